"""A stage for tests of what happens to a party: the Thornwood's four in a region of hexes, with dice that are given.

Hexes are named as in the rules: "11" is the hex beside "12". Dice are written as the faces they show.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource
from engine.core.flow import Question
from engine.core.game import Event
from engine.games.wilds.rules import flow
from engine.games.wilds.rules.happening import happenings, traces
from engine.games.wilds.rules.meeting import fights, meetings
from engine.games.wilds.rules.progress import Expedition
from engine.games.wilds.rules.steps.throws import Throw
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Habits, Member
from engine.games.wilds.state.region import Clue, Encounter, Place, Region, Site
from engine.games.wilds.state.state import Foes, Meeting, Position, Roles, Rules, State, Task

assert all((fights, happenings, traces))  # what they register is there

WOLVES = Encounter(1, "wolves", "beast", "1d4", "wary", ("flees",))
BANDITS = Encounter(2, "bandits", "people", "1d3")
BEAR = Encounter(3, "bear", "beast", "1", "wary", ("territorial",))
SPIDERS = Encounter(4, "spiders", "monster", "1d2", "hostile", ("ambush",))
HERBALIST = Encounter(5, "herbalist", "people", "1", "friendly", ("trade",))
FORESTERS = Encounter(6, "foresters", "people", "1d4+1", "neutral", ("info",))


def _places() -> tuple[Place, ...]:
    """Four columns and five rows, every second row half a hex to the right; hex 1 is (0, 0)."""
    terrains = {7: "clearing", 14: "hills", 15: "hills", 18: "stream"}
    places = []
    for number in range(1, 21):
        row, column = divmod(number - 1, 4)
        places.append(Place(str(number), terrains.get(number, "forest"), (column - row // 2, row)))
    return tuple(places)


REGION = Region(
    "wood",
    "The wood",
    "hex",
    "1",
    _places(),
    (WOLVES, BANDITS, BEAR, SPIDERS, HERBALIST, FORESTERS),
    sites=(
        Site("logging", "7", "Logging camp", "shelter", shelter="weak"),
        Site(
            "bandits",
            "12",
            "Bandit camp",
            "danger",
            hidden=True,
            tn=10,
            occupied=True,
            foe="outlaws",
            count="5",
            disposition="hostile",
            grit=8,
        ),
        Site("tower", "15", "Watchtower", "secret", hidden=True, tn=12, content="dungeon"),
        Site("spring", "18", "Spring", "resource"),
    ),
    clues=(Clue("11", "12", "bandits", "boots"), Clue("14", "15", "tower", "stones")),
)

DICE = {"strength": 6, "agility": 6, "spirit": 6, "mind": 6}


def _member(seat: int, name: str, dice: dict[str, int], skills: dict[str, int], items: Sequence[str] = ()) -> Member:
    goods = content().goods
    held = tuple(goods[key].item() for key in items)
    asked = Habits(resolve="failures")
    every = {**DICE, **dice}
    return Member(seat, name, name.lower(), dice=every, skills=skills, items=held, resolve=0, ready=True, habits=asked)


PARTY_OF_FOUR = (
    _member(0, "Ranger", {"spirit": 10, "agility": 8}, {"nature": 3, "survival": 2}),
    _member(1, "Rogue", {"spirit": 8, "agility": 10}, {"perception": 3, "stealth": 2}),
    _member(2, "Druid", {"spirit": 10, "mind": 8}, {"nature": 2, "influence": 1}),
    _member(3, "Fighter", {"strength": 10, "agility": 8}, {"fighting": 3, "athletics": 0}),
)
"""The party of WLD-G17 and WLD-G34. No member has Resolve, so that no dice are asked about, and none carries anything."""


def state(**fields: Any) -> State:
    """Return a state in hex 11, come from hex 7, on the first morning."""
    at = fields.pop("at", "11")
    rules = replace(Rules(resolve=0), **fields.pop("rules", {}))
    region = replace(REGION, **fields.pop("region", {}))
    usual: dict[str, Any] = {
        "names": ("A", "B", "C", "D"),
        "master": None,
        "rules": rules,
        "region": region,
        "members": PARTY_OF_FOUR,
        "phase": "trek",
        "here": Position(at),
        "before": Position("7"),
        "known": ("1", "7", "11"),
        "visited": ("1", "7", "11"),
        "roles": Roles(0, 1),
        "purse": 41,
    }
    return State(**{**usual, **fields})


class Nothing(Throw, frozen=True, tag="nothing"):
    """Nothing reads the dice of such a test."""


class Stage(Expedition):
    """An expedition whose dice are given as the faces they show."""

    __slots__ = ("source",)

    def __init__(self, start: State, faces: Sequence[int] = ()) -> None:
        self.source = GivenSource([face - 1 for face in faces])
        super().__init__(start, Dice(self.source))

    def go(self, *tasks: Task) -> Stage:
        """Put tasks first, and go on until a player has to choose."""
        self.push(*tasks)
        flow.run(self)
        return self

    def answer(self, option: str) -> Stage:
        """Answer the first open question."""
        question = self.question
        assert option in question.options, (option, question.options)
        flow.reply(self, flow.FLOW.read(question), option)
        flow.run(self)
        return self

    @property
    def question(self) -> Question:
        """The first question that is open."""
        return flow.open_questions(self.state)[0].written()

    @property
    def plain(self) -> tuple[str, ...]:
        """The options of the first question, but for those that name who does it."""
        return tuple(option for option in self.question.options if "+" not in option)

    def told(self, kind: str) -> list[Event]:
        """Return the events of a kind."""
        return [event for event in self.events if event.kind == kind]

    def fact(self, kind: str, name: str) -> Any:
        """Return a fact of the only event of a kind."""
        (event,) = self.told(kind)
        return event.facts[name]

    def kinds(self) -> list[str]:
        """Return the kinds of all that was told, in order."""
        return [event.kind for event in self.events]

    def done(self) -> bool:
        """Return whether every given die was rolled, and nothing is under way."""
        return not self.source.left and not self.state.agenda


def stage(faces: Sequence[int] = (), **fields: Any) -> Stage:
    """Return a stage with the faces of its dice to come, see `state`."""
    return Stage(state(**fields), faces)


def change_member(index: int, start: tuple[Member, ...] = PARTY_OF_FOUR, **fields: Any) -> tuple[Member, ...]:
    """Return the party with fields of one member replaced."""
    members = list(start)
    members[index] = replace(members[index], **fields)
    return tuple(members)


# Encounters.

RANGER, ROGUE, DRUID, FIGHTER = range(4)
WITH_FOOD = Encounter(1, "pilgrims", "people", "1", "friendly", ("food",))


def meets(row: Encounter, *faces: int, how: str = "event", **fields: object) -> Stage:
    """Let those of a row meet the party, and go on until it is asked what it does."""
    kept = {name: fields.pop(name) for name in ("night", "hostile", "guard", "surprised") if name in fields}
    there = stage(faces, **fields)
    meetings.meet_row(there, row, how, **kept)  # type: ignore[arg-type]
    return there.go()


def like(disposition: str, row: Encounter = BANDITS, **fields: object) -> Encounter:
    """Return a row of one, with a disposition."""
    return replace(row, **{"count": "1", "disposition": disposition, **fields})


def foes(there: Stage) -> Foes:
    """Return those the party has met."""
    return next(task.foes for task in there.state.agenda if isinstance(task, Meeting))


def alone(index: int) -> tuple[Member, ...]:
    """Return the party with only one of them on their feet."""
    return tuple(replace(member, fatigue=0 if place == index else 6) for place, member in enumerate(PARTY_OF_FOUR))
