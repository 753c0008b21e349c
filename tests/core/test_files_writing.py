"""Things written as TOML: what is usual is left out, and what is written is read back."""

from __future__ import annotations

import tomllib

import msgspec

from engine.core.files import values, writing
from engine.core.files.tables import Inner, Key


class Door(msgspec.Struct, frozen=True):
    """A door of a room."""

    to: str
    marks: tuple[str, ...] = ()


class Room(msgspec.Struct, frozen=True):
    """A room of a house."""

    id: str
    name: str = "Room"
    lit: bool = False
    doors: tuple[Door, ...] = ()
    main: Door | None = None


DOOR = {"to": Key(values.identifier, True), "marks": Key(values.several(values.words(9), 3, "marks"))}
ROOM = {
    "id": Key(values.identifier, True),
    "called": Key(values.words(40), False, "name"),
    "lit": Key(values.flag),
    "doors": Key(Inner("door", DOOR, Door, 4)),
    "main": Key(Inner("door", DOOR, Door)),
}


def test_only_what_is_not_usual_is_written() -> None:
    assert writing.row(Room("hall"), ROOM) == {"id": "hall"}
    assert writing.row(Room("hall", lit=True, name="Great hall"), ROOM) == {
        "id": "hall",
        "called": "Great hall",
        "lit": True,
    }


def test_inner_tables_are_written_in_their_line() -> None:
    room = Room("hall", doors=(Door("attic", ("a", "b")), Door("yard")), main=Door("yard"))
    text = writing.joined(writing.tables("room", [writing.row(room, ROOM)], "The rooms."))
    assert text == (
        "# The rooms.\n\n"
        '[[room]]\nid = "hall"\n'
        'doors = [{ to = "attic", marks = ["a", "b"] }, { to = "yard" }]\n'
        'main = { to = "yard" }\n'
    )
    assert tomllib.loads(text)["room"][0]["doors"][0] == {"to": "attic", "marks": ["a", "b"]}


def test_texts_come_back_as_they_were() -> None:
    name = 'He said "no", \\ and “yes”: ß\t\x7f'
    text = writing.joined([writing.table("room", {"name": name}, "One.")])
    assert text.startswith("# One.\n[room]\n")
    assert tomllib.loads(text)["room"]["name"] == name


def test_nothing_is_written_where_there_is_none() -> None:
    assert writing.tables("room", [], "The rooms.") == []
