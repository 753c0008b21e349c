"""What members do at no cost of time: with what they carry, and on the map (WLD-129, WLD-133, WLD-G09, WLD-G10,
WLD-G14..G16). A note is written as in the example of WLD-264.
"""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.files import values
from engine.core.flow import heed
from engine.core.game import Seat
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import Buy, Give, Use

from ...state.catalogue import WORDS, refused
from ...state.content import content, price
from ...state.member import Item, Member
from ...state.moves import Mend, Sell
from ...state.state import Note, State, member_of, settlement
from .. import supplies
from ..events import deciding
from ..flow import Rolls, reads
from ..progress import Expedition
from ..steps import throws
from ..trials import difficulty, named, succeeded, trial, wanted

KINDS = (Give, Use, Buy, Sell, Mend)
"""The moves that this module carries out."""

USEFUL = ("herb", "material")


@memo("phase", "paused", "agenda", "region", "here", "finds", "day", "stretch", "deed", "members", "purse", "goods")
def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return what a seat can do with what its member carries, and buy or sell."""
    index = member_of(state, seat)
    if index is None or not idle(state):
        return ()
    keys = supplies.kinds(state.members[index])
    uses = [use for use in _USES if use.item in keys and _refuse_use(state, index, use) is None]
    worn = _worn(state.members[index])
    worn = worn if worn and _can_mend(state) else ()
    mends = [mend for mend in map(Mend, worn) if _refuse_mend(state, index, mend) is None]
    # What a member carries they can give to any member who can take anything.
    members = state.members
    takers = [other.handle for place, other in enumerate(members) if place != index and other.ready and not other.dead]
    return (*uses, *mends, *_gifts(keys, tuple(takers)), *supplies.trades(state, index))


_USES = tuple(map(Use, USEFUL))


@memo
def _worn(member: Member) -> tuple[str, ...]:
    """Return the kinds of a member's gear of which something is worn."""
    worn = {item.key for item in member.items if supplies.is_gear(item) and lacks_a_use(item)}
    return tuple([key for key in supplies.kinds(member) if key in worn])


@lru_cache(maxsize=1 << 12)
def _gifts(keys: tuple[str, ...], takers: tuple[str, ...]) -> tuple[Give, ...]:
    return tuple([Give(key, handle) for key in keys for handle in takers])


def idle(state: State) -> bool:
    """Return whether the party has time for that: nothing is under way, or it is dealing with traders (WLD-129)."""
    return state.phase == "trek" and not state.paused and (not state.agenda or supplies.traders(state))


def in_camp(state: State) -> bool:
    """Return whether the camp still stands: the first morning hours of a later day, before the day's first action."""
    return state.day > 1 and state.stretch == 1 and state.deed is None


def refuse(state: State, seat: Seat, move: Move) -> IllegalMove | None:
    """Return what speaks against a seat's giving, using, buying, selling or mending something."""
    index = member_of(state, seat)
    if index is None:
        return refused("gear-no-character", "WLD-129")
    if not idle(state):
        return refused("gear-busy", "WLD-129")
    if isinstance(move, (Buy, Sell)):
        return supplies.refuse_trade(state, index, move)
    if isinstance(move, Give):
        return _refuse_give(state, index, move)
    if isinstance(move, Use):
        return _refuse_use(state, index, move)
    if isinstance(move, Mend):
        return _refuse_mend(state, index, move)
    raise TypeError(move)


def carry_out(expedition: Expedition, seat: Seat, move: Move) -> None:
    """Carry out giving, using, buying, selling or mending, which take no time; `IllegalMove` where a rule forbids it."""
    heed(refuse(expedition.state, seat, move))
    index = member_of(expedition.state, seat)
    assert index is not None
    if isinstance(move, Buy):
        supplies.buy(expedition, index, move)
    elif isinstance(move, Sell):
        supplies.sell(expedition, index, move)
    elif isinstance(move, Give):
        _give(expedition, index, move)
    elif isinstance(move, Use):
        _use(expedition, index, move)
    elif isinstance(move, Mend):
        _mend(expedition, index, move)


