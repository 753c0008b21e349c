"""What a move does: it is carried out, and then everything happens that waits for no player."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from engine.core.ballot import Verdict, counts, missing
from engine.core.dice import Dice
from engine.core.errors import GameOver
from engine.core.flow import MASTER, PARTY, Ask
from engine.core.game import Event, Seat
from engine.core.moves import Move, read_move
from engine.core.verbs import Choose, Direct, Enter, SetOrder, Trust

from ..state.catalogue import WORDS
from ..state.member import LATE, Member
from ..state.moves import VERBS, Camp, Create, Lead, RolesTo, Write
from ..state.state import BONUS, BOON, DIE, TIMER, State, Test
from . import awaiting, flow, legal, shifting, standing_orders, trials
from .awaiting import AT_LEISURE, BONUSES, DEPART, active, ballot, moment, settled, voters
from .clock import is_over
from .events import HAPPENINGS, deciding, finding, travelling
from .finding import challenge, tales
from .flow import open_questions
from .happening import dilemmas, happenings, traces
from .meeting import fights
from .members import characters, gear, roles
from .progress import Expedition
from .steps import asks
from .travelling import treks

CHAPTERS = (dilemmas, happenings, traces, fights, tales)
"""Chapters that are not called by name: what they do is reached by the steps that others push. They have to be there."""

flow.check()


Directed = Callable[[Expedition, Seat, Direct], None]
"""Carries out a game master's order."""


def apply(state: State, seat: Seat, move: Move, dice: Dice, direct: Directed) -> tuple[State, Sequence[Event]]:
    """Return the state after a move and what is told of it; see `engine.core.game.Game.apply`. `Unlisted` for a move that
    is not legal; orders are carried out by ``direct``."""
    if state.phase == "over":
        raise GameOver(WORDS.message("expedition-over"))
    expedition = Expedition(state, dice)
    if isinstance(move, Direct):
        direct(expedition, seat, move)
    else:
        legal.check(state, seat, move)
        _carry_out(expedition, seat, move)
    _settle(expedition, moment(state))
    if not expedition.events:
        expedition.tell(deciding.Decided(str(move), "own"), to=(seat,) if seat == state.master else None)
    return expedition.state, expedition.events


def _carry_out(expedition: Expedition, seat: Seat, move: Move) -> None:
    """Carry out a legal move, but for a game master's order."""
    state = expedition.state
    if isinstance(move, Enter):
        _enter(expedition, seat, move.name)
        return
    if characters.unready(state, seat) is not None:
        _choose_character(expedition, seat, move)
        return
    if isinstance(move, Trust):
        awaiting.trust(expedition, seat)
        return
    awaiting.came_back(expedition, seat)
    match move:
        case RolesTo():
            roles.carry_out(expedition, seat, move)
        case Lead(who=who):
            awaiting.elect(expedition, seat, who)
        case SetOrder(order=order):
            standing_orders.carry_out(expedition, seat, order)
        case Write(words=words):
            gear.write_note(expedition, seat, words)
        case Choose(option=option):
            _answer(expedition, seat, option)
        case _ if type(move) in legal.DOINGS:
            awaiting.propose(expedition, seat, str(move))
        case _:
            gear.carry_out(expedition, seat, move)


def _choose_character(expedition: Expedition, seat: Seat, move: Move) -> None:
    match move:
        case Choose(option=option):
            characters.choose(expedition, seat, option)
        case Create(character=text):
            characters.create(expedition, seat, text)
        case _:
            characters.choose(expedition, seat, characters.default(expedition.state, seat))


def _answer(expedition: Expedition, seat: Seat, option: str) -> None:
    state = expedition.state
    if seat in awaiting.asked_again(state):
        awaiting.throw_again(expedition, seat, option)
        return
    own = awaiting.personal(state, seat)
    if own is not None:
        flow.reply(expedition, own, option)
    elif option in shifting.open_shifts(state, seat):
        shifting.carry_out(expedition, seat, option)
    else:
        awaiting.propose(expedition, seat, f"{awaiting.CHOOSE} {option}")


def _enter(expedition: Expedition, seat: Seat, name: str) -> None:
    """A newcomer joins: a seat and a member at the end, who chooses a character next (WLD-G85)."""
    state = expedition.state
    member = characters.newcomer(name, seat, state.members)
    expedition.change(names=(*state.names, name), members=(*state.members, member))
    expedition.tell(deciding.Entered(member.name))


# Going on.


def _settle(expedition: Expedition, before: Ask | str) -> None:
    """Go on until a player has to choose; what was asked ``before`` is asked no more, and votes on it count no more.

    Votes are cast on one question: the next is another.
    """
    go_on(expedition)
    if moment(expedition.state) == "action":
        challenge.conclude(expedition)
    if moment(expedition.state) != before and expedition.state.votes:
        expedition.change(votes=())
    explain(expedition)


def go_on(expedition: Expedition) -> None:
    """Let everything happen that waits for no player: tasks, settled choices, picks of those who are not waited for."""
    flow.run(expedition)
    while expedition.state.phase == "trek" and not expedition.state.paused and _settle_one(expedition):
        flow.run(expedition)


