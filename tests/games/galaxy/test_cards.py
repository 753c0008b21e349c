"""One test or more for every card of a planetary deck; where it goes is `test_decks`' matter."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.galaxy.rules.exploring import effects
from engine.games.galaxy.state import board
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import Force, State

from .build import ADA, BOB, act, galaxy, having, holding, legal, own, planet_with, play, put, refused, told, where
from .explorations import chosen, explore, explore_planet, holding_planet, meet, nothing_came_of, planet_for

OTHERS = ("Keleres", "Lazax", "Emphidia", "Thalnos", "Emelpar", "Dominus", "Dynamis", "Mirage", "Dyson")
"""Names of a publisher's, which no card bears."""


def test_every_card_of_the_content_has_an_effect_and_no_other_has() -> None:
    assert set(effects.EFFECTS) == set(content().cards)


@pytest.mark.rule("GAL-043", "GAL-G51")
def test_every_card_says_what_it_does_under_a_name_of_its_own() -> None:
    for card in content().cards.values():
        assert card.text.endswith(".") and card.brief.endswith(".")
        assert len(card.brief) <= len(card.text)
        said = f"{card.name} {card.text} {card.brief}"
        assert not [name for name in OTHERS if name in said]
    names = [card.name for card in content().cards.values()]
    assert len(set(names)) == len(names) == 36


# Attachments.


@pytest.mark.parametrize(
    ("card", "worth", "weight"),
    [
        ("star-shell", 4, 2),  # Aster is worth 2 and 1
        ("garden-world", 2, 3),
        ("sealed-tomb", 2, 2),
        ("lost-settlers", 3, 2),  # Cinder is worth 2 and 0
        ("ore-world", 4, 0),
        ("wealthy-world", 3, 0),
    ],
)
@pytest.mark.rule("GAL-002", "GAL-028", "GAL-G28", "GAL-G50")
def test_worth_of_a_planet_with_an_attachment(card: str, worth: int, weight: int) -> None:
    state, events = explore_planet(card)
    planet = state.planet_by_id[planet_for(card)]
    assert [attached.card for attached in planet.attachments] == [card]
    assert (planet.worth, planet.weight) == (worth, weight)
    assert state.decks[content().cards[card].deck].discard == ()
    assert len(told(events, "attached")) == 1


@pytest.mark.parametrize(
    ("card", "colour"),
    [
        ("green-laboratory", "green"),
        ("yellow-laboratory", "yellow"),
        ("blue-laboratory", "blue"),
        ("red-laboratory", "red"),
    ],
)
@pytest.mark.rule("GAL-G29")
def test_laboratories_bring_their_colour_or_1_and_1(card: str, colour: str) -> None:
    plain, _ = explore_planet(card)
    assert plain.planet_by_id[planet_for(card)].specialties == (colour,)
    taught = {"hazardous": "ember-reach", "industrial": "juniper"}[content().cards[card].deck]
    state, _ = explore(holding_planet(taught), taught, card)
    before, after = galaxy().planet_by_id[taught], state.planet_by_id[taught]
    assert after.specialties == (before.specialty,)
    assert (after.worth, after.weight) == (before.resources + 1, before.influence + 1)


@pytest.mark.rule("GAL-G30")
def test_a_truce_world_sends_docks_home_and_ground_forces_up_before_it_is_attached() -> None:
    state = holding_planet("aster", "2 infantry, 1 mech, 1 dock")
    system = where(state, "aster")
    after, events = explore(put(state, ADA, system, "1 transport"), "aster", "truce-world")
    planet = after.planet_by_id["aster"]
    assert planet.truce and planet.owner == ADA
    assert planet.troops[ADA] == Force()
    assert after.system_by_id[system].fleets[ADA] == Force(infantry=2, mech=1, transport=1)
    kinds = [event.kind for event in events]
    assert kinds.index("removed_units") < kinds.index("placed_units") < kinds.index("attached")


@pytest.mark.rule("GAL-G30", "GAL-G12")
def test_ground_forces_of_a_truce_world_without_room_in_space_are_gone_at_once() -> None:
    after, events = explore_planet("truce-world", "2 infantry")
    system = where(after, "aster")
    assert after.system_by_id[system].fleets[ADA] == Force()
    assert after.planet_by_id["aster"].owner == ADA
    assert told(events, "removed_excess")[0]["units"] == "2 infantry"


