"""What a press takes, brings and sets off stands before it: payments that are not asked, units, technologies, the limit of
ships, the relics under the seal, the vote."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.scene import Look
from engine.games.galaxy import GAME
from engine.games.galaxy.picture.starmap import StarBoard
from engine.games.galaxy.player import dealing, sensible
from engine.games.galaxy.player.judging import Outlook
from engine.games.galaxy.player.tempers import EASY, STEADY, Temper
from engine.games.galaxy.rules import flow, steps
from engine.games.galaxy.rules.events import course, phases, ventures
from engine.games.galaxy.rules.fighting.losses import EVASIVE
from engine.games.galaxy.speech import asking, choices
from engine.games.galaxy.state.content import ORDERS, content
from engine.games.galaxy.state.moves import Activate, Apply, Pay, Research
from engine.games.galaxy.state.state import Bundle, Offer, Stage, State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, CY, aiming, dealt, galaxy, having, own, play, press, put, secretly, system_with, where
from .fights import begun as fought
from .test_council import begun


def _choice(state: State, text: str) -> tuple[str, str, str]:
    found = choices.choice(view_for(state, ADA), GAME.read(state, ADA, text))
    return found.label, found.detail, found.weight


def _before_seal(state: State) -> State:
    above = put(state, ADA, "C3", "1 transport, 2 infantry")
    return replace(above, system="C3", agenda=(Stage("land", ADA, "C3"), *state.agenda))


@pytest.mark.rule("GAL-G41", "GAL-G26")
def test_the_first_landing_names_the_planets_that_it_exhausts_unasked() -> None:
    # Influence: the home 2, Fallow 3, Kiln 1 are exactly 6.
    state = _before_seal(own(galaxy(2), ADA, "fallow", "kiln"))
    label, _, _ = _choice(state, "land meridian 2 infantry")
    assert label == "Land all on Meridian, 6 influence: your home, Fallow, Kiln"
    after = play(state, (ADA, "land meridian 2 infantry"))
    assert {planet.name for planet in after.planets_of(ADA) if planet.exhausted} >= {"Ada's home", "Fallow", "Kiln"}


@pytest.mark.rule("GAL-G41", "GAL-G26")
def test_the_seal_asks_where_a_trade_good_would_spare_the_home_planet() -> None:
    # Exactly 6: home 2, Brine 2, Hollow 2, which is 6+3+4 in both values; Juniper and 1 trade good are 2+3 for the home.
    state = having(_before_seal(own(galaxy(2), ADA, "brine", "hollow", "juniper")), ADA, trade_goods=1)
    assert _choice(state, "land meridian 2 infantry")[0] == "Land all on Meridian, 6 influence"
    assert isinstance(flow.open_stage(play(state, (ADA, "land meridian 2 infantry"))), flow.Paying)


@pytest.mark.rule("GAL-G41", "GAL-G90")
def test_before_the_seal_it_is_told_who_else_finds_a_relic() -> None:
    state = _before_seal(own(galaxy(2), ADA, "fallow", "kiln"))
    assert asking.ask(view_for(state, ADA)) == "land in C3. Aboard: 2 infantry.", (
        "neither a rival who finds one nor a danger"
    )
    short = replace(state, length="short")
    assert "Bob, with the fewest points, finds a relic too." in asking.ask(view_for(short, ADA))
    beside = put(state, BOB, "C2", "2 scout, 1 infantry")
    assert asking.ask(view_for(beside, ADA)).endswith("Bob can still attack: you hold it 9 in 10.")
    ahead = put(own(replace(galaxy(2), length="short"), ADA, "fallow", "kiln"), ADA, "C2", "1 transport, 2 infantry")
    found = choices.choice(view_for(ahead, ADA), Activate("C3"))
    assert found.label == "Take Meridian in C3: 1 point for 6 influence"
    assert found.text == "No rival can send ships there in this round."
    poor = _before_seal(replace(galaxy(2), length="short"))
    assert "relic" not in asking.ask(view_for(poor, ADA)), "2 influence are too little"


@pytest.mark.rule("GAL-G41", "GAL-G46")
def test_a_landing_whose_payment_is_chosen_names_no_planets() -> None:
    state = having(_before_seal(own(galaxy(2), ADA, "fallow", "kiln")), ADA, trade_goods=2, habits={"payments": "ask"})
    assert _choice(state, "land meridian 2 infantry")[0] == "Land all on Meridian, 6 influence"


@pytest.mark.rule("GAL-G13")
def test_what_units_do_is_told_of_each_and_of_those_that_are_proposed() -> None:
    state = put(galaxy(2), ADA, "home-1", "1 dock")
    state = replace(state, system=where(state, "home-1"), agenda=(Stage("produce", ADA, "home-1"), *state.agenda))
    best = choices.choice(view_for(state, ADA), GAME.read(state, ADA, "produce 2 infantry, 1 transport"))
    assert best.detail == "Infantry hits 8+; transport flies 1, carries 4, hits 9+; paid with your home"
    # It is a button of its own, which has no room for that: the post prints it.
    assert (best.weight, best.text) == ("first", best.detail)
    assert _choice(state, "produce scout+")[1:] == ("Scout flies 2, carries 1, hits 8+", "main")
    assert _choice(state, "produce 1 scout, 1 mech")[2] == "written"


@pytest.mark.rule("GAL-G38", "GAL-G82")
def test_a_technology_tells_how_near_it_brings_the_goal_of_symbols() -> None:
    state = having(aiming(galaxy(2), "masterpiece"), ADA, technologies=("field-levies", "gene-vats"))
    # Gene Vats need 2 symbols already: the goal is met, and no technology brings it nearer.
    assert _choice(state, "research void-compass")[0] == "Research Void Compass: 4 resources"
    short = having(replace(state, length="short"), ADA, technologies=("field-levies",))
    # In a short game Gene Vats need 1 symbol, which Field Levies have.
    label, detail, weight = _choice(short, "research gene-vats")
    assert (label, weight) == ("Research Gene Vats: 4 resources", "main")
    assert detail == "Green: 1 resource buys 3 infantry, not 2; brings Masterpiece to 1 of 2; paid with your home"


@pytest.mark.rule("GAL-G12")
def test_the_limit_of_ships_is_told_as_room_and_once_it_is_reached() -> None:
    state = put(put(galaxy(2), ADA, "B3", "3 scouts"), ADA, "B2", "2 scouts")
    moving = play(state, "activate B3")
    assert asking.ask(view_for(moving, None)).startswith("bring 1 ship (a system holds 4 ships of yours) from B2 to B3")
    full = put(galaxy(2), ADA, "B3", "4 scouts")
    moved = course.Moved("Ada", "B3", ("1 scout from B2",)).told()
    assert "4 ships of a player are all that a system holds" in GAME.tell(view_for(full, None), [moved])
    assert "all that a system holds" not in GAME.tell(view_for(state, None), [moved])


@pytest.mark.rule("GAL-G90", "GAL-G41")
def test_breaking_the_seal_is_told_with_the_points_it_leads_to() -> None:
    broken = [ventures.SealBroken("Ada").told(), phases.Point("Ada", "seal", 1).told()]
    assert GAME.tell(view_for(replace(galaxy(3), length="short"), None), broken) == (
        "**Ada breaks the seal of Meridian: 1 point, 1 of 5.** Landing there is free now."
    )


@pytest.mark.rule("GAL-G43", "GAL-G100")
def test_before_the_vote_everybody_reads_ties_and_influence() -> None:
    state = begun(having(having(own(galaxy(3), BOB, "aster"), ADA, tactic=3, strategy=2), BOB, tactic=4, strategy=1))
    # Homes have 2 influence each, Aster 1.
    told = "Ada decides a tie. Influence:"
    assert told.partition(" Influence")[0] in asking.ask(view_for(state, None)), "the picture shows the influence of all"
    board = GAME.scene(view_for(state, None), Look("standings")).board
    assert isinstance(board, StarBoard)
    votes = next(line for line in board.standings if line.mark == "influence")
    assert [cell.text for cell in votes.held] == ["2", "3", "2"]
    assert asking.ask(view_for(state, ADA)).endswith(f"{told} Bob 3, Cy 2.")


@pytest.mark.rule("GAL-G59", "GAL-G58")
def test_advice_names_a_rival_who_can_win_when_the_round_ends() -> None:
    # Bob has 7 of 8 points, and Meridian without a guard.
    state = system_with(own(having(galaxy(2), BOB, points=7), BOB, "meridian"), "C3", seal=False)
    near = put(state, ADA, "C2", "1 transport, 4 infantry")
    advised = GAME.advise(GAME.view(near, ADA), list(GAME.legal(near, ADA)), Dice(KeyedSource("lot")))
    stops = next(item for item in advised if item.move == Activate("C3"))
    assert stops.why.startswith("It stops Bob for sure. Else Bob can win when the round ends.")
    assert GAME.choice(GAME.view(near, ADA), Activate("C3")).label == "Take Meridian in C3 (for sure): else Bob wins"
    far = having(state, ADA, trade_goods=4)
    first = GAME.advise(GAME.view(far, ADA), list(GAME.legal(far, ADA)), Dice(KeyedSource("lot")))[0]
    assert first.why.endswith("Mind Bob, who can win when the round ends.")


@pytest.mark.rule("GAL-G40")
@pytest.mark.parametrize(("explored", "best"), [(1, "It completes Pathfinder: 1 point."), (0, "")])
def test_advice_begins_with_a_frontier_token_that_completes_a_hidden_goal(explored: int, best: str) -> None:
    state = system_with(having(galaxy(2), ADA, goals=("pathfinder",), frontiers=explored), "B4", frontier=True)
    state = put(having(state, ADA, technologies=("void-compass",)), ADA, "A3", "1 scout")
    first = GAME.advise(GAME.view(state, ADA), list(GAME.legal(state, ADA)), Dice(KeyedSource("lot")))[0]
    assert (first.why == best and isinstance(first.move, Activate)) == bool(best)
    said = press(GAME.view(state, ADA), Activate("B4"))
    assert (said.weight == "first" and said.label == "Explore the frontier in B4: 1 point") == bool(best)
    # What is public does not show it.
    without = having(state, ADA, goals=("patron",))
    shown, alike = (
        [GAME.choice(GAME.view(item, None), move) for move in GAME.legal(item, ADA)] for item in (state, without)
    )
    assert shown == alike and "Pathfinder" not in str(shown)


@pytest.mark.rule("GAL-G38", "GAL-G40")
def test_a_technology_that_completes_a_public_goal_is_the_first_button_and_says_so() -> None:
    state = having(aiming(galaxy(2), "learned"), ADA, technologies=("void-compass", "deep-survey"), trade_goods=4)
    shown = [GAME.choice(GAME.view(state, seat), Research("slip-drives")) for seat in (None, ADA)]
    assert all(item.label == "Research Slip Drives: 1 point, 4 resources" for item in shown)
    assert all(item.text == "Blue: your ships move 1 system further." for item in shown)
    first = GAME.advise(GAME.view(state, ADA), list(GAME.legal(state, ADA)), Dice(KeyedSource("lot")))[0]
    assert isinstance(first.move, Research) and first.why.startswith("It completes Learned: 1 point.")


@pytest.mark.rule("GAL-G24", "GAL-G61")
def test_an_offer_that_takes_what_a_goal_needs_says_so_on_its_button() -> None:
    asked = Offer(1, BOB, ADA, gives=Bundle(trade_goods=2), gets=Bundle(fragments={"industrial": 1}))
    state = having(aiming(galaxy(2), "odd-pieces"), ADA, fragments={"industrial": 1, "cultural": 1})
    state = replace(state, offers=(asked,))
    found = choices.choice(view_for(state, ADA), GAME.read(state, ADA, "accept bob-1"))
    assert found.hurts == "gives up Odd Pieces"
    more = replace(having(state, ADA, fragments={"industrial": 2, "cultural": 1}), offers=(asked,))
    assert choices.choice(view_for(more, ADA), GAME.read(more, ADA, "accept bob-1")).hurts == ""


@pytest.mark.rule("GAL-G14", "GAL-G15")
def test_over_a_planet_it_is_told_how_likely_it_is_kept_beside_how_likely_the_ships_win() -> None:
    """Scouts hit 3 times in 10: one alone wins 21 of 51 decided rounds, 2 in 5. Meridian, which no one guards, is lost only
    where Ada's scout stays with its infantry: Bob keeps it 30 times in 51, 3 in 5."""
    state = put(own(galaxy(2), BOB, "meridian"), BOB, "C3", "1 scout")
    state = dealt(dealt(put(state, ADA, "C3", "1 scout, 1 infantry"), ADA, "escort"), BOB, "escort")
    state, _ = fought(state, "space combat", "C3")
    told = asking.ask(view_for(state, BOB))
    assert told.endswith("Ships: you win 2 in 5. You keep Meridian 3 in 5."), told
    assert asking.ask(view_for(state, ADA)).endswith("Ships: you win 2 in 5. You take Meridian 2 in 5.")
    alone = dealt(put(put(galaxy(2), BOB, "C3", "1 scout"), ADA, "C3", "1 scout"), BOB, "escort")
    alone, _ = fought(alone, "space combat", "C3")
    assert asking.ask(view_for(alone, BOB)).endswith("You win 2 in 5.")


