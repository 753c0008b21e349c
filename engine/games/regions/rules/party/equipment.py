"""Gear: what is on and what is in the pack, changing it, picking things up, laying them down, handing them over (REG-G11,
REG-G19, REG-G59)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.moves import Move
from engine.core.verbs import Equip, Give, Stow

from ...state import board, sheets
from ...state.catalogue import refused
from ...state.content import content
from ...state.moves import GROUND
from ...state.naming import ONE_VALUABLE
from ...state.state import State, in_region, who
from .. import turns
from ..challenges import stealth
from ..events import exploring
from ..exploring import features, knowing
from ..flow import now
from ..progress import Venture
from ..steps import SetOff

Change = Literal["gear", "object"]
"""What a change of equipment begins with."""

VALUABLE = "valuable"
"""What `give` calls one of them."""


def in_town(state: State) -> bool:
    """Return whether the party is in the town, where Gear changes hands freely."""
    return state.phase == "town"


def _refuse_change(state: State, index: int, what: Change) -> IllegalMove | None:
    """Return why a member cannot change Gear, or pick an object up, now: it takes the Strategy Phase, but in the town; the
    one is part of the other (REG-G11)."""
    return None if _may_change(state, index, what) else turns.refuse_phase(state, index, "strategy")


def _may_change(state: State, index: int, what: Change) -> bool:
    if in_town(state) or turns.has_phase(state, index, "strategy"):
        return True
    turn, other = state.turn, "object" if what == "gear" else "gear"
    if turn is None or turn.member != index or turn.action or turn.changed != other:
        return False
    return turns.free(state) and state.members[index].standing


def lying(state: State, index: int) -> tuple[str, ...]:
    """Return what lies where a member is, to be picked up: treasure, keys and objects in the open, what was laid down; each
    once (REG-222)."""
    if state.phase != "play":
        return ()
    open_things = [feature.id for feature in features.here(state, index) if feature.kind in features.TAKEN]
    return tuple(dict.fromkeys((*open_things, *laid_down(state, state.members[index].region))))


def laid_down(state: State, region: str) -> tuple[str, ...]:
    """Return the Gear and the objects that were laid down in a region."""
    return tuple(item for where, item in state.lying if where == region)


def refuse_equip(state: State, index: int, item: str) -> IllegalMove | None:
    """Return what speaks against putting something on, or picking it up (REG-G11, REG-G19)."""
    is_gear = item in state.members[index].pack
    if (refusal := _refuse_change(state, index, "gear" if is_gear else "object")) is not None:
        return refusal
    if not is_gear and item not in lying(state, index):
        return refused("not-in-pack-nor-here", "REG-G11")
    return None


def refuse_stow(state: State, index: int, item: str) -> IllegalMove | None:
    """Return what speaks against taking something off (REG-G11)."""
    if (refusal := _refuse_change(state, index, "gear")) is not None:
        return refusal
    if item not in state.members[index].equipped:
        return refused("not-worn", "REG-G19")
    return None


def refuse_give(state: State, index: int, item: str, to: str) -> IllegalMove | None:
    """Return what speaks against handing something over, or laying it down (REG-G11, REG-G58, REG-G59): it is free, in any
    turn or before one, to an ally in the same region."""
    if (refusal := _refuse_giving(state, index)) is not None:
        return refusal
    if item not in belongings(state, index):
        return refused("not-carried", "REG-G59" if item == VALUABLE else "REG-G11")
    if to == GROUND:
        return None if _may_lay(state, item) else _refuse_laying(state)
    if _receiver(state, index, to) is None:
        if to == state.members[index].handle:
            return refused("give-to-yourself", "REG-G11")
        return refused("nobody-to-take-it", "REG-G11", called=to[:20])
    return None


def _refuse_giving(state: State, index: int) -> IllegalMove | None:
    """Return why a member can hand over nothing at all now."""
    member = state.members[index]
    if in_town(state):
        return None
    if state.phase != "play" or not member.in_play:
        return refused("not-on-map", "REG-172")
    if not turns.free(state):
        return refused("no-time-to-give", "REG-G11")
    if not member.standing:
        return refused("down-so-nothing", "REG-G07", member=member.name)
    return None


def _may_lay(state: State, item: str) -> bool:
    return item != VALUABLE and not in_town(state)


def _refuse_laying(state: State) -> IllegalMove:
    return refused("not-laid-down-in-town", "REG-G11") if in_town(state) else refused("valuables-stay", "REG-G59")


def belongings(state: State, index: int) -> tuple[str, ...]:
    """Return what a member could hand over, each once: Gear in the pack and on, objects, a Valuable; no cards (REG-G73)."""
    member = state.members[index]
    purse = (VALUABLE,) if member.valuables else ()
    return tuple(dict.fromkeys((*member.pack, *member.equipped, *member.objects, *purse)))


def receivers(state: State, index: int) -> tuple[int, ...]:
    """Return whom a member could hand something: allies in the same region, or in the town."""
    if in_town(state):
        return tuple(other for other in range(len(state.members)) if other != index)
    return tuple(other for other in in_region(state, state.members[index].region) if other != index)


def _receiver(state: State, index: int, to: str) -> int | None:
    return next((other for other in receivers(state, index) if state.members[other].handle == to), None)


def moves(state: State, index: int) -> Iterator[Move]:
    """Yield what a member may put on, pick up, take off, hand over and lay down now."""
    member = state.members[index]
    may_change = _may_change(state, index, "gear")
    if may_change:
        yield from (Equip(item) for item in dict.fromkeys(member.pack))
    if _may_change(state, index, "object"):
        yield from (Equip(item) for item in lying(state, index) if item not in member.pack)
    if may_change:
        yield from (Stow(item) for item in dict.fromkeys(member.equipped))
    if _refuse_giving(state, index) is not None:
        return
    others = tuple(state.members[other].handle for other in receivers(state, index))
    for item in belongings(state, index):
        yield from _handing(item, (*others, GROUND) if _may_lay(state, item) else others)


@lru_cache(maxsize=1 << 10)
def _handing(item: str, others: tuple[str, ...]) -> tuple[Give, ...]:
    """Return the moves that hand something to each of these."""
    return tuple(Give(item, other) for other in others)


def equip(venture: Venture, index: int, item: str) -> None:
    """Put Gear on, what is in its slot going into the pack; or pick up what lies there, Gear into the pack. It takes the
    Strategy Phase, but in the town (REG-G11, REG-224, REG-246). `IllegalMove` where it may not be."""
    heed(refuse_equip(venture.state, index, item))
    is_gear = item in venture.member(index).pack
    _spend(venture, "gear" if is_gear else "object")
    if not is_gear and item in laid_down(venture.state, venture.member(index).region):
        _pick_up(venture, index, item)
        return
    if not is_gear:
        features.take(venture, index, venture.scenario.feature_by_id[item])
        now(venture, SetOff("feature", index))
        return
    member = venture.member(index)
    away = sheets.replaced(member.equipped, item)
    pack = (*_without(member.pack, item), *((away,) if away else ()))
    _change(venture, index, (*_without(member.equipped, away), item), pack, item, away)


def stow(venture: Venture, index: int, item: str) -> None:
    """Take Gear off and put it into the pack; it takes the Strategy Phase, but in the town (REG-G11). `IllegalMove` where
    it may not be."""
    heed(refuse_stow(venture.state, index, item))
    _spend(venture, "gear")
    member = venture.member(index)
    _change(venture, index, _without(member.equipped, item), (*member.pack, item), "", item)


def give(venture: Venture, index: int, item: str, to: str) -> None:
    """Hand something to an ally in the same region, or lay it down there, free (REG-G11, REG-G58, REG-G59). `IllegalMove`
    where it may not be."""
    heed(refuse_give(venture.state, index, item, to))
    turns.handed_on(venture, index)
    if to == GROUND:
        _lay_down(venture, index, item)
        return
    other = _receiver(venture.state, index, to)
    assert other is not None
    member, ally = venture.member(index), venture.member(other)
    if item == VALUABLE:
        venture.set_member(index, valuables=member.valuables - 1)
        venture.set_member(other, valuables=ally.valuables + 1)
    else:
        _receive(venture, other, item, is_object=_let_go(venture, index, item))
    venture.tell(exploring.Gave(member.name, ally.name, _name(venture, item)))


def _lay_down(venture: Venture, index: int, item: str) -> None:
    member = venture.member(index)
    _let_go(venture, index, item)
    venture.change(lying=(*venture.state.lying, (member.region, item)))
    venture.tell(exploring.LaidDown(member.name, _name(venture, item), venture.region_name(member.region)))


def _pick_up(venture: Venture, index: int, item: str) -> None:
    """Take one thing of that name that was laid down where a member is."""
    member, lying = venture.member(index), list(venture.state.lying)
    lying.remove((member.region, item))
    venture.change(lying=tuple(lying))
    feature = venture.scenario.feature_by_id.get(item)
    _receive(venture, index, item, is_object=feature is not None and feature.kind in ("key", "object"))
    turns.came_by(venture, index)
    venture.tell(exploring.PickedUp(member.name, _name(venture, item)))


def _let_go(venture: Venture, index: int, item: str) -> bool:
    """Take an object, or Gear from the pack before what is on, from a member; return whether it is an object."""
    member = venture.member(index)
    if item in member.objects:
        venture.set_member(index, objects=_without(member.objects, item))
        return True
    if item in member.pack:
        venture.set_member(index, pack=_without(member.pack, item))
    else:
        venture.set_member(index, equipped=_without(member.equipped, item))
        _settle(venture, index, board.light_source(member))
    return False


def _receive(venture: Venture, index: int, item: str, *, is_object: bool) -> None:
    """Let a member have an object, or Gear in the pack."""
    member = venture.member(index)
    if is_object:
        venture.set_member(index, objects=(*member.objects, item))
    else:
        venture.set_member(index, pack=(*member.pack, item))


def _name(venture: Venture, item: str) -> str:
    if item == VALUABLE:
        return ONE_VALUABLE
    feature = venture.scenario.feature_by_id.get(item)
    return content().gear[item].name if feature is None else feature.name


def _spend(venture: Venture, what: Change) -> None:
    if in_town(venture.state):
        return
    turns.spent(venture, "strategy")
    turn = venture.state.turn
    assert turn is not None
    venture.change(turn=replace(turn, changed="both" if turn.changed else what))


def _change(venture: Venture, index: int, equipped: tuple[str, ...], pack: tuple[str, ...], on: str, away: str) -> None:
    lamp = board.light_source(venture.member(index))
    blind = _is_blind(venture, index)
    venture.set_member(index, equipped=equipped, pack=pack)
    gear, off = (content().gear[item].name if item else "" for item in (on, away))
    shows = blind and not _is_blind(venture, index)
    venture.tell(exploring.Equipped(venture.member(index).name, gear, off), reveals=shows)
    _settle(venture, index, lamp)


def _is_blind(venture: Venture, index: int) -> bool:
    return venture.state.phase == "play" and board.blind(venture.state, who(index))


def _settle(venture: Venture, index: int, lamp: str) -> None:
    """Let the light go out that was on before and is not any more, and EP not be more than can be."""
    if board.light_source(venture.member(index)) != lamp:
        stealth.put_away(venture, index)
    if venture.state.phase == "play":
        fit(venture, index)
        knowing.look(venture)


def _without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """Return items less one of that name, if it is there."""
    if item not in items:
        return items
    place = items.index(item)
    return (*items[:place], *items[place + 1 :])


def fit(venture: Venture, index: int) -> None:
    """Take away what is above the maximum EP, as after Gear was put away; at least 1 is left to a member who had any."""
    member = venture.member(index)
    if member.ep > sheets.most_ep(member):
        venture.set_member(index, ep=max(1, sheets.most_ep(member)))
