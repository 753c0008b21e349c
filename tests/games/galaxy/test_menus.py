"""Menus that stay short, and answers that stand in one place."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.galaxy.game import GAME
from engine.games.galaxy.speech import choices
from engine.games.galaxy.state.state import Stage, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, galaxy, having, home, legal, play, put


def weights(state: State, seat: int | None, verb: str) -> dict[str, str]:
    """Return how loudly the moves of a verb are offered that Ada has."""
    moves = [(text, GAME.read(state, ADA, text)) for text in legal(state, ADA, verb)]
    return {text: choices.choice(view_for(state, seat), move).weight for text, move in moves}


@pytest.mark.rule("GAL-G28")
def test_a_rich_dock_offers_what_is_proposed_and_each_kind_of_unit() -> None:
    """Of 5 kinds up to 3 units make 55 loads; they are put together unit by unit."""
    state = put(having(galaxy(2), ADA, trade_goods=20), ADA, "home-1", "1 dock")
    state = play(state, f"activate {home(state, ADA)}")
    found = weights(state, ADA, "produce")
    shown = [text for text, weight in found.items() if weight != "written"]
    assert len(found) == 55 + 5
    assert shown[:2] == ["produce 3 battleship", "produce 2 infantry, 1 transport"]
    assert shown[2:] == [f"produce {kind}+" for kind in ("infantry", "scout", "mech", "transport", "battleship")]


@pytest.mark.rule("GAL-G43")
@pytest.mark.parametrize(("players", "loud"), [(2, {"main"}), (3, {"main"}), (4, {"plain"})])
def test_all_candidates_stand_in_one_place_as_buttons_or_in_a_menu(players: int, loud: set[str]) -> None:
    state = replace(galaxy(players), phase="council", active=-1)
    state = replace(state, agenda=(Stage("market", -1), *state.agenda))
    found = {text: weight for text, weight in weights(state, None, "vote").items() if text.endswith(" all")}
    assert len(found) == players and set(found.values()) == loud
