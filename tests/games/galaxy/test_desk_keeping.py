"""Relics, trades, and cards that are moved by hand at an exploration desk; who plays and who keeps it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource
from engine.core.errors import BadOption, IllegalMove
from engine.core.flow import Question
from engine.core.game import Setup
from engine.core.verbs import Enter
from engine.games.galaxy import GAME
from engine.games.galaxy.desk.rules import people
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import Attachment, Deck, Held, State

from .build import Still, act, galaxy, legal, refused, told
from .desks import CLERK, NIA, ORRIN, PELL, after, desk, doing, explored, holding


def rule_of(state: State, text: str) -> str:
    return refused(state, CLERK, text).rule


# Relics.


@pytest.mark.rule("GAL-032", "GAL-033", "GAL-G31")
def test_three_fragments_of_a_type_are_purged_for_the_top_relic() -> None:
    state = holding(desk("star-lance"), NIA, cultural=3)
    state, events = doing(state, "relic cultural")
    assert [event.kind for event in events] == ["fragments_purged", "relic", "laid_out"]
    assert state.players[NIA].relics == (Held("star-lance"),) and not state.players[NIA].fragment_count
    assert state.purged == ("cultural-fragment",) * 3 and len(state.decks["relic"].draw) == 12


@pytest.mark.rule("GAL-G31")
def test_an_unmarked_fragment_stands_in_for_any_but_not_for_all() -> None:
    state = holding(desk(), NIA, hazardous=2, unknown=3)
    sets = [move for move in legal(state, CLERK, "relic") if move != "relic draw"]
    assert sets == ["relic hazardous+1-unknown", "relic hazardous+2-unknown"]
    assert rule_of(holding(desk(), NIA, unknown=3), "relic cultural") == "GAL-G31"
    state = after(state, "relic hazardous and 1 unmarked")
    assert state.players[NIA].fragments == {"unknown": 2}
    assert sorted(state.purged) == ["hazardous-fragment", "hazardous-fragment", "unmarked-fragment"]


@pytest.mark.rule("GAL-G31")
def test_a_refused_set_says_what_the_player_acted_for_has() -> None:
    error = refused(holding(desk(), NIA, cultural=2), CLERK, "relic cultural")
    assert (error.words, error.rule) == ("That takes 3 cultural fragments. Nia has 2 cultural fragments.", "GAL-G31")


@pytest.mark.rule("GAL-034", "GAL-G32")
def test_a_relic_may_come_by_another_effect_and_none_comes_of_an_empty_deck() -> None:
    state = after(desk("black-blade"), "relic draw")
    assert state.players[NIA].relics == (Held("black-blade"),) and not state.players[NIA].goals
    empty = replace(state, decks={**state.decks, "relic": Deck()})
    _, events = doing(empty, "relic draw")
    assert told(events, "no_relic") == [{"who": "Nia"}]


@pytest.mark.rule("GAL-G32")
def test_a_relic_is_purged_and_never_discarded_or_traded() -> None:
    state = after(desk("star-lance"), "relic draw")
    assert rule_of(state, "discard star-lance") == "GAL-G32"
    state = after(state, "purge the Star Lance")
    assert state.purged == ("star-lance",) and not state.players[NIA].relics


# Trades.


@pytest.mark.rule("GAL-035", "GAL-G24")
@pytest.mark.parametrize("written", ["2 cultural for 1 hazardous", "2 cultural fragments for 1 hazardous fragment"])
def test_fragments_change_hands_at_once(written: str) -> None:
    state = holding(holding(desk(), NIA, cultural=2), PELL, hazardous=1, unknown=1)
    state, events = doing(state, f"trade Pell {written}")
    assert told(events, "handed") == [
        {"who": "Nia", "partner": "Pell", "gives": "2 cultural fragments", "gets": "1 hazardous fragment"}
    ]
    assert state.players[NIA].fragments == {"hazardous": 1}
    assert state.players[PELL].fragments == {"cultural": 2, "unknown": 1}


@pytest.mark.rule("GAL-035", "GAL-G24")
def test_no_player_gives_what_they_lack_nor_anything_but_fragments() -> None:
    state = holding(desk(), NIA, cultural=1)
    for written, rule in (
        ("pell 2 cultural for nothing", "GAL-035"),
        ("pell 1 cultural for 1 hazardous", "GAL-035"),
        ("pell 1 cultural for 2 trade goods", "GAL-035"),
        ("pell nothing for nothing", "GAL-G24"),
        ("nia 1 cultural for nothing", "GAL-G24"),
        ("pell a song", "GAL-035"),
        ("rhea 1 cultural for nothing", "GAL-G01"),
    ):
        assert rule_of(state, f"trade {written}") == rule, written


# By hand.


@pytest.mark.rule("GAL-026")
def test_what_lies_in_sight_is_discarded_onto_its_own_pile() -> None:
    state = explored("star-shell", "cultural-fragment", "puzzle-engine", "tide-storm")
    state, events = doing(state, "discard star-shell")
    assert told(events, "moved_card") == [{"card": "star-shell", "origin": "Marl 0", "to": "discard"}]
    state = after(state, "discard cultural relic fragment", "discard puzzle engine", "discard tide-storm")
    assert state.decks["cultural"].discard == ("star-shell", "cultural-fragment")
    assert state.decks["frontier"].discard == ("puzzle-engine", "tide-storm")
    assert not state.planets[0].attachments and not state.common and not state.players[NIA].devices
    assert rule_of(state, "discard star-shell") == "GAL-031"


@pytest.mark.rule("GAL-G18")
def test_discarding_onto_an_empty_deck_makes_that_card_the_deck() -> None:
    state = explored("star-shell")
    state = replace(state, decks={**state.decks, "cultural": Deck()})
    state, events = doing(state, "discard star-shell", draws=())
    assert state.decks["cultural"] == Deck(("star-shell",)) and told(events, "reshuffled")


@pytest.mark.rule("GAL-036")
def test_what_is_purged_by_hand_never_comes_back() -> None:
    state = after(explored("star-shell", "tide-storm", "cultural-fragment"), "purge star shell", "purge tide storm")
    state = after(state, "purge cultural-fragment")
    assert state.purged == ("star-shell", "tide-storm", "cultural-fragment")
    assert all(not state.decks[deck].discard for deck in ("cultural", "frontier"))


@pytest.mark.rule("GAL-G28")
def test_a_purged_planet_takes_its_attachments_with_it() -> None:
    state, events = doing(explored("star-shell"), "purge Marl 0")
    assert told(events, "planet_gone") == [{"planet": "Marl 0"}]
    assert state.purged == ("star-shell",) and state.planets[0].destroyed
    assert rule_of(state, "explore Marl 0: cultural") == "GAL-G28"
    assert not legal(state, CLERK, "discard")


@pytest.mark.rule("GAL-028", "GAL-029", "GAL-G71")
def test_a_card_is_attached_by_hand_from_where_it_lies() -> None:
    state = after(explored("star-shell"), "control orrin Brine: industrial", "attach star-shell Brine")
    assert not state.planet_by_id["marl-0"].attachments
    assert state.planet_by_id["brine"].attachments == (Attachment("star-shell", 2, 1),)
    assert rule_of(state, "attach star-shell Brine") == "GAL-028"
    assert rule_of(state, "attach star-shell Nowhere") == "GAL-028"
    assert rule_of(state, "attach hired-guard Brine") == "GAL-029"
    back = after(state, "discard star-shell", "attach star shell to Marl 0")
    assert back.planet_by_id["marl-0"].attachments and not back.decks["cultural"].discard


@pytest.mark.rule("GAL-G32")
def test_the_world_forge_is_attached_from_before_its_owner() -> None:
    state = after(explored("hired-guard"), "relic draw")
    forge = replace(state.players[NIA], relics=(Held("world-forge"),))
    state = after(replace(state, players=(forge, *state.players[1:])), "attach world-forge Marl 0")
    assert state.planets[0].attachments == (Attachment("world-forge", 2, 2),) and not state.players[NIA].relics


@pytest.mark.rule("GAL-G29")
def test_a_laboratory_that_is_attached_by_hand_is_asked_about_and_stays_where_it_is_meanwhile() -> None:
    state = after(desk("green-laboratory"), "chart Gantry: industrial", "choose no", "control nia Brine: industrial")
    asked = after(state, "attach green-laboratory Brine")
    assert isinstance(asked.agenda[0], Question) and asked.planet_by_id["gantry"].attachments
    assert legal(asked, CLERK) == ["choose no-specialty", "choose has-specialty"]
    assert rule_of(asked, "explore frontier") == "GAL-G29"
    done = after(asked, "choose yes")
    assert done.planet_by_id["brine"].attachments == (Attachment("green-laboratory", 1, 1),)
    assert not done.planet_by_id["gantry"].attachments and done.agenda == ()


# Who plays, and who keeps it.


@pytest.mark.rule("GAL-G01", "GAL-G71")
def test_the_desk_works_for_one_player_after_the_other() -> None:
    state = desk()
    assert legal(state, CLERK, "turn") == ["turn orrin", "turn pell"]
    state, events = doing(state, "turn Pell")
    assert state.active == PELL and told(events, "acting") == [{"who": "Pell"}]
    assert legal(state, CLERK, "turn") == ["turn nia", "turn orrin"]
    assert rule_of(state, "turn pell") == "GAL-G09" and rule_of(state, "turn rhea") == "GAL-G01"


@pytest.mark.rule("GAL-G71")
def test_a_player_is_added_last_and_only_up_to_eight() -> None:
    state = after(desk(), "seat Rhea", "turn rhea")
    assert [player.name for player in state.players] == ["Nia", "Orrin", "Pell", "Rhea"] and state.active == 3
    for name in ("rhea", "nobody", "***"):
        assert rule_of(state, f"seat {name}") == "GAL-G01", name
    full = after(state, *(f"seat P{number}" for number in range(4)))
    assert len(full.players) == 8 and rule_of(full, "seat P4") == "GAL-G01" and not legal(full, CLERK, "seat")


def test_who_keeps_the_desk_and_plays_too_begins() -> None:
    assert desk(clerks=("pell",)).active == PELL
    assert desk(clerks=("Ada",)).active == NIA


@pytest.mark.parametrize("names", [("a", "b", "c", "d", "e", "f", "g", "h", "i"), ("***",), ("Nia", "…")])
def test_names_that_cannot_be_written_are_refused_in_words(names: tuple[str, ...]) -> None:
    with pytest.raises(BadOption, match=r"players|letter"):
        desk(players=names)


def test_long_names_are_refused_not_cut_except_those_of_seats() -> None:
    long = "Maximilian Bartholomew III"
    with pytest.raises(BadOption, match="24 letters"):
        desk(players=(long,))
    assert desk(players=(), clerks=(long,)).players[0].name == "Maximilian Bartholomew I"
    assert rule_of(desk(), f"seat {long}") == "GAL-G01"
    for planet in (f"{long}: cultural", f"{long} cultural", long):
        assert rule_of(desk(), f"chart {planet}") == "GAL-G01", planet
    assert after(desk(), f"chart {'M' * 24}: cultural").planets[0].name == "M" * 24


def test_the_first_letters_name_a_player_where_only_one_begins_so() -> None:
    state = after(desk(players=("Nia", "Orrin Vale", "Orla")), "turn orrin")
    assert state.active == 1 and after(state, "control ni Aster: cultural").planets[0].owner == NIA
    assert after(state, "control orr the Rim: cultural").planets[0].owner == 1
    assert rule_of(state, "turn or") == "GAL-G01"


def test_names_are_told_apart_and_no_player_has_the_word_for_none() -> None:
    assert people.called(("Nia!", "nia", "Nobody", "@everyone")) == ("Nia", "nia 2", "Nobody 2", "everyone")


@pytest.mark.rule("GAL-G05")
def test_clerks_may_come_later_at_a_desk_and_rivals_may_not_in_an_expedition() -> None:
    state = desk()
    assert legal(state, 1) == ["enter Newcomer"] and not legal(state, 2)
    state, events = GAME.apply(state, 1, Enter("Bob"), Dice(GivenSource(())))
    assert state.clerks == ("Ada", "Bob") and told(events, "clerk") == [{"who": "Bob"}]
    assert GAME.turn(state) == (0, 1)
    assert after(state, "turn pell") == act(state, 1, "turn pell")[0]
    for seat in (0, 1, 3):
        with pytest.raises(IllegalMove):
            GAME.apply(state, seat, Enter("Cy"), Dice(GivenSource(())))
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(galaxy(2), 2, Enter("Cy"), Dice(GivenSource(())))
    assert refusal.value.rule == "GAL-G05"
    assert not any(isinstance(move, Enter) for move in GAME.legal(galaxy(2), 2))


@pytest.mark.rule("GAL-G01")
def test_a_desk_is_not_an_expedition_nor_the_other_way_round() -> None:
    for text in ("activate C2", "pass", "vote nia all", "resign yes", "order trade", "decide none"):
        assert rule_of(desk(), text) == "GAL-G01", text
    for text in ("chart Aster: cultural", "turn bob", "seat Cy", "control bob Aster", "attach star-shell Aster"):
        assert refused(galaxy(2), 0, text).rule == "GAL-G01", text


def test_seats_are_clerks_of_a_desk_that_is_opened_by_a_lobby_and_players_too() -> None:
    state, _ = GAME.new(Setup(("Ada", "Bob"), Options(play="desk")), Dice(Still()))
    assert state.clerks == ("Ada", "Bob") and [player.name for player in state.players] == ["Ada", "Bob"]


def test_nothing_is_played_for_anybody_and_no_player_is_waited_for() -> None:
    for state in (desk(), after(desk(), "explore frontier"), after(desk(), "chart Hollow: h, i")):
        assert GAME.turn(state) == (0,) and GAME.default(state, 0) is None
        assert GAME.turn_number(state) == -1 and GAME.outcome(state) is None
    assert not GAME.waits(Options(play="desk")) and GAME.waits(Options())


def test_clerks_are_no_rivals_and_have_no_secrets() -> None:
    assert not GAME.contested(Options(play="desk")) and not GAME.secretive(Options(play="desk"))
    assert GAME.contested(Options()) and GAME.secretive(Options())


def test_another_player_is_acted_for_by_name_whatever_their_number() -> None:
    state = after(desk(players=("Nia", "Orrin Vale")), "turn Orrin Vale")
    assert state.active == ORRIN
