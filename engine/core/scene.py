"""A picture as data: what a game says about its map, and the renderer draws.

A scene is made from a view, never from a state, so a picture cannot know more than its reader. It is plain frozen
data (comparable, hashable, JSON both ways); lengths are cells, never pixels. Names of icons, floors and tones are those
of the renderer's sheets; an unknown name is an error there, not a blank.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from typing import Self

import msgspec
from msgspec.structs import replace

from engine.core.canvas import CanvasLike, Kit
from engine.core.frame import HEIGHT_MOST, Area, Layout
from engine.core.messages import WORDS
from engine.core.plots import PlotBoard as PlotBoard
from engine.core.plots import PlotLine as PlotLine
from engine.core.tokens import Board as Board
from engine.core.tokens import Cell as Cell
from engine.core.tokens import Token as Token


def only_you() -> str:
    """Return what stands on a private picture; where words beside it say so already, the picture leaves it out."""
    return WORDS("only-you")


def part_of(now: int, most: int) -> str:
    """Return how much of something there is, in words: "2 of 3"."""
    return WORDS("picture-part", now=now, most=most)


class Chip(msgspec.Struct, frozen=True):
    """The one rounded plate beside the title: a question, or a warning when ``warning``."""

    text: str
    icon: str = ""
    warning: bool = False


class Fact(msgspec.Struct, frozen=True):
    """A quiet fact at the right end of the header: ``label`` then ``value`` then ``icons`` (name, lit?).

    Without a label the icon stands for it, before the value; so it does on a plank, where the label comes last. With
    ``die`` 4, 6 or 8 the value stands on a die of that shape, with a vermilion line at 1 or 0.
    """

    label: str
    value: str = ""
    icons: tuple[tuple[str, bool], ...] = ()
    die: int = 0


class Badge(msgspec.Struct, frozen=True):
    """A label to type or press: an arch for a place ("A"), a square for a numbered choice ("1").

    ``state`` is "now" (can be chosen), "later" (open, but not for this seat now), "chosen" or "blocked". It stands on
    side ``side`` (0-5 of a hex, clockwise from north-east) of ``at``, or in its middle; a numbered choice leans towards
    that side without leaving the hex. With ``part`` it stands on that part of a tile.
    """

    text: str
    at: Cell
    side: int | None = None
    state: str = "now"
    choice: bool = False
    part: int | None = None


class Card(msgspec.Struct, frozen=True):
    """One numbered choice: a pane of a sheet with a small map of its ghost, and what tells it apart."""

    number: str
    text: str
    icon: str = ""


class Row(msgspec.Struct, frozen=True):
    """One seat of the panel in turn order: token, name, a short value at the right, a bar from the token's health.

    ``counts`` are what the seat holds, each an icon and a number, in a line of their own. ``down`` is one who left it.
    ``pips`` stand behind the bar, so many of so many lit; (0, 0) for none.
    """

    token: Token
    name: str
    value: str = ""
    detail: str = ""
    acting: bool = False
    down: bool = False
    counts: tuple[tuple[str, int | str], ...] = ()
    pips: tuple[int, int] = (0, 0)


class Legend(msgspec.Struct, frozen=True):
    """A line of the legend. ``mark`` is an icon's name, "badge:<state>", or on tiles of hexes "enemy", "reach", "newest",
    "ghost", "floor:<name>", "danger:<icon>" or "calm:<icon>" for a tag of that tone. A board that a game draws itself has
    marks of its own (`engine.core.canvas.Marks`). "pips" stands for those of a row.

    ``letter`` is what a sample badge says; "" for one of those on the map.
    """

    mark: str
    text: str
    letter: str = ""


def most_needed(lines: Iterable[tuple[int, Legend]], most: int) -> tuple[Legend, ...]:
    """Return at most so many lines of a legend, in their order, each given with how much it is needed: where there are too
    many, those that are needed least are left out, of equals the last ones."""
    given = list(lines)
    places = sorted(range(len(given)), key=lambda place: (-given[place][0], place))[:most]
    return tuple(given[place][1] for place in sorted(places))


class Secret(msgspec.Struct, frozen=True):
    """What lies hidden, on a map for a reader who may know all: its icon, and the number it takes to find it (0: none)."""

    icon: str
    tn: int = 0


class HexCell(msgspec.Struct, frozen=True, cache_hash=True):
    """One hex that is known.

    Cells of one ``plate`` belong together (thin lines between them, a seam to others). Sides are numbered 0-5 in the
    order of `engine.maps.hexes.NEIGHBOURS`: ``gates`` are sides whose seam stands open, ``lit`` sides that glow because
    one may go on there. ``state`` is "visited" (full light) or "seen" (dimmed).

    A board of a game's own has more states, such as "edge": the map is known to end there. A "veiled" cell is one that its
    reader knows and the party has not seen. A cell may hold ``secrets``.
    """

    at: Cell
    floor: str
    plate: int = 0
    label: str = ""
    icons: tuple[str, ...] = ()
    token: Token | None = None
    gates: tuple[int, ...] = ()
    lit: tuple[int, ...] = ()
    state: str = "visited"
    secrets: tuple[Secret, ...] = ()


class Ghost(msgspec.Struct, frozen=True):
    """Something that could be laid: its cells, each with the icons it would bring, and the number it is offered under.

    Besides icons a cell may bring an "enemy". It is drawn on the pane of its number only.
    """

    number: str
    cells: tuple[tuple[Cell, tuple[str, ...]], ...]


class Tag(msgspec.Struct, frozen=True):
    """A card that lies beside the plate of ``at``, tied to it by a thread: ``icon`` on "danger" or "calm" ground."""

    icon: str
    at: Cell
    tone: str = "calm"


class OwnBoard(Board, frozen=True):
    """A board that a game draws itself, with what the renderer hands it (`engine.core.canvas`).

    It needs `layout` and `paint`, which marks each place (`CanvasLike.mark`); all else may stay as it is here. Of maps the
    renderer draws `HexBoard` alone. To read first: `Tableau` in tests/sixth.
    """

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return where everything of the scene's picture lies."""
        raise NotImplementedError(self._lacking("layout(kit, scene)"))

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the board; return the rectangle around all that is known of it. What hangs over its edge is cut later."""
        raise NotImplementedError(self._lacking("paint(kit, canvas, scene, layout)"))

    def _lacking(self, method: str) -> str:
        return (
            f"{type(self).__name__} has to define {method}. Of maps the renderer draws HexBoard alone. "
            f"From GraphBoard and OwnBoard a game derives a board that draws itself, as Tableau in tests/sixth does"
        )

    def paint_panel(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> None:
        """Draw what stands below the board: seats and legend, where the layout has a panel and the game draws no own."""
        if layout.panel is not None:
            canvas.paste(kit.foot(scene), *layout.panel[:2])

    def on(self, stage: Self) -> Self:
        """Return the board as it is drawn on a stage: a board of the same kind on which all of it has a place."""
        return self

    def staged(self, boards: Sequence[Self]) -> Self:
        """Return the stage of a film that ends with this board: it has the places of all ``boards``, and nothing to be
        chosen."""
        return self

    def panel_high(self, kit: Kit, scene: Scene) -> int:
        """Return how high the panel of a scene is, to be compared with that of other scenes of a film."""
        return kit.foot_high(scene)

    def known(self) -> Collection[Hashable]:
        """Return the places of a map that are known, by which those of an earlier one are told."""
        return ()

    def places(self) -> Sequence[str]:
        """Return what the places of a map are called, each once: the picture tells where they lie (`CanvasLike.mark`)."""
        return ()

    def ringed(self, before: Self) -> tuple[Self, list[str]]:
        """Return the board with the places ringed that were otherwise on an earlier one, and what these are called."""
        return self, []


class HexBoard(Board, frozen=True, cache_hash=True):
    """A map of hexes, flat side up, or ``pointed``.

    ``reach`` is outlined, and so are the ``newest`` cells. A crop shows the ``kept`` cells, the first ones where there is
    no room for all; without any it is centred at ``focus``, where something happened, and never cuts off ``actor``. So many
    of the first ones as ``needed`` are worth smaller hexes, before all others.
    An arrow at the edge points to each of the ``goals`` beyond it, given with its icon, a danger as "danger:trap".

    ``close`` shows the surroundings of ``focus`` as large as possible, however large the map is. A ``whole`` map is drawn
    smaller rather than cropped. ``fallen`` are tokens of characters who lie where they fell; on a cell that holds a token
    already they lie beside it. The names of ``quiet`` cells are not written: no player has to name them now. The picture is
    at most ``high`` pixels high.
    """

    cells: tuple[HexCell, ...]
    ghosts: tuple[Ghost, ...] = ()
    badges: tuple[Badge, ...] = ()
    tags: tuple[Tag, ...] = ()
    reach: tuple[Cell, ...] = ()
    newest: tuple[Cell, ...] = ()
    focus: Cell = (0, 0)
    kept: tuple[Cell, ...] = ()
    needed: int = 0
    goals: tuple[tuple[Cell, str], ...] = ()
    actor: Cell | None = None
    pointed: bool = False
    close: bool = False
    whole: bool = False
    fallen: tuple[tuple[Cell, Token], ...] = ()
    quiet: tuple[Cell, ...] = ()
    high: int = HEIGHT_MOST


class Node(msgspec.Struct, frozen=True, cache_hash=True):
    """A place of a graph, drawn as its ``shape``. ``x`` and ``y`` are from 0 to 1 over the board, or columns and rows where
    the shape is no "disc".

    ``state`` is "visited", "seen" or "unknown" (dashed, with "?"); or "veiled": the reader knows more than the party. A
    board of a game's own has more, such as "closed": no unit may go in any more. ``floor`` is the ground drawn on it,
    ``light`` "lit" or "dark", ``water`` "surface" or "submerged". ``last`` are units seen there before that may be
    elsewhere now, each with words such as "round 3". The ``goal`` has a flag. ``closes`` is the round after which no unit
    may go in, 0 for none. The ``newest`` place is framed.
    """

    key: str
    x: float
    y: float
    name: str = ""
    shape: str = "disc"
    state: str = "visited"
    floor: str = ""
    icons: tuple[str, ...] = ()
    tokens: tuple[Token, ...] = ()
    secrets: tuple[Secret, ...] = ()
    light: str = ""
    water: str = ""
    last: tuple[tuple[Token, str], ...] = ()
    goal: bool = False
    closes: int = 0
    newest: bool = False


class Way(msgspec.Struct, frozen=True, cache_hash=True):
    """A connection of two nodes in ``segments`` pieces, with terrain ``floor``, a ``plate`` text and an own ``badge``.

    ``state`` is that of a node, "blocked" (its badge shows that too, and rubble lies on it) or "hidden" (it was found).
    ``at`` is how many of the pieces from ``a`` the party has behind it: it stands there, "2 of 3" below it when it is bound
    for b, ``bound`` "a" counts from b. ``lead`` "a" or "b" is the end to which knowledge of the other end leads.

    An obstacle on it has a plate with its ``icon`` and the ``effort`` it takes ("12", "4/9" once begun). The plate also
    shows the die of its ``lock`` ("d8", "" for none). Where the effort left is not the same for all, ``pools`` has each
    person's token and what that person has left. ``key`` is for `Exit.way`, ``name`` what the obstacle is called, for a
    legend.
    """

    a: str
    b: str
    segments: int = 1
    floor: str = ""
    plate: str = ""
    badge: str = ""
    state: str = "visited"
    at: int | None = None
    bound: str = "b"
    lead: str = ""
    icon: str = ""
    effort: str = ""
    pools: tuple[tuple[Token, int], ...] = ()
    lock: str = ""
    key: str = ""
    name: str = ""


class Exit(msgspec.Struct, frozen=True):
    """A badge ``text`` on the way of ``start`` and ``end``, for going on to ``end``: near the start, or near the party
    when it is on that way. ``state`` is that of a badge. ``way`` is the key of the way, where two ways join the same two.
    """

    text: str
    start: str
    end: str
    state: str = "now"
    way: str = ""


class GraphBoard(OwnBoard, frozen=True, cache_hash=True):
    """A map of nodes and ways, ``focus`` the key of the node that matters most, ``newest`` that of the newest one.

    It says what is on the map and draws nothing: a game's own board derives from it, with `layout` and `paint`.
    """

    nodes: tuple[Node, ...]
    ways: tuple[Way, ...] = ()
    focus: str = ""
    exits: tuple[Exit, ...] = ()
    newest: str = ""

    def staged(self, boards: Sequence[Self]) -> Self:
        """Return the board with the nodes of all ``boards``, and no exits."""
        nodes = {node.key: node for board in boards for node in board.nodes}
        return replace(self, nodes=tuple(nodes.values()), exits=())

    def known(self) -> Collection[str]:
        """Return the keys of the nodes of which something is known."""
        return [node.key for node in self.nodes if node.state != "unknown"]


def named(board: GraphBoard) -> Iterator[tuple[str, str]]:
    """Yield what the nodes of a board are called, each with the key of the node: that itself, and names that are told."""
    yield from ((node.key, node.key) for node in board.nodes)
    yield from ((node.name, node.key) for node in board.nodes if node.state != "unknown")


class Pool(msgspec.Struct, frozen=True):
    """What all share: ``now`` of ``most``, as a row of its ``icon``, full ones first."""

    label: str
    icon: str
    now: int
    most: int


class Sky(msgspec.Struct, frozen=True):
    """The light over the land: the ``hour`` ("morning", "afternoon", "evening", "night", "" none) and the ``weather``
    ("fair", "light rain", "heavy rain", "severe", "" none), which ``words`` name beside it."""

    hour: str = ""
    weather: str = ""
    words: str = ""


MOST_ALT = 1000
"""The greatest length of the words of a picture."""


def spoken(
    sentences: Iterable[str], listed: Sequence[str] = (), left: Callable[[int], str] = lambda number: ""
) -> tuple[str, str]:
    """Return the words of a picture, whole sentences in their order, and those that found no room there.

    Those ``listed`` come last and are told up to the first that finds no room; ``left`` says how many are not, and room
    is kept for that.
    """
    said: list[str] = []
    more: list[str] = []
    most = MOST_ALT - (len(left(len(listed))) + 1 if listed else 0)
    for sentence in filter(None, sentences):
        fits = sum(len(part) + 1 for part in said) + len(sentence) <= most
        (said if fits else more).append(sentence)
    room = MOST_ALT - sum(len(part) + 1 for part in said)
    for place, sentence in enumerate(listed):
        others = left(len(listed) - place - 1) if place + 1 < len(listed) else ""
        if len(sentence) + 1 + len(others) > room:
            said.append(left(len(listed) - place))
            more += listed[place:]
            break
        said.append(sentence)
        room -= len(sentence) + 1
    return " ".join(filter(None, said)), " ".join(more)


class Scene(msgspec.Struct, frozen=True, cache_hash=True):
    """One picture: header, board, panel, legend, and the words that say the same to a reader who cannot see it.

    ``alt`` is at most 1,000 characters, made from the same view; ``more`` found no room there, and is told where the map
    is asked for in words. ``cards`` stand in the panel instead of seats and legend while something is being chosen.
    ``overview`` stands beside "Whole map" where the picture shows only a part of it and the panel an overview ("6 doors").
    ``at`` is the label that was asked for, if the map has a place of that name. ``sky`` is what stands above the
    land. ``pool`` stands between seats and legend.
    """

    title: str
    board: Board
    alt: str
    chip: Chip | None = None
    facts: tuple[Fact, ...] = ()
    panel: tuple[Row, ...] = ()
    legend: tuple[Legend, ...] = ()
    cards: tuple[Card, ...] = ()
    overview: str = ""
    at: str = ""
    sky: Sky | None = None
    pool: Pool | None = None
    more: str = ""


class Look(msgspec.Struct, frozen=True):
    """What of a table a member wants to see: a ``subject``, ``at`` a label on it, a ``page`` of it, the map in a ``mode``
    (`Places.modes`; "": as usual).

    Every game draws the subject "map", and "ended": the map of a game that was broken off, with no seat to act. While
    a member goes through the arguments of a verb, the subject is its name, and ``given`` what they have chosen so far.
    ``wordless``: neither its alt text nor its legend is read, so a game may leave them out where they cost much.
    ``closer``: a member looks at it for themselves, so a game may show less of a large map, but larger. ``whole``: all of
    the map is wanted, however small.
    """

    subject: str = "map"
    at: str = ""
    page: int = 0
    given: tuple[str, ...] = ()
    mode: str = ""
    wordless: bool = False
    closer: bool = False
    whole: bool = False
