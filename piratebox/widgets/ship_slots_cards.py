"""What each character does, in the words of a card in the hand: two lines of 29 cells, or one of 36."""

from piratebox.language import pick, t
from piratebox.wording.libertalia.names import phase_word
from rules.libertalia.components import CHARACTERS

from .canvas import wrap

TEXT = 29
"""Cells of a line on a card of the wide drawing."""


def card_lines(rank: int) -> list[str]:
    """The card's text in at most two lines."""
    lines = wrap(_text(rank), TEXT)
    return lines if len(lines) <= 2 else wrap(str(pick(CHARACTERS[rank].brief)), TEXT)[:2]


def card_line(rank: int) -> str:
    """The card's shortest text, with its phase where that is not in it."""
    card = CHARACTERS[rank]
    phase, brief = card.phases[0], str(pick(card.brief))
    if phase not in ("day", "dusk") and rank != 8:
        return brief
    return t("{phase}: {text}", phase=phase_word(phase).capitalize(), text=brief)


def _text(rank: int) -> str:
    return {
        1: t("Day: leaves; another card from hand takes its place."),
        2: t("Day: all own relics go to the left neighbour."),
        3: t("Day: the highest on the ship pays 3."),
        4: t("Day: take one character of the den back into hand."),
        5: t("Dusk: takes no booty."),
        6: t("Day: keep only one token. End of campaign: gain 5."),
        7: t("Night: gain 1."),
        8: t("Night: may discard a map to gain 3."),
        9: t("Day: lose half the coins. End of campaign: gain 10."),
        10: t("Day: gain 5 if the owner has fewer than 9 coins."),
        11: t("Day: gain 2 per character in the graveyard."),
        12: t("Night: gain 1 per den character above 12."),
        13: t("Night: discard the lowest other of the den, gain 2."),
        14: t("Day: discard the highest on the ship, even himself."),
        15: t("Day: pay 3, then discard one character from any den."),
        16: t("End of campaign: gain 5 if no den holds fewer."),
        17: t("Day: swap officers for as many tokens from the bag."),
        18: t("Dusk: takes two booty tokens."),
        19: t("Day: gain 2 per den character below 19."),
        20: t("Night: gain 1 per saber owned."),
        21: t("Day: sell 2 tokens alike for 3, or 3 alike for 5."),
        22: t("Day: take a graveyard card into hand, unseen."),
        23: t("End of campaign: gain 1 per goods, jewel and chest."),
        24: t("Day: pay 1 per token owned. End of campaign: gain 8."),
        25: t("End of campaign: gain 6 if the only one, else lose 3."),
        26: t("Day: gain 1 per token owned. End of campaign: lose 8."),
        27: t("Night: gain 2 if the only one; otherwise all are out."),
        28: t("End of campaign: gain 1 per den character."),
        29: t("Day: gain 3. End of campaign: lose 3 per relic owned."),
        30: t("Day: discard the whole own den."),
    }[rank]
