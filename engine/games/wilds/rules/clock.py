"""The clock: stretches of a day, the timer, night and weather (WLD-025, WLD-030, WLD-120, WLD-G21, WLD-G27..G29, WLD-G64).

Every action begins with `begin`, and goes on and ends with the steps of `STRETCH`. The recap is WLD-282 and WLD-283.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.flow import MASTER, Step

from ..state.board import distance, explored
from ..state.looks import OPENING
from ..state.member import LATE, NIGHT
from ..state.region import Region
from ..state.state import Deed, State, found, last_day, present
from . import harm
from .events import meeting, travelling
from .flow import now, step
from .progress import Expedition
from .steps import asks, tasks

MOST_EXPLORED = 80
"""Of a hundred places, how many explored are most of a region (WLD-G83)."""


STRETCH: tuple[tuple[type[Step], tuple[str, ...]], ...] = (
    (tasks.Cold, ("camp",)),
    (tasks.CampForager, ("camp",)),
    (tasks.Supper, ("camp",)),
    (tasks.ForageBeside, ("search", "scout")),
    (tasks.CheckTimer, ()),
    (tasks.Sleep, ("camp",)),
    (tasks.Sight, ("move",)),
    (tasks.Crossing, ("move", "backtrack", "search", "investigate", "scout", "track", "forage")),
    (tasks.EndAction, ()),
)
"""The steps of an action after its own dice, in order, each with the verbs that have it; all have it where none is named.

