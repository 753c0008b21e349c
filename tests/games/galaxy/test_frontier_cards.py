"""One test or more for every card of the frontier deck; where it goes is `test_decks`' matter."""

from __future__ import annotations

import pytest

from engine.games.galaxy.state import board
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import NOBODY, Force

from .build import ADA, BOB, dealt, galaxy, having, holding, on_top, play, secretly, system_with, told, where
from .explorations import at_token, chosen, deep, explore, explore_token


@pytest.mark.rule("GAL-030", "GAL-G31")
def test_an_unmarked_fragment_is_of_no_type_until_it_is_used() -> None:
    state, _ = explore_token("unmarked-fragment")
    assert state.players[ADA].fragments == {"unknown": 1}


@pytest.mark.rule("GAL-037", "GAL-G33", "GAL-G50")
def test_an_puzzle_engine_lies_before_its_explorer_and_is_no_fragment() -> None:
    state, _ = explore_token("puzzle-engine")
    assert state.players[ADA].devices == 1
    assert state.players[ADA].fragment_count == 0
    assert state.decks["frontier"].discard == ()


@pytest.mark.rule("GAL-G25", "GAL-G17")
def test_a_trade_post_fills_commodities_or_turns_them_all() -> None:
    during, _ = explore_token("trade-post", commodities=2, trade_goods=1)
    assert chosen(during) == ["choose commodities", "choose convert", "pass"]
    filled = play(during, "choose commodities").players[ADA]
    assert (filled.commodities, filled.trade_goods) == (3, 1)
    turned = play(during, "choose convert").players[ADA]
    assert (turned.commodities, turned.trade_goods) == (0, 3)
    empty, _ = explore_token("trade-post")
    assert chosen(empty) == ["choose commodities", "pass"]


@pytest.mark.parametrize(("card", "goods"), [("small-decay-field", 1), ("decay-field", 2), ("great-decay-field", 3)])
@pytest.mark.rule("GAL-G27", "GAL-G49", "GAL-G25")
def test_decay_fields_give_a_command_token_and_trade_goods(card: str, goods: int) -> None:
    asked, _ = explore_token(card)
    assert asked.players[ADA].trade_goods == goods
    after = play(asked, "choose strategy")
    assert (after.players[ADA].tactic, after.players[ADA].strategy) == (3, 3)
    assert after.decks["frontier"].discard == (card,)


@pytest.mark.rule("GAL-G40", "GAL-G47")
def test_a_silent_hulk_holds_a_hidden_goal_that_only_its_explorer_sees() -> None:
    state, events = explore_token("silent-hulk")
    assert len(state.players[ADA].goals) == 1
    assert [event.seats for event in events if event.kind == "hidden_goal"] == [(ADA,)]
    assert [dict(facts) for facts in told(events, "drew_goal")] == [{"who": "Ada", "kept": True}]


@pytest.mark.rule("GAL-G40")
def test_a_silent_hulk_gives_no_fourth_hidden_goal() -> None:
    state = secretly(at_token(), ADA, "pathfinder", "collector", "patron")
    after, _ = explore(state, deep(state), "silent-hulk", draws=(8, *range(7, 0, -1)))
    assert after.players[ADA].goals == ("pathfinder", "collector", "patron")
    assert sorted(after.decks["hidden"].draw) == sorted(state.decks["hidden"].draw)


@pytest.mark.rule("GAL-G39")
def test_a_stranded_crew_brings_2_order_cards() -> None:
    state, _ = explore_token("stranded-crew")
    assert len(state.players[ADA].hand) == 2
    assert len(state.decks["orders"].draw) == 22


@pytest.mark.rule("GAL-G39", "GAL-014")
def test_a_stranded_crews_cards_beyond_the_limit_go_before_the_card_does() -> None:
    state = dealt(at_token(), ADA, "escort", "escort", "probe", "probe", "long-scan")
    asked, _ = explore(state, deep(state), "stranded-crew")
    assert len(asked.players[ADA].hand) == 7
    assert asked.decks["frontier"].discard == ()
    after = play(asked, "decide escort")
    assert len(after.players[ADA].hand) == 6
    assert after.decks["frontier"].discard == ("stranded-crew",)


