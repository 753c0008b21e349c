"""What the end of a round does to a chase, by its limits (REG-198..201, REG-202..207, REG-208..210, REG-G44,
REG-G51..G53)."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.regions.state.state import State


class Fate(NamedTuple):
    """How a chase stands after a round: how it ended ("" while it goes on), and members who are out, dead, hurt, caught."""

    ending: str
    out: set[int]
    dead: set[int]
    hurt: set[int]
    caught: set[int]


class Chase:
    """A chase at the end of a round, without things to be carried; no PC has an Injury before."""

    def __init__(self, state: State) -> None:
        self.scenario, self.members = state.scenario, state.members
        self.counter, self.limit = state.counter, state.limit
        self.out = {index for index, member in enumerate(state.members) if member.out}
        self.dead = {index for index, member in enumerate(state.members) if member.dead}
        self.caught = {index for index, member in enumerate(state.members) if member.lost}
        self.hurt = set[int]()
        self.ending = ""

    def left(self) -> list[int]:
        gone = self.out | self.dead | self.caught
        return [index for index in range(len(self.members)) if index not in gone]

    def fate(self) -> Fate:
        for step in (self.go_out, self.limit_of_all, self.limits_of_regions, self.own_limits):
            if not self.ending:
                step()
        return Fate(self.ending, self.out, self.dead, self.hurt, self.caught)

    def flees(self) -> bool:
        return self.scenario.mode == "fleeing"

    def close(self) -> None:
        """Say how it ends if no PC is left on the way, or if a pursuer has come through."""
        if not self.flees() and self.out:
            self.ending = "won"
        elif not self.left():
            late = bool(self.caught)
            if not self.out or (late and not self.scenario.partial):
                self.ending = "lost"
            else:
                self.ending = "partly" if late or (self.flees() and self.dead) else "won"

    def go_out(self) -> None:
        """A PC at the goal is out before any limit counts (REG-G44)."""
        for index in self.left():
            if self.members[index].region == self.scenario.goal and not self.ending:
                self.out.add(index)
                self.close()
        if not self.ending:
            self.counter += 1

    def grows(self) -> bool:
        return any(region.bonus for region in self.scenario.regions)

    def stay_behind(self, index: int) -> None:
        self.caught.add(index)
        if self.scenario.consequence == "death":
            self.dead.add(index)
        else:
            self.hurt.add(index)

    def limit_of_all(self) -> None:
        if self.grows() or self.counter < self.limit:
            return
        if self.scenario.partial and self.out:
            for index in self.left():
                self.stay_behind(index)
            self.ending = "partly"
        else:
            self.ending = "lost"

    def limits_of_regions(self) -> None:
        for region in self.scenario.regions:
            late = [index for index in self.left() if self.members[index].region == region.id]
            if region.limit != self.counter or not late or self.ending:
                continue
            if self.scenario.life_or_death:
                self.dead.update(late)
                self.close()
            elif self.flees() or not self.scenario.loss_only_fleeing:
                self.ending = "lost"

    def own_limits(self) -> None:
        if not self.grows():
            return
        late = [index for index in self.left() if self.counter >= self.limit + self.members[index].bonus]
        for index in late:
            if self.scenario.life_or_death:
                self.caught.add(index)
                self.dead.add(index)
            elif self.scenario.partial:
                self.stay_behind(index)
            else:
                self.caught.add(index)
        if late and self.flees() and not self.scenario.partial:
            self.ending = "lost"
        elif late:
            self.close()
