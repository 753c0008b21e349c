"""Before anybody sets out: everybody chooses a Craft and a Background, or brings a PC along (REG-G16, REG-G60). Several may
choose the same (REG-G68); what suits whom is theirs to know (REG-G67)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.flow import Question
from engine.core.names import own_name

from ...state.content import content
from ...state.state import Member, State
from .. import events, opening
from ..actions import harm
from ..flow import answer, open_questions
from ..progress import Venture
from . import equipment, record, stat_tracks

CRAFT, BACKGROUND, KEPT = "craft", "background", "kept"

PURSE = 2
"""So many Valuables a new PC has."""


def default(state: State, question: Question) -> str:
    """Return what is chosen for somebody who stays away: the PC they could bring, else a Craft that is free, another one
    for each of them."""
    if question.kind != CRAFT or KEPT in question.options:
        return question.options[0]
    taken = [member.craft for member in state.members]
    free = [craft for craft in question.options if craft not in taken]
    others = [one.owner for one in open_questions(state) if one.kind == CRAFT and KEPT not in one.options]
    place = others.index(question.owner) if question.owner in others else 0
    return free[place] if place < len(free) else question.options[0]


@answer(CRAFT)
def _craft(venture: Venture, question: Question, option: str) -> None:
    """A Craft is chosen: then a Background is asked for, whatever the others are at."""
    index = question.owner
    member = venture.member(index)
    if option == KEPT:
        known = record.brought(venture.state, member.seat)
        assert known is not None
        others = [other for place, other in enumerate(venture.state.members) if place != index]
        name = own_name(known.name, [other.name for other in others])
        back = record.returned(member, known)
        _settle(venture, index, replace(back, name=name, handle=opening.new_handle(name, others)), True)
        return
    venture.set_member(index, craft=option, deck=content().crafts[option].deck)
    venture.set_member(index, ep=harm.most_ep(venture.member(index)))
    options = tuple(content().backgrounds)
    asked = Question(BACKGROUND, index, options, options[index % len(options)], together=True)
    venture.change(agenda=(*venture.state.agenda, asked))


@answer(BACKGROUND)
def _background(venture: Venture, question: Question, option: str) -> None:
    """A Background is chosen: that settles a new PC, with the Gear of its Craft and a little to spend."""
    member = venture.member(question.owner)
    gear = content().crafts[member.craft].gear
    _settle(venture, question.owner, replace(member, background=option, valuables=PURSE, pack=gear), False)


def _settle(venture: Venture, index: int, member: Member, kept: bool) -> None:
    """Put a PC into the party; of Gear that is not equipped yet everything is that finds a slot (REG-G19)."""
    venture.set_member(index, **{name: getattr(member, name) for name in member.__struct_fields__})
    on = member.equipped
    for item in () if kept else member.pack:
        on = (*on, item) if equipment.fits((*on, item)) else on
    if not kept:
        member = replace(member, equipped=on, pack=tuple(item for item in member.pack if item not in on))
        venture.set_member(index, equipped=member.equipped, pack=member.pack)
    catalogue = content()
    venture.set_member(
        index, tracks=stat_tracks.base(member), deck=catalogue.crafts[member.craft].deck, ep=harm.most_ep(member)
    )
    craft, background = catalogue.crafts[member.craft].name, catalogue.backgrounds[member.background].name
    venture.tell(events.joined_up(member.name, craft, background, kept))


def is_complete(state: State) -> bool:
    """Return whether everybody has a PC."""
    return all(member.craft and member.background for member in state.members)
