"""The die mark stands before the moves that roll, draw or reveal something themselves, and before no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.game import AnyGame, Seat
from engine.core.uncertain import Uncertain, rolls
from engine.games import games
from engine.tables.session.view_cache import is_begun
from tests.laws.playouts import Playout, Step, numbers, playout, telling
from tests.laws.tables import live

PLAYED = 2
"""So many playouts of a game are looked at as one."""
GOES_ON = ("choose", "decide", "gm", "order", "pass", "trust", "vote")
"""Verbs after which the game goes on: with the next question, turn or round, which may roll, draw and reveal."""
BESIDE = {
    "skyshard": ("place",),
    "cavern": ("place", "breach", "send", "reveal", "flip"),
    "regions": ("claim", "equip", "give", "discard", "stow", "strategy", "move"),
    "galaxy": ("resign", "activate", "land", "accept", "play", "produce", "research", "pay", "move"),
    "wilds": ("create", "depart", "rest"),
}
"""The same of single games: what is drawn for a tile that is laid, a known place that is seen again, the last turn."""


def viewers(played: Playout, step: Step) -> Iterator[Seat | None]:
    """Yield who is offered the move of a step: its maker, and everybody unless its verb is private."""
    private = {verb.name for verb in played.game.verbs if verb.private}
    if step.seat < len(step.before.names):
        yield step.seat
    if step.entry.text.partition(" ")[0] not in private:
        yield None


def test_every_game_says_which_of_its_moves_roll_draw_or_reveal() -> None:
    silent = [key for key, game in games().items() if not isinstance(game, Uncertain)]
    assert not silent, f"{', '.join(silent)} has to take on Uncertain (engine/core/uncertain.py)"


@pytest.mark.rule("TAB-031")
def test_of_the_moves_with_the_mark_most_roll_draw_or_reveal(game: AnyGame) -> None:
    marked = sure = 0
    for number in numbers(game, PLAYED if isinstance(game, Uncertain) else 0):
        for step in playout(game.key, number).steps:
            if step.seat < len(step.before.names) and has_mark(game, step, step.seat):
                marked += 1
                sure += not step.entry.free
    assert 2 * sure >= marked, f"{sure} of {marked}"
    assert not isinstance(game, Uncertain) or marked


@pytest.mark.rule("TAB-031")
def test_without_the_mark_only_what_the_game_goes_on_with_shows_something(played: Playout) -> None:
    game = played.game
    for step in played.steps if isinstance(game, Uncertain) else ():
        verb = step.entry.text.partition(" ")[0]
        if step.entry.free or game.outcome(step.after.state) is not None or verb in {*GOES_ON, *BESIDE.get(game.key, ())}:
            continue
        for viewer in viewers(played, step):
            shown = [event.kind for event in step.entry.events if event.reveals]
            assert has_mark(game, step, viewer), f"{step.entry.text}: {len(step.entry.draws)} draws, showed {shown}"


def has_mark(game: AnyGame, step: Step, viewer: Seat | None) -> bool:
    """Return whether the move of a step has the mark, as ``viewer`` is offered it."""
    return rolls(game, game.view(step.before.state, viewer), game.read(step.before.state, step.seat, step.entry.text))


def test_a_control_carries_the_mark_of_its_move_and_a_verb_that_begins_with_one_button_that_of_its_first(
    played: Playout,
) -> None:
    for table in telling(played, 3, over=False):
        house = live(table)
        for seat in house.awaited:
            view, begun = played.game.view(table.state, seat), dict[str, bool]()
            for way in house.view_cache.ways(seat):
                found = rolls(played.game, view, way.move)
                expected = begun.setdefault(way.verb.name, found) if is_begun(way.verb) else found
                assert way.choice.rolls == expected, str(way.move)
