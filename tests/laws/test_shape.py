"""Every game has the same shape, seen in its folder.

Layers know only those below them, no module is in a circle, floors can be counted, and one name stands for one job.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Set
from functools import cache
from pathlib import Path

import grimp
import pytest

from engine.games import games

GAMES = "engine.games"
FOLDER = Path(__file__).resolve().parents[2] / "engine" / "games"

LAYERS = ("game", "player", "desk", "picture", "speech", "rules", "files", "state")
"""What a game is made of, from top to bottom: each knows only what stands below it. A small game may have less."""

MOST_FLOORS = 17
"""How many modules may stand on one another, from the deepest to the package's face."""

JOBS = {
    "player/company": "a bot player: its levels, what it says, what it advises",
    "player/advising": "what a steady player would advise, and why",
    "player/confiding": "what posts say and offer to a person whose rivals are all bot players",
    "player/aiming": "what a player could go for, as it stands above the question",
    "player/runner_up": "why the advised move, and not the next best one",
    "player/sensible": "what a sensible player does",
    "player/imagining": "a state that fits what a seat knows, the rest dealt by lot",
    "player/search": "looking ahead with playouts",
    "player/worth": "what things are worth to a player",
    "player/ground": "what the map means to a player who has to find a way",
    "game": "the face that the engine sees; it wires the parts together, and has no rules in it",
    # What there is.
    "state": "what there is, and what follows from it alone",
    "state/variants": "what is otherwise from one play to the next",
    "files/variants": "the variants of a file, read and checked",
    "state/growth": "levels: what a member of each has, and what stands against it",
    "state/content": "what data/<key> holds, read into structs",
    "state/options": "what the host chooses",
    "state/factions": "what a faction has that others have not",
    "rules/factions": "what factions begin with, and what comes to them",
    "state/lengths": "how long a game lasts: what wins it, and when it is over",
    "state/moves": "what one can do: moves and the verbs they are made with",
    "state/state": "what a game is made of: structs of plain values",
    "state/view": "what a seat may know",
    "state/naming": "what players call the things of the state",
    "state/catalogue": "the game's messages, and how ids of content are named",
    "state/quests": "how a scenario stands",
    "rules/quests": "what becomes of what a scenario has sought",
    "rules/track": "what a scenario brings by rounds",
    "speech/quests": "a scenario in words",
    "player/quests": "what a scenario asks of the player who acts",
    "state/board": "geometry and sight: what follows from the map as it lies",
    # Files that people prepared.
    "files": "files that people prepared: read, checked, written",
    "files/files": "a prepared file is read",
    "files/writing": "a prepared file is written",
    "files/keys": "what may stand in a prepared file",
    "files/checking": "what must hold in a prepared file",
    "files/generator": "a new one is made from a key",
    "files/themes": "what new ones are made of",
    # What happens.
    "rules": "what happens",
    "rules/progress": "a move at work: the state so far, the dice, the events told",
    "rules/flow": "the agenda: what goes on by itself, until a player is asked",
    "rules/events": "every event as a type of its own",
    "rules/needs": "what several acts need: tests, each with its refusal",
    "rules/steps": "every step and every question as a type of its own",
    "rules/daily": "the delve of the day: its options, what it came to",
    "rules/awaiting": "who is awaited, for what, and what is done for a player who stays away",
    "rules/legal": "every legal move",
    "rules/obvious": "the move that is made for a seat at once, as there is nothing to choose",
    "rules/ahead": "turns to come: when what was planned begins, and how that would be",
    "rules/play": "what a move does: it is carried out, then everything that needs no decision",
    "rules/opening": "the first state, and what comes before the first turn",
    "rules/turns": "a turn: how it begins, what is done in it, how it ends",
    "rules/rounds": "a round: how it begins, what follows in it, how it ends",
    "rules/ending": "the end, and what came of it all",
    "rules/standing_orders": "standing orders: what a member wants to be asked, or leaves to others",
    "rules/effects": "what cards and things do, effect by effect",
    "rules/exploring": "what is found in places that are explored first",
    "rules/harm": "what hurts a character, and what comes of that",
    "rules/knowing": "who knows what, and how it is learnt",
    "rules/odds": "what chance comes to",
    "rules/uncertain": "which moves roll, draw or reveal something",
    "rules/locks": "what is locked, and how it is opened",
    "rules/movement": "how people and things move, and what stands in the way",
    "rules/outings": "what members keep from one game to the next",
    "rules/moving": "the chapter of what moves",
    "rules/party": "the chapter of those who play together, and what they carry",
    "rules/relics": "relics: how they are gained and used",
    "rules/shifting": "what the referee decided for a player, who may have it otherwise once, until the next act",
    "rules/searching": "looking for what is hidden",
    "rules/trading": "buying, selling, giving",
    # What the referee says.
    "speech": "what the referee says",
    "speech/words": "what things and numbers are called in sentences",
    "speech/gathering": "what of a story is gathered and told as one",
    "speech/story": "what happened, told",
    "speech/sayings": "one sentence for each type of event",
    "speech/recalling": "what a member who was away is told",
    "speech/chronicle": "what is counted of its members, and the titles they earn",
    "speech/asking": "what is asked, and where things stand",
    "speech/questions": "the words of each type of question, and of its answers",
    "speech/costs": "what a move would cost that its player may not expect",
    "speech/prominence": "how prominently moves are offered",
    "speech/lock_offers": "how locks are offered",
    "speech/strike_offers": "how attacks are offered",
    "speech/tile_offers": "how a tile to lay is offered",
    "speech/choices": "how moves are offered",
    "speech/detours": "what is done here in place of the commands that only other games have",
    "speech/reading": "moves as people write them",
    "speech/refusals": "why a move cannot be made",
    "speech/reference": "pages to look up",
    # What is drawn.
    "picture": "what is drawn, as data",
    "picture/scenes": "the entry: a picture by its subject",
    "picture/modes": "other ways to see the map",
    "picture/high_points": "what stands on the card of a roll or a high point",
    "picture/alt": "the words that say the same as a picture",
    "picture/panes": "what stands around the map",
    "picture/charting": "the map",
    "picture/hands": "what a seat alone holds or may choose from",
    # What a game master can do.
    "desk": "what the game master may do at the desk, and what that is offered and told",
    "desk/asking": "what is asked at the desk, and where things stand",
    "desk/choices": "how moves are offered at the desk",
    "desk/exploring": "what is found, written down at the desk",
    "desk/knowledge": "who knows what, put right",
    "desk/legal": "what can be done at the desk",
    "desk/orders": "orders: how they are offered, read and carried out",
    "desk/party": "orders about those who play",
    "desk/play": "what a move at the desk does",
    "desk/reading": "orders as people write them",
    "desk/reference": "pages to look up at the desk",
    "desk/refusals": "why something cannot be done at the desk",
    "desk/rolls": "orders about dice",
    "desk/rulings": "how orders are offered and named",
    "desk/scenes": "the pictures of the desk",
    "desk/speaking": "words that a character of the game says",
    # A player that plays by itself.
    "player": "bot players: what they do, and what they would advise",
}
"""What a name that several games have stands for, by its place. Chapters of the rules are packages where they are long, and
which chapter something belongs to is each game's own affair: it stands here without it (`place`)."""

