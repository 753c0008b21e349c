"""What the party can look up: it stands there, completes what is known, and is the same whatever is hidden."""

from __future__ import annotations

from random import Random

import pytest

from engine.games.regions.state.state import State
from tests.cogs.conftest import said
from tests.cogs.venue import everything
from tests.games.regions.build import stealth_house

from .beginnings import on_the_way, weir
from .secrets import secrets_of
from .ventures import Open, Ventures


async def looking(begin: Open, state: State | None = None) -> Ventures:
    house = await begin(state or on_the_way(at="sluice-3k", turn=0))
    await house.gather(house.bob, house.cy)
    return house


@pytest.mark.rule("REG-G16", "REG-G17", "REG-G19")
async def test_a_sheet_is_shown_to_a_member_who_asks_for_it_with_the_hand_open_among_friends(begin: Open) -> None:
    house = await looking(begin, on_the_way(hands={0: ("lead-on",), 1: ("dig-in",)}))
    own = said(await house.ada.slash(house.tavern, "look sheet"))
    assert own.startswith("**Ada** – Warden") and "EP 20 of 20" in own and "**Lead On** (Strategy)" in own
    other = said(await house.ada.slash(house.tavern, "look sheet", who="bob"))
    assert other.startswith("**Bob** – Delver") and "**Dig In** (Interrupt)" in other
    found = await house.dee.autocomplete(house.tavern, "look sheet", "who", "")
    assert [item["value"] for item in found] == ["Ada", "Bob", "Cy"]
    assert "nobody is called “goblin”" in said(await house.ada.slash(house.tavern, "look sheet", who="goblin"))
    assert "no character here" in said(await house.dee.slash(house.tavern, "look sheet"))


@pytest.mark.rule("REG-193", "REG-194")
async def test_the_briefing_says_what_it_is_about_and_its_special_rules_again(begin: Open) -> None:
    house = await looking(begin, on_the_way(stealth_house(no_bash=True, about="In and out by the yard.")))
    told = said(await house.cy.slash(house.tavern, "look briefing"))
    assert "In and out by the yard." in told and "**Special rules**" in told
    assert "What has a lock cannot be broken down" in told and "You have to carry out the ledger." in told
    assert "Yard" in told and "Study" not in told


@pytest.mark.rule("REG-183", "REG-G47")
async def test_stealth_tokens_stand_in_every_post(begin: Open) -> None:
    house = await looking(begin, on_the_way(stealth_house(), turn=0))
    assert "7 Stealth Tokens are left" in house.text(), "warden 1 + 1, delver 1, shadow 2 + 2"
    house.watcher.look()


@pytest.mark.rule("REG-038", "REG-G53")
async def test_completion_knows_only_what_the_party_knows(begin: Open) -> None:
    house = await looking(begin)
    for who in (house.ada, house.dee):
        for verb, argument in (
            ("move", "to"),
            ("act", "target"),
            ("use", "item"),
            ("regions pick", "lock"),
            ("map", "around"),
        ):
            if verb not in who.available_commands(house.tavern):
                continue
            for typed in ("", "e", "eel", "tin", "drown", "C", "chapel-9z"):
                found = await who.autocomplete(house.tavern, verb, argument, typed)
                words = " ".join(f"{item['name']} {item['value']}" for item in found).lower()
                for secret in ("eel", "tin", "chapel", "kettle", "9z", "dart"):
                    assert secret not in words, (verb, typed, words)
    house.watcher.look()
    hidden, made_up = [await house.refused(house.ada, "move", to=to) for to in ("Drowned chapel", "Castle of glass")]
    assert hidden == made_up and "No exit here leads there" in hidden
    hidden, made_up = [await house.refused(house.ada, "use", item=item) for item in ("tin-4q", "castle")]
    assert hidden.replace("tin-4q", "?") == made_up.replace("castle", "?")
    hidden, made_up = [
        await house.refused(house.ada, "regions act", play="heave", target=target)
        for target in ("dart-plate", "stone-warder")
    ]
    assert hidden.replace("dart-plate", "?") == made_up.replace("stone-warder", "?")


