"""What can go wrong with a command, and how it is said."""

import difflib
from collections.abc import Iterable

from piratebox.language import t


class UsageProblem(Exception):  # noqa: N818
    """The command line or a file it names is no good: exit code 2. The message is for people."""


class Failure(Exception):  # noqa: N818
    """What was asked for was understood and failed: exit code 1. The message is for people."""


def unknown(sentence: str, word: str, known: Iterable[str]) -> UsageProblem:
    """The problem of a word that is not in a list: what there is, and perhaps what was meant.

    Args:
        sentence: what is wrong, a translated sentence.
        word: the word.
        known: all that it could be.
    """
    names = list(known)
    parts = [sentence]
    near = difflib.get_close_matches(word.casefold(), names, n=1, cutoff=0.5)
    if near:
        parts.append(t("Did you mean {word}?", word=near[0]))
    if names:
        parts.append(t("There are: {names}.", names=", ".join(names)))
    return UsageProblem(" ".join(parts))
