"""Whoever types a command that only other games have is told what does it here."""

from __future__ import annotations

from engine.core.detour import detours
from engine.core.game import AnyGame
from engine.core.table import ENTER
from engine.games import games


def test_every_command_at_the_top_is_a_verb_of_each_game_or_has_a_way_there() -> None:
    top = {verb.command for game in games().values() for verb in game.verbs if not verb.group and verb.name != ENTER}
    for game in games().values():
        own = {verb.name for verb in game.verbs} | {verb.command for verb in game.verbs}
        wanted, found = top - own - {SETTINGS}, set(detours(game)) - {SETTINGS}
        assert not wanted - found, f"{game.key}: speech/detours.py has no way for {', '.join(sorted(wanted - found))}"
        assert not found - wanted, f"{game.key}: speech/detours.py has a way too many, {', '.join(sorted(found - wanted))}"


SETTINGS = "settings"
"""Where a game takes no standing orders, this command still shows what is set."""


def test_a_way_is_part_of_a_sentence_and_leads_to_a_verb_of_the_game(game: AnyGame) -> None:
    for typed, way in detours(game).items():
        said = str(way.said)
        assert 10 <= len(said) <= 90 and not said.endswith("."), typed
        assert not way.verb or way.verb in {verb.name for verb in game.verbs}, typed
