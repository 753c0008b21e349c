"""Scenes of wild land that pictures are tested with: hexes and points as a party knows them, and as a game master does."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.scene import (
    Cell,
    Exit,
    Fact,
    HexBoard,
    HexCell,
    Legend,
    Node,
    Row,
    Scene,
    Secret,
    Sky,
    Token,
    Way,
)
from engine.games.wilds.picture.land.landboards import LandBoard, RoadBoard
from engine.maps.hexes import pointed_label, pointed_unlabel

PARTY = Token("party")
DAY = ("morning", "afternoon", "evening", "night")


def at(name: str) -> Cell:
    """Return the cell of a label."""
    cell = pointed_unlabel(name)
    assert cell is not None
    return cell


def cells_of(names: str) -> tuple[Cell, ...]:
    """Return the cells of labels with spaces between them."""
    return tuple(at(name) for name in names.split())


def facts(timer: str, die: int = 6) -> tuple[Fact, ...]:
    """Return the facts of a header."""
    return Fact("Timer", timer, die=die), Fact("Difficulty", "10")


def roles(**who: tuple[str, int]) -> tuple[Row, ...]:
    """Return the rows of a panel: roles with a name and a seat each."""
    return tuple(
        Row(Token("adventurer", name[:2], seat), name, detail=role.capitalize()) for role, (name, seat) in who.items()
    )


def cells(state: str, text: str, **icons: str) -> list[HexCell]:
    """Return cells from words like "M20:forest"."""
    made = []
    for word in text.split():
        name, floor = word.split(":")
        made.append(HexCell(at(name), floor, 0, name, (icons[name],) if name in icons else (), state=state))
    return made


TERRAINS = tuple(
    Legend(f"visited:{name}", name.capitalize()) for name in ("clearing", "stream", "hills", "peaks", "forest", "marsh")
)
STATES = (
    Legend("visited:forest", "Visited"),
    Legend("seen:forest", "Seen"),
    Legend("rumour", "Rumour"),
    Legend("clue", "Clue leads here"),
    Legend("pill", "Next move, 1 stretch"),
)
SITES = tuple(Legend(name, name.capitalize()) for name in ("settlement", "shelter", "landmark", "resource", "danger"))


def hexes() -> Scene:
    """A party on its second day: hexes visited, seen and rumoured, a clue, six next moves."""
    known = cells(
        "visited",
        "M20:forest N20:clearing O19:stream N18:forest O18:hills P18:clearing",
        N20="settlement",
        O19="resource",
        N18="shelter",
        O18="landmark",
    )
    known += cells(
        "seen",
        "N17:forest O17:peaks P17:peaks Q17:hills M18:hills Q18:forest M19:forest N19:hills P19:marsh L20:marsh "
        "O20:stream N21:marsh",
    )
    known += [
        HexCell(at(name), "", 0, name, (icon,), state="rumour") for name, icon in (("R16", "landmark"), ("R20", "danger"))
    ]
    here = at("P18")
    known = [HexCell(c.at, c.floor, 0, c.label, token=PARTY) if c.at == here else c for c in known]
    board = LandBoard(
        tuple(known),
        focus=here,
        actor=here,
        pointed=True,
        trail=cells_of("M20 N20 O19 N18 O18 P18"),
        arrows=((here, at("Q18")),),
        pills=tuple((pointed_label(cell), cell) for cell in cells_of("Q17 Q18 Q19 P19 O18 P17")),
        newest=(here,),
        compass=True,
    )
    return Scene(
        "Day 2, afternoon",
        board,
        "Wilds, day 2, afternoon, light rain.",
        facts=facts("3"),
        panel=roles(pathfinder=("Ada", 0), lookout=("Bob", 1)),
        legend=(*TERRAINS, *STATES, *SITES),
        sky=Sky("afternoon", "light rain", "Light rain"),
    )


def points() -> Scene:
    """A party between two points: ways in pieces, one blocked, one unknown, exits."""
    nodes = (
        Node("mill", 0.268, 0.653, "Old Mill", floor="stream", icons=("shelter",)),
        Node("brook", 0.0, 0.862, "Millbrook", floor="clearing", icons=("settlement",)),
        Node("reed", 0.076, 0.258, "Reed Gate", floor="forest"),
        Node("pool", 0.566, 0.904, "Black Pool", floor="marsh", icons=("resource",)),
        Node("cairn", 0.733, 0.415, "Cairn", state="seen", floor="hills", icons=("landmark",)),
        Node("watch", 1.0, 0.132, "Watch Hill", state="seen", floor="peaks", icons=("landmark",)),
        Node("skull", 0.988, 0.779, "Rumour", state="rumour", icons=("danger",)),
        Node("far", 0.445, 0.031, state="unknown"),
    )
    ways = (
        Way("mill", "cairn", 3, "hills", state="seen", at=2),
        Way("mill", "brook", 1, "forest"),
        Way("mill", "reed", 2, "forest"),
        Way("mill", "pool", 2, "marsh"),
        Way("cairn", "watch", 2, "peaks", state="seen"),
        Way("cairn", "skull", 2, "hills", state="blocked"),
        Way("reed", "far", state="unknown"),
        Way("pool", "skull", state="unknown"),
    )
    exits = Exit("A", "mill", "cairn"), Exit("B", "cairn", "mill")
    board = RoadBoard(nodes, ways, "", exits, compass=True)
    legend = (
        Legend("disc visited:forest", "Visited"),
        Legend("disc seen:forest", "Seen"),
        Legend("disc rumour", "Rumour, unknown"),
        Legend("blocked", "Blocked"),
        Legend("way:forest", "Forest path"),
        Legend("way:hills", "Hill path"),
        Legend("way:marsh", "Marsh path"),
        Legend("way:peaks", "Mountain path"),
        *SITES[:3],
    )
    return Scene(
        "Day 3, morning",
        board,
        "Wilds, day 3, morning, fair.",
        facts=facts("5"),
        panel=roles(pathfinder=("Cy", 2), lookout=("Bob", 1)),
        legend=legend,
        sky=Sky("morning", "fair", "Fair"),
    )


def spread(count: int) -> list[Cell]:
    """Return cells around the start, nearest first."""
    found = sorted(
        ((q, r) for q in range(-9, 10) for r in range(-9, 10)),
        key=lambda c: (max(abs(c[0]), abs(c[1]), abs(c[0] + c[1])), c[1], c[0]),
    )
    return found[:count]


FLOORS = ("forest", "hills", "clearing", "stream", "peaks", "marsh", "desert", "scrub", "oasis", "coast", "water", "valley")
FLOORS += ("ash", "snow")


def wide(count: int = 30, *, walked: int = 12) -> Scene:
    """A land of ``count`` hexes in every terrain, with all marks that a party can have on its map."""
    ground, icons = spread(count), ("landmark", "resource", "shelter", "danger", "secret", "settlement")
    known = []
    for place, cell in enumerate(ground):
        state = "visited" if place < walked else "seen"
        marks = (icons[place % 6],) if place % 4 == 1 else (icons[place % 6], "resource") if place % 11 == 6 else ()
        known.append(
            HexCell(
                cell,
                FLOORS[(place * 5) % 14],
                0,
                pointed_label(cell),
                marks,
                PARTY if place == 3 else None,
                state=state,
            )
        )
    q, r = ground[-1]
    known.append(HexCell((q, r + 1), "", 0, pointed_label((q, r + 1)), state="edge"))
    here = ground[3]
    beside = [(here[0] + dq, here[1] + dr) for dq, dr in ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))]
    board = LandBoard(
        tuple(known),
        focus=here,
        actor=here,
        pointed=True,
        trail=(*ground[:2], ground[0], ground[2], ground[3]),
        arrows=((here, beside[4]), (ground[0], (0, 1))),
        pills=tuple((pointed_label(cell), cell) for cell in beside),
        blocked=((here, beside[1]),),
        compass=True,
    )
    return Scene(
        "Day 12, night",
        board,
        "Wilds, day 12, night, severe weather.",
        facts=facts("1", 8),
        panel=roles(pathfinder=("Evangeline of the Road", 0), lookout=("Bob", 1), forager=("Cy", 2), tracker=("Dee", 3)),
        legend=(Legend("flag", "Goal: Find the bell that was drowned"), Legend("edge", "The region ends")),
        sky=Sky("night", "severe", "Storm"),
    )


def master() -> Scene:
    """The map of a game master: all of a land, what the party has not seen, what lies hidden, clues not found yet."""
    scene = hexes()
    board = scene.board
    assert isinstance(board, HexBoard)
    known = {cell.at: cell for cell in board.cells if cell.state != "rumour"}
    for name, floor in (("R18", "forest"), ("Q19", "marsh"), ("R19", "peaks"), ("Q20", "hills"), ("P20", "clearing")):
        known[at(name)] = HexCell(at(name), floor, 0, name, state="veiled")
    for name, floor in (("R16", "hills"), ("R17", "forest"), ("R20", "marsh"), ("Q16", "water"), ("P21", "ash")):
        known[at(name)] = HexCell(at(name), floor, 0, name, state="veiled")
    secrets = {
        "R18": (Secret("danger", 12),),
        "Q20": (Secret("secret", 9), Secret("landmark", 10)),
        "R16": (Secret("landmark"),),
        "N19": (Secret("resource", 8),),
        "O19": (Secret("danger", 14),),
        "P18": (Secret("secret", 11),),
    }
    for name, hidden in secrets.items():
        old = known[at(name)]
        known[at(name)] = HexCell(old.at, old.floor, 0, name, old.icons, old.token, state=old.state, secrets=hidden)
    traces = ((at("Q18"), at("R18")), (at("N19"), at("N18")), (at("P20"), at("Q20")))
    board = LandBoard(
        tuple(known.values()),
        focus=board.focus,
        actor=board.actor,
        pointed=True,
        trail=board.trail,
        arrows=board.arrows,
        traces=traces,
        compass=True,
    )
    lines = (
        Legend("veiled:forest", "Not seen yet"),
        Legend("hidden", "Hidden, and its TN"),
        Legend("trace", "Clue not found"),
        Legend("clue", "Clue leads here"),
        Legend("trail", "The party's way"),
    )
    return Scene(
        "The whole region",
        board,
        "The whole region.",
        facts=facts("0", 4),
        panel=scene.panel,
        legend=(*TERRAINS, *lines),
        sky=Sky("evening", "heavy rain", "Heavy rain"),
    )


def crowd(count: int = 12) -> Scene:
    """A land of ``count`` points in rows, joined along them and across, with long names."""
    names = (
        "The Drowned Bell",
        "Old Mill",
        "Grey Lady's Leap",
        "Cairn",
        "Witherby-under-Stone",
        "Ford",
        "Ashen Crossroads",
    )
    across = 4 if count <= 12 else 6
    rows = -(-count // across)
    icons = ("landmark", "resource", "shelter", "danger", "secret", "settlement")
    nodes, ways = [], []
    for place in range(count):
        x, y = place % across, place // across
        lean = 0.25 * (place * 7 % 3 - 1)
        nodes.append(
            Node(
                str(place),
                min(1.0, max(0.0, (x + lean) / (across - 1))),
                min(1.0, max(0.0, (y + 0.2 * (place * 5 % 3 - 1)) / max(1, rows - 1))),
                names[place % 7],
                state=("visited", "visited", "seen", "rumour", "seen")[place % 5] if place != 5 else "visited",
                floor=FLOORS[place % 14],
                icons=(icons[place % 6],) if place % 3 else (),
                tokens=(PARTY,) if place == 5 else (),
            )
        )
        state = ("visited", "seen", "blocked", "unknown")[place % 4]
        if x:
            ways.append(Way(str(place - 1), str(place), 1 + place % 3, FLOORS[place % 14], state=state))
        if y and place % 3 != 1:
            ways.append(Way(str(place - across), str(place), 1 + place % 2, FLOORS[place % 14], state=state))
    exits = tuple(
        Exit("ABCDEF"[number], "5", way.b if way.a == "5" else way.a)
        for number, way in enumerate(way for way in ways if "5" in (way.a, way.b))
    )
    ways[0] = Way(ways[0].a, ways[0].b, 3, "forest", lead="b")
    board = RoadBoard(tuple(nodes), tuple(ways), "5", exits, newest="5", compass=True)
    scene = points()
    return Scene("Day 4, evening", board, "Points.", None, scene.facts, scene.panel, sky=Sky("evening", "fair", "Fair"))


def every_wild() -> Iterable[tuple[str, Scene]]:
    """Every scene of this gallery with its name."""
    yield "wilds_hexes", hexes()
    yield "wilds_points", points()
    yield "wilds_land", wide()
    yield "wilds_land_large", wide(90, walked=40)
    yield "wilds_land_crop", wide(230, walked=150)
    yield "wilds_land_master", master()
    yield "wilds_points_12", crowd()
    yield "wilds_points_30", crowd(30)
