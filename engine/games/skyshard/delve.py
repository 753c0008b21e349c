"""A delve while a move is being carried out: the state so far, the dice, the events told, and the plain acts of units."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engine.core.game import Event, Value
from engine.core.progress import Progress
from engine.maps.hexes import Hex, label, reading_order, straight

from .board import Board, board
from .content import Chip, content
from .state import (
    Beside,
    Enemy,
    Hero,
    Settling,
    State,
    drawn,
    hero_name,
    lasting,
    most_health,
    occupied,
    standing,
)

MOST_FATIGUE = 3
"""How much fatigue an adventurer can hold (SKY-G25)."""

DAMAGE = (0, 0, 0, 1, 1, 1, 2)
"""What a battle die's face deals (SKY-G20)."""


class Delve(Progress[State]):
    """A delve's move at work."""

    __slots__ = ()

    @property
    def board(self) -> Board:
        """The board of the tiles as they lie now."""
        return board(self.state.tiles)

    def tell(self, kind: str, /, *rules: str, reveals: bool = False, **facts: Value) -> None:  # type: ignore[override]
        """Note an event."""
        self.events.append(Event(kind, rules, facts, None, reveals))

    def turn(self, **fields: Any) -> None:
        """Replace fields of the turn under way."""
        turn = self.state.turn
        assert turn is not None
        self.change(turn=replace(turn, **fields))

    def hero(self, index: int) -> Hero:
        """Return an adventurer."""
        return self.state.heroes[index]

    def name(self, index: int) -> str:
        """Return how an adventurer is called."""
        return hero_name(self.state, index)

    def set_hero(self, index: int, **fields: Any) -> None:
        """Replace fields of an adventurer."""
        self.change(heroes=_with(self.state.heroes, index, **fields))

    def step_to(self, at: Hex, **fields: Any) -> None:
        """Put the acting adventurer on a hex and replace fields of its turn."""
        turn, heroes = self.state.turn, self.state.heroes
        assert turn is not None
        self.change(heroes=_with(heroes, turn.hero, at=at), turn=replace(turn, **fields))

    def acting(self, index: int) -> bool:
        """Return whether it is this adventurer's own turn."""
        turn = self.state.turn
        return turn is not None and turn.hero == index and not turn.over

    def enemy(self, number: int) -> Enemy | None:
        """Return the enemy with an id, ``None`` once it is defeated."""
        for enemy in self.state.enemies:
            if enemy.id == number:
                return enemy
        return None

    def set_enemy(self, number: int, **fields: Any) -> None:
        """Replace fields of an enemy."""
        enemies = (replace(enemy, **fields) if enemy.id == number else enemy for enemy in self.state.enemies)
        self.change(enemies=tuple(enemies))

    def battle(self, count: int) -> tuple[tuple[int, ...], int]:
        """Roll battle dice; return their faces and what they deal before guard (SKY-G20)."""
        faces = self.dice.rolls(count, 6)
        return faces, sum(DAMAGE[shown] for shown in faces)

    def tire(self, index: int, amount: int) -> None:
        """Give an adventurer fatigue, as far as it can hold any, or take some (SKY-G63)."""
        fatigue = self.hero(index).fatigue + amount
        self.set_hero(index, fatigue=max(0, min(MOST_FATIGUE, fatigue)))

    def heal_hero(self, index: int, amount: int) -> int:
        """Heal an adventurer that stands, never beyond its greatest health; return by how much (SKY-G61)."""
        hero = self.hero(index)
        healed = max(0, min(amount, most_health(hero) - hero.health))
        if healed:
            self.set_hero(index, health=hero.health + healed)
        return healed

    def hurt_hero(self, index: int, amount: int) -> None:
        """Take health from an adventurer; at 0 it falls and is taken off the map (SKY-G49)."""
        hero = self.hero(index)
        if hero.at is None or amount <= 0:
            return
        health = max(0, hero.health - amount)
        if health:
            self.set_hero(index, health=health)
            return
        self.set_hero(index, health=0, at=None, fell=hero.at)
        retreating = tuple(seat for seat in self.state.retreating if seat != hero.seat or self._stands(seat))
        self.change(retreating=retreating)
        if self.acting(index):
            self.turn(over=True)
        self.tell("fell", "SKY-G49", who=self.name(index), at=label(hero.at))

    def _stands(self, seat: int) -> bool:
        return any(hero.seat == seat and hero.at is not None for hero in self.state.heroes)

    def hurt_enemy(self, number: int, amount: int) -> bool:
        """Take health from an enemy; return whether it fell: then its chip goes to the defeated pile (SKY-G19)."""
        enemy = self.enemy(number)
        if enemy is None:
            return True
        if enemy.health > amount:
            if amount:
                self.set_enemy(number, health=enemy.health - amount)
            return False
        self.drop_enemy(number)
        return True

    def drop_enemy(self, number: int) -> None:
        """Take an enemy off the map; nothing of it is left to be had (SKY-G60)."""
        pair = next(enemy.pair for enemy in self.state.enemies if enemy.id == number)
        enemies = tuple(enemy for enemy in self.state.enemies if enemy.id != number)
        self.change(enemies=enemies, defeated=(*self.state.defeated, pair))

    def hurt_friend(self, amount: int) -> None:
        """Take health from the companion; at 0 it is taken off the map."""
        friend = self.state.friend
        if friend is None or friend.at is None or amount <= 0:
            return
        health = max(0, friend.health - amount)
        self.change(friend=replace(friend, health=health, at=friend.at if health else None))
        if not health:
            self.tell("companion_fell", "SKY-G53", who=content().companions[friend.kind].name)

    def heal_friend(self, amount: int) -> int:
        """Heal the companion; return by how much."""
        friend = self.state.friend
        if friend is None or friend.at is None:
            return 0
        health = min(content().companions[friend.kind].health, friend.health + amount)
        self.change(friend=replace(friend, health=health))
        return health - friend.health

    def lying(self, tile: str) -> Beside | None:
        """Return the card beside a tile."""
        return next((beside for beside in self.state.beside if beside.tile == tile), None)

    def drop_card(self, tile: str) -> None:
        """Put the card beside a tile on the discard pile."""
        beside = self.lying(tile)
        if beside is not None:
            kept = tuple(other for other in self.state.beside if other is not beside)
            self.change(beside=kept, discard=(*self.state.discard, beside.card))

    def draw_card(self) -> str:
        """Draw the top delve card; an empty deck is made anew from the discard pile first (SKY-G09)."""
        deck = self.state.deck
        if not deck:
            deck = self.dice.shuffled(self.state.discard)
            self.change(discard=())
            self.tell("reshuffled", "SKY-G09")
        self.change(deck=deck[1:], peeked="")
        return deck[0]

    def settle_supply(self) -> None:
        """Lower the shards required once no card can be drawn any more, not even later (SKY-G09).

        What lies beside a tile for its trap alone comes back to the discard pile when the trap is spent (SKY-G44).
        """
        state = self.state
        if cards_left(state) or any(_comes_back(beside) for beside in state.beside) or state.phase != "delve":
            return
        count = drawn(state)
        if count < state.required:
            self.change(required=count)
            self.tell("supply_ended", "SKY-G09", required=count)


