"""What is counted of a scenario besides what is counted of every game: how it ended and why, Injuries, deaths, Diseases,
Valuables, tokens, plays; of scenarios in a row, with what a party sets out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from engine.core.game import Event
from engine.core.moves import Move
from engine.games.regions.state.content import content
from engine.games.regions.state.moves import Act
from engine.games.regions.state.state import Member, State
from tests.games.shares import mean, wilson
from tests.simulate import measures
from tests.simulate.measures import Record, Sitting
from tests.simulate.tables import grouped, table


class Measures(measures.Measures):
    """Looks on at a scenario. ``purse``, ``scars`` and ``ills`` are the Valuables, the Injuries and the Diseases with which
    the party set out, healed in town as far as they could pay; the other facts are what came of them."""

    about: ClassVar = {"played": "play"}
    wanted: ClassVar = {"plays": [f"played {play.name}" for play in content().plays.values()]}

    def __init__(self, sitting: Sitting, state: State) -> None:
        super().__init__(sitting, state)
        self.set_out: tuple[Member, ...] = ()
        self.met: set[str] = set()

    def moved(self, before: State, seat: int, move: Move, after: State, events: Sequence[Event]) -> None:
        """See a move made."""
        super().moved(before, seat, move, after, events)
        answers = (str(event.facts["answer"]) for event in events if event.kind == "clash")
        self.used.update(f"played {answer}" for answer in answers if answer)
        if isinstance(move, Act) and any(event.kind == "picked" for event in events):
            self.used[f"played {content().catalogue[move.play].name}"] += 1
        if before.phase == "play":
            self.set_out = self.set_out or before.members
            self.met |= {entity.kind for entity in after.entities if entity.number}

    def ended(self, state: State, minds: Sequence[Any]) -> dict[str, Any]:
        """Return what came of the scenario."""
        members, out = state.members, self.set_out or state.members
        return {
            "ending": state.ending,
            "why": state.why,
            "rounds": state.round,
            "crafts": [member.craft for member in members],
            "injuries": sum(member.injuries for member in members),
            "deaths": sum(member.dead for member in members),
            "diseases": sum(_ills(member) for member in members if not member.dead),
            "tokens": state.tokens,
            "most tokens": state.token_most,
            "gained": [0 if one.dead else one.valuables - had.valuables for one, had in zip(members, out, strict=True)],
            "met": sorted(self.met),
            "purse": [member.valuables for member in out],
            "scars": sum(member.injuries for member in out),
            "ills": sum(_ills(member) for member in out),
        }

    @classmethod
    def tables(cls, records: Sequence[Record]) -> Iterator[str]:
        """Yield how scenarios end, how parties with each Craft fare, and what becomes of parties in campaigns."""
        yield from _endings(records)
        yield "\nhow often parties with each Craft win"
        for craft in sorted({craft for one in records for craft in one.facts["crafts"]}):
            own = [one for one in records if craft in one.facts["crafts"]]
            yield f"  {craft}: {wilson(sum(one.result == 'won' for one in own), len(own))} % of {len(own)}"
        if any(one.sitting.kept for one in records):
            yield from _campaigns(records)


def _ills(member: Member) -> int:
    return len({disease.name for disease in member.diseases})


def _endings(records: Sequence[Record]) -> Iterator[str]:
    heads = ("options", "players", "levels", "games", "won %", "partly %", "all dead %", "rounds", "moves each")
    heads += ("Injuries each", "deaths", "Diseases each", "tokens left", "Valuables each", "why not won")
    rows = []
    for (options, players, levels), own in grouped(records).items():
        games = len(own)
        facts = [one.facts for one in own]
        ends = Counter(one["ending"] for one in facts)
        why = Counter(f"{one['ending']}: {one['why']}" for one in facts if one["ending"] != "won")
        rows.append(
            (
                options,
                players,
                levels,
                games,
                wilson(ends["won"], games),
                wilson(ends["partly"], games),
                wilson(sum(one["deaths"] == players for one in facts), games),
                f"{mean(one['rounds'] for one in facts):.1f}",
                f"{mean(one.moves / players for one in own):.0f}",
                f"{mean(one['injuries'] / players for one in facts):.2f}",
                f"{mean(one['deaths'] for one in facts):.2f}",
                f"{mean(one['diseases'] / players for one in facts):.2f}",
                f"{mean(one['tokens'] for one in facts):.1f} of {mean(one['most tokens'] for one in facts):.1f}",
                f"{mean(sum(one['gained']) / players for one in facts):.1f}",
                ", ".join(f"{reason} {count}" for reason, count in why.most_common()),
            )
        )
    yield from table("scenarios", heads, rows, 3)


def _campaigns(records: Sequence[Record]) -> Iterator[str]:
    """Yield a table of campaigns, scenario by scenario: with what a PC sets out, what becomes of them."""
    heads = ("scenario", "games", "won %", "purse", "Injuries left", "Diseases left", "gained", "new Injuries")
    heads += ("new Diseases", "deaths")
    places: dict[int, list[Record]] = {}
    number = 0
    for record in records:
        number = number + 1 if record.sitting.kept else 1
        places.setdefault(number, []).append(record)
    rows = []
    for number, own in places.items():
        heads_of_all = sum(len(one.sitting.levels) for one in own)
        facts = [one.facts for one in own]
        sums = (
            sum(sum(one["purse"]) for one in facts),
            sum(one["scars"] for one in facts),
            sum(one["ills"] for one in facts),
            sum(sum(one["gained"]) for one in facts),
            sum(one["injuries"] - one["scars"] for one in facts),
            sum(one["diseases"] - one["ills"] for one in facts),
            sum(one["deaths"] for one in facts),
        )
        won = wilson(sum(one.result == "won" for one in own), len(own))
        rows.append((number, len(own), won, *(f"{each / heads_of_all:.2f}" for each in sums)))
    yield from table("campaigns, scenario by scenario; in the mean of a PC", heads, rows)
