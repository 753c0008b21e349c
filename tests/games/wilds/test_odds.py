"""Chances of tests, counted by hand: an attribute die and a d6 against a target, with boons and banes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.wilds.rules import odds
from engine.games.wilds.rules.trials import again
from engine.games.wilds.state.moves import Forage, Investigate, Search
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Found, Roll
from engine.games.wilds.state.view import view_for

from .build import hexes, party
from .stage import stage
from .test_searching import TOWER

CASES = [
    # 21 of the 36 throws of two d6 come to 7 or more.
    (Roll(0, "search", "spirit", "perception", 7, sides=6), 21 / 36),
    # The higher of two d6 is k in 2k - 1 of 36; then k of 6 dice are enough: the sum of k(2k - 1).
    (Roll(0, "search", "spirit", "perception", 7, sides=6, boons=1), 161 / 216),
    # The lower is k in 13 - 2k of 36, and 1 less for the second bane: k - 1 of 6 are enough.
    (Roll(0, "search", "spirit", "perception", 7, sides=6, banes=2), 55 / 216),
    # Rank 5 and two dice make 7 at least.
    (Roll(0, "search", "spirit", "perception", 7, sides=6, rank=5), 1),
]


@pytest.mark.rule("WLD-G02", "WLD-G03")
@pytest.mark.parametrize(("roll", "chance"), CASES)
def test_the_chance_of_a_second_throw(roll: Roll, chance: float) -> None:
    assert again(party(), roll) == pytest.approx(chance)


@pytest.mark.rule("WLD-G44")
def test_the_chance_of_a_secret_throw_tells_nothing_of_its_target() -> None:
    rolls = [Roll(0, "search", "spirit", "perception", tn, sides=6, secret=True) for tn in (5, 12)]
    assert len({again(party(), roll) for roll in rolls}) == 1


@pytest.mark.rule("WLD-138", "WLD-173", "WLD-G44")
def test_the_chance_of_a_search_goes_by_what_everybody_knows():
    # The Rogue, d8 and 3, with a helper's boon against 10: a d8 and the higher of two d6 make 7. That die is k in 2k - 1 of
    # 36, and then k + 2 of 8 are enough: 3 + 12 + 25 + 42 + 63 + 88 = 233 of 288.
    empty, hidden = (stage(at="15", region={"sites": sites}).state for sites in ((), (TOWER,)))
    assert odds.searches(empty, Search()) == odds.searches(hidden, Search()) == pytest.approx(233 / 288)
    # An earlier try in vain is a bane: with the boon one d6 is left, and 3 + 4 + 5 + 6 + 7 + 8 of 48 throws make 7.
    tried = replace(empty, retry=(("15", 1),))
    assert odds.searches(tried, Search()) == pytest.approx(33 / 48)


@pytest.mark.rule("WLD-101", "WLD-G40")
def test_the_chance_to_find_food():
    # The Ranger, d10 and 3, with a helper's boon against 10: 5 + 18 + 35 + 56 + 81 + 110 = 305 of 360.
    assert odds.forages(stage(at="11").state, Forage()) == pytest.approx(305 / 360)


@pytest.mark.rule("WLD-142", "WLD-G69")
def test_the_chance_of_a_look_goes_by_the_test_that_its_site_names() -> None:
    """Spirit d10 and the better of two d6 with Nature 3 against 10: 305 of 360 throws come to 7 or more."""
    mare = Site("mare", "1", "The Mare", "secret", content="ancient", test="spirit/mind+nature/education")
    opened = Found("mare", "goal", nature="ancient")
    state = party(hexes("ff", sites=(mare,)), finds=(opened,))
    seen = view_for(state, 0).state
    assert odds.studies(state, Investigate("mare")) == odds.studies(seen, Investigate("mare")) == pytest.approx(305 / 360)
    # Nothing is tested as long as it is not known what is there.
    before = replace(state, finds=(replace(opened, nature=""),))
    assert odds.studies(view_for(before, 0).state, Investigate("mare")) is None
