"""``piratebox check FILE``: replay a saved game or a match and verify everything it says."""

import json
from argparse import Namespace
from dataclasses import asdict, dataclass
from pathlib import Path

from piratebox.cli_problems import Failure
from piratebox.commands.inputs import find_file
from piratebox.commands.match_file import MatchFile, read_match_file
from piratebox.language import t
from piratebox.table.saves import SaveError
from piratebox.wording.problems import match_problem, save_problem
from rules import GAMES
from rules.core.match import MatchError, decode_position, digest, replay


@dataclass(slots=True)
class Verdict:
    """What the check found; ``error`` is for programs, in English, ``told`` for people."""

    ok: bool
    game: str | None = None
    choices: int | None = None
    digest: str | None = None
    error: str | None = None
    told: str = ""


def run(values: Namespace) -> int:
    """Check one file and print the verdict.

    Raises:
        UsageProblem: there is no such file.
        Failure: it has a fault.
    """
    path = find_file(values.file)
    verdict = check(path)
    if values.json:
        facts = asdict(verdict)
        del facts["told"]
        print(json.dumps(facts))
        return 0 if verdict.ok else 1
    if not verdict.ok:
        raise Failure(verdict.told)
    print(
        t(
            "{path}: good. {game}, {choices} choices, position {digest}.",
            path=path,
            game=verdict.game,
            choices=verdict.choices,
            digest=verdict.digest,
        )
    )
    return 0


def check(path: Path) -> Verdict:
    """Verify a file: checksum, fields, every choice, every recorded digest, the snapshot."""
    try:
        file = read_match_file(path)
    except SaveError as error:
        return Verdict(False, error=f"{error.code}: {error.detail}".rstrip(": "), told=save_problem(error))
    match = file.match
    verdict = Verdict(False, match.game, len(match.choices))
    try:
        _verify(file, verdict)
        verdict.ok = True
    except MatchError as error:
        verdict.error = str(error)
        verdict.told = f"{path}: {match_problem(error)}"
    return verdict


def _verify(file: MatchFile, verdict: Verdict) -> None:
    match, saved = file.match, file.saved
    game = GAMES[match.game]
    position = None
    for step in replay(game, match):
        position = step[0]
    verdict.digest = digest(position)
    last = len(match.choices)
    if saved is None:
        return
    for found in (saved.position_digest, digest(decode_position(game, saved.snapshot))):
        if found != verdict.digest:
            raise MatchError("digest_differs", last, f"saved {found}, replayed {verdict.digest}")
    if saved.finished != (not game.decisions(position)):
        raise MatchError("digest_differs", last, f"finished says {saved.finished}")
