"""Why a choice is illegal, by the rules' codes."""

from collections.abc import Callable

from piratebox.language import t

REASONS: dict[str, Callable[[], str]] = {
    "game_over": lambda: t("The game is over."),
    "no_such_seat": lambda: t("Nobody sits there."),
    "not_your_turn": lambda: t("It is somebody else's turn."),
    "already_chosen": lambda: t("The character for today is sealed already."),
    "not_asked": lambda: t("That is not what is being asked."),
    "not_in_hand": lambda: t("That character is not in hand."),
    "no_such_token_today": lambda: t(
        "No such token lies in today's space; those of other days are out of reach."
    ),
    "not_a_neighbour": lambda: t("A saber reaches only the dens to the left and right."),
    "not_in_that_den": lambda: t("That character is not in that den."),
    "not_in_your_den": lambda: t("The Recruiter finds only characters of his own den."),
    "not_in_your_graveyard": lambda: t("That character does not lie in the own graveyard."),
    "sell_two_or_three": lambda: t("The Merchant buys two tokens alike, or three."),
    "too_few_tokens": lambda: t("There are not enough tokens of that kind in the den."),
    "no_map": lambda: t("There is no treasure map in the den to sell."),
    "colour_taken": lambda: t("Another player has that colour already."),
    "no_such_colour": lambda: t("There is no such colour."),
}
"""The sentences by code, made at the time of the call."""


def reason(code: str) -> str:
    """The sentence for a code of ``why_not``."""
    return REASONS[code]()
