"""Libertalia, first edition, by Paolo Mori (Marabunta / Asterion Press, 2012)."""

from .game import LIBERTALIA, Libertalia

__all__ = ["LIBERTALIA", "Libertalia"]
