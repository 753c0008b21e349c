"""What passes among bot players alone and comes to nothing, and what little they do where they do nothing else."""

from __future__ import annotations

import msgspec
import pytest

from engine.tables.moves import summarise_bots
from engine.tables.moves.record import record_move

from . import crew
from .house import ADA, HOME, House
from .test_company_moves import begin, plain


@pytest.mark.rule("TAB-104")
@pytest.mark.parametrize(("to", "told", "says"), [("Ada", 2, "Hello."), ("Quin", 1, "")])
async def test_what_passes_among_bot_players_alone_and_comes_to_nothing_is_not_told(
    house: House, to: str, told: int, says: str
) -> None:
    (name,) = await begin(house)
    before = await house.tables._context.cache.seen(HOME)
    theirs = record_move(record_move(before, 0, "pass", ADA.id, 0).live, 1, "roll", ADA.id, 0)
    waved, secret = crew.Waved(name, to).told(), crew.Ran(name, 1).told(to=(1,))
    theirs = msgspec.structs.replace(theirs, thought=True, events=(waved, secret), says="Hello.")
    kept = summarise_bots._without_byplay(theirs.live, theirs, first=False)
    assert (len(kept.events), kept.says) == (told, says)


@pytest.mark.rule("TAB-104")
@pytest.mark.parametrize(("stir", "told"), [(False, "Ada stays."), (True, "{name} runs.")])
async def test_where_bot_players_did_no_more_than_stir_that_is_told_instead_of_routine(
    house: House, monkeypatch: pytest.MonkeyPatch, stir: bool, told: str
) -> None:
    monkeypatch.setattr(crew.Ran, "stir", stir)
    memory = type(crew.MARCH.memory)
    monkeypatch.setattr(memory, "worth_telling", lambda self, events: [])
    (name,) = await begin(house)
    assert plain((await house.act(ADA, "pass")).story) == told.format(name=name)
