"""Encounters: who reads, what is heard before choosing, and what each kind of option comes to."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Event
from engine.games.cavern.game import GAME
from engine.games.cavern.rules import play
from engine.games.cavern.rules.awaiting import answering, default
from engine.games.cavern.rules.progress import Cavern
from engine.games.cavern.state.content import Gain, Option, content
from engine.games.cavern.state.state import Encountering, Gold, State
from engine.games.cavern.state.view import view_for
from tests.games.cavern.halls import (
    act,
    coins,
    facts,
    go,
    hall,
    halls,
    held,
    holdings,
    kinds,
    legal,
    make_encounter,
    option,
    plain,
    player,
    purple,
    red,
    refused,
    resolve_rooms,
    treasure,
    white,
)

Patch = pytest.MonkeyPatch

SAFE = option("fail", gain=Gain(xp=1), always=True)


def meeting(
    patch: Patch, first: Option, second: Option = SAFE, *, bags: int = 3, chests: int = 1, **fields: object
) -> State:
    """Return a state in which Alan's brute, alone in a room, has met an Encounter with these options."""
    card = make_encounter(patch, first, second)
    state, _ = go(
        halls(patch, hall(bags=bags, chests=chests), delvers=[(0, "brute", 0)], **{"encounters": (card,), **fields}),  # type: ignore[arg-type]
    )
    return state


def chosen(state: State, number: int, *draws: int) -> tuple[State, list[Event]]:
    return act(state, f"choose {number}", draws)


@pytest.mark.rule(
    "CAV-005",
    "CAV-113",
    "CAV-033",
    "CAV-115",
    "CAV-116",
    "CAV-117",
    "CAV-118",
    "CAV-120",
    "CAV-121",
    "CAV-122",
    "CAV-123",
    "CAV-125",
    "CAV-126",
    "CAV-127",
    "CAV-153",
    "CAV-161",
    "CAV-162",
    "CAV-163",
    "CAV-G34",
)
def test_alan_beats_the_goblin_of_the_source_for_a_treasure_and_four_gold(monkeypatch: Patch) -> None:
    goblin = option("fight", monster="goblin", dice=("purple", "purple"), gain=Gain(gold=1))
    card = make_encounter(monkeypatch, SAFE, goblin)
    state = halls(monkeypatch, hall(bags=3, chests=1), delvers=[(0, "brute", 0)], encounters=(card,))
    state, events = go(state)
    assert facts(events, "completed")[0]["delvers"] == ("Alan's brute",)
    assert facts(events, "encounter") == [{"who": "Alan", "reader": "Betty", "card": card, "again": False}]
    assert legal(state) == ["choose 1", "choose 2"]
    after, events = chosen(state, 2, *white("C", "C", "CS"), *purple("CS", "SS+", "SS"))
    rolls = [(fact["who"], fact["combat"], fact["spoils"], fact["dice"]) for fact in facts(events, "rolled")]
    assert rolls == [("Alan", 3, 1, ("wC", "wC", "wCS")), ("", 1, 5, ("pCS", "pSS+SS"))]
    assert facts(events, "succeeded") == [{"who": "Alan", "why": "fight", "card": card, "option": 1}]
    assert holdings(after) == [(4, 1), (0, 0), (0, 0)]
    assert "spoils" not in kinds(events)
    assert after.met == (card,)
    assert after.players[0].reserve == ("brute",)
    assert after.delvers == ()


@pytest.mark.rule("CAV-034", "CAV-G49", "CAV-G52")
def test_what_the_options_hold_is_told_only_once_one_is_chosen(monkeypatch: Patch) -> None:
    state = meeting(monkeypatch, option("succeed"))
    assert all(view_for(state, seat).state.encounters == () for seat in (None, 0, 1, 2))
    _, events = chosen(state, 1)
    assert facts(events, "chose")[0]["option"] == 0


@pytest.mark.rule("CAV-115", "CAV-G49")
@pytest.mark.parametrize(
    ("count", "lone", "acting", "reader"),
    [(3, 0, 0, "Betty"), (3, 1, 0, "Cedric"), (3, 2, 1, "Alan"), (2, 1, 0, "Alan"), (2, 0, 0, "Betty"), (1, 0, 0, "")],
)
def test_the_reader_sits_left_of_the_lone_player_on_any_turn(
    monkeypatch: Patch, count: int, lone: int, acting: int, reader: str
) -> None:
    players = [player(seat) for seat in range(count)]
    state = halls(monkeypatch, hall(), delvers=[(lone, "brute", 0)], players=players, acting=acting)
    state, events = go(state)
    assert facts(events, "encounter")[0]["reader"] == reader
    assert answering(state) == (lone,)


