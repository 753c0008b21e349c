from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import Question, Then
from engine.games.galaxy.rules.economy import technologies
from engine.games.galaxy.rules.exploring import explorations
from engine.games.galaxy.state import board
from engine.games.galaxy.state.state import State

from .build import (
    ADA,
    BOB,
    galaxy,
    having,
    home,
    legal,
    on_top,
    play,
    put,
    refused,
    run,
    system_with,
    told,
    voyage_of,
    where,
)
from .explorations import at_token, deep, explore, explore_token

COMPASS = ("void-compass",)


def at_the_end_of_an_action(state: State) -> State:
    """Return what the end of Ada's tactical action in tile E5's system comes to."""
    voyage = voyage_of(replace(state, system=deep(state), agenda=(Then("compass"), *state.agenda[1:])))
    return run(voyage)


# Where tokens lie.


@pytest.mark.parametrize(("players", "tokens"), [(2, 6), (3, 5), (4, 4), (5, 4), (6, 4)])
@pytest.mark.rule("GAL-019", "GAL-G06", "GAL-G02")
def test_at_setup_each_system_without_a_planet_holds_one_token_and_no_other_does(players: int, tokens: int) -> None:
    systems, _ = board.lay(Dice(KeyedSource("tokens")), tuple(range(players)))
    assert [system.id for system in systems if system.frontier] == [
        system.id for system in systems if system.tile.startswith("E")
    ]
    assert sum(system.frontier for system in systems) == tokens


@pytest.mark.rule("GAL-G06", "GAL-G07")
def test_a_token_is_put_only_where_there_is_no_planet_no_token_and_a_map() -> None:
    state = galaxy()
    empty = deep(state)
    assert not explorations.may_hold_token(state.system_by_id[empty])
    assert explorations.may_hold_token(replace(state.system_by_id[empty], frontier=False))
    assert not explorations.may_hold_token(state.system_by_id[where(state, "aster")])
    assert not explorations.may_hold_token(replace(state.system_by_id["eddy"], planets=()))


@pytest.mark.rule("GAL-020", "GAL-G06")
def test_a_token_placed_later_can_be_explored_like_any_other() -> None:
    state = system_with(at_token(), deep(galaxy()), frontier=False)
    assert explorations.refuse(state, ADA, deep(state)) is not None
    voyage = voyage_of(state)
    explorations.place_token(voyage, deep(state))
    assert voyage.system(deep(state)).frontier
    assert told(voyage.events, "token_placed") == [{"system": deep(state), "what": "frontier"}]
    assert explorations.refuse(voyage.state, ADA, deep(state)) is None


# Who may explore them.


@pytest.mark.rule("GAL-001", "GAL-016")
def test_space_without_a_token_cannot_be_explored() -> None:
    state = put(galaxy(), ADA, home(galaxy(), ADA), "1 scout")
    refusal = explorations.refuse(state, ADA, home(state, ADA))
    assert refusal is not None and refusal.rule == "GAL-016"
    nowhere = explorations.refuse(state, ADA, "Z9")
    assert nowhere is not None and nowhere.rule == "GAL-001"


@pytest.mark.rule("GAL-G21", "GAL-G20")
def test_a_token_is_explored_with_a_ship_beside_it() -> None:
    state = galaxy()
    refusal = explorations.refuse(state, ADA, deep(state))
    assert refusal is not None and refusal.rule == "GAL-G21"
    assert explorations.refuse(at_token(), ADA, deep(state)) is None
    assert explorations.refuse(at_token(), BOB, deep(state)) is not None


@pytest.mark.rule("GAL-017", "GAL-018", "GAL-G20")
def test_without_the_technology_a_tactical_action_explores_no_token() -> None:
    state = at_token()
    after = at_the_end_of_an_action(state)
    assert after.decks["frontier"] == state.decks["frontier"]
    assert after.system_by_id[deep(state)].frontier
    refusal = explorations.refuse_compass(state, ADA, deep(state))
    assert refusal is not None and refusal.rule == "GAL-018"


