"""Games of the simulation, each kept as one record."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Literal

import msgspec
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.verbs import Choose
from engine.games.cavern.game import GAME
from engine.games.cavern.player.sensible import Habits, decide, situation
from engine.games.cavern.state.content import content
from engine.games.cavern.state.options import Options
from engine.games.cavern.state.state import Encountering, Holding, State

NAMES = ("Ada", "Bob", "Cy", "Dee")
Gift = Literal["", "xp", "treasure", "price", "worth"]
PRICES = {"price": (0.8, 1.2, 1.8, 2.5), "worth": (1.0, 2.0, 3.0, 4.0)}
"""What players hold an XP to be worth, paid or in Encounters, where seats are to differ in that alone."""


class Record(msgspec.Struct):
    """What came of a game. ``gifts`` are how seats differ: XP more or less, a treasure's id, or what an XP is worth to it.

    ``happened`` counts events, ``met`` the Encounters by dice, Rift, bags, chests, XP in hand (2 at most) and the Sun.
    """

    factions: tuple[str, ...]
    first: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    ending: str
    gifts: tuple[str, ...]
    happened: dict[str, int]
    met: dict[str, int]
    gained: tuple[int, ...]


def play(key: str, number: int, players: int, manner: Habits, gift: Gift = "") -> Record:
    """Play one game to its end. Factions and gifts go round with the number of the game."""
    dice, lot = Dice(KeyedSource(key)), Dice(KeyedSource(f"{key} lot"))
    solo = players == 1
    state, _ = GAME.new(Setup(NAMES[:players], Options("on" if solo else "off")), dice)
    lists = list(permutations(content().band.factions, players))
    chosen = lists[number % len(lists)]
    for seat, faction in enumerate(chosen):
        state, _ = GAME.apply(state, seat, Choose(faction), dice)
    state, gifts = _given(state, number, gift)
    happened: Counter[str] = Counter()
    met: Counter[str] = Counter()
    manners = [replace(manner, **{gift: float(one)}) if gift in PRICES else manner for one in gifts]
    while seats := GAME.turn(state):
        seat = seats[0]
        if state.agenda and isinstance(state.agenda[0], Encountering):
            own, rift, loot = situation(state, state.agenda[0])
            xp = min(state.players[seat].xp, 2)
            met[f"{'+'.join(own)}/{rift}/{loot[0]}/{loot[1]}/{xp}/{min(state.sun, 3)}"] += 1
        move = decide(GAME.view(state, seat), manners[seat], lot)
        state, events = GAME.apply(state, seat, move, dice)
        for event in events:
            happened[event.kind] += 1
            match event.kind:
                case "bought" | "ending":
                    happened[f"{event.kind} {event.facts.get('what', event.facts.get('why'))}"] += 1
                case "succeeded" | "failed":
                    happened[f"{event.kind} {event.facts['why']}"] += 1
                case "sent" if event.facts["drifted"]:
                    happened["drifted"] += 1
                case "placed" if event.facts["paid"]:
                    happened["breached"] += 1
                case "chose":
                    card = content().encounters[str(event.facts["card"])]
                    happened[f"chose {card.options[int(str(event.facts['option']))].kind}"] += 1
                case "encounter" if event.facts["again"]:
                    happened["redrawn"] += 1
                case "revealed" | "receipt":
                    happened[f"used {event.facts['treasure']}"] += 1
                case "battle":
                    happened[f"battle of {len(event.facts['names'])}"] += 1  # type: ignore[arg-type]
                case "deserted":
                    happened["lost bags"] += event.facts["loot"][0]  # type: ignore[index, operator]
                case "completed":
                    happened["tiles in rooms"] += int(str(event.facts["tiles"]))
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.scores is not None
    return Record(
        chosen,
        state.first,
        outcome.scores,
        outcome.winners,
        state.turns,
        state.ending,
        gifts,
        dict(happened),
        dict(met),
        tuple(len(player.treasure) for player in state.players),
    )


def _given(state: State, number: int, gift: Gift) -> tuple[State, tuple[str, ...]]:
    """Return a game that has just begun with a gift for each seat, and what they are."""
    count = len(state.players)
    if not gift:
        return state, ("",) * count
    if gift in PRICES:
        return state, tuple(str(PRICES[gift][(seat + number // 24) % 4]) for seat in range(count))
    players = list(state.players)
    if gift == "xp":
        amounts = [(1, -1, 2, 0)[(seat + number // 24) % 4] for seat in range(count)]
        players = [replace(one, xp=one.xp + more) for one, more in zip(players, amounts, strict=True)]
        return replace(state, players=tuple(players)), tuple(map(str, amounts))
    ids = list(content().treasures)
    cards = [ids[(number * 7 + seat * 3) % len(ids)] for seat in range(count)]
    deck = list(state.treasure)
    for seat, card in enumerate(cards):
        deck.remove(card)
        players[seat] = replace(players[seat], treasure=(Holding(card),))
    return replace(state, players=tuple(players), treasure=tuple(deck)), tuple(cards)
