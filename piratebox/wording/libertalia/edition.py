"""Where this edition of Libertalia comes from (dossier 1, 2 and 8)."""

from piratebox.language import pick, t
from piratebox.wording.common_pages import provenances, unofficial
from piratebox.wording.help_page import Block, Heading, HelpPage, Paragraph, Row, Rows, Terms
from rules.libertalia.components import CHARACTERS, PIECES


def edition_page() -> HelpPage:
    """Credits, how sure the cards are, and how to correct them."""
    blocks: tuple[Block, ...] = (
        Heading(t("The game")),
        Paragraph(
            t(
                "Libertalia, designed by Paolo Mori, illustrated by Benjamin Carré and Stéphane Gantiez, "
                "published by Marabunta and Asterion Press in 2012. Two to six players, from 14 years, about "
                "three quarters of an hour. This is the first edition; the second, Winds of Galecrest, is "
                "another game."
            )
        ),
        unofficial(),
        Heading(t("Where a card comes from"), t("the last word of its row")),
        provenances("printed", "printed_one_source"),
        Paragraph(
            t(
                "Nothing in this game had to be made up. Our own are the Chinese names of 28 characters; "
                "those of the Parrot and the Spanish Governor are printed. The texts are in our own words."
            )
        ),
        Paragraph(
            t(
                "Do you own the cards? Correct the rows in the file data/characters.toml of "
                "rules/libertalia; nothing else has to change."
            )
        ),
        Heading(t("Where the sources differ"), t("what the game does is in the row")),
        Terms(
            tuple(
                (str(pick(card.name)), str(pick(card.note)))
                for card in CHARACTERS.values()
                if card.note is not None
            )
        ),
        Heading(t("Also in the box")),
        Rows(
            tuple(
                Row((str(pick(piece.name)), str(piece.count)), _use(piece.id), piece.provenance)
                for piece in PIECES
            )
        ),
    )
    return HelpPage(t("this edition"), t("This edition"), t("about"), blocks)


def _use(piece: str) -> str:
    """What a piece is for."""
    words = {
        "board": t("The ship, and under its hull the booty of the six days."),
        "den": t("Holds a player's characters, doubloons and booty."),
        "score_token": t("Runs along the score track."),
        "crew_marker": t("Drawn for the colours, and laid on the characters not dealt yet."),
        "score_track": t("Counts what the campaigns bring."),
        "bag": t("Holds the booty tokens that lie nowhere else."),
    }
    return words.get(piece, t("Money. The bank never runs out here."))
