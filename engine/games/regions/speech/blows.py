"""One Action told with everything that came of it: who did what to whom, in one sentence, and its rolls in one line."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatchmethod

from msgspec.structs import replace

from engine.core.events import Happened
from engine.core.words import bare, count, listed, upper

from ..rules.events import challenging, exploring, striking, turning
from ..rules.events.striking import Roll
from ..state.content import ChallengeType, content
from .sayings.challenging import went_words
from .sayings.striking import SAYINGS, defeated_words, verb
from .sayings.turning import will_skip
from .words import play_called, roll_words, s, total, unnumbered

HITS: dict[ChallengeType, tuple[str, str]] = {
    "Environ": ("reaches", "does not reach {whom}"),
    "Creature": ("gets at", "goes for {whom} and misses"),
    "Seeker": ("notices", "does not notice {whom}"),
    "Trap": ("catches", "misses {whom}"),
    "Obstacle": ("strikes", "misses {whom}"),
}
"""What the Action of each type of Challenge does to whom it wins against, and what it does otherwise."""

COMING: dict[ChallengeType, str] = {
    "Environ": "closes in on",
    "Creature": "goes for",
    "Seeker": "turns to",
    "Trap": "goes off under",
    "Obstacle": "gives under",
}
"""What is said of an Action that waits for somebody's answer."""

VAIN = "in vain"


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

    def outcome(self) -> str:
        """Return what came of it, "" for nothing that is told here: "4 damage, 3 EP left"."""
        said = [harm_words(self.harm, self.end, is_down=self.is_down)] if self.harm else []
        if self.end and not self.harm:
            said.append(defeated_words(self.end))
        if self.relief:
            said.append(f"{self.relief.amount} EP back, {self.relief.left} now")
        if self.tokens:
            said.append(f"{count(self.tokens.count, 'Stealth Token')} lost, {self.tokens.left} left")
        return ", ".join(said)


def harm_words(harm: striking.Hurt, end: striking.Defeated | None = None, *, is_down: bool = False) -> str:
    """Return what somebody lost and what is left: "4 damage, 3 EP left", "4 damage, down", "5 effort, the way is open"."""
    if harm.effort:
        done = f"{harm.amount} effort"
        if end:
            return f"{done}, and {pronoun(end.what)} {defeated_words(end)}"
        return f"{done}, {harm.left} to go" if harm.left else done
    if not harm.amount:
        return "no damage"
    if end:
        return f"{harm.amount} damage, and {pronoun(end.what)} {defeated_words(end)}"
    left = "down" if is_down else f"{harm.left} EP left"
    return f"{harm.amount} damage, {left}"


def only_heals(name: str) -> bool:
    """Return whether a play, by its name, does nothing but give EP back and heal."""
    play = play_called(name)
    return play is not None and bool(play.effects) and all(one.kind in ("recover", "cure") for one in play.effects)


def pronoun(name: str) -> str:
    """Return "it" or "they", as it goes with a Challenge's name."""
    return s(name, "it", "they")


def type_of(name: str) -> ChallengeType | None:
    """Return the type of the Challenge that is called so inside a sentence; ``None`` for a PC."""
    if not name.startswith("the "):
        return None
    plain = unnumbered(name).lower()
    return next((kind.type for kind in content().challenges.values() if kind.name.lower() == plain), "Creature")


