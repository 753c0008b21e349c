"""Which seats of bot players people may take whose own adventurers are out (TAB-218)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import capabilities, falling
from engine.core.game import Seat
from engine.store import EntryRow, SeatRow
from engine.tables.session.live import Session


def is_out(live: Session, seat: Seat) -> bool:
    """Return whether a seat is out of the game under way."""
    return live.table is not None and falling.is_out(live.game, live.table.state, seat)


def plays_on_here(live: Session) -> bool:
    """Return whether people play on as bots at a table: its game is under way, and those who sit there are no rivals.

    In a lesson each move is written down, so it is not possible there.
    """
    if live.row.status != "running" or live.row.sort == "lesson":
        return False
    return isinstance(live.game, falling.Falls) and not capabilities.contested(live.game, live.options)


def is_heir(live: Session, person: SeatRow, bot: SeatRow) -> bool:
    """Return whether a person may play on as a bot: one who stands, where the person's own adventurer is out, or was
    the bot's before and the person's own stands again."""
    if not bot.level or person.owner or person.gone or is_out(live, bot.seat):
        return False
    return is_out(live, person.seat) or bot.keeper == person.member


def heirs(live: Session) -> tuple[SeatRow, ...]:
    """Return the bots whose seats at least one of the people who are here may take, first those on a person's own seat."""
    if not live.company or not plays_on_here(live):
        return ()
    found = [bot for bot in live.company if any(is_heir(live, person, bot) for person in live.attended)]
    return tuple(sorted(found, key=lambda bot: bot.keeper <= 0))


def swapped(live: Session, person: SeatRow, bot: SeatRow) -> Session:
    """Return a table at which a person and a bot have swapped their seats. In the game each seat keeps its name, and its
    results belong to the same member as before. Plans and memories of both seats are forgotten."""
    theirs = SeatRow(bot.seat, person.member, person.name, called=bot.called, keeper=_keeper(bot, person.member))
    theirs = replace(theirs, hosted=person.hosted, paused=person.paused)
    left = SeatRow(person.seat, bot.member, bot.name, called=person.called, keeper=_keeper(person, bot.member))
    new = {row.seat: row for row in (theirs, replace(left, level=bot.level))}
    seats = tuple(new.get(row.seat, row) for row in live.seats)
    plans = {seat: plan for seat, plan in live.premoves.items() if seat not in new}
    minds = {seat: mind for seat, mind in live.bot_memories.items() if seat not in new}
    return replace(live, seats=seats, premoves=plans, bot_memories=minds)


def given_back(live: Session, entry: EntryRow) -> Session:
    """Return a table before an entry that is taken back: its maker has the seat again on which they made it."""
    person = live.seat_of(entry.member)
    if entry.seat < 0 or person is None or not live.seats[entry.seat].level or not plays_on_here(live):
        return live
    return swapped(live, live.seats[person], live.seats[entry.seat])


def told_names(live: Session) -> dict[Seat, str]:
    """Return what each seat is called where a whole game is told: its member's name, or its own name in the game where
    another seat has the member's name there."""
    in_game = {row.seat: live.name_in_game(row.seat) for row in live.seats}
    others = {row.seat: {name for seat, name in in_game.items() if seat != row.seat} for row in live.seats}
    return {row.seat: in_game[row.seat] if row.name in others[row.seat] else row.name for row in live.seats}


def heir_names(live: Session) -> dict[Seat, str]:
    """Return for each seat that a person left the name in the game of the seat on which that person played on."""
    people = {row.name: live.name_in_game(row.seat) for row in live.seats if not row.level}
    names = {row.seat: live.name_in_game(row.seat) for row in live.company}
    return {seat: people[name] for seat, name in names.items() if name in people}


def _keeper(row: SeatRow, to: int) -> int:
    """Return the member to whom the results of a seat belong once ``to`` has taken it."""
    keeper = row.keeper or row.member
    return 0 if keeper == to else keeper
