"""Libertalia, first edition, by Paolo Mori (Marabunta / Asterion Press, 2012)."""

from .game import LIBERTALIA

__all__ = ["LIBERTALIA"]
