"""What the laws have to know of a galaxy: its secrets, and what is never made or lost."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeGuard

import msgspec
from msgspec.structs import replace

from engine.core.flow import Question
from engine.core.game import Choice, Event, Seat
from engine.core.moves import Move
from engine.core.scene import Scene
from engine.games.galaxy.game import DESK, GAME
from engine.games.galaxy.picture.stars import Units
from engine.games.galaxy.rules import awaiting, council, opening, status_phase, steps
from engine.games.galaxy.rules.flow import WITHOUT
from engine.games.galaxy.speech import choices
from engine.games.galaxy.state.content import DEVICE, EXPLORATION, FRAGMENTS, HIDDEN_GOALS, ORDERS, PUBLIC, RELIC, content
from engine.games.galaxy.state.state import KINDS, MOST_SHIPS, NONE, Deck, Exploration, Player, State, units_of
from engine.games.galaxy.state.view import View
from tests.laws.pieces import Piece

SHOWN = ("card",)
"""Of what there are pictures in its demonstration, beside the map."""

SPLINTER = "crown-splinter"


# Secrets.


def shuffle_secrets(state: State, seat: Seat | None, chance: random.Random) -> State:
    """Return a state that looks the same to a seat, or to the public (GAL-G47).

    Decks lie in another order, the others hold other order cards and hidden goals, drawn in another order, and chose
    another first technology or other goals. What this seat has looked at with Star Charts stays on top of its deck.
    """
    if state.phase in ("over", "desk"):
        return replace(state, decks={name: _mixed(deck, chance) for name, deck in state.decks.items()})
    others = [player for player in range(len(state.players)) if player != seat]
    players = list(state.players)
    decks = dict(state.decks)

    cards = _Pile([*decks[ORDERS].draw, *(card for player in others for card in players[player].hand)], chance)
    for player in others:
        players[player] = replace(players[player], hand=tuple(cards.take() for _ in players[player].hand))
    decks[ORDERS] = replace(decks[ORDERS], draw=cards.rest())

    hidden = decks[HIDDEN_GOALS]
    unscored = {player: [goal for goal in players[player].goals if goal not in players[player].scored] for player in others}
    goals = _Pile([*hidden.draw, *hidden.discard, *(goal for own in unscored.values() for goal in own)], chance)
    for player in others:
        own = players[player]
        drawn = [goal if goal in own.scored else goals.take() for goal in own.goals]
        first = chance.choice(opening.free_technologies()) if own.first else ""
        players[player] = replace(own, goals=tuple(chance.sample(drawn, len(drawn))), first=first)
    draw = tuple(goals.take() for _ in hidden.draw)
    decks[HIDDEN_GOALS] = Deck(draw, goals.rest())

    seen = {task.subject: len(task.default.split("+")) for task in state.agenda if _charts(task) and task.owner == seat}
    for name in (*EXPLORATION, RELIC, PUBLIC):
        decks[name] = _mixed(decks[name], chance, seen.get(name, 0))
    state = replace(state, players=tuple(players), decks=decks)
    for player in others:
        chosen = tuple(_another(state, player, goal, chance) for goal in state.players[player].chosen)
        state = _with(state, player, chosen=chosen)
    agenda = tuple(_asked_anew(state, task, others) for task in state.agenda)
    return replace(state, agenda=agenda)


def _another(state: State, player: int, goal: str, chance: random.Random) -> str:
    """Return what a player may have chosen instead, to score or to vote for, where that is not known yet."""
    if state.phase == "council":
        planets = " ".join(planet.id for planet in council.voices(state, player))
        votes = (f"{other} {planets}" for other, own in enumerate(state.players) if planets and not own.gone)
        return chance.choice((WITHOUT, *votes))
    hidden = content().goals[goal].kind == "hidden" if goal in content().goals else chance.random() < 0.5
    kind = steps.HiddenGoal if hidden else steps.PublicGoal
    asked = [question for question in status_phase.questions(state, player) if isinstance(question, kind)]
    return chance.choice(asked[0].options) if asked else WITHOUT


def _asked_anew(state: State, task: object, others: Sequence[int]) -> object:
    """Return a question about hidden goals, a hand or the top of a deck as it is asked of its holder."""
    if not isinstance(task, Question) or task.owner not in others:
        return task
    if task.kind == steps.HiddenGoal.called():
        return next(
            question.written()
            for question in status_phase.questions(state, task.owner)
            if isinstance(question, steps.HiddenGoal)
        )
    if task.kind == steps.Excess.called():
        hand = state.players[task.owner].hand
        return replace(task, options=tuple(dict.fromkeys(hand)), default=hand[0])
    if _charts(task):
        top = state.decks[task.subject].draw[: len(task.default.split("+"))]
        options = tuple(dict.fromkeys(("+".join(top), "+".join(reversed(top)))))
        return replace(task, options=options, default=options[0])
    return task


def _charts(task: object) -> TypeGuard[Question]:
    return isinstance(task, Question) and task.kind == "charts"


def _mixed(deck: Deck, chance: random.Random, seen: int = 0) -> Deck:
    """Return a deck in another order, the top cards that were ``seen`` where they were."""
    rest = deck.draw[seen:]
    return replace(deck, draw=(*deck.draw[:seen], *chance.sample(rest, len(rest))))


def _with(state: State, player: int, **fields: object) -> State:
    players = list(state.players)
    players[player] = replace(players[player], **fields)
    return replace(state, players=tuple(players))


class _Pile:
    """Cards in a random order, taken one by one."""

    def __init__(self, cards: list[str], chance: random.Random) -> None:
        self._left = chance.sample(cards, len(cards))

    def take(self) -> str:
        return self._left.pop()

    def rest(self) -> tuple[str, ...]:
        taken, self._left = tuple(self._left), []
        return taken


# What belongs to a galaxy.


def belongings(state: State) -> dict[str, dict[str, int]]:
    """Return how often each card is there, wherever it lies; decks, hands, play areas, planets and what is purged count."""
    everywhere: Counter[str] = Counter((*state.purged, *state.common, *state.public))
    for deck in state.decks.values():
        everywhere.update((*deck.draw, *deck.discard))
    for planet in state.planets:
        everywhere.update(attachment.card for attachment in planet.attachments)
    for player in state.players:
        everywhere.update((*player.hand, *player.goals, *(held.relic for held in player.relics)))
        everywhere[DEVICE] += player.devices
        for kind in FRAGMENTS:
            everywhere[content().fragment_card(kind)] += player.fragments.get(kind, 0)
    everywhere.update(task.card for task in state.agenda if isinstance(task, Exploration) and task.card)
    return {"cards": {card: count for card, count in sorted(everywhere.items()) if count}}


def check(state: State) -> None:
    """Assert what holds in every state."""
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    assert sorted(state.order) == list(range(len(state.players)))
    if state.phase != "over":
        assert state.agenda, "nobody knows what comes next"
        assert awaiting.awaited(state), "nobody is awaited"
    else:
        assert not awaiting.awaited(state)
    for number, player in enumerate(state.players):
        check_player(state, number, player)
    check_map(state)


def check_player(state: State, number: int, player: Player) -> None:
    """Assert what holds of every player: tokens and units within their supply, points that come from somewhere."""
    assert min(player.trade_goods, player.commodities, player.tactic, player.strategy, player.devices) >= 0
    assert state.reinforcements(number) >= 0, "more than 12 command tokens"
    assert all(count >= 0 for count in player.fragments.values())
    assert player.commodities <= 3 + 2 * player.holds("trade-core"), "more commodities than the value"
    held = units_of(state, number)
    for kind in KINDS:
        supply = content().units[kind].supply
        assert not supply or held[kind] <= supply, f"{held[kind]} {kind}"
    scored = [goal for goal in player.scored if goal in content().goals]
    assert len(set(player.scored)) == len(player.scored) == len(scored)
    assert player.points >= len(scored), "a scored goal is no point"
    hidden = [goal for goal in scored if content().goals[goal].kind == "hidden"]
    assert set(hidden) <= set(player.goals) or player.gone
    choosing = ("excess", "archive")
    busy = any(isinstance(task, Question) and task.kind in choosing and task.owner == number for task in state.agenda)
    assert len(player.hand) <= 6 or busy
    if player.gone:
        assert not held and not player.hand and not player.relics and not player.fragment_count and not player.devices
        assert not state.planets_of(number)


def check_map(state: State) -> None:
    """Assert that the map hangs together, and that no units stand where they may not."""
    for system in state.systems:
        assert all(state.planet_by_id[planet].system == system.id for planet in system.planets)
        assert sum(fleet.ships > 0 for fleet in system.fleets) <= 2
        assert all(fleet.ships <= MOST_SHIPS for fleet in system.fleets), "more than 4 ships"
        assert not any(fleet.dock for fleet in system.fleets)
        if not state.system:
            assert sum(fleet.ships > 0 for fleet in system.fleets) <= 1, "two fleets, and no combat"
    for planet in state.planets:
        assert len(planet.troops) == len(state.players)
        assert sum(force.dock for force in planet.troops) <= 1
        assert not any(force.ships for force in planet.troops)
        if planet.truce or planet.destroyed:
            assert not any(planet.troops), f"somebody is on {planet.name}"
        if not state.system and not planet.truce:
            strangers = [force for player, force in enumerate(planet.troops) if player != planet.owner and force != NONE]
            assert not strangers or planet.owner == -1, f"somebody stands on {planet.name}, and it is not theirs"
    splinters = sum(player.holds(SPLINTER) for player in state.players)
    assert splinters <= 1
    assert sum(bool(system.storm) for system in state.systems) <= 1, "there is one storm"


# What stands on its board, each piece by what it is called and where: what the words of the map have to tell.


def pieces(scene: Scene, state: State) -> Iterator[Piece]:
    """Yield planets, what is used of them, units by kind and owner, frontier tokens, wormholes and command tokens."""
    del state
    board: Any = scene.board
    names = {row.token.letter: row.name for row in scene.panel}
    for star in board.systems:
        for world in star.worlds:
            if world.destroyed:
                yield world.name, "destroyed"
                continue
            where = star.label
            yield ("home" if world.home is not None and world.home == world.owner else world.name), where
            yield (names[world.owner.letter] if world.owner is not None else "free"), where
            yield ("exhausted" if world.exhausted and world.owner is not None else ""), where
            for units in world.ground:
                yield from _units(units, names, where)
        for units in star.fleets:
            yield from _units(units, names, star.label)
        yield ("frontier" if star.frontier else ""), (star.label if star.frontier else "")
        yield from ((letter, star.label) for letter in star.wormholes)
        yield from ((f"{names[token.letter]}|command", star.label) for token in star.tokens)


def _units(units: Units, names: dict[str, str], where: str) -> Iterator[Piece]:
    yield from ((f"{names[units.owner.letter]}|{count} {kind}", where) for kind, count in units.kinds if count)


# What a member who was away must read: of each event the words, and the numbers that are counted together.


POINTS = {
    "meridian": "held Meridian (",
    "seal": "broke Meridian's seal (",
    "splinter": "won the Crown Splinter's point (",
    "splinter-lost": "lost the Crown Splinter (",
    "tomb": "used the Crown of the Tomb (",
}
"""How a recap tells of a point, by what it came of."""


def recalled(event: Event) -> tuple[str, ...]:
    """Return what has to stand there: planets gained, explored and lost, goals and points scored, fights won."""
    facts = event.facts
    match event.kind:
        case "explored":
            return (facts["place"], content().cards[facts["card"]].name)
        case "gained" | "freed" | "planet_destroyed" | "dock_destroyed":
            return (facts["planet"],)
        case "scored":
            return (f"{content().goals[facts['goal']].name} (now {facts['points']} point",)
        case "point":
            return (f"{facts['who']} ", POINTS[facts["why"]])
        case "battle_over":
            return (f"{facts['winner'] or 'o one'} ", facts["place"])
        case "resigned" | "away" | "back":
            return (facts["who"],)
        case "ended":
            return tuple(f"{name} {points}" for name, points in zip(facts["names"], facts["points"], strict=True))
    return ()


def tallied(event: Event) -> tuple[tuple[str, int], ...]:
    """Return what is counted: every unit that was destroyed, by its kind."""
    if event.kind not in ("lost", "removed_units", "removed_excess"):
        return ()
    units = [part.partition(" ") for part in event.facts["units"].split(", ")]
    known = content().units
    return tuple(
        (rf"(\d+) (?:{known[kind].name}|{known[kind].many})\b".lower(), int(count))
        for count, _, kind in units
        if kind in known
    )


def unadvised(view: View, move: Move) -> Choice:
    """Return how a move is offered before anything is advised; the desk advises nothing."""
    return DESK.choice(view, move) if GAME.delegate(view) is DESK else choices.choice(view, move)
