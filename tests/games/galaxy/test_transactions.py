"""Transactions: offers, answers, and what both must still have when they agree."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Event
from engine.games.galaxy import bundles, economy, flow, naming, transactions
from engine.games.galaxy.content import FRAGMENTS
from engine.games.galaxy.moves import Accept, Decline, Trade
from engine.games.galaxy.state import NOBODY, NONE, Bundle, Stage, State

from . import build
from .build import ADA, BOB, CY, DEE

Deed = Trade | Accept | Decline


def together(players: int = 4) -> State:
    """Return a galaxy in Ada's turn where she, Bob and Cy have scouts side by side, and Dee is far from everybody.

    Ada has 3 commodities and 1 trade good, Bob 2 commodities, 2 trade goods and a cultural fragment, Cy 3 trade goods.
    """
    state = build.galaxy(players)
    for player, system in ((ADA, "C3"), (BOB, "C4"), (CY, "C3")):
        state = build.put(state, player, system, "1 scout")
    state = build.having(state, ADA, commodities=3, trade_goods=1)
    state = build.having(state, BOB, commodities=2, trade_goods=2, fragments={"cultural": 1})
    state = build.having(state, CY, trade_goods=3)
    return build.having(state, DEE, trade_goods=2) if players > DEE else state


def at_market(state: State) -> State:
    """Return the state with the council's market open."""
    agenda = (Stage("market", NOBODY), *state.agenda)
    return replace(state, phase="council", active=NOBODY, agenda=agenda)


def done(state: State, player: int, move: Deed) -> tuple[State, list[Event]]:
    """Return state and events after a move of trading."""
    voyage = build.voyage_of(state)
    transactions.carry_out(voyage, player, move)
    return voyage.state, voyage.events


def trading(state: State, *moves: tuple[int, Deed]) -> State:
    """Return the state after moves of trading."""
    for player, move in moves:
        state, _ = done(state, player, move)
    return state


def refusal(state: State, player: int, move: Deed) -> str:
    """Return why a move of trading is refused, which leaves everything as it was."""
    with pytest.raises(IllegalMove) as caught:
        done(state, player, move)
    assert caught.value.rule is not None and caught.value.rule.startswith("GAL-")
    return str(caught.value)


def has(state: State, player: int) -> tuple[int, int, dict[str, int]]:
    """Return a player's trade goods, commodities and fragments."""
    own = state.players[player]
    return own.trade_goods, own.commodities, dict(own.fragments)


SALE = Trade("bob", "2 commodities for 1 trade good")


@pytest.mark.rule("GAL-G24", "GAL-G25")
def test_a_received_commodity_becomes_a_trade_good() -> None:
    state = trading(together(), (ADA, SALE), (BOB, Accept("ada-1")))
    assert has(state, ADA) == (2, 1, {})
    assert has(state, BOB) == (3, 2, {"cultural": 1})  # 2 - 1 + 2 trade goods; his own commodities stay


@pytest.mark.rule("GAL-G24", "GAL-G25")
def test_commodities_swapped_are_trade_goods_on_both_sides() -> None:
    state = trading(together(), (ADA, Trade("bob", "2 com for 2 com")), (BOB, Accept("ada-1")))
    assert has(state, ADA) == (3, 1, {})
    assert has(state, BOB) == (4, 0, {"cultural": 1})


@pytest.mark.rule("GAL-035", "GAL-G24")
def test_fragments_change_hands() -> None:
    state = trading(together(), (ADA, Trade("bob", "1 tg for 1 cultural fragment")), (BOB, Accept("ada-1")))
    assert has(state, ADA) == (0, 3, {"cultural": 1})
    assert has(state, BOB) == (3, 2, {})


@pytest.mark.rule("GAL-G24")
def test_a_deal_may_be_unequal() -> None:
    state = trading(together(), (ADA, Trade("bob", "3 com and 1 tg for nothing")), (BOB, Accept("ada-1")))
    assert has(state, ADA) == (0, 0, {})
    assert has(state, BOB) == (6, 2, {"cultural": 1})


