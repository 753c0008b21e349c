"""New scenarios from a key: of any kind, from the parts of a theme, for a party of any size (REG-G90..G92).

What they are made of is written in data/regions/themes. The same key and choices give the same scenario, always.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import ceil, inf

from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource

from ..state.content import Type, content
from ..state.scenarios import Connection, Feature, Gift, Placed, Region, Scenario
from . import checking, opposition, warnings, winnable
from .keys import MOST_PARTY
from .map_layout import Plot, columns, plotted
from .opposition import Room
from .themes import Named, Quest, Spot, Theme, making, themes

NEW = "generated"
"""The value of the option ``scenario`` that stands for a new one."""
TRIES = 400
"""So often a scenario is drawn anew until nothing speaks against it."""
MOST_WET = 2
MOST_ID = 24
HIDDEN_WAY, HIDDEN_KEY = "1d6", "1d6"
"""What hidden ways and keys have to be searched for against."""


def generate(key: str, *, kind: str = "any", theme: str = "any", level: int = 1) -> Scenario:
    """Return the scenario of a key: one without flaws, in which nothing is odd.

    ``kind`` and ``theme`` are values of the options of that name; ``level`` is that of the party, 1 to 6 (REG-G91).
    """
    dice = Dice(KeyedSource(key))
    lands = [item for id, item in themes().items() if theme in ("any", id)]
    kinds: tuple[Type, ...] = ("normal", "stealth", "chase")
    wanted = dice.pick([item for item in kinds if kind in ("any", item)])
    land = dice.pick(lands)
    quest = dice.pick([item for item in land.quest if item.kind == wanted])
    for _ in range(TRIES):
        made = _Making(dice, land, quest, level).scenario()
        if made is not None and not any((*checking.problems(made), *warnings.warnings(made), *winnable.flaws(made))):
            return made
    raise AssertionError(f"no scenario comes of {key!r}")


def minutes(kind: str) -> int:
    """Return about how long a new scenario of a kind takes; of any, on average."""
    numbers = making()
    every = {"normal": numbers.normal, "stealth": numbers.stealth, "chase": numbers.chase}
    long = [measure.minutes for name, measure in every.items() if kind in ("any", name)]
    return round(sum(long) / len(long) / 5) * 5


def slug(name: str) -> str:
    """Return a name as an id: "The level book" is "level-book"."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-").removeprefix("the-")
    return plain[:MOST_ID].strip("-")


