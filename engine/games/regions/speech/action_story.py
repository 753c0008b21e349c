"""One Action told with everything that came of it: who did what to whom, in one sentence, and its rolls in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial, singledispatchmethod
from itertools import groupby

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.grammar import Noun
from engine.core.words import upper

from ..rules.events import challenging, exploring, striking, turning
from ..rules.events.striking import Roll
from ..state.catalogue import WORDS
from ..state.content import Challenge, ChallengeType, content
from .sayings import say, with_effect
from .words import Detail, Small, play_called, roll_words, row, total


class Mark:
    """One target of an Action, and what became of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.clash: striking.Clash | None = None
        self.harm: striking.Hurt | None = None
        self.relief: striking.Recovered | None = None
        self.tokens: challenging.TokensLost | None = None
        self.end: striking.Defeated | None = None
        self.is_down = False

    @property
    def won(self) -> bool:
        """Whether the Action took effect on it; an Action without a roll does."""
        return self.clash is None or self.clash.won

    @property
    def is_settled(self) -> bool:
        """Whether anything of it was told: else it waits for an answer."""
        return bool(self.clash or self.harm or self.relief or self.tokens or self.end)

    @property
    def is_unhurt(self) -> bool:
        """Whether an Action took nothing from it, whether or not it won."""
        takes = self.harm is not None and (self.harm.amount or self.harm.effort)
        return not (takes or self.relief or self.tokens or self.end or self.is_down)

    def outcome(self, *, several: bool = False) -> str:
        """Return what came of it, "" for nothing that is told here: "4 damage, 3 EP left"."""
        said = [harm_words(self.harm, self.end, is_down=self.is_down, several=several)] if self.harm else []
        if self.end and not self.harm:
            said.append(WORDS("defeat", how=self.end.how, type=self.end.type, what=self.end.what))
        if self.relief:
            said.append(WORDS("relief", amount=self.relief.amount, left=self.relief.left))
        if self.tokens:
            said.append(WORDS("tokens-gone", count=self.tokens.count, left=self.tokens.left))
        return row(said)


def harm_words(
    harm: striking.Hurt, end: striking.Defeated | None = None, *, is_down: bool = False, several: bool = False
) -> str:
    """Return what a target lost and what is left: "4 damage, 3 EP left", "4 damage, down", "5 effort, the way is open". Of
    members, as of ``several`` that were hit together, the map shows what is left."""
    amount, left = harm.amount, harm.left
    if end and harm.effort:
        return WORDS("effort-ends", amount=amount, how=end.how, type=end.type, what=end.what)
    if harm.effort:
        return WORDS("effort-done", amount=amount, left=left)
    if end and amount:
        return WORDS("harm-ends", amount=amount, how=end.how, type=end.type, what=end.what)
    return WORDS("harm", amount=amount, left=left, down=is_down, several=several)


def only_heals(name: str) -> bool:
    """Return whether a play, by its name, does nothing but give EP back and heal."""
    play = play_called(name)
    return play is not None and bool(play.effects) and all(effect.kind in ("recover", "cure") for effect in play.effects)


def type_of(name: str) -> ChallengeType | None:
    """Return the type of the Challenge that is called so inside a sentence; ``None`` for a PC."""
    if not (isinstance(name, Noun) and name.key):
        return None
    return kind.type if (kind := kind_of(name)) is not None else "Creature"


def kind_of(name: str) -> Challenge | None:
    """Return the kind of the Challenge that is called so inside a sentence; ``None`` for a PC or none that is known."""
    plain = name.key.rstrip("0123456789 ").lower() if isinstance(name, Noun) else ""
    return next((kind for kind in content().challenges.values() if plain and kind.name.lower() == plain), None)