@pytest.mark.rule("GAL-G14", "GAL-G46")
def test_to_fight_to_the_end_is_offered_only_where_more_may_be_asked() -> None:
    """Bob's scouts are alike, no system is near to retreat to, and the only Evasive Burns are used up: then it is the same
    as to fight."""
    state = put(put(galaxy(2), BOB, "C3", "2 scout"), ADA, "C3", "2 scout")
    state = having(dealt(state, BOB, "escort"), BOB, habits={})
    state = replace(state, players=(replace(state.players[ADA], habits={}), state.players[BOB]))
    burns = replace(state.decks[ORDERS], discard=(EVASIVE,) * content().orders[EVASIVE].count)
    for known, weight in ((state, "main"), (replace(state, decks={**state.decks, ORDERS: burns}), "written")):
        asked, _ = fought(known, "space combat", "C3")
        assert isinstance(flow.open_questions(asked)[0], steps.Stand)
        found = choices.choice(view_for(asked, BOB), GAME.read(asked, BOB, "choose fight-on"))
        assert found.weight == weight


@pytest.mark.rule("GAL-G10")
def test_the_planets_in_danger_are_offered_first_for_a_muster_with_who_stands_there() -> None:
    """Bob's transport is above Kiln, and nothing of his is near Ada's home."""
    state = put(own(galaxy(2), ADA, "kiln"), ADA, "kiln", "1 infantry")
    state = put(state, BOB, where(state, "kiln"), "1 transport, 2 infantry")
    asked = play(state, "order muster")
    said = "1 infantry there; ships of Bob above"
    assert _choice(asked, "choose kiln")[0] == f"On Kiln: {said}"
    assert (_choice(asked, "choose kiln")[2], _choice(asked, "choose home-1")[2]) == ("main", "plain")
    assert _choice(asked, "choose home-1")[0] == "On Ada's home: no one there"


