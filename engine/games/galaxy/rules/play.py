"""What a move does: its chapter carries it out, then all goes on that waits for no player."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.errors import GameOver
from engine.core.flow import Ask, Then, Unlisted, heed
from engine.core.game import Event
from engine.core.moves import Move
from engine.core.verbs import Choose, Enter, SetOrder, Trust

from ..state import naming
from ..state.catalogue import WORDS, refused
from ..state.content import content
from ..state.moves import Accept, Bring, Decide, Decline, Land, Pay, Play, Produce, Reopen, Resign, Trade, Vote
from ..state.state import NONE, Exploration, Force, State
from . import (
    awaiting,
    control,
    ending,
    flow,
    goals,
    legal,
    opening,
    remembering,
    standing_orders,
    status_phase,
    steps,
    trading,
    turns,
)
from .awaiting import awaited
from .economy import production
from .events import course, notation
from .exploring import decks, effects, explorations, windows
from .fighting import battles, invasion
from .legal import in_own_turn, refuse_resigning
from .progress import Voyage
from .relics import relics

QUIET = (Trust, Resign, Decide)
"""Moves after which a player who was away is still away."""

OPEN = (Bring, Land, Produce, Pay, Vote)
"""Moves with an argument of which not every text is listed: their stage looks at them itself."""

DEALS = (Trade, Accept, Decline)
CHOSEN = course.Chosen.called()


CHAPTERS = (effects, invasion, status_phase, turns, windows)
"""Modules that are reached by their steps alone."""


def apply(state: State, player: int, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
    """Return the state after a move and what is told of it; see `engine.core.game.Game.apply`."""
    if state.phase == "over":
        raise GameOver(WORDS.message("this-game-has-ended"))
    if isinstance(move, Enter):
        raise opening.nobody_comes_later()
    if not 0 <= player < len(state.players) or state.players[player].gone:
        raise refused("given-up", "GAL-G48")
    voyage = Voyage(state, dice)
    # A secret answer is not coming back: that would show whether it is the one that is taken for the absent (GAL-G47).
    if state.players[player].missed and not isinstance(move, QUIET) and move != awaiting.default(state, player):
        standing_orders.come_back(voyage, player)
    carry_out(voyage, player, move)
    go_on(voyage)
    if all([event.kind == CHOSEN for event in voyage.events]):
        _tell(voyage, state, player, move)
    return remembering.remembered(state, voyage.state, voyage.events), voyage.events


def _tell(voyage: Voyage, before: State, player: int, move: Move) -> None:
    """Tell of a move that nothing was told of: ships that set out, or a choice of which nothing has come yet."""
    if isinstance(move, Bring):
        legs = voyage.state.legs[len(before.legs) :]
        told = (notation.Leg(naming.written_force(leg.force), naming.system_name(leg.origin)).written for leg in legs)
        voyage.tell(course.Sent(voyage.name(player), naming.system_name(before.system), tuple(told)))
    else:
        chose, place = _chosen(before, player, move)
        where = naming.planet_name(before, place) if place else ""
        voyage.tell(course.Answered(voyage.name(player), isinstance(move, Decide), chose, where))


def _chosen(before: State, player: int, move: Move) -> tuple[str, str]:
    """Return what a move of which nothing has come yet chose, and on which planet: to "fight", "land" or "produce", or
    units."""
    question, stage = awaiting.asked(before, player), flow.open_stage(before)
    if isinstance(move, Produce) and isinstance(stage, flow.Producing):
        force = production.meant(stage, move.units)
        waits = force is None or production.goes_on(before, stage, move.units)
        return ("", "") if waits else (naming.written_force(force), stage.planet)
    if isinstance(move, Land):
        landed = naming.planet_named(before, move.planet)
        return ("land", landed.id) if landed is not None else ("", "")
    if question is None and move == Choose("produce"):
        return "produce", ""
    if question is None or not isinstance(move, Choose):
        return "", ""
    match question:
        case steps.Stand():
            return "fight", ""
        case steps.Crew():
            unit, _, planet = move.option.partition("@")
            return f"1 {unit}", planet
        case steps.Automaton():
            return "1 dock", move.option
        case _:
            return "", ""


def carry_out(voyage: Voyage, player: int, move: Move) -> None:
    """Carry out a move; `IllegalMove` where it is not possible."""
    state = voyage.state
    if isinstance(move, Reopen):
        windows.reopen(voyage, player)
        return
    if isinstance(move, SetOrder) and standing_orders.known(move.order):
        _set_habit(voyage, player, move.order)
        return
    if state.before is not None:
        voyage.change(before=None)
        state = voyage.state
    if isinstance(move, Resign):
        heed(refuse_resigning(state, player, move.sure))
        _resign(voyage, player)
        return
    question = awaiting.asked(state, player)
    if question is not None:
        _answer(voyage, question, move)
        return
    stage = flow.open_stage(state)
    if stage is None:
        raise Unlisted
    if isinstance(move, DEALS):
        heed(trading.refuse(state, player, move))
        trading.carry_out(voyage, player, move)
        trading.close_if_empty(voyage)
        return
    if not _is_listed(move, flow.moves(state, stage, player)):
        raise Unlisted
    flow.STAGES[type(stage)].carry_out(voyage, stage, player, move)


def _set_habit(voyage: Voyage, player: int, order: str) -> None:
    """Set a standing order. The order "back" is for players who are still away."""
    if order != standing_orders.BACK or not voyage.events:
        heed(legal.refuse_habit(voyage.state, player, order))
        standing_orders.carry_out(voyage, player, order)


def _answer(voyage: Voyage, question: Ask, move: Move) -> None:
    if isinstance(move, Play) and move in battles.plays(voyage.state, question.owner):
        battles.play(voyage, question.owner, move.card)
        return
    option = awaiting.option_of(question, move)
    if option is None:
        raise Unlisted
    flow.reply(voyage, question, option)


def _is_listed(move: Move, listed: Sequence[Move]) -> bool:
    """Return whether a move is one of those of a stage, or of one's kind where its argument is open."""
    return any(type(other) is type(move) for other in listed) if isinstance(move, OPEN) else move in listed


