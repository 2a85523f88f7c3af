"""The rules of The Spanish Main in our own words, as pages of help (dossier 2 to 9)."""

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
from rules.spanish_main.components import ADVENTURES, MOVEMENTS, Adventure, Movement

from .edition import edition_page
from .rulings import ruling_groups


def pages(now: str | None = None) -> list[HelpPage]:
    """The pages after the keys; ``now`` is the kind of the decision that the game waits for."""
    return [
        _turn(now),
        _movement_cards(),
        _adventure_cards(),
        _fame(),
        _variants(),
        rulings_page(ruling_groups()),
        edition_page(),
    ]


# --- turn and goal ----------------------------------------------------------------------------------------


def _turn(now: str | None) -> HelpPage:
    return HelpPage(
        t("the turn and the goal"),
        t("Turn and goal"),
        t("turn"),
        (
            Heading(t("What it is about")),
            Paragraph(
                t(
                    "Nine pirate ships sail in one line: three English, three Spanish, three Dutch. "
                    "Two of them are yours, three in a game for two, and nobody else knows which. "
                    "You may move any ship you like. Hide your own among the others, guess your rivals', "
                    "and hold the most fame when the adventures run out."
                )
            ),
            Heading(t("A turn in four steps"), t("the filled step is now")),
            Steps(
                (
                    Step(
                        "1",
                        t("Action"),
                        t("The player on turn does exactly one of the four things below."),
                        ("turn", "pay_for_accusation"),
                    ),
                    Step(
                        "2",
                        t("Adventure"),
                        t("The active adventure strikes the row. Nobody decides anything."),
                    ),
                    Step(
                        "3",
                        t("Fame"),
                        t("The card pays one fame; each further fame costs a card of the deck."),
                    ),
                    Step(
                        "4",
                        t("Next"),
                        t("The next adventure is turned up. If none is left, the game ends."),
                    ),
                ),
                now,
            ),
            Heading(t("The four actions"), t("one a turn; a pass is always possible")),
            Terms(
                (
                    (t("Move"), t("Play one movement card, on any ships it allows. It is replaced at once.")),
                    (t("Repair"), t("All nine ships become undamaged, friend and foe.")),
                    (
                        t("Accuse"),
                        t("Name a player and a pirate. If true, you take half of that ship's fame."),
                    ),
                    (t("Pass"), t("Do nothing, or swap one movement card for a new one.")),
                )
            ),
            Heading(t("The end")),
            Paragraph(
                t(
                    "The last adventure is carried out, then all pirates are turned up. "
                    "Your score is the fame under all your ships, damaged or not, and the fame in front of "
                    "you. "
                    "Fame under ships that nobody owns counts for nobody."
                )
            ),
            Terms(
                (
                    (t("Tie"), t("More undamaged ships of one's own win it.")),
                    (t("Still tied"), t("The owner of the foremost ship wins, even if it is damaged.")),
                )
            ),
            *_setting_up(),
        ),
    )


def _setting_up() -> tuple[Block, ...]:
    return (
        Heading(t("Setting up")),
        Terms(
            (
                (t("Ships"), t("All nine in random order, undamaged. Space 1 is the front, at the right.")),
                (
                    t("Pirates"),
                    t(
                        "One for each ship. Three each with two players, two each with three or four; "
                        "the others are put away unseen. Their ships sail on for nobody."
                    ),
                ),
                (t("Movement"), t("Three cards lie open in the movement row, for everybody.")),
                (t("Adventures"), t("All 58 face-down, the first one open beside space 1.")),
            )
        ),
    )


# --- cards --------------------------------------------------------------------------------------------------


def _card_rows(cards: Iterable[Movement | Adventure]) -> Rows:
    return Rows(
        tuple(
            Row(
                (str(pick(card.name)), str(card.count)),
                str(pick(card.text)),
                card.provenance,
                f"card:{card.id}",
            )
            for card in cards
        )
    )


def _notes(cards: Iterable[Movement | Adventure]) -> tuple[Paragraph, ...]:
    """The remarks on where cards come from, each one once."""
    notes = [str(pick(card.note)) for card in cards if card.note is not None]
    return tuple(map(Paragraph, dict.fromkeys(notes)))


def _movement_cards() -> HelpPage:
    groups = (
        (t("One ship"), t("any ship, whoever owns it"), ("ship",)),
        (t("Two neighbours"), t("they move as one block"), ("pair",)),
        (t("A whole flag"), t("the ship nearest that end of the row goes first"), ("nation",)),
        (t("Mischief"), "", ("sabotage", "fog")),
    )
    blocks: list[Block] = [
        Heading(t("Sailing"), tn("{n} card in the box", "{n} cards in the box", _count(MOVEMENTS.values()))),
        Paragraph(
            t(
                "A ship leaves its place and slides in again further on; the ships it passes close up by "
                "one. "
                "Fame and damage travel with it. "
                "It goes the full distance, or to the end of the row if that is nearer."
            )
        ),
    ]
    for title, remark, kinds in groups:
        cards = [card for card in MOVEMENTS.values() if card.kind in kinds]
        blocks += [Heading(title, remark), _card_rows(cards), *_notes(cards)]
    return HelpPage(t("the movement cards"), t("Movement cards"), t("moves"), tuple(blocks))


