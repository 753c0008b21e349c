"""What the referee asks, and where things stand."""

from __future__ import annotations

from collections import Counter

from engine.core.game import Seat
from engine.core.words import lower
from engine.maps.squares import label

from ..rules.awaiting import awaited
from ..rules.ending import ranking, score
from ..rules.rewards import in_gold_deck
from ..rules.sending import open_spots
from ..state.board import board_of, section
from ..state.catalogue import WORDS, count_of, gathered, held_words
from ..state.content import content
from ..state.delvers import own_delvers
from ..state.naming import band, called, mark_of
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
from . import own_rolls, roll_stakes, room_race
from .contract_words import beast_words, contract_stands, extra_words
from .own_rolls import MOST_BESIDE, turn_begins
from .prospects import worth_of
from .refusals import ways_out
from .words import (
    band_line,
    class_dice,
    fighters,
    found_in,
    place_of,
    room_of,
    sections_words,
)

MOST_TEXTS = 7
"""How many Treasure cards a sheet explains, so that it fits in a message."""

NEW_UNTIL = 3
"""Before this round it is said what dice show where Delvers are sent, and what XP is for; in the first what a tile does."""

SOON = 2
"""So few Suns may well come in one round, and make it the last."""
LITTLE_GOLD = 15
"""So few cards in the Gold deck are worth a word: it ends the game."""


def ask(view: View) -> str:
    """Return what is wanted of the awaited player, after their name and a comma; "" once it is over.

    It never depends on a card that the view's seat does not know.
    """
    state = view.state
    if state.phase == "over":
        return ""
    if state.phase == "factions":
        return WORDS("asked-band", together=view.seat is None and len(awaited(state)) > 1)
    if state.agenda:
        return _ask_task(state, view.seat)
    match state.step:
        case "place" if state.laid_open:
            hopes = may_hold(state.players[state.acting], "place")
            return WORDS("asked-stuck", ways=ways_out(state, state.acting, treasure=hopes))
        case "place" if state.extra:
            return WORDS("asked-tile-again", more=state.again)
        case "place":
            first = not state.turns and len(state.tiles) == 1
            new = view.seat == state.acting and state.round == 1
            asked = WORDS("asked-tile-first") if first else _ask_tile(state)
            return f"{asked} {WORDS('tile-words')}" if new else asked
        case "send":
            return _ask_delver(view)
        case _:
            return WORDS("asked-room")


def _ask_tile(state: State) -> str:
    """Return that a tile is laid; where it may be the last one, what decides that, and which own Delvers come home with
    nothing then (CAV-G58)."""
    last = "sure" if state.ending else "maybe" if _may_be_last(state) else "no"
    order = clockwise(state, state.acting)
    hold = sum(len(state.players[seat].hand) for seat in order[1 : _turns_left(state)])
    asked = WORDS("asked-tile", last=last, sun=state.sun, hold=hold)
    out = {room_of(state, sent): sent for sent in own_delvers(state, state.acting)}
    risky = sorted((room for room in out if worth_of(room)), key=worth_of, reverse=True)[: room_race.MOST_OPEN]
    if last == "no" or not risky:
        return asked
    rooms = tuple(
        WORDS("risk", kind=out[room].kind, at=label(room.at), gold=room.bags, treasure=room.chests) for room in risky
    )
    return f"{asked} {WORDS('at-risk', rooms=rooms)}"


def _ask_delver(view: View) -> str:
    """Return which Delver is sent; on the own panel what dice show, while that is new, and what lies in the only section:
    of several the menu says it."""
    state, spots = view.state, open_spots(view.state)
    own, drifts = view.seat == state.acting, any(spot[:2] != state.placed for spot in spots)
    only, fights = "", state.round <= roll_stakes.SPOILS_TOLD_UNTIL
    fights = fights and any(
        room.complete and fighters(state, room, view.seat) > 1 for room in map(board_of(state).room, spots)
    )
    if own and len(spots) == 1:
        floor, found = section(board_of(state), spots[0]).floor, found_in(state, spots[0], view.seat)
        only = WORDS("asked-spot", floor=floor, found=found)
    return WORDS("asked-delver", beside=drifts, new=own and state.round < NEW_UNTIL, only=only, fights=own and fights)


