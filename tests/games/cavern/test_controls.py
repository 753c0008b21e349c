"""What stands on controls and over menus: what is asked, what a press costs and does; articles."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.game import begun
from engine.core.game import heading as heading_of
from engine.core.verbs import Choose
from engine.games.cavern.game import GAME
from engine.games.cavern.rules.events import course
from engine.games.cavern.state.content import content
from engine.games.cavern.state.moves import VERBS, Reveal, Send
from engine.games.cavern.state.naming import layout, treasure_name
from engine.games.cavern.state.state import Encountering, Holding, State

from .build import Bench, cavern, dungeon, player
from .tales import CARD, TILE_ID
from .test_turns import begin

pytestmark = pytest.mark.usefixtures("tale")
ODD = {"back to back", "two tan corners", "two blue corners"}
"""The layouts that bear no article."""
EFFECTS = {
    "peek": "see who is hidden in a room",
    "breach": "ignore corridors",
    "red": "1 red die more",
    "purple": "1 purple die more",
    "reroll": "roll dice again",
    "xp": "1 XP",
    "gold": "1 Gold",
    "recall": "a Delver home",
}


def heading(state: State, name: str) -> str:
    verb = next(verb for verb in VERBS if verb.name == name)
    return heading_of(GAME, GAME.view(state, 0), verb)


def test_menus_ask_what_they_want() -> None:
    state = cavern(2)
    for verb in VERBS:
        if verb.arguments:
            assert heading(state, verb.name).endswith("?"), verb.name
    assert heading(begin(2)[0], "choose") == "Which band do you lead?"
    assert heading(replace(state, agenda=(Encountering((0, 0, 0), 0, CARD),)), "choose") == "Which of the two?"
    assert heading(state, "swap") == "Swap tiles, 1 XP?"


def test_a_treasure_is_offered_with_what_it_does() -> None:
    state = cavern(2)
    for card in content().treasures.values():
        if card.effect:
            held = replace(state.players[0], treasure=(Holding(card.id),))
            label = GAME.choice(GAME.view(replace(state, players=(held, state.players[1])), 0), Reveal(card.id)).label
            assert label == f"Use {treasure_name(card.id)}: {EFFECTS[card.effect]}"


@pytest.mark.rule("CAV-174")
def test_a_section_of_a_tile_beside_costs_1_xp_and_its_button_says_so(bench: Bench) -> None:
    here, beside = bench.tile("tan S"), bench.tile("tan N", "blue E")
    wraiths = player(0, xp=1, faction="wraiths")
    state = cavern([wraiths, player(1)], {(0, 1): here, (0, 2): beside}, step="send", placed=(0, 1))
    labels = [GAME.choice(GAME.view(state, 0), move).label for move in GAME.legal(state, 0) if isinstance(move, Send)]
    assert {", 1 XP: " in label for label in labels} == {True, False}
    assert all((", 1 XP: " in label) is (label.rpartition(" to ")[2][0] != "1") for label in labels)


@pytest.mark.rule("CAV-170", "CAV-G14")
def test_to_ignore_corridors_is_free_by_a_treasure_and_says_so() -> None:
    breach = next(verb for verb in GAME.verbs if verb.name == "breach")
    paid, free = (GAME.view(cavern([player(0, [TILE_ID]), player(1)], free_breach=free), 0) for free in (False, True))
    assert [begun(GAME, view, breach) for view in (paid, free)] == [
        "Ignore corridors, 1 XP",
        "Ignore corridors: free now",
    ]
    assert [GAME.heading(view, breach) for view in (paid, free)] == [
        "Which tile, and where, for 1 XP?",
        "Which tile, and where, corridors ignored?",
    ]
    asked = [GAME.step(view, breach, ("1",), []).ask.partition("?")[0] for view in (paid, free)]
    assert asked == ["Where does it go, for 1 XP", "Where does it go"]


def test_every_tile_and_treasure_is_told_with_its_article() -> None:
    for tile in content().tiles:
        event = course.DriftedIn(tile, "M2", 0).told()
        told = GAME.tell(GAME.view(replace(cavern(2), tiles=dungeon({})), None), [event])
        said = told.removeprefix("The cavern grows by itself at M2: ").removesuffix(".")
        assert said in ODD or all(part.startswith(("a ", "an ")) for part in said.split(", ")), said
        assert said in ODD or [part.partition(" ")[2] for part in said.split(", ")] == list(layout(tile))
    names = {card: treasure_name(card) for card in content().treasures}
    assert names["kings_teeth"] == "old king's teeth"
    assert names["velvet_glove"] == "velvet glove"
    assert not any(name.startswith("the ") for name in names.values())


def test_the_bands_are_offered_by_name_with_what_tells_them_apart() -> None:
    state = begin(2)[0]
    faction = next(iter(content().band.factions))
    assert "1 XP: " in GAME.choice(GAME.view(state, 0), Choose(faction)).detail
