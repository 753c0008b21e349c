"""A move without the die mark rolls, draws and reveals nothing: its maker takes it back without asking anybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.game import Seat
from engine.core.uncertain import Uncertain, rolls
from engine.games import games
from engine.tables.session.view_cache import is_begun
from tests.laws.playouts import Playout, Step, telling
from tests.laws.tables import live


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
def test_what_is_made_without_the_mark_drew_no_chance_and_showed_nothing(played: Playout) -> None:
    game, marked, unmarked = played.game, 0, 0
    for step in played.steps if isinstance(game, Uncertain) else ():
        move = game.read(step.before.state, step.seat, step.entry.text)
        for viewer in viewers(played, step):
            if rolls(game, game.view(step.before.state, viewer), move):
                marked += 1
                continue
            unmarked += 1
            # What ends the game stays in any case.
            shown = [event.kind for event in step.entry.events if event.reveals]
            over = game.outcome(step.after.state) is not None
            assert step.entry.free or over, f"{step.entry.text}: {len(step.entry.draws)} draws, showed {shown}"
    assert not isinstance(game, Uncertain) or marked


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
