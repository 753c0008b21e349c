"""Why the coloured answer and not another, in one line: what it brings is for now, or what another risks."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.flow import Ask
from engine.core.odds import odds

from ..rules import odds as chances
from ..rules.finding.loot import FORCE
from ..rules.happening import dilemmas
from ..rules.meeting.fights import approached
from ..rules.steps import asks
from ..rules.supplies import meals
from ..speech import crossings
from ..state.catalogue import WORDS
from ..state.content import WITH_TOOLS, Way, content
from ..state.member import WEARY
from ..state.moves import Search
from ..state.state import State, foes_met, last_day, present
from .strength import SPENT, toll
from .weighing import gain, worth

OFTEN = 0.3
"""What goes wrong at least so often is worth saying."""


def why(state: State, asked: Ask, option: str) -> str:
    """Return why an answer is proposed; "" where the buttons say it."""
    match asked:
        case asks.Dilemma():
            return _way(state, asked, option)
        case asks.Approach() if option != "fight" and "fight" in asked.options:
            return _fight(state)
        case asks.Avoid() if option == "avoid":
            return WORDS("reason-dodge")
        case asks.Chest() if option == FORCE:
            return WORDS("reason-force")
        case asks.Offerings() if option == "leave":
            return WORDS("reason-offerings")
    return ""


def _fight(state: State) -> str:
    """Return what a fight would take, as those reckon who decide against it."""
    foes = foes_met(state)
    if foes is None or foes.disposition != "hostile" or approached(state, foes, "fight") == 0:
        return ""
    each = toll(state, foes.grit, foes.tn)
    return WORDS("reason-fight", each=round(each) if each < 2 * SPENT else 0)


def _way(state: State, asked: asks.Dilemma, option: str) -> str:
    """Return why a way of a dilemma is proposed: what another that promises as much would risk, or what it brings is
    for."""
    ways = [content().dilemmas[asked.which].way(each) for each in asked.options]
    mine = content().dilemmas[asked.which].way(option)
    others = sorted((way for way in ways if way.id != mine.id), key=lambda way: -worth(state, way))
    tempting = [way for way in others if dilemmas.gains(state, way) and not crossings.is_hopeless(state, asked, way.id)]
    if said := _spared(state, asked, option):
        return said
    brings = max(dilemmas.gains(state, mine), key=lambda effect: gain(state, effect), default="")
    use = _use(state, mine, brings)
    risks = [said for way in tempting if (said := _risk(state, way))]
    untold = [said for way in tempting if crossings.offered(state, asked, way.id)[1] and (said := _risk(state, way))]
    return next(iter(untold), "") or (use if brings and use else next(iter(risks), ""))


def _spared(state: State, asked: asks.Dilemma, option: str) -> str:
    """Return that tools are spared with which a way would go well more often."""
    tooled = next((each for each in asked.options if each == f"{option}{WITH_TOOLS}"), "")
    if not tooled:
        return ""
    better, plainly = (odds(crossings.succeeds(state, asked, each)) for each in (tooled, option))
    return WORDS("reason-spared", odds=better, plainly=plainly) if better != plainly else ""


def _risk(state: State, way: Way) -> str:
    """Return how often a way goes wrong, and what that costs; "" where it seldom does, or costs next to nothing."""
    chance = crossings.chance(state, way)
    if 1 - chance < OFTEN or crossings.HARMS.isdisjoint(way.bad):
        return ""
    return WORDS("reason-risk", way=WORDS.text(way.label), odds=odds(1 - chance), bad=crossings.lost(state, way))


def _use(state: State, way: Way, effect: str) -> str:
    """Return what it is good for now that a way brings; "" where its label says that, and where it is for nothing now."""
    there = [state.members[index] for index in present(state)]
    match effect:
        case "resolve":
            member = state.members[dilemmas.doer(state, way)]
            return WORDS("reason-resolve", who=member.name, have=member.resolve)
        case "food":
            least = min((meals(member) for member in there), default=0)
            nights = last_day(state) - state.day
            return WORDS("reason-food", least=least, nights=nights) if 0 <= least < nights else ""
        case "rest":
            most = max((member.fatigue for member in there), default=0)
            return WORDS("reason-rested", most=most, weary=most >= WEARY) if most else ""
        case "herb":
            hurt = [member.name for member in there if member.wounds or member.poisoned]
            return WORDS("reason-herb", who=hurt)
        case "eye":
            plainly = chances.searches(state, Search())
            keen = chances.searches(replace(state, keen=(*state.keen, state.here.at)), Search())
            return WORDS("reason-eye", odds=odds(keen), plainly=odds(plainly)) if odds(keen) != odds(plainly) else ""
        case "coins":
            return WORDS("reason-coins")
    return ""
