from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.games.galaxy.rules import control, flow
from engine.games.galaxy.rules.exploring import explorations, windows
from engine.games.galaxy.state.state import NOBODY, Deck, Exploration, Stage, State

from .build import (
    ADA,
    BOB,
    act,
    galaxy,
    having,
    legal,
    on_top,
    own,
    play,
    put,
    refused,
    system_with,
    told,
    voyage_of,
    where,
)
from .explorations import (
    at_token,
    deep,
    explore,
    explore_planet,
    explore_token,
    gaining,
    holding_planet,
    meet,
)


def sizes(state: State) -> dict[str, int]:
    return {deck: len(state.decks[deck].draw) for deck in ("cultural", "hazardous", "industrial", "frontier")}


FULL = {"cultural": 20, "hazardous": 20, "industrial": 20, "frontier": 20}


# Which planets, which decks.


@pytest.mark.rule("GAL-001", "GAL-006", "GAL-008", "GAL-042")
@pytest.mark.parametrize(("planet", "deck"), [("aster", "cultural"), ("cinder", "hazardous"), ("brine", "industrial")])
def test_a_planet_is_explored_with_the_top_card_of_its_traits_deck(planet: str, deck: str) -> None:
    card = f"{deck}-fragment"
    state, events = explore(holding_planet(planet), planet, card)
    assert sizes(state) == {**FULL, deck: 19}
    assert told(events, "explored") == [
        {"who": "Ada", "place": state.planet_by_id[planet].name, "deck": deck, "card": card, "left": 19, "token": False}
    ]


@pytest.mark.rule("GAL-009", "GAL-010", "GAL-011", "GAL-G22")
def test_planets_without_a_trait_or_of_another_player_are_refused() -> None:
    state = own(galaxy(), ADA, "meridian")
    asked = {
        "meridian": "GAL-010",
        "home-1": "GAL-011",
        "aster": "GAL-G22",
        "home-2": "GAL-G22",
    }
    for planet, rule in asked.items():
        refusal = explorations.refuse(state, ADA, planet)
        assert refusal is not None and refusal.rule == rule, planet
    assert explorations.refuse(own(state, ADA, "aster"), ADA, "aster") is None
    bare = replace(state.planet_by_id["aster"], traits=())
    other = explorations.refuse_planet(bare)
    assert other is not None and other.rule == "GAL-009"


@pytest.mark.rule("GAL-009", "GAL-010", "GAL-011")
def test_gaining_a_planet_without_a_trait_draws_nothing() -> None:
    for planet in ("meridian", "home-2"):
        state = galaxy()
        changed = (replace(item, owner=NOBODY) if item.id == planet else item for item in state.planets)
        voyage = voyage_of(replace(state, planets=tuple(changed), agenda=state.agenda[1:]))
        control.gain(voyage, ADA, planet)
        assert voyage.planet(planet).owner == ADA
        assert not any(isinstance(task, Exploration) for task in voyage.state.agenda)
        assert sizes(voyage.state) == FULL
        assert told(voyage.events, "unexplored")


@pytest.mark.rule("GAL-009")
def test_an_effect_that_explores_a_planet_without_a_trait_draws_nothing() -> None:
    state, events = explore(galaxy(), "home-1")
    assert sizes(state) == FULL
    assert told(events, "unexplored") == [{"planet": "Ada's home"}]


@pytest.mark.rule("GAL-012", "GAL-G46")
def test_for_a_planet_of_two_traits_its_explorer_chooses_the_deck() -> None:
    asked, events = explore(holding_planet("dovetail"), "dovetail", "industrial-fragment")
    assert not told(events, "explored")
    question = asked.agenda[0]
    assert isinstance(question, Question)
    assert (question.kind, question.owner, question.options) == ("deck", ADA, ("cultural", "industrial"))
    assert question.default == "cultural"
    after = play(asked, "choose industrial")
    assert sizes(after) == {**FULL, "industrial": 19}
    assert after.players[ADA].fragments == {"industrial": 1}


@pytest.mark.rule("GAL-012", "GAL-G46")
def test_the_decks_of_a_planet_of_two_traits_are_offered_in_alphabetical_order() -> None:
    asked, _ = explore(holding_planet("hollow"), "hollow")
    question = asked.agenda[0]
    assert isinstance(question, Question)
    assert question.options == ("hazardous", "industrial")
    assert question.default == "hazardous"


# Control and exploration.


