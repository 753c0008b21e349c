"""Who decides, and what is done for those who stay away (WLD-121, WLD-G84, WLD-G85, WLD-G86).

For every action all are asked who have a say in it (WLD-004); to talk it over takes no time (WLD-130). The party's votes
are the texts of moves. They are cast on the *moment*: what the party is asked just now, or its next action where nothing
is under way.
"""

from __future__ import annotations

from engine.core.ballot import Verdict, counts, missing, needed, verdict
from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.flow import MASTER, PARTY, Ask
from engine.core.game import Seat
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import Direct, Trust

from ..state.catalogue import refused
from ..state.member import Member
from ..state.state import State, Test, Vote, member_of
from . import flow, trials
from .events import deciding
from .flow import open_questions
from .members import characters
from .progress import Expedition
from .steps import asks

TRUST, DEPART, CHOOSE = "trust", "depart", "choose"
ENDINGS = asks.Edge | asks.Depart
"""Questions on which `asks.LEAVE` ends the expedition."""
AT_LEISURE = asks.Trade
"""Questions that are asked although they have one answer: until it is given, something else can be done."""
BONUSES = asks.Bonus | asks.Lay | asks.Sighting
"""Questions about the bonuses of a role, which a standing order leaves to the referee."""
HOUR = 3600
MISSES = 2
"""So many picks made for a player in a row, and they are not waited for until they act again (WLD-G84)."""


# Whose choice it is.


@memo("phase", "paused", "agenda")
def moment(state: State) -> Ask | str:
    """Return what the party votes on: a question to it, "action" for its next action, "" for nothing."""
    if state.phase != "trek" or state.paused:
        return ""
    if not state.agenda:
        return "action"
    asked = open_questions(state)
    return asked[0] if asked and asked[0].owner == PARTY else ""


def about_to_move(state: State) -> bool:
    """Return whether the party's next action comes next: nothing is under way, or bonuses are picked after a Move."""
    asked = open_questions(state)
    picking = not state.agenda or bool(asked and isinstance(asked[0], BONUSES))
    return state.phase == "trek" and picking and not state.paused and state.stretch <= 4


def is_grave(state: State, text: str) -> bool:
    """Return whether a choice ends the expedition: that is never one player's alone where the party decides (WLD-G83)."""
    asked = moment(state)
    return text == DEPART or (isinstance(asked, ENDINGS) and text == f"{CHOOSE} {asks.LEAVE}")


def players(state: State) -> tuple[Member, ...]:
    """Return the members whose players can take part: they have a character, and live."""
    return tuple([member for member in state.members if member.ready and not member.dead])


@memo("members")
def active(state: State) -> tuple[Seat, ...]:
    """Return the seats of the members whose players take part: the party waits for them (WLD-G84, WLD-G85)."""
    return tuple([member.seat for member in players(state) if member.active])


@memo("members", "rules", "votes", "master", "leader")
def voters(state: State) -> tuple[Seat, ...]:
    """Return the seats whose votes settle the party's choice of the moment (option ``decide``, WLD-G84).

    A game master who leaves it to the party lets it vote; a leader who does lets the next member decide.
    """
    taking_part = active(state)
    if state.rules.decide == "gm" and state.master is not None:
        return taking_part if _has_abstained(state, state.master) else (state.master,)
    if state.rules.decide == "leader":
        in_line = (leading(state), *taking_part)
        return next(((seat,) for seat in in_line if seat in taking_part and not _has_abstained(state, seat)), taking_part)
    return taking_part


def _has_abstained(state: State, seat: Seat) -> bool:
    return Vote(seat, TRUST) in state.votes


def _hands_on(state: State, seat: Seat) -> bool:
    """Return whether one who decides alone can leave it to another."""
    if state.rules.decide not in ("leader", "gm") or voters(state) != (seat,):
        return False
    return any(other != seat and not _has_abstained(state, other) for other in active(state))


def leading(state: State) -> Seat:
    """Return the leader's seat; while the leader's player is away, that of the first member who takes part (WLD-G94)."""
    taking_part = active(state)
    seat = state.members[state.leader].seat
    return seat if seat in taking_part or not taking_part else taking_part[0]


@memo("votes")
def ballot(state: State) -> dict[Seat, str | None]:
    """Return the votes on the moment by seat, ``None`` for those who left it to the others."""
    return {vote.seat: None if vote.text == TRUST else vote.text for vote in state.votes}


def asked_again(state: State) -> tuple[Seat, ...]:
    """Return the seats that are asked whether they throw again for 1 Resolve (WLD-G06)."""
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Test) or state.paused:
        return ()
    return tuple(dict.fromkeys(state.members[task.rolls[place].member].seat for place in task.asked))


