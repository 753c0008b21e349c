"""What can be played: where a play comes from, whether it may be used now, and on whom."""

from __future__ import annotations

from engine.core.errors import IllegalMove
from engine.core.memo import memo

from ...state import board
from ...state.catalogue import refused
from ...state.content import ChallengeType, Play, content
from ...state.naming import entity_name
from ...state.state import Entity, State, Strike, Trial, Who, entity_of, in_region, index_of, who
from ..progress import Venture
from . import dice_shifts


def play_of(state: State, actor: Who, key: str) -> Play:
    """Return the play of that id; `KeyError` where the actor can never have one."""
    if index_of(actor) is not None:
        return content().catalogue[key]
    entity = entity_of(state, actor)
    if entity is None:
        raise KeyError(actor)
    kind = content().challenges[entity.kind]
    printed = (*kind.actions, *((kind.reaction,) if kind.reaction else ()), *kind.interrupts, *kind.assists)
    by_id: dict[str, Play] = {play.id: play for play in printed}
    return by_id[key]


def standing_action(state: State, index: int) -> Play:
    """Return the Action that a member's Craft always has (REG-G16)."""
    return content().crafts[state.members[index].craft].action


@memo
def held(state: State, index: int) -> tuple[Play, ...]:
    """Return every play a member has at hand: standing ones, of equipped Gear, of the hand; each once (REG-G16,
    REG-G19)."""
    member, known = state.members[index], content()
    craft = known.crafts[member.craft]
    gear = [play for item in member.equipped for play in known.gear[item].plays]
    plays = (craft.action, craft.reaction, *gear, *(known.plays[card] for card in member.hand))
    return tuple({play.id: play for play in plays}.values())


# Whether it may be used.


def unusable(state: State, index: int, play: Play, attempt: bool = False) -> IllegalMove | None:
    """Return what speaks against a member's Action or Strategy now: setting, type, Phase (REG-143, REG-G11, REG-G12).

    An ``attempt`` at a Persisting Obstacle needs no Phase (REG-094, REG-095).
    """
    member, turn = state.members[index], state.turn
    if not member.standing:
        return refused("plays-nothing-while-down", "REG-G07")
    if all(item.id != play.id for item in held(state, index)):
        return refused("play-not-at-hand", "REG-G16", play=play.name)
    if not attempt:
        if play.kind not in ("action", "strategy"):
            return refused("played-in-answer", "REG-G20", play=play.name)
        if turn is None or turn.member != index:
            return refused("own-turn-only", "REG-G10")
        if play.kind == "strategy" and turn.strategy:
            return refused("strategy-is-over", "REG-G11")
        if play.kind == "action" and turn.action:
            return refused("action-is-over", "REG-G12")
    return _barred(state, index, play)


def _barred(state: State, index: int, play: Play) -> IllegalMove | None:
    """Return whether the type of the scenario or the setting rules a play out (REG-141..143, REG-162)."""
    if play.types and state.scenario.type not in play.types:
        return refused("not-in-this-type", "REG-141", play=play.name)
    if not dice_shifts.allowed_in(state, who(index), play):
        return refused("not-in-this-setting", "REG-143", play=play.name)
    return None


@memo
def _possible(state: State, index: int, kind: str) -> tuple[Play, ...]:
    """Return what a member holds of a kind that neither type nor setting rules out."""
    return tuple(play for play in held(state, index) if play.kind == kind and _barred(state, index, play) is None)


# Targets.


def targets(state: State, index: int, play: Play) -> tuple[Who, ...]:
    """Return whom a member may name as the target of a play: () for plays that name no target ("self", "enemies",
    "creatures", "lock").

    Persisting Obstacles are among them: an Action on one is an attempt (see `attempted`).
    """
    if play.targets == "ally":
        here = in_region(state, state.members[index].region)
        return tuple(who(other) for other in here)
    if play.targets != "one":
        return ()
    return tuple(item.id for item in _within_reach(state, index) if _refuse_enemy(state, index, play, item) is None)