@pytest.mark.rule("CAV-157", "CAV-158", "CAV-159", "CAV-160", "CAV-G35", "CAV-152", "CAV-154", "CAV-017")
def test_a_test_of_three_spoils_is_passed_with_three_and_failed_with_two(monkeypatch: Patch) -> None:
    state = meeting(monkeypatch, option("spoils", need=3))
    after, events = chosen(state, 1, *white("S", "CS", "S"))
    assert facts(events, "succeeded") == [{"who": "Alan", "why": "test"}]
    assert holdings(after)[0] == (3, 1)
    after, events = chosen(state, 1, *white("S", "CS", "C"))
    assert facts(events, "failed") == [{"who": "Alan", "why": "test"}]
    assert holdings(after)[0] == (1, 0)
    assert [item.kind for item in after.shown] == ["test"]


@pytest.mark.rule("CAV-158", "CAV-159", "CAV-157")
def test_a_test_of_combat_counts_combat_of_all_own_delvers_in_the_room(monkeypatch: Patch) -> None:
    card = make_encounter(monkeypatch, option("combat", need=4), SAFE)
    state = halls(monkeypatch, hall(bags=2), delvers=[(0, "mage", 0), (0, "leader", 0)], encounters=(card,))
    state, _ = go(state)
    after, events = chosen(state, 1, *white("C", "S"), *red("CCC"), *purple("SSS"))
    assert facts(events, "rolled")[0]["combat"] == 4
    assert holdings(after)[0] == (2, 0)


@pytest.mark.rule("CAV-G48", "CAV-039")
@pytest.mark.parametrize(("kind", "combat"), [("combat", 2), ("fight", 5)])
def test_the_rift_helps_in_a_fight_and_never_in_a_test(monkeypatch: Patch, kind: str, combat: int) -> None:
    first = option(kind, need=2, dice=("white",), monster="rat") if kind == "fight" else option(kind, need=2)
    card = make_encounter(monkeypatch, first, SAFE)
    state, _ = go(halls(monkeypatch, hall(rift=True), delvers=[(0, "mage", 0)], encounters=(card,)))
    _, events = chosen(state, 1, *white("C", "C"), *(white("CS") if kind == "fight" else []))
    assert facts(events, "rolled")[0]["combat"] == combat
    if kind == "fight":
        assert (facts(events, "rolled")[1]["combat"], facts(events, "rolled")[1]["rift"]) == (1, 0)


@pytest.mark.rule("CAV-164", "CAV-155", "CAV-156")
def test_equal_combat_wins_a_fight_and_less_brings_half_the_gold(monkeypatch: Patch) -> None:
    before = set(content().encounters)
    state = meeting(monkeypatch, option("fight", dice=("red",), monster="ogre", gain=Gain(gold=2)), bags=5, chests=2)
    after, events = chosen(state, 1, *white("C", "C", "C"), *red("CCC"))
    (card,) = set(content().encounters) - before
    assert facts(events, "succeeded") == [{"who": "Alan", "why": "fight", "card": card}]
    assert holdings(after)[0] == (7, 2)
    after, events = chosen(state, 1, *white("C", "C", "S"), *red("CCC"))
    assert facts(events, "failed") == [{"who": "Alan", "why": "fight", "card": card}]
    # 5 // 2 Gold for the room, 1 for more Spoils than the monster's; the gain is for success alone.
    assert holdings(after)[0] == (3, 0)


@pytest.mark.rule("CAV-165", "CAV-166")
@pytest.mark.parametrize(
    ("dice", "monster", "extra"),
    [
        (("S", "S", "S"), "SSS", None),
        (("S", "S", "CS"), "SS", (1, 0)),
        (("CS+", "CS+", "C", "C", "S"), "SS", (1, 0)),
        (("CS+", "S", "CS+", "S", "S"), "SSS", (0, 1)),
    ],
)
def test_more_spoils_than_the_monster_pay_win_or_lose(
    monkeypatch: Patch, dice: tuple[str, ...], monster: str, extra: tuple[int, int] | None
) -> None:
    state = meeting(monkeypatch, option("fight", dice=("red", "purple"), monster="ogre"), bags=0, chests=0)
    after, events = chosen(state, 1, *white(*dice), *red("CCC"), *purple(monster))
    # Exactly 5 in the last of these are a Treasure already.
    assert facts(events, "spoils") == ([] if extra is None else [{"who": "Alan", "treasure": extra == (0, 1)}])
    assert holdings(after)[0] == (extra or (0, 0))


