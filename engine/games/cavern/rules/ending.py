"""The end: what triggers it, the points, and who has won."""

from __future__ import annotations

from math import ceil, floor, sqrt
from typing import Any, Literal

from engine.core.game import Outcome, Seat
from engine.core.measures import Measured

from ..state.content import content
from ..state.state import Player, State, clockwise
from .events import course
from .progress import Cavern


def trigger(cavern: Cavern, why: Literal["sun", "gold", "tiles"]) -> None:
    """Note that the game ends with this round; what comes later changes nothing (CAV-175..177, CAV-193, CAV-G38)."""
    if not cavern.state.ending:
        cavern.change(ending=why)
        cavern.tell(course.Ending(why))


def ends(state: State, tile: str) -> bool:
    """Return whether laying a tile takes the last Sun: then this is the last round (CAV-176)."""
    return content().tiles[tile].sun and state.sun == 1 and not state.ending


def last_turn(state: State, tile: str) -> Seat | None:
    """Return who has the last turn of a game that a tile ends: the last player of this round (CAV-176). ``None`` where
    that player has an extra turn after this one (CAV-112)."""
    last = (state.first - 1) % len(state.players)
    extra = state.again or content().tiles[tile].fast
    return None if last == state.acting and extra else last


def suns_left(state: State, tile: str) -> int:
    """Return how many Suns are left once a tile is laid that has one, else more than there ever are."""
    counts = content().tiles[tile].sun and not state.ending
    return state.sun - 1 if counts else max(content().band.sun.values()) + 1


def score(player: Player) -> int:
    """Return the points of a player's Gold and Treasure cards (CAV-026, CAV-028, CAV-031, CAV-179, CAV-181, CAV-182), and
    those for Contracts and the beast (CAV-G71, CAV-G76)."""
    return sum(card.worth for card in player.gold) + sum(held.worth for held in player.treasure) + player.extra


MEAN_GOLD, MEAN_TREASURE = 145 / 85, 65 / 20
"""What a Gold card (CAV-G31) and a Treasure card (CAV-G32) is worth on average."""


def likely_points(player: Player) -> float:
    """Return the points that a player is likely to have by what a view shows (CAV-026, CAV-028, CAV-179).

    A card that is not known counts as the mean of its kind.
    """
    gold = sum(card.worth if card.value else MEAN_GOLD for card in player.gold)
    return gold + sum(held.worth if held.card else MEAN_TREASURE for held in player.treasure) + player.extra


FAR_AHEAD = 10
"""A rival who is likely so many points ahead has to be stopped."""


def leader(state: State, seat: Seat) -> Seat | None:
    """Return the rival who is likely to be far ahead of all others, by what a seat's view shows; ``None`` for none."""
    points = [likely_points(player) for player in state.players]
    first = max(range(len(points)), key=points.__getitem__)
    return first if first != seat and points[first] - points[seat] >= FAR_AHEAD else None


VARIANCE_GOLD, VARIANCE_TREASURE = 295 / 85 - MEAN_GOLD**2, 233 / 20 - MEAN_TREASURE**2
"""How far such cards are from the mean: the mean square of their worth less the square of their mean."""
DEVIATIONS = 3.5
"""A sum of cards is within so many standard deviations of its mean 1999 times in 2000."""
GOLD_CARDS, TREASURE_CARDS = 85, 20
"""So many Gold cards (CAV-G31) and Treasure cards (CAV-G32) there are."""
GOLD_BETWEEN, TREASURE_BETWEEN = (1, 3), (2, 5)
"""What a Gold card that lies facedown, and a Treasure card, is worth at least and at most (CAV-G31, CAV-G32)."""


def _not_known(player: Player) -> tuple[int, int]:
    """Return how many Gold and Treasure cards of a player a view does not show."""
    return sum(not card.value for card in player.gold), sum(not held.card for held in player.treasure)


