"""Lock checks, traps and relics."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement, product

import pytest
from msgspec.structs import replace

from engine.core.game import Event
from engine.core.odds import odds as in_words
from engine.core.verbs import Roll
from engine.games.skyshard.game import GAME
from engine.games.skyshard.picture.high_points import HIGH_POINTS
from engine.games.skyshard.rules import odds
from engine.games.skyshard.rules.locks import TRIES, matched, strays
from engine.games.skyshard.state.content import Effect, Trap, content
from engine.games.skyshard.state.moves import Crack, Open
from engine.games.skyshard.state.state import Cache, Enemy, Laid, Lock, Settling, State, Turn, gained, most_health, stamina
from tests.games.skyshard.build import (
    DOOR,
    ROW_DOORS,
    Bench,
    delve,
    faces,
    foe,
    gallery,
    hero,
    kinds,
    legal,
    lies,
    play,
    refused,
    run,
)


@pytest.fixture
def at_cache(bench: Bench) -> State:
    """A Bulwark on a common cache that it has just entered; one relic of each kind waits."""
    return delve(
        hero("bulwark", (3, -1)),
        tiles=(Laid(bench.tile("gallery", ROW_DOORS), 0, (2, -1)),),
        caches=(Cache((3, -1), "common"),),
        relics={"common": ("salve_tin", "fire_flask"), "legendary": (_lasting("guard"), _lasting("dice"))},
        turn=Turn(0, moves=1, left=2, lock=True),
    )


def _lasting(bonus: str) -> str:
    return next(relic.id for relic in content().relics.values() if relic.bonus == bonus)


def lock_of(state: State) -> Lock:
    """Return the lock check under way."""
    assert isinstance(state.agenda[0], Lock)
    return state.agenda[0]


@pytest.mark.rule("SKY-G42")
def test_a_cache_says_how_likely_it_opens_before_its_code_is_known(
    at_cache: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By one roll and without fatigue: 120 codes are rolled in 6 ways each, 90 with a pair in 3, 6 triples in 1."""
    tired = replace(at_cache, heroes=(replace(at_cache.heroes[0], fatigue=3), *at_cache.heroes[1:]))
    three = odds.opens_from_start(tired, "common")
    assert GAME.choice(GAME.view(tired, 0), Open()).label == "Open the cache here: 1 in 5"
    fresh = GAME.choice(GAME.view(at_cache, 0), Open())
    assert fresh.label == "Open the cache here: 1 in 2"
    assert fresh.detail == "Now, or after a step off it and back, one-use relic; 1 fatigue counted in, 7 in 8 for 3"
    monkeypatch.setitem(TRIES, "common", 1)
    one = odds.opens_from_start(tired, "common")
    assert one == pytest.approx((120 * 6 + 90 * 3 + 6) / 216**2)
    assert one < three < odds.opens_from_start(at_cache, "legendary")


