"""Acting: as text, by a control, by a half-filled command; who is called, and when defaults are played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from engine.api.update import Version
from engine.core.errors import GameError, IllegalMove, NotSeated, NotYourTurn, Stale
from engine.core.game import Choice, Event
from engine.core.moves import Move, Unclear
from engine.core.scene import Look, Scene
from engine.tables.updates.completion import cut
from engine.tables.views.log import log_page
from tests import toy
from tests.plates import Plate, PlateBoard
from tests.tables import corridor

from .house import ADA, BOB, CY, DEE, HOME, House


@pytest.mark.rule("TAB-024")
async def test_a_player_who_is_next_is_mentioned_once_and_no_one_for_their_own_move(house: House) -> None:
    await house.begin(ADA, BOB)
    assert (await house.act(ADA, "step 1")).mention == ()
    passed = await house.act(ADA, "pass")
    assert passed.mention == (BOB.id,) and passed.awaited == (BOB,) and passed.ask == "go on."
    assert (await house.act(BOB, "step 1")).mention == ()


async def test_seats_that_act_at_once_are_not_called_again(house: House) -> None:
    update = await house.begin(ADA, BOB, CY, game="toy")
    assert update.awaited == (ADA, BOB, CY) and update.mention == (BOB.id, CY.id)
    version, controls, _ = await house.tables.views.controls(house.call(BOB))
    update = await house.tables.act(house.call(BOB), controls.buttons[0].move, version)
    assert update.awaited == (ADA, CY) and update.mention == (), "Ada started it, and Cy was called"


@pytest.mark.rule("TAB-039")
async def test_private_verbs_are_only_in_ones_own_controls(house: House) -> None:
    update = await house.begin(ADA, BOB)
    public = [offer.move for offer in update.controls.buttons]
    assert public == ["roll", "step 1", "step 2", "step 3", "turn left wall", "turn left door", "turn right wall",
                      "turn right window", "pass"]  # fmt: skip
    assert update.controls.private
    _, own, ask = await house.tables.views.controls(house.call(ADA))
    assert "listen" in [offer.move for offer in own.buttons] and ask == "go on."
    with pytest.raises(NotYourTurn, match=r"It's Ada's turn\. I'll call you\."):
        await house.tables.views.controls(house.call(BOB))
    with pytest.raises(NotSeated, match="Ada and Bob play here"):
        await house.tables.views.controls(house.call(DEE))


class Costly(corridor.Corridor):
    """A corridor in which a long step costs something, and to listen cannot be made good again."""

    def choice(self, view: corridor.View, move: Move) -> Choice:
        found = super().choice(view, move)
        if str(move) == "step 3":
            return msgspec.structs.replace(found, weight="first", hurts="your lamp goes out")
        return msgspec.structs.replace(found, sure="They may hear you.") if str(move) == "listen" else found


@pytest.mark.rule("TAB-005")
async def test_a_typed_move_that_costs_something_is_asked_about_once_and_made_by_a_press(house: House) -> None:
    await house.reopen({"corridor": Costly()})
    update = await house.begin(ADA, BOB)
    with pytest.raises(Unclear, match="“Step 3” would cost something: your lamp goes out") as asked:
        await house.tables.moves.choose(house.call(), "step", {"by": "3"})
    assert [str(move) for move in asked.value.moves] == ["step 3"]
    with pytest.raises(Unclear, match="They may hear you"):
        await house.tables.moves.choose(house.call(), "listen", {})
    offers = {offer.move: offer.choice for offer in update.controls.buttons}
    assert offers["step 3"].shown == "Step 3: your lamp goes out" and not offers["step 3"].lit
    assert list(offers).index("step 3") > list(offers).index("roll"), "it is no proposal"
    assert (await house.tables.views.grave(house.call(), "step 3", update.version)).hurts == "your lamp goes out"
    assert (await house.act(ADA, "step 3")).story, "a press has said it"


@pytest.mark.rule("TAB-040")
async def test_what_one_seat_learns_is_whispered_to_it_alone(house: House) -> None:
    await house.begin(ADA, BOB)
    update = await house.act(ADA, "listen")
    assert update.story == "Ada listens."
    ((member, words),) = update.whispers
    assert member == ADA.id and words.startswith("You hear ")
    assert words.removeprefix("You hear ").rstrip(".") in await house.tables.views.status(HOME, ADA.id)
    assert update.rules == ()
    assert "heard 0" in await house.tables.views.describe(HOME, BOB.id)
    assert "heard 0" in (await house.tables.views.show(HOME, None, Look())).alt


@pytest.mark.rule("TAB-006")
async def test_an_old_control_says_what_it_was_before(house: House) -> None:
    start = await house.begin(ADA, BOB)
    await house.act(ADA, "pass")
    with pytest.raises(Stale, match="That was before Ada's move"):
        await house.tables.act(house.call(BOB), "pass", start.version)
    with pytest.raises(Stale, match="another table"):
        await house.tables.act(house.call(BOB), "pass", Version(99, 1))
    latest = await house.tables.views.latest(HOME)
    assert latest.id == 0 and latest.mention == () and latest.awaited == (BOB,)
    assert (await house.tables.act(house.call(BOB), "pass", latest.version)).story == "Bob stays."


@pytest.mark.rule("TAB-003")
async def test_a_refusal_names_the_rule_and_what_is_open_instead(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 2")
    with pytest.raises(IllegalMove) as refused:
        await house.act(ADA, "step 2")
    assert str(refused.value) == "You can't go so far. (COR-002)"
    instead = refused.value.instead
    assert (
        instead.startswith("Open now: Run; Step 1; Turn left to the wall, Turn left to the door, Turn right to the wall, ")
        and len(instead) <= 200
    )
    with pytest.raises(NotYourTurn, match="Ada's turn"):
        await house.act(BOB, "pass")


@pytest.mark.rule("TAB-004")
@pytest.mark.parametrize(
    ("verb", "given", "story"),
    [
        ("turn", {"side": "LEFT", "way": "Door"}, "Ada looks at the door."),
        ("turn", {"way": "window"}, "Ada looks at the window."),
        ("turn", {"side": "right", "way": "pane"}, "Ada looks at the window."),
        ("turn", {"way": "pane"}, "Ada looks at the window."),
        ("step", {"by": "two"}, "Ada goes 2 on."),
        ("pass", {}, "Ada stays."),
    ],
)
async def test_a_command_fills_in_what_only_one_move_fits(house: House, verb, given, story) -> None:
    await house.begin(ADA, BOB)
    assert (await house.tables.moves.choose(house.call(), verb, given)).story == story


@pytest.mark.rule("TAB-005")
async def test_a_command_that_several_moves_fit_offers_them(house: House) -> None:
    await house.begin(ADA, BOB)
    with pytest.raises(Unclear) as unclear:
        await house.tables.moves.choose(house.call(), "turn", {"way": "wall"})
    assert [str(move) for move in unclear.value.moves] == ["turn left wall", "turn right wall"]
    version, controls = await house.tables.views.narrowed(house.call(), "turn")
    assert [offer.move for offer in controls.buttons][:2] == ["turn left wall", "turn left door"] and version.change == 3


@pytest.mark.parametrize(("verb", "given"), [("fly", {}), ("turn", {"up": "down"}), ("turn", {"way": "cellar"})])
async def test_a_command_that_no_move_fits_says_what_is_open(house: House, verb, given) -> None:
    await house.begin(ADA, BOB)
    with pytest.raises(IllegalMove) as refused:
        await house.tables.moves.choose(house.call(), verb, given)
    assert "Run" in refused.value.instead


@pytest.mark.rule("TAB-004")
async def test_completion_offers_what_fits_what_is_filled_in(house: House) -> None:
    await house.begin(ADA, BOB)
    tables = house.tables
    assert await tables.views.complete(HOME, ADA.id, "step", {}, "by", "") == [
        ("1 - to 1", "1"),
        ("2 - to 2", "2"),
        ("3 - to 3", "3"),
    ]
    assert await tables.views.complete(HOME, ADA.id, "turn", {"side": "Left"}, "way", "") == [
        ("wall", "wall"),
        ("door", "door"),
    ]
    assert await tables.views.complete(HOME, ADA.id, "turn", {"side": "left", "way": "x"}, "way", "DO") == [
        ("door", "door")
    ]
    assert await tables.views.complete(HOME, ADA.id, "turn", {"way": "window"}, "side", "") == [("right", "right")]


@pytest.mark.rule("TAB-040")
async def test_completion_never_fails_and_never_tells_others_secrets(house: House) -> None:
    tables = house.tables
    assert await tables.views.complete(HOME, ADA.id, "draft", {}, "card", "") == []
    await house.begin(ADA, BOB, game="toy", rounds="4")
    hands = {}
    for member in (ADA, BOB):
        offered = await tables.views.complete(HOME, member.id, "draft", {}, "card", "")
        hands[member.name] = {value for _, value in offered}
        shown = (await tables.views.status(HOME, member.id)).partition("Your hand: ")[2].partition(".")[0]
        assert hands[member.name] == set(shown.split(", "))
    assert await tables.views.complete(HOME, DEE.id, "draft", {}, "card", "") == []
    assert await tables.views.complete(HOME, ADA.id, "nonsense", {}, "card", "") == []
    assert await tables.views.complete(HOME, ADA.id, "draft", {"colour": "red"}, "card", "") == []
    assert await tables.views.complete(99, ADA.id, "draft", {}, "card", "") == []


async def test_many_moves_are_a_menu(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.Toy, "verbs", toy.OPENLY)
    await house.begin(ADA, game="toy")
    _, own, _ = await house.tables.views.controls(house.call())
    update = await house.tables.act(house.call(), own.buttons[0].move if own.buttons else own.menus[0].offers[0].move)
    (menu,) = update.controls.menus
    assert menu.verb == "place" and len(menu.offers) == 32
    version, own = await house.tables.views.offered(HOME, ADA.id)
    assert version == update.version and own.menus == update.controls.menus


@pytest.mark.rule("TAB-028")
async def test_a_deadline_plays_the_default_for_a_player_who_is_away(house: House) -> None:
    start = await house.begin(ADA, BOB, wait=24)
    assert start.due == int(house.clock.timestamp()) + 24 * 3600
    house.wait(11.9)
    assert await house.overdue() == []
    house.wait(11.1)
    (nudge,) = await house.overdue()
    assert nudge.kind == "nudge" and nudge.version == start.version, "nothing is played before the time is up"
    house.wait(2)
    (update,) = await house.overdue()
    assert update.story == "No word from Ada, so the game goes on. Ada stays." and update.mention == (BOB.id,)
    assert update.due == int(house.clock.timestamp()) + 24 * 3600 and not update.undo
    assert (await house.tables.views.log(HOME))[0].endswith("1. No word from Ada, so the game goes on. Ada stays.")
    assert await house.overdue() == []


async def test_a_deadline_starts_anew_when_something_else_is_asked(house: House) -> None:
    await house.begin(ADA, BOB, game="council", wait=2)
    house.wait(1.5)
    update = await house.act(ADA, "step 1")
    assert update.ask == "go on." and update.due == int(house.clock.timestamp()) + 7200
    house.wait(1)
    assert await house.overdue() == []


async def test_a_move_after_which_the_same_is_asked_does_not_put_the_deadline_off(house: House) -> None:
    start = await house.begin(ADA, BOB, wait=2)
    for text in ("turn left wall", "listen", "step 1"):
        house.wait(0.5)
        assert (await house.act(ADA, text)).due == start.due
    await house.tables.undo.undo(house.call(ADA))
    house.wait(0.25)
    assert (await house.tables.undo.redo(house.call(ADA))).due == start.due
    house.wait(0.25)
    (update,) = await house.overdue()
    assert update.story == "The time is up, so the game goes on. Ada stays."
    assert update.due == int(house.clock.timestamp()) + 7200


async def test_a_turn_that_comes_round_by_what_the_house_does_has_its_time(house: House) -> None:
    await house.begin(ADA, BOB, wait=2, rounds="100000")
    await house.tables.lobby.leave(house.call(BOB))
    house.wait(1)
    passed = await house.act(ADA, "pass")
    # Between two questions that are worded alike, it was Bob's turn.
    assert passed.awaited == (ADA,) and passed.due == int(house.clock.timestamp()) + 7200


async def test_others_picks_do_not_put_a_deadline_off(house: House) -> None:
    start = await house.begin(ADA, BOB, CY, game="toy", wait=2)
    house.wait(1)
    version, own, _ = await house.tables.views.controls(house.call())
    update = await house.tables.act(house.call(), own.buttons[0].move, version)
    assert update.due == start.due
    house.wait(1.5)
    (update,) = await house.overdue()
    assert update.story.startswith(
        "No word from Bob and Cy, so the game goes on. Bob has picked a card. Cy has picked a card."
    )
    house.clock = house.clock.replace(year=2027)
    assert len(await house.overdue()) == 1


@pytest.mark.rule("TAB-026")
async def test_without_a_wait_no_one_is_ever_overdue(house: House) -> None:
    start = await house.begin(ADA, BOB)
    assert start.due == 0
    told = []
    for _ in range(1_000):
        house.wait(10)
        told += await house.overdue()
    assert [update.kind for update in told] == ["nudge", "nudge", "nudge", "sleep"]
    assert (await house.act(ADA, "step 3")).status == start.status, "nothing was played for anybody"


@pytest.mark.rule("TAB-029")
async def test_the_host_goes_on_without_the_awaited(house: House) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "pass")
    with pytest.raises(GameError, match="Only Ada"):
        await house.tables.moves.skip(house.call(BOB))
    update = await house.tables.moves.skip(house.call(ADA))
    assert update.story == "Ada goes on without Bob. Bob stays." and update.awaited == (ADA,)
    assert update.mention == ()


async def test_only_those_are_named_for_whom_a_move_was_made(house: House) -> None:
    await house.begin(ADA, BOB, CY, game="council")
    # Bob's move settles the question for Cy too.
    update = await house.tables.moves.skip(house.call(ADA))
    assert update.story == "Ada goes on without Bob. Bob goes 1 on." and update.awaited == (ADA,)
    assert update.mention == ()


async def test_a_long_story_is_cut_between_words_in_the_log(house: House) -> None:
    await house.begin(ADA)
    live = await house.tables._context.cache.seen(HOME)
    assert live.last is not None
    row = msgspec.structs.replace(live.last, story="lantern " * 300)
    (line,) = log_page(live, [(0, row)]).splitlines()
    # Two of 899 at most: "0. ", then 112 words of 8 each make 899, with the ellipsis for the last space.
    first, second = log_page(live, [(0, row), (0, msgspec.structs.replace(row, struck=1))]).splitlines()
    assert first == "0. " + "lantern " * 111 + "lantern…" and len(first) == 899
    # The marks take four, so one word less.
    assert second == "~~0. " + "lantern " * 110 + "lantern…~~"
    assert line.endswith(" lantern…") and len(line) <= 1799


def test_a_word_too_long_to_stay_whole_is_cut() -> None:
    assert cut("a lantern in the dark", 12) == "a lantern…" and cut("a lantern", 9) == "a lantern"
    assert cut("a lantern in the dark", 9) == "a lanter…" and cut("lanternbearer", 9) == "lanternb…"
    assert cut("lantern bearer", 8) == "lantern…"


def drawn_apart(_: object, view: corridor.View, look: Look) -> Scene:
    """Return a picture of its own for each subject and page."""
    return Scene(f"{look.subject} {look.page}", PlateBoard((Plate((0, 0), "stone"),)), f"At {view.at}.")


async def test_what_several_moves_call_for_is_posted_once_and_shown_as_it_is_after_the_last(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def pictures(_: object, events: Sequence[Event]) -> tuple[Look, ...]:
        seen.append([event.kind for event in events])
        return (Look("dice"), Look("dice"), Look("dice", page=1), Look(), Look())

    monkeypatch.setattr(corridor.Corridor, "pictures", pictures)
    monkeypatch.setattr(corridor.Corridor, "scene", drawn_apart)
    await house.begin(ADA, BOB, CY, rounds="100000")
    await house.tables.lobby.leave(house.call(BOB))
    update = await house.act(ADA, "roll")
    assert seen == [["began"], ["ran", "stayed"]]
    assert update.looks == (Look(), Look("dice"), Look("dice", page=1))


async def test_a_picture_that_shows_nothing_but_the_map_is_left_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corridor.Corridor, "pictures", lambda *_: (Look("card"),))
    await house.begin(ADA, BOB, rounds="100000")
    assert (await house.act(ADA, "roll")).looks == (Look(),)


@pytest.mark.rule("TAB-043")
async def test_the_log_is_read_from_the_newest_page(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    for _ in range(14):
        await house.act(ADA, "roll")
    await house.tables.undo.undo(house.call())
    newest, pages = await house.tables.views.log(HOME, 1)
    assert pages == 2 and newest.splitlines()[-1] == "~~14. Ada runs.~~" and len(newest.splitlines()) == 10
    assert (await house.tables.views.log(HOME, 0))[0] == newest
    oldest, _ = await house.tables.views.log(HOME, 99)
    assert oldest.splitlines() == ["0. The corridor lies before you.", *(f"{number}. Ada runs." for number in range(1, 5))]


@pytest.mark.rule("TAB-062")
async def test_the_rules_behind_a_change_are_remembered(house: House) -> None:
    await house.begin(ADA, BOB)
    first = await house.act(ADA, "step 1")
    secret = await house.act(ADA, "listen")
    last = await house.act(ADA, "roll")
    behind = [await house.tables.views.rules_behind(update.version) for update in (first, secret, last)]
    # Each goes on in the post of what was told before, till the next one's turn begins; what was heard in secret has no
    # rule that everybody may know.
    told = ("COR-001", "COR-002")
    assert behind == [told, told, ("COR-004",)] and last.rules == ("COR-004",)


@pytest.mark.rule("TAB-009")
async def test_channels_do_not_wait_for_each_other(house: House) -> None:
    for channel in (1, 2):
        await house.begin(ADA, BOB, channel=channel)
    # The first channel's lock is held, as if its command took long.
    async with house.tables._context.cache.lock(1):
        waiting = asyncio.create_task(house.act(ADA, "pass", channel=1))
        assert (await asyncio.wait_for(house.act(ADA, "pass", channel=2), 60)).story == "Ada stays."
        assert not waiting.done()
    assert (await waiting).story == "Ada stays."


async def test_more_tables_than_fit_in_memory_go_on_all_the_same(house: House) -> None:
    await house.tables.close()
    await house.open(size=2)
    for channel in range(1, 6):
        await house.begin(ADA, BOB, channel=channel)
    for channel in range(1, 6):
        assert (await house.act(ADA, "step 3", channel=channel)).story == "Ada goes 3 on."
    assert len(house.tables._context.cache) == 2


@pytest.mark.rule("TAB-006")
async def test_of_two_presses_at_once_one_counts_and_the_other_is_told(house: House) -> None:
    start = await house.begin(ADA, BOB)
    presses = (house.tables.act(house.call(), "step 3", start.version) for _ in range(2))
    first, second = await asyncio.gather(*presses, return_exceptions=True)
    assert isinstance(second, Stale) and not isinstance(first, BaseException) and first.story == "Ada goes 3 on."


async def test_a_command_that_is_cancelled_while_it_is_saved_is_not_forgotten(house: House) -> None:
    await house.begin(ADA, BOB)
    save = house.tables._context.store.save

    async def slow(change):
        await save(change)
        await asyncio.sleep(60)

    house.tables._context.store.save = slow  # type: ignore[method-assign]
    task = asyncio.create_task(house.act(ADA, "pass"))
    await asyncio.sleep(0.2)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    house.tables._context.store.save = save  # type: ignore[method-assign]
    assert (await house.tables.views.latest(HOME)).awaited == (BOB,)
    assert (await house.act(BOB, "pass")).story == "Bob stays."


async def test_a_mistake_in_a_game_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.begin(ADA, BOB)
    monkeypatch.setattr(type(house.tables.games["corridor"]), "tell", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        await house.act(ADA, "pass")
    monkeypatch.undo()
    assert (await house.act(ADA, "pass")).story == "Ada stays."


@pytest.mark.rule("TAB-001")
@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "step",
        "step 1 2",
        "step ٣",
        "step -1",
        "step 1e9",
        "roll now",
        "fly",
        "\x00",
        "x" * 5000,
        "ballot agree",
        "…",
    ],
)
async def test_a_text_that_is_no_move_is_refused_in_words_and_changes_nothing(house: House, text: str) -> None:
    start = await house.begin(ADA, BOB)
    with pytest.raises(IllegalMove) as refused:
        await house.act(ADA, text)
    assert refused.value.words.endswith(".") and len(refused.value.words) < 300 and refused.value.instead
    assert (await house.tables.views.latest(HOME)).version == start.version


async def test_the_newest_post_and_the_game_of_a_channel_are_known(house: House) -> None:
    assert await house.tables.outbox.newest_post(HOME) == 0 and await house.tables.lobby.game_here(HOME) is None
    for message in (11, 12):
        await house.tables.lobby.gather(house.call(), "corridor", {})
        update = await house.tables.lobby.leave(house.call())
        await house.tables.outbox.told(update, message)
        assert await house.tables.outbox.newest_post(HOME) == message and await house.tables.lobby.game_here(HOME) is None
    await house.begin(ADA, BOB)
    assert await house.tables.outbox.newest_post(HOME) == 0 and await house.tables.lobby.game_here(HOME) == "corridor"


@pytest.mark.rule("TAB-030")
async def test_where_a_game_has_no_default_it_goes_on_waiting(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.begin(ADA, BOB, wait=1)
    monkeypatch.setattr(type(house.tables.games["corridor"]), "default", lambda *_: None)
    house.wait(1.5)
    (reminder,) = await house.overdue()
    assert reminder.kind == "reminder" and await house.overdue() == []
    with pytest.raises(GameError, match="no move to make for Ada"):
        await house.tables.moves.skip(house.call(ADA))
    monkeypatch.undo()
    assert await house.overdue() == []
    house.wait(1)
    assert len(await house.overdue()) == 1
