"""The story of an expedition in short, day by day; and what a post says of a danger, of food that was bad, of a boon."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.wilds.game import GAME
from engine.games.wilds.rules.events import finding, happening, meeting, travelling
from engine.games.wilds.speech import chronicle
from engine.games.wilds.state.region import Approach, Goal, Site
from engine.games.wilds.state.state import Found, State

from .build import hexes, party
from .test_sayings import told

MARE = Site("mare", "1", "Mare", "secret", steps=3)
THORNS = Site("thorns", "2", "Thorns", "landmark")
EYE = Approach("mare", "eye", "Look for the eye", "spirit+perception", "An eye.", "thorns")


def seeking() -> State:
    """Return a party that found its goal, the mare at 1, to which the thorns at 2 help."""
    region = replace(hexes("fff", sites=(MARE, THORNS), goal=Goal("mare", 8, 0, "Find it.")), ways=(EYE,))
    finds = (Found("mare", "searched", steps=1), Found("thorns", "seen", visited=1, day=1))
    return party(region, at="1", goal="found", challenge=0, finds=finds)


def test_each_day_is_told_by_what_decided_it_and_the_goal_last() -> None:
    events = [
        finding.Narrowed(7, "M20", "north", ("N18", "N19", "O18")),
        finding.Narrowed(5, "M20", "here", ("M20", "N20")),
        travelling.Dawn(2, "", 4),
        travelling.Arrived("O21", "valley", "lost"),
        travelling.Arrived("O20", "hills", "lost"),
        meeting.Threat("Summer fog", "harder"),
        happening.Fared("snare", "free", "Ada", True),
        finding.Looked("Mare", 1, 3),
        travelling.Dawn(3, "", 4),
        happening.Fared("snare", "leave", "", True),
        happening.Wounded("Ada", "spirit", 1, "hazard"),
        finding.Goal("lost"),
    ]
    assert chronicle.days(GAME.view(seeking(), None), [e.told() for e in events]).splitlines() == [
        "**Day 1:** 5 hexes ruled out.",
        "**Day 2:** The way was lost 2 times; “Summer fog” came; “Free the fox”: it worked; 1 success at the goal so far.",
        "**Day 3:** Ada took Wounds; **the goal was lost**.",
    ], "what is passed by is not told"


def test_wounds_of_one_danger_are_one_sentence() -> None:
    state = seeking()
    wounds = [happening.Wounded(who, "spirit", 1, "hazard") for who in ("Ranger", "Rogue")]
    assert told(state, *wounds) == "Ranger and Rogue take a Wound each: a bane on Spirit."
    apart = [wounds[0], replace(wounds[1], attribute="mind")]
    assert told(state, *apart) == "Ranger and Rogue take a Wound each: a bane on Spirit and Mind."
    assert told(state, wounds[0]) == "Ranger takes a Wound: a bane on Spirit."


def test_bad_food_and_its_poison_are_one_sentence() -> None:
    events = (finding.Foraged("Druid", "blunder", 0, False), happening.Poisoned("Rogue"))
    assert told(seeking(), *events).startswith("Druid’s food poisons Rogue: a bane on every test until ")


def test_what_helps_at_the_goal_is_confirmed_as_it_comes() -> None:
    state = seeking()
    asked = finding.Investigated("Ranger", "Thorns", "", "Two thorns.")
    boon = "**You now have a boon at the goal**, for “Look for the eye”: the higher of two d6 counts."
    assert boon in told(state, asked)
    used = replace(state, goal="done")
    assert "boon" not in told(used, asked)
    luck = (happening.Fared("snare", "free", "Ranger", True), finding.Looked("Mare", 1, 3))
    assert "**1 success at the Mare**: that makes 1 of 3 successes." in told(state, *luck)
