"""Events of rounds, turns, orders and of what units do away from combat."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, Seat, told


def begun(players: Sequence[str], speaker: str) -> Event:
    """A galaxy is set up; everybody chooses a technology in secret."""
    return told("begun", ("GAL-G05", "GAL-G02", "GAL-019"), True, players=tuple(players), speaker=speaker)


def chose_first(who: str) -> Event:
    """Somebody chose their first technology; it is shown when all have."""
    return told("chose_first", ("GAL-G05",), who=who)


def technology(who: str, technology: str, how: str) -> Event:
    """Somebody has a technology: their "first", "researched", or "gained" without prerequisites."""
    rule = "GAL-G05" if how == "first" else "GAL-G38"
    return told("technology", (rule,), how == "first", who=who, technology=technology, how=how)


def hidden_goal(seat: Seat, goal: str, rules: Sequence[str]) -> Event:
    """A player drew a hidden goal, for their eyes."""
    return Event("hidden_goal", tuple(rules), {"goal": goal}, (seat,), reveals=True)


def drew_goal(who: str, kept: bool) -> Event:
    """Somebody drew a hidden goal; beyond the limit it went back (GAL-G40)."""
    return told("drew_goal", ("GAL-G40",), True, who=who, kept=kept)


def drew_orders(who: str, count: int, left: int) -> Event:
    """Somebody drew order cards; so many are left in the deck."""
    return told("drew_orders", ("GAL-G39",), True, who=who, count=count, left=left)


def order_cards(seat: Seat, cards: Sequence[str]) -> Event:
    """The order cards a player drew, for their eyes."""
    return Event("order_cards", ("GAL-G39",), {"cards": tuple(cards)}, (seat,), reveals=True)


def discarded_order(who: str, card: str, why: str) -> Event:
    """An order card went from a hand: there were too many ("excess")."""
    return told("discarded_order", ("GAL-G39",), who=who, card=card, why=why)


def took_order(who: str, card: str) -> Event:
    """Somebody took an order card from the discard pile."""
    return told("took_order", ("GAL-G32", "GAL-G39"), who=who, card=card)


def round_begun(round: int, speaker: str) -> Event:
    """A round's action phase begins."""
    return told("round_begun", ("GAL-G08",), round=round, speaker=speaker)


def activated(who: str, system: str) -> Event:
    """Somebody put a tactic token in a system."""
    return told("activated", ("GAL-G11",), who=who, system=system)


def moved(who: str, system: str, legs: Sequence[str]) -> Event:
    """Ships arrived in the active system; ``legs`` are "2 scout, 1 infantry from B2" each."""
    return told("moved", ("GAL-G12",), who=who, system=system, legs=tuple(legs))


def sent(who: str, system: str, legs: Sequence[str]) -> Event:
    """Ships set out for the active system, where they arrive with all others that move there; ``legs`` as in `moved`."""
    return told("sent", ("GAL-G12",), who=who, system=system, legs=tuple(legs))


def removed_excess(who: str, system: str, units: str) -> Event:
    """Ground forces in space that no ship has room for were removed."""
    return told("removed_excess", ("GAL-G12",), who=who, system=system, units=units)


def storm_flipped(system: str, side: str) -> Event:
    """Ships used the Tide Storm's wormhole, and its token was turned."""
    return told("storm_flipped", ("GAL-G34",), system=system, side=side)


def ordered(who: str, order: str, undecided: bool = False) -> Event:
    """Somebody gave an order: "research", "trade", "muster" or "build". It takes a strategy token from their pool, unless
    it is still ``undecided`` what it is paid with."""
    return told("ordered", ("GAL-G10",), who=who, order=order, undecided=undecided)


def paid(who: str, what: str, planets: Sequence[str], trade_goods: int) -> Event:
    """Somebody exhausted planets (names) and spent trade goods for "resources" or "influence"."""
    return told("paid", ("GAL-G26", "GAL-G25"), who=who, what=what, planets=tuple(planets), trade_goods=trade_goods)


def produced(who: str, place: str, units: str) -> Event:
    """Somebody produced units in a system."""
    return told("produced", ("GAL-G13", "GAL-G11"), who=who, place=place, units=units)


def placed_units(who: str, place: str, units: str, why: str, rules: Sequence[str]) -> Event:
    """Units were put in a place (its name) by a card, an order or an ability (``why``, its id)."""
    return told("placed_units", rules, who=who, place=place, units=units, why=why)


def removed_units(who: str, place: str, units: str, why: str, rules: Sequence[str]) -> Event:
    """Units were taken from a place by a card or a rule (``why``, its id)."""
    return told("removed_units", rules, who=who, place=place, units=units, why=why)


def played(who: str, card: str, target: str = "") -> Event:
    """Somebody played an order card."""
    return told("played", ("GAL-G39",), who=who, card=card, target=target)


def used(who: str, item: str, target: str = "", rules: Sequence[str] = ("GAL-G32",)) -> Event:
    """Somebody used a relic, a device or a legendary planet's ability (ids)."""
    return told("used", rules, who=who, item=item, target=target)


def nothing_done(who: str, what: str, rules: Sequence[str]) -> Event:
    """Somebody did without something that was offered; ``what`` is the step or the card."""
    return told("nothing_done", rules, who=who, what=what)


def answered(who: str, secret: bool, chose: str = "", where: str = "") -> Event:
    """Somebody chose something of which nothing has come yet; ``secret``: what, only they know. ``chose``: "fight",
    "produce" (what a card lets them), "land" on the planet ``where``, or units to be paid for that come there
    ("2 infantry"); "" where no more is to be said."""
    rules = ("GAL-G47",) if secret else ("GAL-024",)
    return told("answered", rules, who=who, secret=secret, chose=chose, where=where)


def chosen(seat: Seat, kind: str, choice: str) -> Event:
    """What a player chose in secret, for their eyes: the "first" technology, or a goal to score ("none" for none)."""
    return Event("chosen", ("GAL-G47",), {"kind": kind, "choice": choice}, (seat,))


def turn_over(who: str) -> Event:
    """Somebody's turn is over."""
    return told("turn_over", ("GAL-G09",), who=who)


def passed(who: str, missed: bool, idle: bool = False) -> Event:
    """Somebody passed for the round. The referee did it for them where they ``missed`` the turn, or are ``idle``: nothing
    but passing was left to them."""
    return told("passed", ("GAL-G08", "GAL-G46") if missed else ("GAL-G08",), who=who, missed=missed, idle=idle)


def away(who: str) -> Event:
    """Two turns in a row were missed: the referee passes for them until they are back."""
    return told("away", ("GAL-G46",), who=who)


def back(who: str) -> Event:
    """Somebody is back."""
    return told("back", ("GAL-G46",), who=who)


def habit(seat: Seat, order: str) -> Event:
    """A standing order, for the player's eyes."""
    return Event("habit", ("GAL-G46",), {"order": order}, (seat,))


def resigned(who: str) -> Event:
    """Somebody gave up: units gone, planets free, fragments discarded, relics purged."""
    return told("resigned", ("GAL-G48",), who=who)
