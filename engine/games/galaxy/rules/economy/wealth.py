"""What players own and spend: commodities, trade goods, planets that are ready or exhausted; and paying resources and
influence, for which no change is given (GAL-G25, GAL-G26).

What is paid is written "aster, kiln, 1": ids of planets, and last the number of trade goods.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.memo import changed_in, memo, replaced
from engine.core.moves import Move

from ...state import naming
from ...state.catalogue import refused
from ...state.content import TRADE_CORE
from ...state.factions import can
from ...state.moves import Pay
from ...state.state import COMMODITIES, CORE_BONUS, Planet, State
from .. import flow
from ..events import course, ventures
from ..progress import Voyage
from ..standing_orders import wants

MONEY = ("GAL-G25",)


def value(state: State, player: int) -> int:
    """Return a player's commodity value: 3, and 2 more with the Trade Core (GAL-G25)."""
    return COMMODITIES + (CORE_BONUS if state.players[player].holds(TRADE_CORE) else 0)


def room(state: State, player: int) -> int:
    """Return how many commodities a player can still gain (GAL-G25)."""
    return max(0, value(state, player) - state.players[player].commodities)


def gain_commodities(voyage: Voyage, player: int, count: int, why: str, rules: Sequence[str] = MONEY) -> int:
    """Give a player up to ``count`` commodities, no more than the value allows (GAL-G25); return how many."""
    gained = min(count, room(voyage.state, player))
    if gained:
        voyage.set_player(player, commodities=voyage.player(player).commodities + gained)
        voyage.tell(ventures.Goods(voyage.name(player), 0, gained, why), rules=rules)
    return gained


def replenish(voyage: Voyage, player: int, why: str, rules: Sequence[str] = MONEY) -> int:
    """Fill up a player's commodities to the value (GAL-G25); return how many were gained."""
    return gain_commodities(voyage, player, room(voyage.state, player), why, rules)


def gain_goods(voyage: Voyage, player: int, count: int, why: str, rules: Sequence[str] = MONEY) -> int:
    """Give a player trade goods, of which one may have any number; return how many."""
    if count:
        voyage.set_player(player, trade_goods=voyage.player(player).trade_goods + count)
        voyage.tell(ventures.Goods(voyage.name(player), count, 0, why), rules=rules)
    return count


def convert(voyage: Voyage, player: int, count: int, why: str, rules: Sequence[str] = MONEY) -> int:
    """Turn up to ``count`` commodities of a player into trade goods, which is no gain (GAL-G25); return how many."""
    own = voyage.player(player)
    turned = min(count, own.commodities)
    if turned:
        voyage.set_player(player, commodities=own.commodities - turned, trade_goods=own.trade_goods + turned)
        voyage.tell(ventures.Goods(voyage.name(player), turned, -turned, why), rules=rules)
    return turned


def give_up(
    voyage: Voyage, player: int, trade_goods: int, commodities: int, why: str, rules: Sequence[str] = MONEY
) -> None:
    """Take trade goods and commodities from a player, who has them, as the price that a card names (GAL-G25)."""
    own = voyage.player(player)
    assert own.trade_goods >= trade_goods and own.commodities >= commodities, own
    if trade_goods or commodities:
        voyage.set_player(player, trade_goods=own.trade_goods - trade_goods, commodities=own.commodities - commodities)
        voyage.tell(ventures.Goods(voyage.name(player), -trade_goods, -commodities, why), rules=rules)


def return_surplus(voyage: Voyage, player: int, why: str, rules: Sequence[str] = MONEY) -> int:
    """Take the commodities above a player's value from them, as when the Trade Core is gone; return how many."""
    surplus = max(0, voyage.player(player).commodities - value(voyage.state, player))
    give_up(voyage, player, 0, surplus, why, rules)
    return surplus


# Ready and exhausted.


def exhaust(voyage: Voyage, planet: str) -> None:
    """Exhaust a planet: until it is ready again it pays nothing (GAL-G26)."""
    voyage.set_planet(planet, exhausted=True)


def ready(voyage: Voyage, planet: str, why: str) -> bool:
    """Ready an exhausted planet by the card ``why``; return whether that changed anything."""
    if not voyage.planet(planet).exhausted:
        return False
    voyage.set_planet(planet, exhausted=False)
    voyage.tell(ventures.Readied(voyage.planet(planet).name, why))
    return True


def ready_all_planets(voyage: Voyage) -> None:
    """Ready all planets, as the council does at its end (GAL-G43); legendary abilities stay as they are (GAL-G44)."""
    planets = (replace(planet, exhausted=False) if planet.exhausted else planet for planet in voyage.state.planets)
    voyage.change_in("planets", tuple(planets), "exhausted")


