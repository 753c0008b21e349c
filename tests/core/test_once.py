"""What follows from a state is worked out once for it, and is no part of it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core.once import changed, once_per, once_per_state
from engine.core.table import digest


class Field(msgspec.Struct, frozen=True, dict=True):
    """Something that stands in for a state."""

    rows: tuple[int, ...]
    name: str = ""


ASKED: list[tuple[tuple[int, ...], int]] = []


@once_per_state
def times(field: Field, factor: int) -> tuple[int, ...]:
    """Return the rows, each so many times."""
    ASKED.append((field.rows, factor))
    return tuple(row * factor for row in field.rows)


def test_each_answer_is_worked_out_once_for_each_state() -> None:
    ASKED.clear()
    field = Field((1, 2))
    assert [times(field, 2), times(field, 3), times(field, 2)] == [(2, 4), (3, 6), (2, 4)]
    other = replace(field, rows=(5,))
    assert times(other, 2) == (10,)
    assert ASKED == [((1, 2), 2), ((1, 2), 3), ((5,), 2)]


def test_nothing_of_it_is_written_down_or_compared() -> None:
    asked, fresh = Field((1, 2)), Field((1, 2))
    times(asked, 2)
    assert msgspec.json.encode(asked) == b'{"rows":[1,2],"name":""}'
    assert digest(asked) == digest(fresh)
    assert asked == fresh


@once_per("rows")
def total(field: Field, more: int) -> int:
    """Return the sum of the rows, and so much more."""
    ASKED.append((field.rows, more))
    return sum(field.rows) + more


def test_what_follows_from_some_fields_goes_over_where_others_change() -> None:
    ASKED.clear()
    field = Field((1, 2))
    assert (total(field, 1), times(field, 2)) == (4, (2, 4))
    named = changed(field, name="Ada")
    assert named == Field((1, 2), "Ada")
    assert (total(named, 1), total(named, 5)) == (4, 8)
    assert ASKED == [((1, 2), 1), ((1, 2), 2), ((1, 2), 5)]
    assert times(named, 2) == (2, 4)
    assert len(ASKED) == 4, "it may follow from the name"


def test_what_follows_from_a_field_does_not_outlast_it() -> None:
    field = Field((1, 2))
    assert total(field, 1) == 4
    assert total(changed(field, rows=(3, 4)), 1) == 8
    assert total(replace(field, rows=(3, 4)), 1) == 8
    assert total(field, 1) == 4
