"""Whatever is refused at a table, /rules why leads to the entry behind it, and so does the id that the refusal shows."""

from __future__ import annotations

import pytest

from .conftest import House, said, start_of


async def why(house: House, asker: object) -> str:
    return said(await asker.slash(house.tavern, "rules", why=True))  # type: ignore[attr-defined]


@pytest.mark.rule("TAB-002", "TAB-023")
async def test_a_player_who_presses_in_anothers_turn_is_told_what_a_turn_is(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    other, name = (house.bob, "Ada") if player is house.ada else (house.ada, "Bob")
    refused = await other.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    assert said(refused).startswith(f"It's {name}'s turn.") and "(TAB-023)" in said(refused)
    told = await why(house, other)
    assert "I refused you this" in told and "**Somebody else's turn**" in told and "-# TAB-023" in told
    assert "have not refused you anything" in await why(house, player), "no member reads the refusals of another"


@pytest.mark.rule("TAB-002", "TAB-054")
async def test_what_only_the_host_may_do_shows_its_id_and_is_found_by_it(house: House) -> None:
    lobby = await house.lobby(house.bob)
    refused = await house.bob.click(lobby, label=start_of(lobby))
    assert said(refused) == "Only Ada, the host, can do that. (TAB-054)"
    assert "**What only the host may do**" in await why(house, house.bob)
    assert "**What only the host may do**" in said(await house.bob.slash(house.tavern, "rules", ask="tab-054"))


@pytest.mark.rule("TAB-002", "TAB-010", "TAB-016")
async def test_the_last_refusal_is_explained_where_there_is_no_table_and_after_a_restart(house: House) -> None:
    assert "TAB-" not in said(await house.dee.slash(house.tavern, "undo"))
    assert "**Where nothing is being played**" in await why(house, house.dee)
    await house.started(house.bob)
    assert said(await house.dee.slash(house.tavern, "draft", card="1")).endswith("(TAB-016)")
    await house.world.restart()
    assert "**Without a seat**" in await why(house, house.dee)


@pytest.mark.rule("TAB-002", "TAB-058")
async def test_a_channel_that_is_shut_to_me_is_explained_too(house: House) -> None:
    from .test_trouble import deny

    deny(house, house.tavern.id, attach_files=True)
    refused = await house.ada.slash(house.tavern, "delve new", game="toy")
    assert said(refused) == "I can't post in this channel: I need Attach Files. Nothing was changed."
    assert "**What I need in a channel**" in await why(house, house.ada)


@pytest.mark.rule("TAB-061")
async def test_a_question_about_the_table_is_answered_in_a_channel_where_a_game_is_played(house: House) -> None:
    await house.started(house.bob)
    told = said(await house.bob.slash(house.tavern, "rules", ask="how do I undo"))
    assert "TAB-03" in told
    assert "**Asking about the rules**" in said(await house.bob.slash(house.tavern, "rules", ask="tab 61"))
