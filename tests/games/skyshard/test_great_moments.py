"""What each of the party has to see stands in a sentence of its own, with its card, also where a bot player did it."""

from __future__ import annotations

import pytest

from engine.core import capabilities
from engine.games.skyshard.game import GAME
from engine.games.skyshard.picture.high_points import HIGH_POINTS
from engine.games.skyshard.rules.events import finds, units
from tests.games.skyshard.build import Bench, delve, hero


@pytest.mark.rule("SKY-G14", "SKY-G42", "SKY-G49")
def test_great_moments_of_bots_are_told_in_their_own_sentence() -> None:
    memory = capabilities.memory(GAME)
    great = (
        finds.Stays("9", 1, "", trap=False),
        units.Jammed("Bob", "legendary"),
        finds.Relic("Bob", "comet_blade", "legendary", packed=False),
        units.Fell("Bob", "M20"),
    )
    small = (
        finds.Stays("19", 0, "", trap=True),
        units.Jammed("Bob", "common"),
        finds.Relic("Bob", "salve_tin", "common", packed=False),
        units.Returned("Bob", "M20"),
    )
    assert [memory.is_moment(e.told()) for e in (*great, *small)] == [True] * 4 + [False] * 4


@pytest.mark.rule("SKY-G104")
def test_the_dice_of_the_keeper_stand_on_the_card_of_the_shard(bench: Bench) -> None:
    view = GAME.view(delve(hero("bulwark", (0, 0))), None)
    blow = units.EnemyStruck("gloom_rat", "M19", "Ada", (5, 1), 1, 0, keeps=True)
    taken = finds.Shard(who="Ada", card=bench.card("hall", shards=1), shards=1, gained=3, required=3, drawn=3, at="K18")
    alone, after = (HIGH_POINTS(view, [e.told() for e in events])[-1] for events in ([taken], [blow, taken]))
    assert (alone.board.rows, alone.board.icon) == ((), "shard")
    (row,) = after.board.rows
    assert [die.face for die in row.dice] == ["5", "1"] and after.great
