"""The journal is the truth: the same key and moves give the same game, in any process, forwards and backwards."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from engine.core.errors import BadOption, BrokenJournal
from engine.core.game import AnyGame, Setup
from engine.core.options import describe, read_options
from engine.core.table import Entry, Table, digest
from tests.laws.playouts import NAMES, Mover, Playout, any_setup, printed, some

ROOT = Path(__file__).resolve().parents[2]


def test_applying_a_move_leaves_the_state_before_it_alone(played: Playout) -> None:
    expected = [played.first.digest, *(entry.digest for entry in played.entries)]
    assert [digest(table.state) for table in played.tables] == expected


def test_every_state_goes_through_json_and_comes_back_the_same(played: Playout) -> None:
    for table in some(played.tables, 60):
        again = msgspec.json.decode(msgspec.json.encode(table.state), type=played.game.state)
        assert again == table.state
        assert digest(again) == digest(table.state)


def test_every_entry_goes_through_json_and_comes_back_the_same(played: Playout) -> None:
    entries = (played.first, *played.entries)
    assert msgspec.json.decode(msgspec.json.encode(entries), type=tuple[Entry, ...]) == entries


def test_the_journal_gives_the_same_table_from_its_draws_and_from_the_key(played: Playout) -> None:
    assert played.table.replay(played.entries) == played.tables[-1]
    assert played.table.replay(played.entries, given=False) == played.tables[-1]


def test_a_game_begins_again_from_its_draws(played: Playout) -> None:
    game, setup, key = played.game, played.table.setup, played.table.key
    assert Table.start(game, setup, key, played.first.draws) == (played.table, played.first)
    assert Table.start(game, setup, key) == (played.table, played.first)


def test_another_key_gives_another_game(game: AnyGame) -> None:
    first = [first_draws(game, f"key {number}") for number in range(5)]
    if not any(first):
        pytest.skip(f"there is no chance in {game.title}")
    assert len(set(first)) == 5


def first_draws(game: AnyGame, key: str, least: int = 8) -> tuple[int, ...]:
    """Return the first numbers that a dice key gives, whatever draws them."""
    chance = random.Random(game.key)
    mover = Mover(0, chance)
    table, entry = Table.start(game, any_setup(game, 0, chance), key)
    draws = entry.draws
    while len(draws) < least and game.turn(table.state):
        seat, move = mover.choose(table)
        table, entry = table.act(seat, str(move))
        draws += entry.draws
    return draws[:least]


def test_undo_then_redo_changes_nothing(played: Playout) -> None:
    for place in some(range(len(played.steps)), 3):
        before = played.table.replay(played.entries[:place])
        assert before == played.steps[place].before
        assert before.replay(played.entries[place : place + 1]) == played.steps[place].after


def test_a_move_made_again_after_an_undo_meets_the_same_chance(played: Playout) -> None:
    chancy = [step for step in played.steps if step.entry.draws]
    for step in some(chancy, 20):
        assert step.before.act(step.seat, step.entry.text) == (step.after, step.entry)


def test_a_journal_that_was_tampered_with_is_found_out(played: Playout) -> None:
    whole = played.entries[:60]
    place = len(whole) // 2
    for lie in ({"digest": "0" * 16}, {"draws": (*whole[place].draws, 0)}, {"text": "xyzzy"}):
        entries = list(whole)
        entries[place] = msgspec.structs.replace(entries[place], **lie)
        for given in (True, False):
            with pytest.raises(BrokenJournal, match=f"entry {place + 1} "):
                played.table.replay(entries, given=given)


@pytest.mark.whole
def test_another_process_with_another_hash_seed_plays_the_same_games(looked_at: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "tests.laws.playouts", *looked_at]
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [line for key in looked_at for line in printed(key)]


def test_every_option_can_be_chosen_and_goes_through_json(game: AnyGame) -> None:
    assert read_options(game.options, {}) == game.options()
    for option in describe(game.options):
        assert option.default in option.choices
        for value in option.choices:
            chosen = read_options(game.options, {option.name: value.upper()})
            assert str(getattr(chosen, option.name)) == value
            assert msgspec.json.decode(msgspec.json.encode(chosen), type=game.options) == chosen


def begins(game: AnyGame, count: int, options: dict[str, str]) -> bool:
    setup = Setup(NAMES[:count], read_options(game.options, options))
    try:
        table, _ = Table.start(game, setup, "a key")
    except BadOption as error:
        assert error.words.endswith(".")
        return False
    return bool(game.turn(table.state))


def test_every_number_of_seats_begins_with_the_defaults_or_with_one_other_option(game: AnyGame) -> None:
    single = [{option.name: value} for option in describe(game.options) for value in option.choices]
    for count in game.seats:
        assert begins(game, count, {}) or any(begins(game, count, options) for options in single), count
    assert begins(game, game.seats[-1], {})


def test_every_option_begins_or_is_refused_with_words_and_suits_some_number_of_seats(game: AnyGame) -> None:
    for option in describe(game.options):
        for value in option.choices:
            begun = []
            for count in game.seats:
                setup = Setup(NAMES[:count], read_options(game.options, {option.name: value}))
                try:
                    table, _ = Table.start(game, setup, "a key")
                except BadOption as error:
                    assert error.words.endswith(".")
                else:
                    begun.append(count)
                    assert game.turn(table.state)
            assert begun, f"{option.name} {value} can never be played"
