"""Scenario files: what is read from them, the template, and what the documentation says of them."""

import re
from typing import get_args

import pytest

from engine.core.content import DATA
from engine.core.errors import BadContent
from engine.games.regions.files import files, keys, own_content
from engine.games.regions.files.writing import write
from engine.games.regions.game import GAME
from engine.games.regions.state.content import EFFECT_KINDS, Effect, content
from engine.games.regions.state.scenarios import Gift, Ground

from .vault_job import SMALL


@pytest.mark.rule("REG-G28", "REG-016", "REG-145", "REG-146", "REG-225", "REG-242", "REG-247")
def test_a_scenario_is_read_with_all_that_is_hidden_in_it():
    scenario, warnings = files.read(SMALL)
    assert warnings == ()
    assert [region.id for region in scenario.regions] == ["gate", "yard", "vault", "ridge"]
    assert scenario.region_by_id["yard"].settings == ("dungeon", "wilderness")
    assert [connection.id for connection in scenario.connections] == [
        "gate/yard",
        "vault-door",
        "yard/ridge",
        "vault/ridge",
    ]
    wall = scenario.connection_by_id["yard/ridge"]
    assert (wall.low, wall.high) == ("yard", "ridge")
    assert scenario.connection_by_id["vault/ridge"].hidden == "1d6"
    assert [placed.id for placed in scenario.placed] == ["drowsy-guard", "bell"]
    assert scenario.feature_by_id["door-key"].hidden == "1d6"
    chest = scenario.feature_by_id["chest"]
    assert chest.gives == Gift(2, ("salve",), "ledger")
    assert chest.fail == (Effect("harm", "2", "actor"),)
    # What only comes out of the chest lies where the chest is.
    assert scenario.feature_by_id["ledger"].at == "vault"


def test_challenges_of_a_kind_are_called_by_it_and_numbered():
    more = '[[challenge]]\nkind = "needle-gnats"\nat = "yard"\n'
    scenario, _ = files.read(SMALL + more + more + f'{more}id = "needle-gnats-2"\n')
    assert [placed.id for placed in scenario.placed[2:]] == ["needle-gnats", "needle-gnats-3", "needle-gnats-2"]


def test_a_missing_scenario_of_the_game_is_our_mistake():
    with pytest.raises(BadContent, match="the file is missing"):
        files.scenario_named("nowhere")


@pytest.mark.rule("REG-G28")
def test_the_template_is_a_scenario_without_problems_or_warnings_and_shows_every_key():
    scenario, warnings = files.read(GAME.template())
    assert warnings == ()
    assert len(scenario.regions) == 6 and scenario.needs == ("clapper",)
    assert {feature.kind for feature in scenario.features} == {"chest", "treasure", "key", "object", "mechanism"}
    shown = GAME.template()
    for table in (keys.SCENARIO, keys.REGION, keys.CONNECTION, keys.CHALLENGE, keys.FEATURE, keys.GIFT):
        for key in table:
            if key not in keys.ALIASES:
                assert f"{key} = " in shown, key


def test_the_documentation_names_every_key_effect_kind_of_challenge_and_piece_of_gear():
    text = (DATA.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
    for table in (
        keys.SCENARIO,
        keys.REGION,
        keys.CONNECTION,
        keys.CHALLENGE,
        keys.FEATURE,
        keys.GIFT,
        keys.EFFECT,
        own_content.KIND,
        own_content.CARD,
        own_content.CRAFT,
        own_content.GEAR,
        own_content.BONUS,
        own_content.DISEASE,
    ):
        for key in table:
            assert f"`{key}`" in text, key
    for word in (*EFFECT_KINDS, *content().challenges, *content().gear):
        assert f"`{word}`" in text, word
    assert all(f'`"{ground}"`' in text for ground in get_args(Ground) if ground)


@pytest.mark.rule("REG-249", "REG-G58")
@pytest.mark.parametrize(
    ("opens", "use", "cost"), [("tower-door", "", "move"), ("poor-box", "", "action"), ("tower-door", "action", "action")]
)
def test_a_key_that_says_nothing_of_its_cost_opens_doors_in_passing_and_chests_with_an_action(opens, use, cost):
    said = f'use = "{use}"' if use else ""
    text = re.sub(r'opens = "tower-door".*\nuse = "move".*', f'opens = "{opens}"\n{said}', GAME.template())
    scenario, _ = files.read(text)
    assert scenario.feature_by_id["tower-key"].use == cost
    assert files.read(write(scenario))[0].feature_by_id["tower-key"].use == cost
