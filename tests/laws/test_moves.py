"""Listed moves are accepted, all others are refused with words, and nothing else ever happens."""

from __future__ import annotations

import random
from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.capabilities import contested
from engine.core.errors import GameError, GameOver, IllegalMove, NotYourTurn
from engine.core.game import AnyGame
from engine.core.measures import measures
from engine.core.table import Table, digest
from tests.laws.playouts import GAMES, Playout, numbers, playout, some, telling

Listed = dict[str, object]
_recent: deque[tuple[Table, str, dict[int, Listed]]] = deque(maxlen=1)


def known(table: Table) -> tuple[str, dict[int, Listed]]:
    """Return the digest of a table and the moves of its seats that were listed so far: many texts are tried on each."""
    if not _recent or _recent[0][0] is not table:
        _recent.append((table, digest(table.state), {}))
    return _recent[0][1:]


def listed(table: Table, seat: int) -> Listed:
    lists = known(table)[1]
    if seat not in lists:
        lists[seat] = {str(move): move for move in table.game.legal(table.state, seat)}
    return lists[seat]


def try_text(table: Table, seat: int, text: str) -> GameError | None:
    """Try a move: it is accepted if and only if its one text form is listed, and the table stays as it was.

    A verb with an open argument may accept what it did not list.
    """
    before, moves = known(table)[0], listed(table, seat)
    try:
        after, entry = table.act(seat, text)
    except GameError as error:
        assert text not in moves, f"{text} is listed for seat {seat} and refused: {error}"
        assert error.words.strip(), f"{text} is refused without words"
        assert error.words.rstrip()[-1] in ".!?”)", f"{text} is refused with half a sentence: {error.words}"
        assert len(str(error)) <= 500, f"{text} is refused at length: {error.words}"
        refusal: GameError | None = error
    else:
        verb = next(verb for verb in table.game.verbs if verb.name == entry.text.split()[0])
        is_open = any(argument.open for argument in verb.arguments)
        assert is_open or entry.text in moves, f"{text} is accepted as {entry.text} for seat {seat}, and is not listed"
        assert digest(after.state) == entry.digest
        refusal = None
    assert digest(table.state) == before, f"{text} changed the state it was tried on"
    return refusal


def test_every_listed_move_is_accepted_and_reads_back(played: Playout) -> None:
    for table in telling(played, 2):
        for seat in range(len(table.names)):
            moves = listed(table, seat)
            of_each_verb = {type(move): text for text, move in moves.items()}
            for text in {*of_each_verb.values(), *some(list(moves), 16)}:
                move = moves[text]
                assert played.game.read(table.state, seat, text) == move
                assert try_text(table, seat, text) is None


def test_moves_are_listed_once_and_always_in_the_same_order(played: Playout) -> None:
    for table in telling(played, 4):
        for seat in range(len(table.names)):
            moves = list(played.game.legal(table.state, seat))
            assert moves == list(played.game.legal(table.state, seat))
            texts = [str(move) for move in moves]
            assert len(set(texts)) == len(texts)


def test_moves_of_other_seats_and_of_other_moments_are_refused(played: Playout) -> None:
    chance = random.Random(1)
    texts = [step.entry.text for step in played.steps]
    refused = 0
    for table in telling(played, 3, over=False):
        count = len(table.names)
        others = {text for seat in range(count) for text in some(list(listed(table, seat)), 4)}
        for text in sorted(others | set(chance.sample(texts, min(8, len(texts))))):
            for seat in range(count):
                if text not in listed(table, seat):
                    refused += try_text(table, seat, text) is not None
    assert refused


def mutations(text: str, chance: random.Random) -> list[str]:
    """Return texts that are nearly a move."""
    words = text.split()
    place = chance.randrange(len(words))
    changed = [str(int(word) + chance.choice((-1, 1, 7))) if word.lstrip("-").isdigit() else word for word in words]
    return [
        " ".join(words[:-1]),
        f"{text} {words[-1]}",
        f"{text} 1",
        " ".join(changed),
        " ".join([*words[:place], words[place] + chance.choice("ab1z-_é"), *words[place + 1 :]]),
        " ".join([*words[:place], words[place][:-1], *words[place + 1 :]]),
        " ".join([words[0], *reversed(words[1:])]),
        f"  {text.upper()}  ",
        text.replace(" ", "\u00a0"),
    ]


