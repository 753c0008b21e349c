"""What classes and enemies are, in few words."""

from __future__ import annotations

from engine.maps.hexes import label

from ..rules.events import finds
from ..rules.progress import MOST_FATIGUE
from ..state.board import board
from ..state.catalogue import WORDS
from ..state.content import Chip, Trap, content
from ..state.state import Lock, State, standing
from ..state.terrain import shard_cells


def class_numbers(kind: str, *, trick: bool = True) -> str:
    """Return the numbers of a class, with its ``trick`` unless that is told beside them."""
    known = content().adventurers[kind]
    return WORDS(
        "class-numbers",
        health=known.health,
        stamina=known.stamina,
        dice=known.dice,
        guard=known.guard,
        reach=known.reach,
        trick=(trick and known.trick) or "none",
    )


def trap_beside(state: State, tile: str) -> Trap:
    """Return the trap beside a tile."""
    cards = content().cards
    return next(trap for lies in state.beside if lies.tile == tile and (trap := cards[lies.card].trap) is not None)


def trap_does(state: State, tile: str) -> str:
    """Return what the trap beside a tile does to the acting adventurer when it goes off: "lose 2 health" (SKY-G44).

    Who has all the fatigue that one can have takes no more (SKY-G63).
    """
    trap = trap_beside(state, tile)
    effect, party = trap.failure, trap.failure.who == "party"
    lock = state.agenda[0] if state.agenda else None
    own = lock.hero if isinstance(lock, Lock) else state.turn.hero if state.turn is not None else None
    whom = standing(state) if party or own is None else (own,)
    full = effect.kind != "hurt" and all(state.heroes[index].fatigue >= MOST_FATIGUE for index in whom)
    return WORDS("trap-does", effect="none" if full else effect.kind, amount=effect.amount, party=party)


def where_it_lies(state: State, stays: finds.Stays) -> str:
    """Return the hex that the map marks with the shard of a card beside a tile; "" for none, or once it is taken."""
    if not stays.shards or stays.scene:
        return ""
    tile, map_ = next((lies.tile for lies in state.beside if lies.card == stays.card), ""), board(state.tiles)
    return next((label(cell) for cell in shard_cells(state) if map_.owner[cell] == tile), "")


def habit(chip: Chip) -> str:
    """Return what an enemy's habit is called in few words (SKY-G82); "" for one that just hunts."""
    return WORDS(f"habit-{chip.habit}")


def acts(chip: Chip) -> str:
    """Return how an enemy acts, as a sentence goes on after its name; "" for one that just hunts."""
    return WORDS(f"acts-{chip.habit}")


def foe_numbers(chip: Chip) -> str:
    """Return an enemy's numbers and how it acts (SKY-G20, SKY-G82); "" for one that just hunts: its danger is told where it
    stands."""
    how = acts(chip)
    if not how:
        return ""
    return WORDS(
        "foe-numbers",
        chip=chip.id,
        health=chip.health,
        dice=chip.dice,
        guard=chip.guard,
        reach=chip.reach,
        targets=chip.targets,
        how=how,
    )
