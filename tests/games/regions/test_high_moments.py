"""What a player sees of the moments that matter: cards of attacks and finds, the end, and what a press may cost."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.chronicling import Tally
from engine.core.events import Happened
from engine.core.high_points import HighPoint
from engine.core.recalling import by_mover
from engine.games.regions.picture.high_points import high_points
from engine.games.regions.rules.events import exploring, striking, turning
from engine.games.regions.rules.events.striking import roll
from engine.games.regions.speech import fates
from engine.games.regions.speech.choices import choice
from engine.games.regions.speech.chronicle import ANNALS
from engine.games.regions.speech.milestones import milestones
from engine.games.regions.speech.recalling import MEMORY
from engine.games.regions.state import moves
from engine.games.regions.state.scenarios import Feature
from engine.games.regions.state.state import State
from engine.games.regions.state.view import View, view_for

from .build import ADA, BOB, corridor, party, rocky_wall, scenario, way, with_member
from .tales import told

D4, D6 = "1d4", "1d6"


def against(name: str, inflict: int, endure: int, *, actor: str = "Choking dust", answer: str = "Duck") -> striking.Clash:
    """Return that something rolled a d6 against a member's d6."""
    rolls = roll(D6, D6, (inflict,), ()), roll(D6, D6, (endure,), ())
    return striking.Clash(actor, "Settle", name, answer, *rolls, inflict >= endure, "turn")


def cards(*happened: Happened, state: State | None = None) -> tuple[HighPoint, ...]:
    """Return the cards of some events."""
    return tuple(high_points(View(None, state or party(), True), [item.told() for item in happened]))


def test_the_end_tells_by_rounds_what_was_found_who_fell_and_who_got_out() -> None:
    state = party(
        scenario(way("hall", "vault"), features=(Feature("banner", "The banner", "hall", "object"),), needs=("banner",))
    )
    happened = [
        exploring.Gained("Bob", 1, (), ()),
        turning.RoundBegins(2),
        exploring.Gained("Ada", 0, (), ("The banner",)),
        striking.Defeated("Needle gnats", "Ada", "Creature", "damage"),
        turning.RoundBegins(5),
        striking.Down("Bob"),
        turning.RoundBegins(6),
        striking.Died("Bob", "injuries"),
        turning.ReachedGoal("Ada", "Vault"),
    ]
    told_of = milestones(View(None, state, True), [item.told() for item in happened])
    assert told_of == (
        "**Round 2:** Ada found the banner.\n**Round 5:** Bob went down.\n**Round 6:** Bob died; Ada got out by the Vault."
    )
    many = [each for number in range(1, 10) for each in (turning.RoundBegins(number), striking.Down("Bob"))]
    lines = milestones(View(None, state, True), [item.told() for item in (*many, *happened[6:])]).split("\n")
    told_rounds = [line.partition(":")[0] for line in lines]
    assert told_rounds == [f"**Round {number}" for number in range(2, 10)], "the first fall is left out"


@pytest.mark.rule("REG-024")
def test_each_turn_says_that_the_party_has_all_it_came_for_until_its_carrier_is_out() -> None:
    things = (Feature("banner", "The banner", "hall", "object"), Feature("charter", "The charter", "hall", "object"))
    state = party(scenario(way("hall", "vault"), features=things, needs=("banner", "charter")), "warden", "delver")
    one = with_member(state, ADA, objects=("charter",))
    both = with_member(one, BOB, objects=("banner",))
    assert fates.has_all(state) == fates.has_all(one) == ()
    assert fates.has_all(both) == ("**Bob and Ada have the banner and the charter: get out**",)
    assert fates.has_all(with_member(both, BOB, out=True)) == ()


