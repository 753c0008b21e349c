"""Where a clue makes a search count, on the map and on buttons; and how likely a Move goes astray."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import odds
from engine.games.wilds.rules.clock import all_harder, nearing
from engine.games.wilds.rules.finding.challenge import promising
from engine.games.wilds.speech import journey_offers
from engine.games.wilds.state import leads
from engine.games.wilds.state.moves import Search
from engine.games.wilds.state.naming import hex_name
from engine.games.wilds.state.region import Goal, Site, Threat
from engine.games.wilds.state.state import Found, Position, State, Timer, Token, Vote
from engine.maps.hexes import neighbours

from .build import hexes, party
from .test_choices import offered

CLUE = Token("trace", "", "1", "2", "2", "den")
"""Found at M20, it points east to N20."""

AHEAD = {"N20", "O19", "O20", "O21", "O18", "P19", "P20", "P21", "O22"}
"""N20; three hexes at two steps from M20, one from N20; and those at three steps that are two from N20."""


def close(*, left: int = 4, **changes: object) -> State:
    """Return a party at M20 with a clue, so many steps of 8 from its goal."""
    region = hexes("ffff", goal=Goal("", about="Find the vault.", die=8))
    return replace(party(region, goal="open", challenge=left, tokens=(CLUE,)), **changes)


@pytest.mark.rule("WLD-G49", "WLD-G71")
def test_hexes_are_marked_where_a_clue_counts_once_the_party_is_close() -> None:
    assert {hex_name(cell) for cell in promising(close())} == AHEAD
    assert promising(close(left=5)) == (), "every first search counts as yet"
    assert promising(close(tokens=(replace(CLUE, used=True),))) == ()
    followed = close(tokens=(replace(CLUE, followed="3"),))
    assert {hex_name(cell) for cell in promising(followed)} == {"O20"}, "it was followed there"
    done = close(counted=("search 2",))
    assert {hex_name(cell) for cell in promising(done)} == AHEAD - {"N20"}, "a place counts once"


@pytest.mark.rule("WLD-G76")
def test_a_mark_tells_nothing_of_what_is_there_but_where_the_region_is_known_to_end() -> None:
    """Only M20 to P20 exist; all nine are marked alike."""
    state = close()
    assert {state.region.id_at.get(cell) for cell in promising(state)} == {"2", "3", "4", None}
    edge = next(cell for cell in leads.reach(state) if hex_name(cell) == "O21")
    assert edge not in promising(replace(state, edges=(edge,)))


def test_the_map_its_legend_and_its_words_say_where_a_search_counts() -> None:
    scene = GAME.scene(GAME.view(close(day=3), None), Look("map"))
    assert {hex_name(cell) for cell in scene.board.promising} == AHEAD - {"N20"}  # type: ignore[attr-defined]
    assert [hex_name(end) for _, end in scene.board.arrows] == ["N20"], "an arrow says it there"  # type: ignore[attr-defined]
    assert "A search counts" in [line.text for line in scene.legend], "for as long as it is drawn"
    assert "By a clue a search counts at O21 (2 east), O19 (2 north-east), O20 (2 east), O22 (3 south-east), " in scene.alt


@pytest.mark.rule("WLD-G49")
def test_a_button_says_that_a_clue_counts_further_on() -> None:
    been = ("1", "3", "4")
    on = close(tokens=(replace(CLUE, at="4", toward="3", target="3"),), known=been, visited=been)
    assert offered(on, "move N20").label == "East to N20: search counts"
    both = replace(on, bearing="east")
    assert offered(both, "move N20").label == "East to N20: toward the goal, search counts"
    # With 8 steps left every new place counts: then the button says nothing of the clue, and the map has its arrow.
    assert offered(replace(on, challenge=8), "move N20").label == "East to N20"


@pytest.mark.rule("WLD-080")
def test_a_move_says_how_likely_it_goes_astray() -> None:
    """A blunder is 4 below 10: of the 60 throws of Spirit d10 + d6 with Nature 3, three come to 6 or less. With a bane the
    lower of two d6 counts: 31 of 360 do. A failure that is none, 9 or less, takes time: 12 of 60, with a bane 94 of 360.
    A party that has just lost its way only goes slowly, but by the letter."""
    state = party(hexes("fff"))
    assert odds.strays(state, [(10,)]) == pytest.approx(3 / 60)
    lost = replace(state, lost_bane=True)
    assert (odds.slows(state, (10,)), odds.slows(lost, (10,))) == (pytest.approx(12 / 60), pytest.approx(125 / 360))
    assert odds.strays(lost, [(10,)]) == 0
    assert odds.strays(lost, [(10,), (10,)]) == pytest.approx(3 / 60), "on the second Move it can happen again"
    lost = replace(lost, rules=replace(lost.rules, letter=True))
    assert odds.strays(lost, [(10,)]) == pytest.approx(31 / 360)
    assert odds.slows(lost, (10,)) == pytest.approx(94 / 360)
    assert odds.strays(lost, [(10,), (10,)]) == pytest.approx(1 - 329 / 360 * 57 / 60), "the bane is for one Move"
    assert offered(state, "move N20").label == "East to N20", "slow 12 in 60, astray 3 in 60: none is worth a button"
    assert offered(state, "move N20").detail == "Unknown; slow 1 in 4", "with 1 in 20 to go astray"
    assert offered(lost, "move N20").label == "East to N20"
    assert "stray 1 in 10" in offered(lost, "move N20").detail
    # A failure, 15 of 60, is thrown again unasked, as that is likely to help; the way is lost if that is a blunder.
    auto = replace(state.members[0].habits, resolve="auto")
    willing = tuple(replace(member, resolve=1, habits=auto) for member in state.members)
    ready = replace(state, rules=replace(state.rules, resolve=600), members=willing)
    assert odds.strays(ready, [(10,)]) == pytest.approx(15 / 60 * 3 / 60)
    assert odds.slows(ready, (10,)) == pytest.approx(15 / 60 * 12 / 60)
    # By the order "goal" a member is asked about a lost way, and a slow one is let stand: the button says the first dice.
    goal = replace(state.members[0].habits, resolve="goal")
    members = tuple(replace(member, habits=goal) for member in willing)
    sparing = replace(ready, members=members, goal="open")
    assert odds.strays(sparing, [(10,)]) == pytest.approx(3 / 60)
    assert odds.slows(sparing, (10,)) == pytest.approx(12 / 60)
    easy = replace(state, region=replace(state.region, difficulty=7))
    assert offered(easy, "move N20").label == "East to N20", "no blunder is left"


@pytest.mark.rule("WLD-080", "WLD-G73")
def test_a_button_reckons_with_what_comes_before_its_dice_fall() -> None:
    """Fog that comes with the next action makes 10 into 12 before the Pathfinder rolls. Of 60 throws of d10 + d6 + 3, 10
    come to 8 or less, a blunder against 12; 3 come to 6 or less, one against 10. A search there succeeds with 9 from the
    dice where it took 7."""
    fog = Threat("Fog", 8, "harder", public=True)
    state = party(replace(hexes("fff"), threats=(fog,)))
    due = replace(state, timers=(Timer(0, 1),))
    assert offered(replace(state, timers=(Timer(0, 2),)), "move N20").label == "East to N20"
    assert offered(due, "move N20").detail == "Unknown; astray 1 in 6; slow 1 in 4"
    assert offered(due, "move N20").label == "East to N20"
    assert nearing(due).region.difficulty == 12 and nearing(state) is state
    hidden = replace(due.region, threats=(replace(fog, public=False),))
    assert offered(replace(due, region=hidden), "move N20").label == "East to N20", "nobody knows of it"
    assert odds.searches(due, Search()) == odds.searches(replace(state, region=all_harder(state.region)), Search())
    assert nearing(replace(state, timers=(Timer(0, 2),)), 2).region.difficulty == 12, "on the second leg of a journey"


@pytest.mark.rule("WLD-080")
def test_unknown_ground_may_be_as_hard_as_any_that_is_known() -> None:
    """Against 12 a blunder is 8 or less: 10 of 60 throws come to 5 or less with d10 + d6; 17 more come to 8 or less."""
    state = party(hexes("fff"))
    hard = tuple(replace(place, difficulty=12) if place.id == "1" else place for place in state.region.places)
    there = replace(state, region=replace(state.region, places=hard), known=("1",))
    assert journey_offers.usual(there) == (12,)
    assert "astray 1 in 6" in offered(there, "move N20").detail
    seen = replace(there, known=("1", "2"))
    assert offered(seen, "move N20").label == "East to N20, forest"
    harder = replace(there, known=("1", "2"), region=replace(there.region, difficulty=12, places=state.region.places))
    assert offered(harder, "move N20").label == "East to N20, forest"
    assert "stray 1 in 6" in offered(harder, "move N20").detail


def test_where_a_label_grows_too_long_the_ground_goes_first() -> None:
    votes = (Vote(1, "move N20"),)
    long = close(known=("1", "2"), stretch=4, votes=votes, bearing="east", tokens=())
    assert offered(long, "move N20").label.startswith("East to N20: toward the goal")


def test_what_brings_the_goal_nearer_here_comes_before_the_ways_on() -> None:
    state = close(left=8, bearing="east", tokens=(), stretch=3)
    search, way = offered(state, "search best plain"), offered(state, "move N20")
    assert (search.weight, way.weight) == ("first", "first") and search.order < way.order


@pytest.mark.rule("WLD-G71")
def test_where_the_goal_was_found_the_map_and_the_ways_there_say_so() -> None:
    """M20 to P20 lie in a row, and the goal at its end: three hexes to the east."""
    tower = Site("tower", "4", "The Tower", "secret", steps=2)
    region = hexes("ffff", sites=[tower], goal=Goal("tower", about="Find the tower.", die=8))
    state = replace(party(region, goal="found", finds=(Found("tower", "goal"),)), day=2)
    assert "The goal is at P20, 3 hexes east." in GAME.scene(GAME.view(state, None), Look("map")).alt
    there = replace(state, here=Position("4"))
    assert "The goal is here, at P20." in GAME.scene(GAME.view(there, None), Look("map")).alt
    assert offered(state, "move N20").label.startswith("East to N20: toward the goal")
    assert "toward" not in offered(state, "move L20").label and "toward" not in offered(state, "move M21").label


def test_the_words_of_the_map_say_where_the_region_is_known_to_end() -> None:
    """M20 lies beside N19 in the north-east and M19 in the north-west: there is nothing."""
    state = close()
    beyond = tuple(cell for cell in neighbours((0, 0)) if hex_name(cell) in ("N19", "M19"))
    said = GAME.scene(GAME.view(replace(state, edges=beyond), None), Look("map")).alt
    assert "The region ends to the north-east and north-west." in said
    assert "ends" not in GAME.scene(GAME.view(state, None), Look("map")).alt


def test_the_words_of_the_map_number_the_clues_and_say_how_sites_lie_and_how_hexes_are_named() -> None:
    well = Site("well", "4", "The Well", "resource")
    clues = (
        Token("trace", "", "2", "3", "3"),
        Token("trace", "", "2", "1", "1"),
        Token("trace", "", "2", "4", "4", used=True),
    )
    start = party(hexes("ffff", sites=[well]), finds=(Found("well", "seen"),), tokens=clues, known=("1", "2", "3", "4"))
    said = GAME.scene(GAME.view(start, None), Look("map")).alt
    assert "Clue 2 points here; clue 1 leads from N20 to O20." in said
    assert "Resource P20 (3 east)." in said
    grid = "Hexes are named by column, letters from west to east, and row, numbers from north to south."
    assert grid in said
    gone = replace(start, here=Position("2"), trail=("1", "2"), visited=("1", "2"))
    assert grid not in GAME.scene(GAME.view(gone, None), Look("map")).alt, "once is enough"
