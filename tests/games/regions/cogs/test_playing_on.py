"""A person whose PC died plays on as a bot's, to the end of the scenario."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.game import Event, Setup
from engine.core.words import handle
from engine.games.regions.state.content import TRACKS
from engine.games.regions.state.state import State
from tests.cogs.conftest import is_over, labels, said
from tests.cogs.offered import sketch
from tests.cogs.venue import opened_world
from tests.games.regions.build import ADA, with_member

from .beginnings import on_the_way
from .ventures import Prepared, Ventures

MOST_MOVES = 150


class Named(Prepared):
    """A scenario of a test, whose PCs bear the names of those who sit down: bots are called as they are."""

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        state, events = super().new(setup, dice)
        members = zip(state.members, setup.names, strict=True)
        named = tuple(replace(member, name=name, handle=handle(name, ())) for member, name in members)
        return replace(state, members=named), events


def last_breath() -> State:
    """Return a state in which Ada's PC has three Injuries and the last turn of the round, alone with the gnats; they go for
    it, and the next Injury is one too many."""
    state = on_the_way(None, "delver", "warden", "shadow", at="sluice-3k", turn=ADA, acted=(1, 2), dice=(4, 2, 3, 1))
    for other in (1, 2):
        state = with_member(state, other, region=state.scenario.start)
    return with_member(state, ADA, ep=1, injuries=3, tracks=dict.fromkeys(TRACKS, 0))


async def begun(folder: Path, state: State) -> tuple[Ventures, list[str]]:
    """Let Ada start a scenario with two bots; return their names."""
    house = Ventures(await opened_world(folder, Named(state), sketch, "lantern"))
    await house.lobby()
    await house.ada.slash(house.tavern, "delve hire", level="steady", count=2)
    await house.ada.slash(house.tavern, "delve start")
    return house, [row.name for row in house.live.company]


@pytest.mark.whole
@pytest.mark.rule("TAB-218", "TAB-104", "REG-172")
async def test_who_dies_plays_on_as_a_bot_until_the_party_ends(tmp_path: Path) -> None:
    house, (first, second) = await begun(tmp_path, last_breath())
    try:
        await house.presses(house.ada, "pass")
        assert house.state.members[ADA].dead and house.awaited == []
        offers = [label for label in labels(house.newest()) if label.startswith("Play on as ")]
        assert offers == [f"Play on as {first} (Warden, EP 20 of 20)", f"Play on as {second} (Shadow, EP 14 of 14)"]
        await house.ada.click(house.newest(), label=offers[0])
        assert f"Ada plays on as {first}." in house.text() and house.awaited == [house.ada]
        assert not any(label.startswith("Play on as ") for label in labels(house.newest()))
        assert "Warden" in said(await house.ada.slash(house.tavern, "look sheet"))
        house.watcher.look()
        before = house.live.row.length
        for _ in range(MOST_MOVES):
            if is_over(house.newest()):
                break
            if not house.awaited:
                # She came out, and goes back in for who is left.
                await house.ada.click(house.newest(), label=f"Play on as {second} (Shadow, EP 14 of 14)")
                continue
            assert house.awaited == [house.ada], house.text()
            hint = (await house.ada.slash(house.tavern, "hint")).response
            assert hint is not None
            await house.ada.click(hint, label=labels(hint.message)[0])
        assert is_over(house.newest()) and house.live.row.length > before, house.text()
        assert house.live.seat_of(house.ada.id) == 2
        assert f"Ada played on as {second}" in house.text()
    finally:
        await house.world.close()
