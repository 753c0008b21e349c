"""The chronicle of a delve that is over: what each of its members did, the titles they earned, and how it went, in short.

All of it is made from the journal, and of that from what all were told.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise, takewhile

import msgspec

from engine.api.update import Ending
from engine.core import capabilities
from engine.core.chronicling import Annals, Tally, Throw
from engine.core.game import Event, Seat
from engine.core.messages import WORDS
from engine.core.recalling import Recollection, by_mover, retold
from engine.core.words import lower
from engine.store import EntryRow
from engine.tables.history.outcome import ends_among, verdict
from engine.tables.session.broken import events_in
from engine.tables.session.heirs import heir_names, told_names
from engine.tables.session.live import Session
from engine.tables.session.result import joined
from engine.tables.updates.hall_note import out_of_hall
from engine.tables.updates.stories import key_told, may_show_key, raised
from engine.tables.views import log

MOST_TITLES = 3
"""So many titles are given at the end of a delve (TAB-151)."""
MOST_WORDS = 137
"""What the last post says has so many words at most, where the story can be told in fewer (TAB-150); with the two lines
that the table stands between it is 139."""
LAST_TURNS = 50
"""So many words more where bot players alone brought the end about: their last turns are told whole."""
TOLD = 30
"""The game's small print gives way where fewer words than these are left for how it went."""
OWN_RESULT = 30
"""What came of the last move of a person stays in the last post where it has so many words at most."""
SHORTER = ((5, 3), (5, 1), (4, 1), (3, 1), (2, 1), (1, 1))
"""How the story gets shorter: so many lines, so many names in a list."""
WIDE = 34
"""A line of the table is as wide as this at most: a phone shows so many signs in one."""
NAME = 7
"""So much of a name stands in the table in any case."""
NOTHING = "-"
MINUTE, HOUR, DAY = 60, 3600, 86400


class Figures(msgspec.Struct, frozen=True):
    """What a member did in a delve: ``counts`` by what the game counts.

    ``heir`` is as whom they played on once they were out. They rolled ``dice`` that ``shown`` so much in all,
    where ``usual`` is what such dice show on average. ``longest`` is how long the table waited for a move of theirs at most
    (seconds, 0 where the bot plays).
    """

    seat: Seat
    name: str
    bot: bool = False
    counts: Mapping[str, int] = {}
    dice: int = 0
    shown: float = 0
    usual: float = 0
    longest: int = 0
    heir: str = ""

    @property
    def luck(self) -> tuple[float, float] | None:
        """What one die showed on average, and what is usual for it; ``None`` where nothing was rolled."""
        return (self.shown / self.dice, self.usual / self.dice) if self.dice else None


class Earned(msgspec.Struct, frozen=True):
    """A title, and the seat that earned it."""

    seat: Seat
    name: str
    title: str


def figures(live: Session, rows: Sequence[EntryRow]) -> tuple[Figures, ...]:
    """Return what each member did, a game master left out, by the live ones of a journal's rows (TAB-151)."""
    counts, longest = counted(live, rows), _longest(live, rows)
    fixed = live.playing().setup.master is not None
    names, left = told_names(live), heir_names(live)
    found = []
    for row in live.seats:
        if row.master:
            continue
        own = [tally for seat, tally in counts if seat == row.seat]
        throws = [] if fixed else [tally for tally in own if isinstance(tally, Throw)]
        tallies: dict[str, int] = {}
        for tally in own:
            if isinstance(tally, Tally):
                tallies[tally.what] = tallies.get(tally.what, 0) + tally.number
        found.append(
            Figures(
                row.seat,
                names[row.seat],
                row.level != "" and row.seat not in left,
                tallies,
                sum(throw.dice for throw in throws),
                sum(throw.shown for throw in throws),
                sum(throw.usual for throw in throws),
                0 if row.level else longest.get(row.seat, 0),
                left.get(row.seat, ""),
            )
        )
    return tuple(found)


