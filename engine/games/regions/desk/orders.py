"""The desk itself, and how what a game master writes in a form is read (REG-G28)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from engine.core.desk import Desk, among
from engine.core.errors import IllegalMove, Text
from engine.core.flow import MASTER
from engine.core.game import Field

from ..files import keys
from ..rules.exploring import knowing
from ..rules.flow import open_questions
from ..rules.progress import Venture
from ..state import board
from ..state.catalogue import WORDS, refused
from ..state.content import ChallengeType, Play, content
from ..state.naming import entity_handle, entity_name, region_name
from ..state.scenarios import Connection, Feature
from ..state.state import Entity, State, Who, entity_of, index_of, who

RULE = "REG-G28"
VALUES = (
    "ep",
    "track",
    "alert",
    "calm",
    "defeat",
    "respawn",
    "injury",
    "heal",
    "disease",
    "cure",
    "take",
    "object",
    "card",
)
"""The orders that only change values: they can be given while the game master is the one asked, who is asked anew."""


def is_asked(state: State) -> bool:
    """Return whether what is under way waits for the game master alone."""
    return any(question.owner == MASTER for question in open_questions(state))


DESK: Desk[Venture, State] = Desk(
    RULE,
    lambda name: WORDS.message(f"desk-{name}"),
    lambda name: WORDS.message(f"desk-{name}.asks"),
    between=lambda state, name: name in VALUES and is_asked(state),
)

# Some orders a person has to write (``written``: their values are samples); some wait until nothing is under way
# (``settled``); of some only the game master reads (``secret``; ``hidden``: they wait).
order = DESK.named
written = partial(order, offered=False)
settled = partial(order, idle=True)
settled_written = partial(order, idle=True, offered=False)
secret_written = partial(order, secret=True, offered=False)
hidden = partial(order, secret=True, idle=True)
hidden_written = partial(order, secret=True, idle=True, offered=False)


def field(name: str, hint: Text = "", most: int = 100, *, long: bool = False) -> Field:
    """Return a field of a form, whose label is the message "field-" and its name."""
    return Field(WORDS.message(f"field-{name}"), hint, most=most, long=long)


WHO, CHALLENGE, REGION, TO = field("who"), field("challenge"), field("region"), field("to")
ANYBODY = field("who", WORDS.message("field-who.hint"))
WAY = field("way", WORDS.message("field-way.hint"))
ANYTHING = field("what", WORDS.message("field-what.hint"))


def redraw(venture: Venture, **fields: object) -> None:
    """Replace fields of the scenario."""
    venture.change(scenario=replace(venture.scenario, **fields))


# What a field names.


def missing(what: str, text: str, known: Sequence[str]) -> IllegalMove:
    """Return the refusal of a name that stands for nothing, with those that there are."""
    return refused("no-such-thing", RULE, sort=what, called=text[:40], known=among(known))


def region_of(state: State, text: str) -> str:
    """Return the id of a region named by id or name."""
    for region in state.scenario.regions:
        if _same(text, region.id, region.name):
            return region.id
    raise missing(WORDS("sort-region"), text, [region.name for region in state.scenario.regions])


def way_of(state: State, text: str) -> Connection:
    """Return the connection named by its id, or by the regions at its ends: "Hall to Yard"."""
    for way in state.scenario.connections:
        if _same(text, way.id, *_way_names(state, way)):
            return way
    raise missing(WORDS("sort-way"), text, [_way_names(state, way)[0] for way in state.scenario.connections])


def _way_names(state: State, way: Connection) -> tuple[str, ...]:
    a, b = region_name(state, way.a), region_name(state, way.b)
    pairs = ((a, b), (b, a), (way.a, way.b), (way.b, way.a))
    return (*(WORDS("from-to", first=first, second=second) for first, second in pairs), f"{way.b}/{way.a}")


def challenge_of(state: State, text: str, types: Sequence[ChallengeType] = ()) -> Entity:
    """Return a Challenge by its id, by what players call it, or, where there is one of its kind, by that.

    With ``types`` only one of these.
    """
    fitting = [entity for entity in state.entities if not types or entity.type in types]
    by_id = [entity for entity in fitting if _same(text, entity.id)]
    shown = (entity for entity in fitting if entity.number)
    named = [entity for entity in shown if _same(text, entity_handle(entity), entity_name(entity))]
    if by_id or named:
        return (*by_id, *named)[0]
    alike = [entity for entity in fitting if _same(text, entity.kind, content().challenges[entity.kind].name)]
    if len(alike) == 1:
        return alike[0]
    raise missing(WORDS("sort-challenge", types=tuple(types)), text, [entity.id for entity in alike or fitting])


def feature_of(state: State, text: str) -> Feature:
    """Return a feature by its id or name."""
    for feature in state.scenario.features:
        if _same(text, feature.id, feature.name):
            return feature
    raise missing(WORDS("sort-thing"), text, [feature.id for feature in state.scenario.features])


def member_of(state: State, text: str) -> int:
    """Return the index of a member by handle or name, whatever became of them."""
    return DESK.member(state.members, text)


def player_of(state: State, text: str) -> int:
    """Return the index of a member who is on the map."""
    index = member_of(state, text)
    if not state.members[index].in_play:
        raise refused("is-not-on-map", RULE, member=state.members[index].name)
    return index


def someone(state: State, text: str) -> Who:
    """Return a member on the map, or a Challenge in play."""
    if any(_same(text, member.name, member.handle) for member in state.members):
        return who(player_of(state, text))
    return in_play(challenge_of(state, text)).id


def in_play(entity: Entity) -> Entity:
    """Return a Challenge, if it is not defeated."""
    if entity.defeated:
        raise refused("is-out-of-play", RULE, name=entity_name(entity))
    return entity


def dice_of(text: str, what: str) -> str:
    """Return an entry of dice as it is written."""
    return str(DESK.value(keys.dice, text, what))


def known_plays() -> dict[str, Play]:
    """Return the cards of all decks by id."""
    return content().plays


def _same(text: str, *names: str) -> bool:
    return any(text.casefold() == name.casefold() for name in names)


# What the party knows.


def sees(state: State, actor: Who) -> bool:
    """Return whether the party sees a member or a Challenge now, EP and tracks and all; its own members it does."""
    entity = entity_of(state, actor)
    if entity is None:
        return index_of(actor) is not None
    return board.visible(state, entity)


def knows(state: State, entity: Entity) -> bool:
    """Return whether a Challenge stands on the party's map: seen now, or before."""
    seen = board.visible(state, entity) or any(known.entity == entity.id for known in state.sightings)
    if entity.type == "Obstacle" and not on_map(state, entity.at):
        return False
    return bool(entity.number) and seen


