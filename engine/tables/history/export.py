"""A delve as a file: what may be given away while it runs, and everything once it has ended; and its check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.api.characters import character, characters, is_bot
from engine.core import capabilities, lobbies
from engine.core.dice import KeyedSource, commitment, could_be
from engine.core.errors import BrokenJournal, DelvekeeperError
from engine.core.game import AnyGame, Event, Setup
from engine.core.messages import WORDS
from engine.core.table import ENTER, Entry, Table, check_entry, digest_of
from engine.store import EntryRow, SnapshotRow
from engine.tables.session.live import Session
from engine.tables.session.load import LOOSELY
from engine.tables.session.result import joined
from engine.tables.updates.stories import may_show_key, story_of
from engine.tables.views.log import told

FORMAT = 1


class Unreadable(DelvekeeperError):
    """A file that is no ended delve, or one that this program cannot check; says why as a sentence."""


class ToldEntry(msgspec.Struct, frozen=True):
    """An entry of a running delve: what all were told, and no more. ``seq`` counts those that tell anything."""

    seq: int
    story: str
    struck: bool
    at: int


BOT_AUTHOR = "the house"
"""Who an export says made a move that neither a person made nor a bot player: a word of the file's format."""


class ExportedEntry(msgspec.Struct, frozen=True):
    """An entry of an ended delve, whole. ``position`` counts live entries; a struck one was followed by another of it.

    ``version`` is that of the rules which made it (0: the file does not say), ``bounds`` what each draw was below, empty
    where that was not recorded.
    """

    seq: int
    position: int
    seat: int
    by: str
    text: str
    counter: int
    draws: tuple[int, ...]
    digest: str
    events: tuple[Event, ...]
    story: str
    struck: bool
    at: int
    version: int = 0
    bounds: tuple[int, ...] = ()


class Handed(msgspec.Struct, frozen=True):
    """The state after entry ``seq``, the last that a ``version`` of the rules made. The next version went on from there.

    It is JSON in a text, byte for byte what the digest is computed from.
    """

    seq: int
    version: int
    state: str


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """An exported delve. ``game_versions`` are those of the rules that it was played by.

    ``key`` and ``entries`` are there once it has ended, ``told`` while it runs. ``length`` is how many entries there are
    (struck ones too), so a file that was cut short does not pass for a whole one. ``ended_by`` is who ended it before its
    rules did, "" where they did. ``result`` is how it ended by its rules, with the ``winners`` by name. ``scores`` are
    those of ``names``, and of those who came later (``entered``); ``people`` are those it was kept for without a seat.

    ``retold``: whether a name was taken out of it at the wish of its bearer (`TableRow.retold`). ``about`` says so in
    words, or that it goes on from another one, or that nothing vouches for it.

    ``master`` is the seat of a human game master. The others are there once it has ended: ``file`` is the prepared file,
    ``kept`` what each seat's member brought along, ``campaign`` what it had come to. ``handed`` are the states at which one
    version of the rules took over from another.
    """

    delvekeeper: int = FORMAT
    game: str
    title: str
    game_versions: tuple[int, ...]
    names: tuple[str, ...]
    options: dict[str, Any]
    status: str
    started: int
    ended: int
    commitment: str
    length: int
    ended_by: str
    result: str = ""
    winners: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    key: str = ""
    entries: tuple[ExportedEntry, ...] = ()
    told: tuple[ToldEntry, ...] = ()
    master: int | None = None
    file: str = ""
    kept: tuple[str, ...] = ()
    entered: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    retold: int = 0
    about: str = ""
    campaign: str = ""
    handed: tuple[Handed, ...] = ()

    def version_of(self, shown: ExportedEntry) -> int:
        """Return the version of the rules that made an entry; 0 where the file does not say."""
        return shown.version or (self.game_versions[0] if len(self.game_versions) == 1 else 0)


