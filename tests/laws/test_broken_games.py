"""A law that nothing can break proves nothing: each game here breaks one, and is caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import BrokenJournal, IllegalMove
from engine.core.game import ArgumentPrompt, Choice, Event, Seat, Setup
from engine.core.moves import Move, Verb
from engine.core.scene import Look, Scene
from tests.laws import test_belongings, test_moves, test_replay, test_secrets, test_words
from tests.laws.playouts import Playout, play
from tests.toy import Call, Pass, Pick, State, Toy, View

WALKS = 8
"""In one of so many games of it each mistake is found: some show at few moments."""


class ShowsPicks(Toy):
    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), pick=max(state.picked))


class DrawsHands(Toy):
    def scene(self, view: View, look: Look) -> Scene:
        return replace(super().scene(view, look), alt=f"{self.seen} to come")

    def view(self, state: State, seat: Seat | None) -> View:
        self.seen = state.bag[:1]
        return super().view(state, seat)


class TellsEverything(Toy):
    def tell(self, view: View, events: Sequence[Event]) -> str:
        return super().tell(view, [replace(event, seats=None) for event in events])


class WhispersAloud(Toy):
    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        after, events = super().apply(state, seat, move, dice)
        return after, [replace(event, seats=None) if event.kind == "picked" else event for event in events]


class RefusesWithSecrets(Toy):
    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        try:
            return super().apply(state, seat, move, dice)
        except IllegalMove as error:
            raise IllegalMove(f"{error.words} The bag holds {state.bag}.", error.rule) from error


class ListsTheSecret(Toy):
    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        moves = list(super().legal(state, seat))
        return iter(moves[::-1] if sum(map(sum, state.hands[:-1])) % 2 else moves)


class TakesAnyCard(Toy):
    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        if isinstance(move, Pick) and state.phase == "pick":
            state = replace(state, hands=tuple((*hand, move.card) for hand in state.hands))
        return super().apply(state, seat, move, dice)


class ListsTooMuch(Toy):
    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        yield from super().legal(state, seat)
        if state.phase == "place":
            yield Pass()

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        if isinstance(move, Pass) and state.phase == "place":
            raise IllegalMove("Place a tile first.", "TOY-004")
        return super().apply(state, seat, move, dice)


class ListsTwice(Toy):
    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        yield from super().legal(state, seat)
        yield from super().legal(state, seat)


class Crashes(Toy):
    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        if isinstance(move, Pick) and move.card not in state.hands[seat]:
            raise KeyError(move.card)
        return super().apply(state, seat, move, dice)


class RefusesInHalves(Toy):
    def read(self, state: State, seat: Seat, text: str) -> Move:
        try:
            return super().read(state, seat, text)
        except IllegalMove as error:
            raise IllegalMove("no") from error


class PlaysNonsenseForTheAbsent(Toy):
    def default(self, state: State, seat: Seat) -> Move | None:
        return Pass()


class WaitsForNobody(Toy):
    def turn(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase == "call" else super().turn(state)


class Forgets(Toy):
    def __init__(self) -> None:
        self.count = 0

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        self.count += 1
        after, events = super().apply(state, seat, move, dice)
        return replace(after, winner=-2 - self.count) if after.phase == "over" else after, events


class LosesTiles(Toy):
    def _place(self, state: State, seat: Seat, move: Any) -> tuple[State, list[Event]]:
        return super()._place(replace(state, bag=state.bag[1:]), seat, move)


class TalksTooMuch(Toy):
    def tell(self, view: View, events: Sequence[Event]) -> str:
        return super().tell(view, events) * 40


class LooksAllTheSame(Toy):
    def choice(self, view: View, move: Move) -> Choice:
        return Choice("Go on")


class WritesTooMuch(Toy):
    def choice(self, view: View, move: Move) -> Choice:
        return Choice(f"{move} ".ljust(90, "."))


class ReadsTextItDoesNotWrite(Toy):
    def read(self, state: State, seat: Seat, text: str) -> Move:
        move = super().read(state, seat, text)
        return Call(f"{move.name}'s") if isinstance(move, Call) else move


class SeesTheBag(Toy):
    """Lets words and pictures know what comes next."""

    seen: tuple[str, ...] = ()

    def view(self, state: State, seat: Seat | None) -> View:
        self.seen = state.bag
        return super().view(state, seat)


class DrawsTheBagForOneself(SeesTheBag):
    def scene(self, view: View, look: Look) -> Scene:
        scene = super().scene(view, look)
        return replace(scene, alt=f"{self.seen}") if look.subject == self.own else scene


class DrawsTheBagStepByStep(SeesTheBag):
    def scene(self, view: View, look: Look) -> Scene:
        scene = super().scene(view, look)
        return replace(scene, alt=f"{self.seen}") if look.subject == "place" else scene


class AsksWithTheBag(SeesTheBag):
    def step(self, view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
        return replace(super().step(view, verb, given, values), ask=f"{self.seen}?")


class ActsForTheAbsentByTheBag(Toy):
    def default(self, state: State, seat: Seat) -> Move | None:
        named = state.phase == "call" and state.bag[-1:] == ("stone",)
        return next(self.legal(state, seat)) if named else super().default(state, seat)


class WaitsByTheHand(Toy):
    def turn(self, state: State) -> tuple[Seat, ...]:
        awaited = super().turn(state)
        return awaited[::-1] if sum(state.hands[0]) % 2 else awaited


class OffersNoLegalTurn(Toy):
    def step(self, view: View, verb: Verb, given: Sequence[str], values: Sequence[str]) -> ArgumentPrompt:
        return ArgumentPrompt("Which?", tuple(Choice("This") for _ in values))


class BringsItsOwnDice(Toy):
    def new(self, setup: Setup, dice: Dice) -> tuple[State, Sequence[Event]]:
        return super().new(setup, Dice(KeyedSource("the same for all")))

    def apply(self, state: State, seat: Seat, move: Move, dice: Dice) -> tuple[State, Sequence[Event]]:
        dice.roll(1)
        return super().apply(state, seat, move, Dice(KeyedSource(f"{state.picked}")))


class PicturesTheSameTwice(Toy):
    def pictures(self, events: Sequence[Event]) -> tuple[Look, ...]:
        return (Look("card"), Look("card"))


def meets_arbitrary_text(played: Playout) -> None:
    for table in played.tables[:-1]:
        for text in ("draft 0", "draft 11", "draft -3", "xyzzy"):
            test_moves.try_text(table, 0, text)


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (ShowsPicks, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (DrawsHands, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (ListsTheSecret, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (TellsEverything, test_secrets.test_a_story_leaves_out_what_its_reader_may_not_know),
        (DrawsTheBagForOneself, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (DrawsTheBagStepByStep, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (AsksWithTheBag, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (ActsForTheAbsentByTheBag, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (WaitsByTheHand, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (WhispersAloud, test_secrets.test_a_private_choice_is_no_different_to_others_than_another),
        (RefusesWithSecrets, test_secrets.test_a_refusal_says_nothing_of_what_is_hidden),
        (TakesAnyCard, meets_arbitrary_text),
        (Crashes, meets_arbitrary_text),
        (RefusesInHalves, meets_arbitrary_text),
        (TakesAnyCard, test_moves.test_texts_that_are_nearly_moves_are_refused_or_mean_a_listed_move),
        (Crashes, test_moves.test_moves_of_other_seats_and_of_other_moments_are_refused),
        (ListsTooMuch, test_moves.test_every_listed_move_is_accepted_and_reads_back),
        (ListsTwice, test_moves.test_moves_are_listed_once_and_always_in_the_same_order),
        (ReadsTextItDoesNotWrite, test_moves.test_every_listed_move_is_accepted_and_reads_back),
        (PlaysNonsenseForTheAbsent, test_moves.test_what_is_played_for_the_absent_is_legal),
        (WaitsForNobody, test_moves.test_each_awaited_seat_has_a_legal_move_and_none_is_awaited_once_it_is_over),
        (Forgets, test_replay.test_undo_then_redo_changes_nothing),
        (LosesTiles, test_belongings.test_what_belongs_to_a_game_is_never_made_or_lost),
        (TalksTooMuch, test_words.test_every_story_fits_in_a_message_for_every_reader),
        (LooksAllTheSame, test_words.test_no_two_legal_moves_look_the_same),
        (OffersNoLegalTurn, test_words.test_every_step_has_words_and_a_picture_and_leads_to_a_legal_move),
        (PicturesTheSameTwice, test_words.test_the_pictures_of_a_post_are_of_different_subjects_or_pages),
        (WritesTooMuch, test_words.test_every_legal_move_fits_on_a_control),
    ],
)
def test_a_game_that_breaks_a_law_is_caught(broken: type[Toy], law: Callable[[Playout], None]) -> None:
    with pytest.raises((AssertionError, KeyError, BrokenJournal)):
        for number in range(WALKS):
            law(walk(broken(), number))


def test_a_game_whose_chance_does_not_come_from_the_key_is_caught() -> None:
    with pytest.raises(AssertionError):
        test_replay.test_another_key_gives_another_game(BringsItsOwnDice())
    test_replay.test_another_key_gives_another_game(Toy())


@pytest.mark.parametrize("number", range(4))
def test_toy_itself_breaks_none_of_them(number: int) -> None:
    meets_arbitrary_text(walk(Toy(), number))


def walk(game: Toy, number: int) -> Playout:
    """Play a broken game as far as it goes: its mistake may stop it."""
    walked = play(game, number)
    table, first = next(walked)  # type: ignore[misc]
    steps: list[Any] = []
    with suppress(IllegalMove, KeyError):
        steps.extend(walked)
    return Playout(game, table, first, tuple(steps))
