"""What players did is remembered for each of the others until a turn of theirs is over: posts tell it as long (GAL-G08)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.game import Event
from engine.core.memo import noted

from ..state.deeds import Deed
from ..state.state import NOBODY, State
from .events import EVENTS, course, ventures
from .fighting import losses


def remembered(before: State, after: State, events: Sequence[Event]) -> State:
    """Return the state after a move with what was done by it, and without what has been read in a turn that is over."""
    fighting = losses.battle_under_way(before)
    foes = (before.names[fighting.attacker], before.names[fighting.defender]) if fighting is not None else ("", "")
    turn = before.names[before.active] if before.active != NOBODY else ""
    news, seats = list(before.news), {player.name: seat for seat, player in enumerate(after.players)}
    for e in EVENTS.read_all([event for event in events if event.seats is None]):
        match e:
            case course.RoundBegun():
                news.clear()
            case course.TurnOver(who=who) | course.Passed(who=who):
                news, turn = _read_by(news, seats[who]), ""
            case ventures.Battle(attacker=attacker, defender=defender):
                foes = attacker, defender
        for deed in _deeds(e, foes):
            unread = tuple(
                seat for who, seat in seats.items() if who not in (deed.by, turn) and not after.players[seat].gone
            )
            news += [replace(deed, unread=unread)] if unread else []
    return after if tuple(news) == after.news else noted(after, news=tuple(news))


def _read_by(news: Sequence[Deed], seat: int) -> list[Deed]:
    """Return the deeds that others are still told of once a seat has read them."""
    left = (replace(deed, unread=tuple(other for other in deed.unread if other != seat)) for deed in news)
    return [deed for deed in left if deed.unread]


def _deeds(e: Happened, foes: tuple[str, str]) -> Iterator[Deed]:
    """Yield what an event says that a player did; ``foes`` are attacker and defender of the combat under way."""
    match e:
        case ventures.Gained(who=who, planet=planet, before=before):
            yield Deed(who, "took", planet, before)
        case ventures.SealBroken(who=who):
            yield Deed(who, "broke", "")
        case ventures.BattleOver(winner=winner, loser=loser, place=place, ground=ground) if winner and loser:
            # That a planet was fought for and won is told by who takes it.
            if not ground:
                yield Deed(winner, "beat", place, loser)
            elif loser == foes[0]:
                yield Deed(loser, "failed", place, winner)
        case ventures.Lost(who=who, units=units):
            yield from (Deed(other, "destroyed", units, who) for other in foes if who in foes and other != who)
        case ventures.Explored(who=who, place=place, token=True):
            yield Deed(who, "explored", place)
        case ventures.Relic(who=who, relic=relic):
            yield Deed(who, "relic", relic)
        case course.Produced(who=who, place=place, units=units):
            yield Deed(who, "built", units, where=place)
        case course.PlacedUnits(who=who, place=place, units=units):
            yield Deed(who, "placed", units, where=place)
        case ventures.Landed(who=who, planet=planet, units=units):
            yield Deed(who, "landed", units, where=planet)
