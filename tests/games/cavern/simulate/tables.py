"""The tables of BALANCE.md, made from the records of many games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, stdev

from engine.games.cavern.player.worth import best_of
from engine.games.cavern.state.content import content

from .games import Record

NEAR_THE_END = (0.2, 0.5, 0.85, 1.0)
"""What an XP is still worth, as a share of its price, by the spaces that the Sun marker has left."""
EVEN = 0.05
"""Points of difference that nobody would notice."""


def spread(values: Sequence[float]) -> str:
    """Return a mean with its standard error."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{mean(values):.2f} +- {error:.2f}"


def tables(records: Sequence[Record], price: float) -> Iterator[str]:
    """Yield the lines of all tables that the records allow."""
    players = len(records[0].scores)
    yield f"{len(records)} games of {players}"
    if players > 1:
        yield from _factions(records)
        yield from _first(records)
    yield from _scores(records)
    yield from _course(records)
    yield from _gifts(records)
    yield from _encounters(records, price)


def _factions(records: Sequence[Record]) -> Iterator[str]:
    yield "\nfaction: share of wins, score, score to the table's mean"
    for faction in content().band.factions:
        shares, scores, ahead = [], [], []
        for record in records:
            if faction in record.factions:
                seat = record.factions.index(faction)
                shares.append((seat in record.winners) / len(record.winners))
                scores.append(record.scores[seat])
                ahead.append(record.scores[seat] - mean(record.scores))
        error = sqrt(mean(shares) * (1 - mean(shares)) / len(shares))
        yield f"  {faction}: {mean(shares):.1%} +- {error:.1%}, {mean(scores):.1f}, {spread(ahead)}"


def _first(records: Sequence[Record]) -> Iterator[str]:
    yield "\nplace in turn order: share of wins, score to the table's mean"
    players = len(records[0].scores)
    for place in range(players):
        shares, ahead = [], []
        for record in records:
            seat = (record.first + place) % players
            shares.append((seat in record.winners) / len(record.winners))
            ahead.append(record.scores[seat] - mean(record.scores))
        yield f"  {place + 1}: {spread([100 * share for share in shares])} %, {spread(ahead)}"


def _scores(records: Sequence[Record]) -> Iterator[str]:
    every = sorted(score for record in records for score in record.scores)
    tenths = [every[len(every) * tenth // 10] for tenth in (1, 5, 9)]
    yield f"\nscores: mean {mean(every):.1f}, deviation {stdev(every):.1f}, tenth {tenths[0]}, middle {tenths[1]}, "
    yield f"  ninth tenth {tenths[2]}, most {every[-1]}; treasures {mean(n for r in records for n in r.gained):.2f} each"
    if len(records[0].scores) > 1:
        orders = [sorted(record.scores, reverse=True) for record in records]
        yield f"  winner {mean(o[0] for o in orders):.1f}, second {mean(o[1] for o in orders):.1f}, "
        yield f"  last {mean(o[-1] for o in orders):.1f}; shared wins {mean(len(r.winners) > 1 for r in records):.1%}"


def _course(records: Sequence[Record]) -> Iterator[str]:
    turns = sorted(record.turns for record in records)
    tenths = [turns[len(turns) * tenth // 10] for tenth in (1, 5, 9)]
    yield f"\nturns: {spread(turns)}, tenth {tenths[0]}, middle {tenths[1]}, ninth tenth {tenths[2]}"
    ends = Counter(record.ending for record in records)
    yield "  ends: " + ", ".join(f"{why} {count / len(records):.1%}" for why, count in ends.most_common())
    total: Counter[str] = Counter()
    for record in records:
        total.update(record.happened)
    rooms = total["battle"] + total["encounter"] - total["redrawn"] + total["deserted"]
    for name, count in (
        ("Battle", total["battle"]),
        ("Encounter", total["encounter"] - total["redrawn"]),
        ("deserted", total["deserted"]),
    ):
        yield f"  rooms, {name}: {count / rooms:.1%}, {count / len(records):.1f} a game"
    for why in ("fight", "test", "choice", "price"):
        won, lost = total[f"succeeded {why}"], total[f"failed {why}"]
        if won + lost:
            yield f"  {why}: {won + lost:5} times, succeeded {won / (won + lost):.1%}"
    won, lost = total["succeeded"], total["failed"]
    yield f"  all Encounters: succeeded {won / (won + lost):.1%}"
    yield f"  tiles in a room that is resolved: {total['tiles in rooms'] / total['completed']:.2f}"
    for name in sorted(total):
        if name not in ("drew", "sent_own", "collected_own", "ended", "opened") and " of " not in name:
            yield f"    {name}: {total[name] / len(records):.2f}"


def _gifts(records: Sequence[Record]) -> Iterator[str]:
    found: dict[str, list[float]] = defaultdict(list)
    wins: dict[str, list[float]] = defaultdict(list)
    for record in records:
        if any(record.gifts):
            for seat, gift in enumerate(record.gifts):
                found[gift].append(record.scores[seat] - mean(record.scores))
                wins[gift].append((seat in record.winners) / len(record.winners))
    if found:
        yield "\ngift at the start: score to the table's mean, share of wins"
        for gift in sorted(found):
            yield f"  {gift}: {spread(found[gift])}, {mean(wins[gift]):.1%}"
        if "-1" in found:
            slope = [
                sum(x * (y - mean(r.scores)) for x, y in zip(map(_centred, r.gifts), r.scores, strict=True)) / 5
                for r in records
                if any(r.gifts)
            ]
            yield f"  each XP: {spread(slope)}"


def _centred(gift: str) -> float:
    return int(gift) - 0.5


def _encounters(records: Sequence[Record], price: float) -> Iterator[str]:
    met: Counter[tuple[tuple[str, ...], int, tuple[int, int], int, int]] = Counter()
    for record in records:
        for text, count in record.met.items():
            rolled, *numbers = text.split("/")
            rift, bags, chests, xp, sun = map(int, numbers)
            met[tuple(rolled.split("+")), rift, (bags, chests), xp, sun] += count
    whole = sum(met.values())
    yield f"\nencounters: {whole} situations, XP at {price}: how often the first (second) option is better, and by how much"
    for card in content().encounters.values():
        share, by = [0.0, 0.0], [0.0, 0.0]
        for (dice, rift, loot, xp, sun), count in met.items():
            worth = [best_of(option, dice, rift, loot, price * NEAR_THE_END[sun], xp) for option in card.options]
            ahead = worth[0] - worth[1]
            if abs(ahead) > EVEN:
                share[ahead < 0] += count / whole
                by[ahead < 0] += count / whole * abs(ahead)
        means = [more / part if part else 0.0 for more, part in zip(by, share, strict=True)]
        mark = " <--" if min(share) < 0.15 else ""
        kinds = " | ".join(option.title for option in card.options)
        yield f"  {card.id}: {share[0]:.0%} by {means[0]:.1f}, {share[1]:.0%} by {means[1]:.1f}: {kinds}{mark}"
