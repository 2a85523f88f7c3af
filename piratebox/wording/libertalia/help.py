"""The rules of Libertalia in our own words, as pages of help (dossier 2 to 9)."""

from collections.abc import Iterable

from piratebox.language import pick, t, tn
from piratebox.wording.common_pages import rulings_page
from piratebox.wording.help_page import (
    Block,
    Heading,
    HelpPage,
    Paragraph,
    Row,
    Rows,
    Step,
    Steps,
    Terms,
)
from rules.libertalia.components import BOOTY, CHARACTERS, COLOURS, TOKENS, Character

from .crews import ties_won
from .edition import edition_page
from .names import colour, phases
from .options import options_page
from .rulings import ruling_groups


def pages(now: str | None = None) -> list[HelpPage]:
    """The pages after the keys; ``now`` is the kind of the decision that the game waits for."""
    return [
        _day(now),
        _characters(),
        _ties(),
        _booty(),
        options_page(),
        rulings_page(ruling_groups()),
        edition_page(),
    ]


# --- day and goal -----------------------------------------------------------------------------------------


def _day(now: str | None) -> HelpPage:
    return HelpPage(
        t("the day and the goal"),
        t("Day and goal"),
        t("turn"),
        (
            Heading(t("What it is about")),
            Paragraph(
                t(
                    "Everybody leads a crew of the same thirty characters, and is dealt the same ones. "
                    "Three campaigns of six days of looting, then a day of rest: who plays which "
                    "character on which day decides who gets the booty. "
                    "The most doubloons from the three campaigns win."
                )
            ),
            Heading(t("A day in four steps"), t("the filled step is now")),
            Steps(_steps(), now),
            Heading(t("After the sixth day")),
            Terms(
                (
                    (
                        t("Day of rest"),
                        t(
                            "The end-of-campaign actions of the characters in the dens, in each den from the "
                            "highest rank to the lowest. Nobody decides anything."
                        ),
                    ),
                    (t("Scoring"), t("Each den scores its doubloons and its booty, but never less than 0.")),
                    (
                        t("Next campaign"),
                        t(
                            "Characters played leave the game, booty and doubloons go back. Everybody keeps "
                            "the characters still in hand, gets the same six new ones and 10 doubloons."
                        ),
                    ),
                    (t("The end"), t("After the third campaign. Who is level shares the victory.")),
                )
            ),
            *_setting_up(),
        ),
    )


def _steps() -> tuple[Step, ...]:
    return (
        Step(
            "1",
            t("Sunrise"),
            t(
                "Everybody picks a character in secret. All are revealed together and stand on the ship by "
                "rank, low at the left; of the same rank, by the number in the silver mark."
            ),
            ("play",),
        ),
        Step(
            "2",
            t("Day"),
            t("From the lowest to the highest: each character carries out its day action, if it has one."),
            ("parrot", "recruit", "keep", "gunner", "sell", "revive"),
        ),
        Step(
            "3",
            t("Dusk"),
            t(
                "From the highest to the lowest: each takes one of today's booty tokens and enters its den "
                "before the next one takes."
            ),
            ("booty", "saber"),
        ),
        Step(
            "4",
            t("Night"),
            t(
                "In all dens, from the highest rank to the lowest: characters with a night action act, "
                "every night anew."
            ),
            ("waitress",),
        ),
    )


def _setting_up() -> tuple[Block, ...]:
    return (
        Heading(t("Setting up")),
        Terms(
            (
                (t("Crews"), t("A colour by lot and 10 doubloons for everybody.")),
                (
                    t("Booty"),
                    t("For each of the six days as many tokens as players, face up under the hull."),
                ),
                (
                    t("Characters"),
                    t("The same nine for everybody, six more in each later campaign; nine are never dealt."),
                ),
            )
        ),
        Heading(t("What everybody knows")),
        Paragraph(
            t(
                "Ship, dens, doubloons and booty are open, and so are the characters dealt. A hand can "
                "therefore be worked out, except for what a Surgeon took back. Secret are only the "
                "character picked at sunrise and the one the Surgeon takes."
            )
        ),
    )


# --- characters -------------------------------------------------------------------------------------------


