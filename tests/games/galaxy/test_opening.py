"""How a galaxy begins (GAL-G01, GAL-G05, GAL-G06, GAL-G49)."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import BadOption
from engine.core.game import Event, Setup
from engine.games.galaxy.rules import awaiting, opening
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for
from tests.games.galaxy.build import ADA, BOB, CY, NAMES, Still, act, legal, play, refused, told


def new(players: int = 3, key: str = "opening", options: Options | None = None) -> tuple[State, list[Event]]:
    state, events = opening.new(Setup(NAMES[:players], options or Options()), Dice(KeyedSource(key)))
    return state, list(events)


@pytest.mark.rule("GAL-G05")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_begins_with_the_same(players: int) -> None:
    state, _ = new(players)
    assert state.speaker == state.order[0]
    for number, player in enumerate(state.players):
        assert (player.trade_goods, player.commodities, player.tactic, player.strategy) == (1, 0, 3, 2)
        assert len(player.goals) == 1
        assert player.hand == ()
        assert state.reinforcements(number) == 12 - 5
        (home,) = (planet for planet in state.planets if planet.home == number)
        assert (home.owner, home.exhausted, home.worth, home.weight) == (number, False, 4, 2)
        assert dict(home.troops[number]) == {"infantry": 4, "dock": 1}
        assert dict(state.system_by_id[home.system].fleets[number]) == {"scout": 1, "transport": 1}
    assert len(state.public) == 2
    assert {name: len(deck.draw) for name, deck in state.decks.items()} == {
        "cultural": 20,
        "hazardous": 20,
        "industrial": 20,
        "frontier": 20,
        "relic": 13,
        "orders": 24,
        "public": 14,
        "hidden": 12 - players,
    }


@pytest.mark.rule("GAL-G05")
def test_places_are_drawn() -> None:
    orders = {new(3, f"key {number}")[0].order for number in range(12)}
    assert len(orders) > 3


@pytest.mark.rule("GAL-G06", "GAL-019", "GAL-G02")
def test_a_frontier_token_lies_in_every_system_without_planets() -> None:
    for players in (2, 4, 6):
        state, _ = new(players)
        for system in state.systems:
            assert system.frontier == (not system.planets)
        assert not state.system_by_id["eddy"].frontier
        assert len(state.systems) == 19 + 1
        assert sum(system.frontier for system in state.systems) == {2: 6, 4: 4, 6: 4}[players]


@pytest.mark.rule("GAL-G49")
def test_the_older_frontier_deck_has_fourteen_cards() -> None:
    state, _ = new(2, options=Options(frontier="14"))
    assert len(state.decks["frontier"].draw) == 14
    assert "decay-field" not in state.decks["frontier"].draw


@pytest.mark.rule("GAL-G05", "GAL-G47", "GAL-G38")
def test_first_technologies_are_chosen_in_secret_and_shown_together() -> None:
    state, _ = new(2)
    assert awaiting.awaited(state) == (ADA, BOB)
    wanted = ["void-compass", "field-levies", "deep-survey", "ranging-arrays"]
    assert legal(state, ADA, "decide") == [f"decide {technology}" for technology in wanted]
    state, events = act(state, BOB, "decide deep-survey")
    assert [(event.kind, dict(event.facts)) for event in events if event.seats is None] == [("chose_first", {"who": "Bob"})]
    assert [(event.seats, event.facts["choice"]) for event in events if event.seats] == [((BOB,), "deep-survey")]
    assert state.players[BOB].technologies == ()
    assert view_for(state, ADA).state.players[BOB].first == ""
    assert view_for(state, BOB).state.players[BOB].first == "deep-survey"
    assert not legal(state, BOB, "decide")
    state, events = act(state, ADA, "decide void-compass")
    shown = {facts["who"]: facts["technology"] for facts in told(events, "technology")}
    assert shown == {"Ada": "void-compass", "Bob": "deep-survey"}
    assert state.players[BOB].first == ""
    assert (state.phase, state.round, state.active) == ("action", 1, state.speaker)


@pytest.mark.rule("GAL-G05", "GAL-G38")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_quick_start_deals_another_first_technology_to_each_and_from_table_to_table(players: int) -> None:
    begun = set()
    for lot in range(8):
        state, _ = new(players)
        for _ in range(players):
            (seat, *_) = awaiting.awaited(state)
            move = opening.dealt(state, seat, lot)
            assert move is not None and str(move) in legal(state, seat, "decide")
            state = play(state, (seat, str(move)))
        assert (state.phase, state.round, state.turns) == ("action", 1, 1), "the next press is the first move"
        assert opening.dealt(state, state.active, lot) is None
        first = [player.technologies[0] for player in state.players]
        assert len(set(first)) == min(players, 4)
        begun.add(tuple(first))
    assert len(begun) == 4


@pytest.mark.rule("GAL-G05", "GAL-G38")
def test_a_technology_with_prerequisites_is_no_first_one() -> None:
    assert refused(new(2)[0], ADA, "decide slip-drives").rule == "GAL-G47"


@pytest.mark.rule("GAL-G46", "GAL-G05")
def test_a_player_who_stays_away_at_the_beginning_gets_the_first_technology() -> None:
    state, _ = new(3)
    assert str(awaiting.default(state, CY)) == "decide void-compass"
    for player in (ADA, BOB, CY):
        move = awaiting.default(state, player)
        assert move is not None
        state = play(state, (player, str(move)))
    assert state.phase == "action"


@pytest.mark.rule("GAL-G05", "GAL-G47", "GAL-G40")
def test_a_hidden_goal_is_named_to_its_player_alone() -> None:
    state, events = new(2)
    for event in events:
        if event.kind == "hidden_goal":
            (seat,) = event.seats or ()
            assert state.players[seat].goals == (event.facts["goal"],)
            assert view_for(state, 1 - seat).state.players[seat].goals == ("",)
    assert sum(event.kind == "hidden_goal" for event in events) == 2


@pytest.mark.rule("GAL-G01")
def test_an_expedition_takes_two_at_least() -> None:
    with pytest.raises(BadOption) as refusal:
        opening.new(Setup(("Ada",), Options()), Dice(Still()))
    assert refusal.value.rule == "GAL-G01"
