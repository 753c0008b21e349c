"""What can be reckoned before the dice fall: chances to win a roll, and what a win brings."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.memo import fleeting, memo

from ..state import board
from ..state.content import Effect, Play, content
from ..state.levels import Shift, entry, mean, shifted
from ..state.scenarios import Feature
from ..state.state import Entity, State, Strike, Trial, Who, entity_of, who
from .actions import dice_shifts, plays
from .actions.blows import exceeds, met_with, wins
from .exploring import features, movement, searching


def comes_to(amount: str) -> float:
    """Return what the amount of an effect, a number or dice, is on average; of a Search nothing is known."""
    return 0.0 if amount == "search" else mean(entry(amount)) if "d" in amount else float(amount)


CARD, MORE, TOKEN = 0.5, 3.0, 5.0
"""What is worth so many EP: a card of the hand, what an Action that hits brings beside Damage, a Stealth Token."""


def tokens_of(effects: Iterable[Effect]) -> int:
    """Return how many Stealth Tokens effects cost on average."""
    return int(sum(comes_to(effect.amount) for effect in effects if effect.kind == "tokens") + 0.5)


CARD_PAYS = 1.4
"""So many times what the Craft's own Action does on average is worth a card."""


def strike(state: State, index: int, play: Play, target: Entity, met: tuple[Shift, ...] = ()) -> tuple[float, float]:
    """Return the chance that a member's Action wins against a Challenge, and the Damage that it then does on average.
    ``met`` shifts its Inflict: what Challenges play against it."""
    me = who(index)
    answer = content().challenges[target.kind].reaction
    chance = 1.0
    if play.inflict and answer is not None and answer.endure:
        known = (*dice_shifts.shifts_for(state, me, "inflict", play, target.id), *met)
        own = shifted(entry(play.inflict), dice_shifts.once(known))
        other = shifted(entry(answer.endure), dice_shifts.shifts_for(state, target.id, "endure", answer, me))
        chance = wins(own, other)
    if not play.damage:
        return chance, 0.0
    damage = mean(shifted(entry(play.damage), dice_shifts.shifts_for(state, me, "damage", play, target.id)))
    ward = mean(entry(answer.defense)) if answer is not None and answer.defense else 0.0
    return chance, max(0.5, damage - ward)


def ends(state: State, index: int, play: Play, target: Entity, left: int) -> float:
    """Return the chance that one Action of a member does all the Damage to a Challenge that is ``left`` to do."""
    chance, _ = strike(state, index, play, target)
    answer, me = content().challenges[target.kind].reaction, who(index)
    damage = shifted(entry(play.damage), dice_shifts.shifts_for(state, me, "damage", play, target.id))
    ward = entry(answer.defense) if answer is not None and answer.defense else None
    return chance * exceeds(damage, ward, left)


def helped(state: State, task: Strike | Trial) -> tuple[float, float]:
    """Return the chance that what a member is about to do succeeds, with all that was played for it. And return the Damage
    that it then does on average."""
    if isinstance(task, Trial):
        against = lock_of(state, features.lock_handle(state, task.target) or task.target) or searching.DECOY
        known = dice_shifts.shifts_for(state, who(task.member), task.skill)
        return wins(shifted(entry(task.dice), dice_shifts.once((*known, *task.shifts))), entry(against)), 0.0
    play, target = plays.play_of(state, task.actor, task.play), entity_of(state, task.targets[0])
    answer = None if target is None else content().challenges[target.kind].reaction
    chance = 1.0
    if target is not None and play.inflict and answer is not None and answer.endure:
        own = shifted(entry(play.inflict), dice_shifts.shifts_for(state, task.actor, "inflict", play, target.id, task))
        other = shifted(entry(answer.endure), dice_shifts.shifts_for(state, target.id, "endure", answer, task.actor, task))
        chance = wins(own, other)
    if target is None or not play.damage:
        return chance, 0.0
    return chance, mean(
        shifted(entry(play.damage), dice_shifts.shifts_for(state, task.actor, "damage", play, target.id, task))
    )


