"""A stand-in language in which every word is wide, so that layouts are measured in cells and not letters."""

import gettext
import re

from piratebox import language


class WideWords(gettext.NullTranslations):
    """Every run of letters becomes half as many CJK characters; placeholders stay."""

    def gettext(self, message):
        parts = re.split(r"(\{[^{}]*\})", message)
        return "".join(
            part if part.startswith("{") else re.sub(r"[A-Za-z' ]+", self._wide, part) for part in parts
        )

    def ngettext(self, singular, plural, n):
        return self.gettext(plural)

    def pgettext(self, context, message):
        return self.gettext(message)

    @staticmethod
    def _wide(run):
        return "船" * max(1, len(run.group()) // 2)


def speak_wide(monkeypatch):
    """Make it the current language; card names are the Chinese ones."""
    monkeypatch.setattr(language, "_code", "zh_Hant")
    monkeypatch.setattr(language, "_catalogue", WideWords())
