"""How prominently some moves of the party are offered, a Search beside what else there is to do, and what ends it all."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.flow import Ask
from engine.core.game import Weight
from engine.maps.hexes import pointed_unlabel

from ..rules import odds as chances
from ..rules import trials
from ..rules.awaiting import ENDINGS
from ..rules.clock import care_is_free, is_last_night, is_over
from ..rules.finding import foraging, investigating
from ..rules.finding.challenge import brings_nearer, counts_here, hunts, running
from ..rules.finding.loot import FORCE, LEFT
from ..rules.finding.studying import care_is_offered
from ..rules.meeting.fights import approached
from ..rules.odds import HARDLY
from ..rules.steps import asks
from ..rules.travelling import treks
from ..rules.travelling.moving import is_barred, ways_back
from ..state import moves
from ..state.bearings import goal_cell, goal_place, nears_goal, next_door
from ..state.leads import combinations_here, leads
from ..state.looks import is_spotted
from ..state.member import NIGHT
from ..state.naming import target
from ..state.state import State, able, foes_met, found, is_occupied, last_day
from . import crossings


def move_weight(state: State, to: str, *, is_told: bool) -> Weight:
    """Return how a Move is offered. No control offers it where one can as well go back without rolls, so that each way has
    one row. It comes first where something is told of it: a clue leads there, a site is heard of, the goal is said to lie
    that way. It is not lit where the way is blocked."""
    if not state.here.to and to in ways_back(state):
        return "written"
    if (place := target(state, to)) is not None and is_barred(state, place):
        return "plain"
    return _told_weight(state) if is_told else "main"


def _told_weight(state: State) -> Weight:
    return "first" if state.stretch < NIGHT else "main"


def way_weight(state: State, to: str, usual: Weight, *, is_back: bool) -> Weight:
    """Return how a Move or a way back is offered once the goal is found. It comes first where
    it leads there or, without a journey, nearer. Other ways over hexes are out of the way, as others are where the goal is
    here or next door. Else it is offered as ``usual``."""
    wanted, cell = goal_place(state), goal_cell(state)
    if not wanted or state.here.to or (not is_back and to in ways_back(state)):
        return usual
    if pointed_unlabel(to) == cell if cell else target(state, to) == wanted:
        return "first"
    if nears_goal(state, to):
        return "main" if any(treks.reason(state, name) == treks.GOAL for name in treks.offered(state)) else "first"
    is_away = cell is not None or wanted == state.here.at or next_door(state, wanted)
    return "quiet" if is_away and usual in ("first", "main", "plain") else usual


def back_weight(state: State, *, is_told: bool, leads_on: bool) -> Weight:
    """Return how a way back is offered: aside while others lead on, but as a Move is where something is told of it."""
    return _told_weight(state) if is_told else "quiet" if leads_on else "plain"


SURE, LIKELY, GOOD, FAIR = 0.9, 0.75, 0.6, 0.5
"""How often a search has to bring the goal nearer: to need no clue where something is known to hide, and elsewhere, to come
before the ways on, to be lit at all."""


def search_weight(state: State, followed: str) -> Weight:
    """Return how a Search is offered: the best of those with and without clues that are followed; the others are kept out
    of the way. It comes first by day where something known hides, and where it is likely to bring the goal nearer. Where
    the odds for that are fair it is lit in any case; where it cannot do so any more it stands aside. Else it is not lit
    where it was in vain before, nor where something known waits to be looked into."""
    if followed != _best_search(state):
        return "quiet" if followed == moves.NONE else "written"
    foremost: Weight = "first" if state.stretch < NIGHT else "main"
    if is_spotted(state):
        return foremost
    if state.goal == "found" and last_day(state):
        return "quiet"
    if _is_bare(state) and not brings_nearer(state, moves.Search()):
        return "written"
    if running(state) and not counts_here(state, "search"):
        # In a hunt it could only find what is not the goal.
        return "written" if hunts(state) else "quiet"
    chance = _nearer_chance(state, followed)
    if hunts(state) and _track_chance(state) > chance:
        return "quiet"
    if chance >= FAIR:
        return foremost if chance >= GOOD else "main"
    if followed != moves.NONE or any(token.helps == state.here.at and not token.used for token in state.tokens):
        return "main"
    waits = any(True for _ in investigating.moves(state))
    vain = any(place == state.here.at for place, _ in state.retry)
    return "plain" if vain or (waits and not chance) else "main"


def _is_bare(state: State) -> bool:
    """Return whether the party knows that nothing more hides here."""
    return any(report.at == state.here.at and report.feature == "no" for report in state.reports)


def track_weight(state: State, sought: str) -> Weight:
    """Return how it is offered to track something: the one that most likely brings the goal nearer as a Search is that does
    so as likely; all others, and where it cannot, are plain."""
    if not running(state) or not counts_here(state, "track"):
        return "quiet" if goal_cell(state) is not None and last_day(state) else "plain"
    by_chance = _tracks(state)
    if sought != max(by_chance, key=lambda name: by_chance[name], default=""):
        return "plain"
    chance = by_chance[sought]
    if hunts(state) and _nearer_chance(state, _best_search(state)) >= chance:
        return "quiet"
    return "first" if chance >= GOOD and state.stretch < NIGHT else "main" if chance >= FAIR else "plain"


def _tracks(state: State) -> dict[str, float]:
    """Return how likely each lead is read."""
    return {name: chances.tracks(state, moves.Track(name, moves.BEST, moves.PLAIN)) for name in leads(state)}


def _track_chance(state: State) -> float:
    """Return the chance that the best Track brings the goal nearer, 0 where none can."""
    counts = running(state) and counts_here(state, "track")
    return max(_tracks(state).values(), default=0.0) if counts else 0.0


def _best_search(state: State) -> str:
    """Return which clues the best Search here follows: none where it goes well anyhow, so that they are kept, else the
    fewest with which it goes well, or all that help. It costs the same by a clue, and goes better."""
    ways = (moves.NONE, *combinations_here(state))
    spotted, enough = is_spotted(state), SURE if hunts(state) else LIKELY
    for way in ways:
        search = moves.Search(moves.BEST, moves.PLAIN, way)
        if chances.searches(state, search) >= SURE if spotted else _nearer_chance(state, way) >= enough:
            return way
    return ways[-1]


def _nearer_chance(state: State, followed: str) -> float:
    """Return the chance that a Search brings the goal nearer, whatever is hidden here (WLD-211), 0 where it cannot."""
    search = moves.Search(moves.BEST, moves.PLAIN, followed)
    return chances.searches(state, search) if brings_nearer(state, search) else 0.0


IDLE = ("landmark", "danger")
"""Kinds of sites that are no proposal while days run out and the hex of the goal is known."""


def look_weight(state: State, name: str) -> Weight:
    """Return how a look into a site is offered: first by day where it is the goal or likely brings that nearer. It is not
    lit where it means to meet those who live in any other. Nor is it where people are asked again, or in a hunt as days run
    out."""
    site, goal = state.region.site_by_id.get(name), state.region.goal
    if goal is not None and goal.site == name and state.goal != "done":
        return "written" if state.goal == "lost" else "first" if state.stretch < NIGHT or is_last_night(state) else "main"
    if goal_cell(state) is not None and last_day(state) and site is not None and site.category in IDLE:
        return "quiet"
    # A clue rules out no hex of a hunt, and to ask for it is no step.
    in_vain = running(state) and hunts(state) and last_day(state) > 0
    folk = found(state, name) if site is not None and site.category == "settlement" else None
    if folk is not None and (folk.visited or in_vain):
        return "plain"
    if site is not None and not site.peaceful and is_occupied(state, site):
        return "plain"
    counts = running(state) and counts_here(state, "investigate")
    chance = chances.studies(state, moves.Investigate(name)) if counts else None
    return _told_weight(state) if chance is not None and chance >= GOOD else "main"


def approach_weight(state: State, move: moves.Investigate) -> Weight:
    """Return how a way to study a site is offered: as any look, or in a menu where it hardly ever succeeds."""
    chance = chances.studies(state, move)
    return "quiet" if chance is not None and chance < chances.HARDLY else look_weight(state, move.site)


def careful_weight(state: State, name: str) -> Weight:
    """Return how it is offered to study a site with care: the goal as without it, and on a button also where something
    would happen for it; plain for what takes several successes; all else is only written."""
    goal = state.region.goal
    if not care_is_offered(state, name):
        return "written"
    if goal is not None and goal.site == name:
        return look_weight(state, name) if care_is_free(state) else "main"
    return "plain"


MUCH = 2
"""By so much, on average, another member forages better than the one who does: that is offered unasked."""


def is_as_good(state: State, role: str, handle: str) -> bool:
    """Return whether a member would forage better than who does, or leads the way at least as well."""
    if role == "forager":
        return forages_better(state, handle)
    index, held = trials.named(state, handle), state.roles.pathfinder
    if role != trials.LEADING or index < 0 or held < 0 or state.master is not None:
        return False
    theirs, usual = (trials.fitness(state.members[who], *trials.TESTS[role]) for who in (index, held))
    return theirs >= usual


def forages_better(state: State, handle: str) -> bool:
    """Return whether a member would forage much better than the Forager, who took the role by default."""
    holder = state.roles.forager
    other = next((member for member in state.members if member.handle == handle), None)
    if other is None or holder < 0 or not other.able:
        return False
    held = state.members[holder]
    theirs, usual = (trials.fitness(member, foraging.ATTRIBUTES, foraging.skills_here(state)) for member in (other, held))
    return theirs >= usual + MUCH


def going_home(state: State) -> Weight:
    """Return how the end is offered: by no control, until the party is back where it set out or long on its way. It comes
    first once the goal is reached or lost, until the party roams on."""
    if is_over(state):
        return "first"
    is_back = (state.day > 3 and state.here.at == state.region.start) or state.day > 20
    return "plain" if is_back or not is_early(state) else "written"


def is_early(state: State) -> bool:
    """Return whether the party has a goal that it can still reach, and nothing suggests that it goes home."""
    return not state.suggested and state.goal not in ("done", "lost")


# Answers.

LONG_FIGHT = 8
"""A fight that takes more rounds on average than that is offered by no control: each miss costs Fatigue."""

UNLIKELY = 0.25
"""A lit answer succeeds more often than that, where there is one that does."""


def _is_no_control(state: State, question: Ask, option: str) -> bool:
    """Return whether an answer is only typed. It brings nothing or hardly ever succeeds, or is a chest's other opener.
    Or it is a fight that lasts long, or slips past those who need not be passed."""
    if isinstance(question, asks.Dilemma):
        hardly = option != question.default and crossings.succeeds(state, question, option) < HARDLY
        return hardly or crossings.is_hopeless(state, question, option) or crossings.is_beaten(state, question, option)
    if isinstance(question, asks.Chest) and option not in (question.options[0], FORCE, LEFT):
        return True
    foes = foes_met(state)
    if not isinstance(question, asks.Approach) or foes is None or option == question.default:
        return False
    what = option.partition("+")[0]
    if what == "fight":
        return not foes.fought and foes.grit > LONG_FIGHT * len(able(state)) * approached(state, foes, what)
    no_need = what == "slip" and question.default == "withdraw" and "territorial" not in foes.traits
    return no_need or approached(state, foes, what) == 0


def _is_forlorn(state: State, question: Ask, option: str) -> bool:
    """Return whether a way of a dilemma hardly ever goes well, or seldom and does harm else: another one can be gone."""
    if not isinstance(question, asks.Dilemma):
        return False
    least = UNLIKELY if crossings.does_harm(question, option) else HARDLY
    return crossings.succeeds(state, question, option) < least


def _is_unlikely(state: State, question: Ask, option: str) -> bool:
    """Return whether an approach, or a way of a dilemma, seldom succeeds, and another one does more often."""
    if isinstance(question, asks.Dilemma):
        return crossings.succeeds(state, question, option) < UNLIKELY
    foes = foes_met(state)
    if not isinstance(question, asks.Approach) or foes is None or "+" in option:
        return False
    chance = approached(state, foes, option)
    others = (each for each in question.options if "+" not in each)
    return chance < UNLIKELY and any(approached(state, foes, each) > chance for each in others)


BUTTONS = ("main", "plain")
Says = Callable[[State, Ask, str], bool]
"""What is said of an answer by its question."""


def answer_weight(state: State, question: Ask, option: str, needless: Says, vain: Says) -> Weight:
    """Return how an answer is offered. A single button is no choice: where all others would be aside, they stand beside it,
    but for those that cannot come to anything."""
    open_to = [each for each in question.options if not needless(state, question, each)]
    weights = {each: _answer_weight(state, question, each) for each in open_to}
    for aside in ("quiet", "written"):
        if sum(weight in BUTTONS for weight in weights.values()) != 1:
            break
        others = (each for each, weight in weights.items() if weight == aside and not vain(state, question, each))
        weights |= dict.fromkeys(others, "plain")
    return weights.get(option, "written")


def _answer_weight(state: State, question: Ask, option: str) -> Weight:
    if _is_no_control(state, question, option):
        return "written"
    if isinstance(question, ENDINGS) and option == asks.LEAVE and is_early(state):
        return "plain"
    if _is_unlikely(state, question, option):
        return "quiet" if _is_forlorn(state, question, option) else "plain"
    return "main"
