"""The action phase: rounds, turns, what one can do with a turn, and tactical actions (GAL-G08, GAL-G09, GAL-G11)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Then
from engine.core.memo import changed
from engine.core.moves import Move
from engine.core.verbs import Pass, SetOrder, Trust

from ..state import board
from ..state.catalogue import refused
from ..state.content import DEEP_SURVEY, TOMB_CROWN
from ..state.factions import can
from ..state.moves import Activate, Apply, Play, Relic, Research
from ..state.state import NOBODY, State, Task
from . import card_actions, commands, deal_prospects, goals_ahead, standing_orders, steps, trading
from .awaiting import nobody_is_here, waiting
from .events import course
from .flow import Doing, Ending, Turn, now, stage, step
from .moving import movement
from .moving.journeys import ORB
from .progress import Voyage
from .relics import components, relics

PASS, TRUST = Pass(), Trust()

BETWEEN: dict[str, Any] = {"dealt": (), "prospects": (), "closed": (), "system": "", "legs": ()}
"""What is so between two turns."""


@step(steps.BeginRound)
def begin_round(voyage: Voyage, task: steps.BeginRound) -> None:
    """Begin the action phase of a round: no player has passed, and the speaker is first (GAL-G08)."""
    state = voyage.state
    players = tuple(replace(player, passed=False, chosen=()) for player in state.players)
    voyage.change(phase="action", players=players, active=NOBODY, system="", legs=(), dealt=(), done=(), votes=())
    voyage.tell(course.RoundBegun(state.round, voyage.name(state.speaker)))
    voyage.push(steps.NextTurn())


@step(steps.NextTurn)
def next_turn(voyage: Voyage, task: steps.NextTurn) -> None:
    """Give the turn to the next player who has not passed, or begin the status phase (GAL-G08).

    The referee passes at once for a player who is away, as long as anyone is there (GAL-G46). Also for a player who could
    do nothing else (GAL-G09).
    """
    hinges = False
    for player in waiting(voyage.state):
        away = voyage.player(player).away
        by_order = standing_orders.wants(voyage.state, player, "hand") == "quick"
        hinges |= by_order and not away and not _could_trade(voyage.state, player) and hinges_on_hand(voyage.state, player)
        if not nobody_is_here(voyage.state) and (away or is_idle(voyage.state, player)):
            voyage.set_player(player, passed=True)
            voyage.tell(course.Passed(voyage.name(player), away, idle=not away))
            continue
        voyage.push(*_turn(player), active=player, turns=voyage.state.turns + 1, **BETWEEN)
        break
    else:
        voyage.change(active=NOBODY)
        now(voyage, steps.BeginStatus())
    if hinges:
        voyage.reveal()


@lru_cache(maxsize=16)
def _turn(player: int) -> tuple[Task, ...]:
    """Return what a turn is, as it is written."""
    return Turn(player).written(), steps.Closing(player).written(), steps.NextTurn().written()


@step(steps.Closing)
def _close(voyage: Voyage, task: steps.Closing) -> None:
    """Offer what can be done at the end of a turn, where there is something (GAL-G09, GAL-G44): also after passing for the
    round, but not where the referee did that for a turn that was missed (GAL-G46)."""
    player = task.player
    own = voyage.player(player)
    voyage.push(steps.TurnOver(player))
    if own.passed and own.missed:
        return
    if standing_orders.wants(voyage.state, player, "gifts") == "take":
        card_actions.take_gifts(voyage, player)
    if any(True for _ in card_actions.abilities(voyage.state, player)) or _trades_on(voyage.state, player):
        voyage.push(Ending(player))


def _trades_on(state: State, player: int) -> bool:
    """Return whether a player is asked for transactions after their action, by their standing order: never ("quick"),
    wherever any is possible ("ask"), else where one has become possible that was not before it (GAL-G09)."""
    match standing_orders.wants(state, player, "turns"):
        case "quick":
            return False
        case "ask":
            return bool(trading.partners(state, player))
    return deal_prospects.has_new_bargain(state, player)


@step(steps.TurnOver)
def _end(voyage: Voyage, task: steps.TurnOver) -> None:
    """End a turn: offers to this player lapse, and the next turn begins (GAL-G09, GAL-G64)."""
    trading.end_turn(voyage, task.player)
    if any([getattr(voyage.state, name) for name in BETWEEN]):
        voyage.change(**BETWEEN)
    if not voyage.player(task.player).passed:
        voyage.tell(course.TurnOver(voyage.name(task.player)))


# What a turn offers.


ACTIONS = {
    "activate": movement.ACTIVATED,
    "research": commands.RESEARCHED,
    "order": commands.GIVEN,
    "play": card_actions.PLAYED,
    "relic": relics.PURGED,
    "use": components.APPLIED,
}
"""What a turn can be used for besides passing, by the verbs, in the order in which it is listed (GAL-G09)."""


def moves(state: State, stage: Turn, player: int) -> Iterator[Move]:
    """Yield what a turn can be used for: a tactical action, an order, a component action, or passing (GAL-G09)."""
    if player != stage.player:
        return
    for action in ACTIONS.values():
        yield from action.moves(state, player)
    yield PASS
    if not stage.filed:
        yield TRUST


def refuse(state: State, stage: Turn, player: int, move: Move) -> IllegalMove | None:
    """Return why this turn cannot be used for a move, or for any move of its verb."""
    if player != stage.player:
        return not_your_turn(state)
    action = ACTIONS.get(move.verb)
    found = action.refuse(state, player, move) if action is not None else None
    return found or refused("turn-is-one-action", "GAL-G09")


def not_your_turn(state: State) -> IllegalMove:
    """Return the refusal of acting in another player's turn."""
    return refused("other-turn", "GAL-G08", who=state.names[state.active])


