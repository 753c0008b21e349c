"""The rulebook tells the numbers of members, tests and meetings that the code and the data have: neither changes alone."""

from __future__ import annotations

import pytest

from engine.api.pace import IN_A_PARTY
from engine.games.wilds.files.files import region_named
from engine.games.wilds.rules import awaiting, camp, clock, ending, harm, shifting
from engine.games.wilds.rules.events.happening import ROWS
from engine.games.wilds.rules.happening import happenings
from engine.games.wilds.rules.ladder import level
from engine.games.wilds.rules.meeting import fights
from engine.games.wilds.rules.meeting.meetings import DISPOSITION_BY_DIE, THEY_COME, grit_of
from engine.games.wilds.rules.members.characters import COINS, DICE, RANKS, STARTING_GEAR
from engine.games.wilds.rules.travelling.moving import PICKS
from engine.games.wilds.state.content import content
from engine.games.wilds.state.member import ATTRIBUTES, MOST_FATIGUE, MOST_RESOLVE, MOST_WOUNDS, WEARY
from engine.games.wilds.state.options import Options

from .entries import NUMBERS, either, entries, example, term, text

# Members: their limits, dice and things.


@pytest.mark.rule("WLD-G12", "WLD-G13", "WLD-G59", "WLD-G99")
def test_the_entries_on_harm_tell_its_limits_and_targets() -> None:
    assert f"from 0 to {MOST_FATIGUE}. At {MOST_FATIGUE} you collapse" in term("Fatigue")
    assert f"At {MOST_FATIGUE} Fatigue" in term("Collapse")
    assert f"until it is {MOST_FATIGUE - 1} or less" in text("WLD-G12")
    assert f"Dee has {WEARY - 1} Fatigue and gains 1" in example("WLD-G12")
    assert "A third Wound is mortal" in text("WLD-G13") and "a third is mortal" in term("Wound") and MOST_WOUNDS == 3
    assert f"Spirit or Mind with Nature against {camp.TREAT_TN}:" in text("WLD-G13")
    assert f"Strength with Fortitude against {camp.MEND_TN} " in text("WLD-G13")
    assert f"a d{len(ATTRIBUTES)} shows" in example("WLD-G13")
    assert f"Spirit or Mind with Nature against {harm.STABILISE_TN}." in text("WLD-G99")
    assert f"at {ending.WOKEN_FATIGUE} Fatigue" in text("WLD-G59") and f"at {ending.WOKEN_FATIGUE} Fatigue" in example(
        "WLD-G59"
    )
    assert f"Strength + Fortitude against {camp.COLD_TN}" in example("WLD-G113")
    assert f"0 to {MOST_RESOLVE} of it" in term("Resolve")
    assert f"Bob {MOST_RESOLVE}: Ada has 1 now, Bob stays at {MOST_RESOLVE}" in example("WLD-185")


@pytest.mark.rule("WLD-G17")
def test_the_entry_on_characters_tells_their_dice_and_ranks() -> None:
    (seasoned,) = DICE["seasoned"]
    assert f"Dice {', '.join(f'd{die}' for die in seasoned)} for Strength" in text("WLD-G17")
    assert f"dice {', '.join(f'd{die}' for die in seasoned)} and skills up to {max(RANKS['seasoned'])}" in term("Seasoned")
    even, uneven = DICE["novice"]
    assert f"Novices have {', '.join(f'd{die}' for die in uneven)} or four d{even[0]}" in text("WLD-G17")
    assert set(even) == {even[0]} and len(even) == 4
    best, good, fair, none = (NUMBERS[RANKS["seasoned"].count(rank)] for rank in (3, 2, 1, 0))
    assert f"{best} skill at 3, {good} at 2, {fair} at 1, {none} trained at 0" in text("WLD-G17")
    assert f"dice {', '.join(f'd{die}' for die in uneven)} or four d{even[0]}" in term("Novice")
    assert f"skills up to {max(RANKS['novice'])}" in term("Novice")
    ones, none = (NUMBERS[RANKS["novice"].count(rank)] for rank in (1, 0))
    assert f"{ones} skills at 1 and {none} at 0" in text("WLD-G17")
    assert f"{NUMBERS[len(RANKS['seasoned'])]} trained skills" in term("Character")


@pytest.mark.rule("WLD-253", "WLD-254", "WLD-255", "WLD-G17")
def test_entries_and_terms_on_ready_made_characters_tell_their_dice_and_ranks() -> None:
    kinds = {kind.id: kind for kind in content().archetypes.values()}
    for name in ("Rogue", "Scholar", "Druid", "Fighter", "Healer", "Hunter"):
        kind = kinds[name.casefold()]
        best = max(kind.dice, key=lambda attribute: kind.dice[attribute])
        (skill,) = (skill for skill, rank in kind.skills.items() if rank == max(kind.skills.values()))
        assert f"{best.capitalize()} d{kind.dice[best]}, {skill.capitalize()} {kind.skills[skill]}" in term(name)
    for id, name, attribute, skill in (
        ("WLD-253", "Ranger", "spirit", "nature"),
        ("WLD-254", "Rogue", "spirit", "perception"),
        ("WLD-255", "Druid", "spirit", "nature"),
    ):
        kind = kinds[name.casefold()]
        told = f"{attribute.capitalize()} d{kind.dice[attribute]}, {skill.capitalize()} {kind.skills[skill]}"
        assert text(id) == f"A {name}: {told}."


