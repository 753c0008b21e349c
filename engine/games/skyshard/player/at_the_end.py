"""What is still worth a press before a turn or a delve is ended, and what costs too much to be advised first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import MoveTo
from engine.maps.hexes import Hex

from ..rules import ending, odds
from ..rules.enemies import enemy_at
from ..rules.foreseen import foreseen, foreseen_at
from ..rules.progress import MOST_FATIGUE
from ..rules.turns import charges
from ..rules.walking import reach
from ..speech.step_prices import harms
from ..state.distance import cost_to
from ..state.moves import Attack, Heal, Open, Retreat, Stay, Visit
from ..state.state import State, gained, stamina, standing_seats
from ..state.terrain import explorable, lockable, shard_cells
from ..state.view import View
from . import quests
from .dangers import endangered
from .rescue import lacking, left
from .sensible import EXHAUSTING, Aim, Idea, cell_of

IDLE: tuple[Aim, ...] = ("end", "give-up")
"""What is advised only where nothing else comes to mind."""

WANDERING: tuple[Aim, ...] = ("nearer", "safety", "to-others", "to-a-shard")
"""What a bare walk is for that is advised once a turn."""

ASIDE: tuple[Aim, ...] = ("safety", "to-others")
"""Aims of a bare walk that bring nothing but a better place."""

ONWARDS: tuple[Aim, ...] = ("nearer", "to-a-shard")
"""What another bare walk of a turn is for, where it leads into no more danger."""


def before_it(view: View, legal: Sequence[Move], found: Sequence[Idea]) -> list[Idea]:
    """Return ideas with what costs next to nothing before the end of a turn."""
    state = view.state
    turn = state.turn
    if turn is None or state.agenda or found[0].aim != "end" or state.heroes[turn.hero].at is None:
        return list(found)
    return [*_cheap(state, legal), *_step_back(state, legal), *found]


def _step_back(state: State, legal: Sequence[Move]) -> Iterator[Idea]:
    """Yield the shortest walk to where enemies can do least to the acting adventurer, if that is less than here.

    It brings no more harm to the party, ends on no harmful ground, and takes no turn more to the next goal.
    """
    assert state.turn is not None
    index, ways = state.turn.hero, reach(state)
    at, danger = state.heroes[index].at, odds.danger(state, index)
    assert at is not None
    if not danger.most or quests.busy(state):
        return
    now, goals = sum(foreseen(state)), shard_cells(state) or explorable(state)
    turns = _turns(state, at, goals)
    safer: dict[Move, tuple[int, float, int]] = {}
    for move in legal:
        if not isinstance(move, MoveTo) or ways.forced.get(ways.map.owner[to := cell_of(move.to)]) or harms(state, to):
            continue
        most = odds.danger(state, index, to).most
        if most < danger.most and _turns(state, to, goals) <= turns:
            harm = sum(foreseen_at(state, index, to))
            if harm < now or (harm == now and not most):
                safer[move] = (most, harm, (ways.now | ways.second)[to][0])
    best = min(safer, key=safer.__getitem__, default=None)
    if best is not None:
        yield Idea(best, "safety")


def _turns(state: State, at: Hex, goals: Sequence[Hex]) -> int:
    """Return in how many turns of two moves an adventurer gets from a hex to the nearest of some, one at least."""
    assert state.turn is not None
    return max(1, -(-cost_to(state, at, goals) // (2 * stamina(state, state.turn.hero)))) if goals else 1


def _cheap(state: State, legal: Sequence[Move]) -> Iterator[Idea]:
    """Yield blows that mostly fell, wounds to heal, and caches to try, from where no more enemies can strike."""
    turn = state.turn
    assert turn is not None
    hero, stops = state.heroes[turn.hero], charges(state)
    assert hero.at is not None
    for move in legal:
        if isinstance(move, Attack) and odds.fells(state, cell_of(move.target)) >= odds.MOSTLY:
            yield Idea(move, "strike")
    for move in legal:
        if isinstance(move, Visit) and (stop := stops.get(cell_of(move.to))) is not None:
            foe = cell_of(move.to)
            if odds.fells(state, foe, stop) >= odds.NEARLY and _is_as_safe(state, stop, felled=foe):
                yield Idea(move, "to-a-fight")
    heals = [move for move in legal if isinstance(move, Heal) and lacking(state, move.target)]
    yield from (Idea(move, "heal") for move in sorted(heals, key=lambda move: left(state, move.target)))
    # A party that only has to stand when the round ends has no use for a relic any more.
    if hero.fatigue >= MOST_FATIGUE or quests.busy(state) or ending.wins(state):
        return
    yield from (Idea(move, "cache") for move in legal if isinstance(move, Open))
    caches = {cell for cell in lockable(state) if cell not in explorable(state) and _is_as_safe(state, cell)}
    yield from (Idea(move, "cache") for move in legal if isinstance(move, Visit) and cell_of(move.to) in caches)


def _is_as_safe(state: State, to: Hex, felled: Hex | None = None) -> bool:
    """Return whether enemies could strike with no more dice on a hex than where the acting adventurer stands; one that is
    ``felled`` from there does not count."""
    assert state.turn is not None
    at = state.heroes[state.turn.hero].at
    assert at is not None
    gone = enemy_at(state, felled) if felled is not None else None
    left = replace(state, enemies=tuple(enemy for enemy in state.enemies if enemy is not gone))
    return endangered(left, to) <= endangered(state, at)


def unhurt_first(found: Sequence[Idea], hurts: Callable[[Move], bool]) -> list[Idea]:
    """Return ideas with those that cost what is not expected, such as a trap, behind all but the end of the turn.

    ``hurts`` tells them by their moves. A bare walk that is for nothing but a better place is left out where it costs that.
    """
    harm = {idea.move: hurts(idea.move) for idea in found}
    kept = [idea for idea in found if not (idea.aim in ASIDE and harm[idea.move])]
    return sorted(kept, key=lambda idea: (idea.aim in IDLE, harm[idea.move]))


def without_wandering(state: State, found: Sequence[Idea]) -> list[Idea]:
    """Return ideas without another bare walk once one has been walked this turn: it would lead to and fro. One that leads
    on to a door or a shard, and into no more danger, does not; nor does one once exhaustion is near, which is worse."""
    turn = state.turn
    if turn is None or state.agenda or not turn.moves:
        return list(found)
    at = state.heroes[turn.hero].at
    assert at is not None
    now, late = endangered(state, at), state.round >= EXHAUSTING - 1
    return [
        idea
        for idea in found
        if not (isinstance(idea.move, MoveTo) and idea.aim in WANDERING)
        or (idea.aim in ONWARDS and (late or endangered(state, cell_of(idea.move.to)) <= now))
    ]


def leaving(state: State, seat: Seat, legal: Sequence[Move], people: Sequence[Seat]) -> Idea | None:
    """Return the agreement to leave, or that it is taken back; ``None`` where neither is called for (SKY-G52).

    While members stand, a bot player does as they do. Alone it agrees only where what is brought home counts: with every
    shard in hand, or where no adventurer would survive the next round's exhaustion.
    """
    standing = [other for other in people if other in standing_seats(state)]
    agreed = any(other in state.retreating for other in standing)
    if Retreat() in legal and (agreed or worth_leaving(state)):
        return Idea(Retreat(), "leave")
    if Stay() in legal and standing and not (agreed or worth_leaving(state)):
        return Idea(Stay(), "stay")
    return None


def worth_leaving(state: State) -> bool:
    """Return whether staying on wins nothing: see `leaving`."""
    if state.objective != "uncover" or not gained(state):
        return False
    alive = [hero for hero in state.heroes if hero.at is not None]
    spent = state.round >= EXHAUSTING - 1 and all(hero.health <= hero.exhaustion + 1 for hero in alive)
    return spent or gained(state) >= state.required
