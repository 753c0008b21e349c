"""Legendary planets, and planets explored again: Deep Survey and the Crown of the Tomb."""

from __future__ import annotations

import pytest

from engine.core.flow import Question
from engine.games.galaxy.rules import card_actions
from engine.games.galaxy.rules.economy import wealth
from engine.games.galaxy.rules.exploring import explorations
from engine.games.galaxy.speech.words import power_of
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.moves import Apply
from engine.games.galaxy.state.state import Stage, State
from tests.games.galaxy.build import (
    ADA,
    BOB,
    act,
    attach,
    galaxy,
    having,
    holding,
    legal,
    on_top,
    own,
    planet_with,
    put,
    system_with,
    voyage_of,
)


def uses(state: State, player: int = ADA) -> list[str]:
    """Return the abilities that a player can use."""
    return [str(move) for move in card_actions.abilities(state, player)]


def use(state: State, item: str, target: str = "-") -> State:
    """Return the state after Ada used a planet."""
    voyage = voyage_of(state)
    assert card_actions.ABLE.refuse(state, ADA, Apply(item, target)) is None
    card_actions.use_ability(voyage, ADA, Apply(item, target))
    return voyage.state


@pytest.mark.rule("GAL-G44")
def test_lantern_draws_an_order_card_once_until_the_status_phase() -> None:
    state = own(galaxy(), ADA, "lantern", exhausted=True)
    assert uses(state) == ["use lantern -"], "that the planet is exhausted makes no difference"
    state = use(state, "lantern")
    assert len(state.players[ADA].hand) == 1 and uses(state) == []
    voyage = voyage_of(state)
    wealth.ready_all_planets(voyage)
    assert uses(voyage.state) == [], "the council readies planets, not their abilities"
    wealth.ready_all(voyage)
    assert uses(voyage.state) == ["use lantern -"]


@pytest.mark.rule("GAL-G44")
def test_threshold_gives_a_trade_good() -> None:
    state = use(own(galaxy(), ADA, "threshold"), "threshold")
    assert state.players[ADA].trade_goods == 1 and state.planet_by_id["threshold"].used


def _instead_of_lantern(world: str) -> State:
    """Return a galaxy with another legendary planet, Ada's, where Lantern lies."""
    return planet_with(galaxy(), "lantern", id=world, name=content().planets[world].name, owner=ADA)


@pytest.mark.rule("GAL-G44", "GAL-G81", "GAL-G30")
def test_roll_call_puts_infantry_on_itself_and_none_under_a_truce() -> None:
    state = _instead_of_lantern("roll-call")
    assert uses(state) == ["use roll-call -"]
    state = use(state, "roll-call")
    assert state.planet_by_id["roll-call"].troops[ADA].infantry == 1 and uses(state) == []
    assert uses(attach(_instead_of_lantern("roll-call"), "roll-call", "truce-world")) == []


@pytest.mark.rule("GAL-G44", "GAL-G81", "GAL-G25")
def test_fairground_gives_2_commodities_as_far_as_there_is_room() -> None:
    state = _instead_of_lantern("fairground")
    assert use(state, "fairground").players[ADA].commodities == 2
    nearly = having(state, ADA, commodities=2)
    assert use(nearly, "fairground").players[ADA].commodities == 3
    # The button says what there is room for.
    world = content().planets["fairground"]
    assert (power_of(world), power_of(world, 1)) == ("gain 2 commodities", "gain 1 commodity")
    assert uses(having(state, ADA, commodities=3)) == []


@pytest.mark.rule("GAL-G44", "GAL-G36", "GAL-G12")
def test_the_phantom_world_puts_a_scout_beside_an_own_ship() -> None:
    state = planet_with(galaxy(), "phantom-world", owner=ADA, system="E2")
    assert uses(state) == []
    state = put(put(put(state, ADA, "D1", "1 transport"), ADA, "B2", "4 scout"), BOB, "E3", "1 scout")
    assert uses(state) == ["use phantom-world D1"], "B2 is full, E3 is Bob's"
    state = use(state, "phantom-world", "D1")
    assert state.system_by_id["D1"].fleets[ADA].scout == 1


@pytest.mark.rule("GAL-G44", "GAL-G13")
def test_the_phantom_world_needs_a_scout_in_the_reinforcements() -> None:
    state = planet_with(galaxy(), "phantom-world", owner=ADA, system="E2")
    state = put(put(put(state, ADA, "D1", "1 transport"), ADA, "B2", "3 scout"), ADA, "B1", "3 scout")
    assert uses(state) == []


@pytest.mark.rule("GAL-G44")
def test_abilities_are_used_at_the_end_of_an_own_turn() -> None:
    state = own(having(galaxy(), ADA, hand=("requisition",)), ADA, "threshold")
    assert not [move for move in legal(state, ADA, "use") if "threshold" in move]
    state, _ = act(state, ADA, "play requisition")
    stage = state.agenda[0]
    assert isinstance(stage, Stage) and stage.kind == "end"
    state, _ = act(state, ADA, "use threshold")
    assert state.players[ADA].trade_goods == 3
    assert not [move for move in legal(state, ADA, "use") if "threshold" in move]


