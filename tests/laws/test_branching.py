"""Another way: from the middle of a whole game one plays on to its end, with the same dice, and nothing else changes."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from engine.api.private_tables import BELOW
from engine.api.update import Call, Member
from engine.api.views import Eye
from engine.core import capabilities
from engine.core.game import Event
from engine.core.scene import Look
from engine.tables.history.branch import branched, check
from engine.tables.history.timeline import PUBLIC, Timeline
from engine.tables.moves.act import act
from engine.tables.moves.auto_moves import is_pending
from engine.tables.moves.keepsakes import new_keepsakes
from engine.tables.presence.overdue import overdue
from engine.tables.session.load import table_of
from engine.tables.session.result import CommandResult
from engine.tables.views.panel import panel_of
from engine.tables.views.picture import branch_words, scene_of
from tests.laws.playouts import GAMES, LOOKED_BACK, Playout, numbers, playout
from tests.laws.test_replaying import timeline

ZED = Call(1, 1, BELOW - 1, Member(900, "Zed"))
MOST = 3000
"""So many presses end any game."""


@pytest.fixture
def ended(housed: str) -> Playout:
    """A whole game without a game master, played at random: the first that is looked back at, or looked at."""
    found = (playout(housed, number) for number in (*LOOKED_BACK.get(housed, ()), *numbers(GAMES[housed])))
    return next(played for played in found if played.table.setup.master is None)


def begin(looked: Timeline, position: int, eye: Eye = PUBLIC) -> CommandResult:
    """Return the step that begins the table which Zed has from an entry."""
    standing = looked.table_at(position)
    seat = check(looked, standing, ZED, eye)
    assert standing is not None
    step = branched(ZED, looked, standing, looked.rows[: position + 1], seat, 7, 60)
    assert step.seats == step.live.seats and step.snapshots[0].position == position
    return step


@pytest.mark.rule("TAB-193", "TAB-195")
def test_it_is_played_on_to_its_end_and_nothing_is_kept_of_it(ended: Playout) -> None:
    looked, chance = timeline(ended), random.Random(3)
    rows, names, middle = looked.rows, looked.names, len(looked.rows) // 2
    first = begin(looked, middle)
    live, journal = first.live, list(first.entries)
    (own,) = [row.seat for row in live.seats if not row.level]
    assert {row.keeper for row in live.seats} == {-1} and len({row.member for row in live.seats}) == len(live.seats)
    assert [row.text for row in journal[: middle + 1]] == [row.text for row in rows[: middle + 1]]
    assert {row.member for row in journal} <= {0, *(row.member for row in live.seats)}
    presses = 0
    while live.row.status == "running" and presses < MOST:
        if is_pending(live):
            # Zed's character is out of the game: bot players go on by themselves, one part at a time.
            assert own not in live.turn
            step = overdue(live, 61 + presses)
            assert step is not None
        else:
            assert live.awaited == (own,)
            step = act(
                live,
                ZED,
                str(chance.choice([move for move in live.view_cache.legal(own) if move.verb != "resign"])),
                None,
                61 + presses,
            )
        assert new_keepsakes(live, step.live) == ()
        live, presses = step.live, presses + 1
        journal += step.entries
    assert live.row.status == "over"
    assert [row.position for row in journal] == list(range(len(journal))) and live.row.key == ended.table.key
    assert looked.rows == rows and looked.names == names, "the game itself is as it was"
    for seat in (None, own):
        scene = scene_of(live, seat, Look())
        assert scene.chip is not None and scene.chip.text == "Another way"
        assert scene.alt.startswith(f"Another way, from entry 7 of {live.game.title}.") and len(scene.alt) <= 1000


@pytest.mark.rule("TAB-193")
def test_the_dice_go_on_where_they_lay(ended: Playout) -> None:
    looked = timeline(ended)
    middle = len(looked.rows) // 2
    step = begin(looked, middle)
    table = table_of(step.live.row, step.live.game, step.seats or (), step.snapshots[0], ())
    assert step.entries[middle].digest == looked.rows[middle].digest
    # The same moves as in the game itself bring the same rolls.
    for entry in ended.entries[middle:]:
        table, made = table.act(entry.seat, entry.text)
        assert (made.draws, made.digest) == (entry.draws, entry.digest)


@pytest.mark.rule("TAB-193")
def test_one_plays_the_seat_that_one_had_else_whose_eyes_one_looks_with_else_who_was_awaited(ended: Playout) -> None:
    looked = timeline(ended)
    standing = looked.table_at(len(looked.rows) // 2)
    assert standing is not None and standing.turn
    last = len(standing.names) - 1
    assert check(looked, standing, ZED, PUBLIC) == standing.turn[0]
    assert check(looked, standing, ZED, Eye(last)) == last
    assert check(looked, standing, Call(1, 1, 7, Member(100, "Ada")), Eye(last)) == 0


@pytest.mark.rule("TAB-193", "TAB-040")
def test_what_is_shown_of_it_is_what_the_own_seat_may_know(ended: Playout) -> None:
    looked = timeline(ended)
    step = begin(looked, len(looked.rows) // 2)
    live, game = step.live, ended.game
    own = next(row.seat for row in live.seats if not row.level)
    view = game.view(live.playing().state, own)
    assert {member for member, _ in step.update.whispers} <= {ZED.member.id}
    shown, known = scene_of(live, own, Look()), game.scene(view, Look(closer=True))
    assert replace(shown, chip=known.chip, alt=known.alt) == known
    assert f"{branch_words(live)}. {known.alt}".startswith(shown.alt.removesuffix("…"))
    panel = panel_of(live, ZED)
    assert panel.knows == capabilities.private(game, view)
    assert own not in live.awaited or panel.ask == game.ask(view)
    # What bot players did before a member was asked shows no more than the same moves of members would.
    new = step.entries[len(looked.rows) // 2 + 1 :]
    told = [event for row in new for event in msgspec.json.decode(row.events, type=tuple[Event, ...])]
    assert all(row.story == "" or any(event.known_to(None) for event in told) for row in new)
