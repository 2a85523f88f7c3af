"""Pirates of the Spanish Main: The Card Game, by Bryan Kinsella and Phil Walker-Harding (WizKids, 2012)."""

from .game import SPANISH_MAIN

__all__ = ["SPANISH_MAIN"]