@pytest.mark.rule("GAL-G47")
def test_the_first_button_is_what_is_advised_and_under_a_post_what_all_may_know() -> None:
    """A dock more meets Shipwrights, which only its owner may see; what else is to be done hangs on no goal."""
    state = put(own(galaxy(2), ADA, "kiln"), ADA, "home-1", "2 infantry")
    poor = secretly(having(state, ADA, tactic=0, trade_goods=4), ADA, "shipwrights")
    assert (_first(poor, None), _first(poor, ADA)) == ("research void-compass", "order build")
    settling = replace(put(state, ADA, "B3", "1 transport, 3 infantry"), system="B3", agenda=(Stage("land", ADA, "B3"),))
    assert _first(settling, None) == _first(settling, ADA) == "land each 2 infantry"
    for asked in (poor, settling):
        view = GAME.view(asked, ADA)
        assert str(GAME.advise(view, list(GAME.legal(asked, ADA)), Dice(KeyedSource("lot")))[0].move) == _first(asked, ADA)


@pytest.mark.rule("GAL-G60", "GAL-G61")
@pytest.mark.parametrize(("goal", "first"), [("loud-voices", "order muster"), ("learned", "research void-compass")])
def test_a_point_that_is_sure_is_not_spent_on_what_brings_less(goal: str, first: str) -> None:
    """Her home pays 4 resources or 2 influence: with 4 trade goods she has 6 influence, and a dock to produce at."""
    state = aiming(having(put(galaxy(2), ADA, "home-1", "1 dock"), ADA, trade_goods=4), goal)
    for seat in (None, ADA):
        assert _first(state, seat) == first


