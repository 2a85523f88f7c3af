"""What is certain before it happens: live ranks, what each next card would do, what a choice leads to.

Everything here is worked out from a view; what nobody at the table can know is left out.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Literal, NamedTuple

from rules.core.chance import Chance
from rules.core.events import Event, Recorder

from .cards import Symbol
from .choices import Choice, PutBack, Show
from .flow import make_choice
from .odds import bust_chance
from .scoring import standings
from .state import ACTIVE, State
from .view import View, as_stranger, imagine, view

Does = Literal["busts", "may", "safe"]
_CERTAIN = 1e-9

# --- ranks (dossier 4.4, 4.5) -----------------------------------------------------------------------------


def order_now(seen: View, symbol: Literal["sword", "gold"]) -> tuple[int, ...]:
    """All seats in the order in which they would take monsters or loot if the round ended now.

    The captain goes first among equals, then clockwise; a bust player counts -1.
    """
    amounts = [getattr(seen.totals(seat), symbol) for seat in range(seen.seats)]
    return tuple(
        sorted(range(seen.seats), key=lambda seat: (-amounts[seat], (seat - seen.captain) % seen.seats))
    )


def rank_now(seen: View, seat: int, symbol: Literal["sword", "gold"]) -> int:
    """A seat's place in that order, from 1."""
    return order_now(seen, symbol).index(seat) + 1


# --- the end (dossier 4.7) --------------------------------------------------------------------------------


def cards_showing(seen: View, seat: int, symbol: Symbol) -> int:
    """How many of a seat's cards print a symbol; END cards count those."""
    return sum(1 for card in seen.owned(seat) if seen.box.faces[card].shows(symbol))


def crowns_now(seen: View, seat: int) -> int:
    """The crowns of a seat if the match ended now; all of it is public."""
    return standings(imagine(as_stranger(seen), Chance(0))).scores[seat]


def crowns_with(seen: View, seat: int, card: str) -> int:
    """The same if the seat owned one more card."""
    state = imagine(as_stranger(seen), Chance(0))
    state.discards[seat].append(card)
    return standings(state).scores[seat]


# --- the next card (dossier 11.1) -------------------------------------------------------------------------


class Outcome(NamedTuple):
    """What one of the cards that can come next would do to whoever flips it."""

    card: str
    copies: int
    """How many of them can come next."""
    chance: float
    """The chance to bust if it comes; 0 or 1 unless what it brings with it is not known."""

    @property
    def does(self) -> Does:
        """Whether it busts for certain, may bust, or does not."""
        if self.chance < _CERTAIN:
            return "safe"
        return "busts" if self.chance > 1 - _CERTAIN else "may"


def knowledge(seen: View, seat: int) -> tuple[str, ...]:
    """The cards known to lie on top of a seat's deck, uppermost first.

    Those that only the seat itself knows count in its own view, and only if it knows more than the others:
    then its vote is a private matter anyway.
    """
    if seen.seat == seat and seen.secret[seat]:
        return seen.top
    return seen.public_top(seat)


def next_cards(seen: View, seat: int) -> tuple[str, ...]:
    """The cards one of which comes next: the known top one, the deck, or the discard pile to be shuffled."""
    known = knowledge(seen, seat)
    if known:
        return known[:1]
    return seen.decks[seat] or tuple(seen.box.in_order(seen.discards[seat]))


def flip_chance(seen: View, seat: int) -> float:
    """The chance to bust with the next flip, by what :func:`knowledge` says."""
    if seen.seat == seat and seen.secret[seat]:
        return seen.bust_chance(seat)
    return seen.public_bust_chance(seat)


def outcomes(seen: View, seat: int) -> tuple[Outcome, ...]:
    """What each card that can come next would do, in the box's order; nothing for a seat out of the round."""
    if seen.status[seat] != ACTIVE:
        return ()
    known = knowledge(seen, seat)
    hand = seen.hand(seat, known)
    if not hand.deck:
        hand = hand._replace(deck=tuple(seen.box.in_order(hand.discard)), discard=())
    found = []
    for card, copies in Counter(next_cards(seen, seat)).items():
        top = known or (card,)
        found.append(Outcome(card, copies, bust_chance(hand._replace(top=top), seen.box)))
    return tuple(found)


# --- a choice and what follows ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Foresight:
    """The public consequences of a choice until something hidden comes up or somebody must choose.

    ``after`` is the table as a stranger sees it at the end of ``events``, or None if something hidden cuts
    them short, or the choice itself discards a card that only its owner has seen.
    """

    seat: int
    events: tuple[Event, ...]
    after: View | None


def foresee(seen: View, choice: Choice) -> Foresight | None:
    """What a choice does, by public facts; None for a sealed vote, or when the match is over.

    A vote is followed only if it is the last of a table that votes openly, or the only one there is.
    """
    public = as_stranger(seen)
    seat = public.acting
    if seat is None:
        waiting = public.waiting()
        if len(waiting) != 1 or public.status.count(ACTIVE) != 1:
            return None
        seat = waiting[0]
    state = _position(public, seat, choice)
    recorder = Recorder()
    make_choice(state, seat, choice, recorder)
    events: list[Event] = []
    for event in recorder.events:
        if event.kind == "reject":
            continue
        if _hidden(event, choice):
            return Foresight(seat, tuple(events), None)
        if event.audience is None:
            events.append(event)
    return Foresight(seat, tuple(events), None if isinstance(choice, Show) else view(state, None))


def _hidden(event: Event, choice: Choice) -> bool:
    """Whether an event brings up what cannot be known; after SHOW the discard pile is not known either."""
    if isinstance(choice, Show) and event.kind == "reveal":
        return bool(event.data["by"] != "choose" or event.data["card"] != choice.card)
    return event.final and event.kind not in ("ballots", "game_end")


def _position(public: View, seat: int, choice: Choice) -> State:
    """A position with this view in which the seat can make the choice."""
    state = imagine(public, Chance.seeded(0))
    if isinstance(choice, PutBack | Show):
        first = 2 if isinstance(choice, Show) else int(public.agenda[-1][2])
        put_back = 0 if isinstance(choice, Show) else int(public.agenda[-1][3])
        deck = state.decks[seat]
        at = len(deck) - 1 - put_back
        if choice.card not in deck[len(deck) - first : at + 1]:
            other = deck.index(choice.card)
            deck[at], deck[other] = deck[other], deck[at]
    return state
