"""Relics that give something at once: The Archive, the Trade Core, the World Forge (GAL-G32)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove

from ...state.content import ARCHIVE, ORDERS, TRADE_CORE, WORLD_FORGE
from ...state.moves import target_told
from ...state.state import COMMODITIES, CORE_BONUS, NOBODY, State
from .. import flow, order_cards, steps
from ..economy import wealth
from ..events import turning
from ..exploring import attachments
from ..flow import WITHOUT
from ..progress import Voyage
from . import relics

TAKEN = 3
"""Order cards that The Archive gives at most."""


def targets(state: State, player: int, relic: str) -> Iterator[str]:
    """Yield what a player can use one of these relics on; "-" for those that need nothing named."""
    if relic == WORLD_FORGE:
        for planet in state.planets_of(player):
            if refuse(state, player, relic, planet.id) is None:
                yield planet.id
    elif refuse(state, player, relic, NOTHING) is None:
        yield NOTHING


def refuse(state: State, player: int, relic: str, target: str) -> IllegalMove | None:
    """Return what speaks against using one of these relics, ``None`` where nothing does."""
    if relic == WORLD_FORGE:
        return _refuse_forge(state, player, target)
    if target != NOTHING:
        return IllegalMove("This relic needs nothing named beside it.", relics.RULE)
    if relic == ARCHIVE and not state.decks[ORDERS].discard:
        return IllegalMove("No order card lies on the discard pile.", relics.RULE)
    return None


def _refuse_forge(state: State, player: int, target: str) -> IllegalMove | None:
    planet = state.planet_by_id.get(target)
    if planet is None:
        return IllegalMove("Say which planet of yours the World Forge is to change.", relics.RULE)
    if planet.owner != player or planet.destroyed:
        return IllegalMove(f"{planet.name} is not yours.", relics.RULE)
    if planet.home != NOBODY:
        return IllegalMove(f"{planet.name} is a home planet: the World Forge does not fit there.", relics.RULE)
    if planet.fabled:
        return IllegalMove(f"{planet.name} is legendary already.", relics.RULE)
    return None


def use(voyage: Voyage, player: int, relic: str, target: str) -> None:
    """Use one of these relics."""
    voyage.tell(turning.Used(voyage.name(player), relic, target_told(target)))
    if relic == WORLD_FORGE:
        relics.lose(voyage, player, relic)
        attachments.attach(voyage, relic, target)
        return
    relics.purge(voyage, player, relic)
    if relic == TRADE_CORE:
        wealth.gain_goods(voyage, player, COMMODITIES + CORE_BONUS, relic, (relics.RULE,))
        wealth.return_surplus(voyage, player, relic, (relics.RULE, "GAL-G25"))
    else:
        voyage.push(steps.Archive(player, TAKEN))


# The Archive.


@flow.step(steps.Archive)
def _archive(voyage: Voyage, task: steps.Archive) -> None:
    """Offer the discarded order cards one after the other, so many at most; then the hand's limit counts."""
    player, left = task.player, task.left
    pile = voyage.deck(ORDERS).discard
    if not left or not pile:
        order_cards.trim(voyage, player)
        return
    options = (*dict.fromkeys(pile), WITHOUT)
    voyage.push(steps.TakeOrder(left, owner=player, options=options, default=WITHOUT))


@flow.answer(steps.TakeOrder)
def _taken(voyage: Voyage, question: steps.TakeOrder, option: str) -> None:
    player = question.owner
    if option == WITHOUT:
        order_cards.trim(voyage, player)
        return
    pile = list(voyage.deck(ORDERS).discard)
    pile.remove(option)
    voyage.set_deck(ORDERS, discard=tuple(pile))
    voyage.set_player(player, hand=(*voyage.player(player).hand, option))
    voyage.tell(turning.TookOrder(voyage.name(player), option))
    voyage.push(steps.Archive(player, question.left - 1))
