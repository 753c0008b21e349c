"""What the party knows of the map, and how it comes to know it: looking, and entering regions (REG-013, REG-019, REG-020,
REG-022, REG-023, REG-034..039, REG-044, REG-G24).

Once both its ends are on the map a way between two regions is drawn, whichever end it was seen from.
"""

from __future__ import annotations

from ...state import board
from ...state.board import Eyes
from ...state.content import content
from ...state.naming import entity_name, known_exits
from ...state.state import Entity, Sighting, State, Who, entity_of
from ..events import challenging, exploring
from ..progress import Venture


def look(venture: Venture) -> None:
    """Take in all that the party can see now, and tell what is new: to be called after anything moved, opened, was lit,
    defeated or revealed.

    It alone extends explored, seen and looked-at regions, known ways (and by it their letters), sightings, and numbers of
    entities.
    """
    if venture.state.phase != "play":
        return
    for region in board.all_eyes(venture.state).stand:
        if region not in venture.state.explored:
            venture.change(explored=(*venture.state.explored, region))
            _know_ways(venture)
            _know(venture, region, "entered")
    _know_ways(venture)
    for region in board.all_eyes(venture.state).beside:
        if region not in venture.state.looked:
            _know(venture, region, "seen")
    _notice(venture)


def _know(venture: Venture, region: str, how: str) -> None:
    """Put a region on the map, and tell what it is like (REG-035)."""
    state = venture.state
    if region not in state.seen:
        venture.change(seen=(*state.seen, region))
    if region not in state.looked:
        venture.change(looked=(*state.looked, region))
    known = venture.scenario.region_by_id[region]
    dark = not board.lit(venture.state, region)
    exits = len(known_exits(venture.state, region)) if how == "entered" else 0
    venture.tell(exploring.SawRegion(known.name, known.text, dark, known.water, exits, how))


def _know_ways(venture: Venture) -> None:
    """Know the exits of explored regions, but for hidden ones that were not found (REG-038, REG-G24)."""
    state = venture.state
    exits = (way for region in state.explored for way in state.scenario.exits[region])
    new = dict.fromkeys(way.id for way in exits if not way.hidden and way.id not in state.ways)
    if new:
        venture.change(ways=(*state.ways, *new))


# Challenges and things.


def _notice(venture: Venture) -> None:
    """Note where Challenges are seen, and things that lie open; number what was never seen, tell what came into sight."""
    for entity in venture.state.entities:
        if board.reveals(venture.state, entity):
            venture.set_entity(entity.id, hidden=False)
    told: dict[str, list[str]] = {}
    met: set[str] = set()
    eyes = board.all_eyes(venture.state)  # what is noted from here on changes nothing of what they see
    for entity in [entity for entity in venture.state.entities if board.visible(venture.state, entity)]:
        news = _sight(venture, entity)
        if news is not None:
            told.setdefault(_seen_at(venture.state, entity), []).append(entity_name(news))
            met |= {entity_name(news)} if not entity.number and news.number == 1 else set()
    _forget(venture, eyes)
    for feature in _things_in_sight(venture.state, eyes):
        venture.change(found=(*venture.state.found, feature))
        known = venture.scenario.feature_by_id[feature]
        told.setdefault(known.at, []).append(known.name)
    for region, names in told.items():
        first = tuple(name for name in names if name in met)
        venture.tell(exploring.Saw(tuple(names), venture.region_name(region), first))


def _sight(venture: Venture, entity: Entity) -> Entity | None:
    """Note a sighting; return the entity, if it is news that it is there."""
    state = venture.state
    if entity.number == 0:
        numbers = [item.number for item in state.entities if item.kind == entity.kind]
        venture.set_entity(entity.id, number=1 + max(numbers))
        entity = venture.entity(entity.id)
    before = next((known for known in state.sightings if known.entity == entity.id), None)
    now = Sighting(entity.id, entity.at, state.round, entity.ep, entity.alerted)
    if before != now:
        others = tuple(known for known in state.sightings if known.entity != entity.id)
        venture.change(sightings=(*others, now))
    if before is not None and before.at == entity.at:
        return None
    return None if _came_in_sight(venture, entity_name(entity)) else entity


def _came_in_sight(venture: Venture, name: str) -> bool:
    """Return whether it was told already that a Challenge came there."""
    went = (e.what for e in venture.happened(challenging.Went))
    return name in (*went, *(e.what for e in venture.happened(challenging.CameBack)))


def _seen_at(state: State, entity: Entity) -> str:
    """Return the region to name for where an entity is; for an Obstacle that of the member who sees it."""
    if entity.type != "Obstacle":
        return entity.at
    way = board.way_of(state, entity)
    return next(region for region in board.all_eyes(state).stand if region in (way.a, way.b))


def _forget(venture: Venture, eyes: Eyes) -> None:
    """Strike sightings of what is out of play, and of what is not any more where the party is looking."""
    kept = tuple(known for known in venture.state.sightings if not _refuted(venture.state, eyes, known))
    if kept != venture.state.sightings:
        venture.change(sightings=kept)


def _refuted(state: State, eyes: Eyes, known: Sighting) -> bool:
    entity = entity_of(state, known.entity)
    if entity is None or entity.defeated:
        return True
    looked = known.at in eyes.see or (known.at in eyes.beside and entity.type in ("Creature", "Seeker"))
    return looked and (entity.hidden or not board.shows(state, eyes, entity))


def in_view(state: State) -> tuple[str, ...]:
    """Return the regions that a member of the party sees into now, their own included where they are not blind."""
    eyes = board.all_eyes(state)
    return tuple(dict.fromkeys((*eyes.see, *eyes.beside)))


def _things_in_sight(state: State, eyes: Eyes) -> tuple[str, ...]:
    """Return features that lie open, not noticed until now, where a member stands who can see."""
    return tuple(
        feature.id
        for feature in state.scenario.features
        if feature.at in eyes.see and not feature.hidden and not feature.inside and feature.id not in state.found
    )


# Entering.


def show(venture: Venture, entity_id: Who) -> None:
    """Reveal a Challenge that acts on a PC: even in the dark until it leaves its region (REG-G06). A Hidden one is revealed
    for good, unless its card says that it stays Hidden (REG-G41)."""
    entity = venture.entity(entity_id)
    stays = content().challenges[entity.kind].stays_hidden
    found = venture.state.found
    if entity.hidden and not stays:
        venture.change(found=(*found, *(() if entity_id in found else (entity_id,))))
    venture.set_entity(entity_id, shown=True, hidden=entity.hidden and stays)
    look(venture)
