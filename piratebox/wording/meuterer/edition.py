"""Where this edition of Meuterer comes from (dossier 1, 2 and 8)."""

from piratebox.language import pick, t
from piratebox.wording.common_pages import provenances, unofficial
from piratebox.wording.help_page import Block, Heading, HelpPage, Paragraph, Row, Rows, Terms
from rules.meuterer.components import ISLANDS, PIECES, Piece


def edition_page() -> HelpPage:
    """Credits, how sure the cards are, and how to correct them."""
    blocks: tuple[Block, ...] = (
        Heading(t("The game")),
        Paragraph(
            t(
                "Meuterer, designed and drawn by Marcel-André Casasola Merkle, published by Adlung-Spiele "
                "in 2000. Three or four players, from 12 years, about three quarters of an hour."
            )
        ),
        unofficial(),
        Heading(t("Where a card comes from"), t("the last word of its row")),
        provenances("printed", "printed_one_source", "reconstructed"),
        Paragraph(
            t(
                "Roles, counts and the order of the islands follow the rules. The prices and arrival points "
                "of eleven islands come from one source; those of Ice Rock are confirmed by more. "
                "What Pirates and the pirate ship do is made up, and used in the variant only. "
                "The texts are in our own words."
            )
        ),
        Paragraph(
            t(
                "Do you own the cards? Correct the rows in the file data/islands.toml of rules/meuterer, and "
                "the variant in pirates.py beside it; nothing else has to change."
            )
        ),
        Heading(t("Printed names"), t("of the islands, clockwise from Highland")),
        Terms(tuple((str(pick(island.name)), island.german) for island in ISLANDS.values())),
        Heading(t("Also in the box")),
        Rows(tuple(map(_piece_row, PIECES))),
    )
    return HelpPage(t("this edition"), t("This edition"), t("about"), blocks)


def _piece_row(piece: Piece) -> Row:
    return Row((str(pick(piece.name)), str(piece.count)), piece_text(piece), piece.provenance)


def piece_text(piece: Piece) -> str:
    """What a piece is for."""
    if piece.text is not None:
        return str(pick(piece.text))
    words = {
        "captain_0_1": t("Two sided; shows the salary. Whoever holds both captain cards is captain."),
        "captain_2_3": t("Two sided; shows the salary. Whoever holds both captain cards is captain."),
        "merchant_ship": t("Lies at the island where the ship is."),
        "captains_destination": t("The light marker: where the captain is bound for."),
        "mutineers_destination": t("The dark marker: where the mutineer is bound for."),
        "overview": t("A player's aid; here help and inspection do that."),
    }
    return words.get(piece.id, t("Shows how to lay out the cards; here the board does that."))
