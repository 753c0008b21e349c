"""Before a roll each button takes all that it names and rolls: what it promises, and the steps that follow the first."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.core.game import Seat, Weight
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import Roll

from ..rules import contests, obvious, odds
from ..rules.buying import Buys
from ..rules.dice import BOUGHT, PRESSED
from ..rules.ending import kept_for_later
from ..speech import roll_stakes
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.moves import Reveal, Spend
from ..state.state import Contest, State, usable
from .aims import Aims
from .rolling import Bout, planned
from .sensible import HABITS, habitual_price

MOST_WAYS = 3
"""So many ways to roll are buttons."""
OWN = Spend("ability")
"""Adds the band's own dice before a roll."""


def bout_of(state: State, task: Contest, *, contracts: bool = True) -> Bout:
    """Return a contest as it is weighed for advice: by the same values as `sensible.decide`; without ``contracts`` by what
    it brings alone, as Battles are offered."""
    aims = Aims(state, task.seat, HABITS.aim if contracts else 0.0)
    price = habitual_price(state, HABITS) + aims.kept(state.players[task.seat].xp)
    return Bout(state, task, max(price, 0.05), kept_for_later(state, HABITS.keeping), aims)


def unwatched(state: State, seat: Seat) -> Move | None:
    """Return what is done at once for a person among bot players (`engine.core.bot_players.Plays.unwatched`).

    A roll that nothing can change any more is made. So is what follows the first of several steps before a roll: its
    button told of all of them.
    """
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Contest) or task.stage == "after" or task.seat != seat:
        return obvious.unwatched(state, seat)
    # White dice that are bought one by one are rolled when their player says so.
    if any(colour != "white" for colour in task.bought):
        return planned(bout_of(state, task))
    return Roll() if obvious.changes_nothing(state, task, holds=bool(usable(state.players[seat], "before"))) else None


def taken(state: State, task: Contest, move: Move) -> tuple[State, Contest]:
    """Return how things stand once the roller has taken the first step before a roll: own dice, or a card's."""
    player = state.players[task.seat]
    if isinstance(move, Reveal):
        held = next(item for item in player.treasure if item.card == move.treasure and not item.used)
        place = player.treasure.index(held)
        left = (*player.treasure[:place], replace(held, used=True), *player.treasure[place + 1 :])
        player = replace(player, treasure=left)
    else:
        player = replace(player, xp=player.xp - 1)
    players = tuple(player if place == task.seat else other for place, other in enumerate(state.players))
    after = replace(task, bought=(*task.bought, *_adds(move)))
    return replace(state, players=players, agenda=(after, *state.agenda[1:])), after


def _adds(move: Move) -> tuple[str, ...]:
    """Return the dice that a first step before a roll adds."""
    return (content().treasures[move.treasure].effect,) if isinstance(move, Reveal) else PRESSED


def is_first_step(state: State, move: Move) -> bool:
    """Return whether a move adds dice to a roll to come that is made in the same press."""
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Contest) or task.stage != "before":
        return False
    return move == OWN or (isinstance(move, Reveal) and content().treasures[move.treasure].effect in ("red", "purple"))


@memo
def _rest(state: State, move: Move) -> Buys:
    """Return what is taken before a roll after a first step."""
    (task, *_) = state.agenda
    assert isinstance(task, Contest)
    return bout_of(*taken(state, task, move)).plan()


def price_of(state: State, move: Move) -> int:
    """Return how much XP a button before a roll costs, with all that follows in the same press."""
    if isinstance(move, Spend) and move.on in contests.AT_ONCE:
        return int(move.on)
    return (move == OWN) + _rest(state, move).xp if is_first_step(state, move) else 0


def promised(state: State, move: Move) -> str:
    """Return what the button says that takes a first step before a roll: all that it pays, and how likely that is enough;
    "" for any other move, and where the chance is not known."""
    if not is_first_step(state, move):
        return ""
    (task, *_) = state.agenda
    assert isinstance(task, Contest)
    rest = _rest(state, move)
    if not (succeeds := roll_stakes.chance_to_roll(state, (*_adds(move), *rest.dice))):
        return ""
    cards = (*((move.treasure,) if isinstance(move, Reveal) else ()), *rest.cards)
    if cards:
        named = tuple(WORDS("card-named-bare", treasure=card, number=number) for card, number in Counter(cards).items())
        return WORDS("with-cards", succeeds=succeeds, cards=named, xp=price_of(state, move))
    return WORDS("with-chance", succeeds=succeeds, xp=price_of(state, move), red=1 + rest.own)


@memo
def worth_of(state: State, move: Move) -> float | None:
    """Return what a button before a roll is worth, its price taken off; ``None`` for any other move."""
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Contest) or task.stage != "before":
        return None
    bout = bout_of(state, task)
    if is_first_step(state, move):
        after = bout_of(*taken(state, task, move))
        cost = bout.keeping if isinstance(move, Reveal) else bout.price
        return after.worth() - cost
    if move == Roll() or (isinstance(move, Spend) and move.on in contests.AT_ONCE):
        worths, xp = bout.worths(), price_of(state, move)
        return worths[xp] if xp < len(worths) else None
    return None


def dice_of(state: State, move: Move) -> tuple[str, ...]:
    """Return the dice that a button before a roll adds."""
    first = is_first_step(state, move)
    return (*_adds(move), *_rest(state, move).dice) if first else BOUGHT * price_of(state, move)


def chances_of(state: State, move: Move) -> tuple[float, float]:
    """Return how likely a button before a roll wins, and how likely its Spoils pay."""
    (task, *_) = state.agenda
    assert isinstance(task, Contest)
    dice = dice_of(state, move)
    wins = 0.0 if odds.is_even(task) else odds.succeeds(state, task, dice) or 0.0
    return wins, odds.pays(state, task, dice) or 0.0


@memo
def shown(state: State, first: Move | None) -> tuple[Move, ...]:
    """Return the ways to roll that are worth a button, by what all know of cards: one for each price, the roll as it is,
    the ``first``, which is advised, and the best of the others."""
    (task, *_) = state.agenda
    assert isinstance(task, Contest)
    best: dict[int, Move] = {}
    for move in contests.legal(state, task):
        worth, price = worth_of(state, move), price_of(state, move)
        if worth is None or isinstance(move, Reveal) or _is_left_out(state, move):
            continue
        if price not in best or worth > (worth_of(state, best[price]) or 0.0):
            best[price] = move
    others = [move for price, move in best.items() if price and move != first]
    others.sort(key=lambda move: (_weight(state, move) == "quiet", -(worth_of(state, move) or 0.0)))
    kept = {Roll(), *((first,) if first is not None else ())}
    return (*kept, *others[: max(1, MOST_WAYS - len(kept))])


def _weight(state: State, move: Move) -> Weight:
    return roll_stakes.weight_of_dice(state, price_of(state, move)) if isinstance(move, Spend) and move != OWN else "plain"


def _is_left_out(state: State, move: Move) -> bool:
    """Return whether dice for XP change nothing to speak of."""
    return _weight(state, move) == "written"