What threats bring as the timer goes down comes right before `CheckTimer` (WLD-120).
"""


def begin(expedition: Expedition, deed: Deed) -> None:
    """Begin an action: the day's roles are settled, the timer goes down, and the steps of `STRETCH` are put on the agenda.

    One tick (WLD-065, WLD-135); one more for taking care, and one for what takes long (WLD-136, WLD-G22); those that the
    game master adds (WLD-G88). Going back takes none, unless the option says so (WLD-236, WLD-G24).
    """
    steps = [kind() for kind, verbs in STRETCH if not verbs or deed.verb in verbs]
    before_timer = steps.index(tasks.CheckTimer())
    if is_over(expedition.state):
        expedition.gain(ROAMED, 1)
    state = expedition.state
    expedition.change(
        deed=replace(deed, came=state.here, ticked=0),
        roles=replace(state.roles, fixed=True),
        bane_now=state.next_bane,
        next_bane=False,
        votes=(),
        shifts=(),
        shown=(),
    )
    expedition.push(*steps[before_timer:])
    if deed.verb != "backtrack" or state.rules.backtrack_ticks:
        _lower_timer(expedition, deed)
    expedition.push(*steps[:before_timer])


def _lower_timer(expedition: Expedition, deed: Deed) -> None:
    expedition.tick()
    if takes_long(expedition.state, deed):
        expedition.tick(1, "long")
    if deed.careful:
        expedition.tick(1, "careful")
    forced = expedition.state.forced
    if forced.ticks:
        expedition.change(forced=replace(forced, ticks=0))
        expedition.tick(forced.ticks, "gm")
    now(expedition, tasks.TickThreats())


def takes_long(state: State, deed: Deed) -> bool:
    """Return whether an action takes a second tick: a long look, or a find that is hard to get at (WLD-G22)."""
    if deed.verb != "investigate" or deed.target not in state.region.site_by_id:
        return False
    known = found(state, deed.target)
    return state.region.site_by_id[deed.target].long or (known is not None and known.snag == "access")


TIME_LEFT = 2
"""With more on the timer an action with care lets nothing happen that one without would not, in the same stretch."""


def clues_are_vain(state: State) -> bool:
    """Return whether a sign to read would tell nothing of use, so that trouble comes instead: the goal is found, and days
    run out for it (WLD-G137)."""
    ours = state.rules.wayside and not state.rules.letter and state.rules.referee != "gm"
    return ours and state.goal == "found" and last_day(state) > 0


def is_last_day(state: State) -> bool:
    """Return whether it is the last day that there is for the goal: a camp loses it (WLD-213, WLD-G105)."""
    return state.day == last_day(state)


def is_last_night(state: State) -> bool:
    """Return whether the party acts in the last night that there is for the goal: what comes of it matters no more."""
    return state.stretch >= NIGHT and is_last_day(state)


def actions_left(state: State) -> int:
    """Return how many actions there are for the goal until its last night is over."""
    return NIGHT * (last_day(state) - state.day) + LATE - state.stretch


def missing(state: State) -> int:
    """Return how many actions the goal takes at least, and the way to it once its place is known."""
    goal = state.region.goal
    site = state.region.site_by_id.get(goal.site) if goal is not None else None
    known = found(state, site.id) if site is not None else None
    if site is None or known is None or not known.discovered:
        return _least(state, site.id, site.steps) if site is not None else 1
    way = distance(state.region, state.here.at, site.at) if not state.here.to else 0
    looks = _least(state, site.id, site.steps - known.steps)
    return way + (looks + (known.snag in OPENING) if known.nature != "dungeon" else 1)


def _least(state: State, site: str, successes: int) -> int:
    """Return in how many actions so many successes can be made: in a way of its own, which works once, a strong one counts
    2; what the ways do not bring is studied as any other site (WLD-G135)."""
    known = found(state, site)
    gone = known.ways if known is not None else ()
    ways = sum(way.site == site and way.id not in gone for way in state.region.ways)
    return max(-(-successes // 2), successes - ways)


def by_day(state: State) -> int:
    """Return how many actions by day there are for the goal, once the one under way is over; each night has one more, at a
    price (WLD-G27)."""
    under_way = 0 if state.deed is None else NIGHT if state.deed.verb == "camp" else 1
    return (NIGHT - 1) * (last_day(state) - state.day) + max(0, NIGHT - state.stretch - under_way)


def only_luck_helps(state: State) -> bool:
    """Return whether more successes are missing than there are actions."""
    return last_day(state) > 0 and missing(state) > actions_left(state)


def only_doubles_help(state: State) -> bool:
    """Return whether the goal is won in time only where a success there counts 2 (WLD-G135)."""
    goal = state.region.goal
    site = state.region.site_by_id.get(goal.site) if goal is not None else None
    known = found(state, site.id) if site is not None else None
    if not last_day(state) or site is None or known is None or site.at != state.here.at or state.here.to:
        return False
    return missing(state) <= actions_left(state) < site.steps - known.steps


def is_too_late(state: State) -> bool:
    """Return whether no luck helps either: each day something in the party's way may bring one success, but the last
    (WLD-G105, WLD-G133). What a game master may bring is open."""
    if not last_day(state) or state.master is not None:
        return False
    today = state.crossed != state.day and state.stretch < NIGHT
    lucky = last_day(state) - state.day + today if state.rules.wayside else 0
    return missing(state) - min(lucky, missing(state) - 1) > actions_left(state)


def care_is_free(state: State) -> bool:
    """Return whether nothing comes of the time that care takes."""
    return state.timer > TIME_LEFT or is_last_night(state)


@step(tasks.CheckTimer)
def _check_timer(expedition: Expedition, task: tasks.CheckTimer) -> None:
    """If the timer ran out during the action, it is set back and one event happens (WLD-066, WLD-145, WLD-G21).

    The worked example is WLD-275 and WLD-276.
    """
    del task
    state = expedition.state
    camping = state.deed is not None and state.deed.verb == "camp"
    if state.event_due and is_over(state):
        # An action that reaches the goal, or loses it, brings no event (WLD-G83).
        expedition.change(event_due=False, timer=state.size)
        return
    if not state.event_due:
        if camping:
            expedition.hook(asks.NightEvent(owner=MASTER, options=("quiet", "event"), default="quiet"))
        return
    expedition.change(event_due=False, timer=state.size, shifts=(), shown=())
    expedition.push(tasks.Event(night=camping))


@step(tasks.EndAction)
def _end_action(expedition: Expedition, task: tasks.EndAction) -> None:
    """The stretch is over: a night without a camp tires everybody; a camp ends the day.

    WLD-026, WLD-149, WLD-G27, WLD-G29.
    """
    del task
    deed = expedition.state.deed
    if deed is None:  # the day was ended otherwise: the party was beaten
        return
    camped = deed.verb == "camp"
    if not camped and expedition.state.stretch == NIGHT:
        tired = present(expedition.state)
        expedition.tell(travelling.Night(expedition.names(tired)))
        harm.tire(expedition, tired, 1, "night")
        toll(expedition)
    if expedition.state.deed is None or expedition.state.phase == "over":
        return
    expedition.change(deed=None, bane_now=False)
    if camped:
        dawn(expedition)
    else:
        expedition.change(stretch=min(LATE, expedition.state.stretch + 1))
        if is_too_late(expedition.state):
            now(expedition, tasks.TooLate())
        suggest(expedition)


def dawn(expedition: Expedition) -> None:
    """A new day begins: its weather, its roles, and an end to what counted for a day (WLD-026, WLD-074, WLD-G29).

    The timer goes on as it is (WLD-G93). Ways that were blocked may be free again (WLD-G62).
    """
    state = expedition.state
    day, last = state.day + 1, last_day(state)
    expedition.change(
        day=day,
        stretch=1,
        deed=None,
        bane_now=False,
        sheltered="",
        forage_tries=0,
        provisions=0,
        gatherer=-1,
        votes=(),
        blocks=tuple(block for block in state.blocks if block.until > day),
    )
    for index, member in enumerate(expedition.state.members):
        items = tuple(replace(item, spent=False) if item.spent else item for item in member.items)
        expedition.set_member(index, fed=False, mended=False, shaken=False, items=items)
    expedition.tell(travelling.Dawn(day, weather(expedition), last if day <= last else 0))
    now(expedition, tasks.Morning())
    if 0 < last < day or is_too_late(expedition.state):
        now(expedition, tasks.TooLate())
    suggest(expedition)


ROAMED = "roamed"
"""Counted among what a party gains: it went on once its goal was reached or lost."""


def is_over(state: State) -> bool:
    """Return whether the goal is reached or lost, and the party has not gone on since."""
    return state.goal in ("done", "lost") and ROAMED not in state.gains


def suggest(expedition: Expedition) -> None:
    """Say once each that the goal is done, and that most of the region is explored (WLD-237, WLD-G83)."""
    state = expedition.state
    if state.goal == "done" and "goal done" not in state.gains:
        expedition.gain("goal done", 1)
        expedition.tell(meeting.Suggestion("goal"))
    if not state.suggested and explored(state) >= MOST_EXPLORED:
        expedition.change(suggested=True)
        expedition.tell(meeting.Suggestion("explored"))


# The weather of the day, where the region or the host wants one (WLD-070, WLD-G64).

KINDS = ("perfect", *("fair",) * 6, "light", "light", "heavy", "heavy", "severe")
"""The weather by the d12."""

WETTER = {"spring": 1, "summer": -1, "winter": 1}
"""What a season adds to the d12 (WLD-G113)."""


def weather(expedition: Expedition) -> str:
    """Let the weather of a new day come, and return it; "" where none is rolled and no storm was on its way.

    A storm that a threat brought is there without a die (WLD-G74), also where the weather is not rolled.
    """
    state = expedition.state
    if state.severe:
        expedition.change(severe=False, weather="severe")
        return "severe"
    if not state.rules.weather:
        told = "fair" if state.weather == "severe" else ""
        expedition.change(weather="fair")
        return told
    rolled = expedition.table("weather", len(KINDS)) + WETTER.get(state.region.season, 0)
    expedition.change(weather=KINDS[min(len(KINDS), max(1, rolled)) - 1])
    return expedition.state.weather


def thirsty(state: State) -> bool:
    """Return whether the heat doubles the Supply Checks at camp."""
    return state.rules.weather and state.region.climate == "hot"


def freezing(state: State) -> bool:
    """Return whether everybody at camp has to stand the cold, Strength + Fortitude against 10, or gains 1 Fatigue."""
    return state.region.season == "winter" or (state.rules.weather and state.region.climate == "cold")


def toll(expedition: Expedition) -> None:
    """The fourth stretch of a day went by without a camp: in severe weather that costs everybody 1 Fatigue."""
    if expedition.state.weather == "severe":
        harm.tire(expedition, present(expedition.state), 1, "storm")


# Threats that everybody knows, and how much harder the land becomes by them (WLD-G73).

HARDER, HARDEST = 2, 14
"""What corruption and worse add to an Exploration Difficulty, and how high it can become."""


def harder(difficulty: int) -> int:
    """Return a difficulty raised by 2, 14 at most; 0, which stands for the region's own, stays 0."""
    return max(difficulty, min(HARDEST, difficulty + HARDER)) if difficulty else 0


def all_harder(region: Region) -> Region:
    """Return a region whose difficulties are all raised."""
    return replace(
        region,
        difficulty=harder(region.difficulty),
        places=tuple(replace(place, difficulty=harder(place.difficulty)) for place in region.places),
        paths=tuple(replace(path, difficulty=harder(path.difficulty)) for path in region.paths),
    )


def nearing(state: State, actions: int = 1) -> State:
    """Return a state as the dice of an action find it, the next one or one that is so many ``actions`` off: threats whose
    timers all can see have come by then, and those make the land harder."""
    region, timers = state.region, []
    for timer in state.timers:
        threat = region.threats[timer.threat] if timer.threat >= 0 else None
        comes = threat is not None and threat.public and threat.on_expiry == "harder" and 0 < timer.left <= actions
        region = all_harder(region) if comes else region
        timers.append(replace(timer, left=0) if comes else timer)
    # What has come once does not come again, however often one looks ahead.
    return state if region is state.region else replace(state, region=region, timers=tuple(timers))
