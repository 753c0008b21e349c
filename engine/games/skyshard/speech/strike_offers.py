"""How attacks are offered: what they cost, how often the enemy falls, and which are hardly worth it (SKY-G20)."""

from __future__ import annotations

from engine.core.desk import shortest
from engine.core.game import Choice, Weight
from engine.core.odds import odds
from engine.maps.hexes import Hex, label, straight, unlabel

from ..rules import odds as chances
from ..rules.enemies import enemy_at
from ..rules.turns import ENOUGH, charges, goes_on, sights, target_cell
from ..rules.walking import reach
from ..state import moves
from ..state.catalogue import WORDS
from ..state.content import Chip
from ..state.quests import guard_of
from ..state.state import State, chip_of
from . import step_prices, tile_offers

MOST_HINT = 100
"""So many characters the detail of an attack has at most."""
FEW_SIGHTS = 4
"""So many doors and caches to go to leave no room for an enemy beside them: more than four are a menu."""
GOOD = 0.5
"""From this chance on that an enemy falls it is expected to, and walking up to it has a control."""
SELDOM = 0.45
"""Below this chance, told as 1 in 2, it is also told what an attack takes off an enemy."""
HARDLY = 0.1
"""Below this chance an enemy hardly ever falls: an attack that does nothing else either is a further move."""


def attack(move: moves.Attack, state: State) -> Choice:
    """Return how one attack is offered."""
    turn, at = state.turn, target_cell(state, move.target)
    again = turn is not None and turn.attacks > 0
    chance, harm = chances.fells(state, at), round(chances.harm(state, at))
    over, on = step_prices.ends(state, at, falls=chance >= GOOD), goes_on(state) and not chances.one_blow(state, at)
    price, told = step_prices.blows(state, over=over)

    def said(named: str, costs: str) -> str:
        return WORDS("choice-attack", enemy=named, again=again, once=on, falls=_falls(chance, harm), steps=costs)

    names = called(state, at)
    text = step_prices.brief([said(names[0], price)], (said(names[-1], costs) for costs in (price, "")))
    hint = _detailed(enemy_on(state, move.target) + told, chance)
    weight: Weight = ("quiet" if on else "main") if chance >= HARDLY or harm else "plain"
    beside = _beside(state, at)
    stays = beside and chance >= chances.MOSTLY if on else beside or chance >= GOOD
    return Choice(text, hint, weight, stays=stays)


def finish(move: moves.Finish, state: State) -> Choice:
    """Return how it is offered to attack till an enemy falls (SKY-G101)."""
    at = target_cell(state, move.target)
    chance = chances.fells(state, at, on=True)
    over = step_prices.ends(state, at, falls=True)
    price, told = step_prices.blows(state, over=over)

    def said(named: str, fatigue: int, costs: str, often: str) -> str:
        return WORDS("choice-finish", enemy=named, falls=often, fatigue=fatigue, steps=costs)

    names, most, often = called(state, at), _at_most(state, at, chance), _often(chance)
    text = step_prices.brief(
        [said(names[0], most, price, often)],
        (said(names[-1], fatigue, costs, often) for fatigue, costs in ((most, price), (0, price), (0, ""))),
    )
    foe_ = enemy_on(state, move.target)
    ways = (WORDS("choice-finish.hint", enemy=foe_ + told), foe_ + told, foe_)
    hint = shortest((each + _left_out(text, chance) + _spent(state, most) for each in ways), MOST_HINT)
    stays = _beside(state, at) and chances.fells(state, at) < chances.MOSTLY
    weight: Weight = "written" if chances.one_blow(state, at) else "main" if chance >= HARDLY else "plain"
    return Choice(text, hint, weight, stays=stays)


def _beside(state: State, at: Hex) -> bool:
    """Return whether an enemy stands beside the acting adventurer: the likelier way to attack it stays a button."""
    here = state.heroes[state.turn.hero].at if state.turn is not None else None
    return here is not None and straight(here, at) == 1


