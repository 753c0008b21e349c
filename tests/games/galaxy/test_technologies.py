"""Technologies: what they need, what stands in for a missing symbol, and the Puzzle Engine that teaches one."""

from __future__ import annotations

import pytest

from engine.core.flow import Question
from engine.games.galaxy.rules.economy import technologies
from engine.games.galaxy.rules.exploring import decks
from engine.games.galaxy.rules.relics import components
from engine.games.galaxy.speech import asking
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for
from tests.games.galaxy.build import ADA, BOB, act, attach, galaxy, having, holding, legal, own, refused, told, voyage_of

FREE = ("void-compass", "field-levies", "deep-survey", "ranging-arrays")


def asked(state: State) -> Question:
    """Return the question that is open."""
    question = state.agenda[0]
    assert isinstance(question, Question), question
    return question


# Isle of Glass has a blue specialty, Kiln a yellow one (galaxy-decks: GAL-G04).


@pytest.mark.rule("GAL-G38")
def test_there_are_two_technologies_of_each_colour_one_of_them_free() -> None:
    known = content().technologies.values()
    for colour in ("blue", "green", "yellow", "red"):
        assert sorted(item.needs for item in known if item.colour == colour) == [0, 2]


@pytest.mark.rule("GAL-G38")
def test_without_anything_only_the_free_ones_can_be_researched() -> None:
    assert technologies.researchable(galaxy(), ADA) == FREE
    assert technologies.missing(galaxy(), ADA, "slip-drives") == 2


@pytest.mark.rule("GAL-G38")
def test_a_technology_is_a_symbol_of_its_own_colour_only() -> None:
    state = having(galaxy(), ADA, technologies=("void-compass",))
    assert technologies.missing(state, ADA, "slip-drives") == 1
    assert technologies.missing(state, ADA, "gene-vats") == 2
    assert state.players[ADA].knows("void-compass") and not state.players[BOB].knows("void-compass")


@pytest.mark.rule("GAL-G38")
def test_a_ready_specialty_planet_stands_in_for_one_symbol() -> None:
    state = having(own(galaxy(), ADA, "isle-of-glass"), ADA, technologies=("void-compass",))
    assert "slip-drives" in technologies.researchable(state, ADA)
    assert "slip-drives" not in technologies.researchable(own(state, ADA, "isle-of-glass", exhausted=True), ADA)
    assert "slip-drives" not in technologies.researchable(own(state, BOB, "isle-of-glass"), ADA)
    assert "slip-drives" not in technologies.researchable(having(state, ADA, technologies=()), ADA), "two are missing"


@pytest.mark.rule("GAL-G38", "GAL-G28", "GAL-G10")
def test_researching_with_a_laboratory_exhausts_its_planet() -> None:
    state = attach(own(galaxy(), ADA, "isle-of-glass", "aster"), "aster", "blue-laboratory")
    state, events = act(state, ADA, "research slip-drives")
    assert state.players[ADA].technologies == ("slip-drives",)
    assert state.planet_by_id["isle-of-glass"].exhausted and state.planet_by_id["aster"].exhausted
    assert told(events, "technology") == [{"who": "Ada", "technology": "slip-drives", "how": "researched"}]


@pytest.mark.rule("GAL-G38", "GAL-G46")
def test_which_specialty_planet_is_exhausted_is_asked_where_there_is_a_choice() -> None:
    state = attach(own(galaxy(), ADA, "isle-of-glass", "aster"), "aster", "blue-laboratory")
    state = having(state, ADA, technologies=("void-compass",))
    state, _ = act(state, ADA, "research slip-drives")
    assert asked(state).kind == "specialty" and asked(state).options == ("aster", "isle-of-glass")
    assert asked(state).default == "aster"
    state, _ = act(state, ADA, "choose isle-of-glass")
    assert state.planet_by_id["home-1"].exhausted, "only the home planet could still pay 4"
    assert state.players[ADA].technologies == ("void-compass", "slip-drives")
    assert not state.planet_by_id["aster"].exhausted


