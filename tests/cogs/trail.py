"""Trail: a small game with what only Discord's side can show: forms, pages, files, a game master, many options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

import msgspec

from engine.core.capabilities import Guided, Keeps, Mode, Page, Pages, Places, Prepared, Prepares, Steps, Waits
from engine.core.dice import Dice
from engine.core.errors import BadFile, IllegalMove, Problem
from engine.core.game import ArgumentPrompt, Choice, Event, Field, Form, Game, Outcome, Seat, Setup
from engine.core.lobbies import Lobby
from engine.core.moves import Argument, Move, Verb
from engine.core.scene import Look, Scene
from tests.plates import Plate, PlateBoard

PLACES = ("Barrow", "Ford", "Mill")
SPEAKERS = ("Crone", "Miller")


class Walk(Move, frozen=True, tag="walk"):
    """Go to a place, with more or less care."""

    to: str
    care: str = "plain"


class Home(Move, frozen=True, tag="home"):
    """End it."""


class Describe(Move, frozen=True, tag="describe"):
    """Describe oneself: name | trade | load."""

    character: str


class Scribble(Move, frozen=True, tag="scribble"):
    """Write something down, in free text."""

    words: str


class Decree(Move, frozen=True, tag="decree"):
    """Speak as a character, as game master."""

    order: str
    details: str


def _many(*values: Any) -> Any:
    return Annotated[Literal[values], msgspec.Meta(description="How much of it there is")]


Options = msgspec.defstruct(
    "Options",
    [
        ("weather", Annotated[Literal["fair", "foul"], msgspec.Meta(description="What the sky does")], "fair"),
        *((f"matter_{letter}", _many("a", "b", "c", "d", "e", "f", "g", "h"), "a") for letter in "abcdefghijklmno"),
    ],
    frozen=True,
)


class State(msgspec.Struct, frozen=True):
    """The whole state. ``told`` is what was written, with its writer."""

    names: tuple[str, ...]
    places: tuple[str, ...]
    at: str
    master: int = -1
    told: tuple[str, ...] = ()
    over: bool = False


class View(msgspec.Struct, frozen=True):
    """The view of a seat, which knows everything."""

    seat: Seat | None
    state: State


class Trail(
    Guided,
    Lobby,
    Prepares[State],
    Keeps[State],
    Pages[View],
    Places[View],
    Steps[View],
    Waits[State],
    Game[State, View],
):
    """The rules of Trail."""

    key = "trail"
    title = "Trail"
    about = "Walk, write, go home."
    version = 1
    seats = range(1, 4)
    files = "region"
    wait = 12
    pages = (
        Page("journal", "What was written, by place", Argument("place", "The place to read about")),
        Page("clues", "Everything that points somewhere"),
    )
    verbs = (
        Verb(Walk, "Go somewhere", (Argument("to", "Where to"), Argument("care", "How carefully", default="plain"))),
        Verb(Describe, "Say who you are", (Argument("character", "Name | trade", open=True),), form="Who I am"),
        Verb(Scribble, "Write something down", (Argument("words", "What to write", open=True),)),
        Verb(
            Decree,
            "The game master's word",
            (Argument("order", "Who speaks"), Argument("details", "What is said", open=True)),
            private=True,
            steps="The desk",
        ),
        Verb(Home, "Go home"),
    )
    options = Options
    state = State

    def shown(self, option: str, value: str) -> str:
        return "Heron Bank" if (option, value) == ("matter_b", "h") else super().shown(option, value)

    def moot(self, options: Any, prepared: bool) -> tuple[str, ...]:
        return ("weather", "matter_c") if prepared else ("matter_d",) if options.weather == "foul" else ()

    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        del dice
        places = tuple(line.partition("=")[2].strip() for line in setup.file.splitlines()) or PLACES
        state = State(setup.names, places, places[0], -1 if setup.master is None else setup.master)
        return state, (Event("began"),)

    def turn(self, state: State) -> tuple[Seat, ...]:
        return () if state.over else tuple(range(len(state.names)))

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        if state.over:
            return
        if seat == state.master:
            for speaker in SPEAKERS:
                yield Decree(speaker, "says nothing")
            return
        for place in state.places:
            if place != state.at:
                yield Walk(place)
                yield Walk(place, "careful")
        yield Describe("Nobody | | ")
        yield Scribble("here")
        yield Home()

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        del dice
        name = state.names[seat]
        if seat == state.master and not isinstance(move, Decree):
            raise IllegalMove("The game master only decrees.", "TRA-001")
        match move:
            case Walk(to=to) if to in state.places:
                return msgspec.structs.replace(state, at=to), (Event("walked", facts={"who": name, "to": to}),)
            case Describe(character=words) | Scribble(words=words) if "dragon" not in words:
                told = (*state.told, f"{name}: {words}")
                return msgspec.structs.replace(state, told=told), (Event("wrote", facts={"who": name, "words": words}),)
            case Decree(order=speaker, details=words) if speaker in SPEAKERS and seat == state.master:
                if words.startswith("hush"):
                    return state, (Event("noted", facts={"words": words}, seats=(seat,)),)
                return state, (Event("spoke", facts={"who": speaker, "words": words}),)
            case Home():
                return msgspec.structs.replace(state, over=True), (Event("ended"),)
        raise IllegalMove("No dragons here.", "TRA-002")

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state)

    def default(self, state: State, seat: Seat) -> Move | None:
        del state, seat
        return None

    def outcome(self, state: State) -> Outcome | None:
        return Outcome("won") if state.over else None

    def scene(self, view: View, look: Look) -> Scene:
        wanted = next((place for place in view.state.places if place.casefold() == look.at.strip().casefold()), "")
        cells = tuple(Plate((x, 0), "stone", label=place) for x, place in enumerate(view.state.places))
        told = f" Written: {len(view.state.told)}." if look.mode == "writings" else ""
        return Scene("Trail", PlateBoard(cells), f"At {view.state.at}.{told}", at=wanted)

    def modes(self, view: View) -> Sequence[Mode]:
        return (Mode("writings", "how much was written"),) if view.state.told else ()

    def tell(self, view: View, events: Sequence[Event]) -> str:
        del view
        words = {
            "began": "The trail begins.",
            "walked": "{who} leads on to {to}.",
            "wrote": "{who} writes: {words}.",
            "spoke": "{who} says: {words}.",
            "noted": "You note: {words}.",
            "ended": "Home again.",
        }
        return " ".join(words[event.kind].format(**event.facts) for event in events)

    def ask(self, view: View) -> str:
        return f"where to from {view.state.at}?"

    def status(self, view: View) -> str:
        return f"The party is at {view.state.at}."

    def sheet(self, view: View) -> str:
        return self.status(view)

    def choice(self, view: View, move: Move) -> Choice:
        del view
        match move:
            case Walk(to=to, care=care):
                return Choice(f"To {to}", weight="main" if care == "plain" else "written")
            case Home():
                return Choice("Home", weight="quiet")
        return Choice(str(move), weight="written" if isinstance(move, Scribble) else "plain")

    def step(self, view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
        del view, verb
        return ArgumentPrompt(
            "Says what?" if given else "Who speaks?", tuple(Choice(value.capitalize()) for value in values)
        )

    def form(self, view: View, verb: Verb, given: Sequence[str]) -> Form:
        del view
        if verb.name == "decree":
            return Form(f"{given[0]} speaks", (Field("Words", "What is said", most=300, long=True),))
        fields = (Field("Name", "What you are called", "Ash"), Field("Trade", most=20), Field("Pack", "What you carry"))
        return Form("Who are you, and what do you carry with you?", fields)

    def kept(self, state: State, seat: Seat) -> str:
        own = [words for words in state.told if words.startswith(f"{state.names[seat]}: ")]
        return own[-1] if own else ""

    def page(self, view: View, name: str, at: str) -> str:
        if name == "clues":
            return "\n\n".join(f"Clue {number}: {'word ' * 60}".strip() for number in range(20))
        return f"**{at or 'Everywhere'}** <@1> {', '.join(view.state.told)}"

    def entries(self, view: View, name: str) -> Sequence[str]:
        return view.state.places if name in ("journal", "map") else ()

    def places(self, view: View) -> Sequence[str]:
        return self.entries(view, "map")

    def check_file(self, text: str) -> Prepared:
        problems = [
            Problem(number, line.partition("=")[0].strip(), "is no place", 'place = "NAME"')
            for number, line in enumerate(text.splitlines(), 1)
            if not line.startswith("place =")
        ]
        if problems:
            raise BadFile(f"{len(problems)} lines cannot be used.", problems)
        return Prepared("The <@1> *Long* Barrow", (f"{len(text.splitlines())} places",), ("No @everyone lives here.",))

    def template(self) -> str:
        return "place = Barrow\n"

    def export_file(self, state: State) -> str:
        return "".join(f"place = {place}\n" for place in state.places)


GAME = Trail()
