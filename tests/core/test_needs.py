"""One declaration lists the moves of a kind, refuses all others, and says why there are none."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec
import pytest

from engine.core.catalogue import Catalogue
from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.needs import Action, ArgumentNeeds, Needs, first_unmet, meeting, never


class Hall(msgspec.Struct, frozen=True):
    """A hall with doors, some of them locked."""

    doors: tuple[str, ...] = ("A", "B")
    locked: tuple[str, ...] = ()
    dark: bool = False


class Go(Move, frozen=True, tag="go"):
    """Go through a door."""

    door: str
    pace: str


MESSAGES = """
dark = It is dark.
no-door = There is no door { $door }; there are { $doors }.
locked = Door { $door } is locked.
all-locked = All doors are locked.
pace = One walks or runs.
"""


@pytest.fixture
def go(tmp_path: Path) -> Action[Hall]:
    """The way through a door, which is not found in the dark."""
    folder = tmp_path / "hall/words/en"
    folder.mkdir(parents=True)
    (folder / "all.ftl").write_text(MESSAGES, encoding="utf-8")
    need = Needs[Hall](Catalogue("hall", folder=tmp_path))
    there = need(
        "no-door",
        "HAL-002",
        lambda hall, door: door in hall.doors,
        door=lambda hall, door: door,
        doors=lambda hall, door: hall.doors,
    )
    free = need("locked", "HAL-003", lambda hall, door: door not in hall.locked, door=lambda hall, door: door)
    return Action(
        Go,
        (need("dark", "HAL-001", lambda hall: not hall.dark),),
        (
            ArgumentNeeds(
                "door",
                lambda hall: meeting((free,), hall.doors, hall),
                (there, free),
                (need("all-locked", "HAL-004", never),),
            ),
            ArgumentNeeds("pace", lambda hall: ("walk", "run"), (need("pace", "HAL-005", never),)),
        ),
    )


def test_moves_are_listed_by_the_first_choice_first(go: Action[Hall]) -> None:
    assert [str(move) for move in go.moves(Hall())] == ["go A walk", "go A run", "go B walk", "go B run"]
    assert [str(move) for move in go.moves(Hall(locked=("A",)))] == ["go B walk", "go B run"]
    assert go.moves(Hall(dark=True)) == () == go.moves(Hall(locked=("A", "B")))


@pytest.mark.parametrize(
    ("hall", "move", "said"),
    [
        (Hall(dark=True), Go("C", "fly"), "It is dark. (HAL-001)"),
        (Hall(), Go("C", "fly"), "There is no door C; there are A and B. (HAL-002)"),
        (Hall(locked=("A",)), Go("A", "walk"), "Door A is locked. (HAL-003)"),
        (Hall(locked=("A", "B")), Go("A", "walk"), "All doors are locked. (HAL-004)"),
        (Hall(), Go("A", "fly"), "One walks or runs. (HAL-005)"),
    ],
)
def test_a_move_is_refused_by_the_first_need_that_is_not_met(go: Action[Hall], hall: Hall, move: Go, said: str) -> None:
    assert str(go.refuse(hall, move)) == said


def test_a_move_is_listed_if_and_only_if_it_is_not_refused(go: Action[Hall]) -> None:
    for locked, dark in product([(), ("A",), ("A", "B")], [False, True]):
        hall = Hall(locked=locked, dark=dark)
        listed = go.moves(hall)
        for move in map(Go, *zip(*product("ABC", ("walk", "run", "fly")), strict=True)):
            assert (move in listed) == (go.refuse(hall, move) is None), (hall, move)
        assert (go.refuse_all(hall) is None) == bool(listed)


def test_a_need_may_ask_whose_move_it_is() -> None:
    need = Needs[Hall](Catalogue("wilds"))
    mine = need("no-door", "HAL-002", lambda hall, seat, door: hall.doors[seat] == door)
    choice: ArgumentNeeds[Hall] = ArgumentNeeds(
        "door", lambda hall, seat: meeting((mine,), hall.doors, hall, seat), (mine,)
    )
    action = Action[Hall](Go, (), (choice, ArgumentNeeds("pace", lambda hall, seat: ("walk",), ())))
    assert [str(move) for move in action.moves(Hall(), 1)] == ["go B walk"]
    assert action.refuse(Hall(), 1, Go("B", "walk")) is None
    assert isinstance(action.refuse(Hall(), 0, Go("B", "walk")), IllegalMove)


def test_no_fact_is_asked_before_a_refusal(go: Action[Hall]) -> None:
    def broken(hall: Hall) -> str:
        raise AssertionError

    need = Needs[Hall](Catalogue("wilds"))("all", "HAL-001", lambda hall: True, name=broken)
    assert first_unmet((need,), Hall()) is None
