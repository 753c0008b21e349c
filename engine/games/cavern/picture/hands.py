"""The pictures that only one player sees: the own tiles, the dice of the own Delvers, each step of laying and sending."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.core.capabilities import AT_ONCE
from engine.core.desk import shortest
from engine.core.game import Seat
from engine.core.scene import Badge, Chip, Legend, Scene, only_you
from engine.maps.squares import Square, label

from ..rules.dice import rift_bonus
from ..rules.ending import score
from ..rules.sending import open_spots
from ..speech import prospects, tile_offers
from ..speech.asking import NEW_UNTIL, gold_words
from ..speech.words import COLOURS, LATER, dice_in_short, held_brief
from ..state.board import board_of
from ..state.catalogue import WORDS, count_of
from ..state.content import content
from ..state.state import Player, State
from .alt import hand_alt, places_alt, sections_alt, turns_alt, ways_alt
from .dungeon.parts import HandLine, HandTile, Pane, SquareCell
from .dungeon.sheet import SheetBoard
from .dungeon.squareboard import SquareBoard
from .pieces import columns, decks, laid_cell, lines, map_legend, rows, spent_spots, sun_track, tile_cell

FEW = 8
"""More tiles than that may not fit into the picture of a post."""


IN_A_LINE = 2
"""So many Treasure cards stand in one line of a hand."""
MOST_NOTE = 54
"""So many characters below a small picture are not cut off."""


def private() -> Chip:
    """Return the chip of a picture that only one player sees."""
    return Chip(only_you(), "lock")


ACROSS = 2
"""How many columns to either side of this turn's tile are shown when a Delver is sent."""


def hand(state: State, seat: Seat, first: prospects.FirstWays) -> Scene:
    """Return the tiles of a hand as they lie at 0 degrees, and below them what the Delvers in hand roll. Where a tile is
    laid, the ``first`` ways that are offered beside them too, each as the tile would lie there. Their buttons say what they
    bring."""
    player, lays = state.players[seat], state.acting == seat and state.step == "place" and not state.agenda
    tiles, ways = player.hand, first(state, seat) if lays and state.phase == "play" else {}
    panes = [Pane(str(number), "", (((tile_cell(tile),), ""),)) for number, tile in enumerate(tiles, start=1)]
    marks = tile_offers.marked(ways)
    panes += [_quick(state, seat, way, marks[way]) for way in ways]
    panes += [_where(state, marks)] if ways and len(state.tiles) > FEW else []
    title = WORDS("hand-of", name=state.names[seat], points=score(player))
    board, alt = SheetBoard(tuple(panes), edge=0), hand_alt(state, seat, ways)
    return Scene(title, board, alt, private(), legend=(*_dice_of_reserve(state, player), *_cards(player)))


class Laid(NamedTuple):
    """The own tiles below the map: the ``tiles``, and what is ``said`` beside them. The ways to lay them that are offered
    whole have ``ghosts``, and ``marks`` by their places. ``alt`` says the same."""

    tiles: tuple[HandTile, ...]
    said: tuple[HandLine, ...]
    ghosts: tuple[SquareCell, ...]
    marks: Mapping[Square, str]
    alt: str

    def below(self, beyond: Iterable[Square]) -> Laid:
        """Return the same with the ghosts of some places among the tiles below."""
        away = {*beyond}
        moved = [HandTile(self.marks[ghost.at], ghost, label(ghost.at)) for ghost in self.ghosts if ghost.at in away]
        if not moved:
            return self
        left = tuple(ghost for ghost in self.ghosts if ghost.at not in away)
        return self._replace(tiles=(*self.tiles, *moved), said=(), ghosts=left)


def held(state: State, seat: Seat, first: prospects.FirstWays) -> Laid:
    """Return the own tiles for the map of a post. Of two ways to lay one at the same place the second lies beside them."""
    player, ways = state.players[seat], first(state, seat)
    marks, letters = tile_offers.marked(ways), board_of(state).letters
    tiles = [HandTile(str(number), tile_cell(tile)) for number, tile in enumerate(player.hand, start=1)]
    ghosts: dict[Square, SquareCell] = {}
    called: dict[Square, str] = {}
    for way in ways:
        number, letter, turn = way
        cell = letters[letter]
        laid = tile_cell(player.hand[number - 1], turn, cell, label=letter, ghost=True)
        if cell in ghosts:
            tiles.append(HandTile(marks[way], laid))
            called[cell] += f" {marks[way]}"
        else:
            ghosts[cell], called[cell] = laid, marks[way]
    classes, reserve = content().band.classes, Counter(player.reserve)
    dice = (
        HandLine(
            classes[kind].icon,
            classes[kind].dice,
            WORDS("reserve-line", delvers=count_of(kind, number), rift=rift_bonus((kind,))),
        )
        for kind, number in reserve.items()
    )
    said = tuple(dice) if len(tiles) <= len(player.hand) else ()
    return Laid(tuple(tiles), said, tuple(ghosts.values()), called, hand_alt(state, seat, ways))


