"""Moves as players make them: written, chosen by a slash command, or skipped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.api.update import Call, Version
from engine.core import verbs
from engine.core.catalogue import Message
from engine.core.detour import detours
from engine.core.errors import GameError, IllegalMove
from engine.core.game import Seat, refusal
from engine.core.messages import WORDS
from engine.core.moves import Move, Unclear, Verb
from engine.core.paired_moves import opened, parted, shows_to_all
from engine.core.repeated_moves import AGAIN, goes_on
from engine.tables.deadlines.host_limits import check_patience
from engine.tables.moves.auto_moves import auto_moves, begun, halts, moved_for
from engine.tables.moves.defaults import defaults
from engine.tables.moves.freshness import check_running, may_act
from engine.tables.moves.record import PlayedMove, record_move
from engine.tables.moves.resolve import resolve
from engine.tables.session.live import Session
from engine.tables.session.result import CommandResult
from engine.tables.updates.calls import own_seat
from engine.tables.updates.controls import fits, numbered_value, open_now, value
from engine.tables.updates.move_builder import begun_with

END_TURN = verbs.Pass.__struct_config__.tag
"""The verb that ends a turn."""
MOST_AGAIN = 12
"""So many times one press makes a move at most."""
MOST_TRIED = 16
"""How many ways to fill in what a command leaves out are tried to find out why none of them is possible."""


def act(live: Session, call: Call, text: str, version: Version | None, now: int) -> CommandResult:
    """Make a move written as text; ``version`` is that of the control it came from, see `check_version`.

    Behind `AGAIN` the move is made again and again, until something comes up or its player is out of the game; bot players
    have their say each time. Of two moves of one press (`parted`) the second is made where the first showed nothing new, or
    opened it; what the second opens is made as well.
    """
    first, _, rest = text.partition(" ")
    once, then = (rest, "") if first == AGAIN else parted(text)
    seat = may_act(live, call, once, version)
    foreseen = bool(then) and then in _opened(live, seat, once)
    played = [record_move(live, seat, once, call.member.id, now)]
    while then and (foreseen or not shows_to_all(played[-1].events)) and _legal(played[-1].live, seat, then) is not None:
        further = _opened(played[-1].live, seat, then)
        played.append(record_move(played[-1].live, seat, then, call.member.id, now))
        then, foreseen = further[0] if len(further) == 1 else "", True
    while first == AGAIN and not halts(played[-1]):
        # Where others have a vote, what the press brings about comes of a bot player's move.
        played += auto_moves(played[-1].live, now, said=any(move.by_bot for move in played))
        presses = [at for at, move in enumerate(played) if not move.by_bot]
        if len(presses) >= MOST_AGAIN or not _goes_on(played[presses[-1] :], once):
            break
        played.append(record_move(played[-1].live, seat, once, call.member.id, now))
    return resolve(live, played, now)


def _opened(live: Session, seat: Seat, text: str) -> list[str]:
    """Return the moves that a legal move opens (`OpensMoves`): what it brings was known when both were chosen.

    It is asked with the view of its player, and with that of all where only this player is awaited.
    """
    move = _legal(live, seat, text)
    if move is None:
        return []
    views = [live.view_cache.view(seat), *([live.told_cache.view(None)] if live.awaited == (seat,) else [])]
    return list(dict.fromkeys(str(then) for view in views for then in opened(live.game, view, move)))


def _legal(live: Session, seat: Seat, text: str) -> Move | None:
    """Return the move of this text if a seat is awaited and may make it."""
    moves = live.view_cache.some_legal(seat) if seat in live.awaited else ()
    return next((move for move in moves if str(move) == text), None)


def _goes_on(new: Sequence[PlayedMove], text: str) -> bool:
    """Return whether the move of a press is made once more: it is legal for a seat that is awaited, and nothing came up in
    the moves since it was made."""
    live, seat = new[-1].live, new[0].row.seat
    move = _legal(live, seat, text)
    if move is None:
        return False
    public = [event for move in new for event in move.events if event.seats is None]
    return goes_on(live.game, live.view_cache.view(None), move, public)


def choose(live: Session, call: Call, word: str, given: Mapping[str, str], now: int) -> CommandResult:
    """Make the one legal move that fits a command; `Unclear` carries the moves if several do."""
    seat = may_act(live, call, word, None)
    verb = live.verb_of(word)
    filled = {name: text for name, text in given.items() if text.strip()}
    if verb is None and (detour := detours(live.game).get(word)):
        said = WORDS.message("no-such-command.way", title=live.game.title, verb=word, way=str(detour.said))
        raise IllegalMove(said, "TAB-004", leads=detour.verb)
    if verb is None or any(name not in [argument.name for argument in verb.arguments] for name in filled):
        raise _refused(live, seat, WORDS.message("no-such-command", title=live.game.title, verb=word))
    move = _one_that_fits(live, seat, verb, _with_defaults(live, seat, verb, _as_numbered(live, seat, verb, filled)))
    _ask_about(live, seat, verb, move)
    return resolve(live, [record_move(live, seat, move, call.member.id, now)], now)


def _as_numbered(live: Session, seat: Seat, verb: Verb, filled: Mapping[str, str]) -> Mapping[str, str]:
    """Return what is filled in as the argument itself, where it is the number on a button of the verb."""
    if len(verb.arguments) != 1 or len(filled) != 1:
        return filled
    ((name, typed),) = filled.items()
    moves = (move for move in live.view_cache.legal(seat) if isinstance(move, verb.move))
    meant = (move for move in moves if numbered_value(verb, move, live.view_cache.choice(seat, move)) == typed.strip())
    return next(({name: value(move, name)} for move in meant), filled)


def _ask_about(live: Session, seat: Seat, verb: Verb, text: str) -> None:
    """Raise `Unclear` with a typed move that its player is asked about first: it cannot be made good again, or costs what
    they may not expect. Pressed, it says so on its button."""
    legal = (move for move in live.view_cache.legal(seat) if isinstance(move, verb.move) and str(move) == text)
    move = next(legal, None)
    if verb.name == END_TURN or move is None:
        return
    choice = live.view_cache.choice(seat, move)
    if choice.sure or choice.hurts:
        raise Unclear(choice.sure or WORDS.message("typed-hurts", label=choice.label, hurts=choice.hurts), [move])


def skip(live: Session, call: Call, now: int) -> CommandResult:
    """Let the host go on without those who are awaited: the game's default is played for each.

    A host who asks for it is there, so their own move is made only when no one else is awaited. Rivals have to be waited
    for, see `check_patience`.
    """
    check_running(live)
    live.check_host(call)
    own = own_seat(live, call)
    others = [seat for seat in live.awaited if seat not in own]
    check_patience(live, call, others, now)
    played = defaults(live, others or own, now)
    if not played:
        waiting = [live.named(seat).name for seat in others or (own if live.awaited else live.turn)]
        raise GameError(WORDS.message("nothing-to-do-for", names=waiting), "TAB-030")
    if others:
        words = WORDS("goes-on-without", who=call.member.name, names=moved_for(live, played))
    else:
        words = WORDS("i-play-for", names=call.member.name)
    return resolve(live, begun(words, played), now, movers=own)


def _with_defaults(live: Session, seat: Seat, verb: Verb, filled: Mapping[str, str]) -> dict[str, str]:
    """Return what a command says, with what stands for what it leaves out.

    `Unclear` where that would settle even what nothing stands for, and that could be several things; also where it says
    nothing of a verb with steps: even the only way that is open is asked about then.
    """
    defaults = {argument.name: argument.default for argument in verb.arguments if argument.default}
    said = {**defaults, **filled}
    wanted = [argument.name for argument in verb.arguments if argument.name not in defaults]
    if not verb.steps and (not defaults or all(name in filled for name in wanted)):
        return said
    legal = [move for move in live.view_cache.legal(seat) if isinstance(move, verb.move)]
    if not verb.steps:
        found = [move for move in legal if fits(move, filled.items())]
        missing = [name for name in wanted if name not in filled]
        decided = sum(fits(move, said.items()) for move in found) == 1
        if decided and len({tuple(value(move, name) for name in missing) for move in found}) > 1:
            raise Unclear(WORDS.message("ways-fit", ways=len(found), names=missing), found, "")
        return said
    if legal and wanted and not filled:
        raise Unclear(WORDS.message("add-or-pick", names=wanted), legal, verb.name)
    last = verb.arguments[-1]
    if last.open and last.name not in filled and not any(fits(move, said.items()) for move in legal):
        # It stands for nothing to be said, and here something has to be: that is asked.
        said.pop(last.name, None)
    return said


def _one_that_fits(live: Session, seat: Seat, verb: Verb, filled: Mapping[str, str]) -> str:
    legal = [move for move in live.view_cache.legal(seat) if isinstance(move, verb.move)]
    found = [move for move in legal if fits(move, filled.items())]
    asked = verb.steps or verb.form
    if found and asked and verb.arguments[-1].open and verb.arguments[-1].name not in filled:
        # What is listed of an open argument stands for all that could be written: none of it is meant by saying nothing.
        begun = verb.name if verb.form else begun_with(verb, found, filled)
        raise Unclear(WORDS.message("add-or-pick", names=[verb.arguments[-1].name]), found, begun)
    if not found and filled:
        found = [move for move in legal if _reads_as(live, seat, verb, filled, move)]
    if len(found) == 1:
        return str(found[0])
    if len(found) > 1:
        missing = [argument.name for argument in verb.arguments if argument.name not in filled]
        begun = begun_with(verb, found, filled) if verb.steps else ""
        raise Unclear(WORDS.message("ways-fit", ways=len(found), names=missing), found, begun)
    if all(argument.name in filled for argument in verb.arguments):
        return _text(verb, filled)
    if legal:
        if reason := _reason_against(live, seat, verb, filled, legal):
            reason.hint = reason.hint or open_now(live, seat)
            raise reason
        said = " ".join([verb.name, *filled.values()])
        raise _refused(live, seat, WORDS.message("nothing-fits", text=said[:80]))
    reason = refusal(live.game, live.playing().state, seat, verb)
    reason.hint = reason.hint or open_now(live, seat)
    raise reason


def _refused(live: Session, seat: Seat, said: Message) -> IllegalMove:
    return IllegalMove(said, "TAB-004", hint=open_now(live, seat))


def _reason_against(
    live: Session, seat: Seat, verb: Verb, filled: Mapping[str, str], legal: Iterable[Move]
) -> IllegalMove | None:
    """Return why what a command says is impossible, where the game says the same however the rest is filled in."""
    tried = dict.fromkeys(
        _text(verb, {argument.name: filled.get(argument.name, value(move, argument.name)) for argument in verb.arguments})
        for move in legal
    )
    found: dict[str, IllegalMove] = {}
    for text in list(tried)[:MOST_TRIED]:
        try:
            live.playing().act(seat, text)
        except IllegalMove as error:
            found.setdefault(str(error), error)
    return found.popitem()[1] if len(found) == 1 else None


def _reads_as(live: Session, seat: Seat, verb: Verb, filled: Mapping[str, str], move: Move) -> bool:
    tried = {argument.name: filled.get(argument.name, value(move, argument.name)) for argument in verb.arguments}
    try:
        return live.game.read(live.playing().state, seat, _text(verb, tried)) == move
    except IllegalMove:
        return False


def _text(verb: Verb, filled: Mapping[str, str]) -> str:
    return " ".join([verb.name, *(filled[argument.name].strip() for argument in verb.arguments)])
