"""What a move does: who is asked to carry it out, and then everything that waits for no seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.desk import NOTHING
from engine.core.dice import Dice
from engine.core.errors import GameOver
from engine.core.flow import Unlisted
from engine.core.game import Event, Seat
from engine.core.moves import Move
from engine.core.verbs import Buy, Choose, Direct, Discard, Equip, Give, MoveTo, Pass, SetOrder, Stow, Use

from ..state import sheets
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.moves import Act, Claim, Concede, Cure, Drag, Hide, Learn, Leave, Light, Pick, Search, Strategy
from ..state.naming import who_named
from ..state.state import State, Strike, member_of, who
from . import awaiting, ending, flow, rounds, standing_orders, turns
from .actions import effects, plays, strikes
from .challenges import acting, bodies, stealth
from .events import turning
from .exploring import features, movement, searching
from .legal import DRAW, legal
from .party import card_piles, equipment, muster, parting
from .progress import Venture
from .steps import RESPONSES, Craft, DrawFirst, Leaving, Lighting

BY_STEPS = (effects, acting)
"""Chapters that others reach by their steps alone; with them everything on the agenda is carried out by a chapter."""

flow.FLOW.check()


Directed = Callable[[Venture, Seat, Direct], None]
"""Carries out a game master's order."""


def apply(state: State, seat: Seat, move: Move, dice: Dice, direct: Directed) -> tuple[State, Sequence[Event]]:
    """Return the state after a move and what is told of it; see `engine.core.game.Game.apply`. `Unlisted` for a move that
    is not legal; orders are carried out by ``direct``."""
    if state.phase == "over":
        raise GameOver(WORDS("scenario-is-over"))
    venture = Venture(state, dice)
    if isinstance(move, Direct):
        direct(venture, seat, move)
    else:
        if move not in legal(state, seat, kind=type(move)):
            raise Unlisted
        _carry_out(venture, seat, move)
    rounds.go_on(venture)
    if not venture.events:
        _tell_answer(venture, state, seat, move)
    return venture.state, venture.events


def _tell_answer(venture: Venture, before: State, seat: Seat, move: Move) -> None:
    """Tell that a choice was made of which nothing has come yet; a game master's only to them."""
    index = member_of(before, seat)
    if index is None:
        venture.tell(turning.Answered(before.names[seat], "master"), to=(seat,))
        return
    question = awaiting.answered_by(before, seat, move.option if isinstance(move, Choose) else "")
    kind, what = "answer" if question is None else question.called(), ""
    if isinstance(move, Choose) and isinstance(question, RESPONSES):
        venture.tell(turning.Decided(before.members[index].name, kind))
        return
    if isinstance(move, Pass):
        kind = "ready"
    elif isinstance(move, Concede):
        kind = "give up"
    elif isinstance(move, Leave):
        kind = "leave"
    elif isinstance(move, Light):
        kind = "light"
    elif isinstance(move, Search | Pick):
        kind = move.verb
    elif isinstance(question, Lighting):
        kind = "stay dark"
    elif isinstance(question, Leaving):
        kind = "stay"
    elif isinstance(question, Craft) and isinstance(move, Choose):
        what = content().crafts[move.option].name
    venture.tell(turning.Answered(before.members[index].name, kind, what))


IDLE = (Choose, Concede, SetOrder, Pass)
"""What does not count as doing something in a round."""


FREE = (SetOrder, Concede, Discard, Pass, Claim, Give, Light)
"""What is done without a turn of one's own, or begins it in its own way (REG-G11, REG-G15, REG-G25)."""


NO_NEWS = (SetOrder, Concede, Discard, Claim, Light)
"""What leaves it to be told which cards its maker has drawn: it is done before or beside their turn."""


