"""Seats of bot players: hired, dismissed, taken over by people."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.api.characters import Character, characters
from engine.api.update import Call
from engine.core import lobbies
from engine.core.bot_players import LEVELS, Level
from engine.core.dice import commitment
from engine.core.errors import BadOption, GameError
from engine.core.messages import WORDS
from engine.store import SeatRow
from engine.tables.lobby import hand_over
from engine.tables.lobby import seats as lobby_seats
from engine.tables.session import live as session_live
from engine.tables.session.heirs import is_out
from engine.tables.session.live import NO_KEEPER, Session, seat_away
from engine.tables.session.result import CommandResult, changed, joined
from engine.tables.updates.lobby_card import HINTS, STAND_INS, pact_told
from engine.tables.updates.update import update_of

COMPANY = "TAB-100"
GOOD = 3
"""So many a table is filled up to that starts with company, where its game takes as many."""
SOLO = "solo"
"""What games call the option that is for one player alone."""


def hire(live: Session, call: Call, level: str, count: int = 1) -> CommandResult:
    """Hire bot players for seats of a lobby (TAB-100); for the host. All seats but one person's can be theirs."""
    session_live.check_lobby(live)
    live.check_host(call, manager=False)
    if count < 1:
        raise BadOption(WORDS.message("hire-at-least-one"), COMPANY)
    most, free = live.most, live.free_seats
    check_playable(live)
    if not free:
        raise GameError(WORDS.message("all-seats-taken", most=most), "TAB-011")
    if free < count:
        raise GameError(WORDS.message("seats-free", free=free), COMPANY)
    after = changed(hired(live, level, count))
    new = after.seats[len(live.seats) :]
    names = [row.name for row in new]
    story = WORDS("company-joins", names=names, players=after.players, most=most, level=new[0].level)
    return CommandResult(after, update_of(after, "lobby", story), after.seats)


def with_company(result: CommandResult, levels: Sequence[str]) -> CommandResult:
    """Return the result that opens a lobby with bot players of these levels, as far as there are seats for them."""
    live = result.live
    for level in levels if live.has_company else ():
        live = hired(live, level, 1) if live.free_seats else live
    if live is result.live:
        return result
    return CommandResult(live, update_of(live, "lobby", result.update.story), live.seats)


def filled(live: Session, call: Call, level: str) -> Session:
    """Return a lobby whose seats are taken by the bot up to a good number: for the host, who starts with company."""
    session_live.check_lobby(live)
    live.check_host(call, manager=False)
    check_playable(live)
    least, most = lobbies.least(live.game, _sociable(live).options), live.most
    wanted = min(max(GOOD, least), most) - live.players
    return hired(live, level, wanted) if wanted > 0 else live


def hired(live: Session, level: str, count: int) -> Session:
    """Return a lobby with so many bot players more."""
    wanted, live = _level(level), _sociable(live)
    for who in _at_hand(live)[:count]:
        row = SeatRow(len(live.seats), who.number, live.free_name(who.name), keeper=NO_KEEPER, level=wanted)
        live = msgspec.structs.replace(live, seats=(*live.seats, row))
    return live


def check_playable(live: Session) -> None:
    """Raise a `GameError` where no bot player knows this game, or no seat is waited for in it."""
    if not live.has_company:
        raise GameError(WORDS.message("no-company-for", title=live.game.title), COMPANY)


def dismiss(live: Session, call: Call, name: str = "") -> CommandResult:
    """Let a bot player go from a lobby, the last one where none is named; for the host."""
    session_live.check_lobby(live)
    live.check_host(call, manager=False)
    if not live.company:
        raise GameError(WORDS.message("no-company-here"), COMPANY)
    row = _named(live, name) if name else live.company[-1]
    rest = [other for other in live.seats if other.seat != row.seat]
    seats = tuple(msgspec.structs.replace(other, seat=seat) for seat, other in enumerate(rest))
    return lobby_seats.seated(live, seats, WORDS("company-goes", who=row.name))


