"""What the records come to, in tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tests.games.shares import mean, share

from .games import Record


def tables(records: Sequence[Record]) -> Iterator[str]:
    """Yield the lines of a table with one line for each scenario and number of players."""
    yield (
        "| scenario | players | games | won % | partly % | lost % | all dead % | rounds | moves each | Injuries each "
        "| deaths | Diseases each | tokens left | Valuables each |"
    )
    yield "| --- " + "| ---: " * 13 + "|"
    for scenario, players in dict.fromkeys((one.scenario, one.players) for one in records):
        own = [one for one in records if (one.scenario, one.players) == (scenario, players)]
        games = len(own)
        ends = Counter(one.ending for one in own)
        lost = games - ends["won"] - ends["partly"]
        dead = sum(one.deaths == one.players for one in own)
        tokens = mean(one.tokens for one in own)
        cells = (
            scenario,
            players,
            games,
            share(ends["won"], games),
            share(ends["partly"], games),
            share(lost, games),
            share(dead, games),
            f"{mean(one.rounds for one in own):.1f}",
            f"{mean(one.moves / players for one in own):.0f}",
            f"{mean(one.injuries / players for one in own):.2f}",
            f"{mean(one.deaths for one in own):.2f}",
            f"{mean(one.diseases / players for one in own):.2f}",
            f"{tokens:.1f} of {mean(one.token_most for one in own):.1f}",
            f"{mean(sum(one.gained) / players for one in own):.1f}",
        )
        yield f"| {' | '.join(map(str, cells))} |"
        why = Counter(f"{one.ending}: {one.why}" for one in own if one.ending != "won")
        yield f"<!-- {', '.join(f'{reason} {count}' for reason, count in why.most_common())} -->"


def crafts(records: Sequence[Record]) -> Iterator[str]:
    """Yield how often parties with each Craft win."""
    for craft in sorted({craft for one in records for craft in one.crafts}):
        own = [one for one in records if craft in one.crafts]
        yield f"{craft}: {share(sum(one.ending == 'won' for one in own), len(own))}"


def economy(campaigns: Sequence[Sequence[Record]]) -> Iterator[str]:
    """Yield a table of campaigns, scenario by scenario: with what a PC sets out, what becomes of them."""
    yield "| scenario | won % | purse | Injuries left | Diseases left | gained | new Injuries | new Diseases | deaths |"
    yield "| --- " + "| ---: " * 8 + "|"
    for number, own in enumerate(zip(*campaigns, strict=True), 1):
        heads = sum(one.players for one in own)
        cells = (
            number,
            share(sum(one.ending == "won" for one in own), len(own)),
            f"{sum(sum(one.purse) for one in own) / heads:.1f}",
            f"{sum(one.scars for one in own) / heads:.2f}",
            f"{sum(one.ills for one in own) / heads:.2f}",
            f"{sum(sum(one.gained) for one in own) / heads:.2f}",
            f"{sum(one.injuries - one.scars for one in own) / heads:.2f}",
            f"{sum(one.diseases - one.ills for one in own) / heads:.2f}",
            f"{sum(one.deaths for one in own) / heads:.2f}",
        )
        yield f"| {' | '.join(map(str, cells))} |"
