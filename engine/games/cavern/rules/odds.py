"""How likely a player has the best of a contest, computed exactly: with these dice, or with others."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate, permutations
from math import prod
from typing import NamedTuple

from engine.core.game import Seat

from ..state.board import Room, board_of
from ..state.content import content, option_at
from ..state.delvers import inside
from ..state.state import Contest, State, ability
from . import buying
from .buying import Buys
from .dice import BOUGHT, MUCH_SPOILS, PRESSED, pool, result, rift_bonus, total
from .ending import MEAN_GOLD, MEAN_TREASURE, kept_for_later, price_of_xp
from .totals import Kinds, chances, combats, likely

STAKE = 0.1
"""How much of an XP it costs to roll again, which is given back where that is no better."""
SENT = 3
"""How much likelier a hidden Delver with more Combat was sent to a Battle: by that power of it. So of 60 games' Battles as
many are won as it is told."""


def succeeds(state: State, contest: Contest, more: Sequence[str] = (), *, second: bool = False) -> float | None:
    """Return the chance that the roller, who is about to roll, passes a Test, wins a Fight, or ranks first in a Battle;
    ``second``: first or second. The roller has dice ``more`` of these colours (CAV-132, CAV-157 to CAV-163, CAV-G35).
    ``None`` in a Battle with a Delver who is not known.
    """
    room = board_of(state).room(contest.room)
    kinds = [sent.kind for sent in inside(state, room) if sent.seat == contest.seat]
    if not _is_known(kinds):
        return None
    rift = rift_bonus(kinds) if room.rift and contest.kind != "test" else 0
    return _enough(state, contest, (*pool(kinds, contest.bought), *more), (rift, 0), second=second)


class Bid(NamedTuple):
    """How likely a seat wins a Battle that it begins, with as much XP paid for dice as is worth it, ``last``: all of it.

    Where the winner gets no more than the other (``even``) it is how likely its Spoils are the most, with no XP. ``sure``:
    all Delvers there are known. ``worth``: the points to expect of it, what the XP is worth taken off.
    ``spoils``: how likely its Spoils are the most if no XP is paid. ``bare``: how likely it wins then, and with no card.
    ``cards``: the own Treasure cards that add dice and are worth it.
    """

    chance: float
    xp: int
    last: bool = False
    even: bool = False
    sure: bool = True
    worth: float = 0.0
    spoils: float = 0.0
    bare: float = 0.0
    cards: tuple[str, ...] = ()


def battle_chance(state: State, seat: Seat, found: Room, more: Sequence[str] = (), paid: int = 0) -> Bid | None:
    """Return how likely a seat wins the Battle for a room that it closes, with ``more`` Delvers in it.

    It has ``paid`` so much XP before, and takes what is advised then: all that XP and its cards allow is weighed.
    ``None`` for no Battle, and where there is nothing to win.
    """
    kinds: dict[Seat, list[str]] = {seat: [*more]}
    for sent in inside(state, found):
        kinds.setdefault(sent.seat, []).append(sent.kind)
    # Of two the first takes half of the Gold, the second half of what is left, both rounded down (CAV-036).
    gold = shares(found.bags, len(kinds))
    if len(kinds) < 2:
        return None
    sure = all(map(_is_known, kinds.values()))
    own, *others = (_of_any(state, other, kinds[other], rift=False, power=SENT) for other in kinds)
    spoils = sum(share * _most_spoils(roller.dice, others) for roller, share in own)
    if not found.chests and (gold[0] == 0 or (len(kinds) == 2 and gold[0] == gold[1])):
        return Bid(spoils, 0, even=True, sure=sure)
    bid = battles(state, kinds, seat, (found.bags, found.chests), rift=found.rift, paid=paid, sums=True)
    return bid._replace(sure=sure, spoils=spoils)


def _most_spoils(dice: Kinds, others: Sequence[AnyOf]) -> float:
    """Return how likely dice come to more Spoils than those of all others, who buy nothing (CAV-137)."""
    return sum(
        chance * prod(sum(share * fewer_spoils(roller.dice, spoils) for roller, share in other) for other in others)
        for spoils, chance in _spoils(dice).items()
        if spoils
    )


def battles(
    state: State,
    kinds: Mapping[Seat, Sequence[str]],
    seat: Seat,
    loot: tuple[int, int],
    *,
    rift: bool,
    paid: int = 0,
    sums: bool = False,
) -> Bid:
    """Return how likely a seat ranks first in a Battle which its own tile begins, and what XP it pays for that.

    It rolls first and wins ties (CAV-131); what is fought for is ``loot``. ``kinds`` are the Delvers of each seat there;
    one that is not known is any of its faction. All buy the dice that are worth more to them than the XP, one after the
    other. With ``sums`` the seat buys as many as are worth most.
    """
    power = SENT if sums else 1
    own, *others = (
        _of_any(state, other, kinds[other], rift, power) for other in (seat, *(other for other in kinds if other != seat))
    )
    order = Order(shares(loot[0], len(kinds)), loot[1], price_of_xp(state), (), tuple(others))
    cards = _cards(state, seat) if sums else ()
    keeping = kept_for_later(state)
    bids = [(share, _bid(order, roller._replace(xp=roller.xp - paid), sums, cards, keeping)) for roller, share in own]
    xp = min(bid.xp for _, bid in bids)
    chance, worth = sum(share * bid.chance for share, bid in bids), sum(share * bid.worth for share, bid in bids)
    bare = sum(share * bid.bare for share, bid in bids)
    used = max(bids, key=lambda item: item[0])[1].cards
    return Bid(chance, xp, 0 < xp == state.players[seat].xp - paid, worth=worth, bare=bare, cards=used)


def _cards(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the cards that a seat is asked about before it rolls in a Battle."""
    player = state.players[seat]
    return buying.cards_for_dice(player) if player.swift != "both" else ()


