"""Pirate King!'s screen: rows of flipped cards, sealed ballots, and decks whose cards everybody knows."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual import events
from textual.binding import Binding

from piratebox.language import pick, t, tp
from piratebox.table.asking import Item, Menu
from piratebox.table.choosing import Choosing
from piratebox.table.session import Session
from piratebox.widgets.canvas import Canvas, fit
from piratebox.widgets.furniture import Key
from piratebox.widgets.tableau import Tableau
from piratebox.widgets.tableau_grid import WIDE_SIZE
from piratebox.widgets.tableau_outlook import Arrival, Outlook, arrival_of
from piratebox.widgets.tableau_panels import draw_crews, draw_discards, draw_score
from piratebox.widgets.tableau_secrets import Keys, draw_secrets
from piratebox.widgets.tableau_words import board_title
from piratebox.wording.pirate_king import flips_so_far, secrets_title
from piratebox.wording.pirate_king import outlook as ballot_outlook
from piratebox.wording.pirate_king.names import bare_name, card_of, status_word
from rules.core.events import Event
from rules.core.game import Decision
from rules.pirate_king.choices import Continue, Show, Stop
from rules.pirate_king.foresight import flip_chance
from rules.pirate_king.view import View

from .game_screen import GameScreen
from .standing_orders import Order, StandingOrders, limit_words, may_order, orders_menu

_PAUSES = ("battle", "loot_order", "round", "game_end", "bust")
"""Events after which the table stops until everybody has read what happened."""
_LINKS = ("effect", "reveal", "turned", "place", "captain")
"""Links of a chain; from :data:`_CHAIN` on it is read at leisure."""
_CHAIN = 3


class PirateKingScreen(GameScreen):
    """Everybody flips at once; votes are sealed with one key and nothing is highlighted."""

    board_type = Tableau
    tells = True
    BINDINGS: ClassVar = [
        Binding("d", "slide('discards')", id="discards", show=False),
        Binding("o", "orders", id="orders", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.wording = TableWords(self.wording, self)
        self.orders = StandingOrders()
        self._down = 0
        """Rows that the discards are scrolled by."""

    def _public(self) -> View:
        view: View = self.session.view(None)
        return view

    @property
    def odds(self) -> bool:
        """Whether the chance to bust is shown."""
        return bool(self.host.settings.odds)

    # --- votes ----------------------------------------------------------------------------------------------

    def sealed(self, decision: Decision) -> bool:
        """A ballot before everybody's eyes, unless nobody else looks on or all ballots are open."""
        if decision.kind != "ballot" or self.lone_human is not None or self._ordering:
            return False
        return not decision.private and not self._public().options.open_ballots

    def curtained(self, decision: Decision) -> bool:
        """Before what is secret; before every human's ballot if the table wants it so."""
        if super().curtained(decision):
            return True
        wanted = decision.kind == "ballot" and bool(self.host.settings.ballot_curtain)
        return wanted and self.lone_human is None and not self._public().options.open_ballots

    def standing(self, seat: int) -> str:
        """During a vote, what a seat is doing; whoever votes has the banner's chip."""
        if self.decision is None or self.decision.kind != "ballot" or seat == self.decision.seat:
            return ""
        return status_word(self._public(), seat)

    def outlook(self) -> Outlook | None:
        """The next card of the seat that votes, by what everybody knows."""
        decision = self.decision
        if decision is None or decision.kind != "ballot" or self.session.is_bot(decision.seat):
            return None
        return self._outlook(decision.seat)

    def _outlook(self, seat: int) -> Outlook:
        view = self._public()
        own = self.private()
        seen = own if own is not None and own.seat == seat else view
        left = len(view.decks[seat]) or len(view.discards[seat])
        return Outlook(seat, left, flip_chance(seen, seat) if self.odds else None)

    def outlook_words(self) -> list[str]:
        """The next card in sentences, the same whatever is voted."""
        if self.decision is None:
            return []
        seat, names, short = self.decision.seat, self.session.names, self.table.narrow
        return ballot_outlook(self._public(), seat, names, short=short, odds=self.odds)

    def foresee(self, choice: Any) -> Outlook | Arrival | None:
        """What a choice would do, by public facts; a card that only one seat has seen, for its eyes."""
        seat = self.acting
        if seat is None:
            return None
        if isinstance(choice, Continue | Stop):
            return self._outlook(seat)
        if isinstance(choice, Show) and self.private() is None:
            return None
        return arrival_of(self._public(), choice)

    # --- standing orders ------------------------------------------------------------------------------------

    _ordering = False
    """Whether the menu of orders takes the ballot's place."""

    def may_order(self) -> bool:
        """Whether orders may be given now."""
        if self.decision is None or self.decision.kind != "ballot" or self.decision.private:
            return False
        if self.session.is_bot(self.decision.seat):
            return False
        return may_order(self._public(), self.session.humans, voted=self._voted())

    def _voted(self) -> bool:
        """Whether there has been a vote in this round."""
        for line in reversed(self.session.lines(None)):
            if line.event is not None and line.event.kind in ("ballots", "round"):
                return bool(line.event.kind == "ballots")
        return False

    def action_orders(self) -> None:
        """Open the orders in the ballot's place, or close them again."""
        if self._ordering:
            self._close_orders()
        elif self.may_order():
            self._ordering = True
            self._choosing = Choosing(self._orders_menu())
        elif self.decision is not None and self.decision.kind == "ballot":
            self.tell(t("Orders are given at a round's first vote, before anybody here has voted."))
            return
        self.update()

    def _orders_menu(self) -> Menu:
        return orders_menu(self._public(), self.orders, self.session.humans, self.session.names)

    def _close_orders(self) -> None:
        self._ordering = False
        if self.decision is not None:
            self._ask(self.decision)

    def takes_aside(self, choice: Any) -> bool:
        """Keep an order for this round."""
        if not isinstance(choice, Order):
            return False
        self.orders.give(self._public(), choice)
        self._ordering = False
        self.advance()
        return True

    def ordered(self, decision: Decision) -> Any:
        """Flip without a question if every human who is still in has ordered it."""
        if decision.kind != "ballot" or decision.private or self.session.is_bot(decision.seat):
            return None
        return self.orders.ordered(self._public(), self.session.humans)

    def rewind(self, place: int) -> None:
        """Take the whole table back; orders are given anew."""
        self._ordering, self.orders = False, StandingOrders()
        super().rewind(place)

    def action_back(self) -> None:
        """Close the orders too."""
        deep = self.choosing is not None and self.choosing.deep
        if self._ordering and not (deep or self.sliding or self.inspection.target):
            self._close_orders()
        else:
            super().action_back()

    # --- secrets: only known cards of a deck ----------------------------------------------------------------

    @property
    def secrets_seat(self) -> int | None:
        """Nobody has secrets but who has looked at cards of his deck."""
        seat = super().secrets_seat
        return seat if seat is not None and self._public().known[seat] else None

    def private(self) -> Any:
        """The view of the seat at the keyboard, while it knows cards of its deck and they lie open."""
        seat = self.secrets_seat
        return None if seat is None else super().private()

    def no_secrets(self) -> str:
        """Nobody knows the order of a deck."""
        return t("no card of a deck is known: nothing to hide")

    def secrets_words(self, name: str) -> str:
        """What is asked of the seat, or the cards it knows."""
        decision = self.decision
        kind = decision.kind if decision is not None and decision.seat == self.secrets_seat else ""
        return secrets_title(name, kind=kind if decision is not None and decision.private else "")

    def paint_secrets(self, canvas: Canvas, private: Any) -> None:
        """The known cards on top of the deck."""
        choosing = self.choosing
        keys = Keys(choosing.keys(), choosing.item.target) if choosing is not None else Keys()
        draw_secrets(canvas, private, keys)

    # --- what is shown --------------------------------------------------------------------------------------

    def board_title(self) -> str:
        """The displays and the symbols where the board has no heading for them."""
        width, height = self.table.board.size
        if width < WIDE_SIZE[0] or height < WIDE_SIZE[1]:
            return t("tableaux")
        return fit(board_title(self._public()), self.size.width - self.table.side_width - 6)

    def tabs(self) -> tuple[tuple[str, str], ...]:
        """Crews, discards and log."""
        return (("c", t("crews")), ("d", tp("piles", "cards")), ("l", t("log")))

    def footer_keys(self) -> list[Key]:
        """The table's keys; orders and discards where undo and secrets are of no use."""
        keys = {key.key: key for key in super().footer_keys()}
        if not keys["h"].enabled:
            keys["h"] = Key("d", tp("piles", "cards"))
        if self.may_order():
            keys["u"] = Key("o", t("orders"))
        return list(keys.values())

    def explain(self, item: Item) -> str:
        """The whole text of a card, where so many can be taken that a low prompt cannot list them."""
        kind, _, card = item.target.partition(":")
        items = self.choosing.menu.items if self.choosing is not None else ()
        row = card_of(self._public(), card)
        if kind not in ("discard", "pirate", "loot", "monster") or row is None or len(items) <= 2:
            return ""
        return t("{card}: {text}", card=bare_name(self._public(), card), text=str(pick(row.text)))

    def reads(self, happened: Sequence[Event]) -> bool:
        """When somebody is bust, a battle or a round is over, or a chain was too long for a line."""
        if any(event.kind in _PAUSES for event in happened):
            return True
        return sum(event.kind in _LINKS for event in happened) >= _CHAIN

    def where(self, view: Any) -> str:
        """Round and step."""
        return t(", ").join(self.wording.phase(view))

    def paint_crews(self, canvas: Canvas) -> int:
        """Crowns, piles and pirate of every seat."""
        return draw_crews(canvas, self.seats, self._public(), self.acting)

    def paint_score(self, canvas: Canvas) -> None:
        """Crowns by source if the match ended now."""
        draw_score(canvas, self.seats, self._public())

    def on_resize(self, event: events.Resize) -> None:
        """Word the choices for the room there is now."""
        self.call_after_refresh(self.relabel)

    def relabel(self) -> None:
        """Word everything again, the orders too."""
        if self._ordering and self._choosing is not None:
            self._choosing.root = self._orders_menu()
            self.update()
        else:
            super().relabel()

    # --- discards -------------------------------------------------------------------------------------------

    def paint_slide(self, canvas: Canvas, name: str) -> None:
        """Every discard pile, and what the decks hold."""
        most = draw_discards(canvas, self.seats, self._public(), self._down)
        self._down = min(self._down, most)

    def action_slide(self, name: str) -> None:
        """Open the discards at their beginning."""
        self._down = 0
        super().action_slide(name)

    def action_walk(self, direction: str) -> None:
        """Look further up or down in the discards while they lie open, otherwise walk the choices."""
        if self.sliding == "discards" and direction in ("up", "down"):
            self.action_scroll_log(-1 if direction == "down" else 1)
        else:
            super().action_walk(direction)

    def action_scroll_log(self, rows: int) -> None:
        """Look further back in the log, or further up in the discards."""
        if self.sliding != "discards":
            super().action_scroll_log(rows)
            return
        self._down = max(0, self._down - rows)
        self.update()


