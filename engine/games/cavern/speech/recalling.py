"""What a member who was away is told of a cavern: by rounds, what its events come to by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.events import Happened
from engine.core.game import Event
from engine.core.recalling import MARK, Gist, Recollection, by

from ..rules.events import HAPPENINGS, course, gains, resolving
from ..state.catalogue import WORDS
from ..state.view import View
from .gathering import settles
from .words import room


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


class _ByRooms(Recollection[View]):
    """What happened, told by rooms: what each player took from which, in place of how they came by it."""

    def _seen_from_now(self, view: View, events: Iterable[Event | Gist]) -> Iterator[Event | Gist]:
        del view
        room_, after = "", list[tuple[str, str]]()
        taken: dict[tuple[str, str], tuple[int, int]] = {}

        def told() -> Iterator[Gist]:
            for who, where in after:
                gold, treasure = taken.get((who, where), (0, 0))
                any_ = bool(gold or treasure)
                words = WORDS("recap-took" if any_ else "recap-empty", them=MARK)
                yield by(who, words, WORDS("recap-took.one", where=where, gold=gold, treasure=treasure) if any_ else where)
            after.clear()
            taken.clear()

        for event in events:
            happened = next(iter(HAPPENINGS.read_all([event])), None) if isinstance(event, Event) else None
            match happened:
                case resolving.Completed(floor=floor, at=at):
                    yield from told()
                    room_ = room(floor, at)
                case gains.Collected(who=who) if room_:
                    gold, treasure = taken.get((who, room_), (0, 0))
                    taken[who, room_] = gold + happened.gold, treasure + happened.treasure
                    after += [(who, room_)] if (who, room_) not in after else []
                case resolving.Succeeded(who=who) | resolving.Failed(who=who) if room_:
                    after += [(who, room_)] if (who, room_) not in after else []
                case gains.Revealed() | gains.Receipt():
                    pass
                case course.Turn():
                    yield from told()
                    room_ = ""
                    yield event
                case resolving.Won(rank=rank) if rank > 1:
                    pass
                case _:
                    yield event
        yield from told()


MEMORY: Recollection[View] = _ByRooms(
    HAPPENINGS, part="round", begins=_begins, number=lambda view: view.state.round, words=WORDS, meets=_meets
)
"""What matters of a cavern, by rounds."""
