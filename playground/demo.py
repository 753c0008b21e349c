"""A whole game of three sensible members, who use the same buttons and menus as everybody."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random

import msgspec

from cogs.core.context import Bot
from engine import Eye
from engine.core.content import DATA
from engine.core.errors import BadContent
from engine.core.game import AnyGame
from engine.games import games
from playground.autoplay import Autoplayer, Choose
from playground.players import Impossible, Players
from playground.posts import Notice, Reply
from playground.sitting import ControlOffer
from playground.world import World
from service.places import kept

PARTY = ("ada", "bob", "cy")
SEED = "tansy"
OUT = kept("demo")
MOST_STEPS = 1500
LONGEST = 150.0
STRAY = 0.1
"""How often a member makes another move."""


class Taste(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How sensible members play a game; ``data/<key>/demo.toml``. Without that file they play at random.

    ``wanted`` are verbs, the most wanted first. A whole move has a rank of its own. Verbs with a / between them are wanted
    alike; others are wanted least. Of the verbs ``best_first`` they take the first choice. After ``enough`` choices they go
    home with the verb ``homeward``.
    """

    wanted: tuple[str, ...] = ()
    best_first: tuple[str, ...] = ()
    enough: int = MOST_STEPS
    homeward: str = ""


def taste_of(key: str) -> Taste:
    """Return the taste for a game; `BadContent` if its file is wrong."""
    file = DATA / key / "demo.toml"
    if not file.exists():
        return Taste()
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Taste)
    except msgspec.MsgspecError as error:
        raise BadContent(f"data/{key}/demo.toml", "", str(error)) from error


async def demonstrate(*, seed: str | None, out: str | None, game: str | None = None) -> int:
    """Play a whole game of each (or only the one with the key ``game``); print its pictures, its film and how it ended.

    Returns the exit code: 1 if one did not end.
    """
    folder = Path(out or OUT)
    if out is None:
        shutil.rmtree(folder, ignore_errors=True)
    wanted = [item for key, item in games().items() if game is None or key == game]
    return max([await _demonstrate(item, seed or SEED, folder / item.key) for item in wanted])


async def _demonstrate(game: AnyGame, seed: str, folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    world = await World.open(seed=seed)
    try:
        players = Players(world)
        notice = Notice(world, folder)
        await _gather(players, game.key)
        replies = notice.look("000")
        choose = wise(Random(seed), taste_of(game.key))
        autoplayer = Autoplayer(world, players, Random(seed), choose)
        steps = 0
        async for step in autoplayer.play(MOST_STEPS):
            steps += 1
            replies += notice.look(f"{steps:03d}")
            _progress(f"{game.title}, step {steps}, picture {len(_pictures(replies))}: {step}")
            if time.perf_counter() - began > LONGEST:
                break
        _progress("")
        print("\n".join([*_pictures(replies), *([await _filmed(world, folder)] if autoplayer.over else [])]))
        public = [reply for reply in replies if not reply.private]
        took = f"{steps} steps in {time.perf_counter() - began:.0f} seconds"
        print(f"\n{public[-1].text}\n\n{game.title}: {took}, seed {seed}.\n")
        return 0 if autoplayer.over else 1
    except Impossible as error:
        _progress("")
        print(f"The demonstration stops: {error}", file=sys.stderr)
        return 1
    finally:
        await world.close()


async def _filmed(world: World, folder: Path) -> str:
    """Keep the film of the game, as all saw it; return where."""
    assert isinstance(world.bot, Bot)
    making = await world.bot.tables.films.film(1, member=world.members[PARTY[0]].id, eye=Eye())
    while not (film := await making.within(1.0)):
        _progress(f"film {making.done:.0%}")
    file = folder / "film.webp"
    file.write_bytes(film.png)
    return str(file)


def wise(chance: Random, taste: Taste) -> Choose:
    """Return the function that chooses: the most wanted verb, with a little chance."""
    made, wanted = count(), taste.wanted
    ranks = {word: rank for rank, words in enumerate(wanted) for word in words.split("/")}

    def want(offer: ControlOffer) -> int:
        return ranks.get(offer.move, ranks.get(offer.move.split(" ")[0], len(wanted)))

    def choose(offers: Sequence[ControlOffer]) -> ControlOffer:
        homeward = [offer for offer in offers if offer.move.split(" ")[0] == taste.homeward]
        if next(made) >= taste.enough and homeward:
            return homeward[0]
        if chance.random() < STRAY:
            return chance.choice([offer for offer in offers if want(offer) < len(wanted)] or list(offers))
        rank = min(map(want, offers))
        best = [offer for offer in offers if want(offer) == rank]
        return best[0] if best[0].move.split(" ")[0] in taste.best_first else chance.choice(best)

    return choose


async def _gather(players: Players, game: str) -> None:
    host, *others = PARTY
    await players.press_control(host, "gather", game)
    for member in others:
        await players.press_control(member, "lobby", "join")
    await players.press_control(host, "lobby", "start")


def _pictures(replies: Sequence[Reply]) -> list[str]:
    return list(dict.fromkeys(file.path for reply in replies for file in reply.files if file.width))


def _progress(words: str) -> None:
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns - 1
        print(f"\r{words[:width]:<{width}}", end="\r", flush=True)
