"""Making characters: ready-made, of one's own, or kept from an earlier expedition (WLD-G16, WLD-G17)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from engine.core.character_history import Outing, Past, gone_on
from engine.core.game import Seat
from engine.core.memo import memo
from engine.core.verbs import Choose
from engine.core.words import MOST_NAME, handle, own_name, shown_name

from ...state.catalogue import WORDS, refused
from ...state.content import content
from ...state.member import ATTRIBUTES, EXPERT, GENERAL, MOST_RESOLVE, SKILLS, Habits, Item, Member
from ...state.moves import Create
from ...state.state import Position, State
from .. import clock, knowing, standing_orders
from ..events import deciding, travelling
from ..progress import Expedition
from . import roles

DICE: dict[str, tuple[tuple[int, ...], ...]] = {
    "seasoned": ((10, 8, 6, 6),),
    "novice": ((6, 6, 6, 6), (8, 6, 6, 4)),
}
"""The dice that a new character may have, highest first (WLD-G17)."""

RANKS: dict[str, tuple[int, ...]] = {
    "seasoned": (3, 2, 2, 1, 1, 0, 0),
    "novice": (1, 1, 1, 0, 0, 0, 0),
}
"""The ranks of its seven trained skills, highest first (WLD-G17)."""

USEFUL = ("survival", "nature", "fighting", "lore", "crafting", "education", *GENERAL)
"""What is trained at rank 0 where a new character does not say: first what is hard untrained (WLD-G04, WLD-G17)."""

RATIONS = "rations"
STARTING_GEAR = (RATIONS, "footwear", "clothing", "weapon", "tool", "torches")
"""What everybody starts with (WLD-G16)."""
COINS = 10
"""What each member brings to the purse (WLD-G15)."""

PARTIES: tuple[tuple[str, ...], ...] = (
    ("ranger", "rogue", "healer", "fighter", "scholar", "druid"),
    ("rogue", "druid", "hunter", "fighter", "scholar", "healer"),
    ("hunter", "healer", "rogue", "fighter", "scholar", "druid"),
    ("druid", "hunter", "rogue", "healer", "fighter", "scholar"),
    ("healer", "ranger", "fighter", "rogue", "hunter", "scholar"),
    ("rogue", "ranger", "scholar", "druid", "fighter", "hunter"),
)
"""Parties that are dealt (Quick start): in each the first two can find the way and keep watch, and others come along."""

KEPT, OWN = "kept", "own"
RESERVED = ("best", "nobody", "none", "plain", "careful", "tools", "party", "all")

_NAME = re.compile(r"[^\W_](?:(?:[^\W_]|[ '’.-])*(?:[^\W_]|\.))?")


class Kept(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is written of a character between two expeditions; ``dead`` ones are remembered as such, and not brought."""

    name: str
    level: str
    kind: str = ""
    dice: dict[str, int] = {}
    skills: dict[str, int] = {}
    resolve: int = 1
    items: tuple[Item, ...] = ()
    dead: bool = False
    habits: Habits = Habits()
    past: Past | None = None


def gear(tool: str) -> tuple[Item, ...]:
    """Return new starting gear; its tool serves a skill."""
    goods = content().goods
    return tuple(goods[key].item(skill=tool if key == "tool" else "") for key in STARTING_GEAR)


def newcomer(name: str, seat: Seat, others: Sequence[Member]) -> Member:
    """Return a member whose character is not chosen yet, by a name that no other member has."""
    called = own_name(shown_name(name), names_of(others))
    return Member(seat, called, _handle(called, others))


def names_of(members: Sequence[Member]) -> list[str]:
    """Return what members are called."""
    return [member.name for member in members]


def _handle(name: str, others: Sequence[Member]) -> str:
    return handle(name, [other.handle for other in others], RESERVED)


# Choosing.


def unready(state: State, seat: Seat) -> int | None:
    """Return the index of a seat's member who has no character yet, ``None`` where there is none."""
    return _unready(state).get(seat)


@memo("members")
def _unready(state: State) -> dict[Seat, int]:
    return {member.seat: index for index, member in reversed(tuple(enumerate(state.members))) if not member.ready}


