"""What buttons say that lay a tile or send a Delver, in one line of a phone: what is to be had, and the one number that
decides. All else stands below them where they are a menu, and in a hint."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Seat
from engine.core.odds import odds as odds_in_words

from ..rules import odds
from ..state.board import Room, board_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.moves import Breach, Place, Send
from ..state.state import State
from .prospects import Effect, comes_to, in_brief, is_loss, richest
from .room_aims import RATHER, SELDOM
from .tile_offers import beside, ends_for, laying, with_less_xp
from .words import fighters, loot, pays, price_of


def beside_hand(state: State, seat: Seat, move: Place | Breach, then: Send | None, mark: str) -> str:
    """Return what the button says that lays a tile, and sends a Delver ``then``: "A: story for 2 Gold", "B: 3 Gold later".
    What it gives to rivals hurts, and stays; so does a price."""
    way, paid = (move.tile, move.at, move.turn), isinstance(move, Breach) and not state.free_breach
    after = with_less_xp(state, seat) if paid else state
    drifts = beside(state, seat, way, then) if then is not None else None
    found: Sequence[Effect] = (drifts,) if drifts else comes_to(after, seat, way, then, spent=paid)
    gains = [effect for effect in found if not is_loss(effect)]
    brings = _gained(gains[0]) if gains else _started(state, seat, move)
    if not brings:
        return laying(state, seat, move, then, mark=mark)
    given = in_brief([effect for effect in found if is_loss(effect) and effect[0] != "loses"], 2)
    tile = state.players[seat].hand[move.tile - 1]
    end, who = ends_for(state, seat, tile)
    return WORDS(
        "choice-place-brief",
        mark=mark,
        number=move.tile,
        at="",
        turn=0,
        turned=False,
        paid=paid or bool(drifts),
        beside=bool(drifts),
        kind=then.delver if then is not None else "",
        end=end,
        who=who,
        brings=brings,
        given=given,
        fast=content().tiles[tile].fast,
    )


def _gained(effect: Effect) -> str:
    """Return what becomes of a room, in a few words; "" for what has no such words."""
    verb, told = effect
    if told.contested or verb not in ("closes", "joins"):
        return ""
    if verb == "joins":
        return _later(told.gold, told.treasure, len({*told.people, ""}) if any(told.people) else 1)
    if told.rivals:
        return _fought(told.wins, told.gold, told.treasure, 1 + len(told.rivals), spent=told.spent)
    return _story(told.gold, told.treasure)


def _started(state: State, seat: Seat, move: Place | Breach) -> str:
    cell = board_of(state).letters[move.at]
    best = richest(state, state.players[seat].hand[move.tile - 1], cell, move.turn)
    return _later(best.bags, best.chests, 1) if best is not None else ""


def of_room(state: State, found: Room, seat: Seat, bid: odds.Bid | None) -> str:
    """Return the same of a room that a Delver can be sent to."""
    players = fighters(state, found, seat)
    if not found.complete:
        return _later(found.bags, found.chests, players)
    if players > 1:
        return _fought(bid, found.bags, found.chests, players)
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


def _fought(bid: odds.Bid | None, gold: int, treasure: int, players: int, *, spent: bool = False) -> str:
    """Return how likely a Battle is won, for which price; where it is fought for Spoils, how likely these are the most."""
    if bid is None:
        return _brings("spoils" if gold or treasure else "none")
    rather = bid.even or (bid.chance < SELDOM and bid.spoils - bid.chance >= RATHER)
    if rather or pays(gold, treasure, players) == "little":
        chance = bid.chance if bid.even else bid.spoils
        return _brings("spoils", chance=odds_in_words(chance), about=not bid.sure)
    price = price_of(bid, paid=spent)
    return _brings("battle", chance=odds_in_words(bid.chance), price=price, about=not bid.sure)


def _brings(how: str, gold: int = 0, treasure: int = 0, *, chance: str = "", price: str = "", about: bool = False) -> str:
    cards = tuple(filter(None, (loot(gold, 0), loot(0, treasure))))
    return WORDS("brief-brings", how=how, cards=cards, chance=chance, price=price, about=about)
