"""How an expedition ends, and what is told then (WLD-237, WLD-G83); and what a defeat costs (WLD-G59).

No day is its last (WLD-G105).
"""

from __future__ import annotations

from engine.core.flow import Then
from engine.core.game import Outcome, Result
from engine.core.measures import Measured

from ..state import board
from ..state.state import Position, State, discovered, foes_met, present
from . import clock, ending, harm, knowing, supplies
from .events import happening, meeting, travelling
from .flow import answer, is_a, step
from .progress import Expedition
from .steps import asks, tasks

RESULTS: dict[str, Result] = {"goal": "won", "left": "retreat", "voted": "retreat", "defeat": "lost", "lost": "lost"}


def end(expedition: Expedition, how: str) -> None:
    """End the expedition: ``how`` is "goal", "left", "voted", "defeat" or "lost"; the closing report tells of it.

    A party that leaves with the goal done has won; "goal" says that it is. Then the whole map is laid open: every site
    that was never found is told, and the report names those that stand on the map where the party never went.
    """
    state = expedition.state
    if state.phase == "over":
        return
    if state.goal == "done" and how in ("left", "voted"):
        how = "goal"
    elif how == "goal" and state.goal != "none":
        expedition.change(goal="done", challenge=0)
        state = expedition.state
    expedition.change(phase="over", ending=how, agenda=(), votes=(), leader_votes=(), paused="", deed=None)
    state = expedition.state
    expedition.tell(report(state, how, len(state.region.sites)))
    for site in state.region.sites:
        if not discovered(state, site.id):
            expedition.tell(meeting.KeptPlace(site.name, expedition.place_name(site.at), site.category))


def report(state: State, how: str, sites: int) -> meeting.Ended:
    """Return the closing report of an expedition in a region of so many ``sites``, or what it would be if it ended now."""
    found = [site for site in state.region.sites if discovered(state, site.id)]
    return meeting.Ended(
        how,
        state.region.name,
        days_out(state),
        len(state.visited),
        board.explored(state),
        len(found),
        sites,
        state.gains.get("coins", 0),
        state.goal,
        tuple(site.name for site in found if site.at not in state.visited),
        sum(supplies.value(state, item) * item.count for item in state.goods),
    )


@step(tasks.End)
def _end(expedition: Expedition, task: tasks.End) -> None:
    end(expedition, task.how)


@answer(asks.Depart)
def _depart(expedition: Expedition, question: asks.Depart, option: str) -> None:
    """One who decides alone was asked whether it shall end (WLD-G83)."""
    if option == "leave":
        end(expedition, "voted")


def ended_as(state: State) -> Result:
    """Return whether an expedition that is over was won or lost, or the party came home without either."""
    result = RESULTS[state.ending or "left"]
    if result == "retreat" and state.goal == "none" and board.explored(state) >= 80:
        return "won"
    return "lost" if result == "retreat" and state.goal == "lost" else result


def outcome(state: State) -> Outcome | None:
    """Return how it ended: won with the goal reached, or most of a region explored that has none; lost by defeat or where
    the goal is out of reach; else the party came home without it."""
    if state.phase != "over":
        return None
    result = ended_as(state)
    winners = tuple(member.seat for member in state.members) if result == "won" else ()
    return Outcome(result, winners)


def days_out(state: State) -> int:
    """Return for how many days the party was out: one that has just dawned is none of them."""
    return state.day - (state.stretch == 1 < state.day)


def measured(state: State) -> Measured:
    """Return how many of a hundred places the party has entered (WLD-G83), and the days that it was out."""
    return Measured((board.explored(state),), days_out(state))


def defeat(expedition: Expedition) -> None:
    """Drive the party off (WLD-G59): whatever was under way is over, and it wakes next morning where it was before.

    It never wakes between two points, but at the one where its path began. Hunger and poison are over with that night, so
    that no member falls out of one defeat into the next by them.

    People take half the purse, rounded up; everybody loses a use of their rations; the timer is set back. Those who had
    collapsed wake at 5 Fatigue. With the option ``deadly`` those who were dying die, and where no member can act any more,
    the expedition ends (WLD-G83).
    """
    state = expedition.state
    foes = foes_met(state)
    coins = -(-state.purse // 2) if foes is not None and foes.kind == "people" else 0
    expedition.pay(-coins)
    for task in state.agenda:
        if isinstance(task, Then) and is_a(task, tasks.Stabilise):
            harm.die(expedition, task.number)
    expedition.change(agenda=(), paused="")
    if state.rules.deadly and not expedition.able():
        expedition.tell(meeting.Defeat(foes.name if foes else "", coins, expedition.here_name()))
        ending.end(expedition, "defeat")
        return
    back = Position((state.before or state.here).at)
    if back != state.here:
        knowing.arrive(expedition, back, "retreat")
    expedition.tell(meeting.Defeat(foes.name if foes else "", coins, expedition.here_name()))
    for index in present(expedition.state):
        member = expedition.member(index)
        if not member.able:
            wounds = tuple(wound for wound in member.wounds if wound.attribute)
            expedition.set_member(index, out=False, fatigue=WOKEN_FATIGUE, wounds=wounds)
        if member.poisoned:
            expedition.tell(happening.Healed(member.name, "poisoned"))
        expedition.set_member(index, shaken=False, deprived=False, poisoned=False)
        if packs := supplies.packs(expedition.member(index)):
            supplies.lose_use(expedition, index, packs[0])
    expedition.change(timer=expedition.state.size, event_due=False)
    expedition.tell(travelling.Reset(expedition.state.size))
    clock.dawn(expedition)


@step(tasks.Defeat)
def _defeat(expedition: Expedition, task: tasks.Defeat) -> None:
    """No member could act; where one can again meanwhile, nothing happens."""
    if not expedition.able():
        defeat(expedition)


WOKEN_FATIGUE = 5
"""The Fatigue of those who had collapsed, on the morning after a defeat (WLD-G59)."""
