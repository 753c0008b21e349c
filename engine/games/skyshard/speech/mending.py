"""How healing is offered, and relics, which may heal: what saves an adventurer or helps one that is weak comes first."""

from __future__ import annotations

from itertools import chain

from engine.core import verbs
from engine.core.game import Choice, Weight
from engine.maps.hexes import unlabel

from ..rules.relics import USE
from ..rules.rounds import next_loss
from ..rules.turns import HEAL, HEALED, charges, refuse_attack
from ..state import moves
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import hero_name
from ..state.state import Lock, State, most_health, occupied, standing
from . import locking, pricing

WEAK = 3
"""An adventurer with at most this part of their health is weak: one in so many."""


def due(state: State) -> bool:
    """Return whether something heals now that should come before a fight or a walk, and costs neither a door nor a lock."""
    turn = state.turn
    if turn is None or state.agenda or turn.door or turn.lock:
        return False
    found = chain((heal(move, state) for move in HEAL.moves(state)), (use(move, state) for move in USE.moves(state)))
    return any(each.weight == "first" for each in found)


def heal(move: moves.Heal, state: State) -> Choice:
    """Return how it is offered to heal a unit."""
    hint, amount, at = WORDS("choice-heal.hint", at=move.target), _healing(state, move.target), unlabel(move.target)
    whom = [index for index in standing(state) if state.heroes[index].at == at]
    saves = any(_saves(state, index, amount) for index in whom)
    text = WORDS(
        "choice-heal",
        whom=whose(state, move.target),
        amount=amount,
        round=state.round + 1 if saves else 0,
        door=pricing.free_door(state),
    )
    return Choice(text, hint, "first" if any(_helps(state, index, amount) for index in whom) else "main")


def use(move: verbs.Use, state: State) -> Choice:
    """Offer to use a relic up: hardly wanted are dice where no enemy can be attacked, and healing where all are well.

    It is proposed where it alone may open a lock, or where it heals an adventurer that is weak or would fall.
    """
    effect = content().relics[move.item].effect
    kind = effect.kind if effect is not None else ""
    well = all(state.heroes[index].health >= most_health(state.heroes[index]) for index in standing(state))
    idle = (kind == "dice" and not _can_attack(state)) or (kind == "heal" and well)
    weight: Weight = "quiet" if idle else "plain"
    lock = state.agenda[0] if state.agenda else None
    if isinstance(lock, Lock) and locking.hope(state, lock) == "relic":
        weight = "first"
    elif effect is not None and kind == "heal" and not state.agenda:
        whom = standing(state) if effect.who == "party" else [state.turn.hero] if state.turn is not None else []
        weight = "first" if any(_helps(state, index, effect.amount) for index in whom) else weight
    return Choice(WORDS("choice-use", relic=move.item, use=move.item), WORDS("choice-use.hint"), weight)


def equip(move: verbs.Equip, state: State) -> Choice:
    """Return how it is offered to take a relic out of the pack: what heals is wanted by an adventurer that is weak."""
    effect = content().relics[move.item].effect
    heals = effect is not None and effect.kind == "heal"
    weak = heals and state.turn is not None and _is_weak(state, state.turn.hero)
    text = WORDS("choice-equip", relic=move.item, does=move.item)
    return Choice(text, WORDS("choice-equip.hint"), "main" if weak else "plain")


def whose(state: State, at: str) -> str:
    """Return who of the party stands on a hex, by name."""
    cell = unlabel(at)
    for index, hero in enumerate(state.heroes):
        if hero.at is not None and hero.at == cell:
            return hero_name(state, index)
    if cell is not None and occupied(state).get(cell) == "friend" and state.friend is not None:
        return content().companions[state.friend.kind].name
    return at


def _can_attack(state: State) -> bool:
    """Return whether the acting adventurer could attack an enemy from where they stand, or after a walk."""
    return bool(charges(state)) or any(refuse_attack(state, enemy.at) is None for enemy in state.enemies)


def _saves(state: State, index: int, amount: int) -> bool:
    """Return whether so much health more keeps an adventurer standing when the next round begins (SKY-G24)."""
    hero, loss = state.heroes[index], next_loss(state, index)
    return hero.health <= loss < min(hero.health + amount, most_health(hero))


def _helps(state: State, index: int, amount: int) -> bool:
    """Return whether so much health more saves an adventurer, or helps one who is weak and stands on in any case."""
    stands = state.heroes[index].health > next_loss(state, index)
    return _saves(state, index, amount) or (_is_weak(state, index) and stands)


def _is_weak(state: State, index: int) -> bool:
    hero = state.heroes[index]
    return WEAK * hero.health <= most_health(hero)


def _healing(state: State, at: str) -> int:
    """Return how much health healing gives to who stands on a hex: no more than is missing."""
    cell = unlabel(at)
    for hero in state.heroes:
        if hero.at is not None and hero.at == cell:
            return min(HEALED, most_health(hero) - hero.health)
    friend = state.friend
    if friend is not None and cell is not None and friend.at == cell:
        return min(HEALED, content().companions[friend.kind].health - friend.health)
    return HEALED
