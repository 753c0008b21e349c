"""What the referee says: stories, questions, labels, and where things stand."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.events import Happened
from engine.core.game import Event, Setup
from engine.core.recalling import by_mover
from engine.core.scene import Look
from engine.core.verbs import Choose, MoveTo, Pass, Roll
from engine.core.words import upper
from engine.games.skyshard.game import GAME
from engine.games.skyshard.picture.high_points import HIGH_POINTS
from engine.games.skyshard.rules.events import course, finds, units
from engine.games.skyshard.rules.turns import HEALED
from engine.games.skyshard.speech.choices import choice as by_itself
from engine.games.skyshard.speech.words import trap_does
from engine.games.skyshard.state.catalogue import WORDS
from engine.games.skyshard.state.content import Effect, Trap, content
from engine.games.skyshard.state.moves import Adjust, Attack, Crack, Explore, Match, Open, Place
from engine.games.skyshard.state.options import Options
from engine.games.skyshard.state.state import Cache, Friend, Laid, Lock, State, Turn
from tests.games.skyshard.build import (
    ROW_DOORS,
    Bench,
    delve,
    faces,
    foe,
    hero,
    lies,
    place_at,
    play,
    refused,
    run,
    sensible,
)


def told(state: State, events: Sequence[Event | Happened]) -> str:
    """Return the story of events as the public reads it."""
    known = [event.told() if isinstance(event, Happened) else event for event in events]
    return GAME.tell(GAME.view(state, None), known)


@pytest.fixture
def corridor(bench: Bench) -> State:
    """A Bulwark at O20 in a gallery whose far door R21 is open, and a Mender behind it."""
    row = bench.tile("gallery", ROW_DOORS)
    return delve(hero("bulwark", (2, -1)), hero("mender", (1, 0)), tiles=(Laid(row, 0, (2, -1)),))


@pytest.mark.rule("SKY-042", "SKY-G48")
def test_an_attack_is_told_by_what_it_did_and_its_dice_stand_on_a_card_alone(bench: Bench, corridor: State) -> None:
    rat = bench.chip(5, health=3)
    state = replace(corridor, enemies=(foe(rat, (3, -1)),))
    after, events = play(state, "attack P20", draws=faces(6, 4, 1))
    name = f"beast {rat}"
    assert told(after, events) == f"**Ada fells the {name}**."
    [card] = GAME.high_points(GAME.view(after, None), events)
    assert [die.face for die in card.board.rows[0].dice] == ["6", "4", "1"]
    after, events = play(state, "attack P20", draws=faces(1, 4, 1))
    assert told(after, events) == f"Ada strikes: 1 damage, the {name} at P20 has 2 left."
    after, events = play(state, "attack P20", draws=faces(1, 2, 1))
    assert told(after, events) == f"Ada strikes: no harm done to the {name} at P20."


@pytest.mark.rule("SKY-027", "SKY-042")
def test_an_exploration_reads_the_card_and_then_tells_what_waits_there(bench: Bench, corridor: State) -> None:
    tile = bench.tile("gallery", ROW_DOORS, caches=[(1, 0), (2, 0)], enemies=[(3, 0)])
    card = bench.card("gallery", (1,), common=1, legendary=1, shards=1)
    state = replace(
        corridor, deck=(card, "1"), stacks={**corridor.stacks, "gallery": (tile,)}, bags=((0,), ()), turn=Turn(0)
    )
    state, events = play(state, "explore A")
    assert told(state, events) == f"Ada opens door A: a room {tile} (gallery). It is dark."
    assert GAME.ask(GAME.view(state, 0)).startswith("where does the gallery with a star shard go?")
    state, events = play(state, place_at(state, 0, (6, -1)))
    text = told(state, events)
    assert re.fullmatch(
        r"A room\. Here: an? [a-z ]+ \(1\), a legendary cache and a common cache\.\n\*\*A star shard lies at S22\.\*\*",
        text,
    )


@pytest.mark.rule("SKY-G47")
def test_blows_are_gathered_by_victim(bench: Bench, corridor: State) -> None:
    rat = bench.chip(1, taste="strongest")
    state = replace(corridor, heroes=(corridor.heroes[0], replace(corridor.heroes[1], at=(0, 0))), turn=Turn(1, over=True))
    state = replace(state, enemies=tuple(foe(rat, cell, n) for n, cell in enumerate([(3, -1), (1, 0), (1, -1)])))
    assert told(*run(state, draws=faces(6, 6, 3))) == "3 enemies hit Ada for 2."


@pytest.mark.rule("SKY-G24")
def test_exhaustion_is_told_for_all_at_once_and_then_who_fell(corridor: State) -> None:
    state = replace(corridor, round=6, turn=Turn(1, over=True))
    after, events = run(state)
    assert told(after, events) == "Ada and Bob lose 1 health each to exhaustion."
    weak = replace(state, heroes=(replace(state.heroes[0], health=1, exhaustion=1), state.heroes[1]))
    after, events = run(weak)
    lost = "Ada loses 2 health to exhaustion. Bob loses 1 health to exhaustion."
    assert told(after, events) == f"{lost} **Ada falls** at O20."


@pytest.mark.rule("SKY-018")
def test_a_refusal_names_the_rule_and_the_numbers(bench: Bench, corridor: State) -> None:
    state = replace(corridor, heroes=(replace(corridor.heroes[0], at=(1, 0)), hero("mender", (0, 0), 1)))
    error = refused(state, "explore A")
    assert str(error) == "You can't explore from here: door A is 4 hexes away and you have 3 steps. (SKY-018)"


@pytest.mark.rule("SKY-G21")
def test_classes_are_told_apart_while_they_can_be_chosen_and_a_choice_is_one_clause() -> None:
    state, events = GAME.new(Setup(("Ada", "Bob"), Options()), Dice(KeyedSource("key")))
    asked = "choose a class."
    texts = [by_itself(GAME.view(state, None), Choose(kind)).text for kind in content().adventurers]
    assert texts == [
        "Hits hardest: 12 health, 3 steps, 3 dice, guard 1.",
        "Shoots 3 hexes far: 9 health, 4 steps, 2 dice, reach 3.",
        "Heals 2 a turn and revives: 9 health, 3 steps, 2 dice, reach 2.",
        "Rolls once more at locks: 8 health, 4 steps, 2 dice.",
    ]
    assert GAME.status(GAME.view(state, None)) == "Before the delve."
    assert GAME.ask(GAME.view(state, 0)) == asked
    assert "Bulwark" not in told(state, list(events))
    state, events = play(state, "choose mender")
    assert told(state, events) == "Ada is the Mender, who heals 2 a turn and revives."
    assert GAME.ask(GAME.view(state, 1)) == asked, "who is asked already is not asked anew"
    assert GAME.status(GAME.view(state, None)) == "Before the delve: Ada (Mender)."
    assert GAME.sheet(GAME.view(state, None)).splitlines()[1:3] == [
        "Bulwark: 12 health, 3 steps, 3 dice, guard 1",
        f"-# {content().adventurers['bulwark'].text}",
    ]
    state, events = play(state, "choose bulwark")
    assert told(state, events) == "Bob is the Bulwark, who hits hardest."
    assert "hits" not in GAME.ask(GAME.view(state, 1)), "nobody has to choose any more"


@pytest.mark.rule("SKY-G21")
def test_what_a_class_is_said_to_be_for_is_so() -> None:
    kinds = content().adventurers.values()
    view = GAME.view(GAME.new(Setup(("Ada", "Bob"), Options()), Dice(KeyedSource("key")))[0], None)
    best = {
        "Hits hardest": max(kinds, key=lambda kind: kind.dice),
        "Shoots 3 hexes far": max(kinds, key=lambda kind: kind.reach == 3),
        f"Heals {HEALED} a turn and revives": next(kind for kind in kinds if kind.trick == "heal"),
        "Rolls once more at locks": next(kind for kind in kinds if kind.trick == "locks"),
    }
    assert {by_itself(view, Choose(kind.id)).text.partition(":")[0]: kind for kind in kinds} == best


def test_questions_follow_a_name_and_a_comma(bench: Bench, corridor: State) -> None:
    view = GAME.view(corridor, 0)
    steps = "walk 3 steps and attack, or walk 6."
    assert GAME.ask(view) == f"{steps} Enemies up to level 10 may wait behind it."
    whole = "you are the Bulwark: 12 health, 3 steps, 3 dice, guard 1. Walk 3 steps and attack, or walk 6."
    assert GAME.ask(GAME.view(replace(corridor, tiles=corridor.tiles[:1], heroes=(hero("bulwark", (0, 0)),)), 0)) == (
        whole
    ), "in the first turn of all a door is opened in any case"
    moved, _ = play(corridor, "move P20")
    assert GAME.ask(GAME.view(moved, 0)) == "you can still walk 2 steps, and 3 more in a second move."
    cached = replace(corridor, caches=(Cache((2, -1), "common"),), turn=Turn(0, moves=1, lock=True))
    assert GAME.ask(GAME.view(cached, 0)) == "you can still walk 3 steps."
    here = by_itself(GAME.view(cached, 0), Open())
    assert here.label.startswith("Open the cache here: ")
    assert here.detail.startswith("Now, or after a step off it and back, ")
    later, never = replace(cached, turn=Turn(0, attacks=1)), replace(cached, turn=Turn(0, moves=2, left=0))
    assert GAME.ask(GAME.view(later, 0)) == "you can still walk 3 steps. To try the cache here, step off it and back first."
    assert "cache" not in GAME.ask(GAME.view(never, 0)), "no step is left for that"
    locked, _ = play(replace(cached, turn=Turn(0, lock=True)), "open", draws=faces(1, 2, 3, 1, 6, 6))
    assert GAME.ask(GAME.view(locked, 0)) == "the lock still needs 2 and 3 on your dice."
    (lock,) = locked.agenda
    assert isinstance(lock, Lock)
    snare = lies(locked.tiles[1].tile, bench.card("gallery", trap=Trap("Snare", (2, 3), 2, Effect("hurt", 2))))
    trapped = replace(locked, beside=(snare,), agenda=(replace(lock, rank="trap", tile=snare.tile, tries=0),))
    # The dice show 6 6, 4 + 3 away from 2 3; 3 4 would be 1 + 1 away.
    wanted = "the trap still needs 2 and 3 on your dice, or lose 2 health. Nothing helps any more."
    assert GAME.ask(GAME.view(trapped, 0)) == wanted
    rolling = replace(trapped, agenda=(replace(lock, rank="trap", tile=snare.tile, missing=(2, 3), dice=(6, 3), tries=1),))
    assert by_itself(GAME.view(rolling, 0), Roll()).label.startswith("Last roll: 1 in ")
    assert by_itself(GAME.view(rolling, 0), Pass()).label == "Give up, lose 2 health"
    over = replace(corridor, phase="over", result="won")
    assert GAME.ask(GAME.view(over, 0)) == ""


def test_the_status_is_one_line_of_shards_and_of_who_is_in_danger(corridor: State) -> None:
    fallen = replace(corridor.heroes[1], at=None, health=0, fell=(1, 0))
    state = replace(corridor, round=4, facedown=("a",), heroes=(corridor.heroes[0], fallen))
    assert GAME.status(GAME.view(state, None)) == "Round 4: you have 1 of 3 shards. Bob is down at N20.", (
        "who is well is left out"
    )
    hurt = replace(state, heroes=(replace(corridor.heroes[0], health=6), replace(corridor.heroes[1], health=5)))
    assert GAME.status(GAME.view(hurt, None)) == "Round 4: you have 1 of 3 shards.", "health stands in the picture"
    asked, _ = play(corridor, "retreat", seat=1)
    assert GAME.status(GAME.view(asked, None)).endswith("For retreat: Bob.")


@pytest.mark.rule("SKY-G51", "SKY-G14")
def test_the_sheet_says_what_is_left_to_do_once_a_shard_lies_on_the_map(bench: Bench, corridor: State) -> None:
    card = lies(corridor.tiles[1].tile, bench.card("gallery", shards=1))
    lying = replace(corridor, beside=(card,), facedown=("a", "b"))
    assert "you have 2 of 3 shards.** Goal: take the shard at O20." in GAME.sheet(GAME.view(lying, None))
    held = replace(corridor, facedown=("a", "b", "c"))
    assert "Goal: stand when the round ends, and you win." in GAME.sheet(GAME.view(held, None))
    leaves = GAME.sheet(GAME.view(replace(held, objective="uncover"), None))
    assert "Goal: agree to retreat, and carry them out." in leaves
    assert GAME.status(GAME.view(replace(held, facedown=()), None)).endswith("you have 0 of 3 shards.")


@pytest.mark.rule("SKY-G14")
def test_the_last_shard_has_a_sentence_and_a_card_of_its_own(bench: Bench, corridor: State) -> None:
    at_door = replace(corridor, heroes=(hero("bulwark", (1, -1)), corridor.heroes[1]), required=2, facedown=("a",))
    state = replace(at_door, beside=(lies(corridor.tiles[1].tile, bench.card("gallery", shards=1)),))
    after, events = play(state, "move O20")
    assert "**Ada takes the last star shard at O20: all 2 are in hand.**" in GAME.tell(GAME.view(after, 0), events)
    titles = [card.title for card in HIGH_POINTS(GAME.view(after, None), events)]
    assert titles == ["The last star shard"]
    assert by_mover(GAME.memory, GAME.view(after, None), events) == ["Ada took 1 star shard."]
    kept = GAME.memory.only(GAME.annals.gains)
    assert by_mover(kept, GAME.view(after, None), events) == ["Ada took 1 star shard."], "the end post keeps it"


def test_the_sheet_tells_relics_fatigue_doors_and_enemies(bench: Bench, corridor: State) -> None:
    lynx = bench.chip(5, health=4)
    rich = replace(corridor.heroes[0], fatigue=2, worn=("salve_tin",), pack=("fire_flask",), exhaustion=1)
    state = replace(
        corridor,
        round=7,
        heroes=(rich, corridor.heroes[1]),
        enemies=(foe(lynx, (4, -1)),),
        friend=Friend("hound", 3, (0, 1)),
        peeked="1",
    )
    sheet = GAME.sheet(GAME.view(state, None))
    for part in (
        "Ada, Bulwark: 12/12, O20, fatigue 2 of 3, exhaustion 1, relic salve tin (once, heal 3 health), packed fire flask",
        "Hound: 3/4, M21",
        "Doors: A at R21.",
        f"Enemies: beast {lynx} (5) at Q21, 4/4.",
        "Shards drawn 0 of 3; 1 card and 0 tiles left.",
        "The next card is Loose brick.",
        "Exhaustion takes 1 health more every round.",
    ):
        assert part in sheet.splitlines()


def test_labels_are_short_and_details_say_what_a_move_means(bench: Bench, corridor: State) -> None:
    trap = bench.card("gallery", trap=Trap("Snare", (1, 2), 2, Effect("hurt", 1)))
    nook = bench.tile("nook", [(0, 0), (1, 0)])
    state = replace(
        corridor,
        heroes=(hero("bulwark", (4, -1)), corridor.heroes[1]),
        tiles=(*corridor.tiles, Laid(nook, 0, (6, -1))),
        beside=(lies(nook, trap),),
        enemies=(foe(bench.chip(5, health=4, guard=1), (3, -1)),),
    )
    view = GAME.view(state, 0)
    assert by_itself(view, Explore("A")).label == "Explore door A: all steps"
    assert by_itself(view, Explore("A")).detail == "From afar, T22, 3 hexes away"
    assert by_itself(view, MoveTo("S22")).hurts == "trap, disarmed 2 in 5, else lose 1 health"
    assert by_itself(view, MoveTo("S22")).detail == "2 of 3 steps"
    assert by_itself(view, MoveTo("R21")).label == "Move to R21: 1 of 3 steps"
    shining = GAME.view(replace(state, beside=(lies(nook, bench.card("gallery", shards=1)),)), 0)
    assert by_itself(shining, MoveTo("S22")).label == "Take the shard: 2 of 3 steps"
    assert by_itself(view, Attack("P20")).detail.endswith(" (5), 4 of 4 health, guard 1, 3 steps left; falls 1 in 20")
    assert by_itself(view, Pass()).label == "End turn"
    near = by_itself(GAME.view(replace(corridor, caches=(Cache((5, -1), "common"),)), 0), MoveTo("R21"))
    assert (near.label, near.detail) == ("Move to R21 (door A): 3 steps", "Door A, common cache")


def test_a_way_to_lay_a_tile_is_offered_with_its_new_door(bench: Bench, corridor: State) -> None:
    far = bench.tile("gallery", ROW_DOORS)
    state = replace(corridor, deck=(bench.card("gallery"), "1"), stacks={**corridor.stacks, "gallery": (far,)})
    state, _ = play(state, "explore A")
    view = GAME.view(state, 0)
    straight = place_at(state, 0, (6, -1)).removeprefix("place ")
    assert by_itself(view, Place(straight)).detail == "Door south-east"


def test_dice_of_a_lock_are_offered_with_what_they_would_do(bench: Bench, corridor: State) -> None:
    state = replace(corridor, caches=(Cache((2, -1), "common"),), turn=Turn(0, lock=True))
    state, _ = play(state, "open", draws=faces(1, 2, 3, 1, 2, 4))
    view = GAME.view(state, 0)
    good, bad = by_itself(view, Adjust(1, 3)), by_itself(view, Adjust(1, 5))
    assert (good.label, good.weight, bad.weight) == ("Change 4→3: for sure, 1 fatigue", "main", "written")
    assert by_itself(view, Crack()).weight == "written", "1 fatigue opens it already: no roll comes nearer"
    assert by_itself(view, Roll()).label == "Roll once: free, 1 in 6", "one face of six is the 3 that is missing"
    assert by_itself(view, Pass()).label == "Give up, lose the cache"
    # It shows 5 and a 3 is missing: by way of 4 it gets there, by way of 6 it does not.
    two_away, _ = play(
        replace(corridor, caches=(Cache((2, -1), "common"),), turn=Turn(0, lock=True)),
        "open",
        draws=faces(1, 2, 3, 1, 2, 5),
    )
    # 2 fatigue open it for sure: that is proposed to who can take them. For who cannot, rolling on opens it more often
    # while a roll is left (two faces of a die against one); once none is, no change helps.
    lock = two_away.agenda[0]
    assert isinstance(lock, Lock) and lock.tries
    for tries, fatigue, both in ((lock.tries, 1, True), (lock.tries, 2, False), (0, 2, False)):
        tired = replace(two_away.heroes[0], fatigue=fatigue)
        state = replace(two_away, heroes=(tired, *two_away.heroes[1:]))
        state = replace(state, agenda=(replace(lock, tries=tries), *two_away.agenda[1:]))
        view = GAME.view(state, 0)
        assert [by_itself(view, Adjust(1, to)).weight for to in (4, 6)] == ["written", "written"]
        assert (Match() in GAME.legal(state, 0)) == both, "one press makes both changes"
    handy = replace(state, heroes=(replace(tired, worn=("spare_tumbler",)), *state.heroes[1:]))
    view = GAME.view(handy, 0)
    assert GAME.ask(view) == "the lock still needs a 3 on your dice. No roll is left, and only a relic may help."


@pytest.mark.rule("SKY-G42", "SKY-G64")
def test_a_change_of_a_die_says_its_whole_price_and_is_offered_once_where_it_opens_more_often(corridor: State) -> None:
    def weights(state: State) -> dict[str, str]:
        view = GAME.view(state, 0)
        moves = [move for move in GAME.legal(state, 0) if isinstance(move, Adjust)]
        return {f"{move.die} {move.to}": by_itself(view, move).weight for move in moves}

    state = replace(corridor, caches=(Cache((2, -1), "legendary"),), turn=Turn(0, lock=True))
    # The code is 2 5 2 and the 2 has to come first: 6 to 5 keeps nothing, nor is it on a way that 3 fatigue would pay.
    begun, _ = play(state, "open", draws=faces(2, 5, 2, 6, 3, 6))
    assert weights(begun)["1 5"] == weights(begun)["3 5"] == "written" and weights(begun)["2 2"] == "main"
    view = GAME.view(begun, 0)
    assert [by_itself(view, move).weight for move in (Crack(), Roll())] == ["main", "main"], "one press rolls on"
    # The 1 of 1 1 1 is kept against 3 2 1; 2 and 1 more are 3 fatigue, which one press takes.
    common = replace(state, caches=(Cache((2, -1), "common"),))
    paid, _ = play(common, "open", draws=faces(3, 2, 1, 1, 1, 1))
    assert weights(paid) == {"1 2": "written", "2 2": "written"}
    whole = by_itself(GAME.view(paid, 0), Match())
    assert (whole.label, whole.weight) == ("Change 1→2, 1→3: for sure, 3 fatigue", "main")


def test_whole_delves_are_told_in_few_words_and_every_kind_of_event_has_some() -> None:
    seen: dict[str, None] = {}
    longest = 0
    for number, options in enumerate((Options(), Options("uncover", companion="hound"), Options(threat="deadly")) * 6):
        dice = Dice(KeyedSource(f"told {number}"))
        state, events = GAME.new(Setup(("Ada", "Bob", "Cy"), options), dice)
        while seats := GAME.turn(state):
            state, events = GAME.apply(state, seats[0], sensible(state, seats[0]), dice)
            seen.update(dict.fromkeys(event.kind for event in events))
            text = told(state, list(events))
            assert text or {event.kind for event in events} <= {"passed", "waited", "round"}
            if not any(event.kind in ("round", "ended") for event in events):
                longest = max(longest, len(text))
    gathered = {"exhausted", "cache", "enemy", "enemy_drawn", "enemy_moved", "enemy_struck", "enemy_burnt", "rolled"}
    assert set(seen) <= set(WORDS.messages()) | gathered
    assert {"explored", "laid", "shard", "struck", "fell", "lock", "trap", "exhausted", "ended"} <= set(seen)
    assert longest <= 500


@pytest.mark.rule("SKY-G42")
def test_a_roll_says_how_many_digits_are_open(corridor: State) -> None:
    state = replace(corridor, caches=(Cache((2, -1), "common"),), turn=Turn(0, lock=True))
    state, events = play(state, "open", draws=faces(1, 2, 3, 1, 6, 6))
    assert told(state, events) == "Ada tries the common cache at O20. 1 of 3 digits matches."
    state, events = play(state, "roll", draws=faces(2, 6))
    assert told(state, events) == "2 of 3 digits match."
    nothing, events = play(state, "roll", draws=faces(6))
    assert told(nothing, events) == "Nothing new, 2 of 3 digits match."
    _, events = play(state, "roll", draws=faces(3))
    assert told(state, events).startswith("The common cache springs open."), "that all of them fit goes without saying"


@pytest.mark.rule("SKY-G64")
def test_a_roll_that_waits_for_the_first_digit_says_so(corridor: State) -> None:
    held = units.Rolled(who="Ada", dice=(4, 2, 2), tries=1, missing=(5, 4, 1), kept=0, digits=3).told()
    assert told(corridor, [held]) == "No digit matches yet."
    lock = Lock(0, "legendary", "", (5, 4, 1), (5, 4, 1), (4, 2, 2), 1, 5)
    state = replace(corridor, turn=Turn(0), agenda=(lock,))
    asked = "the lock still needs 5, 4 and 1 on your dice. Until a roll shows the key, a 5, nothing else counts."
    assert GAME.ask(GAME.view(state, 0)) == asked


@pytest.mark.rule("SKY-G53")
def test_a_companion_is_told_of_with_its_article(bench: Bench, corridor: State) -> None:
    rat = bench.chip(1, health=1)
    state = replace(corridor, enemies=(foe(rat, (4, -1)),), friend=Friend("hound", 4, (3, -1)), turn=Turn(1, over=True))
    after, events = run(state, draws=faces(6, 6))
    assert told(after, events) == f"**The hound fells the beast {rat}**."


@pytest.mark.rule("SKY-G20", "SKY-G25")
def test_another_attack_is_told_as_one_and_guard_is_taken_off(bench: Bench, corridor: State) -> None:
    brute = bench.chip(5, health=9, guard=1)
    state = replace(corridor, enemies=(foe(brute, (3, -1)),), turn=Turn(0, attacks=1))
    after, events = play(state, "attack P20", draws=faces(6, 4, 1))
    assert told(after, events) == f"Ada strikes again: 2 damage, the beast {brute} at P20 has 7 left."


def test_finds_of_a_kind_are_told_together(corridor: State) -> None:
    caches = [finds.Cache(rank, at) for rank, at in (("common", "P18"), ("common", "O19"))]
    assert told(corridor, caches) == "Here: 2 common caches."
    assert told(corridor, [finds.Cache("legendary", "N20"), *caches]) == "Here: a legendary cache and 2 common caches."
    trap = finds.Stays("4", 0, "", True)
    assert told(corridor, [trap]) == "A trap: as you enter, match 3 digits or lose 2 health."


def test_a_card_peeked_at_twice_is_told_once(corridor: State) -> None:
    peek = finds.Peeked("Loose brick", "nook", 0)
    other = finds.Peeked("Old well", "hall", 1)
    assert told(corridor, [peek, peek]) == "Whichever door opens next: the card “Loose brick”, a nook, no shard."
    assert told(corridor, [peek, other]).endswith("Whichever door opens next: the card “Old well”, a hall, 1 shard.")


@pytest.mark.rule("SKY-G53")
def test_whatever_befalls_a_companion_is_told_with_its_article(corridor: State) -> None:
    events = [
        units.CompanionMoved("Lantern bearer", "N20"),
        units.Burnt("Lantern bearer"),
        units.Mended("Bob", "Lantern bearer", 1),
        units.Burnt("bob"),
    ]
    assert told(corridor, events) == (
        "The lantern bearer comes to N20. The lantern bearer loses 1 health to the embers. "
        "Bob patches up the lantern bearer: 1 health. bob loses 1 health to the embers."
    )
    view = GAME.view(replace(corridor, friend=Friend("hound", 3, (0, 1))), None)
    assert "Bob N20 (south-west) 9/9, the hound M21 (south-west) 3/4." in GAME.scene(view, Look()).alt


def test_that_a_player_is_done_is_told_where_nothing_else_is_and_a_round_not_at_all(corridor: State) -> None:
    blow = units.EnemyStruck(next(iter(content().chips)), "P20", "Ada", (6,), 1, 1)
    assert told(corridor, [course.Round(1)]) == ""
    assert told(corridor, [course.Passed("Bob"), course.Round(2)]) == "Bob is done."
    assert told(corridor, [course.Passed("Bob"), blow, course.Round(2)]).startswith("The ")
    assert "done" not in told(corridor, [course.Passed("Bob"), course.Ended("won", "survey", 3, 3, 4)])


def test_a_room_whose_name_tells_its_shape_is_not_told_it_twice(corridor: State) -> None:
    def opened(tile: str) -> str:
        shape = content().tiles[tile].shape
        return told(corridor, [finds.Explored("Ada", "A", "O20", "1", tile, shape)]).partition(".")[0]

    named = {tile.name: tile.id for tile in content().tiles.values()}
    assert opened(named["Audience hall"]) == "Ada opens door A: an audience hall"
    assert opened(named["Hall of basins"]) == "Ada opens door A: a hall of basins"
    assert opened(named["Orrery"]) == "Ada opens door A: an orrery (hall)"


def test_articles_and_pronouns_fit_what_they_stand_before(corridor: State) -> None:
    def found(relic: str, packed: bool) -> str:
        return told(corridor, [finds.Relic("Ada", relic, "common", packed)])

    assert found("oak_charm", False) == "**Ada finds an oak charm**: +3 greatest health, heals none."
    assert found("mile_boots", False) == "**Ada finds mile boots**: +1 step on every move."
    packed = "Both places for relics are full: they wait in the pack until you swap."
    assert found("mile_boots", True) == f"**Ada finds mile boots**: +1 step on every move. {packed}"
    assert found("salve_tin", False) == "**Ada finds a salve tin**: once, heal 3 health."
    mended = units.Mended("Bob", "Bob", 1)
    assert told(corridor, [mended]) == "Bob patches up, and regains 1 health."


@pytest.mark.rule("SKY-G20")
def test_a_blow_that_guard_stops_is_no_miss(corridor: State) -> None:
    chip = next(iter(content().chips.values()))

    def struck(face: int, damage: int) -> str:
        blow = units.EnemyStruck(chip.id, "P20", "Ada", (face,), damage, 1)
        return told(corridor, [blow]).partition("\n")[0]

    assert struck(2, 0).endswith(" misses Ada.")
    assert struck(3, 0).endswith(" can't break the guard of Ada.")
    assert struck(6, 1).endswith(" hits Ada for 1.")


@pytest.mark.rule("SKY-G47")
def test_who_came_and_struck_is_told_of_once(corridor: State) -> None:
    chip, other = list(content().chips)[:2]
    came = [units.EnemyMoved(chip, "Q21", "P20"), units.EnemyMoved(other, "R21", "Q21")]
    blow = units.EnemyStruck(chip, "P20", "Ada", (6,), 1, 1)
    names = [content().chips[item].name.lower() for item in (chip, other)]
    assert told(corridor, [came[0], blow, came[1]]).partition("\n")[0] == f"The {names[0]} hits Ada for 1."
    assert told(corridor, [came[1]]) == f"The {names[1]} comes to Q21.", "alone it is told"


@pytest.mark.rule("SKY-G44")
def test_a_trap_says_what_it_does_before_one_decides(bench: Bench, corridor: State) -> None:
    tile, trap = corridor.tiles[1].tile, Trap("Needle latch", (2, 4, 5), 3, Effect("hurt", 2))
    state = replace(corridor, beside=(lies(tile, bench.card("gallery", trap=trap)),))
    assert trap_does(state, tile) == "lose 2 health"
    assert (
        told(state, [finds.Stays(state.beside[0].card, 0, "", True)])
        == "A trap: as you enter, match 3 digits or lose 2 health."
    )


def test_the_card_of_a_blow_names_who_strikes_before_who_is_struck(corridor: State) -> None:
    chip = next(iter(content().chips.values()))
    blow = units.EnemyStruck(chip.id, "P20", "Ada", (6, 2), 1, 1)
    (card,) = HIGH_POINTS(GAME.view(corridor, None), [blow.told()])
    (row,) = card.board.rows
    assert (row.name, row.note) == (upper(chip.name), "at Ada, guard takes 1")
