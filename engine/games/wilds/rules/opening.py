"""The first state: the region that was chosen, and a party whose characters are not chosen yet."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.errors import GameError
from engine.core.game import Setup

from ..files import files, generator
from ..state import layout, variants
from ..state.catalogue import WORDS
from ..state.member import Member
from ..state.options import WINDOWS, Options
from ..state.region import USUAL, Region, Season
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
    if options.season == "chance":
        region = in_season(region, dice.pick(SEASONS), options)
    expedition = Expedition(first_state(setup, options, region), dice)
    goal = region.goal.about if region.goal is not None else ""
    expedition.tell(deciding.Begun(region.name, region.about, goal, region.season))
    return expedition


def check(setup: Setup) -> None:
    """Raise a `GameError` where more set out than the region is for (WLD-G121)."""
    assert isinstance(setup.options, Options)
    region, here = made(setup.options, setup.file), len(setup.names) - (setup.master is not None)
    if region is not None and here > region.players:
        raise GameError(
            WORDS.message("region-for-fewer", region=region.name, most=region.players, here=here),
            "WLD-G121",
        )


def travellers(region: Region) -> str:
    """Return for how many a region is, in words."""
    return WORDS("travellers", most=region.players)


def made(options: Options, file: str = "") -> Region | None:
    """Return a region that was made before, from a prepared file or by hand (WLD-G89); ``None`` for a new one."""
    if file:
        return files.read(file)[0]
    return files.region_named(options.region) if options.region != "generated" else None


def _region(setup: Setup, options: Options, dice: Dice) -> Region:
    """Return the region that was made, or a new one from one number of the dice (WLD-G80).

    What varies in one that was made is drawn too, unless the host chose it as written (WLD-G130).
    """
    if (region := made(options, setup.file)) is not None:
        return variants.drawn(region, dice) if options.changes == "on" else variants.as_chosen(region, ())
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
    if options.season == "region" or options.season == "chance":
        return in_season(region, region.season, options)
    return in_season(region, options.season, options)


SEASONS: tuple[Season, ...] = ("spring", "summer", "autumn", "winter")


def in_season(region: Region, season: Season, options: Options) -> Region:
    """Return a region in a season: its weather is rolled then, unless the host turned that off (WLD-G113)."""
    weather = "daily" if season and options.weather == "region" else region.weather
    return replace(region, season=season, weather=weather)


SLOWER = 2
"""What is on its way to one or two takes so many times as long (WLD-G111)."""
RESPITE = {2: 2, 1: 3}
"""How many days more there are for the goal of so few (WLD-G111)."""


def first_state(setup: Setup, options: Options, region: Region) -> State:
    """Return an expedition before any player has chosen a character."""
    members: list[Member] = []
    for seat, name in enumerate(setup.names):
        if seat != setup.master:
            members.append(characters.newcomer(name, seat, members))
    goal = region.goal
    if goal is not None and (options.rules == "letter" or (options.referee == "gm" and setup.master is not None)):
        goal = replace(goal, hunt=0)
        region = replace(region, goal=goal)
    die, respite, patience = 0, 0, 1
    if goal is not None:
        die = goal.begins(len(members))
        respite = RESPITE.get(len(members), 0) if goal.days else 0
    if len(members) < USUAL:
        patience = SLOWER
    return State(
        names=setup.names,
        master=setup.master,
        rules=Rules(
            decide="vote" if options.decide == "gm" and setup.master is None else options.decide,
            referee=options.referee,
            ladder=options.ladder,
            letter=options.rules == "letter",
            wayside=options.wayside == "on" and options.rules != "letter",
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
        timers=tuple(replace(timer, left=timer.left * patience) for timer in happenings.timers(region)),
        challenge=die,
        goal="none" if goal is None else "open",
        brought=setup.kept,
        respite=respite,
    )
