"""What happened, told in a few sentences, with every roll in small print."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.game import GAME
from engine.games.regions.rules.events import challenging, exploring, striking, turning
from engine.games.regions.rules.events.striking import roll
from engine.games.regions.speech.story import tell
from engine.games.regions.speech.story_lines import MOST_LINES, laid_out
from engine.games.regions.state import sheets
from engine.games.regions.state.moves import Act
from engine.games.regions.state.options import Options
from engine.games.regions.state.scenarios import Feature, Placed
from engine.games.regions.state.state import Ongoing
from engine.games.regions.state.view import View, view_for

from .build import (
    DUST,
    GNATS,
    chase,
    corridor,
    party,
    play,
    region,
    scenario,
    stealth_house,
    way,
    with_entity,
    with_member,
)
from .tales import DOWN, heave, hit, told

NEEDLE = ("Spring needle",)


@pytest.mark.rule("REG-204", "REG-G51")
def test_a_member_who_is_left_behind_takes_the_injury_in_one_sentence() -> None:
    left = (turning.Caught("Bob", "injury"), striking.Injured("Bob", 1, 13, False))
    assert told(*left) == ["Bob is left behind, and takes an Injury."]


@pytest.mark.rule("REG-G08")
@pytest.mark.parametrize(("craft", "injuries", "warned"), [("shadow", 1, False), ("shadow", 2, True), ("mender", 2, False)])
def test_the_last_injury_that_is_no_death_warns(craft: str, injuries: int, warned: bool) -> None:
    """A Shadow has 14 EP: two Injuries leave 4, the third kills. A Mender has 16: the fourth kills."""
    state = with_member(party(corridor(), craft), 0, injuries=injuries)
    (said,) = told(striking.Injured("Ada", injuries, sheets.most_ep(state.members[0]), True), state=state)
    assert said.endswith(" The next one kills.") == warned
    assert sheets.deadly(state.members[0]) == (3 if craft == "shadow" else 4)


@pytest.mark.rule("REG-255", "REG-256")
def test_a_disease_says_what_it_does_and_is_told_once() -> None:
    caught = striking.Infected("Cy", "Mist Fever", "Resilience", 1, False)
    lasts = "until a salve heals it, or a town"
    assert told(caught) == [f"Cy catches Mist Fever: Resilience -1, 1 damage each turn, {lasts}."]
    again = replace(caught, again=True)
    assert told(again) == ["Cy has Mist Fever already: it gets no worse."]
    assert told(striking.Down("Cy"), again) == told(striking.Down("Cy")), "beside something else it is not worth a word"


def test_steps_of_several_challenges_are_told_together() -> None:
    steps = (challenging.Went("Needle gnats", "", "Hall"), challenging.Went("Sharp guard", "Hall", ""))
    assert told(*steps) == ["The needle gnats come into the Hall; the sharp guard goes out of sight from the Hall."]


@pytest.mark.rule("REG-219", "REG-220", "REG-G55")
def test_a_failed_search_reads_like_an_empty_place() -> None:
    hidden = Feature("chest", "Chest", "hall", "treasure", hidden="1d6")
    empty = party(corridor(), turn=0)
    full = party(corridor(features=(hidden,)), turn=0)
    there, nothing = play(full, 0, "search", 1, 6), play(empty, 0, "search", 1, 6)
    said = [tell(view_for(state, None), told) for state, told in (there, nothing)]
    assert said[0] == said[1] == "Ada searches the Hall and finds nothing.\n-# Ada, Search d4=1, mostly against d6"


@pytest.mark.rule("REG-218")
def test_what_hid_is_told_without_its_dice() -> None:
    hidden = Feature("chest", "Chest", "hall", "treasure", hidden="1d6")
    state, happened = play(party(corridor(features=(hidden,)), turn=0), 0, "search", 4, 4)
    said = tell(view_for(state, None), happened)
    assert said.startswith("Ada searches the Hall and finds a chest.")
    assert "d6" not in said


def test_cards_drawn_as_a_round_begins_are_small_print() -> None:
    drawn = (turning.Drew("Ada", 1, plays=("duck",)), turning.Drew("Bob", 1, plays=("lead-on",)))
    lines = told(turning.RoundBegins(5), *drawn, striking.Drifted(("Ada",)))
    assert lines[0].startswith("**Round 5.**")
    assert lines[1] == "-# Drawn: Duck (Ada), Lead On (Bob)", "where tracks stand is on the sheet"
    assert told(striking.Drifted(("Ada",))) == [""]
    many = (turning.Drew(name, 1, plays=("duck",)) for name in ("Ada", "Bob", "Cy", "Dee"))
    assert told(turning.RoundBegins(5), *many)[1] == "-# Drawn: Duck (Ada), Duck (Bob), Duck (Cy), Duck (Dee)"
    new_deck = (turning.Drew("Bob", shuffled=True), turning.Drew("Bob", 1, plays=("duck",)))
    said = "-# Drawn: Duck (Bob)"
    assert told(turning.RoundBegins(5), *new_deck)[1] == said


def test_rolls_too_long_for_small_print_are_left_to_the_card_and_the_log() -> None:
    """The story has 239 letters, more than 200: no line of more than 160 is small print then."""
    quiet, loud = "a" * 40, "b" * 161
    parts = [["Something happens. " * 12]]
    lines = laid_out(parts, [lambda _: loud], None).split("\n")
    assert lines[-1] == "-# All rolls: /log"
    lines = laid_out(parts, [lambda _: quiet, lambda _: loud, lambda _: loud], None).split("\n")
    assert lines[1:] == [f"-# {quiet.capitalize()}", "-# And more rolls: /log"]
    assert laid_out([["Short."]], [lambda _: loud], None) == f"Short.\n-# {loud.capitalize()}"


def test_cards_that_are_laid_down_are_told_where_nothing_else_happened() -> None:
    laid = turning.Discarded("Cy", ("Duck",))
    assert told(laid) == ["Cy discards Duck: the hand was too full."]
    assert told(challenging.Went("Sharp guard", "Hall", ""), laid)[1:] == []


@pytest.mark.rule("REG-133", "REG-G34")
def test_what_sets_off_a_trap_is_told_as_it_is_found() -> None:
    placed = (Placed("needle", "spring-needle", "hall"), Placed("plate", "dart-plate", "hall"))
    state = party(corridor(placed=placed), turn=0)
    (said,) = told(exploring.SawRegion("Hall", "", False, "none", 0, "entered"), exploring.Saw(NEEDLE, "Hall"), state=state)
    assert said.endswith("no door. Beware of the spring needle, set off by a failed try at a lock."), "it is named once"


@pytest.mark.rule("REG-036")
def test_what_comes_into_sight_to_strike_is_told_by_its_strike_unless_that_waits_for_an_answer() -> None:
    sting = striking.Played("Needle gnats", "Sting", "action", ("Ada",), "turn")
    seen = exploring.Saw(("Needle gnats",), "Hall")
    assert told(seen, sting) == ["In sight: the needle gnats in the Hall."], "the question says whom they go for"
    (settled,) = told(seen, sting, turning.RoundBegins(2), state=replace(party(), round=3))[:1]
    assert settled == "The needle gnats go for Ada."
    both = told(exploring.Saw(("Needle gnats", "Sharp guard"), "Hall"), sting)
    assert both == ["In sight: the needle gnats and the sharp guard in the Hall."], "the question says whom they go for"


@pytest.mark.rule("REG-114", "REG-G31", "REG-G32")
@pytest.mark.parametrize(
    ("kind", "name", "habit"),
    [
        (
            "bramble-hounds",
            "Bramble hounds",
            " (come after you)",
        ),
        ("sharp-guard", "Sharp guard", " (notices the last to come in)"),
        (
            "choking-dust",
            "Choking dust",
            " (to all here each round: up to 4 damage)",
        ),
        (
            "fever-mist",
            "Fever mist",
            " (to all here each round: Mist Fever, 1 damage each turn, next Strategy lost)",
        ),
        (
            "grudge-shade",
            "Grudge shade",
            " (comes after you)",
        ),
    ],
)
def test_the_habit_of_a_kind_is_told_as_it_is_first_met(kind: str, name: str, habit: str) -> None:
    state = party(corridor(placed=(Placed("foe", kind, "hall"),)))
    state = with_entity(state, "foe", number=1)
    seen = exploring.Saw((name,), "Vault", (name,))
    assert told(seen, state=state) == [f"In sight: the {name.lower()}{habit} in the Vault."]
    assert told(replace(seen, met=()), state=state) == [f"In sight: the {name.lower()} in the Vault."]


@pytest.mark.rule("REG-G21")
def test_a_standing_order_is_confirmed_to_its_giver_only() -> None:
    state, happened = play(party(), 0, "order react:none")
    assert tell(view_for(state, 0), happened) == "Your standing order – Reactions: never."
    assert tell(view_for(state, 1), happened) == tell(view_for(state, None), happened) == ""


def test_a_card_drawn_in_a_turn_is_a_sentence() -> None:
    assert told(turning.Drew("Ada", 1, plays=("duck",))) == ["Ada draws Duck (Reaction: Resist d8)."]
    two = told(turning.Drew("Ada", 2, plays=("lead-on", "think-ahead")))
    assert two == ["Ada draws Lead On (Strategy: allies hit better); Think Ahead (Strategy: draw 2 cards)."]


@pytest.mark.rule("REG-224")
def test_gear_that_is_found_says_what_it_does() -> None:
    does = "Salve, in hand: Once. Action: somebody here recovers 2d4 EP and is rid of one Disease."
    assert told(exploring.Gained("Bob", 1, ("Salve",), ())) == [f"Bob gets 1 Valuable and a salve. {does}"]


@pytest.mark.rule("REG-009")
def test_a_strategy_says_for_whom_and_how_long() -> None:
    happened = (
        striking.Played("Ada", "Lead On", "strategy", ("Bob",), ""),
        striking.Lasting(("Bob",), "Lead On", "next turn"),
    )
    assert told(*happened) == ["Ada plays Lead On for Bob, until Ada's next turn starts."]
    leading = Ongoing("p1", "Ada’s Lead On", "p0", "next turn", "inflict", 1)
    lasts = replace(party(), ongoing=(leading,))
    owned = striking.Lasting(("Bob",), "Ada’s Lead On", "next turn")
    said = "Ada plays Lead On for Bob, until Ada's next turn starts: +1 die size on Attack."
    assert told(*happened, state=lasts) == told(happened[0], owned, state=lasts) == [said]


@pytest.mark.rule("REG-077")
def test_the_turn_that_an_environ_skips_is_named() -> None:
    state = party(corridor(placed=(Placed("dust", "choking-dust", "hall"),)))
    calm = with_entity(state, "dust", calm=3)
    assert told(challenging.Calmed("Choking dust"), state=calm) == ["The choking dust skips its next turn, in round 3."]


def test_the_end_of_a_turn_is_told_where_nothing_else_is() -> None:
    last = turning.Claimed("Cy", "last")
    assert told(turning.TurnEnded("Bob", False), last) == ["Bob ends the turn."], "that Cy is called says so"
    alone = party(corridor(), "warden")
    assert told(turning.Drew("Cy", 1, plays=("duck",)), last, state=alone) == told(
        turning.Drew("Cy", 1, plays=("duck",)), state=alone
    )


@pytest.mark.rule("REG-200")
def test_that_time_is_up_is_said_once() -> None:
    late = replace(party(chase(4)), counter=4, phase="over")
    assert told(turning.Counted(4, 4), turning.Ended("lost", "rounds", ""), state=late) == ["**Time is up.**"]


def test_who_came_out_is_told_where_not_everybody_did() -> None:
    out = with_member(replace(party(), phase="over"), 0, out=True)
    assert told(turning.Ended("won", "goal", "Out."), state=out) == ["**Through, and out: Ada alone.** Out."]
    both = with_member(out, 1, out=True)
    assert told(turning.Ended("won", "goal", "Out."), state=both) == ["**Through, and out: Ada and Bob.** Out."]


@pytest.mark.rule("REG-040", "REG-G25")
def test_a_light_says_what_it_lights() -> None:
    cellar = scenario(way("hall", "cellar"), regions=(region("cellar", light="dark"),))
    there = party(cellar, at="cellar")
    assert told(exploring.Light("Ada", "Torch", True), state=there) == ["Ada lights the torch: the Cellar is lit."]
    assert told(exploring.Light("Ada", "Torch", True)) == ["Ada lights the torch."]


@pytest.mark.rule("REG-088", "REG-090")
def test_of_what_persists_it_is_said_as_it_is_met_that_leaving_undoes_what_was_done() -> None:
    cliff = scenario(way("hall", "vault", obstacle="rocky-wall"), regions=(region("vault"),))
    state = party(cliff)
    wall = next(entity for entity in state.entities if entity.kind == "rocky-wall")
    state = with_entity(state, wall.id, number=1)
    seen = exploring.Saw(("Rocky wall",), "Hall", ("Rocky wall",))
    assert "the rocky wall (each passes it alone; leaving undoes what is done)" in told(seen, state=state)[0]


@pytest.mark.rule("REG-072")
def test_of_two_environs_of_a_kind_the_place_of_the_one_that_strikes_is_told() -> None:
    state = party(corridor(placed=(Placed("near", "lashing-thorns", "hall"), Placed("far", "lashing-thorns", "vault"))))
    state = with_member(with_entity(with_entity(state, "near", number=1), "far", number=2), 1, region="vault")
    said = told(
        striking.Played("Lashing thorns", "Lash", "action", ("Bob",), "turn"),
        state=state,
    )
    assert said and said[0].startswith("The lashing thorns in the Vault ")


@pytest.mark.rule("REG-044", "REG-045", "REG-G25")
def test_in_the_dark_the_light_that_would_help_is_named() -> None:
    cellar = scenario(way("hall", "cellar"), regions=(region("cellar", light="dark"),))
    lamp = with_member(party(cellar, at="cellar"), 1, equipped=("torch",))
    happened = (
        exploring.NothingSeen("Ada", "Cellar"),
        exploring.SawRegion("Cellar", "Barrels.", True, "surface", 1, "entered"),
    )
    dark = "In the dark Ada sees only exits, and rolls smaller dice."
    rest = "Water to swim through, with smaller dice. Barrels."
    assert told(*happened, state=lamp) == [f"{dark} Bob's torch would light it. {rest}"]
    assert told(*happened, state=party(cellar, at="cellar")) == [f"{dark} {rest}"]


def test_the_scene_of_a_scenario_is_told_once_as_it_begins() -> None:
    where = corridor(opening="Once upon a bridge")
    in_town = replace(party(where, options=Options(town="yes")), phase="town")
    joined = turning.JoinedUp("Ada", "Warden", "Sailor", False)
    assert told(joined, state=in_town) == ["Ada: a warden (strong, shields the others)."]
    out = turning.SetOut("Hall", 0, 0, ("Ada", "Bob", "Cy"))
    assert told(out, state=party(where)) == ["Ada, Bob and Cy set out from the Hall."]


def test_players_challenges_and_the_new_round_have_lines_of_their_own() -> None:
    lines = told(
        exploring.Moved("Cy", "Hall", "Vault", "move", False),
        turning.TurnEnded("Cy", False),
        challenging.Went("Drowsy guard", "Hall", "Vault"),
        turning.RoundBegins(2),
        challenging.Went("Sharp guard", "Hall", "Vault"),
    )
    assert lines == [
        "Cy goes to the Vault.",
        "The drowsy guard goes from the Hall to the Vault.",
        "**Round 2.** The sharp guard goes from the Hall to the Vault.",
    ]


def test_where_a_creature_has_gone_the_map_shows_unless_that_is_all_there_is() -> None:
    went = challenging.Went("Needle gnats", "Hall", "Vault")
    assert told(exploring.Moved("Cy", "Hall", "Vault", "move", False), went) == ["Cy goes to the Vault."]
    assert told(went) == ["The needle gnats go from the Hall to the Vault."]
    gone = challenging.Went("Needle gnats", "Hall", "")
    assert told(exploring.Moved("Cy", "Hall", "Vault", "move", False), gone)[-1].endswith("go out of sight from the Hall.")


def test_a_turn_that_is_taken_and_used_at_once_is_told_by_what_was_done() -> None:
    assert told(turning.Claimed("Ada", "claimed")) == ["Ada acts."]
    done = told(turning.Claimed("Ada", "order"), exploring.Moved("Ada", "Hall", "Vault", "move", False))
    assert done == ["Ada goes to the Vault."]


@pytest.mark.rule("REG-034", "REG-035", "REG-038")
def test_a_new_region_is_told_with_its_text_and_what_can_be_seen_from_it() -> None:
    lines = told(
        exploring.Moved("Ada", "Hall", "Vault", "move", True),
        exploring.SawRegion("Vault", "Shelves, all empty.", True, "surface", 2, "entered"),
        exploring.SawRegion("Yard", "Weeds.", False, "none", 0, "seen"),
        exploring.SawRegion("Well", "Moss.", True, "none", 0, "seen"),
        exploring.Saw(("Needle gnats", "Strongbox"), "Vault"),
        exploring.Saw(("Sharp guard",), "Yard"),
    )
    assert lines == [
        "Ada goes to the Vault. Dark, water to swim through, with smaller dice. Shelves, all empty. "
        "Here: the needle gnats and a strongbox. In sight: the sharp guard in the Yard."
    ]


DUST_MET = ("Choking dust", "Needle gnats")


@pytest.mark.rule("REG-069")
def test_an_environ_that_comes_into_sight_is_told_with_what_it_does_and_no_blow_reaches_it() -> None:
    state = party(corridor(placed=(DUST, GNATS)), turn=0)
    assert "choking-dust" not in {move.target for move in GAME.legal(state, 0) if isinstance(move, Act)}
    seen = exploring.SawRegion("Hall", "Shelves.", False, "none", 2, "entered")
    lines = tell(view_for(state, None), [seen.told(), exploring.Saw(DUST_MET, "Hall", ("Choking dust",)).told()])
    assert lines.endswith("Here: the choking dust (to all here each round: up to 4 damage) and the needle gnats.")


def test_a_region_without_a_text_gets_a_line_of_ours() -> None:
    (line,) = told(exploring.SawRegion("Vault", "", False, "none", 1, "entered"))
    assert len(line) > len("1 exit.") + 15


@pytest.mark.rule("REG-233")
def test_a_picked_lock_is_told_once() -> None:
    lock = roll("1d8", "1d8", (4,), ())
    happened = (
        exploring.Picked("Cy", "Barred door", roll("1d6", "1d4", (4,), (("dark", -1),)), lock, True),
        striking.Defeated("Barred door", "Cy", "Obstacle", "lock"),
    )
    said = "Cy picks the lock of the barred door: it opens."
    assert told(*happened) == [said], "its card shows the dice"
    assert told(*happened, DOWN) == [f"{said} Bob is down.", "-# Cy, Lockpick d6, bad sight -1: d4=4; the lock d8=4"]


def test_a_quiet_line_is_told_only_of_a_round_in_which_nothing_acts() -> None:
    assert len(told(turning.RoundBegins(5))[0]) > len("**Round 5.**")
    shook = striking.Clash(
        "Tremor", "Shake", "Ada", "Guard", roll("1d8", "1d8", (1,), ()), roll("1d6", "1d6", (5,), ()), False, "turn"
    )
    assert "**Round 5.** The tremor misses Ada." in told(turning.RoundBegins(5), shook)


def test_few_tokens_and_the_last_round_have_a_line_of_ours() -> None:
    few = replace(party(stealth_house()), tokens=2)
    lost = challenging.TokensLost(1, 2, "Drowsy guard")
    assert len(told(lost, state=few)[0]) > len(told(lost, state=replace(few, tokens=6))[0])
    late = replace(party(chase(4)), counter=3)
    lines = told(turning.Counted(3, 4), turning.RoundBegins(4), state=late)
    assert "last" in lines[-1].lower() or "round" in lines[-1].lower()


def test_what_only_the_game_master_may_know_others_do_not_read() -> None:
    secret = turning.SecretRuling("The owl sleeps.").told(to=(3,))
    assert tell(View(0, party()), [secret]) == ""
    assert tell(View(3, party(), True), [secret]) == "The owl sleeps."


@pytest.mark.rule("REG-G55", "REG-G63")
def test_hidden_rolls_are_told_at_the_end_as_far_as_there_is_room() -> None:
    lines = tuple(f"Round {number}, nothing there, 1d6: 4." for number in range(1, 120))
    said = tell(View(None, party(), True), [turning.Ended("won", "goal", "Out.").told(), turning.SecretsTold(lines).told()])
    assert said.endswith("-# What searches rolled against: round 1, nothing there, 1d6: 4; and 118 more")


def test_no_more_lines_of_small_print_than_can_be_read() -> None:
    rolls = [
        exploring.Searched("Ada", roll("1d6", "1d6", (face,), ()), ("Key",)) for face in (1, 2, 3, 4, 5, 6, 1, 2, 3, 4)
    ]
    small = [line for line in told(*rolls) if line.startswith("-# ")]
    assert len(small) == MOST_LINES
    assert small[-1] == "-# And more rolls: /log"


@pytest.mark.rule("REG-045")
def test_what_stands_in_the_dark_is_not_told() -> None:
    cellar = scenario(way("hall", "cellar"), way("cellar", "vault"), regions=(region("cellar", light="dark"),))
    state, happened = play(party(cellar, turn=0), 0, "move A")
    assert "sees only exits" in tell(view_for(state, None), happened)


@pytest.mark.rule("REG-G63")
def test_a_long_story_tells_totals_and_keeps_every_shift() -> None:
    dice = roll("2d6", "2d4", (3, 1), (("dark", -1),))
    happened = []
    for number in range(2, 16):
        name = f"Needle gnats {number}"
        happened += [
            striking.Played(name, "Sting", "action", ("Ada",), "turn"),
            striking.Clash(name, "Sting", "Ada", "Guard", dice, roll("1d6", "1d6", (5,), ()), False, "turn"),
        ]
    lines = told(*happened, DOWN)
    assert "-# Second needle gnats, Sting 2d6, bad sight -1: 2d4=4; Ada, Guard d6=5" in lines
    short = told(*happened[:2], DOWN)
    assert short[1] == "-# Second needle gnats, Sting 2d6, bad sight -1: 2d4=3+1=4; Ada, Guard d6=5"


def test_an_ordinary_turn_is_told_in_few_words() -> None:
    text = "\n".join(told(*heave(True), hit("Needle gnats", 4, 3), turning.TurnEnded("Ada", False)))
    assert len(text) < 200


@pytest.mark.rule("REG-009")
def test_all_that_a_strategy_brings_is_said_once() -> None:
    steady = tuple(Ongoing("p0", "Ada’s Steady Hands", "p0", "next turn", entry, 1) for entry in ("search", "lockpick"))
    state = replace(party(), ongoing=steady)
    lasting = striking.Lasting(("Ada",), "Ada’s Steady Hands", "next turn")
    played = striking.Played("Ada", "Steady Hands", "strategy", ("Ada",), "")
    said = "Ada plays Steady Hands, until Ada's next turn starts: +1 die size on Search and Lockpick."
    assert told(played, lasting, lasting, state=state) == [said]
    hush = replace(party(), ongoing=(Ongoing("p0", "Hush", "p0", "round", "endure", 1, ("Seeker",)),))
    lasts = told(striking.Lasting(("Ada",), "Hush", "round"), state=hush)[0]
    assert lasts.endswith(": +1 die size on Resist against Seekers.")


@pytest.mark.rule("REG-G10")
def test_what_a_snare_costs_is_told_when_it_strikes_and_when_the_turn_comes() -> None:
    caught = (
        striking.Played("Snare loop", "Pull tight", "action", ("Ada",), "trap"),
        striking.Clash("Snare loop", "Pull tight", "Ada", "", roll("1d8", "1d8", (7,), ()), (), True, "trap"),
        hit("Ada", 2, 11),
        turning.WillSkip("Ada", "action", "Snare loop"),
    )
    said = "The snare loop catches Ada: 2 damage. Ada's next Action is spent getting free."
    assert told(*caught)[0] == said
    begun = (turning.Claimed("Ada", "claimed"), turning.Skipped("Ada", "action", "Snare loop"))
    assert told(*begun)[0].endswith("Ada's Action is spent getting out of the snare loop.")
    assert told(*begun)[0].startswith("Ada ") and told(*begun)[0].count("Ada") == 2


@pytest.mark.rule("REG-210")
def test_a_member_who_is_late_is_told_together() -> None:
    late = [turning.Caught(name, "caught") for name in ("Ada", "Bob", "Cy")]
    assert told(*late) == ["Time is up for Ada, Bob and Cy."]
    assert told(late[1]) == ["Time is up for Bob."]


@pytest.mark.rule("REG-207", "REG-G52")
def test_what_closes_over_people_is_told_with_them() -> None:
    dead = [striking.Died(name, "closed") for name in ("Ada", "Bob")]
    assert told(turning.Closed("Fish arch"), *dead) == ["**The Fish arch is gone, and Ada and Bob with it.**"]
    assert told(turning.Closed("Fish arch")) == ["The Fish arch is closed: nobody gets in any more."]
    assert told(dead[0])[0].startswith("**Ada dies.** ")


def test_a_strategy_that_heals_no_one_says_so() -> None:
    breather = striking.Played("Ada", "Breather", "strategy", ("Ada",), "")
    assert told(breather) == ["Ada plays Breather: nothing to heal."]
    healed = striking.Recovered("Ada", 3, 18, "Breather")
    assert told(breather, healed) == ["Ada plays Breather. Ada recovers 3 EP, 18 now."]
    assert told(healed.told_later()) == ["Ada recovers 3 EP, 18 now."], "later in the turn what she has now stays told"
    cured = striking.Healed("Ada", "Mist Fever", "Breather")
    assert told(breather, cured)[0].startswith("Ada plays Breather. Ada is healed of Mist Fever")


@pytest.mark.rule("REG-223")
def test_a_key_that_is_found_says_that_its_lock_will_be_told() -> None:
    things = (
        Feature("key", "Iron key", "hall", "key", opens="chest"),
        Feature("chest", "Chest", "hall", "chest", lock="1d6"),
    )
    state = replace(party(corridor(features=things)), found=("key",))
    [line] = told(exploring.Gained("Ada", 0, (), ("Iron key",)), state=state)
    assert line.endswith("It opens a single lock: the button there says so.")
    [coins] = told(exploring.Gained("Ada", 1, (), ()), state=state)
    assert "lock" not in coins
