"""Whatever is done, in whatever order, while cards lie open: nothing is lost, given twice or left hanging."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.moves import Move
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.exploring import decks
from engine.games.galaxy.rules.legal import legal
from engine.games.galaxy.rules.progress import Voyage
from engine.games.galaxy.state.content import EXPLORATION, FRAGMENTS, RELIC
from engine.games.galaxy.state.moves import Resign
from engine.games.galaxy.state.state import Exploration, Stage, State

from .build import ADA, BOB, CY, galaxy, having, own, put, where
from .explorations import deep, explore

WORLDS = ("aster", "cinder", "hollow")


def wealth(state: State) -> tuple[int, dict[str, int]]:
    """Return all trade goods and commodities of all players taken together, and all their fragments of each kind."""
    goods = sum(player.trade_goods + player.commodities for player in state.players)
    return goods, {kind: sum(player.fragments.get(kind, 0) for player in state.players) for kind in FRAGMENTS}


def open_window() -> State:
    """Return a galaxy in which Ada has revealed a Garden World, and Bob and Cy are neighbours with something to give."""
    state = put(own(galaxy(3), ADA, "aster", exhausted=True), ADA, "aster", "1 infantry")
    for player, fields in (
        (ADA, {"trade_goods": 2, "commodities": 3, "fragments": {"cultural": 2}}),
        (BOB, {"trade_goods": 1, "commodities": 1, "fragments": {"unknown": 1}}),
        (CY, {"trade_goods": 3, "fragments": {"cultural": 1, "hazardous": 1}}),
    ):
        state = having(put(state, player, where(state, "aster"), "1 scout"), player, **fields)
    return explore(state, "aster", "garden-world")[0]


@given(some.lists(some.tuples(some.integers(0, 2), some.integers(0, 40)), min_size=6, max_size=20))
@settings(max_examples=60)
@pytest.mark.rule("GAL-G23", "GAL-G24", "GAL-041", "GAL-035")
def test_in_any_order_of_offers_answers_and_resolution_nothing_is_given_twice(steps: list[tuple[int, int]]) -> None:
    state = open_window()
    window = state.agenda[0]
    before = wealth(state)
    deals: Counter[frozenset[str]] = Counter()
    for player, number in steps:
        moves = tuple(move for move in legal(state, player) if move.verb in ("trade", "accept", "decline", "choose"))
        if not moves:
            continue
        state, events = GAME.apply(state, player, moves[number % len(moves)], Dice(KeyedSource("window")))
        deals.update(
            frozenset((str(event.facts["who"]), str(event.facts["partner"]))) for event in events if event.kind == "dealt"
        )
        assert wealth(state) == before
        assert all(min(player.trade_goods, player.commodities) >= 0 for player in state.players)
        if state.agenda[0] != window:
            break
        assert not state.planet_by_id["aster"].attachments
    assert all(count == 1 for count in deals.values())
    assert all("Ada" in pair for pair in deals)
    if state.agenda[0] != window:
        assert state.planet_by_id["aster"].bears("garden-world")
        assert state.offers == ()


@pytest.mark.parametrize("card", ["garden-world", "hired-guard", "cultural-fragment", "gamma-gate"])
@pytest.mark.rule("GAL-G48", "GAL-025")
def test_a_card_that_lies_open_when_its_explorer_resigns_goes_onto_its_pile(card: str) -> None:
    state = having(put(own(galaxy(3), ADA, "aster"), ADA, "aster", "1 infantry"), ADA, trade_goods=1)
    state = having(put(state, BOB, where(state, "aster"), "1 scout"), BOB, commodities=1)
    during, _ = explore(state, "aster", card)
    assert isinstance(during.agenda[0], Stage)
    after, _ = GAME.apply(during, ADA, Resign("yes"), Dice(KeyedSource("gone")))
    assert after.decks["cultural"].discard == (card,)
    assert after.planet_by_id["aster"].attachments == ()
    assert decks.unseen(after, "cultural") == Counter(after.decks["cultural"].draw)


def answers(state: State, player: int) -> tuple[Move, ...]:
    """Return what a player can answer a card or a question with, trading aside."""
    wanted = ("choose", "pass", "explore", "decide", "pay")
    return tuple(move for move in legal(state, player) if move.verb in wanted and not isinstance(move, Resign))


STEPS = some.lists(some.tuples(some.sampled_from((*WORLDS, "frontier")), some.integers(0, 11)), min_size=70, max_size=110)


@given(STEPS, some.text("abc"))
@settings(max_examples=12)
@pytest.mark.rule("GAL-014", "GAL-025", "GAL-027", "GAL-G18", "GAL-G50", "GAL-G52")
def test_whatever_is_explored_every_card_is_in_exactly_one_place(steps: list[tuple[str, int]], key: str) -> None:
    dice = Dice(KeyedSource(key))
    state = put(put(own(galaxy(), ADA, *WORLDS), ADA, "cinder", "3 infantry"), ADA, "aster", "1 mech")
    state = having(put(state, ADA, deep(state), "1 scout, 1 transport"), ADA, commodities=1, trade_goods=2)
    shuffled = {deck: replace(piles, draw=dice.shuffled(piles.draw)) for deck, piles in state.decks.items()}
    begun = state.agenda
    state = replace(state, decks=shuffled)
    for place, number in steps:
        where_to = deep(state) if place == "frontier" else place
        voyage = Voyage(replace(state, agenda=(Exploration(ADA, where_to), *begun)), dice)
        flow.run(voyage)
        state = voyage.state
        while state.agenda[0] != begun[0]:
            assert isinstance(state.agenda[0], Stage) or answers(state, ADA)
            moves = answers(state, ADA)
            state, _ = GAME.apply(state, ADA, moves[number % len(moves)], dice)
        for deck in (*EXPLORATION, RELIC):
            assert decks.unseen(state, deck) == Counter(state.decks[deck].draw)
            assert state.decks[deck].draw or not state.decks[deck].discard
