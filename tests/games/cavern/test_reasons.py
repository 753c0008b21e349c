"""What is coloured can be trusted: it has the best odds for its price or says why not, and keeps what it promised."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice
from engine.core.languages import speaking
from engine.core.moves import Move
from engine.core.odds import odds as odds_in_words
from engine.core.verbs import Choose, Roll
from engine.games.cavern.game import GAME
from engine.games.cavern.player.advising import first_move
from engine.games.cavern.player.rolling_on import bout_of
from engine.games.cavern.rules.odds import battle_chance
from engine.games.cavern.rules.totals import combats
from engine.games.cavern.speech.prospects import closed
from engine.games.cavern.speech.tile_offers import laying
from engine.games.cavern.state.board import Room
from engine.games.cavern.state.moves import Breach, Place, Reveal, Send, Spend, Swap
from engine.games.cavern.state.state import Contest, Encountering, State

from .build import Bench, cavern, gold, letter, player, sent, treasure
from .tales import CARD
from .test_robbing import Press, games

PLACE = next(verb for verb in GAME.verbs if verb.name == "place")
LONGEST, MOST_WORDS = 100, 16
ODDS = re.compile(r"\b([Ww]in|[Pp]ass|[Mm]ost Spoils)\b[^,:;(]*? (?:(\d+) in (\d+)|(for sure))")
PRICE = re.compile(r"\b(\d) XP\b")
PROMISE = re.compile(r"\bbeat .*? (?P<about>about )?(?P<part>\d+) in (?P<whole>\d+)(?:(?: \(| with )(?P<xp>\d) XP)?")


def offers(state: State, seat: int | None) -> Sequence[tuple[Move, Choice]]:
    """Return the buttons and menus of a seat, the coloured one first."""
    view = GAME.view(state, seat)
    moves = GAME.legal(state, seat if seat is not None else GAME.turn(state)[0])
    private = {verb.name for verb in GAME.verbs if verb.private}
    shown = [move for move in moves if seat is not None or str(move).partition(" ")[0] not in private]
    found = [(way, GAME.choice(view, way)) for move in shown for way in (move, *GAME.opened(view, move))]
    return sorted((item for item in found if item[1].weight != "written"), key=lambda item: item[1].order)


def odds(label: str) -> dict[str, float]:
    """Return how likely what comes about by a label."""
    found: dict[str, float] = {}
    for what, part, whole, _ in ODDS.findall(label):
        found.setdefault(what.lower(), int(part) / int(whole) if part else 1.0)
    return found


def wins(label: str) -> Sequence[float]:
    """Return how likely a label wins or passes; where it tells Spoils alone, how likely these are the most."""
    found = odds(label)
    return [found[what] for what in ("win", "pass") if what in found] or [*found.values()]


def price(label: str) -> int:
    found = PRICE.search(label)
    return int(found[1]) if found else 0


def rolls() -> Iterator[tuple[Press, int | None]]:
    """Yield the presses around a roll, each as its roller sees it and as all do."""
    for press in games():
        if press.before.agenda and isinstance(press.before.agenda[0], Contest):
            yield press, press.seat
            yield press, None


def ways(press: Press) -> Sequence[tuple[Move, Choice]]:
    """Return the ways to lay a tile that stand beside a hand, () where the press lays none."""
    if not isinstance(press.moves[0], Place | Breach):
        return ()
    found = GAME.shortcut(GAME.view(press.before, press.seat), PLACE, ())
    return found.ways if found is not None else ()


def sort(label: str) -> str:
    """Return what sort of thing a label is about, by its words; "" for nothing to speak of."""
    label = re.sub(r" plus (?!\w+ next door).*", "", label)
    for name, words in (
        ("grows", r"^[^;,]*(once closed|Gold later|Treasure later)"),
        ("battle", r"\bbeat\b|\bwin\b|\bbattle\b|Spoils"),
        ("story", r"by a story|story for"),
        ("grows", "once closed"),
    ):
        if re.search(words, label):
            return name
    return ""


def loot(label: str) -> int:
    """Return the loot that a label names first, in Gold."""
    gold, treasure = re.search(r"(\d+)(?: of \d+)? Gold", label), re.search(r"(\d+) Treasure", label)
    return (int(gold[1]) if gold else 0) + 2 * (int(treasure[1]) if treasure else 0)


def test_no_button_shows_better_odds_for_as_little_as_the_coloured_one_unless_a_reason_is_printed() -> None:
    compared = 0
    for press, seat in rolls():
        found = offers(press.before, seat)
        for what, chance in odds(found[0][1].label).items() if found else ():
            blue, *others = (choice for _, choice in found)
            compared += len(others)
            better = [other.label for other in others if odds(other.label).get(what, 0.0) > chance]
            cheap = [label for label in better if price(label) <= price(blue.label)]
            assert not cheap or blue.text, (blue.label, cheap)
    assert compared > 200


def test_dice_that_win_more_often_for_more_xp_are_told_of_with_what_they_would_bring() -> None:
    told = 0
    for press, seat in rolls():
        task = press.before.agenda[0]
        found = offers(press.before, seat)
        if (
            not found
            or not isinstance(task, Contest)
            or task.stage != "before"
            or not isinstance(found[0][0], Roll | Spend)
        ):
            continue
        blue, *others = (choice for _, choice in found)
        mine = odds(blue.label).get("win", odds(blue.label).get("pass", 0.0))
        likelier = [other for other in others if max(wins(other.label), default=0.0) > mine + 0.1]
        dearer = [other for other in likelier if price(other.label) > price(blue.label)]
        if dearer and mine and all(set(odds(other.label)) & {"win", "pass"} for other in dearer):
            told += 1
            assert blue.text, (blue.label, [other.label for other in dearer])
    assert told > 5


def test_beside_the_coloured_way_to_lay_a_tile_stands_one_of_another_sort_that_is_worth_a_thought() -> None:
    several = Counter[bool]()
    for press in games():
        labels = [choice.label for _, choice in ways(press)]
        if not labels:
            continue
        assert len(set(labels)) == len(labels), "no two buttons say the same"
        assert len({label.partition(" " if "game" in labels[0] else ": ")[2] for label in labels}) == len(labels), labels
        sorts = {sort(label) for label in labels}
        # To end the game is a sort of its own.
        several[len(sorts) > 1 or any("ends" in label for label in labels)] += 1
        if len(sorts) > 1 or any("ends" in label or "game" in label for label in labels):
            continue
        view, state = GAME.view(press.before, press.seat), press.before
        every = [GAME.choice(view, move).label for move in GAME.legal(state, press.seat) if isinstance(move, Place)]
        other = [label for label in every if sort(label) == "story" and "story" not in sorts and "wastes" not in label]
        # The last Sun is put forward to who leads alone.
        other = [label for label in other if "game" not in label]
        stories = [label.partition(" by a story")[0] for label in other]
        assert not any(loot(label) > 0.5 * loot(labels[0]) for label in stories), (labels, other)
    assert several[True] > 12 * several[False], several


def test_what_a_label_promises_of_a_battle_is_what_the_next_post_offers_and_its_coloured_button_does() -> None:
    kept = Counter[str]()
    for press in games():
        label = next((choice.label for move, choice in ways(press) if move == press.moves[0]), "")
        told = PROMISE.search(label)
        task = press.after.agenda[0] if press.after.agenda else None
        if not told or not isinstance(task, Contest) or task.stage != "before" or task.seat != press.seat:
            continue
        (_, blue), *_ = offers(press.after, press.seat)
        if press.before.contracts and blue.text.startswith("A Contract hangs on this roll"):
            continue
        promised = int(told["part"]) / int(told["whole"])
        now = odds(blue.label).get("win", 0.0)
        assert price(blue.label) == int(told["xp"] or 0), (label, blue.label)
        if told["about"]:
            assert now >= promised - 0.25 or "ost Spoils" in blue.label, (label, blue.label)
        else:
            assert now == promised, (label, blue.label)
        kept["about" if told["about"] else "sure"] += 1
    assert kept["about"] > 5, kept


def test_reasons_are_short_and_true_to_their_language() -> None:
    said: dict[str, set[str]] = {}
    presses = [*games()][::4]
    views = [GAME.view(press.before, press.seat) for press in presses]
    for language in ("en", "de", "es"):
        with speaking(language):
            for press, view in zip(presses, views, strict=True):
                found = [choice.text for _, choice in ways(press)[:1]]
                found += [choice.text for _, choice in offers(view.state, press.seat)[:1] if press.before.phase == "play"]
                said.setdefault(language, set()).update(filter(None, found))
    for language, reasons in said.items():
        assert len(reasons) > 6, language
        assert all(len(each) <= LONGEST and each.endswith(".") and "  " not in each for each in reasons), language
    assert all(len(each.split()) <= MOST_WORDS for each in said["en"]), max(said["en"], key=lambda each: len(each.split()))
    assert not said["en"] & said["de"] and not said["de"] & said["es"]


def test_why_dice_are_bought_or_not_comes_from_the_comparison_that_colours_their_button() -> None:
    """What a number of XP is worth is computed once more here, and is most for the number on the coloured button."""
    said = Counter[str]()
    for press in games():
        task = press.before.agenda[0] if press.before.agenda else None
        if not isinstance(task, Contest) or task.stage != "before" or task.seat != press.seat or press.before.contracts:
            continue
        (move, blue), *_ = offers(press.before, press.seat)
        bout = bout_of(press.before, task)
        if not isinstance(move, Roll | Spend) or move == Spend("ability") or bout.plan().cards or bout.plan().own:
            continue
        worths, xp = bout.worths(), int(move.on) if isinstance(move, Spend) else 0
        assert worths[xp] >= max(worths) - 0.001, (blue, worths)
        gain = worths[xp] - worths[0] + xp * bout.price
        said["bought" if xp else "rolled"] += 1
        assert gain >= 0 and bool(xp) == bool(price(blue.label)), (blue, worths)
        if dearer := re.fullmatch(r"(\d) XP (more|instead) would add (less than 1|about \d+) points?(: .*)?\.?", blue.text):
            assert (dearer[2] == "instead") == bool(xp), blue
            more = worths[int(dearer[1])] - worths[xp] + (int(dearer[1]) - xp) * bout.price
            assert (more < 1) == ("less" in dearer[3]), (blue, worths)
            said["kept"] += 1
    assert said["bought"] > 5 and said["rolled"] > 5 and said["kept"] > 1, said


WAGERS = ((1, 4, 3), (3, 4, 0))
"""XP, Gold and Treasure with which all XP is paid, and some of it."""

# By hand: a state, and why what is coloured there is.


def rolling(bench: Bench, xp: int = 3, bags: int = 3, chests: int = 0, **betty: Any) -> State:
    """Return a Battle of Alan's brute and Betty's mage in a closed room, in which Alan is about to roll."""
    tiles = {(1, 0): bench.tile(f"tan - bags={bags} chests={chests}")}
    there = (sent(0, "brute", (1, 0), up=True), sent(1, "mage", (1, 0), up=True))
    task = Contest("battle", (1, 0, 0), (0, 1), bags, chests)
    players = [player(0, xp=xp, faction="wraiths"), player(1, xp=0, **betty)]
    return cavern(players, tiles, delvers=there, agenda=(task,), step="resolve")


def first(state: State) -> Choice:
    return offers(state, 0)[0][1]


def test_who_buys_dice_reads_their_price_and_their_odds_and_no_reason(bench: Bench) -> None:
    last, some = (first(rolling(bench, xp, bags=bags, chests=chests)) for xp, bags, chests in WAGERS)
    assert price(last.label) and price(some.label) and odds(last.label) and odds(some.label)
    assert not last.text, "there is no more XP"


@pytest.mark.rule("CAV-G30", "CAV-171", "CAV-142")
def test_a_button_before_a_roll_takes_all_that_it_names_and_rolls_among_bots(bench: Bench) -> None:
    """The first step stands in the journal as the move it is; what follows is made at once, and costs what was told."""
    sold = Counter[str]()
    for press in games():
        task = press.before.agenda[0] if press.before.agenda else None
        if not isinstance(task, Contest) or task.stage != "before" or task.seat != press.seat:
            continue
        for move, choice in offers(press.before, press.seat):
            if not isinstance(move, Reveal) and move != Spend("ability"):
                continue
            state, dice = press.before, Dice(KeyedSource("any"))
            xp, settled = state.players[press.seat].xp, task.rolling
            state, _ = GAME.apply(state, press.seat, move, dice)
            for _ in range(6):
                now = state.agenda[0] if state.agenda else None
                if not isinstance(now, Contest) or now.rolling > settled or now.stage != "before":
                    break
                then = GAME.unwatched(state, press.seat)
                assert then is not None, choice.label
                state, _ = GAME.apply(state, press.seat, then, dice)
            else:
                raise AssertionError(choice.label)
            sold[type(move).__name__] += 1
            if isinstance(now, Contest) and now.rolling == settled:
                assert xp - state.players[press.seat].xp == price(choice.label), choice.label
    assert sold["Reveal"] > 3 and sold["Spend"] > 3, sold


def test_no_reason_stands_where_nothing_else_can_be_pressed(bench: Bench) -> None:
    assert first(rolling(bench, xp=0)).text == ""


@pytest.mark.usefixtures("tale")
def test_a_story_says_what_either_answer_is_worth(bench: Bench) -> None:
    for bags, fights in ((1, False), (4, True)):
        tiles = {(1, 0): bench.tile(f"tan - bags={bags}")}
        here = (sent(0, "brute", (1, 0), up=True),)
        task = Encountering((1, 0, 0), 0, CARD)
        state = cavern([player(0, xp=3), player(1)], tiles, delvers=here, agenda=(task,), step="resolve")
        found = first(state)
        assert found.label.startswith("Fight ") == fights, found
        told = [choice for move, choice in offers(state, 0) if isinstance(move, Choose) and choice.detail]
        # Where they bring as many points as each other, neither says so.
        assert len(told) in (0, 2) and not found.text, "each says how many points it brings"
        worth = [re.fullmatch(r"About (\d+) points?", choice.detail) for choice in (found, *told)] if told else []
        numbers = [int(each[1]) if each else -1 for each in worth]
        assert not numbers or (min(numbers) >= 0 and numbers[0] == max(numbers)), told
        assert GAME.aim(GAME.view(state, 0)).startswith("take " if fights else "get out, often with 1 XP"), bags


def points(label: str) -> int:
    """Return the points that a way to lay a tile says it brings."""
    found = re.search(r", ([+−])(\d+)$", label)
    assert found, label
    return int(found[2]) if found[1] == "+" else -int(found[2])


def test_each_way_to_lay_a_tile_says_what_it_brings_and_the_coloured_one_brings_most() -> None:
    compared = Counter[bool]()
    for press in games():
        found = ways(press)
        lit = [choice for _, choice in found if choice.weight == "first"]
        if not lit:
            continue
        # Of 80 characters a long way leaves no room for its points.
        full = [choice.label for _, choice in found if not re.search(r", [+−]\d+$", choice.label)]
        assert all(len(label) + len(", +1") > 80 for label in full), full
        if full:
            continue
        most = max(points(choice.label) for _, choice in found)
        ends = any("game ends" in choice.label or "ends the game" in choice.label for _, choice in found)
        # For an extra turn, or what a rival loses, it may be less: then its button tells that. So it does where it is the
        # dearer one that brings more, for a second Delver.
        why = "extra turn" in lit[0].label or "keeps loot from" in lit[0].label
        fair = max(points(choice.label) for _, choice in found if "next door" not in choice.label or choice is lit[0])
        assert points(lit[0].label) == fair or ends or why, [choice.label for _, choice in found]
        compared[points(lit[0].label) == most] += 1
    assert compared[True] > max(30, 6 * compared[False]), compared


def test_a_sure_story_beside_a_richer_open_room_is_told_with_what_either_brings(bench: Bench) -> None:
    tiles = {(1, 0): bench.tile("tan S bags=3")}
    hand = [bench.tile("tan N"), bench.tile("blue NESW bags=5")]
    state = cavern([player(0, hand), player(1)], tiles)
    found = GAME.shortcut(GAME.view(state, 0), PLACE, ())
    assert found is not None
    (_, blue), (_, other) = found.ways
    assert not blue.text and not other.text and points(blue.label) >= points(other.label)
    assert {sort(blue.label), sort(other.label)} == {"story", "grows"}


def ending(bench: Bench, xp: int = 0, hand: str = "sss", own: int = 1) -> State:
    """Return how things stand as Alan, with so much Gold, lays a tile while Betty has 10: an "s" of his hand is a Sun."""
    tiles = [bench.tile("tan NESW bags=2" if mark == "s" else "tan NESW bags=1", sun=mark == "s") for mark in hand]
    players = [player(0, tiles, xp=xp, gold=gold(*(1,) * own)), player(1, gold=gold(*(2,) * 10))]
    return cavern(players, {(1, 0): bench.tile("tan S bags=3"), (0, 1): bench.tile("blue E bags=1")}, sun=1, round=8)


@pytest.mark.rule("CAV-176", "CAV-183")
def test_who_is_far_behind_is_advised_no_tile_that_ends_the_game_while_anything_else_can_be_done(bench: Bench) -> None:
    """Alan has 1 point, and Betty's 10 facedown Gold are 17 on average: no turn makes up for 16 points."""
    stuck, swaps, mixed = (ending(bench, xp, hand) for xp, hand in ((0, "sss"), (3, "sss"), (3, "sps")))
    assert isinstance(first_move(stuck, 0), Place), "there is nothing else"
    assert first_move(swaps, 0) == Swap("123")
    other = first_move(mixed, 0)
    assert isinstance(other, Place | Breach) and other.tile == 2
    told = GAME.shortcut(GAME.view(stuck, 0), PLACE, ())
    assert told is not None
    assert told.ways[0][1].text == "A ends the game: as it stands you come second (points: about 1 to 17)."
    leads = GAME.shortcut(GAME.view(ending(bench, own=30), 0), PLACE, ())
    assert leads is not None
    assert leads.ways[0][1].text == "A ends the game: as it stands you come first (points: about 30 to 17)."