@pytest.mark.rule("SKY-G101", "SKY-G42")
def test_rolling_on_stops_where_it_opens_where_a_fatigue_would_open_it_and_after_the_last_roll(at_cache: State) -> None:
    # Code 1 1 1, and a first roll of 6 6 6: the Bulwark has two rolls left.
    begun, _ = play(at_cache, "open", draws=faces(1, 1, 1, 6, 6, 6))
    assert legal(begun, "crack") == [""] and lock_of(begun).tries == 2
    view = GAME.view(begun, 0)
    # Two rolls, a 2 beside two 1s counts as open: (4 + 12/3 + 75*3/36 + 125*4/216) of 216.
    once, on = (GAME.choice(view, move) for move in (Roll(), Crack()))
    assert (once.label, once.detail) == ("Roll (2 left): 1 in 15", "Rolling is free; 1 fatigue counted in")
    assert on.label == "Roll up to 2 times: 1 in 15, else lost"
    assert on.detail == "Stops where 1 fatigue would do, and asks you; 1 fatigue counted in"
    # One roll: 4 of 216, as 1 fatigue opens it at a 2 beside two 1s.
    assert odds.opens(begun) == pytest.approx(4 / 216)
    assert odds.opens(begun, on=True) == pytest.approx((4 + 4 + 6.25 + 500 / 216) / 216)
    tired = replace(begun, heroes=(replace(begun.heroes[0], fatigue=3), *begun.heroes[1:]))
    # Nothing is paid then: (1 + 15/6 + 75/36 + 125/216) of 216.
    assert odds.opens(tired, on=True) == pytest.approx((1 + 2.5 + 75 / 36 + 125 / 216) / 216)
    worn_out = GAME.choice(GAME.view(tired, 0), Crack())
    assert worn_out.detail == "Stops where it succeeds"
    assert worn_out.label == "Roll up to 2 times: 1 in 30, else lost", "6.16 of 216, and nothing can be paid after it"
    last = replace(begun, agenda=(replace(lock_of(begun), tries=1),))
    said = GAME.choice(GAME.view(last, 0), Roll())
    assert (said.label, said.detail) == ("Last roll: 1 in 50, else lost", "Rolling is free; 1 fatigue counted in")
    close = replace(begun, agenda=(replace(lock_of(begun), tries=1, missing=(6,), dice=(1,)),))
    said = GAME.choice(GAME.view(close, 0), Roll())
    assert said.detail == "Rolling is free; 1 fatigue counted in"
    assert said.label == "Last roll: 1 in 3, else lost", "a 6, or a 5 and 1 fatigue"
    spent = replace(close, heroes=(replace(close.heroes[0], fatigue=3), *close.heroes[1:]))
    assert GAME.choice(GAME.view(spent, 0), Roll()).label.startswith("Last roll: 1 in 6, ")
    opened, events = play(begun, "crack", draws=faces(1, 1, 6, 1))
    assert kinds(events) == ["rolled", "rolled", "opened", "relic"] and not opened.agenda
    near, events = play(begun, "crack", draws=faces(1, 1, 2))
    assert kinds(events) == ["rolled"] and (lock_of(near).tries, lock_of(near).dice) == (1, (2,)), "a 2 is 1 off"
    assert refused(near, "crack").rule == "SKY-G101"
    worn = replace(begun, heroes=(replace(begun.heroes[0], fatigue=3),))
    _, events = play(worn, "crack", draws=faces(1, 1, 2, 2))
    assert kinds(events)[:2] == ["rolled", "rolled"], "with 3 fatigue no die can be changed"
    wide, events = play(begun, "crack", draws=faces(1, 6, 6, 6, 6))
    assert GAME.tell(GAME.view(wide, 0), events).startswith("2 rolls: 1 of 3 digits matches.")
    wide, events = play(begun, "crack", draws=faces(6, 6, 6, 6, 6, 6))
    assert GAME.tell(GAME.view(wide, 0), events).startswith("2 rolls: no digit matches yet.\n")
    assert kinds(events)[:2] == ["rolled", "rolled"] and legal(wide, "crack") == []


@pytest.mark.rule("SKY-G42")
def test_digits_match_in_any_order_and_matches_are_kept() -> None:
    assert matched((2, 4, 5), (5, 2, 1), 0) == ((4,), (1,), 0)
    assert matched((2, 2, 5), (2, 6, 6), 0) == ((2, 5), (6, 6), 0)
    assert matched((2, 4, 5), (4, 5, 1), 2) == ((2, 4, 5), (4, 5, 1), 2)
    assert matched((2, 4, 5), (2, 5, 1), 2) == ((4,), (1,), 0)
    assert strays((2, 5), (1, 3)) == 3
    assert strays((2, 5), (6, 2)) == 1


@pytest.mark.rule("SKY-G42")
def test_a_common_lock_gives_three_rolls_and_a_relic(at_cache: State) -> None:
    state, events = play(at_cache, "open", draws=faces(2, 4, 5, 5, 1, 1))
    assert kinds(events) == ["lock", "rolled"]
    assert events[0].facts["code"] == (2, 4, 5)
    assert lock_of(state) == Lock(0, "common", "", (2, 4, 5), (2, 4), (1, 1), 2)
    assert legal(state, "move") == []
    assert refused(state, "move O20").words.startswith("First the lock")
    state, _ = play(state, "roll", draws=faces(2, 2))
    assert lock_of(state).missing == (4,)
    state, events = play(state, "roll", draws=faces(4))
    assert kinds(events) == ["rolled", "opened", "relic"]
    assert state.heroes[0].worn == ("salve_tin",)
    assert state.relics["common"] == ("fire_flask",)
    assert state.caches == ()
    assert state.turn is not None
    assert state.turn.left == 2, "the move goes on"


