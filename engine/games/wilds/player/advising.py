"""One proposal: what others are for, else what a steady player would do, stands before all else, and Hint says the same."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core.ballot import counts
from engine.core.bot_players import FOREMOST, led
from engine.core.flow import MASTER, Ask
from engine.core.game import Choice
from engine.core.memo import memo
from engine.core.moves import Move, read_move
from engine.core.odds import odds
from engine.core.verbs import Choose, Use

from ..rules import awaiting, legal
from ..rules import odds as chances
from ..rules.clock import is_over
from ..rules.flow import open_questions
from ..speech import costs
from ..speech.action_labels import SELDOM
from ..state.catalogue import WORDS
from ..state.looks import open_ways
from ..state.moves import BEST, VERBS, Depart, Investigate, Search, Track
from ..state.state import Roll, State, member_of
from ..state.view import View
from . import answer_reasons, known_map, purpose_words, racing, runner_up, second_throws
from .judgement import ADVISER
from .runner_up import kind
from .sensible import Idea, Turn, is_deadly, reply

MOST_TEXT = 96
"""So many letters the line below the question has at most, with what a label has no room for: that comes first."""

LAST = 9
"""So far below what is proposed it stands to end an expedition that can win points only."""

CURE = Use("herb")
"""What ends a member's poison and takes no time: it comes before all else (WLD-G14)."""

ByItself = Callable[[View, Move], Choice]
"""How a move is offered by itself."""


def offered(view: View, move: Move, by_itself: ByItself) -> Choice:
    """Return how a legal move is offered, beside how it is ``by_itself``: what is proposed comes first.

    What is advised says why, whatever others are for. Of the party's actions a few of another kind stand beside it, and all
    others in menus.
    """
    state, best, found = view.state, proposal(view), by_itself(view, move)
    acts = awaiting.moment(state) == "action"
    if acts and kind(move):
        return _as_action(view, move, found, best, by_itself)
    if acts and move == Depart() and chances.is_out_of_reach(state) and move != best:
        return replace(found, weight="first", foremost=FOREMOST - LAST, stays=True)
    shown, asked = led(found, move, best, stays=acts), _asked(view)
    if (roll := _asked_about(view)) is not None and awaiting.asked_again(state):
        return replace(shown, text=second_throws.why(state, roll)) if move == best else shown
    if asked is None or not isinstance(move, Choose) or move.option not in asked.options:
        return shown
    advised = answer(state, asked)
    reason, own = answer_reasons.why(state, asked, advised.option), by_itself(view, advised).text
    if own and len(own) + len(reason) > MOST_TEXT:
        reason = ""
    if move == advised:
        return replace(shown, text=" ".join(filter(None, (f"{own.rstrip('.')}." if own else "", reason))))
    return replace(shown, text="") if shown.text and found.act in reason else shown


def _as_action(view: View, move: Move, found: Choice, best: Move | None, by_itself: ByItself) -> Choice:
    """Return how an action of the party is offered, beside what is proposed."""
    state, idea = view.state, _proposed(view)
    if idea is None:
        return led(found, move, best, stays=True)
    others = _beside(state, idea.move, view.tested, view.sites, by_itself)
    if move == idea.move:
        roams = state.goal == "done" and kind(move) != "camp"
        reason = "" if best == CURE else WORDS("reason-roam") if roams else _why(state, move, others)
        found = replace(found, text=reason)
    if move == best or _wanted(state):
        return led(found, move, best, stays=True)
    if best == CURE and move == idea.move:
        return replace(found, weight="first", foremost=FOREMOST - 1, stays=True)
    if move in others:
        return replace(found, weight="first", foremost=FOREMOST - 1 - others.index(move), stays=True)
    return replace(found, weight="plain") if found.weight in ("first", "main") else found


def _why(state: State, move: Move, others: tuple[Move, ...]) -> str:
    """Return why the proposed action is proposed and not one of those beside it."""
    reason = runner_up.why(state, move, others)
    if reason or not isinstance(move, Investigate):
        return reason
    return _danger(state, move)


def _danger(state: State, best: Investigate) -> str:
    """Return how often the proposed way to study the goal goes badly wrong, and what it costs; "" where it seldom does."""
    test = chances.coming(state, best) if open_ways(state, best.site) else None
    return WORDS("reason-danger", odds=odds(test.blunder)) if test is not None and test.blunder > SELDOM else ""


@memo
def _beside(state: State, best: Move, tested: tuple[str, ...], sites: int, by_itself: ByItself) -> tuple[Move, ...]:
    """Return what stands beside the proposed action: nothing that stands out of the way by itself, nor what costs anything
    unexpected."""

    def is_open(move: Move) -> bool:
        offer = by_itself(View(None, replace(state, votes=())), move)
        return offer.weight in ("first", "main", "plain") and not offer.hurts and not offer.sure

    worth = [_as_it_can_be_had(idea, tested).move for idea in _ideas(state, sites)]
    if state.goal == "lost" and is_over(state):
        return ()
    if is_over(state):
        return tuple(move for move in worth if kind(move))[:1]
    ways = racing.other_ways(state, best) if isinstance(best, Investigate) else []
    return runner_up.beside(state, _legal(replace(state, votes=())), worth, best, ways, is_open)


