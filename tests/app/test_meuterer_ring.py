"""The island ring on screen, drawn on canvases of every size."""

from dataclasses import replace

import pytest

from piratebox import language
from piratebox.themes import ROLES
from rules.core.chance import Chance
from rules.meuterer.choices import AddWeapon, Allocate, Bottom, Offer, SetSalary, TakeRole
from rules.meuterer.components import KIND, LOADER, MUTINEER

from .meuterer_scenes import (
    GAME,
    MEDIUM,
    NARROW,
    OFFER_KEYS,
    ROLE_KEYS,
    WIDE,
    drawn,
    lines,
    offer_mock_up,
    picking,
    played,
    position,
    role_mock_up,
    row_with,
    scene_of,
    with_names,
)

WIDE_ROWS = """\
                                   ┏p Highland ━━━━━┓                  sails clockwise ►
                 ┌ Sand Cape ─────┐┃ ▚ any    4 3 2 ┃┌ Frost Cave ────┐
                 │ █ wine   4 2 1 │┃ arrive 5       ┃│ █ cloth  3 2 1 │
                 │ arrive 3       │┃ then Mutineer? ┃│ arrive 3       │
                 │                │┗━━━━━━━ 3 steps ┛│                │
                 └─────── 2 steps ┘        ▴         └─────── 4 steps ┘
     ┌ Thimble ───────┐╭╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌────────────────────╮┌ Greenland ─────┐
     │ █ ruby   2 1 0 │┆  captain   ▲ A Ana     salary 1        ││ █ salt   5 3 2 │
     │ arrive 2       │┆  light     5 steps, Greenland, +4      ││ arrive 4       │
     │                │┆  roles     4 in the middle, 1 taken    ││ ▐captain▌      │
     └──────── 1 step ┘┆                                        │└─────── 5 steps ┘
                  ╭╌╌╌╌╯                                        ╰────╮
┌ Pirate Nest ───┐┆          ruby salt wine cloth grain weapon hand  │┌ Barren Tongue ─┐
│ ▚ any    4 3 2 │┆ ▲ A Ana     .    .    .     .     .      .    5  ││ █ grain  6 3 2 │
│ arrive 5  ▟▌▟█▌│┆ ◆ B Bea     .    .    .  ▌▌ 2     .      .    3  ││ arrive 4       │
│        ▜██████▛││ ● C Cass    .  ▌ 1    .   ▌ 1     .      .    3  ││                │
└ open ──── ship ┘│ ■ D Dai     .    .    .     .   ▌ 1      .    4  │└─────── 6 steps ┘
                  ╰────╮                                        ╭────╯
     ┌ Red Reef ──────┐│  OPEN NOW: the most of one kind sells  │┌ Ice Rock ──────┐
     │ █ wine   4 2 2 ││  Cold Cliff  cloth ◆ B 2 ● C 1         ││ █ ruby   6 4 3 │
     │ arrive 3       ││  Pirate Nest any   ◆ B 2 ● C 1 ■ D 1   ││ arrive 5       │
     │                ││  weapons     none shown yet            ││                │
     └────── 11 steps ┘╰────────────────────────────────────────╯└─────── 7 steps ┘
                 ┌ Summerland ────┐                  ┌ Monkey Island ─┐
                 │ █ salt   3 1 1 │┌ Cold Cliff ────┐│ █ grain  2 1 1 │
 4 3 2  VP each  │ arrive 2       ││ █ cloth  5 2 2 ││ arrive 2       │
 for 1, 2, 3 top │                ││ arrive 4       ││                │ arrive  VP for
 sellers         └────── 10 steps ┘│                │└─────── 8 steps ┘ whoever commands
                                   └ open ─ 9 steps ┘"""

