"""Factions: one ability and one beginning each (GAL-G94)."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.galaxy import GAME
from engine.games.galaxy.rules import awaiting, opening, trading
from engine.games.galaxy.rules.economy import wealth
from engine.games.galaxy.rules.events import course
from engine.games.galaxy.rules.fighting import invasion
from engine.games.galaxy.rules.moving import movement
from engine.games.galaxy.state import board
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import NOBODY, State
from tests.games.galaxy.build import (
    ADA,
    BOB,
    CY,
    NAMES,
    act,
    dealt,
    galaxy,
    having,
    home,
    legal,
    own,
    planet_with,
    play,
    put,
    refused,
    system_with,
    told,
    voyage_of,
    where,
)


def playing(faction: str, state: State | None = None) -> State:
    """Return a galaxy in which Ada plays a faction, and no other player does."""
    return having(state or galaxy(), ADA, faction=faction)


def both(state: State) -> tuple[int, int]:
    """Return the trade goods of Ada and Bob."""
    return state.players[ADA].trade_goods, state.players[BOB].trade_goods


@pytest.mark.rule("GAL-G94")
def test_the_seal_gives_everybody_another_one_and_none_where_they_are_off() -> None:
    on, events = opening.new(Setup(NAMES, Options(factions="on")), Dice(KeyedSource("factions")))
    given = [player.faction for player in on.players]
    assert len(set(given)) == 6 and set(given) <= set(content().factions)
    assert {facts["who"]: facts["faction"] for facts in told(events, "faction")} == dict(zip(NAMES, given, strict=True))
    off, events = opening.new(Setup(NAMES, Options()), Dice(KeyedSource("factions")))
    assert {player.faction for player in off.players} == {""} and not told(events, "faction")


@pytest.mark.rule("GAL-G94", "GAL-G05")
def test_what_they_begin_with() -> None:
    seen: dict[str, tuple[int, int, int, int, int]] = {}
    for lot in range(4):
        state, _ = opening.new(Setup(NAMES, Options(factions="on")), Dice(KeyedSource(f"lot {lot}")))
        for player, item in enumerate(state.players):
            space = state.system_by_id[home(state, player)].fleets[player]
            ground = state.planet_by_id[f"home-{player + 1}"].troops[player]
            seen[item.faction] = (item.trade_goods, item.commodities, len(item.hand), space.scout, ground.infantry)
    assert seen == {
        "tollhouse": (1, 3, 0, 1, 4),
        "lampwrights": (1, 3, 1, 1, 4),
        "ninth-levy": (1, 3, 0, 1, 4),
        "almshouse": (1, 3, 1, 1, 4),
        "far-walkers": (2, 2, 0, 1, 4),
        "slipway": (1, 1, 0, 1, 4),
        "gleaners": (3, 3, 0, 1, 4),
        "filing-office": (1, 2, 2, 1, 4),
    }


@pytest.mark.rule("GAL-G94", "GAL-G24")
def test_the_tollhouse_trades_with_everybody_in_its_turn_and_in_theirs() -> None:
    # Homes of three lie apart: nobody is a neighbour.
    state = having(having(playing("tollhouse", galaxy(3)), ADA, commodities=2), BOB, trade_goods=2, commodities=1)
    assert trading.partners(state, ADA) == (BOB, CY)
    state = play(state, (ADA, "trade bob 2 commodities for 1 trade good"), (BOB, "accept ada"))
    assert both(state) == (1, 3)
    theirs = play(state, (ADA, "pass"))
    assert theirs.active == BOB and trading.partners(theirs, BOB) == (ADA,), "Cy is no neighbour of Bob"
    assert refused(theirs, BOB, "trade cy 1 trade good for nothing").rule == "GAL-G24"


@pytest.mark.rule("GAL-G94", "GAL-G38")
def test_any_ready_planet_of_the_lampwrights_stands_for_a_missing_symbol() -> None:
    # A technology of 2 symbols that Ada has none of: two planets stand for them, and 4 trade goods pay.
    wanted = next(item for item in content().technologies.values() if item.needs == 2)
    plain = [item.id for item in galaxy().planets if item.system and item.home == NOBODY and not item.specialties][:2]
    state = having(own(galaxy(), ADA, *plain), ADA, trade_goods=4, technologies=())
    state = planet_with(state, "home-1", exhausted=True)
    assert refused(state, ADA, f"research {wanted.id}").rule == "GAL-G38"
    after, _ = act(playing("lampwrights", state), ADA, f"research {wanted.id}")
    while awaiting.asked(after, ADA) is not None:
        after, _ = act(after, ADA, legal(after, ADA, "choose")[0])
    assert wanted.id in after.players[ADA].technologies and after.players[ADA].trade_goods == 0
    assert all(after.planet_by_id[planet].exhausted for planet in plain)


@pytest.mark.rule("GAL-G94", "GAL-G15", "GAL-G16")
def test_infantry_of_the_ninth_levy_rises_where_a_rival_lands_on_a_bare_planet() -> None:
    state = own(playing("ninth-levy"), ADA, "aster")
    assert invasion.rises(state, state.planet_by_id["aster"], BOB)
    landed = voyage_of(put(state, BOB, where(state, "aster"), "1 transport, 2 infantry"))
    invasion._land(landed, BOB, "aster", "1 infantry")
    assert landed.state.planet_by_id["aster"].troops[ADA].infantry == 1
    assert [facts["why"] for facts in told(landed.events, "placed_units")] == ["ninth-levy"]
    invasion._land(landed, BOB, "aster", "1 infantry")
    assert landed.state.planet_by_id["aster"].troops[ADA].infantry == 1, "once: then somebody stands there"
    guarded = put(state, ADA, "aster", "1 mech")
    assert not invasion.rises(guarded, guarded.planet_by_id["aster"], BOB)
    other = own(galaxy(), ADA, "aster")
    assert not invasion.rises(other, other.planet_by_id["aster"], BOB), "for no other faction"


@pytest.mark.rule("GAL-G94", "GAL-G26")
def test_without_trade_goods_planets_of_the_almshouse_pay_with_their_greater_number() -> None:
    # A home is worth 4 and 2, Fallow 0 and 3.
    state = own(playing("almshouse"), ADA, "fallow")
    poor = having(state, ADA, trade_goods=0)
    assert [wealth.available(poor, ADA, what) for what in ("resources", "influence")] == [4 + 3, 4 + 3]
    rich = having(state, ADA, trade_goods=1)
    assert [wealth.available(rich, ADA, what) for what in ("resources", "influence")] == [4 + 0 + 1, 2 + 3 + 1]
    other = having(own(galaxy(), ADA, "fallow"), ADA, trade_goods=0)
    assert [wealth.available(other, ADA, what) for what in ("resources", "influence")] == [4 + 0, 2 + 3]


@pytest.mark.rule("GAL-G94", "GAL-G03", "GAL-G12")
def test_to_far_walkers_each_wormhole_leads_to_every_other_one() -> None:
    state = galaxy()
    alpha = next(system.id for system in state.systems if system.wormhole == "alpha")
    beta = next(
        system.id for system in state.systems if system.wormhole == "beta" and system.id not in board.adjacent(state, alpha)
    )
    assert not board.reaches(state, ADA, alpha, beta, 1)
    assert board.reaches(playing("far-walkers", state), ADA, alpha, beta, 1)
    assert board.best(playing("far-walkers", state), ADA, beta, 1)[alpha].path == (alpha, beta)
    assert not board.reaches(playing("far-walkers", state), BOB, alpha, beta, 1), "for their ships alone"


@pytest.mark.rule("GAL-G94", "GAL-G12")
def test_ships_of_the_slipway_families_leave_a_dock_where_their_token_lies() -> None:
    state = put(galaxy(), ADA, home(galaxy(), ADA), "1 scout")
    base = home(state, ADA)
    near = board.adjacent(state, base)[0]
    state = system_with(put(state, ADA, "home-1", "1 dock"), base, tokens=(ADA,))
    assert base not in movement.origins(state, ADA, near)
    assert base in movement.origins(playing("slipway", state), ADA, near)
    after, _ = act(playing("slipway", state), ADA, f"activate {near}")
    assert any(move.startswith(f"move {near} {base} ") for move in legal(after, ADA, "move"))
    away = system_with(put(playing("slipway"), ADA, "C3", "1 scout"), "C3", tokens=(ADA,))
    assert "C3" not in movement.origins(away, ADA, board.adjacent(away, "C3")[0]), "only where a dock is"


@pytest.mark.rule("GAL-G94", "GAL-G31")
def test_one_fragment_of_each_kind_is_a_relic_for_the_gleaners() -> None:
    pieces = {"cultural": 1, "industrial": 1, "hazardous": 1}
    state = having(galaxy(), ADA, fragments=pieces)
    assert refused(state, ADA, "relic mixed").rule == "GAL-G94"
    assert legal(state, ADA, "relic") == []
    assert legal(playing("gleaners", state), ADA, "relic") == ["relic mixed"]
    after, _ = act(playing("gleaners", state), ADA, "relic mixed")
    assert len(after.players[ADA].relics) == 1 and after.players[ADA].fragment_count == 0
    fewer = having(galaxy(), ADA, fragments={"cultural": 2, "industrial": 2})
    assert legal(playing("gleaners", fewer), ADA, "relic") == []


@pytest.mark.rule("GAL-G94", "GAL-G39", "GAL-G09")
def test_once_a_turn_a_card_of_the_filing_office_does_not_end_it() -> None:
    state = dealt(galaxy(), ADA, "requisition", "requisition")
    other, _ = act(state, ADA, "play requisition")
    assert other.active == BOB, "for others a card is the action"
    state, _ = act(playing("filing-office", state), ADA, "play requisition")
    assert state.active == ADA and legal(state, ADA, "activate")
    assert not legal(state, ADA, "play") and refused(state, ADA, "play requisition").rule == "GAL-G94"
    ended = play(state, (ADA, "pass"))
    assert ended.active == BOB and not ended.players[ADA].passed, "the card was the action"
    assert str(awaiting.default(state, ADA)) == "pass"


@pytest.mark.rule("GAL-G94")
def test_everybody_reads_who_plays_what() -> None:
    state = playing("gleaners", put(galaxy(), ADA, "home-1", "1 infantry"))
    state = having(state, BOB, faction="tollhouse")
    told_of = GAME.tell(
        GAME.view(state, None), [course.Faction("Ada", "gleaners").told(), course.Faction("Bob", "tollhouse").told()]
    )
    assert told_of == ("Ada plays **Gleaners** and Bob plays **The Tollhouse**.\n-# What a faction can do: `/look cards`")
    assert "Ada: **Gleaners**, a faction: " in GAME.page(GAME.view(state, None), "cards", "")
    assert "broom" in GAME.private(GAME.view(state, ADA)) and "broom" not in GAME.private(GAME.view(state, BOB))
