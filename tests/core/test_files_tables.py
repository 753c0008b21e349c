"""Tables of prepared files: every problem at once, each with its line, its key and what would be right."""

from __future__ import annotations

import time

import msgspec
import pytest

from engine.core.errors import BadFile, Problem
from engine.core.files import values
from engine.core.files.lines import Lines, Where
from engine.core.files.tables import MOST_CHARACTERS, MOST_PROBLEMS, FileFormat, Inner, Key, Reading
from engine.core.files.troubles import Trouble, few, repeated


class Rung(msgspec.Struct, frozen=True):
    """A rung of a ladder."""

    height: int
    name: str = ""


RUNG = {"height": Key(values.number(1, 9), True), "name": Key(values.words(9))}
ROOM = {
    "id": Key(values.identifier, True),
    "size": Key(values.number(1, 9), False, "large"),
    "rungs": Key(Inner("rung", RUNG, Rung, 3)),
    "door": Key(Inner("door", RUNG, Rung)),
}
FORM = FileFormat("house", "TOY-001", ("house", "room"), {"room": 3})

HOUSE = """\
[house]
name = "Hill"

[[room]]
id = "hall"
size = 3
rungs = [{ height = 1 }, { height = 2, name = "loose" }]

[[room]]
id = "attic"
[room.door]
height = 2
"""


def reading(text: str) -> Reading:
    found = Reading(text, FORM)
    found.table(("house",), found.tables.get("house", {}), {"name": Key(values.words(9), True)})
    found.rows("room", ROOM)
    return found


def problems(text: str) -> list[str]:
    with pytest.raises(BadFile) as caught:
        reading(text).refuse()
    assert caught.value.rule == "TOY-001"
    return [str(problem) for problem in caught.value.problems]


def test_tables_are_read_by_the_fields_that_their_keys_fill() -> None:
    found = Reading(HOUSE, FORM)
    assert found.rows("room", ROOM) == [
        {"id": "hall", "large": 3, "rungs": (Rung(1), Rung(2, "loose"))},
        {"id": "attic", "door": Rung(2)},
    ]
    found.refuse()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("size = 3", "size = 10", "line 6, size: “10” is too high; a number from 1 to 9"),
        ("size = 3", "sice = 3", "line 6, sice: “sice” is not known here; did you mean size?"),
        ('id = "attic"\n', "", "line 9, id: id is missing; every room has an id"),
        ("[house]", "[hut]", "line 1, hut: “hut” is not a part of a house; one of house, room"),
        ('name = "Hill"\n', "", "line 1, name: name is missing; every house has a name"),
        ("{ height = 1 }", "{ height = 0 }", "line 7, height: “0” is too low; a number from 1 to 9"),
        ("{ height = 1 }", "{}", "line 7, height: height is missing; every rung has a height"),
        ("{ height = 1 }", "4", "line 7, rungs: “4” is not a table; keys and values"),
        ("[{ height = 1 }, {", "[{ height = 1 }, {}, {}, {", "line 7, rungs: there are 4; at most 3"),
        ('rungs = [{ height = 1 }, { height = 2, name = "loose" }]', "rungs = 3", "line 7, rungs: “3” is not a list"),
        ("height = 2\n", "hight = 2\n", "line 11, height: height is missing; every door has a height"),
        ("height = 2\n", "", "line 11, height: height is missing; every door has a height"),
        ("[[room]]\nid", "[room]\nid", "line 9: this is not TOML"),
    ],
)
def test_a_problem_names_its_line_its_key_and_what_would_be_right(old: str, new: str, said: str) -> None:
    assert old in HOUSE
    found = problems(HOUSE.replace(old, new, 1))
    assert found[0].startswith(said), found


def test_a_part_that_no_house_has_is_named() -> None:
    assert problems(HOUSE + "[[rom]]\n") == ["line 13, rom: “rom” is not a part of a house; did you mean room?"]