@memo
def _within_reach(state: State, index: int) -> tuple[Entity, ...]:
    """Return the Challenges that a member could aim anything at."""
    return tuple(entity for entity in state.entities if _is_within_reach(state, index, entity))


def _is_within_reach(state: State, index: int, entity: Entity) -> bool:
    return not entity.defeated and board.targetable(state, index, entity, ranged=True)


def whom(state: State, index: int, play: Play, target: Who = "") -> tuple[Who, ...]:
    """Return whom a play strikes, once its target is named: what a `Strike` gets as its targets.

    What strikes all of a region strikes also those that were not seen (REG-G06), but never PCs (REG-121).
    """
    if play.targets == "self":
        return (who(index),)
    if play.targets in ("enemies", "creatures"):
        return tuple(entity.id for entity in state.entities if _swept(state, index, play, entity))
    return (target,)


def _swept(state: State, index: int, play: Play, entity: Entity) -> bool:
    """Return whether an Action on all enemies, or all Creatures, of the region strikes a Challenge."""
    if entity.defeated or not dice_shifts.matches(state, entity.id, play.against):
        return False
    here = entity.at == state.members[index].region
    if entity.type == "Creature" or play.targets == "creatures":
        return here and entity.type == "Creature"
    if entity.type == "Obstacle":
        return not attempted(state, entity.id) and _obstacle(state, index, play, entity) is None
    if entity.type in HARDY and not hampers(play, entity.type):
        return False
    return here and (entity.type == "Seeker" or not entity.hidden)


def refuse_target(state: State, index: int, play: Play, target: Who) -> IllegalMove | None:
    """Return why a play cannot be aimed at a target, ``None`` if it can; no play is aimed at a chest (REG-G79).

    What is out of sight is as if it was not there.
    """
    other = index_of(target)
    if other is not None:
        return _ally(state, index, play, other)
    entity = entity_of(state, target)
    if entity is None or not _is_within_reach(state, index, entity):
        return refused("nobody-to-aim-at", "REG-G06")
    return _refuse_enemy(state, index, play, entity)


def _refuse_enemy(state: State, index: int, play: Play, entity: Entity) -> IllegalMove | None:
    """Return why a play cannot be aimed at a Challenge that is within reach of something."""
    if play.targets != "one":
        return refused("not-at-one-enemy", "REG-G06", play=play.name)
    if entity.type == "Obstacle":
        return _obstacle(state, index, play, entity)
    if not board.targetable(state, index, entity, ranged=play.ranged):
        return refused("not-into-next-region", "REG-G06", play=play.name)
    if entity.type in HARDY and not hampers(play, entity.type):
        return _no_damage(state, index, entity)
    return _kinds(play, entity)


HARDY: tuple[ChallengeType, ...] = ("Environ", "Trap")
"""The types that have no EP (REG-074, REG-136)."""


def hampers(play: Play, type: ChallengeType) -> bool:
    """Return whether a play does anything to an Environ, or a Trap, besides damage, which cannot end it (REG-074, REG-075,
    REG-077, REG-136)."""
    on_it = [
        effect
        for effect in play.effects
        if effect.who in ("target", "enemies") and effect.kind not in ("harm", "recover", "cure")
    ]
    return bool(on_it) and play.targets not in ("ally", "self") and (not play.against or type in play.against)


def _no_damage(state: State, index: int, entity: Entity) -> IllegalMove:
    """Return why an Action that does damage alone is nothing for an Environ or a Trap, and what would help."""
    helps = [play.name for play in held(state, index) if play.kind == "action" and hampers(play, entity.type)]
    cards = (play for play in content().plays.values() if play.kind == "action" and play.id not in content().lessons)
    helps += [card.name for card in cards if not helps and card.against == (entity.type,)]
    rule = "REG-074" if entity.type == "Environ" else "REG-136"
    return refused("no-ep-to-lose", rule, name=entity_name(entity), helps=tuple(helps))


