"""How the moves of a tactical action and payments are offered: all at once as buttons, other ways in a menu."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.core.desk import MOST_DETAIL
from engine.core.game import MOST_SHOWN, Offering, Weight
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.odds import odds
from engine.core.words import lower

from ..rules import flow, goals, goals_ahead
from ..rules import odds as chances
from ..rules.economy import production, wealth
from ..rules.exploring import explorations
from ..rules.fighting import landing
from ..rules.flow import open_stage
from ..rules.moving import journeys, movement
from ..state import board, moves
from ..state.catalogue import WORDS, force_words, units_told, units_words
from ..state.content import MERIDIAN, VOID_COMPASS
from ..state.lengths import rounds
from ..state.naming import place_name, read_force, system_named, written_force
from ..state.state import NOBODY, NONE, SHIPS, TROOPS, Force, Planet, State, System
from .arrivals import held_then, settled_then
from .costs import (
    beside_home,
    comers_told,
    hurts,
    kept_told,
    left_empty,
    pays_with,
    towards,
    unguarded,
    unwise,
)
from .prominence import FIRST, MAIN, PLAIN, WRITTEN
from .words import apart, counted, is_sealed, lying_there, nature, planet_briefly, row

WEIGHTY = 3
"""Production is proposed from so many resources on: what a transport costs."""

HOPELESS = 0.1
"""A landing of some of the ground forces that wins no likelier than that is only written."""
MOST_PROPOSED = 2
"""So many systems are buttons of their own."""
ONE_ROW = 33
"""So many letters of a button a phone shows in one row: then what lies there is told only briefly."""
TWO_ROWS = 56
"""So many letters of a button a phone shows in two rows: what says less is left out first."""


def activate(state: State, player: int, id: str) -> Offering:
    """Return how a system is offered: with who is there, and the point that it brings nearer. Those where nothing could be
    done are only written, and the best are buttons of their own, unless an offer waits for an answer."""
    system = state.system_by_id[id]
    coming = movement.origins(state, player, id)
    fought = _odds_with(state, player, id)
    said = [
        *brought(state, player, id),
        *_paid_by(state, player, system),
        *(fought or [WORDS("ships-can-come", systems=coming)]),
        *([WORDS("frontier-unread")] if system.frontier and not state.players[player].knows(VOID_COMPASS) else []),
        *_holders(state, player, system),
        *([WORDS("your-dock-is-here")] if production.docks(state, player, id) else []),
        *([WORDS("your-ships-stay")] if system.fleets[player].ships else []),
        *([WORDS("leads-to", systems=ends)] if (ends := board.through(state, id)) else []),
    ]
    weight: Weight = MAIN if movement.worth_while(state, player, id) else WRITTEN
    stays = system.fleets[player].ships or coming or explorations.sites(state, player, id)
    if system.frontier and not state.players[player].knows(VOID_COMPASS):
        stays = bool(goals_ahead.nearer(state, player, id, True))
    weight = PLAIN if weight == MAIN and not (stays or production.can_produce(state, player, id)) else weight
    answering = any(offer.partner == player for offer in state.offers)
    weight = FIRST if id in best_to_activate(state, player) and not answering else weight
    room = MOST_SHOWN - len(f": {cost_of(state, player, moves.Activate(id))}")
    return _named(state, player, system, room), apart(said, most=MOST_DETAIL), weight


def _named(state: State, player: int, system: System, room: int) -> str:
    """Return what stands on a system's button: what it brings, then how likely, a point, or that a rival wins otherwise.
    How far a goal comes is in the details, and printed of the system that is proposed."""
    coming, ahead = goals_ahead.best_comers(state, player, system.id)
    rival = goals_ahead.stopped_in(state, player, system.id)
    said = [WORDS("else-wins", who=rival)] if rival else []
    if goals_ahead.opens_meridian(state, player, system.id):
        said.append(WORDS("breaks-seal", seal=landing.SEAL))
    elif not rival and goals_ahead.wins_meridian(state, player, system.id):
        said.append(WORDS("holds-meridian"))
    elif not rival and any(goal.point for goal in _nearer(state, player, system.id)):
        said.append(WORDS("one-point"))
    if any(state.planet_by_id[planet].home == player for planet in system.planets):
        way = "produce" if production.can_produce(state, player, system.id) else "home"
        return WORDS("activate-home", system=system.id, way=way, said=said)
    chance = [odds(ahead.least)] if ahead.least is not None else []
    if ahead.planet or ahead.space is not None:
        there = [ahead.planet] if ahead.planet else []
        forms = [WORDS("activate-fight", system=system.id, planets=there, odds=chance, said=some) for some in (said, [])]
        return _fitting(forms, room)
    fresh = [planet.name for planet in _free(state, system) if not planet.troops[player]]
    sealed = [place_name(state, planet) for planet in system.planets] if system.seal and said else []
    if (fresh or sealed) and _could_settle(state, player, movement.origins(state, player, system.id)):
        return WORDS("activate-take", system=system.id, planets=sealed or fresh, said=said)
    if system.frontier and coming and state.players[player].knows(VOID_COMPASS):
        return WORDS("activate-frontier", system=system.id, said=said)
    places = dict.fromkeys(lying_there(state, player, system, fully=fully) for fully in (True, False))
    forms = [WORDS("activate", system=system.id, there=there, said=said) for there in (*places, "")]
    return _fitting(forms, min(room, ONE_ROW if not said else TWO_ROWS))


def _nearer(state: State, player: int, id: str) -> list[goals.Nearer]:
    """Return the public goal that a player comes nearest to by sending ships to a system, [] for none."""
    ahead = goals_ahead.best_comers(state, player, id)[1]
    return [*(goals_ahead.nearer(state, player, id, True)[:1] or goals_ahead.met_by(state, player, ahead.planet)[:1])]


def brought(state: State, player: int, id: str) -> list[str]:
    """Return what ships in a system bring a player that its button has no room for: how far a goal comes, and how likely
    what is taken is kept."""
    return [*map(towards, _nearer(state, player, id)), *kept_told(state, player, id)]


def _paid_by(state: State, player: int, system: System) -> list[str]:
    """Return what the free planets of a system that a player can settle pay in each round, [] where that is of no use."""
    free = _free(state, system) if not system.seal and state.round < rounds(state) else []
    if not free or not _could_settle(state, player, movement.origins(state, player, system.id)):
        return []
    resources, influence = sum(planet.worth for planet in free), sum(planet.weight for planet in free)
    return [WORDS("aim-pays", resources=resources, influence=influence)] if resources or influence else []


def _odds_with(state: State, player: int, id: str) -> list[str]:
    """Return with whom the chance in a system is reckoned."""
    coming, ahead = goals_ahead.best_comers(state, player, id)
    if not coming or ahead.least is None:
        return []
    units = counted(sum((force for _, force in coming), NONE))
    return [WORDS("odds-with-all", systems=[origin for origin, _ in coming], units=units)]


def foremost(state: State, player: int, id: str) -> int:
    """Return how far before others a system is listed: one of Meridian's points, then a point of a goal, then a goal that
    comes nearer."""
    if goals_ahead.opens_meridian(state, player, id) or goals_ahead.wins_meridian(state, player, id):
        return 3
    towards = goals_ahead.nearer(state, player, id, True)
    return 2 if any(goal.point for goal in towards) else len(towards[:1])


def _fitting(labels: Iterable[str], room: int) -> str:
    """Return the first of a move's labels, the one that says most before the others, for which there is room."""
    known = list(labels)
    return next((label for label in known if len(label) <= room), known[-1])


