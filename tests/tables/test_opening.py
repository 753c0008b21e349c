"""A table that a game opens without a lobby, for people who have no seat: what the engine knows of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.api.update import Update
from engine.core.capabilities import Opening, Rivals
from engine.core.dice import Dice
from engine.core.errors import BadOption, TableTaken
from engine.core.game import Event, Setup
from engine.core.moves import Argument

from .corridor import Corridor, State
from .house import ADA, BOB, House


class Walk(Rivals, Corridor):
    """A corridor that can be shown to people who only watch: the one who opens it walks, and no one waits for them."""

    key = "walk"
    title = "Walk"
    seats = range(2, 4)
    openings = (Opening("tour", "A walk that others watch.", {"rounds": "1"}, Argument("guests", "Who watches it")),)

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        if "nobody" in setup.people:
            raise BadOption("Somebody has to watch.", "WLK-001")
        state, events = super().new(setup, dice)
        return state, [*events, Event("watched", facts={"by": ", ".join(setup.people)})]

    def contested(self, options: Any) -> bool:
        return bool(options.rounds > 1)

    def least(self, options: Any) -> int:
        return 2 if self.contested(options) else 1

    def secretive(self, options: Any) -> bool:
        return self.contested(options)

    def waits(self, options: Any) -> bool:
        return self.contested(options)


@pytest.fixture
async def tours(house: House) -> House:
    await house.reopen({"walk": Walk()})
    return house


async def opened(house: House, *people: str) -> Update:
    return await house.tables.lobby.open_under_way(house.call(ADA), "walk", {"rounds": "1"}, people)


async def test_it_is_open_at_once_with_its_host_alone(tours: House) -> None:
    update = await opened(tours, "Nia", "Orrin")
    assert update.kind == "start" and [member.name for member in update.awaited] == ["Ada"]
    assert (await tours.act(ADA, "step 2")).story == "Ada goes 2 on."


async def test_its_people_reach_the_game(tours: House) -> None:
    with pytest.raises(BadOption, match="Somebody has to watch") as refused:
        await opened(tours, "nobody")
    assert refused.value.rule == "WLK-001"
    assert (await opened(tours, "Nia")).kind == "start", "what was refused has left no table"


async def test_a_channel_that_has_a_table_gets_no_second_one(tours: House) -> None:
    await opened(tours, "Nia")
    with pytest.raises(TableTaken):
        await opened(tours, "Nia")


async def test_nothing_private_is_offered_where_no_seat_has_secrets(tours: House) -> None:
    assert not (await opened(tours, "Nia")).controls.private
    await tours.tables.lobby.end(tours.call(ADA))
    assert (await tours.begin(ADA, BOB, game="walk", rounds="2")).controls.private


async def test_how_many_it_takes_depends_on_the_options(tours: House) -> None:
    lobby = (await tours.tables.lobby.gather(tours.call(ADA), "walk", {"rounds": "2"})).lobby
    assert lobby is not None and lobby.least == 2 and not lobby.ready
    lobby = (await tours.tables.lobby.set_option(tours.call(ADA), "rounds", "1")).lobby
    assert lobby is not None and lobby.least == 1 and lobby.ready


async def test_no_one_is_waited_for_where_the_game_says_so(tours: House) -> None:
    update = await tours.begin(ADA, BOB, game="walk", wait=24, rounds="1")
    assert (update.due, update.reminder) == (0, 0)
    tours.wait(1000)
    assert await tours.overdue() == []


async def test_a_player_who_leaves_it_is_not_played_for(tours: House) -> None:
    await tours.begin(ADA, BOB, game="walk", rounds="1")
    left = await tours.tables.lobby.leave(tours.call(BOB))
    assert "Bob leaves. /delve join brings them back." in left.story


async def test_only_who_are_rivals_with_these_options_have_to_ask_each_other_to_take_back(tours: House) -> None:
    await tours.begin(ADA, BOB, game="walk", rounds="1")
    await tours.act(ADA, "pass")
    assert (await tours.tables.undo.undo(tours.call(ADA))).kind != "ballot"
    await tours.tables.lobby.end(tours.call(ADA))
    await tours.begin(ADA, BOB, game="walk", rounds="2")
    await tours.act(ADA, "pass")
    assert (await tours.tables.undo.undo(tours.call(ADA))).kind == "ballot"


async def test_it_is_the_same_after_a_restart(tours: House) -> None:
    await opened(tours, "Nia", "Orrin")
    await tours.act(ADA, "step 1")
    await tours.reopen({"walk": Walk()})
    assert (await tours.act(ADA, "step 1")).story == "Ada goes 1 on."
