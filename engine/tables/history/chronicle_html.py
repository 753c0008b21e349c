"""The chronicle as a file: one HTML page with the outcome, the high points, the story and its figures (TAB-152).

It needs no network. Options, seal and key are folded at its end.
Everything that people wrote is escaped, and what a page could load is forbidden to it, so a name does nothing in here.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from functools import cache
from html import escape
from itertools import groupby

import msgspec

from engine.api.views import Picture
from engine.core import capabilities, lobbies
from engine.core.content import DATA
from engine.core.dice import commitment
from engine.core.languages import spoken
from engine.core.messages import WORDS
from engine.core.options import describe
from engine.core.words import listed, tenths
from engine.tables.history.chronicle import Earned, Figures, shortly
from engine.tables.session.live import Session
from engine.tables.session.result import joined
from engine.tables.updates.stories import may_show_key

_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ITALIC = re.compile(r"(?<![\w*])\*([^*\n]+)\*(?![\w*])")
_CODE = re.compile(r"`([^`\n]+)`")
_TIME = re.compile(r"&lt;t:(-?\d{1,12})(?::\w)?&gt;")
POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
"""What the page may load: its own pictures and style."""


class Passage(msgspec.Struct, frozen=True):
    """A move as it is told: when it was ("Round 3", Unix seconds), in which words, and the map after it, if any."""

    part: str
    at: int
    words: str
    picture: Picture | None = None


class Front(msgspec.Struct, frozen=True):
    """What stands before the story.

    It says how the delve ended, in ``words`` ("" while it runs) and as a card. It has the last map, and the cards of the
    high points, each with its time.
    """

    words: str = ""
    card: Picture | None = None
    map: Picture | None = None
    high_points: tuple[tuple[str, Picture], ...] = ()


def chronicle_page(
    live: Session,
    story: Sequence[Passage],
    told: Sequence[Figures],
    titles: Sequence[Earned],
    front: Front = Front(),  # noqa: B008
) -> str:
    """Return the page of a delve: the whole truth where it is over, what all were told where it runs."""
    title = WORDS("page-title", title=live.game.title, names=[figure.name for figure in told])
    parts = [(name, tuple(moves)) for name, moves in groupby(story, key=lambda item: item.part)]
    body = [
        f"<header><h1>{escape(live.game.title)}</h1>{_outcome(live, told, front)}</header>",
        _high_points(front),
        _contents([name for name, _ in parts]),
        *(_chapter(number, name, moves) for number, (name, moves) in enumerate(parts)),
        _members(live, told, titles),
        _small_print(live),
    ]
    return (
        f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>\n{_style()}</style>\n</head>\n'
        "<body>\n" + "\n".join(filter(None, body)) + "\n</body>\n</html>\n"
    )


@cache
def _style() -> str:
    return (DATA / "table" / "chronicle.css").read_text(encoding="utf-8")


def _outcome(live: Session, told: Sequence[Figures], front: Front) -> str:
    """Return how it ended or stands, in words, as a card and on the map; who played, and when."""
    row = live.row
    begun, ended = day(row.started), day(row.ended) if row.ended else ""
    when = begun if ended in ("", begun) else WORDS("page-days", first=begun, last=ended)
    who = [WORDS("page-bot-player", who=figure.name) if figure.bot else figure.name for figure in told]
    status = joined(WORDS("ended-by", who=row.ended_by) if live.cut_short else "", live.view_cache.status)
    facts = [(WORDS("page-players"), listed(who)), (WORDS("page-game-master"), live.master_name)]
    facts += [(WORDS("page-when"), when)]
    facts += [] if may_show_key(live) else [(WORDS("page-so-far"), WORDS("page-so-far.told"))]
    facts += [(WORDS("page-name"), WORDS("page-name.told"))] if row.retold else []
    lead = prose(front.words) if front.words and not live.cut_short else ""
    last = "" if front.map is None else _shown(front.map, WORDS("page-last-map", over=row.status == "over"))
    card = "" if front.card is None else f"<figure>{_image(front.card)}</figure>"
    return f'<div class="lead">{lead}<p>{_line(status)}</p></div>{card}{last}{_list_of(facts)}'


def _list_of(facts: Iterable[tuple[str, str]]) -> str:
    rows = "".join(f"<dt>{name}</dt><dd>{escape(words)}</dd>" for name, words in facts if words)
    return f"<dl>{rows}</dl>"


def _high_points(front: Front) -> str:
    """Return the cards of the high points in order, each with when it was."""
    cards = "\n".join(_shown(picture, part) for part, picture in front.high_points)
    return f'<section id="high-points"><h2>{WORDS("page-high-points")}</h2>\n{cards}</section>' if cards else ""


def _options(live: Session) -> list[tuple[str, str]]:
    """Return what was chosen, in the words of the lobby."""
    lobby = lobbies.lobby(live.game)
    moot = lobby.moot(live.options, bool(live.row.file))
    return [
        (option.name.replace("_", " "), lobby.shown(option.name, str(getattr(live.options, option.name))))
        for option in describe(live.game.options)
        if option.name not in moot
    ]


def _contents(parts: Sequence[str]) -> str:
    links = "".join(f'<a href="#part{number}">{escape(name)}</a> ' for number, name in enumerate(parts) if name)
    return f'<nav>{links}<a href="#members">{WORDS("page-members")}</a></nav>' if links else ""


def _chapter(number: int, name: str, moves: Sequence[Passage]) -> str:
    head = f"<h2>{escape(name or WORDS('page-story'))}</h2>"
    first, last = day(moves[0].at), day(moves[-1].at)
    when = first if first == last else WORDS("page-days", first=first, last=last)
    inner = "\n".join(f'<div class="move">{prose(move.words)}</div>{_figure(move)}' for move in moves)
    return f'<section id="part{number}">{head}<p><time>{when}</time></p>\n{inner}\n</section>'


def _figure(passage: Passage) -> str:
    picture = passage.picture
    if picture is None:
        return ""
    return _shown(picture, WORDS("page-map", dated=passage.part != "", when=passage.part[:1].lower() + passage.part[1:]))


def _shown(picture: Picture, words: str) -> str:
    caption = f"<figcaption>{escape(words)}</figcaption>" if words else ""
    return f"<figure>{_image(picture)}{caption}</figure>"


def _image(picture: Picture) -> str:
    data = base64.b64encode(picture.png).decode()
    size = f'width="{picture.width}" height="{picture.height}"'
    return f'<img src="data:image/png;base64,{data}" {size} alt="{escape(picture.alt)}">'


def _members(live: Session, told: Sequence[Figures], titles: Sequence[Earned]) -> str:
    """Return the table of the members, with what the game counts, their dice, their waits, and the titles below it."""
    annals = capabilities.annals(live.game)
    if not told:
        return ""
    columns = {str(heading): what for heading, what in annals.columns.items()} if annals else {}
    dice, waits = any(figure.luck for figure in told), any(shortly(figure.longest) != "-" for figure in told)
    heads = ["", *columns, *([WORDS("column-dice"), WORDS("column-usual")] if dice else [])]
    heads += [WORDS("column-wait")] if waits else []
    lines = []
    for figure in told:
        luck = [*map(tenths, figure.luck)] if figure.luck else ["-", "-"]
        cells = [figure.name, *(str(figure.counts.get(what, 0)) for what in columns.values())]
        lines.append([*cells, *(luck if dice else []), *([shortly(figure.longest)] if waits else [])])
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
        for name, *cells in lines
    )
    table = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    said = [WORDS("page-dice-means")] if dice else []
    said += [WORDS("page-wait-means")] if waits else []
    small = f"<p><small>{' '.join(said)}</small></p>" if said else ""
    earned = "".join(f"<p><strong>{escape(title.name)}</strong>: {escape(title.title)}</p>" for title in titles)
    return f'<section id="members"><h2>{WORDS("page-members")}</h2>{table}{small}{earned}</section>'


def _small_print(live: Session) -> str:
    """Return the options, the seal of the dice, and once it is over the key and how to check it with; folded."""
    options = ", ".join(WORDS("page-option", option=option, value=value) for option, value in _options(live))
    words = [WORDS("page-seal", seal=commitment(live.row.key))]
    if may_show_key(live):
        words += [WORDS("page-key", key=live.row.key), WORDS("page-check")]
    else:
        words.append(WORDS("page-key-later"))
    inner = _list_of([(WORDS("page-options"), options)]) + prose("\n".join(words))
    return f'<details id="dice"><summary>{WORDS("page-small-print")}</summary>{inner}</details>'


def prose(words: str) -> str:
    """Return what was told in Discord's markdown as HTML, a paragraph a line; nothing that people wrote is markup."""
    return "".join(_paragraph(line) for line in words.split("\n") if line.strip())


