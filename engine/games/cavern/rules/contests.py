"""Battles, Fights and Tests: who is asked before and after each roll, what a roll comes to, and what it brings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Pass, Roll

from ..state.board import Room, board_of
from ..state.catalogue import refused
from ..state.content import Option, content, option_at
from ..state.delvers import inside, seats_inside
from ..state.moves import Reroll, Reveal, Spend
from ..state.state import (
    MONSTER,
    MOST_SHOWN,
    Clearing,
    Contest,
    Encountering,
    Player,
    Reward,
    State,
    Task,
    ability,
    may_hold,
    shows,
    usable,
)
from ..state.state import Roll as Rolled
from . import beast, contracts
from .dice import BOUGHT, MUCH_SPOILS, PRESSED, cast, in_hand, pool, rerolled, result, rift_bonus, total
from .encounters import brought, conclude
from .events import extras, resolving
from .odds import shares
from .progress import Cavern
from .rewards import gain_xp, lay_out, pay_xp
from .treasures import refuse_reveal, reveal

AT_ONCE = ("1", "2", "3")
"""For so many XP dice are bought and rolled in one move; more are bought one by one before."""


def begin_battle(cavern: Cavern, room: Room) -> None:
    """Begin a room's Battle: its players roll in order from the current player (CAV-004, CAV-128, CAV-129, CAV-G46)."""
    seats = seats_inside(cavern.state, room)
    lurks = beast.lurks(cavern.state, room)
    cavern.push(Contest("battle", room.spot, seats, room.bags, room.chests, beast=lurks))
    cavern.tell(resolving.Battle(tuple(map(cavern.name, seats)), (room.bags, room.chests)))


def asked(state: State, contest: Contest) -> bool:
    """Return whether the game waits for the roller, before or after the roll (CAV-G27, CAV-G55, CAV-G65).

    It does if, by public knowledge, the roller might do something now that decides anything. What facedown cards are plays
    no part. Who wants to be asked about XP alone is asked about them only before a roll in a Battle. A Test that is passed
    is kept without a word, unless a Contract may hang on what was rolled.
    """
    player = state.players[contest.seat]
    if contest.rerolls:
        return True
    if player.swift == "both" or (player.swift == "after" and contest.stage == "after"):
        return False
    before, always = contest.stage == "before", player.swift == "always"
    holds = may_hold if always or (before and contest.kind == "battle") else shows
    if before:
        return player.xp > 0 or holds(player, "before")
    again = ability(player) == "reroll" and player.xp > 0 and not contest.reworked
    return (again or holds(player, "after")) and (bool(always and state.contracts) or not passed(contest))


def waits(player: Player, moment: str) -> bool:
    """Return whether the game waits for a player at a moment of a roll that is not decided, whatever their facedown cards
    are: for XP that can be spent then, or a treasure that lies faceup (CAV-G55)."""
    return (player.xp > 0 and (moment == "before" or ability(player) == "reroll")) or shows(player, moment)


SWIFT: Mapping[str, Literal["", "after", "both", "always"]] = {"on": "", "before": "after", "off": "both", "all": "always"}
"""When a seat is asked around its rolls, by what it said of prompts."""


def passed(contest: Contest) -> bool:
    """Return whether the newest roll has passed a Test, which more could not pass any better (CAV-157..160, CAV-G35)."""
    if contest.kind != "test" or not contest.rolls:
        return False
    combat, spoils = result(contest.rolls[-1])
    option = option_at(contest.card, contest.option)
    return (combat if option.kind == "combat" else spoils) >= option.need


def loses_all_xp(state: State, contest: Contest) -> bool:
    """Return whether the roller loses all the XP it has, whatever it rolls, so that paying it costs nothing (CAV-G50)."""
    xp = state.players[contest.seat].xp
    if not contest.card or not xp:
        return False
    option = option_at(contest.card, contest.option)
    return option.always and xp + option.gain.xp <= 0


