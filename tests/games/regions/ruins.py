"""Scenes of slabs, like those that games of regions make: a ruin, a crowd, two regions, many, long names, the master's."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.scene import Chip, Exit, Fact, Legend, Node, Pool, Row, Scene, Secret, Token, Way
from engine.games.regions.picture.slabs.slabboard import SlabBoard


def person(seat: int, letter: str, health: int, most: int, *, acting: bool = False, acted: bool = False) -> Token:
    return Token("adventurer", letter, seat, health, most, acting, acted)


AERIM = person(0, "Ae", 9, 18, acted=True)
LUCIN = person(1, "Lu", 11, 14, acting=True)
BRAM = person(2, "Br", 20, 20, acted=True)
SIX = (
    AERIM,
    LUCIN,
    BRAM,
    person(3, "Di", 4, 16),
    person(4, "Ev", 0, 12),
    person(5, "Fi", 15, 15, acted=True),
)
GUARD = Token("seeker", alert=True)
LEGEND = (
    Legend("slab:lit", "Lit"),
    Legend("slab:dark", "Dark"),
    Legend("slab:surface", "Water"),
    Legend("token:creature", "Creature"),
    Legend("token:alerted", "Alerted seeker"),
    Legend("last:seeker", "Last seen"),
    Legend("rubble", "Effort still needed"),
    Legend("way:hidden", "Hidden way, found"),
    Legend("flag", "Goal"),
)


def slab(key: str, x: float, y: float, name: str = "", **how: object) -> Node:
    how.setdefault("light", "lit")
    return Node(key, x, y, name, "slab", **how)  # type: ignore[arg-type]


def unknown(key: str, x: float, y: float) -> Node:
    return Node(key, x, y, shape="slab", state="unknown")


def rows(*units: tuple[Token, str]) -> tuple[Row, ...]:
    return tuple(Row(unit, name, f"{unit.health}/{unit.most}", acting=unit.acting) for unit, name in units)


def ruin() -> Scene:
    """The situation of the guide: a stealth scenario in its fifth round."""
    nodes = (
        unknown("?", 1, 0),
        slab("hall", 2, 0, "Hall", light="dark", floor="hall", tokens=(GUARD,)),
        slab("ridge", 3, 0, "Ridge", state="seen", floor="field", goal=True),
        slab("yard", 1, 1, "Yard", floor="yard", last=((Token("creature"), "round 3"),)),
        slab("stair", 3, 1, "Stair", floor="stair", tokens=(AERIM, BRAM, LUCIN)),
        slab("gate", 0, 2, "Gate", floor="gate", last=((Token("seeker", icon="dog"), "round 3"),)),
        slab(
            "cellar",
            2,
            2,
            "Cellar",
            light="dark",
            water="surface",
            floor="cellar",
            tokens=(Token("creature", health=8, most=8, icon="eel"),),
        ),
    )
    ways = (
        Way("hall", "?", icon="barred", effort="12", lock="d8", state="seen"),
        Way("hall", "yard", icon="rubble", effort="4/9"),
        Way("hall", "stair"),
        Way("ridge", "stair", icon="wall", pools=((AERIM, 2), (BRAM, 6), (LUCIN, 6))),
        Way("yard", "gate"),
        Way("yard", "cellar"),
        Way("stair", "cellar", state="hidden"),
    )
    exits = Exit("A", "stair", "ridge"), Exit("B", "stair", "hall"), Exit("C", "stair", "cellar")
    return Scene(
        "Round 5 – Lucin to act",
        SlabBoard(nodes, ways, "stair", exits),
        "Ruin.",
        chip=Chip("Sharp guard is alert", "seeker", True),
        facts=(Fact("Thorn Ruin, stealth"),),
        panel=rows((LUCIN, "Lucin"), (AERIM, "Aerim"), (BRAM, "Bram")),
        legend=LEGEND,
        pool=Pool("Stealth", "stealth", 5, 7),
    )


def crowd(columns: int = 3, lines: int = 3, *, units: tuple[Token, ...] = ()) -> Scene:
    """Everybody and several foes on the middle slab of a grid, with more around."""
    foes = (
        Token("creature", number=1, health=3, most=8),
        Token("creature", number=2, health=8, most=8),
        Token("seeker", alert=True, health=6, most=6),
        Token("environs"),
    )
    middle = lines // 2 * columns + columns // 2
    nodes = []
    for place in range(columns * lines):
        x, y = place % columns / max(1, columns - 1), place // columns / max(1, lines - 1)
        here = units or (*SIX, *foes) if place == middle else ()
        nodes.append(slab(str(place), x, y, f"Place {place}", tokens=here, light="dark" if place % 2 else "lit"))
    ways = []
    for place in range(columns * lines):
        if place % columns < columns - 1:
            ways.append(Way(str(place), str(place + 1)))
        if place + columns < columns * lines:
            ways.append(Way(str(place), str(place + columns)))
    exits = tuple(
        Exit("ABCD"[n], str(middle), str(end))
        for n, end in enumerate((middle - columns, middle - 1, middle + 1, middle + columns))
        if 0 <= end < columns * lines
    )
    names = ("Aerim", "Lucin", "Bram", "Dagny", "Eskil", "Fenna")
    return Scene(
        "Round 12 – Lucin to act",
        SlabBoard(tuple(nodes), tuple(ways), str(middle), exits),
        "Crowd.",
        panel=rows(*zip(SIX, names, strict=True)),
        legend=LEGEND,
        pool=Pool("Stealth", "stealth", 2, 12),
    )


def pair() -> Scene:
    """The first round: two regions and a stub."""
    nodes = (
        slab("gate", 0.0, 0.5, "Gate", tokens=(AERIM, LUCIN)),
        slab("yard", 1.0, 0.5, "Yard", state="seen", light="dark"),
        unknown("?gate/B", 0.0, 0.0),
    )
    ways = Way("gate", "yard", icon="rubble", effort="9"), Way("gate", "?gate/B", state="unknown")
    exits = Exit("A", "gate", "yard"), Exit("B", "gate", "?gate/B")
    return Scene(
        "Round 1",
        SlabBoard(nodes, ways, "gate", exits),
        "Pair.",
        facts=(Fact("The falling mill, a chase"),),
        panel=rows((LUCIN, "Lucin"), (AERIM, "Aerim")),
        legend=LEGEND[:2],
        pool=Pool("Rounds left", "hourglass", 6, 8),
    )


def many(columns: int = 5, lines: int = 4) -> Scene:
    """A map of many regions with plates on many ways, stubs, and every state."""
    names = ("Hall", "Wet Stair", "Chapel of the Nine", "Cistern", "Undercroft", "Long Gallery", "Yard", "Bell Loft")
    nodes, ways, here = [], [], columns + 2
    for place in range(columns * lines):
        x, y = place % columns / max(1, columns - 1), place // columns / max(1, lines - 1)
        if place in (columns - 1, 15):
            nodes.append(unknown(str(place), x, y))
            continue
        state = ("visited", "visited", "seen", "visited", "closed")[place % 5]
        nodes.append(
            slab(
                str(place), x, y, names[place % 8], state=state,
                light=("lit", "dark")[place % 3 == 1],
                water=("", "", "surface", "submerged")[place % 4 if place > 5 else 0],
                tokens=SIX[:3] if place == here else (Token("creature", health=2, most=8),) if place % 6 == 5 else (),
                closes=6 if place % 7 == 3 and state != "closed" else 0,
                goal=place == columns * lines - 1,
                last=((Token("seeker"), "round 12"),) if place == 2 else (),
            )
        )  # fmt: skip
    for place in range(columns * lines):
        icon, effort, lock = {0: ("rubble", "4/9", ""), 1: ("barred", "12", "d8")}.get(place % 4, ("", "", ""))
        if place % columns < columns - 1 and place not in (14, 10):
            ways.append(Way(str(place), str(place + 1), icon=icon, effort=effort, lock=lock))
        if place + columns < columns * lines and place not in (columns - 1, 10):
            pools = ((SIX[0], 2), (SIX[1], 16), (SIX[2], 6)) if place == 2 else ()
            ways.append(Way(str(place), str(place + columns), icon="wall" if pools else "", pools=pools))
    around = (here - columns, here - 1, here + 1, here + columns)
    exits = [Exit(letter, str(here), str(end)) for letter, end in zip("ABCD", around, strict=True)]
    scene = ruin()
    return Scene(
        "Round 9 – Lucin to act",
        SlabBoard(tuple(nodes), tuple(ways), str(here), tuple(exits)),
        "Many.",
        facts=scene.facts,
        panel=scene.panel,
        legend=LEGEND,
        pool=scene.pool,
    )


def long_names() -> Scene:
    """Names and titles as long as they may be."""
    nodes = (
        slab("a", 0, 0, "Antechamber of the Drowned Kings", tokens=SIX[:2]),
        slab("b", 0.5, 0, "Witherby-under-Stone", light="dark", state="seen"),
        slab(
            "c",
            1,
            0,
            "Unpronounceablefortification",
            last=((Token("seeker"), "round 11"), (Token("creature"), "round 9")),
            closes=11,
        ),
        slab("d", 0, 1, "Far Bank of the Swollen River", water="surface", tokens=SIX[:3]),
        slab("e", 0.5, 1, "The Well", light="dark", water="submerged", icons=("cache", "secret", "trap")),
        slab("f", 1, 1, "Closed Gate of the Quarry", state="closed"),
    )
    ways = (
        Way("a", "b", icon="ford", effort="12"),
        Way("b", "c"),
        Way("a", "d", icon="wall", pools=tuple((unit, 4 + unit.seat) for unit in SIX[:2])),
        Way("d", "e", state="hidden"),
        Way("e", "f", state="blocked"),
        Way("b", "e", state="seen"),
        Way("c", "f", icon="web", effort="10/14", lock="d12"),
    )
    exits = Exit("A", "a", "b"), Exit("B", "a", "d", "later")
    return Scene(
        "Round 11 – Bartholomew the Younger to act",
        SlabBoard(nodes, ways, "a", exits),
        "Long.",
        chip=Chip("Three sharp guards are alert", "seeker", True),
        facts=(Fact("The Counting House of Saint Wendelin, stealth"),),
        panel=rows((LUCIN, "Bartholomew the Younger"), (AERIM, "Aerim-under-Stone"), (BRAM, "Bram")),
        legend=LEGEND,
        pool=Pool("Stealth", "stealth", 11, 14),
    )


def desk() -> Scene:
    """The same for a seat that may know all: veiled regions, hidden foes, what is to be found."""
    nodes = (
        slab("hall", 0, 0, "Hall", light="dark", tokens=(Token("seeker", number=1, health=5, most=6),)),
        slab("yard", 0.5, 0, "Yard", tokens=(LUCIN, Token("trap", hidden=True)), secrets=(Secret("secret", 7),)),
        slab(
            "vault", 1, 0, "Vault", light="dark", state="veiled", tokens=(Token("creature", hidden=True, health=8, most=8),)
        ),
        slab("loft", 0, 1, "Loft", state="veiled", secrets=(Secret("cache", 4),), goal=True),
        slab(
            "pool",
            0.5,
            1,
            "Pool",
            state="veiled",
            light="dark",
            water="submerged",
            tokens=(Token("environs", hidden=True),),
        ),
        slab("bank", 1, 1, "Bank", state="visited", tokens=(Token("body"), Token("environs")), closes=7),
    )
    ways = (
        Way("hall", "yard"),
        Way("yard", "vault", state="veiled", icon="barred", effort="12", lock="d8"),
        Way("hall", "loft", state="veiled"),
        Way("yard", "pool", state="veiled"),
        Way("yard", "bank"),
    )
    return Scene("Round 5 – Lucin to act", SlabBoard(nodes, ways, "yard"), "Desk.", chip=Chip("Only you see this", "lock"),
                 panel=rows((LUCIN, "Lucin"),), legend=LEGEND[:2])  # fmt: skip


def every_ruin() -> Iterable[tuple[str, Scene]]:
    """Every scene of slabs with its name."""
    yield "ruin", ruin()
    yield "ruin_crowd", crowd()
    yield "ruin_pair", pair()
    yield "ruin_many", many()
    yield "ruin_names", long_names()
    yield "ruin_desk", desk()
