"""The palette: semantic roles as theme variables (Lantern, Parchment, Signal)."""

from dataclasses import replace

from textual.theme import Theme

SEAT_COLOURS = ("amber", "sky", "green", "orange", "pink", "yellow")
"""Names of the seat colours, in the order in which seats get them."""

_LANTERN = {
    "ground": "#0D1319", "panel": "#121A22", "raised": "#1A242E",
    "line": "#31404D", "line2": "#5A6E7F",
    "ink": "#EAE2D0", "soft": "#B0A996", "faint": "#7C8286",
    "lantern": "#FFD37A", "legal": "#C9A25A", "preview": "#6FD3C4",
    "good": "#9BCF6A", "bad": "#F47C65", "private": "#BE9CEB",
    "amber": "#E9A22B", "sky": "#62B8EE", "green": "#35C79A",
    "orange": "#F2793F", "pink": "#DD8DB8", "yellow": "#F0E442",
    "flag-english": "#8E2F3C", "on-flag-english": "#FFF3EA",
    "flag-spanish": "#B98A2B", "on-flag-spanish": "#1A1408",
    "flag-dutch": "#2F5F94", "on-flag-dutch": "#EAF4FF",
    "sail": "#DDD3BA", "hull": "#94683F", "hull2": "#6E4A2C",
    "sea": "#2C5C70", "sea2": "#1F4455", "ash": "#6F6A62", "gold": "#F0C25A",
    "drape": "#4A2438", "drape2": "#2A1522", "drape-edge": "#371B2B",
    "glow1": "#15191C", "glow2": "#1B1C1B", "glow3": "#25221B", "glow4": "#322A1C",
    "brass": "#B58B43", "flame": "#D9822B", "flame2": "#FFD37A", "spark": "#FFFFFF", "wick": "#8A8E93",
    "moon": "#FFE9B0", "pennant": "#B8433F",
    "crew-yellow": "#F2DE4B", "crew-red": "#F2693F", "crew-blue": "#62B8EE",
    "crew-green": "#35C79A", "crew-black": "#9A97A6", "crew-white": "#F4F2EA",
    "reef": "#0F1C25", "lane": "#2A4250", "closed": "#18232C",
    "open": "#D9CFB4", "openink": "#1B1A14", "opensoft": "#5B5340",
    "sailopen": "#FFFFFF", "hullopen": "#6E4A2C", "lantern-open": "#8A4B00", "preview-open": "#00655F",
    "mark-light": "#F4F2EA", "on-mark-light": "#0D1319", "mark-dark": "#05080C", "on-mark-dark": "#EAE2D0",
    "ruby": "#E0566B", "salt": "#E8EEF2", "wine": "#B58AA8", "cloth": "#7FA6D9", "grain": "#D2B679",
    "weapon": "#AEB9C2",
    "ruby-open": "#A8243F", "salt-open": "#8C9AA3", "wine-open": "#7C4468", "cloth-open": "#3F6AA6",
    "grain-open": "#8A6A1E",
    "leaf": "#5E9A57", "leaf2": "#3F7045", "sand": "#C9AE78",
    "water": "#122B38", "water2": "#1A3A48",
    "sailor-turquoise": "#4FC3C7", "sailor-violet": "#B9A0DA", "sailor-grey": "#A6ADB4",
    "sailor-orange": "#E08A5A", "missionary": "#F4F2EA",
    "sword": "#C3CDD6", "curse": "#E8695A", "crown": "#F4F2EA", "bone": "#E8E0C8",
}  # fmt: skip

_PARCHMENT = {
    "ground": "#EFE4CB", "panel": "#F8F1E0", "raised": "#FFFBF0",
    "line": "#CBB98F", "line2": "#8F7A4E",
    "ink": "#2A2418", "soft": "#5A503D", "faint": "#7A6E57",
    "lantern": "#8A4B00", "legal": "#A8690A", "preview": "#00655F",
    "good": "#3A6610", "bad": "#B02A1A", "private": "#68409C",
    "amber": "#8F5600", "sky": "#0A629C", "green": "#00694A",
    "orange": "#A83F00", "pink": "#8E3A6B", "yellow": "#6B5D00",
    "flag-english": "#8E2F3C", "on-flag-english": "#FFF3EA",
    "flag-spanish": "#B98A2B", "on-flag-spanish": "#1A1408",
    "flag-dutch": "#2F5F94", "on-flag-dutch": "#EAF4FF",
    "sail": "#9A8A63", "hull": "#7A5230", "hull2": "#5A3A20",
    "sea": "#7FA9B5", "sea2": "#A8C6CC", "ash": "#8A8476", "gold": "#8F6200",
    "drape": "#6E3350", "drape2": "#4A2438", "drape-edge": "#572A42",
    "glow1": "#F2E6C4", "glow2": "#F5E8BA", "glow3": "#F9EAAC", "glow4": "#FDED9C",
    "brass": "#8C6420", "flame": "#D9822B", "flame2": "#F2B33D", "spark": "#FFFFFF", "wick": "#5E6267",
    "moon": "#D9A441", "pennant": "#B02A1A",
    "crew-yellow": "#7A6500", "crew-red": "#B23400", "crew-blue": "#0A629C",
    "crew-green": "#00694A", "crew-black": "#2A2418", "crew-white": "#66625A",
    "reef": "#DDE7E3", "lane": "#A9BFBF", "closed": "#E2D5B3",
    "open": "#FFFDF4", "openink": "#2A2418", "opensoft": "#5A503D",
    "sailopen": "#8F7A4E", "hullopen": "#5A3A20", "lantern-open": "#8A4B00", "preview-open": "#00655F",
    "mark-light": "#FFFFFF", "on-mark-light": "#2A2418", "mark-dark": "#2A2418", "on-mark-dark": "#FFFFFF",
    "ruby": "#A51E3A", "salt": "#5E6A72", "wine": "#7A3F66", "cloth": "#2F5C97", "grain": "#7A5A12",
    "weapon": "#4E5A62",
    "ruby-open": "#A51E3A", "salt-open": "#8C9AA3", "wine-open": "#7A3F66", "cloth-open": "#2F5C97",
    "grain-open": "#8A6A1E",
    "leaf": "#3F7A3A", "leaf2": "#2C5A30", "sand": "#B59A5E",
    "water": "#DCE6E2", "water2": "#CFDEDC",
    "sailor-turquoise": "#00707A", "sailor-violet": "#5D4596", "sailor-grey": "#5C6066",
    "sailor-orange": "#A04A12", "missionary": "#6E6A60",
    "sword": "#4E5A62", "curse": "#A5281A", "crown": "#2A2418", "bone": "#8A8368",
}  # fmt: skip

