"""What a scenario brings by rounds: words, effects, waves, water, and whether it is won or lost (SKY-G91, SKY-G95 to
SKY-G97)."""

from __future__ import annotations

from typing import Literal

from engine.maps.hexes import label

from ..state.content import Moment, content
from ..state.quests import done, gate_of
from ..state.state import Enemy, State, flooded, scenario_of, standing
from ..state.terrain import nearest_free
from .effects import run_effect
from .events import finds, quests
from .explore import BAG, chip_side, level_for
from .progress import Delve

SOAKED = 1
"""The health that water takes at a round's end (SKY-G95)."""
NO_LIMIT = 1 << 10
"""The enemy points of a wave: its row is all that counts (SKY-G97)."""


def begins(delve: Delve) -> None:
    """Begin a round of a scenario: the water rises, and what the round has in store happens (SKY-G91, SKY-G95)."""
    known = scenario_of(delve.state)
    if known is None:
        return
    if under := flooded(delve.state):
        delve.tell(quests.Water(under[-1]))
    for moment in known.moment:
        if moment.round == delve.state.round:
            delve.tell(quests.Omen(delve.state.objective, moment.round))
            if moment.effect is not None and standing(delve.state):
                run_effect(delve, moment.effect, standing(delve.state)[0], "SKY-G91")
            _wave(delve, moment)


def _wave(delve: Delve, moment: Moment) -> None:
    """Put the enemies of a wave on the free hexes nearest to the middle of the entrance (SKY-G97)."""
    row = moment.wave[len(delve.state.heroes) - 1] if moment.wave else ()
    for space in row:
        state = delve.state
        level, free = level_for(space, NO_LIMIT, state.bags), nearest_free(state, (0, 0))
        if not level or not free:
            return
        bags = list(state.bags)
        pair, bags[BAG[level]] = bags[BAG[level]][0], bags[BAG[level]][1:]
        chip = content().chips[chip_side(pair, level).id]
        enemy = Enemy(state.deployed, chip.id, pair, free[0], chip.health)
        delve.change(bags=(bags[0], bags[1]), enemies=(*state.enemies, enemy), deployed=state.deployed + 1)
        delve.tell(finds.Enemy(chip.id, level, label(free[0])), rules=("SKY-G97",), reveals=True)


def ends(delve: Delve) -> None:
    """End a round of a scenario: units in the water lose health (SKY-G95)."""
    under = flooded(delve.state)
    if not under:
        return
    for index in standing(delve.state):
        at = delve.hero(index).at
        if at is not None and delve.board.owner[at] in under:
            delve.tell(quests.Soaked(delve.name(index)))
            delve.hurt_hero(index, SOAKED, "water")
    friend = delve.state.friend
    if friend is not None and friend.at is not None and delve.board.owner[friend.at] in under:
        delve.tell(quests.Soaked(content().companions[friend.kind].name))
        delve.hurt_friend(SOAKED)


def verdict(state: State) -> Literal["won", "late", ""]:
    """Return what a scenario has come to at a round's end, while an adventurer stands.

    It is lost with its gate (SKY-G97), or after its last round (SKY-G91).
    """
    known, errand = scenario_of(state), state.errand
    if known is None or errand is None:
        return ""
    if gate_of(state) and not errand.gate:
        return "late"
    if done(state):
        return "won"
    return "late" if known.last and state.round >= known.last else ""