def _ally(state: State, index: int, play: Play, other: int) -> IllegalMove | None:
    """Return why a play cannot be played on a PC: it has to be a kind one (REG-G42); one at 0 EP may need it most
    (REG-G07)."""
    me, ally = state.members[index], state.members[other]
    if play.targets == "self" and other == index:
        return None
    if play.targets != "ally":
        return refused("not-for-allies", "REG-G42", play=play.name)
    if ally.region != me.region or not ally.in_play:
        return refused("is-not-here", "REG-G06", member=ally.name)
    return None


def _obstacle(state: State, index: int, play: Play, entity: Entity) -> IllegalMove | None:
    """Return why a play cannot be aimed at an Obstacle; it occupies the regions on both its sides (REG-080), and may be
    too loud to break (REG-176, REG-190)."""
    if not board.targetable(state, index, entity):
        return refused("nobody-to-aim-at", "REG-G06")
    if board.unbreakable(state, entity):
        return refused("would-be-heard", "REG-190")
    if board.effort_left(state, entity, index) == 0:
        return refused("effort-is-done", "REG-089")
    return _kinds(play, entity)


def _kinds(play: Play, entity: Entity) -> IllegalMove | None:
    if play.against and entity.type not in play.against:
        return refused("only-against", "REG-G06", play=play.name, against_types=play.against)
    return None


def attempted(state: State, target: Who) -> bool:
    """Return whether an Action on that target is an attempt to Move past a Persisting Obstacle (REG-092)."""
    entity = entity_of(state, target)
    return entity is not None and board.persists(entity)


def attempts(state: State, index: int, obstacle: Who) -> tuple[Play, ...]:
    """Return the valid Actions for an attempt at a Persisting Obstacle, the standing one first (REG-093, REG-G36).

    Searches, Lockpicks and Actions for bodies or friends are not valid.
    """
    entity = entity_of(state, obstacle)
    if entity is None or not state.members[index].standing:
        return ()
    return tuple(
        play
        for play in _possible(state, index, "action")
        if play.targets == "one" and _obstacle(state, index, play, entity) is None
    )


# What there is to play.


def actions(state: State, index: int) -> tuple[Play, ...]:
    """Return the Actions that a member may play in the Action Phase now: standing ones, then of Gear, then of the hand.

    Those of them that need a target have one that is no attempt. Lockpicks are not among them: `locks` has those.
    """
    return tuple(play for play, _ in aimed(state, index))


@memo
def aimed(state: State, index: int) -> tuple[tuple[Play, tuple[Who, ...]], ...]:
    """Return the same Actions, each with those whom it may be aimed at, () where it names no target."""
    found = []
    for play in held(state, index):
        if play.kind == "action" and play.targets != "lock" and unusable(state, index, play) is None:
            named = tuple(target for target in targets(state, index, play) if not attempted(state, target))
            if named or play.targets == "self" or _sweeps(state, index, play):
                found.append((play, named))
    return tuple(found)


def _sweeps(state: State, index: int, play: Play) -> bool:
    """Return whether an Action on all of a kind strikes any Challenge, as far as a member can see."""
    if play.targets not in ("enemies", "creatures"):
        return False
    return board.blind(state, who(index)) or any(
        board.targetable(state, index, entity) for entity in state.entities if _swept(state, index, play, entity)
    )


def strategies(state: State, index: int) -> tuple[Play, ...]:
    """Return the Strategies that a member may play now (REG-G11)."""
    return tuple(play for play in held(state, index) if play.kind == "strategy" and unusable(state, index, play) is None)


# What is played in answer.


def reactions(state: State, index: int, strike: Strike) -> tuple[Play, ...]:
    """Return the Reactions that a member may play against a hostile Action, standing ones first (REG-G05)."""
    if not state.members[index].standing or not hostile(strike):
        return ()
    possible = _possible(state, index, "reaction")
    return tuple(play for play in possible if dice_shifts.matches(state, strike.actor, play.against))


def hostile(strike: Strike) -> bool:
    """Return whether an Action is played on enemies of its actor, or is forced on a PC (REG-G05, REG-G42)."""
    pc = index_of(strike.actor) is not None
    return strike.how == "forced" or any((index_of(target) is not None) != pc for target in strike.targets)


