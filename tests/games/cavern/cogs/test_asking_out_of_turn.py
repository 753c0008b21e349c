"""A player who is asked on another's turn: what is offered to whom, and what the others see of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.cavern.state.content import content
from tests.cogs.conftest import labels, said
from tests.cogs.offered import moves
from tests.games.cavern.build import Bench, gold, player, sent, treasure

from .beginnings import HALL, contested, duel
from .caverns import Open

BOB = "It's Bob's turn. I'll call you. (TAB-023)"


@pytest.mark.whole
@pytest.mark.rule("CAV-171", "CAV-174", "CAV-G27")
async def test_on_anothers_turn_dice_are_bought_rolled_and_rolled_again(begin: Open, bench: Bench) -> None:
    # A Contract may hang on any roll: else what wins for sure would be kept at once.
    house = await begin(duel(bench, contracts=("two_lanterns",)))
    ada, bob = house.ada, house.bob
    post = await house.acts(ada, "pass")
    story, standing = post.content.split("\n\n")
    assert "the tan room at M2".lower() in story.lower() and "Ada's thief and Bob's brute" in story and "Ada rolls" in story
    assert house.asks.endswith("Roll, or buy dice? You have 3 XP.")
    assert standing.split("\n")[-1] == f"{bob.mention}, {house.asks}", "the buttons say what XP brings"
    assert {"roll", "spend 1"} <= set(moves(post))
    assert "spend 3" not in moves(post), "it wins hardly likelier than for 2 XP"
    assert not {"spend dice", "spend ability"} & set(moves(post)), "dice that are not rolled at once are written"
    assert said(await house.press(ada, post, "roll")) == BOB
    assert said(await ada.slash(house.tavern, "cavern spend", on="dice")).startswith(BOB)
    post = await house.presses(bob, "spend 1")
    assert "Bob rolls with 2 more dice, for 1 XP: 4 Combat, 6 Spoils." in post.content and not post.mentions
    assert (
        f"**Bob**, {house.asks}" in post.content and "change your roll, or keep it?" in post.content and not post.mentions
    )
    assert "pass" in moves(post) and not {"roll", "spend ability"} & set(moves(post)), "no more is worth an XP"
    five = house.state.agenda[0].rolls[-1].dice  # type: ignore[union-attr]
    assert len(five) == 3 + 2
    post = await house.acts(bob, "cavern spend", on="ability")
    assert post.content.endswith(f"**Bob**, {house.asks}") and {"reroll 1", "reroll 1,2,3,4,5"} <= set(moves(post))
    post = await house.acts(bob, "cavern reroll", dice="2, 4")
    assert "pass" not in moves(post), "the ability works once for each roll"
    again = house.state.shown[0].rolls[1].dice
    assert [again[place] for place in (0, 2, 4)] == [five[place] for place in (0, 2, 4)]
    dice, map_ = post.attachments
    assert dice.filename.startswith("cavern-card-") and map_.filename.startswith("cavern-map-")
    assert all(name in (dice.description or "") for name in ("Battle for 3 Gold", "Ada", "Bob"))
    assert post.content.endswith(f"**Bob**, {house.asks}") and house.state.players[1].xp == 1


@pytest.mark.rule("CAV-G27")
async def test_the_one_who_wants_no_prompts_says_so_when_asked_and_rolls_at_once(begin: Open, bench: Bench) -> None:
    house = await begin(duel(bench))
    refused = said(await house.bob.slash(house.tavern, "cavern prompts", setting="off"))
    assert refused.startswith("It's Ada's turn. I'll call you.")
    await house.acts(house.ada, "pass")
    post = await house.acts(house.bob, "cavern prompts", setting="off")
    assert "Bob" in post.content and "Ada" in post.content
    dice, map_ = post.attachments
    assert dice.filename.startswith("cavern-card-") and map_.filename.startswith("cavern-map-")
    assert post.content.endswith(f"**Bob**, {house.asks}") and not post.mentions
    assert house.state.players[1].xp == 3 and house.awaited.id == house.bob.id
    post = await house.acts(house.bob, "cavern prompts", setting="on")
    assert not house.state.players[1].swift and not post.mentions


@pytest.mark.rule("CAV-178", "CAV-179", "CAV-G39")
async def test_on_anothers_turn_a_card_is_turned_and_its_worth_is_known_only_then(begin: Open, bench: Bench) -> None:
    bob = player(1, xp=0, gold=gold(1, 3))
    delvers = (sent(0, "thief", HALL), sent(1, "brute", HALL), sent(1, "leader", HALL), sent(1, "mage", HALL))
    ada = player(0, xp=0, gold=gold(2, 2, 2))
    house = await begin(contested(bench, (ada, bob), "tan - bags=2", delvers=delvers, gold=()))
    post = await house.acts(house.ada, "pass")
    assert "faceup" in post.content and "worth" not in post.content
    assert post.content.endswith(f"{house.bob.mention}, {house.asks}")
    assert moves(post) == [], "which cards there are to turn is nobody's business"
    for rival in (house.ada, house.dee):
        assert await rival.autocomplete(house.tavern, "cavern flip", "card", "") == []
    assert moves(await house.panel(house.ada)) == []
    panel = await house.panel(house.bob)
    assert moves(panel) == ["flip 1", "flip 3"]
    posted = len(house.posts())
    await house.press(house.bob, panel, "flip 3")
    assert house.is_told(posted)
    assert "Bob turns a 3 faceup" in house.newest().content
    assert [card.value for card in house.state.players[1].gold if card.up] == [3]


@pytest.mark.rule("CAV-116", "CAV-117", "CAV-G49")
async def test_an_encounter_on_anothers_turn_is_read_to_all_and_says_nothing_of_what_comes(
    begin: Open, bench: Bench
) -> None:
    card = content().encounters[min(content().encounters)]
    state = contested(bench, 3, "blue - bags=1", delvers=(sent(1, "mage", HALL),), encounters=(card.id,))
    house = await begin(state)
    post = await house.acts(house.ada, "pass")
    assert f"**{card.name}**" in post.content and card.story in post.content
    titles = [option.title for option in card.options]
    asked, why = post.content.split("\n")[-2:]
    assert asked == f"{house.bob.mention}, {house.asks}" and why.startswith("-# Only the words tell: ")
    offered = [item.label for row in post.components for item in row.children]  # type: ignore[union-attr]
    assert offered[:2] == titles, "once, on the buttons"
    assert not any(title in post.content for title in titles)
    whole = "\n".join([post.content, *map(str, offered), *(file.description or "" for file in post.attachments)])
    # What it says of Fights and Tests it says of every such card.
    of_all = whole.replace(house.asks, "")
    assert not any(option.text in whole for option in card.options) and "Test" not in of_all and "Fight" not in of_all
    assert moves(post)[:2] == ["choose 1", "choose 2"]
    assert said(await house.press(house.cy, post, "choose 1")) == BOB
    post = await house.presses(house.bob, "choose 2")
    told, read = post.content.partition("\n\n")[0].split("\n")[-2:]
    assert f"“{titles[1]}”." in told and read.startswith(f"> {card.options[1].text}") and titles[0] not in told + read


@pytest.mark.rule("CAV-110", "CAV-111")
async def test_whose_turn_it_is_chooses_which_room_comes_first(begin: Open, bench: Bench) -> None:
    # Bob is in both rooms: what the first brings him may help him in the second.
    delvers = (sent(0, "mage", HALL), sent(1, "thief", HALL), sent(1, "brute", HALL, 1))
    house = await begin(contested(bench, 2, "tan - bags=1", "blue - chests=1", delvers=delvers))
    post = await house.acts(house.ada, "pass")
    # The richer room is put forward first.
    assert post.content.endswith(f"**Ada**, {house.asks}") and moves(post)[:2] == ["choose 2", "choose 1"]
    assert labels(post)[:2] == [
        "Begin with 2, blue room at M2: 1 Treasure by a story",
        "Begin with 1, tan room at M2: battle for 1 Gold",
    ]
    seen = said(await house.dee.slash(house.tavern, "map", text=True))
    assert "Ada's Delver" in seen and "Bob's Delver" in seen and "mage" not in seen and "brute" not in seen
    post = await house.acts(house.ada, "choose", option="2")
    assert "Bob's brute" in post.content and "mage" not in post.content and house.bob.mention in post.content


@pytest.mark.rule("CAV-G27", "CAV-G55")
async def test_whether_the_game_waits_and_what_it_offers_to_all_tells_nothing_of_a_treasure(
    begin: Open, bench: Bench
) -> None:
    posts, state = [], duel(bench)
    for card in ("butchers_ring", "kings_teeth"):
        holder = player(1, xp=0, treasure=treasure(card))
        house = await begin(replace(state, players=(state.players[0], holder)))
        post = await house.acts(house.ada, "pass")
        panel = await house.panel(house.bob)
        seen = said(await house.ada.slash(house.tavern, "status"))
        posts.append((post.content.replace(house.bob.mention, "Bob"), moves(post), seen))
        assert ("reveal butchers_ring" in moves(panel)) == (card == "butchers_ring")
    first, second = posts
    assert first == second
    assert "prompts" in moves(panel), "one button asks which"
    await house.acts(house.bob, "cavern prompts", setting="all")
    await house.press(house.bob, await house.panel(house.bob), "roll")
    assert house.awaited.id == house.bob.id and house.asks.endswith("Open your hand: keep it?")


async def test_the_pictures_of_a_battle_and_of_a_hand_are_drawn(begin: Open, bench: Bench) -> None:
    house = await begin(duel(bench), draw=None)
    shown = await house.ada.slash(house.tavern, "hand")
    assert shown.response is not None
    (drawn,) = shown.response.attachments
    await house.acts(house.ada, "pass")
    post = await house.acts(house.bob, "cavern prompts", setting="off")
    assert len(post.attachments) == 2
    for file in (drawn, *post.attachments):
        assert len(house.pictured(file)) > 5000 and house.pictured(file).startswith(b"\x89PNG")
