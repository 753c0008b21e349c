"""Mechanisms, treasure, objects; Gear on and off, and handing things over."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.games.regions.rules.exploring import features
from engine.games.regions.rules.party import equipment
from engine.games.regions.state import board, sheets
from engine.games.regions.state.content import Effect, content
from engine.games.regions.state.scenarios import Feature, Gift, Placed
from engine.games.regions.state.state import State, Turn

from .build import ADA, BOB, entity, kinds_of, looked, only, party, play, region, scenario, way, with_member, working

rule = pytest.mark.rule


def hall(*things: Feature, placed: tuple[Placed, ...] = (), light: str = "lit", **fields: object) -> State:
    """Return Ada (a warden) and Bob in a hall with a gate to the vault, and a yard."""
    where = scenario(
        way("hall", "vault", obstacle="iron-grate"),
        way("hall", "yard"),
        way("yard", "road"),
        regions=(region("hall", light=light),),
        features=things,
        placed=placed,
        **fields,
    )
    return with_member(party(where, "warden", "delver", turn=ADA), ADA, pack=())


# Things in regions.


@rule("REG-212", "REG-138", "REG-G12")
def test_a_mechanism_takes_an_action_and_does_away_with_what_it_disarms_and_opens():
    lever = Feature("lever", "a lever", "hall", "mechanism", disarms=("plate",), opens="hall/vault")
    state = hall(lever, placed=(Placed("plate", "dart-plate", "vault"),))
    after, told = play(state, ADA, "use lever")
    assert entity(after, "plate").defeated
    assert "hall/vault" in after.cleared
    assert only(told, "used").facts["what"] == "a lever"
    assert after.turn is not None and after.turn.action
    assert features.refuse(replace(after, turn=state.turn), ADA, "lever") is not None


@rule("REG-040")
def test_a_mechanism_can_light_a_region():
    lamp = Feature("lamp", "a great lamp", "hall", "mechanism", effects=(Effect("light"),))
    state = with_member(hall(lamp, light="dark"), ADA, equipped=("cat-charm",))
    state = looked(state)
    after, _ = play(state, ADA, "use lamp")
    assert board.lit(after, "hall")


@rule("REG-044", "REG-045")
def test_what_lies_open_is_not_noticed_in_the_dark():
    purse = Feature("purse", "a purse", "hall", "treasure", gives=Gift(1))
    assert hall(purse, light="dark").found == ()
    assert hall(purse).found == ("purse",)
    assert looked(with_member(hall(purse, light="dark"), BOB, equipped=("torch",), light=True)).found == ("purse",)


@rule("REG-G11", "REG-222", "REG-223")
def test_treasure_that_lies_open_is_picked_up_in_the_strategy_phase():
    purse = Feature("purse", "a purse", "hall", "treasure", gives=Gift(2))
    after, told = play(hall(purse), ADA, "equip purse")
    assert after.members[ADA].valuables == 2
    assert after.turn is not None and (after.turn.strategy, after.turn.action) == (True, False)
    spent = replace(hall(purse), turn=Turn(ADA, strategy=True))
    with pytest.raises(IllegalMove) as refused:
        play(spent, ADA, "equip purse")
    assert refused.value.rule == "REG-G11"
    with pytest.raises(IllegalMove) as refused:
        play(hall(purse), ADA, "use purse")
    assert "/regions equip" in refused.value.words and refused.value.rule == "REG-G11"
    assert only(told, "gained").facts["valuables"] == 2
    assert features.here(after, ADA) == ()


@rule("REG-G11")
def test_an_object_is_picked_up_in_the_strategy_phase():
    crown = Feature("crown", "the crown", "hall", "object")
    after, _ = play(hall(crown), ADA, "equip crown")
    assert after.members[ADA].objects == ("crown",)
    assert after.turn is not None
    assert (after.turn.strategy, after.turn.action) == (True, False)


@rule("REG-G34")
def test_a_trap_waits_for_hands_on_a_feature():
    purse = Feature("purse", "a purse", "hall", "treasure", gives=Gift(2))
    state = hall(purse, placed=(Placed("vial", "green-vial", "hall"),))
    after, told = play(state, ADA, "equip purse", 8, 1, 2, 1)
    assert kinds_of(told).index("gained") < kinds_of(told).index("sprung")
    assert after.members[ADA].ep == 19


@rule("REG-231", "REG-G59")
def test_no_more_valuables_are_lost_than_there_are():
    venture = working(with_member(hall(), ADA, valuables=1))
    features.hand_out(venture, ADA, Gift(-3), "a hole in the purse")
    assert venture.member(ADA).valuables == 0
    assert only(venture.events, "gained").facts["valuables"] == -1


# Gear.


@rule("REG-G19")
@pytest.mark.parametrize(
    ("items", "possible"),
    [
        (("lockpicks", "rope-kit"), True),
        (("lockpicks", "rope-kit", "crowbar"), False),
        (("torch", "oil-lantern"), True),
        (("torch", "salve"), False),
        (("oil-lantern", "glow-stone"), True),
        (("oil-lantern", "glow-stone", "torch"), False),
        (("heavy-coat", "fins"), False),
    ],
)
def test_slots_hold_one_piece_of_gear_each_and_two_for_expertise(items, possible):
    assert sheets.fits(items) is possible


@rule("REG-G11", "REG-G19", "REG-224", "REG-246")
def test_putting_gear_on_takes_the_strategy_phase_and_what_was_in_its_slot_goes_into_the_pack():
    state = with_member(hall(), ADA, equipped=("torch",), pack=("salve",))
    after, told = play(state, ADA, "equip salve")
    assert (after.members[ADA].equipped, after.members[ADA].pack) == (("salve",), ("torch",))
    assert only(told, "equipped").facts["away"] == "Torch"
    assert after.turn is not None and after.turn.strategy
    refused = equipment.refuse_equip(after, ADA, "torch")
    assert refused is not None and refused.rule == "REG-G11"


@rule("REG-G11")
def test_taking_gear_off_takes_the_strategy_phase():
    state = with_member(hall(), ADA, equipped=("torch",))
    after, _ = play(state, ADA, "stow torch")
    assert (after.members[ADA].equipped, after.members[ADA].pack) == ((), ("torch",))
    assert after.turn is not None and after.turn.strategy


@rule("REG-G25", "REG-G19")
def test_a_light_that_is_put_away_burns_no_more():
    state = looked(with_member(hall(light="dark"), ADA, equipped=("torch",), light=True))
    assert board.lit(state, "hall")
    after, _ = play(state, ADA, "stow torch")
    assert not after.members[ADA].light
    assert not board.lit(after, "hall")


@rule("REG-G19", "REG-G07")
def test_gear_that_adds_ep_takes_them_along_when_it_comes_off():
    assert content().gear["thick-belt"].ep == 2
    state = with_member(hall(), ADA, equipped=("thick-belt",), ep=22)
    assert sheets.most_ep(state.members[ADA]) == 22
    after, _ = play(state, ADA, "stow thick-belt")
    assert after.members[ADA].ep == 20


@rule("REG-G19")
def test_gear_works_only_while_it_is_on():
    state = with_member(hall(), ADA, equipped=(), pack=("cat-charm",))
    dark = with_member(hall(light="dark"), ADA, equipped=(), pack=("cat-charm",))
    assert board.blind(dark, "p0")
    assert not board.blind(with_member(dark, ADA, equipped=("cat-charm",)), "p0")
    assert not board.blind(state, "p0")


# Handing over.


@rule("REG-G11", "REG-G59")
def test_gear_and_valuables_are_handed_over_free_in_anybodys_turn():
    state = with_member(hall(), ADA, pack=("salve",), equipped=("torch",), valuables=2)
    state, told = play(state, ADA, "give salve bob")
    state, _ = play(state, ADA, "give valuable bob")
    state, _ = play(state, ADA, "give torch bob")
    ada, bob = state.members[ADA], state.members[BOB]
    assert only(told, "gave").facts["to"] == "Bob"
    assert (ada.pack, ada.equipped, ada.valuables) == ((), (), 1)
    assert bob.pack[-2:] == ("salve", "torch")
    assert bob.valuables == 1
    assert state.turn is not None and not state.turn.strategy and not state.turn.action
    back, _ = play(state, BOB, "give salve ada")
    assert back.members[ADA].pack == ("salve",) and back.turn == state.turn, "in an ally's turn too"


@rule("REG-G11")
@pytest.mark.parametrize(
    ("giver", "where", "item", "to"),
    [
        (ADA, "yard", "salve", "bob"),
        (ADA, "hall", "crown", "bob"),
        (ADA, "hall", "salve", "nobody"),
    ],
)
def test_nothing_is_handed_over_across_regions_or_out_of_thin_air(giver, where, item, to):
    state = with_member(hall(), ADA, pack=("salve",), region=where)
    with pytest.raises(IllegalMove):
        play(state, giver, f"give {item} {to}")
    assert equipment.refuse_give(state, giver, item, to) is not None


@rule("REG-G60")
def test_in_the_town_gear_changes_hands_and_slots_freely():
    state = replace(with_member(hall(), ADA, pack=("salve", "torch")), phase="town", turn=None)
    state = replace(state, members=tuple(replace(member, ready=False, region="") for member in state.members))
    listed = [str(move) for move in equipment.moves(state, ADA)]
    assert "equip torch" in listed
    assert "give salve bob" in listed


@rule("REG-G11")
def test_one_thing_is_picked_up_as_part_of_a_change_of_gear_before_or_after_it():
    crown, orb = Feature("crown", "the crown", "hall", "object"), Feature("orb", "the orb", "hall", "object")
    state = with_member(hall(crown, orb), ADA, pack=("torch", "rope-kit"))
    for first, second, third in (
        ("equip torch", "equip crown", "equip orb"),
        ("equip crown", "equip torch", "equip rope-kit"),
    ):
        after, _ = play(state, ADA, first)
        after, _ = play(after, ADA, second)
        assert (after.members[ADA].equipped, after.members[ADA].objects) == (("torch",), ("crown",))
        for more in (third, "stow torch", "strategy draw"):
            with pytest.raises(IllegalMove) as refused:
                play(after, ADA, more)
            assert refused.value.rule == "REG-G11"


@rule("REG-G11")
def test_nothing_is_picked_up_with_a_card_that_is_drawn_nor_after_the_action():
    crown = Feature("crown", "the crown", "hall", "object")
    state = with_member(hall(crown), ADA, pack=("torch",))
    for before, *faces in (("strategy draw",), ("search", 4, 1)):
        after, _ = play(state, ADA, before, *faces)
        with pytest.raises(IllegalMove):
            play(after, ADA, "equip crown")
    after, _ = play(state, ADA, "equip torch")
    after, _ = play(after, ADA, "search", 4, 1)
    with pytest.raises(IllegalMove):
        play(after, ADA, "equip crown")