def _ask_task(state: State, seat: Seat | None) -> str:
    task = state.agenda[0]
    match task:
        case Encountering():
            return WORDS("asked-option", name=content().encounters[task.card].name)
        case Contest():
            return roll_stakes.question(state, task, seat)
        case Flipping():
            return WORDS("asked-cards", number=task.count, deck=task.deck)
        case Recalling():
            return WORDS("asked-recall")
        case Peeking():
            return WORDS("asked-peek")
        case _:
            return WORDS("asked-nothing-more")


def asked(state: State) -> Seat | None:
    """Return the one seat that is to act or to answer, ``None`` where it is several or none."""
    waited = awaited(state)
    return waited[0] if len(waited) == 1 else None


def status(view: View) -> str:
    """Return where things stand, in one line. Where something else is asked than where a tile goes, it is only which round
    it is. Who leads, and which rooms are nearly closed, the picture shows."""
    state = view.state
    asks = state.phase == "play" and not turn_begins(state)
    return WORDS("status-round", round=state.round) if asks else _stands(state)


def _stands(state: State) -> str:
    if state.phase == "factions":
        return WORDS("status-bands", bands=tuple(content().band.factions[key].name for key in free_factions(state)))
    if state.phase == "over":
        return WORDS("status-over", round=state.round)
    if state.ending:
        gold, treasure = room_race.still_open(state)
        return WORDS("status-ending", round=state.round, any=bool(gold or treasure), gold=gold, treasure=treasure)
    gold, sun = in_gold_deck(state), state.sun
    # The question where a tile is laid says it, too; before, the picture shows it.
    said = state.step == "place" and not state.extra
    short, dark = gold < LITTLE_GOLD, _may_be_last(state) and not said
    return WORDS("status-play", round=state.round, dark=dark, sun=sun, short=short, gold=gold)


def _turns_left(state: State) -> int:
    """Return how many players have yet to end their turn in this round, without extra turns."""
    order = clockwise(state, state.first)
    return len(order) - order.index(state.acting)


def _may_be_last(state: State) -> bool:
    """Return whether the Suns that are left may well come in this round, and make it the last (CAV-176)."""
    return not state.ending and state.sun <= min(SOON, _turns_left(state))


def sheet(view: View) -> str:
    """Return where things stand in full: what is public of all, then what only this seat knows of itself."""
    state = view.state
    if state.phase == "factions":
        return "\n".join([WORDS("sheet-before"), *map(band_line, free_factions(state))])
    lines = [WORDS("sheet-head", status=_stands(state))]
    if state.phase == "over":
        return "\n".join([*lines, *(_result(state, seat) for seat in ranking(state))])
    lines += [_row(state, seat) for seat in clockwise(state, state.first)]
    lines += filter(None, (*(contract_stands(state, card, view.seat) for card in state.contracts), beast_words(state)))
    if view.seat is not None and state.phase == "play":
        lines += _own(state, view.seat)
    return "\n".join(lines)


