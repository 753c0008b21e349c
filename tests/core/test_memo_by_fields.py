"""What follows from some fields of a state outlasts a change of the others, and no other change."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core.memo import changed, changed_in, fleeting, memo, memo_property, noted


class Field(msgspec.Struct, frozen=True, dict=True):
    """Something that stands in for a state."""

    rows: tuple[int, ...]
    name: str = ""

    @memo_property("rows")
    def longest(self) -> int:
        """The greatest of the rows."""
        ASKED.append((self.rows, 0))
        return max(self.rows)


class Row(msgspec.Struct, frozen=True):
    """A part of something that stands in for a state."""

    corn: int = 0
    oats: int = 0


class Farm(msgspec.Struct, frozen=True, dict=True):
    """Something else that does, made of rows."""

    rows: tuple[Row, ...]


@memo("rows.corn")
def corn(farm: Farm) -> int:
    """Return all the corn."""
    ASKED.append((tuple(row.corn for row in farm.rows), 0))
    return sum(row.corn for row in farm.rows)


@memo("rows")
def grain(farm: Farm) -> int:
    """Return all there is."""
    return sum(row.corn + row.oats for row in farm.rows)


def test_what_follows_from_a_part_of_a_field_outlasts_a_change_in_other_parts_alone() -> None:
    ASKED.clear()
    farm = Farm((Row(1, 5), Row(2, 6)))
    assert (corn(farm), grain(farm)) == (3, 14)
    sown = changed_in(farm, "rows", (Row(1, 7), Row(2, 6)), "oats")
    assert (corn(sown), grain(sown)) == (3, 16)
    assert ASKED == [((1, 2), 0)]
    assert corn(changed_in(sown, "rows", (Row(4, 7), Row(2, 6)), "corn")) == 6
    assert corn(changed(sown, rows=(Row(9, 7),))) == 9
    assert ASKED == [((1, 2), 0), ((4, 2), 0), ((9,), 0)]


ASKED: list[tuple[tuple[int, ...], int]] = []


@memo("rows")
def total(field: Field, more: int) -> int:
    """Return the sum of the rows, and so much more."""
    ASKED.append((field.rows, more))
    return sum(field.rows) + more


def test_what_follows_from_some_fields_goes_over_where_others_change() -> None:
    ASKED.clear()
    field = Field((1, 2))
    assert total(field, 1) == 4
    named = changed(field, name="Ada")
    assert named == Field((1, 2), "Ada")
    assert (total(named, 1), total(named, 5)) == (4, 8)
    assert ASKED == [((1, 2), 1), ((1, 2), 5)]
    assert msgspec.json.encode(named) == b'{"rows":[1,2],"name":"Ada"}'


def test_what_follows_from_a_field_does_not_outlast_it() -> None:
    field = Field((1, 2))
    assert total(field, 1) == 4
    assert total(changed(field, rows=(3, 4)), 1) == 8
    assert total(replace(field, rows=(3, 4)), 1) == 8
    assert total(field, 1) == 4


def test_what_is_only_noted_leaves_all_that_is_known() -> None:
    """A name makes no difference to a sum, which is not asked for again; other rows still do."""
    ASKED.clear()
    field = Field((1, 2))
    assert total(field, 1) == 4
    named = noted(field, name="Ada")
    assert named == Field((1, 2), "Ada") and total(named, 1) == 4
    assert ASKED == [((1, 2), 1)]
    assert total(changed(named, rows=(3,)), 1) == 4 and ASKED == [((1, 2), 1), ((3,), 1)]


@memo("name")
def initial(field: Field) -> str:
    """Return the first letter of the name."""
    return field.name[0]


@fleeting
@memo
def greeting(field: Field) -> str:
    """Return what follows from the name as well."""
    return f"{field.name}, {len(field.rows)} rows"


def test_what_follows_from_what_is_noted_is_asked_for_again() -> None:
    field = Field((1, 2), "Bob")
    assert greeting(field) == "Bob, 2 rows"
    assert greeting(noted(field, name="Ada")) == "Ada, 2 rows"
    assert greeting(noted(field)) == "Bob, 2 rows"


def test_a_property_goes_over_where_others_change() -> None:
    ASKED.clear()
    field = Field((1, 2))
    assert (field.longest, changed(field, name="Ada").longest, changed(field, rows=(3,)).longest) == (2, 2, 3)
    assert ASKED == [((1, 2), 0), ((3,), 0)]


def test_what_a_later_state_finds_out_is_not_known_of_an_earlier_one_that_differs() -> None:
    """Nothing was asked that follows from the name yet, so both states share what is kept when the second is asked."""
    field = Field((1, 2), "Ada")
    assert total(field, 1) == 4
    named = changed(field, name="Bob")
    assert (initial(named), initial(field)) == ("B", "A")
    assert total(named, 1) == 4
