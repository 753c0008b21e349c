"""Goals: what each of the 28 takes, hidden ones drawn, points."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import goals
from engine.games.galaxy.rules.exploring import explorations
from engine.games.galaxy.state import view
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import Deck, Question, State
from tests.games.galaxy.build import (
    ADA,
    BOB,
    act,
    aiming,
    attach,
    galaxy,
    having,
    holding,
    on_top,
    own,
    planet_with,
    put,
    run,
    secretly,
    system_with,
    told,
    voyage_of,
)

Change = Callable[[State], State]


def _scouts(state: State, *systems: str) -> State:
    """Return the state with a scout of Ada's more in each of some systems."""
    for system in systems:
        state = put(state, ADA, system, "1 scout")
    return state


def _begun() -> State:
    """Return a galaxy in which no player has a command token left."""
    return having(having(galaxy(), ADA, tactic=0, strategy=0), BOB, tactic=0, strategy=0)


# Each goal with what just falls short of it and what just meets it.
CASES: dict[str, tuple[Change, Change]] = {
    "far-holdings": (
        lambda s: own(s, ADA, "aster", "brine", "cinder"),
        lambda s: own(s, ADA, "aster", "brine", "cinder", "meridian"),
    ),
    "three-natures": (
        lambda s: own(s, ADA, "aster", "dovetail", "fallow"),
        lambda s: own(s, ADA, "dovetail", "cinder"),
    ),
    "marked-worlds": (
        lambda s: attach(attach(own(s, ADA, "aster"), "aster", "star-shell", "garden-world"), "brine", "green-laboratory"),
        lambda s: attach(
            attach(own(s, ADA, "aster", "brine"), "aster", "star-shell", "garden-world"), "brine", "green-laboratory"
        ),
    ),
    "learned": (
        lambda s: having(s, ADA, technologies=("void-compass", "deep-survey")),
        lambda s: having(s, ADA, technologies=("void-compass", "deep-survey", "gene-vats")),
    ),
    "great-works": (
        lambda s: having(s, ADA, trade_goods=1),
        lambda s: having(s, ADA, trade_goods=2),
    ),
    "loud-voices": (
        lambda s: own(s, ADA, "fallow"),
        lambda s: having(own(s, ADA, "fallow"), ADA, trade_goods=1),
    ),
    "keeper": (
        lambda s: holding(having(s, ADA, fragments={"cultural": 3}), BOB, "archive"),
        lambda s: holding(s, ADA, "archive"),
    ),
    "void-watch": (
        lambda s: put(
            put(put(put(s, ADA, "D1", "1 scout"), ADA, "E2", "2 scout"), ADA, "B2", "1 scout"), BOB, "E3", "1 scout"
        ),
        lambda s: put(put(put(s, ADA, "D1", "1 scout"), ADA, "E2", "2 scout"), ADA, "E3", "1 transport"),
    ),
    "inner-ring": (
        lambda s: own(s, ADA, "ember-reach", "fallow", "gantry", "meridian"),
        lambda s: own(s, ADA, "ember-reach", "fallow", "juniper"),
    ),
    "wide-wake": (
        lambda s: _scouts(put(s, BOB, "C1", "1 scout"), "D1", "D1", "E2", "E3", "B2"),
        lambda s: _scouts(s, "C1", "D1", "E2", "E3", "B2"),
    ),
    "full-drawer": (
        lambda s: having(s, ADA, hand=("probe", "probe", "escort", "smuggler")),
        lambda s: having(s, ADA, hand=("probe", "probe", "escort", "smuggler", "escort")),
    ),
    "held-back": (
        lambda s: having(s, ADA, tactic=1, strategy=1),
        lambda s: having(s, ADA, tactic=1, strategy=2),
    ),
    "masterpiece": (
        lambda s: having(s, ADA, technologies=("void-compass", "deep-survey", "field-levies", "ranging-arrays")),
        lambda s: having(s, ADA, technologies=("slip-drives",)),
    ),
    "odd-pieces": (
        lambda s: having(s, ADA, fragments={"cultural": 3, "hazardous": 0}),
        lambda s: having(s, ADA, fragments={"cultural": 1, "unknown": 1}),
    ),
    "jewel": (
        lambda s: own(s, ADA, "hollow", "meridian"),
        lambda s: attach(own(s, ADA, "hollow"), "hollow", "wealthy-world"),
    ),
    "at-the-gates": (
        lambda s: _scouts(s, "D4", "A3"),
        lambda s: _scouts(s, "E1"),
    ),
    "pathfinder": (lambda s: having(s, ADA, frontiers=1), lambda s: having(s, ADA, frontiers=2)),
    "collector": (
        lambda s: having(s, ADA, fragments={"cultural": 2, "hazardous": 1}),
        lambda s: having(s, ADA, fragments={"cultural": 2, "hazardous": 1, "unknown": 1}),
    ),
    "seat-of-legend": (lambda s: own(s, ADA, "meridian"), lambda s: own(s, ADA, "threshold")),
    "centre-of-all": (
        lambda s: put(own(s, BOB, "meridian"), ADA, "C3", "1 scout"),
        lambda s: own(s, ADA, "meridian"),
    ),
    "ferrymaster": (
        lambda s: put(put(s, ADA, "D1", "2 scout"), ADA, "E2", "1 scout"),
        lambda s: put(put(s, ADA, "D1", "1 scout"), ADA, "eddy", "1 scout"),
    ),
    "iron-guard": (
        lambda s: put(put(s, ADA, "aster", "2 mech"), ADA, "A3", "1 transport, 1 mech"),
        lambda s: put(put(s, ADA, "aster", "2 mech"), ADA, "home-1", "1 mech"),
    ),
    "schools": (
        lambda s: own(s, ADA, "kiln", "aster"),
        lambda s: own(s, ADA, "kiln", "juniper", exhausted=True),
    ),
    "full-coffers": (
        lambda s: having(s, ADA, trade_goods=4, commodities=3),
        lambda s: having(s, ADA, trade_goods=5),
    ),
    "trial-by-fire": (lambda s: own(s, ADA, "cinder", "aster"), lambda s: own(s, ADA, "cinder", "hollow")),
    "patron": (lambda s: own(s, ADA, "aster", "brine"), lambda s: own(s, ADA, "aster", "dovetail")),
    "victor": (
        lambda s: replace(having(s, ADA, won=1), round=2),
        lambda s: replace(having(s, ADA, won=2), round=2),
    ),
    "shipwrights": (
        lambda s: put(put(s, ADA, "home-1", "1 dock"), BOB, "aster", "1 dock"),
        lambda s: put(put(s, ADA, "home-1", "1 dock"), ADA, "aster", "1 dock"),
    ),
}


