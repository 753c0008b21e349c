"""What stands on a member's sheet: base values and levels of Stat Tracks, the most EP, what can be on at once, the Hand
Limit, an own round limit (REG-G17, REG-G18)."""

from __future__ import annotations

from collections.abc import Sequence

from . import growth
from .content import TRACKS, Slot, Track, content
from .scenarios import Region
from .state import HAND_LIMIT, INJURY, LEAST_BASE, LEAST_ILL, MOST_BASE, OPENING_HAND, Entity, Member, State, Who, index_of

SLOTS: dict[Slot, int] = {"clothing": 1, "item": 1, "accessory": 1, "expertise": 2}
"""How many pieces of Gear each slot holds (REG-G19)."""


def fits(items: Sequence[str]) -> bool:
    """Return whether pieces of Gear can all be on at once; some may go into one of several slots (REG-G19)."""
    return _fits(tuple(items), dict(SLOTS))


def _fits(items: tuple[str, ...], free: dict[Slot, int]) -> bool:
    if not items:
        return True
    return any(free[slot] and _fits(items[1:], {**free, slot: free[slot] - 1}) for slot in content().gear[items[0]].slots)


def replaced(equipped: Sequence[str], item: str) -> str:
    """Return what has to come off for a piece of Gear to be put on: the first that makes room, "" if there is room."""
    if fits((*equipped, item)):
        return ""
    return next(other for other in equipped if fits((*(item for item in equipped if item != other), item)))


def level(member: Member) -> int:
    """Return a member's level (REG-G110)."""
    return growth.level_for(member.experience)


def _more(member: Member) -> tuple[growth.Level, ...]:
    return growth.had_by(level(member))


def deck(member: Member) -> tuple[str, ...]:
    """Return all cards of a member: the Craft's, and those learned in town (REG-G16, REG-G110)."""
    return (*content().crafts[member.craft].deck, *member.learned)


def opening_hand(member: Member) -> int:
    """Return how many cards a member sets out with: 5, and what the level adds (REG-G16, REG-G110)."""
    return OPENING_HAND + sum(item.hand for item in _more(member))


def hand_limit(member: Member) -> int:
    """Return how many cards a member may keep: 5, and what level and Mind change (REG-G10, REG-G17, REG-G110)."""
    mind = member.tracks["Mind"] if "Mind" in member.tracks else base(member)["Mind"]
    return HAND_LIMIT + sum(item.hand for item in _more(member)) + levels(mind)


def cards_over(member: Member, more: int = 0) -> int:
    """Return how many cards too many a member in play holds, with so many ``more`` to come."""
    return max(0, len(member.hand) + more - hand_limit(member)) if member.in_play else 0


def limit_of(state: State, index: int) -> int:
    """Return a PC's own round limit: the scenario's, and the bonus of each region reached, each once (REG-208..210,
    REG-G53); 0 where there is none."""
    return state.limit + state.members[index].bonus if state.limit else 0


def closes(state: State, region: Region) -> int:
    """Return the round in which a region closes for this party, 0 for never (REG-205, REG-G62)."""
    return region.limit + state.scenario.rounds_more(len(state.members)) if region.limit else 0


def is_over(state: State, region: Region) -> bool:
    """Return whether a region's limit is reached already, so that to step in costs what the limit costs (REG-G52)."""
    return state.scenario.type == "chase" and 0 < closes(state, region) <= state.counter


def grows(state: State) -> bool:
    """Return whether regions raise the limit, so that each PC has one of their own (REG-208, REG-210)."""
    return any(region.bonus for region in state.scenario.regions)


def alarm(state: State) -> int:
    """Return from the end of which round on each round costs Stealth Tokens (REG-G62, REG-G121); 0 for never."""
    scenario = state.scenario
    return scenario.alarm + scenario.rounds_more(len(state.members)) if scenario.type == "stealth" and scenario.alarm else 0


