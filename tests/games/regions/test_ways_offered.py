"""In which order ways are offered, and what stands on a way that is barred."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import verbs
from engine.core.desk import shortest
from engine.core.game import Choice
from engine.games.regions.rules import odds
from engine.games.regions.speech.choices import choice
from engine.games.regions.speech.way_offers import lamp_first, leading
from engine.games.regions.state import moves
from engine.games.regions.state.scenarios import Feature, Placed
from engine.games.regions.state.state import Sighting, State
from engine.games.regions.state.view import view_for

from .build import ADA, corridor, looked, only, party, play, region, rocky_wall, scenario, way, with_entity, with_member

rule = pytest.mark.rule

CROSSING = scenario(
    way("hall", "attic"),
    way("hall", "vault"),
    way("hall", "passage"),
    way("passage", "peak"),
    features=(Feature("crown", "the crown", "vault", "object"),),
    start="hall",
    goal="peak",
    needs=("crown",),
)
"""Four ways from the hall: an attic that nobody knows, the vault with the crown, the passage to the goal."""


def offered(state: State, letter: str) -> Choice:
    """Return how a Move of Ada's is offered."""
    return choice(view_for(state, 0), verbs.MoveTo(letter))


def known(**fields: object) -> State:
    """Return the crossing with all of it explored but the attic."""
    seen = ("hall", "vault", "passage", "peak")
    state = replace(party(CROSSING, "warden", turn=ADA), explored=seen, seen=(*seen, "attic"))
    return replace(state, ways=("hall/attic", "hall/vault", "hall/passage", "passage/peak"), **fields)


@rule("REG-024", "REG-034")
def test_the_way_to_what_is_wanted_comes_first_then_what_is_unexplored_then_all_others() -> None:
    weights = [offered(known(), letter).weight for letter in "ABC"]
    assert weights == ["first", "plain", "plain"], "nobody knows yet where the crown is"
    found = known(found=("crown",))
    assert [offered(found, letter).weight for letter in "ABC"] == ["main", "first", "quiet"]
    held = with_member(found, ADA, objects=("crown",))
    assert [offered(held, letter).weight for letter in "ABC"] == ["main", "plain", "first"]
    assert offered(held, "C").label == "Go C: Passage"
    there = with_member(held, ADA, region="passage")
    assert offered(there, "D") == Choice("Go D: Peak, and out", "", "first", stays=True)


@rule("REG-034")
def test_where_nothing_new_is_next_door_the_way_to_what_is_comes_before_the_ways_back() -> None:
    row = scenario(way("attic", "hall"), way("hall", "passage"), way("passage", "vault"), start="hall", goal="vault")
    walked = ("attic", "hall", "passage")
    state = replace(party(row, "warden", turn=ADA), explored=walked, seen=walked, ways=("attic/hall", "hall/passage"))
    assert [offered(state, letter).weight for letter in "AB"] == ["plain", "plain"], "no way on is known"
    found = replace(state, ways=(*state.ways, "passage/vault"))
    assert [offered(found, letter).weight for letter in "AB"] == ["plain", "first"]


@rule("REG-034", "REG-036")
def test_a_dead_end_is_called_so_once_it_was_seen_that_no_second_way_leads_on() -> None:
    state = known()
    assert (offered(state, "B").label, offered(state, "B").detail) == ("Go B: Vault", "Dead end so far"), (
        "the way in is all that is known there"
    )
    unseen = offered(replace(state, explored=("hall", "passage", "peak")), "B")
    assert (unseen.label, unseen.detail) == ("Go B: Vault (new)", ""), "nobody was inside"
    assert offered(state, "C").detail == "", "it leads on to the peak"
    found = replace(state, found=("crown",))
    assert offered(found, "B").detail == "", "there lies what is wanted"


@rule("REG-034", "REG-104")
def test_a_way_to_the_foot_of_a_climb_says_that_the_climb_is_for_the_next_turn() -> None:
    """A leads to the ledge by the wall, B to the glen: from the glen the foot is where the climb begins."""
    seen = ("foot", "glen", "ledge")
    state = replace(party(rocky_wall(start="foot"), "warden", turn=ADA), explored=seen[:2], seen=seen)
    state = with_member(replace(state, ways=("foot/ledge", "foot/glen")), ADA, region="glen")
    assert offered(state, "B").label == "Go B: Foot"
    assert offered(state, "B").detail == "Then a climb, with the Move of your next turn"
    free = replace(state, entities=())
    assert "climb" not in offered(free, "B").detail, "nothing bars the way up"


