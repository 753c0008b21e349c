"""Playing: a move as text or as a half-filled command, defaults for those who stay away, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.core.errors import GameError, GameOver, IllegalMove, Stale, Unclear
from engine.core.game import Event, Seat
from engine.core.moves import Move, Verb
from engine.core.scene import Look
from engine.core.table import Entry
from engine.core.words import listed
from engine.store import EVERY, EntryRow
from engine.update import Call, Member, Update, Version

from .controls import fits, in_words, value, ways
from .live import HOUSE, Deed, Live, snapshot_of
from .rivalry import check_patience
from .stepping import begun_with
from .telling import (
    REMINDER,
    Step,
    asked_of,
    called_already,
    changed,
    joined,
    key_shown,
    lapsing,
    names_of,
    not_your_turn,
    own_seat,
    rules_of,
    story_for_all,
    update_of,
    whispers,
)

MOST_AT_ONCE = 64
"""How many moves the house makes for those who have left before it leaves the rest to the next minute."""
MOST_OF_A_TURN = 16
"""How many moves the house makes for somebody who is away before it waits for them again."""
MOST_TRIED = 16
"""How many ways to fill in what a command leaves out are tried to find out why none of them is possible."""


class Played(msgspec.Struct, frozen=True):
    """A table after a move, the row of it and its events."""

    live: Live
    row: EntryRow
    events: tuple[Event, ...]


def act(live: Live, call: Call, text: str, version: Version | None, now: int) -> Step:
    """Make a move written as text; ``version`` is that of the control it came from, `Stale` if that is old."""
    seat = may_act(live, call, text, version)
    return settled(live, [made(live, seat, text, call.member.id, now)], now)


def choose(live: Live, call: Call, word: str, given: Mapping[str, str], now: int) -> Step:
    """Make the one legal move that fits a command; `Unclear` carries the moves if several do."""
    seat = may_act(live, call, word, None)
    verb = live.verb_of(word)
    filled = {name: text for name, text in given.items() if text.strip()}
    if verb is None or any(name not in [argument.name for argument in verb.arguments] for name in filled):
        raise IllegalMove(f"{live.game.title} has no “/{word}” like that.", instead=instead(live, seat))
    move = _one_that_fits(live, seat, verb, _with_defaults(live, seat, verb, filled))
    return settled(live, [made(live, seat, move, call.member.id, now)], now)


def skip(live: Live, call: Call, now: int) -> Step:
    """Let the host go on without those who are awaited: the game's default is played for each.

    A host who asks for it is there, so their own move is made only when nobody else is awaited. Rivals have to be waited
    for, see `check_patience`.
    """
    _check_running(live)
    live.check_host(call)
    own = own_seat(live, call)
    others = [seat for seat in live.awaited if seat not in own]
    check_patience(live, call, others, now)
    played = defaults(live, others or own, now)
    if not played:
        waiting = names_of(live, others or (own if live.awaited else live.turn))
        raise GameError(f"There is nothing that I could do for {waiting}; the game waits.")
    words = f"{call.member.name} goes on without {_all_of(live, played)}." if others else f"I play for {call.member.name}."
    return settled(live, _begun(words, played), now, movers=own)


def away(live: Live, now: int) -> Step | None:
    """Play the game's default for everybody whose time is up; where there is nothing to do for them, remind them.

    ``None`` where nobody is there who could be reminded, or the table is being asked something else.
    """
    if left := for_the_left(live, now):
        # The deadline that passed was that of the house itself.
        fresh = msgspec.structs.replace(live.row, due=due_after(live, now))
        return settled(msgspec.structs.replace(live, row=fresh), left, now)
    played = defaults(live, live.awaited, now)
    if not played:
        return _reminded(live, now)
    why = "The time is up"
    if not any(_about(live, move.row.seat) for move in played):
        why = f"{_all_of(live, played)} {'is' if len({move.row.seat for move in played}) == 1 else 'are'} away"
    return settled(live, _begun(f"{why}, so the game goes on.", played), now)


def _reminded(live: Live, now: int) -> Step | None:
    if not live.awaited or live.ballot is not None:
        return None
    after = changed(live, Deed(Member(HOUSE, "the house"), REMINDER), due=due_after(live, now))
    verb = "has" if len(live.awaited) == 1 else "have"
    named = listed([live.named(seat).name for seat in live.awaited], "and")
    story = f"{named} {verb} not answered yet, and here the game cannot go on by itself."
    return Step(after, update_of(after, REMINDER, story, called=()))


def defaults(live: Live, seats: Iterable[Seat], now: int) -> list[Played]:
    """Return the default moves of awaited seats, made one after the other: for each the rest of the turn under way.

    Whoever is asked something else by then (one of them settled it for all, and a turn begins) is left to answer that.
    """
    played: list[Played] = []
    after = live
    for seat in seats:
        if seat in after.awaited and asked_of(live, seat) == asked_of(after, seat):
            played += _rest_of_turn(after, seat, now)
            after = played[-1].live if played else live
    return played


def _rest_of_turn(live: Live, seat: Seat, now: int) -> list[Played]:
    """Return the default moves of an awaited seat as long as it is awaited in the same turn; one where none are counted."""
    played: list[Played] = []
    after, turn = live, live.game.turn_number(live.playing().state)
    while len(played) < MOST_OF_A_TURN and seat in after.awaited:
        state = after.playing().state
        same = turn != -1 and live.game.turn_number(state) == turn
        move = live.game.default(state, seat) if same or not played else None
        if move is None:
            break
        played.append(made(after, seat, str(move), HOUSE, now))
        after = played[-1].live
    return played


def for_the_left(live: Live, now: int, *, said: bool = False) -> list[Played]:
    """Return the default moves of the seats that were left, as long as they are awaited; at most `MOST_AT_ONCE`.

    ``said``: everybody is told already who makes them.
    """
    played: list[Played] = []
    after = live
    while len(played) < MOST_AT_ONCE and (found := _next_for_the_left(after)):
        seat, move = found
        played.append(made(after, seat, str(move), HOUSE, now, hushed=live.game.abstaining))
        after = played[-1].live
    return _begun(f"I play for {_all_of(live, played)}.", played) if played and not said else played


def _next_for_the_left(live: Live) -> tuple[Seat, Move] | None:
    state = live.playing().state
    for seat in live.turn:
        if live.seats[seat].gone and (move := live.game.without(state, seat)) is not None:
            return seat, move
    return None


def settled(
    live: Live,
    played: Sequence[Played],
    now: int,
    prefix: str = "",
    movers: Sequence[Seat] = (),
    deed: Deed | None = None,
) -> Step:
    """Return the step that some moves make together: what is told, who is called, the deadline, perhaps the end.

    ``movers`` are seats that brought it about besides those that moved. Seats that were left move on by themselves.
    The deadline begins anew where somebody is asked anew, or moves on, or a new turn begins; not for a move after which
    they are asked the same.
    """
    if not any(move.row.member == HOUSE and live.seats[move.row.seat].gone for move in played):
        played = [*played, *for_the_left(played[-1].live, now)]
    after, events = played[-1].live, tuple(event for move in played for event in move.events)
    moved = [move.row.seat for move in played]
    own = [*movers, *(move.row.seat for move in played if move.row.member != HOUSE)]
    called = called_already(live, after, own, moved)
    fresh = (
        len(called) < len(after.awaited)
        or (set(after.awaited) <= {*moved, *movers} and not set(after.awaited) <= _still_asked(live, played))
        or _leads_on(live, after)
    )
    story = joined(prefix, lapsing(live), *(move.row.story for move in played))
    over = not after.turn
    if _next_for_the_left(after):
        due = now
    elif not after.awaited:
        due = 0
    else:
        due = due_after(after, now) if fresh else live.row.due
    values = {"length": after.last.position + 1 if after.last else 0, "counter": after.playing().counter, "due": due}
    ending = {"status": "over", "ended": now} if over else {}
    after = changed(after, deed, **values, **ending)
    known = [event for event in events if event.seats is None]
    looks = tuple(dict.fromkeys(live.game.pictures(known))) or ((Look(),) if over else ())
    if over:
        story = joined(story, key_shown(live))
    update = msgspec.structs.replace(
        update_of(after, "end" if over else "move", story, called=called, looks=looks),
        whispers=whispers(after, events),
        rules=rules_of(events),
    )
    if _aside(live, played, update):
        update = msgspec.structs.replace(update, kind="aside")
    rows = tuple(move.row for move in played)
    kept = [move for move in played[:-1] if move.row.position % EVERY == 0] + [played[-1]]
    snapshots = tuple(snapshot_of(move.live.playing(), move.row) for move in kept)
    return Step(msgspec.structs.replace(after, struck=None), update, entries=rows, snapshots=snapshots)


def _aside(live: Live, played: Sequence[Played], update: Update) -> bool:
    """Return whether moves leave everything as everybody knows it, so that there is nothing to be posted.

    They were made in private, all that came of them is for their makers, and the same is asked of the same as before.
    """
    makers = {move.row.member for move in played}
    verbs = [live.verb_of(move.row.text) for move in played]
    if update.kind != "move" or update.story or update.looks or update.mention:
        return False
    if not makers >= {member for member, _ in update.whispers} or not all(verb and verb.private for verb in verbs):
        return False
    if any(event.seats is None for move in played for event in move.events):
        return False
    before = update_of(live, "move")
    kept = ("status", "ask", "awaited", "due", "default")
    return all(getattr(before, name) == getattr(update, name) for name in kept)


def _still_asked(live: Live, played: Sequence[Played]) -> set[Seat]:
    """Return the seats that moved themselves and were all the while asked the same, so that they could go on for ever."""
    tables = [live, *(move.live for move in played)]
    own = {move.row.seat for move in played if move.row.member != HOUSE}
    return {
        seat
        for seat in own
        if all(seat in table.awaited for table in tables) and len({asked_of(table, seat) for table in tables}) == 1
    }


def due_after(live: Live, now: int) -> int:
    """Return until when whoever is awaited is waited for from now on, 0 for ever."""
    return now + live.patience if live.patience else 0


def _leads_on(live: Live, after: Live) -> bool:
    """Return whether a new turn begins, or what is asked now is waited for otherwise than what was asked before."""
    turns = [live.game.turn_number(table.playing().state) for table in (live, after)]
    return turns[0] != turns[1] or live.patience != after.patience


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


def may_act(live: Live, call: Call, text: str, version: Version | None) -> Seat:
    """Return the caller's seat; `NotYourTurn` where others are awaited and ``text`` is nothing to be done meanwhile."""
    if version is not None:
        check_version(live, call, version)
    _check_running(live)
    seat = live.seat(call)
    if seat not in live.awaited:
        verb = live.verb_of(text)
        meanwhile = live.game.legal(live.playing().state, seat)
        if not any(verb is None or isinstance(move, verb.move) for move in meanwhile):
            raise _not_theirs(live, seat, verb) or not_your_turn(live)
    return seat


