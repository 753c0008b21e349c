"""Playing: a move as text or as a half-filled command, defaults for those who stay away, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.core.errors import GameError, GameOver, IllegalMove, NotYourTurn, Stale, Unclear
from engine.core.game import Event, Seat
from engine.core.moves import Move, Verb
from engine.core.scene import Look
from engine.core.table import Entry
from engine.store import EVERY, EntryRow
from engine.update import Call, Version

from .controls import fits, in_words, value, ways
from .live import Live, listed, snapshot_of
from .telling import Step, changed, joined, key_shown, names_of, rules_of, story_for_all, update_of, whispers

HOUSE = 0
"""The member who plays for those who are away."""


class Played(msgspec.Struct, frozen=True):
    """A table after a move, the row of it and its events."""

    live: Live
    row: EntryRow
    events: tuple[Event, ...]


def act(live: Live, call: Call, text: str, version: Version | None, now: int) -> Step:
    """Make a move written as text; ``version`` is that of the control it came from, `Stale` if that is old."""
    seat = _may_act(live, call, version)
    return settled(live, [_played(live, seat, text, call.member.id, now)], now)


def choose(live: Live, call: Call, word: str, given: Mapping[str, str], now: int) -> Step:
    """Make the one legal move that fits a command; `Unclear` carries the moves if several do."""
    seat = _may_act(live, call, None)
    verb = next((verb for verb in live.game.verbs if verb.name == word), None)
    filled = {name: text for name, text in given.items() if text.strip()}
    if verb is None or any(name not in [argument.name for argument in verb.arguments] for name in filled):
        raise IllegalMove(f"{live.game.title} has no “/{word}” like that.", instead=instead(live, seat))
    move = _one_that_fits(live, seat, verb, filled)
    return settled(live, [_played(live, seat, move, call.member.id, now)], now)


def skip(live: Live, call: Call, now: int) -> Step:
    """Let the host go on without those who are awaited: the game's default is played for each."""
    _check_running(live)
    live.check_host(call)
    played = defaults(live, now, call.member.id)
    if not played:
        raise GameError(f"There is nothing that I could do for {names_of(live, live.awaited)}; the game waits.")
    return settled(live, played, now, f"{call.member.name} goes on.")


def away(live: Live, now: int) -> Step | None:
    """Play the game's default for everybody whose time is up; ``None`` when there is nothing to do for them."""
    played = defaults(live, now)
    return settled(live, played, now) if played else None


def defaults(live: Live, now: int, here: int = HOUSE) -> list[Played]:
    """Return the default moves of those who are awaited, made one after the other; their stories say who is away.

    ``here`` is a member who is not away, since they asked for it.
    """
    played: list[Played] = []
    after = live
    for seat in live.awaited:
        move = live.game.default(after.playing().state, seat) if seat in after.awaited else None
        if move is not None:
            member = live.member(seat)
            does = f"{member.name} {_third_person(str(move).partition(' ')[0])}."
            words = does if member.id == here else f"{member.name} is away, so {does}"
            played.append(_played(after, seat, str(move), HOUSE, now, words))
            after = played[-1].live
    return played


def settled(live: Live, played: Sequence[Played], now: int, prefix: str = "") -> Step:
    """Return the step that some moves make together: what is told, who is called, the deadline, perhaps the end."""
    after, events = played[-1].live, tuple(event for move in played for event in move.events)
    movers = [move.row.seat for move in played]
    called = [seat for seat in after.awaited if seat in (*live.awaited, *movers)]
    fresh = len(called) < len(after.awaited) or set(after.awaited) <= set(movers)
    story = joined(prefix, *(move.row.story for move in played))
    over = not after.awaited
    due = 0 if over else due_after(live.row.wait, now) if fresh else live.row.due
    values = {"length": after.last.position + 1 if after.last else 0, "counter": after.playing().counter, "due": due}
    ending = {"status": "over", "ended": now} if over else {}
    after = changed(after, **values, **ending)
    look = Look() if over or live.game.pictures(events) else None
    if over:
        story = joined(story, key_shown(live))
    update = msgspec.structs.replace(
        update_of(after, "end" if over else "move", story, called=called, look=look),
        whispers=whispers(after, events),
        rules=rules_of(events),
    )
    rows = tuple(move.row for move in played)
    kept = [move for move in played[:-1] if move.row.position % EVERY == 0] + [played[-1]]
    snapshots = tuple(snapshot_of(move.live.playing(), move.row) for move in kept)
    return Step(msgspec.structs.replace(after, struck=None), update, entries=rows, snapshots=snapshots)


