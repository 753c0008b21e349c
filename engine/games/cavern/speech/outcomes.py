"""How a Battle, a Fight, a Test or a choice ended, each told in a sentence or two."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.grammar import Noun

from ..state.catalogue import WORDS
from ..state.content import Gain, Option
from .words import Totals, loot, monster_of


class Share(msgspec.Struct, frozen=True):
    """What a player has of a Battle: ``gold`` and ``treasure`` of its loot, ``more`` ("gold", "treasure") for Spoils."""

    who: str
    gold: int
    treasure: int
    more: str = ""


class Haul(msgspec.Struct, frozen=True):
    """What an Encounter brought a player: all cards, those of them for Spoils included, and XP gained or lost."""

    gold: int = 0
    treasure: int = 0
    xp: int = 0
    more: str = ""


def battle(shares: Sequence[Share], bags: int, totals: Totals, at: str = "") -> str:
    """Return the end of a Battle: "Bob beats Dee, 6 to 0: 3 of 6 Gold; Dee: 1"; alone, "Bob wins the Battle: 3 Gold".

    ``shares`` stand in the order of their ranks, ``bags`` is all the Gold there was (0: not known), and ``at`` where
    they fought, "" where that has been told.
    """
    first, *others = shares
    scored = bool(others) and all(share.who in totals for share in shares)
    combat, *theirs = (totals[share.who][0] for share in shares) if scored else (0,)
    taken = [(share.who, _taken(share, bags, totals, of_the_loot=first.gold > 0)) for share in others]
    return WORDS(
        "battle-won",
        who=first.who,
        others=tuple(share.who for share in others),
        at=at,
        scored=scored,
        combat=combat,
        theirs=tuple(map(str, theirs)),
        tied=combat in theirs,
        taken=_taken(first, bags, totals, of_the_loot=False),
        shares=tuple(WORDS("share-of", who=who, taken=said) for who, said in taken if said),
    )


def _taken(share: Share, bags: int, totals: Totals, *, of_the_loot: bool) -> str:
    """Return what a player takes; ``of_the_loot`` once it has been said of what Gold."""
    known = bags if bags > share.gold else 0
    gold = WORDS("share-gold", gold=share.gold, bags=known, told=of_the_loot) if share.gold else ""
    cards = tuple(filter(None, (gold, loot(0, share.treasure))))
    more = ""
    if share.more:
        more = WORDS("share-spoils", treasure=share.more == "treasure", spoils=_spoils(share.who, totals))
    return WORDS("share", cards=cards, more=more)


def _spoils(who: str, totals: Totals) -> int:
    """Return the Spoils that a player rolled, 0 where they are not known any more."""
    return totals[who][1] if who in totals else 0


def decided(who: str, why: str, option: Option | None, totals: Totals, *, success: bool) -> str:
    """Return what the dice, or an empty purse, have decided: "Ada beats the goblin, 3 to 1."."""
    if why == "price":
        if success:
            return ""
        gold, xp = (option.price_gold, option.price_xp) if option is not None else (0, 0)
        return WORDS("too-dear", who=who, gold=gold, xp=xp)
    if why == "choice":
        return WORDS("choice-decided", success=success)
    if option is None or who not in totals or (why == "fight" and "" not in totals):
        return WORDS("dice-decided", who=who, why=why, success=success)
    if why == "test":
        held = totals[who][0 if option.kind == "combat" else 1]
        return WORDS("test-decided", who=who, held=held, symbol=option.kind, success=success, need=option.need)
    own, theirs, monster = totals[who][0], totals[""][0], monster_of(option)
    if success:
        return WORDS("fight-won", who=who, monster=monster, own=own, theirs=theirs, tied=own == theirs)
    return WORDS("fight-lost", who=who, monster=monster, own=own, theirs=theirs)


def deeds(who: str, paid: str, haul: Haul, option: Option | None, totals: Totals, *, success: bool) -> str:
    """Return what a player does with what an Encounter brought: "Ada takes 3 Gold and 1 Treasure, and gains 1 XP.".

    Failure turns back with half of the Gold (CAV-155) and what is given in any case. ``paid`` is its price.
    """
    gain = option.gained(success=success) if option is not None else Gain()
    for_spoils = haul.gold if haul.more == "gold" else haul.treasure
    spoils = 1 if haul.more and for_spoils else 0
    gold = haul.gold - (spoils if haul.more == "gold" else 0)
    treasure = haul.treasure - (spoils if haul.more == "treasure" else 0)
    # Who turns back leaves with all of it together, what lay there and what is given besides.
    extra = (min(gain.gold, gold), min(gain.treasure, treasure)) if success else (0, 0)
    base = gold - extra[0], treasure - extra[1]
    parts = [loot(*base)] if any(base) else []
    several = all(base) or (not parts and all(extra))
    if any(extra):
        more = _more(base, *extra) if parts else loot(*extra)
        won = option is not None and option.kind == "fight" and success
        parts.append(WORDS("from-monster", cards=more, monster=monster_of(option)) if won else more)
    if spoils:
        kind = (1, 0) if haul.more == "gold" else (0, 1)
        cards = _more((gold, treasure), *kind) if parts else loot(*kind)
        parts.append(WORDS("for-spoils", cards=cards, spoils=_spoils(who, totals)))
    first, more_parts, apart = "".join(parts[:1]), tuple(parts[1:]), bool(spoils) or several
    return WORDS(
        "encounter-over",
        who=who,
        paid=paid,
        carried=WORDS("takes", first=first, more=more_parts, apart=apart)
        if success
        else WORDS("turns-back", first=first, more=more_parts, apart=apart),
        gains=WORDS("experience", number=abs(haul.xp), loses=haul.xp < 0) if haul.xp else "",
    )


def _more(before: tuple[int, int], gold: int, treasure: int) -> str:
    """Return further cards as "1 more" where only such cards were told before, else in full."""
    if (gold and not treasure and not before[1]) or (treasure and not gold and not before[0]):
        return WORDS("so-many-more", number=gold or treasure)
    return loot(gold, treasure)


def spoils(totals: Totals, option: Option | None = None) -> str:
    """Return the small print of a contest whose Spoils bring nothing: who has most of them, "Most Spoils: the goblin (2)";
    "" where none has."""
    if len(totals) < 2:
        return ""
    (most, who), (next_, _), *_ = sorted(((rolled[1], name) for name, rolled in totals.items()), reverse=True)
    leads = Noun(who) if who else monster_of(option)
    return WORDS("spoils-compared", who=leads, most=most) if most > next_ else ""


def points(gold: int, golds: int, treasures: int, total: int, contracts: int = 0, beast: int = 0) -> str:
    """Return where points come from: "12 in 7 Gold, 11 in 4 Treasure, 5 for the beast"; "nothing" for none."""
    cards = total - gold - contracts - beast
    parts = [WORDS("points-in-gold", points=gold, cards=golds)] if gold else []
    parts += [WORDS("points-in-treasure", points=cards, cards=treasures)] if treasures else []
    parts += [WORDS("points-for-contracts", points=contracts)] if contracts else []
    parts += [WORDS("points-for-beast", points=beast)] if beast else []
    return WORDS("points-split", parts=tuple(parts))


def made_by(first: str, points: dict[str, int], gold: dict[str, tuple[int, int]], extra: dict[str, tuple[int, int]]) -> str:
    """Return what the winner had more of than who came second: "Treasure made it: 23 points to 12."; "" where it is not
    known, or neither Gold nor Treasure is more."""
    second = max((name for name in points if name != first), key=points.__getitem__)
    if not {first, second} <= gold.keys():
        return ""
    in_gold = gold[first][0], gold[second][0]
    in_treasure = points[first] - in_gold[0] - sum(extra[first]), points[second] - in_gold[1] - sum(extra[second])
    treasure = in_treasure[0] - in_treasure[1] >= in_gold[0] - in_gold[1]
    own, theirs = in_treasure if treasure else in_gold
    return WORDS("made-by", treasure=treasure, own=own, theirs=theirs, second=second) if own > theirs else ""
