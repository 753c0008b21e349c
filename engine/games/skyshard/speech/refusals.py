"""Why a move cannot be made, where no move of its verb can: the most useful reason, and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.errors import IllegalMove
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.needs import first_unmet
from engine.maps.hexes import label

from ..rules import locks, relics, turns, wishes
from ..rules.awaiting import awaited, choice_rule, open_choices
from ..rules.ending import RETREAT, STAY
from ..rules.needs import EXPLORABLE, NOT_EXPLORED
from ..rules.shifting import refuse_shift
from ..rules.turns import refuse_attack, refuse_explore
from ..rules.walking import may_move, reach
from ..state.board import NOWHERE, board
from ..state.catalogue import refused
from ..state.state import Exploring, Lock, State, actor
from ..state.terrain import explorable, sealed

RULES = {
    "explore": "SKY-002",
    "move": "SKY-G25",
    "visit": "SKY-012",
    "attack": "SKY-G48",
    "finish": "SKY-G101",
    "open": "SKY-G42",
    "roll": "SKY-G42",
    "crack": "SKY-G101",
    "adjust": "SKY-G42",
    "match": "SKY-G101",
    "place": "SKY-049",
    "choose": "SKY-G38",
    "heal": "SKY-G21",
    "revive": "SKY-G49",
    "use": "SKY-G43",
    "equip": "SKY-G43",
    "stow": "SKY-G43",
    "dig": "SKY-G55",
    "ask": "SKY-G105",
    "pass": "SKY-G25",
    "retreat": "SKY-G52",
    "stay": "SKY-G52",
}
"""The rule to read about each verb."""


def not_your_turn(state: State, verb: str) -> IllegalMove:
    """Return the refusal for a seat that is not awaited."""
    names = tuple([state.names[seat] for seat in awaited(state)])
    return refused("not-your-turn", "SKY-006" if verb == "explore" else "SKY-G23", names=names)


def pending(state: State) -> IllegalMove:
    """Return the refusal of whatever does not answer what is being asked."""
    if state.phase == "classes":
        return refused("first-classes", "SKY-G21")
    if state.phase == "relics":
        return refused("first-relics", "SKY-G70")
    if state.phase == "places":
        return refused("first-places", "SKY-G22")
    task = state.agenda[0]
    if isinstance(task, Lock):
        return refused("first-answer-lock", "SKY-G42")
    if isinstance(task, Exploring) and task.step == "connect":
        return refused("first-lay-tile", "SKY-049")
    return refused("first-choose", choice_rule(task), cells=tuple([label(cell) for cell in open_choices(state)]))


def unasked(verb: str) -> IllegalMove:
    """Return the refusal of an answer where nothing of that kind is asked."""
    if verb in ("roll", "crack", "adjust", "match"):
        return refused("not-at-lock", "SKY-G42")
    if verb == "place":
        return refused("no-tile-to-lay", "SKY-049")
    return refused("nothing-asked", "SKY-G25")


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """Return why a seat cannot make a move that the moment does not ask for."""
    return why_not(state, seat, move.verb) or unasked(move.verb)


def why_not(state: State, seat: Seat, verb: str) -> IllegalMove | None:
    """Return why a seat can make no move of a verb now; ``None`` when it can, or when no such verb is known."""
    if verb not in RULES:
        return None
    if state.phase == "over":
        return refused("delve-ended", "SKY-G51")
    if verb in ("retreat", "stay"):
        return (RETREAT if verb == "retreat" else STAY).refuse_all(state, seat)
    if seat not in awaited(state):
        return not_your_turn(state, verb)
    return refuse_verb(state, verb)


def refuse_verb(state: State, verb: str) -> IllegalMove | None:
    """Return why no awaited seat can make a move of a verb now, ``None`` when it may be possible."""
    if state.phase in ("classes", "relics"):
        return None if verb == "choose" else pending(state)
    if state.phase == "places":
        return None if verb == "place" else pending(state)
    if not state.agenda:
        return _ACTS[verb](state) if verb in _ACTS else None
    task = state.agenda[0]
    if isinstance(task, Lock):
        return _at_lock(state, verb)
    wanted = "place" if isinstance(task, Exploring) and task.step == "connect" else "choose"
    return None if verb == wanted else pending(state)


def _at_lock(state: State, verb: str) -> IllegalMove | None:
    match verb:
        case "roll":
            return locks.ROLL.refuse_all(state)
        case "crack":
            return locks.CRACK.refuse_all(state)
        case "adjust":
            return first_unmet((locks.HOLDS_MORE,), state)
        case "match":
            return locks.MATCH.refuse_all(state)
        case "use":
            return _no_use(state)
        case "pass":
            return None
        case _:
            return pending(state)


def _no_explore(state: State) -> IllegalMove | None:
    _, _, at = actor(state)
    doors = explorable(state)
    if not doors:
        if sealed(state):
            return refused("dig-instead", "SKY-G55")
        return first_unmet(EXPLORABLE, state)
    refusals = [refuse_explore(state, door) for door in doors]
    if None in refusals:
        return None
    steps = board(state.tiles).distances(at)
    nearest = min(doors, key=lambda door: steps.get(door, NOWHERE))
    return refusals[doors.index(nearest)]


def _no_move(state: State) -> IllegalMove | None:
    turn, _, _ = actor(state)
    if not NOT_EXPLORED.met(state):
        return NOT_EXPLORED.refusal(state)
    if not may_move(turn):
        if turn.moves == 1 and turn.attacks:
            return refused("no-second-move", "SKY-G25")
        return refused("no-movement-left", "SKY-G25")
    ways = reach(state)
    if len(ways.now) + len(ways.second) > 1:
        return None
    return refused("no-hex-to-walk-to", "SKY-G32")


def _no_visit(state: State) -> IllegalMove | None:
    found = _no_move(state)
    if found is not None or any(True for _ in turns.sights(state)) or turns.charges(state):
        return found
    return refused("nothing-to-walk-to", "SKY-012")


def _no_attack(state: State) -> IllegalMove | None:
    if not state.enemies:
        return refused("no-enemy", "SKY-G48")
    refusals = [refuse_attack(state, enemy.at) for enemy in state.enemies]
    if None in refusals:
        return None
    steps = board(state.tiles).distances(actor(state)[2])
    nearest = min(range(len(refusals)), key=lambda place: steps.get(state.enemies[place].at, NOWHERE))
    return refusals[nearest]


def _no_finish(state: State) -> IllegalMove | None:
    found = _no_attack(state)
    if found is not None or turns.goes_on(state):
        return found
    return next(turns.refuse_finish(state, enemy.at) for enemy in state.enemies if refuse_attack(state, enemy.at) is None)


def _no_use(state: State) -> IllegalMove | None:
    """Return why no relic in play can be used: what speaks against the first of them."""
    found = relics.USE.refuse_all(state)
    if found is not None or relics.USE.moves(state):
        return found
    return first_unmet(relics.USABLE, state, state.heroes[relics.holder(state)].worn[0])


_ACTS: dict[str, Callable[[State], IllegalMove | None]] = {
    "explore": _no_explore,
    "move": _no_move,
    "visit": _no_visit,
    "attack": _no_attack,
    "finish": _no_finish,
    "open": turns.OPEN.refuse_all,
    "roll": lambda _: unasked("roll"),
    "crack": lambda _: unasked("crack"),
    "adjust": lambda _: unasked("adjust"),
    "match": lambda _: unasked("match"),
    "place": lambda _: unasked("place"),
    "choose": refuse_shift,
    "heal": turns.HEAL.refuse_all,
    "revive": turns.REVIVE.refuse_all,
    "use": _no_use,
    "equip": relics.EQUIP.refuse_all,
    "stow": relics.STOW.refuse_all,
    "dig": turns.DIG.refuse_all,
    "ask": wishes.ASK.refuse_all,
}
"""What speaks against each act of an adventurer, whatever its target."""