def file_of(
    live: Session,
    rows: Sequence[EntryRow],
    file: str = "",
    snapshots: Sequence[SnapshotRow] = (),
    *,
    revealed: bool = False,
) -> tuple[str, bytes]:
    """Return an export's name and its JSON; ``file`` is the prepared file that it was begun with, ``snapshots`` are those
    that are kept of it.

    ``revealed``: its key is no secret any more, although it is one that others played with. A running delve gives away no
    key, draw, digest or private event, nor its file, nor that anything was done in secret.
    """
    row, setup = live.row, live.playing().setup
    delve = GameRecord(
        game=row.game,
        title=live.game.title,
        game_versions=tuple(sorted({entry.game_version for entry in rows})),
        names=setup.names,
        options=msgspec.to_builtins(setup.options),
        status=row.status,
        started=row.started,
        ended=row.ended,
        commitment=commitment(row.key),
        length=len(rows),
        ended_by=row.ended_by,
        master=setup.master,
        entered=live.playing().entered,
        people=setup.people,
        retold=row.retold,
        about=_about(live),
    )
    if not (may_show_key(live) or (revealed and live.row.status == "over")):
        known = [(entry, words) for entry in rows if (words := told(live, entry))]
        shown = tuple(ToldEntry(seq, words, bool(entry.struck), entry.at) for seq, (entry, words) in enumerate(known))
        delve = msgspec.structs.replace(delve, told=shown, length=len(shown))
    else:
        entries = tuple(_whole(live, entry) for entry in rows)
        more = {"kept": setup.kept, "campaign": setup.campaign, "handed": _handed(rows, snapshots)}
        delve = msgspec.structs.replace(delve, key=row.key, entries=entries, file=file, **more)
        delve = msgspec.structs.replace(delve, **_ending(live.playing()))
    name = f"{row.game}-{row.id}{'' if row.status == 'over' else '-so-far'}.json"
    return name, msgspec.json.format(msgspec.json.encode(delve), indent=1)


def _about(live: Session) -> str:
    """Return in words what is special about a delve."""
    row = live.row
    if row.origin:
        return WORDS("file-branch", entry=row.origin, title=live.game.title)
    return joined("" if row.vouched else WORDS("unvouched"), WORDS("file-name-taken-out") if row.retold else "")


def verify(written: bytes, games: Mapping[str, AnyGame]) -> str:
    """Check an ended delve's file; return the good news in sentences (TAB-046).

    Each draw of any version of the rules is checked by key and counter. Moves, states, events and the end are checked where
    the present rules can make them again: from the start, or from a state that another version handed on.

    `Unreadable` when it cannot be checked at all; `BrokenJournal` in words at the first thing that the dice key or the
    rules contradict. Struck entries are checked as well: no player rolled, looked, and took it back for another result.
    Stories that are worded otherwise than here are counted, not refused: words may change, what happened may not.
    """
    delve = _read(written)
    game = games.get(delve.game)
    if game is None:
        raise Unreadable(WORDS("file-other-game", game=delve.game))
    if commitment(delve.key) != delve.commitment:
        raise BrokenJournal(WORDS("file-other-key"))
    if len(delve.entries) != delve.length:
        raise BrokenJournal(WORDS("file-shorter", length=delve.length, left=len(delve.entries)))
    _check_order(delve)
    setup = _setup(game, delve)
    check = _Check(game, setup, delve)
    for shown in delve.entries:
        check.entry(shown)
    if check.ruled == set(range(delve.length)):
        _check_end(delve, check.line[-1])
    return " ".join(check.said())


def _setup(game: AnyGame, delve: GameRecord) -> Setup | None:
    """Return how the game was set up, as its rules read it now; ``None`` where another version set it up otherwise.

    `Unreadable` where it cannot be what this version set up.
    """
    try:
        options = msgspec.convert(delve.options, game.options)
        setup = Setup(delve.names, options, delve.master, delve.file, delve.kept, delve.people, delve.campaign)
        players = len(setup.names) - (setup.master is not None)
        least, most = lobbies.least(game, options), game.seats.stop - 1
        if not least <= players <= most:
            raise Unreadable(WORDS("file-players", players=players, title=game.title, least=least, most=most))
    except (msgspec.ValidationError, Unreadable) as error:
        if delve.version_of(delve.entries[0]) != game.version:
            return None
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(WORDS("file-options", title=game.title, error=str(error))) from error
    return setup


