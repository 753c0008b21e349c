"""Whether a control still does what it says after others have moved (TAB-006)."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from engine.core import capabilities
from engine.core.capabilities import Guided
from engine.core.errors import GameOver, IllegalMove, NotYourTurn, Stale
from engine.core.game import Choice, Seat, refusal
from engine.core.moves import Verb
from engine.tables.moves.record import instead
from engine.tables.session.live import BOT, PastSession, Session
from engine.tables.session.step import Step
from engine.tables.session.view_cache import OfferedMove
from engine.tables.updates.calls import asked_of
from engine.tables.updates.controls import not_your_turn, value
from engine.update import Call, Version

MOST_PAST = 32
"""How many changes a control outlasts at most."""


def may_act(live: Session, call: Call, text: str, version: Version | None) -> Seat:
    """Return the caller's seat; `NotYourTurn` where others are awaited and ``text`` is nothing to be done meanwhile."""
    if version is not None:
        check_version(live, call, version, text)
    check_running(live)
    seat = live.seat(call)
    if live.is_away(seat) and live.attended and seat not in live.awaited:
        raise NotYourTurn("I play for you at once while you are away. `/away back`, and you are asked again.")
    if seat not in live.awaited:
        verb = live.verb_of(text)
        meanwhile = live.standing.some_legal(seat)
        if not any(verb is None or isinstance(move, verb.move) for move in meanwhile):
            raise _not_theirs(live, seat, verb) or not_your_turn(live, seat)
    return seat


def _not_theirs(live: Session, seat: Seat, verb: Verb | None) -> IllegalMove | None:
    """Return the game's own words for a player who tries what is the game master's, or answers what nobody offers them (any
    more), whosever turn it is."""
    if verb is None:
        return None
    masters = verb.private and isinstance(live.game, Guided) and not live.seats[seat].master
    if not masters and verb.name not in capabilities.prompts(live.game).replies:
        return None
    reason = refusal(live.game, live.playing().state, seat, verb)
    reason.instead = reason.instead or instead(live, seat)
    return reason


def grave(live: Session, call: Call, text: str, version: Version) -> Choice:
    """Return how a legal move is offered that is made only once its player is sure (`Choice.sure`).

    Refused as the move itself would be; `Stale` where there is no such move any more.
    """
    seat = may_act(live, call, text, version)
    ways = (way for way in live.standing.ways(seat) if str(way.move) == text)
    # What is asked of whoever presses under the post may be asked nowhere else.
    offered = [choice for way in ways for choice in (way.choice, live.standing.choice(None, way.move))]
    found = next((choice for choice in offered if choice.sure), None)
    if found is None:
        raise Stale("I no longer know that button. Here is how things stand now.")
    return found


def check_version(live: Session, call: Call, version: Version, text: str | None = None) -> None:
    """Raise `Stale` unless a control was drawn for the table as it stands, or for its caller still says the same (TAB-006).

    ``text`` is the move, or the beginning of one, for which that may be; "" for all that can be answered, ``None`` for
    nothing (see `outlasts`).
    """
    if version.table != live.row.id:
        raise Stale("That belongs to another table. Here is how things stand now.")
    check_running(live)
    if version.change == live.row.change:
        return
    if text is None or not outlasts(live, live.seat_of(call.member.id), version, text):
        raise Stale(f"That was before {_newest(live, call)}. Here is how things stand now.")


def _newest(live: Session, call: Call) -> str:
    """Return what changed a running table last."""
    last, deed = live.last, live.deed
    if deed is not None and deed.member.id == BOT:
        return f"my {deed.what}"
    if deed is not None:
        return f"your {deed.what}" if deed.member.id == call.member.id else f"{deed.member.name}'s {deed.what}"
    if last is None or last.change != live.row.change:
        return "the last change"
    if last.seat < 0:
        return "the start"
    if last.member == BOT:
        return f"the game went on without {live.named(last.seat).name}"
    return "your last move" if last.member == call.member.id else f"{live.named(last.seat).name}'s move"


def check_running(live: Session) -> None:
    """Raise `GameOver` unless a game is under way at this table."""
    live.playing()
    if live.row.status != "running":
        raise GameOver("This delve has ended. /delve new begins another.")


def past_after(before: Session, step: Step) -> tuple[PastSession, ...]:
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
    return (*before.past, PastSession(msgspec.structs.replace(before, past=()), movers))[-MOST_PAST:]


def _asked_again(before: Session, after: Session, seat: Seat) -> bool:
    return seat in before.awaited and seat in after.awaited and asked_of(before, seat) == asked_of(after, seat)


def outlasts(live: Session, seat: Seat | None, version: Version, text: str) -> bool:
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
    shown = [{str(way.move): (way.choice, way.about) for way in item} for item in found]
    if any(older.get(move) != how for older, newer in pairwise(shown) for move, how in newer.items()):
        return False
    verb = live.verb_of(text)
    if not text or (verb is not None and not verb.steps and (text in shown[-1] or (verb.form and text == verb.name))):
        return True
    if verb is None or not verb.steps:
        return False
    steps = [_steps(table, seat, verb, text, item) for table, item in zip(tables, found, strict=True)]
    return steps[-1] is not None and all(step == steps[-1] for step in steps)


AskedSteps = tuple[tuple[str, Choice], ...]
"""How each argument of a move is asked, and how the answer is shown."""


def _steps(live: Session, seat: Seat, verb: Verb, text: str, found: tuple[OfferedMove, ...]) -> AskedSteps | None:
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