class Blow:
    """An Action that was played, and what is told after it as far as it belongs to it."""

    def __init__(
        self,
        e: striking.Played,
        went: challenging.Went | None = None,
        where: str = "",
        left: Callable[[str, str], str] = lambda actor, target: "",
        by: str = "",
    ) -> None:
        self.actor, self._by = e.who, by
        self._left = left
        self._where = where
        self._play = e.play
        self._how = e.how
        self._went = went
        self._marks: dict[str, Mark] = {name: Mark(name) for name in e.targets}
        self._steps: list[striking.Played] = []
        self._costs: list[str] = []
        self._skips: dict[turning.WillSkip, list[str]] = {}
        self._fall: striking.Fell | None = None
        self._fall_harm: striking.Hurt | None = None
        self._is_down = False
        self._end = ""
        self._rolls: list[tuple[str, list[tuple[str, Small]]]] = []

    @property
    def is_theirs(self) -> bool:
        """Whether a Challenge acts."""
        return type_of(self.actor) is not None

    @singledispatchmethod
    def take(self, e: Happened) -> bool:
        """Return whether an event belongs to this Action; then it is told with it."""
        return False

    @take.register
    def _take_played(self, e: striking.Played) -> bool:
        if e.kind not in ("interrupt", "assist"):
            return False
        self._steps.append(e)
        return True

    @take.register
    def _take_clash(self, e: striking.Clash) -> bool:
        if e.actor != self.actor:
            return False
        self._mark(e.target).clash = e
        rolls: list[tuple[str, Small]] = [("", partial(roll_words, e.inflict))] if e.inflict else []
        if e.endure:
            rolls.append((e.target if e.answer else "", partial(_answer_words, e)))
        rolls += [("", partial(_setting_words, who, setting)) for who, setting in e.settings()]
        self._rolls.append((e.target, rolls))
        return True

    @take.register
    def _take_hurt(self, e: striking.Hurt) -> bool:
        who = e.who
        if self._fall and who == self._fall.who and not self._fall_harm:
            self._fall_harm = e
            return True
        mark = self._marks.get(who)
        if mark is not None and not mark.harm and not mark.is_down:
            mark.harm = e
            self._roll_harm(e.damage, e.defense)
            return True
        if who == self.actor and (e.damage or e.by in self._marks):
            self._costs.append(harm_words(e, several=True))
            met = (mark.clash for mark in self._marks.values() if mark.clash)
            self._roll_harm(e.damage, e.defense, next(((clash.target, clash.answer) for clash in met), ("", "")))
            return True
        return False

    def _roll_harm(self, damage: Roll, defense: Roll, answer: tuple[str, str] = ("", "")) -> None:
        if not self._rolls:
            self._rolls.append(("", []))
        if damage or defense:
            self._rolls[-1][1].append(("", partial(harm_rolled, damage, defense, *answer)))

    @take.register
    def _take_recovered(self, e: striking.Recovered) -> bool:
        mark = self._marks.get(e.who)
        if mark is None or mark.relief or self._how == "forced":
            return False
        mark.relief = e
        return True

    @take.register
    def _take_down(self, e: striking.Down) -> bool:
        if self._fall and e.who == self._fall.who:
            self._is_down = True
            return True
        mark = self._marks.get(e.who)
        if mark is None or not mark.harm:
            return False
        mark.is_down = True
        return True

    @take.register
    def _take_will_skip(self, e: turning.WillSkip) -> bool:
        if e.who not in self._marks:
            return False
        self._skips.setdefault(replace(e, who=""), []).append(e.who)
        return True

    @take.register
    def _take_defeated(self, e: striking.Defeated) -> bool:
        mark = self._marks.get(e.what)
        if mark is None or mark.end:
            return False
        mark.end = e
        return True

    @take.register
    def _take_tokens_lost(self, e: challenging.TokensLost) -> bool:
        if e.by == self.actor and self._marks:
            mark = next((mark for mark in self._marks.values() if not mark.tokens and mark.clash), None)
            if mark is not None and len(self._marks) == 1:
                mark.tokens = e
                return True
        return False

    @take.register
    def _take_held_up(self, e: exploring.HeldUp) -> bool:
        return e.who == self.actor

    @take.register
    def _take_fell(self, e: striking.Fell) -> bool:
        if e.who != self.actor or self._fall:
            return False
        self._fall = e
        if e.faces:
            self._rolls.append(("", [("", partial(fall_words, e.faces))]))
        return True

    @take.register
    def _take_moved(self, e: exploring.Moved) -> bool:
        if e.who != self.actor or e.how not in ("over", "fell") or self._end:
            return False
        self._end = e.end
        return True

    def _mark(self, name: str) -> Mark:
        return self._marks.setdefault(name, Mark(name))

    def small(self, detail: Detail) -> str:
        """Return the rolls in one line, "" for none: "Ada, Heave d6, dark -1: d4 rolled 3; the gate, Slam d4 rolled 1"."""
        several = sum(bool(target) for target, _ in self._rolls) > 1
        rolled = []
        for target, rolls in self._rolls:
            each = [(owner, said) for owner, small in rolls if (said := small(detail))]
            said = "; ".join(
                WORDS("rolled-by", owner=owner, rolls=said) if owner and not several else said for owner, said in each
            )
            if said:
                rolled.append(WORDS("rolled-on", target=target, rolls=said) if target and several else said)
        return WORDS("rolls-of", actor=self.actor, play=self._play, rolls=" / ".join(rolled)) if rolled else ""

    def told(self) -> str:
        """Return the sentences of it; what it was answered with before what came of it."""
        deed = self._theirs() if self.is_theirs else self._ours()
        said = [*self._stepped_in(), deed]
        said += [WORDS.tell(e, who=tuple(who)) for e, who in self._skips.items()]
        costs = () if self._missed_alone() else self._costs
        said += [WORDS("cost", who=self.actor, outcome=outcome) for outcome in costs]
        return " ".join([*said, *self._falls()])

    def _stepped_in(self) -> Iterator[str]:
        """Yield who stepped in or helped with what; those who stepped in with the same, in one sentence. Of what stepped in
        for itself and is beaten all the same that is left out."""
        told = [step for step in self._steps if step.who not in self._marks or self._marks[step.who].end is None]
        for (kind, play), group in groupby(told, lambda step: (step.kind, step.play)):
            steps = list(group)
            if kind == "interrupt" and len(steps) > 1:
                yield with_effect(WORDS("step-in-together", who=tuple(step.who for step in steps), play=play), play)
            else:
                yield from map(say, steps)

    @property
    def waits(self) -> bool:
        """Whether nothing is to be told of a Challenge's Action yet but at whom it is aimed, as the question says too."""
        told = self._steps or self._costs or self._skips or self._fall or self._went
        return self.is_theirs and bool(self._marks) and not (told or any(mark.is_settled for mark in self._marks.values()))

    @property
    def misses(self) -> tuple[str, ...]:
        """Whom a Creature has gone for and missed, where nothing else is to be told of its Action; () otherwise."""
        marks = self._marks.values()
        more = self._steps or self._costs or self._skips or self._fall or self._went
        if type_of(self.actor) != "Creature" or more or any(mark.won or not mark.is_settled for mark in marks):
            return ()
        return tuple(mark.name for mark in marks)

    @property
    def spares(self) -> tuple[str, ...]:
        """Return whom a Creature has struck at without harm, where nothing else is told of its Action; () otherwise."""
        marks = self._marks.values()
        more = self._steps or self._costs or self._skips or self._fall or self._went
        if type_of(self.actor) != "Creature" or more or not all(mark.is_settled and mark.is_unhurt for mark in marks):
            return ()
        return tuple(mark.name for mark in marks)

    @property
    def is_idle(self) -> bool:
        """Whether nothing changed by it: a member missed, and it cost nothing."""
        return self._missed_alone() and not (self._costs or self._steps)

    # What a PC does.

    def _missed_alone(self) -> bool:
        """Return whether all that is told of a member's Action is that it missed, and what that cost them."""
        marks = list(self._marks.values())
        alone = len(marks) == 1 and not marks[0].won and marks[0].is_unhurt and _was_rolled(marks[0].clash)
        return alone and not self.is_theirs and self._how not in ("attempt", "forced") and marks[0].name != self.actor

    def _ours(self) -> str:
        marks = list(self._marks.values())
        if self._missed_alone():
            cost = row(self._costs)
            return WORDS("ours-missed", actor=self.actor, target=marks[0].name, cost=cost)
        if self._how == "attempt" and marks:
            return self._attempt(marks[0])
        forced = self._how == "forced"
        if len(marks) == 1 and marks[0].won and marks[0].harm and type_of(marks[0].name) is not None and not forced:
            return _hits(self.actor, marks[0], marks[0].harm)
        whom = tuple(mark.name for mark in marks if mark.name != self.actor)
        after, outcome = self._after(marks)
        if len(marks) > 1 and not all(not mark.outcome() and mark.won for mark in marks):
            came = (
                (mark.name, mark.outcome() or (WORDS("works") if mark.won else self._missed_one(mark))) for mark in marks
            )
            results = upper("; ".join(WORDS("result-on", target=name, outcome=outcome) for name, outcome in came))
            return WORDS("ours-on-several", actor=self.actor, play=self._play, forced=forced, by=self._by, results=results)
        return WORDS(
            "ours",
            actor=self.actor,
            play=self._play,
            forced=forced,
            by=self._by,
            heals=only_heals(self._play),
            others=whom,
            after=after,
            outcome=outcome,
        )

    def _after(self, marks: Sequence[Mark]) -> tuple[str, str]:
        """Return what is told of an Action besides, see the message "ours", and what came of it."""
        if not marks:
            play = play_called(self._play)
            aims = play is not None and play.targets in ("enemies", "creatures")
            return "nobody" if aims else "nothing", ""
        mark, outcome = marks[0], marks[0].outcome()
        if len(marks) > 1:
            return "nothing", ""
        if not mark.won:
            return "vain", self._missed(mark)
        if not outcome and not mark.is_settled and only_heals(self._play):
            return "healthy", ""
        return ("outcome", outcome) if outcome else ("nothing", "")

    def _attempt(self, mark: Mark) -> str:
        actor, target = self.actor, mark.name
        if self._fall:
            return WORDS("attempt-fell", actor=actor, target=target, end=self._end, outcome=self._fall_words())
        if self._end or (mark.harm and not mark.harm.left):  # where they came to is not always told again
            return WORDS("attempt-past", actor=actor, target=target, end=self._end)
        if not mark.won:
            return WORDS("attempt-vain", actor=actor, target=target, missed=self._missed(mark))
        return WORDS("attempt-on", actor=actor, target=target, outcome=mark.outcome())

    def _missed(self, mark: Mark) -> str:
        """Return what is left of what was missed, "5 EP left", or that an Action without a roll had no effect. What was
        rolled the card shows, or the small print."""
        return WORDS("missed", rolled=_was_rolled(mark.clash), left=self._left_after(mark))

    def _missed_one(self, mark: Mark) -> str:
        """Return that one of several was missed, and what is left of it."""
        return WORDS("missed-one", left=self._left_after(mark))

    def _left_after(self, mark: Mark) -> str:
        return "" if mark.harm or mark.end else self._left(self.actor, mark.name)

    def _fall_words(self) -> str:
        if not self._fall_harm:
            return WORDS("unhurt")
        return harm_words(self._fall_harm, is_down=self._is_down)

    def _falls(self) -> list[str]:
        if not self._fall or self._how == "attempt":
            return []
        return [WORDS("falls", who=self._fall.who, outcome=self._fall_words())]

    # What a Challenge does.

    def _theirs(self) -> str:
        actor, stands, type = self.actor, self._where, type_of(self.actor) or "Creature"
        came = self._went.end if self._went else ""
        marks = tuple(self._marks.values())
        won = [mark for mark in marks if mark.won]
        missed = tuple(mark.name for mark in marks if not mark.won)
        if not marks:
            return WORDS("theirs-alone", what=actor, stands=stands, came=came, play=self._play)
        if not any(mark.is_settled for mark in marks):
            targets = tuple(self._marks)
            return WORDS("theirs-coming", what=actor, stands=stands, came=came, type=type, others=targets)
        if len(marks) > 1 and any(mark.harm for mark in won):
            # The card of the dice shows each; told is who lost something.
            won, missed = [mark for mark in won if not mark.is_unhurt], ()
        if len(marks) > 1 and not won and not missed:
            return WORDS("theirs-harmless", what=actor, stands=stands, came=came)
        if not won:
            return WORDS("theirs-missed", what=actor, stands=stands, came=came, type=type, missed=missed)
        alone = len(won) == 1 and len(marks) == 1
        together = len(won) > 1
        each = [WORDS("hit-one", target=mark.name, outcome="" if alone else mark.outcome(several=together)) for mark in won]
        return WORDS(
            "theirs-hit",
            what=actor,
            stands=stands,
            came=came,
            type=type,
            hit=tuple(each),
            missed=missed,
            outcome=won[0].outcome(several=True) if alone else "",
        )


