"""What a player who was away is told of a scenario: by rounds, what its events come to by themselves. Beside that, what of
the moves of bot players is told at all."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import takewhile

from engine.core.events import Happened
from engine.core.game import Event
from engine.core.recalling import Recollection

from ..rules.events import HAPPENINGS, challenging, exploring, striking, turning
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import is_challenge
from ..state.view import View
from . import circumstances
from .words import illness_does

BRINGS = (
    challenging.TokensLost,
    challenging.Alerted,
    challenging.UnseenAlarm,
    exploring.Moved,
    striking.Down,
    striking.Infected,
    striking.Lasting,
    striking.Track,
    turning.WillSkip,
)
"""What may come right after a blow, and be of it."""

SHOWN = (turning.Bought, exploring.Equipped)
"""What a sheet shows of a companion. Where they went by a way that was gone before the map shows."""

SILENT = (turning.Drew, turning.Discarded, striking.Drifted, striking.WoreOff)
"""What is no part of a round by itself."""


class Memory(Recollection[View]):
    """What matters of a scenario, and what comes to nothing for all but those whom it names."""

    def byplay(self, events: Iterable[Event]) -> list[Event]:
        """Return what a sheet or the status shows anyway: looks, cards, the round that begins. Blows of Challenges that do
        no harm belong to it, unless it was stepped in against them: that it worked is news."""
        return [event for event, _ in _nothing(events)]

    def trifles(self, events: Iterable[Event]) -> list[Event]:
        """Return the blows of Challenges that do no harm: whom they were aimed at sees them on the card of the dice."""
        return [event for event, is_blow in _nothing(events) if is_blow]

    def still_worth_telling(self, events: Iterable[Event]) -> list[Event]:
        """Return some events without those that are overtaken, among them an Action that waits for an answer."""
        kept = super().still_worth_telling(events)
        last = next(iter(HAPPENINGS.read_all(kept[-1:])), None)
        return kept[:-1] if isinstance(last, striking.Played) and last.kind == "action" else kept


def _nothing(events: Iterable[Event]) -> list[tuple[Event, bool]]:
    """Return the events that come to nothing for all but those whom they name, each with whether it is of a blow."""
    read = [(event, next(iter(HAPPENINGS.read_all([event])), None)) for event in events]
    told = [(event, happened) for event, happened in read if happened is not None]
    every, place = [happened for _, happened in told], 0
    found: list[tuple[Event, bool]] = []
    while place < len(told):
        blow = _blow(every[place:])
        before = every[place - 1] if place else None
        helped = isinstance(before, striking.Played) and before.kind == "interrupt"
        if blow and (helped or _waits(blow) or not _is_harmless(blow, every[place + len(blow) :])):
            place += len(blow)
            continue
        taken = max(1, len(blow))
        found += [
            (event, bool(blow))
            for event, happened in told[place : place + taken]
            if blow or _is_idle(happened, every[place + 1 :])
        ]
        place += taken
    return found


def _blow(happened: Sequence[Happened]) -> list[Happened]:
    """Return the events of a Challenge's blow with which some events begin, [] where they begin with none."""
    first = happened[0]
    actor = first.who if isinstance(first, striking.Played) else first.actor if isinstance(first, striking.Clash) else ""
    if not is_challenge(actor) or (isinstance(first, striking.Played) and first.kind != "action"):
        return []
    return [first, *takewhile(lambda other: _belongs(other, actor), happened[1:])]


def _waits(blow: Sequence[Happened]) -> bool:
    """Return whether a blow was begun and is not settled."""
    return len(blow) == 1 and isinstance(blow[0], striking.Played)


def _belongs(happened: Happened, actor: str) -> bool:
    """Return whether an event is of the blow of an actor."""
    match happened:
        case striking.Played(kind=kind):
            return kind != "action"
        case striking.Clash(actor=other):
            return other == actor
        case striking.Hurt(who=who):
            return not is_challenge(who)
    return False


def _is_harmless(blow: Sequence[Happened], after: Sequence[Happened]) -> bool:
    """Return whether a blow that was settled did no PC any harm; ``after`` is what came next. Whom a Seeker did not
    notice is news."""
    if any(_is_seeker(happened.actor) for happened in blow if isinstance(happened, striking.Clash)):
        return False
    hurt = [happened for happened in blow if isinstance(happened, striking.Hurt)]
    won = sum(happened.won for happened in blow if isinstance(happened, striking.Clash))
    return (
        won <= len(hurt)
        and not any(happened.amount for happened in hurt)
        and not isinstance(next(iter(after), None), BRINGS)
    )


def _is_seeker(name: str) -> bool:
    plain = name.rstrip("0123456789 ")
    return any(kind.type == "Seeker" and kind.name == plain for kind in content().challenges.values())


def _is_idle(happened: Happened, after: Sequence[Happened]) -> bool:
    """Return whether an event by itself comes to nothing for others, given what came ``after`` it."""
    match happened:
        case challenging.Went(what=what):
            return not any(isinstance(acts, striking.Played) and acts.who == what for acts in after)
        case exploring.SawRegion(how=how):
            return how == "seen"
        case exploring.Moved(how=how, new=new):
            return how == "move" and not new
        case striking.Played(kind=kind):
            heals = isinstance(next(iter(after), None), (striking.Recovered, striking.Healed))
            return kind == "strategy" and not heals
        case striking.Lasting(who=names):
            return not any(map(is_challenge, names))
        case striking.Track(who=who):
            return not is_challenge(who)
        case striking.Hurt(who=who, effort=effort):
            falls = any(isinstance(other, striking.Down) and other.who == who for other in after[:1])
            return not (effort or is_challenge(who) or happened.amount) or (bool(illness_does(happened.by)) and not falls)
        case turning.RoundBegins():
            return all(isinstance(other, SILENT) for other in after)
    return isinstance(
        happened,
        (
            *SHOWN,
            exploring.NothingSeen,
            turning.Drew,
            turning.Discarded,
            turning.Skipped,
            turning.WillSkip,
            turning.TurnEnded,
        ),
    )


def _meets(view: View, happened: Happened, before: Sequence[Happened], after: Sequence[Happened]) -> Collection[str]:
    """Return the whole party where one of them dies, or what it came for is found, taken or carried out: that is told
    whole."""
    is_told = isinstance(happened, striking.Died) or circumstances.is_high(view.state, happened)
    return tuple(member.name for member in view.state.members) if is_told else ()


MEMORY = Memory(
    HAPPENINGS,
    part="round",
    begins=lambda view, happened: isinstance(happened, turning.RoundBegins),
    number=lambda view: view.state.round,
    words=WORDS,
    meets=_meets,
)
"""What matters of a scenario, by rounds."""
