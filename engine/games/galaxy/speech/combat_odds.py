"""How likely a combat is won by who is asked about it, and what becomes of the planet that it is for."""

from __future__ import annotations

from engine.core.flow import Ask
from engine.core.odds import odds

from ..rules import goals_ahead, steps
from ..rules.fighting import battles, losses
from ..rules.odds import takes, wins_at
from ..state.state import NOBODY, NONE, State


def stand_chance(state: State, question: Ask, more: int = 0) -> float | None:
    """Return how likely a player wins the combat they are asked about, with their cards of this exchange and so much
    ``more`` on each die; ``None`` where that is known of none."""
    battle = losses.battle_under_way(state)
    if battle is None:
        return None
    given = battle.bonus[question.owner != battle.attacker] + more
    return wins_at(state, battle.planet or battle.system, question.owner, bonus=given)


def stand_odds(state: State, question: Ask, more: int = 0) -> str:
    """Return that in words, "" where it is not known."""
    chance = stand_chance(state, question, more)
    return "" if chance is None else odds(chance)


def fought_for(q: steps.Stand, state: State) -> tuple[str, str, bool]:
    """Return for which planet ground forces came, where ships fight before it. With it goes how likely a side has it in the
    end, and whether it has it now; ("", "", False) where there is none."""
    battle = losses.battle_under_way(state)
    if battle is None or battle.planet:
        return "", "", False
    ahead = goals_ahead.fights(state, battle.attacker, battle.system, NONE)
    holds = q.owner == battle.defender
    owner = next((planet.owner for planet in state.planets if planet.name == ahead.planet), NOBODY)
    if not ahead.planet or (holds and owner != q.owner):
        return "", "", False
    return ahead.planet, odds(1 - ahead.takes if holds else ahead.takes), holds


def kept_without(q: steps.Stand, state: State) -> str:
    """Return how likely the defender keeps the planet that ground forces came for once their ships have retreated; "" where
    they cannot."""
    battle = losses.battle_under_way(state)
    if battle is None or not can_retreat((q,)):
        return ""
    there = state.system_by_id[battle.system]
    worlds = map(state.planet_by_id.__getitem__, there.planets)
    taken = [
        takes(there.fleets[battle.attacker], NONE, world.troops[q.owner])
        for world in worlds
        if world.owner == q.owner and not (world.truce or world.destroyed)
    ]
    return odds(1 - max(taken)) if taken else ""


def can_retreat(asked: tuple[Ask, ...]) -> bool:
    """Return whether there is a way out of a combat; who could retreat everybody sees on the map."""
    return any(option.startswith(battles.RETREAT) for question in asked for option in question.options)
