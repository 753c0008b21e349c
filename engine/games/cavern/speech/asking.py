"""What the referee asks, and where things stand."""

from __future__ import annotations

from engine.core.game import Seat
from engine.core.words import count, listed, lower, upper

from ..rules.awaiting import awaited
from ..rules.ending import ranking, score
from ..rules.rewards import in_gold_deck
from ..rules.sending import may_drift
from ..state.content import content
from ..state.delvers import choosing, names_inside, own_delvers
from ..state.naming import band, called, class_name, place_of, room_words
from ..state.state import (
    Contest,
    Encountering,
    Flipping,
    Peeking,
    Player,
    Recalling,
    Sent,
    State,
    clockwise,
    free_factions,
    may_hold,
)
from ..state.view import View
from . import stakes
from .posted import beast_words, contract_stands, extra_words
from .refusals import ways_out
from .words import (
    ABILITIES,
    MOMENTS,
    band_brief,
    band_line,
    class_dice,
    count_of,
    gathered,
    held_brief,
    held_words,
    kinds_words,
    loot,
    marks,
    named_tiles,
    sections_words,
)

SWIFT = {"after": "keeps what is rolled", "both": "rolls at once", "always": "is asked about every roll"}
"""What everybody reads of who wants to be asked less, or more, around their rolls."""

MOST_TEXTS = 7
"""How many Treasure cards a sheet explains, so that it fits in a message."""

MOST_ROOMS = 250
"""How long the rooms between which somebody chooses may be in a question."""

LOW_SUN = 2
"""So few Suns before the end are worth a word: the picture shows more."""
LITTLE_GOLD = 15
"""So few cards in the Gold deck are worth a word: it ends the game."""

MOST_PRIVATE = 350
"""How long what stands in somebody's private message is meant to be at most."""


def ask(view: View) -> str:
    """Return what is wanted of whoever is awaited, after their name and a comma; "" once it is over.

    It never depends on a card that the view's seat does not know.
    """
    state = view.state
    if state.phase == "over":
        return ""
    if state.phase == "factions":
        return "choose a band."
    if state.agenda:
        return _ask_task(state, view.seat)
    match state.step:
        case "place" if state.laid_open:
            hopes = may_hold(state.players[state.acting], "place")
            return f"nothing in your hand fits: {ways_out(state, state.acting, treasure=hopes)}."
        case "place" if state.extra:
            return "once more: lay a tile."
        case "place" if not state.turns and len(state.tiles) == 1:
            return "you are first: lay a tile."
        case "place":
            return "lay a tile."
        case "send":
            beside = ", and for 1 XP a second one beside it" if may_drift(state, state.acting) else ""
            return f"who goes there{beside}?"
        case _:
            return f"which room comes first: {_rooms(state)}?"


def _ask_task(state: State, seat: Seat | None) -> str:
    task = state.agenda[0]
    match task:
        case Encountering(seat=chooser):
            # Any facedown card might be for a roll: what is asked decides how long all wait, and must not give it away.
            hint = stakes.later_card(state, chooser, ("before", "after"), may_hold) if seat == chooser else ""
            return f"which of the two?{' ' if hint else ''}{hint}"
        case Contest():
            return stakes.question(state, task, seat)
        case Flipping():
            which = (
                f"{task.count} of your {upper(task.deck)} cards"
                if task.count > 1
                else f"one of your {upper(task.deck)} cards"
            )
            return f"turn {which} faceup."
        case Recalling():
            return "take one of your Delvers home."
        case Peeking():
            return "choose the room to look into."
        case _:
            return "go on."


def _rooms(state: State) -> str:
    """Return the rooms to choose from, with what lies there and who is in it as far as there is room for that."""
    found = list(enumerate(choosing(state), start=1))
    full = [
        f"{number} {room_words(one)} ({loot(one.bags, one.chests, 'no loot')}; {listed(names_inside(state, one))})"
        for number, one in found
    ]
    said = listed(full, "or")
    return said if len(said) <= MOST_ROOMS else listed([f"{number} {room_words(one)}" for number, one in found], "or")


def asked(state: State) -> Seat | None:
    """Return the one seat that is to act or to answer, ``None`` where it is several or nobody."""
    waited = awaited(state)
    return waited[0] if len(waited) == 1 else None


def status(view: View) -> str:
    """Return where things stand, in one line."""
    state = view.state
    if state.phase == "factions":
        bands = [f"{content().band.factions[key].name} ({band_brief(key)})" for key in free_factions(state)]
        return f"Free: {listed(bands)}."
    if state.phase == "over":
        return f"Over after {count(state.round, 'round')}."
    if state.ending:
        return f"Round {state.round}. Last round."
    if state.agenda:
        return f"Round {state.round}."
    gold = in_gold_deck(state)
    short = f" {gold} Gold left." if gold < LITTLE_GOLD else ""
    return f"Round {state.round}.{f' The sun sets in {state.sun}.' if state.sun <= LOW_SUN else ''}{short}"


def sheet(view: View) -> str:
    """Return where things stand in full: what everybody knows of everybody, then what only this seat knows of itself."""
    state = view.state
    if state.phase == "factions":
        return "\n".join(["**Before the first turn.**", *map(band_line, free_factions(state))])
    lines = [f"**{status(view)}**"]
    if state.phase == "over":
        return "\n".join([*lines, *(_result(state, seat) for seat in ranking(state))])
    lines += [_row(state, seat) for seat in clockwise(state, state.first)]
    lines += filter(None, (*(contract_stands(state, card, view.seat) for card in state.contracts), beast_words(state)))
    if view.seat is not None and state.phase == "play":
        lines += _own(state, view.seat)
    return "\n".join(lines)


