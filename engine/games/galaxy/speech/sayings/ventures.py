"""Sentences on what is ventured: cards explored, relics and tokens; combat and its dice, planets that change hands.

A combat is told in a few sentences, see `Clash`.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Happened, Sayings
from engine.core.words import an, count, listed, lower

from ...rules.events import ventures
from ...state.content import content
from ...state.naming import fragment_kind
from ..words import DECKS, card_name, force_words, given_words, relic_name, source_name, sum_words, the_place
from .course import pool_words

SAYINGS = Sayings()
"""One sentence per type of event; "" for what needs no word."""


def explored_words(e: ventures.Explored) -> str:
    """Return what was explored, and the card: "Ada explores Cinder: **Survey Party**"."""
    where = f" in {the_place(e.place)}" if e.place else ""
    what = f"the frontier{where}" if e.token else e.place
    return f"{e.who} explores {what}: **{card_name(e.card)}**"


def card_terms(card: str) -> str:
    """Return what a card says, in a few words."""
    known = content().cards.get(card)
    return known.brief if known is not None else ""


def brings_words(resources: int, influence: int, specialty: str) -> str:
    """Return what an attachment brings: "+2 resources and +1 influence", "a green specialty"; "" for nothing."""
    said = [f"+{count(resources, 'resource')}"] if resources else []
    said += [f"+{influence} influence"] if influence else []
    said += [an(f"{specialty} specialty")] if specialty else []
    return listed(said)


@SAYINGS.of(ventures.Attached)
def _attached(e: ventures.Attached) -> str:
    brings = brings_words(e.resources, e.influence, e.specialty)
    brings = brings or lower(card_terms(e.card).removeprefix("Attach. ").rstrip("."))
    return f"{card_name(e.card)} is attached to {e.planet}{f': {brings}' if brings else ''}."


@SAYINGS.of(ventures.PutAway)
def _put_away(e: ventures.PutAway) -> str:
    name = card_name(e.card)
    match e.where:
        case "attach":
            return f"{name} stays on {e.place}."
        case "play":
            return f"{name} stays before its explorer."
        case "common":
            return f"{name} stays in the common area."
        case "purge":
            return f"{name} is out of the game."
        case _:
            return f"{name} goes onto its discard pile."


@SAYINGS.of(ventures.Fragment)
def _fragment(e: ventures.Fragment) -> str:
    kind = an(f"{fragment_kind(e.kind)} fragment")
    more = f", and has {e.count} of them" if e.count > 1 else ""
    return f"{e.who} keeps {kind}{more}."


def goods_words(e: ventures.Goods) -> str:
    """Return what somebody gained or gave up: "gains 2 trade goods", "turns 2 commodities into 2 trade goods"."""
    goods, commodities = e.trade_goods, e.commodities
    if goods > 0 > commodities:
        return f"turns {count(-commodities, 'commodity', 'commodities')} into {count(goods, 'trade good')}"
    gained = [count(goods, "trade good")] if goods > 0 else []
    gained += [count(commodities, "commodity", "commodities")] if commodities > 0 else []
    lost = [count(-goods, "trade good")] if goods < 0 else []
    lost += [count(-commodities, "commodity", "commodities")] if commodities < 0 else []
    said = [f"pays {listed(lost)}"] if lost else []
    said += [f"gains {listed(gained)}"] if gained else []
    return " and ".join(said) or "gains nothing"


@SAYINGS.of(ventures.Goods)
def _goods(e: ventures.Goods) -> str:
    why = source_name(e.why)
    return f"{e.who} {goods_words(e)}{f' ({why})' if why else ''}."


@SAYINGS.of(ventures.TokenPlaced)
def _token_placed(e: ventures.TokenPlaced) -> str:
    where = the_place(e.system)
    match e.what:
        case "frontier":
            return f"A frontier token lies in {where} now."
        case "gamma":
            return f"A gamma wormhole opens in {where}."
        case side:
            return f"A tide storm settles in {where}, {side} side up."


@SAYINGS.of(ventures.Command)
def _command(e: ventures.Command) -> str:
    return f"{e.who} gains {count(e.count, 'command token')} for the {pool_words(e.pool)}."


@SAYINGS.of(ventures.Phantom)
def _phantom(e: ventures.Phantom) -> str:
    where = f" in {the_place(e.system)}" if e.system else ""
    return f"The Phantom World appears{where}, and {e.who} is there first."


@SAYINGS.of(ventures.NoCard)
def _no_card(e: ventures.NoCard) -> str:
    what = the_place(e.place) or "the frontier"
    return f"{e.who} explores {what}, but no {DECKS.get(e.deck, e.deck)} card is left anywhere."


@SAYINGS.of(ventures.Device)
def _device(e: ventures.Device) -> str:
    more = f", and has {e.count} of them" if e.count > 1 else ""
    return f"{e.who} keeps a Puzzle Engine{more}."


def legend_text(planet: str) -> str:
    """Return what the power of a legendary planet is, after its name; "" for any other."""
    known = next((world for world in content().planets.values() if world.name == planet and world.ability), None)
    return (
        f"{planet}, once a round as a turn of yours ends: {lower(known.ability.rstrip('.'))}" if known is not None else ""
    )


SAYINGS.add(ventures.Explored, lambda e: f"{explored_words(e)}. {card_terms(e.card)}".strip())
SAYINGS.add(ventures.Unexplored, lambda e: f"{e.planet} has no trait: there is nothing to explore.")
SAYINGS.add(
    ventures.Reshuffled,
    lambda e: f"The {DECKS.get(e.deck, e.deck)} discard pile is shuffled into a new deck of {count(e.count, 'card')}.",
)
SAYINGS.add(ventures.FragmentsPurged, lambda e: f"{e.who} gives up 3 fragments ({given_words(e.fragments)}).")
SAYINGS.add(ventures.Relic, lambda e: f"{e.who} gains {relic_name(e.relic)}.")
SAYINGS.add(ventures.NoRelic, lambda e: f"No relic is left for {e.who}.")
SAYINGS.add(
    ventures.RelicPurged, lambda e: f"{relic_name(e.relic)[:1].upper()}{relic_name(e.relic)[1:]} is out of the game."
)
SAYINGS.add(ventures.Splinter, lambda e: f"The Crown Splinter goes from {e.holder} to {e.who}.")
SAYINGS.add(ventures.TokenReturned, lambda e: f"The frontier token of {the_place(e.system)} goes back to the supply.")
SAYINGS.add(ventures.NoCommand, lambda e: f"{e.who} has no command token left to gain.")
SAYINGS.add(ventures.Readied, lambda e: f"{e.planet} is ready again.")
SAYINGS.add(ventures.Looked, lambda e: f"{e.who} looks at the top of the {DECKS.get(e.deck, e.deck)} deck.")


# Combat and its dice, and planets that change hands.


def hits_words(hits: int) -> str:
    """Return how many hits there were: "no hit", "2 hits"."""
    return count(hits, "hit") if hits else "no hit"


def dice_words(e: ventures.Rolled | ventures.Bombarded) -> str:
    """Return dice by the units that rolled them: "scouts 8! 3, transport 9!"; what hit has an exclamation mark, and an
    arrow leads to what was rolled again. What counts with every one of them stands behind: "scout 7! (+1)"."""
    by_kind: dict[str, list[str]] = {}
    for die in map(ventures.Die.read, e.dice):
        by_kind.setdefault(die.unit, []).append(die.faces.replace(">", "→"))
    units = content().units
    named = []
    for kind, faces in by_kind.items():
        unit = units.get(kind)
        called = kind if unit is None else unit.name if len(faces) == 1 else unit.many
        named.append(f"{called} {' '.join(faces)}".strip())
    return f"{', '.join(named)}{f' (+{e.bonus})' if e.bonus else ''}"


def place_words(e: ventures.Battle | ventures.BattleOver) -> str:
    """Return where a combat is: "in C2", "on Cinder"."""
    return f"{'on' if e.ground else 'in'} {the_place(e.place)}"


@SAYINGS.of(ventures.BattleOver)
def _battle_over(e: ventures.BattleOver) -> str:
    if not e.winner:
        return f"Nobody is left {place_words(e)}."
    return f"{e.winner} wins {place_words(e)}."


@SAYINGS.of(ventures.Gained)
def _gained(e: ventures.Gained) -> str:
    if e.before:
        return f"{e.who} takes {e.planet} from {e.before}."
    return f"{e.who} gains {e.planet}."


SAYINGS.add(ventures.Battle, lambda e: f"{e.attacker} attacks {e.defender} {place_words(e)}.")
SAYINGS.add(ventures.Rolled, lambda e: f"{e.who} rolls {hits_words(e.hits)}.")
SAYINGS.add(ventures.Bombarded, lambda e: f"{e.who} bombards {e.planet}: {hits_words(e.hits)}.")
SAYINGS.add(ventures.Lost, lambda e: f"{e.who} loses {force_words(e.units)}.")
SAYINGS.add(ventures.Cancelled, lambda e: f"{e.who} dodges {hits_words(e.hits)}.")
SAYINGS.add(ventures.Retreated, lambda e: f"{e.who} retreats from {the_place(e.system)} to {the_place(e.to)}.")
SAYINGS.add(ventures.Announced, lambda e: f"{e.who} will retreat to {the_place(e.to)} after this round.")
SAYINGS.add(ventures.Landed, lambda e: f"{e.who} lands {force_words(e.units)} on {e.planet}.")
SAYINGS.add(ventures.SealBroken, lambda e: f"{e.who} pays for the first landing on Meridian and breaks the seal.")
SAYINGS.add(ventures.Freed, lambda e: f"{e.planet} is no longer {e.owner}'s: nobody controls it.")
SAYINGS.add(ventures.DockDestroyed, lambda e: f"{e.owner}'s dock on {e.planet} is destroyed.")
SAYINGS.add(ventures.PlanetDestroyed, lambda e: f"The Star Lance burns {e.planet} away: it is out of the game.")


# A combat: who against whom, hits and losses of all its rounds, how it ended; dice apart.


GATHERED = (
    ventures.Battle,
    ventures.Rolled,
    ventures.Lost,
    ventures.Cancelled,
    ventures.Announced,
    ventures.Retreated,
    ventures.BattleOver,
)
"""What a combat is told of."""

MOST_DICE = 240
"""How long the small print on dice may be; beyond it stands only how many hits each round had."""


class Clash:
    """The events of one combat, or of what of it happened in one move."""

    def __init__(self) -> None:
        self._begun: ventures.Battle | None = None
        self._hits: dict[str, int] = {}
        self._rounds: dict[int, list[ventures.Rolled]] = {}
        self._lost: dict[str, list[str]] = {}
        self._dodged: dict[str, int] = {}
        self._announced: dict[str, str] = {}
        self._ends: list[str] = []

    def take(self, e: Happened) -> None:
        """Take in one event of `GATHERED`."""
        match e:
            case ventures.Battle():
                self._begun = e
            case ventures.Rolled():
                self._rounds.setdefault(e.round, []).append(e)
                self._hits[e.who] = self._hits.get(e.who, 0) + e.hits
            case ventures.Lost():
                self._lost.setdefault(e.who, []).append(e.units)
            case ventures.Cancelled():
                self._dodged[e.who] = self._dodged.get(e.who, 0) + e.hits
            case ventures.Announced():
                self._announced[e.who] = SAYINGS(e)
            case ventures.Retreated():
                self._announced.pop(e.who, None)
                self._ends.append(SAYINGS(e))
            case ventures.BattleOver() if e.winner:
                # Whoever was about to retreat stays where nobody is left to run from.
                self._announced.pop(e.winner, None)
                self._ends.append(f"{e.winner} holds {the_place(e.place)}.")
            case _:
                self._ends.append(SAYINGS(e))

    def is_over(self, e: ventures.Battle) -> bool:
        """Return whether a new combat is another one than this."""
        return self._begun is not None and e != self._begun

    def said(self) -> list[str]:
        """Return the sentences."""
        attack = [SAYINGS(self._begun)] if self._begun is not None else []
        return [*attack, *self._announced.values(), *self._struck(), *self._losses(), *self._ends]

    def _struck(self) -> list[str]:
        if not self._hits:
            return []
        if len(self._hits) == 1:
            ((who, hits),) = self._hits.items()
            return [f"{who} rolls{' again:' if self._is_rerolled() else ''} {hits_words(hits)}."]
        if not any(self._hits.values()):
            return [f"In {len(self._rounds)} rounds nobody hits." if len(self._rounds) > 1 else "Nobody hits."]
        (first, hits), *others = self._hits.items()
        rest = "".join(f", {who} {number or 'none'}" for who, number in others)
        rounds = f"In {len(self._rounds)} rounds " if len(self._rounds) > 1 else ""
        return [f"{rounds}{first} rolls {hits_words(hits)}{rest}."]

    def _is_rerolled(self) -> bool:
        """Return whether all these dice were rolled again."""
        return all(ventures.Die.read(die).again for rolls in self._rounds.values() for e in rolls for die in e.dice)

    def _losses(self) -> list[str]:
        said = [f"{who} dodges {count(hits, 'hit')}." for who, hits in self._dodged.items()]
        (first, *others) = [f"{who} loses {sum_words(units)}" for who, units in self._lost.items()] or [""]
        if first:
            said.append(f"{'; '.join([first, *others])}.")
        return said

    @property
    def small(self) -> str:
        """The dice, or only the hits where they were too many; "" for none."""
        lines = [f"round {number}: {_dice(rolls)}" for number, rolls in self._rounds.items()]
        if len(" · ".join(lines)) <= MOST_DICE:
            return " · ".join(lines)
        hits = [f"round {number} {_hits(rolls)}" for number, rolls in self._rounds.items()]
        return f"hits: {'; '.join(hits)}"


def _dice(rolls: Sequence[ventures.Rolled]) -> str:
    return "; ".join(f"{e.who} {dice_words(e)}" for e in rolls)


def _hits(rolls: Sequence[ventures.Rolled]) -> str:
    return listed([f"{e.who} {e.hits}" for e in rolls])
