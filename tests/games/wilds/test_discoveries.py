"""What a hidden thing turns out to be: every row of the Discovery table, by hand."""

from __future__ import annotations

import pytest

from engine.core.flow import Then
from engine.games.wilds.rules import flow
from engine.games.wilds.rules.finding import discoveries, investigating
from engine.games.wilds.rules.meeting import meetings
from engine.games.wilds.state import board, leads
from engine.games.wilds.state.region import Gift, Site
from engine.games.wilds.state.state import discovered

from .stage import REGION, Stage, change_member, stage

assert investigating  # what it registers is there

BARE = Site("secret", "11", "Something", "secret", hidden=True, tn=10)


def found(*faces: int, site: Site = BARE, **fields: object) -> Stage:
    """The party has found ``site`` cleanly: what it is shows now."""
    here = stage(faces, region={"sites": (site,)}, **fields)
    here.set_found(site.id, how="searched", by="Rogue")
    return here.go(Then("open", site.id))


@pytest.mark.rule("WLD-182", "WLD-184", "WLD-188", "WLD-G53", "WLD-223")
@pytest.mark.parametrize(("die", "nature"), [(2, "ancient"), (6, "enigma")])
def test_a_site_to_be_studied_waits_for_an_investigation(die, nature):
    here = found(die)
    assert here.fact("discovery", "nature") == nature
    known = here.found("secret")
    assert known is not None and known.nature == nature and not known.done and here.done()


@pytest.mark.rule("WLD-183", "WLD-189")
def test_row_1_is_a_treasure_and_leaves_the_place_empty():
    here = found(1, 1, 2, 1)  # treasure row 1: 2 + 1 = 3 packs
    assert here.fact("treasure", "row") == 1
    known = here.found("secret")
    assert known is not None and known.done and here.done()


@pytest.mark.rule("WLD-185", "WLD-G54", "WLD-G06")
def test_row_3_gives_everybody_a_resolve_up_to_three_once():
    here = found(3, 4, members=change_member(0, resolve=3))
    assert [member.resolve for member in here.state.members] == [3, 1, 1, 1]
    assert here.fact("resolve", "who") == ("Rogue", "Druid", "Fighter")
    assert len(here.region.sites) == 1
    known = here.found("secret")
    assert known is not None and known.done and here.done()


@pytest.mark.rule("WLD-185", "WLD-G54")
def test_on_5_or_6_a_wonder_is_a_resource_too():
    here = found(3, 5)
    resource = here.region.sites[-1]
    assert (resource.category, resource.at) == ("resource", "11") and discovered(here.state, resource.id)


@pytest.mark.rule("WLD-186", "WLD-G54")
@pytest.mark.parametrize(("die", "disposition"), [(1, "hostile"), (2, "hostile"), (3, "neutral"), (4, "neutral")])
def test_an_occupied_lair_means_meeting_those_of_the_region(die, disposition):
    here = found(4, die, 2, 3)  # of the table: bandits, 1d3 = 3
    assert here.fact("met", "name") == "bandits" and here.fact("met", "count") == 3
    assert here.fact("met", "disposition") == disposition
    here.finish()  # the question of what to do about them
    meetings.win(here)
    flow.run(here)
    site = here.site("secret")
    assert (site.category, site.shelter, site.occupied) == ("shelter", "weak", False)
    assert here.fact("settled", "what") == "cleared" and here.done()


@pytest.mark.rule("WLD-186", "WLD-044")
@pytest.mark.parametrize("die", [5, 6])
def test_a_deserted_lair_is_a_shelter(die):
    here = found(4, die)
    assert here.site("secret").category == "shelter" and not here.told("met") and here.done()


@pytest.mark.rule("WLD-187", "WLD-G54")
def test_a_passage_joins_a_place_two_to_four_steps_away():
    # From hex 11 that is every hex but 11 itself and its neighbours 6, 7, 10, 12, 14, 15: 1 2 3 4 5 8 9 13 ...
    here = found(5, 3)
    assert [(path.a, path.b, path.length) for path in here.region.paths] == [("11", "3", 1)]
    assert "3" in here.state.known and "3" in board.neighbours(here.state)
    assert board.distance(here.region, "11", "3") == 1 and here.done()


@pytest.mark.rule("WLD-187")
def test_a_prepared_passage_comes_out_where_its_file_says():
    here = found(site=Site("secret", "11", "Tunnel", "secret", content="passage", leads="1"))
    assert [(path.a, path.b) for path in here.region.paths] == [("11", "1")] and here.done()


@pytest.mark.rule("WLD-G53")
def test_a_secret_with_anything_prepared_never_rolls_on_the_table():
    here = found(site=Site("secret", "11", "Cellar", "secret", gives=(Gift("rope"),)))
    assert not here.told("discovery") and here.done()


@pytest.mark.rule("WLD-G53", "WLD-G87")
def test_the_game_master_may_choose_what_it_is():
    here = found(rules={"referee": "gm"}, master=4)
    assert here.question.kind == "discovery" and here.question.owner == -2
    here.answer("enigma")
    assert here.fact("discovery", "nature") == "enigma"


@pytest.mark.rule("WLD-188", "WLD-G54")
def test_an_enigma_understood_names_a_new_goal_with_one_clue():
    here = stage([1])  # of the 17 unexplored hexes the first: hex 2
    discoveries.new_goal(here)
    site = here.region.sites[-1]
    assert (site.at, site.hidden, site.tn) == ("2", True, 12)
    assert here.state.goal == "open" and here.region.goal is not None and here.region.goal.site == site.id
    assert [token.site for token in here.state.tokens] == [site.id]
    assert leads.may_follow(here.state, here.state.tokens[0], "2")


@pytest.mark.rule("WLD-188", "WLD-G54")
def test_a_new_goal_is_never_harder_to_find_than_14():
    here = stage([1], region={"difficulty": 14})
    discoveries.new_goal(here)
    assert here.region.sites[-1].tn == 14


@pytest.mark.rule("WLD-187", "WLD-G54")
def test_where_nothing_is_two_steps_away_a_passage_comes_out_as_far_off_as_can_be():
    near = tuple(place for place in REGION.places if place.id in ("11", "12"))
    here = stage(region={"places": near, "sites": ()})
    assert discoveries.way_out(here, "11") == "12"
    here = stage(region={"places": near[:1], "sites": ()})
    assert discoveries.way_out(here, "11") == ""