def private(view: View) -> str:
    """Return what a seat alone knows of itself, in a few lines; what it holds is drawn beside it.

    Where it chooses what to do in an Encounter, that is the story, and how to use an own card for its roll. As its turn
    begins, what it rolled last comes first.
    What is asked says nothing of own cards: it decides how long all wait, and must not give them away.
    Once it is over, that is what all hold; before it has a band, nothing but that.
    """
    state, seat = view.state, view.seat
    if state.phase == "over":
        return "\n".join(_result(state, other) for other in ranking(state))
    if seat is None or not state.players[seat].faction or state.phase != "play":
        return WORDS("private-before")
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Encountering) and task.seat == seat:
        held = roll_stakes.later_card(state, seat, roll_stakes.MOMENTS)
        card = content().encounters[task.card]
        return "\n".join(filter(None, (WORDS("own-story", name=card.name, story=card.story), held)))
    if isinstance(task, Contest) and task.seat == seat:
        return own_rolls.battle_so_far(state, task) or WORDS("sheet-points", points=score(state.players[seat]))
    begins = turn_begins(state)
    new = own_rolls.new_line(state, seat) if begins else ""
    rolled = own_rolls.told(state, seat) if begins else ()
    points, brief = (room_race.for_seat(state, seat, brief=brief) if begins else "" for brief in (False, True))
    rest = _own_briefly(state, seat)
    # The newest roll comes first. Where there is no room for all beside the question, what matters less gives way.
    ways = (
        *((*rolled, new, points, *rest[:most]) for most in range(len(rest), -1, -1)),
        *((*rolled[:most], new, told) for told in (points, brief) for most in range(len(rolled), 0, -1)),
        (*rolled[:1], new),
        (*rolled[:1], points),
        (*rolled[:1], brief),
        rolled[:1],
    )
    lines = next((way for way in ways if _words(*way) <= MOST_BESIDE), ())
    text = "\n".join(filter(None, lines))
    # In the first turn it is said what XP and dice are good for, later how XP come back, as far as there is room.
    xp = state.players[seat].xp
    told = WORDS("own-xp", xp=xp) if begins and state.round < (NEW_UNTIL + 2 if not xp else 2) else ""
    power = WORDS(f"band-ability-{content().band.factions[state.players[seat].faction].ability}")
    early = begins and state.round < 2
    first = (WORDS("own-ability", ability=power) if early and xp else "", told)
    for more in filter(None, first):
        if _words(text, more) <= MOST_BESIDE:
            text = "\n".join(filter(None, (text, more)))
    return text or WORDS("sheet-points", points=score(state.players[seat]))


def within_turn(view: View) -> bool:
    """Return whether something else is asked than where a tile goes: where things stand was told when the turn began."""
    return view.state.phase == "play" and not turn_begins(view.state)


def _words(*texts: str) -> int:
    return sum(len(text.split()) for text in texts)


def owned(view: View) -> str:
    """Return what a seat's own picture shows: its tiles; while it may send a Delver, the sections to choose from; where it
    rolls, the dice; and where it meets a story, who meets it."""
    state = view.state
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Contest) and task.seat == view.seat:
        return "roll"
    if isinstance(task, Encountering) and task.seat == view.seat:
        return "story"
    sends = state.phase == "play" and state.step == "send" and not state.agenda and view.seat == state.acting
    return "send" if sends else "hand"


def _own_briefly(state: State, seat: Seat) -> list[str]:
    """Return where the own Delvers lie, and whom a seat has looked at, each in a line."""
    lines = [_facedown(state, seat) if turn_begins(state) else "", _seen(state, seat)]
    return list(filter(None, lines))


def _facedown(state: State, seat: Seat) -> str:
    """Return where a seat has Delvers that lie facedown: one in the words in which it was told that it was sent there."""
    down = [sent for sent in own_delvers(state, seat) if not sent.up]
    if len(down) == 1:
        return WORDS("own-facedown-one", kind=down[0].kind, room=place_of(state, down[0]))
    out = tuple(WORDS("delver-in", kind=sent.kind, room=place_of(state, sent)) for sent in down)
    return WORDS("own-facedown", delvers=out) if out else ""


def _seen(state: State, seat: Seat) -> str:
    """Return whom a seat has looked at (CAV-142): "Seen: Bob's mage in the blue room at M2."; "" where none is facedown."""
    rooms: dict[str, list[str]] = {}
    for sent in state.delvers:
        if seat in sent.seen and not sent.up:
            rooms.setdefault(place_of(state, sent), []).append(called(state, sent))
    seen = tuple(WORDS("delvers-in", delvers=gathered(delvers), room=place) for place, delvers in rooms.items())
    return WORDS("own-seen", seen=seen) if seen else ""


