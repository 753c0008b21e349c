"""Looking back: at every entry, for everybody, the view, the story and the picture of that time, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec
import pytest

from engine.api.views import Eye
from engine.core import capabilities
from engine.core.game import Event
from engine.core.recalling import Recollection
from engine.core.scene import Look, only_you
from engine.core.table import Entry, Table, digest
from engine.store import EVERY, Before, EntryRow, SnapshotRow
from engine.tables.history.timeline import PUBLIC, WHOLE, Timeline, view_of
from engine.tables.moves.record import row_of
from engine.tables.session.load import snapshot_of
from engine.tables.updates.stories import story_of
from engine.tables.views.log import told
from tests.bench import replay as bench
from tests.laws.playouts import GAMES, Playout, Step, some
from tests.laws.tables import live


def journal(played: Playout) -> list[EntryRow]:
    """Return a playout as rows of a journal, as they are written when it is played."""
    rows = []
    for position, (table, entry) in enumerate(entries(played)):
        numbered = msgspec.structs.replace(live(table), rows=position + 1)
        member = 100 + entry.seat if entry.seat >= 0 else 0
        rows.append(row_of(numbered, entry, position, member, story_of(table, entry.events), 60 * position))
    return rows


def entries(played: Playout) -> list[tuple[Table, Entry]]:
    """Return each table of a playout with the entry that led to it."""
    return list(zip(played.tables, (played.first, *played.entries), strict=True))


def timeline(played: Playout, *, running: bool = False) -> Timeline:
    """Return a playout as it is looked back at, once it is over or while it still runs."""
    house, setup = live(played.tables[-1]), played.table.setup
    written = msgspec.json.encode(msgspec.structs.replace(setup, file="")).decode()
    row = msgspec.structs.replace(house.row, setup=written, key=played.table.key, status="running" if running else "over")
    return Timeline(msgspec.structs.replace(house, row=row, table=None), journal(played), setup.file)


def own(entry: Entry, seat: int) -> list[Event]:
    return [event for event in entry.events if event.seats is not None and seat in event.seats]


def seats(table: Table) -> list[int | None]:
    return [None, *range(len(table.names))]


def test_at_every_entry_each_seat_sees_again_what_it_saw_then(delve: Playout) -> None:
    looked, game = timeline(delve), delve.game
    rows = looked.rows
    for position, (table, entry) in enumerate(entries(delve)):
        again = looked.table_at(position)
        assert again is not None and digest(again.state) == entry.digest
        assert again.names == table.names
        for seat in seats(table):
            view = game.view(table.state, seat)
            assert view_of(again, Eye(seat)) == view
            public = rows[position].story
            alone = game.tell(view, own(entry, seat)) if seat is not None and own(entry, seat) else ""
            said = looked.told(position, Eye(seat))
            if public or alone:
                assert said == "\n".join(filter(None, [public, alone]))
            elif seat is None or entry.seat != seat:
                assert said == told(looked.live, rows[position])


def test_every_picture_of_it_is_that_of_then(delve: Playout) -> None:
    looked, game = timeline(delve), delve.game
    for position in some(range(len(delve.tables)), 15):
        table, again = delve.tables[position], looked.table_at(position)
        assert again is not None
        for seat in seats(table):
            assert looked.scene(again, Eye(seat)) == game.scene(game.view(table.state, seat), Look())
        open_ = looked.scene(again, WHOLE)
        assert open_.chip is None or open_.chip.text != only_you()
        assert isinstance(game, capabilities.Truth) or open_ == looked.scene(again, PUBLIC)


def test_each_finds_the_entries_that_they_were_told_of_and_no_others(delve: Playout) -> None:
    looked = timeline(delve, running=True)
    for seat in seats(delve.tables[-1]):
        frames = {frame.position for frame in looked.frames(Eye(seat))}
        for position, (_, entry) in enumerate(entries(delve)):
            row = looked.rows[position]
            mine = seat is not None and (entry.seat == seat or bool(own(entry, seat)))
            assert (position in frames) == (mine or told(looked.live, row) != "")


def test_while_it_runs_each_reader_has_their_own_eyes_and_after_it_all_eyes(delve: Playout) -> None:
    table = delve.tables[-1]
    running, over = timeline(delve, running=True), timeline(delve)
    for seat in range(len(table.names)):
        assert [eye for eye, _ in running.eyes(100 + seat)] == [Eye(seat)]
    assert [eye for eye, _ in running.eyes(7)] == [eye for eye, _ in running.eyes(None)] == [PUBLIC]
    eyes = [eye for eye, _ in over.eyes(None)]
    for seat in range(len(table.names)):
        assert (Eye(seat) in eyes) == any(own(entry, seat) for _, entry in entries(delve))
    if isinstance(delve.game, capabilities.Truth) or len(eyes) > 1:
        assert eyes[:2] == [WHOLE, PUBLIC]


def test_the_whole_truth_holds_every_word_that_anybody_was_told(delve: Playout) -> None:
    looked, game = timeline(delve), delve.game
    assert [frame.position for frame in looked.frames(WHOLE)] == list(range(len(delve.tables)))
    for position, (table, entry) in enumerate(entries(delve)):
        said = looked.told(position, WHOLE)
        assert said
        assert looked.rows[position].story in said
        for seat, name in enumerate(table.names):
            alone = game.tell(game.view(table.state, seat), own(entry, seat)) if own(entry, seat) else ""
            if alone:
                who = next(line for line in said.split("\n") if line.startswith("Only ") and name in line)
                assert alone in said and who


def test_an_entry_stands_in_the_round_that_it_was_made_in(delve: Playout) -> None:
    memory = capabilities.memory(delve.game)
    looked = timeline(delve)
    moments = [looked.moment(WHOLE, number) for number in range(1, len(delve.tables) + 1)]
    assert [moment.number for moment in moments] == [moment.position + 1 for moment in moments]
    for moment, table in zip(moments, delve.tables, strict=True):
        if not isinstance(memory, Recollection):
            assert moment.part == "" and not moment.parts
            continue
        number = memory.number(delve.game.view(table.state, None))
        first = number <= 1 and moment.part == f"Before {memory.part} 1"
        assert first or moment.part == f"{memory.part.capitalize()} {number}", (
            f"entry {moment.position}: the view counts {number} (`number` of the memory in speech/recalling.py), and the "
            f"events have begun “{moment.part}” (`begins` there has to hold of each event by which the number rises)"
        )
        for part, place in moment.parts:
            assert moments[place - 1].part == part and (place == 1 or moments[place - 2].part != part)


def test_from_the_snapshots_that_stand_it_is_the_same_as_from_the_beginning(delve: Playout) -> None:
    whole = timeline(delve)
    for position in some(range(len(delve.tables)), 6):
        start = position - position % EVERY
        later = timeline(delve)
        later.keep(before(later, delve, start))
        assert later.has_near(position)
        again, first = later.table_at(position), whole.table_at(position)
        assert again == first


def before(looked: Timeline, played: Playout, position: int) -> Before:
    row = looked.rows[position]
    return Before(snapshot_of(played.tables[position], row), (), row)


def test_what_other_rules_wrote_is_told_and_shown_only_where_a_snapshot_of_it_reads(delve: Playout) -> None:
    looked = timeline(delve)
    half = len(looked.rows) // 2
    older = [msgspec.structs.replace(row, game_version=0) if n < half else row for n, row in enumerate(looked.rows)]
    mixed = Timeline(looked.live, older, delve.table.setup.file)
    anchor = max(0, half - 1)
    mixed.keep(Before(_of_version(snapshot_of(delve.tables[anchor], older[anchor]), 0), (), older[anchor]))
    for position in some(range(len(older)), 12):
        assert (mixed.table_at(position) is not None) == (position >= anchor)
    for number in some(range(1, len(mixed.frames(PUBLIC)) + 1), 12):
        moment = mixed.moment(PUBLIC, number)
        assert moment.other_rules == (moment.position < anchor)
        assert moment.told


def _of_version(snapshot: SnapshotRow, version: int) -> SnapshotRow:
    return msgspec.structs.replace(snapshot, game_version=version)


def test_a_long_game_is_played_again_once_and_then_only_a_few_entries_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    _, line = bench.played(GAMES["galaxy"], 400)
    steps = tuple(Step(before, entry.seat, entry, after) for (before, _), (after, entry) in pairwise(line))
    looked = timeline(Playout(GAMES["galaxy"], *line[0], steps))
    made: list[str] = []
    act = Table.act

    def counted(table: Table, seat: int, text: str, draws: Sequence[int] | None = None) -> tuple[Table, Entry]:
        made.append(text)
        return act(table, seat, text, draws)

    monkeypatch.setattr(Table, "act", counted)
    last = len(looked.frames(WHOLE))
    assert last == 400
    looked.moment(WHOLE, last)
    assert len(made) == 399, "cold: every entry but the first, which begins it, once"
    for number in (last, last - 1, last - 2, 200, 201, 1, 2):
        made.clear()
        looked.moment(WHOLE, number)
        # The table after it, and where nothing was told of a move the one before it too, for the label of its button.
        assert len(made) < 2 * EVERY


def test_what_others_were_told_alone_changes_nothing_of_what_a_seat_finds(delve: Playout) -> None:
    looked = timeline(delve, running=True)
    for seat in seats(delve.tables[-1]):
        eye = Eye(seat)
        known = [
            msgspec.structs.replace(row, events=msgspec.json.encode([e for e in entry.events if e.known_to(seat)]))
            for row, (_, entry) in zip(looked.rows, entries(delve), strict=True)
        ]
        other = Timeline(looked.live, known, delve.table.setup.file)
        assert other.frames(eye) == looked.frames(eye)
        for number in some(range(1, len(looked.frames(eye)) + 1), 20):
            assert other.moment(eye, number) == looked.moment(eye, number)