@pytest.mark.rule("GAL-003", "GAL-004", "GAL-005", "GAL-G16", "GAL-G48")
def test_a_free_planet_draws_a_card_a_conquered_one_none_and_an_abandoned_one_again() -> None:
    state = on_top(put(galaxy(), ADA, "aster", "1 infantry"), "cultural-fragment", "garden-world")
    first = gaining(state, ADA, "aster")
    assert first.planet_by_id["aster"].owner == ADA
    assert sizes(first)["cultural"] == 19
    conquered = gaining(first, BOB, "aster")
    assert conquered.planet_by_id["aster"].owner == BOB
    assert sizes(conquered)["cultural"] == 19
    voyage = voyage_of(conquered)
    control.free(voyage, "aster")
    again = gaining(voyage.state, ADA, "aster")
    assert sizes(again)["cultural"] == 18
    assert again.planet_by_id["aster"].bears("garden-world")


@pytest.mark.rule("GAL-013", "GAL-014", "GAL-039", "GAL-040")
def test_a_planet_is_explored_completely_before_the_next_one_is_gained() -> None:
    state = put(put(galaxy(), ADA, "cinder", "2 infantry"), ADA, "brine", "1 infantry")
    state = on_top(state, "survey-party", "industrial-fragment")
    during = gaining(state, ADA, "cinder", "brine")
    assert during.planet_by_id["cinder"].owner == ADA
    assert during.planet_by_id["cinder"].exhausted
    assert during.planet_by_id["brine"].owner == NOBODY
    assert sizes(during) == {**FULL, "hazardous": 19}
    after = play(during, "choose remove")
    assert not after.planet_by_id["cinder"].exhausted
    assert after.planet_by_id["cinder"].troops[ADA].infantry == 1
    assert after.planet_by_id["brine"].owner == ADA
    assert sizes(after) == {**FULL, "hazardous": 19, "industrial": 19}


@pytest.mark.rule("GAL-040", "GAL-014")
def test_a_card_of_the_first_planet_cannot_use_the_second() -> None:
    state = put(put(galaxy(), ADA, "fallow", "1 infantry"), ADA, "gantry", "1 infantry")
    state = having(on_top(state, "hired-crews", "industrial-fragment"), ADA, trade_goods=1)
    during = gaining(state, ADA, "fallow", "gantry")
    assert sizes(during)["industrial"] == 20
    asked = play(during, "choose produce")
    moves = " ".join(legal(asked, ADA))
    assert "fallow" in moves or asked.planet_by_id["fallow"].troops[ADA].infantry == 2
    assert "gantry" not in moves
    assert asked.planet_by_id["gantry"].troops[ADA].infantry == 1


@pytest.mark.rule("GAL-014", "GAL-G36")
def test_an_exploration_that_a_card_causes_comes_before_those_that_wait() -> None:
    state = on_top(at_token(), "phantom-world", "cultural-fragment")
    state = own(put(state, ADA, "brine", "1 infantry"), ADA, "brine")
    voyage = voyage_of(replace(on_top(state, "industrial-fragment"), agenda=state.agenda[1:]))
    explorations.explore(voyage, ADA, "brine")
    explorations.explore(voyage, ADA, deep(state))
    flow.run(voyage)
    cards = [facts["card"] for facts in told(voyage.events, "explored")]
    assert cards == ["phantom-world", "cultural-fragment", "industrial-fragment"]


@pytest.mark.rule("GAL-015")
def test_a_planet_may_be_explored_again_and_again() -> None:
    state = on_top(holding_planet("aster"), "cultural-fragment", "garden-world")
    once, _ = explore(state, "aster")
    twice, _ = explore(replace(once, agenda=state.agenda), "aster")
    assert twice.players[ADA].fragments == {"cultural": 1}
    assert twice.planet_by_id["aster"].bears("garden-world")


@pytest.mark.rule("GAL-G37", "GAL-014")
def test_a_token_in_a_system_with_a_planet_is_explored_on_its_own() -> None:
    state = holding_planet("aster")
    system = where(state, "aster")
    changed = (replace(item, frontier=True) if item.id == system else item for item in state.systems)
    state = put(replace(state, systems=tuple(changed)), ADA, system, "1 scout")
    after, _ = explore(state, "aster", "cultural-fragment")
    assert after.system_by_id[system].frontier
    last, _ = explore(replace(after, agenda=state.agenda), system, "unmarked-fragment")
    assert not last.system_by_id[system].frontier
    assert sizes(last) == {**FULL, "cultural": 19, "frontier": 19}


