"""Rewards: Gold and Treasure are collected, XP is gained, and own cards turn faceup where a deck has run out.

Nothing ever passes from one player to another (CAV-G61).
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game import Seat

from ..state.content import content
from ..state.moves import Flip
from ..state.state import Clearing, Flipping, Gold, Holding, Recalling, Reward, State, Task, facedown
from . import ending
from .events import gains, resolving
from .progress import Cavern


def supply(state: State) -> int:
    """Return how many XP tokens no player holds, and that lie under no Delver (CAV-G26, CAV-G30)."""
    return content().band.xp - sum(player.xp for player in state.players) - sum(sent.drifted for sent in state.delvers)


def gain_xp(cavern: Cavern, seat: Seat, amount: int) -> None:
    """Give XP as far as the supply has any, or with a negative amount take what there is (CAV-G26, CAV-G50, CAV-G66)."""
    held = cavern.player(seat).xp
    change = min(amount, supply(cavern.state)) if amount > 0 else max(amount, -held)
    if change:
        cavern.set_player(seat, xp=held + change)
        cavern.tell(gains.GainedXp(cavern.name(seat), change))


def pay_xp(cavern: Cavern, seat: Seat, amount: int = 1) -> None:
    """Put XP tokens back in the supply (CAV-G26)."""
    cavern.set_player(seat, xp=cavern.player(seat).xp - amount)


def in_gold_deck(state: State) -> int:
    """Return how many cards the Gold deck has: those that lie out for a Battle have left it (CAV-133, CAV-G38)."""
    return len(state.gold) - state.laid_out


def lay_out(cavern: Cavern, bags: int) -> None:
    """Lay out the Gold of a Battle, as much as the deck has (CAV-133); taking its last card triggers the end."""
    taken = min(bags, in_gold_deck(cavern.state))
    cavern.change(laid_out=taken)
    if taken:
        _note_empty(cavern)


def clear(cavern: Cavern, task: Clearing) -> bool:
    """Return what still lies out facedown under the Gold deck, unseen (CAV-141, CAV-G41)."""
    del task
    cavern.finish()
    state = cavern.state
    left = state.laid_out
    cavern.change(gold=(*state.gold[left:], *state.gold[:left]), laid_out=0)
    if left:
        cavern.tell(resolving.Returned(left))
    return True


def collect(cavern: Cavern, task: Reward) -> bool:
    """Give a seat its cards (CAV-G39): what a deck cannot give, own cards are turned faceup for.

    Every Gold card that is missing turns one; missing Treasure cards turn one, however many, and end nothing (CAV-180,
    CAV-G40). Abilities that must be used on receipt are carried out in the order the cards came (CAV-143, CAV-G55).
    """
    cavern.finish()
    seat = task.seat
    cards = _take_treasure(cavern, seat, task.treasure)
    values = _take_gold(cavern, seat, task.gold, loot=task.loot)
    if cards or values:
        cavern.tell(gains.Collected(cavern.name(seat), len(values), len(cards)))
        cavern.tell(gains.CollectedOwn(values, cards), to=(seat,))
    if values:
        _note_empty(cavern)
    follow: list[Task] = []
    for card in cards:
        follow += _receive(cavern, seat, card)
    if task.treasure > len(cards):
        follow.append(Flipping(seat, "treasure", 1))
    if task.gold > len(values):
        follow.append(Flipping(seat, "gold", task.gold - len(values)))
    cavern.push(*follow)
    return True


def collect_now(cavern: Cavern, task: Reward) -> None:
    """Give a seat its cards before whatever else is on the agenda."""
    cavern.push(task)
    collect(cavern, task)


def _take_treasure(cavern: Cavern, seat: Seat, count: int) -> tuple[str, ...]:
    if not count:
        return ()
    deck = cavern.state.treasure
    cards = deck[:count]
    cavern.change(treasure=deck[count:])
    held = cavern.player(seat).treasure
    cavern.set_player(seat, treasure=(*held, *(Holding(card) for card in cards)))
    return cards


def _take_gold(cavern: Cavern, seat: Seat, count: int, *, loot: bool) -> tuple[int, ...]:
    if not count:
        return ()
    state = cavern.state
    start, end = (0, state.laid_out) if loot else (state.laid_out, len(state.gold))
    end = min(end, start + count)
    values = state.gold[start:end]
    cavern.change(
        gold=(*state.gold[:start], *state.gold[end:]),
        laid_out=state.laid_out - len(values) if loot else state.laid_out,
    )
    held = cavern.player(seat).gold
    cavern.set_player(seat, gold=(*held, *(Gold(value) for value in values)))
    return values


def _note_empty(cavern: Cavern) -> None:
    """Trigger the end if the Gold deck's last card has just left it, whatever is returned later (CAV-175, CAV-G38)."""
    if not in_gold_deck(cavern.state):
        ending.trigger(cavern, "gold")