def _result(state: State, seat: Seat) -> str:
    """Return all that a player brought out."""
    player = state.players[seat]
    cards = [WORDS("result-gold", gold=gold_words(player))] if player.gold else []
    if player.treasure:
        names = ((content().treasures[held.card].name, held.worth) for held in player.treasure)
        worth = tuple(WORDS("card-worth", name=name, worth=worth) for name, worth in names)
        cards.append(WORDS("result-treasure", cards=worth))
    cards += extra_words(player)
    return WORDS("sheet-result", name=state.names[seat], band=band(player), points=score(player), cards=tuple(cards))


def _row(state: State, seat: Seat) -> str:
    player = state.players[seat]
    holds = [
        WORDS("holds-xp", xp=player.xp),
        WORDS("holds-delvers", number=len(player.reserve)),
        WORDS("holds-cards", gold=len(player.gold), treasure=len(player.treasure)),
    ]
    up = tuple(str(card.worth) for card in player.gold if card.up)
    holds += [WORDS("holds-gold-faceup", values=up)] if up else []
    shown = tuple(content().treasures[held.card].name for held in player.treasure if held.up and held.card)
    holds += [WORDS("holds-treasure-faceup", names=shown)] if shown else []
    holds += [WORDS(f"swift-{player.swift}")] if player.swift in ("after", "both") else []
    holds += [WORDS("holds-tiles", tiles=player.hand)] if state.laid_open and seat == state.acting else []
    out = tuple(_whereabouts(state, sent) for sent in state.delvers if sent.seat == seat)
    return WORDS("sheet-row", name=state.names[seat], band=band(player), holds=tuple(holds), out=out)


def gold_words(player: Player) -> str:
    """Return the values of Gold cards, the least first: "2 worth 1, 1 worth 3 (faceup)"."""
    cards = sorted(player.gold, key=lambda card: (card.value, card.up))
    counted = {card: cards.count(card) for card in cards}
    said = (WORDS("gold-card", number=number, worth=card.worth, up=card.up) for card, number in counted.items())
    return WORDS("gold-cards", cards=tuple(said))


def _treasures(player: Player) -> list[str]:
    """Return a line for each Treasure card, or one with their names where they are many."""
    if len(player.treasure) <= MOST_TEXTS:
        return [WORDS("sheet-treasure", cards=(held_words(held),)) for held in player.treasure]
    return [WORDS("sheet-treasure", cards=tuple(held_words(held, brief=True, listed=True) for held in player.treasure))]


def _in_reserve(kind: str, number: int) -> str:
    return WORDS("reserve-kind", delvers=count_of(kind, number), dice=class_dice(kind), number=number)


def _whereabouts(state: State, sent: Sent) -> str:
    found = room_of(state, sent)
    return WORDS("delver-stands", up=sent.up, floor=found.floor, at=label(found.at), kind=sent.kind)


def _own(state: State, seat: Seat) -> list[str]:
    """Return what a seat knows of itself alone."""
    player = state.players[seat]
    own = [sent for sent in state.delvers if sent.seat == seat]
    out = tuple(WORDS("delver-in", kind=sent.kind, room=place_of(state, sent)) for sent in own if not sent.up)
    known = content().band.factions[player.faction]
    reserve = tuple(_in_reserve(kind, number) for kind, number in Counter(player.reserve).items())
    lines = [
        WORDS("sheet-own", motto=known.motto),
        *(
            WORDS("sheet-tile", number=number, name=tile.name, mark=mark_of(tile), sections=sections_words(tile))
            for number, tile in enumerate((content().tiles[tile] for tile in player.hand), start=1)
        ),
        WORDS("sheet-reserve", delvers=reserve),
    ]
    if out:
        lines.append(WORDS("sheet-facedown", delvers=out))
    lines += filter(None, [_seen(state, seat)])
    if player.gold:
        lines.append(WORDS("own-gold", gold=gold_words(player)))
    lines += _treasures(player)
    lines.append(WORDS("sheet-ability", label=lower(WORDS.text(known.label)), text=known.text))
    lines.append(WORDS("sheet-points", points=score(player)))
    return lines