NARROW_ROWS = """\
┌ Thimble ─────┐┌ Sand Cape ───┐┌ Highland ╌╌╌╌┐┌ Frost Cave ──┐┌ Greenland ───┐
│█ ruby   2 1 0││█ wine   4 2 1│┆▚ any    4 3 2┆│█ cloth  3 2 1││█ salt   5 3 2│
│arrive 2      ││arrive 3      │┆arrive 5      ┆│arrive 3      ││arrive 4      │
│              ││              │┆then Mutineer ┆│              ││▐captain▌     │
└────── 1 step ┘└───── 2 steps ┘└╌╌╌╌╌ 3 steps ┘└───── 4 steps ┘└───── 5 steps ┘
┌ Pirate Nest ─┐         ruby salt wine cloth grain weapon hand ┌ Barren Tongue┐
│▚ any    4 3 2│ ▲ A Ana    .    .    .     .     .      .    5 │█ grain  6 3 2│
│arrive 5 ▟▌▟█▌│ ◆ B Bea    .    .    .  ▌▌ 2     .      .    3 │arrive 4      │
│      ▜██████▛│ ● C Cass   .  ▌ 1    .   ▌ 1     .      .    3 │              │
└ open ── ship ┘ ■ D Dai    .    .    .     .   ▌ 1      .    4 └───── 6 steps ┘
┌ Red Reef ────┐┌ Summerland ──┐┌ Cold Cliff ──┐┌ Monkey Island┐┌ Ice Rock ────┐
│█ wine   4 2 2││█ salt   3 1 1││█ cloth  5 2 2││█ grain  2 1 1││█ ruby   6 4 3│
│arrive 3      ││arrive 2      ││arrive 4      ││arrive 2      ││arrive 5      │
│              ││              ││              ││              ││              │
└──── 11 steps ┘└──── 10 steps ┘└ open 9 steps ┘└───── 8 steps ┘└───── 7 steps ┘"""


def target_of(choice, view):
    """The board's target of a choice, as the menus name it."""
    match choice:
        case SetSalary(amount=amount):
            return f"salary:{amount}"
        case Offer(card=card) | Bottom(card=card):
            return f"hand:{card}"
        case TakeRole(role=role):
            return f"role:{role}"
        case AddWeapon():
            return "weapon"
        case Allocate():
            return f"goods:{view.open[0]}"
    return "pass" if view.agenda[-1][0] == "offer" else "stop"


def asked(state, choice=None):
    """The scene in which a decision is asked, one of its choices highlighted."""
    decision, view = GAME.decisions(state)[0], GAME.view(state, None)
    keys = {target_of(each, view): str(at) for at, each in enumerate(decision.choices)}
    choice = choice or decision.choices[0]
    return scene_of(state, choice, private=decision.private, keys=keys, focused=target_of(choice, view))


def until(kind, seat_is=None):
    """Stops at a kind of decision."""
    return lambda state, decision: decision.kind == kind and (seat_is is None or seat_is(state, decision))


# --- the mock-ups -------------------------------------------------------------------------------------------


def test_wide_drawing_is_the_mock_up():
    assert "\n".join(lines(drawn(offer_mock_up()))) == WIDE_ROWS


def test_narrow_drawing_is_the_mock_up():
    assert "\n".join(lines(drawn(role_mock_up(), *NARROW))) == NARROW_ROWS


def test_role_pick_of_the_wide_mock_up():
    rows = lines(drawn(role_mock_up()))
    offer = WIDE_ROWS.split("\n")
    changed = [at for at, (row, old) in enumerate(zip(rows, offer, strict=True)) if row != old]
    assert changed == [0, 1, 2, 3, 4, 9, 21]
    assert "┆  then dark 3 steps, Highland, +5       │" in rows[9]
    assert "│  then captain's side 1, mutiny 0       │" in rows[21]
    assert "┆ then Mutineer  ┆" in rows[3] and "└╌╌╌╌╌╌╌ 3 steps ┘" in rows[4]