def best_strike(state: State, index: int, target: Entity) -> Play:
    """Return which of a member's Actions takes the most effort or EP off a Challenge on average, as far as any is left. It
    is the one of the Craft unless a card does `CARD_PAYS` times as much; and no Gear that is used up by it."""
    standing = plays.standing_action(state, index)
    left = board.effort_left(state, target, index) or target.ep

    def expected(play: Play) -> float:
        chance, damage = strike(state, index, play, target)
        return chance * min(damage, left)

    aimed = [
        play
        for play in plays.held(state, index)
        if play.damage and not play.once and target.id in plays.targets(state, index, play)
        if plays.unusable(state, index, play) is None
    ]
    best = max(aimed, key=expected, default=standing)
    return best if standing not in aimed or expected(best) >= CARD_PAYS * expected(standing) else standing


def gambles(state: State, index: int, play: Play, target: Entity) -> bool:
    """Return whether an Action is a bad bet of Stealth Tokens: it rather fails, or a failure leaves the last at best and it
    does not succeed 3 times in 4."""
    answer = board.kind_of(target).reaction
    lost = tokens_of(answer.effects) if answer is not None else 0
    return bool(lost) and strike(state, index, play, target)[0] < (0.75 if state.tokens - lost <= 1 else 0.6)


def standing_rate(state: State, index: int, target: Entity) -> tuple[float, float]:
    """Return what a member's standing Action does to a Challenge, as `strike`."""
    return _standing_rate(state, index, target.id)


@fleeting
@memo
def _standing_rate(state: State, index: int, target: Who) -> tuple[float, float]:
    return strike(state, index, plays.standing_action(state, index), state.entity_by_id[target])


@fleeting
@memo
def gets_past(state: State, index: int, way: str, play_id: str) -> tuple[float | None, bool]:
    """Return the chance that a member's Move gets past what blocks a way, and whether that is a door with a Lock.

    The chance is that of one attempt with a play, the first that is valid for "": to win, and to do as much Damage after
    Defense as there is effort left (REG-092, REG-093, REG-097). `None` where nothing is rolled: nothing blocks, a key
    opens it, no effort is left, or the play is not valid.
    """
    entity = board.blocking(state, way)
    if entity is None or entity.hidden or not board.persists(entity):
        return None, False
    kind = board.kind_of(entity)
    left, play = board.effort_left(state, entity, index), _tried(state, index, entity, play_id)
    if not left or play is None or features.key_for(state, index, entity.id, "move"):
        return None, False
    answer, me = kind.reaction, who(index)
    if not (play.damage and kind.ep):
        return 0.0, bool(kind.lock)
    won = _succeeds(state, index, entity, play)
    damage = shifted(entry(play.damage), dice_shifts.shifts_for(state, me, "damage", play, entity.id))
    ward = plays.defense_of(state, entity.id, answer)
    against = shifted(entry(ward), dice_shifts.shifts_for(state, entity.id, "defense", answer, me)) if ward else None
    return won * exceeds(damage, against, left), bool(kind.lock)


def falls(state: State, index: int, way: str, play_id: str = "") -> tuple[float, float]:
    """Return the chance that a member falls who tries to climb what blocks a way with a play: that is that its Reaction
    wins. And return what the fall then costs on average (REG-104..107, REG-110)."""
    entity = board.blocking(state, way)
    if entity is None or not board.kind_of(entity).height:
        return 0.0, 0.0
    play = _tried(state, index, entity, play_id)
    if play is None:
        return 0.0, 0.0
    return 1 - _succeeds(state, index, entity, play), movement.fall_height(state, index, entity) * mean(entry("1d6"))


def _tried(state: State, index: int, entity: Entity, play_id: str) -> Play | None:
    """Return a play with which a member may try to get past an Obstacle, the first one for "", `None` where it is not
    valid."""
    valid = plays.attempts(state, index, entity.id)
    return next((play for play in valid if play_id in ("", play.id)), None)


def _succeeds(state: State, index: int, entity: Entity, play: Play) -> float:
    """Return the chance that a member's Action at an Obstacle wins."""
    answer, me = board.kind_of(entity).reaction, who(index)
    if answer is None or not (play.inflict and answer.endure):
        return 1.0
    own = shifted(entry(play.inflict), dice_shifts.shifts_for(state, me, "inflict", play, entity.id))
    return wins(own, shifted(entry(answer.endure), dice_shifts.shifts_for(state, entity.id, "endure", answer, me)))


def suffers(state: State, index: int, answer: Play | None, strike: Strike) -> tuple[float, float | None]:
    """Return the chance that an Action under way hits a member who answers with a Reaction, ``None`` for none. And return
    the Damage that it then does on average after Defense; `None` where it does no Damage (REG-G05)."""
    won, damage, ward = met_with(state, index, answer, strike)
    if damage is None or ward is None:
        return won, None if damage is None else mean(damage)
    most = damage.count * damage.sides
    return won, sum(exceeds(damage, ward, least) for least in range(1, most + 1))


