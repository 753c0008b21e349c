"""Transactions in the midst of a game: whatever is done in between, nothing is lost."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.games.galaxy.rules import flow, trading
from engine.games.galaxy.rules.awaiting import awaited, called
from engine.games.galaxy.rules.economy import wealth as economy
from engine.games.galaxy.state import naming
from engine.games.galaxy.state.content import FRAGMENTS
from engine.games.galaxy.state.moves import Accept, Decline, Trade
from engine.games.galaxy.state.state import Bundle, Stage, State

from . import build
from .build import ADA, BOB, CY
from .deals import Deed, at_market, has, together

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
        return deed[1], Trade(names[deed[2]], naming.written_deal(state, deed[3], deed[4]))
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
                trading.lapse(voyage)
                voyage.finish()
                voyage.push(Stage("pay", ADA, "resources", 1))
            closed = True
        elif deed[0] == "leave":
            trading.leave(voyage, deed[1])
            voyage.change(done=tuple(sorted({*voyage.state.done, deed[1]})) if market else ())
        else:
            player, move = written(state, deed)
            legal = trading.refuse(state, player, move) is None
            seen = next(
                (offer for offer in state.offers if isinstance(move, Accept) and move.offer.endswith(f"-{offer.number}")),
                None,
            )
            try:
                trading.carry_out(voyage, player, move)
            except IllegalMove:
                assert not legal
                assert voyage.state is state and not voyage.events
                continue
            assert legal
            for event in voyage.events:
                if event.kind == "dealt":
                    # Only what the partner saw is what happens, and only while the window is open.
                    assert isinstance(move, Accept) and seen is not None and seen.partner == player and not closed
                    assert event.facts["gives"] == naming.written_bundle(state, seen.gives)
                    assert event.facts["gets"] == naming.written_bundle(state, seen.gets)
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
            for move in trading.moves(state, player):
                assert trading.refuse(state, player, move) is None


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
    assert isinstance(stage, flow.CardOpen) and stage.card == "empty-depots"
    state = build.play(state, (ADA, "trade bob 2 com for 1 tg"))
    assert awaited(state) == (BOB, ADA) and called(state) == (ADA,)
    state = build.play(state, (BOB, "accept ada"))
    assert has(state, ADA) == (1, 1, {})
    assert has(state, BOB) == (2, 0, {})
    assert "already traded" in str(build.refused(state, ADA, "trade bob 1 commodity for 1 trade good"))
    state = build.play(state, (ADA, "choose commodities"))
    assert has(state, ADA) == (1, 3, {})
    stage = flow.open_stage(state)
    assert not isinstance(stage, flow.CardOpen)


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
    assert (has(state, ADA), has(state, BOB)) == ((2 + 1, 0, {}), (2, 0, {}))
    assert state.active == BOB


@pytest.mark.rule("GAL-G24", "GAL-G46")
def test_the_partner_may_answer_and_the_turn_does_not_wait_for_it() -> None:
    state = build.play(together(), (ADA, "trade bob 1 com for 1 tg"))
    assert awaited(state) == (BOB, ADA) and called(state) == (ADA,)
    state, _ = build.act(state, ADA, "pass")
    assert state.active == BOB and [offer.number for offer in state.offers] == [1]


@pytest.mark.rule("GAL-G64")
def test_an_offer_stays_open_until_the_partners_next_turn_is_over() -> None:
    state = build.play(together(), (ADA, "trade bob 1 com for 1 tg"), (ADA, "pass"))
    agreed = build.play(state, (BOB, "accept ada"))
    assert has(agreed, ADA)[:2] == (has(state, ADA)[0] + 1, has(state, ADA)[1] - 1) and agreed.active == BOB
    state, events = build.act(state, BOB, "pass")
    assert state.offers == () and "lapsed" in [event.kind for event in events]


@pytest.mark.rule("GAL-G64")
def test_an_offer_to_a_player_who_has_passed_lapses_with_the_turn() -> None:
    state = build.play(build.having(together(), BOB, passed=True), (ADA, "trade bob 1 com for 1 tg"))
    assert build.play(state, (ADA, "pass")).offers == ()


@pytest.mark.rule("GAL-G23", "GAL-G24", "GAL-041", "GAL-035")
@settings(max_examples=60, deadline=None)
@given(some.data())
def test_whatever_is_done_in_the_window_the_card_is_resolved_once_and_nothing_is_lost(data: some.DataObject) -> None:
    state = build.put(build.own(together(3), ADA, "gantry"), CY, build.where(together(3), "gantry"), "1 scout")
    state = build.having(state, CY, fragments={"hazardous": 2})
    state = build.on_top(build.dealt(state, ADA, "fresh-survey"), "green-laboratory")
    state = build.play(state, (ADA, "play fresh-survey gantry"), (ADA, "reopen"))
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