@memo
def best_to_activate(state: State, player: int) -> tuple[str, ...]:
    """Return the systems to propose: those that bring most points until the round ends. Of these come first those with the
    most free planets that ships can settle and public goals that come nearer; then those beside the player's home, then
    those worth the most.

    Free planets farther away are proposed in the first round only, where they bring no goal nearer. Of several those are
    left out that bring less than the best, unless they bring a point: a channel's post may have room for one. Where there
    is none, it is a dock that can produce something of weight; what it produces is of use in a later round only.
    """
    found: list[tuple[int, int, bool, int, str]] = []
    for id in movement.activatable(state, player):
        system = state.system_by_id[id]
        coming = movement.origins(state, player, id)
        chance = goals_ahead.comers_fight(state, player, id).space
        if not coming or (chance is not None and chance < goals_ahead.LIKELY) or unwise(state, player, id):
            continue
        towards = goals_ahead.nearer(state, player, id, True)
        free = _free(state, system) if _could_settle(state, player, coming) and not system.seal else []
        beside = beside_home(state, player, id)
        # Meridian brings the seal's point and one as the round ends, or one in each round; of public goals one is scored.
        meridian = goals_ahead.opens_meridian(state, player, id) or goals_ahead.wins_meridian(state, player, id)
        points = 2 * meridian + any(goal.point for goal in towards)
        if points or towards or (free and (beside or state.round == 1)):
            worth = sum(planet.worth + planet.weight for planet in free)
            found.append((points, len(free) + len(towards), beside, worth, id))
    ranked = sorted(found, reverse=True)
    lasts = state.round < rounds(state) and set(goals_ahead.winning(state)) <= {player}
    spares = goals.spent_below(state, player, wealth.RESOURCES, WEIGHTY) is None
    if not ranked and lasts and spares and wealth.available(state, player, wealth.RESOURCES) >= WEIGHTY:
        able = movement.activatable(state, player)
        return tuple(id for id in able if production.can_produce(state, player, id))[:1]
    return tuple(item[-1] for item in ranked[:MOST_PROPOSED] if item[0] or item[:2] == ranked[0][:2])


