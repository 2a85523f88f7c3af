"""Meuterer in words: menus, sentences, previews, secrets."""

from dataclasses import replace

from rules.core.chance import Chance
from rules.core.events import Event
from rules.meuterer.allocation import sellable
from rules.meuterer.choices import (
    AddWeapon,
    Allocate,
    Bottom,
    Offer,
    Pass,
    SetSalary,
    Stop,
    TakeRole,
)
from rules.meuterer.components import KIND, KINDS, ROLES
from rules.meuterer.foresight import as_stranger, foresee, payouts
from rules.meuterer.game import MEUTERER
from rules.meuterer.state import Options

from .games import menus
from .meuterer_games import NAMES, WORDS, asked, every_table, mockup, random_game, stranger, then

# --- menus ------------------------------------------------------------------------------------------------


def test_targets_name_what_lies_on_the_board():
    for state, decision, *_ in random_game(4, Options(pirates=True), 2):
        for menu in menus(WORDS.menu(MEUTERER.view(state, decision.seat), decision, NAMES)):
            for item in menu.items:
                match item.choice:
                    case Offer(card=card) | Bottom(card=card):
                        assert item.target == f"hand:{card}"
                    case TakeRole(role=role):
                        assert item.target == f"role:{role}"
                    case SetSalary(amount=amount):
                        assert item.target == f"salary:{amount}"
                    case Pass() | AddWeapon() | Stop():
                        names = {Pass: "pass", AddWeapon: "weapon", Stop: "stop"}
                        assert item.target == names[type(item.choice)]
                    case Allocate():
                        assert item.target in {f"goods:{place}" for place in state.open}


def test_what_is_asked_before_the_roles_are_seen_does_not_hang_on_them():
    state = mockup()
    other = mockup()
    other.roles = [None, None, None, "mutineer"]
    assert asked(state) == asked(other)
    assert then(state, Pass()) == then(other, Pass())


def test_an_offering_turn_as_in_the_mockup():
    state = mockup()
    menu = asked(state)
    assert menu.question == "Offer one card, or pass and take a role."
    assert [(item.key, item.label, item.note, item.target) for item in menu.items] == [
        ("1", "Ruby", "", "hand:ruby"),
        ("2", "Weapon x2", "", "hand:weapon"),
        ("p", "Pass", "keeping 3", "pass"),
    ]
    assert then(state, Pass()) == [
        "Bea picks 1 of the 4 roles in the middle.",
        "As a winning Mutineer: 3 steps to Highland, +5.",
    ]
    assert then(state, Pass(), short=True) == ["as Mutineer Highland, +5."]
    assert then(state, Offer("ruby")) == [
        "Pirate Nest: Bea 2, Cass 1, Dai 1.",
        "A pass after that: 2 steps to Sand Cape.",
        "Cass is next.",
    ]
    assert WORDS.phase(stranger(state)) == ["round 4 of 8", "offering goods"]
    assert WORDS.phase(stranger(state), short=True) == ["round 4/8", "offering"]
    assert WORDS.saved_phase(stranger(state)) == "round 4"


def test_a_role_pick_as_in_the_mockup():
    state = mockup()
    MEUTERER.apply(state, 1, Pass())
    menu = asked(state)
    assert [item.label for item in menu.items] == ["Mutineer", "Cabin Boy", "Merchant", "Loader", "Mate"]
    assert menu.items[-1].reason == "Mate is gone: Dai has it."
    assert then(state, TakeRole("mutineer")) == [
        "The dark marker goes 3 steps to Highland: +5 if the mutiny wins.",
        "Weapons shown: Ana 0, Bea 0; a Mate adds 1.",
        "Cass is next.",
    ]
    assert WORDS.phase(stranger(state), short=True) == ["round 4/8", "roles"]


def test_the_third_picker_is_not_told_who_has_which_role():
    state = mockup()
    for choice in (Pass(), TakeRole("loader")):
        MEUTERER.apply(state, 1, choice)
    MEUTERER.apply(state, 2, Pass())
    gone = {item.target: item.reason for item in asked(state).items if item.reason}
    assert gone == {
        "role:mate": "Mate is gone: one of Dai and Bea has it.",
        "role:loader": "Loader is gone: one of Dai and Bea has it.",
    }