def _paragraph(line: str) -> str:
    if line.startswith("-# "):
        return f"<small>{_line(line[3:])}</small>"
    if line.startswith("> "):
        return f"<blockquote>{_line(line[2:])}</blockquote>"
    return f'<p class="alone">{_line(line)}</p>' if line.startswith(_alone()) else f"<p>{_line(line)}</p>"


def _alone() -> str:
    """Return how a line begins that only some were told (`Timeline.told`)."""
    return WORDS("told-alone", names="|", told="").partition("|")[0]


def _line(words: str) -> str:
    """Return a line of words: bold type, italics, code and times are kept, all else is escaped."""
    safe = escape(words)
    safe = _BOLD.sub(r"<strong>\1</strong>", safe)
    safe = _ITALIC.sub(r"<em>\1</em>", safe)
    safe = _CODE.sub(r"<code>\1</code>", safe)
    return _TIME.sub(lambda found: day(int(found[1])), safe)


def day(at: int) -> str:
    """Return a day as it is written: "3 January 2026"; "" for none."""
    try:
        when = datetime.fromtimestamp(at, UTC)
    except (ValueError, OverflowError, OSError):
        return ""
    return f"{when.day} {when:%B %Y}"


def chosen(worth: Iterable[int], parts: Sequence[str], most: int) -> tuple[int, ...]:
    """Return after which moves a map is shown: the last one of each part of the time that calls for one.

    Where these are more than ``most``, they are chosen evenly, the newest of all among them.
    """
    last: dict[str, int] = {}
    for place in worth:
        last[parts[place]] = place
    found = sorted(last.values())
    if len(found) <= most:
        return tuple(found)
    return tuple(found[len(found) * number // most - 1] for number in range(1, most + 1))
