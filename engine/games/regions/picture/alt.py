"""The words that say the same as a picture of the map, in a fixed order, at most 1,000 characters."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.grammar import Noun
from engine.core.scene import Exit, Node, Way, spoken
from engine.core.words import lower, upper

from ..rules import awaiting, turns
from ..speech.circumstances import left_words
from ..speech.words import called_noun, dice, fate, lying_bodies, on_the_ground, row, stage_words
from ..state import board, sheets
from ..state.catalogue import WORDS, challenge_within, region_noun, thing, with_number
from ..state.content import content
from ..state.naming import entity_name, is_many
from ..state.state import Entity, State
from . import charting
from .panes import at_risk, rounds_left
from .slabs.slabboard import SlabBoard


def alt(state: State, drawn: SlabBoard, *, running: bool, ended: bool, desk: bool, close: str = "") -> tuple[str, str]:
    """Return the words of a picture, and those that found no room in them. ``close`` is the region that it is a
    closer look at, which is told first."""
    words = Words(state, drawn, running=running, ended=ended, desk=desk)
    return spoken((*(words.closer(close) if close else ()), *words.sentences()))


WATERS = ("surface", "submerged")
"""Waters that are told of."""


class Words:
    """A picture in words: what is drawn, by the labels that are drawn, the nearest to the member who acts first."""

    def __init__(self, state: State, drawn: SlabBoard, *, running: bool, ended: bool, desk: bool) -> None:
        self._state = state
        self._drawn = drawn
        self._running, self._ended, self._desk = running, ended, desk
        self._nodes = {node.key: node for node in drawn.nodes}
        self._ways = {way.key: way for way in drawn.ways}
        self._told: set[str] = set()
        self._told_ways: set[str] = set()
        self._told_there: set[str] = set()

    def sentences(self) -> Iterator[str]:
        """Yield the sentences, the most needed first."""
        yield self._time()
        yield self._race()
        if self._running:
            yield from self._people()
            yield from self._exits()
        else:
            yield self._party()
        yield self._dangers()
        yield self._at_risk() if self._running else ""
        yield lying_bodies(self._state)
        yield self._last()
        lying = on_the_ground(self._state)
        yield WORDS("sheet-ground", lying=lying) if lying else ""
        yield self._found()
        yield from self._barriers()
        yield self._goal()
        yield self._newest()
        yield self._rest()
        if self._desk or self._state.phase == "over":
            yield self._hidden()

    def closer(self, key: str) -> Iterator[str]:
        """Yield what is in a region, and where its ways lead."""
        node = self._nodes.get(key)
        if node is None:
            return
        there = self._there(node)
        people = [
            self._member(index)
            for index, member in enumerate(self._state.members)
            if member.in_play and member.region == key
        ]
        yield WORDS("alt-closer", place=self._region(key), there=there)
        yield WORDS("alt-in-it", people=tuple(people)) if people else ""
        parts = []
        for way in self._drawn.ways:
            if key in (way.a, way.b):
                end = self._region(way.b if way.a == key else way.a)
                parts.append(row((end, self._barrier(way))) if way.icon else end)
        yield WORDS("alt-ways", ways=tuple(parts)) if parts else ""

    def _time(self) -> str:
        state = self._state
        begins, round = WORDS("scenario-and-type", name=state.scenario.name, type=state.scenario.type), state.round
        if state.phase == "muster":
            return WORDS("alt-muster", scenario=begins)
        if state.phase == "town":
            return WORDS("alt-town", scenario=begins)
        if state.phase == "over":
            return WORDS("alt-over", scenario=begins, ending=state.ending, round=state.round)
        if self._ended:
            return WORDS("alt-broken-off", scenario=begins, round=round)
        if self._desk:
            return WORDS("alt-desk", scenario=begins, round=round)
        if awaiting.may_go_on(state):
            still = tuple(state.members[index].name for index in awaiting.reasons(state))
            return WORDS("alt-can-still", scenario=begins, round=round, names=still)
        acting, waiting = turns.acting(state), turns.waiting(state)
        names = tuple(state.members[index].name for index in ((acting,) if acting is not None else waiting))
        if names and state.stage == turns.PLAYERS:
            return WORDS("alt-to-act", scenario=begins, round=round, names=names)
        return WORDS("alt-stage", scenario=begins, round=round, stage=stage_words(state))

    def _race(self) -> str:
        """Return what is left of tokens or rounds."""
        state = self._state
        if state.phase not in ("play", "over"):
            return ""
        if state.scenario.type == "stealth":
            return WORDS("alt-stealth", tokens=state.tokens, most=state.token_most, alarm=sheets.alarm(state))
        if state.scenario.type == "chase" and state.limit:
            own = {sheets.limit_of(state, index) for index, member in enumerate(state.members) if member.in_play}
            return WORDS("alt-rounds", rounds=rounds_left(state), several=len(own) > 1)
        return ""

    # People.

    def _member(self, index: int) -> str:
        member = self._state.members[index]
        return f"{member.name} {member.ep}/{sheets.most_ep(member)}" if member.craft else member.name

    def _people(self) -> Iterator[str]:
        """Yield who is where: first the member who is to act, with those beside them."""
        state = self._state
        in_play = [index for index, member in enumerate(state.members) if member.in_play]
        acting = charting.active(state)
        order = sorted(in_play, key=lambda index: (index != acting, state.members[index].acted, index))
        groups: dict[str, list[int]] = {}
        for index in order:
            groups.setdefault(state.members[index].region, []).append(index)
        for region, (first, *others) in groups.items():
            place, beside = self._region(region), tuple(map(self._member, others))
            yield WORDS("alt-is-in", member=self._member(first), place=place, beside=beside)
        yield self._acted(in_play)
        yield self._carried(in_play)
        gone = [member for member in state.members if fate(member) and not member.in_play]
        fates = tuple(WORDS("alt-fate", member=member.name, fate=WORDS(f"fate-{fate(member)}")) for member in gone)
        yield WORDS("alt-gone", fates=fates) if gone else ""
        left = left_words(state) if self._is_told_left(acting) else ()
        yield WORDS("alt-left", left=left) if left else ""

    def _at_risk(self) -> str:
        """Return what stands beside the names: who can lose all their EP until their next turn."""
        each = tuple(self._state.members[index].name for index in at_risk(self._state))
        return WORDS("alt-at-risk", each=each) if each else ""

    def _is_told_left(self, acting: int | None) -> bool:
        """Return whether what is left of a turn is said: of one under way, not of the last once it has ended."""
        return acting is not None and not awaiting.may_go_on(self._state)

    def _acted(self, in_play: list[int]) -> str:
        members = self._state.members
        acted = tuple(members[index].name for index in in_play if members[index].acted)
        down = tuple(members[index].name for index in in_play if members[index].down)
        said = [WORDS("alt-acted", names=acted)] if acted else []
        said += [WORDS("alt-down", names=down)] if down else []
        return f"{'; '.join(said)}." if said else ""

    def _carried(self, in_play: list[int]) -> str:
        """Return what those carry who bear a mark of it: "Ada carries the banner; Bob and Cy carry a light."."""
        holders: dict[tuple[str, ...], list[str]] = {}
        for index in in_play:
            member = self._state.members[index]
            if mark := charting.carried(self._state, member):
                objects = tuple(called_noun(self._state, object) for object in member.objects) if mark != "torch" else ()
                holders.setdefault(objects, []).append(member.name)
        parts = [WORDS("alt-carries", names=tuple(names), objects=objects) for objects, names in holders.items()]
        return f"{'; '.join(parts)}." if parts else ""

    def _party(self) -> str:
        members = self._state.members
        return WORDS("alt-party", members=tuple(self._member(index) for index in range(len(members))))

    # Places.

    def _region(self, key: str) -> str:
        """Return a region with what it is like, the first time it is named: "the dark, flooded Cellar"."""
        node = self._nodes.get(key)
        if node is None or node.state == "unknown":
            return WORDS("alt-unexplored")
        named = self._named(key)
        is_told = key in self._told or not named.key
        self._told.add(key)
        water = WORDS(f"alt-water-{node.water}") if node.water in WATERS else ""
        light = WORDS(f"look-{node.light}") if node.light else ""
        like = () if is_told else tuple(filter(None, (light, water)))
        return WORDS("alt-region", where=named, name=named, like=like)

    def _named(self, key: str) -> Noun:
        """Return a region that is drawn, as sentences name it."""
        return region_noun(self._state.scenario.region_by_id[key].name)

    def _exits(self) -> Iterator[str]:
        starts = dict.fromkeys(leave.start for leave in self._drawn.exits)
        for leave in self._drawn.exits:
            where = f"{self._nodes[leave.start].name} {leave.text}" if len(starts) > 1 else leave.text
            yield f"{where}: {self._exit(leave)}."

    def _exit(self, leave: Exit) -> str:
        way, node = self._ways.get(leave.way), self._nodes.get(leave.end)
        if way is not None:
            self._told_ways.add(way.key)
        is_blocked = leave.state == "blocked" and not (way is not None and way.icon)
        return WORDS(
            "alt-exit",
            hidden=way is not None and way.state == "hidden",
            place=self._region(leave.end),
            goal=node is not None and node.goal,
            there=self._there(node) if node is not None else "",
            barrier=self._barrier(way) if way is not None and way.icon else "",
            blocked=is_blocked,
        )

    def _there(self, node: Node) -> str:
        """Return which Challenges are in a region, the first time, in words that follow its name: "where a creature is"."""
        foes = [entity for entity in self._foes() if entity.at == node.key]
        if not foes or node.key in self._told_there:
            return ""
        self._told_there.add(node.key)
        named = tuple(thing(entity_name(entity)) for entity in foes)
        return WORDS("alt-there", foes=tuple(map(self._foe, foes)), what=named)

    def _foes(self) -> Iterator[Entity]:
        """Yield the Challenges in regions that are drawn as being there."""
        secrets = self._desk or self._state.phase == "over"
        for entity in self._state.entities:
            if charting.stands(entity) and (secrets or charting.is_there(self._state, entity)):
                yield entity

    def _foe(self, entity: Entity) -> str:
        """Return a Challenge by its name and its kind: "an alerted sharp guard", "needle gnats 5/7"."""
        name = entity_name(entity)
        most = board.most_ep(self._state, entity)
        ep = f"{entity.ep}/{most}" if entity.type == "Creature" and entity.ep < most else ""
        if entity.type == "Environ":
            return WORDS("alt-environ", what=name)
        kind, many = content().challenges[entity.kind].name, is_many(name) or entity.number > 1
        named = WORDS.noun(Noun(lower(kind), entity.kind, many=many), kind)
        if entity.number > 1:
            named = with_number(named, entity.number)
        if entity.alerted:
            named = WORDS.around(named, lambda text: WORDS("alert-foe", name=text))
        if ep:
            named = WORDS.around(named, lambda text: WORDS("with-ep", name=text, ep=ep))
        return WORDS("alt-foe", foe=named)

    def _dangers(self) -> str:
        """Return the Challenges that are not told with an exit, those beside people first."""
        people = {member.region for member in self._state.members if member.in_play}
        told = {leave.end for leave in self._drawn.exits} if self._running else set()
        foes = [entity for entity in self._foes() if entity.at not in told]
        foes.sort(key=lambda entity: entity.at not in people)
        parts = [WORDS("alt-at", foe=self._foe(entity), place=self._region(entity.at)) for entity in foes]
        return f"{upper('; '.join(parts))}." if parts else ""

    def _last(self) -> str:
        if not any(node.last for node in self._drawn.nodes):
            return ""
        rounds = {known.entity: known.round for known in self._state.sightings}
        gone = (entity for entity in self._state.entities if charting.was_there(self._state, entity))
        parts = []
        for entity in gone:
            foe, place = self._foe(entity), self._region(entity.at)
            parts.append(WORDS("alt-seen-in", foe=foe, place=place, round=rounds.get(entity.id, self._state.round)))
        return WORDS("alt-last", seen=tuple(parts)) if parts else ""

    def _found(self) -> str:
        """Return what was found in regions and can still be taken, opened or used."""
        secrets = self._desk or self._state.phase == "over"
        parts = [
            WORDS("alt-feature", what=feature.name, where=region.name)
            for region in self._state.scenario.regions
            if region.id in self._nodes
            for feature in charting.features_at(self._state, region.id, secrets=secrets)
        ]
        return WORDS("alt-found", features=tuple(parts)) if parts else ""

    # Ways.

    def _barrier(self, way: Way) -> str:
        """Return what stands in a way and what it takes: "rubble, 4 of 9", "rocky wall, Ada 2, Bob 6", "lock d8"."""
        entity = board.blocking(self._state, way.key)
        if entity is None:
            return ""
        said = [challenge_within(entity)]
        if way.pools:
            for index, member in enumerate(self._state.members):
                if member.in_play and member.region in (way.a, way.b):
                    said.append(WORDS("to-go", member=member.name, left=board.effort_left(self._state, entity, index)))
        elif way.effort:
            now, _, most = way.effort.partition("/")
            said.append(WORDS("alt-effort", effort=now, most=most))
        if way.lock:
            said.append(WORDS("briefing-lock", dice=dice(way.lock)))
        return row(said)

    def _barriers(self) -> Iterator[str]:
        for way in self._drawn.ways:
            if way.icon and way.key not in self._told_ways:
                self._told_ways.add(way.key)
                start, end = (way.b, way.a) if way.a.startswith("?") else (way.a, way.b)
                first, second = upper(self._region(start)), self._region(end)
                yield WORDS("alt-barrier", first=first, second=second, barrier=self._barrier(way))

    def _goal(self) -> str:
        goal = next((node for node in self._drawn.nodes if node.goal), None)
        told = {leave.end for leave in self._drawn.exits} if self._running else set()
        return WORDS("alt-goal", place=self._region(goal.key)) if goal is not None and goal.key not in told else ""

    def _newest(self) -> str:
        newest = next((node for node in self._drawn.nodes if node.newest), None)
        return WORDS("alt-newest", place=self._region(newest.key)) if newest is not None else ""

    def _rest(self) -> str:
        """Return the regions that nothing was told of, how they hang together, and what closes."""
        parts = []
        rest = [node for node in self._drawn.nodes if node.state != "unknown" and node.key not in self._told]
        for node in rest:
            ends = [way.b if way.a == node.key else way.a for way in self._drawn.ways if node.key in (way.a, way.b)]
            named = (self._named(end) for end in ends if end in self._nodes and self._nodes[end].name)
            parts.append(WORDS("alt-beside", place=self._region(node.key), neighbours=tuple(named)))
        unknown = sum(way.state == "unknown" for way in self._drawn.ways if way.key not in self._told_ways)
        said = [WORDS("alt-also", regions=tuple(parts))] if parts else []
        if unknown:
            said.append(WORDS("alt-more-ways", count=unknown))
        return " ".join(said)

    def _hidden(self) -> str:
        state = self._state
        regions = state.scenario.region_by_id
        parts = [
            WORDS("alt-feature", what=feature.name, where=regions[feature.at].name)
            for feature in state.scenario.features
            if feature.id not in state.found and feature.at in regions
        ]
        return WORDS("alt-not-found", features=tuple(parts)) if parts else ""
