"""Making characters, and bringing them from one expedition to the next."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.members import characters
from engine.games.wilds.rules.opening import adapted, first_state
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import Habits, Item, Wound
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.state import State
from tests.games.wilds.build import faces, hexes, kinds_of, only, party, play, working

rule = pytest.mark.rule


def lobby(*names: str, level: str = "seasoned", kept: tuple[str, ...] = ()) -> State:
    options = Options(characters=level)  # type: ignore[arg-type]
    return first_state(Setup(names, options, kept=kept), options, adapted(hexes("fff"), options))


SKILLS = "perception 3, survival 2, stealth 2, nature 1, fighting 1, athletics 0, fortitude 0"


@rule("WLD-G17")
@rule("WLD-G15")
@rule("WLD-G34")
def test_the_party_sets_out_once_everybody_has_a_character() -> None:
    state = lobby("Ada", "Bob")
    assert GAME.turn(state) == (0, 1)
    state, events = play(state, 0, "choose ranger")
    assert only(events, "character").facts["left"] == 1
    state, events = play(state, 1, "choose rogue")
    assert "set_out" in kinds_of(events)
    assert (state.phase, state.purse, [member.handle for member in state.members]) == ("trek", 20, ["ada", "bob"])


@rule("WLD-G16")
def test_everybody_starts_with_the_same_gear() -> None:
    state, _ = play(lobby("Ada"), 0, "choose druid")
    gear = {item.key: (item.die, item.uses) for item in state.members[0].items}
    goods = (content().goods[key] for key in ("rations", "footwear", "clothing", "weapon", "tool", "torches"))
    assert gear == {good.id: (good.die, good.uses) for good in goods}


@rule("WLD-G17")
def test_a_character_of_ones_own_is_read_and_checked() -> None:
    state, _ = play(lobby("Ada"), 0, f"create Mira Vane | d6 d10 d8 d6 | {SKILLS} | survival")
    (mira,) = state.members
    assert (mira.name, mira.handle, mira.kind) == ("Mira Vane", "miravane", "own")
    assert mira.dice == {"strength": 6, "agility": 10, "spirit": 8, "mind": 6}
    assert mira.skills["survival"] == 2
    assert next(item.skill for item in mira.items if item.key == "tool") == "survival"


@rule("WLD-G17")
@rule("WLD-G04")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Mira", "written as its name"),
        (f" | d6 d10 d8 d6 | {SKILLS}", "needs a name"),
        (f"Mi@ra | d6 d10 d8 d6 | {SKILLS}", "made of letters"),
        (f"Mira | d6 d10 d8 | {SKILLS}", "there are 3 here"),
        (f"Mira | d6 d10 d8 d7 | {SKILLS}", "“d7” is no attribute die"),
        (f"Mira | d10 d10 d8 d6 | {SKILLS}", "has d10, d8, d6, d6, in any order"),
        ("Mira | d6 d10 d8 d6 | cooking 3", "There is no skill “cooking”"),
        ("Mira | d6 d10 d8 d6 | lore 3, lore 2", "named twice"),
        ("Mira | d6 d10 d8 d6 | lore 5", "rank from 0 to 3"),
        ("Mira | d6 d10 d8 d6 | lore 3, nature 2", "1 instead of 2 at rank 2"),
        (f"Mira | d6 d10 d8 d6 | {SKILLS} | juggling", "A tool serves one skill"),
    ],
)
def test_what_is_wrong_with_a_character_is_said(text: str, words: str) -> None:
    with pytest.raises(IllegalMove, match="WLD-G") as caught:
        play(lobby("Ada"), 0, f"create {text}")
    assert words in caught.value.words


@rule("WLD-G17")
def test_novices_have_smaller_dice_and_lower_ranks() -> None:
    state, _ = play(lobby("Ada", level="novice"), 0, "choose ranger")
    (ranger,) = state.members
    assert sorted(ranger.dice.values()) == [4, 6, 6, 8]
    assert sorted(ranger.skills.values()) == [0, 0, 0, 0, 1, 1, 1]
    with pytest.raises(IllegalMove, match="d6, d6, d6, d6 or d8, d6, d6, d4"):
        play(lobby("Ada", level="novice"), 0, f"create Mira | d6 d10 d8 d6 | {SKILLS}")


@rule("WLD-G17")
@rule("WLD-G95")
def test_a_kept_character_comes_back_rested_and_equipped() -> None:
    state = party()
    worn = (Item("charm", "owl charm", skill="perception", spent=True), Item("weapon", "axe", 6, broken=True))
    tired = replace(state.members[0], fatigue=5, wounds=(Wound("spirit"),), poisoned=True, resolve=0, items=worn)
    written = GAME.kept(replace(state, members=(tired, *state.members[1:])), 0)
    again, _ = play(lobby("Ada", kept=(written,)), 0, "choose kept")
    (ranger,) = again.members
    assert (ranger.name, ranger.fatigue, ranger.wounds, ranger.poisoned, ranger.resolve) == ("Ranger", 0, (), False, 1)
    assert [item.key for item in ranger.items] == ["charm", *characters.STARTING_GEAR]
    assert not ranger.items[0].spent


@rule("WLD-G16")
@rule("WLD-G17")
@rule("WLD-G95")
def test_a_kept_character_has_full_rations_its_standing_orders_and_a_sheet_in_order() -> None:
    state = party()
    first, *others = state.members
    short = tuple(replace(item, uses=1) if item.key == "rations" else item for item in first.items)
    orders = Habits(resolve="ask", tools="use", pairs={"search": "mind+survival"})
    written = GAME.kept(replace(state, members=(replace(first, items=short, habits=orders), *others)), 0)
    again, _ = play(lobby("Ada", kept=(written,)), 0, "trust")
    (ranger,) = again.members
    assert (ranger.name, ranger.habits) == ("Ranger", orders), "whoever leaves the choice open gets the kept one"
    assert [item.uses for item in ranger.items if item.key == "rations"] == [content().goods["rations"].uses]
    assert list(ranger.dice) == ["strength", "agility", "spirit", "mind"]
    assert list(ranger.skills.values()) == [3, 2, 2, 1, 1, 0, 0]


@rule("WLD-G17")
def test_a_character_kept_with_impossible_orders_is_not_brought() -> None:
    written = GAME.kept(party(), 0)
    for pairs in ({"search": "mind+magic"}, {"dancing": "mind+nature"}):
        odd = msgspec.json.decode(written) | {"habits": {"pairs": pairs}}
        assert characters.brought(lobby("Ada", kept=(msgspec.json.encode(odd).decode(),)), 0) is None


@rule("WLD-G95")
def test_an_expedition_leaves_dice_and_ranks_as_they_were_and_the_purse_behind() -> None:
    state = party(purse=60, goods=(Item("goods", "trade goods", worth=250),))
    again, _ = play(lobby("Ada", kept=(GAME.kept(state, 0),)), 0, "choose kept")
    (ranger,) = again.members
    assert (ranger.dice, ranger.skills) == (state.members[0].dice, state.members[0].skills)
    assert (again.purse, again.goods) == (10, ())


@rule("WLD-G17")
@rule("WLD-G95")
def test_the_dead_and_those_of_other_rules_are_not_brought() -> None:
    state = party()
    dead = replace(state.members[0], dead=True)
    for written in (GAME.kept(replace(state, members=(dead, *state.members[1:])), 0), "no JSON", '{"name": "x"}'):
        assert characters.brought(lobby("Ada", kept=(written,)), 0) is None
    assert characters.brought(lobby("Ada", level="novice", kept=(GAME.kept(state, 0),)), 0) is None
    assert GAME.kept(lobby("Ada"), 0) == ""


def test_two_players_of_one_name_are_told_apart() -> None:
    state = lobby("Ada", "Ada")
    assert [(member.name, member.handle) for member in state.members] == [("Ada", "ada"), ("Ada 2", "ada2")]


@rule("WLD-G17")
def test_skills_at_rank_0_may_be_left_out() -> None:
    skills = characters.read_skills("perception 3, stealth 2, nature 2, athletics 1, lore 1", "seasoned")
    assert skills == {
        "perception": 3,
        "stealth": 2,
        "nature": 2,
        "athletics": 1,
        "lore": 1,
        "survival": 0,
        "fighting": 0,
    }
    with pytest.raises(IllegalMove, match="1 instead of 2 at rank 2"):
        characters.read_skills("perception 3, stealth 2, athletics 1, lore 1", "seasoned")


@rule("WLD-G17")
@pytest.mark.parametrize("text", ["", "|", " | | ", "| | |"])
def test_an_empty_form_says_what_is_wanted(text: str) -> None:
    expedition = working(GAME.new(Setup(("Ada",), GAME.options(changes="off")), faces(1))[0])
    with pytest.raises(IllegalMove, match="four dice and seven skills"):
        characters.create(expedition, 0, text)