def _not_theirs(live: Live, seat: Seat, verb: Verb | None) -> IllegalMove | None:
    """Return the game's own words for a player who tries what is the game master's, whosever turn it is."""
    if verb is None or not verb.private or not live.game.masters or live.seats[seat].master:
        return None
    reason = live.game.why_not(live.playing().state, seat, verb)
    reason.instead = reason.instead or instead(live, seat)
    return reason


def check_version(live: Live, call: Call, version: Version) -> None:
    """Raise `Stale` unless a control was drawn for the table as it stands."""
    if version.table != live.row.id:
        raise Stale("That belongs to another table. Here is how things stand now.")
    _check_running(live)
    if version.change != live.row.change:
        raise Stale(f"That was before {_newest(live, call)}. Here is how things stand now.")


def _newest(live: Live, call: Call) -> str:
    """Return what changed a running table last."""
    last, deed = live.last, live.deed
    if deed is not None and deed.member.id == HOUSE:
        return f"my {deed.what}"
    if deed is not None:
        return f"your {deed.what}" if deed.member.id == call.member.id else f"{deed.member.name}'s {deed.what}"
    if last is None or last.change != live.row.change:
        return "the last change"
    if last.seat < 0:
        return "the start"
    if last.member == HOUSE:
        return f"the game went on without {live.named(last.seat).name}"
    return "your last move" if last.member == call.member.id else f"{live.named(last.seat).name}'s move"


