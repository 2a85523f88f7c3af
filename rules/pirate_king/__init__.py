"""Pirate King!, by Frankie Bu (Boquerón Games, 2025); its card list is reconstructed."""

from .game import PIRATE_KING

__all__ = ["PIRATE_KING"]
