"""The options of Meuterer, as a page of help (dossier 3.2, 9)."""

from piratebox.language import t
from piratebox.wording.help_page import Heading, HelpPage, Paragraph, Terms


def options_page() -> HelpPage:
    """What the table may agree before the first round."""
    return HelpPage(
        t("options for the table"),
        t("Options"),
        t("extra"),
        (
            Paragraph(t("Agreed before the first turn; any of them may be combined.")),
            Heading(t("The island ring")),
            Terms(
                (
                    (t("Shuffled"), t("The islands lie in random order, Highland on top.")),
                    (t("Introductory"), t("The fixed order of the page on islands, good for a first game.")),
                )
            ),
            Heading(t("The pirate ship"), t("house reconstruction, not the printed rules")),
            Paragraph(
                t(
                    "The box holds a Pirates card and a pirate ship for advanced players. What is printed "
                    "about them could not be found, so this variant is our own."
                )
            ),
            Terms(
                (
                    (
                        t("Pirates"),
                        t("Shuffled into the goods as a 37th card. It is neither goods nor a weapon."),
                    ),
                    (
                        t("Course"),
                        t(
                            "If it is offered, the pirate ship goes to the island as many steps ahead of the "
                            "ship as its owner holds cards when the roles are shown."
                        ),
                    ),
                    (
                        t("Raid"),
                        t(
                            "If the ship is to sail to that island, the arrival points go to the owner of "
                            "Pirates. Salary, the Boy's 2 points and the captaincy are not touched."
                        ),
                    ),
                    (t("Blockade"), t("If that island is open, it buys nothing this round.")),
                    (t("After that"), t("The pirate ship leaves the ring, and Pirates is discarded.")),
                )
            ),
        ),
    )
