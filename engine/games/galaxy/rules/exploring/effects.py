"""What exploration cards do: each registers the decisions that it leaves to its explorer, and what it does anyway.

What each card says stands in data/galaxy/cards.toml, beside its name (GAL-043). Decisions are worked out from the state at
the moment, since a transaction in the window may make one possible (GAL-G23). Only what is worded with "may", or has a
price, can be declined (GAL-G17). What is impossible is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.core.catalogue import Message
from engine.core.errors import IllegalMove

from ...state import naming
from ...state.catalogue import WORDS, refused
from ...state.content import ORDERS, PHANTOM, TRUCE, content
from ...state.state import TROOPS, Exploration, State
from .. import commands, control, goals
from ..economy import production, wealth
from ..events import course, ventures
from ..flow import WITHOUT
from ..moving import journeys
from ..progress import Voyage
from ..relics import relics
from . import decks, explorations

RESOLVE = "resolve"
"""What is chosen where a card leaves nothing to decide."""


GIFTS = ("commodity", "commodities", "infantry")
"""What is gained for nothing."""

Act = Callable[[Voyage, Exploration], None]
Lack = Callable[[State, Exploration], Message | None]


class Option(NamedTuple):
    """One of the things that a card lets its explorer do: how a move writes it, why it is impossible now (a whole sentence,
    or "" while it is possible), and what it does."""

    word: str
    lacks: Lack
    act: Act


class Effect(NamedTuple):
    """What a card does: ``act`` in any case, then the option that was chosen. ``free``: one may do without any."""

    options: tuple[Option, ...] = ()
    act: Act | None = None
    free: bool = True


EFFECTS: dict[str, Effect] = {}


def register(*ids: str, options: tuple[Option, ...] = (), free: bool = True) -> None:
    """Register cards that leave a choice, or only stay in play."""
    for card in ids:
        assert card not in EFFECTS, card
        EFFECTS[card] = Effect(options, None, free)


def effect(*ids: str, options: tuple[Option, ...] = (), free: bool = True) -> Callable[[Act], Act]:
    """Register what cards do in any case."""

    def noted(act: Act) -> Act:
        for card in ids:
            assert card not in EFFECTS, card
            EFFECTS[card] = Effect(options, act, free)
        return act

    return noted


def always(state: State, task: Exploration) -> None:
    """Lack nothing: for options that are always possible."""


def options(state: State, task: Exploration) -> tuple[str, ...]:
    """Return what the explorer can choose now, in printed order, and `WITHOUT` last where they may do without;
    nothing where the card leaves nothing to decide."""
    known = EFFECTS[task.card]
    possible = tuple(option.word for option in known.options if not option.lacks(state, task))
    return (*possible, WITHOUT) if possible and known.free else possible


def default(state: State, task: Exploration) -> str:
    """Return what is chosen for a player who stays away (GAL-G46): to do without, or the first option where that is not
    possible; `RESOLVE` where nothing is to decide."""
    possible = options(state, task)
    if not possible:
        return RESOLVE
    return WITHOUT if WITHOUT in possible else possible[0]


def foregone(state: State, task: Exploration) -> str | None:
    """Return what is chosen where nothing is to decide: `RESOLVE`, the only option that there is, or what costs nothing;
    ``None`` where an explorer has to choose (GAL-G23, GAL-G91)."""
    first, *others = options(state, task) or (RESOLVE,)
    return first if not others or (others == [WITHOUT] and first in GIFTS) else None


def refuse(state: State, task: Exploration, word: str) -> IllegalMove | None:
    """Return why an option cannot be chosen now, ``None`` if it can (GAL-024, GAL-G17)."""
    possible = options(state, task) or (RESOLVE,)
    if word in possible:
        return None
    name = content().cards[task.card].name
    known = next((option for option in EFFECTS[task.card].options if option.word == word), None)
    if known is not None:
        return refused("card-lacks", "GAL-G17", name=name, lacks=known.lacks(state, task) or "")
    if possible == (RESOLVE,):
        return refused("card-leaves-no-choice", "GAL-G17", name=name)
    return refused("card-lets-you-choose", "GAL-024", name=name, possible=possible)


def carry_out(voyage: Voyage, task: Exploration) -> None:
    """Do what a card does, with the choice made (GAL-024). What cannot be done is left out (GAL-G17), and it is told where
    nothing comes of a card at all."""
    known = EFFECTS[task.card]
    before, told = voyage.state, len(voyage.events)
    if known.act is not None:
        known.act(voyage, task)
    chosen = next((option for option in known.options if option.word == task.choice), None)
    if chosen is not None and not chosen.lacks(voyage.state, task):
        chosen.act(voyage, task)
    does_something = known.act is not None or known.options
    if does_something and voyage.state is before and len(voyage.events) == told:
        voyage.tell(course.NothingDone(voyage.name(task.player), task.card), rules=("GAL-G17",))


MONEY = ("GAL-G25",)


def no_room(state: State, task: Exploration) -> Message | None:
    """Say that no commodity can be gained, if that is so."""
    return None if wealth.room(state, task.player) else WORDS.message("lacks-room")


def gain_commodities(count: int) -> Act:
    """Return the act of gaining commodities, as many as there is room for."""

    def act(voyage: Voyage, task: Exploration) -> None:
        wealth.gain_commodities(voyage, task.player, count, task.card, MONEY)

    return act


def _fewer_than(count: int) -> Lack:
    def lacks(state: State, task: Exploration) -> Message | None:
        own = state.players[task.player].commodities
        return None if own >= count else WORDS.message("lacks-commodities", own=own, count=count)

    return lacks


def _convert(count: int) -> Act:
    def act(voyage: Voyage, task: Exploration) -> None:
        wealth.convert(voyage, task.player, count, task.card, MONEY)

    return act


def _fill(voyage: Voyage, task: Exploration) -> None:
    wealth.replenish(voyage, task.player, task.card, MONEY)


def _convert_all(voyage: Voyage, task: Exploration) -> None:
    wealth.convert(voyage, task.player, voyage.player(task.player).commodities, task.card, MONEY)


register(
    "empty-depots",
    options=(
        Option("commodities", no_room, gain_commodities(2)),
        Option("convert-2", _fewer_than(2), _convert(2)),
        Option("convert-1", _fewer_than(1), _convert(1)),
    ),
)

register(
    "trade-post",
    options=(
        Option("commodities", no_room, _fill),
        Option("convert", _fewer_than(1), _convert_all),
    ),
)


BOTH_WAYS = ("influence",)
"""What the unit of Hired Crews may be paid with besides resources."""


def _no_room_for(kind: str) -> Lack:
    def lacks(state: State, task: Exploration) -> Message | None:
        refusal = production.refuse_unit(state, task.player, task.place, kind)
        return None if refusal is None else WORDS.message("lacks-by-refusal", refusal=refusal.said)

    return lacks


def _put(kind: str) -> Act:
    def act(voyage: Voyage, task: Exploration) -> None:
        production.put(voyage, task.player, task.place, kind, 1, task.card, ("GAL-024",))

    return act


def _no_order_card(state: State, task: Exploration) -> Message | None:
    piles = state.decks[ORDERS]
    return None if piles.draw or piles.discard else WORDS.message("lacks-order-card")


def _draw_order(voyage: Voyage, task: Exploration) -> None:
    decks.draw_orders(voyage, task.player, 1)


def _for(coin: str, lacks: Lack, act: Act) -> tuple[Lack, Act]:
    """Return what is lacking for, and the act of, doing something at the price of 1 trade good or 1 commodity."""
    goods, commodities = (1, 0) if coin == "trade-good" else (0, 1)

    def lacking(state: State, task: Exploration) -> Message | None:
        own = state.players[task.player]
        if own.trade_goods < goods:
            return WORDS.message("lacks-trade-good")
        if own.commodities < commodities:
            return WORDS.message("lacks-commodity")
        return lacks(state, task)

    def paid(voyage: Voyage, task: Exploration) -> None:
        wealth.give_up(voyage, task.player, goods, commodities, task.card)
        act(voyage, task)

    return lacking, paid


def _at_a_price(word: str, lacks: Lack, act: Act) -> tuple[Option, ...]:
    """Return the two ways to pay for something: "mech-trade-good", "mech-commodity"."""
    return tuple(Option(f"{word}-{coin}", *_for(coin, lacks, act)) for coin in ("trade-good", "commodity"))


def _nothing_to_produce(state: State, task: Exploration) -> Message | None:
    system = state.planet_by_id[task.place].system
    payable = production.can_produce_one(state, task.player, system, BOTH_WAYS)
    return None if payable else WORDS.message("lacks-payable-unit")


def _produce(voyage: Voyage, task: Exploration) -> None:
    production.produce_one(voyage, task.player, voyage.planet(task.place).system, BOTH_WAYS)


register("hired-crews", options=(Option("produce", _nothing_to_produce, _produce),))
register("hired-guard", options=(Option("infantry", _no_room_for("infantry"), _put("infantry")),))
register(
    "working-outpost",
    options=(
        Option("commodity", no_room, gain_commodities(1)),
        *_at_a_price("order", _no_order_card, _draw_order),
    ),
)
register(
    "native-workshops",
    options=(
        Option("commodity", no_room, gain_commodities(1)),
        *_at_a_price("mech", _no_room_for("mech"), _put("mech")),
    ),
)


HAZARD = ("GAL-024",)


def _register(card: str, reward: Act, lacks: Lack) -> None:
    """Register a card: with a mech there its reward comes by itself, else it is the explorer's to remove 1 infantry for it
    (GAL-G17). Control stays even if that was the last unit there (GAL-G16)."""

    def unpaid(state: State, task: Exploration) -> Message | None:
        there = state.planet_by_id[task.place].troops[task.player]
        if there.mech:
            return WORDS.message("lacks-nothing-with-mech")
        if not there.infantry:
            return WORDS.message("lacks-ground-forces")
        return lacks(state, task)

    def remove(voyage: Voyage, task: Exploration) -> None:
        production.take(voyage, task.player, task.place, "infantry", 1, task.card, HAZARD)
        reward(voyage, task)

    def with_mech(voyage: Voyage, task: Exploration) -> None:
        if voyage.units(task.player, task.place).mech and not lacks(voyage.state, task):
            reward(voyage, task)

    effect(card, options=(Option("remove", unpaid, remove),))(with_mech)


def _good(voyage: Voyage, task: Exploration) -> None:
    wealth.gain_goods(voyage, task.player, 1, task.card)


def _ready(voyage: Voyage, task: Exploration) -> None:
    wealth.ready(voyage, task.place, task.card)


def _token(voyage: Voyage, task: Exploration) -> None:
    commands.gain_tokens(voyage, task.player, 1, task.card)


def _is_ready(state: State, task: Exploration) -> Message | None:
    planet = state.planet_by_id[task.place]
    return None if planet.exhausted else WORDS.message("planet-ready-already", planet=planet.name)


def _no_token_left(state: State, task: Exploration) -> Message | None:
    return None if state.reinforcements(task.player) > 0 else WORDS.message("lacks-command-token")


_register("deep-mine", _good, always)
_register("survey-party", _ready, _is_ready)
_register("unstable-fuel", _token, _no_token_left)


FIELDS = {"small-decay-field": 1, "decay-field": 2, "great-decay-field": 3}
"""The trade goods of each decay field."""


@effect("silent-hulk")
def draw_goal(voyage: Voyage, task: Exploration) -> None:
    """Draw 1 hidden goal; beyond the limit it is shuffled back (GAL-G40)."""
    goals.draw_hidden(voyage, task.player, ("GAL-G40",))


@effect("stranded-crew")
def draw_orders(voyage: Voyage, task: Exploration) -> None:
    """Draw 2 order cards (GAL-G39)."""
    decks.draw_orders(voyage, task.player, 2)


@effect("silent-world")
def gain_relic(voyage: Voyage, task: Exploration) -> None:
    """Gain 1 relic, if one is left (GAL-G32)."""
    relics.gain(voyage, task.player)


@effect("envoy-ship")
def gain_tokens(voyage: Voyage, task: Exploration) -> None:
    """Gain 2 command tokens (GAL-G27)."""
    commands.gain_tokens(voyage, task.player, 2, task.card)


@effect(*FIELDS)
def gain_token_and_goods(voyage: Voyage, task: Exploration) -> None:
    """Gain 1 command token (GAL-G27) and 1 to 3 trade goods (GAL-G25)."""
    wealth.gain_goods(voyage, task.player, FIELDS[task.card], task.card)
    commands.gain_tokens(voyage, task.player, 1, task.card)


SIDES = ("alpha", "beta")


@effect("gamma-gate", "gamma-beacon")
def open_gamma(voyage: Voyage, task: Exploration) -> None:
    """Put a gamma token in the system explored (GAL-G35)."""
    planet = voyage.state.planet_by_id.get(task.place)
    explorations.open_gamma(voyage, task.place if planet is None else planet.system)


def _storm(side: str) -> Act:
    def act(voyage: Voyage, task: Exploration) -> None:
        voyage.set_system(task.place, storm=side)
        where = naming.system_name(task.place)
        voyage.tell(ventures.TokenPlaced(where, side), rules=("GAL-G34", "GAL-038"))

    return act


register("tide-storm", options=tuple(Option(side, always, _storm(side)) for side in SIDES), free=False)


@effect(PHANTOM)
def phantom(voyage: Voyage, task: Exploration) -> None:
    """Put the Phantom World in the system; its explorer gains it, ready (GAL-G36).

    Only when this card is purged and the frontier token is back is the planet explored in its turn: so this exploration
    goes before that of the planet.
    """
    below = len(voyage.state.agenda)
    voyage.set_planet(PHANTOM, system=task.place)
    voyage.set_system(task.place, planets=(*voyage.system(task.place).planets, PHANTOM))
    voyage.tell(ventures.Phantom(voyage.name(task.player), naming.system_name(task.place)))
    control.gain(voyage, task.player, PHANTOM, ready=True)
    agenda = voyage.state.agenda
    caused = len(agenda) - below
    voyage.change(agenda=(agenda[caused], *agenda[:caused], *agenda[caused + 1 :]))


TRUCE_RULES = ("GAL-G30",)

register(
    "star-shell",
    "garden-world",
    "sealed-tomb",
    "lost-settlers",
    "ore-world",
    "wealthy-world",
    "green-laboratory",
    "yellow-laboratory",
    "blue-laboratory",
    "red-laboratory",
)
"""These bring what `attachments.attachment` says, from the moment they are attached."""

register(
    "cultural-fragment",
    "industrial-fragment",
    "hazardous-fragment",
    "unmarked-fragment",
    "puzzle-engine",
)


@effect(TRUCE)
def clear_world(voyage: Voyage, task: Exploration) -> None:
    """Clear a planet before a Truce World is attached to it (GAL-G30).

    Structures go back to the reinforcements, ground forces up to space, where there has to be room for them at once.
    """
    planet = voyage.planet(task.place)
    for player, force in enumerate(planet.troops):
        production.take(voyage, player, planet.id, "dock", force.dock, TRUCE, TRUCE_RULES)
        troops = force.only(*TROOPS)
        if troops:
            voyage.take_units(player, planet.id, troops)
            voyage.add_units(player, planet.system, troops)
            where, units = naming.system_name(planet.system), naming.written_force(troops)
            voyage.tell(course.PlacedUnits(voyage.name(player), where, units, TRUCE), rules=TRUCE_RULES)
            journeys.trim(voyage, player, planet.system)
