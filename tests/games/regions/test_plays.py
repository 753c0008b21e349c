"""What can be played, when, and on whom."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.rules.actions import plays
from engine.games.regions.state.content import content
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State, Turn

from .build import (
    ADA,
    BOB,
    GNATS,
    IMP,
    corridor,
    looked,
    party,
    region,
    rocky_wall,
    scenario,
    stealth_house,
    way,
    who,
    with_entity,
    with_member,
    working,
)


def ids(found: tuple[object, ...]) -> list[str]:
    return [play.id for play in found]  # type: ignore[attr-defined]


def rule_of(refused: object) -> str | None:
    return getattr(refused, "rule", None)


def targets(state: State, key: str, index: int = ADA) -> tuple[str, ...]:
    return plays.targets(state, index, plays.play_of(state, who(index), key))


@pytest.mark.rule("REG-G16", "REG-G19")
def test_plays_come_from_the_craft_from_equipped_gear_and_from_the_hand():
    state = party(corridor(placed=(GNATS,)), "delver", turn=0)
    state = with_member(state, 0, hand=("full-effort", "full-effort", "duck"), equipped=("long-knife",))
    assert ids(plays.held(state, 0)) == ["shoulder-through", "hunker", "long-cut", "full-effort", "duck"]
    assert ids(plays.actions(state, 0)) == ["shoulder-through", "long-cut", "full-effort"]
    packed = with_member(state, 0, equipped=(), pack=("long-knife",))
    assert ids(plays.actions(packed, 0)) == ["shoulder-through", "full-effort"]


@pytest.mark.rule("REG-G10", "REG-G11", "REG-G12")
def test_phases_say_what_may_be_played():
    state = with_member(party(corridor(placed=(GNATS,)), turn=ADA), ADA, hand=("breather", "duck"))
    breather, heave = plays.play_of(state, who(ADA), "breather"), plays.play_of(state, who(ADA), "heave")
    assert ids(plays.strategies(state, ADA)) == ["breather"] and ids(plays.actions(state, ADA)) == ["heave"]
    after = replace(state, turn=Turn(ADA, True, True))
    assert rule_of(plays.unusable(after, ADA, breather)) == "REG-G11"
    assert rule_of(plays.unusable(after, ADA, heave)) == "REG-G12"
    assert plays.strategies(after, ADA) == () and plays.actions(after, ADA) == ()
    assert rule_of(plays.unusable(state, ADA, plays.play_of(state, who(ADA), "duck"))) == "REG-G20"
    assert plays.actions(state, BOB) == ()  # not Bob's turn


@pytest.mark.rule("REG-141", "REG-143", "REG-162")
def test_setting_and_type_rule_plays_out():
    town = region("hall", settings=("civilization",))
    state = party(corridor(regions=(town,)), "shadow", turn=0)
    state = with_member(state, 0, hand=("read-signs", "hush"))
    assert rule_of(plays.unusable(state, 0, plays.play_of(state, who(0), "read-signs"))) == "REG-143"
    assert rule_of(plays.unusable(state, 0, plays.play_of(state, who(0), "hush"))) == "REG-141"
    overgrown = region("hall", settings=("civilization", "wilderness"))
    there = with_member(party(corridor(regions=(overgrown,)), "shadow", turn=0), 0, hand=("read-signs",))
    assert ids(plays.actions(there, 0)) == ["read-signs"]
    sneaking = with_member(party(stealth_house(placed=()), "shadow", turn=0), 0, hand=("hush",))
    assert ids(plays.strategies(sneaking, 0)) == ["hush"]


@pytest.mark.rule("REG-G06", "REG-044", "REG-045")
def test_in_the_dark_no_one_is_a_target_until_they_have_acted():
    dark = region("hall", light="dark")
    state = party(corridor(regions=(dark,), placed=(GNATS,)), turn=ADA)
    assert targets(state, "heave") == () and plays.actions(state, ADA) == ()
    shown = with_entity(state, "gnats", shown=True)
    assert targets(shown, "heave") == ("gnats",)


@pytest.mark.rule("REG-G06", "REG-G41")
def test_the_hidden_imp_of_the_example_cannot_be_aimed_at_until_it_has_acted():
    dark = region("hall", light="dark")
    state = party(corridor(regions=(dark,), placed=(IMP,)), turn=ADA)
    assert targets(state, "heave") == ()
    assert rule_of(plays.refuse_target(state, ADA, plays.play_of(state, who(ADA), "heave"), "imp")) == "REG-G06"
    assert targets(with_entity(state, "imp", hidden=False, shown=True), "heave") == ("imp",)


@pytest.mark.rule("REG-018", "REG-G06")
def test_a_ranged_action_reaches_what_is_seen_next_door():
    far = Placed("far", "needle-gnats", "passage", single=True)
    state = with_member(party(corridor(placed=(GNATS, far)), turn=ADA), ADA, hand=("throw-stones",))
    assert targets(state, "heave") == ("gnats",)
    assert targets(state, "throw-stones") == ("gnats", "far")  # enemies beside one do not matter
    assert rule_of(plays.refuse_target(state, ADA, plays.play_of(state, who(ADA), "heave"), "far")) == "REG-G06"


@pytest.mark.rule("REG-080", "REG-G35", "REG-G24")
def test_an_obstacle_is_a_target_from_either_side_even_in_the_dark():
    place = scenario(way("hall", "vault", obstacle="rubble"), regions=(region("vault", light="dark"),))
    for at in ("hall", "vault"):
        assert targets(party(place, at=at, turn=ADA), "heave") == ("o:hall/vault",)
    away = looked(party(scenario(way("hall", "vault", obstacle="rubble"), way("hall", "attic")), at="attic", turn=ADA))
    assert targets(away, "heave") == ()


@pytest.mark.rule("REG-176", "REG-190")
def test_where_doors_may_not_be_broken_locked_ones_are_no_targets():
    door = scenario(way("yard", "house", obstacle="barred-door"), way("yard", "wood", obstacle="rubble"), no_bash=True)
    state = party(door, turn=ADA)
    assert targets(state, "heave") == ("o:yard/wood",)
    assert rule_of(plays.refuse_target(state, ADA, plays.play_of(state, who(ADA), "heave"), "o:yard/house")) == "REG-190"


@pytest.mark.rule("REG-092", "REG-093", "REG-094", "REG-095", "REG-G12", "REG-G36")
def test_a_persisting_obstacle_is_attempted_with_any_valid_action_at_any_time():
    state = party(rocky_wall(), "warden", "mender", turn=BOB)
    state = with_member(state, ADA, hand=("clear-the-way", "sweep", "bind-wounds", "fine-work", "read-signs", "duck"))
    assert ids(plays.attempts(state, ADA, "o:foot/ledge")) == ["heave", "clear-the-way"]
    assert plays.attempted(state, "o:foot/ledge")
    assert plays.targets(state, ADA, plays.play_of(state, who(ADA), "heave")) == ("o:foot/ledge",)
    own = party(rocky_wall(), "warden", turn=0)
    assert plays.actions(own, 0) == ()  # it is never attacked in the Action Phase
    spent = replace(own, turn=Turn(0, True, True))
    assert ids(plays.attempts(spent, 0, "o:foot/ledge")) == ["heave"]


@pytest.mark.rule("REG-G06")
def test_an_action_may_be_for_one_type_of_challenge_only():
    state = party(scenario(way("hall", "vault", obstacle="rubble"), placed=(GNATS,)), turn=ADA)
    state = with_member(state, ADA, hand=("clear-the-way", "sleeper-hold", "smother"))
    assert targets(state, "clear-the-way") == ("o:hall/vault",)
    assert targets(state, "sleeper-hold") == ("gnats",)
    assert targets(state, "smother") == ()
    assert ids(plays.actions(state, ADA)) == ["heave", "clear-the-way", "sleeper-hold"]


@pytest.mark.rule("REG-G06")
def test_a_sweep_needs_a_member_in_sight_or_darkness():
    lit = with_member(party(corridor(), turn=ADA), ADA, hand=("sweep",))
    assert plays.actions(lit, ADA) == ()
    hidden = with_member(party(corridor(placed=(IMP,)), turn=ADA), ADA, hand=("sweep",))
    assert plays.actions(hidden, ADA) == ()  # a list of Actions tells nothing of who hides
    dark = with_member(party(corridor(regions=(region("hall", light="dark"),)), turn=ADA), ADA, hand=("sweep",))
    assert ids(plays.actions(dark, ADA)) == ["sweep"]
    gnats = with_member(party(corridor(placed=(GNATS,)), turn=ADA), ADA, hand=("sweep",))
    assert ids(plays.actions(gnats, ADA)) == ["heave", "sweep"]


@pytest.mark.rule("REG-G07")
def test_a_member_who_is_down_plays_nothing_and_can_only_be_helped():
    state = with_member(party(corridor(placed=(GNATS,)), "warden", "mender", turn=ADA), ADA, ep=0)
    assert plays.actions(state, ADA) == ()
    assert rule_of(plays.unusable(state, ADA, plays.play_of(state, who(ADA), "heave"))) == "REG-G07"
    mending = with_member(state, BOB, hand=("bind-wounds",))
    bind = plays.play_of(state, who(BOB), "bind-wounds")
    assert plays.targets(mending, BOB, bind) == (who(ADA), who(BOB))
    assert plays.refuse_target(mending, BOB, bind, who(ADA)) is None


@pytest.mark.rule("REG-G80")
def test_a_card_that_is_played_goes_to_the_discard_pile_and_a_standing_play_stays():
    venture = working(with_member(party(corridor()), ADA, hand=("duck", "sweep", "duck")))
    plays.spend(venture, ADA, plays.play_of(venture.state, who(ADA), "duck"))
    plays.spend(venture, ADA, plays.play_of(venture.state, who(ADA), "heave"))
    pc = venture.state.members[ADA]
    assert (pc.hand, pc.discard) == (("sweep", "duck"), ("duck",))


@pytest.mark.rule("REG-G19")
def test_gear_for_a_single_use_is_gone_after_it_and_other_gear_stays():
    venture = working(with_member(party(corridor()), ADA, equipped=("salve", "healers-roll")))
    plays.spend(venture, ADA, plays.play_of(venture.state, who(ADA), "use-salve"))
    plays.spend(venture, ADA, plays.play_of(venture.state, who(ADA), "dress-wounds"))
    assert venture.state.members[ADA].equipped == ("healers-roll",)


def test_a_challenge_has_only_what_is_printed():
    state = party(corridor(placed=(GNATS,)))
    assert plays.play_of(state, "gnats", "sting").damage == "1d4"
    with pytest.raises(KeyError):
        plays.play_of(state, "gnats", "heave")
    with pytest.raises(KeyError):
        plays.play_of(state, "nobody", "sting")


@pytest.mark.rule("REG-074", "REG-075")
def test_what_only_heals_hampers_nothing():
    known = content().catalogue
    assert not plays.hampers(known["use-salve"], "Environ")
    assert plays.hampers(known["smother"], "Environ")