@pytest.mark.rule("GAL-G24")
def test_nothing_moves_before_both_agree() -> None:
    state = trading(together(), (ADA, SALE))
    assert [has(state, player) for player in (ADA, BOB)] == [has(together(), player) for player in (ADA, BOB)]
    offer = state.offers[0]
    assert (offer.number, offer.proposer, offer.partner) == (1, ADA, BOB)
    assert (offer.gives, offer.gets) == (Bundle(commodities=2), Bundle(trade_goods=1))


@pytest.mark.rule("GAL-G24")
def test_who_offers_cannot_agree_for_the_other() -> None:
    state = trading(together(), (ADA, SALE))
    assert refusal(state, ADA, Accept("bob-1")).startswith("That is your own offer")
    assert refusal(state, CY, Accept("ada-1")).startswith("There is no such offer")


@pytest.mark.rule("GAL-G24")
def test_one_transaction_with_each_neighbour_in_a_turn() -> None:
    state = trading(together(), (ADA, SALE), (BOB, Accept("ada-1")))
    assert state.dealt == (str(BOB),)
    assert "once is all" in refusal(state, ADA, Trade("bob", "1 com for nothing"))
    assert transactions.partners(state, ADA) == (CY,)
    state = trading(state, (ADA, Trade("cy", "1 com for 1 tg")), (CY, Accept("ada-2")))
    assert transactions.partners(state, ADA) == ()


@pytest.mark.rule("GAL-G24")
def test_only_neighbours_deal_with_each_other() -> None:
    assert refusal(together(), ADA, Trade("dee", "1 com for 1 tg")).startswith("Dee is no neighbour")
    assert transactions.partners(together(), ADA) == (BOB, CY)


@pytest.mark.rule("GAL-G24")
def test_only_the_active_player_begins() -> None:
    assert refusal(together(), BOB, Trade("ada", "1 com for 1 tg")).startswith("Only Ada begins")
    assert refusal(together(), BOB, Trade("cy", "1 com for 1 tg")).startswith("Only Ada makes")
    assert list(transactions.moves(together(), BOB)) == []


@pytest.mark.rule("GAL-G24")
def test_whoever_was_asked_may_answer_with_another_offer() -> None:
    state = trading(together(), (ADA, SALE), (BOB, Trade("ada", "1 tg for 3 com")))
    assert [offer.number for offer in state.offers] == [2]
    assert transactions.waiting(state) == (ADA,)
    assert refusal(state, BOB, Accept("ada-1")).startswith("There is no such offer")
    state = trading(state, (ADA, Accept("bob-2")))
    assert has(state, ADA) == (2, 0, {})
    assert has(state, BOB) == (4, 2, {"cultural": 1})
    assert state.dealt == (str(BOB),)


@pytest.mark.rule("GAL-G24")
def test_a_new_offer_takes_the_place_of_the_old_one() -> None:
    state = trading(together(), (ADA, SALE), (ADA, Trade("bob", "1 com for 1 tg")), (ADA, Trade("cy", "1 com for 2 tg")))
    assert [(offer.number, offer.partner) for offer in state.offers] == [(2, BOB), (3, CY)]
    assert refusal(state, BOB, Accept("ada-1")).startswith("There is no such offer")
    assert transactions.waiting(state) == (BOB, CY)


@pytest.mark.rule("GAL-G24")
def test_an_offer_is_declined_or_taken_back() -> None:
    state, events = done(trading(together(), (ADA, SALE)), BOB, Decline("ada-1"))
    assert not state.offers and [event.kind for event in events] == ["declined"]
    state, events = done(trading(together(), (ADA, SALE)), ADA, Decline("bob-1"))
    assert not state.offers and [event.kind for event in events] == ["withdrawn"]
    assert state.dealt == ()
    assert transactions.partners(state, ADA) == (BOB, CY)


@pytest.mark.rule("GAL-G24")
def test_the_same_thing_is_never_given_twice() -> None:
    state = trading(together(), (ADA, Trade("bob", "3 com for 1 tg")), (ADA, Trade("cy", "2 com for 1 tg")))
    state, events = done(state, BOB, Accept("ada-1"))
    # One commodity less than promised is left for Cy: that offer is over at once.
    assert [event.kind for event in events] == ["dealt", "lapsed"]
    assert state.offers == ()
    assert refusal(state, CY, Accept("ada-2")).startswith("There is no such offer")


