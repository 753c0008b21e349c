"""The pictures of the quick-start cards, ``data/<game>/how``: positions of games that were really played, cut to what
matters, so that it can still be made out on a phone. ``python -m docs.pictures`` makes them anew.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from PIL import Image

from docs import captains, venturers
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.scene import HexBoard, Look
from engine.games.cavern.game import GAME as CAVERN
from engine.games.cavern.player.sensible import Manner
from engine.games.cavern.player.sensible import decide as cavern_move
from engine.games.cavern.state.options import Options as CavernOptions
from engine.games.cavern.state.state import State as CavernState
from engine.games.galaxy.game import GAME as GALAXY
from engine.games.regions.game import GAME as REGIONS
from engine.games.regions.state.options import Options as RegionsOptions
from engine.games.regions.state.state import State as RegionsState
from engine.games.skyshard.game import GAME as SKYSHARD
from engine.games.skyshard.player.sensible import decide as skyshard_move
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.options import Options as SkyshardOptions
from engine.games.skyshard.state.state import State as SkyshardState
from engine.render import draw

Box = tuple[int, int, int, int]
FOLDER = "how"
NAMES = ("Ada", "Bob", "Cy")
GAMES = 60
"""So many games are played at most until one has what a picture is to show."""
WIDEST = 900
MAP: Box = (24, 76, 838, 680)
"""Where the map lies in a picture of 1,100 x 700 with people beside it."""
STARS: Box = (172, 76, 838, 690)
"""The same among stars, without what stands to the left of them."""
LAND: Box = (24, 76, 838, 585)
"""The same above the scale and the compass of open country."""
TILES: Box = (14, 76, 838, 600)
"""The same above a legend."""
MARGIN = 34
"""How much of the dark is left around what was cut out."""
BRIGHT = 70
"""From this brightness on something lies there, rather than the dark."""


def of_cards(told: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the pictures of all cards by "game/name", some of them from what the pages tell: ``told``, by name."""
    return {
        **of_skyshard(),
        **of_cavern(),
        **of_regions(told),
        **of_galaxy(told),
        "wilds/aim.png": cut_out(told["first-wilds-goal.png"], LAND),
        "wilds/turn.png": cut_out(told["first-wilds-thorns.png"], LAND),
        "wilds/end.png": shrunk(told["first-wilds-end.png"]),
    }


def of_skyshard() -> dict[str, bytes]:
    """Return a shard that lies behind enemies, a turn with doors to choose from, and a party that has won."""
    aim = _first(_delved, _has_shard_in_sight)
    turn = _first(_delved, _has_doors_in_reach)
    end = _first(_delved, lambda state: state.result == "won" and all(hero.health > 3 for hero in state.heroes))
    return {
        "skyshard/aim.png": cut_out(_map(SKYSHARD, aim), MAP),
        "skyshard/turn.png": cut_out(_map(SKYSHARD, turn), MAP),
        "skyshard/end.png": shrunk(_map(SKYSHARD, end)),
    }


def _delved(key: str) -> Iterator[SkyshardState]:
    dice = Dice(KeyedSource(key))
    state, _ = SKYSHARD.new(Setup(NAMES, SkyshardOptions()), dice)
    while seats := SKYSHARD.turn(state):
        yield state
        state, _ = SKYSHARD.apply(state, seats[0], skyshard_move(state, seats[0]), dice)
    yield state


def _is_fresh(state: SkyshardState) -> bool:
    turn = state.turn
    begun = state.phase == "delve" and not state.agenda and turn is not None and not (turn.moves or turn.attacks)
    return begun and all(hero.health > 0 for hero in state.heroes)


def _has_shard_in_sight(state: SkyshardState) -> bool:
    lying = any(content().cards[beside.card].shards for beside in state.beside)
    return _is_fresh(state) and lying and len(state.tiles) <= 5 and len(state.enemies) >= 2


