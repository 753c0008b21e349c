"""Answers to what the referee asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.flow import Ask
from engine.core.memo import changed, replaced
from engine.core.moves import Move
from engine.core.verbs import Choose

from ..rules import awaiting, odds, steps, victory
from ..rules.fighting import losses
from ..rules.flow import CardOpen
from ..state import naming
from ..state.content import SEERS_VIAL, content
from ..state.moves import Play
from ..state.state import Force, State
from . import mustering, speakers
from .judging import STOP, Outlook

PERMANENT = (
    "void-watch",
    "victor",
    "at-the-gates",
    "wide-wake",
    "held-back",
    "odd-pieces",
    "full-drawer",
    "inner-ring",
    "jewel",
    "three-natures",
    "far-holdings",
    "marked-worlds",
    "loud-voices",
    "great-works",
)
"""Goals in the order in which they are scored: what may be lost again first, what can be paid every round next, what
no player can take away (relics, technologies) last."""
CARDS = (
    "long-scan",
    "fresh-survey",
    "reserve-orders",
    "requisition",
    "free-passage",
    "second-wind",
    "conscription",
    "escort",
    "evasive-burn",
    "probe",
    "smuggler",
    "star-charts",
)
"""Order cards, the best first."""
FLEES = 0.3
"""With a chance below this ships retreat if they can."""


def reply(outlook: Outlook, question: Ask, moves: Sequence[Move]) -> Move:
    """Return the answer to a question; it is one of ``moves``."""
    plays = [move for move in moves if isinstance(move, Play)]
    if isinstance(question, steps.Losses) and plays and question.options[0] not in ("infantry", "scout"):
        return plays[0]
    if isinstance(question, steps.Stand):
        return _stand(outlook, question, plays)
    answer = ANSWERS.get(question.called())
    option = answer(outlook, question) if answer is not None else question.default
    assert option in question.options, (question, option)
    return awaiting.answer(question, option)


def _stand(outlook: Outlook, question: Ask, plays: Sequence[Move]) -> Move:
    """Fight, run, or play an escort where it may turn the scales."""
    battle = losses.battle_under_way(outlook.state)
    assert battle is not None
    chance = odds.wins_at(outlook.state, battle.planet or battle.system, outlook.me)
    chance = 1.0 if chance is None else chance
    if plays and 0.15 < chance < 0.85:
        return plays[0]
    ways = [option for option in question.options if option.startswith("retreat-")]
    # Where the game is decided no fight is left.
    decides = outlook.prize(battle.system) is not None or victory.depends_on(outlook.state, outlook.me, battle.system)
    flees = chance < FLEES and outlook.stopped(battle.system) < STOP and not decides
    return Choose(ways[0] if ways and flees else question.default)


# One question each.


def _first(outlook: Outlook, question: Ask) -> str:
    return outlook.temper.first


def _goal(outlook: Outlook, question: Ask) -> str:
    found = [goal for goal in question.options if goal != "none"]
    known = [goal for goal in PERMANENT if goal in found]
    return (known or found or ["none"])[0]


def _deck(outlook: Outlook, question: Ask) -> str:
    held = outlook.own.fragments

    def chance(deck: str) -> float:
        left = sum(card.count for card in content().cards.values() if card.fragment == deck)
        gone = [card for card in outlook.state.decks[deck].discard if not content().cards[card].fragment]
        out = sum(player.fragments.get(deck, 0) for player in outlook.state.players)
        return (left - out) / max(1, 20 - len(gone) - out) + 0.2 * held.get(deck, 0)

    return max(question.options, key=chance)


def _technology(outlook: Outlook, question: Ask) -> str:
    known = [option for option in question.options if option in content().technologies]
    return max(known, key=outlook.technology) if known else question.default


def _pool(outlook: Outlook, question: Ask) -> str:
    wants = outlook.own.strategy < outlook.temper.orders and outlook.own.tactic >= 2
    return "strategy" if wants else "tactic"


def _pools(outlook: Outlook, question: Ask) -> str:
    return division(outlook)


def division(outlook: Outlook) -> str:
    """Keep as many tokens for orders as one likes to, one where a technology makes up a goal; the crafty also for research
    with the Seer's Vial, of whatever there is."""
    total = outlook.own.tactic + outlook.own.strategy
    wanted = outlook.temper.orders
    if outlook.weight("learned") and len(outlook.own.technologies) < 3:
        wanted = max(wanted, 1)
    vial = outlook.judgement.crafty and not outlook.last and outlook.own.holds(SEERS_VIAL)
    strategy = max(min(wanted, max(0, total - 2)), min(total, int(vial)))
    return f"{total - strategy}-{strategy}"


