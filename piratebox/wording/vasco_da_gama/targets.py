"""What on the board a choice or an inspection is about, as text.

``number:<n>`` a number disc; ``space:<area>:<index>`` an action space, from 0 at the left; ``project:0`` the
São Gabriel project and ``project:1`` to ``project:6`` the ordinary project spaces, from the left;
``section:<n>`` a crew section from 1, ``crew:<n>:<colour>`` one colour in it; ``captain`` the captain space;
``berth:<landing>:<index>`` a landing space, both from 0: Natal is landing 0, index 0 is at the left;
``ship:<seat>:<index>`` a launched ship in hand, ``plan:<seat>:<index>`` a project in hand;
``character:<id>``; ``merchant`` the face-up merchant; ``money:1`` and ``money:2`` the stacks;
``seat:<seat>``; ``marker``; ``bag``. Tiles and places as such, without a table: ``card:<tile>``,
``landing:<id>``, ``area:<id>``.
"""

from rules.vasco_da_gama.components import PROJECT_SPACES
from rules.vasco_da_gama.state import Disc
from rules.vasco_da_gama.view import View


def number(n: int) -> str:
    """A number disc."""
    return f"number:{n}"


def free_space(seen: View, area: str) -> str:
    """The leftmost free action space of an area."""
    return f"space:{area}:{len(lying(seen, area))}"


def lying(seen: View, area: str) -> list[tuple[int, Disc]]:
    """The discs on an area's action spaces with their numbers, from left to right.

    A disc that moved onto a character still closes its space, unless the table agreed otherwise.
    """
    moved = dict(seen.taken).values() if seen.options.space_reopens else ()
    return [(number, disc) for number, disc in seen.area(area) if number not in moved]


def on_display(seen: View, tile: str) -> str:
    """A project that can be bought or taken."""
    return "project:0" if tile == seen.gabriel else f"project:{1 + seen.display.index(tile)}"


def displayed(seen: View, index: int) -> str:
    """The tile on a project space, empty if it is sold or there is no such space."""
    if index == 0:
        return seen.gabriel
    return seen.display[index - 1] if 1 <= index <= PROJECT_SPACES else ""


def section(n: int) -> str:
    """A crew section."""
    return f"section:{n}"


def crew(n: int, colour: str) -> str:
    """The sailors of one colour in a crew section."""
    return f"crew:{n}:{colour}"


def berth(seen: View, space: str) -> str:
    """A landing space by its id in the rules."""
    place = seen.box.place[space]
    landing = seen.box.spaces[place].landing
    return f"berth:{landing}:{place - seen.box.reach[landing].start}"


def ship(seen: View, seat: int, tile: str) -> str:
    """A launched ship in hand."""
    return f"ship:{seat}:{seen.ships[seat].index(tile)}"


def plan(seen: View, seat: int, tile: str) -> str:
    """A project in hand."""
    return f"plan:{seat}:{seen.projects[seat].index(tile)}"


def character(id: str) -> str:
    """A character."""
    return f"character:{id}"


def money(stack: int) -> str:
    """A money stack."""
    return f"money:{stack}"
