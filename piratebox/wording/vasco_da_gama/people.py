"""Inspecting crews, captains, money and players: everything that everybody may know about them."""

from piratebox.language import listed, pick, t, tn
from piratebox.wording.inspection import Inspection
from rules.vasco_da_gama.components import CHARACTERS, COLOUR_IDS
from rules.vasco_da_gama.view import View

from .names import (
    Names,
    captains,
    character,
    letters,
    plan,
    points,
    reals,
    rows,
    sailors,
    vessel,
)
from .rulings import answers_about

Facts = list[tuple[str, str]]


def section(seen: View, target: str, n: int) -> Inspection:
    """A crew section: who waits there and what they cost."""
    crew, box = seen.sections[n - 1], seen.box
    held = {id: count for id, count in zip(COLOUR_IDS, crew, strict=False) if count}
    prices = t(", ").join(
        t("{n} for {price}", n=colours, price=price)
        for colours, price in enumerate(box.sailor_price)
        if colours
    )
    facts: Facts = [
        (t("here"), t("{crew}.", crew=sailors(held)) if held else t("Empty.")),
        (
            t("price"),
            t("By colours, in Reals: {prices}. A captain costs as many as sailors taken.", prices=prices),
        ),
    ]
    return Inspection(
        target=target,
        name=t("Crew section {n}", n=n),
        kind=tn("{n} section at this table", "{n} sections at this table", len(seen.sections)),
        face=(t("section {n}", n=n), letters(crew) or t("empty")),
        facts=tuple(facts),
        rulings=answers_about("recruiting"),
        seen=_bag(seen),
        provenance=rows(seen.options.corrections)["number", "sailors_1"].provenance,
    )


def _bag(seen: View) -> str:
    total = sum(seen.bag)
    if not total:
        return t("The bag is empty.")
    return t("In the bag: {crew}.", crew=letters(seen.bag))


def bag(seen: View, target: str) -> Inspection:
    """The bag that sailors are drawn from."""
    return Inspection(
        target=target,
        name=t("The bag"),
        kind=tn("{n} sailor in it", "{n} sailors in it", sum(seen.bag)),
        face=(t("bag"), letters(seen.bag) or t("empty")),
        facts=(
            (t("here"), _bag(seen)),
            (
                t("in full"),
                t(
                    "After each round up to {n} sailors a section are drawn, never beyond {size} there.",
                    n=seen.box.amount["section_refill"],
                    size=seen.box.amount["section_size"],
                ),
            ),
        ),
        rulings=answers_about("bag"),
    )


def captain_space(seen: View, target: str, names: Names) -> Inspection:
    """The captains still to be had."""
    left = [t("{name} {n}", name=names[seat], n=count) for seat, count in enumerate(seen.reserve)]
    return Inspection(
        target=target,
        name=t("The captain space"),
        kind=tn("{n} captain of each colour", "{n} captains of each colour", seen.box.captains),
        face=(t("captains"),),
        facts=(
            (t("here"), t("{left}.", left=listed(left))),
            (
                t("in full"),
                t(
                    "A Recruiting disc brings one captain for as many Reals as sailors are hired with it, "
                    "so for nothing if none are. A captain sails one ship, and comes home when it "
                    "leaves the game."
                ),
            ),
        ),
        rulings=answers_about("captain"),
    )


def money(seen: View, target: str) -> Inspection:
    """The money stacks of this round."""
    left = [reals(amount) for amount in seen.stacks if amount]
    tile = rows(seen.options.corrections)["tile", seen.tile.split("/")[0]] if seen.tile else None
    return Inspection(
        target=target,
        name=t("The money stacks"),
        kind=t("two a round, from the Vasco da Gama tile"),
        face=(t("money"), t(", ").join(map(str, filter(None, seen.stacks))) or t("taken")),
        facts=(
            (t("here"), t("{left}.", left=listed(left)) if left else t("Nothing is left this round.")),
            (t("in full"), t("A Characters disc takes one stack; what nobody takes goes back to the bank.")),
        ),
        rulings=answers_about("characters"),
        provenance="printed" if tile is None else tile.provenance,
    )


def player(seen: View, target: str, seat: int, names: Names) -> Inspection:
    """All about a player."""
    box = seen.box
    sent, earned, complete, people = seen.earned[seat]
    facts: Facts = [
        (
            t("VP"),
            t(
                "{total}: {sent} sent, {income} income, {complete} complete landings, "
                "{characters} characters.",
                total=points(seen.score(seat)),
                sent=sent,
                income=earned,
                complete=complete,
                characters=people,
            ),
        ),
        (
            t("owns"),
            t(
                "{money}; {captains} in hand, {reserve} in the captain space; crew {crew}.",
                money=reals(seen.money[seat]),
                captains=captains(seen.captains[seat]),
                reserve=seen.reserve[seat],
                crew=letters(seen.crew[seat]) or t("none"),
            ),
        ),
        (t("ready"), _tiles([vessel(tile, box) for tile in seen.ships[seat]])),
        (t("plans"), _tiles([plan(tile, box) for tile in seen.projects[seat]])),
        (t("at sea"), _tiles(_at_sea(seen, seat))),
    ]
    held = [character(id) for id in CHARACTERS if seen.holder(id) == seat]
    if held:
        facts.append((t("holds"), t("{characters}.", characters=listed(held))))
    return Inspection(
        target=target,
        name=names[seat],
        kind=t("player"),
        face=(names[seat],),
        facts=tuple(facts),
        rulings=answers_about("seat"),
    )


def _tiles(words: list[str]) -> str:
    return t("{things}.", things=t("; ").join(words)) if words else t("None.")


def _at_sea(seen: View, seat: int) -> list[str]:
    box = seen.box
    return [
        t("{landing}: {ship}", landing=pick(box.landings[space.landing].name), ship=vessel(tile, box))
        for space, tile, owner in zip(box.spaces, seen.berths, seen.owners, strict=True)
        if owner == seat
    ]