def _with(heroes: tuple[Hero, ...], index: int, **fields: Any) -> tuple[Hero, ...]:
    """Return the adventurers with fields of one replaced."""
    return (*heroes[:index], replace(heroes[index], **fields), *heroes[index + 1 :])


def cards_left(state: State) -> bool:
    """Return whether there is a card to draw now: without one, no exploration can be triggered (SKY-G09)."""
    return bool(state.deck or state.discard)


def _comes_back(beside: Beside) -> bool:
    card = content().cards[beside.card]
    return card.trap is not None and not beside.sprung and not card.shards and card.environment is None


def environment(state: State, at: Hex | None) -> str:
    """Return the environment of the tile of a cell, "" when there is none (SKY-G46)."""
    if at is None or not state.beside:
        return ""
    tile = board(state.tiles).owner[at]
    for beside in state.beside:
        if beside.tile == tile:
            return content().cards[beside.card].environment or ""
    return ""


def step_costs(state: State) -> dict[str, int]:
    """Return the tiles whose hexes cost more than 1 movement to enter (SKY-G46), empty for most maps."""
    if not state.beside:
        return {}
    cards = content().cards
    return {beside.tile: 2 for beside in state.beside if cards[beside.card].environment == "mire"}


def in_reach(state: State, at: Hex, reach: int, cells: Iterable[Hex]) -> list[Hex]:
    """Return those of ``cells`` that a unit at ``at`` could attack: by reach and sight (SKY-G48), and murk (SKY-G46)."""
    map_ = board(state.tiles)
    close, owner, seen = map_.close(at), map_.owner, map_.seen_from[map_.owner[at]]
    return [
        cell
        for cell in cells
        if cell in close
        and close[cell] <= reach
        and owner[cell] in seen
        and (close[cell] <= 1 or not hidden(state, at, cell))
    ]


def hidden(state: State, a: Hex, b: Hex) -> bool:
    """Return whether murk hides two cells that do not touch from each other: into or out of its tile (SKY-G46)."""
    if not state.beside:
        return False
    owner = board(state.tiles).owner
    return owner[a] != owner[b] and "murk" in (environment(state, a), environment(state, b))


def guard(hero: Hero) -> int:
    """Return an adventurer's guard, relics included."""
    return content().adventurers[hero.kind].guard + lasting(hero, "guard")


def chip_of(enemy: Enemy) -> Chip:
    """Return the side of the chip that an enemy shows."""
    return content().chips[enemy.chip]


def nearest_free(state: State, near: Hex, leaving: str = "") -> tuple[Hex, ...]:
    """Return the free hexes nearest to ``near``, itself included, in reading order (SKY-G32, SKY-G54).

    Distances run over the map; where nothing free can be reached, or ``near`` is no longer on it, straight across.
    Hexes of the tile ``leaving`` do not count. Empty when the map is full.
    """
    map_, taken = board(state.tiles), occupied(state)
    free = [cell for cell in map_.owner if cell not in taken and map_.owner[cell] != leaving]
    if not free:
        return ()
    reached = map_.distances(near) if near in map_.owner else {}
    steps = {cell: reached[cell] for cell in free if cell in reached} or {cell: straight(near, cell) for cell in free}
    least = min(steps.values())
    return tuple(reading_order(cell for cell, count in steps.items() if count == least))


def units_on(state: State, tile: str) -> tuple[Settling, ...]:
    """Return who stands on a tile, as tasks to move them off it."""
    owner = board(state.tiles).owner
    tasks = [
        Settling("hero", index, at, tile)
        for index in standing(state)
        if (at := state.heroes[index].at) is not None and owner[at] == tile
    ]
    tasks += [Settling("enemy", enemy.id, enemy.at, tile) for enemy in state.enemies if owner[enemy.at] == tile]
    friend = state.friend
    if friend is not None and friend.at is not None and owner[friend.at] == tile:
        tasks.append(Settling("friend", 0, friend.at, tile))
    return tuple(tasks)
