"""The goal and its challenge die (WLD-207..212, WLD-215..217, WLD-G71, WLD-G72).

The die and the timer lie side by side and leave each other alone (WLD-002, WLD-006, WLD-287).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.flow import MASTER
from engine.maps.hexes import Hex

from ...state import leads, moves
from ...state.board import heading
from ...state.catalogue import WORDS
from ...state.naming import DIRECTIONS, hex_name
from ...state.region import Goal, Site
from ...state.state import Roll, State
from .. import knowing
from ..events import finding
from ..flow import answer, step
from ..ladder import level
from ..progress import Expedition
from ..steps import asks, tasks
from ..trials import difficulty

PROGRESS = {"blunder": -1, "failure": 0, "weak": 1, "strong": 1, "critical": 2}
"""How far a result of Search, Track or Investigate lowers the die (WLD-G71)."""


ONCE = ("search", "track")
"""What counts once in each place: to come nearer by more of it, the party has to move on (WLD-219, WLD-G71)."""

CLOSE = 2
"""A die that has fallen to half of its sides is close: searching at random brings the party no nearer any more, it takes
a lead or a find (WLD-G71)."""

STEPS = {"two": 2, "one": 1, "none": 0, "back": -1}
"""How far the game master can let the party come."""


def running(state: State) -> bool:
    """Return whether a challenge die is still on the table."""
    return state.goal == "open" and state.challenge > 0


def hunts(state: State) -> bool:
    """Return whether each place brings the goal nearer once, and rules out where it could lie (WLD-G71)."""
    return bool(state.hunt)


def spot(state: State, why: str, place: str = "") -> str:
    """Return how it is noted that a Search or Track here brought the goal nearer; "" for what counts every time. In a hunt
    a place counts once for all of them."""
    if hunts(state) and why in (*ONCE, "investigate"):
        return _noted("search", place or state.here.at)
    if place:
        return _noted(why, place) if why in ONCE else ""
    return _noted(why, state.here.at, state.here.to) if why in ONCE else ""


def _noted(why: str, *places: str) -> str:
    return " ".join((why, *sorted(filter(None, places))))


def counts_here(state: State, why: str) -> bool:
    """Return whether "search" or "track" can bring the goal nearer in this place, or did so before (WLD-G71). By the letter
    every success does (WLD-212)."""
    return counts_at(state, why, "")


def counts_at(state: State, why: str, place: str) -> bool:
    """Return the same of any place, "" for where the party is; the letter knows no such bound."""
    return state.rules.letter or spot(state, why, place) not in state.counted


def is_counted(state: State, place: str) -> bool:
    """Return whether a Search of a place brought the goal nearer, which counts once there (WLD-G71)."""
    return not state.rules.letter and _noted("search", place) in state.counted


def is_searched(state: State, place: str) -> bool:
    """Return whether the party searched a place in vain, or with a step to the goal that counts once there (WLD-G71)."""
    return is_counted(state, place) or any(at == place for at, _ in state.retry)


def is_close(state: State) -> bool:
    """Return whether the goal is so near that a Search counts only where it goes by a clue, or finds something (WLD-217,
    WLD-G71)."""
    goal = state.region.goal
    if state.rules.letter or hunts(state):
        return False
    return running(state) and goal is not None and state.challenge * CLOSE <= goal.die


def promising(state: State) -> tuple[Hex, ...]:
    """Return the hexes at which a Search brings the goal nearer by a clue, while no other does unless it finds something
    (WLD-G71): what the map marks."""
    if not is_close(state):
        return ()
    id_at = state.region.id_at
    return tuple(cell for cell in leads.reach(state) if not is_counted(state, id_at.get(cell, "")))


def brings_nearer(state: State, move: moves.Search) -> bool:
    """Return whether a Search that succeeds brings the goal nearer, whatever is hidden here (WLD-211, WLD-G71)."""
    if not running(state) or not counts_here(state, "search"):
        return False
    by_clue = move.clue != moves.NONE or any(token.helps == state.here.at and not token.used for token in state.tokens)
    return by_clue or not is_close(state)


def progress(expedition: Expedition, roll: Roll, why: str, vain: bool = False, found_it: bool = False) -> None:
    """Let a Search, Track or Investigate count toward the goal: its total against the difficulty here (WLD-211, WLD-G71).

    The die falls by 1, by 2 on a Critical; on a Blunder it rises by 1, never above its size. At 0 the goal is located
    (WLD-214). A place whose Search, or Track, brought the goal nearer has no more to say of it that way. ``vain``: nothing
    was read of a trail, however easy the land; the lead stays, and would count again elsewhere. ``found_it``: a Search
    found something. A member who is close learns no more from a Search that neither found anything nor went by a clue.
    """
    state = expedition.state
    if not running(state) or not counts_here(state, why):
        return
    if why == "search" and is_close(state) and not found_it and "clue" not in roll.reasons:
        return
    tn = difficulty(state)
    result = roll.result if roll.tn == tn and roll.result else level(roll.total, tn, state.rules.ladder)
    count(expedition, "failure" if vain else result, why)


def count(expedition: Expedition, result: str, why: str) -> None:
    """Let a result that is known to be against the difficulty here count toward the goal (WLD-212).

    Where the game master answers for the world, they say how far (WLD-G87).
    """
    if not running(expedition.state) or not counts_here(expedition.state, why):
        return
    if expedition.asks_master:
        default = next(option for option, steps in STEPS.items() if steps == PROGRESS[result])
        expedition.hook(asks.Progress(why, owner=MASTER, options=tuple(STEPS), default=default))
    else:
        move(expedition, PROGRESS[result], why)


@answer(asks.Progress)
def _progress(expedition: Expedition, question: asks.Progress, option: str) -> None:
    move(expedition, STEPS[option], question.why)


def move(expedition: Expedition, steps: int, why: str) -> None:
    """Lower the challenge die by so many steps, or below 0 raise it; nothing is told where it stays as it is."""
    state = expedition.state
    goal = state.region.goal
    if not running(state) or goal is None:
        return
    if steps > 0 and (noted := spot(state, why)):
        expedition.change(counted=(*state.counted, noted))
    sides, steps = steps, min(steps, 1) if hunts(state) else steps
    after = min(max(goal.die, state.challenge), max(0, state.challenge - steps))
    if after == state.challenge:
        return
    expedition.change(challenge=after)
    expedition.tell(finding.Challenge(state.challenge, after, why))
    if after == 0:
        locate(expedition)
    elif steps > 0 and hunts(state):
        narrow(expedition, sides)
    elif steps > 0 and is_close(expedition.state):
        knowing.hear_anew(expedition)


def narrow(expedition: Expedition, count: int) -> None:
    """Rule out where the goal of a hunt could lie: all hexes in one of the six directions from here, in ``count`` of them
    after a Critical. The dice say which; where all that are left lie the way of the goal, one of those (WLD-G71)."""
    left, here = expedition.state.hunt, expedition.region.place_by_id[expedition.place].at
    if here is None:
        return
    goal = _goal_cell(expedition)
    ways = {way: [cell for cell in left if cell != here and heading(here, cell) == way] for way in DIRECTIONS}
    wrong = [way for way, cells in ways.items() if cells and goal not in cells]
    for _ in range(min(count, len(wrong))):
        way = wrong.pop(expedition.table("narrowed", len(wrong)) - 1)
        _rule_out(expedition, ways[way], expedition.here_name(), way)
    others = [cell for cell in left if cell not in (goal, here)]
    if len(expedition.state.hunt) == len(left) and others:
        gone = others[expedition.table("narrowed", len(others)) - 1]
        _rule_out(expedition, [gone], hex_name(gone), "")
    conclude(expedition)


def usually_gone(state: State) -> int:
    """Return about how many hexes of a hunt a success here rules out, as far as everybody knows: the goal is as likely at
    each that is left (WLD-G71). At least 1; 0 where nothing is hunted."""
    here = state.region.place_by_id[state.here.at].at
    return gone_from(state, here) if here is not None else 0


def gone_from(state: State, here: Hex) -> int:
    """Return the same of a success at any hex."""
    left = [cell for cell in state.hunt if cell != here]
    if not left:
        return 0
    ways = Counter(heading(here, cell) for cell in left)
    gone = 0.0
    for way, number in ways.items():
        wrong = [others for other, others in ways.items() if other != way]
        gone += number * (sum(wrong) / len(wrong) if wrong else 1)
    return max(1, round(gone / len(left)))


def _rule_out(expedition: Expedition, gone: Sequence[Hex], at: str, way: str) -> None:
    left = tuple(cell for cell in expedition.state.hunt if cell not in gone)
    expedition.change(hunt=left)
    expedition.tell(finding.Narrowed(len(left), at, way, tuple(map(hex_name, gone))))


def conclude(expedition: Expedition, why: str = "known") -> None:
    """Locate the goal of a hunt where only one hex can hold it: the die falls to 0 (WLD-G136)."""
    state = expedition.state
    if running(state) and len(state.hunt) == 1:
        expedition.change(challenge=0)
        expedition.tell(finding.Challenge(state.challenge, 0, why))
        locate(expedition)


def _goal_cell(expedition: Expedition) -> Hex | None:
    goal = expedition.region.goal
    assert goal is not None
    return expedition.region.place_by_id[expedition.region.site_by_id[goal.site].at].at


def locate(expedition: Expedition) -> None:
    """Put the goal on the map wherever the party stands; one not yet placed lies where the party is (WLD-G72)."""
    goal = expedition.region.goal
    assert goal is not None
    site = goal.site
    if not site:
        site = expedition.unused_id("goal")
        expedition.add_site(Site(site, expedition.place, WORDS("quarry-goal"), "secret", text=goal.about, major=True))
        expedition.change(region=replace(expedition.region, goal=replace(goal, site=site)))
    knowing.discover(expedition, site, "goal")


def goal_found(expedition: Expedition, site_id: str) -> None:
    """End the challenge: the goal's site came onto the map, by whatever way (WLD-G72)."""
    state = expedition.state
    if state.goal != "open" or state.region.goal is None or state.region.goal.site != site_id:
        return
    expedition.change(goal="found", challenge=0)
    found = expedition.found(site_id)
    expedition.tell(finding.Goal("located" if found is not None and found.how == "goal" else "found"))


