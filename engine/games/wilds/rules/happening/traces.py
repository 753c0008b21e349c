"""Traces (WLD-159, WLD-160, WLD-166..172): what is perceived, where it points, and what a member reads in it."""

from __future__ import annotations

from engine.core.flow import MASTER

from ...state import board, leads
from ...state.content import content
from ...state.region import Site
from ...state.state import State, discovered, is_occupied
from .. import knowing, trials
from ..events import happening
from ..flow import Rolls, answer, reads, step
from ..progress import Expedition
from ..steps import asks, tasks, throws
from ..trials import Wanted

WITHIN = 3
"""How far a trace points to a site, in steps (WLD-G51)."""

SMOKE_WITHIN = 2
"""How near an occupied place is whose smoke or light is told of as such (WLD-171)."""

TRACKS, MARKINGS, REMAINS, SOUNDS, SMOKE, SCENT = range(1, 7)

TESTS = {
    TRACKS: (("spirit", "mind"), ("survival",)),
    MARKINGS: (("mind",), ("education", "lore")),
    REMAINS: (("spirit", "mind"), ("perception", "survival")),
}
"""What reads the first three kinds (WLD-167..169); the others need no test (WLD-170..172, WLD-G52). Remains are searched,
pair by pair as on a Search (WLD-138)."""


AGES = 3
"""How old tracks can be: of the last hour, of half a day ago, of a day or two ago (WLD-167, WLD-G52)."""


@step(tasks.Trace)
def _trace(expedition: Expedition, task: tasks.Trace) -> None:
    """Roll the sub-table, then find the direction: prepared clue, nearest site, or chance (WLD-162..166, WLD-G51)."""
    row = expedition.table("trace", 6)
    options = directions(expedition.state)
    expedition.hook(asks.Trace(row, owner=MASTER, options=options, default=options[0]))


def directions(state: State) -> tuple[str, ...]:
    """Return what the direction of a trace here can follow, by priority: "clue", "nearest", "random"."""
    possible = {"clue": prepared(state) >= 0, "nearest": bool(pointed_at(state)), "random": True}
    return tuple(name for name, so in possible.items() if so)


def prepared(state: State) -> int:
    """Return the number of the clue that waits here, -1 for none (WLD-163); each is given once (WLD-G49).

    One to a site that was found meanwhile waits no more. Clues lie in places, none on the way between two.
    """
    if state.here.to:
        return -1
    for number, clue in enumerate(state.region.clues):
        if clue.at == state.here.at and number not in state.clues_used and not discovered(state, clue.site):
            return number
    return -1


def pointed_at(state: State) -> str:
    """Return the nearest site that is not discovered, within three steps, "" for none (WLD-164)."""
    return leads.nearest(state, state.here.at, within=WITHIN)


@answer(asks.Trace)
def _direct(expedition: Expedition, question: asks.Trace, option: str) -> None:
    """Tell the sign and where it points, and note the clue; then a member tries to read it."""
    expedition.gain("traces", 1)
    if option == "clue":
        _give_prepared(expedition, question.row, prepared(expedition.state))
        return
    site = pointed_at(expedition.state) if option == "nearest" else ""
    expedition.tell(happening.Trace(question.row, bool(site) and is_sure(expedition.state, question.row, site)))
    if site:
        knowing.give(expedition, "trace", site)
    else:
        knowing.give_empty(expedition, "trace", _random(expedition))
    if question.row in TESTS and expedition.able():
        attributes, skills = TESTS[question.row]
        paired = question.row == REMAINS
        reader = trials.best_member(expedition.state, expedition.able(), attributes, skills, paired)
        wanted = Wanted(reader, "trace", attributes, skills, trials.difficulty(expedition.state), paired=paired)
        trials.trial(expedition, throws.TraceRead(site, question.row), [wanted])


def _give_prepared(expedition: Expedition, row: int, number: int) -> None:
    """A prepared clue is used whole: no test, whatever the sub-table says, and never again (WLD-163, WLD-230, WLD-G51)."""
    clue = expedition.region.clues[number]
    expedition.tell(happening.Trace(row))
    expedition.change(clues_used=(*expedition.state.clues_used, number))
    knowing.give_toward(expedition, "trace", clue.site, clue.toward, clue.text)


def _random(expedition: Expedition) -> str:
    """Return a neighbour by a die with as many faces as there are neighbours (WLD-165); this place where there is none."""
    state = expedition.state
    near = (state.here.to, state.here.at) if state.here.to else board.around(state.region, state.here.at)
    return near[expedition.table("direction", len(near)) - 1] if near else state.here.at


def is_sure(state: State, row: int, site: str) -> bool:
    """Return whether smoke can be said to come from people near by, or a scent to come from something hidden (WLD-G51)."""
    target = state.region.site_by_id[site]
    if row == SMOKE:
        return is_occupied(state, target) and board.distance(state.region, state.here.at, target.at) <= SMOKE_WITHIN
    return row == SCENT and target.hidden


@reads(throws.TraceRead)
def _read(expedition: Expedition, test: throws.TraceRead, rolls: Rolls) -> None:
    """What a success tells (WLD-167..169, WLD-G52): who went by, and when; the kind of the site; or something of use.

    Failure leaves the direction.
    """
    roll = rolls[0]
    who = expedition.name(roll.member)
    if not trials.succeeded(roll):
        expedition.tell(happening.ReadTrace(who, False))
        return
    site = expedition.region.site_by_id.get(test.site)
    kind, text, age = "", "", 0
    if test.row == TRACKS:
        kind, text = _passers(expedition, site)
        age = expedition.table("age", AGES)
    elif site is not None:
        kind = site.category
    elif test.row == REMAINS:
        kind = "material"
        expedition.add_item(roll.member, content().goods["material"].item())
    expedition.tell(happening.ReadTrace(who, True, text, kind, age))


def _passers(expedition: Expedition, site: Site | None) -> tuple[str, str]:
    """Return of what kind those are who left tracks, and who and how many: those of the site that the tracks lead to; where
    it is empty, those of a row of the encounter table went by."""
    if site is not None and is_occupied(expedition.state, site):
        return site.kind, f"{site.dwellers}, {span(site.count)}"
    rows = expedition.region.encounters
    number = expedition.table("passers", len(rows))
    row = next(row for row in rows if row.roll == number)
    return row.kind, f"{row.name}, {span(row.count)}"


def span(dice: str) -> str:
    """Return between which numbers an amount like "1d4+1" lies: "2 to 5"; "5" for one that is no chance."""
    amount, _, times = dice.replace(" ", "").partition("x")
    least = most = 0
    for part in amount.split("+"):
        count, d, sides = part.partition("d")
        least += int(count or 1)
        most += int(count or 1) * (int(sides) if d else 1)
    factor = int(times or 1)
    return str(least * factor) if least == most else f"{least * factor} to {most * factor}"
