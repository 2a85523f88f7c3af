"""The options of Libertalia, as a page of help (dossier 9)."""

from piratebox.language import t
from piratebox.wording.help_page import Heading, HelpPage, Paragraph, Terms


def options_page() -> HelpPage:
    """What the table may agree before the first day."""
    return HelpPage(
        t("options for the table"),
        t("Options"),
        t("extra"),
        (
            Paragraph(t("Agreed before the first turn; any of them may be combined.")),
            Heading(t("Colours"), t("they only matter when the same characters meet")),
            Terms(
                (
                    (t("Drawn"), t("By lot, as in the rules.")),
                    (
                        t("Even"),
                        t(
                            "By lot among the most even spreads: opposite colours for two, every second one "
                            "for three."
                        ),
                    ),
                    (t("Chosen"), t("Seat by seat, from the first one on.")),
                )
            ),
            Heading(t("Memory mode"), t("booty face down, as at a real table")),
            Paragraph(
                t(
                    "Only the number of tokens in each den is shown; your own are seen behind the curtain. "
                    "Whatever an action concerns is revealed for that action. "
                    "A Waitress is asked every night while her den holds any token."
                )
            ),
            Heading(t("The Gunner may be free"), t("another reading")),
            Paragraph(t("When no den holds a character, the Gunner does not pay his 3 doubloons.")),
            Heading(t("A strict Topman"), t("another reading")),
            Paragraph(t("A Topman gains his 5 doubloons only if every other den holds more characters.")),
            Heading(t("The day of rest added up"), t("another reading")),
            Paragraph(
                t(
                    "All gains and losses of a den are added up first and end at 0 only once. "
                    "Normally each loss ends at 0 by itself, from the highest rank down."
                )
            ),
            Heading(t("Last campaign breaks ties"), t("for contests")),
            Paragraph(
                t(
                    "Of those level at the end the one with the best third campaign wins; "
                    "if that is level too, they share."
                )
            ),
        ),
    )