def _hits(actor: str, mark: Mark, harm: striking.Hurt) -> str:
    """Return that a member hits one Challenge: how it ends, if it does, first."""
    clears, end = bool(harm.effort), mark.end
    if end is None:
        return WORDS("ours-hit", actor=actor, target=mark.name, outcome=mark.outcome(), clears=clears)
    return WORDS("ours-ends", actor=actor, amount=harm.amount, clears=clears, how=end.how, type=end.type, what=end.what)


def _was_rolled(clash: striking.Clash | None) -> bool:
    """Return whether both sides of a clash were rolled."""
    return clash is not None and bool(clash.inflict) and bool(clash.endure)


def _answer_words(e: striking.Clash, detail: Detail) -> str:
    """Return what an Action was answered with: a Reaction's name, else that of whom it was aimed at, and the roll."""
    answer = e.answer or upper(e.target)
    return WORDS("rolled-answer", answer=answer, roll=roll_words(e.endure, detail), tie=_is_tie(e))


def _setting_words(who: str, setting: str, detail: Detail) -> str:
    """Return as what a region counted, for a member or for all: "counts as dungeon for Ada"."""
    members = (who,) if setting else ()
    return "" if detail == "least" else WORDS("counts-as", setting=setting or who, members=members)


def harm_rolled(damage: Roll, defense: Roll, owner: str, answer: str, detail: Detail) -> str:
    """Return the rolls for Damage and Defence: "damage d6=4, less defence d4=1: 3"; of a Reaction whose it is."""
    rolled, less = roll_words(damage, detail), roll_words(defense, detail)
    if rolled and less:
        rest = max(0, total(damage) - total(defense))
        return WORDS("rolled-both", owner=owner, answer=answer, damage=rolled, defense=less, rest=rest)
    return (
        WORDS("rolled-damage", owner=owner, answer=answer, damage=rolled)
        if rolled
        else WORDS("rolled-defence", defense=less)
    )