@step(tasks.GoalFound)
def _goal_found(expedition: Expedition, task: tasks.GoalFound) -> None:
    goal_found(expedition, task.site)


def reached(expedition: Expedition, site_id: str) -> None:
    """Finish the expedition's errand, where what was dealt with is the goal's site (WLD-G83)."""
    state = expedition.state
    goal = state.region.goal
    if goal is None or goal.site != site_id or state.goal not in ("open", "found"):
        return
    expedition.change(goal="done", challenge=0)
    expedition.tell(finding.Goal("reached", goal.reached))


def arrived(expedition: Expedition, place: str, is_new: bool = True) -> None:
    """Grant progress once, on first entering the place of the goal; no other move is progress (WLD-215, WLD-216).

    A game master who answers for the world is asked at every place that the party enters for the first time (``is_new``):
    being asked tells nothing (WLD-G87).
    """
    state = expedition.state
    goal = state.region.goal
    if not running(state) or goal is None:
        return
    is_there = bool(goal.site) and state.region.site_by_id[goal.site].at == place
    is_goals = is_there and not state.goal_seen
    cell = state.region.place_by_id[place].at
    if is_goals:
        expedition.change(goal_seen=True, hunt=(cell,) if cell in state.hunt else ())
    elif cell in state.hunt and not is_there:
        _rule_out(expedition, [cell], hex_name(cell), "")
    conclude(expedition, "arrival" if is_goals else "known")
    if is_goals and not expedition.asks_master:
        move(expedition, 1, "arrival")
    elif is_new and expedition.asks_master:
        expedition.hook(asks.GoalHere(owner=MASTER, options=("yes", "no"), default="yes" if is_goals else "no"))


@answer(asks.GoalHere)
def _goal_here(expedition: Expedition, question: asks.GoalHere, option: str) -> None:
    if option == "yes":
        move(expedition, 1, "arrival")


def set_goal(expedition: Expedition, site_id: str) -> None:
    """Give the party something to look for, where it had nothing, or its goal is lost."""
    if expedition.state.goal not in ("none", "lost"):
        return
    region = replace(expedition.region, goal=Goal(site_id))
    expedition.change(region=region, goal="open", challenge=0, goal_seen=False, counted=())
