"""Playing: a move as text or as a half-filled command, defaults for those who stay away, and what follows from them;
whether a control that was drawn before others answered still says what it said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

import msgspec

from engine.core import capabilities
from engine.core.capabilities import Guided
from engine.core.errors import GameError, GameOver, IllegalMove, NotYourTurn, Stale, Unclear
from engine.core.game import Choice, Seat, refusal
from engine.core.moves import Move, Verb
from engine.core.words import listed
from engine.update import Call, Version

from .controls import fits, value
from .live import HOUSE, Live, Past
from .making import Played, instead, made
from .proxy import all_of, begun
from .rivalry import check_patience
from .settling import settled
from .standing import Way
from .stepping import begun_with
from .telling import (
    Step,
    asked_of,
    names_of,
    not_your_turn,
    own_seat,
)

MOST_OF_A_TURN = 16
"""How many moves the house makes for somebody who is away before it waits for them again."""
MOST_TRIED = 16
"""How many ways to fill in what a command leaves out are tried to find out why none of them is possible."""
MOST_PAST = 32
"""How many changes a control outlasts at most."""


def act(live: Live, call: Call, text: str, version: Version | None, now: int) -> Step:
    """Make a move written as text; ``version`` is that of the control it came from, see `check_version`."""
    seat = may_act(live, call, text, version)
    return settled(live, [made(live, seat, text, call.member.id, now)], now)


def choose(live: Live, call: Call, word: str, given: Mapping[str, str], now: int) -> Step:
    """Make the one legal move that fits a command; `Unclear` carries the moves if several do."""
    seat = may_act(live, call, word, None)
    verb = live.verb_of(word)
    filled = {name: text for name, text in given.items() if text.strip()}
    if verb is None or any(name not in [argument.name for argument in verb.arguments] for name in filled):
        raise IllegalMove(f"{live.game.title} has no “/{word}” like that.", "TAB-004", instead=instead(live, seat))
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
        raise GameError(f"There is nothing that I could do for {waiting}; the game waits.", "TAB-030")
    words = f"{call.member.name} goes on without {all_of(live, played)}." if others else f"I play for {call.member.name}."
    return settled(live, begun(words, played), now, movers=own)


def defaults(live: Live, seats: Iterable[Seat], now: int, *, hushed: Sequence[str] = ()) -> list[Played]:
    """Return the default moves of awaited seats, one after the other: for each the rest of the turn under way (TAB-028).

    Events of the kinds ``hushed`` are not told. Whoever is asked something else by then (one of them settled it for all,
    and a turn begins) is left to answer that.
    """
    played: list[Played] = []
    after = live
    for seat in seats:
        if seat in after.awaited and asked_of(live, seat) == asked_of(after, seat):
            played += _rest_of_turn(after, seat, now, hushed)
            after = played[-1].live if played else live
    return played


def _rest_of_turn(live: Live, seat: Seat, now: int, hushed: Sequence[str]) -> list[Played]:
    """Return the default moves of an awaited seat as long as it is awaited in the same turn; one where none are counted."""
    played: list[Played] = []
    after, turn = live, capabilities.waits(live.game).turn_number(live.playing().state)
    while len(played) < MOST_OF_A_TURN and seat in after.awaited:
        state = after.playing().state
        same = turn != -1 and capabilities.waits(live.game).turn_number(state) == turn
        move = live.game.default(state, seat) if same or not played else None
        if move is None:
            break
        played.append(made(after, seat, str(move), HOUSE, now, hushed=hushed))
        after = played[-1].live
    return played


def may_act(live: Live, call: Call, text: str, version: Version | None) -> Seat:
    """Return the caller's seat; `NotYourTurn` where others are awaited and ``text`` is nothing to be done meanwhile."""
    if version is not None:
        check_version(live, call, version, text)
    _check_running(live)
    seat = live.seat(call)
    if live.is_away(seat) and live.attended and seat not in live.awaited:
        raise NotYourTurn("I play for you at once while you are away. `/away back`, and you are asked again.")
    if seat not in live.awaited:
        verb = live.verb_of(text)
        meanwhile = live.standing.some_legal(seat)
        if not any(verb is None or isinstance(move, verb.move) for move in meanwhile):
            raise _not_theirs(live, seat, verb) or not_your_turn(live, seat)
    return seat