def _dice_of_reserve(state: State, player: Player) -> tuple[Legend, ...]:
    """Return a line of the legend for each class of Delvers in hand: how many, and what each rolls; in the first rounds
    what dice show, too (CAV-011, CAV-G28)."""
    classes = content().band.classes
    found = [
        Legend(
            classes[kind].icon,
            WORDS(
                "reserve-dice",
                delvers=count_of(kind, number),
                dice=dice_in_short(classes[kind].dice),
                rift=rift_bonus((kind,)),
                number=number,
            ),
        )
        for kind, number in Counter(player.reserve).items()
    ]
    white, *others = (WORDS(f"sides-of-{colour}") for colour in COLOURS)
    new = (white, WORDS("sides", sides=tuple(others))) if found and state.round < NEW_UNTIL else ()
    return (*found, *(Legend("", said) for said in new))


def _cards(player: Player) -> Iterator[Legend]:
    """Yield the Treasure cards that wait for their moment, the newest first, then a line for all others, and for the Gold.

    Of the only one it is told when it is used. Of several each says what it is good for, so that no line is left out."""
    useful = [held for held in player.treasure if not held.used and content().treasures[held.card].moment in LATER]
    if len(useful) == 1:
        yield Legend("treasure", held_brief(useful[0]))
        useful_ = []
    else:
        useful_ = [
            WORDS("card-does", name=content().treasures[held.card].name, does=content().treasures[held.card].effect)
            for held in reversed(useful)
        ]
    for first in range(0, len(useful_), IN_A_LINE):
        yield Legend("treasure", WORDS("effects", effects=tuple(useful_[first : first + IN_A_LINE])))
    others = [(content().treasures[held.card].name, held.worth) for held in player.treasure if held not in useful]
    if others:
        worth = (WORDS("card-worth", name=name, worth=worth) for name, worth in others)
        yield Legend("treasure", WORDS("effects", effects=tuple(worth)))
    if player.gold:
        yield Legend("gold", gold_words(player))


def _where(state: State, marks: Mapping[prospects.Way, str]) -> Pane:
    """Return the whole map with the places at which tiles are offered, by their marks: the post shows a part of it."""
    spent, map_ = spent_spots(state), board_of(state)
    cells = [laid_cell(state, laid, spent=spent) for laid in state.tiles]
    there: dict[str, str] = {}
    for (_, letter, _), mark in marks.items():
        there[letter] = there.get(letter, "") + mark
    cells += [SquareCell(map_.letters[letter], label=mark, ghost=True) for letter, mark in there.items()]
    return Pane("", WORDS("where-title"), ((tuple(cells), ""),), map=True)


def _quick(state: State, seat: Seat, way: prospects.Way, mark: str) -> Pane:
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    title = WORDS("quick-title", number=number, at=label(cell))
    return Pane(mark, title, ((_laid(state, tile, cell, turn, letter), ""),))


def laying(
    state: State,
    seat: Seat,
    given: Sequence[str],
    worth: prospects.WorthOf,
    follower: prospects.FollowerOf,
    *,
    fitting: bool,
) -> Scene:
    """Return where a tile of the hand goes, or once that is ``given`` too, how it would lie there in each turn.
    Of many ways those of most ``worth`` come first.

    ``fitting``: by the corridor rule; else only what would break it.
    """
    tile = state.players[seat].hand[int(given[0]) - 1]
    if given[1:] == (AT_ONCE,):
        return _ways(state, seat, given[0], worth, follower, fitting=fitting)
    if len(given) > 1:
        return _turns(state, seat, tile, given[1], fitting=fitting)
    return _places(state, seat, tile, fitting=fitting)


def _places(state: State, seat: Seat, tile: str, *, fitting: bool) -> Scene:
    map_ = board_of(state)
    fits = [cell for cell in map_.free if map_.turns(tile, cell, fitting=fitting)]
    newest = state.tiles[-1].at
    name = content().tiles[tile].name
    badges = tuple(Badge(label(cell), cell) for cell in fits)
    spent = spent_spots(state)
    squares = SquareBoard(
        tuple(
            laid_cell(state, laid, newest=laid.at == newest and len(state.tiles) > 1, spent=spent) for laid in state.tiles
        ),
        badges,
        focus=newest,
        edge=0,
        track=sun_track(state),
        plank=decks(state),
        columns=columns(state.tiles, badges),
        rows=lines(state.tiles, badges),
        wanted=tuple(fits),
    )
    title = WORDS("places-title", name=name, number=len(fits))
    return Scene(
        title,
        squares,
        places_alt(state, seat, tile, fits, fitting=fitting),
        private(),
        panel=rows(state, (seat,)),
        legend=map_legend(state, squares, WORDS("fits-here", fitting=fitting), panel=True, told=not fitting),
        overview=WORDS("tiles-counted", number=len(state.tiles)),
    )


