"""What threatens who acts: what enemies may do next to them, and what exhaustion takes besides."""

from __future__ import annotations

from itertools import chain

from ..rules import ending, rounds
from ..rules import odds as chances
from ..rules.behaviour import strikers
from ..rules.foreseen import foreseen
from ..rules.legal import is_spent
from ..rules.needs import untouched
from ..rules.walking import may_move, reach
from ..state.catalogue import WORDS
from ..state.state import State, Turn, gained, standing

MOST_FOES = 2
"""So many enemies that may strike are named, of more, or of two alike, the number is told."""


def danger(state: State, turn: Turn) -> str:
    """Return what enemies may do next to the acting adventurer, and what exhaustion takes besides.

    A turn begins with it where both are half their health on average, or could be all of it. Later it is said only where
    it could be all, and something can still be done about it. Of less the picture shows who is near.
    """
    hero, begins, most = state.heroes[turn.hero], untouched(turn), chances.danger(state, turn.hero).most
    loss = rounds.next_loss(state, turn.hero) if most and not _takes_last(state, turn) else 0
    usual = round(foreseen(state)[turn.hero])
    falls = most + loss >= hero.health
    told = falls or (usual and 2 * (usual + loss) >= hero.health) if begins else falls and not is_spent(state)
    # Where all shards are found and others stand, a fall of one loses nothing.
    told = told and not (ending.wins(state) and len(standing(state)) > 1)
    if hero.at is None or not told or not most or (begins and falls_next(state, turn.hero)):
        # Who falls to exhaustion in any case is warned of that alone, in the status.
        return ""
    chips = [foe.chip for foe in strikers(state, hero.at)]
    return WORDS(
        "ask-danger",
        chips=chips,
        few=len(chips) == len(set(chips)) <= MOST_FOES,
        falls=falls,
        still=not begins,
        usual=min(usual, most - 1) if begins else 0,
        most=most,
        loss=loss,
        health=hero.health,
    )


def _takes_last(state: State, turn: Turn) -> bool:
    """Return whether the acting adventurer can take the last shard this turn: no exhaustion follows a round that wins."""
    if state.objective != "survey" or gained(state) + 1 < state.required or not may_move(turn):
        return False
    ways = reach(state)
    return any(ways.forced.get(ways.map.owner[cell]) is False for cell in chain(ways.now, ways.second))


def falls_next(state: State, index: int) -> bool:
    """Return whether an adventurer falls to the next exhaustion, unless they are healed."""
    hero = state.heroes[index]
    return state.phase == "delve" and hero.at is not None and hero.health <= rounds.next_loss(state, index)
