"""Where several are asked together, a control outlasts the answers of the others: then, and at no other time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from engine.api.update import Member, Update, Version
from engine.core.capabilities import Steps
from engine.core.dice import Dice
from engine.core.errors import GameError, IllegalMove, Stale
from engine.core.game import ArgumentPrompt as Asking
from engine.core.game import Choice, Event, Seat
from engine.core.moves import Argument, Move, Verb
from tests.tables import corridor
from tests.tables.corridor import Pass, State, Step, View

from .house import ADA, BOB, CY, GAMES, HOME, House


class Hang(Move, frozen=True, tag="hang"):
    hook: int
    how: str


class Note(Move, frozen=True, tag="note"):
    words: str


class Cloaks(Steps[View], corridor.Corridor):
    """Everybody takes a cloak of their own, 1 to 4, and then walks; or hangs theirs on a hook, step by step, or waits.

    ``at`` is who has which cloak. ``seat`` is where the turn of the one who walks stands, as in a corridor.
    """

    key = "cloaks"
    verbs = (
        *corridor.Corridor.verbs,
        Verb(Hang, "Hang it", (Argument("hook", "Where"), Argument("how", "How")), private=True, steps="Hang it"),
        Verb(Note, "Note something", (Argument("words", "What", open=True),), form="Note"),
    )

    def step(self, view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Asking:
        return Asking(verb.about, tuple(map(Choice, values)))

    def turn(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, cloak in enumerate(state.at) if not cloak) or super().turn(state)

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        if 0 not in state.at:
            yield from super().legal(state, seat)
        elif state.at[seat] == 0:
            yield from (Step(cloak) for cloak in range(1, 5) if cloak not in state.at)
            yield Pass()
            yield from (Hang(hook, how) for hook in (1, 2) for how in ("neatly", "anyhow"))
            yield Note("nothing")

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        if 0 not in state.at:
            return super().apply(state, seat, move, dice)
        if move not in self.legal(state, seat):
            raise IllegalMove("Somebody has that cloak.", "COR-002")
        cloak = move.by if isinstance(move, Step) else 9
        if isinstance(move, Pass):
            return state, [Event("stayed", facts={"who": state.names[seat]})]
        at = tuple(cloak if other == seat else value for other, value in enumerate(state.at))
        took = Event("stepped", ("COR-002",), {"who": state.names[seat], "by": cloak})
        return msgspec.structs.replace(state, at=at), [took]

    def choice(self, view: View, move: Move) -> Choice:
        return Choice(f"Cloak {move.by}") if isinstance(move, Step) else Choice(str(move))


@pytest.fixture
async def cloaks(house: House) -> House:
    await house.reopen({**GAMES, "cloaks": Cloaks()})
    return house


async def press(house: House, who: Member, text: str, version: Version) -> Update:
    return await house.tables.act(house.call(who), text, version)


async def refused(house: House, who: Member, text: str, version: Version) -> str:
    before = await house.tables.views.latest(HOME)
    with pytest.raises(Stale) as stale:
        await press(house, who, text, version)
    assert (await house.tables.views.latest(HOME)) == before, "nothing came of it"
    return stale.value.words.removesuffix(" Here is how things stand now.")


@pytest.mark.rule("TAB-006", "TAB-025")
async def test_all_answer_with_the_controls_that_they_were_asked_with(house: House) -> None:
    start = await house.begin(ADA, BOB, CY, game="toy", rounds="1")
    panels = {who: await house.tables.views.panel(house.call(who)) for who in (ADA, BOB, CY)}
    for who in (CY, ADA, BOB):
        assert panels[who].version == start.version
        update = await press(house, who, panels[who].controls.buttons[0].move, start.version)
    assert "The cards are turned" in update.story


async def test_who_has_answered_does_not_answer_again_with_an_old_control(cloaks: House) -> None:
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await press(cloaks, ADA, "step 1", start.version)
    assert await refused(cloaks, ADA, "step 2", start.version) == "That was before your last move."
    await press(cloaks, BOB, "step 2", start.version)
    assert await refused(cloaks, ADA, "step 3", start.version) == "That was before Bob's move."


async def test_what_was_answered_for_a_player_they_do_not_answer_again(house: House) -> None:
    start = await house.begin(ADA, BOB, CY, game="toy", rounds="1", wait=1)
    picked = await house.act(ADA, str((await house.tables.views.panel(house.call(ADA))).controls.buttons[0].move))
    house.wait(2)
    await house.overdue()
    for version in (start.version, picked.version):
        assert "without" in await refused(house, BOB, "draft 1", version)


async def test_two_answers_of_one_count_once_and_those_of_two_both(cloaks: House) -> None:
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    pressed = [(ADA, "step 1"), (ADA, "step 1"), (BOB, "step 2"), (BOB, "step 3")]
    presses = (press(cloaks, who, text, start.version) for who, text in pressed)
    found = await asyncio.gather(*presses, return_exceptions=True)
    assert [isinstance(item, Stale) for item in found] == [False, True, False, True]
    call = cloaks.call(CY)
    first = await cloaks.tables.act(call, "step 3", start.version)
    again = await cloaks.tables.act(call, "step 3", start.version)
    assert again.again and again.version == first.version


async def test_an_answer_that_another_player_took_is_gone_and_the_others_are_as_good_as_before(cloaks: House) -> None:
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await press(cloaks, ADA, "step 2", start.version)
    assert await refused(cloaks, BOB, "step 2", start.version) == "That was before Ada's move."
    assert (await press(cloaks, BOB, "step 3", start.version)).story == "Bob goes 3 on."


async def test_an_old_control_makes_no_move_that_was_not_among_the_answers(cloaks: House) -> None:
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await cloaks.act(ADA, "step 2")
    for text in ("step 7", "jump", "ballot agree", "note something else", "hang 3", "hang ? neatly", "step"):
        await refused(cloaks, BOB, text, start.version)


async def test_none_outlasts_an_undo(cloaks: House) -> None:
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    taken = await cloaks.act(ADA, "step 1")
    await cloaks.tables.undo.undo(cloaks.call(ADA))
    for version in (start.version, taken.version):
        assert await refused(cloaks, BOB, "step 2", version) == "That was before Ada's undo."
    back = await cloaks.tables.undo.redo(cloaks.call(ADA))
    for version in (start.version, taken.version):
        await refused(cloaks, BOB, "step 2", version)
    await cloaks.act(CY, "step 4")
    await refused(cloaks, BOB, "step 2", start.version)
    assert (await press(cloaks, BOB, "step 2", back.version)).story == "Bob goes 2 on."


async def test_none_outlasts_what_is_no_move(cloaks: House) -> None:
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await cloaks.tables.lobby.hand_over(cloaks.call(ADA), CY, Member(110, "Eli"))
    assert await refused(cloaks, BOB, "step 2", start.version) == "That was before Ada's change of seats."
    latest = await cloaks.tables.views.latest(HOME)
    await cloaks.tables.lobby.leave(cloaks.call(ADA))
    await refused(cloaks, BOB, "step 2", latest.version)


async def test_none_outlasts_a_restart(cloaks: House) -> None:
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await cloaks.act(ADA, "step 1")
    await cloaks.reopen({**GAMES, "cloaks": Cloaks()})
    assert await refused(cloaks, BOB, "step 2", start.version) == "That was before Ada's move."


async def test_who_is_not_asked_or_has_no_seat_has_none_that_lasts(cloaks: House) -> None:
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await press(cloaks, ADA, "step 1", start.version)
    await press(cloaks, BOB, "step 2", start.version)
    await refused(cloaks, Member(111, "Fay"), "step 3", start.version)
    walking = await press(cloaks, CY, "step 3", start.version)
    assert walking.awaited == (ADA,)
    await refused(cloaks, ADA, "step 1", start.version)


async def test_where_a_player_who_moves_leads_on_to_the_next_question_in_the_same_words_none_lasts(cloaks: House) -> None:
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await press(cloaks, ADA, "pass", start.version)
    assert await refused(cloaks, BOB, "pass", start.version) == "That was before Ada's move."


def later(before: Any, after: Any) -> Any:
    """Return ``before`` as long as no one has a cloak, then ``after``."""
    return lambda _, view, *more: (after if any(view.at) else before)(view, *more)


def worded(text: str) -> Any:
    return lambda view, *more: text


CHANGED = {
    "the question": {"ask": later(worded("take one."), worded("take one, they are going."))},
    "the label": {"choice": later(lambda _, move: Choice(str(move)), lambda _, move: Choice(f"{move}!"))},
    "what stands over it": {"heading": later(worded("Which cloak?"), worded("Which of those that are left?"))},
    "the turn": {"turn_number": lambda _, state: sum(map(bool, state.at))},
    "the answers": {
        "legal": lambda self, state, seat: iter(
            [Step(2), *([Step(3)] if any(state.at) else []), Pass()] if seat in self.turn(state) else []
        )
    },
}


@pytest.mark.parametrize("what", CHANGED)
async def test_none_lasts_where_what_is_asked_has_changed(
    cloaks: House, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    for name, value in CHANGED[what].items():
        monkeypatch.setattr(Cloaks, name, value)
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    taken = await cloaks.act(ADA, "step 2" if what == "the answers" else "step 1")
    assert await refused(cloaks, BOB, "step 2", start.version) == "That was before Ada's move."
    assert (await press(cloaks, BOB, "step 2", taken.version)).story == "Bob goes 2 on."


@pytest.mark.parametrize("tally", [" (Ada for it, 1 more vote)", ""])
async def test_who_is_for_an_answer_changes_nothing_of_it(
    cloaks: House, monkeypatch: pytest.MonkeyPatch, tally: str
) -> None:
    said = later(
        lambda _, move: Choice(str(move)), lambda _, move: Choice(f"{move}{tally}", f"For it: Ada.{tally}", "first")
    )
    monkeypatch.setattr(Cloaks, "choice", said)
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await cloaks.act(ADA, "step 1")
    assert (await press(cloaks, BOB, "step 2", start.version)).story == "Bob goes 2 on."


@pytest.mark.parametrize("how", ["rolled", "revealed"])
async def test_none_lasts_where_something_was_rolled_or_came_to_light(
    cloaks: House, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    real = Cloaks.apply

    def apply(self: Cloaks, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        after, events = real(self, state, seat, move, dice)
        if how == "rolled":
            dice.roll(6)
        return after, [msgspec.structs.replace(event, reveals=how == "revealed") for event in events]

    monkeypatch.setattr(Cloaks, "apply", apply)
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await cloaks.act(ADA, "step 1")
    await refused(cloaks, BOB, "step 2", start.version)


async def test_what_is_asked_step_by_step_goes_on_as_it_was_begun(cloaks: House) -> None:
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await cloaks.act(ADA, "step 1")
    question, _ = await cloaks.tables.views.ask(cloaks.call(BOB), "hang", start.version)
    assert [offer.move for offer in question.offers] == ["hang 1", "hang 2"]
    question, _ = await cloaks.tables.views.ask(cloaks.call(BOB), "hang 2", start.version)
    assert [offer.move for offer in question.offers] == ["hang 2 neatly", "hang 2 anyhow"]
    assert (await cloaks.tables.views.form(cloaks.call(BOB), "note", start.version)).fields
    assert (await press(cloaks, BOB, "hang 2 anyhow", start.version)).version.change == start.version.change + 2


async def test_a_step_that_means_something_else_by_now_is_asked_again(
    cloaks: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def step(_: Cloaks, view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> Asking:
        moved = any(view.at) and not given
        return Asking("Where?", tuple(Choice(f"hook {int(value) + 1}" if moved else value) for value in values))

    monkeypatch.setattr(Cloaks, "step", step)
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await cloaks.act(ADA, "step 1")
    for text in ("hang 1", "hang 1 neatly"):
        with pytest.raises(Stale):
            await cloaks.tables.views.ask(cloaks.call(BOB), text, start.version)
        await refused(cloaks, BOB, text, start.version)
    assert (await press(cloaks, BOB, "step 2", start.version)).story == "Bob goes 2 on.", "that one is as it was"


async def test_a_control_to_look_at_more_is_good_as_long_as_the_answers_are(cloaks: House) -> None:
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await cloaks.act(ADA, "step 1")
    await cloaks.tables.views.check_fresh(cloaks.call(BOB), start.version)
    for who in (ADA, Member(111, "Fay")):
        with pytest.raises(GameError):
            await cloaks.tables.views.check_fresh(cloaks.call(who), start.version)


async def test_an_undo_is_never_one_of_them(cloaks: House) -> None:
    start = await cloaks.begin(ADA, BOB, CY, game="cloaks")
    await cloaks.act(ADA, "step 1")
    with pytest.raises(Stale):
        await cloaks.tables.undo.undo(cloaks.call(BOB), start.version)


async def test_a_table_where_one_acts_after_the_other_remembers_nothing_of_before(house: House) -> None:
    await house.begin(ADA, BOB)
    for who in (ADA, BOB, ADA):
        await house.act(who, "pass")
        assert house.tables._context.cache._tables[HOME].past == ()
