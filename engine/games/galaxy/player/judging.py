"""What a player makes of a galaxy from the own view: what planets, places and things are worth, in tenths of a point."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from math import ceil

from ..rules import commands, goals, goals_ahead, victory
from ..rules.economy import wealth
from ..rules.fighting import invasion
from ..rules.moving import journeys
from ..state import board
from ..state.content import STAR_LANCE, TRAITS, content
from ..state.lengths import enough, rounds, symbols
from ..state.naming import hex_label
from ..state.state import NOBODY, Force, Planet, State, System, units_of
from .tempers import STEADY, Judgement, Temper

MERIDIAN = "meridian"
POINT = 10.0
"""What a point is worth; everything else is measured by it."""
FORFEITS, LESS = 0.8, 0.2
"""What part of a point is lost with a goal that could be scored now: the only one, if rounds are left to meet it again;
and one of two."""
SEAL = 6
STOP, HINDER = 25.0, 10.0
"""What it is worth to keep a rival from winning when the round ends, and where they could do so with a hidden goal."""
HOARD = 2
"""So many trade goods are kept at hand; what is more is spent as readily as what planets pay."""
OPPOSES = 1.0
"""What is given at least for what a rival loses who is about to win."""
HELD_BACK, HELD = "held-back", 3
"""A goal, and how many command tokens in the pools it takes."""
HOPE, RISK, DARED = 0.01, 0.2, 0.1
"""The least chances at which these are tried, and a fight by which one would win when the round ends."""


class Outlook:
    """A view of a galaxy weighed by one player; ``people`` are the others at the table whose members are here."""

    def __init__(
        self, state: State, me: int, temper: Temper, judgement: Judgement = STEADY, people: tuple[int, ...] = ()
    ) -> None:
        self.state, self.me, self.temper, self.judgement, self.people = state, me, temper, judgement, people
        self.own = state.players[me]
        self._planets: dict[str, float] = {}

    @cached_property
    def left(self) -> int:
        """How many status phases are still to come, this round's among them, as far as it is thought of them."""
        return min(self._phases, self.judgement.rounds)

    @cached_property
    def _phases(self) -> int:
        return rounds(self.state) - self.state.round + (self.state.phase in ("opening", "action"))

    @cached_property
    def last(self) -> bool:
        """Whether nothing is worth keeping for a later round."""
        return self._phases <= 1

    @cached_property
    def open(self) -> tuple[str, ...]:
        """The goals that are still to be scored, those in sight and the own hidden ones."""
        return tuple(goal for goal in (*self.state.public, *self.own.goals) if goal and goal not in self.own.scored)

    @cached_property
    def met(self) -> tuple[str, ...]:
        """The goals that could be scored if the status phase were now."""
        return tuple(goal for goal in self.open if goals.met(self.state, self.me, goal))

    @cached_property
    def queue(self) -> int:
        """How many public goals could be scored: one in each status phase."""
        return sum(content().goals[goal].kind == "public" for goal in self.met)

    def weight(self, goal: str) -> float:
        """Return what it is worth to meet a goal that is not met yet."""
        if goal not in self.open or goal in self.met or self.left < 1:
            return 0.0
        if content().goals[goal].kind == "public":
            if self.queue >= self.left:
                return 0.5
            return POINT * (0.6 if self.queue else 1.0)
        return POINT

    def nearer(self, goal: str, lacking: int) -> float:
        """Return what one thing is worth of which ``lacking`` more make up a goal."""
        steps = self.judgement.steps
        return self.weight(goal) * steps[lacking] if 0 < lacking < len(steps) else 0.0

    @cached_property
    def kept_relic(self) -> float:
        """What the last relic is worth, kept for the goal that asks for one."""
        return 8.0 if "keeper" in self.met and len(self.own.relics) == 1 else 0.0

    # What others might do.

    @cached_property
    def leader(self) -> int:
        """Who of the others has most points."""
        others = [player for player, item in enumerate(self.state.players) if player != self.me and not item.gone]
        return max(others, key=lambda player: self.state.players[player].points, default=NOBODY)

    def threat(self, system: str) -> Force:
        """Return the most that one of the others could bring to a system in one action: ships, and ground forces aboard."""
        most = Force()
        if not self.judgement.wary:
            return most
        near = board.adjacent(self.state, system)
        far = {other for item in near for other in board.adjacent(self.state, item)} | set(near)
        for player in range(len(self.state.players)):
            if player == self.me:
                continue
            found = Force()
            for entry in self._fleets(player):
                fleet = entry.fleets[player]
                if player in entry.tokens:
                    continue
                coming = fleet.only("scout", "transport", "battleship") if entry.id in near else fleet.only("scout")
                if entry.id not in far or not coming:
                    continue
                aboard = fleet.troops + sum(self.troops_on(planet, player).troops for planet in entry.planets)
                found += coming + Force(infantry=min(aboard, journeys.room(coming)))
            if found.troops + found.ships > most.troops + most.ships:
                most = found
        return most

    def troops_on(self, planet: str, player: int) -> Force:
        """Return the ground forces of a player on a planet."""
        return self.state.planet_by_id[planet].troops[player].only("infantry", "mech")

    def defenders(self, planet: Planet) -> Force:
        """Return the ground forces of others on a planet."""
        found = next((force for who, force in enumerate(planet.troops) if who != self.me and force.troops), Force())
        return invasion.MILITIA if not found and invasion.rises(self.state, planet, self.me) else found

    # What things are worth.

    def planet(self, planet: Planet) -> float:
        """Return what it is worth to gain a planet, the exploring that follows included."""
        known = self._planets.get(planet.id)
        if known is None:
            known = self._planets[planet.id] = self._planet(planet)
        return known

    def _planet(self, planet: Planet) -> float:
        later = max(0, self.left - 1)
        given = self.judgement
        value = (given.worth * planet.worth + given.weight * planet.weight) * min(later, 4) + 0.2
        if planet.owner == NOBODY and planet.traits:
            value += given.explores if later else 1.0
        value += 0.4 * later * (planet.legendary and planet.id != MERIDIAN)
        value *= self.temper.grows
        value += self._goals_of(planet)
        if planet.id == MERIDIAN:
            value += self.crown()
            if self.state.system_by_id[planet.system].seal:
                value += POINT
        if planet.owner not in (NOBODY, self.me):
            value += self.hurts(planet.owner) * (value + (4.0 if planet.owner == self.leader else 1.0))
            value += 3.0 if planet.home != NOBODY else 0.0
            value += POINT if planet.id == MERIDIAN and planet.owner == self.leader and self.near_victory else 0.0
            value += self.stops(planet.system, planet.owner, planet.id)
        return value

    def crown(self) -> float:
        """Return what holding Meridian is worth from now on."""
        given = self.judgement
        return 0.0 if self.too_late else POINT * given.crown * sum(given.held**number for number in range(self.left))

    def _goals_of(self, planet: Planet) -> float:
        """Return what a planet brings toward goals."""
        own = self.state.planets_of(self.me)
        value = 0.0
        if planet.home == NOBODY:
            value += self.nearer("far-holdings", 4 - sum(item.home == NOBODY for item in own))
        had = {trait for item in own for trait in item.traits}
        if set(planet.traits) - had:
            value += self.nearer("three-natures", len(TRAITS) - len(had))
        marked = sum(len(item.attachments) for item in own)
        value += self.nearer("marked-worlds", 3 - marked) * min(1.0, len(planet.attachments) + 0.25)
        if planet.fabled:
            value += self.nearer("seat-of-legend", 1)
        if planet.id == MERIDIAN:
            value += self.nearer("centre-of-all", 1)
        if planet.specialties:
            value += self.nearer("schools", 2 - sum(bool(item.specialties) for item in own))
        for goal, trait in (("trial-by-fire", "hazardous"), ("patron", "cultural")):
            if trait in planet.traits:
                value += self.nearer(goal, 2 - sum(trait in item.traits for item in own))
        ringed = board.ringed(self.state, self.me)
        if planet.system not in ringed and planet.system in self.ring:
            value += self.nearer("inner-ring", 3 - len(ringed))
        if goals.fine(planet):
            value += self.nearer("jewel", 1)
        if planet.owner == NOBODY and planet.traits:
            value += 0.15 * self.weight("keeper") if self.own.fragment_count < 3 else 0.0
            kinds = sum(number > 0 for number in self.own.fragments.values())
            fresh = [trait for trait in planet.traits if not self.own.fragments.get(trait)]
            value += 0.3 * self.nearer("odd-pieces", 2 - kinds) if fresh else 0.0
        return value

    @cached_property
    def ring(self) -> tuple[str, ...]:
        """The systems next to Meridian's."""
        return board.adjacent(self.state, hex_label(board.CENTRE))

    @cached_property
    def too_late(self) -> bool:
        """Whether what counts after the goals of all is worth nothing: a rival wins by goals before, and nothing stops it.
        Only goals that are counted earlier can forestall that."""
        first = next((rival for rival in self.winning if goals_ahead.counted_late(self.state, rival) == 0), NOBODY)
        return first != NOBODY and not goals_ahead.stopped_by(self.state, self.me, first)

    def drawer(self) -> float:
        """Return what an order card is worth in the hand, for the goal that asks for five of them."""
        held = len(self.own.hand)
        if "full-drawer" not in self.open or held > 5:
            return 0.0
        return (8.0 if self.queue == 1 else 2.0) if held == 5 else 0.3 * self.nearer("full-drawer", 6 - held)

    def frontier(self) -> float:
        """Return what it is worth to explore a frontier token; in the last round only for goals."""
        finds = 0.3 * self.weight("odd-pieces") + 0.1 * self.weight("keeper") if self.last else 4.0 * self.temper.grows
        return finds + self.nearer("pathfinder", 2 - self.own.frontiers)

    def watch(self, system: System) -> float:
        """Return what it is worth to have a ship in a system where there is none yet: for goals that ask for ships."""
        if system.fleets[self.me].ships:
            return 0.0
        value = 0.0
        if not system.planets:
            value += self._with_ships("void-watch", 3 - self._systems(lambda item: not item.planets))
        if board.wormholes(self.state, system.id):
            there = self._systems(lambda item: bool(board.wormholes(self.state, item.id)))
            value += self._with_ships("ferrymaster", 2 - there)
        value += self._with_ships("wide-wake", 5 - len(board.fleets(self.state, self.me)))
        gates = board.gates(self.state, self.me)
        if system.id in gates and gates.isdisjoint(board.fleets(self.state, self.me)):
            value += self.nearer("at-the-gates", 1)
        return value

    def _with_ships(self, goal: str, lacking: int) -> float:
        """Return what a system with ships is worth of which ``lacking`` more make up a goal: nothing in the last round if
        there are too few tokens for as many."""
        return 0.0 if self.last and lacking > self.own.tactic else self.nearer(goal, lacking)

    def leaves(self, system: System) -> float:
        """Return what is lost for goals if the last ship leaves a system."""
        void = {"void-watch"} if not system.planets else set()
        gate = {"ferrymaster"} if board.wormholes(self.state, system.id) else set()
        wake = {"wide-wake"} if len(board.fleets(self.state, self.me)) == 5 else set()
        door = {"at-the-gates"} if system.id in board.gates(self.state, self.me) else set()
        lost = sum(5.0 for goal in self.met if goal in void | gate | wake | door)
        # Ships that only change places bring no goal nearer.
        lost += self.nearer("void-watch", 3 - self._systems(lambda item: not item.planets)) if void else 0.0
        gates = self._systems(lambda item: bool(board.wormholes(self.state, item.id)))
        lost += self.nearer("ferrymaster", 2 - gates) if gate else 0.0
        return lost + self.nearer("wide-wake", 6 - len(board.fleets(self.state, self.me)))

    def _systems(self, fits: Callable[[System], bool]) -> int:
        return sum(map(fits, self._fleets(self.me)))

    def _fleets(self, player: int) -> list[System]:
        """Return the systems in which a player has ships."""
        return [self.state.system_by_id[system] for system in board.fleets(self.state, player)]

    # Money.

    @cached_property
    def resources(self) -> int:
        """The resources that could be paid now."""
        return wealth.available(self.state, self.me, wealth.RESOURCES)

    @cached_property
    def influence(self) -> int:
        """The influence that could be paid now."""
        return wealth.available(self.state, self.me, wealth.INFLUENCE)

    def price(self, resources: int) -> float:
        """Return what it costs to spend resources now: little, as planets are ready again next round.

        It costs more where a goal takes them, or where trade goods are meant for Meridian.
        """
        ready = self.resources - self.own.trade_goods
        goods = max(0, resources - ready)
        # What is not kept for Meridian is there to be spent.
        kept = max(0, SEAL - self.influence + self.own.trade_goods) if self.saving else 0
        dear = max(0, goods - max(0, self.own.trade_goods - kept - HOARD))
        value = self.judgement.spends * (resources - dear) + (0.9 if self.saving else 0.6) * dear
        if "full-coffers" in self.open and goods:
            value += 0.8 * goods
        ways = wealth.ways(self.state, self.me, wealth.RESOURCES, resources) if self.met and resources > 0 else ()
        return value + (self.forfeits(wealth.paid(self.state, self.me, ways[0])) if ways else 0.0)

    def forfeits(self, after: State) -> float:
        """Return what the points are worth that could be scored as this round ends and not in another state: one for a
        public goal and one for a hidden one. A goal of which another one is left to score counts little."""
        value = 0.0
        for public in (True, False):
            mine = [goal for goal in self.met if (content().goals[goal].kind == "public") == public]
            left = sum(goals.met(after, self.me, goal) for goal in mine)
            if left < len(mine) and self.left:
                lost = 1.0 if self.last else FORFEITS
                value += POINT * (lost if not left else LESS if left < min(2, self.left) else 0.0)
        return value

    @cached_property
    def saving(self) -> bool:
        """Whether trade goods are kept for the seal of Meridian."""
        return any(system.seal for system in self.state.systems)

    def good(self) -> float:
        """Return what a trade good is worth: nothing where it can neither buy nor score anything any more."""
        if self.last and not ((self.saving and self.own.tactic) or any(self.weight(goal) for goal in wealth.COSTS)):
            return 2.0 if "full-coffers" in self.open and self.own.trade_goods < 5 else 0.0
        value = 0.9 if self.saving else 0.6
        lacking = 5 - self.own.trade_goods
        if "full-coffers" in self.open and lacking > 0:
            value += 2.0
        return value

    def technology(self, technology: str) -> float:
        """Return what a technology is worth."""
        later = 0.0 if self.last else self.left / 5
        kept = (
            self._crafts()
            if self.judgement.crafty
            else {
                "void-compass": 5.0 if any(system.frontier for system in self.state.systems) else 0.5,
                "slip-drives": 3.0,
                "field-levies": 2.0,
                "gene-vats": 1.0,
                "deep-survey": 2.5,
                "autofoundry": 1.5,
                "ranging-arrays": 1.5,
                "siege-doctrine": 0.5,
            }
        )
        value = kept[technology] * self.judgement.technology * later
        if needs := symbols(self.state, technology):
            value += self.nearer("masterpiece", ceil((goals.MASTERY - goals.mastered(self.state, self.me)) / needs))
        return value + self.nearer("learned", 3 - len(self.own.technologies))

    def _crafts(self) -> Mapping[str, float]:
        """Return what technologies are worth as things stand: those that few can research, more."""
        war = self.war > 1 or self.state.planet_by_id[MERIDIAN].owner == self.me
        return {
            "void-compass": min(5.0, 1.0 * sum(system.frontier for system in self.state.systems)),
            "slip-drives": 5.0,
            "field-levies": 2.0,
            "gene-vats": 7.0 if war else 6.0,
            "deep-survey": 2.5,
            "autofoundry": 7.0,
            "ranging-arrays": 2.0 if war else 1.5,
            "siege-doctrine": 7.5 if self.units.battleship else 6.0,
        }

    @cached_property
    def units(self) -> Force:
        """All units of mine."""
        return units_of(self.state, self.me)

    @cached_property
    def war(self) -> float:
        """By how much units are worth more, as Meridian has to be taken from a player."""
        owner = self.state.planet_by_id[MERIDIAN].owner
        ahead = self.judgement.forewarned and owner == self.leader and self.state.players[owner].points > self.own.points
        return 1.0 if owner in (NOBODY, self.me) or self.last else (1.8 if ahead else 1.3) + 2 * self.temper.hurts

    def unit(self, kind: str) -> float:
        """Return what a unit more is worth."""
        return self.war * self.judgement.arms * self._unit(kind)

    def _unit(self, kind: str) -> float:
        if self.last:
            return self.nearer("iron-guard", 3 - self._mechs()) if kind == "mech" else 0.1
        held = self.units
        if kind == "scout":
            wanted = 0.3 * max(map(self.weight, ("void-watch", "wide-wake")))
            return (1.6 if held.scout < 2 else 0.7) + wanted + 0.1 * self.weight("ferrymaster")
        if kind == "transport":
            return 2.6 if held.transport < 2 else 0.8
        if kind == "battleship":
            if self.judgement.crafty and not held.battleship and self.own.holds(STAR_LANCE):
                return 5.0
            return 2.6 if held.battleship < 1 + (self.temper.name == "fighter") else 1.2
        if kind == "mech":
            return 1.2 + self.nearer("iron-guard", 3 - self._mechs())
        return 0.8 if held.infantry < 6 else 0.35

    def _mechs(self) -> int:
        return sum(planet.troops[self.me].mech for planet in self.state.planets)

    def completes_iron_guard(self, force: Force) -> bool:
        """Return whether units that are produced at once meet the goal of mechs, which is not met yet."""
        have, needed = goals.progress(self.state, self.me, "iron-guard")
        return "iron-guard" in self.open and 0 < needed - have <= force.mech

    def token(self) -> float:
        """Return what a command token is worth."""
        kept = self.forfeits(commands.with_less(self.state, self.me)) if "held-back" in self.met else 0.0
        return kept + (self.judgement.token if not self.last else 0.0)

    @cached_property
    def near_victory(self) -> bool:
        """Whether one of the others is about to win."""
        players = self.state.players
        return self.leader != NOBODY and players[self.leader].points >= enough(self.state) - 2

    @cached_property
    def opposed(self) -> int:
        """The rival who is about to win and not behind: what holds them back is done where it costs little; `NOBODY` for
        none, and to those who see no win coming."""
        players, seen = self.state.players, self.judgement.forewarned and self.near_victory
        return self.leader if seen and players[self.leader].points >= self.own.points else NOBODY

    def hurts(self, rival: int) -> float:
        """Return what is given for what a rival loses."""
        given = max(self.temper.hurts, OPPOSES) if rival == self.opposed else self.temper.hurts
        return 0.0 if self.too_late else given

    def dares(self, system: str) -> float:
        """Return the least chance of winning that it fights at in a system: less for Meridian in another one's hands,
        which is worth some losses, and once another player is about to win; hardly any where that is stopped."""
        if stopped := self.stopped(system):
            return HOPE if stopped == STOP else RISK
        if self.prize(system) is not None:
            return DARED
        meridian = self.state.planet_by_id[MERIDIAN]
        prize = meridian.system == system and meridian.owner not in (NOBODY, self.me)
        return self.temper.dares + self.judgement.dares - (0.25 if prize else 0.0) - (0.1 if self.near_victory else 0.0)

    @cached_property
    def winning(self) -> tuple[int, ...]:
        """The rivals who can win when the round ends as things stand, as far as it is thought of them."""
        return tuple(player for player in self._rivals if goals_ahead.wins_by(self.state, player))

    @cached_property
    def _rivals(self) -> tuple[int, ...]:
        """The others whose win is seen coming, from the speaker on."""
        state, seen = self.state, self.judgement.forewarned
        return tuple(item for item in state.order if item != self.me and not state.players[item].gone) if seen else ()

    @cached_property
    def _dangers(self) -> tuple[int, ...]:
        """The rivals who could win when the round ends, with a hidden goal at most; none where one's own comes first."""
        if self.me in goals_ahead.winning(self.state)[:1]:
            return ()
        return tuple(rival for rival in self._rivals if goals_ahead.wins_by(self.state, rival, self._secret(rival)))

    def _secret(self, rival: int) -> int:
        """Return 1 for a rival who may score a hidden goal, else 0."""
        own = self.state.players[rival]
        return int(any(goal not in own.scored for goal in own.goals))

    def stops(self, system: str, rival: int, planet: str = "") -> float:
        """Return what it is worth that a rival loses a planet, or only the ships in a system: much where that keeps them
        from winning when the round ends, something where they would need a hidden goal besides."""
        if rival not in self._dangers:
            return 0.0
        state = self.state
        for more, worth in ((0, STOP), (1, HINDER)) if self._secret(rival) else ((0, STOP),):
            if goals_ahead.wins_by(state, rival, more):
                beaten = goals_ahead.beaten(state, self.me, rival, system, planet)
                return 0.0 if goals_ahead.wins_by(beaten, rival, more) else worth
        return 0.0

    def stopped(self, system: str) -> float:
        """Return the most that can be stopped in a system."""
        if not self._dangers:
            return 0.0
        there = self.state.system_by_id[system]
        fleets = [self.stops(system, rival) for rival in self._rivals if there.fleets[rival].ships]
        planets = [self.state.planet_by_id[planet] for planet in there.planets]
        return max([0.0, *fleets, *(self.stops(system, item.owner, item.id) for item in planets)])

    @cached_property
    def prizes(self) -> tuple[victory.Prize, ...]:
        """What would make one win when the round ends, the likeliest first; nothing to those who see no win coming."""
        return victory.within_reach(self.state, self.me) if self.judgement.forewarned else ()

    def prize(self, system: str) -> victory.Prize | None:
        """Return the likeliest way to win in a system, ``None`` for none."""
        return next((prize for prize in self.prizes if prize.system == system), None)

    @cached_property
    def risked(self) -> tuple[victory.Danger, ...]:
        """Where rivals could keep one from a win that one has as things stand, the likeliest first."""
        return tuple(danger for danger in victory.dangers(self.state, self.me) if danger.chance >= DARED)

    def crowns(self, system: str, planet: str = "") -> float:
        """Return what it is worth for a win when the round ends to take a planet in a system, or to beat its ships."""
        return STOP if any((prize.system, prize.planet) == (system, planet) for prize in self.prizes) else 0.0

    def has(self, technology: str) -> bool:
        """Return whether a technology is mine."""
        return self.own.knows(technology)
