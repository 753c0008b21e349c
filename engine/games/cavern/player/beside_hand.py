"""Which ways to lay a tile are put forward beside a hand, each with the Delver that goes with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Literal

from msgspec.structs import replace

from engine.core.desk import MOST_LABEL
from engine.core.dice import Dice, KeyedSource
from engine.core.game import ArgumentPrompt, Choice, Seat
from engine.core.memo import changed, memo
from engine.core.moves import Move, Verb

from ..rules.ending import ends, leader, likely_points, turns_left
from ..rules.placing import lights
from ..rules.sending import may_drift, open_spots, spot_sent
from ..speech.brief_labels import beside_hand as brief_laying
from ..speech.prospects import Told, Way, briefer, effects, in_brief, starts, worth_of
from ..speech.tile_offers import laid_out, lays
from ..state.board import Room, board_of
from ..state.catalogue import WORDS
from ..state.moves import Breach, Place, Reveal, Send
from ..state.state import Sent, Spot, State
from ..state.view import View
from .ground import Ground, Party
from .sensible import (
    HABITS,
    POOR,
    best_breach,
    decide,
    drifting_price,
    drifts,
    followed,
    ground_of,
    habitual_price,
    is_pardon,
    placed,
    sendings,
    sent,
)

WORTH_A_WORD = 0.5
"""What a second thought has to bring, as a share of the best one."""
POOR_ODDS = 0.2
"""A Battle that is won less often is no suggestion of its own."""
EVEN_ODDS, TRIED = 0.45, 40
"""A Battle that is won more often is offered each turn. So many of the best ways to lay a tile are tried for that."""
LEAD = 2
"""Who is likely so many points ahead of each rival is offered the last Sun."""
AN_XP = 2
"""So many points are worth an XP that takes a second Delver next door."""
MUCH = 2
"""So much loot, a Treasure as two Gold, is worth a button for a second Delver."""
PICTURED = 2
"""So many ways to lay a tile are pictured beside a hand."""
SHARED = 0.85
"""How much of what an open room with rivals looks like comes: more rivals may enter, and all add dice. It is so that in 60
games points came as they were said."""
Sort = Literal["battle", "story", "grows"]
"""What sort of thing it is to lay a tile."""


def follower(state: State, seat: Seat, way: Way) -> Send | None:
    """Return how a Delver is best sent after a tile that is laid like that, ``None`` where none is. Where a torch shows
    something first, it is asked for by itself."""
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    if lights(state, tile, cell, turn):
        return None
    return ground_of(state, seat, HABITS).follower(tile, cell, turn)


def first_ways(state: State, seat: Seat) -> Mapping[Way, Send | None]:
    """Return the ways to lay a tile that are pictured beside a hand, each with the Delver that is best sent after it.

    These are the one that is advised first, and the best of another sort, so that there is a choice to be seen.
    Who is far ahead is fought first, and who leads is offered the last Sun. No two buttons say the same. Of two that are
    worth about as much the one comes first that says more points.
    """
    ground = ground_of(state, seat, HABITS)
    first = decide(View(seat, state), HABITS, Dice(KeyedSource("")))
    ways: list[Way] = []
    for way in (*_besides(ground, first), *map(_way, laid(ground, first))):
        if len(ways) < PICTURED and _is_told(state, seat, way) and not any(_is_alike(ground, way, other) for other in ways):
            ways.append(way)
    found = {way: follower(state, seat, way) for way in ways}
    return dict(reversed(found.items())) if isinstance(first, Place | Breach) and _says_more(ground, found) else found


ALIKE = 1.0
"""Moves that differ by fewer points are worth about as much."""


def _says_more(ground: Ground, found: Mapping[Way, Send | None]) -> bool:
    """Return whether the second of two ways says more points than the first, is worth about as much, and ends no game."""
    state, seat = ground.state, ground.seat
    if len(found) < PICTURED or any(_ends(state, seat, way) for way in found):
        return False
    (first, second), (said, more) = found, (points_of(state, seat, way, then) for way, then in found.items())
    worth = worth_laying(ground, lays(state, seat, first)) - worth_laying(ground, lays(state, seat, second))
    return more > said and worth < ALIKE


def put_first(state: State, seat: Seat, first: Move) -> Move:
    """Return the move that is put forward where ``first`` was thought of: of ways to lay a tile the one pictured first."""
    if not isinstance(first, Place | Breach):
        return first
    return next((lays(state, seat, way) for way in first_ways(state, seat)), first)


def pictured_ways(state: State, seat: Seat) -> Mapping[Way, Send | None]:
    """Return the same, and last the way that a Treasure card opens, where that is advised."""
    ways = first_ways(state, seat)
    opened = opened_by_card(state, seat)
    return {**ways, opened[0]: opened[1]} if opened is not None else ways


def opened_by_card(state: State, seat: Seat) -> tuple[Way, Send | None] | None:
    """Return the way to lay a tile that a Treasure card opens, with the Delver that is best sent after it; ``None`` where
    it is not advised to use such a card."""
    first = decide(View(seat, state), HABITS, Dice(KeyedSource("")))
    pays = isinstance(first, Reveal) and is_pardon(first)
    if not pays or (found := best_breach(ground_of(state, seat, HABITS))) is None:
        return None
    return _way(found[1]), follower(state, seat, _way(found[1]))


def _besides(ground: Ground, first: Move) -> Iterator[Way]:
    """Yield the way to lay a tile that is put forward first, and those of another sort, the best one first."""
    state, seat = ground.state, ground.seat
    if (lead := next(map(_way, laid(ground, first)), None)) is None:
        return
    yield lead
    if (last := _last_sun(ground)) is not None and not _ends(state, seat, lead):
        yield last
    # Who is far ahead is fought first.
    for leads in (True, False) if leader(state, seat) is not None else (False,):
        attack = _attack(ground, leads=leads)
        if attack is not None and not _battle(ground, lead, leads=leads):
            yield attack
    # The last Sun is for who leads alone.
    for way in (way for way in map(_way, _worth(ground)) if not _ends(state, seat, way)):
        if sort_of(ground, way) != sort_of(ground, lead) and not _is_poor(ground, lays(state, seat, way)):
            yield way


def _way(move: Place | Breach) -> Way:
    return move.tile, move.at, move.turn


def _is_told(state: State, seat: Seat, way: Way) -> bool:
    """Return whether anything can be said of what it brings to lay a tile."""
    return _ends(state, seat, way) or bool(next(briefer(state, seat, way)))


def _is_alike(ground: Ground, way: Way, other: Way) -> bool:
    """Return whether the buttons for two ways to lay a tile say the same."""
    state, seat = ground.state, ground.seat
    said = {brief_laying(state, seat, lays(state, seat, each), follower(state, seat, each), "A") for each in (way, other)}
    return len(said) == 1


def sort_of(ground: Ground, way: Way) -> Sort:
    """Return what sort of thing it is to lay a tile, and to send the best Delver after it: what closes now is a "battle" or
    a "story", and what does not "grows" a room."""
    if _battle(ground, way):
        return "battle"
    then = ground.follower(ground.state.players[ground.seat].hand[way[0] - 1], ground.map.letters[way[1]], way[2])
    spot = spot_sent(ground.state.players[ground.seat].hand[way[0] - 1], ground.map.letters[way[1]], way[2], then)
    return "story" if closes_for_itself(ground, lays(ground.state, ground.seat, way), spot) else "grows"


def _last_sun(ground: Ground) -> Way | None:
    """Return the best way to lay the last Sun, ``None`` for a seat that does not lead as far as it knows, or has none."""
    state, seat = ground.state, ground.seat
    points = [likely_points(player) for player in state.players]
    if state.solo or any(points[seat] < theirs + LEAD for other, theirs in enumerate(points) if other != seat):
        return None
    worth = ((move.tile, move.at, move.turn) for _, move in placed(ground))
    return next((way for way in worth if _ends(state, seat, way)), None)


def _ends(state: State, seat: Seat, way: Way) -> bool:
    """Return whether a way to lay a tile takes the last Sun."""
    return ends(state, state.players[seat].hand[way[0] - 1])


def _attack(ground: Ground, *, leads: bool) -> Way | None:
    """Return the best way to lay a tile that begins a Battle likely to be won, ``None`` where none is worth a thought;
    ``leads``: with who is far ahead."""
    worth = ((move.tile, move.at, move.turn) for move in _worth(ground))
    return next((way for way in worth if _battle(ground, way, leads=leads) > EVEN_ODDS), None)


def _worth(ground: Ground) -> Iterator[Place]:
    """Yield the best ways to lay a tile that are worth more than a new hand."""
    return (move for gain, move in placed(ground)[:TRIED] if gain >= POOR)


def _battle(ground: Ground, way: Way, *, leads: bool = False) -> float:
    """Return how likely the Battle is won that a way to lay a tile begins with the best Delver after it; 0 for none."""
    found = (told for told in _after(ground, way) if told.leader or not leads)
    return max((told.wins.chance for told in found if told.wins is not None), default=0.0)


def _after(ground: Ground, way: Way) -> list[Told]:
    """Return what becomes of rooms that close as a tile is laid, and the best Delver sent after it."""
    (number, letter, turn), state, seat = way, ground.state, ground.seat
    tile, cell = state.players[seat].hand[number - 1], ground.map.letters[letter]
    then = ground.follower(tile, cell, turn)
    spot = spot_sent(tile, cell, turn, then)
    found = effects(state, seat, tile, cell, turn, spot, then.delver if then else "")
    return [told for _, told in found if not told.joined]


def first_presses(state: State, seat: Seat) -> Sequence[tuple[Way, Send | None]]:
    """Return what is offered whole beside a hand: each pictured way with the best Delver; the first one also with one that
    drifts where that is worth its price."""
    presses: list[tuple[Way, Send | None]] = []
    for way, then in first_ways(state, seat).items():
        ground = ground_of(laid_out(state, seat, way), seat, HABITS)
        sends = sent(ground, drifting_price(state, HABITS)) if then or may_drift(state, seat) else ()
        # XP that pays for the tile takes no second Delver anywhere.
        lies = isinstance(lays(state, seat, way), Place)
        beside = (move for gain, move in sends if lies and gain > POOR and _is_rich(ground.state, move))
        both = [then, *([] if presses else islice(beside, 1))]
        gains = [points_of(state, seat, way, move) for move in both]
        if gains[1:] and (gains[1] >= gains[0] + AN_XP or sendings(ground, HABITS)[0][1] == both[1]):
            # What its XP is worth comes first, as it does once the tile lies.
            both.reverse()
        presses += [(way, move) for move in both]
    return presses


def _is_rich(state: State, move: Send) -> bool:
    """Return whether a Delver drifts to a room that closes now, or that holds much."""
    found = board_of(state).room(open_spots(state)[move.to - 1])
    return drifts(state, move) and worth_of(found) >= (1 if found.complete else MUCH)


def laid(ground: Ground, first: Move) -> Iterator[Place | Breach]:
    """Yield the ways to lay a tile that are worth a thought: ``first``, if it lays one, then the best of the others. Last
    come those of which nothing can be said, or only what is lost, but no Battle that is likely to be lost."""
    state, seat, found = ground.state, ground.seat, placed(ground)
    best = found[0][0] if found else 0.0
    thoughts = [move for worth, move in found if worth >= max(POOR, WORTH_A_WORD * best)]
    lead = [first] if isinstance(first, Place | Breach) else []
    taken: set[tuple[str, str]] = set()
    vague = list[Place | Breach]()
    for move in dict.fromkeys((*lead, *thoughts)):
        tile = state.players[seat].hand[move.tile - 1]
        # Another place or kind of tile is another thought, another turn is not, nor the same gain: later, anywhere.
        brings = next(briefer(state, seat, (move.tile, move.at, move.turn)))
        done = effects(state, seat, tile, ground.map.letters[move.at], move.turn)
        gains = in_brief((verb, replace(told, open=())) for verb, told in done if verb != "loses")
        gains = gains or starts(state, tile, ground.map.letters[move.at], move.turn, brief=True) or brings
        same = {(tile.partition("-")[0], move.at), (tile, gains), (move.at, gains)}
        same |= {("", gains)} if gains and not any(verb == "closes" for verb, _ in done) else set()
        if move not in lead and (not brings or _only_loses(state, seat, move) or _is_poor(ground, move)):
            vague.append(move)
        elif taken.isdisjoint(same):
            taken |= same
            yield move
    yield from [move for move in vague if not _is_poor(ground, move)][:1]


def worth_laying(ground: Ground, move: Place | Breach) -> float:
    """Return the points that it brings to lay a tile, what it costs taken off, and an extra turn counted (`decide`)."""
    tile = ground.state.players[ground.seat].hand[move.tile - 1]
    price = habitual_price(ground.state, HABITS) if isinstance(move, Breach) and not ground.state.free_breach else 0.0
    worth = ground.laying(tile, ground.map.letters[move.at], move.turn) - price
    return worth + followed(ground, move) if isinstance(move, Place) else worth


def advised_worth(state: State, seat: Seat, way: Way) -> float:
    """Return what a way to lay a tile is worth to a seat, by which it is ranked: also by what others lose, and by the turns
    to come."""
    return worth_laying(ground_of(state, seat, HABITS), lays(state, seat, way))


def _is_poor(ground: Ground, move: Place | Breach) -> bool:
    """Return whether laying a tile, and sending the best Delver after it, begins a Battle that is likely to be lost."""
    found = _after(ground, (move.tile, move.at, move.turn))
    return any(told.wins is not None and told.wins.chance < POOR_ODDS for told in found)


def _only_loses(state: State, seat: Seat, move: Place | Breach) -> bool:
    """Return whether laying a tile brings nothing but that loot is lost, and starts no room of worth."""
    tile, cell = state.players[seat].hand[move.tile - 1], board_of(state).letters[move.at]
    found = effects(state, seat, tile, cell, move.turn)
    return bool(found) and all(verb == "loses" for verb, _ in found) and not starts(state, tile, cell, move.turn)


def closes_for_itself(ground: Ground, move: Place | Breach, sent: Spot | None = None) -> bool:
    """Return whether laying a tile closes a room with loot in which an own Delver is, or which one can enter alone: where
    one is ``sent`` elsewhere, it cannot."""
    state, seat = ground.state, ground.seat
    tile, cell = state.players[seat].hand[move.tile - 1], ground.map.letters[move.at]
    return any(
        verb == "closes" and bool(told.gold or told.treasure) and (not told.people or "" in told.people)
        for verb, told in effects(state, seat, tile, cell, move.turn, sent)
    )


def lit_best(view: View, ways: Sequence[tuple[Move, Choice]]) -> list[tuple[Move, Choice]]:
    """Return ways to lay one tile, the best first, each with the points that it brings. The first is coloured; the others
    that come first stay buttons."""
    if view.seat is None:
        return [*ways]
    laid_ = [move for move, _ in ways if isinstance(move, Place | Breach)]
    points = {move: points_of(view.state, view.seat, _way(move), None) for move in laid_}
    best = next(iter(points), None)
    return [
        (
            move,
            replace(found, label=with_points(found.label, points[move]), weight="first", stays=True)
            if move == best
            else replace(
                found,
                label=with_points(found.label, points[move]) if move in points else found.label,
                weight="plain" if found.weight == "first" else found.weight,
                stays=found.weight == "first",
            ),
        )
        for move, found in ways
    ]


def numbered(view: View, verb: Verb, given: Sequence[str], values: Sequence[str], asked: ArgumentPrompt) -> ArgumentPrompt:
    """Return what is asked of a tile, each place with the points that its best turn brings, and each turn with its own."""
    state, seat = view.state, view.seat
    if verb.name not in ("place", "breach") or not given or seat is None:
        return asked
    number, map_ = int(given[0]), board_of(state)
    tile = state.players[seat].hand[number - 1]

    def best(value: str) -> int:
        letter, turns = (value, ()) if len(given) == 1 else (given[1], (int(value),))
        every = turns or map_.turns(tile, map_.letters[letter], fitting=verb.name == "place")
        return max(points_of(state, seat, (number, letter, turn), None) for turn in every)

    choices = (
        replace(found, label=with_points(found.label, best(value)))
        for value, found in zip(values, asked.choices, strict=True)
    )
    return replace(asked, choices=tuple(choices))


def with_points(label: str, points: int) -> str:
    """Return what a button says, and about how many points it brings where there is room for that."""
    whole = WORDS("way-worth", label=label, points=abs(points), less=points < 0)
    return whole if len(whole) <= MOST_LABEL else label


@memo
def promised(state: State, seat: Seat, way: Way, then: Send | None) -> float:
    """Return about how many points it brings a seat to lay a tile, and to send a Delver ``then``, or the best one. To one
    that goes next door the best one is added that follows it onto the tile.

    A room that closes counts whole, by its story or its Battle. One that stays open counts as far as it is worth more than
    before, with the risk that it never closes, and that rivals come. What others lose by it is not in it.
    """
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    then, laid = then or ground_of(state, seat, HABITS).follower(tile, cell, turn), laid_out(state, seat, way)
    if then is not None and drifts(laid, then):
        return max(_brought(state, laid, seat, then, other) for other in (None, *_followers(laid, seat, then)))
    return _brought(state, laid, seat, then)


def _brought(state: State, laid: State, seat: Seat, *sends: Send | None) -> float:
    """Return what the rooms of a seat are worth more once a tile lies, and Delvers are sent after it."""
    before, after = _own_ground(state, seat), _once_sent(laid, seat, *sends)
    found = 0.0
    for room, party in zip(after.rooms, after.parties, strict=True):
        if any(other == seat for other, _ in party):
            old = {before.number(spot) for spot in room.spots if spot[:2] != laid.placed}
            had = sum(_own_worth(before, before.rooms[place], before.parties[place]) for place in old)
            found += _own_worth(after, room, party) - (0.0 if room.complete else had)
    return found


def _followers(laid: State, seat: Seat, then: Send) -> Iterator[Send]:
    """Yield the ways to send another Delver onto the tile once one goes next door."""
    left = Counter(laid.players[seat].reserve) - Counter([then.delver])
    others = (Send(kind, to) for to in range(1, len(open_spots(laid)) + 1) for kind in left)
    return (other for other in others if not drifts(laid, other))


@memo
def promised_by(state: State, seat: Seat, move: Send) -> float:
    """Return about how many points it brings more to send a Delver once a tile lies; to one that drifts the best one is
    added that follows it onto the tile."""
    spot = open_spots(state)[move.to - 1]
    before, after = _own_ground(state, seat), _once_sent(state, seat, move)
    without, there = before.number(spot), after.number(spot)
    had = _own_worth(before, before.rooms[without], before.parties[without])
    found = _own_worth(after, after.rooms[there], after.parties[there]) - had
    if not drifts(state, move):
        return found
    # Another one follows it onto the tile.
    return found + max((promised_by(state, seat, other) for other in _followers(state, seat, move)), default=0.0)


def _own_worth(ground: Ground, room: Room, party: Party) -> float:
    """Return what a room is worth to the seat alone."""
    if not any(other == ground.seat for other, _ in party):
        return 0.0
    shared = len(party) > 1 and not room.complete
    return ground.value(*ground.kind(room), party) * (SHARED if shared else 1.0)


@memo
def points_of(state: State, seat: Seat, way: Way, then: Send | None) -> int:
    """Return the same as whole points, as a button says it. Where it ends a room in which only rivals are, what one of
    them can expect of it at most is taken off: they gain that, and the seat does not."""
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    then, laid = then or ground_of(state, seat, HABITS).follower(tile, cell, turn), laid_out(state, seat, way)
    after = _once_sent(laid, seat, then)
    given = (after.given(room) for room in board_of(laid).newly_completed if room.bags or room.chests)
    return round(promised(state, seat, way, then) - max(given, default=0.0))


@memo
def _own_ground(state: State, seat: Seat) -> Ground:
    """Return the dungeon for what it brings a seat, whatever it brings others."""
    return Ground(state, seat, turns_left(state), outlook=HABITS.outlook, envy=0.0)


def _once_sent(state: State, seat: Seat, *sends: Send | None) -> Ground:
    """Return the same once Delvers are sent."""
    spots = [(send.delver, open_spots(state)[send.to - 1]) for send in sends if send is not None]
    if not spots:
        return _own_ground(state, seat)
    there = (Sent(seat, kind, spot[:2], spot[2]) for kind, spot in spots)
    return _own_ground(changed(state, delvers=(*state.delvers, *there)), seat)