def _first(state: State, seat: int | None) -> str:
    return str(min(GAME.legal(state, ADA), key=lambda move: GAME.choice(GAME.view(state, seat), move).order))


@pytest.mark.rule("GAL-G43")
def test_a_steady_player_holds_back_a_rival_who_is_about_to_win() -> None:
    """Bob has 6 of 8 points and 5 votes, Cy 3 and Ada 2: a steady Ada votes for Cy, an easy-going one for herself. A swap
    of 2 commodities brings her 1.2 trade goods, less than a deal with Bob has to bring."""
    state = own(own(galaxy(3), BOB, "fallow"), CY, "kiln")
    swap, even = Bundle(commodities=2), Temper("even")
    for points, level, speaker, deals in ((6, STEADY, CY, False), (5, STEADY, ADA, True), (6, EASY, ADA, True)):
        outlook = Outlook(having(state, BOB, points=points), ADA, even, level)
        assert sensible.candidate(outlook) == speaker
        gained = dealing.gain(outlook.own, swap, swap)
        assert gained == pytest.approx(1.2) and dealing.fair(outlook, BOB, gained, gained) is deals
    assert (
        Outlook(having(state, BOB, points=6), ADA, even).hurts(BOB) == 1.0 and Outlook(state, ADA, even).hurts(BOB) == 0.3
    )


