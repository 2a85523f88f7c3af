"""The words on the ship row: what an adventure does to each ship, and what a choice does to the row."""

from collections import Counter
from dataclasses import dataclass

from rich.cells import cell_len

from piratebox.language import pick, t, tn
from rules.spanish_main.components import ADVENTURES, MOVEMENTS, NATION, SHIPS, Adventure, Movement
from rules.spanish_main.effects import half_up
from rules.spanish_main.foresight import Foresight
from rules.spanish_main.view import View

from .canvas import fit
from .ship_grid import Sketch


@dataclass(frozen=True, slots=True)
class Word:
    """What happens to a ship, in at most 7 cells, or 6 if ``short``."""

    text: str
    paint: str
    short: str = ""

    def fitted(self, width: int) -> str:
        """The text in that many cells: the short form, or without blanks, if it is too long."""
        text = self.short if self.short and width < 7 else self.text
        return fit(text if cell_len(text) <= width else text.replace(" ", ""), width)


NOTHING = Word("-", "faint")


def effects(seen: Foresight, *, wide_broadsides: bool) -> dict[str, Word]:
    """What the active adventure does to each ship it touches, by ship."""
    outcome = seen.outcome
    if outcome is None:
        return {}
    card = ADVENTURES[seen.adventure]
    words: dict[str, Word] = {}
    hit, lost = set(outcome.hit), dict(outcome.lost)
    for ship in outcome.missed:
        words[ship] = Word(t("+{n} lost", n=card.amount), "faint", t("lost"))
    for ship, amount in Counter(outcome.gained).items():
        text = t("+{n} hit", n=amount) if ship in hit else f"+{amount}"
        words[ship] = Word(text, "good bold")
    for ship in outcome.hit:
        if ship not in words:
            text = t("hit -{n}", n=lost[ship]) if ship in lost else t("hit")
            words[ship] = Word(text, "bad bold")
    for ship, amount in outcome.lost:
        if ship not in hit:
            words[ship] = Word(f"-{amount}", "bad bold")
    for looter, taken in Counter(looter for looter, _ in outcome.looted).items():
        words[looter] = Word(t("loots ◂") if taken == 1 else f"+{taken} ◂", "good bold")
    for _, victim in outcome.looted:
        words[victim] = Word("-1 ►", "bad bold")
    for ship in _gunners(seen, card, wide_broadsides=wide_broadsides):
        words[ship] = Word(t("fires ►"), "ink")
    if outcome.mutiny is not None:
        words[outcome.mutiny] = Word(t("mutiny?"), "bad bold", t("mutiny"))
    return words


def _gunners(seen: Foresight, card: Adventure, *, wide_broadsides: bool) -> list[str]:
    """The ships whose fire does damage in an Attack."""
    if card.kind != "attack" or seen.outcome is None:
        return []
    hit = seen.outcome.hit
    ships = []
    for place, ship in enumerate(seen.row):
        reached = seen.row[:place] if wide_broadsides else seen.row[max(0, place - 1) : place]
        if NATION[ship] == card.nation and not seen.moved_damaged[ship] and any(s in hit for s in reached):
            ships.append(ship)
    return ships


def aftermath(view: View, seen: Foresight, words: dict[str, Word], ship: str) -> Word:
    """What the row of what would be says under a ship."""
    if ship in words:
        return words[ship]
    if seen.damaged[ship]:
        newly = not view.is_damaged(ship)
        return Word(t("damaged"), "bad" if newly else "faint", t("dmg"))
    if view.is_damaged(ship):
        return Word(t("mended"), "good")
    return NOTHING


_AWARDS = ("space_award", "first_award", "cursed_award")


def adventure_paint(card: Adventure) -> str:
    """Good for cards that pay, bad for those that cost."""
    if card.kind in _AWARDS:
        return "good"
    return "ink" if card.kind in ("attack", "loot") else "bad"


def now_label(card: Adventure) -> str:
    """What the row of present effects is, in at most 11 cells."""
    if card.kind == "mutiny":
        return t("if owned")
    if card.kind in _AWARDS:
        return t("pays now")
    if card.kind == "attack":
        return t("fires now")
    if card.kind == "loot":
        return t("loots now")
    return t("costs now") if card.kind == "lose_spaces" else t("hits now")


def then_label(seen: Foresight) -> str:
    """What the row of effects that would be is, in at most 11 cells."""
    if seen.outcome is None:
        return t("waits")
    card = ADVENTURES[seen.adventure]
    if card.kind == "mutiny":
        return t("if owned")
    if card.kind in _AWARDS:
        return t("would pay")
    if card.kind == "attack":
        return t("would fire")
    if card.kind == "loot":
        return t("would loot")
    return t("would cost") if card.kind == "lose_spaces" else t("would hit")


def brief_adventure(card: Adventure) -> str:
    """An adventure in fewer words than its brief text: at most 28 cells."""
    match card.kind:
        case "space_award":
            return t("+{n} each, if undamaged", n=card.amount)
        case "first_award":
            return t("+{n}, first {ships} undamaged", n=card.amount, ships=card.ships)
        case "cursed_award":
            return t("+{n} & hit, first {ships} undamaged", n=card.amount, ships=card.ships)
        case "ghost":
            return t("hit and -{n} fame each", n=card.amount)
        case "mutiny":
            return t("first hidden ship unmasked")
    return str(pick(card.brief))


