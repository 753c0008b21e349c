"""What a member who was away is told of a galaxy, or of a desk: by rounds, what its events come to."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.game import Event
from engine.core.recalling import MARK, Gist, Recollection

from ..rules.events import EVENTS, course, ventures
from ..rules.exploring.windows import LEVIES
from ..state.catalogue import WORDS, name_of
from ..state.content import MERIDIAN, content
from ..state.view import View


def _begins(view: View, happened: Happened) -> bool:
    return isinstance(happened, course.RoundBegun)


def _meets(view: View, happened: Happened, before: Sequence[Happened], after: Sequence[Happened]) -> set[str]:
    """Return who fights in the combat that was begun last before its dice and losses."""
    del view, after
    begun = [e for e in before if isinstance(e, ventures.Battle)][-1:] if isinstance(happened, FOUGHT) else []
    return {name for e in begun for name in (e.attacker, e.defender)}


FOUND = (ventures.Attached, ventures.Goods, ventures.Device, ventures.Fragment, ventures.TokenReturned, course.RemovedUnits)
"""What a rival gains or loses by the way."""

FOUGHT = (ventures.Rolled, ventures.Lost, ventures.Cancelled, ventures.Retreated, ventures.BattleOver)
"""What a combat is told by."""


class Memory(Recollection[View]):
    """What matters of a galaxy: of combats what they brought first, then what was won, and what it cost."""

    def _seen_from_now(self, view: View, events: Iterable[Event | Gist]) -> list[Event | Gist]:
        happened = list(events)
        read = list(filter(None, map(_happened_of, happened)))
        won = {(e.place, e.loser): e.winner for e in read if isinstance(e, ventures.BattleOver) and e.winner and e.loser}
        return self._seen_from_winners(_spoils_first(happened), won)

    def _gists_of(self, happened: Happened) -> tuple[Gist, ...]:
        """Return what one event brought. Told by some types of events alone, of planets that are taken only Meridian is."""
        taken = isinstance(happened, ventures.Gained) and happened.before and happened.planet == name_of(MERIDIAN)
        told = self._kinds is None or taken or not isinstance(happened, ventures.Gained)
        return super()._gists_of(happened) if told else ()

    def byplay(self, events: Iterable[Event]) -> list[Event]:
        """See `Recollection.byplay`: of bot players' deals such, too, by which no planet and no fragment changes hands.

        What a rival finds on a planet is none of others' news: map and table show it."""
        some = list(events)
        small = [event for event in some if (e := _happened_of(event)) is not None and _is_small(e)]
        return [*super().byplay(some), *small]

    def _seen_from_winners(self, events: Sequence[Event | Gist], won: Mapping[tuple[str, str], str]) -> list[Event | Gist]:
        """Return events with what the loser of a combat lost as the deed of the winner, before the winner's own losses; and
        with why a relic is gained that another one's landing on Meridian brings. ``won``: who won where over whom."""
        read = [(event, _happened_of(event)) for event in events]
        first = next((e.who for _, e in read if isinstance(e, ventures.SealBroken)), "")
        found: list[Event | Gist] = []
        losses = len(events)
        for event, e in read:
            if isinstance(e, ventures.Lost) and (winner := won.get((e.place, e.who))):
                told = WORDS("spoils-destroyed", them=MARK, whose=e.who)
                gone = [replace(gist, words=told, who=winner) for gist in self._gists_of(e)]
                found[losses:losses] = gone
                losses = min(losses + len(gone), len(found))
            elif isinstance(e, ventures.Relic) and first and e.who != first:
                found += [replace(gist, words=WORDS("spoils-fewest", them=MARK)) for gist in self._gists_of(e)]
            else:
                losses = min(losses, len(found)) if isinstance(e, ventures.Lost) else losses
                found.append(event)
        return found


def _spoils_first(events: list[Event | Gist]) -> list[Event | Gist]:
    """Return events with the planets that were taken before the combats for them, and losses at the end. That the combat on
    a planet was won goes without saying where it was taken."""
    read = [(event, _happened_of(event)) for event in events]
    taken = [(event, e) for event, e in read if isinstance(e, ventures.Gained) and e.before]
    names = {e.planet for _, e in taken}
    won = [event for event, e in read if isinstance(e, ventures.BattleOver) and e.place not in names]
    lost = [event for event, e in read if isinstance(e, ventures.Lost)]
    fought = [place for place, (_, e) in enumerate(read) if isinstance(e, ventures.Lost | ventures.BattleOver)]
    if not fought or any(isinstance(e, course.RoundBegun) for _, e in read):
        return events

    spoils = [event for event, _ in taken]

    def others(found: Iterable[tuple[Event | Gist, Happened | None]]) -> list[Event | Gist]:
        moved = {id(event) for event in (*spoils, *won, *lost)}
        ground = {id(event) for event, e in read if isinstance(e, ventures.BattleOver)}
        return [event for event, _ in found if id(event) not in moved | ground]

    return [*others(read[: fought[0]]), *spoils, *won, *lost, *others(read[fought[0] :])]


WARES = re.compile(r"(nothing|\d+ (commodit(y|ies)|trade goods?)(, )?)*")
"""What a deal is written as in which only trade goods and commodities change hands."""


def _is_small(e: Happened) -> bool:
    """Return whether an event of a rival means nothing to others: a deal of wares, or what is found by the way."""
    match e:
        case course.Dealt(gives=gives, gets=gets):
            return all(map(WARES.fullmatch, (gives, gets)))
        case ventures.Explored(deck=deck):
            return deck != "frontier"
        case ventures.PutAway(where=where):
            return where == "discard"
        case ventures.Command(why=why) | course.PlacedUnits(why=why):
            card = content().cards.get(why)
            return why == LEVIES or (card is not None and card.deck != "frontier")
        case course.Used(item=item):
            return item in content().planets
    return isinstance(e, FOUND)


def _happened_of(event: Event | Gist) -> Happened | None:
    """Return what an event says, ``None`` for one that is told already or cannot be read any more."""
    return next(iter(EVENTS.read_all([event])), None) if isinstance(event, Event) else None


MEMORY: Recollection[View] = Memory(
    EVENTS, part="round", begins=_begins, number=lambda view: view.state.round, words=WORDS, meets=_meets
)
"""What matters of a galaxy, by rounds."""
