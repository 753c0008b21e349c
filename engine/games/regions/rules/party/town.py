"""The town before a scenario: a rest heals for Valuables, and there is Gear to be had (REG-265, REG-266, REG-G60)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.verbs import Buy

from ...state.content import Gear, content
from ...state.moves import Cure
from ...state.state import Member, State
from .. import events
from ..actions import diseases, harm
from ..progress import Venture
from . import stat_tracks

FEE = 1
"""What a rest costs that heals an Injury, or a Disease with all its instances."""

INJURY = "injury"


def visiting(state: State, index: int) -> bool:
    """Return whether a member is in the town and has not set out yet."""
    return state.phase == "town" and not state.members[index].ready


def ailments(member: Member) -> dict[str, str]:
    """Return what a rest could heal, by the word that moves name it by: "injury", or a Disease's name with hyphens."""
    found = {INJURY: INJURY} if member.injuries else {}
    for disease in member.diseases:
        found.setdefault(diseases.word(disease.name), disease.name)
    return found


def goods() -> tuple[Gear, ...]:
    """Return what the town sells."""
    return tuple(gear for gear in content().gear.values() if gear.price)


def moves(state: State, index: int) -> Iterator[Buy | Cure]:
    """Yield what a member can buy and have healed."""
    if not visiting(state, index):
        return
    member = state.members[index]
    for gear in goods():
        if gear.price <= member.valuables:
            yield Buy(gear.id)
    if member.valuables >= FEE:
        yield from map(Cure, ailments(member))


def refuse(state: State, index: int, move: Buy | Cure) -> IllegalMove | None:
    """Return what speaks against buying or being healed."""
    if state.phase != "town":
        return IllegalMove("That is for the town, before you set out.", "REG-G60")
    member = state.members[index]
    if member.ready:
        return IllegalMove("You are ready to set out already.", "REG-G60")
    if isinstance(move, Buy):
        gear = content().gear.get(move.goods)
        if gear is None or not gear.price:
            sold = ", ".join(f"{one.name} ({one.price})" for one in goods())
            return IllegalMove(f"The town sells {sold}.", "REG-G60")
        if gear.price > member.valuables:
            return IllegalMove(f"{gear.name} costs {gear.price} Valuables; you have {member.valuables}.", "REG-G60")
        return None
    found = ailments(member)
    if not found:
        return IllegalMove("You have nothing that a rest in town would heal.", "REG-265")
    if move.what not in found:
        return IllegalMove(f"What can be healed: {', '.join(found)}.", "REG-265")
    if member.valuables < FEE:
        return IllegalMove("A rest in town costs 1 Valuable, and you have none.", "REG-266")
    return None


def carry_out(venture: Venture, index: int, move: Buy | Cure) -> None:
    """Buy Gear, or rest: 1 Valuable for one Injury, or for a Disease with all its instances (REG-266, REG-268, REG-G59)."""
    member = venture.member(index)
    if isinstance(move, Buy):
        gear = content().gear[move.goods]
        venture.set_member(index, valuables=member.valuables - gear.price, pack=(*member.pack, gear.id))
        venture.tell(events.bought(member.name, gear.name, gear.price))
        return
    what = ailments(member)[move.what]
    venture.set_member(index, valuables=member.valuables - FEE)
    if what == INJURY:
        venture.set_member(index, injuries=member.injuries - 1)
    else:
        venture.set_member(index, diseases=tuple(one for one in member.diseases if one.name != what))
    healed = venture.member(index)
    venture.set_member(index, ep=harm.most_ep(healed), tracks=stat_tracks.base(healed))
    venture.tell(events.cured(member.name, what))


def set_out(venture: Venture, index: int) -> None:
    """Note that a member is ready to go."""
    venture.set_member(index, ready=True)
