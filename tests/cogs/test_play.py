"""Commands, buttons and menus: the same moves with each."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from cogs.play.commands import verbs_of
from engine import Opening
from engine.core.moves import Argument
from playground.world import dispatch_together
from tests import toy

from .conftest import House, labels, menus, said


async def test_every_verb_is_a_command_whose_arguments_are_completed(house: House) -> None:
    player = await house.placing(house.bob)
    offered = await player.autocomplete(house.tavern, "place", "at", "", tile="1")
    assert [choice["value"] for choice in offered] == ["B1", "A2", "C2", "B3"]
    offered = await player.autocomplete(house.tavern, "place", "turn", "18", tile="1", at="B1")
    assert [choice["value"] for choice in offered] == ["180"]


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Place tiles and name places with commands of a group. Comes before ``house``."""
    verbs = tuple(replace(verb, group="craft") if verb.name in ("place", "call") else verb for verb in toy.OPENLY)
    monkeypatch.setattr(toy.Toy, "verbs", verbs)
    opening = Opening("craft", "A board that is laid elsewhere.", {"rounds": "1"}, Argument("people", "Who lays it"))
    monkeypatch.setattr(toy.Toy, "openings", (opening,))


async def test_verbs_of_a_group_are_its_commands_and_no_others(workshop: None, house: House) -> None:
    commands = {command.qualified_name: command for command in house.world.bot.tree.walk_commands()}  # type: ignore[attr-defined]
    assert [name for name in commands if name.startswith("craft ")] == ["craft new", "craft place", "craft call"]
    assert {"draft", "pass"} <= set(commands) and not {"place", "call"} & set(commands)
    assert [verb.name for verb in verbs_of(house.tables.games)] == ["draft", "pass"]
    place = next(verb for verb in toy.Toy.verbs if verb.name == "place")
    assert commands["craft place"].description == place.about
    assert [(parameter.name, parameter.description) for parameter in commands["craft place"].parameters] == [
        (argument.name, argument.about) for argument in place.arguments
    ]


async def test_a_verb_of_a_group_is_completed_and_played_like_any_other(workshop: None, house: House) -> None:
    player = await house.placing(house.bob)
    offered = await player.autocomplete(house.tavern, "craft place", "at", "", tile="1")
    assert [choice["value"] for choice in offered] == ["B1", "A2", "C2", "B3"]
    result = await player.slash(house.tavern, "craft place", tile="2", at="B1")
    assert said(result) == "4 ways fit. Say which with `turn:`, or pick one."
    refused = await player.slash(house.tavern, "craft place", tile="1", at="A1", turn="0")
    assert "(TOY-004)" in said(refused)
    await player.slash(house.tavern, "craft place", tile="1", at="b1", turn="180")
    assert "at B1 pointing south: 3 more." in house.newest().content
    await player.slash(house.tavern, "craft call", name="Nine Elms")
    assert "calls it Nine Elms." in house.newest().content


async def test_the_controls_of_a_verb_of_a_group_carry_its_move_alone(workshop: None, house: House) -> None:
    player = await house.placing(house.bob)
    menu = menus(house.newest())[0]
    assert all("craft" not in option.value for option in menu.options)
    await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)
    assert "lays" in house.newest().content


async def test_nothing_is_completed_for_a_member_who_may_not_do_it(house: House) -> None:
    player = await house.placing(house.bob)
    other = house.bob if player is house.ada else house.ada
    for asker in (other, house.dee):
        assert await asker.autocomplete(house.tavern, "place", "at", "") == []
    assert await house.ada.autocomplete(house.crypt, "place", "at", "") == []


async def test_a_command_answers_with_the_post_that_everybody_sees(house: House) -> None:
    player = await house.placing(house.bob)
    result = await player.slash(house.tavern, "place", tile="1", at="b1", turn="180")
    assert result.response is not None and not result.response.ephemeral
    assert result.response.id == house.newest().id and result.followups == []
    assert "at B1 pointing south: 3 more." in house.newest().content
    assert house.newest().attachments[0].description is not None


async def test_arguments_left_out_are_filled_in_where_only_one_move_fits(house: House) -> None:
    await house.started(rounds="1")
    card = await house.first(house.ada, "draft", "card")
    await house.ada.slash(house.tavern, "draft", card=card)
    await house.ada.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    await house.ada.slash(house.tavern, "pass")
    assert "It is over" in house.newest().content