@pytest.mark.rule("GAL-G38", "GAL-G26")
def test_a_payment_names_the_planet_that_stands_for_a_colour() -> None:
    """Four trade goods pay 4, and so do two beside Aster: it is asked."""
    state = having(own(galaxy(), ADA, "isle-of-glass", "aster"), ADA, technologies=("void-compass",), trade_goods=4)
    state, _ = act(own(state, ADA, "home-1", exhausted=True), ADA, "research slip-drives")
    assert state.planet_by_id["isle-of-glass"].exhausted
    assert asking.ask(view_for(state, ADA)) == "pay 4 resources for Slip Drives. Isle of Glass stands for blue."


@pytest.mark.rule("GAL-G38", "GAL-G26")
def test_a_planet_gives_its_symbol_or_its_resources_not_both() -> None:
    """Ember Reach has a red specialty and 3 resources; without it there is 1 resource short of the 4 of an order."""
    state = own(own(galaxy(), ADA, "home-1", exhausted=True), ADA, "ember-reach", "gantry", "kiln")
    state = having(state, ADA, technologies=("ranging-arrays",))
    assert "siege-doctrine" in technologies.researchable(state, ADA)
    assert "siege-doctrine" not in technologies.researchable(state, ADA, 4), "3 + 2 + 1, or the symbol and 2 + 1"
    assert "siege-doctrine" in technologies.researchable(having(state, ADA, trade_goods=1), ADA, 4)
    assert "cannot also pay" in refused(state, ADA, "research siege-doctrine").words


@pytest.mark.rule("GAL-G38")
def test_refusals_say_what_is_lacking() -> None:
    state = having(galaxy(), ADA, technologies=("void-compass",))
    assert "already" in refused(state, ADA, "research void-compass").words
    error = refused(state, ADA, "research slip-drives")
    assert "2 blue symbols" in error.words and "1 of them" in error.words and error.rule == "GAL-G38"


@pytest.mark.rule("GAL-G38")
def test_a_technology_that_is_gained_needs_no_prerequisites_and_comes_once() -> None:
    voyage = voyage_of(galaxy())
    technologies.gain(voyage, ADA, "gene-vats")
    technologies.gain(voyage, ADA, "gene-vats")
    assert voyage.player(ADA).technologies == ("gene-vats",)
    assert told(voyage.events, "technology") == [{"who": "Ada", "technology": "gene-vats", "how": "gained"}]


@pytest.mark.rule("GAL-G20")
def test_gaining_void_compass_explores_nothing() -> None:
    voyage = voyage_of(galaxy())
    agenda = voyage.state.agenda
    technologies.gain(voyage, ADA, "void-compass")
    assert voyage.state.agenda == agenda


# Seer's Vial.


@pytest.mark.rule("GAL-G32", "GAL-G38")
def test_the_seers_vial_is_a_symbol_where_one_is_missing() -> None:
    state = having(holding(galaxy(), ADA, "seers-vial"), ADA, technologies=("void-compass",))
    assert "slip-drives" in technologies.researchable(state, ADA)
    state, _ = act(state, ADA, "research slip-drives")
    assert state.players[ADA].technologies == ("void-compass", "slip-drives"), "there was nothing to ask"
    assert not state.players[ADA].holds("seers-vial", ready=True) and state.players[ADA].holds("seers-vial")
    assert state.players[ADA].hand == ()


@pytest.mark.rule("GAL-G32")
def test_the_seers_vial_draws_an_order_card_where_no_symbol_is_missing() -> None:
    state = holding(galaxy(), ADA, "seers-vial")
    state, _ = act(state, ADA, "research void-compass")
    assert asked(state).kind == "vial" and asked(state).options == ("card", "none") and asked(state).default == "none"
    drawn, _ = act(state, ADA, "choose card")
    assert len(drawn.players[ADA].hand) == 1 and not drawn.players[ADA].holds("seers-vial", ready=True)
    kept, _ = act(state, ADA, "choose none")
    assert kept.players[ADA].hand == () and kept.players[ADA].holds("seers-vial", ready=True)
    assert drawn.players[ADA].technologies == kept.players[ADA].technologies == ("void-compass",)