@pytest.mark.rule("GAL-G40")
def test_there_are_16_public_and_12_hidden_goals() -> None:
    kinds = [goal.kind for goal in content().goals.values()]
    assert (kinds.count("public"), kinds.count("hidden")) == (16, 12)
    assert set(CASES) == set(content().goals)


@pytest.mark.rule("GAL-G40", "GAL-G82")
@pytest.mark.parametrize("goal", CASES)
def test_a_goal_is_met_by_what_it_says_and_by_nothing_less(goal: str) -> None:
    short, enough = CASES[goal]
    assert not goals.met(_begun(), ADA, goal), "not at the beginning"
    assert not goals.met(short(_begun()), ADA, goal)
    assert goals.met(enough(_begun()), ADA, goal)
    assert not goals.met(enough(_begun()), BOB, goal), "it is Ada's doing"


@pytest.mark.rule("GAL-G82", "GAL-G90")
@pytest.mark.parametrize(("length", "enough"), [("full", [False, True, True]), ("short", [False, False, True])])
def test_a_masterpiece_takes_two_technologies_in_a_short_expedition(length: str, enough: list[bool]) -> None:
    """Slip Drives needs 2 symbols and Gene Vats 2: in a short one each needs 1, so that both make up the 2. What needs
    nothing before it adds nothing."""
    known = ("void-compass", "field-levies"), ("void-compass", "slip-drives"), ("gene-vats", "slip-drives")
    states = (having(galaxy(length=length), ADA, technologies=technologies) for technologies in known)
    assert [goals.met(state, ADA, "masterpiece") for state in states] == enough


@pytest.mark.rule("GAL-G40", "GAL-G44")
def test_a_world_made_legendary_by_the_world_forge_is_a_seat_of_legend() -> None:
    voyage = voyage_of(own(galaxy(), ADA, "aster"))
    explorations.attach(voyage, "world-forge", "aster")
    assert goals.met(voyage.state, ADA, "seat-of-legend")