def test_texts_that_are_nearly_moves_are_refused_or_mean_a_listed_move(played: Playout) -> None:
    chance = random.Random(2)
    for table in telling(played, 2, over=False):
        for seat in played.game.turn(table.state):
            moves = list(listed(table, seat))
            for text in chance.sample(moves, min(4, len(moves))):
                for wrong in mutations(text, chance):
                    try_text(table, seat, wrong)


@pytest.mark.parametrize("key", GAMES)
@given(data=st.data())
def test_any_text_at_all_is_refused_or_means_a_listed_move(key: str, data: st.DataObject) -> None:
    tables = playout(key, numbers(GAMES[key])[0]).tables
    table = tables[data.draw(st.integers(0, len(tables) - 1), label="step")]
    verbs = st.sampled_from([verb.name for verb in table.game.verbs])
    word = st.one_of(st.integers(-(10**10), 10**10).map(str), st.sampled_from("ABCD"), st.text(max_size=12), verbs)
    text = data.draw(
        st.one_of(st.text(), st.tuples(verbs, st.lists(word, max_size=4)).map(lambda it: " ".join([it[0], *it[1]])))
    )
    seat = data.draw(st.integers(0, len(table.names) - 1), label="seat")
    try_text(table, seat, text)


def test_each_awaited_seat_has_a_legal_move_and_none_is_awaited_once_it_is_over(played: Playout) -> None:
    for table in played.tables:
        awaited, outcome = played.game.turn(table.state), played.game.outcome(table.state)
        assert (awaited == ()) == (outcome is not None)
        assert len(set(awaited)) == len(awaited)
        for seat in awaited:
            assert next(iter(played.game.legal(table.state, seat)), None) is not None
    last = played.tables[-1]
    for seat in range(len(last.names)):
        assert list(played.game.legal(last.state, seat)) == []
        with pytest.raises(GameOver):
            last.act(seat, played.steps[-1].entry.text)


def test_the_end_names_winners_and_scores_of_seats_at_the_table(played: Playout) -> None:
    outcome = played.game.outcome(played.tables[-1].state)
    count = len(played.tables[-1].names)
    assert outcome is not None
    assert outcome.result in ("won", "lost", "retreat", "ranked")
    assert all(0 <= seat < count for seat in outcome.winners)
    assert len(outcome.scores) in (0, count)


@pytest.mark.rule("TAB-171")
def test_what_came_of_it_is_measured_for_each_seat_or_for_all(played: Playout) -> None:
    found, count = measures(played.game).measured(played.tables[-1].state), len(played.tables[-1].names)
    assert len(found.scores) in ({count} if contested(played.game, played.tables[-1].setup.options) else {0, 1, count})
    assert found.rounds >= 0 and all(0 <= found.score(seat) < 1000 for seat in range(count))


def test_a_seat_that_nothing_is_legal_for_is_told_whose_turn_it_is(played: Playout) -> None:
    for table in telling(played, 5, over=False):
        awaited = played.game.turn(table.state)
        text = str(next(iter(played.game.legal(table.state, awaited[0]))))
        for seat in range(len(table.names)):
            if seat not in awaited and not listed(table, seat):
                with pytest.raises(NotYourTurn, match=table.names[awaited[0]]):
                    table.act(seat, text)


def test_an_awaited_seat_is_refused_by_a_rule_never_by_the_turn(played: Playout) -> None:
    for table in telling(played, 5, over=False):
        for seat in played.game.turn(table.state):
            with pytest.raises(IllegalMove):
                table.act(seat, "xyzzy 1 2 3")


def test_what_is_played_for_the_absent_is_legal(played: Playout) -> None:
    for table in played.tables:
        for seat in played.game.turn(table.state):
            move = played.game.default(table.state, seat)
            assert move is None or str(move) in listed(table, seat)


def test_a_table_left_to_its_defaults_ends_or_waits_for_a_player(game: AnyGame) -> None:
    table = playout(game.key, numbers(game)[0]).table
    for _ in range(2000):
        awaited = game.turn(table.state)
        moves = [(seat, move) for seat in awaited if (move := game.default(table.state, seat)) is not None]
        if not moves:
            return
        seat, move = moves[0]
        table, _entry = table.act(seat, str(move))
    raise AssertionError(f"{game.key} goes on for ever by itself")
