"""What the records come to, in a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tests.games.shares import mean, share

from .games import Record


def tables(records: Sequence[Record]) -> Iterator[str]:
    """Yield the lines of a table with one line for each region and kind of party."""
    yield (
        "| region | party | games | won % | days | days if won | seen % | defeats | searches | tracks "
        "| goal found by a Search % |"
    )
    yield "| --- | --- " + "| ---: " * 9 + "|"
    for region, kind in dict.fromkeys((one.region, one.kind) for one in records):
        own = [one for one in records if (one.region, one.kind) == (region, kind)]
        won = [one for one in own if one.result == "won"]
        cells = (
            region,
            kind,
            len(own),
            share(len(won), len(own)),
            f"{mean(one.days for one in own):.1f}",
            f"{mean(one.days for one in won):.1f}",
            f"{mean(one.seen for one in own):.0f}",
            f"{mean(one.defeats for one in own):.2f}",
            f"{mean(one.actions.get('search', 0) for one in own):.1f}",
            f"{mean(one.actions.get('track', 0) for one in own):.1f}",
            f"{100 * mean(one.how == 'searched' for one in own):.0f}",
        )
        yield f"| {' | '.join(map(str, cells))} |"
        why = Counter(f"{one.result}, {one.why}" for one in own if one.result != "won")
        if why:
            yield f"<!-- {', '.join(f'{reason}: {count}' for reason, count in why.most_common())} -->"