def ready_all(voyage: Voyage) -> None:
    """Ready all cards, as the status phase does (GAL-G42): planets, legendary abilities (GAL-G44), relics (GAL-G32)."""
    planets = (
        replace(planet, exhausted=False, used=False) if planet.exhausted or planet.used else planet
        for planet in voyage.state.planets
    )
    players = (
        replace(player, relics=tuple(replace(held, exhausted=False) for held in player.relics)) if player.relics else player
        for player in voyage.state.players
    )
    voyage.change_in("planets", tuple(planets), "exhausted", "used")
    voyage.change_in("players", tuple(players), "relics")


RESOURCES, INFLUENCE = "resources", "influence"
COSTS: Mapping[str, tuple[str, int]] = {"great-works": (RESOURCES, 6), "loud-voices": (INFLUENCE, 6)}
"""What is spent to score a goal, for those that cost something (GAL-G60)."""

MOST_WAYS = 20
"""So many ways of paying are offered; others can be written."""
KEPT_GOOD = 3
"""What a trade good that is kept counts for: as so many resources or influence of planets, which are readied."""

PAYING = "GAL-G26"


class Payment(NamedTuple):
    """Planets to exhaust, by id, and trade goods to spend."""

    planets: tuple[str, ...]
    trade_goods: int = 0

    def __str__(self) -> str:
        """Return it as a move writes it: "aster, kiln, 1"."""
        parts = [*self.planets, *([str(self.trade_goods)] if self.trade_goods else [])]
        return ", ".join(parts) or "0"


def pays(planet: Planet, what: str, also: Sequence[str] = ()) -> int:
    """Return what a planet pays: its resources or its influence, never both (GAL-G26); of those allowed the greater."""
    allowed = (what, *also)
    return max(planet.worth if RESOURCES in allowed else 0, planet.weight if INFLUENCE in allowed else 0)


def also_paid(state: State, player: int, also: Sequence[str] = ()) -> tuple[str, ...]:
    """Return with what a player's planets pay besides what is asked: with both, where they pass the bowl round and have no
    trade good (GAL-G94)."""
    bowl = not state.players[player].trade_goods and can(state, player, "bowl")
    return (RESOURCES, INFLUENCE) if bowl else tuple(also)


def ready_planets(state: State, player: int, what: str, also: Sequence[str] = ()) -> tuple[Planet, ...]:
    """Return a player's planets that can be exhausted for something, by name."""
    also = also_paid(state, player, also)
    return tuple(planet for planet in state.planets_of(player) if not planet.exhausted and pays(planet, what, also) > 0)


def available(state: State, player: int, what: str, also: Sequence[str] = ()) -> int:
    """Return how much a player could pay at most, with trade goods."""
    return _available(state, player, what, tuple(also))


@memo("planets", "players.trade_goods", "players.faction")
def _available(state: State, player: int, what: str, also: tuple[str, ...]) -> int:
    also = also_paid(state, player, also)
    planets = sum(pays(planet, what, also) for planet in ready_planets(state, player, what, also))
    return planets + state.players[player].trade_goods


def affordable(state: State, player: int, what: str, amount: int, also: Sequence[str] = ()) -> bool:
    """Return whether a player can pay ``amount`` of "resources" or "influence" (or with what is ``also`` allowed)."""
    return available(state, player, what, also) >= amount


def ways(state: State, player: int, what: str, amount: int, also: Sequence[str] = ()) -> tuple[Payment, ...]:
    """Return every way of paying in which nothing could be left out, the least wasteful first.

    Least wasteful: in the action phase that leaves most public goals payable; then the least of what planets could pay in
    both coins, a trade good counting as `KEPT_GOOD`; then fewer trade goods and planets. In the status phase only trade
    goods count: all planets are ready again as it ends.
    """
    return _ways(state, player, what, amount, tuple(also))


@memo
def _ways(state: State, player: int, what: str, amount: int, also: tuple[str, ...]) -> tuple[Payment, ...]:
    also = also_paid(state, player, also)
    planets = ready_planets(state, player, what, also)
    worth = {planet.id: pays(planet, what, also) for planet in planets}
    purse = state.players[player].trade_goods
    found: list[Payment] = []

    def extend(place: int, chosen: tuple[str, ...], lacking: int) -> None:
        if lacking <= purse:
            payment = Payment(chosen, max(0, lacking))
            if not any(worth[planet] <= -lacking for planet in chosen):
                found.append(payment)
        if lacking <= 0:
            return
        for later in range(place, len(planets)):
            planet = planets[later].id
            extend(later + 1, (*chosen, planet), lacking - worth[planet])

    extend(0, (), amount)

    wanted = [goal for goal in COSTS if state.phase == "action" and goal in state.public]
    wanted = [goal for goal in wanted if goal not in state.players[player].scored]
    have = {goal: available(state, player, COSTS[goal][0]) for goal in wanted}

    def loss(payment: Payment) -> tuple[int, int, int, int]:
        spent, goods = [state.planet_by_id[planet] for planet in payment.planets], payment.trade_goods
        missed = 0
        for goal in wanted:
            coin, least = COSTS[goal]
            missed += have[goal] >= least > have[goal] - goods - sum(pays(planet, coin) for planet in spent)
        values = sum(planet.worth + planet.weight for planet in spent) if state.phase != "status" else 0
        return missed, values + KEPT_GOOD * goods, goods, len(spent)

    return tuple(sorted(found, key=loss))