def brief_movement(card: Movement, width: int) -> str:
    """A movement card's brief text, or fewer words if it is wider than that."""
    text = str(pick(card.brief))
    if card.kind != "nation" or cell_len(text) <= width:
        return text
    nation = {"english": t("English"), "spanish": t("Spanish"), "dutch": t("Dutch")}[card.nation or ""]
    if card.distance > 0:
        return t("{nation} ships, forward {n}", nation=nation, n=card.distance)
    return t("{nation} ships, back {n}", nation=nation, n=-card.distance)


# --- what a choice does ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Caption:
    """What the highlighted choice does to the row.

    ``texts`` say the same from the longest to the shortest. ``source`` and ``goal`` are the spaces that the
    line between the rows joins, front one first; ``boxed`` the ships with a box where they would lie.
    """

    texts: tuple[str, ...]
    source: tuple[int, ...] = ()
    goal: tuple[int, ...] = ()
    boxed: tuple[str, ...] = ()


def caption(sketch: Sketch) -> Caption | None:
    """What the highlighted choice does, told from the two rows and the targets; None without one."""
    seen, view = sketch.then, sketch.view
    if seen is None:
        return None
    chosen = sketch.chosen_card()
    focus = sketch.focused.removeprefix("card:") if sketch.focused.startswith("card:") else None
    card = MOVEMENTS.get(chosen or focus or "")
    spaces = sketch.focused_spaces()
    moved = seen.row != view.row
    if seen.outcome is None:
        adventure = pick(ADVENTURES[seen.adventure].name)
        return Caption((t("fog: {adventure} waits for the next player", adventure=adventure), t("fog")))
    if card is not None and spaces and card.kind in ("ship", "pair", "sabotage"):
        ships = tuple(view.row[space - 1] for space in spaces if space <= len(view.row))
        goal = tuple(seen.row.index(ship) + 1 for ship in ships)
        return Caption(_target_texts(card, ships, spaces, goal), spaces, goal, ships)
    if card is not None and card.kind == "nation" and moved:
        fleet = tuple(ship for ship in seen.row if NATION[ship] == card.nation)
        return Caption((t("{card}: {brief}", card=pick(card.name), brief=pick(card.brief)),), (), (), fleet)
    if view.agenda and view.agenda[-1][0] == "pay_for_accusation":
        pirate = str(view.agenda[-1][3])
        return _accusation(half_up(view.fame_of(pirate)), pirate)
    if card is None and (spaces or seen.at_stake):
        return _accusation(seen.at_stake, view.row[spaces[0] - 1] if spaces else None)
    mended = sum(view.is_damaged(ship) and not seen.moved_damaged[ship] for ship in seen.row)
    if mended:
        return Caption((tn("{n} ship is repaired", "{n} ships are repaired", mended),))
    if card is not None:
        swap = t("{card} goes out for a new card; no ship moves", card=pick(card.name))
        return Caption((swap, t("no ship moves")))
    return Caption((t("no ship moves"),))


def _target_texts(
    card: Movement, ships: tuple[str, ...], spaces: tuple[int, ...], goal: tuple[int, ...]
) -> tuple[str, ...]:
    steps, forward = abs(goal[0] - spaces[0]), goal[0] < spaces[0]
    if card.kind == "pair":
        first, second = ships
        nearest = t("{first} and {second} to {space}", first=first, second=second, space=goal[0])
        names = str(pick(SHIPS[first].name)), str(pick(SHIPS[second].name))
        return (_pair(names, steps, forward=forward), _pair(ships, steps, forward=forward), nearest)
    ship, short, space = pick(SHIPS[ships[0]].name), pick(SHIPS[ships[0]].short), goal[0]
    if card.kind == "sabotage":
        return (t("{ship} is damaged first", ship=ship), t("{ship} is damaged", ship=short))
    if steps == 0:
        return (t("{ship} stays in space {space}", ship=ship, space=space), t("{ship} stays", ship=short))
    if forward:
        long = tn(
            "{ship} sails {n} space, to space {space}",
            "{ship} sails {n} spaces, to space {space}",
            steps,
            ship=ship,
            space=space,
        )
    else:
        long = tn(
            "{ship} falls back {n} space, to space {space}",
            "{ship} falls back {n} spaces, to space {space}",
            steps,
            ship=ship,
            space=space,
        )
    nearest = t("{ship} to {space}", ship=ships[0], space=space)
    return (long, t("{ship} to space {space}", ship=short, space=space), nearest)


def _pair(ships: tuple[str, ...], steps: int, *, forward: bool) -> str:
    first, second = ships
    if steps == 0:
        return t("{first} and {second} stay", first=first, second=second)
    if forward:
        return tn(
            "{first} and {second} sail {n} space",
            "{first} and {second} sail {n} spaces",
            steps,
            first=first,
            second=second,
        )
    return tn(
        "{first} and {second} fall back {n} space",
        "{first} and {second} fall back {n} spaces",
        steps,
        first=first,
        second=second,
    )


def _accusation(stake: int, ship: str | None) -> Caption:
    """What a right accusation takes; ``ship`` is the accused pirate's, None if the targets do not tell."""
    if ship is None:
        return Caption((tn("{n} fame at stake", "{n} fame at stake", stake),))
    name, short = pick(SHIPS[ship].name), pick(SHIPS[ship].short)
    if not stake:
        return Caption((t("no fame lies under {ship}", ship=name), t("no fame under {ship}", ship=short)))
    long = tn(
        "{n} of the fame under {ship} goes to the accuser, if right",
        "{n} of the fame under {ship} go to the accuser, if right",
        stake,
        ship=name,
    )
    return Caption((long, t("{ship}: {n} at stake", ship=short, n=stake)))
