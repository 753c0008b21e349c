"""What a webhook is told follows from nothing that is hidden, and holds no name and no text unless names are wanted."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from engine.core.events import Event
from engine.core.table import Table
from engine.tables.updates.scenes import cards_of
from engine.tables.updates.update import update_of
from engine.tables.webhooks.facts import TableFact, facts
from tests.laws.openly import check_shuffled
from tests.laws.playouts import Playout, Step, telling_steps
from tests.laws.tables import live
from tests.laws.test_secrets import shuffled


def told(before: Table | None, table: Table, events: Sequence[Event], *, names: bool) -> tuple[TableFact, ...]:
    """Return what is told of a table, and of what came about there."""
    known = [event for event in events if event.seats is None]
    cards = cards_of(table.game, table.game.view(table.state, None), known)
    was = None if before is None else live(before)
    return facts(was, live(table), update_of(live(table), "move"), cards, names=names)


def test_no_fact_follows_from_what_is_hidden_from_everybody(played: Playout) -> None:
    chance, shuffles, high = random.Random(7), 0, 0
    looked = telling_steps(played, 5)
    for step in looked:
        other = shuffled(step.after, None, chance)
        before = shuffled(step.before, None, chance)
        for names in (True, False):
            found = told(step.before, step.after, step.entry.events, names=names)
            high += len(found)
            # Cards are made of public events; `test_high_points` holds that these give nothing away.
            assert told(before, other, step.entry.events, names=names) == found
            assert told(None, other, (), names=names) == told(None, step.after, (), names=names)
        shuffles += other is not step.after and other.state != step.after.state
    assert high, "no step that was looked at told a webhook of anything: the law proved nothing"
    check_shuffled(shuffles, played.game, [step.after for step in looked], public=True)


def test_no_name_and_no_text_is_told_unless_names_are_wanted(played: Playout) -> None:
    for step in telling_steps(played, 5):
        _check_nameless(step)


def _check_nameless(step: Step) -> None:
    plain = told(step.before, step.after, step.entry.events, names=False)
    body = msgspec.json.encode(plain).decode()
    assert not [name for name in step.after.names if f'"{name}' in body or f" {name}" in body]
    for fact in plain:
        assert not {"status", "heading", "text"} & set(msgspec.to_builtins(fact))
