"""The status phase: goals, Meridian, cards, command tokens (GAL-G42); and a point for the Sealed Tomb
(GAL-G32)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.core.flow import Question

from ..state.content import MERIDIAN, TOMB_CROWN, content
from ..state.state import NOBODY, State, in_order
from . import council, ending, flow, goals, standing_orders, steps
from .economy import wealth
from .events import course, phases
from .exploring import decks
from .flow import WITHOUT, answer, step
from .progress import Voyage
from .relics import relics

Scoring = steps.PublicGoal | steps.HiddenGoal
S = TypeVar("S", steps.PublicGoal, steps.HiddenGoal)
GAINED_TOKENS = 2


@step(steps.BeginStatus)
def begin(voyage: Voyage, task: steps.BeginStatus) -> None:
    """Begin the status phase: everybody chooses what to score, then all the rest follows (GAL-G42)."""
    voyage.change(phase="status")
    voyage.tell(phases.StatusBegun(voyage.state.round))
    order = in_order(voyage.state, voyage.state.speaker)
    asked = [question for player in order for question in questions(voyage.state, player)]
    for question in asked:
        if _answers_itself(voyage.state, question):
            own = voyage.player(question.owner)
            voyage.set_player(question.owner, chosen=(*own.chosen, question.default))
    # What is for rounds to come is left out in the last one (GAL-G45).
    later = (steps.RevealGoal(), *map(steps.DrawOrder, order), steps.Command())
    voyage.push(
        *(question for question in asked if not _answers_itself(voyage.state, question)),
        *map(steps.Score, order),
        steps.MeridianPoint(),
        *(() if council.is_last(voyage.state) else later),
        steps.StatusOver(),
    )


def _answers_itself(state: State, question: Scoring) -> bool:
    """Return whether a question is answered by itself: what costs nothing is scored (GAL-G40, GAL-G46).

    By standing order hidden goals always are, public ones where one costs nothing. Unless a player wants to be asked each
    time, both are where there is nothing to choose between: by what everybody knows, so that nothing shows what they hold
    (GAL-G47).
    """
    player, hidden = question.owner, isinstance(question, steps.HiddenGoal)
    match standing_orders.wants(state, player, "goals"):
        case "ask":
            return False
        case "auto":
            return hidden or question.default != WITHOUT
    return not _could_choose(state, player) if hidden else question.options == (question.default, WITHOUT)


def _could_choose(state: State, player: int) -> bool:
    """Return whether a player could meet two of the hidden goals that they hold, for all that the others know."""
    own = state.players[player]
    scored = {goal for other in state.players for goal in other.scored}
    unknown = (goal.id for goal in content().goals.values() if goal.kind == "hidden" and goal.id not in scored)
    held = sum(goal not in own.scored for goal in own.goals)
    return held > 1 and sum(goals.met(state, player, goal) for goal in unknown) > 1


def questions(state: State, player: int) -> tuple[Scoring, ...]:
    """Return what a player is asked to score: public goals if they could score one, hidden ones if they hold any.

    Whether they may be asked follows from what everybody knows; what they are asked does not (GAL-G47). Without an answer
    the first goal is scored that costs nothing.
    """
    found: list[Scoring] = []
    own = state.players[player]
    public = goals.scorable(state, player, "public")
    if public:
        found.append(_question(steps.PublicGoal, player, public))
    if any(goal not in own.scored for goal in own.goals):
        found.append(_question(steps.HiddenGoal, player, goals.scorable(state, player, "hidden")))
    return tuple(found)


def _question(kind: type[S], player: int, scorable: tuple[str, ...]) -> S:
    default = next((goal for goal in scorable if goal not in wealth.COSTS), WITHOUT)
    return kind(owner=player, options=(*scorable, WITHOUT), default=default, together=True)


def _choose(voyage: Voyage, question: Scoring, option: str) -> None:
    player = question.owner
    voyage.set_player(player, chosen=(*voyage.player(player).chosen, option))
    voyage.tell(course.Chosen(question.called(), option), to=(player,))
    if not any(isinstance(task, Question) and task.owner == player for task in voyage.state.agenda):
        voyage.tell(phases.ChoseGoals(voyage.name(player)))


answer(steps.PublicGoal)(_choose)
answer(steps.HiddenGoal)(_choose)


@step(steps.Score)
def _score(voyage: Voyage, task: steps.Score) -> None:
    """Score what a player chose: the hidden goal first, as the public one may cost what it takes (GAL-G40)."""
    player = task.player
    own = voyage.player(player)
    voyage.set_player(player, chosen=())
    if own.gone:
        return
    chosen = sorted((goal for goal in own.chosen if goal != WITHOUT), key=lambda goal: goal not in own.goals)
    voyage.push(*(steps.ScoreGoal(goal, player) for goal in chosen))


@step(steps.ScoreGoal)
def _score_goal(voyage: Voyage, task: steps.ScoreGoal) -> None:
    if not voyage.player(task.player).gone and goals.met(voyage.state, task.player, task.goal):
        goals.score(voyage, task.player, task.goal)


@step(steps.MeridianPoint)
def _meridian(voyage: Voyage, task: steps.MeridianPoint) -> None:
    """The player who controls Meridian gains a point (GAL-G41)."""
    owner = voyage.planet(MERIDIAN).owner
    if owner != NOBODY:
        goals.point(voyage, owner, "meridian")


@step(steps.RevealGoal)
def _reveal(voyage: Voyage, task: steps.RevealGoal) -> None:
    """Lay one more public goal open, as long as there is one (GAL-G40)."""
    goals.reveal(voyage)


@step(steps.DrawOrder)
def _draw(voyage: Voyage, task: steps.DrawOrder) -> None:
    if not voyage.player(task.player).gone:
        decks.draw_orders(voyage, task.player, 1)


@step(steps.Command)
def _command(voyage: Voyage, task: steps.Command) -> None:
    """Take all command tokens off the map, give everybody 2, for their tactic pool; ready all cards (GAL-G42, GAL-G27). How
    they are divided is asked with the vote (GAL-G100)."""
    _refresh(voyage)


def _refresh(voyage: Voyage) -> None:
    systems = (replace(system, tokens=()) if system.tokens else system for system in voyage.state.systems)
    voyage.change_in("systems", tuple(systems), "tokens")
    order = in_order(voyage.state, voyage.state.speaker)
    for player in order:
        own = voyage.player(player)
        voyage.set_player(player, tactic=own.tactic + min(GAINED_TOKENS, voyage.state.reinforcements(player)))
    wealth.ready_all(voyage)
    voyage.tell(phases.ReadiedAll())


@step(steps.StatusOver)
def _over(voyage: Voyage, task: steps.StatusOver) -> None:
    """The status phase ends: the Crown of the Tomb may be purged for a point; then the council meets (GAL-G42, GAL-G08)."""
    voyage.push(steps.Council())
    offer_tomb(voyage)


@step(steps.Council)
def _council(voyage: Voyage, task: steps.Council) -> None:
    """Let the council meet; after the last round it is over with the last points (GAL-G45)."""
    if council.is_last(voyage.state):
        ending.finish(voyage, "rounds")
    else:
        council.begin(voyage)


YES, NO = "yes", "no"


def offer_tomb(voyage: Voyage) -> None:
    """Ask who holds crown and tomb, as a status phase ends, whether they purge the crown for a point (GAL-G32, GAL-G42)."""
    for player, item in enumerate(voyage.state.players):
        if not item.gone and goals.holds_tomb(voyage.state, player):
            voyage.push(steps.Tomb(owner=player, options=(YES, NO), default=NO))


@flow.answer(steps.Tomb)
def _entombed(voyage: Voyage, question: steps.Tomb, option: str) -> None:
    if option == YES:
        relics.purge(voyage, question.owner, TOMB_CROWN)
        goals.point(voyage, question.owner, "tomb")
    else:
        voyage.tell(course.NothingDone(voyage.name(question.owner), "tomb"), rules=(relics.RULE,))