@pytest.mark.rule("GAL-G30", "GAL-G12", "GAL-014")
def test_a_player_who_has_room_for_some_ground_forces_only_chooses_before_the_card_is_attached() -> None:
    state = put(holding_planet("aster", "1 infantry, 1 mech"), ADA, where(galaxy(), "aster"), "1 scout")
    asked, _ = explore(state, "aster", "truce-world")
    assert not asked.planet_by_id["aster"].truce
    after = play(asked, chosen(asked)[0])
    assert after.planet_by_id["aster"].truce
    assert after.system_by_id[where(after, "aster")].fleets[ADA].troops == 1


@pytest.mark.rule("GAL-G30")
def test_no_unit_is_put_on_a_truce_world_by_a_later_card() -> None:
    state = put(holding_planet("aster", ""), ADA, where(galaxy(), "aster"), "1 scout")
    truce, _ = explore(state, "aster", "truce-world")
    again, events = explore(truce_with_turn(truce, state), "aster", "hired-guard")
    assert again.planet_by_id["aster"].troops[ADA] == Force()
    assert nothing_came_of(events, "hired-guard")


def truce_with_turn(state: State, before: State) -> State:
    """Return a state with Ada's turn begun once more."""
    return replace(state, agenda=before.agenda, active=ADA)


# Fragments and devices.


@pytest.mark.parametrize("kind", ["cultural", "hazardous", "industrial"])
@pytest.mark.rule("GAL-030", "GAL-031", "GAL-G50")
def test_a_fragment_lies_before_its_explorer(kind: str) -> None:
    state, events = explore_planet(f"{kind}-fragment")
    assert state.players[ADA].fragments == {kind: 1}
    assert state.decks[kind].discard == ()
    assert told(events, "fragment") == [{"who": "Ada", "kind": kind, "count": 1}]


# Units, and what is bought.


@pytest.mark.rule("GAL-G17", "GAL-024")
def test_hired_guard_puts_an_infantry_on_the_planet_if_wanted() -> None:
    during, _ = explore_planet("hired-guard")
    assert chosen(during) == ["choose infantry", "pass"]
    after = play(during, "choose infantry")
    assert after.planet_by_id["aster"].troops[ADA].infantry == 2
    assert after.decks["cultural"].discard == ("hired-guard",)
    assert play(during, "pass").planet_by_id["aster"].troops[ADA].infantry == 1


@pytest.mark.rule("GAL-G17", "GAL-G26")
def test_hired_crews_produce_one_unit_paid_with_influence_too() -> None:
    state = own(holding_planet("aster"), ADA, "fallow")  # Fallow is ready: no resources, 3 influence
    state = planet_with(state, "home-1", exhausted=True)
    during, _ = explore(state, "aster", "hired-crews")
    assert chosen(during) == ["choose produce", "pass"]
    asked = play(during, "choose produce")
    assert "choose infantry@aster" in legal(asked, ADA)
    assert "choose infantry@fallow" not in legal(asked, ADA)
    after = play(asked, "choose mech@aster")
    assert after.planet_by_id["aster"].troops[ADA] == Force(infantry=1, mech=1)
    assert after.planet_by_id["fallow"].exhausted
    assert after.decks["cultural"].discard == ("hired-crews",)


@pytest.mark.rule("GAL-G17")
def test_hired_crews_without_means_bring_nothing() -> None:
    state = planet_with(holding_planet("aster"), "home-1", exhausted=True)
    after, events = explore(state, "aster", "hired-crews")
    assert nothing_came_of(events, "hired-crews")
    assert after.decks["cultural"].discard == ("hired-crews",)


def outpost(card: str, **fields: object) -> State:
    during, _ = explore(having(holding_planet("gantry"), ADA, **fields), "gantry", card)
    return during


@pytest.mark.rule("GAL-G17", "GAL-G39")
def test_a_working_outpost_gives_a_commodity_or_sells_an_order_card() -> None:
    during = outpost("working-outpost", trade_goods=1, commodities=1)
    assert chosen(during) == ["choose commodity", "choose order-trade-good", "choose order-commodity", "pass"]
    assert play(during, "choose commodity").players[ADA].commodities == 2
    paid = play(during, "choose order-trade-good").players[ADA]
    assert (paid.trade_goods, paid.commodities, len(paid.hand)) == (0, 1, 1)
    paid = play(during, "choose order-commodity").players[ADA]
    assert (paid.trade_goods, paid.commodities, len(paid.hand)) == (1, 0, 1)
    idle = play(during, "pass").players[ADA]
    assert (idle.trade_goods, idle.commodities, len(idle.hand)) == (1, 1, 0)


