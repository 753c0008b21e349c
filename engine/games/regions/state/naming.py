"""What players call the things of a scenario: never by the file's ids, nor so that a name tells how many there are."""

from __future__ import annotations

import re
from functools import lru_cache

from engine.core.words import plain, upper

from .content import Play, content
from .scenarios import Connection
from .state import Entity, State, Who, entity_of, index_of

SHORTEST = 3
"""So many letters of a name at least name a region beyond an exit, or a Challenge, if they fit no other."""


THE_MASTER = "the game master"
"""How events and the state name what the game master does to a PC or a Challenge."""

ONE_VALUABLE = "1 Valuable"
"""How events name a Valuable that is handed over."""


def entity_name(entity: Entity) -> str:
    """Return what a Challenge is called: "Sharp guard", and the second that was seen "Sharp guard 2". Environs and Traps
    stay where they are: their region tells them apart."""
    name = content().challenges[entity.kind].name
    return f"{name} {entity.number}" if entity.number > 1 and entity.type not in ("Environ", "Trap") else name


def entity_handle(entity: Entity) -> str:
    """Return the word that moves name a Challenge by: "sharp-guard-2"."""
    word = entity.kind.replace("_", "-")
    return f"{word}-{entity.number}" if entity.number > 1 else word


def actor_name(state: State, actor: Who) -> str:
    """Return what a member or an entity is called."""
    index = index_of(actor)
    if index is not None:
        return state.members[index].name
    entity = entity_of(state, actor)
    assert entity is not None, actor
    return entity_name(entity)


def handle_of(state: State, who: Who) -> str:
    """Return the word that moves name a member or an entity by."""
    index = index_of(who)
    if index is not None:
        return state.members[index].handle
    entity = entity_of(state, who)
    assert entity is not None, who
    return entity_handle(entity)


def who_named(state: State, handle: str) -> Who | None:
    """Return the member, or the Challenge that the party has seen and that is in play, that a word of a move stands for."""
    for index, member in enumerate(state.members):
        if member.handle == handle:
            return f"p{index}"
    seen = (entity for entity in state.entities if entity.number and not entity.defeated)
    return next((entity.id for entity in seen if entity_handle(entity) == handle), None)


def entity_named(state: State, handle: str) -> Entity | None:
    """Return the Challenge that a word of a move stands for; `None` for a member, and for what is not in play."""
    who = who_named(state, handle)
    return None if who is None else entity_of(state, who)


def region_name(state: State, region: str) -> str:
    """Return what a region is called."""
    return state.scenario.region_by_id[region].name


def known_exits(state: State, region: str) -> tuple[str, ...]:
    """Return the ids of the ways out of a region that the party knows, in the order of their letters."""
    connections = state.scenario.connection_by_id
    return tuple(way for way in state.ways if way and region in (connections[way].a, connections[way].b))


def exit_letter(state: State, connection: str) -> str:
    """Return the letter of a known way: one for the whole map, the same at both ends, given in the order in which ways
    become known: A to Z, then AA, AB and so on."""
    number = state.ways.index(connection)
    return f"{chr(64 + number // 26) if number >= 26 else ''}{chr(65 + number % 26)}"


def exit_named(state: State, region: str, text: str) -> Connection | None:
    """Return the known exit of a region that a letter, or else the name of the known region beyond, stands for: the letter
    of a way that is elsewhere stands for none. Of a name the beginning will do, if only one region's is so."""
    exits = known_exits(state, region)
    wanted = text.strip().casefold()
    lettered = {exit_letter(state, id).casefold(): id for id in state.ways if id}
    if wanted in lettered:
        return state.scenario.connection_by_id[lettered[wanted]] if lettered[wanted] in exits else None
    begun: list[Connection] = []
    for connection in map(state.scenario.connection_by_id.__getitem__, exits):
        beyond = connection.other(region)
        if beyond not in state.seen:
            continue
        name = region_name(state, beyond).casefold()
        if wanted in (beyond.casefold(), name):
            return connection
        if len(wanted) >= SHORTEST and name.removeprefix("the ").startswith(wanted.removeprefix("the ")):
            begun.append(connection)
    return begun[0] if len({connection.other(region) for connection in begun}) == 1 else None


def is_own(name: str) -> bool:
    """Return whether a name is one's own, so that it takes no article: "Tallow Mother", "Tam's"."""
    first, _, rest = name.partition(" ")
    return rest != rest.lower() or (first.endswith("'s") and first[:1].isupper())


def is_challenge(name: str) -> bool:
    """Return whether a name is that of a Challenge, with or without a number."""
    stem = re.sub(r" \d+$", "", name) if name[-1:].isdigit() else name
    return stem in content().kind_names


MANY = ("geese", "mice", "people", "men", "women", "cattle")
"""Words for several that do not end in s."""


@lru_cache(maxsize=1 << 10)
def is_many(name: str) -> bool:
    """Return whether a name is that of several: "needle gnats", but not "wall of roots"."""
    head = re.sub(r" \d+$", "", name.partition(" of ")[0]).rpartition(" ")[2].lower()
    return head in MANY or (head.endswith("s") and not head.endswith(("ss", "us", "'s")))


def gear_name(id: str) -> str:
    """Return what a piece of Gear is called, by its id; any other text as words."""
    gear = content().gear.get(id)
    return gear.name if gear is not None else upper(plain(id))


def craft_name(id: str) -> str:
    """Return what a Craft or a Background is called, by its id or its name."""
    known = content().crafts.get(id) or content().backgrounds.get(id)
    return known.name if known is not None else id


def known_play(id: str) -> Play | None:
    """Return a play that a PC can have, by its id; ``None`` for a Challenge's."""
    return content().catalogue.get(id)


def play_name(id: str) -> str:
    """Return what a play of a deck, a Craft or Gear is called, by its id; unknown ids as words."""
    play = known_play(id)
    return play.name if play is not None else upper(plain(id))


def play_or_name(text: str) -> str:
    """Return what a play is called, by its id or its name."""
    play = known_play(text)
    return play.name if play is not None else text