def _free(state: State, system: System) -> list[Planet]:
    """Return the planets of a system that no player controls and that are explored when gained."""
    planets = (state.planet_by_id[planet] for planet in system.planets)
    return [
        planet for planet in planets if planet.owner == NOBODY and planet.traits and not (planet.truce or planet.destroyed)
    ]


def _could_settle(state: State, player: int, coming: Sequence[str]) -> bool:
    """Return whether ships from some systems could bring ground forces."""
    held = (state.system_by_id[item].fleets[player] + journeys.on_planets(state, player, item) for item in coming)
    return any(force.troops for force in held)


def _holders(state: State, player: int, system: System) -> list[str]:
    """Return what the first landing in a system costs, who can still come, whose planets and ships are there."""
    said = []
    if system.seal:
        have = wealth.available(state, player, wealth.INFLUENCE)
        said.append(WORDS("landing-costs", seal=landing.SEAL, have=have, enough=have >= landing.SEAL))
    said += comers_told(state, player, system.id)
    for planet in (state.planet_by_id[id] for id in system.planets):
        if not planet.destroyed and (planet.home == NOBODY or planet.owner != planet.home):
            whose = "free" if planet.owner == NOBODY else "yours" if planet.owner == player else "theirs"
            owner = state.players[planet.owner].name if whose == "theirs" else ""
            is_like = nature(planet) if planet.traits or planet.specialties else ""
            said.append(WORDS("planet-held", planet=planet.name, whose=whose, owner=owner, nature=is_like))
    for other, force in enumerate(system.fleets):
        if force.ships:
            owner = state.players[other].name
            said.append(WORDS("ships-there", mine=other == player, owner=owner, number=force.ships))
    return said


