"""Every legal move of a seat, in a fixed order; and which module begins which action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import MASTER, PARTY, Unlisted, heed
from engine.core.game import Seat
from engine.core.moves import Move, read_move
from engine.core.once import once_per_state
from engine.core.verbs import Choose, Enter, MoveTo, Order, Trust

from ..state.member import LATE
from ..state.moves import (
    VERBS,
    Backtrack,
    Camp,
    Create,
    Depart,
    Forage,
    Investigate,
    Lead,
    Rest,
    RolesTo,
    Scout,
    Search,
    Track,
    Write,
)
from ..state.state import State, member_of, settlement
from . import awaiting, camp, habits
from .ending import end
from .finding import foraging, investigating, searching, tracking
from .flow import answer, open_questions
from .members import characters, gear, roles
from .progress import Expedition
from .steps import asks
from .travelling import moving, scouting

MOST_MEMBERS = 6
"""How many a party can be (WLD-G18)."""


class Doing(msgspec.Struct, frozen=True):
    """How an action of the party is listed, refused and begun."""

    moves: Callable[[State], Iterable[Move]]
    refuse: Callable[[State, Any], IllegalMove | None]
    begin: Callable[[Expedition, Any], None]


DOINGS: dict[type[Move], Doing] = {
    MoveTo: Doing(moving.moves, moving.refuse, moving.begin),
    Search: Doing(searching.moves, searching.refuse, searching.begin),
    Investigate: Doing(investigating.moves, investigating.refuse, investigating.begin),
    Scout: Doing(scouting.moves, scouting.refuse, scouting.begin),
    Camp: Doing(camp.moves, camp.refuse, camp.begin),
    Forage: Doing(foraging.moves, foraging.refuse, foraging.begin),
    Track: Doing(tracking.moves, tracking.refuse, tracking.begin),
    Backtrack: Doing(moving.back_moves, moving.refuse_back, moving.begin),
    Rest: Doing(camp.rests, camp.refuse_rest, camp.rest),
    Depart: Doing(lambda state: (Depart(),), lambda state, move: None, lambda expedition, move: end(expedition, "voted")),
}
"""The party's actions, in the order in which they are offered (WLD-028, WLD-122..127, WLD-128, WLD-G26)."""

ALWAYS = (Depart,)
"""What may be decided at any hour."""


def actions(state: State, kind: type[Move] = Move) -> Iterator[Move]:
    """Return every action of a kind that the party could decide on now, lazily."""
    return chain.from_iterable(_actions_of(state, one) for one in DOINGS if issubclass(one, kind))


@once_per_state
def _actions_of(state: State, kind: type[Move]) -> tuple[Move, ...]:
    return tuple(DOINGS[kind].moves(state)) if refuse_hour(state, kind) is None else ()


def refuse_hour(state: State, kind: type[Move]) -> IllegalMove | None:
    """Return what the hour says against an action: after the night only a late camp is left (WLD-G27, WLD-G28)."""
    if state.stretch == LATE and kind is not Camp and kind not in ALWAYS:
        return IllegalMove("The night is over and nobody has slept: all that is left is to make camp.", "WLD-G27")
    return None


def refuse_action(state: State, move: Move) -> IllegalMove | None:
    """Return what speaks against an action, as things stand."""
    return refuse_hour(state, type(move)) or DOINGS[type(move)].refuse(state, move)


def decided(expedition: Expedition, move: Move) -> None:
    """Begin an action that the party decided on.

    A game master who answers for the world says before whether it takes longer (WLD-G22, WLD-G87).
    """
    state = expedition.state
    if expedition.asks_master and not state.forced.ticks and ticks(state, move):
        expedition.hook(asks.Ticks(str(move), owner=MASTER, options=("0", "1", "2"), default="0"))
    else:
        begin(expedition, move)


def begin(expedition: Expedition, move: Move) -> None:
    """Begin an action."""
    DOINGS[type(move)].begin(expedition, move)


def ticks(state: State, move: Move) -> bool:
    """Return whether an action lowers the timer (WLD-G24, WLD-G68): what leads over the region's edge does not begin."""
    if isinstance(move, (Backtrack, Rest, Depart)):
        return isinstance(move, Backtrack) and state.rules.backtrack_ticks
    return not isinstance(move, (MoveTo, Scout)) or moving.target(state, move.to) is not None


