"""The words that say the same as a picture: who is to act, what can be done, dangers, rewards, the rest; never more."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.core.game import Seat
from engine.core.scene import DiceBoard, DiceRow, Die, SquareBoard
from engine.core.words import count, listed, upper
from engine.maps.squares import Square, label

from ..rules.ending import ranking, score
from ..rules.rewards import in_gold_deck
from ..speech import outlook
from ..speech.posted import beast_words, contract_brief
from ..speech.words import loot, lying_in, marks, section_words
from ..state.board import Room, board_of, different_turns, section
from ..state.content import Section, Tile, content
from ..state.delvers import inside, names_inside, spot_of
from ..state.naming import FLOORS, band, called, room_words, tile_name
from ..state.state import Contest, Spot, State, clockwise

MOST = 1000
"""The greatest length of a text for a picture."""

MOST_LISTED = 300
"""How long a list may be, so that others have room beside it."""

MOST_CLOSING = 400
"""How long the list of the places that close something may be."""

ON_PICTURE = ": the letters are on the picture"

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The way to the cell beside, in the order of "NESW"."""
COMPASS = {"N": "north", "E": "east", "S": "south", "W": "west"}


def fitted(sentences: Iterable[str]) -> str:
    """Return sentences one after the other; those that would go beyond 1,000 characters are left out."""
    text = ""
    for sentence in filter(None, sentences):
        if len(text) + 1 + len(sentence) <= MOST:
            text = f"{text} {sentence}".strip()
    return text


def series(head: str, items: Sequence[str], most: int = MOST_LISTED, rest: str = "") -> str:
    """Return "head: one; two." in some ``most`` characters, the rest counted: "head: one and 2 more."; "" for none.

    ``rest`` is said of those that are only counted.
    """
    if not items:
        return ""
    text = f"{head}: {items[0]}"
    for place, item in enumerate(items[1:], start=1):
        if len(text) + len(item) > most:
            return f"{text} and {len(items) - place} more{rest}."
        text += f"; {item}"
    return f"{text}."


# The map.


def map_alt(
    state: State,
    squares: SquareBoard,
    headline: str,
    nearly: Collection[Room],
    lit: Collection[Room],
    close: Square | None = None,
) -> str:
    """Return the text of a map; its labels are those drawn. ``lit`` are the rooms in question; ``close`` is the cell that
    it is a closer look at: what lies there, and beside it, is told first."""
    nearby = _closer(state, close) if close is not None else ()
    return fitted((*nearby, *_map(state, squares, headline, nearly, lit)))


def _closer(state: State, cell: Square) -> Iterable[str]:
    yield f"A closer look at {label(cell)}: {_lying(state, cell)}."
    rooms = [room for room in board_of(state).rooms if cell in {spot[:2] for spot in room.spots}]
    yield series("In it", [_held(state, room) for room in rooms])
    beside = ((COMPASS[side], (cell[0] + dx, cell[1] + dy)) for side, (dx, dy) in zip("NESW", STEPS, strict=True))
    yield series("Beside it", [f"{side} {label(one)}, {_lying(state, one)}" for side, one in beside if _lying(state, one)])


def _lying(state: State, cell: Square) -> str:
    """Return what lies on a cell: a tile by its name, a free place by its letter; "" for nothing."""
    map_ = board_of(state)
    laid = map_.at(cell)
    if laid is not None:
        return tile_name(laid.tile)
    return f"free place {map_.lettered[cell]}" if cell in map_.lettered else ""