async def test_a_command_that_fits_several_moves_offers_them_to_the_asker_only(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    result = await player.slash(house.tavern, "place", tile="2", at="B1")
    assert result.response is not None and result.response.ephemeral
    assert len(labels(result.response.message)) == 4
    assert said(result) == "4 ways fit. Say which with `turn:`, or pick one."
    wider = await player.slash(house.tavern, "place", tile="2")
    assert said(wider).endswith(" ways fit. Say which with `at:` and `turn:`, or pick one.")
    south = next(label for label in labels(result.response.message) if label.endswith("south"))
    await player.click(result.response, label=south)
    assert "at B1 pointing south" in house.newest().content


async def test_an_illegal_move_is_refused_with_its_rule_and_the_fresh_controls(house: House) -> None:
    player = await house.placing(house.bob)
    before = len(house.posts())
    result = await player.slash(house.tavern, "place", tile="1", at="A1", turn="0")
    assert "(TOY-004)" in said(result)
    assert result.response is not None and result.response.message.components
    assert len(house.posts()) == before


async def test_a_button_goes_on_in_its_post_and_what_follows_takes_the_controls_off_that(
    openly: None, house: House
) -> None:
    player = await house.placing(house.bob)
    menu = menus(house.newest())[0]
    before = house.newest().id
    await player.select(house.newest(), [menu.options[0].value], custom_id=menu.custom_id)
    assert house.newest().id == before and "lays" in house.newest().content
    shown = await player.click(house.newest(), label="Your hand")
    assert shown.response is not None and shown.response.ephemeral
    await player.click(shown.response, label="No name")
    assert house.newest().id != before and "leaves it without a name" in house.newest().content
    old = next(post for post in house.posts() if post.id == before)
    assert old.components == [] and "lays" in old.content


async def test_what_one_types_freely_reaches_the_game(house: House) -> None:
    player = await house.placing(house.bob)
    await player.slash(house.tavern, "place", tile="1", at="B1", turn="0")
    result = await player.slash(house.tavern, "call", name="Nine | Elms")
    assert "letters, spaces, apostrophes and hyphens" in said(result)
    await player.slash(house.tavern, "call", name="Nine Elms")
    assert "calls it Nine Elms." in house.newest().content


async def test_secrets_are_told_to_their_owner_only(house: House) -> None:
    await house.started(house.bob)
    card = await house.first(house.ada, "draft", "card")
    result = await house.ada.slash(house.tavern, "draft", card=card)
    assert said(result) == f"You picked {card}."
    assert house.newest().content.startswith("Ada has picked a card.")
    assert f"picked {card}" not in house.newest().content


async def test_the_private_button_shows_everybody_their_own_hand_and_moves(house: House) -> None:
    await house.started(house.bob)
    hands = set()
    for player in (house.ada, house.bob):
        shown = await player.click(house.newest(), label="Your hand")
        assert "Your hand: " in said(shown)
        hands.add(said(shown).split("Your hand: ")[1].split(".")[0])
        assert shown.response is not None
        await player.click(shown.response, label=labels(shown.response.message)[0])
    assert len(hands) == 2
    assert "The cards are turned" in house.newest().content
    stranger = await house.dee.click(house.newest(), label="Your hand")
    assert "You have no seat" in said(stranger) and "Your hand" not in said(stranger)


async def test_the_next_player_is_mentioned_once_and_never_for_their_own_move(house: House) -> None:
    await house.started(house.bob, house.cy)
    # Ada pressed Start.
    assert f"**Ada**, {house.bob.mention} and {house.cy.mention}, pick a card" in house.newest().content
    await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    assert "<@" not in house.newest().content and "**Bob** and **Cy**, pick" in house.newest().content
    asked = [entry.json["data"]["allowed_mentions"] for entry in house.env.http_requests if _answer(entry)]
    assert asked[-1] == {"parse": []} or not asked[-1].get("users")


def _answer(entry: object) -> bool:
    body = getattr(entry, "json", None)
    return isinstance(body, dict) and "allowed_mentions" in (body.get("data") or {})


async def test_a_free_move_is_taken_back_with_the_button_and_made_again_by_command(house: House) -> None:
    await house.started(house.bob)
    await house.bob.slash(house.tavern, "draft", card=await house.first(house.bob, "draft", "card"))
    await house.bob.slash(house.tavern, "undo")
    ballot = house.newest()
    assert ballot.content.startswith("Bob wants to take back the last move.")
    assert labels(ballot)[:2] == ["Keep it (default)", "Allow it"]
    assert house.ada.mention in ballot.content and house.bob.mention not in ballot.content
    own = await house.bob.click(ballot, label="Allow it")
    assert "You asked" in said(own)
    await house.ada.click(ballot, label="Allow it")
    assert "take back Bob's last move." in house.newest().content
    assert "Your hand" in labels(house.newest())
    await house.bob.slash(house.tavern, "delve redo")
    assert "Bob brings back the last move." in house.newest().content


async def test_one_refusal_closes_a_ballot(house: House) -> None:
    await house.started(house.bob, house.cy)
    await house.bob.slash(house.tavern, "draft", card=await house.first(house.bob, "draft", "card"))
    await house.bob.slash(house.tavern, "undo")
    await house.cy.click(house.newest(), label="Keep it (default)")
    assert "Cy would rather keep it." in house.newest().content


async def test_alone_one_undoes_with_a_press_and_is_asked_before_the_game_leaves_the_hall(house: House) -> None:
    await house.started(rounds="1")
    await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    assert "Undo" in labels(house.newest())
    refused = await house.bob.click(house.newest(), label="Undo")
    assert "hall" not in said(refused) and "takes back" not in house.newest().content
    typed = await house.ada.slash(house.tavern, "undo")
    assert "this game does not count in the hall" in said(typed)
    asked = await house.ada.click(house.newest(), label="Undo")
    assert "takes back" not in house.newest().content
    assert asked.response is not None and "this game does not count in the hall" in asked.response.content
    await house.ada.click(asked.response, label="Undo")
    assert "takes back" in house.newest().content
    await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    await house.ada.click(house.newest(), label="Undo")
    assert "takes back" in house.newest().content, "the place is lost already"


async def test_after_the_deadline_the_default_is_played_and_told(house: House) -> None:
    await house.started(house.bob, wait="2")
    assert "No answer: the game goes on <t:" in house.newest().content
    await house.world.wait(timedelta(hours=1, minutes=58))
    assert house.newest().content.startswith("The board is laid out")
    await house.world.wait(timedelta(minutes=4))
    assert "The cards are turned" in house.newest().content


async def test_the_host_goes_on_without_a_player_and_gives_a_seat_away(house: House) -> None:
    await house.started(house.bob)
    refused = await house.bob.slash(house.tavern, "delve skip")
    assert "Only Ada" in said(refused)
    refused = await house.ada.slash(house.tavern, "delve give", seat=house.bob, to=house.cy)
    assert "another player on that seat would see what it hides" in said(refused)
    refused = await house.ada.slash(house.tavern, "delve skip")
    assert "You play against Bob, so you can go on without them only after 12 hours" in said(refused)
    await house.leaves(house.bob)
    await house.ada.slash(house.tavern, "delve give", seat=house.bob, to=house.cy)
    assert "Cy plays on for Bob; in the delve the seat keeps the name Bob." in house.newest().content
    await house.ada.slash(house.tavern, "draft", card=await house.first(house.ada, "draft", "card"))
    assert "The cards are turned" in house.newest().content


async def test_two_channels_play_at_the_same_time(house: House) -> None:
    await house.started(house.bob)
    await house.started(house.cy, channel=house.crypt)
    card = await house.first(house.ada, "draft", "card")
    there = str((await house.cy.autocomplete(house.crypt, "draft", "card", ""))[0]["value"])
    await dispatch_together(
        house.env,
        house.ada.slash(house.tavern, "draft", card=card),
        house.cy.slash(house.crypt, "draft", card=there),
        house.bob.click(house.newest(house.crypt), label="Your hand"),
    )
    assert house.newest().content.startswith("Ada has picked a card.")
    assert house.newest(house.crypt).content.startswith("Cy has picked a card.")


async def test_two_presses_at_once_are_told_in_the_order_of_their_changes(house: House) -> None:
    await house.started(house.bob, house.cy)
    cards = {player: await house.first(player, "draft", "card") for player in (house.ada, house.bob, house.cy)}
    await dispatch_together(house.env, *(player.slash(house.tavern, "draft", card=card) for player, card in cards.items()))
    told = [post.content.split("\n")[0].split(" has picked")[0] for post in house.posts()[-3:]]
    assert told == ["Ada", "Bob", "Cy"]
    assert sum(bool(post.components) for post in house.posts()[1:]) == 1


async def test_a_menu_of_more_than_12_moves_goes_on_in_private(openly: None, house: House) -> None:
    player = await house.placing(house.bob)
    menu = menus(house.newest())[0]
    assert len(menu.options) == 12 and menu.options[-1].label == "More (21 left)"
    part = await player.select(house.newest(), [menu.options[-1].value], custom_id=menu.custom_id)
    assert part.response is not None and part.response.ephemeral
    rest = menus(part.response.message)[0]
    assert len(rest.options) == 21
    assert len({option.value for option in (*menu.options[:-1], *rest.options)}) == 32
    await player.select(part.response, [rest.options[-1].value], custom_id=rest.custom_id)
    assert "lays" in house.newest().content
