"""What the referee asks, and where things stand."""

from __future__ import annotations

from engine.core.game import Seat
from engine.core.words import listed
from engine.maps.squares import label

from .board import Room, board
from .cavern import clockwise
from .content import content
from .ending import score
from .refusals import awaited
from .rewards import in_gold_deck
from .rooms import choosing
from .state import Contest, Encountering, Flipping, Peeking, Player, Recalling, Sent, State
from .view import View
from .words import (
    band,
    band_line,
    class_dice,
    class_name,
    count,
    count_of,
    held_words,
    lower,
    marks,
    place_of,
    room,
    sections_words,
    upper,
)

MOST_TEXTS = 7
"""How many Treasure cards a sheet explains, so that it fits in a message."""

CONTESTS = {"battle": "Battle for", "fight": "Fight in", "test": "Test in"}


def ask(view: View) -> str:
    """Return what is wanted of whoever is awaited, after their name and a comma; "" once it is over.

    It never depends on a card that not everybody knows.
    """
    state = view.state
    if state.phase == "over":
        return ""
    if state.phase == "factions":
        return "choose a band."
    if state.agenda:
        return _ask_task(state)
    last = " This is the last round." if state.ending and state.step == "place" else ""
    match state.step:
        case "place" if state.extra:
            return f"once more: lay a tile.{last}"
        case "place" if not state.turns and len(state.tiles) == 1:
            return f"you are first: lay a tile.{last}"
        case "place":
            return f"it's your turn: lay a tile.{last}"
        case "send":
            return "send a Delver to this tile, or pass."
        case _:
            rooms = [f"{number} {room_words(found)}" for number, found in enumerate(choosing(state), start=1)]
            return f"which room comes first? {upper(listed(rooms, 'or'))}."


def _ask_task(state: State) -> str:
    task = state.agenda[0]
    match task:
        case Encountering():
            titles = [option.title for option in content().encounters[task.card].options]
            return f"{room_words(room_at(state, task.room))}: 1 {titles[0]}, or 2 {titles[1]}?"
        case Contest(stage="before"):
            return f"{_contest(state, task)}: prepare, or roll? Left alone, you roll."
        case Contest() if task.rerolls:
            return f"{_contest(state, task)}: which dice do you roll again? Left alone, you keep them all."
        case Contest():
            return f"{_contest(state, task)}: change your roll, or keep it? Left alone, you keep it."
        case Flipping():
            which = (
                f"{task.count} of your {upper(task.deck)} cards"
                if task.count > 1
                else f"one of your {upper(task.deck)} cards"
            )
            return f"turn {which} faceup. Left alone, I choose."
        case Recalling():
            return "take one of your Delvers home. Left alone, I choose."
        case Peeking():
            return "choose the room to look into. Left alone, I choose."
        case _:
            return "go on."


def _contest(state: State, task: Contest) -> str:
    """Return "your Battle for the tan room at M2"."""
    return f"your {CONTESTS[task.kind]} {room_words(room_at(state, task.room))}"


def room_at(state: State, spot: tuple[int, int, int]) -> Room:
    """Return the room of a spot."""
    return board(state.tiles).room(spot)


def room_words(found: Room) -> str:
    """Return "the tan room at M2"."""
    return room(found.floor, label(found.at))


def asked(state: State) -> Seat | None:
    """Return the one seat that is to act or to answer, ``None`` where it is several or nobody."""
    waited = awaited(state)
    return waited[0] if len(waited) == 1 else None


def status(view: View) -> str:
    """Return where things stand, in one line."""
    state = view.state
    if state.phase == "factions":
        people = [f"{name} {band(player) or 'has no band yet'}" for name, player in _people(state)]
        return f"Before the first turn: {', '.join(people)}."
    if state.phase == "over":
        scores = ", ".join(f"{name} {score(player)}" for name, player in _people(state))
        return f"Round {state.round}, over. {scores}."
    left = f"{len(state.stack)} tiles, {in_gold_deck(state)} Gold and {len(state.treasure)} Treasure left"
    return f"Round {state.round}{', the last' if state.ending else ''}. Sun {state.sun}; {left}."


