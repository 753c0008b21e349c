"""A number that is typed is the one that stands on a button."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.game import Choice
from engine.core.moves import Move
from tests.tables import corridor

from .house import ADA, BOB, House


class Numbered(corridor.Corridor):
    """A corridor whose steps are shown as "1: far" for three, "2: near" for one; two have no number."""

    def choice(self, view: corridor.View, move: Move) -> Choice:
        shown = {"step 3": "1: far", "step 1": "2: near"}.get(str(move), "")
        found = super().choice(view, move)
        return msgspec.structs.replace(found, label=shown) if shown else found


@pytest.mark.parametrize(("typed", "made"), [("1", "Ada goes 3 on."), ("2", "Ada goes 1 on."), ("3", "Ada goes 3 on.")])
async def test_a_typed_number_is_the_one_that_stands_on_a_button(house: House, typed: str, made: str) -> None:
    await house.reopen({"corridor": Numbered()})
    await house.begin(ADA, BOB)
    assert (await house.tables.moves.choose(house.call(), "step", {"by": typed})).story == made


async def test_completion_offers_the_number_that_stands_on_a_button(house: House) -> None:
    await house.reopen({"corridor": Numbered()})
    await house.begin(ADA, BOB)
    offered = await house.tables.views.complete(house.call().channel, ADA.id, "step", {}, "by", "")
    assert {value for _, value in offered} == {"1", "2"}
