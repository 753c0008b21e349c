"""The status phase: goals, Meridian, cards, command tokens (GAL-G42)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.flow import Question, Then

from ..state.content import MERIDIAN, PUBLIC, content
from ..state.state import NOBODY, TOKENS, State, in_order
from . import council, ending, events, goals, habits, order_cards
from .economy import wealth
from .exploring import decks
from .flow import WITHOUT, answer, step
from .progress import Voyage
from .relics import crowns

PUBLIC_GOAL, HIDDEN_GOAL = "public-goal", "hidden-goal"
GAINED_TOKENS = 2


def begin(voyage: Voyage) -> None:
    """Begin the status phase: everybody chooses what to score, then all the rest follows (GAL-G42)."""
    voyage.change(phase="status")
    voyage.tell(events.status_begun(voyage.state.round))
    order = in_order(voyage.state, voyage.state.speaker)
    asked = [question for player in order for question in questions(voyage.state, player)]
    for question in asked:
        if _answers_itself(voyage.state, question):
            own = voyage.player(question.owner)
            voyage.set_player(question.owner, chosen=(*own.chosen, question.default))
    # What is for rounds to come is left out in the last one (GAL-G45).
    later = (Then("reveal goal"), *(Then("draw order", number=player) for player in order), Then("command"))
    voyage.push(
        *(question for question in asked if not _answers_itself(voyage.state, question)),
        *(Then("score", number=player) for player in order),
        Then("meridian"),
        *(() if council.is_last(voyage.state) else later),
        Then("status over"),
    )


def _answers_itself(state: State, question: Question) -> bool:
    """Return whether a question is answered by itself: what costs nothing is scored (GAL-G40, GAL-G46).

    By standing order hidden goals always are, public ones where one costs nothing. Unless somebody wants to be asked each
    time, both are where there is nothing to choose between: by what everybody knows, so that nothing shows what they hold
    (GAL-G47).
    """
    player, hidden = question.owner, question.kind == HIDDEN_GOAL
    match habits.wants(state, player, "goals"):
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


def questions(state: State, player: int) -> tuple[Question, ...]:
    """Return what a player is asked to score: public goals if they could score one, hidden ones if they hold any.

    Whether they may be asked follows from what everybody knows; what they are asked does not (GAL-G47). Without an answer
    the first goal is scored that costs nothing.
    """
    found = []
    own = state.players[player]
    public = goals.scorable(state, player, "public")
    if public:
        found.append(_question(PUBLIC_GOAL, player, public))
    if any(goal not in own.scored for goal in own.goals):
        found.append(_question(HIDDEN_GOAL, player, goals.scorable(state, player, "hidden")))
    return tuple(found)


def _question(kind: str, player: int, scorable: tuple[str, ...]) -> Question:
    default = next((goal for goal in scorable if goal not in goals.COSTS), WITHOUT)
    return Question(kind, player, (*scorable, WITHOUT), default, together=True)


@answer(PUBLIC_GOAL)
@answer(HIDDEN_GOAL)
def _choose(voyage: Voyage, question: Question, option: str) -> None:
    player = question.owner
    voyage.set_player(player, chosen=(*voyage.player(player).chosen, option))
    voyage.tell(events.chosen(player, question.kind, option))
    if not any(isinstance(task, Question) and task.owner == player for task in voyage.state.agenda):
        voyage.tell(events.chose_goals(voyage.name(player)))


@step("score")
def _score(voyage: Voyage, task: Then) -> None:
    """Score what a player chose: the hidden goal first, as the public one may cost what it takes (GAL-G40)."""
    player = task.number
    own = voyage.player(player)
    voyage.set_player(player, chosen=())
    if own.gone:
        return
    chosen = sorted((goal for goal in own.chosen if goal != WITHOUT), key=lambda goal: goal not in own.goals)
    voyage.push(*(Then("score goal", goal, player) for goal in chosen))


@step("score goal")
def _score_goal(voyage: Voyage, task: Then) -> None:
    if not voyage.player(task.number).gone and goals.met(voyage.state, task.number, task.subject):
        goals.score(voyage, task.number, task.subject)


@step("meridian")
def _meridian(voyage: Voyage, task: Then) -> None:
    """Whoever controls Meridian gains a point (GAL-G41)."""
    del task
    owner = voyage.planet(MERIDIAN).owner
    if owner != NOBODY:
        goals.point(voyage, owner, "meridian")


@step("reveal goal")
def _reveal(voyage: Voyage, task: Then) -> None:
    """Lay one more public goal open, as long as there is one (GAL-G40)."""
    del task
    reveal_goal(voyage)


def reveal_goal(voyage: Voyage) -> None:
    """Lay the top public goal open."""
    goal = decks.draw(voyage, PUBLIC)
    if goal:
        voyage.change(public=(*voyage.state.public, goal))
        voyage.tell(events.goal_revealed(goal))


@step("draw order")
def _draw(voyage: Voyage, task: Then) -> None:
    if not voyage.player(task.number).gone:
        order_cards.draw(voyage, task.number, 1)


@step("command")
def _command(voyage: Voyage, task: Then) -> None:
    """Take all command tokens off the map, give everybody 2, and let them put theirs into the pools as they like; ready all
    cards (GAL-G42, GAL-G27)."""
    del task
    _refresh(voyage)
    order = in_order(voyage.state, voyage.state.speaker)
    voyage.push(*(_pools(voyage.state, player) for player in order))


def _refresh(voyage: Voyage) -> None:
    """Do the part of it that leaves nothing to choose."""
    voyage.change(systems=tuple(replace(system, tokens=()) for system in voyage.state.systems))
    order = in_order(voyage.state, voyage.state.speaker)
    for player in order:
        own = voyage.player(player)
        voyage.set_player(player, tactic=own.tactic + min(GAINED_TOKENS, voyage.state.reinforcements(player)))
    wealth.ready_all(voyage)
    voyage.tell(events.readied_all())


def _pools(state: State, player: int) -> Question:
    """Ask how a player's command tokens are divided: "3-2" are 3 for tactics and 2 for strategy."""
    own = state.players[player]
    total = own.tactic + own.strategy
    assert 0 < total <= TOKENS
    options = tuple(f"{tactic}-{total - tactic}" for tactic in range(total, -1, -1))
    return Question("pools", player, options, f"{own.tactic}-{own.strategy}", together=True)


@answer("pools")
def _divide(voyage: Voyage, question: Question, option: str) -> None:
    tactic, _, strategy = option.partition("-")
    voyage.set_player(question.owner, tactic=int(tactic), strategy=int(strategy))
    voyage.tell(events.pools(voyage.name(question.owner), int(tactic), int(strategy)))


@step("status over")
def _over(voyage: Voyage, task: Then) -> None:
    """The status phase ends: the Crown of the Tomb may be purged for a point; then the council meets (GAL-G42, GAL-G08)."""
    del task
    voyage.push(Then("council"))
    crowns.close_status(voyage)


@step("council")
def _council(voyage: Voyage, task: Then) -> None:
    """Let the council meet; after the last round only where it can still decide who wins (GAL-G45)."""
    del task
    if council.is_last(voyage.state):
        if not council.matters(voyage.state):
            ending.finish(voyage, "rounds")
            return
        _refresh(voyage)
    council.begin(voyage)
