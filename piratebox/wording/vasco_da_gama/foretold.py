"""What each kind of choice does itself, in sentences."""

from collections.abc import Callable
from typing import Any, NamedTuple

from piratebox.language import pick, t, tn
from rules.core.chance import Chance
from rules.core.events import Event
from rules.vasco_da_gama.choices import (
    Back,
    Berth,
    Buy,
    ChooseSection,
    Decline,
    Done,
    Execute,
    Hire,
    Hold,
    Launch,
    LeaveCaptain,
    PayCrew,
    Place,
    Refuse,
    Send,
    TakeCaptain,
    TakeCharacter,
    TakeMoney,
    TakeProject,
    TakeSailor,
)
from rules.vasco_da_gama.components import CHARACTER_ROWS
from rules.vasco_da_gama.decisions import fitting
from rules.vasco_da_gama.foresight import cost_range, phase_three
from rules.vasco_da_gama.view import View, imagine

from .names import (
    Names,
    area,
    berth,
    character,
    crew_words,
    gains,
    letters,
    plan,
    reals,
    ship,
    vessel,
)


class Case(NamedTuple):
    """A choice of the acting seat, with the position before it and the one right after it."""

    seen: View
    choice: Any
    seat: int
    name: str
    then: View
    own: tuple[Event, ...]
    """What the choice itself does."""
    names: Names


# --- discs ------------------------------------------------------------------------------------------------


def _place(case: Case, short: bool) -> list[str]:
    choice = case.choice
    least, most = cost_range(case.seen, choice.number)
    fields = {"number": choice.number, "least": least, "most": most}
    if not most and case.seen.phase == 1:
        told = [t("{number} is free, whatever tile is turned up.", **fields)]
    elif not most:
        told = [t("{number} is free.", **fields)]
    elif least == most:
        told = [t("{number} costs {amount}.", number=choice.number, amount=reals(most))]
    else:
        today = case.seen.cost(choice.number)
        told = [
            t(
                "{number} costs {today} as the marker stands, {least} to {most} Reals by the tile to come.",
                today=today,
                **fields,
            )
        ]
    if short:
        return told
    money = case.seen.box.decline[choice.number]
    if money:
        told.append(t("Declined it brings {amount}.", amount=reals(money)))
    before = sum(number < choice.number for number, _ in case.seen.discs)
    if not before:
        return [*told, t("No disc placed so far comes before it.")]
    told.append(
        tn(
            "{n} disc placed so far comes before it.",
            "{n} discs placed so far come before it.",
            before,
        )
    )
    return told


def _execute(case: Case, short: bool) -> list[str]:
    seen = case.seen
    cost, number = seen.cost(seen.resolving), seen.resolving
    where = area(dict(seen.discs)[number].area, seen.box)
    if not cost:
        return [t("{area} for nothing: {name} keeps {amount}.", area=where, **_purse(case))]
    return [t("{area} for {cost}.", area=where, cost=reals(cost))]


def _purse(case: Case) -> dict[str, str]:
    return {"name": case.name, "amount": reals(case.then.money[case.seat])}


def _decline(case: Case, short: bool) -> list[str]:
    money = case.seen.box.decline[case.seen.resolving]
    if not money:
        return [t("The action is given up for nothing: {name} keeps {amount}.", **_purse(case))]
    return [t("The action is given up for {amount}.", amount=reals(money))]


# --- actions ----------------------------------------------------------------------------------------------


def _buy(case: Case, short: bool) -> list[str]:
    seen, tile = case.seen, case.choice.project
    box = seen.box
    if tile == seen.gabriel:
        told = [
            t("{ship}, launched at once for {amount}.", ship=vessel(tile, box), amount=reals(box.crew[tile]))
        ]
        return told if short else [*told, t("It costs no crew, but needs a captain to sail.")]
    if seen.agenda[-1][0] == "buy_second":
        return [_project(tile, case), t("Both for {amount}.", amount=reals(box.amount["project_two"]))]
    price = box.amount["project_one"]
    left = seen.money[case.seat] - price
    if case.own:
        return [_project(tile, case)]
    return [
        _project(tile, case),
        t("One for {price}: {name} has {left}.", price=reals(price), name=case.name, left=reals(left)),
    ]


