"""The laws on game masters, files, forms and pages, each broken by a game and caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from msgspec.structs import replace

from engine.core.capabilities import Prepared
from engine.core.game import AnyGame, Choice, Field, Form, Seat
from engine.core.moves import Move, Verb
from engine.core.scene import Look, Scene
from tests.laws import test_declared, test_secrets, test_words
from tests.laws.playouts import Playout, playout
from tests.laws.test_broken_games import walk
from tests.outing import Go, Outing, Pack, State, Unearth, View


class SeesTheChest(Outing):
    """Lets words and pictures know where the chest lies."""

    def view(self, state: State, seat: Seat | None) -> View:
        self.chest = state.chest
        return super().view(state, seat)


class TellsOnAPage(SeesTheChest):
    def page(self, view: View, name: str, at: str) -> str:
        return f"{super().page(view, name, at)}{'.' * self.chest}"


class CompletesTheChest(SeesTheChest):
    def entries(self, view: View, name: str) -> Sequence[str]:
        return (*super().entries(view, name), f"place {self.chest}")


class FillsInTheChest(SeesTheChest):
    def form(self, view: View, verb: Verb, given: Sequence[str]) -> Form:
        form = super().form(view, verb, given) or Form("Fill in", (Field("What"),))
        return replace(form, fields=tuple(replace(field, value=str(self.chest)) for field in form.fields))


class GivesEverybodyADesk(SeesTheChest):
    def owned(self, view: View) -> str:
        return "" if view.seat is None else self.own

    def scene(self, view: View, look: Look) -> Scene:
        scene = super().scene(view, look)
        return replace(scene, alt=f"{self.chest}") if look.subject == self.own else scene


class WaitsByTheChest(Outing):
    def patience(self, state: State) -> int:
        return state.chest


class AsksTooMuch(Outing):
    def form(self, view: View, verb: Verb, given: Sequence[str]) -> Form:
        return Form("Fill in", tuple(Field(f"Field {number}") for number in range(6)))


class FillsTooMuch(Outing):
    def form(self, view: View, verb: Verb, given: Sequence[str]) -> Form:
        return Form("Fill in", (Field("What", value="x" * 101),))


class SaysNothing(Outing):
    def page(self, view: View, name: str, at: str) -> str:
        return super().page(view, name, at) if at else ""


class TakesWhatItGivesOtherwise(Outing):
    def export_file(self, state: State) -> str:
        return f"chest: {state.chest}"


class CrashesOnFiles(Outing):
    def check_file(self, text: str) -> Prepared:
        return Prepared(text.splitlines()[1], (), ())


class KeepsWhatItCannotRead(Outing):
    def kept(self, state: State, seat: Seat) -> str:
        return "rope"


class OnlyWrites(Outing):
    def choice(self, view: View, move: Move) -> Choice:
        choice = super().choice(view, move)
        return replace(choice, weight="written") if isinstance(move, Pack) else choice

    def legal(self, state: State, seat: Seat) -> Iterator[Move]:
        for move in super().legal(state, seat):
            if not isinstance(move, Unearth) and (not isinstance(move, Go) or move.how == "quietly"):
                yield move


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (TellsOnAPage, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (CompletesTheChest, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (FillsInTheChest, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (GivesEverybodyADesk, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (WaitsByTheChest, test_secrets.test_no_seat_is_shown_what_is_hidden_from_it),
        (AsksTooMuch, test_words.test_every_form_fits_on_the_screen),
        (FillsTooMuch, test_words.test_every_form_fits_on_the_screen),
        (SaysNothing, test_words.test_every_page_says_something_about_all_that_it_lists),
        (OnlyWrites, test_words.test_something_to_press_moves_the_game_on),
    ],
)
def test_a_game_that_breaks_a_law_is_caught(broken: type[Outing], law: Callable[[Playout], None]) -> None:
    with pytest.raises(AssertionError):
        for number in range(4):
            law(walk(broken(), number))


@pytest.mark.parametrize("broken", [TakesWhatItGivesOtherwise, CrashesOnFiles])
def test_a_game_with_bad_files_is_caught(broken: type[Outing], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_declared, "playout", lambda key, number: playout(Outing.key, number))
    with pytest.raises(Exception, match=r"cannot be used|DID NOT RAISE|list index"):
        test_declared.test_a_prepared_file_to_begin_from_is_a_good_one_and_so_is_every_file_that_is_given_back(broken())


def test_a_game_that_cannot_begin_with_what_it_kept_is_caught() -> None:
    game: AnyGame = KeepsWhatItCannotRead()
    with pytest.raises(Exception, match="malformed"):
        test_declared.test_what_is_kept_is_short_and_can_be_brought_along(game)