def test_paints_of_the_mock_up():
    canvas = drawn(offer_mock_up())
    assert canvas._grounds[0][0] == "reef" and canvas._grounds[1][20] == "closed"
    assert canvas._grounds[12][3] == "open" and canvas._paints[12][2] == "openink bold"
    assert canvas._paints[0][36] == "lantern bold" and canvas._paints[3][37] == "preview bold"
    assert canvas._paints[4][45] == "preview bold" and canvas._paints[9][68] == "on-mark-light bold"
    assert canvas._paints[6][50] == "ink" and canvas._paints[6][30] == "preview"
    assert canvas._paints[17][20] == "lane"
    assert canvas._paints[12][46] == "ink bold" and canvas._paints[12][52] == "soft"
    assert canvas._paints[14][45] == "cloth" and canvas._paints[25][37] == "cloth-open"


def test_medium_board_has_the_lines_of_the_wide_one():
    rows = lines(drawn(offer_mock_up(), *MEDIUM))
    narrow = lines(drawn(offer_mock_up(), *NARROW))
    assert rows[:5] == narrow[:5] and rows[8:13] == narrow[5:10] and rows[16:] == narrow[10:]
    assert rows[6].strip() == "light     5 steps, Greenland, +4"
    assert rows[14].strip() == "Pirate Nest any   ◆ B 2 ● C 1 ■ D 1"
    assert rows[15].strip() == "weapons     none shown yet"


def test_more_room_centres_the_drawing():
    plain, roomy = drawn(offer_mock_up()).text(), drawn(offer_mock_up(), 110, 33).text()
    assert roomy[2:31] == [" " * 11 + row + " " * 11 for row in plain]
    low = drawn(offer_mock_up(), 100, 16).text()
    assert [row.strip() for row in low[:15]] == [
        row.strip() for row in drawn(offer_mock_up(), *NARROW).text()
    ]


def test_ascii_keeps_every_state_in_letters():
    for size in (WIDE, NARROW, MEDIUM):
        for scene in (offer_mock_up(), role_mock_up()):
            text = "".join(drawn(scene, *size, ascii=True).text())
            assert all(char < "\x7f" for char in text)
            assert "[captain]" in text and "+ open " in text and "ship +" in text
            assert "|| 2" in text and "S salt" in text and "? any" in text


# --- states of a menu ---------------------------------------------------------------------------------------


def test_nothing_is_marked_without_a_prompt():
    canvas = drawn(scene_of(position()))
    text = "".join(canvas.text())
    assert "then" not in text and "┏" not in text and "╌" not in text and "┌p" not in text
    assert not any("lantern" in paint or "preview" in paint for row in canvas._paints for paint in row)


def test_a_pass_that_is_not_highlighted_shows_its_key():
    canvas = drawn(scene_of(position(), private=True, keys=OFFER_KEYS))
    assert canvas.text()[0].strip().startswith("┌p Highland ─")
    assert canvas._paints[0][36] == "lantern bold" and canvas._paints[0][35] == "legal"


def test_a_highlighted_card_is_counted_and_shortens_the_course():
    state = played(until=until("offer"))
    decision = GAME.decisions(state)[0]
    choice = decision.choices[0]
    scene = asked(state, choice)
    canvas = drawn(scene)
    seat, hand = decision.seat, GAME.view(state, None).hands[decision.seat]
    row = canvas.text()[13 + seat]
    assert f"▌ {state.offered[seat].count(KIND[choice.card]) + 1}" in row and f" {hand - 1}  " in row
    paints = {paint for paints in canvas._paints for paint in paints}
    assert "preview bold" in paints and "preview" in paints
    assert any("then captain?" in line or "then Mutineer?" in line for line in canvas.text())
    assert f" {hand - 1} steps " in "".join(canvas.text())


def test_salary_is_previewed():
    state = GAME.new(3, GAME.options(), 4)
    assert "then salary 2" in "".join(drawn(asked(state, SetSalary(2))).text())


