"""What came about between a member's turns, in a line that still stands when the story of it is gone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from ..rules import awaiting
from ..state import naming
from ..state.catalogue import WORDS
from ..state.state import News, State, member_of
from ..state.view import View
from .words import illness_does

LONGEST = 68
"""So many letters the line has at most: two lines of a phone. What matters least is left out."""
GRAVITY = ("died", "down", "hurt", "met", "got", "beat", "came", "cleared")
"""What matters most comes first where not all has room."""


def meanwhile(view: View) -> str:
    """Return what came about since the last turn of the member who is awaited, in the order in which it came; "" for
    nothing, and as long as its story stands in the post."""
    state = view.state
    if state.phase != "play" or state.paused:
        return ""
    reader = None if view.seat is None else member_of(state, view.seat)
    awaited = [member_of(state, seat) for seat in awaiting.awaited(state)]
    index = awaited[0] if reader is None and len(awaited) == 1 else reader
    if index is None:
        return ""
    news = _told_before(state.news, state.members[index].name)
    clauses = _clauses(state, index, news)
    while len(clauses) > 1 and len(_worded(clauses).replace("*", "")) > LONGEST:
        clauses.remove(max(reversed(clauses), key=lambda clause: GRAVITY.index(clause[0])))
    return _worded(clauses) if clauses else ""


def _worded(clauses: Sequence[tuple[str, str]]) -> str:
    return WORDS("meanwhile", told=tuple(text for _, text in clauses))


def _told_before(news: Sequence[News], name: str) -> list[News]:
    """Return what came about after the last turn of a member, before their next one, and before they last pressed anything.

    What came after that they read in the story of the newest post.
    """
    last = max((place for place, item in enumerate(news) if item == News("ended", name)), default=len(news))
    read = max((place for place, item in enumerate(news) if item == News("read", name)), default=-1)
    between = takewhile(lambda item: item != News("began", name), news[last + 1 : max(read, last + 1)])
    return [item for item in between if item.kind in GRAVITY]


def _clauses(state: State, index: int, news: Sequence[News]) -> list[tuple[str, str]]:
    """Return what is told of some news, each clause with its kind: what belongs together in one, where it began."""
    down = {item.who for item in news if item.kind in ("down", "died")}
    gathered: dict[tuple[str, str, str], list[News]] = {}
    for item in news:
        if item.kind == "hurt" and (item.who in down or illness_does(item.what)):
            continue  # That they fell says it, or the sheet has what a Disease takes.
        stem = _stem(item.what) if item.kind == "met" else ""
        alone = item.what if item.kind in ("came", "got", "beat", "cleared") else stem
        gathered.setdefault((item.kind, item.who, alone), []).append(item)
    return [(kind, _clause(state, index, kind, items)) for (kind, _, _), items in gathered.items()]


def _stem(name: str) -> str:
    """Return the name of a Challenge without its number."""
    stem, _, number = name.rpartition(" ")
    return stem if stem and number.isdigit() else name


def _clause(state: State, index: int, kind: str, items: Sequence[News]) -> str:
    """Return what some news of a kind come to, of the same member or place."""
    first, me = items[0], state.members[index]
    you = first.who == me.name
    if kind == "hurt":
        by = {item.what for item in items}
        ep = sum(item.number for item in items)
        return WORDS("meanwhile-hurt", who=first.who, you=you, ep=ep, origin=by.pop() if len(by) == 1 else "")
    if kind == "met":
        beyond = {way.other(me.region) for way in state.scenario.exits.get(me.region, ())}
        beside = {naming.region_name(state, region) for region in beyond}
        place = "here" if first.who == naming.region_name(state, me.region) else "next" if first.who in beside else "far"
        what, number = _stem(first.what), len({item.what for item in items})
        return WORDS("meanwhile-met", what=what, number=number, where=first.who, place=place)
    if kind == "came":
        return WORDS("meanwhile-came", who=first.who, you=you, where=first.what)
    if kind in ("down", "died"):
        return WORDS("meanwhile-fell", who=first.who, you=you, died=kind == "died")
    return WORDS("meanwhile-did", who=first.who, you=you, deed=kind, what=first.what)
