"""What keeps a member with others: what is advised leaves none behind, and joins those who fight. It dares no deep fall."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.moves import Move
from engine.core.verbs import MoveTo

from ..rules import ending, legal, odds, turns
from ..rules.actions import plays
from ..speech import circumstances, foes_in_sight, next_step, outlook, way_offers
from ..speech.action_story import only_heals
from ..state import board, naming
from ..state.moves import Act, Pick, Strategy
from ..state.state import Entity, State, in_region
from ..state.view import View

HALF = 0.5
"""How likely a fall takes all the EP of a member whom twice its Damage on average would take down."""
DONE_HERE = ("fight", "heal", "search", "open")
"""What is done where a member stays who does not go on."""


def is_lonely(state: State, index: int, move: Move) -> bool:
    """Return whether a Move of a turn under way leaves all others behind, for a place where a Creature is seen or in one:
    those who stay together share its blows, and beat it sooner."""
    return turns.acting(state) == index and not turns.is_idle(state) and _leaves_others(state, index, move)


def _leaves_others(state: State, index: int, move: Move) -> bool:
    """Return whether a Move leaves others behind, see `is_lonely`."""
    way = naming.exit_named(state, state.members[index].region, move.to) if isinstance(move, MoveTo) else None
    if way is None or state.scenario.type != "normal":
        return False
    here, beyond = state.members[index].region, way.other(state.members[index].region)
    left = set(in_region(state, here)) - {index}
    foes = (*foes_in_sight.creatures(state, here), *foes_in_sight.creatures(state, beyond))
    return bool(left and foes) and not in_region(state, beyond)


def to_others(state: State, index: int, moves: Sequence[Move]) -> MoveTo | None:
    """Return an open way to others who could fall to the Creatures beyond it, where none is seen here; ``None`` for none.
    All of those there would not take more than twice the EP that the member has. Who carries out what the party came for
    does not turn back."""
    member = state.members[index]
    if state.scenario.type != "normal" or foes_in_sight.creatures(state, member.region):
        return None
    if not ending.missing(state) and {*state.scenario.needs} & {*member.objects}:
        return None
    for move in moves:
        way = naming.exit_named(state, member.region, move.to) if isinstance(move, MoveTo) else None
        if way is None or not isinstance(move, MoveTo) or board.blocking(state, way.id) is not None:
            continue
        beyond = way.other(member.region)
        foes = foes_in_sight.creatures(state, beyond)

        def harm(whom: int, foes: Sequence[Entity] = foes) -> int:
            return sum(circumstances.most(state, foe, whom) for foe in foes)

        falls = any(harm(each) >= state.members[each].ep for each in in_region(state, beyond))
        if falls and harm(index) <= 2 * member.ep:
            return move
    return None


def wanders(state: State, index: int, move: Move) -> bool:
    """Return whether a Move of a turn under way leads to where the party has been, and no other is."""
    way = naming.exit_named(state, state.members[index].region, move.to) if isinstance(move, MoveTo) else None
    begun = turns.acting(state) == index and not turns.is_idle(state) and state.scenario.type == "normal"
    if way is None or not begun:
        return False
    beyond = way.other(state.members[index].region)
    return beyond in state.explored and beyond not in way_offers.wanted(state) and not in_region(state, beyond)


def is_deep(state: State, index: int, move: Move) -> bool:
    """Return whether an attempt may end in a fall that takes all the EP a member has, and to stay is less likely to."""
    if state.scenario.type == "chase" or foes_in_sight.creatures(state, state.members[index].region):
        return False
    here = state.members[index].region
    if isinstance(move, MoveTo):
        way, play = naming.exit_named(state, here, move.to), ""
        at = "" if way is None else way.id
    else:
        entity = naming.entity_named(state, move.target) if isinstance(move, Act) else None
        at, play = ("", "") if entity is None or entity.at not in state.ways else (entity.at, getattr(move, "play", ""))
    if not at:
        return False
    chance, harm = odds.falls(state, index, at, play)
    if not chance or state.members[index].ep > 2 * harm:
        return False
    passes, stays = odds.gets_past(state, index, at, play)[0] or 0.0, outlook.down(state, index, here)
    dares = chance * (1.0 if state.members[index].ep <= harm else HALF) + max(0.0, 1 - passes - chance) * stays
    return dares >= stays


def is_healing(state: State, index: int, move: Act) -> bool:
    """Return whether an Action heals an ally or oneself who lacks EP."""
    play = plays.play_of(state, f"p{index}", move.play)
    return play.targets == "ally" and only_heals(play.name)


def hurries(state: State, index: int, best: Move, step: Move | None) -> bool:
    """Return whether a Strategy brings more Moves, and the way is not gone: no ``step`` follows, or one that leaves others
    behind."""
    if not isinstance(best, Strategy) or best.play == legal.DRAW:
        return False
    if not any(effect.kind in ("move", "speed") for effect in plays.play_of(state, f"p{index}", best.play).effects):
        return False
    return step is None or _leaves_others(state, index, step)


def leaves(state: State, index: int, move: Move) -> bool:
    """Return whether a Move of a turn under way leaves the place where the next step is done. It leads neither on nor out
    of a Seeker's sight."""
    seen = View(state.members[index].seat, state)
    begun = turns.acting(state) == index and not turns.is_idle(state)
    return begun and isinstance(move, MoveTo) and next_step.is_here(seen) and strays(state, index, move)


def tried(state: State, index: int, moves: Sequence[Move]) -> Move | None:
    """Return an attempt at what Persists on a way by which the next step sends on, ``None`` for none. A fall must leave
    some EP. What is done of it counts, so each brings the member nearer."""
    seen = View(state.members[index].seat, state)
    for move in moves:
        if not (isinstance(move, MoveTo) and next_step.weighed(seen, index, move, "plain") in ("first", "main")):
            continue
        way = naming.exit_named(state, state.members[index].region, move.to)
        entity = None if way is None else board.blocking(state, way.id)
        if way is not None and entity is not None and not entity.hidden and board.persists(entity):
            return move if state.members[index].ep > 2 * odds.falls(state, index, way.id)[1] else None
    return None


def strays(state: State, index: int, move: Move) -> bool:
    """Return whether a move is a way that the next step does not name, and that takes no member out of sight; or frees such
    a way."""
    if isinstance(move, Act | Pick):
        entity = naming.entity_named(state, move.target if isinstance(move, Act) else move.lock)
        if entity is None or entity.type != "Obstacle" or entity.at not in state.ways:
            return False
        on = MoveTo(naming.exit_letter(state, entity.at))
        return not next_step.names(View(state.members[index].seat, state), on)
    way = naming.exit_named(state, state.members[index].region, move.to) if isinstance(move, MoveTo) else None
    if way is None or next_step.names(View(state.members[index].seat, state), move):
        return False
    return foes_in_sight.change(state, index, way.other(state.members[index].region), alone=True) != "away"


def named(state: State, index: int, moves: Sequence[Move]) -> Move | None:
    """Return a likely way by which the next step sends on, else what frees one, ``None`` for neither."""
    seen = View(state.members[index].seat, state)
    on = (move for move in moves if isinstance(move, MoveTo | Act))
    likely = next((move for move in on if next_step.weighed(seen, index, move, "plain") == "first"), None)
    handles = {move: move.lock if isinstance(move, Pick) else move.target for move in moves if isinstance(move, Pick | Act)}
    return likely or next(
        (move for move, handle in handles.items() if way_offers.frees_the_way(state, index, handle)), None
    )
