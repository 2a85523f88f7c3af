"""What the help of every game says alike."""

from collections.abc import Callable, Sequence

from piratebox.language import t

from .help_page import Block, Heading, HelpPage, Paragraph, RulingGroup, Rulings, Terms, provenance_word

_MEANINGS: dict[str, Callable[[], str]] = {
    "printed": lambda: t("Name, number and effect are those of the published game."),
    "printed_one_source": lambda: t("As printed, by one witness only."),
    "derived": lambda: t("Worked out from the printed totals."),
    "reconstructed": lambda: t("Not known to us; made up for this edition."),
}


def rulings_page(groups: Sequence[RulingGroup]) -> HelpPage:
    """All rulings of a game under their headings, and what the words for their sources mean."""
    blocks: list[Block] = []
    for title, rulings in groups:
        blocks += [Heading(title), Rulings(rulings)]
    blocks.append(
        Paragraph(
            t(
                "Printed: the rules say so. Follows: it cannot be otherwise. "
                "Our ruling: the rules are silent or unclear, and this is how we play."
            )
        )
    )
    count = sum(len(rulings) for _, rulings in groups)
    return HelpPage(t("rulings"), t("Rulings, {n}", n=count), t("FAQ"), tuple(blocks))


def unofficial() -> Paragraph:
    """What every edition says of itself: whose game it is, and what the licence covers."""
    return Paragraph(
        t(
            "This is an unofficial version made by admirers. It has no connection with the designers or the "
            "publisher; if you like the game, buy theirs. The licence of this program covers its code only, "
            "not the game, its name or its words."
        )
    )


def provenances(*codes: str, printed: str = "") -> Terms:
    """The words for where components come from, and what they mean.

    Args:
        codes: those that occur in the game, as in the data files.
        printed: what "printed" means there, if it is not name, number and effect of a card.
    """
    meanings = {code: _MEANINGS[code]() for code in codes}
    if printed:
        meanings["printed"] = printed
    return Terms(tuple((provenance_word(code), meaning) for code, meaning in meanings.items()))
