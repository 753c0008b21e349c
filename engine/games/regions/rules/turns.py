"""The turns of PCs: who may take one, how it begins, what is spent in it, how it ends (REG-006, REG-G09..G15)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.memo import fleeting, memo

from ..state.catalogue import refused
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
    """Return whose turn is under way, ``None`` for nobody's."""
    return None if state.turn is None else state.turn.member


def refuse_claim(state: State, index: int) -> IllegalMove | None:
    """Return what speaks against taking a turn now, in whatever order (REG-006, REG-007, REG-G15)."""
    if not free(state):
        return refused("no-turn-now", "REG-G15")
    if state.turn is not None and state.turn.member == index:
        return refused("own-turn-already", "REG-G15")
    if state.turn is not None and not state.turn.yields:
        name = state.members[state.turn.member].name
        return refused("turn-of-another", "REG-G15", name=name)
    if not state.members[index].in_play:
        return refused("no-more-on-map", "REG-172")
    if state.members[index].acted:
        return refused("turn-is-over", "REG-G15")
    return None


def begins_quietly(state: State, index: int) -> bool:
    """Return whether nothing happens at the start of somebody's turn but that it starts (REG-G09): they are on their feet,
    nothing that lasts ends or comes anew, no Phase is skipped."""
    member, me = state.members[index], who(index)
    waits = any(one.until == "next turn" and one.owner == me for one in state.ongoing)
    comes = any(one.on == me and one.effect is not None and one.effect.each for one in state.ongoing)
    ills = any(effect.each == "turn" for disease in member.diseases for effect in disease.lasting)
    return member.standing and not (member.fallen or member.skips or waits or comes or ills)


def may_begin(state: State, index: int) -> bool:
    """Return whether whatever somebody does in their turn may begin it, without a claim of its own (REG-G15): it is
    nobody's turn, they have had none, and nothing happens at its start."""
    return state.turn is None and refuse_claim(state, index) is None and begins_quietly(state, index)


def begun(state: State, index: int) -> State:
    """Return the state as it would be in somebody's turn, if they may begin it by what they do; else the same."""
    return _in_turn_of(state, index) if may_begin(state, index) else state


@fleeting
@memo
def _in_turn_of(state: State, index: int) -> State:
    return replace(state, turn=Turn(index))


def refuse_phase(state: State, index: int, phase: Literal["strategy", "action"]) -> IllegalMove | None:
    """Return what speaks against using a Phase of one's own turn now: once each, the Strategy Phase first (REG-G11,
    REG-G12)."""
    rule = "REG-G11" if phase == "strategy" else "REG-G12"
    member = state.members[index]
    if not free(state):
        return refused("something-under-way", rule)
    if not member.in_play:
        return refused("no-more-on-map", "REG-172")
    if state.turn is None or state.turn.member != index:
        if state.turn is not None:
            return refused("phase-in-turn-of", rule, name=state.members[state.turn.member].name, phase=phase)
        if member.acted:
            return refused("turn-is-over", "REG-G15")
        return refused("phase-needs-turn", rule, phase=phase)
    if not member.standing:
        return refused("down-until-next-turn", "REG-G07")
    if phase == "strategy" and state.turn.strategy and state.turn.action:
        return refused("strategy-comes-first", rule)
    if state.turn.strategy if phase == "strategy" else state.turn.action:
        return refused("phase-is-spent", rule, phase=phase)
    return None


@memo
def has_phase(state: State, index: int, phase: Literal["strategy", "action"]) -> bool:
    """Return whether a member can spend a Phase now; see `refuse_phase`."""
    return refuse_phase(state, index, phase) is None


# The turn.


def fresh(venture: Venture) -> None:
    """A turn of anybody begins: everybody may Interrupt and Assist in it once more (REG-G20)."""
    for index, member in enumerate(venture.state.members):
        if member.interrupted or member.assisted:
            venture.set_member(index, interrupted=False, assisted=False)


def claim(venture: Venture, index: int, how: Literal["claimed", "last", "order"] = "claimed") -> None:
    """Begin somebody's turn (REG-G09): at 0 EP an Injury and new EP first; then what lasted until now is over, and what
    comes at each start of a turn comes.
    """
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
    now(venture, StartOfTurn(who(index)))


@step(TurnBegins)
def _begins(venture: Venture, task: TurnBegins) -> None:
    """Whoever went down at the start loses the turn (REG-G09); Phases that are to be skipped are (REG-G10)."""
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
    """Somebody does something in their turn: nobody else takes it any more (REG-G15)."""
    turn = venture.state.turn
    if turn is not None and turn.member == index and turn.yields:
        venture.change(turn=replace(turn, yields=False))


def came_by(venture: Venture, index: int) -> None:
    """Note that somebody has come by something in the turn under way: there must be time to hand it on (REG-G13)."""
    turn = venture.state.turn
    if turn is not None and index not in turn.got:
        venture.change(turn=replace(turn, got=(*turn.got, index)))


def handed_on(venture: Venture, index: int) -> None:
    """Note that somebody has handed on something: what they came by holds nobody up any more."""
    turn = venture.state.turn
    if turn is not None and index in turn.got:
        venture.change(turn=replace(turn, got=tuple(one for one in turn.got if one != index)))


def lose(venture: Venture, index: int, phase: Literal["strategy", "action"]) -> None:
    """Take somebody's next Phase of a kind away: that of the turn under way, if it is theirs and the Phase is still to
    come, else that of their next turn (REG-G10, REG-G17)."""
    turn, member = venture.state.turn, venture.member(index)
    if turn is None or turn.member != index or (turn.strategy if phase == "strategy" else turn.action):
        venture.set_member(index, skips=tuple(dict.fromkeys((*member.skips, phase))))
        return
    venture.tell(turning.Skipped(member.name, phase))
    venture.change(turn=replace(turn, strategy=True) if phase == "strategy" else replace(turn, action=True))


def spent(venture: Venture, phase: Literal["strategy", "action"]) -> None:
    """Note that a Phase of the turn under way is used: an Action ends the Strategy Phase too (REG-G10), which goes to a
    card where nothing was done with it (REG-G11)."""
    turn = venture.state.turn
    assert turn is not None
    if phase == "action":
        now(venture, DrawFirst(turn.member))
    venture.change(turn=replace(turn, strategy=True, action=turn.action or phase == "action"))


def end(venture: Venture, index: int) -> None:
    """End the turn under way. A free or extra Move that was not made is still good in an ally's turn of the round, what is
    left of one that was begun is not; the last turn of a round stays open as long as anybody has one (REG-G13)."""
    turn = venture.state.turn
    assert turn is not None and turn.member == index
    member = venture.member(index)
    idle = not (turn.strategy or turn.action or member.moved)
    if member.standing:
        venture.tell(turning.TurnEnded(member.name, idle))
        venture.set_member(index, rests=member.rests + 1 if idle else 0)
    _over(venture, index)
    now(venture, Remind(index))


def _over(venture: Venture, index: int) -> None:
    """Note that somebody has had their turn; what others can still do in it is for `rounds` to see to."""
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
    """Return whether the turn under way ends by itself: whoever has it is off their feet or off the map, or has no Phase
    and no Move left."""
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
