"""What the laws have to know of skyshard: its secrets, and what is never lost."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.core.game import Choice, Event
from engine.core.moves import Move
from engine.core.scene import Scene
from engine.games.skyshard.player import advising
from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.content import chip_named, content
from engine.games.skyshard.state.state import Exploring, State, chip_of, drawn, gained, most_health, occupied, setting_of
from engine.games.skyshard.state.view import View, parted
from tests.laws.pieces import Piece


def shuffle_secrets(state: State, seat: int | None, chance: random.Random) -> State:
    """Return a state that looks the same to all: only the order of decks, stacks and bags differs (SKY-G56).

    The top card stays where it is once a player has peeked at it.
    """
    del seat
    known = 1 if state.peeked else 0
    deck, spare = parted(state.peeked, _mixed((*state.deck, *state.spare), chance), state.deck)
    return replace(
        state,
        deck=(*deck[:known], *_mixed(deck[known:], chance)),
        spare=spare,
        stacks={shape: _mixed(stack, chance) for shape, stack in state.stacks.items()},
        relics={rank: _mixed(deck, chance) for rank, deck in state.relics.items()},
        bags=(_mixed(state.bags[0], chance), _mixed(state.bags[1], chance)),
    )


def _mixed(items, chance):
    return tuple(chance.sample(items, len(items)))


def belongings(state: State) -> dict[str, list[str]]:
    """Return what no move may make or lose: delve cards, tiles, relics, enemy chips."""
    under_way = [task for task in state.agenda if isinstance(task, Exploring)]
    unlaid = [task.tile for task in under_way if task.step == "connect"]
    relics = [relic for hero in state.heroes for relic in (*hero.worn, *hero.pack)]
    chips = [*state.bags[0], *state.bags[1], *state.defeated, *(enemy.pair for enemy in state.enemies if enemy.pair >= 0)]
    chips += [task.pair for task in under_way if task.pair >= 0]
    return {
        "cards": sorted(
            [
                *state.deck,
                *state.spare,
                *state.discard,
                *state.taken,
                *state.facedown,
                *(beside.card for beside in state.beside),
                *(task.card for task in under_way),
            ]
        ),
        "tiles": sorted(
            [*unlaid, *(laid.tile for laid in state.tiles), *(t for pile in state.stacks.values() for t in pile)]
        ),
        "relics": sorted([*relics, *state.used, *(relic for deck in state.relics.values() for relic in deck)]),
        "chips": sorted(map(str, chips)),
    }


def check(state: State) -> None:
    """Assert what holds in every state."""
    counts = {name: len(things) for name, things in belongings(state).items()}
    cards = 36 + len(state.spare)
    assert counts == {"cards": cards, "tiles": 1 + 28, "relics": 28, "chips": 36}, "the entrance counts as a tile"
    own = setting_of(state)
    assert not {laid.tile for laid in state.tiles[1:]} - set(own.tiles), "a tile of another setting"
    assert not {enemy.chip for enemy in state.enemies if enemy.pair >= 0} - set(own.chips), "an enemy of another setting"
    map_ = board(state.tiles)
    assert len(map_.owner) == 5 + sum(
        len(content().shapes[content().tiles[laid.tile].shape]) for laid in state.tiles[1:]
    ), "tiles overlap"
    units = sum(hero.at is not None for hero in state.heroes) + len(state.enemies)
    units += state.friend is not None and state.friend.at is not None
    assert len(occupied(state)) == units, "two units share a hex"
    assert all(cell in map_.owner for cell in occupied(state))
    assert all(cache.at in map_.owner for cache in state.caches)
    assert len({cache.at for cache in state.caches}) == len(state.caches)
    assert gained(state) <= drawn(state)
    for hero in state.heroes:
        if hero.kind:
            assert 0 <= hero.health <= most_health(hero)
            assert 0 <= hero.fatigue <= 3
            assert len(hero.worn) <= 2
        assert hero.at is None or hero.health > 0
        assert hero.at is None or hero.fell is None
    for enemy in state.enemies:
        assert 0 < enemy.health <= chip_of(enemy).health


# What stands on its board, each piece by what it is called and where: what the words of the map have to tell.

_HEXES = {"cache": "common", "legendary": "legendary", "lock": "", "dials": "", "footprints": "", "shard": ""}
"""How the icon of a hex is told; of what a scenario puts there only where it is."""


def pieces(scene: Scene, state: State) -> Iterator[Piece]:
    """Yield people, enemies with their level and what is left of them, caches, marks of a scenario, cards beside tiles."""
    del state
    board: Any = scene.board
    names = {row.token.letter: row.name for row in scene.panel}
    plates = {cell.at: cell.plate for cell in board.cells}
    for cell in board.cells:
        token = cell.token
        if token is not None and token.kind == "enemy":
            yield f"(level {token.letter}) at {cell.label}", cell.label
        elif token is not None:
            yield names.get(token.letter, f"{token.health}/{token.most}"), cell.label
        yield from ((_HEXES[icon], cell.label) for icon in cell.icons if icon in _HEXES)
    for tag in board.tags:
        tile = [cell.label for cell in board.cells if cell.plate == plates.get(tag.at)]
        yield ("trap" if tag.icon == "trap" else ""), "|".join(tile)
    called = {cell.at: cell.label for cell in board.cells}
    yield from ((badge.text, called[badge.at]) for badge in board.badges)


# What a member who was away must read: of each event the words, and the numbers that are counted together.


def recalled(event: Event) -> tuple[str, ...]:
    """Return what has to stand there: every tile that was explored or fell in, every adventurer who fell, and where."""
    facts = event.facts
    match event.kind:
        case "explored" | "collapsed":
            return (content().tiles[facts["tile"]].name[1:],)
        case "fell":
            return (f"{facts['who']} ", str(facts["at"]))
        case "companion_fell":
            return (f"{str(facts['who'])[1:]} fell",)
        case "relic":
            return (content().relics[facts["relic"]].name[1:],)
    return ()


def tallied(event: Event) -> tuple[tuple[str, int], ...]:
    """Return what is counted: every star shard that was taken, every enemy that fell."""
    facts = event.facts
    if event.kind == "shard":
        return ((r"took (\d+) star shard", facts["shards"]),)
    if event.kind == "struck" and facts["fell"]:
        # Enemies that were struck down are counted by kind; the last letter of a name may differ where there are several.
        return ((rf"\b(\d+) {re.escape(chip_named(facts['chip']).name[:-1])}", 1),)
    fell = facts.get("fell") if event.kind == "enemy_burnt" else event.kind == "enemy_buried"
    return ((r"(?:felled|buried) (\d+) enem", 1),) if fell else ()


def unadvised(view: View, move: Move) -> Choice:
    """Return how a move is offered before anything is advised."""
    return advising.unadvised(view, move)