_SIGNAL = _LANTERN | {
    "ground": "#000000", "panel": "#000000", "raised": "#1C1C1C",
    "line": "#8A8A8A", "line2": "#C8C8C8",
    "ink": "#FFFFFF", "soft": "#E4E4E4", "faint": "#A8A8A8",
    "lantern": "#F0E442", "legal": "#E69F00", "preview": "#56B4E9",
    "good": "#2FD3A0", "bad": "#FF8A5C", "private": "#E0A6CC",
    "amber": "#E69F00", "sky": "#56B4E9", "green": "#2FD3A0",
    "orange": "#FF8A3C", "pink": "#E0A6CC", "yellow": "#F0E442",
    "sail": "#FFFFFF", "gold": "#F0E442", "ash": "#9A9A9A",
    "crew-yellow": "#F0E442", "crew-red": "#FF8A3C", "crew-blue": "#56B4E9",
    "crew-green": "#2FD3A0", "crew-black": "#B4B1C2", "crew-white": "#FFFFFF",
    "glow1": "#0C0C0A", "glow2": "#161510", "glow3": "#221F14", "glow4": "#322C16",
    "reef": "#000000", "lane": "#6A6A6A", "closed": "#141414",
    "open": "#FFFFFF", "openink": "#000000", "opensoft": "#303030",
    "sailopen": "#9A9A9A", "hullopen": "#000000", "lantern-open": "#7A4A00", "preview-open": "#00458A",
    "mark-light": "#FFFFFF", "on-mark-light": "#000000", "mark-dark": "#303030", "on-mark-dark": "#FFFFFF",
    "ruby": "#FF8A5C", "wine": "#E0A6CC", "cloth": "#56B4E9", "grain": "#F0E442",
    "water": "#0A2030", "water2": "#123850",
    "sailor-turquoise": "#56C8E9", "sailor-violet": "#C9B3F0", "sailor-grey": "#C8C8C8",
    "sailor-orange": "#FF8A3C", "missionary": "#FFFFFF",
    "sword": "#56B4E9", "curse": "#FF8A5C", "crown": "#FFFFFF", "bone": "#FFFFFF",
}  # fmt: skip

ROLES = tuple(_LANTERN)
"""Every role that widgets may paint with."""


def _theme(name: str, roles: dict[str, str], *, dark: bool) -> Theme:
    return Theme(
        name=name,
        primary=roles["lantern"],
        secondary=roles["sky"],
        accent=roles["preview"],
        warning=roles["legal"],
        error=roles["bad"],
        success=roles["good"],
        foreground=roles["ink"],
        background=roles["ground"],
        surface=roles["panel"],
        panel=roles["panel"],
        dark=dark,
        variables=roles,
    )


THEMES = (
    _theme("lantern", _LANTERN, dark=True),
    _theme("parchment", _PARCHMENT, dark=False),
    _theme("signal", _SIGNAL, dark=True),
)
"""piratebox's own themes; the first is the default."""


def without_colours(theme: Theme) -> Theme:
    """The theme for a terminal without colours: seats, told apart by their shapes, all as clear as ink."""
    ink = theme.variables["ink"]
    alike = dict.fromkeys((*SEAT_COLOURS, *(role for role in ROLES if role.startswith("crew-"))), ink)
    return replace(theme, variables=theme.variables | alike)


def fallback_roles(theme: Theme) -> dict[str, str]:
    """Our roles for one of Textual's own themes: its grounds, our inks for its brightness."""
    roles = dict(_LANTERN if theme.dark else _PARCHMENT)
    for role, colour in (("ground", theme.background), ("panel", theme.surface), ("raised", theme.panel)):
        if colour and colour.startswith("#"):
            roles[role] = colour
    return roles
