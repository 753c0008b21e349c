"""How prominently some moves of the party are offered, a Search beside what else there is to do, and what ends it all; and
how likely a look into a site succeeds."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game import Weight

from ..rules.finding import investigating
from ..rules.finding.studying import needed
from ..rules.odds import of_test
from ..rules.travelling.moving import ways_back
from ..rules.trials import assistant, difficulty, doer, wanted
from ..state import moves
from ..state.looks import task_of
from ..state.member import NIGHT
from ..state.state import Deed, State, discovered, found, is_occupied


def move_weight(state: State, to: str, *, is_told: bool) -> Weight:
    """Return how a Move is offered: out of the way where one can as well go back without rolls, first where something is
    told of it: a clue leads there, a site is heard of, the goal is said to lie that way."""
    if is_told:
        return "first" if state.stretch < NIGHT else "main"
    return "quiet" if not state.here.to and to in ways_back(state) else "main"


def back_weight(*, is_told: bool, leads_on: bool) -> Weight:
    """Return how a way back is offered: aside while others lead on, unless something is told of where it goes."""
    return "main" if is_told else "quiet" if leads_on else "plain"


def search_weight(state: State, followed: str) -> Weight:
    """Return how a Search is offered: not lit where something known waits to be looked into, or it was in vain before,
    unless a clue speaks for it; first where a site is known to be that nobody has found yet."""
    here = state.here.at
    spotted = any(report.at == here and report.feature == "yes" for report in state.reports)
    if spotted and not any(discovered(state, site.id) for site in state.region.sites_at(here)):
        return "first" if state.stretch < NIGHT else "main"
    if followed != moves.NONE or any(token.helps == state.here.at and not token.used for token in state.tokens):
        return "main"
    waits = any(True for _ in investigating.moves(state))
    vain = any(place == state.here.at for place, _ in state.retry)
    return "plain" if waits or vain else "main"


def look_weight(state: State, name: str) -> Weight:
    """Return how a look into a site is offered: not lit where it means to meet those who live there, unless the goal is."""
    site, goal = state.region.site_by_id.get(name), state.region.goal
    if site is None or site.peaceful or not is_occupied(state, site):
        return "main"
    return "main" if goal is not None and goal.site == name else "plain"


def going_home(state: State) -> Weight:
    """Return how the end is offered: by no control, until the party is back where it set out or long on its way. It is lit
    once the goal is reached or lost."""
    if state.goal in ("done", "lost"):
        return "main"
    is_back = (state.day > 3 and state.here.at == state.region.start) or state.day > 20
    return "plain" if is_back or not is_early(state) else "written"


def is_early(state: State) -> bool:
    """Return whether the party has a goal that it can still reach, and nothing suggests that it goes home."""
    return not state.suggested and state.goal not in ("done", "lost")


def looks(state: State, move: moves.Investigate) -> float | None:
    """Return the chance of a look into a site, `None` where it takes no test (WLD-142, WLD-G69)."""
    site, known = state.region.site_by_id.get(move.site), found(state, move.site)
    if site is None or known is None or not (task := task_of(site, known)).skills:
        return None
    member = doer(state, move.who, task.attributes, task.skills, paired=task.paired)
    helper = assistant(state, member)
    doing = Deed("investigate", site.id, member, helper, move.care == moves.CAREFUL)
    boons, banes = investigating.circumstances(replace(state, deed=doing), site, member)
    test = wanted(member, "investigate", task.attributes, task.skills, difficulty(state), boons, banes, paired=task.paired)
    return of_test(state, doing, test)


def looks_at(state: State, site: str) -> tuple[int, int]:
    """Return how many good looks into a site are done, and how many it takes in all."""
    wanted_site, known = state.region.site_by_id.get(site), found(state, site)
    return (0, 1) if wanted_site is None or known is None else (known.steps, needed(wanted_site, known))
