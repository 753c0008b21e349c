"""What a member keeps from one scenario to the next: the campaign record (REG-253, REG-G60)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core.character_history import Outing, Past, gone_on
from engine.core.game import Seat
from engine.core.words import shown_name

from ...state import growth, sheets
from ...state.content import TRACKS, content, dearest, is_known_effect
from ...state.state import Disease, Habits, Member, State
from .. import standing_orders

MOST_VALUABLES = 999
MOST_GEAR = 40
MOST_EXPERIENCE = 999
MOST_AMOUNT = 9
MOST_NAME = 60
"""A record that says more is none of ours."""

CAME_THROUGH, TRIED = 2, 1
"""The experience of who came through, and of who did not; of who did in a danger far below their level (REG-G110)."""
NEAR = 1
"""A danger so many levels below one's own teaches as much as one of it."""
LONG = 4
"""So many rounds it takes to learn anything from not coming through."""


class Kept(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is written of a PC: Injuries, Diseases, Valuables and Gear outlast a scenario, EP and cards do not (REG-G60).
    So do experience and what was learned in town (REG-G110); a text without them is of level 1.

    ``dead``: a dead PC is remembered as such, so that it is not brought back.
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
    experience: int = 0
    learned: tuple[str, ...] = ()


def kept(state: State, seat: Seat, outing: Outing | None = None) -> str:
    """Return a seat's campaign record as JSON; "" before there is anything to keep. ``outing`` is what its PC has been
    through with this scenario, once it is over: that is added to the past it came with.

    What the scenario brings along stays in it (REG-G101): of a PC with a Craft of its own the record says nothing new.
    """
    member = next((member for member in state.members if member.seat == seat), None)
    if member is None or not member.craft or not member.background:
        return ""
    if any(craft.id == member.craft for craft in state.scenario.own.crafts):
        return state.brought[seat] if seat < len(state.brought) else ""
    if member.dead:
        return _written(Kept(member.name, member.craft, member.background, dead=True))
    member = at_home(state, member)
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
            replace(member.habits, go=0, call="none", keep="none"),
            past=past_with(state, member, outing),
            experience=min(MOST_EXPERIENCE, member.experience + earned(state, member, outing)),
            learned=member.learned,
        )
    )


def at_home(state: State, member: Member) -> Member:
    """Return a PC without the Gear that there is in this scenario only: it goes for its price, and for no more than the
    dearest Gear of ours costs (REG-G101)."""
    prices = {gear.id: min(gear.price, dearest()) for gear in state.scenario.own.gear}
    left = replace(
        member,
        valuables=member.valuables + sum(prices.get(item, 0) for item in (*member.equipped, *member.pack)),
        equipped=tuple(item for item in member.equipped if item not in prices),
        pack=tuple(item for item in member.pack if item not in prices),
    )
    ordered = member.habits.react
    kept = ordered in (*standing_orders.REACT, *standing_orders.reactions(left))
    return left if kept else replace(left, habits=replace(member.habits, react="ask"))


def past_with(state: State, member: Member, outing: Outing | None) -> Past | None:
    """Return the past of a PC: that of the one on record that it is, and a scenario more."""
    known = brought(state, member.seat)
    before = known.past if known is not None and member.name.startswith(known.name) else None
    return before if outing is None else gone_on(before, outing)


def earned(state: State, member: Member, outing: Outing | None) -> int:
    """Return the experience that a scenario, once it is over, was worth to a PC: nothing for blows (REG-G69, REG-G110)."""
    if outing is None:
        return 0
    if outing.result == "won":
        return TRIED if sheets.level(member) - state.rules.level > NEAR else CAME_THROUGH
    return TRIED if state.round >= LONG else 0


def _written(record: Kept) -> str:
    return msgspec.json.encode(record, order="deterministic").decode()


def brought(state: State, seat: Seat) -> Kept | None:
    """Return what a seat's member brings: a living PC of the content that there is; ``None`` for none, or bad text."""
    return read(state.brought[seat]) if seat < len(state.brought) else None


def read(text: str) -> Kept | None:
    """Return what a text that was kept says of a living PC; ``None`` for none, or bad text."""
    if not text:
        return None
    try:
        known = msgspec.json.decode(text, type=Kept)
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
        and 0 <= known.experience <= MOST_EXPERIENCE
        and known.injuries >= 0
        and sheets.sound(returned(_NOBODY, known)) > 0
        and 0 <= known.valuables <= MOST_VALUABLES
        and len(gear) <= MOST_GEAR
        and all(item in catalogue.gear for item in gear)
        and sheets.fits(known.equipped)
        and len({*known.learned}) == len(known.learned) < growth.level_for(known.experience)
        and all(_is_lesson(known, play) for play in known.learned)
        and standing_orders.fit(known.craft, gear, known.learned, known.habits)
        and all(_is_known(illness) for illness in known.diseases)
    )


def _is_lesson(known: Kept, play: str) -> bool:
    """Return whether a PC of that Craft and experience can have learned a play."""
    lesson = content().lessons.get(play)
    level = growth.level_for(known.experience)
    return lesson is not None and lesson.level <= level and lesson.craft in ("", known.craft)


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
        habits=replace(known.habits, go=0, call="none", keep="none"),
        experience=known.experience,
        learned=known.learned,
    )


_NOBODY = Member(-1, "", "")