def _receive(cavern: Cavern, seat: Seat, card: str) -> tuple[Task, ...]:
    """Use a treasure that has to be used when it is collected; return what is left to be done for it."""
    known = content().treasures[card]
    if known.moment != "receipt":
        return ()
    cavern.tell(gains.Receipt(cavern.name(seat), card))
    mark_used(cavern, seat, card)
    match known.effect:
        case "xp":
            gain_xp(cavern, seat, 1)
            return ()
        case "gold":
            return (Reward(seat, gold=1),)
        case _:
            return (Recalling(seat),)


def mark_used(cavern: Cavern, seat: Seat, card: str) -> None:
    """Mark a treasure whose ability was revealed; it is facedown again, unless it lay faceup, and scores (CAV-144)."""
    held = list(cavern.player(seat).treasure)
    place = next(place for place, item in enumerate(held) if item.card == card and not item.used)
    held[place] = replace(held[place], used=True)
    cavern.set_player(seat, treasure=tuple(held))


def flips(state: State, task: Flipping) -> tuple[Flip, ...]:
    """Return the cards between which the owner chooses, each kind once, the least first (CAV-G39)."""
    cards = facedown(state.players[task.seat], task.deck)
    worth = (lambda card: int(card)) if task.deck == "gold" else (lambda card: content().treasures[card].value)
    return tuple(Flip(card) for card in sorted(dict.fromkeys(cards), key=worth))


def flip_rule(task: Flipping) -> str:
    """Return the rule by which own cards are turned."""
    return "CAV-178" if task.deck == "gold" else "CAV-180"


def default_flip(state: State, task: Flipping) -> Flip:
    """Return the card that is turned for an owner who stays away: the one collected first, which says least of the rest."""
    return Flip(facedown(state.players[task.seat], task.deck)[0])


def flip_forced(cavern: Cavern, task: Flipping) -> bool:
    """Turn cards where nothing is to be chosen: none or all that are facedown; return whether that was so.

    Only the number of facedown cards decides, which is public, never what they are. How many turn is told first.
    """
    cards = facedown(cavern.player(task.seat), task.deck)
    if not task.told:
        cavern.amend(told=True)
        cavern.tell(gains.Short(cavern.name(task.seat), task.deck, min(task.count, len(cards))))
    if len(cards) > task.count:
        return False
    cavern.finish()
    for card in cards:
        _turn(cavern, task, card)
    return True


def flip(cavern: Cavern, task: Flipping, card: str) -> None:
    """Turn the card that its owner chose faceup for the rest of the game (CAV-178, CAV-180)."""
    if task.count > 1:
        cavern.amend(count=task.count - 1)
    else:
        cavern.finish()
    _turn(cavern, task, card)


def _turn(cavern: Cavern, task: Flipping, card: str) -> None:
    player = cavern.player(task.seat)
    if task.deck == "gold":
        gold = list(player.gold)
        gold[gold.index(Gold(int(card)))] = Gold(int(card), up=True)
        cavern.set_player(task.seat, gold=tuple(gold))
    else:
        held = list(player.treasure)
        # A used one first: what an unused one can do stays unknown.
        place = next(held.index(item) for item in (Holding(card, used=True), Holding(card)) if item in held)
        held[place] = replace(held[place], up=True)
        cavern.set_player(task.seat, treasure=tuple(held))
    cavern.tell(gains.Flipped(cavern.name(task.seat), task.deck, card))
