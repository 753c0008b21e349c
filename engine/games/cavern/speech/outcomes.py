"""How a Battle, a Fight, a Test or a choice ended, each told in a sentence or two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.core.words import listed, upper

from ..state.content import Gain, Option
from .words import acts, experience, loot, the_monster

Totals = Mapping[str, tuple[int, int]]
"""The Combat and the Spoils of everybody who rolled, by name; the monster's under ""."""


class Share(msgspec.Struct, frozen=True):
    """What somebody has of a Battle: ``gold`` and ``treasure`` of its loot, ``more`` ("gold", "treasure") for Spoils."""

    who: str
    gold: int
    treasure: int
    more: str = ""


class Haul(msgspec.Struct, frozen=True):
    """What an Encounter brought somebody: all cards, those of them for Spoils included, and XP gained or lost."""

    gold: int = 0
    treasure: int = 0
    xp: int = 0
    more: str = ""


def battle(shares: Sequence[Share], bags: int, totals: Totals) -> str:
    """Return the end of a Battle: "Bob beats Dee, 6 to 0: 3 of 6 Gold; Dee: 1".

    ``shares`` stand in the order of their ranks, ``bags`` is all the Gold there was (0: not known).
    """
    first, *others = shares
    said = f"{first.who} beats {listed([share.who for share in others])}{_combat(shares, totals)}"
    taken = _taken(first, bags, totals, of_the_loot=False)
    said += f": {taken}" if taken else ""
    for share in others:
        taken = _taken(share, bags, totals, of_the_loot=first.gold > 0)
        said += f"; {share.who}: {taken}" if taken else ""
    return f"{said}."


def _combat(shares: Sequence[Share], totals: Totals) -> str:
    if not all(share.who in totals for share in shares):
        return ""
    first, *others = (totals[share.who][0] for share in shares)
    tied = " (earlier in turn order)" if first in others else ""
    return f", {first} to {listed([str(combat) for combat in others])}{tied}"


def _taken(share: Share, bags: int, totals: Totals, *, of_the_loot: bool) -> str:
    """Return what somebody takes; ``of_the_loot`` once it has been said of what Gold."""
    parts = []
    if share.gold:
        what = "" if of_the_loot else f" of {bags} Gold" if bags > share.gold else " Gold"
        parts.append(f"{share.gold}{what}")
    if share.treasure:
        parts.append(f"{share.treasure} Treasure")
    said = listed(parts)
    if not share.more:
        return said
    more = f"{'a Treasure' if share.more == 'treasure' else '1 Gold'} for {_spoils(share.who, totals)}"
    return f"{said}, and {more}" if said else more


def _spoils(who: str, totals: Totals) -> str:
    return f"{totals[who][1]} Spoils" if who in totals else "Spoils"


def decided(who: str, why: str, option: Option | None, totals: Totals, *, success: bool) -> str:
    """Return what the dice, or an empty purse, have decided: "Ada beats the goblin, 3 to 1."; "" for a plain choice."""
    if why == "price":
        return "" if success else f"{who} cannot pay that."
    if why == "choice":
        return ""
    if option is None or who not in totals or (why == "fight" and "" not in totals):
        verbs = {("test", True): "passes the Test", ("test", False): "fails the Test", ("fight", True): "wins the Fight"}
        return f"{who} {verbs.get((why, success), 'loses the Fight')}."
    if why == "test":
        kind = 0 if option.kind == "combat" else 1
        held = totals[who][kind]
        return f"{who} has {held} {upper(option.kind)}{'' if success else ', too few'}: {option.need} were needed."
    own, theirs = totals[who][0], totals[""][0]
    monster = the_monster(option)
    if success:
        return f"{who} beats {monster}, {own} to {theirs}{', and a tie is enough' if own == theirs else ''}."
    return f"{upper(acts(monster, 'beat'))} {who}, {theirs} to {own}."


def deeds(who: str, haul: Haul, option: Option | None, totals: Totals, *, success: bool) -> str:
    """Return what somebody does with what an Encounter brought: "takes 3 Gold and 1 Treasure, and gains 1 XP".

    Whoever fails turns back with half of the Gold (CAV-155), and what more there is stands apart.
    """
    gain = option.gained(success=success) if option is not None else Gain()
    for_spoils = haul.gold if haul.more == "gold" else haul.treasure
    spoils = 1 if haul.more and for_spoils else 0
    gold = haul.gold - (spoils if haul.more == "gold" else 0)
    treasure = haul.treasure - (spoils if haul.more == "treasure" else 0)
    extra_gold, extra_treasure = min(gain.gold, gold), min(gain.treasure, treasure)
    base = gold - extra_gold, treasure - extra_treasure
    found = loot(*base, none="")
    parts = [found] if found else []
    if extra_gold or extra_treasure:
        source = f" from {the_monster(option)}" if option is not None and option.kind == "fight" and success else ""
        parts.append(f"{_more(base, extra_gold, extra_treasure) if found else loot(extra_gold, extra_treasure)}{source}")
    for_them = ""
    if spoils:
        kind = (1, 0) if haul.more == "gold" else (0, 1)
        for_them = f"{_more((gold, treasure), *kind) if parts else loot(*kind)} for {_spoils(who, totals)}"
    said = _carried(parts, for_them, halved=bool(base[0]) and not success, success=success)
    return f"{said}{', and ' if haul.xp else ''}{experience(haul.xp)}"


def _carried(parts: Sequence[str], for_spoils: str, *, halved: bool, success: bool) -> str:
    """Return what is carried off; the ``parts`` of a half stand apart, and what comes for Spoils does."""
    first = parts[0] if parts else for_spoils
    more = [*parts[1:], *([for_spoils] if parts and for_spoils else [])]
    apart = for_spoils or halved or " and " in first
    rest = f"{',' if apart else ''} and {listed(more)}"
    if success:
        return f"takes {first}{rest if more else ''}" if first else "finds nothing to take"
    return f"turns back with {'half: ' if halved else ''}{first or 'nothing'}{rest if more else ''}"


def _more(before: tuple[int, int], gold: int, treasure: int) -> str:
    """Return further cards as "1 more" where only such cards were told before, else in full."""
    if (gold and not treasure and not before[1]) or (treasure and not gold and not before[0]):
        return f"{gold or treasure} more"
    return loot(gold, treasure)


def spoils(totals: Totals, ranked: Sequence[str]) -> str:
    """Return the small print of a contest: what Spoils were rolled, in the order of the ranks, "Spoils 2 to 5"."""
    rolled = [totals[who][1] for who in ranked if who in totals]
    return f"Spoils {rolled[0]} to {listed(list(map(str, rolled[1:])))}" if len(rolled) > 1 and any(rolled) else ""


def points(gold: int, treasures: int, total: int, contracts: int = 0, beast: int = 0) -> str:
    """Return where points come from: "12 in Gold, 11 in 4 Treasure, 5 for the beast"; "nothing" for none."""
    parts = [f"{gold} in Gold"] if gold else []
    parts += [f"{total - gold - contracts - beast} in {treasures} Treasure"] if treasures else []
    parts += [f"{contracts} for Contracts"] if contracts else []
    parts += [f"{beast} for the beast"] if beast else []
    return ", ".join(parts) or "nothing"
