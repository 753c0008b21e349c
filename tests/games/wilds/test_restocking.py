"""What comes back with time."""

from __future__ import annotations

import pytest

from engine.games.wilds.rules import flow
from engine.games.wilds.rules.finding import discoveries, investigating
from engine.games.wilds.state.region import Site

from .stage import Stage, stage

DEN = Site("den", "11", "Den", "danger")
GROVE = Site("grove", "11", "Grove", "resource")


def due(*faces: int, site: Site, day: int, when: int, **fields: object) -> Stage:
    here = stage(faces, region={"sites": (site,)}, day=day, **fields)
    here.set_found(site.id, how="seen", done=True, due=when, steps=1, tried=(1,))
    discoveries.look(here, "11")
    flow.run(here)
    return here


@pytest.mark.rule("WLD-234", "WLD-235", "WLD-G78")
def test_a_danger_is_due_in_1_to_6_days_a_resource_in_8_to_18():
    here = stage([4, 2, 5], region={"sites": (DEN, GROVE)}, day=3)
    here.set_found("den", how="seen")
    here.set_found("grove", how="seen")
    discoveries.plan(here, "den")
    discoveries.plan(here, "grove")
    assert [known.due for known in here.state.finds] == [3 + 4, 3 + 2 + 5 + 6] and here.done()


@pytest.mark.rule("WLD-234", "WLD-G78")
@pytest.mark.parametrize("die", [1, 3])
def test_on_1_to_3_new_creatures_are_in_a_cleared_place_and_mean_ill(die):
    here = due(die, 3, site=DEN, day=5, when=5)  # of the table: the bear
    site, known = here.site("den"), here.found("den")
    assert (site.occupied, site.foe, site.disposition) == (True, "bear", "hostile")
    assert known is not None and not known.done and known.due == 0 and known.tried == ()
    assert here.fact("restocked", "name") == "Den" and here.done()


@pytest.mark.rule("WLD-G78")
@pytest.mark.parametrize("die", [4, 6])
def test_on_4_to_6_it_stays_empty_for_good(die):
    here = due(die, site=DEN, day=5, when=5)
    known = here.found("den")
    assert not here.site("den").occupied and known is not None and known.done and known.due == 0
    discoveries.look(here, "11")
    assert not here.told("restocked") and here.done()


@pytest.mark.rule("WLD-235", "WLD-G78")
def test_a_resource_returns_for_certain_but_not_before_its_day():
    here = due(site=GROVE, day=9, when=10)
    known = here.found("grove")
    assert known is not None and known.done and known.due == 10
    here = due(site=GROVE, day=10, when=10)
    known = here.found("grove")
    assert known is not None and not known.done and here.fact("restocked", "name") == "Grove"


@pytest.mark.rule("WLD-G78", "WLD-G87", "WLD-049")
def test_no_game_master_is_asked_whose_being_asked_would_tell_that_it_is_due():
    here = due(site=GROVE, day=10, when=10, rules={"referee": "gm"}, master=4)
    known = here.found("grove")
    assert known is not None and not known.done and here.fact("restocked", "name") == "Grove" and here.done()


@pytest.mark.rule("WLD-234", "WLD-G78")
def test_a_cleared_danger_that_takes_more_looks_is_due_once_it_is_done_with():
    site = Site("den", "11", "Den", "danger", steps=2, occupied=True, kind="beast")
    here = stage([4], region={"sites": (site,)}, day=3)
    here.set_found("den", how="seen")
    investigating.cleared(here, "den")
    known = here.found("den")
    assert known is not None and (known.done, known.due) == (False, 0)
    discoveries.finish(here, "den", "explored")
    known = here.found("den")
    assert known is not None and known.due == 3 + 4 and here.done()


@pytest.mark.rule("WLD-G78")
def test_a_danger_that_was_always_empty_does_not_come_back():
    here = stage(region={"sites": (DEN,)})
    here.set_found("den", how="seen")
    discoveries.finish(here, "den", "explored")
    known = here.found("den")
    assert known is not None and known.done and known.due == 0 and here.done()
