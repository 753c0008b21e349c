"""Relics: gained, exhausted, purged; and those that are a turn's action, one after the other."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.games.galaxy.rules import council, goals, status_phase
from engine.games.galaxy.rules.economy import wealth
from engine.games.galaxy.rules.relics import components, relics
from engine.games.galaxy.state import board
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import NOBODY, Deck, State
from tests.games.galaxy.build import (
    ADA,
    BOB,
    CY,
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
    refused,
    run,
    system_with,
    told,
    voyage_of,
)


def names(state: State, player: int) -> list[str]:
    """Return the relics of a player."""
    return [held.relic for held in state.players[player].relics]


# Gaining, exhausting, purging.


@pytest.mark.rule("GAL-034", "GAL-G32")
def test_the_relic_deck_is_one_of_its_own_with_13_relics() -> None:
    assert len(content().relics) == len(galaxy().decks["relic"].draw) == 13


@pytest.mark.rule("GAL-033", "GAL-G32")
def test_a_relic_comes_from_the_top_of_its_deck_and_lies_open() -> None:
    voyage = voyage_of(on_top(galaxy(), "star-lance", "archive"))
    assert relics.gain(voyage, BOB) == "star-lance"
    assert names(voyage.state, BOB) == ["star-lance"]
    assert voyage.deck("relic").draw[0] == "archive"
    assert all(event.seats is None for event in voyage.events)


@pytest.mark.rule("GAL-G32")
def test_with_an_empty_relic_deck_nothing_is_gained() -> None:
    state = galaxy()
    voyage = voyage_of(replace(state, decks={**state.decks, "relic": Deck()}))
    assert relics.gain(voyage, ADA) == ""
    assert names(voyage.state, ADA) == [] and told(voyage.events, "no_relic")


@pytest.mark.rule("GAL-G32", "GAL-G42")
def test_an_exhausted_relic_is_ready_again_after_the_status_phase() -> None:
    voyage = voyage_of(holding(galaxy(), ADA, "builder-automaton"))
    relics.exhaust(voyage, ADA, "builder-automaton")
    assert not voyage.player(ADA).holds("builder-automaton", ready=True)
    assert list(components.moves(voyage.state, ADA)) == []
    wealth.ready_all(voyage)
    assert voyage.player(ADA).holds("builder-automaton", ready=True)


@pytest.mark.rule("GAL-G32")
def test_a_purged_relic_never_comes_back() -> None:
    voyage = voyage_of(holding(galaxy(), ADA, "archive"))
    relics.purge(voyage, ADA, "archive")
    assert voyage.state.purged == ("archive",) and names(voyage.state, ADA) == []
    assert "archive" not in (*voyage.deck("relic").draw, *voyage.deck("relic").discard)


@pytest.mark.rule("GAL-G48")
def test_relics_of_a_player_who_leaves_are_purged() -> None:
    voyage = voyage_of(holding(galaxy(), ADA, "archive", "crown-of-fury"))
    relics.purge_all(voyage, ADA)
    assert voyage.state.purged == ("archive", "crown-of-fury") and names(voyage.state, ADA) == []


@pytest.mark.rule("GAL-G32")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("use archive", "not yours"),
        ("use crown-of-fury", "is not an action"),
        ("use command-orb", "is not an action"),
        ("use black-blade", "works by itself"),
        ("use builder-automaton nobody", "which player"),
        ("use world-forge home-1", "home planet"),
    ],
)
def test_what_a_relic_cannot_do_is_refused_with_its_reason(text: str, words: str) -> None:
    held = ("crown-of-fury", "command-orb", "black-blade", "builder-automaton", "world-forge")
    error = refused(holding(galaxy(), ADA, *held), ADA, text)
    assert words in error.words and error.rule == "GAL-G32"


@pytest.mark.rule("GAL-G09")
def test_what_is_no_relic_is_no_action() -> None:
    assert refused(galaxy(), ADA, "use lantern").rule == "GAL-G09"


# Crown Splinter and Black Blade.


@pytest.mark.rule("GAL-G32", "GAL-G69", "GAL-G59")
def test_the_crown_splinter_is_worth_a_point_as_soon_as_it_is_gained() -> None:
    voyage = voyage_of(on_top(having(galaxy(), ADA, points=2), "crown-splinter"))
    relics.gain(voyage, ADA)
    assert voyage.player(ADA).points == 3
    assert told(voyage.events, "point") == [{"who": "Ada", "why": "splinter", "points": 3}]


@pytest.mark.rule("GAL-G32", "GAL-G45")
def test_the_crown_splinter_can_be_the_last_point_that_wins() -> None:
    voyage = voyage_of(on_top(having(galaxy(), ADA, points=7), "crown-splinter"))
    relics.gain(voyage, ADA)
    assert voyage.state.phase == "over" and voyage.state.winner == ADA


@pytest.mark.rule("GAL-G32", "GAL-G40", "GAL-G68")
def test_the_black_blade_brings_a_hidden_goal_and_room_for_a_fourth() -> None:
    state = having(galaxy(), ADA, goals=("patron", "schools", "victor"))
    assert goals.limit(state, ADA) == 3
    voyage = voyage_of(on_top(state, "collector", "black-blade"))
    relics.gain(voyage, ADA)
    assert voyage.player(ADA).goals == ("patron", "schools", "victor", "collector")
    assert goals.limit(voyage.state, ADA) == 4 and goals.limit(voyage.state, BOB) == 3


# Star Lance. In a galaxy of two Ember Reach lies in B2; Aster (A1) and Juniper (C2) are beside it, Kiln (C4) is not.


def armed(state: State) -> State:
    """Return the state with the Star Lance before Ada, and her battleship in B2."""
    return put(holding(state, ADA, "star-lance"), ADA, "B2", "1 battleship")


@pytest.mark.rule("GAL-G32", "GAL-G70")
def test_the_star_lance_reaches_planets_beside_a_battleship_but_none_protected() -> None:
    state = own(armed(galaxy()), ADA, "fallow")
    assert set(board.adjacent(state, "B2")) == {"A1", "A2", "B1", "B3", "C2", "C3"}
    found = set(components.lanced(state, ADA))
    assert found == {"aster", "brine", "cinder", "dovetail", "gantry", "juniper"}
    refusals = {
        "fallow": "is yours",
        "meridian": "centre of all",
        "ember-reach": "no system adjacent",
        "kiln": "no system adjacent",
        "lantern": "legendary",
        "home-2": "home planet",
    }
    for planet, words in refusals.items():
        refusal = components.USES["star-lance"].on.refuse(state, ADA, planet)
        assert refusal is not None and words in refusal.words and refusal.rule == "GAL-G32", planet


@pytest.mark.rule("GAL-G32")
def test_the_star_lance_needs_a_ship_that_bombards() -> None:
    state = put(holding(galaxy(), ADA, "star-lance"), ADA, "B2", "2 scout, 1 transport")
    assert list(components.lanced(state, ADA)) == []
    assert refused(state, ADA, "use star-lance aster").rule == "GAL-G32"


@pytest.mark.rule("GAL-G32", "GAL-G28", "GAL-G70")
def test_the_star_lance_destroys_a_planet_its_units_and_its_attachments_for_good() -> None:
    state = attach(own(armed(galaxy()), BOB, "brine"), "brine", "green-laboratory")
    state = put(put(state, BOB, "brine", "2 infantry, 1 mech, 1 dock"), BOB, "A2", "1 scout")
    state, events = act(state, ADA, "use star-lance brine")
    brine = state.planet_by_id["brine"]
    assert brine.destroyed and brine.system == "" and brine.owner == NOBODY and not any(brine.troops)
    assert state.system_by_id["A2"].planets == ("cinder",)
    assert state.planets_of(BOB) == (state.planet_by_id["home-2"],)
    assert sorted(state.purged) == ["green-laboratory", "star-lance"]
    assert state.system_by_id["A2"].fleets[BOB].scout == 1, "what is in space stays"
    assert told(events, "planet_destroyed") == [{"planet": "Brine", "who": "Ada"}]
    assert names(state, ADA) == []


@pytest.mark.rule("GAL-G32")
def test_a_planet_that_the_world_forge_made_legendary_is_safe_from_the_lance() -> None:
    state = armed(galaxy())
    voyage = voyage_of(own(holding(state, BOB, "world-forge"), BOB, "aster"))
    components.carry_out(voyage, BOB, next(iter(components.moves(voyage.state, BOB))))
    refusal = components.USES["star-lance"].on.refuse(voyage.state, ADA, "aster")
    assert refusal is not None and "legendary" in refusal.words


# The Archive.


def discarded(state: State, *cards: str) -> State:
    """Return the state with order cards on the discard pile, the last one uppermost."""
    return replace(state, decks={**state.decks, "orders": replace(state.decks["orders"], discard=cards)})


@pytest.mark.rule("GAL-G32")
def test_the_archive_gives_up_to_three_discarded_order_cards() -> None:
    state = discarded(holding(galaxy(), ADA, "archive"), "escort", "probe", "probe", "requisition")
    state, _ = act(state, ADA, "use archive")
    assert names(state, ADA) == [] and state.purged == ("archive",)
    question = state.agenda[0]
    assert isinstance(question, Question)
    assert question.options == ("escort", "probe", "requisition", "none") and question.default == "none"
    for card in ("probe", "escort"):
        state, events = act(state, ADA, f"choose {card}")
        assert told(events, "took_order") == [{"who": "Ada", "card": card}]
    state, _ = act(state, ADA, "choose probe")
    assert state.players[ADA].hand == ("probe", "escort", "probe")
    assert state.decks["orders"].discard == ("requisition",)
    assert state.active == BOB, "three are all"


@pytest.mark.rule("GAL-G32", "GAL-G17")
def test_fewer_cards_may_be_taken_from_the_archive() -> None:
    state, _ = act(discarded(holding(galaxy(), ADA, "archive"), "escort", "probe"), ADA, "use archive")
    state, _ = act(state, ADA, "choose none")
    assert state.players[ADA].hand == () and state.active == BOB


@pytest.mark.rule("GAL-G32", "GAL-G39")
def test_the_hand_has_its_limit_after_the_archive_too() -> None:
    state = having(galaxy(), ADA, hand=("escort",) * 5)
    state, _ = act(discarded(holding(state, ADA, "archive"), "probe", "probe"), ADA, "use archive")
    for _ in range(2):
        state, _ = act(state, ADA, "choose probe")
    question = state.agenda[0]
    assert isinstance(question, Question) and question.kind == "excess" and question.number == 1
    state, _ = act(state, ADA, "decide escort")
    assert state.players[ADA].hand == ("escort",) * 4 + ("probe",) * 2


@pytest.mark.rule("GAL-G32")
def test_the_archive_is_not_opened_for_nothing() -> None:
    assert "discard pile" in refused(holding(galaxy(), ADA, "archive"), ADA, "use archive").words


# Trade Core.


@pytest.mark.rule("GAL-G25", "GAL-G32")
def test_the_trade_core_raises_the_commodity_value_by_two() -> None:
    state = holding(galaxy(), ADA, "trade-core")
    assert wealth.value(state, ADA) == 5 and wealth.value(state, BOB) == 3


@pytest.mark.rule("GAL-G32", "GAL-G25")
def test_the_trade_core_becomes_five_trade_goods_and_surplus_commodities_go() -> None:
    state = having(holding(galaxy(), ADA, "trade-core"), ADA, commodities=5, trade_goods=1)
    state, _ = act(state, ADA, "use trade-core")
    ada = state.players[ADA]
    assert (ada.trade_goods, ada.commodities) == (6, 3)
    assert state.purged == ("trade-core",)


# World Forge.


@pytest.mark.rule("GAL-G32", "GAL-G28", "GAL-G44")
def test_the_world_forge_makes_a_planet_richer_and_legendary() -> None:
    state = own(holding(galaxy(), ADA, "world-forge"), ADA, "aster", "lantern")
    assert legal(state, ADA, "use") == ["use world-forge aster"], "neither home nor what is legendary already"
    state, events = act(state, ADA, "use world-forge aster")
    aster = state.planet_by_id["aster"]
    assert (aster.worth, aster.weight, aster.fabled) == (4, 3, True), "2/1 and 2/2"
    assert names(state, ADA) == [] and state.purged == ()
    assert told(events, "attached")[0]["planet"] == "Aster"


@pytest.mark.rule("GAL-G32")
@pytest.mark.parametrize(
    ("planet", "words"), [("brine", "not yours"), ("lantern", "legendary already"), ("-", "which planet")]
)
def test_where_the_world_forge_does_not_fit(planet: str, words: str) -> None:
    state = own(holding(galaxy(), ADA, "world-forge"), ADA, "lantern")
    error = refused(state, ADA, f"use world-forge {planet}")
    assert words in error.words and error.rule == "GAL-G32"


# Builder Automaton.


@pytest.mark.rule("GAL-G32")
def test_the_builder_automaton_lets_a_player_pay_for_a_dock() -> None:
    state = own(holding(galaxy(), ADA, "builder-automaton"), BOB, "aster", "brine")
    state = having(put(state, BOB, "home-2", "1 dock"), BOB, habits={"payments": "ask"})
    assert "use builder-automaton bob" in legal(state, ADA, "use")
    state, _ = act(state, ADA, "use builder-automaton bob")
    question = state.agenda[0]
    assert isinstance(question, Question) and question.owner == BOB
    assert question.options == ("aster", "brine", "trade-good") and question.default == "trade-good"
    state, _ = act(state, BOB, "choose brine")
    state, _ = act(state, BOB, "pay aster, brine")
    assert state.planet_by_id["brine"].troops[BOB].dock == 1
    assert state.planet_by_id["aster"].exhausted and state.planet_by_id["brine"].exhausted
    assert not state.players[ADA].holds("builder-automaton", ready=True), "it is exhausted, not purged"
    assert names(state, ADA) == ["builder-automaton"]


@pytest.mark.rule("GAL-G32")
def test_the_builder_automaton_gives_a_trade_good_to_a_player_who_builds_nothing() -> None:
    state = holding(galaxy(), ADA, "builder-automaton")
    state, _ = act(state, ADA, "use builder-automaton bob")
    state, _ = act(state, BOB, "choose trade-good")
    assert state.players[BOB].trade_goods == 1 and state.players[ADA].trade_goods == 0


@pytest.mark.rule("GAL-G32")
@pytest.mark.parametrize("why", ["poor", "built up", "no docks left", "truce"])
def test_a_player_who_cannot_build_has_the_trade_good_unasked(why: str) -> None:
    state = holding(galaxy(3), ADA, "builder-automaton")
    if why == "poor":
        state = planet_with(state, "home-2", exhausted=True)
    elif why == "built up":
        state = put(state, BOB, "home-2", "1 dock")
    elif why == "no docks left":
        state = own(state, BOB, "aster", "brine", "cinder", "hollow")
        for planet in ("aster", "brine", "cinder"):
            state = put(state, BOB, planet, "1 dock")
    else:
        state = own(planet_with(state, "home-2", owner=CY), BOB, "isle-of-glass", "ember-reach")
        state = attach(attach(state, "isle-of-glass", "truce-world"), "isle-of-glass", "star-shell")
        state = put(state, BOB, "ember-reach", "1 dock")
    state, _ = act(state, ADA, "use builder-automaton bob")
    assert state.players[BOB].trade_goods == 1
    assert not isinstance(state.agenda[0], Question), "nobody is asked anything"


@pytest.mark.rule("GAL-G32")
def test_the_builder_automaton_serves_its_holder_as_well() -> None:
    state, _ = act(holding(galaxy(), ADA, "builder-automaton"), ADA, "use builder-automaton ada")
    state, _ = act(state, ADA, "choose home-1")
    assert state.planet_by_id["home-1"].troops[ADA].dock == 1 and state.planet_by_id["home-1"].exhausted


# Knowledge Furnace.


@pytest.mark.rule("GAL-G32", "GAL-G43")
def test_the_knowledge_furnace_burns_all_planets_for_any_technology() -> None:
    voyage = voyage_of(own(holding(galaxy(), BOB, "knowledge-furnace"), BOB, "aster"))
    council.offer_furnace(voyage)
    question = voyage.state.agenda[0]
    assert isinstance(question, Question) and (question.owner, question.default) == (BOB, "none")
    assert len(question.options) == 9, "eight technologies, or none"
    state, _ = act(voyage.state, BOB, "choose slip-drives")
    assert state.players[BOB].technologies == ("slip-drives",), "prerequisites do not matter"
    assert all(planet.exhausted for planet in state.planets_of(BOB)) and state.purged == ("knowledge-furnace",)


@pytest.mark.rule("GAL-G32", "GAL-G17")
def test_the_knowledge_furnace_may_be_kept() -> None:
    voyage = voyage_of(holding(galaxy(), ADA, "knowledge-furnace"))
    council.offer_furnace(voyage)
    state, _ = act(voyage.state, ADA, "choose none")
    assert names(state, ADA) == ["knowledge-furnace"] and not state.planet_by_id["home-1"].exhausted


# Crown of the Tomb at the end of a status phase.


@pytest.mark.rule("GAL-G32", "GAL-G42", "GAL-G59")
@pytest.mark.parametrize(("answer", "points", "purged"), [("yes", 1, ("crown-of-the-tomb",)), ("no", 0, ())])
def test_crown_and_tomb_together_may_be_a_point(answer: str, points: int, purged: tuple[str, ...]) -> None:
    state = attach(own(holding(galaxy(), ADA, "crown-of-the-tomb"), ADA, "aster"), "aster", "sealed-tomb")
    voyage = voyage_of(state)
    status_phase.offer_tomb(voyage)
    state, _ = act(voyage.state, ADA, f"choose {answer}")
    assert state.players[ADA].points == points and state.purged == purged


@pytest.mark.rule("GAL-G32")
def test_the_crown_is_no_point_while_another_player_has_the_tomb() -> None:
    state = attach(own(holding(galaxy(), ADA, "crown-of-the-tomb"), BOB, "aster"), "aster", "sealed-tomb")
    voyage = voyage_of(state)
    status_phase.offer_tomb(voyage)
    assert run(voyage).agenda == state.agenda, "nobody is asked"


# Relics that change others' rules.


@pytest.mark.rule("GAL-G10", "GAL-G32")
def test_the_scepter_of_orders_pays_an_order_from_the_reinforcements() -> None:
    state = holding(galaxy(), ADA, "scepter-of-orders")
    state, _ = act(state, ADA, "order trade")
    state, _ = act(state, ADA, "choose scepter-of-orders")
    ada = state.players[ADA]
    assert (ada.strategy, ada.commodities) == (2, 3) and not ada.holds("scepter-of-orders", ready=True)


@pytest.mark.rule("GAL-G32", "GAL-G12")
def test_the_command_orb_lets_ships_leave_a_system_with_their_command_token() -> None:
    state = put(holding(galaxy(), ADA, "command-orb"), ADA, "B2", "1 scout")
    state = system_with(state, "B2", tokens=(ADA,))
    state, _ = act(state, ADA, "activate C2")
    assert legal(state, ADA, "move") == []
    state, _ = act(state, ADA, "use command-orb")
    assert legal(state, ADA, "move") == ["move C2 B2 1 scout"]
    assert state.purged == ("command-orb",)


@pytest.mark.rule("GAL-G32")
def test_only_the_holder_of_the_crown_of_fury_may_roll_again() -> None:
    state = holding(galaxy(), ADA, "crown-of-fury")
    assert state.players[ADA].holds("crown-of-fury") and not state.players[BOB].holds("crown-of-fury")
