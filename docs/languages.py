"""``python -m docs.languages [language]``: what each language has and lacks, and new texts of the content to translate.

A language that is new begins with the English messages, and is not spoken until its file ``unfinished`` is removed.
Messages are counted (``data/<game>/words/<language>``). Names and stories of the content are taken from the TOML files of
each game and written to ``content.po`` beside the messages, rules to ``rules.po``: new texts without a translation. What a
file has already stays. Where the English text has changed, its old translation stays too, marked as fuzzy, with the text
that it translates (``#|``): it is never shown, and counts as missing until the mark is gone.
Pages for players are compared with what they translate. docs/translating.md says how to go on.
"""

from __future__ import annotations

import hashlib
import io
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, unescape, write_po

from engine.api.characters import characters
from engine.core.bot_players import LEVELS
from engine.core.catalogue import Catalogue
from engine.core.content import DATA
from engine.core.languages import SOURCE, UNFINISHED
from engine.rulebook import TABLE
from engine.rulebook.entries import read_books, texts_of

NO_CONTENT = ("rules.toml", "phrases.toml", "demo.toml", "tips.toml", "search.toml", "template.toml")
"""Files without names and stories; templates are for authors of files."""
KEYS = (
    *("id", "key", "move", "then", "icon", "sides", "picture", "message", "type", "against", "track", "until", "trigger"),
    "firsts",
)
"""Keys whose texts nothing but code reads. How names of places begin (``firsts``) is worded by messages."""
TERMS = ("round", "day", "hand", "desk")
"""What games count time in, and what a member has before them alone."""
NAMES = (
    "name",
    "names",
    "foe",
    "monster",
    "burden",
    "one",
    "plural",
    "gift",
    "where",
    "trait",
    "temper",
    "sought",
    "lock",
    "brief",
)
"""Keys whose texts are names, also those in one small word."""
CODE = re.compile(r"[a-z0-9_\-:.+/{}|,]*|[A-Z]{3}-[A-Z]?[0-9]+|[NESW]+|T[0-9]+[a-c]?|[0-9d+ ]+|#[0-9a-fA-F]+")
"""An id, a rule, sides, dice, a colour."""
DICE, EFFECTS = re.compile(r"[0-9]*d[0-9]+"), ("effects", "lock_fail")
"""What a lock may be instead of a name, and where a name in small letters says which thing changes."""


PREVIOUS = "|"
"""How a comment begins that holds the text before the English one was changed."""
STAYS = "\ue000"
"""A blank at which Babel breaks no line while it writes: half of a quoted text is no line of a file."""
SHOWN = 20
"""So many texts that are missing are named, of all."""
FACT, SAID = re.compile(r"\{[^{}]*\}"), re.compile(r"[A-Za-z]{2}")
"""What a message is told, and a word of its own."""

DOCS = Path(__file__).parent
TRANSLATED = re.compile(r"<!-- of (?P<page>[\w/-]+\.md): (?P<digest>[0-9a-f]{12}) -->\n?\Z")
"""The last line of a translated page: what it translates, and the digest of that text."""


def pages() -> list[str]:
    """Return the pages for players, which other languages have too, by their paths in docs/."""
    found = [DOCS / "playing.md", *DOCS.glob("playing/*.md"), *DOCS.glob("first-*.md")]
    return sorted(page.relative_to(DOCS).as_posix() for page in found)


def digest_of(page: str) -> str:
    """Return the digest of a page in English, as the last line of its translations says it."""
    return hashlib.sha256((DOCS / page).read_bytes()).hexdigest()[:12]


def is_current(language: str, page: str) -> bool:
    """Return whether a page stands in a language, and its English text has not changed since."""
    file = DOCS / language / page
    found = TRANSLATED.search(file.read_text(encoding="utf-8")) if file.exists() else None
    return found is not None and found["page"] == page and found["digest"] == digest_of(page)


def texts(key: str, data: Path = DATA) -> Iterator[tuple[str, str, str]]:
    """Yield the texts of a game's content: the file, where it stands there, the text; of "" those of bot players."""
    if not key:
        yield from (("company", "level", level) for level in LEVELS)
        yield from (("game.py", "term", term) for term in TERMS)
        yield from (("company.toml", who.name, who.temper) for who in characters())
        return
    folder = data / key
    for path in sorted(folder.rglob("*.toml")):
        where = path.relative_to(folder)
        if path.name not in NO_CONTENT and where.parts[0] != "lessons":
            if path.name == "options.toml":
                yield from _options(where.as_posix(), path)
            for place, text in _strings(tomllib.loads(path.read_text(encoding="utf-8")), ()):
                if _is_prose(place, text):
                    yield where.as_posix(), ".".join(place), text.strip() if path.name == "how.toml" else text