def titles(live: Session, rows: Sequence[EntryRow], most: int = MOST_TITLES) -> tuple[Earned, ...]:
    """Return the titles that were earned, at most so many, in the order in which the game gives them (TAB-151).

    No member has a second one while another could have a first.
    """
    annals = capabilities.annals(live.game)
    if annals is None:
        return ()
    seats = [row for row in live.seats if not row.master]
    # Seats stand for names here: two members may be called the same.
    keys = [str(row.seat) for row in seats]
    done = [msgspec.structs.replace(item, who=str(seat)) for seat, item in counted(live, rows) if isinstance(item, Tally)]
    names = told_names(live)
    won = [(int(key), str(title.words)) for title in annals.titles if (key := title.earned_by(done, keys))]
    first: dict[Seat, str] = {}
    for seat, words in won:
        first.setdefault(seat, words)
    chosen = [pair for pair in won if first[pair[0]] == pair[1]][:most]
    chosen += [pair for pair in won if pair not in chosen][: most - len(chosen)]
    return tuple(Earned(seat, names[seat], words) for seat, words in won if (seat, words) in chosen)


def counted(live: Session, rows: Iterable[EntryRow]) -> list[tuple[Seat, Tally | Throw]]:
    """Return what was counted for members, in order, each with their seat."""
    annals = capabilities.annals(live.game)
    if annals is None:
        return []
    seats = _seats(live, annals)
    return [(seats[item.who], item) for item in annals.counted(public_events(live, rows)) if item.who in seats]


def public_events(live: Session, rows: Iterable[EntryRow]) -> list[Event]:
    """Return what all were told of live rows, as events."""
    kept = [row for row in rows if not row.struck]
    return [event for event in events_in(live.row, kept) if event.seats is None]


def _seats(live: Session, annals: Annals) -> Mapping[str, Seat]:
    table = live.playing()
    named = {name: seat for seat, name in enumerate(table.names)}
    return {**named, **(annals.seats(table.state) if annals.seats else {})}


def _longest(live: Session, rows: Sequence[EntryRow]) -> dict[Seat, int]:
    """Return by seat how long a table stood still at most before a move of theirs, in seconds; until its key is shown
    before one that all know of."""
    found: dict[Seat, int] = {}
    whole = may_show_key(live)
    kept = [row for row in rows if not row.struck and (whole or log.told(live, row))]
    for before, row in pairwise(kept):
        found[row.seat] = max(found.get(row.seat, 0), row.at - before.at)
    return found


def ending_of(live: Session, rows: Sequence[EntryRow], said: str) -> Ending:
    """Return what the last post says, where the game has ``said`` how it ended: that first, then how it went up to the last
    move, the members, their titles (TAB-150). Where all that is long, the game says less, see `_shortened`.

    The members stand in a table where several people played: they compare themselves.
    """
    told = figures(live, rows)
    table = table_of(live, told) if live.headcount > 1 else ()
    earned = _honours(titles(live, rows))
    small = "\n".join(filter(None, [_small(told, table), out_of_hall(live)]))
    left = MOST_WORDS - _count([key_told(live), small, *table, *earned, live.view_cache.status])
    first, led = "", ""
    if rows and not live.cut_short:
        first = verdict(live.game, live.view_cache.view(None), public_events(live, rows[-1:]), said)
    if first and not said.startswith(first):
        left -= len(WORDS("before-the-end", told="").split())
        newest = [row for row in rows if row.change == rows[-1].change and not row.struck]
        gained, alone = _gained(live, newest), live.is_bots(newest[0].seat)
        left += LAST_TURNS * alone
        own = _own_lines(said, newest)
        short = _shortened(said, left, first, gained, alone=alone, own=own)
        if short != said:  # titles give way to how it ended
            left, earned = left + _count(earned), ()
            short = _shortened(said, left, first, gained, alone=alone, own=own)
        # What others gained stands above the story, so it is not told there again.
        whole = short == said or (bool(gained) and "\n".join(gained) in short)
        said, led = _outcome_first(short, first, led=_led_on(live, rows[-1]))
    else:
        short = _shortened(said, left)
        whole, said = short == said, short
    story = _story(live, rows, left - len(said.split()) - len(led.split()), whole=whole)
    return Ending(said, story, led, table, earned, small)


def _own_lines(said: str, rows: Sequence[EntryRow]) -> int:
    """Return with how many lines a story begins that tell of moves of who made the first of them."""
    mover = rows[0].seat
    told = joined(*(row.story for row in takewhile(lambda row: row.seat == mover, rows)))
    return told.count("\n") + 1 if told and said.startswith(told) else 1