@pytest.mark.rule("GAL-G11", "GAL-G37", "GAL-G20")
def test_in_a_tactical_action_the_dock_produces_before_the_token_is_explored() -> None:
    state = own(galaxy(), ADA, "gantry")
    system = where(state, "gantry")
    state = having(put(put(state, ADA, "gantry", "1 dock"), ADA, system, "1 scout"), ADA, technologies=("void-compass",))
    state = play(system_with(state, system, frontier=True), f"activate {system}")
    assert legal(state, ADA, "produce")
    assert not legal(state, ADA, "explore")
    state = play(state, "pass")
    assert legal(state, ADA, "explore") == ["explore frontier -"]


# Decks that run out.


@pytest.mark.rule("GAL-027", "GAL-G18", "GAL-006")
def test_the_last_card_is_shown_before_the_pile_is_shuffled_and_is_not_in_it() -> None:
    state = holding_planet("aster")
    last = replace(state, decks={**state.decks, "cultural": Deck(("hired-guard",), ("garden-world",))})
    during, events = explore(last, "aster")
    kinds = [event.kind for event in events]
    assert kinds.index("explored") < kinds.index("reshuffled")
    assert during.decks["cultural"] == Deck(("garden-world",), ())
    after = play(during, "pass")
    assert after.decks["cultural"] == Deck(("garden-world",), ("hired-guard",))


@pytest.mark.rule("GAL-G18")
def test_without_any_card_the_exploration_happens_with_none() -> None:
    state = having(holding_planet("aster"), ADA, technologies=("field-levies",))
    empty = replace(state, decks={**state.decks, "cultural": Deck()})
    asked, events = explore(empty, "aster")
    assert told(events, "no_card") == [{"who": "Ada", "place": "Aster", "deck": "cultural"}]
    after = play(asked, "choose infantry")
    assert after.planet_by_id["aster"].troops[ADA].infantry == 2


@pytest.mark.rule("GAL-G18", "GAL-025")
def test_the_only_card_of_a_deck_is_the_new_deck_once_it_is_resolved() -> None:
    state = holding_planet("aster")
    only = replace(state, decks={**state.decks, "cultural": Deck(("hired-guard",))})
    during, _ = explore(only, "aster")
    assert during.decks["cultural"] == Deck()
    after = play(during, "pass")
    assert after.decks["cultural"] == Deck(("hired-guard",))


# The window.


@pytest.mark.rule("GAL-042", "GAL-G47", "GAL-024")
def test_everybody_sees_the_card_before_anything_comes_of_it() -> None:
    during, events = explore_planet("hired-guard")
    assert [event.seats for event in events if event.kind == "explored"] == [None]
    assert during.revealed == Exploration(ADA, "aster", "cultural", "hired-guard", "revealed")
    assert during.planet_by_id["aster"].troops[ADA].infantry == 1
    assert during.decks["cultural"].discard == ()
    assert during.agenda[:2] == (Stage("card", ADA, "hired-guard"), during.revealed)


@pytest.mark.rule("GAL-G23", "GAL-041")
def test_a_card_that_leaves_nothing_to_do_or_decide_is_resolved_at_once() -> None:
    after, _ = explore_planet("garden-world")
    assert after.planet_by_id["aster"].bears("garden-world")


GIVERS = [
    pytest.param({}, {"trade_goods": 1}, id="the neighbour has trade goods"),
    pytest.param({}, {"commodities": 1}, id="the neighbour has commodities"),
    pytest.param({}, {"fragments": {"unknown": 1}}, id="the neighbour has a fragment"),
    pytest.param({"trade_goods": 1}, {}, id="the explorer has trade goods"),
    pytest.param({"commodities": 1}, {}, id="the explorer has commodities"),
    pytest.param({"fragments": {"cultural": 1}}, {}, id="the explorer has a fragment"),
    pytest.param({"trade_goods": 1}, {"trade_goods": 2}, id="both have trade goods"),
]