def _check_order(delve: GameRecord) -> None:
    """Check that no entry is missing: each stands on the newest entry one position before it, and its dice go on from
    there."""
    ends: list[int] = []
    for number, shown in enumerate(delve.entries):
        if shown.seq != number or not (0 <= shown.position <= len(ends)) or (number == 0) != (shown.position == 0):
            raise BrokenJournal(WORDS("file-out-of-order", entry=number))
        if shown.counter != (ends[shown.position - 1] if number else 0):
            raise _broken(shown, WORDS("file-dice-do-not-go-on"))
        if shown.bounds and len(shown.bounds) != len(shown.draws):
            raise _broken(shown, WORDS("file-bounds", draws=len(shown.draws), bounds=len(shown.bounds)))
        ends = [*ends[: shown.position], shown.counter + len(shown.draws)]
    live = [shown.position for shown in delve.entries if not shown.struck]
    if live != list(range(len(live))):
        raise BrokenJournal(WORDS("file-not-one-game"))


def _broken(shown: ExportedEntry, wrong: str) -> BrokenJournal:
    return BrokenJournal(WORDS("file-entry", entry=shown.seq, move=shown.text, wrong=wrong))


def _check_end(delve: GameRecord, table: Table | None) -> None:
    """Check that a delve that the rules of now made from first to last ended as its file says."""
    assert table is not None
    over = table.game.outcome(table.state) is not None
    if not over and not delve.ended_by:
        raise BrokenJournal(WORDS("file-not-ended"))
    if over and delve.ended_by:
        raise BrokenJournal(WORDS("file-ended-twice", who=delve.ended_by))
    if delve.entered != table.entered:
        raise BrokenJournal(WORDS("file-others-joined"))
    if _ending(table) != {"result": delve.result, "winners": delve.winners, "scores": delve.scores}:
        raise BrokenJournal(WORDS("file-other-end"))


