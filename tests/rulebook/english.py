"""``python -m tests.rulebook.english de``: learn what the words of a language are in English, and write `english.bin`.

The words are learned from sentences that stand in both: the rulebooks and the texts of the games. Which word of a sentence
is which of the other is worked out by expectation maximization (IBM model 1). What leads to an entry is not translated, but
tells of words of everyday speech. So it counts little, and only once the rest is known. It takes a minute or two, and is to
be done again once much of a rulebook is new; then the weights are fitted anew.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

import msgspec
from babel.messages.pofile import read_po

from engine.core.content import DATA
from engine.core.languages import SOURCE
from engine.games import games
from engine.rulebook.english import MEANT, Dictionary, kept_dictionary
from engine.rulebook.entries import TABLE, read_books
from engine.rulebook.finder import SENSED, Finder
from engine.rulebook.language import WordForms, read_everyday, search_folder
from engine.rulebook.senses import weighed

ROUNDS, FIRST = 6, 2
"""So often all is worked out anew; what leads to the entries counts from the round ``FIRST`` on."""
LOOSE = 0.1
"""What a word that leads to an entry counts beside one of a sentence."""
UNSEEN = 1e-7
"""How likely a word is another at least."""
LEAST = 0.05
"""How likely a word is another where that is kept."""
LONGEST = 60
"""Sentences with more words are left out."""

NOTHING = ""
"""Stands for what a word of English has no word for in the other language."""

_SENTENCES = re.compile(r"(?<=[.!?:;])\s+")

Shares = dict[str, dict[str, float]]
Pair = tuple[Sequence[str], Sequence[str]]
Bags = tuple[Mapping[str, float], Mapping[str, float]]


def main(language: str) -> int:
    """Write what the words of a language are in English; 0."""
    file = search_folder(language) / "english.bin"
    if not file.exists():
        file.write_bytes(msgspec.msgpack.encode(kept_dictionary({"": {"": 0.0}})))
    shares = learned(list(_pairs(language)), _bags(language))
    meant = {word: kept for word, likely in shares.items() if (kept := _likely(likely)) and word != NOTHING}
    file.write_bytes(msgspec.msgpack.encode(kept_dictionary(meant)))
    known = Dictionary(file)
    print(f"{len(meant)} words, {sum(len(known.of(word)) for word in meant)} English ones for them")
    return 0


def learned(pairs: Sequence[Pair], bags: Sequence[Bags], rounds: int = ROUNDS) -> Shares:
    """Return how likely each word is which English one, from sentences in both and from words that lead to the same."""
    shares: Shares = {}
    for number in range(rounds):
        counts: Shares = defaultdict(lambda: defaultdict(float))
        for row, english in pairs:
            _share_out(dict.fromkeys((*row, NOTHING), 1.0), dict.fromkeys(english, 1.0), shares, counts)
        for bag, english_bag in bags if number >= FIRST else ():
            _share_out(bag, {word: LOOSE * count for word, count in english_bag.items()}, shares, counts)
        shares = {}
        for word, found in counts.items():
            total = sum(found.values())
            shares[word] = {each: share for each, count in found.items() if (share := count / total) > LEAST / 10}
    return shares


def _share_out(row: Mapping[str, float], english: Mapping[str, float], shares: Shares, counts: Shares) -> None:
    """Count each English word for those of the row, for each as far as it is likely the one."""
    known = [(word, count, shares.get(word, {})) for word, count in row.items()]
    for each, count in english.items():
        likely = [times * (found.get(each, UNSEEN) if shares else 1.0) for _, times, found in known]
        total = count / sum(likely)
        for (word, _, _), share in zip(known, likely, strict=True):
            if (part := share * total) > UNSEEN:
                counts[word][each] += part


def _likely(shares: Mapping[str, float]) -> dict[str, float]:
    likely = sorted(shares.items(), key=lambda each: (-each[1], each[0]))[:MEANT]
    return {word: share for word, share in likely if share >= LEAST}


def _pairs(language: str) -> Iterator[Pair]:
    """Return the sentences that stand in a language and in English, as stems; whole texts where not all have a match."""
    of, english_of = (WordForms(read_everyday(each).forms, each).row for each in (language, SOURCE))
    for file in sorted(DATA.glob(f"**/words/{language}/*.po")):
        with file.open("rb") as opened:
            told = [(each.id, each.string) for each in read_po(opened) if each.string and not each.fuzzy]
        for english, text in told:
            if not english or not isinstance(english, str) or not isinstance(text, str):
                continue
            parts, english_parts = _SENTENCES.split(text), _SENTENCES.split(english)
            if len(parts) != len(english_parts):
                parts, english_parts = [text], [english]
            for part, other in zip(parts, english_parts, strict=True):
                row, english_row = of(part), english_of(other)
                if row and english_row and len(row) < LONGEST:
                    yield row, english_row


def _bags(language: str) -> list[Bags]:
    """Return the words that lead to each entry in a language and in English, with how many names hold each."""
    found = []
    for each in (language, SOURCE):
        entries, terms = read_books((*games(), TABLE), language=each)
        everyday = read_everyday(each)
        finder = Finder(entries, terms, everyday, WordForms(everyday.forms, each))
        found.append(
            {
                key: {word: float(counts[word]) for word, _ in weighed(counts, finder.rarity, SENSED)}
                for key, counts in finder.counts.items()
            }
        )
    return [(bag, found[1][key]) for key, bag in found[0].items()]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