def _map(
    state: State, squares: SquareBoard, headline: str, nearly: Collection[Room], lit: Collection[Room]
) -> Iterable[str]:
    yield f"Cavern, {headline}." if state.phase == "factions" else f"Cavern, round {state.round}, {headline}."
    if state.ending and state.phase == "play":
        yield "This is the last round."
    yield beast_words(state)
    yield series("Contracts", [contract_brief(state, card) for card in state.contracts])
    map_ = board_of(state)
    numbered = [badge for badge in squares.badges if badge.choice]
    marked = [(badge.text, map_.room((*badge.at, badge.part or 0))) for badge in numbered]
    yield series("To choose", [f"{text} {_held(state, room)}" for text, room in marked])
    if not numbered:
        places = [f"{badge.text} {label(badge.at)}" for badge in squares.badges]
        yield series("Free places" if len(places) > 1 else "Free place", places)
        yield series("The room in question", [_held(state, room) for room in lit])
    newest = state.tiles[-1]
    if len(state.tiles) > 1:
        yield f"The newest of {len(state.tiles)} tiles is at {label(newest.at)}, {tile_name(newest.tile)}."
    people = {spot_of(sent) for sent in state.delvers}
    told = [*lit, *(room for _, room in marked)]
    close = [room for room in nearly if not people.isdisjoint(room.spots) and room not in told]
    yield series("Open on 1 side", [_held(state, room) for room in close])
    others = [room for room in map_.rooms if room not in (*told, *close) and not people.isdisjoint(room.spots)]
    head = "Other rooms with Delvers" if told or close else "Rooms with Delvers"
    yield series(head, [_held(state, room) for room in others])
    decks = f"Gold deck {in_gold_deck(state)}, Treasure deck {len(state.treasure)}, tiles {len(state.stack)}"
    yield f"Sun at {state.sun}. {decks}."
    yield _people(state)
    bare = [room for room in nearly if room not in close and people.isdisjoint(room.spots)]
    yield series("Nearly closed with nobody in them", [_held(state, room) for room in bare])


def _held(state: State, room: Room) -> str:
    """Return a room with its loot and whoever is in it, by class where that lies open."""
    there = [called(state, sent) if sent.up else _facedown(state, sent.seat) for sent in inside(state, room)]
    said = f"{room_words(room)} with {loot(room.bags, room.chests, 'no loot')}"
    return f"{said}, {listed(list(dict.fromkeys(there)))}" if there else said


def _facedown(state: State, seat: int) -> str:
    return f"{state.names[seat]}'s Delver"


def _people(state: State) -> str:
    """Return what everybody knows of everybody."""
    said = []
    for seat in ranking(state) if state.phase == "over" else clockwise(state, state.first):
        player, name = state.players[seat], state.names[seat]
        if not player.faction:
            said.append(f"{name} has no band yet")
            continue
        points = f"{count(score(player), 'point')}, " if state.phase == "over" else ""
        cards = f"{player.xp} XP, {len(player.reserve)} in hand, {len(player.gold)} Gold, {len(player.treasure)} Treasure"
        said.append(f"{name} ({band(player)}) {points}{cards}")
    return f"{'; '.join(said)}."


# The hand and the steps of a move.


def hand_alt(tiles: Sequence[str]) -> str:
    """Return the text of a hand: each tile as it lies at 0 degrees."""
    if not tiles:
        return "You have no tiles."
    return fitted(["Your tiles.", *(_tile_sentence(number, tile) for number, tile in enumerate(tiles, start=1)), TURNED])


TURNED = "Each is drawn in every turn in which it lies differently."


def _tile_sentence(number: int, tile: str) -> str:
    known = content().tiles[tile]
    same = ", the same in every turn" if len(different_turns(tile)) == 1 else ""
    return f"{number} {tile_name(tile)}{marks(known)}{same}: {_lie(known)}."


def _lie(tile: Tile) -> str:
    return "; ".join(_reach(section) for section in tile.sections) or "bare rock"


def _reach(part: Section) -> str:
    sides = listed([COMPASS[side] for side in "NESW" if side in part.sides])
    return f"{section_words(part)} {sides}".strip()


