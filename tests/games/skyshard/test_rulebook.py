"""The rulebook of Skyshard is complete, readable, and tells the numbers that the game is played with."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.games.skyshard.rules import effects, explore, hunting, locks, progress, turns
from engine.games.skyshard.state.content import CALM_ROUNDS, content
from engine.games.skyshard.state.options import CALLS, DUE, KEEPERS, LOUD_POINTS, SHARDLESS, THREATS
from engine.rulebook import RuleEntry, rulebook_of

UNDERCROFT = content().settings["undercroft"]


@pytest.fixture(scope="module")
def entries() -> dict[str, RuleEntry]:
    book = rulebook_of(("skyshard",))
    return {entry.id: entry for topic in book.topics("skyshard").values() for entry in topic}


def test_every_rule_and_every_ruling_has_an_entry(entries: dict[str, RuleEntry]) -> None:
    rules = [f"SKY-{number:03}" for number in range(1, 87)]
    rulings = [f"SKY-G{number:02}" for number in (*range(1, 72), *range(80, 84), *range(90, 107))]
    differ = sorted({*rules, *rulings} ^ set(entries))
    assert not differ, (
        f"data/skyshard/rules.toml and the ranges in tests/games/skyshard/test_rulebook.py differ by {differ}. "
        f"For a new entry raise the end of its range there by one; an id is never used again."
    )


@pytest.mark.rule("SKY-G02")
def test_entries_speak_of_star_shards(entries: dict[str, RuleEntry]) -> None:
    assert [id for id, entry in entries.items() if "skyshard" in f"{entry.title} {entry.text}".casefold()] == []


# The numbers: when one is changed for better play, its entry has to follow.


@pytest.mark.rule("SKY-G06")
def test_the_entry_on_tiles_tells_the_tiles_there_are(entries: dict[str, RuleEntry]) -> None:
    text = entries["SKY-G06"].text
    counts = Counter(tile.shape for tile in UNDERCROFT.tiles.values())
    assert f"{len(UNDERCROFT.tiles)} tiles" in text
    assert re.search(rf"{counts['nook']} nooks \({len(content().shapes['nook'])} hexes\)", text)
    for shape, plural in (("bend", "bends"), ("gallery", "galleries"), ("chamber", "chambers"), ("hall", "halls")):
        assert f"{counts[shape]} {plural} ({len(content().shapes[shape])})" in text, shape
    assert f"{sum(len(tile.doors) == 1 for tile in UNDERCROFT.tiles.values())} of them are dead ends" in text


@pytest.mark.rule("SKY-G08")
def test_the_entry_on_the_deck_tells_the_cards_there_are(entries: dict[str, RuleEntry]) -> None:
    shards = Counter(card.shards for card in UNDERCROFT.cards.values())
    assert set(shards) == {0, 1}
    wanted = f"{len(UNDERCROFT.cards)} cards: {shards[1]} with one star shard and {shards[0]} with none"
    assert wanted in entries["SKY-G08"].text


@pytest.mark.rule("SKY-G15")
def test_the_entry_on_boons_tells_what_shards_do(entries: dict[str, RuleEntry]) -> None:
    words = {
        "heal": "heal {}",
        "rest": "remove {} fatigue",
        "relic": "draw {} common relic",
        "peek": "look at the top delve card",
    }
    for card in UNDERCROFT.cards.values():
        if card.boon is not None:
            assert words[card.boon.kind].format(card.boon.amount) in entries["SKY-G15"].text, card.id


@pytest.mark.rule("SKY-G19")
def test_the_entry_on_bags_tells_the_chips_there_are(entries: dict[str, RuleEntry]) -> None:
    small = sum(pair.count for pair in UNDERCROFT.pairs.values() if content().chips[pair.low].level == 1)
    large = sum(pair.count for pair in UNDERCROFT.pairs.values() if content().chips[pair.low].level == 10)
    assert f"One bag has {small} chips" in entries["SKY-G19"].text
    assert f"the second has {large} with 10 and 20" in entries["SKY-G19"].text


@pytest.mark.rule("SKY-G20")
def test_the_entry_on_enemies_tells_their_numbers(entries: dict[str, RuleEntry]) -> None:
    parts = dict(re.findall(r"Level (\d+): ([^.]*)\.", entries["SKY-G20"].text))
    assert set(parts) == {"1", "5", "10", "20"}
    for chip in UNDERCROFT.chips.values():
        part = parts[str(chip.level)]
        assert f"health {chip.health}" in part, chip.id
        assert re.search(rf"\b{chip.dice} (die|dice)\b", part), chip.id
        assert (f"guard {chip.guard}" in part) == (chip.guard > 0), chip.id
        assert chip.reach == 1 or f"reach {chip.reach}" in part, chip.id
        assert (f"{chip.targets} targets" in part) == (chip.targets > 1), chip.id


@pytest.mark.rule("SKY-G21")
def test_the_entry_on_adventurers_tells_their_numbers(entries: dict[str, RuleEntry]) -> None:
    parts = dict(re.findall(r"(Bulwark|Trailfinder|Mender|Picklock): ([^.]*)\.", entries["SKY-G21"].text))
    assert set(parts) == {adventurer.name for adventurer in content().adventurers.values()}
    for each in content().adventurers.values():
        told = [f"health {each.health}", f"Stamina {each.stamina}", f"{each.dice} dice", f"reach {each.reach}"]
        told += [f"guard {each.guard}"] if each.guard else []
        missing = [words for words in told if words not in parts[each.name]]
        assert not missing, f"SKY-G21 in data/skyshard/rules.toml has to say of {each.name}: {', '.join(missing)}"


@pytest.mark.rule("SKY-G43")
def test_the_entry_on_relics_tells_how_many_there_are(entries: dict[str, RuleEntry]) -> None:
    counts: Counter[str] = Counter()
    for relic in content().relics.values():
        counts[relic.rank] += relic.count
    assert f"Common relics ({counts['common']})" in entries["SKY-G43"].text
    assert f"Legendary ones ({counts['legendary']})" in entries["SKY-G43"].text


@pytest.mark.rule("SKY-G16")
def test_the_entry_on_enemy_points_tells_every_threat(entries: dict[str, RuleEntry]) -> None:
    for threat, points in THREATS.items():
        assert f"{points} on {threat}" in entries["SKY-G16"].text, threat
    for threat, (three, four) in LOUD_POINTS.items():
        assert f"{three} or {four} on {threat}" in entries["SKY-G16"].text, threat


@pytest.mark.rule("SKY-G102")
def test_the_entry_on_noise_tells_how_many_come_and_of_which_level(entries: dict[str, RuleEntry]) -> None:
    assert set(CALLS.values()) == {CALLS["standard"], CALLS["easy"]}
    assert f"another enemy of level {explore.CALLED} comes" in entries["SKY-G102"].text
    assert f"{CALLS['standard']} at most, on easy {CALLS['easy']}." in entries["SKY-G102"].text


@pytest.mark.rule("SKY-G103")
def test_the_entry_on_the_last_shard_tells_who_comes_with_it(entries: dict[str, RuleEntry]) -> None:
    assert set(KEEPERS.values()) == {KEEPERS["standard"], KEEPERS["easy"]}
    assert f"an enemy of level {KEEPERS['standard']}, on easy {KEEPERS['easy']}." in entries["SKY-G103"].text
    assert f"the first {SHARDLESS} cards hold none" in entries["SKY-G103"].text


@pytest.mark.rule("SKY-G106")
def test_the_entry_on_a_shard_that_is_due_tells_after_how_many_cards(entries: dict[str, RuleEntry]) -> None:
    assert f"at most {DUE} cards in a row have no shard" in entries["SKY-G106"].text
    assert entries["SKY-G106"].text.endswith(f"so do the first {SHARDLESS}.")


def test_entries_tell_the_numbers_that_the_engine_uses(entries: dict[str, RuleEntry]) -> None:
    assert f"round {CALM_ROUNDS + 1} " in entries["SKY-G24"].text
    assert f"fatigue, of which you can hold {progress.MOST_FATIGUE}." in entries["SKY-G25"].text
    assert f"once per turn heals {turns.HEALED} " in entries["SKY-G21"].text
    assert f"bring you back with {turns.REVIVED} health" in entries["SKY-G49"].text
    assert f"moves up to {hunting.STEPS} hexes" in entries["SKY-G47"].text
    assert f"moves up to {hunting.STEPS} and attacks" in entries["SKY-G53"].text
    assert f"Roll {locks.CODE} dice against a code of {locks.CODE} digits" in entries["SKY-G42"].text
    assert f"gives {locks.TRIES['common']} attempts" in entries["SKY-G42"].text
    assert f"a legendary one {locks.TRIES['legendary']}" in entries["SKY-G42"].text
    assert f"You carry {effects.WORN} ready" in entries["SKY-G43"].text


@pytest.mark.rule("SKY-G65")
def test_the_entry_on_companions_tells_their_numbers(entries: dict[str, RuleEntry]) -> None:
    text = entries["SKY-G65"].text.casefold()
    for each in content().companions.values():
        dice = f"{each.dice} {'die' if each.dice == 1 else 'dice'}"
        assert f"{each.name.casefold()}: health {each.health}, {dice}, reach {each.reach};" in text, each.id
        assert not each.guard, each.id
    assert text.endswith("neither has guard.")
