"""The words that say the same as a picture: who is to act, what can be done, dangers, rewards, the rest; never more."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from engine.core.game import Seat
from engine.core.high_points import DiceRow, HighPointBoard, RolledDie
from engine.core.scene import spoken
from engine.core.words import upper
from engine.maps.squares import Square, label, opposite

from ..rules.ending import ranking, score
from ..rules.rewards import in_gold_deck
from ..rules.sending import spot_sent
from ..speech import prospects
from ..speech.closings import closing
from ..speech.contract_words import beast_words, contract_brief
from ..speech.tile_offers import marked
from ..speech.words import dice_of, loot, lying_in, owned_in, people_in, section_words
from ..state.board import Room, board_of, different_turns, floors, gaps, section
from ..state.catalogue import WORDS
from ..state.content import Section, content
from ..state.delvers import spot_of
from ..state.moves import Send
from ..state.naming import band, mark_of, tile_name
from ..state.state import Contest, Spot, State, clockwise
from .dungeon.parts import SquaresShown
from .pieces import points_so_far, spent_spots

MOST_LISTED = 300
"""How long a list may be, so that others have room beside it."""

MOST_RESTING = 1600
"""How long the list of all other rooms may be: it comes last."""

MOST_CLOSING = 400
"""How long the list of the places that close something may be."""

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The way to the cell beside, in the order of "NESW"."""


def series(head: str, items: Sequence[str], most: int = MOST_LISTED, *, on_picture: bool = False) -> str:
    """Return "head: one; two." in some ``most`` characters, the rest counted: "head: one and 2 more."; "" for none.

    ``on_picture``: those that are only counted are lettered there.
    """
    if not items:
        return ""
    told = _room_for(head, items, most)
    return WORDS("series", head=head, items=tuple(items[:told]), number=len(items) - told, rest=on_picture)


def _room_for(head: str, items: Sequence[str], most: int) -> int:
    """Return how many of these items find room after a head, the first of them in any case."""
    length, told = len(head) + 2 + len(items[0]), 1
    while told < len(items) and length + len(items[told]) <= most:
        length += 2 + len(items[told])
        told += 1
    return told