def places_alt(state: State, seat: Seat, tile: str, fits: Sequence[tuple[str, Square]], *, fitting: bool) -> str:
    """Return the text of the map on which a tile's places are lettered: first where it closes something."""
    rule = "" if fitting else " against the corridor rule"
    lines = [f"Where does it go? {upper(tile_name(tile))}. It fits in {count(len(fits), 'place')}{rule}."]
    closers, plain = [], []
    for letter, cell in fits:
        done = outlook.closing(state, tile, cell, fitting=fitting)
        if done:
            closers.append(f"{letter} {label(cell)} {done.said(state, seat, cell)}")
        else:
            plain.append(f"{letter} {label(cell)}")
    lines.append(series("What closes a room", closers, MOST_CLOSING, ON_PICTURE))
    lines.append(series("The other places" if closers else "The places", plain, rest=ON_PICTURE))
    return fitted(lines)


def turns_alt(state: State, seat: Seat, tile: str, letter: str, turns: Sequence[int]) -> str:
    """Return the text of the turns in which a tile goes on a lettered place."""
    cell = board_of(state).letters[letter]
    only = len(turns) == 1
    ask = "Lay it like this at" if only else "How is it turned at"
    lines = [f"{ask} {letter}, {label(cell)}? {upper(tile_name(tile))}."]
    for number, turn in enumerate(turns, start=1):
        found = outlook.effects(state, seat, tile, cell, turn)
        lines.append(f"{'By' if only else f'{number} by'} {turn} degrees: {outlook.in_words(found) or outlook.NOTHING}.")
    return fitted(lines)


def ways_alt(state: State, seat: Seat, tile: str, ways: Sequence[tuple[str, int]], number: str) -> str:
    """Return the text of the ways to lay a tile that are offered at once."""
    map_ = board_of(state)
    lines = [f"Where does it go? {upper(tile_name(tile))}: {number}."]
    for place, (letter, turn) in enumerate(ways, start=1):
        cell = map_.letters[letter]
        found = outlook.effects(state, seat, tile, cell, turn)
        lines.append(f"{place} {letter}, {label(cell)}, by {turn} degrees: {outlook.in_words(found) or outlook.NOTHING}.")
    return fitted(lines)


def sections_alt(state: State, spots: Sequence[Spot], title: str) -> str:
    """Return the text of this turn's tile with its sections numbered."""
    lines = [title]
    for number, spot in enumerate(spots, start=1):
        map_ = board_of(state)
        room, lies = map_.room(spot), section(map_, spot)
        here = f"{upper(FLOORS[lies.floor])} at {label(spot[:2])}"
        held = f" with {lying_in(lies)}" if lying_in(lies) else ""
        open_ = "complete" if room.complete else f"{count(room.gaps, 'open side')}"
        there = listed(names_inside(state, room))
        lines.append(f"{number} {here}{held}: {loot(room.bags, room.chests, 'no loot')} in its room, {open_}"
                     f"{', with ' + there if there else ''}.")  # fmt: skip
    return fitted(lines)


# Dice.


def dice_alt(dice: DiceBoard, what: str, stands: str, wanted: str, contest: Contest) -> str:
    """Return the text of a contest (``what``): every die as it came up, the totals, what each gets, how it ``stands``.

    The totals are only there while dice lie (CAV-015).
    """
    held = loot(contest.bags, contest.chests, "")
    first = f"{what} for {held}." if held else f"{what}."
    return fitted([first, f"{wanted}." if wanted else "", *map(_rolled, dice.rows), f"{upper(stands)}." if stands else ""])


def _rolled(row: DiceRow) -> str:
    numbers = dict(row.totals)
    said = "; ".join(_face(die) for die in row.dice)
    note = f" {row.note}." if row.note else ""
    prize = loot(dict(row.prize).get("gold", 0), dict(row.prize).get("treasure", 0), "")
    gets = f", gets {prize}" if prize else ""
    return f"{row.name}: {said}.{note} {numbers['swords']} Combat, {numbers['ring']} Spoils{gets}."


def _face(die: Die) -> str:
    swords, rings = die.icons.count("sword"), die.icons.count("ring")
    parts = [_symbols(swords, "sword"), _symbols(rings, "ring"), "again" if die.again else ""]
    said = " and ".join(filter(None, parts)) or "nothing"
    return f"die {die.number} {said}" if die.number else said


def _symbols(number: int, word: str) -> str:
    return "" if not number else word if number == 1 else f"{number} {word}s"
