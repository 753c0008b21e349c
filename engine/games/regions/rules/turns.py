"""The turns of PCs: who may take one, how it begins, what is spent in it, how it ends (REG-006, REG-G09..G15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.memo import fleeting, memo
from engine.core.needs import Action, Need, first_unmet

from ..state.catalogue import need
from ..state.moves import Claim
from ..state.state import State, Turn, held_fast, who
from .events import turning
from .flow import now, step
from .progress import Venture
from .steps import DrawFirst, Remind, Rise, StartOfTurn, TurnBegins

PLAYERS = "players"


def free(state: State) -> bool:
    """Return whether PCs may act now: it is their part of the round, and nothing is being resolved (REG-G13)."""
    return state.phase == "play" and state.stage == PLAYERS and not state.agenda and not state.paused


def waiting(state: State) -> tuple[int, ...]:
    """Return the PCs on the map who have not had their turn of the round, in seat order, the one under way included."""
    return tuple(index for index, member in enumerate(state.members) if member.in_play and not member.acted)


def acting(state: State) -> int | None:
    """Return whose turn is under way, ``None`` for no member's."""
    return None if state.turn is None else state.turn.member


def _whose(state: State, index: int) -> str:
    assert state.turn is not None
    return state.members[state.turn.member].name


ON_MAP = need("no-more-on-map", "REG-172", lambda state, index: state.members[index].in_play)
STANDING = need("down-until-next-turn", "REG-G07", lambda state, index: state.members[index].standing)
NOT_ACTED = need("turn-is-over", "REG-G15", lambda state, index: not state.members[index].acted)

CLAIM = Action(
    Claim,
    (
        need("no-turn-now", "REG-G15", lambda state, index: free(state)),
        need("own-turn-already", "REG-G15", lambda state, index: acting(state) != index),
        need("turn-of-another", "REG-G15", lambda state, index: state.turn is None or state.turn.yields, name=_whose),
        ON_MAP,
        NOT_ACTED,
    ),
)
"""To take a turn now, in whatever order (REG-006, REG-007, REG-G15)."""


def may_claim(state: State, index: int) -> bool:
    """Return whether a member can take their turn now."""
    return bool(CLAIM.moves(state, index))


def begins_quietly(state: State, index: int) -> bool:
    """Return whether nothing happens at the start of a member's turn but that it starts (REG-G09): they are on their feet,
    nothing that lasts ends or comes anew, no Phase is skipped."""
    member, me = state.members[index], who(index)
    waits = any(item.until == "next turn" and item.owner == me for item in state.ongoing)
    comes = any(item.on == me and item.effect is not None and item.effect.each for item in state.ongoing)
    ills = any(effect.each == "turn" for disease in member.diseases for effect in disease.lasting)
    return member.standing and not (member.fallen or member.skips or waits or comes or ills)


def may_begin(state: State, index: int) -> bool:
    """Return whether what a member does in their turn may begin it, without a claim of its own (REG-G15): no turn is under
    way, they have had none, and nothing happens at its start."""
    return state.turn is None and may_claim(state, index) and begins_quietly(state, index)


def begun(state: State, index: int) -> State:
    """Return the state as it would be in a member's turn, if they may begin it by what they do; else the same."""
    return _in_turn_of(state, index) if may_begin(state, index) else state


@fleeting
@memo
def _in_turn_of(state: State, index: int) -> State:
    return replace(state, turn=Turn(index))


Phase = Literal["strategy", "action"]


def _phase(phase: Phase, rule: str) -> tuple[Need[State], ...]:
    """Return what a Phase of one's own turn needs."""

    def used(state: State, index: int) -> bool:
        turn = state.turn
        return turn is not None and (turn.strategy if phase == "strategy" else turn.action)

    return (
        need("something-under-way", rule, lambda state, index: free(state)),
        ON_MAP,
        need("phase-in-turn-of", rule, lambda state, index: acting(state) in (None, index), name=_whose, phase=phase),
        need("turn-is-over", "REG-G15", lambda state, index: acting(state) == index or not state.members[index].acted),
        need("phase-needs-turn", rule, lambda state, index: acting(state) == index, phase=phase),
        STANDING,
        need(
            "strategy-comes-first",
            rule,
            lambda state, index: not (phase == "strategy" and state.turn and state.turn.action and state.turn.strategy),
        ),
        need("phase-is-spent", rule, lambda state, index: not used(state, index), phase=phase),
    )


PHASES: Mapping[Phase, tuple[Need[State], ...]] = {
    "strategy": _phase("strategy", "REG-G11"),
    "action": _phase("action", "REG-G12"),
}
"""What using a Phase of one's own turn needs: once each, the Strategy Phase first (REG-G11, REG-G12)."""


def refuse_phase(state: State, index: int, phase: Phase) -> IllegalMove | None:
    """Return what speaks against using a Phase of one's own turn now."""
    return first_unmet(PHASES[phase], state, index)


@memo
def has_phase(state: State, index: int, phase: Phase) -> bool:
    """Return whether a member can spend a Phase now."""
    return all(need.met(state, index) for need in PHASES[phase])


def _no_action(state: State, index: int) -> IllegalMove:
    return next(need.refusal(state, index) for need in PHASES["action"] if not need.met(state, index))


ACTION_PHASE: Need[State] = Need(lambda state, index: has_phase(state, index, "action"), _no_action)
"""All that the Action Phase needs as one need, whose test is remembered for each state."""


# The turn.


def fresh(venture: Venture) -> None:
    """A turn of a PC or a Challenge begins: every member may Interrupt and Assist in it once more (REG-G20)."""
    for index, member in enumerate(venture.state.members):
        if member.interrupted or member.assisted:
            venture.set_member(index, interrupted=False, assisted=False)


