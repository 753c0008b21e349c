"""Outing: a second small whole game, for what toy has no use for. Everybody is on one side, and one may be game master.

A party looks for a chest that lies at one of nine places. A member goes to a place or digs there; at the ford (3)
one of them is asked to wade and not waited for long. Members carry something that they keep for their next outing, come
late, and look up what is known of a place. The game master hides the chest elsewhere, speaks, or ends the day, at a
desk. A file may say where the chest lies.

OUT-001 going. OUT-002 digging. OUT-003 the ford. OUT-004 packing. OUT-005 coming late. OUT-006 the desk. OUT-007 the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from engine.core.capabilities import Guided, Keeps, Page, Pages, Places, Prepared, Prepares, Private, Steps, Waits
from engine.core.dice import Dice
from engine.core.errors import BadFile, IllegalMove, Problem
from engine.core.game import (
    ArgumentPrompt,
    Choice,
    Event,
    Field,
    Form,
    Game,
    Outcome,
    Seat,
    Setup,
)
from engine.core.moves import Argument, Move, Verb, read_move
from engine.core.scene import Look, Scene
from engine.core.verbs import COMING, Enter
from tests.plates import Plate, PlateBoard

PLACES = tuple(range(1, 10))
FORD = 3
TEMPLATE = "# What the place is called, and where the chest lies (1 to 9).\ntitle: Mill Wood\nchest: 4\n"


class Go(Move, frozen=True, tag="go"):
    to: int
    how: str = "plainly"


class Unearth(Move, frozen=True, tag="unearth"):
    pass


class Wade(Move, frozen=True, tag="wade"):
    answer: str


class Pack(Move, frozen=True, tag="pack"):
    what: str


class Direct(Move, frozen=True, tag="gm"):
    order: str
    details: str


class Options(msgspec.Struct, frozen=True):
    days: Annotated[Literal[2, 4], msgspec.Meta(description="How many days the party has")] = 4


class State(msgspec.Struct, frozen=True):
    """Everything. ``seats`` are those of the party; ``chest`` is secret; ``wading`` is the seat that is asked, -1 for
    none."""

    names: tuple[str, ...]
    seats: tuple[Seat, ...]
    master: Seat | None
    title: str
    chest: int
    days: int
    packs: tuple[str, ...]
    at: int = 1
    day: int = 1
    walked: int = 0
    visited: tuple[int, ...] = (1,)
    wading: Seat = -1
    found: bool = False


class View(msgspec.Struct, frozen=True):
    """What a seat knows: the state, the chest's place is 0 for a seat that may not know it."""

    seat: Seat | None
    state: State