def adjust(live: Session, call: Call, name: str, level: str) -> CommandResult:
    """Let a bot player in a lobby play at another level; for the host (TAB-108)."""
    session_live.check_lobby(live)
    live.check_host(call, manager=False)
    row, wanted = _named(live, name), _level(level)
    seats = tuple(msgspec.structs.replace(seat, level=wanted) if seat == row else seat for seat in live.seats)
    return lobby_seats.seated(live, seats, WORDS("company-level", who=row.name, level=wanted))


def _named(live: Session, name: str) -> SeatRow:
    """Return the seat of a bot player by name; `GameError` names those who are there."""
    row = called(live, name)
    if row is None:
        names = [item.name for item in live.company]
        raise GameError(WORDS.message("not-hired", text=name[:40], names=names), COMPANY)
    return row


def _level(level: str) -> Level:
    wanted = next((item for item in LEVELS if item == level), None)
    if wanted is None:
        raise BadOption(WORDS.message("no-such-level", levels=list(LEVELS)), COMPANY)
    return wanted


def called(live: Session, name: str) -> SeatRow | None:
    """Return the seat of a bot player by name."""
    return _among([(row.name, row) for row in live.company], name)


def _among(rows: Sequence[tuple[str, SeatRow]], name: str) -> SeatRow | None:
    return next((row for word, row in rows if word.casefold() == name.strip().casefold()), None)


def gives_way(live: Session, call: Call) -> bool:
    """Return whether a bot player gives their seat to a member who joins and names no seat.

    The lobby is full, or the game under way, and the member has no seat of their own there.
    """
    has_one = live.held_by(call.member.id) is not None or seat_away(live, call.member.id) is not None
    if not live.company or has_one:
        return False
    return live.row.status == "running" or (live.row.status == "lobby" and not live.free_seats)


def meant(live: Session, name: str = "") -> SeatRow:
    """Return the seat of a bot player by name, that of the first one who still stands where none is named."""
    company = sorted(live.company, key=lambda bot: is_out(live, bot.seat))
    names = [(word, row) for row in company for word in (live.name_in_game(row.seat), row.name)]
    row = _among(names, name) if name else next(iter(company), None)
    if row is None:
        bots = [bot.name for bot in live.company]
        raise GameError(WORDS.message("not-company", text=name[:40], names=bots), "TAB-101")
    return row


def take_over(live: Session, call: Call, row: SeatRow, now: int) -> CommandResult:
    """Let a person take the seat of a bot player (TAB-101). In a lobby the seat is theirs; in a game under way it keeps its
    name there, as one that was handed over."""
    result = hand_over.handed(live, call, row.seat, call.member, now)
    return _unagreed(live, result) if live.row.status == "running" and result.live.rivals else result


def _unagreed(before: Session, result: CommandResult) -> CommandResult:
    """Return a result that brings a rival to a game under way, who has agreed to nothing: so nothing is agreed any more."""
    ended = [pact_told(STAND_INS, yes=False)] if before.stand_ins else []
    ended += [pact_told(HINTS, yes=False)] if before.hints else []
    told = joined(result.update.story, *([WORDS("rivals-now"), *ended] if ended else []))
    row = msgspec.structs.replace(result.live.row, stand_ins=0, hints=0)
    update = msgspec.structs.replace(result.update, story=told)
    return msgspec.structs.replace(result, live=msgspec.structs.replace(result.live, row=row), update=update)


def _at_hand(live: Session) -> list[Character]:
    """Return who could still be hired, in an order of the table's own; those last whose name is taken already."""
    taken = {row.member for row in live.seats if row.level}
    names = {row.name.casefold() for row in live.seats}
    free = [character for character in characters() if character.number not in taken]
    lot = int(commitment(live.row.key)[:8], 16) if live.row.sort else live.row.channel + live.row.created
    turn = lot % len(free) if free else 0
    return sorted([*free[turn:], *free[:turn]], key=lambda item: item.name.casefold() in names)


def _sociable(live: Session) -> Session:
    """Return a lobby in which no option is on that is for one player alone."""
    chosen = msgspec.json.decode(live.row.options, type=dict[str, str])
    if chosen.get(SOLO) != "on":
        return live
    options = msgspec.json.encode({**chosen, SOLO: "off"}).decode()
    return msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, options=options))
