"""The action phase: rounds, turns, and what one can do with a turn (GAL-G08, GAL-G09)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.verbs import Order, Pass, Trust

from ..state.moves import Activate, Apply, Play, Relic, Research
from ..state.state import NOBODY, Stage, State
from . import card_actions, commands, habits, idle, legendary, steps, tactical
from .awaiting import nobody_is_here
from .events import turning
from .flow import Doing, now, stage, step
from .moving import movement
from .progress import Voyage
from .relics import components
from .trading import dealings, transactions

PASS, TRUST = Pass(), Trust()


@step(steps.BeginRound)
def begin_round(voyage: Voyage, task: steps.BeginRound) -> None:
    """Begin the action phase of a round: nobody has passed, and the speaker is first (GAL-G08)."""
    del task
    state = voyage.state
    players = tuple(replace(player, passed=False, chosen=()) for player in state.players)
    voyage.change(phase="action", players=players, active=NOBODY, system="", legs=(), dealt=(), done=(), votes=())
    voyage.tell(turning.RoundBegun(state.round, voyage.name(state.speaker)))
    voyage.push(steps.NextTurn())


def waiting(state: State) -> tuple[int, ...]:
    """Return who has not passed this round, in the order of their next turns (GAL-G08)."""
    places = state.order
    first = places.index(state.speaker) if state.active == NOBODY else places.index(state.active) + 1
    turned = (*places[first:], *places[:first])
    return tuple(player for player in turned if not state.players[player].passed and not state.players[player].gone)


@step(steps.NextTurn)
def next_turn(voyage: Voyage, task: steps.NextTurn) -> None:
    """Give the turn to the next player who has not passed, or begin the status phase (GAL-G08).

    For whoever is away the referee passes at once (GAL-G46), as long as anybody is there; and for whoever could do nothing
    but pass (GAL-G09).
    """
    del task
    for player in waiting(voyage.state):
        away = voyage.player(player).away
        if not nobody_is_here(voyage.state) and (away or idle.is_idle(voyage.state, player)):
            voyage.set_player(player, passed=True)
            voyage.tell(turning.Passed(voyage.name(player), away, idle=not away))
            continue
        _begin(voyage, player)
        return
    voyage.change(active=NOBODY)
    now(voyage, steps.BeginStatus())


def _begin(voyage: Voyage, player: int) -> None:
    voyage.change(active=player, turns=voyage.state.turns + 1, dealt=(), prospects=(), system="", legs=())
    voyage.push(Stage("turn", player), steps.Closing(player), steps.NextTurn())


@step(steps.Closing)
def _close(voyage: Voyage, task: steps.Closing) -> None:
    """Offer what can be done at the end of a turn, where there is something (GAL-G09, GAL-G44): also after passing for the
    round, but not where the referee did that for a turn that was missed (GAL-G46)."""
    player = task.player
    own = voyage.player(player)
    voyage.push(steps.TurnOver(player))
    if own.passed and own.missed:
        return
    if any(True for _ in legendary.moves(voyage.state, player)) or _trades_on(voyage.state, player):
        voyage.push(Stage("end", player))


def _trades_on(state: State, player: int) -> bool:
    """Return whether a player is asked for transactions after their action, by their standing order: never ("quick"),
    wherever any is possible ("ask"), else where one has become possible that was not before it (GAL-G09)."""
    match habits.wants(state, player, "turns"):
        case "quick":
            return False
        case "ask":
            return bool(transactions.partners(state, player))
    return dealings.fresh(state, player)


@step(steps.TurnOver)
def _end(voyage: Voyage, task: steps.TurnOver) -> None:
    """End a turn: offers lapse, and the next one begins (GAL-G09)."""
    transactions.lapse(voyage)
    voyage.change(dealt=(), prospects=(), system="", legs=())
    if not voyage.player(task.player).passed:
        voyage.tell(turning.TurnOver(voyage.name(task.player)))


# What a turn offers.


def moves(state: State, stage: Stage, player: int) -> Iterator[Move]:
    """Yield what a turn can be used for: a tactical action, an order, a component action, or passing (GAL-G09)."""
    if player != stage.player:
        return
    yield from map(Activate, movement.activatable(state, player))
    yield from commands.moves(state, player)
    yield from card_actions.moves(state, player)
    yield from components.moves(state, player)
    yield PASS
    yield TRUST


def refuse(state: State, stage: Stage, player: int, move: Move) -> IllegalMove | None:
    """Return why something is nothing that this turn can be used for."""
    if player != stage.player:
        return not_your_turn(state)
    match move:
        case Activate(system=system):
            found = movement.refuse_activation(state, player, system)
        case Research() | Order():
            found = commands.refuse(state, player, move)
        case Play():
            found = card_actions.refuse(state, player, move)
        case Apply() | Relic():
            found = components.refuse(state, player, move)
        case _:
            found = None
    return found or IllegalMove(
        "A turn is for one action: activate a system, give an order, use a card, or pass.", "GAL-G09"
    )


def not_your_turn(state: State) -> IllegalMove:
    """Return the words for whoever acts in another one's turn."""
    return IllegalMove(f"It is {state.names[state.active]}'s turn. I'll call you.", "GAL-G08")


def carry_out(voyage: Voyage, stage: Stage, player: int, move: Move) -> None:
    """Use a turn; offers that are still open lapse."""
    del stage
    transactions.lapse(voyage)
    dealings.note(voyage, player)
    voyage.finish()
    match move:
        case Activate(system=system):
            tactical.begin(voyage, player, system)
        case Research() | Order():
            commands.carry_out(voyage, player, move)
        case Play():
            card_actions.play(voyage, player, move)
        case Apply() | Relic():
            components.carry_out(voyage, player, move)
        case Pass():
            voyage.set_player(player, passed=True)
            voyage.tell(turning.Passed(voyage.name(player), False))
        case Trust():
            _miss(voyage, player)


def _miss(voyage: Voyage, player: int) -> None:
    """Pass for somebody who stayed away; after the second turn in a row until they are back (GAL-G46)."""
    own = voyage.player(player)
    voyage.set_player(player, passed=True, missed=own.missed + 1)
    voyage.tell(turning.Passed(own.name, True))
    if own.missed == 1:
        voyage.tell(turning.Away(own.name))


# The end of a turn.


def ending_moves(state: State, stage: Stage, player: int) -> Iterator[Move]:
    """Yield what can be done at the end of a turn besides trading: legendary planets, and to be done (GAL-G44)."""
    if player == stage.player:
        yield from legendary.moves(state, player)
        yield PASS


def refuse_at_end(state: State, stage: Stage, player: int, move: Move) -> IllegalMove | None:
    """Return why something cannot be done at the end of a turn."""
    if player != stage.player:
        return not_your_turn(state)
    if isinstance(move, Apply):
        return IllegalMove("You have no legendary planet of that name that is ready.", "GAL-G44")
    done = "You have passed" if state.players[player].passed else "Your action is done"
    return IllegalMove(f"{done}: trade, use a legendary planet, or pass to end your turn.", "GAL-G09")


def carry_out_at_end(voyage: Voyage, stage: Stage, player: int, move: Move) -> None:
    """Use a legendary planet, or end the turn."""
    del stage
    if isinstance(move, Apply):
        legendary.use(voyage, player, move)
        return
    transactions.lapse(voyage)
    voyage.finish()


stage("turn", Doing(moves, refuse, carry_out, lambda state, task, player: TRUST))
stage("end", Doing(ending_moves, refuse_at_end, carry_out_at_end, lambda state, task, player: PASS))
