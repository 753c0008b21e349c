"""A table in memory (`Session`), as its newest command left it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from engine.api.pace import AMONG_RIVALS, IN_A_PARTY
from engine.api.update import Call, Member, Version
from engine.core import capabilities, lobbies
from engine.core.bot_players import Plays
from engine.core.errors import GameError, GameOver, NotAllowed, NotSeated
from engine.core.game import AnyGame, Seat
from engine.core.messages import WORDS
from engine.core.moves import Verb
from engine.core.options import read_options
from engine.core.table import ENTER, Table
from engine.store import CampaignRow, EntryRow, MemberRow, SeatRow, TableRow
from engine.tables.session.bot_memory import BotMemories
from engine.tables.session.broken import events_in
from engine.tables.session.premove import PremovePlan, PremovePlans
from engine.tables.session.view_cache import ViewCache, view_cache_of

BOT = 0
"""The member who plays for those who are away."""

BOT_MEMBER = Member(BOT, "the bot")


class Ballot(msgspec.Struct, frozen=True):
    """A question to the table: may entry ``seq`` be taken back, or may the table pause?

    ``change`` is when ``asker`` asked; ``yes`` are those who agreed. ``what`` is the move in words: "Bob's “Explore A”".
    For a pause, ``pause`` is its end (Unix seconds, 0 for as long as it takes), and ``what`` is that end in words.
    ``maker`` is who made the move. ``free``: neither the move nor what followed rolled or showed anything. ``ruled``: the
    host of the party has said yes, or a manager who plays.
    """

    change: int
    seq: int
    asker: int
    what: str
    yes: tuple[int, ...] = ()
    pause: int | None = None
    maker: int = 0
    free: bool = False
    ruled: bool = False

    @property
    def question(self) -> str:
        """What is asked, as it follows "whether"."""
        return WORDS("ballot-take-back", what=self.what) if self.pause is None else WORDS("ballot-pause", what=self.what)


class TableChange(msgspec.Struct, frozen=True):
    """What a member did to a table that was no move: ``what`` is the end of a message's id, ``change-undo``."""

    member: Member
    what: str


class PastSession(msgspec.Struct, frozen=True):
    """A table before one of its newest changes, and the seats that moved in that change."""

    live: Session
    movers: tuple[Seat, ...]


