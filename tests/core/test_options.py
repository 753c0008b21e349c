"""Options are declared once, shown as text, and read back from text."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from engine.core.errors import BadGame, BadOption
from engine.core.options import Option, describe, read_options


class Options(msgspec.Struct, frozen=True):
    threat: Annotated[Literal["easy", "Standard"], Meta(description="How strong they are")] = "easy"
    shards: Annotated[Literal[2, 3, 4], Meta(description="How many to find")] = 3


class NoDefault(msgspec.Struct, frozen=True):
    threat: Annotated[Literal["easy"], Meta(description="How strong they are")]


class NoWords(msgspec.Struct, frozen=True):
    threat: Literal["easy"] = "easy"


class NoChoices(msgspec.Struct, frozen=True):
    threat: Annotated[str, Meta(description="How strong they are")] = "easy"


def test_options_are_described_in_order_as_text() -> None:
    assert describe(Options) == (
        Option("threat", "How strong they are", ("easy", "Standard"), "easy"),
        Option("shards", "How many to find", ("2", "3", "4"), "3"),
    )


def test_nothing_given_means_the_defaults() -> None:
    assert read_options(Options, {}) == Options("easy", 3)


def test_texts_become_the_declared_values_whatever_their_case() -> None:
    assert read_options(Options, {"threat": " STANDARD ", "shards": "4"}) == Options("Standard", 4)


@pytest.mark.rule("TAB-012")
def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match=r"no option “weather”. It has: threat, shards."):
        read_options(Options, {"weather": "fine"})


@pytest.mark.parametrize("value", ["5", "", "three", "3.0"])
def test_an_unknown_value_is_refused_with_those_there_are(value: str) -> None:
    with pytest.raises(BadOption, match=r"“shards” is one of: 2, 3, 4."):
        read_options(Options, {"shards": value})


@pytest.mark.parametrize("kind", [NoDefault, NoWords, NoChoices])
def test_an_option_without_choices_words_or_default_is_a_mistake_of_ours(kind: type[msgspec.Struct]) -> None:
    with pytest.raises(BadGame, match=rf"{kind.__name__}\.threat"):
        describe(kind)
