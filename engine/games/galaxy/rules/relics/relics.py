"""Relics (GAL-G32): gained, exhausted, purged. None of it asks for a map."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.needs import never

from ...state import naming
from ...state.content import BLACK_BLADE, RELIC, SPLINTER
from ...state.moves import Relic
from ...state.state import Held
from .. import flow, goals, steps
from ..events import course, ventures
from ..exploring import decks
from ..needs import NamedAction, need
from ..progress import Voyage

RULE = "GAL-G32"


def _told(fragments: Mapping[str, int]) -> str:
    return naming.counted(naming.sorted_fragments(fragments))


PURGED = NamedAction(
    Relic,
    decks.sets,
    (
        need("set-of-fragments", decks.RULE, lambda state, player, text: bool(decks.read_set(text))),
        need("set-mixed", "GAL-G94", decks.may_mix),
        need(
            "set-lacks-fragments",
            decks.RULE,
            decks.holds,
            takes_fragments=lambda state, player, text: _told(decks.read_set(text)),
            has_fragments=lambda state, player, text: _told(state.players[player].fragments),
        ),
    ),
    (need("relic-takes-fragments", decks.RULE, never),),
)


def gain(voyage: Voyage, player: int) -> str:
    """Give a player the top card of the relic deck, faceup (GAL-033, GAL-G32); return its id, "" where none is left.

    The Crown Splinter brings its point, the Black Blade a hidden goal; at a desk that is done elsewhere.
    """
    relic = decks.draw(voyage, RELIC)
    if not relic:
        voyage.tell(ventures.NoRelic(voyage.name(player)))
        return ""
    voyage.set_player(player, relics=(*voyage.player(player).relics, Held(relic)))
    voyage.tell(ventures.Relic(voyage.name(player), relic, decks.left(voyage.state, RELIC)))
    voyage.meet(relic)
    if voyage.state.phase != "desk":
        if relic == SPLINTER:
            goals.point(voyage, player, "splinter")
        elif relic == BLACK_BLADE:
            goals.draw_hidden(voyage, player, (RULE,))
    return relic


def purge(voyage: Voyage, player: int, relic: str) -> None:
    """Take a player's relic out of the game."""
    lose(voyage, player, relic)
    decks.purge(voyage, relic)
    voyage.tell(ventures.RelicPurged(voyage.name(player), relic))


def lose(voyage: Voyage, player: int, relic: str) -> None:
    """Take a relic from a player, without a word; where it goes is for the caller to say."""
    held = voyage.player(player).relics
    assert any(item.relic == relic for item in held), (relic, held)
    voyage.set_player(player, relics=tuple(item for item in held if item.relic != relic))


def exhaust(voyage: Voyage, player: int, relic: str, target: str = "") -> None:
    """Exhaust a player's relic until the status phase, to use it (GAL-G32), perhaps on something."""
    held = voyage.player(player).relics
    turned = tuple(replace(item, exhausted=item.exhausted or item.relic == relic) for item in held)
    voyage.set_player(player, relics=turned)
    voyage.tell(course.Used(voyage.name(player), relic, target))


def purge_all(voyage: Voyage, player: int) -> None:
    """Purge all relics of a player who leaves (GAL-G48)."""
    for held in voyage.player(player).relics:
        purge(voyage, player, held.relic)


@flow.step(steps.GainRelic)
def _gain(voyage: Voyage, task: steps.GainRelic) -> None:
    gain(voyage, task.player)
