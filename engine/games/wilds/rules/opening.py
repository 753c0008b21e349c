"""The first state: the region that was chosen, and a party whose characters are not chosen yet."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.game import Setup

from ..files import files, generator
from ..state import layout
from ..state.member import Member
from ..state.options import WINDOWS, Options
from ..state.region import Region
from ..state.state import Position, Rules, State
from .events import deciding
from .happening import happenings
from .members import characters
from .progress import Expedition


def opened(setup: Setup, dice: Dice) -> Expedition:
    """Return a new expedition; `BadFile` for a file that cannot be used.

    Without a game master the party votes (WLD-G84).
    """
    options = setup.options
    assert isinstance(options, Options)
    region = layout.settled(adapted(_region(setup, options, dice), options))
    expedition = Expedition(first_state(setup, options, region), dice)
    goal = region.goal.about if region.goal is not None else ""
    expedition.tell(deciding.Begun(region.name, region.about, goal))
    return expedition


def _region(setup: Setup, options: Options, dice: Dice) -> Region:
    """Return the region: from a prepared file, made by hand, or new from one number of the dice (WLD-G80, WLD-G89)."""
    if setup.file:
        return files.read(setup.file)[0]
    if options.region != "generated":
        return files.region_named(options.region)
    key = str(dice.below(1 << 62))
    return generator.generate(key, theme=options.theme, form=options.map, size=options.size, danger=options.danger)


TIMERS = {"perilous": 4, "normal": 6, "vast": 8}


def adapted(region: Region, options: Options) -> Region:
    """Return a region with what the host chose in place of what it says itself (WLD-067, WLD-068, WLD-224, WLD-G64)."""
    if options.pace != "region":
        region = replace(region, timer=TIMERS[options.pace])
    if options.reveal != "region":
        region = replace(region, reveal=options.reveal)
    if options.weather != "region":
        region = replace(region, weather=options.weather)
    return region


def first_state(setup: Setup, options: Options, region: Region) -> State:
    """Return an expedition before anybody has chosen a character."""
    members: list[Member] = []
    for seat, name in enumerate(setup.names):
        if seat != setup.master:
            members.append(characters.newcomer(name, seat, members))
    goal = region.goal
    return State(
        names=setup.names,
        master=setup.master,
        rules=Rules(
            decide="vote" if options.decide == "gm" and setup.master is None else options.decide,
            referee=options.referee,
            ladder=options.ladder,
            backtrack_ticks=options.backtrack == "ticks",
            deadly=options.deadly == "yes",
            weather=region.weather == "daily",
            characters=options.characters,
            picks=options.picks,
            resolve=WINDOWS[options.resolve],
        ),
        region=region,
        members=tuple(members),
        timer=region.timer,
        size=region.timer,
        here=Position(region.start),
        known=(region.start,),
        timers=happenings.timers(region),
        challenge=goal.die if goal is not None else 0,
        goal="none" if goal is None else "open",
        brought=setup.kept,
    )
