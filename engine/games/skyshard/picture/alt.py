"""The words that say the same as the picture, in a fixed order: who acts, doors, people, dangers, rewards, the floor."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.scene import Badge, spoken
from engine.core.words import lower
from engine.maps.hexes import Hex, label

from ..rules import explore
from ..rules.ending import wins
from ..rules.rounds import calm_rounds, next_loss
from ..rules.walking import budget, forced_tiles, may_move_again
from ..speech import tile_offers
from ..speech.asking import question
from ..speech.quests import marks_said, progress
from ..speech.words import habit
from ..state.board import NOWHERE, board
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.naming import hero_name
from ..state.state import Exploring, Settling, State, chip_of, gained, most_health, stamina
from ..state.terrain import environment, explorable
from . import floor

MOST_ENEMIES = 12
"""So many enemies the words of a map tell one by one, the nearest."""


def alt(
    state: State,
    placing: Exploring | None,
    asked: tuple[int, ...],
    actor: int | None,
    badges: tuple[Badge, ...],
    focus: Hex,
) -> tuple[str, str]:
    """Return the words of a picture, and those that found no room in them.

    The floor comes last, from the ``focus`` of the picture outwards.
    """
    sentences = _placing(state, placing, asked) if placing else _map(state, actor, badges)
    return spoken(sentences, tuple(floor.told(state, focus)), lambda number: WORDS("floor-left", tiles=number))


def chooser(state: State) -> str:
    """Return who answers the pending choice: an adventurer's player, or "The party"."""
    task = state.agenda[0] if state.agenda else None
    match task:
        case Exploring(hero=hero) | Settling(unit="hero", number=hero):
            return hero_name(state, hero)
        case _:
            return WORDS("chooser-party")


def _choosing(state: State, badges: tuple[Badge, ...]) -> Iterable[str]:
    marks = [WORDS("alt-mark", letter=badge.text, at=label(badge.at)) for badge in badges]
    yield WORDS("alt-decides", question=question(state), chooser=chooser(state), marks=marks)


def _placing(state: State, task: Exploring, asked: tuple[int, ...]) -> Iterable[str]:
    door, fits = board(state.tiles).letters[task.door], explore.fits(state, task)
    who = hero_name(state, task.hero)
    yield WORDS("alt-exploring", question=question(state), who=who, door=door, at=label(task.door))
    yield WORDS("alt-ways-left", left=len(asked), number=len(fits))
    for way in asked:
        lies, brings = tuple(map(label, fits[way].face.cells)), tile_offers.brings(state, task, way)
        yield WORDS("alt-way", way=tile_offers.number(state, task, way), cells=lies, brings=lower(brings))
    yield _actor(state, task.hero)
    yield from _units(state, task.hero)


def _map(state: State, actor: int | None, badges: tuple[Badge, ...]) -> Iterable[str]:
    if state.phase in ("classes", "relics", "places"):
        yield WORDS("alt-before")
        yield _people(state, None)
        yield from marks_said(state)
        return
    if state.phase == "over":
        yield WORDS("alt-over", round=state.round, result=state.result)
    elif badges and badges[0].choice:
        yield from _choosing(state, badges)
        yield _actor(state, actor) if actor is not None else ""
    else:
        if actor is not None:
            yield WORDS("alt-to-act", round=state.round, who=hero_name(state, actor))
            yield _actor(state, actor)
        else:
            yield WORDS("alt-to-choose", round=state.round)
        yield from _doors(state, actor, badges)
        if not badges and state.phase == "delve":
            yield WORDS("alt-no-door") if not explorable(state) else ""
    yield from _units(state, actor)
    yield from marks_said(state)
    if state.scene:
        yield WORDS("alt-progress", progress=progress(state))
    else:
        yield WORDS("alt-shards", gained=gained(state), required=state.required)
    if state.phase == "delve" and not wins(state):
        calm = calm_rounds(state)
        yield WORDS("alt-exhaustion", health=next_loss(state), round=calm)


def _units(state: State, actor: int | None) -> Iterable[str]:
    """Yield who is where, and what lies there."""
    yield _people(state, actor)
    near = _nearness(state, actor)
    yield _enemies(state, near, actor)
    yield from _finds(state, near)


def _nearness(state: State, actor: int | None) -> dict[Hex, int]:
    at = state.heroes[actor].at if actor is not None else None
    return board(state.tiles).distances(at) if at is not None else {}


def _actor(state: State, actor: int) -> str:
    hero, turn = state.heroes[actor], state.turn
    if hero.at is None:
        return ""
    moving, left = "", 0
    if turn is not None and turn.hero == actor:
        left = budget(turn, stamina(state, actor))
        moving = "reach" if left else "again" if may_move_again(turn) else "spent"
    return WORDS(
        "alt-actor",
        who=hero_name(state, actor),
        at=label(hero.at),
        tile=board(state.tiles).owner[hero.at],
        health=hero.health,
        most=most_health(hero),
        moving=moving,
        reach=left,
        ground=environment(state, hero.at) or "none",
    )


