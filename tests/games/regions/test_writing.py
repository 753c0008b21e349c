"""A scenario written as a file is the same scenario when it is read again."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine.games.regions.files import files
from engine.games.regions.files.writing import write
from engine.games.regions.game import GAME
from engine.games.regions.state.content import Effect
from engine.games.regions.state.scenarios import Feature, Gift, Placed

replace = msgspec.structs.replace


def assert_comes_back(scenario):
    again, _ = files.read(write(scenario))
    for field in scenario.__struct_fields__:
        assert getattr(again, field) == getattr(scenario, field), field


WORDS = some.text(some.sampled_from("abcÄßéñ 0123456789.,;:!?'\"()-/%&+=“”"), min_size=2, max_size=40).map(
    lambda text: " ".join(text.split()) or "x"
)


@pytest.mark.rule("REG-G28")
@settings(max_examples=80, deadline=None)
@given(WORDS, some.integers(1, 60), some.booleans(), some.sampled_from(["1d4", "2d12", "4d2"]))
def test_whatever_can_be_written_in_a_scenario_comes_back_equal(text, number, flag, dice):
    scenario, _ = files.read(GAME.template())
    square, porch, *others = scenario.regions
    fall = Effect(
        "shift", "-2", "here", track="Mind", entry="endure", levels=-1, against=("Trap",), until="round", each="turn"
    )
    box = Feature(
        "box",
        text,
        "belfry",
        "chest",
        text=text,
        hidden=dice,
        lock=dice,
        gives=Gift(number % 13, ("torch", "torch"), "coin"),
        effects=(fall, Effect("gear", name="salve")),
        fail=(Effect("unlock", name="porch/crypt"),),
    )
    assert_comes_back(
        replace(
            scenario,
            name=text,
            type="chase",
            about=text,
            opening=text,
            partly=text,
            level=1 + number % 3,
            minutes=number + 4,
            known_goal=flag,
            light_rule="none",
            no_bash=flag,
            thorough=flag,
            mode="chasing",
            round_limit=number,
            partial=flag,
            life_or_death=flag,
            loss_only_fleeing=flag,
            consequence="death",
            announce=(text, f"{text}."),
            regions=(
                replace(square, limit=number, bonus=number % 13, hide_spot=flag),
                replace(porch, fortune=dice),
                *others,
            ),
            placed=(
                *scenario.placed,
                Placed("guard", "sharp-guard", "stair", ("stair", "porch", "stair", "crypt"), flag, ("tower-door",)),
            ),
            features=(*scenario.features, box, Feature("coin", text, "belfry", "object", inside=True)),
        )
    )


def test_a_written_scenario_says_in_comments_what_its_tables_are():
    text = write(files.read(GAME.template())[0])
    assert text.startswith("# The bell that stopped: everything in it, secrets included.")
    for name in ("region", "connection", "challenge", "feature"):
        before = text[: text.index(f"[[{name}]]")].rstrip().split("\n")
        assert before[-1].startswith("# "), name
