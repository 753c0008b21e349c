"""The event table, and what comes of it (WLD-150..159, WLD-161, WLD-G60..G63): the night watch that may see it coming
(WLD-204..206), shifts of the land, and threats already in motion (WLD-072, WLD-213, WLD-G73, WLD-G74).

Events come when the timer has run out, not once a day (WLD-005, WLD-034).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.flow import MASTER, PARTY

from ...state import board
from ...state.member import Member
from ...state.region import Region
from ...state.state import Block, State, Timer, able, present
from .. import clock, harm, knowing, supplies, trials
from ..events import finding, happening, meeting, travelling
from ..flow import Rolls, answer, now, reads, step
from ..members import roles
from ..progress import Expedition
from ..steps import asks, tasks, throws
from ..trials import Wanted

ENCOUNTER, WEAR, PROVISIONS, SHIFT, TRACES, AMBIENT = range(1, 7)
"""The rows of the event table. Only the first is a threat (WLD-286)."""

CALLED = "called"
"""The subject of an event that the game master called for at night: the timer has nothing to do with it."""


@step(tasks.Event)
def _event(expedition: Expedition, task: tasks.Event) -> None:
    """Roll an event and let it happen; ``number`` is 1 during a camp (WLD-150, WLD-205).

    The timer stands at its full value again before anything else comes of it (WLD-145, WLD-G21). That the party can avoid
    danger is spent by any event (WLD-G38).
    """
    number = expedition.table("event", 6)
    number = AMBIENT if number == TRACES and clock.clues_are_vain(expedition.state) else number
    expedition.tell(happening.Befell(number))
    if task.why != CALLED and expedition.state.deed is not None:
        expedition.tell(travelling.Reset(expedition.state.size))
        expedition.push(tasks.MainTimerRanOut())
    avoid = expedition.state.avoid
    expedition.change(avoid=False)
    if number == ENCOUNTER:
        expedition.push(tasks.Threat(task.night))
        before = expedition.state.before
        if avoid and before is not None and before != expedition.state.here:
            expedition.ask(asks.Avoid(owner=PARTY, options=("avoid", "face"), default="avoid"))
    elif number == SHIFT:
        expedition.push(tasks.Shift(task.night))
    elif number == TRACES:
        expedition.push(tasks.Trace())
    elif task.why != CALLED:
        expedition.push(tasks.Trouble(supplies.stock(expedition.state)))
    if number == WEAR:
        wear_and_tear(expedition)
    elif number == PROVISIONS:
        provisions_dwindle(expedition)


@step(tasks.MainTimerRanOut)
def _main_timer_ran_out(expedition: Expedition, task: tasks.MainTimerRanOut) -> None:
    """After the event: the threats for which this timer counts too (WLD-213)."""
    main_timer_ran_out(expedition)


@answer(asks.NightEvent)
def _night_event(expedition: Expedition, question: asks.NightEvent, option: str) -> None:
    """The game master may call for an event at night; the bot never does (WLD-205, WLD-G60)."""
    if option == "event":
        expedition.push(tasks.Event(CALLED, True))


# Encounters.


@answer(asks.Avoid)
def _avoid(expedition: Expedition, question: asks.Avoid, option: str) -> None:
    """Dodge the threat: back to where the party was, without rolls, for one tick (WLD-098, WLD-G38)."""
    if option == "avoid":
        expedition.finish()  # none come
        knowing.fall_back(expedition, "retreat")
        expedition.tell(happening.Avoided(expedition.here_name()))
        expedition.tick(1, "retreat")
        _turn_back_timer(expedition)


def _turn_back_timer(expedition: Expedition) -> None:
    """Set a timer back that ran out on the retreat from an event which was called for: one action, one event (WLD-G21)."""
    if expedition.state.timer > 0:
        return
    expedition.change(timer=expedition.state.size, event_due=False)
    expedition.tell(travelling.Reset(expedition.state.size))
    expedition.push(tasks.MainTimerRanOut())


@step(tasks.Threat)
def _threat(expedition: Expedition, task: tasks.Threat) -> None:
    """Foes come; at night the watch is tested first (WLD-206)."""
    if task.night:
        expedition.push(tasks.Watch("encounter"))
    else:
        now(expedition, tasks.MeetTable("event"))


@step(tasks.Watch)
def _watch(expedition: Expedition, task: tasks.Watch) -> None:
    """Draw in whose watch it comes, and test them: Spirit + Perception (WLD-204, WLD-G60)."""
    watchers = watch_order(expedition.state)
    if not watchers:
        return
    member = watchers[expedition.table("watch", len(watchers)) - 1]
    sheltered = expedition.state.sheltered
    misty = int(expedition.region.season == "autumn")
    wanted = Wanted(
        member,
        "watch",
        ("spirit",),
        ("perception",),
        trials.difficulty(expedition.state),
        boons=int(sheltered == "concealed"),
        banes=int(sheltered == "exposed") + misty,
        reasons=(*((sheltered,) if sheltered in ("concealed", "exposed") else ()), *("season",) * misty),
    )
    trials.trial(expedition, throws.Watched(task.what), [wanted])


def watch_order(state: State) -> tuple[int, ...]:
    """Return who watches at night: those whom the party set to it; where none of them can act, all who can
    (WLD-204, WLD-G60)."""
    ready = able(state)
    return tuple(index for index in state.roles.watch if index in ready) or ready


@reads(throws.Watched)
def _watched(expedition: Expedition, test: throws.Watched, rolls: Rolls) -> None:
    """In time: there is no surprise, and saves have +1 boon. Else the party is surprised (WLD-206, WLD-G60)."""
    roll = rolls[0]
    noticed = trials.succeeded(roll)
    expedition.tell(happening.Watch(expedition.name(roll.member), noticed))
    if test.what == "hazard":
        hazard(expedition, expedition.able(), int(noticed))
    else:
        now(expedition, tasks.MeetTable("night", night=True, surprised=not noticed))


# Wear and provisions.


def wear_and_tear(expedition: Expedition) -> None:
    """Ask every member which of their items suffers, all together (WLD-153, WLD-G65); who has one only is not asked."""
    questions: list[asks.Wear] = []
    for index in present(expedition.state):
        options = wearable(expedition.member(index))
        if len(options) == 1:
            supplies.wear(expedition, index, next(iter(options.values())))
        elif options:
            names = tuple(options)
            questions.append(asks.Wear(owner=index, options=names, default=names[0], together=True))
    expedition.push(*questions)


def wearable(member: Member) -> dict[str, int]:
    """Return where a member's items are that can wear, by the word that chooses each; the safest choice first (WLD-G65).

    The word is the item's key; where they have several of a kind, with its place in their list: "tool-3".
    """
    keys = [item.key for item in member.items]
    return {
        keys[place] if keys.count(keys[place]) == 1 else f"{keys[place]}-{place + 1}": place
        for place in supplies.wearable(member)
    }


@answer(asks.Wear)
def _wear(expedition: Expedition, question: asks.Wear, option: str) -> None:
    """Wear the item chosen; one that was handed over meanwhile is replaced by the safest."""
    options = wearable(expedition.member(question.owner))
    if options:
        supplies.wear(expedition, question.owner, options.get(option, next(iter(options.values()))))


def provisions_dwindle(expedition: Expedition) -> None:
    """Every member makes a Supply Check, fed or not; a member without rations gains 1 Fatigue (WLD-154, WLD-G09)."""
    empty = [index for index in present(expedition.state) if not supplies.check(expedition, index)]
    if empty:
        harm.tire(expedition, empty, 1, "provisions")


HAZARDS = ("rockslide", "flood", "sinkhole", "stampede")
"""The natural dangers by the d4 (WLD-G63)."""


SAVES = {
    "rockslide": ("agility", "athletics"),
    "flood": ("strength", "athletics"),
    "sinkhole": ("agility", "perception"),
    "stampede": ("spirit", "survival"),
}
"""What saves from each of them (WLD-G63)."""


WEATHER, BLOCKED, HAZARD = 1, 2, 3


def worsen(expedition: Expedition) -> None:
    """Put a bane on every test of the next action, whatever it is; two in a row do not add up (WLD-156, WLD-G61).

    It waits as ``next_bane`` and becomes ``bane_now`` when that action begins.
    """
    expedition.change(next_bane=True)


def block(expedition: Expedition) -> None:
    """Block a way out of here for 1d6 days, which is not told (WLD-157, WLD-G62).

    It is one to an unexplored place, if there is any, else any; on a path the way ahead.
    """
    state = expedition.state
    if state.here.to:
        if board.is_blocked(state, state.here.at, state.here.to):
            return
        beyond = state.here.to
    else:
        ways = board.neighbours(state)
        candidates = board.unexplored(state, ways) or ways
        if not candidates:
            return
        beyond = candidates[expedition.table("direction", len(candidates)) - 1]
    until = state.day + expedition.table("days", 6)
    expedition.change(blocks=(*expedition.state.blocks, Block(expedition.place, beyond, until)))
    expedition.tell(travelling.Blocked(expedition.here_name(), board.beyond_name(state, beyond)))


def hazard(expedition: Expedition, members: Sequence[int], boons: int = 0) -> None:
    """Let a natural danger come over members: a d4 for its kind, then their saves in party order (WLD-158, WLD-G63).

    Where the game master answers for the world, they may choose another kind (WLD-G87).
    """
    kind = HAZARDS[expedition.table("hazard", len(HAZARDS)) - 1]
    expedition.hook(asks.Hazard(tuple(map(str, members)), boons, owner=MASTER, options=HAZARDS, default=kind))


@step(tasks.Hazard)
def _hazard(expedition: Expedition, task: tasks.Hazard) -> None:
    hazard(expedition, task.members)


@answer(asks.Hazard)
def _save(expedition: Expedition, question: asks.Hazard, kind: str) -> None:
    expedition.tell(happening.Hazard(HAZARDS.index(kind) + 1))
    attribute, skill = SAVES[kind]
    able = expedition.able()
    members = [int(word) for word in question.members if int(word) in able]
    if members:
        tn = trials.difficulty(expedition.state)
        trials.save(
            expedition,
            throws.HazardOver(kind),
            members,
            attribute,
            skill,
            tn,
            boons=question.boons,
            reasons=("warned",) if question.boons else (),
        )


@reads(throws.HazardOver)
def _suffer(expedition: Expedition, test: throws.HazardOver, rolls: Rolls) -> None:
    """Failure: 1 Fatigue. Blunder: 1 Wound (WLD-G63)."""
    harm.tire(expedition, [roll.member for roll in rolls if roll.result == "failure"], 1, "hazard")
    for roll in rolls:
        if roll.result == "blunder":
            harm.wound(expedition, roll.member, "hazard")


@step(tasks.Shift)
def _shift(expedition: Expedition, task: tasks.Shift) -> None:
    """Roll the d3 of a Terrain Shift; at night (``number`` 1) the watch may see a danger coming (WLD-G60)."""
    kind = expedition.table("shift", 3)
    expedition.tell(happening.Shift(kind))
    if kind == WEATHER:
        worsen(expedition)
    elif kind == BLOCKED:
        block(expedition)
    elif task.night:
        expedition.push(tasks.Watch("hazard"))
    else:
        hazard(expedition, expedition.able())


GOAL = -1
"""Stands in `state.Timer.threat` for the challenge's own timer."""


