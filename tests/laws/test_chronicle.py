"""The end of every game: its last post is short, fits a phone, and tells nothing that not everybody was told."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from engine.core import capabilities
from engine.tables.history.chronicle import MOST_TITLES, WIDE, ending_of, figures, titles, wide
from engine.tables.history.chronicle_html import Passage, chronicle_page
from engine.tables.history.narrating import narrated
from engine.tables.history.timeline import PUBLIC
from engine.tables.session.live import Session
from engine.tables.updates.stories import story_of
from engine.tables.updates.update import update_of
from tests.laws.playouts import Playout, some
from tests.laws.tables import live
from tests.laws.test_recaps import journal
from tests.laws.test_replaying import timeline

LONG = 70
"""Where the game itself says more than so many words of the end, its post is longer than others."""


@pytest.fixture
def told_at_the_end() -> Callable[..., str]:
    """How a channel is told the end: imported by this law alone, as it brings along all of discord.py."""
    from cogs.publish.end_screen import end_figures, end_story

    return lambda update, ending: "\n".join([end_story(ending), end_figures(update, ending)])


def over(played: Playout) -> Session:
    """Return a playout as a table that has ended."""
    found = live(played.tables[-1])
    return msgspec.structs.replace(found, row=msgspec.structs.replace(found.row, status="over", key="0123456789abcdef" * 2))


@pytest.mark.rule("TAB-150", "TAB-151")
def test_the_last_post_of_a_whole_game(played: Playout, told_at_the_end: Callable[..., str]) -> None:
    ended, rows = over(played), journal(played.steps)
    said = story_of(played.tables[-1], played.steps[-1].entry.events)
    ending = ending_of(ended, rows, said)
    post = told_at_the_end(update_of(ended, "end", said), ending)
    assert len(ending.story) <= 5 and len(ending.titles) <= MOST_TITLES
    assert len(post.split()) <= (140 if len(said.split()) <= LONG else 110 + len(said.split())) and len(post) <= 1900, post
    assert all(wide(line) <= WIDE for line in ending.table)
    members = [row.name for row in ended.seats if not row.master]
    # Everybody who played stands in the table, and a game master does not.
    counted = any(figure.counts for figure in figures(ended, rows))
    assert len(ending.table) == (1 + len(members) if counted and ended.headcount > 1 else 0)
    earned = titles(ended, rows)
    assert {item.name for item in earned} <= {*members} and len({item.title for item in earned}) == len(earned)
    # A person who played alone finds it under /log.
    assert post.endswith(f"-# dice key `{'0123456789abcdef' * 2}`") == (ended.headcount > 1)


@pytest.mark.rule("TAB-150", "TAB-151")
def test_what_was_told_to_some_alone_changes_nothing_of_it(played: Playout) -> None:
    ended, rows = over(played), journal(played.steps)
    public = [
        msgspec.structs.replace(row, events=msgspec.json.encode([e for e in step.entry.events if e.seats is None]))
        for step, row in zip(played.steps, rows, strict=True)
    ]
    assert figures(ended, rows) == figures(ended, public) and titles(ended, rows) == titles(ended, public)
    assert ending_of(ended, rows, "Over.") == ending_of(ended, public, "Over.")


@pytest.mark.rule("TAB-152")
def test_a_chronicle_tells_all_that_mattered_and_leaves_out_entries_of_which_nothing_came(played: Playout) -> None:
    looked, memory = timeline(played), capabilities.memory(played.game)
    for position, row in enumerate(looked.rows):
        said = narrated(looked, position, PUBLIC)
        public = [event for event in looked.events[position] if event.seats is None]
        mattered = memory.recalled(played.game.view(played.tables[position].state, None), public)
        if not (position == 0 or mattered or looked.high_points(position)):
            assert said == ""
        else:
            assert said in row.story or all(line in row.story for line in re.split(r"\n|(?<=[.!?]) ", said))
        assert not re.search(r"^-# ", said, re.MULTILINE)


@pytest.mark.rule("TAB-040", "TAB-152")
def test_while_it_runs_a_chronicle_tells_nothing_that_was_told_to_some_alone(played: Playout) -> None:
    looked = timeline(played, running=True)
    public = [tuple(event for event in events if event.seats is None) for events in looked.events]
    other = timeline(played, running=True)
    other.events = tuple(public)
    for position in some(range(len(looked.rows)), 40):
        assert narrated(looked, position, PUBLIC) == narrated(other, position, PUBLIC)
        assert looked.high_points(position) == other.high_points(position)


@pytest.mark.rule("TAB-152")
def test_a_page_holds_every_word_of_the_story(played: Playout) -> None:
    ended = over(played)
    story = [Passage("Round 1", 0, step.entry.text) for step in played.steps if "<" not in step.entry.text]
    page = chronicle_page(ended, story, figures(ended, journal(played.steps)), ())
    assert page.startswith("<!doctype html>") and page.count('<div class="move">') == len(story)
    assert "<script" not in page
