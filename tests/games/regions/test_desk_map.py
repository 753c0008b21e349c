"""What a game master may overrule on the map: Challenges, ways, light, what is known."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.verbs import Direct
from engine.games.regions.desk.rulings import value_words
from engine.games.regions.game import GAME
from engine.games.regions.state import board
from engine.games.regions.state.naming import known_exits
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import entity_of
from engine.games.regions.state.view import view_for

from .build import (
    ADA,
    entity,
    kinds_of,
    looked,
    only,
    party,
    scenario,
    stealth_house,
    way,
)
from .mastered import SEAT, is_secret, manor, order, refused

rule = pytest.mark.rule

# Challenges.


@rule("REG-G28")
@rule("REG-G62")
def test_a_new_challenge_waits_in_secret_or_is_seen_at_once() -> None:
    state = party(manor(), master=True)
    after, told = order(state, "challenge yard-geese | library")
    assert (entity(after, "yard-geese").at, entity(after, "yard-geese").number) == ("library", 0)
    assert is_secret(told) and "`yard-geese`" in str(told[0].facts["text"])
    assert view_for(after, None) == view_for(state, None)
    after, told = order(after, "challenge Yard geese | gallery")
    assert kinds_of(told) == ["saw"]
    assert entity(after, "yard-geese-2").number == 1
    after, told = order(state, "challenge dart-plate | hall | hidden")
    assert entity(after, "dart-plate").hidden and is_secret(told)
    assert refused(state, "challenge pool-lampreys | hall").rule == "REG-G31"
    assert refused(state, "challenge yard-geese | hall | hidden").rule == "REG-G41"
    assert "no kind of Challenge" in refused(state, "challenge rubble | hall").words
    for _ in range(6):
        state, _ = order(state, "challenge yard-geese | cellar")
    assert "is full" in refused(state, "challenge yard-geese | cellar").words


@rule("REG-G28")
def test_a_challenge_is_taken_away_as_if_it_had_never_been_there() -> None:
    state = party(manor(), master=True)
    after, told = order(state, "drop guard")
    assert entity_of(after, "guard") is None and is_secret(told)
    assert "guard" not in [placed.id for placed in after.scenario.placed]
    after, told = order(state, "drop gnats")
    assert not after.sightings and only(told, "ruling").seats is None


@rule("REG-115")
@rule("REG-G40")
def test_a_challenge_is_defeated_and_comes_back() -> None:
    state = party(manor(), master=True)
    assert "never seen" in refused(state, "defeat guard").words
    state, told = order(state, "defeat needle-gnats")
    assert only(told, "defeated").facts["how"] == "gm" and entity(state, "gnats").count == -1
    state, told = order(state, "respawn gnats")
    back = entity(state, "gnats")
    assert (back.defeated, back.ep, back.at, back.back) == (False, 7, "gallery", True)
    assert only(told, "came_back").facts["where"] == "Gallery"
    assert "in play" in refused(state, "respawn gnats").words


@rule("REG-184")
def test_a_seeker_that_comes_back_leaves_no_body_behind() -> None:
    state = looked(party(stealth_house(), master=True, at="lobby"))
    state, told = order(state, "defeat drowsy-guard")
    assert [body.at for body in state.bodies] == ["stairs"] and "body" in kinds_of(told)
    state, told = order(state, "respawn walker")
    assert not state.bodies and not is_secret(told)


@rule("REG-134")
def test_a_trap_springs_on_a_member_beside_it_even_in_a_scene() -> None:
    where = scenario(way("hall", "vault"), placed=(Placed("bell", "trip-bell", "hall"),))
    state = party(where, master=True, paused="A scene")
    dice = Dice(KeyedSource("bell"))
    after, told = GAME.apply(state, SEAT, Direct("spring", "bell | ada"), dice)
    assert "sprung" in kinds_of(list(told)) and after.paused == "A scene" and not after.agenda
    assert ADA in entity(after, "bell").fired
    assert refused(after, "spring bell | ada").rule == "REG-G34"
    assert refused(party(manor(), master=True), "spring bell | ada").rule == "REG-135"


@rule("REG-129")
@rule("REG-130")
def test_seekers_are_alerted_calmed_and_sent_somewhere() -> None:
    state = party(stealth_house(), master=True)
    state, told = order(state, "alert sitter | lobby")
    assert (entity(state, "sitter").alerted, entity(state, "sitter").last) == (True, "lobby")
    assert kinds_of(told) == ["unseen_alarm", "secret_ruling"]
    state, told = order(state, "last sitter | yard")
    assert entity(state, "sitter").last == "yard" and is_secret(told)
    state, told = order(state, "calm sitter")
    assert not entity(state, "sitter").alerted and is_secret(told)
    assert refused(state, "last sitter | yard").rule == "REG-130"
    assert "no Seeker" in refused(party(manor(), master=True), "alert gnats").words


@rule("REG-127")
def test_a_patrol_goes_from_region_to_region_beside_it() -> None:
    state = party(stealth_house(), master=True)
    assert value_words(state, "study, stairs, lobby") == "Study, Stairs, Lobby"
    state, told = order(state, "patrol sitter | study, stairs, Lobby, stairs")
    assert (entity(state, "sitter").patrol, entity(state, "sitter").leg) == (("study", "stairs", "lobby", "stairs"), 0)
    assert is_secret(told)
    assert refused(state, "patrol sitter | study, lobby").rule == "REG-127"


# Ways and regions.


@rule("REG-079")
@rule("REG-084")
def test_ways_are_blocked_and_opened_again() -> None:
    state = party(manor(), master=True)
    state, told = order(state, "block Hall to Gallery | rubble")
    assert entity(state, "o:hall/gallery").kind == "rubble" and entity(state, "o:hall/gallery").number == 1
    assert only(told, "ruling").facts["text"] == "The way from Hall to Gallery is blocked: Rubble."
    assert refused(state, "block hall/gallery | rubble").rule == "REG-079"
    state, told = order(state, "open hall/gallery")
    assert "hall/gallery" in state.cleared and "defeated" in kinds_of(told)
    state, _ = order(state, "block hall/gallery | thorn-hedge")
    assert "hall/gallery" not in state.cleared and entity(state, "o:hall/gallery").ep == 8
    # The door before the library is not known yet.
    after, told = order(state, "open Gallery to Library")
    assert is_secret(told) and view_for(after, None) == view_for(state, None)
    assert refused(state, "open hall/cellar").rule == "REG-079"


@rule("REG-104")
def test_what_is_climbed_has_a_region_below() -> None:
    state, _ = order(party(manor(), master=True), "block hall/cellar | rocky-wall | cellar")
    blocked = state.scenario.connection_by_id["hall/cellar"]
    assert (blocked.low, blocked.high) == ("cellar", "hall")
    assert refused(party(manor(), master=True), "block hall/cellar | rocky-wall | library").rule == "REG-104"


@rule("REG-G57")
def test_locks_hold_or_not_and_a_chest_has_other_dice() -> None:
    state = looked(party(manor(), master=True, at="gallery"))
    state, told = order(state, "lock barred-door | off")
    assert not entity(state, "o:gallery/library").lock and only(told, "ruling").seats is None
    state, told = order(state, "lock chest | 1d4")
    assert state.scenario.feature_by_id["chest"].lock == "1d4" and is_secret(told)
    assert refused(state, "lock gnats | on").rule == "REG-G57"
    assert "The Lock:" in refused(state, "lock chest | high").words


@rule("REG-040")
def test_light_and_dark_are_told_where_the_party_has_looked() -> None:
    state = party(manor(), master=True)
    after, told = order(state, "light cellar")
    assert board.lit(after, "cellar") and "saw_region" in kinds_of(told)
    after, told = order(state, "darken library")
    assert is_secret(told) and not board.lit(after, "library")
    after, told = order(state, "darken hall")
    assert only(told, "ruling").facts["text"] == "Hall is dark."
    assert refused(after, "darken hall").rule == "REG-040"


@rule("REG-034")
@rule("REG-G28")
def test_regions_are_put_on_the_map_and_taken_off_again() -> None:
    state = party(manor(), master=True)
    after, told = order(state, "reveal library")
    assert "library" in after.seen and only(told, "saw_region").facts["how"] == "seen"
    assert "The party knows Library" in refused(after, "reveal library").words
    after, told = order(after, "hide library")
    assert "library" not in after.seen and view_for(after, None) == view_for(looked(state), None)
    assert only(told, "ruling").seats is None
    for text in ("hide hall", "hide gallery"):
        assert "cannot be hidden" in refused(state, text).words


@rule("REG-225")
@rule("REG-G24")
def test_hidden_ways_come_to_light_and_hide_again() -> None:
    state = looked(party(manor(), master=True, at="cellar"))
    after, told = order(state, "reveal cellar/library")
    assert known_exits(after, "cellar") == ("hall/cellar", "cellar/library")
    assert only(told, "passage").facts["letter"] == "B"
    after, told = order(after, "hide Cellar to Library | 1d10")
    assert known_exits(after, "cellar") == ("hall/cellar",)
    assert after.ways[1] == "", "no other way gets the letter"
    assert after.scenario.connection_by_id["cellar/library"].hidden == "1d10"
    # Where no PC has been at either end only the game master reads of it.
    state = party(manor(), master=True)
    after, told = order(state, "reveal cellar/library")
    assert is_secret(told) and view_for(after, None) == view_for(state, None)


@rule("REG-G54")
@rule("REG-G28")
def test_things_are_shown_and_hidden_unless_they_are_taken() -> None:
    state = party(manor(), master=True)
    after, told = order(state, "reveal a coin")
    assert "coin" in after.found and only(told, "saw").facts["who"] == ("a coin",)
    after, _ = order(after, "hide coin | 1d10")
    assert "coin" not in after.found and after.scenario.feature_by_id["coin"].hidden == "1d10"
    after, told = order(state, "reveal chest")
    assert "library" in after.seen and kinds_of(told) == ["saw_region", "saw"]
    after, _ = order(state, "object ada | ledger")
    assert "taken" in refused(after, "hide ledger").words


@rule("REG-G41")
def test_challenges_are_shown_where_they_are_and_hide_again() -> None:
    state = party(manor(), master=True)
    after, told = order(state, "reveal guard")
    assert [(known.entity, known.at) for known in after.sightings if known.entity == "guard"] == [("guard", "library")]
    assert only(told, "saw").facts["where"] == "Library"
    assert [item.id for item in view_for(after, ADA).state.entities if item.kind == "drowsy-guard"] == ["drowsy-guard"]
    after, _ = order(after, "reveal bell")
    assert not entity(after, "bell").hidden
    after, _ = order(after, "hide bell")
    assert entity(after, "bell").hidden
    assert "bell" not in [known.entity for known in after.sightings]
    assert refused(state, "hide gnats").rule == "REG-G41"
