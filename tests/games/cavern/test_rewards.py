"""Rewards: cards are collected, XP is gained from a supply, decks run out and own cards turn faceup."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.games.cavern.rules.awaiting import answering, default
from engine.games.cavern.rules.ending import score, winners
from engine.games.cavern.rules.obvious import obvious
from engine.games.cavern.rules.rewards import supply
from engine.games.cavern.state.content import Gain, Section, content
from engine.games.cavern.state.moves import Flip
from engine.games.cavern.state.state import Gold, Holding, State
from engine.games.cavern.state.view import view_for
from tests.games.cavern.halls import (
    act,
    coins,
    facts,
    go,
    hall,
    halls,
    held,
    kinds,
    legal,
    make_encounter,
    option,
    plain,
    player,
    refused,
    treasure,
    white,
)

Patch = pytest.MonkeyPatch


def succeeding(patch: Patch, bags: int = 0, chests: int = 0, gain: Gain | None = None, **fields: object) -> State:
    """Return a state in which Alan, alone in a room, takes its loot by choosing 1."""
    card = make_encounter(patch, option("succeed", gain=gain or Gain()), option("fail"))
    state = halls(patch, hall(bags=bags, chests=chests), delvers=[(0, "brute", 0)], encounters=(card,), **fields)  # type: ignore[arg-type]
    return go(state)[0]


@pytest.mark.rule("CAV-153", "CAV-027", "CAV-G41")
def test_what_was_collected_only_its_owner_learns(monkeypatch: Patch) -> None:
    card = plain()
    after, events = act(succeeding(monkeypatch, 2, 1, gold=(3, 1, 2), treasure=(card,)), "choose 1")
    assert after.players[0].gold == coins(3, 1)
    assert after.players[0].treasure == held(card)
    assert facts(events, "collected") == [{"who": "Alan", "gold": 2, "treasure": 1}]
    (own,) = [event for event in events if event.kind == "collected_own"]
    assert own.seats == (0,)
    assert own.facts == {"gold": (3, 1), "treasure": (card,)}
    assert all(event.seats is None for event in events if event is not own)
    for seat in (1, 2, None):
        seen = view_for(after, seat).state.players[0]
        assert [held.card for held in seen.treasure] == [""]
        assert [gold.value for gold in seen.gold] == [0, 0]


@pytest.mark.rule("CAV-175", "CAV-G38")
def test_taking_the_last_gold_card_triggers_the_end(monkeypatch: Patch) -> None:
    after, events = act(succeeding(monkeypatch, bags=3, gold=(1, 1, 1)), "choose 1")
    assert (after.ending, after.gold) == ("gold", ())
    assert facts(events, "ending") == [{"why": "gold"}]
    after, events = act(succeeding(monkeypatch, bags=3, gold=(1, 1, 1, 1)), "choose 1")
    assert after.ending == ""
    after, events = act(succeeding(monkeypatch, bags=3, gold=(1, 1, 1), ending="sun"), "choose 1")
    assert after.ending == "sun"
    assert "ending" not in kinds(events)


@pytest.mark.rule("CAV-178", "CAV-179", "CAV-G39")
def test_three_of_five_gold_cards_are_there_and_two_own_cards_turn_faceup(monkeypatch: Patch) -> None:
    players = [player(0, gold=coins(3)), player(1), player(2)]
    state = succeeding(monkeypatch, bags=5, gold=(1, 2, 2), players=players)
    state, events = act(state, "choose 1")
    assert state.ending == "gold"
    assert facts(events, "short") == [{"who": "Alan", "deck": "gold", "count": 2}]
    assert [card.value for card in state.players[0].gold] == [3, 1, 2, 2]
    assert legal(state) == ["flip 1", "flip 2", "flip 3"]
    # An absent player turns the card that they collected first, not the least: that would tell of the others.
    assert str(default(state, 0)) == "flip 3"
    state, events = act(state, "flip 2")
    assert facts(events, "flipped") == [{"who": "Alan", "deck": "gold", "card": "2"}]
    after, _ = act(state, "flip 2")
    assert [(card.value, card.up) for card in after.players[0].gold] == [(3, False), (1, False), (2, True), (2, True)]
    # 3 + 1 + 2 + 2, and 1 more for each of the two.
    assert score(after.players[0]) == 10
    assert after.agenda == ()


@pytest.mark.rule("CAV-178", "CAV-G39")
@pytest.mark.parametrize("values", [(), (3,), (1, 3), (2, 2, 2)])
def test_where_every_facedown_card_has_to_turn_no_one_is_asked(monkeypatch: Patch, values: tuple[int, ...]) -> None:
    players = [player(0, gold=coins(*values)), player(1), player(2)]
    state = succeeding(monkeypatch, bags=3, gold=(), ending="gold", players=players)
    after, events = act(state, "choose 1")
    assert after.agenda == ()
    assert [card.up for card in after.players[0].gold] == [True] * len(values)
    assert len(facts(events, "flipped")) == len(values)
    assert facts(events, "short") == [{"who": "Alan", "deck": "gold", "count": len(values)}], "as many as really turn"
    assert "collected" not in kinds(events)


@pytest.mark.rule("CAV-178", "CAV-G39")
def test_it_is_told_once_how_many_turn_and_who_has_none_facedown_turns_none(monkeypatch: Patch) -> None:
    up = (Gold(1, up=True), Gold(3, up=True))
    state = succeeding(monkeypatch, bags=2, gold=(), ending="gold", players=[player(0, gold=up), player(1), player(2)])
    after, events = act(state, "choose 1")
    assert facts(events, "short") == [{"who": "Alan", "deck": "gold", "count": 0}]
    assert after.players[0].gold == up
    players = [player(0, gold=coins(1, 2, 3)), player(1), player(2)]
    state = succeeding(monkeypatch, bags=2, gold=(), ending="gold", players=players)
    state, events = act(state, "choose 1")
    assert facts(events, "short") == [{"who": "Alan", "deck": "gold", "count": 2}]
    state, events = act(state, "flip 3")
    assert kinds(events) == ["flipped"]
    assert kinds(act(state, "flip 1")[1]) == ["flipped", "home"]


@pytest.mark.rule("CAV-180", "CAV-G39")
def test_no_one_turns_a_treasure_who_has_none_facedown(monkeypatch: Patch) -> None:
    after, events = act(succeeding(monkeypatch, chests=2, treasure=()), "choose 1")
    assert facts(events, "short") == [{"who": "Alan", "deck": "treasure", "count": 0}]
    assert "flipped" not in kinds(events)
    assert after.agenda == ()


@pytest.mark.rule("CAV-180", "CAV-G40", "CAV-G52")
def test_of_two_copies_the_used_one_turns_faceup(monkeypatch: Patch) -> None:
    ring = treasure("red").id
    mine = (Holding(ring), Holding(ring, used=True))
    state = succeeding(monkeypatch, chests=1, treasure=(), players=[player(0, treasure=mine), player(1), player(2)])
    state, _ = act(state, "choose 1")
    assert legal(state) == [f"flip {ring}"], "a kind is offered once"
    after, _ = act(state, f"flip {ring}")
    assert after.players[0].treasure == (Holding(ring), Holding(ring, used=True, up=True))


@pytest.mark.rule("CAV-180", "CAV-G39", "CAV-G52")
def test_a_treasure_that_all_have_seen_used_turns_faceup_without_a_question(monkeypatch: Patch) -> None:
    ring, idol = treasure("red").id, treasure("gold").id
    seen, unseen = Holding(idol, used=True), Holding(ring)
    for mine, turned in (((unseen, seen), Flip(idol)), ((unseen, Holding(idol)), None)):
        state = succeeding(monkeypatch, chests=1, treasure=(), players=[player(0, treasure=mine), player(1), player(2)])
        state, _ = act(state, "choose 1")
        assert obvious(state, 0) == turned, "each counts 2 more, and what is not known yet is the owner's to show"


@pytest.mark.rule("CAV-027", "CAV-G52")
def test_others_see_faceup_gold_first_and_learn_nothing_from_the_order_it_came_in(monkeypatch: Patch) -> None:
    cards = (Gold(2), Gold(3, up=True), Gold(1), Gold(1, up=True))
    for mine in permutations(cards):
        state = halls(monkeypatch, hall(), delvers=[], players=[player(0, gold=mine), player(1)])
        for seat in (None, 1):
            seen = view_for(state, seat).state.players[0].gold
            assert seen == (Gold(1, up=True), Gold(3, up=True), Gold(0), Gold(0))
        assert view_for(state, 0).state.players[0].gold == mine


@pytest.mark.rule("CAV-G39", "CAV-G52")
@pytest.mark.parametrize("values", [(1, 1), (1, 3)])
def test_the_owner_is_asked_whatever_the_cards_are_worth(monkeypatch: Patch, values: tuple[int, ...]) -> None:
    players = [player(0, gold=coins(*values)), player(1), player(2)]
    state, _ = act(succeeding(monkeypatch, bags=1, gold=(), ending="gold", players=players), "choose 1")
    assert answering(state) == (0,)
    assert legal(state) == [f"flip {value}" for value in dict.fromkeys(values)]


@pytest.mark.rule("CAV-180", "CAV-181", "CAV-G39", "CAV-G40")
def test_treasures_that_are_missing_turn_one_own_treasure_however_many_they_are(monkeypatch: Patch) -> None:
    first, two = plain(), treasure("peek").id
    players = [player(0, treasure=held(first, two)), player(1), player(2)]
    state = succeeding(monkeypatch, chests=3, treasure=(), players=players)
    state, events = act(state, "choose 1")
    assert facts(events, "short") == [{"who": "Alan", "deck": "treasure", "count": 1}], "one for the three that are missing"
    assert set(legal(state)) == {f"flip {first}", f"flip {two}"}
    assert refused(state, f"flip {treasure('red').id}").rule == "CAV-180"
    before = score(state.players[0])
    after, events = act(state, f"flip {two}")
    assert after.players[0].treasure == (Holding(first), Holding(two, up=True))
    assert score(after.players[0]) == before + 2
    assert after.ending == ""
    # Faceup it cannot be turned again: the other one turns by itself, and after that none.
    for left in ([True, True], [True, True]):
        again = succeeding(monkeypatch, chests=1, treasure=(), players=after.players)
        after, _ = act(again, "choose 1")
        assert [held.up for held in after.players[0].treasure] == left


@pytest.mark.rule("CAV-G39", "CAV-180")
def test_a_treasure_just_collected_may_be_the_one_that_turns(monkeypatch: Patch) -> None:
    card = plain()
    after, events = act(succeeding(monkeypatch, chests=2, treasure=(card,)), "choose 1")
    assert after.players[0].treasure == (Holding(card, up=True),)
    assert facts(events, "short") == [{"who": "Alan", "deck": "treasure", "count": 1}]


@pytest.mark.rule("CAV-G39", "CAV-126")
def test_loot_and_the_options_gain_are_one_collecting(monkeypatch: Patch) -> None:
    first, two = plain(), treasure("red").id
    players = [player(0, treasure=held(first, two)), player(1), player(2)]
    state = succeeding(monkeypatch, chests=1, gain=Gain(treasure=1), treasure=(), players=players)
    state, _ = act(state, "choose 1")
    after, _ = act(state, f"flip {first}")
    assert [held.up for held in after.players[0].treasure] == [True, False]
    assert after.agenda == ()


@pytest.mark.rule("CAV-G26", "CAV-020")
@pytest.mark.parametrize(("others", "gained"), [(24, 1), (25, 0)])
def test_xp_comes_from_a_supply_of_twenty_five(monkeypatch: Patch, others: int, gained: int) -> None:
    assert content().band.xp == 25
    players = [player(0), player(1, xp=others), player(2)]
    state = succeeding(monkeypatch, gain=Gain(xp=2), players=players)
    assert supply(state) == 25 - others
    after, events = act(state, "choose 1")
    assert after.players[0].xp == gained
    assert facts(events, "gained_xp") == ([{"who": "Alan", "amount": gained}] if gained else [])


@pytest.mark.rule("CAV-143", "CAV-144", "CAV-G55", "CAV-G26")
def test_treasures_used_on_receipt_work_at_once_in_order_and_stay_facedown(monkeypatch: Patch) -> None:
    learn, idol = treasure("xp").id, treasure("gold").id
    after, events = act(succeeding(monkeypatch, chests=2, treasure=(idol, learn), gold=(2, 3)), "choose 1")
    assert [fact["treasure"] for fact in facts(events, "receipt")] == [idol, learn]
    assert after.players[0].treasure == (Holding(idol, used=True), Holding(learn, used=True))
    assert after.players[0].xp == 1
    assert after.players[0].gold == coins(2)
    assert [held.card for held in view_for(after, 1).state.players[0].treasure] == ["", ""]


@pytest.mark.rule("CAV-143", "CAV-G39", "CAV-G55")
@pytest.mark.parametrize("order", [("gold", "recall"), ("recall", "gold")])
def test_two_treasures_are_carried_out_in_the_order_they_came_before_a_card_turns(
    monkeypatch: Patch, order: tuple[str, str]
) -> None:
    cards = tuple(treasure(effect).id for effect in order)
    card = make_encounter(monkeypatch, option("succeed"), option("fail"))
    open_ = Section("tan", "S")
    state = halls(
        monkeypatch,
        *(hall(chests=3), open_, open_),
        delvers=[(0, "thief", 0), (0, "mage", 1), (0, "brute", 2)],
        encounters=(card,),
        treasure=cards,
        gold=(2, 3),
    )
    state, events = act(go(state)[0], "choose 1")
    # Three are due and two are there. The idol brings Gold, the whistle asks which of two Delvers comes home.
    assert [fact["treasure"] for fact in facts(events, "receipt")] == list(cards)
    assert [fact["gold"] for fact in facts(events, "collected")] == ([0, 1] if order[0] == "gold" else [0])
    assert "short" not in kinds(events)
    assert legal(state) == ["choose 1", "choose 2"]
    state, events = act(state, "choose 2")
    assert kinds(events) == ["recalled", *(["collected", "collected_own"] if order[1] == "gold" else []), "short"]
    assert state.players[0].gold == coins(2)
    assert set(legal(state)) == {f"flip {card}" for card in cards}
    after, events = act(state, f"flip {cards[0]}")
    assert after.players[0].treasure == (Holding(cards[0], used=True, up=True), Holding(cards[1], used=True))


@pytest.mark.rule("CAV-143", "CAV-178", "CAV-G55")
def test_an_idol_flips_a_gold_card_where_the_deck_is_empty(monkeypatch: Patch) -> None:
    idol = treasure("gold").id
    players = [player(0, gold=coins(2)), player(1), player(2)]
    state = succeeding(monkeypatch, chests=1, treasure=(idol,), gold=(), ending="gold", players=players)
    after, events = act(state, "choose 1")
    assert [(card.value, card.up) for card in after.players[0].gold] == [(2, True)]
    assert kinds(events).index("receipt") < kinds(events).index("short")


@pytest.mark.rule("CAV-G55", "CAV-G45", "CAV-G38", "CAV-133")
def test_an_idol_won_in_a_battle_takes_no_gold_that_lies_out_for_it(monkeypatch: Patch) -> None:
    idol = treasure("gold").id
    state = halls(
        monkeypatch,
        hall(bags=4, chests=1),
        delvers=[(0, "mage", 0), (1, "mage", 0)],
        gold=(1, 1, 1, 2, 3),
        treasure=(idol,),
    )
    after, _ = go(state, white("C", "C", "C", "C"))
    # 4 lie out: Alan gets 2 of them and, by the idol, the 3 that is left in the deck; Betty gets 1, and 1 returns.
    assert [item.gold for item in after.players[:2]] == [coins(1, 1, 3), coins(1)]
    assert after.gold == (2,)
    assert after.laid_out == 0
    assert after.ending == "gold"


@pytest.mark.rule("CAV-G57", "CAV-181")
def test_used_and_faceup_treasures_count_in_a_tie(monkeypatch: Patch) -> None:
    cheap = [card for card in content().treasures.values() if card.value == 2]
    card, other = cheap[0].id, cheap[1].id
    rich = player(0, gold=coins(3, 3))
    spent = player(1, treasure=(Holding(card, used=True), Holding(other, up=True)))
    state = halls(monkeypatch, hall(), delvers=[], players=[rich, spent])
    # 3 + 3 against 2 and 2 + 2.
    assert [score(item) for item in state.players] == [6, 6]
    assert winners(state) == (1,)