@pytest.mark.rule("GAL-G17")
def test_a_working_outpost_offers_only_what_can_be_paid() -> None:
    assert chosen(outpost("working-outpost")) == ["choose commodity", "pass"]
    full = outpost("working-outpost", commodities=3)
    assert chosen(full) == ["choose order-commodity", "pass"]
    assert refused(full, ADA, "choose commodity").rule == "GAL-G17"
    assert refused(full, ADA, "choose order-trade-good").rule == "GAL-G17"


@pytest.mark.rule("GAL-G17", "GAL-G13")
def test_native_workshops_give_a_commodity_or_sell_a_mech() -> None:
    during = outpost("native-workshops", trade_goods=1, commodities=1)
    assert chosen(during) == ["choose commodity", "choose mech-trade-good", "choose mech-commodity", "pass"]
    assert play(during, "choose commodity").players[ADA].commodities == 2
    for option, left in (("mech-trade-good", (0, 1)), ("mech-commodity", (1, 0))):
        after = play(during, f"choose {option}")
        assert after.planet_by_id["gantry"].troops[ADA] == Force(infantry=1, mech=1)
        assert (after.players[ADA].trade_goods, after.players[ADA].commodities) == left


@pytest.mark.rule("GAL-G13", "GAL-G17")
def test_native_workshops_sell_no_mech_when_all_four_are_in_play() -> None:
    state = put(having(holding_planet("gantry"), ADA, trade_goods=1, commodities=3), ADA, "home-1", "4 mech")
    after, events = explore(state, "gantry", "native-workshops")
    assert nothing_came_of(events, "native-workshops")
    assert after.players[ADA].trade_goods == 1


# Commodities and trade goods.


@pytest.mark.rule("GAL-G25", "GAL-G17")
def test_empty_depots_give_2_commodities_or_turn_up_to_2_into_trade_goods() -> None:
    during = outpost("empty-depots", commodities=2)
    assert chosen(during) == ["choose commodities", "choose convert-2", "choose convert-1", "pass"]
    for option, goods, commodities in (("commodities", 0, 3), ("convert-2", 2, 0), ("convert-1", 1, 1)):
        own = play(during, f"choose {option}").players[ADA]
        assert (own.trade_goods, own.commodities) == (goods, commodities), option
    idle = play(during, "pass").players[ADA]
    assert (idle.trade_goods, idle.commodities) == (0, 2)


@pytest.mark.rule("GAL-G25")
def test_empty_depots_gain_stops_at_the_commodity_value() -> None:
    assert play(outpost("empty-depots"), "choose commodities").players[ADA].commodities == 2
    rich = having(holding(holding_planet("gantry"), ADA, "trade-core"), ADA, commodities=4)
    during, _ = explore(rich, "gantry", "empty-depots")
    assert play(during, "choose commodities").players[ADA].commodities == 5


# What a mech, or an infantry less, gets.


@pytest.mark.rule("GAL-G17", "GAL-G16")
def test_a_deep_mine_costs_an_infantry_and_gives_a_trade_good() -> None:
    during, _ = explore_planet("deep-mine", "1 infantry")
    assert chosen(during) == ["choose remove", "pass"]
    after = play(during, "choose remove")
    planet = after.planet_by_id["cinder"]
    assert after.players[ADA].trade_goods == 1
    assert planet.troops[ADA] == Force()
    assert planet.owner == ADA
    kept = play(during, "pass")
    assert kept.players[ADA].trade_goods == 0
    assert kept.planet_by_id["cinder"].troops[ADA].infantry == 1


@pytest.mark.parametrize("card", ["deep-mine", "survey-party", "unstable-fuel"])
@pytest.mark.rule("GAL-G17")
def test_with_a_mech_on_the_planet_no_infantry_is_removed(card: str) -> None:
    state, _ = explore_planet(card, "1 infantry, 1 mech")
    assert state.planet_by_id["cinder"].troops[ADA] == Force(infantry=1, mech=1)
    if card == "deep-mine":
        assert state.players[ADA].trade_goods == 1
    elif card == "survey-party":
        assert not state.planet_by_id["cinder"].exhausted
    else:
        assert play(state, "choose tactic").players[ADA].tactic == 4


