"""Every event of a cavern: what it is called, the rules behind it, and the facts that its sentence needs.

Players are named by their names at the table (``who``), places by the label of their cell ("M1"), tiles, treasures,
classes, factions and floors by their ids in data/cavern. ``loot`` of a room is (Gold Bags, Chests). Dice are told as one
word each, by `dice_words`. An event whose facts are secret names the ``seat`` that may know it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, Seat, Value

from ..state.content import content
from ..state.state import Die

# The game and its turns.


def begun(players: int, sun: int) -> Event:
    """A game is set up; everybody chooses a faction."""
    return Event("begun", ("CAV-003", "CAV-055"), {"players": players, "sun": sun})


def faction(who: str, faction: str, left: int) -> Event:
    """Somebody took a faction; ``left`` have not."""
    return Event("faction", ("CAV-051",), {"who": who, "faction": faction, "left": left})


def opened(first: str) -> Event:
    """The decks are shuffled, the hands drawn, the first player drawn by lot."""
    return Event("opened", ("CAV-062", "CAV-063"), {"first": first}, reveals=True)


def drew(seat: Seat, tiles: Sequence[str]) -> Event:
    """What somebody drew, for their eyes."""
    return Event("drew", ("CAV-083",), {"tiles": tuple(tiles)}, (seat,), reveals=True)


def reshuffled(count: int) -> Event:
    """The discarded tiles became a new stack."""
    return Event("reshuffled", ("CAV-084",), {"count": count}, reveals=True)


def swapped(who: str, tiles: Sequence[str]) -> Event:
    """Somebody paid 1 XP and threw these tiles away, faceup."""
    return Event("swapped", ("CAV-168", "CAV-169"), {"who": who, "tiles": tuple(tiles)}, reveals=True)


def retrieved(who: str, at: str, floor: str, part: int = 0) -> Event:
    """Somebody paid 1 XP and took a Delver home from section ``part`` of a tile."""
    return Event("retrieved", ("CAV-172",), {"who": who, "at": at, "floor": floor, "part": part})


def placed(who: str, tile: str, at: str, turn: int, paid: str = "") -> Event:
    """Somebody laid a tile; ``paid`` is "xp" or "treasure" where that broke the corridor rule, else ""."""
    rules = ("CAV-066", "CAV-170") if paid else ("CAV-066",)
    return Event("placed", rules, {"who": who, "tile": tile, "at": at, "turn": turn, "paid": paid})


def drifted_in(tile: str, at: str, turn: int) -> Event:
    """In a game for one, the cavern laid a tile itself."""
    return Event("drifted_in", ("CAV-G59",), {"tile": tile, "at": at, "turn": turn}, reveals=True)


def sun(left: int) -> Event:
    """The Sun marker moved on; ``left`` spaces are before the end."""
    return Event("sun", ("CAV-040",), {"left": left})


def ending(why: str) -> Event:
    """The end was triggered by "sun", "gold" or "tiles"; the round is played out."""
    rule = {"sun": "CAV-079", "gold": "CAV-175", "tiles": "CAV-G23"}[why]
    return Event("ending", (rule, "CAV-176"), {"why": why})


def torchlit(at: str, delvers: Sequence[str]) -> Event:
    """Delvers were turned faceup by a torch: "Ada's brute" each."""
    return Event("torchlit", ("CAV-042", "CAV-044"), {"at": at, "delvers": tuple(delvers)}, reveals=True)


def stuck(who: str, tiles: Sequence[str]) -> Event:
    """None of the tiles in somebody's hand can be laid: it was shown to all."""
    return Event("stuck", ("CAV-G22",), {"who": who, "tiles": tuple(tiles)}, reveals=True)


def redrawn(who: str) -> Event:
    """Somebody threw a hand away that all have seen, and drew another."""
    return Event("redrawn", ("CAV-G22",), {"who": who})


def skipped(who: str, why: str) -> Event:
    """Somebody could lay no tile ("stuck"), or had none ("tiles"); they place nothing this turn."""
    return Event("skipped", ("CAV-G22" if why == "stuck" else "CAV-G23",), {"who": who, "why": why})


def sent(who: str, at: str, floor: str, kind: str = "", drifted: bool = False, part: int = 0) -> Event:
    """A Delver was placed on section ``part`` of a tile; ``kind`` is its class where it lies faceup.

    ``drifted``: 1 XP was paid for a tile beside.
    """
    rules = ("CAV-085", *(("CAV-043",) if kind else ()), *(("CAV-174",) if drifted else ()))
    facts: dict[str, Value] = {"who": who, "at": at, "floor": floor, "kind": kind, "drifted": drifted, "part": part}
    return Event("sent", rules, facts, reveals=bool(kind))