class Roller(NamedTuple):
    """What a seat rolls in a Battle: its dice, sorted, the Combat of a Rift, the XP it may pay, its band's ability."""

    dice: Kinds
    rift: int
    xp: int
    ability: str

    def offers(self) -> tuple[Roller, ...]:
        """Return what it may roll for 1 XP more."""
        if not self.xp:
            return ()
        more = (replaced(self, BOUGHT, self.ability),)
        return (*more, replaced(self, PRESSED, "")) if self.ability == "red" else more


def replaced(roller: Roller, more: Sequence[str], able: str) -> Roller:
    """Return a roller who has paid 1 XP for dice ``more``."""
    return Roller(tuple(sorted((*roller.dice, *more))), roller.rift, roller.xp - 1, able)


AnyOf = tuple[tuple[Roller, float], ...]
"""What a seat may roll, each way with how likely it is."""


def _roller(state: State, seat: Seat, kinds: Sequence[str], rift: bool) -> Roller:
    player = state.players[seat]
    asked = player.swift != "both"
    able = ability(player) if asked and not (ability(player) == "reroll" and player.swift == "after") else ""
    dice = tuple(sorted(pool(kinds, ())))
    return Roller(dice, rift_bonus(kinds) if rift else 0, player.xp if asked else 0, able)


def _of_any(state: State, seat: Seat, kinds: Sequence[str], rift: bool, power: int = 1) -> AnyOf:
    """Return how likely a seat rolls what. A Delver that is not known is any of its band that lies open nowhere, likelier
    one with much Combat (by this ``power`` of it): such are sent to Battles."""
    known = [kind for kind in kinds if _is_known((kind,))]
    left: Counter[str] = Counter(content().band.factions[state.players[seat].faction].delvers)
    left -= Counter(sent.kind for sent in state.delvers if sent.seat == seat)
    parties = [*permutations(left.elements(), len(kinds) - len(known))]
    found: dict[Roller, float] = defaultdict(float)
    for party in parties:
        found[_roller(state, seat, (*known, *party), rift)] += prod(map(_usual_combat, party)) ** power
    every = sum(found.values())
    return tuple((roller, share / every) for roller, share in found.items())


@cache
def _usual_combat(kind: str) -> float:
    return sum(share * combat for combat, share in combats(tuple(sorted(pool((kind,)))), 0).items())


