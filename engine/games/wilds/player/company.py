"""Bot players of an expedition: companions who follow people, or a party of their own (a capability of the house)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ballot import counts
from engine.core.bot_players import Advice, Manner, Thought
from engine.core.dice import Dice
from engine.core.flow import PARTY, Ask
from engine.core.game import Event
from engine.core.moves import Move, read_move
from engine.core.odds import odds
from engine.core.verbs import Choose, MoveTo, Trust

from ..rules import awaiting
from ..rules import odds as chances
from ..rules.clock import only_luck_helps
from ..rules.finding.studying import looks_at
from ..rules.flow import open_questions
from ..rules.steps import asks
from ..speech.action_labels import chosen_way
from ..state.catalogue import WORDS
from ..state.member import NIGHT
from ..state.moves import VERBS, Backtrack, Camp, Depart, Forage, Investigate, Journey, Rest, Track
from ..state.state import State, last_day, member_of
from ..state.view import View
from . import advising, cares, known_map, racing, runner_up
from .judgement import TEMPERS, Temper
from .known_map import Mind
from .second_throws import asked_about, throws_again
from .sensible import Idea, Turn, is_deadly, reply
from .side_actions import errand
from .strength import WEARY, hungry, weariness

KINDS = ("ranger", "rogue", "druid", "fighter", "healer", "hunter", "scholar")
"""The characters that a party of the house takes, in this order: the first four are those of the example (WLD-253..256)."""

CLEVER_KINDS = ("ranger", "rogue", "scholar", "fighter", "druid", "healer", "hunter")
"""What the clever take: a member who can read what they find."""

A_PAIR = ("ranger", "healer")
"""The characters that the clever take who are two: both know what grows, and one of them mends the other."""

ADVISED = 3
SELDOM = 3
"""In one of so many stretches of the day a companion says that what people chose is dear to it."""
ON_THE_WAY = (MoveTo, Backtrack, Journey, Track)
"""The actions whose reason a companion says."""
MUCH_BETTER = 2.0
"""So many times as good an idea is said beside what people chose."""
WORTH_SAYING = 0.2
"""How much of the best idea's worth another has that is told beside it."""