@pytest.mark.rule("GAL-G24")
def test_what_both_have_is_looked_at_again_when_they_agree() -> None:
    state = build.having(trading(together(), (ADA, SALE)), ADA, commodities=1)
    assert refusal(state, BOB, Accept("ada-1")).startswith("Ada has 1 commodity.")
    state = build.having(trading(together(), (ADA, SALE)), BOB, trade_goods=0)
    assert refusal(state, BOB, Accept("ada-1")).startswith("Bob has 0 trade goods.")
    assert Accept("ada-1") not in list(transactions.moves(state, BOB))
    assert Decline("ada-1") in list(transactions.moves(state, BOB))


@pytest.mark.rule("GAL-G24")
def test_neighbours_no_more_cannot_agree() -> None:
    state = trading(together(), (ADA, SALE))
    state = build.system_with(state, "C4", fleets=(NONE,) * 4)
    assert "no neighbour" in refusal(state, BOB, Accept("ada-1"))


@pytest.mark.rule("GAL-G24", "GAL-G25", "GAL-035")
@pytest.mark.parametrize(
    ("deal", "words"),
    [
        ("4 com for 1 tg", "Ada has 3 commodities."),
        ("2 tg for 1 com", "Ada has 1 trade good."),
        ("1 tg for 3 com", "Bob has 2 commodities."),
        ("1 hazardous fragment for 1 tg", "Ada has 0 hazardous fragments."),
        ("1 tg for 2 cultural fragments", "Bob has 1 cultural fragment."),
        ("nothing for nothing", "Something has to change hands."),
        ("2 commodities", "Write it like"),
        ("a relic for 1 tg", "Write it like"),
    ],
)
def test_an_impossible_offer_is_refused(deal: str, words: str) -> None:
    assert refusal(together(), ADA, Trade("bob", deal)).startswith(words)


@pytest.mark.rule("GAL-G24")
def test_nobody_deals_with_themselves_or_a_stranger() -> None:
    assert refusal(together(), ADA, Trade("ada", "1 com for nothing")).startswith("A transaction takes two")
    assert refusal(together(), ADA, Trade("zoe", "1 com for nothing")).startswith("Nobody here is called")


@pytest.mark.rule("GAL-G48")
def test_nobody_deals_with_whoever_left() -> None:
    state = build.having(together(), BOB, gone=True)
    assert refusal(state, ADA, SALE).startswith("Bob has left")
    assert transactions.partners(state, ADA) == (CY,)


@pytest.mark.rule("GAL-G23")
def test_open_offers_lapse_when_their_time_is_over() -> None:
    voyage = build.voyage_of(trading(together(), (ADA, SALE), (ADA, Trade("cy", "1 com for 1 tg"))))
    transactions.lapse(voyage)
    assert voyage.state.offers == ()
    assert [event.kind for event in voyage.events] == ["lapsed", "lapsed"]
    assert refusal(voyage.state, BOB, Accept("ada-1")).startswith("There is no such offer")


@pytest.mark.rule("GAL-G46")
def test_an_absent_partner_declines() -> None:
    state = trading(together(), (ADA, SALE))
    assert transactions.default(state, BOB) == Decline("ada-1")
    assert transactions.default(state, ADA) is None


@pytest.mark.rule("GAL-G23", "GAL-041")
@pytest.mark.parametrize(
    ("stage", "open_"), [("turn", True), ("card", True), ("end", True), ("move", False), ("pay", False)]
)
def test_there_are_times_for_transactions(stage: str, open_: bool) -> None:
    state = replace(together(), agenda=(Stage(stage, ADA), *together().agenda[1:]))
    offered = any(isinstance(move, Trade) for move in transactions.moves(state, ADA))
    assert offered == open_
    if not open_:
        assert refusal(state, ADA, SALE).startswith("This is no time")


@pytest.mark.rule("GAL-G43")
def test_there_are_no_transactions_while_the_council_votes() -> None:
    state = replace(at_market(together()), agenda=(Stage("vote", ADA),))
    assert transactions.partners(state, ADA) == ()
    assert refusal(state, ADA, SALE).startswith("This is no time")


