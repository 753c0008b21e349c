"""The pictures of a desk: its decks with what is left in them, and the card that was revealed last."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.scene import Fact, Legend, Look, Option, Pile, PilesBoard, Row, Scene, Shelf
from engine.core.words import count, upper

from ..picture import alt, charting
from ..rules.exploring import decks
from ..speech.words import card_counts, card_text, traits_words
from ..state.content import DEVICE, EXPLORATION, FRAGMENTS, FRONTIER, RELIC, content
from ..state.naming import DECKS, card_name
from ..state.state import Exploration, State
from ..state.view import View
from . import asking, exploring
from . import choices as offering

LETTERS = {"cultural": "C", "hazardous": "H", "industrial": "I", "unknown": "U"}
"""What fragments are written as beside a player; an unmarked one is U."""

NAMES = {**{deck: upper(DECKS[deck]) for deck in EXPLORATION}, RELIC: "Relics"}


def scene(view: View, look: Look) -> Scene:
    """Return a picture: with "card" the one that was revealed last, if any was; else all piles."""
    state = view.state
    if look.subject == "card" and state.revealed is not None and state.revealed.card:
        return card(state, state.revealed)
    return piles(state, ended=look.subject == "ended")


# Piles.


def piles(state: State, *, ended: bool = False) -> Scene:
    """Return the decks, what is left in each and how likely that is; before whom cards lie; what lies elsewhere."""
    known = [deck for deck in (*EXPLORATION, RELIC) if deck in state.decks]
    focus = state.revealed.deck if state.revealed is not None else ""
    shelves = (
        Shelf("Common area", tuple(card_counts(state.common))),
        Shelf("Out of the game", tuple(card_counts(state.purged))),
    )
    acting = -1 if ended else state.active
    drawn = PilesBoard(tuple(pile(state, deck) for deck in known), shelves, focus)
    rows = tuple(_row(state, player, acting=player == acting) for player in range(len(state.players)))
    name = state.players[state.active].name
    return Scene(
        title="Exploration desk, closed" if ended else f"Exploration desk – acting for {name}",
        board=drawn,
        alt=alt.fitted([*_piles_alt(state, drawn), *_holdings_alt(state)]),
        facts=(Fact(f"{count(sum(decks.left(state, deck) for deck in known), 'card')} left"),),
        panel=rows,
        legend=(
            Legend("fragment", "Fragments by type"),
            Legend("relic", "Relics"),
            Legend("device", "Puzzle Engines"),
            Legend("attachment", "Attachments"),
        ),
    )


def pile(state: State, deck: str) -> Pile:
    """Return one deck."""
    own = state.decks[deck]
    newest = card_name(own.discard[-1]) if own.discard else ""
    return Pile(deck, NAMES[deck], len(own.draw), len(own.discard), newest, odds(state, deck))


def odds(state: State, deck: str) -> tuple[str, ...]:
    """Return how likely the next card of an exploration deck is a fragment, and an attachment or what stays in play."""
    unseen = decks.unseen(state, deck)
    total = sum(unseen.values())
    if deck == RELIC or not total:
        return ()
    known = content().cards
    fragments = sum(number for card, number in unseen.items() if known[card].fragment)
    lines = [f"Relic fragment {fragments} in {total}"]
    if deck != FRONTIER:
        lines.append(f"Attachment {sum(n for card, n in unseen.items() if known[card].after == 'attach')} in {total}")
    else:
        lines.append(f"Device {unseen.get(DEVICE, 0)} in {total}")
    return tuple(lines)


def _row(state: State, player: int, *, acting: bool) -> Row:
    own = state.players[player]
    attached = sum(len(planet.attachments) for planet in state.planets_of(player))
    kinds = [f"{LETTERS[kind]}{own.fragments[kind]}" for kind in FRAGMENTS if own.fragments.get(kind, 0)]
    counts: list[tuple[str, int | str]] = [("fragment", " ".join(kinds) or 0), ("relic", len(own.relics))]
    counts += [("device", own.devices)] if own.devices else []
    counts += [("attachment", attached)] if attached else []
    return Row(charting.token(state, player), own.name, acting=acting, counts=tuple(counts))


def _piles_alt(state: State, drawn: PilesBoard) -> list[str]:
    said = [f"Exploration desk, acting for {state.players[state.active].name}."]
    for one in drawn.piles:
        newest = f", the newest {one.newest}" if one.newest else ""
        likely = f"; {', '.join(one.odds)}" if one.odds else ""
        said.append(f"{one.name}: {one.left} left, {one.discarded} discarded{newest}{likely}.")
    return said


def _holdings_alt(state: State) -> list[str]:
    said = []
    for player in range(len(state.players)):
        said.append(asking.player_line(state, player).replace("**", ""))
    free = asking.free_line(state).replace("**", "")
    said += [free] if free else []
    said += [f"Common area: {asking.counted(state.common)}."] if state.common else []
    said += [f"Out of the game: {asking.counted(state.purged)}."] if state.purged else []
    return said


# The card.


def card(state: State, task: Exploration) -> Scene:
    """Return the card that was revealed last: what it says, what was explored, what becomes of it."""
    known = content().cards[task.card]
    planet = state.planet_by_id.get(task.place) if task.deck != FRONTIER else None
    options = choices(state, task)
    drawn = replace(
        charting.card_board(state, task.card, planet),
        place=traits_words(planet) if planet is not None else task.place or "The frontier",
        options=options,
        note="Trade fragments first, if you like" if options and exploring.can_trade(state) else "",
    )
    name, left = state.players[task.player].name, decks.left(state, task.deck)
    where = planet.name if planet is not None else f"the frontier{f' ({task.place})' if task.place else ''}"
    said = [
        f"Exploration card: {known.name}. {card_text(task.card)}",
        f"{name} explores {where}.",
        *(f"{one.text}: {one.detail}." if one.detail else f"{one.text}." for one in options),
        f"{upper(DECKS[task.deck])} deck: {count(left, 'card')} left.",
    ]
    return Scene(
        title=f"{name} explores {where}",
        board=drawn,
        alt=alt.fitted(said),
        facts=(Fact(f"{count(left, 'card')} left"),),
    )


def choices(state: State, task: Exploration) -> tuple[Option, ...]:
    """Return what is said of the card while it lies open; ``()`` once it is put away."""
    now = exploring.task_of(state)
    if now != task or not now.card:
        return ()
    offered = [offering.answer_words(state, option) for option in exploring.options(state)]
    return tuple(Option(str(place), text, detail) for place, (text, detail) in enumerate(offered, start=1))