def _asked(view: View) -> Ask | None:
    """Return what a seat is asked of its own, else what is asked first."""
    state = view.state
    mine = None if view.seat is None else member_of(state, view.seat)
    asked = open_questions(state)
    own = next((question for question in asked if question.owner == mine), asked[0] if asked else None)
    return own if own is not None and own.owner != MASTER else None


def proposal(view: View) -> Move | None:
    """Return what is proposed to those who look on; ``None`` where each is asked for something of their own."""
    state = view.state
    if state.phase != "trek" or state.paused:
        return None
    if awaiting.asked_again(state):
        asked = _asked_about(view)
        return Choose("again" if asked is None or second_throws.throws_again(state, asked, ADVISER) else "keep")
    wanted = _wanted(state)
    if wanted is not None:
        return wanted
    if awaiting.moment(state) == "action":
        idea = _proposed(view)
        return CURE if CURE in _legal(state) else None if idea is None else idea.move
    own = _asked(view)
    return answer(state, own) if own is not None else None


def _asked_about(view: View) -> Roll | None:
    """Return the roll that a view's seat is asked about, else the first that any is."""
    return second_throws.asked_about(view.state, view.seat) or second_throws.asked_about(view.state, None)


def answer(state: State, asked: Ask) -> Choose:
    """Return what is advised."""
    option = reply(state, asked, ADVISER)
    return Choose(option if option in asked.options else asked.default)


def _wanted(state: State) -> Move | None:
    """Return what most of those who have spoken are for, unless it is plainly deadly or gives up too soon; ``None`` before
    any has spoken."""
    if not awaiting.moment(state):
        return None
    votes = counts({seat: text for seat, text in awaiting.ballot(state).items() if text is not None})
    text = max(votes, key=votes.__getitem__, default=None)
    if text is None or is_deadly(state, text) or (text == str(Depart()) and state.goal in ("open", "found")):
        return None
    return read_move(VERBS, text)


def aim(view: View) -> str:
    """Return what the proposed action is for, in words; "" where the question says it: of an answer, once all is done, and
    where others are for something else than what a steady player would propose."""
    state = view.state
    if state.phase != "trek" or state.paused or awaiting.moment(state) != "action" or is_over(state):
        return ""
    proposed, idea = proposal(view), _proposed(view)
    return purpose_words.words(state, idea.aim) if idea is not None and idea.move == proposed else ""


def _proposed(view: View) -> Idea | None:
    """Return what is advised as it can be had."""
    idea = next((idea for idea in _ideas(view.state, view.sites) if not costs.hurts(view.state, idea.move)), None)
    return None if idea is None else _as_it_can_be_had(idea, view.tested)


def _as_it_can_be_had(idea: Idea, tested: tuple[str, ...]) -> Idea:
    """Return an idea with the move that it comes to: what takes no test, though it looks as if it did, has one way only."""
    if not isinstance(idea.move, Investigate) or idea.move.site in tested:
        return idea
    return replace(idea, move=Investigate(idea.move.site))


@memo
def _ideas(state: State, sites: int) -> tuple[Idea, ...]:
    """Return what is worth doing, the best first, whatever others are for: every member sees the same of it."""
    state = replace(state, votes=())
    moves = _legal(state)
    ideas = Turn(state, moves, known_map.recalled(state), ADVISER, sites).ideas() if moves else []
    return tuple(_by_the_likeliest(state, _in_its_best_way(state, idea)) for idea in ideas)


def _by_the_likeliest(state: State, idea: Idea) -> Idea:
    """Return an idea by a member whose odds are better, in words, than those of who would act unasked."""
    move = idea.move
    if not isinstance(move, Search | Track | Investigate) or move.who != BEST:
        return idea
    same = [other for other in _legal(state) if isinstance(other, type(move)) and replace(other, who=BEST) == move]
    likely = {other: test.chance for other in same if (test := chances.coming(state, other)) is not None}
    best = max(likely, key=likely.__getitem__, default=move)
    better = move in likely and likely[best] > likely[move] and odds(likely[best]) != odds(likely[move])
    return replace(idea, move=best) if better else idea


def _in_its_best_way(state: State, idea: Idea) -> Idea:
    """Return an idea to study a site that takes ways of its own with the best of them."""
    if not isinstance(idea.move, Investigate) or not open_ways(state, idea.move.site):
        return idea
    site = idea.move.site
    ways = [move for move in _legal(state) if isinstance(move, Investigate) and move.site == site and move.who == BEST]
    known = {way.id for way in open_ways(state, site)}
    ways = [move for move in ways if move.care in known]
    return replace(idea, move=racing.best_way(state, ways)) if ways else idea


@memo
def _legal(state: State) -> tuple[Move, ...]:
    """Return the legal moves of the first who can decide."""
    seat = next(iter(awaiting.voters(state)), None)
    return tuple(legal.legal(state, seat)) if seat is not None and seat != state.master else ()
