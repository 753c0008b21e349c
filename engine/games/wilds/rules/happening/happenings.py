"""The event table (WLD-150..155, WLD-159, WLD-161), and the night watch that may see it coming (WLD-204..206, WLD-G60).

Events come when the timer has run out, not once a day (WLD-005, WLD-034).
"""

from __future__ import annotations

from engine.core.flow import PARTY

from ...state.state import Member, State, able, present
from .. import events, harm, knowing, supplies, trials
from ..flow import Rolls, answer, now, reads, step
from ..progress import Expedition
from ..steps import asks, tasks, throws
from ..trials import Wanted
from . import terrain_shifts, threats

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
    expedition.tell(events.event(number))
    if task.why != CALLED and expedition.state.deed is not None:
        expedition.tell(events.reset(expedition.state.size))
        expedition.push(tasks.MainTimerRanOut())
    avoid = expedition.state.avoid
    expedition.change(avoid=False)
    if number == ENCOUNTER:
        expedition.push(tasks.Threat(task.night))
        before = expedition.state.before
        if avoid and before is not None and before != expedition.state.here:
            expedition.ask(asks.Avoid(owner=PARTY, options=("avoid", "face"), default="avoid"))
    elif number == WEAR:
        wear_and_tear(expedition)
    elif number == PROVISIONS:
        provisions_dwindle(expedition)
    elif number == SHIFT:
        expedition.push(tasks.Shift(task.night))
    elif number == TRACES:
        expedition.push(tasks.Trace())


@step(tasks.MainTimerRanOut)
def _main_timer_ran_out(expedition: Expedition, task: tasks.MainTimerRanOut) -> None:
    """After the event: the threats for which this timer counts too (WLD-213)."""
    threats.main_timer_ran_out(expedition)


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
        expedition.finish()  # nobody comes
        knowing.fall_back(expedition, "retreat")
        expedition.tell(events.avoided(expedition.here_name()))
        expedition.tick(1, "retreat")
        _turn_back_timer(expedition)


def _turn_back_timer(expedition: Expedition) -> None:
    """Set a timer back that ran out on the retreat from an event which was called for: one action, one event (WLD-G21)."""
    if expedition.state.timer > 0:
        return
    expedition.change(timer=expedition.state.size, event_due=False)
    expedition.tell(events.reset(expedition.state.size))
    expedition.push(tasks.MainTimerRanOut())


@step(tasks.Threat)
def _threat(expedition: Expedition, task: tasks.Threat) -> None:
    """Somebody comes; at night the watch is tested first (WLD-206)."""
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
    wanted = Wanted(
        member,
        "watch",
        ("spirit",),
        ("perception",),
        trials.difficulty(expedition.state),
        boons=int(sheltered == "concealed"),
        banes=int(sheltered == "exposed"),
        reasons=(sheltered,) if sheltered in ("concealed", "exposed") else (),
    )
    trials.trial(expedition, throws.Watched(task.what), [wanted])


def watch_order(state: State) -> tuple[int, ...]:
    """Return who watches at night: those whom the party set to it; where there is nobody who can act, all who can
    (WLD-204, WLD-G60)."""
    ready = able(state)
    return tuple(index for index in state.roles.watch if index in ready) or ready


@reads(throws.Watched)
def _watched(expedition: Expedition, test: throws.Watched, rolls: Rolls) -> None:
    """In time: nobody is surprised, and saves have +1 boon. Else the party is surprised (WLD-206, WLD-G60)."""
    roll = rolls[0]
    noticed = trials.succeeded(roll)
    expedition.tell(events.watch(expedition.name(roll.member), noticed))
    if test.what == "hazard":
        terrain_shifts.hazard(expedition, expedition.able(), int(noticed))
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
    """Every member makes a Supply Check, fed or not; whoever has no rations gains 1 Fatigue (WLD-154, WLD-G09)."""
    empty = [index for index in present(expedition.state) if not supplies.check(expedition, index)]
    if empty:
        harm.tire(expedition, empty, 1, "provisions")
