"""Campaigns of delves: how much harder they grow, what is brought along, what falls leave behind, what is earned."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.core.table import Table
from engine.core.verbs import Choose
from engine.games.skyshard.game import GAME
from engine.games.skyshard.picture.chart import chart
from engine.games.skyshard.rules.campaign import begun as begin
from engine.games.skyshard.rules.campaign import carried, notch
from engine.games.skyshard.rules.events.course import CampaignEnded
from engine.games.skyshard.state.campaign import Campaign, Carrier, Delved, Won, read, words, written
from engine.games.skyshard.state.content import SCENES, content
from engine.games.skyshard.state.options import Options
from engine.games.skyshard.state.state import Camp, Ending, Errand, Hero, State
from tests.games.parties import Household
from tests.simulate.measures import Sitting
from tests.simulate.playing import play

from .build import at, delve, hero, run

NAMES = ("Ada", "Bob", "Cy")


def begun(campaign: Campaign, *classes: str, names: tuple[str, ...] = NAMES) -> State:
    """Return a delve of a campaign in which these classes were chosen, seat by seat."""
    state, _ = GAME.new(Setup(names, Options(), campaign=written(campaign)), Dice(KeyedSource("campaign")))
    for seat, kind in enumerate(classes):
        state, _ = GAME.apply(state, seat, Choose(kind), Dice(KeyedSource("classes")))
    return state


def in_all(state: State) -> Counter[str]:
    """Return how many there are of each relic, in decks and hands."""
    found = Counter(relic for deck in state.relics.values() for relic in deck)
    return found + Counter(relic for item in state.heroes for relic in (*item.worn, *item.pack))


def over(*heroes: Hero, result: str = "won", round: int = 6, camp: Camp | None = None) -> State:
    """Return a delve that is over."""
    state = delve(*heroes, phase="over", turn=None)
    return replace(state, result=result, round=round, camp=camp or Camp())


@pytest.mark.rule("SKY-G69")
@pytest.mark.parametrize(("depth", "points"), [(1, 0), (2, 3), (4, 9), (6, 15), (9, 15)])
def test_each_depth_adds_an_enemy_point_for_each_adventurer_as_far_as_the_sixth(depth: int, points: int) -> None:
    state = begun(Campaign(depth))
    assert notch(state) == points
    (told,) = (event for event in GAME.new(Setup(NAMES, Options(), campaign=written(Campaign(depth))), dice())[1][1:])
    assert told.facts == {"depth": depth, "points": points}


def dice() -> Dice:
    return Dice(KeyedSource("campaign"))


@pytest.mark.rule("SKY-G69")
def test_a_delve_of_no_campaign_is_as_it_always_was() -> None:
    alone, events = GAME.new(Setup(NAMES, Options()), dice())
    first, _ = GAME.new(Setup(NAMES, Options(), campaign=written(Campaign())), dice())
    assert alone.camp is None and notch(alone) == 0 and [event.kind for event in events] == ["begun"]
    assert replace(first, camp=None) == alone, "the first delve of a campaign is dealt as any other"


@pytest.mark.rule("SKY-G70")
def test_one_relic_of_several_is_chosen_before_the_places_and_comes_out_of_the_deck() -> None:
    found = (Carrier("bulwark", ("comet_blade", "salve_tin")), Carrier("mender", ("second_heart",)), Carrier("picklock"))
    state = begun(Campaign(2, carriers=found), "bulwark", "mender", "picklock")
    whole = Counter({relic.id: relic.count for relic in content().relics.values()})
    # The Mender has but one, and brings it: 9 health, 3 more with the second heart.
    assert state.phase == "relics" and GAME.turn(state) == (0,)
    assert state.heroes[1].worn == ("second_heart",) and state.heroes[1].health == 12
    assert list(GAME.legal(state, 0)) == [Choose("comet_blade"), Choose("salve_tin")]
    assert GAME.read(state, 0, "choose Salve tin") == Choose("salve_tin")
    with pytest.raises(IllegalMove, match="comet blade, salve tin"):
        GAME.apply(state, 0, Choose("mile_boots"), dice())
    state, events = GAME.apply(state, 0, Choose("salve_tin"), dice())
    assert state.phase == "places" and state.heroes[0].worn == ("salve_tin",) and state.heroes[2].worn == ()
    assert [event.kind for event in events] == ["brought"] and in_all(state) == whole


@pytest.mark.rule("SKY-G70")
def test_there_are_never_more_of_a_relic_than_before() -> None:
    # Both came home with the one comet blade there is, each from a delve of its own.
    both = (Carrier("bulwark", ("comet_blade", "salve_tin")), Carrier("mender", ("comet_blade", "cold_tea")))
    state = begun(Campaign(3, carriers=both), "bulwark", "mender", "picklock")
    state, _ = GAME.apply(state, 0, Choose("comet_blade"), dice())
    assert state.phase == "places" and state.heroes[1].worn == ("cold_tea",), "only the tea is left to be brought"


@pytest.mark.rule("SKY-G70", "SKY-G71")
def test_who_stands_at_the_end_comes_home_with_all_that_it_holds_and_who_fell_with_a_scar() -> None:
    state = over(
        hero("bulwark", at("M20"), 0, worn=("comet_blade", "salve_tin"), pack=("fire_flask",)),
        hero("mender", None, 1, worn=("cold_tea",), fell=at("N19")),
        hero("picklock", at("N20"), 2, worn=("salve_tin", "salve_tin")),
        camp=Camp(1, fell=("mender", "picklock")),
    )
    after = read(carried(state, "", "2026-11-22"))
    home = {carrier.kind: (carrier.found, carrier.scars) for carrier in after.carriers}
    assert home == {
        "bulwark": (("comet_blade", "salve_tin", "fire_flask"), ()),
        "mender": ((), (1,)),
        # Brought back, it keeps what it holds, and a scar.
        "picklock": (("salve_tin",), (1,)),
    }


@pytest.mark.rule("SKY-G69")
def test_a_delve_that_is_won_leads_deeper_and_any_other_is_tried_again() -> None:
    delver, body = hero("bulwark", at("M20")), ""
    depths = []
    for result in ("won", "lost", "retreat", "won"):
        depth = read(body).depth
        body = carried(over(delver, result=result, camp=Camp(depth)), body, "2026-11-22")
        depths.append(read(body).depth)
    assert depths == [2, 2, 2, 3]
    assert [item.depth for item in read(body).delves] == [1, 2, 2, 2] and read(body).streak == 1


@pytest.mark.rule("SKY-G71")
def test_trophies_are_earned_once_by_what_everyone_saw() -> None:
    alone = hero("bulwark", at("M20"), 0, worn=("comet_blade",), pack=("mile_boots",))
    fallen = hero("mender", None, 1, fell=at("N19"))
    first = read(carried(over(alone, fallen, round=4, camp=Camp(1, fell=("mender",))), "", ""))
    assert {trophy.trophy: trophy.delve for trophy in first.trophies} == {
        "early_bell": 1,
        "last_standing": 1,
        "full_hands": 1,
    }
    lost = read(carried(over(fallen, result="lost", camp=Camp(2)), written(first), ""))
    assert lost.trophies == first.trophies, "a delve that is lost earns none"
    again = read(carried(over(alone, round=8, camp=Camp(6)), written(lost), ""))
    new = {trophy.trophy: trophy.delve for trophy in again.trophies if trophy not in lost.trophies}
    assert new == {"clean_boots": 3, "last_candle": 3, "way_back": 3, "sixth_landing": 3}
    row = written(replace(Campaign(), streak=2))
    assert "three_deep" in [trophy.trophy for trophy in read(carried(over(alone), row, "")).trophies]
    assert {item.id for item in words().trophy} >= {trophy.trophy for trophy in again.trophies}


@pytest.mark.rule("SKY-G71")
def test_each_scenario_that_is_won_leaves_a_trophy_of_its_own() -> None:
    assert {item.id for item in words().trophy} > set(SCENES)
    for scene in SCENES:
        done = replace(over(hero("bulwark", at("M20")), camp=Camp(1)), objective=scene, errand=Errand())
        assert scene in [trophy.trophy for trophy in read(carried(done, "", "")).trophies]
        assert scene not in [trophy.trophy for trophy in read(carried(replace(done, result="lost"), "", "")).trophies]


@pytest.mark.rule("SKY-G100")
def test_the_first_delve_won_at_depth_five_or_deeper_ends_a_campaign_and_one_may_go_on() -> None:
    ended = []
    body = written(Campaign(depth=4, before=8))
    for result in ("won", "lost", "won", "won"):
        camp = begin(body)
        assert camp is not None
        state = replace(over(hero("bulwark", at("M20")), camp=camp), phase="delve", result="", agenda=(Ending(),))
        if result == "lost":
            state = replace(state, heroes=(replace(state.heroes[0], at=None, fell=at("M20")),))
        else:
            state = replace(state, facedown=("a", "b", "c"))
        state, events = run(state)
        body = carried(state, body, "")
        ended.append("campaign_ended" in [event.kind for event in events])
    # Won at depth 4, lost at 5, won at 5, won at 6: the ninth to the twelfth delve.
    assert ended == [False, False, True, False]
    assert read(body).end == 11 and read(body).depth == 7
    assert "**The end** came with delve 11." in GAME.past("The Low Road", body)
    final = GAME.tell(GAME.view(state, 0), [CampaignEnded().told()])
    assert final.endswith("whoever likes may go on.")


@pytest.mark.rule("SKY-G69")
def test_the_newest_delves_are_remembered_and_the_others_counted() -> None:
    body = ""
    for number in range(15):
        body = carried(over(hero("bulwark", at("M20")), camp=Camp(number + 1)), body, f"2026-11-{number + 1:02}")
    campaign = read(body)
    assert campaign.length == 15 and campaign.before == 3 and len(campaign.delves) == 12
    assert [campaign.delves[0].day, campaign.delves[-1].day] == ["2026-11-04", "2026-11-15"]
    scene = chart("The Lantern Row", body)
    # Eight newest ones and the next: each was won, so each lies below the one before.
    assert len(scene.board.cells) == 9 and [cell.at for cell in scene.board.cells] == [(0, r) for r in range(9)]  # type: ignore[union-attr]
    assert "8: depth 8, 8 Nov, won" in scene.alt and "15: depth 15, 15 Nov" in scene.alt and "7:" not in scene.alt
    assert len(scene.alt) <= 1000


def test_the_chart_of_the_longest_campaign_is_told_in_as_many_words_as_discord_takes() -> None:
    kinds = tuple(content().adventurers)
    delves = tuple(Delved(60 + n, "2026-11-22", "retreat", 3, 5, 10, 30, kinds, kinds) for n in range(12))
    relics = tuple(relic.id for relic in content().relics.values() if relic.rank == "legendary")[:4]
    carriers = tuple(Carrier(kind, relics, 99, tuple(range(12))) for kind in kinds)
    trophies = tuple(Won(item.id, 9) for item in words().trophy)
    full = Campaign(72, delves, 80, 0, 200, carriers, trophies, end=9)
    body = written(full)
    assert len(chart("M" * 32, body).alt) <= 1000 and len(GAME.past("M" * 32, body)) <= 1900


@pytest.mark.whole
def test_three_delves_of_a_campaign_give_the_same_again_with_the_same_keys_and_moves() -> None:
    body, bodies = GAME.fresh(), []
    for number in range(3):
        table, entry = Table.start(GAME, Setup(NAMES, Options(), campaign=body), f"row {number}")
        party, moves, digests = Household(GAME, ("steady",) * 3, f"row {number}"), [], [entry.digest]
        while table.turn:
            seat, move = party.choose(table.state, table.turn)
            moves.append((seat, str(move)))
            table, entry = table.act(seat, str(move))
            digests.append(entry.digest)
        again, entry = Table.start(GAME, Setup(NAMES, Options(), campaign=body), f"row {number}")
        seen = [entry.digest]
        for seat, text in moves:
            again, entry = again.act(seat, text)
            seen.append(entry.digest)
        assert seen == digests and sum(in_all(table.state).values()) + len(table.state.used) == 28
        bodies.append(GAME.carried(table.state, body, "2026-11-22"))
        assert bodies[-1] == GAME.carried(again.state, body, "2026-11-22")
        body = bodies[-1]
    assert read(body).length == 3 and [read(body).length for body in bodies] == [1, 2, 3]


def test_a_simulated_row_of_delves_is_a_campaign() -> None:
    first = play(Sitting("skyshard", "row", ("steady", "steady"), campaign=GAME.fresh()))
    second = play(Sitting("skyshard", "row 1", ("steady", "steady"), campaign=first.campaign))
    assert read(second.campaign).length == 2 and second.facts["depth"] == read(first.campaign).depth
