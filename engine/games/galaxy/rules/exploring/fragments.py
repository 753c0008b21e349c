"""What explorers keep before them: Puzzle Engines, and relic fragments, counted into sets of three and purged for a relic.
No map is needed for any of it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.errors import IllegalMove

from ...state import naming
from ...state.content import DEVICE, FRAGMENTS, FRONTIER, TRAITS, UNKNOWN, content
from ...state.state import Player, State
from .. import flow, steps
from ..events import exploring
from ..progress import Voyage
from . import decks

SET = 3
"""Fragments that make a relic (GAL-G31)."""

RULE = "GAL-G31"


def gain(voyage: Voyage, player: int, kind: str) -> None:
    """Put a fragment faceup before a player (GAL-030, GAL-031)."""
    held = voyage.player(player).fragments
    count = held.get(kind, 0) + 1
    voyage.set_player(player, fragments=_sorted({**held, kind: count}))
    voyage.tell(exploring.Fragment(voyage.name(player), kind, count))


def gain_device(voyage: Voyage, player: int) -> None:
    """Put a Puzzle Engine faceup before a player (GAL-037)."""
    count = voyage.player(player).devices + 1
    voyage.set_player(player, devices=count)
    voyage.tell(exploring.Device(voyage.name(player), count))


def sets(state: State, player: int) -> tuple[str, ...]:
    """Return how a player can make up a set, as the move `relic` writes it: "cultural", "cultural+1-unknown" (GAL-G31).

    Those with the fewest unknown fragments come first for each type.
    """
    own = state.players[player]
    return tuple(
        _written(kind, unknown) for kind in TRAITS for unknown in range(SET) if _holds(own, read(_written(kind, unknown)))
    )


def read(text: str) -> Mapping[str, int]:
    """Return the fragments that a set consists of; an empty mapping where the text names none."""
    kind, _, rest = text.strip().casefold().partition("+")
    number, _, what = rest.partition("-") if rest else ("0", "", UNKNOWN)
    if kind not in TRAITS or what != UNKNOWN or number not in ("0", "1", "2"):
        return {}
    unknown = int(number)
    return {kind: SET - unknown, UNKNOWN: unknown} if unknown else {kind: SET}


def refuse(state: State, player: int, text: str) -> IllegalMove | None:
    """Return what speaks against purging a set of a player's fragments, ``None`` where nothing does."""
    wanted = read(text)
    if not wanted:
        return IllegalMove("A set is three fragments of one type; unmarked ones may stand in for all but one.", RULE)
    own = state.players[player]
    if not _holds(own, wanted):
        have = naming.fragments_words(own.fragments) or "no fragments"
        return IllegalMove(f"That takes {naming.fragments_words(wanted)}. You have {have}.", RULE)
    return None


def purge_set(voyage: Voyage, player: int, text: str) -> None:
    """Purge a set, and gain a relic for it (GAL-032, GAL-033): allowed with no relic left, and then for nothing."""
    wanted = read(text)
    lose(voyage, player, wanted)
    for kind, count in wanted.items():
        for _ in range(count):
            decks.purge(voyage, content().fragment_card(kind))
    voyage.tell(exploring.FragmentsPurged(voyage.name(player), naming.counted(wanted)))
    flow.now(voyage, steps.GainRelic(player))


def lose(voyage: Voyage, player: int, fragments: Mapping[str, int]) -> None:
    """Take fragments from a player, without a word; where they go is for the caller to say."""
    held = voyage.player(player).fragments
    assert all(held.get(kind, 0) >= count for kind, count in fragments.items()), (held, fragments)
    voyage.set_player(player, fragments=_sorted({kind: held.get(kind, 0) - fragments.get(kind, 0) for kind in FRAGMENTS}))


def hand_over(voyage: Voyage, player: int, to: int, fragments: Mapping[str, int]) -> None:
    """Give fragments to another player in a transaction (GAL-035)."""
    lose(voyage, player, fragments)
    held = voyage.player(to).fragments
    both = {kind: held.get(kind, 0) + fragments.get(kind, 0) for kind in FRAGMENTS}
    voyage.set_player(to, fragments=_sorted(both))


def discard_all(voyage: Voyage, player: int) -> None:
    """Put all fragments of a player who leaves on their discard piles (GAL-G48)."""
    held = voyage.player(player).fragments
    lose(voyage, player, held)
    for kind, count in held.items():
        card = content().cards[content().fragment_card(kind)]
        for _ in range(count):
            decks.discard(voyage, card.deck, card.id)


def discard_devices(voyage: Voyage, player: int) -> None:
    """Discard the Puzzle Engines of a player who leaves (GAL-G48)."""
    count = voyage.player(player).devices
    voyage.set_player(player, devices=0)
    for _ in range(count):
        decks.discard(voyage, FRONTIER, DEVICE)


def _written(kind: str, unknown: int) -> str:
    return f"{kind}+{unknown}-{UNKNOWN}" if unknown else kind


def _holds(player: Player, wanted: Mapping[str, int]) -> bool:
    return all(player.fragments.get(kind, 0) >= count for kind, count in wanted.items())


def _sorted(held: Mapping[str, int]) -> dict[str, int]:
    """Return fragments in one order, without kinds that there are none of."""
    return {kind: held[kind] for kind in FRAGMENTS if held.get(kind, 0)}
