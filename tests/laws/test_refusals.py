"""What is not listed is refused with a rule and a reason, and never as if it were not there while others may do it."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Set

from engine.core.errors import GameError, GameOver, IllegalMove, NotYourTurn
from engine.core.game import AnyGame, refusal
from engine.core.table import Table
from engine.games import games
from engine.rulebook import rulebook_of
from engine.rulebook.entries import TABLE
from tests.laws.playouts import Playout, hook, some, telling

PROBES = 60
"""So many moves that are not listed are tried for each seat of a table."""

VAGUE = re.compile(r"cannot be done now|There is nothing to \w+ now")
"""What gives no reason."""

DENIES = re.compile(
    r"(There (is|are) (no|nothing|nobody|nowhere)|Nothing (that|of|is)|Nobody (of|here)|No (such|role|player here))\b"
)
"""How a sentence begins that says of something that there is none."""


def denies(key: str, words: str) -> bool:
    """Return whether a refusal says that there is none; where members stand apart, "here" is true for one alone."""
    personal = r"\b(your|here)\b" if hook(key, "apart") else r"\byour\b"
    return bool(DENIES.match(words)) and not re.search(personal, words)


def texts(table: Table, seat: int) -> frozenset[str]:
    return frozenset(str(move) for move in table.game.legal(table.state, seat))


def is_open(game: AnyGame, text: str) -> bool:
    """Return whether a move's verb takes words of one's own, and so accepts what it did not list."""
    word = text.partition(" ")[0]
    return any(argument.open for verb in game.verbs if verb.name == word for argument in verb.arguments)


def probes(played: Playout, seen: Set[str]) -> dict[str, list[str]]:
    """Return by verb what could ever be done in a game, so far as it was ``seen``."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for text in seen | {step.entry.text for step in played.steps}:
        if not is_open(played.game, text):
            found[text.partition(" ")[0]].add(text)
    return {word: sorted(moves) for word, moves in sorted(found.items())}


def is_listed(rule: str | None) -> bool:
    """Return whether there is an entry of this very id for a refusal's **Why?** to lead to."""
    found = rulebook_of((*games(), TABLE)).get(rule or "")
    return found is not None and found.id == rule


def refused(table: Table, seat: int, text: str) -> GameError | None:
    """Return why a move is refused, ``None`` where it is another way to write one that is listed."""
    try:
        _, entry = table.act(seat, text)
    except GameError as error:
        return error
    assert entry.text in texts(table, seat), f"{text} is accepted for seat {seat}, and is not listed"
    return None


def test_what_is_not_listed_is_refused_by_a_rule_for_a_reason_that_is_true(played: Playout) -> None:
    chance = random.Random(3)
    tables = telling(played, 2, over=False)
    listed = [[texts(table, seat) for seat in range(len(table.names))] for table in tables]
    every = probes(played, {text for lists in listed for own in lists for text in own})
    for table, lists in zip(tables, listed, strict=True):
        seats = range(len(table.names))
        for seat in seats:
            elsewhere = sorted(set().union(*lists) - lists[seat])
            tried = some([text for text in elsewhere if not is_open(played.game, text)], PROBES // 2)
            each = max(1, PROBES // 2 // len(every))
            tried += [text for moves in every.values() for text in chance.sample(moves, min(each, len(moves)))]
            for text in sorted(set(tried) - lists[seat]):
                error = refused(table, seat, text)
                if error is None or isinstance(error, NotYourTurn):
                    continue
                said = f"{text} of seat {seat}: {error}"
                assert isinstance(error, IllegalMove), said
                assert played.game.key not in games() or is_listed(error.rule), f"no rule to lead to is named. {said}"
                assert not VAGUE.search(error.words), f"no reason is given. {said}"
                assert text not in elsewhere or not denies(played.game.key, error.words), f"another seat may do it. {said}"


def test_a_verb_without_moves_has_a_reason_and_after_the_end_that_it_is_over(played: Playout) -> None:
    if played.game.key not in games():
        return
    for table in telling(played, 2):
        for seat in range(len(table.names)):
            words = {text.partition(" ")[0] for text in texts(table, seat)}
            for verb in played.game.verbs:
                if verb.name in words:
                    continue
                error = refusal(played.game, table.state, seat, verb)
                said = f"{verb.name} of seat {seat}: {error}"
                assert is_listed(error.rule), f"no rule to lead to is named. {said}"
                assert not VAGUE.search(error.words), f"the words are vague. {said}"
                if not table.turn:
                    assert re.search(r"\b(over|ended)\b", error.words), f"it is over, and the words do not say so. {said}"


def test_after_the_end_every_move_is_answered_by_the_end(played: Playout) -> None:
    table = played.tables[-1]
    for step in some(list(played.steps), 5):
        for seat in range(len(table.names)):
            assert isinstance(refused(table, seat, step.entry.text), GameOver)
