"""For which guards bot players of Regions wait, and how long."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.verbs import MoveTo, Pass
from engine.games.regions.game import GAME
from engine.games.regions.player.company import says
from engine.games.regions.player.ground import Ground
from engine.games.regions.player.mind import Mind
from engine.games.regions.player.sensible import Turn as Deciding
from engine.games.regions.player.temper import TEMPERS
from engine.games.regions.state.moves import Claim
from engine.games.regions.state.scenarios import Placed, Scenario
from engine.games.regions.state.state import Habits, Sighting

from .build import ADA, BOB, CY, looked, party, stealth_house, with_member
from .test_company import begun, decided


def test_a_guard_seen_next_door_is_waited_for() -> None:
    """Heave rolls d6 against the guard's d8, and a failure costs a token: no player walks into the lobby."""
    where: Scenario = stealth_house(placed=(Placed("walker", "drowsy-guard", "lobby", single=True),))
    state = begun(party(where, "warden", "delver"), ADA, (BOB,))
    assert any(isinstance(sighting, Sighting) and sighting.at == "lobby" for sighting in state.sightings)
    assert not isinstance(decided(state, ADA).move, MoveTo | Claim)
    ground = Ground(state, Mind(since=1), TEMPERS["steady"], (BOB,))
    assert says(ground, ADA, Pass()) == "I wait until the drowsy guard is gone."
    assert says(ground, ADA, MoveTo("A")) == "", "nobody is there"
    beset = with_member(state, BOB, region="lobby")
    assert says(Ground(beset, Mind(), TEMPERS["steady"], (BOB,)), ADA, MoveTo("A")) == "I come to you, Bob."
    three = with_member(begun(party(where, "warden", "delver", "mender"), ADA, (BOB,)), BOB, region="lobby")
    for change in ({"habits": Habits(call="heal")}, {"fallen": True, "ep": 0}):
        called = with_member(three, CY, region="lobby", **change)
        assert says(Ground(called, Mind(), TEMPERS["steady"], (BOB, CY)), ADA, MoveTo("A")) == "I come to you, Cy."


def test_who_stands_beside_a_guard_and_who_is_late_does_not_wait_for_the_next_guard() -> None:
    """With the alarm after round 12 the last third of it begins with round 9."""
    where: Scenario = stealth_house(placed=(Placed("walker", "drowsy-guard", "lobby", single=True),))
    state = begun(party(where, "warden", "delver"), ADA, (BOB,))
    turn = Deciding(Ground(state, Mind(), TEMPERS["steady"]), ADA, list(GAME.legal(state, ADA)))
    assert not turn.may_advance("yard/lobby")
    beset = replace(state, sightings=(*state.sightings, Sighting("other", "yard", state.round, 1)))
    other = replace(state.entities[0], id="other", at="yard")
    beset = replace(beset, entities=(*state.entities, other))
    assert Deciding(Ground(beset, Mind(), TEMPERS["steady"]), ADA, list(GAME.legal(beset, ADA))).may_advance("yard/lobby")
    late = replace(state, scenario=replace(state.scenario, alarm=12))
    rounds = (replace(late, round=round) for round in (8, 9))
    assert [Ground(each, Mind(), TEMPERS["steady"]).is_late() for each in rounds] == [False, True]


def test_who_has_searched_everything_again_and_again_goes_round_no_guard_any_more() -> None:
    """Two places, and 2 searches for each: with the 5th a guard in the next room counts for nothing. It is what ends the
    going to and fro of a party that always turns away from where the guards have just been seen."""
    state = replace(looked(party(stealth_house(), "warden")), explored=("yard", "lobby"))
    state = replace(state, sightings=(Sighting("walker", "stairs", state.round, 1),))
    before, after = (
        Ground(replace(state, searched={"yard": 2, "lobby": times}), Mind(), TEMPERS["steady"]) for times in (2, 3)
    )
    assert (before.is_worn(), after.is_worn()) == (False, True)
    assert (before.danger("stairs"), after.danger("stairs")) == (2.5, 0.0)
