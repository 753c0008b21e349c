"""A member who was away is told all that mattered since then, and nothing that their seat may not know."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from engine.core import capabilities
from engine.core.game import Event
from engine.core.map_changes import ringed
from engine.core.recalling import digest
from engine.core.scene import Look
from engine.core.table import Table
from engine.store import EntryRow
from engine.tables.moves.record import row_of
from engine.tables.session.live import BOT
from engine.tables.session.view_cache import view_cache_of
from engine.tables.views.recap import high_points, sentences
from tests.laws.openly import check_shuffled
from tests.laws.playouts import Playout, Step, hook, some
from tests.laws.tables import live
from tests.laws.test_secrets import seats, shuffled

EVERY = 7
"""So many moves apart the bot has moved."""
SHORTENED = re.compile(r"\b\d+ others\b")
"""Of hundreds of names only the last are told, the others counted: see tests/core/test_recalling.py."""


def journal(steps: Sequence[Step], *, house: bool = False) -> list[EntryRow]:
    """Return steps as rows of a journal; with ``house`` it made some of their moves."""
    rows = []
    for number, step in enumerate(steps):
        late = step.seat >= len(step.before.names)
        member = BOT if house and not number % EVERY and not late else 100 + step.seat
        table = msgspec.structs.replace(live(step.after), rows=number + 2)
        rows.append(row_of(table, step.entry, number + 1, member, "something", 0))
    return rows


def told(table: Table, then: Table | None, seat: int | None, rows: Sequence[EntryRow]) -> list[str]:
    return sentences(live(table), seat, rows, then, {})


def points(played: Playout) -> list[int]:
    """Return how far a member had seen a game: not at all, and up to an entry drawn at random."""
    chance = random.Random(f"since {played.game.key} {played.number}")
    return [0, chance.randrange(len(played.steps)), max(0, len(played.steps) - chance.randrange(2, 30))]


def known(steps: Sequence[Step], seat: int | None) -> list[Event]:
    return [event for step in steps for event in step.entry.events if event.known_to(seat)]


def test_a_member_who_was_away_reads_of_every_place_every_fall_and_every_score(played: Playout) -> None:
    wanted, counted = (hook(played.game.key, name) for name in ("recalled", "tallied"))
    for start in points(played):
        steps = played.steps[start:]
        rows = journal(steps)
        for seat in some(seats(steps[0].before), 3):
            said = told(played.tables[-1], steps[0].before, seat, rows)
            movers = [line.partition(" ")[0] for line in said[:-1]]
            assert len(said) <= len(steps[0].before.names) + 40 and all(movers)
            text = " ".join(said)
            if SHORTENED.search(text):
                continue
            totals: Counter[str] = Counter()
            for event in known(steps, seat):
                for words in wanted(event) if wanted else ():
                    assert words.casefold() in text.casefold(), (event, text)
                totals.update(dict(counted(event)) if counted else {})
            for pattern, total in totals.items():
                found = sum(int(number) for number in re.findall(pattern, text, re.IGNORECASE))
                assert found == total, (pattern, text)


def test_every_move_that_the_house_made_is_told_by_its_button(played: Playout) -> None:
    secret = {verb.name for verb in played.game.verbs if verb.private}
    for start in points(played):
        steps = played.steps[start : start + 3 * EVERY]
        rows = journal(steps, house=True)
        for seat in some(seats(steps[0].before), 3):
            said = " ".join(told(steps[-1].after, steps[0].before, seat, rows))
            if SHORTENED.search(said):
                continue
            for step, row in zip(steps, rows, strict=True):
                if row.member != BOT:
                    continue
                move = played.game.read(step.before.state, step.seat, row.text)
                whom = "you" if seat == step.seat else step.before.names[step.seat]
                assert f"for {whom}" in said
                if seat == step.seat:
                    assert f"“{view_cache_of(step.before).choice(seat, move).label.rstrip('.')}”" in said
                elif row.text.partition(" ")[0] not in secret:
                    assert f"“{view_cache_of(step.before).label(step.seat, move).rstrip('.')}”" in said


def test_what_others_were_told_alone_changes_nothing_of_it(played: Playout) -> None:
    """A recap does not show whether anything was told to others alone."""
    steps = played.steps
    rows = journal(steps)
    for seat in seats(played.table):
        kept = [
            msgspec.structs.replace(row, events=msgspec.json.encode([e for e in step.entry.events if e.known_to(seat)]))
            for step, row in zip(steps, rows, strict=True)
        ]
        assert told(played.tables[-1], played.table, seat, rows) == told(played.tables[-1], played.table, seat, kept)


def test_worlds_that_look_the_same_are_told_the_same(played: Playout) -> None:
    chance = random.Random(7)
    shuffles, looked = 0, list[Table]()
    for start in points(played):
        end = min(start + 40, len(played.steps) - 1)
        steps = played.steps[start:end] or played.steps[:1]
        rows = journal(steps)
        then, now = steps[0].before, steps[-1].after
        looked += then, now
        for seat in seats(then):
            other = shuffled(now, seat, chance)
            was = shuffled(then, seat, chance)
            shuffles += (other.state, was.state) != (now.state, then.state)
            assert told(other, then, seat, rows) == told(now, then, seat, rows)
            game = played.game
            pairs = [
                ringed(game.scene(game.view(a.state, seat), Look()), game.scene(game.view(b.state, seat), Look()))
                for a, b in ((then, now), (was, other))
            ]
            assert pairs[0] == pairs[1]
    check_shuffled(shuffles, played.game, looked)


def test_what_the_house_chose_in_secret_is_no_different_to_others_than_another_choice(played: Playout) -> None:
    private = {verb.move for verb in played.game.verbs if verb.private}
    for step in played.steps:
        made = played.game.read(step.before.state, step.seat, step.entry.text)
        if step.seat >= len(step.before.names) or type(made) not in private:
            continue
        (row,) = journal([step], house=True)
        silent = msgspec.structs.replace(row, events=b"[]", story="")
        texts = [str(move) for move in played.game.legal(step.before.state, step.seat) if type(move) is type(made)][:4]
        for seat in seats(step.before):
            if seat == step.seat:
                continue
            said = {
                " ".join(told(step.after, step.before, seat, [msgspec.structs.replace(silent, text=text)]))
                for text in texts
            }
            assert len(said) == 1


@pytest.mark.parametrize("most", [1, 3])
def test_however_few_sentences_there_are_room_for_no_gist_is_lost(played: Playout, most: int) -> None:
    events = known(played.steps, 0)
    memory, view = capabilities.memory(played.game), played.game.view(played.tables[-1].state, 0)
    parts = memory.recalled(view, events)
    said = digest(memory, view, events, most)
    assert len(said) <= most
    whole = " ".join(said).casefold()
    for _, gists in parts:
        for gist in gists:
            assert gist.who.casefold() in whole
            assert gist.number or gist.what.casefold() in whole


@pytest.mark.rule("TAB-081", "TAB-040")
def test_the_cards_of_a_recap_are_at_most_two_and_the_same_whatever_is_hidden(played: Playout) -> None:
    chance = random.Random(9)
    for start in points(played):
        steps = played.steps[start:]
        then, now = steps[0].before, steps[-1].after
        found = high_points(live(now), journal(steps), then)
        assert len(found) <= 2 and not any(card.rolled for card in found)
        assert high_points(live(shuffled(now, None, chance)), journal(steps), then) == found
        public = [
            msgspec.structs.replace(row, events=msgspec.json.encode([e for e in step.entry.events if e.seats is None]))
            for step, row in zip(steps, journal(steps), strict=True)
        ]
        assert high_points(live(now), public, then) == found