@pytest.mark.rule("CAV-152", "CAV-154", "CAV-156", "CAV-G26", "CAV-G33")
def test_a_plain_succeed_or_fail_needs_no_dice_and_a_gain_may_come_always(monkeypatch: Patch) -> None:
    state = meeting(monkeypatch, option("succeed", gain=Gain(treasure=1)))
    after, events = chosen(state, 1)
    assert facts(events, "succeeded") == [{"who": "Alan", "why": "choice"}]
    assert holdings(after)[0] == (3, 2)
    after, events = chosen(state, 2)
    assert facts(events, "failed") == [{"who": "Alan", "why": "choice"}]
    assert holdings(after)[0] == (1, 0)
    assert after.players[0].xp == 1
    assert after.shown == ()


@pytest.mark.rule("CAV-G33", "CAV-G50", "CAV-154")
@pytest.mark.parametrize(("xp", "gold", "paid"), [(2, 0, True), (1, 0, False), (3, 0, True)])
def test_a_price_in_xp_is_paid_or_the_option_fails(monkeypatch: Patch, xp: int, gold: int, paid: bool) -> None:
    players = [player(0, xp=xp), player(1), player(2)]
    state = meeting(monkeypatch, option("succeed", price_xp=2), players=players)
    after, events = chosen(state, 1)
    assert facts(events, "paid") == ([{"who": "Alan", "xp": 2, "gold": 0}] if paid else [])
    assert after.players[0].xp == (xp - 2 if paid else xp)
    assert holdings(after)[0] == ((3, 1) if paid else (1, 0))
    assert facts(events, "succeeded" if paid else "failed") == [{"who": "Alan", "why": "price"}]


@pytest.mark.rule("CAV-G33", "CAV-G41", "CAV-G50")
def test_a_price_in_gold_takes_the_least_card_facedown_under_the_deck(monkeypatch: Patch) -> None:
    mine = (Gold(3), Gold(2), Gold(1, up=True), Gold(2))
    players = [player(0, gold=mine), player(1), player(2)]
    state = meeting(monkeypatch, option("succeed", price_gold=1), bags=0, chests=0, players=players, gold=(3, 3))
    after, events = chosen(state, 1)
    # A facedown 2 goes: which card is paid never says whether less lies facedown.
    assert after.players[0].gold == (Gold(3), Gold(1, up=True), Gold(2))
    assert after.gold == (3, 3, 2)
    players = [player(0, gold=(Gold(2, up=True), Gold(1, up=True))), player(1), player(2)]
    state = meeting(monkeypatch, option("succeed", price_gold=1), bags=0, chests=0, players=players, gold=())
    assert chosen(state, 1)[0].players[0].gold == (Gold(2, up=True),)
    assert facts(events, "paid") == [{"who": "Alan", "xp": 0, "gold": 1}]
    poor = meeting(monkeypatch, option("succeed", price_gold=1), bags=4)
    after, events = chosen(poor, 1)
    assert facts(events, "failed") == [{"who": "Alan", "why": "price"}]
    assert holdings(after)[0] == (2, 0)


@pytest.mark.rule("CAV-G50")
def test_an_option_that_takes_xp_takes_what_there_is(monkeypatch: Patch) -> None:
    for xp in (0, 2):
        players = [player(1, xp=xp), player(0), player(2)]
        state = meeting(monkeypatch, option("succeed", gain=Gain(xp=-1), always=True), players=players)
        assert legal(state) == ["choose 1", "choose 2"]
        after, events = chosen(state, 1)
        assert after.players[0].xp == max(0, xp - 1)
        assert len(facts(events, "gained_xp")) == (1 if xp else 0)


@pytest.mark.rule("CAV-119")
def test_an_empty_encounter_deck_is_made_anew_from_its_discards(monkeypatch: Patch) -> None:
    first, second = list(content().encounters)[:2]
    state = halls(monkeypatch, hall(), delvers=[(0, "brute", 0)], encounters=(), met=(first, second))
    state, events = go(state, [0])
    # Of two cards, the draw 0 puts the second in front.
    assert facts(events, "encounter")[0]["card"] == second
    assert (state.encounters, state.met) == ((first,), ())


