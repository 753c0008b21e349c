"""The life of a table before and around the game: gathering, joining, options, starting, ending, handing over."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from engine.core.dice import commitment
from engine.core.errors import BadOption, GameError, GameOver, TableTaken
from engine.core.game import AnyGame, Setup
from engine.core.options import read_options
from engine.core.scene import Look
from engine.core.table import Table
from engine.store import SeatRow, TableRow
from engine.update import LONGEST_WAIT, Call, Member

from . import leaving
from .live import Deed, Live, snapshot_of
from .moves import due_after, row_of
from .rivalry import check_hand
from .telling import Step, changed, joined, key_shown, lapsing, own_seat, rules_of, story_for_all, update_of, whispers

LONGEST_KEY = 80
KEY_MARKS = " -_."
"""What a dice key may hold besides letters and digits: nothing that reads as formatting or a mention."""


def gather(call: Call, game: AnyGame, options: Mapping[str, str], key: str, *, keyed: bool, wait: int, now: int) -> Step:
    """Open a lobby with the caller as host; `BadOption` names what the game, a dice key or a wait does not take."""
    chosen = _as_declared(game, options)
    if keyed and (not 1 <= len(key) <= LONGEST_KEY or not all(letter.isalnum() or letter in KEY_MARKS for letter in key)):
        raise BadOption(
            f"A dice key has 1 to {LONGEST_KEY} characters: letters, digits, spaces, hyphens, dots, underscores."
        )
    if not 0 <= wait <= LONGEST_WAIT:
        raise BadOption(f"Waiting is from 0 (for ever) to {LONGEST_WAIT} hours.")
    row = TableRow(
        id=0,
        guild=call.guild,
        channel=call.channel,
        game=game.key,
        setup="",
        options=msgspec.json.encode(chosen).decode(),
        key=key,
        keyed=keyed,
        wait=wait,
        status="lobby",
        change=1,
        length=0,
        counter=0,
        host=call.member.id,
        created=now,
        started=0,
        ended=0,
        due=0,
        ballot="",
    )
    seats = (SeatRow(0, call.member.id, call.member.name),)
    live = Live(row, seats, game)
    return Step(live, update_of(live, "lobby", f"{call.member.name} is gathering a party."), seats)


def join(live: Live, call: Call, now: int) -> Step:
    """Take the next seat; in a game under way, the own seat that was left."""
    if live.row.status == "running":
        return leaving.back(live, call, now)
    _check_lobby(live)
    if live.seat_of(call.member.id) is not None:
        raise GameError("You have a seat at this table already.")
    most = live.game.seats.stop - 1
    if len(live.seats) >= most:
        raise GameError(f"All {most} seats are taken.")
    name = _own_name(live, call.member.name)
    seats = (*live.seats, SeatRow(len(live.seats), call.member.id, name))
    return _seated(live, seats, f"{name} joins ({len(seats)} of {most}).")


def leave(live: Live, call: Call, now: int) -> Step:
    """Give the seat back. A host who leaves hands the host's part to the next; the last one closes the lobby.

    In a game under way the seat stays, see `leaving.leave`.
    """
    if live.row.status == "running":
        return leaving.leave(live, call, now)
    _check_lobby(live)
    seat = live.seat(call)
    rest = tuple(msgspec.structs.replace(row, seat=place) for place, row in enumerate(_without(live.seats, seat)))
    if not rest:
        return _closed(live, "The last one leaves, and the lobby is closed.")
    story = f"{live.seats[seat].name} leaves."
    if call.member.id == live.row.host:
        live = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, host=rest[0].member))
        story += f" {rest[0].name} is the host now."
    return _seated(live, rest, story)


def set_option(live: Live, call: Call, name: str, value: str) -> Step:
    """Choose an option; `BadOption` when the game does not know it."""
    _check_lobby(live)
    live.check_host(call, manager=False)
    chosen = msgspec.json.decode(live.row.options, type=dict[str, str])
    chosen = _as_declared(live.game, {**chosen, name: value})
    after = changed(live, options=msgspec.json.encode(chosen).decode())
    return Step(after, update_of(after, "lobby", f"{name.capitalize().replace('_', ' ')}: {chosen[name]}."))


def start(live: Live, call: Call, now: int, keys: Callable[[], str]) -> Step:
    """Begin the game: set it up, seal the dice, call whoever is first.

    Where rivals play, one of ``keys`` is added to a key that the host chose: who knows it all beforehand knows every die.
    """
    _check_lobby(live)
    live.check_host(call, manager=False)
    least, most = live.game.seats.start, live.game.seats.stop - 1
    if not least <= len(live.seats) <= most:
        wanted = f"{least} to {most} players" if least != most else f"{least} players"
        here = "1 is" if len(live.seats) == 1 else f"{len(live.seats)} are"
        raise GameError(f"{live.game.title} wants {wanted}, and {here} here.")
    chosen = msgspec.json.decode(live.row.options, type=dict[str, str])
    setup = Setup(tuple(row.name for row in live.seats), read_options(live.game.options, chosen))
    key = f"{live.row.key}-{keys()}" if live.row.keyed and live.rivals else live.row.key
    table, entry = Table.start(live.game, setup, key)
    after = changed(
        live,
        key=key,
        setup=msgspec.json.encode(setup).decode(),
        status="running",
        started=now,
        length=1,
        counter=table.counter,
        due=due_after(live.row.wait, now),
    )
    after = msgspec.structs.replace(after, table=table, rows=1)
    story = story_for_all(after, entry.events)
    last = row_of(after, entry, 0, call.member.id, story, now)
    after = msgspec.structs.replace(after, last=last)
    seal = f"-# dice sealed as {commitment(key)}, /delve export checks them at the end"
    update = msgspec.structs.replace(
        update_of(after, "start", joined(story, seal), called=own_seat(live, call), looks=(Look(),)),
        whispers=whispers(after, entry.events),
        rules=rules_of(entry.events),
    )
    return Step(after, update, entries=(last,), snapshots=(snapshot_of(table, last),))


def end(live: Live, call: Call, now: int) -> Step:
    """Close a lobby, or end a running game and show its dice key."""
    check_end(live, call)
    if live.row.status == "lobby":
        return _closed(live, f"{call.member.name} closes the lobby.")
    after = changed(live, status="over", ended=now, ended_by=call.member.name, due=0)
    looks = () if live.table is None else (Look(),)
    return Step(after, update_of(after, "end", joined(f"{call.member.name} ends it here.", key_shown(live)), looks=looks))


def check_end(live: Live, call: Call) -> None:
    """Raise `GameOver` where nothing is left to end, `NotAllowed` unless the caller may: the host or a manager."""
    _check_in_use(live)
    live.check_host(call)


def hand_over(live: Live, call: Call, old: Member, new: Member, now: int) -> Step:
    """Give a seat to somebody else; the host's part goes with it. In the game the seat keeps the name it began with.

    A seat that was left can be given too; who left theirs takes no other one. A rival's seat is not given away while they
    are there, see `check_hand`.
    """
    _check_in_use(live)
    live.check_host(call)
    seat = live.held_by(old.id)
    if seat is None:
        raise GameError(f"{old.name} has no seat at this table.")
    check_hand(live, call, seat)
    if (own := live.held_by(new.id)) is not None:
        back = " /delve join takes it back." if live.seats[own].gone else ""
        raise GameError(f"{new.name} has a seat at this table already.{back}")
    rest = msgspec.structs.replace(live, seats=_without(live.seats, seat))
    row = SeatRow(seat, new.id, _own_name(rest, new.name))
    seats = tuple(row if other.seat == seat else other for other in live.seats)
    host = new.id if old.id == live.row.host else live.row.host
    after = msgspec.structs.replace(changed(live, Deed(call.member, "change of seats"), host=host), seats=seats)
    after = leaving.timed(live, after, now)
    story = joined(_handed(live, seat, row.name), lapsing(live))
    kind = "lobby" if live.row.status == "lobby" else "move"
    called = [other for other in after.awaited if other != seat or new.id == call.member.id]
    return Step(after, update_of(after, kind, story, called=called), seats)


def move_here(live: Live, call: Call) -> Step:
    """Bring a table to the caller's channel."""
    _check_in_use(live)
    live.check_host(call)
    if live.row.guild != call.guild:
        raise GameError("That table stands in another server.")
    if live.row.channel == call.channel:
        raise TableTaken("The table is here already.")
    after = changed(live, Deed(call.member, "move to this channel"), channel=call.channel)
    kind, looks = ("lobby", ()) if live.row.status == "lobby" else ("move", (Look(),))
    story = joined(f"{call.member.name} brings the table here.", lapsing(live))
    return Step(after, update_of(after, kind, story, called=own_seat(live, call), looks=looks))


