"""The twenty-nine rulings of dossier section 7, grouped, in our own words."""

from piratebox.language import t
from piratebox.wording.help_page import Ruling, RulingGroup
from rules.pirate_king.cards import Card


def ruling_groups() -> tuple[RulingGroup, ...]:
    """All rulings in the current language, numbered as in the dossier."""
    return (
        (t("Flipping, stopping, bust"), _flipping()),
        (t("Effects"), _effects()),
        (t("Battle, loot and ties"), _prizes()),
        (t("Decks, cards and the end"), _cards()),
    )


def rulings_on(topic: str) -> tuple[str, ...]:
    """The answers on a topic: an effect by its code, or ``flip``, ``stop``, ``seat``, ``token`` and so on."""
    return tuple(ruling.text for _, group in ruling_groups() for ruling in group if topic in ruling.about)


def rulings_about(card: Card) -> tuple[Ruling, ...]:
    """The rulings about a card's effects, and about what is done with cards of its kind."""
    topics: set[str] = {effect.op for effect in card.effects} | {card.kind}
    if any(getattr(effect, "who", "") == "others" for effect in card.effects):
        topics.add("others")
    if card.end is not None:
        topics.add("win" if card.end.op == "win" else "crowns")
    return tuple(
        ruling for _, group in ruling_groups() for ruling in group if not topics.isdisjoint(ruling.about)
    )


def _flipping() -> tuple[Ruling, ...]:
    return (
        Ruling(
            1,
            t("How are the revealed cards laid out?"),
            t("Each player has one row; where a card lies in it matters only to a copy."),
            "printed",
            ("seat",),
        ),
        Ruling(
            2,
            t("May I flip again after I have stopped? May I go on alone?"),
            t("A stop holds for the round. The last player still in may go on alone, flip after flip."),
            "printed",
            ("stop", "seat"),
        ),
        Ruling(
            3,
            t("My third curse is turned over by an effect: am I bust?"),
            t("Bust is judged when all effects of a flip are done; effects can save a player or sink one."),
            "printed",
            ("turn_over", "flip", "seat"),
        ),
        Ruling(
            5,
            t("Is the first flip compulsory?"),
            t("Everybody flips once; the first vote comes after that."),
            "printed",
            ("flip",),
        ),
        Ruling(
            6,
            t("Do effects touch a bust player?"),
            t(
                "Whoever is bust is out of the round: no effect of others counts there, and no card is "
                "placed there. In the flip that brings the third curse the player is still in."
            ),
            "ours",
            ("others", "place", "seat"),
        ),
    )


def _effects() -> tuple[Ruling, ...]:
    return (
        Ruling(
            11,
            t("Does an effect on others hit one rival or all?"),
            t("An effect on others hits all other players who are not bust, in order from the captain."),
            "printed",
            ("others",),
        ),
        Ruling(
            12,
            t("Does turning over hit one card of my choice?"),
            t(
                "Every card that shows the symbol is turned over, cards placed there by others too, but "
                "not the source of the effect."
            ),
            "printed",
            ("turn_over",),
        ),
        Ruling(
            13,
            t("Is an extra value counted once, when the card is revealed?"),
            t("An extra value is counted anew all the time; a card face down counts nothing."),
            "ours",
            ("earn",),
        ),
        Ruling(
            14,
            t("Does an extra value count the symbols of its own card?"),
            t("For an extra value the card's own symbols count, as they lie in the play area too."),
            "ours",
            ("earn",),
        ),
        Ruling(
            15,
            t("Does a crown that was copied count at the end?"),
            t(
                "At the end a copy counts only its printed crowns. During the round the copied ones count "
                "for extra values."
            ),
            "ours",
            ("copy",),
        ),
        Ruling(
            29,
            t("What does a copy do as the first card of a row, or behind a card face down?"),
            t(
                "A copy with nothing before it, or a card face down, is blank for the round; its own "
                "printed symbols do not count either."
            ),
            "ours",
            ("copy",),
        ),
        Ruling(
            16,
            t("A card is forced out while an earlier one of mine waits for its effect: which is first?"),
            t("The forced card is resolved at once; the older one in its turn, if it is still face up."),
            "ours",
            ("reveal", "others"),
        ),
        Ruling(
            17,
            t("The captain token moves in the middle of a flip: does the order change?"),
            t("The order of a flip is fixed when it begins; the new captain leads the next one."),
            "ours",
            ("captain", "token"),
        ),
        Ruling(
            18,
            t("Does a card from the discard pile have its effect?"),
            t("Every card that comes into a play area is resolved."),
            "printed",
            ("from_discard",),
        ),
        Ruling(
            19,
            t("May I decline an effect?"),
            t("No effect may be left out; only the choices inside it are free."),
            "ours",
            ("choose", "from_discard"),
        ),
        Ruling(
            20,
            t("Whose is loot that was drawn in a round in which I bust?"),
            t(
                "Loot that was drawn is its drawer's for good; if he is bust, it goes to the discard pile"
                " with the row."
            ),
            "printed",
            ("draw_loot",),
        ),
    )


