"""The first lesson: what its guide says is what stands on the screen and what comes of the press, number by number."""

from __future__ import annotations

import re

import pytest

from engine.core.dice import commitment
from engine.core.game import Setup
from engine.core.lessons import lessons_of
from engine.core.options import read_options
from engine.core.table import Table
from engine.games.regions.game import GAME

LESSON = lessons_of("regions")[0]
SAYS_LABEL = {
    "chair": ("Use sedan chair: 1 Move more",),
    "go": ("Go A: Fish arch",),
    "floes": ("Try D: 2 in 5",),
    "react": ("Brace: saves about 2 EP", "Deflect (free): about -2 EP"),
    "card": ("Steady Hands: search better, pick locks better", "Search here: 2 in 3"),
    "search": ("Search here: 3 in 4",),
    "again": ("Try D: 2 in 5", "Go E: Pier foot"),
    "chapel": ("Go G: Chapel arch",),
    "close": ("Follow Close: 1 Move more",),
    "pick": ("Pick iron grate: 2 in 3", "Clear iron grate: about 5 Actions"),
    "out": ("Go I: West bank, and out",),
}
"""What stands on buttons at each step, the one that is proposed first."""


def test_each_number_of_the_first_lesson_is_on_the_screen_or_comes_of_the_press() -> None:
    table, _ = Table.start(GAME, Setup(("Ada",), read_options(GAME.options, LESSON.options)), LESSON.key)
    lot = int(commitment(LESSON.key)[:8], 16)
    while table.state.phase == "muster":
        table, _ = table.act(0, str(GAME.dealt(table.state, 0, lot)))
    assert "7 rounds until" in GAME.ask(GAME.view(table.state, 0))
    told = {}
    for number, step in enumerate(LESSON.steps):
        view = GAME.view(table.state, 0)
        moves = {str(move): GAME.choice(view, move).label for move in GAME.legal(table.state, 0)}
        assert moves[step.move] == SAYS_LABEL[step.words][0] and {*SAYS_LABEL[step.words]} <= {*moves.values()}
        odds = {*re.findall(r"\d in \d", LESSON.before(number))}
        shown = {each for label in moves.values() for each in re.findall(r"\d in \d", label)}
        assert odds <= shown, f"{step.words}: {odds - shown}"
        if step.words == "pick":
            assert "5 rounds" in LESSON.before(number) and table.state.limit - table.state.counter == 5
        table, entry = table.act(0, step.move)
        member = table.state.members[0]
        told[step.words] = member.ep, [face + 1 for face in entry.draws]
    assert told["floes"] == (12, [2, 5, 4]) and "2 against 5" in LESSON.after(2) and "took 4" in LESSON.after(2)
    assert told["react"][0] == told["again"][0] == told["out"][0] == 12, "Brace takes all of it, and the crowd misses"
    assert told["pick"][1] == [6, 4] and "6 against 4" in LESSON.after(9)
    assert table.state.ending == "won" and table.state.round == 3


@pytest.mark.parametrize("number", range(len(LESSON.steps)))
def test_a_step_of_the_first_lesson_is_short(number: int) -> None:
    for said in (LESSON.before(number), LESSON.after(number)):
        assert len(said.split()) <= 50 and len(re.findall(r"[.!?:](?= |$)", said)) <= 6