def _doors(state: State, actor: int | None, badges: tuple[Badge, ...]) -> Iterable[str]:
    here = state.heroes[actor].at if actor is not None else None
    doors: dict[bool, list[str]] = {True: [], False: []}
    for badge in badges:
        doors[badge.state == "now"].append(_door(badge, here))
    turn = state.turn
    spent = actor is not None and turn is not None and (turn.moves or turn.explored)
    for now, why in ((True, "reach"), (False, "later" if spent else "far")):
        if doors[now]:
            yield WORDS("alt-doors", doors=doors[now], why=why)


def _door(badge: Badge, here: Hex | None) -> str:
    """Return a door with its hex, and in which direction it lies as seen from another hex."""
    if here is None or here == badge.at:
        return WORDS("door-at", door=badge.text, at=label(badge.at))
    return WORDS("alt-door", door=badge.text, at=_placed(badge.at, here))


def _placed(at: Hex, here: Hex | None, tile: str = "") -> str:
    """Return a hex, in which direction it lies as seen from another, and the ``tile`` if it is given."""
    if here is None or here == at:
        return label(at)
    if tile:
        return WORDS("alt-placed-on", at=label(at), side=_side(here, at), tile=tile)
    return WORDS("alt-placed", at=label(at), side=_side(here, at))


def _side(here: Hex, at: Hex) -> str:
    """Return in which direction a hex lies as seen from another."""
    return WORDS(f"side-{tile_offers.direction(here, at)}")


def _people(state: State, actor: int | None) -> str:
    people = []
    here = state.heroes[actor].at if actor is not None else None
    for index, hero in enumerate(state.heroes):
        if index == actor:
            continue
        name = hero_name(state, index)
        if hero.at is not None:
            health, most = hero.health, most_health(hero)
            people.append(WORDS("alt-unit", who=name, at=_placed(hero.at, here), health=health, most=most))
        elif hero.fell is not None:
            at = _placed(hero.fell, here, board(state.tiles).owner.get(hero.fell, ""))
            people.append(WORDS("alt-fell" if state.phase == "over" else "alt-down", who=name, at=at))
    friend = state.friend
    if friend is not None and friend.at is not None:
        known = content().companions[friend.kind]
        at, health, most = _placed(friend.at, here), friend.health, known.health
        people.append(
            WORDS("alt-unit" if people else "alt-companion-alone", who=known.name, at=at, health=health, most=most)
        )
    return WORDS("alt-people", people=people) if people else ""


def _enemies(state: State, near: dict[Hex, int], actor: int | None) -> str:
    parts, who = [], "" if actor is None else hero_name(state, actor)
    for enemy in sorted(state.enemies, key=lambda enemy: near.get(enemy.at, NOWHERE)):
        chip = chip_of(enemy)
        wounded = enemy.health < chip.health
        wounds = WORDS("alt-wounds", health=enemy.health, most=chip.health) if wounded else ""
        far = WORDS("alt-steps", steps=near[enemy.at], who=who) if enemy.at in near else ""
        here = state.heroes[actor].at if actor is not None else None
        side = _side(here, enemy.at) if far and here is not None else ""
        about = list(filter(None, (far, side, wounds, habit(chip))))
        parts.append(WORDS("alt-enemy", chip=enemy.chip, level=chip.level, at=label(enemy.at), about=about))
    if len(parts) > MOST_ENEMIES:
        parts = [*parts[:MOST_ENEMIES], WORDS("alt-farther", number=len(parts) - MOST_ENEMIES)]
    if not parts:
        return WORDS("alt-no-enemies") if state.phase == "delve" else ""
    return WORDS("alt-enemies", enemies=parts)


def _finds(state: State, near: dict[Hex, int]) -> Iterable[str]:
    map_, cards = board(state.tiles), content().cards
    first = {tile: cell for cell, tile in reversed(map_.owner.items())}
    traps = [tile for tile, trap in forced_tiles(state).items() if trap]
    if traps:
        yield WORDS("alt-traps", cells=[label(first[tile]) for tile in traps])
    shards = [beside.tile for beside in state.beside if cards[beside.card].shards]
    if shards:
        yield WORDS("alt-marks", mark=state.scene, cells=[label(first[tile]) for tile in shards])
    order = sorted(state.caches, key=lambda cache: near.get(cache.at, NOWHERE))
    for rank in ("legendary", "common"):
        cells = [label(cache.at) for cache in order if cache.rank == rank]
        if cells:
            yield WORDS("alt-caches", rank=rank, cells=cells[:8])
