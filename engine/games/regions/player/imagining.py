"""A scenario as it may go on beyond what the party knows: land, Challenges, things and decks by lot."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.flow import written

from ..rules.opening import obstacle_id
from ..rules.steps import Discards, Players
from ..state import board, growth
from ..state.content import TRACKS, Challenge, ChallengeType, content
from ..state.scenarios import Connection, Feature, Gift, Region, Scenario
from ..state.sheets import NATURE
from ..state.state import Entity, State
from ..state.view import View

DICE = ("1d4", "1d6", "1d8")
"""What may hide a thing, or lock a chest."""
MOST_BEYOND = 4
"""So many places lie beyond those to which a way is known, at most."""
LIKELY: dict[str, tuple[tuple[ChallengeType, int], ...]] = {
    "normal": (("Creature", 5), ("Environ", 2), ("Trap", 2)),
    "stealth": (("Seeker", 5), ("Trap", 2), ("Environ", 1)),
    "chase": (("Environ", 3), ("Creature", 2), ("Trap", 1)),
}
"""In so many of ten unknown places there is one of a type, by the type of the scenario."""


def imagined(view: View, lot: Dice) -> State:
    """Return a state that looks to its seat as the true one does; see `engine.core.bot_players.Plays.imagined`."""
    if view.whole:
        return view.state
    state = _land(view.state, lot)
    state = _things(state, lot)
    state = _challenges(state, lot)
    members = tuple(replace(member, deck=lot.shuffled(member.deck)) for member in state.members)
    return replace(state, members=members, agenda=_agenda(state), **_luck(state, lot))


def _luck(state: State, lot: Dice) -> dict[str, object]:
    """Return what Fortunes there are: where, and in which order the deck gives them."""
    if state.phase != "play" or state.rules.fortunes == "off":
        return {}
    cards = tuple(fortune.roll for fortune in content().fortunes if fortune.roll not in state.spent)
    deck = lot.shuffled(cards) if state.rules.fortunes == "deck" else ()
    return {"fortunes": {region.id: 1 for region in state.scenario.regions if lot.below(4) == 0}, "luck": deck}


def _agenda(state: State) -> tuple[object, ...]:
    """Return what is under way, and how the round goes on after it."""
    after = {"environs": Players(), "challenges": Discards()}.get(state.stage)
    return (*state.agenda, written(after)) if state.phase == "play" and state.agenda and after is not None else state.agenda


# The land.


def unknown(scenario: Scenario, state: State) -> tuple[str, ...]:
    """Return the places that no member has entered, nor seen from beside."""
    return tuple(region.id for region in scenario.regions if region.id not in state.looked and region.id != scenario.start)


def _land(state: State, lot: Dice) -> State:
    """Let every known way lead somewhere, and lay places beyond, one of them the goal where it is not known."""
    scenario = state.scenario
    ends = [region.id for region in scenario.regions if region.id.startswith("?")]
    regions = [_somewhere(state, region, lot) if region.id in ends else region for region in scenario.regions]
    ways = list(scenario.connections)
    lost = not scenario.goal
    beyond: list[Region] = []
    for number in range(lot.below(MOST_BEYOND) + lost):
        place = Region(f"beyond-{number}", "Somewhere beyond", light=lot.pick(("lit", "dark")), x=90 + number, y=90)
        start = lot.pick((*ends, *(item.id for item in beyond)) or state.explored or (scenario.start,))
        hidden = lot.pick(DICE) if start in state.explored or start == scenario.start else ""
        ways.append(Connection(f"way-{number}", start, place.id, hidden=hidden))
        beyond.append(place)
    goal = scenario.goal or lot.pick((*ends, *(item.id for item in beyond)))
    return replace(
        state, scenario=replace(scenario, goal=goal, regions=(*regions, *beyond), connections=tuple(ways), won="", lost="")
    )


def _somewhere(state: State, region: Region, lot: Dice) -> Region:
    """Return a place beyond a known exit: dark or under water where it would be seen from where a member looks."""
    way = next(connection for connection in state.scenario.connections if region.id in (connection.a, connection.b))
    if board.blocking(state, way.id) is not None:
        return replace(region, name="Somewhere", light=lot.pick(("lit", "dark")))
    near = [index for index, member in enumerate(state.members) if member.in_play and member.region == way.other(region.id)]
    eyes = any("Darkvision" in board.keywords(state, f"p{index}") for index in near)
    return replace(region, name="Somewhere", light="dark", water="submerged" if eyes else region.water)


# Things.


def _things(state: State, lot: Dice) -> State:
    """Let what the party came for lie somewhere, chests hold something and keys fit something out of reach."""
    scenario = state.scenario
    where = unknown(scenario, state) or state.explored or (scenario.start,)
    chests = [feature.id for feature in scenario.features if feature.kind == "chest" and feature.id in state.found]
    chests = [chest for chest in chests if chest not in (*state.opened, *state.taken)]
    inside: dict[str, str] = {}
    features = []
    for feature in scenario.features:
        if feature.id in scenario.needs and feature.id not in state.found:
            chest = lot.pick(chests) if chests and lot.below(2) else ""
            if chest and chest not in inside:
                inside[chest] = feature.id
                at = scenario.feature_by_id[chest].at
                feature = replace(feature, at=at, inside=True)
            else:
                feature = replace(feature, at=lot.pick((*where, *where, *state.explored)), hidden=lot.pick(DICE))
        elif feature.kind == "key" and not feature.opens:
            feature = replace(feature, opens=_lock(state, feature, lot))
        features.append(feature)
    features = [
        replace(feature, gives=Gift(object=inside[feature.id]) if feature.id in inside else Gift(1))
        if feature.id in chests
        else feature
        for feature in features
    ]
    return replace(state, scenario=replace(scenario, features=tuple(features)))


def _lock(state: State, key: Feature, lot: Dice) -> str:
    """Return what a key may open: a Lock that the party knows, and that no bearer of the key stands beside."""
    at = [member.region for member in state.members if key.id in member.objects]
    near = {way.id for region in at for way in state.scenario.exits.get(region, ())}
    locks = [entity.at for entity in state.entities if entity.lock and entity.type == "Obstacle" and entity.at not in near]
    locks += [
        feature.id
        for feature in state.scenario.features
        if feature.lock and feature.at not in at and feature.id not in state.opened
    ]
    return lot.pick(locks) if locks else ""


# Challenges.


def _challenges(state: State, lot: Dice) -> State:
    """Give the Challenges that are known a way to go, and let others wait where no member has been."""
    if state.phase != "play":
        return state
    scenario = state.scenario
    regions = [region.id for region in scenario.regions]
    known = [replace(entity, origin=entity.at, patrol=_patrol(state, entity, lot)) for entity in state.entities]
    ways = {item.at for item in known if item.type == "Obstacle"}
    blocks = [
        _new(obstacle_id(way.id), content().challenges[way.obstacle], way.id, state.rules.level)
        for way in scenario.connections
        if way.obstacle and way.id not in ways and way.id not in state.cleared
    ]
    eyes = board.all_eyes(state)
    seen = {*eyes.stand, *eyes.beside}
    new = []
    for region in regions:
        for type, likely in LIKELY[scenario.type]:
            if type != "Trap" and (region in seen or region in state.explored):
                continue
            kinds = [
                challenge
                for challenge in content().challenges.values()
                if challenge.type == type and challenge.level <= scenario.level
            ]
            kinds = [kind for kind in kinds if not kind.stays and (type != "Trap" or kind.hidden)]
            if kinds and lot.below(10) < likely:
                new.append(_new(f"{type.lower()}-at-{region}", lot.pick(kinds), region, state.rules.level))
    return replace(state, entities=(*known, *blocks, *new))


def _patrol(state: State, entity: Entity, lot: Dice) -> tuple[str, ...]:
    if entity.type != "Seeker" or entity.defeated:
        return ()
    beside = board.neighbours(state, entity)
    return (entity.at, lot.pick(beside)) if beside else ()


def _new(id: str, kind: Challenge, at: str, level: int) -> Entity:
    moves = kind.type in ("Creature", "Seeker")
    tracks: dict[str, int] = dict.fromkeys(TRACKS, NATURE) if moves else {}
    hidden = bool(kind.hidden)
    ep = growth.most_ep(kind, level)
    return Entity(id, kind.id, kind.type, at, ep, origin=at, tracks=tracks, hidden=hidden, lock=bool(kind.lock))
