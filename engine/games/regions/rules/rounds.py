"""The round: Draw Phase, Environs, PCs, other Challenges, Discard Phase, the chase's counter (REG-004..008, REG-G10)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.flow import MASTER, Step

from ..state import sheets
from ..state.state import State
from . import awaiting, ending, flow, insisting, opening, turns
from .actions import harm
from .challenges import acting, stealth
from .events import turning
from .exploring import knowing, movement
from .flow import answer, step
from .party import card_piles, muster, stat_tracks
from .progress import Venture
from .steps import Discards, Environs, GoOn, Mastered, Others, Players, Round, RoundEnds

ROUND: tuple[type[Step], ...] = (Round, Environs, Players, Others, Discards, RoundEnds)
"""A round in its order; after it comes the next one.

Each part puts the next on the agenda and then does its own, which comes first. The players' part ends when no member has a
turn left (`_turns`).
"""


def part(kind: type[Step]) -> Callable[[Callable[[Venture], None]], Callable[[Venture], None]]:
    """Register what a part of the round does, once the next part is on the agenda."""
    after = ROUND[(ROUND.index(kind) + 1) % len(ROUND)]

    def register(does: Callable[[Venture], None]) -> Callable[[Venture], None]:
        @step(kind)
        def _part(venture: Venture, task: Step) -> None:
            if kind is not Players:
                venture.push(*_words_of_master(venture, kind), after())
            does(venture)

        return does

    return register


def _words_of_master(venture: Venture, kind: type[Step]) -> tuple[GoOn, ...]:
    """Return the question that ends a part of the round in which a game master acts for Challenges.

    It is asked whether or not any act in this round, so that waiting for the game master tells nothing of what there is
    (REG-G28). Only a scenario without a single Environ does without the first.
    """
    any_environ = any(entity.type == "Environ" for entity in venture.state.entities)
    asks = venture.asks_master and (kind is Others or (kind is Environs and any_environ))
    return (GoOn(owner=MASTER, options=("on",), default="on"),) if asks else ()


def begin(venture: Venture) -> None:
    """Everybody sets out: PCs at the start with all their EP, Challenges in their places, hands of 5; then round 1 begins
    (REG-020, REG-G07, REG-G10, REG-G16, REG-G62)."""
    state = venture.state
    start = state.scenario.start
    for index, member in enumerate(state.members):
        base, ep = sheets.base(member), sheets.most_ep(member)
        venture.set_member(index, ready=True, region=start, entered=(start,), since=1, ep=ep, tracks=base, moved_tracks=())
    scenario, many = state.scenario, len(state.members)
    has_fortunes = state.rules.fortunes != "off"
    venture.change(
        phase="play",
        entities=tuple(opening.entities(scenario, many, state.rules.level)),
        arrivals=1,
        seen=(scenario.goal,) if scenario.known_goal and scenario.goal != start else (),
        fortunes={region.id: region.fortunes for region in scenario.regions if region.fortunes} if has_fortunes else {},
        limit=scenario.round_limit + scenario.rounds_more(many) if scenario.type == "chase" else 0,
    )
    pool = opening.tokens(venture.state)
    venture.change(tokens=pool, token_most=pool)
    card_piles.opening(venture)
    party = tuple(member.name for member in venture.state.members)
    venture.tell(turning.SetOut(venture.region_name(start), pool, venture.state.limit, party, state.rules.level))
    knowing.look(venture)
    venture.push(Round())


@part(Round)
def _round(venture: Venture) -> None:
    """A round begins with its Draw Phase: 1 card each, and tracks drift (REG-G10, REG-G18)."""
    state = venture.state
    number = state.round + 1
    members = tuple(
        replace(
            member,
            acted=False,
            moved=False,
            steps=0,
            speed=1,
            extra=(),
            interrupted=False,
            assisted=False,
            spare=(),
            switched=False,
            waives=False,
            habits=replace(member.habits, call="none") if member.habits.call == "wait" else member.habits,
        )
        for member in state.members
    )
    entities = tuple(replace(entity, fired=(), saw=False, back=False) for entity in state.entities)
    venture.change(round=number, stage="environs", turn=None, members=members, entities=entities, idle=state.idle + 1)
    venture.tell(turning.RoundBegins(number))
    knowing.look(venture)  # in every round at once: when something was last seen must not tell what stirs out of sight
    for index, member in enumerate(members):
        if member.in_play:
            card_piles.draw(venture, index, 1)
    stat_tracks.drift(venture)


@part(Environs)
def _environs(venture: Venture) -> None:
    """Environs act first (REG-005, REG-070)."""
    acting.first(venture)


@part(Players)
def _players(venture: Venture) -> None:
    """Now the players, in whatever order they like (REG-006, REG-007)."""
    venture.change(stage=turns.PLAYERS, turn=None)


@part(Others)
def _others(venture: Venture) -> None:
    """All players are done: the remaining Challenges have their turns (REG-008, REG-062)."""
    venture.change(stage="challenges", turn=None)
    acting.others(venture)


@answer(GoOn)
def _go_on(venture: Venture, question: GoOn, option: str) -> None:
    """The game master lets the round go on."""


@answer(Mastered)
def _mastered(venture: Venture, question: Mastered, option: str) -> None:
    """No seat answers what stands in a view only."""


@part(Discards)
def _discards(venture: Venture) -> None:
    """The Discard Phase: everybody keeps as many cards as the Hand Limit allows (REG-G10, REG-G17). No seat is waited for,
    and nothing is laid down where the scenario ends with this round."""
    members = venture.state.members
    again = tuple(replace(member, interrupted=False, assisted=False) for member in members)
    venture.change(stage="end", members=again)
    if not (venture.scenario.type == "chase" and sheets.ends_now(venture.state)):
        card_piles.lay_down(venture)


@part(RoundEnds)
def _ends(venture: Venture) -> None:
    """What lasts for the round is over, Creatures may come back, a chase's counter goes up (REG-199, REG-G40, REG-G51)."""
    harm.end_of_round(venture)
    acting.count_respawns(venture)
    if venture.scenario.type == "chase":
        ending.count_round(venture)
    else:
        stealth.count_round(venture)