class _Check:
    """A file being checked, entry by entry. ``line`` are the tables that the rules of now make of the entries so far, by
    position; ``None`` where they cannot. ``ruled`` are the entries that were made again from first to last."""

    def __init__(self, game: AnyGame, setup: Setup | None, delve: GameRecord) -> None:
        self._game, self._setup, self._delve = game, setup, delve
        self._handed = {item.seq: item for item in delve.handed}
        self._strict = delve.retold != LOOSELY
        self._bots = {BOT_AUTHOR, *(item.name for item in characters())}
        self.line: list[Table | None] = []
        self._sound: list[bool] = []
        self.ruled: set[int] = set()
        self._sure = self._open = self._reworded = 0

    def entry(self, shown: ExportedEntry) -> None:
        """Check the next entry; `BrokenJournal` in words where it is not as the key or the rules say."""
        at = shown.position
        sound = at == 0 or self._sound[at - 1]
        due = sound and self._strict and self._delve.version_of(shown) == self._game.version
        made = self._made(shown, due=due)
        recorded = Entry(shown.seat, shown.text, shown.counter, shown.draws, shown.digest, shown.events, shown.bounds)
        table, again = made or (None, None)
        if again is not None and not shown.bounds:
            again = msgspec.structs.replace(again, bounds=())
        if due and again is not None:
            check_entry(shown.seq, recorded, again)
            if msgspec.json.encode(recorded) != msgspec.json.encode(again):
                raise _broken(shown, WORDS("file-not-as-ruled"))
        same = again is not None and again.draws == shown.draws
        self._check_draws(shown, known=same)
        sound = sound and again is not None and msgspec.json.encode(recorded) == msgspec.json.encode(again)
        if sound and table is not None and again is not None:
            self.ruled.add(shown.seq)
            self._compare_story(shown, table, again)
        elif (handed := self._taken_over(shown)) is not None:
            table, sound, same = handed, True, True
        self.line = [*self.line[:at], table if same else None]
        self._sound = [*self._sound[:at], sound]

    def _made(self, shown: ExportedEntry, *, due: bool) -> tuple[Table, Entry] | None:
        """Return what the rules of now make of an entry; ``None`` where they cannot, unless that is ``due``."""
        try:
            if shown.position == 0:
                return None if self._setup is None else _begun(self._game, self._setup, self._delve.key)
            before = self.line[shown.position - 1]
            return None if before is None else _again(before, shown)
        except (Unreadable, BrokenJournal):
            if due:
                raise
            return None

    def _check_draws(self, shown: ExportedEntry, *, known: bool) -> None:
        """Check the draws of an entry by the key; ``known``: the rules of now drew the same from it."""
        key = self._delve.key
        for number, draw in enumerate(shown.draws):
            counter = shown.counter + number
            if known:
                fits = True
            elif shown.bounds:
                bound = shown.bounds[number]
                fits = 0 < bound <= 1 << 64 and KeyedSource(key, counter).below(bound) == draw
            else:
                fits = could_be(key, counter, draw)
            if not fits and not self._strict:
                raise Unreadable(WORDS("file-unchecked"))
            if not fits:
                raise _broken(shown, WORDS("file-draw", draw=number + 1))
        if known or shown.bounds:
            self._sure += len(shown.draws)
        else:
            self._open += len(shown.draws)

    def _taken_over(self, shown: ExportedEntry) -> Table | None:
        """Return the table after an entry of another version, where its state was handed on and can be read."""
        handed = self._handed.get(shown.seq)
        if handed is None or self._setup is None or not self._strict or digest_of(handed.state.encode()) != shown.digest:
            return None
        try:
            state = capabilities.restored(self._game, handed.state.encode())
        except (msgspec.MsgspecError, DelvekeeperError, ValueError):
            return None
        counter = shown.counter + len(shown.draws)
        return Table(self._game, self._setup, self._delve.key, counter, state, self._entered(shown.seq))

    def _entered(self, seq: int) -> tuple[str, ...]:
        """Return who had taken a seat under way by an entry."""
        live = [entry for entry in self._delve.entries[: seq + 1] if not entry.struck]
        first = len(self._delve.names)
        late = [row.text.partition(" ")[2] for row in live if row.text.split(" ")[0] == ENTER and row.seat >= first]
        return tuple(late)

    def _compare_story(self, shown: ExportedEntry, table: Table, again: Entry) -> None:
        # What the table itself had to say ("Ada goes on without Bob.") stands before the game's own words.
        told = story_of(table, again.events)
        if shown.by in self._bots and not shown.story.endswith(told):
            # Of what the bot does for a seat not everything is told, see `Prompts.abstaining`.
            abstaining = capabilities.prompts(self._game).abstaining
            told = story_of(table, [event for event in again.events if event.kind not in abstaining])
        self._reworded += not shown.story.endswith(told)

    def said(self) -> list[str]:
        """Return in sentences what was found sound, and what could not be checked."""
        delve = self._delve
        whole = len(self.ruled) == delve.length
        entries, rolls = delve.length, self._sure + self._open
        if not self._open:
            good = [WORDS("checked-all", entries=entries, rolls=rolls, whole=whole)]
        else:
            good = [WORDS("checked-older", entries=entries, rolls=rolls, sure=self._sure, open=self._open)]
        if not whole and self._strict:
            good += self._versions()
        if delve.ended_by:
            good.append(WORDS("checked-ended-by", who=delve.ended_by))
        if delve.retold == LOOSELY:
            good.append(WORDS("file-unchecked"))
        elif delve.retold:
            good.append(WORDS("checked-anew"))
        if self._reworded:
            good.append(WORDS("checked-reworded", stories=self._reworded))
        return good

    def _versions(self) -> list[str]:
        """Return which version of the rules made which entries, and what that leaves unchecked."""
        delve, title = self._delve, self._game.title
        versions: dict[int, list[int]] = {}
        for shown in delve.entries:
            versions.setdefault(delve.version_of(shown), []).append(shown.seq)
        if 0 in versions:
            made = WORDS("checked-versions-unknown", title=title, versions=delve.game_versions)
        else:
            parts = [
                WORDS("checked-by-version", entries=_spans(seqs), version=version) for version, seqs in versions.items()
            ]
            made = WORDS("checked-versions", title=title, made=parts, version=self._game.version)
        if not self.ruled:
            return [made, WORDS("checked-none")]
        rest = [shown.seq for shown in delve.entries if shown.seq not in self.ruled]
        return [made, WORDS("checked-partly", ruled=_spans(sorted(self.ruled)), rest=_spans(rest))]


