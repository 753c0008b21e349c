"""What the records of many games come to, in tables: the same for every game, then its own."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from statistics import median, quantiles

from tests.games.shares import mean, wilson

from .measures import Record, measures_of

Group = tuple[str, int, str]
"""What games are told apart by: their options, how many play, how they play."""
RARELY = 0.1
"""Whatever is used in fewer games is hardly used at all."""


def tables(records: Sequence[Record]) -> Iterator[str]:
    """Yield the lines of all tables."""
    if not records:
        yield "no games"
        return
    measures = measures_of(records[0].sitting.game)
    yield from _ends(records)
    parties = [record for record in records if record.result != "ranked"]
    if parties:
        yield from _won(parties)
    rivals = [record for record in records if record.result == "ranked" and len(record.sitting.levels) > 1]
    if rivals:
        yield from _wins(rivals, "seat", lambda record, seat: str(seat + 1))
        yield from _wins(rivals, "place, the first turn first", _place)
        if any(len(set(record.sitting.levels)) > 1 for record in rivals):
            yield from _wins(rivals, "level", lambda record, seat: record.sitting.levels[seat])
            yield from _against(rivals)
    for title, names in measures.wanted.items():
        yield from _wanted(records, title, names)
    yield from _used(records)
    yield from measures.tables(records)


def grouped(records: Sequence[Record]) -> dict[Group, list[Record]]:
    """Return the games of each kind, as they were played first."""
    found: dict[Group, list[Record]] = defaultdict(list)
    for record in records:
        sitting = record.sitting
        counts = Counter(sitting.levels)
        levels = ", ".join(f"{count} {level}" if count > 1 else level for level, count in sorted(counts.items()))
        people = f" ({sitting.people} of them people)" if sitting.people else ""
        options = ", ".join(f"{name} {value}" for name, value in sitting.options.items()) or "as usual"
        found[options, len(sitting.levels), levels + people].append(record)
    return found


def table(title: str, heads: Sequence[str], rows: Sequence[Sequence[object]], words: int = 1) -> Iterator[str]:
    """Yield a table in Markdown; the first ``words`` columns hold words, the others numbers."""
    yield f"\n{title}\n"
    yield f"| {' | '.join(heads)} |"
    yield f"| {'--- | ' * words}{'---: | ' * (len(heads) - words)}".rstrip()
    for row in rows:
        yield f"| {' | '.join(map(str, row))} |"


def _ends(records: Sequence[Record]) -> Iterator[str]:
    results = [result for result in ("won", "retreat", "lost") if any(record.result == result for record in records)]
    scored = any(any(record.scores) for record in records)
    heads = ["options", "players", "levels", "games", *(f"{result} %" for result in results)]
    heads += ["moves", "90th", "turns", "90th", "left to the default"]
    heads += ["best score", "all", "last"] if scored else []
    rows = []
    for (options, players, levels), own in grouped(records).items():
        games = len(own)
        row: list[object] = [options, players, levels, games]
        row += [wilson(sum(record.result == result for record in own), games) for result in results]
        for counts in ([record.moves for record in own], [record.turns for record in own]):
            row += [f"{median(counts):.0f}", f"{ninetieth(counts):.0f}"]
        row.append(f"{mean(record.defaults for record in own):.1f}")
        scores = [record.scores for record in own if record.scores] or [(0,)]
        if scored:
            row += [f"{mean(pick(each) for each in scores):.1f}" for pick in (max, mean, min)]
        rows.append(row)
    yield from table("how they end; lengths as medians and 90th percentiles", heads, rows, 3)


def _won(records: Sequence[Record]) -> Iterator[str]:
    """Yield the delves won, by options and by who played, each of these in a column; the last row holds all of them."""
    won: dict[str, dict[str, list[bool]]] = defaultdict(lambda: defaultdict(list))
    found = grouped(records)
    for (options, _, levels), own in found.items():
        for row in (options, "all"):
            won[row][levels] += [record.result == "won" for record in own]
    columns = list(dict.fromkeys(levels for _, _, levels in found))
    every = won.pop("all")
    last = [("all", every)] if len(won) > 1 else []
    rows = []
    for options, cells in (*won.items(), *last):
        rows.append((options, *(f"{wilson(sum(cells[name]), len(cells[name]))}, {len(cells[name])}" for name in columns)))
    yield from table("delves won in percent, and of how many", ("options", *columns), rows)


def ninetieth(values: Sequence[int]) -> float:
    """Return the 90th percentile."""
    return quantiles(values, n=10, method="inclusive")[-1] if len(values) > 1 else values[0]


def _place(record: Record, seat: int) -> str:
    return str((seat - record.first) % len(record.sitting.levels) + 1)


def _wins(records: Sequence[Record], title: str, kind: Callable[[Record, int], str]) -> Iterator[str]:
    """Yield the share of wins of each kind of seat, with what would be fair; a shared win counts in parts."""
    rows = []
    for (options, players, levels), own in grouped(records).items():
        won: Counter[str] = Counter()
        seats: Counter[str] = Counter()
        for record in own:
            for seat in range(players):
                name = kind(record, seat)
                seats[name] += 1
                won[name] += (seat in record.winners) / len(record.winners)  # type: ignore[assignment]
        for name in sorted(seats):
            fair = 100 * seats[name] / len(own) / players
            rows.append((options, players, levels, name, len(own), wilson(won[name], len(own)), f"{fair:.1f}"))
    heads = ("options", "players", "levels", title, "games", "wins %", "fair")
    yield from table(f"wins by {title}", heads, rows, 4)


def _against(records: Sequence[Record]) -> Iterator[str]:
    """Yield how often one level does better than another at the same table, in a game's mean over pairs of seats."""
    rows = []
    for (options, players, levels), own in grouped(records).items():
        names = sorted({level for record in own for level in record.sitting.levels})
        for item, other in product(names, names):
            shares = [share for record in own if (share := _ahead(record, item, other)) is not None]
            if item < other and shares:
                ahead, games = sum(shares), len(shares)
                rows.append((options, players, levels, f"{item} ahead of {other}", games, wilson(ahead, games)))
                rows.append((options, players, levels, f"{other} ahead of {item}", games, wilson(games - ahead, games)))
    heads = ("options", "players", "levels", "of two seats", "games", "games %")
    yield from table("one level against another", heads, rows, 4)