class Blow:
    """An Action that was played, and what is told after it as far as it belongs to it."""

    def __init__(self, e: striking.Played, went: challenging.Went | None = None, where: str = "") -> None:
        self.actor = e.who
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
        self._rolls: list[tuple[str, list[tuple[str, str]]]] = []

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
        rolls = [("", roll_words(e.inflict))] if e.inflict else []
        if e.endure:
            owner = e.target if e.answer else ""
            answer = e.answer or upper(bare(e.target))
            rolls.append((owner, f"{answer} {roll_words(e.endure)}{_tie(e)}"))
        for who, setting in e.settings():
            rolls.append(("", f"counts as {setting} for {who}" if setting else f"counts as {who}"))
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
            lost = harm_words(e)
            self._costs.append(f"{upper(who)} {verb(who, 'takes')} {lost}.")
            answer = next((mark.clash.answer for mark in self._marks.values() if mark.clash), "")
            self._roll_harm(e.damage, e.defense, f"{answer}’s " if answer else "")
            return True
        return False

    def _roll_harm(self, damage: Roll, defense: Roll, whose: str = "") -> None:
        named = ((f"{whose}damage", damage), ("less defence" if damage else "defence", defense))
        said = ", ".join(f"{name} {roll_words(roll)}" for name, roll in named if roll)
        rest = f": {max(0, total(damage) - total(defense))}" if damage and defense else ""
        rolls = [("", f"{said}{rest}")] if said else []
        if not self._rolls:
            self._rolls.append(("", []))
        self._rolls[-1][1].extend(rolls)

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
            self._rolls.append(("", [("", f"fall {roll_words(fall_roll(e.faces))}")]))
        return True

    @take.register
    def _take_moved(self, e: exploring.Moved) -> bool:
        if e.who != self.actor or e.how not in ("over", "fell") or self._end:
            return False
        self._end = e.end
        return True

    def _mark(self, name: str) -> Mark:
        return self._marks.setdefault(name, Mark(name))

    def small(self) -> str:
        """Return the rolls in one line, "" for none: "Ada, Heave d6, dark -1: d4 rolled 3; the gate, Slam d4 rolled 1"."""
        several = sum(bool(target) for target, _ in self._rolls) > 1
        rolled = []
        for target, rolls in self._rolls:
            said = "; ".join(f"{owner}, {words}" if owner and not several else words for owner, words in rolls)
            if said:
                rolled.append(f"on {bare(target)} {said}" if target and several else said)
        return f"{upper(bare(self.actor))}, {self._play} {' / '.join(rolled)}" if rolled else ""

    def told(self) -> str:
        """Return the sentences of it."""
        said = [self._theirs() if self.is_theirs else self._ours()]
        said += [SAYINGS(step) for step in self._steps]
        said += [will_skip(replace(e, who=listed(who))) for e, who in self._skips.items()]
        return " ".join([*said, *self._costs, *self._falls()])

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

    # What a PC does.

    def _ours(self) -> str:
        marks = list(self._marks.values())
        if self._how == "attempt" and marks:
            return self._attempt(marks[0])
        whom = [mark.name for mark in marks if mark.name != self.actor]
        plays = "is made to play" if self._how == "forced" else "plays"
        if len(marks) <= 1:
            on = f" on {whom[0]}" if whom else ""
            return f"{self.actor} {plays} {self._play}{on}{self._after(marks)}"
        parts = [f"{mark.name}: {mark.outcome() or ('it works' if mark.won else VAIN)}" for mark in marks]
        if all(not mark.outcome() and mark.won for mark in marks):
            return f"{self.actor} {plays} {self._play} on {listed(whom)}."
        return f"{self.actor} {plays} {self._play}. {upper('; '.join(parts))}."

    def _after(self, marks: Iterable[Mark]) -> str:
        mark = next(iter(marks), None)
        if mark is None:
            play = play_called(self._play)
            return ": nobody is there." if play is not None and play.targets in ("enemies", "creatures") else "."
        if not mark.won:
            return f", {VAIN}."
        outcome = mark.outcome()
        if not outcome and not mark.is_settled and only_heals(self._play):
            return ": nothing to heal."
        return f": {outcome}." if outcome else "."

    def _attempt(self, mark: Mark) -> str:
        if self._fall:
            lands = f" down to {self._end}" if self._end else ""
            return f"{self.actor} loses hold of {mark.name} and falls{lands}: {self._fall_words()}."
        if self._end:
            return f"{self.actor} gets past {mark.name} to {self._end}."
        if not mark.won:
            return f"{self.actor} makes no headway at {mark.name}."
        left = f": {mark.outcome()}" if mark.outcome() else ""
        return f"{self.actor} works at {mark.name}{left}."

    def _fall_words(self) -> str:
        if not self._fall_harm:
            return "unhurt"
        return harm_words(self._fall_harm, is_down=self._is_down)

    def _falls(self) -> list[str]:
        if not self._fall or self._how == "attempt":
            return []
        return [f"{upper(self._fall.who)} falls: {self._fall_words()}."]

    # What a Challenge does.

    def _theirs(self) -> str:
        hits, misses = HITS[type_of(self.actor) or "Creature"]
        won = [mark for mark in self._marks.values() if mark.won]
        lost = [mark.name for mark in self._marks.values() if not mark.won]
        came = f"{went_words(replace(self._went, start=''))} and " if self._went else ""
        begins = f"{upper(self.actor)}{self._where} {came}"
        if not self._marks:
            return f"{begins}{s(self.actor, 'plays')} {self._play}."
        if not any(mark.is_settled for mark in self._marks.values()):
            coming = COMING[type_of(self.actor) or "Creature"]
            return f"{begins}{s(self.actor, coming, _several(coming))} {listed(list(self._marks))}."
        if not won:
            return f"{begins}{_many(self.actor, misses).format(whom=listed(lost, 'or' if 'not' in misses else 'and'))}."
        except_ = f", not {listed(lost, 'or')}" if lost else ""
        hit = s(self.actor, hits, _several(hits))
        if len(won) == 1:
            outcome = won[0].outcome()
            return f"{begins}{hit} {won[0].name}{except_}{f': {outcome}' if outcome else ''}."
        each = [f"{mark.name}{f' ({mark.outcome()})' if mark.outcome() else ''}" for mark in won]
        return f"{begins}{hit} {listed(each)}{except_}."


def _tie(e: striking.Clash) -> str:
    """Return what a tie comes to: the higher roll wins, and where neither is, whoever attacks (REG-G04)."""
    return ", a tie hits" if e.won and e.inflict and total(e.inflict) == total(e.endure) else ""


def fall_roll(faces: Iterable[int]) -> Roll:
    """Return the d6 of a fall as a roll (REG-107)."""
    came = tuple(faces)
    dice = f"{len(came)}d6"
    return (dice, dice, len(came), *came)


def _several(verb_words: str) -> str:
    """Return a verb, and what follows it, for several: "get at"."""
    first, _, rest = verb_words.partition(" ")
    first = (
        first.removesuffix("es") if first in ("reaches", "catches", "goes", "misses", "does") else first.removesuffix("s")
    )
    return f"{first} {rest}".strip()


def _many(name: str, words: str) -> str:
    """Return a miss as it goes with a name: "goes for {whom} and misses", "do not notice {whom}"."""
    return s(name, words, _several(words).replace("and misses", "and miss"))