def test_nobody_is_a_partner_where_neither_has_anything() -> None:
    state = together()
    for player in (ADA, BOB, CY):
        state = build.having(state, player, commodities=0, trade_goods=0, fragments={})
    assert transactions.partners(state, ADA) == ()
    assert transactions.partners(build.having(state, CY, fragments={"unknown": 1}), ADA) == (CY,)


def test_every_suggestion_can_be_offered_and_agreed_to() -> None:
    state = build.having(together(), ADA, fragments={"hazardous": 2, "unknown": 1})
    moves = [move for move in transactions.moves(state, ADA) if isinstance(move, Trade)]
    assert {move.who for move in moves} == {"bob", "cy"}
    assert Trade("bob", "2 commodities for 2 commodities") in moves
    assert Trade("cy", "1 hazardous fragment for 2 trade goods") in moves
    for who in ("bob", "cy"):
        assert 1 <= sum(move.who == who for move in moves) <= transactions.MOST_SUGGESTIONS
    for move in moves:
        assert bundles.respell(state, move.what) == move.what
        partner = naming.player_named(state, move.who)
        assert partner is not None
        assert trading(state, (ADA, move), (partner, Accept("ada-1"))).dealt == (str(partner),)


def test_what_stands_open_is_not_suggested_again() -> None:
    swap = Trade("bob", "2 commodities for 2 commodities")
    state = trading(together(), (ADA, swap))
    assert swap not in list(transactions.moves(state, ADA))
    assert Trade("ada", swap.what) not in list(transactions.moves(state, BOB))
    assert list(transactions.moves(state, BOB))[:2] == [Accept("ada-1"), Decline("ada-1")]


def test_an_offer_may_be_named_by_the_player_alone() -> None:
    state = trading(together(), (ADA, SALE), (BOB, Accept("Ada")))
    assert state.dealt == (str(BOB),)


# The Smuggler.


@pytest.mark.rule("GAL-G24", "GAL-G39")
def test_the_smuggler_deals_with_anybody_once() -> None:
    state = replace(together(), agenda=(Stage(flow.SMUGGLE, ADA), *together().agenda[1:]))
    assert transactions.partners(state, ADA) == (BOB, CY, DEE)
    state = trading(state, (ADA, Trade("dee", "1 com for 1 tg")), (ADA, Trade("bob", "1 com for 1 tg")))
    assert transactions.waiting(state) == (DEE, BOB)
    state, events = done(state, DEE, Accept("ada-1"))
    assert [event.kind for event in events] == ["dealt", "lapsed"]
    assert flow.open_stage(state) is None
    assert has(state, DEE) == (2, 0, {})


@pytest.mark.rule("GAL-G24", "GAL-G39")
def test_the_smuggler_is_no_second_deal_with_a_neighbour() -> None:
    state = trading(together(), (ADA, SALE), (BOB, Accept("ada-1")))
    state = replace(state, agenda=(Stage(flow.SMUGGLE, ADA), *state.agenda[1:]))
    assert "once is all" in refusal(state, ADA, Trade("bob", "1 com for nothing"))


# The council's market.


@pytest.mark.rule("GAL-G43")
def test_in_the_market_every_pair_makes_one_transaction_neighbours_or_not() -> None:
    state = at_market(together())
    assert transactions.partners(state, DEE) == (ADA, BOB, CY)
    state = trading(state, (DEE, Trade("ada", "1 tg for 2 com")), (ADA, Accept("dee-1")))
    assert state.dealt == ("0:3",)
    assert "in this market" in refusal(state, ADA, Trade("dee", "1 tg for nothing"))
    state = trading(state, (BOB, Trade("cy", "1 com for 1 tg")), (CY, Accept("bob-2")))
    assert state.dealt == ("0:3", "1:2")
    assert transactions.waiting(state) == ()


