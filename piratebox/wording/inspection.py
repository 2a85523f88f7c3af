"""What inspecting a component shows, as data."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Inspection:
    """Everything everybody may know about a card, a ship or a space of the board."""

    target: str
    """What was asked about, such as ``card:fog``."""
    name: str
    kind: str
    """What it is and how many the box holds, such as "adventure card, 2 in the box"."""
    face: tuple[str, ...]
    """The picture of it: up to three short lines of at most eleven cells."""
    flag: str = ""
    """The nation whose flag it shows, if any: ``english``, ``spanish`` or ``dutch``."""
    ship: str = ""
    """The ship whose picture it shows instead of a card, if any."""
    damaged: bool = False
    """Whether that ship is damaged."""
    prints: str = ""
    """The card's own few words."""
    facts: tuple[tuple[str, str], ...] = ()
    """Pairs of label and text, from the full text to what it means here and now."""
    rulings: tuple[str, ...] = ()
    """Answers to questions about it, each one sentence or two."""
    seen: str = ""
    """How many of them everybody has seen, and where."""
    provenance: str = "printed"
    """The code of where it comes from."""
    note: str = ""
    """A remark on the provenance."""
