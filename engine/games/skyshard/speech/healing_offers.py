"""How healing is offered, and relics, which may heal."""

from __future__ import annotations

from engine.core import verbs
from engine.core.game import Choice
from engine.core.odds import odds
from engine.maps.hexes import Hex, unlabel

from ..rules.odds import rerolled
from ..rules.progress import MOST_FATIGUE
from ..rules.rounds import next_loss
from ..rules.turns import HEALED, charges, refuse_attack
from ..rules.walking import may_move, off_and_back
from ..state import moves
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import hero_name
from ..state.state import Lock, State, most_health, occupied, searching, standing
from . import step_prices


def heal(move: moves.Heal, state: State) -> Choice:
    """Return how it is offered to heal a unit."""
    at, (health, most) = unlabel(move.target), _health(state, move.target)
    amount = _healing(state, move.target)
    whom = [index for index in standing(state) if state.heroes[index].at == at]
    saves, over = any(_saves(state, index, amount) for index in whom), step_prices.heals_last(state)
    door, back = () if over else step_prices.free_door(state), off_and_back(state)
    text = WORDS(
        "choice-heal",
        whom=whose(state, move.target),
        amount=amount,
        round=state.round + 1 if saves else 0,
        after=health + amount,
        most=most,
        door=() if back else door,
        back=0,
    )
    text += WORDS("turn-over") if over else ""
    # What it costs to come back to the door is no more than steps: its detail says so.
    return Choice(text, WORDS("choice-heal.hint", at=move.target, door=door if back else (), back=back), "main")


def use(move: verbs.Use, state: State) -> Choice:
    """Offer to use a relic up, but not where that can do nothing now."""
    effect = content().relics[move.item].effect
    idle = {
        "dice": not _can_attack(state),
        "heal": all(state.heroes[index].health >= most_health(state.heroes[index]) for index in standing(state)),
        "peek": not searching(state),
        "stamina": state.turn is not None and not may_move(state.turn),
    }
    text = WORDS("choice-use", relic=move.item, use=move.item)
    lock = state.agenda[0] if state.agenda else None
    if isinstance(lock, Lock) and effect is not None and effect.kind == "reroll":
        opens, tires = odds(rerolled(state, effect.amount)), state.heroes[lock.hero].fatigue < MOST_FATIGUE
        trap, on = bool(lock.tile), bool(lock.tries)
        text = WORDS("choice-use-lock", relic=move.item, on=on, trap=trap, opens=opens, fatigue=tires)
    return Choice(text, WORDS("choice-use.hint"), "written" if effect and idle.get(effect.kind) else "plain")


def equip(move: verbs.Equip, _: State) -> Choice:
    """Return how it is offered to take a relic out of the pack."""
    return Choice(WORDS("choice-equip", relic=move.item, does=move.item), WORDS("choice-equip.hint"))


def whose(state: State, at: str) -> str:
    """Return who of the party stands on a hex, by name."""
    cell = unlabel(at)
    for index, hero in enumerate(state.heroes):
        if hero.at is not None and hero.at == cell:
            return hero_name(state, index)
    if cell is not None and occupied(state).get(cell) == "friend" and state.friend is not None:
        return content().companions[state.friend.kind].name
    return at


def might_heal(state: State, *places: Hex) -> bool:
    """Return whether a Mender stands on one of some hexes, and any of the party with less than their health."""
    there = [hero for hero in state.heroes if hero.at in places]
    able = any(content().adventurers[hero.kind].trick == "heal" for hero in there)
    return able and any(hero.health < most_health(hero) for hero in there)


def _can_attack(state: State) -> bool:
    """Return whether the acting adventurer could attack an enemy from where they stand, or after a walk."""
    return bool(charges(state)) or any(refuse_attack(state, enemy.at) is None for enemy in state.enemies)


def _saves(state: State, index: int, amount: int) -> bool:
    """Return whether so much health more keeps an adventurer standing when the next round begins (SKY-G24)."""
    hero, loss = state.heroes[index], next_loss(state, index)
    return hero.health <= loss < min(hero.health + amount, most_health(hero))


def _healing(state: State, at: str) -> int:
    """Return how much health healing gives to who stands on a hex: no more than is missing."""
    health, most = _health(state, at)
    return min(HEALED, most - health)


def _health(state: State, at: str) -> tuple[int, int]:
    """Return the health of who stands on a hex, and the most that they can have."""
    cell, friend = unlabel(at), state.friend
    for hero in state.heroes:
        if hero.at is not None and hero.at == cell:
            return hero.health, most_health(hero)
    if friend is not None and cell is not None and friend.at == cell:
        return friend.health, content().companions[friend.kind].health
    return 0, HEALED