@pytest.mark.rule("GAL-041", "GAL-G23")
@pytest.mark.parametrize(("own_goods", "theirs"), GIVERS)
def test_over_an_open_card_every_transaction_is_possible_a_gift_too(
    own_goods: dict[str, object], theirs: dict[str, object]
) -> None:
    state = meet(having(holding_planet("aster"), ADA, **own_goods), "aster", **theirs)
    during, _ = explore(state, "aster", "garden-world")
    assert during.agenda[0] == Stage("card", ADA, "garden-world")
    assert legal(during, ADA, "trade"), "what is possible is offered too"
    given = play(during, (ADA, legal(during, ADA, "trade")[0]), (BOB, "accept ada"))
    after = play(given, (ADA, "choose resolve"))
    assert after.planet_by_id["aster"].bears("garden-world")


@pytest.mark.rule("GAL-041", "GAL-G23", "GAL-G24")
@pytest.mark.parametrize("why", ["nobody has anything", "no neighbour", "they have dealt already"])
def test_a_card_that_leaves_nothing_to_decide_waits_for_no_transaction_where_none_is_possible(why: str) -> None:
    state = meet(holding_planet("aster", players=3), "aster", trade_goods=0 if why == "nobody has anything" else 2)
    if why == "no neighbour":
        state = having(holding_planet("aster", players=3), BOB, trade_goods=2)
    if why == "they have dealt already":
        state = replace(state, dealt=(str(BOB),))
    after, _ = explore(state, "aster", "garden-world")
    assert after.planet_by_id["aster"].bears("garden-world")


@pytest.mark.rule("GAL-041", "GAL-G23", "GAL-G67")
@pytest.mark.parametrize("lent", [{"trade_goods": 3}, {"commodities": 2}])
def test_a_loan_saves_hired_crews_that_no_player_could_pay(lent: dict[str, int]) -> None:
    # Ada's home is exhausted and Aster was just gained: she has nothing. A scout costs 2.
    state = own(holding_planet("aster"), ADA, "home-1", exhausted=True)
    state = meet(state, "home-1", **lent)
    during, _ = explore(put(state, BOB, where(state, "aster"), "1 infantry"), "aster", "hired-crews")
    assert during.agenda[0] == Stage("card", ADA, "hired-crews")
    assert "choose produce" not in legal(during, ADA)
    what = "2 trade goods" if "trade_goods" in lent else "2 commodities"
    assert f"trade bob nothing for {what}" in legal(during, ADA, "trade")
    borrowed = play(during, (ADA, f"trade bob nothing for {what}"), (BOB, "accept ada"))
    assert borrowed.players[ADA].trade_goods == 2
    assert "choose produce" in legal(borrowed, ADA)
    after = play(borrowed, (ADA, "choose produce"), (ADA, "choose infantry@aster"))
    assert after.planet_by_id["aster"].troops[ADA].infantry == 2
    assert after.players[ADA].trade_goods == 1


@pytest.mark.rule("GAL-G23", "GAL-041", "GAL-042")
def test_with_a_player_to_deal_with_the_window_stays_open_until_it_is_closed() -> None:
    state = meet(having(holding_planet("aster"), ADA, trade_goods=1), "aster", commodities=1)
    during, _ = explore(state, "aster", "garden-world")
    assert during.planet_by_id["aster"].attachments == ()
    assert "choose resolve" in legal(during, ADA)
    assert "pass" not in legal(during, ADA)
    assert not [move for move in legal(during, BOB) if move.startswith(("choose", "pass"))]
    after = play(during, "choose resolve")
    assert after.planet_by_id["aster"].bears("garden-world")


@pytest.mark.rule("GAL-G23", "GAL-041", "GAL-024", "GAL-G24", "GAL-G25")
def test_a_trade_in_the_window_makes_room_for_what_the_card_gives() -> None:
    state = meet(having(holding_planet("gantry"), ADA, commodities=3), "gantry", trade_goods=1)
    during, _ = explore(state, "gantry", "empty-depots")
    assert "choose commodities" not in legal(during, ADA)
    assert refused(during, ADA, "choose commodities").rule == "GAL-G17"
    traded = play(during, (ADA, "trade bob 2 commodities for 1 trade good"), (BOB, "accept ada-1"))
    assert (traded.players[ADA].commodities, traded.players[ADA].trade_goods) == (1, 1)
    assert traded.players[BOB].trade_goods == 2
    assert refused(traded, ADA, "trade bob 1 commodity for nothing").rule == "GAL-G24"
    after = play(traded, (ADA, "choose commodities"))
    assert (after.players[ADA].commodities, after.players[ADA].trade_goods) == (3, 1)


