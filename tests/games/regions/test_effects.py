"""What plays, Gear, Fortunes and features do, kind by kind."""

from __future__ import annotations

import pytest

from engine.games.regions.rules import flow
from engine.games.regions.rules.actions import effects, strikes
from engine.games.regions.rules.progress import Venture
from engine.games.regions.state.content import EFFECT_KINDS, Effect, content
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import Pool, Strike

from .build import (
    ADA,
    BOB,
    CY,
    DUST,
    GNATS,
    carried_on,
    corridor,
    entity,
    kinds_of,
    only,
    party,
    region,
    rocky_wall,
    scenario,
    stealth_house,
    way,
    who,
    with_member,
    working,
)

FAR_DUST = Placed("far-dust", "choking-dust", "vault")


def done(effect: Effect, *faces: int, state=None, actor: str = who(ADA), targets: tuple[str, ...] = (who(ADA),)) -> Venture:
    """Return what an effect has done to a warden, a delver and a shadow."""
    venture = working(state or party(corridor(), turn=ADA), *faces)
    effects.apply(venture, (effect,), actor, targets, "Test")
    return carried_on(venture)


def test_every_kind_that_a_file_may_name_does_something():
    known = {*effects.EACH, *effects.MEMBER, *effects.ONCE, "reveal", "stay", "disease"}
    assert set(EFFECT_KINDS) <= known
    for play in content().plays.values():
        assert {effect.kind for effect in play.effects} <= known


@pytest.mark.rule("REG-G06")
@pytest.mark.parametrize(
    ("whom", "expected"),
    [
        ("actor", ("p0",)),
        ("target", ("p1",)),
        ("allies", ("p1",)),
        ("party", ("p0", "p1", "p2")),
        ("here", ("p0", "p1")),
        ("enemies", ("gnats", "dust")),
    ],
)
def test_who_is_meant(whom, expected):
    state = with_member(party(corridor(placed=(GNATS, DUST, FAR_DUST))), CY, region="vault")
    assert effects.recipients(state, Effect("harm", who=whom), who(ADA), (who(BOB),)) == expected


def test_for_a_challenge_the_pcs_are_the_enemies():
    state = with_member(party(corridor(placed=(GNATS, DUST))), CY, region="vault")
    assert effects.recipients(state, Effect("harm", who="enemies"), "gnats", (who(BOB),)) == ("p0", "p1")
    assert effects.recipients(state, Effect("harm", who="allies"), "gnats", (who(BOB),)) == ("dust",)


def test_an_obstacles_effects_take_place_where_its_target_is():
    state = with_member(party(rocky_wall()), BOB, region="glen")
    assert effects.recipients(state, Effect("harm", who="here"), "o:foot/ledge", (who(ADA),)) == ("p0", "p2")


@pytest.mark.rule("REG-G07")
def test_recovery_and_harm_are_rolled_for_each():
    state = with_member(with_member(party(corridor()), ADA, ep=10), BOB, ep=10)
    venture = done(Effect("recover", amount="1d4", who="here"), 3, 4, 1, state=state)
    assert [member.ep for member in venture.state.members] == [13, 14, 14]
    venture = done(Effect("harm", amount="1d4"), 4)
    assert venture.state.members[ADA].ep == 16  # no Defense


def test_cards_are_drawn_and_the_oldest_discarded():
    state = with_member(party(corridor()), ADA, hand=("duck", "sweep"), deck=("boost", "surge", "breather"))
    assert done(Effect("draw", amount="2"), state=state).state.members[ADA].hand == ("duck", "sweep", "boost", "surge")
    assert done(Effect("discard", amount="1"), state=state).state.members[ADA].hand == ("sweep",)
    assert done(Effect("discard", amount="3"), state=state).state.members[ADA].hand == ()


@pytest.mark.rule("REG-G17")
def test_tracks_move():
    assert done(Effect("track", amount="-2", track="Mind")).state.members[ADA].tracks["Mind"] == -2


@pytest.mark.rule("REG-194", "REG-G47")
def test_tokens_are_lost_once_however_many_are_meant():
    state = party(stealth_house(placed=()), "warden", "shadow", tokens=5)
    venture = done(Effect("tokens", amount="2", who="party"), state=state)
    assert venture.state.tokens == 3
    assert "tokens_lost" not in kinds_of(done(Effect("tokens", amount="1")).events)  # only stealth scenarios have any


@pytest.mark.rule("REG-195", "REG-G46")
def test_nothing_happens_after_the_last_token():
    venture = working(party(stealth_house(placed=()), "warden", tokens=1))
    effects.apply(venture, (Effect("tokens"), Effect("harm", amount="3")), who(ADA), (who(ADA),), "Test")
    assert venture.state.phase == "over" and venture.state.members[ADA].ep == 20


