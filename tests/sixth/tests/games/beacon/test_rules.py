"""The rules of Beacon, by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from engine.games.beacon import GAME
from engine.games.beacon.rules.play import strikes
from engine.games.beacon.state.content import THINGS
from engine.games.beacon.state.options import Options
from engine.games.beacon.state.state import BEST
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.table import Entry, Table


def begun(*names: str, **fields: Any) -> Table:
    """Return a first table, with some fields of its state otherwise."""
    table = Table.start(GAME, Setup(names or ("Ada",), Options()), "a key")[0]
    return replace(table, state=replace(table.state, **fields))


def told(table: Table, entry: Entry, seat: int | None) -> str:
    return GAME.tell(GAME.view(table.state, seat), entry.events)


TWO = (("wick", "boat", "boat"), ("oil", "roof", "bell"))


@pytest.mark.rule("BEA-001", "BEA-002", "BEA-004", "BEA-013")
def test_a_card_makes_its_thing_one_step_better_and_the_next_keeper_is_at_work() -> None:
    table = begun("Ada", "Bob", hands=TWO)
    assert [str(move) for move in GAME.legal(table.state, 0)][:3] == ["trim", "tar", "sweep"]
    after, _ = table.act(0, "trim")
    assert after.state.level("wick") == 3 and GAME.turn(after.state) == (1,)
    assert [laid.card for laid in after.state.laid] == ["wick"]
    with pytest.raises(IllegalMove, match="BEA-013"):
        table.act(0, "kindle")
    with pytest.raises(IllegalMove, match="BEA-002"):
        GAME.apply(after.state, 0, GAME.read(after.state, 0, "sweep"), None)


@pytest.mark.rule("BEA-003", "BEA-013", "BEA-014")
def test_the_dice_give_the_order_of_the_deck_and_every_keeper_three_cards() -> None:
    table, entry = Table.start(GAME, Setup(("Ada", "Bob"), Options()), "a key")
    state = table.state
    assert set(state.levels) == {2} and [len(hand) for hand in state.hands] == [3, 3] and len(entry.draws) == 35
    every = Counter([*state.deck, *state.hands[0], *state.hands[1]])
    assert every == dict.fromkeys(THINGS[:-1], 4)
    assert state.deck != Table.start(GAME, table.setup, "another key")[0].state.deck


@pytest.mark.rule("BEA-005", "BEA-006", "BEA-012")
def test_what_is_in_the_best_order_is_left_alone_but_the_stairs() -> None:
    best = begun(levels=(BEST,) * len(THINGS), hands=(("lamp", "lamp", "oil"),))
    assert [str(move) for move in GAME.legal(best.state, 0)] == ["sweep"]
    assert str(GAME.default(best.state, 0)) == "sweep"
    with pytest.raises(IllegalMove, match="BEA-005"):
        best.act(0, "kindle")
    after, _ = best.act(0, "sweep")
    assert after.state.hands == best.state.hands


@pytest.mark.rule("BEA-007", "BEA-008", "BEA-009", "BEA-010")
def test_the_storm_wears_things_down_and_what_stands_at_0_is_the_end_of_the_light() -> None:
    table = begun()
    calm, entry = table.act(0, "sweep")
    assert len(entry.draws) == strikes(table.state) == 2 == len(calm.state.coming) and set(calm.state.levels) == {2, 3}
    assert strikes(begun("Ada", "Bob", "Cy").state) == 4
    struck, _ = begun(coming=(1, 1), levels=(1,) * len(THINGS), night=2).act(0, "sweep")
    assert struck.state.levels == (0, *[1] * 8, 2) and struck.state.struck == (1, 1)
    lost, _ = begun(night=5, levels=(0,) * len(THINGS)).act(0, "sweep")
    assert GAME.outcome(lost.state).result == "lost" and not GAME.turn(lost.state)
    kept, _ = begun(night=5, levels=(BEST,) * len(THINGS)).act(0, "sweep")
    assert GAME.outcome(kept.state).result == "won"


@pytest.mark.rule("BEA-011")
def test_a_hand_is_seen_by_its_keeper_alone() -> None:
    table = begun("Ada", "Bob", hands=TWO, coming=(1, 2, 3))
    assert GAME.view(table.state, 0).state.hands == (TWO[0], ("", "", ""))
    assert GAME.view(table.state, None).state.hands == (("", "", ""), ("", "", ""))
    view = GAME.view(table.state, 1).state
    assert set(view.deck) == {""} and view.coming == ()
    assert GAME.private(GAME.view(table.state, 1)) == "Your hand: oil, roof, bell."


@pytest.mark.rule("BEA-014")
def test_a_hand_is_drawn_up_to_three_as_long_as_there_are_cards() -> None:
    table = begun("Ada", "Bob", hands=TWO, deck=("lamp", "mirror"))
    after, entry = table.act(0, "trim")
    assert after.state.hands[0] == ("boat", "boat", "lamp") and after.state.deck == ("mirror",)
    assert "You draw a lamp card." in told(after, entry, 0) and "draw" not in told(after, entry, 1)
    full, _ = begun("Ada", "Bob", hands=((*TWO[0], "oil"), TWO[1])).act(0, "trim")
    assert full.state.hands[0] == ("boat", "boat", "oil")
    empty, _ = begun("Ada", "Bob", hands=TWO, deck=()).act(0, "trim")
    assert empty.state.hands[0] == ("boat", "boat")


@pytest.mark.rule("BEA-015")
def test_a_card_that_is_handed_over_is_seen_by_these_two_alone() -> None:
    table = begun("Ada", "Bob Hill", "Cy", hands=(*TWO, ("bell",) * 5), deck=("lamp",))
    after, entry = table.act(0, "give BOAT Bob Hill")
    assert entry.text == "give boat bobhill"
    assert after.state.hands[:2] == (("wick", "boat", "lamp"), (*TWO[1], "boat"))
    assert [("boat" in told(after, entry, seat)) for seat in (None, 0, 1, 2)] == [False, True, True, False]
    assert GAME.label(table.state, 0, GAME.read(table.state, 0, entry.text)) == "Hand Bob Hill a card"
    for wrong in ("give boat cy", "give oil bobhill", "give boat ada", "give boat dee"):
        with pytest.raises(IllegalMove, match="BEA-015"):
            table.act(0, wrong)


@pytest.mark.rule("BEA-015")
@pytest.mark.parametrize(
    ("names", "hands"),
    [(("Ada",), TWO[:1]), (("Ada", "Bob"), ((), TWO[1])), (("Ada", "Bob"), (TWO[0], ("bell",) * 5))],
    ids=["alone", "no card", "another full hand"],
)
def test_where_no_card_can_be_handed_over_that_is_said(names: tuple[str, ...], hands: tuple[tuple[str, ...], ...]) -> None:
    with pytest.raises(IllegalMove, match="BEA-015"):
        begun(*names, hands=hands).act(0, "give wick bob")