@pytest.mark.rule("GAL-G60", "GAL-G26", "GAL-G33")
def test_a_payment_that_leaves_too_little_for_a_goal_says_so() -> None:
    """Influence is 9 in all: home 2, Fallow 3, Kiln 1, 3 trade goods. Of 4 resources the home pays all, which leaves 7, or
    Kiln and the goods, which leaves 5 of 6."""
    state = having(aiming(own(galaxy(2), ADA, "fallow", "kiln"), "loud-voices"), ADA, trade_goods=3)
    asked = play(having(state, ADA, habits={"payments": "ask"}), "research void-compass")
    paying = [choices.choice(view_for(asked, ADA), move) for move in GAME.legal(asked, ADA) if isinstance(move, Pay)]
    hurts = {found.label: found.hurts for found in paying}
    assert hurts == {"Pay: your home 4": "", "Pay: Kiln 1, 3 trade goods": "gives up Loud Voices"}
    # Resources are 8, with the goods; an engine takes 6 of them, and the goods for both goals. The first is named.
    great = having(aiming(state, "great-works"), ADA, devices=1)
    assert choices.choice(view_for(great, ADA), Apply("puzzle-engine", "slip-drives")).hurts == "gives up Loud Voices"


@pytest.mark.rule("GAL-G24", "GAL-G47")
def test_under_a_post_an_offer_of_a_rival_who_is_about_to_win_is_not_put_forward() -> None:
    """Bob has 6 of 8 points, and offers a swap that brings Ada 1.2: with him a deal has to bring 2.3."""
    offer = Offer(1, BOB, ADA, gives=Bundle(commodities=2), gets=Bundle(commodities=2))
    for points, first in ((6, "decline bob-1"), (0, "accept bob-1")):
        beside = put(put(galaxy(2), ADA, "B1", "1 scout"), BOB, "B2", "1 scout")
        state = having(having(beside, ADA, commodities=2), BOB, commodities=2, points=points)
        assert _first(replace(state, offers=(offer,)), None) == first


@pytest.mark.rule("GAL-G43", "GAL-G65")
def test_who_votes_last_is_offered_the_vote_for_themselves_first() -> None:
    state = replace(begun(own(galaxy(2), ADA, "fallow")), votes=(-1, 0))
    assert _first(state, None) == "vote ada all"