def personal(state: State, seat: Seat) -> Ask | None:
    """Return the open question that only this seat can answer: its member's, or the game master's."""
    if state.paused:
        return None
    own = MASTER if seat == state.master else member_of(state, seat)
    return None if own is None else next((asked for asked in open_questions(state) if asked.owner == own), None)


@memo("phase", "members", "rules", "votes", "master", "leader", "paused", "agenda")
def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that are waited for, ``()`` once it is over.

    The party does not wait on the way for those who came late and have no character yet (WLD-G85).
    """
    if state.phase == "over":
        return ()
    if state.phase == "characters":
        return tuple(member.seat for member in state.members if not member.ready and not member.dead)
    return tuple(sorted(_awaited_on_the_way(state)))


def _awaited_on_the_way(state: State) -> tuple[Seat, ...]:
    if state.paused:
        return () if state.master is None else (state.master,)
    if throwing := asked_again(state):
        return throwing
    asked = open_questions(state)
    if asked and asked[0].owner == MASTER:
        return () if state.master is None else (state.master,)
    if asked and asked[0].owner != PARTY:
        return tuple(dict.fromkeys(state.members[question.owner].seat for question in asked))
    waiting = missing(ballot(state), voters(state))
    return waiting or tuple(member.seat for member in players(state))


# Votes.


def propose(expedition: Expedition, seat: Seat, text: str) -> None:
    """Vote for a move, in place of an earlier vote, and tell of it unless it is settled by that (WLD-G84, WLD-G101).

    Where the leader, the game master or any player decides, their vote settles it; only the end of the expedition takes
    more than half where any player could decide.
    """
    state = expedition.state
    first = not counts(ballot(state)) and seat not in ballot(state)
    votes = (*(vote for vote in state.votes if vote.seat != seat), Vote(seat, text))
    expedition.change(votes=votes)
    if settled(expedition.state) is None:
        here = expedition.state
        count = counts(ballot(here)).get(text, 0)
        asked = missing(ballot(here), voters(here)) if first else ()
        expedition.tell(deciding.Proposed(name_of(here, seat), text, count, threshold(here)), calls=asked)


def threshold(state: State) -> int:
    """Return how many votes settle the choice of the moment at once."""
    return needed(len(voters(state)))


def abstain(expedition: Expedition, seat: Seat) -> None:
    """Leave the choice of the moment to the others."""
    state = expedition.state
    expedition.change(votes=(*(vote for vote in state.votes if vote.seat != seat), Vote(seat, TRUST)))
    expedition.tell(deciding.Abstained(name_of(state, seat)))


@memo("phase", "members", "rules", "votes", "leader", "master", "paused", "agenda")
def settled(state: State) -> Verdict[str] | None:
    """Return how the party's choice of the moment stands, ``None`` while it is open (WLD-G84)."""
    if not state.votes:
        return None
    cast = ballot(state)
    party = voters(state)
    if state.rules.decide == "anyone":
        first = next((text for text in cast.values() if text is not None and not is_grave(state, text)), None)
        if first is not None:
            return Verdict(first, "most")
    if state.rules.decide in ("leader", "gm"):
        own = {seat: text for seat, text in cast.items() if seat in party}
        found = verdict(own, party, leading(state) if active(state) else None)
        return Verdict(found.choice, "leader") if found is not None and len(party) == 1 else found
    return verdict(cast, party, leading(state) if party else None)


def name_of(state: State, seat: Seat) -> str:
    """Return what the party calls a seat."""
    index = member_of(state, seat)
    return state.names[seat] if index is None else state.members[index].name


# The safe choice.


def trust(expedition: Expedition, seat: Seat) -> None:
    """Leave a choice to the others, or to what is safe; it counts as a missed pick (WLD-G84, WLD-G86).

    Only to let the short while pass in which a roll can be made again is none.
    """
    state = expedition.state
    index = member_of(state, seat)
    if seat in asked_again(state):
        test, place = state.agenda[0], _asked_place(state, seat)
        assert isinstance(test, Test)
        trials.settle(expedition, place, "again" if trials.throws_in_silence(state, test.rolls[place]) else "keep")
        return
    if (question := personal(state, seat)) is not None:
        flow.reply(expedition, question, question.default)
        if isinstance(question, BONUSES):
            _leave_bonuses(expedition, seat)
    else:
        abstain(expedition, seat)
    if index is not None:
        missed = min(MISSES, expedition.member(index).missed + 1)
        expedition.set_member(index, missed=missed)


def _leave_bonuses(expedition: Expedition, seat: Seat) -> None:
    """Pick what follows from a bonus too, at once: one silence costs the party one wait (WLD-G86)."""
    flow.run(expedition)
    while (question := personal(expedition.state, seat)) is not None and isinstance(question, BONUSES):
        flow.reply(expedition, question, question.default)
        flow.run(expedition)


