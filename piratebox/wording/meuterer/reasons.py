"""Why a choice is illegal, by the rules' codes."""

from collections.abc import Callable

from piratebox.language import t

REASONS: dict[str, Callable[[], str]] = {
    "game_over": lambda: t("The game is over."),
    "not_your_turn": lambda: t("It is somebody else's turn."),
    "salary_first": lambda: t("The captain promises a salary first, from 0 to 3."),
    "offer_or_pass": lambda: t("Now a card is offered, or the player passes."),
    "take_a_role": lambda: t("Whoever has passed must keep one of the roles in the middle."),
    "add_or_stop": lambda: t("Now a weapon is added, or the player stops."),
    "allocate_goods": lambda: t("Now the goods are shared out among the open islands."),
    "return_cards": lambda: t("The Loader must put three cards under the draw pile."),
    "no_such_salary": lambda: t("The captain cards show only 0, 1, 2 and 3."),
    "no_such_card": lambda: t("There is no such card."),
    "not_in_hand": lambda: t("No such card is in hand."),
    "no_such_role": lambda: t("There is no such role."),
    "role_taken": lambda: t("That role does not lie in the middle any more."),
    "no_weapon": lambda: t("There is no weapon in hand to add."),
    "no_such_island": lambda: t("Only one island is open."),
    "not_goods": lambda: t("Only goods can be sold; weapons and pirates are none."),
    "island_buys_other_goods": lambda: t("That island buys other goods, or nothing at all this round."),
    "kind_and_count": lambda: t("A number of cards needs a kind, and a kind needs a number."),
    "too_few_cards": lambda: t("Not so many cards of that kind lie in front of the player."),
    "goods_left_out": lambda: t("Goods that an open island would still buy may not be held back."),
}
"""The sentences by code, made at the time of the call."""


def reason(code: str) -> str:
    """The sentence for a code of ``why_not``."""
    return REASONS[code]()