@pytest.mark.rule("REG-072", "REG-G04")
def test_attacks_that_follow_each_other_on_a_member_share_one_card() -> None:
    hurt = striking.Hurt("Bob", 2, 9, "Choking dust", roll(D4, D4, (2,), ()))
    found = cards(against("Ada", 1, 3), against("Bob", 5, 4), hurt, against("Cy", 4, 4, actor="Needle gnats"))
    assert [card.title for card in found] == ["Attacks"] * 3, "each stands low beside the map"
    rows = [row for card in found for row in card.board.rows]
    assert [(row.name, row.note) for row in rows] == [
        ("Ada", "No hit: Duck 3 against choking dust 1"),
        ("Bob", "A hit, -2 EP (d4): Duck 4 against choking dust 5"),
        ("Cy", "A tie hits: Duck 4 against needle gnats 4"),
    ]
    assert [row.totals for row in rows] == [(), (("heart", -2),), ()]
    dice = [[die.face for die in row.dice] for row in rows]
    assert dice == [["3", "1"], ["4", "5"], ["4", "4"]], "beside a member stand their own"
    assert [set(card.about) & {"Ada", "Bob", "Cy"} for card in found] == [{"Ada"}, {"Bob"}, {"Cy"}]
    twice = cards(*(against("Ada", each, 3) for each in (1, 2, 4)))
    assert [[die.face for die in row.dice] for card in twice for row in card.board.rows] == [["3", "2"], ["3", "4"]]


@pytest.mark.rule("REG-G04")
def test_a_hit_of_which_the_defence_takes_all_says_so() -> None:
    nothing = striking.Hurt("Ada", 0, 12, "Choking dust", roll(D4, D4, (2,), ()), roll(D4, D4, (3,), ()))
    (card,) = cards(against("Ada", 5, 2), nothing)
    assert card.board.rows[0].note == "A hit, no damage (d4 less d4): Duck 2 against choking dust 5"


@pytest.mark.rule("REG-G04", "REG-088")
def test_what_is_done_at_an_obstacle_is_effort_and_a_tie_is_named() -> None:
    pry = striking.Clash("Ada", "Pry", "Rubble", "Slide", roll(D6, D6, (3,), ()), roll(D4, D4, (3,), ()), True, "act")
    (card,) = cards(pry, striking.Hurt("Rubble", 6, 3, "Ada", roll(D6, D6, (6,), ()), (), True))
    (row,) = card.board.rows
    assert row.note == "A tie hits, 6 effort (d6): Pry 3 against Slide 3"


@pytest.mark.rule("REG-G10")
def test_a_card_names_the_round_that_it_is_of() -> None:
    """A hit of round 16 is told in round 19, as nobody was left to act in between."""
    pry = striking.Clash("Ada", "Pry", "Rubble", "Slide", roll(D6, D6, (3,), ()), roll(D4, D4, (3,), ()), True, "act")
    state, later = replace(party(), round=19), [turning.RoundBegins(number) for number in (17, 18, 19)]
    found = high_points(View(None, state, True), [item.told() for item in (pry, *later, against("Bob", 5, 4))])
    assert [card.beside for card in found] == ["round 16", "round 19"]


CROWN = Feature("crown", "the crown", "vault", "object")
QUEST = scenario(way("hall", "vault"), way("vault", "peak"), features=(CROWN,), goal="peak", needs=("crown",))


@pytest.mark.rule("REG-024")
def test_what_the_party_came_for_has_a_sentence_and_a_card_of_its_own() -> None:
    state = party(QUEST, "warden", "delver")
    gained = exploring.Gained("Ada", 3, (), ("the crown",))
    assert told(gained, state=state) == ["Ada gets 3 Valuables.", "**Ada has the crown!**"]
    (card,) = cards(gained, state=state)
    assert (card.title, card.board.told, card.rolled) == ("Found: the crown", "**Ada** has it", False)
    assert card.about == ("Ada", "Bob"), "it is everybody's: no roll of theirs stands before it"
    assert not cards(exploring.Gained("Ada", 0, (), ("the lion key",)), state=state)
    (seen,) = cards(exploring.Searched("Bob", (), ("the crown",)), state=state)
    assert (seen.title, seen.board.told) == ("Found: the crown", "**Bob** finds it, and may pick it up")
    out = with_member(state, BOB, objects=("crown",), out=True)
    (carried,) = cards(turning.ReachedGoal("Bob", "Peak"), state=out)
    assert (carried.title, carried.board.told) == ("Carried out: the crown", "**Bob** is out with it")
    gained = exploring.Gained("Bob", 0, (), ("the crown",)).told()
    assert MEMORY.met_by(View(None, state, True), gained, [gained]) == {"Ada", "Bob"}, "a bot's find is told whole"
    lost = replace(state, phase="over", ending="lost")
    (end,) = told(turning.Ended("lost", "all dead", "Dark."), state=lost)
    assert end == "**Nobody is left.** Dark.", "the status says where it lies"


