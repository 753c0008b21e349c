"""What a player could go for next, and what that is for: of the move whose button is coloured, and true to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.memo import changed, replaced
from engine.core.moves import Move
from engine.core.odds import odds
from engine.core.verbs import Choose, Pass, SetOrder
from engine.core.words import lower, upper

from ..rules import awaiting, commands, flow, goals, goals_ahead, steps, victory
from ..rules.economy import production, wealth
from ..rules.fighting import landing, losses
from ..rules.flow import open_stage
from ..rules.moving import journeys, movement
from ..speech.production_offers import best_to_produce
from ..speech.words import own_words, player_of, thing
from ..state import board, naming
from ..state.catalogue import WORDS, name_of, units_words
from ..state.content import MERIDIAN, content
from ..state.lengths import rounds
from ..state.moves import BOUGHT, BUILD, MUSTER, Activate, Apply, Bring, Play, Produce, Relic, Research, Trade, Vote
from ..state.state import NOBODY, NONE, SHIPS, TROOPS, Force, Planet, State, force_of
from . import council_votes, dealing, mustering, plans
from .judging import HELD, HELD_BACK, STOP, Outlook

IN_COMBAT = (steps.Stand, steps.Losses, steps.Bombard)
"""What is asked within a combat, or before it."""
SCATTERED = ("void-watch", "wide-wake")
"""Goals that ask for ships in several systems."""
BOUGHT_FOR = ("learned", *SCATTERED)
"""Goals for which resources buy what they ask for."""

Load = Callable[[Outlook, str, int], Force]
"""What a dock is advised to produce, for so many resources less than it costs."""


def told(outlook: Outlook, best: Move, load: Load, *, for_all: bool) -> str:
    """Return what a player's best move is for, as it stands above the question; "" where that says it all. ``for_all``: all
    read it, so that it names no hidden goal."""
    return _Aim(outlook, best, load, for_all=for_all).told()


def posted(outlook: Outlook, best: Move, load: Load, label: str) -> str:
    """Return what a player's best move is for as a post says it, whose coloured button has this label: what that does not
    say. At the steps of an action it is what is fought for: all else was told as its turn began."""
    aim, stage = _Aim(outlook, best, load, for_all=True), open_stage(outlook.state)
    match stage:
        case flow.Moving(system=system) if not outlook.state.legs:
            return aim.disputed(system)
        case flow.Moving() | flow.Landing() | flow.Producing():
            return ""
        case flow.Turn():
            wins = isinstance(best, Activate) and any(prize.system == best.system for prize in outlook.prizes)
            # What a card of an order or a technology does, its button says.
            plain = isinstance(best, SetOrder | Research) and not aim.bought()
            return aim.told() if wins else "" if plain and label else what_for(aim.told(), label)
    return aim.told()


def what_for(told: str, label: str) -> str:
    """Return of an aim what it is for, where the label of the coloured button says already what is done; else all of it,
    "" where the label says it all."""
    does, _, rest = told.partition(": ")
    return rest if label.startswith(upper(does)) else told


class _Aim:
    """What a player's best move is for; ``for_all``: all read it."""

    def __init__(self, outlook: Outlook, best: Move, load: Load, *, for_all: bool) -> None:
        self.outlook, self.best, self.load, self.for_all = outlook, best, load, for_all
        self.state, self.me = outlook.state, outlook.me
        self.last = self.state.round == rounds(self.state)

    def told(self) -> str:
        """Return it as it stands above the question; "" where the question says it all."""
        state, best = self.state, self.best
        question, stage = awaiting.asked(state, self.me), open_stage(state)
        if question is not None:
            mine = state.active == self.me and state.phase == "action"
            gains = mine and isinstance(question, steps.GainFirst)
            return self.combat() if isinstance(question, IN_COMBAT) else self.action(state.system, NONE) if gains else ""
        match stage:
            case flow.Turn():
                return self.turn()
            case flow.Moving(system=system):
                return self.action(system, self.coming(system))
            case flow.Landing(system=system):
                # That none land is not what they came for.
                return "" if isinstance(best, Pass) else self.action(system, NONE)
            case flow.Producing(planet=planet, less=less):
                return self.dock(planet, less)
            case flow.Market() if isinstance(best, Vote) and best.who != naming.handles(state)[self.me]:
                found = council_votes.lifted(self.outlook)
                if found is not None and best.who == naming.handles(state)[found.whom]:
                    return WORDS("aim-vote-lifts", whom=state.names[found.whom], who=state.names[found.rival])
                return WORDS("aim-vote-against", who=state.players[self.outlook.opposed].name)
            case _ if isinstance(best, Trade):
                return self.deal(best)
        return ""

    # A turn.

    def turn(self) -> str:
        """Return what a turn is used for."""
        state, me = self.state, self.me
        if not isinstance(self.best, Pass | Trade) and victory.wins(state, me) and (told := self.holding()):
            return told
        match self.best:
            case Activate(system=system):
                return self.action(system, self.coming(system))
            case Research(technology=technology):
                brief = lower(WORDS.text(content().technologies[technology].brief)).rstrip(".")
                brings = self.bought() or brief
                return WORDS("aim-research", technology=technology, brings=brings)
            case SetOrder(order=order) if order == MUSTER and (stronger := mustering.first(state, me)) is not None:
                now, then = odds(stronger.now), odds(stronger.then)
                return WORDS("aim-muster-first", planet=name_of(MERIDIAN), now=now, then=then)
            case SetOrder(order=order) if order in BOUGHT:
                brings = self.bought()
                near = self.last or bool(board.neighbours(state, me))
                return WORDS(f"aim-order-{order}", number=wealth.room(state, me), near=near, brings=brings)
            case Relic():
                return WORDS("aim-relic")
            case Play(card=card):
                return WORDS("aim-play", card=card)
            case Apply(item=item):
                return WORDS("aim-use", item=thing(state, item))
            case Trade():
                return self.deal(self.best)
            case Pass():
                return self.end()
        return ""

    def bought(self) -> str:
        """Return how near a goal comes by the technology or the dock that a turn is used for; "" for none."""
        match self.best:
            case Research(technology=technology):
                return self.brings(goals_ahead.nearer_by_research(self.state, self.me, technology))
            case SetOrder(order=order) if order == BUILD:
                return self.brings(self.with_dock())
        return ""

    def deal(self, best: Trade) -> str:
        """Return what a deal is for: a point, or what both gain."""
        return WORDS("aim-deal", who=player_of(self.state, best.who), brings=self.completed(best))

    def completed(self, deal: Trade) -> str:
        """Return the point that a deal brings, "" for none."""
        goal = dealing.completes(self.outlook, deal)
        return self.brings(goals.Nearer(goal, 1, 1, True)) if goal else ""

    def end(self) -> str:
        """Return why a round is ended: for a win, for a point that tokens are kept for, with points to come, or as nothing
        is left to be done; "" where the question says that."""
        if victory.wins(self.state, self.me):
            return self.holding() or WORDS("aim-win-safe")
        state, me, own = self.state, self.me, self.outlook.own
        tokens, ready = own.tactic + own.strategy, goals.scorable(state, me, "public")
        if tokens == HELD and HELD_BACK in ready and goals.lost(state, me, commands.with_less(state, me)):
            return WORDS("aim-held-back", goal=HELD_BACK, number=HELD)
        held = [name_of(way) for way in goals_ahead.held(state, me)]
        if ready or held:
            return WORDS("aim-end-scores", goals=[name_of(goal) for goal in ready], held=held)
        return WORDS("aim-end") if tokens else ""

    # A tactical action.

    def coming(self, id: str) -> Force:
        """Return what comes to a system by the plan that the advice is given by, or is on its way already."""
        state, best, stage = self.state, self.best, open_stage(self.state)
        going = sum((leg.force for leg in state.legs), NONE)
        if isinstance(best, Bring) and isinstance(stage, flow.Moving):
            every = movement.everything(state, stage) if (best.origin, best.units) == movement.EVERYTHING else ()
            start = naming.system_named(state, best.origin)
            journey = journeys.read(state, start.id, best.units) if start is not None else None
            return going + sum((item.force for item in every), NONE if journey is None else journey.force)
        if not isinstance(best, Activate | Play | Apply):
            return going
        plan = next(iter(plans.plans(self.outlook, (id,))), None)
        bring = plan.bring if plan is not None else goals_ahead.best_comers(state, self.me, id)[0]
        return sum((force for _, force in bring), NONE)

    def action(self, id: str, coming: Force) -> str:
        """Return what a tactical action in a system is for, with what comes to it: the most that comes of it."""
        state, me = self.state, self.me
        there = state.system_by_id[id]
        if told := self.winning(id, coming):
            return told
        force = there.fleets[me] + coming
        new = plans.to_take(state, me, id) if force.troops else []
        foes = [who for who, fleet in enumerate(there.fleets) if who != me and fleet.only(*SHIPS)]
        alone = next(iter(goals_ahead.nearer(state, me, id, False)), None) if coming.ships else None
        if new and alone is not None and alone.point and self.is_hopeless(id, coming, new):
            return WORDS("aim-ships", system=id, brings=self.brings(alone))
        if new:
            return self.planets(id, new, force.troops)
        if foes:
            rival = next((who for who in self.outlook.winning if self.outlook.stops(id, who) == STOP), NOBODY)
            who = state.players[foes[0] if rival == NOBODY else rival].name
            return WORDS("aim-weaken" if rival == NOBODY else "aim-stop", who=who, system=id)
        if there.frontier and self.outlook.has("void-compass") and force.ships:
            nearer = next(iter(goals_ahead.nearer(state, me, id, bool(force.troops))), None) if coming.ships else None
            return WORDS("aim-frontier", system=id, brings=self.brings(nearer))
        meridian = state.planet_by_id[MERIDIAN]
        beside = meridian.system and meridian.owner != me and id in board.adjacent(state, meridian.system)
        guards = isinstance(open_stage(state), flow.Landing) and MERIDIAN in there.planets
        if isinstance(self.best, Produce) or not (coming.ships or guards) or plans.only_produces(self.outlook, id, coming):
            return self.place(id)
        nearer = next(iter(goals_ahead.nearer(state, me, id, bool(force.troops))), None)
        nearer = goals_ahead.nearer_by_arrival(state, me, id) if state.legs else nearer
        if nearer is not None and (brings := self.brings(nearer)):
            return WORDS("aim-ships", system=id, brings=brings)
        if any(state.planet_by_id[planet].owner == me for planet in there.planets if planet == MERIDIAN):
            return WORDS("aim-keep-meridian")
        if (told := self.place(id)) or not beside:
            return told or WORDS("aim-gather", system=id)
        seal = landing.SEAL if state.system_by_id[meridian.system].seal else 0
        have = wealth.available(_next_round(state), me, wealth.INFLUENCE)
        return WORDS("aim-beside-meridian", system=id, seal=seal, have=have)

    def disputed(self, id: str) -> str:
        """Return what a system is fought for within an action: a win, Meridian, or what a rival holds; "" for all else."""
        coming = self.coming(id)
        force = self.state.system_by_id[id].fleets[self.me] + coming
        new = plans.to_take(self.state, self.me, id) if force.troops else []
        if (told := self.winning(id, coming)) or not any(planet.id == MERIDIAN or planet.owner >= 0 for planet in new):
            return told
        return self.action(id, coming)

    def winning(self, id: str, coming: Force = NONE, planet: str = "") -> str:
        """Return what a system is fought for where that wins the game, or what a win depends on there; "" for neither."""
        state, me = self.state, self.me
        prize = next((item for item in self.outlook.prizes if item.system == id and planet in ("", item.planet)), None)
        if prize is None:
            return self.holding(id)
        there, met = state.system_by_id[id], [self.named(goal) for goal in prize.goals]
        if not (coming.ships or there.fleets[me].ships):
            return ""
        if not prize.fought:
            return WORDS("aim-wins", system=id, planets=self.free_there(id, prize), who="", goals=met)
        taken = [state.planet_by_id[prize.planet].name] if prize.planet else []
        foe = (
            state.planet_by_id[prize.planet].owner
            if prize.planet
            else next(who for who, fleet in enumerate(there.fleets) if who != me and fleet.ships)
        )
        return WORDS("aim-wins", system=id, planets=taken, who=state.players[foe].name, goals=met)

    def free_there(self, id: str, prize: victory.Prize) -> list[str]:
        """Return the planets by which a win is at hand in a system without a fight."""
        if prize.planet:
            return [self.state.planet_by_id[prize.planet].name]
        meridian = self.state.planet_by_id[MERIDIAN]
        return [meridian.name] if meridian.system == id else [planet.name for planet in board.free(self.state, id)]

    def named(self, goal: str) -> str:
        """Return a goal by its name; a hidden one that all read of without it."""
        return WORDS("aim-hidden") if self.for_all and goal not in self.state.public else name_of(goal)

    def holding(self, id: str = "") -> str:
        """Return what the own win depends on, of a system or at all, and who may come there; "" where it does on nothing
        there that a rival could take."""
        state, risked = self.state, self.outlook.risked
        if id and not any(danger.system == id for danger in risked):
            return ""
        places = dict.fromkeys(
            own_words(state.planet_by_id[danger.planet], self.me) if danger.planet else danger.system for danger in risked
        )
        rivals = dict.fromkeys(state.players[danger.rival].name for danger in risked)
        return WORDS("aim-hold-win", places=list(places)[:2], who=list(rivals)) if places else ""

    def is_hopeless(self, id: str, coming: Force, new: Sequence[Planet]) -> bool:
        """Return whether planets are all defended, and hardly any could be taken."""
        ahead = goals_ahead.fights(self.state, self.me, id, coming)
        return all(map(self.outlook.defenders, new)) and ahead.takes < goals_ahead.LIKELY

    def place(self, id: str) -> str:
        """Return what a system is activated for where no unit that comes changes anything."""
        docks = production.docks(self.state, self.me, id)
        if docks and (told := self.dock(docks[0], production.discount(self.state, self.me))):
            return told
        again = plans.explores_again(self.outlook, self.state.system_by_id[id])
        return WORDS("aim-again", system=id) if again else ""

    def planets(self, id: str, new: Sequence[Planet], troops: int) -> str:
        """Return which planets to take, and what for: Meridian's point, to stop a rival, for a goal, or what they pay."""
        state = self.state
        owners = dict.fromkeys(planet.owner for planet in new if planet.owner >= 0)
        rival = next((who for who in self.outlook.winning if self.stops(id, who, new)), None)
        whose = state.players[next(iter(owners))].name if len(owners) == 1 else ""
        if any(planet.id == MERIDIAN for planet in new):
            seal = state.system_by_id[id].seal
            return WORDS("aim-meridian", seal=seal, who=whose, wins=rival is not None)
        if rival is not None:
            return WORDS("aim-stop", who=state.players[rival].name, system=id)
        # Of planets that are defended one at a time is taken.
        able = 1 if any(map(self.outlook.defenders, new)) else troops
        few, names = len(new) > able, [planet.name for planet in new]
        brings = self.brings(self.settled(new, able))
        pays = "" if brings or self.last or few else self.pays(new)
        last = self.last
        return WORDS("aim-take", planets=names, system=id, who=whose, few=few, brings=brings, pays=pays, last=last)

    def stops(self, id: str, who: int, new: Sequence[Planet]) -> bool:
        """Return whether a rival who can win when the round ends cannot once they lose ships in a system, or a planet."""
        places = ("", *(planet.id for planet in new if planet.owner == who))
        return any(self.outlook.stops(id, who, place) == STOP for place in places)

    def settled(self, new: Sequence[Planet], troops: int) -> goals.Nearer | None:
        """Return the goal that so many of some planets bring nearest, by those that are named first."""
        planets = self.state.planets
        for place, planet in enumerate(self.state.planets):
            if planet in new[:troops]:
                planets = replaced(planets, place, owner=self.me, exhausted=True)
        return goals_ahead.nearer_in(self.state, self.me, changed(self.state, planets=planets))

    def with_dock(self) -> goals.Nearer | None:
        """Return the goal that a dock more brings nearest."""
        for place, planet in enumerate(self.state.planets):
            if planet.owner == self.me and not planet.troops[self.me].dock:
                troops = list(planet.troops)
                troops[self.me] += force_of("dock")
                planets = replaced(self.state.planets, place, troops=tuple(troops))
                return goals_ahead.nearer_in(self.state, self.me, changed(self.state, planets=planets))
        return None

    def brings(self, nearer: goals.Nearer | None) -> str:
        """Return how near a goal is then: "toward Far Holdings (1 point), from 2 to 3 of 4", "1 point for Learned"; "" for
        none. A hidden one is named to its owner alone."""
        if nearer is None:
            return ""
        hidden = self.for_all and nearer.goal not in self.state.public
        have, needed, point = nearer.have, nearer.needed, nearer.point
        if have >= needed and not point and not hidden:
            # Another public goal is scored in this round.
            return "" if self.last else WORDS("aim-goal-later", goal=nearer.goal)
        before = goals.progress(self.state, self.me, nearer.goal)[0]
        return WORDS("aim-goal", goal=nearer.goal, have=have, before=before, needed=needed, point=point, hidden=hidden)

    def pays(self, new: Sequence[Planet]) -> str:
        """Return what planets pay in each round to come: for a goal or a landing that they pay for next round, toward
        another goal, or to grow; "" for nothing."""
        state, me = self.state, self.me
        now, then = _next_round(state), _next_round(state, me, new)
        for goal, (what, amount) in wealth.COSTS.items():
            before, have = (wealth.available(item, me, what) for item in (now, then))
            if self.is_open(goal) and before < min(have, amount):
                return WORDS("aim-pays-goal", goal=goal, what=what, before=before, have=min(have, amount), needed=amount)
        before, have = (wealth.available(item, me, wealth.INFLUENCE) for item in (now, then))
        meridian = state.planet_by_id[MERIDIAN]
        sealed = bool(meridian.system) and state.system_by_id[meridian.system].seal
        if sealed and before < min(have, landing.SEAL):
            most = min(have, landing.SEAL)
            return WORDS("aim-pays-seal", planet=meridian.name, before=before, have=most, needed=landing.SEAL)
        resources, influence = sum(planet.worth for planet in new), sum(planet.weight for planet in new)
        if resources and (toward := self.toward(BOUGHT_FOR)):
            return WORDS("aim-pays-toward", resources=resources, toward=toward)
        return WORDS("aim-grow", resources=resources, influence=influence) if resources or influence else ""

    def is_open(self, goal: str) -> bool:
        """Return whether a public goal can still be scored by this player."""
        return goal in self.state.public and goal not in self.outlook.own.scored

    def dock(self, planet: str, less: int) -> str:
        """Return what a dock is to produce: what is advised there, or else put forward."""
        force = (
            naming.read_force(self.best.units) if isinstance(self.best, Produce) else self.load(self.outlook, planet, less)
        )
        force = force or next(map(naming.read_force, best_to_produce(self.state, self.me, planet, less)), None)
        if not force:
            return ""
        home = self.state.planet_by_id[planet].home == self.me
        completes = self.outlook.completes_iron_guard(force)
        brings = (
            self.brings(goals.Nearer("iron-guard", 1, 1, True))
            if completes
            else self.toward(SCATTERED if force.ships else ())
        )
        where, units = "" if home else self.state.planet_by_id[planet].name, units_words(force)
        return WORDS("aim-produce", units=units, where=where, brings=brings, ships=bool(force.ships), last=self.last)

    def toward(self, found: Sequence[str]) -> str:
        """Return which of some goals is still open, in the order given, and how far it is; "" for none."""
        for goal in () if self.last else found:
            have, needed = goals.progress(self.state, self.me, goal)
            if self.is_open(goal) and have < needed:
                return WORDS("aim-toward", goal=goal, have=have, needed=needed)
        return ""

    # A combat.

    def combat(self) -> str:
        """Return what a combat is for: the aim of the action that it belongs to, what is defended, or to save the ships."""
        state, me, best = self.state, self.me, self.best
        battle = losses.battle_under_way(state)
        if battle is None:
            return self.action(state.system, NONE) if state.active == me else ""
        attacks, system = battle.attacker == me, state.system_by_id[battle.system]
        foe = state.players[battle.defender if attacks else battle.attacker].name
        if isinstance(best, Choose) and best.option.startswith("retreat"):
            return WORDS("aim-save", who=foe, system=system.id)
        fought = [state.planet_by_id[battle.planet]] if battle.planet else []
        if attacks and (told := self.winning(system.id, NONE, battle.planet)):
            return told
        if attacks:
            return self.planets(system.id, fought, 1) if fought else self.action(system.id, NONE)
        held = fought or [world for item in system.planets if (world := state.planet_by_id[item]).owner == me]
        lands = bool(fought or system.fleets[battle.attacker].only(*TROOPS))
        meridian = lands and any(world.id == MERIDIAN for world in held)
        named = [world.name for world in held] if lands else []
        wins = victory.depends_on(state, me, system.id)
        return WORDS("aim-hold", planets=named, who=foe, system=system.id, meridian=meridian, wins=wins)


def _next_round(state: State, player: int = NOBODY, new: Sequence[Planet] = ()) -> State:
    """Return the state in which all planets are ready again, and a player has taken some."""
    planets = state.planets
    for place, planet in enumerate(state.planets):
        owner = player if planet in new else planet.owner
        planets = replaced(planets, place, owner=owner, exhausted=False)
    return changed(state, planets=planets)
