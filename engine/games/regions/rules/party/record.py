"""What a member keeps from one scenario to the next: the campaign record (REG-253, REG-G60)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.past import Outing, Past, gone_on
from engine.core.words import shown_name

from ...state import sheets
from ...state.content import TRACKS, content, is_known_effect
from ...state.state import INJURY, Disease, Habits, Member, State
from .. import habits

MOST_VALUABLES = 999
MOST_GEAR = 40
MOST_AMOUNT = 9
MOST_NAME = 60
"""A record that says more is none of ours."""


class Kept(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is written of a PC: Injuries, Diseases, Valuables and Gear outlast a scenario, EP and cards do not (REG-G60).
    There is no experience to be written (REG-G69).

    ``dead``: a dead PC is remembered as such, so that nobody brings it back.
    """

    name: str
    craft: str
    background: str
    injuries: int = 0
    diseases: tuple[Disease, ...] = ()
    valuables: int = 0
    equipped: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    habits: Habits = Habits()
    dead: bool = False
    past: Past | None = None


def kept(state: State, seat: Seat, outing: Outing | None = None) -> str:
    """Return a seat's campaign record as JSON; "" before there is anything to keep. ``outing`` is what its PC has been
    through with this scenario, once it is over: that is added to the past it came with."""
    member = next((member for member in state.members if member.seat == seat), None)
    if member is None or not member.craft or not member.background:
        return ""
    if member.dead:
        return _written(Kept(member.name, member.craft, member.background, dead=True))
    return _written(
        Kept(
            member.name,
            member.craft,
            member.background,
            member.injuries,
            member.diseases,
            min(member.valuables, MOST_VALUABLES),
            member.equipped,
            member.pack[: MOST_GEAR - len(member.equipped)],
            replace(member.habits, go=0),
            past=past_with(state, member, outing),
        )
    )


def past_with(state: State, member: Member, outing: Outing | None) -> Past | None:
    """Return the past of a PC: that of the one on record that it is, and a scenario more."""
    known = brought(state, member.seat)
    before = known.past if known is not None and member.name.startswith(known.name) else None
    return before if outing is None else gone_on(before, outing)


def _written(record: Kept) -> str:
    return msgspec.json.encode(record, order="deterministic").decode()


def brought(state: State, seat: Seat) -> Kept | None:
    """Return what a seat's member brings: a living PC of the content that there is; ``None`` for none, or bad text."""
    if seat >= len(state.brought) or not state.brought[seat]:
        return None
    try:
        known = msgspec.json.decode(state.brought[seat], type=Kept)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return known if not known.dead and _is_sound(known) else None


def _is_sound(known: Kept) -> bool:
    """Return whether a record fits the content, which may have changed since it was written."""
    catalogue = content()
    craft = catalogue.crafts.get(known.craft)
    if craft is None or known.background not in catalogue.backgrounds:
        return False
    gear = (*known.equipped, *known.pack)
    return (
        shown_name(known.name) == known.name
        and known.injuries >= 0
        and craft.ep - INJURY * known.injuries > 0
        and 0 <= known.valuables <= MOST_VALUABLES
        and len(gear) <= MOST_GEAR
        and all(item in catalogue.gear for item in gear)
        and sheets.fits(known.equipped)
        and habits.fit(known.craft, gear, known.habits)
        and all(_is_known(illness) for illness in known.diseases)
    )


def _is_known(illness: Disease) -> bool:
    """Return whether a Disease can be had here: its effects are ones that take place."""
    return (
        illness.track in TRACKS
        and 0 <= illness.amount <= MOST_AMOUNT
        and 0 < len(illness.name) <= MOST_NAME
        and all(is_known_effect(effect) for effect in illness.lasting)
    )


def returned(member: Member, known: Kept) -> Member:
    """Return a member as the PC of a record: EP and hands start anew, everything else stays as it was (REG-G60)."""
    return replace(
        member,
        name=known.name,
        craft=known.craft,
        background=known.background,
        injuries=known.injuries,
        diseases=known.diseases,
        valuables=known.valuables,
        equipped=known.equipped,
        pack=known.pack,
        habits=replace(known.habits, go=0),
    )