def _project(tile: str, case: Case) -> str:
    """A project in full, and whether the crew in hand could launch it."""
    box, crew = case.seen.box, case.seen.crew[case.seat]
    missing = box.crew[tile] - sum(map(bool, crew))
    fields = {"project": plan(tile, box), "name": case.name}
    if missing <= 0:
        return t("{project}; {name} has the crew for it.", **fields)
    return tn(
        "{project}; {name} lacks {n} colour for it.",
        "{project}; {name} lacks {n} colours for it.",
        missing,
        **fields,
    )


def _section(case: Case, short: bool) -> list[str]:
    if case.choice.section is None:
        return [t("A captain for nothing, and no sailors.")]
    crew = case.seen.sections[case.choice.section - 1]
    prices = case.seen.box.sailor_price[1:]
    return [
        t(
            "Section {n} holds {crew}; colours cost {prices} Reals.",
            n=case.choice.section,
            crew=letters(crew),
            prices=", ".join(map(str, prices)),
        )
    ]


def _hire(case: Case, short: bool) -> list[str]:
    return _hiring(case, [int(part) for part in case.then.agenda[-1][3:]])


def _hiring(case: Case, chosen: list[int]) -> list[str]:
    """What the sailors chosen would cost, and a captain with them."""
    box, seat = case.seen.box, case.seat
    price, count = box.sailor_price[sum(map(bool, chosen))], sum(chosen)
    left = case.seen.money[seat] - price
    fields = {"crew": letters(chosen), "price": reals(price), "name": case.name, "left": reals(left)}
    told = [t("{crew} for {price}: {name} has {left}.", **fields)]
    if case.seen.reserve[seat] and left >= count:
        told.append(t("A captain with them costs {amount}.", amount=reals(count)))
    return told


def _captain(case: Case, short: bool) -> list[str]:
    return [t("Hired: {crew}.", crew=letters(int(part) for part in case.seen.agenda[-1][3:]))]


def _done(case: Case, short: bool) -> list[str]:
    match case.seen.agenda[-1]:
        case ("buy_second", _, str(first)):
            return [_project(first, case)]
        case ("hire", _, _, *chosen):
            return (
                _hiring(case, [int(part) for part in chosen])
                if not case.own
                else [t("Hired: {crew}.", crew=letters(int(part) for part in chosen))]
            )
        case ("ship", *_):
            return [t("The action ends.")]
    return [t("Play goes on.")]


# --- sailing ----------------------------------------------------------------------------------------------


def _send(case: Case, short: bool) -> list[str]:
    state, tile = imagine(case.seen, Chance(0)), case.choice.ship
    box = state.box
    spaces = fitting(state, box, int(case.seen.agenda[-1][2]), tile)
    best = max(spaces, key=lambda place: box.spaces[place].number)
    return [
        tn(
            "{n} empty space fits {ship}; the farthest is {space}.",
            "{n} empty spaces fit {ship}; the farthest is {space}.",
            len(spaces),
            ship=ship(tile, box),
            space=berth(box.spaces[best].id, box),
        )
    ]


def _berth(case: Case, short: bool) -> list[str]:
    box, then = case.seen.box, case.then
    place = box.spaces[box.place[case.choice.space]]
    landing, reach = box.landings[place.landing], box.reach[place.landing]
    told = []
    if landing.reward.kind in ("project", "sailor") and then.agenda and then.agenda[-1][0] == "reward":
        told.append(
            t("A sailor to choose.") if landing.reward.kind == "sailor" else t("A project to choose.")
        )
    full = sum(bool(then.berths[at]) for at in reach)
    fields = {"landing": pick(landing.name), "n": full, "total": len(reach), "bonus": landing.bonus}
    if full < len(reach):
        told.append(t("{landing} is {n} of {total} full.", **fields))
        if not short and not landing.bonus:
            told.append(t("Full, it sends its ships on in phase three.", **fields))
        elif not short:
            told.append(
                t("Full, it pays its ships +{bonus} each in phase three and sends them on.", **fields)
            )
        return told
    paid = next(
        event.data["vp"]
        for event in phase_three(then).events
        if event.kind == "complete" and event.data["landing"] == landing.id
    )
    if any(paid):
        told.append(
            t("{landing} is full: phase three pays {gains}.", gains=gains(paid, case.names), **fields)
        )
    else:
        told.append(t("{landing} is full: phase three sends its ships on.", **fields))
    return told


