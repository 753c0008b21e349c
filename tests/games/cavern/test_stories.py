"""The Encounter cards keep to the mix of the rules, are worth their choice, and all words are fit to be read aloud."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.recalling import digest
from engine.games.cavern.game import GAME
from engine.games.cavern.player.prizes import worth
from engine.games.cavern.rules.events import resolving
from engine.games.cavern.rules.opening import new
from engine.games.cavern.state.content import Encounter, Faction, Gain, Option, content, option_at
from engine.games.cavern.state.options import Options

from .build import cavern

EASY = {("white", "white"), ("purple", "purple")}
MIDDLING = {("red", "white"), ("white", "white", "white")}
HARD = {("red", "red", "purple")}


def factions() -> list[Faction]:
    return list(content().band.factions.values())


def encounters() -> list[Encounter]:
    return list(content().encounters.values())


def options() -> list[Option]:
    return [option for card in encounters() for option in card.options]


def decided(option: Option) -> bool:
    """Return whether dice or a price decide what comes of an option."""
    return option.kind in ("fight", "combat", "spoils") or bool(option.price_xp or option.price_gold)


def every_text() -> Iterator[str]:
    """Yield all sentences, from every file."""
    for faction in factions():
        yield from (faction.text, faction.motto)
    for treasure in content().treasures.values():
        yield treasure.text
    for card in encounters():
        yield card.story
        for option in card.options:
            yield option.text
            if decided(option):
                yield from (option.won, option.lost)


# Encounters


@pytest.mark.rule("CAV-012", "CAV-032")
def test_a_hundred_encounters_with_a_story_and_two_titles() -> None:
    assert len(encounters()) == 100
    for card in encounters():
        assert card.story and card.name
        assert card.options[0].title != card.options[1].title
    assert [title for title, count in Counter(option.title for option in options()).items() if count > 1] == []


def deck(key: str) -> list[Encounter]:
    """Return the deck of Encounters of a game with that dice key."""
    state, _ = new(Setup(("Ada", "Bob"), Options()), Dice(KeyedSource(key)))
    return [content().encounters[card] for card in state.encounters]


@pytest.mark.rule("CAV-061", "CAV-G68")
def test_each_game_draws_its_own_60_and_none_twice() -> None:
    decks = [[card.id for card in deck(f"deck {number}")] for number in range(12)]
    assert all(len(set(cards)) == 60 for cards in decks)
    assert len({tuple(sorted(cards)) for cards in decks}) == 12
    assert {card for cards in decks for card in cards} == set(content().encounters)


@pytest.mark.rule("CAV-G33", "CAV-G68")
@pytest.mark.parametrize("key", ["one", "two", "three"])
def test_a_deck_is_mixed_as_the_ruling_says(key: str) -> None:
    mix: Counter[tuple[str, ...]] = Counter()
    cards = deck(key)
    fights = [option for card in cards for option in card.options if option.kind == "fight"]
    assert sum(option.dice in EASY for option in fights) == 18
    assert sum(option.dice in MIDDLING for option in fights) == 16
    assert sum(option.dice in HARD for option in fights) == 8
    assert len(fights) == 42
    for card in cards:
        kinds = sorted("test" if option.kind in ("combat", "spoils") else option.kind for option in card.options)
        mix[tuple(kinds)] += 1
        if kinds == ["test", "test"]:
            assert {option.kind for option in card.options} == {"combat", "spoils"}, card.id
    assert mix == {
        ("fail", "fight"): 24,
        ("fight", "test"): 14,
        ("test", "test"): 12,
        ("fail", "test"): 6,
        ("fight", "succeed"): 4,
    }


@pytest.mark.rule("CAV-122", "CAV-G33")
def test_a_title_begins_with_fight_exactly_for_fights_which_are_of_three_strengths() -> None:
    fights = [option for option in options() if option.kind == "fight"]
    assert [option for option in options() if option.title.startswith("Fight ")] == fights
    assert {option.dice for option in fights} == EASY | MIDDLING | HARD


@pytest.mark.rule("CAV-G33")
def test_tests_ask_for_2_to_5() -> None:
    for kind in ("combat", "spoils"):
        assert {option.need for option in options() if option.kind == kind} == {2, 3, 4, 5}


@pytest.mark.rule("CAV-G33")
def test_a_safe_fail_always_gives_1_xp_beside_a_fight_and_1_gold_beside_a_test() -> None:
    for card in encounters():
        for option, other in (card.options, card.options[::-1]):
            if option.kind == "fail":
                assert option.always, card.id
                if other.kind == "fight":
                    assert option.gain.xp == 1 and option.gain.gold in (0, 1) and not option.gain.treasure, card.id
                else:
                    assert option.gain == Gain(gold=1), card.id


@pytest.mark.rule("CAV-G33")
def test_an_option_gives_at_most_one_of_each_and_costs_at_most_1_xp() -> None:
    for option in options():
        gain = option.gain
        assert (gain.gold, gain.treasure) in {(0, 0), (1, 0), (0, 1), (1, 1)} and gain.xp in (-1, 0, 1), option.title
        assert gain.xp != -1 or (option.always and not gain.gold and not gain.treasure), option.title


@pytest.mark.rule("CAV-G33")
def test_a_sure_succeed_costs_2_xp_or_1_gold() -> None:
    prices = Counter((option.price_xp, option.price_gold) for option in options() if option.kind == "succeed")
    assert prices == {(2, 0): 3, (0, 1): 4}


@pytest.mark.rule("CAV-121", "CAV-123")
def test_the_crazed_goblin_is_the_one_of_the_example() -> None:
    lose, fight = content().encounters["crazed_goblin"].options
    assert (lose.title, lose.kind, lose.gain, lose.always) == ("Lose the loot", "fail", Gain(xp=1), True)
    assert (fight.title, fight.dice, fight.gain) == ("Fight the goblin", ("purple", "purple"), Gain(gold=1))
    assert not fight.always, "one Gold card more on a Succeed only"


@pytest.mark.rule("CAV-G35")
def test_the_costly_escape_is_a_test_of_three_spoils() -> None:
    (escape,) = [option for option in options() if option.title == "Try a costly escape"]
    assert (escape.kind, escape.need) == ("spoils", 3)


@pytest.mark.rule("CAV-G33")
def test_either_option_of_an_encounter_is_the_better_one_for_a_player_somewhere() -> None:
    white = ("white",)
    teams = {
        "brute": (white * 3, 0),
        "mage": (white * 2, 0),
        "mage by a rift": (white * 2, 3),
        "leader": (("red", "purple"), 0),
        "thief": (("purple", "purple"), 0),
        "brute and leader": ((*white * 3, "red", "purple"), 0),
        "thief and leader": (("red", "purple", "purple", "purple"), 0),
    }
    rooms = ((1, 0), (2, 0), (3, 0), (2, 1), (3, 1), (5, 1))
    # The goblin of the example is meant to be beaten.
    for card in [card for card in encounters() if card.id != "crazed_goblin"]:
        better: Counter[str] = Counter()
        for dice, rift in teams.values():
            for bags, chests in rooms:
                first, second = (worth(option, dice, rift, bags, chests) for option in card.options)
                better["first" if first > second + 0.1 else "second" if second > first + 0.1 else "either"] += 1
        assert better["first"] >= 3, f"{card.id}: hardly anybody should choose '{card.options[0].title}': {better}"
        assert better["second"] >= 3, f"{card.id}: hardly anybody should choose '{card.options[1].title}': {better}"


# Words


def test_names_are_there_once_and_short() -> None:
    known = content()
    groups = (
        [faction.name for faction in factions()],
        [card.name for card in known.treasures.values()],
        [card.name for card in known.encounters.values()],
        [option.monster for option in options() if option.kind == "fight"],
    )
    for names in groups:
        assert len({name.casefold() for name in names}) == len(names)
        assert all(name == name.strip() and 3 <= len(name) <= 30 for name in names)
    assert all(3 <= len(tile.name) <= 32 for tile in known.tiles.values())


def test_stories_titles_and_results_are_within_their_limits() -> None:
    for card in encounters():
        assert 60 <= len(card.story) <= 260, card.id
        assert 1 <= len(re.findall(r"[.!?](?: |$)", card.story)) <= 3, card.id
        for option in card.options:
            assert 5 <= len(option.title) <= 40 and option.title[0].isupper() and option.title[-1].isalpha(), option.title
            assert 20 <= len(option.text) <= (140 if decided(option) else 160), option.title
    for text in (*(faction.text for faction in factions()), *(card.text for card in content().treasures.values())):
        assert 20 <= len(text) <= 160, text


@pytest.mark.rule("CAV-116")
def test_both_ends_are_kept_until_dice_or_a_price_have_decided_between_them() -> None:
    counted = Counter(decided(option) for option in options())
    assert counted == {True: 70 + 73 + 7, False: 40 + 10}
    for option in options():
        for line in (option.won, option.lost):
            assert 20 <= len(line) <= 110 if decided(option) else line == "", option.title
            assert len(re.findall(r"[.!?](?: |$)", line)) <= 2, option.title


@pytest.mark.parametrize(
    ("card", "place", "told", "kept"),
    [
        ("deep_pool", 1, "hook", "hook holds"),
        ("coin_chimney", 1, "ledge is a long way up", "ledges clean"),
        ("lonely_giant", 1, "hand behind his ear", "what he sat on"),
        ("iron_shod_ferryman", 1, "bites every coin", "helps you load"),
    ],
)
def test_what_an_attempt_leads_to_is_not_told_with_the_attempt(card: str, place: int, told: str, kept: str) -> None:
    option = content().encounters[card].options[place]
    assert told in option.text
    assert kept in option.won and kept not in option.text and kept not in option.lost


def test_every_text_is_one_line_and_told_once() -> None:
    texts = list(every_text())
    assert len(texts) == 4 * 2 + 10 + 100 * 3 + 150 * 2
    for text in texts:
        assert "\n" not in text and "  " not in text and text == text.strip(), text
        assert text[0].isupper() and text[-1] in ".?!", text
    assert len({text.casefold() for text in texts}) == len(texts)


def test_texts_are_in_british_spelling_and_name_no_other_game() -> None:
    american = r"\b\w*(?:color|gray|armor|center|honor|neighbor|favor|traveler|plow|jewelry|defense|offense)\w*\b"
    foreign = r"\bdelve\b|\bskull\b|\bskyshard\b"
    titles = [option.title for option in options()]
    names = [card.name for card in encounters()]
    for text in (*every_text(), *titles, *names):
        assert not re.search(f"(?i){american}", text), text
        assert not re.search(f"(?i){foreign}", text), text


def test_what_bots_are_told_to_have_fought_is_named() -> None:
    """Alan beats one monster twice and loses to another; in a Battle he beats Betty, in which no one else is told of."""
    view = GAME.view(cavern(2), None)
    fights = [(card.id, place) for card in encounters() for place, item in enumerate(card.options) if item.kind == "fight"]
    (first, second), names = fights[:2], [option_at(*fight).monster.lower() for fight in fights[:2]]
    happened = (
        resolving.Succeeded("Alan", "fight", *first),
        resolving.Succeeded("Alan", "fight", *first),
        resolving.Failed("Alan", "fight", *second),
        resolving.Won("Alan", 1, 3, 0, ("Betty",)),
        resolving.Won("Betty", 2, 1, 0),
    )
    gists = [gist for _, part in GAME.memory.recalled(view, [event.told() for event in happened]) for gist in part]
    said = digest(GAME.memory, view, gists, 1, brief=3, headed=False)
    assert said == [f"Alan beat the {names[0]} twice and Betty, and lost to the {names[1]}."]


def test_what_bots_are_told_to_have_won_or_left_says_by_what_dice() -> None:
    view = GAME.view(cavern(2), None)
    happened = (
        resolving.Succeeded("Alan", "fight"),
        resolving.Succeeded("Alan", "fight"),
        resolving.Failed("Alan", "test"),
        resolving.Failed("Alan", "choice"),
    )
    gists = [gist for _, part in GAME.memory.recalled(view, [event.told() for event in happened]) for gist in part]
    said = digest(GAME.memory, view, gists, 1, brief=3, headed=False)
    assert said == ["Alan won 2 Fights, failed 1 Test and backed out of 1 room."]
