"""The orders that a strategy token buys."""

from __future__ import annotations

import pytest

from engine.core.verbs import SetOrder
from engine.games.galaxy.rules import commands, flow, turns
from engine.games.galaxy.rules.economy import production
from engine.games.galaxy.state.moves import Pay, Research
from engine.games.galaxy.state.state import Force, Held, State

from . import build
from .build import ADA, BOB


def bought(state: State, move: SetOrder | Research, *options: str, player: int = ADA) -> State:
    """Return the state after a player bought an order and answered what it asks, in order."""
    voyage = build.voyage_of(state)
    voyage.finish()
    commands.carry_out(voyage, player, move)
    flow.run(voyage)
    for option in options:
        stage = flow.open_stage(voyage.state)
        if isinstance(stage, flow.Paying):
            flow.STAGES[flow.Paying].carry_out(voyage, stage, player, Pay(option))
        else:
            question = flow.open_questions(voyage.state)[0]
            assert option in question.options
            flow.reply(voyage, question, option)
        flow.run(voyage)
    return voyage.state


def refusal(state: State, move: SetOrder | Research) -> str:
    """Return why Ada cannot buy an order."""
    assert move not in list(commands.moves(state, ADA))
    return str(turns.ACTIONS[move.verb].refuse(state, ADA, move))


@pytest.mark.rule("GAL-G10", "GAL-G25")
def test_trade_fills_up_commodities() -> None:
    state = bought(build.having(build.galaxy(), ADA, commodities=1), SetOrder("trade"))
    assert state.players[ADA].commodities == 3
    assert state.players[ADA].strategy == 1


@pytest.mark.rule("GAL-G10", "GAL-G25")
def test_trade_is_not_sold_to_a_player_who_has_all_commodities() -> None:
    assert "GAL-G25" in refusal(build.having(build.galaxy(), ADA, commodities=3), SetOrder("trade"))


@pytest.mark.rule("GAL-G10")
def test_muster_puts_two_infantry_on_an_own_planet() -> None:
    state = bought(build.own(build.galaxy(), ADA, "aster"), SetOrder("muster"), "aster")
    assert state.planet_by_id["aster"].troops[ADA] == Force(infantry=2)
    assert state.planet_by_id["home-1"].troops[ADA] == Force()
    assert state.players[ADA].strategy == 1


@pytest.mark.rule("GAL-G10")
def test_no_player_is_asked_where_there_is_only_one_planet() -> None:
    state = bought(build.turn_of(build.galaxy(), BOB), SetOrder("muster"), player=BOB)
    assert state.planet_by_id["home-2"].troops[BOB] == Force(infantry=2)


@pytest.mark.rule("GAL-G10", "GAL-G30")
def test_no_infantry_musters_on_a_truce_world() -> None:
    state = build.attach(build.own(build.galaxy(), ADA, "aster"), "aster", "truce-world")
    assert production.grounds(state, ADA, "infantry") == ("home-1",)
    bare = build.planet_with(state, "home-1", owner=BOB)
    assert "GAL-G10" in refusal(bare, SetOrder("muster"))


@pytest.mark.rule("GAL-G10", "GAL-G26")
def test_build_costs_four_resources_and_puts_a_dock_where_none_is() -> None:
    state = build.put(build.own(build.galaxy(), ADA, "aster", "kiln"), ADA, "home-1", "1 dock")
    # 4 of home 4, Aster 2, Kiln 1: only home, or all that is less than 4; so nothing is asked.
    state = bought(state, SetOrder("build"), "kiln")
    assert state.planet_by_id["home-1"].exhausted
    assert not state.planet_by_id["kiln"].exhausted
    assert state.planet_by_id["kiln"].troops[ADA] == Force(dock=1)
    assert state.players[ADA].strategy == 1


@pytest.mark.rule("GAL-G10")
def test_a_dock_is_not_built_beside_another() -> None:
    state = build.put(build.galaxy(), ADA, "home-1", "1 dock")
    assert refusal(state, SetOrder("build")).startswith("No planet of yours can take a dock")


