"""Seeded, portable chance whose whole state is one integer in the position."""

from collections.abc import MutableSequence
from functools import cache
from math import factorial
from typing import Any

_MASK = (1 << 64) - 1
_WORD = (1 << 32) - 1
_FACTOR = 0x5851F42D4C957F2D
_STEP = 0x14057B7EF767814F


class Chance:
    """A PCG generator (64 bits of state, 32 a draw): the same draws in every process and Python version."""

    __slots__ = ("state",)

    state: int
    """The whole generator: an integer from 0 to 2**64 - 1."""

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    @classmethod
    def seeded(cls, *words: int) -> "Chance":
        """A generator for a list of integers, such as (seed, game number), far from its neighbours."""
        state = len(words)
        for word in words:
            for part in (word, word >> 64):
                state = (state + 0x9E3779B97F4A7C15 + (part & _MASK)) & _MASK
                state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
                state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
                state ^= state >> 31
        return cls(state)

    def word(self) -> int:
        """The next 32 random bits."""
        self.state = x = (self.state * _FACTOR + _STEP) & _MASK
        return ((x ^ (x >> 22)) >> (22 + (x >> 61))) & _WORD

    def below(self, bound: int) -> int:
        """An integer from 0 to ``bound - 1``, all equally likely (Lemire's multiply and reject).

        Raises:
            ValueError: if ``bound`` is not from 1 to 2**32.
        """
        if not 1 <= bound <= 4294967296:
            raise ValueError(f"bound must be from 1 to 2**32, not {bound}")
        self.state = x = (self.state * _FACTOR + _STEP) & _MASK
        product = (((x ^ (x >> 22)) >> (22 + (x >> 61))) & _WORD) * bound
        if product & _WORD < bound:
            reject = (1 << 32) % bound
            while product & _WORD < reject:
                product = self.word() * bound
        return product >> 32

    def share(self) -> float:
        """A float from 0 up to, but not including, 1."""
        return self.word() / (1 << 32)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Shuffle in place (Fisher-Yates, last place first); one long draw serves all its steps."""
        left = len(items)
        words, limit = _orders(left)
        x = self.state
        order = limit
        while order >= limit:
            order = 0
            for _ in range(words):
                x = (x * _FACTOR + _STEP) & _MASK
                order = order << 32 | ((x ^ (x >> 22)) >> (22 + (x >> 61))) & _WORD
        self.state = x
        for last in range(left - 1, 0, -1):
            other = order % left
            order //= left
            left = last
            items[last], items[other] = items[other], items[last]


@cache
def _orders(items: int) -> tuple[int, int]:
    """How to draw one of all the orders of some items: how many words at a time, and below what number.

    That bound is a multiple of the number of orders, so that all are equally likely; hardly one draw in
    2**32 misses it.
    """
    orders = factorial(items)
    words = ((orders - 1).bit_length() + 31) // 32 + 1 if orders > 1 else 0
    return words, (1 << 32 * words) // orders * orders
