"""Around a roll: who is asked, and the dice that XP, abilities and treasures add or roll again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.cavern.rules.awaiting import answering, default
from engine.games.cavern.state.state import Contest, Holding, State
from engine.games.cavern.state.view import view_for
from tests.games.cavern.halls import (
    act,
    contest,
    facts,
    go,
    hall,
    halls,
    held,
    holdings,
    kinds,
    legal,
    plain,
    player,
    purple,
    red,
    refused,
    treasure,
    white,
)

Patch = pytest.MonkeyPatch


@pytest.mark.rule("CAV-171", "CAV-167", "CAV-G27", "CAV-045")
def test_xp_buys_two_white_dice_each_before_the_own_roll_on_anybodys_turn(monkeypatch: Patch) -> None:
    players = [player(0), player(1, xp=3), player(2)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, events = go(state, white("C", "C"))
    assert kinds(events) == ["completed", "battle", "rolled"]
    assert answering(state) == (1,)
    assert legal(state) == ["roll", "spend 1", "spend 2", "spend 3", "spend dice", "spend ability"]
    for _ in range(2):
        state, events = act(state, "spend dice")
        assert facts(events, "bought") == [{"who": "Betty", "what": "dice", "xp": 1}]
    assert state.players[1].xp == 1
    # The last token buys two more: 2 + 6 white dice, one more than there are, and nothing is left to ask.
    after, events = act(state, "spend dice", white("C", "C", "C", "C", "C", "C", "C", "CS"))
    assert facts(events, "rolled")[0]["owed"] == 1
    assert facts(events, "rolled")[0]["combat"] == 8
    assert after.players[1].xp == 0
    assert after.players[1].gold != ()


@pytest.mark.rule("CAV-171", "CAV-167", "CAV-G27")
def test_dice_are_bought_and_rolled_in_one_move_for_as_many_xp_as_there_are(monkeypatch: Patch) -> None:
    players = [player(2, xp=2), player(0), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    refusal = refused(state, "spend 3")
    assert (refusal.rule, refusal.words) == ("CAV-171", "That costs 3 XP, and you have 2.")
    after, events = act(state, "spend 2", [*white("C", "C", "C", "C", "S", "CS"), *white("C", "C")])
    assert facts(events, "bought") == [{"who": "Alan", "what": "dice", "xp": 2}]
    assert facts(events, "rolled")[0]["dice"] == ("wC", "wC", "wC", "wC", "wS", "wCS"), "two of the mage, four bought"
    assert after.players[0].xp == 0
    # One by one it comes to the same.
    single, _ = act(state, "spend dice")
    single, events = act(single, "spend dice", [*white("C", "C", "C", "C", "S", "CS"), *white("C", "C")])
    assert facts(events, "rolled")[0]["dice"] == ("wC", "wC", "wC", "wC", "wS", "wCS")
    assert single == after


@pytest.mark.rule("CAV-174", "CAV-G30")
def test_sellswords_add_a_red_and_a_white_die_before_a_roll(monkeypatch: Patch) -> None:
    players = [player(1, xp=3), player(0), player(2)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    state, events = act(state, "spend ability")
    assert facts(events, "bought") == [{"who": "Alan", "what": "red", "xp": 1}]
    assert legal(state) == ["roll", "spend 1", "spend 2", "spend dice", "spend ability"]
    after, events = act(state, "roll", [*white("C", "C"), *red("CCC"), *white("S"), *white("S", "S")])
    assert facts(events, "rolled")[0]["dice"] == ("wC", "wC", "rCCC", "wS")
    assert after.players[0].xp == 2


@pytest.mark.rule("CAV-167", "CAV-174", "CAV-G30", "CAV-045")
def test_sellswords_add_as_many_red_dice_as_they_pay_for_and_dice_besides(monkeypatch: Patch) -> None:
    players = [player(1, xp=5), player(0), player(2)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    for text in ("spend dice", "spend ability", "spend ability"):
        state, _ = act(state, text)
    assert contest(state).bought == ("white", "white", *("red", "white") * 2), (
        "2 white, and a red and a white one for 1 XP each"
    )
    state, _ = act(state, "spend ability")
    assert state.players[0].xp == 1
    # The game has seven white dice and two red ones: the third red one is rolled after the others.
    draws = [
        *white("C", "S", "C", "S"),
        *red("CC"),
        *white("S"),
        *red("CC"),
        *white("S", "S"),
        *red("CCC"),
        *white("S", "S"),
    ]
    _, events = act(state, "roll", draws)
    first = facts(events, "rolled")[0]
    assert sorted(first["dice"]) == sorted(("wC", "wS", "wC", "wS", "rCC", "wS", "rCC", "wS", "wS", "rCCC"))
    assert (first["combat"], first["owed"]) == (1 + 1 + 2 + 2 + 3, 1)


@pytest.mark.rule("CAV-174", "CAV-G30")
@pytest.mark.parametrize("acting", [0, 1])
def test_kobolds_and_sellswords_both_use_their_abilities_in_either_order_of_rolling(
    monkeypatch: Patch, acting: int
) -> None:
    players = [player(0, xp=1), player(1, xp=1), player(2)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players, acting=acting)
    state, events = go(state)
    for seat in (acting, 1 - acting):
        assert answering(state) == (seat,)
        last = seat != acting
        if seat == 0:
            state, _ = act(state, "roll", white("S", "S"))
            assert legal(state) == ["pass", "reroll 1", "reroll 2", "reroll 1,2", "spend ability"]
            # One move pays and rolls again; the XP comes back, for 2 are no more than 2.
            state, events = act(state, "reroll 1,2", white("C", "C"))
            assert state.players[0].xp == 1 and facts(events, "bought")[0]["what"] == "reroll"
            assert (facts(events, "rolled")[0]["combat"], facts(events, "rolled")[0]["again"]) == (2, True)
            if not last:
                # The token is spent and the reroll made: nothing is left to ask Alan.
                assert contest(state).rolling == 1
        else:
            assert legal(state) == ["roll", "spend 1", "spend dice", "spend ability"]
            state, events = act(state, "spend ability", [*white("S", "S"), *red("CCC"), *white("S")])
            assert facts(events, "rolled")[0]["dice"] == ("wS", "wS", "rCCC", "wS")
    assert [item.xp for item in state.players] == [1, 0, 0], "2 Combat for 2 Spoils is no more: Alan has his XP back"
    assert facts(events, "won")[0]["who"] == "Betty"


@pytest.mark.rule("CAV-G30", "CAV-G55")
def test_a_paid_reroll_that_is_not_made_leaves_the_knucklebone_for_this_roll(monkeypatch: Patch) -> None:
    bone = treasure("reroll").id
    players = [player(0, xp=2, treasure=held(bone), swift="always"), player(1), player(2)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    state, _ = act(state, "roll", white("S", "S"))
    state, _ = act(state, "spend ability")
    state, _ = act(state, "pass")
    assert answering(state) == (0,)
    assert legal(state) == ["pass", f"reveal {bone}"], "the ability was used, the treasure was not"
    assert refused(state, "spend ability").rule == "CAV-G30"
    state, _ = act(state, f"reveal {bone}")
    _, events = act(state, "reroll 1", [*white("C"), *white("C", "C")])
    assert facts(events, "rolled")[0]["dice"] == ("wC", "wS")


@pytest.mark.rule("CAV-G30", "CAV-G55", "CAV-174")
@pytest.mark.parametrize("order", [("reveal", "spend"), ("spend", "reveal")])
def test_knucklebone_and_ability_may_both_be_used_on_one_roll(monkeypatch: Patch, order: tuple[str, str]) -> None:
    """Each time 1 Combat takes the place of 1 Spoils, which is no more: the XP comes back."""
    bone = treasure("reroll").id
    players = [player(0, xp=2, treasure=held(bone), swift="always"), player(1), player(2)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    state, _ = act(state, "roll", white("S", "S"))
    texts = {"reveal": f"reveal {bone}", "spend": "spend ability"}
    for number, verb in enumerate(order, start=1):
        state, _ = act(state, texts[verb])
        # After the second reroll nothing is left for Alan, and Betty rolls.
        state, events = act(state, f"reroll {number}", [*white("C"), *(white("C", "C") if number == 2 else [])])
        assert facts(events, "rolled")[0]["combat"] == number
    assert state.players[0].xp == 2
    assert state.players[0].treasure == (Holding(bone, used=True),)


@pytest.mark.rule("CAV-142", "CAV-G55")
def test_two_treasures_of_a_kind_are_used_one_after_the_other_and_no_third_time(monkeypatch: Patch) -> None:
    ring = treasure("red").id
    players = [player(2, treasure=held(ring, ring)), player(1), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    state, _ = act(state, f"reveal {ring}")
    assert state.players[0].treasure == (Holding(ring, used=True), Holding(ring))
    assert legal(state) == ["roll", f"reveal {ring}"]
    state, events = act(state, f"reveal {ring}", [*white("C", "C"), *red("C", "CC"), *white("S", "S")])
    assert facts(events, "rolled")[0]["dice"] == ("wC", "wC", "rC", "rCC")
    assert state.players[0].treasure == (Holding(ring, used=True),) * 2
    # Where the game waits still, because of another treasure, a third use is refused.
    players = [player(2, treasure=held(ring, ring, treasure("purple").id)), player(1), player(3)]
    state, _ = go(halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players))
    for _ in range(2):
        state, _ = act(state, f"reveal {ring}")
    refusal = refused(state, f"reveal {ring}")
    assert (refusal.rule, refusal.words) == ("CAV-142", "That treasure has been used: each works once.")
    assert contest(state).bought == ("red", "red")


@pytest.mark.rule("CAV-174", "CAV-G30", "CAV-131")
def test_kobolds_roll_any_own_dice_once_more_before_anybody_has_won(monkeypatch: Patch) -> None:
    players = [player(0, xp=2), player(2), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "brute", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    assert refused(state, "spend ability").rule == "CAV-G30"
    assert refused(state, "reroll 1").rule == "CAV-174"
    state, _ = act(state, "roll", white("CS+", "S", "C", "S"))
    assert answering(state) == (0,)
    assert legal(state) == ["pass", "reroll 1", "reroll 2", "reroll 3", "reroll 1,2,3", "spend ability"]
    assert refused(state, "spend dice").rule == "CAV-171"
    assert refused(state, "roll").rule == "CAV-129"
    state, events = act(state, "spend ability")
    assert facts(events, "bought") == [{"who": "Alan", "what": "reroll", "xp": 1}]
    assert state.players[0].xp == 1
    # The first die showed Combat and Spoils, the second Combat alone, the third Spoils alone.
    assert legal(state) == ["reroll 1", "reroll 2", "reroll 3", "reroll 1,2,3", "pass"]
    for wrong in ("reroll 4", "reroll 0", "reroll 1,1", "reroll one", "reroll ,"):
        assert refused(state, wrong).rule == "CAV-G30"
    after, events = act(state, "reroll 3, 1", [*white("C"), *white("CS"), *white("C", "C")])
    first = facts(events, "rolled")[0]
    assert (first["dice"], first["again"], first["combat"], first["spoils"]) == (("wC", "wC", "wCS"), True, 3, 1)
    assert holdings(after)[0] == (1, 0)


@pytest.mark.rule("CAV-174", "CAV-G60")
def test_the_one_who_paid_for_a_reroll_may_still_keep_everything(monkeypatch: Patch) -> None:
    players = [player(0, xp=2), player(2), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    assert str(default(state, 0)) == "roll"
    state, _ = act(state, "roll", white("C", "S"))
    assert str(default(state, 0)) == "pass"
    state, _ = act(state, "spend ability")
    assert refused(state, "roll").rule == "CAV-174"
    after, events = act(state, "pass", white("C", "C"))
    assert contest_of(after).rolls[0].dice[1].faces == (2,)
    assert "won" in kinds(events)


def contest_of(state: State) -> Contest:
    """Return the contest that was settled by the newest move."""
    return state.shown[-1]


@pytest.mark.rule("CAV-G55", "CAV-142")
def test_a_treasure_for_the_roll_is_revealed_used_once_and_turned_back(monkeypatch: Patch) -> None:
    ring, glove, bone = (treasure(effect).id for effect in ("red", "purple", "reroll"))
    players = [player(2, treasure=held(ring, glove, bone), swift="always"), player(1), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    assert legal(state) == ["roll", f"reveal {ring}", f"reveal {glove}"]
    assert refused(state, f"reveal {bone}").rule == "CAV-G55"
    assert refused(state, f"reveal {plain()}").rule == "CAV-142"
    state, events = act(state, f"reveal {ring}")
    assert facts(events, "revealed") == [{"who": "Alan", "treasure": ring}]
    assert state.players[0].treasure[0] == Holding(ring, used=True, up=False)
    assert refused(state, f"reveal {ring}").rule == "CAV-142"
    state, _ = act(state, f"reveal {glove}")
    # The third card is facedown and unused, so the game still waits for a player who said so, whatever it is.
    state, events = act(state, "roll", [*white("C", "C"), *red("C"), *purple("S")])
    assert facts(events, "rolled")[0]["dice"] == ("wC", "wC", "rC", "pS")
    assert legal(state) == ["pass", f"reveal {bone}"]
    state, _ = act(state, f"reveal {bone}")
    # No Combat: the fourth. No Spoils: the first three.
    assert legal(state) == [*(f"reroll {dice}" for dice in ("1", "2", "3", "4", "1,2,3,4", "1,2,3")), "pass"]
    after, events = act(state, "reroll 3", [*red("CCC"), *white("C", "C")])
    assert facts(events, "rolled")[0]["combat"] == 5
    assert all(item.used and not item.up for item in after.players[0].treasure)


@pytest.mark.rule("CAV-G27", "CAV-G52", "CAV-G55")
@pytest.mark.parametrize("effect", ["", "peek", "red", "reroll"])
def test_whether_the_game_waits_never_depends_on_what_a_facedown_card_is(monkeypatch: Patch, effect: str) -> None:
    card = treasure(effect).id
    players = [player(2, treasure=held(card)), player(1), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    assert answering(state) == answering(view_for(state, 1).state) == (0,)
    rolled, _ = act(state, "roll", white("C", "C", "C", "C"))
    assert rolled.agenda == (), "nobody is asked about a card after a roll who did not say so"
    state = replace(state, players=(replace(state.players[0], swift="always"), *state.players[1:]))
    state, _ = act(state, "roll", white("C", "C"))
    assert answering(state) == answering(view_for(state, 1).state) == (0,)
    assert contest(state).stage == "after"
    after, _ = act(state, "pass", white("C", "C"))
    assert after.agenda == ()


@pytest.mark.rule("CAV-G27", "CAV-G55")
def test_no_one_is_asked_who_by_what_all_know_can_do_nothing(monkeypatch: Patch) -> None:
    ring, bone = treasure("red").id, treasure("reroll").id
    shown = (Holding(plain(), up=True), Holding(ring, used=True), Holding(bone, used=True, up=True))
    players = [player(0, treasure=shown), player(1), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    after, events = go(state, white("C", "C", "C", "C"))
    assert len(facts(events, "rolled")) == 2
    assert after.agenda == ()


@pytest.mark.rule("CAV-G55")
def test_a_faceup_treasure_is_waited_for_at_its_own_moment_only(monkeypatch: Patch) -> None:
    bone = treasure("reroll").id
    players = [player(2, treasure=(Holding(bone, up=True),)), player(1), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state, white("C", "C"))
    assert contest(state).stage == "after"
    after, _ = act(state, f"reveal {bone}")
    assert after.players[0].treasure == (Holding(bone, used=True, up=True),)


@pytest.mark.rule("CAV-G60")
def test_a_swift_seat_is_not_asked_around_its_rolls(monkeypatch: Patch) -> None:
    players = [player(0, xp=3, treasure=held(plain()), swift="both"), player(1, xp=1, swift="both"), player(3)]
    state = halls(monkeypatch, hall(), delvers=[(0, "mage", 0), (1, "mage", 0)], players=players)
    after, events = go(state, white("C", "C", "C", "C"))
    assert len(facts(events, "rolled")) == 2
    assert (after.players[0].xp, after.players[1].xp) == (3, 1)


@pytest.mark.rule("CAV-039", "CAV-G48", "CAV-G30")
def test_the_order_of_dice_is_that_of_the_delvers_then_what_was_bought(monkeypatch: Patch) -> None:
    players = [player(1, xp=2), player(0), player(2)]
    state = halls(monkeypatch, hall(rift=True), delvers=[(0, "leader", 0), (0, "mage", 0), (1, "mage", 0)], players=players)
    state, _ = go(state)
    state, _ = act(state, "spend ability")
    draws = [*red("C"), *purple("S"), *white("C", "C"), *red("CC"), *white("S"), *white("C", "C"), *white("S", "S")]
    after, events = act(state, "spend dice", draws)
    first = facts(events, "rolled")[0]
    assert first["dice"] == ("rC", "pS", "wC", "wC", "rCC", "wS", "wC", "wC")
    assert (first["combat"], first["rift"]) == (1 + 1 + 1 + 2 + 1 + 1 + 3, 3)
    assert contest_of(after).kind == "battle"