@pytest.mark.rule("REG-024", "REG-213")
def test_a_search_that_finds_what_the_party_came_for_says_so_in_bold_and_names_what_else_it_finds() -> None:
    state = party(QUEST, "warden", "delver")
    assert told(exploring.Searched("Ada", (), ("the crown",)), state=state)[0] == "**Ada finds the crown!**"
    both = exploring.Searched("Ada", (), ("the crown", "an old map"))
    assert told(both, state=state)[:2] == ["**Ada finds the crown!**", "Ada searches the Hall and finds an old map."]
    kept = (exploring.Searched("Ada", (), ("the crown",)), exploring.Gained("Ada", 0, (), ("the crown",)))
    assert " ".join(told(*kept, state=state)).count("**") == 2, "what is taken at once is told in bold once"


@pytest.mark.rule("REG-024", "REG-G44")
def test_the_last_part_of_the_story_tells_who_is_out_and_who_carries_out_what() -> None:
    state = with_member(party(QUEST, "warden", "delver"), BOB, objects=("crown",), out=True)
    state = replace(with_member(state, ADA, out=True), phase="over", ending="won")
    happened = (
        striking.Injured("Bob", 2, 4, True),
        exploring.Moved("Bob", "Vault", "Peak", "move", False),
        turning.ReachedGoal("Bob", "Peak"),
        turning.RoundBegins(9),
        exploring.Moved("Ada", "Vault", "Peak", "move", False),
        turning.ReachedGoal("Ada", "Peak"),
        turning.Ended("won", "goal", "Home."),
    )
    first, *_, last = told(*happened, state=state)
    assert first.startswith("Bob gets up with an Injury (the 2nd): 4 EP at most."), "in its order"
    assert last.startswith("**Round 9.** Ada goes to the Peak. **Bob reaches")
    assert (
        "**Bob reaches the Peak and is out.** **Bob carries out the crown.** **Ada reaches the Peak and is out.**" in last
    )
    graded = "Bob carried out the crown. All came out without an Injury: it cannot be done better."
    assert last.endswith(f"**Through, and out.** Home. {graded}")


@pytest.mark.rule("REG-242", "REG-248")
def test_a_chest_that_a_key_opens_is_recalled_once_and_a_thing_found_once() -> None:
    opened = (exploring.Unlocked("Bob", "Chest", "the key"), exploring.Opened("Bob", "Chest"))
    found = (exploring.Searched("Cy", (), ("lion key",)), exploring.Gained("Cy", 0, (), ("lion key",)))
    state = party(corridor(), "warden", "delver", "shadow")
    said = by_mover(MEMORY, View(None, state, True), [item.told() for item in (*opened, *found)])
    assert said == ["Bob opened the chest.", "Cy found a lion key."]


@pytest.mark.rule("REG-237")
def test_to_pick_a_lock_that_bites_says_what_a_failure_costs() -> None:
    """Lockpicks are a d6, the grate's lock a d8: of 48 pairs 21 open, 7 in 16."""
    state = party(scenario(way("hall", "vault", obstacle="iron-grate"), way("vault", "out")), "shadow", turn=ADA)
    view = view_for(with_member(state, ADA, equipped=("lockpicks",)), ADA)
    pick = choice(view, moves.Pick("iron-grate"))
    assert (pick.label, pick.detail) == ("Pick iron grate: 2 in 5", "Iron grate, lock d8; miss: up to -4 EP")
    worn = view_for(with_member(view.state, ADA, ep=4), ADA)
    assert choice(worn, moves.Pick("iron-grate")).label == "Pick A: 2 in 5; miss: may take you down"


@pytest.mark.rule("REG-236", "REG-237")
def test_what_a_failure_at_a_lock_costs_stands_below_its_label() -> None:
    """A d6 opens a d10 in 21 of 60 pairs."""
    state = party(scenario(way("hall", "vault", obstacle="clockwork-door"), way("vault", "out")), "shadow", turn=ADA)
    state = with_member(state, ADA, equipped=("lockpicks",), hand=("fine-work",))
    pick = choice(view_for(state, ADA), moves.Pick("clockwork-door"))
    assert pick.label == "Pick clockwork door: 1 in 3"
    assert pick.detail.endswith("; miss: up to -6 EP, next Strategy lost")
    card = choice(view_for(state, ADA), moves.Act("fine-work", "clockwork-door"))
    # A d8 opens it in 36 of 80 pairs: 9 in 20.
    assert card.label == "Fine Work on clockwork door: 1 in 2"