def sent_own(seat: Seat, kind: str, at: str) -> Event:
    """Which class it was that somebody placed facedown, for their eyes."""
    return Event("sent_own", ("CAV-G52",), {"kind": kind, "at": at}, (seat,))


def kept(who: str) -> Event:
    """Somebody placed no Delver."""
    return Event("kept", ("CAV-G03",), {"who": who})


def turn(who: str, extra: bool) -> Event:
    """Somebody's turn begins; ``extra`` by Fast Movement."""
    return Event("turn", ("CAV-038",) if extra else ("CAV-064",), {"who": who, "extra": extra})


def prompts(who: str, setting: str) -> Event:
    """Somebody wants to be asked before and after their rolls ("on"), only "before" them, or not at all ("off")."""
    return Event("prompts", facts={"who": who, "setting": setting})


# Rooms.


def completed(at: str, floor: str, tiles: int, loot: tuple[int, int], names: Sequence[str]) -> Event:
    """A room is resolved: it lies at ``at``, ``names`` have Delvers in it, who are now faceup ("Ada's brute" each)."""
    facts: dict[str, Value] = {"at": at, "floor": floor, "tiles": tiles, "loot": loot, "delvers": tuple(names)}
    return Event("completed", ("CAV-106", "CAV-107"), facts, reveals=True)


def deserted(at: str, floor: str, loot: tuple[int, int]) -> Event:
    """A room was completed with nobody in it: its loot is lost."""
    return Event("deserted", ("CAV-114", "CAV-G21"), {"at": at, "floor": floor, "loot": loot})


def encounter(who: str, reader: str, card: str, again: bool = False) -> Event:
    """The reader reads an Encounter to ``who``; ``again``: another one, by the ability of their faction."""
    rules = ("CAV-115", "CAV-116", *(("CAV-174",) if again else ()))
    return Event("encounter", rules, {"who": who, "reader": reader, "card": card, "again": again}, reveals=True)


def chose(who: str, card: str, option: int) -> Event:
    """Somebody chose an option (0 or 1), and what it says is read."""
    return Event("chose", ("CAV-117",), {"who": who, "card": card, "option": option}, reveals=True)


def battle(names: Sequence[str], loot: tuple[int, int]) -> Event:
    """A Battle begins; ``names`` in the order of rolling."""
    return Event("battle", ("CAV-128", "CAV-129"), {"names": tuple(names), "loot": loot})


def bought(who: str, what: str) -> Event:
    """Somebody paid 1 XP: for "dice", for "red" (a red die), or for a "reroll"."""
    return Event("bought", ("CAV-171",) if what == "dice" else ("CAV-174",), {"who": who, "what": what})


def stood(who: str) -> Event:
    """Somebody keeps their dice as they are."""
    return Event("stood", ("CAV-129",), {"who": who})


def rolled(who: str, dice: Sequence[Die], combat: int, spoils: int, rift: int, again: bool = False, owed: int = 0) -> Event:
    """Somebody ("" for the monster) rolled; totals with the ``rift`` bonus. ``again``: some dice once more.

    ``owed`` dice were more than the game has, and were rolled after the others (CAV-045).
    """
    facts: dict[str, Value] = {
        "who": who,
        "dice": tuple(dice_words(die) for die in dice),
        "combat": combat,
        "spoils": spoils,
        "rift": rift,
        "again": again,
        "owed": owed,
    }
    return Event("rolled", ("CAV-017",), facts)


def succeeded(who: str, why: str) -> Event:
    """Somebody succeeded by a "test", a "fight", or a "choice" or "price"."""
    return Event("succeeded", ("CAV-152", "CAV-153"), {"who": who, "why": why})


def failed(who: str, why: str) -> Event:
    """Somebody failed in a "test", a "fight", by "choice", or because they could not pay the "price"."""
    return Event("failed", ("CAV-154", "CAV-156"), {"who": who, "why": why})


def spoils(who: str, treasure: bool) -> Event:
    """Somebody gets a Gold card, or a Treasure card, for their Spoils."""
    return Event("spoils", ("CAV-137", "CAV-166"), {"who": who, "treasure": treasure})


def won(who: str, rank: int, gold: int, treasure: int) -> Event:
    """Somebody came in on ``rank`` (1-4) in a Battle and is due so much."""
    return Event("won", ("CAV-134", "CAV-135", "CAV-136"), {"who": who, "rank": rank, "gold": gold, "treasure": treasure})


