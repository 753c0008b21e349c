"""Refusals: each names the most useful reason and a rule, and repeats what was written as it was written."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Game
from engine.core.game import refusal as refusal_of
from engine.core.moves import read_move
from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.moves import VERBS
from engine.games.skyshard.state.state import Cache, Laid, State, Turn
from tests.games.skyshard.build import ROW_DOORS, Bench, delve, faces, foe, hero, legal, play, refused


@pytest.fixture
def corridor(bench: Bench) -> State:
    """A Bulwark at O20 in a gallery whose far door R21 is open, and a Mender behind it at N20."""
    row = bench.tile("gallery", ROW_DOORS)
    return delve(hero("bulwark", (2, -1)), hero("mender", (1, 0)), tiles=(Laid(row, 0, (2, -1)),))


def why_not(state: State, word: str, seat: int = 0) -> str:
    """Return why a verb can't be used, with its rule."""
    verb = next(verb for verb in VERBS if verb.name == word)
    assert not legal(state, word, seat), "something is legal"
    return str(refusal_of(GAME, state, seat, verb))


def unread(state: State, text: str, seat: int = 0) -> str:
    """Return the refusal to read a text."""
    with pytest.raises(IllegalMove) as error:
        GAME.read(state, seat, text)
    return str(error.value)


@pytest.mark.rule("SKY-G42")
def test_the_verbs_of_a_lock_say_first_that_there_is_no_lock(corridor: State) -> None:
    for text in ("adjust", "adjust 1", "adjust one 2", "roll now"):
        assert unread(corridor, text) == "You are not at a lock. (SKY-G42)"
    assert why_not(corridor, "roll") == why_not(corridor, "adjust") == "You are not at a lock. (SKY-G42)"


def test_how_a_move_is_written_comes_with_its_rule(corridor: State) -> None:
    for text in ("move", "pass now", "move P20 P21 P22"):
        with pytest.raises(IllegalMove) as plain:
            read_move(VERBS, text)
        assert unread(corridor, text) == f"{plain.value.words} (SKY-G25)"
    assert unread(corridor, "move", seat=1) == "It's Ada's turn. I'll call you. (SKY-G23)"


@pytest.mark.rule("SKY-002")
def test_an_unknown_door_is_refused_with_the_doors_that_there_are(corridor: State) -> None:
    assert str(refused(corridor, "explore 2")) == "There is no door “2”. To explore: A. (SKY-002)"
    done = replace(corridor, facedown=("a", "b", "c"))
    assert str(refused(done, "explore 2")) == "There is no door “2”. No door on the map can be explored. (SKY-002)"


def test_places_are_read_in_small_letters_and_with_spaces(corridor: State) -> None:
    assert str(GAME.read(corridor, 0, "move p 20")) == "move P20"
    assert str(GAME.read(corridor, 0, "explore r 21")) == "explore A"
    assert str(GAME.read(corridor, 0, "Explore door a")) == "explore A"
    assert str(GAME.read(corridor, 0, "attack p 20")) == "attack P20"
    assert str(GAME.read(corridor, 0, "heal bob")) == "heal N20"


def test_what_no_one_knows_is_repeated_as_it_was_written(corridor: State) -> None:
    assert str(refused(corridor, "move nowhere")) == "There is no hex “nowhere” on the map. (SKY-G31)"
    assert str(refused(corridor, "use Magic_Hat")) == "You carry no “Magic_Hat” in play. (SKY-G43)"
    assert str(refused(corridor, "use SALVE_TIN")) == "You carry no salve tin in play. (SKY-G43)"
    packed = replace(corridor, heroes=tuple(replace(each, pack=("fire_flask",)) for each in corridor.heroes))
    assert str(refused(packed, "equip Salve Tin")) == "You have no salve tin in your pack. (SKY-G43)"


@pytest.mark.rule("SKY-G55")
def test_a_draw_is_refused_with_what_stands_against_it(corridor: State) -> None:
    assert why_not(corridor, "dig") == "You can dig only when no door is left, and door A is. (SKY-G55)"
    done = replace(corridor, facedown=("a", "b", "c"))
    assert why_not(done, "dig") == "Every star shard of this delve has been drawn. (SKY-G55)"


@pytest.mark.rule("SKY-G25", "SKY-018", "SKY-025")
def test_why_there_is_nothing_to_explore(corridor: State) -> None:
    far = replace(corridor, heroes=(replace(corridor.heroes[0], at=(1, -1)), corridor.heroes[1]))
    assert why_not(far, "explore") == (
        "You can't explore from here: door A is 4 hexes away and you have 3 steps. (SKY-018)"
    )
    moved, _ = play(corridor, "move P20")
    assert why_not(moved, "explore") == "You have moved this turn, so no explore action is left. (SKY-G25)"
    spent = replace(corridor, turn=Turn(0, explored=True))
    assert why_not(spent, "explore") == "You have taken your explore action this turn. (SKY-G25)"
    done = replace(corridor, facedown=("a", "b", "c"))
    assert why_not(done, "explore") == (
        "Every star shard of this delve has been drawn: no door is explored any more. (SKY-025)"
    )
    assert why_not(corridor, "explore", seat=1) == "It's Ada's turn. I'll call you. (SKY-006)"


