"""The chart of a campaign: a hex for each delve, one landing lower after each that was won; the words that say the same."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.scene import Cell, Fact, HexBoard, HexCell, Legend, Row, Scene, Token
from engine.core.words import lower, marks

from ..speech.campaign_page import day_words, harder
from ..state.campaign import Campaign, Carrier, Delved, read, words
from ..state.catalogue import WORDS
from ..state.content import content

CHARTED = 8
"""So many of the newest delves stand on the chart, where their days can be read."""
FLOORS = {"won": "wheat", "retreat": "oat", "lost": "murk"}
ICONS = {"won": "shard", "retreat": "door", "lost": "danger"}
ENDS = ("won", "retreat", "lost")


def chart(name: str, body: str) -> Scene:
    """Return the picture of where a campaign has been."""
    campaign = read(body)
    shown = campaign.delves[-CHARTED:]
    first = campaign.length - len(shown) + 1
    spots = list(_spots(shown))
    cells = [
        HexCell(at, FLOORS.get(item.result, "oat"), number, day_words(item.day), _icons(item))
        for number, (at, item) in enumerate(zip(spots[:-1], shown, strict=True), first)
    ]
    here, kinds = spots[-1], list(content().adventurers)
    cells.append(HexCell(here, "sand", campaign.length + 1, WORDS("chart-next"), ("lantern",)))
    return Scene(
        name,
        HexBoard(tuple(cells), focus=here, newest=(here,), pointed=True),
        alt=_alt(name, campaign, shown, first),
        facts=(Fact(WORDS("chart-depth"), str(campaign.depth)), Fact(WORDS("chart-shards"), str(campaign.shards))),
        panel=tuple(_row(carrier, kinds.index(carrier.kind)) for carrier in campaign.carriers),
        legend=_legend(campaign, shown),
    )


def _spots(delves: tuple[Delved, ...]) -> Iterator[Cell]:
    """Yield where each delve lies, and the next one: beside the one before, or below it where that was won."""
    q = r = 0
    yield q, r
    for delve in delves:
        q, r = (q, r + 1) if delve.result == "won" else (q + 1, r)
        yield q, r


def _icons(delved: Delved) -> tuple[str, ...]:
    """Return how a delve ended, and beside it that an adventurer fell in one that was not lost."""
    return (ICONS.get(delved.result, "door"), *(("heart",) if delved.fell and delved.result != "lost" else ()))


def _row(carrier: Carrier, place: int) -> Row:
    name = content().adventurers[carrier.kind].name
    counts = (("relic", len(carrier.found)), ("fangs", len(carrier.scars)))
    mark = marks(tuple(known.name for known in content().adventurers.values()))[place]
    return Row(Token("adventurer", mark, place), name, counts=tuple(pair for pair in counts if pair[1]))


def _legend(campaign: Campaign, delves: tuple[Delved, ...]) -> tuple[Legend, ...]:
    """Return what stands on the chart, and beside it."""
    ends = [delve.result for delve in delves]
    lines = [Legend(f"floor:{FLOORS[end]}", WORDS(f"chart-end-{end}")) for end in ENDS if end in ends]
    marks = {
        "heart": (WORDS("chart-heart"), any("heart" in _icons(delve) for delve in delves)),
        "relic": (WORDS("chart-relic"), any(carrier.found for carrier in campaign.carriers)),
        "fangs": (WORDS("chart-fangs"), any(carrier.scars for carrier in campaign.carriers)),
    }
    return (*lines, *(Legend(icon, text) for icon, (text, there) in marks.items() if there))


def _alt(name: str, campaign: Campaign, delves: tuple[Delved, ...], first: int) -> str:
    """Return the words that say the same: each delve with what came of it, what is next, who carries and bears what."""
    told = [WORDS("chart-of", name=name)]
    for number, delve in enumerate(delves, first):
        day = day_words(delve.day)
        told.append(
            WORDS(
                "chart-delve",
                number=number,
                depth=delve.depth,
                dated=bool(day),
                day=day,
                result=delve.result,
                shards=delve.shards,
                required=delve.required,
                fell=len(delve.fell),
            )
        )
    told.append(WORDS("chart-to-come", depth=campaign.depth, harder=harder(campaign)))
    for carrier in campaign.carriers:
        told.append(WORDS("chart-carrier", kind=carrier.kind, found=len(carrier.found), scars=len(carrier.scars)))
    if campaign.trophies:
        known = {item.id: lower(item.name) for item in words().trophy}
        trophies = tuple([known.get(trophy.trophy, trophy.trophy) for trophy in campaign.trophies])
        told.append(WORDS("chart-trophies", trophies=trophies))
    return " ".join(told)
