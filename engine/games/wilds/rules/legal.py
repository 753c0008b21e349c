"""Every legal move of a seat, in a fixed order; and which module begins which action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any, Protocol

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import MASTER, PARTY, Unlisted, heed
from engine.core.game import Seat
from engine.core.memo import memo
from engine.core.moves import Move, read_move
from engine.core.needs import Action
from engine.core.verbs import Choose, Enter, MoveTo, SetOrder, Trust

from ..state.catalogue import refused
from ..state.member import LATE
from ..state.moves import (
    VERBS,
    Backtrack,
    Camp,
    Create,
    Depart,
    Forage,
    Investigate,
    Journey,
    Lead,
    Rest,
    RolesTo,
    Scout,
    Search,
    Track,
    Write,
)
from ..state.state import State, member_of, settlement
from . import awaiting, camp, shifting, standing_orders
from .ending import end
from .finding import foraging, investigating, searching, tracking
from .flow import answer, open_questions
from .members import characters, gear, roles
from .progress import Expedition
from .steps import asks
from .travelling import moving, scouting, treks

MOST_MEMBERS = 6
"""How many a party can be (WLD-G18)."""


class Listing(Protocol):
    """What lists and refuses the moves of a kind: an `Action`, or a chapter's own functions."""

    def moves(self, state: State, /) -> Iterable[Move]:
        """Return every move of the kind that could be made now."""
        ...

    def refuse_all(self, state: State, /) -> IllegalMove | None:
        """Return what speaks against every one of them."""
        ...

    def refuse(self, state: State, move: Any, /) -> IllegalMove | None:
        """Return what speaks against one of them."""
        ...


DOINGS: dict[type[Move], tuple[Listing, Callable[[Expedition, Any], None]]] = {
    MoveTo: (moving.MOVE, moving.begin),
    Search: (searching.SEARCH, searching.begin),
    Investigate: (investigating, investigating.begin),
    Scout: (scouting.SCOUT, scouting.begin),
    Camp: (camp.CAMP, camp.begin),
    Forage: (foraging.FORAGE, foraging.begin),
    Track: (tracking.TRACK, tracking.begin),
    Backtrack: (moving.BACKTRACK, moving.begin),
    Journey: (treks.JOURNEY, treks.begin),
    Rest: (camp.REST, camp.rest),
    Depart: (Action[State](Depart), lambda expedition, move: end(expedition, "voted")),
}
"""The party's actions, in the order in which they are offered (WLD-028, WLD-122..127, WLD-128, WLD-G26): how each is listed
and refused, and how it begins."""

ALWAYS = (Depart,)
"""What may be decided at any hour."""


@memo(
    "region",
    "here",
    "visited",
    "known",
    "edges",
    "blocks",
    "finds",
    "tokens",
    "day",
    "stretch",
    "weather",
    "forage_tries",
    "members",
)
def actions(state: State) -> tuple[Move, ...]:
    """Return every action that the party could decide on now."""
    return tuple(chain.from_iterable([actions_of(state, kind) for kind in DOINGS]))


def actions_of(state: State, kind: type[Move]) -> Iterable[Move]:
    """Return the actions of a kind that the party could decide on now."""
    return DOINGS[kind][0].moves(state) if state.stretch != LATE or refuse_hour(state, kind) is None else ()


def refuse_hour(state: State, kind: type[Move]) -> IllegalMove | None:
    """Return what the hour says against an action: after the night only a late camp is left (WLD-G27, WLD-G28)."""
    if state.stretch == LATE and kind is not Camp and kind not in ALWAYS:
        return refused("hour-camp-only", "WLD-G27")
    return None


def refuse_kind(state: State, kind: type[Move]) -> IllegalMove | None:
    """Return what speaks against every action of a kind, ``None`` where one is open to the party (`actions_of`)."""
    return refuse_hour(state, kind) or DOINGS[kind][0].refuse_all(state)


def refuse_action(state: State, move: Move) -> IllegalMove | None:
    """Return what speaks against an action, as things stand."""
    return refuse_hour(state, type(move)) or DOINGS[type(move)][0].refuse(state, move)


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
    DOINGS[type(move)][1](expedition, move)