@rule("REG-034")
def test_a_way_back_stands_behind_the_ways_on_and_says_so() -> None:
    row = scenario(way("attic", "hall"), way("hall", "passage"), way("passage", "vault"), goal="vault")
    walked = ("attic", "hall", "passage")
    state = replace(party(row, "warden", turn=ADA), explored=walked, seen=walked, ways=("attic/hall", "hall/passage"))
    inside = with_member(state, ADA, region="hall")
    assert offered(inside, "A").label == "Go A: back to Attic", "there the party set out"
    assert offered(inside, "B").label == "Go B: Passage", "explored already, but farther in"
    found = replace(inside, ways=(*inside.ways, "passage/vault"))
    assert [offered(found, letter).weight for letter in "AB"] == ["plain", "first"]


def test_of_two_ways_to_the_same_place_the_shorter_one_leads_there() -> None:
    ring = scenario(way("a", "b"), way("b", "c"), way("a", "c"), way("c", "d"), goal="d")
    state = replace(party(ring), ways=("a/b", "b/c", "a/c", "c/d"), explored=("a", "b", "c", "d"))
    assert leading(state, "a", ("d",)) == ("a/c",)
    assert leading(state, "b", ("d",)) == ("b/c",)
    assert leading(state, "a", ()) == ()


@rule("REG-G22", "REG-038")
@pytest.mark.parametrize(
    ("here", "beyond", "signs"),
    [
        ({}, {"light": "dark"}, "dark"),
        ({}, {"light": "dark", "ground": "cave"}, "cold draught, dark"),
        ({}, {"light": "dark", "ground": "thicket"}, "trees, dark"),
        ({}, {"light": "dark", "ground": "vault", "water": "surface"}, "low arch, sound of water"),
        ({}, {"ground": "yard", "water": "submerged"}, "paved way, sound of water"),
        ({"light": "dark"}, {"ground": "roof"}, "steps"),
        ({"light": "dark"}, {"ground": "boat"}, "planks"),
    ],
)
def test_a_place_that_nobody_knows_is_called_by_what_is_told_at_its_exit(
    here: dict[str, Any], beyond: dict[str, Any], signs: str
) -> None:
    """It is dark beyond where a member sees and does not see that.."""
    where = corridor(regions=(region("hall", **here), region("passage", **beyond)))
    assert offered(party(where, "warden", turn=ADA), "A").label == f"Go A ({signs})"


@rule("REG-104", "REG-105", "REG-106")
def test_a_climb_says_how_likely_it_gets_past_and_how_likely_it_ends_in_a_fall() -> None:
    """Heave is d6 against d4: of 24 pairs 18 hit, so that 1 of 4 falls. d8 Damage is 6 or more 3 times of 8: 9 in 32."""
    state = party(rocky_wall(), "warden", turn=ADA)
    assert odds.falls(state, ADA, "foot/ledge") == pytest.approx((1 / 4, 3.5)), "Height 1 is a d6"
    chance, locked = odds.gets_past(state, ADA, "foot/ledge", "")
    assert chance == pytest.approx(9 / 32) and not locked
    assert offered(state, "A").label == "Climb A: 1 in 4" and "Falls 1 in 4: -4 EP" in offered(state, "A").detail
    assert odds.falls(state, ADA, "foot/glen") == (0, 0)
    held = with_member(state, ADA, hand=("one-good-blow",))
    assert offered(held, "A").label.startswith("Climb A with Heave: 1 in 4"), "beside a card it says with what"
    card = choice(view_for(held, ADA), moves.Act("one-good-blow", "rocky-wall")).label
    assert card == "Climb A with One Good Blow: 3 in 4"
    above = looked(with_member(replace(state, ways=("foot/ledge",)), ADA, region="ledge"))
    assert "Falls down 1 in 4" in offered(above, "A").detail, "which is down, too (REG-109)"


@rule("REG-088")
def test_what_can_be_cleared_says_which_way_it_frees_and_what_that_takes() -> None:
    """Rubble has 9 EP and Endures with d4: Heave hits 3 times in 4, for 4.5 on average."""
    barred = scenario(way("hall", "passage", obstacle="rubble"), way("passage", "vault"))
    state = party(barred, "warden", turn=ADA)
    heave = choice(view_for(state, 0), moves.Act("heave", "rubble"))
    assert heave.label == "Clear rubble (A): about 3 Actions" and heave.lit
    assert heave.detail == "Miss: up to -4 EP. Heave: Attack d6, Damage d8."
    worn = choice(view_for(with_member(state, ADA, ep=5), 0), moves.Act("heave", "rubble"))
    assert worn.label == heave.label and worn.lit, "4 leaves 1"
    weak = choice(view_for(with_member(state, ADA, ep=4), 0), moves.Act("heave", "rubble"))
    assert weak.label == "Clear A: about 3 Actions; miss: may take you down" and not weak.lit