def _gained(live: Session, rows: Sequence[EntryRow]) -> Sequence[str]:
    """Return what moves brought those who did not make the first of them, a line for each; none where a game has no word
    for that."""
    memory, annals = capabilities.memory(live.game), capabilities.annals(live.game)
    if annals is None or not annals.gains or not isinstance(memory, Recollection):
        return ()
    others = [row for row in rows if row.seat != rows[0].seat]
    return by_mover(memory.only(annals.gains), live.view_cache.view(None), public_events(live, others))


def _led_on(live: Session, row: EntryRow) -> bool:
    """Return whether a row tells more than the end and that a turn is over (`Happened.routine`). What was told before
    belongs to the end then."""
    events, annals = public_events(live, [row]), capabilities.annals(live.game)
    if annals is not None and not annals.leads(events):
        return False
    ends = ends_among(live.game, live.view_cache.view(None), events)
    return any(event not in ends for event in capabilities.memory(live.game).worth_telling(events))


def _outcome_first(said: str, outcome: str, *, led: bool) -> tuple[str, str]:
    """Return what a game said of its end from the outcome on, and what ``led`` to it, where anything did.

    What was read out before it is left out. It stays as it is where the outcome does not stand in it in one piece.
    """
    before, found, after = said.partition(outcome)
    if not found or not before.strip():
        return said, ""
    lines = [line for line in before.strip().split("\n") if led and not line.startswith(("> ", "-# "))]
    told = WORDS("before-the-end", told="\n".join(lines).strip()) if lines else ""
    return f"{found}{after}".strip(), told


def _shortened(
    said: str, most: int, outcome: str = "", gained: Sequence[str] = (), *, alone: bool = False, own: int = 1
) -> str:
    """Return what a game said of its end, with whole lines left out where it has more than ``most`` words.

    The lines that hold the ``outcome`` stay; where it is not known, the last two do. Of the others the first ``own`` ones
    tell what came of the last moves of a person, unless bot players were ``alone``. One of these goes last, and stays where
    it has at most `OWN_RESULT` words: the newest with something in bold, what dice decided. For what others did after it
    stands what they ``gained``, if that is known. What was read out before a known outcome goes at once. Of the small print
    what company said goes, then the rest, so that there is room for how it went.
    """
    lines = said.split("\n")
    small = [number for number, line in enumerate(lines) if line.startswith("-# ")]
    told = [number for number in range(len(lines)) if number not in small]
    ends = [0, 0, *told][-2]
    if outcome and outcome in said:
        ends = said[: said.index(outcome)].count("\n")
        told = [number for number in told if number >= ends or not lines[number].startswith("> ")]
    kept = {number: lines[number] for number in sorted((*told, *small))}
    before = [number for number in told if number < ends]
    mine = [number for number in before if number < own and not alone] or before[: not alone]
    result = [number for number in mine if "**" in lines[number]][-1:] or mine[:1]
    long = [number for number in result if _count([lines[number]]) > OWN_RESULT]
    others = [number for number in before if number not in mine]
    if others and gained and _count(kept[number] for number in told) > most:
        kept[others[0]] = "\n".join(gained)
        for number in others[1:]:
            del kept[number]
    for number in [*(number for number in mine if number not in result), *others, *long]:
        if number in kept and _count(kept[figure] for figure in told if figure in kept) > most:
            del kept[number]
    for number in sorted(small, key=lambda number: ("“" not in lines[number], -number)):
        if _count(kept.values()) > most - TOLD:
            del kept[number]
    return "\n".join(kept.values())


def _count(lines: Iterable[str]) -> int:
    return sum(len(line.split()) for line in lines)


def _honours(earned: Sequence[Earned]) -> tuple[str, ...]:
    """Return who has which titles, a line for each."""
    by_seat: dict[Seat, list[Earned]] = {}
    for title in earned:
        by_seat.setdefault(title.seat, []).append(title)
    return tuple(
        WORDS("earned", who=raised(own[0].name), titles=[own[0].title, *(lower(tally.title) for tally in own[1:])])
        for own in by_seat.values()
    )


