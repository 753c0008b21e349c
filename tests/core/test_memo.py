"""What follows from a state is worked out once for it, and is no part of it."""

from __future__ import annotations

from typing import ClassVar

import msgspec
from msgspec.structs import replace

from engine.core.memo import memo, memo_property
from engine.core.table import digest, digest_of


class Field(msgspec.Struct, frozen=True, dict=True):
    """Something that stands in for a state."""

    rows: tuple[int, ...]

    @memo_property
    def total(self) -> int:
        """The sum of the rows."""
        ASKED.append((self.rows, 1))
        return sum(self.rows)


ASKED: list[tuple[tuple[int, ...], int]] = []


@memo
def times(field: Field, factor: int) -> tuple[int, ...]:
    """Return the rows, each so many times."""
    ASKED.append((field.rows, factor))
    return tuple(row * factor for row in field.rows)


def test_each_answer_is_worked_out_once_for_each_state() -> None:
    ASKED.clear()
    field = Field((1, 2))
    assert [times(field, 2), times(field, 3), times(field, 2)] == [(2, 4), (3, 6), (2, 4)]
    changed = replace(field, rows=(5,))
    assert times(changed, 2) == (10,)
    assert ASKED == [((1, 2), 2), ((1, 2), 3), ((5,), 2)]


def test_nothing_of_it_is_written_down_or_compared() -> None:
    asked, fresh = Field((1, 2)), Field((1, 2))
    times(asked, 2)
    assert msgspec.json.encode(asked) == b'{"rows":[1,2]}'
    assert digest(asked) == digest(fresh)
    assert asked == fresh


def test_a_property_is_worked_out_once_for_each_state() -> None:
    ASKED.clear()
    field = Field((1, 2))
    assert (field.total, field.total, replace(field, rows=(5,)).total) == (3, 3, 5)
    assert ASKED == [((1, 2), 1), ((5,), 1)]
    assert msgspec.json.encode(field) == b'{"rows":[1,2]}' and field == Field((1, 2))


class Carrying(msgspec.Struct, frozen=True, dict=True):
    """A state with much in it that stays."""

    names: tuple[str, ...]
    ground: Field
    inner: dict[str, int]
    step: int = 0

    STAYS: ClassVar[str] = "ground"


class Muddled(msgspec.Struct, frozen=True, dict=True):
    """One in which something before it is called the same."""

    inner: dict[str, int]
    ground: Field

    STAYS: ClassVar[str] = "ground"


def test_a_digest_is_that_of_the_whole_however_much_of_it_is_worked_out_once() -> None:
    first = Carrying(("Ada", '"ground":[]', "ground"), Field((1, 2)), {"ground": 3})
    states: list[msgspec.Struct] = [first, replace(first, step=1), replace(first, names=("Bob",)), first]
    states += [replace(first, ground=Field((4,))), Muddled({"ground": 3}, Field((1, 2)))]
    for state in states:
        assert digest(state) == digest_of(msgspec.json.encode(state))
    assert len({digest(state) for state in states}) == len(states) - 1