def _not_theirs(live: Live, seat: Seat, verb: Verb | None) -> IllegalMove | None:
    """Return the game's own words for a player who tries what is the game master's, or answers what nobody offers them (any
    more), whosever turn it is."""
    if verb is None:
        return None
    masters = verb.private and isinstance(live.game, Guided) and not live.seats[seat].master
    if not masters and verb.name not in capabilities.prompts(live.game).replies:
        return None
    reason = refusal(live.game, live.playing().state, seat, verb)
    reason.instead = reason.instead or instead(live, seat)
    return reason


def grave(live: Live, call: Call, text: str, version: Version) -> Choice:
    """Return how a legal move is offered that is made only once its player is sure (`Choice.sure`).

    Refused as the move itself would be; `Stale` where there is no such move any more.
    """
    seat = may_act(live, call, text, version)
    ways = (way for way in live.standing.ways(seat) if str(way.move) == text)
    # What is asked of whoever presses under the post may be asked nowhere else.
    offered = [choice for way in ways for choice in (way.choice, live.standing.choice(None, way.move))]
    found = next((choice for choice in offered if choice.sure), None)
    if found is None:
        raise Stale("I no longer know that button. Here is how things stand now.")
    return found


def check_version(live: Live, call: Call, version: Version, text: str | None = None) -> None:
    """Raise `Stale` unless a control was drawn for the table as it stands, or for its caller still says the same (TAB-006).

    ``text`` is the move, or the beginning of one, for which that may be; "" for all that can be answered, ``None`` for
    nothing (see `outlasts`).
    """
    if version.table != live.row.id:
        raise Stale("That belongs to another table. Here is how things stand now.")
    _check_running(live)
    if version.change == live.row.change:
        return
    if text is None or not outlasts(live, live.seat_of(call.member.id), version, text):
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


def _with_defaults(live: Live, seat: Seat, verb: Verb, filled: Mapping[str, str]) -> dict[str, str]:
    """Return what a command says, with what stands for what it leaves out.

    `Unclear` where that would settle even what nothing stands for, and that could be several things; also where it says
    nothing of a verb with steps: even the only way that is open is asked about then.
    """
    defaults = {argument.name: argument.default for argument in verb.arguments if argument.default}
    said = {**defaults, **filled}
    wanted = [argument.name for argument in verb.arguments if argument.name not in defaults]
    if not verb.steps and (not defaults or all(name in filled for name in wanted)):
        return said
    legal = [move for move in live.standing.legal(seat) if isinstance(move, verb.move)]
    if not verb.steps:
        found = [move for move in legal if fits(move, filled.items())]
        missing = [name for name in wanted if name not in filled]
        decided = sum(fits(move, said.items()) for move in found) == 1
        if decided and len({tuple(value(move, name) for name in missing) for move in found}) > 1:
            raise Unclear(f"{len(found)} ways fit. Add {listed(missing)}, or pick one.", found, "")
        return said
    if legal and wanted and not filled:
        raise Unclear(f"Add {listed(wanted)}, or pick one.", legal, verb.name)
    last = verb.arguments[-1]
    if last.open and last.name not in filled and not any(fits(move, said.items()) for move in legal):
        # It stands for nothing to be said, and here something has to be: that is asked.
        said.pop(last.name, None)
    return said


def _one_that_fits(live: Live, seat: Seat, verb: Verb, filled: Mapping[str, str]) -> str:
    legal = [move for move in live.standing.legal(seat) if isinstance(move, verb.move)]
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
        said = " ".join([verb.name, *filled.values()])
        raise IllegalMove(f"Nothing fits “{said[:80]}”.", "TAB-004", instead=instead(live, seat))
    reason = refusal(live.game, live.playing().state, seat, verb)
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


