"""How each decision is asked. Items stand in the order of the board; the targets are those of ``targets``."""

from collections.abc import Callable, Iterable

from piratebox.language import pick, t, tn, tp
from piratebox.table.asking import Item, Menu
from rules.core.game import Decision
from rules.vasco_da_gama.choices import (
    Berth,
    Buy,
    ChooseSection,
    Decline,
    Done,
    Execute,
    Hire,
    Hold,
    LeaveCaptain,
    PayCrew,
    Refuse,
    Send,
    TakeCaptain,
    TakeCharacter,
    TakeMoney,
    TakeProject,
    TakeSailor,
)
from rules.vasco_da_gama.components import CHARACTER_ROWS, CHARACTERS, Box
from rules.vasco_da_gama.view import View

from . import targets
from .menu_parts import DONE, KEYS, NONE, item, with_launches
from .names import Names, a_sailor, area, captains, character, colour, income, letters, reals, ship
from .placing import placing

AT_ONCE = 12
"""So many ways to hire are listed at once; of more the colour is asked first."""


def menu(seen: View, decision: Decision, names: Names) -> Menu:
    """The decision as a menu; ``seen`` is the acting seat's own view."""
    question, items = _ASKED[decision.kind](seen, decision, names)
    return Menu(question, tuple(with_launches(seen, decision, list(items))))


Asked = tuple[str, Iterable[Item]]
"""The question, and the answers that belong to it."""


# --- executing a disc -------------------------------------------------------------------------------------


def _resolve(seen: View, decision: Decision, _names: Names) -> Asked:
    number = seen.resolving
    where = area(dict(seen.discs)[number].area, seen.box)
    cost, money = seen.cost(number), seen.box.decline[number]
    question = t("Disc {number}, {area}: execute it or decline?", number=number, area=where)
    pays = t("pays {amount}", amount=reals(cost)) if cost else tp("cost", "free")
    return question, [
        item(seen, decision, "1", t("Execute"), Execute(), pays, targets.number(number)),
        item(
            seen, decision, "2", t("Decline"), Decline(), t("+{amount}", amount=reals(money)) if money else ""
        ),
    ]


# --- A: projects ------------------------------------------------------------------------------------------


def _buy(seen: View, decision: Decision, _names: Names) -> Asked:
    box = seen.box
    question = t(
        "Projects: which one? One costs {one}, two cost {two}.",
        one=reals(box.amount["project_one"]),
        two=reals(box.amount["project_two"]),
    )
    return question, _projects(seen, decision, reals(box.amount["project_one"]))


def _buy_second(seen: View, decision: Decision, _names: Names) -> Asked:
    first = str(seen.agenda[-1][2])
    box = seen.box
    question = t(
        "Projects: {ship} for {amount}. A second one, or done?",
        ship=ship(first, box),
        amount=reals(box.amount["project_one"]),
    )
    found = [
        entry
        for entry in _projects(seen, decision, t("both {amount}", amount=reals(box.amount["project_two"])))
        if entry.target != targets.on_display(seen, first)
    ]
    return question, [*found, item(seen, decision, DONE, t("Done, one project"), Done())]


def _projects(seen: View, decision: Decision, price: str) -> list[Item]:
    """The projects on display, keyed by their place; the São Gabriel one has key 0."""
    box, found = seen.box, []
    for place in range(len(seen.display) + 1):
        tile = targets.displayed(seen, place)
        if not tile:
            continue
        if place == 0:
            label = t("São Gabriel {level}", level=box.level[tile])
            note = _paid(tile, box, reals(box.crew[tile]))
        else:
            label = t("{ship}, crew {n}", ship=ship(tile, box), n=box.crew[tile])
            note = _paid(tile, box, price)
        target = targets.on_display(seen, tile)
        found.append(item(seen, decision, str(place), label, Buy(tile), note, target))
    return found


def _paid(tile: str, box: Box, price: str) -> str:
    """What a project will bring, and its price."""
    return t(", ").join(filter(None, (income(tile, box), price)))


# --- B: recruiting ----------------------------------------------------------------------------------------


def _section(seen: View, decision: Decision, _names: Names) -> Asked:
    found = []
    for n, crew in enumerate(seen.sections, start=1):
        label = t("Section {n}", n=n)
        note = letters(crew) or t("empty")
        found.append(item(seen, decision, str(n), label, ChooseSection(n), note, targets.section(n)))
    alone = item(
        seen, decision, NONE, t("A captain alone"), ChooseSection(None), tp("cost", "free"), "captain"
    )
    return t("Recruiting: from which crew section?"), [*found, alone]


