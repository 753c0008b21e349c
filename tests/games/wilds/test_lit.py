"""Which controls of a party are lit: those that a careful player would press."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.flow import PARTY, Question
from engine.games.wilds.game import GAME
from engine.games.wilds.state.member import Item
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Found, Meeting

from .build import hexes, party
from .test_choices import FOES, offered

WOOD = party(hexes("ffh", "fsf", "fff"))


def test_an_approach_that_seldom_succeeds_is_not_lit_where_another_is_likelier() -> None:
    options = ("talk", "slip", "flee", "fight")
    question = Question("approach", PARTY, options, "flee", "wolves")
    # Slipping away is Agility d10 + d6 + 2 against 18: 1 of 60 throws. Talking is against 8 + 2: 45 of 60.
    state = replace(WOOD, agenda=(question, Meeting(replace(FOES, tn=18))))
    assert [offered(state, f"choose {option}").weight for option in options] == ["main", "plain", "plain", "plain"]


def test_a_look_that_means_to_meet_those_who_live_there_is_not_lit() -> None:
    camp = Site("camp", WOOD.here.at, "Bandit camp", "danger", occupied=True, disposition="hostile")
    for site, goal, weight in (
        (camp, None, "plain"),
        (camp, Goal(site="camp"), "first"),
        (replace(camp, occupied=False), None, "main"),
    ):
        region = replace(WOOD.region, sites=(site,), goal=goal)
        state = replace(WOOD, region=region, finds=(Found("camp", "seen"),))
        assert offered(state, "investigate camp best plain").weight == weight


def test_where_the_party_can_withdraw_for_nothing_to_run_has_no_button() -> None:
    """WLD-G56: to run tires, to withdraw does not; without it each of the others has a button of its own."""
    options = ("withdraw", "talk", "slip", "flee", "fight")
    state = replace(WOOD, agenda=(Question("approach", PARTY, options, "withdraw", "wolves"), Meeting(FOES)))
    weights = {option: offered(state, f"choose {option}").weight for option in options}
    assert [option for option in options if weights[option] == "written"] == ["flee"]


def test_a_herb_is_a_button_while_a_member_is_poisoned() -> None:
    """WLD-G14: it cures poison and takes no time, and is of no other use."""
    sick = replace(WOOD.members[1], poisoned=True)
    bearer = replace(WOOD.members[0], items=(*WOOD.members[0].items, Item("herb", 1)))
    state = replace(WOOD, members=(bearer, sick, *WOOD.members[2:]))
    herb = [str(move) for move in GAME.legal(state, 0) if move.verb == "use"]
    assert herb == ["use herb"] and offered(state, "use herb").weight == "main"
    well = replace(state, members=(bearer, *WOOD.members[1:]))
    assert not [move for move in GAME.legal(well, 0) if move.verb == "use"]