class Session(msgspec.Struct, frozen=True):
    """A table in memory. A restart forgets ``deed`` and ``past``."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    game: AnyGame
    table: Table | None = None
    """The game; ``None`` in a lobby."""
    last: EntryRow | None = None
    """The newest live entry."""
    struck: EntryRow | None = None
    """The entry that a redo would bring back."""
    rows: int = 0
    """How many entries there are, struck ones too."""
    deed: TableChange | None = None
    """The newest change, where that was no move."""
    past: tuple[PastSession, ...] = ()
    """The table before each of the newest changes, oldest first, where controls may outlast them (`freshness.outlasts`)."""
    member_settings: tuple[MemberRow, ...] = ()
    """The settings of those who sit here and have set any."""
    premoves: PremovePlans = {}
    """What seats plan for their next turns."""
    bot_memories: BotMemories = {}
    """What bot players remember on the seats that they play."""
    campaigns: tuple[CampaignRow, ...] = ()
    """The campaign that it belongs to; in a lobby those that it could go on with."""

    @property
    def version(self) -> Version:
        """The version that controls drawn now carry."""
        return Version(self.row.id, self.row.change)

    @property
    def ballot(self) -> Ballot | None:
        """The question that is open, if one is."""
        return msgspec.json.decode(self.row.ballot, type=Ballot) if self.row.ballot else None

    @property
    def uncalled(self) -> tuple[Seat, ...]:
        """The seats that are asked something and were not called for it, because they brought it about themselves."""
        return msgspec.json.decode(self.row.uncalled, type=tuple[Seat, ...]) if self.row.uncalled else ()

    @property
    def turn(self) -> tuple[Seat, ...]:
        """The seats that the game of a running table waits for, those that were left too."""
        if self.table is None or self.row.status != "running":
            return ()
        return self.table.turn

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that a running table waits for: a person sits there, who is not away unless all are, or nothing could
        be done for them. Who is only invited to answer (`Prompts.invited`) is not waited for."""
        invited = () if self.table is None else capabilities.prompts(self.game).invited(self.table.state)
        seats = tuple(
            seat for seat in self.turn if not self.seats[seat].gone and not self.seats[seat].level and seat not in invited
        )
        if self.table is None or not any(map(self.is_away, seats)) or not self.attended:
            return seats
        state, default = self.table.state, self.game.default
        return tuple(
            seat for seat in seats if not self.is_away(seat) or (not self.is_bots(seat) and default(state, seat) is None)
        )

    def is_away(self, seat: Seat) -> bool:
        """Return whether the member of a seat is away, so that the bot plays for them at once (TAB-094)."""
        row = self.seats[seat]
        return row.away != 0 and not row.owner and not row.gone

    @property
    def turn_number(self) -> int:
        """The game's number of the turn (`Waits.turn_number`), -1 in a lobby too."""
        return -1 if self.table is None else capabilities.waits(self.game).turn_number(self.table.state)

    @property
    def next_seat(self) -> Seat | None:
        """The seat whose turn comes after the one under way (`Waits.next_seat`), ``None`` in a lobby too."""
        return None if self.table is None else capabilities.waits(self.game).next_seat(self.table.state)

    @property
    def capacity(self) -> int:
        """For how many players at most the game is."""
        return self.game.seats.stop - 1

    @property
    def host_name(self) -> str:
        """The name of the host, "" where they have no seat."""
        return next((row.name for row in self.seats if row.member == self.row.host), "")

    @property
    def master_name(self) -> str:
        """The name of the game master, "" where there is none."""
        return next((row.name for row in self.seats if row.master), "")

    @property
    def attended(self) -> tuple[SeatRow, ...]:
        """The seats of those who are here and not away."""
        return tuple(row for row in self.here if not self.is_away(row.seat))

    def plays_itself(self, seat: Seat) -> bool:
        """Return whether the bot plays for a seat at once: it was hired for it, or the seat was left, or is away."""
        row = self.seats[seat]
        return row.gone or row.level != "" or self.is_away(seat)

    def is_bots(self, seat: Seat) -> bool:
        """Return whether a bot player decides for a seat: it was hired for it, or stands in (TAB-102)."""
        row = self.seats[seat]
        return row.level != "" or (self.stand_ins and not row.master and (row.gone or self.is_away(seat)))

    @property
    def has_company(self) -> bool:
        """Whether seats of this game can be played by the bot."""
        return isinstance(self.game, Plays) and capabilities.waits(self.game).waits(self.options)

    @property
    def stand_ins(self) -> bool:
        """Whether bot players stand in for those who left or are away: as the host said, else in parties (TAB-102)."""
        return self.has_company and _chosen(self.row.stand_ins, suits=not self.rivals)

    @property
    def dice_stay(self) -> bool:
        """Whether what dice or places have shown always stays: it does where one try counts (TAB-163)."""
        return self.row.sort == "daily"

    @property
    def hints(self) -> bool:
        """Whether the bot gives advice: as the host said, else where no player is another's rival (TAB-105)."""
        return self.has_company and _chosen(self.row.hints, suits=not self.rivals)

    def language_of(self, member: int) -> str:
        """Return the language in which a member reads what only they see: their own, else the table's (TAB-208)."""
        own = next((row.language for row in self.member_settings if row.member == member), "")
        return own or self.row.language

    def persons(self, seats: Iterable[Seat]) -> tuple[MemberRow, ...]:
        """Return what those on some seats want for themselves, where they have said anything."""
        members = {self.seats[seat].member for seat in seats}
        return tuple(person for person in self.member_settings if person.member in members)

    @property
    def here(self) -> tuple[SeatRow, ...]:
        """The seats of the people who have not left."""
        return tuple(row for row in self.seats if not row.gone and not row.level)

    @property
    def company(self) -> tuple[SeatRow, ...]:
        """The seats that the bot was hired for (TAB-100)."""
        return tuple(row for row in self.seats if row.level)

    @property
    def headcount(self) -> int:
        """How many people have a seat, those who left it too."""
        return sum(not row.level for row in self.seats)

    @property
    def players(self) -> int:
        """How many seats are not a game master's."""
        return sum(not row.master for row in self.seats)

    @property
    def free_seats(self) -> int:
        """How many free seats of a lobby the bot could take: of what is chosen for fewer, so many fewer."""
        return max(0, self.most - self.players)

    @property
    def most(self) -> int:
        """For how many players at most what is chosen in a lobby is made; what a file says counts when they begin."""
        return self.capacity if self.row.file else lobbies.most(self.game, self.options)

    @property
    def patience(self) -> int:
        """How many seconds the awaited seats are waited for before the default is played, 0 for ever (TAB-027).

        Half of the table's wait where each of them has just missed one: a table does not wait twice running for the same
        seats (TAB-094).
        """
        if self.stands_still:
            return 0
        most, asked = self.wait * 60, self._asked_shortly
        if most and not asked and (seats := self.awaited) and all(self.seats[seat].missed for seat in seats):
            most //= 2
        return min(most, asked) if asked > 0 else most

    @property
    def stands_still(self) -> bool:
        """Whether no seat is waited for as things stand: a game master plays a scene."""
        return self.table is not None and capabilities.waits(self.game).stands_still(self.table.state)

    @property
    def hurried(self) -> bool:
        """Whether what is asked now is waited for less than the table's wait: a late player may well be here."""
        return 0 < self._asked_shortly < self.wait * 60

    @property
    def _asked_shortly(self) -> int:
        return capabilities.waits(self.game).patience(self.table.state) if self.table is not None else 0

    @property
    def wait(self) -> int:
        """How many minutes a seat may stay away, 0 for ever: as the host said, else as it suits who plays (TAB-026)."""
        if not capabilities.waits(self.game).waits(self.options):
            return 0
        if self.row.wait >= 0:
            return self.row.wait
        if self.row.status == "running" and self.headcount == 1:
            return 0
        return AMONG_RIVALS if capabilities.contested(self.game, self.options) else IN_A_PARTY

    @property
    def master(self) -> Seat | None:
        """The seat of a game master who is here, ``None`` where there is none (TAB-051)."""
        return next((row.seat for row in self.here if row.master), None)

    def is_masters(self, seat: Seat) -> bool:
        """Return whether a seat is a game master's, also one who has left; the bot's own entries have no seat."""
        return 0 <= seat < len(self.seats) and self.seats[seat].master

    @property
    def options(self) -> Any:
        """What was chosen, or is chosen so far: an instance of the game's options."""
        if self.table is not None:
            return self.table.setup.options
        return read_options(self.game.options, {**self.proposed, **self.chosen})

    @property
    def chosen(self) -> dict[str, str]:
        """What the host chose of the game's options, as text."""
        return msgspec.json.decode(self.row.options, type=dict[str, str])

    @property
    def proposed(self) -> Mapping[str, str]:
        """What the game proposes for as many as sit here, where the host chose nothing else (TAB-012)."""
        usual = read_options(self.game.options, self.chosen)
        return lobbies.lobby(self.game).proposed(usual, self.players)

    @property
    def rivals(self) -> bool:
        """Whether several people sit here and play against each other."""
        return self.headcount > 1 and capabilities.contested(self.game, self.options)

    @property
    def mixed(self) -> bool:
        """Whether those who sit play against each other, the bot's players counted: a friend may take their seat yet."""
        return len(self.seats) > 1 and capabilities.contested(self.game, self.options)

    def voters(self, ballot: Ballot) -> tuple[SeatRow, ...]:
        """Return who has yet to agree to what a ballot asks (TAB-032, TAB-033).

        These are all others who are here and not away, or all who are here where the others are away. The host agrees for
        them to what rolled and showed nothing, but not for its maker.
        """
        others = [row for row in self.attended if row.member != ballot.asker] or self.here
        if ballot.ruled and ballot.free:
            others = [row for row in self.here if row.member == ballot.maker]
        return tuple(row for row in others if row.member not in (ballot.asker, *ballot.yes))

    @property
    def alone(self) -> bool:
        """Whether one person is here and no rival has left: no one else has to agree to anything."""
        return len(self.here) == 1 and not self.rivals

    def member(self, seat: Seat) -> Member:
        """Return who sits on ``seat``."""
        row = self.seats[seat]
        return Member(row.member, row.name)

    def named(self, seat: Seat) -> Member:
        """Return who sits there, named for a sentence about the game, where the seat keeps the name it began with."""
        member = self.member(seat)
        name = self.name_in_game(seat)
        return member if name == member.name else Member(member.id, WORDS("name-for", name=member.name, called=name))

    def name_in_game(self, seat: Seat) -> str:
        """Return what the game calls a seat."""
        return self.member(seat).name if self.table is None else self.table.names[seat]

    def verb_of(self, text: str) -> Verb | None:
        """Return the verb that a move's text begins with, ``None`` where the game has none of that name."""
        word = text.strip().partition(" ")[0].lower()
        return next((verb for verb in self.game.verbs if verb.name == word), None)

    @property
    def can_be_entered(self) -> bool:
        """Whether a new player may join this table while its game is under way, as things stand."""
        if self.row.status != "running" or self.table is None or self.players >= self.capacity:
            return False
        verbs = [verb.move for verb in self.game.verbs if verb.name == ENTER]
        return bool(verbs) and any(type(move) in verbs for move in self.view_cache.some_legal(len(self.seats)))

    @property
    def cut_short(self) -> bool:
        """Whether it was ended before its rules ended it."""
        return self.row.status == "over" and self.row.ended_by != ""

    def free_name(self, name: str, others: Sequence[str] = ()) -> str:
        """Return a name for a seat that no seat of the table has, nor one of ``others`` (TAB-022)."""
        taken = {other.casefold() for other in (*(row.name for row in self.seats), *others)}
        names = (name, *(f"{name} {count}" for count in range(2, len(taken) + 3)))
        return next(name for name in names if name.casefold() not in taken)

    def seat_of(self, member: int | None) -> Seat | None:
        """Return where a member sits, ``None`` if nowhere or no more."""
        return next((row.seat for row in self.here if row.member == member), None)

    def held_by(self, member: int) -> Seat | None:
        """Return which seat is a member's, also if they left it; ``None`` if none is."""
        return next((row.seat for row in self.seats if row.member == member), None)

    def seat(self, call: Call) -> Seat:
        """Return where the caller sits; `NotSeated` if nowhere (TAB-016)."""
        seat = self.seat_of(call.member.id)
        if seat is not None:
            return seat
        if self.held_by(call.member.id) is not None:
            raise NotSeated(WORDS.message("seat-left"))
        enter = self.can_be_entered or bool(self.company and self.row.in_use)
        raise NotSeated(WORDS.message("no-seat", names=[row.name for row in self.here], enter=enter))

    def plan_of(self, seat: Seat) -> PremovePlan:
        """Return the plan of the member on ``seat``; an empty one where they plan nothing."""
        row = self.seats[seat]
        plan = self.premoves.get(seat)
        return plan if plan is not None and plan.member == row.member and not row.gone else PremovePlan(row.member)

    def check_host(self, call: Call, *, manager: bool = True) -> None:
        """Raise `NotAllowed` unless the caller is the host or, with ``manager``, may manage the server."""
        if call.member.id != self.row.host and not (manager and call.manager):
            host, only = self.host_name, WORDS.message("only-unknown-host")
            only = WORDS.message("only-host", host=host, manager=manager) if host else only
            raise NotAllowed(only, "TAB-054")

    def decides_alone(self, call: Call) -> bool:
        """Return whether the caller decides for all: the host or a manager does, among rivals only without a seat."""
        apart = not self.rivals or self.held_by(call.member.id) is None
        return apart and (call.manager or call.member.id == self.row.host)

    @property
    def view_cache(self) -> ViewCache:
        """What follows from the table as it is; `GameError` in a lobby."""
        return view_cache_of(self.playing())

    @property
    def told_cache(self) -> ViewCache:
        """How the table stands as its posts say it: where one seat alone is waited for they may say what that can do."""
        return self.view_cache.told_to(self.awaited, tuple(filter(self.unwatched, self.awaited)))

    def unwatched(self, seat: Seat) -> bool:
        """Return whether a person sits on a seat, and bot players on all others."""
        return [seat] == [row.seat for row in self.seats if not self.is_bots(row.seat)]

    def playing(self) -> Table:
        """Return the table itself, running or over; `GameError` in a lobby, which has none yet."""
        if self.table is None:
            raise GameError(WORDS.message("table-not-started"), "TAB-013")
        return self.table


