"""``piratebox cards GAME``: everything in the box, with where each fact comes from."""

import json
from argparse import Namespace

from piratebox.commands.inputs import find_game
from piratebox.commands.tables import print_table
from piratebox.language import pick, t
from piratebox.wording import group_name
from piratebox.wording.help_page import provenance_word
from rules.core.game import CardRow


def run(values: Namespace) -> int:
    """Print the list.

    Raises:
        UsageProblem: there is no such game.
    """
    game = find_game(values.game)
    rows = game.cards()
    if values.json:
        print(json.dumps([_fields(row) for row in rows], ensure_ascii=False, indent=1))
        return 0
    for group in dict.fromkeys(row.group for row in rows):
        cards = [row for row in rows if row.group == group]
        count = sum(card.count for card in cards)
        print_table(
            t("{group}: {count} in the box", group=group_name(game.key, group), count=count),
            (t("name"), t("count"), t("text"), t("provenance")),
            (_cells(card) for card in cards),
            values.ascii,
            right=(1,),
            wraps=2,
        )
    return 0


def _fields(row: CardRow) -> dict[str, object]:
    return {
        "group": row.group,
        "key": row.key,
        "count": row.count,
        "names": row.names,
        "texts": row.texts,
        "provenance": row.provenance,
        "notes": row.notes,
    }


def _cells(row: CardRow) -> tuple[str, str, str, str]:
    text = pick(row.texts) if row.texts else ""
    note = pick(row.notes) if row.notes else ""
    words = "\n".join(part for part in (text, note) if part)
    return pick(row.names), str(row.count), words, provenance_word(row.provenance, full=True)
