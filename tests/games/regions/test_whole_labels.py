"""A button says in every language what a press costs: of a long label the end is never cut off."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.languages import LOCALES, speaking
from engine.games.regions.game import GAME
from engine.games.regions.speech.choices import choice
from engine.games.regions.state.content import content
from engine.games.regions.state.view import view_for

from .build import ADA, party, scenario, way, with_member

BARRED = ("rubble", "iron-grate", "barred-door", "clockwork-door", "rocky-wall")
ACTIONS = ("full-effort", "careful-strike", "clear-the-way", "throw-stones", "fine-work")


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("craft", ["delver", "wright", "mender", "shadow"])
@pytest.mark.rule("REG-G16")
def test_no_label_at_what_bars_the_way_is_cut(craft: str, language: str) -> None:
    """Ada has 2 EP left, so a miss says out of how many; and one obstacle after the other bars the way to the goal."""
    for obstacle in BARRED:
        climbed = {"low": "hall", "high": "vault"} if content().challenges[obstacle].height else {}
        barred = scenario(way("hall", "vault", obstacle=obstacle, **climbed))
        state = with_member(party(barred, craft, turn=ADA), ADA, hand=ACTIONS, ep=2, equipped=("lockpicks",))
        state = replace(state, explored=("hall",), seen=("hall", "vault"), ways=("hall/vault",))
        with speaking(language):
            labels = [choice(view_for(state, None), move).label for move in GAME.legal(state, ADA)]
        assert not [label for label in labels if label.endswith("…")], obstacle
