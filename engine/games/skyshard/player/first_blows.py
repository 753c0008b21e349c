"""Which blows come before a walk, a relic or a door: those that mostly fell."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.moves import Move
from engine.core.verbs import MoveTo, Use
from engine.maps.hexes import Hex, label

from ..rules import odds
from ..rules.behaviour import strikers
from ..rules.rounds import next_loss, time_is_short
from ..rules.turns import charges
from ..state.moves import Attack, Finish, Visit
from ..state.state import State, called, standing
from .sensible import EXHAUSTING, Aim, Idea, cell_of, effect_of

OPENING: tuple[Aim, ...] = ("door", "from-afar", "to-a-door")
"""What brings new enemies."""

CARE: tuple[Aim, ...] = ("relic", "equip", "revive", "heal", "to-the-dying", "rescue")
"""What keeps the party standing."""

LOUDEST = 4
"""What an enemy that the noise of a door calls does at most: 2 dice, and 2 damage by each."""


def sure_first(state: State, legal: Sequence[Move], found: Sequence[Idea]) -> list[Idea]:
    """Return ideas with blows that nearly always fell before a bare walk, or a relic for more dice.

    Blows that cost no step come before any walk but one to a shard. Others come only before one to a door or onwards."""
    turn, walk = state.turn, found[0]
    if turn is None or state.agenda:
        return list(found)
    if isinstance(walk.move, Use) and effect_of(walk.move.item) == "dice":
        # More dice are no use against what nearly always falls without them.
        blows = [(idea, idea.move.target) for idea in found if isinstance(idea.move, Attack | Finish)]
        easy = [idea for idea, target in blows if odds.fells(state, cell_of(target), on=True) >= odds.NEARLY]
        return [*easy, *(idea for idea in found if idea not in easy)]
    # A cache is left for what is almost sure while the adventurer could fall, and for what mostly falls beside others.
    beset = _besetting(state) if walk.aim == "cache" else []
    perilous = walk.aim == "cache" and (bool(beset) or in_peril(state))
    if not perilous and (not isinstance(walk.move, MoveTo) or walk.aim in ("shard", *CARE)):
        return list(found)
    onwards = perilous or walk.aim in ("to-a-door", "nearer", "end")
    stops: dict[Move, tuple[Hex, Hex | None]] = {
        move: (cell_of(move.target), None) for move in legal if isinstance(move, Attack) and (onwards or turn.left is None)
    }
    if onwards:
        stops |= {move: (foe, stop) for foe, stop in charges(state).items() if (move := Visit(label(foe))) in legal}
    at = state.heroes[turn.hero].at
    threats = [enemy.at for enemy in strikers(state, at)] if walk.aim == "safety" and at is not None else []
    # Where a walk would only lead out of reach of a single enemy, it is enough that the blow mostly fells that one.
    least = dict.fromkeys(beset or threats if beset or len(threats) == 1 else (), odds.MOSTLY)
    sure = {
        move: foe
        for move, (foe, stop) in stops.items()
        if odds.fells(state, foe, stop, on=True) >= least.get(foe, odds.NEARLY)
    }
    more = {move for move, foe in sure.items() if isinstance(move, Attack) and not odds.one_blow(state, foe)}
    sooner = [Finish(move.target) if move in more and isinstance(move, Attack) else move for move in sure]
    aims: list[Idea] = [
        Idea(move, "to-a-fight" if isinstance(move, Visit) else "strike") for move in sooner if move in legal
    ]
    return [*aims, *found]


def _besetting(state: State) -> list[Hex]:
    """Return the enemies that may strike others than the acting adventurer next."""
    others = [] if state.turn is None else [state.heroes[index].at for index in standing(state) if index != state.turn.hero]
    return list({enemy.at: None for at in others if at is not None for enemy in strikers(state, at)})


def before_noise(state: State, legal: Sequence[Move], found: Sequence[Idea], hurts: Callable[[Move], bool]) -> list[Idea]:
    """Return ideas with blows that mostly fell, here or after a walk, before a door that would call enemies by its noise:
    each that falls calls none. Once time is short the door comes first all the same."""
    turn = state.turn
    if turn is None or turn.attacks or state.agenda or found[0].aim not in OPENING or not called(state):
        return list(found)
    if state.round >= EXHAUSTING - 1 or time_is_short(state):
        return list(found)
    stops, blows = charges(state), dict[Move, tuple[Hex, Hex | None]]()
    for move in legal:
        if isinstance(move, Attack):
            blows[move] = cell_of(move.target), None
        elif isinstance(move, Visit) and (foe := cell_of(move.to)) in stops:
            blows[move] = foe, stops[foe]
    often = {move: odds.fells(state, foe, stop, on=True) for move, (foe, stop) in blows.items()}
    likely = sorted(
        (move for move in often if often[move] >= odds.MOSTLY and not hurts(move)), key=lambda move: -often[move]
    )
    aims: list[Idea] = [Idea(move, "to-a-fight" if isinstance(move, Visit) else "strike") for move in likely]
    return [*aims, *found]


def in_peril(state: State) -> bool:
    """Return whether enemies could fell the acting adventurer on their next turn, and nothing else would: those that the
    noise of their door calls count as well."""
    turn = state.turn
    if turn is None or state.agenda:
        return False
    health, loss = state.heroes[turn.hero].health, next_loss(state, turn.hero)
    noise = LOUDEST * odds.noise(state).most if turn.door else 0
    return odds.danger(state, turn.hero).most + noise + loss >= health > loss
