"""Scenes of a galaxy, like those that the game makes: a map, the fullest map, a closer look, cards, a desk's piles."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.scene import Cell, Fact, Legend, Scene, Token
from engine.games.galaxy.picture.explored_cards import CardBoard, PilesBoard
from engine.games.galaxy.picture.starmap import StarBoard
from engine.games.galaxy.picture.stars import CardOption, Pile, PlanetShown, PlayerRow, Shelf, Star, Units

NAMES = ("Ada", "Bob", "Cy", "Dee", "Eve", "Finn")
SEATS = tuple(Token("adventurer", name[:2], seat) for seat, name in enumerate(NAMES))
A, B, C, D, E, F = SEATS

ROWS = {"A": 3, "B": 4, "C": 5, "D": 4, "E": 3}


def cell(label: str) -> Cell:
    """Return the hex of a label: rows A to E from the top, numbered from the west."""
    r = "ABCDE".index(label[0]) - 2
    return int(label[1]) - 1 + max(-2, -2 - r), r


LABELS = tuple(f"{row}{number}" for row, count in ROWS.items() for number in range(1, count + 1))


def units(owner: Token, **kinds: int) -> Units:
    return Units(owner, tuple(kinds.items()))


def home(owner: Token, infantry: int = 4, *, holder: Token | None = None) -> PlanetShown:
    own = holder or owner
    return PlanetShown(f"{owner.letter}'s home", (), 4, 2, own, owner, ground=(units(own, infantry=infantry, dock=1),))


def world(
    name: str, traits: str, resources: int, influence: int, owner: Token | None = None, infantry: int = 0, **more
) -> PlanetShown:  # type: ignore[no-untyped-def]
    ground = (units(owner, infantry=infantry),) if owner is not None and infantry else ()
    return PlanetShown(name, tuple(traits.split()), resources, influence, owner, ground=more.pop("ground", ground), **more)


def star(label: str, *worlds: PlanetShown, **more) -> Star:  # type: ignore[no-untyped-def]
    return Star(label, cell(label), worlds, **more)


LEGEND = (
    Legend("resources", "Resources"),
    Legend("influence", "Influence"),
    Legend("planet:cultural", "Cultural"),
    Legend("planet:industrial", "Industrial"),
    Legend("planet:hazardous", "Hazardous"),
    Legend("frontier", "Frontier"),
    Legend("legend", "Legendary"),
    Legend("goods", "Trade goods"),
    Legend("commodity", "Commodities"),
    Legend("command", "Commands"),
)


def row(owner: Token, value: str, goods: int, commodities: str, command: str, **more) -> PlayerRow:  # type: ignore[no-untyped-def]
    counts: list[tuple[str, int | str]] = [("goods", goods), ("commodity", commodities), ("command", command)]
    for name in ("fragment", "card", "relic", "technology"):
        if name in more:
            counts.append((name, more.pop(name)))
    return PlayerRow(owner, NAMES[owner.seat], f"{value}/8", counts=tuple(counts), icon="points", **more)


def galaxy() -> Scene:
    """Round 3 of three players: the example of the guide."""
    systems = (
        star("A1", frontier=True),
        star("A2", world("Juniper", "industrial", 1, 1, A, 1, specialties=("G",))),
        star("A3", home(A), fleets=(units(A, scout=1, transport=1),)),
        star("B1", world("Kiln", "hazardous", 1, 1, specialties=("Y",))),
        star("B2", world("Hollow", "hazardous industrial", 2, 2)),
        star("B3", wormholes=("beta",), frontier=True),
        star("B4", world("Aster", "cultural", 2, 1, A, 1), wormholes=("gamma",)),
        star("C1", home(B), fleets=(units(B, scout=2),)),
        star(
            "C2",
            world("Cinder", "hazardous", 2, 0, A, 2),
            world("Brine", "industrial", 1, 2),
            fleets=(units(A, scout=1, transport=1, infantry=2),),
            active=True,
            tokens=(A,),
        ),
        star("C3", PlanetShown("Meridian", (), 1, 6, crown=True, seal=True)),
        star("C4", world("Fallow", "cultural", 0, 3), world("Gantry", "industrial", 2, 1)),
        star("C5", wormholes=("alpha",), fleets=(units(A, scout=1),)),
        star("D1", world("Isle of Glass", "cultural", 1, 2, B, 2, specialties=("B",))),
        star("D2", wormholes=("alpha",), frontier=True),
        star("D3", world("Lantern", "cultural", 1, 3, legendary=True)),
        star("D4", world("Ember Reach", "hazardous", 3, 0, C, 2, specialties=("R",))),
        star("E1", wormholes=("beta",), frontier=True, fleets=(units(B, scout=1),)),
        star("E2", world("Dovetail", "cultural industrial", 1, 1, C, 1), fleets=(units(C, scout=2),)),
        star("E3", home(C, 3), fleets=(units(C, transport=1),)),
        Star("Eddy", None, (world("Threshold", "cultural", 0, 3, legendary=True),), wormholes=("gamma",)),
    )
    rows = (
        row(A, "2", 3, "1/3", "2+1", fragment=1, card=2, technology="BY", acting=True),
        row(B, "1", 1, "3/3", "3+2", fragment=0, card=3, technology="G", speaker=True),
        row(C, "1", 0, "2/3", "2+2", fragment=2, card=1, technology="R"),
    )
    return Scene(
        "Round 3 – Ada lands on Cinder",
        StarBoard(systems, "C2"),
        "Expedition, round 3.",
        facts=(Fact("First to 8 points"),),
        panel=rows,
        legend=LEGEND,
    )


def full() -> Scene:
    """Six players late in a game: everything that may lie in a system, and more than comes together in any game."""
    systems = (
        star("A1", home(A), fleets=(units(A, scout=2, battleship=1, infantry=3),), tokens=(A,)),
        star(
            "A2",
            world(
                "Juniper",
                "industrial",
                1,
                1,
                A,
                1,
                specialties=("G", "B"),
                exhausted=True,
                attachments=("Blue Laboratory",),
            ),
            tokens=(B, C),
        ),
        star("A3", home(B, 0), fleets=(units(B, battleship=2, mech=1),), tokens=(B, D, E)),
        star(
            "B1",
            world(
                "Kiln",
                "hazardous",
                3,
                1,
                F,
                0,
                specialties=("Y",),
                ground=(units(F, infantry=2, mech=1, dock=1),),
                attachments=("Ore World",),
            ),
            open=True,
        ),
        star(
            "B2",
            world(
                "Hollow", "hazardous industrial", 2, 2, A, 2, ground=(units(A, infantry=2), units(F, infantry=3, mech=1))
            ),
            fleets=(units(A, scout=1), units(F, transport=2, infantry=2)),
            tokens=SEATS,
        ),
        star(
            "B3",
            wormholes=("beta", "gamma"),
            frontier=True,
            storm="alpha",
            fleets=(units(B, scout=1), units(C, battleship=3, infantry=1)),
            tokens=(A, B),
        ),
        star(
            "B4",
            world("Aster", "cultural", 2, 1, C, 0, truce=True, attachments=("Truce World", "Garden World")),
            wormholes=("gamma",),
            fleets=(units(C, scout=1, infantry=1),),
            tokens=(D,),
        ),
        star("C1", home(F), fleets=(units(F, scout=2),)),
        star(
            "C2",
            world(
                "Cinder",
                "hazardous",
                2,
                0,
                D,
                2,
                exhausted=True,
                ground=(units(D, infantry=1, mech=1, dock=1),),
                attachments=("Lost Settlers",),
            ),
            world("Brine", "industrial", 1, 2, E, 3, specialties=("Y",), attachments=("Yellow Laboratory",)),
            fleets=(units(D, scout=1, transport=1, infantry=2), units(E, battleship=1)),
            active=True,
            tokens=(A, D, F),
            wormholes=("gamma",),
        ),
        star(
            "C3",
            PlanetShown("Meridian", (), 1, 6, C, crown=True, exhausted=True, ground=(units(C, infantry=4, mech=2),)),
            fleets=(units(C, battleship=3, infantry=2),),
            tokens=(A, B, C, D),
        ),
        star(
            "C4",
            world("Fallow", "cultural", 0, 3, C, 1, legendary=True, used=True, attachments=("World Forge",)),
            world("Gantry", "industrial", 2, 1, E),
            open=True,
        ),
        star("C5", home(C), fleets=(units(C, transport=1),), tokens=(C,)),
        star("D1", world("Isle of Glass", "cultural", 1, 2, F, 2, specialties=("B",), exhausted=True), tokens=(F,)),
        star("D2", wormholes=("alpha",), frontier=True, open=True),
        star(
            "D3",
            world("Lantern", "cultural", 1, 3, D, legendary=True, used=True, exhausted=True),
            fleets=(units(D, scout=4),),
        ),
        star("D4", world("Ember Reach", "hazardous", 3, 0, destroyed=True), tokens=(E,)),
        star("E1", home(E), fleets=(units(E, scout=1),)),
        star("E2", world("Dovetail", "cultural industrial", 1, 1, E, 1), fleets=(units(E, scout=2),), tokens=(E, D)),
        star("E3", home(D, 3), fleets=(units(D, transport=1),), tokens=(F,)),
        Star(
            "Eddy",
            None,
            (world("Threshold", "cultural", 0, 3, B, 1, legendary=True),),
            (units(B, scout=1, infantry=1),),
            ("gamma",),
            tokens=(B,),
        ),
    )
    rows = (
        row(D, "6", 3, "1/3", "2+1", fragment=1, card=2, relic=1, technology="BBY", acting=True),
        row(E, "5", 11, "3/5", "3+2", fragment=2, card=6, technology="BGGR"),
        row(F, "4", 0, "2/3", "10+2", fragment=5, card=1, relic=3, technology="BBGGYYRR", speaker=True),
        row(A, "7", 0, "0/3", "0+2", fragment=0, card=4, technology="R", passed=True),
        row(B, "1", 2, "3/3", "1+1", fragment=1, card=0, relic=1, technology="BY", passed=True),
        row(C, "3", 20, "3/3", "4+0", fragment=3, card=2, technology="BRG"),
    )
    return Scene(
        "Round 5 – Dee attacks in C2",
        StarBoard(systems, "C2"),
        "Expedition, round 5.",
        facts=(Fact("First to 8 points"),),
        panel=rows,
        legend=(*LEGEND[:7], Legend("fragment", "Fragments"), Legend("relic", "Relics"), Legend("storm", "Tide Storm")),
    )


CINDER = world("Cinder", "hazardous", 2, 0, A, 2, exhausted=True)


def card() -> Scene:
    """A card that asks something: the example of the guide."""
    board = CardBoard(
        "hazardous",
        "Survey Party",
        "With a mech, or by removing 1 infantry: ready this planet.",
        world=CINDER,
        options=(
            CardOption("1", "Remove 1 infantry", "Cinder is ready again"),
            CardOption("2", "Leave it", "Nothing happens"),
        ),
        note="Trade first, then choose",
    )
    return Scene("Ada explores Cinder", board, "Survey Party.", facts=(Fact("18 cards left"),))


def attached() -> Scene:
    """A card that is attached, of which nothing is to be decided."""
    found = world("Isle of Glass", "cultural", 3, 3, B, 2, specialties=("B",), attachments=("Star Shell",))
    board = CardBoard(
        "cultural",
        "Star Shell",
        "Attach. +2 resources, +1 influence.",
        "attachment",
        (("resources", 2), ("influence", 1)),
        found,
        place="D1",
        options=(CardOption("1", "Attach it"),),
    )
    return Scene("Bob explores Isle of Glass", board, "Star Shell.", facts=(Fact("1 card left"),))


def depots() -> Scene:
    """Three choices, the last of them blocked; two players' units."""
    found = world("Hollow", "hazardous industrial", 2, 2, E, ground=(units(E, infantry=3, mech=1, dock=1),))
    board = CardBoard(
        "industrial",
        "Industrial Relic Fragment",
        "Keep it. Three make a relic.",
        "fragment",
        world=found,
        place="B2",
        options=(
            CardOption("1", "Gain 2 commodities", "You have 1 of 3"),
            CardOption("2", "Turn 2 into trade goods", "You have 1 commodity", "blocked"),
            CardOption("3", "Decline"),
        ),
        note="Trade first, then choose",
    )
    return Scene("Eve explores Hollow", board, "Fragment.", facts=(Fact("9 cards left"),))