def carry_out(voyage: Voyage, stage: Turn, player: int, move: Move) -> None:
    """Use a turn; offers stay open."""
    deal_prospects.note_prospects(voyage, player)
    voyage.finish()
    match move:
        case Activate(system=system):
            begin_action(voyage, player, system)
        case Research() | SetOrder():
            commands.carry_out(voyage, player, move)
        case Play():
            if can(voyage.state, player, "forms"):
                voyage.push(Turn(player, filed=1))
            card_actions.play(voyage, player, move)
        case Pass() if stage.filed:
            pass  # The card was the action: only the turn is over.
        case Apply() | Relic():
            components.carry_out(voyage, player, move)
        case Pass():
            voyage.set_player(player, passed=True)
            voyage.tell(course.Passed(voyage.name(player), False))
        case Trust():
            _miss(voyage, player)


def _miss(voyage: Voyage, player: int) -> None:
    """Pass for a player who stayed away; after the second turn in a row until they are back (GAL-G46)."""
    own = voyage.player(player)
    voyage.set_player(player, passed=True, missed=own.missed + 1)
    voyage.tell(course.Passed(own.name, True))
    if own.missed == 1:
        voyage.tell(course.Away(own.name))


# The end of a turn.


def ending_moves(state: State, stage: Ending, player: int) -> Iterator[Move]:
    """Yield what can be done at the end of a turn besides trading: legendary planets, and to be done (GAL-G44)."""
    if player == stage.player:
        yield from card_actions.abilities(state, player)
        yield PASS


def refuse_at_end(state: State, stage: Ending, player: int, move: Move) -> IllegalMove | None:
    """Return why something cannot be done at the end of a turn, ``None`` where nothing speaks against it."""
    if player != stage.player:
        return not_your_turn(state)
    if isinstance(move, Apply):
        return card_actions.ABLE.refuse(state, player, move)
    return refused("turn-at-its-end", "GAL-G09", passed=state.players[player].passed)


def carry_out_at_end(voyage: Voyage, stage: Ending, player: int, move: Move) -> None:
    """Use a legendary planet, or end the turn."""
    if isinstance(move, Apply):
        card_actions.use_ability(voyage, player, move)
        return
    voyage.finish()


stage(Turn, Doing(moves, refuse, carry_out, lambda state, task, player: PASS if task.filed else TRUST))
stage(Ending, Doing(ending_moves, refuse_at_end, carry_out_at_end))


