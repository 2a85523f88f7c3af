"""The language of everything people read: gettext catalogues, switchable while the app runs.

English is the source. Card and place names come from each game's data files through :func:`pick`.
"""

import gettext
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

LANGUAGES = {"en": "English", "zh_Hant": "繁體中文", "en_PIRATE": "Pirate"}
"""Language codes and their own names; ``en_PIRATE`` is a pseudo-language that shows untranslated strings."""
OFFERED = ("en", "zh_Hant")
"""The languages a player is offered."""
DOMAIN = "piratebox"
FOLDER = Path(__file__).parent / "locale"


class _Pirate(gettext.NullTranslations):
    """Rewrites English so that a string that never went through the catalogue stands out."""

    _VOWELS = str.maketrans("aeiouAEIOU", "àëïöüÀËÏÖÜ")

    def gettext(self, message: str) -> str:
        parts = re.split(r"(\{[^{}]*\})", message)
        return "".join(part if part.startswith("{") else part.translate(self._VOWELS) for part in parts)

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return self.gettext(singular if n == 1 else plural)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


_code = "en"
_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def set_language(code: str) -> None:
    """Switch every following :func:`t`.

    Raises:
        ValueError: no such language.
    """
    global _code, _catalogue
    if code not in LANGUAGES:
        raise ValueError(f"unknown language {code!r}; there are {', '.join(LANGUAGES)}")
    _code = code
    if code == "en_PIRATE":
        _catalogue = _Pirate()
    elif code == "en":
        _catalogue = gettext.NullTranslations()
    else:
        _catalogue = gettext.translation(DOMAIN, FOLDER, [code])


def language() -> str:
    """The current language's code."""
    return _code


def from_environment(value: str | None) -> str:
    """The language that a value of ``LANG`` such as ``zh_TW.UTF-8`` asks for; English if none of ours."""
    return "zh_Hant" if (value or "").replace("-", "_").startswith(("zh_TW", "zh_HK", "zh_Hant")) else "en"


def t(message: str, /, **fields: Any) -> str:
    """A message in the current language, its ``{fields}`` filled."""
    return _catalogue.gettext(message).format(**fields) if message else ""


def tn(singular: str, plural: str, n: int, /, **fields: Any) -> str:
    """A message that depends on a number, which is also the field ``{n}``."""
    return _catalogue.ngettext(singular, plural, n).format(n=n, **fields)


def tp(context: str, message: str, /, **fields: Any) -> str:
    """A short message that needs a context to be translated, such as a verb that is also a noun."""
    return _catalogue.pgettext(context, message).format(**fields)


def pick(words: Any) -> Any:
    """A component's words in the current language, from a mapping by language code or a model like it."""
    code = "zh_Hant" if _code == "zh_Hant" else "en"
    return words[code] if isinstance(words, Mapping) else getattr(words, code)


def listed(items: list[str]) -> str:
    """Words joined as a list: "A, B and C"."""
    if len(items) < 2:
        return "".join(items)
    return t("{first} and {last}", first=t(", ").join(items[:-1]), last=items[-1])


def sentences(parts: Iterable[str]) -> str:
    """Whole sentences one after the other, set apart as the language does it."""
    gap = "" if _code == "zh_Hant" else " "
    return gap.join(part for part in parts if part)
