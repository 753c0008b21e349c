"""What came about between a member's turns, kept in short: it still stands in their post when the story of it is gone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.game import Event

from ..state.naming import entity_name, is_challenge
from ..state.state import News, State
from .events import HAPPENINGS, challenging, exploring, striking, turning

TELLING = (
    challenging.CameBack,
    exploring.Gained,
    exploring.Moved,
    exploring.Saw,
    striking.Defeated,
    striking.Died,
    striking.Down,
    striking.Hurt,
    turning.Claimed,
    turning.TurnEnded,
    turning.TurnLost,
)
"""Of other types of events nothing is kept."""
KINDS = frozenset(kind.called() for kind in TELLING)
MOST = 60
"""So much is kept at most, the newest: a member may be long without a turn."""


def after(before: State, state: State, events: Sequence[Event], reader: str = "") -> State:
    """Return a state to which a move led, with what is kept of the move's ``events`` that all may know.

    ``reader``: the member who made it has read what came before. What came before the last turn of every member goes.
    """
    found = list(before.news) if state.phase == "play" else []
    if reader and found and found[-1] != News("read", reader):
        found = [*(item for item in found if item != News("read", reader)), News("read", reader)]
    public = (event for event in events if event.seats is None and event.kind in KINDS and state.phase == "play")
    for happened in HAPPENINGS.read_all(public):
        for item in _news(state, happened):
            found = _with(found, item)
    news = _since_all(state, found)[-MOST:]
    return state if news == state.news else replace(state, news=news)


def _with(found: Sequence[News], item: News) -> list[News]:
    """Return news with one more. A turn that did not end, because its member went down in it, ended where it began; one
    that they lost never began."""
    began, ended, read = (News(kind, item.who) for kind in ("began", "ended", "read"))
    if item == began and began in found:
        return [*(ended if old == began else old for old in found if old not in (ended, read)), item]
    if item == ended:
        return [*(old for old in found if old not in (began, ended, read)), item]
    if item == News("lost", item.who):
        return [old for old in found if old != began]
    return [*found, item]


def _since_all(state: State, found: Sequence[News]) -> tuple[News, ...]:
    """Return what came after the first mark of those that say whose last turn ended when, once each member has one."""
    ended = {item.who: place for place, item in enumerate(found) if item.kind == "ended"}
    names = [member.name for member in state.members if member.in_play]
    if not names or not all(name in ended for name in names):
        return tuple(found)
    return tuple(found[min(ended[name] for name in names) :])


def _news(state: State, happened: Happened) -> Iterator[News]:
    """Yield what is kept of an event."""
    match happened:
        case turning.Claimed(who=who):
            yield News("began", who)
        case turning.TurnEnded(who=who):
            yield News("ended", who)
        case turning.TurnLost(who=who):
            yield News("lost", who)
        case striking.Died(who=who):
            yield News("died", who)
        case striking.Down(who=who):
            yield News("down", who)
        case striking.Hurt(who=who, amount=amount, by=by) if amount and not (happened.effort or is_challenge(who)):
            yield News("hurt", who, by if by != who else "", amount)
        case striking.Defeated(what=what, by=by) if by:
            yield News("cleared" if happened.type == "Obstacle" else "beat", by, what)
        case exploring.Moved(who=who, end=end, new=True):
            yield News("came", who, end)
        case exploring.Gained(who=who, objects=objects) if objects:
            for name in objects:
                yield News("got", who, name)
        case exploring.Saw(who=names, where=where):
            strikes = {entity_name(entity) for entity in state.entities if entity.type in ("Creature", "Seeker")}
            yield from (News("met", where, name) for name in names if name in strikes)
        case challenging.CameBack(what=what, where=where):
            yield News("met", where, what)