def on_map(state: State, way: str) -> bool:
    """Return whether the party knows of a connection: it has a letter, and they have been at one of its ends."""
    known = state.scenario.connection_by_id[way]
    return way in state.ways and (known.a in state.explored or known.b in state.explored)


def way_words(state: State, way: Connection) -> str:
    """Return what a connection is called in a ruling: regions that the party has not seen are not named to it."""
    known = on_map(state, way.id)
    ends = tuple(region_name(state, end) for end in (way.a, way.b) if end in state.seen or not known)
    return WORDS("way-out-of", end=ends[0]) if len(ends) == 1 else WORDS("way-from-to", first=ends[0], second=ends[1])


def looked_into(state: State, region: str) -> bool:
    """Return whether the party knows what a region looks like."""
    return region in state.looked or region in state.explored or region == state.scenario.start


def sees_named(state: State, parts: Sequence[str]) -> bool:
    """Return whether the party sees the one that the first field names, if they are there at all."""
    try:
        return sees(state, someone(state, parts[0]))
    except IllegalMove:
        return False


def looked_into_named(state: State, parts: Sequence[str]) -> bool:
    """Return whether the party knows the region that the first field names."""
    return looked_into(state, region_of(state, parts[0]))


def way_on_map(state: State, parts: Sequence[str]) -> bool:
    """Return whether the party knows the connection that the first field names."""
    return on_map(state, way_of(state, parts[0]).id)


def tells_itself(state: State, parts: Sequence[str]) -> bool:
    """What the party sees of such an order is told as it happens; what is noted besides only the game master reads."""
    del state, parts
    return False


def quietly(venture: Venture, before: int) -> None:
    """Take back what was told since there were so many events: the party cannot know of it."""
    del venture.events[before:]


def settle(venture: Venture) -> None:
    """Let the party take in what it can see after an order."""
    knowing.look(venture)


# What can be said.


def handles(state: State) -> Iterator[str]:
    """Return the handles of the members on the map."""
    return (member.handle for member in state.members if member.in_play)


def people(state: State) -> Iterator[str]:
    """Return the members on the map, and the Challenges in play that have EP."""
    yield from handles(state)
    yield from (entity.id for entity in state.entities if not entity.defeated and board.kind_of(entity).ep)


def regions(state: State) -> Iterator[str]:
    """Return the ids of all regions."""
    return (region.id for region in state.scenario.regions)


def challenges(state: State, *types: ChallengeType, defeated: bool = False) -> Iterator[Entity]:
    """Return the Challenges in play, or ``defeated`` ones; with ``types`` only of these."""
    return (entity for entity in state.entities if entity.defeated is defeated and (not types or entity.type in types))


def carried_by(state: State, item: str) -> int | None:
    """Return which member carries an object, ``None`` for none."""
    return next((index for index, member in enumerate(state.members) if item in member.objects), None)


def each(names: Callable[[State], Iterator[str]], *more: str) -> Callable[[State], Iterator[str]]:
    """Return samples of details: each of these names, followed by the same."""
    return lambda state: (" | ".join((name, *more)) for name in names(state))
