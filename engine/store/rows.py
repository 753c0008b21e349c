"""The rows of the store as frozen structs. JSON columns stay as they are: their readers decode them.

Rows of which thousands may be in memory, as in a server's backup, have ``gc=False``: they hold only words and numbers.
Python's garbage collector then passes them over; to look through all of them would stop the process for a while.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.bot_players import Level
from engine.core.game import Result
from engine.core.languages import SOURCE

from .hooks import NewDeliveryRow
from .member_row import MemberRow

Status = Literal["lobby", "running", "over", "closed"]
"""How far a table is."""
Rest = Literal["", "asleep", "paused"]
"""How a table rests: not at all, until a player wakes it, until a pause is over."""
Sort = Literal["", "daily", "practice", "branch", "lesson"]
"""Of which sort a table is: an ordinary one in a channel, or one that a person has for themselves (TAB-160)."""


class TableRow(msgspec.Struct, frozen=True, gc=False):
    """One table: ``setup`` and ``options`` and ``ballot`` are JSON, "" where there is none; times are Unix seconds.

    ``status`` is "lobby", "running", "over" or "closed". ``change`` counts its commands, ``length`` its live entries.
    ``counter`` is how many draws its dice have made. ``wait`` is how many minutes a seat may stay away (0: for ever, -1: as
    it suits). ``ended_by`` is who ended a game before its rules did, "" where no one has. ``touched`` is when anything was
    done last, 0 where that is not known. ``file`` is the name that its prepared file has inside, "" for none. ``uncalled``
    are the seats (JSON) that are asked something and were not called for it, because they brought it about themselves.
    ``tale`` is what the newest post tells so far (JSON).

    ``asked`` is when the present question was asked. ``nudged`` is how often the awaited seats were nudged since.
    ``unheard`` is how many waits in a row ran out in silence. ``rest`` is how it rests ("": it does not), ``until`` when a
    pause ends (0: not said). ``remaining`` is how many seconds of the wait were left then, ``rested`` who paused it.
    ``alarm`` is when the bot looks at it next (0: never). ``board`` is the channel of the post that is kept up to date
    where a table's place is a thread (0: none). ``stand_ins``: whether the bot plays for those who left or are away.
    ``hints``: whether it gives advice (1 yes, 0 no, 2 no because a member there would rather not, -1 as it suits).
    ``retold``: whether a name was taken out of it (0 no, 1 its journal was made anew, 2 it cannot be checked any more).
    ``forgotten``: the names of how many people were taken out.
    ``counted``: whether its result was looked at for the hall.
    ``sort``: the sort of a private table, which belongs to ``host`` alone and has no channel ("": an ordinary table).
    ``origin`` is the number of the entry of another game that it goes on from (0: it began by itself).
    ``campaign`` is the campaign that it belongs to (0: none, -1: one that begins with it).
    ``quick``: what is chosen before its first turn is dealt.
    ``vouched``: its origin is certain; ``False`` where a backup brought it that no known seal covers.
    ``began`` is the change that began its game, with what was dealt in it (0: not known).
    ``taken_back`` is how many moves were taken back, and not brought back, that had rolled or shown something.
    ``came_from`` is the channel that it was last moved from (0: none).
    """

    id: int
    guild: int
    channel: int
    game: str
    setup: str
    options: str
    key: str
    keyed: bool
    wait: int
    status: Status
    change: int
    length: int
    counter: int
    host: int
    created: int
    started: int
    ended: int
    due: int
    ballot: str
    ended_by: str = ""
    touched: int = 0
    file: str = ""
    uncalled: str = ""
    tale: str = ""
    asked: int = 0
    nudged: int = 0
    unheard: int = 0
    rest: Rest = ""
    until: int = 0
    remaining: int = 0
    rested: int = 0
    alarm: int = 0
    board: int = 0
    stand_ins: int = -1
    hints: int = -1
    retold: int = 0
    counted: bool = False
    sort: Sort = ""
    origin: int = 0
    campaign: int = 0
    quick: bool = False
    forgotten: int = 0
    vouched: bool = True
    began: int = 0
    taken_back: int = 0
    language: str = SOURCE
    came_from: int = 0

    @property
    def in_use(self) -> bool:
        """Whether it gathers or is being played: a channel has one such table at the most."""
        return self.status in ("lobby", "running")


class SeatRow(msgspec.Struct, frozen=True, gc=False):
    """Who sits where. ``gone``: they have left the game under way, and the bot plays for the seat.

    ``master``: it is the game master's. ``called`` is what the game calls a seat that was taken once it was under way, ""
    for the others. ``keeper`` is the member who keeps what comes of the seat, where that is another one (0: ``member``,
    -1: none).

    ``missed`` is how many waits in a row ran out for it, ``calls`` how often it was called since its member did anything.
    ``away`` is until when its member is away (Unix seconds; 0: they are here, -1: not said). ``owner`` is whose seat it is
    while ``member`` stands in (0: there is no stand-in), called ``owner_name``. ``hosted``: until when a member who left it
    is the host again on coming back. ``paused``: its emergency pause is used. ``level`` is how well the bot plays it, where
    it was hired ("": it is a person's); ``member`` is then the number of a character (`engine.api.characters`). ``asked``:
    the seat of a lobby is kept for a member who played before and has not said yet whether they are in. With 1 the game
    begins once the last of them has agreed; with 2 another one said no, so it does not begin. ``nudged`` is when it was
    nudged last for the present question (Unix seconds, 0: it was not).
    """

    seat: int
    member: int
    name: str
    gone: bool = False
    master: bool = False
    called: str = ""
    keeper: int = 0
    missed: int = 0
    calls: int = 0
    away: int = 0
    owner: int = 0
    owner_name: str = ""
    hosted: int = 0
    paused: bool = False
    level: Level | Literal[""] = ""
    asked: int = 0
    nudged: int = 0


class InvitationRow(msgspec.Struct, frozen=True, gc=False):
    """A seat that ``asker`` offered to a ``member`` (-1: a free one), when (Unix seconds), and whether it still is."""

    member: int
    asker: int
    seat: int
    at: int
    open: bool = True


class SittingRow(msgspec.Struct, frozen=True):
    """What a member wants to know of a table in use where they sit, or own a seat: columns of the table and of the seat.

    ``players`` is how many sit there, ``host_name`` who gathered them; ``body`` is what was told of the newest change
    (JSON, empty where that is forgotten).
    """

    id: int
    guild: int
    channel: int
    game: str
    status: Status
    host: int
    created: int
    touched: int
    due: int
    asked: int
    rest: Rest
    until: int
    post: int
    member: int
    name: str
    away: int
    owner: int
    players: int
    host_name: str
    body: bytes


class HeldRow(msgspec.Struct, frozen=True):
    """What managers may know of a table in use in their server: columns of the table, and more.

    ``players`` is how many sit there, ``untold`` how many changes were not told yet. ``body`` is what was told of the
    newest change (JSON, ``None``: forgotten).
    """

    id: int
    channel: int
    game: str
    status: Status
    change: int
    created: int
    touched: int
    asked: int
    alarm: int
    rest: Rest
    until: int
    post: int
    players: int
    untold: int
    body: bytes | None


class EntryRow(msgspec.Struct, frozen=True, gc=False):
    """One row of the journal, struck ones included. ``story`` is what everybody was told; ``draws``, ``events`` are JSON.

    ``position`` counts live entries from 0, ``seq`` all of them; ``struck`` is 0 for a live entry, 1 for one that can
    be brought back, 2 for one that cannot. ``member`` is who acted, 0 for the bot. ``below`` is what each draw was below
    (JSON), "" where that was not recorded.
    """

    seq: int
    position: int
    seat: int
    member: int
    text: str
    counter: int
    draws: str
    digest: str
    events: bytes
    story: str
    free: bool
    game_version: int
    at: int
    change: int
    struck: int = 0
    below: str = ""


class SnapshotRow(msgspec.Struct, frozen=True, gc=False):
    """The state after entry ``seq`` as JSON, the version of the game that made it, and how far the dice were."""

    seq: int
    position: int
    game_version: int
    counter: int
    state: bytes


class UpdateRow(msgspec.Struct, frozen=True, gc=False):
    """What was or is still to be told, as JSON, and the change of the table that it tells."""

    id: int
    table_id: int
    change: int
    body: bytes


class SeenRow(msgspec.Struct, frozen=True, gc=False):
    """Up to which change of a table a member has seen it, and when they last did (Unix seconds)."""

    member: int
    change: int
    at: int


class KeepsakeRow(msgspec.Struct, frozen=True, gc=False):
    """What a member keeps in one server from games of one kind, for the next one."""

    guild: int
    member: int
    game: str
    body: str


class CampaignRow(msgspec.Struct, frozen=True, gc=False):
    """Games of one kind that a party plays in a row, in one server: its ``name``; ``body`` is what it has come to, as the
    game writes it. ``made``, ``touched`` and ``ended`` (0: it goes on) are Unix seconds. ``id`` is 0 before it is kept."""

    id: int
    guild: int
    game: str
    name: str
    body: str
    made: int
    touched: int
    ended: int = 0


class ServerRow(msgspec.Struct, frozen=True):
    """What is set for a server.

    ``games`` are those that may be opened there, ``channels`` where (JSON lists, "" for all). ``wait`` is what a lobby
    proposes (minutes, -1: as it suits). A finished table is kept for so many ``months``. ``windows`` says for whom tables
    have pages (2 for everybody, 1 for those who sit there, 0 for none). ``language`` is that in which tables begin ("": as
    Discord says).
    """

    guild: int
    games: str = ""
    channels: str = ""
    wait: int = -1
    months: int = 12
    windows: int = 2
    language: str = ""


class ResultRow(msgspec.Struct, frozen=True, gc=False):
    """How a game went for a member that its rules ended: ``played`` says which game, ``name`` what they were called there.

    ``rank`` is their place, 1 the best (of a party all have 1); ``score`` and ``rounds`` are as the game measures them
    (`engine.core.measures`), ``titles`` what they earned (a JSON list).
    """

    guild: int
    played: str
    member: int
    name: str
    game: str
    ended: int
    result: Result
    won: bool
    rank: int
    score: int
    rounds: int
    titles: str = "[]"


class RefusalRow(msgspec.Struct, frozen=True):
    """What was last refused to a member in a channel: the words, the rule behind it, when (Unix seconds)."""

    channel: int
    member: int
    words: str
    rule: str
    at: int


class PlanRow(msgspec.Struct, frozen=True, gc=False):
    """What a seat means to do on its own turn, as JSON."""

    seat: int
    body: str


class BotMemoryRow(msgspec.Struct, frozen=True, gc=False):
    """What the bot has in mind on a seat, as JSON, after the live entry ``position``."""

    position: int
    seat: int
    body: bytes


class NamedRow(msgspec.Struct, frozen=True, gc=False):
    """The name at a table of a member who has no seat of that name there (any more)."""

    member: int
    name: str


class TryRow(msgspec.Struct, frozen=True):
    """The one try at a day's delve that counts.

    ``member`` made it, who is called ``name`` in the server where it was begun. ``begun`` and ``ended`` are in Unix seconds
    (0: not yet, or not in time). More ``points`` are better, then fewer ``rounds``. ``words`` tell the result; ``strip``
    shows it as signs, and ``told`` says these in words.
    """

    member: int
    day: int
    game: str
    guild: int
    name: str
    table_id: int
    begun: int
    ended: int = 0
    points: int = 0
    rounds: int = 0
    words: str = ""
    strip: str = ""
    told: str = ""


class SharedRow(msgspec.Struct, frozen=True):
    """A channel where a member has shown what their try came to, and when (Unix seconds)."""

    member: int
    day: int
    game: str
    channel: int
    guild: int
    at: int


class ForgettingRow(msgspec.Struct, frozen=True):
    """Who is to be forgotten and is not altogether yet: what they are called, when they asked for it (Unix seconds)."""

    member: int
    name: str
    at: int


class DeletedRow(msgspec.Struct, frozen=True):
    """The fingerprint of a deleted member, and when that was (Unix seconds). ``due``: it is to be done again, since an
    older backup was restored."""

    mark: str
    salt: str
    at: int
    due: bool = False


class RemovedRow(msgspec.Struct, frozen=True):
    """A server that the bot was removed from, and when (Unix seconds)."""

    guild: int
    at: int


class Written(msgspec.Struct, frozen=True):
    """All that is kept of a table in which the name of a person can stand."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    named: tuple[NamedRow, ...]
    entries: tuple[EntryRow, ...]
    snapshots: tuple[SnapshotRow, ...]
    updates: tuple[UpdateRow, ...]
    plans: tuple[PlanRow, ...]
    minds: tuple[BotMemoryRow, ...]
    file: str


class StoredTable(msgspec.Struct, frozen=True):
    """All that is needed to go on with a table: row, seats, newest snapshot, live entries since, newest entries.

    ``last`` is the newest live entry, ``struck`` the one that a redo would bring back; ``rows`` counts the journal.
    ``people`` are the settings of those who sit there, ``plans`` what seats plan, ``minds`` what bot players remember.
    ``campaigns`` is its own, or in a lobby those that it could go on with.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    snapshot: SnapshotRow | None
    since: tuple[EntryRow, ...]
    last: EntryRow | None
    struck: EntryRow | None
    rows: int
    people: tuple[MemberRow, ...] = ()
    plans: tuple[PlanRow, ...] = ()
    minds: tuple[BotMemoryRow, ...] = ()
    campaigns: tuple[CampaignRow, ...] = ()


class Before(msgspec.Struct, frozen=True):
    """What an undo goes back to: the newest snapshot before an entry, the live entries since, the last one of them; also
    what the bot had in mind then."""

    snapshot: SnapshotRow
    since: tuple[EntryRow, ...]
    last: EntryRow
    minds: tuple[BotMemoryRow, ...] = ()


class Change(msgspec.Struct, frozen=True):
    """What one command does to a table, all or nothing. ``row`` is the table after it; its ``change`` is one higher.
    ``turned``: its channel, status or alarm has changed. ``call`` 0: no member's call made the change.

    ``entries`` are new entries of the journal; ``strike`` and ``revive`` are seqs of older ones. Live entries after
    ``strike`` are struck with it, for good. A revived entry belongs to the change that brings it back.

    ``snapshots`` are new snapshots. They replace the newest snapshot before them, unless that one is kept: the first, each
    16th, and the last of an older version. Snapshots from ``strike`` on are dropped.

    ``seats`` and ``plans`` replace those of the table, if given. ``minds`` are stored beside those of earlier entries.
    ``file`` is the text of a prepared file that replaces the table's, "" to remove it. ``keepsakes`` replace the earlier
    ones. ``attempt`` is the result of a try at a daily delve. ``seen`` is who has seen the table with this change.
    ``named`` are names under which members do not sit there (any more). ``results`` are the results of members in the
    hall, where the rules of the game ended it. ``campaign`` is its campaign after a start or an end, ``None`` where it does
    not change. ``deliveries`` go to the webhook of its server.
    """

    row: TableRow
    body: bytes
    call: int = 0
    seats: tuple[SeatRow, ...] | None = None
    entries: tuple[EntryRow, ...] = ()
    strike: int | None = None
    revive: int | None = None
    snapshots: tuple[SnapshotRow, ...] = ()
    file: str | None = None
    keepsakes: tuple[KeepsakeRow, ...] = ()
    seen: SeenRow | None = None
    plans: tuple[PlanRow, ...] | None = None
    minds: tuple[BotMemoryRow, ...] = ()
    named: tuple[NamedRow, ...] = ()
    attempt: TryRow | None = None
    results: tuple[ResultRow, ...] = ()
    campaign: CampaignRow | None = None
    turned: bool = True
    deliveries: tuple[NewDeliveryRow, ...] = ()
