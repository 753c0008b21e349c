"""Paying resources and influence: planets, trade goods, and no change."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from engine.core.flow import Then
from engine.core.memo import changed
from engine.games.galaxy.rules import flow
from engine.games.galaxy.rules.economy import wealth
from engine.games.galaxy.rules.economy.wealth import Payment
from engine.games.galaxy.state.moves import Pay
from engine.games.galaxy.state.state import Stage, State

from . import build
from .build import ADA, BOB


def rich(trade_goods: int = 1, payments: str = "ask") -> State:
    """Return a galaxy where Ada has her home (4/2), Aster (2/1), Fallow (0/3) and Kiln (1/1), all ready, and her standing
    order on payments."""
    state = build.own(build.galaxy(), ADA, "aster", "fallow", "kiln")
    return build.having(state, ADA, trade_goods=trade_goods, habits={"payments": payments})


def asked(state: State, what: str, amount: int, also: tuple[str, ...] = ()) -> State:
    """Return the state in which Ada pays, with a step below it that never runs here."""
    voyage = build.voyage_of(state)
    voyage.push(Then("paid for"))
    wealth.ask_payment(voyage, ADA, what, amount, also)
    return voyage.state


def pay(state: State, how: str) -> State:
    """Return the state after Ada has paid."""
    voyage = build.voyage_of(state)
    stage = flow.open_stage(state)
    assert stage is not None
    flow.STAGES[flow.Paying].carry_out(voyage, stage, ADA, Pay(how))
    return voyage.state


def refusal(state: State, how: str, player: int = ADA) -> str:
    """Return what a way of paying is refused with."""
    stage = flow.open_stage(state)
    assert stage is not None
    return str(flow.STAGES[flow.Paying].refuse(state, stage, player, Pay(how)))


@pytest.mark.rule("GAL-G26")
def test_ways_of_paying_resources_come_least_wasteful_first() -> None:
    # 3 of: home 4, Aster 2, Kiln 1, 1 trade good; Fallow has no resources.
    ways = [str(way) for way in wealth.ways(rich(), ADA, "resources", 3)]
    # Both coins of what is exhausted, a trade good for 3: 3+2, 6 without a trade good, 3+3.
    assert ways == ["aster, kiln", "home-1", "aster, 1"]


@pytest.mark.rule("GAL-G26", "GAL-G25")
def test_ways_of_paying_influence_come_least_wasteful_first() -> None:
    # 3 of: home 2, Aster 1, Fallow 3, Kiln 1, 1 trade good.
    ways = [str(way) for way in wealth.ways(rich(), ADA, "influence", 3)]
    # 3; 6+2 without a trade good, 3+2+3; 6+3 without a trade good, 6+3.
    assert ways == ["fallow", "home-1, kiln", "aster, kiln, 1", "home-1, aster", "home-1, 1"]


@pytest.mark.rule("GAL-G26")
def test_an_exhausted_planet_and_that_of_another_pay_nothing() -> None:
    state = build.planet_with(rich(), "home-1", exhausted=True)
    state = build.own(state, BOB, "ember-reach")
    assert wealth.available(state, ADA, "resources") == 2 + 1 + 1
    assert wealth.affordable(state, ADA, "resources", 4)
    assert not wealth.affordable(state, ADA, "resources", 5)


@pytest.mark.rule("GAL-G26")
def test_a_planet_pays_its_resources_or_its_influence_never_both() -> None:
    home = rich().planet_by_id["home-1"]
    assert wealth.pays(home, "resources") == 4
    assert wealth.pays(home, "influence") == 2
    assert wealth.pays(home, "resources", ("influence",)) == 4
    assert wealth.pays(rich().planet_by_id["fallow"], "resources", ("influence",)) == 3


@pytest.mark.rule("GAL-G26", "GAL-G28")
def test_attachments_count() -> None:
    state = build.attach(rich(), "aster", "star-shell", "garden-world")
    aster = state.planet_by_id["aster"]
    assert (wealth.pays(aster, "resources"), wealth.pays(aster, "influence")) == (4, 4)


@pytest.mark.rule("GAL-G26")
def test_nothing_is_asked_where_there_is_only_one_way() -> None:
    state = asked(rich(trade_goods=0), "resources", 7)  # home 4 + Aster 2 + Kiln 1
    assert state.agenda[0] == Then("paid for")
    assert [planet.id for planet in state.planets_of(ADA) if planet.exhausted] == ["home-1", "aster", "kiln"]


@pytest.mark.rule("GAL-G26", "GAL-G46")
@pytest.mark.parametrize(
    ("what", "amount", "exhausted"),
    [
        ("resources", 3, ["aster", "kiln"]),  # 2 + 1; the home planet would be 1 too much, a trade good is kept
        ("resources", 4, ["home-1"]),
        ("influence", 3, ["fallow"]),  # home and Kiln come to 3 too, and would take 5 resources with them
    ],
)
def test_where_planets_come_to_exactly_what_is_asked_nothing_is(what: str, amount: int, exhausted: list[str]) -> None:
    state = asked(rich(payments="exact"), what, amount)
    assert state.agenda[0] == Then("paid for")
    assert {planet.id for planet in state.planets_of(ADA) if planet.exhausted} == set(exhausted)
    assert state.players[ADA].trade_goods == 1


@pytest.mark.rule("GAL-G26", "GAL-G46")
def test_what_would_waste_something_or_take_trade_goods_is_asked() -> None:
    state = build.planet_with(rich(payments="exact"), "kiln", exhausted=True)
    assert asked(state, "resources", 3).agenda[0] == Stage("pay", ADA, "resources", 3), "home 4, or Aster and a trade good"
    # Aster and Kiln would be exactly 2, with 3 resources besides: Fallow with 3 influence has none.
    assert asked(rich(payments="exact"), "influence", 2).agenda[0] == Stage("pay", ADA, "influence", 2)
    assert asked(rich(payments="ask"), "resources", 4).agenda[0] == Stage("pay", ADA, "resources", 4), "so she has ordered"


@pytest.mark.rule("GAL-G26")
def test_nothing_is_asked_for_nothing() -> None:
    assert asked(rich(), "resources", 0).agenda[0] == Then("paid for")


@pytest.mark.rule("GAL-G26", "GAL-G25")
def test_what_is_paid_with_is_exhausted_or_spent() -> None:
    state = asked(rich(), "resources", 3)
    assert state.agenda[0] == Stage("pay", ADA, "resources", 3)
    after = pay(state, "aster, 1")
    assert after.agenda[0] == Then("paid for")
    assert after.planet_by_id["aster"].exhausted and not after.planet_by_id["home-1"].exhausted
    assert after.players[ADA].trade_goods == 0


@pytest.mark.rule("GAL-G26")
def test_what_leaves_less_of_one_thing_and_more_of_none_is_not_offered_and_can_be_written() -> None:
    state = build.own(rich(2), ADA, "brine", "gantry", "hollow", "juniper", "ember-reach")
    state = asked(state, "resources", 4)
    stage = flow.open_stage(state)
    assert stage is not None
    offered = [str(move) for move in flow.STAGES[flow.Paying].moves(state, stage, ADA)]
    assert offered[0] == "pay ember-reach, juniper"  # 3/0 and 1/0: the home planet, 4/2, would take 2 influence with it
    assert "pay home-1" not in offered and "pay brine, juniper, 2" not in offered
    assert pay(state, "brine, juniper, 2").players[ADA].trade_goods == 0
    assert list(flow.STAGES[flow.Paying].moves(state, stage, BOB)) == []


@pytest.mark.rule("GAL-G26", "GAL-G60")
def test_the_way_that_leaves_a_goal_payable_comes_first() -> None:
    # 2 influence of: home 2, Aster 1, Kiln 1, 1 trade good. Great Works takes 6 of her 4+2+1+1 resources.
    state = build.planet_with(rich(payments="exact"), "fallow", exhausted=True)
    assert wealth.unasked(state, ADA, "influence", 2, ()) == Payment(("aster", "kiln"))
    state = changed(state, public=("great-works",), phase="action")
    assert wealth.ways(state, ADA, "influence", 2)[0] == Payment(("kiln",), 1), "6 are left"
    assert wealth.unasked(state, ADA, "influence", 2, ()) is None


@pytest.mark.rule("GAL-G26", "GAL-G46")
def test_the_home_planet_is_not_exhausted_unasked_where_a_trade_good_would_spare_it() -> None:
    # 6 influence: home 2, Brine 2, Hollow 2 exactly, of 6+3+4 in both coins; without her home 3+4, Juniper's 2, and 3.
    state = build.own(build.having(build.galaxy(), ADA, trade_goods=1), ADA, "brine", "hollow", "juniper")
    assert wealth.unasked(state, ADA, "influence", 6, ()) is None
    assert wealth.ways(state, ADA, "influence", 6)[0] == Payment(("brine", "hollow", "juniper"), 1)


@pytest.mark.rule("GAL-G46", "GAL-G26")
def test_a_player_who_stays_away_pays_the_least_wasteful_way() -> None:
    state = asked(rich(), "resources", 3)
    stage = flow.open_stage(state)
    assert stage is not None
    assert str(flow.STAGES[flow.Paying].default(state, stage, ADA)) == "pay aster, kiln"


@pytest.mark.rule("GAL-G26")
@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("aster", "That pays 2, and the price is 3 resources."),
        ("home-1, kiln", "That is enough without Kiln: no change is given."),
        ("home-1, 1", "That is enough with fewer trade goods: no change is given."),
        ("fallow, home-1", "That is enough without Fallow: no change is given."),
        ("brine, home-1", "Brine is not yours."),
        ("aster, 2", "You have 1 trade good."),
        ("aster, aster", "Name ready planets of yours"),
        ("the moon", "Name ready planets of yours"),
    ],
)
def test_a_way_that_does_not_pay_is_refused(how: str, words: str) -> None:
    said = refusal(asked(rich(), "resources", 3), how)
    assert said.startswith(words)
    assert "GAL-G2" in said


@pytest.mark.rule("GAL-G26")
def test_an_exhausted_planet_is_refused() -> None:
    state = build.planet_with(asked(rich(), "resources", 3), "aster", exhausted=True)
    assert refusal(state, "aster, kiln").startswith("Aster is exhausted.")


def test_only_the_player_who_is_asked_pays() -> None:
    assert refusal(asked(rich(), "resources", 3), "home-2", BOB).startswith("Ada has 3 resources to pay first.")


@pytest.mark.parametrize(
    ("text", "payment"),
    [
        ("aster, kiln, 1", Payment(("aster", "kiln"), 1)),
        ("Kiln and Aster, 1 trade good", Payment(("aster", "kiln"), 1)),
        ("home + 2 tg", Payment(("home-1",), 2)),
        ("Ada's home", Payment(("home-1",), 0)),
        ("isle of glass", Payment(("isle-of-glass",), 0)),
        ("3", Payment((), 3)),
        ("a trade good", Payment((), 1)),
        ("everything", None),
    ],
)
def test_payments_are_read_forgivingly(text: str, payment: Payment | None) -> None:
    assert wealth.read_payment(rich(), ADA, text) == payment


def test_what_moves_write_is_read_back() -> None:
    for payment in wealth.ways(rich(3), ADA, "resources", 5):
        assert wealth.read_payment(rich(3), ADA, str(payment)) == payment
        assert wealth.respelled_payment(rich(3), ADA, str(payment)) == str(payment)


WORLDS = ("aster", "brine", "cinder", "ember-reach", "fallow", "hollow", "lantern")


@pytest.mark.rule("GAL-G26", "GAL-G25")
@given(
    some.sets(some.sampled_from(WORLDS)),
    some.integers(0, 3),
    some.integers(1, 8),
    some.sampled_from(("resources", "influence")),
    some.booleans(),
)
def test_every_way_without_waste_is_found(worlds: set[str], purse: int, amount: int, what: str, both: bool) -> None:
    state = build.own(build.having(build.galaxy(), ADA, trade_goods=purse), ADA, *sorted(worlds))
    also = ("influence",) if both else ()
    own = [planet for planet in state.planets_of(ADA) if wealth.pays(planet, what, also)]
    slow = set()
    for number in range(len(own) + 1):
        for chosen in combinations(own, number):
            shares = [wealth.pays(planet, what, also) for planet in chosen]
            goods = max(0, amount - sum(shares))
            needed = all(sum(shares) + goods - share < amount for share in shares)
            if goods <= purse and needed:
                slow.add(Payment(tuple(planet.id for planet in chosen), goods))
    found = wealth.ways(state, ADA, what, amount, also)
    assert len(found) == len(set(found))
    assert set(found) == slow
    assert bool(found) == wealth.affordable(state, ADA, what, amount, also)


@pytest.mark.rule("GAL-G26", "GAL-G25")
def test_where_planets_are_of_no_more_use_in_the_round_the_fewest_trade_goods_go() -> None:
    """Without her home Ada pays 4 with Aster, Kiln and 1 trade good; with Aster and 2; or with Kiln and 3."""
    ready = build.planet_with(rich(3, "exact"), "home-1", exhausted=True)
    assert [way.trade_goods for way in wealth.sensible(ready, ADA, "resources", 4)] == [1, 2, 3]
    assert wealth.unasked(ready, ADA, "resources", 4, ()) is None, "with a token left a planet can still buy something"
    spent = build.having(ready, ADA, tactic=0, strategy=0)
    assert wealth.unasked(spent, ADA, "resources", 4, ()) == Payment(("aster", "kiln"), 1)
    for able in (build.dealt(spent, ADA, "second-wind"), build.aiming(spent, "great-works")):
        assert wealth.unasked(able, ADA, "resources", 4, ()) is None
    asking = build.having(spent, ADA, habits={"payments": "ask"})
    assert wealth.unasked(asking, ADA, "resources", 4, ()) is None