def ends_now(state: State) -> bool:
    """Return whether a limit is reached for everybody at the end of this round, and the scenario ends with it."""
    late = state.counter + 1
    if not state.limit:
        return False
    return all(late >= limit_of(state, index) for index, member in enumerate(state.members) if member.in_play)


def most_ep(member: Member) -> int:
    """Return a member's maximum EP: the Craft's, 5 less for each Injury, and what Gear adds (REG-G07, REG-G08)."""
    known = content()
    return sound(member) + sum(known.gear[item].ep for item in member.equipped)


def sound(member: Member) -> int:
    """Return the EP of Craft and level, less 5 for each Injury; at 0 or less a PC is dead, whatever the Gear (REG-G08,
    REG-G110)."""
    return content().crafts[member.craft].ep + sum(item.ep for item in _more(member)) - INJURY * member.injuries


def deadly(member: Member) -> int:
    """Return which Injury kills a member, counted from the first (REG-G08)."""
    return member.injuries + max(0, -(-sound(member) // INJURY))


def next_kills(member: Member) -> bool:
    """Return whether one more Injury kills a member (REG-G08)."""
    return member.injuries + 1 >= deadly(member)


NATURE = -1
"""The base of every track of Creatures and Seekers; other Challenges have 0 (REG-G18)."""


def base(member: Member) -> dict[str, int]:
    """Return the base values of a member's tracks (REG-259): Background, Craft and equipped Gear one after another, each
    step within -2 and +2 (REG-260), then Diseases, which go down to -4 (REG-256, REG-258)."""
    known = content()
    sources: list[dict[Track, int]] = []
    if member.background:
        sources.append(known.backgrounds[member.background].tracks)
    if member.craft:
        sources.append(known.crafts[member.craft].tracks)
    sources.extend(known.gear[item].tracks for item in member.equipped)
    values: dict[str, int] = {}
    for track in TRACKS:
        value = 0
        for source in sources:
            value = max(LEAST_BASE, min(MOST_BASE, value + source.get(track, 0)))
        ill = sum(disease.amount for disease in member.diseases if disease.track == track)
        values[track] = max(LEAST_ILL, value - ill)
    return values


def base_of(state: State, who: Who) -> dict[str, int]:
    """Return the base values of a member's or a Challenge's tracks (REG-G18)."""
    index = index_of(who)
    if index is not None:
        return base(state.members[index])
    return nature(next(entity for entity in state.entities if entity.id == who))


def nature(entity: Entity) -> dict[str, int]:
    """Return the base values of a Challenge's tracks (REG-G18)."""
    return dict.fromkeys(TRACKS, NATURE if entity.type in ("Creature", "Seeker") else 0)


def track_value(state: State, who: Who, track: Track) -> int:
    """Return where a track stands now; one that never moved stands at its base."""
    index = index_of(who)
    if index is None:
        entity = next(entity for entity in state.entities if entity.id == who)
        return entity.tracks.get(track, nature(entity)[track])
    member = state.members[index]
    return member.tracks[track] if track in member.tracks else base(member)[track]


def levels(value: int) -> int:
    """Return how many levels, or cards, a track's value is worth: none from -1 to 1, one to 3, two from 4 (REG-G17)."""
    size = 0 if abs(value) < 2 else 1 if abs(value) < 4 else 2
    return size if value > 0 else -size


def tokens(state: State) -> int:
    """Return the Stealth Tokens that the party sets out with (REG-179..183, REG-G47): of each Craft the general ones and
    those for the scenario's main setting, together at least 1. What the scenario adds for so few comes on top
    (REG-G102)."""
    crafts = (content().crafts[member.craft] for member in state.members if member.craft)
    setting = state.scenario.setting
    own = sum(craft.tokens.get("general", 0) + craft.tokens.get(setting, 0) for craft in crafts)
    return max(1, own) + state.scenario.tokens_more(len(state.members))