@pytest.mark.rule("GAL-G40", "GAL-G34", "GAL-G35")
def test_storms_and_gamma_tokens_are_wormholes_for_the_ferrymaster() -> None:
    state = put(put(galaxy(), ADA, "E2", "1 scout"), ADA, "A1", "1 scout")
    state = system_with(system_with(state, "E2", storm="beta"), "A1", gamma=True)
    assert goals.met(state, ADA, "ferrymaster")


@pytest.mark.rule("GAL-G40")
def test_a_destroyed_planet_counts_for_no_goal_and_leaves_empty_space() -> None:
    state = planet_with(galaxy(), "juniper", destroyed=True, system="")
    state = system_with(state, "C2", planets=())
    state = put(put(put(state, ADA, "C2", "1 scout"), ADA, "D1", "1 scout"), ADA, "E2", "1 scout")
    assert goals.met(state, ADA, "void-watch")


# What can be scored.


@pytest.mark.rule("GAL-G40")
def test_only_goals_in_sight_or_in_hand_and_not_scored_before_can_be_scored() -> None:
    state = having(galaxy(), ADA, technologies=("void-compass", "deep-survey", "gene-vats"), trade_goods=5)
    state = aiming(secretly(holding(state, ADA, "archive"), ADA, "full-coffers", "patron"), "keeper", "learned")
    assert goals.scorable(state, ADA, "public") == ("keeper", "learned")
    assert goals.scorable(state, ADA, "hidden") == ("full-coffers",)
    scored = having(state, ADA, scored=("keeper", "full-coffers"))
    assert goals.scorable(scored, ADA, "public") == ("learned",)
    assert goals.scorable(scored, ADA, "hidden") == ()


@pytest.mark.rule("GAL-G40")
def test_a_goal_is_worth_one_point() -> None:
    voyage = voyage_of(holding(galaxy(), ADA, "archive"))
    goals.score(voyage, ADA, "keeper")
    goals.score(voyage, ADA, "keeper")
    assert (voyage.player(ADA).points, voyage.player(ADA).scored) == (1, ("keeper",)), "and only once"


@pytest.mark.rule("GAL-G40", "GAL-G26", "GAL-G60")
def test_a_goal_that_costs_something_is_paid_for_when_it_is_scored() -> None:
    """6 resources: the home planet (4) and two trade goods, or Aster (2)."""
    state = having(own(galaxy(), ADA, "aster"), ADA, trade_goods=2, habits={"payments": "ask"})
    voyage = voyage_of(state)
    goals.score(voyage, ADA, "great-works")
    assert voyage.player(ADA).points == 0, "nothing is paid yet"
    assert [event.kind for event in voyage.events] == ["scores"], "and everybody hears which it is"
    after, _ = act(run(voyage), ADA, "pay aster, home-1")
    assert (after.players[ADA].points, after.players[ADA].trade_goods) == (1, 2)
    assert after.planet_by_id["aster"].exhausted and after.planet_by_id["home-1"].exhausted


@pytest.mark.rule("GAL-G40", "GAL-G61")
def test_a_goal_that_is_not_met_any_more_is_not_scored() -> None:
    voyage = voyage_of(galaxy())
    goals.score(voyage, ADA, "great-works")
    goals.score(voyage, ADA, "keeper")
    assert voyage.player(ADA).points == 0 and voyage.state.agenda == galaxy().agenda and not voyage.events


@pytest.mark.rule("GAL-G45", "GAL-G01")
def test_the_eighth_point_wins_at_once() -> None:
    voyage = voyage_of(holding(having(galaxy(), BOB, points=7), BOB, "archive"))
    goals.score(voyage, BOB, "keeper")
    assert voyage.state.phase == "over" and voyage.state.winner == BOB


# Hidden goals.


@pytest.mark.rule("GAL-G40", "GAL-G47")
def test_a_drawn_hidden_goal_is_known_to_its_owner_alone() -> None:
    voyage = voyage_of(on_top(galaxy(), "patron"))
    goals.draw_hidden(voyage, ADA)
    assert voyage.player(ADA).goals == ("patron",) and len(voyage.deck("hidden").draw) == 11
    secret = [event for event in voyage.events if "goal" in event.facts]
    assert [event.seats for event in secret] == [(ADA,)]
    assert "patron" not in str([event for event in voyage.events if event.seats is None])
    assert view.view_for(voyage.state, BOB).state.players[ADA].goals == ("",)
    assert view.view_for(voyage.state, ADA).state.players[ADA].goals == ("patron",)


