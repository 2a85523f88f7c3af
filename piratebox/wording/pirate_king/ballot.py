"""The vote in words: what the next card may do, what stopping keeps, and what hangs over a public ballot.

A ballot that is not private is read by everybody round the screen, so only what everybody knows goes into it.
Nothing here tells how anybody has voted.
"""

from collections.abc import Sequence

from rich.cells import cell_len

from piratebox.language import listed, t, tn
from piratebox.table.asking import Item, Menu
from rules.pirate_king.choices import Choice, Continue, Stop
from rules.pirate_king.foresight import Outcome, flip_chance, knowledge, next_cards, outcomes, rank_now
from rules.pirate_king.state import ACTIVE, UNGIVEN
from rules.pirate_king.view import View

from .names import Names, bare_name, last_word, rank_word, seats_named, symbols

ROOM = 100
"""Cells for the note of a ballot's item in a full terminal."""
NARROW = 48
"""The same in a narrow one."""


def ballot_menu(seen: View, seat: int, names: Names, *, odds: bool = True, short: bool = False) -> Menu:
    """Flip or stop. ``odds`` tells what each card would do, ``short`` keeps the notes to 48 cells."""
    return Menu(
        t("Flip another card, or stop for this round?"),
        (
            Item("1", t("Flip"), flip_note(seen, seat, odds=odds, short=short), "vote:flip", Continue()),
            Item("2", t("Stop"), stop_note(seen, seat, names, short=short), "vote:stop", Stop()),
        ),
        short=t("Flip again, or stop?"),
    )


# --- flipping ---------------------------------------------------------------------------------------------


def flip_note(seen: View, seat: int, *, odds: bool = True, short: bool = False) -> str:
    """Which of the cards that can come next bust, may bust, or do not; the fullest version with room."""
    left = len(next_cards(seen, seat))
    known = knowledge(seen, seat)
    if not odds:
        return "" if known else _among(seen, seat, left)
    found = outcomes(seen, seat)
    if known and found:
        return _known(seen, found[0])
    versions = _verdicts(seen, found, left, short=short)
    room = NARROW if short else ROOM
    return next((text for text in versions if cell_len(text) <= room), versions[-1])


def _among(seen: View, seat: int, left: int) -> str:
    """How many cards there are to come."""
    if not seen.decks[seat]:
        return tn("{n} card to be shuffled", "{n} cards to be shuffled", left)
    return tn("{n} card in the deck", "{n} cards in the deck", left)


def _known(seen: View, outcome: Outcome) -> str:
    card = bare_name(seen, outcome.card)
    match outcome.does:
        case "busts":
            return t("{card} comes next and busts", card=card)
        case "may":
            return t("{card} comes next and may bust", card=card)
    return t("{card} comes next and does not bust", card=card)


def _verdicts(seen: View, found: Sequence[Outcome], left: int, *, short: bool) -> list[str]:
    """The verdicts on all cards to come, the fullest version first."""
    groups = {
        does: [outcome for outcome in found if outcome.does == does] for does in ("busts", "may", "safe")
    }
    counts = {does: sum(outcome.copies for outcome in group) for does, group in groups.items()}
    if counts["safe"] == left:
        return [tn("the one card left does not bust", "none of the {n} cards left can bust", left)]
    if counts["busts"] == left:
        return [tn("the one card left busts", "all {n} cards left bust", left)]

    def told(name: str, cards: list[str], number: int) -> str:
        fields = {"cards": t(", ").join(cards)}
        match name:
            case "busts":
                return tn("{cards} busts", "{cards} bust", number, **fields)
            case "may":
                return t("{cards} may", **fields)
        return tn("{cards} does not", "{cards} do not", number, **fields)

    def worded(*, whole: bool, safe: bool) -> str:
        parts = []
        for does, group in groups.items():
            if not group or (does == "safe" and not safe):
                continue
            cards = [_one(seen, outcome, whole=whole) for outcome in group]
            parts.append(told(does, cards, counts[does]))
        verdicts = t(", ").join(parts)
        return verdicts if short else t("of the {n} left {verdicts}", n=left, verdicts=verdicts)

    numbers = {"busts": counts["busts"], "may": counts["may"], "left": left}
    return [
        *([] if short else [worded(whole=True, safe=True), worded(whole=False, safe=True)]),
        worded(whole=True, safe=False),
        worded(whole=False, safe=False),
        t("of the {left} left {busts} bust, {may} may", **numbers),
    ]


def _one(seen: View, outcome: Outcome, *, whole: bool) -> str:
    name = bare_name(seen, outcome.card) if whole else last_word(seen, outcome.card)
    return t("{card} x{n}", card=name, n=outcome.copies) if outcome.copies > 1 else name


def chance_words(chance: float) -> str:
    """A chance in whole hundredths; what is not sure is never called so."""
    hundredths = round(100 * chance)
    if chance > 0 and not hundredths:
        return t("under 1 in 100")
    if chance < 1 - 1e-9 and hundredths == 100:
        return t("over 99 in 100")
    return t("{n} in 100", n=hundredths)


