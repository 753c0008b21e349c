"""Relics in an adventurer's hands: using, equipping and stowing them costs no action (SKY-G43).

They are never handed on, and only their carrier uses them (SKY-G62).
"""

from __future__ import annotations

from engine.core.flow import heed
from engine.core.needs import Action, ArgumentNeeds, Need, first_unmet, meeting, never
from engine.core.verbs import Equip, Stow, Use

from ..state.content import content
from ..state.state import Hero, Lock, State, actor, most_health
from ..state.terrain import environment
from .effects import WORN, run_effect, take_off
from .events import finds
from .locks import reroll
from .needs import need
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


def _does(relic: str, *kinds: str, own: bool = False) -> bool:
    """Return whether the use of a relic has an effect of one of these kinds; ``own``: on its user alone."""
    effect = content().relics[relic].effect
    return effect is not None and effect.kind in kinds and (not own or effect.who == "explorer")


def _hero(state: State) -> Hero:
    return state.heroes[holder(state)]


def _may_reroll(state: State, relic: str) -> bool:
    lock = lock_of(state)
    return not _does(relic, "reroll") or (lock is not None and bool(lock.dice))


def _named(state: State, relic: str) -> str:
    return relic


USABLE: tuple[Need[State], ...] = (
    need(
        "relic-in-pack",
        "SKY-G43",
        lambda state, relic: relic in _hero(state).worn or relic not in _hero(state).pack,
        relic=_named,
    ),
    need("no-such-relic-in-play", "SKY-G43", lambda state, relic: relic in _hero(state).worn, relic=_named),
    need("relic-works-by-itself", "SKY-G43", lambda _, relic: content().relics[relic].effect is not None, relic=_named),
    need("hush", "SKY-G46", lambda state, relic: environment(state, _hero(state).at) != "hush"),
    need("relic-for-locks", "SKY-G43", _may_reroll, relic=_named),
    need("first-the-lock", "SKY-G42", lambda state, relic: lock_of(state) is None or _does(relic, "reroll", "rest")),
    need(
        "full-health",
        "SKY-G43",
        lambda state, relic: not _does(relic, "heal", own=True) or _hero(state).health < most_health(_hero(state)),
    ),
    need("no-fatigue", "SKY-G43", lambda state, relic: not _does(relic, "rest", own=True) or _hero(state).fatigue > 0),
)
"""What the use of a relic needs."""
IN_PLAY = need("no-relic-in-play", "SKY-G43", lambda state: bool(_hero(state).worn))
USE = Action(
    Use,
    (IN_PLAY,),
    (ArgumentNeeds("item", lambda state: meeting(USABLE, dict.fromkeys(_hero(state).worn), state), USABLE),),
)
EQUIP = Action(
    Equip,
    (
        need("pack-empty", "SKY-G43", lambda state: bool(_hero(state).pack)),
        need("once-per-turn", "SKY-G43", lambda state: not actor(state)[0].equipped),
        need("relics-in-play", "SKY-G43", lambda state: len(_hero(state).worn) < WORN, number=WORN),
    ),
    (
        ArgumentNeeds(
            "item",
            lambda state: tuple(dict.fromkeys(_hero(state).pack)),
            (need("no-relic-to-swap", "SKY-G43", never, relic=_named, packed=True),),
        ),
    ),
)
STOW = Action(
    Stow,
    (IN_PLAY, need("once-per-turn", "SKY-G43", lambda state: not actor(state)[0].stowed)),
    (
        ArgumentNeeds(
            "item",
            lambda state: tuple(dict.fromkeys(_hero(state).worn)),
            (need("no-relic-to-swap", "SKY-G43", never, relic=_named, packed=False),),
        ),
    ),
)


def use(delve: Delve, relic: str) -> None:
    """Use up a common relic."""
    heed(first_unmet(USABLE, delve.state, relic))
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


def equip(delve: Delve, relic: str) -> None:
    """Take a relic from the pack into play."""
    heed(EQUIP.refuse(delve.state, Equip(relic)))
    index = holder(delve.state)
    hero = delve.hero(index)
    pack = list(hero.pack)
    pack.remove(relic)
    delve.set_hero(index, pack=tuple(pack), worn=(*hero.worn, relic))
    delve.turn(equipped=True)
    delve.tell(finds.Equipped(delve.name(index), relic))


def stow(delve: Delve, relic: str) -> None:
    """Put a relic in play into the pack."""
    heed(STOW.refuse(delve.state, Stow(relic)))
    index = holder(delve.state)
    take_off(delve, index, relic)
    delve.set_hero(index, pack=(*delve.hero(index).pack, relic))
    delve.turn(stowed=True)
    delve.tell(finds.Stowed(delve.name(index), relic))
