"""Where several are awaited for different things: no one reads a list of everybody's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.api.update import Update
from engine.core.errors import IllegalMove, NotYourTurn
from engine.core.game import Choice, Seat
from engine.core.moves import Move, Verb
from engine.tables.updates import controls
from tests.tables import corridor, council
from tests.tables.corridor import Pass, State, Step, Turn

from .house import ADA, BOB, CY, GAMES, House


class Apart(council.Council):
    """At first each may go as many steps as their place at the table says, or pass; Ada alone may turn round."""

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        if state.left != 3:
            yield from super().legal(state, seat)
        elif seat in self.turn(state):
            yield Step(1 + seat)
            yield Pass()
            if seat == 0:
                yield from (Turn("left", "door"), Turn("left", "wall"))

    def heading(self, view: corridor.View, verb: Verb) -> str:
        return "How far?" if verb.move is Step else super().heading(view, verb)

    def meanwhile(self, view: corridor.View) -> str:
        return "Somebody is walking." if view.seat == 2 else ""


async def begun(house: House) -> Update:
    await house.reopen({**GAMES, "council": Apart()})
    return await house.begin(ADA, BOB, CY, game="council")


@pytest.mark.rule("TAB-025")
async def test_what_differs_is_left_to_everybodys_own_panel_and_the_rest_is_there_for_all(house: House) -> None:
    start = await begun(house)
    assert start.controls.apart and start.controls.menus == ()
    assert [offer.move for offer in start.controls.buttons] == ["pass"]
    own = await house.tables.views.panel(house.call(BOB))
    assert {offer.move for offer in own.controls.buttons} == {"step 2", "pass"} and not own.controls.apart
    assert own.private, "what is asked there is answered there, and goes on there"


async def test_what_is_the_same_for_all_is_there_for_all(house: House) -> None:
    start = await house.begin(ADA, BOB, game="council")
    assert not start.controls.apart and [offer.move for offer in start.controls.buttons] == ["step 1", "step 2"]
    assert (await house.act(ADA, "step 1")).awaited == (ADA,)
    assert not (await house.tables.views.latest(7)).controls.apart


async def test_quiet_and_written_moves_make_no_difference(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for weight in ("quiet", "written"):
        monkeypatch.setattr(Apart, "choice", lambda *_, weight=weight: Choice("It", weight=weight))
        start = await begun(house)
        assert not start.controls.apart
        # Of what is quiet it is said all the same: a menu for all would hold what only one can do.
        assert start.controls.alike == (weight == "written")
        await house.tables.lobby.end(house.call(ADA))


async def test_one_who_is_awaited_alone_reads_their_own_moves(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(house)
    alone = await house.act(BOB, "step 2")
    assert alone.awaited == (ADA,) and not alone.controls.apart and alone.controls.buttons
    monkeypatch.setattr(Apart, "choice", lambda *_: Choice("It", weight="quiet"))
    await house.tables.lobby.end(house.call(ADA))
    await begun(house)
    assert (await house.act(BOB, "step 2")).controls.alike


async def test_a_game_says_what_stands_over_a_menu_and_then_its_answers_are_named(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controls, "FEW", 1)
    await begun(house)
    await house.act(ADA, "step 1")
    _, own, _ = await house.tables.views.controls(house.call(ADA))
    assert [(menu.verb, menu.about) for menu in own.menus] == [("step", "How far?"), ("turn", "Look somewhere")]
    with pytest.raises(IllegalMove) as refused:
        await house.act(ADA, "step 9")
    assert "Step 1, Step 2; Turn (4 ways)" in refused.value.instead


async def test_a_player_who_is_not_awaited_reads_what_they_can_do_meanwhile(house: House) -> None:
    await begun(house)
    await house.act(ADA, "step 1")
    with pytest.raises(NotYourTurn, match=r"^It's Ada's turn\. I'll call you\.$") as refused:
        await house.act(BOB, "step 1")
    assert refused.value.instead == "Open now: Listen (heard 0)."
    with pytest.raises(NotYourTurn, match=r"^Somebody is walking\.$"):
        await house.act(CY, "step 1")
