"""The words that say the same as a picture: who is to act, what can be done, dangers, rewards, the rest; never more."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from engine.core.scene import DiceBoard, DiceRow, Die, SquareBoard
from engine.core.words import listed
from engine.maps.squares import Square, label

from . import laying
from .asking import room_words
from .board import Room, board, different_turns
from .cavern import clockwise
from .content import Section, Tile, content
from .delvers import inside, spot_of
from .ending import score
from .rewards import in_gold_deck
from .state import Contest, Spot, State
from .words import FLOORS, band, count, loot, marks, section_words, tile_name, upper
from .words import delver as delver_name
from .words import inside as lying_in

MOST = 1000
"""The greatest length of a text for a picture."""

COMPASS = {"N": "north", "E": "east", "S": "south", "W": "west"}


def fitted(sentences: Iterable[str]) -> str:
    """Return sentences one after the other; those that would go beyond 1,000 characters are left out."""
    text = ""
    for sentence in filter(None, sentences):
        if len(text) + 1 + len(sentence) <= MOST:
            text = f"{text} {sentence}".strip()
    return text


# The map.


def map_alt(state: State, squares: SquareBoard, headline: str, nearly: Collection[Room]) -> str:
    """Return the text of a map; its labels are those drawn."""
    return fitted(_map(state, squares, headline, nearly))


def _map(state: State, squares: SquareBoard, headline: str, nearly: Collection[Room]) -> Iterable[str]:
    yield f"Cavern, {headline}." if state.phase == "factions" else f"Cavern, round {state.round}, {headline}."
    if state.ending and state.phase == "play":
        yield "This is the last round."
    numbered = [badge for badge in squares.badges if badge.choice]
    if numbered:
        marked = [(badge.text, board(state.tiles).room((*badge.at, badge.part or 0))) for badge in numbered]
        yield f"To choose: {'; '.join(f'{text} {_held(state, room)}' for text, room in marked)}."
    elif squares.badges:
        places = [f"{badge.text} {label(badge.at)}" for badge in squares.badges]
        yield f"Free {'place' if len(places) == 1 else 'places'}: {', '.join(places)}."
    newest = state.tiles[-1]
    if len(state.tiles) > 1:
        yield f"The newest of {len(state.tiles)} tiles is at {label(newest.at)}, {tile_name(newest.tile)}."
    people = {spot_of(sent) for sent in state.delvers}
    close = [room for room in nearly if not people.isdisjoint(room.spots)]
    if close:
        yield f"Open on 1 side: {'; '.join(_held(state, room) for room in close)}."
    decks = f"Gold deck {in_gold_deck(state)}, Treasure deck {len(state.treasure)}, tiles {len(state.stack)}"
    yield f"Sun at {state.sun}. {decks}."
    yield _people(state)
    others = [room for room in board(state.tiles).rooms if room not in close and not people.isdisjoint(room.spots)]
    if others:
        yield f"Other rooms with Delvers: {'; '.join(_held(state, room) for room in others)}."
    bare = [room for room in nearly if room not in close]
    if bare:
        yield f"Nearly closed with nobody in them: {'; '.join(_held(state, room) for room in bare)}."


def _held(state: State, room: Room) -> str:
    """Return a room with its loot and whoever is in it, by class where that lies open."""
    there = [delver_name(state, sent) if sent.up else _facedown(state, sent.seat) for sent in inside(state, room)]
    said = f"{room_words(room)} with {loot(room.bags, room.chests, 'no loot')}"
    return f"{said}, {listed(list(dict.fromkeys(there)))}" if there else said


def _facedown(state: State, seat: int) -> str:
    return f"{state.names[seat]}'s Delver"


def _people(state: State) -> str:
    """Return what everybody knows of everybody."""
    said = []
    for seat in clockwise(state, state.first):
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


def _reach(section: Section) -> str:
    sides = listed([COMPASS[side] for side in "NESW" if side in section.sides])
    return f"{section_words(section)} {sides}".strip()


def places_alt(state: State, tile: str, fits: Sequence[tuple[str, Square]], *, fitting: bool) -> str:
    """Return the text of the map on which a tile's places are lettered."""
    rule = "" if fitting else " against the corridor rule"
    lines = [f"Where does the {tile_name(tile)} go? It fits in {count(len(fits), 'place')}{rule}."]
    for letter, cell in fits:
        closing = laying.closing(state, tile, cell, laying.turns_for(state, tile, cell, fitting=fitting))
        lines.append(f"{letter} {laying.where(state, cell)}{', ' + closing if closing else ''}.")
    return fitted(lines)


def turns_alt(state: State, tile: str, letter: str, turns: Sequence[int]) -> str:
    """Return the text of the turns in which a tile goes on a lettered place."""
    cell = board(state.tiles).letters[letter]
    lines = [f"How is the {tile_name(tile)} turned at {letter}, {laying.where(state, cell)}?"]
    for number, turn in enumerate(turns, start=1):
        lines.append(f"{number} by {turn} degrees: {laying.outcome(state, tile, cell, turn)}.")
    return fitted(lines)


def sections_alt(state: State, spots: Sequence[Spot], title: str) -> str:
    """Return the text of this turn's tile with its sections numbered."""
    lines = [title]
    for number, spot in enumerate(spots, start=1):
        room = board(state.tiles).room(spot)
        laid = board(state.tiles).at(spot[:2])
        assert laid is not None
        section = content().tiles[laid.tile].sections[spot[2]]
        here = f"{upper(FLOORS[section.floor])} at {label(spot[:2])}"
        held = f" with {lying_in(section)}" if lying_in(section) else ""
        open_ = "complete" if room.complete else f"{count(room.gaps, 'open side')}"
        there = listed(list(dict.fromkeys(state.names[sent.seat] for sent in inside(state, room))))
        lines.append(f"{number} {here}{held}: {loot(room.bags, room.chests, 'no loot')} in its room, {open_}"
                     f"{', with ' + there if there else ''}.")  # fmt: skip
    return fitted(lines)


# Dice.


def dice_alt(dice: DiceBoard, title: str, wanted: str, contest: Contest) -> str:
    """Return the text of a contest: every die as it came up, the totals, who wins."""
    held = loot(contest.bags, contest.chests, "")
    what = title.partition(":")[0]
    first = f"{what} for {held}." if held else f"{what}."
    return fitted([first, f"{wanted}." if wanted else "", *map(_rolled, dice.rows), f"{upper(title.partition(': ')[2])}."])


def _rolled(row: DiceRow) -> str:
    numbers = dict(row.totals)
    said = "; ".join(_face(die) for die in row.dice)
    note = f" {row.note}." if row.note else ""
    return f"{row.name}: {said}.{note} {numbers['swords']} Combat, {numbers['ring']} Spoils."


def _face(die: Die) -> str:
    swords, rings = die.icons.count("sword"), die.icons.count("ring")
    parts = [_symbols(swords, "sword"), _symbols(rings, "ring"), "again" if die.again else ""]
    return " and ".join(filter(None, parts)) or "nothing"


def _symbols(number: int, word: str) -> str:
    return "" if not number else word if number == 1 else f"{number} {word}s"
