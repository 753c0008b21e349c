"""What a German reader sees of the Cavern: names in pictures, cases on buttons, counts in recaps."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.languages import speaking
from engine.games.cavern.game import GAME
from engine.games.cavern.picture import duels
from engine.games.cavern.speech.prospects import Told, in_brief
from engine.games.cavern.state.catalogue import WORDS
from engine.games.cavern.state.content import content
from engine.games.cavern.state.state import MONSTER, Contest, Die, Roll
from engine.render import draw

from .build import cavern, player


def fight_against(monster: str) -> Contest:
    """Return a fight of seat 0 against a monster of the stories, both with one white die."""
    card, option = next(
        (id, number)
        for id, encounter in content().encounters.items()
        for number, option in enumerate(encounter.options)
        if option.monster.lower() == monster
    )
    rolls = (Roll(0, (Die("white", (0,)),)), Roll(MONSTER, (Die("white", (0,)),)))
    return Contest("fight", (0, 0, 0), (0,), 0, 0, card=card, option=option, rolls=rolls)


def test_a_picture_of_a_fight_names_the_monster_in_the_readers_language() -> None:
    state = cavern(2)
    for english, german in (("bailiffs", "Büttel"), ("mountain's agent", "Vertreter des Berges")):
        card = duels.settled(state, fight_against(english))
        assert [row.name for row in card.board.rows] == ["Alan", english[0].upper() + english[1:]]
        with speaking("de"):
            card = duels.settled(state, fight_against(english))
            assert [row.name for row in card.board.rows] == ["Alan", german]
            draw(card.scene())


def test_several_who_choose_bands_at_once_are_addressed_together() -> None:
    state = cavern([replace(player(seat), faction="") for seat in (0, 1)], phase="factions")
    with speaking("de"):
        assert GAME.ask(GAME.view(state, None)) == "wählt eure Banden."
        assert GAME.ask(GAME.view(state, 0)) == "wähl eine Bande."
    assert GAME.ask(GAME.view(state, None)) == "each choose a band."


def test_a_button_plays_a_treasure_in_the_accusative() -> None:
    card = next(card for card in content().treasures.values() if card.name == "Loaded knucklebone")
    with speaking("de"):
        label = WORDS("choice-reveal", treasure=card.id, does=card.effect, succeeds="", worth=0)
    assert label.startswith("Gezinkten Knöchelwürfel ausspielen")


def test_what_a_tile_closes_is_said_with_its_room() -> None:
    found = (
        ("closes", Told("tan", "M2", ("", "Zita"), 3, 1)),
        ("loses", Told("blue", "M3", (), 1, 0)),
        ("joins", Told("blue", "", ("Zita",), 2, 0, joined=True)),
        ("closes", Told("tan", "N2", (), 1, 0)),
    )
    with speaking("de"):
        assert in_brief(found) == (
            "Gefecht mit Zita um 1 Schatz und 1 von 3 Gold (Rang 2: 1), 1 Gold für niemanden, "
            "1 von 2 Gold, sobald geschlossen, gegen Zita, 1 Gold jetzt, durch eine Geschichte, wenn du hineingehst"
        )


def test_odds_stand_last_where_dice_are_thrown_again() -> None:
    with speaking("de"):
        odds = WORDS("succeeds", why="test", never=False, chance="2 von 3")
        shown = WORDS("choice-reroll-one", number=1, shows="Ring")
        said = WORDS("choice-reroll-odds", shown=shown, succeeds=odds, spoils="")
    assert said == "Würfel 1 (Ring) neu würfeln: Probe gelingt 2 von 3"