def _prizes() -> tuple[Ruling, ...]:
    return (
        Ruling(
            7,
            t("Does a bust player take a monster or loot?"),
            t(
                "A bust player takes loot, last of all, and a monster only if fewer than two players are "
                "not bust."
            ),
            "ours",
            ("seat", "pile"),
        ),
        Ruling(
            8,
            t("Which ties move the captain token?"),
            t(
                "The token moves in battle only for a tie that reaches one of the monsters; in loot for "
                "any tie, and with several the last of the lowest one ends with it. The captain of the "
                "step's beginning settles them."
            ),
            "ours",
            ("token",),
        ),
        Ruling(
            9,
            t("Both of a tie get a monster: does the token still move?"),
            t(
                "If both of a tie get a monster, the token goes to the later of the two, who had what was"
                " left."
            ),
            "printed",
            ("token",),
        ),
        Ruling(
            21,
            t("Must a monster or loot be taken even if it is cursed?"),
            t("Whoever's turn it is must take a card, even a cursed one."),
            "printed",
            ("monster", "loot"),
        ),
        Ruling(
            22,
            t("Where do cards go that were taken?"),
            t(
                "Cards that were taken go on the own discard pile at once; from the next round on they "
                "can come up."
            ),
            "printed",
            ("discards",),
        ),
        Ruling(
            24,
            t("Are swords or gold used up?"),
            t("Swords and gold are only compared, not used up."),
            "printed",
            ("seat",),
        ),
    )


def _cards() -> tuple[Ruling, ...]:
    return (
        Ruling(
            4,
            t("May I look at piles?"),
            t("The own discard pile may be looked at any time, a deck never."),
            "printed",
            ("deck", "discards"),
        ),
        Ruling(
            10,
            t("When is a discard pile shuffled?"),
            t(
                "A discard pile is shuffled only when a card is needed and missing; it goes under what is"
                " left of the deck. Cards in play are not part of it."
            ),
            "ours",
            ("deck", "discards"),
        ),
        Ruling(
            23,
            t("Does a card that was turned over stay face down?"),
            t(
                "A card that was turned over stays face down only until the round ends, or until it is "
                "discarded."
            ),
            "printed",
            ("turn_over",),
        ),
        Ruling(
            25,
            t("Is there a limit to the deck, or a way to get rid of cards?"),
            t("There is no limit to the deck, and no way to get rid of cards."),
            "ours",
            ("deck",),
        ),
        Ruling(
            26,
            t("Can the captain token make somebody win?"),
            t(
                "The captain token is worth 1 crown and is the first tie-break, among those who win "
                "outright as well."
            ),
            "ours",
            ("token", "win"),
        ),
        Ruling(
            27,
            t("Can a card win the game in the middle of it?"),
            t("Such a card is looked at only at the end of the game."),
            "printed",
            ("win",),
        ),
        Ruling(
            28,
            t("Can several players win?"),
            t("Players level in crowns share the victory if none of them is captain."),
            "printed",
            ("crowns",),
        ),
    )
