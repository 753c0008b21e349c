"""The pictures: the map with all that everybody knows, a closer look, and the card that lies open."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.flow import Question
from engine.core.scene import Look, Scene
from engine.games.galaxy.picture import cards, starmap
from engine.games.galaxy.picture.explored_cards import CardBoard
from engine.games.galaxy.picture.scenes import instead, scene
from engine.games.galaxy.picture.starmap import StarBoard
from engine.games.galaxy.picture.stars import Star
from engine.games.galaxy.state.board import chart
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import Exploration, Stage, State
from engine.games.galaxy.state.view import view_for
from engine.render import draw
from engine.render.kit import KIT

from .build import ADA, BOB, attach, dealt, galaxy, having, holding, own, planet_with, play, put, system_with, where
from .voices import moments


def _map(state: State, at: str = "", subject: str = "map", seat: int | None = None) -> tuple[Scene, StarBoard]:
    found = scene(view_for(state, seat), Look(subject, at))
    assert isinstance(found.board, StarBoard)
    return found, found.board


def _star(board: StarBoard, label: str) -> Star:
    return next(star for star in board.systems if star.label == label)


def _card(state: State) -> tuple[Scene, CardBoard]:
    found = scene(view_for(state, None), Look("card"))
    assert isinstance(found.board, CardBoard)
    return found, found.board


def _revealed(state: State, card: str, deck: str, place: str, *, opened: bool = True) -> State:
    task = Exploration(ADA, place, deck, card, "revealed")
    agenda = (Stage("card", ADA, card), task) if opened else ()
    return replace(state, revealed=task, agenda=(*agenda, *state.agenda))


@pytest.mark.rule("GAL-G02", "GAL-G03")
def test_the_map_has_nineteen_hexes_and_the_eddy_apart() -> None:
    found, board = _map(galaxy(3))
    assert len(board.systems) == 20
    assert [star.label for star in board.systems if star.at is None] == ["Eddy"]
    assert len({star.at for star in board.systems}) == 20
    assert not board.close
    assert found.title == "Round 1 – Ada to act"
    assert [fact.label for fact in found.facts] == ["First to 8 points"]


@pytest.mark.rule("GAL-G28", "GAL-G34", "GAL-G35", "GAL-G41", "GAL-G44")
def test_a_system_shows_planets_units_tokens_and_wormholes() -> None:
    state = attach(own(galaxy(2), BOB, "kiln", exhausted=True), "kiln", "ore-world")
    home = where(state, "kiln")
    state = put(put(state, BOB, home, "1 scout, 2 infantry"), BOB, "kiln", "1 mech, 1 dock")
    state = system_with(state, home, gamma=True, storm="alpha", tokens=(ADA, BOB), frontier=True)
    _, board = _map(state)
    star = _star(board, home)
    (kiln,) = star.worlds
    assert (kiln.resources, kiln.influence, kiln.specialties) == (3, 1, ("Y",))
    assert kiln.owner is not None and (kiln.owner.letter, kiln.owner.seat) == ("Bo", BOB)
    assert kiln.exhausted and kiln.attachments == ("Ore World",)
    assert kiln.ground[0].kinds == (("mech", 1), ("dock", 1))
    assert star.fleets[0].kinds == (("infantry", 2), ("scout", 1))
    assert star.wormholes == ("alpha", "gamma") and star.storm == "alpha" and star.frontier
    assert [token.letter for token in star.tokens] == ["Ad", "Bo"]
    meridian = _star(board, "C3").worlds[0]
    assert meridian.crown and meridian.seal
    lantern = _star(board, where(state, "lantern")).worlds[0]
    assert lantern.legendary and not lantern.used


def test_a_planet_no_player_holds_is_not_drawn_as_exhausted() -> None:
    state = planet_with(galaxy(2), "kiln", exhausted=True)
    _, board = _map(state)
    assert not _star(board, where(state, "kiln")).worlds[0].exhausted


def test_the_panel_has_everybody_from_the_speaker_on_with_what_lies_open() -> None:
    state = holding(dealt(galaxy(3), BOB, "probe", "escort"), BOB, "command-orb")
    state = having(state, BOB, trade_goods=3, commodities=1, fragments={"cultural": 2}, points=2, passed=True)
    state = replace(having(state, BOB, technologies=("slip-drives", "gene-vats")), speaker=BOB)
    found, _ = _map(state)
    assert [row.name for row in found.panel] == ["Bob", "Cy", "Ada"]
    bob, cy, ada = found.panel
    assert bob.speaker and bob.passed and not bob.acting and bob.value == "2/8"
    assert bob.counts == (
        ("goods", 3),
        ("commodity", "1/3"),
        ("command", "3+2"),
        ("fragment", 2),
        ("card", 2),
        ("relic", 1),
        ("technology", "BG"),
    )
    assert ada.acting and not cy.acting and not ada.speaker
    gone, _ = _map(having(state, BOB, gone=True))
    assert next(row for row in gone.panel if row.name == "Bob").down


@pytest.mark.rule("GAL-G11", "GAL-G12")
def test_systems_that_ships_can_go_to_are_marked_then_those_they_come_from() -> None:
    state = put(galaxy(2), ADA, "B1", "1 transport")
    _, board = _map(state)
    assert sorted(star.label for star in board.systems if star.open) == ["A1", "B2", "C1", "C2"]
    held = system_with(state, "B2", tokens=(ADA,))
    assert not _star(_map(held)[1], "B2").open
    moving = play(state, "activate B2")
    found, board = _map(moving)
    assert [star.label for star in board.systems if star.open] == ["B1"]
    assert _star(board, "B2").active and board.focus == "B2"
    assert found.title == "Round 1 – Ada moves to B2"


def test_the_title_says_who_is_to_do_what() -> None:
    state = galaxy(3)
    staged = {
        Stage("land", ADA, "C2"): "Ada lands in C2",
        Stage("produce", ADA, "home-1"): "Ada produces at home",
        Stage("pay", ADA, "influence", 6): "Ada pays 6 influence",
        Stage("market", -1): "the council meets",
        Stage("end", ADA): "Ada ends the turn",
    }
    for stage, said in staged.items():
        found, _ = _map(replace(state, agenda=(stage, *state.agenda)))
        assert found.title == f"Round 1 – {said}"
    asked = replace(state, agenda=(Question("deck", BOB, ("cultural", "industrial"), "cultural", "dovetail"),))
    assert _map(asked)[0].title == "Round 1 – Bob to choose"


@pytest.mark.rule("GAL-G45")
def test_the_last_round_and_the_end_are_told() -> None:
    last = replace(galaxy(2), round=6)
    chip = _map(last)[0].chip
    assert chip is not None and chip.text == "Last round" and chip.warning
    over = replace(last, phase="over", winner=BOB, agenda=())
    assert _map(over)[0].title == "Round 6 – Bob has won"
    assert _map(over)[0].chip is None
    broken = _map(galaxy(2), subject="ended")[0]
    assert broken.title == "Round 1 – broken off"
    assert not any(row.acting for row in broken.panel)
    assert not any(star.open for star in broken.board.systems)


def test_a_closer_look_is_at_a_system_or_a_planet_by_any_name() -> None:
    state = galaxy(2)
    for text in ("c3", "C3", "meridian", "Meridian"):
        found, board = _map(state, text)
        assert board.close and board.focus == "C3" and found.at == "C3"
    assert _map(state, "eddy")[1].focus == "Eddy"
    nowhere, board = _map(state, "z9")
    assert not board.close and nowhere.at == ""


@pytest.mark.rule("GAL-042", "GAL-024", "GAL-041")
def test_a_card_that_lies_open_shows_what_can_be_chosen() -> None:
    state = own(put(galaxy(2), ADA, "cinder", "2 infantry"), ADA, "cinder", exhausted=True)
    found, board = _card(_revealed(state, "survey-party", "hazardous", "cinder"))
    assert found.title == "Ada explores Cinder"
    assert (board.name, board.deck, board.family) == ("Survey Party", "hazardous", "event")
    assert board.world is not None and board.world.name == "Cinder" and board.place == where(state, "cinder")
    assert [(option.number, option.text, option.detail) for option in board.options] == [
        ("1", "Cinder pays again for 1 infantry", "The planet stays yours"),
        ("2", "Leave it", "Nothing happens"),
    ]
    assert board.note == ""
    assert [fact.label for fact in found.facts] == ["20 cards left"]


@pytest.mark.rule("GAL-G23")
def test_with_a_partner_at_hand_the_card_says_that_one_may_trade_first() -> None:
    state = own(put(galaxy(2), ADA, "cinder", "2 infantry"), ADA, "cinder", exhausted=True)
    near = having(put(state, BOB, where(state, "cinder"), "1 scout"), BOB, trade_goods=1)
    near = replace(having(near, ADA, commodities=1), active=ADA)
    assert _card(_revealed(near, "survey-party", "hazardous", "cinder"))[1].note == "You may trade first"
    fragment = _card(_revealed(near, "hazardous-fragment", "hazardous", "cinder"))[1]
    assert fragment.family == "fragment" and fragment.note == "You may trade first"
    assert [option.text for option in fragment.options] == ["Resolve"]


def test_a_card_that_is_resolved_offers_nothing_more() -> None:
    state = own(galaxy(2), ADA, "cinder")
    board = _card(_revealed(state, "ore-world", "hazardous", "cinder", opened=False))[1]
    assert board.options == () and board.note == ""
    assert board.family == "attachment" and board.brings == (("resources", 2),)
    laboratory = _card(_revealed(state, "red-laboratory", "hazardous", "cinder", opened=False))[1]
    assert laboratory.brings == (("specialty", "R"),)


@pytest.mark.rule("GAL-021", "GAL-G34")
def test_a_frontier_card_shows_its_system_in_place_of_a_planet() -> None:
    state = put(system_with(galaxy(2), "B2", frontier=True), ADA, "B2", "1 scout")
    found, board = _card(_revealed(state, "tide-storm", "frontier", "B2"))
    assert found.title == "Ada explores the frontier in B2"
    assert board.world is None and board.system is not None and board.system.label == "B2"
    assert board.family == "storm" and board.place == "B2"
    assert [option.text for option in board.options] == ["Turn alpha side up", "Turn beta side up"]


def test_three_decisions_are_told_in_few_words() -> None:
    state = having(own(galaxy(2), ADA, "brine"), ADA, trade_goods=1, commodities=1)
    board = _card(_revealed(state, "native-workshops", "industrial", "brine"))[1]
    assert [(option.text, option.detail) for option in board.options] == [
        ("Gain 1 commodity", ""),
        ("Put 1 mech for 1 trade good", ""),
        ("Put 1 mech for 1 commodity", ""),
        ("Leave it", "Nothing happens"),
    ]


def test_without_a_card_the_map_is_shown() -> None:
    assert isinstance(scene(view_for(galaxy(2), None), Look("card")).board, StarBoard)
    assert isinstance(scene(view_for(galaxy(2), ADA), Look("hand")).board, StarBoard)


@pytest.mark.rule("GAL-G40")
def test_the_map_says_how_far_everybody_is_with_each_public_goal() -> None:
    state = replace(having(galaxy(2), BOB, scored=("learned",)), public=("learned", "far-holdings"))
    state = own(having(state, ADA, technologies=("deep-survey",)), ADA, "kiln", "aster")
    points, learned, far, *held = scene(view_for(state, None), Look("standings")).board.standings  # type: ignore[union-attr]
    assert points.labels == ("Points: 8 win",) and [cell.text for cell in points.held] == ["0", "0"]
    assert learned.labels == ("Learned: 3 technologies", "Learned: 3")
    assert [(cell.text, cell.scored) for cell in learned.held] == [("1", False), ("0", True)]
    assert [(cell.text, cell.met) for cell in far.held] == [("2", False), ("0", False)]
    assert [(line.mark, line.held[0].text) for line in held] == [("command", "3+2")], "the rest a member asks for"
    own_look = scene(view_for(state, ADA), Look()).board
    assert isinstance(own_look, StarBoard)
    marks = [line.mark for line in own_look.standings[3:]]
    assert marks == ["goods", "commodity", "command", "fragment", "card", "technology"]
    assert "Goals: Learned needs 3 technologies: Ada 1; Far Holdings" in _map(state)[0].alt
    # A closer look shows no players, and once it is over no goal is left to score.
    assert not _map(state, "C3")[1].standings
    assert [line.labels[0] for line in _map(replace(state, phase="over"))[1].standings][:2] == [
        "Points: 8 win",
        "Tactic+strategy tokens",
    ]


def test_the_legend_explains_what_is_in_the_picture_in_few_lines() -> None:
    marks = [line.mark for line in _map(galaxy(2), seat=ADA)[0].legend]
    assert len(marks) <= 18 and len(set(marks)) == len(marks)
    assert "planet:cultural" in marks and "storm" not in marks and "fragment" not in marks
    stormy = system_with(having(galaxy(2), ADA, fragments={"cultural": 1}), "B3", storm="beta")
    lines = _map(stormy, seat=ADA)[0].legend
    assert len(lines) <= 19
    assert {"resources", "influence", "frontier"} <= {line.mark for line in lines}


@pytest.mark.rule("GAL-G41", "GAL-G43")
def test_the_legend_says_what_the_seal_costs_and_what_letters_and_the_crown_are_for_two_rounds() -> None:
    state = galaxy(2)
    assert any(system.seal for system in state.systems) and any(planet.specialties for planet in state.planets)
    told = {line.mark: line.text for line in _map(state, seat=ADA)[0].legend}
    assert told["seal"] == "Meridian, first there: 6 influence, 1 point, relic; holder 1 a round"
    assert told["specialty"].startswith("Helps with blue (B)") and told["speaker"] == "Speaker"
    later = {line.mark for line in _map(replace(state, round=3), seat=ADA)[0].legend}
    assert not later & {"seal", "specialty", "speaker"}, "by the third round all have read it"


def test_once_everybody_has_had_a_turn_nothing_stands_below_the_players() -> None:
    state = system_with(galaxy(3), "B2", tokens=(ADA,))
    long = {"seal", "specialty"}
    assert long <= {line.mark for line in _map(replace(state, turns=3), seat=ADA)[0].legend}, (
        "the third has their first turn"
    )
    later = _map(replace(state, turns=4), seat=ADA)[0].legend
    assert not starmap.left_over(KIT, later)


def test_pictures_of_a_game_can_be_drawn() -> None:
    game = moments(7, 6, 150)
    for moment in (game[0], game[-1]):
        assert draw(scene(view_for(moment.state, None), Look())).png
    opened = next(moment for moment in reversed(game) if moment.state.revealed is not None)
    assert draw(scene(view_for(opened.state, None), Look("card"))).png
    assert draw(scene(view_for(opened.state, None), Look(at="C3"))).png


def test_every_card_finds_room_for_all_it_has_to_say() -> None:
    for known in content().cards.values():
        title, size = cards.title_of(KIT, known.name)
        assert " ".join(title) == known.name and size >= 24
        lines = KIT.wrapped(known.brief, "medium", 20, 206, cards.most(len(title), pictured=True))
        assert " ".join(lines) == known.brief, known.name
        assert len(title) * 29 + len(lines) * 25 + 16 + 44 <= 245, "a picture finds room above the words"


def test_within_a_tactical_action_a_post_shows_the_map_alone_and_its_player_what_all_have() -> None:
    state = play(put(galaxy(2), ADA, "A3", "1 scout"), "activate B3")
    public = scene(view_for(state, None), Look())
    assert not public.panel and not public.legend
    board, near = public.board, [at for a, at in chart(state).edges if a == "B3"]
    assert isinstance(board, StarBoard)
    assert {"B3", "A3", *near} <= set(board.nearby) < {star.label for star in board.systems}
    assert board.places() == [star.label for star in board.systems if star.label in board.nearby], "what is around it alone"
    assert draw(public).height < draw(scene(view_for(galaxy(2), ADA), Look())).height
    paying = replace(state, agenda=(Stage("pay", ADA, "resources", 3), *state.agenda))
    shown = scene(view_for(paying, None), Look()).board
    assert isinstance(shown, StarBoard)
    assert {planet.system for planet in paying.planets_of(ADA)} <= set(shown.nearby), "her planets pay"
    seen = scene(view_for(state, ADA), Look())
    assert len(seen.panel) == 2 and seen.legend and isinstance(seen.board, StarBoard) and not seen.board.nearby
    assert len(scene(view_for(galaxy(2), None), Look()).panel) == 2


def test_while_a_card_lies_open_a_post_shows_it_without_the_map() -> None:
    state = own(galaxy(2), ADA, "kiln")
    assert instead(view_for(_revealed(state, "deep-mine", "hazardous", "kiln"), None)) == Look("card")
    assert instead(view_for(_revealed(state, "deep-mine", "hazardous", "kiln", opened=False), None)) is None
    assert instead(view_for(state, None)) is None


@pytest.mark.rule("GAL-G40", "GAL-G41")
def test_a_turns_post_shows_what_is_in_reach_and_how_all_stand_in_a_line() -> None:
    state = replace(put(galaxy(2), ADA, "B2", "1 scout"), turns=5, public=("great-works", "learned"))
    _, board = _map(own(state, ADA, "meridian"))
    reached = {star.label for star in board.systems if star.open}
    assert reached and reached <= set(board.nearby) < {star.label for star in board.systems} and not board.standings
    ada, bob, works, learned = board.tallies
    assert (ada.text, ada.more, ada.acting) == ("0", "+1", True), "Meridian pays as the round ends"
    assert (bob.text, bob.more, bob.acting) == ("0", "", False)
    assert [(goal.mark, goal.text, goal.met) for goal in (works, learned)] == [
        ("resources", "Great Works 5/6", False),
        ("points", "Learned 0/3", False),
    ]
    assert not _map(own(state, ADA, "meridian"))[0].legend, "by now all know the marks"
    first = _map(replace(state, turns=2))[0].legend
    assert 0 < len(first) <= 6 and {"resources", "influence"} <= {line.mark for line in first}


@pytest.mark.rule("GAL-G43")
def test_the_council_sees_how_all_stand_and_no_map() -> None:
    state = replace(galaxy(2), phase="council", active=-1, agenda=(Stage("market", -1),))
    assert instead(view_for(state, None)) == Look("standings")
    board = scene(view_for(state, None), Look("standings")).board
    assert isinstance(board, StarBoard) and board.unmapped and not board.places()
    assert [line.mark for line in board.standings if line.mark == "influence"] == ["influence"]
    assert draw(scene(view_for(state, None), Look("standings"))).height < 420
