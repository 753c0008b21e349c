"""Producing units at a dock, and one unit by Hired Crews."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Then
from engine.core.verbs import Pass
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.economy import production
from engine.games.galaxy.state.moves import Pay, Produce
from engine.games.galaxy.state.naming import read_force, written_force
from engine.games.galaxy.state.state import Force, Stage, State

from . import build
from .build import ADA, BOB

HOME = build.home(build.galaxy(), ADA)


def yard(trade_goods: int = 0, **fields: object) -> State:
    """Return a galaxy where Ada has a dock at home (4 resources), which is the active system."""
    state = build.put(build.galaxy(), ADA, "home-1", "1 dock")
    return build.having(state, ADA, trade_goods=trade_goods, **fields)


def producing(state: State, system: str = HOME) -> State:
    """Return the state in the production step of Ada's tactical action."""
    voyage = build.voyage_of(state)
    voyage.change(system=system, agenda=(Then("production", system, ADA), Stage("end", ADA)))
    return build.run(voyage)


def done(state: State, *moves: Produce | Pay | Pass) -> State:
    """Return the state after Ada did something in the stages that are open."""
    for move in moves:
        stage = flow.open_stage(state)
        assert stage is not None
        voyage = build.voyage_of(state)
        flow.STAGES[type(stage)].carry_out(voyage, stage, ADA, move)
        state = build.run(voyage)
    return state


def offered(state: State) -> list[str]:
    """Return what Ada can do in the stage that is open, as texts."""
    stage = flow.open_stage(state)
    assert stage is not None
    return [str(move) for move in flow.STAGES[type(stage)].moves(state, stage, ADA)]


def refusal(state: State, units: str) -> str:
    """Return why Ada cannot produce some units."""
    stage = flow.open_stage(state)
    assert stage is not None
    with pytest.raises(IllegalMove) as caught:
        flow.STAGES[flow.Producing].carry_out(build.voyage_of(state), stage, ADA, Produce(units))
    assert str(flow.STAGES[flow.Producing].refuse(state, stage, ADA, Produce(units))) == str(caught.value)
    return str(caught.value)


def cost(state: State, units: str) -> int:
    """Return what some units cost Ada."""
    force = read_force(units)
    assert force is not None
    return production.cost(state, ADA, force)


@pytest.mark.rule("GAL-G13")
@pytest.mark.parametrize(
    ("units", "resources"),
    [
        ("1 scout", 2),
        ("1 transport", 3),
        ("1 battleship", 4),
        ("1 mech", 2),
        ("1 infantry", 1),
        ("2 infantry", 1),
        ("3 infantry", 2),
        ("2 infantry, 1 battleship", 5),
    ],
)
def test_units_have_their_price(units: str, resources: int) -> None:
    assert cost(yard(), units) == resources


