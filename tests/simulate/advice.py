"""Look for advice that costs something: each move put forward is played on from, beside what stands next to it.

``python -m tests.simulate.advice galaxy --games 8 --part 0.6`` plays games in which the first seat presses the first
button, among steady bot players. Of the last 40 % of each game it takes some decisions of that seat. Candidates are the
move of the first button, others that are advised, and others that stand foremost. From a state that the seat can imagine
(`Plays.imagined`) each is played on to the end, in several worlds that are the same for all. It prints the decisions in
which another candidate did clearly better, and what advice costs on average. For that, half of the worlds choose the best
candidate, and the other half say by how much it is better.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any, NamedTuple, cast

from engine.core.bot_players import Plays, plays
from engine.core.dice import Dice, KeyedSource
from engine.core.game import AnyGame, Outcome, Setup
from engine.core.moves import Move
from engine.core.options import read_options
from tests.games.parties import FIRST, Household
from tests.laws.playouts import GAMES

from .playing import NAMES, moves_of

SEATS = 3


class Moment(NamedTuple):
    """A decision of the first seat: the game's number, how far it has come, and what each seat has in mind."""

    number: int
    moves: int
    state: Any
    minds: Sequence[Any]


class Compared(NamedTuple):
    """What came of each candidate of a moment, the one put forward first: its label, and its worth in each world."""

    moment: Moment
    labels: Sequence[str]
    worth: Sequence[Sequence[float]]

    @property
    def better(self) -> int:
        """Which candidate did best on average."""
        return max(range(len(self.labels)), key=lambda number: mean(self.worth[number]))

    @property
    def loss(self) -> tuple[float, float]:
        """How much the best did better than what was put forward, on average, and the error of that."""
        gaps = [best - said for best, said in zip(self.worth[self.better], self.worth[0], strict=True)]
        return mean(gaps), (stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 0.0)

    @property
    def cost(self) -> float:
        """How much the candidate that is best in every second world is better in the other ones."""
        best = max(range(len(self.labels)), key=lambda number: mean(self.worth[number][::2]))
        return mean(self.worth[best][1::2]) - mean(self.worth[0][1::2])


def moments(game: AnyGame, number: int, options: dict[str, str]) -> list[Moment]:
    """Play a game and return the decisions of its first seat in which a move is put forward beside others."""
    key = f"advice {number}"
    dice = Dice(KeyedSource(key))
    state, _ = game.new(Setup(NAMES[:SEATS], read_options(game.options, options)), dice)
    party = Household(game, (FIRST, *("steady",) * (SEATS - 1)), key, people=1)
    return [
        Moment(number, moves, made.before, made.minds)
        for moves, made in enumerate(moves_of(game, state, party, dice))
        if made.seat == 0 and len(candidates(game, made.before, made.move)) > 1
    ]


def candidates(game: AnyGame, state: Any, made: Move, most: int = 4) -> list[Move]:
    """Return the move that is put forward, then others that are advised, then other buttons in their order."""
    view, bots = game.view(state, 0), cast(Plays[Any, Any, Any], plays(game))
    legal = list(game.legal(state, 0))
    choices = {move: game.choice(view, move) for move in legal}
    advised = [each.move for each in bots.advise(view, legal, Dice(KeyedSource("advice")))]
    shown = sorted((move for move in legal if choices[move].rank <= 0), key=lambda move: choices[move].order)
    distinct = dict.fromkeys([made, *(move for move in (*advised, *shown) if move in choices)])
    return list(distinct)[:most]


def compared(game: AnyGame, moment: Moment, worlds: int, *, true: bool = False) -> Compared:
    """Play on from a moment with each candidate, in the same worlds; from the ``true`` state, or what may be true."""
    party = Household(game, (FIRST, *("steady",) * (SEATS - 1)), f"advice {moment.number}", people=1)
    party.minds = list(moment.minds)
    made = party.thought(moment.state, 0).move
    assert made is not None
    moves = candidates(game, moment.state, made)
    view = game.view(moment.state, 0)
    worth = [[played_on(game, moment, move, world, true=true) for world in range(worlds)] for move in moves]
    return Compared(moment, [f"{game.choice(view, move).label} ({move})" for move in moves], worth)


def played_on(game: AnyGame, moment: Moment, move: Move, world: int, *, true: bool = False) -> float:
    """Return what a move is worth in a world in which all play steadily from then on."""
    key = f"world {moment.number} {moment.moves} {world}"
    dice, bots = Dice(KeyedSource(key)), cast(Plays[Any, Any, Any], plays(game))
    lot = Dice(KeyedSource(f"{key} imagined"))
    state = moment.state if true else bots.imagined(game.view(moment.state, 0), lot)
    party = Household(game, ("steady",) * SEATS, key, people=1)
    party.minds = list(moment.minds)
    state, events = game.apply(state, 0, move, dice)
    party.hear(state, events)
    for made in moves_of(game, state, party, dice):
        state = made.after
    outcome = game.outcome(state)
    assert outcome is not None
    return worth_of(outcome)


def worth_of(outcome: Outcome) -> float:
    """Return what an end is worth to the first seat: 1 for a win, and up to 0.1 for points beside the best rival's."""
    if outcome.result != "ranked":
        return float(outcome.result == "won")
    rivals = max(outcome.scores[1:], default=0)
    share = outcome.scores[0] / (outcome.scores[0] + rivals) if outcome.scores[0] + rivals > 0 else 0.5
    return (0 in outcome.winners) / len(outcome.winners or (0,)) + 0.1 * share


def report(found: Sequence[Compared]) -> Iterator[str]:
    """Yield the worst decisions, and how much the advice costs on average."""
    for each in sorted(found, key=lambda each: each.loss[1] * 2 - each.loss[0]):
        loss, error = each.loss
        if each.better and loss > 2 * error:
            yield f"\ngame {each.moment.number}, move {each.moment.moves}: costs {loss:.2f} (error {error:.2f})"
            for number, label in enumerate(each.labels):
                mark = ">" if number == 0 else "+" if number == each.better else " "
                yield f"  {mark} {mean(each.worth[number]):.2f} {label}"
    costs = [each.cost for each in found]
    spread = stdev(costs) / sqrt(len(costs)) if len(costs) > 1 else 0.0
    yield f"\n{len(found)} decisions; advice costs {mean(costs):.3f} wins each (error {spread:.3f})"


def main(arguments: Sequence[str]) -> int:
    """Look for advice that costs something, and print it."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulate.advice", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--from", type=int, default=0, dest="start", help="the number of the first game")
    parser.add_argument("--part", type=float, default=0.6, help="which part of a game's decisions is left out at its start")
    parser.add_argument("--moments", type=int, default=8, help="so many decisions of each game")
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--true", action="store_true", help="from true states: Wilds imagines too little to be played on")
    parser.add_argument("--option", action="append", default=[], help="name=value, as in the lobby")
    given = parser.parse_args(arguments)
    game, found = GAMES[given.game], list[Compared]()
    options = {name: value for name, _, value in (pair.partition("=") for pair in given.option)}
    for number in range(given.start, given.start + given.games):
        decisions = moments(game, number, options)
        late = decisions[int(len(decisions) * given.part) :]
        step = max(1, len(late) // given.moments)
        for moment in late[::step][: given.moments]:
            found.append(compared(game, moment, given.worlds, true=given.true))
            print(f"game {number}, move {moment.moves}: {found[-1].loss[0]:.2f}", file=sys.stderr)
    for line in report(found):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