def shares(bags: int, players: int) -> tuple[int, ...]:
    """Return the Gold of each rank: half of what is left of a card for each Bag, rounded down (CAV-036, CAV-G43).

    The fourth of four gets none (CAV-G42).
    """
    given: list[int] = []
    for place in range(players):
        given.append((bags - sum(given)) // 2 if place < 3 else 0)
    return tuple(given)


class Order(NamedTuple):
    """A Battle as one who rolls sees it.

    It has the Gold of each rank, the Treasure of the first, and what an XP is worth. ``before`` are the Combat and the
    Spoils that were rolled, ``later`` what those roll who are still to come.
    """

    gold: tuple[int, ...]
    chests: int
    price: float
    before: tuple[tuple[int, int], ...]
    later: tuple[AnyOf, ...]

    def ranks(self, combat: int, spoils: int) -> list[float]:
        """Return how likely a total has each rank: behind those before with as much Combat, and those after with more
        (CAV-131, CAV-132, CAV-145, CAV-171, CAV-G46, CAV-G47)."""
        return self._ranks(combat, self._replies(combat, spoils))

    def _ranks(self, combat: int, replies: Replies) -> list[float]:
        passing = [float(theirs >= combat) for theirs, _ in self.before]
        passing += [sum(share * passes_by(*reply, combat) for reply, share in of) for of in replies]
        found = [1.0]
        for chance in passing:
            found = [a * (1 - chance) + b * chance for a, b in zip((*found, 0.0), (0.0, *found), strict=True)]
        return found

    def worth(self, combat: int, spoils: int) -> float:
        """Return the points that a total can expect, its Spoils included (CAV-134 to CAV-140)."""
        replies = self._replies(combat, spoils)
        ranks = self._ranks(combat, replies)
        points = sum(chance * share * MEAN_GOLD for chance, share in zip(ranks, self.gold, strict=True))
        most = float(all(spoils > theirs for _, theirs in self.before))
        for of in replies if most else ():
            most *= sum(share * fewer_spoils(dice, spoils) for (dice, *_), share in of)
        return points + ranks[0] * self.chests * MEAN_TREASURE + most * card_for(spoils)

    def _replies(self, combat: int, spoils: int) -> Replies:
        if not self.later:
            return []
        most = max((combat, *(theirs for theirs, _ in self.before)))
        goods = max((spoils, *(theirs for _, theirs in self.before)))
        more = (self.gold[0] - self.gold[1]) * MEAN_GOLD + self.chests * MEAN_TREASURE
        return [[(_reply(roller, most, goods, more, self.price), share) for roller, share in of] for of in self.later]


@lru_cache(maxsize=256)
def _ranks_in(order: Order) -> Callable[[int, int], list[float]]:
    """Return `Order.ranks`, each total computed once: labels, reasons and hints ask for the same ones."""
    return cache(order.ranks)


@lru_cache(maxsize=4096)
def _bid(order: Order, roller: Roller, sums: bool, cards: tuple[str, ...] = (), keeping: float = 0.0) -> Bid:
    """Return how likely a roller wins who pays XP as long as what it is likely to bring is worth more than its price; with
    ``sums`` as much as is worth most, with such ``cards``."""
    worth_of, ranks = cache(order.worth), _ranks_in(order)

    def expects(of: Roller) -> float:
        return sum(share * worth_of(combat + of.rift, spoils) for (combat, spoils), share in likely(of.dice))

    def wins(of: Roller) -> float:
        found = sum(share * ranks(combat + of.rift, spoils)[0] for (combat, spoils), share in likely(of.dice))
        return min(found, 1.0)

    xp, bare, used = roller.xp, wins(roller), Buys()
    if sums:
        worth, used = plan(
            roller, cards, lambda combat, spoils: worth_of(combat + roller.rift, spoils), order.price, keeping
        )
        roller = after(roller, used)
        return Bid(bare if used == Buys() else wins(roller), used.xp, worth=worth, bare=bare, cards=used.cards)
    worth = expects(roller)
    while offers := [(expects(offer) - order.price, offer) for offer in roller.offers()]:
        if max(offers)[0] <= worth:
            break
        worth, roller = max(offers)
    return Bid(bare if roller.xp == xp else wins(roller), xp - roller.xp, worth=worth, bare=bare)


def after(roller: Roller, buys: Buys) -> Roller:
    """Return a roller who has taken something before the roll."""
    dice = tuple(sorted((*roller.dice, *buys.dice)))
    return roller._replace(dice=dice, xp=roller.xp - buys.xp)


def plan(
    roller: Roller, cards: Sequence[str], worth_of: Callable[[int, int], float], price: float, keeping: float
) -> tuple[float, Buys]:
    """Return what is best taken before a roll, and what the roll is worth then, its price taken off.

    ``worth_of`` a total, the Combat of a Rift not yet in it. An XP costs ``price``, and a card ``keeping``, as it is not
    kept for later. A band that can roll again may do so with an XP that is left. Offers of a Battle and the question before
    its roll both come from here, so what a button promises is what is advised then.
    """

    def worth(buys: Buys) -> float:
        of = after(roller, buys)
        found = likely(of.dice)
        now = expected = sum(share * worth_of(*totals) for totals, share in found)
        if of.ability == "reroll" and of.xp:
            expected += sum(share * max(0.0, now - worth_of(*totals) - price * STAKE) for totals, share in found)
        return expected - price * buys.xp - keeping * len(buys.cards)

    return buying.best(buying.ways(roller.xp, cards, own=roller.ability == "red"), worth)


Reply = tuple[Kinds, int, bool]
"""What one who rolls last rolls: dice, the Combat of a Rift, and whether dice without Combat are rolled again."""

Replies = list[list[tuple[Reply, float]]]
"""What each of those who still roll may roll, each way with how likely it is."""


@lru_cache(maxsize=1 << 16)
def _reply(roller: Roller, most: int, spoils: int, more: float, price: float) -> Reply:
    """Return what is rolled by one who has to pass so much Combat for the first place, or so many Spoils for a card.

    The first place is worth ``more``. XP is paid as long as that is likely to bring more than its ``price``; where an XP is
    left, a band that may roll again does so.
    """

    def expects(of: Roller) -> float:
        wins, pays_ = _at_least(of.dice)
        return more * wins[max(0, min(most - of.rift + 1, len(wins) - 1))] + pays_[min(spoils + 1, len(pays_) - 1)]

    worth = expects(roller)
    while offers := [(expects(offer) - price, offer) for offer in roller.offers()]:
        if max(offers)[0] <= worth:
            break
        worth, roller = max(offers)
    return roller.dice, roller.rift, roller.ability == "reroll" and roller.xp > 0


@cache
def passes_by(dice: Kinds, rift: int, again: bool, combat: int) -> float:
    """Return how likely dice come to more than some Combat; ``again``: those that show none are rolled again."""
    return sum(share for its, share in (_lifted(dice) if again else combats(dice, 0)).items() if its + rift > combat)


def card_for(spoils: int) -> float:
    """Return what the card for the most Spoils is worth (CAV-138, CAV-139)."""
    return (MEAN_TREASURE if spoils >= MUCH_SPOILS else MEAN_GOLD) * (spoils > 0)


@cache
def _at_least(dice: tuple[str, ...]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return for each number how likely dice come to at least so much Combat, and what cards for at least so many Spoils
    are worth; the last of each is 0."""
    found = chances(dice)
    wins = [0.0] * (max(combat for combat, _ in found) + 2)
    pays_ = [0.0] * (max(spoils for _, spoils in found) + 2)
    for (combat, spoils), share in found.items():
        wins[combat] += share
        pays_[spoils] += share * card_for(spoils)
    return tuple([*accumulate(reversed(wins))][::-1]), tuple([*accumulate(reversed(pays_))][::-1])


@cache
def _lifted(dice: tuple[str, ...]) -> Mapping[int, float]:
    """Return how likely each total of Combat is once all dice that show none are rolled again."""
    found: dict[int, float] = {0: 1.0}
    for colour in dice:
        one = combats((colour,), 0)
        lifted = {combat: share * (combat > 0) + one.get(0, 0.0) * share for combat, share in one.items()}
        more: dict[int, float] = defaultdict(float)
        for held, chance in found.items():
            for combat, share in lifted.items():
                more[held + combat] += chance * share
        found = more
    return found


def stands(state: State, contest: Contest, *, second: bool = False) -> float | None:
    """Return the same chance of what the roller has rolled, as it is."""
    return _enough(state, contest, (), result(contest.rolls[-1]), second=second)


def pays(
    state: State, contest: Contest, more: Sequence[str] = (), again: Collection[int] = (), least: int = 1
) -> float | None:
    """Return the chance that a card comes for the roller's Spoils (CAV-137, CAV-165): of what they have rolled, with the
    dice at places ``again`` rolled once more, or are about to roll with dice ``more`` of these colours. Others buy nothing.
    ``least``: only so many Spoils and more count.
    It is 0 in a Test, ``None`` in a Battle with a Delver who is not known.
    """
    kinds = _kinds(state, contest)
    if contest.kind == "test":
        return 0.0
    if not all(map(_is_known, kinds.values())):
        return None
    if contest.kind == "battle":
        before = [result(roll)[1] for roll in contest.rolls if roll.seat != contest.seat]
        after = [tuple(sorted(pool(kinds[seat], ()))) for seat in contest.seats[contest.rolling + 1 :]]
    else:
        before, after = [], [tuple(sorted(option_at(contest.card, contest.option).dice))]
    if contest.stage == "after":
        dice = contest.rolls[-1].dice
        kept = total(die for place, die in enumerate(dice) if place not in again)[1]
        fresh = _spoils(tuple(sorted(dice[place].colour for place in again)))
        own: Mapping[int, float] = {kept + spoils: share for spoils, share in fresh.items()}
    else:
        own = _spoils(tuple(sorted((*pool(kinds[contest.seat], contest.bought), *more))))
    least = max((least, *(theirs + 1 for theirs in before)))
    return sum(
        share * prod(fewer_spoils(dice, spoils) for dice in after) for spoils, share in own.items() if spoils >= least
    )


@cache
def _spoils(dice: tuple[str, ...]) -> Mapping[int, float]:
    """Return how likely each total of Spoils of these dice is."""
    found: dict[int, float] = defaultdict(float)
    for (_, spoils), chance in chances(dice).items():
        found[spoils] += chance
    return found


@cache
def fewer_spoils(dice: Kinds, spoils: int) -> float:
    """Return how likely some dice come to fewer Spoils than so many."""
    return sum(share for its, share in _spoils(dice).items() if its < spoils)


def _kinds(state: State, contest: Contest) -> Mapping[Seat, Sequence[str]]:
    """Return the classes of the Delvers that each seat of a contest has in its room."""
    room = board_of(state).room(contest.room)
    return {seat: [sent.kind for sent in inside(state, room) if sent.seat == seat] for seat in contest.seats}


def again(state: State, contest: Contest, places: Collection[int]) -> float | None:
    """Return the same chance once the dice at ``places`` (from 0) of what the roller has rolled are rolled again."""
    roll = contest.rolls[-1]
    kept = total(die for place, die in enumerate(roll.dice) if place not in places)
    return _enough(state, contest, [roll.dice[place].colour for place in places], (kept[0] + roll.rift, kept[1]))


def is_even(contest: Contest) -> bool:
    """Return whether the winner of a Battle of two gets no more than the other, but for Spoils."""
    even = len(contest.seats) == 2 and len(set(shares(contest.bags, 2))) == 1
    return contest.kind == "battle" and even and not contest.chests and not contest.beast


def _enough(
    state: State, contest: Contest, dice: Sequence[str], held: tuple[int, int], *, second: bool = False
) -> float | None:
    """Return the chance that dice are enough on top of the Combat and the Spoils that are ``held``."""
    decide = decided(state, contest, second=second)
    if decide is None:
        return None
    combat, spoils = held
    found = chances(tuple(sorted(dice))).items()
    return sum(share * decide(combat + more_combat, spoils + more_spoils) for (more_combat, more_spoils), share in found)


def decided(state: State, contest: Contest, *, second: bool = False) -> Callable[[int, int], float] | None:
    """Return how likely a total of Combat and Spoils is enough for the roller of a contest; ``second``: in a Battle for
    the second place, too. ``None`` where one of the Delvers is not known."""
    if contest.kind != "battle":
        option = option_at(contest.card, contest.option)
        if contest.kind == "test":
            return lambda combat, spoils: float((combat if option.kind == "combat" else spoils) >= option.need)
        monster = combats(tuple(option.dice), 0)
        return lambda combat, _: sum(share for its, share in monster.items() if its <= combat)
    if not all(map(_is_known, _kinds(state, contest).values())):
        return None
    ranks = _ranks_in(order_of(state, contest))
    return lambda combat, spoils: sum(ranks(combat, spoils)[: 1 + second])


def order_of(state: State, contest: Contest) -> Order:
    """Return a Battle as its roller sees it."""
    room, kinds = board_of(state).room(contest.room), _kinds(state, contest)
    gold = shares(contest.bags, len(contest.seats))
    before = tuple(result(roll) for roll in contest.rolls if roll.seat != contest.seat)
    after = tuple(_of_any(state, seat, kinds[seat], room.rift) for seat in contest.seats[contest.rolling + 1 :])
    return Order(gold, contest.chests, price_of_xp(state), before, after)


def _is_known(kinds: Iterable[str]) -> bool:
    return all(kind in content().band.classes for kind in kinds)
