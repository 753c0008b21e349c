"""Games that name the modules which speak for them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from engine.core.errors import IllegalMove
from engine.core.game import Choice, Event, Form
from engine.core.moves import Verb
from engine.core.scene import Look
from engine.core.speaking import GuidedGame, SpeakingGame
from engine.core.verbs import CHOOSE, DIRECT, PASS, Pass


class Plain(SpeakingGame[str, str]):
    """A game whose modules say what they were given."""

    asking = SimpleNamespace(
        ask=lambda view: f"ask {view}", status=lambda view: f"status {view}", sheet=lambda view: f"sheet {view}"
    )
    choices = SimpleNamespace(choice=lambda view, move: Choice(f"{view} {move}"))
    reading = SimpleNamespace(read=lambda state, seat, text: Pass() if (state, seat, text) == ("s", 1, "done") else None)
    refusals = SimpleNamespace(
        why_not=lambda state, seat, verb: IllegalMove(f"{state} {seat} {verb}") if verb == "pass" else None
    )
    scenes = SimpleNamespace(scene=lambda view, look: (view, look))
    story = SimpleNamespace(tell=lambda view, events: f"{view} {len(events)}")
    drawn = frozenset(("moved",))


class Guided(Plain, GuidedGame[str, str]):
    """One with more of them."""

    asking = SimpleNamespace(private=lambda view: f"private {view}")
    choices = SimpleNamespace(
        step=lambda view, verb, given, values: (view, verb.name, *given, *values),
        form=lambda view, verb, given: Form("The desk", ()) if given else None,
    )
    reference = SimpleNamespace(page=lambda view, name, at: f"{view} {name} {at}", entries=lambda view, name: (view, name))


def made(kind: Any) -> Any:
    """Return a game without the methods that such tests never ask."""
    kind.__abstractmethods__ = frozenset()
    return kind()


def test_the_modules_speak_for_the_game() -> None:
    game = made(Plain)
    assert (game.ask("v"), game.status("v"), game.sheet("v")) == ("ask v", "status v", "sheet v")
    assert game.private("v") == "sheet v"
    assert game.choice("v", Pass()) == Choice("v pass")
    assert game.read("s", 1, "done") == Pass()
    assert game.scene("v", Look("roll")) == ("v", Look("roll"))
    assert game.tell("v", [Event("moved")]) == "v 1"


def test_what_can_be_looked_up_stands_in_a_module_too() -> None:
    game = made(Guided)
    assert game.page("v", "clues", "Q18") == "v clues Q18"
    assert game.entries("v", "clues") == ("v", "clues")


def why_not(verb: Verb) -> str:
    return str(made(Plain).why_not("s", 1, verb))


def test_the_house_says_why_not_where_the_game_has_no_reason() -> None:
    assert why_not(PASS) == "s 1 pass"
    assert why_not(CHOOSE) == "There is nothing to choose now."


def test_a_map_is_posted_where_it_changed() -> None:
    assert made(Plain).pictures([Event("rested"), Event("moved")]) == (Look(),)
    assert made(Plain).pictures([Event("rested")]) == ()


def test_a_guided_game_has_steps_forms_and_a_panel_for_each_seat() -> None:
    game = made(Guided)
    assert game.masters and game.private("v") == "private v"
    assert game.step("v", DIRECT, ["say"], ["-"]) == ("v", "gm", "say", "-")
    assert game.form("v", DIRECT, ["say"]) == Form("The desk", ())
    assert [field.label for field in game.form("v", DIRECT, []).fields] == ["Details"]