def timers(region: Region) -> tuple[Timer, ...]:
    """Return the timers that a region begins with: those of its threats, and that of its challenge."""
    kept = [Timer(number, threat.timer) for number, threat in enumerate(region.threats) if threat.timer]
    if region.goal is not None and region.goal.timer:
        kept.append(Timer(GOAL, region.goal.timer))
    return tuple(kept)


def tick(expedition: Expedition) -> None:
    """Let every threat's timer go on by one; what runs out comes to pass, once (WLD-G73).

    Called in step 2 of an action that ticks the main timer, however often that ticks.
    """
    for timer in expedition.state.timers:
        if timer.left > 0 and _running(expedition, timer):
            _set(expedition, timer.threat, timer.left - 1)
            if timer.left == 1:
                expire(expedition, timer.threat)


@step(tasks.TickThreats)
def _tick(expedition: Expedition, task: tasks.TickThreats) -> None:
    tick(expedition)


def _running(expedition: Expedition, timer: Timer) -> bool:
    """Return whether a timer still matters: the challenge's own only while the goal is looked for."""
    return timer.threat != GOAL or expedition.state.goal == "open"


def _set(expedition: Expedition, threat: int, left: int) -> None:
    others = expedition.state.timers
    if any(timer.threat == threat for timer in others):
        expedition.change(timers=tuple(replace(other, left=left) if other.threat == threat else other for other in others))
    else:
        expedition.change(timers=(*others, Timer(threat, left)))