@pytest.mark.rule("GAL-G38", "GAL-G13")
def test_gene_vats_give_three_infantry_for_one_resource() -> None:
    state = yard(technologies=("gene-vats",))
    assert [cost(state, f"{number} infantry") for number in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("GAL-G13", "GAL-G11", "GAL-G54")
def test_ships_come_into_the_system_and_ground_forces_onto_the_docks_planet() -> None:
    state = done(producing(yard(1)), Produce("2 infantry, 1 scout"))  # 1 + 2: only home can pay that
    assert state.planet_by_id["home-1"].exhausted
    assert state.planet_by_id["home-1"].troops[ADA] == Force(infantry=2, dock=1)
    assert state.system_by_id[HOME].fleets[ADA] == Force(scout=1)
    assert flow.open_stage(state) == flow.Ending(ADA)


@pytest.mark.rule("GAL-G13", "GAL-G26")
def test_units_are_there_once_they_are_paid_for() -> None:
    asking = replace(yard(2).players[ADA], habits={**build.ASKED, "payments": "ask"})
    state = build.own(yard(2), ADA, "kiln")
    paid = done(producing(state), Produce("1 scout"))
    assert paid.system_by_id[HOME].fleets[ADA] == Force(scout=1), "what is least wasteful pays by itself"
    state = done(producing(replace(state, players=(asking, *state.players[1:]))), Produce("1 scout"))
    assert flow.open_stage(state) == flow.Paying(ADA, "resources", 2)
    assert state.system_by_id[HOME].fleets[ADA] == Force()
    state = done(state, Pay("kiln, 1"))
    assert state.system_by_id[HOME].fleets[ADA] == Force(scout=1)
    assert state.players[ADA].trade_goods == 1


@pytest.mark.rule("GAL-G13", "GAL-G53")
def test_a_dock_produces_up_to_three_units() -> None:
    state = producing(yard(9))
    assert refusal(state, "4 infantry").startswith("A dock produces up to 3 units, and these are 4.")
    assert "produce 3 infantry" in offered(state)


@pytest.mark.rule("GAL-G13", "GAL-G53")
def test_units_are_named_one_by_one_until_the_dock_or_the_purse_is_at_its_end() -> None:
    state = done(producing(yard(1)), Produce("battleship+"))  # 4 of 5
    assert flow.open_stage(state) == flow.Producing(ADA, "home-1", begun=("battleship",))
    loads = ["2 infantry, 1 battleship", "1 battleship", "1 infantry, 1 battleship"]
    assert offered(state) == [*(f"produce {units}" for units in (*loads, "infantry+")), "pass"]
    assert refusal(state, "scout+").startswith("That costs 6 resources, and you can pay 5.")
    assert refusal(state, "dock+")
    # The second infantry is free and the third unit: all is produced, and paid with all there is.
    made = done(state, Produce("infantry+"), Produce("infantry+"))
    assert made.planet_by_id["home-1"].troops[ADA] == Force(infantry=2, dock=1)
    assert made.system_by_id[HOME].fleets[ADA] == Force(battleship=1)
    default = flow.STAGES[flow.Producing].default
    stage = flow.open_stage(state)
    assert stage is not None and default(state, stage, ADA) == Produce("1 battleship")


@pytest.mark.rule("GAL-G13")
def test_everything_that_is_offered_can_be_afforded() -> None:
    # 4 resources: at most a battleship, or a scout and a mech, or 3 infantry with a scout's price.
    moves = offered(producing(yard()))
    assert moves[-1] == "pass"
    assert "produce 1 battleship" in moves and "produce 1 scout, 1 mech" in moves
    assert "produce 2 infantry, 1 transport" in moves
    assert "produce 1 infantry, 1 battleship" not in moves
    assert "produce 2 scout, 1 mech" not in moves
    assert refusal(producing(yard()), "1 battleship, 1 infantry").startswith("That costs 5 resources, and you can pay 4.")


@pytest.mark.rule("GAL-G12")
def test_four_ships_of_a_player_are_the_most_in_a_system() -> None:
    state = producing(build.put(yard(9), ADA, HOME, "3 scout"))
    assert refusal(state, "2 scout").startswith("You can have 4 ships in a system. (GAL-G12)")
    assert "produce 1 scout" in offered(state) and "produce 2 scout" not in offered(state)


@pytest.mark.rule("GAL-G13")
def test_the_supply_limits_what_is_produced() -> None:
    state = producing(build.put(yard(9), ADA, build.where(yard(), "kiln"), "2 battleship"))
    assert refusal(state, "2 battleship").startswith("You have 1 battleship left.")
    assert "produce 1 battleship" in offered(state)
    state = producing(build.put(yard(9), ADA, build.where(yard(), "kiln"), "3 battleship"))
    assert "(GAL-G13)" in refusal(state, "1 battleship")


@pytest.mark.rule("GAL-G13")
@pytest.mark.parametrize("units", ["1 dock", "nothing", "some ships"])
def test_what_no_dock_produces_is_refused(units: str) -> None:
    assert "GAL-G1" in refusal(producing(yard(9)), units)


@pytest.mark.rule("GAL-G13")
def test_no_ship_is_produced_where_others_ships_hold_the_space() -> None:
    state = producing(build.put(yard(9), BOB, HOME, "1 scout"))
    assert "hold the space" in refusal(state, "1 scout")
    assert offered(state)[0] == "produce 3 mech" and not any("scout" in move for move in offered(state))


@pytest.mark.rule("GAL-G13")
def test_nothing_is_asked_without_a_dock_or_without_means() -> None:
    assert flow.open_stage(producing(build.galaxy())) == flow.Ending(ADA)
    assert flow.open_stage(producing(build.planet_with(yard(), "home-1", exhausted=True))) == flow.Ending(ADA)
    assert flow.open_stage(producing(yard(), "C3")) == flow.Ending(ADA)
    taken = build.planet_with(yard(9), "home-1", owner=BOB)
    assert flow.open_stage(producing(taken)) == flow.Ending(ADA)


@pytest.mark.rule("GAL-G30")
def test_nothing_is_produced_on_a_truce_world() -> None:
    state = build.own(build.put(build.galaxy(), ADA, "aster", "1 dock"), ADA, "aster")
    state = build.having(state, ADA, trade_goods=3)
    system = build.where(state, "aster")
    assert flow.open_stage(producing(state, system)) == flow.Producing(ADA, "aster")
    assert flow.open_stage(producing(build.attach(state, "aster", "truce-world"), system)) == flow.Ending(ADA)


@pytest.mark.rule("GAL-G13")
def test_passing_produces_nothing() -> None:
    state = done(producing(yard()), Pass())
    assert flow.open_stage(state) == flow.Ending(ADA)
    assert not state.planet_by_id["home-1"].exhausted


@pytest.mark.rule("GAL-G46")
def test_a_player_who_stays_away_produces_nothing() -> None:
    state = producing(yard())
    stage = flow.open_stage(state)
    assert stage is not None
    assert flow.STAGES[flow.Producing].default(state, stage, ADA) == Pass()


@pytest.mark.rule("GAL-G38", "GAL-G13")
def test_the_autofoundry_makes_a_step_cheaper_by_one_and_never_below_nothing() -> None:
    state = yard(technologies=("autofoundry",))
    after = done(producing(build.planet_with(state, "home-1", exhausted=True)), Produce("2 infantry"))
    assert after.planet_by_id["home-1"].troops[ADA] == Force(infantry=2, dock=1)
    assert "produce 2 infantry, 1 battleship" in offered(producing(state))  # 1 + 4 - 1 = 4
    assert "produce 1 scout, 1 battleship" not in offered(producing(state))  # 2 + 4 - 1 = 5


@pytest.mark.rule("GAL-G38", "GAL-G13")
def test_two_docks_of_a_system_produce_one_after_the_other_and_share_the_discount() -> None:
    state = build.galaxy()
    system = build.where(state, "fallow")
    for planet in ("fallow", "gantry"):
        state = build.own(build.put(state, ADA, planet, "1 dock"), ADA, planet, exhausted=True)
    state = build.having(state, ADA, trade_goods=9, technologies=("autofoundry",))
    state = build.planet_with(state, "home-1", exhausted=True)
    state = producing(state, system)
    assert flow.open_stage(state) == flow.Producing(ADA, "fallow", 1)
    once = done(state, Produce("1 mech"))
    assert once.players[ADA].trade_goods == 9 - 1
    assert flow.open_stage(once) == flow.Producing(ADA, "gantry", 0)
    assert done(once, Produce("1 mech")).players[ADA].trade_goods == 8 - 2
    assert flow.open_stage(done(state, Pass())) == flow.Producing(ADA, "gantry", 1)


def test_what_is_offered_first_leaves_no_infantry_out() -> None:
    moves = offered(producing(yard()))
    assert moves[0] == "produce 2 infantry, 1 transport"  # 1 + 3
    odd = [move for move in moves if move in ("produce 1 infantry", "produce 1 infantry, 1 transport")]
    assert len(odd) == 2 and min(moves.index(move) for move in odd) > moves.index("produce 2 infantry")


@pytest.mark.rule("GAL-G11", "GAL-G13", "GAL-G26", "GAL-G53", "GAL-G54")
def test_production_follows_the_landing_of_a_tactical_action() -> None:
    state = build.having(build.own(yard(2), ADA, "kiln"), ADA, habits={"payments": "ask"})
    state = build.play(state, (ADA, f"activate {HOME}"))
    assert flow.open_stage(state) == flow.Producing(ADA, "home-1")
    state = build.play(state, (ADA, "produce a battleship and 2 infantry"), (ADA, "pay home, 1 trade good"))
    assert state.system_by_id[HOME].fleets[ADA] == Force(battleship=1)
    assert state.planet_by_id["home-1"].troops[ADA] == Force(infantry=2, dock=1)
    assert state.players[ADA].trade_goods == 1
    assert state.active == BOB


@pytest.mark.rule("GAL-G11", "GAL-G53")
def test_where_only_production_would_follow_it_is_asked_for_while_ships_could_still_come() -> None:
    state = build.put(yard(2), ADA, "C3", "1 scout")
    waits = build.play(state, (ADA, f"activate {HOME}"))
    assert flow.open_stage(waits) == flow.Moving(ADA, HOME)
    assert {"move", "produce", "pass"} <= {move.verb for move in GAME.legal(waits, ADA)}
    assert GAME.ask(GAME.view(waits, None)) == f"bring 1 ship from C3 to {HOME}, or produce there."
    made = build.play(waits, (ADA, "produce 2 scouts"))
    assert made.system_by_id[HOME].fleets[ADA] == Force(scout=2) and made.active == BOB
    first = build.play(waits, (ADA, f"move {HOME} C3 1 scout"))
    assert flow.open_stage(first) == flow.Producing(ADA, "home-1"), "nothing else can come"
    assert build.play(first, (ADA, "produce 2 scouts")).system_by_id[HOME].fleets[ADA] == Force(scout=3)


@pytest.mark.rule("GAL-G11")
@pytest.mark.parametrize("besides", ["1 transport, 1 infantry", "others"])
def test_what_comes_before_production_is_not_passed_over(besides: str) -> None:
    state = build.put(yard(2), ADA, "C3", "1 scout")
    player, units = (BOB, "1 scout") if besides == "others" else (ADA, besides)
    state = build.play(build.put(state, player, HOME, units), (ADA, f"activate {HOME}"))
    assert flow.open_stage(state) == flow.Moving(ADA, HOME)
    assert "produce" not in {move.verb for move in GAME.legal(state, ADA)}, "ships to fight, or troops to land"
    assert build.refused(state, ADA, "produce 1 scout").rule == "GAL-G11"


@pytest.mark.rule("GAL-G13", "GAL-G12", "GAL-G53", "GAL-G54")
@given(some.integers(0, 9), some.integers(0, 4), some.integers(0, 3), some.booleans())
def test_what_is_offered_is_all_that_is_possible(goods: int, scouts: int, far: int, blockaded: bool) -> None:
    state = yard(goods)
    for player, system, units in ((ADA, HOME, f"{scouts} scout"), (ADA, "C3", f"{far} battleship"), (BOB, HOME, "1 scout")):
        if not units.startswith("0") and (player == ADA or blockaded):
            state = build.put(state, player, system, units)
    slow = set()
    for kinds in product(range(4), repeat=5):
        force = Force(*kinds)
        # 4 resources of the home planet, and trade goods.
        price = -(-force.infantry // 2) + 2 * (force.scout + force.mech) + 3 * force.transport + 4 * force.battleship
        room = 0 if blockaded else 4 - scouts
        if 1 <= sum(kinds) <= 3 and price <= 4 + goods and force.ships <= room and force.battleship <= 3 - far:
            slow.add(written_force(force))
    found = [written_force(force) for force in production.ways(state, ADA, "home-1", 0)]
    assert len(found) == len(set(found))
    assert set(found) == slow


# Hired Crews.


@pytest.mark.rule("GAL-G26", "GAL-G67")
def test_hired_crews_produce_one_unit_on_a_planet_that_one_controls() -> None:
    # G3 of the notes: Fallow (0/3) is gained, Gantry is not yet: the infantry can go to Fallow only.
    state = build.own(build.galaxy(), ADA, "fallow", exhausted=True)
    state = build.having(state, ADA, trade_goods=2)
    system = build.where(state, "fallow")
    state = build.planet_with(state, "home-1", exhausted=True)
    assert production.crews(state, ADA, system) == ("infantry@fallow", "scout", "mech@fallow")
    voyage = build.voyage_of(state)
    production.produce_one(voyage, ADA, system)
    question = flow.open_questions(voyage.state)[0]
    assert (question.called(), question.owner, question.default) == ("crew", ADA, "infantry@fallow")
    flow.reply(voyage, question, "infantry@fallow")
    after = build.run(voyage)
    assert after.planet_by_id["fallow"].troops[ADA] == Force(infantry=1)
    assert after.players[ADA].trade_goods == 1


@pytest.mark.rule("GAL-G26", "GAL-G67")
def test_hired_crews_are_paid_with_influence_too() -> None:
    state = build.own(build.galaxy(), ADA, "fallow", "lantern")
    state = build.planet_with(state, "home-1", exhausted=True)
    system = build.where(state, "fallow")
    # Fallow 0/3 and Lantern 1/3: with influence 6, with resources alone 1.
    assert "battleship" in production.crews(state, ADA, system)
    assert production.crews(state, ADA, system, ()) == ("infantry@fallow",)
    voyage = build.voyage_of(state)
    production.produce_one(voyage, ADA, system)
    flow.reply(voyage, flow.open_questions(voyage.state)[0], "battleship")
    after = build.run(voyage)
    assert after.system_by_id[system].fleets[ADA] == Force(battleship=1)
    assert after.planet_by_id["fallow"].exhausted and after.planet_by_id["lantern"].exhausted


def test_hired_crews_do_nothing_without_means() -> None:
    state = build.planet_with(build.own(build.galaxy(), ADA, "fallow", exhausted=True), "home-1", exhausted=True)
    assert not production.can_produce_one(state, ADA, build.where(state, "fallow"))