def due_after(wait: int, now: int) -> int:
    """Return when ``wait`` hours from now are over, 0 for never."""
    return now + wait * 3600 if wait else 0


def row_of(live: Live, entry: Entry, position: int, member: int, story: str, now: int) -> EntryRow:
    """Return an entry as a row of the journal, for a table that counts it already (``rows``, ``change``)."""
    return EntryRow(
        live.rows - 1,
        position,
        entry.seat,
        member,
        entry.text,
        entry.counter,
        msgspec.json.encode(entry.draws).decode(),
        entry.digest,
        msgspec.json.encode(entry.events),
        story,
        entry.free,
        live.game.version,
        now,
        live.row.change,
    )


def instead(live: Live, seat: Seat) -> str:
    """Return what a seat may do now as a short sentence."""
    return in_words(ways(live, (seat,), seat))


def _may_act(live: Live, call: Call, version: Version | None) -> Seat:
    if version is not None:
        check_version(live, call, version)
    _check_running(live)
    seat = live.seat(call)
    if seat not in live.awaited and not any(True for _ in live.game.legal(live.playing().state, seat)):
        raise NotYourTurn(f"It's {names_of(live, live.awaited)}'s turn. I'll call you.")
    return seat


def check_version(live: Live, call: Call, version: Version) -> None:
    """Raise `Stale` unless a control was drawn for the table as it stands."""
    if version.table != live.row.id:
        raise Stale("That belongs to another table. Here is how things stand now.")
    if version.change != live.row.change:
        last = live.last
        if last is None or last.seat < 0:
            what = "the last change"
        elif last.member == call.member.id:
            what = "your last move"
        else:
            what = f"{live.member(last.seat).name}'s move"
        raise Stale(f"That was before {what}. Here is how things stand now.")


def _check_running(live: Live) -> None:
    live.playing()
    if live.row.status != "running":
        raise GameOver("This delve has ended. /delve new begins another.")


def _played(live: Live, seat: Seat, text: str, member: int, now: int, words: str = "") -> Played:
    try:
        table, entry = live.playing().act(seat, text)
    except IllegalMove as error:
        error.instead = error.instead or instead(live, seat)
        raise
    position = live.last.position + 1 if live.last else 0
    after = msgspec.structs.replace(live, table=table, rows=live.rows + 1)
    story = joined(words, story_for_all(after, entry.events))
    # The row belongs to the change that is being made.
    numbered = msgspec.structs.replace(after, row=msgspec.structs.replace(live.row, change=live.row.change + 1))
    row = row_of(numbered, entry, position, member, story, now)
    return Played(msgspec.structs.replace(after, last=row), row, entry.events)


def _one_that_fits(live: Live, seat: Seat, verb: Verb, filled: Mapping[str, str]) -> str:
    legal = [move for move in live.game.legal(live.playing().state, seat) if isinstance(move, verb.move)]
    found = [move for move in legal if fits(move, filled.items())]
    if not found and filled:
        found = [move for move in legal if _reads_as(live, seat, verb, filled, move)]
    if len(found) == 1:
        return str(found[0])
    if len(found) > 1:
        missing = [argument.name for argument in verb.arguments if argument.name not in filled]
        raise Unclear(f"{len(found)} ways fit. Add {listed(missing, 'and')}, or pick one.", found)
    if all(argument.name in filled for argument in verb.arguments):
        return _text(verb, filled)
    if legal:
        raise IllegalMove(f"Nothing fits “{' '.join([verb.name, *filled.values()])[:80]}”.", instead=instead(live, seat))
    raise IllegalMove(f"There is nothing to {verb.name} now.", instead=instead(live, seat))


def _reads_as(live: Live, seat: Seat, verb: Verb, filled: Mapping[str, str], move: Move) -> bool:
    tried = {argument.name: filled.get(argument.name, value(move, argument.name)) for argument in verb.arguments}
    try:
        return live.game.read(live.playing().state, seat, _text(verb, tried)) == move
    except IllegalMove:
        return False


def _text(verb: Verb, filled: Mapping[str, str]) -> str:
    return " ".join([verb.name, *(filled[argument.name].strip() for argument in verb.arguments)])


def _third_person(verb: str) -> str:
    if verb.endswith(("s", "sh", "ch", "x", "z", "o")):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if verb.endswith("y") and verb[-2:-1] not in tuple("aeiou") else f"{verb}s"