BY_CHAPTER = ("rules/events", "rules/steps", "speech/sayings", "speech/questions")
"""Tables that are packages where they are long, a module for each chapter."""

Graph = Mapping[str, Set[str]]
"""What each module of a game imports of it, by the names that they have in the game; "" is the game's package."""


@cache
def imports(key: str) -> Graph:
    """Return what the modules of a game import."""
    whole, top = _house(), f"{GAMES}.{key}"

    def short(modules: Iterable[str]) -> frozenset[str]:
        own = (module for module in modules if module == top or module.startswith(f"{top}."))
        return frozenset(module.removeprefix(top).removeprefix(".").replace(".", "/") for module in own)

    return {
        "".join(short([module])): short(whole.find_modules_directly_imported_by(module))
        for module in whole.modules
        if short([module])
    }


@cache
def _house() -> grimp.ImportGraph:
    return grimp.build_graph("engine", cache_dir=None)


def floors(graph: Graph) -> list[set[str]]:
    """Return the modules floor by floor: on the first those that import no other, on each next what these carry.

    Modules in a circle, and what stands on it, are on none.
    """
    built: list[set[str]] = []
    standing: set[str] = set()
    while next_ := {module for module in graph.keys() - standing if graph[module] - {module} <= standing}:
        built.append(next_)
        standing |= next_
    return built


