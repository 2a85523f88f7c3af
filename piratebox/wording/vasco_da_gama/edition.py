"""Where this edition of Vasco da Gama comes from (dossier 1, 2 and 8)."""

from piratebox.language import pick, t
from piratebox.wording.common_pages import provenances, unofficial
from piratebox.wording.help_page import Block, Heading, HelpPage, Paragraph, Row, Rows, Terms
from rules.vasco_da_gama.components import BASE


def edition_page() -> HelpPage:
    """Credits, what is reconstructed, and how to correct it."""
    blocks: tuple[Block, ...] = (
        Heading(t("The game")),
        Paragraph(
            t(
                "Vasco da Gama, designed by Paolo Mori, illustrated by Mariano Iannelli, published by "
                "What's Your Game? in 2009. Two to four players, from 12 years, one to two hours."
            )
        ),
        unofficial(),
        Heading(t("Where a value comes from"), t("the last word of its row")),
        provenances(
            "printed",
            "printed_one_source",
            "derived",
            "reconstructed",
            printed=t("That of the published game."),
        ),
        Paragraph(
            t(
                "The rules and prices are the published ones, and so are the numbers of tiles and pieces, "
                "the four characters, the completion bonuses, the reward of Mozambique and the merchants of "
                "level 7 and 11. Made up are the values on the projects, on the Vasco da Gama tiles, on the "
                "other merchants and on the landing spaces, the other rewards, the money for declining, and "
                "the number of action spaces. They fit everything that is known about the game."
            )
        ),
        Paragraph(
            t(
                "Do you own the game? Write its values into corrections/vasco_da_gama.toml in the folder of "
                "the settings; the page on the options tells how."
            )
        ),
        Heading(t("Where the sources differ"), t("what the game does is in the row")),
        Terms(
            (
                (t("Captains"), t("A captain is needed for sailing a ship, not for launching it.")),
                (t("Characters"), t("They pay at the end of every round, the fifth one included.")),
                (t("Sailors"), t("The price goes by colours, however many sailors are taken.")),
                (t("Landings"), t("Mombasa comes after Mozambique, Malindi after Mombasa.")),
                (t("The tile"), t("The one turned up in phase two counts again in the next round.")),
                (t("Merchants"), t("The next one is turned up after the one taken has sailed or is held.")),
            )
        ),
        Heading(t("Prices and limits")),
        Rows(
            tuple(
                Row((str(row.amount),), str(pick(row.name)), row.provenance)
                for row in BASE.rows["number"].values()
            )
        ),
        Heading(t("Also in the box")),
        Rows(
            tuple(
                Row((str(row.count),), str(pick(row.name)), row.provenance)
                for row in BASE.rows["piece"].values()
            )
        ),
    )
    return HelpPage(t("this edition"), t("This edition"), t("about"), blocks)
