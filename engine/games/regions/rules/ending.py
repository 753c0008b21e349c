"""The goal, what the party came for, and how a scenario of each type ends (REG-021, REG-G44..G46, REG-G51, REG-G53)."""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.flow import Question
from engine.core.game import Outcome, Result

from ..state.scenarios import Scenario
from ..state.state import Member, State
from . import events, turns
from .flow import answer
from .progress import Venture

LEAVE, STAY, GO = "leave", "stay", "leave"
"""The question before somebody leaves without what the party came for, and its answers."""

RESULTS: dict[str, Result] = {"won": "won", "partly": "won", "lost": "lost", "conceded": "lost"}
"""The house's word for each ending: who is out in time has won, and only they are named (REG-204)."""


# Leaving by the goal.


def missing(state: State) -> tuple[str, ...]:
    """Return the ids of the objects that the party came for and that nobody of the living has (REG-024, REG-G75)."""
    held = {object for member in state.members if not member.dead for object in member.objects}
    return tuple(need for need in state.scenario.needs if need not in held)


def at_goal(state: State, index: int) -> bool:
    """Return whether a member stands on the map in the goal region."""
    member = state.members[index]
    return member.in_play and member.region == state.scenario.goal


def arrived(venture: Venture, index: int) -> None:
    """Somebody entered a region: at the goal they are out of danger, if the party has what it came for (REG-172, REG-G44).

    Without it they stay, and may `leave` if they insist (REG-024, REG-G45). Being down does not matter.
    """
    state = venture.state
    if state.phase != "play" or not at_goal(state, index):
        return
    if missing(state):
        venture.tell(events.not_yet(state.members[index].name, venture.region_name(state.scenario.goal)))
    else:
        leave(venture, index)


def refuse_leaving(state: State, index: int) -> IllegalMove | None:
    """Return what speaks against leaving by the goal, whatever the party has (REG-G44, REG-G45): it is done on one's feet,
    in one's own turn or an ally's."""
    if state.phase != "play" or not at_goal(state, index):
        return IllegalMove("You can leave from the goal only.", "REG-G45")
    if not state.members[index].standing:
        return IllegalMove("You are down, and can do nothing until your next turn.", "REG-G07")
    if not turns.free(state) or state.turn is None:
        return IllegalMove("You can leave in your own turn or an ally's, when nothing is under way.", "REG-G45")
    return None


def ask_leaving(venture: Venture, index: int) -> None:
    """Leave by the goal; whoever would do so without what the party came for is asked once more (REG-G45)."""
    if missing(venture.state):
        venture.push(Question(LEAVE, index, (STAY, GO), STAY))
    else:
        leave(venture, index)


@answer(LEAVE)
def _leave(venture: Venture, question: Question, option: str) -> None:
    if option == GO:
        leave(venture, question.owner)


def leave(venture: Venture, index: int) -> None:
    """Take a member off the map by the goal, with or without what the party came for (REG-026, REG-G44, REG-G45)."""
    state = venture.state
    unmet = [state.scenario.feature_by_id[need].name for need in missing(state)]
    venture.set_member(index, out=True, region="", steps=0)
    venture.tell(events.reached_goal(state.members[index].name, venture.region_name(state.scenario.goal), unmet))
    check(venture)


# The end.


def check(venture: Venture) -> None:
    """End the scenario if nothing is left to be played: called whenever somebody is out, dead or caught.

    Whoever pursues has won with the first at the goal (REG-202, REG-G51); else all have to be through (REG-203): the party
    has won where somebody is out with all that it came for, in a chase where nobody was caught, besides (REG-G44, REG-G46,
    REG-G53).
    """
    state = venture.state
    if state.phase != "play":
        return
    if state.scenario.type == "chase" and state.scenario.mode == "chasing" and _fulfilled(state):
        win(venture, "goal")
    elif not any(member.in_play for member in state.members):
        _nobody_left(venture)


def _out(state: State) -> tuple[Member, ...]:
    return tuple(member for member in state.members if member.out)


def _fulfilled(state: State) -> bool:
    """Return whether somebody is out, and all that the party came for is out too."""
    carried = {object for member in _out(state) for object in member.objects}
    return bool(_out(state)) and set(state.scenario.needs) <= carried


def _nobody_left(venture: Venture) -> None:
    state = venture.state
    members = state.members
    if all(member.dead for member in members):
        fail(venture, "all dead")
    elif not _out(state):
        fail(venture, "caught")
    elif not _fulfilled(state):
        fail(venture, "left without")
    elif any(member.lost for member in members) and not state.scenario.partial:
        fail(venture, "caught")
    elif any(member.lost for member in members):
        partly(venture, "left behind")
    else:
        win(venture, "goal")


def times_up(venture: Venture) -> None:
    """The chase's round limit is reached (REG-200, REG-G51): who is still on the map suffers for it.

    Where partial success is possible and somebody is out, each of them takes 1 Injury, or dies (REG-204).
    """
    state = venture.state
    if state.phase != "play":
        return
    if not state.scenario.partial or not _fulfilled(state):
        fail(venture, "rounds")
        return
    left_behind(venture, tuple(index for index, member in enumerate(state.members) if member.in_play))
    if venture.state.phase == "play":
        partly(venture, "left behind")


def left_behind(venture: Venture, late: tuple[int, ...]) -> None:
    """Let members who were too late suffer what the scenario says: 1 Injury, or death (REG-201, REG-204, REG-G51). They are
    lost to the party either way."""
    from .actions import harm

    how = venture.scenario.consequence
    for index in late:
        venture.set_member(index, lost=True)
        venture.tell(events.caught(venture.member(index).name, how))
        if how == "death":
            venture.set_member(index, dead=True, ep=0, region="")
        else:
            harm.injure(venture, index)


def win(venture: Venture, why: str) -> None:
    """End the scenario with success."""
    _end(venture, "won", why)


def partly(venture: Venture, why: str) -> None:
    """End a chase with partial success (REG-204)."""
    _end(venture, "partly", why)


def fail(venture: Venture, why: str) -> None:
    """End the scenario in failure, at once, whatever is under way (REG-195, REG-G46); ``why`` as in `events.ended`."""
    _end(venture, "conceded" if why == "conceded" else "lost", why)


def _end(venture: Venture, ending: str, why: str) -> None:
    if venture.state.phase == "over":
        return
    scenario = venture.scenario
    venture.change(phase="over", ending=ending, why=why, agenda=(), turn=None, paused="", conceding=())
    venture.tell(events.ended(ending, why, _text(scenario, ending)))
    lines = [
        f"Round {one.round}, {'nothing there' if one.what == 'nothing' else one.what}, {one.dice}: {one.result}."
        for one in venture.state.secrets
    ]
    venture.tell(events.secrets_told(lines))


def _text(scenario: Scenario, ending: str) -> str:
    return {"won": scenario.won, "partly": scenario.partly}.get(ending, scenario.lost)


def outcome(state: State) -> Outcome | None:
    """Return how it ended, ``None`` while it runs; of a partial success only those who got out have won."""
    if state.phase != "over":
        return None
    result = RESULTS[state.ending]
    winners: tuple[int, ...] = ()
    if state.ending == "won":
        winners = tuple(member.seat for member in state.members if not member.dead)
    elif state.ending == "partly":
        winners = tuple(member.seat for member in _out(state))
    return Outcome(result, winners)
