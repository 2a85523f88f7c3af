"""Where this edition of The Spanish Main comes from (dossier 1, 2.4 and 8)."""

from piratebox.language import pick, t, tn
from piratebox.wording.common_pages import provenances, unofficial
from piratebox.wording.help_page import Block, Heading, HelpPage, Paragraph, Row, Rows, provenance_word
from rules.spanish_main.components import SHIPS, Ship


def nation_word(nation: str) -> str:
    """The flag of a nation, as an adjective."""
    return {"english": t("English"), "spanish": t("Spanish"), "dutch": t("Dutch")}[nation]


def edition_page() -> HelpPage:
    """Credits, what is reconstructed, and how to correct it."""
    blocks: tuple[Block, ...] = (
        Heading(t("The game")),
        Paragraph(
            t(
                "Pirates of the Spanish Main: The Card Game, designed by Bryan Kinsella and Phil "
                "Walker-Harding, "
                "published by WizKids in 2012. Two to four players, from 8 years, about half an hour."
            )
        ),
        unofficial(),
        Heading(t("Where a card comes from"), t("the last word of its row")),
        provenances("printed", "printed_one_source", "derived", "reconstructed"),
        Paragraph(
            t(
                "All effects are printed ones. Made up are the names of the ships, all pirates but Captain "
                "Blackheart, "
                "and which pirate sails which ship. None of that changes the game: a ship has a flag and "
                "nothing else."
            )
        ),
        Paragraph(
            t(
                "Do you own the cards? Correct the names in the file data/ships.toml of rules/spanish_main; "
                "nothing else has to change."
            )
        ),
        Heading(
            t("Ships and pirates"),
            tn(
                "{n} pair in the box; flags are printed",
                "{n} pairs in the box; flags are printed",
                len(SHIPS),
            ),
        ),
        Rows(tuple(map(_ship_row, SHIPS.values()))),
        Heading(t("Also in the box")),
        Rows(
            (
                Row(
                    (t("Cargo holds"), "", "9"),
                    t("Trays that carry a ship and the fame under it. Here the ship row does that."),
                    "printed",
                ),
            )
        ),
    )
    return HelpPage(t("this edition"), t("This edition"), t("about"), blocks)


def _ship_row(ship: Ship) -> Row:
    pirate = str(pick(ship.pirate))
    same = ship.provenance.pirate == ship.provenance.name
    text = (
        pirate
        if same
        else t("{pirate} ({provenance})", pirate=pirate, provenance=provenance_word(ship.provenance.pirate))
    )
    return Row(
        (ship.id, str(pick(ship.name)), nation_word(ship.nation)),
        text,
        ship.provenance.name,
        f"ship:{ship.id}",
    )