def upward(graph: Graph) -> list[str]:
    """Return the imports from one layer into another above it."""
    return sorted(
        f"{module} imports {other}"
        for module, others in graph.items()
        for other in others
        if layer(module) in LAYERS and layer(other) in LAYERS and LAYERS.index(layer(other)) < LAYERS.index(layer(module))
    )


def layer(module: str) -> str:
    return module.partition("/")[0]


def place(module: str) -> str:
    """Return where a module stands, without the chapter of the rules that it belongs to.

    A desk with layers of its own is a game of the same shape: a module of it stands where it would in a game.
    """
    inner = module.removeprefix("desk/")
    module = inner if layer(inner) in LAYERS else module
    table = next((table for table in BY_CHAPTER if module.startswith(f"{table}/")), "")
    return table or (f"rules/{module.rpartition('/')[2]}" if module.startswith("rules/") else module)


def hidden_imports(folder: Path) -> list[str]:
    """Return the places of imports in functions."""
    return [
        f"{path.relative_to(folder)}:{node.lineno}"
        for path in sorted(folder.rglob("*.py"))
        for function in statements(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in statements(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]


def statements(whole: ast.AST) -> Iterator[ast.AST]:
    """Yield the statements in a module or a statement, however deep; there are none in expressions."""
    for block in ("body", "orelse", "finalbody", "handlers", "cases"):
        for node in getattr(whole, block, ()):
            yield node
            yield from statements(node)


@pytest.mark.parametrize("key", games())
def test_nothing_stands_outside_of_the_layers(key: str) -> None:
    assert {layer(module) for module in imports(key) if module} <= {*LAYERS}


@pytest.mark.parametrize("key", games())
def test_a_layer_knows_only_those_below_it(key: str) -> None:
    assert upward(imports(key)) == []


@pytest.mark.parametrize("key", games())
def test_no_module_is_in_a_circle_and_few_stand_on_one_another(key: str) -> None:
    graph = imports(key)
    built = floors(graph)
    assert graph.keys() - set().union(*built) == set(), "in a circle, or on one"
    assert len(built) <= MOST_FLOORS


@pytest.mark.parametrize("key", games())
def test_no_import_hides_in_a_function(key: str) -> None:
    assert hidden_imports(FOLDER / key) == []


@pytest.mark.parametrize("key", games())
def test_a_name_that_several_games_have_is_one_job_at_one_place(key: str) -> None:
    having = defaultdict(set)
    for other in games():
        for module in imports(other):
            having[place(module).rpartition("/")[2]].add(other)
    shared = [module for module in imports(key) if module and len(having[place(module).rpartition("/")[2]]) > 1]
    assert sorted(module for module in shared if place(module) not in JOBS) == []


def test_circles_steps_upward_and_hidden_imports_are_found(tmp_path: Path) -> None:
    sound = {"": {"game"}, "game": {"rules/play"}, "rules/play": {"state/state"}, "state/state": set()}
    assert floors(sound) == [{"state/state"}, {"rules/play"}, {"game"}, {""}]
    assert floors({**sound, "state/state": {"rules/play"}}) == []
    assert upward({**sound, "state/state": {"rules/play"}}) == ["state/state imports rules/play"]
    assert upward(sound) == []
    (tmp_path / "late.py").write_text("import ast\n\n\ndef late():\n    from re import match\n\n    return match, ast\n")
    assert hidden_imports(tmp_path) == ["late.py:5"]
    assert [place(module) for module in ("rules/events/turning", "rules/camping/harm", "rules", "desk/party", "game")] == [
        *("rules/events", "rules/harm", "rules", "desk/party", "game")
    ]