def bring(state: State, origin: str, units: str) -> Offering:
    """Return how ships are brought: all that can come from a system is a button of its own, until some came. Where nothing
    is left to decide after them, they go in the same press, and the move that does not is only written. Where others could
    come from elsewhere it is the other way round, but for what is advised."""
    stage = open_stage(state)
    gathered = _gathered(state, stage) if isinstance(stage, flow.Moving) else None
    if gathered is not None and (origin, units) == movement.EVERYTHING:
        return gathered
    journey, there_now = journeys.read(state, origin, units), state.system_by_id[state.system]
    empty = unguarded(state, stage.player, journey) if isinstance(stage, flow.Moving) and journey is not None else ""
    hint = WORDS("bring.unguarded" if empty else "bring.hint", system=origin, to=state.system)
    if not isinstance(stage, flow.Moving) or journey is None:
        return WORDS("bring", units=units, system=origin, odds=""), hint, PLAIN
    ships, force = journeys.comers(state, stage, origin), journey.force
    everything = journeys.loaded(state, stage.player, origin, ships)
    coming = sum((leg.force for leg in state.legs), force)
    ahead = _odds(goals_ahead.fights(state, stage.player, stage.system, coming), brief=True)
    ahead = ahead or held_then(state, stage.player, stage.system, ((origin, force), *journey.picked))
    settles = settled_then(state, stage, coming)
    alike = journeys.leaves_more(state, stage, journey)
    waits = alike != journey.last and journeys.others_can_come(state, stage, journey)
    again = any(leg.origin == origin for leg in state.legs)
    few = written_force(force)
    hurt = cost_of(state, stage.player, moves.Bring(stage.system, origin, units))
    room = MOST_SHOWN - len(f": {hurt}") if hurt else MOST_SHOWN
    more = not journey.last and journeys.others_can_come(state, stage, journey)
    besides = [*([settles] if settles else []), *([WORDS("more-to-come")] if more else [])]
    weight: Weight = WRITTEN if waits else PLAIN if again or _is_idle(state, stage, few) else FIRST
    # A dock that produces was activated for it: to gather ships there is no proposal.
    weight = PLAIN if weight == FIRST and production.all_to_come(state, stage.player, stage.system) else weight
    alone = settler(state, stage, origin)
    if weight == FIRST and (_short_of(state, stage, journey) is not None or (alone is not None and force != alone)):
        weight = MAIN
    if weight == FIRST and gathered is not None and gathered[2] == FIRST:
        weight = MAIN
    there = state.system_by_id[origin].fleets[stage.player] + journeys.on_planets(state, stage.player, origin)
    alone_there = journeys.sources(state, stage) == (origin,)
    named, start = alone_there and sum(count for _, count in there) > 1, "" if alone_there else origin
    guarded = journeys.loaded(state, stage.player, origin, ships, guarded=True)
    plain = not journey.picked and not journey.storm
    left = NONE
    lands = any(planet.owner != stage.player for planet in map(state.planet_by_id.__getitem__, there_now.planets))
    fights = any(fleet.ships for who, fleet in enumerate(there_now.fleets) if who != stage.player)
    risk = WORDS("bring-risk") if fights and force.troops and not lands else ""
    if plain and force == everything:
        but = ""
    elif (
        plain
        and force == guarded
        and everything.holds(guarded)
        and left_empty(state, stage.player, journeys.Journey(origin, everything))
    ):
        # All that stays on the planets, not only what the ships have room for.
        left = (there - force).only(*TROOPS)
        but = row(units_told(left))
    else:
        few_left = plain and force in (alone, journeys.settlers(state, stage, origin))
        left_there = there.ships - journey.ships.ships if few_left else 0
        label = _brought(force, room, lambda told: WORDS("bring", units=told, system=start, odds=ahead))
        hint = WORDS("ships-left", left=left_there) if left_there else hint
        weight = WRITTEN if waits else weight if few_left and not again else PLAIN
        return label, risk or apart([*besides, lower(hint)], most=MOST_DETAIL), weight
    # Who leaves all ground forces as guards brings none: then it is said what comes.
    whole = named and everything == there and (not everything.troops or bool(force.troops))
    whole = whole and not but
    label = _brought(force, room, lambda told: WORDS("bring-all", system=start, odds=ahead, units=told, whole=whole))
    stays = [WORDS("left-behind", but=but, left=left.troops)] if but else []
    named_too = hint if empty or not whole else force_words(few)
    return label, risk or apart([*besides, *stays, lower(named_too)], most=MOST_DETAIL), weight


def _gathered(state: State, stage: flow.Moving) -> Offering | None:
    """Return how all in reach is offered at once: first for a fight that it wins likelier than the ships of one system."""
    every, player = movement.everything(state, stage), stage.player
    if not every:
        return None
    total = sum((journey.force for journey in every), NONE)
    ahead = goals_ahead.fights(state, player, stage.system, total)
    alone = [journeys.loaded(state, player, at, journeys.comers(state, stage, at)) for at in journeys.sources(state, stage)]
    best = max(goals_ahead.fights(state, player, stage.system, force).least or 0.0 for force in alone)
    better = (ahead.least or 0.0) > best and odds(ahead.least or 0.0) != odds(best)
    there = [WORDS("origin-has", origin=item.origin, units=counted(item.force)) for item in every]
    told = WORDS("bring-everything", odds=_odds(ahead, brief=True))
    return told, row(there), FIRST if better and not unwise(state, player, stage.system) else WRITTEN


def settler(state: State, stage: flow.Moving, origin: str) -> Force | None:
    """Return the cheapest single ship of several that settles all free planets of a system, with as many ground forces as
    those are. ``None`` where anything is fought for, or where other ships could settle nowhere else in this round."""
    player, ships = stage.player, journeys.comers(state, stage, origin)
    if state.legs or ships.ships < 2 or not state.players[player].tactic:
        return None
    every = journeys.loaded(state, player, origin, ships)
    if goals_ahead.fights(state, player, stage.system, every).least is not None:
        return None
    if not _settles_elsewhere(state, stage, origin):
        return None
    return journeys.fewest(state, stage, origin)


