"""The rules of Meuterer in our own words, as pages of help (dossier 2 to 9)."""

from piratebox.language import pick, t, tn, tp
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
from rules.meuterer.components import CARDS, ISLANDS, ROLE_CARDS, Card

from .edition import edition_page
from .names import buys_word, island_name, side_word
from .options import options_page
from .rulings import ruling_groups


def pages(now: str | None = None) -> list[HelpPage]:
    """The pages after the keys; ``now`` is the kind of the decision that the game waits for."""
    return [
        _round(now),
        _islands(),
        _example(),
        options_page(),
        rulings_page(ruling_groups()),
        edition_page(),
    ]


# --- round, roles and goods -------------------------------------------------------------------------------


def _round(now: str | None) -> HelpPage:
    return HelpPage(
        t("the round, roles and goods"),
        t("Round, roles, goods"),
        t("round"),
        (
            Heading(t("What it is about")),
            Paragraph(
                t(
                    "One merchant ship, one captain, and a crew that may be loyal or not. "
                    "The ship sails round a ring of twelve islands; goods are sold where it lies and where "
                    "it was before. "
                    "Points come from commanding the ship, from the roles, and from selling the most. "
                    "The most points after the last round win; they can also fall below 0."
                )
            ),
            Heading(t("A round in ten steps"), t("the filled step is now")),
            Steps(_steps(), now),
            Heading(t("Roles"), t("chosen in secret when passing; the captain takes none")),
            _roles(),
            Heading(t("Goods"), t("in the box, and who buys; prices for 1, 2 or 3 level for the most")),
            Rows(tuple(map(_goods_row, CARDS.values()))),
            *_notes(),
            Heading(t("What everybody knows")),
            Paragraph(
                t(
                    "Ring, ship, markers, points, face-up cards, discards and the size of every hand are "
                    "open. "
                    "Hands are secret, and so are the roles until all have passed. "
                    "Whoever passes sees the roles left in the middle, and nobody else does. "
                    "The Loader alone knows the three cards put under the pile."
                )
            ),
            *_setting_up(),
        ),
    )


def _steps() -> tuple[Step, ...]:
    return (
        Step("1", t("Salary"), t("The captain promises 0 to 3 points to a Mate."), ("salary",)),
        Step(
            "2",
            t("Offering"),
            t(
                "In turn, offer a card face up, or pass for good and take a role. The captain sets the "
                "course instead: as many steps as cards kept."
            ),
            ("offer", "take_role"),
        ),
        Step("3", t("Roles"), t("All are shown. A Mutineer sets the dark course by the cards kept.")),
        Step(
            "4",
            tp("Meuterer", "Mutiny"),
            t("If there is a Mutineer, both sides add weapons one at a time; a tie goes to the mutiny."),
            ("weapon",),
        ),
        Step(
            "5",
            t("Pay"),
            t("Command first, then each open island pays whoever sells the most there."),
            ("allocate",),
        ),
        Step("6", t("Sail"), t("Only the island left and the island reached stay open.")),
        Step("7", t("Clean up"), t("Everything face up is discarded; hands are kept.")),
        Step(
            "8",
            t("Refill"),
            t("To 5 cards, from the captain on; the Loader to 8, then 3 of them go under the pile."),
            ("bottom",),
        ),
        Step("9", t("Return"), t("The five roles go back to the middle.")),
        Step(
            "10",
            t("Next round"),
            t("Eight rounds with four players, nine with three; the last one ends after Pay."),
        ),
    )


def _roles() -> Rows:
    """The captain, who has no role card, then the roles."""
    captain = t("Sets the salary and the course, and takes no role. Whoever holds the captain cards leads.")
    rows = [
        Row(
            (str(pick(role.name)), side_word(role.side)),
            str(pick(role.text)),
            role.provenance,
            f"role:{role.id}",
        )
        for role in ROLE_CARDS.values()
    ]
    return Rows((Row((t("Captain"), ""), captain, "printed"), *rows))


def _goods_row(card: Card) -> Row:
    """A kind of card: how many, and where it sells."""
    text = str(pick(card.text))
    if card.sold:
        buyers = [island for island in ISLANDS.values() if island.buys in (card.id, "any")]
        text = t(", ").join(
            t("{island} {prices}", island=island_name(island.id), prices=_prices(island.values))
            for island in buyers
        )
    return Row((str(pick(card.name)), str(card.count)), text, card.provenance, f"good:{card.id}")


def _prices(values: tuple[int, ...]) -> str:
    return "/".join(map(str, values))


def _notes() -> tuple[Paragraph, ...]:
    notes = [str(pick(card.note)) for card in CARDS.values() if card.note is not None]
    return tuple(map(Paragraph, notes))


