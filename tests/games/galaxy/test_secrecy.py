"""What a rival with a program could look at holds nothing that is hidden (GAL-G47).

Crowded galaxies are played at random; at many points another world is put beside the one that is played, in which all that
an onlooker cannot know is otherwise. They have to be shown the same in both, refused in the same words, and as long as they
hear the same of a move, everything looks the same after it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from engine.core.errors import GameError
from engine.core.flow import Question
from engine.core.game import Event, Seat
from engine.core.table import Table
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import flow
from engine.games.galaxy.state.content import EXPLORATION, HIDDEN_GOALS, ORDERS, content
from engine.games.galaxy.state.state import SECRET, State
from engine.games.galaxy.state.view import HIDDEN, view_for

from .build import (
    ADA,
    BOB,
    CY,
)
from .laws import shuffle_secrets
from .worlds import BETWEEN, GAMES, Step, crowded, elsewhere, heard, onlookers, played, refusal, seated, shown

rule = pytest.mark.rule

BETWEEN_SIGHTS = 3
"""After so many moves all that is shown is compared, and after the first of each verb."""
ALIKE = tuple(kind.called() for kind in flow.ALIKE)


@pytest.mark.whole
@rule("GAL-G47")
@pytest.mark.parametrize("number", range(GAMES))
def test_two_worlds_that_differ_in_secrets_look_the_same(number: int) -> None:
    chance, apart = random.Random(number), 0
    for place, (table, *_) in enumerate(played(number)[::BETWEEN]):
        for seat in (None, place % len(table.names)):
            other = elsewhere(table, seat, chance)
            apart += other.state != table.state
            here, there = shown(table, seat), shown(other, seat)
            for what, seen in here.items():
                assert there[what] == seen, f"{what}, as {seat} sees it in round {table.state.round}"
    assert apart > 15


def probes(state: State) -> Sequence[str]:
    """Return moves that a player may try in order to learn something of a hand, a goal or a deck."""
    known = content()
    return (
        *(f"play {card}" for card in known.orders),
        *(f"play star-charts {deck}" for deck in EXPLORATION),
        *(f"decide {goal}" for goal in known.goals),
        *(f"decide {card}" for card in (*known.orders, "escort+escort", "none")),
        *(f"discard {card}" for card in list(known.orders)[:3]),
        "choose fight",
        "trade bob 1 order card for nothing",
        "pass",
    )


@rule("GAL-G47")
@pytest.mark.parametrize("number", range(GAMES))
def test_what_is_refused_is_refused_in_the_same_words(number: int) -> None:
    chance, words = random.Random(number), Counter[str]()
    for place, (table, *_) in enumerate(played(number)[:: 6 * BETWEEN]):
        for seat in {place % 3, GAME.turn(table.state)[0]}:
            other = elsewhere(table, seat, chance)
            possible = set(map(str, GAME.legal(table.state, seat)))
            for text in probes(table.state):
                if text not in possible:
                    said = refusal(table, seat, text)
                    assert refusal(other, seat, text) == said, text
                    words[said] += 1
    assert len(words) > 5


def again(number: int, chance: random.Random) -> Iterator[tuple[Step, Seat | None, Table]]:
    """Yield moves, an onlooker to each, and the table before the move in a world that is the same to them."""
    for place, step in enumerate(played(number)):
        seat = onlookers(step[0])[place % 4]
        yield step, seat, elsewhere(step[0], seat, chance)


@pytest.mark.whole
@rule("GAL-G47")
@pytest.mark.parametrize("number", range(GAMES))
def test_what_is_heard_alike_looks_alike_afterwards(number: int) -> None:
    """Whether a player is asked, how many are awaited, how much is drawn: none of it tells more than what was said."""
    compared, met = Counter[str](), set[str]()
    for place, ((before, mover, entry, after), seat, other) in enumerate(again(number, random.Random(number))):
        try:
            there, told_there = other.act(mover, entry.text)
        except GameError:
            continue
        if heard(told_there, seat) != heard(entry, seat) or "over" in (after.state.phase, there.state.phase):
            continue
        if _shows_choices(before.state, after.state) or (seat == mover and "star-charts" in entry.text):
            continue
        assert len(told_there.draws) == len(entry.draws), entry.text
        assert told_there.free == entry.free, entry.text
        verb = entry.text.split()[0]
        if place % BETWEEN_SIGHTS and verb in met:
            continue
        met |= {verb} if seat != mover else set()
        here, same = shown(after, seat), shown(there, seat)
        for what in here:
            assert same[what] == here[what], f"{entry.text}: {what}, as {seat} sees it"
        compared[verb] += seat != mover
    assert compared.total() > 25 and len(compared) > 4, compared


def _shows_choices(before: State, after: State) -> bool:
    """Return whether a move was the last choice of what to score, or the last vote: then it is shown to all."""
    if before.phase == "council":
        return any(player.chosen for player in before.players) and not any(player.chosen for player in after.players)
    return any(player.chosen for player in before.players) and not any(
        isinstance(task, Question) and task.kind in ALIKE for task in after.agenda
    )


@rule("GAL-G47")
@pytest.mark.parametrize("number", range(GAMES))
def test_a_move_is_told_the_same_until_something_is_shown(number: int) -> None:
    """What comes next in a turn, and which questions, does not hang on a hand, a goal or a deck that no player saw."""
    compared = 0
    for (before, mover, entry, _), seat, other in again(number, random.Random(-number)):
        try:
            _, there = other.act(mover, entry.text)
        except GameError:
            continue
        if _shows_choices(before.state, before.state) or "decide" in entry.text:
            continue
        here, elsewhere_told = (_until_shown(heard(item, seat)) for item in (entry, there))
        common = min(len(here), len(elsewhere_told))
        assert here[:common] == elsewhere_told[:common], entry.text
        compared += 1
    assert compared > 50


def _until_shown(events: list[Event]) -> list[Event]:
    """Return what is told until a card, a goal or dice are shown."""
    ends = [place for place, event in enumerate(events) if event.reveals]
    return events[: ends[0]] if ends else events


@rule("GAL-G47")
def test_so_it_goes_with_everything_that_is_secret() -> None:
    """The games above come to hands, goals and decks in earnest: each kind of secret question is asked in them."""
    kinds = Counter(
        task.called()
        for number in range(GAMES)
        for table, *_ in played(number)
        for task in flow.open_questions(table.state)
    )
    assert {"public-goal", "hidden-goal", "charts", "excess", "stand", "losses"} <= set(kinds), kinds
    verbs = Counter(entry.text.split()[0] for number in range(GAMES) for _, _, entry, _ in played(number))
    assert verbs["play"] > 10 and verbs["decide"] > 10, verbs


# Taking back.


@rule("GAL-G47", "GAL-G52")
@pytest.mark.parametrize("number", range(GAMES))
def test_no_move_that_showed_a_card_can_be_taken_back_freely(number: int) -> None:
    """The decks lie shuffled from the start: what is drawn takes no dice, and yet teaches a player who drew it
    something."""
    shows = 0
    for before, _, entry, after in played(number):
        drawn = any(len(after.state.decks[name].draw) < len(deck.draw) for name, deck in before.state.decks.items())
        looked = any(isinstance(task, Question) and task.kind == "charts" for task in after.state.agenda)
        if drawn or (looked and "star-charts" in entry.text):
            assert not entry.free, entry.text
            shows += 1
    assert shows > 3


@rule("GAL-G47")
def test_a_state_of_a_running_galaxy_says_who_is_asked_and_no_more() -> None:
    for number in range(GAMES):
        for table, *_ in played(number)[::BETWEEN]:
            for seat in onlookers(table):
                for task in view_for(table.state, seat).state.agenda:
                    if isinstance(task, Question) and task.kind in SECRET and task.owner != seat:
                        assert (task.options, task.default, task.subject) == ((), HIDDEN, HIDDEN)


def test_the_shuffle_itself_loses_nothing_and_changes_every_secret() -> None:
    """What all this stands on: cards and goals are only dealt otherwise, and each secret has been something else."""
    chance = random.Random(0)
    table = seated(crowded(1))
    worlds = [shuffle_secrets(table.state, ADA, chance) for _ in range(8)]
    for world in worlds:
        for name, (mine, theirs) in {
            ORDERS: ("hand", 18),
            HIDDEN_GOALS: ("goals", 6),
        }.items():
            held = [card for player in world.players for card in getattr(player, mine)]
            assert len(held) == theirs
            before = [card for player in table.state.players for card in getattr(player, mine)]
            assert Counter((*held, *world.decks[name].draw)) == Counter((*before, *table.state.decks[name].draw))
        assert world.players[ADA] == table.state.players[ADA]
        assert world.players[CY].scored == table.state.players[CY].scored
    for name in table.state.decks:
        assert len({world.decks[name].draw for world in worlds}) > 1, name
    assert len({world.players[BOB].hand for world in worlds}) > 1
    assert len({world.players[CY].goals for world in worlds}) > 1