def _chosen(said: int, *, suits: bool) -> bool:
    """Return what is chosen where ``said`` is 1 for yes, -1 for what ``suits``."""
    return said == 1 if said >= 0 else suits


def is_own(live: Session, row: EntryRow) -> bool:
    """Return whether an open move told no one else of anything, such as a standing order.

    Such a move is not taken back, and stays where one before it is.
    """
    verb = live.verb_of(row.text)
    if row.seat < 0 or row.story or verb is None or verb.private or live.is_masters(row.seat):
        return False
    events = events_in(live.row, [row])
    return bool(events) and all(event.seats is not None for event in events)


NO_KEEPER = -1
"""The keeper of a seat of which nothing is kept."""


def check_in_use(live: Session) -> None:
    """Raise `GameOver` where the table has ended."""
    if not live.row.in_use:
        raise GameOver(WORDS.message("table-ended"))


def check_lobby(live: Session) -> None:
    """Raise a `GameError` unless the table is still gathering."""
    check_in_use(live)
    if live.row.status != "lobby":
        raise GameError(WORDS.message("table-started"), "TAB-014")


def seat_away(live: Session, member: int) -> Seat | None:
    """Return the seat of a member who is away or has a stand-in; ``None`` where they have none."""
    found = (row.seat for row in live.seats if row.owner == member or (row.member == member and live.is_away(row.seat)))
    return next(found, None)