# Handing over.


def _refuse_give(state: State, index: int, move: Give) -> IllegalMove | None:
    other = named(state, move.who)
    if supplies.held(state, index, move.item) < 0:
        return refused("not-carried", "WLD-G09", goods=move.item)
    if other < 0 or not state.members[other].ready:
        party = [member.handle for member in state.members if member.ready and not member.dead]
        return refused("nobody-called", "WLD-G09", who=move.who, party=party)
    if other == index:
        return refused("give-held", "WLD-G09")
    return None


def _give(expedition: Expedition, index: int, move: Give) -> None:
    """Hand one item over: of several of a kind the one with the fewest uses (WLD-G09)."""
    other = named(expedition.state, move.who)
    item = expedition.take_one(index, supplies.held(expedition.state, index, move.item))
    expedition.add_item(other, item)
    expedition.tell(deciding.Gave(expedition.name(index), move.item, expedition.name(other)))


# Herbs and materials.


def patient(state: State, index: int) -> int:
    """Return whom a herb would cure of poison: its bearer, else the first in party order; -1 for none (WLD-G14)."""
    order = (index, *range(len(state.members)))
    return next((place for place in order if state.members[place].poisoned and not state.members[place].dead), -1)


def most_worn(state: State, index: int) -> int:
    """Return where a member's most worn piece of gear is, broken ones first; -1 where nothing is worn."""
    items = state.members[index].items
    worn = [place for place, item in enumerate(items) if supplies.is_gear(item) and is_worn(state, index, place)]
    return min(worn, key=lambda place: (not items[place].broken, items[place].uses, place), default=-1)


def is_worn(state: State, index: int, place: int) -> bool:
    """Return whether an item lacks a use that can be restored."""
    return lacks_a_use(state.members[index].items[place])


def lacks_a_use(item: Item) -> bool:
    """Return whether a use of an item can be restored."""
    return item.broken or item.uses < content().goods[item.key].uses


def _refuse_use(state: State, index: int, move: Use) -> IllegalMove | None:
    if move.item not in USEFUL:
        return refused("use-not-so", "WLD-G16")
    if supplies.held(state, index, move.item) < 0:
        return refused("use-none", "WLD-G16", goods=move.item)
    if move.item == "herb":
        return None if patient(state, index) >= 0 else refused("use-nobody-poisoned", "WLD-G14")
    if not _can_mend(state):
        return refused("use-material-where", "WLD-G16")
    return None if most_worn(state, index) >= 0 else refused("use-nothing-worn", "WLD-G16")


def _use(expedition: Expedition, index: int, move: Use) -> None:
    """A herb ends a member's poison; a material restores a use of the most worn thing (WLD-G14, WLD-G16)."""
    name = expedition.name(index)
    if move.item == "herb":
        sick = patient(expedition.state, index)
        expedition.set_member(sick, poisoned=False)
        expedition.tell(deciding.Used(name, "herb", "poison", expedition.name(sick)))
    else:
        worn = most_worn(expedition.state, index)
        expedition.tell(deciding.Used(name, "material", "mend", expedition.member(index).items[worn].key))
        restore(expedition, index, worn)
    expedition.take_one(index, supplies.held(expedition.state, index, move.item))


def restore(expedition: Expedition, index: int, place: int) -> None:
    """Give an item a use back; a broken one can be used again (WLD-G10)."""
    item = expedition.member(index).items[place]
    uses = min(content().goods[item.key].uses, item.uses + 1)
    expedition.set_item(index, place, replace(item, uses=uses, broken=False))


# Mending.


def _can_mend(state: State) -> bool:
    return in_camp(state) or settlement(state) is not None


def toolbox(state: State, index: int, mended: int) -> int:
    """Return where a member's tools are that have a use to spend on mending something else; -1 for none (WLD-G10)."""
    items = state.members[index].items
    return next(
        (
            place
            for place, item in enumerate(items)
            if item.key == "tool" and item.uses > 0 and not item.broken and place != mended
        ),
        -1,
    )


