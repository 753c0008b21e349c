"""Lasting: a control that was drawn before others answered still says what it said, where several are asked together."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from engine.core import capabilities
from engine.core.game import Choice, Seat
from engine.core.moves import Verb
from engine.update import Version

from .controls import value
from .live import Live, Past
from .standing import Way
from .telling import Step, asked_of

MOST_PAST = 32
"""How many changes a control outlasts at most."""


def past_after(before: Live, step: Step) -> tuple[Past, ...]:
    """Return what the table after a step remembers of those before it, ``()`` where no control of theirs is good any more.

    That is where the step was not only moves, or one of them drew chance or revealed something; where nobody but those who
    moved was awaited before and still is; and where somebody who moved is asked the same again: then the moves were no
    answers to what all were asked, but led on to the next question in the same words.
    """
    after = step.live
    moves_only = step.strike is None and step.revive is None and step.seats is None and not step.reload
    if not moves_only or after.deed is not None or after.row.status != "running" or not step.entries:
        return ()
    movers = tuple(dict.fromkeys(entry.seat for entry in step.entries))
    if not all(entry.free for entry in step.entries) or not set(before.awaited) & set(after.awaited) - set(movers):
        return ()
    # What is nobody else's business is no answer, and leads nowhere.
    if step.update.kind != "aside" and any(_asked_again(before, after, seat) for seat in movers):
        return ()
    return (*before.past, Past(msgspec.structs.replace(before, past=()), movers))[-MOST_PAST:]


def _asked_again(before: Live, after: Live, seat: Seat) -> bool:
    return seat in before.awaited and seat in after.awaited and asked_of(before, seat) == asked_of(after, seat)


def outlasts(live: Live, seat: Seat | None, version: Version, text: str) -> bool:
    """Return whether a seat that uses an older control of this table, for the move ``text``, does what it says on it.

    All that came since is in `past_after`, none of it was done by or for this seat, and at every point between it was
    awaited and asked the same: in the same words and turn, with no answer that was not there before, and each that is
    left shown as it was. ``text`` is such an answer, or the beginning of one that is asked step by step, and every step
    of it is asked and shown as it was; "" stands for the whole of what can be answered.
    """
    at = next((at for at, past in enumerate(live.past) if past.live.version == version), None)
    if at is None or seat is None or any(seat in past.movers for past in live.past[at:]):
        return False
    tables = [*(past.live for past in live.past[at:]), live]
    if any(seat not in table.awaited for table in tables):
        return False
    if (
        len(
            {(asked_of(table, seat), capabilities.waits(table.game).turn_number(table.playing().state)) for table in tables}
        )
        > 1
    ):
        return False
    found = [table.standing.ways(seat) for table in tables]
    shown = [{str(way.move): (way.choice, way.about) for way in one} for one in found]
    if any(older.get(move) != how for older, newer in pairwise(shown) for move, how in newer.items()):
        return False
    verb = live.verb_of(text)
    if not text or (verb is not None and not verb.steps and (text in shown[-1] or (verb.form and text == verb.name))):
        return True
    if verb is None or not verb.steps:
        return False
    steps = [_steps(table, seat, verb, text, one) for table, one in zip(tables, found, strict=True)]
    return steps[-1] is not None and all(step == steps[-1] for step in steps)


Asked = tuple[tuple[str, Choice], ...]
"""How each argument of a move is asked, and how the answer is shown."""


def _steps(live: Live, seat: Seat, verb: Verb, text: str, found: tuple[Way, ...]) -> Asked | None:
    """Return how a move, or the beginning of one, is put together; ``None`` where one of its answers is not offered."""
    moves = [way.move for way in found if way.verb.name == verb.name]
    view = live.standing.view(seat)
    names, asked = [argument.name for argument in verb.arguments], []
    given = text.split(maxsplit=len(names))[1:]
    for at, word in enumerate(given):
        values = tuple(dict.fromkeys(value(move, names[at]) for move in moves))
        if word not in values:
            return None
        step = capabilities.step(live.game, view, verb, tuple(given[:at]), values)
        asked.append((step.ask, step.choices[values.index(word)]))
        moves = [move for move in moves if value(move, names[at]) == word]
    return tuple(asked) if moves else None
