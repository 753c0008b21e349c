"""What the laws have to know of a cavern: its secrets, and what is never lost."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

from msgspec.structs import replace

from engine.core.game import Choice, Event, Seat
from engine.core.moves import Move
from engine.core.scene import Scene
from engine.games.cavern.speech import choices
from engine.games.cavern.state.board import board, board_of
from engine.games.cavern.state.content import BEAST, content
from engine.games.cavern.state.state import Contest, Encountering, Gold, Holding, State
from engine.games.cavern.state.view import View
from engine.maps.squares import label
from tests.laws.pieces import Piece

SHOWN = ("hand", "place", "card")
"""Of what there are pictures in its demonstration, beside the map."""


def shuffle_secrets(state: State, seat: Seat | None, chance: random.Random) -> State:
    """Return a state that looks the same to a seat, or to the public (CAV-G52).

    Hidden cards change places among the decks and the others' hands, facedown Delvers with those at hand of their owner,
    Encounters also with those that are not in the deck.
    A hand that was laid open is no secret (CAV-G22). Once it is over only the decks are hidden.
    """
    others = [other for other in range(len(state.players)) if other != seat] if state.phase != "over" else []
    players = list(state.players)

    hands = [players[other].hand for other in others if not (state.laid_open and other == state.acting)]
    tiles = _Pile([*state.stack, *chain.from_iterable(hands)], chance)
    gold = _Pile(
        [*state.gold, *(card.value for other in others for card in players[other].gold if not card.up)],
        chance,
    )
    treasure = _Pile(
        [*state.treasure, *(held.card for other in others for held in players[other].treasure if _hidden(held))],
        chance,
    )
    delvers = list(state.delvers)
    for other in others:
        player = players[other]
        shown = state.laid_open and other == state.acting
        down = [place for place, sent in enumerate(delvers) if sent.seat == other and not sent.up and seat not in sent.seen]
        classes = _Pile([*player.reserve, *(delvers[place].kind for place in down)], chance)
        for place in down:
            delvers[place] = replace(delvers[place], kind=classes.take())
        players[other] = replace(
            player,
            hand=player.hand if shown else tuple(tiles.take() for _ in player.hand),
            gold=tuple(card if card.up else Gold(gold.take()) for card in player.gold),
            treasure=tuple(Holding(treasure.take()) if _hidden(held) else held for held in player.treasure),
            reserve=tuple(sorted(classes.rest())),
        )
    return replace(
        state,
        players=tuple(players),
        delvers=tuple(delvers),
        stack=tiles.rest(),
        gold=gold.rest(),
        treasure=treasure.rest(),
        encounters=_Pile(_other_encounters(state, chance), chance).rest(),
    )


def _other_encounters(state: State, chance: random.Random) -> list[str]:
    """Return as many Encounters of each sort as are in the deck, of all that are unheard: which are in it is hidden
    (CAV-G68)."""
    known, chosen = content().encounters, list[str]()
    heard = {*state.met, *_under_way(state)}
    for sort, count in Counter(known[card].sort for card in state.encounters).items():
        chosen += chance.sample([card.id for card in known.values() if card.sort == sort and card.id not in heard], count)
    return chosen


def _under_way(state: State) -> list[str]:
    """Return the Encounters that are being met."""
    cards = [task.card for task in state.agenda if isinstance(task, Encountering | Contest)]
    return [card for card in cards if card not in ("", BEAST)]


def _hidden(held: Holding) -> bool:
    """Return whether others do not know a treasure: it lies facedown, and its ability was never seen."""
    return not held.up and not held.used


class _Pile:
    """Things in a random order, taken one by one."""

    def __init__(self, things: list, chance: random.Random) -> None:
        self._left = chance.sample(things, len(things))

    def take(self):
        return self._left.pop()

    def rest(self) -> tuple:
        taken, self._left = tuple(self._left), []
        return taken


def belongings(state: State) -> dict[str, list[str]]:
    """Return what no move may make or lose: tiles, Gold, Treasure, Encounters, and the Delvers of each faction."""
    players = state.players
    return {
        "tiles": sorted(
            [
                *state.stack,
                *state.discard,
                *(laid.tile for laid in state.tiles),
                *(tile for player in players for tile in player.hand),
            ]
        ),
        "gold": sorted(map(str, [*state.gold, *(card.value for player in players for card in player.gold)])),
        "treasure": sorted([*state.treasure, *(held.card for player in players for held in player.treasure)]),
        "encounters": sorted([*state.encounters, *state.met, *_under_way(state)]),
    }


def check(state: State) -> None:
    """Assert what holds in every state."""
    counts = {name: len(things) for name, things in belongings(state).items()}
    assert counts == {"tiles": 1 + 78, "gold": 85, "treasure": 20, "encounters": 60}, "the entrance counts as a tile"
    assert sum(player.xp for player in state.players) <= 25
    assert all(player.xp >= 0 for player in state.players)
    for seat, player in enumerate(state.players):
        out = [sent.kind for sent in state.delvers if sent.seat == seat]
        known = content().band.factions[player.faction].delvers if player.faction else ()
        assert sorted([*player.reserve, *out]) == sorted(known), "5 Delvers each"
        assert len(player.hand) <= 3
    factions = [player.faction for player in state.players if player.faction]
    assert len(set(factions)) == len(factions)
    assert 0 <= state.sun <= 10
    map_ = board(state.tiles)
    assert len({laid.at for laid in state.tiles}) == len(state.tiles), "tiles overlap"
    assert all(laid.at[1] >= 0 for laid in state.tiles), "a tile lies above the line"
    for number in range(1, len(state.tiles)):
        before = board(state.tiles[:number])
        assert state.tiles[number].at in before.free, "a tile was laid where it touched no other"
    for sent in state.delvers:
        room = map_.room((*sent.at, sent.part))
        if state.phase == "play" and state.step == "place" and not state.agenda:
            assert not room.complete, "a completed room was never resolved"
            assert sent.up or not room.torch, "a Delver lies facedown by a torch"


# What stands on its board, each piece by what it is called and where: what the words of the map have to tell.

_FLOORS = {"gold": "gold", "treasure": "treasure", "torch": "torch", "rift": "magic rift"}
"""How the icon of a floor is told."""


def pieces(scene: Scene, state: State) -> Iterator[Piece]:
    """Yield Delvers, loot, torches and rifts, each with the room in which they are, where the beast is and goes, and the
    places that can be chosen."""
    board: Any = scene.board
    rooms = {spot: label(room.at) for room in board_of(state).rooms for spot in room.spots}
    names = {row.token.letter: row.name for row in scene.panel}
    for badge in board.badges:
        yield badge.text, rooms[(*badge.at, badge.part or 0)] if badge.choice else label(badge.at)
    for cell in board.cells:
        if state.phase == "play":
            yield from (("beast", cell.label) for token in cell.tokens if token.kind == "enemy")
        yield from ((icon, cell.label) for icon in cell.icons if icon == "beast")
        for number, part in enumerate(cell.parts):
            where = rooms[(*cell.at, number)]
            yield from ((_FLOORS[icon], where) for icon in part.icons if not part.spent)
            yield from ((token.icon or names[token.letter], where) for token in part.tokens)


# What a member who was away must read: of each event the words, and the numbers that are counted together.


def recalled(event: Event) -> tuple[str, ...]:
    """Return what has to stand there: where the cavern grew by itself and rooms closed empty, who was beaten in a Battle,
    and the points of the end. What players laid is on the map."""
    facts = event.facts
    match event.kind:
        case "drifted_in" | "deserted":
            return (facts["at"],)
        case "won":
            return tuple(facts.get("beaten", ()))
        case "ended":
            return tuple(f"{name} {points}" for name, points in zip(facts["names"], facts["points"], strict=True))
    return ()


def tallied(event: Event) -> tuple[tuple[str, int], ...]:
    """Return what is counted: every Gold and every Treasure card that was collected."""
    facts = event.facts
    if event.kind == "collected":
        return ((r"(\d+) Gold", facts["gold"]), (r"(\d+) Treasure", facts["treasure"]))
    return ()


def unadvised(view: View, move: Move) -> Choice:
    """Return how a move is offered before anything is advised."""
    return choices.choice(view, move)
