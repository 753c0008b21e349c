"""Whether a control still does what it says after others have moved (TAB-006)."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from engine.api.update import Call, Version
from engine.core import capabilities
from engine.core.capabilities import Guided
from engine.core.catalogue import Message
from engine.core.errors import GameOver, IllegalMove, NotYourTurn, Stale
from engine.core.game import Choice, Seat, refusal
from engine.core.messages import WORDS
from engine.core.moves import Verb
from engine.core.paired_moves import parted
from engine.tables.session.live import BOT, PastSession, Session
from engine.tables.session.result import CommandResult
from engine.tables.session.view_cache import OfferedMove
from engine.tables.updates.calls import asked_of
from engine.tables.updates.controls import not_your_turn, open_now, text_of, value

MOST_PAST = 32
"""How many changes a control outlasts at most."""


def may_act(live: Session, call: Call, text: str, version: Version | None) -> Seat:
    """Return the caller's seat; `NotYourTurn` where others are awaited and ``text`` is nothing to be done meanwhile."""
    if version is not None:
        check_version(live, call, version, text)
    check_running(live)
    seat = live.seat(call)
    if live.is_away(seat) and live.attended and seat not in live.awaited:
        raise NotYourTurn(WORDS.message("away-from-turn"))
    if seat not in live.awaited:
        verb = live.verb_of(text)
        meanwhile = live.view_cache.some_legal(seat)
        if not any(verb is None or isinstance(move, verb.move) for move in meanwhile):
            raise _not_theirs(live, seat, verb) or not_your_turn(live, seat)
    return seat


def _not_theirs(live: Session, seat: Seat, verb: Verb | None) -> IllegalMove | None:
    """Return the game's own refusal for a player who tries what is the game master's, or answers no offer (any more)."""
    if verb is None:
        return None
    masters = verb.private and isinstance(live.game, Guided) and not live.seats[seat].master
    if not masters and verb.name not in capabilities.prompts(live.game).replies:
        return None
    reason = refusal(live.game, live.playing().state, seat, verb)
    reason.hint = reason.hint or open_now(live, seat)
    return reason


def grave(live: Session, call: Call, text: str, version: Version) -> Choice:
    """Return how a legal move is offered that is asked about before it is made (`Choice.sure`, `Choice.hurts`).

    Refused as the move itself would be; `Stale` where there is no such move any more.
    """
    seat = may_act(live, call, parted(text)[0], version)
    ways = (way for way in live.view_cache.own(seat) if text_of(way) == text)
    # What is asked under the public post may be asked nowhere else.
    offered = [choice for way in ways for choice in (way.choice, live.view_cache.choice(None, way.move))]
    found = next((choice for choice in offered if choice.sure or choice.hurts), None)
    if found is None:
        raise Stale(WORDS.message("button-unknown"))
    return found


def check_version(live: Session, call: Call, version: Version, text: str | None = None) -> None:
    """Raise `Stale` unless a control was drawn for the table as it stands, or for its caller still says the same (TAB-006).

    ``text`` is the move, or the beginning of one, for which that may be; "" for all that can be answered, ``None`` for
    nothing (see `outlasts`).
    """
    if version.table != live.row.id:
        raise Stale(WORDS.message("other-table"))
    check_running(live)
    if version.change == live.row.change:
        return
    if text is None or not outlasts(live, live.seat_of(call.member.id), version, text):
        raise Stale(_newest(live, call))


def _newest(live: Session, call: Call) -> Message:
    """Return the message that says what changed a running table last."""
    last, deed = live.last, live.deed
    if deed is not None:
        whose = "mine" if deed.member.id == BOT else "yours" if deed.member.id == call.member.id else "theirs"
        return WORDS.message("stale-change", whose=whose, who=deed.member.name, what=WORDS.message(f"change-{deed.what}"))
    if last is None or last.change != live.row.change:
        return WORDS.message("stale-last-change")
    if last.seat < 0:
        return WORDS.message("stale-start")
    who = live.named(last.seat).name
    if last.member == BOT:
        return WORDS.message("stale-went-on", who=who)
    if last.member == call.member.id:
        return WORDS.message("stale-change", whose="yours", who=who, what=WORDS.message("change-last-move"))
    return WORDS.message("stale-change", whose="theirs", who=who, what=WORDS.message("change-move"))


