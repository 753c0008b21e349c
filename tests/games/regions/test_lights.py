"""Lighting a lamp where it may be seen: asked once more, and never advised."""

from __future__ import annotations

import pytest

from engine.games.regions.game import GAME
from engine.games.regions.speech import circumstances
from engine.games.regions.speech.asking import ask
from engine.games.regions.speech.choices import choice
from engine.games.regions.speech.story import tell
from engine.games.regions.state import moves
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State
from engine.games.regions.state.view import view_for

from .build import ADA, corridor, kinds_of, party, play, region, scenario, way, with_member

WATCHED = {"defeat": "that ends the scenario", "token": "that costs a Stealth Token"}


def in_the_dark(rule: str = "defeat", type: str = "stealth") -> State:
    """Return Ada's turn in a dark cellar, a torch in hand, a guard beside her."""
    where = scenario(
        way("cellar", "stairs"),
        regions=(region("cellar", light="dark"), region("stairs", light="dark")),
        placed=(Placed("guard", "drowsy-guard", "stairs", single=True),),
        type=type,
        setting="civilization",
        light_rule=rule,
    )
    return with_member(party(where, "shadow", turn=ADA), ADA, equipped=("torch",))


@pytest.mark.rule("REG-191", "REG-192", "REG-G25")
@pytest.mark.parametrize("rule", WATCHED)
def test_a_light_that_may_be_seen_is_asked_for_once_more(rule: str) -> None:
    asked, told = play(in_the_dark(rule), ADA, "light")
    assert not asked.members[ADA].light and asked.tokens == 4
    assert tell(view_for(asked, None), told) == "Ada is about to light up."
    assert ask(view_for(asked, ADA)).startswith(f"do you light the torch? A guard may see it: {WATCHED[rule]}")
    stays, told = play(asked, ADA, "choose stay")
    assert not stays.members[ADA].light and not stays.members[ADA].switched
    assert tell(view_for(stays, None), told) == "Ada stays in the dark."
    lit, _ = play(asked, ADA, "choose light")
    assert (lit.phase, lit.tokens) == (("over", 4) if rule == "defeat" else ("play", 3))


@pytest.mark.rule("REG-G25")
@pytest.mark.parametrize(("rule", "type"), [("none", "stealth"), ("defeat", "normal")])
def test_where_no_one_minds_a_light_no_one_is_asked(rule: str, type: str) -> None:
    lit, told = play(in_the_dark(rule, type), ADA, "light")
    assert lit.members[ADA].light and "light" in kinds_of(told)
    assert circumstances.unlit(in_the_dark(rule, type), "Ada") == ""


@pytest.mark.rule("REG-192")
def test_a_light_that_may_be_seen_is_no_advice_and_no_button_of_the_first_row() -> None:
    state = in_the_dark()
    assert circumstances.unlit(state, "Ada") == ""
    offered = GAME.choice(view_for(state, ADA), moves.Light())
    assert (offered.label, offered.detail, offered.weight) == (
        "Light up (the end, if seen)",
        "Torch: seen, it ends the scenario",
        "quiet",
    )
    burning = with_member(state, ADA, light=True)
    assert GAME.choice(view_for(burning, ADA), moves.Light()).label == "Put out light"


@pytest.mark.rule("REG-G25")
def test_putting_a_light_out_is_never_asked() -> None:
    state, told = play(with_member(in_the_dark(), ADA, light=True), ADA, "light")
    assert not state.members[ADA].light and kinds_of(told) == ["light"]
    assert party(corridor()).scenario.type == "normal"


@pytest.mark.rule("REG-041", "REG-G25")
def test_a_lamp_comes_first_where_its_bearer_sees_nothing_and_stands_back_where_it_is_lit() -> None:
    """The cellar is dark; once Bob's torch burns there another light changes nothing."""
    where = scenario(way("cellar", "stairs"), regions=(region("cellar", light="dark"), region("stairs")))
    dark = with_member(party(where, "shadow", "shadow", turn=ADA), ADA, equipped=("torch",))
    light = moves.Light()
    assert choice(view_for(dark, ADA), light).weight == "first"
    assert choice(view_for(dark, ADA), light).label == "Light up (free) to see"
    lit = with_member(dark, 1, equipped=("torch",), light=True)
    assert choice(view_for(lit, ADA), light).weight == "written"
    own = with_member(dark, ADA, light=True)
    assert (choice(view_for(own, ADA), light).label, choice(view_for(own, ADA), light).weight) == ("Put out light", "quiet")
