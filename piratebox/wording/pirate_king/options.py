"""The options of Pirate King!, the standing order and two players, as a page of help (dossier 6, 9)."""

from piratebox.language import t
from piratebox.wording.help_page import Heading, HelpPage, Paragraph, Terms


def options_page() -> HelpPage:
    """What the table may agree before the first round, and what players may set while they play."""
    return HelpPage(
        t("options for the table"),
        t("Options, orders, two players"),
        t("extra"),
        (
            Heading(t("Agreed before the first round"), t("our own; any of them may be combined")),
            Terms(
                (
                    (t("Pirates by lot"), t("Everybody is dealt a pirate instead of choosing one.")),
                    (
                        t("Captain chooses first"),
                        t("Otherwise the captain's left neighbour begins, and the captain chooses last."),
                    ),
                    (t("Open ballots"), t("Votes are declared in turn instead of sealed.")),
                    (
                        t("No instant wins"),
                        t("The two loot cards that win outright are replaced by Great Rubies."),
                    ),
                    (
                        t("Own card list"),
                        t("The printed cards, from a card file; the last page tells how."),
                    ),
                )
            ),
            Heading(t("A standing order"), t("the key o, at the first vote of a round")),
            Paragraph(
                t(
                    "Most votes carry no risk. The first vote of a round therefore offers orders for all "
                    "players at this keyboard: flip on by itself until two curses show, or until the risk "
                    "of bust that everybody can work out passes a limit."
                )
            ),
            Paragraph(
                t(
                    "An order ends with the round. A question is skipped only while every human who is still "
                    "in has an order that says flip, so that nobody learns from a gap how somebody votes. "
                    "A lone player among bots may give an order any time."
                )
            ),
            Heading(t("Two players")),
            Terms(
                (
                    (t("Loot"), t("Four cards are laid out. Each takes one and removes one from the game.")),
                    (
                        t("Monsters"),
                        t("The one with more swords takes one of the two; the other is removed."),
                    ),
                    (t("Ties"), t("The captain goes first; the other player then takes the token.")),
                )
            ),
        ),
    )
