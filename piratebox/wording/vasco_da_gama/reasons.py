"""Why a choice is illegal, by the rules' codes."""

from collections.abc import Callable

from piratebox.language import t

REASONS: dict[str, Callable[[], str]] = {
    "game_over": lambda: t("The game is over."),
    "not_your_turn": lambda: t("It is somebody else's turn."),
    "not_asked": lambda: t("That is not what is being asked."),
    "no_way_back": lambda: t("What is done here cannot be taken back in parts."),
    "pay_the_crew_first": lambda: t("First the crew of the project being launched is paid."),
    "not_during_setup": lambda: t("Nothing can be launched before the first round."),
    "not_your_project": lambda: t("That is not an own project waiting to be launched."),
    "too_few_colours": lambda: t("The crew in hand has too few different colours for that project."),
    "no_such_area": lambda: t("There is no such area."),
    "extra_numbers_are_manuels": lambda: t("21 and 22 belong to Manuel I's additional disc."),
    "needs_an_extra_number": lambda: t("The additional disc takes 21 or 22."),
    "no_such_number": lambda: t("There is no such number."),
    "number_taken": lambda: t("That number lies on the board already."),
    "area_full": lambda: t("Every action space of that area is taken."),
    "cannot_pay": lambda: t("The action costs more Reals than there are."),
    "cannot_afford_a_project": lambda: t("After paying for the action no project could be bought."),
    "no_project_left": lambda: t("No project is left to buy."),
    "nobody_to_recruit": lambda: t("Nobody is left to recruit."),
    "cannot_afford_sailors": lambda: t("There is no money for sailors of even one colour."),
    "no_launched_ship": lambda: t("No launched ship is waiting to sail."),
    "no_captain": lambda: t("No captain is in hand to sail a ship."),
    "no_space_fits": lambda: t("No empty landing space fits the ship's level."),
    "nothing_left_to_take": lambda: t("No money and no character is left to take."),
    "not_on_display": lambda: t("That project is not on display."),
    "cannot_afford_it": lambda: t("There is not enough money for it."),
    "sao_gabriel_comes_alone": lambda: t(
        "The São Gabriel project is bought instead of others, not with them."
    ),
    "already_chosen": lambda: t("That project is chosen already."),
    "no_captain_left": lambda: t("No captain of that colour is left in the captain space."),
    "no_such_section": lambda: t("There is no such crew section."),
    "section_empty": lambda: t("That crew section is empty."),
    "no_such_colour": lambda: t("There is no such colour."),
    "colours_in_order": lambda: t(
        "Colours are chosen in their order; take the last one back for an earlier."
    ),
    "not_that_many": lambda: t("There are not that many of them in the section."),
    "cannot_afford_another_colour": lambda: t("There is no money for one more colour."),
    "hire_somebody_first": lambda: t("Nobody has been chosen to be hired yet."),
    "send_a_ship_first": lambda: t("No ship has been sent yet."),
    "not_ready_to_sail": lambda: t("That is not an own launched ship."),
    "no_such_space": lambda: t("There is no such landing space."),
    "one_landing_an_action": lambda: t("All ships of one action go to the same landing."),
    "space_occupied": lambda: t("A ship stands there already."),
    "level_too_low": lambda: t("The ship's level is too low for that space."),
    "other_reward": lambda: t("That landing gives another reward."),
    "not_in_that_section": lambda: t("No sailor of that colour is in that section."),
    "no_such_stack": lambda: t("There is no such money stack."),
    "stack_taken": lambda: t("That money has been taken this round."),
    "no_such_character": lambda: t("There is no such character."),
    "character_taken": lambda: t("Each character can be taken only once a round."),
    "not_a_crew_you_have": lambda: t("The crew must be in hand, each of another colour."),
}
"""The sentences by code, made at the time of the call."""


def reason(code: str) -> str:
    """The sentence for a code of ``why_not``."""
    return REASONS[code]()