def _setting_up() -> tuple[Block, ...]:
    return (
        Heading(t("Setting up")),
        Terms(
            (
                (
                    t("Ring"),
                    t("The twelve islands in a circle. The ship begins at Highland, the only open island."),
                ),
                (t("Captain"), t("Drawn by lot; holds both captain cards, which show the salary.")),
                (t("Cards"), t("Five goods cards each; the others are the draw pile.")),
                (t("Roles"), t("All five face down in the middle, with four players and with three.")),
            )
        ),
    )


# --- islands ----------------------------------------------------------------------------------------------


def _islands() -> HelpPage:
    return HelpPage(
        t("the islands"),
        t("Islands"),
        t("islands"),
        (
            Heading(t("Open and closed")),
            Paragraph(
                t(
                    "One or two islands are open: the one where the ship lies, and the one it came from. "
                    "Only they buy. "
                    "After the sales the others close, the ship sails to the valid marker, and that island "
                    "opens. If it stays, its island alone is open."
                )
            ),
            Heading(t("Selling")),
            Terms(
                (
                    (
                        t("Sharing out"),
                        t(
                            "From the captain on, everybody says which of the face-up goods go to which "
                            "open island. Nothing that could be sold may be held back."
                        ),
                    ),
                    (
                        t("Any kind"),
                        t("Each player brings one kind; only the number counts, whatever the kind."),
                    ),
                    (t("Alone"), t("Whoever sells the most gets the first price.")),
                    (
                        t("Level"),
                        t(
                            "Two or three level for the most get the second or third price each, four get "
                            "nothing. A Merchant among them gets the first price all the same."
                        ),
                    ),
                )
            ),
            Heading(
                t("The ring"),
                tn(
                    "{n} island, clockwise as in the introductory layout",
                    "{n} islands, clockwise as in the introductory layout",
                    len(ISLANDS),
                ),
            ),
            Rows(
                tuple(
                    Row(
                        (
                            island_name(island.id),
                            buys_word(island.id),
                            _prices(island.values),
                            str(island.arrival),
                        ),
                        str(pick(island.text)),
                        island.provenance.values,
                        f"island:{island.id}",
                    )
                    for island in ISLANDS.values()
                )
            ),
            Paragraph(
                t(
                    "The columns: what is bought, the prices for one, two or three level for the most, and "
                    "the arrival points for whoever commands the ship there."
                )
            ),
        ),
    )


# --- mutiny -----------------------------------------------------------------------------------------------


def _example() -> HelpPage:
    return HelpPage(
        t("a mutiny by example"),
        t("Mutiny by example"),
        tp("Meuterer", "mutiny"),
        (
            Heading(t("The sides")),
            Terms(
                (
                    (
                        t("Captain"),
                        t("The captain and the Mate: their face-up weapons, and 1 for the Mate."),
                    ),
                    (tp("Meuterer", "Mutiny"), t("The Mutineer and the Cabin Boy: their face-up weapons.")),
                    (t("Nobody"), t("Merchant and Loader; their weapons count for nobody.")),
                )
            ),
            Heading(t("How it goes")),
            Paragraph(
                t(
                    "From the captain on, everybody of the two sides adds a weapon from hand or stops for "
                    "good. "
                    "When all have stopped, the mutiny is put down if the captain's side is stronger. "
                    "Otherwise it wins, ties included."
                )
            ),
            Terms(
                (
                    (
                        t("Put down"),
                        t(
                            "The captain scores the arrival points of the light marker. A Mate gets 1 point "
                            "and the salary, which the captain pays. The same if there was no mutiny."
                        ),
                    ),
                    (
                        t("Won"),
                        t(
                            "The Mutineer scores the arrival points of the dark marker and is captain at "
                            "once. The Cabin Boy gets 2 points. Old captain and Mate get nothing."
                        ),
                    ),
                )
            ),
            Heading(t("An example"), t("the ship lies at Highland, introductory layout")),
            Paragraph(
                t(
                    "Ana is captain; she offered a weapon, kept four cards and has none left. Bea is the "
                    "Mate, without a weapon. Cass is the Mutineer: she offered one weapon and kept three "
                    "cards, one of them a weapon. Dai is the Cabin Boy, without a weapon."
                )
            ),
            Paragraph(
                t(
                    "The light marker lies four steps ahead on Ice Rock, the dark one three steps ahead on "
                    "Barren Tongue. It begins at 2 to 1. Ana and Bea stop, Cass adds the weapon: 2 to 2. "
                    "Dai and then Cass stop."
                )
            ),
            Paragraph(
                t(
                    "A tie: the mutiny wins. Cass gets the 4 points of Barren Tongue, though two cards are "
                    "left in hand by now, and is captain. Dai gets 2. Ana and Bea get nothing, and no salary "
                    "is paid."
                )
            ),
        ),
    )