@pytest.mark.rule("SKY-G42")
def test_a_failed_lock_sends_the_relic_under_its_deck_and_takes_the_chip(at_cache: State) -> None:
    tired = replace(at_cache, heroes=(replace(at_cache.heroes[0], fatigue=3),))
    state, _ = play(tired, "open", draws=faces(2, 4, 5, 6, 1, 1))
    state, _ = play(state, "roll", draws=faces(6, 1, 1))
    state, events = play(state, "roll", draws=faces(6, 1, 1))
    assert kinds(events) == ["rolled", "jammed"]
    # 6, 1 and 1 for 2, 4 and 5: 1 and 3 more and 1 less, and all 3 fatigue are taken.
    assert "It would have taken 5 fatigue; Ada can take none." in GAME.tell(GAME.view(state, None), events)
    assert state.relics["common"] == ("fire_flask", "salve_tin")
    assert state.caches == ()
    assert not state.agenda
    given_up, events = play(tired, "open", draws=faces(2, 4, 5, 6, 1, 1))
    given_up, events = play(given_up, "pass")
    assert kinds(events) == ["jammed"]
    assert "It took" not in GAME.tell(GAME.view(given_up, None), events), "the player gave it up"
    assert given_up.caches == ()


@pytest.mark.rule("SKY-G42")
def test_a_fatigue_changes_one_die_by_one(at_cache: State) -> None:
    state, _ = play(at_cache, "open", draws=faces(2, 4, 5, 2, 4, 3))
    assert lock_of(state).dice == (3,)
    assert legal(state, "adjust") == ["1 2", "1 4"]
    assert refused(state, "adjust 1 5").words == "Die 1 shows 3 and can be changed by one."
    assert refused(state, "adjust 2 4").rule == "SKY-G42"
    state, _ = play(state, "adjust 1 4")
    assert (state.heroes[0].fatigue, lock_of(state).dice) == (1, (4,))
    state, events = play(state, "adjust 1 5")
    assert kinds(events) == ["adjusted", "opened", "relic"]
    assert state.heroes[0].fatigue == 2
    tired = replace(at_cache, heroes=(replace(at_cache.heroes[0], fatigue=3),))
    tired, _ = play(tired, "open", draws=faces(2, 4, 5, 2, 4, 6))
    assert refused(tired, "adjust 1 5").words == "That costs 1 fatigue, and you hold 3 already."


@pytest.mark.rule("SKY-G42")
def test_after_the_last_roll_a_lock_waits_only_while_fatigue_could_still_open_it(at_cache: State) -> None:
    near = replace(at_cache, heroes=(replace(at_cache.heroes[0], fatigue=1),))
    state, _ = play(near, "open", draws=faces(2, 4, 5, 2, 4, 1))
    state, _ = play(state, "roll", draws=faces(1))
    waits, _ = play(state, "roll", draws=faces(3))
    assert legal(waits, "roll") == []
    assert refused(waits, "roll").words == "The lock allows no more rolls."
    assert legal(waits, "adjust") == ["1 2", "1 4"]
    over, events = play(state, "roll", draws=faces(2))
    assert kinds(events) == ["rolled", "jammed"]
    # A 2 for a 5, with 1 of 3 fatigue taken.
    assert "It would have taken 3 fatigue; Ada can take only 2." in GAME.tell(GAME.view(over, None), events)
    assert not over.agenda


@pytest.mark.rule("SKY-G42", "SKY-G43")
def test_a_legendary_lock_keeps_nothing_before_its_key_and_gives_four_rolls(at_cache: State) -> None:
    state = replace(at_cache, caches=(Cache((3, -1), "legendary"),))
    state, events = play(state, "open", draws=faces(6, 4, 5, 4, 5, 1))
    assert events[0].facts["key"] == 6
    assert lock_of(state) == Lock(0, "legendary", "", (6, 4, 5), (6, 4, 5), (4, 5, 1), 3, 6)
    state, _ = play(state, "roll", draws=faces(6, 1, 5))
    assert (lock_of(state).missing, lock_of(state).key) == ((4,), 0)
    state, _ = play(state, "roll", draws=faces(4))
    assert state.heroes[0].worn == (_lasting("guard"),)


@pytest.mark.rule("SKY-G21", "SKY-G42", "SKY-G44")
def test_a_picklock_has_one_roll_more_at_every_lock(bench: Bench, at_cache: State) -> None:
    state = replace(at_cache, heroes=(hero("picklock", (3, -1)),))
    state, _ = play(state, "open", draws=faces(2, 4, 5, 6, 1, 1))
    assert lock_of(state).tries == 3
    tile = at_cache.tiles[1].tile
    trap = bench.card("gallery", trap=Trap("Snare", (2, 4), 1, Effect("hurt", 1)))
    state = delve(hero("picklock", (1, -1)), tiles=at_cache.tiles[1:], beside=(lies(tile, trap),))
    state, _ = play(state, "move O20", draws=faces(6, 1))
    assert lock_of(state).tries == 1