def moves(state: State, seat: Seat) -> Iterator[Choose | Create]:
    """Yield the characters that a seat can choose: kept, ready-made, and an example of one of its own."""
    index = unready(state, seat)
    if index is None:
        return
    if brought(state, seat) is not None:
        yield Choose(KEPT)
    for kind in content().archetypes:
        yield Choose(kind)
    yield example(state, index)


def example(state: State, index: int) -> Create:
    """Return a character of one's own as it is written: to be completed, and changed."""
    level = state.rules.characters
    dice = " ".join(f"d{sides}" for sides in DICE[level][0])
    trained = ("perception", "survival", "stealth", "nature", "fighting", "athletics", "fortitude")
    ranks = ", ".join(f"{skill} {rank}" for skill, rank in zip(trained, RANKS[level], strict=True))
    return Create(f"{state.members[index].name} | {dice} | {ranks}")


def free_kind(state: State) -> str:
    """Return the first ready-made character that no member has yet; the first of all where all are taken."""
    taken = [member.kind for member in state.members]
    kinds = list(content().archetypes)
    return next((kind for kind in kinds if kind not in taken), kinds[0])


def default(state: State, seat: Seat) -> str:
    """Return what is chosen for a seat that leaves it: the kept character, else a ready-made one (WLD-G17, WLD-G86)."""
    return KEPT if brought(state, seat) is not None else free_kind(state)


def dealt(state: State, seat: Seat, lot: int) -> Choose | None:
    """Return the character that a seat is dealt: the kept one, else a ready-made one of a party that goes together, another
    for each; ``None`` once the party is on its way."""
    if state.phase != "characters" or unready(state, seat) is None:
        return None
    if brought(state, seat) is not None:
        return Choose(KEPT)
    taken = [member.kind for member in state.members if member.ready]
    return Choose(next(kind for kind in PARTIES[lot % len(PARTIES)] if kind not in taken))


def choose(expedition: Expedition, seat: Seat, option: str) -> None:
    """Take a ready-made character, or the kept one (WLD-G17)."""
    index = unready(expedition.state, seat)
    assert index is not None
    member = expedition.member(index)
    if option == KEPT:
        kept = brought(expedition.state, seat)
        assert kept is not None
        others = _others(expedition.state, index)
        name = own_name(kept.name, names_of(others))
        called = _handle(name, others)
        _take(expedition, index, replace(_returned(member, kept), name=name, handle=called), KEPT)
        return
    kind = content().archetypes[option]
    dice, skills = dict(kind.dice), dict(kind.skills)
    if expedition.state.rules.characters == "novice":
        dice, skills = _as_novice(dice, skills)
    _take(expedition, index, replace(member, kind=option, dice=dice, skills=skills, items=gear(kind.tool)), option)