def _settles_elsewhere(state: State, stage: flow.Moving, origin: str) -> bool:
    """Return whether ships of a system could go to another one with free planets, which can still be activated."""
    return any(
        id != stage.system and board.free(state, id) and origin in movement.origins(state, stage.player, id)
        for id in movement.activatable(state, stage.player)
    )


def _short_of(state: State, stage: flow.Moving, journey: journeys.Journey) -> goals.Nearer | None:
    """Return how far a journey brings the goal that the active system was offered for, where others bring it farther; of
    ships that follow others, which goal they take a player away from."""
    if state.legs and not journey.picked:
        ships = journey.force.only(*SHIPS)
        return goals_ahead.lessened(state, stage.player, journey.origin, stage.system, ships)
    promised = next(iter(goals_ahead.nearer(state, stage.player, stage.system, True)), None)
    if promised is None or state.legs or journey.picked:
        return None
    have = goals_ahead.after(state, stage.player, journey.origin, stage.system, journey.force, promised.goal)
    return goals.Nearer(promised.goal, have, promised.needed) if have < promised.have else None


def cost_of(state: State, player: int, move: Move, *, brief: bool = False) -> str:
    """Return what a player's move would cost unexpectedly, as `hurts` does; of ships that come also that they bring none to
    land on Meridian, or which goal others would meet and they do not."""
    if isinstance(move, moves.Activate) and move.system in state.system_by_id and foremost(state, player, move.system) > 2:
        # Meridian is worth more than a goal: what it costs is told beside it.
        return ""
    stage, said = open_stage(state), hurts(state, player, move, brief=brief)
    if said or not isinstance(move, moves.Bring) or not isinstance(stage, flow.Moving):
        return said
    start = system_named(state, move.origin)
    journey = journeys.read(state, start.id, move.units) if start is not None else None
    if journey is None:
        return ""
    if _brings_no_landing(state, stage, bool(journey.force.troops)):
        return WORDS("hurts-landing")
    return _goal_missed(state, stage, journey)


def goal_missed(state: State, player: int, move: moves.Bring) -> str:
    """Return which goal ships do not meet that others would, or that the same ships are needed for where they are; "" for
    none."""
    stage, start = open_stage(state), system_named(state, move.origin)
    journey = journeys.read(state, start.id, move.units) if start is not None else None
    return _goal_missed(state, stage, journey) if journey is not None and isinstance(stage, flow.Moving) else ""


def _goal_missed(state: State, stage: flow.Moving, journey: journeys.Journey) -> str:
    """Return which goal another journey would meet that this one does not, "" for none. Ships that help to hold Meridian
    are not kept from it by a goal that is far."""
    promised = bool(state.legs) or any(goal.met for goal in goals_ahead.nearer(state, stage.player, stage.system, True)[:1])
    goal = _short_of(state, stage, journey) if promised else None
    crown = bool(state.legs) and MERIDIAN in state.system_by_id[stage.system].planets
    if goal is not None and crown and not goals.met(state, stage.player, goal.goal):
        return ""
    return WORDS("hurts-goal", goal=goal.goal, have=goal.have, needed=goal.needed) if goal is not None else ""


def _brought(force: Force, room: int, label: Callable[[str], str]) -> str:
    """Return how units are brought: by name, or by how many they are where that is more than two rows. Where a button has
    no ``room`` for that beside the odds and what stays unguarded, it says only how many come in all.
    """
    named, few = units_words(force), counted(force)
    told = _fitting((label(named), label(few)), TWO_ROWS)
    number = WORDS("number-of-units", number=force.ships + force.troops)
    return _fitting((told, *(label(units) for units in (named, few, number))), room)


def _brings_no_landing(state: State, stage: flow.Moving, carries: bool) -> bool:
    """Return whether ships come without ground forces to Meridian, where a landing would bring a point."""
    player, system = stage.player, stage.system
    there = state.system_by_id[system].fleets[player]
    if carries or there.troops or any(leg.force.troops for leg in state.legs):
        return False
    return goals_ahead.opens_meridian(state, player, system) or goals_ahead.wins_meridian(state, player, system)


def _is_idle(state: State, stage: flow.Moving, units: str) -> bool:
    """Return whether units that come would hardly win, or without ground forces gain nothing where planets are free."""
    force, system = read_force(units), state.system_by_id[stage.system]
    chance = chances.wins_at(state, stage.system, stage.player, force) if force is not None else None
    if chance is not None:
        return chance < goals_ahead.LIKELY
    carries = force is not None and bool(force.troops)
    if _brings_no_landing(state, stage, carries):
        return True
    worlds = [state.planet_by_id[planet] for planet in system.planets]
    held = any(world.owner not in (NOBODY, stage.player) and not (world.truce or world.destroyed) for world in worlds)
    towards = goals_ahead.nearer(state, stage.player, stage.system, carries)
    return not (carries or towards or state.legs) and (held or bool(_free(state, system)))


