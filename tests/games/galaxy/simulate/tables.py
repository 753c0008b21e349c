"""What the records come to, in tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt

from tests.games.shares import mean, share

from .games import Record


def tables(records: Sequence[Record]) -> Iterator[str]:
    """Yield all tables, a line for each number of players."""
    sizes = sorted({record.players for record in records})
    groups = {size: [record for record in records if record.players == size] for size in sizes}
    yield from _table(groups, "wins by place in turn order, first speaker first (%)", _places)
    yield from _table(groups, "how they end", _ends)
    yield from _table(groups, "points", _points)
    yield from _table(groups, "moves", _moves)
    yield from _table(groups, "Meridian", _meridian)
    yield from _table(groups, "in each game", _deeds)
    yield "## wins to a fair share, by temperament and first technology"
    yield from _shares(records)
    yield "## how often, in each game"
    for kind in ("scored", "point", "relic", "technology", "ordered", "played", "used", "explored"):
        yield f"{kind}: " + ", ".join(_often(records, kind))


Row = Callable[[Sequence[Record]], dict[str, str]]


def _table(groups: dict[int, list[Record]], title: str, row: Row) -> Iterator[str]:
    yield f"## {title}"
    rows = {size: row(found) for size, found in groups.items()}
    heads = list(dict.fromkeys(head for cells in rows.values() for head in cells))
    yield f"| players | games | {' | '.join(heads)} |"
    yield "| ---: " * (len(heads) + 2) + "|"
    for size, cells in rows.items():
        yield f"| {size} | {len(groups[size])} | {' | '.join(cells.get(head, '') for head in heads)} |"


def _places(records: Sequence[Record]) -> dict[str, str]:
    won = Counter(record.order.index(record.winner) + 1 for record in records)
    cells = {"fair": f"{100 / records[0].players:.1f}"}
    return cells | {str(place + 1): share(won[place + 1], len(records), digits=1) for place in range(records[0].players)}


def _ends(records: Sequence[Record]) -> dict[str, str]:
    games = len(records)
    rounds = Counter(record.rounds if record.why == "points" else 7 for record in records)
    cells = {"by points %": share(sum(record.why == "points" for record in records), games, digits=1)}
    cells |= {f"points in round {number} %": f"{100 * rounds[number] / games:.0f}" for number in range(3, 7)}
    decided = [record for record in records if record.why == "rounds"]
    cells["tied at the end of 6 rounds %"] = share(sum(record.tied for record in decided), len(decided), digits=1)
    return cells


def _points(records: Sequence[Record]) -> dict[str, str]:
    cells = {}
    for number in range(1, 7):
        found = [record.points[number - 1] for record in records if len(record.points) >= number]
        if found:
            cells[f"round {number}: best, all"] = (
                f"{mean(max(points) for points in found):.1f}, {mean(mean(points) for points in found):.1f}"
            )
    cells["winner"] = f"{mean(max(record.points[-1]) for record in records):.1f}"
    cells["second"] = f"{mean(sorted(record.points[-1])[-2] for record in records):.1f}"
    cells["last"] = f"{mean(min(record.points[-1]) for record in records):.1f}"
    return cells


def _moves(records: Sequence[Record]) -> dict[str, str]:
    turns = sum(record.turns for record in records)
    return {
        "rounds": f"{mean(record.rounds for record in records):.1f}",
        "turns": f"{mean(record.turns for record in records):.0f}",
        "turns of each in a round": f"{mean(one.turns / one.rounds / one.players for one in records):.1f}",
        "moves": f"{mean(record.moves for record in records):.0f}",
        "moves of each": f"{mean(record.moves / record.players for record in records):.0f}",
        "moves in a turn": f"{sum(record.pressed for record in records) / turns:.2f}",
        "of others in it": f"{sum(record.prompted for record in records) / turns:.2f}",
    }


def _meridian(records: Sequence[Record]) -> dict[str, str]:
    games = len(records)
    cells = {"seal broken %": share(sum(record.sealer >= 0 for record in records), games, digits=1)}
    for number in range(1, 5):
        cells[f"in round {number} %"] = f"{100 * mean(_had(one, f'seal in round {number}') > 0 for one in records):.0f}"
    broken = [record for record in records if record.sealer >= 0]
    cells["who breaks it wins %"] = share(sum(record.sealer == record.winner for record in broken), len(broken), digits=1)
    most = [record for record in records if any(record.crowned)]
    longest = sum(record.crowned[record.winner] == max(record.crowned) for record in most)
    cells["who holds it longest wins %"] = share(longest, len(most), digits=1)
    cells["holders in a game"] = f"{mean(sum(map(bool, record.crowned)) for record in records):.1f}"
    cells["of winner's points"] = f"{mean(record.crowned[record.winner] for record in records):.1f}"
    first = sum(record.sealer == record.order[0] for record in broken)
    cells["broken by the first speaker %"] = share(first, len(broken), digits=1)
    return cells


DEEDS = {
    "planets gained": "gained",
    "of others": "gained conquered",
    "space combats": "battle space",
    "ground combats": "battle ground",
    "units lost": "lost",
    "retreats": "retreated",
    "explorations": "explored",
    "tokens explored": "token_returned",
    "relics": "relic",
    "offers": "offered",
    "deals": "dealt",
    "order cards played": "played",
}


def _deeds(records: Sequence[Record]) -> dict[str, str]:
    return {head: f"{mean(_had(record, kind) for record in records):.1f}" for head, kind in DEEDS.items()}


def _had(record: Record, kind: str) -> int:
    return record.happened.get(kind, 0)


def _shares(records: Sequence[Record]) -> Iterator[str]:
    fair: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for record in records:
        for names in (record.manners, record.firsts):
            for name in names:
                fair[name] += 1 / record.players  # type: ignore[assignment]
            won[names[record.winner]] += 1
    for name, expected in fair.most_common():
        yield f"{name}: {won[name] / expected:.2f} +- {sqrt(won[name]) / expected:.2f}"


def _often(records: Sequence[Record], kind: str) -> list[str]:
    total: Counter[str] = Counter()
    for record in records:
        total.update({key: count for key, count in record.happened.items() if key.startswith(f"{kind} ")})
    return [f"{key.partition(' ')[2]} {count / len(records):.2f}" for key, count in total.most_common()]
