"""A short expedition, and when the lobby proposes one (GAL-G90)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import Then
from engine.core.game import Setup
from engine.games import games
from engine.games.galaxy import GAME
from engine.games.galaxy.rules import goals, opening
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import NOBODY, Force, State
from engine.update import Member
from tests.games.galaxy.build import ADA, BOB, NAMES, galaxy, having, run, told, voyage_of
from tests.tables.house import CY, DEE, HOME, House


def begun(players: int, length: str) -> State:
    options = Options(length=length)  # type: ignore[arg-type]
    return opening.new(Setup(NAMES[:players], options), Dice(KeyedSource("length")))[0]


@pytest.mark.rule("GAL-G90", "GAL-G45")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_fifth_point_wins_a_short_one_however_many_play(players: int) -> None:
    state = having(galaxy(players, length="short"), BOB, points=3)
    fourth = voyage_of(state)
    goals.point(fourth, BOB, "meridian")
    assert (fourth.state.phase, fourth.state.winner) == ("action", NOBODY)
    fifth = voyage_of(fourth.state)
    goals.point(fifth, BOB, "meridian")
    assert (fifth.state.phase, fifth.state.winner) == ("over", BOB)
    assert told(fifth.events, "ended")[0]["why"] == "points"


@pytest.mark.rule("GAL-G90", "GAL-G08")
@pytest.mark.parametrize(("length", "round", "over"), [("short", 3, False), ("short", 4, True), ("full", 4, False)])
def test_a_short_one_is_over_after_round_four(length: str, round: int, over: bool) -> None:
    state = galaxy(3, length=length, round=round, phase="council", agenda=(Then("council over"),))
    after = run(voyage_of(having(state, ADA, points=2)))
    assert (after.phase == "over") == over
    assert (after.winner, after.round) == ((ADA, round) if over else (NOBODY, round + 1))


@pytest.mark.rule("GAL-G90", "GAL-G05")
@pytest.mark.parametrize(("length", "scouts", "public"), [("short", 2, 3), ("full", 1, 2)])
def test_what_a_short_one_begins_with(length: str, scouts: int, public: int) -> None:
    state = begun(3, length)
    homes = {planet.home: planet.system for planet in state.planets if planet.home != NOBODY}
    for player, system in homes.items():
        assert state.system_by_id[system].fleets[player] == Force(scout=scouts, transport=1)
    assert (len(homes), len(state.public), state.length) == (3, public, length)


@pytest.mark.rule("GAL-G90", "TAB-012")
@pytest.mark.parametrize(("players", "proposed"), [(1, "short"), (2, "short"), (3, "short"), (4, None), (6, None)])
def test_the_lobby_proposes_it_for_up_to_three(players: int, proposed: str | None) -> None:
    assert GAME.proposed(Options(), players).get("length") == proposed
    assert not GAME.proposed(Options(play="desk"), players), "a desk has no end"


@pytest.mark.rule("GAL-G90")
def test_what_was_set_up_before_is_a_full_one() -> None:
    assert Options().length == "full" and replace(begun(2, "short"), length="full").length == State.__struct_defaults__[-1]
    assert GAME.lasts(Options()) > GAME.lasts(Options(length="short"))
    assert "length" in GAME.moot(Options(play="desk"), False) and GAME.moot(Options(), False) == ()


@pytest.mark.rule("GAL-G90")
def test_the_beginning_says_what_it_goes_to() -> None:
    for length, words in {
        "short": "5 points win, or most after round 4",
        "full": "8 points win, or most after round 6",
    }.items():
        options = Options(length=length)  # type: ignore[arg-type]
        state, events = opening.new(Setup(NAMES[:2], options), Dice(KeyedSource("length")))
        assert words in GAME.tell(GAME.view(state, None), events)


@pytest.mark.rule("GAL-G90", "TAB-012")
async def test_the_length_follows_who_sits_there_until_the_host_chooses_and_begins_as_shown(tmp_path: Path) -> None:
    house = House(tmp_path / "delves.db")
    await house.open(games())
    update = await house.tables.gather(house.call(), "galaxy", {})
    shown = []
    for member in (CY, DEE, Member(97, "Eli")):
        lobby = update.lobby
        assert lobby is not None
        length = next(option for option in lobby.options if option.name == "length")
        assert length.value == length.default, "nobody chose anything"
        shown.append((lobby.players, length.value, lobby.minutes))
        update = await house.tables.join(house.call(member))
    assert shown == [(1, "short", 120), (2, "short", 120), (3, "short", 120)]
    lobby = update.lobby
    assert lobby is not None and (lobby.players, lobby.minutes) == (4, 180)
    await house.tables.set_option(house.call(), "length", "short")
    await house.tables.start(house.call())
    live = await house.tables._memory.seen(HOME)
    assert live.playing().state.length == live.options.length == "short"
    await house.tables.close()
