"""Small scenarios for tests: parties that stand somewhere in round 1, and dice that show what a test wants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource
from engine.core.game import Event, Setup
from engine.games.regions.rules import opening
from engine.games.regions.rules.progress import Venture
from engine.games.regions.state.content import TRACKS, content
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Connection, Feature, Placed, Region, Scenario
from engine.games.regions.state.state import Entity, Member, State, entity_of, who

ADA, BOB, CY = 0, 1, 2
NAMES = ("Ada", "Bob", "Cy", "Dee", "Eli", "Fay")
CRAFTS = ("warden", "delver", "shadow")
PLAIN = ""
"""No Background: tracks are as the Craft has them, and in `member` all at 0."""

GNATS = Placed("gnats", "needle-gnats", "hall", single=True)
"""7 EP; Sting d6, d4 damage; Scatter d4."""

LAMPREYS = Placed("lampreys", "pool-lampreys", "hall", single=True)
"""8 EP; Writhe d6."""

CRABS = Placed("crabs", "tide-crabs", "hall", single=True)
"""10 EP; Shell d6, Defense d4."""

IMP = Placed("imp", "lantern-imp", "hall", single=True)
DUST = Placed("dust", "choking-dust", "hall")


def region(id: str, **fields: Any) -> Region:
    """Return a region that is called by its id."""
    return Region(id, id.replace("-", " ").capitalize(), **fields)


def way(a: str, b: str, **fields: Any) -> Connection:
    """Return a connection, "a/b"."""
    return Connection(f"{a}/{b}", a, b, **fields)


def scenario(
    *connections: Connection,
    regions: Sequence[Region] = (),
    placed: Sequence[Placed] = (),
    features: Sequence[Feature] = (),
    start: str = "",
    goal: str = "",
    **fields: Any,
) -> Scenario:
    """Return a scenario of these connections; regions that are not given are lit and dry.

    The first region of all is the start, the last one the goal. It is a normal one in a dungeon, unless ``fields`` say
    otherwise.
    """
    given = {item.id: item for item in regions}
    names = dict.fromkeys([*(end for connection in connections for end in (connection.a, connection.b)), *given])
    known = [given.get(name) or region(name) for name in names]
    laid = tuple(replace(item, x=item.x or number) for number, item in enumerate(known))
    fields.setdefault("type", "normal")
    fields.setdefault("setting", "dungeon")
    return Scenario(
        "test",
        "The Test",
        start=start or laid[0].id,
        goal=goal or laid[-1].id,
        regions=laid,
        connections=connections,
        placed=tuple(placed),
        features=tuple(features),
        **fields,
    )


def corridor(**fields: Any) -> Scenario:
    """Return three lit regions in a row: hall, passage, vault; from the first to the last."""
    return scenario(way("hall", "passage"), way("passage", "vault"), **fields)


def rocky_wall(**fields: Any) -> Scenario:
    """Return the wall of the example (REG-100): the foot, the ledge above it, and a glen beside the foot; the goal is the
    far peak."""
    wall = way("foot", "ledge", obstacle="rocky-wall", low="foot", high="ledge")
    return scenario(wall, way("foot", "glen"), way("ledge", "peak"), goal="peak", setting="wilderness", **fields)


def stealth_house(**fields: Any) -> Scenario:
    """Return a house with two drowsy guards: yard (the start and the goal), lobby, stairs, study with what is sought.

    One guard walks between lobby and stairs, one stands in the study. A cellar below the lobby is dark.
    """
    return scenario(
        way("yard", "lobby"),
        way("lobby", "stairs"),
        way("stairs", "study"),
        way("lobby", "cellar"),
        regions=(region("cellar", light="dark"),),
        placed=fields.pop(
            "placed",
            (
                Placed("walker", "drowsy-guard", "stairs", patrol=("stairs", "lobby"), single=True),
                Placed("sitter", "drowsy-guard", "study", single=True),
            ),
        ),
        features=(Feature("ledger", "the ledger", "study", "object"),),
        goal="yard",
        needs=("ledger",),
        type="stealth",
        setting="civilization",
        known_goal=True,
        **fields,
    )


def chase(rounds: int = 4, **fields: Any) -> Scenario:
    """Return four regions in a row, gate, street, bridge and bank, to be run through within so many rounds."""
    fields.setdefault("mode", "fleeing")
    return scenario(
        way("gate", "street"),
        way("street", "bridge"),
        way("bridge", "bank"),
        type="chase",
        setting="civilization",
        round_limit=rounds,
        **fields,
    )


def member(craft: str, seat: int = 0, name: str = "", **fields: Any) -> Member:
    """Return a PC with full EP, no cards in hand, tracks at 0, and the Gear of the Craft in the pack. The PC draws no card
    by itself unless ``habits`` say so."""
    from engine.games.regions.state.state import Habits

    known = content().crafts[craft]
    called = name or NAMES[seat]
    made = Member(
        seat,
        called,
        called.casefold(),
        craft,
        PLAIN,
        ready=True,
        ep=known.ep,
        deck=known.deck,
        pack=known.gear,
        tracks=dict.fromkeys(TRACKS, 0),
        habits=Habits(draw="ask"),
    )
    return replace(made, **fields)


def party(
    where: Scenario | None = None,
    *crafts: str,
    at: str = "",
    options: Options | None = None,
    master: bool = False,
    turn: int | None = None,
    **fields: Any,
) -> State:
    """Return a party in round 1 at the scenario's start or ``at``, before any turn. Each reacts as it is best, without
    being asked; no round waits for a Move that was saved, and no card is drawn by itself.

    ``turn``: whose turn is under way. With ``master`` a game master has the last seat. ``fields`` are the state's. What the
    party sees from there is known.
    """
    from engine.games.regions.state.state import Habits, Turn

    where = where or corridor()
    chosen = options or Options(town="no")
    crafts = crafts or CRAFTS
    names = NAMES[: len(crafts)]
    seated = (*names, "Gia") if master else names
    state = opening.first_state(Setup(seated, chosen, len(names) if master else None), chosen, where)
    start = at or where.start
    quick = Habits(react="best", interrupt="never", assist="never", saved="lapse", draw="ask")
    members = tuple(
        member(craft, seat, region=start, entered=(start,), since=seat + 1, habits=quick)
        for seat, craft in enumerate(crafts)
    )
    state = replace(
        state,
        phase="play",
        members=members,
        entities=tuple(opening.entities(where, len(crafts), state.rules.level)),
        round=1,
        stage="players",
        turn=None if turn is None else Turn(turn),
        limit=where.round_limit,
        seen=(where.goal,) if where.known_goal and where.goal != start else (),
        fortunes={item.id: item.fortunes for item in where.regions if item.fortunes},
        arrivals=len(members),
    )
    pool = opening.tokens(state)
    return replace(looked(replace(state, tokens=pool, token_most=pool)), **fields)


def looked(state: State) -> State:
    """Return a state with everything known that the party sees."""
    from engine.games.regions.rules.exploring import knowing

    venture = working(state)
    knowing.look(venture)
    return venture.state


def with_member(state: State, index: int, **fields: Any) -> State:
    """Return a state with a member changed."""
    members = list(state.members)
    members[index] = replace(members[index], **fields)
    return replace(state, members=tuple(members))


def thorough(state: State) -> State:
    """Return a state of a scenario in which the third Search of a place finds all (REG-G54)."""
    return replace(state, scenario=replace(state.scenario, thorough=True))


def with_entity(state: State, id: str, **fields: Any) -> State:
    """Return a state with an entity changed."""
    return replace(state, entities=tuple(replace(item, **fields) if item.id == id else item for item in state.entities))


def entity(state: State, id: str) -> Entity:
    """Return an entity that there is."""
    found = entity_of(state, id)
    assert found is not None, id
    return found


def faces(*shown: int) -> Dice:
    """Return dice that show these faces, one after the other; running out of them is an error."""
    return Dice(GivenSource([face - 1 for face in shown]))


def left(dice: Dice) -> tuple[int, ...]:
    """Return the faces that were not asked for."""
    return tuple(draw + 1 for draw in dice._source.left)  # type: ignore[attr-defined]


def working(state: State, *shown: int) -> Venture:
    """Return a move at work with scripted dice."""
    return Venture(state, faces(*shown))


def carried_on(venture: Venture) -> Venture:
    """Return the same after everything under way has happened; the faces given are all rolled."""
    from engine.games.regions.rules import flow

    flow.run(venture)
    assert not left(venture.dice), f"the faces {left(venture.dice)} were never rolled"
    return venture


def play(state: State, seat: int, text: str, *shown: int) -> tuple[State, list[Event]]:
    """Return the state after a move, and its events; exactly the faces shown are rolled for it."""
    from engine.games.regions.game import GAME
    from engine.games.regions.speech import reading

    dice = faces(*shown)
    after, told = GAME.apply(state, seat, reading.read(state, seat, text), dice)
    assert not left(dice), f"{text}: the faces {left(dice)} were never rolled"
    return after, list(told)


def kinds_of(events: Sequence[Event]) -> list[str]:
    """Return the kinds of events, in order."""
    return [event.kind for event in events]


def only(events: Sequence[Event], kind: str) -> Event:
    """Return the one event of a kind."""
    (found,) = [event for event in events if event.kind == kind]
    return found


__all__ = [
    "ADA",
    "BOB",
    "CRABS",
    "CRAFTS",
    "CY",
    "DUST",
    "GNATS",
    "IMP",
    "LAMPREYS",
    "NAMES",
    "PLAIN",
    "carried_on",
    "chase",
    "corridor",
    "entity",
    "faces",
    "kinds_of",
    "left",
    "looked",
    "member",
    "only",
    "party",
    "play",
    "region",
    "rocky_wall",
    "scenario",
    "stealth_house",
    "way",
    "who",
    "with_entity",
    "with_member",
    "working",
]