class _Making:
    """One try at a scenario: the dice, and what has been settled so far."""

    def __init__(self, dice: Dice, theme: Theme, quest: Quest, level: int) -> None:
        self.dice, self.theme, self.quest, self.level = dice, theme, quest, level
        self.measure = getattr(making(), quest.kind)
        self.cap = making().levels.kinds[level - 1]
        self.round_trip = quest.start == quest.goal
        self.things: list[tuple[Named, str]] = []

    def scenario(self) -> Scenario | None:
        """Return a scenario, ``None`` where its map does not work out."""
        quest = self.quest
        places = self._columns()
        if places is None:
            return None
        plot = plotted(self.dice, places, self.measure.loops, leaf=bool(quest.gate))
        if plot is None:
            return None
        spots = [spot for column in places for spot in column]
        rooms = {spot.id: Room(spot) for spot in spots}
        connections = self._obstacles(plot, rooms, spots[-1])
        features = [*self._goods(), *self._keys(connections, rooms)]
        features += self._finds(rooms, features)
        bare = Scenario(
            id=quest.id,
            name=quest.name,
            type=quest.kind,
            setting=self.theme.setting,
            start=quest.start,
            goal=quest.goal,
            about=quest.about,
            opening=quest.opening,
            won=quest.won,
            lost=quest.lost,
            partly=quest.partly,
            level=min(3, self.level),
            minutes=self.measure.minutes,
            known_goal=True,
            needs=tuple(slug(thing.name) for thing, _ in self.things),
            light_rule="token" if quest.kind == "stealth" else "defeat",
            no_bash=quest.kind == "stealth",
            thorough=True,
            mode="chasing" if quest.sort == "race" else "fleeing",
            partial=bool(quest.partly),
            regions=tuple(_region(room.spot, plot) for room in rooms.values()),
            connections=tuple(connections),
            features=tuple(features),
        )
        placed = opposition.furnished(self.dice, bare, rooms, self.theme.seekers, self.measure, self.cap)
        if placed is None:
            return None
        devices = self._devices(rooms, placed)
        made = replace(bare, placed=tuple(placed), features=(*bare.features, *devices))
        return self._timed(replace(made, features=(*made.features, *self._helps(made))))

    # Places.

    def _columns(self) -> list[list[Spot]] | None:
        """Return the places by columns: where the party begins, what lies between, and the far end. Each thing gets its
        place."""
        quest, theme, dice = self.quest, self.theme, self.dice
        held = list(dice.shuffled(quest.at))[: len(quest.things)]
        self.things = list(zip(quest.things, held, strict=True))
        start, goal = theme.spot(quest.start), theme.spot(quest.goal)
        far = theme.spot(held[0]) if self.round_trip else goal
        fixed = [theme.spot(id) for id in held if id != far.id]
        free = [spot for spot in theme.place if not spot.edge and spot not in (start, goal, far, *fixed)]
        count = dice.pick(self.measure.places)
        chosen = [*fixed, *dice.shuffled(free)][:count]
        if sum(spot.water != "none" for spot in chosen) > MOST_WET:
            return None
        laid, between = columns(dice, count), list(dice.shuffled(chosen))
        found = [[between.pop() for _ in range(size)] for size in laid]
        # Nothing that is looked for lies beside the door where there is more room.
        if any(spot in found[0] for spot in fixed) and len(found) > 1:
            return None
        return [[start], *found, [far]]

    # Ways.

    def _obstacles(self, plot: Plot, rooms: dict[str, Room], far: Spot) -> list[Connection]:
        """Return the ways: what is locked about the far end, what blocks others, and what has to be found."""
        found = {way: Connection(f"{way[0]}/{way[1]}", *way) for way in plot.ways}
        order = list(self.dice.shuffled(plot.ways))
        order.sort(key=lambda way: far.id not in way)  # what lies about the far end comes first
        plain = set(order)
        quest = self.quest
        if quest.gate:
            way = next(way for way in order if far.id in way)
            found[way] = replace(found[way], obstacle=quest.gate)
            plain.discard(way)
        elif quest.kind != "chase" and (locked := self._lock(order, rooms)) is not None:
            way, kind = locked
            found[way] = replace(found[way], obstacle=kind)
            plain.discard(way)
        hidden = 0
        for way in order:
            if hidden < self.measure.hidden and way in plain and _still_joined(plot, found, way):
                found[way] = replace(found[way], hidden=HIDDEN_WAY)
                plain.discard(way)
                hidden += 1
        for party, many in enumerate(self.measure.obstacles, 1):
            for _ in range(many):
                fitting = [(way, block) for way in order if way in plain for block in self._blocks(rooms, way)]
                if not fitting:
                    break
                # Rather what does not lie in another way already.
                met = Counter(item.obstacle for item in found.values())
                rarest = min(met[item[0]] for _, item in fitting)
                way, (kind, low, high) = self.dice.pick([item for item in fitting if met[item[1][0]] == rarest])
                found[way] = replace(found[way], obstacle=kind, low=low, high=high, party=party)
                plain.discard(way)
        return list(found.values())

    def _lock(self, order: Sequence[tuple[str, str]], rooms: dict[str, Room]) -> tuple[tuple[str, str], str] | None:
        """Return a way, rather about the far end, that has a lock with a key of its own."""
        known = content().challenges
        for way in order:
            for spot in (rooms[way[0]].spot, rooms[way[1]].spot):
                doors = [kind for kind in spot.doors if known[kind].lock and "Persists" not in known[kind].keywords]
                kinds = [kind for kind in doors if self._fits(kind)]
                if spot.key is not None and kinds and self.quest.start not in way:
                    return way, self.dice.pick(kinds)
        return None

    def _fits(self, kind: str) -> bool:
        return content().challenges[kind].level <= self.cap

    def _blocks(self, rooms: dict[str, Room], way: tuple[str, str]) -> list[tuple[str, str, str]]:
        """Return the Obstacles that may lie in a way, with the low and high end of those that are climbed."""
        a, b = rooms[way[0]].spot, rooms[way[1]].spot
        high, low = (a, b) if a.height > b.height else (b, a)
        found = [(high.climb, low.id, high.id)] if high.climb and high.height > low.height else []
        found += [(kind, "", "") for spot in (a, b) for kind in spot.doors]
        if self.quest.kind == "stealth":
            # Where doors may not be broken, what has a lock needs a key.
            keyed = {kind for spot in (a, b) if spot.key for kind in spot.doors}
            known = content().challenges
            found = [
                item
                for item in found
                if not known[item[0]].lock or "Persists" in known[item[0]].keywords or item[0] in keyed
            ]
        return [item for item in found if self._fits(item[0])]

    # What lies there.

    def _goods(self) -> Iterator[Feature]:
        """Yield what the party came for, in what holds it."""
        holder = self.quest.holder
        for number, (thing, at) in enumerate(self.things):
            own = slug(thing.name)
            if number == 0 and holder is not None:
                chest = Feature(slug(holder.name), holder.name, at, "chest", holder.text, lock=holder.lock)
                yield replace(chest, hidden=self.measure.thing, gives=Gift(object=own))
                yield Feature(own, thing.name, at, "object", thing.text, inside=True)
            elif number == 0 and self.quest.gate:
                yield Feature(own, thing.name, at, "key", thing.text, hidden=self.measure.thing, opens="", use="move")
            else:
                yield Feature(own, thing.name, at, "object", thing.text, hidden=self.measure.thing)

    def _keys(self, connections: list[Connection], rooms: dict[str, Room]) -> Iterator[Feature]:
        """Yield a key for each lock that has one: the first lies where nothing is locked, each next one as deep as what the
        ones before it open."""
        quest = self.quest
        known = content().challenges
        locked = {
            way.id: way
            for way in connections
            if way.obstacle and known[way.obstacle].lock and "Persists" not in known[way.obstacle].keywords
        }
        if quest.kind == "chase":
            return
        can, fresh = {quest.start}, {quest.start}
        if quest.holder is not None:
            yield self._holder_key(connections, locked, rooms)
        while True:
            more = _spread(can, [way for way in connections if way.id not in locked and not way.hidden])
            fresh = (more - can) or fresh
            can = more
            edge = [way for way in locked.values() if bool(way.a in can) != bool(way.b in can)]
            rest = edge or list(locked.values())
            if not rest:
                return
            way = self.dice.pick(rest)
            del locked[way.id]
            if quest.gate and quest.goal in (way.a, way.b):
                continue
            feature = self._key(way, rooms, fresh, can)
            if feature is not None:
                yield feature
            can = can | {way.a, way.b} if edge else can

    def _key(self, way: Connection, rooms: dict[str, Room], fresh: Iterable[str], can: Iterable[str]) -> Feature | None:
        owner = next(
            (rooms[end].spot for end in (way.a, way.b) if way.obstacle in rooms[end].spot.doors and rooms[end].spot.key),
            None,
        )
        if owner is None or owner.key is None:
            return None
        where = self._hide(rooms, fresh) or self._hide(rooms, can)
        if where is None:
            return None
        text = f"{where.spot.hides} {owner.key.text}"
        return Feature(
            slug(owner.key.name), owner.key.name, where.spot.id, "key", text, hidden=HIDDEN_KEY, opens=way.id, use="move"
        )

    def _holder_key(self, connections: list[Connection], locked: dict[str, Connection], rooms: dict[str, Room]) -> Feature:
        holder = self.quest.holder
        assert holder is not None
        can = _spread({self.quest.start}, [way for way in connections if way.id not in locked and not way.hidden])
        where = self._hide(rooms, can - {self.quest.start}) or rooms[self.quest.start]
        where.used = True
        text = f"{where.spot.hides} {holder.key.text}"
        return Feature(
            slug(holder.key.name), holder.key.name, where.spot.id, "key", text, hidden=HIDDEN_KEY, opens=slug(holder.name)
        )

    def _hide(self, rooms: dict[str, Room], among: Iterable[str]) -> Room | None:
        """Return a room where something small may lie, and take it up."""
        things = {at for _, at in self.things}
        free = [rooms[id] for id in sorted(among) if rooms[id].spot.hides and not rooms[id].used and id not in things]
        if not free:
            return None
        room = self.dice.pick(free)
        room.used = True
        return room

    def _finds(self, rooms: dict[str, Room], features: Sequence[Feature]) -> list[Feature]:
        holding = [rooms[id] for id in rooms if rooms[id].spot.find is not None]
        found = []
        for room in self.dice.shuffled(holding)[: self.measure.finds]:
            find = room.spot.find
            assert find is not None
            gift = Gift(valuables=find.valuables, gear=find.gear)
            found.append(
                Feature(slug(find.name), find.name, room.spot.id, "treasure", find.text, hidden=find.hidden, gives=gift)
            )
        return found

    def _devices(self, rooms: dict[str, Room], placed: Sequence[Placed]) -> list[Feature]:
        """Return what can be set going against what is there, elsewhere."""
        found = []
        for room in rooms.values():
            device = room.spot.device
            against = tuple(
                item.id for item in placed if device is not None and item.kind in device.against and item.at != room.spot.id
            )
            if device is not None and against:
                found.append(
                    Feature(slug(device.name), device.name, room.spot.id, "mechanism", device.text, disarms=against)
                )
        return found

    def _helps(self, made: Scenario) -> list[Feature]:
        """Return what helps on the run, one thing in each place of a chase that holds nothing else for one player alone; at
        most one of them wins a round (REG-G122)."""
        if made.type != "chase":
            return []
        held = {placed.at for placed in made.placed if placed.party == 1} | {feature.at for feature in made.features}
        empty = [
            region.id for region in made.regions if region.id not in {*held, made.start, made.goal} and not region.fortunes
        ]
        helps = self.dice.shuffled(self.theme.help)
        first = next(help for help in helps if help.delays)
        ordered = (first, *(help for help in helps if not help.delays))
        return [
            Feature(slug(help.name), help.name, at, "mechanism", help.text, effects=help.effects)
            for at, help in zip(self.dice.shuffled(empty), ordered, strict=False)
        ]

    # Time.

    def _timed(self, scenario: Scenario) -> Scenario | None:
        """Return a chase with its rounds: what the quickest way takes, and some more; a key with what it opens. ``None``
        where every way through a chase leads by a locked door, or where to break one saves a round."""
        if self.quest.gate:
            gate = next(way.id for way in scenario.connections if scenario.goal in (way.a, way.b))
            own = scenario.needs[0]
            features = tuple(
                replace(feature, opens=gate) if feature.id == own else feature for feature in scenario.features
            )
            scenario = replace(scenario, features=features)
        if scenario.type == "stealth":
            alarm = making().alarm
            return replace(scenario, alarm=len(scenario.regions) + alarm.after, more_rounds=alarm.more)
        if scenario.type != "chase":
            return scenario
        slack = getattr(making().slack, self.quest.sort)
        quickest = [winnable.quickest(scenario, party) for party in range(1, MOST_PARTY + 1)]
        if inf in quickest:
            return None
        wanted = [ceil(rounds + more) for rounds, more in zip(quickest, slack, strict=True)]
        by_force = [winnable.quickest(scenario, party, breaking=True) for party in range(1, MOST_PARTY + 1)]
        if any(ceil(rounds + more) < own for rounds, more, own in zip(by_force, slack, wanted, strict=True)):
            return None
        least = min(wanted)
        more = tuple(rounds - least for rounds in wanted)
        return replace(scenario, round_limit=least, more_rounds=more if any(more) else ())


def _region(spot: Spot, plot: Plot) -> Region:
    x, y = plot.cells[spot.id]
    return Region(
        spot.id,
        spot.name,
        spot.text,
        spot.light,
        spot.water,
        spot.settings,
        hide_spot=spot.hide_spot,
        fortunes=spot.fortunes,
        x=x,
        y=y,
        ground=spot.ground,
    )


def _spread(start: Iterable[str], ways: Sequence[Connection]) -> set[str]:
    """Return where one comes from these places by these ways."""
    found = set(start)
    while more := {end for way in ways if found & {way.a, way.b} for end in (way.a, way.b)} - found:
        found |= more
    return found


def _still_joined(plot: Plot, found: dict[tuple[str, str], Connection], without: tuple[str, str]) -> bool:
    """Whether all places hang together without a way, and without those that are hidden."""
    ways = [item for way, item in found.items() if way != without and not item.hidden]
    return _spread({without[0]}, ways) == set(plot.cells)
