"""What pictures of the cavern are put together from: tiles as they lie, Delvers, players in the panel."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.scene import Badge, Fact, Legend, Row, Token
from engine.core.words import marks
from engine.maps.squares import Square, label

from ..rules.beast import ahead
from ..rules.contracts import holder
from ..rules.dice import rift_bonus
from ..rules.ending import all_open, likely_points, points_between, ranking, score
from ..rules.rewards import in_gold_deck
from ..speech.room_race import RACE_FROM
from ..state.board import Room, board_of, sides_of
from ..state.catalogue import WORDS
from ..state.content import Section, content
from ..state.delvers import spot_of
from ..state.naming import band
from ..state.state import Laid, Player, Sent, Spot, State, clockwise
from .dungeon.parts import Part, SquareCell, SquaresShown, Track

MOST_LEGEND = 14
VERMILION = 6
"""The seat whose colour is that of danger: no player sits there, and it marks the beast on the small map."""
TOLD_UNTIL = 2
"""The last round in which the legend tells what every mark means."""


def icons_of(section: Section) -> tuple[str, ...]:
    """Return what lies on a section, an icon for each Gold Bag, Chest, torch and Rift."""
    return (
        *("gold",) * section.bags,
        *("treasure",) * section.chests,
        *("torch",) * section.torch,
        *("rift",) * section.rift,
    )


def part_of(section: Section, turn: int, tokens: tuple[Token, ...] = ()) -> Part:
    """Return a section as it lies on a tile that is turned clockwise by ``turn``."""
    return Part(section.floor, sides_of(section, turn), section.doors, icons_of(section), tokens)


def tile_cell(
    tile: str, turn: int = 0, at: Square = (0, 0), *, label: str = "", newest: bool = False, ghost: bool = False
) -> SquareCell:
    """Return a tile by itself, without Delvers."""
    known = content().tiles[tile]
    marks = (*("sun",) * known.sun, *("fast",) * known.fast)
    parts = tuple(part_of(section, turn) for section in known.sections)
    return SquareCell(at, parts, marks, (), label, newest, ghost)


def laid_cell(
    state: State,
    laid: Laid,
    nearly: Collection[Room] = (),
    *,
    newest: bool = False,
    spent: Collection[Spot] = (),
    lit: Collection[Room] = (),
) -> SquareCell:
    """Return a tile of the dungeon with the Delvers on it, and its sections marked.

    Those of rooms that are ``nearly`` closed, those that are ``spent``, and those of ``lit`` rooms, which are in question.
    """
    known = content().tiles[laid.tile]
    closing, asked = ({spot for room in rooms for spot in room.spots} for rooms in (nearly, lit))
    coming = state.beast is not None and state.phase == "play" and laid.at == ahead(state) != state.beast
    marks = (*("sun",) * known.sun, *("fast",) * known.fast, *("beast",) * coming)
    parts = []
    for number, section in enumerate(known.sections):
        spot = (*laid.at, number)
        there = (sent for sent in state.delvers if sent.at == laid.at and sent.part == number)
        part = part_of(section, laid.turn, tuple(delver_token(state, sent) for sent in there))
        parts.append(replace(part, nearly=spot in closing, spent=spot in spent, lit=spot in asked))
    here = (beast_token(),) if laid.at == state.beast else ()
    return SquareCell(laid.at, tuple(parts), marks, here, label(laid.at), newest)


def beast_token() -> Token:
    """Return the beast, with the Combat that drives it off (CAV-G73)."""
    return Token("enemy", str(content().beast.need), VERMILION, icon="lurker")


def contract_lines(state: State) -> tuple[Legend, ...]:
    """Return a line of the legend for each Contract: its feat and points while it is open, then who was first (CAV-G70)."""
    found = []
    for card in state.contracts:
        known, by = content().contracts[card], holder(state, card)
        feat = known.short(len(state.players), WORDS.text)
        if by is not None:
            found.append(Legend("contract won", WORDS("contract-legend-won", who=state.names[by], feat=feat)))
        else:
            found.append(Legend("contract", WORDS("contract-legend", feat=feat, points=known.points)))
    return tuple(found)


def spent_spots(state: State) -> frozenset[Spot]:
    """Return the sections of rooms that are over and done with: completed, without Delvers in them or to be sent there."""
    held = {spot_of(sent) for sent in state.delvers}
    map_ = board_of(state)
    fresh = map_.newly_completed if state.phase == "play" and state.step == "send" else ()
    return frozenset(
        spot
        for room in map_.rooms
        if room.complete and room not in fresh and held.isdisjoint(room.spots)
        for spot in room.spots
    )


def columns(tiles: Iterable[Laid], badges: Iterable[Badge]) -> tuple[str, ...]:
    """Return the letters of the columns, from the first that a tile lies in to the last that anything does."""
    first, last = _span(tiles, badges, 0)
    return tuple(label((x, 0)).rstrip("0123456789") for x in range(first, last + 1))


def lines(tiles: Iterable[Laid], badges: Iterable[Badge]) -> tuple[str, ...]:
    """Return the numbers of the rows, from the first that a tile lies in to the last that anything does."""
    first, last = _span(tiles, badges, 1)
    return tuple(str(y + 1) for y in range(first, last + 1))


def _span(tiles: Iterable[Laid], badges: Iterable[Badge], axis: int) -> tuple[int, int]:
    laid = [tile.at[axis] for tile in tiles]
    return min(laid), max(*laid, *(badge.at[axis] for badge in badges), laid[0])


def delver_token(state: State, sent: Sent) -> Token:
    """Return a Delver as it lies: facedown its player's mark, even for its owner; faceup its class."""
    known = content().band.factions[state.players[sent.seat].faction]
    icon = content().band.classes[sent.kind].icon if sent.up else ""
    return Token(known.shape, marks(state.names)[sent.seat], sent.seat, icon=icon)


