"""How the ways to deal with a dilemma are offered: price and odds on the button, below what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.desk import MOST_LABEL
from engine.core.odds import odds
from engine.core.words import upper

from ..rules.finding.challenge import running, usually_gone
from ..rules.happening import dilemmas
from ..rules.happening.dilemmas import PRIZE
from ..rules.steps import asks
from ..rules.supplies import meals
from ..rules.trials import again, ahead, helping
from ..state.catalogue import WORDS
from ..state.content import Way, content
from ..state.state import State, last_day, present
from ..state.worths import GAINS, LOSSES, RESTED
from .words import least_rations


def chance(state: State, way: Way) -> float:
    """Return how likely a way goes well, 1 for one that takes no test."""
    return again(state, ahead(state, dilemmas.test(state, way))) if way.skill else 1.0


def succeeds(state: State, question: asks.Dilemma, option: str) -> float:
    """Return how likely a way of a dilemma goes well."""
    return chance(state, content().dilemmas[question.which].way(option))


HARMS = {"wound", "weary", "tired"}
"""What a way that goes wrong may cost the party besides time and coins."""


def does_harm(question: asks.Dilemma, option: str) -> bool:
    """Return whether a way that goes wrong does harm."""
    return not HARMS.isdisjoint(content().dilemmas[question.which].way(option).bad)


def offered(state: State, question: asks.Dilemma, option: str) -> tuple[str, str]:
    """Return the label of a way: what it brings, how likely, at what price, and what it costs else. What finds no room is
    the detail: what it costs else, or all that it brings."""
    way = content().dilemmas[question.which].way(option)
    likely = odds(chance(state, way)) if way.skill else ""
    good, bad = _told(state, way)
    # A stake is told where the way goes wrong: only then it is lost.
    terms = [*(_cost(state, cost) for cost in way.costs if not (cost == "coins" and _is_staked(state, way)))]
    terms += _wear(state, way)
    idle = not terms and not likely and not good
    barely = way.tools and likely == odds(chance(state, replace(way, tools=False)))
    tools = "barely" if barely else way.tools
    none: list[str] = []
    fails = WORDS("dilemma-fails", bad=bad)
    briefly = [*(_cost(state, cost, brief=True) for cost in way.costs if not (cost == "coins" and _is_staked(state, way)))]
    tellings = (
        (good, bad, terms, ""),
        (good, none, terms, fails),
        (good, none, [*briefly, *_wear(state, way)], WORDS("dilemma-fully", terms=terms, fails=fails)),
        (none, none, terms, brings(state, way)),
    )
    whole = detail = ""
    for place, (gained, lost, terms, rest) in enumerate(tellings):
        whole, detail = (
            WORDS(
                "dilemma-way",
                label=way.label,
                odds=likely,
                terms=terms,
                idle=idle,
                tools=tools,
                good=gained,
                bad=lost,
                brief=bool(good) and not gained,
            ),
            upper(rest),
        )
        if len(whole) <= (MOST_AT_A_GLANCE if place < AT_A_GLANCE else MOST_LABEL):
            break
    return whole, detail


MOST_AT_A_GLANCE, AT_A_GLANCE = 62, 2
"""A way whose label has more letters, about two lines of a phone, tells what it costs else below the question. What it
brings and costs in any case stays on the button."""


def _wear(state: State, way: Way) -> list[str]:
    """Return which of their uses the tools of who goes a way lose."""
    if not way.tools or not way.skill:
        return []
    member = state.members[dilemmas.doer(state, way)]
    held = helping(member, way.skill, wanted=True)
    return [WORDS("cost-use", left=member.items[held].uses)] if held >= 0 and member.items[held].key == "tool" else []


def _cost(state: State, cost: str, *, brief: bool = False) -> str:
    """Return what a way costs, of what there is: "1 of Ada's 3 food"; ``brief``: no more than what it costs."""
    giver = dilemmas.giver(state) if cost == "food" else -1
    have = meals(state.members[giver]) if giver >= 0 else state.purse
    who = state.members[giver].name if giver >= 0 else ""
    return WORDS("dilemma-cost", effect=cost, price=dilemmas.PRICE, have=0 if brief else have, who=who)


def is_hopeless(state: State, question: asks.Dilemma, option: str) -> bool:
    """Return whether a way hardly ever goes well, or brings nothing. The way that costs nothing is never hopeless."""
    way = content().dilemmas[question.which].way(option)
    return option != question.default and (
        chance(state, way) < HARDLY or (bool(way.good) and not dilemmas.gains(state, way))
    )


HARDLY = 0.12
"""A way that goes well less often, below 1 in 8 or so, is no button."""


def promise(state: State, question: asks.Dilemma, option: str) -> float:
    """Return about what a way is worth on average: it says which is offered first."""
    way = content().dilemmas[question.which].way(option)
    likely = chance(state, way)
    good = sum(GAINS.get(gain, RESTED) for gain in dilemmas.gains(state, way))
    each = len(present(state)) * LOSSES["tired"]
    bad, costs = (sum(LOSSES.get(harm, each) for harm in harms) for harms in (way.bad, way.costs))
    return likely * good - (1 - likely) * bad - costs


WORSE = {"tired": ("tired", "weary")}
"""What is at least as bad as each cost of a way, besides that cost itself."""


def is_beaten(state: State, question: asks.Dilemma, option: str) -> bool:
    """Return whether another way plainly beats one: it costs and risks no more, tools too, is as likely, and brings as
    much."""
    every = {other: content().dilemmas[question.which].way(other) for other in question.options}
    mine = every.pop(option)
    if mine.tools and odds(chance(state, mine)) == odds(chance(state, replace(mine, tools=False))):
        return True
    others = [way for way in every.values() if mine.tools or not way.tools]
    beaten = any(_is_as_good(state, way, mine) and not _is_as_good(state, mine, way) for way in others)
    return beaten and option != question.default


def _is_as_good(state: State, way: Way, other: Way) -> bool:
    """Return whether a way is as good as another in all that it costs, risks and brings."""
    likely, less, good = chance(state, way), chance(state, other), set(dilemmas.gains(state, other))
    brings_as_much = not good or (likely >= less and set(dilemmas.gains(state, way)) >= good)
    return brings_as_much and _is_within(way.costs, other.costs) and _is_within(way.bad, (*other.costs, *other.bad))


def _is_within(harm: Sequence[str], more: Sequence[str]) -> bool:
    return all(any(worse in more for worse in WORSE.get(each, (each,))) for each in harm)


def brings(state: State, way: Way) -> str:
    """Return what a way brings where it goes well, and what it costs else; "" where nothing comes of it."""
    good, bad = _told(state, way)
    return WORDS("dilemma-brings", good=good, bad=bad) if good else ""


def lost(state: State, way: Way) -> list[str]:
    """Return what a way costs where it goes wrong, in words."""
    return _told(state, way)[1]


def _is_staked(state: State, way: Way) -> bool:
    """Return whether a way pays coins to win some."""
    return bool(way.skill) and "coins" in way.costs and "coins" in dilemmas.gains(state, way)


def _told(state: State, way: Way) -> tuple[list[str], list[str]]:
    """Return what a way brings where it goes well, and what it costs else, in words."""
    gains = dilemmas.gains(state, way)
    staked = _is_staked(state, way)
    paid, lost = (dilemmas.PRICE, ["stake"]) if staked else (0, [])
    gone = usually_gone(state) if running(state) else 0
    told = [
        WORDS("dilemma-effect", effect=effect, price=PRIZE, paid=paid, net=PRIZE - paid, gone=gone)
        for effect in (*gains, *way.bad, *lost)
    ]
    return told[: len(gains)], told[len(gains) :]


def gathered_of(state: State) -> str:
    """Return what a resource is studied for: food while that counts for the goal or food does not last, else materials."""
    nights = last_day(state) - state.day if last_day(state) else PLENTY
    return "food" if running(state) or least_rations(state) <= nights else "materials"


PLENTY = 3
"""Food for so many nights is plenty where days do not run out."""