def _hire(seen: View, decision: Decision, _names: Names) -> Asked:
    section, chosen = _hired(seen)
    box = seen.box
    colours = sum(map(bool, chosen))
    if colours:
        question = t(
            "Section {n}: {crew} for {amount}. Another colour, or done?",
            n=section,
            crew=letters(chosen),
            amount=reals(box.sailor_price[colours]),
        )
    else:
        question = t("Section {n}: which colour, and how many? The price goes by colours.", n=section)
    ways = [choice for choice in decision.choices if isinstance(choice, Hire)]
    price = reals(box.sailor_price[colours + 1]) if ways else ""
    by_colour = {way.colour: [other for other in ways if other.colour == way.colour] for way in ways}
    found: list[Item] = []
    if len(ways) <= AT_ONCE:
        all_ways = [way for group in by_colour.values() for way in reversed(group)]
        for key, way in zip(KEYS, all_ways, strict=False):
            target = targets.crew(section, way.colour)
            found.append(Item(key, _count(way), price, target, way))
    else:
        for key, (id, group) in zip(KEYS, by_colour.items(), strict=False):
            target = targets.crew(section, id)
            inside = tuple(
                Item(inner, _count(way), price, target, way)
                for inner, way in zip(KEYS, group[::-1], strict=True)
            )
            question_inside = t("How many?")
            opened = Menu(question_inside, inside, back=t("another colour"))
            found.append(Item(key, colour(id), price, target, menu=opened))
    if colours:
        found.append(item(seen, decision, DONE, t("Done"), Done()))
    return question, found


def _count(way: Hire) -> str:
    return t("{n} {colour}", n=way.count, colour=colour(way.colour))


def _hired(seen: View) -> tuple[int, list[int]]:
    """The section being hired from, and the sailors chosen so far by colour."""
    section, *chosen = [int(part) for part in seen.agenda[-1][2:]]
    return section, chosen


def _captain(seen: View, decision: Decision, _names: Names) -> Asked:
    _, chosen = _hired(seen)
    question = t("{crew} hired: a captain with them, for as many Reals as sailors?", crew=letters(chosen))
    price = t("+{amount}", amount=reals(sum(chosen)))
    return question, [
        item(seen, decision, "1", t("With a captain"), TakeCaptain(), price, "captain"),
        item(seen, decision, "2", t("Without a captain"), LeaveCaptain()),
    ]


# --- C: sailing -------------------------------------------------------------------------------------------


def _ship(seen: View, decision: Decision, _names: Names) -> Asked:
    seat, sent = decision.seat, int(seen.agenda[-1][3])
    if not sent:
        question = t("Sailing: which ship?")
    elif seen.ships[seat]:
        question = t("Sailing: which ship next, to the same landing?")
    else:
        question = t("Sailing: launch one more ship for the same landing?")
    found = [
        item(
            seen, decision, key, ship(tile, seen.box), Send(tile), income(tile, seen.box),
            targets.ship(seen, seat, tile),
        )
        for key, tile in zip(KEYS, seen.ships[seat], strict=False)
    ]  # fmt: skip
    if sent:
        found.append(item(seen, decision, DONE, t("No more ships"), Done()))
    return question, found


# --- landing rewards --------------------------------------------------------------------------------------


def _reward(seen: View, decision: Decision, _names: Names) -> Asked:
    landing = seen.box.landings[int(seen.agenda[-1][2])]
    place = str(pick(landing.name))
    found: list[Item] = []
    if landing.reward.kind == "project":
        question = t("Reward of {landing}: which project?", landing=place)
        for choice in decision.choices:
            if isinstance(choice, TakeProject):
                tile = choice.project
                target = targets.on_display(seen, tile)
                label = t("{ship}, crew {n}", ship=ship(tile, seen.box), n=seen.box.crew[tile])
                found.append(Item(target.split(":")[1], label, income(tile, seen.box), target, choice))
    else:
        question = t("Reward of {landing}: which sailor?", landing=place)
        ways = [choice for choice in decision.choices if isinstance(choice, TakeSailor)]
        for key, choice in zip([key for key in KEYS if key != NONE], ways, strict=False):
            target = targets.crew(choice.section, choice.colour)
            note = t("section {n}", n=choice.section)
            found.append(Item(key, a_sailor(choice.colour), note, target, choice))
    return question, [*found, item(seen, decision, NONE, t("Take nothing"), Refuse())]


# --- D: characters ----------------------------------------------------------------------------------------


