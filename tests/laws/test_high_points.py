"""Cards of high points over whole games: drawn, in words, and the same whatever is hidden."""

from __future__ import annotations

import random

from engine.core import capabilities
from engine.core.high_points import LONGEST, HighPoint, foremost
from engine.core.table import Table
from engine.render import draw
from engine.render.high_points import HIGHEST
from tests.laws.playouts import Playout
from tests.laws.test_secrets import shuffled

DRAWN = 12
"""So many cards of a game are drawn, each the first of its kind."""


def cards(table: Table, after: Table, events: object) -> tuple[HighPoint, ...]:
    """Return the cards of what is public of some events, as a table stands after them."""
    public = [event for event in events if event.seats is None]  # type: ignore[attr-defined]
    return tuple(capabilities.high_points(table.game, table.game.view(after.state, None), public))


def test_every_card_can_be_drawn_says_what_it_shows_and_gives_nothing_away(played: Playout) -> None:
    chance, drawn = random.Random(5), set[str]()
    for number, step in enumerate(played.steps):
        found = cards(step.before, step.after, step.entry.events)
        for card in foremost(found):
            scene = card.scene()
            assert card.title
            assert len(scene.alt) <= LONGEST
            assert "**" not in scene.alt
            kind = card.row.partition(" ")[0] or card.title
            if kind not in drawn and len(drawn) < DRAWN:
                drawn.add(kind)
                assert draw(scene).height <= HIGHEST
        if found and not number % 5:
            other = shuffled(step.after, None, chance)
            assert cards(step.before, other, step.entry.events) == found