def test_a_promise_is_kept_through_every_step_around_a_roll() -> None:
    kept = Counter[str]()
    for press in games():
        task, then = (state.agenda[0] if state.agenda else None for state in (press.before, press.after))
        asks = isinstance(task, Contest) and isinstance(then, Contest) and task.seat == then.seat == press.seat
        if not asks or task.stage != then.stage or not isinstance(press.moves[0], Reveal | Spend):
            continue
        (_, blue), *_ = offers(press.before, press.seat)
        (_, following), *_ = offers(press.after, press.seat)
        said, then_said = odds(blue.label), odds(following.label)
        if move_of(press, blue) and (both := set(said) & set(then_said)):
            assert all(said[what] == then_said[what] for what in both), (blue.label, following.label)
            kept[task.stage] += 1
    assert kept["before"] > 3 and kept["after"] > 2, kept


def move_of(press: Press, blue: Choice) -> bool:
    """Return whether the coloured button was pressed."""
    return GAME.choice(GAME.view(press.before, press.seat), press.moves[0]).label == blue.label


def test_a_card_in_hand_counts_for_what_a_battle_is_offered_with(bench: Bench) -> None:
    # Alan's thief would meet Betty's thief for a Treasure: both roll 2 purple dice, and Alan wins ties.
    tiles = {(1, 0): bench.tile("tan S chests=1")}
    hand = [bench.tile("tan N"), bench.tile("corridor E"), bench.tile("corridor E")]
    bare = cavern(
        [player(0, hand, reserve=("thief",), xp=0, faction="wraiths"), player(1, xp=0)],
        tiles,
        delvers=(sent(1, "thief", (1, 0), up=True),),
    )
    held = replace(bare, players=(replace(bare.players[0], treasure=treasure("butchers_ring")), bare.players[1]))
    purple = combats(("purple", "purple"), 0)
    both = combats(("purple", "purple", "red"), 0)
    chance = sum(own * theirs for mine, own in both.items() for its, theirs in purple.items() if mine >= its)
    bid = battle_chance(held, 0, closes(held), ("thief",))
    assert bid is not None and bid.cards == ("butchers_ring",) and abs(bid.chance - chance) < 0.001
    at = letter(held, (1, 1))
    said = laying(held, 0, Place(1, at, 0), Send("thief", 1), mark="A")
    assert f"win {odds_in_words(chance, bare=True)} (1 card)" in said, said
    bid = battle_chance(bare, 0, closes(bare), ("thief",))
    assert bid is not None and not bid.cards and bid.chance < chance


