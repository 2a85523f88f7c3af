"""What the table saw happen in this campaign: where today's characters went, who took which token."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from rules.core.events import Event
from rules.libertalia.components import INFLUENCE, RANK_OF
from rules.libertalia.view import View

GRANNY_WATA = RANK_OF["granny_wata"]


class Ghost(NamedTuple):
    """A character that was on the ship today.

    ``where`` is ``den``, ``graveyard`` or, for a Parrot whose owner is choosing, ``replaced``; ``took`` the
    kinds of token it took, ``thrown`` whether a Brute put it off the ship.
    """

    rank: int
    influence: int
    seat: int
    where: str
    took: tuple[str, ...] = ()
    thrown: bool = False


@dataclass(slots=True)
class Past:
    """What is remembered of a campaign: the tokens taken by day, and today's ghosts."""

    taken: dict[int, list[tuple[str, int]]] = field(default_factory=dict)
    """Pairs of kind and seat by day, in the order of taking."""
    ghosts: list[Ghost] = field(default_factory=list)

    def bury(self, seat: int, rank: int) -> None:
        """A character that came ashore today has been discarded."""
        self.ghosts = [
            ghost._replace(where="graveyard") if (ghost.seat, ghost.rank) == (seat, rank) else ghost
            for ghost in self.ghosts
        ]


def remember(events: Iterable[Event], view: View) -> Past:
    """Read the public events of a match, oldest first, for what concerns the present campaign and day."""
    past, day, campaign = Past(), 0, view.campaign
    took: dict[int, list[str]] = {}
    for event in events:
        seat = event.seat
        match event.kind:
            case "campaign":
                past, day = Past(), 0
            case "sunrise":
                day, campaign = event.data["day"], event.data["campaign"]
                past.ghosts, took = [], {}
            case "booty" if seat is not None:
                past.taken.setdefault(day, []).append((event.data["token"], seat))
                took.setdefault(seat, []).append(event.data["token"])
            case "arrive" if seat is not None:
                rank = event.data["rank"]
                past.ghosts.append(_ghost(view, rank, seat, event.data["to"], tuple(took.get(seat, ()))))
            case "brute":
                victim = event.data["victim"]
                ghost = _ghost(view, event.data["rank"], victim, "graveyard")
                past.ghosts.append(ghost._replace(thrown=True))
            case "saber" | "mutineer" if seat is not None and event.data["rank"] is not None:
                past.bury(event.data.get("victim", seat), event.data["rank"])
            case "granny_watas":
                for owner in event.data["seats"]:
                    past.bury(owner, GRANNY_WATA)
    today = (campaign, day) == (view.campaign, view.day)
    if not today or view.over or view.agenda[-1][0] == "play":
        past.ghosts = []
    if view.options.memory and not view.over:
        past.taken = {view.day: past.taken[view.day]} if today and view.day in past.taken else {}
    if not view.over and view.agenda[-1][0] == "parrot":
        past.ghosts.append(_ghost(view, 1, int(view.agenda[-1][1]), "replaced"))
    return past


def _ghost(view: View, rank: int, seat: int, where: str, took: tuple[str, ...] = ()) -> Ghost:
    return Ghost(rank, INFLUENCE[view.colours[seat]][rank], seat, where, took)