@pytest.mark.parametrize("card", ["deep-mine", "survey-party", "unstable-fuel"])
@pytest.mark.rule("GAL-G17")
def test_without_mech_and_infantry_nothing_comes_of_the_card(card: str) -> None:
    state, events = explore_planet(card, "")
    assert nothing_came_of(events, card)
    assert state.decks["hazardous"].discard == (card,)
    assert state.players[ADA].trade_goods == 0
    assert state.planet_by_id["cinder"].exhausted


@pytest.mark.rule("GAL-G17", "GAL-G26")
def test_a_survey_party_readies_the_planet_just_gained() -> None:
    during, _ = explore_planet("survey-party", "2 infantry")
    after, events = act(during, ADA, "choose remove")
    assert not after.planet_by_id["cinder"].exhausted
    assert after.planet_by_id["cinder"].troops[ADA].infantry == 1
    assert told(events, "readied") == [{"planet": "Cinder", "why": "survey-party"}]


@pytest.mark.rule("GAL-G17")
def test_a_survey_party_does_nothing_for_a_planet_that_is_ready() -> None:
    state = planet_with(holding_planet("cinder"), "cinder", exhausted=False)
    after, events = explore(state, "cinder", "survey-party")
    assert nothing_came_of(events, "survey-party")
    assert after.planet_by_id["cinder"].troops[ADA].infantry == 1


@pytest.mark.rule("GAL-G27", "GAL-G17")
def test_unstable_fuel_gives_a_command_token_to_the_pool_chosen() -> None:
    during, _ = explore_planet("unstable-fuel", "1 infantry")
    asked = play(during, "choose remove")
    assert asked.decks["hazardous"].discard == ()
    after = play(asked, "choose tactic")
    assert (after.players[ADA].tactic, after.players[ADA].strategy) == (4, 2)
    assert after.decks["hazardous"].discard == ("unstable-fuel",)


@pytest.mark.rule("GAL-G27")
def test_unstable_fuel_asks_for_no_infantry_where_all_12_tokens_are_out() -> None:
    state = having(holding_planet("cinder"), ADA, tactic=10)
    after, events = explore(state, "cinder", "unstable-fuel")
    assert nothing_came_of(events, "unstable-fuel")
    assert after.planet_by_id["cinder"].troops[ADA].infantry == 1


# The map.


@pytest.mark.rule("GAL-G35", "GAL-036", "GAL-G50")
def test_a_gamma_gate_opens_a_wormhole_at_its_planet_and_is_gone_for_good() -> None:
    state, _ = explore_planet("gamma-gate")
    system = where(state, "aster")
    assert state.system_by_id[system].gamma
    assert "eddy" in board.adjacent(state, system)
    assert state.purged == ("gamma-gate",)
    assert len(state.decks["cultural"].draw) == 19
    assert state.decks["cultural"].discard == ()


@pytest.mark.rule("GAL-G17", "GAL-036")
def test_a_gamma_gate_in_the_eddy_changes_nothing_and_is_gone_all_the_same() -> None:
    state, events = explore(holding_planet("threshold"), "threshold", "gamma-gate")
    assert nothing_came_of(events, "gamma-gate")
    assert state.purged == ("gamma-gate",)


# The window.


@pytest.mark.rule("GAL-G23", "GAL-G17")
def test_a_trade_in_the_window_can_pay_for_what_a_card_sells() -> None:
    state = meet(having(holding_planet("gantry"), ADA, commodities=3), "gantry", trade_goods=1)
    during, _ = explore(put(state, ADA, "home-1", "1 mech"), "gantry", "native-workshops")
    assert "choose mech-trade-good" not in legal(during, ADA)
    traded = play(during, (ADA, "trade bob 1 commodity for 1 trade good"), (BOB, "accept ada-1"))
    after = play(traded, (ADA, "choose mech-trade-good"))
    assert after.planet_by_id["gantry"].troops[ADA].mech == 1
    assert (after.players[ADA].trade_goods, after.players[ADA].commodities) == (0, 2)
