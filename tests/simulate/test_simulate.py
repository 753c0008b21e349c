"""Simulated games: who is asked, what is kept of a game, what the tables make of many."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from engine.core.bot_players import Manner, Thought, plays
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Event, Setup
from engine.core.moves import Move
from engine.core.options import read_options
from engine.games import games
from tests import toy
from tests.games.parties import FIRST, RANDOM, Household
from tests.games.shares import wilson
from tests.simulate.__main__ import Row, main, sittings, wanted
from tests.simulate.measures import Measures, Record, Sitting, measures_of
from tests.simulate.playing import play
from tests.simulate.tables import tables


class Waiting(toy.Toy):
    """Toy whose bot players leave the names of tiles to people."""

    def decide(self, view: toy.View, moves: Sequence[Move], mind: toy.Mind, manner: Manner, lot: Dice) -> Thought[toy.Mind]:
        if view.phase == "call" and manner.people:
            return Thought(None, mind)
        return super().decide(view, moves, mind, manner, lot)


def sitting(*levels: str, key: str = "simulated", people: int = 0, **options: str) -> Sitting:
    return Sitting("toy", key, levels, options, people)


def test_the_same_sitting_is_the_same_game() -> None:
    assert play(sitting("sharp", "steady")) == play(sitting("sharp", "steady"))
    assert play(sitting(RANDOM, RANDOM, key="a")) != play(sitting(RANDOM, RANDOM, key="b"))


def test_a_record_holds_how_often_a_move_was_made_and_what_came_of_the_game() -> None:
    record = play(sitting("steady", "easy-going", rounds="3"))
    # Three rounds: two cards, a tile and its name in each.
    assert record.moves == 12 and record.used["/draft"] == 6 and record.used["/place"] == record.used["placed"] == 3
    assert record.turns == 3, "the turns of those who place"
    assert record.result == "ranked" and record.winners == (0,) and max(record.scores) == record.scores[0]


def test_each_seat_hears_what_it_may_know_and_nothing_else() -> None:
    heard: list[tuple[int | None, list[str]]] = []

    class Listening(toy.Toy):
        def heard(self, view: toy.View, mind: toy.Mind, events: Sequence[Event]) -> toy.Mind:
            heard.append((view.seat, [event.kind for event in events]))
            return super().heard(view, mind, events)

    game = Listening()
    house = Household(game, ("steady", "steady"), "hear")
    state, _ = game.new(Setup(("Ada", "Bob"), toy.Options()), Dice(KeyedSource("hear")))
    seat, move = house.choose(state, game.turn(state))
    state, events = game.apply(state, seat, move, Dice(KeyedSource("hear")))
    house.hear(state, events)
    assert (seat, heard) == (0, [(0, ["chose", "picked"]), (1, ["chose"])])


def test_those_who_leave_it_to_people_wait_for_them() -> None:
    # Bob follows Ada: where a tile of his wants a name he waits, no other seat is awaited, and it stays without one.
    record = play(sitting("sharp", "sharp", people=1), Waiting())
    assert record.used["/call"] + record.used["/pass"] == 3, "Ada names her own"
    assert record.defaults == record.used["/pass"] >= 1
    house = Household(toy.GAME, ("steady", "sharp"), "people", people=1)
    state, _ = toy.GAME.new(Setup(("Ada", "Bob"), toy.Options()), Dice(KeyedSource("people")))
    assert house.choose(state, (0, 1))[0] == 1, "a bot player is asked before the people"


def test_a_level_that_no_player_has_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        wanted(["toy", "--levels", "brilliant"])
    assert "nobody plays brilliant" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        wanted(["toy", "--players", "7"])
    assert "Toy is not played by 7" in capsys.readouterr().err


def test_seats_take_turns_with_the_levels_and_the_last_stands_for_those_that_follow() -> None:
    given = wanted(["toy", "--players", "3", "--levels", "random,steady", "--rotate", "--games", "4", "--from", "1"])
    assert [item.levels.index("random") for item in sittings(given)] == [1, 2, 0, 1]
    assert all(item.levels.count("steady") == 2 for item in sittings(given))


def test_options_are_played_each_with_each() -> None:
    given = wanted(["toy", "--option", "rounds=1,4", "--option", "naming=on,off", "--games", "1", "--players", "2,3"])
    found = [(item.options["rounds"], item.options["naming"], len(item.levels)) for item in sittings(given)]
    assert found == [(r, n, p) for p in (2, 3) for r in "14" for n in ("on", "off")]


def test_a_row_plays_each_value_once_before_any_again() -> None:
    row = Row(sitting(RANDOM, RANDOM), 4, {"rounds": ("1", "3")})
    records = row.played()
    rounds = [record.sitting.options["rounds"] for record in records]
    assert sorted(rounds[:2]) == sorted(rounds[2:]) == ["1", "3"]
    assert len({record.sitting.key for record in records}) == 4


def test_games_are_kept_and_counted_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.jsonl"
    for start in ("0", "2"):
        main(["toy", "--games", "2", "--from", start, "--levels", RANDOM, "--players", "2", "--keep", str(file)])
    printed = capsys.readouterr().out
    main(["toy", "--games", "0", "--keep", str(file)])
    assert printed.endswith(capsys.readouterr().out) and len(file.read_bytes().splitlines()) == 4


def test_the_tables_tell_seats_places_and_levels_apart() -> None:
    def record(levels: tuple[str, str], winners: tuple[int, ...], scores: tuple[int, int], first: int) -> Record:
        return Record(Sitting("toy", "told", levels), "ranked", winners, scores, first, 10, 3, 0, {"/place": 2}, {})

    told = list(
        tables(
            [
                record(("sharp", "steady"), (0,), (9, 3), 0),
                record(("steady", "sharp"), (1,), (2, 8), 0),
                record(("sharp", "steady"), (1,), (4, 5), 1),
                record(("steady", "sharp"), (0, 1), (6, 6), 0),
            ]
        )
    )
    kind = "| as usual | 2 | sharp, steady |"
    # Seat 1 won one game and half of another, seat 2 the others: so much lies in four games.
    assert f"{kind} 1 | 4 | 38 (9-78) | 50.0 |" in told and f"{kind} 2 | 4 | 62 (22-91) | 50.0 |" in told
    places = told[told.index("\nwins by place, the first turn first\n") :]
    assert f"{kind} 1 | 4 | 62 (22-91) | 50.0 |" in places
    assert f"{kind} sharp | 4 | 62 (22-91) | 50.0 |" in told
    assert f"{kind} sharp ahead of steady | 4 | 62 (22-91) |" in told
    assert "  /place 100% x2.00" in told


def test_the_delves_won_are_told_by_options_and_levels() -> None:
    def delves(level: str, threat: str, won: int, games: int) -> list[Record]:
        sitting = Sitting("toy", "told", (level,) * 2, {"threat": threat})
        return [Record(sitting, "won" if number < won else "lost", (), (), 0, 9, 0, 0, {}, {}) for number in range(games)]

    kinds = [("steady", "easy", 8, 10), ("sharp", "easy", 9, 10), ("steady", "hard", 0, 10)]
    told = list(tables([record for kind in kinds for record in delves(*kind)]))
    start = told.index("\ndelves won in percent, and of how many\n")
    assert told[start + 1 : start + 6] == [
        "| options | 2 steady | 2 sharp |",
        "| --- | ---: | ---: |",
        "| threat easy | 80 (49-94), 10 | 90 (60-98), 10 |",
        "| threat hard | 0 (0-28), 10 | -, 0 |",
        "| all | 40 (22-61), 20 | 90 (60-98), 10 |",
    ]


def test_an_interval_of_wilson() -> None:
    # Worked out by hand: 8 of 10 lie between (8 + 1.92 -+ 1.96 * sqrt(1.6 + 0.96)) / 13.84, which is 49 and 94 %.
    assert wilson(8, 10) == "80 (49-94)" and wilson(0, 0) == "-"


@pytest.mark.whole
@pytest.mark.parametrize("key", [key for key, game in games().items() if plays(game) is not None])
def test_of_each_game_a_record_is_kept_and_its_tables_are_made(key: str) -> None:
    record = play(Sitting(key, "kept", ("easy-going",) * 3))
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record
    measures = measures_of(key)
    lines = list(tables([record]))
    own = 1 + (measures is not Measures)
    assert sum(line.startswith("| as usual | 3 | 3 easy-going | 1 | ") for line in lines) >= own
    for title in measures.wanted:
        assert any(line.startswith(f"\n{title}: in how many of 1 games") for line in lines)
    for way in measures.ways:
        assert play(Sitting(key, "way", (way, "steady"))).moves > 1


def test_who_presses_the_first_button_does_so_and_else_plays_as_a_steady_player() -> None:
    """At each of the first 40 moves of a game: both kinds of moments come up."""
    game, dice, seen = games()["cavern"], Dice(KeyedSource("first")), set[bool]()
    state, _ = game.new(Setup(("Ada", "Bob"), read_options(game.options, {})), dice)
    first, steady = (Household(game, (level,) * 2, "first") for level in (FIRST, "steady"))
    for _ in range(40):
        seat, move = steady.choose(state, game.turn(state))
        offers = {each: game.choice(game.view(state, seat), each) for each in game.legal(state, seat)}
        best = min(offers, key=lambda each: offers[each].order)
        seen.add(is_first := offers[best].rank < 0)
        assert first.thought(state, seat).move == (best if is_first else steady.thought(state, seat).move)
        state, events = game.apply(state, seat, move, dice)
        steady.hear(state, events)
        first.hear(state, events)
    assert seen == {True, False}
