"""Compare what buttons promise with what comes of them: points by the kind of label, and how often Battles are won.

``python -m tests.games.cavern.promises 100`` plays so many games in which the first seat presses the coloured button among
steady bot players, and prints a table.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from statistics import mean
from typing import Literal, NamedTuple

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Event, Setup
from engine.core.options import read_options
from engine.games.cavern.game import GAME
from engine.games.cavern.player import beside_hand
from engine.games.cavern.rules.ending import score
from engine.games.cavern.rules.sending import spot_sent
from engine.games.cavern.speech.prospects import comes_to, is_loss
from engine.games.cavern.state.board import board_of
from engine.games.cavern.state.moves import Place, Send
from engine.games.cavern.state.state import Spot, State
from tests.games.parties import FIRST, Household

NAMES = ("Ada", "Bob", "Cy")
Kind = Literal["story", "battle", "open", "open, with rivals"]


class Pressed(NamedTuple):
    """A press of the first seat that lays a tile: what it said, and how things stood."""

    kind: Kind
    points: float
    chance: float | None
    score: int
    spot: Spot


class Came(NamedTuple):
    """What a press said, and what came: points, and whether a Battle was won."""

    said: Pressed
    points: int
    won: bool


def games(number: int, levels: Sequence[str] = (FIRST, "steady", "steady")) -> Iterator[Came]:
    """Play so many games and yield what came of the presses of the first seat."""
    for each in range(number):
        yield from _played(f"promises {each}", levels)


def _played(key: str, levels: Sequence[str]) -> Iterator[Came]:
    dice = Dice(KeyedSource(key))
    state, _ = GAME.new(Setup(NAMES, read_options(GAME.options, {})), dice)
    party = Household(GAME, levels, key, people=1)
    waiting: list[Pressed] = []
    before, won = 0, False
    while awaited := GAME.turn(state):
        seat, move = party.choose(state, awaited)
        if seat == 0 and isinstance(move, Place) and (said := _said(state, move)) is not None:
            waiting.append(said)
        last = state
        state, events = GAME.apply(state, seat, move, dice)
        party.hear(state, events)
        won = won or _wins(events)
        if GAME.turn_number(state) == GAME.turn_number(last) and state.phase != "over":
            continue
        now = score(state.players[0])
        for pressed in tuple(waiting):
            closed = board_of(state).room(pressed.spot).complete
            if closed or state.phase == "over" or pressed.kind in ("story", "battle"):
                waiting.remove(pressed)
                yield Came(pressed, now - max(before, pressed.score) if closed else 0, won and closed)
        before, won = now, False


def _wins(events: Sequence[Event]) -> bool:
    return any(event.kind == "won" and event.facts["rank"] == 1 and event.facts["who"] == NAMES[0] for event in events)


def _said(state: State, move: Place) -> Pressed | None:
    """Return what the button says that lays a tile, and sends the best Delver; ``None`` where it sends none."""
    seen, way = GAME.view(state, 0).state, (move.tile, move.at, move.turn)
    then: Send | None = beside_hand.follower(seen, 0, way)
    tile, cell = seen.players[0].hand[move.tile - 1], board_of(seen).letters[move.at]
    spot = spot_sent(tile, cell, move.turn, then)
    found = [item for item in comes_to(seen, 0, way, then) if not is_loss(item)]
    if spot is None:
        return None
    verb, told = found[0] if found else ("joins", None)
    fought = told is not None and bool(told.rivals or told.contested)
    shared = told is not None and any(told.people)
    kind: Kind = ("battle" if fought else "story") if verb == "closes" else "open, with rivals" if shared else "open"
    chance = told.wins.chance if told is not None and told.wins is not None and not told.wins.even else None
    return Pressed(kind, beside_hand.promised(seen, 0, way, then), chance, score(state.players[0]), spot)


def by_kind(found: Sequence[Came]) -> Mapping[Kind, Sequence[Came]]:
    """Return what came by the kind of label."""
    kinds: dict[Kind, list[Came]] = defaultdict(list)
    for came in found:
        kinds[came.said.kind].append(came)
    return kinds


def table(found: Sequence[Came]) -> Iterator[str]:
    """Yield what was said and what came, a line for each kind of label."""
    yield "| label | presses | points said | points came | chance said | won |"
    for kind, some in by_kind(found).items():
        odds = [came for came in some if came.said.chance is not None]
        chances = [came.said.chance or 0.0 for came in odds]
        chance = f"{mean(chances):.2f} | {mean(came.won for came in odds):.2f}" if odds else " | "
        said, came = mean(each.said.points for each in some), mean(each.points for each in some)
        yield f"| {kind} | {len(some)} | {said:.2f} | {came:.2f} | {chance} |"


if __name__ == "__main__":
    print("\n".join(table([*games(int(sys.argv[1]))])))
