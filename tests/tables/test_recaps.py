"""Since you were away: what is kept of who has seen what, what is told of the time since, to whom it is offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from engine.api.update import Member, Version
from engine.api.views import Recap
from engine.core.dice import Dice
from engine.core.game import Event, Seat
from engine.core.moves import Move
from engine.core.scene import Look, Scene, Token
from engine.core.table import Table
from engine.store import EVERY, SeenRow
from engine.tables import Tables
from engine.tables.session.load import setup_of
from tests import outing
from tests.plates import Plate, PlateBoard

from . import corridor
from .house import ADA, BOB, CY, DEE, GAMES, HOME, House


class Passage(corridor.Corridor):
    """A corridor in which running is a find, and whose map shows where everybody is."""

    key = "passage"

    def apply(self, state: corridor.State, seat: Seat, move: Move, dice: Dice) -> tuple[corridor.State, Sequence[Event]]:
        after, events = super().apply(state, seat, move, dice)
        return after, [msgspec.structs.replace(event, reveals=event.kind in ("ran", "heard")) for event in events]

    def scene(self, view: corridor.View, look: Look) -> Scene:
        def cell(at: int) -> Plate:
            here = (seat for seat, where in enumerate(view.at) if where == at)
            tokens = tuple(Token("disc", view.names[seat][0], seat, acting=seat == view.acting) for seat in here)
            return Plate((at, 0), "stone", tokens=tokens, label=f"P{at}")

        return Scene("Passage", PlateBoard(tuple(map(cell, range(40)))), f"At {view.at}, heard {view.heard}.")


ROOMS = {**GAMES, "passage": Passage()}


@dataclass
class Hall:
    """A house in which a passage is walked by Ada and Bob, for as many rounds as anybody likes."""

    house: House
    drawn: list[Scene]

    @property
    def tables(self) -> Tables:
        return self.house.tables

    async def since(self, who: Member = ADA, change: int | None = None) -> Recap:
        after = None if change is None else Version(1, change)
        return await self.tables.recaps.recap(self.house.call(who), after)

    async def seen(self, who: Member) -> SeenRow | None:
        await self.tables.recaps.close()
        rows = await self.tables._context.store.seen.of(1, [who.id])
        return rows[0] if rows else None

    async def open(self) -> None:
        def draw(scene: Scene) -> object:
            self.drawn.append(scene)
            return Drawn(scene.alt.encode())

        self.house.tables = await Tables.open(
            self.house.path, now=lambda: self.house.clock, keys=lambda: "a key", games=ROOMS, draw=draw
        )


class Drawn(msgspec.Struct, frozen=True):
    png: bytes
    width: int = 1
    height: int = 1
    outlines: Mapping[str, tuple[tuple[int, int], ...]] = {}


@pytest.fixture
async def hall(tmp_path: Path):
    built = Hall(House(tmp_path / "delves.db"), [])
    await built.open()
    await built.house.begin(ADA, BOB, game="passage", rounds="100000", wait=2)
    yield built
    await built.tables.close()


@pytest.mark.rule("TAB-196")
async def test_a_map_can_be_drawn_with_rings_around_what_has_changed_since_a_change(hall: Hall) -> None:
    views, channel = hall.tables.views, hall.house.call(BOB).channel
    before = (await views.latest(channel)).version
    newest = (await hall.house.act(ADA, "step 1")).version
    plain = (await views.drawing(channel, BOB.id, Look())).picture.alt
    assert plain == "At (1, 0), heard 0."
    # Ada has left P0 for P1.
    assert (
        await views.drawing(channel, BOB.id, Look(), before)
    ).picture.alt == f"Ringed, for they have changed: P0 and P1. {plain}"
    for other in (newest, Version(999, 1)):
        assert (await views.drawing(channel, BOB.id, Look(), other)).picture.alt == plain


@pytest.mark.rule("TAB-204")
async def test_the_map_in_words_tells_what_has_changed_since_the_last_look(hall: Hall) -> None:
    views = hall.tables.views
    await views.in_words(HOME, BOB.id)
    await hall.house.act(ADA, "step 1")
    told = (await views.in_words(HOME, BOB.id)).split("\n")
    assert told[:2] == ["At (1, 0), heard 0.", "**Changed since you looked last**: P0 and P1."]
    assert "Changed" not in await views.in_words(HOME, BOB.id), "that was a look too"
    assert "Changed" not in await views.in_words(HOME, None)


@pytest.mark.rule("TAB-083")
async def test_whatever_a_player_does_they_have_seen_what_came_of_it(hall: Hall) -> None:
    update = await hall.house.act(ADA, "step 1")
    at = int(hall.house.clock.timestamp())
    assert await hall.seen(ADA) == SeenRow(ADA.id, update.version.change, at)
    bobs = await hall.seen(BOB)
    assert bobs is not None and bobs.change == 2, "Bob joined by the second change, and did nothing since"


@pytest.mark.rule("TAB-083")
@pytest.mark.parametrize("way", ["panel", "map", "words", "status", "since"])
async def test_a_player_who_opens_their_own_side_the_map_or_the_status_has_seen_the_table(hall: Hall, way: str) -> None:
    update = await hall.house.act(ADA, "step 1")
    hall.house.wait(1)
    call = hall.house.call(BOB)
    await {
        "panel": lambda: hall.tables.views.panel(call),
        "map": lambda: hall.tables.views.show(HOME, BOB.id, Look()),
        "words": lambda: hall.tables.views.in_words(HOME, BOB.id),
        "status": lambda: hall.tables.views.status(HOME, BOB.id),
        "since": lambda: hall.since(BOB),
    }[way]()
    assert await hall.seen(BOB) == SeenRow(BOB.id, update.version.change, int(hall.house.clock.timestamp()))


async def test_nothing_is_kept_of_those_who_only_watch_nor_of_what_is_shown_to_all(hall: Hall) -> None:
    await hall.tables.views.show(HOME, DEE.id, Look())
    await hall.tables.views.show(HOME, None, Look())
    await hall.since(DEE)
    assert await hall.seen(DEE) is None


@pytest.mark.rule("TAB-081")
async def test_nothing_has_happened_since_ones_own_move(hall: Hall) -> None:
    await hall.house.act(ADA, "roll")
    recap = await hall.since()
    assert (recap.told, recap.picture, recap.ringed) == ((), None, False)
    assert recap.at == hall.house.clock.timestamp() and recap.seated


@pytest.mark.rule("TAB-081")
async def test_what_came_about_since_is_told_with_what_was_played_by_default_and_the_places_ringed(hall: Hall) -> None:
    await hall.house.act(ADA, "roll")
    left = hall.house.clock.timestamp()
    before = (await hall.tables._context.cache.seen(HOME)).playing().state.at
    hall.house.wait(1)
    await hall.house.act(BOB, "step 2")
    await hall.house.act(BOB, "roll")
    while not any("Ada stays" in update.story for update in await hall.house.overdue()):
        hall.house.wait(1)
    after = (await hall.tables._context.cache.seen(HOME)).playing().state.at
    recap = await hall.since()
    assert recap.told == ("I played “Stay” for you.", "Bob runs.") and recap.at == left
    assert recap.ringed and recap.picture is not None
    board = hall.drawn[-1].board
    assert isinstance(board, PlateBoard)
    assert {cell.at[0] for cell in board.cells if cell.newest} == {before[1], after[1]}
    # Bob himself has seen all but that Ada stayed.
    assert (await hall.since(BOB)).told == ("I played “Stay” for Ada.",)
    assert (await hall.since()).told == (), "told once, it is seen"


@pytest.mark.rule("TAB-081")
async def test_what_was_taken_back_is_left_out(hall: Hall) -> None:
    await hall.house.act(ADA, "roll")
    await hall.house.act(BOB, "roll")
    await hall.tables.undo.undo(hall.house.call(DEE, manager=True))
    assert (await hall.since()).told == ()
    await hall.house.act(BOB, "roll")
    assert (await hall.since()).told == ("Bob runs.",)


@pytest.mark.rule("TAB-081", "TAB-040")
async def test_what_one_hears_in_private_the_others_do_not_read_about(hall: Hall) -> None:
    await hall.house.act(ADA, "pass")
    await hall.house.act(BOB, "listen")
    await hall.house.act(BOB, "pass")
    assert (await hall.since()).told == ()
    noise = (await hall.tables._context.cache.seen(HOME)).playing().state.heard[1]
    own = await hall.since(BOB, 2)
    assert own.told == (f"You hear {noise}.",)


@pytest.mark.rule("TAB-081", "TAB-016")
async def test_without_a_seat_one_reads_of_the_last_12_hours(hall: Hall) -> None:
    await hall.house.act(ADA, "roll")
    hall.house.wait(11.5)
    await hall.house.act(BOB, "roll")
    watched = await hall.since(DEE)
    assert watched.told == ("Ada runs; Bob runs.",) and not watched.seated
    assert watched.at == int(hall.house.clock.timestamp()) - 12 * 3600
    hall.house.wait(1)
    assert (await hall.since(DEE)).told == ("Bob runs.",)


@pytest.mark.rule("TAB-081")
async def test_after_a_restart_it_is_the_same(hall: Hall) -> None:
    await hall.house.act(ADA, "roll")
    for _ in range(4):
        await hall.house.act(BOB, "roll")
        await hall.house.act(ADA, "step 1")
        await hall.house.act(ADA, "pass")
    await hall.house.act(BOB, "roll")
    before = await hall.since(ADA, 4)
    await hall.tables.close()
    await hall.open()
    after = await hall.since(ADA, 4)
    assert before.told == after.told and len(before.told) == 1
    assert before.picture == after.picture and before.ringed


async def test_a_player_who_was_not_there_when_it_began_to_be_kept_is_known_by_what_they_did_last(hall: Hall) -> None:
    await hall.house.act(ADA, "roll")
    await hall.house.act(BOB, "roll")
    await hall.tables.close()
    await hall.open()
    await hall.tables._context.store._database.write(lambda connection: connection.execute("DELETE FROM seen"))
    hall.tables.recaps._known.clear()
    assert (await hall.since(ADA)).told == ("Bob runs.",)


async def test_a_player_who_takes_a_seat_over_reads_of_all_of_it(hall: Hall) -> None:
    await hall.house.act(ADA, "roll")
    await hall.house.act(BOB, "roll")
    await hall.tables.lobby.hand_over(hall.house.call(DEE, manager=True), ADA, CY)
    assert (await hall.since(CY)).told == ("Ada runs; Bob runs.",)


async def test_once_it_is_over_it_is_told_all_the_same(tmp_path: Path) -> None:
    hall = Hall(House(tmp_path / "delves.db"), [])
    await hall.open()
    await hall.house.begin(ADA, BOB, game="passage", rounds="1")
    await hall.house.act(ADA, "step 1")
    await hall.house.act(ADA, "pass")
    await hall.tables.moves.skip(hall.house.call(DEE, manager=True))
    assert (await hall.since()).told == ("I played “Stay” for Bob.",)
    await hall.tables.close()


async def test_a_game_with_a_file_that_is_over_is_made_again_by_that_file(house: House) -> None:
    await house.tables.lobby.gather(house.call(ADA), "outing", {})
    await house.tables.lobby.join(house.call(BOB))
    await house.tables.files.use_file(house.call(ADA), "title: Owl Wood\nchest: 6\n")
    await house.tables.lobby.start(house.call(ADA))
    # Without the file the chest would lie where they begin, and Ada's digging would end the game.
    row = (await house.tables._context.cache.seen(HOME)).row
    assert Table.start(outing.GAME, setup_of(row, outing.GAME), row.key)[0].state.chest == 1
    await house.act(ADA, "unearth")
    await house.act(ADA, "go 2")
    for _ in range(EVERY):
        await house.act(BOB, "pack rope")
    await house.act(BOB, "go 6")
    await house.act(BOB, "unearth")
    assert (await house.tables.views.latest(HOME)).kind == "end"
    recap = await house.tables.recaps.recap(house.call(ADA))
    assert recap.ringed and recap.picture is not None, "without the file there is no map of before to compare with"


@pytest.mark.rule("TAB-082")
async def test_a_player_who_missed_more_than_6_changes_in_an_hour_is_offered_what_happened(hall: Hall) -> None:
    await hall.house.act(ADA, "pass")
    for _ in range(6):
        assert (await hall.house.act(BOB, "turn left door")).missed is None
    assert (await hall.house.act(BOB, "pass")).missed is None, "a player was not away who was there within the hour"
    await hall.house.act(ADA, "pass")
    seen = await hall.seen(ADA)
    assert seen is not None
    for _ in range(6):
        assert (await hall.house.act(BOB, "turn left door")).missed is None
    hall.house.wait(1)
    # Six changes were missed, and the seventh is what the post tells.
    update = await hall.house.act(BOB, "pass")
    assert update.awaited == (ADA,) and update.mention == (ADA.id,)
    assert update.version.change - seen.change == 7 and update.missed == seen.change
    # A player who looks has not missed anything any more.
    await hall.tables.views.panel(hall.house.call(ADA))
    await hall.house.act(ADA, "pass")
    assert (await hall.house.act(BOB, "pass")).missed is None


@pytest.mark.rule("TAB-082")
async def test_so_is_a_player_who_was_away_for_more_than_12_hours_while_more_was_done_than_the_post_tells(
    hall: Hall,
) -> None:
    await hall.house.act(ADA, "pass")
    seen = await hall.seen(ADA)
    assert seen is not None
    await hall.house.act(BOB, "step 1")
    hall.house.wait(12)
    assert (await hall.house.act(BOB, "pass")).missed is None, "12 hours are not more than 12"
    await hall.house.act(ADA, "pass")
    hall.house.wait(13)
    # The one change that Ada has not seen is what this post tells.
    assert (await hall.house.act(BOB, "pass")).missed is None
    await hall.house.act(ADA, "pass")
    seen = await hall.seen(ADA)
    await hall.house.act(BOB, "step 1")
    hall.house.wait(12.1)
    update = await hall.house.act(BOB, "pass")
    assert seen is not None and update.missed == seen.change


async def test_the_button_of_a_table_that_was_here_before_tells_no_more_than_the_command(hall: Hall) -> None:
    await hall.house.act(ADA, "roll")
    recap = await hall.tables.recaps.recap(hall.house.call(ADA), Version(99, 0))
    assert recap.told == ()


@pytest.mark.rule("TAB-082")
async def test_the_button_tells_the_same_again_and_to_each_from_their_own_side(hall: Hall) -> None:
    await hall.house.act(ADA, "pass")
    for _ in range(6):
        await hall.house.act(BOB, "step 1") if _ < 3 else await hall.house.act(BOB, "turn left door")
    hall.house.wait(1)
    update = await hall.house.act(BOB, "roll")
    assert update.missed is not None
    first = await hall.since(ADA, update.missed)
    again = await hall.since(ADA, update.missed)
    assert first.told == again.told == ("Bob runs.",) and first.picture == again.picture
    # Bob has seen all of it, and reads what Ada missed.
    assert (await hall.since(BOB)).told == () and (await hall.since(BOB, update.missed)).told == ("Bob runs.",)
