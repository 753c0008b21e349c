"""The rulebook of the Wilds is complete, and tells the numbers that the game is played with."""

from __future__ import annotations

import pytest

from engine.games.wilds.rules import trials
from engine.games.wilds.rules.finding import searching, tracking
from engine.games.wilds.rules.ladder import LADDERS
from engine.games.wilds.rules.supplies import COSTLY_FACE
from engine.games.wilds.rules.trials import TESTS
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import MOST_FATIGUE, MOST_RESOLVE, SKILLS, WEARY
from engine.games.wilds.state.options import Options
from engine.rulebook import Rulebook, RuleEntry, rulebook_of


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook_of(("wilds",))


@pytest.fixture(scope="module")
def entries(book: Rulebook) -> dict[str, RuleEntry]:
    return {entry.id: entry for topic in book.topics("wilds").values() for entry in topic}


def test_every_rule_and_every_ruling_has_an_entry(entries: dict[str, RuleEntry]) -> None:
    rules = [f"WLD-{number:03}" for number in range(1, 290)]
    rulings = [f"WLD-G{number:02}" for number in (*range(1, 108), *range(110, 114), *range(120, 123), *range(130, 141))]
    differ = sorted({*rules, *rulings} ^ set(entries))
    assert not differ, (
        f"data/wilds/rules.toml and the ranges in tests/games/wilds/test_rulebook.py differ by {differ}. "
        f"For a new entry raise the end of its range there by one; an id is never used again."
    )


# The numbers: when one is changed for better play, its entry has to follow.


@pytest.mark.rule("WLD-G01")
def test_the_entry_on_results_tells_both_ladders(entries: dict[str, RuleEntry]) -> None:
    blunder, failure, weak, strong = LADDERS["narrow"]
    text = entries["WLD-G01"].text
    assert f"{blunder} or less is a Blunder, {blunder + 1} to {failure} a Failure" in text
    assert f"0 or {weak} Weak, {weak + 1} or {strong} Strong, {strong + 1} or more Critical" in text
    blunder, failure, weak, strong = LADDERS["wide"]
    assert f"at {blunder}, {blunder + 1} to {failure}, 0 to {weak}, {weak + 1} to {strong}, and {strong + 1}" in text


@pytest.mark.rule("WLD-G15")
def test_the_entry_on_coins_tells_the_prices(entries: dict[str, RuleEntry]) -> None:
    goods, text = content().goods, entries["WLD-G15"].text
    rations = [goods[key].price for key in ("rations", "balanced", "luxury")]
    assert f"rations {rations[0]}, {rations[1]} or {rations[2]}" in text
    for key, words in (("torches", "torches"), ("rope", "rope"), ("weapon", "a weapon"), ("herb", "a herb")):
        assert f"{words} {goods[key].price}" in text


@pytest.mark.rule("WLD-G09", "WLD-G10", "WLD-203")
def test_the_entries_on_checks_tell_the_uses_of_things_and_the_faces_that_cost_one(
    book: Rulebook, entries: dict[str, RuleEntry]
) -> None:
    goods = content().goods.values()
    (pack,), (gear,) = {good.uses for good in goods if good.pack}, {good.uses for good in goods if good.gear}
    for id, uses in (("WLD-G09", pack), ("WLD-G10", gear)):
        assert f" {uses} uses;" in entries[id].text
        assert f"on 1 to {COSTLY_FACE} one use is gone" in entries[id].text.casefold()
    assert f"a pack of {pack} has {pack - 2} left" in entries["WLD-203"].example
    (rations,) = (term for term in book.terms("wilds") if term.name == "Rations")
    assert f"in packs of {pack} uses" in rations.text
    checks = [term.text for term in book.terms("wilds") if term.name in ("Supply Check", "Durability Check")]
    assert [f"on 1 to {COSTLY_FACE} one use is gone" in text for text in checks] == [True, True]


@pytest.mark.rule("WLD-G04")
def test_the_entry_on_skills_names_them_all(entries: dict[str, RuleEntry]) -> None:
    text = entries["WLD-G04"].text
    assert text.startswith("Eleven,") and len(SKILLS) == 11
    assert [skill for skill in SKILLS if skill.capitalize() not in text] == []


@pytest.mark.rule("WLD-G100")
def test_the_entry_on_pairs_tells_what_the_roles_and_the_commonest_actions_roll(entries: dict[str, RuleEntry]) -> None:
    for role, (attributes, skills) in TESTS.items():
        told = f"{role}: {' or '.join(attributes)}, {' or '.join(skills)}.".title().replace(" Or ", " or ")
        assert told in entries["WLD-G100"].example
    for what, named in (
        ("Search", trials.pairs(searching.ATTRIBUTES, searching.SKILLS, True)),
        ("Track", trials.pairs(tracking.ATTRIBUTES, tracking.SKILLS, True)),
    ):
        assert (
            f"{what}: {', or '.join(map(' + '.join, named))}.".title().replace(" Or ", " or ")
            in entries["WLD-G100"].example
        )


@pytest.mark.rule("WLD-G106")
def test_the_entry_on_the_choice_of_a_region_tells_what_is_played_without_one() -> None:
    chosen = Options()
    found = (chosen.region, chosen.theme, chosen.map, chosen.size, chosen.danger)
    assert found == ("hollowdown", "any", "hexes", "medium", "standard"), (
        "WLD-G106 in data/wilds/rules.toml tells what engine/games/wilds/state/options.py chooses without a choice: "
        "change that entry, then the words here"
    )


@pytest.mark.rule("WLD-G12")
@pytest.mark.rule("WLD-G06")
def test_the_entries_on_fatigue_and_resolve_tell_their_limits(entries: dict[str, RuleEntry]) -> None:
    assert f"You can hold {MOST_FATIGUE}. From {WEARY} on you are weary" in entries["WLD-G12"].text
    assert f"At {MOST_FATIGUE} you collapse" in entries["WLD-G12"].text
    assert f"You hold 0 to {MOST_RESOLVE}" in entries["WLD-G06"].text


@pytest.mark.parametrize(
    ("words", "id"),
    [
        ("can I search twice", "WLD-G45"),
        ("nobody voted", "WLD-G84"),
        ("does backtracking tick the timer", "WLD-G24"),
        ("we are lost", "WLD-G30"),
        ("starving", "WLD-G11"),
        ("night penalty", "WLD-148"),
        ("reroll", "WLD-G06"),
        ("can we split up", "WLD-G20"),
        ("chest trap", "WLD-192"),
        ("join late", "WLD-G85"),
    ],
)
def test_players_find_what_they_ask_for(book: Rulebook, words: str, id: str) -> None:
    assert id in [entry.id for entry in book.ask(words).entries]