def _story(live: Session, rows: Sequence[EntryRow], most: int, *, whole: bool) -> tuple[str, ...]:
    """Return how it went, a sentence a line, in at most so many words if that can be.

    Where the ``whole`` of what the last press brought stands above it, it is not told again.
    """
    memory, annals = capabilities.memory(live.game), capabilities.annals(live.game)
    if annals is None or not isinstance(memory, Recollection):
        return ()
    memory = memory.only(annals.telling)
    view, kept = live.view_cache.view(None), [row for row in rows if not row.struck]
    if annals.turning is not None and not live.cut_short:
        return tuple(filter(None, (annals.turning(view, public_events(live, kept)),)))
    newest = [row for row in kept if row.change == kept[-1].change] if whole and not live.cut_short else kept[-1:]
    last = public_events(live, newest)
    if not live.cut_short:
        # What came of the last move stands above it; when it was, the others are counted from.
        last = [event for event in last if memory.begun(view, [event])]
    parts = memory.recalled(view, [*public_events(live, kept[: len(kept) - len(newest)]), *last])
    for number, names in SHORTER:
        lines = retold(parts, memory.part, number, brief=names)
        if len(" ".join(lines).split()) <= most:
            return tuple(lines)
    # What cannot be told in short is told of some of the time.
    for number in range(min(SHORTER[0][0], len(parts)), 0, -1):
        some = [parts[len(parts) * place // number - 1] for place in range(1, number + 1)]
        lines = retold(some, memory.part, number, brief=1)
        if len(" ".join(lines).split()) <= most:
            return tuple(lines)
    return ()


def table_of(live: Session, told: Sequence[Figures]) -> tuple[str, ...]:
    """Return the table of the members, a line for each below the headings; () where there is nothing to be told of them."""
    annals = capabilities.annals(live.game)
    if annals is None or not any(figure.counts for figure in told):
        return ()
    columns = [
        [str(heading), *(str(figure.counts.get(what, 0)) for figure in told)] for heading, what in annals.columns.items()
    ]
    if _waited(told):
        columns.append([WORDS("column-wait"), *(shortly(figure.longest) for figure in told)])
    widths = [max(map(len, column)) for column in columns]
    room = min(max(wide(figure.name) for figure in told), max(NAME, WIDE - sum(widths) - len(widths)))
    names = ["", *(figure.name for figure in told)]
    return tuple(
        " ".join([fitted(name, room), *(cell.rjust(width) for cell, width in zip(row, widths, strict=True))]).rstrip()
        for name, *row in zip(names, *columns, strict=True)
    )


def _waited(told: Sequence[Figures]) -> bool:
    """Return whether any player waited for another: a minute at least, where more than one person plays."""
    return sum(not (figure.bot or figure.heir) for figure in told) > 1 and any(figure.longest >= MINUTE for figure in told)


def _small(told: Sequence[Figures], table: Sequence[str]) -> str:
    """Return what the headings of a table mean and whom the bot played for, where there is one; then who played on as whom.
    All of it in small print."""
    said = [WORDS("wait-longest")] if table and _waited(told) else []
    bots = [figure.name for figure in told if figure.bot] if table else []
    said += [WORDS("played-by-bots", names=bots)] if bots else []
    said += [WORDS("played-on-as", who=figure.name, called=figure.heir) for figure in told if figure.heir]
    return WORDS("small-print", parts=said) if said else ""


def shortly(seconds: int) -> str:
    """Return a time in 4 signs at most: "5m", "12h", "3d"."""
    if seconds < MINUTE:
        return NOTHING
    unit, name = next((size, name) for size, name in ((2 * DAY, "d"), (HOUR, "h"), (MINUTE, "m")) if seconds >= size)
    return f"{seconds // (DAY if name == 'd' else unit)}{name}"


def wide(text: str) -> int:
    """Return how many columns a text takes where all letters are equally wide."""
    return sum(0 if unicodedata.combining(sign) else 1 + (unicodedata.east_asian_width(sign) in "WF") for sign in text)


def fitted(name: str, room: int) -> str:
    """Return a name in exactly so many columns, an ellipsis for what is left out; nothing in it ends a block of code."""
    name = name.replace("`", "'")
    if wide(name) > room:
        while wide(name) > room - 1:
            name = name[:-1]
        name = f"{name.rstrip()}…"
    return name + " " * (room - wide(name))
