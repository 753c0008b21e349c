"""A party of Wilds that goes its way by itself, for pictures: it looks into what it finds, searches, and camps at night."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Seat, Setup
from engine.core.moves import Move
from engine.core.verbs import Choose, MoveTo
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import awaiting
from engine.games.wilds.rules.flow import open_questions
from engine.games.wilds.state.moves import Camp, Investigate, Search
from engine.games.wilds.state.naming import target
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.state import State

NAMES = ("Ada", "Bob", "Cy", "Dee", "Game master")
KINDS = ("ranger", "rogue", "druid", "fighter")


def wandered(key: str, options: Options) -> Iterator[State]:
    """Yield every state of an expedition of four, with a game master who lets it go; the first proposal decides."""
    dice, lot = Dice(KeyedSource(key)), Dice(KeyedSource(f"{key} lot"))
    state, _ = GAME.new(Setup(NAMES, options, master=4), dice)
    while seats := GAME.turn(state):
        state, _ = GAME.apply(state, seats[0], _chosen(state, seats[0], lot), dice)
        yield state


def _chosen(state: State, seat: Seat, lot: Dice) -> Move:
    """Return what a member does: what is safe where they are asked, else what an explorer does at that hour."""
    if state.phase == "characters":
        return Choose(KINDS[seat])
    if seat in awaiting.asked_again(state):
        return Choose("keep")
    if asked := open_questions(state):
        own = awaiting.personal(state, seat)
        return Choose((own or asked[0]).default)
    if state.stretch >= 4:
        return Camp()
    moves = [move for move in GAME.legal(state, seat) if isinstance(move, Search | MoveTo | Investigate)]
    looks = [move for move in moves if isinstance(move, Investigate)]
    if looks:
        return looks[0]
    if Search() in moves and (_is_pointed_to(state) or lot.below(3) == 0):
        return Search()
    ways = [move for move in moves if isinstance(move, MoveTo) and target(state, move.to)]
    if not ways:
        return Camp()
    fresh = [move for move in ways if target(state, move.to) not in state.visited]
    return (fresh or ways)[lot.below(len(fresh or ways))]


def _is_pointed_to(state: State) -> bool:
    return any(token.toward == state.here.at and not token.used for token in state.tokens)