@pytest.mark.rule("SKY-G25", "SKY-G32")
def test_why_there_is_nowhere_to_move(bench: Bench, corridor: State) -> None:
    spent = replace(corridor, turn=Turn(0, explored=True))
    assert why_not(spent, "move") == ("You have taken an explore action this turn, so you can't move any more. (SKY-G25)")
    assert why_not(replace(corridor, turn=Turn(0, moves=2, left=0)), "move") == (
        "You have no steps left this turn. (SKY-G25)"
    )
    assert why_not(replace(corridor, turn=Turn(0, moves=1, attacks=1)), "move") == (
        "You have attacked, so there is no second move this turn. (SKY-G25)"
    )
    rat = bench.chip(1)
    shut = replace(corridor, enemies=(foe(rat, (3, -1)), foe(rat, (1, -1), 1)))
    assert why_not(shut, "move") == "There is no free hex that you could walk to from here. (SKY-G32)"


@pytest.mark.rule("SKY-G48", "SKY-G25")
def test_why_there_is_no_one_to_attack(bench: Bench, corridor: State) -> None:
    assert why_not(corridor, "attack") == "There is no enemy on the map. (SKY-G48)"
    rat = bench.chip(1)
    far = replace(corridor, enemies=(foe(rat, (5, -1)), foe(rat, (4, -1), 1)))
    assert why_not(far, "attack") == "Q21 is 2 hexes away and your reach is 1. (SKY-G48)"
    twice = replace(far, turn=Turn(0, moves=2))
    assert why_not(twice, "attack") == "You have moved twice this turn, so you can't attack. (SKY-G25)"


@pytest.mark.rule("SKY-G21", "SKY-G49")
def test_why_there_is_no_one_to_heal_or_to_bring_back(corridor: State) -> None:
    assert why_not(corridor, "heal") == "Only a Mender heals. (SKY-G21)"
    assert why_not(corridor, "revive") == "Only a Mender brings anyone back. (SKY-G49)"
    mender = replace(corridor, turn=Turn(1))
    assert why_not(mender, "heal", 1) == "No one within 2 hexes of you has lost health. (SKY-G21)"
    assert why_not(mender, "revive", 1) == "No one fell within one step of you. (SKY-G49)"
    begun = replace(corridor, turn=Turn(1, healed=True))
    assert why_not(begun, "heal", 1) == "You have healed this turn. (SKY-G21)"
    assert why_not(begun, "revive", 1).startswith("Bringing someone back takes a whole turn")


@pytest.mark.rule("SKY-G42", "SKY-G43")
def test_why_there_is_nothing_to_open_or_to_use(corridor: State) -> None:
    assert why_not(corridor, "open") == "There is no cache here. (SKY-G42)"
    passed = replace(corridor, caches=(Cache((2, -1), "common"),))
    assert why_not(passed, "open") == "The chance at this cache has passed: step away and come back. (SKY-G42)"
    assert why_not(corridor, "use") == "You carry no relic in play. (SKY-G43)"
    assert why_not(corridor, "equip") == "Your pack is empty. (SKY-G43)"
    assert why_not(corridor, "stow") == "You carry no relic in play. (SKY-G43)"
    healthy = replace(corridor, heroes=(replace(corridor.heroes[0], worn=("salve_tin",)), corridor.heroes[1]))
    assert why_not(healthy, "use") == "You are at full health. (SKY-G43)"


@pytest.mark.rule("SKY-049", "SKY-G25", "SKY-G52")
def test_answers_without_a_question_and_agreements_are_refused_by_rule(corridor: State) -> None:
    assert why_not(corridor, "place") == "There is no tile to lay: that comes after exploring a door. (SKY-049)"
    assert why_not(corridor, "choose") == "Nothing is being asked. (SKY-G25)"
    assert why_not(corridor, "stay") == "You have not agreed to retreat. (SKY-G52)"
    assert why_not(replace(corridor, phase="over", result="won"), "move") == "This game has ended. (TAB-056)"


@pytest.mark.rule("SKY-G42", "SKY-049")
def test_what_is_asked_comes_first(bench: Bench, corridor: State) -> None:
    locked = replace(corridor, caches=(Cache((2, -1), "common"),), turn=Turn(0, lock=True))
    locked, _ = play(locked, "open", draws=faces(1, 2, 3, 1, 6, 6))
    assert why_not(locked, "move") == "First the lock: roll, adjust a die, or pass to give it up. (SKY-G42)"
    tired = replace(locked, heroes=(replace(locked.heroes[0], fatigue=3), locked.heroes[1]))
    assert why_not(tired, "adjust") == "That costs 1 fatigue, and you hold 3 already. (SKY-G42)"
    far = bench.tile("gallery", ROW_DOORS)
    asked = replace(corridor, deck=(bench.card("gallery"), "1"), stacks={**corridor.stacks, "gallery": (far,)})
    asked, _ = play(asked, "explore A")
    assert why_not(asked, "move") == "Lay the new tile first: choose a number on the map. (SKY-049)"


def test_hexes_offered_are_chosen_by_number_and_targets_by_name(bench: Bench, corridor: State) -> None:
    rat = bench.chip(1)
    level = tuple(replace(item, health=8) for item in corridor.heroes)
    state = replace(corridor, heroes=level, ties="party", turn=Turn(1), enemies=(foe(rat, (1, -1)),))
    state, _ = play(state, "pass", seat=1)
    assert legal(state, "choose", 0) == ["O20", "N20"]
    assert str(GAME.read(state, 0, "choose 2")) == "choose N20"
    assert str(GAME.read(state, 0, "choose ada")) == "choose O20"
    assert str(refused(state, "choose 3", seat=0)) == "The choice is between O20, N20. (SKY-G47)"


def test_a_game_without_reasons_of_its_own_says_that_there_is_nothing(corridor: State) -> None:
    verb = next(verb for verb in VERBS if verb.name == "open")
    assert Game.why_not(GAME, corridor, 0, verb.name) is None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(GAME), "why_not", Game.why_not)
        assert str(refusal_of(GAME, corridor, 0, verb)) == "There is nothing to open now."
