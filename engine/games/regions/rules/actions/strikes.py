"""Actions from being declared to their effects (REG-G04): windows, Reactions, opposed rolls, Damage, Special."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from ...state import board
from ...state.content import Effect, Play, content
from ...state.state import State, Strike, Who, entity_of, index_of, who
from ..events import striking
from ..exploring import movement
from ..flow import now, step
from ..progress import Venture
from ..steps import Apply, Declare, Settle
from . import answering, dice_shifts, harm, plays

Result = Literal["won", "lost", "both"]
"""How an opposed roll ended for the Action; "both": nothing was rolled, and both plays take effect (REG-G05)."""


def begin(venture: Venture, strike: Strike) -> None:
    """Declare an Action: a PC's card is spent, it is told, and the resolution is pushed.

    The caller has checked that it is legal, spends the Phase or the Move, and has shown a Challenge that acts.
    """
    play = plays.play_of(venture.state, strike.actor, strike.play)
    index = index_of(strike.actor)
    if index is not None:
        plays.spend(venture, index, play)
    names = tuple(venture.name(target) for target in strike.targets if _known(venture.state, target))
    gropes = play.targets in ("enemies", "creatures") and board.blind(venture.state, strike.actor)
    shows = gropes or index is None
    venture.tell(striking.Played(venture.name(strike.actor), play.name, "action", names, strike.how), reveals=shows)
    venture.push(strike)


def _known(state: State, target: Who) -> bool:
    """Return whether a target may be named before it is struck: what strikes all of a region tells of none unseen."""
    entity = entity_of(state, target)
    return entity is None or board.visible(state, entity)


def strategy(venture: Venture, index: int, key: str) -> None:
    """Play a Strategy (REG-G11): the card is spent, it is told, its effects take place. The caller spends the Phase."""
    play = plays.play_of(venture.state, who(index), key)
    plays.spend(venture, index, play)
    venture.tell(striking.Played(venture.member(index).name, play.name, "strategy", (), ""))
    now(venture, Apply(play.effects, who(index), (who(index),), play.name))


def force(venture: Venture, index: int, ally: int, key: str = "") -> None:
    """Make a PC play an Action on an ally (REG-119, REG-120, REG-G42): its standing one unless ``key`` names another. The
    ally counts as a Creature for it and may play a Reaction. Neither the Phase nor consent is asked for."""
    play = key or plays.standing_action(venture.state, index).id
    begin(venture, Strike(who(index), play, (who(ally),), "forced"))


def current(venture: Venture) -> Strike | None:
    """Return the Action that is being resolved, if one is."""
    return next((task for task in venture.state.agenda if isinstance(task, Strike)), None)


# Step by step.


@step(Strike)
def _go_on(venture: Venture, strike: Strike) -> None:
    """Interrupts and Assists first, then Reactions, then the rolls for each target by itself (REG-G04, REG-G20)."""
    if strike.stage == "open":
        answering.window(venture, strike)
    elif strike.stage == "answers":
        answering.react(venture, strike)
    elif strike.done < len(strike.targets) and _acts(venture.state, strike.actor):
        venture.push(replace(strike, done=strike.done + 1))
        if _there(venture.state, strike, strike.targets[strike.done]):
            _clash(venture, strike, strike.targets[strike.done])


def _acts(state: State, actor: Who) -> bool:
    """Return whether the actor is still in play: an Action ends with its actor. Being down does not end it."""
    index = index_of(actor)
    if index is not None:
        return state.members[index].in_play
    entity = entity_of(state, actor)
    return entity is not None and not entity.defeated


def _there(state: State, strike: Strike, target: Who) -> bool:
    """Return whether a target can still be reached: a PC who went down meanwhile is not struck, but can be helped
    (REG-G07)."""
    index = index_of(target)
    if index is not None:
        member = state.members[index]
        return member.standing or (member.in_play and not plays.hostile(strike))
    entity = entity_of(state, target)
    return entity is not None and not entity.defeated


def answer_of(state: State, strike: Strike, target: Who) -> Play | None:
    """Return the Reaction of a target: what a PC chose, what a Challenge always plays (REG-082, REG-G05, REG-G35)."""
    if index_of(target) is not None:
        key = strike.answers.get(target, "")
        return plays.play_of(state, target, key) if key else None
    entity = entity_of(state, target)
    return content().challenges[entity.kind].reaction if entity is not None else None


def _clash(venture: Venture, strike: Strike, target: Who) -> None:
    """Roll Inflict against Endure; ties go to the Action. Without a Reaction the Action takes effect; where either has no
    entry for it both do (REG-G04, REG-G05)."""
    if not plays.hostile(strike):
        venture.push(Settle(target, "both"))
        return
    state = venture.state
    action = plays.play_of(state, strike.actor, strike.play)
    answer = answer_of(state, strike, target)
    index = index_of(target)
    if answer is not None and index is not None:
        plays.spend(venture, index, answer)
    inflict: striking.Roll = ()
    endure: striking.Roll = ()
    result: Result = "both"
    if answer is not None and action.inflict and answer.endure:
        own = dice_shifts.shifts_for(state, strike.actor, "inflict", action, target, strike)
        theirs = dice_shifts.shifts_for(state, target, "endure", answer, strike.actor, strike)
        total, inflict = dice_shifts.rolled(venture, action.inflict, own)
        against, endure = dice_shifts.rolled(venture, answer.endure, theirs)
        result = "won" if total >= against else "lost"
    venture.tell(
        striking.Clash(
            venture.name(strike.actor),
            action.name,
            venture.name(target),
            answer.name if answer is not None else "",
            inflict,
            endure,
            result != "lost",
            strike.how,
            _treated(state, strike, action, target, answer),
        )
    )
    venture.push(Settle(target, result))
    if result != "lost" and index is not None:
        answering.after_hit(venture, strike, target)


def _treated(state: State, strike: Strike, action: Play, target: Who, answer: Play | None) -> tuple[str, ...]:
    """Return what a region was treated as, by whom, wherever there was the choice and it mattered (REG-148, REG-G43)."""
    found = [striking.treated(_name(state, key.split()[0]), setting) for key, setting in strike.settings.items()]
    for item, play in ((strike.actor, action), (target, answer)):
        setting = plays.chosen_setting(state, item, play) if play is not None else ""
        found += [striking.treated(_name(state, item), setting)] if setting else []
    return tuple(dict.fromkeys(found))


def _name(state: State, actor: Who) -> str:
    index = index_of(actor)
    return state.members[index].name if index is not None else ""


@step(Settle)
def _settle(venture: Venture, task: Settle) -> None:
    """Let the winner's entries take effect; a Defense always does (REG-G04). An Obstacle's falls and crossings come last
    (REG-108)."""
    strike = current(venture)
    assert strike is not None
    target, result = task.target, task.result
    action = plays.play_of(venture.state, strike.actor, strike.play)
    answer = answer_of(venture.state, strike, target) if plays.hostile(strike) else None
    won = result != "lost"
    entity = entity_of(venture.state, target)
    is_obstacle = entity is not None and entity.type == "Obstacle"
    dealt: tuple[int, striking.Roll, striking.Roll] = (0, (), ())
    if won:
        _count_hit(venture)
        if entity is None or content().challenges[entity.kind].ep:
            dealt = _damage(venture, strike, action, strike.actor, target, answer)
        if dealt[1] and not is_obstacle:
            harm.hurt(venture, target, dealt[0], venture.name(strike.actor), strike.actor, dealt[1], dealt[2])
        _special(venture, action, strike.actor, target, strike.hits == 0)
    else:
        now(venture, Apply(action.backfire, strike.actor, (target,), action.name))
    if answer is not None and venture.state.phase != "over":
        _answered(venture, strike, action, target, answer, result)
    if is_obstacle and venture.state.phase != "over":
        movement.struck(venture, strike, target, won, *dealt)


def _answered(venture: Venture, strike: Strike, action: Play, target: Who, answer: Play, result: str) -> None:
    """Let a Reaction take effect on the actor, if it won or nothing was rolled."""
    if result == "won":
        now(venture, Apply(answer.backfire, target, (strike.actor,), answer.name))
        return
    if answer.damage:
        amount, damage, defense = _damage(venture, strike, answer, target, strike.actor, action)
        harm.hurt(venture, strike.actor, amount, venture.name(target), target, damage, defense, missed=True)
    _special(venture, answer, target, strike.actor, True)


def _damage(
    venture: Venture, strike: Strike, play: Play, by: Who, on: Who, other: Play | None
) -> tuple[int, striking.Roll, striking.Roll]:
    """Roll a play's Damage and the Defense of the other play; return what is left, at least 0, and both rolls."""
    if not play.damage:
        return 0, (), ()
    state = venture.state
    total, damage = dice_shifts.rolled(venture, play.damage, dice_shifts.shifts_for(state, by, "damage", play, on, strike))
    dice = plays.defense_of(state, on, other)
    warded, defense = dice_shifts.rolled(venture, dice, dice_shifts.shifts_for(state, on, "defense", other, by, strike))
    return max(0, total - warded), damage, defense


def _special(venture: Venture, play: Play, by: Who, on: Who, first: bool) -> None:
    """Let a play's Special take place against one target, and its Disease (REG-250); what is not about the target only the
    ``first`` time."""
    index = index_of(on)
    mine: Sequence[Effect] = play.effects
    if play.disease is not None:
        if index is not None and venture.member(index).in_play:
            harm.infect(venture, index, play.disease, play.effects)
        mine = [effect for effect in mine if not harm.lasts(effect)]
    mine = [effect for effect in mine if first or effect.who == "target"]
    now(venture, Apply(tuple(mine), by, (on,), play.name, play.id))


def _count_hit(venture: Venture) -> None:
    """Note on the Action under way that it has won once more."""
    agenda = list(venture.state.agenda)
    place = next((place for place, task in enumerate(agenda) if isinstance(task, Strike)), None)
    if place is not None:
        strike = agenda[place]
        assert isinstance(strike, Strike)
        agenda[place] = replace(strike, hits=strike.hits + 1)
        venture.change(agenda=tuple(agenda))


# Done at once for other chapters.

step(Declare)(lambda venture, it: begin(venture, it.strike))