def _bombard(outlook: Outlook, question: Ask) -> str:
    assert isinstance(question, steps.Bombard)
    own = outlook.state.system_by_id[question.system].fleets[outlook.me]
    return question.options[1] if own.troops and len(question.options) > 1 else "none"


def _yes(outlook: Outlook, question: Ask) -> str:
    return next(option for option in question.options if option != "none")


def _survey(outlook: Outlook, question: Ask) -> str:
    def fits(planet: str) -> float:
        known = outlook.state.planet_by_id.get(planet)
        if known is None:
            return -1.0
        return known.worth + known.weight - 3 * (known.traits == ("cultural",) and known.worth + known.weight > 3)

    return max(question.options, key=fits)


def _vial(outlook: Outlook, question: Ask) -> str:
    return question.options[0]


def _scepter(outlook: Outlook, question: Ask) -> str:
    return "scepter-of-orders"


def _fury(outlook: Outlook, question: Ask) -> str:
    """Roll again for what is likelier to hit than to be lost: battleships and mechs. The crafty risk what is lost anyway,
    and one cheap unit where a hit more ends the combat; nothing once it is won."""
    battle = losses.battle_under_way(outlook.state)
    if battle is not None and outlook.judgement.crafty:
        attacks, place = battle.attacker == outlook.me, battle.planet or battle.system
        other = battle.defender if attacks else battle.attacker
        mine, theirs = (_count(losses.fighting(outlook.state, who, place)) for who in (outlook.me, other))
        suffered, dealt = battle.hits if attacks else battle.hits[::-1]
        if dealt >= theirs:
            return "none"
        if suffered >= mine:
            return question.options[1]
        single = [option for option in question.options if _count(losses.read_units(option)) == 1]
        if dealt + 1 == theirs and suffered + 1 < mine and single:
            return single[0]
    fit = [option for option in question.options if option != "none" and _strong(option)]
    return fit[0] if fit else "none"


def _count(force: Force) -> int:
    return force.ships + force.troops


def _strong(option: str) -> bool:
    force = losses.read_units(option)
    return not (force.infantry or force.scout or force.transport)


def _automaton(outlook: Outlook, question: Ask) -> str:
    docks = [option for option in question.options if option != "trade-good"]
    return docks[0] if docks and outlook.nearer("shipwrights", 1) else "trade-good"


def _archive(outlook: Outlook, question: Ask) -> str:
    return min((card for card in question.options if card in CARDS), key=CARDS.index, default="none")


def _excess(outlook: Outlook, question: Ask) -> str:
    return max(question.options, key=CARDS.index)


def _charts(outlook: Outlook, question: Ask) -> str:
    """Put a fragment or what stays on a planet first."""
    good = ("fragment", "world", "shell", "laboratory", "settlers", "envoy", "field")

    def rank(option: str) -> int:
        top = option.partition("+")[0]
        return sum(word in top for word in good)

    return max(question.options, key=rank)


def _muster(outlook: Outlook, question: Ask) -> str:
    """Put infantry where most is to be lost: on Meridian, or where it goes to Meridian, or else at home, where the ships
    are."""
    found = mustering.stronger(outlook.state, outlook.me) if outlook.judgement.watchful else None
    if found is not None and found.planet in question.options:
        return found.planet
    return muster(outlook, question.options)


