"""The rulebook of the Cavern is complete, readable, and tells the numbers that the game is played with."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction

import pytest

from engine.games.cavern.rules import contests, dice, drawing, placing, turns
from engine.games.cavern.state import state
from engine.games.cavern.state.content import ENTRANCE, Encounter, Gain, Option, Tile, content
from engine.rulebook import Rulebook, RuleEntry, rulebook_of


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook_of(("cavern",))


@pytest.fixture(scope="module")
def entries(book: Rulebook) -> dict[str, RuleEntry]:
    return {entry.id: entry for topic in book.topics("cavern").values() for entry in topic}


def test_every_rule_and_every_ruling_has_an_entry(entries: dict[str, RuleEntry]) -> None:
    rules = [f"CAV-{number:03}" for number in range(1, 194)]
    rulings = [f"CAV-G{number:02}" for number in (*range(1, 69), *range(70, 77))]
    differ = sorted({*rules, *rulings} ^ set(entries))
    assert not differ, (
        f"data/cavern/rules.toml and the ranges in tests/games/cavern/test_rulebook.py differ by {differ}. "
        f"For a new entry raise the end of its range there by one; an id is never used again."
    )


def test_every_topic_is_worth_opening(book: Rulebook) -> None:
    topics = book.topics("cavern")
    assert len(topics) <= 20
    assert {topic for topic, held in topics.items() if len(held) < 3} == set()


@pytest.mark.rule("CAV-G01")
def test_entries_speak_of_the_cavern_by_no_other_name(entries: dict[str, RuleEntry]) -> None:
    words = [f"{entry.title} {entry.text}" for entry in entries.values()]
    assert [text for text in words if re.search(r"\bdelve\b|skull", text, re.IGNORECASE)] == []


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("what happens when two rooms complete at once", "CAV-110"),
        ("can I use XP on somebody else's turn", "CAV-G27"),
        ("how many players", "CAV-G02"),
        ("what do I do on my turn", "CAV-065"),
        ("who goes first", "CAV-063"),
        ("must I place a tile", "CAV-066"),
        ("do I have to send a Delver", "CAV-G03"),
        ("where can I place a tile", "CAV-068"),
        ("does a corner count", "CAV-069"),
        ("rotate the tile", "CAV-G06"),
        ("can I block a corridor", "CAV-072"),
        ("breach", "CAV-G14"),
        ("above the board line", "CAV-077"),
        ("no tile fits", "CAV-G22"),
        ("when is a room completed", "CAV-091"),
        ("when is a corridor completed", "CAV-093"),
        ("what does a door do", "CAV-041"),
        ("torch", "CAV-042"),
        ("magic rift", "CAV-039"),
        ("extra turn", "CAV-038"),
        ("what if nobody is in the room", "CAV-114"),
        ("who wins a tie in a battle", "CAV-132"),
        ("how much gold does second place get", "CAV-135"),
        ("what are spoils good for", "CAV-137"),
        ("tie in spoils", "CAV-140"),
        ("what does the winner of a battle get", "CAV-134"),
        ("what do I get if I fail", "CAV-156"),
        ("what do I get if I succeed", "CAV-153"),
        ("equal combat in a fight", "CAV-164"),
        ("dice faces", "CAV-G28"),
        ("reroll symbol", "CAV-049"),
        ("what does a mage roll", "CAV-G29"),
        ("kobolds", "CAV-G30"),
        ("list of treasures", "CAV-G32"),
        ("when can I use a treasure", "CAV-G55"),
        ("retrieve a delver", "CAV-172"),
        ("swap tiles", "CAV-168"),
        ("how do I get more XP", "CAV-G26"),
        ("when does the game end", "CAV-175"),
        ("gold deck is empty", "CAV-178"),
        ("how do I win", "CAV-183"),
        ("tied points", "CAV-184"),
        ("do my delvers die", "CAV-109"),
        ("can others see my gold", "CAV-027"),
        ("what is secret", "CAV-G52"),
        ("stop asking me before my rolls", "CAV-G65"),
        ("a player left", "CAV-G60"),
        ("solo", "CAV-G59"),
        ("how long does a game take", "CAV-G36"),
        ("which tiles are there", "CAV-G07"),
        ("can I trade gold with Bob", "CAV-G61"),
        ("may I lie about my gold", "CAV-G62"),
        ("can I move a Delver to another tile later", "CAV-G63"),
        ("room without bags or chests", "CAV-G64"),
        ("can I lose XP", "CAV-G66"),
        ("what are contracts", "CAV-G70"),
        ("how does the beast move", "CAV-G74"),
    ],
)
def test_what_a_player_types_finds_the_right_entry_among_the_three_shown(book: Rulebook, typed: str, expected: str) -> None:
    assert expected in [entry.id for entry in book.ask(typed).entries]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("corridoor", "CAV-093"), ("tresure chests", "CAV-037"), ("kobold", "CAV-G30"), ("encouter begins", "CAV-115")],
)
def test_a_typing_error_does_no_harm(book: Rulebook, typed: str, expected: str) -> None:
    assert expected in [entry.id for entry in book.ask(typed).entries]


# The numbers: when one is changed for better play, its entry has to follow.


def dungeon() -> list[Tile]:
    return [tile for id, tile in content().tiles.items() if id != ENTRANCE]


def dice_words(colours: Iterable[str]) -> str:
    """Return "1 red die and 1 purple die"."""
    counts = Counter(colours).items()
    return " and ".join(f"{count} {colour} {'die' if count == 1 else 'dice'}" for colour, count in counts)


@pytest.mark.rule("CAV-009", "CAV-010", "CAV-011", "CAV-012", "CAV-013", "CAV-014", "CAV-016", "CAV-020")
def test_the_entries_on_the_pieces_tell_how_many_there_are(entries: dict[str, RuleEntry]) -> None:
    band = content().band
    delvers = [delver for faction in band.factions.values() for delver in faction.delvers]
    assert entries["CAV-009"].text.startswith(f"{len(dungeon())} dungeon tiles")
    assert f"{sum(band.gold.values())} cards" in entries["CAV-010"].text
    assert f"{sum(card.count for card in content().treasures.values())} Treasure cards" in entries["CAV-011"].text
    assert entries["CAV-012"].text.startswith(f"{sum(content().deck.values())} Encounters")
    assert f"{len(content().encounters)} Encounters" in entries["CAV-G68"].text
    assert f"{len(band.factions)} factions" in entries["CAV-013"].text
    assert entries["CAV-014"].text.startswith(f"{len(delvers)} Delvers in all: a band of {len(delvers) // 4} ")
    white, red, purple = (band.dice[colour] for colour in ("white", "red", "purple"))
    wanted = f"{white} white, {red} red and {purple} purple dice, {white + red + purple} in all."
    assert wanted in entries["CAV-016"].text
    assert entries["CAV-020"].text.startswith(f"{band.xp} experience tokens")


@pytest.mark.rule("CAV-052", "CAV-190", "CAV-G22")
def test_entries_tell_the_numbers_that_the_engine_uses(entries: dict[str, RuleEntry]) -> None:
    assert f"begin with {content().band.start_xp} XP." in entries["CAV-052"].text
    assert f"You hold {drawing.HAND} tiles" in entries["CAV-190"].text
    assert f"up to {placing.MOST_REDRAWS} times" in entries["CAV-G22"].text
    assert f"+{dice.RIFT} Combat" in entries["CAV-039"].text
    assert f"a total of 1 to {contests.MUCH_SPOILS - 1} Spoils" in entries["CAV-138"].text
    assert f"a total of {contests.MUCH_SPOILS} Spoils or more" in entries["CAV-139"].text
    much = contests.MUCH_SPOILS
    wanted = f"your total is 1 to {much - 1} Spoils, 1 Treasure card in its place if it is {much} or more"
    assert wanted in entries["CAV-166"].text
    assert f"from {much} Spoils on 1 Treasure card" in entries["CAV-048"].text
    assert f"for 1 to {much - 1} Spoils and 1 Treasure card for {much} or more" in entries["CAV-137"].text
    assert f"With 1 to {much - 1} Spoils that is 1 Gold card, with {much} or more" in entries["CAV-165"].text
    assert f"{state.FLIPPED_GOLD} point more" in entries["CAV-179"].text
    assert f"{state.FLIPPED_TREASURE} points more" in entries["CAV-181"].text
    assert turns.SOLO_PACE == 2 and "every second turn" in entries["CAV-G59"].text


@pytest.mark.rule("CAV-026", "CAV-G31")
def test_the_entries_on_gold_tell_the_cards_there_are(entries: dict[str, RuleEntry]) -> None:
    low, middle, high = content().band.gold
    assert f"{low}, {middle} or {high} points" in entries["CAV-026"].text
    gold = content().band.gold
    wanted = f"{gold[low]} cards are worth {low}, {gold[middle]} are worth {middle} and {gold[high]} are worth {high}."
    assert entries["CAV-G31"].text == wanted


@pytest.mark.rule("CAV-G07")
def test_the_entry_on_the_tile_mix_tells_the_tiles_there_are(entries: dict[str, RuleEntry]) -> None:
    layouts: Counter[str] = Counter()
    for tile in dungeon():
        corridors = "".join(section.sides for section in tile.sections if section.floor == "corridor")
        sides = sorted("NESW".index(side) for side in corridors)
        if len(sides) == 2:
            layouts["straight" if sides[1] - sides[0] == 2 else "bend"] += 1
        else:
            layouts["junction" if len(sides) > 2 else "end" if sides else "none"] += 1
    text = entries["CAV-G07"].text
    assert f"{layouts['straight']} tiles are straight corridors, {layouts['bend']} bends" in text
    assert f"{layouts['junction']} junctions, {layouts['end']} end in a door, {layouts['none']} have no corridor." in text
    sections = [section for tile in dungeon() for section in tile.sections]
    icons = {
        "Gold Bags": sum(section.bags for section in sections),
        "Treasure Chests": sum(section.chests for section in sections),
        "Suns": sum(tile.sun for tile in dungeon()),
        "Fast Movement": sum(tile.fast for tile in dungeon()),
        "Magic Rifts": sum(section.rift for section in sections),
        "Torches": sum(section.torch for section in sections),
    }
    assert [name for name, count in icons.items() if not re.search(rf"\b{count} {name}\b", text)] == []
    assert not any(tile.sun and tile.fast for tile in dungeon())


@pytest.mark.rule("CAV-G28")
def test_the_entry_on_dice_tells_their_faces_and_what_they_bring(entries: dict[str, RuleEntry]) -> None:
    text = entries["CAV-G28"].text
    average = {}
    for colour, faces in content().band.faces.items():
        words = ("C" * face.combat + "S" * face.spoils + "+" * face.again for face in faces)
        assert f"{colour.capitalize()}: {', '.join(words)}." in text
        # Each roll leads to another with the chance of a face that is rolled again.
        rolls = 1 / (1 - Fraction(sum(face.again for face in faces), 6))
        totals = (sum(face.combat for face in faces), sum(face.spoils for face in faces))
        average[colour] = tuple(f"{float(rolls * Fraction(total, 6)):.1f}" for total in totals)
    assert average["white"][0] == average["white"][1]
    assert f"a white die brings {average['white'][0]} of each" in text
    assert "a red one {} Combat and {} Spoils".format(*average["red"]) in text
    assert "a purple one {} Combat and {} Spoils".format(*average["purple"]) in text


@pytest.mark.rule("CAV-124", "CAV-G29")
def test_the_entry_on_classes_tells_their_dice_and_who_has_two(entries: dict[str, RuleEntry]) -> None:
    text, band = entries["CAV-G29"].text, content().band
    for key, each in band.classes.items():
        rift = " and the Magic Rift icon" if each.rift else ""
        assert f"{each.name}: {dice_words(each.dice)}{rift}." in text, key
    for faction in band.factions.values():
        counts = Counter(faction.delvers)
        (twice,) = [known for known in band.classes if counts[known] == 2]
        assert re.search(rf"{faction.name} the {band.classes[twice].name}\b", text), faction.name
        assert set(counts) == set(band.classes), faction.name
    brute = band.classes["brute"].dice
    assert set(brute) == {"white"}
    assert all(each.dice.count("white") < len(brute) for key, each in band.classes.items() if key != "brute")


@pytest.mark.rule("CAV-G30")
def test_the_entry_on_abilities_tells_who_can_do_what(entries: dict[str, RuleEntry]) -> None:
    parts = dict(re.findall(r"(\w+): ([^.]*)\.", entries["CAV-G30"].text))
    words = {"red": "1 red and 1 white", "reroll": "again", "drift": "a tile beside", "redraw": "another Encounter"}
    for faction in content().band.factions.values():
        assert words[faction.ability] in parts.pop(faction.name), faction.name
    assert parts == {}


@pytest.mark.rule("CAV-G60", "CAV-G33")
def test_the_entry_on_the_absent_is_right_that_their_option_has_no_price(entries: dict[str, RuleEntry]) -> None:
    assert "the first option, which never has a price" in entries["CAV-G60"].text
    assert not [card.id for card in content().encounters.values() if card.options[0].price_xp or card.options[0].price_gold]


@pytest.mark.rule("CAV-G32")
def test_the_entry_on_treasures_tells_every_card(entries: dict[str, RuleEntry]) -> None:
    words = {
        "": "",
        "peek": " look at all facedown Delvers of a room",
        "breach": " let one tile ignore corridors",
        "xp": " give 1 XP",
        "gold": " a Gold card",
        "recall": " takes one of your Delvers home from a room that is not complete",
        "red": " add a red die",
        "purple": " a purple die",
        "reroll": " reroll any of your dice",
    }
    heads = {
        "": "No ability",
        "place": "Once, before you place",
        "receipt": "At once",
        "before": "Once, before your roll",
        "after": "Once, after your roll",
    }
    parts = re.findall(r"([A-Z][^:.]*): ([^.]*)\.", entries["CAV-G32"].text)
    listed = {(head, part) for head, rest in parts for part in rest.split(", ")}
    cards = content().treasures.values()
    assert listed == {(heads[card.moment], f"{card.count} worth {card.value}{words[card.effect]}") for card in cards}


@pytest.mark.rule("CAV-G33")
def test_the_entry_on_encounters_tells_what_they_offer(entries: dict[str, RuleEntry]) -> None:
    known = content()
    sorts = {card.sort: offer(card) for card in known.encounters.values()}
    offers: Counter[tuple[str, ...]] = Counter()
    for sort, count in known.deck.items():
        offers[sorts[sort]] += count
    text = entries["CAV-G33"].text
    assert f"{offers['fight', 'safe']} offer a Fight or a safe Fail with 1 XP, " in text
    assert f"{offers['fight', 'test']} a Fight or a Test" in text
    assert f"{offers['combat', 'spoils']} a Test of Combat or one of Spoils" in text
    assert f"{offers['half', 'test']} a Test or a Fail with 1 Gold card more" in text
    assert f"{offers['fight', 'price']} a Fight, or to Succeed for 2 XP or 1 Gold card" in text
    assert len(offers) == 5
    options = [option for card in content().encounters.values() for option in card.options]
    paying = on_average(lambda option: option.kind == "fail" and option.gain == Gain(gold=1, xp=1))
    assert f" and about {round(paying)} of these Fails 1 Gold card too" in text
    taking = [option for option in options if option.gain.xp < 0]
    assert all(option.always and option.gain == Gain(xp=-1) for option in taking)
    assert {option.kind for option in taking} == {"fight", "combat"}
    assert f"about {round(on_average(taking.__contains__))} Fights and Tests take 1 XP in any case" in text
    assert {(option.price_xp, option.price_gold) for option in options if option.kind == "succeed"} == {(2, 0), (0, 1)}
    needs = [option.need for option in options if option.kind in ("combat", "spoils")]
    assert f"Tests ask for {min(needs)} to {max(needs)}." in text
    monsters = {"".join(sorted(die[0] for die in option.dice)) for option in options if option.kind == "fight"}
    assert monsters == {"ww", "pp", "rw", "www", "prr"}
    strengths = ({("white",) * 2, ("purple",) * 2}, {("red", "white"), ("white",) * 3}, {("red", "red", "purple")})
    weak, middling, strong = (round(on_average(lambda option, dice=dice: option.dice in dice)) for dice in strengths)
    assert f"{weak} monsters are weak, with 2 dice, both white or both purple;" in text
    assert f"{middling} middling, with 1 red and 1 white or with 3 white;" in text
    assert f"{strong} strong, with 2 red and 1 purple." in text


def on_average(fits: Callable[[Option], bool]) -> float:
    """Return how many options of a deck fit, on average over all decks that can be drawn."""
    known, found = content(), 0.0
    for sort, count in known.deck.items():
        cards = [card for card in known.encounters.values() if card.sort == sort]
        found += count * sum(fits(option) for card in cards for option in card.options) / len(cards)
    return found


def offer(card: Encounter) -> tuple[str, ...]:
    """Return what the two options of a card are, in alphabetical order."""
    kinds = {option.kind for option in card.options}
    if kinds == {"combat", "spoils"}:
        return ("combat", "spoils")
    return tuple(sorted(told(option) for option in card.options))


def told(option: Option) -> str:
    if option.kind in ("combat", "spoils"):
        return "test"
    if option.kind == "succeed":
        return "price"
    if option.kind == "fail":
        return "safe" if option.gain.xp == 1 else "half" if option.gain.gold == 1 else "fail"
    return option.kind


@pytest.mark.rule("CAV-G36", "CAV-055")
def test_the_entry_on_the_sun_track_tells_where_it_starts(entries: dict[str, RuleEntry]) -> None:
    sun, text = content().band.sun, entries["CAV-G36"].text
    wanted = f"starts on {sun['2']} with two players or one alone, on {sun['3']} with three, on {sun['4']} with four"
    assert wanted in text and not re.search(r"\d", entries["CAV-055"].text), "a number stands in one entry"
    assert sun["1"] == sun["2"] and "the Sun starts as for two" in entries["CAV-G59"].text
