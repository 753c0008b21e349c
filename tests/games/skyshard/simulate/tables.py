"""The tables of BALANCE.md, made from the records of many delves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean, median

from .games import Record

PARTIES = {1: "one", 2: "two", 3: "three", 4: "four"}
KINDS = ("explored", "no_tile", "no_fit", "dug", "shard", "enemy", "struck", "fell", "opened", "jammed", "trap")
"""The events whose mean is told."""


def won(records: Sequence[Record]) -> str:
    """Return how many of the delves were won, "-" where there are none."""
    return f"{mean(record.result == 'won' for record in records):.0%}" if records else "-"


def by_party(records: Sequence[Record], threats: Sequence[str]) -> Iterator[str]:
    """Yield how many delves each size of party wins at each threat, the sensible and the steering apart."""
    for steering in sorted({record.steering for record in records}):
        yield f"\ndelves won by a {'steering' if steering else 'sensible'} party"
        yield f"| party | {' | '.join(threats)} |"
        yield f"| --- |{' ---: |' * len(threats)}"
        for players in sorted({record.players for record in records}):
            mine = [record for record in records if record.steering is steering and record.players == players]
            shares = [won([record for record in mine if record.threat == threat]) for threat in threats]
            yield f"| {PARTIES[players]} | {' | '.join(shares)} |"


def by_doors(records: Sequence[Record]) -> Iterator[str]:
    """Yield how often the map was sealed, and how many delves were won with and without that."""
    yield "\nmaps without a door left"
    yield "| threat | party | played | delves | sealed | won | won if sealed | won if not |"
    yield "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |"
    groups = dict.fromkeys((record.threat, record.players, record.steering) for record in records)
    for group in groups:
        mine = [record for record in records if (record.threat, record.players, record.steering) == group]
        shut = [record for record in mine if record.sealed]
        free = [record for record in mine if not record.sealed]
        threat, players, steering = group
        yield (
            f"| {threat} | {PARTIES[players]} | {'steering' if steering else 'sensibly'} | {len(mine)} "
            f"| {len(shut) / len(mine):.0%} | {won(mine)} | {won(shut)} ({len(shut)}) | {won(free)} ({len(free)}) |"
        )


def course(records: Sequence[Record]) -> Iterator[str]:
    """Yield how delves of one kind went: rounds, explorations, what was found."""
    first = records[0]
    yield f"\n{first.threat}, {PARTIES[first.players]}, {'steering' if first.steering else 'sensible'}: won {won(records)}"
    rounds = Counter(record.round for record in records)
    yield f"rounds: {', '.join(f'{number} x{count}' for number, count in sorted(rounds.items()))}"
    best = [record for record in records if record.result == "won"]
    if best:
        took = [record.round for record in best]
        yield f"won delves: {mean(took):.1f} rounds, median {median(took):.0f}"
        for start, end in ((1, 3), (6, 8), (6, 10)):
            yield f"won in rounds {start} to {end}: {mean(start <= number <= end for number in took):.0%} of those won"
        yield f"won delves: {mean(record.happened.get('explored', 0) for record in best):.1f} explorations"
    for kind in KINDS:
        yield f"{kind}: {mean(record.happened.get(kind, 0) for record in records):.1f} a delve"
    yield f"shards gained: {mean(record.gained for record in records):.2f} a delve"
    yield f"moves: {mean(record.moves for record in records):.0f} a delve"