def _people(state: State) -> list[tuple[str, Player]]:
    return [(state.names[seat], state.players[seat]) for seat in clockwise(state, state.first)]


def sheet(view: View) -> str:
    """Return where things stand in full: what everybody knows of everybody, then what only this seat knows of itself."""
    state = view.state
    lines = [f"**{status(view)}**"]
    if state.phase == "factions":
        taken = [player.faction for player in state.players]
        return "\n".join([*lines, *(band_line(key) for key in content().band.factions if key not in taken)])
    lines += [_row(state, seat) for seat in clockwise(state, state.first)]
    if view.seat is not None and state.phase == "play":
        lines += _own(state, view.seat)
    return "\n".join(lines)


def _row(state: State, seat: Seat) -> str:
    player = state.players[seat]
    holds = [f"{player.xp} XP", f"{count(len(player.reserve), 'Delver')} in hand"]
    holds.append(f"{len(player.gold)} Gold and {len(player.treasure)} Treasure")
    up = [str(card.value + 1) for card in player.gold if card.up]
    holds += [f"Gold faceup worth {listed(up)}"] if up else []
    shown = [content().treasures[held.card].name for held in player.treasure if held.up and held.card]
    holds += [f"{listed(shown)} faceup"] if shown else []
    holds += ["rolls at once"] if player.swift else []
    out = [_whereabouts(state, sent) for sent in state.delvers if sent.seat == seat]
    where = f". In the dungeon: {', '.join(out)}" if out else ""
    return f"{state.names[seat]}, {band(player)}: {', '.join(holds)}{where}."


def _gold(player: Player) -> str:
    """Return the values of Gold cards, the least first: "2 worth 1, 1 worth 3 (faceup)"."""
    cards = sorted(player.gold, key=lambda card: (card.value, card.up))
    counted = {card: cards.count(card) for card in cards}
    return ", ".join(
        f"{number} worth {card.value + card.up}{' (faceup)' if card.up else ''}" for card, number in counted.items()
    )


def _treasures(player: Player) -> list[str]:
    """Return a line for each Treasure card, or one with their names where they are many."""
    if len(player.treasure) <= MOST_TEXTS:
        return [f"Treasure: {held_words(held)}." for held in player.treasure]
    return [f"Treasure: {'; '.join(held_words(held, brief=True) for held in player.treasure)}."]


def _in_reserve(kind: str, number: int) -> str:
    return f"{count_of(kind, number)}, {class_dice(kind)}{' each' if number > 1 else ''}"


def _whereabouts(state: State, sent: Sent) -> str:
    where = place_of(state, sent).removeprefix("the ")
    return f"{where} ({class_name(sent.kind)})" if sent.up else where


def _own(state: State, seat: Seat) -> list[str]:
    """Return what a seat knows of itself alone."""
    player = state.players[seat]
    tiles = [
        f"{number} {tile.name}{marks(tile)}: {sections_words(tile)}"
        for number, tile in enumerate((content().tiles[tile] for tile in player.hand), start=1)
    ]
    own = [sent for sent in state.delvers if sent.seat == seat]
    out = [f"{class_name(sent.kind)} in {place_of(state, sent)}" for sent in own if not sent.up]
    known = content().band.factions[player.faction]
    reserve = "; ".join(_in_reserve(kind, player.reserve.count(kind)) for kind in dict.fromkeys(player.reserve))
    lines = [
        "**For your eyes**",
        *(f"Tile {line}" for line in tiles),
        f"Delvers in hand: {reserve or 'none'}.",
    ]
    if out:
        lines.append(f"Facedown: {listed(out)}.")
    if player.gold:
        lines.append(f"Gold: {_gold(player)}.")
    lines += _treasures(player)
    lines += [f"Ability, {lower(known.label)}: {known.text}", f"Points so far: {score(player)}."]
    return lines
