"""What the help of each game must hold: numbers and names of the dossiers."""

from typing import NamedTuple


class Facts(NamedTuple):
    """What to look for in a game's help."""

    pages: int
    """The keys included."""
    steps: dict[str, tuple[str, ...]]
    """The words of all steps, each with the kinds of the decisions that are made in it."""
    before: tuple[str, ...]
    """Kinds of decisions that belong to no step, as they come before the first one."""
    rulings: int
    about: tuple[str, ...]
    """What rulings can be about beside components."""
    components: tuple[str, ...]
    """The groups of components that rulings can be about."""
    edition: tuple[str, ...]
    """Said on the last page: who made the game, and how to correct its values."""


FACTS = {
    "spanish_main": Facts(
        pages=8,
        steps={"Action": ("turn", "pay_for_accusation"), "Adventure": (), "Fame": (), "Next": ()},
        before=(),
        rulings=30,
        about=("ship",),
        components=("movement", "adventure"),
        edition=("Bryan Kinsella", "Phil Walker-Harding", "WizKids", "2012", "data/ships.toml"),
    ),
    "libertalia": Facts(
        pages=8,
        steps={
            "Sunrise": ("play",),
            "Day": ("parrot", "recruit", "keep", "gunner", "sell", "revive"),
            "Dusk": ("booty", "saber"),
            "Night": ("waitress",),
        },
        before=("colour",),
        rulings=32,
        about=("den",),
        components=("character", "booty"),
        edition=("Paolo Mori", "Marabunta", "Asterion", "2012", "data/characters.toml"),
    ),
    "meuterer": Facts(
        pages=7,
        steps={
            "Salary": ("salary",),
            "Offering": ("offer", "take_role"),
            "Roles": (),
            "Mutiny": ("weapon",),
            "Pay": ("allocate",),
            "Sail": (),
            "Clean up": (),
            "Refill": ("bottom",),
            "Return": (),
            "Next round": (),
        },
        before=(),
        rulings=29,
        about=("island", "pass", "salary", "stop", "seat"),
        components=("island", "role", "card"),
        edition=(
            "Marcel-André Casasola Merkle",
            "Adlung-Spiele",
            "2000",
            "made up",
            "data/islands.toml",
            "Hochland",
        ),
    ),
    "vasco_da_gama": Facts(
        pages=8,
        steps={
            "Place": ("place", "extra"),
            "Execute": (
                "resolve",
                "buy",
                "buy_second",
                "section",
                "hire",
                "captain",
                "ship",
                "berth",
                "reward",
                "character",
                "manuel",
                "girolamo",
                "window",
            ),
            "Sail": ("merchant",),
            "Launch": ("crew",),
        },
        before=(),
        rulings=39,
        about=("tile", "number", "project", "merchant", "landing", "captain", "bag", "seat"),
        components=("area", "character"),
        edition=("Paolo Mori", "What's Your Game?", "2009", "reconstructed", "corrections/"),
    ),
    "pirate_king": Facts(
        pages=8,
        steps={
            "Pirates": ("pirate",),
            "Start": (),
            "Obtain": ("ballot", "look", "choose", "from_discard", "place"),
            "Battle": ("monster",),
            "Loot": ("loot", "remove"),
            "New round": (),
        },
        before=(),
        rulings=29,
        about=(
            *(
                "flip",
                "stop",
                "seat",
                "deck",
                "discards",
                "pile",
                "token",
                "crowns",
                "monster",
                "loot",
                "win",
            ),
            *(
                "reveal",
                "copy",
                "choose",
                "draw_loot",
                "earn",
                "from_discard",
                "others",
                "place",
                "turn_over",
            ),
        ),
        components=("token",),
        edition=(
            "Frankie Bu",
            "Boquerón Games",
            "nine tenths sure",
            "made up",
            "corrections/pirate_king.toml",
            "[[card]]",
            "LO38 Davy Jones's Contract",
        ),
    ),
}