def decide(view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
    """See `Plays.decide`: nothing is left to chance."""
    del lot
    move, says = Companion(view, moves, mind, manner).move()
    return Thought(move, mind, says)


def advise(view: View, moves: Sequence[Move], lot: Dice) -> Sequence[Advice]:
    """See `Plays.advise`: what a steady player would do, who knows what the view says."""
    del lot
    return Companion(view, moves, known_map.recalled(view.state), Manner("steady")).advice()


def heard(view: View, mind: Mind, events: Sequence[Event]) -> Mind:
    """See `Plays.heard`."""
    return known_map.heard(view.state, mind, events)


class Companion:
    """One of the party, who is awaited."""

    def __init__(self, view: View, moves: Sequence[Move], mind: Mind, manner: Manner) -> None:
        assert view.seat is not None
        self.view, self.state, self.seat, self.moves, self.mind = view, view.state, view.seat, moves, mind
        self.temper: Temper = TEMPERS[manner.level]
        index = member_of(view.state, view.seat)
        assert index is not None
        self.index = index
        self.asked = open_questions(view.state)
        self.people = [seat for seat in manner.people if seat in awaiting.voters(view.state)]
        """The people who have a say in it."""
        self.leads = awaiting.voters(view.state) == (view.seat,) and any(
            seat in awaiting.active(view.state) for seat in manner.people
        )
        """Whether it decides alone, although there are people."""

    def move(self) -> tuple[Move | None, str]:
        """Return what the companion does, ``None`` to leave it to people, and what it says."""
        state = self.state
        if not state.members[self.index].ready:
            return self._character(), ""
        if self.seat in awaiting.asked_again(state):
            asked = asked_about(state, self.seat)
            return Choose("again" if asked is not None and throws_again(state, asked, self.temper) else "keep"), ""
        own = self._own()
        if own is not None:
            return self._answer(own), ""
        if not state.votes and (aside := self._aside()) is not None:
            return aside
        return self._vote()

    def _character(self) -> Move:
        """Return the character that is chosen: one that goes with those chosen before."""
        taken = [member.kind for member in self.state.members if member.ready]
        order = CLEVER_KINDS if self.temper.clever else KINDS
        first = A_PAIR if self.temper.clever and len(self.state.members) == len(A_PAIR) else ()
        kinds = [kind for kind in dict.fromkeys((*first, *order)) if kind not in taken] or list(order)
        turn = sum(not member.ready for member in self.state.members[: self.index]) if not taken else 0
        wanted = (Choose(kind) for kind in (*kinds[turn:], *kinds))
        return next((move for move in wanted if move in self.moves), Trust())

    def _own(self) -> Ask | None:
        return next((asked for asked in self.asked if asked.owner == self.index), None)

    def _answer(self, asked: Ask) -> Choose:
        answer = Choose(reply(self.state, asked, self.temper))
        return answer if answer in self.moves else Choose(asked.default)

    def _aside(self) -> tuple[Move, str] | None:
        return errand(self.state, self.index, self.moves, bool(self.people), self.temper.clever, self.temper.keeps_count)

    # What the party decides.

    def best(self) -> Move:
        """Return what the companion would have the party do."""
        asked = self._of_the_party()
        return self._answer(asked) if asked is not None else self.ideas()[0].move

    def ideas(self) -> list[Idea]:
        """Return what the party could do next, the best first."""
        return Turn(self.state, self.moves, self.mind, self.temper, self.view.sites).ideas()

    def _of_the_party(self) -> Ask | None:
        return self.asked[0] if self.asked and self.asked[0].owner == PARTY else None

    def _vote(self) -> tuple[Move | None, str]:
        """Return a vote: for what people propose, once they agree or all have spoken; before that none, as they choose.
        Where none is there it is for what was proposed first, and else for what is best. The clever let the last of them
        propose, so that everybody can do something aside."""
        cast = awaiting.ballot(self.state)
        if self.leads and Trust() in self.moves:
            return Trust(), ""
        if not self.people:
            proposed = next((text for text in cast.values() if text is not None), None)
            if proposed is not None:
                return self._for(proposed), ""
            waits = self.temper.clever and self.seat != max(awaiting.voters(self.state))
            return (None if waits else self.best()), ""
        own = {seat: cast[seat] for seat in self.people if seat in cast}
        wanted = counts(own)
        text = max(wanted, key=wanted.__getitem__, default=None)
        agreed = text is not None and 2 * wanted[text] > len(self.people)
        if not agreed and len(own) < len(self.people):
            return None, ""
        if text is None:
            return self.best(), ""
        if not agreed:
            text = self._between(wanted)
        return self._follow(text, single=wanted[text] == 1)

    def _between(self, wanted: dict[str, int]) -> str:
        """Return which proposal to vote for where people are divided: the one that comes nearest to what is best; who has
        no view votes as the leader, who decides between equal ones (WLD-G84)."""
        most = [text for text, count in wanted.items() if count == max(wanted.values())]
        best = [self.best()] if self._of_the_party() is not None else [idea.move for idea in self.ideas()]
        own = next((text for move in best for text in most if _alike(str(move), text)), None)
        led = awaiting.ballot(self.state).get(awaiting.leading(self.state))
        return own or (led if led in most else most[0])

    def _follow(self, text: str, single: bool) -> tuple[Move, str]:
        """Vote for what people propose; what is plainly deadly, or one voice alone would end, is left to them."""
        speaks = self.seat == min((seat for seat in awaiting.voters(self.state) if seat not in self.people), default=-1)
        told = Trust() in self.moves and not self.state.members[self.index].missed
        if told and is_deadly(self.state, text):
            return Trust(), WORDS("says-deadly") if speaks else ""
        if told and single and text == str(Depart()) and self.state.goal in ("open", "found"):
            return Trust(), WORDS("says-not-found") if speaks else ""
        return self._for(text), self._remark(text) or self._agrees(text) if speaks else ""

    def _for(self, text: str) -> Move:
        """Return the vote for a proposal; where it cannot be made any more, one's own."""
        move = read_move(VERBS, text)
        return move if move in self.moves else self.best()

    def _remark(self, text: str) -> str:
        """Return what the companion would rather do, where that matters; "" where it agrees."""
        if awaiting.moment(self.state) != "action" or text in map(str, (Camp(), Rest(), Forage(), Depart())):
            return ""
        if Rest() in self.moves and weariness(self.state) >= WEARY:
            return WORDS("says-rest")
        if self.state.stretch == NIGHT - 1 and hungry(self.state):
            return WORDS("says-hungry")
        best, *others = self.ideas()
        worth = max((idea.worth for idea in others if _alike(str(idea.move), text)), default=0.0)
        apart = not _alike(str(best.move), text) and best.worth >= MUCH_BETTER * worth
        return WORDS("says-rather", why=str(best.why)) if apart and isinstance(best.move, ON_THE_WAY) else ""

    def _agrees(self, text: str) -> str:
        """Return what the companion says of what people chose: of each dilemma, why it goes the same way, and now and then
        what is dear to it."""
        asked = self._of_the_party()
        if asked is None and (said := self._at_the_goal(text)):
            return said
        if isinstance(asked, asks.Dilemma):
            answer = read_move(VERBS, text)
            return cares.says_of(self.state, asked, answer) if isinstance(answer, Choose) else ""
        is_time = (self.state.day + self.state.stretch) % SELDOM == 0
        return cares.says(self.state, self.index, text.partition(" ")[0]) if asked is None and is_time else ""

    def _at_the_goal(self, text: str) -> str:
        """Return what the companion says of who tries a way to study the goal; "" for all else."""
        move = read_move(VERBS, text)
        if not isinstance(move, Investigate) or chosen_way(self.state, move) is None:
            return ""
        test = chances.coming(self.state, move)
        if test is None:
            return ""
        own, who = test.doing.by == self.index, self.state.members[test.doing.by].name
        left = looks_at(self.state, move.site).left
        return WORDS("says-at-goal", mine=own, who=who, left=left) if own or left == 1 else ""

    # Advice.

    def advice(self) -> list[Advice]:
        """Return the best moves, each with what speaks for it."""
        state = self.state
        if not state.members[self.index].ready:
            return [Advice(self._character(), WORDS("why-character"))]
        if self.seat in awaiting.asked_again(state):
            keeps = advising.proposal(self.view) == Choose("keep")
            return [Advice(Choose("keep" if keeps else "again"), WORDS("why-keep") if keeps else WORDS("why-again"))]
        proposed = advising.proposal(self.view)
        asked = self._own() or self._of_the_party()
        if asked is not None:
            answer = proposed if isinstance(proposed, Choose) and proposed in self.moves else self._answer(asked)
            return [Advice(answer, self._backed(answer) or reason(state, asked, answer))]
        if awaiting.moment(state) != "action":
            return [Advice(next(iter(self.moves)), WORDS("why-only"))] if self.moves else []
        ideas = self.ideas()
        worth = [idea for idea in ideas if idea is ideas[0] or idea.worth >= WORTH_SAYING * ideas[0].worth]
        found = [Advice(idea.move, str(idea.why)) for idea in worth]
        if proposed is not None and proposed in self.moves:
            idea_why = next((str(idea.why) for idea in ideas if idea.move == proposed), "")
            idea_why = idea_why or runner_up.why(state, proposed, (ideas[0].move,)) or str(ideas[0].why)
            why = self._backed(proposed) or self._with_odds(racing.hint(state, proposed) or idea_why)
            found = [Advice(proposed, why), *(item for item in found if item.move != proposed)]
        # The same reason is given once.
        told = [item.why for item in found]
        found = [item for place, item in enumerate(found) if item.why not in told[:place]]
        aside = errand(state, self.index, self.moves, True, False, False)
        # Roles bring nothing any more once the goal is all that the days left are for.
        late = state.goal != "open" or last_day(state)
        if aside is not None and not (late and aside[0].verb == "roles"):
            found.insert(1, Advice(aside[0], _why_aside(aside[0].verb)))
        return found[:ADVISED]

    def _with_odds(self, why: str) -> str:
        """Return what speaks for a move, with about how likely the party wins where days run out."""
        state = self.state
        if not last_day(state) or state.goal not in ("open", "found") or state.master is not None:
            return why
        if state.region.goal is None or only_luck_helps(state):
            return why
        return WORDS("why-wins", why=why, odds=odds(chances.to_win(state, self.view.successes, in_ways=self.view.in_ways)))

    def _backed(self, move: Move) -> str:
        """Return who is for a move already, in a sentence; "" where there are none."""
        names = [awaiting.name_of(self.state, vote.seat) for vote in self.state.votes if vote.text == str(move)]
        return WORDS("why-backed", names=names) if names else ""


def _alike(text: str, other: str) -> bool:
    """Return whether two actions are the same but for who does them and with what care."""
    return text.split()[:2] == other.split()[:2]


def _why_aside(verb: str) -> str:
    """Return why something is done on the side."""
    return WORDS(f"aside-{verb}") if f"aside-{verb}" in WORDS.messages() else WORDS("aside-other")


def reason(state: State, asked: Ask, answer: Choose) -> str:
    """Return what speaks for the answer to a question."""
    if isinstance(asked, asks.Dilemma):
        return cares.speaks_for(state, asked, answer)
    if isinstance(asked, asks.Insight) and answer.option == "loot":
        return WORDS("because-loot")
    if isinstance(asked, asks.Approach):
        return WORDS("met-because", what=answer.option.partition("+")[0])
    kind = asked.called()
    return WORDS(f"because-{kind}") if f"because-{kind}" in WORDS.messages() else WORDS("because-other")