def sensible(state: State, player: int, what: str, amount: int, also: Sequence[str] = ()) -> tuple[Payment, ...]:
    """Return the ways of paying worth a choice: a way is left out if another one leaves as many resources, influence and
    trade goods, and more of one of them."""

    def left(payment: Payment) -> tuple[int, int, int]:
        spent = [state.planet_by_id[planet] for planet in payment.planets]
        return -sum(item.worth for item in spent), -sum(item.weight for item in spent), -payment.trade_goods

    found = {payment: left(payment) for payment in ways(state, player, what, amount, also)}
    best = {
        mine
        for mine in found.values()
        if not any(other != mine and all(map(int.__ge__, other, mine)) for other in found.values())
    }
    return tuple(payment for payment, mine in found.items() if mine in best)


def paid(state: State, player: int, payment: Payment) -> State:
    """Return the state after a player has paid in some way."""
    planets = (replace(item, exhausted=True) if item.id in payment.planets else item for item in state.planets)
    left = state.players[player].trade_goods - payment.trade_goods
    after = changed_in(state, "planets", tuple(planets), "exhausted")
    return changed_in(after, "players", replaced(state.players, player, trade_goods=left), "trade_goods")


def whole(state: State, player: int, amount: int) -> Payment | None:
    """Return with what a player pays for what a dock produces: the least wasteful way, unless they want to be asked."""
    found = ways(state, player, RESOURCES, amount) if wants(state, player, "payments") == "exact" else ()
    return found[0] if found else unasked(state, player, RESOURCES, amount, ())


@memo
def unasked(state: State, player: int, what: str, amount: int, also: tuple[str, ...]) -> Payment | None:
    """Return with what a player pays ``amount`` without being asked, ``None`` where they are asked, or cannot pay.

    There is only one way, or their standing order allows it: in the status phase, and where the least wasteful way is
    planets alone that come to exactly that. So it is where one way leaves no less of anything than any other, and where
    planets are of no more use in the round: then as few trade goods are spent as can be.
    """
    found = ways(state, player, what, amount, also)
    if len(found) < 2 or wants(state, player, "payments") != "exact":
        return found[0] if len(found) == 1 else None
    best = sensible(state, player, what, amount, also)
    if len(best) == 1:
        return best[0]
    if state.phase == "action" and not _needs_planets(state, player):
        return min(best, key=lambda payment: payment.trade_goods)
    both = also_paid(state, player, also)
    worth = sum(pays(state.planet_by_id[planet], what, both) for planet in found[0].planets)
    return found[0] if state.phase == "status" or (worth == amount and not found[0].trade_goods) else None


def _needs_planets(state: State, player: int) -> bool:
    """Return whether a player could still spend planets in this round: with a token, a card, a device or a relic, or for a
    public goal."""
    own = state.players[player]
    goal = any(goal in COSTS and goal not in own.scored for goal in state.public)
    return bool(own.tactic or own.strategy or own.hand or own.devices or own.relics) or goal


def pay_whole(voyage: Voyage, player: int, amount: int) -> None:
    """Let a player, who can afford it, pay for what a dock produces; as a rule nothing is asked (`whole`)."""
    payment = whole(voyage.state, player, amount) if amount > 0 else None
    if payment is not None:
        spend(voyage, player, payment.planets, payment.trade_goods, RESOURCES)
    else:
        ask_payment(voyage, player, RESOURCES, amount)


def ask_payment(voyage: Voyage, player: int, what: str, amount: int, also: Sequence[str] = ()) -> None:
    """Let a player, who can afford it, pay ``amount``; what follows has to be on the agenda already.

    Nothing is asked where the amount is 0, nor where the way of paying follows (`unasked`).
    """
    if amount <= 0:
        return
    assert affordable(voyage.state, player, what, amount, also), (player, what, amount)
    only = unasked(voyage.state, player, what, amount, tuple(also))
    if only is not None:
        spend(voyage, player, only.planets, only.trade_goods, what)
    else:
        voyage.push(flow.Paying(player, what, amount, tuple(also)))