@pytest.mark.rule("GAL-017", "GAL-021", "GAL-023", "GAL-G20", "GAL-G46")
def test_with_the_technology_and_a_ship_the_token_may_be_explored_at_the_end() -> None:
    state = on_top(having(at_token(), ADA, technologies=COMPASS), "unmarked-fragment")
    asked = at_the_end_of_an_action(state)
    assert legal(asked, ADA)[:2] == ["explore frontier -", "pass"]
    question = asked.agenda[0]
    assert isinstance(question, Question) and question.default == "frontier"
    after = play(asked, "explore frontier")
    assert len(state.decks["frontier"].draw) == 20
    assert len(after.decks["frontier"].draw) == 19
    assert not after.system_by_id[deep(state)].frontier
    assert after.players[ADA].fragments == {"unknown": 1}
    assert after.players[ADA].frontiers == 1


@pytest.mark.rule("GAL-G20")
def test_the_token_may_be_left_alone() -> None:
    state = having(at_token(), ADA, technologies=COMPASS)
    after = play(at_the_end_of_an_action(state), "pass")
    assert after.decks["frontier"] == state.decks["frontier"]
    assert after.system_by_id[deep(state)].frontier
    assert after.players[ADA].frontiers == 0


@pytest.mark.rule("GAL-G20", "GAL-017")
def test_with_the_technology_but_no_ship_left_nothing_is_explored() -> None:
    state = having(galaxy(), ADA, technologies=COMPASS)
    after = at_the_end_of_an_action(state)
    assert not any(isinstance(task, Question) for task in after.agenda)
    assert after.decks["frontier"] == state.decks["frontier"]


@pytest.mark.rule("GAL-G20")
def test_gaining_the_technology_beside_a_token_explores_nothing() -> None:
    voyage = voyage_of(at_token())
    before = voyage.state.agenda
    technologies.gain(voyage, ADA, "void-compass")
    assert voyage.state.agenda == before
    assert voyage.system(deep(voyage.state)).frontier


@pytest.mark.rule("GAL-018", "GAL-G21")
def test_an_order_card_explores_a_token_without_the_technology() -> None:
    state = having(on_top(at_token(), "unmarked-fragment"), ADA, hand=("long-scan",))
    assert refused(galaxy(), ADA, f"play long-scan {deep(state)}").rule is not None
    after = play(state, f"play long-scan {deep(state)}")
    assert not after.system_by_id[deep(state)].frontier
    assert after.players[ADA].fragments == {"unknown": 1}


# When they go.


@pytest.mark.rule("GAL-023", "GAL-G19")
def test_the_token_stays_until_its_card_is_resolved_and_then_goes() -> None:
    during, _ = explore_token("tide-storm")
    assert during.system_by_id[deep(during)].frontier
    after = play(during, "choose alpha")
    assert not after.system_by_id[deep(during)].frontier


@pytest.mark.rule("GAL-G19")
def test_a_system_explored_once_can_hold_a_token_again() -> None:
    state, _ = explore_token("unmarked-fragment")
    assert explorations.may_hold_token(state.system_by_id[deep(state)])


@pytest.mark.rule("GAL-G18", "GAL-023")
def test_a_token_explored_without_any_card_left_still_goes() -> None:
    state = at_token()
    empty = replace(state, decks={**state.decks, "frontier": replace(state.decks["frontier"], draw=())})
    after, events = explore(empty, deep(state))
    assert told(events, "no_card") == [{"who": "Ada", "place": deep(state), "deck": "frontier"}]
    assert not after.system_by_id[deep(state)].frontier
    assert after.players[ADA].frontiers == 1


# Gamma.


@pytest.mark.rule("GAL-G35", "GAL-G03")
def test_a_gamma_token_joins_its_system_to_the_eddy_and_to_later_ones() -> None:
    state = galaxy()
    aster, empty = where(state, "aster"), deep(state)
    assert "eddy" not in board.adjacent(state, aster)
    voyage = voyage_of(state)
    explorations.open_gamma(voyage, aster)
    assert "eddy" in board.adjacent(voyage.state, aster)
    explorations.open_gamma(voyage, empty)
    assert {aster, "eddy"} <= set(board.adjacent(voyage.state, empty))
    assert [facts["what"] for facts in told(voyage.events, "token_placed")] == ["gamma", "gamma"]


@pytest.mark.rule("GAL-G35", "GAL-G17")
def test_a_second_gamma_token_in_a_system_changes_nothing() -> None:
    voyage = voyage_of(galaxy())
    explorations.open_gamma(voyage, "eddy")
    assert voyage.events == []
    assert voyage.system("eddy").gamma