def fee(state: State, key: str) -> int:
    """Return what a use costs to have repaired in a settlement: a tenth of the price, rounded up (WLD-G10)."""
    return -(-price(state, content().goods[key]) // 10)


def _refuse_mend(state: State, index: int, move: Mend) -> IllegalMove | None:
    place = supplies.held(state, index, move.item)
    if place < 0 or not supplies.is_gear(state.members[index].items[place]):
        return refused("mend-none", "WLD-G10", goods=move.item)
    if not is_worn(state, index, place):
        return refused("mend-whole", "WLD-G10")
    if settlement(state) is not None:
        cost = fee(state, move.item)
        if cost <= state.purse:
            return None
        return refused("mend-purse", "WLD-G10", price=cost, purse=state.purse)
    if not in_camp(state):
        return refused("mend-where", "WLD-G10")
    if state.members[index].mended:
        return refused("mend-tried", "WLD-G10")
    if not state.members[index].able:
        return refused("mend-unable", "WLD-G12")
    if toolbox(state, index, place) < 0:
        return refused("mend-no-tools", "WLD-G10")
    return None


def _mend(expedition: Expedition, index: int, move: Mend) -> None:
    """Restore a use: for coins in a settlement, else by Agility or Mind + Crafting, once per camp (WLD-G10)."""
    state = expedition.state
    place = supplies.held(state, index, move.item)
    if settlement(state) is not None:
        cost = fee(state, move.item)
        expedition.pay(-cost)
        restore(expedition, index, place)
        expedition.tell(deciding.Used(expedition.name(index), f"coins {cost}", "mend", move.item))
        return
    tools = toolbox(state, index, place)
    item = state.members[index].items[tools]
    expedition.set_item(index, tools, replace(item, uses=item.uses - 1))
    expedition.set_member(index, mended=True)
    test = wanted(index, "mend", ("agility", "mind"), ("crafting",), difficulty(state), ())
    trial(expedition, throws.Mended(place, index), [test])


@reads(throws.Mended)
def _mended(expedition: Expedition, task: throws.Mended, rolls: Rolls) -> None:
    if succeeded(rolls[0]):
        place = task.place
        restore(expedition, task.member, place)
        key = expedition.member(task.member).items[place].key
        expedition.tell(deciding.Used(expedition.name(task.member), "tool", "mend", key))


MOST_LETTERS, MOST_NOTES = 200, 300


@cache
def sample_note() -> str:
    """Return the note that is listed: what a member writes is open."""
    return WORDS("verb-note.sample")


@lru_cache(maxsize=64)
def read_note(words: str) -> str:
    """Return the words of a note on one line; `values.Wrong` for what everybody's map has no place for."""
    return str(values.words(MOST_LETTERS)(words))


def refuse_note(state: State, seat: Seat, words: str) -> IllegalMove | None:
    """Return what speaks against a note."""
    if state.phase != "trek" or member_of(state, seat) is None:
        return refused("note-not-yours", "WLD-133")
    if not words.strip():
        return refused("note-empty", "WLD-133")
    if len(words) > MOST_LETTERS:
        return refused("note-long", "WLD-133", most=MOST_LETTERS, letters=len(words))
    if len(state.notes) >= MOST_NOTES:
        return refused("note-full", "WLD-133", most=MOST_NOTES)
    try:
        read_note(words)
    except values.Wrong as wrong:
        return refused("note-wrong", "WLD-133", wrong=str(wrong))
    return None


def write_note(expedition: Expedition, seat: Seat, words: str) -> None:
    """Write a note at the place where the party is."""
    state = expedition.state
    index = member_of(state, seat)
    assert index is not None
    text = read_note(words)
    expedition.change(notes=(*state.notes, Note(state.here.at, text, expedition.name(index), state.day)))
    expedition.tell(deciding.Noted(expedition.name(index), expedition.here_name(), text))
