"""The words that say the same as the picture, in a fixed order: who acts, doors, people, dangers, rewards, the floor."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from engine.core.scene import Badge
from engine.core.words import count, listed, lower, upper
from engine.maps.hexes import Hex, label

from ..rules import explore
from ..rules.rounds import calm_rounds
from ..rules.walking import budget, forced_tiles, may_move_again
from ..speech.asking import question, ways_words
from ..speech.quests import marks_said, progress
from ..speech.words import habit
from ..state.board import NOWHERE, board
from ..state.content import content
from ..state.laying import Split
from ..state.naming import hero_name, lower_companion, sought
from ..state.state import Exploring, Settling, State, chip_of, gained, most_health, stamina
from ..state.terrain import environment, explorable
from . import floor

MOST = 1000
"""The greatest length of a text for a picture."""

UNDERFOOT = {
    "mire": "on a flooded tile where each hex costs 2",
    "murk": "in murk",
    "embers": "on embers",
    "hush": "on a hushed tile",
    "gale": "in a gale",
    "dust": "in dust",
    "balm": "on balm",
}
ENDED = {
    "won": "The party has won.",
    "lost": "Nobody stands.",
    "retreat": "The party has turned back.",
    "ended": "The delve was broken off.",
}


def alt(
    state: State,
    placing: Exploring | None,
    asked: Split | tuple[int, ...],
    actor: int | None,
    badges: tuple[Badge, ...],
    focus: Hex,
) -> str:
    """Return the text of a picture, at most 1,000 characters: whole sentences, the last ones left out first.

    The floor comes last, from the ``focus`` of the picture outwards.
    """
    sentences = _placing(state, placing, asked) if placing else _map(state, actor, badges)
    text = ""
    for sentence in filter(None, chain(sentences, floor.told(state, focus))):
        if len(text) + 1 + len(sentence) > MOST:
            break
        text = f"{text} {sentence}".strip()
    return text


def chooser(state: State) -> str:
    """Return who answers the pending choice: an adventurer's player, or "The party"."""
    task = state.agenda[0] if state.agenda else None
    match task:
        case Exploring(hero=hero) | Settling(unit="hero", number=hero):
            return hero_name(state, hero)
        case _:
            return "The party"


def _choosing(state: State, badges: tuple[Badge, ...]) -> Iterable[str]:
    marks = [f"{badge.text} is {label(badge.at)}" for badge in badges]
    yield f"{question(state)} {chooser(state)} decides: {listed(marks)}."


def _placing(state: State, task: Exploring, asked: Split | tuple[int, ...]) -> Iterable[str]:
    door, fits = board(state.tiles).letters[task.door], explore.fits(state, task)
    left = _ways(asked) if len(_ways(asked)) < len(fits) else ()
    yield f"{question(state, left=left)} {hero_name(state, task.hero)} explores door {door} at {label(task.door)}."
    yield f"{len(left)} of {count(len(fits), 'way')} left." if left else f"{count(len(fits), 'way')}."
    if isinstance(asked, Split):
        for part in asked.parts:
            where = listed([label(cell) for cell in part.cells], "or")
            yield f"{part.letter} is {where}, {ways_words(part, fits)}."
        return
    for way in asked:
        fit = fits[way]
        cells = ", ".join(label(cell) for cell in fit.face.cells)
        doors = listed([label(door) for door in fit.open])
        new = f"new door{'s' if len(fit.open) > 1 else ''} at {doors}" if doors else "no new door"
        yield f"{way + 1} lies on {cells}, {new}."


def _ways(asked: Split | tuple[int, ...]) -> tuple[int, ...]:
    """Return all the ways to lay a tile that are asked between."""
    return tuple(sorted(way for part in asked.parts for way in part.ways)) if isinstance(asked, Split) else asked


def _map(state: State, actor: int | None, badges: tuple[Badge, ...]) -> Iterable[str]:
    if state.phase in ("classes", "relics", "places"):
        yield "Skyshard, before the delve. The entrance has a doorway at N19 and N20."
        yield _people(state, None)
        return
    if state.phase == "over":
        yield f"Skyshard, round {state.round}. {ENDED[state.result]}"
    elif badges and badges[0].choice:
        yield from _choosing(state, badges)
    else:
        who = f"{hero_name(state, actor)} to act" if actor is not None else "the party to choose"
        yield f"Skyshard, round {state.round}, {who}."
        if actor is not None:
            yield _actor(state, actor)
        yield from _doors(state, actor, badges)
        if not badges and state.phase == "delve":
            yield "No door can be explored." if not explorable(state) else ""
    yield _people(state, actor)
    near = _nearness(state, actor)
    yield _enemies(state, near)
    yield from _finds(state, near)
    yield from marks_said(state)
    yield f"{upper(progress(state))}." if state.scene else f"Shards {gained(state)} of {state.required}."
    if state.phase == "delve":
        calm = calm_rounds(state)
        past = state.round - calm
        cost = f"Exhaustion costs {past} health this round." if past > 0 else f"Exhaustion from round {calm + 1}."
        yield cost