def no_spoils(why: str) -> Event:
    """Nobody gets anything for Spoils in a Battle: a "tie", or "none" were rolled."""
    return Event("no_spoils", ("CAV-140",) if why == "tie" else ("CAV-G44",), {"why": why})


def returned(gold: int) -> Event:
    """Gold that nobody received went back under its deck."""
    return Event("returned", ("CAV-141", "CAV-G41"), {"gold": gold})


def home(names: Sequence[str]) -> Event:
    """The Delvers of a resolved room went home: "Ada's brute" each."""
    return Event("home", ("CAV-109",), {"delvers": tuple(names)})


# Cards and tokens.


def collected(who: str, gold: int, treasure: int) -> Event:
    """Somebody collected cards, seen by nobody else."""
    return Event("collected", ("CAV-153",), {"who": who, "gold": gold, "treasure": treasure}, reveals=True)


def collected_own(seat: Seat, gold: Sequence[int], treasure: Sequence[str]) -> Event:
    """Which cards they were, for their eyes."""
    return Event("collected_own", ("CAV-027",), {"gold": tuple(gold), "treasure": tuple(treasure)}, (seat,), reveals=True)


def revealed(who: str, treasure: str) -> Event:
    """Somebody revealed a treasure and uses it."""
    return Event("revealed", ("CAV-142", "CAV-144"), {"who": who, "treasure": treasure}, reveals=True)


def receipt(who: str, treasure: str) -> Event:
    """A treasure that somebody collected has to be used at once."""
    return Event("receipt", ("CAV-143", "CAV-144"), {"who": who, "treasure": treasure}, reveals=True)


def recalled(who: str, at: str, floor: str) -> Event:
    """Somebody took an own Delver home by a treasure."""
    return Event("recalled", ("CAV-143",), {"who": who, "at": at, "floor": floor})


def peeked(who: str, at: str, floor: str) -> Event:
    """Somebody looked at the facedown Delvers of a room."""
    return Event("peeked", ("CAV-142",), {"who": who, "at": at, "floor": floor})


def peeked_own(seat: Seat, delvers: Sequence[str]) -> Event:
    """Who they are, for their eyes: "Ada's brute" each."""
    return Event("peeked_own", ("CAV-142",), {"delvers": tuple(delvers)}, (seat,), reveals=True)


def gained_xp(who: str, amount: int) -> Event:
    """Somebody gained XP, or with a negative amount lost it."""
    return Event("gained_xp", ("CAV-G26",), {"who": who, "amount": amount})


def paid(who: str, xp: int, gold: int) -> Event:
    """Somebody paid an option's price: XP, or Gold cards, which went under the deck."""
    return Event("paid", ("CAV-G33",), {"who": who, "xp": xp, "gold": gold})


def paid_own(seat: Seat, gold: Sequence[int]) -> Event:
    """Which Gold cards those were, by what they were worth, for the eyes of whoever paid."""
    return Event("paid_own", ("CAV-G50",), {"gold": tuple(gold)}, (seat,))


def short(who: str, deck: str, count: int) -> Event:
    """A deck ("gold" or "treasure") could not give what was due: ``count`` own cards turn faceup instead, 0 for none."""
    return Event("short", ("CAV-178",) if deck == "gold" else ("CAV-180",), {"who": who, "deck": deck, "count": count})


def flipped(who: str, deck: str, card: str) -> Event:
    """Somebody turned an own card faceup: a Gold card's value, or a treasure's id."""
    rules = ("CAV-178", "CAV-179") if deck == "gold" else ("CAV-180", "CAV-181")
    return Event("flipped", rules, {"who": who, "deck": deck, "card": card}, reveals=True)


# The end.


def ended(names: Sequence[str], points: Sequence[int], treasures: Sequence[int], winners: Sequence[str]) -> Event:
    """It is over: points and Treasure cards of each player, in the order of ``names``, and who won (CAV-182..185)."""
    facts: dict[str, Value] = {
        "names": tuple(names),
        "points": tuple(points),
        "treasures": tuple(treasures),
        "winners": tuple(winners),
    }
    return Event("ended", ("CAV-182", "CAV-183", "CAV-184", "CAV-185"), facts, reveals=True)


def dice_words(die: Die) -> str:
    """Return a die as one word: its colour's initial, then its faces: C Combat, S Spoils, + rolled again ("wCS+C").

    A blank face is "-".
    """
    faces = content().band.faces[die.colour]
    shown = (faces[face] for face in die.faces)
    return die.colour[0] + "+".join("C" * face.combat + "S" * face.spoils or "-" for face in shown)