def check_running(live: Session) -> None:
    """Raise `GameOver` unless a game is under way at this table."""
    live.playing()
    if live.row.status != "running":
        raise GameOver(WORDS.message("delve-ended"))


def past_after(before: Session, result: CommandResult) -> tuple[PastSession, ...]:
    """Return the earlier tables that the one after a command remembers, whose controls may still be good.

    None is where the command did more than moves, or a move drew chance or revealed something. None is either where only
    those who moved were awaited before and still are. Nor where a seat that moved is asked the same again: then the moves
    did not answer what all were asked, but led on to the next question in the same words.
    """
    after = result.live
    moves_only = result.strike is None and result.revive is None and result.seats is None and not result.reload
    if not moves_only or after.deed is not None or after.row.status != "running" or not result.entries:
        return ()
    movers = tuple(dict.fromkeys(entry.seat for entry in result.entries))
    if not all(entry.free for entry in result.entries) or not set(before.awaited) & set(after.awaited) - set(movers):
        return ()
    # A move that no one else is told of is no answer, and leads nowhere.
    still = [seat for seat in movers if seat in before.awaited and seat in after.awaited]
    if result.update.kind != "aside" and any(asked_of(before, seat) == asked_of(after, seat) for seat in still):
        return ()
    return (*before.past, PastSession(msgspec.structs.replace(before, past=()), movers))[-MOST_PAST:]


def outlasts(live: Session, seat: Seat | None, version: Version, text: str) -> bool:
    """Return whether a seat that uses an older control of this table, for the move ``text``, does what it says on it.

    All that came since is in `past_after`, and none of it was done by or for this seat. At every point between it was
    awaited and asked the same: in the same words and turn, with no new answer. Each that is left is shown as it was, but
    for who is for it.

    ``text`` is such an answer, or the beginning of one that is asked step by step; then every step of it is asked and
    shown as it was. "" stands for the whole of what can be answered.
    """
    at = next((at for at, past in enumerate(live.past) if past.live.version == version), None)
    if at is None or seat is None or any(seat in past.movers for past in live.past[at:]):
        return False
    tables = [*(past.live for past in live.past[at:]), live]
    if any(seat not in table.awaited for table in tables):
        return False
    if len({(asked_of(table, seat), table.turn_number) for table in tables}) > 1:
        return False
    found = [table.view_cache.ways(seat) for table in tables]
    shown = [{str(way.move): (way.choice, way.about) for way in item} for item in found]
    if any(not _is_as_shown(older.get(move), how) for older, newer in pairwise(shown) for move, how in newer.items()):
        return False
    verb = live.verb_of(text)
    if not text or (verb is not None and not verb.steps and (text in shown[-1] or (verb.form and text == verb.name))):
        return True
    if verb is None or not verb.steps:
        return False
    steps = [_steps(table, seat, verb, text, item) for table, item in zip(tables, found, strict=True)]
    return steps[-1] is not None and all(step == steps[-1] for step in steps)


def _is_as_shown(older: tuple[Choice, str] | None, newer: tuple[Choice, str]) -> bool:
    """Return whether an answer says what it said, but for what stands in brackets behind its label: who is for it."""
    if older is None or older[1] != newer[1]:
        return False
    was, now = older[0], newer[0]
    same = was.label == now.label or f"{was.label} (" in now.label or f"{now.label} (" in was.label
    return same and (was.sure, was.hurts, was.within, was.text) == (now.sure, now.hurts, now.within, now.text)


AskedSteps = tuple[tuple[str, Choice], ...]
"""How each argument of a move is asked, and how the answer is shown."""


def _steps(live: Session, seat: Seat, verb: Verb, text: str, found: tuple[OfferedMove, ...]) -> AskedSteps | None:
    """Return how a move, or the beginning of one, is put together; ``None`` where one of its answers is not offered."""
    moves = [way.move for way in found if way.verb.name == verb.name]
    view = live.view_cache.view(seat)
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
