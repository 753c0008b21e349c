"""A table changes by start, act and replay alone; each leaves an entry, and refusals leave nothing."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from engine.core.errors import BrokenJournal, GameOver, IllegalMove, NotYourTurn
from engine.core.game import Setup
from engine.core.table import START, Entry, Table, digest
from tests.toy import GAME, Options

# Shuffling 20 cards draws 19 times, 6 tiles 5 times. Drawing the last place each time moves nothing: cards 1-10 twice.
UNMIXED = (*range(19, 0, -1), *range(5, 0, -1))


def begin(seats: int = 2, rounds: int = 1, naming: str = "off") -> Table:
    """Hands of ``rounds + 1`` cards: seat 0 has 1, 2 ..., the next seat goes on from there."""
    names = ("Ada", "Bob", "Cy")[:seats]
    return Table.start(GAME, Setup(names, Options(rounds, naming)), "a key", UNMIXED)[0]  # type: ignore[arg-type]


def test_the_first_entry_begins_the_game_and_keeps_its_draws() -> None:
    table, entry = Table.start(GAME, Setup(("Ada", "Bob"), Options(1)), "a key", UNMIXED)
    assert table.state.hands == ((1, 2), (3, 4))
    assert (entry.seat, entry.text, entry.counter) == (-1, START, 0)
    assert entry.draws == UNMIXED
    assert table.counter == 24
    assert entry.digest == digest(table.state)


def test_a_digest_is_16_digits_of_the_sha_256_of_the_json() -> None:
    state = begin().state
    assert digest(state) == hashlib.sha256(msgspec.json.encode(state)).hexdigest()[:16]


def test_a_move_gives_a_new_table_and_leaves_the_old_one() -> None:
    table = begin()
    after, entry = table.act(1, "draft 3")
    assert table.state.picked == (0, 0)
    assert after.state.picked == (0, 3)
    assert (entry.seat, entry.text, entry.counter, entry.draws) == (1, "draft 3", 24, ())
    assert after.counter == 24


def test_the_entry_holds_the_one_text_form_of_the_move() -> None:
    table, _ = begin().act(1, "  DRAFT 03 ")
    table, _ = table.act(0, "draft 1")
    _, entry = table.act(1, "place 1 b1 180")
    assert entry.text == "place 1 B1 180"


def tied() -> Table:
    """3 seats of which the first and the last can only play a 5, and the other a 4."""
    table = begin(seats=3, rounds=4)
    return msgspec.structs.replace(table, state=msgspec.structs.replace(table.state, hands=((5,), (4,), (5,))))


def test_chance_that_a_move_meets_is_kept_in_its_entry() -> None:
    table, _ = tied().act(0, "draft 5")
    table, _ = table.act(1, "draft 4")
    after, entry = table.act(2, "draft 5", [1])
    assert entry.draws == (1,)
    assert after.state.winner == 2
    assert after.counter == 25
    assert table.act(2, "draft 5", [0])[0].state.winner == 0


def test_a_move_is_free_until_it_draws_or_reveals() -> None:
    table, first = begin().act(0, "draft 1")
    _, second = table.act(1, "draft 3")
    assert first.free
    assert not second.free, "the cards were turned"
    assert not Entry(0, "x", 0, (3,), "", ()).free, "a die was rolled"


def test_nothing_is_legal_for_a_seat_that_is_not_awaited() -> None:
    table, _ = begin().act(0, "draft 1")
    table, _ = table.act(1, "draft 3")
    with pytest.raises(NotYourTurn, match=r"It's Bob's turn. I'll call you."):
        table.act(0, "place 1 B1 0")
    with pytest.raises(NotYourTurn):
        table.act(0, "dance")


def test_an_awaited_seat_is_refused_with_the_rule() -> None:
    with pytest.raises(IllegalMove) as refusal:
        begin().act(0, "draft 9")
    assert refusal.value.rule == "TOY-001"
    assert str(refusal.value) == "There is no other 9 in your hand. (TOY-001)"


def test_a_seat_that_is_not_awaited_but_may_act_is_refused_by_the_rule_too() -> None:
    table, _ = begin().act(0, "draft 1")
    assert table.game.turn(table.state) == (1,)
    with pytest.raises(IllegalMove):
        table.act(0, "draft 1")
    assert table.act(0, "draft 2")[0].state.picked == (2, 0)


def test_those_who_are_awaited_are_named_in_the_order_of_their_seats() -> None:
    table = begin(seats=3)
    assert table.awaited() == ("Ada", "Bob", "Cy")
    table, _ = table.act(0, "draft 1")
    assert table.awaited() == ("Bob", "Cy")
    table, _ = table.act(1, "draft 3")
    assert table.awaited() == ("Cy",)


def finished() -> tuple[Table, list[Entry], Table]:
    first = table = begin()
    entries = []
    for seat, text in ((0, "draft 1"), (1, "draft 4"), (1, "place 2 B1 180")):
        table, entry = table.act(seat, text)
        entries.append(entry)
    return first, entries, table


def test_nothing_moves_once_it_is_over() -> None:
    _, _, table = finished()
    assert table.awaited() == ()
    assert table.state.scores == (0, 3)
    for text in ("draft 2", "dance", ""):
        with pytest.raises(GameOver):
            table.act(0, text)


def test_a_journal_replays_to_the_same_table() -> None:
    first, entries, last = finished()
    assert first.replay(entries) == last
    assert first.replay(entries[:1]).state.picked == (1, 0)
    assert first.replay([]) == first


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"digest": "0" * 16}, r"entry 2 \(draft 4\): state .* the journal says 0000"),
        ({"draws": (0,)}, r"entry 2 \(draft 4\): the dice give \(\), the journal says \(0,\)"),
        ({"text": "draft 9"}, r"entry 2 \(draft 9\): There is no other 9"),
        ({"seat": 0, "text": "draft 1"}, r"entry 2 \(draft 1\)"),
    ],
)
@pytest.mark.parametrize("given", [True, False])
def test_a_replay_stops_at_the_first_entry_that_differs(change: dict[str, object], words: str, given: bool) -> None:
    first, entries, _ = finished()
    entries[1] = msgspec.structs.replace(entries[1], **change)
    with pytest.raises(BrokenJournal, match=words):
        first.replay(entries, given=given)


@pytest.mark.parametrize("draws", [(), (2,), (0, 0)], ids=["too few", "too high", "too many"])
def test_a_journal_with_draws_that_do_not_fit_is_broken_not_a_crash(draws: tuple[int, ...]) -> None:
    first = table = tied()
    entries = []
    for seat, card in ((0, 5), (1, 4), (2, 5)):
        table, entry = table.act(seat, f"draft {card}")
        entries.append(entry)
    assert len(entries[2].draws) == 1
    entries[2] = msgspec.structs.replace(entries[2], draws=draws)
    with pytest.raises(BrokenJournal, match="entry 3"):
        first.replay(entries)