@answer(asks.Ticks)
def _take_longer(expedition: Expedition, question: asks.Ticks, option: str) -> None:
    """The action begins now, unless the game master made it impossible meanwhile."""
    move = read_move(VERBS, question.move)
    if refuse_action(expedition.state, move) is not None:
        return
    expedition.change(forced=replace(expedition.state.forced, ticks=int(option)))
    begin(expedition, move)


def legal(state: State, seat: Seat, orders: Iterable[Move] = (), kind: type[Move] = Move) -> Iterator[Move]:
    """Yield every legal move of a seat, lazily, a game master's ``orders`` last; of open arguments one or a few. Where
    nobody asks for others than those of one ``kind``, these at least.
    """
    if state.phase == "over":
        return
    if seat == len(state.names):
        if refuse_entry(state) is None:
            yield Enter("Newcomer")
        return
    if seat == state.master:
        yield from _of_master(state, seat)
        yield from orders
        return
    if characters.unready(state, seat) is not None:
        yield from characters.moves(state, seat)
        yield Trust()
        return
    if state.phase == "characters" or member_of(state, seat) is None:
        return
    if issubclass(Choose, kind):
        yield from answers(state, seat)
    if awaiting.moment(state) == "action":
        yield from _proposals(state, seat, actions(state, kind))
    if issubclass(Trust, kind) and awaiting.may_trust(state, seat):
        yield Trust()
    if issubclass(RolesTo, kind):
        yield from roles.moves(state, seat)
    if issubclass(Lead, kind):
        yield from map(Lead, awaiting.could_lead(state, seat))
    if issubclass(Write, kind) and gear.refuse_note(state, seat, gear.NOTE) is None:
        yield Write(gear.NOTE)
    if any(issubclass(one, kind) for one in gear.KINDS) and awaiting.moment(state):
        yield from gear.moves(state, seat)
    if issubclass(Order, kind):
        yield from habits.moves(state.members[_index(state, seat)])


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise unless a move is legal, `Unlisted` where no rule says why not.

    One with an open argument is checked where it is carried out.
    """
    if isinstance(move, Enter):
        if seat != len(state.names) or member_of(state, seat) is not None:
            raise Unlisted
        heed(refuse_entry(state))
    elif isinstance(move, Write):
        heed(gear.refuse_note(state, seat, move.words))
    elif isinstance(move, Create) and characters.unready(state, seat) is not None:
        return
    elif move not in legal(state, seat, kind=type(move)):
        raise Unlisted


def _index(state: State, seat: Seat) -> int:
    index = member_of(state, seat)
    assert index is not None
    return index


def _of_master(state: State, seat: Seat) -> Iterator[Move]:
    yield from answers(state, seat)
    if state.rules.decide == "gm" and awaiting.moment(state) == "action":
        yield from _proposals(state, seat, actions(state))
    if awaiting.may_trust(state, seat):
        yield Trust()


def answers(state: State, seat: Seat) -> Iterator[Move]:
    """Yield the answers that a seat can give to what is being asked."""
    if state.phase != "trek" or state.paused:
        return
    if seat in awaiting.asked_again(state):
        yield Choose("again")
        yield Choose("keep")
        return
    own = awaiting.personal(state, seat)
    if own is not None:
        yield from map(Choose, own.options)
        return
    asked = open_questions(state)
    if asked and asked[0].owner == PARTY and (seat != state.master or state.rules.decide == "gm"):
        yield from _proposals(state, seat, map(Choose, asked[0].options))


def _proposals(state: State, seat: Seat, moves: Iterable[Move]) -> Iterable[Move]:
    """Return the moves but for the one that a seat votes for already."""
    own = awaiting.ballot(state).get(seat)
    return moves if own is None else (move for move in moves if str(move) != own)


def refuse_entry(state: State) -> IllegalMove | None:
    """Return what speaks against somebody new: a morning or a settlement is needed, and room (WLD-G18, WLD-G85)."""
    if state.phase == "over":
        return IllegalMove("This expedition is over.", "WLD-G83")
    if sum(not member.dead for member in state.members) >= MOST_MEMBERS:
        return IllegalMove("The party is six strong: there is no room for more.", "WLD-G18")
    if state.phase == "characters":
        return None
    if state.agenda or state.paused:
        return IllegalMove("The party is in the middle of something. Come when it has a moment.", "WLD-G85")
    if state.stretch != 1 and settlement(state) is None:
        return IllegalMove("Newcomers meet the party in the morning, or in a settlement.", "WLD-G85")
    return None
