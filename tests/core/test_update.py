"""What passes from the tables to the package above goes through JSON, and versions through the text of a control."""

from __future__ import annotations

import msgspec
import pytest

from engine.api.update import Controls, LobbyShown, Member, Menu, Offer, OptionShown, SeatShown, Update, Version
from engine.core.game import Choice
from engine.core.scene import Look

ADA, BOB = Member(10, "Ada"), Member(20, "Bob")


def lobby(*members: Member) -> LobbyShown:
    seats = tuple(SeatShown(member, host=member == ADA) for member in members)
    return LobbyShown("toy", "Toy", "A toy.", seats, 2, 3, (OptionShown("rounds", "How many", ("1", "3"), "3"),))


def test_a_version_reads_back_from_a_control() -> None:
    assert str(Version(12, 37)) == "12.37"
    assert Version.read("12.37") == Version(12, 37)


@pytest.mark.parametrize("text", ["", "12", "12.", "12.37.1", "a.b"])
def test_what_is_no_version_is_an_error(text: str) -> None:
    with pytest.raises(ValueError):
        Version.read(text)


def test_the_host_may_start_with_enough_seats_and_not_too_many() -> None:
    assert [lobby(*[ADA] * count).ready for count in range(5)] == [False, False, True, True, False]


def test_an_update_goes_through_json_and_comes_back_the_same() -> None:
    offer = Offer("place 2 C1 90", Choice("Grass C1 east", "", "main"))
    update = Update(
        7,
        Version(12, 37),
        99,
        "move",
        story="Bob lays grass.",
        awaited=(ADA, BOB),
        mention=(10,),
        whispers=((20, "You picked 4."),),
        looks=(Look("map", "C1", 1),),
        controls=Controls((offer,), (Menu("place", "Lay a tile", (offer, offer)),), private=True),
        lobby=lobby(ADA, BOB),
        due=1_800_000_000,
        rules=("TOY-004",),
    )
    assert msgspec.json.decode(msgspec.json.encode(update), type=Update) == update