class TableWords:
    """The game's wording, with what the table knows: how often was flipped, whether odds are shown."""

    def __init__(self, words: Any, table: "PirateKingScreen") -> None:
        self._words = words
        self._table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self._words, name)

    def phase(self, view: View, *, short: bool = False) -> list[str]:
        """Where the match stands."""
        events = [line.event for line in self._table.session.lines(None) if line.event]
        parts: list[str] = self._words.phase(view, short=short, flips=flips_so_far(events))
        return parts

    def menu(self, view: View, decision: Decision, names: tuple[str, ...]) -> Menu:
        """The decision as a menu."""
        short = self._table.table.narrow
        menu: Menu = self._words.menu(view, decision, names, odds=self._table.odds, short=short)
        return menu

    def consequence(
        self, view: View, choice: Any, names: tuple[str, ...], *, short: bool = False
    ) -> list[str]:
        """What a choice would do; a vote is told for whoever gives it, as nobody else looks on."""
        if isinstance(choice, Order):
            return [t("{name}: {order}.", name=names[choice.seat], order=limit_words(choice.limit))]
        decision = self._table.decision
        seen = view
        if isinstance(choice, Continue | Stop) and decision is not None:
            seen = self._table.session.view(decision.seat)
        told: list[str] = self._words.consequence(seen, choice, names, short=short, odds=self._table.odds)
        return told