@rule("REG-042", "REG-G25")
def test_in_the_dark_a_lamp_comes_before_what_frees_a_way() -> None:
    barred = scenario(way("hall", "passage", obstacle="rubble"), regions=(region("hall", light="dark"), region("passage")))
    state = party(barred, "warden", turn=ADA)
    blind = with_member(state, ADA, equipped=("torch",), light=False)
    acts = [choice(view_for(each, 0), moves.Act("heave", "rubble")).weight for each in (blind, state)]
    assert acts == ["main", "first"], "who has no lamp has nothing better to do"
    assert choice(view_for(blind, 0), moves.Light()).weight == "first"
    assert lamp_first(blind, ADA) and not lamp_first(state, ADA)
    stealthy = replace(blind, scenario=replace(barred, type="stealth", light_rule="token"))
    assert not lamp_first(stealthy, ADA), "a guard may see it"


@rule("REG-232", "REG-088")
def test_what_frees_a_way_on_stands_before_all_others() -> None:
    barred = scenario(way("hall", "passage", obstacle="shutter"), way("passage", "vault"))
    state = with_member(party(barred, "shadow", turn=ADA), ADA, equipped=("lockpicks",))
    view = view_for(state, 0)
    assert choice(view, moves.Pick("shutter")).weight == "first"
    assert choice(view, moves.Act("quick-hands", "shutter")).weight == "first"
    known = replace(state, explored=("hall", "passage"), seen=("hall", "passage"))
    assert choice(view_for(known, 0), moves.Pick("shutter")).weight == "main", "it leads back"


@rule("REG-G15")
def test_a_climb_that_is_not_the_same_for_all_is_offered_to_all_without_odds() -> None:
    state = party(rocky_wall(), "warden", "shadow")
    assert choice(view_for(state, None), verbs.MoveTo("A")) == Choice(
        "Try A (rocky wall, 6 effort)", "Nobody knows where it leads, rocky wall: 6 to go", "main"
    )
    assert offered(state, "A").label.startswith("Climb A: ")


def keyed(use: str) -> State:
    """Return a hall with a shutter before the vault, to which Ada carries the iron key."""
    key = Feature("iron-key", "the iron key", "hall", "key", opens="hall/vault", use=use)
    barred = scenario(way("hall", "vault", obstacle="shutter"), way("vault", "peak"), features=(key,))
    known = replace(party(barred, "shadow", "warden", turn=ADA), seen=("hall", "vault"), explored=("hall", "vault"))
    return with_member(known, ADA, objects=("iron-key",))


@rule("REG-017", "REG-G17")
def test_to_draw_a_card_that_is_over_the_hand_limit_says_so() -> None:
    """Five cards may be kept; a sixth is one too many."""
    four = with_member(
        party(scenario(way("hall", "vault")), "warden", turn=ADA), ADA, hand=("surge", "boost", "dig-in", "duck")
    )
    full = with_member(four, ADA, hand=(*four.members[ADA].hand, "roll-with-it"))
    drawn = [choice(view_for(state, ADA), moves.Strategy("draw")).label for state in (four, full)]
    assert drawn == ["Draw a card", "Draw a card: 1 card goes"]


@rule("REG-248", "REG-249")
def test_a_way_that_a_carried_key_opens_says_so_and_comes_first() -> None:
    state = keyed("move")
    assert offered(state, "A").label == "Open A with the iron key: Vault"
    assert offered(state, "A").weight == "first"
    after, told = play(state, ADA, "move A")
    assert after.members[ADA].region == "vault" and only(told, "unlocked").facts["key"] == "the iron key"
    picked = choice(
        view_for(with_member(state, ADA, objects=("iron-key",), equipped=("lockpicks",)), 0), moves.Pick("shutter")
    )
    assert picked.weight == "main", "with the key in hand the lock need not be picked"
    nobodys = with_member(state, ADA, objects=())
    assert not offered(nobodys, "A").label.startswith("Open"), "without the key it is forced"


@rule("REG-249", "REG-G58")
@pytest.mark.parametrize(("use", "phase"), [("strategy", "Strategy"), ("action", "Action")])
def test_a_key_that_takes_a_phase_names_what_it_opens(use: str, phase: str) -> None:
    opens = choice(view_for(keyed(use), 0), verbs.Use("iron-key"))
    assert (opens.label, opens.weight) == ("Open shutter with the iron key", "first")
    assert opens.detail.startswith(f"Your {phase}. ")


