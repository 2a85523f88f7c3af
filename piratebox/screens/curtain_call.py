"""The curtain before a seat's secrets are shown, told only what everybody may know."""

from typing import TYPE_CHECKING

from piratebox.wording import teller

from .curtain import Curtain

if TYPE_CHECKING:
    from .game_screen import GameScreen


def curtain_for(screen: "GameScreen", seat: int, *, first: bool = False) -> Curtain:
    """The curtain that passes the keyboard to a seat.

    Args:
        screen: the table; what it shows must have been emptied.
        seat: who is to take the keyboard.
        first: whether that seat has not seen its secrets yet.
    """
    session, wording, seats = screen.session, screen.wording, screen.seats
    sentence = teller(session.saved.match)
    recap = [
        (None if line.event.seat is None else seats[line.event.seat], told)
        for line in session.recap(seat)
        if line.event and (told := sentence(line.event, session.names))
    ]
    return Curtain(
        seat=seats[seat],
        game=wording.title(),
        phase=screen.where(session.view(None)),
        recap=recap,
        first_look=first,
        chosen=session.has_chosen(seat),
    )
