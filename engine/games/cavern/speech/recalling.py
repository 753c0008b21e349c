"""What a member who was away is told of a cavern: by rounds, what its events come to by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.events import Happened
from engine.core.game import Event
from engine.core.recalling import Gist, Recollection
from engine.maps.squares import label

from ..rules.events import HAPPENINGS, course, gains, resolving
from ..state.board import board_of
from ..state.catalogue import WORDS
from ..state.state import Contest, State
from ..state.view import View
from .gathering import settles, was_due


def _begins(view: View, happened: Happened) -> bool:
    """Whether a round begins: with the first player's turn, unless that is one more of the same."""
    return isinstance(happened, course.Turn) and not happened.extra and happened.who == view.state.names[view.state.first]


def _meets(view: View, happened: Happened, before: Sequence[Happened], after: Sequence[Happened]) -> tuple[str, ...]:
    """Return who fought in the Battle that an event settles, or pays out in the same move: each of them wants to know how
    it ended. It is counted back from the contest that was settled last."""
    if not isinstance(happened, (resolving.Won, resolving.Spoils, gains.Collected)):
        return ()
    state, since = view.state, sum(map(settles, after))
    if since >= len(state.shown) or not any(map(settles, (*before, happened))):
        return ()
    contest = state.shown[-1 - since]
    fought = tuple(state.names[seat] for seat in contest.seats) if contest.kind == "battle" else ()
    return fought if happened.who in fought else ()


def _read(event: Event | Gist) -> Happened | None:
    return next(iter(HAPPENINGS.read_all([event])), None) if isinstance(event, Event) else None


def _battles(state: State) -> Sequence[Contest]:
    return [contest for contest in state.shown if contest.kind == "battle"]


def _place(state: State, contest: Contest) -> tuple[str, str]:
    """Return the place and the floor of a contest's room."""
    found = board_of(state).room(contest.room)
    return label(found.at), found.floor


def _rooms_of(state: State, known: Sequence[Happened]) -> dict[int, tuple[str, str]]:
    """Return where each contest was that some events settle, by the identity of the event: the newest was settled last."""
    rooms, left = dict[int, tuple[str, str]](), list(reversed(state.shown))
    for e in reversed(known):
        if isinstance(e, resolving.Won | resolving.Succeeded | resolving.Failed) and settles(e):
            names = [[state.names[seat] for seat in contest.seats] for contest in left]
            place = next((place for place, who in enumerate(names) if e.who in who), None)
            if place is not None:
                rooms[id(e)] = _place(state, left[place])
                left = left[place + 1 :]
    return rooms


class _ByRooms(Recollection[View]):
    """What happened, told by rooms: what each player took from which, in place of how they came by it."""

    def _seen_from_now(self, view: View, events: Iterable[Event | Gist]) -> Iterator[Event | Gist]:
        state, every = view.state, [(event, _read(event)) for event in events]
        known = [happened for _, happened in every if happened is not None]
        rooms = _rooms_of(state, known)
        battles = {(_place(state, each), state.names[seat]) for each in _battles(state) for seat in each.seats}
        here, shares = ("", ""), dict[str, tuple[int, int]]()

        def take(who: str, gold: int, treasure: int) -> None:
            had = shares.get(who, (0, 0))
            shares[who] = had[0] + gold, had[1] + treasure

        def told() -> Iterator[Gist]:
            if shares:
                said = tuple(
                    WORDS("recap-share", who=who, any=any(each), gold=each[0], treasure=each[1])
                    for who, each in shares.items()
                )
                yield Gist(WORDS("recap-room", at=here[0], shares=said))
            shares.clear()

        for event, happened in every:
            # That the room was closed was told before, if it is not among these.
            here = here if any(here) else rooms.get(id(happened), here)
            match happened:
                case resolving.Completed():
                    yield from told()
                    here = happened.at, happened.floor
                case resolving.Won(who=who) | resolving.Succeeded(who=who) | resolving.Failed(who=who) if any(here):
                    take(who, 0, 0)
                case gains.Collected(who=who) if ((here, who) in battles and who not in shares) or was_due(
                    state, happened, known
                ):
                    # How that Battle ended, and who gets what, has been told.
                    pass
                case gains.Collected(who=who) if any(here):
                    take(who, happened.gold, happened.treasure)
                case resolving.Spoils() if any(here):
                    pass
                case gains.Revealed() | gains.Receipt():
                    pass
                case course.Turn():
                    yield from told()
                    here = "", ""
                    yield event
                case _:
                    yield event
        yield from told()


MEMORY: Recollection[View] = _ByRooms(
    HAPPENINGS, part="round", begins=_begins, number=lambda view: view.state.round, words=WORDS, meets=_meets
)
"""What matters of a cavern, by rounds."""
