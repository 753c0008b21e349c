"""Searching: one roll against every secret of a region, and a reply that says nothing of what was missed (REG-211,
REG-213..218, REG-219..224, REG-225, REG-226, REG-G54, REG-G55); Fortunes, of a table or a deck (REG-227..231, REG-G56)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from engine.core.needs import Action

from ...state import levels
from ...state.content import LUCK, NOTHING, PASSAGE, Fortune, Play, content
from ...state.moves import Search
from ...state.naming import entity_name, exit_letter, region_name
from ...state.state import State, Trial, who
from .. import turns
from ..actions import answering, dice_shifts, plays
from ..events import exploring
from ..flow import now, step
from ..progress import Venture
from ..steps import FindFortune, LookAround, SetOff
from . import features, knowing

DECOY = "1d6"
"""What is rolled where nothing is hidden (REG-219)."""
MOST_SEARCHES = 3
"""In a ``thorough`` scenario this Search of a place finds all that hides there; one that rolls as high as a d6 goes does so
too (REG-G54). In others what a d6 hides is found by then 13 times in 14."""


def is_through(state: State, region: str) -> bool:
    """Return whether all that hid in a region has been found, as everybody knows (REG-G54)."""
    return state.scenario.thorough and state.searched.get(region, 0) >= MOST_SEARCHES


class Hidden(msgspec.Struct, frozen=True):
    """Something to be found: what it is, its id (a Fortune's is its region's), its Hidden dice."""

    kind: Literal["feature", "way", "challenge", "fortune"]
    id: str
    dice: str


def secrets(state: State, region: str) -> tuple[Hidden, ...]:
    """Return what is still hidden in a region (REG-212): things, ways, Challenges there and on its exits, Fortunes."""
    things = (
        Hidden("feature", feature.id, feature.hidden)
        for feature in state.scenario.features
        if feature.at == region and feature.hidden and not feature.inside and feature.id not in state.found
    )
    exits = state.scenario.exits[region]
    ways = (Hidden("way", item.id, item.hidden) for item in exits if item.hidden and item.id not in state.ways)
    known = (item.id for item in exits if not item.hidden or item.id in state.ways)
    places = {region, *known}
    challenges = (
        Hidden("challenge", entity.id, content().challenges[entity.kind].hidden or DECOY)
        for entity in state.entities
        if entity.hidden and not entity.defeated and entity.at in places
    )
    luck = Hidden("fortune", region, state.scenario.region_by_id[region].fortune)
    return (*things, *ways, *challenges, *(luck for _ in range(hidden_in(state, region))))


SEARCH = Action(Search, (turns.ACTION_PHASE,))
"""To Search takes the Action Phase (REG-213, REG-G12)."""


def begin(venture: Venture, index: int, dice: str = "", source: str = "") -> None:
    """Let a member Search where they are, with ``dice`` or ("" or "search") the Search entry of their Craft (REG-213..215).

    ``source`` is the id or the name of the play that allows it, if one does (REG-214). Traps that wait for it act first,
    allies may Assist. The caller spends the Phase, if it costs one.
    """
    craft = content().crafts.get(venture.member(index).craft)
    entry = dice if dice not in ("", "search") else craft.search if craft is not None else DECOY
    venture.push(LookAround(index, entry, _played(venture.state, index, source)))
    now(venture, SetOff("search", index))


def _played(state: State, index: int, source: str) -> str:
    """Return the id of the play that allows a Search, by its id or its name; "" for none."""
    if not source:
        return ""
    known = content()
    craft = known.crafts.get(state.members[index].craft)
    standing = (craft.action, craft.reaction) if craft is not None else ()
    equipped = (play for gear in known.gear.values() for play in gear.plays)
    every = (*known.plays.values(), *standing, *equipped)
    return next((play.id for play in every if source in (play.id, play.name)), "")


@step(LookAround)
def _look_around(venture: Venture, task: LookAround) -> None:
    """Ask who would Assist; a member whom a Trap has felled does not get to it."""
    if venture.member(task.member).standing:
        answering.window(venture, Trial(task.member, "search", task.dice, task.play))


@step(Trial)
def _trial(venture: Venture, trial: Trial) -> None:
    if trial.skill == "lockpick":
        features.settle_pick(venture, trial)
    elif venture.member(trial.member).standing:
        settle(venture, trial)


def settle(venture: Venture, trial: Trial) -> None:
    """Roll Search once, and every secret's Hidden once in secret, or a decoy; ties go to the Search (REG-215, REG-216,
    REG-218, REG-219). In a thorough scenario a high roll, and the third Search of a place, find all (REG-G54). Everything
    found is told; of the rest nothing is (REG-220)."""
    state, index = venture.state, trial.member
    own = (*dice_shifts.shifts_for(state, who(index), "search", _play(state, trial)), *trial.shifts)
    total, roll = dice_shifts.rolled(venture, trial.dice, own)
    region = state.members[index].region
    times = state.searched.get(region, 0) + 1
    high = total >= levels.entry(DECOY).sides
    thorough = state.scenario.thorough and (high or times >= MOST_SEARCHES)
    hiding = secrets(state, region)
    beaten = [_hides(venture, secret) <= total for secret in hiding]
    if not hiding:
        venture.secretly(NOTHING, DECOY, sum(venture.rolls(levels.entry(DECOY))))
    found = [secret for secret, low in zip(hiding, beaten, strict=True) if low or thorough]
    names = tuple(_name(state, secret) for secret in found)
    venture.change(searched={**state.searched, region: max(times, MOST_SEARCHES) if high else times})
    venture.tell(exploring.Searched(state.members[index].name, roll, names, thorough))
    for secret in found:
        _come_upon(venture, index, secret)
    if found:
        venture.gain("found", len(found))
        knowing.look(venture)
        _tell_passages(venture, index, found)
    for secret in found:
        if secret.kind == "fortune":
            venture.push(FindFortune(index))
        elif secret.kind == "feature":
            _handle(venture, index, secret.id)


def _play(state: State, trial: Trial) -> Play:
    if trial.play:
        return plays.play_of(state, who(trial.member), trial.play)
    return Play("search", "Search", "action", search=trial.dice)


def _hides(venture: Venture, secret: Hidden) -> int:
    """Return how well a secret is hidden, rolled in secret; nothing shifts it (REG-G02)."""
    result = sum(venture.rolls(levels.entry(secret.dice)))
    venture.secretly(_name(venture.state, secret), secret.dice, result)
    return result


def _name(state: State, secret: Hidden) -> str:
    if secret.kind == "feature":
        return state.scenario.feature_by_id[secret.id].name
    if secret.kind == "challenge":
        return next(entity_name(entity) for entity in state.entities if entity.id == secret.id)
    return PASSAGE if secret.kind == "way" else LUCK


def _come_upon(venture: Venture, index: int, secret: Hidden) -> None:
    """Make a secret known to the party, for good (REG-G54)."""
    state = venture.state
    if secret.kind == "feature":
        venture.change(found=(*state.found, secret.id))
    elif secret.kind == "way":
        venture.change(ways=(*state.ways, secret.id))
    elif secret.kind == "challenge":
        venture.set_entity(secret.id, hidden=False, shown=True)


def _tell_passages(venture: Venture, index: int, found: list[Hidden]) -> None:
    """Tell which exits are new (REG-225); a free Move that is left may be used at once (REG-226)."""
    state, region = venture.state, venture.member(index).region
    for secret in found:
        if secret.kind == "way":
            beyond = state.scenario.connection_by_id[secret.id].other(region)
            to = region_name(state, beyond) if beyond in state.seen else ""
            venture.tell(exploring.Passage(region_name(state, region), to, exit_letter(state, secret.id)))


def _handle(venture: Venture, index: int, id: str) -> None:
    """Let the finder take what can be taken, right away (REG-222..224); chests and mechanisms stay to be used."""
    feature = venture.scenario.feature_by_id[id]
    if feature.kind in ("treasure", "key", "object"):
        features.take(venture, index, feature)
        now(venture, SetOff("feature", index))


@step(FindFortune)
def _fortune(venture: Venture, task: FindFortune) -> None:
    if venture.member(task.member).in_play:
        find_fortune(venture, task.member)


# Fortunes.


def hidden_in(state: State, region: str) -> int:
    """Return how many Fortunes are left in a region; none where the option is off (REG-227)."""
    return 0 if state.rules.fortunes == "off" else state.fortunes.get(region, 0)


def find_fortune(venture: Venture, index: int) -> None:
    """Let a member find a Fortune: 1d100 on the table, or the top card of the deck (REG-228, REG-230).

    One fewer is left in their region (REG-G56). What it does it does to the finder (REG-229, REG-231).
    """
    region = venture.member(index).region
    left = dict(venture.state.fortunes)
    if left.get(region, 0):
        venture.change(fortunes={**left, region: left[region] - 1})
    deck = venture.state.rules.fortunes == "deck"
    fortune = _drawn(venture) if deck else fortune_of(_ruled(venture) or venture.roll(100))
    venture.gain("fortunes")
    venture.tell(exploring.Fortune(venture.member(index).name, fortune.text, 0 if deck else fortune.roll))
    features.do(venture, index, fortune.effects, fortune.text)


def fortune_of(number: int) -> Fortune:
    """Return a Fortune by its number, 1 to 100."""
    return next(known for known in content().fortunes if known.roll == number)


def _ruled(venture: Venture) -> int:
    """Return the Fortune that the game master has set, which then counts no more; 0 for none."""
    number = venture.state.forced.fortune
    if number:
        venture.change(forced=replace(venture.state.forced, fortune=0))
    return number


def _drawn(venture: Venture) -> Fortune:
    """Draw a card; an empty deck is made of the discard pile, or of all 100 cards, shuffled (REG-G56)."""
    if not venture.state.luck:
        cards = venture.state.spent or tuple(known.roll for known in content().fortunes)
        venture.change(luck=venture.dice.shuffled(cards), spent=())
    ruled = _ruled(venture)
    card = ruled if ruled in venture.state.luck else venture.state.luck[0]
    rest = tuple(other for other in venture.state.luck if other != card)
    venture.change(luck=rest, spent=(*venture.state.spent, card))
    return fortune_of(card)