def interrupts(state: State, index: int, strike: Strike, when: str = "before") -> tuple[Play, ...]:
    """Return the Interrupts that a member may play against an enemy's Action: "before" the rolls, or after it "hit" them
    (REG-G20)."""
    member = state.members[index]
    if not _may_answer(state, index) or member.interrupted or index_of(strike.actor) is not None:
        return ()
    me = who(index)
    triggers = {"hit"} if when == "hit" else {"targeted"} if me in strike.targets else set()
    others = [index_of(target) for target in strike.targets if target != me]
    if when != "hit" and any(state.members[other].region == member.region for other in others if other is not None):
        triggers.add("ally targeted")
    possible = _possible(state, index, "interrupt")
    action = play_of(state, strike.actor, strike.play)
    fit = (play for play in possible if play.trigger in triggers and dice_shifts.matches(state, strike.actor, play.against))
    return tuple(play for play in fit if _counts(play, action))


def _counts(play: Play, action: Play) -> bool:
    """Return whether an Interrupt or an Assist would change anything about an Action: no member is asked for a level on
    dice that are not rolled (REG-G21)."""
    rolled = {"inflict": action.inflict, "damage": action.damage, "endure": action.inflict, "defense": action.damage}
    return bool(play.effects) or any(rolled.get(bonus.entry) for bonus in play.shift)


def assists(state: State, index: int, task: Strike | Trial) -> tuple[Play, ...]:
    """Return the Assists that a member may play for an ally's Action, Search or Lockpick (REG-G20)."""
    member = state.members[index]
    actor = task.member if isinstance(task, Trial) else index_of(task.actor)
    if not _may_answer(state, index) or member.assisted or actor is None or actor == index:
        return ()
    if state.members[actor].region != member.region:
        return ()
    action: Play | None = None
    if isinstance(task, Trial):
        triggers = [f"ally {task.skill}"]
    else:
        action = play_of(state, task.actor, task.play)
        enemies = any(index_of(target) is None for target in task.targets)
        triggers = [*(["ally attempt"] if task.how == "attempt" else []), *(["ally attack"] if enemies else [])]
    fit = (play for play in _possible(state, index, "assist") if play.trigger in triggers)
    return tuple(play for play in fit if action is None or _counts(play, action))


def _may_answer(state: State, index: int) -> bool:
    """Return whether a member may play Interrupts and Assists now: on their feet, and not in their own turn (REG-G20)."""
    own = state.turn is not None and state.turn.member == index
    return state.members[index].standing and not own


def spend(venture: Venture, index: int, play: Play) -> None:
    """Lay a card that was played on the discard pile; a single-use piece of Gear is gone. Standing plays stay (REG-G80)."""
    member = venture.member(index)
    if play.id in member.hand:
        hand = list(member.hand)
        hand.remove(play.id)
        venture.set_member(index, hand=tuple(hand), discard=(*member.discard, play.id))
        return
    for item in member.equipped:
        gear = content().gear[item]
        if any(item.id == play.id for item in gear.plays) and (gear.once or play.once):
            equipped = list(member.equipped)
            equipped.remove(item)
            venture.set_member(index, equipped=tuple(equipped))
            return


def chosen_setting(state: State, actor: Who, play: Play) -> str:
    """Return the setting that a PC treats the region as for a play, "" where there is no choice or it does not matter."""
    index = index_of(actor)
    if index is None or len(dice_shifts.settings_of(state, state.members[index].region)) < 2:
        return ""
    gear = (bonus for item in state.members[index].equipped for bonus in content().gear[item].bonus)
    matters = play.barred or play.only or any(bonus.setting for bonus in (*play.bonus, *play.shift, *gear))
    return (dice_shifts.setting_for(state, actor, play) or "") if matters else ""


def defense_of(state: State, whose: Who, play: Play | None) -> str:
    """Return the Defense dice of a play: its own, or what equipped Gear gives to Reactions without (REG-G19)."""
    if play is None or play.defense:
        return play.defense if play is not None else ""
    index = index_of(whose)
    if index is None or play.kind != "reaction":
        return ""
    return next((gear.defense for item in state.members[index].equipped if (gear := content().gear[item]).defense), "")