def private(view: View) -> str:
    """Return what a seat alone knows of itself, in some `MOST_PRIVATE` characters; its tiles are drawn beside it.

    Once it is over, what all hold; before it has a band, nothing but that.
    """
    state, seat = view.state, view.seat
    if state.phase == "over":
        return "\n".join(_result(state, other) for other in ranking(state))
    if seat is None or not state.players[seat].faction or state.phase != "play":
        return "You hold nothing before the first turn."
    lines = _own_briefly(state, seat, _treasures_briefly(state.players[seat]))
    if len(lines) > MOST_PRIVATE:
        lines = _own_briefly(state, seat, _treasures_in_number(state.players[seat]))
    return lines


def owned(view: View) -> str:
    """Return what a seat's own picture shows: its tiles, or while it may send a Delver, the sections to choose from."""
    state = view.state
    sends = state.phase == "play" and state.step == "send" and not state.agenda and view.seat == state.acting
    return "send" if sends else "hand"


def _own_briefly(state: State, seat: Seat, treasures: str) -> str:
    player = state.players[seat]
    known = content().band.factions[player.faction]
    down = [sent for sent in own_delvers(state, seat) if not sent.up]
    out = f" Facedown: {', '.join(f'{class_name(sent.kind)} in {place_of(state, sent)}' for sent in down)}." if down else ""
    gold = f"Gold: {_gold(player)}." if player.gold else ""
    lines = [
        f"Delvers in hand: {kinds_words(player.reserve) or 'none'}.{out}",
        _seen(state, seat),
        " ".join(filter(None, [gold, treasures, f"{count(score(player), 'point')} so far."])),
        f"**{known.label}**, 1 XP: {ABILITIES[known.ability]}.",
    ]
    return "\n".join(filter(None, lines))


def _seen(state: State, seat: Seat) -> str:
    """Return whom a seat has looked at (CAV-142): "Seen: Bob's mage in the blue room at M2."; "" for nobody facedown."""
    rooms: dict[str, list[str]] = {}
    for sent in state.delvers:
        if seat in sent.seen and not sent.up:
            rooms.setdefault(place_of(state, sent), []).append(called(state, sent))
    said = "; ".join(f"{gathered(delvers)} in {place}" for place, delvers in rooms.items())
    return f"Seen: {said}." if said else ""


def _treasures_briefly(player: Player) -> str:
    return f"Treasure: {', '.join(held_brief(held) for held in player.treasure)}." if player.treasure else ""


def _treasures_in_number(player: Player) -> str:
    """Return how many Treasure cards there are, and by name only those that wait for their moment."""
    useful = [held for held in player.treasure if not held.used and content().treasures[held.card].moment in MOMENTS]
    points = sum(held.worth for held in player.treasure)
    names = (f"{known.name} {MOMENTS[known.moment]}" for known in (content().treasures[held.card] for held in useful))
    kept = f"; to use: {', '.join(dict.fromkeys(names))}" if useful else ""
    return f"{len(player.treasure)} Treasure worth {points}{kept}."


def _result(state: State, seat: Seat) -> str:
    """Return what somebody brought out, all of it."""
    player = state.players[seat]
    cards = [f"Gold {_gold(player)}"] if player.gold else []
    cards += (
        [f"Treasure {', '.join(f'{content().treasures[held.card].name} ({held.worth})' for held in player.treasure)}"]
        if player.treasure
        else []
    )
    cards += extra_words(player)
    return f"**{state.names[seat]}**, {band(player)}, {count(score(player), 'point')}: {'; '.join(cards) or 'nothing'}."


def _row(state: State, seat: Seat) -> str:
    player = state.players[seat]
    holds = [f"{player.xp} XP", f"{count(len(player.reserve), 'Delver')} in hand"]
    holds.append(f"{len(player.gold)} Gold and {len(player.treasure)} Treasure")
    up = [str(card.worth) for card in player.gold if card.up]
    holds += [f"Gold faceup worth {listed(up)}"] if up else []
    shown = [content().treasures[held.card].name for held in player.treasure if held.up and held.card]
    holds += [f"{listed(shown)} faceup"] if shown else []
    holds += [SWIFT[player.swift]] if player.swift else []
    holds += [f"shows {named_tiles(player.hand)}"] if state.laid_open and seat == state.acting else []
    out = [_whereabouts(state, sent) for sent in state.delvers if sent.seat == seat]
    where = f". In the dungeon: {', '.join(out)}" if out else ""
    return f"{state.names[seat]}, {band(player)}: {', '.join(holds)}{where}."


def _gold(player: Player) -> str:
    """Return the values of Gold cards, the least first: "2 worth 1, 1 worth 3 (faceup)"."""
    cards = sorted(player.gold, key=lambda card: (card.value, card.up))
    counted = {card: cards.count(card) for card in cards}
    return ", ".join(f"{number} worth {card.worth}{' (faceup)' if card.up else ''}" for card, number in counted.items())


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
        f"**For your eyes**: “{known.motto}”",
        *(f"Tile {line}" for line in tiles),
        f"Delvers in hand: {reserve or 'none'}.",
    ]
    if out:
        lines.append(f"Facedown: {listed(out)}.")
    lines += filter(None, [_seen(state, seat)])
    if player.gold:
        lines.append(f"Gold: {_gold(player)}.")
    lines += _treasures(player)
    lines += [f"Ability, {lower(known.label)}: {known.text}", f"Points so far: {score(player)}."]
    return lines