def storm() -> Scene:
    """A frontier card with four choices."""
    found = star("D2", wormholes=("alpha",), frontier=True, fleets=(units(F, scout=2, infantry=1),))
    board = CardBoard(
        "frontier",
        "Tide Storm",
        "A storm: an alpha or beta wormhole that turns when used.",
        "storm",
        system=found,
        options=tuple(
            CardOption(str(n), text)
            for n, text in enumerate(("Alpha side up", "Beta side up", "Ask the others", "Wait"), 1)
        ),
    )
    return Scene("Finn explores the frontier of D2", board, "Storm.", facts=(Fact("12 cards left"),))


def piles() -> Scene:
    """An exploration desk with five decks, players and two shelves."""
    board = PilesBoard(
        (
            Pile("cultural", "Cultural", 12, 3, "Hired Crews", ("Relic fragment 7 in 12", "Attachment 4 in 12")),
            Pile("hazardous", "Hazardous", 18, 0, "", ("Relic fragment 7 in 18", "Attachment 5 in 18")),
            Pile("industrial", "Industrial", 1, 9, "Native Workshops", ("Relic fragment 0 in 1", "Attachment 1 in 1")),
            Pile("frontier", "Frontier", 14, 2, "Great Decay Field", ("Relic fragment 3 in 14",)),
            Pile("relic", "Relics", 0, 0),
        ),
        (
            Shelf("Common area", ("Tide Storm (beta up, D2)",)),
            Shelf("Purged", ("Gamma Gate", "Phantom World", "Cultural Relic Fragment x3", "Command Orb", "Gamma Beacon")),
        ),
        "frontier",
    )
    rows = (
        PlayerRow(A, "Ada", counts=(("fragment", 2), ("relic", 1), ("device", 1)), acting=True),
        PlayerRow(B, "Bob", counts=(("fragment", 0), ("relic", 0))),
        PlayerRow(C, "Cy", counts=(("fragment", 3), ("relic", 2))),
    )
    legend = (Legend("fragment", "Relic fragments"), Legend("relic", "Relics"), Legend("device", "Puzzle Engine"))
    return Scene("Exploration desk", board, "Piles.", facts=(Fact("45 cards left"),), panel=rows, legend=legend)