def _ahead(record: Record, item: str, other: str) -> float | None:
    """Return in which share of the pairs of two such seats the one is before the other, a tie being half."""
    ranks = [(seat in record.winners, record.scores[seat]) for seat in range(len(record.sitting.levels))]
    mine = [rank for rank, level in zip(ranks, record.sitting.levels, strict=True) if level == item]
    theirs = [rank for rank, level in zip(ranks, record.sitting.levels, strict=True) if level == other]
    return mean((a > b) + (a == b) / 2 for a, b in product(mine, theirs)) if mine and theirs else None


def _wanted(records: Sequence[Record], title: str, names: Sequence[str]) -> Iterator[str]:
    """Yield in how many games each of some things was used, the rarest first."""
    games = len(records)
    found = {name: sum(name in record.used for record in records) for name in names}
    rarely = sum(count < RARELY * games for count in found.values())
    yield f"\n{title}: in how many of {games} games, how often in one; {rarely} of {len(names)} in fewer than one of ten"
    for name, count in sorted(found.items(), key=lambda item: item[1]):
        often = mean(record.used.get(name, 0) for record in records)
        yield f"  {name}: {wilson(count, games)} %, {often:.2f}{' <--' if count < RARELY * games else ''}"


def _used(records: Sequence[Record]) -> Iterator[str]:
    """Yield whatever came about, with the share of games and how often in one."""
    games = len(records)
    held = Counter(name for record in records for name in record.used)
    total: Counter[str] = Counter()
    for record in records:
        total.update(record.used)
    yield "\nwhat came about: in how many games, and how often in one"
    for verbs in (True, False):
        names = [name for name, _ in held.most_common() if name.startswith("/") is verbs]
        yield "  " + ", ".join(f"{name} {held[name] / games:.0%} x{total[name] / games:.2f}" for name in names)