@pytest.mark.rule("SKY-G42")
def test_a_cache_gives_one_try_per_entry(at_cache: State) -> None:
    passed = replace(at_cache, turn=Turn(0, moves=1, left=2))
    assert refused(passed, "open").words == "The chance at this cache has passed: step away and come back."
    state, _ = play(passed, "move Q21")
    assert refused(state, "open").words == "There is no cache here."
    state, _ = play(state, "move P20")
    assert legal(state, "open") == [""]
    started = replace(at_cache, turn=Turn(0, over=True))
    started, _ = run(started)
    assert legal(started, "open") == []


@pytest.mark.rule("SKY-G42", "SKY-G27")
def test_chances_do_not_come_along_when_their_adventurer_is_put_elsewhere(at_cache: State) -> None:
    state = replace(at_cache, turn=Turn(0, door=True, lock=True), agenda=(Settling("hero", 0, (4, -1)),))
    state, _ = run(state)
    assert state.turn == Turn(0)
    assert legal(state, "open") == []


@pytest.mark.rule("SKY-G42", "SKY-G44", "SKY-G14")
def test_an_enemy_leaves_caches_traps_and_shards_alone(bench: Bench, at_cache: State) -> None:
    tile = at_cache.tiles[1].tile
    card = bench.card("gallery", shards=1, trap=Trap("Snare", (2, 4), 1, Effect("hurt", 1)))
    state = delve(
        hero("bulwark", (0, 0)),
        tiles=at_cache.tiles[1:],
        beside=(lies(tile, card),),
        caches=(Cache((3, -1), "common"),),
        enemies=(foe(bench.chip(), (5, -1)),),
    )
    state, events = play(state, "pass")
    assert state.enemies[0].at == (3, -1)
    assert kinds(events) == ["waited", "enemy_moved", "round"]
    assert state.beside == (lies(tile, card),)
    assert state.caches == (Cache((3, -1), "common"),), "it stands on it"
    assert gained(state) == 0


@pytest.mark.rule("SKY-G44")
def test_a_trap_is_spent_whichever_way_it_ends(bench: Bench, at_cache: State) -> None:
    tile = at_cache.tiles[1].tile
    trap = Trap("Snare", (2, 4), 1, Effect("hurt", 3), Effect("relic", 1))
    card = bench.card("gallery", trap=trap)
    state = delve(
        hero("bulwark", (1, -1), fatigue=3),
        tiles=at_cache.tiles[1:],
        beside=(lies(tile, card),),
        relics=at_cache.relics,
    )
    solved, events = play(state, "move O20", draws=faces(4, 2))
    assert kinds(events) == ["moved", "trap", "rolled", "disarmed", "relic"]
    assert (solved.beside, solved.discard) == ((), (card,))
    assert solved.heroes[0].health == 12
    sprung, events = play(state, "move O20", draws=faces(4, 4))
    assert kinds(events) == ["moved", "trap", "rolled", "sprung", "hurt"]
    card_ = next(card for card in HIGH_POINTS(GAME.view(sprung, None), events) if card.row.startswith("lock"))
    assert (card_.title, card_.board.told) == ("Ada works on the trap", "**It goes off**, missing 2")
    assert sprung.heroes[0].health == 9
    assert (sprung.beside, sprung.discard) == ((), (card,))
    _, events = play(sprung, "move P20")
    assert kinds(events) == ["moved"]


@pytest.mark.rule("SKY-G44")
def test_being_placed_on_a_trapped_tile_springs_it_even_off_turn(bench: Bench, at_cache: State) -> None:
    tile = at_cache.tiles[1].tile
    card = bench.card("gallery", trap=Trap("Snare", (2, 4), 2, Effect("hurt", 3)))
    state = delve(
        hero("bulwark", (0, 0)),
        hero("mender", (1, -1)),
        tiles=at_cache.tiles[1:],
        beside=(lies(tile, card),),
        agenda=(Settling("hero", 1, (4, -1)),),
    )
    state, events = run(state, draws=faces(1, 1))
    assert kinds(events) == ["placed", "trap", "rolled"]
    assert lock_of(state).hero == 1
    assert legal(state, "roll", seat=1) == [""]
    assert legal(state, "roll", seat=0) == []


