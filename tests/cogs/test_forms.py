"""Forms: what a move leaves open is written in fields, and whatever goes wrong, nothing that was written is lost."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord import InteractionResult

from cogs.core.limits import FIELD_TEXT
from cogs.interactions import answer as answers
from cogs.messages.controls import arrange_step
from cogs.play.forms import join_fields, modal_of
from engine import Choice, Field, Form, Look, MoveQuestion, Offer, Stale, Version
from playground.inside import forget_errors
from playground.players import fields_of
from tests.discord_api.limits import of_form

from .conftest import House, labels, said, start_of
from .offered import items_of

GIVEN = {"0": "Ash", "1": "mason", "2": "a rope"}


def form_in(result: InteractionResult) -> dict[str, Any]:
    assert result.modal is not None
    return result.modal


def names(form: dict[str, Any]) -> list[str]:
    return [names[0] for _, names in fields_of(form)]


async def test_a_button_opens_a_form_and_what_is_written_is_the_move(trail: House) -> None:
    post = await trail.started(trail.bob)
    assert "Who I am" in labels(post)
    shown = await trail.bob.click(post, label="Who I am")
    assert form_in(shown)["title"] == "Who are you, and what do you carry with you?"
    assert names(form_in(shown)) == ["Name", "Trade", "Pack"]
    await trail.bob.submit_modal(shown, GIVEN)
    assert "Bob writes: Ash | mason | a rope." in trail.newest().content
    # It mentions no other member, so the pressed post is edited.
    assert trail.newest().id == post.id and labels(trail.newest())


async def test_a_form_can_be_asked_for_with_its_command_and_filled_in_at_once(trail: House) -> None:
    await trail.started(trail.bob)
    shown = await trail.ada.slash(trail.tavern, "describe")
    await trail.ada.submit_modal(shown, {"0": "Ash"})
    assert "Ada writes: Ash |  |." in trail.newest().content
    await trail.ada.slash(trail.tavern, "describe", character="Elm | smith | a hammer")
    assert "Ada writes: Elm | smith | a hammer." in trail.newest().content


@pytest.mark.rule("TAB-007")
async def test_what_others_do_meanwhile_does_not_spoil_what_is_being_written(trail: House) -> None:
    post = await trail.started(trail.bob)
    shown = await trail.bob.click(post, label="Who I am")
    await trail.ada.slash(trail.tavern, "walk", to="Mill", care="plain")
    await trail.bob.submit_modal(shown, GIVEN)
    assert "Bob writes: Ash | mason | a rope." in trail.newest().content


async def test_a_form_that_was_open_while_the_bot_restarted_is_understood(trail: House) -> None:
    shown = await trail.bob.click(await trail.started(trail.bob), label="Who I am")
    await trail.world.restart()
    await trail.bob.submit_modal(shown, GIVEN)
    assert "Bob writes: Ash | mason | a rope." in trail.newest().content


@pytest.mark.rule("TAB-007")
async def test_what_was_written_is_given_back_with_the_refusal(trail: House) -> None:
    shown = await trail.bob.click(await trail.started(trail.bob), label="Who I am")
    before = trail.newest().content
    refused = await trail.bob.submit_modal(shown, {**GIVEN, "2": "a dragon ```@everyone"})
    assert said(refused).startswith("No dragons here. (TRA-002)")
    assert said(refused).endswith("You wrote:\n```\nAsh\nmason\na dragon '''@everyone\n```")
    assert refused.response is not None and "Who I am" in labels(refused.response.message)
    assert trail.newest().content == before


@pytest.mark.rule("TAB-007")
async def test_a_form_with_nothing_in_it_is_told_what_it_wants(trail: House) -> None:
    shown = await trail.bob.click(await trail.started(trail.bob), label="Who I am")
    refused = await trail.bob.submit_modal(shown, {"0": " ", "1": "", "2": ""})
    assert said(refused) == "You wrote nothing. Fill in “Name”, “Trade” or “Pack”. (TAB-007)"


@pytest.mark.rule("TAB-007")
async def test_a_field_that_has_to_hold_something_is_named(trail: House, monkeypatch: pytest.MonkeyPatch) -> None:
    post = await trail.started(trail.bob)
    needed = Form("Who are you?", (Field("Name", needed=True), Field("Trade"), Field("Pack", needed=True)))
    monkeypatch.setattr(type(trail.tables.games["trail"]), "form", lambda *_: needed)
    shown = await trail.bob.click(post, label="Who I am")
    written = modal_of(needed, "describe", Version(1, 2)).to_dict()["components"]
    assert [part["component"]["required"] for part in written] == [True, False, True]
    refused = await trail.bob.submit_modal(shown, {"0": " ", "1": "mason", "2": " "})
    assert said(refused).startswith("“Name” and “Pack” are still empty.") and "mason" in said(refused)
    refused = await trail.bob.submit_modal(await trail.bob.slash(trail.tavern, "describe"), {"0": "Ash", "2": " "})
    assert said(refused).startswith("“Pack” is still empty.")


async def test_a_form_of_another_table_is_given_back(trail: House) -> None:
    shown = await trail.ada.click(await trail.started(), label="Who I am")
    await trail.ada.slash(trail.tavern, "home")
    await trail.started()
    refused = await trail.ada.submit_modal(shown, GIVEN)
    assert "That belongs to another table." in said(refused) and "Ash\nmason\na rope" in said(refused)


async def test_what_was_written_is_given_back_when_something_breaks(
    trail: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    shown = await trail.bob.click(await trail.started(trail.bob), label="Who I am")

    async def broken(*_: Any) -> None:
        raise RuntimeError("no ink")

    monkeypatch.setattr(trail.tables, "act", broken)
    refused = await trail.bob.submit_modal(shown, GIVEN)
    assert "Something broke on my side." in said(refused) and "Ash\nmason\na rope" in said(refused)
    assert "no ink" in caplog.text
    forget_errors(trail.env)


async def test_a_step_that_is_open_is_asked_in_a_form_in_private(trail: House) -> None:
    await trail.lobby(trail.bob)
    await trail.ada.slash(trail.tavern, "delve master", member=trail.bob)
    await trail.ada.click(trail.newest(), label=start_of(trail.newest()))
    panel = await trail.bob.click(trail.newest(), label="Game master")
    assert panel.response is not None and "Crone" in labels(panel.response.message)
    await trail.bob.click(panel.response, label="Crone")
    shown = await trail.bob.click(panel.response, label="Something else")
    assert form_in(shown)["title"] == "Crone speaks" and names(form_in(shown)) == ["Words"]
    await trail.bob.submit_modal(shown, {"0": "Turn\nback."})
    assert "Crone says: Turn back.." in trail.newest().content


@pytest.mark.parametrize("by_command", [True, False])
async def test_slow_work_on_a_form_is_deferred_and_told_all_the_same(
    trail: House, monkeypatch: pytest.MonkeyPatch, by_command: bool
) -> None:
    post = await trail.started(trail.bob)
    asked = trail.bob.slash(trail.tavern, "describe") if by_command else trail.bob.click(post, label="Who I am")
    shown = await asked
    monkeypatch.setattr(answers, "DEFER_AFTER", 0.01)
    real = trail.tables.act

    async def slow(*given: Any) -> Any:
        await asyncio.sleep(0.05)
        return await real(*given)

    monkeypatch.setattr(trail.tables, "act", slow)
    await trail.bob.submit_modal(shown, GIVEN)
    assert "Bob writes: Ash | mason | a rope." in trail.newest().content
    refused = await trail.bob.submit_modal(await trail.bob.slash(trail.tavern, "describe"), {**GIVEN, "0": "dragon"})
    assert "No dragons here." in said(refused) and "dragon\nmason\na rope" in said(refused)


async def test_the_panel_in_which_a_form_was_opened_goes_on(trail: House) -> None:
    await trail.lobby(trail.bob)
    await trail.ada.slash(trail.tavern, "delve master", member=trail.bob)
    await trail.ada.click(trail.newest(), label=start_of(trail.newest()))
    panel = (await trail.bob.click(trail.newest(), label="Game master")).response
    assert panel is not None
    await trail.bob.click(panel, label="Miller")
    await trail.bob.submit_modal(await trail.bob.click(panel, label="Something else"), {"0": "Halt"})
    assert "Crone" in labels(panel.message)


async def test_a_long_form_is_cut_to_what_discord_takes() -> None:
    fields = tuple(Field("L" * 60, "h" * 200, "v" * 50, most=9000 if long else 20, long=long) for long in (True, False) * 4)
    modal = modal_of(Form("T" * 80, fields), "describe", Version(1, 2))
    written = modal.to_dict()
    assert list(of_form(written)) == [] and len(written["components"]) == 5
    inside = [part["component"] for part in written["components"]]
    assert [part["max_length"] for part in inside[:2]] == [FIELD_TEXT, 20] and inside[1]["value"] == "v" * 20
    with pytest.raises(Stale, match="too long for a form: type `/describe`"):
        modal_of(Form("T", fields), f"describe {'x' * 100}", Version(1, 2))
    with pytest.raises(Stale, match="too long for a form: type `/camp describe`"):
        modal_of(Form("T", fields), f"describe {'x' * 100}", Version(1, 2), "camp describe")


def test_a_menu_tells_what_asks_on_from_what_is_whole_and_what_is_written() -> None:
    begins = [Offer(f"decree {name}", Choice(name), step=True) for name in ("a", "b", "c", "d")]
    offers = (*begins, Offer("decree rest -", Choice("Rest")), Offer("decree else", Choice("Something else"), form=True))
    shown = arrange_step(MoveQuestion(Version(1, 2), "Who speaks?", offers, Look(), "decree"))
    menu = next(item for item in items_of(shown) if isinstance(item, discord.ui.Select))
    values = [option.value for option in menu.options]
    assert values == ["decree a", "decree b", "decree c", "decree d", "!decree rest -", "=decree else"]
    whole = tuple(Offer(f"decree x {number}", Choice(str(number))) for number in range(6))
    shown = arrange_step(MoveQuestion(Version(1, 2), "Says what?", whole, Look(), "decree x"))
    menu = next(item for item in items_of(shown) if isinstance(item, discord.ui.Select))
    assert menu.options[0].value == "decree x 0" and menu.custom_id == "steps:1.2:0:make:decree x"


def test_an_answer_too_long_for_a_menu_is_left_to_the_form() -> None:
    offers = (Offer(f"decree {'x' * 99}", Choice("Long")), Offer("decree", Choice("Something else"), form=True))
    shown = arrange_step(MoveQuestion(Version(1, 2), "Says what?", offers, Look(), "decree"))
    assert [item.label for item in items_of(shown) if isinstance(item, discord.ui.Button)] == ["Something else", "Back"]


def test_what_stands_between_fields_stands_in_none_of_them() -> None:
    assert join_fields(["a|b", " c\n d "]) == "a/b | c d"
    assert join_fields(["a|b\nc"]) == "a|b c"
    assert join_fields(["", " "]) == ""


async def test_a_form_that_arrives_twice_is_one_move_and_told_once(trail: House) -> None:
    shown = await trail.bob.click(await trail.started(trail.bob), label="Who I am")
    emit = trail.env.backend.emit

    def twice(event: str, payload: Any) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            emit(event, payload)

    trail.env.backend.emit = twice  # type: ignore[method-assign]
    before = (await trail.tables.views.latest(trail.tavern.id)).version.change
    await trail.bob.submit_modal(shown, GIVEN)
    assert sum("Bob writes" in post.content for post in trail.posts()) == 1
    assert (await trail.tables.views.latest(trail.tavern.id)).version.change == before + 1
