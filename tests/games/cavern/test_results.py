"""What a post says of rolls: one line for each room of rivals, and the own result right above the question."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.recalling import digest
from engine.games.cavern.game import GAME
from engine.games.cavern.rules.events import course, gains, resolving
from engine.games.cavern.state.state import Contest, Die, Roll, State

from .build import Bench, cavern, player


def battle(room: tuple[int, int, int], *combat: tuple[int, int], bags: int, chests: int = 0) -> Contest:
    """Return a Battle in which each seat rolled so many white dice of 1 Combat."""
    rolls = tuple(Roll(seat, (Die("white", (0,)),) * number) for seat, number in combat)
    return Contest("battle", room, tuple(seat for seat, _ in combat), bags, chests, rolls, rolling=len(rolls))


def two_rooms(bench: Bench) -> State:
    """Return a cavern in which Betty and Cedric have battled in two rooms: Cedric won N1, 3 to 1, then Betty O1, 2 to 1.

    Of 9 Gold the first has half, 4, and the second half of that; of 4 it is 2 and 1.
    """
    tiles = {(1, 0): bench.tile("tan - bags=9 chests=1"), (2, 0): bench.tile("blue - bags=4")}
    first, then = battle((1, 0, 0), (1, 1), (2, 3), bags=9, chests=1), battle((2, 0, 0), (1, 2), (2, 1), bags=4)
    state = cavern([player(seat, ["entrance"] * 3) for seat in range(3)], tiles, turns=3)
    return replace(state, shown=(first, then), settled=2)


def came_to(state: State, *happened: Happened) -> str:
    (line,) = digest(GAME.memory, GAME.view(state, None), [e.told() for e in happened], 1, headed=False)
    return line


FIRST = (
    resolving.Won("Cedric", 1, 4, 1, ("Betty",)),
    resolving.Won("Betty", 2, 2, 0),
    gains.Collected("Cedric", 4, 1),
    gains.Collected("Betty", 2, 0),
)
SECOND = (
    resolving.Won("Betty", 1, 2, 0, ("Cedric",)),
    resolving.Won("Cedric", 2, 1, 0),
    gains.Collected("Betty", 2, 0),
    gains.Collected("Cedric", 1, 0),
)


def test_rooms_that_close_in_one_turn_have_a_line_each_with_all_that_each_player_took(bench: Bench) -> None:
    state = two_rooms(bench)
    first, second = (
        resolving.Completed(at, floor, 1, loot, ("Betty's mage", "Cedric's brute"))
        for at, floor, loot in (("N1", "tan", (9, 1)), ("O1", "blue", (4, 0)))
    )
    both = "N1: Cedric 4 Gold and 1 Treasure, Betty 2 Gold; O1: Betty 2 Gold, Cedric 1 Gold."
    assert came_to(state, first, *FIRST, second, *SECOND) == both
    # That the first room closed stood in an earlier post; its line names the place all the same.
    assert came_to(state, *FIRST, second, *SECOND) == both
    # How the first Battle ended has been told. Its cards came late, for one had to be turned faceup.
    assert came_to(state, *FIRST[2:], second, *SECOND) == "O1: Betty 2 Gold, Cedric 1 Gold."


def test_who_leaves_a_story_with_nothing_is_told_so(bench: Bench) -> None:
    state = replace(two_rooms(bench), shown=(), settled=0)
    closed = resolving.Completed("N1", "tan", 1, (1, 0), ("Betty's mage",))
    assert came_to(state, closed, resolving.Failed("Betty", "test")) == "N1: Betty nothing."


def test_cards_of_a_battle_that_come_late_are_not_told_again(bench: Bench) -> None:
    state = replace(two_rooms(bench), shown=two_rooms(bench).shown[:1], settled=1)
    late = [gains.Collected("Betty", 2, 0).told()]
    assert GAME.tell(GAME.view(state, None), late) == ""
    assert GAME.tell(GAME.view(state, None), [gains.Collected("Alan", 2, 0).told()]) == "Alan takes 2 Gold."


def test_the_own_result_stands_last_where_rivals_have_played_since(bench: Bench) -> None:
    """Alan beats Betty and Cedric, 3 to 2 and 1, for 3 of 7 Gold and the Treasure."""
    tiles = {(1, 0): bench.tile("tan - bags=7 chests=1")}
    state = cavern([player(seat, ["entrance"] * 3) for seat in range(3)], tiles, turns=3)
    won = battle((1, 0, 0), (0, 3), (1, 2), (2, 1), bags=7, chests=1)
    view = GAME.view(replace(state, shown=(won,), settled=1), 0)
    mine = [
        resolving.Won("Alan", 1, 3, 1, ("Betty", "Cedric")).told(),
        gains.CollectedOwn((), ("kings_teeth",)).told(to=(0,)),
    ]
    turns = [course.Turn(name, extra=False).told() for name in ("Betty", "Cedric", "Alan")]
    assert GAME.confides(view, [*mine, *turns]) == (
        "-# You collect The old king's teeth (5 points).\n"
        "**You beat Betty and Cedric at N1, 3 to 2 and 1: you get 3 of 7 Gold and 1 Treasure.**"
    )
    assert "**" not in (GAME.confides(view, [*mine, turns[2]]) or ""), "it is the last that was told"
    assert GAME.confides(view, turns) == "", "it was told before"