@pytest.mark.rule("SKY-G43")
def test_the_relic_decks_hold_twenty_common_and_eight_legendary_cards() -> None:
    relics = content().relics.values()
    assert sum(relic.count for relic in relics if relic.rank == "common") == 20
    assert sum(relic.count for relic in relics if relic.rank == "legendary") == 8
    assert all(relic.effect is not None for relic in relics if relic.rank == "common")
    assert {relic.bonus for relic in relics if relic.rank == "legendary"} == {"dice", "guard", "stamina", "health"}


@pytest.mark.rule("SKY-G43")
def test_two_relics_are_in_play_and_the_third_waits_in_the_pack(at_cache: State) -> None:
    full = replace(at_cache, heroes=(replace(at_cache.heroes[0], worn=("fire_flask", "fire_flask")),))
    state, _ = play(full, "open", draws=faces(2, 4, 5, 5, 4, 2))
    assert state.heroes[0].worn == ("fire_flask", "fire_flask")
    assert state.heroes[0].pack == ("salve_tin",)
    assert refused(state, "use salve_tin").words == "Salve tin is in your pack: equip it first."
    assert refused(state, "equip salve_tin").words == "You carry 2 relics in play: stow one first."
    state, _ = play(state, "stow fire_flask")
    state, _ = play(state, "equip salve_tin")
    assert state.heroes[0].worn == ("fire_flask", "salve_tin")
    assert state.heroes[0].pack == ("fire_flask",)
    assert legal(state, "stow") == []
    assert refused(state, "stow fire_flask").words == "Once per turn is enough."


@pytest.mark.rule("SKY-G43")
def test_common_relics_are_used_once(bench: Bench, at_cache: State) -> None:
    hurt = replace(at_cache, heroes=(hero("bulwark", (3, -1), health=5, fatigue=3, worn=("salve_tin", "cold_tea")),))
    state, _ = play(hurt, "use salve_tin")
    assert (state.heroes[0].health, state.heroes[0].worn, state.used) == (8, ("cold_tea",), ("salve_tin",))
    state, _ = play(state, "use cold_tea")
    assert state.heroes[0].fatigue == 0
    rat = bench.chip(5, health=30)
    armed = replace(
        at_cache,
        heroes=(hero("bulwark", (3, -1), worn=("fire_flask", "pepper_lozenge")),),
        enemies=(foe(rat, (4, -1)),),
        turn=Turn(0),
    )
    state, _ = play(armed, "use fire_flask")
    state, _ = play(state, "use pepper_lozenge")
    assert stamina(state, 0) == 5
    state, events = play(state, "attack Q21", draws=faces(6, 6, 6, 6, 6))
    assert events[0].facts["damage"] == 10
    state, events = play(state, "attack Q21", draws=faces(6, 6, 6))
    assert events[0].facts["damage"] == 6
    over, _ = play(state, "pass", draws=faces(1))
    assert stamina(over, 0) == 3


@pytest.mark.rule("SKY-G43")
def test_a_tumbler_rolls_one_die_of_a_lock_again(at_cache: State) -> None:
    reroll = next(
        relic.id for relic in content().relics.values() if relic.effect is not None and relic.effect.kind == "reroll"
    )
    holding = replace(at_cache, heroes=(hero("bulwark", (3, -1), worn=(reroll,)),))
    assert refused(holding, f"use {reroll}").rule == "SKY-G43"
    state, _ = play(holding, "open", draws=faces(1, 1, 2, 1, 2, 6))
    assert lock_of(state).dice == (6,)
    offered = GAME.choice(GAME.view(state, 0), GAME.read(state, 0, f"use {reroll}")).label
    assert offered == "Use spare tumbler and roll on: opens 2 in 3, max 1 fatigue", (
        "by it, or by a roll after it: 1 - (2/3)^3"
    )
    sets = GAME.choice(GAME.view(state, 0), Crack())
    assert sets.detail.endswith("; 1 fatigue counted in")
    assert sets.label == "Roll up to 2 times: 3 in 5", "the tumbler keeps the lock open after them"
    state, events = play(state, f"use {reroll}", draws=faces(1))
    assert kinds(events) == ["used", "rolled", "opened", "relic"]


@pytest.mark.rule("SKY-G42", "SKY-G101")
def test_a_change_is_offered_only_where_its_odds_read_better_than_rolling_on(at_cache: State) -> None:
    offered = 0
    for missing, dice, tries in product(
        combinations_with_replacement(range(1, 7), 2), combinations_with_replacement(range(1, 7), 2), (1, 2, 3)
    ):
        lock = Lock(0, "common", "", (1, *missing), missing, dice, tries)
        state = replace(at_cache, agenda=(lock,))
        best = odds.best_change(state)
        if best is not None:
            offered += 1
            assert in_words(best[1].opens) != in_words(odds.opens(state, on=True)), (missing, dice, tries)
    assert offered > 100