def ticks(state: State, move: Move) -> bool:
    """Return whether an action lowers the timer (WLD-G24, WLD-G68): what leads over the region's edge does not begin."""
    if isinstance(move, (Backtrack, Journey, Rest, Depart)):
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


def legal(state: State, seat: Seat, orders: Iterable[Move] = ()) -> Iterator[Move]:
    """Yield every legal move of a seat, last a game master's ``orders`` or its own standing ones; few of open arguments."""
    if seat == state.master:
        return chain(_of_master(state, seat), orders)
    return chain(_besides(state, seat), _habits(state, seat))


@memo
def _besides(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return what comes before standing orders, none of which changes it."""
    return tuple(chain.from_iterable(_sorts(state, seat)))


def _habits(state: State, seat: Seat) -> tuple[SetOrder, ...]:
    """Return the standing orders that would change something for a seat."""
    index = member_of(state, seat) if state.phase == "trek" else None
    return (
        () if index is None or characters.unready(state, seat) is not None else standing_orders.moves(state.members[index])
    )


def _sorts(state: State, seat: Seat) -> Iterator[Iterable[Move]]:
    """Yield the legal moves of a seat that is no game master's, but for standing orders, sort by sort."""
    if state.phase == "over":
        return
    if seat == len(state.names):
        if refuse_entry(state) is None:
            yield (Enter("Newcomer"),)
        return
    if characters.unready(state, seat) is not None:
        yield characters.moves(state, seat)
        yield (Trust(),)
        return
    if state.phase == "characters" or member_of(state, seat) is None:
        return
    yield answers(state, seat)
    moment = awaiting.moment(state)
    if moment == "action":
        yield _proposals(state, seat, actions(state))
    if awaiting.may_trust(state, seat):
        yield (Trust(),)
    yield roles.moves(state, seat)
    yield map(Lead, awaiting.could_lead(state, seat))
    if gear.refuse_note(state, seat, gear.sample_note()) is None:
        yield (Write(gear.sample_note()),)
    if moment:
        yield gear.moves(state, seat)


def _of_kind(state: State, seat: Seat, kind: type[Move]) -> Iterable[Move]:
    """Return the legal moves of a seat, those of a kind at least."""
    index = member_of(state, seat)
    if index is None or not state.members[index].ready or state.phase != "trek" or seat == state.master:
        return legal(state, seat)
    if kind is Choose:
        return answers(state, seat)
    if kind in DOINGS:
        found = actions_of(state, kind) if awaiting.moment(state) == "action" else ()
        return _proposals(state, seat, found)
    if kind is RolesTo:
        return roles.moves(state, seat)
    if kind is Lead:
        return map(Lead, awaiting.could_lead(state, seat))
    if kind in gear.KINDS:
        return gear.moves(state, seat) if awaiting.moment(state) else ()
    return standing_orders.moves(state.members[index]) if kind is SetOrder else legal(state, seat)


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
    elif move not in _of_kind(state, seat, type(move)):
        raise Unlisted


def _of_master(state: State, seat: Seat) -> Iterator[Move]:
    if state.phase == "over":
        return
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
    if state.shifts:
        yield from map(Choose, shifting.open_shifts(state, seat))
    asked = open_questions(state)
    if asked and asked[0].owner == PARTY and (seat != state.master or state.rules.decide == "gm"):
        yield from _proposals(state, seat, map(Choose, asked[0].options))


def _proposals(state: State, seat: Seat, moves: Iterable[Move]) -> Iterable[Move]:
    """Return the moves but for the one that a seat votes for already."""
    own = awaiting.ballot(state).get(seat) if state.votes else None
    return moves if own is None else (move for move in moves if str(move) != own)


def refuse_entry(state: State) -> IllegalMove | None:
    """Return what speaks against a newcomer: a morning or a settlement is needed, and room (WLD-G18, WLD-G85)."""
    if state.phase == "over":
        return refused("expedition-over", "WLD-G83")
    if sum(not member.dead for member in state.members) >= MOST_MEMBERS:
        return refused("enter-full", "WLD-G18")
    if state.phase == "characters":
        return None
    if state.agenda or state.paused:
        return refused("enter-busy", "WLD-G85")
    if state.stretch != 1 and settlement(state) is None:
        return refused("enter-later", "WLD-G85")
    return None
