"""Vasco da Gama, by Paolo Mori (What's Your Game?, 2009); most printed values are reconstructed."""

from .game import VASCO_DA_GAMA

__all__ = ["VASCO_DA_GAMA"]