class Rooms:
    """The rooms of a map in words: in lists, and at the end what found no room there."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._told: set[Room] = set()

    def listed(self, head: str, rooms: Sequence[Room], labels: Sequence[str] = ()) -> str:
        """Return a list of rooms with what they hold, each after its label if they have labels."""
        held = [_held(self._state, room) for room in rooms]
        if labels:
            held = [WORDS("labelled", label=text, what=what) for text, what in zip(labels, held, strict=True)]
        self._told.update(rooms[: _room_for(head, held, MOST_LISTED)] if rooms else ())
        return series(head, held)

    def rest(self) -> str:
        """Return all other rooms in which something lies or stands, in one list."""
        people, spent = {spot_of(sent) for sent in self._state.delvers}, spent_spots(self._state)
        rooms = [
            room
            for room in board_of(self._state).rooms
            if room not in self._told and (not people.isdisjoint(room.spots) or (_lies_in(room) and room.spot not in spent))
        ]
        return series(WORDS("alt-rest"), [_held(self._state, room) for room in rooms], MOST_RESTING)


def _lies_in(room: Room) -> bool:
    return bool(room.bags or room.chests or room.torch or room.rift)


# The map.


def map_alt(
    state: State,
    squares: SquaresShown,
    headline: str,
    nearly: Collection[Room],
    lit: Collection[Room],
    close: Square | None = None,
    *,
    own: str = "",
) -> tuple[str, str]:
    """Return the words of a map, and those that found no room in them; its labels are those drawn.

    ``lit`` are the rooms in question; ``close`` is the cell that it is a closer look at: what lies there, and beside it, is
    told first. ``own`` is what is said of the tiles below it.
    """
    nearby = _closer(state, close) if close is not None else ()
    return spoken((*nearby, *filter(None, [own]), *_map(state, squares, headline, nearly, lit)))


def _closer(state: State, cell: Square) -> Iterable[str]:
    yield WORDS("alt-closer", at=label(cell), there=_lying(state, cell))
    rooms = [room for room in board_of(state).rooms if cell in {spot[:2] for spot in room.spots}]
    spent = spent_spots(state)
    yield series(
        WORDS("alt-in-it"),
        [WORDS("room-settled", floor=r.floor, at=label(r.at)) if r.spot in spent else _held(state, r) for r in rooms],
    )
    beside = [(side, (cell[0] + dx, cell[1] + dy)) for side, (dx, dy) in enumerate(STEPS)]
    lying = [("NESW"[side], label(item), _towards(state, cell, side, item)) for side, item in beside]
    yield series(
        WORDS("alt-beside"), [WORDS("lying-beside", side=side, at=at, there=there) for side, at, there in lying if there]
    )


def _towards(state: State, cell: Square, side: int, other: Square) -> str:
    """Return what lies on the cell at a side of another; between a tile and a free place, which section faces the place."""
    map_, there = board_of(state), _lying(state, other)
    here, beyond = map_.at(cell), map_.at(other)
    if not there or (here is None) == (beyond is None):
        return there
    laid, facing = (here, side) if here else (beyond, opposite(side))
    faces = floors(laid.tile, laid.turn)[facing] if laid else None
    return WORDS("faces-section", there=there, floor=faces) if faces else WORDS("faces-wall", there=there)


def _lying(state: State, cell: Square) -> str:
    """Return what lies on a cell: a tile by its name, a free place as such; "" for nothing."""
    map_ = board_of(state)
    laid = map_.at(cell)
    if laid is not None:
        return tile_name(laid.tile)
    return WORDS("free-place") if cell in map_.lettered else ""


def _map(
    state: State, squares: SquaresShown, headline: str, nearly: Collection[Room], lit: Collection[Room]
) -> Iterable[str]:
    yield WORDS("alt-map", chosen=state.phase != "factions", round=state.round, headline=headline)
    if state.ending and state.phase == "play":
        yield WORDS("alt-last-round")
    yield beast_words(state)
    yield series(WORDS("alt-contracts"), [contract_brief(state, card) for card in state.contracts])
    map_ = board_of(state)
    numbered = [badge for badge in squares.badges if badge.choice]
    marked = [(badge.text, map_.room((*badge.at, badge.part or 0))) for badge in numbered]
    rooms = Rooms(state)
    yield rooms.listed(WORDS("alt-to-choose"), [room for _, room in marked], [text for text, _ in marked])
    if not numbered:
        places = [label(badge.at) for badge in squares.badges]
        yield series(WORDS("alt-free-places", number=len(places)), places)
        yield rooms.listed(WORDS("alt-in-question"), [*lit])
    newest = state.tiles[-1]
    if len(state.tiles) > 1:
        yield WORDS("alt-newest", number=len(state.tiles), at=label(newest.at), tile=newest.tile)
    people = {spot_of(sent) for sent in state.delvers}
    told = [*lit, *(room for _, room in marked)]
    close = [room for room in nearly if not people.isdisjoint(room.spots) and room not in told]
    yield rooms.listed(WORDS("alt-nearly"), close)
    others = [room for room in map_.rooms if room not in (*told, *close) and not people.isdisjoint(room.spots)]
    yield rooms.listed(WORDS("alt-rooms", others=bool(told or close)), others)
    gold, treasure, tiles = in_gold_deck(state), len(state.treasure), len(state.stack)
    yield WORDS("alt-decks", sun=state.sun, gold=gold, treasure=treasure, tiles=tiles)
    yield _people(state)
    bare = [room for room in nearly if room not in (*told, *close) and people.isdisjoint(room.spots)]
    yield rooms.listed(WORDS("alt-bare"), bare)
    yield rooms.rest()


def _held(state: State, room: Room) -> str:
    """Return a room with its loot and the Delvers in it, by class where that lies open."""
    return WORDS(
        "room-held",
        floor=room.floor,
        at=label(room.at),
        any=bool(room.bags or room.chests),
        gold=room.bags,
        treasure=room.chests,
        marks=[WORDS("section-torch")] * room.torch + [WORDS("section-rift")] * room.rift,
        delvers=owned_in(state, room, faceup=True),
        open=open_at(state, room) if state.phase == "play" else (),
    )


def open_at(state: State, room: Room) -> tuple[str, ...]:
    """Return the free places at which a room is open."""
    free, ends = board_of(state).lettered, gaps(state.tiles).get(room.spot, ())
    return tuple(sorted({label(cell) for cell in ends if cell in free}, key=lambda text: (len(text), text)))


def _people(state: State) -> str:
    """Return what is public of every player."""
    over = state.phase == "over"
    seats = ranking(state) if over else clockwise(state, state.first)
    return WORDS("alt-players", players=tuple(_player(state, seat, over=over) for seat in seats))


def _player(state: State, seat: Seat, *, over: bool) -> str:
    player, name = state.players[seat], state.names[seat]
    if not player.faction:
        return WORDS("alt-no-band", name=name)
    return WORDS(
        "alt-player",
        name=name,
        band=band(player),
        points=WORDS("points", points=score(player)) if over else points_so_far(state, player),
        xp=player.xp,
        hand=len(player.reserve),
        gold=len(player.gold),
        treasure=len(player.treasure),
    )


# The hand and the steps of a move.


def hand_alt(state: State, seat: Seat, ways: Mapping[prospects.Way, Send | None]) -> str:
    """Return the text of a hand: each tile as it lies at 0 degrees, and the ``ways`` to lay one that are drawn below."""
    tiles = state.players[seat].hand
    if not tiles:
        return WORDS("alt-no-tiles")
    told = (_tile_sentence(number, tile) for number, tile in enumerate(tiles, start=1))
    marks = marked(ways)
    quick = (_way_sentence(state, seat, way, then, mark=marks[way], quick=True) for way, then in ways.items())
    return spoken([WORDS("alt-hand"), *told, *quick])[0]


def _tile_sentence(number: int, tile: str) -> str:
    known, same = content().tiles[tile], len(different_turns(tile)) == 1
    sections = WORDS("sections", sections=tuple(map(_reach, known.sections)))
    return WORDS("alt-tile", number=number, tile=tile, mark=mark_of(known), same=same, sections=sections)


def _reach(part: Section) -> str:
    sides = tuple(WORDS(f"side-{side}") for side in "NESW" if side in part.sides)
    return WORDS("section-reaching", section=section_words(part), sides=sides).strip()


def places_alt(state: State, seat: Seat, tile: str, fits: Sequence[Square], *, fitting: bool) -> str:
    """Return the text of the map on which a tile's places are marked: first where it closes something."""
    lines = [WORDS("alt-where", tile=tile, number=len(fits), fitting=fitting)]
    closers, plain = [], []
    for cell in fits:
        done = closing(state, seat, tile, cell, fitting=fitting)
        if done:
            effects = done.said(state, seat, cell)
            closers.append(WORDS("labelled", label=label(cell), what=effects))
        else:
            plain.append(label(cell))
    lines.append(series(WORDS("alt-closers"), closers, MOST_CLOSING, on_picture=True))
    lines.append(series(WORDS("alt-places", others=bool(closers)), plain, on_picture=True))
    return spoken(lines)[0]


