"""What buttons say that lay a tile or send a Delver, in one line of a phone: what is to be had, and the one number that
decides. All else stands below them where they are a menu, and in a hint."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Seat
from engine.core.odds import odds as odds_in_words

from ..rules import odds
from ..rules.ending import is_last
from ..rules.sending import open_spots, spot_sent
from ..state.board import Room, board_of, grown
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.delvers import names_inside
from ..state.moves import Breach, Place, Send
from ..state.state import Laid, State
from .prospects import Effect, Told, Way, changed_by, comes_to, in_brief, is_loss, richest, worth_of
from .room_aims import RATHER, SELDOM
from .tile_offers import beside, ends_for, laid_out, laying, with_less_xp
from .words import fighters, loot, pays, price_of, those

MOST, LONGEST = 62, 74
"""So many letters a button has, of two lines on a phone, where it tells a second thing that a tile brings. One that tells a
single thing and is longer leaves no room for its points."""


def beside_hand(state: State, seat: Seat, move: Place | Breach, then: Send | None, mark: str) -> str:
    """Return what the button says that lays a tile, and sends a Delver ``then``: "A: story for 2 Gold", "B: 3 Gold later".
    Of two things that it brings the lesser one follows where there is room for it. What it gives to rivals hurts, and
    stays; so does a price. One that goes next door comes on top of what the tile brings."""
    way, paid = (move.tile, move.at, move.turn), isinstance(move, Breach) and not state.free_breach
    after = with_less_xp(state, seat) if paid else state
    gains = [effect for effect, _ in gains_of(after, seat, way, then, spent=paid)]
    drifts = then is not None and beside(state, seat, way, then) is not None
    if not (gains and _gained(gains[0])):
        return laying(state, seat, move, then, mark=mark)
    lost = () if drifts else comes_to(after, seat, way, then, spent=paid)
    tile = state.players[seat].hand[move.tile - 1]
    end, who = ends_for(state, seat, tile)
    forms = (_both(gains), _gained(gains[0]), _gained(gains[0], brief=True))
    both, one, least = (
        WORDS(
            "choice-place-brief",
            mark=mark,
            number=move.tile,
            at="",
            turn=0,
            turned=False,
            paid=paid or drifts,
            beside=drifts,
            kind=then.delver if then is not None else "",
            end=end,
            who=who,
            brings=brings,
            given=in_brief([effect for effect in lost if is_loss(effect) and effect[0] != "loses"], 2),
            fast=content().tiles[tile].fast,
        )
        for brings in forms
    )
    if forms[0] and len(both) <= MOST:
        return both
    return one if len(one) <= LONGEST else least


def gains_of(
    state: State, seat: Seat, way: Way, then: Send | None, *, spent: bool = False
) -> Sequence[tuple[Effect, Room]]:
    """Return what it brings a seat to lay a tile, and to send a Delver ``then``: what becomes of its rooms, each with the
    room. First comes what closes now, then what holds most. Of one that goes next door it is the room there alone.

    What is begun without a Delver counts where there is nothing else. ``spent``: the tile costs XP."""
    number, letter, turn = way
    tile, cell = state.players[seat].hand[number - 1], board_of(state).letters[letter]
    if then is not None and (drifts := beside(state, seat, way, then)) is not None:
        after = laid_out(state, seat, way)
        return ((drifts, board_of(after).room(open_spots(after)[then.to - 1])),)
    spot = spot_sent(tile, cell, turn, then)
    done, joined = changed_by(state, seat, tile, cell, turn, spot)
    effects = comes_to(state, seat, way, then, spent=spent)
    found = [
        (effect, room)
        for effect, room in zip(effects, (*(item.room for item in done), *joined), strict=True)
        if not is_loss(effect) and (spot in room.spots or "" in effect[1].people or (spot is None and effect[0] != "joins"))
    ]
    begun = grown(board_of(state), Laid(cell, tile, turn)).room(spot) if spot is not None else None
    if begun is None or not (begun.tiles == 1 and begun.gaps and worth_of(begun)) or is_last(state, tile):
        begun = None if found else richest(state, tile, cell, turn)
    if begun is not None:
        found.append((("joins", Told(begun.floor, "", (), begun.bags, begun.chests, joined=True)), begun))
    return sorted(found, key=lambda item: (item[0][0] == "joins", item[0][1].contested, -worth_of(item[1])))


def _both(gains: Sequence[Effect]) -> str:
    """Return the two most important gains of a tile: "story for 2 Gold plus 3 Gold later"; "" where it has one."""
    said = [_gained(effect) for effect in gains[:2]]
    if not (len(said) == 2 and all(said)):
        return ""
    first, second = (loot(told.gold, told.treasure) for _, told in gains[:2])
    if all(verb == "joins" and not any(told.people) for verb, told in gains[:2]) and first and second:
        both = WORDS("brief-plus", first=first, second=second)
        return WORDS("brief-brings", how="later", cards=(both,), rivals=(), chance="", price="", about=False)
    return WORDS("brief-plus", first=said[0], second=said[1])


def _gained(effect: Effect, *, brief: bool = False) -> str:
    """Return what becomes of a room, in a few words; "" for what has no such words. ``brief``: of a Battle its odds."""
    verb, told = effect
    if told.contested or verb not in ("closes", "joins"):
        return ""
    if verb == "joins":
        return _later(told.gold, told.treasure, len({*told.people, ""}) if any(told.people) else 1)
    if told.rivals:
        return _fought(told.wins, told.gold, told.treasure, told.rivals, spent=told.spent, brief=brief)
    return _story(told.gold, told.treasure)


def of_room(state: State, found: Room, seat: Seat, bid: odds.Bid | None) -> str:
    """Return the same of a room that a Delver can be sent to."""
    players = fighters(state, found, seat)
    if not found.complete:
        return _later(found.bags, found.chests, players)
    if players > 1:
        rivals = tuple(name for name in names_inside(state, found) if name != state.names[seat])
        return _fought(bid, found.bags, found.chests, rivals)
    return _story(found.bags, found.chests)


def _story(gold: int, treasure: int) -> str:
    return _brings("story" if gold or treasure else "none", gold, treasure)


def _later(gold: int, treasure: int, players: int) -> str:
    """Return what can be had of a room that stays open: what the winner gets where rivals are in it, too."""
    if not (gold or treasure):
        return _brings("none")
    if players > 1 and pays(gold, treasure, players) == "little":
        return _brings("spoils")
    return _brings("later", odds.shares(gold, players)[0] if players > 1 else gold, treasure)


def _fought(
    bid: odds.Bid | None, gold: int, treasure: int, rivals: Sequence[str], *, spent: bool = False, brief: bool = False
) -> str:
    """Return how likely a Battle with rivals is won, for which price, and what the winner gets unless it is ``brief``;
    where it is fought for Spoils, how likely these are the most."""
    players = 1 + len(rivals)
    if bid is None:
        return _brings("spoils" if gold or treasure else "none")
    rather = bid.even or (bid.chance < SELDOM and bid.spoils - bid.chance >= RATHER)
    if rather or pays(gold, treasure, players) == "little":
        chance = bid.chance if bid.even else bid.spoils
        return _brings("spoils", chance=odds_in_words(chance), about=not bid.sure)
    return _brings(
        "battle",
        0 if brief else odds.shares(gold, players)[0],
        0 if brief else treasure,
        rivals=() if brief else those(rivals, 2),
        chance=odds_in_words(bid.chance, bare=True),
        price=price_of(bid, paid=spent),
        about=not bid.sure,
    )


def _brings(
    how: str,
    gold: int = 0,
    treasure: int = 0,
    *,
    rivals: Sequence[str] = (),
    chance: str = "",
    price: str = "",
    about: bool = False,
) -> str:
    cards = tuple(filter(None, (loot(gold, 0), loot(0, treasure))))
    return WORDS("brief-brings", how=how, cards=cards, rivals=tuple(rivals), chance=chance, price=price, about=about)