@pytest.mark.rule("GAL-G43")
def test_whoever_is_done_with_the_market_deals_no_more() -> None:
    state = replace(at_market(together()), done=(BOB,))
    assert transactions.partners(state, ADA) == (CY, DEE)
    assert "Bob has left this market" in refusal(state, ADA, SALE)
    assert "You have left" in refusal(state, BOB, Trade("ada", "1 com for 1 tg"))
    voyage = build.voyage_of(trading(at_market(together()), (ADA, SALE), (CY, Trade("dee", "1 tg for nothing"))))
    transactions.leave(voyage, BOB)
    assert [offer.proposer for offer in voyage.state.offers] == [CY]


@pytest.mark.rule("GAL-G30", "GAL-005", "GAL-G43")
def test_a_truce_world_is_sold_in_the_market_and_not_explored() -> None:
    state = build.attach(build.own(together(), ADA, "fallow"), "fallow", "truce-world")
    decks = state.decks
    state = at_market(state)
    assert Trade("bob", "Fallow for 2 trade goods") in list(transactions.moves(state, ADA))
    state = trading(state, (ADA, Trade("bob", "Fallow for 2 trade goods")), (BOB, Accept("ada-1")))
    assert state.planet_by_id["fallow"].owner == BOB
    assert state.planet_by_id["fallow"].bears("truce-world")
    assert has(state, ADA)[0] == 3
    assert state.decks == decks
    assert flow.open_stage(state) == Stage("market", NOBODY)


@pytest.mark.rule("GAL-G30")
def test_no_other_planet_is_sold_and_none_outside_the_market() -> None:
    state = build.attach(build.own(together(), ADA, "fallow", "gantry"), "fallow", "truce-world")
    assert "(GAL-G30)" in refusal(state, ADA, Trade("bob", "fallow for 1 tg"))
    assert "(GAL-G30)" in refusal(at_market(state), ADA, Trade("bob", "gantry for 1 tg"))
    assert "(GAL-G30)" in refusal(at_market(state), CY, Trade("bob", "fallow for 1 tg"))


@pytest.mark.rule("GAL-G30")
def test_a_planet_promised_to_two_goes_to_one() -> None:
    state = at_market(build.attach(build.own(together(), ADA, "fallow"), "fallow", "truce-world"))
    state = trading(
        state, (ADA, Trade("bob", "fallow for 1 tg")), (ADA, Trade("cy", "fallow for 2 tg")), (CY, Accept("ada-2"))
    )
    assert state.planet_by_id["fallow"].owner == CY
    assert state.offers == ()


# Any interleaving.

SEATS = (ADA, BOB, CY)
some_bundles = some.builds(
    Bundle,
    trade_goods=some.integers(0, 2),
    commodities=some.integers(0, 2),
    fragments=some.dictionaries(some.sampled_from(("cultural", "unknown")), some.integers(1, 1), max_size=1),
)
some_deeds = some.one_of(
    some.tuples(some.just("trade"), some.sampled_from(SEATS), some.sampled_from(SEATS), some_bundles, some_bundles),
    some.tuples(
        some.sampled_from(("accept", "decline")), some.sampled_from(SEATS), some.sampled_from(SEATS), some.integers(-2, 0)
    ),
    some.tuples(some.sampled_from(("resolve", "leave")), some.sampled_from(SEATS)),
)


def wealth(state: State) -> Counter[str]:
    """Return what all players have together; a commodity and a trade good are the same coin."""
    total: Counter[str] = Counter()
    for player in state.players:
        assert player.trade_goods >= 0 and player.commodities >= 0
        total["coins"] += player.trade_goods + player.commodities
        for kind in FRAGMENTS:
            assert player.fragments.get(kind, 0) >= 0
            total[kind] += player.fragments.get(kind, 0)
    return total


def written(state: State, deed: tuple) -> tuple[int, Deed]:  # type: ignore[type-arg]
    """Return who does what: offers are numbered from the newest one."""
    names = naming.handles(state)
    if deed[0] == "trade":
        return deed[1], Trade(names[deed[2]], bundles.write_deal(state, deed[3], deed[4]))
    label = f"{names[deed[2]]}-{state.offered + deed[3]}"
    return deed[1], (Accept if deed[0] == "accept" else Decline)(label)


