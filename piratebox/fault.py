"""What is kept and said when the program fails by a fault of its own.

The values of variables are left out everywhere: they hold every secret of a match.
"""

import traceback
from datetime import datetime
from pathlib import Path

from piratebox.language import sentences, t
from piratebox.table.files import write_safely
from piratebox.table.places import data_folder


def keep_fault(error: BaseException) -> Path | None:
    """Write where an error came from, without the values of variables, into the data folder.

    Returns:
        The file, or None if it could not be written.
    """
    told = "".join(traceback.format_exception(error))
    path = data_folder() / "faults" / f"{datetime.now():%Y-%m-%d-%H%M%S}.txt"
    try:
        write_safely(path, told.encode())
    except OSError:
        return None
    return path


def fault_words(error: BaseException, kept: Path | None) -> str:
    """What players are told: that nothing is lost, how to go on, and where the fault is written down."""
    parts = [
        t("piratebox has stopped by a fault of its own ({error}).", error=type(error).__name__),
        t('Every choice made so far is saved; "piratebox resume" goes on.'),
    ]
    if kept is not None:
        parts.append(t("Where it came from is written in {path}.", path=str(kept)))
    return sentences(parts)