def muster(outlook: Outlook, planets: Sequence[str]) -> str:
    """Return the planet on which more infantry does most."""
    home = f"home-{outlook.me + 1}"
    if "meridian" in planets:
        return "meridian"
    return home if home in planets else planets[0]


def _build(outlook: Outlook, question: Ask) -> str:
    return max(question.options, key=lambda planet: outlook.state.planet_by_id[planet].worth)


def _crew(outlook: Outlook, question: Ask) -> str:
    return max(question.options, key=lambda option: outlook.unit(option.partition("@")[0]))


def _tie(outlook: Outlook, question: Ask) -> str:
    named = {option: naming.player_named(outlook.state, option) or 0 for option in question.options}
    harms = {option: speakers.harm(outlook.state, outlook.me, who) for option, who in named.items()}
    return min(question.options, key=lambda option: (named[option] != outlook.me, harms[option]))


ANSWERS: dict[str, Callable[[Outlook, Ask], str]] = {
    "first": _first,
    "public-goal": _goal,
    "hidden-goal": _goal,
    "deck": _deck,
    "technology": _technology,
    "furnace": _technology,
    "pool": _pool,
    "pools": _pools,
    "bombard": _bombard,
    "survey": _survey,
    "crown": _survey,
    "frontier": _yes,
    "tomb": _yes,
    "levies": _yes,
    "vial": _vial,
    "scepter": _scepter,
    "fury": _fury,
    "automaton": _automaton,
    "archive": _archive,
    "excess": _excess,
    "charts": _charts,
    "muster": _muster,
    "build": _build,
    "crew": _crew,
    "tie": _tie,
}
"""How each kind of question is answered; all others as the referee proposes."""


# The exploration card that lies open.


def card(outlook: Outlook, stage: CardOpen, moves: Sequence[Move]) -> Move:
    """Return what is done with an exploration card: the option that is worth most."""
    options = [move for move in moves if isinstance(move, Choose)]
    rated = [(_option(outlook, stage.card, move.option), move) for move in options]
    value, chosen = max(rated, key=lambda item: item[0], default=(0.0, None))
    leave = next((move for move in moves if move.verb == "pass"), None)
    if chosen is None or (value <= 0 and leave is not None):
        assert leave is not None
        return leave
    return chosen


def _option(outlook: Outlook, card: str, option: str) -> float:
    own, state = outlook.own, outlook.state
    if option == "produce":
        return 0.0 if outlook.last or outlook.resources < 3 else outlook.unit("mech") - outlook.price(2)
    if option in ("mech-trade-good", "mech-commodity"):
        return outlook.unit("mech") - (_trade_good(outlook) if option == "mech-trade-good" else 0.5)
    if option in ("order-trade-good", "order-commodity"):
        return 1.0 - (_trade_good(outlook) if option == "order-trade-good" else 0.5)
    if option == "remove":
        return 2.0 if card == "unstable-fuel" else 0.6 if card == "deep-mine" else _readies(state) - 0.4
    values = {"infantry": 0.6, "commodity": 0.6, "commodities": 1.2, "convert": 0.8 * own.commodities, "resolve": 0.0}
    values |= {"convert-1": 0.6, "convert-2": 1.3}
    return values.get(option, 0.1)


def _trade_good(outlook: Outlook) -> float:
    """Return what it costs to spend a trade good: more where a goal that could be scored takes it."""
    state, goods = outlook.state, outlook.own.trade_goods
    after = changed(state, players=replaced(state.players, outlook.me, trade_goods=goods - 1))
    return outlook.good() + outlook.forfeits(after)


def _readies(state: State) -> float:
    planet = state.planet_by_id.get(getattr(state.revealed, "place", ""))
    return 0.3 * max(planet.worth, planet.weight) if planet is not None else 0.0
