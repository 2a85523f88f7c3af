"""How a turn is asked: the four actions, then the parts of the chosen one."""

from collections.abc import Callable, Sequence
from typing import Any

from piratebox.language import pick, t
from piratebox.table.asking import Item, Menu
from rules.core.game import Decision
from rules.spanish_main.choices import Accuse, Choice, Move, Pass, PayForAccusation, Repair
from rules.spanish_main.components import MOVEMENTS, SHIPS, Movement
from rules.spanish_main.effects import LAST, half_up
from rules.spanish_main.foresight import foresee
from rules.spanish_main.view import View

from .events import Names, card_name, pirate_name, ship_name

REASONS: dict[str, Callable[[], str]] = {
    "game_over": lambda: t("The game is over."),
    "not_your_turn": lambda: t("It is somebody else's turn."),
    "not_asked": lambda: t("That is not a choice of this game."),
    "pay_first": lambda: t("The accusation must be paid first, with a card from the hand."),
    "card_not_there": lambda: t("That card is not there."),
    "all_damaged": lambda: t("Sabotage! needs an undamaged ship; all nine are damaged."),
    "already_damaged": lambda: t("That ship is damaged already; Sabotage! needs an undamaged one."),
    "no_target_needed": lambda: t("That card takes no target."),
    "target_needed": lambda: t("That card needs a target."),
    "no_such_space": lambda: t("There is no such space."),
    "accuse_yourself": lambda: t("Nobody accuses himself."),
    "no_such_seat": lambda: t("Nobody sits there."),
    "no_such_pirate": lambda: t("There is no such pirate."),
    "already_revealed": lambda: t("That pirate lies face-up already; nobody can be accused of it."),
    "no_hidden_pirates": lambda: t("All pirates of that player lie face-up; there is nothing to guess."),
    "last_hand_card": lambda: t("An accusation costs a hand card for good, and the last one must stay."),
}
"""Why a choice is illegal, by the rules' codes."""


def reason(code: str) -> str:
    """The sentence for a code of ``why_not``."""
    return REASONS[code]()


def cards_at_hand(seen: View) -> tuple[str, ...]:
    """The movement cards the acting seat may play."""
    return seen.hand if seen.options.hand else seen.movement


def numbered_cards(seen: View) -> list[tuple[int, str]]:
    """Each kind of card at hand with its place from 1; of two alike the first stands for both."""
    cards = cards_at_hand(seen)
    return [(cards.index(card) + 1, card) for card in dict.fromkeys(cards)]


def menu(seen: View, decision: Decision, names: Names) -> Menu:
    """The decision as a menu; ``seen`` is the acting seat's own view."""
    if decision.kind == "pay_for_accusation":
        return _payment(seen, decision)
    legal = frozenset(decision.choices)
    items = [_card(seen, legal, number, card) for number, card in numbered_cards(seen)]
    items += [
        Item("r", t("Repair all ships"), _damaged_count(seen), choice=Repair()),
        _accuse(seen, legal, decision.seat, names),
        Item("p", t("Pass"), t("or swap a card"), menu=_pass(seen)),
    ]
    return Menu(t("What does {name} do?", name=names[decision.seat]), tuple(items))


def _damaged_count(seen: View) -> str:
    return t("{n} of 9 damaged", n=sum(seen.damaged))


# --- movement cards ---------------------------------------------------------------------------------------


def _card(seen: View, legal: frozenset[Choice], number: int, card: str) -> Item:
    face = MOVEMENTS[card]
    base: dict[str, Any] = {
        "key": str(number),
        "label": card_name(card),
        "note": pick(face.brief),
        "target": f"card:{card}",
    }
    if face.kind in ("nation", "fog"):
        return Item(**base, choice=Move(card))
    if face.kind == "sabotage" and all(seen.damaged):
        return Item(**base, reason=reason("all_damaged"))
    items = _pairs(seen, face) if face.kind == "pair" else _ships(seen, face, legal)
    return Item(**base, menu=Menu(_target_question(face), tuple(items), back=t("another card")))


def _target_question(face: Movement) -> str:
    fields = {"card": pick(face.name), "distance": abs(face.distance)}
    if face.kind == "sabotage":
        return t("{card}  Which ship is damaged?", **fields)
    if face.kind == "pair":
        if face.distance > 0:
            return t("{card}  Which two neighbours sail forward {distance}?", **fields)
        return t("{card}  Which two neighbours fall back {distance}?", **fields)
    if face.distance > 0:
        return t("{card}  Which ship sails forward {distance}?", **fields)
    return t("{card}  Which ship falls back {distance}?", **fields)


