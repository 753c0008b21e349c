"""A delve as a file: what may be given away while it runs, and everything once it has ended; and its check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.company import character, characters, of_house
from engine.core import capabilities, lobbies
from engine.core.dice import commitment
from engine.core.errors import BrokenJournal, DelvekeeperError
from engine.core.game import AnyGame, Event, Setup
from engine.core.table import Entry, Table, check_entry
from engine.store import EntryRow

from .live import Live
from .looking import branch_words, told
from .retelling import LOOSELY
from .telling import may_show_key, story_of

FORMAT = 1


class Unreadable(DelvekeeperError):
    """A file that is no ended delve, or one that this program cannot check; says why as a sentence."""


class Told(msgspec.Struct, frozen=True):
    """An entry of a running delve: what everybody was told, and no more. ``seq`` counts those that tell anything."""

    seq: int
    story: str
    struck: bool
    at: int


HOUSE = "the house"
"""Who an export says made a move that neither a person made nor a character of the house."""


class Shown(msgspec.Struct, frozen=True):
    """An entry of an ended delve, whole. ``position`` counts live entries; a struck one was followed by another of it."""

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


class Delve(msgspec.Struct, frozen=True, kw_only=True):
    """An exported delve. ``game_versions`` are those of the rules that it was played by.

    ``key`` and ``entries`` are there once it has ended, ``told`` while it runs. ``length`` is how many entries there are
    (struck ones too), and ``ended_by`` who ended it before its rules did, "" where they did: so a file that was cut short
    does not pass for a whole one. ``result`` is how it ended by its rules, with the ``winners`` by name and the score of
    each of ``names``, and of those who came later (``entered``); ``people`` are those it was kept for without a seat.

    ``retold``: whether a name was taken out of it at the wish of whoever bore it (`TableRow.retold`), and ``about`` says so
    in words, or that it goes on from another one.

    ``master`` is the seat of a human game master, ``file`` the prepared file, ``kept`` what each seat's member brought
    along, ``campaign`` what it had come to; the last three are there once it has ended.
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
    entries: tuple[Shown, ...] = ()
    told: tuple[Told, ...] = ()
    master: int | None = None
    file: str = ""
    kept: tuple[str, ...] = ()
    entered: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    retold: int = 0
    about: str = ""
    campaign: str = ""


RETOLD = "A name was taken out of this delve at the wish of whoever bore it (TAB-123)."
UNCHECKED = "A name was taken out of this delve, and with it what its states could be checked by."


def file_of(live: Live, rows: Sequence[EntryRow], file: str = "", *, revealed: bool = False) -> tuple[str, bytes]:
    """Return an export's name and its JSON; ``file`` is the prepared file that it was begun with.

    ``revealed``: its key is no secret any more, although it is one that others played with. A running delve gives away no
    key, draw, digest or private event, nor its file, nor that anything was done in secret.
    """
    row, setup = live.row, live.playing().setup
    delve = Delve(
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
        about=f"{branch_words(live)} (TAB-195)." if row.origin else RETOLD if row.retold else "",
    )
    if not (may_show_key(live) or (revealed and live.row.status == "over")):
        known = [(entry, words) for entry in rows if (words := told(live, entry))]
        shown = tuple(Told(seq, words, bool(entry.struck), entry.at) for seq, (entry, words) in enumerate(known))
        delve = msgspec.structs.replace(delve, told=shown, length=len(shown))
    else:
        entries = tuple(_whole(live, entry) for entry in rows)
        delve = msgspec.structs.replace(
            delve, key=row.key, entries=entries, file=file, kept=setup.kept, campaign=setup.campaign
        )
        delve = msgspec.structs.replace(delve, **_ending(live.playing()))
    name = f"{row.game}-{row.id}{'' if row.status == 'over' else '-so-far'}.json"
    return name, msgspec.json.format(msgspec.json.encode(delve), indent=1)