@pytest.mark.rule("GAL-G40")
def test_a_fourth_hidden_goal_is_shuffled_back_even_if_one_is_scored() -> None:
    state = secretly(galaxy(), ADA, "patron", "victor", "schools")
    voyage = voyage_of(having(state, ADA, scored=("patron",)), draws=(0,) * 8)
    goals.draw_hidden(voyage, ADA)
    assert voyage.player(ADA).goals == ("patron", "victor", "schools")
    assert sorted(voyage.deck("hidden").draw) == sorted(state.decks["hidden"].draw)
    assert told(voyage.events, "drew_goal") == [{"who": "Ada", "kept": False}]
    assert not told(voyage.events, "hidden_goal")


@pytest.mark.rule("GAL-G40", "GAL-G68")
def test_the_black_blade_makes_room_for_a_fourth_but_not_a_fifth() -> None:
    state = holding(secretly(galaxy(), ADA, "patron", "victor", "schools"), ADA, "black-blade")
    voyage = voyage_of(state, draws=(0,) * 7)
    goals.draw_hidden(voyage, ADA)
    assert len(voyage.player(ADA).goals) == 4
    goals.draw_hidden(voyage, ADA)
    assert len(voyage.player(ADA).goals) == 4


@pytest.mark.rule("GAL-G40")
def test_with_no_hidden_goal_left_none_is_drawn() -> None:
    state = galaxy()
    voyage = voyage_of(replace(state, decks={**state.decks, "hidden": Deck()}))
    goals.draw_hidden(voyage, ADA)
    assert voyage.player(ADA).goals == ()


@pytest.mark.rule("GAL-G48")
def test_unscored_hidden_goals_of_a_player_who_leaves_go_back_unseen() -> None:
    state = having(secretly(galaxy(), ADA, "patron", "victor"), ADA, scored=("patron",))
    voyage = voyage_of(state, draws=(0,) * 10)
    goals.discard_all(voyage, ADA)
    assert voyage.player(ADA).goals == ("patron",) and len(voyage.deck("hidden").draw) == 11
    assert "victor" in voyage.deck("hidden").draw and not voyage.events


@pytest.mark.rule("GAL-G60", "GAL-G61")
def test_how_far_a_player_is_with_a_goal_is_counted() -> None:
    state = own(galaxy(), ADA, "aster", "brine", "cinder")
    # Three planets outside the home system; Bob has only his home.
    assert goals.progress(state, ADA, "far-holdings") == (3, 4)
    assert goals.progress(state, BOB, "far-holdings") == (0, 4)
    # 2 of the 3 technologies.
    assert goals.progress(having(state, ADA, technologies=("void-compass", "deep-survey")), ADA, "learned") == (2, 3)


@pytest.mark.rule("GAL-G40")
def test_held_back_lies_open_from_the_third_round_on() -> None:
    """It is laid open as round 2 ends, and before that the next goal instead; it is shuffled back."""
    deck = Deck(("held-back", "learned", "jewel"))
    for round, found in ((1, "learned"), (2, "held-back")):
        state = galaxy(2, round=round, public=())
        voyage = voyage_of(replace(state, decks={**state.decks, "public": deck}), draws=(0,) * 10)
        goals.reveal(voyage)
        assert voyage.state.public == (found,)
        assert ("held-back" in voyage.deck("public").draw) == (round == 1)
    last = voyage_of(replace(state, round=1, decks={**state.decks, "public": Deck(("held-back",))}))
    goals.reveal(last)
    assert last.state.public == ("held-back",), "no other is left"


@pytest.mark.rule("GAL-G46", "GAL-G40")
def test_alone_with_bot_players_no_press_says_that_no_goal_can_be_scored() -> None:
    unmet = Question("hidden-goal", ADA, ("none",), "none", together=True)
    state = replace(galaxy(2), phase="status")
    assert str(GAME.unwatched(replace(state, agenda=(unmet, *state.agenda)), ADA)) == "decide none"
    met = replace(unmet, options=("patron", "none"))
    assert GAME.unwatched(replace(state, agenda=(met, *state.agenda)), ADA) is None
