"""Chances of Tests and Fights, counted by hand from the faces of the dice."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.verbs import Choose, Pass, Roll
from engine.games.cavern.game import GAME
from engine.games.cavern.player import advising, rolling
from engine.games.cavern.rules import odds, rerolls
from engine.games.cavern.speech.choices import choice
from engine.games.cavern.state import state as rolls
from engine.games.cavern.state.content import Option, content
from engine.games.cavern.state.moves import Reroll, Reveal, Spend
from engine.games.cavern.state.state import Contest, Encountering, Holding, State

from .build import Bench, cavern, player, sent, treasure
from .tales import ask


def asks(state: State, patch: pytest.MonkeyPatch, kind: str, **facts: Any) -> State:
    """Return a hall where Alan, with one white die, is about to try what an option asks for."""
    option = Option("Try it", kind, "", **facts)  # type: ignore[arg-type]
    patch.setattr(odds, "option_at", lambda card, number: option)
    patch.setattr(rerolls, "option_at", lambda card, number: option)
    patch.setattr(odds, "pool", lambda kinds, bought: ("white", *bought))
    patch.setattr(odds, "rift_bonus", lambda kinds: 0)
    contest = replace(state.agenda[0], kind="fight" if kind == "fight" else "test", seats=(0,))
    player = replace(state.players[0], xp=1)
    return replace(state, agenda=(contest,), players=(player, *state.players[1:]))


def chance(state: State, more: int = 0) -> float | None:
    task = state.agenda[0]
    assert isinstance(task, Contest)
    return odds.succeeds(state, task, ("white",) * more)


NONE = 1 / 3
SWORDS = [NONE] + [(1 / 6) ** (n - 1) / 2 + (1 / 6) ** n / 3 for n in range(1, 30)]
"""How likely a white die shows so many swords: none on 2 of 6 faces, one on 3, and one and another roll on the sixth."""


@pytest.mark.rule("CAV-157", "CAV-171")
def test_a_test_of_one_combat_with_a_white_die_and_with_two_more(hall: State, monkeypatch: pytest.MonkeyPatch) -> None:
    state = asks(hall, monkeypatch, "combat", need=1)
    # Four of the six faces show a sword; three dice all show none in 1 of 27.
    assert chance(state) == pytest.approx(2 / 3) and chance(state, 2) == pytest.approx(26 / 27)
    view = GAME.view(state, 0)
    assert GAME.choice(view, Roll()).label == "Roll: pass 2 in 3"
    assert GAME.choice(view, Spend("1")).label == "1 XP: pass 29 in 30"
    # Five dice fail 1 time in 243, seven 1 time in 2187: 2 XP bring less than 1 in 20 more than 1 XP does (26/27).
    assert GAME.choice(view, Spend("2")).label == "2 XP: pass 99 in 100"
    assert [GAME.choice(view, Spend(xp)).weight for xp in "123"] == ["plain", "written", "written"]


@pytest.mark.rule("CAV-171")
def test_dice_that_win_hardly_likelier_stand_apart_from_the_roll(hall: State, monkeypatch: pytest.MonkeyPatch) -> None:
    """A monster without dice has no Combat, and a tie is enough: nothing wins likelier, but Spoils still pay."""
    sure = asks(hall, monkeypatch, "fight", dice=())
    assert chance(sure) == pytest.approx(1)
    assert [GAME.choice(GAME.view(sure, 0), Spend(xp)).weight for xp in "123"] == ["plain", "written", "written"]
    even = asks(hall, monkeypatch, "fight", dice=("red",))
    one = [GAME.choice(GAME.view(even, 0), move).weight for move in (Spend("1"), Spend("ability"))]
    assert one.count("written") == 1, "of two ways for as much XP one is offered"
    even = replace(even, players=(replace(even.players[0], faction="kobolds"), *even.players[1:]))
    weights = [GAME.choice(GAME.view(even, 0), Spend(xp)).weight for xp in "123"]
    assert weights.count("plain") == 1, "the one that wins most stands beside the roll"


@pytest.mark.rule("CAV-161", "CAV-162")
def test_a_fight_is_won_by_as_much_combat_as_the_monster(hall: State, monkeypatch: pytest.MonkeyPatch) -> None:
    state = asks(hall, monkeypatch, "fight", dice=("white",))
    # Both roll a white die. The sixth face is rolled on: n swords come from n - 1 of it and then a last face.
    # Let a be the chance of none: 2/6 at once. P(0) = 1/3; P(n) = (1/6)^(n-1) * 3/6 + (1/6)^n * 2/6 for n > 0.
    won = sum(mine * theirs for n, mine in enumerate(SWORDS) for m, theirs in enumerate(SWORDS) if n >= m)
    assert chance(state) == pytest.approx(won, abs=1e-5)


def battle(state: State, patch: pytest.MonkeyPatch, **fields: Any) -> State:
    """Return a Battle of Alan and Betty, who each roll one white die."""
    patch.setattr(odds, "pool", lambda kinds, bought: ("white", *bought))
    patch.setattr(odds, "rift_bonus", lambda kinds: 0)
    contest = replace(state.agenda[0], **fields)
    others = (replace(player, xp=0) for player in state.players[1:])
    return replace(state, agenda=(contest,), players=(replace(state.players[0], xp=1), *others))


@pytest.mark.rule("CAV-131", "CAV-132", "CAV-G47")
def test_in_a_battle_the_first_roller_ranks_first_with_as_much_as_the_next(
    hall: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = battle(hall, monkeypatch)
    won = sum(mine * theirs for n, mine in enumerate(SWORDS) for m, theirs in enumerate(SWORDS) if n >= m)
    assert chance(state) == pytest.approx(won, abs=1e-5)
    roll = GAME.choice(GAME.view(state, 0), Roll())
    assert (roll.label, roll.detail) == ("Roll: win 3 in 4", "Most Spoils 1 in 4")


@pytest.mark.rule("CAV-132", "CAV-G47")
def test_in_a_battle_the_last_roller_needs_more_than_was_rolled(hall: State, monkeypatch: pytest.MonkeyPatch) -> None:
    # Alan rolled one sword. Betty needs two or more: 1 - 1/3 - (1/2 + 1/18) = 1/9.
    rolled = (rolls.Roll(0, (rolls.Die("white", (0,)),)),)
    state = battle(hall, monkeypatch, rolls=rolled, rolling=1)
    assert chance(state) == pytest.approx(1 / 9, abs=1e-5)
    # With three dice: 1 less 1/27 for no sword, and 3 * 1/9 * 5/9 for one.
    assert chance(state, 2) == pytest.approx(1 - 1 / 27 - 5 / 27, abs=1e-5)


@pytest.mark.rule("CAV-131")
def test_a_battle_with_a_delver_who_is_not_known_names_no_chance(hall: State) -> None:
    hidden = replace(hall, delvers=(hall.delvers[0], *(replace(sent, up=False) for sent in hall.delvers[1:])))
    assert chance(GAME.view(hidden, 0).state) is None
    assert GAME.choice(GAME.view(hidden, 0), Roll()).label == "Roll"


def test_a_roll_that_is_hardly_ever_enough_comes_after_dice_that_make_it_so(
    hall: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    # One die rarely shows 4 Combat, three dice do now and then; 50 are out of reach for both.
    for need, late in ((1, False), (4, True), (50, False)):
        state = asks(hall, monkeypatch, "combat", need=need)
        assert (choice(GAME.view(state, 0), Roll()).foremost < 0) is late, need


def rolled(state: State, *faces: int, rift: int = 0, **fields: Any) -> State:
    """Return a state in which Alan has rolled white dice that show these faces, and may change that."""
    (task,) = state.agenda
    roll = rolls.Roll(0, tuple(rolls.Die("white", (face,)) for face in faces), rift)
    kobold = replace(state.players[0], faction="kobolds", xp=1)
    after = replace(task, stage="after", rolls=(roll,), **fields)  # type: ignore[call-arg]
    return replace(state, agenda=(after,), players=(kobold, *state.players[1:]))


@pytest.mark.rule("CAV-157", "CAV-G30")
def test_after_a_roll_it_is_said_what_keeping_and_what_rolling_again_may_bring(
    hall: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    # White faces 0 and 2: a sword, a ring. Two Combat are needed: the ring has to become a sword, 2 in 3.
    state = rolled(asks(hall, monkeypatch, "combat", need=2), 0, 2)
    view = GAME.view(state, 0)
    assert choice(view, Pass()).label == "Keep: cannot pass"
    assert choice(view, Spend("ability")).label == "Reroll dice, 1 XP: pass 2 in 3 with the best ones"
    # The ring that missed is rolled again with the press that pays; any other dice stand in the menu.
    assert choice(view, Reroll("2")).label == "Reroll die 2 for 1 XP: pass 2 in 3"
    assert [choice(view, move).weight for move in (Reroll("2"), Reroll("1"), Pass())] == ["first", "written", "plain"]
    assert choice(view, Spend("ability")).weight == "quiet"
    choosing = replace(state, agenda=(replace(state.agenda[0], rerolls=1),))  # type: ignore[call-arg]
    assert choice(GAME.view(choosing, 0), Reroll("2")).label == "Reroll die 2 (ring): pass 2 in 3"
    assert choice(GAME.view(choosing, 0), Reroll("2")).weight == "first", "the best is a button"
    assert choice(GAME.view(choosing, 0), Reroll("1")).weight == "plain"
    # The sword alone rolled again comes to two or more in 1 of 9: 1 - 1/3 - (1/2 + 1/18).
    assert choice(GAME.view(choosing, 0), Reroll("1")).label == "Reroll die 1 (sword): pass 1 in 10"


@pytest.mark.rule("CAV-157", "CAV-G30")
@pytest.mark.parametrize(
    # Of faces 0 a sword and 2 a ring: three Combat need all rings again, of three rings all; one ring is only one die.
    ("need", "faces", "best"),
    [(3, (0, 2, 2), "2,3"), (3, (2, 2, 2), "1,2,3"), (2, (0, 0, 0, 2), "4")],
)
def test_the_button_for_a_reroll_says_what_the_best_dice_may_bring(
    hall: State, monkeypatch: pytest.MonkeyPatch, need: int, faces: tuple[int, ...], best: str
) -> None:
    state = rolled(asks(hall, monkeypatch, "combat", need=need), *faces)
    label = choice(GAME.view(state, 0), Spend("ability")).label
    choosing = replace(state, agenda=(replace(state.agenda[0], rerolls=1),))  # type: ignore[call-arg]
    again = choice(GAME.view(choosing, 0), Reroll(best))
    promised = label.partition(": ")[2].removesuffix(" with the best ones")
    assert again.weight == "first" and again.label.startswith("Reroll ") and promised == again.label.partition(": ")[2]
    assert label.startswith("Reroll dice, 1 XP: pass ")


@pytest.mark.rule("CAV-142", "CAV-157")
def test_a_card_for_a_reroll_says_what_it_may_bring_and_is_lit_to_its_owner_alone(
    hall: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A sword is missing, and the ring rolled again brings one in 2 of 3.
    state = rolled(asks(hall, monkeypatch, "combat", need=2), 0, 2)
    held = replace(state, players=(replace(state.players[0], treasure=treasure("loaded_knucklebone")), *state.players[1:]))
    held = replace(held, players=(replace(held.players[0], faction="sellswords"), *held.players[1:]))
    own = choice(GAME.view(held, 0), Reveal("loaded_knucklebone"))
    assert own.label == "Reroll by loaded knucklebone: pass 2 in 3 with the best ones" and own.weight == "main"
    assert choice(GAME.view(held, 0), Pass()).weight == "plain"
    assert choice(GAME.view(held, 1), Pass()).weight == "main"
    # Where it is advised, one press uses the card and rolls dice again.
    view, card = GAME.view(held, 0), Reveal("loaded_knucklebone")
    assert GAME.opened(view, card) == (), "it is kept here"
    with monkeypatch.context() as advised:
        advised.setattr(advising, "first_move", lambda state, seat: card)
        assert GAME.opened(view, card) == (Reroll("1"),) and GAME.choice(view, card).weight == "plain"
        press = GAME.choice(view, Reroll("1"))
    assert press.lit and press.rolls and press.label.startswith("Reroll by loaded knucklebone: pass ")
    # Others see that Alan holds a card, but not which one: a player with any card rolls in their hand.
    other = replace(held, players=(replace(held.players[0], treasure=treasure("kings_teeth")), *held.players[1:]))
    for table, weight in ((state, "first"), (held, "written"), (other, "written")):
        assert GAME.choice(GAME.view(table, None), Pass()).weight == weight


@pytest.mark.rule("CAV-157")
def test_a_card_for_a_reroll_is_not_advised_where_it_wins_less_often(hall: State, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sword wins 8 of 9 against Betty's die: rolled again it could be lost, whatever else it may bring."""
    state = rolled(battle(hall, monkeypatch), 0)
    alan = replace(state.players[0], xp=0, treasure=treasure("loaded_knucklebone"))
    held = replace(state, players=(alan, *state.players[1:]))
    monkeypatch.setattr(rolling, "best_again", lambda _: (Reroll("1"), 5.0))
    view = GAME.view(held, 0)
    first, *_ = GAME.advise(view, GAME.legal(held, 0), Dice(KeyedSource("advice")))
    assert first.move == Pass()
    assert GAME.choice(view, Reveal("loaded_knucklebone")).weight != "first"


