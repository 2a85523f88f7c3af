"""Pictures on Meuterer's board and cards: the merchant ship and the goods, in quarter blocks."""

SAILS = " ▟▌▟█▌"
"""The upper row of the ship, flush right with the hull."""
HULL = "▜██████▛"
SHIP = len(HULL)

WARES = (
    (" ▗▟▙▖", " ▝▜▛▘"),
    (" ▗▄▖ ", "▗███▖"),
    (" ▜██▛", " ▗▟▙▖"),
    ("▐▀▀▀█", "▐▄▄▄█"),
    (" ▚▐▞ ", " ▝▙▛▘"),
    ("   ▗▞▘", " ▝▟▘"),
    ("▗▛█▜▖", " ▜▀▛ "),
)
"""Two rows for each kind of card, by place in ``KINDS``."""
LETTERS = "RSWCGXP"
"""Each kind of card with ``--ascii``."""