@pytest.mark.rule("GAL-G23", "GAL-G24", "GAL-G25", "GAL-035", "GAL-041")
@settings(max_examples=150, deadline=None)
@given(some.booleans(), some.lists(some_deeds, max_size=24))
def test_any_interleaving_conserves_everything_and_keeps_to_one_deal(market: bool, deeds: list[tuple]) -> None:  # type: ignore[type-arg]
    state = build.having(together(3), CY, commodities=1, trade_goods=2, fragments={"unknown": 1})
    state = at_market(state) if market else replace(state, agenda=(Stage("card", ADA), *state.agenda))
    before = wealth(state)
    closed = False
    pairs: Counter[frozenset[str]] = Counter()
    for deed in deeds:
        voyage = build.voyage_of(state)
        if deed[0] == "resolve":
            # What EXPLORE's window and the council do when they close.
            if not closed:
                transactions.lapse(voyage)
                voyage.finish()
                voyage.push(Stage("pay", ADA, "resources", 1))
            closed = True
        elif deed[0] == "leave":
            transactions.leave(voyage, deed[1])
            voyage.change(done=tuple(sorted({*voyage.state.done, deed[1]})) if market else ())
        else:
            player, move = written(state, deed)
            legal = transactions.refuse(state, player, move) is None
            seen = next(
                (offer for offer in state.offers if isinstance(move, Accept) and move.offer.endswith(f"-{offer.number}")),
                None,
            )
            try:
                transactions.carry_out(voyage, player, move)
            except IllegalMove:
                assert not legal
                assert voyage.state is state and not voyage.events
                continue
            assert legal
            for event in voyage.events:
                if event.kind == "dealt":
                    # Only what the partner saw is what happens, and only while the window is open.
                    assert isinstance(move, Accept) and seen is not None and seen.partner == player and not closed
                    assert event.facts["gives"] == bundles.write(state, seen.gives)
                    assert event.facts["gets"] == bundles.write(state, seen.gets)
                    pairs[frozenset((event.facts["who"], event.facts["partner"]))] += 1
        state = voyage.state
        assert wealth(state) == before
        assert all(number == 1 for number in pairs.values())
        assert len(state.dealt) == len(set(state.dealt)) == len(pairs)
        assert market or all("Ada" in pair for pair in pairs)
        open_pairs = [frozenset((offer.proposer, offer.partner)) for offer in state.offers]
        assert len(open_pairs) == len(set(open_pairs))
        assert not (closed and state.offers)
        for player in SEATS:
            for move in transactions.moves(state, player):
                assert transactions.refuse(state, player, move) is None


# In a whole game.


def depots(ada: dict[str, int], bob: dict[str, int]) -> State:
    """Return a galaxy in which Ada has just revealed Empty Depots on Gantry, with Bob beside it."""
    state = build.own(build.galaxy(2), ADA, "gantry")
    state = build.put(state, BOB, build.where(state, "gantry"), "1 scout")
    state = build.having(build.having(state, ADA, **ada), BOB, **bob)
    state = build.on_top(build.dealt(state, ADA, "fresh-survey"), "empty-depots")
    return build.play(state, (ADA, "play fresh-survey gantry"))


@pytest.mark.rule("GAL-041", "GAL-G23", "GAL-G25")
def test_a_trade_in_the_window_makes_room_for_what_the_card_gives() -> None:
    # G9 of the notes.
    state = depots({"commodities": 3}, {"trade_goods": 1})
    stage = flow.open_stage(state)
    assert stage is not None and (stage.kind, stage.subject) == ("card", "empty-depots")
    state = build.play(state, (ADA, "trade bob 2 com for 1 tg"))
    assert build.doing.awaited(state) == (BOB,)
    state = build.play(state, (BOB, "accept ada"))
    assert has(state, ADA) == (1, 1, {})
    assert has(state, BOB) == (2, 0, {})
    assert "once is all" in str(build.refused(state, ADA, "trade bob 1 commodity for 1 trade good"))
    state = build.play(state, (ADA, "choose commodities"))
    assert has(state, ADA) == (1, 3, {})
    stage = flow.open_stage(state)
    assert stage is None or stage.kind != "card"


