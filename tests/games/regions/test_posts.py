"""What a post tells after the move of a person: their own result first, then what others did, in order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from engine.core.events import Happened
from engine.games.regions import GAME
from engine.games.regions.rules.events import challenging, exploring, striking, turning
from engine.games.regions.speech.recalling import MEMORY
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
async def test_what_was_done_in_two_rounds_stands_in_order(house: House) -> None:
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
    assert "Ada waits." not in parts[0], "she knows that, and others' turns follow"
    in_order = [
        "Bob searches the Fallen gate and finds nothing.",
        "Cy goes to the Thorn yard.",
        "Bob searches the Fallen gate and finds a well bucket.",
    ]
    places = [plainly(parts[0]).index(said) for said in in_order]
    assert places == sorted(places), parts[0]
    assert "Round 2" not in parts[0], "the status says so"
    assert "not reach" not in parts[0], "they did no harm, and it was not asked about them"


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
    assert len(alone.split()) == 3 + 12, "3 sentences of 4 words stay of 20"
    both = told(turning.ReachedGoal("Ada", "Windy ridge"), end)
    assert "\n".join(both).endswith(alone)


def idle(*happened: Happened) -> list[str]:
    """Return the kinds of what is not told where no person is named."""
    return [event.kind for event in MEMORY.byplay([item.told() for item in happened])]


@pytest.mark.rule("TAB-104")
def test_what_bots_do_is_not_told_where_the_map_or_the_status_shows_it() -> None:
    assert idle(exploring.Moved("Bob", "Gate", "Yard", "move", False)) == ["moved"], "the map shows where they are"
    assert idle(exploring.Moved("Bob", "Gate", "Yard", "move", True)) == [], "no PC was there before"
    assert idle(exploring.Moved("Bob", "Gate", "Yard", "over", False)) == [], "a climb succeeded"
    assert idle(exploring.SawRegion("Yard", "", True, "none", 0, "seen")) == ["saw_region"]
    breather = striking.Played("Bob", "Breather", "strategy", (), "")
    assert idle(breather, turning.Drew("Bob", 1, ())) == ["played"]
    assert idle(breather, striking.Recovered("Bob", 3, 9, "")) == [], "who heals with what is told"
    assert idle(striking.Hurt("Bob", 1, 9, "Mist Fever")) == ["hurt"], "the sheet has what a Disease takes each turn"
    assert idle(striking.Hurt("Bob", 1, 0, "Mist Fever"), striking.Down("Bob")) == [], "but for the last of it"
    assert idle(turning.TurnEnded("Bob", True)) == idle(turning.TurnEnded("Bob", False)) == ["turn_ended"]
    assert idle(turning.RoundBegins(2), turning.Drew("Bob", 1)) == ["round_begins", "drew"]
    assert idle(turning.RoundBegins(2), striking.Down("Bob")) == [], "something comes of it"


@pytest.mark.rule("TAB-104")
def test_a_guard_that_goes_its_round_is_not_told_but_what_it_does_is() -> None:
    went = challenging.Went("Sharp guard", "Hall", "Yard")
    look = striking.Played("Sharp guard", "Turn round", "action", ("Bob",), "")
    seen = striking.Clash("Sharp guard", "Turn round", "Bob", "Hunker", (), (), True, "")
    assert idle(went) == ["went"]
    assert idle(went, look, seen, challenging.TokensLost(1, 3, "Sharp guard")) == []
    assert idle(look, msgspec.structs.replace(seen, won=False)) == [], "a friend was nearly noticed"
    trap = striking.Clash("Creaking boards", "Creak", "Bob", "Hunker", (), (), False, "trap")
    assert idle(trap) == ["clash"]


@pytest.mark.rule("TAB-104")
@pytest.mark.parametrize(("damage", "told_of_it"), [(0, False), (1, True)])
def test_a_blow_at_a_bot_is_told_that_takes_ep(damage: int, told_of_it: bool) -> None:
    blow = striking.Played("Needle gnats", "Prick", "action", ("Bob",), "")
    clash = striking.Clash("Needle gnats", "Prick", "Bob", "Hunker", (), (), True, "")
    hurt = striking.Hurt("Bob", damage, 9 - damage, "")
    assert idle(blow, clash, hurt) == ([] if told_of_it else ["played", "clash", "hurt"])
    assert idle(blow, clash, hurt, striking.Down("Bob")) == [], "but always where it takes down"


@pytest.mark.rule("TAB-104")
def test_an_action_that_waits_for_an_answer_is_told_with_what_came_of_it() -> None:
    blow = striking.Played("Needle gnats", "Prick", "action", ("Ada",), "").told()
    down = striking.Down("Bob").told()
    assert MEMORY.still_worth_telling([down, blow]) == [down]
    assert MEMORY.still_worth_telling([blow, down]) == [blow, down]
    own = striking.Played("Ada", "Careful Strike", "action", ("Needle gnats",), "").told()
    assert MEMORY.still_worth_telling([turning.Claimed("Ada", "claimed").told(), own]) == []