def main_timer_ran_out(expedition: Expedition) -> None:
    """Let those threats come to pass, once, for which the main timer serves both purposes (WLD-213, WLD-G73)."""
    spent = {timer.threat for timer in expedition.state.timers if timer.left == 0}
    for number, threat in enumerate(expedition.region.threats):
        if threat.dual and number not in spent:
            _set(expedition, number, 0)
            expire(expedition, number)


def expire(expedition: Expedition, number: int) -> None:
    """Let a threat come to pass, or the challenge's time be over."""
    region = expedition.region
    if number == GOAL:
        _lose_goal(expedition)
        return
    threat = region.threats[number]
    expedition.tell(meeting.Threat(threat.name, threat.on_expiry, threat.text))
    if threat.on_expiry == "pursuers":
        expedition.push(tasks.Pursuers(number))
    elif threat.on_expiry == "severe_weather":
        expedition.change(severe=True)
    elif threat.on_expiry == "corruption":
        place = region.places[expedition.table("corruption", len(region.places)) - 1]
        worse = replace(place, difficulty=clock.harder(place.difficulty or region.difficulty))
        places = tuple(worse if other is place else other for other in region.places)
        expedition.change(region=replace(region, places=places))
    elif threat.on_expiry == "harder":
        expedition.change(region=clock.all_harder(region))
        roles.lay_down(expedition)
    elif threat.on_expiry == "lost":
        _lose_goal(expedition)


def _lose_goal(expedition: Expedition) -> None:
    """What the party came for is out of reach, unless it was found before."""
    if expedition.state.goal == "open":
        expedition.change(goal="lost")
        expedition.tell(finding.Goal("lost"))


@step(tasks.TooLate)
def _too_late(expedition: Expedition, task: tasks.TooLate) -> None:
    """The days for the goal are over, found or not (WLD-213, WLD-G105)."""
    goal = expedition.region.goal
    assert goal is not None
    expedition.change(goal="lost", challenge=0)
    expedition.tell(finding.Goal("lost", goal.late))
