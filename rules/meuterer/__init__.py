"""Meuterer (Mutineer), by Marcel-André Casasola Merkle (Adlung-Spiele, 2000)."""

from .game import MEUTERER

__all__ = ["MEUTERER"]
