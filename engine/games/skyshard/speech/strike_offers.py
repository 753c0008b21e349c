"""How attacks are offered: what they cost, how often the enemy falls, and which are hardly worth it (SKY-G20)."""

from __future__ import annotations

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
    whole, bare = step_prices.blows(state, over=over)

    def said(named: str, often: str, price: str) -> str:
        return WORDS("choice-attack", enemy=named, again=again, once=on, falls=often, steps=price)

    names, (often, rarely) = called(state, at), _falls(chance, harm)
    text = step_prices.brief(
        (said(names[0], falls, price) for falls in (often, rarely) for price in (whole, bare)),
        (said(names[-1], rarely, price) for price in (bare, "")),
    )
    weight: Weight = "main" if chance >= HARDLY or harm else "plain"
    beside = _beside(state, at)
    stays = beside and chance >= chances.MOSTLY if on else beside or chance >= GOOD
    return Choice(text, enemy_on(state, move.target), weight, stays=stays)


def finish(move: moves.Finish, state: State) -> Choice:
    """Return how it is offered to attack till an enemy falls (SKY-G101)."""
    at = target_cell(state, move.target)
    hint = WORDS("choice-finish.hint", enemy=enemy_on(state, move.target))
    chance = chances.fells(state, at, on=True)
    over = step_prices.ends(state, at, falls=True)
    whole, bare = step_prices.blows(state, over=over)

    def said(named: str, fatigue: int, price: str) -> str:
        return WORDS("choice-finish", enemy=named, odds=_nearly(chance), fatigue=fatigue, steps=price)

    names, most = called(state, at), _at_most(state, at, chance)
    text = step_prices.brief(
        (said(names[0], most, price) for price in (whole, bare)),
        (said(names[-1], fatigue, price) for fatigue, price in ((most, bare), (0, bare), (0, ""))),
    )
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
    hint = ""
    if at in found:
        hint = WORDS("choice-go-attack.hint", enemy=enemy_on(state, label(at)), stop=label(found[at]))
    chance = chances.fells(state, at, found.get(at), on=on)
    harm = 0 if on else round(chances.harm(state, at, found.get(at)))
    shard = at in found and step_prices.on_the_way(state, found[at])
    blow, fells = step_prices.keepers_blow(state, found[at]) if shard else (0, "none")
    over = step_prices.ends(state, at, found.get(at), falls=on or chance >= GOOD)
    prices = step_prices.charge(state, found[at], over=over) if at in found else ("",)

    def said(falls: str, fatigue: int, price: str) -> str:
        return WORDS(
            "choice-go-attack",
            enemy=called(state, at)[-1],
            shard=shard,
            blow=blow,
            fells=fells,
            how="finish" if on else "again" if again and fatigue else "once",
            odds=_nearly(chance) if on else odds(chance),
            fatigue=fatigue,
            falls=falls,
            steps=price,
        )

    whole, bare = _falls(chance, harm)
    most = _at_most(state, at, chance, found.get(at)) if on else int(again)
    text = step_prices.brief((said(falls, most, prices[0]) for falls in (whole, bare)), [said(bare, 0, prices[-1])])
    weight: Weight = "main" if chance >= HARDLY or harm else "plain"
    told = (shown and (chance or harm)) or chance >= GOOD
    return Choice(text, hint, weight if told else "written", stays=chance >= chances.NEARLY)


def _nearly(chance: float) -> str:
    """Return how often an enemy falls in the end; what is nearly certain in so many words."""
    return WORDS("almost-sure") if chance >= chances.NEARLY else odds(chance)


def _falls(chance: float, harm: int) -> tuple[str, str]:
    """Return how often an enemy falls, and how much it loses where it rather stands; and that in fewer words."""
    rare, often = chance < SELDOM, odds(chance)
    whole, brief = (WORDS("falls", rare=rare, can=can, odds=often, harm=harm) for can in (bool(chance), False))
    return whole, brief


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