ASLEEP: Final = "asleep"
PAUSED: Final = "paused"


def taken_over(live: Session, call: Call) -> Session:
    """Return a lobby of which the caller is the host where its own has not been seen for a day and they sit there
    (TAB-099)."""
    if live.row.status != "lobby" or not live.row.unheard or live.seat_of(call.member.id) is None:
        return live
    return msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, host=call.member.id, unheard=0))


def at_home(live: Session, row: SeatRow) -> SeatRow:
    """Return a seat whose own member sits there and is not away."""
    if not row.owner:
        return msgspec.structs.replace(row, away=0, missed=0, calls=0)
    others = msgspec.structs.replace(live, seats=tuple(other for other in live.seats if other.seat != row.seat))
    name, keeper = others.free_name(row.owner_name), 0 if row.keeper == row.owner else row.keeper
    return msgspec.structs.replace(
        row, member=row.owner, name=name, gone=False, owner=0, owner_name="", away=0, missed=0, calls=0, keeper=keeper
    )


def with_seat(live: Session, row: SeatRow) -> tuple[SeatRow, ...]:
    """Return the seats of a table, this one in the place of its own."""
    return tuple(row if other.seat == row.seat else other for other in live.seats)


def with_gone(live: Session, seat: Seat, *, gone: bool, hosted: int = 0) -> tuple[SeatRow, ...]:
    """Return the seats of a table after the member of one has left it or come back."""
    row = live.seats[seat]
    away = row.away if row.owner else 0
    return with_seat(live, msgspec.structs.replace(row, gone=gone, hosted=hosted, away=away, missed=0))