@pytest.mark.rule("GAL-G32", "GAL-G49")
def test_a_silent_world_gives_the_top_relic_or_nothing() -> None:
    state, _ = explore(on_top(at_token(), "archive"), deep(galaxy()), "silent-world")
    assert [held.relic for held in state.players[ADA].relics] == ["archive"]
    bare = at_token()
    for relic in content().relics:
        bare = having(holding(bare, BOB, relic), BOB, relics=())
    after, events = explore(bare, deep(bare), "silent-world")
    assert after.players[ADA].relics == ()
    assert told(events, "no_relic") == [{"who": "Ada"}]


@pytest.mark.rule("GAL-G27", "GAL-G49")
def test_an_envoy_ship_brings_2_command_tokens_each_to_the_pool_chosen() -> None:
    asked, _ = explore_token("envoy-ship")
    after = play(asked, "choose tactic", "choose strategy")
    assert (after.players[ADA].tactic, after.players[ADA].strategy) == (4, 3)


@pytest.mark.rule("GAL-G27")
def test_an_envoy_ship_brings_what_the_reinforcements_hold() -> None:
    asked, _ = explore_token("envoy-ship", tactic=9)
    after = play(asked, "choose tactic")
    assert (after.players[ADA].tactic, after.players[ADA].strategy) == (10, 2)
    none, events = explore_token("envoy-ship", tactic=10)
    assert told(events, "no_command") == [{"who": "Ada"}]
    assert none.players[ADA].tactic == 10


@pytest.mark.rule("GAL-G35", "GAL-036", "GAL-G50")
def test_a_gamma_beacon_opens_a_wormhole_in_space_and_is_gone_for_good() -> None:
    state = system_with(at_token(), where(galaxy(), "aster"), gamma=True)
    after, _ = explore(state, deep(state), "gamma-beacon")
    assert {where(after, "aster"), "eddy"} <= set(board.adjacent(after, deep(after)))
    assert after.purged == ("gamma-beacon",)
    assert after.decks["frontier"].discard == ()


@pytest.mark.parametrize("side", ["alpha", "beta"])
@pytest.mark.rule("GAL-038", "GAL-G34", "GAL-G50")
def test_the_tide_storm_lies_in_its_system_with_the_side_chosen_up(side: str) -> None:
    during, _ = explore_token("tide-storm")
    assert chosen(during) == ["choose alpha", "choose beta"]
    after = play(during, f"choose {side}")
    system = after.system_by_id[deep(after)]
    assert system.storm == side
    assert board.wormholes(after, system.id) == (side,)
    assert after.common == ("tide-storm",)
    assert after.decks["frontier"].discard == ()


@pytest.mark.rule("GAL-G36", "GAL-003", "GAL-014", "GAL-036", "GAL-G50")
def test_the_phantom_world_is_gained_ready_and_explored_only_when_its_card_is_gone() -> None:
    state = on_top(at_token(), "cultural-fragment")
    assert state.planet_by_id["phantom-world"].system == ""
    after, events = explore(state, deep(state), "phantom-world")
    planet = after.planet_by_id["phantom-world"]
    assert (planet.system, planet.owner, planet.exhausted) == (deep(after), ADA, False)
    assert after.system_by_id[deep(after)].planets == ("phantom-world",)
    assert after.purged == ("phantom-world",)
    assert after.players[ADA].fragments == {"cultural": 1}
    kinds = [event.kind for event in events]
    order = ["explored", "phantom", "gained", "put_away", "token_returned", "explored", "fragment"]
    assert [kind for kind in kinds if kind in order] == order
    assert not after.system_by_id[deep(after)].frontier


@pytest.mark.rule("GAL-G36", "GAL-G16")
def test_the_phantom_world_is_held_without_units_and_by_no_player_before_it_appears() -> None:
    after, _ = explore_token("phantom-world")
    assert after.planet_by_id["phantom-world"].troops[ADA] == Force()
    assert galaxy().planet_by_id["phantom-world"].owner == NOBODY
    assert [planet.id for planet in after.planets_of(ADA)] == ["home-1", "phantom-world"]