def _carry_out(venture: Venture, seat: Seat, move: Move) -> None:
    if not isinstance(move, IDLE):
        venture.change(idle=0)
    question = awaiting.asked(venture.state, seat)
    if question is not None and (isinstance(move, Choose) or seat == venture.state.master):
        _answer(venture, seat, move.option if isinstance(move, Choose) else question.default)
        return
    index = member_of(venture.state, seat)
    assert index is not None
    if venture.member(index).rests and not isinstance(move, Pass):
        venture.set_member(index, rests=0)
    if not isinstance(move, NO_NEWS):
        venture.set_member(index, drawn=(), laid=())  # What was drawn before has been told.
    if not isinstance(move, FREE):
        _begin_turn(venture, index)
    match move:
        case SetOrder(order=order):
            standing_orders.carry_out(venture, seat, order)
        case Concede():
            ending.concede(venture, seat)
        case Discard(card=card):
            card_piles.name(venture, index, card)
        case Pass():
            _pass(venture, index)
        case Claim():
            turns.claim(venture, index)
        case Buy() | Cure() | Learn():
            muster.do_in_town(venture, index, move)
        case Equip(item=item):
            equipment.equip(venture, index, item)
        case Stow(item=item):
            equipment.stow(venture, index, item)
        case Give(item=item, who=other):
            equipment.give(venture, index, item, other)
        case _:
            goes = parting.named(venture.state, index, move)
            _act(venture, index, move)
            if goes:
                _let_go(venture, index, goes)


def _let_go(venture: Venture, index: int, goes: tuple[str, ...]) -> None:
    """Note the cards that the button named by which a turn ends: they go, and are not told again. A card that is still held
    counts."""
    hand = venture.member(index).hand
    held = [card for place, card in enumerate(goes) if goes[:place].count(card) < hand.count(card)]
    venture.set_member(index, spare=tuple(held))


def _answer(venture: Venture, seat: Seat, option: str) -> None:
    """Answer what a seat is asked; a Reaction declines the question that was open before it (REG-G21).

    `awaiting.BEST` leaves all of it to what is done for members who stay away."""
    wanted = awaiting.answered_by(venture.state, seat, option)
    for question in awaiting.all_asked(venture.state, seat):
        flow.reply(venture, question, question.default if question != wanted or option == awaiting.BEST else option)
        if question == wanted:
            return


def _begin_turn(venture: Venture, index: int) -> None:
    """A move that is made while no turn is under way begins its member's turn, where that makes no difference (REG-G15)."""
    if turns.may_begin(venture.state, index):
        turns.claim(venture, index)
        flow.run(venture)
    turns.keep(venture, index)


def _act(venture: Venture, index: int, move: Move) -> None:
    match move:
        case MoveTo(to=to):
            movement.begin(venture, index, to)
        case Act():
            _play(venture, index, move)
        case Strategy(play=key):
            turns.spent(venture, "strategy")
            if key == DRAW:
                card_piles.draw(venture, index, 1)
            else:
                strikes.strategy(venture, index, key)
        case Search():
            turns.spent(venture, "action")
            searching.begin(venture, index)
        case Pick(lock=lock):
            features.pick(venture, index, lock)
        case Hide(body=body):
            bodies.hide(venture, index, body)
        case Drag(body=body, to=to):
            bodies.drag(venture, index, body, to)
        case Use(item=item):
            features.use(venture, index, item)
        case Light():
            stealth.see_to_light(venture, index)
        case Leave():
            ending.ask_leaving(venture, index)


def _play(venture: Venture, index: int, move: Act) -> None:
    """Play an Action: on a Persisting Obstacle as an attempt, which takes a Move; else it takes the Action Phase."""
    if features.picks(venture.state, index, move.play):
        features.pick(venture, index, move.target, move.play)
        return
    target = "" if move.target == NOTHING else who_named(venture.state, move.target) or ""
    if target and plays.attempted(venture.state, target):
        movement.attempt(venture, index, target, move.play)
        return
    play = plays.play_of(venture.state, who(index), move.play)
    turns.spent(venture, "action")
    strikes.begin(venture, Strike(who(index), move.play, plays.whom(venture.state, index, play, target)))


def _pass(venture: Venture, index: int) -> None:
    """End one's turn; claim it first where none is under way (REG-G15). In the town: be ready."""
    if venture.state.phase == "town":
        muster.set_out(venture, index)
        return
    if awaiting.may_go_on(venture.state):
        awaiting.let_go_on(venture, index)
        return
    if turns.may_claim(venture.state, index):
        turns.claim(venture, index)
        flow.run(venture)
    turn = venture.state.turn
    if venture.state.phase == "play" and turn is not None and turn.member == index and not venture.state.agenda:
        if venture.member(index).moved and not sheets.cards_over(venture.member(index), 1):
            flow.now(venture, DrawFirst(index))
        goes = card_piles.going(venture.state, index)
        if goes:  # What the button named goes, and is not told again.
            venture.set_member(index, spare=goes)
        if venture.member(index).habits.saved == "turn":
            venture.set_member(index, waives=True)
        turns.end(venture, index)
