"""What the procedure is for, and what it leaves to others: the rules that frame it, as far as a game can show them.

Some of these rules give advice or reasons. A test of such a rule proves what the game does because of it, and says so.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.options import describe
from engine.core.verbs import MoveTo
from engine.games.wilds.files import files, generator
from engine.games.wilds.files.generator import generate
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import ending, legal
from engine.games.wilds.rules.finding import investigating, loot
from engine.games.wilds.rules.travelling import moving
from engine.games.wilds.state import board
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import MANDATORY, OPTIONAL
from engine.games.wilds.state.moves import Backtrack, Investigate
from engine.games.wilds.state.options import HAND_MADE, Options
from engine.games.wilds.state.region import TERRAINS, Goal, Region, Site
from engine.games.wilds.state.state import Found, Position, Roles, State, Token, holder
from tests.games.wilds.build import (
    DRUID,
    FIGHTER,
    RANGER,
    ROGUE,
    asking_to_camp,
    decide,
    hexes,
    kinds_of,
    party,
    play,
    points,
    ticks,
)

from .stage import HERBALIST, REGION, like, meets, stage

rule = pytest.mark.rule

NO_FORAGER = Roles(RANGER, ROGUE)
TOMB = Site("tomb", "4", "A tomb", "secret", hidden=True, tn=12)
SEARCHED_FOR = replace(hexes("ffff", sites=[TOMB]), goal=Goal("tomb", 6, about="Find the tomb."))


def without_forager(state: State) -> State:
    """Return the state with no member who forages beside what is done."""
    return replace(state, roles=NO_FORAGER)


# The hours.


@rule("WLD-001", "WLD-025", "WLD-030", "WLD-282")
def test_three_actions_fill_a_day_and_the_fourth_is_the_nights() -> None:
    # How many hours an action takes is nothing that the game counts: it counts stretches, of which a day has three.
    state = asking_to_camp(party(hexes("ff"), at="2"))
    for stretch, to in ((1, "M20"), (2, "N20"), (3, "M20"), (4, "N20")):
        assert (state.day, state.stretch, state.members[0].fatigue) == (1, stretch, 0)
        state, _ = decide(state, f"backtrack {to}")
    assert [member.fatigue for member in state.members] == [1, 1, 1, 1]
    # The late camp: 6 + 2 + Survival 2 of the Ranger is 10, the helper's boon against the night's bane; then they eat.
    state, _ = decide(without_forager(state), "camp ranger", 6, 2, 4, 4, 4, 4)
    assert (state.day, state.stretch) == (2, 1)


@rule("WLD-004")
def test_in_each_stretch_everybody_is_asked_and_can_propose_or_do_something() -> None:
    state = party(hexes("ff"), at="2")
    for to in ("M20", "N20", "M20"):
        assert GAME.turn(state) == (RANGER, ROGUE, DRUID, FIGHTER)
        for seat in GAME.turn(state):
            assert {"move", "search", "note"} <= {move.verb for move in GAME.legal(state, seat)}
        state, _ = decide(state, f"backtrack {to}")


@rule("WLD-037", "WLD-132")
def test_food_is_used_up_at_camp_and_not_by_the_hours() -> None:
    # A quick meal on the way is free, and no member has to say that they eat one: no use of any rations is lost by it.
    state = without_forager(party(hexes("ff"), at="2"))
    for to in ("M20", "N20", "M20"):
        state, events = decide(state, f"backtrack {to}")
        assert "supplies" not in kinds_of(events)
    assert [member.items for member in state.members] == [member.items for member in party().members]
    # Camp at nightfall, the Rogue helping: 6 + 2 + 2 = 10, a weak shelter. Then a d4 for each, and a 1 costs a use.
    state, events = decide(state, "camp ranger", 6, 2, 1, 1, 4, 4, 4)
    assert kinds_of(events).count("supplies") == 4
    uses = [next(item.uses for item in member.items if item.key == "rations") for member in state.members]
    full = content().goods["rations"].uses
    assert uses == [full - 1, full, full, full]


@rule("WLD-134")
def test_a_talk_takes_no_time() -> None:
    # Those who are willing are met: the herbalist, friendly, 2 + 3 + Influence 1 against 6.
    there = meets(like("friendly", HERBALIST), 2, 3).answer("talk")
    assert there.told("rolled")
    assert (there.state.timer, there.state.stretch) == (6, 1)
    # Whom the game master speaks for answers at any time.
    state = party(master=True)
    after, events = play(state, 4, "gm say A shepherd | Mind the ice.")
    assert kinds_of(events) == ["said"]
    assert after == state


@rule("WLD-130", "WLD-131")
def test_talking_it_over_and_looking_at_the_map_or_notes_take_no_time() -> None:
    state, _ = play(party(hexes("fff")), ROGUE, "move N20")
    state, _ = play(state, DRUID, "search best plain")
    assert (state.timer, state.stretch, state.day) == (6, 1, 1)
    # What can be looked up is no move at all.
    assert {page.name for page in GAME.pages} == {"character", "clues", "journal"}
    assert not {page.name for page in GAME.pages} & {verb.name for verb in GAME.verbs}


# The two dice that lie on the table.


@rule("WLD-002", "WLD-006", "WLD-287")
def test_challenge_die_and_timer_lie_side_by_side_and_leave_each_other_alone() -> None:
    # The Rogue searches an empty hex, the Ranger helps: 5 + 3 + 3 = 11 against 10, a weak success.
    state = without_forager(party(SEARCHED_FOR))
    assert (state.timer, state.challenge, state.goal) == (6, 6, "open")
    state, events = decide(state, "search rogue plain", 5, 3, 1)
    assert ticks(events) == [(6, 5)]
    assert (state.timer, state.challenge) == (5, 5)
    # A Move ticks the timer only: 5 + 3 + 3 = 11 finds the way, 4 + 2 + 3 = 9 notices nothing.
    state, _ = decide(state, "move N20", 5, 3, 4, 2)
    assert (state.timer, state.challenge) == (4, 5)
    # A search that fails, 3 + 3 + 3 = 9, and with it the timer's last tick: the event is the scenery of row 6.
    state, events = decide(replace(state, timer=1), "search rogue plain", 3, 3, 1, 6)
    assert kinds_of(events).count("event") == 1
    assert (state.timer, state.challenge) == (6, 5)


# Not a journey.


@rule("WLD-003", "WLD-012", "WLD-014")
def test_there_is_no_journey_and_no_way_is_summed_up() -> None:
    # Known places far off are travelled to by another procedure. Here every hex on the way is a stretch of its own.
    everywhere = ("1", "2", "3", "4")
    state = party(hexes("ffff"), known=everywhere, visited=everywhere)
    going = {move.to for move in legal.actions(state) if isinstance(move, MoveTo | Backtrack)}
    assert going == {"N19", "N20", "N21", "M21", "L20", "M19"}
    with pytest.raises(IllegalMove, match="WLD-018"):
        play(state, RANGER, "move P20")
    for stretch, to in ((1, "N20"), (2, "O20"), (3, "P20")):
        assert state.stretch == stretch
        state, _ = decide(state, f"backtrack {to}")
    assert state.here == Position("4")


@rule("WLD-007", "WLD-029", "WLD-031", "WLD-215")
def test_a_step_toward_a_goal_whose_place_is_known_counts_nothing_down() -> None:
    state = party(SEARCHED_FOR, finds=(Found("tomb", "rumour", placed=True),))
    after, _ = decide(state, "move N20", 5, 3, 4, 2)
    changed = {name for name in state.__struct_fields__ if getattr(after, name) != getattr(state, name)}
    # The place, what is known of the map and of its edge, the hour, the timer; and the day's roles are fixed by its first
    # action.
    assert changed == {"here", "before", "known", "edges", "visited", "trail", "stretch", "timer", "roles"}
    assert after.challenge == 6


@rule("WLD-036")
def test_the_party_can_return_to_where_it_has_been_by_a_move_or_by_backtracking() -> None:
    state = party(hexes("ff"), at="2")
    back, _ = decide(state, "backtrack M20")
    moved, _ = decide(state, "move M20", 5, 3, 4, 2)
    assert back.here == moved.here == Position("1")


@rule("WLD-033")
def test_two_roles_are_filled_for_the_day_and_two_for_an_action() -> None:
    assert (MANDATORY, OPTIONAL) == (("pathfinder", "lookout"), ("forager", "scout"))
    state = party(hexes("fff"))
    fixed = replace(state, roles=replace(state.roles, fixed=True))
    for role in MANDATORY:
        with pytest.raises(IllegalMove, match="WLD-G19"):
            play(fixed, FIGHTER, f"roles {role} fighter")
    for role in OPTIONAL:
        after, _ = play(fixed, FIGHTER, f"roles {role} fighter")
        assert holder(after.roles, role) == FIGHTER


@rule("WLD-013")
def test_a_dungeon_is_looked_into_where_it_lies_and_has_no_rooms_on_the_map() -> None:
    here = stage(at="15")
    here.set_found("tower", how="searched")
    loot.find_dungeon(here, "tower")
    known = here.found("tower")
    assert known is not None
    assert known.nature == "dungeon"
    assert here.region.places == REGION.places
    assert here.state.here == Position("15")
    assert Investigate("tower") in list(investigating.moves(here.state))


# What it is for.


@rule("WLD-010", "WLD-011")
def test_unknown_country_is_roamed_in_any_direction_with_a_goal_or_without() -> None:
    new = generate("a country that nobody mapped")
    assert new.reveal == "fog"
    assert new.goal is not None
    assert new.site_by_id[new.goal.site].hidden
    assert new.goal.die in (6, 8)
    free = party(hexes("ffff"))
    assert free.known == ("1",)
    assert [move.to for move in moving.MOVE.moves(free)] == ["N19", "N20", "N21", "M21", "L20", "M19"]
    # Without a goal it is played all the same; what counts then is how much was explored.
    assert free.goal == "none"
    expedition = stage(region={"goal": None}, visited=tuple(place.id for place in REGION.places))
    ending.end(expedition, "voted")
    outcome = GAME.outcome(expedition.state)
    assert outcome is not None
    assert outcome.result == "won"


BARE = """\
[region]
id = "bare"
name = "Bare country"
format = "hex"
width = 3
height = 1
start = "1"
default_terrain = "hills"
""" + "".join(f'\n[[encounter]]\nroll = {roll}\nname = "strangers"\nkind = "people"\n' for roll in range(1, 7))


@rule("WLD-009")
def test_a_map_an_encounter_table_and_dice_are_enough_to_play_with() -> None:
    region, _ = files.read(BARE)
    assert (region.sites, region.clues, region.goal, region.threats) == ((), (), None, ())
    state = without_forager(party(region))
    assert {sides for member in state.members for sides in member.dice.values()} <= {4, 6, 8, 10, 12}
    state, _ = decide(state, "move N20", 5, 3, 4, 2)
    state, _ = decide(state, "search rogue plain", 5, 3, 1)
    assert (state.here, state.timer) == (Position("2"), 4)


# Two kinds of map.


@rule("WLD-008", "WLD-015", "WLD-028", "WLD-283")
@pytest.mark.parametrize("region", [hexes("fff"), points(("1", "2", 1), ("2", "3", 1))], ids=["hexes", "points"])
def test_the_same_actions_are_open_on_both_kinds_of_map(region: Region) -> None:
    hut = Site("hut", "1", "A hut", "shelter")
    inn = Site("inn", "3", "An inn", "settlement")
    state = party(
        replace(region, sites=(hut, inn)),
        visited=("1", "2"),
        known=("1", "2", "3"),
        finds=(Found("hut", "seen"), Found("inn", "rumour")),
        tokens=(Token("person", "", "1", "2", "3", "inn"),),
    )
    basic = {"move", "search", "investigate", "camp", "track", "forage"}
    assert {move.verb for move in legal.actions(state)} == basic | {"backtrack", "journey", "scout", "depart"}


@rule("WLD-016", "WLD-017", "WLD-038")
@pytest.mark.parametrize("key", [*HAND_MADE, "new"])
def test_every_hex_has_a_place_and_a_terrain_and_at_most_one_site_that_shows(key: str) -> None:
    # How many miles wide a hex is never matters: distances are counted in hexes.
    region = generate("hexes") if key == "new" else files.region_named(key)
    assert {place.terrain for place in region.places} <= set(TERRAINS)
    visible = [site.at for site in region.sites if not site.hidden]
    assert len(set(visible)) == len(visible) < len(region.places)
    if region.format == "hex":
        cells = {place.at for place in region.places}
        assert None not in cells
        assert len(cells) == len(region.places)


@rule("WLD-032")
@pytest.mark.parametrize("key", HAND_MADE)
def test_a_map_is_an_area_and_not_a_line(key: str) -> None:
    ways = board.ways(files.region_named(key))
    assert max(len(near) for near in ways.values()) >= 3


@rule("WLD-023", "WLD-024")
@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_a_map_of_points_has_fewer_places_to_prepare_and_fewer_ways_to_go(size: str) -> None:
    # Which map to choose is advice. It rests on this difference, and the option says it.
    def ways(region: Region) -> float:
        return sum(len(near) for near in board.ways(region).values()) / len(region.places)

    hexes_of, points_of = (generate("ways", form=form, size=size) for form in ("hexes", "points"))
    assert len(points_of.places) < len(hexes_of.places)
    assert ways(points_of) < 3 < ways(hexes_of)
    option = next(option for option in describe(Options) if option.name == "map")
    assert option.choices == ("hexes", "points")
    assert str(option.about) == "A new region of hexes, where any direction is open, or of places joined by paths."


# The quick preparation.


@rule("WLD-218", "WLD-219", "WLD-220", "WLD-221", "WLD-222", "WLD-038")
@pytest.mark.parametrize(
    ("form", "size", "places"),
    [
        ("hexes", "small", 15),
        ("hexes", "medium", 20),
        ("points", "small", 8),
        ("points", "medium", 12),
        ("points", "large", 15),
    ],
)
def test_a_new_region_is_what_the_quick_preparation_asks_for(form: str, size: str, places: int) -> None:
    # A large region of hexes has 30, and sites to match: that is for several sessions.
    for number in range(12):
        region = generate(f"quick {number}", form=form, size=size)
        assert len(region.places) == places
        hidden = [site for site in region.sites if site.hidden]
        placed = [site for site in region.sites if not site.hidden]
        assert 3 <= len(placed) <= 5
        assert 2 <= len(hidden) <= 3
        assert all(6 <= site.tn <= 14 for site in hidden)
        kinds = {site.category for site in placed}
        assert {"danger", "resource"} <= kinds
        assert kinds & {"settlement", "shelter"}
        assert sum(site.major for site in region.sites) == 1
        assert [row.roll for row in region.encounters] == [1, 2, 3, 4, 5, 6]
        assert {place.difficulty for place in region.places} == {0}
        assert {path.difficulty for path in region.paths} <= {0}


@rule("WLD-038")
def test_a_large_region_of_hexes_is_enough_for_several_sessions() -> None:
    assert [len(grid.cells) for grid in generator.GRIDS.values()] == [15, 20, 30]
