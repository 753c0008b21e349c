"""Effects that last: until the start of somebody's next turn, the end of the round, or of the scenario (REG-009..011)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ...state.content import Effect
from ...state.state import Ongoing, State, Who, entity_of, index_of
from .. import events
from ..progress import Venture
from . import effects, harm


def add(venture: Venture, *ongoing: Ongoing) -> None:
    """Put lasting effects of one source in force, and tell it once. One of the same source on the same entry of somebody
    is replaced: each source counts once (REG-G03)."""
    fresh = {_key(one) for one in ongoing}
    kept = tuple(one for one in venture.state.ongoing if _key(one) not in fresh)
    venture.change(ongoing=(*kept, *ongoing))
    if ongoing:
        names = tuple(dict.fromkeys(venture.name(one.on) for one in ongoing))
        venture.tell(events.lasting(names, ongoing[0].source, ongoing[0].until))


def _key(ongoing: Ongoing) -> tuple[object, ...]:
    return ongoing.on, ongoing.source, ongoing.entry, ongoing.against, ongoing.effect


def start_of_turn(venture: Venture, who: Who) -> None:
    """A turn begins: what lasted until now ends, then what comes at each start of a turn takes place (REG-G09 steps 2, 3).

    A PC who was at 0 EP and was healed since takes the Injury first (REG-G07, step 1).
    """
    index = index_of(who)
    if index is not None:
        harm.rise(venture, index)
        if not venture.member(index).in_play:
            return
    _end(venture, lambda one: one.until == "next turn" and one.owner == who)
    for one in venture.state.ongoing:
        if one.on == who and one.effect is not None and one.effect.each:
            _again(venture, one.owner, who, one.effect, one.source)
    for disease in venture.member(index).diseases if index is not None else ():
        for effect in disease.lasting:
            if effect.each == "turn":
                _again(venture, "", who, effect, disease.name)


def _again(venture: Venture, owner: Who, on: Who, effect: Effect, source: str) -> None:
    """Let an effect take place once more."""
    if venture.state.phase != "over":
        effects.apply(venture, (replace(effect, each="", until="now", who="target"),), owner, (on,), source)


def end_of_round(venture: Venture) -> None:
    """A round ends, and with it what lasts for the round; also what waits for a turn that its owner will never have."""
    state = venture.state
    _end(venture, lambda one: one.until == "round" or (one.until == "next turn" and not _takes_turns(state, one.owner)))


def _takes_turns(state: State, who: Who) -> bool:
    index = index_of(who)
    if index is not None:
        return state.members[index].in_play
    entity = entity_of(state, who)
    return entity is not None and not entity.defeated and entity.type not in ("Obstacle", "Trap")


def _end(venture: Venture, over: Callable[[Ongoing], bool]) -> None:
    ended = [one for one in venture.state.ongoing if over(one)]
    if not ended:
        return
    venture.change(ongoing=tuple(one for one in venture.state.ongoing if not over(one)))
    for source in dict.fromkeys(one.source for one in ended):
        venture.tell(events.wore_off(source))


def owner_for(state: State, actor: Who, on: Who) -> Who:
    """Return by whose turns an effect "until the next turn" lasts: the actor's, or where that has none those of the one it
    lies on."""
    return actor if actor and _takes_turns(state, actor) else on


def pause(venture: Venture, entity_id: str) -> None:
    """Let a Challenge do nothing on its next turn: of this round if it is still to come, else of the next."""
    entity = venture.entity(entity_id)
    comes = entity.type != "Environ" and venture.state.stage in ("environs", "players")
    venture.set_entity(entity_id, calm=max(entity.calm, venture.state.round + (0 if comes else 1)))
