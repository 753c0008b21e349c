"""Who is called already when the player before them begins, because they want that."""

from __future__ import annotations

import pytest

from engine.api.update import Update

from .corridor import Corridor, State
from .house import ADA, BOB, CY, House
from .test_nudges import wants


@pytest.fixture
def in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the corridor tell whose turn comes after the one under way: turns go round by seats there."""

    def next_seat(game: Corridor, state: State) -> int:
        return (state.seat + 1) % len(state.names)

    monkeypatch.setattr(Corridor, "next_seat", next_seat)


def called(update: Update) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return update.mention, update.early


@pytest.mark.rule("TAB-186")
@pytest.mark.usefixtures("in_order")
async def test_who_wants_it_is_called_once_when_the_player_before_them_begins(house: House) -> None:
    await wants(house, CY, early=True)
    await house.begin(ADA, BOB, CY)
    assert called(await house.act(ADA, "pass")) == ((BOB.id,), (CY.id,))
    assert called(await house.act(BOB, "step 1")) == ((), ()), "Bob goes on: Cy knows already"
    assert called(await house.act(BOB, "pass")) == ((CY.id,), ()), "Ada is next, and has not asked for it"


@pytest.mark.rule("TAB-186")
@pytest.mark.usefixtures("in_order")
async def test_who_is_away_is_not_called_early(house: House) -> None:
    await wants(house, CY, early=True)
    await house.begin(ADA, BOB, CY)
    await house.tables.presence.away(house.call(CY))
    assert (await house.act(ADA, "pass")).early == ()


@pytest.mark.rule("TAB-186")
async def test_where_the_order_is_not_known_nobody_is_called_early(house: House) -> None:
    await wants(house, CY, early=True)
    await house.begin(ADA, BOB, CY)
    assert called(await house.act(ADA, "pass")) == ((BOB.id,), ())