def _handed(live: Live, seat: int, name: str) -> str:
    """Return what is told when ``name`` takes a seat: once the delve is under way, it keeps its name there."""
    before, kept = live.seats[seat].name, live.name_in_game(seat)
    if live.row.status == "lobby":
        return f"{name} takes the seat of {before}."
    if name == kept:
        return f"{name} takes the seat back from {before}."
    return f"{name} plays on for {before}; in the delve the seat keeps the name {kept}."


def _as_declared(game: AnyGame, chosen: Mapping[str, str]) -> dict[str, str]:
    """Return options with their values as the game writes them; `BadOption` names what it does not take."""
    fields = msgspec.structs.asdict(read_options(game.options, chosen))
    return {name: str(fields[name]) for name in chosen}


def _check_in_use(live: Live) -> None:
    if not live.row.in_use:
        raise GameOver("What was played here has ended. /delve new opens a lobby.")


def _check_lobby(live: Live) -> None:
    _check_in_use(live)
    if live.row.status != "lobby":
        raise GameError("The delve is under way already. The host can hand a seat over.")


def _closed(live: Live, story: str) -> Step:
    after = changed(live, status="closed")
    return Step(after, update_of(after, "closed", story))


def _own_name(live: Live, name: str) -> str:
    taken = {row.name.casefold() for row in live.seats}
    names = (name, *(f"{name} {count}" for count in range(2, len(taken) + 3)))
    return next(name for name in names if name.casefold() not in taken)


def _seated(live: Live, seats: tuple[SeatRow, ...], story: str) -> Step:
    after = msgspec.structs.replace(changed(live), seats=seats)
    return Step(after, update_of(after, "lobby", story), seats)


def _without(seats: tuple[SeatRow, ...], seat: int) -> tuple[SeatRow, ...]:
    return tuple(row for row in seats if row.seat != seat)
