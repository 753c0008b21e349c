"""A cavern as a seat may take it to be: what its view hides is dealt by lot, each way that it can be as likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.memo import changed

from ..state.content import ENTRANCE, content
from ..state.state import Contest, Encountering, Gold, Holding, Player, Sent, State
from ..state.view import HIDDEN, View


def imagined(view: View, lot: Dice) -> State:
    """Return a state that looks to this view's seat as the true one does, with the same legal moves (CAV-027, CAV-G41)."""
    state = view.state
    stack, hands = _tiles(state, lot)
    gold, purses = _gold(state, lot)
    treasure, chests = _treasure(state, lot)
    reserves, delvers = _delvers(state, lot)
    players = (
        replace(player, hand=hand, gold=purse, treasure=chest, reserve=reserve)
        for player, hand, purse, chest, reserve in zip(state.players, hands, purses, chests, reserves, strict=True)
    )
    return changed(
        state,
        players=tuple(players),
        delvers=delvers,
        stack=stack,
        gold=gold,
        treasure=treasure,
        encounters=lot.shuffled(_unheard(state))[: len(state.encounters)],
    )


def unseen(state: State) -> tuple[str, ...]:
    """Return the tiles of which a view does not say where they are: in the stack, or in a rival's hand."""
    known = {laid.tile for laid in state.tiles}.union(state.discard, *(player.hand for player in state.players))
    return tuple(tile for tile in content().tiles if tile != ENTRANCE and tile not in known)


def _unheard(state: State) -> tuple[str, ...]:
    """Return the Encounters that are neither discarded nor just being met: some are not in the deck (CAV-119, CAV-G68)."""
    under_way = {task.card for task in state.agenda if isinstance(task, Encountering | Contest)}
    return tuple(card for card in content().encounters if card not in state.met and card not in under_way)


def _tiles(state: State, lot: Dice) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    left = iter(lot.shuffled(unseen(state)))
    hands = [tuple(tile or next(left) for tile in player.hand) for player in state.players]
    return tuple(left), hands


def _gold(state: State, lot: Dice) -> tuple[tuple[int, ...], list[tuple[Gold, ...]]]:
    cards = Counter({int(value): count for value, count in content().band.gold.items()})
    cards -= Counter(card.value for player in state.players for card in player.gold)
    left = iter(lot.shuffled([*cards.elements()]))
    purses = [tuple(card if card.value else Gold(next(left)) for card in player.gold) for player in state.players]
    return tuple(left), purses


def _treasure(state: State, lot: Dice) -> tuple[tuple[str, ...], list[tuple[Holding, ...]]]:
    """Deal the Treasures: one that was used has an ability, one that was not has none for when it is collected."""
    known = content().treasures
    cards = Counter({card.id: card.count for card in known.values()})
    cards -= Counter(held.card for player in state.players for held in player.treasure if held.card)
    pool = [*lot.shuffled([*cards.elements()])]
    kept = sum(not held.card and not held.used for player in state.players for held in player.treasure)
    spent = sum(not held.card and held.used for player in state.players for held in player.treasure)
    # So many that are no good on receipt have to be left for those that are not used.
    spare = sum(known[card].moment != "receipt" for card in pool) - kept
    used: list[str] = []
    for card in pool:
        if known[card].moment and len(used) < spent and (known[card].moment == "receipt" or spare > 0):
            used.append(card)
            spare -= known[card].moment != "receipt"
    for card in used:
        pool.remove(card)
    unused = [card for card in pool if known[card].moment != "receipt"][:kept]
    for card in unused:
        pool.remove(card)

    def filled(held: Holding) -> Holding:
        return held if held.card else replace(held, card=(used if held.used else unused).pop())

    chests = [tuple(filled(held) for held in player.treasure) for player in state.players]
    return tuple(pool), chests


def _delvers(state: State, lot: Dice) -> tuple[list[tuple[str, ...]], tuple[Sent, ...]]:
    """Deal the classes of a band to those that lie facedown, and leave the others at hand."""
    reserves: list[tuple[str, ...]] = []
    classes: list[list[str]] = []
    for seat, player in enumerate(state.players):
        own = [sent.kind for sent in state.delvers if sent.seat == seat]
        mixed = [*lot.shuffled(_out_of_sight(player, own))] if HIDDEN in (*own, *player.reserve) else []
        classes.append([mixed.pop() for kind in own if kind == HIDDEN])
        reserves.append(tuple(sorted(mixed)) if HIDDEN in player.reserve else player.reserve)
    return reserves, tuple(sent if sent.kind else replace(sent, kind=classes[sent.seat].pop(0)) for sent in state.delvers)


def _out_of_sight(player: Player, own: Iterable[str]) -> Sequence[str]:
    """Return the classes of those Delvers of a player that are unseen where they are now."""
    left: Counter[str] = Counter(content().band.factions[player.faction].delvers)
    left -= Counter(kind for kind in (*own, *player.reserve) if kind)
    return [*left.elements()]
