"""How the ways to deal with a dilemma are offered: price and odds on the button, below what it brings."""

from __future__ import annotations

from engine.core.odds import odds
from engine.core.words import upper

from ..rules.happening import dilemmas
from ..rules.steps import asks
from ..rules.trials import again, ahead
from ..state.catalogue import WORDS
from ..state.content import Way, content
from ..state.state import State


def chance(state: State, way: Way) -> float:
    """Return how likely a way goes well, 1 for one that takes no test."""
    return again(state, ahead(state, dilemmas.test(state, way))) if way.skill else 1.0


def offered(state: State, question: asks.Dilemma, option: str) -> tuple[str, str]:
    """Return the label of a way, and what it brings."""
    way = content().dilemmas[question.which].way(option)
    costs = [WORDS("dilemma-cost", effect=cost, price=dilemmas.PRICE) for cost in way.costs]
    likely = odds(chance(state, way)) if way.skill else ""
    return WORDS("dilemma-way", label=way.label, costs=costs, odds=likely), upper(brings(state, way))


def brings(state: State, way: Way) -> str:
    """Return what a way brings where it goes well, what it costs else, and who is tested; "" where nothing comes of it."""
    if not way.good:
        return ""
    good, bad = (
        [WORDS("dilemma-effect", effect=effect, price=dilemmas.PRIZE) for effect in effects]
        for effects in (way.good, way.bad)
    )
    who = state.members[dilemmas.doer(state, way)].name if way.skill else ""
    return WORDS("dilemma-brings", good=good, bad=bad, who=who)
