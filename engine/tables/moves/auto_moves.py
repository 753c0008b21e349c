"""Moves for seats that no member plays: bot players, stand-ins, members who left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.core import bot_pauses, capabilities
from engine.core.errors import GameError
from engine.core.game import Seat
from engine.core.lessons import lesson_with, scripted
from engine.core.messages import WORDS
from engine.core.moves import Move
from engine.tables.bots.decide import decided, failed, fallback, out_of_time
from engine.tables.moves.record import PlayedMove, record_move
from engine.tables.session.live import BOT, Session
from engine.tables.session.result import joined

MOST_AT_ONCE = 200
"""How many moves the bot makes at once before it leaves the rest to the next minute."""
MOST_IN_A_ROW = 64
"""How many moves a bot player makes on one seat before the default is played, which leads on."""


def auto_moves(live: Session, now: int, *, said: bool = False) -> list[PlayedMove]:
    """Return the moves of awaited seats that the bot was hired for, that were left, or are away; at most `MOST_AT_ONCE`,
    and none after what people without a move read first (`halts`).

    Bot players decide for the first, and for the others where they stand in; else it is the default.

    ``said``: all are told already who makes them. That a player is away is told once, when they go.
    """
    played: list[PlayedMove] = []
    after = live
    while len(played) < MOST_AT_ONCE and not out_of_time() and (move := _next_bot_move(after, played, now)):
        played.append(move)
        after = move.live
        if halts(move):
            break
    left = [at for at, move in enumerate(played) if live.seats[move.row.seat].gone]
    if said or not left:
        return played
    words = WORDS("i-play-for", names=moved_for(live, (played[at] for at in left)))
    return [*played[: left[0]], *begun(words, played[left[0] :])]


def halts(move: PlayedMove) -> bool:
    """Return whether people without a move read of a move first: bot players go on within the next minute."""
    seats = [row.seat for row in move.live.attended]
    return bot_pauses.halts(move.live.game, move.live.playing().state, move.events, seats)


def _next_bot_move(live: Session, before: Sequence[PlayedMove], now: int) -> PlayedMove | None:
    """Return the next move of the bot after those ``before``, ``None`` where there is none, or it leaves what is asked to
    people. Where none of these is about, bot players do not go on by themselves (TAB-106)."""
    waiting: list[Seat] = []
    for seat in live.turn if live.attended else ():
        if not live.is_bots(seat):
            continue
        if _goes_round(before, seat):
            return _fallen_back(live, seat, now)
        taught = _as_taught(live, seat)
        if taught == "" and live.awaited:
            continue
        if taught and (made := _taught(live, seat, taught, now)) is not None:
            return made
        live, thought = decided(live, seat)
        if thought is None:
            return _fallen_back(live, seat, now)
        if thought.move is None:
            waiting.append(seat)
            continue
        try:
            made = record_move(live, seat, str(thought.move), _bot_member(live, seat), now, hushed=_hushed(live))
        except GameError as error:
            failed(live, seat, "decides what is not legal", error)
            return _fallen_back(live, seat, now)
        return msgspec.structs.replace(made, thought=True, says=thought.says)
    if found := _next_for_the_left(live):
        seat, move = found
        return record_move(live, seat, str(move), BOT, now, hushed=_hushed(live))
    return _fallen_back(live, waiting[0], now) if waiting and not live.awaited else None


def _as_taught(live: Session, seat: Seat) -> str | None:
    """Return the move that a lesson holds for a bot player here, "" where who learns comes first, ``None`` for nothing."""
    lesson = lesson_with(live.game.key, live.row.key) if live.row.sort == "lesson" else None
    return scripted(lesson, live.last.position + 1 if live.last else 0, seat) if lesson else None


def _taught(live: Session, seat: Seat, move: str, now: int) -> PlayedMove | None:
    """Return the move of a lesson as it is made, ``None`` where it cannot be made here."""
    try:
        return msgspec.structs.replace(record_move(live, seat, move, _bot_member(live, seat), now), thought=True)
    except GameError:
        return None


def _goes_round(before: Sequence[PlayedMove], seat: Seat) -> bool:
    """Return whether a seat has made so many moves in a row that it may never come to an end."""
    newest = before[-MOST_IN_A_ROW:]
    return len(newest) == MOST_IN_A_ROW and all(move.row.seat == seat for move in newest)


def _fallen_back(live: Session, seat: Seat, now: int) -> PlayedMove | None:
    """Return the move of a bot player who has nothing to say."""
    move = fallback(live, seat)
    if move is None:
        return None
    return msgspec.structs.replace(record_move(live, seat, str(move), _bot_member(live, seat), now), thought=True)


def _hushed(live: Session) -> tuple[str, ...]:
    return capabilities.prompts(live.game).abstaining


def _bot_member(live: Session, seat: Seat) -> int:
    return live.seats[seat].member if live.seats[seat].level else BOT


def is_pending(live: Session) -> bool:
    """Return whether the bot has moves to make yet: more than `MOST_AT_ONCE` were due."""
    if not live.awaited and any(map(live.is_bots, live.turn)):
        return True
    return _next_for_the_left(live) is not None


def _next_for_the_left(live: Session) -> tuple[Seat, Move] | None:
    """Return the next default move of a seat that was left, or is away, and has no stand-in."""
    state = live.playing().state
    for seat in live.turn:
        if live.is_bots(seat):
            continue
        if live.seats[seat].gone:
            move = live.game.without(state, seat)
        else:
            move = live.game.default(state, seat) if live.is_away(seat) and live.attended else None
        if move is not None:
            return seat, move
    return None


def begun(words: str, played: Sequence[PlayedMove]) -> list[PlayedMove]:
    """Return moves of which the first one's story begins with ``words``, in the journal too."""
    first, *rest = played
    row = msgspec.structs.replace(first.row, story=joined(words, first.row.story))
    return [msgspec.structs.replace(first, live=msgspec.structs.replace(first.live, last=row), row=row), *rest]


def moved_for(live: Session, played: Iterable[PlayedMove]) -> list[str]:
    """Return the names of those for whom moves were made, each once."""
    return list(dict.fromkeys(live.named(move.row.seat).name for move in played))
