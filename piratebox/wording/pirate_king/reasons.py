"""Why a choice is illegal, by the rules' codes."""

from collections.abc import Callable

from piratebox.language import t

REASONS: dict[str, Callable[[], str]] = {
    "game_over": lambda: t("The game is over."),
    "no_such_seat": lambda: t("There is no such player."),
    "not_your_turn": lambda: t("It is somebody else's turn."),
    "not_asked": lambda: t("Something else is being asked now."),
    "out_of_the_round": lambda: t("Whoever has stopped or is bust votes no more this round."),
    "already_voted": lambda: t("The vote is given and cannot be changed."),
    "place_with_yourself": lambda: t("The card goes to another player."),
    "host_is_bust": lambda: t("Whoever is bust is out of the round; effects do not touch a bust player."),
    "pirate_taken": lambda: t("Somebody has that pirate already."),
    "no_such_pirate": lambda: t("There is no such pirate."),
    "not_seen": lambda: t("That is not one of the cards looked at."),
    "not_in_your_discard": lambda: t("That card does not lie in the own discard pile."),
    "no_such_monster": lambda: t("That monster does not lie open."),
    "no_such_loot": lambda: t("That loot does not lie open."),
}
"""The sentences by code, made at the time of the call."""


def reason(code: str) -> str:
    """The sentence for a code of ``why_not``."""
    return REASONS[code]()
