"""The rules of Pirate King! in our own words, as pages of help (dossier 2 to 9)."""

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
from rules.pirate_king.cards import Box, Kind
from rules.pirate_king.components import BASE

from .edition import edition_page
from .effects import effects_page
from .names import GLYPHS, card_name
from .options import options_page
from .rulings import ruling_groups


def pages(now: str | None = None, box: Box = BASE) -> list[HelpPage]:
    """The pages after the keys.

    Args:
        now: the kind of the decision that the game waits for.
        box: the cards to list; by default those of this edition.
    """
    return [
        _round(now),
        effects_page(),
        _crews(box),
        _prizes(box),
        options_page(),
        rulings_page(ruling_groups()),
        edition_page(box),
    ]


# --- the round --------------------------------------------------------------------------------------------


def _round(now: str | None) -> HelpPage:
    return HelpPage(
        t("the round, bust and the score"),
        t("Round, bust, score"),
        t("round"),
        (
            Heading(t("What it is about")),
            Paragraph(
                t(
                    "Everybody flips cards off the own deck and stops in time. Swords win monsters, gold "
                    "chooses loot, and a third curse tears the row. What is won joins the deck. Crowns on "
                    "the own cards decide after seven rounds."
                )
            ),
            Heading(t("A round in five steps"), t("the filled step is now")),
            Steps(_steps(), now),
            Heading(t("Symbols")),
            Terms(
                (
                    (t("{glyph} sword", glyph=GLYPHS["sword"]), t("Counts in the battle.")),
                    (t("{glyph} gold", glyph=GLYPHS["gold"]), t("Counts for the loot.")),
                    (
                        t("{glyph} curse", glyph=GLYPHS["curse"]),
                        t("Three in a play area when a flip is settled: bust."),
                    ),
                    (t("{glyph} crown", glyph=GLYPHS["crown"]), t("Scores at the end of the game.")),
                )
            ),
            Heading(t("Bust")),
            Paragraph(
                t(
                    "When all effects of a flip are done, everybody with three or more curses face up is "
                    "bust, players who have stopped as well. The own row is discarded, and for battle and "
                    "loot the player counts -1 sword and -1 gold. Cards of others stay where they lie."
                )
            ),
            Heading(t("Level in swords or gold")),
            Paragraph(
                t(
                    "Who sits nearer to the captain, clockwise, goes first; the captain is nearest. The last "
                    "of a tie that mattered takes the captain token afterwards."
                )
            ),
            Heading(t("The end")),
            Paragraph(
                t(
                    "After the seventh round count the crowns printed on all own cards, those of cards with "
                    "a bonus for the end, and 1 for the captain token. The most crowns win. Whoever meets "
                    "the condition of a card that wins outright is ahead of all others. Level: the captain, "
                    "otherwise shared."
                )
            ),
            Heading(t("What everybody knows")),
            Paragraph(
                t(
                    "Rows, displays, discard piles and what each deck holds are open; the order of a deck is "
                    "known to nobody. What a player looks at is secret, and so are votes until all are in."
                )
            ),
            *_setting_up(),
        ),
    )


def _steps() -> tuple[Step, ...]:
    return (
        Step(
            "0", t("Pirates"), t("Once: everybody takes a pirate into a starter set of eight."), ("pirate",)
        ),
        Step(
            "1", t("Start"), t("Two monsters and as many loot cards as players are laid out; two players: 4.")
        ),
        Step(
            "2",
            t("Obtain"),
            t(
                "All flip a card at once; effects in order from the captain; bust; then a sealed vote of all "
                "still in: flip on or stop. Repeated until nobody flips."
            ),
            ("ballot", "look", "choose", "from_discard", "place"),
        ),
        Step(
            "3",
            t("Battle"),
            t("The most swords take a monster, the second most the other one."),
            ("monster",),
        ),
        Step("4", t("Loot"), t("In order of gold everybody takes a loot card."), ("loot", "remove")),
        Step("5", t("New round"), t("All cards in play go to their owners' discard piles.")),
    )


def _setting_up() -> tuple[Block, ...]:
    return (
        Heading(t("Setting up")),
        Terms(
            (
                (t("Captain"), t("Drawn by lot; holds the captain token.")),
                (
                    t("Pirates"),
                    t("Chosen in turn; the captain's left neighbour begins, the captain is last."),
                ),
                (
                    t("Decks"),
                    t("The pirate and eight starter cards each, shuffled; own discard piles face up."),
                ),
                (t("Piles"), t("Monsters and loot, shuffled, face down.")),
            )
        ),
    )


# --- cards ------------------------------------------------------------------------------------------------


def _crews(box: Box) -> HelpPage:
    return HelpPage(
        t("pirates and starter cards"),
        t("Pirates, starter cards"),
        t("decks"),
        (
            _warning(),
            Heading(t("Pirates"), t("everybody chooses one; the others stay in the box")),
            _rows(box, "pirate"),
            Heading(t("Starter cards"), t("every player has the same set; the number is that of one set")),
            _rows(box, "starter"),
        ),
    )


def _prizes(box: Box) -> HelpPage:
    monsters, loot = len(box.monsters), len(box.loot)
    return HelpPage(
        t("monsters and loot"),
        t("Monsters, loot"),
        t("loot"),
        (
            _warning(),
            Heading(t("Monsters"), tn("{n} card, two a round", "{n} cards, two a round", monsters)),
            _rows(box, "monster"),
            Heading(
                t("Loot"), tn("{n} card, one a player and round", "{n} cards, one a player and round", loot)
            ),
            _rows(box, "loot"),
        ),
    )


def _warning() -> Paragraph:
    return Paragraph(
        t("Rules after the published game; this card list is reconstructed for this edition, not printed.")
    )


def _rows(box: Box, kind: Kind) -> Rows:
    return Rows(
        tuple(
            Row(
                (card_name(box, card.id), str(card.count)),
                str(pick(card.text)),
                card.provenance,
                f"{kind}:{card.id}",
            )
            for card in box.cards.values()
            if card.kind == kind
        )
    )