def _as_novice(dice: Mapping[str, int], skills: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """Return a ready-made character at the beginning of its way: its best die d8, its worst d4, its best skills at 1."""
    order = sorted(ATTRIBUTES, key=lambda attribute: -dice[attribute])
    ranked = sorted(skills, key=lambda skill: -skills[skill])
    new = dict(zip(order, DICE["novice"][1], strict=True))
    return (
        {attribute: new[attribute] for attribute in ATTRIBUTES},
        dict(zip(ranked, RANKS["novice"], strict=True)),
    )


def create(expedition: Expedition, seat: Seat, text: str) -> None:
    """Make a character of one's own: "Name | d6 d10 d8 d6 | perception 3, stealth 2, ..."; `IllegalMove` says what is off.

    The dice stand for Strength, Agility, Spirit, Mind. A fourth part may name the skill that the tool serves.
    """
    index = unready(expedition.state, seat)
    assert index is not None
    level = expedition.state.rules.characters
    parts = [part.strip() for part in text.split("|")]
    if len(parts) not in (3, 4) or not any(parts):
        raise refused("character-parts", "WLD-G17", example=example(expedition.state, index).character)
    name = read_name(parts[0])
    dice = read_dice(parts[1], level)
    skills = read_skills(parts[2], level)
    tool = read_tool(parts[3] if len(parts) == 4 else "", skills)
    others = _others(expedition.state, index)
    if own_name(name, names_of(others)) != name:
        raise refused("character-name-taken", "WLD-G17", name=name)
    called = _handle(name, others)
    member = replace(expedition.member(index), name=name, handle=called, kind=OWN)
    _take(expedition, index, replace(member, dice=dice, skills=skills, items=gear(tool)), OWN)


def _others(state: State, index: int) -> list[Member]:
    return [other for place, other in enumerate(state.members) if place != index]


def read_name(text: str) -> str:
    """Return a character's name; `IllegalMove` where it is none."""
    name = " ".join(text.split())
    if not name:
        raise refused("character-unnamed", "WLD-G17")
    if len(name) > MOST_NAME:
        raise refused("character-name-long", "WLD-G17", most=MOST_NAME, letters=len(name))
    if not _NAME.fullmatch(name):
        raise refused("character-name-signs", "WLD-G17")
    return name


def read_dice(text: str, level: str) -> dict[str, int]:
    """Return the dice of the four attributes; `IllegalMove` says which ones do not go together (WLD-G17)."""
    words = [word for word in re.split(r"[\s,;/]+", text.casefold()) if word]
    wanted = [", ".join(f"d{sides}" for sides in array) for array in DICE[level]]
    if len(words) != 4:
        raise refused("character-dice-count", "WLD-G17", number=len(words), arrays=wanted)
    sides = []
    for word in words:
        if word.removeprefix("d") not in ("4", "6", "8", "10", "12"):
            raise refused("character-no-die", "WLD-G17", word=word[:12], arrays=wanted)
        sides.append(int(word.removeprefix("d")))
    if tuple(sorted(sides, reverse=True)) not in DICE[level]:
        named = [f"d{side}" for side in sides]
        raise refused("character-dice", "WLD-G17", level=level, arrays=wanted, dice=named)
    return dict(zip(ATTRIBUTES, sides, strict=True))


def read_skills(text: str, level: str) -> dict[str, int]:
    """Return the trained skills with their ranks; `IllegalMove` says which one is wrong, or how many are (WLD-G17).

    Skills at rank 0 may be left out: the most useful ones that are not named are trained then.
    """
    skills: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in re.split(r"[,;]", text))):
        word, _, number = part.casefold().partition(" ")
        if word not in SKILLS:
            raise refused("character-no-skill", "WLD-G04", word=word[:20], skills=SKILLS)
        if word in skills:
            raise refused("character-skill-twice", "WLD-G17", skill=word)
        if number.strip() not in ("", "0", "1", "2", "3"):
            raise refused("character-rank", "WLD-G17", skill=word, rank=number.strip()[:8])
        skills[word] = int(number.strip() or 0)
    wanted = Counter(RANKS[level])
    unnamed = [skill for skill in USEFUL if skill not in skills]
    missing = wanted[0] - list(skills.values()).count(0)
    if len(skills) + missing == len(RANKS[level]):
        skills |= dict.fromkeys(unnamed[: max(0, missing)], 0)
    given = Counter(skills.values())
    if given != wanted:
        rule = [
            WORDS.message("character-at-rank", number=count, rank=rank)
            for rank, count in sorted(wanted.items(), reverse=True)
        ]
        wrong = [
            WORDS.message("character-off-rank", given=given[rank], wanted=wanted[rank], rank=rank)
            for rank in sorted(wanted | given, reverse=True)
            if given[rank] != wanted[rank]
        ]
        raise refused("character-ranks", "WLD-G17", level=level, ranks=rule, wrong=wrong)
    return skills


def read_tool(text: str, skills: Mapping[str, int]) -> str:
    """Return the skill that the tool serves: the one named, else the best trained expert skill, else the best of all."""
    named = text.casefold().strip()
    if named:
        if named not in SKILLS:
            raise refused("character-tool", "WLD-G16", skills=SKILLS)
        return named
    return max(skills, key=lambda skill: (skills[skill], skill in EXPERT))


def _take(expedition: Expedition, index: int, member: Member, kind: str) -> None:
    player = expedition.state.names[member.seat]
    expedition.set_member(index, **{name: getattr(member, name) for name in member.__struct_fields__} | {"ready": True})
    left = sum(not other.ready for other in expedition.state.members)
    expedition.tell(deciding.Character(member.name, player, kind, left))
    if expedition.state.phase == "characters":
        if not left:
            set_out(expedition)
    else:
        expedition.change(purse=expedition.state.purse + COINS)  # brought along, not found
        roles.welcome(expedition, index)


