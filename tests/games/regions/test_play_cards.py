"""A member's plays as a picture of cards: all they have, or those that answer what they are asked, with the dice of now."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.frame import HEIGHT_MOST
from engine.core.scene import GraphBoard, Look, Scene
from engine.games.regions.game import GAME
from engine.games.regions.picture.hands import index_of_hand
from engine.games.regions.picture.plays import PlayCard, PlaysBoard, body, fitting, lines_at_most, size, wide
from engine.games.regions.state.state import State, Turn
from engine.games.regions.state.view import view_for
from engine.render import draw
from engine.render.kit import KIT

from .build import ADA, BOB, CY, corridor, party, region, with_member
from .test_answering import facing, stung


def hand(state: State, seat: int | None) -> Scene:
    """Return the picture of a seat's plays, drawn once to be sure that it can be."""
    scene = GAME.scene(view_for(state, seat), Look("hand"))
    assert draw(scene).png
    return scene


def cards(scene: Scene) -> dict[str, PlayCard]:
    assert isinstance(scene.board, PlaysBoard)
    return {card.name: card for card in scene.board.cards}


@pytest.mark.rule("REG-G16", "REG-G19")
def test_there_is_a_card_for_each_play_at_hand_and_what_can_be_played_now_comes_first() -> None:
    state = replace(party(), turn=Turn(ADA))
    state = with_member(state, ADA, hand=("full-effort", "full-effort", "brace"))
    scene = hand(state, ADA)
    found = cards(scene)
    assert scene.title == "Ada's plays"
    effort = found["Full Effort"]
    assert (effort.kind, effort.dice, effort.now) == ("Action, 2 copies", (("Attack", "d8"), ("Damage", "2d4")), True)
    assert found["Brace"].kind == "Reaction, a card" and not found["Brace"].now
    order = [card.now for card in found.values()]
    assert order == sorted(order, reverse=True) and order[0] and not order[-1]
    spent = replace(state, turn=Turn(ADA, action=True))
    assert not cards(hand(spent, ADA))["Full Effort"].now, "the Action Phase is over"


@pytest.mark.rule("REG-148")
def test_a_member_who_is_asked_for_a_reaction_sees_those_alone_with_the_dice_that_they_would_roll() -> None:
    dark = corridor(regions=(region("hall", light="dark"),))
    lit = facing(("brace", "full-effort"))
    scene = hand(stung(lit, 3, 8).state, ADA)
    assert scene.title == "Which Reaction?"
    assert "Brace" in cards(scene) and "Full Effort" not in cards(scene)
    assert all(card.now and card.kind.startswith("Reaction") for card in cards(scene).values())
    assert dict(cards(scene)["Brace"].dice)["Resist"].startswith("d")
    state = replace(stung(lit, 3, 8).state, scenario=replace(lit.scenario, regions=dark.regions))
    before, after = (dict(cards(hand(item, ADA))["Brace"].dice)["Resist"] for item in (stung(lit, 3, 8).state, state))
    assert int(after[1:]) == int(before[1:]) - 2, "in the dark one level lower"
    assert cards(hand(state, ADA))["Brace"].text.startswith("Resist: d4 instead of d6 for bad sight.")


def test_no_one_has_a_picture_of_plays_that_are_not_theirs() -> None:
    state = with_member(party(), BOB, hand=("full-effort",))
    assert "Full Effort" in cards(hand(state, BOB)) and "Full Effort" not in cards(hand(state, CY))
    assert isinstance(hand(state, None).board, GraphBoard), "to the public the same words show the map"
    assert GAME.owned(view_for(state, BOB)) == "hand" and GAME.owned(view_for(state, None)) == ""


def test_there_is_none_before_there_is_a_character_and_once_it_is_out() -> None:
    state = party()
    assert index_of_hand(state, ADA) == ADA
    assert index_of_hand(replace(state, phase="town"), ADA) is None
    assert index_of_hand(with_member(state, ADA, out=True, region=""), ADA) is None
    assert index_of_hand(state, 9) is None


def test_the_words_say_what_the_cards_do() -> None:
    state = replace(with_member(party(), ADA, hand=("full-effort", "brace")), turn=Turn(ADA))
    alt = hand(state, ADA).alt
    assert alt.startswith("Ada's plays:") and len(alt) <= 1000
    assert "Full Effort (Action, a card): Attack d8 and Damage 2d4." in alt
    assert "Brace (Reaction, a card, not now): Resist d6 and Defence 2d4." in alt


@pytest.mark.rule("REG-G16")
def test_a_full_hand_tells_whole_what_can_be_played_now_and_the_rest_in_brief() -> None:
    """Eleven cards do not fit in full. What only answers something tells its dice or, as Shouted Warning, what it does."""
    held = ("clear-the-way", "sweep", "breather", "duck", "roll-with-it", "shouted-warning", "full-effort", "boost")
    state = with_member(party(turn=ADA), ADA, hand=held, equipped=("salve",))
    board = hand(state, ADA).board
    assert isinstance(board, PlaysBoard)
    kit = KIT
    shown = {card.name: card for card in fitting(kit, board).cards}
    most = lines_at_most(kit, fitting(kit, board))
    said = {name: " ".join(body(kit, card, wide(), most, False)) for name, card in shown.items()}
    assert said["Salve"] == "Once. Action: somebody here recovers 2d4 EP and is rid of one Disease."
    assert said["Clear the Way"] == "Attack d8, Damage 2d6 Obstacles only. Find the stone that holds the others."
    assert said["Sweep"] == "Attack d6, Damage d6 All Creatures in the region. A wide swing, and room to breathe."
    assert said["Shouted Warning"] == "-1 die size on Attack" and said["Duck"] == "Resist d8"
    assert size(kit, board)[1] <= HEIGHT_MOST + 140 and not any("…" in text for text in said.values())