@pytest.mark.rule("WLD-G09", "WLD-G10", "WLD-G15", "WLD-G16")
def test_the_entries_on_things_tell_their_dice_and_prices() -> None:
    goods = content().goods
    dice = ", ".join(f"{name} d{goods[key].die}" for key, name in (("rations", "simple"), ("balanced", "balanced")))
    assert f"({dice}, luxury d{goods['luxury'].die})" in text("WLD-G09")
    for key, words in (
        ("meal", "A meal at camp in a settlement costs"),
        ("clothing", "clothes or boots"),
        ("footwear", "clothes or boots"),
        ("tool", "a tool or a healer's kit"),
        ("kit", "a tool or a healer's kit"),
        ("map", "a map of the country"),
        ("torches", "torches"),
    ):
        assert f"{words} {goods[key].price}" in text("WLD-G15")
    tool = goods["tool"].price
    assert f"A set of tools costs {tool} and sells for {tool // 2}" in example("WLD-G15")
    boots = goods["footwear"]
    assert f"Bob's boots, d{boots.die} " in example("WLD-G10")
    assert f"{-(-boots.price // 10)} coins a use, a tenth of {boots.price}, rounded up" in example("WLD-G10")
    assert f"a herb costs {goods['herb'].price} coins" in example("WLD-250")
    assert f"An area map for {goods['map'].price} coins" in example("WLD-G77")
    assert f"for {goods['meal'].price} coin each" in text("WLD-G66")
    assert f"eat for {goods['meal'].price} coin each" in example("WLD-047")
    assert f"with {COINS} coins for each member at the start" in text("WLD-G15") and f"{COINS} for each" in term("Purse")
    assert f"4 members start with {4 * COINS} coins" in example("WLD-G15") and f"his {COINS} coins" in example("WLD-G95")
    assert f"boots, d{boots.die}" in example("WLD-153") and f"axe, d{goods['axe'].die}" in example("WLD-153")
    worn, weapon, metal = (f"d{goods[key].die}" for key in ("clothing", "weapon", "axe"))
    assert f"({worn} cloth or glass, {weapon} leather, wood or a common weapon, {metal} metal)" in text("WLD-G10")
    assert f"from {worn} for cloth to {metal} for metal" in term("Durability die")
    assert f"simple (d{goods['rations'].die}), balanced (d{goods['balanced'].die})" in term("Rations")
    assert f"an axe (d{goods['axe'].die}), boots (d{boots.die}) and clothes (d{goods['clothing'].die})" in example(
        "WLD-G65"
    )
    assert text("WLD-G16").startswith("Simple rations, boots, clothes, a weapon, one tool for one skill, torches.")
    assert STARTING_GEAR == ("rations", "footwear", "clothing", "weapon", "tool", "torches")


# Tests, bonuses, events and meetings.


@pytest.mark.rule("WLD-083", "WLD-084", "WLD-094", "WLD-095", "WLD-096", "WLD-099", "WLD-G92")
def test_the_entries_on_bonuses_tell_how_many_a_result_gives() -> None:
    finding, watching = PICKS["pathfinder"], PICKS["lookout"]
    assert f"picks {NUMBERS[finding['strong']]} bonus" in text("WLD-083")
    assert f"picks {NUMBERS[finding['critical']]} different bonuses" in text("WLD-084")
    assert f"picks {NUMBERS[watching['weak']]} bonus of three" in text("WLD-094")
    assert f"picks {NUMBERS[watching['strong']]} different bonuses" in text("WLD-095")
    assert f"has all {NUMBERS[watching['critical']]} bonuses" in text("WLD-096")
    picked = f"Lookout picks {NUMBERS[watching['strong']]}, a Strong Pathfinder {NUMBERS[finding['strong']]}"
    assert picked in text("WLD-G92")
    assert f"ground of up to {NUMBERS[shifting.SHOWN['sighting']]} neighbours" in text("WLD-099")
    assert f"ground of {NUMBERS[shifting.SHOWN['lay']]} neighbour" in text("WLD-086")


@pytest.mark.rule("WLD-082", "WLD-083", "WLD-084", "WLD-093", "WLD-258", "WLD-262", "WLD-266", "WLD-279")
def test_examples_tell_the_result_of_a_total_as_the_ladder_has_it() -> None:
    for id, said, totals, result in (
        ("WLD-082", "a total of 10 or 11 is Weak", (10, 11), "weak"),
        ("WLD-083", "a total of 12 or 13 is Strong", (12, 13), "strong"),
        ("WLD-084", "a total of 14 or more is Critical", (14, 20), "critical"),
        ("WLD-093", "a total of 7, 8 or 9", (7, 8, 9), "failure"),
        ("WLD-080", "Ada totals 6 against 10, a Blunder", (6,), "blunder"),
        ("WLD-259", "A Blunder begins at 6", (6,), "blunder"),
        ("WLD-G01", "7 to 9 a Failure", (7, 9), "failure"),
    ):
        assert said in example(id)
        assert {level(total, 10) for total in totals} == {result}
    for id, total, result in (("WLD-258", 13, "strong"), ("WLD-262", 11, "weak"), ("WLD-266", 15, "critical")):
        assert f"A total of {total} " in text(id) and level(total, region_named("thornwood").difficulty) == result


