"""What the rulebook of the table and the quick start say of the Cavern is so."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.api.pace import AMONG_RIVALS
from engine.core.capabilities import Guided, Keeps, Pages, Prepares, Rivals, contested, waits
from engine.games.cavern import GAME
from engine.games.cavern.rules import contests, drawing
from engine.games.cavern.state.content import Treasure, content
from engine.games.cavern.state.options import Options
from engine.rulebook import RuleEntry, rulebook_of
from tests.games.cavern.build import cavern
from tests.rulebook.told import check_cards, of_table


@pytest.mark.rule("TAB-011")
def test_how_many_it_takes() -> None:
    # One alone plays by an option.
    assert f"Cavern 2 to {GAME.seats[-1]} or one alone with the option *solo*" in of_table("TAB-011").text


@pytest.mark.rule("TAB-026", "TAB-027", "TAB-036")
def test_rivals_are_waited_for_as_the_table_waits_for_rivals_and_no_question_is_hurried() -> None:
    assert isinstance(GAME, Rivals) and contested(GAME, Options())
    assert f"{AMONG_RIVALS // 60} hours where you play against each other" in of_table("TAB-026").text
    asked = cavern(step="send", placed=(0, 1))
    assert waits(GAME).waits(Options()) and waits(GAME).patience(asked) == 0 and "Cavern" not in of_table("TAB-027").text


@pytest.mark.rule("TAB-020", "TAB-048", "TAB-050", "TAB-065")
def test_it_has_none_of_what_other_games_are_named_for() -> None:
    assert not isinstance(GAME, Guided | Keeps | Pages | Prepares)
    assert {"enter", "order", "trust"}.isdisjoint(verb.name for verb in GAME.verbs)


@pytest.mark.rule("TAB-069")
def test_its_word_for_being_spared_questions_is_named() -> None:
    assert any(verb.name == "prompts" for verb in GAME.verbs)
    assert "off" in contests.SWIFT and re.search(r"[ :]off`", of_table("TAB-069").example)


def test_the_numbers_of_the_quick_start_are_those_that_it_is_played_with() -> None:
    band = content().band
    facts = (
        f"{drawing.HAND} tiles in hand, and {band.start_xp} **XP**",
        f"from {', '.join(str(band.sun[str(number)]) for number in (2, 3))} or {band.sun['4']}",
        f"worth {min(map(int, band.gold))} to {max(map(int, band.gold))} points",
        f"{len(band.classes) + 1} Delvers",
    )
    check_cards("cavern", facts)


# What entries and examples say of treasures, Encounters, Contracts and the beast is read from the data.

BOOK = rulebook_of(("cavern",))
ENTRIES: dict[str, RuleEntry] = {entry.id: entry for topic in BOOK.topics("cavern").values() for entry in topic}


def treasure(name: str) -> Treasure:
    return next(card for card in content().treasures.values() if card.name == name)


def facts() -> Iterator[tuple[str, str, bool]]:
    """Yield an entry, words that stand in it, and whether they are so."""
    idol, teeth, glove = treasure("Rattling idol"), treasure("The old king's teeth"), treasure("Velvet glove")
    yield "CAV-029", f"Rattling idol: {idol.value} points. At once: draw 1 Gold card", idol.effect == "gold"
    yield "CAV-030", f"The old king's teeth are worth {teeth.value} and can do nothing", teeth.effect == ""
    yield (
        "CAV-031",
        f"Velvet glove in round 3. At the end it still scores its {glove.value} points",
        glove.moment == "before",
    )
    ring, memoirs, abacus = treasure("Butcher's ring"), treasure("Waterlogged memoirs"), treasure("Jade abacus")
    yield "CAV-142", "Butcher's ring. Before one roll of her choice she shows it and rolls 1 red die", ring.effect == "red"
    yield "CAV-144", f"scores {ring.value} points at the end", ring.moment == "before"
    yield "CAV-143", "Waterlogged memoirs: 1 XP at once", (memoirs.effect, memoirs.moment) == ("xp", "receipt")
    yield "CAV-181", f"jade abacus is worth {abacus.value}. Turned faceup it counts {abacus.value + 2}", abacus.effect == ""
    yield "CAV-G55", "the jade abacus, which does nothing", abacus.effect == ""
    lens, whistle, bone = treasure("Keyhole lens"), treasure("Homing whistle"), treasure("Loaded knucklebone")
    yield "CAV-103", "Keyhole lens looks at all facedown Delvers of one room", lens.effect == "peek"
    yield "CAV-G32", f"Homing whistle ({whistle.value}): at once", whistle.effect == "recall"
    yield "CAV-G32", f"Loaded knucklebone ({bone.value}), which she may show once, after a roll", bone.moment == "after"
    yield "CAV-G65", "the loaded knucklebone", bone.effect == "reroll"
    beast = content().beast
    yield "CAV-G75", f"a Test of {beast.need} Combat", True
    yield "CAV-G75", f"if nobody comes to {beast.need} Combat", True
    yield "CAV-G76", f"with {beast.need} Combat or more, drives the beast off and has {beast.points} points", True
    needs = {card.kind: card.needs(4) for card in content().contracts.values()}
    hang = f"a Delver {needs['far']} steps out, {needs['crowd']} Delvers in one room, {needs['pockets']} Spoils in one roll"
    yield "CAV-G70", f"Four play. At the entrance hang: {hang}", True
    points = sorted({card.points for card in content().contracts.values()})
    yield "CAV-G71", f"its points, {points[0]} or {points[1]}, at once", len(points) == 2
    carpet = next(card for card in content().contracts.values() if card.kind == "gallery")
    yield "CAV-G71", f"the corridor of {carpet.needs(4)} tiles", True
    yield "CAV-G71", f"so the carpet is his: {carpet.points} points", carpet.id == "long_carpet"


def test_what_an_entry_says_of_a_treasure_a_contract_or_the_beast_is_so() -> None:
    wrong = [
        (id, words)
        for id, words, so in facts()
        if not so or words.casefold() not in f"{ENTRIES[id].text} {ENTRIES[id].example}".casefold()
    ]
    assert wrong == []


def test_an_entry_that_names_a_treasure_or_a_contract_is_bound_to_it() -> None:
    named = [card.name for cards in (content().treasures, content().contracts) for card in cards.values()]
    pattern = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in named), re.IGNORECASE)
    bound = {id for id, _, _ in facts()}
    said = {entry.id for entry in ENTRIES.values() if pattern.search(f"{entry.text} {entry.example}")}
    assert said - bound == set()


def test_titles_in_quotes_are_those_of_an_encounter_together() -> None:
    pairs = {frozenset(option.title for option in card.options) for card in content().encounters.values()}
    found = 0
    for entry in ENTRIES.values():
        titles = re.findall(r'"([^":]+)"', entry.example)
        assert not titles or frozenset(titles) in pairs, entry.id
        found += bool(titles)
    assert found == 4


AGAINST = ("CAV-G04", "CAV-G16")


def test_house_rules_that_differ_from_the_source_say_so() -> None:
    assert sorted(entry.id for entry in ENTRIES.values() if entry.differs) == sorted(AGAINST)


def test_an_entry_of_the_source_says_nothing_of_this_bot() -> None:
    own = re.compile(r"\bHere\b|; here\b|, here\b|/[a-z]|\bbot\b|\bpicture\b|\bbutton\b|time limit")
    ruled = [entry.id for entry in ENTRIES.values() if not entry.ours and own.search(f"{entry.text} {entry.example}")]
    assert ruled == []
