"""Libertalia in words: menus, sentences, previews."""

from dataclasses import replace

import pytest

from piratebox.language import OFFERED, set_language
from piratebox.wording.libertalia.names import lying
from rules.libertalia import LIBERTALIA
from rules.libertalia.choices import ChooseColour, Keep, Play, Sell, Shoot, Strike, Take
from rules.libertalia.foresight import foresee
from rules.libertalia.state import Options
from tests.rules.libertalia.position import go, position, sunrise

from .games import menus
from .libertalia_games import NAMES, WORDS, asked, every_table, random_game, stranger, then

# --- menus ------------------------------------------------------------------------------------------------


def test_what_a_menu_on_the_open_table_says_is_public():
    options = Options(memory=True)
    for state, decision, *_ in random_game(3, options, seed=4):
        if decision.private:
            continue
        own = LIBERTALIA.view(state, decision.seat)
        seen = WORDS.menu(own, decision, NAMES)
        blind = replace(own, hand=(), graveyard=(), tokens=(None,) * own.seats)
        assert seen == WORDS.menu(blind, decision, NAMES)


def test_targets_name_what_lies_on_the_board():
    for state, *_ in random_game(4, Options(), seed=2):
        view = stranger(state)
        for decision in LIBERTALIA.decisions(state):
            root = WORDS.menu(LIBERTALIA.view(state, decision.seat), decision, NAMES)
            for menu in menus(root):
                for item in menu.items:
                    match item.choice:
                        case Take(token=token):
                            _, day, place = item.target.split(":")
                            assert lying(view.board[int(day) - 1])[int(place)] == token
                        case Play(rank=rank):
                            assert item.target == f"hand:{rank}"
                        case Shoot(seat=seat, rank=rank) | Strike(seat=seat, rank=rank):
                            assert item.target == f"den:{seat}:{rank}"
                        case Keep(token=token) | Sell(token=token):
                            assert item.target == f"token:{token}"


def test_a_dusk_as_in_the_mockup():
    state = position(
        "yellow", "red", "black", "blue",
        dens={"yellow": (13,), "red": (7, 12), "black": (29,), "blue": (7, 29)},
        tokens={"red": {"map": 1, "relic": 1}},
        today=("jewel", "saber", "map", "relic"), day=3, campaign=2,
    )  # fmt: skip
    sunrise(state, yellow=12, red=13, black=13, blue=20)
    go(state, Take("jewel"))
    menu = asked(state)
    assert menu.question == "Mutineer (13) takes one booty token."
    assert [(item.key, item.label) for item in menu.items] == [("1", "map"), ("2", "relic"), ("3", "saber")]
    assert menu.items[0].note == "2 of 3, a set is +12"
    assert then(state, Take("relic")) == [
        "Bea owns a treasure map and 2 cursed relics.",
        "The Mutineer enters the den.",
        "Cass takes next, from map and saber.",
    ]
    assert then(state, Take("relic"), short=True) == [
        "The Mutineer enters the den.",
        "Cass takes next, from map and saber.",
    ]
    assert then(state, Take("saber"))[-1] == "Bea must strike one: Mutineer (Ana) and Captain (Cass)."
    assert WORDS.phase(stranger(state)) == ["campaign 2 of 3", "day 3 of 6", "dusk"]
    assert WORDS.phase(stranger(state), short=True) == ["2/3", "day 3", "dusk"]


def test_a_saber_explains_why_it_reaches_no_further():
    state = position(
        "yellow", "red", "black", "blue",
        dens={"yellow": (13, 20), "blue": (7,)}, today=("saber", "relic"),
    )  # fmt: skip
    sunrise(state, yellow=1 + 1, red=30, black=3, blue=5)
    go(state, Take("saber"))
    barred = [item for item in asked(state).items if item.reason]
    assert [(item.target, item.choice) for item in barred] == [("seat:3", None)]
    assert barred[0].reason == WORDS.reason("not_a_neighbour")


def test_a_gunner_with_many_targets_is_asked_den_by_den():
    den = (2, 3, 5, 7, 8)
    state = position("yellow", "red", dens={"yellow": den, "red": den})
    sunrise(state, yellow=15, red=29)
    menu = asked(state)
    assert [item.target for item in menu.items] == ["seat:0", "seat:1"]
    assert [item.target for item in menu.items[1].menu.items] == [f"den:1:{rank}" for rank in den]
    assert menu.items[1].menu.back


def test_a_merchant_is_asked_for_the_kind_and_then_for_the_number():
    state = position("yellow", "red", tokens={"yellow": {"relic": 3, "map": 2, "chest": 1}})
    sunrise(state, yellow=21, red=29)
    chest, treasure_map, relic = asked(state).items
    assert chest.reason == WORDS.reason("too_few_tokens")
    assert treasure_map.choice == Sell("map", 2)
    assert [item.choice for item in relic.menu.items] == [Sell("relic", 2), Sell("relic", 3)]


# --- sentences --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", OFFERED)
@every_table
def test_all_is_told_but_arrivals_in_a_den(seats, options, code):
    set_language(code)
    for _, _, _, events in random_game(seats, options, seed=3):
        for event in events:
            arrives = event.kind == "arrive" and event.data["to"] == "den"
            assert (WORDS.sentence(event, NAMES) is None) == arrives


def test_a_revived_character_is_named_to_its_owner_only():
    state = position("yellow", "red", graveyards={"yellow": (7, 9)})
    sunrise(state, yellow=22, red=29)
    events = go(state, LIBERTALIA.decisions(state)[0].choices[1])
    public = " ".join(filter(None, (WORDS.sentence(e, NAMES) for e in events if e.known_to(1))))
    own = " ".join(filter(None, (WORDS.sentence(e, NAMES) for e in events if e.known_to(0))))
    assert "Carpenter" not in public and "Carpenter" in own


@every_table
def test_what_is_foreseen_comes_true(seats, options):
    """The events of a preview happen, in that order and before any other public one."""
    for state, decision, choice, events in random_game(seats, options, seed=6):
        future = foresee(stranger(state), choice)
        if decision.kind == "play":
            assert future is None
            continue
        public = [event for event in events if event.audience is None]
        foretold = [*future.own, *future.later]
        if options.memory and decision.kind == "keep":
            public, foretold = public[1:], foretold[1:]
        assert public[: len(foretold)] == foretold
        if future.end is None:
            assert options.memory or any(event.final for event in public)
        else:
            after = state.copy()
            LIBERTALIA.apply(after, decision.seat, choice)
            assert future.end == stranger(after)


def test_at_sunrise_ties_are_told_for_who_is_asked():
    state = position("yellow", "red", "black", hands={"yellow": (7, 13), "red": (13, 15), "black": (13, 20)})
    assert then(state, Play(13), short=True) == [
        "The Mutineer (Yellow 5) would rank above that of Cass and below that of Bea."
    ]
    assert WORDS.consequence(LIBERTALIA.view(state, 2), Play(13), NAMES)[0] == (
        "The Mutineer (Black 3) would rank below that of Ana (Yellow 5) and Bea (Red 6)."
    )
    assert then(state, Play(7), short=True) == ["Nobody else can play the Barkeep today."]


def test_a_colour_tells_how_often_it_wins():
    state = LIBERTALIA.new(2, Options(colours="chosen"), 1)
    go(state, ChooseColour("yellow"))
    assert then(state, ChooseColour("red"))[0] == (
        "When the same characters meet, Red wins, of 30: 25 against Ana (Yellow)."
    )
    yellow = asked(state).items[0]
    assert yellow.reason and yellow.note == "Ana"
