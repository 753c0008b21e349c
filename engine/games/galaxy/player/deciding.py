"""What decides the game as a round ends: how a system is offered by which its player wins, and why a place is guarded."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game import Choice
from engine.core.moves import Move
from engine.core.odds import odds

from ..rules import goals_ahead
from ..speech.words import own_words
from ..state.catalogue import WORDS
from ..state.content import SPLINTER
from ..state.moves import Activate
from ..state.state import NOBODY
from .judging import Outlook


def with_win(outlook: Outlook, move: Activate, found: Choice) -> Choice:
    """Return how a system is offered in which a win is at hand: what is fought for, how likely it is won, and that it wins.
    So is another on which a win depends that one has. All may read that, but not by which hidden goal."""
    state, prize = outlook.state, outlook.prize(move.system)
    if prize is None:
        risked = [item.planet for item in outlook.risked if item.system == move.system and item.planet]
        places = [state.planet_by_id[planet].name for planet in dict.fromkeys(risked)]
        fought = goals_ahead.best_comers(state, outlook.me, move.system)[1].least is not None
        # A fight says its odds.
        guards = places and not fought
        return replace(found, label=WORDS("activate-guard", planets=places, system=move.system)) if guards else found
    taken = [state.planet_by_id[prize.planet].name] if prize.planet else []
    label = found.label.partition(": ")[0]
    if prize.fought:
        label = WORDS("activate-fight", system=move.system, planets=taken, odds=[odds(prize.chance)], said=[])
    elif taken:
        label = WORDS("activate-take", system=move.system, planets=taken, said=[])
    return replace(found, label=WORDS("with-win", activate=label), weight="main")


def of_guard(outlook: Outlook, best: Move) -> str:
    """Return what a rival could take in the system that is put forward, so that the own win is lost; "" for nothing. It
    says how likely that is as things stand, and whether the Crown Splinter goes with it."""
    if not isinstance(best, Activate):
        return ""
    state = outlook.state
    danger = next((item for item in outlook.risked if item.system == best.system and item.planet), None)
    if danger is None or goals_ahead.best_comers(state, outlook.me, best.system)[1].least is not None:
        return ""
    world, who = state.planet_by_id[danger.planet], state.players[danger.rival].name
    splinter = outlook.own.holds(SPLINTER) and (world.fabled or world.home != NOBODY)
    place = own_words(world, outlook.me)
    return WORDS("against-win-lost", who=who, place=place, loses=odds(danger.chance), splinter=splinter)
