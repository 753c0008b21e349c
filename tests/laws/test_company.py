"""Bot players decide by the view and the memory of their seat alone; they play whole games, and advise others."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.core.bot_players import LEVELS, Manner, plays
from engine.core.dice import Dice, KeyedSource
from engine.core.errors import GameError
from engine.core.paired_moves import opened
from engine.core.table import digest
from tests.laws.companies import HOUSED, PLAYERS, SILENT, Evening, Moment, evening, told, usual
from tests.laws.openly import hides_nothing
from tests.laws.playouts import Playout, needed, some, telling
from tests.laws.tables import follows

ROOT = Path(__file__).resolve().parents[2]
LONGEST_SAYING, LONGEST_REASON = 60, 120
MOMENTS = 9
"""The number of moments of a game at which decisions are compared."""
ANYWHERE = 5
"""The number of tables, of a game played at random, at which bot players are asked."""
SO_MANY = 100
"""So many moves are made for those who leave everything to the others."""

pytestmark = pytest.mark.rule("TAB-103")


def moments(key: str, most: int = MOMENTS) -> list[Moment]:
    """Return moments of a game, spread evenly, of each level about as many."""
    found = usual(key).moments
    return [
        moment for level in LEVELS for moment in some([item for item in found if item.manner.level == level], most // 3)
    ]


def worlds(key: str, moment: Moment) -> Iterator[Any]:
    """Yield other states that look the same to the seat that is asked: imagined by the game, and shuffled by the laws."""
    found = usual(key)
    view = found.game.view(moment.state, moment.seat)
    for number in range(2):
        yield found.house.imagined(view, Dice(KeyedSource(f"imagined {number}")))
    yield needed(key, "shuffle_secrets")(moment.state, moment.seat, random.Random(1))


def test_the_same_is_decided_again_and_what_was_given_stays_as_it_was(housed: str) -> None:
    found = usual(housed)
    for moment in moments(housed):
        view, moves = found.game.view(moment.state, moment.seat), list(found.game.legal(moment.state, moment.seat))
        given = deepcopy((view, moves, moment.mind))
        before = digest(moment.state), msgspec.json.encode(moment.mind)
        thought = found.house.decide(view, moves, moment.mind, moment.manner, moment.lot)
        found.house.advise(view, moves, moment.lot)
        assert thought == moment.thought
        assert (view, moves, moment.mind) == given
        assert (digest(moment.state), msgspec.json.encode(moment.mind)) == before


def test_a_mind_goes_through_json_and_comes_back_the_same(housed: str) -> None:
    found = usual(housed)
    minds = {msgspec.json.encode(moment.thought.mind): moment.thought.mind for moment in found.moments}
    for written, mind in minds.items():
        assert msgspec.json.decode(written, type=found.house.mind) == mind
    for moment in moments(housed):
        mind = msgspec.json.decode(msgspec.json.encode(moment.mind), type=found.house.mind)
        assert found.again(moment, mind=mind) == moment.thought


def test_an_imagined_world_looks_like_the_true_one_and_has_the_same_moves(housed: str) -> None:
    found, differ = usual(housed), 0
    for moment in moments(housed):
        for seat in range(PLAYERS):
            view = found.game.view(moment.state, seat)
            first, other = (found.house.imagined(view, Dice(KeyedSource(f"{seat} {number}"))) for number in "ab")
            for world in (first, other):
                assert found.game.view(world, seat) == view
                assert list(found.game.legal(world, seat)) == list(found.game.legal(moment.state, seat))
                assert found.game.turn(world) == found.game.turn(moment.state)
            differ += digest(first) != digest(other)
    seen = [(moment.state, range(PLAYERS)) for moment in moments(housed)]
    assert differ or hides_nothing(found.game, seen), "`imagined` made up all that is hidden in one way only"


def test_who_sees_the_same_does_and_says_and_is_advised_the_same(housed: str) -> None:
    found = usual(housed)
    for moment in moments(housed):
        advice = found.advised(moment)
        for world in worlds(housed, moment):
            assert found.again(moment, world) == moment.thought
            assert found.advised(moment, world) == advice


def test_wherever_a_game_has_come_to_the_house_knows_what_to_do_and_can_imagine_it(visited: Playout) -> None:
    game, house = visited.game, plays(visited.game)
    assert house is not None and visited.number is not None
    manner = Manner(LEVELS[visited.number % len(LEVELS)])
    for table in some(telling(visited, 2, over=False), ANYWHERE):
        state, players = table.state, [seat for seat in range(len(table.names)) if seat != table.setup.master]
        for seat in players:
            view = game.view(state, seat)
            world = house.imagined(view, Dice(KeyedSource("imagined")))
            assert game.view(world, seat) == view
            assert list(game.legal(world, seat)) == list(game.legal(state, seat))
        for seat in set(players) & set(game.turn(state)):
            view, moves = game.view(state, seat), list(game.legal(state, seat))
            thought = house.decide(view, moves, house.mind(), manner, Dice(KeyedSource("anywhere")))
            assert thought.move is None or table.act(seat, str(thought.move))
            assert house.advise(view, moves, Dice(KeyedSource("anywhere")))


@cache
def printed(seed: str) -> str:
    """Return what another process decides and advises in all games, in which sets and dicts lie in another order."""
    command = [sys.executable, "-m", "tests.laws.companies", str(MOMENTS), *HOUSED]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.whole
def test_another_process_decides_the_same(housed: str) -> None:
    lines = told(evening(housed, ("steady",) * PLAYERS), MOMENTS)
    assert "\n".join((housed, *lines, "")) in printed("7")


@pytest.mark.rule("TAB-105")
def test_advice_is_one_to_three_legal_moves_with_a_short_reason_each(housed: str) -> None:
    found = usual(housed)
    for moment in some(found.moments, 2 * MOMENTS):
        legal = {str(move) for move in found.game.legal(moment.state, moment.seat)}
        advice = found.advised(moment)
        presses = {(str(item.move), str(item.then)) for item in found.advice(moment)}
        assert 1 <= len(advice) <= 3 and len(presses) == len(advice), advice
        for text, why in advice:
            assert text in legal or _accepted(found, moment, text), f"{text} is advised, and not legal"
            assert 0 < len(why) <= LONGEST_REASON and why == why.strip() and why[-1] in ".!?”)", why


@pytest.mark.rule("TAB-105")
def test_what_an_advised_press_makes_after_its_move_is_legal_then_and_its_button_speaks_of_both(played: Playout) -> None:
    if (house := plays(played.game)) is None:
        return
    for table in telling(played, 4, over=False):
        for seat in {*played.game.turn(table.state)} - {table.setup.master}:
            view, moves = played.game.view(table.state, seat), list(played.game.legal(table.state, seat))
            for advice in house.advise(view, moves, Dice(KeyedSource("advice"))):
                assert bool(advice.label) == (advice.then is not None) and len(advice.label) <= 80
                assert advice.then is None or follows(table, seat, str(advice.move), str(advice.then))


@pytest.mark.whole
@pytest.mark.rule("TAB-105")
def test_a_reason_is_seldom_that_of_the_press_before(housed: str) -> None:
    """Each seat asks before each of its presses: a move that does no more than open others is one press with the next."""
    found, last, repeated = evening(housed, ("steady",) * PLAYERS), dict[int, str](), 0
    given, under_way = set[str](), dict[int, bool]()
    for moment in found.moments:
        view, move = found.game.view(moment.state, moment.seat), moment.thought.move
        pressed = under_way.get(moment.seat, False)
        under_way[moment.seat] = move is not None and bool(opened(found.game, view, move))
        if pressed:
            continue
        (_, why), *_ = found.advised(moment)
        repeated += why == last.get(moment.seat)
        given.add(why)
        last[moment.seat] = why
    # A game with no more reasons than verbs has to repeat them.
    few = len(given) <= len(found.game.verbs)
    assert few or repeated <= len(found.moments) / 6, "too often advice has the reason that it had before"


def _accepted(found: Evening, moment: Moment, text: str) -> bool:
    """Return whether a move that a verb leaves open can be made."""
    try:
        move = found.game.read(moment.state, moment.seat, text)
        found.game.apply(moment.state, moment.seat, move, Dice(KeyedSource("tried")))
    except GameError:
        return False
    return True


@pytest.mark.rule("TAB-104")
def test_what_a_player_says_is_one_short_sentence(housed: str) -> None:
    for moment in usual(housed).moments:
        says = moment.thought.says
        assert len(says) <= LONGEST_SAYING and says == " ".join(says.split()), says
        assert not says or says[-1] in ".!?”", says
        assert not set(says) & set("@<>*_`|"), f"nobody is called, nothing is marked: {says}"


def test_what_a_player_says_gives_nothing_away_that_another_seat_does_not_see(housed: str) -> None:
    """In worlds that look the same to the other before a move and after it, the same is said."""
    found, shuffle = usual(housed), needed(housed, "shuffle_secrets")
    for moment in moments(housed):
        for other in (None, *(seat for seat in range(PLAYERS) if seat != moment.seat)):
            saying = _said(found, moment, moment.state, other)
            for number in range(3):
                same = _said(found, moment, shuffle(moment.state, other, random.Random(number)), other)
                assert saying[1:] != same[1:] or saying[0] == same[0], f"seat {other} can tell"


def _said(found: Evening, moment: Moment, state: Any, other: int | None) -> tuple[str, Any, Any]:
    """Return what a bot player without a memory says, and what another seat sees and is told of the move."""
    thought = found.again(moment, state, found.house.mind())
    if thought.move is None:
        return thought.says, found.game.view(state, other), None
    after, events = found.game.apply(state, moment.seat, thought.move, Dice(KeyedSource("told")))
    return thought.says, found.game.view(after, other), [event for event in events if event.known_to(other)]


@pytest.mark.whole
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_of_company_ends(housed: str, level: str) -> None:
    # Among the three is one of that level beside two easy-going ones; the first of these leads, as people do.
    found = evening(housed, ("easy-going", level, "easy-going"), people=1)
    assert found.outcome is not None, f"not over after {found.moves} moves"
    assert any(moment.manner.people for moment in found.moments)


def test_a_game_goes_on_in_which_everybody_leaves_everything_to_the_others(housed: str) -> None:
    found = evening(housed, (SILENT,) * PLAYERS, most=SO_MANY)
    assert found.moves == SO_MANY or found.outcome is not None
    assert len({digest(moment.state) for moment in found.moments}) >= found.moves, "each move led on"


def test_it_is_known_who_can_be_played_by_the_house() -> None:
    assert next(islice(HOUSED, 1), None), "nobody can be: the laws proved nothing"
