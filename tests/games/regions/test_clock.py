"""Time that runs out: the alarm of stealth, the rounds of a chase, and how each stands in the question."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.core.verbs import Use
from engine.games.regions.files import files
from engine.games.regions.files.generator import generate
from engine.games.regions.game import GAME
from engine.games.regions.rules.actions import effects
from engine.games.regions.rules.challenges import stealth
from engine.games.regions.rules.legal import legal
from engine.games.regions.speech.asking import ask
from engine.games.regions.speech.choices import choice
from engine.games.regions.state import sheets
from engine.games.regions.state.content import Effect
from engine.games.regions.state.options import HAND_MADE, THEMES
from engine.games.regions.state.scenarios import Feature
from engine.games.regions.state.state import State, Turn
from engine.games.regions.state.view import view_for

from .build import ADA, BOB, chase, corridor, only, party, play, stealth_house, with_member, working

rule = pytest.mark.rule


def night(*crafts: str, round: int = 1, tokens: int = 7) -> State:
    """Return a house of stealth that wakes after round 4, one round later for two."""
    house = stealth_house(alarm=4, more_rounds=(2, 1), until="the house wakes")
    return replace(party(house, *(crafts or ("shadow", "delver", "warden"))), round=round, tokens=tokens, token_most=tokens)


@rule("REG-G121")
def test_from_the_alarm_on_each_round_costs_one_token_more_than_the_one_before() -> None:
    left = []
    for number in range(3, 8):
        venture = working(night(round=number))
        stealth.count_round(venture)
        left.append(venture.state.tokens)
    assert left == [7, 6, 5, 4, 3], "nothing before round 4; then 1, 2, 3 and 4 of 7"
    venture = working(night(round=7, tokens=4))
    stealth.count_round(venture)
    assert (venture.state.ending, venture.state.why) == ("lost", "tokens")


@rule("REG-G121")
def test_the_alarm_is_told_once_and_whose_doing_the_loss_is_never() -> None:
    venture = working(night(round=4))
    stealth.count_round(venture)
    assert only(venture.events, "time_is_up").facts == {"until": "the house wakes", "first": True}
    assert only(venture.events, "tokens_lost").facts == {"count": 1, "left": 6, "by": ""}
    venture = working(night(round=5))
    stealth.count_round(venture)
    assert only(venture.events, "time_is_up").facts["first"] is False


@rule("REG-G121", "REG-198")
def test_the_picture_says_how_much_time_there_is_and_what_the_alarm_costs() -> None:
    def shown(state: State) -> tuple[str, str]:
        scene = GAME.scene(view_for(state, None), Look())
        return scene.title, scene.chip.text if scene.chip else ""

    assert shown(night(round=3)) == ("Round 3 of 4", "")
    assert shown(night(round=4)) == ("Round 4 of 4", "Alarm: -1 Stealth")
    assert shown(night(round=6)) == ("Round 6", "Alarm: -3 Stealth")
    assert shown(replace(party(chase(4)), round=2, counter=1))[0] == "Round 2 of 4"
    assert shown(party(corridor()))[0] == "Round 1", "no time runs out"
    assert "alarm after round 4" in GAME.scene(view_for(night(), None), Look()).alt


@rule("REG-G121", "REG-G62")
def test_small_parties_have_more_rounds_and_other_scenarios_no_alarm() -> None:
    counts = [sheets.alarm(night(*("shadow", "delver", "warden")[:number])) for number in (1, 2, 3)]
    assert counts == [6, 5, 4]
    for state in (party(corridor(alarm=4)), party(stealth_house()), party(chase(4))):
        venture = working(replace(state, round=9))
        stealth.count_round(venture)
        assert sheets.alarm(state) == 0 and venture.events == []


@rule("REG-G121")
def test_a_round_s_end_counts_by_itself() -> None:
    state = replace(night("shadow", round=6), turn=None)
    state, events = play(state, 0, "pass")
    assert only(events, "time_is_up").facts["first"] is True and state.round == 7


@rule("REG-G121")
def test_every_stealth_scenario_that_comes_with_the_game_has_a_clock() -> None:
    sneaking = [scenario for scenario in map(files.scenario_named, HAND_MADE) if scenario.type == "stealth"]
    assert len(sneaking) == 3
    assert all(scenario.alarm >= 10 and scenario.until for scenario in sneaking)


@rule("REG-198", "REG-G121")
def test_the_question_says_how_many_rounds_there_are() -> None:
    def asked(state: State) -> str:
        return ask(view_for(state, None)).partition("? ")[2]

    assert asked(night(round=2)) == "3 rounds until the house wakes."
    assert asked(night(round=4)) == (
        "The last round before the house wakes: its end costs a Stealth Token, the next one 2."
    )
    assert asked(night(round=6)) == "Each round's end costs 3 Stealth Tokens now."
    fleeing = party(replace(chase(4), until="the bridge is gone"), "warden", "delver")
    assert asked(fleeing) == "4 rounds until the bridge is gone."
    assert asked(replace(fleeing, round=4, counter=3)) == "The last round before the bridge is gone!"
    assert asked(party(chase(4), "warden", "delver")) == "4 rounds left."
    assert asked(party(corridor(), "warden", "delver")) == "", "nothing hurries them"


@rule("REG-198")
def test_in_the_middle_of_a_turn_only_the_last_round_is_told_again() -> None:
    fleeing = party(chase(4), "warden", "delver", turn=ADA)
    begun = replace(fleeing, turn=Turn(ADA, strategy=True))
    assert ask(view_for(fleeing, None)).endswith("4 rounds left.")
    assert ask(view_for(begun, None)) == "left: an Action and a Move."
    assert ask(view_for(replace(begun, round=4, counter=3), None)).endswith("The last round!")


@rule("REG-210")
def test_a_member_of_a_chase_reads_the_rounds_of_their_own() -> None:
    state = with_member(replace(party(chase(4), "warden", "delver"), counter=1), BOB, bonus=2)
    assert ask(view_for(state, None)).endswith("3 rounds left."), "the least of them, while no turn is under way"
    bobs = party(chase(4), "warden", "delver", turn=BOB)
    assert ask(view_for(with_member(bobs, BOB, bonus=2), None)).endswith("6 rounds left.")
    assert ask(view_for(with_member(party(chase(4), "warden", "delver", turn=ADA), BOB, bonus=2), None)).endswith(
        "4 rounds left."
    )


@rule("REG-G122")
def test_what_puts_off_the_end_of_a_chase_does_so_for_all_once() -> None:
    gate = Feature("gate", "Pole gate", "gate", "mechanism", effects=(Effect("rounds", amount="2"),))
    state = replace(party(chase(4, features=(gate,)), "warden", "delver", turn=ADA), found=("gate",))
    seen = view_for(state, 0)
    assert choice(seen, Use("gate")).label == "Use pole gate: 2 rounds more"
    state, events = play(state, 0, "use gate")
    assert only(events, "put_off").facts == {"what": "Pole gate", "by": 2, "limit": 6}
    assert [sheets.limit_of(state, index) for index in (ADA, BOB)] == [6, 6]
    assert Use("gate") not in set(legal(replace(state, turn=None), 1))


@rule("REG-G122")
def test_no_round_is_won_where_no_time_runs_out() -> None:
    venture = working(party(corridor(), "warden"))
    effects.apply(venture, (Effect("rounds", amount="1"),), "p0", ("p0",), "Pole gate")
    assert venture.state.limit == 0 and venture.events == []


@rule("REG-G122")
@pytest.mark.parametrize("theme", THEMES)
def test_a_new_chase_has_something_in_each_place_and_at_most_one_thing_that_wins_a_round(theme: str) -> None:
    for number in range(6):
        made = generate(f"run {number}", kind="chase", theme=theme)
        held = {placed.at for placed in made.placed if placed.party == 1} | {feature.at for feature in made.features}
        held |= {region.id for region in made.regions if region.fortunes}
        empty = {region.id for region in made.regions} - held - {made.start, made.goal}
        assert len(empty) * 7 <= len(made.regions)
        assert sum(effect.kind == "rounds" for feature in made.features for effect in feature.effects) <= 1


@rule("REG-G122")
def test_in_every_chase_that_comes_with_the_game_each_place_on_the_way_holds_something() -> None:
    chases = [scenario for scenario in map(files.scenario_named, HAND_MADE) if scenario.type == "chase"]
    for scenario in chases:
        held = {placed.at for placed in scenario.placed} | {feature.at for feature in scenario.features}
        held |= {region.id for region in scenario.regions if region.bonus or region.fortunes}
        assert {region.id for region in scenario.regions} - held <= {scenario.start, scenario.goal}


@rule("REG-G121")
def test_new_stealth_has_a_clock_by_its_places() -> None:
    made = generate("night", kind="stealth")
    assert (made.alarm, made.more_rounds) == (len(made.regions) + 4, (6, 5, 4, 2))