@rule("REG-092", "REG-099", "REG-107", "REG-110")
def test_attempts_by_a_move_and_by_a_card_say_the_same_things_and_less_of_a_fall_that_gear_breaks() -> None:
    """A ford has 3 EP, Endures with d4 and hits back with d4. Heave hits 3 times in 4; a d8 is 3 or more 6 times in 8.

    Together that is 9 in 16, which is nearer to 3 in 5 than to 1 in 2.
    """
    ford = scenario(way("foot", "ledge", obstacle="swollen-ford"), way("ledge", "peak"))
    state = party(ford, "warden", turn=ADA)
    assert offered(state, "A").label == "Try A: 3 in 5"
    heave = choice(view_for(state, 0), moves.Act("heave", "swollen-ford"))
    assert heave.label == "Try A with Heave: 3 in 5"
    roped = with_member(party(rocky_wall(), "warden", turn=ADA), ADA, equipped=("rope-kit",))
    assert odds.falls(roped, ADA, "foot/ledge") == pytest.approx((3 / 16, 0.0)), "a d8 now, and 1 of the Height less"
    assert "fall" not in offered(roped, "A").label, "a fall that does no harm is a miss"


@rule("REG-024", "REG-034")
def test_a_hard_climb_to_the_goal_stays_a_button_and_one_that_leads_back_does_not() -> None:
    """A Shadow's Damage of d4 takes no 6 effort in one try."""
    seen = ("foot", "ledge", "glen", "peak")
    state = replace(party(rocky_wall(), "shadow", turn=ADA), explored=seen, seen=seen)
    state = replace(state, ways=("foot/ledge", "foot/glen", "ledge/peak"))
    assert offered(state, "A").label == "Climb A: 2+ tries; Ledge"
    assert offered(state, "A").weight == "main"
    back = with_member(state, ADA, region="ledge")
    assert offered(back, "A").weight == "quiet"


@rule("REG-088", "REG-099")
def test_a_label_that_would_be_cut_is_shorter_so_that_its_price_stays() -> None:
    long, short = "a" * 81, "b" * 70
    assert shortest((long, short)) == short and shortest(("a" * 80, short)) == "a" * 80
    roots = scenario(way("hall", "vault", obstacle="root-wall"), start="hall")
    state = with_member(replace(party(roots, "warden", turn=ADA), ways=("hall/vault",)), ADA, hand=("careful-strike",))
    shown = choice(view_for(looked(state), 0), moves.Act("careful-strike", "root-wall")).label
    assert shown == "Clear A with Careful Strike: about 6 Actions"


@rule("REG-093", "REG-099")
def test_the_card_that_climbs_much_likelier_is_the_button_and_the_plain_climb_stands_beside_it() -> None:
    """A warden climbs the rocky wall with 9 in 32, by One Good Blow with 7 in 10: 2.6 times as likely. With 3 in 10 Full
    Effort is 1.1 times as likely, which is worth no card."""
    state = replace(party(rocky_wall(), "warden", turn=ADA), explored=("foot", "glen"), seen=("foot", "ledge", "glen"))
    state = replace(state, ways=("foot/ledge", "foot/glen"))

    def weights(*hand: str) -> list[str]:
        holds = view_for(with_member(state, ADA, hand=hand), 0)
        return [choice(holds, moves.Act(card, "rocky-wall")).weight for card in hand] + [
            choice(holds, verbs.MoveTo("A")).weight
        ]

    plain = weights()[0]
    assert plain in ("first", "main")
    assert weights("one-good-blow") == [plain, "plain"]
    assert weights("full-effort") == ["plain", plain]
    assert weights("full-effort", "one-good-blow") == ["plain", plain, "plain"], "the best alone is lit"
    shown = choice(
        view_for(with_member(state, ADA, hand=("one-good-blow",)), None), moves.Act("one-good-blow", "rocky-wall")
    )
    assert shown.weight == plain, "it is lit in the post, too"


@rule("REG-133", "REG-G34")
def test_an_attempt_names_the_known_trap_beyond():
    state = party(rocky_wall(placed=(Placed("plate", "dart-plate", "ledge"),)), "warden", turn=ADA)
    state = replace(
        state, seen=("foot", "ledge", "glen"), ways=("foot/ledge", "foot/glen"), sightings=(Sighting("plate", "ledge", 1),)
    )
    known = with_entity(state, "plate", hidden=False, number=1)
    labels = [choice(view_for(seen, ADA), verbs.MoveTo("A")).label for seen in (state, known)]
    assert "dart plate" not in labels[0] and labels[1].endswith(" (dart plate)"), labels