def next_card(seen: View, seat: int, *, odds: bool = True, short: bool = False) -> str:
    """How many cards can come next, and how likely that is to bust."""
    left = len(next_cards(seen, seat))
    known = knowledge(seen, seat)
    if known:
        if short or not odds:
            return t("The next card is {card}.", card=bare_name(seen, known[0]))
        return t("The next card is known: {verdict}.", verdict=flip_note(seen, seat))
    if not odds:
        if seen.decks[seat]:
            return t("The next card is 1 of {n}.", n=left)
        return tn(
            "The deck is empty: {n} card is shuffled.", "The deck is empty: {n} cards are shuffled.", left
        )
    chance = flip_chance(seen, seat)
    words = chance_words(chance)
    if not seen.decks[seat]:
        return t("The deck is empty: of {n} shuffled cards {chance} bust.", n=left, chance=words)
    if chance < 1e-9:
        return t("The next card is 1 of {n}: it cannot bust.", n=left)
    if short:
        return t("1 of the {n} cards in the deck, {chance} bust.", n=left, chance=words)
    return t("The next card is 1 of {n}: {chance} bust.", n=left, chance=words)


def bust_words() -> str:
    """What it means to be bust."""
    return t("Bust tears the row: -1 sword, -1 gold, last pick of the loot.")


# --- stopping ---------------------------------------------------------------------------------------------


def stop_note(seen: View, seat: int, names: Names, *, short: bool = False) -> str:
    """What the row is good for if nobody changes anything any more."""
    swords, gold = rank_now(seen, seat, "sword"), rank_now(seen, seat, "gold")
    if short:
        return t("{monster}, {loot}", monster=monster_words(seen, swords, short=True), loot=loot_words(gold))
    totals = seen.totals(seat)
    return t(
        "keeps {swords}, {rank}: {monster}; and {gold}, {place}: {loot}, if nobody passes {name}",
        swords=symbols("sword", totals.sword),
        rank=rank_word(swords),
        monster=monster_words(seen, swords),
        gold=symbols("gold", totals.gold),
        place=rank_word(gold),
        loot=loot_words(gold),
        name=names[seat],
    )


def monster_words(seen: View, rank: int, *, short: bool = False) -> str:
    """What a rank in swords brings."""
    if rank == 1:
        return t("first monster") if short else t("first of the monsters")
    if rank == 2 and seen.seats > 2:
        return t("second monster") if short else t("the other monster")
    return t("no monster")


def loot_words(rank: int) -> str:
    """What a rank in gold brings."""
    words = {
        1: t("first loot"),
        2: t("second loot"),
        3: t("third loot"),
        4: t("fourth loot"),
        5: t("fifth loot"),
    }
    return words[rank]


# --- under the ballot -------------------------------------------------------------------------------------


def outlook(seen: View, seat: int, names: Names, *, short: bool = False, odds: bool = True) -> list[str]:
    """The neutral lines under a ballot, with nothing highlighted."""
    if short:
        return [next_card(seen, seat, odds=odds, short=True), *voters(seen, seat, names)]
    return [
        next_card(seen, seat, odds=odds),
        bust_words(),
        *voters(seen, seat, names),
        opening_words(seen, names),
    ]


def voters(seen: View, seat: int, names: Names) -> list[str]:
    """Who else has given a vote, and who has not."""
    others = [other for other in range(seen.seats) if other != seat and seen.status[other] == ACTIVE]
    given = [other for other in others if seen.ballots[other] != UNGIVEN]
    waiting = [other for other in seen.waiting() if other != seat]
    told = []
    if given and not seen.options.open_ballots:
        told.append(
            tn(
                "{names} has sealed a vote.",
                "{names} have sealed their votes.",
                len(given),
                names=seats_named(given, names),
            )
        )
    if waiting:
        told.append(t("Still to vote: {names}.", names=listed([names[other] for other in waiting])))
    if not others:
        told.append(t("Nobody else is left to vote."))
    return told


def opening_words(seen: View, names: Names) -> str:
    """How the votes are opened and who goes first."""
    captain = names[seen.captain]
    if seen.options.open_ballots:
        return t("Votes are declared in turn, from the captain, {name}, on.", name=captain)
    return t("All votes are opened together; effects go in order from the captain, {name}.", name=captain)


def vote_consequence(
    seen: View, seat: int | None, choice: Choice, names: Names, *, short: bool = False, odds: bool = True
) -> list[str]:
    """What a vote means for whoever gives it; ``seat`` None speaks of nobody."""
    if isinstance(choice, Continue):
        if seat is None:
            return [t("Another card is flipped, together with all who go on.")]
        told = [next_card(seen, seat, odds=odds, short=short)]
        return told if short else [*told, bust_words(), *voters(seen, seat, names)]
    if seat is None:
        return [t("No more flips this round; only effects of others still reach the row.")]
    fields = {
        "name": names[seat],
        "monster": monster_words(seen, rank_now(seen, seat, "sword"), short=short),
        "loot": loot_words(rank_now(seen, seat, "gold")),
    }
    if short:
        return [t("So far {monster}, {loot}.", **fields)]
    told = [t("If nobody passes {name}: {monster}, {loot}.", **fields)]
    if any(seen.status[other] == ACTIVE for other in range(seen.seats) if other != seat):
        told.append(t("Effects of those who go on still reach {name}.", **fields))
    return [*told, *voters(seen, seat, names)]
