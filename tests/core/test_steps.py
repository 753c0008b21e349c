"""Steps and questions as types: how they are written in a state, read again, and carried out."""

from __future__ import annotations

import sys
from types import ModuleType

import msgspec
import pytest

from engine.core.dice import Dice, GivenSource
from engine.core.errors import BadGame
from engine.core.flow import Ask, Flow, Number, Progress, Question, Step, Subject, Then, by_itself


class Battle(msgspec.Struct, frozen=True, tag="battle"):
    round: int


class State(msgspec.Struct, frozen=True):
    agenda: tuple[Then | Question | Battle, ...] = ()
    done: tuple[str, ...] = ()


class Move(Progress[State]):
    def note(self, text: str) -> None:
        self.change(done=(*self.state.done, text))


class Symbols(Step, frozen=True, tag="symbols"):
    technology: Subject[str]
    player: Number[int]
    missing: int
    resources: int


class TakeBonus(Step, frozen=True, tag="take bonus"):
    role: Subject[str]
    extra: str = ""
    again: bool = False


class Rest(Step, frozen=True, tag="rest"):
    camping: Number[bool] = False
    names: tuple[str, ...] = ()


class Fury(Step, frozen=True, tag="fury"):
    between = "+"
    kind: Subject[str]
    faces: Subject[tuple[str, ...]]


class Bonus(Ask, frozen=True, tag="bonus"):
    role: Subject[str]
    taken: Subject[tuple[str, ...]] = ()
    left: Number[int] = 0


class Depart(Ask, frozen=True, tag="depart"):
    pass


STEPS = sys.modules[__name__]


@pytest.mark.parametrize(
    ("step", "written"),
    [
        (Symbols("warp", 2, 3, 0), Then("symbols", "warp", 2, ("3", "0"))),
        (TakeBonus("scout"), Then("take bonus", "scout")),
        (TakeBonus("scout", "far"), Then("take bonus", "scout", 0, ("far",))),
        (TakeBonus("scout", "", True), Then("take bonus", "scout", 0, ("", "1"))),
        (TakeBonus("the long way"), Then("take bonus", "the long way")),
        (Rest(True, ("Ada", "Bob")), Then("rest", "", 1, ("Ada", "Bob"))),
        (Rest(), Then("rest")),
        (Fury("scout", ("3", "5")), Then("fury", "scout+3+5")),
        (Fury("scout", ()), Then("fury", "scout")),
        (
            Bonus("scout", ("far", "near"), 2, owner=1, options=("a", "b"), default="b"),
            Question("bonus", 1, ("a", "b"), "b", "scout far near", 2),
        ),
        (
            Depart(owner=-1, options=("leave", "stay"), default="stay", together=True),
            Question("depart", -1, ("leave", "stay"), "stay", together=True),
        ),
    ],
)
def test_a_task_is_written_by_its_fields_and_read_again(step: Step | Ask, written: Then | Question) -> None:
    assert step.written() == written
    assert Flow(STEPS).read(written) == step


def a_move(*agenda: Then | Question | Battle) -> Move:
    return Move(State(agenda), Dice(GivenSource(())))


def a_flow() -> Flow[Move]:
    flow: Flow[Move] = Flow(STEPS)

    @flow.step(Symbols)
    def _symbols(move: Move, step: Symbols) -> None:
        move.note(f"{step.technology} lacks {step.missing}")
        move.push(Rest(), Bonus("scout", owner=step.player, options=("a", "b"), default="a"))

    @flow.step(Rest)
    def _rest(move: Move, step: Rest) -> None:
        move.note("rest")

    @flow.step(Battle)
    def _battle(move: Move, battle: Battle) -> None:
        move.note(f"round {battle.round}")

    @flow.answer(Bonus)
    def _bonus(move: Move, ask: Bonus, option: str) -> None:
        move.note(f"{ask.role} {ask.owner} {option}")

    return flow


def test_steps_go_on_by_type_first_things_first() -> None:
    flow, move = a_flow(), a_move(Symbols("warp", 1, 3, 0).written(), Battle(2))
    flow.go_on(move)
    asked = Question("bonus", 1, ("a", "b"), "a", "scout")
    assert move.state.agenda == (Then("rest"), asked, Battle(2))
    flow.go_on(move)
    (ask,) = flow.open_questions(move.state.agenda)
    assert ask == Bonus("scout", owner=1, options=("a", "b"), default="a")
    flow.reply(move, ask, "b")
    flow.go_on(move)
    assert move.state == State((), ("warp lacks 3", "rest", "scout 1 b", "round 2"))


def test_a_step_may_be_carried_out_before_the_agenda_and_a_question_answered_by_itself() -> None:
    flow, move = a_flow(), a_move(Then("rest"))
    flow.now(move, Battle(7))
    ask = Bonus("scout", owner=3, options=("a",), default="a")
    assert by_itself(ask, "a", 3) == Then("answer bonus", "scout", 0, ("a", "3"))
    assert by_itself(ask, "a") == Then("answer bonus", "scout", 0, ("a",))
    move.push(by_itself(ask, "a", 3), by_itself(ask, "a"))
    for _ in range(3):
        flow.go_on(move)
    assert move.state == State((), ("round 7", "scout 3 a", "scout 0 a", "rest"))


def test_questions_that_are_alike_are_asked_at_once() -> None:
    common = {"options": ("a", "b"), "default": "a", "together": True}
    first, second, third = Bonus("x", owner=0, **common), Depart(owner=0, **common), Bonus("y", owner=1, **common)
    agenda = [ask.written() for ask in (first, second, third)]
    assert a_flow().open_questions(agenda, (Bonus, Depart)) == (first, second, third)
    assert a_flow().open_questions(agenda) == (first,)


def test_a_step_without_a_function_is_found_at_import() -> None:
    with pytest.raises(BadGame, match="nothing is done with Depart, Fury, TakeBonus"):
        a_flow().check()


def test_two_tasks_of_one_name_are_refused() -> None:
    class Again(Step, frozen=True, tag="rest"):
        pass

    module = ModuleType(__name__)
    module.__dict__.update(one=Rest, other=Again)
    with pytest.raises(BadGame, match="two things on the agenda of the name rest"):
        Flow(module)
