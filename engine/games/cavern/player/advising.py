"""What a steady player would think of first, each with one reason in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from msgspec.structs import replace

from engine.core.bot_players import FOREMOST, Advice, led
from engine.core.desk import shortest
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice, Seat, Weight
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass, Roll
from engine.core.words import upper
from engine.maps.squares import label

from ..rules.awaiting import answering
from ..rules.contests import AT_ONCE
from ..rules.dice import PRESSED
from ..rules.ending import ends, leader, likely_points
from ..rules.legal import legal
from ..rules.odds import battle_chance
from ..rules.placing import lights
from ..rules.rerolls import worth_rerolling
from ..rules.sending import may_drift, open_spots, spot_sent
from ..speech.prospects import MOST_TERSE, Effect, Told, Way, briefer, effects, in_brief, named, starts, worth_of
from ..speech.tile_offers import laid_out, laying, lays
from ..speech.words import band_brief
from ..state.board import board_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.delvers import choosing
from ..state.moves import Breach, Place, Prompts, Reroll, Retrieve, Reveal, Send, Spend, Swap
from ..state.state import Contest, Encountering, Flipping, Spot, State
from ..state.view import View
from .ground import Ground
from .rolling import Bout
from .sensible import (
    POOR,
    WORTH_DRIFTING,
    Habits,
    are_alike,
    best_breach,
    decide,
    drifting_price,
    drifts,
    ground_of,
    habitual_price,
    is_pardon,
    options_of,
    placed,
    sendings,
    sent,
)

MOST = 3
"""So many moves are advised at most."""
MOST_SENDS = 5
"""So many ways to send a Delver are buttons at most."""
LONGEST = 120
"""How many characters a reason may have."""
WORTH_A_WORD = 0.5
"""What a second thought has to bring, as a share of the best one."""
POOR_ODDS = 0.2
"""A Battle that is won less often is no suggestion of its own."""
EVEN_ODDS, TRIED = 0.45, 20
"""A Battle that is won more often is offered each turn. So many of the best ways to lay a tile are tried for that."""
LEAD = 2
"""Who is likely so many points ahead of each rival is offered the last Sun."""
MUCH = 2
"""So much loot, a Treasure as two Gold, is worth a button for a second Delver."""
OTHERWISE = 0.1
"""Battles whose chances differ by more than that are told apart."""
PICTURED = 2
"""So many ways to lay a tile are pictured beside a hand."""
HABITS = Habits(patient=True)
"""Advice is found as a steady player decides, who never lets others win."""


def advised(view: View, moves: Sequence[Move], lot: Dice) -> Sequence[Advice]:
    """Return two or three moves worth making, the best one first; one where nothing else is sensible."""
    found: dict[Move, str] = {}
    for move, why in _sensible(view, moves, lot):
        if len(found) < MOST:
            found.setdefault(move, why)
    return tuple(_advice(view, move, why) for move, why in found.items())


def offered(view: View, move: Move, found: Choice) -> Choice:
    """Return how a legal move is offered, ``found`` by itself: what is advised first comes before all others."""
    if found.weight == "written" and view.seat is None:
        return found
    first, asks = first_move(view.state, view.seat), found.weight != "quiet" and view.seat is not None
    if found.weight != "written" and (move == Roll() or (isinstance(move, Spend) and move.on in AT_ONCE)):
        # Rolls stand by their price, and the one that is advised is coloured.
        price = int(move.on) if isinstance(move, Spend) else 0
        weight: Weight = "main" if move == first else "quiet" if found.weight == "quiet" else "plain"
        return replace(found, weight=weight, foremost=FOREMOST - price)
    if isinstance(move, Choose) and are_alike(view.state, HABITS):
        # Of two answers that are worth as much by all that may be known, neither is coloured.
        return found
    sends = _best_sends(view.state, view.seat) if asks and isinstance(move, Send) else ()
    best = move in sends
    if best:
        found = replace(found, weight="first", foremost=FOREMOST - 1 - sends.index(move))
    if move == first and isinstance(move, Reveal) and is_pardon(move) and asks and view.seat is not None:
        found = replace(found, label=_card_for(ground_of(view.state, view.seat, HABITS), move.treasure) or found.label)
    return led(found, move, first, kept=best or isinstance(move, Place | Breach))


@memo
def _best_sends(state: State, seat: Seat | None) -> tuple[Move, ...]:
    """Return how a Delver is sent by a button, the best first: so many ways that gain anything."""
    if seat is None or seat != state.acting or state.phase != "play" or state.agenda or state.step != "send":
        return ()
    return tuple(move for gain, move in sendings(ground_of(state, seat, HABITS), HABITS) if gain > 0)[:MOST_SENDS]


@memo
def first_move(state: State, seat: Seat | None) -> Move | None:
    """Return what a seat is advised first; without a seat, what all know enough of to advise it to who has to answer."""
    if seat is None:
        state, (seat,) = _as_all_know(state), answering(state) or (None,)
    if seat is None or state.phase != "play":
        return None
    thoughts = _sensible(View(seat, state), tuple(legal(state, seat)), Dice(KeyedSource("")))
    return next((move for move, _ in thoughts), None)


def _as_all_know(state: State) -> State:
    """Return a state in which no player has a Treasure card but those that all know."""
    known = (replace(player, treasure=tuple(held for held in player.treasure if held.card)) for player in state.players)
    return replace(state, players=tuple(known))


def _sensible(view: View, moves: Sequence[Move], lot: Dice) -> Iterator[tuple[Move, str]]:
    """Yield legal moves with reasons, the best one first; some of them twice. A setting is none."""
    for move, why in _thought(view, moves, HABITS, lot):
        if move in moves and not isinstance(move, Prompts):
            yield move, why


def _advice(view: View, move: Move, why: str) -> Advice:
    """Return a move with its reason; who lays a tile sends the Delver that goes with it in the same press."""
    state, seat = view.state, view.seat
    if seat is None or not isinstance(move, Place | Breach):
        return Advice(move, why)
    way = move.tile, move.at, move.turn
    # What is offered whole beside the hand is advised as it stands there, be it with a Delver that drifts.
    presses = dict(reversed(first_presses(state, seat)))
    then = presses[way] if way in presses else follower(state, seat, way)
    return Advice(move, why, then, laying(state, seat, move, then) if then is not None else "")


def follower(state: State, seat: Seat, way: Way) -> Send | None:
    """Return how a Delver is best sent after a tile that is laid like that, ``None`` where none is. Where a torch shows
    something first, it is asked for by itself."""
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    if lights(state, tile, cell, turn):
        return None
    return ground_of(state, seat, HABITS).follower(tile, cell, turn)


def _thought(view: View, moves: Sequence[Move], habits: Habits, lot: Dice) -> Iterator[tuple[Move, str]]:
    """Yield moves with reasons, the best one first; some of them twice, or not legal."""
    state, seat = view.state, view.seat
    assert seat is not None
    if state.phase == "factions":
        for move in moves:
            if isinstance(move, Choose):
                yield move, WORDS("why-band", brief=upper(band_brief(move.option)))
        return
    first = decide(view, habits, lot)
    match state.agenda[0] if state.agenda else None:
        case Contest() as task:
            yield from _rolling(view, task, habits, first)
        case Encountering() as task:
            yield from _meeting(view, task, habits, first)
        case Flipping():
            yield first, WORDS("why-flip")
        case None if choosing(state):
            yield from _rooms(state, first)
        case None:
            ground = ground_of(state, seat, habits)
            yield from _sending(ground, habits, first) if state.step == "send" else _laying(ground, first)
        case _:
            yield first, WORDS("why-any")


def about(points: float) -> str:
    """Return points as one would say them: "about 4 points"."""
    return WORDS("about", points=round(points) if points >= 1 else 0)


def _laying(ground: Ground, first: Move) -> Iterator[tuple[Move, str]]:
    match first:
        case Swap():
            yield first, WORDS("why-swap")
        case Retrieve():
            yield first, WORDS("why-retrieve")
        case Reveal() if is_pardon(first):
            yield first, _with_card(ground)
        case Pass() | Prompts() | Reveal():
            yield first, WORDS("why-new-hand")
    for move in _laid(ground, first):
        yield move, _comes_to(ground, move)


def _with_card(ground: Ground) -> str:
    """Return what the Treasure card brings that allows corridors not to meet: "With it tile 2 fits at K: ...".

    It is "" where there is no such way.
    """
    found = best_breach(ground)
    if found is None:
        return ""
    worth, move = found
    at, brings = label(ground.map.letters[move.at]), in_brief(_breaching(ground, move))
    reasons = (WORDS("why-breach-card", tile=move.tile, at=at, effects=told, worth=about(worth)) for told in (brings, ""))
    return next((said for said in reasons if len(said) <= LONGEST), "")


def _card_for(ground: Ground, card: str) -> str:
    """Return what the button says that uses such a card: the way to lay a tile that it opens; "" where there is none."""
    found = best_breach(ground)
    if found is None:
        return ""
    move, at = found[1], label(ground.map.letters[found[1].at])
    forms = (*(in_brief(_breaching(ground, move), terse) for terse in range(MOST_TERSE)), "")
    return shortest(WORDS("choice-breach-card", treasure=card, at=at, effects=told) for told in forms)


def _breaching(ground: Ground, move: Breach) -> tuple[Effect, ...]:
    """Return what a tile comes to that is laid against the corridor rule."""
    state, seat = ground.state, ground.seat
    tile, cell = state.players[seat].hand[move.tile - 1], ground.map.letters[move.at]
    return effects(state, seat, tile, cell, move.turn)


def first_ways(state: State, seat: Seat) -> Mapping[Way, Send | None]:
    """Return the ways to lay a tile that are pictured beside a hand: those that are advised first, in the same order,
    each with the Delver that is best sent after it."""
    ground = ground_of(state, seat, HABITS)
    first = decide(View(seat, state), HABITS, Dice(KeyedSource("")))
    ways = [(move.tile, move.at, move.turn) for move in islice(_laid(ground, first), PICTURED)]
    # Who is far ahead is fought first.
    for leads in (True, False) if leader(state, seat) is not None else (False,):
        if attack := _attack(ground, leads=leads):
            ways[1:] = ways[1:] if any(_battle(ground, way, leads=leads) for way in ways) else [attack]
            break
    if (last := _last_sun(ground)) is not None and not any(_ends(state, seat, way) for way in ways):
        ways[1:] = [last]
    if len(ways) < PICTURED and not any(_closes_for_itself(ground, lays(state, seat, way)) for way in ways):
        # What closes now for this seat alone stands beside one that only grows a room.
        near = ((move.tile, move.at, move.turn) for move in _worth(ground) if _closes_for_itself(ground, move))
        ways += islice(near, 1)
    return {way: follower(state, seat, way) for way in ways if _ends(state, seat, way) or next(briefer(state, seat, way))}


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
    """Return what becomes of rooms as a tile is laid, and the best Delver sent after it."""
    (number, letter, turn), state, seat = way, ground.state, ground.seat
    tile, cell = state.players[seat].hand[number - 1], ground.map.letters[letter]
    then = ground.follower(tile, cell, turn)
    spot = spot_sent(tile, cell, turn, then)
    return [told for _, told in effects(state, seat, tile, cell, turn, spot, then.delver if then else "")]


def first_presses(state: State, seat: Seat) -> Sequence[tuple[Way, Send | None]]:
    """Return what is offered whole beside a hand: each pictured way with the best Delver; the first one also with another
    where that makes it another Battle, and with one that drifts where that is worth its price."""
    presses: list[tuple[Way, Send | None]] = []
    for way, then in first_ways(state, seat).items():
        after = laid_out(state, seat, way)
        sends = (
            sent(ground_of(after, seat, HABITS), drifting_price(state, HABITS)) if then or may_drift(state, seat) else ()
        )
        least = WORTH_A_WORD * next((gain for gain, move in sends if move == then), 0.0)
        other = (move for gain, move in sends if then and gain > least and _fights_otherwise(after, seat, move, then))
        # XP that pays for the tile takes no second Delver anywhere.
        lies = isinstance(lays(state, seat, way), Place)
        beside = (move for gain, move in sends if lies and gain > POOR and _is_rich(after, move))
        more = [*islice(other, 1), *islice(beside, 1)] if not presses else []
        both = [then, *more]
        if sends and sends[0][1] in more:
            # What drifts brings more than who goes onto the tile.
            both.sort(key=lambda move: move != sends[0][1])
        presses += [(way, move) for move in both]
    return presses


def _is_rich(state: State, move: Send) -> bool:
    """Return whether a Delver drifts to a room that closes now, or that holds much."""
    found = board_of(state).room(open_spots(state)[move.to - 1])
    return drifts(state, move) and worth_of(found) >= (1 if found.complete else MUCH)


def _fights_otherwise(state: State, seat: Seat, move: Send, best: Send) -> bool:
    """Return whether another Delver in the same room wins its Battle more or less often."""
    spots = open_spots(state)
    found = board_of(state).room(spots[best.to - 1])
    bids = [battle_chance(state, seat, found, (send.delver,)) for send in (move, best)] if found.complete else [None]
    chances = [bid.chance for bid in bids if bid is not None and not bid.even]
    same = spots[move.to - 1] == spots[best.to - 1]
    return same and len(chances) == 2 and chances[0] > POOR_ODDS and abs(chances[0] - chances[1]) > OTHERWISE


def _laid(ground: Ground, first: Move) -> Iterator[Place | Breach]:
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


def _is_poor(ground: Ground, move: Place | Breach) -> bool:
    """Return whether laying a tile, and sending the best Delver after it, begins a Battle that is likely to be lost."""
    found = _after(ground, (move.tile, move.at, move.turn))
    return any(told.wins is not None and told.wins.chance < POOR_ODDS for told in found)


def _only_loses(state: State, seat: Seat, move: Place | Breach) -> bool:
    """Return whether laying a tile brings nothing but that loot is lost, and starts no room of worth."""
    tile, cell = state.players[seat].hand[move.tile - 1], board_of(state).letters[move.at]
    found = effects(state, seat, tile, cell, move.turn)
    return bool(found) and all(verb == "loses" for verb, _ in found) and not starts(state, tile, cell, move.turn)


def _closes_for_itself(ground: Ground, move: Place | Breach, sent: Spot | None = None) -> bool:
    """Return whether laying a tile closes a room with loot in which an own Delver is, or which one can enter alone: where
    one is ``sent`` elsewhere, it cannot."""
    state, seat = ground.state, ground.seat
    tile, cell = state.players[seat].hand[move.tile - 1], ground.map.letters[move.at]
    return any(
        verb == "closes" and bool(told.gold or told.treasure) and (not told.people or "" in told.people)
        for verb, told in effects(state, seat, tile, cell, move.turn, sent)
    )


def _comes_to(ground: Ground, move: Place | Breach) -> str:
    """Return what laying a tile comes to: "The tan room at M2: about 4 points."; its button says what it does."""
    state, seat = ground.state, ground.seat
    tile, cell = state.players[seat].hand[move.tile - 1], ground.map.letters[move.at]
    spot = spot_sent(tile, cell, move.turn, ground.follower(tile, cell, move.turn))
    found, rooms = effects(state, seat, tile, cell, move.turn, spot), named(state, seat, tile, cell, move.turn, spot)
    when = (
        "now" if _closes_for_itself(ground, move, spot) else "" if any(verb == "closes" for verb, _ in found) else "later"
    )
    worth, fast = about(ground.laying(tile, cell, move.turn)), content().tiles[tile].fast
    reasons = (WORDS("why-tile", rooms=rooms[:most], fast=fast, worth=worth, when=when) for most in (2, 1))
    return next((said for said in reasons if len(said) <= LONGEST), WORDS("why-tile-briefly", worth=worth))


def _sending(ground: Ground, habits: Habits, first: Move) -> Iterator[tuple[Move, str]]:
    spots = open_spots(ground.state)
    gains = {move: gain for gain, move in sendings(ground, habits)}
    lead = [first] if isinstance(first, Send) else []
    for move in dict.fromkeys((*lead, *(move for _, move in _best_of_each(ground, habits)))):
        place = ground.number(spots[move.to - 1])
        room, rivals = ground.rooms[place], [other for other, _ in ground.parties[place] if other != ground.seat]
        yield (
            move,
            WORDS(
                "why-send",
                floor=room.floor,
                at=label(room.at),
                complete=room.complete,
                gaps=room.gaps,
                kind=move.delver,
                rivals=tuple(ground.state.names[other] for other in rivals),
                gain=about(gains[move]),
                more=gains[move] > WORTH_DRIFTING and drifts(ground.state, move),
            ),
        )
    if first == Pass():
        yield first, WORDS("why-nobody")


def _best_of_each(ground: Ground, habits: Habits) -> Sequence[tuple[float, Send]]:
    """Return for each room the best Delver to send; where there is one room, the second best, too."""
    spots = open_spots(ground.state)
    found = [(gain, move) for gain, move in sendings(ground, habits) if gain > 0]
    rooms = {ground.rooms[ground.number(spots[move.to - 1])].spot: move for _, move in reversed(found)}
    best = [item for item in found if item[1] in rooms.values()]
    return best if len(best) > 1 else found[:2]


def _meeting(view: View, task: Encountering, habits: Habits, first: Move) -> Iterator[tuple[Move, str]]:
    options = content().encounters[task.card].options
    values = options_of(view.state, task, habits)
    if first == Spend("ability"):
        yield first, WORDS("why-redraw")
    for place in sorted(range(len(options)), key=lambda place: -values[place]):
        told = "alike" if len(set(values)) == 1 else "close" if len(set(map(about, values))) == 1 else ""
        fight = told or ("fight" if options[place].kind == "fight" else "other")
        yield Choose(str(place + 1)), WORDS("why-option", fight=fight, worth=about(values[place]))
        if told:
            return


def _rolling(view: View, task: Contest, habits: Habits, first: Move) -> Iterator[tuple[Move, str]]:
    bout = Bout(view.state, task, habitual_price(view.state, habits), 0.35)
    if task.stage == "before":
        now = bout.mean(bout.dice)
        with_dice = bout.mean(tuple(sorted((*bout.dice, "white", "white"))))
        with_red = bout.mean(tuple(sorted((*bout.dice, *PRESSED))))
        reasons = {
            Roll(): WORDS("why-roll", worth=about(now)),
            Spend("dice"): WORDS("why-dice", dice=2, gain=about(with_dice - now), xp=1),
            Spend("ability"): WORDS("why-red", gain=about(with_red - now)),
        }
        for number in (1, 2, 3):
            dice = tuple(sorted((*bout.dice, *("white",) * 2 * number)))
            more = about(bout.mean(dice) - now)
            reasons[Spend(str(number))] = WORDS("why-dice", dice=2 * number, gain=more, xp=number)
        # Who wants more dice than are rolled at once has the most of these: a button rolls them.
        first = Spend(AT_ONCE[-1]) if first == Spend("dice") else first
        gain = {Roll(): 0.0, Spend("1"): with_dice - now - bout.price, Spend("ability"): with_red - now - bout.price}
        yield first, reasons.get(first, WORDS("why-helps"))
        for move in sorted(gain, key=lambda move: -gain[move]):
            if gain[move] > -WORTH_A_WORD:
                yield move, reasons[move]
        return
    if _rolls_again(first) and not task.rerolls and not view.state.contracts:
        # What an XP is worth at the end counts, and no chance to win is given away for Spoils.
        dice = worth_rerolling(view.state, task)
        first = Pass() if not dice else first if isinstance(first, Reveal) else Reroll(dice[0])
    match first:
        case Reroll():
            yield first, WORDS("why-reroll")
        case Spend() | Reveal():
            yield first, WORDS("why-change")
    yield Pass(), WORDS("why-keep")


def _rolls_again(move: Move) -> bool:
    """Return whether dice that lie are rolled again, for XP or by a Treasure card."""
    card = content().treasures[move.treasure] if isinstance(move, Reveal) else None
    return isinstance(move, Reroll) or (card is not None and card.effect == "reroll")


def _rooms(state: State, first: Move) -> Iterator[tuple[Move, str]]:
    moves = [Choose(str(number)) for number in range(1, len(choosing(state)) + 1)]
    for move, room in sorted(zip(moves, choosing(state), strict=True), key=lambda item: item[0] != first):
        yield move, WORDS("why-room", floor=room.floor, at=label(room.at))
