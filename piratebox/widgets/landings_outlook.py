"""What the board of Vasco da Gama shows as not yet true: the position right after a choice."""

from typing import Any

from rules.core.chance import Chance
from rules.vasco_da_gama.flow import carry_out
from rules.vasco_da_gama.refusals import why_not
from rules.vasco_da_gama.view import View, imagine, view


def right_after(seen: View, choice: Any) -> View | None:
    """The position once a choice is made, before anything else happens; None if it cannot be made.

    Choices themselves turn up and draw nothing, so this is certain.
    """
    seat = seen.acting
    state = imagine(seen, Chance(0))
    if seat is None or why_not(state, seat, choice) is not None:
        return None
    carry_out(state, state.box, seat, choice, None)
    return view(state, seen.seat)