@pytest.mark.rule("SKY-G43")
def test_legendary_relics_last_while_they_are_in_play(bench: Bench, at_cache: State) -> None:
    guard, dice, health, legs = (_lasting(bonus) for bonus in ("guard", "dice", "health", "stamina"))
    strong = replace(at_cache, heroes=(hero("bulwark", (3, -1), worn=(health, legs), health=15),), turn=Turn(0))
    assert most_health(strong.heroes[0]) == 15
    assert stamina(strong, 0) == 4
    state, _ = play(strong, f"stow {health}")
    assert (most_health(state.heroes[0]), state.heroes[0].health) == (12, 12)
    biter = bench.chip(5, health=30, dice=1)
    armed = replace(
        at_cache,
        heroes=(hero("bulwark", (3, -1), worn=(guard, dice)),),
        enemies=(foe(biter, (4, -1)),),
        turn=Turn(0),
    )
    assert refused(armed, f"use {guard}").rule == "SKY-G43"
    state, events = play(armed, "attack Q21", draws=faces(6, 6, 6, 6))
    assert events[0].facts["damage"] == 8
    state, events = play(state, "pass", draws=faces(6))
    assert next(event.facts["guard"] for event in events if event.kind == "enemy_struck") == 2
    assert state.heroes[0].health == 12
    assert isinstance(state.enemies[0], Enemy)


@pytest.mark.rule("SKY-G43", "SKY-G09")
def test_an_empty_deck_of_relics_is_made_anew_from_used_ones_and_may_be_empty_for_good(at_cache: State) -> None:
    state = replace(at_cache, relics={"common": (), "legendary": ()}, used=("fire_flask", "salve_tin"))
    after, _ = play(state, "open", draws=(*faces(2, 4, 5, 5, 4, 2), 0))
    assert len(after.heroes[0].worn) == 1
    assert len(after.relics["common"]) == 1
    assert after.used == ()
    bare = replace(state, used=())
    after, events = play(bare, "open", draws=faces(2, 4, 5, 5, 4, 2))
    assert kinds(events) == ["lock", "rolled", "opened", "no_relic"]
    assert after.heroes[0].worn == ()


@pytest.mark.rule("SKY-G15", "SKY-G56")
def test_the_card_that_was_looked_at_is_known_until_it_is_drawn(bench: Bench) -> None:
    state = delve(hero("bulwark", DOOR, worn=("smoked_lens",)), tiles=(gallery(bench),), deck=(bench.card("hall"), "1"))
    state, _ = play(state, "use smoked_lens")
    assert state.peeked == state.deck[0]
    state, _ = play(state, "explore A")
    assert state.peeked == ""


@pytest.mark.rule("SKY-G42")
def test_the_card_of_a_lock_shows_its_code_with_what_was_found_and_how_it_ended(at_cache: State) -> None:
    def shown(state: State, events: Sequence[Event]) -> tuple[list[str], str]:
        (card,) = [card for card in HIGH_POINTS(GAME.view(state, None), events) if card.row.startswith("lock")]
        dice = ["".join(die.face + ("!" if die.colour == "lit" else "") for die in row.dice) for row in card.board.rows]
        return dice, card.board.told

    # Code 1 2 3; of 1 6 6 the 1 stays, then of 4 2 the 2.
    begun, events = play(at_cache, "open", draws=faces(1, 2, 3, 1, 6, 6))
    assert shown(begun, events) == (["1!23", "1!66"], "Still needs 2 and 3")
    more, events = play(begun, "roll", draws=faces(4, 2))
    assert shown(more, events)[0] == ["1!2!3", "1!42!"], "what fits stays in the picture"
    # The 4 is changed to a 3.
    forced, events = play(more, "adjust 1 3")
    assert shown(forced, events) == (["43!"], "**It opens**")
    (card,) = [card for card in HIGH_POINTS(GAME.view(forced, None), events) if card.row.startswith("lock")]
    assert card.beside == "", "how many rolls were left is not known any more, and matters no more"
    # Changed to a 5, it fits no better.
    other, events = play(more, "adjust 1 5")
    assert shown(other, events)[0] == ["1!2!3", "1!2!45"]