def _odds(ahead: goals_ahead.Fights, *, brief: bool = False) -> str:
    """Return the chance in a system in words: "space fight 7 in 8", and "takes Kiln 1 in 3", which counts all combats
    before it and is all that a ``brief`` one says; "" where no enemy is."""
    space = [] if ahead.space is None else [WORDS("wins-space", wins=odds(ahead.space))]
    takes = [WORDS("takes-planet", planet=ahead.planet, wins=odds(ahead.takes))] if ahead.planet else []
    said = takes if brief and takes else [*space, *takes]
    return row(said) if said else ""


def land(state: State, id: str, units: str) -> Offering:
    """Return how a landing is offered: a button for all free planets at once; else one for each planet, with all ground
    forces but those that other free planets of the system need."""
    if id == landing.EACH:
        return _land_on_each(state, units)
    planet = state.planet_by_id[id]
    said = [planet_briefly(planet)]
    held = planet.owner != NOBODY
    said += [WORDS("held-by", who=state.players[planet.owner].name) if held else WORDS("free")]
    foes = [
        WORDS("foes", units=written_force(force), who=state.players[player].name)
        for player, force in enumerate(planet.troops)
        if force and player != state.active
    ]
    said += [WORDS("against", foes=foes)] if foes else []
    aboard = state.system_by_id[planet.system].fleets[state.active].only("infantry", "mech")
    everything = read_force(units) == aboard
    seal = landing.SEAL if is_sealed(state, planet) else 0
    # "All" of a single unit is no help: it is named.
    landed = "" if everything and aboard.infantry + aboard.mech > 1 else force_words(units)
    force = read_force(units)
    chance = chances.wins_at(state, id, state.active, force) if force is not None else None
    ahead = "" if chance is None else WORDS("takes-it", wins=odds(chance))
    paid = pays_with(state, state.active, wealth.INFLUENCE, seal)
    # Where the names have no room, it is said what of them costs most: the home, which produces.
    brief = [*paid[:1], WORDS("more-planets", number=len(paid) - 1)] if len(paid) > 1 else paid
    forms = [WORDS("land", landed=landed, planet=planet.name, seal=seal, paid=by, odds=ahead) for by in (paid, brief, ())]
    label = _fitting(forms, MOST_SHOWN)
    said += [WORDS("landing-paid-with", paid=paid)] if paid else []
    detail = apart([force_words(units), *said] if everything else said)
    if read_force(units) == _to_land(state, planet, aboard):
        return label, detail, FIRST
    return label, detail, WRITTEN if chance is not None and chance < HOPELESS and not everything else PLAIN


def _land_on_each(state: State, units: str) -> Offering:
    """Return how a landing on all free planets of a system is offered: "Land 2 infantry on Brine and 1 infantry on Cinder",
    "Land 1 infantry each on Brine and Cinder"."""
    force = read_force(units) or Force()
    shares = landing.shares(state, state.system, force)
    rest = landing.aboard(state, state.active, state.system) - force
    planets, parts = [planet.name for planet, _ in shares], [units_words(part) for _, part in shares]
    if len(set(parts)) == 1:
        label = WORDS("land-alike", units=parts[0], planets=planets)
    else:
        shared = zip(parts, planets, strict=True)
        label = WORDS("land-shared", parts=[WORDS("landing-share", units=part, planet=name) for part, name in shared])
    said = [WORDS("stays-aboard", units=units_words(rest))] if rest else []
    return label, apart([*said, *(planet_briefly(planet) for planet, _ in shares)]), PLAIN if rest else FIRST


def _to_land(state: State, planet: Planet, aboard: Force) -> Force | None:
    """Return which of the forces aboard to propose for a planet: all; none where several free planets can be landed on at
    once, or where the planet has some already and another, free one has none."""
    together = {item.id for item, _ in landing.shares(state, planet.system, aboard)}
    waiting = {item.id for item in _free(state, state.system_by_id[planet.system]) if not item.troops[state.active]}
    settled = planet.id not in waiting and planet.owner in (NOBODY, state.active)
    return None if planet.id in together or (settled and waiting) else aboard
