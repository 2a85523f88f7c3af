"""Which language the command line speaks, found without loading anything heavy."""

import json
import os
from collections.abc import Sequence
from typing import Any

from piratebox.cli_problems import unknown
from piratebox.language import LANGUAGES, from_environment, set_language, t
from piratebox.table.places import settings_file

VARIABLE = "PIRATEBOX_LANG"


def choose_language(arguments: Sequence[str]) -> None:
    """Speak the language of ``--lang``, else of the environment, else of the settings, else of the system.

    Raises:
        UsageProblem: no such language.
    """
    asked = _asked(arguments)
    for source, code in (("--lang", asked), (VARIABLE, os.environ.get(VARIABLE) or None)):
        if code is not None:
            if code not in LANGUAGES:
                raise unknown(
                    t("{source}: unknown language {code}.", source=source, code=code), code, LANGUAGES
                )
            set_language(code)
            return
    code = _saved()
    if code not in LANGUAGES:
        variables = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        code = from_environment(next((value for value in variables if value), None))
    set_language(code)


def _asked(arguments: Sequence[str]) -> str | None:
    code = None
    for place, word in enumerate(arguments):
        if word == "--lang":
            code = next(iter(arguments[place + 1 :]), code)
        elif word.startswith("--lang="):
            code = word.removeprefix("--lang=")
    return code


def _saved() -> Any:
    """The language in the settings file; whatever else that file holds is not looked at."""
    try:
        saved = json.loads(settings_file().read_bytes())
        code = saved.get("language") if isinstance(saved, dict) else None
    except (ImportError, OSError, ValueError, RecursionError):
        return None
    return code if isinstance(code, str) else None
