"""What cards do when they are resolved (dossier 5).

An effect acts at once, or puts steps on the agenda: what it brings into a row is resolved before anything
below it on the agenda, so resolution is depth first. ``seat`` owns the card being resolved, which lies at
``place`` in its row.
"""

from collections.abc import Callable
from typing import Any

from rules.core.events import Recorder

from .area import turned_over
from .cards import Captain, Choose, DrawLoot, FromDiscard, Look, Place, Reveal, Symbol, TurnOver
from .choices import PlaceAt, PutBack, Recall, Show
from .deck import draw, enter, forget, look_at, top_up
from .state import BUST, State, Step


def in_play(state: State, seat: int) -> list[int]:
    """The other players who are not bust, in the step's seat order."""
    order = state.seat_order(state.leader)
    return [other for other in order if other != seat and state.status[other] != BUST]


def resolve(state: State, step: Step, record: Recorder | None) -> None:
    """Carry out one effect of a card, then come back for the next; a card face down has none left."""
    _, seat, place, number = step
    assert isinstance(seat, int)
    assert isinstance(place, int)
    assert isinstance(number, int)
    entry = state.rows[seat][place]
    if not entry.up:
        if record and number == 0:
            record.tell("unresolved", seat, card=entry.card)
        return
    acts = state.options.box.faces[entry.face].acts
    effect = acts[number]
    if number + 1 < len(acts):
        state.agenda.append(("resolve", seat, place, number + 1))
    if record:
        record.tell("effect", seat, card=entry.card, face=entry.face, **effect.model_dump())
    EFFECTS[effect.op](state, seat, place, effect, record)


def nothing(seat: int, op: str, record: Recorder | None) -> None:
    """An effect comes to nothing."""
    if record:
        record.tell("nothing", seat, op=op)


# --- the thirteen effects (EARN and END are counted, COPY is fixed when the card is placed) ----------------


def reveal(state: State, seat: int, _place: int, effect: Reveal, _record: Recorder | None) -> None:
    """REVEAL n, by the owner or by every other player."""
    revealing = [seat] if effect.who == "self" else in_play(state, seat)
    state.agenda += [("reveal", other, effect.n) for other in reversed(revealing)]


def reveal_on(state: State, step: Step, record: Recorder | None) -> None:
    """Reveal the top card of a seat's deck; the step holds how many are still to come, this one included."""
    _, seat, left = step
    assert isinstance(seat, int)
    assert isinstance(left, int)
    top_up(state, seat, 1, record)
    if not state.decks[seat]:
        nothing(seat, "reveal", record)
        return
    if left > 1:
        state.agenda.append(("reveal", seat, left - 1))
    enter(state, seat, draw(state, seat), "reveal", record)


def look(state: State, seat: int, _place: int, effect: Look, record: Recorder | None) -> None:
    """LOOK n: the owner sees his top cards; two or more he puts back in any order."""
    top_up(state, seat, effect.n, record)
    deck = state.decks[seat]
    cards = min(effect.n, len(deck))
    look_at(state, seat, cards)
    if record:
        seen = deck[len(deck) - cards :][::-1]
        record.tell("look", seat, cards=cards)
        record.tell("looked", seat, cards=seen, audience=(seat,), final=True)
    if cards > 1:
        state.agenda.append(("look", seat, cards, 0))


def put_back(state: State, step: Step, seat: int, choice: PutBack, record: Recorder | None) -> None:
    """One of the cards looked at goes on, under those that went before it."""
    _, _, cards, done = step
    assert isinstance(cards, int)
    assert isinstance(done, int)
    deck = state.decks[seat]
    bottom, goal = len(deck) - cards, len(deck) - 1 - done
    deck.insert(goal, deck.pop(deck.index(choice.card, bottom, goal + 1)))
    if done + 2 < cards:
        state.agenda.append(("look", seat, cards, done + 1))
    elif record:
        record.tell("put_back", seat, cards=cards)
        record.tell("order", seat, cards=deck[bottom:][::-1], audience=(seat,))


def choose(state: State, seat: int, _place: int, _effect: Choose, record: Recorder | None) -> None:
    """CHOOSE: the owner sees two cards and reveals one; a single card is revealed without a choice."""
    top_up(state, seat, 2, record)
    deck = state.decks[seat]
    if len(deck) < 2:
        state.agenda.append(("reveal", seat, 1))
        return
    look_at(state, seat, 2)
    state.agenda.append(("choose", seat))
    if record:
        record.tell("looked", seat, cards=deck[:-3:-1], audience=(seat,), final=True)