def turns_alt(state: State, seat: Seat, tile: str, letter: str, turns: Sequence[int]) -> str:
    """Return the text of the turns in which a tile goes on a lettered place."""
    cell = board_of(state).letters[letter]
    only = len(turns) == 1
    lines = [WORDS("alt-turns", only=only, at=label(cell), tile=tile)]
    for number, turn in enumerate(turns, start=1):
        effects = _in_words(prospects.effects(state, seat, tile, cell, turn))
        lines.append(WORDS("alt-turn", number=0 if only else number, turn=turn, effects=effects))
    return spoken(lines)[0]


def ways_alt(state: State, seat: Seat, tile: str, ways: Sequence[tuple[str, int]], number: str) -> str:
    """Return the text of the ways to lay a tile that are offered at once."""
    held = state.players[seat].hand.index(tile) + 1
    marked_ways = ((str(place), (held, *way)) for place, way in enumerate(ways, start=1))
    told = (_way_sentence(state, seat, way, mark=mark, quick=False) for mark, way in marked_ways)
    return spoken([WORDS("alt-ways", tile=tile, ways=number), *told])[0]


def _way_sentence(state: State, seat: Seat, way: prospects.Way, then: Send | None = None, *, mark: str, quick: bool) -> str:
    """Return what a way to lay a tile comes to, after the ``mark`` of its picture; where it is ``quick``, with its tile."""
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    effects = _in_words(prospects.effects(state, seat, tile, cell, turn, spot_sent(tile, cell, turn, then)))
    return WORDS("alt-way", mark=mark, quick=quick, number=number, at=label(cell), turn=turn, effects=effects)