def verify(written: bytes, games: Mapping[str, AnyGame]) -> str:
    """Check an ended delve's file roll by roll and digest by digest; return the good news as a sentence (TAB-046).

    `Unreadable` when it cannot be checked at all, `BrokenJournal` in words at the first thing that is not as the dice
    key says. Struck entries are checked as well: nobody rolled, looked, and took it back for another result. Stories that
    are worded otherwise than here are counted, not refused: words may change, what happened may not.
    """
    delve = _read(written)
    game = games.get(delve.game)
    if game is None:
        raise Unreadable(f"This is a delve of “{delve.game}”, a game that is not here.")
    if delve.game_versions != (game.version,):
        played = " and ".join(map(str, delve.game_versions))
        raise Unreadable(
            f"This delve was played by version {played} of {game.title}'s rules; here is version {game.version}."
        )
    if delve.retold == LOOSELY:
        raise Unreadable(UNCHECKED)
    if commitment(delve.key) != delve.commitment:
        raise BrokenJournal("the dice key is not the one that was sealed at the start")
    try:
        options = msgspec.convert(delve.options, game.options)
    except msgspec.ValidationError as error:
        raise Unreadable(f"Its options are not those of {game.title}: {error}.") from error
    setup = Setup(delve.names, options, delve.master, delve.file, delve.kept, delve.people, delve.campaign)
    players = len(setup.names) - (setup.master is not None)
    least, most = lobbies.least(game, options), game.seats.stop - 1
    if not least <= players <= most:
        raise Unreadable(f"It names {players} players, and {game.title} has {least} at least and {most} at most.")
    if len(delve.entries) != delve.length:
        raise BrokenJournal(f"it had {delve.length} entries, and {len(delve.entries)} are left")
    checked = _replay(game, setup, delve)
    over = game.outcome(checked.table.state) is not None
    if not over and not delve.ended_by:
        raise BrokenJournal("the game had not ended by its rules, and nobody is said to have ended it")
    if over and delve.ended_by:
        raise BrokenJournal(f"the game ended by its rules, and {delve.ended_by} is said to have ended it")
    if delve.entered != checked.table.entered:
        raise BrokenJournal("others joined than the file says")
    said = {"result": delve.result, "winners": delve.winners, "scores": delve.scores}
    if said != _ending(checked.table):
        raise BrokenJournal("the game did not end as the file says")
    entries, rolls = _counted(delve.length, "entry", "entries"), _counted(checked.rolls, "roll", "rolls")
    good = [f"{entries}, {rolls}, all as the dice key says."]
    if delve.ended_by:
        good.append(f"{delve.ended_by} ended it before its rules did.")
    if delve.retold:
        good.append("A name was taken out of it, so its states were worked out anew.")
    if checked.reworded:
        good.append(f"{_counted(checked.reworded, 'story', 'stories')} of it would be worded otherwise here.")
    return " ".join(good)


class Checked(msgspec.Struct, frozen=True):
    """What a replay came to: the last table, how many draws there were, and how many stories are worded otherwise."""

    table: Table
    rolls: int
    reworded: int


def _ending(table: Table) -> dict[str, Any]:
    """Return how a game ended by its rules: the result, who won by name, the scores; nothing where it did not."""
    outcome = table.game.outcome(table.state)
    if outcome is None:
        return {"result": "", "winners": (), "scores": ()}
    winners = tuple(table.names[seat] for seat in outcome.winners)
    return {"result": outcome.result, "winners": winners, "scores": outcome.scores}


def _counted(count: int, one: str, more: str) -> str:
    return f"{count} {one if count == 1 else more}"


def _read(written: bytes) -> Delve:
    try:
        delve = msgspec.json.decode(written, type=Delve)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unreadable(f"This is not an exported delve: {error}.") from error
    if delve.delvekeeper != FORMAT:
        raise Unreadable(f"This file is of format {delve.delvekeeper}; known here is {FORMAT}.")
    if delve.status != "over" or not delve.key or not delve.entries:
        raise Unreadable("This delve has not ended yet: its dice key is still sealed. Export it again when it is over.")
    return delve


def _replay(game: AnyGame, setup: Setup, delve: Delve) -> Checked:
    """Walk the entries as they were made: each stands on the newest entry one position before it."""
    line: list[Table] = []
    rolls = reworded = 0
    # Of what the house does for somebody not everything is told, see `Prompts.abstaining`.
    abstaining = capabilities.prompts(game).abstaining
    houses = {HOUSE, *(one.name for one in characters())}
    for number, shown in enumerate(delve.entries):
        if shown.seq != number or not (0 <= shown.position <= len(line)) or (number == 0) != (shown.position == 0):
            raise BrokenJournal(f"entry {number}: entries are missing or out of order")
        if number == 0:
            table, entry = _begun(game, setup, delve.key)
        else:
            table, entry = _again(line[shown.position - 1], shown)
        recorded = Entry(shown.seat, shown.text, shown.counter, shown.draws, shown.digest, shown.events)
        check_entry(number, recorded, entry)
        if msgspec.json.encode(recorded) != msgspec.json.encode(entry):
            raise BrokenJournal(f"entry {number} ({shown.text}): seat, dice count or events are not what the rules give")
        line = [*line[: shown.position], table]
        rolls += len(entry.draws)
        # What the table itself had to say ("Ada goes on without Bob.") stands before the game's own words.
        told = story_of(table, entry.events)
        if shown.by in houses and not shown.story.endswith(told):
            told = story_of(table, [event for event in entry.events if event.kind not in abstaining])
        reworded += not shown.story.endswith(told)
    live = [shown.position for shown in delve.entries if not shown.struck]
    if live != list(range(len(live))):
        raise BrokenJournal("the entries that were not taken back do not make one game")
    return Checked(line[-1], rolls, reworded)


def _begun(game: AnyGame, setup: Setup, key: str) -> tuple[Table, Entry]:
    try:
        return Table.start(game, setup, key)
    except (DelvekeeperError, LookupError, ValueError) as error:
        raise Unreadable(f"{game.title} cannot begin as the file says: {error}") from error


def _again(table: Table, shown: Shown) -> tuple[Table, Entry]:
    try:
        return table.act(shown.seat, shown.text)
    except (DelvekeeperError, LookupError, ValueError) as error:
        raise BrokenJournal(f"entry {shown.seq} ({shown.text}): {error}") from error


def _whole(live: Live, entry: EntryRow) -> Shown:
    by = who.name if (who := character(entry.member)) else HOUSE
    if not of_house(entry.member) and entry.seat >= 0:
        by = live.seats[entry.seat].name
    return Shown(
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
    )
