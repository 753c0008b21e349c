"""What is counted of a delve besides what is counted of every game: shards, relics, and maps without a door left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any, ClassVar

from engine.core.bot_players import Manner, Thought
from engine.core.dice import Dice
from engine.core.game import Event
from engine.core.moves import Move
from engine.games.skyshard.player import advising, company
from engine.games.skyshard.player.at_the_end import leaving
from engine.games.skyshard.player.sensible import Judgement
from engine.games.skyshard.rules.explore import fits
from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.moves import Place
from engine.games.skyshard.state.state import Exploring, Laid, State, gained
from engine.games.skyshard.state.terrain import sealed
from engine.games.skyshard.state.view import View
from tests.games.shares import mean, wilson
from tests.simulate import measures
from tests.simulate.measures import Record
from tests.simulate.tables import grouped, table

KINDS = ("explored", "no_tile", "no_fit", "dug", "shard", "enemy", "struck", "fell", "opened", "jammed", "trap")
"""The events whose mean is told."""


def steering(view: View, legal: Sequence[Move], mind: Any, manner: Manner, lot: Dice) -> Thought[Any]:
    """Lay each tile so that as few doors as possible are left on the map, and play steadily besides."""
    state = view.state
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Exploring) and task.step == "connect":
        laid = [Laid(fit.tile, fit.turn, fit.at) for fit in fits(state, task)]
        left = [len(board((*state.tiles, item)).open_doors) for item in laid]
        return Thought(Place(str(left.index(min(left)) + 1)), mind)
    return company.decide(view, legal, mind, manner, lot)


RUSHING = Judgement(calm=99, late=1, ahead=True)
"""How those weigh things up who open every door from the first round on, and are sharp besides."""


def rush(view: View, legal: Sequence[Move], mind: Any, manner: Manner, lot: Dice) -> Thought[Any]:
    """Open every door, whatever it calls, and play as sharp players do besides (SKY-G102)."""
    del manner, lot
    state, seat = view.state, view.seat
    assert seat is not None
    idea = leaving(state, seat, legal, ()) or next(company.ideas(state, company.own(state, legal, ()), RUSHING))
    return Thought(idea.move, mind)


def advised(view: View, legal: Sequence[Move], mind: Any, manner: Manner, lot: Dice) -> Thought[Any]:
    """Make the first move that Hint would name, which is the coloured button."""
    del manner
    return Thought(advising.advise(view, legal, lot)[0].move, mind)


class Measures(measures.Measures):
    """Watches a delve. Facts: its ``rounds``, and how many shards were ``gained``.

    ``sealed`` is the round in which its map first had no door left, 0 for never; ``depth`` is that in its campaign, 0 for
    none.
    """

    about: ClassVar = {"relic": "relic", "used": "relic", "class": "kind"}
    wanted: ClassVar = {"relics found": [f"relic {relic}" for relic in content().relics]}
    ways: ClassVar = {"steering": steering, "rush": rush, "advised": advised}
    sealed = 0

    def moved(self, before: State, seat: int, move: Move, after: State, events: Sequence[Event]) -> None:
        """See a move made."""
        super().moved(before, seat, move, after, events)
        if after.phase == "delve" and not self.sealed and not after.agenda and sealed(after):
            self.sealed = after.round

    def ended(self, state: State, minds: Sequence[Any]) -> dict[str, Any]:
        """Return what came of the delve."""
        depth = state.camp.depth if state.camp else 0
        return {"rounds": state.round, "sealed": self.sealed, "gained": gained(state), "depth": depth}

    @classmethod
    def tables(cls, records: Sequence[Record]) -> Iterator[str]:
        """Yield how delves went, and what maps without doors came to."""
        heads = ("options", "players", "levels", "delves", "rounds if won", "in 1 to 3 %", "in 6 to 10 %", "shards", *KINDS)
        rows = []
        for kind, own in grouped(records).items():
            took = [record.facts["rounds"] for record in own if record.result == "won"]
            early, late = (sum(low <= rounds <= high for rounds in took) for low, high in ((1, 3), (6, 10)))
            means = (mean(record.used.get(event, 0) for record in own) for event in KINDS)
            cells = (median(took) if took else "-", wilson(early, len(took)), wilson(late, len(took)))
            shards = mean(record.facts["gained"] for record in own)
            rows.append((*kind, len(own), *cells, f"{shards:.2f}", *(f"{each:.1f}" for each in means)))
        yield from table("how delves go; shards and what follows in the mean of a delve", heads, rows, 3)
        heads = ("options", "players", "levels", "delves", "sealed %", "won if sealed %", "won if not %")
        rows = []
        for kind, own in grouped(records).items():
            shut, free = ([item for item in own if bool(item.facts["sealed"]) is wanted] for wanted in (True, False))
            won = (wilson(sum(item.result == "won" for item in some), len(some)) for some in (shut, free))
            rows.append((*kind, len(own), wilson(len(shut), len(own)), *won))
        yield from table("maps without a door left", heads, rows, 3)
        heads = ("players", "levels", "depth", "delves", "won %", "rounds if won", "fell")
        rows = []
        for (_, players, levels), own in grouped(records).items():
            for depth in sorted({record.facts.get("depth", 0) for record in own} - {0}):
                there = [record for record in own if record.facts["depth"] == depth]
                won = [record.facts["rounds"] for record in there if record.result == "won"]
                fell = mean(record.used.get("fell", 0) for record in there)
                share = wilson(len(won), len(there))
                rows.append((players, levels, depth, len(there), share, median(won) if won else "-", f"{fell:.1f}"))
        if rows:
            yield from table("delves of campaigns by depth", heads, rows, 2)