def settings(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what an awaited seat may say of prompts: when it is asked about its roll or what leads to one, or to go back
    as it lays a tile (CAV-G65).
    """
    swift = state.players[seat].swift
    rolling = bool(state.agenda) and isinstance(state.agenda[0], Contest | Encountering)
    if rolling or (swift in ("after", "both") and not state.agenda and state.step == "place"):
        return tuple(setting for setting, means in SWIFT.items() if means != swift)
    return ()


def refuse_setting(state: State, seat: Seat, setting: str) -> IllegalMove | None:
    """Return why an awaited seat cannot say that of prompts now, ``None`` when it can."""
    if setting not in SWIFT:
        return refused("prompts-named", "CAV-G27", names=tuple(SWIFT))
    if SWIFT[setting] == state.players[seat].swift:
        return refused("prompts-already", "CAV-G27", name=setting)
    if setting not in settings(state, seat):
        return refused("prompts-not-now", "CAV-G27")
    return None


def go_on(cavern: Cavern, contest: Contest) -> bool:
    """Take the contest first on the agenda one step further; return ``False`` where it waits for a seat."""
    if contest.rolling == len(contest.seats):
        _settle(cavern, contest)
    elif asked(cavern.state, contest):
        return False
    elif contest.stage == "before":
        _roll(cavern, contest)
    else:
        _next(cavern, contest)
    return True


def legal(state: State, contest: Contest) -> Iterator[Move]:
    """Yield what the roller may do now; of the rerolls only the likeliest, for any dice may be named. Who may pay XP to
    roll again does both in one move, or pays first."""
    seat = contest.seat
    if contest.rerolls:
        yield from (Reroll(dice) for dice in reroll_choices(contest.rolls[-1]))
        yield Pass()
        return
    yield Roll() if contest.stage == "before" else Pass()
    if contest.stage == "after" and refuse_spend(state, contest, "ability") is None:
        yield from map(Reroll, reroll_choices(contest.rolls[-1]))
    yield from (Spend(on) for on in (*AT_ONCE, "dice", "ability") if refuse_spend(state, contest, on) is None)
    yield from (Reveal(card) for card in usable(state.players[seat], contest.stage))


def reroll_choices(roll: Rolled) -> tuple[str, ...]:
    """Return the dice that are offered for a reroll: each alone, all, all without Combat, all without Spoils."""
    totals = [total((die,)) for die in roll.dice]
    every = range(len(totals))
    offered = [
        *((place,) for place in every),
        tuple(every),
        tuple(place for place in every if not totals[place][0]),
        tuple(place for place in every if not totals[place][1]),
    ]
    return tuple(dict.fromkeys(",".join(str(place + 1) for place in places) for places in offered if places))


def answer(cavern: Cavern, contest: Contest, move: Move) -> None:
    """Carry out what the roller does, with a verb of `legal`; `IllegalMove` names the rule against it."""
    seat = contest.seat
    match move:
        case Roll():
            _roll(cavern, contest)
        case Pass():
            cavern.tell(resolving.Stood(cavern.name(seat)))
            if contest.rerolls:
                cavern.amend(rerolls=0)
            else:
                _next(cavern, contest)
        case Spend(on):
            heed(refuse_spend(cavern.state, contest, on))
            _spend(cavern, contest, on)
        case Reveal(card):
            heed(refuse_reveal(cavern.state, seat, card, contest.stage))
            reveal(cavern, seat, card)
        case Reroll(dice):
            places = read_dice(dice, len(contest.rolls[-1].dice))
            if not contest.rerolls:
                heed(refuse_spend(cavern.state, contest, "ability"))
                _spend(cavern, contest, "ability")
            _reroll(cavern, _under_way(cavern), places)


def _under_way(cavern: Cavern) -> Contest:
    """Return the contest first on the agenda."""
    (contest, *_) = cavern.state.agenda
    assert isinstance(contest, Contest)
    return contest


def refuse_spend(state: State, contest: Contest, on: str) -> IllegalMove | None:
    """Return why the roller cannot pay 1 XP for "dice" or the "ability" now, or so many XP for dice rolled at once.

    ``None`` when they can.
    """
    player = state.players[contest.seat]
    before = contest.stage == "before"
    if on not in (*AT_ONCE, "dice", "ability"):
        return refused("no-such-spending", "CAV-171")
    if on != "ability" and not before:
        return refused("dice-too-late", "CAV-171")
    if on == "ability":
        wanted = "red" if before else "reroll"
        if ability(player) != wanted or (wanted == "red" and contest.kind == "test"):
            return refused("ability-idle", "CAV-G30", before=before)
        if contest.reworked:
            return refused("ability-used", "CAV-G30")
    if on in AT_ONCE and 0 < player.xp < int(on):
        return refused("xp-too-few", "CAV-171", price=int(on), xp=player.xp)
    rule = "CAV-174" if on == "ability" else "CAV-171"
    return None if player.xp else refused("xp-none", rule, price=int(on) if on in AT_ONCE else 1)


def read_dice(text: str, count: int) -> tuple[int, ...]:
    """Return the places (from 0) of dice that are named by their numbers from the left, "1,3"; else `IllegalMove`."""
    words = re.split(r"[,\s]+", text.strip(", "))
    numbers = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 4]
    if (
        len(numbers) != len(words)
        or len(set(numbers)) != len(numbers)
        or not all(1 <= number <= count for number in numbers)
    ):
        raise refused("no-such-dice", "CAV-G30", most=count)
    return tuple(sorted(number - 1 for number in numbers))


def _spend(cavern: Cavern, contest: Contest, on: str) -> None:
    seat = contest.seat
    price = int(on) if on in AT_ONCE else 1
    pay_xp(cavern, seat, price)
    if on in AT_ONCE or on == "dice":
        bought = (*contest.bought, *BOUGHT * price)
        cavern.amend(bought=bought)
        cavern.tell(resolving.Bought(cavern.name(seat), "dice", price))
        if on in AT_ONCE:
            _roll(cavern, replace(contest, bought=bought))
    elif contest.stage == "before":
        cavern.amend(bought=(*contest.bought, *PRESSED))
        cavern.tell(resolving.Bought(cavern.name(seat), "red"))
    else:
        cavern.amend(rerolls=contest.rerolls + 1, reworked=True, staked=sum(result(contest.rolls[-1])))
        cavern.tell(resolving.Bought(cavern.name(seat), "reroll"))


def _roll(cavern: Cavern, contest: Contest) -> None:
    """Roll the dice of all own Delvers in the room and those bought; Rift Delvers add to Battles and Fights (CAV-G48)."""
    seat = contest.seat
    room = board_of(cavern.state).room(contest.room)
    kinds = [sent.kind for sent in inside(cavern.state, room) if sent.seat == seat]
    colours, owed = in_hand(pool(kinds, contest.bought))
    rift = rift_bonus(kinds) if room.rift and contest.kind != "test" else 0
    roll = Rolled(seat, cast(cavern.dice, colours), rift, tuple(kinds))
    cavern.amend(rolls=(*contest.rolls, roll), stage="after", bought=())
    _tell_roll(cavern, roll, owed=owed)


def _reroll(cavern: Cavern, contest: Contest, places: Sequence[int]) -> None:
    """Roll some dice again; an XP that was paid for it comes back where that brings no more than before (CAV-G30)."""
    roll = rerolled(cavern.dice, contest.rolls[-1], places)
    cavern.amend(rolls=(*contest.rolls[:-1], roll), rerolls=contest.rerolls - 1, staked=-1)
    _tell_roll(cavern, roll, again=True)
    if sum(result(roll)) <= contest.staked:
        gain_xp(cavern, contest.seat, 1)


def _tell_roll(cavern: Cavern, roll: Rolled, *, again: bool = False, owed: int = 0) -> None:
    """Tell what a seat or the monster rolled, and the totals (CAV-130)."""
    who = "" if roll.seat == MONSTER else cavern.name(roll.seat)
    cavern.tell(resolving.Rolled(who, resolving.dice_words(roll.dice), *result(roll), roll.rift, again, owed))


def _next(cavern: Cavern, contest: Contest) -> None:
    cavern.amend(rolling=contest.rolling + 1, stage="before", bought=(), rerolls=0, reworked=False, staked=-1)


def _settle(cavern: Cavern, contest: Contest) -> None:
    cavern.finish()
    if contest.kind == "battle":
        _show(cavern, contest)
        _settle_battle(cavern, contest)
    elif contest.kind == "fight":
        _settle_fight(cavern, contest)
    else:
        _show(cavern, contest)
        conclude(cavern, contest, "test", success=passed(contest))
        if contest.beast:
            beast.meet(cavern, contest.seats[0], result(contest.rolls[-1])[0])
        contracts.note_rolls(cavern, contest)


def _show(cavern: Cavern, contest: Contest) -> None:
    cavern.change(shown=(*cavern.state.shown, contest)[-MOST_SHOWN:], settled=cavern.state.settled + 1)


def _settle_fight(cavern: Cavern, contest: Contest) -> None:
    """Roll for the monster, then compare: Combat decides, more Spoils than it pay either way (CAV-161..166, CAV-G34)."""
    monster = option_at(contest.card, contest.option).dice
    colours, owed = in_hand(monster)
    roll = Rolled(MONSTER, cast(cavern.dice, colours))
    fought = replace(contest, rolls=(*contest.rolls, roll))
    _tell_roll(cavern, roll, owed=owed)
    _show(cavern, fought)
    (own_combat, own_spoils), (combat, _) = (result(roll) for roll in fought.rolls)
    (seat,), most = contest.seats, most_spoils(fought)
    extra: tuple[Task, ...] = (_for_spoils(seat, own_spoils),) if most is not None and most.seat == seat else ()
    conclude(cavern, fought, "fight", success=own_combat >= combat, extra=extra)
    if extra:
        cavern.tell(resolving.Spoils(cavern.name(seat), own_spoils >= MUCH_SPOILS))
    contracts.note_rolls(cavern, fought)


def _for_spoils(seat: Seat, spoils: int) -> Reward:
    return Reward(seat, treasure=1) if spoils >= MUCH_SPOILS else Reward(seat, gold=1)


def _settle_battle(cavern: Cavern, contest: Contest) -> None:
    """Rank all, lay out the loot, hand it out in rank order, then reward the most Spoils (CAV-131, CAV-134..139).

    The winner has the Treasure of all Chests (CAV-037), unless the beast keeps it (CAV-G75). CAV-146..151 are an example.
    """
    lay_out(cavern, contest.bags)
    chests = treasure_of(contest)
    tasks: list[Task] = []
    names = tuple(map(cavern.name, ranks(contest)))
    for place, (seat, gold) in enumerate(zip(ranks(contest), shares(contest.bags, len(contest.seats)), strict=True)):
        treasure = 0 if place else chests
        cavern.tell(resolving.Won(names[place], place + 1, gold, treasure, () if place else names[1:]))
        if gold or treasure:
            tasks.append(Reward(seat, gold, treasure, loot=True))
    tasks.append(Clearing())
    most = most_spoils(contest)
    if most is None:
        cavern.tell(resolving.NoSpoils("tie" if any(result(roll)[1] for roll in contest.rolls) else "none"))
    else:
        spoils = result(most)[1]
        cavern.tell(resolving.Spoils(cavern.name(most.seat), spoils >= MUCH_SPOILS))
        tasks.append(_for_spoils(most.seat, spoils))
    cavern.push(*tasks)
    winner = ranks(contest)[0]
    if contest.beast and not beast.meet(cavern, winner, best_combat(contest)):
        cavern.tell(extras.Guarded(contest.chests))
    contracts.note_rolls(cavern, contest, winner)


def best_combat(contest: Contest) -> int:
    """Return the most Combat that was rolled."""
    return max((result(roll)[0] for roll in contest.rolls), default=0)


def treasure_of(contest: Contest) -> int:
    """Return the Treasure that the winner of a Battle has: none where the beast is and stays (CAV-G75)."""
    return 0 if contest.beast and best_combat(contest) < content().beast.need else contest.chests


def most_spoils(contest: Contest) -> Rolled | None:
    """Return the roll that is rewarded for its Spoils, ``None`` where none is (CAV-137, CAV-140, CAV-G44).

    Of a Fight it may be the monster's, which is given nothing (CAV-165, CAV-166); in a Test Spoils bring nothing.
    """
    most = max((result(roll)[1] for roll in contest.rolls), default=0)
    best = [roll for roll in contest.rolls if result(roll)[1] == most]
    return best[0] if most and len(best) == 1 and contest.kind != "test" else None


def ranks(contest: Contest) -> tuple[Seat, ...]:
    """Return the seats of a Battle by Combat; of equals the earlier roller ranks higher (CAV-132, CAV-G46, CAV-G47)."""
    return tuple(roll.seat for roll in sorted(contest.rolls, key=lambda roll: -result(roll)[0]))


# What came of one that is settled.


def option_of(contest: Contest) -> Option | None:
    """Return the option that led to a Fight or Test."""
    return option_at(contest.card, contest.option) if contest.card else None


def prizes_of(contest: Contest) -> dict[Seat, tuple[int, int]]:
    """Return the Gold and the Treasure cards that each player gets of a contest that is settled, for Spoils too."""
    won: dict[Seat, tuple[int, int]] = {}
    if contest.kind == "battle":
        order = ranks(contest)
        for place, (seat, gold) in enumerate(zip(order, shares(contest.bags, len(order)), strict=True)):
            won[seat] = gold, 0 if place else treasure_of(contest)
    else:
        seat = contest.seats[0]
        won[seat] = brought(contest, option_of(contest), success=best_of(contest) == seat)
    most = most_spoils(contest)
    if most is not None and most.seat in won:
        gold, treasure = won[most.seat]
        rich = result(most)[1] >= MUCH_SPOILS
        won[most.seat] = gold + (not rich), treasure + rich
    return won


def best_of(contest: Contest) -> Seat | None:
    """Return who came off best: the winner of a Battle or Fight, the player who passed a Test, else none."""
    if not contest.rolls:
        return None
    if contest.kind == "battle":
        return ranks(contest)[0]
    seat, combat, spoils = contest.seats[0], *result(contest.rolls[0])
    option = option_of(contest)
    if contest.kind == "test" and option is not None:
        return seat if (combat if option.kind == "combat" else spoils) >= option.need else None
    theirs = next((result(roll)[0] for roll in contest.rolls if roll.seat == MONSTER), 0)
    return seat if combat >= theirs else MONSTER