def _check_running(live: Live) -> None:
    live.playing()
    if live.row.status != "running":
        raise GameOver("This delve has ended. /delve new begins another.")


def made(live: Live, seat: Seat, text: str, member: int, now: int, *, hushed: Sequence[str] = ()) -> Played:
    """Return the table after a seat's move; `IllegalMove` says what is legal instead.

    Events of the kinds ``hushed`` are not told.
    """
    try:
        table, entry = live.playing().act(seat, text)
    except IllegalMove as error:
        reason = _first_reason(live, seat, text) or error
        reason.instead = reason.instead or instead(live, seat)
        raise reason from error
    position = live.last.position + 1 if live.last else 0
    after = msgspec.structs.replace(live, table=table, rows=live.rows + 1)
    story = story_for_all(after, [event for event in entry.events if event.kind not in hushed])
    # The row belongs to the change that is being made.
    numbered = msgspec.structs.replace(after, row=msgspec.structs.replace(live.row, change=live.row.change + 1))
    row = row_of(numbered, entry, position, member, story, now)
    return Played(msgspec.structs.replace(after, last=row), row, entry.events)


def _with_defaults(live: Live, seat: Seat, verb: Verb, filled: Mapping[str, str]) -> dict[str, str]:
    """Return what a command says, with what stands for what it leaves out.

    `Unclear` where it says nothing of a verb with steps: even the only way that is open is asked about then.
    """
    defaults = {argument.name: argument.default for argument in verb.arguments if argument.default}
    said = {**defaults, **filled}
    if not verb.steps:
        return said
    legal = [move for move in live.game.legal(live.playing().state, seat) if isinstance(move, verb.move)]
    wanted = [argument.name for argument in verb.arguments if argument.name not in defaults]
    if legal and wanted and not filled:
        raise Unclear(f"Add {listed(wanted)}, or pick one.", legal, verb.name)
    last = verb.arguments[-1]
    if last.open and last.name not in filled and not any(fits(move, said.items()) for move in legal):
        # It stands for nothing to be said, and here something has to be: that is asked.
        said.pop(last.name, None)
    return said


