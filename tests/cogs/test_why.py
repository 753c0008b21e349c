"""Every refusal carries its rule, and a button that leads there."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.interactions import errors
from engine import WORDS, GameError
from tests.rulebook.test_table_rules import refusals

from .conftest import House, said


def why(result: Any) -> list[str]:
    """Return the custom ids of the buttons Why? in an answer."""
    rows = result.response.message.components
    return re.findall(r"why:[^'\"\s,)\]]+", repr([part.to_dict() for part in rows]))


@pytest.mark.rule("TAB-001", "TAB-002")
async def test_a_refusal_has_a_button_that_leads_to_its_rule(house: House) -> None:
    nothing_here = await house.dee.slash(house.crypt, "undo")
    assert why(nothing_here) == ["why:0.0:TAB-010"]
    await house.started(house.bob)
    stranger = await house.dee.slash(house.tavern, "pass")
    assert "You have no seat at this table" in said(stranger) and "(TAB-016)" in said(stranger)
    assert why(stranger) == ["why:0.0:TAB-016"]
    told = await house.dee.click(stranger.response, label=WORDS("button-why"))
    assert "TAB-016" in said(told)


async def test_no_kind_of_refusal_is_told_without_the_button(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Any] = []

    class Answered:
        def __init__(self, *_: object) -> None: ...

        async def show_in_place(self, content: Any) -> None:
            shown.append(content)

    async def nothing(*_: object) -> Any:
        return ()

    monkeypatch.setattr(errors, "Answer", Answered)
    monkeypatch.setattr(errors, "note_refusal", nothing)
    monkeypatch.setattr(errors, "fresh_controls", nothing)
    monkeypatch.setattr(errors, "is_at_private_table", lambda _: False)
    monkeypatch.setattr(errors, "problems_text", str)
    interaction = cast(Any, SimpleNamespace(extras={}, client=None))
    kinds = [kind for kind in refusals() if kind is not errors.Unclear and kind is not errors.Stale]
    for kind in kinds:
        error = cast(GameError, kind("No.", ()) if kind is errors.BadFile else kind("No."))
        await errors.refuse(interaction, error)
        ids = [item.custom_id for group in shown[-1].groups for row in group.rows for item in row]
        assert ids == [f"why:0.0:{error.entry}"], kind.__name__