@pytest.mark.rule("WLD-G64", "WLD-G113")
def test_the_entries_on_weather_tell_what_each_face_of_the_die_brings() -> None:
    def faces(kind: str) -> list[int]:
        return [face for face, weather in enumerate(clock.KINDS, 1) if weather == kind]

    (perfect,), fair, light, heavy, (severe,) = map(faces, ("perfect", "fair", "light", "heavy", "severe"))
    assert f"a die of {NUMBERS[len(clock.KINDS)]} each morning: {perfect} perfect" in text("WLD-G64")
    assert f"{fair[0]} to {fair[-1]} fair, {either(light)} light rain" in text("WLD-G64")
    assert f"{either(heavy)} heavy" in text("WLD-G64") and f"{severe} severe" in text("WLD-G64")
    assert f"Spring: the weather's die counts {clock.WETTER['spring']} more" in text("WLD-G113")
    assert f"Summer: the die counts {-clock.WETTER['summer']} less" in text("WLD-G113")
    assert f"Winter: the die counts {clock.WETTER['winter']} more" in text("WLD-G113")
    assert "autumn" not in clock.WETTER


@pytest.mark.rule("WLD-151", "WLD-153", "WLD-154", "WLD-155", "WLD-159", "WLD-161")
def test_the_entries_on_events_tell_their_rows() -> None:
    for roll, id in enumerate(ROWS[1:], 1):
        title = entries()[id].title
        assert title.startswith(f"Event {roll}: ")
        assert f"Event {roll}: " in term(title.partition(": ")[2])


@pytest.mark.rule("WLD-155", "WLD-158", "WLD-G63")
def test_the_entries_on_shifts_and_hazards_tell_the_dice_and_the_saves() -> None:
    told = f"{happenings.WEATHER} worse weather, {happenings.BLOCKED} a blocked way, {happenings.HAZARD} a hazard"
    assert told in example("WLD-155")
    names = {"rockslide": "Rockslide", "flood": "Flash flood", "sinkhole": "Sinkhole", "stampede": "Stampede"}
    for hazard in happenings.HAZARDS:
        attribute, skill = happenings.SAVES[hazard]
        pair = f"{attribute.capitalize()} with {skill.capitalize()}"
        assert f"{names[hazard]}: {pair}." in text("WLD-G63")
        assert f"{names[hazard].split()[-1].casefold()} ({pair})" in term("Save")


@pytest.mark.rule("WLD-152", "WLD-G42", "WLD-G56")
def test_the_entries_on_meetings_tell_moods_targets_and_grit() -> None:
    faces = {mood: [face for face, other in enumerate(DISPOSITION_BY_DIE, 1) if other == mood] for mood in fights.MOODS}
    hostile, wary, (neutral,), (friendly,) = (faces[mood] for mood in ("hostile", "wary", "neutral", "friendly"))
    moods = f"{either(hostile)} hostile, {either(wary)} wary, {neutral} neutral, {friendly} friendly"
    assert text("WLD-152") == f"A die says: {moods}."
    harder = fights.MOODS
    told = f"friendly {harder['friendly']}, wary +{harder['wary']}, hostile +{harder['hostile']}"
    assert f"against {fights.TALK_TN}, {told}" in text("WLD-G56") and harder["neutral"] == 0
    assert f"talking to them is {harder['wary']} harder" in example("WLD-152")
    assert f"against {fights.TALK_TN} and their mood" in term("Talk")
    grits = sorted({grit_of(count) for count in range(1, 9)})
    assert f"({either(grits)} by their number)" in text("WLD-G56") and f"{either(grits)} by their number" in term("Grit")
    assert f"2 bandits have a grit of {grit_of(2)}" in example("WLD-G56")
    assert f"3 wolves with a grit of {grit_of(3)}" in example("WLD-G57")
    assert f"on 1 to {THEY_COME} they come for you" in text("WLD-G42")
    assert f"on 1 to {THEY_COME} they come for you" in example("WLD-112")
    assert f"food for {NUMBERS[fights.FED]}" in term("Favour")


@pytest.mark.rule("WLD-G83", "WLD-G84")
def test_the_entries_on_ending_and_voting_tell_shares_and_hours() -> None:
    assert "four fifths are explored" in text("WLD-G83") and clock.MOST_EXPLORED == 80
    assert "16 of 20 hexes explored" in example("WLD-G83") and clock.MOST_EXPLORED * 20 == 16 * 100
    assert f"({IN_A_PARTY // 60} hours unless the host says otherwise)" in text("WLD-G84")
    assert f"wait {Options().picks} hours" in text("WLD-G84")
    assert "Twice silent in a row" in text("WLD-G84") and awaiting.MISSES == 2
