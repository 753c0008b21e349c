"""`/choose` answers whatever is asked, by the option or by the words on its button."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.flow import Ask, Question
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.table import Table
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import awaiting, flow
from engine.games.galaxy.speech import choices
from engine.games.galaxy.state.moves import Decide, Resign
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import ADA, act, galaxy, having, play, refused, told
from .desks import desk
from .explorations import explore, holding_planet, meet
from .voices import KINDS
from .worlds import crowded

OFTEN = ("activate", "move", "land", "explore", "play", "use", "relic", "research")


def wandering(state: State, number: int, moves: int) -> Iterator[State]:
    """Yield states of a galaxy played at random."""
    chance, dice = random.Random(f"answers {number}"), Dice(KeyedSource(f"answers {number}"))
    for _ in range(moves):
        yield state
        seats = GAME.turn(state)
        if not seats:
            return
        seat = chance.choice(seats)
        legal: list[Move] = [move for move in GAME.legal(state, seat) if not isinstance(move, Resign)]
        kinds = list(dict.fromkeys(move.verb for move in legal))
        (kind,) = chance.choices(kinds, [4.0 if kind in OFTEN else 1.0 for kind in kinds])
        state, _ = GAME.apply(state, seat, chance.choice([move for move in legal if move.verb == kind]), dice)


@cache
def asked() -> tuple[tuple[State, Ask], ...]:
    """Return questions that come up when galaxies are played at random, at most eight of each kind."""
    found: list[tuple[State, Ask]] = []
    seen: Counter[str] = Counter()
    begun = [Table.start(GAME, Setup(("Ada", "Bob", "Cy"), Options()), f"answers {number}")[0].state for number in range(3)]
    for number, first in enumerate([*begun, *map(crowded, range(5))]):
        for state in wandering(first, number, 260):
            for question in flow.open_questions(state):
                seen[question.called()] += 1
                if seen[question.called()] <= 8 and awaiting.asked(state, question.owner) == question:
                    found.append((state, question))
    return tuple(found)


def test_random_play_meets_most_kinds_of_questions() -> None:
    assert len({question.called() for _, question in asked()}) >= 15


@pytest.mark.rule("GAL-G17", "GAL-G47")
def test_choose_answers_every_question_with_every_option_it_has() -> None:
    for state, question in asked():
        for option in question.options:
            meant = awaiting.answer(question, option)
            assert GAME.read(state, question.owner, f"choose {option}") == meant, question.called()
            assert GAME.read(state, question.owner, str(meant)) == meant, question.called()
            GAME.apply(state, question.owner, meant, Dice(KeyedSource("answered")))


@pytest.mark.rule("GAL-G17")
def test_choose_answers_every_question_with_the_words_on_its_buttons() -> None:
    for state, question in asked():
        view = view_for(state, question.owner)
        labels = {option: choices.choice(view, awaiting.answer(question, option)).label for option in question.options}
        for option, label in labels.items():
            if list(labels.values()).count(label) == 1:
                assert GAME.read(state, question.owner, f"choose {label}") == awaiting.answer(question, option), (
                    question.called()
                )


@pytest.mark.parametrize("kind", KINDS)
def test_choose_answers_a_question_of_every_kind_there_is(kind: str) -> None:
    for options in (("aster", "fallow", "none"), ("deep-survey", "escort"), ("3-2", "2-3"), ("none",)):
        question = Question(kind, ADA, options, options[-1], "scout:3" if kind == "fury" else "aster")
        state = replace(galaxy(2), agenda=(question, *galaxy(2).agenda))
        for option in options:
            assert GAME.read(state, ADA, f"choose {option}") == awaiting.answer(flow.FLOW.read(question), option)


@pytest.mark.rule("GAL-G47", "GAL-G05")
def test_a_secret_answered_with_choose_is_written_down_as_a_secret() -> None:
    first = Question("first", ADA, ("deep-survey", "field-levies"), "deep-survey", together=True)
    other = replace(first, owner=1)
    state = replace(galaxy(2), phase="opening", agenda=(first, other, *galaxy(2).agenda))
    for written in ("choose deep-survey", "choose Deep Survey", "Choose deep survey"):
        assert GAME.read(state, ADA, written) == Decide("deep-survey")
    _, events = act(state, ADA, "choose deep-survey")
    assert [event.kind for event in events if event.seats is None] == ["chose_first"]


@pytest.mark.rule("GAL-G17")
def test_what_is_none_of_the_answers_is_refused_in_words() -> None:
    first = Question("first", ADA, ("deep-survey", "field-levies"), "deep-survey")
    state = replace(galaxy(2), phase="opening", agenda=(first, *galaxy(2).agenda))
    assert str(refused(state, ADA, "choose slip drives")).startswith("“slip-drives” is not one of the answers.")
    assert str(refused(state, ADA, "choose")).startswith("Say which of the answers it is.")


@pytest.mark.rule("GAL-024", "GAL-G17")
def test_choose_also_says_what_becomes_of_a_card_and_leaves_it() -> None:
    state = meet(having(holding_planet("gantry"), ADA, commodities=2), "gantry", trade_goods=1)
    during, _ = explore(state, "gantry", "empty-depots")
    for written in ("choose none", "choose leave it"):
        assert str(GAME.read(during, ADA, written)) == "pass"
    for written in ("choose convert-2", "choose Turn 2 commodities"):
        assert play(during, (ADA, written)).players[ADA].trade_goods == 2


def test_choose_reads_the_buttons_of_a_stage_but_never_gives_up() -> None:
    assert str(GAME.read(galaxy(2), ADA, "choose end my round")) == "pass"
    assert str(GAME.read(galaxy(2), ADA, "choose give up")) == "choose give-up"


def test_at_a_desk_choose_reads_the_words_on_the_buttons_too() -> None:
    open_card, events = act(desk("garden-world"), 0, "chart Aster: cultural")
    assert told(events, "explored")
    assert str(GAME.read(open_card, 0, "choose resolved")) == "choose resolve"
    assert str(GAME.read(open_card, 0, "choose Resolved")) == "choose resolve"
