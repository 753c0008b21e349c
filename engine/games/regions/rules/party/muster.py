"""Before the party sets out: each player chooses a Craft and a Background, or brings a PC along (REG-G16, REG-G60).
Several may choose the same (REG-G68); what suits whom is theirs to know (REG-G67). Then the town: a rest heals for
Valuables, and there is Gear to be had (REG-265, REG-266, REG-G60)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Ask
from engine.core.verbs import Buy
from engine.core.words import own_name

from ...state import sheets
from ...state.catalogue import refused
from ...state.content import Gear, Lesson, content
from ...state.moves import Cure, Learn
from ...state.state import Member, State
from .. import opening
from ..actions import harm
from ..events import turning
from ..flow import answer, open_questions
from ..progress import Venture
from ..steps import Background, Craft
from . import record

KEPT = "kept"
"""The option of bringing a PC along."""

PURSE = 2
"""So many Valuables a new PC has."""


def default(state: State, question: Ask) -> str:
    """Return what is chosen for a member who stays away: the PC they could bring, else a Craft that is free, another one
    for each of them."""
    if not isinstance(question, Craft) or KEPT in question.options:
        return question.options[0]
    taken = [member.craft for member in state.members]
    free = [craft for craft in question.options if craft not in taken]
    others = [
        question.owner for question in open_questions(state) if isinstance(question, Craft) and KEPT not in question.options
    ]
    place = others.index(question.owner) if question.owner in others else 0
    return free[place] if place < len(free) else question.options[0]


@answer(Craft)
def _craft(venture: Venture, question: Craft, option: str) -> None:
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
    venture.set_member(index, ep=sheets.most_ep(venture.member(index)))
    options = tuple(content().backgrounds)
    asked = Background(owner=index, options=options, default=options[index % len(options)], together=True)
    venture.change(agenda=(*venture.state.agenda, asked.written()))


@answer(Background)
def _background(venture: Venture, question: Background, option: str) -> None:
    """A Background is chosen: that settles a new PC, with the Gear of its Craft and a little to spend."""
    member = venture.member(question.owner)
    gear = content().crafts[member.craft].gear
    _settle(venture, question.owner, replace(member, background=option, valuables=PURSE, pack=gear), False)


def _settle(venture: Venture, index: int, member: Member, kept: bool) -> None:
    """Put a PC into the party; of Gear that is not equipped yet everything is that finds a slot (REG-G19)."""
    venture.set_member(index, **{name: getattr(member, name) for name in member.__struct_fields__})
    on = member.equipped
    for item in () if kept else member.pack:
        on = (*on, item) if sheets.fits((*on, item)) else on
    if not kept:
        member = replace(member, equipped=on, pack=tuple(item for item in member.pack if item not in on))
        venture.set_member(index, equipped=member.equipped, pack=member.pack)
    catalogue = content()
    venture.set_member(index, tracks=sheets.base(member), deck=sheets.deck(member), ep=sheets.most_ep(member))
    craft, background = catalogue.crafts[member.craft].name, catalogue.backgrounds[member.background].name
    venture.tell(turning.JoinedUp(member.name, craft, background, kept, sheets.level(member)))


def is_complete(state: State) -> bool:
    """Return whether everybody has a PC."""
    return all(member.craft and member.background for member in state.members)


def settle_level(venture: Venture) -> None:
    """Set the level of a danger that goes by the party's, once everybody has a PC (REG-G111)."""
    rules = venture.state.rules
    if not rules.level:
        level = opening.mean_level([sheets.level(member) for member in venture.state.members])
        venture.change(rules=replace(rules, level=level))


FEE = 1
"""What a rest costs that heals an Injury, or a Disease with all its instances; and what a lesson costs."""


INJURY = "injury"


# The town.


def visiting(state: State, index: int) -> bool:
    """Return whether a member is in the town and has not set out yet."""
    return state.phase == "town" and not state.members[index].ready


def ailments(member: Member) -> dict[str, str]:
    """Return what a rest could heal, by the word that moves name it by: "injury", or a Disease's name with hyphens."""
    found = {INJURY: INJURY} if member.injuries else {}
    for disease in member.diseases:
        found.setdefault(harm.disease_word(disease.name), disease.name)
    return found


def goods() -> tuple[Gear, ...]:
    """Return what the town sells."""
    return tuple(gear for gear in content().gear.values() if gear.price)


