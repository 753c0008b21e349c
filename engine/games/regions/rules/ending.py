"""The goal, what the party came for, giving up, and how a scenario of each type ends (REG-021, REG-G44..G46, REG-G51,
REG-G53).

A chase has a counter, and round limits of all, of regions and of each PC. No PC has to be seen fleeing or pursuing: the
counter stands for it (REG-196, REG-197).
"""

from __future__ import annotations

from engine.core.game import Outcome, Result, Seat
from engine.core.measures import Measured
from engine.core.needs import Action

from ..state import sheets
from ..state.catalogue import WORDS, need
from ..state.moves import Concede, Leave
from ..state.state import Member, State, member_of
from . import turns
from .events import turning
from .flow import answer, now, open_questions
from .progress import Venture
from .steps import Die, GivingUp, Injure, Leaving

STAY, GO, END = "stay", "leave", "end"
"""What is answered before a member leaves without what the party came for, or casts the last vote for giving up."""

RESULTS: dict[str, Result] = {"won": "won", "partly": "won", "lost": "lost", "conceded": "lost"}
"""The house's word for each ending: who is out in time has won, and only they are named (REG-204)."""


# Leaving by the goal.


def missing(state: State) -> tuple[str, ...]:
    """Return the ids of the objects that the party came for and that no living member has (REG-024, REG-G75)."""
    held = {object for member in state.members if not member.dead for object in member.objects}
    return tuple(need for need in state.scenario.needs if need not in held)


def at_goal(state: State, index: int) -> bool:
    """Return whether a member stands on the map in the goal region."""
    member = state.members[index]
    return member.in_play and member.region == state.scenario.goal


def safe(state: State) -> tuple[int, ...]:
    """Return the members who are out of danger: all who stand or lie at the goal while the party has what it came for
    (REG-172, REG-G44, REG-G75). Asked when a member enters, whenever nothing is under way, and before a limit counts."""
    there = tuple(index for index in range(len(state.members)) if at_goal(state, index))
    return there if state.phase == "play" and there and not missing(state) else ()


def take_out(venture: Venture) -> None:
    """Take everybody who is `safe` off the map; those who waited at the goal need not ask for it."""
    for index in safe(venture.state):
        if venture.state.phase == "play":
            leave(venture, index)


def arrived(venture: Venture, index: int) -> None:
    """A member entered a region. At the goal, everybody there is out if nothing is missing; else the member stays, and may
    `leave` on request (REG-024, REG-G44, REG-G45)."""
    state = venture.state
    if at_goal(state, index) and missing(state):
        venture.tell(turning.NotYet(state.members[index].name, venture.region_name(state.scenario.goal)))
    take_out(venture)


LEAVE = Action(
    Leave,
    (
        need("leave-from-goal", "REG-G45", lambda state, index: state.phase == "play" and at_goal(state, index)),
        turns.STANDING,
        need("leave-in-a-turn", "REG-G45", lambda state, index: turns.free(state) and state.turn is not None),
    ),
)
"""To leave by the goal, whatever the party has: on one's feet, in one's own turn or an ally's (REG-G44, REG-G45)."""


def ask_leaving(venture: Venture, index: int) -> None:
    """Ask once more before a member leaves by the goal without what the party came for (REG-G45)."""
    venture.push(Leaving(owner=index, options=(STAY, GO), default=STAY))


@answer(Leaving)
def _leave(venture: Venture, question: Leaving, option: str) -> None:
    if option == GO:
        leave(venture, question.owner)


def leave(venture: Venture, index: int) -> None:
    """Take a member off the map by the goal, with or without what the party came for (REG-026, REG-G44, REG-G45)."""
    state = venture.state
    unmet = tuple(state.scenario.feature_by_id[need].name for need in missing(state))
    venture.set_member(index, out=True, region="", steps=0)
    venture.tell(turning.ReachedGoal(state.members[index].name, venture.region_name(state.scenario.goal), unmet))
    check(venture)


# The end.


