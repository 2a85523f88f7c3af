"""Exact rules of published pirate games: pure positions and choices, no screen, file, clock or language."""

from typing import Any

from .core.game import Game
from .libertalia import LIBERTALIA
from .meuterer import MEUTERER
from .pirate_king import PIRATE_KING
from .spanish_main import SPANISH_MAIN
from .vasco_da_gama import VASCO_DA_GAMA

GAMES: dict[str, Game[Any, Any]] = {
    game.key: game for game in (SPANISH_MAIN, LIBERTALIA, MEUTERER, VASCO_DA_GAMA, PIRATE_KING)
}
"""The games in the box, by key."""