def _characters() -> HelpPage:
    groups = (
        (t("Ranks 1 to 10"), t("act early by day, take what the others left"), range(1, 11)),
        (t("Ranks 11 to 20"), "", range(11, 21)),
        (t("Ranks 21 to 30"), t("act late by day, take first at dusk"), range(21, 31)),
    )
    blocks: list[Block] = [
        Heading(t("The crew"), t("{n} characters, the same in all six colours", n=len(CHARACTERS))),
        Paragraph(
            t(
                "Every action must be carried out unless it says may. What cannot be done is left out; "
                "who must pay more than he has pays what he has. "
                "Discarded characters go face down to their player's graveyard, discarded tokens to the bag."
            )
        ),
    ]
    for title, remark, ranks in groups:
        blocks += [Heading(title, remark), _card_rows(CHARACTERS[rank] for rank in ranks)]
    return HelpPage(t("the characters"), t("Characters"), t("crew"), tuple(blocks))


def _card_rows(cards: Iterable[Character]) -> Rows:
    return Rows(
        tuple(
            Row(
                (str(card.rank), str(pick(card.name)), phases(card.rank)),
                str(pick(card.text)),
                card.provenance.effect,
                f"card:{card.id}",
            )
            for card in cards
        )
    )


# --- ties -------------------------------------------------------------------------------------------------


def _ties() -> HelpPage:
    blocks: tuple[Block, ...] = (
        Heading(t("When the same characters meet")),
        Paragraph(
            t(
                "Each card bears a number from 1 to 6 in a silver mark, another one in each colour. "
                "Of two cards of the same rank the one with the higher number stands further right: "
                "it acts later by day and takes booty earlier."
            )
        ),
        Heading(t("Colour against colour"), t("how many of the 30 characters stand above the other's")),
        Terms(tuple((colour(id), _against(id)) for id in COLOURS)),
        Heading(t("Card by card"), t("from left to right, marks 1 to 6")),
        Rows(
            tuple(
                Row(
                    (str(card.rank), str(pick(card.name))),
                    _left_to_right(card),
                    card.provenance.influence,
                    f"card:{card.id}",
                )
                for card in CHARACTERS.values()
            )
        ),
    )
    return HelpPage(t("who stands above whom"), t("Ties"), t("ties"), blocks)


def _against(id: str) -> str:
    return t(", ").join(
        t("{colour} {n}", colour=colour(other), n=ties_won(id, other)) for other in COLOURS if other != id
    )


def _left_to_right(card: Character) -> str:
    marks = card.influence.model_dump()
    return t(", ").join(colour(id) for id in sorted(COLOURS, key=lambda id: int(marks[id])))


# --- booty ------------------------------------------------------------------------------------------------


def _booty() -> HelpPage:
    return HelpPage(
        t("booty and scoring"),
        t("Booty and score"),
        t("booty"),
        (
            Heading(t("The tokens"), tn("{n} token in the bag", "{n} tokens in the bag", sum(TOKENS))),
            Paragraph(
                t(
                    "The booty of all six days lies open from the start of the campaign. While a token is "
                    "left it must be taken, welcome or not; what stays behind at dusk is out of reach."
                )
            ),
            Rows(
                tuple(
                    Row(
                        (str(pick(token.name)), str(token.count)),
                        str(pick(token.text)),
                        token.provenance,
                        f"token:{token.id}",
                    )
                    for token in BOOTY
                )
            ),
            Heading(t("A den's worth"), t("at the end of each campaign")),
            Terms(
                (
                    (t("Doubloons"), t("1 each, after the day of rest.")),
                    (t("Booty"), t("5 a chest, 3 a jewel, 1 a goods, 12 for every three treasure maps.")),
                    (t("Relics"), t("-3 each. No den is worth less than 0.")),
                    (t("Nothing"), t("Spanish officers, sabers, single maps, and characters in hand.")),
                )
            ),
            Paragraph(
                t(
                    "For example: 7 doubloons, a chest, two jewels, three goods, four maps and one relic are "
                    "worth 7 + 5 + 6 + 3 + 12 - 3 = 30."
                )
            ),
        ),
    )
