"""Each secret of a galaxy by itself: hands, goals, decks and what was chosen show in nothing that others see (GAL-G47)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.game import Seat, Setup
from engine.core.table import Entry, Table
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import awaiting, flow, status_phase
from engine.games.galaxy.rules.exploring import decks
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import Deck, Stage, State
from engine.games.galaxy.state.view import HIDDEN, view_for
from tests.laws.tables import update_after
from tests.laws.test_secrets import kept

from .build import (
    ADA,
    BOB,
    asking_all,
    dealt,
    galaxy,
    having,
    legal,
    play,
    put,
    secretly,
    told,
    turn_of,
    voyage_of,
)
from .worlds import NAMES, heard, seated, shown

rule = pytest.mark.rule


# Hands: no player is asked because of what they hold.


KINDS = ("escort", "evasive-burn", "free-passage", "probe")
HANDS = {
    count: [hand for hand in combinations_with_replacement(KINDS, count) if max(Counter(hand).values()) < 3]
    for count in (1, 2, 3)
}
"""Hands by the number of their cards."""


def skirmish(mine: Sequence[str], theirs: Sequence[str]) -> State:
    """Return a galaxy where Ada, with these order cards in her hand, can attack Bob in C3 from B2."""
    state = put(put(galaxy(3), ADA, "B2", "2 scout, 1 transport, 2 infantry"), BOB, "C3", "2 scout, 1 battleship")
    state = put(state, BOB, "C4", "1 scout")
    return having(having(state, ADA, hand=tuple(mine)), BOB, hand=tuple(theirs))


def _watched(state: State, watcher: Seat | None) -> list[tuple[object, ...]]:
    """Attack, no player playing a card, and return what another player sees meanwhile."""
    table, seen = seated(state), []
    for text in ("activate C3", "move C3 B2 2 scout, 1 transport"):
        table, entry = table.act(ADA, text)
        seen.append(_seen(table, entry, watcher))
    while (asked := next(iter(flow.open_questions(table.state)), None)) is not None and len(seen) < 8:
        table, entry = table.act(asked.owner, str(awaiting.answer(asked, asked.default)))
        seen.append(_seen(table, entry, watcher))
    assert len(seen) > 3, "nobody was asked anything"
    return seen


def _seen(table: Table, entry: Entry, watcher: Seat | None) -> tuple[object, ...]:
    return shown(table, watcher), heard(entry, watcher), len(entry.draws), GAME.turn(table.state)


@pytest.mark.whole
@rule("GAL-G47", "GAL-G39", "GAL-G14")
@settings(max_examples=4)
@given(st.sampled_from((1, 2, 3)), st.sampled_from((1, 2)), st.data())
def test_an_attack_looks_the_same_whatever_is_in_the_hands(mine: int, theirs: int, data: st.DataObject) -> None:
    """The questions of a combat are asked of a player who holds any hand: to the third and to the other side alike."""
    hands = [(data.draw(st.sampled_from(HANDS[mine])), data.draw(st.sampled_from(HANDS[theirs]))) for _ in range(2)]
    (first, against), (second, others) = hands
    assert _watched(skirmish(first, against), None) == _watched(skirmish(second, others), None)
    assert _watched(skirmish(first, against), ADA) == _watched(skirmish(first, others), ADA)


@rule("GAL-G47", "GAL-G39", "GAL-G11")
def test_the_time_to_move_opens_for_any_hand_where_free_passage_could_help() -> None:
    """Her transport in A1 is two systems away from C3: Ada is waited for with any card in her hand, not without one."""
    state = put(galaxy(), ADA, "A1", "1 transport")
    stages = [play(having(state, ADA, hand=hand), "activate C3").agenda[0] for hand in ((), *HANDS[1])]
    assert stages == [Stage("turn", BOB), *(Stage("move", ADA, "C3") for _ in HANDS[1])]
    tables = [seated(play(having(state, ADA, hand=hand), "activate C3")) for hand in HANDS[1]]
    assert all(shown(table, BOB) == shown(tables[0], BOB) for table in tables)


@rule("GAL-G47", "GAL-G39")
def test_a_player_who_holds_too_many_cards_is_asked_and_only_the_number_is_known() -> None:
    state = dealt(galaxy(), BOB, "escort", "escort", "probe", "probe", "smuggler", "smuggler")
    voyage = voyage_of(turn_of(state, BOB))
    decks.draw_orders(voyage, BOB, 2)
    (asked,) = flow.open_questions(view_for(voyage.state, ADA).state)
    assert (asked.owner, asked.options, asked.default, asked.parts()[1]) == (BOB, (), HIDDEN, 2)
    assert "2 order cards must go" in GAME.ask(GAME.view(voyage.state, None))


@rule("GAL-G47", "GAL-G39")
@pytest.mark.parametrize("top", [("ore-world", "deep-mine"), ("deep-mine", "deep-mine"), ("deep-mine",)])
def test_star_charts_show_no_other_player_a_thing(top: tuple[str, ...]) -> None:
    """Not even whether the cards are alike: who plays them is asked in any case."""
    states = []
    for cards in (top, top[::-1], ("red-laboratory", "lost-settlers")[: len(top)]):
        state = dealt(galaxy(), ADA, "star-charts")
        rest = ("survey-party",) * (len(top) - 1)
        states.append(replace(state, decks={**state.decks, "hazardous": Deck((*cards, *rest))}))
    looks = []
    for state in states:
        table, entry = seated(state).act(ADA, "play star-charts hazardous")
        assert awaiting.awaited(table.state) == (ADA,)
        assert not entry.free, "whoever looked could take it back, and knew"
        answer = legal(table.state, ADA, "decide")[-1]
        after, told_then = table.act(ADA, answer)
        looks.append([(shown(item, BOB), shown(item, None)) for item in (table, after)] + [heard(told_then, BOB)])
    assert looks[0] == looks[1] == looks[2]


# Goals.


def scoring(*hidden: str, **fields: object) -> State:
    """Return the beginning of a status phase in which Bob holds hidden goals."""
    state = secretly(having(galaxy(2, round=2), BOB, trade_goods=5, passed=True), BOB, *hidden)
    return play(asking_all(having(state, BOB, **fields)), "pass")


@rule("GAL-G47", "GAL-G42")
def test_whether_a_hidden_goal_could_be_scored_shows_in_nothing() -> None:
    """Full Coffers could be, Patron could not: both are asked about, by a question that looks the same."""
    could, could_not = (seated(scoring(goal)) for goal in ("full-coffers", "patron"))
    assert legal(could.state, BOB, "decide") == ["decide full-coffers", "decide none"]
    assert legal(could_not.state, BOB, "decide") == ["decide none"]
    for seat in (None, ADA):
        assert shown(could, seat) == shown(could_not, seat)
    done = [table.act(BOB, "decide none") for table in (could, could_not)]
    assert shown(done[0][0], ADA) == shown(done[1][0], ADA)
    assert heard(done[0][1], ADA) == heard(done[1][1], ADA)


@rule("GAL-G47", "GAL-G46")
def test_a_secret_answer_does_not_show_whether_it_is_the_one_for_the_absent() -> None:
    """Bob has missed a turn. Whether that still counts cannot depend on which goal he chose in secret."""
    state = secretly(scoring("full-coffers", missed=1), ADA, "patron")
    state = replace(state, agenda=(*(question.written() for question in status_phase.questions(state, ADA)), *state.agenda))
    assert GAME.default(state, BOB) == awaiting.answer(awaiting.asked(state, BOB), "full-coffers")  # type: ignore[arg-type]
    looks = []
    for answer in ("full-coffers", "none"):
        table, entry = seated(state).act(BOB, f"decide {answer}")
        looks.append((shown(table, ADA), shown(table, None), heard(entry, ADA)))
        assert table.state.players[BOB].missed == 1
    assert looks[0] == looks[1]


@rule("GAL-G47", "GAL-G46")
def test_where_all_are_away_a_secret_answer_brings_no_player_back() -> None:
    state = secretly(scoring("full-coffers"), ADA, "patron")
    state = having(having(state, ADA, missed=2), BOB, missed=2)
    state = replace(state, agenda=(*(question.written() for question in status_phase.questions(state, ADA)), *state.agenda))
    for answer in ("full-coffers", "none"):
        table, entry = seated(state).act(BOB, f"decide {answer}")
        assert not told(entry.events, "back")
        assert table.state.players[BOB].away


@rule("GAL-G47", "GAL-G40")
def test_no_player_sees_which_of_the_goals_drawn_was_scored() -> None:
    state = having(secretly(galaxy(), BOB, "patron", "victor", "schools"), BOB, scored=("victor",), points=1)
    assert view_for(state, ADA).state.players[BOB].goals == ("victor", HIDDEN, HIDDEN)
    assert view_for(state, BOB).state.players[BOB].goals == ("patron", "victor", "schools")


@rule("GAL-G47", "GAL-G46")
def test_standing_orders_are_secret() -> None:
    state = having(galaxy(), BOB, habits={"combat": "quick"})
    assert view_for(state, ADA).state.players[BOB].habits == {}
    assert view_for(state, BOB).state.players[BOB].habits == {"combat": "quick"}


@rule("GAL-G47")
def test_what_a_deck_still_holds_follows_from_what_lies_open() -> None:
    """Ada counts her own hand out of the order cards; of the hidden goals no player can ask what is left."""
    state = dealt(dealt(galaxy(), ADA, "probe", "probe"), BOB, "escort", "smuggler")
    seen = {seat: GAME.page(GAME.view(state, seat), "decks", "orders") for seat in (None, ADA, BOB)}
    assert "Probe" not in seen[ADA] and "Probe 2 in 24" in seen[None] and "Probe 2 in 22" in seen[BOB]
    assert "Escort 2 in 22" in seen[ADA] and "Escort 1 in 22" in seen[BOB]
    assert "are cultural" in GAME.page(GAME.view(state, ADA), "decks", "hidden")


# What was chosen at the start.


def beginning() -> Table:
    return Table.start(GAME, Setup(NAMES, Options()), "the beginning")[0]


@rule("GAL-G47", "GAL-G05")
def test_first_technologies_are_secret_until_all_have_chosen() -> None:
    table = beginning()
    first, second, last = table.state.order
    options = legal(table.state, first, "decide")
    looks = []
    for text in options:
        after, entry = table.act(first, text)
        looks.append((shown(after, second), shown(after, None), heard(entry, second)))
    assert all(look == looks[0] for look in looks)
    chosen = table.act(first, options[1])[0].act(second, options[2])[0]
    assert [player.first for player in view_for(chosen.state, last).state.players] == [HIDDEN] * 3
    after, entry = chosen.act(last, options[0])
    assert {facts["technology"] for facts in told(entry.events, "technology")} == {
        option.split()[1] for option in options[:3]
    }
    assert not entry.free, "the last one could see the others' and choose again"
    assert after.state.phase == "action"


@rule("GAL-G47", "GAL-G05")
def test_what_is_done_for_the_absent_at_the_start_is_told_no_more_than_a_choice() -> None:
    table = beginning()
    first, *others = table.state.order
    default = str(GAME.default(table.state, first))
    posts = [kept(update_after(table, first, text), others) for text in legal(table.state, first, "decide")]
    assert default in legal(table.state, first, "decide")
    assert all(post == posts[0] for post in posts)
    assert posts[0].default == ""