def seat_token(state: State, seat: Seat, *, acting: bool = False) -> Token:
    """Return the token of a player: their mark in the shape of their faction, or on a disc before they have one."""
    known = content().band.factions.get(state.players[seat].faction)
    if known is None:
        return Token("disc", marks(state.names)[seat], seat, acting=acting)
    return Token(known.shape, marks(state.names)[seat], seat, acting=acting)


def points_so_far(state: State, player: Player) -> str:
    """Return between what the points of a player very likely are, by what all know; "" before there is a race."""
    points = round(likely_points(player))
    if not points or state.round < RACE_FROM:
        return ""
    least, most = points_between(player)
    return WORDS("points-so-far", points=points, whole=all_open(player), least=least, most=most)


def rows(state: State, actors: Collection[Seat], *, cards: bool = True, named: bool = True) -> tuple[Row, ...]:
    """Return the players in turn order with what is public of them: points so far, XP, Delvers in hand, numbers of cards.

    Once it is over they stand by rank, with their points alone. Without ``cards`` it is what a move may cost. Where their
    bands are not ``named``, there is no room for Delvers in hand either.
    """
    found = []
    for seat in ranking(state) if state.phase == "over" else clockwise(state, state.first):
        player, acting = state.players[seat], seat in actors
        counts = (
            ("xp", player.xp),
            *((("inhand", len(player.reserve)),) if named else ()),
            *((("gold", len(player.gold)), ("treasure", len(player.treasure))) if cards else ()),
        )
        value = str(score(player)) if state.phase == "over" else points_so_far(state, player)
        token = seat_token(state, seat)
        shown = counts if player.faction and state.phase != "over" else ()
        found.append(Row(token, state.names[seat], value, WORDS.text(band(player)) if named else "", acting, counts=shown))
    return tuple(found)


def sun_track(state: State) -> Track:
    """Return the Sun track with its marker (CAV-055)."""
    return Track(WORDS("sun-track"), "sun", content().band.sun[str(len(state.players))], state.sun)


def decks(state: State) -> tuple[Fact, ...]:
    """Return how many cards the decks have that are played for."""
    gold, treasure = in_gold_deck(state), len(state.treasure)
    left = WORDS("fact-left")
    return Fact(left, str(gold), (("gold", True),)), Fact(left, str(treasure), (("treasure", True),))


ICONS = ("gold", "treasure", "torch", "rift", "sun", "fast", "beast")
"""The icons that a legend explains, in its order."""
LOOT = ("gold", "treasure")
"""Those of them that are counted at the end."""


def icon_legend(cells: Iterable[SquareCell]) -> list[Legend]:
    """Return a line for each icon that lies on a tile of the picture."""
    shown = {icon for cell in cells for icon in (*cell.icons, *(icon for part in cell.parts for icon in part.icons))}
    return [Legend(icon, _meaning(icon)) for icon in ICONS if icon in shown]


def _meaning(icon: str) -> str:
    """Return what an icon means; a Rift says which class it helps, and by how much (CAV-145)."""
    if icon != "rift":
        return WORDS(f"legend-{icon}")
    helped = next(kind for kind in content().band.classes if rift_bonus((kind,)))
    return WORDS("rift-legend", kind=helped, rift=rift_bonus((helped,)))


def map_legend(
    state: State, squares: SquaresShown, badges: str, *, panel: bool, told: bool = False, whole: bool = False
) -> tuple[Legend, ...]:
    """Return the legend of a map: its icons, what ``badges`` mean, the newest tile, nearly closed rooms, the panel.

    After the first rounds it names only what lies nowhere but on the newest tile, and badges that have to be ``told``. All
    of it is named where the ``whole`` is wanted.
    """
    posted = contract_lines(state) if panel else ()
    lettered = next((badge for badge in squares.badges if not badge.choice), None)
    meaning = [Legend(f"badge:{lettered.state}", badges, lettered.text)] if lettered is not None and badges else []
    if state.round > TOLD_UNTIL and not whole:
        before = icon_legend(cell for cell in squares.cells if not cell.newest)
        new = [line for line in icon_legend(squares.cells) if line not in before]
        return (*posted, *new, *(meaning if told else ()))
    beast = Legend("lurker", WORDS("beast-legend", need=content().beast.need))
    here = [beast] if any(cell.tokens for cell in squares.cells) else []
    icons = icon_legend(squares.cells)
    loot, others = ([line for line in icons if (line.mark in LOOT) is counts] for counts in (True, False))
    # What the panel counts is met in each post, what lies on a tile once in a while.
    banded = panel and any(player.faction for player in state.players)
    counted = [Legend(mark, WORDS(f"legend-{mark}")) for mark in ("xp", "inhand") if banded]
    lines = [*posted, *loot, *counted, *here, *meaning, *others]
    parts = [part for cell in squares.cells for part in cell.parts]
    marks = {
        "newest": any(cell.newest for cell in squares.cells),
        "nearly": any(part.nearly for part in parts),
        "lit": any(part.lit for part in parts),
        "spent": any(part.spent for part in parts),
    }
    lines += [Legend(mark, WORDS(f"legend-{mark}")) for mark, there in marks.items() if there]
    return tuple(lines[:MOST_LEGEND])