def lessons_left(member: Member) -> int:
    """Return how many plays a member can still learn: one for each level above the first (REG-G112)."""
    return max(0, sheets.level(member) - 1 - len(member.learned))


def lessons(member: Member) -> tuple[Lesson, ...]:
    """Return what a member could learn at their level, of their own Craft first (REG-G112)."""
    level = sheets.level(member)
    found = [
        lesson for lesson in content().lessons.values() if lesson.level <= level and lesson.play.id not in member.learned
    ]
    return tuple(sorted((item for item in found if item.craft in ("", member.craft)), key=lambda item: not item.craft))


def town_moves(state: State, index: int) -> Iterator[Buy | Cure | Learn]:
    """Yield what a member can buy, have healed and learn."""
    if not visiting(state, index):
        return
    member = state.members[index]
    for gear in goods():
        if gear.price <= member.valuables:
            yield Buy(gear.id)
    if member.valuables >= FEE:
        yield from map(Cure, ailments(member))
    if member.valuables >= FEE and lessons_left(member):
        yield from (Learn(lesson.play.id) for lesson in lessons(member))


def refuse_in_town(state: State, index: int, move: Buy | Cure | Learn) -> IllegalMove | None:
    """Return what speaks against buying, being healed or learning."""
    if state.phase != "town":
        return refused("only-in-town", "REG-G60")
    member = state.members[index]
    if member.ready:
        return refused("ready-already", "REG-G60")
    if isinstance(move, Buy):
        gear = content().gear.get(move.goods)
        if gear is None or not gear.price:
            return refused("town-sells", "REG-G60", goods=", ".join(f"{sold.name} ({sold.price})" for sold in goods()))
        if gear.price > member.valuables:
            return refused("too-dear", "REG-G60", thing=gear.name, price=gear.price, have=member.valuables)
        return None
    if isinstance(move, Learn):
        return _refuse_lesson(member, move.play)
    found = ailments(member)
    if not found:
        return refused("nothing-to-heal-in-town", "REG-265")
    if move.what not in found:
        return refused("can-be-healed", "REG-265", ailments=tuple(found))
    if member.valuables < FEE:
        return refused("rest-too-dear", "REG-266")
    return None


def _refuse_lesson(member: Member, play: str) -> IllegalMove | None:
    """Return what speaks against learning a play (REG-G112)."""
    level = sheets.level(member)
    if not lessons_left(member):
        return refused("no-lesson-left", "REG-G112", known=len(member.learned), level=level)
    known = content().lessons.get(play)
    if known is None or known not in lessons(member):
        taught = tuple(lesson.play.name for lesson in lessons(member))
        return refused("lessons-are", "REG-G112", level=level, lessons=taught)
    if member.valuables < FEE:
        return refused("lesson-too-dear", "REG-G112")
    return None


def do_in_town(venture: Venture, index: int, move: Buy | Cure | Learn) -> None:
    """Buy Gear, rest or learn: 1 Valuable for one Injury, or for a Disease with all its instances (REG-266, REG-268,
    REG-G59); for a lesson, whose card goes into the deck (REG-G112)."""
    member = venture.member(index)
    if isinstance(move, Learn):
        venture.set_member(index, valuables=member.valuables - FEE, learned=(*member.learned, move.play))
        venture.set_member(index, deck=sheets.deck(venture.member(index)))
        venture.tell(turning.Learned(member.name, content().plays[move.play].name))
        return
    if isinstance(move, Buy):
        gear = content().gear[move.goods]
        venture.set_member(index, valuables=member.valuables - gear.price, pack=(*member.pack, gear.id))
        venture.tell(turning.Bought(member.name, gear.name, gear.price))
        return
    what = ailments(member)[move.what]
    venture.set_member(index, valuables=member.valuables - FEE)
    if what == INJURY:
        venture.set_member(index, injuries=member.injuries - 1)
    else:
        venture.set_member(index, diseases=tuple(disease for disease in member.diseases if disease.name != what))
    healed = venture.member(index)
    venture.set_member(index, ep=sheets.most_ep(healed), tracks=sheets.base(healed))
    venture.tell(turning.Cured(member.name, what))


def set_out(venture: Venture, index: int) -> None:
    """Note that a member is ready to go."""
    venture.set_member(index, ready=True)