@pytest.mark.rule("CAV-174", "CAV-G30", "CAV-118")
def test_forestfolk_hear_another_encounter_once_in_each_room(monkeypatch: Patch) -> None:
    cards = tuple(make_encounter(monkeypatch, option("succeed"), SAFE) for _ in range(4))
    players = [player(3, xp=3), player(1), player(2)]
    state = halls(
        monkeypatch, hall(), hall(bags=1), delvers=[(0, "brute", 0), (0, "mage", 1)], encounters=cards, players=players
    )
    state, _ = go(state)
    state, _ = act(state, "choose 1")
    assert legal(state) == ["choose 1", "choose 2", "spend ability"]
    state, events = act(state, "spend ability")
    assert facts(events, "encounter") == [{"who": "Alan", "reader": "Betty", "card": cards[1], "again": True}]
    assert state.met == (cards[0],)
    assert (state.players[0].xp, len(state.players[0].gold)) == (2, 1), "and a Gold card for the way round"
    assert legal(state) == ["choose 1", "choose 2"]
    assert refused(state, "spend ability").rule == "CAV-G30"
    state, _ = act(state, "choose 1")
    # The next room, and the ability is fresh.
    task = state.agenda[0]
    assert isinstance(task, Encountering)
    assert (task.card, task.redrawn) == (cards[2], False)
    state, _ = act(state, "spend ability")
    after, _ = act(state, "choose 1")
    assert after.met == cards
    assert after.players[0].xp == 1


@pytest.mark.rule("CAV-174", "CAV-G30")
def test_others_hear_no_second_encounter_and_no_xp_means_none(monkeypatch: Patch) -> None:
    for own, rule in ((player(0, xp=3), "CAV-174"), (player(3, xp=0), "CAV-174")):
        state = meeting(monkeypatch, option("succeed"), players=[own, player(1), player(2)])
        assert legal(state) == ["choose 1", "choose 2"]
        assert refused(state, "spend ability").rule == rule
        assert refused(state, "choose 3").rule == "CAV-117"
        assert refused(state, "roll").rule == "CAV-117"


@pytest.mark.rule("CAV-G27", "CAV-G55", "CAV-G65")
def test_without_xp_the_dice_of_an_encounter_roll_at_once_unless_the_one_who_chose_said_otherwise(
    monkeypatch: Patch,
) -> None:
    ring = treasure("red").id
    first, second = option("combat", need=2), option("fight", dice=("white",), monster="rat")
    for card in (ring, plain()):
        players = [player(1, xp=0, treasure=held(card)), player(0), player(2)]
        state = meeting(monkeypatch, first, second, players=players)
        assert "prompts all" in {str(move) for move in GAME.legal(state, 0)}
        # The brute's three white dice make 2 Combat.
        after, events = act(state, "choose 1", white("C", "C", "S"))
        assert kinds(events)[:3] == ["chose", "rolled", "succeeded"] and after.agenda == ()
        always = (replace(state.players[0], swift="always"), *state.players[1:])
        asked, _ = act(replace(state, players=always), "choose 1")
        assert legal(asked) == ["roll", *([f"reveal {ring}"] if card == ring else [])]


@pytest.mark.rule("CAV-G30", "CAV-171")
def test_sellswords_need_a_fight_for_their_red_die_and_dice_can_be_bought_for_a_test(monkeypatch: Patch) -> None:
    first, second = option("combat", need=2), option("fight", dice=("white",), monster="rat")
    players = [player(1, xp=2), player(0), player(2)]
    state = meeting(monkeypatch, first, second, players=players)
    fight, _ = act(state, "choose 2")
    assert legal(fight) == ["roll", "spend 1", "spend 2", "spend dice", "spend ability"]
    test, _ = act(state, "choose 1")
    assert legal(test) == ["roll", "spend 1", "spend 2", "spend dice"]
    assert refused(test, "spend ability").rule == "CAV-G30"
    test, _ = act(test, "spend dice")
    after, events = act(test, "roll", white("S", "S", "S", "C", "C"))
    assert facts(events, "succeeded") == [{"who": "Alan", "why": "test"}]
    assert holdings(after)[0] == (3, 1)


@pytest.mark.rule("CAV-G27", "CAV-163")
def test_no_one_is_asked_anything_for_the_monster(monkeypatch: Patch) -> None:
    players = [player(0), player(1, xp=3), player(2, xp=3)]
    state = meeting(monkeypatch, option("fight", dice=("white",), monster="rat"), players=players)
    after, events = chosen(state, 1, *white("C", "C", "C"), *white("C"))
    assert after.agenda == ()
    assert [fact["who"] for fact in facts(events, "rolled")] == ["Alan", ""]
    assert [[roll.seat for roll in item.rolls] for item in after.shown] == [[0, -1]]