def test_a_captain_without_cards_would_stay():
    state = position()
    state.light = None
    state.passed.remove(0)
    state.hands[0] = [0] * 7
    state.agenda[-1] = ("offer", 0)
    canvas = drawn(scene_of(state, keys={"pass": "p"}, focused="pass"))
    text = "".join(canvas.text())
    assert "┃ then captain   ┃" in text and "┗ open ━━━━ ship ┛" in text and "then light 0 steps" in text
    assert "▜██████▛" not in text
    assert canvas._paints[15][2] == "preview-open bold"


def test_the_mutiny_is_tallied_and_a_weapon_previewed():
    def armed(state, decision):
        return AddWeapon() in decision.choices

    state = next(
        found for seed in range(40) if (found := played(seed=seed, until=until("weapon", armed))).agenda
    )
    mutiny_side = [state.holder(MUTINEER), state.holder("boy")]
    seat = GAME.decisions(state)[0].seat
    plain = row_with(drawn(scene_of(state)), "strength")
    then = row_with(drawn(asked(state, AddWeapon())), "then captain's side")
    told = [int(part.split()[-1]) for part in plain.split("││")[1].split("│")[:2]]
    after = [int(part.split()[-1]) for part in then.split("││")[1].split("│")[:2]]
    side = 1 if seat in mutiny_side else 0
    told[side] += 1
    assert after == told


def test_roles_take_the_place_of_the_names_once_they_are_shown():
    state = next(found for seed in range(40) if (found := played(seed=seed, until=until("weapon"))).agenda)
    text = "".join(drawn(scene_of(state), *NARROW).text())
    assert "Mutineer" in text and "Captain" in text
    assert not any(name in text for name in ("Ana", "Bea", "Cass", "Dai"))


def test_an_allocation_shows_what_it_would_earn():
    state = next(found for seed in range(40) if (found := played(seed=seed, until=until("allocate"))).agenda)
    decision = GAME.decisions(state)[0]
    view = GAME.view(state, None)
    for choice in decision.choices:
        text = "".join(drawn(asked(state, choice)).text())
        for count in (choice.first_count, choice.second_count)[: len(view.open)]:
            assert (f"then {count} " in text or f" {count} " in text) if count else "then nothing" in text
    assert "SALES as far as declared" in text


def test_a_won_mutiny_is_told_and_names_the_new_captain():
    def won(state, decision):
        return decision.kind == "allocate" and state.dark is not None

    state = next(found for seed in range(200) if (found := played(seed=seed, until=won)).agenda)
    canvas = drawn(scene_of(state))
    text = "".join(canvas.text())
    assert "won:" in text and "commands now" in text and "taken away, mutiny won" in text
    assert "deposed" in text and "▐mut" in text


def test_the_loader_step_and_the_end():
    state = next(found for seed in range(60) if (found := played(seed=seed, until=until("bottom"))).agenda)
    assert state.holder(LOADER) is not None
    text = "".join(drawn(asked(state)).text())
    assert "OPEN NEXT ROUND" in text and "3 cards go back" in text
    text = "".join(drawn(scene_of(played(choices=9999))).text())
    assert "THE LAST SALES" in text and "then" not in text


def test_pirates_have_a_line_and_a_chip():
    state = position(pirates=True)
    state.offered[3].append(KIND["pirates"])
    rows = drawn(scene_of(state)).text()
    assert "pirates   ■ D would sail 4 steps now" in rows[10] and "P    ." in rows[16]
    state.revealed, state.pirate_ship = True, 1
    rows = drawn(scene_of(state)).text()
    assert "pirates   ■ D 4 steps, Frost Cave, +3" in rows[10] and "▐pir▌" in rows[3]
    assert "▐pir▌" in "".join(drawn(scene_of(state), *NARROW).text())
    state.pirate_ship = 9
    assert "no sale" in drawn(scene_of(state)).text()[13]


def test_two_destinations_share_an_island():
    state = position()
    state.revealed, state.dark, state.roles = True, 2, [None, "mutineer", "boy", "mate"]
    state.agenda[-1] = ("weapon", 0)
    for size in (WIDE, NARROW):
        assert "▐cap▌▐mut▌" in "".join(drawn(scene_of(state), *size).text())