def closes(state: State) -> Room:
    """Return the room that the first tile of Alan's hand closes at N2."""
    (found,) = closed(state, state.players[0].hand[0], (1, 1), 0)
    return found


def test_what_a_battle_wastes_is_on_its_button(bench: Bench) -> None:
    # The tile closes Betty's tan room, where Alan's brute goes, and a blue one with 2 Gold that no one is in.
    tiles = {(1, 0): bench.tile("tan S chests=1")}
    hand = [bench.tile("tan N", "blue - bags=2"), bench.tile("corridor E"), bench.tile("corridor E")]
    state = cavern([player(0, hand, xp=2), player(1, xp=0)], tiles, delvers=(sent(1, "thief", (1, 0), up=True),))
    said = laying(state, 0, Place(1, letter(state, (1, 1)), 0), Send("brute", 1), mark="A")
    assert "1 Treasure" in said and said.partition(";")[0].endswith(", wastes 2 Gold"), said


def test_who_ends_the_game_reads_whether_that_wins(bench: Bench) -> None:
    # The first tile closes a room by itself and takes the last Sun, the others begin rooms.
    def said(own: int, theirs: int, bags: int = 3) -> tuple[Choice, list[str]]:
        begins = ("corridor EW", "blue NESW bags=3"), ("corridor EW", "tan NS chests=1")
        hand = [bench.tile("corridor EW", f"tan - bags={bags}", sun=True), *(bench.tile(*sections) for sections in begins)]
        players = [player(0, hand, gold=gold(*[3] * own), xp=0), player(1, gold=gold(*[3] * theirs), xp=0)]
        state = cavern(players, {(1, 0): bench.tile("corridor EW")}, sun=1, first=1)
        found = GAME.shortcut(GAME.view(state, 0), PLACE, ())
        assert found is not None
        labels = [choice.label for _, choice in found.ways]
        return found.ways[0][1], labels

    # A Gold card that lies facedown counts as the mean of all, 153 points in 85 cards.
    _, labels = said(7, 18)
    assert labels and not any("ends the game" in label for label in labels), "10 points behind: 3 Gold are not enough"
    blue, _ = said(10, 18)
    assert "ends the game" in blue.label and re.fullmatch(
        r"A ends the game: with about \d points more you pass Betty \(now 30 to 31\)\.", blue.text
    ), blue