def _ways(
    state: State,
    seat: Seat,
    given: str,
    worth: prospects.WorthOf,
    follower: prospects.FollowerOf,
    *,
    fitting: bool,
) -> Scene:
    """Return the best of the ways to lay the ``given`` tile of a hand that are offered at once: each has a number. Below it
    stands what it brings with the Delver that is best sent after it."""
    map_, tile = board_of(state), state.players[seat].hand[int(given) - 1]
    ways = tile_offers.offered_at_once(state, seat, int(given), fitting=fitting, worth=worth)[: tile_offers.DRAWN]
    sends = [follower(state, seat, (int(given), *way)) for way in ways]
    panes = tuple(
        Pane(
            str(number),
            WORDS("way-title", at=label(map_.letters[letter])),
            ((_laid(state, tile, map_.letters[letter], turn, letter), ""),),
            # Of one for which there is no room its shortest form stands there.
            shortest(filter(None, prospects.briefer(state, seat, (int(given), letter, turn), then)), MOST_NOTE),
        )
        for number, ((letter, turn), then) in enumerate(zip(ways, sends, strict=True), start=1)
    )
    every = sum(len(map_.turns(tile, cell, fitting=fitting)) for cell in map_.free)
    more = WORDS("ways-counted", all=every <= len(ways), shown=len(ways), number=every)
    title = WORDS("ways-title", name=content().tiles[tile].name, ways=more)
    return Scene(title, SheetBoard(panes, edge=0), ways_alt(state, seat, tile, ways, more), private())


def _laid(state: State, tile: str, cell: Square, turn: int, letter: str) -> tuple[SquareCell, ...]:
    """Return a tile as it would lie on a cell, with what lies around it."""
    return _neighbourhood(state, cell, (tile_cell(tile, turn, cell, label=letter, ghost=True),))


def _turns(state: State, seat: Seat, tile: str, letter: str, *, fitting: bool) -> Scene:
    map_ = board_of(state)
    cell = map_.letters[letter]
    turns = map_.turns(tile, cell, fitting=fitting)
    apart = tile_offers.differences([prospects.effects(state, seat, tile, cell, turn) for turn in turns])
    panes = tuple(
        Pane(
            str(number) if len(turns) > 1 else "",
            "",
            ((_laid(state, tile, cell, turn, letter), ""),),
            note,
        )
        for number, (turn, note) in enumerate(zip(turns, apart, strict=True), start=1)
    )
    title = WORDS("turns-title", name=content().tiles[tile].name, at=label(cell), number=len(turns))
    return Scene(title, SheetBoard(panes, edge=0), turns_alt(state, seat, tile, letter, turns), private())


def _neighbourhood(
    state: State, cell: Square, more: tuple[SquareCell, ...] = (), *, across: int = 1
) -> tuple[SquareCell, ...]:
    """Return the tiles within one row and ``across`` columns of a cell, corners included, and ``more`` behind them."""
    x, y = cell
    near = (laid for laid in state.tiles if abs(laid.at[0] - x) <= across and abs(laid.at[1] - y) <= 1)
    spent = spent_spots(state)
    return (*(laid_cell(state, laid, newest=laid.at == state.placed, spent=spent) for laid in near), *more)


def sending(state: State) -> Scene:
    """Return what lies around this turn's tile, close up, the sections to choose from numbered."""
    assert state.placed is not None
    spots = open_spots(state)
    badges = tuple(Badge(str(number), spot[:2], choice=True, part=spot[2]) for number, spot in enumerate(spots, start=1))
    cells = _neighbourhood(state, state.placed, across=ACROSS)
    near = tuple(laid for laid in state.tiles if any(cell.at == laid.at for cell in cells))
    squares = SquareBoard(
        cells,
        badges,
        focus=state.placed,
        edge=0 if state.placed[1] < 2 else None,
        columns=columns(near, ()),
        rows=lines(near, ()),
        wanted=tuple(dict.fromkeys(spot[:2] for spot in spots)),
    )
    title = WORDS("who-goes", at=label(state.placed))
    return Scene(
        title,
        squares,
        sections_alt(state, spots, title),
        private(),
        panel=rows(state, (state.acting,), cards=False),
        legend=map_legend(state, squares, "", panel=True),
    )