@pytest.mark.rule("REG-093")
def test_a_climb_with_a_card_is_offered_only_where_it_is_likelier() -> None:
    """Heave is d6 with Damage d8; Full Effort d8 with 2d4, which comes to 6 or more 6 times in 16; Sweep does d6."""
    state = with_member(party(rocky_wall(), "warden", turn=ADA), ADA, hand=("full-effort", "throw-stones"))
    view = view_for(state, ADA)
    assert choice(view, moves.Act("full-effort", "rocky-wall")).weight == "plain"
    assert choice(view, moves.Act("full-effort", "rocky-wall")).label.startswith("Climb A with Full Effort: ")
    assert choice(view, moves.Act("throw-stones", "rocky-wall")).weight == "written"


@pytest.mark.rule("REG-218")
def test_a_search_says_that_it_is_rolled_against_dice_that_no_one_sees() -> None:
    assert choice(view_for(party(turn=ADA), ADA), moves.Search()).label == "Search here: 2 in 5"


def test_a_fall_is_no_move_that_somebody_made() -> None:
    """Ada goes, gets past a wall and falls; Bob is driven off: only what they did themselves is counted."""
    happened = (
        exploring.Moved("Ada", "Hall", "Vault", "move", True),
        exploring.Moved("Ada", "Vault", "Peak", "over", True),
        exploring.Moved("Ada", "Peak", "Vault", "fell", False),
        exploring.Moved("Bob", "Hall", "Yard", "pushed", True),
    )
    tallies = [item for item in ANNALS.counted([e.told() for e in happened]) if isinstance(item, Tally)]
    assert [tally.who for tally in tallies if tally.what == "moves"] == ["Ada", "Ada"]
    assert [tally.who for tally in tallies if tally.what == "found"] == ["Ada", "Ada", "Bob"]


@pytest.mark.rule("REG-G76", "REG-G44")
def test_what_the_fallen_carry_and_what_is_still_inside_is_said() -> None:
    """Bob has the crown, a torch and 2 Valuables. Down he keeps the crown; dead he has left it to Ada, the rest is lost.
    Ada, who is out before him, left the crown with him."""
    state = with_member(
        party(QUEST, "warden", "delver"), BOB, objects=("crown",), equipped=("torch",), pack=(), valuables=2
    )
    down = with_member(state, BOB, ep=0, fallen=True)
    assert told(striking.Down("Bob"), state=down)[0].endswith("Bob keeps the crown, in the Hall.")
    dead = with_member(down, BOB, objects=(), dead=True, region="", fell="hall")
    lines = told(striking.Died("Bob", "injuries"), state=dead)
    mourned = "The pack stays where it fell. You go on with one voice less."
    assert lines == [f"**Bob dies in the Hall.** {mourned}", "Lost with Bob: torch and 2 Valuables."], "it is told first"
    died = striking.Died("Bob", "injuries").told()
    assert MEMORY.met_by(View(None, dead, True), died, [died]) == {"Ada", "Bob"}, "a bot's death is told whole"
    out = with_member(state, ADA, out=True, region="")
    assert "Still inside: Bob with the crown." in told(turning.ReachedGoal("Ada", "Peak"), state=out)[0]


def test_the_card_of_what_the_party_came_for_has_its_mark_on_the_map() -> None:
    banner, charter = (Feature(name.lower(), f"The {name}", "hall", "object") for name in ("banner", "charter"))
    alone = party(scenario(way("hall", "vault"), features=(banner,), needs=("banner",)), "warden")
    both = party(scenario(way("hall", "vault"), features=(banner, charter), needs=("banner", "charter")), "warden")
    found = [exploring.Gained("Ada", 0, (), (name,)) for name in ("The banner", "The charter")]
    icons = [cards(gained, state=state)[0].board.icon for state, gained in ((alone, found[0]), *((both, e) for e in found))]
    assert icons == ["object", "roll", "object"]
