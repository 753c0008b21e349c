"""Games that share a verb share its arguments; one may leave some out."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from engine.core.capabilities import Opening, Opens
from engine.core.errors import BadGame
from engine.core.game import AnyGame
from engine.core.moves import Argument, Move, Verb
from engine.games import check_shared_verbs
from engine.tables import Tables
from tests import toy

AT, TILE, TURN = Argument("at", "Where"), Argument("tile", "Which"), Argument("turn", "How")


class PlaceAt(Move, frozen=True, tag="place"):
    at: str


class PlaceTile(Move, frozen=True, tag="place"):
    tile: int
    at: str
    turn: int


class PlaceBackwards(Move, frozen=True, tag="place"):
    turn: int
    at: str


class PlaceAlone(Move, frozen=True, tag="place"):
    pass


class Declared(Opens):
    """As much of a game as the check looks at."""

    def __init__(self, key: str, *verbs: Verb) -> None:
        self.key, self.verbs = key, verbs
        self.openings = (Opening("table", "A table under way.", {}, Argument("players", "Who plays")),)


def check(*verbs: Verb) -> None:
    found = {f"game {number}": Declared(f"game {number}", verb) for number, verb in enumerate(verbs)}
    check_shared_verbs(cast(dict[str, AnyGame], cast(Any, found)))


SHORT = Verb(PlaceAt, "Place", (AT,))
LONG = Verb(PlaceTile, "Place", (TILE, AT, TURN))
ALONE = Verb(PlaceAlone, "Place")


@pytest.mark.parametrize(
    "verbs", [(SHORT, SHORT), (SHORT, LONG), (LONG, SHORT), (ALONE, LONG), (SHORT, LONG, ALONE, SHORT)]
)
def test_a_verb_may_leave_arguments_out(verbs: tuple[Verb, ...]) -> None:
    check(*verbs)


@pytest.mark.parametrize(
    "other",
    [
        Verb(PlaceBackwards, "Place", (TURN, AT)),
        Verb(PlaceAt, "Place", (Argument("at", "On which cell"),)),
        Verb(PlaceAt, "Place", (Argument("at", "Where", open=True),)),
    ],
)
def test_arguments_in_another_order_or_with_other_words_are_refused(other: Verb) -> None:
    for verbs in ((LONG, other), (other, LONG), (SHORT, LONG, other)):
        with pytest.raises(BadGame, match=r"game . and game . give the verb place different arguments"):
            check(*verbs)


def test_a_verb_that_several_games_have_is_about_one_thing() -> None:
    for verbs in ((SHORT, Verb(PlaceTile, "Lay", (TILE, AT, TURN))), (LONG, ALONE, Verb(PlaceAt, "Put", (AT,)))):
        with pytest.raises(BadGame, match=r"game . and game . say different things about the verb place"):
            check(*verbs)


GROUPED = Verb(PlaceAt, "Place", (AT,), group="table")


def test_a_verb_that_several_games_have_stands_in_one_group() -> None:
    check(GROUPED)
    check(GROUPED, GROUPED)
    for verbs in ((SHORT, GROUPED), (GROUPED, LONG)):
        with pytest.raises(BadGame, match=r"game . and game . put the verb place into different groups of commands"):
            check(*verbs)


def test_a_verb_of_the_same_name_may_stand_in_each_games_own_group() -> None:
    first, second = (replace(GROUPED, group=f"game {number}") for number in (0, 1))
    check(first, second)
    for verbs in ((first, GROUPED), (first, SHORT), (SHORT, second)):
        with pytest.raises(BadGame, match=r"game . and game . put the verb place into different groups of commands"):
            check(*verbs)
    with pytest.raises(BadGame, match="verb place: its group game 1 is no opening of its game, nor its key"):
        check(second)
    with pytest.raises(BadGame, match="say different things about the verb place"):
        check(first, replace(second, about="Put"))


def test_a_verb_whose_command_is_called_differently_may_stand_elsewhere() -> None:
    check(replace(SHORT, slash="lay"), replace(GROUPED, group="game 1"))
    with pytest.raises(BadGame, match="different groups of commands"):
        check(replace(SHORT, slash="lay"), replace(GROUPED, group="game 1", slash="lay"))


def test_a_group_is_an_opening_of_the_very_game() -> None:
    with pytest.raises(BadGame, match="verb place: its group desk is no opening of its game"):
        check(SHORT, Verb(PlaceAt, "Place", (AT,), group="desk"))


def test_the_longest_list_counts_whatever_comes_between() -> None:
    with pytest.raises(BadGame):
        check(LONG, SHORT, Verb(PlaceBackwards, "Place", (TURN, AT)))


def test_a_verb_that_does_not_fit_its_own_move_is_refused_first() -> None:
    with pytest.raises(BadGame, match="are not the fields"):
        check(Verb(PlaceAt, "Place", (TILE,)))


def test_toy_agrees_with_itself() -> None:
    check_shared_verbs({"toy": toy.GAME})


async def test_tables_are_not_opened_for_games_that_disagree(tmp_path: Path) -> None:
    class Other(toy.Toy):
        key = "other"
        verbs = (Verb(PlaceBackwards, "Place", (TURN, AT)),)

    with pytest.raises(BadGame, match="toy and other give the verb place different arguments"):
        await Tables.open(
            tmp_path / "delves.sqlite3", now=lambda: datetime.now(UTC), games={"toy": toy.GAME, "other": Other()}
        )