def test_goods_for_two_islands_are_asked_island_by_island():
    state = mockup()
    state.agenda = [("sales",), ("allocate", 1)]
    state.roles, state.revealed = ["mate", None, None, None], True
    state.offered[1] = [KIND[kind] for kind in ("cloth", "cloth", "wine", "ruby", "ruby")]
    root = asked(state)
    assert root.question == "What does Bea sell at Cold Cliff?"
    assert [(item.label, item.note, item.target) for item in root.items] == [
        ("cloth 2", "2 ways to go on", "goods:6"),
        ("cloth 1", "Pirate Nest: cloth 1", "goods:6"),
        ("nothing", "Pirate Nest: cloth 2", "goods:6"),
    ]
    inside = root.items[0].menu
    assert inside.question == "And at Pirate Nest?" and inside.back == "the other island"
    assert [item.label for item in inside.items] == ["ruby 2", "wine 1"]
    assert {item.target for item in inside.items} == {"goods:9"}
    state.offered[1] = [KIND["wine"], KIND["ruby"]]
    only = asked(state)
    assert only.question == "What does Bea sell at Pirate Nest?"
    assert [item.label for item in only.items] == ["ruby 1", "wine 1"]


def test_a_seat_without_weapons_is_asked_and_told_why_not():
    state = mockup()
    state.agenda = [("outcome",), ("arming", 2), ("weapon", 1)]
    state.roles, state.revealed = [None, "mutineer", None, "mate"], True
    state.hands[1][KIND["weapon"]] = 0
    barred, stop = asked(state).items
    assert (barred.target, barred.reason) == ("weapon", WORDS.reason("no_weapon"))
    assert (stop.target, stop.choice) == ("stop", Stop())
    assert asked(state).question == "Captain's side 1, mutiny 0: add a weapon?"


# --- sentences and previews -------------------------------------------------------------------------------


@every_table
def test_a_consequence_uses_public_facts_alone_and_comes_true(seats, options):
    for number, (state, decision, choice, events) in enumerate(random_game(seats, options, 4)):
        view = stranger(state)
        public = [event for event in events if event.audience is None]
        future = foresee(view, choice)
        foretold = [*future.own, *future.later]
        assert foretold == public[: len(foretold)]
        if future.end is not None:
            after = state.copy()
            MEUTERER.apply(after, decision.seat, choice)
            assert len(foretold) == len(public) and future.end == stranger(after)
        assert not any(event.kind in ("reveal", "refill", "draw", "reshuffle") for event in foretold)
        own = MEUTERER.view(state, decision.seat)
        assert as_stranger(own) == view
        assert foresee(own, choice) == future
        if number % 29 == 0:
            twin = stranger(MEUTERER.imagine(view, Chance.seeded(9)))
            assert WORDS.consequence(twin, choice, NAMES) == WORDS.consequence(view, choice, NAMES)


def test_a_captain_sees_the_course_and_then_the_roles():
    state = mockup()
    state.captain, state.light, state.passed = 1, None, [0, 3, 2]
    state.roles = ["boy", None, "loader", "mate"]
    state.agenda[-2:] = [("offering", 2), ("offer", 1)]
    assert then(state, Pass()) == [
        "The captain's course is 3 steps to Highland: +5 unless a mutiny wins.",
        "Then all roles are shown.",
    ]
    assert then(state, Pass(), short=True) == ["Course: Highland, +5."]


def test_the_last_stop_tells_the_outcome_and_the_points():
    """Test vector 6 of the dossier: a tie after an added weapon."""
    state = mockup()
    state.ship, state.open, state.light, state.dark = 0, (0,), 4, 3
    state.agenda = [("sales",), ("command",), ("outcome",), ("arming", 3), ("weapon", 2)]
    state.roles, state.revealed, state.passed = [None, "mate", "mutineer", "boy"], True, [0, 1, 2, 3]
    state.offered = [[KIND["weapon"]], [], [KIND["weapon"]], []]
    state.stopped = [0, 1]
    state.hands[2], state.hands[3] = [0, 0, 0, 0, 1, 1, 0], [0] * 7
    assert then(state, AddWeapon()) == [
        "Captain's side 2, mutiny 2: so far the mutiny wins.",
        "Cass may add a weapon next.",
    ]
    assert then(state, Stop())[0] == "The mutiny is put down, 2 to 1."
    MEUTERER.apply(state, 2, AddWeapon())
    assert then(state, Stop()) == [
        "The mutiny succeeds, 2 to 2.",
        "Cass commands the ship to Barren Tongue: +4.",
        "Dai as Cabin Boy: +2.",
        "Cass is the captain now.",
    ]


