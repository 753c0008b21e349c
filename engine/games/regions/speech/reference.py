"""What can be looked up: somebody's sheet with hand and Gear, what the scenario is about, and its options in the lobby."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.pages import fitted
from engine.core.past import past_line, past_lines
from engine.core.words import count, index_named, listed, lower, sentence, upper

from ..files import files
from ..files.generator import NEW
from ..files.themes import themes
from ..rules import opening, outings
from ..rules.party import card_piles, muster
from ..state import growth, sheets
from ..state.catalogue import WORDS
from ..state.content import TRACKS, content
from ..state.naming import craft_name, gear_name, known_play, play_name
from ..state.options import THEMES
from ..state.state import Member, Ongoing, State, member_of, who
from ..state.view import View
from . import circumstances, setting_out
from .sayings import given_orders, order_words
from .words import TYPES, called, dice, disease_words, entry_now, fate, on_the_ground, place, play_line, signed, slots_words


def page(view: View, name: str, at: str) -> str:
    """Return a page: "sheet" (``at`` somebody's name) or "briefing"."""
    if name == "sheet":
        return fitted(_sheet(view, at))
    return fitted(scenario_lines(view))


def entries(view: View, name: str) -> Sequence[str]:
    """Return what a page can be asked for: members by name."""
    return [member.name for member in view.state.members] if name == "sheet" else ()


def places(view: View) -> Sequence[str]:
    """Return the regions that the party knows: the map can be seen around them."""
    return [region.name for region in view.state.scenario.regions if region.name]


# Sheets.


def _sheet(view: View, at: str) -> Sequence[str]:
    state = view.state
    if at:
        index = index_named(state.members, at)
        if index is None:
            return [f"The party is {listed([member.name for member in state.members])}: nobody is called “{at[:40]}”."]
    else:
        index = None if view.seat is None else member_of(state, view.seat)
        if index is None:
            return [f"You have no character here. Name one: {listed([member.name for member in state.members], 'or')}."]
    if not state.members[index].craft:
        return [f"{state.members[index].name} has not chosen a Craft yet."]
    lines = sheet_lines(state, index)
    been = outings.past(state, state.members[index].seat)
    told = [past_line(one, "round", "", MARKS) for one in (been.outings if been else ())]
    return [*lines, *past_lines(been, told)]


MARKS = {"injured": "with an Injury that stays", "ill": "with a Disease that stays"}
"""What a scenario has left behind, in words."""


def sheet_lines(state: State, index: int, *, brief: bool = False) -> list[str]:
    """Return somebody's sheet line by line (REG-G08, REG-G16..G19); in ``brief`` what a turn needs, the hand first."""
    member = state.members[index]
    lines = [_title(member), _shape(state, index), _tracks(state, index)]
    hand = _hand(state, index)
    if brief:
        gear = listed([gear_name(item) for item in member.equipped]) or "none"
        carried = _carried(state, member)
        pack = f"; in the pack: {listed(carried)}" if carried else ""
        return [*lines, *_standing_plays(state, index), *hand, f"Gear: {gear}{pack}."]
    lines += _level(member)
    lines += _standing_plays(state, index)
    lines += hand
    lines += _gear(state, member)
    lines += _lasting(state, index)
    orders = given_orders(member.habits)
    lines.append(f"Standing orders: {'; '.join(map(order_words, orders)) if orders else 'none'}.")
    ready = setting_out.ready_of(member)
    about = content().crafts[member.craft].about if ready is None else f"{ready.name}: {lower(ready.about)}"
    return [*lines, f"-# {about}"]


def _title(member: Member) -> str:
    background = f", {lower(craft_name(member.background))}" if member.background else ""
    return f"**{member.name}** – {craft_name(member.craft)}{background}"


def _level(member: Member) -> list[str]:
    """Return somebody's level, what it takes to the next one and what that brings, what was learned
    in town (REG-G110)."""
    level = sheets.level(member)
    said = f"Level {level}"
    if level < growth.highest():
        after = growth.levels()[level]
        more = [f"{after.ep} EP"] if after.ep else []
        more += [count(after.hand, "card")] if after.hand else []
        brings = listed([*more, "1 lesson"])
        said += f", experience {member.experience} of {after.experience}; the next level brings {brings} more"
    learned = f" Learned: {listed([play_name(play) for play in member.learned])}." if member.learned else ""
    left = muster.lessons_left(member)
    open_ones = f" {count(left, 'lesson')} left for the town." if left else ""
    return [f"{said}.{learned}{open_ones}"]


def _shape(state: State, index: int) -> str:
    member = state.members[index]
    where = ""
    if member.in_play and member.region in state.scenario.region_by_id:
        where = f"in {place(state.scenario.region_by_id[member.region].name)}"
    said = [f"EP {member.ep} of {sheets.most_ep(member)}", where, fate(member)]
    said += [count(member.injuries, "Injury", "Injuries")] if member.injuries else []
    said += disease_words(member)
    purse = count(member.valuables, "Valuable") if member.valuables else "No Valuables"
    return f"{', '.join(filter(None, said))}. {purse}."


def _tracks(state: State, index: int) -> str:
    """Return the tracks as they stand, with the base they drift to where that differs (REG-G17, REG-G18)."""
    member = state.members[index]
    base = sheets.base(member)
    said = []
    for track in TRACKS:
        now = member.tracks.get(track, base[track])
        said.append(f"{track} {signed(now)}{f' (base {signed(base[track])})' if now != base[track] else ''}")
    craft = content().crafts[member.craft]
    search = dice(craft.search)
    if member.in_play and state.phase == "play":
        search = entry_now(state, index, "search", craft.search)
    return f"{', '.join(said)}. Search {search}."


def _standing_plays(state: State, index: int) -> list[str]:
    craft = content().crafts[state.members[index].craft]
    return [play_line(craft.action), play_line(craft.reaction)]


def _hand(state: State, index: int) -> list[str]:
    member = state.members[index]
    limit = sheets.hand_limit(member)
    if not member.hand:
        return [f"Hand: empty (limit {limit}); deck {len(member.deck)}."]
    piles = f"deck {len(member.deck)}, discard pile {len(member.discard)}"
    shown = [f"Hand: {count(len(member.hand), 'card')} (limit {limit}); {piles}:"]
    for card in dict.fromkeys(member.hand):
        play = known_play(card)
        times = f" ×{member.hand.count(card)}" if member.hand.count(card) > 1 else ""
        line = play_line(play) if play is not None else f"**{play_name(card)}**"
        shown.append(f"- {line.replace('** (', f'**{times} (', 1)}")
    going = [play_name(card) for card in card_piles.going(state, index)]
    return [*shown, f"{upper(WORDS('over-limit', plays=tuple(going)))}."] if going else shown


def _gear(state: State, member: Member) -> list[str]:
    catalogue = content().gear
    lines = []
    for item in member.equipped:
        gear = catalogue[item]
        lit = ", lit" if gear.light and member.light else ""
        lines.append(f"- {gear.name} ({slots_words(gear)}{lit}): {gear.text}")
    head = ["Gear in use:", *lines] if lines else ["Gear in use: none."]
    carried = _carried(state, member)
    return [*head, f"In the pack: {listed(carried)}."] if carried else head


def _carried(state: State, member: Member) -> list[str]:
    """Return what somebody has in the pack, keys and what the party came for included."""
    return [gear_name(item) for item in member.pack] + [called(state, item) for item in member.objects]


UNTIL = {"next turn": "until the next turn of {owner}", "round": "this round", "scenario": "to the end"}


def _lasting(state: State, index: int) -> list[str]:
    """Return what lasts on somebody, by its source (REG-009)."""
    said = dict.fromkeys(_ongoing(state, one) for one in state.ongoing if one.on == who(index))
    return [f"Lasting: {'; '.join(said)}."] if said else []


def _ongoing(state: State, one: Ongoing) -> str:
    owner = state.members[int(one.owner[1:])].name if one.owner[1:].isdigit() and one.owner[0] == "p" else "its source"
    return f"{one.source}, {UNTIL[one.until].format(owner=owner)}"


# The scenario.


def scenario_lines(view: View) -> list[str]:
    """Return what the scenario is about, its special rules, and what is known of its Challenges (REG-161, REG-193)."""
    state = view.state
    scenario = state.scenario
    danger = f", danger of level {state.rules.level}" if state.rules.level else ""
    lines = [f"**{scenario.name}** – {TYPES[scenario.type]}, {scenario.setting}{danger}", scenario.about]
    lines.append(scenario.opening)
    rules = opening.special_rules(scenario, len(state.members))
    if rules:
        lines += ["**Special rules**", *(f"- {sentence(rule)}" for rule in rules)]
    lines.append(_goal(state))
    if state.phase == "play" or view.whole:
        lines += _places(state)
        lines += [f"On the ground: {lying}."] if (lying := on_the_ground(state)) else []
        lines += _known_challenges(view)
    return [line for line in lines if line]


def _goal(state: State) -> str:
    goal = state.scenario.region_by_id.get(state.scenario.goal)
    if goal is None or not goal.name:
        return "Goal: a way out. Where it is you have to find."
    return f"Goal: {goal.name}."


def _places(state: State) -> list[str]:
    """Return the regions that the party knows: those entered by name, those only seen."""
    known = state.scenario.region_by_id
    been = [known[region].name for region in state.explored if region in known]
    seen = [known[region].name for region in state.seen if region in known and region not in state.explored]
    lines = [f"Explored: {listed(been)}."] if been else []
    return [*lines, f"Seen: {listed(seen)}."] if seen else lines


def _known_challenges(view: View) -> Iterator[str]:
    """Yield each kind of Challenge that the party has met, with what its card says to players; of Creatures that come back
    also once they are beaten, never how many (REG-116, REG-G40)."""
    met = circumstances.met(view)
    about = {entity.kind for entity in met if not (entity.defeated and entity.type == "Creature")}
    kinds = dict.fromkeys((*(entity.kind for entity in met), *view.state.beaten))
    if kinds:
        yield "**Challenges met**"
    for id in kinds:
        kind = content().challenges[id]
        words = [kind.type, *kind.keywords, *([f"lock {dice(kind.lock)}"] if kind.lock else [])]
        beaten = " (beaten; such as these come back)" if id in view.state.beaten and id not in about else ""
        yield f"- {kind.name} ({', '.join(words)}): {kind.text}{beaten}"


VALUES = {
    ("scenario", "generated"): "a new one",
    ("kind", "normal"): "a crossing",
    ("kind", "stealth"): "by stealth",
    ("kind", "chase"): "a chase",
    ("fortunes", "table"): "rolled on a table",
    ("fortunes", "deck"): "drawn from a deck",
    ("fortunes", "off"): "none",
    ("level", "party"): "the party's",
    ("referee", "bot"): "the bot plays the Challenges",
    ("referee", "gm"): "the game master plays the Challenges",
}
"""The words for values that say too little by themselves."""


PHRASES = {
    ("scenario", "generated"): "a new scenario that nobody knows",
    ("kind", "any"): "of any kind",
    ("kind", "normal"): "a place to cross",
    ("kind", "stealth"): "a place to sneak through",
    ("kind", "chase"): "a place to get through in time",
    ("theme", "any"): "set anywhere",
    ("fortunes", "table"): "fortunes rolled on a table",
    ("fortunes", "deck"): "fortunes drawn from a deck",
    ("fortunes", "off"): "no fortunes",
    ("town", "yes"): "with a town first",
    ("town", "no"): "no town",
    ("level", "party"): "danger of the party's level",
    ("changes", "on"): "some things changed by lot",
    ("changes", "off"): "as it is written",
    **{("level", str(one.level)): f"danger of level {one.level}" for one in growth.levels()},
    ("referee", "bot"): "the bot plays the Challenges",
    ("referee", "gm"): "the game master plays the Challenges",
}
"""What was chosen, as it stands in a sentence about the scenario."""


def shown(option: str, value: str) -> str:
    """Return the words for an option's value: a scenario made by hand by its own name and type."""
    if option == "scenario" and value != NEW:
        known = files.scenario_named(value)
        return f"{known.name} ({known.type})"
    if option == "theme" and value in THEMES:
        return themes()[value].name
    return VALUES.get((option, value), value)


def phrased(option: str, value: str) -> str:
    """Return how the lobby's post tells what was chosen: "Thornruin (a crossing of about 80 minutes)", "no town"."""
    if option == "scenario" and value != NEW:
        known = files.scenario_named(value)
        return f"{known.name} ({TYPES[known.type]} of about {known.minutes} minutes)"
    if option == "theme" and value in THEMES:
        return f"set in {lower(themes()[value].name)}"
    if option == "window":
        return f"{value} for a Reaction, then the best one is taken"
    return PHRASES.get((option, value), "")