@pytest.mark.rule("CAV-131", "CAV-132", "CAV-145", "CAV-G30")
def test_what_was_rolled_in_a_battle_stands_against_what_the_next_may_roll(
    hall: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Betty's white die comes to at most one sword with 1/3 + 5/9 = 8/9; to at most three with 1 less all longer chains.
    state = rolled(battle(hall, monkeypatch), 0)
    (task,) = state.agenda
    assert isinstance(task, Contest)
    assert odds.stands(state, task) == pytest.approx(8 / 9, abs=1e-5)
    assert odds.again(state, task, [0]) == pytest.approx(chance(battle(hall, monkeypatch)), abs=1e-5)
    (lifted,) = rolled(battle(hall, monkeypatch), 2, rift=3).agenda
    assert isinstance(lifted, Contest)
    assert odds.stands(state, lifted) == pytest.approx(sum(SWORDS[:4]), abs=1e-5)
    won = sum(mine * sum(SWORDS[: 4 + swords]) for swords, mine in enumerate(SWORDS))
    assert odds.again(state, lifted, [0]) == pytest.approx(won, abs=1e-5)


@pytest.mark.rule("CAV-171", "CAV-132")
def test_what_a_rival_who_rolls_later_pays_is_counted_where_it_is_worth_it(
    hall: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Alan has one sword. Betty needs two: with one die 1 in 9, with two more for her XP 7 in 9.
    state = rolled(battle(hall, monkeypatch), 0)
    (task,) = state.agenda
    assert isinstance(task, Contest)
    richer = replace(state, players=(state.players[0], replace(state.players[1], xp=1), *state.players[2:]))
    for price, stands in ((0.05, 2 / 9), (9.0, 8 / 9)):
        monkeypatch.setattr(odds, "price_of_xp", lambda _, price=price: price)
        assert odds.stands(richer, task) == pytest.approx(stands, abs=1e-5)
    # A band that may roll again keeps its dice where they do, else it rolls those without a sword once more.
    monkeypatch.setattr(odds, "price_of_xp", lambda _: 9.0)
    kobold = replace(
        richer, players=(richer.players[0], replace(richer.players[1], faction="kobolds"), *richer.players[2:])
    )
    assert odds.stands(kobold, task) == pytest.approx(1 - 1 / 9 - NONE / 9, abs=1e-5)


@pytest.mark.rule("CAV-132", "CAV-036")
def test_who_hardly_wins_against_two_is_told_how_likely_the_second_place_is(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(odds, "pool", lambda kinds, bought: ("white", *bought))
    tile = bench.tile("blue - bags=5 chests=1")
    delvers = tuple(sent(seat, "brute", (0, 1), up=True) for seat in range(3))
    state = cavern(3, {(0, 1): tile}, delvers=delvers, step="resolve", placed=(0, 1))
    state = replace(state, players=tuple(replace(each, xp=0) for each in state.players))
    # Alan has 9 Combat; Betty and Cid have a white die each, and of equals she is ahead. The third gets nothing of 5 Gold.
    task = Contest("battle", (0, 1, 0), (0, 1, 2), 5, 1, (rolls.Roll(0, (rolls.Die("red", (3,)),) * 3),), rolling=1)
    state = replace(state, agenda=(task,))
    second = sum(mine * sum(SWORDS[: swords + 1]) for swords, mine in enumerate(SWORDS))
    assert odds.succeeds(state, task, second=True) == pytest.approx(second, abs=1e-5)
    assert GAME.choice(GAME.view(state, 1), Roll()).label == "Roll: second or better 3 in 4", "she cannot be first"
    # Had Alan none, she were first or second but where he has as much and Cid more: she has none, he a sword or more.
    low = replace(task, rolls=(rolls.Roll(0, (rolls.Die("white", (2,)),)),))
    assert odds.succeeds(state, low, second=True) == pytest.approx(1 - NONE * (1 - NONE), abs=1e-5)
    poor = replace(state, agenda=(replace(task, bags=1),))
    assert GAME.choice(GAME.view(poor, 1), Roll()).label == "Roll: cannot win", "of 1 Gold no one but the first gets any"


@pytest.mark.rule("CAV-142")
def test_a_card_for_a_roll_says_how_likely_it_makes_it(hall: State, monkeypatch: pytest.MonkeyPatch) -> None:
    # Every face of a red die shows a sword at least, and a Test of one Combat needs no more.
    state = asks(hall, monkeypatch, "combat", need=1)
    held = replace(state, players=(replace(state.players[0], treasure=treasure("butchers_ring")), *state.players[1:]))
    ring = GAME.choice(GAME.view(held, 0), Reveal("butchers_ring"))
    assert ring.label == "Butcher's ring: pass for sure"


@pytest.mark.rule("CAV-137", "CAV-165")
def test_keeping_a_roll_says_what_its_spoils_bring_whoever_wins(hall: State, monkeypatch: pytest.MonkeyPatch) -> None:
    def keeps(*faces: int, kind: str = "fight", **fields: Any) -> str:
        fight = fields.get("state") or asks(hall, monkeypatch, kind, dice=("red", "white"), monster="bride")
        keep = GAME.choice(GAME.view(rolled(fight, *faces), 0), Pass())
        return f"{keep.label}; {keep.detail}"

    # Three rings and no sword against a red die, which shows a sword on every face. It and a white die show 3 rings seldom.
    for faces, prize in (((2,) * 3, "1 Gold"), ((2,) * 5, "1 Treasure")):
        assert re.fullmatch(rf"Keep the roll: {prize} by Spoils \d+ in \d+; Cannot win", keeps(*faces)), keeps(*faces)
    assert keeps(0, 0, 0).startswith("Keep: win ") and "Spoils" not in keeps(0, 0, 0)
    first = battle(hall, monkeypatch)
    assert "Spoils" not in keeps(2, 2, 2, kind="battle", state=first), "others roll after that: the question says it"
    # Betty's white die comes to more than two rings 1 time in 54: 2/3 * 1/6 * 1/6.
    assert " Most Spoils (you: 49 in 50) bring 1 Gold more (5 or more: 1 Treasure). " in ask(rolled(first, 2, 2, 2))


@pytest.mark.rule("CAV-137", "CAV-165")
def test_before_a_roll_it_is_said_how_likely_its_spoils_pay(hall: State, monkeypatch: pytest.MonkeyPatch) -> None:
    # A white die shows rings as often as swords. Alan rolls first and needs more than Betty: 1 less all ties, halved.
    state = battle(hall, monkeypatch)
    (task,) = state.agenda
    assert isinstance(task, Contest)
    likely = (1 - sum(rings**2 for rings in SWORDS)) / 2
    assert odds.pays(state, task) == pytest.approx(likely, abs=1e-5)
    assert "; most Spoils (you: 1 in 4) bring 1 Gold more (5 or more: 1 Treasure). " in ask(state)
    assert "; most Spoils (you: 1 in 4) bring 1 Gold more. " in ask(replace(state, round=5))
    # Alan rolled one ring. Betty gets more on 1 of 9, as with swords; with three dice on all but 1/27 and 5/27.
    later = battle(hall, monkeypatch, rolls=(rolls.Roll(0, (rolls.Die("white", (2,)),)),), rolling=1)
    (task,) = later.agenda
    assert isinstance(task, Contest)
    assert odds.pays(later, task) == pytest.approx(1 / 9, abs=1e-5)
    assert odds.pays(later, task, ("white", "white")) == pytest.approx(1 - 1 / 27 - 5 / 27, abs=1e-5)
    # In a Fight they have to be more than the monster's, and in a Test they pay nothing.
    fight = asks(hall, monkeypatch, "fight", dice=("white",), monster="bride")
    (task,) = fight.agenda
    assert isinstance(task, Contest)
    assert odds.pays(fight, task) == pytest.approx(likely, abs=1e-5)
    (task,) = asks(hall, monkeypatch, "spoils", need=1).agenda
    assert isinstance(task, Contest) and odds.pays(state, task) == 0


@pytest.mark.rule("CAV-137")
def test_where_only_spoils_pay_each_button_says_how_likely(hall: State, monkeypatch: pytest.MonkeyPatch) -> None:
    # Of 3 Gold the winner and the loser get 1 each. The question does not say that twice.
    alan = (rolls.Roll(0, (rolls.Die("white", (2,)),)),)
    state = battle(hall, monkeypatch, rolls=alan, rolling=1, bags=3, chests=0)
    view = GAME.view(state, 1)
    assert GAME.choice(view, Roll()).label == "Roll: most Spoils 1 in 10"
    assert GAME.choice(view, Spend("1")).label == "1 XP: most Spoils 4 in 5", "7 of 9"
    assert "; most Spoils bring 1 Gold more (5 or more: 1 Treasure)." in ask(state)


@pytest.mark.rule("CAV-137", "CAV-157")
def test_of_a_roll_that_cannot_win_it_is_told_how_often_its_spoils_pay(
    hall: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Betty has 12 Combat and no ring. Alan's sword, rolled again, shows a ring 2 times in 3.
    before = rolls.Roll(1, (rolls.Die("white", (0,)),) * 12)
    own = rolls.Roll(0, (rolls.Die("white", (0,)),))
    state = rolled(battle(hall, monkeypatch, seats=(1, 0), rolling=1), 0)
    (task,) = state.agenda
    state = replace(state, agenda=(replace(task, rolls=(before, own)),))  # type: ignore[call-arg]
    assert choice(GAME.view(state, 0), Pass()).label == "Keep: cannot win"
    assert choice(GAME.view(state, 0), Reroll("1")).label == "Reroll die 1 for 1 XP: most Spoils 2 in 3"


@pytest.mark.rule("CAV-G65")
def test_a_roll_that_xp_hardly_changes_is_made_at_once(hall: State, monkeypatch: pytest.MonkeyPatch) -> None:
    # One white die shows 12 swords after 11 arrows, each 1 time in 6; three dice hardly more often.
    pressed = asks(hall, monkeypatch, "combat", need=12)
    hopeless = replace(pressed, acting=1)
    assert GAME.obvious(hopeless, 0) == GAME.obvious(pressed, 0) == Roll(), "whose turn ever it is"
    holds = replace(hopeless.players[0], treasure=(Holding("butchers_ring"),))
    assert GAME.obvious(replace(hopeless, players=(holds, *hopeless.players[1:])), 0) is None, "a card may help"
    assert GAME.obvious(replace(hopeless, contracts=("two_lanterns",)), 0) is None
    # 2 in 3 with one die, 26 in 27 with three.
    assert GAME.obvious(replace(asks(hall, monkeypatch, "combat", need=1), acting=1), 0) is None


RETREATS = (": often gain 1 XP, perhaps 1 Gold, else a Test", ": often gain 1 XP, else a Test", ": gain 1 XP, or a Test")
"""What is said of an answer beside a Fight, as far as there is room."""


@pytest.mark.rule("CAV-034")
def test_before_the_choice_it_is_told_how_often_such_dice_work_and_nothing_of_the_card(bench: Bench) -> None:
    tiles = {(1, 0): bench.tile("tan - bags=1")}
    for id, card in content().encounters.items():
        state = cavern([player(0), player(1)], tiles, delvers=(sent(0, "thief", (1, 0), up=True),))
        fights = any(option.title.startswith("Fight") for option in card.options)
        task = Encountering((1, 0, 0), 0, id)
        for number, option in enumerate(card.options, start=1):
            view = GAME.view(replace(state, agenda=(task,)), 0)
            told = GAME.choice(view, Choose(str(number))).label
            fight = option.title.startswith("Fight")
            more = (": weak foe 1 in 2, strong 1 in 50",) if fight else RETREATS if fights else ("",)
            said = told.removeprefix(option.title)
            assert told.startswith(option.title) and re.sub(r", \+\d+$", "", said) in more, said
            assert (", +" not in said) or fights, "what either answer is worth differs only where one is a Fight"
            marked = GAME.rolls(view, Choose(str(number)))
            assert marked == (fight or not fights), "the die mark tells no more than the titles"
        assert ask(replace(state, agenda=(task,)), 0).startswith("how do you answer “")
        text = GAME.choice(GAME.view(replace(state, agenda=(task,)), 0), Choose("1")).text
        assert fights or text == "Only the words tell: strength (Combat) passes 1 in 100, skill (Spoils) 2 in 3.", id


@pytest.mark.rule("CAV-174", "CAV-G30", "CAV-G65")
def test_what_wins_for_sure_is_kept_and_no_worse_odds_are_a_button(hall: State, monkeypatch: pytest.MonkeyPatch) -> None:
    kobolds = next(key for key, faction in content().band.factions.items() if faction.ability == "reroll")

    def after(*faces: int, need: int, xp: int = 1) -> State:
        state = rolled(asks(hall, monkeypatch, "combat", need=need), *faces)
        return replace(state, players=(replace(state.players[0], faction=kobolds, xp=xp), *state.players[1:]))

    assert GAME.obvious(after(0, 0, need=2), 0) == Pass()
    assert GAME.obvious(after(2, need=12), 0) == Pass(), "none of it is likely"
    # Both dice once more show 4 swords 1 time in 30, for an XP that is worth more than that.
    slight = after(0, 0, need=4)
    assert GAME.obvious(slight, 0) == Pass()
    card = replace(slight.players[0], treasure=(Holding("loaded_knucklebone"),))
    assert GAME.obvious(replace(slight, players=(card, *slight.players[1:])), 0) is None, "a card costs less"
    missed = after(0, 2, need=2)
    assert GAME.obvious(missed, 0) is None
    task = missed.agenda[0]
    assert isinstance(task, Contest)
    # The second die shows a ring: it alone is best rolled again.
    assert rerolls.worth_rerolling(missed, task)[0] == "2"
    view = GAME.view(missed, 0)
    assert [choice(view, move).weight for move in (Reroll("2"), Reroll("1"), Pass())] == ["first", "written", "plain"]


@pytest.mark.rule("CAV-154", "CAV-156")
def test_a_retreat_beside_a_fight_brings_what_the_question_promises() -> None:
    """Of every such answer it is said that it brings 1 XP, and at most 1 Gold besides half of the room's."""
    cards = [card for card in content().encounters.values() if any(option.kind == "fight" for option in card.options)]
    retreats = [option for card in cards for option in card.options if option.kind == "fail"]
    assert retreats and all(option.always and option.gain.xp == 1 for option in retreats)
    assert all(option.gain.gold in (0, 1) and not option.gain.treasure for option in retreats)
    assert len(retreats) > len(cards) / 2, "it is often one"