def _settle_one(expedition: Expedition) -> bool:
    """Settle one thing that needs no waiting; return whether there was one."""
    state = expedition.state
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Test):
        return _keep_for_the_absent(expedition, task)
    for question in open_questions(state):
        if _is_absent(state, question) or _leaves_no_choice(question):
            flow.reply(expedition, question, question.default)
            if question.owner >= 0:
                shifting.note(expedition, question, state)
            return True
    if only_camp_is_left(state):
        _camp_late(expedition)
        return True
    if state.route and moment(state) == "action":
        if (move := treks.next_step(expedition)) is not None:
            legal.decided(expedition, move)
        return True
    asked = moment(state)
    return bool(asked) and _settle_the_moment(expedition, asked)


def only_camp_is_left(state: State) -> bool:
    """Return whether a late camp is made unasked: nothing else is left to do, unless the party may want to go home, or
    a member ordered to be asked (WLD-G27)."""
    if moment(state) != "action" or state.stretch != LATE or is_over(state) or not voters(state):
        return False
    return _camps_unasked(state)


def _camps_unasked(state: State) -> bool:
    return not state.rules.letter and all(member.habits.camp == "auto" for member in state.members if member.active)


def _camp_late(expedition: Expedition) -> None:
    expedition.change(votes=())
    expedition.tell(deciding.OnlyCamp(), calls=active(expedition.state))
    legal.decided(expedition, Camp())


def _leaves_no_choice(question: Ask) -> bool:
    """Return whether there is only one answer. Being asked must tell nothing, so the game master is asked all the same."""
    return len(question.options) == 1 and question.owner != MASTER and not isinstance(question, AT_LEISURE)


def _is_absent(state: State, question: Ask) -> bool:
    if question.owner == MASTER:
        return state.master is None
    if question.owner == PARTY:
        return not voters(state) or (isinstance(question, asks.Shelter) and _camps_unasked(state))
    member = state.members[question.owner]
    is_left = not state.rules.letter and _is_left_to_me(member, question)
    return is_left or not member.active or not member.ready


def _is_left_to_me(member: Member, question: Ask) -> bool:
    """Return whether a member has what is safe done, unasked."""
    if isinstance(question, BONUSES):
        return member.habits.bonuses == "auto"
    return isinstance(question, asks.Wear) and member.habits.wear == "auto"


def _keep_for_the_absent(expedition: Expedition, test: Test) -> bool:
    absent = [place for place in test.asked if not expedition.member(test.rolls[place].member).active]
    if absent:
        trials.settle(expedition, absent[0], "keep")
    return bool(absent)


def _settle_the_moment(expedition: Expedition, asked: Ask | str) -> bool:
    state = expedition.state
    found = settled(state)
    if found is None:
        if not isinstance(asked, Ask) or missing(ballot(state), voters(state)):
            return False
        # Everybody left it to the others: what is safe is done (WLD-G86).
        expedition.change(votes=())
        flow.reply(expedition, asked, asked.default)
        return True
    backers = counts(ballot(state)).get(found.choice, 0)
    expedition.change(votes=())
    if isinstance(asked, Ask):
        _announce(expedition, found, ballot(state))
        flow.reply(expedition, asked, found.choice.partition(" ")[2])
        return True
    move = read_move(VERBS, found.choice)
    if legal.refuse_action(state, move) is not None:
        # What was proposed has become impossible meanwhile: the other votes stand.
        expedition.change(votes=tuple(vote for vote in state.votes if vote.text != found.choice))
        return bool(expedition.state.votes)
    if found.choice == DEPART and backers == 1:
        # One voice alone does not end it unasked (WLD-G83).
        expedition.ask(asks.Depart(owner=PARTY, options=(asks.LEAVE, asks.STAY), default=asks.STAY))
        return True
    _announce(expedition, found, ballot(state))
    legal.decided(expedition, move)
    return True


def _announce(expedition: Expedition, found: Verdict[str], cast: Mapping[Seat, str | None]) -> None:
    party = active(expedition.state)
    if len(party) > 1:
        apart = {
            awaiting.name_of(expedition.state, seat): text for seat, text in cast.items() if text != found.choice and text
        }
        votes = counts(cast).get(found.choice, 0) if apart else 0
        told = deciding.Decided(found.choice, found.how, votes, tuple(apart), tuple(apart.values()))
        expedition.tell(told, calls=party)


def explain(expedition: Expedition) -> None:
    """Tell what a term means that comes up in what just happened, and was not told before, one at a time (WLD-065,
    WLD-208, WLD-G03, WLD-G86)."""
    told = [event for event in expedition.events if event.kind in _EXPLAINED]
    if not told:
        return
    known = expedition.state.explained
    fresh = next((term for term in _terms(told) if term not in known), "")
    if fresh:
        expedition.change(explained=(*known, fresh))
        expedition.tell(deciding.Explained((fresh,)))


_EXPLAINED = {kind.called() for kind in (travelling.Ticked, finding.Challenge, deciding.Rolled, travelling.Bonus)}
"""The kinds of events in which a term comes up."""


def _terms(told: Iterable[Event]) -> Iterator[str]:
    for e in HAPPENINGS.known(told, None):
        match e:
            case travelling.Ticked():
                yield TIMER
            case finding.Challenge():
                yield DIE
            case deciding.Rolled(reasons=(_, *_)):
                yield BOON
            case travelling.Bonus():
                yield BONUS