@pytest.mark.rule("CAV-G33", "CAV-G50", "CAV-179")
def test_a_facedown_card_pays_before_a_faceup_one_and_only_its_owner_learns_its_worth(monkeypatch: Patch) -> None:
    players = [player(0, gold=(Gold(1, up=True), Gold(1))), player(1), player(2)]
    state = meeting(monkeypatch, option("succeed", price_gold=1), bags=0, chests=0, players=players, gold=(3,))
    after, events = chosen(state, 1)
    assert after.players[0].gold == (Gold(1, up=True),)
    assert after.gold == (3, 1)
    (own,) = [event for event in events if event.kind == "paid_own"]
    assert (own.seats, own.facts) == ((0,), {"gold": (1,)})
    assert GAME.tell(GAME.view(after, 0), [own]) == "You pay with Gold worth 1."
    assert GAME.tell(GAME.view(after, 1), [own]) == ""
    assert facts(events, "paid") == [{"who": "Alan", "xp": 0, "gold": 1}]
    # A price in XP is no secret.
    rich = [player(0, xp=2), player(1), player(2)]
    _, events = chosen(meeting(monkeypatch, option("succeed", price_xp=2), players=rich), 1)
    assert "paid_own" not in kinds(events)


@pytest.mark.rule("CAV-G60")
def test_the_one_who_stays_away_takes_the_first_option(monkeypatch: Patch) -> None:
    assert str(default(meeting(monkeypatch, option("succeed")), 0)) == "choose 1"


@pytest.mark.rule("CAV-G60")
@pytest.mark.parametrize("card", list(content().encounters))
def test_no_encounter_makes_a_player_pay_who_stays_away(monkeypatch: Patch, card: str) -> None:
    players = [player(1, xp=3, gold=coins(2, 1)), player(0), player(2)]
    state, _ = go(halls(monkeypatch, hall(bags=2), delvers=[(0, "brute", 0)], players=players, encounters=(card,)))
    dice, happened = Dice(KeyedSource(card)), list[Event]()
    while state.agenda:
        cavern = Cavern(state, dice)
        play.answer(cavern, 0, default(state, 0))
        resolve_rooms(cavern)
        state = cavern.state
        happened += cavern.events
    assert not {"paid", "bought", "revealed"} & set(kinds(happened))
    assert state.players[0].gold[:2] == coins(2, 1)
    # What some Fights and Tests take is no price: it comes with them.
    lost = sum(min(0, fact["amount"]) for fact in facts(happened, "gained_xp"))
    assert state.players[0].xp - 3 >= lost == min(0, content().encounters[card].options[0].gain.xp)


@pytest.mark.rule("CAV-G65", "CAV-G27", "CAV-157", "CAV-G52")
@pytest.mark.parametrize("card", ["", "reroll"])
@pytest.mark.parametrize(
    ("swift", "need", "asked"),
    [("", 2, False), ("", 5, True), ("always", 2, False), ("always", 5, True), ("after", 5, False), ("both", 5, False)],
)
def test_a_roll_that_has_passed_its_test_is_kept_unless_one_wants_to_be_asked(
    monkeypatch: Patch, card: str, swift: Literal["", "after", "both", "always"], need: int, asked: bool
) -> None:
    """Kobolds with 2 XP and a facedown treasure have 2 Combat and 2 Spoils; what the treasure is plays no part."""
    players = [player(0, xp=2, treasure=held(treasure(card).id), swift=swift), player(1), player(2)]
    cards = (make_encounter(monkeypatch, option("combat", need=need), SAFE),)
    state = halls(monkeypatch, hall(bags=2), delvers=[(0, "mage", 0)], players=players, encounters=cards)
    state, _ = go(state)
    roll = white("C", "C")
    after, events = chosen(state, 1, *(roll if swift == "both" else ()))
    if swift != "both":
        after, events = act(after, "roll", roll)
    assert (answering(after) == (0,) and bool(after.agenda)) is asked
    assert ("succeeded" in kinds(events)) is (need == 2 and not asked)
    if need == 2 and not asked:
        assert "**Alan passes with 2 Combat, 2 needed**." in GAME.tell(GAME.view(after, 1), events)
