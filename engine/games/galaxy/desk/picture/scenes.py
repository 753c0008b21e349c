"""The pictures of a desk: its decks with what is left in them, and the card that was revealed last."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.grammar import Noun
from engine.core.scene import Fact, Legend, Look, Scene, spoken

from ...picture import charting
from ...picture.explored_cards import PilesBoard
from ...picture.stars import CardOption, Pile, PlayerRow, Shelf
from ...rules.exploring import decks
from ...speech.words import card_counts, card_text, traits_words
from ...state.catalogue import WORDS, name_of
from ...state.content import DEVICE, EXPLORATION, FRAGMENTS, FRONTIER, RELIC, content
from ...state.state import Exploration, State
from ...state.view import View
from ..rules import exploring
from ..rules.needs import task_of
from ..speech import asking
from ..speech import choices as offering

LETTERS = {"cultural": "C", "hazardous": "H", "industrial": "I", "unknown": "U"}
"""What fragments are written as beside a player; an unmarked one is U."""


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
        Shelf(WORDS("desk-shelf-common"), tuple(card_counts(state.common))),
        Shelf(WORDS("desk-shelf-out"), tuple(card_counts(state.purged))),
    )
    acting = -1 if ended else state.active
    drawn = PilesBoard(tuple(pile(state, deck) for deck in known), shelves, focus)
    rows = tuple(_row(state, player, acting=player == acting) for player in range(len(state.players)))
    name, left = state.players[state.active].name, sum(decks.left(state, deck) for deck in known)
    held = [line.replace("**", "") for line in asking.holdings(state)]
    return Scene(
        title=WORDS("desk-closed") if ended else WORDS("desk-title", who=name),
        board=drawn,
        alt=spoken([WORDS("desk-alt", who=name), *map(_pile_alt, drawn.piles), *held])[0],
        facts=(Fact(WORDS("cards-left", count=left)),),
        panel=rows,
        legend=tuple(Legend(kind, WORDS(f"desk-legend-{kind}")) for kind in ("fragment", "relic", "device", "attachment")),
    )


def pile(state: State, deck: str) -> Pile:
    """Return one deck."""
    own = state.decks[deck]
    newest = name_of(own.discard[-1]) if own.discard else ""
    return Pile(deck, WORDS("desk-pile", pile=deck, deck=deck), len(own.draw), len(own.discard), newest, odds(state, deck))


def odds(state: State, deck: str) -> tuple[str, ...]:
    """Return how likely the next card of an exploration deck is a fragment, and an attachment or what stays in play."""
    unseen = decks.unseen(state, deck)
    total = sum(unseen.values())
    if deck == RELIC or not total:
        return ()
    known = content().cards
    fragments = sum(number for card, number in unseen.items() if known[card].fragment)
    lasting = sum(number for card, number in unseen.items() if known[card].after == "attach")
    devices = WORDS("desk-odds-device", number=unseen.get(DEVICE, 0), total=total)
    other = devices if deck == FRONTIER else WORDS("desk-odds-attachment", number=lasting, total=total)
    return WORDS("desk-odds-fragment", number=fragments, total=total), other


def _row(state: State, player: int, *, acting: bool) -> PlayerRow:
    own = state.players[player]
    attached = sum(len(planet.attachments) for planet in state.planets_of(player))
    kinds = [f"{LETTERS[kind]}{own.fragments[kind]}" for kind in FRAGMENTS if own.fragments.get(kind, 0)]
    counts: list[tuple[str, int | str]] = [("fragment", " ".join(kinds) or 0), ("relic", len(own.relics))]
    counts += [("device", own.devices)] if own.devices else []
    counts += [("attachment", attached)] if attached else []
    return PlayerRow(charting.token(state, player), own.name, acting=acting, counts=tuple(counts))


def _pile_alt(stack: Pile) -> str:
    left, discarded = stack.left, stack.discarded
    return WORDS("desk-alt-pile", name=stack.name, left=left, discarded=discarded, newest=stack.newest, odds=stack.odds)


# The card.


def card(state: State, task: Exploration) -> Scene:
    """Return the card that was revealed last: what it says, what was explored, what becomes of it."""
    planet = state.planet_by_id.get(task.place) if task.deck != FRONTIER else None
    options = choices(state, task)
    drawn = replace(
        charting.card_board(state, task.card, planet),
        place=traits_words(planet) if planet is not None else task.place or WORDS("desk-the-frontier"),
        options=options,
        note=WORDS("desk-trade-first") if options and exploring.can_trade(state) else "",
    )
    left, name = decks.left(state, task.deck), planet.name if planet is not None else task.place
    where = "planet" if planet is not None else "place" if name else "frontier"
    title = WORDS("desk-explores-what", who=state.players[task.player].name, where=where, place=Noun(name))
    said = [
        WORDS("desk-alt-card", card=task.card, says=Noun(card_text(task.card))),
        f"{title}.",
        *(f"{option.text}: {option.detail}." if option.detail else f"{option.text}." for option in options),
        WORDS("desk-alt-left", deck=task.deck, count=left),
    ]
    return Scene(title=title, board=drawn, alt=spoken(said)[0], facts=(Fact(WORDS("cards-left", count=left)),))


def choices(state: State, task: Exploration) -> tuple[CardOption, ...]:
    """Return what is said of the card while it lies open; ``()`` once it is put away."""
    now = task_of(state)
    if now != task or not now.card:
        return ()
    offered = [offering.answer_words(state, option) for option in exploring.options(state)]
    return tuple(CardOption(str(place), text, detail) for place, (text, detail) in enumerate(offered, start=1))