def _character(seen: View, decision: Decision, names: Names) -> Asked:
    found = []
    briefs = {row.id: str(pick(row.brief)) for row in CHARACTER_ROWS}
    for key, id in zip("1234", CHARACTERS, strict=True):
        holder = seen.holder(id)
        note = briefs[id] if holder is None else t("{what}; {name}", what=briefs[id], name=names[holder])
        found.append(item(seen, decision, key, character(id), TakeCharacter(id), note, targets.character(id)))
    for key, stack in (("5", 1), ("6", 2)):
        amount = seen.stacks[stack - 1]
        label = reals(amount) if amount else t("money, taken")
        found.append(item(seen, decision, key, label, TakeMoney(stack), "", targets.money(stack)))
    return t("Characters: whom to take, or which money?"), found


def _girolamo(seen: View, decision: Decision, _names: Names) -> Asked:
    question = t("Girolamo's merchant, {ship}: which space, or hold it?", ship=ship(seen.merchant, seen.box))
    hold = item(seen, decision, NONE, t("Hold it for phase three"), Hold(), "", "merchant")
    return question, [*berths(seen, decision, merchant=True), hold]


def _merchant(seen: View, decision: Decision, _names: Names) -> Asked:
    question = t("The merchant, {ship}, sails now: to which space?", ship=ship(seen.held, seen.box))
    return question, berths(seen, decision, merchant=True)


def _berth(seen: View, decision: Decision, _names: Names) -> Asked:
    tile = str(seen.agenda[-1][4])
    if seen.resolving:
        question = t(
            "Sailing with disc {number}: which space for the ship of {ship}?",
            number=seen.resolving,
            ship=ship(tile, seen.box),
        )
    else:
        question = t("Sailing: which space for the ship of {ship}?", ship=ship(tile, seen.box))
    return question, berths(seen, decision, merchant=False)


def berths(seen: View, decision: Decision, *, merchant: bool) -> list[Item]:
    """The landing spaces that can be taken, farthest landing first, each from left to right."""
    box = seen.box
    ways = [choice for choice in decision.choices if isinstance(choice, Berth)]
    ways.sort(key=lambda way: (-box.spaces[box.place[way.space]].landing, box.place[way.space]))
    found = []
    for key, way in zip([key for key in KEYS if key != NONE], ways, strict=False):
        space = box.spaces[box.place[way.space]]
        landing = box.landings[space.landing]
        prize = _reward_note(landing.reward.kind, landing.reward.amount)
        note = prize if merchant else t("+{vp}, {reward}", vp=space.number, reward=prize)
        name = str(pick(landing.name)).split(" ")[0]
        label = t("{landing} {number}+", landing=name, number=space.number)
        found.append(Item(key, label, note, targets.berth(seen, way.space), way))
    return found


def _reward_note(kind: str, amount: int) -> str:
    if kind == "money":
        return reals(amount)
    if kind == "captain":
        return t("captain") if amount == 1 else captains(amount)
    if kind == "sailor":
        return t("sailor") if amount == 1 else tn("{n} sailor of choice", "{n} sailors of choice", amount)
    return t("project") if amount == 1 else tn("{n} project", "{n} projects", amount)


# --- launching --------------------------------------------------------------------------------------------


def _window(seen: View, decision: Decision, _names: Names) -> Asked:
    go_on = item(seen, decision, DONE, t("Go on without launching"), Done())
    return t("Launch a project before play goes on?"), [go_on]


def _crew(seen: View, decision: Decision, _names: Names) -> Asked:
    tile = str(seen.agenda[-1][2])
    question = t("Launching {ship}: which crew pays for it?", ship=ship(tile, seen.box))
    ways = [choice for choice in decision.choices if isinstance(choice, PayCrew)]
    found = [
        Item(key, " ".join(way.colours), _left(seen, decision.seat, way.colours), choice=way)
        for key, way in zip(KEYS, ways, strict=False)
    ]
    return question, found


def _left(seen: View, seat: int, paid: str) -> str:
    """The crew a payment leaves, by letters."""
    held = letters(seen.crew[seat]).replace(" ", "")
    for letter in paid:
        held = held.replace(letter, "", 1)
    return t("keeps {crew}", crew=held or t("nobody"))


_ASKED: dict[str, Callable[[View, Decision, Names], Asked]] = {
    "place": placing,
    "extra": placing,
    "manuel": placing,
    "resolve": _resolve,
    "buy": _buy,
    "buy_second": _buy_second,
    "section": _section,
    "hire": _hire,
    "captain": _captain,
    "ship": _ship,
    "berth": _berth,
    "reward": _reward,
    "character": _character,
    "girolamo": _girolamo,
    "merchant": _merchant,
    "window": _window,
    "crew": _crew,
}