def claim(venture: Venture, index: int, how: Literal["claimed", "last", "order"] = "claimed") -> None:
    """Begin a member's turn (REG-G09): at 0 EP an Injury and new EP first; then what lasted until now is over, and what
    comes at each start of a turn comes, but not where they have just got up.
    """
    risen = venture.member(index).fallen
    fresh(venture)
    venture.change(turn=Turn(index, yields=how == "order" and begins_quietly(venture.state, index)))
    venture.tell(turning.Claimed(venture.member(index).name, how))
    now(venture, Rise(index))
    if venture.state.phase == "over":
        return
    if not venture.member(index).in_play:
        _over(venture, index)
        return
    venture.push(TurnBegins())
    now(venture, StartOfTurn(who(index), risen))


@step(TurnBegins)
def _begins(venture: Venture, task: TurnBegins) -> None:
    """A member who went down at the start loses the turn (REG-G09); Phases that are to be skipped are (REG-G10)."""
    turn = venture.state.turn
    if turn is None:
        return
    member = venture.member(turn.member)
    if not member.standing:
        if member.in_play:
            venture.tell(turning.TurnLost(member.name))
        _over(venture, turn.member)
        return
    for phase in ("strategy", "action"):
        if phase in member.skips:
            venture.tell(turning.Skipped(member.name, phase, member.held))
            turn = replace(turn, strategy=True) if phase == "strategy" else replace(turn, action=True)
    venture.change(turn=turn)
    venture.set_member(turn.member, skips=(), held="")


def keep(venture: Venture, index: int) -> None:
    """A member does something in their turn: no other member takes it any more (REG-G15)."""
    turn = venture.state.turn
    if turn is not None and turn.member == index and turn.yields:
        venture.change(turn=replace(turn, yields=False))


def came_by(venture: Venture, index: int) -> None:
    """Note that a member has come by something in the turn under way: there must be time to hand it on (REG-G13)."""
    turn = venture.state.turn
    if turn is not None and index not in turn.got:
        venture.change(turn=replace(turn, got=(*turn.got, index)))


def handed_on(venture: Venture, index: int) -> None:
    """Note that a member has handed on something: what they came by holds no one up any more."""
    turn = venture.state.turn
    if turn is not None and index in turn.got:
        venture.change(turn=replace(turn, got=tuple(item for item in turn.got if item != index)))


def lose(venture: Venture, index: int, phase: Phase) -> None:
    """Take a member's next Phase of a kind away (REG-G10, REG-G17): that of the turn under way, if it is theirs and the
    Phase is still to come, else that of their next turn."""
    turn, member = venture.state.turn, venture.member(index)
    if turn is None or turn.member != index or (turn.strategy if phase == "strategy" else turn.action):
        venture.set_member(index, skips=tuple(dict.fromkeys((*member.skips, phase))))
        return
    venture.tell(turning.Skipped(member.name, phase))
    venture.change(turn=replace(turn, strategy=True) if phase == "strategy" else replace(turn, action=True))


def spent(venture: Venture, phase: Phase) -> None:
    """Note that a Phase of the turn under way is used: an Action ends the Strategy Phase too (REG-G10), which goes to a
    card where nothing was done with it (REG-G11)."""
    turn = venture.state.turn
    assert turn is not None
    if phase == "action":
        now(venture, DrawFirst(turn.member))
    venture.change(turn=replace(turn, strategy=True, action=turn.action or phase == "action"))


def is_idle(state: State) -> bool:
    """Return whether nothing was done yet with the turn under way: neither Strategy nor Action nor Move."""
    turn = state.turn
    return turn is not None and not (turn.strategy or turn.action or state.members[turn.member].moved)


def end(venture: Venture, index: int) -> None:
    """End the turn under way. A free or extra Move that was not made is still good in an ally's turn of the round
    (REG-G13); what is left of one that was begun is not. The last turn of a round stays open as long as any member has
    one."""
    turn = venture.state.turn
    assert turn is not None and turn.member == index
    member = venture.member(index)
    idle = is_idle(venture.state)
    if member.standing:
        venture.tell(turning.TurnEnded(member.name, not (turn.action or member.moved)))
        venture.set_member(index, rests=member.rests + 1 if idle else 0)
    _over(venture, index)
    now(venture, Remind(index))


def _over(venture: Venture, index: int) -> None:
    """Note that a member has had their turn; what others can still do in it is for `rounds` to see to."""
    turn = venture.state.turn
    assert turn is not None
    venture.set_member(index, acted=True, steps=0)
    venture.change(turn=replace(turn, strategy=True, action=True, yields=False, over=True))


def close(venture: Venture) -> None:
    """Let a turn that has ended be gone, and with it what is left of Moves that were begun in it (REG-G13)."""
    for index, member in enumerate(venture.state.members):
        if member.steps:
            venture.set_member(index, steps=0)
    venture.change(turn=None)


def is_done(state: State) -> bool:
    """Return whether the turn under way ends by itself: its member is off their feet or off the map, or has no Phase and no
    Move left."""
    turn = state.turn
    assert turn is not None
    member = state.members[turn.member]
    if not member.standing:
        return True
    moves = not member.moved or bool(member.steps) or bool(member.extra)
    return turn.strategy and turn.action and not (moves and not held_fast(state, who(turn.member)))


def pause(venture: Venture, entity_id: str) -> None:
    """Let a Challenge do nothing on its next turn: of this round if it is still to come, else of the next."""
    entity = venture.entity(entity_id)
    comes = entity.type != "Environ" and venture.state.stage in ("environs", "players")
    venture.set_entity(entity_id, calm=max(entity.calm, venture.state.round + (0 if comes else 1)))