def check(venture: Venture) -> None:
    """End the scenario if nothing is left to be played: called whenever a PC is out, dead or caught.

    A party that pursues has won with the first at the goal (REG-202, REG-G51); else all have to be through (REG-203). It
    has won where a PC is out with all that it came for, and in a chase none was caught (REG-G44, REG-G46, REG-G53). A
    flight in which a PC died is won in part (REG-203, REG-G51).
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
    """Return whether a PC is out, and all that the party came for is out too."""
    carried = {object for member in _out(state) for object in member.objects}
    return bool(_out(state)) and set(state.scenario.needs) <= carried


def _nobody_left(venture: Venture) -> None:
    state = venture.state
    members, scenario = state.members, state.scenario
    flees = scenario.type == "chase" and scenario.mode == "fleeing"
    if all(member.dead for member in members):
        fail(venture, "all dead")
    elif not _out(state):
        fail(venture, "caught")
    elif not _fulfilled(state):
        fail(venture, "left without")
    elif any(member.lost for member in members) and not scenario.partial:
        fail(venture, "caught")
    elif any(member.lost or (flees and member.dead) for member in members):
        partly(venture, "left behind")
    else:
        win(venture, "goal")


def times_up(venture: Venture) -> None:
    """The chase's round limit is reached (REG-196, REG-200, REG-G51): who is still on the map suffers for it.

    Where partial success is possible and a PC is out, each of them takes 1 Injury, or dies (REG-204).
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
    how = venture.scenario.consequence
    for index in late:
        venture.set_member(index, lost=True)
        venture.tell(turning.Caught(venture.member(index).name, how))
        if how == "death":
            venture.set_member(index, dead=True, ep=0, region="", fell=venture.member(index).region)
        else:
            now(venture, Injure(index))


def win(venture: Venture, why: str) -> None:
    """End the scenario with success."""
    _end(venture, "won", why)


def partly(venture: Venture, why: str) -> None:
    """End a chase with partial success (REG-204)."""
    _end(venture, "partly", why)


def fail(venture: Venture, why: str) -> None:
    """End the scenario in failure, at once, whatever is under way (REG-195, REG-G46); ``why`` as in `turning.Ended`."""
    _end(venture, "conceded" if why == "conceded" else "lost", why)


def _end(venture: Venture, ending: str, why: str) -> None:
    if venture.state.phase == "over":
        return
    scenario = venture.scenario
    venture.change(phase="over", ending=ending, why=why, agenda=(), turn=None, paused="", conceding=())
    text = {"won": scenario.won, "partly": scenario.partly}.get(ending, scenario.lost)
    venture.tell(turning.Ended(ending, why, text))
    lines = tuple(
        WORDS("secret-roll", round=secret.round, sought=secret.what, dice=secret.dice, result=secret.result)
        for secret in venture.state.secrets
    )
    venture.tell(turning.SecretsTold(lines))


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


def measured(state: State) -> Measured:
    """Return how many came through, and the rounds that it took."""
    ended = outcome(state)
    return Measured((len(ended.winners) if ended is not None else 0,), state.round)


# Giving up: it takes everybody who has a word in it, and counts as a failure (REG-G45, REG-G120).


def voters(state: State) -> tuple[Seat, ...]:
    """Return the seats that have to agree (REG-G120): of every PC who is still on the map. Those who let turn after turn go
    by count only where there are no others."""
    playing = [member for member in state.members if member.in_play]
    return tuple(member.seat for member in [item for item in playing if not item.rested] or playing)


def _in_play(state: State, seat: Seat) -> bool:
    index = member_of(state, seat)
    return index is not None and state.members[index].in_play


def _is_voted_on(state: State) -> bool:
    """Return whether members are asked just now whether they give up."""
    return any(isinstance(question, GivingUp) for question in open_questions(state))


CONCEDE = Action(
    Concede,
    (
        need("nothing-to-give-up", "REG-G45", lambda state, seat: state.phase == "play"),
        need("giving-up-is-for-party", "REG-G45", lambda state, seat: member_of(state, seat) is not None),
        need("for-those-on-the-way", "REG-G45", _in_play),
        need(
            "asked-already",
            "REG-G45",
            lambda state, seat: seat in state.conceding or not _is_voted_on(state),
        ),
    ),
)
"""To vote to give up, or take that back, by the seat (REG-G45)."""


def concede(venture: Venture, seat: Seat) -> None:
    """Vote to give up, or take that back.

    Those whose vote is missing are asked for it at once where nothing is under way; taken back, they are asked no more. The
    member with the only vote that is missing, or the only one left, is asked once more: with it the scenario has failed.
    """
    state = venture.state
    index = member_of(state, seat)
    assert index is not None
    if seat in state.conceding and _is_voted_on(state):
        venture.change(agenda=tuple(task for task in state.agenda if getattr(task, "kind", "") != GivingUp.called()))
    elif concedes(state, seat):
        venture.push(GivingUp(owner=index, options=(STAY, END), default=STAY))
        return
    missing = _vote(venture, index, seat not in state.conceding)
    if not state.agenda:
        venture.push(*(GivingUp(owner=other, options=(STAY, END), default=STAY, together=True) for other in missing))


def _vote(venture: Venture, index: int, agrees: bool) -> tuple[int, ...]:
    """Note a member's vote to give up, or that there is none; return the members whose votes are then missing."""
    state = venture.state
    seat = state.members[index].seat
    votes = tuple(sorted({*state.conceding, seat} if agrees else set(state.conceding) - {seat}))
    venture.change(conceding=votes)
    missing = tuple(other for other in voters(state) if other not in votes) if agrees else ()
    indices = tuple(place for place, member in enumerate(state.members) if member.seat in missing)
    names = tuple(state.members[place].name for place in indices)
    venture.tell(turning.WantsToGiveUp(state.members[index].name, agrees, names), calls=missing)
    return indices


