"""A given move is made by the controls that lead to it, press by press."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.game import Choice, Shortcut
from engine.core.moves import Move
from playground.making import Maker
from playground.players import Impossible, Players
from playground.script import Command
from playground.sitting import Sitting
from playground.world import World
from tests import toy
from tests.playground.toy_house import build_at

VERBS = {verb.name: verb for verb in toy.GAME.verbs}


class Table:
    """Ada's table with Bob, and what they press."""

    def __init__(self, world: World) -> None:
        players = Players(world)
        self.players, self.sitting, self.maker = players, Sitting(world, players), Maker(world, players)

    async def made(self, who: str, move: Move, *, typed: bool = False) -> list[str]:
        """Let a member make a move and return their presses."""
        return [press async for press in self.maker.make(who, move, VERBS[move.verb], typed=typed)]

    async def picked(self) -> str:
        """Let both pick a card, Ada the higher one, and return whose turn it is."""
        live = await self.sitting.tables._context.cache.seen(self.sitting.channel)
        for name, hand in zip(("ada", "bob"), live.table.state.hands, strict=True):
            await self.made(name, toy.Pick(max(hand)))
        return self.sitting.named((await self.sitting.latest()).awaited)[0]


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Return a table at which the first cards are to be picked."""
    world = await World.open(tmp_path / "toys.sqlite3", build=build_at(tmp_path / "toys.sqlite3"), seed="making")
    try:
        table = Table(world)
        await table.players.run("ada", Command(("delve", "new"), (("game", "toy"),)))
        await table.players.run("bob", Command(("delve", "join")))
        await table.players.run("ada", Command(("delve", "start")))
        yield table
    finally:
        await world.close()


async def test_what_stands_only_in_the_own_panel_is_found_there(table: Table) -> None:
    live = await table.sitting.tables._context.cache.seen(table.sitting.channel)
    panel, card = await table.made("ada", toy.Pick(live.table.state.hands[0][0]))
    assert panel.startswith("@ada press") and str(live.table.state.hands[0][0]) in card
    assert table.sitting.named((await table.sitting.latest()).awaited) == ["bob"]


async def test_a_verb_with_steps_is_put_together_argument_by_argument_on_the_panel_that_is_fresh(table: Table) -> None:
    assert await table.picked() == "bob"
    presses = await table.made("bob", toy.Place(2, "B3", 270))
    assert presses == ['@bob press "2 grass"', '@bob press "B3"', '@bob press "270°"']


async def test_a_way_that_is_not_offered_whole_is_found_behind_the_button_that_leads_to_the_others(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await table.picked() == "bob"
    short = Shortcut("Like this?", ((toy.Place(2, "B1", 0), Choice("1")),), "Elsewhere")
    monkeypatch.setattr(toy.Toy, "shortcut", lambda *given: short if given[-1] == ("2",) else None, raising=False)
    presses = await table.made("bob", toy.Place(2, "B3", 270))
    assert presses == [f'@bob press "{label}"' for label in ("2 grass", "Elsewhere", "B3", "270°")]


async def test_a_panel_from_before_another_players_move_is_opened_anew(table: Table) -> None:
    live = await table.sitting.tables._context.cache.seen(table.sitting.channel)
    ada, bob = live.table.state.hands
    # Bob's was drawn before Ada picked hers.
    await table.made("bob", toy.Pick(max(bob)))
    await table.made("ada", toy.Pick(min(ada)))
    assert (await table.made("bob", toy.Place(1, "B3", 0)))[0] == '@bob press "Your hand"'


async def test_what_is_rarely_wanted_is_found_behind_the_button_that_leads_to_it(table: Table) -> None:
    who = await table.picked()
    await table.made(who, (await _legal(table))[0])
    assert await table.made(who, toy.Pass()) == [f'@{who} press "Your hand"', f'@{who} press "No name"']


async def test_what_no_control_offers_is_typed(table: Table) -> None:
    who = await table.picked()
    await table.made(who, (await _legal(table))[0])
    assert await table.made(who, toy.Call("Quiet hill"), typed=True) == [f"@{who} /call Quiet hill"]
    live = await table.sitting.tables._context.cache.seen(table.sitting.channel)
    assert live.table.state.board[-1].name == "Quiet hill"


async def test_what_hurts_is_confirmed_where_it_is_typed(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    who = await table.picked()
    choice = toy.Toy.choice
    monkeypatch.setattr(toy.Toy, "choice", lambda *given: replace(choice(*given), hurts="the corner stays empty"))
    typed, confirmed = await table.made(who, toy.Place(2, "B3", 270), typed=True)
    assert typed == f"@{who} /place 2 B3 270" and confirmed == f'@{who} press "Grass B3 west: the corner stays empty"'
    live = await table.sitting.tables._context.cache.seen(table.sitting.channel)
    assert (live.table.state.board[-1].tile, live.table.state.board[-1].turn) == ("grass", 270)


async def test_what_cannot_be_done_is_said_to_be_impossible(table: Table) -> None:
    with pytest.raises(Impossible, match="ada cannot make the move “pass”"):
        await table.made("ada", toy.Pass())


async def _legal(table: Table) -> list[Move]:
    live = await table.sitting.tables._context.cache.seen(table.sitting.channel)
    return list(toy.GAME.legal(live.table.state, live.awaited[0]))