def hurt_words(e: striking.Hurt, detail: Detail) -> str:
    """Return the rolls of harm that no Action did."""
    rolls = [harm_rolled(e.damage, (), "", "", detail)] if e.damage else []
    rolls += [harm_rolled((), e.defense, "", "", detail)] if e.defense else []
    return "; ".join(rolls)


def lockpick_words(e: exploring.Picked, detail: Detail) -> str:
    """Return the rolls of an attempt at a lock."""
    rolls = roll_words(e.lockpick, detail), roll_words(e.against, detail)
    return WORDS("rolled-lockpick", who=e.who, roll=rolls[0], against=rolls[1])


def searched_words(e: exploring.Searched, detail: Detail) -> str:
    """Return the roll of a Search, and of a vain one what it was mostly against."""
    vain = not (e.found or e.through)
    return WORDS("rolled-search", who=e.who, roll=roll_words(e.roll, detail), vain=vain)


def fall_words(faces: Iterable[int], detail: Detail) -> str:
    """Return the roll of a fall."""
    return WORDS("rolled-fall", roll=roll_words(fall_roll(faces), detail))


def _is_tie(e: striking.Clash) -> bool:
    """Return whether a tie hits: the higher roll wins, and where neither is, the attacker does (REG-G04)."""
    return e.won and bool(e.inflict) and total(e.inflict) == total(e.endure)


def fall_roll(faces: Iterable[int]) -> Roll:
    """Return the d6 of a fall as a roll (REG-107)."""
    came = tuple(faces)
    dice = f"{len(came)}d6"
    return (dice, dice, len(came), *came)
