"""What is told of the event table, of harm and relief, and of camps."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, told


def event(number: int) -> Event:
    """The timer ran out, and the event table gave this row."""
    return told("event", ("WLD-150", f"WLD-{(0, 151, 153, 154, 155, 159, 161)[number]}"), True, number=number)


def avoided(at: str) -> Event:
    """The party dodged a threat and fell back."""
    return told("avoided", ("WLD-098", "WLD-G38"), at=at)


def shift(kind: int) -> Event:
    """A Terrain Shift: 1 weather, 2 blocked, 3 hazard."""
    return told("shift", ("WLD-155", f"WLD-{155 + kind}"), True, kind=kind)


def hazard(kind: int) -> Event:
    """A natural danger: 1 rockslide, 2 flash flood, 3 sinkhole, 4 stampede."""
    return told("hazard", ("WLD-158", "WLD-G63"), True, kind=kind)


def trace(row: int, sure: bool = False) -> Event:
    """A sign of something: a row of the Traces Sub-Table. ``sure``: the smoke is somebody's, the scent hides something."""
    return told("trace", (f"WLD-{166 + row}", "WLD-G51"), True, row=row, sure=sure)


def read_trace(who: str, success: bool, text: str = "", kind: str = "", age: int = 0) -> Event:
    """Somebody tried to read a trace; ``kind`` is a site's category or an item, ``text`` more; ``age`` how long ago those
    passed who left tracks, from 1 (just now) to 3, 0 where it is no matter."""
    return told("read_trace", ("WLD-167", "WLD-G52"), True, who=who, success=success, text=text, kind=kind, age=age)


def worn(who: str, item: str, die: int, what: str) -> Event:
    """Wear and Tear or a Durability Check: ``what`` is "kept", "worn" (1 use less), "damaged", "broken" or "spent"."""
    return told("worn", ("WLD-153", "WLD-G10", "WLD-G65"), who=who, item=item, die=die, what=what)


def supplies(who: str, dice: Sequence[int], lost: int, left: int, sides: Sequence[int] = ()) -> Event:
    """A Supply Check: the dice, uses lost, uses left in all packs; ``left`` -1: no rations at all."""
    rules = ("WLD-202", "WLD-G09")
    return told("supplies", rules, who=who, dice=tuple(dice), lost=lost, left=left, sides=tuple(sides))


def served(who: Sequence[str], price: int, purse: int) -> Event:
    """A settlement fed members for so many coins each; so many are left in the purse."""
    return told("served", ("WLD-G66",), who=tuple(who), price=price, purse=purse)


def hungry(who: str) -> Event:
    """Somebody had nothing to eat."""
    return told("hungry", ("WLD-G11",), who=who)


def tired(who: Sequence[str], amount: int, why: str) -> Event:
    """Members gained Fatigue (below 0: lost it)."""
    return told("tired", ("WLD-G12",), who=tuple(who), amount=amount, why=why)


def collapsed(who: str) -> Event:
    """Somebody is at 6 Fatigue and is carried."""
    return told("collapsed", ("WLD-G12",), who=who)


def wounded(who: str, attribute: str, wounds: int, why: str) -> Event:
    """Somebody has a Wound; ``attribute`` "" for the third."""
    return told("wounded", ("WLD-G13",), who=who, attribute=attribute, wounds=wounds, why=why)


def dying(who: str, saved: bool, by: str = "") -> Event:
    """A third Wound: whether somebody stabilised them."""
    return told("dying", ("WLD-G13",), who=who, saved=saved, by=by)


def died(who: str) -> Event:
    """Somebody died."""
    return told("died", ("WLD-G13", "WLD-G59"), who=who)


def healed(who: str, what: str, by: str = "") -> Event:
    """``what`` ended: "wound" (treated), "wound_gone", "poisoned", "deprived", "resolve" (back to 1), "rested"."""
    return told("healed", ("WLD-G13", "WLD-G14", "WLD-G68"), who=who, what=what, by=by)


def poisoned(who: str) -> Event:
    """Somebody ate what they should not have."""
    return told("poisoned", ("WLD-103", "WLD-G14"), who=who)


def resolve(who: Sequence[str], amount: int, why: str) -> Event:
    """Members gained Resolve, or spent it on a second throw (below 0)."""
    return told("resolve", ("WLD-G06",), who=tuple(who), amount=amount, why=why)


def camp(at: str, shelter: str, by: str = "") -> Event:
    """The party camps: ``shelter`` is a result; ``by`` "" where the place itself gives it."""
    rule = {"blunder": "197", "failure": "198", "weak": "199", "strong": "200", "critical": "201"}[shelter]
    return told("camp", ("WLD-195", f"WLD-{rule}" if by else "WLD-G66"), at=at, shelter=shelter, by=by)


def hidden_camp() -> Event:
    """The camp is concealed."""
    return told("hidden_camp", ("WLD-200",))


def watch(who: str, noticed: bool) -> Event:
    """At night: whether the watch noticed in time."""
    return told("watch", ("WLD-206", "WLD-G60"), who=who, noticed=noticed)


def rested(at: str) -> Event:
    """The party spent a day among friends."""
    return told("rested", ("WLD-G68",), at=at)
