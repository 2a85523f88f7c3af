"""The portable generator: fixed numbers hold on every machine and Python version."""

from collections import Counter
from math import ceil, factorial, log2

import pytest

from rules.core import chance as module
from rules.core.chance import Chance

DRAWS = 6000


def test_first_words():
    chance = Chance.seeded(1)
    assert [chance.word() for _ in range(5)] == [2686061483, 3126560128, 2950677733, 758408768, 2001160892]


def test_first_bounded_draws():
    chance = Chance.seeded(7)
    assert [chance.below(bound) for bound in (1, 2, 6, 58, 10**6, 2**32)] == [0, 1, 4, 21, 799774, 1483428025]
    assert chance.state == 15386185689800295228


def test_first_shuffle():
    chance, items = Chance.seeded(1, 2), list(range(12))
    chance.shuffle(items)
    assert (items, chance.state) == ([0, 11, 2, 10, 7, 5, 4, 9, 8, 6, 1, 3], 14650384600040243572)


def shuffled_by_hand(chance: Chance, size: int, words: int, limit: int) -> list[int]:
    """Numbers in a random order: a long number says, remainder by remainder, who changes places."""
    order = limit
    while order >= limit:
        order = int("".join(f"{chance.word():08x}" for _ in range(words)) or "0", 16)
    items = list(range(size))
    for place in range(size - 1, 0, -1):
        order, other = divmod(order, place + 1)
        items[place], items[other] = items[other], items[place]
    return items


def test_a_shuffle_is_one_long_draw():
    for size in range(60):
        one, two = Chance.seeded(size), Chance.seeded(size)
        words = 0 if size < 2 else 1 + ceil(log2(factorial(size)) / 32)
        items = list(range(size))
        one.shuffle(items)
        assert items == shuffled_by_hand(two, size, words, 2 ** (32 * words))
        assert one.state == two.state


def test_a_shuffle_that_would_not_be_fair_is_drawn_again(monkeypatch):
    monkeypatch.setattr(module, "_orders", lambda items: (1, 24 << 26))
    one, two = Chance.seeded(4), Chance.seeded(4)
    for _ in range(100):
        items = list(range(4))
        one.shuffle(items)
        assert items == shuffled_by_hand(two, 4, 1, 24 << 26)
    assert one.state == two.state


@pytest.mark.parametrize("size", range(60))
def test_every_order_has_the_same_number_of_draws(size):
    words, limit = module._orders(size)
    assert limit % factorial(size) == 0
    assert 2 ** (32 * words) - limit < 2 ** (32 * max(words - 1, 0))


def test_rejected_draws_are_drawn_again():
    bound = 3 << 30
    chance, plain = Chance.seeded(5), Chance.seeded(5)
    drawn = [chance.below(bound) for _ in range(400)]
    accepted = []
    while len(accepted) < 400:
        product = plain.word() * bound
        if product % 2**32 >= 2**32 % bound:
            accepted.append(product >> 32)
    assert drawn == accepted
    assert chance.state == plain.state


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_bounds(bound):
    with pytest.raises(ValueError, match="bound"):
        Chance.seeded(1).below(bound)


@pytest.mark.parametrize("bound", [2, 3, 6, 58])
def test_draws_are_spread_evenly(bound):
    chance = Chance.seeded(11)
    counts = Counter(chance.below(bound) for _ in range(DRAWS))
    expected = DRAWS / bound
    assert sorted(counts) == list(range(bound))
    deviation = sum((count - expected) ** 2 / expected for count in counts.values())
    assert deviation < bound + 5 * (2 * bound) ** 0.5


def test_every_order_of_a_shuffle_is_as_likely():
    chance = Chance.seeded(12)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(0.7 < count / (DRAWS / 24) < 1.3 for count in counts.values())


def test_shares_lie_between_0_and_1():
    chance = Chance.seeded(13)
    shares = [chance.share() for _ in range(DRAWS)]
    assert all(0 <= share < 1 for share in shares)
    assert 0.48 < sum(shares) / DRAWS < 0.52


def test_the_state_is_the_whole_generator():
    chance = Chance.seeded(3)
    chance.word()
    twin = Chance(chance.state)
    assert [chance.word() for _ in range(5)] == [twin.word() for _ in range(5)]
    assert 0 <= chance.state < 2**64


def test_neighbouring_seeds_differ():
    seeds = [(), (0,), (1,), (2,), (0, 0), (0, 1), (1, 0), (-1,), (2**64,), (2**64 + 1,)]
    first = [Chance.seeded(*words).word() for words in seeds]
    assert len(set(first)) == len(seeds)