@pytest.mark.rule("GAL-G32", "GAL-G38")
def test_with_the_vial_a_specialty_planet_may_stay_ready_or_not() -> None:
    state = having(holding(own(galaxy(), ADA, "isle-of-glass"), ADA, "seers-vial"), ADA, technologies=("void-compass",))
    state, _ = act(state, ADA, "research slip-drives")
    assert asked(state).options == ("symbol", "card", "none")
    waived, _ = act(state, ADA, "choose symbol")
    drawn, _ = act(state, ADA, "choose card")
    assert not waived.planet_by_id["isle-of-glass"].exhausted
    assert drawn.planet_by_id["isle-of-glass"].exhausted and len(drawn.players[ADA].hand) == 1


@pytest.mark.rule("GAL-G32")
def test_the_vial_waives_one_symbol_not_two() -> None:
    assert "slip-drives" not in technologies.researchable(holding(galaxy(), ADA, "seers-vial"), ADA)


@pytest.mark.rule("GAL-G32")
def test_the_vial_is_not_used_where_a_technology_is_only_gained() -> None:
    voyage = voyage_of(holding(galaxy(), ADA, "seers-vial"))
    technologies.gain(voyage, ADA, "deep-survey")
    assert voyage.player(ADA).holds("seers-vial", ready=True) and voyage.state.agenda == galaxy().agenda


# Puzzle Engine.


def equipped() -> State:
    """Return a galaxy in which Ada has a Puzzle Engine, her home (4 resources) and Aster (2)."""
    return having(own(galaxy(), ADA, "aster"), ADA, devices=1)


@pytest.mark.rule("GAL-037", "GAL-G33")
def test_an_puzzle_engine_lies_before_its_explorer_and_in_no_pile() -> None:
    voyage = voyage_of(galaxy())
    decks.gain_device(voyage, ADA)
    assert voyage.player(ADA).devices == 1 and voyage.deck("frontier").discard == ()
    assert voyage.player(ADA).fragment_count == 0, "it is no fragment"


@pytest.mark.rule("GAL-G33", "GAL-G38")
def test_a_device_is_purged_with_6_resources_to_research_a_technology() -> None:
    state = equipped()
    assert legal(state, ADA, "use") == [f"use puzzle-engine {technology}" for technology in FREE]
    state, _ = act(state, ADA, "use puzzle-engine field-levies")
    assert state.players[ADA].technologies == ("field-levies",) and state.players[ADA].devices == 0
    assert all(planet.exhausted for planet in state.planets_of(ADA))
    assert state.purged == ("puzzle-engine",) and state.active == BOB
    assert state.players[ADA].strategy == 2, "it is no order"


@pytest.mark.rule("GAL-G33")
def test_a_device_cannot_be_used_with_fewer_than_6_resources() -> None:
    state = own(equipped(), BOB, "aster")
    assert legal(state, ADA, "use") == []
    error = refused(state, ADA, "use puzzle-engine field-levies")
    assert "6 resources" in error.words and error.rule == "GAL-G33"


@pytest.mark.rule("GAL-G33")
@pytest.mark.parametrize("target", ["slip-drives", "-", "nonsense"])
def test_prerequisites_apply_to_a_device_too(target: str) -> None:
    assert components.TAUGHT.refuse(equipped(), ADA, target) is not None
    assert refused(equipped(), ADA, f"use puzzle-engine {target}").rule in ("GAL-G33", "GAL-G38")
    assert "no Puzzle Engine" in refused(galaxy(), ADA, "use puzzle-engine field-levies").words


@pytest.mark.rule("GAL-G48")
def test_devices_of_a_player_who_leaves_are_discarded() -> None:
    voyage = voyage_of(having(galaxy(), ADA, devices=2))
    decks.discard_devices(voyage, ADA)
    assert voyage.player(ADA).devices == 0
    assert voyage.deck("frontier").discard == ("puzzle-engine", "puzzle-engine")
