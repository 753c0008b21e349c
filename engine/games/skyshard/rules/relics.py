"""Relics in an adventurer's hands: using, equipping and stowing them costs no action (SKY-G43).

They are never handed on, and only whoever carries them uses them (SKY-G62).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.moves import Move
from engine.core.verbs import Equip, Stow, Use

from ..state.catalogue import refused
from ..state.content import content
from ..state.state import Lock, State, most_health
from ..state.terrain import environment
from .effects import WORN, run_effect, take_off
from .events import finds
from .locks import reroll
from .progress import Delve


def lock_of(state: State) -> Lock | None:
    """Return the lock check under way."""
    first = state.agenda[0] if state.agenda else None
    return first if isinstance(first, Lock) else None


def holder(state: State) -> int:
    """Return the adventurer who may use relics now: at the lock, otherwise the one who acts."""
    lock = lock_of(state)
    if lock is not None:
        return lock.hero
    assert state.turn is not None
    return state.turn.hero


def refuse_use(state: State, relic: str) -> IllegalMove | None:
    """Return what speaks against using a relic now, ``None`` when nothing does."""
    index, lock = holder(state), lock_of(state)
    hero = state.heroes[index]
    known = content().relics.get(relic)
    if known is None or relic not in hero.worn:
        if known is not None and relic in hero.pack:
            return refused("relic-in-pack", "SKY-G43", relic=relic)
        return refused("no-such-relic-in-play", "SKY-G43", relic=relic)
    effect = known.effect
    if effect is None:
        return refused("relic-works-by-itself", "SKY-G43", relic=relic)
    if environment(state, hero.at) == "hush":
        return refused("hush", "SKY-G46")
    if effect.kind == "reroll":
        if lock is None or not lock.dice:
            return refused("relic-for-locks", "SKY-G43", relic=relic)
        return None
    if lock is not None and effect.kind != "rest":
        return refused("first-the-lock", "SKY-G42")
    if effect.kind == "heal" and effect.who == "explorer" and hero.health >= most_health(hero):
        return refused("full-health", "SKY-G43")
    if effect.kind == "rest" and effect.who == "explorer" and not hero.fatigue:
        return refused("no-fatigue", "SKY-G43")
    return None


def use(delve: Delve, relic: str) -> None:
    """Use up a common relic."""
    heed(refuse_use(delve.state, relic))
    index, known = holder(delve.state), content().relics[relic]
    effect = known.effect
    assert effect is not None
    take_off(delve, index, relic)
    delve.change(used=(*delve.state.used, relic))
    delve.tell(finds.Used(delve.name(index), relic))
    if effect.kind == "reroll":
        reroll(delve, effect.amount)
    else:
        run_effect(delve, effect, index, "SKY-G43")


def refuse_swap(state: State, relic: str, equip: bool) -> IllegalMove | None:
    """Return what speaks against equipping or stowing a relic."""
    turn = state.turn
    assert turn is not None
    hero = state.heroes[turn.hero]
    if relic not in (hero.pack if equip else hero.worn):
        return refused("no-relic-to-swap", "SKY-G43", relic=relic, packed=equip)
    if turn.equipped if equip else turn.stowed:
        return refused("once-per-turn", "SKY-G43")
    if equip and len(hero.worn) >= WORN:
        return refused("relics-in-play", "SKY-G43", number=WORN)
    return None


def equip(delve: Delve, relic: str) -> None:
    """Take a relic from the pack into play."""
    heed(refuse_swap(delve.state, relic, True))
    index = holder(delve.state)
    hero = delve.hero(index)
    pack = list(hero.pack)
    pack.remove(relic)
    delve.set_hero(index, pack=tuple(pack), worn=(*hero.worn, relic))
    delve.turn(equipped=True)
    delve.tell(finds.Equipped(delve.name(index), relic))


def stow(delve: Delve, relic: str) -> None:
    """Put a relic in play into the pack."""
    heed(refuse_swap(delve.state, relic, False))
    index = holder(delve.state)
    take_off(delve, index, relic)
    delve.set_hero(index, pack=(*delve.hero(index).pack, relic))
    delve.turn(stowed=True)
    delve.tell(finds.Stowed(delve.name(index), relic))


def usable(state: State) -> Iterator[Move]:
    """Yield the uses of relics that are legal now."""
    for relic in dict.fromkeys(state.heroes[holder(state)].worn):
        if refuse_use(state, relic) is None:
            yield Use(relic)


def free_acts(state: State) -> Iterator[Move]:
    """Yield what the acting adventurer may do with relics."""
    hero = state.heroes[holder(state)]
    if not hero.worn and not hero.pack:
        return
    yield from usable(state)
    for relic in dict.fromkeys(hero.pack):
        if refuse_swap(state, relic, True) is None:
            yield Equip(relic)
    for relic in dict.fromkeys(hero.worn):
        if refuse_swap(state, relic, False) is None:
            yield Stow(relic)