def _ships(seen: View, face: Movement, legal: frozenset[Choice]) -> list[Item]:
    items = []
    for space in range(LAST, 0, -1):
        ship = seen.row[space - 1]
        choice = Move(face.id, space)
        base: dict[str, Any] = {"key": str(space), "label": ship_name(ship), "target": f"space:{space}"}
        if choice not in legal:
            items.append(Item(**base, note=t("damaged"), reason=reason("already_damaged")))
        elif face.kind == "sabotage":
            items.append(Item(**base, note=t("in space {space}", space=space), choice=choice))
        else:
            end = foresee(seen, choice).row.index(ship) + 1
            note = t("stays") if end == space else t("to space {space}", space=end)
            if seen.is_damaged(ship):
                note = t("damaged, stays") if end == space else t("damaged, to space {space}", space=end)
            items.append(Item(**base, note=note, choice=choice))
    return items


def _pairs(seen: View, face: Movement) -> list[Item]:
    items = []
    for space in range(LAST - 1, 0, -1):
        front, rear = seen.row[space - 1], seen.row[space]
        end = foresee(seen, Move(face.id, space)).row.index(front) + 1
        items.append(
            Item(
                key=str(space),
                label=t("{rear} + {front}", rear=pick(SHIPS[rear].short), front=pick(SHIPS[front].short)),
                note=t("stay") if end == space else t("to {front}-{rear}", front=end, rear=end + 1),
                target=f"pair:{space}",
                choice=Move(face.id, space),
            )
        )
    return items


# --- accusing, passing, paying ----------------------------------------------------------------------------


def _accuse(seen: View, legal: frozenset[Choice], seat: int, names: Names) -> Item:
    label, note = t("Accuse"), t("player, then pirate")
    if seen.options.hand and seen.limits[seat] < 2:
        return Item("a", label, note, reason=reason("last_hand_card"))
    players = []
    others = [(seat + step) % seen.seats for step in range(1, seen.seats)]
    for number, accused in enumerate(others, start=1):
        base: dict[str, Any] = {"key": str(number), "label": names[accused], "target": f"seat:{accused}"}
        if any(isinstance(choice, Accuse) and choice.accused == accused for choice in legal):
            players.append(Item(**base, menu=_pirates(seen, accused, names)))
        else:
            players.append(Item(**base, reason=reason("no_hidden_pirates")))
    return Item("a", label, note, menu=Menu(t("Whom to accuse?"), tuple(players), back=t("another action")))


def _pirates(seen: View, accused: int, names: Names) -> Menu:
    """Every pirate, marked by public facts only, so that nothing shows what the accuser holds."""
    items = []
    for space in range(LAST, 0, -1):
        ship = seen.row[space - 1]
        fame = half_up(seen.fame_of(ship))
        base: dict[str, Any] = {
            "key": str(space),
            "label": t("{pirate}, {ship}", pirate=pirate_name(ship), ship=ship),
            "target": f"ship:{ship}",
        }
        if seen.is_revealed(ship):
            items.append(Item(**base, note=t("face-up"), reason=reason("already_revealed")))
            continue
        if ship in seen.ownerless:
            note = t("ownerless")
        elif ship in seen.denied(accused):
            note = t("said no")
        else:
            note = t("+{fame} if right", fame=fame)
        items.append(Item(**base, note=note, choice=Accuse(accused, ship)))
    return Menu(t("Who is {name}?", name=names[accused]), tuple(items), back=t("another player"))


def _pass(seen: View) -> Menu:
    items = [Item("p", t("Pass and keep all cards"), choice=Pass())]
    for number, card in numbered_cards(seen):
        items.append(
            Item(
                key=str(number),
                label=t("Swap {card}", card=card_name(card)),
                target=f"card:{card}",
                choice=Pass(card),
            )
        )
    return Menu(t("Pass: swap a movement card for a new one?"), tuple(items), back=t("another action"))


def _payment(seen: View, decision: Decision) -> Menu:
    payable: Sequence[Any] = decision.choices
    items = [
        Item(
            key=str(number),
            label=card_name(card),
            note=pick(MOVEMENTS[card].brief),
            target=f"card:{card}",
            choice=PayForAccusation(card),
        )
        for number, card in numbered_cards(seen)
        if PayForAccusation(card) in payable
    ]
    _, _, _accused, pirate = seen.agenda[-1]
    return Menu(
        t("Which card pays for accusing {pirate}? It is not replaced.", pirate=pirate_name(str(pirate))),
        tuple(items),
    )