def _options(file: str, path: Path) -> Iterator[tuple[str, str, str]]:
    """Yield the names of options and of their values, as a lobby shows them."""
    for option, values in tomllib.loads(path.read_text(encoding="utf-8")).items():
        yield file, option, option.replace("_", " ")
        yield from ((file, f"{option}.{value}", value.replace("_", " ")) for value in values if not value[:1].isdecimal())


def _strings(value: object, place: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _strings(inner, (*place, str(key)))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _strings(inner, (*place, str(number)))
    elif isinstance(value, str):
        yield place, value


def _is_prose(place: tuple[str, ...], text: str) -> bool:
    key = next((part for part in reversed(place) if not part.isdecimal()), "")
    if place == ("scenario", "until"):
        return True
    if not text.strip() or key in KEYS or DICE.fullmatch(text):
        return False
    if key == "name" and text.islower() and any(part in EFFECTS for part in place):
        return False
    return key in NAMES or CODE.fullmatch(text) is None


def template(key: str, data: Path = DATA) -> Catalog:
    """Return all texts of a game's content, each once, with where it stands."""
    found = Catalog(project="Delvekeeper", charset="utf-8")
    for file, place, text in texts(key, data):
        found.add(text, locations=[(f"{file}:{place}".replace(" ", "_"), None)])  # type: ignore[list-item]
    return found


def rules_template(key: str, data: Path = DATA) -> Catalog:
    """Return all texts of a game's rulebook, each once, with the entries that have it; of "" those of the table's."""
    found = Catalog(project="Delvekeeper", charset="utf-8")
    entries, terms = read_books([key or TABLE], data)
    told = [(entry.id, name, text) for entry in entries.values() for name, text in texts_of(entry).items()]
    for term in terms:
        told += [(term.name, "term", term.name), (term.name, "meaning", term.text)]
        told += [(term.name, "also", name) for name in term.also]
    for id, name, text in told:
        found.add(text, locations=[(f"{id}:{name}".replace(" ", "_"), None)])  # type: ignore[list-item]
    return found


def renew(key: str, language: str, data: Path = DATA, *, rules: bool = False) -> Catalog:
    """Write a game's ``content.po`` anew with what its content says now, or its ``rules.po``, and return it."""
    file = data / key / "words" / language / ("rules.po" if rules else "content.po")
    made = rules_template(key, data) if rules else template(key, data)
    known = Catalog(locale=language)
    if file.exists():
        # As comments places are read whole; as places only if they end in the number of a line.
        known = read_po(io.StringIO(re.sub("(?m)^#: ", "#. ", file.read_text(encoding="utf-8"))), locale=language)
    there = {place: each for each in known if each.string for place in " ".join(each.auto_comments).split()}
    known.update(made, no_fuzzy_matching=True)
    known.obsolete.clear()
    for each in known:
        before = next((there[place] for place in places(each) if place in there), None)
        each.user_comments = [line for line in each.user_comments if not line.startswith(PREVIOUS)]
        if before is not None and each.id and not each.string:
            each.string = before.string
            each.flags.add("fuzzy")
        if before is not None and each.fuzzy:
            each.previous_id = [_previous(before).replace(" ", STAYS)]
            if _previous(before) == each.id:
                each.flags.discard("fuzzy")
                each.previous_id = []
    file.parent.mkdir(parents=True, exist_ok=True)
    written = io.BytesIO()
    write_po(written, known, width=0, omit_header=True, sort_output=False, include_previous=True)
    file.write_bytes(written.getvalue().replace(b"#| msgid\n#| ", b"#| msgid ").replace(STAYS.encode(), b" "))
    return known


def places(message: Message) -> list[str]:
    """Return where a text stands in English."""
    return [str(file) for file, _ in message.locations]


def _previous(message: Message) -> str:
    """Return the English text of which a translation was made: where that has changed, the one before."""
    lines = [line.removeprefix(PREVIOUS).strip() for line in message.user_comments if line.startswith(PREVIOUS)]
    quoted = re.findall(r'"(?:[^"\\]|\\.)*"', " ".join(lines))
    return "".join(map(unescape, quoted)) if quoted and message.fuzzy else str(message.id)


def keys() -> tuple[str, ...]:
    """Return the folders of `data` that have content and messages; "" is the bot itself."""
    return ("", *sorted(path.parent.name for path in DATA.glob("*/words") if path.parent != DATA))


def known() -> list[str]:
    """Return the languages that are begun or done, but English."""
    return sorted(path.name for path in (DATA / "words").iterdir() if path.is_dir() and path.name != SOURCE)


def begin(language: str, data: Path = DATA) -> None:
    """Copy the English messages for a language that has none yet, and keep it from being spoken."""
    Locale.parse(language)  # A slip of the keyboard begins no language.
    own = data / "words" / language
    if not own.exists():
        own.mkdir()
        (own / UNFINISHED).touch()
    for english in (data / "words" / SOURCE, *data.glob(f"*/words/{SOURCE}")):
        there = english.parent / language
        there.mkdir(exist_ok=True)
        if not any(there.glob("*.ftl")):
            for file in english.glob("*.ftl"):
                shutil.copy(file, there)


def untouched(key: str, language: str, data: Path = DATA) -> set[str]:
    """Return the messages with words that still stand in English, as `begin` has copied them; none once it is finished."""
    if not (data / "words" / language / UNFINISHED).exists():
        return set()
    words = Catalogue(key, folder=data)
    mine, english = words.messages(language).sources, words.messages(SOURCE).sources
    return {
        id for id, text in mine.items() if text == english.get(id) and SAID.search(FACT.sub("", text.partition("=")[2]))
    }


def coverage(language: str) -> Iterator[tuple[str, tuple[int, ...], list[str]]]:
    """Yield for each game its key, numbers, and what is missing.

    The numbers are messages there and in all, words of content translated and in all, those of its rules likewise."""
    for key in keys():
        words = Catalogue(key, folder=DATA)
        there, all_ = set(words.messages(language)) - untouched(key, language), set(words.messages(SOURCE))
        texts_ = [renew(key, language, rules=each) for each in (False, True)]
        lacking = [each for catalog in texts_ for each in catalog if each.id and (each.fuzzy or not each.string)]
        numbers = (len(there & all_), len(all_), *_counted(texts_[0]), *_counted(texts_[1]))
        named = [*sorted(all_ - there), *(f"{places(each)[0]}{' (changed)' if each.string else ''}" for each in lacking)]
        yield key or "the bot itself", numbers, named


def _counted(catalog: Catalog) -> tuple[int, int]:
    """Return how many words of a catalogue are translated, and how many it has."""
    counts = [(len(str(each.id).split()), bool(each.string and not each.fuzzy)) for each in catalog if each.id]
    return sum(count for count, done in counts if done), sum(count for count, _ in counts)


def main(languages: list[str]) -> int:
    """Print what each language has; return 1 where anything is missing."""
    missing = False
    for language in languages or known():
        begin(language)
        sys.stdout.write(f"{language}\n{'':16}{'messages':>16}{'words of content':>20}{'words of rules':>20}\n")
        lacking = list[str]()
        for key, (there, all_, done, whole, told, rules), named in coverage(language):
            lacking += (f"{key} {name}" for name in named)
            shares = f"{f'{done} of {whole}':>20}{f'{told} of {rules}':>20}"
            sys.stdout.write(f"{key:16}{f'{there} of {all_}':>16}{shares}\n")
            missing |= there < all_ or done < whole or told < rules
        for name in lacking[:SHOWN]:
            sys.stdout.write(f"  missing: {name}\n")
        if len(lacking) > SHOWN:
            sys.stdout.write(f"  missing: {len(lacking) - SHOWN} more\n")
        older = [page for page in pages() if not is_current(language, page)]
        sys.stdout.write(f"{'pages':16}{f'{len(pages()) - len(older)} of {len(pages())}':>16}\n")
        for page in older:
            last = f"<!-- of {page}: {digest_of(page)} -->"
            sys.stdout.write(f"  docs/{language}/{page} is missing or old; once it is new its last line is {last}\n")
        missing |= bool(older)
    return int(missing)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