def costs(state: State, index: int, strike: Strike) -> float:
    """Return how many EP an Action takes from a member on average in spite of the Reaction of their Craft."""
    hits, damage = suffers(state, index, content().crafts[state.members[index].craft].reaction, strike)
    return hits * (damage or 0.0)


def fells(state: State, index: int, answer: Play | None, strike: Strike) -> float:
    """Return the chance that an Action under way takes a member down who answers with a Reaction (REG-G05)."""
    won, damage, ward = met_with(state, index, answer, strike)
    return 0.0 if damage is None else won * exceeds(damage, ward, state.members[index].ep)


def notices(state: State, index: int, seeker: Entity, play: Play) -> float:
    """Return the chance that a Seeker's Action notices a member where they are, who answers with the Reaction of their
    Craft (REG-131, REG-G32)."""
    beside = replace(seeker, at=state.members[index].region)
    there = replace(state, entities=tuple(beside if each.id == seeker.id else each for each in state.entities))
    strike = Strike(seeker.id, play.id, (who(index),), how="turn")
    return suffers(there, index, content().crafts[state.members[index].craft].reaction, strike)[0]


def finds(state: State, index: int) -> float:
    """Return the chance that a member's Search finds something whose Hidden dice are those that are rolled where nothing
    is. The dice of what is there are never told (REG-215, REG-218, REG-219)."""
    printed = content().crafts[state.members[index].craft].search
    return wins(shifted(entry(printed), dice_shifts.shifts_for(state, who(index), "search")), entry(searching.DECOY))


@fleeting
@memo
def pick(state: State, index: int, dice: str) -> float:
    """Return the chance that a member picks a Lock with these dice; 0 without anything to pick it with."""
    member = state.members[index]
    held = [play for item in member.equipped for play in content().gear[item].plays if play.lockpick]
    held += [content().plays[card] for card in member.hand if content().plays[card].lockpick]
    return max((picks_with(state, index, play, dice) for play in held), default=0.0)


def picks_with(state: State, index: int, play: Play, dice: str) -> float:
    """Return the chance that a member picks a Lock with these dice with one play (REG-234, REG-235)."""
    own = shifted(entry(play.lockpick), dice_shifts.shifts_for(state, who(index), "lockpick", play))
    return wins(own, entry(dice))


def lock_of(state: State, handle: str) -> str:
    """Return the dice of the Lock that a word of a move stands for, "" for none."""
    feature = state.scenario.feature_by_id.get(handle)
    if feature is not None:
        return feature.lock
    entity = next((entity for entity in state.entities if features.lock_handle(state, entity.id) == handle), None)
    return "" if entity is None else content().challenges[entity.kind].lock


# What stands shut, and who can open it.

SEARCHED = ("chest", "mechanism")
"""The kinds of features that may hold, or open, what is still missing."""


def can_open(state: State, index: int, id: str) -> bool:
    """Return whether a member can ever open something: it has no Lock, or they have a Lockpick, in the pack too, or its
    key. A key that is carried elsewhere may be its key."""
    named, member = state.scenario.feature_by_id, state.members[index]
    keys = (named[item] for item in member.objects)
    lock = named[id].lock
    packed = (play for item in member.pack if item in content().gear for play in content().gear[item].plays)
    picks = pick(state, index, lock) > 0 if lock else True
    return picks or any(play.lockpick for play in packed) or any(_may_open(key, named[id], member.region) for key in keys)


def _may_open(key: Feature, shut: Feature, region: str) -> bool:
    """Return whether a key in a region opens what is locked, or was not beside it yet."""
    return key.opens == shut.id or (key.kind == "key" and not key.opens and region != shut.at)


def shut_in(state: State, region: str) -> tuple[str, ...]:
    """Return what was found in a region and neither opened nor used yet, in the order of the file."""
    gone = {*state.opened, *state.taken}
    return tuple(
        feature.id
        for feature in state.scenario.features
        if feature.kind in SEARCHED and feature.at == region and feature.id in state.found and feature.id not in gone
    )


def able(state: State, id: str) -> list[int]:
    """Return who can open something, now or once they are on their feet."""
    return [index for index, member in enumerate(state.members) if member.in_play and can_open(state, index, id)]
