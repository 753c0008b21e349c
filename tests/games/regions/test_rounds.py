"""The round and its parts, and turns taken by themselves."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Event, Setup
from engine.games.regions.files import files
from engine.games.regions.game import GAME
from engine.games.regions.rules import awaiting, opening, rounds, turns
from engine.games.regions.rules.challenges import policies
from engine.games.regions.rules.progress import Venture
from engine.games.regions.speech import reading
from engine.games.regions.state import sheets
from engine.games.regions.state.content import content
from engine.games.regions.state.options import HAND_MADE, Options
from engine.games.regions.state.scenarios import Placed, Scenario
from engine.games.regions.state.state import Member, State
from tests.games.regions.build import (
    ADA,
    BOB,
    CRAFTS,
    CY,
    NAMES,
    chase,
    corridor,
    entity,
    kinds_of,
    only,
    party,
    region,
    rocky_wall,
    scenario,
    stealth_house,
    way,
    with_member,
)

rule = pytest.mark.rule


def lobby(where: Scenario, party: int = 3, **options: str) -> Venture:
    """Return a scenario whose players are asked for their Crafts."""
    chosen = Options(**{"town": "no", **options})  # type: ignore[arg-type]
    venture = Venture(opening.first_state(Setup(NAMES[:party], chosen), chosen, where), Dice(KeyedSource("a key")))
    venture.push(*opening.ask_crafts(venture.state))
    return venture


def on_the_way(where: Scenario, *crafts: str, **options: str) -> tuple[State, list[Event]]:
    """Return a party that has set out with these Crafts, and what was told of it."""
    venture = lobby(where, len(crafts), **options)
    state, told = venture.state, venture.events
    for seat, craft in enumerate(crafts):
        state, events = GAME.apply(state, seat, reading.read(state, seat, f"choose {craft}"), venture.dice)
        told = [*told, *events]
    for seat in range(len(crafts)):
        state, events = GAME.apply(state, seat, reading.read(state, seat, "choose drover"), venture.dice)
        told = [*told, *events]
    return state, told


def act(state: State, seat: int, text: str) -> tuple[State, list[Event]]:
    """Return the state after a move with real dice."""
    state, events = GAME.apply(state, seat, reading.read(state, seat, text), Dice(KeyedSource("another key")))
    return state, list(events)


@rule("REG-019")
@rule("REG-020")
@rule("REG-G16")
def test_the_party_sets_out_with_five_cards_each_and_draws_one_more() -> None:
    state, events = on_the_way(corridor(), *CRAFTS)
    assert (state.phase, state.round, state.stage) == ("play", 1, "players")
    for member in state.members:
        deck = content().crafts[member.craft].deck
        assert len(member.hand) == 6 and len(member.deck) == 4
        assert sorted((*member.hand, *member.deck)) == sorted(deck)
        assert member.region == "hall"
    assert state.explored == ("hall",)
    assert state.seen == ("hall", "passage"), "the vault is two steps away"
    told = kinds_of(events)
    assert told.index("set_out") < told.index("saw_region") < told.index("round_begins")


@rule("REG-G62")
@rule("REG-G81")
@pytest.mark.parametrize(("party", "copies"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_there_is_a_copy_of_each_creature_for_every_three_pcs(party: int, copies: int) -> None:
    where = corridor(placed=(Placed("gnats", "needle-gnats", "vault"), Placed("one", "needle-gnats", "vault", single=True)))
    ids = [item.id for item in opening.entities(where, party)]
    assert ids == ["gnats", *(["gnats~2"] if copies == 2 else []), "one"]


@rule("REG-G62")
@pytest.mark.parametrize(
    ("party", "ids"), [(1, ["dust"]), (2, ["dust", "o:hall/passage"]), (3, ["dust", "step", "o:hall/passage"])]
)
def test_what_is_for_larger_parties_is_not_there_for_smaller_ones(party: int, ids: list[str]) -> None:
    where = scenario(
        way("hall", "passage", obstacle="rubble", party=2),
        placed=(Placed("dust", "choking-dust", "hall"), Placed("step", "loose-step", "hall", party=3)),
    )
    assert [item.id for item in opening.entities(where, party)] == ids


@rule("REG-G62", "REG-198", "REG-205")
@pytest.mark.parametrize(
    ("crafts", "more"), [(("warden",), 2), (("warden", "shadow"), 1), (("warden", "shadow", "wright"), 0)]
)
def test_small_parties_have_more_rounds_where_a_scenario_says_so(crafts: tuple[str, ...], more: int) -> None:
    where = chase(5, more_rounds=(2, 1), regions=(region("gate", limit=3),))
    state, _ = on_the_way(where, *crafts)
    assert state.limit == 5 + more
    assert [sheets.closes(state, item) for item in state.scenario.regions] == [3 + more, 0, 0, 0]
    assert f"within {5 + more} rounds" in opening.special_rules(where, len(crafts))[0]


@rule("REG-G18")
@rule("REG-G41")
def test_challenges_start_as_their_kind_says() -> None:
    where = corridor(
        placed=(Placed("gnats", "needle-gnats", "vault"), Placed("imp", "lantern-imp", "vault")),
    )
    state, _ = on_the_way(where, "warden")
    assert entity(state, "gnats").tracks == {"Power": -1, "Resilience": -1, "Mind": -1, "Skill": -1}
    assert entity(state, "gnats").ep == 7 and not entity(state, "gnats").hidden
    assert entity(state, "imp").hidden


@rule("REG-179")
@rule("REG-180")
@rule("REG-181")
@rule("REG-182")
@rule("REG-183")
@rule("REG-G47")
def test_the_token_pool_is_what_the_crafts_bring_to_the_main_setting() -> None:
    """R7: in civilization a pathfinder brings 1, a shadow 2 + 2, a warden 1 + 1."""
    state, events = on_the_way(stealth_house(placed=()), "pathfinder", "shadow", "warden")
    assert (state.tokens, state.token_most) == (7, 7)
    assert only(events, "set_out").facts["tokens"] == 7


@rule("REG-G47")
def test_no_other_type_has_tokens() -> None:
    state, _ = on_the_way(corridor(), "shadow")
    assert state.tokens == 0


@rule("REG-004")
@rule("REG-006")
@rule("REG-007")
@rule("REG-G15")
def test_anybody_who_has_not_acted_may_take_the_next_turn_and_one_at_a_time() -> None:
    state = party(corridor(), *CRAFTS)
    assert awaiting.awaited(state) == (0, 1, 2)
    state, events = act(state, 1, "claim")
    assert only(events, "claimed").facts == {"who": "Bob", "how": "claimed"}
    assert awaiting.awaited(state) == (1,)
    refused = turns.CLAIM.refuse_all(state, ADA)
    assert refused is not None and refused.rule == "REG-G15"
    state, _ = act(state, 1, "pass")
    assert awaiting.awaited(state) == (0, 2)
    state, events = act(state, 2, "pass")
    assert [event.facts["how"] for event in events if event.kind == "claimed"] == ["claimed", "last"]
    assert awaiting.awaited(state) == (0,), "the last one left has the turn"


@rule("REG-008")
@rule("REG-062")
@rule("REG-G10")
def test_a_round_goes_from_the_draw_phase_to_the_discard_phase() -> None:
    state, _ = on_the_way(chase(4), "warden", "delver")
    state, _ = act(state, 0, "order draw:ask")
    state, _ = act(state, 0, "move street")
    state, _ = act(state, 0, "pass")
    assert awaiting.awaited(state) == (1,), "Ada holds six cards, and nobody waits for her"
    first = state.members[ADA].hand[-1]
    state, _ = act(state, 0, f"discard {first}")
    assert first in state.members[ADA].hand, "it goes in the Discard Phase"
    state, events = act(state, 1, "pass")
    assert len(state.members[ADA].hand) == 6 and state.members[ADA].discard == (first,)
    told = kinds_of(events)
    assert told.index("discarded") < told.index("counted") < told.index("round_begins") < told.index("drew")
    assert (state.round, state.counter, state.stage) == (2, 1, "players")


@rule("REG-005")
@rule("REG-070")
def test_environs_act_before_the_players_and_creatures_after_them() -> None:
    where = scenario(
        way("hall", "vault"),
        placed=(Placed("dust", "choking-dust", "hall"), Placed("gnats", "needle-gnats", "hall")),
    )
    state, events = on_the_way(where, "warden")
    while awaiting.asked(state, 0) is not None:
        state, more = act(state, 0, "choose none")
        events += more
    actors = [event.facts["who"] for event in events if event.kind == "played" and event.facts["kind"] == "action"]
    assert actors == ["Choking dust"], "before the players' part nobody else acts"
    assert state.stage == "players"


@rule("REG-G10")
@rule("REG-G17")
def test_a_member_who_names_no_card_lays_down_a_double_and_the_weakest() -> None:
    hand = ("duck", "boost", "breather", "sweep", "lead-on", "full-effort", "full-effort")
    state = with_member(party(corridor(), "warden", turn=ADA), ADA, hand=hand)
    state, events = act(state, 0, "pass")
    assert only(events, "discarded").facts["plays"] == ("Full Effort", "Sweep")


@rule("REG-G10", "REG-G17")
def test_two_cards_too_many_are_named_one_by_one() -> None:
    hand = ("duck", "boost", "breather", "sweep", "lead-on", "full-effort", "full-effort")
    state = with_member(party(corridor(), "warden", turn=ADA), ADA, hand=hand, moved=True)
    for named, spare in (
        ("Boost", ("boost",)),
        ("Full Effort", ("boost", "full-effort")),
        ("sweep", ("full-effort", "sweep")),
    ):
        state, _ = act(state, 0, f"discard {named}")
        assert state.members[ADA].spare == spare
    state, _ = act(state, 0, "pass")
    assert state.members[ADA].discard == ("full-effort", "sweep")
    assert state.round == 2


@rule("REG-G15")
def test_turns_are_taken_in_the_order_that_was_posted() -> None:
    state = party(corridor(), *CRAFTS)
    state, events = act(state, 2, "order turn:1")
    assert state.turn is not None and state.turn.member == CY, "first means now"
    assert only(events, "claimed").facts["how"] == "order"
    state, _ = act(state, 0, "order turn:2")
    state, _ = act(state, 2, "pass")
    assert state.turn is not None and state.turn.member == ADA
    state, _ = act(state, 0, "pass")
    assert state.turn is not None and state.turn.member == BOB


@rule("REG-G15")
def test_a_later_place_waits_until_so_many_turns_are_taken() -> None:
    state = party(corridor(), *CRAFTS)
    state, _ = act(state, 2, "order turn:2")
    assert state.turn is None
    state, _ = act(state, 0, "pass")
    assert state.turn is not None and state.turn.member == CY


@rule("REG-G15")
def test_where_everybody_waits_for_a_later_place_the_lowest_goes() -> None:
    state = party(corridor(), *CRAFTS)
    state, _ = act(state, 0, "order turn:3")
    state, _ = act(state, 1, "order turn:3")
    assert rounds.by_order(state) is None
    state, _ = act(state, 2, "order turn:2")
    assert state.turn is not None and state.turn.member == CY


@rule("REG-G13")
def test_moves_that_were_not_made_lapse_and_new_ones_come_with_the_round() -> None:
    state = party(corridor(), "warden", turn=ADA)
    state, _ = act(state, 0, "move passage")
    assert state.members[ADA].moved
    state, _ = act(state, 0, "pass")
    assert state.round == 2 and not state.members[ADA].moved


@rule("REG-G40")
@rule("REG-116")
def test_what_was_noted_of_a_round_is_forgotten_in_the_next() -> None:
    state = party(corridor(placed=(Placed("gnats", "needle-gnats", "vault"),)), "warden", turn=ADA)
    entities = tuple(replace(item, saw=True, fired=(0,), back=True) for item in state.entities)
    state, _ = act(replace(state, entities=entities), 0, "pass")
    gnats = entity(state, "gnats")
    assert (gnats.saw, gnats.fired, gnats.back) == (False, (), False)


@rule("REG-199")
def test_only_a_chase_counts_rounds() -> None:
    state = party(corridor(), "warden", turn=ADA)
    state, events = act(state, 0, "pass")
    assert state.counter == 0 and "counted" not in kinds_of(events)


@rule("REG-024")
@rule("REG-022")
@rule("REG-023")
def test_the_goal_is_on_the_map_from_the_start_only_where_it_is_known() -> None:
    state, _ = on_the_way(corridor(known_goal=True), "warden")
    assert "vault" in state.seen and "vault" not in state.explored
    state, _ = on_the_way(rocky_wall(), "warden")
    assert "peak" not in state.seen


@rule("REG-G56")
def test_no_fortunes_lie_about_where_they_are_switched_off() -> None:
    where = corridor(regions=(region("vault", fortunes=2),))
    assert on_the_way(where, "warden", fortunes="off")[0].fortunes == {}
    assert on_the_way(where, "warden")[0].fortunes == {"vault": 2}


@rule("REG-175")
@rule("REG-189")
@rule("REG-193")
def test_special_rules_are_announced() -> None:
    house = stealth_house(no_bash=True, announce=("The dog sleeps until midnight.",))
    rules = opening.special_rules(house, 3)
    assert rules[0] == "The dog sleeps until midnight."
    assert any("lock" in line for line in rules) and any("the ledger" in line for line in rules)
    running = opening.special_rules(chase(5, partial=True), 3)
    assert any("5 rounds" in line for line in running)
    assert opening.special_rules(corridor(), 3) == ()


@rule("REG-163")
@rule("REG-164")
@rule("REG-165")
@rule("REG-166")
@rule("REG-168")
def test_a_normal_scenario_has_no_rules_but_those_of_all() -> None:
    normal, _ = on_the_way(corridor(round_limit=3), "warden")
    assert (normal.tokens, normal.limit, normal.counter) == (0, 0, 0)
    assert opening.special_rules(normal.scenario, 1) == ()
    stealth, _ = on_the_way(stealth_house(placed=()), "warden")
    assert (stealth.tokens, stealth.limit) == (2, 0)
    running, _ = on_the_way(chase(3), "warden")
    assert (running.tokens, running.limit) == (0, 3)


@rule("REG-002")
@rule("REG-015")
@rule("REG-016")
@rule("REG-017")
def test_a_pc_is_in_a_region_or_is_not_and_nothing_measures_range() -> None:
    state, _ = on_the_way(corridor(), "warden", "delver")
    assert [member.region for member in state.members] == ["hall", "hall"]
    assert {"distance", "range", "position"}.isdisjoint(Member.__struct_fields__)
    assert [(connection.a, connection.b) for connection in state.scenario.connections] == [
        ("hall", "passage"),
        ("passage", "vault"),
    ]


@rule("REG-001")
@rule("REG-003")
@rule("REG-004")
@rule("REG-269")
def test_nothing_of_combat_or_interaction_scenarios_is_played() -> None:
    verbs = {verb.name for verb in GAME.verbs}
    assert {"move", "act", "strategy", "search", "pick"} <= verbs
    assert {"initiative", "argue", "talk", "attack"}.isdisjoint(verbs)
    assert {known.type for known in map(files.scenario_named, HAND_MADE)} == {"normal", "stealth", "chase"}


@rule("REG-G32")
def test_of_those_who_set_out_together_a_guard_tries_the_first_by_seat() -> None:
    state, _ = on_the_way(stealth_house(), "warden", "delver", "shadow")
    assert policies.latest_comer(state, "yard") == ADA


@rule("REG-G07")
def test_everybody_sets_out_with_all_ep_of_what_they_have_on_by_then() -> None:
    venture = lobby(corridor(), 2, town="yes")
    state = venture.state
    for seat, text in enumerate(("choose warden", "choose delver", "choose drover", "choose drover")):
        state, _ = GAME.apply(state, seat % 2, reading.read(state, seat % 2, text), venture.dice)
    state = with_member(state, ADA, pack=("thick-belt",))
    for seat, text in ((0, "equip thick-belt"), (0, "pass"), (1, "pass")):
        state, _ = GAME.apply(state, seat, reading.read(state, seat, text), venture.dice)
    assert (state.phase, state.members[ADA].ep, state.members[BOB].ep) == ("play", 22, 18)