@pytest.mark.rule("REG-218", "REG-219", "REG-220", "REG-G55")
async def test_a_failed_search_reads_like_an_empty_place(begin: Open) -> None:
    told = []
    for at in ("landing", "sluice-3k"):  # a hidden way leads out of the sluice room; nothing is hidden at the landing
        house = await looking(begin, on_the_way(at=at, turn=0, dice=(1, 6)))
        post = await house.presses(house.ada, "search")
        room = house.state.scenario.region_by_id[house.state.members[0].region].name
        told.append(post.content.partition("\n\n")[0].replace(room, "room"))
        assert house.state.forced.dice == (), "a decoy was rolled"
        assert len(house.state.secrets) == 1 and not house.state.found
        for viewer in (house.ada, house.dee):
            log = said(await viewer.slash(house.tavern, "log"))
            assert "=6" not in log and "decoy" not in log
        house.watcher.look()
    assert told[0] == told[1] and "d4=1" in told[0] and "6" not in told[0].replace("d6", ""), told


@pytest.mark.rule("REG-225", "REG-226", "REG-215")
async def test_a_hidden_way_that_is_found_has_a_letter_and_can_be_gone_at_once(begin: Open) -> None:
    house = await looking(begin, on_the_way(at="sluice-3k", turn=2, dice=(6, 6)))
    post = await house.presses(house.cy, "search")
    assert "-# Cy, Search d8=6" in post.content and "move C" in house.offers()
    assert "C, to the Drowned chapel" in post.content, "it is lit, and can be seen from here"
    await house.acts(house.cy, "move", to="C")
    assert "Drowned chapel" in house.text() and house.state.members[2].region == "chapel-9z"
    house.watcher.look()


@pytest.mark.rule("REG-133", "REG-G34", "REG-G41")
async def test_a_trap_is_nameless_until_it_springs(begin: Open) -> None:
    state = on_the_way(at="sluice-3k", turn=2, dice=(6, 6, 8, 1, 5))
    house = await looking(begin, state)
    await house.presses(house.cy, "search")
    for text in (await house.cy.slash(house.tavern, "map", text=True), await house.cy.slash(house.tavern, "look briefing")):
        assert "dart" not in said(text).lower()
    post = await house.acts(house.cy, "move", to="C")
    assert "dart plate" in post.content.lower() and house.state.members[2].ep == 9, "Damage 5 of 14 EP"
    house.watcher.look()


@pytest.mark.rule("REG-013", "REG-019", "REG-038")
@pytest.mark.parametrize("seed", range(2))
async def test_whatever_is_hidden_everybody_sees_the_same(begin: Open, seed: int) -> None:
    house = await looking(begin)
    chance = Random(seed)
    for who in (house.ada, house.bob, house.dee):
        seen = await everything(house, who)
        with house.otherwise(house.live.seat_of(who.id), chance):
            again = await everything(house, who)
        assert again == seen
    house.watcher.look()


@pytest.mark.rule("REG-038")
async def test_the_map_is_shown_closely_around_a_known_place_and_nothing_else(begin: Open) -> None:
    house = await looking(begin)
    found = [item["value"] for item in await house.ada.autocomplete(house.tavern, "map", "around", "")]
    assert set(found) == {"Tarred landing", "Sluice room"}
    house.watcher.look()
    seen = await house.ada.slash(house.tavern, "map", around="Sluice room")
    assert seen.response is not None and len(seen.response.attachments) == 1
    hidden = said(await house.ada.slash(house.tavern, "map", around="Drowned chapel"))
    absent = said(await house.ada.slash(house.tavern, "map", around="Castle of glass"))
    assert hidden.replace("Drowned chapel", "?") == absent.replace("Castle of glass", "?")


@pytest.mark.rule("REG-038", "REG-G55")
async def test_the_file_of_a_running_scenario_holds_no_more_than_was_told(begin: Open) -> None:
    house = await looking(begin, on_the_way(at="sluice-3k", turn=0, dice=(1, 6)))
    await house.presses(house.ada, "search")
    result = await house.dee.slash(house.tavern, "delve export")
    assert result.response is not None
    (file,) = result.response.attachments
    written = (house.env.backend.cdn.get(file.url) or b"").decode()
    assert "The Tarred Weir" in written
    betrayed = [secret for secret in secrets_of(house.state) if secret.casefold() in written.casefold()]
    assert betrayed == []


async def test_who_sits_nowhere_sees_what_everybody_sees(begin: Open) -> None:
    house = await looking(begin)
    for command in ("status", "map", "look briefing", "look sheet", "hand", "log", "help"):
        shown = await house.dee.slash(house.tavern, command)
        assert shown.response is not None and shown.response.ephemeral and "broke on my side" not in shown.response.content
    assert weir().regions[3].name not in said(await house.dee.slash(house.tavern, "look briefing"))
    house.watcher.look()