def _take_project(case: Case, short: bool) -> list[str]:
    return [_project(case.choice.project, case)]


def _take_sailor(case: Case, short: bool) -> list[str]:
    return [t("{name}'s crew: {crew}.", name=case.name, crew=letters(case.then.crew[case.seat]))]


def _refuse(case: Case, short: bool) -> list[str]:
    return [t("The reward is left.")]


# --- characters -------------------------------------------------------------------------------------------


def _take_money(case: Case, short: bool) -> list[str]:
    return [t("+{amount}.", amount=reals(case.seen.stacks[case.choice.stack - 1]))]


def _take_character(case: Case, short: bool) -> list[str]:
    id, seen = case.choice.character, case.seen
    brief = next(str(pick(row.brief)) for row in CHARACTER_ROWS if row.id == id)
    told = [t("{character}: {what}.", character=character(id), what=brief)]
    if id == "girolamo" and seen.merchant:
        told = [t("The face-up merchant, {ship}, comes with him.", ship=ship(seen.merchant, seen.box))]
    former = seen.holder(id)
    if former is not None and former != case.seat and not short:
        told.append(t("{former} loses him.", former=case.names[former]))
    if id == "francisco":
        told.append(
            t("{name}'s crew: {crew}.", name=case.name, crew=letters(case.then.crew[case.seat]) or "-")
        )
    return told


def _hold(case: Case, short: bool) -> list[str]:
    seen = case.seen
    spaces = fitting(imagine(seen, Chance(0)), seen.box, -1, seen.merchant)
    fields = {"ship": ship(seen.merchant, seen.box)}
    return [
        tn(
            "The merchant, {ship}, sails in phase three; {n} empty space fits it now.",
            "The merchant, {ship}, sails in phase three; {n} empty spaces fit it now.",
            len(spaces),
            **fields,
        )
    ]


# --- launching --------------------------------------------------------------------------------------------


def _launch(case: Case, short: bool) -> list[str]:
    tile = case.choice.project
    if not case.own:
        return [t("{ship} is launched; the crew that pays is chosen next.", ship=vessel(tile, case.seen.box))]
    return _paid(case, tile, case.own[0].data["crew"])


def _pay_crew(case: Case, short: bool) -> list[str]:
    return _paid(case, str(case.seen.agenda[-1][2]), case.choice.colours)


def _paid(case: Case, tile: str, crew: str) -> list[str]:
    left = letters(case.then.crew[case.seat])
    fields = {"ship": vessel(tile, case.seen.box), "crew": crew_words(crew), "name": case.name, "left": left}
    told = [
        t("{ship} is launched for {crew}; {name} keeps {left}.", **fields)
        if left
        else t("{ship} is launched for {crew}; {name} has no crew left.", **fields)
    ]
    if not case.seen.captains[case.seat]:
        told.append(t("There is no captain in hand to sail it yet."))
    return told


def _back(case: Case, short: bool) -> list[str]:
    return [t("The last part is asked again; nothing has been done yet.")]


TELLERS: dict[type, Callable[[Case, bool], list[str]]] = {
    Place: _place,
    Execute: _execute,
    Decline: _decline,
    Buy: _buy,
    ChooseSection: _section,
    Hire: _hire,
    TakeCaptain: _captain,
    LeaveCaptain: _captain,
    Send: _send,
    Berth: _berth,
    TakeProject: _take_project,
    TakeSailor: _take_sailor,
    Refuse: _refuse,
    TakeMoney: _take_money,
    TakeCharacter: _take_character,
    Hold: _hold,
    Launch: _launch,
    PayCrew: _pay_crew,
    Done: _done,
    Back: _back,
}
