"""With a win at hand all that is put forward keeps it, and what brings nothing any more is not put forward: in the last
round, and in any that would end the game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.verbs import Pass, SetOrder
from engine.games.galaxy import GAME
from engine.games.galaxy.player import advising, endgame
from engine.games.galaxy.player.judging import Outlook
from engine.games.galaxy.player.tempers import GROWER
from engine.games.galaxy.rules import goals_ahead, victory
from engine.games.galaxy.state.content import MERIDIAN
from engine.games.galaxy.state.lengths import rounds
from engine.games.galaxy.state.moves import MUSTER, Activate, Apply, Play, Research
from engine.games.galaxy.state.state import Force, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, aiming, galaxy, having, own, put, secretly, system_with


def _at_hand() -> State:
    """Return the state in which Ada wins as the round ends with Meridian, which an infantry of hers guards."""
    state = own(system_with(galaxy(2), "C3", seal=False), ADA, MERIDIAN)
    state = put(having(state, ADA, points=7), ADA, MERIDIAN, "1 infantry")
    return put(state, ADA, "B3", "1 scout, 1 infantry")


def _threatened() -> State:
    """Return the same state, in which Bob could come to Meridian with a scout and an infantry."""
    return put(_at_hand(), BOB, "C2", "1 scout, 1 infantry")


@pytest.mark.rule("GAL-G41", "GAL-G45")
def test_what_is_put_forward_guards_what_the_win_depends_on() -> None:
    state = _threatened()
    assert victory.wins(state, ADA)
    # An order brings two infantry, which is more than the ships could.
    assert advising.put_forward(state, ADA) == SetOrder(MUSTER)
    state = having(state, ADA, strategy=0)
    best = advising.put_forward(state, ADA)
    assert best == Activate("C3")
    assert GAME.choice(view_for(state, ADA), best).label == "Guard Meridian in C3"
    assert GAME.aim(view_for(state, ADA)) == "hold Meridian until the round ends, and you win: Bob may attack"
    # An infantry hits in 3 of 10. Of the exchanges in which any hits, Bob's alone does in 0.21 of 0.51: 7 in 17.
    assert endgame.kept(state, ADA) == pytest.approx(10 / 17)
    held = goals_ahead.holds(state, ADA, "C3", (("B3", Force(scout=1, infantry=1)),))
    assert held is not None and held[0] > 10 / 17


@pytest.mark.rule("GAL-G41", "GAL-G45", "GAL-G09")
def test_where_no_rival_can_stop_a_win_the_round_is_ended_and_nothing_stands_beside() -> None:
    for state in (_at_hand(), having(_threatened(), BOB, passed=True)):
        assert advising.put_forward(state, ADA) == Pass()
        assert GAME.aim(view_for(state, ADA)) == "let the round end: you win, and no rival can stop it"
        shown = [GAME.choice(view_for(state, ADA), move) for move in GAME.legal(state, ADA)]
        assert [choice.label for choice in shown if choice.lit or choice.stays] == ["End my round"]


@pytest.mark.rule("GAL-G38", "GAL-G45")
def test_in_the_last_round_nothing_is_worth_a_turn_that_pays_only_later() -> None:
    """A technology, goods and what lies at a frontier are worth what a goal takes of them: nothing where none does."""
    first = galaxy(2)
    last = aiming(replace(first, round=rounds(first)), "jewel")
    ready = secretly(last, ADA, "victor")
    outlook = Outlook(ready, ADA, GROWER)
    assert outlook.last and outlook.technology("autofoundry") == 0.0 and outlook.frontier() == 0.0
    found = advising.put_forward(ready, ADA)
    assert not isinstance(found, Research | Apply | Play)
    # The goal of fragments of two kinds asks for what frontiers hold.
    odd = aiming(replace(first, round=rounds(first)), "odd-pieces")
    assert Outlook(odd, ADA, GROWER).frontier() > 0.0