def concedes(state: State, seat: Seat) -> bool:
    """Return whether no vote is missing but a seat's, given or not: others may have died since it was."""
    return not set(voters(state)) - {*state.conceding, seat}


@answer(GivingUp)
def _give_up(venture: Venture, question: GivingUp, option: str) -> None:
    if option == END and concedes(venture.state, venture.member(question.owner).seat):
        fail(venture, "conceded")
    else:
        _vote(venture, question.owner, option == END)


# Chases.


def region_entered(venture: Venture, index: int, region: str) -> None:
    """A member stepped into a region. After its limit that costs what the limit costs (REG-206, REG-207, REG-G52); before
    it, the first step raises their own limit by the region's bonus (REG-208, REG-G53)."""
    state = venture.state
    member = state.members[index]
    known = state.scenario.region_by_id[region]
    if sheets.is_over(state, known):
        _too_late(venture, (index,))
        return
    if state.scenario.type != "chase" or region in member.entered:
        return
    bonus = known.bonus
    venture.set_member(index, entered=(*member.entered, region), bonus=member.bonus + bonus)
    if bonus and state.limit:
        limit = sheets.limit_of(venture.state, index)
        venture.tell(turning.LimitGrew(member.name, venture.region_name(region), bonus, limit))


def count_round(venture: Venture) -> None:
    """Add 1 to the chase's counter at the end of a round, and check every limit against it: first the scenario's, then
    those of regions, then those of PCs (REG-198..200, REG-G51..G53). A limit of N gives N full rounds."""
    take_out(venture)
    state = venture.state
    if state.scenario.type != "chase" or state.phase != "play":
        return
    venture.change(counter=state.counter + 1)
    venture.tell(turning.Counted(venture.state.counter, state.limit))
    for check in (_limit_of_all, _limits_of_regions, _limits_of_members):
        if venture.state.phase == "play":
            check(venture)


def _limit_of_all(venture: Venture) -> None:
    """Where regions raise the limit each PC has one of their own in its place (REG-210)."""
    state = venture.state
    if state.limit and not sheets.grows(state) and state.counter >= state.limit:
        times_up(venture)


def _limits_of_regions(venture: Venture) -> None:
    """A PC in a region at its limit, at 0 EP or not, loses the chase for all (REG-206). In a matter of life or death they
    die, and no PC gets in any more (REG-207, REG-G52)."""
    state = venture.state
    scenario = state.scenario
    for region in scenario.regions:
        if sheets.closes(state, region) != state.counter:
            continue
        late = tuple(index for index, member in enumerate(state.members) if member.in_play and member.region == region.id)
        if scenario.life_or_death:
            _close(venture, region.id)
        _too_late(venture, late)
        if venture.state.phase != "play":
            return


def _too_late(venture: Venture, late: tuple[int, ...]) -> None:
    """Let members who are in a region at its limit, or after it, pay for it."""
    scenario = venture.scenario
    if scenario.life_or_death:
        for index in late:
            now(venture, Die(index, "closed"))
    elif late and (scenario.mode == "fleeing" or not scenario.loss_only_fleeing):
        fail(venture, "region")


def _close(venture: Venture, region: str) -> None:
    """Let no PC in any more; it is told of a region that the party knows."""
    venture.change(closed=(*venture.state.closed, region))
    if region in venture.state.seen or region in venture.state.explored:
        venture.tell(turning.Closed(venture.region_name(region)))


def _limits_of_members(venture: Venture) -> None:
    """A PC whose own limit is reached is lost: caught, or dead where it is a matter of life or death (REG-210, REG-G53).

    Who flees fails with the first who is lost, unless partial success is possible (REG-203, REG-204); who pursues fails
    only when all are (REG-202).
    """
    state = venture.state
    scenario = state.scenario
    if not state.limit or not sheets.grows(state):
        return
    late = tuple(
        index
        for index, member in enumerate(state.members)
        if member.in_play and state.counter >= sheets.limit_of(state, index)
    )
    for index in late:
        if venture.state.phase != "play":
            return
        venture.set_member(index, lost=True)
        if scenario.life_or_death:
            now(venture, Die(index, "closed"))
        elif scenario.partial:
            left_behind(venture, (index,))
        else:
            venture.tell(turning.Caught(venture.member(index).name, "caught"))
    if late and venture.state.phase == "play":
        if scenario.mode == "fleeing" and not scenario.partial:
            fail(venture, "caught")
        else:
            check(venture)
