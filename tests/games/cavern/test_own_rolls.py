"""What came of a player's own rolls is told to them alone, in a sentence: who rolled what, what was needed, the loot."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.languages import speaking
from engine.games.cavern.game import GAME
from engine.games.cavern.state.content import Encounter, Gain, Option, content
from engine.games.cavern.state.state import MONSTER, Contest, Die, Roll, State

from .build import Bench, cavern, sent

ROOM = (0, 1, 0)


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
    assert own(after(bench, won)) == ["**You beat Betty at M2, 2 to 1: 2 Gold and 1 Treasure, and 1 Gold for 2 Spoils.**"]
    assert own(after(bench, won), 1) == ["**Alan beat you at M2, 2 to 1: 1 Gold.** Spoils: Alan 2, you 1."]
    tied = replace(won, rolls=(roll(0, "w0"), roll(1, "w0")))
    assert own(after(bench, tied)) == ["**You beat Betty at M2, 1 to 1 (tied; you rolled first): 2 Gold and 1 Treasure.**"]
    assert own(after(bench, tied), 1) == ["**Alan beat you at M2, 1 to 1 (tied; Alan rolled first): 1 Gold.**"]
    even = replace(won, bags=0, chests=1, rolls=(roll(0, "w2"), roll(1, "w4")))
    assert own(after(bench, even)) == ["**Betty beat you at M2, 1 to 0: nothing.** Spoils: tied, 1 each."]


@pytest.mark.rule("CAV-157", "CAV-164", "CAV-166")
def test_a_test_says_what_was_needed_and_a_fight_what_the_monster_rolled(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    test = Option("", "spoils", "", need=3, gain=Gain(xp=1))
    fight = Option("", "fight", "", dice=("white",), monster="rats")
    monkeypatch.setitem(content().encounters, "bet", Encounter("bet", "A bet", "", (test, fight)))
    tried = Contest("test", ROOM, (0,), 2, 1, (roll(0, "p3"),), rolling=1, card="bet")
    assert own(after(bench, tried)) == ["**You passed with 3 Spoils, 3 needed: 2 Gold, 1 Treasure and 1 XP.**"]
    missed = replace(tried, rolls=(roll(0, "p1"),), bags=1)
    assert own(after(bench, missed)) == ["**You failed with 2 Spoils, 3 needed: nothing.**"]
    fought = Contest("fight", ROOM, (0,), 2, 0, (roll(0, "w0"), roll(MONSTER, "w0")), rolling=1, card="bet", option=1)
    assert own(after(bench, fought)) == ["**You beat the rats, 1 to 1 (a tie is enough): 2 Gold.**"]
    beaten = replace(fought, rolls=(roll(0, "p1"), roll(MONSTER, "w0")))
    assert own(after(bench, beaten)) == ["**The rats beat you, 1 to 0: 1 Gold, and 1 Gold for 2 Spoils.**"]
    with speaking("de"):
        assert own(after(bench, missed)) == ["**Probe nicht bestanden mit 2 Beute, nötig 3: nichts.**"]
    with speaking("es"):
        assert own(after(bench, missed)) == ["**Fallas la Prueba con 2 de Botín de 3: nada.**"]


@pytest.mark.rule("CAV-129")
def test_rolls_since_the_last_turn_are_told_the_newest_last_and_a_roll_of_the_own_turn_is_not_quoted_again(
    bench: Bench,
) -> None:
    first = Contest("battle", ROOM, (0, 1), 4, 0, (roll(0, "r1"), roll(1, "w0")), rolling=2)
    second = replace(first, seats=(1, 0), rolls=(roll(1, "r1"), roll(0, "w0")))
    both = after(bench, first, second)
    assert own(both) == ["**You beat Betty at M2, 2 to 1: 2 Gold.**", "**Betty beat you at M2, 2 to 1: 1 Gold.**"]
    assert GAME.retells(GAME.view(both, 0)), "Alan rolled first, so it was his turn"
    assert not GAME.retells(GAME.view(after(bench, second), 0)) and not GAME.retells(GAME.view(both, None))
    alan, *others = both.players
    long_ago = replace(both, players=(replace(alan, settled=2), *others))
    assert own(long_ago) == [] and not GAME.retells(GAME.view(long_ago, 0))
    assert own(replace(long_ago, players=(replace(alan, settled=1), *others))) == own(after(bench, second))
    asked = replace(both, step="send", placed=(0, 1), delvers=(sent(1, "mage", (0, 1)),))
    assert own(asked) == [] and not GAME.retells(GAME.view(asked, 0)), "it was told as the turn began"
