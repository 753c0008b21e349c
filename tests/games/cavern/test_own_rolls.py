"""What came of a player's own rolls is told to them alone, in a sentence: who rolled what, what was needed, the loot."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.languages import speaking
from engine.games.cavern.game import GAME
from engine.games.cavern.rules.events.gains import CollectedOwn
from engine.games.cavern.state.content import Encounter, Gain, Option, content
from engine.games.cavern.state.state import MONSTER, Contest, Die, Roll, State

from .build import Bench, act, cavern, gold, letter, player, sent, treasure

ROOM = (0, 1, 0)
OWN_GLOVE = "**New:** Velvet glove (2 points, before a roll: 1 purple die more)."


def roll(seat: int, *dice: str) -> Roll:
    """Return a roll of dice by their colour and face: "w0" is white with 1 Combat, "p1" purple with 2 Spoils."""
    colours = {"w": "white", "r": "red", "p": "purple"}
    return Roll(seat, tuple(Die(colours[die[0]], (int(die[1]),)) for die in dice))


def after(bench: Bench, *contests: Contest, players: int = 2) -> State:
    """Return how things stand as Alan lays a tile, once contests in the room of the newest tile were settled."""
    return cavern(players, {(0, 1): bench.tile("tan - bags=4 chests=1")}, shown=contests, settled=len(contests))


def own(state: State, seat: int = 0) -> list[str]:
    """Return what a seat reads of its rolls."""
    return [line for line in GAME.private(GAME.view(state, seat)).splitlines() if line.startswith("**")]


@pytest.mark.rule("CAV-131", "CAV-132", "CAV-134")
def test_a_battle_says_who_won_with_what_how_a_tie_was_broken_and_what_it_brought(bench: Bench) -> None:
    won = Contest("battle", ROOM, (0, 1), 4, 1, (roll(0, "r1", "p1"), roll(1, "w0", "w2")), rolling=2)
    assert own(after(bench, won)) == [
        "**You beat Betty at M2, 2 to 1: you get 2 of 4 Gold and 1 Treasure, and 1 Gold for 2 Spoils.**"
    ]
    assert own(after(bench, won), 1) == [
        "**Alan beat you at M2, 2 to 1: you get 1 of 4 Gold.** For most Spoils (2, you 1) Alan gets 1 Gold more."
    ]
    tied = replace(won, rolls=(roll(0, "w0"), roll(1, "w0")))
    assert own(after(bench, tied)) == [
        "**You beat Betty at M2, 1 to 1 (tied; you rolled first): you get 2 of 4 Gold and 1 Treasure.**"
    ]
    assert own(after(bench, tied), 1) == ["**Alan beat you at M2, 1 to 1 (tied; Alan rolled first): you get 1 of 4 Gold.**"]
    even = replace(won, bags=0, chests=1, rolls=(roll(0, "w2"), roll(1, "w4")))
    assert own(after(bench, even)) == [
        "**Betty beat you at M2, 1 to 0: you get nothing.** Most Spoils are tied, 1 each: they bring nothing."
    ]


@pytest.mark.rule("CAV-157", "CAV-164", "CAV-166")
def test_a_test_says_what_was_needed_and_a_fight_what_the_monster_rolled(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    test = Option("", "spoils", "", need=3, gain=Gain(xp=1))
    fight = Option("", "fight", "", dice=("white",), monster="rats")
    monkeypatch.setitem(content().encounters, "bet", Encounter("bet", "A bet", "", (test, fight)))
    tried = Contest("test", ROOM, (0,), 2, 1, (roll(0, "p3"),), rolling=1, card="bet")
    assert own(after(bench, tried)) == ["**You passed with 3 Spoils, 3 needed: you get 2 Gold, 1 Treasure and 1 XP.**"]
    missed = replace(tried, rolls=(roll(0, "p1"),), bags=1)
    assert own(after(bench, missed)) == ["**You failed with 2 Spoils, 3 needed: you get nothing.**"]
    fought = Contest("fight", ROOM, (0,), 2, 0, (roll(0, "w0"), roll(MONSTER, "w0")), rolling=1, card="bet", option=1)
    assert own(after(bench, fought)) == ["**You beat the rats, 1 to 1 (a tie is enough): you get 2 Gold.**"]
    beaten = replace(fought, rolls=(roll(0, "p1"), roll(MONSTER, "w0")))
    assert own(after(bench, beaten)) == ["**The rats beat you, 1 to 0: you get 1 Gold, and 1 Gold for 2 Spoils.**"]
    with speaking("de"):
        assert own(after(bench, missed)) == ["**Probe nicht bestanden mit 2 Beute, nötig 3: du bekommst nichts.**"]
    with speaking("es"):
        assert own(after(bench, missed)) == ["**Fallas la Prueba con 2 de Botín de 3: no recibes nada.**"]


@pytest.mark.rule("CAV-129")
def test_rolls_since_the_last_turn_are_told_the_newest_first_and_are_not_quoted_again(
    bench: Bench,
) -> None:
    first = Contest("battle", ROOM, (0, 1), 4, 0, (roll(0, "r1"), roll(1, "w0")), rolling=2)
    second = replace(first, seats=(1, 0), rolls=(roll(1, "r1"), roll(0, "w0")))
    both = after(bench, first, second)
    beat, beaten = "You beat Betty at M2, 2 to 1: you get 2 of 4 Gold", "Betty beat you at M2, 2 to 1: you get 1 of 4 Gold"
    assert own(both) == [f"**{beaten}.**", f"**{beat}.**"]
    assert GAME.retells(GAME.view(both, 0)) and not GAME.retells(GAME.view(both, None))
    assert GAME.retells(GAME.view(after(bench, second), 0)), "what he did before matters less than how that ended"
    alan, *others = both.players
    long_ago = replace(both, players=(replace(alan, settled=2), *others))
    assert own(long_ago) == [] and not GAME.retells(GAME.view(long_ago, 0))
    assert own(replace(long_ago, players=(replace(alan, settled=1), *others))) == own(after(bench, second))
    asked = replace(both, step="send", placed=(0, 1), delvers=(sent(1, "mage", (0, 1)),))
    assert own(asked) == [] and not GAME.retells(GAME.view(asked, 0)), "it was told as the turn began"


@pytest.mark.rule("CAV-134", "CAV-137")
def test_a_loser_with_most_spoils_is_told_of_by_the_winner(bench: Bench) -> None:
    """A purple die that shows 3 Spoils, rolled again once for 2 more: 5 in all bring a Treasure."""
    won = Contest("battle", ROOM, (0, 1), 2, 0, (roll(0, "r1"), roll(1, "p3", "p1", "w0")), rolling=2)
    (told,) = own(after(bench, won))
    assert (
        told == "**You beat Betty at M2, 2 to 1: you get 1 of 2 Gold.** For most Spoils (5, you 0) Betty gets a Treasure."
    )


@pytest.mark.rule("CAV-026", "CAV-129")
def test_the_newest_roll_always_stands_beside_the_question_and_rival_points_as_far_as_there_is_room(bench: Bench) -> None:
    """A panel hides more than 40 words behind a button. 19 of the roll, 9 of the points and 15 of open rooms are 43."""
    rooms = {
        (0, 1): bench.tile("tan - bags=4 chests=1"),
        (1, 1): bench.tile("blue E bags=5"),
        (2, 2): bench.tile("tan E bags=3"),
        (3, 3): bench.tile("blue E bags=2"),
    }
    there = (sent(1, "mage", (2, 2)), sent(0, "brute", (3, 3)), sent(1, "brute", (3, 3)))
    won = Contest("battle", ROOM, (0, 1), 3, 1, (roll(0, "r1", "p1"), roll(1, "w0")), rolling=2)
    rich = [player(seat, gold=gold(*(1,) * 10)) for seat in range(3)]
    state = cavern(rich, rooms, shown=(won,), settled=1, round=7, sun=2, delvers=there)
    roll_, points = GAME.private(GAME.view(state, 0)).splitlines()[:2]
    assert roll_ == "**You beat Betty at M2, 2 to 1: you get 1 of 3 Gold and 1 Treasure, and 1 Gold for 2 Spoils.**"
    assert points == "Points so far: Betty 10–25, Cedric 10–25, you 10.", "as the picture has it"
    assert len(GAME.private(GAME.view(state, 0)).split()) <= 40


@pytest.mark.rule("CAV-131", "CAV-142")
def test_new_cards_stand_below_the_roll_that_won_them_and_are_told_once(bench: Bench) -> None:
    """The panel leaves out the line that the whisper has: the glove that is kept for a roll stands under New alone."""
    won = Contest("battle", ROOM, (0, 1), 4, 1, (roll(0, "r1"), roll(1, "w0")), rolling=2)
    alan = player(0, gold=gold(1, 2), treasure=treasure("velvet_glove"))
    state = cavern([alan, player(1)], {(0, 1): bench.tile("tan - bags=4 chests=1")}, shown=(won,), settled=1)
    whisper = GAME.tell(GAME.view(state, 0), [CollectedOwn((1, 2), ("velvet_glove",)).told(to=(0,))])
    beat = "**You beat Betty at M2, 2 to 1: you get 2 of 4 Gold and 1 Treasure.**"
    assert whisper.splitlines() == [beat, "You collect Gold worth 1 and 2."]
    assert GAME.private(GAME.view(state, 0)).splitlines()[:2] == [beat, OWN_GLOVE]
    # With the deck empty a card of one's own is turned instead.
    turned = replace(alan, treasure=(*alan.treasure, replace(treasure("rattling_idol")[0], up=True)))
    state = replace(state, players=(turned, state.players[1]))
    assert "New:" not in GAME.private(GAME.view(state, 0))


@pytest.mark.rule("CAV-112")
def test_what_a_roll_brought_is_told_until_the_next_tile_is_laid_in_an_extra_turn_too(bench: Bench) -> None:
    won = Contest("battle", ROOM, (0, 1), 4, 1, (roll(0, "r1", "p1"), roll(1, "w0", "w2")), rolling=2)
    told = after(bench, won)
    hand = [bench.tile("blue NESW")]
    extra = replace(told, extra=True, players=(player(0, hand), *told.players[1:]))
    assert own(extra) and own(replace(extra, extra=False)), "it is told where the next tile is asked for"
    for state in (extra, replace(extra, extra=False)):
        laid = act(state, 0, f"place 1 {letter(state, (1, 0))} 0")[0]
        assert laid.players[0].settled == 1, "then it is no news"
        assert own(replace(laid, step="place")) == []


@pytest.mark.rule("CAV-027")
def test_every_card_that_is_won_is_named_with_its_points_on_the_panel_or_before_it(bench: Bench) -> None:
    won = Contest("battle", ROOM, (0, 1), 4, 1, (roll(0, "r1", "p1"), roll(1, "w0", "w2")), rolling=2)
    state = after(bench, won)
    cards = treasure("keyhole_lens")
    for long in (False, True):
        names = (
            ("Alan the long-winded of the seven hills", "Betty the long-winded of the seven hills") if long else state.names
        )
        held = replace(state, names=names, players=(player(0, treasure=cards), *state.players[1:]), round=3)
        view = GAME.view(held, 0)
        said = GAME.tell(view, [CollectedOwn((1, 2), ("keyhole_lens",)).told()]) + GAME.private(view)
        assert said.count("Keyhole lens (4 points") == 1, said


@pytest.mark.rule("CAV-182")
def test_once_it_is_over_the_own_last_fight_is_told_to_its_end_with_the_cards(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Red C C against white C: 2 Combat to 1, for 2 Gold. A bot's fight after it is not Alan's."""
    fight = Option("", "fight", "", dice=("white",), monster="magpie", won="She keeps one buckle.", lost="She keeps all.")
    monkeypatch.setitem(content().encounters, "bet", Encounter("bet", "A bet", "", (fight,)))
    own_ = Contest("fight", ROOM, (0,), 2, 0, (roll(0, "r1"), roll(MONSTER, "w0")), rolling=1, card="bet")
    theirs = replace(own_, seats=(1,), rolls=(roll(1, "w0"), roll(MONSTER, "r1")))
    state = replace(after(bench, own_, theirs), phase="over")
    whisper = GAME.tell(GAME.view(state, 0), [CollectedOwn((1, 2), ()).told(to=(0,))])
    assert whisper.splitlines() == [
        "**You beat the magpie, 2 to 1: you get 2 Gold.**",
        "> She keeps one buckle.",
        "You collect Gold worth 1 and 2.",
    ]
    lost = GAME.tell(GAME.view(state, 1), [CollectedOwn((1,), ()).told(to=(1,))])
    assert lost.splitlines()[:2] == ["**The magpie beat you, 2 to 1: you get 1 Gold.**", "> She keeps all."]
