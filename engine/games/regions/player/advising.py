"""What a steady player would think of first, with one reason for each in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core.bot_players import FOREMOST, Advice, led
from engine.core.dice import Dice, KeyedSource
from engine.core.flow import MASTER
from engine.core.game import Choice
from engine.core.memo import fleeting, memo
from engine.core.moves import Move
from engine.core.verbs import Choose, Equip, MoveTo, Pass, SetOrder, Use

from ..rules import ahead, awaiting, legal, turns
from ..rules.actions import plays
from ..rules.awaiting import BEST
from ..rules.exploring import searching
from ..rules.flow import open_questions
from ..rules.steps import React
from ..speech import asking, foes_in_sight, guards, next_step
from ..speech.choices import actor_of, choice
from ..speech.exit_offers import leads_out
from ..speech.meanwhile import meanwhile
from ..state import board, naming, sheets
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.moves import Act, Claim, Concede, Hide, Leave, Pick, Search, Strategy
from ..state.state import State, asked_now
from ..state.view import View, own_index
from . import aiming, getting_away, holding_on, kinds, runner_up, sensible, sheltering, staying, worth
from .ground import Ground
from .mind import Mind
from .temper import ALONE, TEMPERS
from .whys import is_said_to_lie, why

MOST = 3
"""So many moves are advised at most."""


def advise(view: View, moves: Sequence[Move], lot: Dice) -> tuple[Advice, ...]:
    """Return the best moves of a member, the best first; see `engine.core.bot_players.Plays.advise`. A question about what
    a member wants to be asked is left to them. A turn that has to be taken first is taken by the same press."""
    index = own_index(view)
    begun = ahead.as_begun(view.state, index)
    if begun is not None:
        found = _best_of(begun, index, list(legal.out_there(begun, index)), lot)
        worth_it = ((move, reason) for move, reason in found.items() if move != Pass())
        advice = tuple(Advice(Claim(), reason, move, choice(view, move).shown) for move, reason in worth_it)
        return advice or _lit(view, begun, index) or (Advice(Claim(), WORDS("plainly-claim")),)
    # What begins a turn by itself is advised, and not to take the turn before it.
    begins = turns.may_begin(view.state, index)
    asked = [move for move in moves if not (isinstance(move, SetOrder) or (begins and move == Claim()))]
    state = turns.begun(view.state, index) if begins else view.state
    found = _best_of(state, index, asked, lot)
    best, own = next(iter(found), None), turns.free(state) and turns.acting(state) == index
    if best is not None and own and kinds.kind_of(state, index, best) in ("fight", "clear"):
        ways = [(move,) for move in asked if isinstance(move, MoveTo) and move != best]
        found[best] = runner_up.first_reason(state, index, best, [rivals(state, index, best), *ways]) or found[best]
    return tuple(Advice(move, reason) for move, reason in found.items())


def _lit(view: View, begun: State, index: int) -> tuple[Advice, ...]:
    """Return the button that stands first in a turn that has to be taken first, with the press that takes it: where nothing
    is worth much it still does something; () where no button is coloured."""
    offers = [(choice(view, move), move) for move in legal.out_there(begun, index)]
    lit = [(offer, move) for offer, move in offers if offer.lit]
    best = sorted(lit, key=lambda found: found[0].order)[:1]
    return tuple(Advice(Claim(), why(begun, index, move, Mind()), move, offer.shown) for offer, move in best)


def _best_of(state: State, index: int, moves: Sequence[Move], lot: Dice) -> dict[Move, str]:
    """Return the best of a member's moves, the best first, each with the reason for it. To draw a card that makes one go is
    none."""
    state = _asked_as_ever(state, index)
    if sheets.cards_over(state.members[index], 1):
        moves = [move for move in moves if move != Strategy(legal.DRAW)]
    here, temper = state.members[index].region, ALONE
    mind = Mind()
    best = sensible.decide(state, index, moves, mind, temper, (), lot) or Pass()
    # To go home or to give up is thought of, and never proposed.
    given_up = best if isinstance(best, Concede | Leave) else None
    if given_up is not None:
        moves = [move for move in moves if not isinstance(move, Concede | Leave)]
        best = sensible.decide(state, index, moves, mind, temper, (), lot) or Pass()
    # Of Reactions the one that is lit is advised.
    for question in open_questions(state):
        if isinstance(question, React) and question.owner == index and best in (Choose(BEST), Choose(question.default)):
            best = Choose(guards.to_propose(state, question))
        if isinstance(question, React) and question.owner == index and isinstance(best, Choose):
            steps_in = content().catalogue.get(best.option)
            if steps_in is not None and steps_in.kind == "interrupt":
                best = Choose(guards.saves_more(state, question, steps_in) or best.option)
    found: dict[Move, str] = {}
    finds_all = state.scenario.thorough and state.searched.get(here, 0) >= searching.MOST_SEARCHES - 1
    if Search() in moves and is_said_to_lie(state, here) and (finds_all or not foes_in_sight.is_beset(state, index)):
        found[Search()] = why(state, index, Search(), mind)
    if isinstance(best, Strategy) and staying.hurries(state, index, best, _step(state, index, moves)):
        moves = [move for move in moves if move != best]
        best = sensible.decide(state, index, moves, mind, temper, (), lot) or Pass()
    others = list(_others(state, index, moves, mind))
    if (instead := _instead(state, index, moves, best, others)) is not None:
        best, others = instead, [best, *others]
    best = _as_offered(state, index, moves, best)
    best = _sheltered(state, index, moves) or best if best == Pass() else best
    if isinstance(best, Act) and (surer := runner_up.surer(state, index, best)) in moves:
        best = surer
    for move in (best, *((given_up,) if given_up is not None else ()), *others):
        if len(found) < MOST and move in (*moves, best, given_up):
            helps = isinstance(move, MoveTo) and move == staying.to_others(state, index, moves)
            told = runner_up.joins(state, index, move) if isinstance(move, MoveTo) and helps else ""
            found.setdefault(move, told or why(state, index, move, mind))
    return found


def _sheltered(state: State, index: int, moves: Sequence[Move]) -> MoveTo | None:
    """Return the way by which a member ends a turn under way whose Action is spent, where to stay costs more; else
    ``None``."""
    if not _is_under_way(state, index) or state.turn is None or not state.turn.action or holding_on.guards(state, index):
        return None
    if sheltering.shelter(state, index, moves, works=True) is None:
        return None
    again = replace(state, turn=replace(state.turn, strategy=False, action=False))
    works = isinstance(_advised(again, index), Act | Search | Pick | Use | Hide)
    return sheltering.shelter(state, index, moves, works=works)


def _step(state: State, index: int, moves: Sequence[Move]) -> Move | None:
    """Return the Move that a member would make next, ``None`` for none."""
    return sensible.Turn(Ground(turns.begun(state, index), Mind(), ALONE), index, moves).go()


def _as_offered(state: State, index: int, moves: Sequence[Move], best: Move) -> Move:
    """Return the best move as a button offers it: an attempt with the Craft's own Action is a Move. Where nothing is worth
    much before a turn has begun, and to skip it is no proposal, it is the first button that does something. A turn that has
    begun ends before a Move that hurts, such as one away from where the party searches."""
    if isinstance(best, Act) and (way := _as_move(state, index, best)) in moves:
        assert way is not None
        return way
    begins = turns.acting(state) == index and turns.is_idle(state) and not awaiting.may_go_on(state)
    seen = View(state.members[index].seat, state)
    flees = best == getting_away.away(state, index, moves)
    if isinstance(best, MoveTo) and not (begins or flees) and Pass() in moves and choice(seen, best).hurts:
        return Pass()
    if best != Pass() or state.phase != "play" or not begins:
        return best
    lit = [(offer, move) for move in moves if (offer := choice(seen, move)).lit]
    return min(lit, key=lambda found: found[0].order)[1] if lit else best


def _instead(state: State, index: int, moves: Sequence[Move], best: Move, others: Sequence[Move]) -> Move | None:
    """Return the move that comes before what is ``best`` by itself, ``None`` for none: what saves the member's life
    (`getting_away.safest`) comes before all else."""
    saves = getting_away.safest(state, index, moves)
    return _rather(state, index, moves, best, others) if saves is None else saves if saves != best else None


def _rather(state: State, index: int, moves: Sequence[Move], best: Move, others: Sequence[Move]) -> Move | None:
    """Return the move that comes before what is ``best`` by itself, ``None`` for none. What leads on comes before a Search,
    and before the end of a turn. The way that the next step names comes before any other, but one out of the sight of who
    may notice the member. Others who face a Creature next door come before what is done alone."""
    joined = staying.to_others(state, index, moves)
    if joined is not None and (best in (Search(), Pass()) or isinstance(best, MoveTo)):
        return joined if joined != best else None
    if best == Search() and others and isinstance(others[0], MoveTo):
        best = others[0]
        return staying.named(state, index, moves) or best if staying.strays(state, index, best) else best
    if best == Pass() and holding_on.guards(state, index):
        return None
    if Pass() in moves and (staying.leaves(state, index, best) or staying.is_lonely(state, index, best)):
        return next((move for move in others if kinds.kind_of(state, index, move) in staying.DONE_HERE), Pass())
    if staying.is_deep(state, index, best):
        heals = next((move for move in moves if isinstance(move, Act) and staying.is_healing(state, index, move)), None)
        return (
            heals
            or staying.named(state, index, [move for move in moves if not staying.is_deep(state, index, move)])
            or Pass()
        )
    if best in (Search(), Pass()) or staying.strays(state, index, best):
        named = staying.named(state, index, moves) or (staying.tried(state, index, moves) if best == Pass() else None)
        if named is not None and Pass() in moves and staying.is_lonely(state, index, named):
            return Pass() if best != Search() else None
        return Pass() if named is None and Pass() in moves and staying.wanders(state, index, best) else named
    return None


def _may_lead_out(state: State, index: int, way: str) -> bool:
    """Return whether a way may be the one out, while the party does not know which one that is."""
    return leads_out(state, state.members[index].region, state.scenario.connection_by_id[way]) == "perhaps"


def _asked_as_ever(state: State, index: int) -> State:
    """Return a state in which a member has nothing to order any more about what it saves."""
    member = state.members[index]
    settled = replace(member, habits=replace(member.habits, saved="wait"))
    return replace(state, members=(*state.members[:index], settled, *state.members[index + 1 :]))


def _others(state: State, index: int, moves: Sequence[Move], mind: Mind) -> Iterator[Move]:
    """Yield what else is worth something, the best first: of Actions on the same one only the best."""
    asked = [item for item in asked_now(state) if item.owner == index]
    if asked:
        yield from (Choose(option) for item in asked for option in item.options if option != item.options[0])
        return
    if state.phase != "play" or (turns.acting(state) != index and not turns.may_begin(state, index)):
        return
    ground = Ground(turns.begun(state, index), mind, TEMPERS["steady"])
    turn = sensible.Turn(ground, index, moves)
    if (step := turn.go()) is not None:
        yield step
    yield from (move for way, move in turn.exits().items() if _may_lead_out(state, index, way))
    rated = [(worth.action(ground, index, action, turn.target), action) for action in turn.actions()]
    rated += [
        (worth.strategy(ground, index, move, turn.target), move) for move in moves if isinstance(move, Strategy | Equip)
    ]
    done: set[str] = set()
    for value, move in sorted(rated, key=lambda item: -item[0]):
        aim = move.target if isinstance(move, Act) else type(move).__name__
        if value > 0.1 and aim not in done:
            done.add(aim)
            yield move


MOST_BESIDE = 2
"""So many moves of other kinds stand beside what is advised."""
ON, BACK = 1.1, 0.15
"""What a way on is worth beside Actions, and one that leads nowhere new."""
LEAST = 0.1
"""What is worth no more is no alternative."""


@fleeting
@memo
def rivals(state: State, index: int, best: Move | None) -> tuple[Move, ...]:
    """Return the best moves of other kinds than what is advised in a turn under way, the best first; the end of the turn is
    none of them."""
    own = kinds.kind_of(state, index, best)
    found: dict[kinds.Kind, Move] = {}
    for _, move in sorted(_rated(state, index), key=lambda rated: -rated[0]):
        found.setdefault(kinds.kind_of(state, index, move), move)
    return tuple(move for kind, move in found.items() if kind != own)[:MOST_BESIDE]


def _rated(state: State, index: int) -> Iterator[tuple[float, Move]]:
    """Yield what a member could sensibly do, each with what it is worth."""
    begun = turns.begun(state, index) if turns.may_begin(state, index) else state
    moves = list(legal.legal(begun, begun.members[index].seat))
    ground = Ground(begun, Mind(), ALONE)
    turn = sensible.Turn(ground, index, moves)
    seen = View(state.members[index].seat, state)
    for move in (*turn.actions(), *(move for move in moves if isinstance(move, Strategy) and move.play != legal.DRAW)):
        rated = worth.strategy if isinstance(move, Strategy) else worth.action
        value, kind = rated(ground, index, move, turn.target), kinds.kind_of(state, index, move)
        value *= worth.BESET if kind == "search" and state.scenario.type == "chase" else 1.0
        if value > LEAST and kind not in ("ready", "stay") and _is_offered(seen, move):
            yield value, move
    yield from _ways(seen, index, moves)


def _ways(seen: View, index: int, moves: Sequence[Move]) -> Iterator[tuple[float, Move]]:
    """Yield the ways that a member could go; those on, which the next step names, first."""
    ways = [move for move in moves if isinstance(move, MoveTo)]
    offers = {move: choice(seen, move) for move in ways}
    for place, move in enumerate(sorted(ways, key=lambda move: offers[move].order)):
        found = offers[move]
        if not (found.hurts or found.sure or found.weight == "written"):
            leads = next_step.names(seen, move) or found.lit
            yield (ON if leads else BACK) - place / 100, runner_up.surest(seen.state, index, move, moves)


def _is_offered(seen: View, move: Move) -> bool:
    found = choice(View(seen.seat, seen.state), move)
    return not (found.hurts or found.sure or found.weight in ("written", "quiet"))


def is_asked(state: State, index: int) -> bool:
    """Return whether a member is in a turn in which something stands beside what is advised."""
    return state.phase == "play" and turns.free(state) and not awaiting.may_go_on(state)


def offered(view: View, move: Move, found: Choice) -> Choice:
    """Return how a legal move is offered, ``found`` by itself.

    In a turn under way the one that is advised first stands before all others, and a card of the hand too. To end the turn
    does once something of it is done.
    """
    told = view if view.seat is None else ahead.addressed(view, view.seat)
    state = told.state
    index = actor_of(told)
    if isinstance(move, Choose) and not view.whole:
        return led(found, move, _answered(state))
    if view.whole or index is None or not _may_go_on(state, index):
        return found
    best = _advised(state, index)
    if best == Pass() and move != best and found.lit:
        # Nothing else is proposed then; what would have been stays a button.
        return replace(found, weight="plain", foremost=0, stays=True)
    beside = rivals(state, index, best) if is_asked(state, index) else ()
    if move in beside and best not in (move, Pass()):
        # It is folded last of all: no button that stays makes the post taller.
        return replace(found, weight="first", foremost=FOREMOST - 1 - beside.index(move), stays=False)
    if move == best and isinstance(move, MoveTo) and _pays_a_way_back(state, index, move):
        found = replace(found, hurts="")
    # A way to where the next step sends stays a button however much else there is to do.
    shown = led(found, move, best, stays=isinstance(move, MoveTo))
    if move == best and not shown.hurts:
        return replace(shown, text=runner_up.reason(state, index, move, beside, posted=True))
    alike = beside and shown.weight == "main" and isinstance(move, Act | Search | Pick)
    return replace(shown, weight="plain") if alike else shown


def _pays_a_way_back(state: State, index: int, move: MoveTo) -> bool:
    """Return whether a way is worth taking though it leads away from the next step: to others who could fall, or out of
    what can take the member down."""
    gets_away = (getting_away.away(state, index, [move]), _sheltered(state, index, [move]))
    return move in (staying.to_others(state, index, [move]), *gets_away)


def status(view: View) -> str:
    """Return where things stand, then what came about since the last turn. The next step stands in the aim of the one
    who is awaited alone."""
    aimed, since = bool(aim(view)), meanwhile(view)
    told = bool(since) and asking.within_turn(view, aimed=aimed)
    return " ".join(filter(None, ("" if told else asking.status(view, aimed=aimed), since)))


def within_turn(view: View) -> bool:
    """Return whether a post leaves out where things stand: it was told, or the picture tells it, and nothing came about."""
    return not meanwhile(view) and asking.within_turn(view, aimed=bool(aim(view)))


def aim(view: View) -> str:
    """Return what a member could go for whose turn it is. It is "" while a question is open, where nothing is known to be
    done, and before a turn that several may take."""
    told = view if view.seat is None else ahead.addressed(view, view.seat)
    index, state = actor_of(told), told.state
    if told.whole or index is None or state.phase != "play" or state.paused or open_questions(state):
        return ""
    return aiming.worded(told, index, *_planned(state, index)) if _may_go_on(state, index) else ""


@fleeting
@memo
def _planned(state: State, index: int) -> tuple[Move | None, Move | None]:
    """Return what a member is advised, but what comes beside it, and what after it: once the Action is spent that it takes,
    or with another one after the end of the turn."""
    best = _advised(state, index)
    if aiming.is_beside(state, index, best):
        paid = [move for move in legal.legal(state, state.members[index].seat) if not isinstance(move, Strategy | Equip)]
        best = next(iter(_best_of(state, index, paid, Dice(KeyedSource("")))), None)
    if state.turn is not None and best == Pass() and not awaiting.may_go_on(state):
        return best, _advised(replace(state, turn=replace(state.turn, strategy=False, action=False)), index)
    if state.turn is not None and isinstance(best, Strategy):
        return best, _advised(replace(state, turn=replace(state.turn, strategy=True)), index)
    if state.turn is None or not isinstance(best, Act | Search | Hide | Pick | Use):
        return best, None
    return best, _advised(replace(state, turn=replace(state.turn, strategy=True, action=True)), index)


def _answered(state: State) -> Move | None:
    """Return the answer that a member is advised who is asked something alone in play, ``None`` for no such question."""
    owners = {item.owner for item in open_questions(state)}
    asked = owners.pop() if len(owners) == 1 and state.phase == "play" else MASTER
    return None if asked == MASTER else _advised(state, asked)


def _may_go_on(state: State, index: int) -> bool:
    """Return whether a member's turn is under way, or the round waits for what they can still do."""
    waited = index in awaiting.waited_for(state) if awaiting.may_go_on(state) else index in awaiting.reasons(state)
    return turns.free(state) and (waited or _is_under_way(state, index))


def _is_under_way(state: State, index: int) -> bool:
    return state.turn is not None and turns.acting(state) == index and not state.turn.over


@fleeting
@memo
def _advised(state: State, index: int) -> Move | None:
    """Return what the member is advised first whose turn is under way, or who is asked; ``None`` to skip the turn."""
    moves = list(legal.legal(state, state.members[index].seat))
    best = next(iter(_best_of(state, index, moves, Dice(KeyedSource("")))), None)
    return None if isinstance(best, Pass) and turns.is_idle(state) and not awaiting.may_go_on(state) else best


def _as_move(state: State, index: int, act: Act) -> MoveTo | None:
    """Return the Move that is the same as an attempt to get past what Persists with the Craft's own Action."""
    entity = naming.entity_named(state, act.target)
    same = act.play == plays.standing_action(state, index).id
    if not same or entity is None or entity.at not in state.ways or not board.persists(entity):
        return None
    return MoveTo(naming.exit_letter(state, entity.at))
