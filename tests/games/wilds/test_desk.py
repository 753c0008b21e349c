"""The game master's desk: what may be overruled, what the party reads of it, and what only the game master does."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import IllegalMove
from engine.core.game import Event
from engine.core.verbs import Direct
from engine.games.wilds import desk
from engine.games.wilds.game import GAME
from engine.games.wilds.state.state import Position, State, discovered, found
from engine.games.wilds.state.view import view_for

from .build import DRUID, RANGER, decide, label, only, party, play, to, working

MASTER = 4
SECRET = ("target", "result", "dice", "table", "threat", "site", "site-move", "site-target", "site-drop", "clue", "row")


def order(state: State, text: str, *shown: int) -> tuple[State, list[Event]]:
    """Return the state after an order of the game master, and its events."""
    return play(state, MASTER, f"gm {text}", *shown)


@pytest.mark.rule("WLD-G88")
def test_every_order_that_is_listed_is_accepted() -> None:
    state = party(master=True)
    listed = list(desk.legal(state, MASTER))
    assert {move.order for move in listed} >= {"timer", "reveal", "site", "clue", "meet", "fatigue", "say", "pause", "end"}
    for move in listed:
        GAME.apply(state, MASTER, move, Dice(KeyedSource("desk")))


@pytest.mark.rule("WLD-G88")
def test_only_the_game_master_has_a_desk() -> None:
    state = party(master=True)
    assert not any(isinstance(move, Direct) for move in GAME.legal(state, RANGER))
    with pytest.raises(IllegalMove, match="game master's") as refused:
        desk.carry_out(working(state), RANGER, Direct("timer", "3"))
    assert refused.value.rule == "WLD-G87"


@pytest.mark.rule("WLD-G23")
@pytest.mark.rule("WLD-G88")
def test_the_timer_is_overruled_in_public_and_logged_with_name_and_day() -> None:
    state, events = order(party(master=True, timer=4, day=2), "timer 3")
    assert state.timer == 3
    assert only(events, "ruling").seats is None
    (note,) = state.rulings
    assert (note.by, note.day, note.text) == ("Gia", 2, "The timer shows 3.")


@pytest.mark.rule("WLD-G88")
@pytest.mark.parametrize("name", SECRET)
def test_what_is_secret_only_the_game_master_reads_of(name: str) -> None:
    state = party(master=True)
    details = next((move.details for move in desk.legal(state, MASTER) if move.order == name), None)
    if name == "threat":
        assert details is None  # the Thornwood has no threats
        return
    after, events = GAME.apply(state, MASTER, Direct(name, str(details)), Dice(KeyedSource("secret")))
    assert [event.seats for event in events] == [(MASTER,)]
    for seat in (None, RANGER):
        assert view_for(after, seat) == view_for(state, seat)


@pytest.mark.rule("WLD-G88")
def test_a_fixed_die_and_a_fixed_table_are_used_once() -> None:
    state, _ = order(party(master=True), "dice 6 4 4 2")
    # Ranger 6 + 4 + 3 = 13 against 10 is Strong, Rogue 4 + 2 + 3 = 9 fails: every die was fixed, none is rolled.
    state, events = decide(state, f"move {to(state, '2')}")
    assert [event.facts["result"] for event in events if event.kind == "rolled"] == ["strong", "failure"]
    assert not state.forced.dice
    state, _ = order(party(master=True), "table event | 6")
    state, events = order(state, "event 6")
    assert only(events, "event").facts["number"] == 6
    assert not state.forced.tables


@pytest.mark.rule("WLD-G88")
def test_the_next_result_can_be_ruled_whatever_the_dice_say() -> None:
    state, _ = order(party(master=True), "result blunder")
    # 10 + 6 + 3 = 19 would be Critical. Besides 2 hex 1 has one neighbour, 5: a die of one face.
    state, events = decide(state, f"move {to(state, '2')}", 10, 6, 4, 2, 1)
    assert [event.facts["result"] for event in events if event.kind == "rolled"] == ["blunder", "failure"]
    assert state.here == Position("5")


@pytest.mark.rule("WLD-G88")
def test_one_more_tick_for_the_next_action_only() -> None:
    state, _ = order(party(master=True), "ticks 1")
    state, _ = decide(state, f"move {to(state, '2')}", 5, 3, 4, 2)
    assert state.timer == 4
    state, _ = decide(state, f"move {to(state, '6')}", 5, 3, 4, 2)
    assert state.timer == 3


@pytest.mark.rule("WLD-G50")
@pytest.mark.rule("WLD-G88")
def test_a_site_can_be_revealed_moved_and_made_harder() -> None:
    state = party(master=True)
    after, events = order(state, "reveal bandits")
    assert discovered(after, "bandits") and only(events, "site_seen").facts["how"] == "told"
    moved, _ = order(state, f"site-move tower | {label(state, '20')}")
    assert moved.region.site_by_id["tower"].at == "20"
    harder, _ = order(state, "site-target tower | 14")
    assert harder.region.site_by_id["tower"].tn == 14
    with pytest.raises(IllegalMove, match="knows of it"):
        order(after, f"site-move bandits | {label(state, '1')}")


@pytest.mark.rule("WLD-G89")
def test_a_new_site_waits_in_secret_and_one_in_plain_sight_is_seen() -> None:
    state = party(master=True)
    hidden, _ = order(state, f"site {label(state, '1')} | A dry well | secret | 12 | Stones in a ring.")
    (new,) = [site for site in hidden.region.sites if site.name == "A dry well"]
    assert (new.at, new.hidden, new.tn) == ("1", True, 12)
    assert found(hidden, new.id) is None
    plain, events = order(state, f"site {label(state, '1')} | A signpost | landmark")
    assert only(events, "site_seen").facts["name"] == "A signpost"
    assert [site.hidden for site in plain.region.sites if site.name == "A signpost"] == [False]


def test_two_sites_that_are_called_alike_at_one_place_are_told_apart_by_their_ids() -> None:
    state = party(master=True)
    place = label(state, "1")
    for _ in range(2):
        state, _ = order(state, f"site {place} | A dry well | secret | 12 | Stones in a ring.")
    wells = [site.id for site in state.region.sites if site.name == "A dry well"]
    view = GAME.view(state, MASTER)
    told = [GAME.choice(view, Direct("reveal", well)).label for well in wells]
    assert [words.rpartition(": ")[2] for words in told] == [f"{well}, {place}" for well in wells]
    assert GAME.choice(view, Direct("reveal", "tower")).label.startswith("Show the party a site: ")


@pytest.mark.rule("WLD-163")
@pytest.mark.rule("WLD-G89")
def test_a_prepared_clue_can_be_added_and_moved_but_only_towards_a_neighbour() -> None:
    state = party(master=True)
    here, there = label(state, "1"), label(state, "2")
    after, _ = order(state, f"clue {here} | {there} | tower | Cut stone in the stream.")
    assert (after.region.clues[-1].at, after.region.clues[-1].toward, after.region.clues[-1].site) == ("1", "2", "tower")
    with pytest.raises(IllegalMove, match="beside") as refused:
        order(state, f"clue {here} | {label(state, '20')} | tower | Cut stone.")
    assert refused.value.rule == "WLD-G89"
    moved, _ = order(state, f"clue-move 1 | {label(state, '7')} | {label(state, '8')}")
    assert (moved.region.clues[0].at, moved.region.clues[0].toward) == ("7", "8")


@pytest.mark.rule("WLD-231")
@pytest.mark.rule("WLD-G49")
def test_a_hint_is_a_clue_whose_meaning_stays_secret() -> None:
    state = party(master=True)
    after, events = order(state, f"hint {label(state, '2')} | Somebody saw a light. | tower")
    (token,) = after.tokens
    assert (token.source, token.toward, token.target, token.site) == ("gm", "2", "15", "tower")
    assert "tower" not in str(only(events, "clue").facts)
    assert view_for(after, RANGER).state.tokens[0].site == ""


@pytest.mark.rule("WLD-G87")
def test_the_game_master_speaks_as_a_person_in_words_that_call_and_format_nothing() -> None:
    state = party(master=True)
    _, events = order(state, "say A shepherd | Mind the ice.")
    assert only(events, "said").facts == {"name": "A shepherd", "words": "Mind the ice."}
    _, events = order(state, "say A shepherd | It is 5 * 3 paces.")
    assert only(events, "said").facts["words"] == "It is 5 * 3 paces."
    for words in ("@everyone hide", "see https://example.org", "**bold**", "<@123>"):
        _, events = order(state, f"say A shepherd | {words}")
        said = str(only(events, "said").facts["words"])
        assert "@" not in said and "://" not in said and "**" not in said


@pytest.mark.rule("WLD-281")
@pytest.mark.rule("WLD-G87")
def test_a_scene_stops_the_party_until_it_is_over() -> None:
    state, _ = order(party(master=True), "pause At the ford")
    assert GAME.turn(state) == (MASTER,)
    with pytest.raises(IllegalMove):
        play(state, RANGER, f"move {to(state, '2')}")
    with pytest.raises(IllegalMove, match="already"):
        order(state, "pause Again")
    state, events = order(state, "resume")
    assert only(events, "resumed").facts["how"] == ""
    assert MASTER not in GAME.turn(state)


@pytest.mark.rule("WLD-G87")
def test_a_scene_with_people_ends_as_the_game_master_says() -> None:
    state, _ = order(party(master=True), "meet Riders | people | 3 | hostile")
    assert state.agenda
    state, _ = order(state, "pause The riders")
    won, events = order(state, "resume won")
    assert not won.agenda and "won" in [event.kind for event in events]
    state, events = order(state, "resume avoided")
    assert not state.agenda


@pytest.mark.rule("WLD-G12")
@pytest.mark.rule("WLD-G88")
def test_the_party_can_be_tired_healed_paid_and_moved() -> None:
    state, _ = order(party(master=True), "fatigue druid | 2")
    assert state.members[DRUID].fatigue == 2
    state, _ = order(state, "wound druid", 3)
    assert [wound.attribute for wound in state.members[DRUID].wounds] == ["spirit"]
    state, _ = order(state, "heal druid")
    assert not state.members[DRUID].wounds
    state, _ = order(state, "coins -100")
    assert state.purse == 0
    state, _ = order(state, f"go {label(state, '7')}")
    assert state.here == Position("7") and discovered(state, "logging")
    state, _ = order(state, "dawn -")
    assert (state.day, state.stretch) == (2, 1)


@pytest.mark.rule("WLD-G72")
@pytest.mark.rule("WLD-G88")
def test_the_challenge_die_can_be_set_while_it_runs() -> None:
    state = party(master=True)
    if not state.challenge:
        pytest.fail("the Thornwood of the notes has a challenge die of 6")
    state, events = order(state, "challenge 2")
    assert state.challenge == 2 and only(events, "challenge").facts["why"] == "gm"


@pytest.mark.rule("WLD-G88")
def test_what_is_under_way_has_to_be_settled_before_something_else_begins() -> None:
    state, _ = order(party(master=True), "meet 3")
    for text in ("event 6", "meet 1", "dawn -", f"go {label(state, '7')}"):
        with pytest.raises(IllegalMove, match="under way"):
            order(state, text)


@pytest.mark.rule("WLD-G83")
def test_the_game_master_can_end_it() -> None:
    state, events = order(party(master=True), "end left")
    assert state.phase == "over" and only(events, "ended").facts["how"] == "left"


@pytest.mark.rule("WLD-G88", "WLD-049")
def test_new_sites_are_not_numbered_and_ground_in_sight_is_changed_in_public() -> None:
    state = party(master=True)
    state, _ = order(state, f"site {label(state, '5')} | The dry well | secret | 12 | Stones.")
    assert state.region.sites[-1].id == "dry-well"
    state, _ = order(state, f"site {label(state, '6')} | The dry well | secret | 12 | Stones.")
    assert state.region.sites[-1].id == "dry-well-2"
    _, events = order(state, f"ground {label(state, '20')} | hills")
    assert [event.seats for event in events] == [(MASTER,)]
    _, events = order(state, f"ground {label(state, '1')} | hills")
    assert only(events, "ruling").seats is None


@pytest.mark.rule("WLD-G88")
def test_a_site_can_be_shown_and_hidden_again_and_the_goal_cannot_be_hidden() -> None:
    state, _ = order(party(master=True), "reveal bandits")
    state, events = order(state, "hide bandits")
    assert found(state, "bandits") is None and only(events, "ruling").facts["text"].endswith("is off the map again.")
    site = state.region.site_by_id["bandits"]
    assert (site.hidden, site.tn) == (True, 10)
    camp, _ = order(state, "reveal logging")
    camp, _ = order(camp, "hide logging")
    # It stood there for all to see: from now on it takes the difficulty of its place to find it.
    assert (camp.region.site_by_id["logging"].hidden, camp.region.site_by_id["logging"].tn) == (True, 10)
    shown, _ = order(state, "reveal tower")
    with pytest.raises(IllegalMove, match="can't be hidden"):
        order(shown, "hide tower")


@pytest.mark.rule("WLD-G88")
def test_a_game_master_looks_up_places_with_all_that_hides_there_and_notes_something_alone() -> None:
    state = party(master=True)
    place = label(state, "12")
    state, events = order(state, f"remark {place} | The cook would talk.")
    assert [event.seats for event in events] == [(MASTER,)]
    told = GAME.page(view_for(state, MASTER), "journal", place)
    assert f"**{place}**" in told and "Discovery TN 10, not found" in told and "The cook would talk." in told
    assert "The cook would talk." not in GAME.page(view_for(state, RANGER), "journal", place)
    table = GAME.page(view_for(state, MASTER), "journal", "")
    assert all(row.name in table for row in state.region.encounters)
    assert place in GAME.entries(view_for(state, MASTER), "journal")
    assert place not in GAME.entries(view_for(state, RANGER), "journal")
    assert "Noted at" in GAME.sheet(view_for(state, MASTER)) and "The cook" not in GAME.sheet(view_for(state, MASTER))
