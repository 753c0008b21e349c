"""How the ways to deal with a dilemma are offered: price and odds on the button, below what it brings."""

from __future__ import annotations

from engine.core.odds import odds
from engine.core.words import upper

from ..rules.finding.challenge import running
from ..rules.happening import dilemmas
from ..rules.steps import asks
from ..rules.trials import again, ahead
from ..state.board import unknown_around
from ..state.catalogue import WORDS
from ..state.content import Way, content
from ..state.member import MOST_RESOLVE
from ..state.state import State, present


def chance(state: State, way: Way) -> float:
    """Return how likely a way goes well, 1 for one that takes no test."""
    return again(state, ahead(state, dilemmas.test(state, way))) if way.skill else 1.0


def succeeds(state: State, question: asks.Dilemma, option: str) -> float:
    """Return how likely a way of a dilemma goes well."""
    return chance(state, content().dilemmas[question.which].way(option))


def offered(state: State, question: asks.Dilemma, option: str) -> tuple[str, str]:
    """Return the label of a way, and what it brings."""
    way = content().dilemmas[question.which].way(option)
    costs = [WORDS("dilemma-cost", effect=cost, price=dilemmas.PRICE) for cost in way.costs]
    likely = odds(chance(state, way)) if way.skill else ""
    return WORDS("dilemma-way", label=way.label, costs=costs, odds=likely), upper(brings(state, way))


def gains(state: State, way: Way) -> list[str]:
    """Return the effects of a way that goes well, as far as the party can have them: near a goal that is known there is
    only a clue, and nothing to see where all ground is."""
    fresh = all(not state.members[index].fatigue for index in present(state))
    full = state.members[dilemmas.doer(state, way)].resolve >= MOST_RESOLVE
    vain = {"view": not unknown_around(state), "rest": fresh, "resolve": full}
    known = ["clue" if effect == "goal" and not running(state) else effect for effect in way.good]
    return [effect for effect in known if not vain.get(effect, False)]


def is_hopeless(state: State, question: asks.Dilemma, option: str) -> bool:
    """Return whether a way cannot go well, or brings nothing; the one that costs nothing always can be gone."""
    way = content().dilemmas[question.which].way(option)
    return option != question.default and (chance(state, way) == 0 or (bool(way.good) and not gains(state, way)))


def brings(state: State, way: Way) -> str:
    """Return what a way brings where it goes well, what it costs else, and who is tested; "" where nothing comes of it."""
    if not gains(state, way):
        return ""
    good, bad = (
        [WORDS("dilemma-effect", effect=effect, price=dilemmas.PRIZE) for effect in effects]
        for effects in (gains(state, way), way.bad)
    )
    who = state.members[dilemmas.doer(state, way)].name if way.skill else ""
    return WORDS("dilemma-brings", good=good, bad=bad, who=who)
