"""The options of Vasco da Gama, as a page of help (dossier 8 and 9)."""

from piratebox.language import t
from piratebox.wording.help_page import Heading, HelpPage, Paragraph, Terms


def options_page() -> HelpPage:
    """What the table may agree before the first round, and what the number of players changes."""
    return HelpPage(
        t("options for the table"),
        t("Options"),
        t("extra"),
        (
            Paragraph(t("The published game has no variants. These are agreed before the first round.")),
            Heading(t("Character discs free their space"), t("another reading")),
            Paragraph(
                t(
                    "A disc that moves onto a character leaves its action space open again. That matters "
                    "only for Manuel I's disc placed in phase two."
                )
            ),
            Heading(t("Corrected values"), t("for owners of the printed game")),
            Paragraph(
                t(
                    "Many printed numbers are not known to us, and are made up for this edition. A "
                    "corrections file replaces them: rows such as those of the game's data files, each with "
                    "its id and only the fields that differ. It belongs into the folder of the settings, as "
                    "corrections/vasco_da_gama.toml; a match keeps the values it was begun with. These pages "
                    "show the values of this edition."
                )
            ),
            Paragraph(
                t(
                    "The tables are project, merchant, tile, landing, area, row, number and piece. What does "
                    "not fit is named with its row, its field and the reason."
                )
            ),
            Heading(t("By the number of players")),
            Terms(
                (
                    (
                        t("Two players"),
                        t("Two crew sections, three spaces in each area; Dias and Girolamo are dealt."),
                    ),
                    (
                        t("Three players"),
                        t("Three sections, four spaces in each area; Francisco is dealt as well."),
                    ),
                    (
                        t("Four players"),
                        t("Four sections, five spaces in each area; Manuel I is dealt as well."),
                    ),
                )
            ),
        ),
    )