@pytest.mark.rule("GAL-G10", "GAL-G13")
def test_the_fourth_dock_is_not_in_the_box() -> None:
    state = build.own(build.galaxy(), ADA, "aster", "kiln", "brine")
    for planet in ("aster", "kiln", "brine"):
        state = build.put(state, ADA, planet, "1 dock")
    assert refusal(state, SetOrder("build")).startswith("You have no more docks")


@pytest.mark.rule("GAL-G10")
@pytest.mark.parametrize("order", [SetOrder("build"), Research("field-levies")])
def test_what_costs_four_resources_is_refused_with_three(order: SetOrder | Research) -> None:
    state = build.planet_with(build.own(build.galaxy(), ADA, "ember-reach"), "home-1", exhausted=True)
    assert "4 resources" in refusal(state, order)
    assert order in list(commands.moves(build.having(state, ADA, trade_goods=1), ADA))


@pytest.mark.rule("GAL-G10", "GAL-G38")
def test_research_costs_four_resources_and_the_token() -> None:
    state = bought(build.galaxy(), Research("field-levies"))
    assert state.players[ADA].technologies == ("field-levies",)
    assert state.planet_by_id["home-1"].exhausted
    assert state.players[ADA].strategy == 1


@pytest.mark.rule("GAL-G10", "GAL-G38")
def test_research_needs_the_prerequisites() -> None:
    state = build.having(build.galaxy(), ADA, technologies=("field-levies",))
    assert "GAL-G38" in refusal(state, Research("gene-vats"))
    # Field Levies and Juniper's green specialty are the two green symbols; home pays.
    state = bought(build.own(state, ADA, "juniper"), Research("gene-vats"))
    assert state.players[ADA].technologies == ("field-levies", "gene-vats")
    assert state.planet_by_id["juniper"].exhausted


@pytest.mark.rule("GAL-G10", "GAL-G26")
def test_a_specialty_planet_does_not_pay_and_teach_at_once() -> None:
    state = build.having(build.galaxy(), ADA, technologies=("ranging-arrays",), trade_goods=1)
    state = build.own(build.planet_with(state, "home-1", exhausted=True), ADA, "ember-reach")  # 3/0, red
    assert Research("void-compass") in list(commands.moves(state, ADA))
    assert "GAL-G38" in refusal(state, Research("siege-doctrine"))


@pytest.mark.rule("GAL-G10")
def test_no_order_without_a_strategy_token() -> None:
    state = build.having(build.galaxy(), ADA, strategy=0)
    assert list(commands.moves(state, ADA)) == []
    for move in (SetOrder("trade"), SetOrder("muster"), SetOrder("build"), Research("field-levies")):
        assert refusal(state, move).startswith("An order costs 1 strategy token")


@pytest.mark.rule("GAL-G10", "GAL-G32")
def test_the_scepter_is_asked_about_first() -> None:
    state = build.holding(build.galaxy(), ADA, "scepter-of-orders")
    after = bought(state, SetOrder("trade"), "scepter-of-orders")
    assert after.players[ADA].strategy == 2
    assert after.players[ADA].relics == (Held("scepter-of-orders", True),)
    assert after.players[ADA].commodities == 3


@pytest.mark.rule("GAL-G10")
def test_words_that_are_no_order_are_refused() -> None:
    assert refusal(build.galaxy(), SetOrder("attack")).startswith("A strategy token buys")
    assert refusal(build.galaxy(), SetOrder("research")).startswith("Say which technology")


@pytest.mark.rule("GAL-G10")
def test_every_order_is_offered_where_it_is_possible() -> None:
    moves = [str(move) for move in commands.moves(build.galaxy(), ADA)]
    assert moves == [
        "research void-compass",
        "research field-levies",
        "research deep-survey",
        "research ranging-arrays",
        "order trade",
        "order muster",
        "order build",
    ]


def test_what_is_paid_may_be_chosen() -> None:
    state = build.having(build.own(build.galaxy(), ADA, "aster", "kiln"), ADA, trade_goods=4, habits={"payments": "ask"})
    state = bought(state, Research("deep-survey"))
    assert flow.open_stage(state) == flow.Paying(ADA, "resources", 4)
    assert state.players[ADA].technologies == ()