STEPS = (
    steps.Survey,
    steps.Move,
    steps.SpaceCombat,
    steps.Invasion,
    steps.Production,
    steps.Compass,
    steps.Crown,
    steps.ActionOver,
)
"""What follows an activation, in order; each is a step of the chapter that knows its rules. Planets are explored as they
are gained, in the invasion; the frontier token after that (GAL-G37)."""


def begin_action(voyage: Voyage, player: int, system: str) -> None:
    """Put a tactic token of a player in a system, and go on there (GAL-G11)."""
    own, place = voyage.player(player), voyage.system(system)
    voyage.set_player(player, tactic=own.tactic - 1)
    voyage.set_system(system, tokens=tuple(sorted((*place.tokens, player))))
    there = (place.fleets, *(voyage.state.planet_by_id[planet].troops for planet in place.planets))
    foes = any(force.ships or force.troops for forces in there for other, force in enumerate(forces) if other != player)
    voyage.tell(course.Activated(own.name, system, foes))
    survey, *others = _steps(system, player)
    voyage.push(*([survey] if own.knows(DEEP_SURVEY) else []), *others, system=system, legs=())


@lru_cache(maxsize=256)
def _steps(system: str, player: int) -> tuple[Then, ...]:
    """Return what follows an activation, as it is written."""
    return tuple([kind(system, player).written() for kind in STEPS])


@step(steps.ActionOver)
def _action_over(voyage: Voyage, task: steps.ActionOver) -> None:
    """A tactical action is over: no system is active any more."""
    voyage.change(system="", legs=())


def is_idle(state: State, player: int) -> bool:
    """Return whether a player whose turn it would be could do nothing with it but pass.

    Only what lies open counts: a hand keeps the turn open whatever is in it (GAL-G47). By standing order it does not where
    no card of it can be used (GAL-G46). A token where no ship can come, and nothing can be done without one, is no use.
    In a round with which the game may end it keeps the turn open, so that the player sees the end before it comes.
    """
    if movement.activatable(state, player) and goals_ahead.may_end(state):
        return False
    return not (_hand_counts(state, player) or has_use_for_turn(state, player) or _could_trade(state, player))


def _could_trade(state: State, player: int) -> bool:
    """Return whether a turn would be kept open for a transaction."""
    return not _has_traded(state, player) and deal_prospects.has_bargain(changed(state, active=player, dealt=()), player)


def hinges_on_hand(state: State, player: int) -> bool:
    """Return whether, besides transactions, nothing but their hand could keep a turn open (GAL-G46)."""
    return bool(state.players[player].hand) and not has_use_for_turn(state, player)


def only_hand_keeps_open(state: State, player: int) -> bool:
    """Return whether a player in their turn has no card in hand that can be used, nor anything else to do but pass: not
    even a transaction that they could want. Only they may know it (GAL-G47)."""
    if not hinges_on_hand(state, player) or deal_prospects.has_bargain(state, player):
        return False
    return not any(True for _ in card_actions.moves(state, player))


def has_use_for_turn(state: State, player: int) -> bool:
    """Return whether a turn could be used for anything besides a card in hand, transactions and passing."""
    return (
        any(True for _ in card_actions.abilities(state, player))
        or has_use_for_tokens(state, player)
        or any(True for _ in commands.moves(state, player))
        or any(True for _ in components.moves(state, player))
    )


def _has_traded(state: State, player: int) -> bool:
    """Return whether a player has had a turn of this round to trade in, and wants to be asked for no more (GAL-G91).

    Their tokens on the map show it to everyone.
    """
    return state.tokens_on_map(player) > 0 and standing_orders.wants(state, player, "turns") == "quick"


def _hand_counts(state: State, player: int) -> bool:
    if not state.players[player].hand:
        return False
    return standing_orders.wants(state, player, "hand") != "quick" or any(True for _ in card_actions.moves(state, player))


def has_use_for_tokens(state: State, player: int) -> bool:
    """Return whether a tactical action could lead to anything: what relics and Deep Survey add to it counts too."""
    own, systems = state.players[player], movement.activatable(state, player)
    if not systems:
        return False
    if own.holds(ORB) or own.holds(TOMB_CROWN, ready=True) or own.knows(DEEP_SURVEY):
        return True
    return any(system in systems for system in board.fleets(state, player)) or any(
        movement.worth_while(state, player, system) for system in systems
    )
