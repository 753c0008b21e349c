"""A table of the simulated Discord at which a party plays sensibly, by the controls under the bot's posts."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import msgspec

from engine.core.game import AnyGame, Event
from engine.core.moves import Move, Verb
from playground.making import Maker
from playground.players import Players
from playground.sitting import Sitting
from playground.world import World

from .parties import Household


class Seated:
    """A game under way in the players' channel, the ``members`` by their names in the playground.

    ``live`` is what the tables remember of it: its state, who sits where, who is awaited.
    """

    live: Any

    def __init__(self, world: World, players: Players, game: AnyGame, party: Household, members: Sequence[str]) -> None:
        self._world = world
        self._game = game
        self._party = party
        self._members = members
        self._sitting = Sitting(world, players)
        self._maker = Maker(world, players)
        self._verbs = {verb.name: verb for verb in game.verbs}

    async def moves(self, pressed: Callable[[], None] = lambda: None) -> AsyncIterator[Any]:
        """Play until no seat is awaited: yield what was remembered before each move once it is made, ``live`` being what is
        then; ``pressed`` is called after each press that the bot has dealt with."""
        await self.look()
        while self.live.awaited:
            before = self.live
            seat, move = self._party.choose(before.table.state, before.awaited)
            verb = self._verbs[move.verb]
            typed = is_typed(self._game, before.table.state, seat, move, verb)
            async for _ in self._maker.make(self.named(seat), move, verb, typed=typed):
                pressed()
            await self.look()
            for row in await self._sitting.tables._context.store.entries(
                before.row.id, before.rows, self.live.rows - before.rows
            ):
                self._party.hear(self.live.table.state, msgspec.json.decode(row.events, type=list[Event]))
            yield before

    async def look(self) -> None:
        """See how the table stands."""
        self.live = await self._sitting.tables._context.cache.seen(self._sitting.channel)

    def named(self, seat: int) -> str:
        """Return the name of the member who has a seat."""
        member = self.live.seats[seat].member
        return next(name for name in self._members if self._world.members[name].id == member)


def is_typed(game: AnyGame, state: Any, seat: int, move: Move, verb: Verb) -> bool:
    """Return whether no control offers a move, neither its seat's nor everybody's: it is for those who write."""
    views = (game.view(state, seat), game.view(state, None))
    return not (verb.steps or verb.form) and all(game.choice(view, move).weight == "written" for view in views)
