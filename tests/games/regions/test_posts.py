"""What a post tells after the move of a person: their own result first, then what others did, in order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from engine.games.regions import GAME
from engine.games.regions.rules.events import exploring, turning
from engine.tables.moves.record import PlayedMove, record_move
from engine.tables.moves.summarise_bots import told_of
from engine.tables.updates.stories import plainly
from tests.tables.house import ADA, BOB, CY, HOME, House

from .tales import told


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    found = House(tmp_path / "tables.sqlite3")
    await found.open({"regions": GAME})
    yield found
    await found.tables.close()


async def played(house: House, *moves: tuple[int, str]) -> list[PlayedMove]:
    """Return moves of a party of three in Thornruin, by seat, as if bots played for Bob and Cy."""
    await house.tables.lobby.gather(house.call(), "regions", {"scenario": "thornruin", "town": "no"}, key="same")
    for other in (BOB, CY):
        await house.tables.lobby.join(house.call(other))
    await house.tables.lobby.start(house.call())
    live, made = await house.tables._context.cache.seen(HOME), []
    crafts = [(seat, f"choose {craft}") for seat, craft in enumerate(("mender", "pathfinder", "shadow"))]
    for seat, text in (*crafts, *((seat, "choose sailor") for seat in range(3)), *moves):
        move = record_move(live, seat, text, ADA.id, 0)
        live = move.live
        made.append(msgspec.structs.replace(move, thought=seat > 0))
    return made[6:]


@pytest.mark.rule("TAB-104", "REG-G10")
async def test_a_round_that_begins_stands_between_what_was_done_before_and_after_it(house: House) -> None:
    moves = await played(
        house,
        (0, "pass"),
        (1, "search"),
        (1, "pass"),
        (2, "move A"),
        (2, "pass"),
        (2, "choose none"),
        (1, "search"),
    )
    parts = told_of(moves[-1].live, moves).parts
    assert parts[0].startswith("Ada passes.\n"), "what came of the person's own move comes first"
    in_order = [
        "Ada passes.",
        "Bob searches and finds nothing.",
        "Cy goes to the Thorn yard.",
        "**Round 2.**",
        "The lashing thorns in the Thorn yard do not reach Cy.",
        "Bob searches and finds a well bucket.",
    ]
    places = [plainly(parts[0]).index(said) for said in in_order]
    assert places == sorted(places), parts[0]


@pytest.mark.rule("REG-172", "REG-G44")
def test_who_reaches_the_goal_is_not_said_to_have_waited_there() -> None:
    out = turning.ReachedGoal("Ada", "Windy ridge")
    assert told(exploring.Moved("Ada", "Stair", "Windy ridge", "over", True), out)[-1].endswith(
        "**Ada reaches the Windy ridge and is out.**"
    )
    assert told(out) == ["**Ada gets out by the Windy ridge.**"], "a post may leave out how she came there"


@pytest.mark.rule("REG-021", "TAB-150")
def test_the_end_reads_alike_alone_and_beside_what_led_to_it() -> None:
    end = turning.Ended("won", "goal", " ".join(["The wind takes it."] * 20))
    (alone,) = told(end)
    assert len(alone.split()) == 3 + 40, "10 sentences of 4 words stay of 20"
    both = told(turning.ReachedGoal("Ada", "Windy ridge"), end)
    assert "\n".join(both).endswith(alone)