def test_one_table_where_there_should_be_many_is_named() -> None:
    assert problems('room = {}\n[house]\nname = "a"') == [
        "line 1, room: room is one table; [[room]] in double brackets, or a list"
    ]
    assert problems('room = 3\n[house]\nname = "a"') == [
        "line 1, room: “3” is not a list; tables [[room]], or room = [ ... ]"
    ]


def test_more_tables_than_a_file_may_have_are_named_once() -> None:
    assert problems(HOUSE + '[[room]]\nid = "x"\n' * 4) == ["line 15, room: there are 6 of room; at most 3"]


def test_problems_come_in_the_order_of_lines_and_those_without_a_line_come_last() -> None:
    found = reading(HOUSE.replace("size = 3", "size = 0"))
    found.wrong((), "the house has no roof")
    found.wrong(("room", 1, "id"), "two attics")
    found.wrong(("room", 1, "id"), "said of this place already")
    with pytest.raises(BadFile, match="This house cannot be played yet: 3 things to put right") as caught:
        found.refuse()
    assert [str(problem) for problem in caught.value.problems] == [
        "line 6, size: “0” is too low; a number from 1 to 9",
        "line 10, id: two attics",
        "the house has no roof",
    ]


def test_no_more_than_twenty_problems_are_told() -> None:
    found = reading(HOUSE)
    for number in range(30):
        found.wrong(("room", number), "no")
    with pytest.raises(BadFile, match=r"30 things to put right\. These are the first 20\.") as caught:
        found.refuse()
    assert len(caught.value.problems) == MOST_PROBLEMS == 20


def test_what_is_odd_is_said_by_line_and_refuses_nothing() -> None:
    found = reading(HOUSE)
    said = found.said([Trouble((), "no cellar"), Trouble(("room", 1), "no window", "one"), Trouble(("house",), "no cat")])
    assert said == ("line 1: no cat", "line 9: no window; one", "no cellar")
    found.refuse()


@pytest.mark.parametrize(
    ("where", "line"),
    [
        (("house",), 1),
        (("house", "name"), 2),
        (("room", 0, "rungs", 1, "name"), 7),
        (("room", 1), 9),
        (("room", 1, "door", "height"), 12),
        (("room", 1, "size"), 9),
        (("cellar",), 0),
    ],
)
def test_a_line_is_that_of_the_value_or_else_of_the_nearest_table_around_it(where: Where, line: int) -> None:
    assert Lines(HOUSE).of(where) == line


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 30000,
        "a = " + "{a=" * 20000,
        ".".join("a" * 30000) + " = 1",
        "a = " + "9" * 60000,
        "x" * (MOST_CHARACTERS + 1),
        "\u00e9" * (MOST_CHARACTERS // 2 + 1),
        '"' * 65000,
        '"""' + "\\" * 60000,
        "'''\n" * 16000,
        "\x00" * 1000,
        "\ud800",
        "[house]\nname = 1979-05-27\n[[room]]\nid = 1e999\nsize = nan\nrungs = [1, [2]]",
        "room = [" + "{}," * 20000 + "]",
    ],
    ids=lambda text: ascii(text[:12]),
)
def test_hostile_texts_are_refused_quickly(text: str) -> None:
    began = time.process_time()
    with pytest.raises(BadFile) as caught:
        reading(text).refuse()
    assert time.process_time() - began < 30, "a file may not hang the bot"
    assert all(len(str(problem)) < 600 for problem in caught.value.problems)


def test_a_syntax_error_is_told_with_its_line() -> None:
    with pytest.raises(BadFile) as caught:
        Reading('[house]\nname = "x\n', FORM)
    (problem,) = caught.value.problems
    assert isinstance(problem, Problem) and problem.line == 2 and problem.wrong.startswith("this is not TOML")


def test_repetitions_are_found_whatever_their_capitals() -> None:
    assert list(repeated(["hall", "attic", "Hall", "ATTIC"])) == [(2, "Hall"), (3, "ATTIC")]


def test_a_long_row_of_words_is_cut_after_six() -> None:
    assert few(["a", "b"]) == "a, b"
    assert few(list("abcdefgh")) == "a, b, c, d, e, f and 2 more"
