"""The end of a galaxy (GAL-G01, GAL-G45)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import GameOver
from engine.core.flow import Then
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import awaiting, ending, goals
from engine.games.galaxy.rules.progress import Voyage
from engine.games.galaxy.state.deeds import Deed
from engine.games.galaxy.state.state import NOBODY, State
from tests.games.galaxy.build import ADA, BOB, CY, act, galaxy, having, holding, legal, own, run, told, turn_of, voyage_of


def after_the_last_round(state: State) -> tuple[State, Voyage]:
    """Return the state after its council is over in round 6."""
    voyage = voyage_of(replace(state, round=6, phase="council", agenda=(Then("council over"),)))
    return run(voyage), voyage


@pytest.mark.rule("GAL-G01", "GAL-G45")
def test_the_eighth_point_wins_at_once() -> None:
    voyage = voyage_of(having(having(galaxy(2), ADA, points=7), BOB, points=7))
    goals.point(voyage, BOB, "meridian")
    state = voyage.state
    assert state.phase == "over"
    assert told(voyage.events, "ended") == [{"names": ("Ada", "Bob"), "points": (7, 8), "winner": "Bob", "why": "points"}]
    outcome = ending.outcome(state)
    assert outcome is not None
    assert (outcome.result, outcome.winners, outcome.scores) == ("ranked", (BOB,), (7, 8))
    assert awaiting.awaited(state) == ()
    assert legal(state, ADA) == legal(state, BOB) == []
    with pytest.raises(GameOver):
        act(state, ADA, "pass")


@pytest.mark.rule("GAL-G45")
def test_seven_points_win_nothing_yet() -> None:
    voyage = voyage_of(having(galaxy(2), ADA, points=6))
    goals.point(voyage, ADA, "meridian")
    assert voyage.state.phase == "action"
    assert ending.outcome(voyage.state) is None


@pytest.mark.rule("GAL-G45")
@pytest.mark.parametrize(("players", "wins"), [(2, False), (4, False), (5, True), (6, True)])
def test_of_five_or_six_players_the_seventh_point_wins(players: int, wins: bool) -> None:
    voyage = voyage_of(having(galaxy(players), BOB, points=6))
    goals.point(voyage, BOB, "meridian")
    assert (voyage.state.phase == "over") == wins
    assert voyage.state.winner == (BOB if wins else NOBODY)


@pytest.mark.rule("GAL-G45")
def test_who_gives_up_leaves_the_number_of_points_as_it_was() -> None:
    voyage = voyage_of(having(having(galaxy(5), ADA, gone=True), BOB, points=6))
    goals.point(voyage, BOB, "meridian")
    assert voyage.state.winner == BOB


@pytest.mark.rule("GAL-G45")
def test_of_several_with_eight_points_the_first_from_the_speaker_wins() -> None:
    state = galaxy(3, order=(ADA, CY, BOB), speaker=CY)
    voyage = voyage_of(having(having(state, ADA, points=9), BOB, points=8))
    ending.check(voyage)
    assert voyage.state.winner == BOB, "Cy, then Bob, then Ada"


@pytest.mark.rule("GAL-G01", "GAL-G45", "GAL-G08")
def test_after_round_six_most_points_win() -> None:
    state, voyage = after_the_last_round(having(having(galaxy(3), BOB, points=4), CY, points=5))
    assert state.phase == "over"
    assert state.winner == CY
    assert told(voyage.events, "ended")[0]["why"] == "rounds"


@pytest.mark.rule("GAL-G08", "GAL-G43")
def test_a_round_before_the_sixth_is_followed_by_another() -> None:
    voyage = voyage_of(galaxy(2, round=5, phase="council", agenda=(Then("council over"),)))
    state = run(voyage)
    assert (state.phase, state.round) == ("action", 6)


@pytest.mark.rule("GAL-G45")
def test_equal_points_are_decided_by_planets_then_trade_goods_then_places() -> None:
    level = galaxy(3, speaker=BOB)
    holds = own(having(level, ADA, trade_goods=9), CY, "aster")
    assert after_the_last_round(holds)[0].winner == CY, "two planets to one, whatever the trade goods"
    richer = having(having(level, CY, trade_goods=1), ADA, trade_goods=2)
    assert after_the_last_round(richer)[0].winner == ADA, "as many planets, more trade goods"
    assert after_the_last_round(level)[0].winner == BOB, "all alike: the speaker is first"


@pytest.mark.rule("GAL-G45")
def test_the_final_order_puts_the_winner_first_and_the_gone_last() -> None:
    state = having(having(galaxy(3), ADA, gone=True, points=7), CY, points=2)
    over, _ = after_the_last_round(state)
    assert over.winner == CY
    assert ending.ranking(over) == (CY, BOB, ADA)


@pytest.mark.rule("GAL-G32", "GAL-G45")
def test_the_crown_splinter_is_the_point_that_is_lost_and_the_win_is_tested_after_it() -> None:
    # Ada has 8 points with the splinter; as she loses a home planet to Bob, who has 6, no player has 8 any more.
    from engine.games.galaxy.rules import control

    state = having(having(holding(galaxy(2), ADA, "crown-splinter"), ADA, points=7), BOB, points=6)
    voyage = voyage_of(turn_of(state, BOB))
    control.gain(voyage, BOB, "home-1")
    assert [player.points for player in voyage.state.players] == [6, 7]
    assert voyage.state.phase == "action"
    assert voyage.state.players[BOB].holds("crown-splinter")


@pytest.mark.rule("GAL-G45")
def test_no_player_wins_where_no_player_is_left() -> None:
    state = having(having(galaxy(2), ADA, gone=True), BOB, gone=True)
    assert ending.leader(state, "alone") == NOBODY


@pytest.mark.rule("GAL-G45")
def test_the_end_says_what_decided_between_equals_and_what_turned_it() -> None:
    def end(state: State) -> list[str]:
        over, voyage = after_the_last_round(state)
        return GAME.tell(GAME.view(over, None), voyage.events).split("\n")

    level = having(having(galaxy(3, speaker=BOB), CY, points=4), ADA, points=4)
    assert end(own(level, CY, "aster"))[0].startswith(
        "The last round is over. **Cy wins with 4 points and 2 planets to 1**"
    )
    assert "**Ada wins with 4 points and 2 trade goods to 0**" in end(having(level, ADA, trade_goods=2))[0]
    assert "**Cy wins with 4 points first in turn order among equals**" in end(level)[0]
    ahead = own(having(galaxy(3), CY, points=5), CY, "meridian")
    assert "**Cy wins with 5 points**" in end(ahead)[0] and "In the last round" not in "".join(end(ahead))
    taken = replace(ahead, news=(Deed("Cy", "took", "Meridian", "Ada", unread=(ADA, BOB)),))
    assert end(taken)[1] == "In the last round Cy took Meridian from Ada."
