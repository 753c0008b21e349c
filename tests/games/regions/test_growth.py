"""Levels 1 to 6: what characters gain by scenarios, and how strong what they meet is."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Setup
from engine.games.regions.game import GAME
from engine.games.regions.rules import opening, standing_orders
from engine.games.regions.rules.actions import dice_shifts
from engine.games.regions.rules.party import muster, record
from engine.games.regions.state import board, growth, sheets
from engine.games.regions.state.content import content
from engine.games.regions.state.moves import Learn
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State
from engine.games.regions.state.view import view_for

from .build import ADA, GNATS, corridor, entity, only, party, play, rocky_wall, with_entity, with_member, working

rule = pytest.mark.rule


def over(ending: str, rounds: int, experience: int = 0) -> int:
    """Return the experience that a warden of so much has after a scenario with a danger of level 2."""
    state = party(corridor(), "warden", options=Options(town="no", level="2"))
    state = with_member(state, ADA, background="sailor", experience=experience)
    after = replace(state, phase="over", ending=ending, round=rounds)
    return msgspec.json.decode(GAME.kept(after, 0), type=record.Kept).experience


@rule("REG-G110")
def test_coming_through_is_worth_2_and_a_long_failure_1() -> None:
    assert (over("won", 2), over("won", 9, 5)) == (2, 7)
    assert (over("lost", 4), over("conceded", 12), over("lost", 3)) == (1, 1, 0)


@rule("REG-G110")
def test_a_danger_2_levels_below_teaches_as_little_as_a_failure() -> None:
    """With 5 experience a PC is of level 3, with 8 of level 4: a danger of level 2 is 1 below, and 2 below."""
    assert (over("won", 9, 5), over("won", 9, 8)) == (7, 9)


@rule("REG-G69")
def test_no_one_learns_anything_from_what_was_beaten_and_nothing_before_the_end() -> None:
    state = with_member(party(corridor(placed=(GNATS,)), "warden", turn=ADA), ADA, background="sailor")
    beaten, _ = play(with_entity(state, "gnats", ep=1), 0, "act heave gnats", 6, 1, 3)
    assert entity(beaten, "gnats").defeated and beaten.members[ADA].experience == 0
    assert msgspec.json.decode(GAME.kept(beaten, 0), type=record.Kept).experience == 0


@rule("REG-G110")
def test_each_level_adds_what_the_table_says() -> None:
    """A warden has 20 EP and 5 cards; 14 experience are level 6: 3 times 2 EP, and 2 cards."""
    found = {}
    for experience in (0, 1, 2, 5, 8, 11, 14, 99):
        hero = replace(party(corridor(), "warden").members[ADA], experience=experience)
        found[experience] = (
            sheets.level(hero),
            sheets.most_ep(hero),
            sheets.opening_hand(hero),
            sheets.hand_limit(hero),
        )
    assert found == {
        0: (1, 20, 5, 5),
        1: (1, 20, 5, 5),
        2: (2, 22, 5, 5),
        5: (3, 22, 6, 6),
        8: (4, 24, 6, 6),
        11: (5, 24, 7, 7),
        14: (6, 26, 7, 7),
        99: (6, 26, 7, 7),
    }


@rule("REG-G110")
def test_what_was_kept_before_there_were_levels_is_of_level_1_and_is_written_as_before() -> None:
    old = '{"name":"Ada","craft":"warden","background":"sailor","injuries":1}'
    known = record.read(old)
    assert known is not None
    state = with_member(party(corridor(), "warden"), ADA, background="sailor")
    assert sheets.level(record.returned(state.members[ADA], known)) == 1
    assert "experience" not in record.kept(state, 0) and "learned" not in record.kept(state, 0)
    # 4 Injuries kill a warden of level 1, and one of level 6, with 26 EP, only at the sixth.
    assert record.read(old.replace('"injuries":1', '"injuries":4')) is None
    assert record.read(old.replace('"injuries":1', '"injuries":5,"experience":14')) is not None


@rule("REG-G110")
def test_the_sheet_tells_the_level_and_what_the_next_one_brings() -> None:
    state = with_member(party(corridor(), "warden"), ADA, background="sailor", experience=3)
    sheet = GAME.page(view_for(state, 0), "sheet", "")
    assert (
        "Level 2, experience 3 of 5; the next level brings 1 card and 1 lesson more. 1 lesson left for the town." in sheet
    )


# Lessons in town.


def in_town(experience: int, valuables: int = 5, craft: str = "pathfinder") -> State:
    state = party(corridor(), craft, "delver")
    known = content().crafts[craft].deck
    state = with_member(state, ADA, background="sailor", experience=experience, valuables=valuables, deck=known)
    members = tuple(replace(member, ready=False) for member in state.members)
    return replace(state, phase="town", members=members)


def taught(state: State) -> list[str]:
    return [move.play for move in GAME.legal(state, 0) if isinstance(move, Learn)]


@rule("REG-G112")
def test_there_are_26_lessons_3_for_each_craft_and_8_for_everybody() -> None:
    lessons = content().lessons.values()
    assert Counter(lesson.craft for lesson in lessons) == {"": 8, **dict.fromkeys(content().crafts, 3)}
    for craft in content().crafts:
        assert [lesson.level for lesson in lessons if lesson.craft == craft] == [2, 3, 5]
    texts = [lesson.play.text for lesson in lessons]
    assert len({*texts}) == 26 and all(0 < len(text) <= 90 for text in texts)
    does = [replace(lesson.play, id="", name="", text="") for lesson in (*lessons,)]
    assert len({msgspec.json.encode(do) for do in does}) == 26, "no two do the same"
    cards = {card for craft in content().crafts.values() for card in craft.deck}
    assert not cards & set(content().lessons)


@rule("REG-G112")
def test_what_can_be_learned_goes_by_level_and_craft() -> None:
    assert taught(in_town(0)) == []
    assert taught(in_town(2)) == ["hand-on-collar", "half-turn", "second-look"]
    assert taught(in_town(2, craft="mender")) == ["lance-and-rinse", "half-turn", "second-look"]
    assert taught(in_town(2, valuables=0)) == []
    assert GAME.ask(view_for(in_town(2), 0)).startswith("rest, learn, buy and equip")
    assert len(taught(in_town(14))) == 11


@rule("REG-G112")
def test_a_lesson_costs_1_valuable_and_is_one_more_card_for_good() -> None:
    state, events = play(in_town(5), 0, "learn Quick March")
    ada = state.members[ADA]
    assert (ada.valuables, ada.learned, len(ada.deck)) == (4, ("quick-march",), 11)
    assert only(events, "learned").facts == {"who": "Ada", "play": "Quick March"}
    state, _ = play(state, 0, "learn half turn")
    assert taught(state) == [], "level 3 has 2 lessons"
    with pytest.raises(IllegalMove, match="You know 2 at level 3") as refused:
        play(state, 0, "learn second look")
    assert refused.value.rule == "REG-G112"
    again = record.read(record.kept(state, 0))
    assert again is not None and again.learned == ("quick-march", "half-turn")
    assert sheets.deck(record.returned(ada, again))[10:] == ("quick-march", "half-turn")
    assert "react:half-turn" in [move.order for move in standing_orders.orders(state.members[ADA])]


@rule("REG-G112")
def test_what_is_not_taught_or_cannot_be_paid_is_refused() -> None:
    for state, words in ((in_town(2), "At level 2 you can learn Hand on the Collar"), (in_town(2, 0), "costs 1 Valuable")):
        wanted = "eye-to-eye" if state.members[ADA].valuables else "half-turn"
        with pytest.raises(IllegalMove, match=words) as refused:
            play(state, 0, f"learn {wanted}")
        assert refused.value.rule == "REG-G112"


@rule("REG-G112")
def test_a_record_with_lessons_that_no_one_can_have_had_is_none() -> None:
    sound = '{"name":"Ada","craft":"warden","background":"sailor","experience":5,"learned":["shoulder-in","half-turn"]}'
    assert record.read(sound) is not None
    for wrong in (
        '"quick-march","half-turn"',
        '"half-turn","half-turn"',
        '"half-turn","second-look","shoulder-in"',
        '"duck"',
    ):
        assert record.read(sound.replace('"shoulder-in","half-turn"', wrong)) is None, wrong


# The danger.


def level_of(*experience: int, level: str = "party") -> int:
    """Return the danger of a party that brings PCs of so much experience."""
    chosen = Options(level=level)  # type: ignore[arg-type]
    texts = tuple(f'{{"name":"N{item}","craft":"warden","background":"sailor","experience":{item}}}' for item in experience)
    return opening.level_of(Setup(tuple("ABC"[: len(texts)]), chosen, kept=texts), chosen)


@rule("REG-G111")
def test_a_danger_is_the_mean_of_the_partys_levels_unless_it_was_chosen() -> None:
    """Levels 4 and 1 and 1 make 2, 2 and 1 make 1.5 and so 2, 6 and 6 and 3 make 5."""
    assert [level_of(8, 0, 0), level_of(2, 0), level_of(14, 14, 5), level_of(0)] == [2, 2, 5, 1]
    assert level_of(14, 14, level="3") == 3


@rule("REG-G111")
def test_who_takes_a_new_character_after_all_counts_as_new() -> None:
    state = party(corridor(), "warden", "delver")
    assert state.rules.level == 0
    venture = working(with_member(state, ADA, experience=8))
    muster.settle_level(venture)
    assert venture.state.rules.level == 3, "levels 4 and 1: 2.5, going up"


def at_danger(level: str) -> State:
    chosen = Options(town="no", level=level)  # type: ignore[arg-type]
    where = rocky_wall(placed=(Placed("gnats", "needle-gnats", "foot", single=True),))
    return party(where, "warden", options=chosen)


@rule("REG-G111")
def test_ep_grow_with_the_danger_to_the_nearest_whole_one() -> None:
    """Needle gnats have 7 EP: 7.7 at level 2, 8.4 at 3, 10.5 at 6; a rocky wall has 6 for everybody, 7.2 at 6."""
    found = {}
    for level in ("1", "2", "3", "6"):
        state = at_danger(level)
        wall = next(item for item in state.entities if item.type == "Obstacle")
        found[level] = (entity(state, "gnats").ep, board.effort_left(state, wall, ADA))
    assert found == {"1": (7, 6), "2": (8, 6), "3": (8, 6), "6": (11, 7)}


@rule("REG-G111")
def test_from_level_3_on_damage_has_a_level_more_and_no_one_of_the_party_has() -> None:
    for level, shift in (("2", 0), ("3", 1), ("6", 1)):
        state = at_danger(level)
        for entry, more in (("inflict", 0), ("endure", 0), ("damage", shift)):
            shifts = dice_shifts.shifts_for(state, "gnats", entry, None, "p0")  # type: ignore[arg-type]
            assert sum(shift.levels for shift in shifts if shift.source == "danger") == more, (level, entry)
        assert not [item for item in dice_shifts.shifts_for(state, "p0", "damage") if item.source == "danger"]


@rule("REG-G111")
def test_what_is_healed_and_what_comes_back_has_the_ep_of_the_danger() -> None:
    from engine.games.regions.rules.actions import harm
    from engine.games.regions.rules.challenges import acting

    venture = working(with_entity(at_danger("6"), "gnats", ep=5))
    harm.recover(venture, "gnats", 20, "a spring")
    assert venture.entity("gnats").ep == 11
    acting.come_back(venture, replace(venture.entity("gnats"), ep=0))
    assert venture.entity("gnats").ep == 11


@rule("REG-G110", "REG-G111")
def test_the_table_goes_from_1_to_6() -> None:
    assert [level.level for level in growth.levels()] == [1, 2, 3, 4, 5, 6] and growth.highest() == 6
    assert [growth.danger(level).level for level in range(7)] == [1, 1, 2, 3, 4, 5, 6], "0 is not settled yet"
