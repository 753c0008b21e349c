"""What the rulebook of the table and the quick start say of Skyshard is so."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from engine.api.pace import IN_A_PARTY
from engine.core.capabilities import Guided, Keeps, Pages, Prepares, Private, Rivals, contested
from engine.games.skyshard import GAME
from engine.games.skyshard.rules import behaviour, campaign, locks, turns
from engine.games.skyshard.state.campaign import DEEPEST, ENDS
from engine.games.skyshard.state.content import CALM_ROUNDS, SCENES, Card, Chip, Relic, Scenario, Tile, content, scenario
from engine.games.skyshard.state.options import THREATS, Options
from engine.rulebook import RuleEntry, Term, rulebook_of
from tests.rulebook.told import check_cards, of_table, on_cards


@pytest.mark.rule("TAB-011")
def test_how_many_it_takes() -> None:
    assert f"Skyshard takes {GAME.seats.start} to {GAME.seats[-1]} players" in of_table("TAB-011").text


@pytest.mark.rule("TAB-026")
def test_how_long_it_waits() -> None:
    assert not contested(GAME, GAME.options()) and f"{IN_A_PARTY // 60} in a party" in of_table("TAB-026").text


@pytest.mark.rule("TAB-020", "TAB-048", "TAB-050", "TAB-065", "TAB-069", "TAB-073")
def test_it_is_what_newcomers_are_told_to_begin_with_alone_and_in_the_open() -> None:
    first = of_table("TAB-073").text
    assert not isinstance(GAME, Rivals | Private) and not any(verb.private for verb in GAME.verbs)
    assert 1 in GAME.seats and "Skyshard" in first and "nothing is secret" in first
    assert not isinstance(GAME, Guided | Keeps | Pages | Prepares)
    assert {"enter", "order", "prompts", "trust"}.isdisjoint(verb.name for verb in GAME.verbs)
    assert "Skyshard has none" in of_table("TAB-069").text


def test_the_numbers_of_the_quick_start_are_those_that_it_is_played_with() -> None:
    facts = (
        f"usually you need {Options().shards}",
        f"after round {CALM_ROUNDS}",
        f"You are 1 to {GAME.seats[-1]} **adventurers**",
    )
    check_cards("skyshard", facts)


def test_the_mender_revives() -> None:
    assert "Mender" in on_cards("skyshard") and "mender" in content().adventurers


# What entries and examples say of cards, tiles, chips, relics and scenarios is read from the data.

BOOK = rulebook_of(("skyshard",))
ENTRIES: dict[str, RuleEntry] = {entry.id: entry for topic in BOOK.topics("skyshard").values() for entry in topic}


ORDER = ("guardian", "rescue", "race", "vault", "siege", "chart")


def card(name: str) -> Card:
    return next(card for card in content().cards.values() if card.name == name)


def tile(name: str) -> Tile:
    return next(tile for tile in content().tiles.values() if tile.name == name)


def chip(name: str) -> Chip:
    return next(chip for chip in content().chips.values() if chip.name == name)


def relic(name: str) -> Relic:
    return next(relic for relic in content().relics.values() if relic.name == name)


def scene(key: str) -> Scenario:
    found = scenario(key)
    assert found is not None
    return found


def row(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def facts() -> Iterator[tuple[str, str, Any]]:
    """Yield an entry, words that stand in it, and whether they are so."""
    lamps, boots = card("Guttering lamps"), tile("Boot room")
    yield "SKY-031", f"Guttering lamps: a {lamps.shape}, {len(lamps.scale)} rows", lamps.text
    yield "SKY-031", f"{lamps.legendary} legendary cache, no shard, and an environment, Murk", lamps.environment == "murk"
    yield "SKY-031", "no shard", (lamps.shards, lamps.common, lamps.trap, lamps.revealed) == (0, 0, None, None)
    hexes = len(content().shapes[boots.shape])
    yield "SKY-032", f"{hexes} hexes: {len(boots.doors)} door icons, {len(boots.caches)} cache hex", boots.text
    yield "SKY-032", f"{len(boots.enemies)} enemy hexes, one of which is the cache", set(boots.caches) < set(boots.enemies)
    cold = card("Cold hearth").revealed
    assert cold is not None
    yield "SKY-038", f"Cold hearth would take {-cold.amount} enemy points away", cold.kind == "points"
    keystone = card("Cracked keystone")
    yield "SKY-043", "Cracked keystone takes a tile off the map", keystone.revealed and keystone.revealed.kind == "collapse"
    yield "SKY-043", f"new {keystone.shape}", True
    rollers = card("Oiled rollers")
    yield "SKY-G37", f"Oiled rollers would carry Bob on to the new {rollers.shape}", rollers.revealed
    yield "SKY-G37", "Oiled rollers", rollers.revealed and rollers.revealed.kind == "whisk"
    table, toll = card("Laid table"), card("Toll counter")
    yield "SKY-061", f"Laid table shows {table.legendary} legendary and {table.common} common cache", True
    yield "SKY-061", "Toll counter only a common one", (toll.legendary, toll.common) == (0, 1)
    yield "SKY-062", "Laid table: its legendary cache", table.legendary == table.common == 1
    rows = f"row {row(table.scale[0])} for 1 adventurer, row {row(table.scale[1])} for 2, row {row(table.scale[2])} for 3"
    yield "SKY-074", f"Laid table: {rows} and for 4", table.scale[2] == table.scale[3]
    easy, standard = THREATS["easy"], THREATS["standard"]
    yield "SKY-G57", f"Laid table has {row(table.scale[0])} in its row for 1. Alone on easy Ada has {easy} points", easy < 5
    yield "SKY-G57", f"On standard she has {standard}", table.scale[0][0] == standard
    yield "SKY-G57", "Loose brick has no number in that row", card("Loose brick").scale[0] == ()
    vein = card("Bright vein")
    assert vein.boon is not None
    yield "SKY-083", f"Bright vein shows a shard. Once its {vein.shape} is laid", vein.shards == 1
    yield "SKY-G12", f"no {vein.shape} is left", vein.shards == 1
    yield "SKY-G14", f"into the {vein.shape} where Bright vein lies", vein.boon.kind == "heal"
    yield "SKY-G14", f"heals {vein.boon.amount} by its boon", True
    main, holes, brick = card("Burst main"), card("Holes at hip height"), card("Loose brick")
    yield "SKY-084", f"Burst main with its {main.environment} stays faceup beside the {main.shape}", main.environment
    assert holes.trap is not None
    yield "SKY-085", f"Holes at hip height has a trap, the {holes.trap.name}", True
    yield "SKY-085", f"by its {holes.shape}", True
    plain = (brick.shards, brick.legendary, brick.revealed, brick.trap, brick.environment) == (0, 0, None, None, None)
    yield "SKY-086", f"Loose brick has only enemies and {brick.common} cache", plain
    cot = card("Infirmary cot").boon
    assert cot is not None
    yield "SKY-G15", f"Infirmary cot, which heals {cot.amount}: he has {5 + cot.amount}", cot.kind == "heal"
    whistle = card("Signal whistle").revealed
    assert whistle is not None
    yield "SKY-G58", f"Signal whistle adds a {row(whistle.levels)} to the row", whistle.kind == "spaces"
    needle = card("Polished handle").trap
    assert needle is not None
    code = f"{needle.code[0]}, {needle.code[1]} and {needle.code[2]} in {needle.attempts} attempts"
    yield "SKY-G44", f"{needle.name} asks for {code}", needle.failure.kind == "hurt"
    yield "SKY-G44", f"she loses {needle.failure.amount} health", True
    # Enemies. The dice of an example: 1-2 deal 0, 3-5 deal 1, 6 deals 2 (SKY-G20).
    captain, bear, rat, husk = chip("Raider captain"), chip("Pale bear"), chip("Gloom rat"), chip("Furnace husk")
    guard = content().adventurers["bulwark"].guard
    yield "SKY-G20", f"raider captain (level {captain.level}) rolls 6, 4, 2", captain.dice == 3
    yield "SKY-G20", f"2 + 1 + 0 = 3, less her guard {guard}: she loses {3 - guard}", True
    yield "SKY-G48", f"pale bear with {bear.health} health and guard {bear.guard}: 2 + 1 + 0 = 3", True
    yield "SKY-G48", f"less {bear.guard} is {3 - bear.guard}, so the bear has {bear.health - 3 + bear.guard} left", True
    yield "SKY-G59", "raider captain beside her", captain.reach == 1
    yield "SKY-G60", f"furnace husk of level {husk.level}", True
    yield "SKY-G65", f"gloom rat with {rat.health} health and a pale bear with 6", bear.health > 6 > rat.health
    jackal = chip("Tunnel jackal")
    yield "SKY-G47", f"jackal (reach {jackal.reach}, prefers the {jackal.taste})", True
    muse, tar, stag = chip("Plaster muse"), chip("Tar slinger"), chip("Topiary stag")
    yield "SKY-G82", f"plaster muse ({muse.habit})", muse.habit == "still"
    yield "SKY-G82", f"up to {behaviour.LEAP}.", True
    yield "SKY-G82", f"it comes {behaviour.LEAP} hexes closer", True
    yield "SKY-G83", f"tar slinger beside her has {tar.dice} die", tar.dice == 1
    yield "SKY-G83", f"Picklock with {content().adventurers['picklock'].dice} dice", True
    glasshouse = content().settings["glasshouse"]
    shapes = [shape for shape in glasshouse.shapes if shape not in content().settings["undercroft"].shapes]
    yield "SKY-G80", "a topiary stag may", stag.id in glasshouse.chips
    yield "SKY-G80", f"on a {shapes[0]} of {len(content().shapes[shapes[0]])} hexes", len(shapes) == 1
    # Relics.
    salve, kettle, blade, boots_ = relic("Salve tin"), relic("Travel kettle"), relic("Comet blade"), relic("Mile boots")
    assert kettle.effect is not None
    yield "SKY-G43", "stows the Comet blade, equips the tin", (salve.rank, blade.rank) == ("common", "legendary")
    yield "SKY-G62", f"Travel kettle would heal {kettle.effect.amount} of everybody", kettle.effect.who == "party"
    yield "SKY-G62", "a Salve tin", salve.effect and salve.effect.kind == "heal" and salve.effect.who == "explorer"
    tea = relic("Flask of black tea").effect
    yield "SKY-G63", "a Flask of black tea", tea and tea.kind == "rest" and tea.amount > 1
    yield "SKY-G70", "the comet blade and a salve tin", blade.id != salve.id
    stamina = content().adventurers["bulwark"].stamina
    yield "SKY-019", f"Stamina {stamina}: movement range {stamina}", boots_.bonus == "stamina"
    yield "SKY-019", f"With the Mile boots on it is {stamina + boots_.amount}", True
    # Campaigns.
    yield "SKY-G69", f"as far as depth {DEEPEST}", True
    yield "SKY-G71", f"won by the end of round {campaign.EARLY} or not before round {campaign.LATE}", True
    yield "SKY-G71", f"{campaign.HAUL} legendary relics in hand", True
    yield "SKY-G71", f"{campaign.ROW} in a row, depth {DEEPEST}", len(SCENES) == 6
    yield "SKY-G100", f"at depth {ENDS} or deeper", True
    yield "SKY-G101", f"as soon as you hold {turns.ENOUGH} fatigue", True
    # Scenarios.
    yield "SKY-G90", f"scenarios, each with a goal of its own: {', '.join(ORDER)}.", set(ORDER) == set(SCENES)
    yield "SKY-G90", "In Bar the Gate the second star shard card is a beam", scene("siege").mark[1].kind == "burden"
    yield "SKY-G91", f"The race ends with round {scene('race').last}", True
    boy = scene("rescue").burden
    yield "SKY-G92", f"Stamina {stamina}. With {boy} by the hand she moves {stamina - 1} hexes", boy == "the boy"
    yield "SKY-G93", f"{locks.CODE} digits, {locks.TRIES['lock']} rolls", True
    yield "SKY-G94", "dial", (scene("vault").lock, scene("vault").order, scene("vault").ahead) == ("dial", True, True)
    water = scene("race").water
    under = f"in round {water}: in round {water + 2} the entrance and the first 2 tiles"
    yield "SKY-G95", f"In {scene('race').name} the water comes {under}", True
    siege = scene("siege")
    wave = siege.moment[0]
    assert wave.wave[1] == (1, 1), "two of level 1"
    come = f"in round {wave.round} two torch raiders come in"
    yield "SKY-G97", f"{siege.name}, 2 adventurers: {come}", chip("Torch raider").level == 1
    yield "SKY-G97", f"stands {siege.gate[1] - 2} of {siege.gate[1]}", True
    slate = scene("guardian").phase[0]
    assert slate.guard < 3
    yield "SKY-G98", f"The {slate.name} has guard {slate.guard}", slate.weakness == "flanked"
    yield "SKY-G99", f"The chart wants {scene('chart').shapes['hall']} halls", True


def test_what_an_entry_says_of_a_card_a_chip_a_relic_or_a_scenario_is_so() -> None:
    wrong = [
        (id, words)
        for id, words, so in facts()
        if not so or words.casefold() not in f"{ENTRIES[id].text} {ENTRIES[id].example}".casefold()
    ]
    assert wrong == []


def test_an_entry_that_names_something_of_the_data_is_bound_to_it() -> None:
    named = [thing.name for things in (content().cards, content().chips, content().relics) for thing in things.values()]
    pattern = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in named), re.IGNORECASE)
    rooms = re.compile("|".join(rf"\b{re.escape(room.name)}\b" for room in content().tiles.values()))
    scenes = re.compile("|".join(re.escape(name) for key in SCENES for name in (scene(key).name, f"The {key} ")))
    bound = {id for id, _, _ in facts()}
    loose = []
    for entry in ENTRIES.values():
        said = f"{entry.text} {entry.example}"
        if entry.id not in bound and any(words.search(said) for words in (pattern, rooms, scenes)):
            loose.append(entry.id)
    assert loose == []


def test_a_card_that_an_example_names_is_one_of_the_cards() -> None:
    known = tuple(f"{card.name}" for card in content().cards.values())
    said = [(entry.id, words) for entry in ENTRIES.values() for words in re.findall(r"\bCard ([A-Z].*)", entry.example)]
    assert said and [(id, words) for id, words in said if not words.startswith(known)] == []


TERMS: dict[str, Term] = {term.name: term for term in BOOK.terms("skyshard")}


@pytest.mark.rule("SKY-G20", "SKY-G82")
def test_what_the_glossary_says_of_an_enemy_is_so() -> None:
    for each in content().chips.values():
        text = TERMS[each.name].text
        assert re.search(rf"\b[Ll]evel {each.level}\b", text), each.id
        for number, what in re.findall(r"(?:\b(\d+) (dice|targets)\b)", text):
            assert int(number) == getattr(each, what), each.id
        for what, number in re.findall(r"\b(health|reach|guard) (\d+)", text):
            assert int(number) == getattr(each, what), each.id
        for taste in re.findall(r"\b(strongest|weakest) (?:first|target)", text):
            assert taste == each.taste, each.id
        assert ("moves only while" in text) == (each.habit == "still"), each.id
        assert ("never leaves its tile" in text) == (each.habit == "guards"), each.id
        assert ("keeps away" in text) == (each.habit == "wary"), each.id
        assert ("calls others" in text) == (each.habit == "calls"), each.id


@pytest.mark.rule("SKY-G43")
def test_what_the_glossary_says_of_a_relic_is_so() -> None:
    for each in content().relics.values():
        text = TERMS[each.name].text
        assert text.startswith(f"A {each.rank} relic"), each.id
        if each.bonus in ("dice", "guard", "stamina"):
            word = {"dice": "die", "guard": "guard", "stamina": "Stamina"}[each.bonus]
            assert f"{each.amount} more {word}" in text, each.id


@pytest.mark.rule("SKY-G80")
def test_the_entry_on_settings_tells_how_much_each_has() -> None:
    text = ENTRIES["SKY-G80"].text
    for setting in content().settings.values():
        dead = sum(len(tile.doors) == 1 for tile in setting.tiles.values())
        shards = sum(card.shards for card in setting.cards.values())
        chips = sum(pair.count for pair in setting.pairs.values())
        wanted = f"{len(setting.cards)} cards with {shards} shards, {len(setting.tiles)} tiles with {dead} dead ends"
        assert f"{wanted} and {chips} chips" in text, setting.key


@pytest.mark.rule("SKY-G81")
def test_the_entry_on_drawn_decks_tells_how_many_strays_there_are() -> None:
    assert f"{len(content().strays)} strays" in ENTRIES["SKY-G81"].text


@pytest.mark.rule("SKY-G46", "SKY-G83")
def test_every_environment_is_explained() -> None:
    said = f"{ENTRIES['SKY-G46'].text} {ENTRIES['SKY-G83'].text}"
    used = {card.environment for setting in content().settings.values() for card in setting.cards.values()} - {None}
    assert [name for name in sorted(used, key=str) if f"{str(name).capitalize()}:" not in said] == []


# House rules against the source.

AGAINST = ("SKY-G06", "SKY-G103", "SKY-G106", "SKY-G13", "SKY-G33", "SKY-G38", "SKY-G39", "SKY-G54", "SKY-G99")


def test_house_rules_that_differ_from_the_source_say_how_to_play_by_the_letter() -> None:
    assert sorted(entry.id for entry in ENTRIES.values() if entry.differs) == sorted(AGAINST)
    options = {name for name in GAME.options.__struct_fields__}
    for id in AGAINST:
        for option in re.findall(r"option (\w+)", ENTRIES[id].letter):
            assert option in options, id