@pytest.mark.rule("REG-223", "REG-224")
def test_valuables_come_and_go_but_not_below_nothing_and_gear_goes_into_the_pack():
    assert done(Effect("valuables", amount="2")).state.members[ADA].valuables == 2
    poor = done(Effect("valuables", amount="-1"))
    assert poor.state.members[ADA].valuables == 0 and poor.events == []
    geared = done(Effect("gear", name="salve")).state.members[ADA]
    assert geared.pack[-1] == "salve" and geared.equipped == ()


@pytest.mark.rule("REG-029", "REG-G13")
def test_speed_is_for_the_free_move_and_a_granted_move_comes_on_top():
    venture = done(Effect("speed", amount="2"))
    assert (venture.state.members[ADA].speed, venture.state.members[ADA].moved) == (2, False)
    venture = done(Effect("move", amount="1"))
    assert (venture.state.members[ADA].extra, venture.state.members[ADA].moved) == ((1,), False)


@pytest.mark.rule("REG-214")
def test_a_play_can_allow_a_search_with_its_own_bonus():
    state = party(corridor(), "shadow", turn=0)
    state = with_member(state, 0, hand=("read-signs",))
    venture = working(state, 5, 1)
    strikes.begin(venture, Strike(who(0), "read-signs", (who(0),)))
    carried_on(venture)
    assert only(venture.events, "searched").facts["roll"] == ("d8", "d10", 1, 5, "Read Signs:+1")


@pytest.mark.rule("REG-G10")
def test_a_phase_is_skipped_once():
    venture = done(Effect("skip", name="strategy"), state=party(corridor()))
    assert venture.state.members[ADA].skips == ("strategy",)
    effects.apply(venture, (Effect("skip", name="strategy"),), who(ADA), (who(ADA),), "Test")
    assert venture.state.members[ADA].skips == ("strategy",)


@pytest.mark.rule("REG-077")
def test_calm_is_for_the_environ_that_is_named_or_all_of_the_region():
    state = party(corridor(placed=(DUST, FAR_DUST, GNATS)))
    venture = done(Effect("calm"), state=state, targets=("dust",))
    assert [entity(venture.state, id).calm for id in ("dust", "far-dust", "gnats")] == [2, 0, 0]
    venture = done(Effect("calm"), state=state)
    assert [entity(venture.state, id).calm for id in ("dust", "far-dust", "gnats")] == [2, 0, 0]


@pytest.mark.rule("REG-129")
def test_a_noise_alerts_who_hears_it():
    guard, far = Placed("near", "drowsy-guard", "lobby", single=True), Placed("far", "drowsy-guard", "study", single=True)
    venture = done(Effect("alert"), state=party(stealth_house(placed=(guard, far))))
    assert entity(venture.state, "near").alerted and not entity(venture.state, "far").alerted


@pytest.mark.rule("REG-040")
def test_a_dark_region_can_be_lit():
    dark = party(corridor(regions=(region("hall", light="dark"),), placed=(GNATS,)))
    venture = done(Effect("light"), state=dark)
    assert venture.state.lit == ("hall",) and entity(venture.state, "gnats").number == 1


def test_an_effect_can_open_a_way():
    state = party(scenario(way("hall", "vault", obstacle="barred-door")))
    assert done(Effect("unlock", name="hall/vault"), state=state).state.cleared == ("hall/vault",)


def test_an_effect_can_fill_the_pools_again():
    state = party(rocky_wall(), pools=(Pool("o:foot/ledge", ADA, 2), Pool("o:foot/ledge", BOB, 3)))
    assert done(Effect("reset"), state=state).state.pools == (Pool("o:foot/ledge", BOB, 3),)


@pytest.mark.rule("REG-G08")
def test_an_injury_lowers_the_maximum_at_once():
    pc = done(Effect("injury")).state.members[ADA]
    assert (pc.injuries, pc.ep) == (1, 15)


@pytest.mark.rule("REG-119", "REG-G42")
def test_a_member_who_is_forced_attacks_the_weakest_ally_beside_them():
    state = with_member(with_member(party(corridor()), BOB, ep=9), CY, ep=8, region="vault")
    venture = done(Effect("force"), 1, 2, state=state)
    assert only(venture.events, "played").facts["targets"] == ("Bob",)
    alone = with_member(party(corridor(), "warden", "delver"), BOB, region="vault")
    assert done(Effect("force"), state=alone).events == []


@pytest.mark.rule("REG-172")
def test_a_member_who_left_play_is_not_touched():
    state = with_member(party(corridor()), BOB, out=True)
    assert done(Effect("valuables", amount="1", who="party"), state=state).state.members[BOB].valuables == 0
    assert not flow.open_questions(state)
