"""The map as a party knows it: what each way costs each of them, and where it is worth going."""

from __future__ import annotations

import heapq

from ..rules import insisting, odds
from ..rules.exploring import searching
from ..state import board, naming, sheets
from ..state.content import content
from ..state.scenarios import Connection
from ..state.state import Entity, State
from .mind import Mind
from .temper import Temper

BARRED = 60.0
"""What a way costs that cannot be taken now."""
TO_AND_FRO = 0.3
"""What speaks against a place for each time that a player decided to go there, so that it does not go back and forth."""
FEW_TOKENS, DETOUR = 2, 6.0
"""With so few Stealth Tokens a Trap that takes one is worth so long a way round."""
AT_THE_END = 6.0
"""What speaks against going to the goal to search it, while what the party came for is missing."""
NO_WAY_OUT = 6.0
"""What speaks against ground that was seen, while all that is left is to find the way out: it is not there."""
RETURN = 2.5
"""So many more Moves a way counts that each has to climb, while something is missing: all have to come back."""
WORN = 2
"""Who has searched what there is so often, on average, goes round no Seeker any more: it might be for ever."""


class Ground:
    """The known map of a view's state, as a player of a ``temper`` sees it; ``people`` are members whom it follows, the
    ``guests`` those of them who are no bot players."""

    def __init__(
        self, state: State, mind: Mind, temper: Temper, people: tuple[int, ...] = (), guests: tuple[int, ...] = ()
    ) -> None:
        self.state, self.mind, self.temper = state, mind, temper
        self.people = tuple(index for index in people if state.members[index].in_play)
        self.guests = guests
        self.scenario = state.scenario
        self.dread = temper.rush if state.scenario.type == "chase" else temper.dread
        self.blocks = {entity.at: entity for entity in state.entities if entity.type == "Obstacle" and not entity.defeated}
        self.beings: dict[str, list[Entity]] = {}
        for item in state.entities:
            if item.type != "Obstacle" and not item.defeated:
                self.beings.setdefault(item.at, []).append(item)
        self.shut: tuple[str, ...] = ()
        """What was found where the member stands and neither opened nor used yet."""
        self._reach: dict[int, dict[str, tuple[float, str]]] = {}
        self._danger: dict[str, float] = {}

    def playing(self) -> list[int]:
        """Return the members on the map who do anything, all of them where none does."""
        found = [index for index, member in enumerate(self.state.members) if member.in_play]
        return [index for index in found if not self.state.members[index].rested] or found

    def seekers(self, region: str) -> list[Entity]:
        """Return the Seekers that are, or were last round, seen in a region."""
        rounds = {sighting.entity: sighting.round for sighting in self.state.sightings}
        return [
            item
            for item in self.beings.get(region, ())
            if item.type == "Seeker" and rounds.get(item.id, 0) >= self.state.round - 1
        ]

    def creatures(self, region: str) -> list[Entity]:
        """Return the Creatures that were last seen in a region."""
        return [item for item in self.beings.get(region, ()) if item.type == "Creature"]

    def danger(self, region: str) -> float:
        """Return what it costs to be in a region for a round, in Moves."""
        if region not in self._danger:
            self._danger[region] = self._danger_of(region) * self.dread
        return self._danger[region]

    def _danger_of(self, region: str) -> float:
        cost = 0.0
        for item in self.beings.get(region, ()):
            kind = content().challenges[item.kind]
            cost += {"Environ": 0.5 * kind.level, "Creature": 0.7 * kind.level, "Trap": 0.7}.get(item.type, 0.0)
            if item.type == "Trap" and self.is_short() and any(odds.tokens_of(play.effects) for play in kind.actions):
                cost += DETOUR
        fresh = len(self.seekers(region))
        if not self.is_worn():
            cost += 2.5 * fresh + 1.0 * (sum(item.type == "Seeker" for item in self.beings.get(region, ())) - fresh)
        known = self.scenario.region_by_id.get(region)
        if known is not None and known.water != "none":
            cost += 0.5
        return cost

    def way_cost(self, index: int, way: Connection, start: str) -> float:
        """Return how many Moves a way takes a member, about."""
        state = self.state
        beyond = way.other(start)
        known = self.scenario.region_by_id.get(beyond)
        if beyond in state.closed or (known is not None and sheets.is_over(state, known)):
            return BARRED * 9
        block = self.blocks.get(way.id)
        if start == state.members[index].region and not self.dares(index, self.most_lost(index, way, start)):
            return DETOUR + (1.0 if block is None else self._climb(index, block, start))
        if block is None:
            return 1.0
        if board.persists(block):
            returns = RETURN if self.missing() and self.scenario.type == "normal" else 0.0
            return self._climb(index, block, start) + returns
        return 1.0 + self._breaking(index, block)

    def _climb(self, index: int, block: Entity, start: str) -> float:
        left = board.effort_left(self.state, block, index)
        if not left:
            return 1.0
        chance, damage = odds.standing_rate(self.state, index, block)
        tries = max(left / max(damage, 0.5), 1.0) / max(chance, 0.05)
        if board.downward(self.state, block, start):
            tries = 1.0
        height = content().challenges[block.kind].height
        return tries + 0.4 * height * (1 - chance) * tries

    def _breaking(self, index: int, block: Entity) -> float:
        """Return in how many rounds the party breaks, or picks, what does not go away by itself."""
        state = self.state
        if state.members[index].objects and self.key_left(index, block):
            return 0.5
        ways = [BARRED]
        if not board.unbreakable(state, block):
            rate = 0.0
            for other in self.playing():
                chance, damage = odds.standing_rate(state, other, block)
                rate += chance * damage
            ways.append(block.ep / max(rate, 0.3))
        if block.lock:
            dice = content().challenges[block.kind].lock
            best = max((odds.pick(state, other, dice) for other in self.playing()), default=0.0)
            if best:
                ways.append(1 / best)
        return min(ways)

    def dares(self, index: int, most: int) -> bool:
        """Return whether a member does what takes ``most`` EP at the worst. They do not where that is all that they have
        and the Injury then kills; but they do where a foe leaves them no time, and in a chase."""
        member = self.state.members[index]
        pressed = self.creatures(member.region) or self.scenario.type == "chase"
        return most < member.ep or bool(pressed) or not sheets.next_kills(member)

    def most_lost(self, index: int, way: Connection, start: str) -> int:
        """Return how many EP it takes a member at most to go by a way: a fall, what bars it strikes back, known Traps."""
        block, beyond = self.blocks.get(way.id), way.other(start)
        traps = (*board.known_traps(self.state, start, "leave"), *board.known_traps(self.state, beyond, "enter"))
        sprung = sum(max(map(insisting.most, board.kind_of(trap).actions), default=0) for trap in traps)
        if block is None or not board.persists(block) or not board.effort_left(self.state, block, index):
            return sprung
        return sprung + insisting.most_lost(self.state, index, naming.entity_handle(block), picks=False)

    def key_left(self, index: int, block: Entity) -> bool:
        """Return whether a member carries a key that was not tried in a Lock."""
        keys = (item for item in self.state.members[index].objects if self.scenario.feature_by_id[item].kind == "key")
        return block.lock and any(f"{key} {block.id}" not in self.mind.tried for key in keys)

    def reach(self, index: int) -> dict[str, tuple[float, str]]:
        """Return what every known place costs a member, and the first way toward it."""
        if index in self._reach:
            return self._reach[index]
        start = self.state.members[index].region
        found: dict[str, tuple[float, str]] = {}
        heap: list[tuple[float, str, str]] = [(0.0, start, "")]
        while heap:
            cost, region, first = heapq.heappop(heap)
            if region in found:
                continue
            found[region] = (cost, first)
            if region.startswith("?"):
                continue
            for way in self.scenario.exits.get(region, ()):
                beyond = way.other(region)
                if beyond not in found:
                    more = self.way_cost(index, way, region) + self.danger(beyond)
                    heapq.heappush(heap, (cost + more, beyond, first or way.id))
        self._reach[index] = found
        return found

    def far(self, region: str) -> float:
        """Return how far a place lies from a goal that is known of, in steps on the map; 0 without one."""
        goal = self.scenario.region_by_id.get(self.scenario.goal)
        here = self.scenario.region_by_id.get(region)
        if goal is None or here is None:
            return 0.0
        return max(abs(goal.x - here.x), abs(goal.y - here.y))

    def is_short(self) -> bool:
        """Return whether being noticed once or twice more ends the scenario."""
        return self.scenario.type == "stealth" and self.state.tokens <= FEW_TOKENS

    def is_worn(self) -> bool:
        """Return whether the party has looked through all it knows so often that it rather runs into a Seeker than goes
        round it once more."""
        return sum(self.state.searched.values()) > WORN * len(self.state.explored)

    def is_late(self) -> bool:
        """Return whether the last third of the rounds before the alarm has begun, or the alarm is over (REG-G121)."""
        alarm = sheets.alarm(self.state)
        return 0 < 2 * alarm < 3 * self.state.round

    def missing(self) -> tuple[str, ...]:
        """Return what the party came for and does not have."""
        held = {item for member in self.state.members for item in member.objects}
        return tuple(need for need in self.scenario.needs if need not in held)

    def candidates(self) -> dict[str, float]:
        """Return the places worth going to, with what speaks against each besides the way."""
        state, missing = self.state, self.missing()
        found: dict[str, float] = {}
        goal = self.scenario.goal
        chase = self.scenario.type == "chase"
        stand = {state.members[index].region for index in self.playing()}
        if goal and not missing:
            found[goal] = -1.0
        if missing:
            for feature in self.scenario.features:
                wanted = feature.id in missing
                lies = feature.at and feature.id in state.found and feature.id not in (*state.taken, *state.opened)
                held = feature.kind in ("chest", "object", "treasure")
                if lies and held and (wanted or not feature.lock or self._opens(feature.lock)):
                    found[feature.at] = -2.0 if wanted else -1.0
        for region in self.scenario.region_by_id:
            if region not in state.explored and region not in state.closed and not (region == goal and not missing):
                weight = 1.5 if goal and not missing else 0.25 if not missing else 0.0
                vain = NO_WAY_OUT if region in state.seen and self._seeks_a_way_out() else 0.0
                found.setdefault(region, 1.0 + weight * self.far(region) + vain)
        for region in state.explored:
            if region == goal and not missing:
                continue
            times = self.state.searched.get(region, 0)
            if searching.is_through(state, region):
                continue
            if not chase:
                weight = 1.0 if goal and not missing else 0.0
                back = 2.0 if region not in stand else 0.0
                late = AT_THE_END if missing and region == goal else 0.0
                found.setdefault(region, 2.0 + back + late + 1.6 * times + weight * self.far(region))
            else:
                found.setdefault(region, 4.0 + 2.5 * times + 1.5 * self.far(region))
        return found

    def _seeks_a_way_out(self) -> bool:
        """Return whether the party has what it came for, and knows of no way out: what was seen is none."""
        return bool(self.scenario.needs) and not self.scenario.goal and not self.missing()

    def _opens(self, dice: str) -> bool:
        """Return whether any PC could open a Lock."""
        keys = any(
            self.scenario.feature_by_id[item].kind == "key" for member in self.state.members for item in member.objects
        )
        return keys or any(odds.pick(self.state, index, dice) for index in self.playing())

    def choose(self) -> str:
        """Return where the party goes next, and remember it; it changes its mind only for something clearly better."""
        playing = self.playing()
        costs: dict[str, float] = {}
        for region, against in self.candidates().items():
            ways = [self.far_for(index, region) for index in playing]
            pursues = self.scenario.type == "chase" and self.scenario.mode == "chasing"
            against += TO_AND_FRO * self.mind.meant.get(region, 0)
            costs[region] = (min(ways) if pursues else sum(ways) / len(ways)) * self.temper.strays + against
        if not costs:
            return ""
        best = min(costs, key=lambda region: (costs[region], region))
        if self.mind.target in costs and costs[self.mind.target] <= costs[best] + 0.6:
            best = self.mind.target
        if best != self.mind.target:
            self.mind.meant[best] = self.mind.meant.get(best, 0) + 1
        self.mind.target = best
        return best

    def far_for(self, index: int, region: str) -> float:
        """Return what it costs a member to go to a place, or to stay there."""
        if region == self.state.members[index].region:
            return self.danger(region)
        return self.reach(index).get(region, (BARRED * 9, ""))[0]

    def first_step(self, index: int, target: str) -> str:
        """Return the way a member takes first toward a place, "" where there is none or they are there."""
        cost, way = self.reach(index).get(target, (BARRED * 9, ""))
        return way if cost < BARRED * 4 else ""

    def is_dark(self, index: int) -> bool:
        """Return whether it is dark to a member where they are."""
        return board.blind(self.state, f"p{index}")