def test_the_log_is_told_as_in_the_mockup():
    told = [
        Event("salary", 0, {"amount": 1}),
        Event("light", 0, {"steps": 5, "place": 2, "island": "gruenland"}),
        Event("offer", 2, {"card": "cloth", "count": 1}),
        Event("offer", 1, {"card": "cloth", "count": 2}),
        Event("pass", 3, {"cards": 4, "takes_role": True}),
    ]
    assert [WORDS.sentence(event, NAMES) for event in told] == [
        "Ana promises a salary of 1.",
        "Ana passes with 5 cards: 5 steps to Greenland.",
        "Cass offers cloth.",
        "Bea offers cloth, now 2.",
        "Dai passes with 4 cards and takes a role.",
    ]


def test_sales_name_who_is_paid():
    def sale(kinds, counts, points):
        data = {"island": "eisfelsen", "kinds": kinds, "counts": counts, "points": points}
        return WORDS.sentence(Event("sale", None, data), NAMES)

    ruby = "ruby"
    assert sale([ruby, ruby, None, None], [2, 1, 0, 0], [6, 0, 0, 0]) == "Ana sells ruby 2 at Ice Rock: +6."
    assert sale([ruby, ruby, None, None], [1, 1, 0, 0], [4, 4, 0, 0]) == (
        "Level at Ice Rock with 1 each: Ana +4, Bea +4."
    )
    assert sale([ruby] * 4, [1] * 4, [0] * 4) == "Too many are level at Ice Rock: it pays nothing."
    assert sale([None] * 4, [0] * 4, [0] * 4) is None


def test_a_pass_tells_nothing_of_the_roles_and_a_pick_only_to_its_owner():
    for _, _, _, events in random_game(4, Options(), 5):
        for event in events:
            text = WORDS.sentence(event, NAMES) or ""
            if event.kind in ("pass", "light"):
                assert not any(WORDS.names.role_name(role) in text for role in ROLES)
            if event.kind in ("take_role", "draw", "bottom"):
                assert event.audience == (event.seat,)


def test_declared_goods_are_paid_as_they_stand():
    state = mockup()
    state.agenda = [("sales",), ("declaring", 2), ("allocate", 1)]
    state.roles, state.revealed = [None, "mate", None, "merchant"], True
    state.lots = [((3, 1), (4, 1)), (), (), ()]
    assert sellable(state.offered[1]) == (0, 0, 0, 2, 0)
    choice = Allocate("cloth", 1, "cloth", 1)
    assert payouts(foresee(stranger(state), choice).after, 0) == [2, 2, 0, 0]
    state.agenda = [("sales",), ("allocate", 2), ("allocate", 1)]
    assert then(state, choice) == [
        "Cold Cliff so far: Ana 1, Bea 1, worth 2 to Ana and 2 to Bea.",
        "Pirate Nest so far: Ana 1, Bea 1, worth 3 to Ana and 3 to Bea.",
        "Cass declares next.",
    ]


# --- secrets ----------------------------------------------------------------------------------------------


def test_secrets_are_called_what_they_are():
    assert WORDS.secrets_title("Bea") == "Bea's hand"
    assert WORDS.secrets_title("Bea", roles=True) == "roles in the middle"


def test_a_menu_of_an_offer_shows_one_hand_only():
    state = mockup()
    view = replace(MEUTERER.view(state, 1), looked=())
    labels = [item.label for item in WORDS.menu(view, MEUTERER.decisions(state)[0], NAMES).items]
    held = [kind for kind, count in zip(KINDS, view.hand, strict=True) if count]
    assert len(labels) == len(held) + 1