def _spans(seqs: Sequence[int]) -> str:
    """Return entries by their numbers: "entries 0 to 7 and 9"."""
    runs: list[list[int]] = []
    for seq in seqs:
        if runs and runs[-1][1] == seq - 1:
            runs[-1][1] = seq
        else:
            runs.append([seq, seq])
    words = [str(first) if first == last else WORDS("entry-run", first=first, last=last) for first, last in runs]
    return WORDS("entries-called", several=len(seqs) > 1, runs=words)


def _ending(table: Table) -> dict[str, Any]:
    """Return how a game ended by its rules: the result, who won by name, the scores; nothing where it did not."""
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return {"result": "", "winners": (), "scores": ()}
    winners = tuple(table.names[seat] for seat in outcome.winners)
    return {"result": outcome.result, "winners": winners, "scores": outcome.scores}


def _read(written: bytes) -> GameRecord:
    try:
        delve = msgspec.json.decode(written, type=GameRecord)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unreadable(WORDS("file-not-exported", error=str(error))) from error
    if delve.delvekeeper != FORMAT:
        raise Unreadable(WORDS("file-format", format=delve.delvekeeper, known=FORMAT))
    if delve.status != "over" or not delve.key or not delve.entries:
        raise Unreadable(WORDS("file-sealed"))
    return delve


def _begun(game: AnyGame, setup: Setup, key: str) -> tuple[Table, Entry]:
    try:
        return Table.start(game, setup, key)
    except (DelvekeeperError, LookupError, ValueError) as error:
        raise Unreadable(WORDS("file-cannot-begin", title=game.title, error=str(error))) from error


def _again(table: Table, shown: ExportedEntry) -> tuple[Table, Entry]:
    try:
        return table.act(shown.seat, shown.text)
    except (DelvekeeperError, LookupError, ValueError) as error:
        raise _broken(shown, str(error)) from error


def _whole(live: Session, entry: EntryRow) -> ExportedEntry:
    by = who.name if (who := character(entry.member)) else BOT_AUTHOR
    if not is_bot(entry.member) and entry.seat >= 0:
        by = live.seats[entry.seat].name
    return ExportedEntry(
        entry.seq,
        entry.position,
        entry.seat,
        by,
        entry.text,
        entry.counter,
        msgspec.json.decode(entry.draws, type=tuple[int, ...]),
        entry.digest,
        msgspec.json.decode(entry.events, type=tuple[Event, ...]),
        entry.story,
        bool(entry.struck),
        entry.at,
        entry.game_version,
        msgspec.json.decode(entry.below, type=tuple[int, ...]) if entry.below else (),
    )


def _handed(rows: Sequence[EntryRow], snapshots: Sequence[SnapshotRow]) -> tuple[Handed, ...]:
    """Return the states after which another version went on, as far as they are kept as their version wrote them."""
    versions, digests = (
        {row.position: row.game_version for row in rows if not row.struck},
        {row.seq: row.digest for row in rows},
    )
    return tuple(
        Handed(snapshot.seq, snapshot.game_version, snapshot.state.decode())
        for snapshot in snapshots
        if versions.get(snapshot.position + 1, snapshot.game_version) != snapshot.game_version
        and digest_of(snapshot.state) == digests.get(snapshot.seq)
    )