def _adventure_cards() -> HelpPage:
    groups = (
        (
            t("Fame by space"),
            t("a damaged ship misses out, and nobody else gets it"),
            ("space_award",),
        ),
        (t("Fame for the first"), t("damaged ships are passed by"), ("first_award", "cursed_award")),
        (t("Damage"), "", ("hit_last", "hit_first", "hit_spaces")),
        (t("Losses"), "", ("ghost", "lose_spaces", "mutiny")),
        (t("Broadsides"), t("two of each flag"), ("attack", "loot")),
    )
    blocks: list[Block] = [
        Heading(
            t("The deck"), tn("{n} card in the box", "{n} cards in the box", _count(ADVENTURES.values()))
        ),
        Paragraph(
            t(
                "Half of the cards pay fame, nearly all of it to the front of the row; most damage is done "
                "at the back. "
                "Damaging a damaged ship does nothing. "
                "A damaged ship wins no fame, in any way, but it can still lose some."
            )
        ),
    ]
    for title, remark, kinds in groups:
        cards = [card for card in ADVENTURES.values() if card.kind in kinds]
        blocks += [Heading(title, remark), _card_rows(cards), *_notes(cards)]
    return HelpPage(t("the adventure cards"), t("Adventure cards"), t("adventures"), tuple(blocks))


def _count(cards: Iterable[Movement | Adventure]) -> int:
    return sum(card.count for card in cards)


# --- accusing, mutiny, fame ---------------------------------------------------------------------------------


def _fame() -> HelpPage:
    return HelpPage(
        t("accusing, mutiny and fame"),
        t("Accusing and fame"),
        t("fame"),
        (
            Heading(t("Accusing")),
            Terms(
                (
                    (t("Whom"), t("Any other player who still has a face-down pirate.")),
                    (
                        t("Of what"),
                        t(
                            "Of any pirate not yet turned up, even of your own or of one that nobody can "
                            "hold."
                        ),
                    ),
                    (
                        t("Right"),
                        t(
                            "The pirate is turned up for good. You take half of the ship's fame, rounded up, "
                            "and put it in front of you. The rest stays, and so does the owner."
                        ),
                    ),
                    (t("Wrong"), t("Nothing moves, but everybody knows now whom that player is not.")),
                )
            ),
            Paragraph(
                t(
                    "For example: Ana owns Gallows Lark with 5 fame. Bea accuses her of being Captain "
                    "Blackheart, "
                    "and is right. Bea puts 3 fame in front of her; 2 stay under the ship, "
                    "which goes on sailing for Ana."
                )
            ),
            Heading(t("Mutiny"), t("one card among 58")),
            Paragraph(
                t(
                    "It points at the foremost ship that is undamaged and not yet revealed. "
                    "Its owner turns the pirate up, and the ship loses half of its fame, rounded up; "
                    "nobody gets it. "
                    "If nobody steps forward, everybody knows that the ship belongs to nobody."
                )
            ),
            Heading(t("Fame")),
            Terms(
                (
                    (t("Under a ship"), t("Sails with it. Can be looted, lost, or taken by an accusation.")),
                    (t("In front of you"), t("Safe until the end, and counted.")),
                    (
                        t("The supply"),
                        t(
                            "Fame is made of adventure cards. A card that pays 4 fame uses itself and 3 "
                            "cards of the "
                            "deck, so generous adventures bring the end nearer: about two cards a turn."
                        ),
                    ),
                    (
                        t("Too few"),
                        t("If the deck cannot pay, the award is counted in full all the same."),
                    ),
                )
            ),
            Heading(t("After the unmasking")),
            Paragraph(
                t(
                    "A revealed ship is safe from accusations and Mutiny. "
                    "It may be moved, hit and looted as before, and its captain may push it openly."
                )
            ),
            Heading(t("What everybody knows")),
            Paragraph(
                t(
                    "The row, damage, fame, open cards, both discard piles and every accusation with its "
                    "answer. "
                    "Only the face-down pirates are secret, and movement cards if they are held in hand. "
                    "The pirates put away at the start are known to nobody."
                )
            ),
        ),
    )


# --- variants -----------------------------------------------------------------------------------------------


def _variants() -> HelpPage:
    return HelpPage(
        t("options for the table"),
        t("Options"),
        t("extra"),
        (
            Paragraph(t("Agreed before the first turn; any of them may be combined.")),
            Heading(t("Upcoming adventures"), t("for players who know the game")),
            Paragraph(
                t(
                    "As many adventures as players lie open in a line. The left-most one is active; after "
                    "it the "
                    "others move up, and one from the deck joins at the end while there is one. "
                    "The game ends when the line is empty. With Fog the line does not move."
                )
            ),
            Heading(t("Movement cards in hand"), t("for players who know the game")),
            Paragraph(
                t(
                    "There is no movement row. Everybody holds four cards with two players, three with "
                    "three or four, "
                    "and draws back up after playing or swapping one. "
                    "An accusation costs a card that is not replaced, right or wrong, and the hand stays "
                    "smaller for good. "
                    "With one card left nobody may accuse."
                )
            ),
            Paragraph(t("Hands are secret, so every turn starts behind the curtain.")),
            Heading(t("Fame from discards"), t("a longer game")),
            Paragraph(
                t(
                    "Extra fame is taken from the adventure discards first, and from the deck only when "
                    "there are none: "
                    "about forty turns instead of thirty."
                )
            ),
            Heading(t("Bounce at the end of the row"), t("literal reading")),
            Paragraph(
                t(
                    "Advance: the ship of that flag that lies in space 1 when the card is played sails 2 "
                    "spaces back "
                    "instead. Retreat: the one in space 9 sails 2 forward. "
                    "Normally such a ship stays unless another one of its flag passes it."
                )
            ),
            Heading(t("Wide broadsides"), t("literal reading")),
            Paragraph(
                t(
                    "Attack damages every ship of another flag that lies anywhere ahead of an undamaged "
                    "ship of that flag. "
                    "Loot: the foremost undamaged ship of that flag takes 1 fame from every ship of "
                    "another flag behind it. "
                    "Normally only the next ship is reached."
                )
            ),
        ),
    )
