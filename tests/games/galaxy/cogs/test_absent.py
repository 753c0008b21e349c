"""A player stays away: their time passes, what is ruled is done for them, and no player is kept waiting (GAL-G46)."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from engine.core.flow import Question
from engine.games.galaxy.state.state import State
from tests.cogs.conftest import labels
from tests.games.galaxy.build import ADA, BOB, CY, act, having

from .beginnings import at_fallow, at_market, in_combat, rivals, scoring
from .galaxies import Galaxies, Open

TURN, PROMPT = timedelta(hours=24), timedelta(hours=4)
NUDGED = timedelta(hours=6)
"""From which wait on a player who is awaited is nudged once before it is over (TAB-093)."""
LITTLE = timedelta(minutes=3)


async def waiting(begin: Open, state: State, **options: Any) -> Galaxies:
    """Have Ada, Bob and Cy in a galaxy whose turns wait for 24 hours."""
    house = await begin(state)
    await house.gather(house.bob, house.cy, **{"wait": "24", **options})
    return house


async def passes(house: Galaxies, time: timedelta) -> None:
    """Let a deadline come that is ``time`` away: just before it there was a nudge at the most, just after it something has
    been done.
    """
    before, posts = house.state, len(house.posts())
    left = timedelta(seconds=house.live.row.due - house.env.now().timestamp())
    assert time - 2 * LITTLE <= left <= time
    await house.world.wait(left - LITTLE)
    await house.reload()
    assert house.state == before and len(house.posts()) == posts + (time >= NUDGED)
    await house.world.wait(2 * LITTLE)
    await house.reload()
    assert house.state != before, house.text()


@pytest.mark.whole
@pytest.mark.rule("GAL-G46", "GAL-G08")
async def test_a_turn_is_waited_for_a_day_and_then_passed(begin: Open) -> None:
    house = await waiting(begin, rivals())
    await passes(house, TURN)
    assert house.state.players[ADA].passed and house.state.players[ADA].missed == 1
    assert house.awaited == [house.bob] and house.called() == ["bob"]
    house.watcher.look()


@pytest.mark.rule("GAL-G46", "GAL-G47")
async def test_a_secret_choice_is_made_for_a_player_who_stays_away_and_says_nothing_of_their_goals(begin: Open) -> None:
    house = await waiting(begin, scoring())
    assert house.awaited == [house.ada, house.bob, house.cy]
    await house.acts(house.bob, "galaxy decide", option="none")
    assert house.awaited == [house.ada, house.cy]
    await passes(house, PROMPT)
    assert house.state.phase == "status" or house.state.phase == "council", "all have chosen"
    assert house.state.players[ADA].scored == ("schools",), "what costs nothing is scored"
    assert house.state.players[CY].scored == () and "Victor" not in house.text() and "Iron Guard" not in house.text()
    house.onlooker.look(house.live)
    house.watcher.look()


@pytest.mark.whole
@pytest.mark.rule("GAL-G46", "GAL-G14")
async def test_a_question_in_combat_is_answered_after_four_hours(begin: Open) -> None:
    house = await waiting(begin, in_combat("escort"), key="lamp")
    await house.presses(house.ada, "pass")
    assert house.awaited == [house.bob], "he could play a card before the first round"
    rounds = 0
    while house.state.agenda and isinstance(house.state.agenda[0], Question):
        await passes(house, PROMPT)
        rounds += 1
        assert rounds < 12
    assert rounds > 0 and house.state.players[BOB].missed == 0, "a missed answer is no missed turn"
    house.watcher.look()


@pytest.mark.rule("GAL-G23", "GAL-G46", "GAL-041")
async def test_an_exploration_window_closes_after_four_hours_and_open_offers_lapse_with_it(begin: Open) -> None:
    house = await waiting(begin, at_fallow())
    await house.acts(house.ada, "galaxy trade", who="bob", what="2 commodities for 1 trade good")
    await passes(house, PROMPT)
    assert house.state.offers == (), "Bob's silence is no"
    assert house.state.planet_by_id["fallow"].bears("garden-world"), "where nothing is to decide it is resolved"
    assert house.state.players[ADA].trade_goods == 2


@pytest.mark.rule("GAL-G43", "GAL-G46")
async def test_the_council_votes_without_a_player_who_stays_away(begin: Open) -> None:
    house = await waiting(begin, at_market())
    assert house.awaited == [house.ada, house.bob, house.cy]
    await house.acts(house.cy, "galaxy vote", who="Cy", planets="all")
    assert house.awaited == [house.ada, house.bob] and "Cy has voted" in house.text()
    await passes(house, PROMPT)
    assert house.state.speaker == CY


@pytest.mark.rule("GAL-G46")
async def test_after_two_missed_turns_the_referee_passes_at_once_until_they_are_back(begin: Open) -> None:
    house = await waiting(begin, having(rivals(), ADA, missed=1))
    await passes(house, TURN)
    assert house.state.players[ADA].away and "Ada" in house.text() and house.awaited == [house.bob]
    await house.presses(house.bob, "pass")
    assert house.awaited == [house.cy]
    await house.presses(house.cy, "pass")
    while house.state.round == 1:
        assert house.ada not in house.awaited, "her part in status phase and council is done for her"
        await house.does_the_usual()
    assert house.state.players[ADA].passed and house.awaited == [house.bob], "the speaker is away: passed at once"
    panel = await house.ada.slash(house.tavern, "status")
    assert panel.response is not None and "I am back" in labels(panel.response.message)
    await house.acts(house.ada, "settings", order="back")
    assert not house.state.players[ADA].away and house.state.players[ADA].missed == 0
    assert house.awaited == [house.bob], "this round is passed; the next one is played"
    house.watcher.look()


@pytest.mark.rule("GAL-G46")
async def test_a_deadline_outlives_the_bot(begin: Open) -> None:
    house = await waiting(begin, act(rivals(), ADA, "activate B3")[0])
    assert house.awaited == [house.ada]
    await house.world.wait(timedelta(hours=3))
    await house.world.restart()
    await house.reload()
    await house.world.wait(timedelta(hours=1) - LITTLE)
    await house.reload()
    assert house.state.active == ADA
    await house.world.wait(2 * LITTLE)
    await house.reload()
    assert house.awaited == [house.bob]


@pytest.mark.rule("GAL-G46", "GAL-G48")
async def test_a_player_who_leaves_the_table_is_played_for_and_may_come_back(begin: Open) -> None:
    house = await waiting(begin, rivals())
    post = await house.leaves(house.ada)
    assert post.content.startswith("Ada leaves.") and house.awaited == [house.bob]
    assert house.state.players[ADA].passed and not house.state.players[ADA].gone
    await house.acts(house.ada, "delve join")
    assert "Ada is back, and the host again.\n" in house.text() and house.state.planet_by_id["home-1"].owner == ADA
    house.watcher.look()
