"""A whole delve, played by three members who know what they want, through the same buttons and menus as everybody."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from playground.autoplay import Autoplayer, Choose, Offer
from playground.players import Impossible, Players
from playground.posts import Notice, Reply
from playground.script import Press
from playground.world import World

PARTY = ("ada", "bob", "cy")
SEED = "tansy"
OUT = "var/demo"
MOST_STEPS = 600
LONGEST = 50.0
WANTED = ("attack", "open", "choose", "place", "roll", "heal", "explore", "equip", "use", "draw", "move", "pass")
"""Verbs in the order in which a sensible party wants them. Nobody retreats, and nobody stows what is in use."""
STRAY = 0.1
"""How often somebody does something else."""


async def demonstrate(*, seed: str | None, out: str | None) -> int:
    """Play a whole Skyshard delve and print its pictures and its end. Returns the exit code: 1 if it did not end."""
    seed = seed or SEED
    folder = Path(out or OUT)
    if out is None:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    world = await World.open(seed=seed)
    try:
        players = Players(world)
        notice = Notice(world, folder)
        await _gather(players)
        replies = notice.look("000")
        autoplayer = Autoplayer(world, players, Random(seed), wise(Random(seed)))
        count = 0
        async for step in autoplayer.play(MOST_STEPS):
            count += 1
            replies += notice.look(f"{count:03d}")
            _progress(f"step {count}, picture {len(_pictures(replies))}: {step}")
            if time.perf_counter() - began > LONGEST:
                break
        _progress("")
        print("\n".join(_pictures(replies)))
        public = [reply for reply in replies if not reply.private]
        print(f"\n{public[-1].text}\n\n{count} steps in {time.perf_counter() - began:.0f} seconds, seed {seed}.")
        return 0 if autoplayer.over else 1
    except Impossible as error:
        _progress("")
        print(f"The demonstration stops: {error}", file=sys.stderr)
        return 1
    finally:
        await world.close()


def wise(chance: Random) -> Choose:
    """Return how a sensible party chooses: what it wants most, with a little whim."""

    def choose(offers: Sequence[Offer]) -> Offer:
        moves = [offer for offer in offers if not offer.opens_more] or list(offers)
        if chance.random() < STRAY:
            moves = [offer for offer in moves if _want(offer) < len(WANTED)] or moves
            return chance.choice(moves)
        best = min(_want(offer) for offer in moves)
        return chance.choice([offer for offer in moves if _want(offer) == best])

    return choose


def _want(offer: Offer) -> int:
    verb = offer.move.split(" ")[0]
    return WANTED.index(verb) if verb in WANTED else len(WANTED)


async def _gather(players: Players) -> None:
    host, *others = PARTY
    await players.press(host, Press("Play Skyshard"))
    for member in others:
        await players.press(member, Press("Join"))
    await players.press(host, Press("Start"))


def _pictures(replies: Sequence[Reply]) -> list[str]:
    return list(dict.fromkeys(file.path for reply in replies for file in reply.files if file.width))


def _progress(words: str) -> None:
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns - 1
        print(f"\r{words[:width]:<{width}}", end="\r", flush=True)
