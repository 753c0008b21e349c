"""What a game master may overrule of anybody: EP, tracks, places, and what the party has."""

from __future__ import annotations

import pytest

from engine.games.regions.state import board
from engine.games.regions.state.content import content
from engine.games.regions.state.state import Disease
from engine.games.regions.state.view import view_for

from .build import (
    ADA,
    BOB,
    entity,
    kinds_of,
    looked,
    only,
    party,
    rocky_wall,
    with_entity,
    with_member,
)
from .mastered import is_secret, manor, order, refused

rule = pytest.mark.rule

# Anybody.


@rule("REG-G28")
@rule("REG-G07")
def test_ep_in_sight_is_overruled_in_public_and_out_of_sight_in_secret() -> None:
    state = party(manor(), master=True)
    after, told = order(state, "ep ada | 1")
    assert after.members[ADA].ep == 1 and only(told, "ruling").seats is None
    assert after.rulings == ("Ada has 1 EP.",)
    # The gallery is lit and open to the hall, so the gnats are seen; the guard behind the door is not.
    after, told = order(state, "ep gnats | 3")
    assert entity(after, "gnats").ep == 3 and only(told, "ruling").seats is None
    far = with_entity(state, "gnats", at="library")
    after, told = order(far, "ep gnats | 3")
    assert is_secret(told) and view_for(after, None) == view_for(looked(far), None)
    assert refused(state, "ep gnats | 8").words == "Needle gnats's EP is a number from 1 to 7."
    assert refused(state, "ep bell | 1").rule == "REG-074"


@rule("REG-G07")
def test_a_pc_whose_ep_are_set_to_0_is_down_with_an_injury_to_come() -> None:
    state, told = order(party(manor(), master=True), "ep ada | 0")
    assert state.members[ADA].down and state.members[ADA].fallen
    assert "down" in kinds_of(told)


@rule("REG-088")
def test_effort_of_a_persisting_obstacle_is_set_for_everybody() -> None:
    state = party(rocky_wall(), master=True)
    state, told = order(state, "ep rocky-wall | 2")
    assert sorted((pool.member, pool.ep) for pool in state.pools) == [(0, 2), (1, 2), (2, 2)]
    assert "2 EP to go" in str(only(told, "ruling").facts["text"])


@rule("REG-G17")
def test_a_track_is_moved_in_sight_and_out_of_it() -> None:
    state = party(manor(), master=True)
    after, told = order(state, "track ada | mind | 3")
    assert after.members[ADA].tracks["Mind"] == 3 and kinds_of(told) == ["track"]
    after, told = order(state, "track guard | Power | 2")
    assert entity(after, "guard").tracks["Power"] == 2
    assert is_secret(told)


@rule("REG-027")
@rule("REG-G28")
def test_a_pc_is_put_somewhere_and_everything_happens_that_entering_means() -> None:
    state = party(manor(), master=True)
    after, told = order(state, "move ada | cellar")
    assert after.members[ADA].region == "cellar" and "cellar" in after.explored
    assert only(told, "moved").facts["how"] == "gm"
    assert "there already" in refused(state, "move ada | hall").words
    # The goal takes a PC who comes to it off the map, for nothing is needed from elsewhere.
    after, told = order(with_entity(state, "bell", defeated=True), "move ada | library")
    assert after.members[ADA].out and "reached_goal" in kinds_of(told)


@rule("REG-032")
@rule("REG-G28")
def test_a_challenge_is_moved_in_secret_unless_it_is_seen() -> None:
    state = party(manor(), master=True)
    after, told = order(state, "move guard | cellar")
    assert entity(after, "guard").at == "cellar" and is_secret(told)
    after, told = order(state, "move guard | gallery")
    assert "saw" in kinds_of(told) and entity(after, "guard").number == 1
    after, told = order(state, "move gnats | library")
    assert only(told, "went").facts["end"] == ""
    assert refused(state, "move o:gallery/library | hall").rule == "REG-080"


# The party.


@rule("REG-G08")
def test_injuries_are_given_and_taken_away() -> None:
    state, _ = order(party(manor(), master=True), "injury ada")
    full = content().crafts[state.members[ADA].craft].ep
    assert (state.members[ADA].injuries, state.members[ADA].ep) == (1, full - 5)
    state, _ = order(state, "heal ada")
    assert (state.members[ADA].injuries, state.members[ADA].ep) == (0, full)


@rule("REG-251")
@rule("REG-268")
def test_diseases_are_given_by_name_or_made_up_and_cured() -> None:
    state, _ = order(party(manor(), master=True), "disease ada | mist fever")
    assert [(disease.name, disease.track, disease.amount) for disease in state.members[ADA].diseases] == [
        ("Mist Fever", "Resilience", 1)
    ]
    state, _ = order(state, "disease ada | Ink Tongue | skill | 2")
    assert state.members[ADA].diseases[1:] == (Disease("Ink Tongue", "Skill", 2),)
    state, told = order(state, "cure ada | mist fever")
    assert [disease.name for disease in state.members[ADA].diseases] == ["Ink Tongue"] and "healed" in kinds_of(told)
    assert refused(state, "cure bob | mist fever").rule == "REG-268"
    assert "A track is one of" in refused(state, "disease ada | Ink Lung").words


@rule("REG-G59")
@rule("REG-224")
def test_valuables_gear_and_objects_change_hands() -> None:
    state, _ = order(party(manor(), master=True), "valuables ada | 3")
    state, _ = order(state, "valuables ada | -5")
    assert state.members[ADA].valuables == 0
    state, _ = order(state, "gear ada | torch")
    assert state.members[ADA].pack[-1] == "torch"
    state, _ = order(state, "take ada | torch")
    assert "torch" not in state.members[ADA].pack
    state, _ = order(state, "object bob | the ledger")
    assert state.members[BOB].objects == ("ledger",)
    state, told = order(state, "object ada | ledger")
    assert (state.members[ADA].objects, state.members[BOB].objects) == (("ledger",), ())
    assert only(told, "gave").facts["who"] == "Bob"
    assert "has it already" in refused(state, "object ada | ledger").words


@rule("REG-G19")
def test_gear_that_is_taken_off_a_member_takes_its_light_and_its_ep_along() -> None:
    state = party(manor(), master=True, at="cellar")
    craft = content().crafts[state.members[ADA].craft]
    state = with_member(state, ADA, equipped=("torch", "thick-belt"), pack=(), light=True)
    more = content().gear["thick-belt"].ep
    state = with_member(state, ADA, ep=craft.ep + more)
    state, _ = order(state, "take ada | torch")
    assert not state.members[ADA].light and not board.lit(state, "cellar")
    state, _ = order(state, "take ada | thick-belt")
    assert more and state.members[ADA].ep == craft.ep


@rule("REG-G11")
def test_a_card_is_taken_from_the_deck_by_name_or_from_the_top() -> None:
    state = party(manor(), master=True)
    deck = state.members[ADA].deck
    after, _ = order(state, f"card ada | {deck[4]}")
    assert after.members[ADA].hand == (deck[4],) and len(after.members[ADA].deck) == len(deck) - 1
    after, _ = order(state, "card ada")
    assert after.members[ADA].hand == (deck[0],)
    assert "no card in the deck" in refused(state, "card ada | moonbeam").words
