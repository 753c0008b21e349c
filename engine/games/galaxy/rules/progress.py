"""A galaxy while a move is being carried out: the state so far, dice, and the plain acts that every rule is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import astuple, replace

from engine.core.flow import Ask, Progress, by_itself
from engine.core.memo import changed, changed_in, noted, replaced

from ..state.state import NONE, Deck, Force, Planet, Player, State, System
from .events import course
from .events.notation import DIE


class Voyage(Progress[State]):
    """A galaxy's move at work."""

    __slots__ = ()

    def name(self, player: int) -> str:
        """Return what a player is called."""
        return self.state.players[player].name

    def change(self, **fields: Any) -> None:
        """Replace fields of the state; what follows from the others alone stays known."""
        self.state = changed(self.state, **fields)

    def finish(self) -> None:
        """Take the first task off the agenda."""
        self.state = changed(self.state, agenda=self.state.agenda[1:])

    def meet(self, what: str) -> None:
        """Tell of something that has just come up, by its id, unless it did before: what it is like is told once in a game
        (GAL-G80), and not at a desk, where only the decks are."""
        if what not in self.state.met and self.state.phase != "desk":
            self.change(met=(*self.state.met, what))
            self.tell(course.Met(what))

    # Parts of the state.

    def player(self, player: int) -> Player:
        """Return what a player has."""
        return self.state.players[player]

    def set_player(self, player: int, **fields: Any) -> None:
        """Replace fields of what a player has."""
        self.change_in("players", replaced(self.state.players, player, **fields), *fields)

    def set_habits(self, player: int, habits: Mapping[str, str]) -> None:
        """Set a player's standing orders: nothing that is kept beside a state follows from them."""
        self.state = noted(self.state, players=replaced(self.state.players, player, habits=habits))

    def change_in(self, field: str, rows: tuple[Any, ...], *parts: str) -> None:
        """Replace parts of the systems, planets or players; what follows from their other parts stays known."""
        self.state = changed_in(self.state, field, rows, *parts)

    def planet(self, planet: str) -> Planet:
        """Return a planet."""
        return self.state.planet_by_id[planet]

    def set_planet(self, planet: str, **fields: Any) -> None:
        """Replace fields of a planet."""
        planets = [replace(item, **fields) if item.id == planet else item for item in self.state.planets]
        self.change_in("planets", tuple(planets), *fields)

    def system(self, system: str) -> System:
        """Return a system."""
        return self.state.system_by_id[system]

    def set_system(self, system: str, **fields: Any) -> None:
        """Replace fields of a system."""
        systems = [replace(item, **fields) if item.id == system else item for item in self.state.systems]
        self.change_in("systems", tuple(systems), *fields)

    def deck(self, deck: str) -> Deck:
        """Return a deck."""
        return self.state.decks[deck]

    def set_deck(self, deck: str, **fields: Any) -> None:
        """Replace fields of a deck."""
        self.change(decks={**self.state.decks, deck: replace(self.state.decks[deck], **fields)})

    # Units: a place is a system (its space) or a planet.

    def units(self, player: int, place: str) -> Force:
        """Return a player's units in a place."""
        system = self.state.system_by_id.get(place)
        held = system.fleets if system is not None else self.state.planet_by_id[place].troops
        return held[player]

    def set_units(self, player: int, place: str, force: Force) -> None:
        """Set a player's units in a place."""
        assert min(astuple(force)) >= 0, force
        system = self.state.system_by_id.get(place)
        held = list(system.fleets if system is not None else self.state.planet_by_id[place].troops)
        held[player] = force or NONE
        if system is not None:
            self.set_system(place, fleets=tuple(held))
        else:
            self.set_planet(place, troops=tuple(held))

    def add_units(self, player: int, place: str, force: Force) -> None:
        """Put more units in a place."""
        self.set_units(player, place, self.units(player, place) + force)

    def take_units(self, player: int, place: str, force: Force) -> None:
        """Take units, which are there, from a place."""
        self.set_units(player, place, self.units(player, place) - force)

    # Chance and questions.

    def roll(self, count: int) -> tuple[int, ...]:
        """Return the faces of so many d10."""
        return self.dice.rolls(count, DIE)

    def ask(self, question: Ask) -> None:
        """Ask, first of all; where there is only one option, it is the answer."""
        if len(question.options) > 1:
            self.push(question)
        else:
            self.push(by_itself(question, question.options[0], question.owner))
