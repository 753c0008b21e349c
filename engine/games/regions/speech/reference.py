"""What can be looked up: a member's sheet with hand and Gear, what the scenario is about, and its options in the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.character_history import past_line, past_lines
from engine.core.pages import fitted
from engine.core.words import index_named, lower, sentence, upper

from ..files import files
from ..files.generator import NEW
from ..files.themes import themes
from ..rules import opening, outings, turns
from ..rules.party import card_piles, muster
from ..state import growth, sheets
from ..state.catalogue import WORDS, kind_noun
from ..state.content import TRACKS, content
from ..state.naming import craft_name, gear_name, known_play, play_name
from ..state.options import THEMES
from ..state.state import Member, State, member_of
from ..state.view import View
from . import foes_in_sight, lasting_effects, quick_start
from .sayings import given_orders, order_words
from .words import (
    called,
    dice,
    disease_words,
    entry_now,
    fate,
    healed_by,
    on_the_ground,
    over_limit,
    play_line,
    signed,
)


def page(view: View, name: str, at: str) -> str:
    """Return a page: "sheet" (``at`` a member's name) or "briefing"."""
    if name == "sheet":
        return fitted(_sheet(view, at))
    return fitted(scenario_lines(view))


def entries(view: View, name: str) -> Sequence[str]:
    """Return what a page can be asked for: members by name."""
    return [member.name for member in view.state.members] if name == "sheet" else ()


def places(view: View) -> Sequence[str]:
    """Return the regions that the party knows: the map can be seen around them."""
    return [region.name for region in view.state.scenario.regions if region.name]


WHOLE_MAP = 4
"""A map of at most so many regions is seen whole by those who look closely."""


def around(view: View) -> str:
    """Return the region around which a closer look at a large map begins: that of a player's own member, for all that of
    the one whose turn it is; "" for none."""
    state = view.state
    own = None if view.seat is None else member_of(state, view.seat)
    index = own if own is not None and state.members[own].in_play else turns.acting(state)
    if index is None or state.phase != "play" or len(places(view)) <= WHOLE_MAP:
        return ""
    region = state.scenario.region_by_id.get(state.members[index].region)
    return region.name if region is not None else ""


# Sheets.


def _sheet(view: View, at: str) -> Sequence[str]:
    state = view.state
    if at:
        index = index_named(state.members, at)
        if index is None:
            return [WORDS("nobody-called", members=tuple(member.name for member in state.members), called=at[:40])]
    else:
        index = None if view.seat is None else member_of(state, view.seat)
        if index is None:
            return [WORDS("no-character-here", members=tuple(member.name for member in state.members))]
    if not state.members[index].craft:
        return [WORDS("no-craft-yet", member=state.members[index].name)]
    lines = sheet_lines(state, index)
    been = outings.past(state, state.members[index].seat)
    marks = {"injured": WORDS("past-injured"), "ill": WORDS("past-ill")}
    told = [past_line(outing, "round", "", marks) for outing in (been.outings if been else ())]
    return [*lines, *past_lines(been, told)]


def sheet_lines(state: State, index: int, *, brief: bool = False) -> list[str]:
    """Return a member's sheet line by line (REG-G08, REG-G16..G19); in ``brief`` what a turn needs, the hand first."""
    member = state.members[index]
    past, now = member.background or "", state.round if state.phase == "play" else 0
    ready, craft = quick_start.ready_of(member), craft_name(member.craft)
    known = WORDS.text(ready.name) if ready is not None else ""
    title = WORDS("sheet-title", member=member.name, known=known, title=craft, background=past, round=now)
    lines = [title, _shape(state, index), _tracks(state, index)]
    hand = _hand(state, index)
    lasts = [WORDS("sheet-lasting", effects=effects)] if (effects := lasting_effects.on_member(state, index)) else []
    if brief:
        gear = WORDS("sheet-gear", worn=tuple(map(gear_name, member.equipped)), carried=_carried(state, member))
        return [*lines, *lasts, *_standing_plays(state, index), *hand, gear]
    lines += _level(member)
    lines += _standing_plays(state, index)
    lines += hand
    lines += _gear(state, member)
    lines += lasts
    orders = given_orders(member.habits)
    lines.append(WORDS("sheet-orders", orders=tuple(map(order_words, orders))))
    ready = quick_start.ready_of(member)
    about = WORDS.text(content().crafts[member.craft].about)
    if ready is not None:
        about = f"{WORDS.text(ready.name)}: {lower(WORDS.text(ready.about))}"
    return [*lines, WORDS("sheet-about", about=about)]


def _level(member: Member) -> list[str]:
    """Return a member's level, what it takes to the next one and what that brings, what was learned in town (REG-G110)."""
    level = sheets.level(member)
    said = WORDS("sheet-level", level=level)
    if level < growth.highest():
        after = growth.levels()[level]
        more = [WORDS("level-ep", ep=after.ep)] if after.ep else []
        more += [WORDS("level-cards", count=after.hand)] if after.hand else []
        more += [WORDS("level-lesson")]
        now, wanted = member.experience, after.experience
        said = WORDS("sheet-level-of", level=level, experience=now, wanted=wanted, brings=tuple(more))
    learned = WORDS("sheet-learned", learned=tuple(map(play_name, member.learned))) if member.learned else ""
    left = muster.lessons_left(member)
    return [" ".join(filter(None, (said, learned, WORDS("sheet-lessons", count=left) if left else "")))]


def _shape(state: State, index: int) -> str:
    member = state.members[index]
    where = ""
    if member.in_play and member.region in state.scenario.region_by_id:
        where = WORDS("member-in", where=state.scenario.region_by_id[member.region].name)
    fated = WORDS(f"fate-{fate(member)}") if fate(member) else ""
    said = [WORDS("member-ep", ep=member.ep, most=sheets.most_ep(member)), where, fated]
    said += [WORDS("injuries", count=member.injuries)] if member.injuries else []
    said += [*disease_words(member), *healed_by(member)]
    return WORDS("sheet-shape", facts=tuple(filter(None, said)), count=member.valuables)


def _tracks(state: State, index: int) -> str:
    """Return the tracks as they stand, with the base they drift to where that differs (REG-G17, REG-G18)."""
    member = state.members[index]
    base = sheets.base(member)
    said = []
    for track in TRACKS:
        now = member.tracks.get(track, base[track])
        drifts = signed(base[track]) if now != base[track] else ""
        said.append(WORDS("sheet-track", track=track, now=signed(now), base=drifts))
    craft = content().crafts[member.craft]
    search = dice(craft.search)
    if member.in_play and state.phase == "play":
        search = entry_now(state, index, "search", craft.search)
    return WORDS("sheet-tracks", tracks=tuple(said), dice=search)


def _standing_plays(state: State, index: int) -> list[str]:
    craft = content().crafts[state.members[index].craft]
    return [play_line(craft.action), play_line(craft.reaction)]


def _hand(state: State, index: int) -> list[str]:
    member = state.members[index]
    limit = sheets.hand_limit(member)
    if not member.hand:
        return [WORDS("sheet-hand-empty", limit=limit, deck=len(member.deck))]
    deck, discard = len(member.deck), len(member.discard)
    shown = [WORDS("sheet-hand", count=len(member.hand), limit=limit, deck=deck, discard=discard)]
    for card in dict.fromkeys(member.hand):
        play = known_play(card)
        line = play_line(play, member.hand.count(card)) if play is not None else f"**{WORDS.text(play_name(card))}**"
        shown.append(f"- {line}")
    going = tuple(play_name(card) for card in card_piles.going(state, index))
    return [*shown, upper(over_limit(member, going))] if going else shown


def _gear(state: State, member: Member) -> list[str]:
    catalogue = content().gear
    lines = []
    for item in member.equipped:
        gear = catalogue[item]
        slots, lit = tuple(WORDS("slot", slot=slot) for slot in gear.slots), bool(gear.light and member.light)
        lines.append(WORDS("sheet-item", item_name=gear.name, slots=slots, lit_now=lit, does=gear.text))
    head = [WORDS("sheet-gear-in-use"), *lines] if lines else [WORDS("sheet-gear-none")]
    carried = _carried(state, member)
    return [*head, WORDS("sheet-pack", carried=carried)] if carried else head


def _carried(state: State, member: Member) -> tuple[str, ...]:
    """Return what a member has in the pack, keys and what the party came for included."""
    return (*map(gear_name, member.pack), *(called(state, item) for item in member.objects))


# The scenario.


def scenario_lines(view: View) -> list[str]:
    """Return what the scenario is about, its special rules, and what is known of its Challenges (REG-161, REG-193)."""
    state = view.state
    scenario = state.scenario
    type, setting, level = scenario.type, scenario.setting, state.rules.level
    title = WORDS("briefing-title", name=scenario.name, type=type, setting=setting, level=level)
    lines = [title, WORDS.text(scenario.about), WORDS.text(scenario.opening)]
    rules = opening.special_rules(scenario, len(state.members))
    if rules:
        lines += [WORDS("briefing-rules"), *(WORDS("briefing-line", rule=sentence(WORDS.text(rule))) for rule in rules)]
    goal = state.scenario.region_by_id.get(state.scenario.goal)
    lines.append(WORDS("briefing-goal", goal=goal.name if goal is not None else ""))
    if state.phase == "play" or view.whole:
        lines += _places(state)
        lines += [WORDS("sheet-ground", lying=lying)] if (lying := on_the_ground(state)) else []
        lines += _known_challenges(view)
    return [line for line in lines if line]


def _places(state: State) -> list[str]:
    """Return the regions that the party knows: those entered by name, those only seen."""
    known = state.scenario.region_by_id
    been = tuple(known[region].name for region in state.explored if region in known)
    seen = tuple(known[region].name for region in state.seen if region in known and region not in state.explored)
    lines = [WORDS("briefing-explored", regions=been)] if been else []
    return [*lines, WORDS("briefing-seen", regions=seen)] if seen else lines


def _known_challenges(view: View) -> Iterator[str]:
    """Yield each kind of Challenge that the party has met, with what its card says to players; of Creatures that come back
    also once they are beaten, never how many (REG-116, REG-G40)."""
    met = foes_in_sight.met(view)
    about = {entity.kind for entity in met if not (entity.defeated and entity.type == "Creature")}
    kinds = dict.fromkeys((*(entity.kind for entity in met), *view.state.beaten))
    if kinds:
        yield WORDS("briefing-met")
    for id in kinds:
        kind = content().challenges[id]
        lock = (WORDS("briefing-lock", dice=dice(kind.lock)),) if kind.lock else ()
        marks, beaten = (*map(kind_noun, (kind.type, *kind.keywords)), *lock), id in view.state.beaten and id not in about
        yield WORDS("briefing-challenge", name=kind.name, marks=marks, about=kind.text, beaten=beaten)


def shown(option: str, value: str) -> str:
    """Return the words for an option's value: a scenario made by hand by its own name and type."""
    if option == "scenario" and value != NEW:
        known = files.scenario_named(value)
        return WORDS("scenario-shown", name=known.name, type=known.type)
    if option == "theme" and value in THEMES:
        return WORDS.text(themes()[value].name)
    return WORDS(f"shown-{option}-{value}") if f"shown-{option}-{value}" in WORDS.messages() else value


def phrased(option: str, value: str) -> str:
    """Return how the lobby's post tells what was chosen: "Thornruin (a crossing of about 80 minutes)", "no town"."""
    if option == "scenario" and value != NEW:
        known = files.scenario_named(value)
        return WORDS("scenario-chosen", name=known.name, type=known.type, minutes=known.minutes)
    if option == "theme" and value in THEMES:
        return WORDS("theme-chosen", theme=lower(WORDS.text(themes()[value].name)))
    if option == "window":
        return WORDS("window-chosen", window=value)
    if option == "level" and value.isdigit():
        return WORDS("danger-of-level", level=int(value))
    return WORDS(f"chosen-{option}-{value}") if f"chosen-{option}-{value}" in WORDS.messages() else ""