# --- secrets ------------------------------------------------------------------------------------------------


def test_positions_that_look_the_same_look_the_same():
    chance = Chance.seeded(5)
    for choices in (3, 9, 14, 22, 30, 45):
        state = played(choices)
        view = GAME.view(state, None)
        other = GAME.imagine(view, chance)
        assert other.hands != state.hands
        for size in (WIDE, NARROW, MEDIUM):
            assert drawn(scene_of(state), *size).text() == drawn(scene_of(other), *size).text()


def test_an_offering_turn_shows_nothing_of_the_roles_in_the_middle():
    texts = set()
    for role in ("mate", "mutineer", "boy", "merchant", "loader"):
        state = position()
        state.roles[3] = role
        scene = scene_of(state, private=True, keys=OFFER_KEYS, focused="pass")
        texts.add("\n".join(drawn(scene).text()))
    assert len(texts) == 1


def test_the_forecast_of_a_mutiny_claims_only_what_is_certain():
    state = picking()
    state.passed, state.roles = [0, 2, 3, 1], [None, None, "boy", "mate"]
    state.looked[1] = state.middle()
    keys = {"role:mutineer": "1"}

    def forecast():
        scene = scene_of(state, private=True, keys=keys, focused="role:mutineer")
        return next((row for row in drawn(scene).text() if "then captain's side" in row), "")

    assert "then captain's side 1, mutiny 0" in forecast()
    state.offered[2].append(KIND["weapon"])
    assert forecast() == ""


def test_no_forecast_without_a_mutineer():
    scene = scene_of(picking(), private=True, keys=ROLE_KEYS, focused="role:merchant")
    assert "then" not in "".join(drawn(scene).text())


# --- everything -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["en", "zh_Hant"])
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (4, {"pirates": True}), (4, {"layout": "introductory"})]
)
def test_random_positions_draw_in_every_size(seats, options, code, monkeypatch):
    monkeypatch.setattr(language, "_code", code)
    state, chance = GAME.new(seats, GAME.options(**options), 11), Chance.seeded(3)
    made = 0
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        choice = decision.choices[chance.below(len(decision.choices))]
        if made % 7 == 0:
            scene = asked(state, choice)
            for size in (WIDE, NARROW, MEDIUM):
                canvas = drawn(scene, *size)
                paints = {paint.split()[0] for row in canvas._paints for paint in row}
                assert paints | {ground for row in canvas._grounds for ground in row} <= set(ROLES)
                assert row_with(canvas, "┘")
        GAME.apply(state, decision.seat, choice, False)
        made += 1
    assert made > 60


def test_long_names_stay_in_their_columns():
    scene = with_names(offer_mock_up(), ("Bartholomew", "船長大人安娜貝雅", "C", "Dorothea the Bold"))
    for size in (WIDE, NARROW, MEDIUM):
        plain, named = drawn(offer_mock_up(), *size), drawn(scene, *size)
        head = next(at for at, row in enumerate(plain.text()) if "ruby salt wine" in row)
        for row in range(head + 1, head + 5):
            assert plain.text()[row][-56 if size == WIDE else -52 :] in named.text()[row]


def test_hits_cover_what_can_be_inspected():
    canvas = drawn(offer_mock_up())
    targets = {hit.target for hit in canvas.hits}
    assert {f"island:{place}" for place in range(12)} <= targets
    assert {f"seat:{seat}" for seat in range(4)} <= targets
    assert {"good:ruby", "good:weapon", "role:mate", "role:loader", "pass"} <= targets
    assert canvas.target_at(45, 2) == "pass" and canvas.target_at(60, 3) == "island:1"
    assert canvas.target_at(25, 14) == "seat:1" and canvas.target_at(48, 12) == "good:cloth"


def test_barred_targets_are_in_brackets():
    scene = replace(scene_of(position()), barred={"island:1": "2"})
    canvas = drawn(scene)
    assert "┌(2) Frost Cave " in canvas.text()[1] and canvas._paints[1][54] == "faint"
