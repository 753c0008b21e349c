"""The words that say the same as the pictures."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.galaxy.picture.scenes import scene
from engine.games.galaxy.speech import asking
from engine.games.galaxy.state.state import Exploration, Stage, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, attach, galaxy, having, own, planet_with, play, put, system_with, where
from .voices import moments


def _alt(state: State, at: str = "", subject: str = "map") -> str:
    return scene(view_for(state, None), Look(subject, at)).alt


def test_the_map_is_told_in_order_who_acts_points_holdings_the_rest() -> None:
    state = own(having(galaxy(2), ADA, points=2), ADA, "cinder")
    state = put(put(state, ADA, "B1", "2 scout"), BOB, where(state, "home-2"), "1 transport")
    state = put(own(state, ADA, "cinder", exhausted=True), ADA, "cinder", "1 infantry, 1 dock")
    state = system_with(state, "B1", tokens=(BOB,))
    text = _alt(state)
    assert text.startswith(
        "Expedition, round 1. Ada to act. Points: Ada 2, Bob 0 of 8. In reach (planets with resources+influence): "
    )
    home, other, cinder = (where(state, planet) for planet in ("home-1", "home-2", "cinder"))
    assert f"Ada holds home {home}; Cinder {cinder} with 1 infantry, 1 dock, exhausted; in B1 2 scouts." in text
    assert f"Bob holds home {other}; in {other} 1 transport. Command tokens: Bob B1." in text
    assert text.index("Ada holds") < text.index("Bob holds") < text.index("Frontier tokens:") < text.index("Free, ")
    assert "; Threshold in the Eddy 0 and 3" in text, "its resources and its influence"
    reached, _, rest = text.partition("In reach ")[2].partition(".")
    assert "B1 Dovetail 1+1 free, Ada 2 ships" not in reached, "her own ships do not come to where they are"
    assert "Aster 2+1 free" in reached and "Aster" not in rest, "what is in reach is told once"


def test_while_ships_move_it_is_told_where_they_can_still_come_from() -> None:
    state = put(galaxy(2), ADA, "B1", "1 scout")
    text = _alt(play(state, "activate B2"))
    assert f"Ships can come from B1 and {where(state, 'home-1')}." in text or "Ships can come from B1." in text
    legend = scene(view_for(play(state, "activate B2"), ADA), Look("map")).legend
    assert "Ships can come from here" in [line.text for line in legend]


@pytest.mark.rule("GAL-G34", "GAL-G35")
def test_wormholes_are_told_by_letter_with_the_storm_named() -> None:
    text = _alt(system_with(system_with(galaxy(2), "B2", storm="alpha"), "B3", gamma=True))
    wormholes = text[text.index("Wormholes: ") :]
    assert "B2 (storm)" in wormholes
    assert "gamma B3 and the Eddy" in wormholes


def test_units_in_the_active_system_come_before_what_is_elsewhere() -> None:
    state = put(put(galaxy(2), ADA, "B1", "1 scout"), BOB, "B2", "2 scout")
    text = _alt(play(state, "activate B2"))
    assert text.startswith("Expedition, round 1. Ada moves to B2.")
    assert text.index("In B2: 2 scouts of Bob's.") < text.index("Ada holds")


def test_a_closer_look_tells_all_of_one_system_and_what_lies_beside_it() -> None:
    state = attach(own(put(galaxy(2), BOB, "kiln", "2 infantry, 1 dock"), BOB, "kiln", exhausted=True), "kiln", "ore-world")
    at = where(state, "kiln")
    text = _alt(system_with(state, at, tokens=(ADA,)), at)
    assert text.startswith(f"A closer look at {at}. Expedition, round 1. Kiln, Bob's; hazardous, yellow specialty; ")
    assert "3 resources, 1 influence; exhausted; with Ore World; on it 2 infantry and 1 dock of Bob's." in text
    assert "command tokens of Ada" in text
    assert "Beside it" in text


def test_a_destroyed_planet_is_told() -> None:
    state = planet_with(galaxy(2), "kiln", destroyed=True)
    assert "Destroyed: Kiln." in _alt(state)
    assert "Kiln is destroyed." in _alt(state, where(state, "kiln"))


@pytest.mark.rule("GAL-042")
def test_a_card_is_told_with_its_whole_text_and_its_numbered_choices() -> None:
    state = own(put(galaxy(2), ADA, "cinder", "2 infantry"), ADA, "cinder", exhausted=True)
    task = Exploration(ADA, "cinder", "hazardous", "survey-party", "revealed")
    state = replace(state, revealed=task, agenda=(Stage("card", ADA, "survey-party"), task, *state.agenda))
    assert _alt(state, subject="card") == (
        "Ada explores Cinder: Survey Party, hazardous. If you have a mech here, or remove 1 infantry from here: this "
        "planet can be used again. Cinder 2 resources, 0 influence, exhausted, 2 infantry. 1 Cinder pays again for 1 "
        "infantry (The planet stays yours); 2 Leave it (Nothing happens). 20 cards left."
    )


def test_texts_of_whole_games_fit_and_say_who_leads() -> None:
    for seed, players in ((1, 2), (2, 6)):
        for moment in moments(seed, players, 125)[::8]:
            for at in ("", "C3", "eddy"):
                text = _alt(moment.state, at)
                assert 100 < len(text) <= 1000
            if moment.state.phase != "opening":
                told = _alt(moment.state)
                assert all(player.name in told for player in moment.state.players)
                wanted = bool(moment.state.public) and moment.state.phase != "over"
                assert ("Goals: " in told) == wanted, "they are never crowded out"


def test_a_closer_look_names_a_storm_and_says_once_whose_a_home_is() -> None:
    state = own(system_with(galaxy(3), "D3", storm="beta"), BOB, "juniper")
    said = scene(view_for(state, None), Look(at="D3")).alt
    assert "alpha wormhole and a tide storm with its beta side up" in said
    assert "Bob's home Bob" not in said and "Juniper Bob" in said


@pytest.mark.parametrize(("phase", "round"), [("action", 1), ("status", 3), ("council", 5), ("council", 6)])
def test_text_picture_and_its_words_call_a_round_the_same(
    phase: Literal["action", "status", "council"], round: int
) -> None:
    state = replace(galaxy(2), phase=phase, round=round)
    view = view_for(state, None)
    found = scene(view, Look("map"))
    called = found.title.partition(" – ")[0]
    assert called.startswith(f"Round {round}")
    ends = asking.status(view).split(". ")[0].rstrip(".")
    assert ends.replace(" of 6", "") == called
    assert found.alt.startswith(f"Expedition, {called[0].lower()}{called[1:]}")
    last = round == 6
    assert ("last round" in asking.status(view), found.chip is not None, "; last round." in found.alt) == (last, last, last)
