"""A language that does not exist: every text of the catalogues and of the content with other letters, and 40 % longer.

Where it is spoken, an English word that is read was made in code, or is content that nobody can translate.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from docs.languages import keys, template
from engine.core import languages
from engine.core.catalogue import GRAMMARS
from engine.core.content import DATA
from engine.core.grammar import Grammar, is_person

PSEUDO = "qps"
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "àƀçðéƒĝĥìĵķĺɱñòþɋŕšţùṽŵẋýžÀƁÇÐÉƑĜĤÌĴĶĹṀÑÒÞɊŔŠŢÙṼŴẊÝŽ"
)
CODE = re.compile(r"(`[^`]*`|/[a-z-]+(?: [a-z-]+)?(?: [a-z_]+:)?|https?://\S+|<[^>]*>|\{[^}]*\})")
"""What is typed or is an address: it is the same in all languages."""
VOWEL = re.compile(r"([aeiouAEIOU])")


def strange(text: str) -> str:
    """Return a text in the pseudo-language."""
    parts = CODE.split(text)
    return "".join(part if number % 2 else VOWEL.sub(r"\1\1", part).translate(LETTERS) for number, part in enumerate(parts))


class Strange(Grammar):
    """The grammar of English in other letters."""

    locale = "ja_JP"
    """Lists names with a mark, without a word."""
    clauses = ", "

    def the(self, name: str, case: str = "nom") -> str:
        """See `Grammar.the`."""
        return name if is_person(name) else f"{strange('the')} {name}"

    def a(self, name: str, case: str = "nom") -> str:
        """See `Grammar.a`."""
        return name if is_person(name) or self.gender(name) == "p" else f"{strange('a')} {name}"


class _Texts(Transformer):
    """Changes the texts of a message."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        """Change a text."""
        node.value = strange(node.value)
        return node

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:
        """Change a text that stands in quotes."""
        changed = self.generic_visit(node)
        if isinstance(changed.expression, ast.StringLiteral) and "\\" not in changed.expression.value:
            changed.expression.value = strange(changed.expression.value)
        return changed


def write(folder: Path) -> None:
    """Write all messages and texts of the content in the pseudo-language."""
    for key in keys():
        there = folder / key / "words" / PSEUDO
        there.mkdir(parents=True)
        for file in (DATA / key / "words" / languages.SOURCE).glob("*.ftl"):
            tree = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
            (there / file.name).write_text(FluentSerializer().serialize(_Texts().visit(tree)), encoding="utf-8")
        found = Catalog()
        for message in template(key):
            if message.id:
                found.add(message.id, strange(str(message.id)))
        with (there / "content.po").open("wb") as opened:
            write_po(opened, found, width=0, omit_header=True)


@contextmanager
def spoken(folder: Path) -> Iterator[None]:
    """Speak the pseudo-language whose files stand in a folder."""
    languages.PLACES[PSEUDO], languages.LOCALES[PSEUDO], GRAMMARS[PSEUDO] = folder, Strange.locale, Strange
    try:
        with languages.speaking(PSEUDO):
            yield
    finally:
        languages.PLACES.pop(PSEUDO, None)