# Going on.


def go_on(venture: Venture) -> None:
    """Let everything happen that waits for no seat: tasks under way, turns that are over, turns taken by themselves."""
    flow.run(venture)
    while not venture.state.agenda and not venture.state.paused and _settle(venture):
        flow.run(venture)
    insisting.lapse(venture)


def _settle(venture: Venture) -> bool:
    """Take one step where nothing is under way; return whether there was one."""
    state = venture.state
    if state.phase == "muster":
        return _muster(venture)
    if state.phase == "town":
        if all(member.ready for member in state.members):
            begin(venture)
            return True
        return False
    if ending.safe(state):
        ending.take_out(venture)
        return True
    return state.phase == "play" and state.stage == turns.PLAYERS and _turns(venture)


def _muster(venture: Venture) -> bool:
    if not muster.is_complete(venture.state):
        return False
    muster.settle_level(venture)
    if venture.state.rules.town:
        venture.change(phase="town")
        return False
    begin(venture)
    return True


def _turns(venture: Venture) -> bool:
    state = venture.state
    if state.turn is not None:
        return _turn(venture)
    left = turns.waiting(state)
    if not left:
        flow.now(venture, Others())
        return True
    next_one = by_order(state)
    if next_one is not None:
        turns.claim(venture, next_one, "order")
    elif len(left) == 1:
        turns.claim(venture, left[0], "last")
    return next_one is not None or len(left) == 1


def _turn(venture: Venture) -> bool:
    """End the turn under way where nothing is left of it; the last one is not gone as long as the round waits for a member
    (REG-G13)."""
    state = venture.state
    assert state.turn is not None
    if state.turn.over:
        if awaiting.reasons(state):
            return False
        turns.close(venture)
        return True
    if turns.is_done(state) or _is_stuck(state):
        turns.end(venture, state.turn.member)
        return True
    return False


def _is_stuck(state: State) -> bool:
    """Return whether all that is left of a turn is a Move with nowhere to go (REG-G13)."""
    turn = state.turn
    assert turn is not None
    spent = turn.strategy and turn.action
    return spent and next(movement.moves(state, turn.member), None) is None


def by_order(state: State) -> int | None:
    """Return who takes the next turn by a standing order, ``None`` where no member does (REG-G15).

    A member who ordered place 2 goes once one turn was taken; where all who are left ordered a place, the lowest goes.
    """
    left = turns.waiting(state)
    taken = sum(member.in_play and member.acted for member in state.members)
    ordered = [index for index in left if state.members[index].habits.go]
    if not ordered:
        return None
    first = min(ordered, key=lambda index: (state.members[index].habits.go, index))
    if state.members[first].habits.go <= taken + 1 or len(ordered) == len(left):
        return first
    return None
