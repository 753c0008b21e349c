"""Why a move is made, in a sentence: of all but a tactical action, which `advising` tells by its plan."""

from __future__ import annotations

from engine.core.flow import Ask
from engine.core.moves import Move
from engine.core.odds import odds
from engine.core.verbs import Choose, Pass, SetOrder

from ..rules import awaiting, flow, goals_ahead, steps
from ..rules.economy import wealth
from ..rules.flow import open_stage
from ..rules.moving import journeys, movement
from ..speech.questions import stand_chance
from ..speech.words import thing
from ..state import naming
from ..state.catalogue import WORDS
from ..state.moves import BOUGHT, Accept, Apply, Bring, Decline, Land, Play, Produce, Relic, Research, Trade, Vote
from ..state.state import State
from .judging import Outlook

EVEN_ODDS = 0.5
"""From here on a chance is called fair."""

EXPLAINED = (flow.Paying, flow.CardOpen, flow.Market)
"""Stages in which every move is made for the same reason."""


def reason(outlook: Outlook, move: Move, says: str = "") -> str:
    """Return why a move is made; ``says`` is what its player would say of it."""
    question = awaiting.asked(outlook.state, outlook.me)
    if question is not None:
        return _of_answer(outlook.state, question, move)
    match move:
        case Trade():
            return WORDS("why-trade")
        case Accept():
            return WORDS("why-accept")
        case Decline():
            return WORDS("why-decline")
        case Research(technology=technology):
            found = goals_ahead.nearer_by_research(outlook.state, outlook.me, technology)
            if found is not None and found.point:
                return WORDS("why-completes", goal=found.goal)
            learned = outlook.nearer("learned", 3 - len(outlook.own.technologies))
            return WORDS("why-technology", technology=technology, goal="learned" if learned else "")
        case SetOrder(order=order):
            number = wealth.room(outlook.state, outlook.me)
            return WORDS(f"why-order-{order}", number=number) if order in BOUGHT else WORDS("why-order")
        case Relic():
            return WORDS("why-relic")
        case Play(card=card):
            return WORDS("why-play", card=card)
        case Apply():
            return WORDS("why-use")
        case Bring() | Land():
            return _of_units(outlook, move)
        case Produce():
            return WORDS("why-produce")
        case Pass():
            return WORDS("why-pass")
    stage = open_stage(outlook.state)
    if isinstance(stage, flow.Market) and isinstance(move, Choose):
        return WORDS("why-answer-pools")
    if isinstance(move, Vote) and move.who != naming.handles(outlook.state)[outlook.me]:
        return WORDS("why-vote-against", who=outlook.state.players[outlook.opposed].name)
    return WORDS(f"why-stage-{stage.called()}") if isinstance(stage, EXPLAINED) else WORDS("why-best")


def _of_answer(state: State, question: Ask, move: Move) -> str:
    """Return why a question is answered so."""
    option = awaiting.option_of(question, move)
    if isinstance(question, steps.Stand):
        flees, chance = [item for item in question.options if item.startswith("retreat")], stand_chance(state, question)
        if chance is None:
            return WORDS("why-usual")
        way = "retreat" if option in flees else "fair" if chance >= EVEN_ODDS else "risk" if flees else "cornered"
        return WORDS("why-stand", way=way, wins=odds(chance))
    if option == flow.WITHOUT and isinstance(question, steps.Furnace):
        return WORDS("why-keep-furnace")
    if option == flow.WITHOUT:
        return WORDS("why-without", fury=isinstance(question, steps.Fury))
    if isinstance(move, Play):
        return WORDS("why-scales", card=move.card)
    kind = question.called()
    return WORDS(f"why-answer-{kind}") if f"why-answer-{kind}" in WORDS.messages() else WORDS("why-usual")


def _of_units(outlook: Outlook, move: Bring | Land) -> str:
    if isinstance(move, Land):
        return WORDS("why-land", planet=thing(outlook.state, move.planet))
    start = naming.system_named(outlook.state, move.origin)
    journey = journeys.read(outlook.state, start.id, move.units) if start is not None else None
    if journey is not None and journey.force.troops:
        return WORDS("why-transports")
    there = outlook.state.system_by_id[outlook.state.system]
    if any(force.ships for player, force in enumerate(there.fleets) if player != outlook.me):
        return WORDS("why-fight")
    comes = any(True for _ in movement.could_come(outlook.state, outlook.me, there.id))
    return WORDS("why-guards-stay" if comes else "why-ships-alone")