def _asked_place(state: State, seat: Seat) -> int:
    """Return which roll of the pending test a seat is asked about first."""
    test = state.agenda[0]
    assert isinstance(test, Test)
    return next(place for place in test.asked if state.members[test.rolls[place].member].seat == seat)


def may_trust(state: State, seat: Seat) -> bool:
    """Return whether a seat can leave what is asked to others: never the last one, where nothing was proposed (WLD-G84)."""
    if seat not in awaited(state) or state.paused:
        return False
    if moment(state) != "action":
        return True
    if member_of(state, seat) is None and seat != state.master:
        return True
    if _hands_on(state, seat):
        return True
    cast = ballot(state)
    return bool(counts(cast)) or (len(missing(cast, voters(state))) > 1 and seat in voters(state))


def default(state: State, seat: Seat) -> Move | None:
    """Return that a seat leaves it to the others, or to the safe choice.

    ``None`` where the party has to choose its next action and no member proposed any: then they are reminded. A seat that
    decides alone may hand it on. ``None`` too while a game master plays a scene (WLD-G84, WLD-G86).
    """
    if seat not in awaited(state) or state.paused:
        return None
    if characters.unready(state, seat) is not None:
        return Trust()
    if not may_trust(state, seat):
        return None
    open_to_default = moment(state) != "action" or bool(counts(ballot(state))) or _hands_on(state, seat)
    return Trust() if open_to_default else None


def without(state: State, seat: Seat) -> Move | None:
    """Return the default; a game master who leaves lets the expedition go on (WLD-G87)."""
    return Direct("resume", NOTHING) if state.paused and seat == state.master else default(state, seat)


def patience(state: State) -> int:
    """Return how long a pick waits for one player, or the window for a second throw (WLD-G06, WLD-G86)."""
    if state.phase != "trek" or state.paused:
        return 0
    if asked_again(state):
        return state.rules.resolve
    asked = [personal(state, seat) for seat in awaited(state) if seat != state.master]
    return state.rules.picks * HOUR if asked and all(question is not None for question in asked) else 0


def stands_still(state: State) -> bool:
    """Return whether a game master plays a scene: the expedition waits meanwhile (WLD-G87)."""
    return bool(state.paused)


def turn_number(state: State) -> int:
    """Return the day for one who travels alone: what comes of it goes on in one post, and a silence lasts for it. A party
    has no turns: each of its decisions calls everybody, and is waited for by itself."""
    return state.day if len(state.members) == 1 else -1


def came_back(expedition: Expedition, seat: Seat) -> None:
    """A member who acts is waited for again (WLD-G84)."""
    index = member_of(expedition.state, seat)
    if index is not None and expedition.member(index).missed:
        expedition.set_member(index, missed=0)


# Going on.


def throw_again(expedition: Expedition, seat: Seat, option: str) -> None:
    """Answer whether a roll is made again for 1 Resolve (WLD-G06)."""
    trials.settle(expedition, _asked_place(expedition.state, seat), "again" if option == "again" else "keep")


# The leader.


def elect(expedition: Expedition, seat: Seat, handle: str) -> None:
    """Vote for a leader; more than half of those who take part make one (WLD-G84, WLD-G94)."""
    state = expedition.state
    index = next(index for index, member in enumerate(state.members) if member.handle == handle)
    votes = (*(vote for vote in state.leader_votes if vote.seat != seat), Vote(seat, handle))
    taking_part = active(state)
    count = sum(vote.text == handle and vote.seat in taking_part for vote in votes)
    is_settled = count >= needed(len(taking_part))
    expedition.change(leader_votes=() if is_settled else votes, leader=index if is_settled else state.leader)
    expedition.tell(deciding.Leads(expedition.name(index), count, needed(len(taking_part)), is_settled))


def could_lead(state: State, seat: Seat) -> list[str]:
    """Return the handles of the members whom a seat can vote for as leader; see `refuse_leader`."""
    voted = [vote.text for vote in state.leader_votes if vote.seat == seat]
    return [
        member.handle
        for index, member in enumerate(state.members)
        if index != state.leader and not member.dead and member.handle not in voted
    ]


def refuse_leader(state: State, seat: Seat, handle: str) -> IllegalMove | None:
    """Return what speaks against a vote for a leader."""
    if member_of(state, seat) is None:
        return refused("lead-not-yours", "WLD-G84")
    living = [(index, member) for index, member in enumerate(state.members) if not member.dead]
    index = next((index for index, member in living if member.handle == handle), -1)
    if index < 0:
        party = [member.handle for _, member in living]
        return refused("nobody-called", "WLD-G84", who=handle[:20], party=party)
    if index == state.leader:
        return refused("leads-already", "WLD-G84", who=state.members[index].name)
    if any(vote == Vote(seat, handle) for vote in state.leader_votes):
        return refused("voted-for-them", "WLD-G84")
    return None
