"""Laying a tile and sending a Delver, step by step in private, while rivals look on and see nothing of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.cavern.state.content import content
from tests.cogs.conftest import said
from tests.cogs.offered import moves
from tests.games.cavern.build import Bench, cavern, gold, player, sent, treasure

from .beginnings import HALL, contested, fresh
from .caverns import Open


def pictured(message: Any) -> list[str]:
    return [file.filename.rsplit("-", 1)[0] for file in message.message.attachments]


@pytest.mark.rule("CAV-066", "CAV-085", "CAV-G52")
async def test_a_turn_step_by_step_and_one_press_back(begin: Open, bench: Bench) -> None:
    house = await begin(fresh(bench))
    bob, posted = house.bob, len(house.posts())
    panel = await house.panel(bob)
    hand = ["place 1", "place 2", "place 3"]
    assert pictured(panel) == ["cavern-hand"] and moves(panel)[2:6] == [*hand, "breach"]
    assert all(move.startswith("both place 1 ") for move in moves(panel)[:2]), "the only tile with Gold, in the best ways"
    await house.press(bob, panel, "place 1")
    assert pictured(panel) == ["cavern-place"]
    ways = ["place 1 A 0", "place 1 A 180", "place 1 B 0", "place 1 B 180", "place 1 C 0", "place 1 C 180"]
    assert sorted(move.removeprefix("!") for move in moves(panel)) == ways, "its corridor has to meet the entrance's"
    await bob.click(panel, label="Back")
    assert pictured(panel) == ["cavern-hand"] and moves(panel)[2:5] == hand
    await house.press(bob, panel, "place 1")
    assert all(file.description for file in panel.message.attachments)
    assert len(house.posts()) == posted, "nothing that was considered was told"
    await house.press(bob, panel, "place 1 C 180")
    assert len(house.posts()) == posted and pictured(panel) == ["cavern-send"], "it goes on in the post of the turn"
    post = house.newest()
    assert "Bob lays a tile at M2." in post.content
    assert post.content.endswith(f"**Bob**, {house.asks}") and moves(post) == [], "whom to send is chosen in private"
    # The same private message goes on with who is sent; what is in hand stands in the picture.
    assert "Delvers in hand" not in panel.message.content and f"**Bob**, {house.asks}" in panel.message.content
    whole = [f"send {kind} {number}" for kind in ("brute", "leader", "mage", "thief") for number in (1, 2, 3)]
    assert sorted(moves(panel)) == sorted([*whole, "pass"])
    await house.press(bob, panel, "send thief 2")
    assert "Your hand" not in panel.message.content and panel.attachments == [] and not panel.message.components
    assert house.state.delvers[0].kind == "thief" and "thief" not in house.newest().content.lower()
    assert "Facedown: thief in " in said(await bob.slash(house.tavern, "status"))
    rival = said(await house.cy.slash(house.tavern, "status"))
    assert "thief" not in rival.partition("**For your eyes**")[0]


@pytest.mark.rule("CAV-042", "CAV-085")
async def test_whom_to_send_is_no_promise_where_the_torch_of_the_new_tile_shows_who_lies_there(
    begin: Open, bench: Bench
) -> None:
    # A niche with a torch closes the hall at N1, where Bob's brute lies facedown.
    tiles = {(1, 0): bench.tile("tan S bags=6")}
    hand = [bench.tile("tan N torch"), bench.tile("tan N bags=1")]
    house = await begin(cavern([player(0, hand), player(1), player(2)], tiles, delvers=(sent(1, "brute", (1, 0)),)))
    panel = await house.panel(house.ada)
    assert not any(move.startswith("both place 1 ") for move in moves(panel))
    alone = next(move for move in moves(panel) if move.startswith("place 1 ") and len(move.split()) == 4)
    await house.press(house.ada, panel, alone)
    assert house.state.delvers[0].up and house.state.step == "send" and len(house.state.delvers) == 1
    assert "By torchlight at N1: " in house.newest().content and "which Delver do you send?" in panel.message.content


@pytest.mark.rule("CAV-067", "CAV-085")
async def test_a_turn_by_two_commands_with_completion(begin: Open, bench: Bench) -> None:
    house = await begin(fresh(bench))
    bob = house.bob
    offered = await bob.autocomplete(house.tavern, "place", "turn", "", tile="1", at="c")
    assert [choice["value"] for choice in offered] == ["0", "180"]
    assert all(choice["name"].startswith(choice["value"]) for choice in offered)
    for rival in (house.ada, house.cy, house.dee):
        assert await rival.autocomplete(house.tavern, "place", "tile", "") == []
        assert await rival.autocomplete(house.tavern, "cavern send", "delver", "") == []
    post = await house.acts(bob, "place", tile="1", at="M2", turn="half")
    assert "Bob lays a tile" in post.content and house.state.tiles[-1].turn == 180
    offered = await bob.autocomplete(house.tavern, "cavern send", "to", "", delver="brute")
    assert [choice["value"] for choice in offered] == ["1", "2", "3"]
    post = await house.acts(bob, "cavern send", delver="Brute", to="3")
    assert house.state.delvers[0].kind == "brute" and "brute" not in post.content


async def test_a_half_filled_command_asks_the_rest_in_private(begin: Open, bench: Bench) -> None:
    house = await begin(fresh(bench))
    result = await house.bob.slash(house.tavern, "place", tile="1", at="C")
    assert result.response is not None and moves(result.response) == ["place 1 C 0", "place 1 C 180"]
    assert [file.filename.rsplit("-", 1)[0] for file in result.response.attachments] == ["cavern-place"]
    await house.press(house.bob, result.response, "place 1 C 0")
    assert "Bob lays a tile" in house.newest().content


@pytest.mark.rule("CAV-170", "CAV-G14")
async def test_breaking_the_corridor_rule_has_a_way_of_its_own_and_where_one_turn_fits_none_is_asked(
    begin: Open, bench: Bench
) -> None:
    house = await begin(fresh(bench))
    refused = await house.bob.slash(house.tavern, "place", tile="3", at="C", turn="90")
    assert "(CAV-072)" in said(refused) and house.state.players[1].xp == 3
    panel = await house.panel(house.bob)
    for step in ("breach", "breach 3"):
        await house.press(house.bob, panel, step)
    assert panel.message.content.startswith("Where does it go, for 1 XP?")
    assert "breach 3 C 90" in moves(panel), "the place is all that is asked"
    await house.press(house.bob, panel, "breach 3 C 90")
    assert "1 XP" in house.newest().content and house.state.players[1].xp == 2


@pytest.mark.rule("CAV-142", "CAV-G52")
async def test_what_is_seen_by_looking_into_a_room_is_whispered_to_one(begin: Open, bench: Bench) -> None:
    state = fresh(bench)
    room = bench.tile("tan N", "corridor ES")
    tiles = cavern(2, {(1, 0): room}).tiles
    holder = replace(state.players[1], treasure=treasure("keyhole_lens"))
    out = (sent(0, "mage", (1, 0)), sent(2, "thief", (1, 0)))
    state = replace(state, players=(state.players[0], holder, state.players[2]), tiles=tiles, delvers=out)
    house = await begin(state)
    panel = await house.panel(house.bob)
    result = await house.press(house.bob, panel, "reveal keyhole_lens")
    post = house.newest()
    assert "Bob looks at the facedown Delvers" in post.content
    assert not any(kind in post.content for kind in content().band.classes)
    assert "Ada's mage and Cy's thief" in said(result)
    for rival in (house.ada, house.cy, house.dee):
        log = said(await rival.slash(house.tavern, "log"))
        assert "Bob looks at the facedown Delvers" in log and "Ada's" not in log
    assert [delver.up for delver in house.state.delvers] == [False, False]


@pytest.mark.rule("CAV-027", "CAV-G52")
async def test_cards_are_whispered_to_the_one_who_collects_and_a_rival_sees_how_many(begin: Open, bench: Bench) -> None:
    players = (player(0, xp=0, gold=gold(3)), player(1, xp=0))
    delvers = (sent(0, "brute", HALL), sent(0, "brute", HALL), sent(0, "leader", HALL), sent(1, "thief", HALL))
    state = contested(bench, players, "tan - bags=4 chests=1", delvers=delvers, gold=(3, 2, 3, 1, 1))
    house = await begin(replace(state, treasure=("jade_abacus", "kings_teeth")))
    result = await house.ada.slash(house.tavern, "pass")
    post = house.newest()
    assert said(result).startswith("")
    assert "worth 3 and 2" in said(result) and "Jade abacus" in said(result)
    assert "worth" not in post.content and "abacus" not in post.content
    own, rivals = [said(await who.slash(house.tavern, "status")) for who in (house.ada, house.bob)]
    treasures = len(house.state.players[0].treasure)
    assert "1 worth 2, 2 worth 3" in own and "Jade abacus" in own
    assert f"3 Gold and {treasures} Treasure" in rivals
    assert "abacus" not in rivals and "worth 2" not in rivals.partition("**For your eyes**")[0]
    for who in (house.bob, house.dee):
        for command in ("map", "log", "delve export"):
            seen = await who.slash(house.tavern, command)
            words = [said(seen), *(file.description or "" for file in seen.response.attachments)]  # type: ignore[union-attr]
            assert "abacus" not in "".join(words).lower() and "worth" not in "".join(words)