def show(state: State, _step: Step, seat: int, choice: Show, record: Recorder | None) -> None:
    """The rejected card is discarded first, then the chosen one comes into the row."""
    deck = state.decks[seat]
    pair = [deck.pop(), deck.pop()]
    for seen in pair:
        forget(state, seat, seen)
    pair.remove(choice.card)
    state.discards[seat].append(pair[0])
    if record:
        record.tell("reject", seat, card=pair[0], final=True)
    enter(state, seat, choice.card, "choose", record)


def from_discard(state: State, seat: int, _place: int, _effect: FromDiscard, record: Recorder | None) -> None:
    """FROM_DISCARD: any card of the own discard pile; if there is none, reveal one."""
    discard = state.discards[seat]
    if discard:
        state.agenda.append(("from_discard", seat))
    else:
        state.agenda.append(("reveal", seat, 1))


def recall(state: State, _step: Step, seat: int, choice: Recall, record: Recorder | None) -> None:
    """A card of the discard pile comes into the row: of several alike, the uppermost."""
    discard = state.discards[seat]
    del discard[len(discard) - 1 - discard[::-1].index(choice.card)]
    enter(state, seat, choice.card, "from_discard", record)


def turn_over(state: State, seat: int, place: int, effect: TurnOver, record: Recorder | None) -> None:
    """TURN_OVER x: all cards that show x, the source excepted, in one's own or all others' play areas."""
    if effect.who == "self":
        turned = turn_cards(state, seat, effect.symbol, place)
    else:
        turned = [
            card for other in in_play(state, seat) for card in turn_cards(state, other, effect.symbol, -1)
        ]
    if not turned:
        nothing(seat, "turn_over", record)
    elif record:
        record.tell("turned", seat, symbol=effect.symbol, cards=turned)


def turn_cards(state: State, host: int, symbol: Symbol, spared: int) -> list[tuple[int, str]]:
    """Turn over what shows a symbol in one play area but for a place of the row; returns hosts and cards."""
    faces = state.box.faces
    turned = []
    for entries in (state.rows[host], state.visitors[host]):
        for at, entry in enumerate(entries):
            if at == spared and entries is state.rows[host]:
                continue
            if faces[entry.face].shows(symbol):
                entries[at] = turned_over(entry)
                turned.append((host, entry.card))
    return turned


def captain(state: State, seat: int, _place: int, _effect: Captain, record: Recorder | None) -> None:
    """CAPTAIN: take the token; this step's seat order stays (R17)."""
    if state.captain == seat:
        nothing(seat, "captain", record)
    else:
        take_token(state, seat, "effect", record)


def take_token(state: State, seat: int, why: str, record: Recorder | None) -> None:
    """A seat takes the captain token from whoever holds it."""
    if record and seat != state.captain:
        record.tell("captain", seat, before=state.captain, why=why)
    state.captain = seat


def draw_loot(state: State, seat: int, _place: int, _effect: DrawLoot, record: Recorder | None) -> None:
    """DRAW_LOOT: the top loot card comes into the row and belongs to its owner for good."""
    if state.loot_pile:
        enter(state, seat, state.loot_pile.pop(), "draw_loot", record)
    else:
        nothing(seat, "draw_loot", record)


def place_card(state: State, seat: int, place: int, _effect: Place, record: Recorder | None) -> None:
    """PLACE: the card goes to another player who is not bust; without one it stays."""
    if in_play(state, seat):
        state.agenda.append(("place", seat, place))
    else:
        nothing(seat, "place", record)


def place_at(state: State, step: Step, seat: int, choice: PlaceAt, record: Recorder | None) -> None:
    """The card leaves its owner's row and lies with another player until the round ends."""
    place = step[2]
    assert isinstance(place, int)
    entry = state.rows[seat].pop(place)
    state.visitors[choice.seat].append(entry)
    if record:
        record.tell("place", seat, card=entry.card, face=entry.face, host=choice.seat)


EffectOf = Callable[[State, int, int, Any, Recorder | None], None]

EFFECTS: dict[str, EffectOf] = {
    "reveal": reveal,
    "look": look,
    "turn_over": turn_over,
    "captain": captain,
    "draw_loot": draw_loot,
    "choose": choose,
    "from_discard": from_discard,
    "place": place_card,
}
"""The effects that are carried out, by name."""