def _has_doors_in_reach(state: SkyshardState) -> bool:
    if not _is_fresh(state) or len(state.tiles) > 6 or len(state.enemies) < 2:
        return False
    board = SKYSHARD.scene(SKYSHARD.view(state, None), Look()).board
    assert isinstance(board, HexBoard)
    return len(board.badges) >= 3 and all(badge.state == "now" for badge in board.badges)


def of_cavern() -> dict[str, bytes]:
    """Return a cavern in the middle, the three tiles of a hand, and the count at the end."""
    states = list(_built("how 0"))
    middle = next(state for state in states if len(state.tiles) == 16 and state.step == "place" and not state.agenda)
    early = next(state for state in states if len(state.tiles) == 9 and state.step == "place" and not state.agenda)
    hand = draw(CAVERN.scene(CAVERN.view(early, early.acting), Look("hand"))).png
    return {
        "cavern/aim.png": cut_out(_map(CAVERN, middle), TILES),
        "cavern/turn.png": hand,
        "cavern/end.png": shrunk(_map(CAVERN, states[-1])),
    }


def _built(key: str) -> Iterator[CavernState]:
    dice, lot = Dice(KeyedSource(key)), Dice(KeyedSource(f"{key} lot"))
    state, _ = CAVERN.new(Setup(NAMES, CavernOptions()), dice)
    while seats := CAVERN.turn(state):
        move = cavern_move(CAVERN.view(state, seats[0]), Manner(), lot)
        state, _ = CAVERN.apply(state, seats[0], move, dice)
        yield state


def of_regions(told: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return a crossing half done, a turn in a courtyard of letters, and a party that is out."""

    def is_won(state: RegionsState) -> bool:
        outcome = REGIONS.outcome(state)
        return outcome is not None and outcome.result == "won"

    return {
        "regions/aim.png": cut_out(told["regions.png"], MAP),
        "regions/turn.png": cut_out(told["first-scenario-yard.png"], MAP),
        "regions/end.png": shrunk(_map(REGIONS, _first(_crossed, is_won))),
    }


def _crossed(key: str) -> Iterator[RegionsState]:
    return venturers.ventured(key, RegionsOptions(scenario="thornruin"))


def of_galaxy(told: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the stars at the start, a card that lies open, and a map on which somebody has 8 points."""
    ended = _first(captains.voyaged, lambda state: state.phase == "over")
    return {
        "galaxy/aim.png": cut_out(told["first-voyage-start.png"], STARS),
        "galaxy/turn.png": told["first-voyage-card.png"],
        "galaxy/end.png": shrunk(_map(GALAXY, ended)),
    }


def _first(games: Callable[[str], Iterable[Any]], fits: Callable[[Any], bool]) -> Any:
    """Return the first state that fits, in the first game that has one."""
    for number in range(GAMES):
        for state in games(f"how {number}"):
            if fits(state):
                return state
    raise ValueError("No game comes to what a card is to show.")


def _map(game: Any, state: Any) -> bytes:
    return draw(game.scene(game.view(state, None), Look())).png


def cut_out(png: bytes, box: Box) -> bytes:
    """Return what lies within a box of a picture, without most of the dark around it."""
    image = Image.open(io.BytesIO(png)).crop(box)
    found = image.convert("L").point(lambda light: 255 if light >= BRIGHT else 0).getbbox()
    if found is None:
        raise ValueError("There is nothing but the dark in a picture.")
    left, top, right, bottom = found
    wider = (left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
    within = (max(0, wider[0]), max(0, wider[1]), min(image.width, wider[2]), min(image.height, wider[3]))
    return _saved(image.crop(within))


def shrunk(png: bytes) -> bytes:
    """Return a whole picture, no wider than a card's, in the colours that it has."""
    image = Image.open(io.BytesIO(png))
    size = (WIDEST, round(image.height * WIDEST / image.width))
    smaller = image.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    return _saved(smaller.quantize(palette=image, dither=Image.Dither.NONE))


def _saved(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