# A control that was drawn before others answered still says what it said, where several are asked together.


def past_after(before: Live, step: Step) -> tuple[Past, ...]:
    """Return what the table after a step remembers of those before it, ``()`` where no control of theirs is good any more.

    That is where the step was not only moves, or one of them drew chance or revealed something; where nobody but those who
    moved was awaited before and still is; and where somebody who moved is asked the same again: then the moves were no
    answers to what all were asked, but led on to the next question in the same words.
    """
    after = step.live
    moves_only = step.strike is None and step.revive is None and step.seats is None and not step.reload
    if not moves_only or after.deed is not None or after.row.status != "running" or not step.entries:
        return ()
    movers = tuple(dict.fromkeys(entry.seat for entry in step.entries))
    if not all(entry.free for entry in step.entries) or not set(before.awaited) & set(after.awaited) - set(movers):
        return ()
    # What is nobody else's business is no answer, and leads nowhere.
    if step.update.kind != "aside" and any(_asked_again(before, after, seat) for seat in movers):
        return ()
    return (*before.past, Past(msgspec.structs.replace(before, past=()), movers))[-MOST_PAST:]


def _asked_again(before: Live, after: Live, seat: Seat) -> bool:
    return seat in before.awaited and seat in after.awaited and asked_of(before, seat) == asked_of(after, seat)


def outlasts(live: Live, seat: Seat | None, version: Version, text: str) -> bool:
    """Return whether a seat that uses an older control of this table, for the move ``text``, does what it says on it.

    All that came since is in `past_after`, none of it was done by or for this seat, and at every point between it was
    awaited and asked the same: in the same words and turn, with no answer that was not there before, and each that is
    left shown as it was. ``text`` is such an answer, or the beginning of one that is asked step by step, and every step
    of it is asked and shown as it was; "" stands for the whole of what can be answered.
    """
    at = next((at for at, past in enumerate(live.past) if past.live.version == version), None)
    if at is None or seat is None or any(seat in past.movers for past in live.past[at:]):
        return False
    tables = [*(past.live for past in live.past[at:]), live]
    if any(seat not in table.awaited for table in tables):
        return False
    if (
        len(
            {(asked_of(table, seat), capabilities.waits(table.game).turn_number(table.playing().state)) for table in tables}
        )
        > 1
    ):
        return False
    found = [table.standing.ways(seat) for table in tables]
    shown = [{str(way.move): (way.choice, way.about) for way in one} for one in found]
    if any(older.get(move) != how for older, newer in pairwise(shown) for move, how in newer.items()):
        return False
    verb = live.verb_of(text)
    if not text or (verb is not None and not verb.steps and (text in shown[-1] or (verb.form and text == verb.name))):
        return True
    if verb is None or not verb.steps:
        return False
    steps = [_steps(table, seat, verb, text, one) for table, one in zip(tables, found, strict=True)]
    return steps[-1] is not None and all(step == steps[-1] for step in steps)


Asked = tuple[tuple[str, Choice], ...]
"""How each argument of a move is asked, and how the answer is shown."""


def _steps(live: Live, seat: Seat, verb: Verb, text: str, found: tuple[Way, ...]) -> Asked | None:
    """Return how a move, or the beginning of one, is put together; ``None`` where one of its answers is not offered."""
    moves = [way.move for way in found if way.verb.name == verb.name]
    view = live.standing.view(seat)
    names, asked = [argument.name for argument in verb.arguments], []
    given = text.split(maxsplit=len(names))[1:]
    for at, word in enumerate(given):
        values = tuple(dict.fromkeys(value(move, names[at]) for move in moves))
        if word not in values:
            return None
        step = capabilities.step(live.game, view, verb, tuple(given[:at]), values)
        asked.append((step.ask, step.choices[values.index(word)]))
        moves = [move for move in moves if value(move, names[at]) == word]
    return tuple(asked) if moves else None