def set_out(expedition: Expedition) -> None:
    """Everybody has a character: the party stands at the start on the morning of day 1 (WLD-G15, WLD-G34, WLD-225)."""
    region = expedition.region
    start = region.place_by_id[region.start]
    expedition.change(phase="trek", here=Position(region.start), purse=COINS * len(expedition.state.members))
    expedition.change(roles=roles.best_roles(expedition.state))
    expedition.tell(deciding.SetOut(expedition.place_name(region.start), start.terrain))
    knowing.see_at_first(expedition)
    knowing.begin_at(expedition, region.start)
    knowing.hear_at_first(expedition)
    told = clock.weather(expedition)
    if told:
        expedition.tell(travelling.Dawn(1, told))


# From one expedition to the next.


def kept(state: State, seat: Seat, outing: Outing | None = None) -> str:
    """Return a seat's character as it is kept for the next expedition, as JSON; "" before it is chosen. ``outing`` is what
    it has been through with this one, once it is over: that is added to the past it came with.

    Weariness, wounds and conditions heal between two expeditions, and Resolve is at least 1. What is carried stays, without
    what was spent, and so do standing orders; the shared purse does not (WLD-G95).
    """
    member = next((member for member in state.members if member.seat == seat), None)
    if member is None or not member.ready:
        return ""
    written = Kept(
        member.name,
        state.rules.characters,
        member.kind,
        member.dice,
        member.skills,
        max(1, member.resolve),
        tuple(replace(item, spent=False) for item in member.items),
        member.dead,
        member.habits,
        past_with(state, member, outing),
    )
    return msgspec.json.encode(written, order="deterministic").decode()


def past_with(state: State, member: Member, outing: Outing | None) -> Past | None:
    """Return the past of a character: that of the kept one that it is, and an expedition more."""
    known = brought(state, member.seat)
    before = known.past if known is not None and member.name.startswith(known.name) else None
    return before if outing is None else gone_on(before, outing)


def brought(state: State, seat: Seat) -> Kept | None:
    """Return what a seat's member can bring: a living character, made by the rules that count here (WLD-G17, WLD-G95)."""
    if seat >= len(state.brought) or not state.brought[seat]:
        return None
    try:
        known = msgspec.json.decode(state.brought[seat], type=Kept)
    except msgspec.MsgspecError:
        return None
    level = state.rules.characters
    fits = (
        known.level == level
        and set(known.dice) == set(ATTRIBUTES)
        and tuple(sorted(known.dice.values(), reverse=True)) in DICE[level]
        and set(known.skills) <= set(SKILLS)
        and Counter(known.skills.values()) == Counter(RANKS[level])
        and all(item.key in content().goods for item in known.items)
        and _NAME.fullmatch(known.name) is not None
        and len(known.name) <= MOST_NAME
        and standing_orders.fit(known.habits)
    )
    return replace(known, habits=standing_orders.fitting(known.habits)) if fits and not known.dead else None


def _returned(member: Member, known: Kept) -> Member:
    """Return a member with a kept character; of the starting gear what is missing or broken is new again (WLD-G16).

    Rations are filled up. Dice and skills stand as in a new character: by attribute, and the best skills first.
    """
    tool = next((item.skill for item in known.items if item.key == "tool"), read_tool("", known.skills))
    full = content().goods[RATIONS].item().uses
    whole = [
        replace(item, uses=max(full, item.uses)) if item.key == RATIONS else item for item in known.items if not item.broken
    ]
    new = [item for item in gear(tool) if all(item.key != held.key for held in whole)]
    resolve = min(MOST_RESOLVE, max(1, known.resolve))
    items = (*whole, *new)
    return replace(
        member,
        kind=known.kind or OWN,
        name=known.name,
        dice={attribute: known.dice[attribute] for attribute in ATTRIBUTES},
        skills={skill: known.skills[skill] for skill in sorted(known.skills, key=lambda skill: -known.skills[skill])},
        resolve=resolve,
        items=items,
        habits=known.habits,
    )
