"""What happened, told in one or two sentences: like events gathered into one, dice in small print."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.words import an, count, listed, upper

from ..rules.progress import DAMAGE
from ..state.naming import bare_companion, level, lower_companion
from ..state.view import View
from .words import SAYINGS, Facts, blow, chip_name, class_line


class Story:
    """Events told one after the other, the like ones gathered into one sentence each."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.dice: list[str] = []
        self.classes: list[str] = []
        self._caches: list[Facts] = []
        self._arrived: list[Facts] = []
        self._drawn: Facts | None = None
        self._walked: list[Facts] = []
        self._blows: list[Facts] = []
        self._worn: list[Facts] = []
        self._fallen: list[str] = []
        self._peeked: Facts = {}

    def take(self, event: Event) -> None:
        """Add an event."""
        facts: Facts = event.facts
        match event.kind:
            case "cache":
                self._caches.append(facts)
            case "enemy":
                self._arrived.append(facts)
                self._drawn = None
            case "enemy_drawn":
                self._drawn = facts
            case "enemy_moved":
                self._walked.append(facts)
            case "enemy_struck":
                self._blows.append(facts)
            case "peeked" if facts == self._peeked:
                pass
            case "exhausted":
                self._flush_fight()
                self._worn.append(facts)
            case "fell" if self._worn:
                self._fallen.append(SAYINGS[event.kind](facts))
            case "fell" | "companion_fell" if self._blows:
                self._tell_blows(SAYINGS[event.kind](facts))
            case "enemy_burnt":
                self._flush()
                end = "burns" if facts["fell"] else "is singed by the embers"
                self.said.append(f"The {chip_name(facts)} at {facts['at']} {end}.")
            case "rolled":
                self._flush()
                self.dice.append(_rolled(facts))
                self.said.append(SAYINGS[event.kind](facts))
            case _:
                self._flush()
                self.said.append(SAYINGS[event.kind](facts))
                self.classes = [class_line(kind) for kind in facts.get("classes", ())]
                if event.kind == "peeked":
                    self._peeked = facts
                elif event.kind == "struck":
                    self.dice.append(_faces(facts))
                elif event.kind == "explored":
                    self.dice.append(f"card {facts['card']}, tile {facts['tile']}")

    def _flush(self) -> None:
        self._flush_fight()
        self._tell_exhaustion()

    def _flush_fight(self) -> None:
        self._tell_finds()
        self._tell_walks()
        self._tell_blows("")

    def _tell_exhaustion(self) -> None:
        by_amount: dict[int, list[str]] = {}
        for facts in self._worn:
            by_amount.setdefault(facts["amount"], []).append(facts["who"])
        for amount, names in by_amount.items():
            verb = "loses" if len(names) == 1 else "lose"
            self.said.append(f"Exhaustion: {listed(names)} {verb} {amount} health.")
        self.said += self._fallen
        self._worn, self._fallen = [], []

    def _tell_finds(self) -> None:
        enemies = [f"{an(level(facts['chip']))} at {facts['at']}" for facts in self._arrived]
        by_rank: dict[str, list[str]] = {}
        for facts in self._caches:
            by_rank.setdefault(facts["rank"], []).append(facts["at"])
        if by_rank:
            caches = [
                f"{rank} caches at {listed(at)}" if len(at) > 1 else f"{an(rank)} cache at {at[0]}"
                for rank, at in by_rank.items()
            ]
            self.said.append(f"{upper(listed(caches))}.")
        if enemies:
            self.said.append(f"Waiting: {listed(enemies)}.")
        if self._drawn is not None:
            self.said.append(f"{upper(an(level(self._drawn['chip'])))} comes out of the dark.")
        self._caches, self._arrived, self._drawn = [], [], None

    def _tell_walks(self) -> None:
        if len(self._walked) > 2:
            self.said.append(f"{len(self._walked)} enemies close in.")
        else:
            self.said += [f"The {chip_name(facts)} comes to {facts['to']}." for facts in self._walked]
        self._walked = []

    def _tell_blows(self, after: str) -> None:
        self._tell_walks()
        by_victim: dict[str, list[Facts]] = {}
        for facts in self._blows:
            by_victim.setdefault(facts["whom"], []).append(facts)
            self.dice.append(_faces(facts))
        for whom, blows in by_victim.items():
            hurt = sum(facts["damage"] for facts in blows)
            stopped = any(shown for facts in blows for shown in facts["dice"] if DAMAGE[shown])
            names = _attackers([chip_name(facts) for facts in blows])
            one = len(blows) == 1
            victim = lower_companion(whom)
            if hurt:
                self.said.append(f"{upper(names)} {'hits' if one else 'hit'} {victim} for {hurt}.")
            elif stopped:
                self.said.append(f"{upper(names)} can't get through to {victim}.")
            else:
                self.said.append(f"{upper(names)} {'misses' if one else 'miss'} {victim}.")
        self._blows = []
        if after:
            self.said.append(after)

    def text(self) -> str:
        """Return the story: sentences, then the small print."""
        self._flush()
        lines = [" ".join(filter(None, self.said)), *(f"-# {line}" for line in self.classes)]
        if self.dice:
            lines.append(f"-# {'; '.join(self.dice)}")
        return "\n".join(filter(None, lines))


def _attackers(names: Sequence[str]) -> str:
    """Return who strikes, for the beginning of a sentence once its first letter is raised."""
    if len(names) > 2:
        return f"{len(names)} enemies"
    if len(names) == 2 and names[0] == names[1]:
        return f"2 {names[0]}{'es' if names[0].endswith('x') else 's'}"
    return listed([f"the {name}" for name in names])


def _rolled(facts: Facts) -> str:
    return f"lock {' '.join(map(str, facts['dice']))} ({count(facts['tries'], 'roll')} left)"


def _faces(facts: Facts) -> str:
    who = chip_name(facts) if "whom" in facts else bare_companion(facts["who"])
    return f"{who} {blow(facts)}"


def tell(view: View, events: Sequence[Event]) -> str:
    """Return the story of events. How the delve ended comes first, what led to it after that."""
    del view  # nothing is private (SKY-G56)
    ending, story = Story(), Story()
    for event in events:
        (ending if event.kind == "ended" else story).take(event)
    end, before = ending.text(), story.text()
    if not end or not before:
        return end or before
    return f"{end}\n{before}" if before.startswith("-# ") else f"{end}\nBefore that: {before}"