def charge(state: State, at: Hex) -> Choice:
    """Return how it is offered to walk up to an enemy: by a control for the nearest of several, beside few doors and
    caches, and for those that fall often."""
    found, turn = charges(state), state.turn
    stops = {foe: reach(state).now[stop][0] for foe, stop in found.items()}
    shown = at == min(stops, key=lambda foe: stops[foe], default=at) and len(list(sights(state))) < FEW_SIGHTS
    again = turn is not None and turn.attacks > 0
    on = goes_on(state) and chances.fells(state, at, found.get(at), on=True) > 0
    chance = chances.fells(state, at, found.get(at), on=on)
    harm = 0 if on else round(chances.harm(state, at, found.get(at)))
    shard = at in found and step_prices.on_the_way(state, found[at])
    blow, fells = step_prices.keepers_blow(state, found[at]) if shard else (0, "none")
    over = step_prices.ends(state, at, found.get(at), falls=on or chance >= GOOD)
    hint = ""
    if at in found:
        hint = WORDS("choice-go-attack.hint", enemy=enemy_on(state, label(at)), stop=label(found[at]))
        hint += WORDS("turn-over") if over else ""
    foe_ = called(state, at)[-1]
    ground = step_prices.ends_on(state, found[at]) if at in found else ""

    def said(fatigue: int, price: str, falls: str) -> str:
        return WORDS(
            "choice-go-attack",
            enemy=foe_,
            shard=shard,
            blow=blow,
            fells=fells,
            how="finish" if on else "again" if again and fatigue else "once",
            fatigue=fatigue,
            falls=falls,
            steps=price,
        )

    most = _at_most(state, at, chance, found.get(at)) if on else int(again)
    often = _often(chance) if on else _falls(chance, harm)
    text = step_prices.brief(
        [said(most, ground + (WORDS("turn-over") if over else ""), often)],
        [said(most, ground, often), said(0, "", often), said(0, "", "")],
    )
    left = _left_out(text, chance) + (_spent(state, most) if on else "")
    hint = shortest((hint + left, hint), MOST_HINT) if hint else ""
    weight: Weight = "main" if chance >= HARDLY or harm else "plain"
    told = (shown and (chance or harm)) or chance >= GOOD
    return Choice(text, hint, weight if told else "written", stays=chance >= chances.NEARLY)


def _falls(chance: float, harm: int) -> str:
    """Return how often an enemy falls, or how much it loses where it rather stands."""
    return WORDS("falls", rare=chance < SELDOM, odds=odds(chance), harm=harm)


def _often(chance: float) -> str:
    """Return how often an enemy falls that is attacked till it does."""
    return WORDS("falls", rare=False, odds=odds(chance), harm=0)


def _left_out(text: str, chance: float) -> str:
    """Return how often an enemy falls, for the detail of a label that leaves that out."""
    return "" if odds(chance) in text else WORDS("falls-told", odds=odds(chance))


def _spent(state: State, told: int) -> str:
    """Return the most fatigue that attacking till an enemy falls may cost, where a label has not ``told`` of any."""
    turn = state.turn
    most = 0 if turn is None or told else max(0, ENOUGH - state.heroes[turn.hero].fatigue)
    return WORDS("fatigue-at-most", fatigue=most)


def _detailed(hint: str, chance: float) -> str:
    """Return the detail of an attack, with how often its enemy falls where the label tells what it loses."""
    told = WORDS("falls-told", odds=odds(chance)) if 0 < chance < SELDOM else ""
    return shortest((hint + told, hint), MOST_HINT)


def _at_most(state: State, foe: Hex, chance: float, stop: Hex | None = None) -> int:
    """Return the most fatigue that attacking till an enemy falls may cost the acting adventurer (SKY-G101); 0 where that
    hardly matters: it falls by a ``chance`` that is almost sure, and mostly by the first blow."""
    turn = state.turn
    if chance >= chances.NEARLY and chances.fells(state, foe, stop) >= chances.MOSTLY:
        return 0
    return max(0, ENOUGH - state.heroes[turn.hero].fatigue) if turn is not None else ENOUGH


def called(state: State, at: Hex) -> tuple[str, ...]:
    """Return how an enemy is called on a button, the best way first.

    It is called also by where it stands, if another beside the acting adventurer looks alike on the map; else by its hex,
    if another of its name is there.
    """
    enemy = enemy_at(state, at)
    assert enemy is not None
    here = state.heroes[state.turn.hero].at if state.turn is not None else None
    others = [other for other in state.enemies if other is not enemy]
    twin = any(chip_of(other).name == chip_of(enemy).name for other in others)
    named = WORDS("enemy-named", chip=enemy.chip, twin=twin, at=label(at))
    if here is not None and straight(here, at) == 1:
        beside = [chip_of(other) for other in others if straight(here, other.at) == 1]
        if any(_looks(chip) == _looks(chip_of(enemy)) for chip in beside):
            side = tile_offers.direction(here, at)
            return WORDS("enemy-beside", chip=enemy.chip, side=WORDS(f"to-the-{side}")), named
    return (named,)


def _looks(chip: Chip) -> tuple[str, bool, str, int]:
    """Return what the figure of an enemy on the map is drawn by."""
    return chip.family, chip.reach > 1, chip.habit, chip.level


def enemy_on(state: State, at: str) -> str:
    """Return the enemy on a hex, with its health and guard; "" where none stands."""
    cell = unlabel(at)
    enemy = enemy_at(state, cell) if cell is not None else None
    if enemy is None:
        return ""
    chip = chip_of(enemy)
    blows = state.turn.attacks if state.turn is not None else 0
    stands = guard_of(state, enemy, blows=blows)
    return WORDS(
        "enemy-on-hex",
        foe=enemy.chip,
        health=enemy.health,
        most=chip.health,
        guarded=bool(stands or chip.guard),
        guard=stands,
    )
