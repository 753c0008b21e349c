"""What the rules desk offers while a question is typed."""

from __future__ import annotations

from typing import Any

from .conftest import House, said


async def complete(house: House, typed: str, **filled: Any) -> list[dict[str, Any]]:
    offered: list[dict[str, Any]] = await house.dee.autocomplete(house.crypt, "rules", "ask", typed, **filled)
    assert len(offered) <= 10 and all(len(item["name"]) <= 100 for item in offered)
    assert all(item["name"].endswith(f" ({item['value']})") for item in offered)
    return offered


async def test_completion_offers_titles_and_what_is_offered_is_answered(hall: House) -> None:
    offered = await complete(hall, "companions do not explo")
    assert {"name": "Skyshard: Companions do not explore (SKY-013)", "value": "SKY-013"} in offered
    for item in offered[:3]:
        answer = said(await hall.dee.slash(hall.crypt, "rules", ask=item["value"]))
        assert answer.startswith(f"**{hall.tables.rulebook().get(item['value']).title}**")
    assert await complete(hall, "zzzzzzzz") == []


async def test_completion_offers_the_channels_game_first_and_names_the_others(hall: House) -> None:
    await hall.dee.slash(hall.crypt, "delve new", game="cavern")
    offered = await complete(hall, "worm") + await complete(hall, "torch") + await complete(hall, "")
    own = [item for item in offered if item["value"].startswith(("CAV-", "TAB-"))]
    others = [item for item in offered if item not in own]
    named = tuple(f"{game.title}: " for key, game in hall.tables.games.items() if key != "cavern")
    assert own and all(not item["name"].startswith(("Cavern: ", "The table: ")) for item in own)
    assert others and all(other["name"].startswith(named) for other in others)
    torches = [item["value"][:3] for item in await complete(hall, "torch")]
    assert torches == sorted(torches, key=lambda game: game not in ("CAV", "TAB")), "none before those of the game"


async def test_completion_keeps_to_the_rulebook_that_is_named(hall: House) -> None:
    await hall.dee.slash(hall.crypt, "delve new", game="galaxy")
    for game in ("cavern", "Cavern"):
        assert all(item["value"].startswith(("CAV-", "TAB-")) for item in await complete(hall, "room", game=game))
    ids = [item["value"] for item in await complete(hall, "tab-01", game="table")]
    assert len(ids) == 10 and all(id.removeprefix("TAB-").lstrip("0").startswith("1") for id in ids)


async def test_rulebooks_are_completed_by_their_titles(hall: House) -> None:
    offered = await hall.dee.autocomplete(hall.crypt, "rules", "game", "")
    assert [item["name"] for item in offered] == [*sorted(game.title for game in hall.tables.games.values()), "The table"]
    (choice,) = await hall.dee.autocomplete(hall.crypt, "rules", "game", "CAV")
    assert said(await hall.dee.slash(hall.crypt, "rules", game=choice["value"])).startswith("**Cavern**: ")