def spend(voyage: Voyage, player: int, planets: Sequence[str], trade_goods: int, what: str) -> None:
    """Exhaust planets and spend trade goods for "resources" or "influence" (GAL-G25, GAL-G26)."""
    for planet in planets:
        exhaust(voyage, planet)
    left = voyage.player(player).trade_goods - trade_goods
    assert left >= 0, trade_goods
    voyage.set_player(player, trade_goods=left)
    names = tuple(voyage.planet(planet).name for planet in planets)
    voyage.tell(course.Paid(voyage.name(player), what, names, trade_goods))


# As text.


_GOODS = re.compile(r"(\d{1,2}|an?|one)\s*(?:x\s*)?(?:trade goods?|goods?|tgs?)?")


def read_payment(state: State, player: int, text: str) -> Payment | None:
    """Return what a text pays ("Aster and Kiln, 1 trade good"; "home" is one's own), ``None`` where it is not clear."""
    planets: list[str] = []
    trade_goods = 0
    for part in re.split(r",|\+|\band\b", " ".join(text.casefold().split())):
        word = part.strip()
        goods = _GOODS.fullmatch(word)
        if goods is not None:
            trade_goods += int(goods[1]) if goods[1].isdigit() else 1
            continue
        planet = state.planet_by_id.get(f"home-{player + 1}") if word == "home" else naming.planet_named(state, word)
        if planet is None or planet.id in planets:
            return None
        planets.append(planet.id)
    order = [planet.id for planet in state.planets_of(player)]
    planets.sort(key=lambda planet: order.index(planet) if planet in order else len(order))
    return Payment(tuple(planets), trade_goods)


def respelled_payment(state: State, player: int, text: str) -> str:
    """Return a payment as moves write it; the text itself where it is not clear."""
    payment = read_payment(state, player, text)
    return text if payment is None else str(payment)


def refuse_payment(state: State, player: int, stage: flow.Paying, text: str) -> IllegalMove | None:
    """Return why a text does not pay what is asked, ``None`` where it does."""
    what, amount, also = stage.what, stage.amount, also_paid(state, player, stage.also)
    payment = read_payment(state, player, text)
    if payment is None:
        return refused("write-payment", PAYING)
    purse = state.players[player].trade_goods
    if payment.trade_goods > purse:
        return refused("trade-goods-left", "GAL-G25", purse=purse)
    paid = payment.trade_goods
    shares = {}
    for name in payment.planets:
        planet = state.planet_by_id[name]
        if planet.owner != player or planet.destroyed:
            return refused("planet-not-yours", PAYING, planet=planet.name)
        if planet.exhausted:
            return refused("planet-exhausted", PAYING, planet=planet.name)
        shares[planet.name] = pays(planet, what, also)
        paid += shares[planet.name]
    if paid < amount:
        return refused("payment-too-little", PAYING, paid=paid, amount=amount, what=what)
    spare = next((name for name, share in shares.items() if share <= paid - amount), None)
    if spare is not None:
        return refused("payment-without-planet", PAYING, spare=spare)
    if payment.trade_goods and paid > amount:
        return refused("payment-with-fewer-goods", PAYING)
    return None


# The stage.


def _moves(state: State, stage: flow.Paying, player: int) -> Iterator[Move]:
    if player == stage.player:
        for payment in sensible(state, player, stage.what, stage.amount, stage.also)[:MOST_WAYS]:
            yield Pay(str(payment))


def _refuse(state: State, stage: flow.Paying, player: int, move: Move) -> IllegalMove:
    amount, what = stage.amount, stage.what
    if player != stage.player:
        return refused("other-pays-first", PAYING, who=state.names[stage.player], amount=amount, what=what)
    refusal = refuse_payment(state, player, stage, move.how) if isinstance(move, Pay) else None
    return refusal or refused("pay-first", PAYING, amount=amount, what=what)


def _carry_out(voyage: Voyage, stage: flow.Paying, player: int, move: Move) -> None:
    if not isinstance(move, Pay) or player != stage.player:
        raise _refuse(voyage.state, stage, player, move)
    heed(refuse_payment(voyage.state, player, stage, move.how))
    payment = read_payment(voyage.state, player, move.how)
    assert payment is not None
    voyage.finish()
    spend(voyage, player, payment.planets, payment.trade_goods, stage.what)


def _default(state: State, stage: flow.Paying, player: int) -> Move:
    return next(_moves(state, stage, player))


flow.stage(flow.Paying, flow.Doing(_moves, _refuse, _carry_out, _default))