def close(label: str = "C2") -> Scene:
    """A closer look at a crowded system late in a game."""
    board = full().board
    assert isinstance(board, StarBoard)
    return replace(full(), title=f"A closer look at {label}", board=replace(board, focus=label, close=True))


def relic() -> Scene:
    """A relic, gained where there is no map."""
    board = CardBoard(
        "relic",
        "Crown of the Tomb",
        "Exhaust it after your tactical action: explore a planet of yours.",
        "relic",
        place="Ada",
    )
    return Scene("Ada gains a relic", board, "Relic.", facts=(Fact("7 relics left"),))


def crowded_desk() -> Scene:
    """A desk of eight players."""
    names = ("Ada", "Bob", "Cy", "Dee", "Eve", "Finn", "Gil", "Evangeline of the Road")
    rows = tuple(
        PlayerRow(
            Token("adventurer", name[:2], seat),
            name,
            counts=(("fragment", seat), ("relic", seat % 3), ("device", seat % 2)),
            acting=not seat,
        )
        for seat, name in enumerate(names)
    )
    return replace(piles(), panel=rows)


def every_sector() -> Iterable[tuple[str, Scene]]:
    """Every scene of a galaxy with its name."""
    yield "galaxy", galaxy()
    yield "galaxy_full", full()
    yield "galaxy_close", close()
    yield "card", card()
    yield "card_attached", attached()
    yield "card_depots", depots()
    yield "card_storm", storm()
    yield "card_relic", relic()
    yield "piles", piles()
    yield "piles_crowd", crowded_desk()
