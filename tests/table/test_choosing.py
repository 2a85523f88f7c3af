"""Walking through a menu and the menus behind its items."""

from piratebox.table.asking import Item, Menu
from piratebox.table.choosing import Choosing

SHIPS = Menu(
    "which ship?",
    (
        Item("9", "nine", target="space:9", reason="it is damaged"),
        Item("8", "eight", target="space:8", choice="eight"),
        Item("7", "seven", target="space:7", choice="seven"),
    ),
    back="another card",
)
ROOT = Menu(
    "what now?",
    (
        Item("1", "sail", target="card:sail", menu=SHIPS),
        Item("2", "fire", target="card:fire", reason="no powder"),
        Item("p", "pass", choice="pass"),
    ),
)


def test_walks_round_the_ends():
    way = Choosing(ROOT)
    way.walk(-1)
    assert way.item.key == "p"
    way.walk(1)
    assert way.item.key == "1"


def test_a_choice_is_taken_at_once():
    way = Choosing(ROOT)
    way.highlight(2)
    assert way.take() == "pass"


def test_a_part_opens_its_menu_at_the_first_item_that_can_be_taken():
    way = Choosing(ROOT)
    assert way.take() is None
    assert way.menu is SHIPS
    assert way.item.key == "8"
    assert way.chosen == ("card:sail",)
    assert way.deep
    assert way.take() == "eight"


def test_back_leads_to_the_same_item_and_then_nowhere():
    way = Choosing(ROOT)
    way.take()
    assert way.back()
    assert way.menu is ROOT
    assert way.item.key == "1"
    assert not way.back()


def test_a_refusal_is_told_until_the_next_move():
    way = Choosing(ROOT)
    way.highlight(1)
    assert way.take() is None
    assert way.refusal == "no powder"
    assert way.menu is ROOT
    way.walk(1)
    assert way.refusal == ""


def test_targets_are_told_apart_by_whether_they_can_be_taken():
    way = Choosing(ROOT)
    assert way.keys() == {"card:sail": "1"}
    assert way.barred() == {"card:fire": "2"}
    assert way.find(target="card:fire") == 1
    assert way.find(key="p") == 2
    assert way.find(key="x") is None


def test_a_target_of_several_items_has_the_highlighted_ones_key():
    lots = tuple(Item(str(n), f"{n} cards", target="goods:3", choice=n) for n in (1, 2, 3))
    way = Choosing(Menu("how many?", (Item("0", "nothing", choice=0), *lots)))
    assert way.keys() == {"goods:3": "1"}
    way.highlight(3)
    assert way.keys() == {"goods:3": "3"}


def test_another_root_keeps_the_way_walked():
    way = Choosing(ROOT)
    way.take()
    way.walk(1)
    way.root = Menu("translated", ROOT.items)
    assert way.menu is SHIPS
    assert way.item.key == "7"
