"""A delve while a move is being carried out: the state so far, the dice, the events told, and the plain acts of units."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.flow import Progress
from engine.maps.hexes import Hex, label

from ..state.board import Board, board
from ..state.content import DAMAGE, content
from ..state.naming import hero_name
from ..state.state import Beside, Enemy, Hero, State, drawn, most_health, scenario_of, top_card
from ..state.terrain import cards_left
from .events import finds, quests, units

MOST_FATIGUE = 3
"""How much fatigue an adventurer can hold (SKY-G25)."""


class Delve(Progress[State]):
    """A delve's move at work."""

    __slots__ = ()

    @property
    def board(self) -> Board:
        """The board of the tiles as they lie now."""
        return board(self.state.tiles)

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

    def hurt_hero(self, index: int, amount: int, cause: str = "", by: str = "") -> None:
        """Take health from an adventurer; at 0 it falls and is taken off the map (SKY-G49), to ``cause`` and ``by``."""
        hero = self.hero(index)
        if hero.at is None or amount <= 0:
            return
        health = max(0, hero.health - amount)
        if health:
            self.set_hero(index, health=health)
            return
        self.set_hero(index, health=0, at=None, fell=hero.at)
        dropped = self._drop(index)
        if (camp := self.state.camp) is not None and hero.kind not in camp.fell:
            self.change(camp=replace(camp, fell=(*camp.fell, hero.kind)))
        retreating = tuple(seat for seat in self.state.retreating if seat != hero.seat or self._stands(seat))
        self.change(retreating=retreating)
        if self.acting(index):
            self.turn(over=True)
        self.tell(units.Fell(self.name(index), label(hero.at), cause, by))
        if dropped is not None:
            self.tell(dropped)

    def _drop(self, index: int) -> quests.Dropped | None:
        """Let what a fallen adventurer carried lie on the tile where it fell, for the next to enter that (SKY-G92)."""
        hero, errand = self.hero(index), self.state.errand
        if errand is None or not hero.burdens or hero.fell is None:
            return None
        tile = self.board.owner[hero.fell]
        self.set_hero(index, burdens=())
        self.change(
            beside=(*self.state.beside, *(Beside(tile, card) for card in hero.burdens)),
            taken=tuple(card for card in self.state.taken if card not in hero.burdens),
            errand=replace(errand, loose=(*errand.loose, *hero.burdens)),
        )
        return quests.Dropped(self.name(index), self.state.objective, tile)

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
        self.change(enemies=enemies, defeated=(*self.state.defeated, pair) if pair >= 0 else self.state.defeated)

    def beaten(self) -> None:
        """Note that the guardian is beaten for good: after its last phase, or by falling stones (SKY-G98)."""
        known, errand = scenario_of(self.state), self.state.errand
        assert known is not None and errand is not None
        self.change(errand=replace(errand, phase=len(known.phase) + 1))
        self.tell(quests.Beaten(self.state.objective))

    def hurt_friend(self, amount: int) -> None:
        """Take health from the companion; at 0 it is taken off the map."""
        friend = self.state.friend
        if friend is None or friend.at is None or amount <= 0:
            return
        health = max(0, friend.health - amount)
        self.change(friend=replace(friend, health=health, at=friend.at if health else None))
        if not health:
            self.tell(units.CompanionFell(content().companions[friend.kind].name))

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
        """Draw the top delve card; an empty deck is made anew from the discard pile first (SKY-G09, SKY-G106)."""
        deck = self.state.deck
        if not deck:
            deck = self.dice.shuffled(self.state.discard)
            self.change(discard=())
            self.tell(finds.Reshuffled())
        card = top_card(self.state, deck)
        at, dry = deck.index(card), 0 if content().cards[card].shards else self.state.dry + 1
        self.change(deck=(*deck[:at], *deck[at + 1 :]), peeked="", dry=dry if self.state.due else self.state.dry)
        return card

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
            self.tell(finds.SupplyEnded(count, state.scene))


def _with(heroes: tuple[Hero, ...], index: int, **fields: Any) -> tuple[Hero, ...]:
    """Return the adventurers with fields of one replaced."""
    return (*heroes[:index], replace(heroes[index], **fields), *heroes[index + 1 :])


def _comes_back(beside: Beside) -> bool:
    card = content().cards[beside.card]
    return card.trap is not None and not beside.sprung and not card.shards and card.environment is None
