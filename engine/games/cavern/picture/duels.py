"""The pictures of a Battle, Fight or Test: what each player rolled, who came off best, and what that brings."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.high_points import CardLine, DiceRow, HighPoint, HighPointBoard, RolledDie
from engine.core.scene import Chip, Fact, Scene, Token
from engine.core.words import upper
from engine.maps.squares import label

from ..rules.contests import best_of, option_of, prizes_of, refuse_spend
from ..rules.dice import pool, result, shown_by
from ..speech.roll_prizes import stakes
from ..speech.roll_stakes import MOMENTS, kinds_of, rift_of
from ..speech.words import dice_of, held_loot, roller
from ..state.board import board_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.delvers import inside
from ..state.state import MONSTER, Contest, Encountering, Roll, State, hidden, shown
from .alt import dice_alt
from .pieces import seat_token


def settled(state: State, contest: Contest) -> HighPoint:
    """Return the card of a contest that is settled: one row for each who rolled, with what they get."""
    best = best_of(contest)
    prizes = {
        seat: tuple((icon, number) for icon, number in (("gold", gold), ("treasure", treasure)) if number)
        for seat, (gold, treasure) in prizes_of(contest).items()
    }
    rows = (_row(state, contest, roll, best=roll.seat == best, prize=prizes.get(roll.seat, ())) for roll in contest.rolls)
    name, how = WORDS(f"contest-named-{contest.kind}"), _ended(state, contest, best)
    title = WORDS("contest-title", what=name, how=how) if how else name
    card = _card(contest, HighPointBoard(tuple(rows)), title, how, _wanted(contest))
    wanted = _wanted(contest)
    at = label(board_of(state).room(contest.room).at)
    head = WORDS("contest-at", what=name, at=at, how=how, wanted=bool(wanted), needs=wanted)
    about = tuple(state.names[seat] for seat in contest.seats)
    return replace(card, rolled=contest.kind == "test", about=about, share=WORDS("contests-at-once"), head=head)


def under_way(state: State, contest: Contest) -> Scene:
    """Return the dice that lie so far, then blank those that are still to be rolled, and below what there is to win. Those
    that their owner rolls again, or may for XP, carry their numbers."""
    name = state.names[contest.seat]
    deed = "reroll" if contest.rerolls else "roll" if contest.stage == "before" else "keep"
    changing = contest.stage == "after" and (contest.rerolls or refuse_spend(state, contest, "ability") is None)
    last = len(contest.rolls) - 1 if changing else None
    rows = [_row(state, contest, roll, numbered=place == last) for place, roll in enumerate(contest.rolls)]
    rows += [_to_roll(state, contest, seat) for seat in _still_to_roll(contest)]
    chip = upper(WORDS("chip", wanted=_wanted(contest), asked=WORDS(f"deed-{deed}.chip")))
    title = WORDS("contest-of", name=name, what=WORDS(f"contest-named-{contest.kind}"))
    lines = tuple(CardLine(what, (brings,)) for what, brings in stakes(state, contest))
    return _card(contest, HighPointBoard(tuple(rows), lines), title, WORDS(f"deed-{deed}", name=name), chip).scene()


def story(state: State, task: Encountering) -> Scene:
    """Return who meets an Encounter, with the dice that they have, and what success and failure bring of the room."""
    found, card = board_of(state).room(task.room), content().encounters[task.card]
    kinds = tuple(sent.kind for sent in inside(state, found) if sent.seat == task.seat and sent.up)
    dice = tuple(RolledDie(colour) for colour in pool(kinds, ()))
    row = DiceRow(_who(state, task.seat, kinds), state.names[task.seat], dice)
    # The aim says what success and failure bring.
    won, lost = held_loot(found.bags, found.chests), held_loot(found.bags // 2, 0)
    alt = WORDS(
        "story-alt", story=card.name, name=state.names[task.seat], dice=dice_of(pool(kinds, ())), won=won, lost=lost
    )
    return HighPoint(card.name, HighPointBoard((row,)), alt=alt).scene()


def _still_to_roll(contest: Contest) -> tuple[Seat, ...]:
    """Return who rolls yet, in order: the roller where they have not, later ones, last the monster of a Fight."""
    later = contest.seats[contest.rolling + (contest.stage == "after") :]
    return (*later, MONSTER) if contest.kind == "fight" else later


def _to_roll(state: State, contest: Contest, seat: Seat) -> DiceRow:
    """Return the dice that a player or the monster is to roll, blank, and what they may add by public knowledge."""
    own, option = seat == contest.seat, option_of(contest)
    kinds = kinds_of(state, contest, seat)
    colours: Sequence[str] = pool(kinds, contest.bought if own else ())
    if seat == MONSTER:
        colours = option.dice if option is not None else ()
    more = () if own or seat == MONSTER else _may_add(state, seat)
    note = WORDS("to-roll-note", rift=rift_of(state, contest, kinds), more=more)
    dice = tuple(RolledDie(colour) for colour in colours)
    return DiceRow(_who(state, seat, kinds), WORDS("roll-of", roller=roller(state, contest, seat)), dice, note=note)


def _wanted(contest: Contest) -> str:
    """Return what a Test needs: "4 Spoils needed"; "" for anything else."""
    option = option_of(contest)
    if option is None or contest.kind != "test":
        return ""
    return WORDS("test-needs", need=option.need, symbol=option.kind)


def _card(contest: Contest, board: HighPointBoard, title: str, stands: str, chip: str) -> HighPoint:
    """Return a card; ``stands`` says in its text who is to do what, or how it ended."""
    loot = [Fact("", str(number), ((icon, True),)) for icon, number in _loot(contest) if number]
    return HighPoint(
        title=title,
        board=board,
        alt=dice_alt(board, WORDS(f"contest-named-{contest.kind}"), stands, _wanted(contest), contest),
        chip=Chip(chip) if chip else None,
        facts=(*loot, Fact(WORDS("fact-loot"))) if loot else (),
    )


def _loot(contest: Contest) -> tuple[tuple[str, int], ...]:
    return ("treasure", contest.chests), ("gold", contest.bags)


def _ended(state: State, contest: Contest, best: Seat | None) -> str:
    if contest.kind == "test":
        return WORDS("test-over", who=state.names[contest.seats[0]], passed=best is not None)
    if best is None:
        return ""
    won, *others = sorted((result(roll)[0] for roll in contest.rolls), reverse=True)
    tied = contest.kind if others[:1] == [won] else "no"
    return WORDS("contest-over", who=roller(state, contest, best), tied=tied)


def _row(
    state: State,
    contest: Contest,
    roll: Roll,
    *,
    best: bool = False,
    numbered: bool = False,
    prize: tuple[tuple[str, int], ...] = (),
) -> DiceRow:
    dice = []
    for place, die in enumerate(roll.dice, start=1):
        faces = shown_by(die)
        for step, face in enumerate(faces, start=1):
            icons = ("sword",) * face.combat + ("ring",) * face.spoils
            number = str(place) if numbered and step == 1 else ""
            dice.append(RolledDie(die.colour, icons, again=step < len(faces), number=number))
    combat, spoils = result(roll)
    name = WORDS("roll-of", roller=roller(state, contest, roll.seat))
    again = any(len(die.faces) > 1 for die in roll.dice)
    # Who has a Rift is named: what several rows say alike stands there once.
    note = WORDS("roll-note", who=name, rift=roll.rift, again=again) if roll.rift or again else ""
    totals = (("swords", combat), ("ring", spoils))
    return DiceRow(_who(state, roll.seat, roll.kinds), name, tuple(dice), totals, note, best, prize)


def _who(state: State, seat: Seat, kinds: Sequence[str]) -> tuple[Token, ...]:
    """Return the Delvers of these classes that roll, as they lie in the room; without any, the mark of their player."""
    if seat == MONSTER:
        return (Token("enemy", "!"),)
    classes, token = content().band.classes, seat_token(state, seat)
    return tuple(replace(token, icon=classes[kind].icon) for kind in kinds) or (token,)


def _may_add(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what a rival may still add to a roll of theirs that is to come, by public knowledge: XP, cards (CAV-171)."""
    player = state.players[seat]
    if player.swift == "both":
        return ()
    xp = (WORDS("more-xp", xp=player.xp),) if player.xp else ()
    faceup = (WORDS("card-named", treasure=card) for card in shown(player, *MOMENTS))
    cards = hidden(player)
    return (*xp, *faceup, *((WORDS("more-cards", cards=cards),) if cards else ()))