def _one_that_fits(live: Live, seat: Seat, verb: Verb, filled: Mapping[str, str]) -> str:
    legal = [move for move in live.game.legal(live.playing().state, seat) if isinstance(move, verb.move)]
    found = [move for move in legal if fits(move, filled.items())]
    asked = verb.steps or verb.form
    if found and asked and verb.arguments[-1].open and verb.arguments[-1].name not in filled:
        # What is listed of an open argument stands for all that could be written: none of it is meant by saying nothing.
        begun = verb.name if verb.form else begun_with(verb, found, filled)
        raise Unclear(f"Add {verb.arguments[-1].name}, or pick one.", found, begun)
    if not found and filled:
        found = [move for move in legal if _reads_as(live, seat, verb, filled, move)]
    if len(found) == 1:
        return str(found[0])
    if len(found) > 1:
        missing = [argument.name for argument in verb.arguments if argument.name not in filled]
        begun = begun_with(verb, found, filled) if verb.steps else ""
        raise Unclear(f"{len(found)} ways fit. Add {listed(missing)}, or pick one.", found, begun)
    if all(argument.name in filled for argument in verb.arguments):
        return _text(verb, filled)
    if legal:
        if reason := _reason_against(live, seat, verb, filled, legal):
            reason.instead = reason.instead or instead(live, seat)
            raise reason
        raise IllegalMove(f"Nothing fits “{' '.join([verb.name, *filled.values()])[:80]}”.", instead=instead(live, seat))
    reason = live.game.why_not(live.playing().state, seat, verb)
    reason.instead = reason.instead or instead(live, seat)
    raise reason


def _reason_against(
    live: Live, seat: Seat, verb: Verb, filled: Mapping[str, str], legal: Iterable[Move]
) -> IllegalMove | None:
    """Return why what a command says is impossible, where the game says the same however the rest is filled in."""
    tried = dict.fromkeys(
        _text(verb, {one.name: filled.get(one.name, value(move, one.name)) for one in verb.arguments}) for move in legal
    )
    found: dict[str, IllegalMove] = {}
    for text in list(tried)[:MOST_TRIED]:
        try:
            live.playing().act(seat, text)
        except IllegalMove as error:
            found.setdefault(str(error), error)
    return found.popitem()[1] if len(found) == 1 else None


def _reads_as(live: Live, seat: Seat, verb: Verb, filled: Mapping[str, str], move: Move) -> bool:
    tried = {argument.name: filled.get(argument.name, value(move, argument.name)) for argument in verb.arguments}
    try:
        return live.game.read(live.playing().state, seat, _text(verb, tried)) == move
    except IllegalMove:
        return False


def _text(verb: Verb, filled: Mapping[str, str]) -> str:
    return " ".join([verb.name, *(filled[argument.name].strip() for argument in verb.arguments)])


def _first_reason(live: Live, seat: Seat, text: str) -> IllegalMove | None:
    """Return why no move of its verb can be made at all, for a text that is none: how it is written comes second."""
    state, verb = live.playing().state, live.verb_of(text)
    if verb is None or any(isinstance(move, verb.move) for move in live.game.legal(state, seat)):
        return None
    try:
        live.game.read(state, seat, text)
    except IllegalMove:
        return live.game.why_not(state, seat, verb)
    return None


def _begun(words: str, played: Sequence[Played]) -> list[Played]:
    """Return moves of which the first one's story begins with ``words``, in the journal too."""
    first, *rest = played
    row = msgspec.structs.replace(first.row, story=joined(words, first.row.story))
    return [Played(msgspec.structs.replace(first.live, last=row), row, first.events), *rest]


def _about(live: Live, seat: Seat) -> bool:
    """Return whether somebody may well be there although their time is up: asking, or acting since it began."""
    if live.ballot is not None:
        return True
    if live.deed is not None and live.deed.member.id == live.member(seat).id:
        return True
    last = live.last
    return (
        last is not None
        and (last.seat, last.member) == (seat, live.member(seat).id)
        and (last.at > live.row.due - live.patience)
    )


def _all_of(live: Live, played: Iterable[Played]) -> str:
    return listed(list(dict.fromkeys(live.named(move.row.seat).name for move in played)))
