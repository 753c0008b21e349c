"""What is laid down lies in its region for all to see, until a member picks it up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Choice
from engine.core.scene import GraphBoard, Look
from engine.core.verbs import Equip, Give
from engine.games.regions.game import GAME
from engine.games.regions.rules import legal
from engine.games.regions.rules.opening import new_handle
from engine.games.regions.rules.party import equipment
from engine.games.regions.speech.story import tell
from engine.games.regions.state import board, sheets
from engine.games.regions.state.moves import GROUND
from engine.games.regions.state.scenarios import Feature
from engine.games.regions.state.state import State
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, CY, corridor, only, party, play, with_member
from .mastered import manor, order

rule = pytest.mark.rule
CROWN = Feature("crown", "the crown", "vault", "object")


def hall(**fields: object) -> State:
    """Return Ada with a salve and the crown on her turn, in a hall with Bob and Cy; the scenario wants the crown."""
    state = replace(party(corridor(features=(CROWN,)), turn=ADA), taken=("crown",), found=("crown",))
    return with_member(state, ADA, **{"pack": ("salve",), "equipped": ("torch",), "objects": ("crown",), **fields})


@rule("REG-G11")
def test_gear_and_objects_are_laid_down_free_in_anybodys_turn() -> None:
    state, told = play(hall(), ADA, "give salve ground")
    state, _ = play(state, ADA, "give the crown to the ground")
    ada = state.members[ADA]
    assert (ada.pack, ada.objects) == ((), ())
    assert state.lying == (("hall", "salve"), ("hall", "crown"))
    assert state.turn is not None and not (state.turn.strategy or state.turn.action)
    assert tell(view_for(state, None), told) == "Ada lays the salve down in the Hall."
    state, _ = play(state, BOB, "give lockpicks ground")
    assert ("hall", "lockpicks") in state.lying and state.turn is not None and state.turn.member == ADA


@rule("REG-G59", "REG-G11", "REG-G60")
def test_valuables_are_not_laid_down_nor_anything_in_the_town() -> None:
    state = hall(valuables=2)
    with pytest.raises(IllegalMove) as refused:
        play(state, ADA, "give valuable ground")
    assert refused.value.rule == "REG-G59"
    town = replace(state, phase="town", turn=None)
    town = replace(town, members=tuple(replace(member, ready=False, region="") for member in town.members))
    with pytest.raises(IllegalMove) as refused:
        play(town, ADA, "give salve ground")
    assert refused.value.rule == "REG-G11"
    assert Give("salve", "bob") in list(equipment.moves(town, ADA))
    assert Give("salve", GROUND) not in list(equipment.moves(town, ADA))


@rule("REG-G73")
def test_cards_are_never_handed_over() -> None:
    state = with_member(party(corridor(), "mender", "warden", turn=ADA), ADA, hand=("duck", "brace"))
    given = {str(move).split()[1] for move in legal.legal(state, ADA) if str(move).startswith("give")}
    assert given == {"healers-roll", "glow-stone"}


@rule("REG-G11", "REG-G25")
def test_gear_that_was_on_takes_its_light_and_its_ep_along() -> None:
    lit = hall(equipped=("torch",), light=True)
    after, _ = play(lit, ADA, "give torch ground")
    assert not after.members[ADA].light and board.light_source(after.members[ADA]) == ""
    padded = hall(equipped=("thick-belt",), ep=22)
    after, _ = play(padded, ADA, "give thick-belt ground")
    assert after.members[ADA].ep == sheets.most_ep(after.members[ADA]) == 20


@rule("REG-G11")
def test_what_lies_there_is_picked_up_with_the_strategy_phase_and_one_piece_of_gear_put_on() -> None:
    lying = (("hall", "salve"), ("hall", "crown"), ("vault", "lockpicks"))
    state = replace(hall(objects=(), pack=("cat-charm",)), lying=lying)
    assert equipment.lying(state, ADA) == ("salve", "crown")
    state, told = play(state, ADA, "equip salve")
    assert state.members[ADA].pack == ("cat-charm", "salve")
    assert state.lying == (("hall", "crown"), ("vault", "lockpicks"))
    assert state.turn is not None and state.turn.strategy
    assert only(told, "picked_up").facts == {"who": "Ada", "item": "Salve"}
    with pytest.raises(IllegalMove) as refused:
        play(state, ADA, "equip crown")
    assert refused.value.rule == "REG-G11"
    state, _ = play(state, ADA, "equip salve")
    assert "salve" in state.members[ADA].equipped


@rule("REG-G11", "REG-024", "REG-G75")
def test_an_object_is_picked_up_as_an_object_by_a_member_who_comes() -> None:
    state = with_member(replace(hall(objects=()), lying=(("hall", "crown"),)), CY, region="vault")
    assert Equip("crown") not in list(equipment.moves(replace(state, turn=replace(state.turn, member=CY)), CY))
    state, _ = play(state, ADA, "equip the crown")
    assert (state.members[ADA].objects, state.lying) == (("crown",), ())


@rule("REG-G11")
def test_two_of_a_kind_are_picked_up_one_by_one() -> None:
    state = replace(hall(), lying=(("hall", "salve"), ("hall", "salve")))
    state = with_member(state, ADA, pack=())
    state, _ = play(state, ADA, "equip salve")
    assert state.lying == (("hall", "salve"),)


@rule("REG-G11")
def test_of_gear_that_is_in_the_pack_and_on_the_ground_that_of_the_pack_is_put_on() -> None:
    state = replace(hall(), lying=(("hall", "salve"),))
    assert list(equipment.moves(state, ADA)).count(Equip("salve")) == 1
    state, _ = play(state, ADA, "equip salve")
    assert "salve" in state.members[ADA].equipped and state.lying == (("hall", "salve"),)


@rule("REG-G11")
def test_everybody_sees_what_lies_on_the_ground() -> None:
    state = replace(hall(), lying=(("hall", "lockpicks"), ("hall", "torch"), ("vault", "salve")))
    state = replace(state, seen=("hall", "passage", "vault"), explored=("hall", "passage", "vault"))
    line = "On the ground: lockpicks and a torch in the Hall; a salve in the Vault."
    for seat in (None, ADA, BOB):
        view = view_for(state, seat)
        picture = GAME.scene(view, Look())
        assert isinstance(picture.board, GraphBoard)
        marks = {node.key: node.icons for node in picture.board.nodes}
        assert (marks["hall"], marks["passage"], marks["vault"]) == (("object",), (), ("object",))
        assert line in picture.alt
        assert line in GAME.sheet(view) and line in GAME.page(view, "briefing", "")
    assert "On the ground" not in GAME.sheet(view_for(hall(), None))


@rule("REG-G11")
def test_laying_down_is_written_and_picking_up_offered() -> None:
    view = view_for(hall(), ADA)
    assert GAME.choice(view, Give("salve", GROUND)) == Choice("Lay down salve", "Salve: free; equip picks it up", "written")
    lying = replace(hall(), lying=(("hall", "lockpicks"),))
    assert GAME.choice(view_for(lying, ADA), Equip("lockpicks")).label == "Pick up lockpicks"
    held = GAME.choice(view, Equip("salve"))
    assert held.label == "Take salve in hand" and held.detail.startswith("Your Strategy. Torch into the pack. ")


@rule("REG-G11")
def test_no_member_is_called_the_ground() -> None:
    assert new_handle("Ground", ()) == "ground1"


@rule("REG-G28", "REG-G11")
def test_a_game_master_gives_away_what_lies_on_the_ground() -> None:
    state = replace(party(manor(), master=True), taken=("ledger",), found=("ledger",), lying=(("hall", "ledger"),))
    state, told = order(state, "object bob | ledger")
    assert (state.members[BOB].objects, state.lying) == (("ledger",), ())
    assert only(told, "gave").facts["who"] == "The game master"