def sections_alt(state: State, spots: Sequence[Spot], title: str) -> str:
    """Return the text of this turn's tile with its sections numbered."""
    map_ = board_of(state)
    return spoken([title, *(_section(state, number, spot, map_.room(spot)) for number, spot in enumerate(spots, start=1))])[
        0
    ]


def _section(state: State, number: int, spot: Spot, room: Room) -> str:
    lies = section(board_of(state), spot)
    return WORDS(
        "alt-section",
        number=number,
        floor=lies.floor,
        at=label(room.at),
        lying=lying_in(lies),
        any=bool(room.bags or room.chests),
        gold=room.bags,
        treasure=room.chests,
        complete=room.complete,
        gaps=room.gaps,
        names=people_in(state, room, None),
    )


# Dice.


def dice_alt(dice: HighPointBoard, what: str, stands: str, wanted: str, contest: Contest) -> str:
    """Return the text of a contest (``what``): every die as it came up, the totals, what each gets, how it ``stands``.

    The totals are only there while dice lie (CAV-015).
    """
    first = WORDS("alt-contest", what=what, loot=loot(contest.bags, contest.chests))
    needs = WORDS("alt-wanted", wanted=wanted) if wanted else ""
    ends = WORDS("alt-stands", stands=upper(stands)) if stands else ""
    won = [WORDS("alt-stake", what=line.name, brings=line.cells[0]) for line in dice.lines]
    return spoken([first, needs, *map(_rolled, dice.rows), *won, ends])[0]


def _rolled(row: DiceRow) -> str:
    if not row.totals:
        return WORDS("alt-to-roll", name=row.name, dice=dice_of([die.colour for die in row.dice]), note=row.note)
    numbers, prize = dict(row.totals), dict(row.prize)
    return WORDS(
        "alt-roll",
        name=row.name,
        dice=tuple(map(_face, row.dice)),
        note=row.note,
        combat=numbers["swords"],
        spoils=numbers["ring"],
        prize=loot(prize.get("gold", 0), prize.get("treasure", 0)),
    )


def _face(die: RolledDie) -> str:
    swords, rings = die.icons.count("sword"), die.icons.count("ring")
    shows = [WORDS("face", swords=swords, rings=rings)] if swords or rings else []
    shows += [WORDS("again")] if die.again else []
    return WORDS("alt-die", number=die.number, shows=tuple(shows))


def _in_words(found: Iterable[prospects.Effect]) -> str:
    """Return effects in a row; "joins nothing" for none."""
    return prospects.in_words(found) or WORDS("joins-nothing")
