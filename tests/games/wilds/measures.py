"""What is counted of an expedition besides what is counted of every game: days, places seen, how the goal was found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from engine.core.game import Event
from engine.core.moves import Move
from engine.games.wilds.state import board
from engine.games.wilds.state.state import State
from tests.games.shares import mean, wilson
from tests.simulate import measures
from tests.simulate.measures import Record
from tests.simulate.tables import grouped, table


class Measures(measures.Measures):
    """Looks on at an expedition. Facts: its ``days``, the share of the places entered in percent (``seen``), and ``how``
    the goal came onto the map: "searched", "goal" (by its die), "scouted", or "" if it never did."""

    about: ClassVar = {"used": "what", "role": "role"}

    def moved(self, before: State, seat: int, move: Move, after: State, events: Sequence[Event]) -> None:
        """See a move made."""
        super().moved(before, seat, move, after, events)
        self.used.update(f"decided {str(event.facts['text']).split()[0]}" for event in events if event.kind == "decided")

    def ended(self, state: State, minds: Sequence[Any]) -> dict[str, Any]:
        """Return what came of the expedition."""
        goal = state.region.goal
        known = next((one for one in state.finds if goal is not None and one.site == goal.site), None)
        how = known.how if known is not None and known.discovered else ""
        return {"days": state.day, "seen": board.explored(state), "how": how}

    @classmethod
    def tables(cls, records: Sequence[Record]) -> Iterator[str]:
        """Yield how expeditions go."""
        heads = ("options", "players", "levels", "games", "won %", "days", "days if won", "seen %", "defeats", "searches")
        heads += ("tracks", "goal found by a Search %")
        rows = []
        for kind, own in grouped(records).items():
            won = [one for one in own if one.result == "won"]
            rows.append(
                (
                    *kind,
                    len(own),
                    wilson(len(won), len(own)),
                    f"{mean(one.facts['days'] for one in own):.1f}",
                    f"{mean(one.facts['days'] for one in won):.1f}",
                    f"{mean(one.facts['seen'] for one in own):.0f}",
                    f"{mean(one.used.get('defeat', 0) for one in own):.2f}",
                    f"{mean(one.used.get('searched', 0) for one in own):.1f}",
                    f"{mean(one.used.get('tracked', 0) for one in own):.1f}",
                    wilson(sum(one.facts["how"] == "searched" for one in own), len(own)),
                )
            )
        yield from table("expeditions", heads, rows, 3)