@pytest.mark.rule("GAL-G25", "GAL-G23")
def test_without_the_trade_nothing_would_have_been_gained() -> None:
    state = depots({"commodities": 3}, {"trade_goods": 1})
    assert economy.gain_commodities(build.voyage_of(state), ADA, 2, "empty-depots") == 0
    assert "choose commodities" not in build.legal(state, ADA, "choose")
    state = build.play(state, (ADA, "pass"))
    assert has(state, ADA) == (0, 3, {})


@pytest.mark.rule("GAL-G23", "GAL-041")
def test_an_open_offer_lapses_when_the_card_is_resolved() -> None:
    state = build.play(depots({"commodities": 1}, {"trade_goods": 1}), (ADA, "trade bob 1 com for 1 tg"))
    choice = build.legal(state, ADA, "choose")[0]
    state, events = build.act(state, ADA, choice)
    assert state.offers == ()
    assert events[0].kind == "lapsed"
    assert "GAL-G24" in str(build.refused(state, BOB, "accept ada-1"))


@pytest.mark.rule("GAL-G09", "GAL-G24")
def test_a_deal_before_the_action_is_the_only_one_of_the_turn() -> None:
    state = depots({"commodities": 1}, {"trade_goods": 3})
    state = replace(build.turn_of(state, ADA), offers=())
    state = build.play(
        state, (ADA, "trade bob 1 com for 1 tg"), (BOB, "trade ada 2 tg for a commodity"), (ADA, "accept bob")
    )
    assert has(state, ADA) == (2, 0, {})
    assert has(state, BOB) == (2, 0, {})
    assert build.legal(state, ADA, "trade") == []


@pytest.mark.rule("GAL-G39", "GAL-G24")
def test_the_smuggler_is_played_and_its_deal_is_the_action() -> None:
    state = build.having(build.dealt(build.galaxy(3), ADA, "smuggler"), ADA, commodities=2)
    state = build.having(state, BOB, trade_goods=2)
    assert build.legal(state, ADA, "trade") == []
    state = build.play(state, (ADA, "play smuggler"), (ADA, "trade bob 2 commodities for 2 tg"), (BOB, "accept ada"))
    assert (has(state, ADA), has(state, BOB)) == ((2, 0, {}), (2, 0, {}))
    assert state.active == BOB


@pytest.mark.rule("GAL-G24", "GAL-G46")
def test_only_the_partner_is_awaited_and_the_active_player_may_go_on() -> None:
    state = build.play(together(), (ADA, "trade bob 1 com for 1 tg"))
    assert build.doing.awaited(state) == (BOB,)
    state, events = build.act(state, ADA, "pass")
    assert state.offers == ()
    assert events[0].kind == "lapsed"
    assert state.active == BOB


@pytest.mark.rule("GAL-G23", "GAL-G24", "GAL-041", "GAL-035")
@settings(max_examples=60, deadline=None)
@given(some.data())
def test_whatever_is_done_in_the_window_the_card_is_resolved_once_and_nothing_is_lost(data: some.DataObject) -> None:
    state = build.put(build.own(together(3), ADA, "gantry"), CY, build.where(together(3), "gantry"), "1 scout")
    state = build.having(state, CY, fragments={"hazardous": 2})
    state = build.on_top(build.dealt(state, ADA, "fresh-survey"), "green-laboratory")
    state = build.play(state, (ADA, "play fresh-survey gantry"))
    before = wealth(state)
    for _ in range(data.draw(some.integers(1, 12))):
        seat = data.draw(some.sampled_from(SEATS))
        trades = [text for text in build.legal(state, seat) if text.split()[0] in ("trade", "accept", "decline")]
        if not trades:
            continue
        state, _ = build.act(state, seat, data.draw(some.sampled_from(trades)))
        assert wealth(state) == before
        assert len(state.dealt) == len(set(state.dealt)) <= 2
        assert not state.planet_by_id["gantry"].attachments
    state, events = build.act(state, ADA, "choose resolve")
    assert sum(event.kind == "attached" for event in events) == 1
    assert wealth(state) == before
    assert state.offers == ()
    assert state.planet_by_id["gantry"].bears("green-laboratory")
