"""A new player enters a game under way."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.update import Call
from engine.core.errors import BadGame, GameError
from engine.core.game import refusal
from engine.core.messages import WORDS
from engine.core.moves import Verb
from engine.core.table import ENTER
from engine.store import SeatRow
from engine.tables.moves.record import record_move
from engine.tables.moves.resolve import resolve
from engine.tables.session.live import NO_KEEPER, Session
from engine.tables.session.result import CommandResult, joined


def verb_of_entering(live: Session) -> Verb | None:
    """Return the verb by which a player enters a game under way, ``None`` where the game has none."""
    return next((verb for verb in live.game.verbs if verb.name == ENTER), None)


def enter(live: Session, call: Call, verb: Verb, now: int, *, keeps: bool) -> CommandResult:
    """Take the next seat of a running game; where the game has no room for a new player now, its refusal (TAB-020).

    A member who ``keeps`` something from earlier games could not bring it along, so nothing of this one takes its place.
    """
    most, seat, state = live.capacity, len(live.seats), live.playing().state
    if live.players >= most:
        raise GameError(WORDS.message("all-seats-taken", most=most), "TAB-011")
    if not any(isinstance(move, verb.move) for move in live.view_cache.some_legal(seat)):
        raise refusal(live.game, state, seat, verb)
    name = live.free_name(call.member.name, live.playing().names)
    text = f"{ENTER} {name}"
    # A refusal is passed on as it is: a member without a seat is not told what is legal instead.
    live.playing().act(seat, text)
    seated = replace(live, seats=(*live.seats, SeatRow(seat, call.member.id, name)))
    played = record_move(seated, seat, text, call.member.id, now)
    names = played.live.playing().names
    if len(names) != seat + 1:
        raise BadGame(f"{live.game.key}: “{text}” of seat {seat} does not make it a seat of the game")
    row = SeatRow(seat, call.member.id, name, called=names[seat], keeper=NO_KEEPER if keeps else 0)
    seats = (*live.seats, row)
    result = resolve(replace(seated, seats=seats), [replace(played, live=replace(played.live, seats=seats))], now)
    if names[seat] not in result.update.story:
        result = replace(
            result, update=replace(result.update, story=joined(WORDS("enters", who=names[seat]), result.update.story))
        )
    return replace(result, seats=seats)