@pytest.mark.rule("GAL-G44")
def test_only_its_controller_uses_an_ability_and_the_world_forge_brings_none() -> None:
    state = own(galaxy(), BOB, "lantern")
    assert uses(state) == [] and uses(state, BOB) == ["use lantern -"]
    voyage = voyage_of(own(state, ADA, "aster"))
    explorations.attach(voyage, "world-forge", "aster")
    assert uses(voyage.state) == []
    for item in ("lantern", "aster", "nothing"):
        refusal = card_actions.ABLE.refuse(voyage.state, ADA, Apply(item))
        assert refusal is not None and refusal.rule == "GAL-G44"


# Deep Survey.


def surveyor() -> State:
    """Return a galaxy in which Ada has Deep Survey, Brine and Cinder (both in A2), one infantry on Brine."""
    state = having(own(galaxy(), ADA, "brine", "cinder"), ADA, technologies=("deep-survey",))
    return put(state, ADA, "brine", "1 infantry")


@pytest.mark.rule("GAL-015", "GAL-G22", "GAL-G11")
def test_deep_survey_explores_an_own_planet_with_a_unit_as_its_system_is_activated() -> None:
    state = on_top(surveyor(), "industrial-fragment")
    state, _ = act(state, ADA, "activate A2")
    question = state.agenda[0]
    assert isinstance(question, Question) and question.kind == "survey"
    assert question.options == ("brine", "none"), "Cinder holds no unit"
    assert question.default == "none"
    state, _ = act(state, ADA, "explore brine")
    assert state.players[ADA].fragments == {"industrial": 1} and len(state.decks["industrial"].draw) == 19


@pytest.mark.rule("GAL-G22", "GAL-G17")
def test_deep_survey_may_be_left() -> None:
    state, _ = act(surveyor(), ADA, "activate A2")
    state, _ = act(state, ADA, "pass")
    assert len(state.decks["industrial"].draw) == 20


@pytest.mark.rule("GAL-G22", "GAL-G38")
@pytest.mark.parametrize("without", ["technology", "units", "control"])
def test_deep_survey_asks_nothing_where_it_cannot_be_used(without: str) -> None:
    state = surveyor()
    if without == "technology":
        state = having(state, ADA, technologies=())
    elif without == "units":
        state = put(having(own(galaxy(), ADA, "brine"), ADA, technologies=("deep-survey",)), ADA, "A2", "1 infantry")
    else:
        state = own(state, BOB, "brine")
    state, _ = act(state, ADA, "activate A2")
    assert not [task for task in state.agenda if isinstance(task, Question) and task.kind == "survey"]


# Crown of the Tomb, first half.


@pytest.mark.rule("GAL-015", "GAL-G22", "GAL-G32", "GAL-G11")
def test_the_crown_of_the_tomb_explores_any_own_planet_after_a_tactical_action() -> None:
    state = on_top(own(holding(galaxy(), ADA, "crown-of-the-tomb"), ADA, "aster", "brine"), "cultural-fragment")
    state, _ = act(state, ADA, "activate B2")
    question = state.agenda[0]
    assert isinstance(question, Question) and question.kind == "crown"
    assert question.options == ("aster", "brine", "none") and question.default == "none"
    state, _ = act(state, ADA, "explore aster")
    assert state.players[ADA].fragments == {"cultural": 1}
    assert not state.players[ADA].holds("crown-of-the-tomb", ready=True)
    assert state.active == BOB


@pytest.mark.rule("GAL-G22", "GAL-G32")
def test_an_exhausted_crown_of_the_tomb_is_not_offered_and_a_declined_one_stays_ready() -> None:
    state = own(holding(galaxy(), ADA, "crown-of-the-tomb"), ADA, "aster")
    declined, _ = act(act(state, ADA, "activate B2")[0], ADA, "pass")
    assert declined.players[ADA].holds("crown-of-the-tomb", ready=True) and declined.active == BOB
    relics = tuple(type(held)(held.relic, True) for held in state.players[ADA].relics)
    tired, _ = act(having(state, ADA, relics=relics), ADA, "activate B2")
    assert tired.active == BOB


@pytest.mark.rule("GAL-009", "GAL-G22")
def test_the_crown_explores_no_planet_without_a_trait() -> None:
    state, _ = act(holding(galaxy(), ADA, "crown-of-the-tomb"), ADA, "activate B2")
    assert state.active == BOB


@pytest.mark.rule("GAL-G22", "GAL-G30")
def test_a_truce_world_can_be_explored_like_any_other() -> None:
    state = attach(own(holding(galaxy(), ADA, "crown-of-the-tomb"), ADA, "aster"), "aster", "truce-world")
    state, _ = act(system_with(state, "B2", tokens=()), ADA, "activate B2")
    question = state.agenda[0]
    assert isinstance(question, Question) and question.options == ("aster", "none")
