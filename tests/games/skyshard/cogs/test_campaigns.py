"""A campaign of two delves through Discord, with company: it goes on with the party, is shown, named and ended."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from engine.core.bot_players import Manner
from engine.core.dice import Dice, KeyedSource
from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.campaign import read
from engine.games.skyshard.state.state import State, gained
from playground.world import World
from tests.cogs.conftest import House, labels, said
from tests.cogs.offered import sketching


@pytest.fixture
async def deep(tmp_path: Path) -> AsyncIterator[House]:
    world = await World.open(build=sketching(tmp_path / "delves.db"), seed="lantern row")
    try:
        yield House(world)
        assert world.env.errors == []
    finally:
        await world.close()


async def play_on(house: House) -> State:
    """Let Ada play as the house would, by slash commands, until the delve is over; return how it ended."""
    mind, luck = GAME.mind(), Dice(KeyedSource("Ada"))
    for _ in range(200):
        live = await house.tables._context.cache.seen(house.tavern.id)
        if live.row.status != "running":
            return live.playing().state
        if not live.awaited:
            # Ada has fallen, and the others go on a minute later.
            await house.world.wait(timedelta(minutes=1))
            continue
        assert live.awaited == (0,)
        legal = list(live.view_cache.legal(0))
        move = GAME.decide(live.view_cache.view(0), legal, mind, Manner("steady"), luck).move or legal[0]
        verb = next(verb for verb in GAME.verbs if verb.name == move.verb)
        given = dict(zip((argument.name for argument in verb.arguments), str(move).split(" ")[1:], strict=True))
        result = await house.ada.slash(house.tavern, verb.command, **given)
        if result.response is not None and len(asked := labels(result.response.message)) == 1:
            # What leads away from a goal is asked once.
            await house.ada.click(result.response, label=asked[0])
    raise AssertionError("nobody gets anywhere")


@pytest.mark.whole
@pytest.mark.rule("TAB-180", "TAB-182", "TAB-183")
async def test_a_campaign_of_two_delves_with_company(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard", threat="easy")
    await deep.choose(campaign="new")
    assert "a new campaign begins" in deep.newest().content
    await deep.ada.click(deep.newest(), label="Start with bots")
    name = await deep.tables._context.store._database.read(lambda c: c.value("SELECT name FROM campaigns"))
    body, depth = "", 1
    for number in (1, 2):
        state = await play_on(deep)
        if number == 2:
            await deep.world.restart()
        (row,) = await deep.tables._context.store.campaigns.of_guild(deep.tavern.guild.id, "skyshard")
        campaign = read(row.body)
        last = campaign.delves[-1]
        assert campaign.length == number and (last.result, last.shards, last.round) == (
            *(state.result, gained(state), state.round),
        )
        assert last.depth == depth and campaign.depth == depth + (last.result == "won") and row.body != body
        body, depth = row.body, campaign.depth
        end = deep.newest()
        assert f"**{name}** is at depth {depth} after {number} delve" in end.content
        assert {"Again, same party", "The campaign"} <= set(labels(end))
        seen = await deep.bob.click(end, label="The campaign")
        assert seen.response is not None and seen.response.ephemeral and seen.response.attachments
        assert f"**{name}**: {number} delve" in said(seen) and "Party**: Ada." in said(seen)
        assert "End this campaign" not in labels(seen.response.message), "Bob has not been there"
        if number < 2:
            # The same company comes along, and it begins at once.
            await deep.ada.click(end, label="Again, same party")
            assert f"**{name}**, at depth {depth} after {number} delve" in deep.newest().content
            live = await deep.tables._context.cache.seen(deep.tavern.id)
            assert live.playing().setup.campaign == row.body and live.row.campaign == row.id
    named = await deep.ada.slash(deep.tavern, "skyshard campaign", name="The Late Watch")
    assert "**The Late Watch**: 2 delves" in said(named)
    asked = await deep.ada.click(named.response, label="End this campaign")
    await deep.ada.click(asked.response, label="End it")
    assert "This campaign has ended." in (await deep.ada.slash(deep.tavern, "skyshard campaign")).response.message.content


@pytest.mark.whole
@pytest.mark.rule("TAB-180")
async def test_below_a_delve_that_was_won_a_campaign_of_the_same_party_begins(deep: House) -> None:
    await deep.ada.slash(deep.tavern, "delve new", game="skyshard", threat="easy")
    await deep.ada.click(deep.newest(), label="Start with bots")
    while (await play_on(deep)).result != "won":
        assert "Begin a campaign" not in labels(deep.newest()), "there is nothing to go on from"
        await deep.ada.click(deep.newest(), label="Again, same party")
    await deep.ada.click(deep.newest(), label="Begin a campaign")
    (row,) = await deep.tables._context.store.campaigns.of_guild(deep.tavern.guild.id, "skyshard")
    live = await deep.tables._context.cache.seen(deep.tavern.id)
    assert live.row.campaign == row.id and live.playing().setup.campaign == row.body and read(row.body).length == 0
    await play_on(deep)
    assert "The campaign" in labels(deep.newest()) and "Begin a campaign" not in labels(deep.newest())


@pytest.mark.rule("TAB-183")
async def test_where_no_campaign_was_begun_the_command_says_how(deep: House) -> None:
    refused = await deep.ada.slash(deep.tavern, "skyshard campaign")
    assert "No campaign was begun in this server." in said(refused) and "TAB-180" in said(refused)