class Outing(
    Guided,
    Prepares[State],
    Keeps[State],
    Private[View],
    Pages[View],
    Places[View],
    Steps[View],
    Waits[State],
    Game[State, View],
):
    """The rules of Outing."""

    key = "outing"
    title = "Outing"
    about = "Look for a chest together."
    version = 1
    seats = range(1, 4)
    verbs = (
        Verb(
            Go,
            "Go somewhere",
            (Argument("to", "Where to"), Argument("how", "How you go about it", default="plainly")),
        ),
        Verb(Unearth, "Dig where you are"),
        Verb(Wade, "Say whether you wade", (Argument("answer", "Yes or no"),)),
        Verb(Pack, "Take something along", (Argument("what", "What you take along", open=True),), form="Pack something"),
        COMING,
        Verb(
            Direct,
            "The game master's desk: rule, place, reveal, speak.",
            (Argument("order", "What to do"), Argument("details", "With what, as the form asks", open=True, default="-")),
            private=True,
            steps="The desk",
        ),
    )
    options = Options
    state = State
    own = "desk"
    files = "wood"
    pages = (Page("places", "What is known of a place", Argument("at", "Which place")),)

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        order = dice.shuffled([*PLACES, *range(20)])
        title, chest = "Wood", next(place for place in order if place in PLACES)
        if setup.file:
            title, chest = _read(setup.file)
        kept = (*setup.kept, *[""] * (len(setup.names) - len(setup.kept)))
        packs = tuple(msgspec.json.decode(body, type=str) if body else "" for body in kept)
        seats = tuple(seat for seat in range(len(setup.names)) if seat != setup.master)
        state = State(setup.names, seats, setup.master, title, chest, setup.options.days, packs)
        events = [Event("began", ("OUT-001",), {"title": title})]
        if setup.master is not None:
            events.append(Event("laid", ("OUT-006",), {"chest": chest}, (setup.master,)))
        return state, events

    def turn(self, state: State) -> tuple[Seat, ...]:
        if self.outcome(state) is not None:
            return ()
        return (state.wading,) if state.wading >= 0 else state.seats

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        if self.outcome(state) is not None:
            return
        if seat == state.master:
            yield from (Direct("hide", str(place)) for place in PLACES if place != state.chest)
            yield Direct("say", "Nobody | Hush.")
            yield Direct("end", "day")
        elif seat == len(state.names):
            if state.day == 1:
                yield Enter("Newcomer")
        elif state.wading >= 0:
            if seat == state.wading:
                yield from (Wade("yes"), Wade("no"))
        elif seat in state.seats:
            yield Unearth()
            yield from (Go(place, how) for place in PLACES if place != state.at for how in ("plainly", "quietly"))
            yield Pack("rope")

    def read(self, state: State, seat: Seat, text: str) -> Move:
        return read_move(self.verbs, text)

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        kinds = {type(legal) for legal in self.legal(state, seat)}
        is_open = isinstance(move, Pack | Enter | Direct) and type(move) in kinds
        if not is_open and move not in self.legal(state, seat):
            raise IllegalMove("That is not what is wanted now.", "OUT-001")
        match move:
            case Go(to=to, how=how):
                return self._go(state, seat, to, how)
            case Wade(answer=answer):
                wet = [Event("waded", ("OUT-003",), {"who": state.names[seat], "yes": answer == "yes"})]
                return self._later(replace(state, wading=-1, at=FORD if answer == "yes" else 1), wet)
            case Unearth():
                if state.at == state.chest:
                    return replace(state, found=True), [Event("found", ("OUT-002", "OUT-007"), reveals=True)]
                return self._later(state, [Event("dug", ("OUT-002",), {"face": dice.roll(6)})])
            case Pack(what=what):
                if len(what) > 20:
                    raise IllegalMove("That is more than a bag holds: at most 20 characters.", "OUT-004")
                packs = tuple(what if other == seat else pack for other, pack in enumerate(state.packs))
                return replace(state, packs=packs), [
                    Event("packed", ("OUT-004",), {"who": state.names[seat], "what": what})
                ]
            case Enter(name=name):
                after = replace(state, names=(*state.names, name), packs=(*state.packs, ""), seats=(*state.seats, seat))
                return after, [Event("entered", ("OUT-005",), {"who": name})]
            case Direct(order=order, details=details):
                return self._direct(state, seat, order, details)
        raise IllegalMove("That is not what is wanted now.", "OUT-001")

    def _go(self, state: State, seat: Seat, to: int, how: str) -> tuple[State, list[Event]]:
        visited = state.visited if to in state.visited else (*state.visited, to)
        gone = [Event("went", ("OUT-001",), {"who": state.names[seat], "to": to, "how": how})]
        if to == FORD:
            return replace(state, wading=seat, visited=visited), [*gone, Event("ford", ("OUT-003",))]
        return self._later(replace(state, at=to, visited=visited), gone)

    def _direct(self, state: State, seat: Seat, order: str, details: str) -> tuple[State, list[Event]]:
        if order == "say":
            return state, [Event("said", ("OUT-006",), {"words": details})]
        if order == "end" and details == "day":
            return self._later(replace(state, walked=9, wading=-1), [Event("dusk", ("OUT-006",))])
        if order == "hide" and details in map(str, PLACES):
            laid = Event("laid", ("OUT-006",), {"chest": int(details)}, (seat,))
            return replace(state, chest=int(details)), [laid]
        raise IllegalMove("The desk hides the chest, speaks, or ends the day.", "OUT-006")

    def _later(self, state: State, events: list[Event]) -> tuple[State, list[Event]]:
        if state.walked < 3:
            return replace(state, walked=state.walked + 1), events
        after = replace(state, walked=0, day=state.day + 1)
        over = self.outcome(after) is not None
        return after, [*events, Event("over" if over else "night", ("OUT-007",) if over else (), reveals=over)]

    def turn_number(self, state: State) -> int:
        return state.day * 10 + state.walked

    def view(self, state: State, seat: Seat | None) -> View:
        knows = self.outcome(state) is not None or (seat is not None and seat == state.master)
        return View(seat, state if knows else replace(state, chest=0))

    def default(self, state: State, seat: Seat) -> Move | None:
        return Wade("no") if state.wading >= 0 else None

    def patience(self, state: State) -> int:
        return 600 if state.wading >= 0 else 0

    def outcome(self, state: State) -> Outcome | None:
        if state.found:
            return Outcome("won", state.seats)
        return Outcome("lost") if state.day > state.days else None

    def scene(self, view: View, look: Look) -> Scene:
        cells = tuple(Plate((place, 0), "stone", label=str(place)) for place in view.state.visited)
        alt = f"At {view.state.at} of {', '.join(map(str, view.state.visited))}."
        if look.subject == self.own and view.state.chest:
            alt += f" The chest is at {view.state.chest}."
        return Scene(view.state.title, PlateBoard(cells), alt)

    def tell(self, view: View, events: Sequence[Event]) -> str:
        return " ".join(_sentence(event) for event in events if event.seats is None or view.seat in event.seats)

    def ask(self, view: View) -> str:
        if self.outcome(view.state) is not None:
            return ""
        return "wade or go round?" if view.state.wading >= 0 else "where to?"

    def status(self, view: View) -> str:
        return f"Day {view.state.day} of {view.state.days}."

    def sheet(self, view: View) -> str:
        return self.status(view)

    def private(self, view: View) -> str:
        return self.sheet(view)

    def owned(self, view: View) -> str:
        return self.own if view.seat is not None and view.seat == view.state.master else ""

    def choice(self, view: View, move: Move) -> Choice:
        match move:
            case Go(to=to, how=how):
                return (
                    Choice(f"Go to {to}", weight="main")
                    if how == "plainly"
                    else Choice(f"Go {how} to {to}", weight="written")
                )
            case Unearth():
                return Choice("Dig")
            case Wade(answer=answer):
                return Choice(answer.capitalize(), weight="main")
        return Choice(str(move).capitalize())

    def step(self, view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
        if not given:
            return ArgumentPrompt("What do you want to do?", tuple(Choice(value.capitalize()) for value in values))
        weight = "written" if given[0] == "say" else "plain"
        return ArgumentPrompt("With what?", tuple(Choice(value.capitalize(), weight=weight) for value in values))

    def form(self, view: View, verb: Verb, given: Sequence[str]) -> Form:
        forms = {
            "say": Form("Speak", (Field("Who", most=20), Field("Words", long=True))),
            "hide": Form("Hide the chest", (Field("Where", "A number", most=2),)),
            "end": Form("End", ()),
        }
        return forms[given[0]] if given else super().form(view, verb, given)

    def page(self, view: View, name: str, at: str) -> str:
        known = [place for place in view.state.visited if at in ("", str(place))]
        secret = [f"{place}: the chest" for place in PLACES if place == view.state.chest]
        return "\n".join([*(f"{place}: been there" for place in known), *secret]) or f"Nothing is known of {at[:20]}."

    def entries(self, view: View, name: str) -> Sequence[str]:
        return tuple(map(str, view.state.visited))

    def places(self, view: View) -> Sequence[str]:
        return self.entries(view, "map")

    def kept(self, state: State, seat: Seat) -> str:
        return msgspec.json.encode(state.packs[seat]).decode() if state.packs[seat] else ""

    def check_file(self, text: str) -> Prepared:
        title, chest = _read(text)
        return Prepared(title, ("One chest",), () if chest != FORD else ("It lies in the water.",))

    def template(self) -> str:
        return TEMPLATE

    def export_file(self, state: State) -> str:
        return f"title: {state.title}\nchest: {state.chest}\n"

    def why_not(self, state: State, seat: Seat, verb: str) -> IllegalMove | None:
        if verb == COMING.name:
            return IllegalMove("The party is too far away by now.", "OUT-005")
        return None


def _read(text: str) -> tuple[str, int]:
    values, problems = {}, []
    for number, line in enumerate(text.splitlines(), start=1):
        key, _, value = line.partition(":")
        if key.startswith("#") or not line.strip():
            continue
        if key not in ("title", "chest"):
            problems.append(Problem(number, key[:20], "there is no such key", "title or chest"))
        elif key == "chest" and value.strip() not in map(str, PLACES):
            problems.append(Problem(number, key, f"{value.strip()[:20]} is no place", "a number from 1 to 9"))
        values[key] = value.strip()[:40]
    problems += [Problem(0, key, "it is missing") for key in ("title", "chest") if key not in values]
    if problems:
        raise BadFile("That wood cannot be used.", problems)
    return values["title"], int(values["chest"])


def _sentence(event: Event) -> str:
    facts = event.facts
    match event.kind:
        case "began":
            return f"A chest lies somewhere in {facts['title']}."
        case "laid":
            return f"The chest lies at {facts['chest']}."
        case "went":
            return f"{facts['who']} goes {facts['how']} to {facts['to']}."
        case "ford":
            return "A river is in the way."
        case "waded":
            return f"{facts['who']} {'wades' if facts['yes'] else 'goes back'}."
        case "found":
            return "The chest is found."
        case "dug":
            return f"Nothing but earth.\n-# {facts['face']}\n"
        case "packed":
            return f"{facts['who']} packs: {facts['what']}."
        case "entered":
            return f"{facts['who']} catches up."
        case "said":
            return f"Somebody says: {facts['words']}"
        case "dusk":
            return "The day is over."
        case "night":
            return "They camp."
    return "The last day is over."


GAME = Outing()