# What goes on by itself.


def go_on(voyage: Voyage) -> None:
    """Go on until a player who is there has to choose; for a player who is away, or gone, the default is taken (GAL-G46).

    A card that leaves nothing to decide is resolved unasked; where that could not be taken back, its explorer is asked if
    they wish to be (GAL-G23).
    """
    flow.run(voyage)
    while True:
        if windows.is_fresh(voyage.state):
            voyage.state = windows.asked(voyage.state)
            after = windows.resolved(voyage.state, go_on)
            if after is not None:
                voyage.state = after.state
                voyage.events += after.events
            elif windows.is_unasked(voyage.state):
                windows.resolve(voyage)
        elif (absent := _absent(voyage.state)) is not None:
            _carry_out_default(voyage, *absent)
        else:
            return
        flow.run(voyage)


def _absent(state: State) -> tuple[int, Move] | None:
    """Return an awaited player who is away or gone, and what is done for them; ``None`` where there is none, or where all
    are away: then the game waits."""
    for player in awaited(state):
        own = state.players[player]
        if own.gone or own.away:
            if awaiting.nobody_is_here(state):
                return None
            move = awaiting.default(state, player)
            if move is not None:
                return player, move
    return None


def _carry_out_default(voyage: Voyage, player: int, move: Move) -> None:
    question = awaiting.asked(voyage.state, player)
    if question is not None:
        flow.reply(voyage, question, question.default)
        return
    stage = flow.open_stage(voyage.state)
    assert stage is not None
    if isinstance(move, Decline):
        trading.carry_out(voyage, player, move)
    else:
        flow.STAGES[type(stage)].carry_out(voyage, stage, player, move)


# Giving up for good.


def _resign(voyage: Voyage, player: int) -> None:
    """Take a player out of the game; nothing else does, not even the loss of their home (GAL-G62). What they were in the
    middle of ends; where only one is left, the game does."""
    own_turn = in_own_turn(voyage.state, player)
    voyage.tell(course.Resigned(voyage.name(player)))
    trading.leave(voyage, player)
    if own_turn:
        _break_off(voyage)
    _strip(voyage, player)
    voyage.set_player(player, gone=True, passed=True, missed=0, chosen=(), first="")
    left = tuple(number for number in range(len(voyage.state.players)) if not voyage.state.players[number].gone)
    if len(left) == 1:
        ending.finish(voyage, "alone")
        return
    if voyage.state.speaker == player:
        voyage.change(speaker=next(item for item in _after(voyage.state, player) if item in left))
    trading.close_if_empty(voyage)


def _after(state: State, player: int) -> tuple[int, ...]:
    place = state.order.index(player)
    return (*state.order[place + 1 :], *state.order[:place])


def _break_off(voyage: Voyage) -> None:
    """End the turn of a player who leaves: an open card is discarded, one whose effect is done goes where it belongs."""
    for task in voyage.state.agenda:
        if isinstance(task, Exploration) and task.step == "resolved":
            explorations.put_away(voyage, task)
        elif isinstance(task, Exploration) and task.card:
            decks.discard(voyage, content().cards[task.card].deck, task.card)
    agenda = voyage.state.agenda
    place = next(
        number for number, task in enumerate(agenda) if isinstance(task, Then) and task.step == steps.NextTurn.called()
    )
    voyage.change(agenda=agenda[place:], legs=(), system="", dealt=(), closed=())


def _strip(voyage: Voyage, player: int) -> None:
    """Take everything from a player: units off the map, planets free, cards to their piles, relics out of the game."""
    removed = _remove_units(voyage, player)
    if removed:
        voyage.tell(
            course.RemovedUnits(voyage.name(player), "", naming.written_force(removed), "resigned"), rules=("GAL-G48",)
        )
    for planet in voyage.state.planets_of(player):
        control.free(voyage, planet.id)
    decks.discard_fragments(voyage, player)
    decks.discard_devices(voyage, player)
    relics.purge_all(voyage, player)
    decks.discard_hand(voyage, player)
    goals.discard_all(voyage, player)
    voyage.set_player(player, trade_goods=0, commodities=0, tactic=0, strategy=0)


def _remove_units(voyage: Voyage, player: int) -> Force:
    """Take a player's units and command tokens off the map; return the units."""
    removed, systems, planets = NONE, list(voyage.state.systems), list(voyage.state.planets)
    for place, system in enumerate(systems):
        if system.fleets[player] or player in system.tokens:
            removed += system.fleets[player]
            tokens = tuple(token for token in system.tokens if token != player)
            systems[place] = replace(system, fleets=_without(system.fleets, player), tokens=tokens)
    for place, planet in enumerate(planets):
        if planet.troops[player]:
            removed += planet.troops[player]
            planets[place] = replace(planet, troops=_without(planet.troops, player))
    voyage.change_in("systems", tuple(systems), "fleets", "tokens")
    voyage.change_in("planets", tuple(planets), "troops")
    return removed


def _without(forces: tuple[Force, ...], player: int) -> tuple[Force, ...]:
    return (*forces[:player], NONE, *forces[player + 1 :])
