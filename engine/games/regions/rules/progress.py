"""A scenario while a move is being carried out: the state so far, dice, questions, and the plain acts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.core import desk
from engine.core.events import Happened
from engine.core.flow import MASTER, Ask, Progress, by_itself
from engine.core.memo import noted, replaced

from ..state.levels import Entry
from ..state.naming import actor_name, entity_name, entity_named, region_name
from ..state.scenarios import Scenario
from ..state.state import Entity, Habits, Member, Pool, Secret, State, Who, entity_of, index_of
from .events import HAPPENINGS

H = TypeVar("H", bound=Happened)


class Venture(Progress[State]):
    """A scenario's move at work."""

    __slots__ = ()

    @property
    def scenario(self) -> Scenario:
        """The scenario."""
        return self.state.scenario

    def member(self, index: int) -> Member:
        """Return a member."""
        return self.state.members[index]

    def set_member(self, index: int, **fields: Any) -> None:
        """Replace fields of a member."""
        self.change(members=replaced(self.state.members, index, **fields))

    def set_habits(self, index: int, habits: Habits) -> None:
        """Set a member's standing orders; what does not follow from them stays known."""
        self.state = noted(self.state, members=replaced(self.state.members, index, habits=habits))

    def entity(self, id: str) -> Entity:
        """Return an entity that there is."""
        entity = entity_of(self.state, id)
        assert entity is not None, id
        return entity

    def set_entity(self, id: str, **fields: Any) -> None:
        """Replace fields of an entity."""
        entities = tuple(replace(entity, **fields) if entity.id == id else entity for entity in self.state.entities)
        self.change(entities=entities)

    def name(self, actor: Who) -> str:
        """Return what a member or an entity is called."""
        return actor_name(self.state, actor)

    def where(self, actor: Who) -> str:
        """Return the id of the region where a member or an entity is; of an Obstacle its connection's."""
        index = index_of(actor)
        return self.entity(actor).at if index is None else self.member(index).region

    def region_name(self, region: str) -> str:
        """Return what a region is called."""
        return region_name(self.state, region)

    def thing_name(self, handle: str) -> str:
        """Return what a feature or an entity is called that moves name by a word."""
        feature = self.scenario.feature_by_id.get(handle)
        entity = entity_named(self.state, handle)
        return feature.name if feature is not None else "" if entity is None else entity_name(entity)

    def happened(self, kind: type[H]) -> Iterator[H]:
        """Yield what this move has told so far of one type of event."""
        return (e for e in map(HAPPENINGS.read, self.events) if isinstance(e, kind))

    def gain(self, what: str, count: int = 1) -> None:
        """Count something for the closing report."""
        gains = dict(self.state.gains)
        gains[what] = gains.get(what, 0) + count
        self.change(gains=gains)

    # Dice: everything that is rolled goes through one of these, so that the game master can rule beforehand.

    def roll(self, sides: int) -> int:
        """Return a die's face; the next one that the game master fixed, if it fits."""
        return desk.roll(self, sides)

    def rolls(self, entry: Entry) -> tuple[int, ...]:
        """Return the faces of an entry's dice, in the order they were rolled."""
        return tuple(self.roll(entry.sides) for _ in range(entry.count))

    def quantity(self, amount: str) -> int:
        """Return what an amount like "2", "-1" or "1d6" comes to."""
        return desk.quantity(self, amount)

    def secretly(self, what: str, dice: str, result: int) -> None:
        """Keep a hidden roll for the private log (REG-218, REG-G55)."""
        self.change(secrets=(*self.state.secrets, Secret(self.state.round, what, dice, result)))

    # Obstacles.

    def reset_pools(self, index: int, region: str = "") -> None:
        """Fill a member's pools for the Obstacles on a region's exits again, as when they leave it (REG-090, REG-091,
        REG-G37); without a ``region`` all of them, as when they leave play. The pools of other members do not change."""
        here = {way.id for way in self.scenario.exits.get(region, ())}
        near = {entity.id for entity in self.state.entities if entity.at in here}
        kept = (pool for pool in self.state.pools if pool.member != index or (region and pool.obstacle not in near))
        self.change(pools=tuple(kept))

    def fill_pool(self, obstacle: str, index: int, ep: int) -> None:
        """Set what is left of a Persisting Obstacle for one member."""
        others = (pool for pool in self.state.pools if (pool.obstacle, pool.member) != (obstacle, index))
        self.change(pools=(*others, Pool(obstacle, index, ep)))

    # Questions.

    @property
    def asks_master(self) -> bool:
        """Whether a game master decides for the Challenges (REG-G28)."""
        return self.state.rules.referee == "gm" and self.state.master is not None

    def hook(self, question: Ask) -> None:
        """Ask the game master, where they decide; else the default is the answer, at once (REG-G28).

        The answer is read by the step of the question's kind, as any other.
        """
        if self.asks_master and len(question.options) > 1:
            self.push(replace(question, owner=MASTER))
        else:
            self.push(by_itself(question, question.default))
