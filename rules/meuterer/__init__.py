"""Meuterer (Mutineer), by Marcel-André Casasola Merkle (Adlung-Spiele, 2000)."""

from .game import MEUTERER, Meuterer

__all__ = ["MEUTERER", "Meuterer"]
