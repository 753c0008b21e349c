"""A short expedition, and when the lobby proposes one (GAL-G90)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api.update import Member
from engine.core.content import meaning
from engine.core.dice import Dice, KeyedSource
from engine.core.flow import Then
from engine.core.game import Setup
from engine.core.options import describe
from engine.games import games
from engine.games.galaxy import GAME
from engine.games.galaxy.rules import goals, opening
from engine.games.galaxy.rules.economy import technologies
from engine.games.galaxy.state.lengths import LENGTHS
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import NOBODY, Force, State
from tests.games.galaxy import build, fights
from tests.games.galaxy.build import ADA, BOB, NAMES, act, galaxy, having, on_top, put, run, told, voyage_of
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


@pytest.mark.rule("GAL-G90", "GAL-G38")
@pytest.mark.parametrize(("length", "lacking"), [("short", 1), ("full", 2)])
def test_research_takes_a_symbol_less_in_a_short_one(length: str, lacking: int) -> None:
    """Slip Drives needs 2 blue symbols, 1 in a short one; Void Compass is one."""
    state = galaxy(length=length)
    assert technologies.missing(state, ADA, "slip-drives") == lacking
    assert technologies.missing(state, ADA, "void-compass") == 0
    taught = having(state, ADA, technologies=("void-compass",))
    assert ("slip-drives" in technologies.researchable(taught, ADA)) == (length == "short")
    assert "gene-vats" not in technologies.researchable(taught, ADA), "that is green"
    refusal = technologies.refuse(state, ADA, "slip-drives")
    assert refusal is not None and f"needs {lacking} blue symbol" in refusal.words
    assert "needs 2 blue symbols (1 in a short game)" in GAME.page(GAME.view(state, ADA), "cards", "slip drives")


@pytest.mark.rule("GAL-G90", "GAL-G41")
@pytest.mark.parametrize(
    ("points", "finders"),
    [
        ({BOB: 0, build.CY: 1}, {ADA: "archive", BOB: "trade-core"}),
        ({BOB: 2, build.CY: 2}, {ADA: "archive", build.CY: "trade-core"}),
    ],
)
def test_the_second_relic_under_the_seal_is_for_the_player_who_is_behind(
    points: dict[int, int], finders: dict[int, str]
) -> None:
    """Fewest points, or the last in turn order of those; never the player who breaks the seal, though Ada has least
    here."""
    for length, relics in {"short": finders, "full": {ADA: "archive"}}.items():
        state = on_top(galaxy(3, length=length), "archive", "trade-core")
        meridian = build.where(state, "meridian")
        for player, number in points.items():
            state = having(state, player, points=number)
        above = put(having(state, ADA, trade_goods=4), ADA, meridian, "1 transport, 1 infantry")
        state, _ = fights.begun(above, "invasion", meridian)
        after, events = act(state, ADA, "land meridian 1 infantry")
        assert told(events, "seal_broken")
        assert {player: item.relics[0].relic for player, item in enumerate(after.players) if item.relics} == relics


@pytest.mark.rule("GAL-G90", "TAB-012")
@pytest.mark.parametrize(("players", "proposed"), [(1, "short"), (2, "short"), (3, "short"), (4, None), (6, None)])
def test_the_lobby_proposes_it_for_up_to_three(players: int, proposed: str | None) -> None:
    assert GAME.proposed(Options(), players).get("length") == proposed
    assert not GAME.proposed(Options(play="desk"), players), "a desk has no end"


@pytest.mark.rule("GAL-G90")
def test_what_was_set_up_before_is_a_full_one() -> None:
    assert Options().length == "full" and State((), "over", (), ()).length == "full"
    assert GAME.lasts(Options()) > GAME.lasts(Options(length="short"))
    assert "length" in GAME.moot(Options(play="desk"), False) and GAME.moot(Options(), False) == ()


@pytest.mark.rule("GAL-G45", "GAL-G90")
def test_the_lobby_says_how_long_the_chosen_length_takes() -> None:
    # Three: 4.5 turns each in a round are 13.5, at 4 a day 3.4 days, and 0.75 between: 16.5 days in 4 rounds.
    said = GAME.briefed(Options(length="short"), 3)
    assert "5 points win, or most after 4 rounds. 45 to 90 presses each, up to 2 weeks among people." in said
    # Five: 22.5 turns in a round are 5.6 days, and 0.75 between: 38 days in 6 rounds, which are 5 weeks and a half.
    said = GAME.briefed(Options(), 5)
    assert "7 points win, or most after 6 rounds. 75 to 120 presses each, up to 5 weeks among" in said
    assert GAME.briefed(Options(play="desk"), 1) == "", "a desk waits for nobody"
    for name, length in LENGTHS.items():
        assert f"{length.fewest} to {length.most} presses each" in meaning("galaxy", "length", name)


@pytest.mark.rule("GAL-G90")
def test_the_beginning_says_what_it_goes_to() -> None:
    for name, length in LENGTHS.items():
        words = f"**Goal:** first to {length.points} points, or most after round {length.rounds}."
        options = Options(length=name)  # type: ignore[arg-type]
        state, events = opening.new(Setup(NAMES[:2], options), Dice(KeyedSource("length")))
        assert words in GAME.tell(GAME.view(state, None), events)


@pytest.mark.rule("GAL-G90", "GAL-G45")
def test_the_lobby_says_what_each_length_goes_to() -> None:
    full, short = LENGTHS["full"], LENGTHS["short"]
    (option,) = (option for option in describe(Options) if option.name == "length")
    assert f"to {full.points} points in {full.rounds} rounds, or to {short.points} in {short.rounds}" in str(option.about)
    said = f"{full.points} points win (of five or six players {full.fewer}), or most after {full.rounds} rounds"
    assert said in meaning("galaxy", "length", "full")
    assert f"{short.points} points win, or most after {short.rounds} rounds" in meaning("galaxy", "length", "short")


@pytest.mark.rule("GAL-G90", "TAB-012")
async def test_the_length_follows_who_sits_there_until_the_host_chooses_and_begins_as_shown(tmp_path: Path) -> None:
    house = House(tmp_path / "delves.db")
    await house.open(games())
    update = await house.tables.lobby.gather(house.call(), "galaxy", {})
    shown = []
    for member in (CY, DEE, Member(97, "Eli")):
        lobby = update.lobby
        assert lobby is not None
        length = next(option for option in lobby.options if option.name == "length")
        assert length.value == length.default, "nobody chose anything"
        shown.append((lobby.players, length.value, lobby.minutes))
        update = await house.tables.lobby.join(house.call(member))
    assert shown == [(1, "short", 120), (2, "short", 120), (3, "short", 120)]
    lobby = update.lobby
    assert lobby is not None and (lobby.players, lobby.minutes) == (4, 180)
    await house.tables.lobby.set_option(house.call(), "length", "short")
    await house.tables.lobby.start(house.call())
    live = await house.tables._context.cache.seen(HOME)
    assert live.playing().state.length == live.options.length == "short"
    await house.tables.close()