def _variance(player: Player) -> float:
    """Return the variance of the points in cards that a view does not show: each is drawn once, so many vary less."""
    (gold, treasure), (all_gold, all_treasure) = _not_known(player), (GOLD_CARDS, TREASURE_CARDS)
    return gold * VARIANCE_GOLD * (all_gold - gold) / (all_gold - 1) + treasure * VARIANCE_TREASURE * (
        all_treasure - treasure
    ) / (all_treasure - 1)


def points_between(player: Player) -> tuple[int, int]:
    """Return between what the points of a player are as good as surely, by what a view shows."""
    gold, treasure = _not_known(player)
    likely, off = likely_points(player), DEVIATIONS * sqrt(_variance(player))
    known = likely - gold * MEAN_GOLD - treasure * MEAN_TREASURE
    least, most = (
        round(known + gold * each + treasure * other) for each, other in zip(GOLD_BETWEEN, TREASURE_BETWEEN, strict=True)
    )
    return max(least, floor(round(likely - off, 6))), min(most, ceil(round(likely + off, 6)))


GOLD_EACH, SUN_EVERY = 1.5, 78 / 20
"""Gold cards that leave the deck in a turn, as a rough guess; turns of all players for each Sun."""


def turns_left(state: State) -> float:
    """Return about how many turns of all players follow this one."""
    players = len(state.players)
    if state.ending:
        return (state.first - state.acting - 1) % players + state.again
    by_sun, by_gold = state.sun * SUN_EVERY, len(state.gold) / GOLD_EACH
    return min(by_sun, by_gold, len(state.stack) + players) + (players - 1) / 2


def is_last(state: State, tile: str) -> bool:
    """Return whether no turn follows the one in which a tile is laid: what is open then stays so."""
    return bool(state.ending) and not turns_left(state) and not content().tiles[tile].fast


def price_of_xp(state: State) -> float:
    """Return how many points an XP has to bring to be worth paying: one, and less near the end."""
    return max(round(min(1.0, (turns_left(state) + 1) / 12), 1), 0.05)


KEEPING, LATE = 0.35, 4
"""What a Treasure card is worth if it is kept for later; with so many turns left or less, nothing is kept."""


def kept_for_later(state: State, keeping: float = KEEPING) -> float:
    """Return what a Treasure card is worth that is not used now: next to nothing near the end."""
    return keeping if turns_left(state) > LATE else 0.02


def all_open(player: Player) -> bool:
    """Return whether a view shows all cards of a player, so that its points are certain."""
    return all(card.value for card in player.gold) and all(held.card for held in player.treasure)


def ranking(state: State) -> tuple[Seat, ...]:
    """Return all seats, the winners first; those who share a rank in turn order."""
    ranks = {seat: (score(player), len(player.treasure)) for seat, player in enumerate(state.players)}
    return tuple(sorted(clockwise(state, state.first), key=ranks.__getitem__, reverse=True))


def winners(state: State) -> tuple[Seat, ...]:
    """Return who has won: most points, then most Treasure cards, then together (CAV-183 to CAV-185, CAV-G57)."""
    ranks = [(score(player), len(player.treasure)) for player in state.players]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def finish(cavern: Cavern, **fields: Any) -> None:
    """End the game: Delvers in unfinished rooms come home without reward (CAV-G58), and points are counted.

    ``fields`` of the state are replaced with that.
    """
    cavern.take_home(cavern.state.delvers)
    cavern.change(phase="over", agenda=(), **fields)
    state = cavern.state
    points = tuple(score(player) for player in state.players)
    treasures = tuple(len(player.treasure) for player in state.players)
    extra = tuple(player.extra for player in state.players) if state.contracts or state.beast is not None else ()
    cavern.tell(course.Ended(state.names, points, treasures, tuple(map(cavern.name, winners(state))), extra))


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, ``None`` while it runs; one player alone has always won (CAV-G59)."""
    if state.phase != "over":
        return None
    scores = tuple(score(player) for player in state.players)
    return Outcome("won", (0,), scores) if state.solo else Outcome("ranked", winners(state), scores)


def measured(state: State) -> Measured:
    """Return the points of all, and the rounds that the game had."""
    return Measured(tuple(map(score, state.players)), state.round)
