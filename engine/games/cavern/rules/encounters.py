"""Encounters: a lone player hears a story and two titles, chooses, and takes what comes of it (CAV-005, CAV-113).

The example of the source is CAV-120..125 with CAV-126 and CAV-127.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.needs import Need, first_unmet
from engine.core.verbs import Choose

from ..state.board import Room, board_of
from ..state.content import BEAST, Gain, Option, option_at
from ..state.moves import Spend
from ..state.state import Contest, Encountering, Reward, State, Task, ability, clockwise
from . import beast
from .events import extras, gains, resolving
from .needs import need
from .progress import Cavern
from .rewards import collect_now, gain_xp, pay_xp


def reader(state: State, seat: Seat) -> str:
    """Return who reads to a seat: the next player clockwise from it, on any player's turn (CAV-G49); "" for one."""
    return "" if state.solo else state.names[clockwise(state, seat)[1]]


def meet(cavern: Cavern, room: Room, seat: Seat) -> None:
    """Have an Encounter read to the only player in a room (CAV-115, CAV-116), unless the beast is there (CAV-G75)."""
    if beast.lurks(cavern.state, room):
        cavern.push(Contest("test", room.spot, (seat,), room.bags, room.chests, card=BEAST, beast=True))
        cavern.tell(extras.Lurking(cavern.name(seat)))
        return
    card = _draw(cavern)
    cavern.push(Encountering(room.spot, seat, card))
    cavern.tell(resolving.Encounter(cavern.name(seat), reader(cavern.state, seat), card))


def _draw(cavern: Cavern) -> str:
    """Draw an Encounter card; an empty deck is made anew from the discards first (CAV-119)."""
    deck = cavern.state.encounters
    if not deck:
        deck = cavern.dice.shuffled(cavern.state.met)
        cavern.change(met=())
    cavern.change(encounters=deck[1:])
    return deck[0]


def legal(state: State, task: Encountering) -> tuple[Move, ...]:
    """Return both options, which may always be chosen (CAV-G50), and another card where the faction's ability gives it."""
    moves: tuple[Move, ...] = (Choose("1"), Choose("2"))
    return moves if first_unmet(REDRAW, state, task) else (*moves, Spend("ability"))


REDRAW: tuple[Need[State], ...] = (
    need("ability-useless", "CAV-174", lambda state, task: ability(state.players[task.seat]) == "redraw"),
    need("encounter-heard", "CAV-G30", lambda state, task: not task.redrawn),
    need("xp-none", "CAV-174", lambda state, task: state.players[task.seat].xp > 0, price=1),
)
"""What it needs to hear another Encounter instead."""


def redraw(cavern: Cavern, task: Encountering) -> None:
    """Pay 1 XP, discard the Encounter and have another read (CAV-174, CAV-G30)."""
    pay_xp(cavern, task.seat)
    cavern.change(met=(*cavern.state.met, task.card))
    card = _draw(cavern)
    cavern.amend(card=card, redrawn=True)
    collect_now(cavern, Reward(task.seat, gold=1))
    cavern.tell(resolving.Encounter(cavern.name(task.seat), reader(cavern.state, task.seat), card, again=True))


def choose(cavern: Cavern, task: Encountering, number: int) -> None:
    """Carry out option 1 or 2 (CAV-117): pay its price, then Succeed, Fail, or go on to a Test or a Fight.

    A price that cannot be paid means Fail (CAV-G33).
    """
    place = number - 1
    option = option_at(task.card, place)
    room = board_of(cavern.state).room(task.room)
    cavern.tell(resolving.Chose(cavern.name(task.seat), task.card, place))
    cavern.finish()
    ending = Contest(
        "fight" if option.kind == "fight" else "test",
        task.room,
        (task.seat,),
        room.bags,
        room.chests,
        card=task.card,
        option=place,
    )
    priced = bool(option.price_xp or option.price_gold)
    if priced and not _pay(cavern, task.seat, option):
        conclude(cavern, ending, "price", success=False)
    elif option.kind in ("succeed", "fail"):
        conclude(cavern, ending, "price" if priced else "choice", success=option.kind == "succeed")
    else:
        cavern.push(ending)


def _pay(cavern: Cavern, seat: Seat, option: Option) -> bool:
    """Pay the whole price of an option, or nothing; return whether it was paid.

    Gold is paid with the facedown cards worth least, so that what goes says nothing of what stays. Faceup cards are paid
    only where there are no others. All go under the deck.
    """
    player = cavern.player(seat)
    if player.xp < option.price_xp or len(player.gold) < option.price_gold:
        return False
    pay_xp(cavern, seat, option.price_xp)
    held = list(player.gold)
    paid = sorted(held, key=lambda card: (card.up, card.value))[: option.price_gold]
    for card in paid:
        held.remove(card)
    cavern.set_player(seat, gold=tuple(held))
    cavern.change(gold=(*cavern.state.gold, *(card.value for card in paid)))
    cavern.tell(gains.Paid(cavern.name(seat), option.price_xp, option.price_gold))
    if paid:
        cavern.tell(gains.PaidOwn(tuple(card.worth for card in paid)), to=(seat,))
    return True


def conclude(cavern: Cavern, contest: Contest, why: resolving.Why, *, success: bool, extra: Sequence[Task] = ()) -> None:
    """Settle an Encounter: its card is discarded, and the rewards are put on the agenda (CAV-118, CAV-153, CAV-156).

    The option's gain comes with the loot, in the same collecting;
    ``extra`` comes after it.
    """
    (seat,) = contest.seats
    if not contest.beast:
        cavern.change(met=(*cavern.state.met, contest.card))
    fought = (contest.card, contest.option) if why == "fight" else ("", 0)
    cavern.tell((resolving.Succeeded if success else resolving.Failed)(cavern.name(seat), why, *fought))
    option = option_at(contest.card, contest.option)
    gain_xp(cavern, seat, option.gained(success=success).xp)
    gold, treasure = brought(contest, option, success=success)
    tasks: list[Task] = [Reward(seat, gold, treasure)] if gold or treasure else []
    cavern.push(*tasks, *extra)


def brought(contest: Contest, option: Option | None, *, success: bool) -> tuple[int, int]:
    """Return the Gold and Treasure cards that an Encounter brings, those for Spoils apart; ``None``: no gain with them.

    Success gives a Gold per Bag and a Treasure per Chest, failure half the Gold, rounded down, and no Treasure (CAV-153,
    CAV-155, CAV-156).
    """
    gain = option.gained(success=success) if option is not None else Gain()
    gold, treasure = (contest.bags, contest.chests) if success else (contest.bags // 2, 0)
    return gold + gain.gold, treasure + gain.treasure