@pytest.mark.rule("GAL-G23")
def test_an_offer_lapses_when_the_card_is_resolved() -> None:
    state = meet(having(holding_planet("aster"), ADA, trade_goods=1), "aster", commodities=1)
    during, _ = explore(state, "aster", "garden-world")
    offered = play(during, (ADA, "trade bob 1 trade good for nothing"))
    assert len(offered.offers) == 1
    after, events = act(offered, ADA, "choose resolve")
    assert after.offers == ()
    assert told(events, "lapsed")
    assert after.players[BOB].trade_goods == 0


@pytest.mark.rule("GAL-G23", "GAL-014", "GAL-024")
def test_nothing_else_can_be_done_while_a_card_lies_open() -> None:
    during, _ = explore_token("tide-storm")
    window = during.agenda[0]
    assert isinstance(window, Stage)
    assert refused(during, ADA, "choose gamma").rule == "GAL-024"
    assert refused(during, ADA, "pass").rule == "GAL-024"
    for move in (f"activate {deep(during)}", "order trade"):
        refused(during, ADA, move)
    refused(during, BOB, "choose alpha")
    assert windows.default(during, window, ADA) == next(iter(windows.moves(during, window, ADA)))


@pytest.mark.rule("GAL-G17", "GAL-G46")
def test_for_a_player_who_stays_away_an_optional_effect_is_declined_and_the_first_choice_taken() -> None:
    optional, _ = explore_planet("hired-guard")
    mandatory, _ = explore_token("tide-storm")
    for state, expected in ((optional, "pass"), (mandatory, "choose alpha")):
        window = state.agenda[0]
        assert isinstance(window, Stage)
        assert str(windows.default(state, window, ADA)) == expected


@pytest.mark.rule("GAL-G17", "GAL-004")
def test_the_card_itself_cannot_be_declined() -> None:
    during, _ = explore_planet("hired-guard")
    after, events = act(during, ADA, "pass")
    assert after.planet_by_id["aster"].troops[ADA].infantry == 1
    assert after.decks["cultural"].discard == ("hired-guard",)
    assert told(events, "nothing_done") == [{"who": "Ada", "what": "hired-guard"}]


# Field Levies.


@pytest.mark.rule("GAL-G38")
def test_field_levies_offers_an_infantry_once_the_card_is_put_away() -> None:
    state = having(holding_planet("aster"), ADA, technologies=("field-levies",))
    asked, _ = explore(state, "aster", "cultural-fragment")
    assert asked.players[ADA].fragments == {"cultural": 1}
    question = asked.agenda[0]
    assert isinstance(question, Question)
    assert (question.kind, question.options, question.default) == ("levies", ("infantry", "none"), "none")
    assert play(asked, "choose infantry").planet_by_id["aster"].troops[ADA].infantry == 2
    assert play(asked, "choose none").planet_by_id["aster"].troops[ADA].infantry == 1


@pytest.mark.rule("GAL-G38", "GAL-G30")
def test_field_levies_offers_nothing_on_a_truce_world_nor_for_a_token() -> None:
    state = having(holding_planet("aster", ""), ADA, technologies=("field-levies",))
    truce, _ = explore(state, "aster", "truce-world")
    assert not any(isinstance(task, Question) and task.kind == "levies" for task in truce.agenda)
    token, _ = explore_token("unmarked-fragment", technologies=("field-levies",))
    assert not any(isinstance(task, Question) and task.kind == "levies" for task in token.agenda)


# Without a map.


@pytest.mark.rule("GAL-006", "GAL-025", "GAL-042")
def test_drawing_and_putting_away_need_no_map() -> None:
    state = galaxy()
    named = (replace(planet, system="") for planet in state.planets)
    voyage = voyage_of(replace(state, systems=(), planets=tuple(named), agenda=()))
    planet = explorations.draw_card(voyage, Exploration(ADA, "aster", "cultural"))
    assert planet.step == "revealed" and planet.card == "truce-world"
    explorations.put_away(voyage, planet)
    assert voyage.planet("aster").bears("truce-world")
    token = explorations.draw_card(voyage, Exploration(BOB, "the dark beyond", "frontier"))
    explorations.put_away(voyage, token)
    assert token.card == "silent-hulk"
    assert voyage.deck("frontier").discard == ("silent-hulk",)
    assert told(voyage.events, "explored")[1]["place"] == "the dark beyond"
    assert told(voyage.events, "token_returned") == [{"system": "the dark beyond"}]