def _nearness(state: State, actor: int | None) -> dict[Hex, int]:
    at = state.heroes[actor].at if actor is not None else None
    return board(state.tiles).distances(at) if at is not None else {}


def _actor(state: State, actor: int) -> str:
    hero, turn = state.heroes[actor], state.turn
    if hero.at is None:
        return ""
    ground = UNDERFOOT.get(environment(state, hero.at), "")
    name = hero_name(state, actor)
    words = f"{name} is at {label(hero.at)} with {hero.health} of {most_health(hero)} health"
    if turn is not None and turn.hero == actor:
        left = budget(turn, stamina(state, actor))
        again = "no movement left but a second move" if may_move_again(turn) else "no movement left"
        words += f", {f'reach {left}' if left else again}"
    return f"{words}{', ' + ground if ground else ''}."


def _doors(state: State, actor: int | None, badges: tuple[Badge, ...]) -> Iterable[str]:
    now = [f"{badge.text} at {label(badge.at)}" for badge in badges if badge.state == "now"]
    later = [f"{badge.text} at {label(badge.at)}" for badge in badges if badge.state != "now"]
    if now:
        yield f"{'Door' if len(now) == 1 else 'Doors'} {listed(now)} {'is' if len(now) == 1 else 'are'} in reach."
    if later:
        one = len(later) == 1
        turn = state.turn
        spent = actor is not None and turn is not None and (turn.moves or turn.explored)
        why = f"{'stands' if one else 'stand'} open for a later turn" if spent else f"{'is' if one else 'are'} too far"
        yield f"{'Door' if one else 'Doors'} {listed(later)} {why}."


def _people(state: State, actor: int | None) -> str:
    people = []
    for index, hero in enumerate(state.heroes):
        if index == actor:
            continue
        name = hero_name(state, index)
        if hero.at is not None:
            people.append(f"{name} {label(hero.at)} {hero.health}/{most_health(hero)}")
        elif hero.fell is not None:
            people.append(f"{name} is down")
    friend = state.friend
    if friend is not None and friend.at is not None:
        known = content().companions[friend.kind]
        name = lower_companion(known.name) if people else f"The {lower(known.name)}"
        people.append(f"{name} {label(friend.at)} {friend.health}/{known.health}")
    return f"{', '.join(people)}." if people else ""


def _enemies(state: State, near: dict[Hex, int]) -> str:
    parts = []
    for enemy in sorted(state.enemies, key=lambda enemy: near.get(enemy.at, NOWHERE)):
        chip = chip_of(enemy)
        wounds = f"{enemy.health} of {chip.health} health" if enemy.health < chip.health else ""
        about = ", ".join(filter(None, (wounds, habit(chip))))
        parts.append(f"level {chip.level} at {label(enemy.at)}{f' ({about})' if about else ''}")
    if len(parts) > 8:
        parts = [*parts[:8], f"{len(parts) - 8} more farther off"]
    return f"Enemies: {', '.join(parts)}." if parts else ""


def _finds(state: State, near: dict[Hex, int]) -> Iterable[str]:
    map_, cards = board(state.tiles), content().cards
    first = {tile: cell for cell, tile in reversed(map_.owner.items())}
    traps = [tile for tile, trap in forced_tiles(state).items() if trap]
    if traps:
        yield f"A trap lies on the tile of {listed([label(first[tile]) for tile in traps])}."
    shards = [beside.tile for beside in state.beside if cards[beside.card].shards]
    if shards:
        name = upper(sought(state.scene)) if state.scene else "Star shard"
        yield f"{name} on the tile of {listed([label(first[tile]) for tile in shards])}."
    order = sorted(state.caches, key=lambda cache: near.get(cache.at, NOWHERE))
    for rank in ("legendary", "common"):
        cells = [label(cache.at) for cache in order if cache.rank == rank]
        if cells:
            yield f"{rank.capitalize()} cache{'s' if len(cells) > 1 else ''} {', '.join(cells[:8])}."
