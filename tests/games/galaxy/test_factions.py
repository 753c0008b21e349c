"""Factions: one ability and one beginning each (GAL-G94)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import Then
from engine.core.game import Setup
from engine.games.galaxy import GAME
from engine.games.galaxy.rules import commands, opening
from engine.games.galaxy.rules.economy import production, wealth
from engine.games.galaxy.rules.events import course
from engine.games.galaxy.rules.exploring import explorations
from engine.games.galaxy.rules.fighting import battles
from engine.games.galaxy.rules.flow import FLOW
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import Battle, Exploration, State
from tests.games.galaxy.build import ADA, BOB, NAMES, act, galaxy, having, home, put, refused, told, voyage_of, where


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
        for player, own in enumerate(state.players):
            space = state.system_by_id[home(state, player)].fleets[player]
            ground = state.planet_by_id[f"home-{player + 1}"].troops[player]
            seen[own.faction] = (own.trade_goods, own.commodities, len(own.hand), space.scout, ground.infantry)
    assert seen == {
        "tollhouse": (3, 1, 0, 1, 4),
        "lampwrights": (1, 2, 0, 1, 4),
        "ninth-levy": (1, 1, 0, 1, 4),
        "almshouse": (1, 2, 0, 1, 4),
        "far-walkers": (3, 1, 0, 1, 4),
        "slipway": (3, 1, 0, 1, 4),
        "gleaners": (1, 3, 0, 1, 4),
        "filing-office": (1, 0, 1, 1, 4),
    }


@pytest.mark.rule("GAL-G94", "GAL-G25", "GAL-G10", "GAL-G53")
def test_tollhouse_lampwrights_and_slipway() -> None:
    assert [wealth.value(playing("tollhouse"), player) for player in (ADA, BOB)] == [4, 3]
    assert [commands.price_of_research(playing("lampwrights"), player) for player in (ADA, BOB)] == [3, 4]
    poor = having(galaxy(), ADA, trade_goods=3, technologies=("void-compass",))
    poor = replace(poor, planets=tuple(replace(planet, exhausted=planet.owner == ADA) for planet in poor.planets))
    assert refused(poor, ADA, "research deep-survey").rule == "GAL-G10"
    after, _ = act(playing("lampwrights", poor), ADA, "research deep-survey")
    assert "deep-survey" in after.players[ADA].technologies and after.players[ADA].trade_goods == 0
    assert [production.most_units(playing("slipway"), player) for player in (ADA, BOB)] == [4, 3]


@pytest.mark.rule("GAL-G94", "GAL-G15")
def test_the_ninth_levy_is_better_on_the_ground_in_the_first_round_only() -> None:
    state = playing("ninth-levy")
    ground = Battle(where(state, "aster"), ADA, BOB, "aster")
    assert [battles.bonus(state, ground, player) for player in (ADA, BOB)] == [1, 0]
    assert battles.bonus(state, replace(ground, round=2), ADA) == 0
    assert battles.bonus(state, replace(ground, planet=""), ADA) == 0, "in space it is as good as any"


@pytest.mark.rule("GAL-G94", "GAL-G42")
@pytest.mark.parametrize(
    ("faction", "before", "goods", "cards"),
    [("almshouse", 0, 1, 1), ("almshouse", 2, 2, 1), ("filing-office", 0, 0, 2), ("", 0, 0, 1)],
)
def test_almshouse_and_filing_office_in_a_status_phase(faction: str, before: int, goods: int, cards: int) -> None:
    state = replace(
        having(playing(faction), ADA, trade_goods=before),
        agenda=(Then("draw order", number=ADA), Then("draw order", number=BOB)),
    )
    voyage = voyage_of(state)
    while voyage.state.agenda:
        FLOW.go_on(voyage)
    state = voyage.state
    assert both(state) == (goods, 0)
    assert [len(player.hand) for player in state.players] == [cards, 1]


@pytest.mark.rule("GAL-G94", "GAL-G42")
def test_far_walkers_are_paid_for_tokens_and_gleaners_for_fragments_that_they_explore() -> None:
    frontier = next(system.id for system in galaxy().systems if system.frontier)
    for faction, goods in {"far-walkers": (1, 0), "gleaners": (1, 0), "slipway": (0, 0)}.items():
        voyage = voyage_of(playing(faction))
        if faction == "gleaners":
            explorations.put_card(voyage, "cultural-fragment", ADA, "aster")
            explorations.put_card(voyage, "cultural-fragment", BOB, "aster")
        else:
            explorations.put_away(voyage, Exploration(ADA, frontier, "frontier", "", "resolved"))
        assert both(voyage.state) == goods, faction
        assert [facts["why"] for facts in told(voyage.events, "goods")] == ([faction] if goods[0] else [])


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
