"""Entries, terms and topics of the rulebook: their words, and the controls that lead on from them."""

from __future__ import annotations

from collections.abc import Sequence

from engine import TABLE, WORDS, AnyGame, Found, Rulebook, RuleEntry, Term, Version, two_about

from ..core.context import Bot
from ..core.limits import MENU_OPTIONS, OPTION_TEXT, ROW_BUTTONS, ROWS, TEXT, truncate
from .controls import button, control_id, select
from .layout import Groups, Item, MessageContent, button_rows, in_rows
from .text import safe_text

NO_VERSION = Version(0, 0)
"""The version of controls that never become old."""

CHOSEN, NOT_IT = "chosen", "not-it"
"""The kinds of controls that choose another entry than the first, and that say that the answer was not it: the entry, and
words of the question."""
GLOSSARY = "glossary"
NEAREST = 2
"""How many further entries are offered beside the best one."""
QUOTED_QUESTION = 60
"""How many characters of a question are quoted if it has no sure answer."""
LONG_ANSWER_LINE = 140
"""How long the sentence of an answer that tells most may be to stand out."""
ASKED_WORDS = 60
"""How many characters of a question's words a control carries."""
LONG_ANSWER = TEXT * 3 // 4
"""How long the full entries of one message become together. Further entries become buttons."""


def book_title(bot: Bot, game: str) -> str:
    """Return the title of a game's rulebook."""
    known: AnyGame | None = bot.tables.games.get(game)
    return known.title if known else WORDS("rulebook-table")


def books(bot: Bot) -> dict[str, str]:
    """Return the titles of all rulebooks by key."""
    return {key: book_title(bot, key) for key in (*bot.tables.games, TABLE) if bot.tables.rulebook().topics(key)}


def entry_text(bot: Bot, entry: RuleEntry) -> str:
    """Return the text of an entry: title, text, example, and in small print its source notes and id.

    House rules are marked as such. Rules of the source need no label.
    """
    lines = [f"**{entry.title}**", entry.text]
    if entry.example:
        lines.append(WORDS("rule-example", example=entry.example))
    if entry.differs:
        lines.append(f"-# {entry.departure}")
    return "\n".join([*lines, f"-# {' · '.join(filter(None, [entry.id, book_title(bot, entry.game), entry.label]))}"])


def answer_text(bot: Bot, entry: RuleEntry, asked: str) -> str:
    """Return an entry as the answer to a question: what it says, with the sentence that tells most in bold, then an
    example, in small print its title and id.

    Where a word or two are asked for, they come first, and then no more than two sentences. Of its source there is nothing
    but the mark of a house rule; the entry's own page has that.
    """
    answer = bot.tables.rulebook().answer(asked, entry)
    telling = answer.sentences[answer.telling]
    said = two_about(answer) if answer.short else answer.sentences
    bold = f"**{telling}**" if len(telling) <= LONG_ANSWER_LINE and "*" not in telling else telling
    lines = [answer.short] if answer.short else []
    lines.append(" ".join(bold if sentence == telling else sentence for sentence in said))
    if entry.example:
        lines.append(WORDS("rule-example", example=entry.example))
    marks = [entry.title, entry.id, book_title(bot, entry.game), WORDS("house-rule") if entry.label else ""]
    return "\n".join([*lines, f"-# {' · '.join(filter(None, marks))}"])


def term_text(term: Term) -> str:
    """Return the text of a glossary term."""
    also = [WORDS("term.also", names=term.also)] if term.also else []
    return "\n".join([WORDS("term", name=term.name, text=term.text), *also])


def entries_text(bot: Bot, entries: Sequence[RuleEntry]) -> tuple[str, tuple[RuleEntry, ...]]:
    """Return the full text of as many entries as one message holds, and the entries that are left."""
    full, rest = "", list(entries)
    while rest and len(full) + len(entry_text(bot, rest[0])) <= LONG_ANSWER:
        full = "\n\n".join(filter(None, [full, entry_text(bot, rest.pop(0))]))
    return full, tuple(rest)


def found_text(bot: Bot, asked: str, found: Found, game: str | None) -> str:
    """Return the answer to a question in a channel of ``game``: what the best entry says, or the titles of the nearest
    entries where none is sure."""
    quoted = safe_text(asked, QUOTED_QUESTION)
    if not found.entries:
        return WORDS("no-rule-found", asked=quoted)
    if found.sure:
        term = [term_text(found.term)] if found.term else []
        best = entry_text(bot, found.entries[0]) if found.called else answer_text(bot, found.entries[0], asked)
        second = []
        if also := found.second:
            second = [WORDS("answer-besides", title=also.title, id=also.id, text=_telling(bot, asked, also))]
        return truncate("\n\n".join([*term, best, *second]), TEXT)
    return truncate("\n".join([WORDS("nothing-sure", asked=quoted), *_nearest(bot, asked, found.entries, game)]), TEXT)


def _nearest(bot: Bot, asked: str, entries: Sequence[RuleEntry], game: str | None) -> list[str]:
    """Return a line for each entry that may be meant: what the first says, and of each other the sentence that most likely
    answers the question.

    One of three nearly always does, and most often the first, so few who ask need to press.
    """
    said = [entry.text if entry is entries[0] else _telling(bot, asked, entry) for entry in entries]
    return [
        WORDS("nearest-title", title=entry_title(bot, entry, game), text=text)
        for entry, text in zip(entries, said, strict=True)
    ]


def _telling(bot: Bot, asked: str, entry: RuleEntry) -> str:
    """Return the sentence of an entry that most likely answers a question."""
    answer = bot.tables.rulebook().answer(asked, entry)
    return answer.sentences[answer.telling]


def answer_view(bot: Bot, found: Found, asked: str, *, share: bool) -> Groups:
    """Return the controls of the answer to a question: those of its entry, the whole of it where not all is shown, and what
    to press where that was not it."""
    best, besides, book = found.entries[0], found.entries[1:], bot.tables.rulebook()
    if found.called:
        return entry_view(bot, best, besides, share=share)
    words, answer = book.known_words(asked, ASKED_WORDS), book.answer(asked, best)
    ways = [_chosen(other, WORDS("button-or", title=entry_title(bot, other, best.game)), words) for other in besides]
    ways.append(button(WORDS("button-not-it"), control_id(NOT_IT, NO_VERSION, best.id, words)))
    whole = [button(WORDS("button-whole-rule"), control_id("rule", NO_VERSION, best.id))]
    return _entry_rows(bot, best, besides, ways, whole if answer.short and len(answer.sentences) > 2 else [], share=share)


def entry_view(bot: Bot, entry: RuleEntry, besides: Sequence[RuleEntry] = (), *, share: bool = True) -> Groups:
    """Return the controls of an entry: its references, entries ``besides`` it, its topic, and a button to share it.

    Entries of another game show the game's name.
    """
    ways = [
        button(WORDS("button-or", title=entry_title(bot, other, entry.game)), control_id("rule", NO_VERSION, other.id))
        for other in besides
    ]
    return _entry_rows(bot, entry, besides, ways, [], share=share)


def _entry_rows(
    bot: Bot,
    entry: RuleEntry,
    besides: Sequence[RuleEntry],
    ways: Sequence[Item],
    first: Sequence[Item],
    *,
    share: bool,
) -> Groups:
    """Return the controls of an entry: its references after the ``first`` ones, its topic after further ``ways``."""
    book = bot.tables.rulebook()
    others = [other for other in map(book.get, entry.see) if other is not None and other not in besides]
    topic = control_id("topic", NO_VERSION, entry.game, *_menu_place(book, entry))
    last = [*ways, button(WORDS("button-topic", topic=entry.topic), topic)]
    if share:
        last.append(button(WORDS("button-show-everybody"), control_id("share", NO_VERSION, entry.id)))
    return in_rows([[*first, *entry_buttons(others)][:ROW_BUTTONS], last])


def not_it_panel(bot: Bot, words: str, missed: str, game: str | None) -> MessageContent:
    """Return the entries that may be meant where ``missed`` was not it, for the known words of a question."""
    found = bot.tables.rulebook().ask(words, game, 2 + NEAREST).entries
    others = [entry for entry in found if entry.id != missed][: 1 + NEAREST]
    head = WORDS("then-one-of-these") if others else WORDS("nothing-else-near")
    text = "\n".join([head, *_nearest(bot, words, others, game)])
    return MessageContent(text, groups=nearest_view(bot, others, game or TABLE, words))


def _chosen(entry: RuleEntry, label: str, words: str) -> Item:
    """Return the button that chooses an entry for the known words of a question, where no answer was it."""
    return button(label, control_id(CHOSEN, NO_VERSION, entry.id, words))


def entry_buttons(entries: Sequence[RuleEntry]) -> list[Item]:
    """Return a button for each entry."""
    return [button(entry.title, control_id("rule", NO_VERSION, entry.id)) for entry in entries]


def entry_title(bot: Bot, entry: RuleEntry, game: str | None) -> str:
    """Return the title of an entry, after its game unless that is ``game``, or the table."""
    if entry.game in (game, TABLE):
        return entry.title
    return WORDS("entry-of", game=book_title(bot, entry.game), title=entry.title)


def nearest_view(bot: Bot, entries: Sequence[RuleEntry], game: str, words: str) -> Groups:
    """Return the controls below a question with these known words and no sure answer: the nearest entries, and the way to a
    rulebook."""
    ways = [_chosen(entry, entry_title(bot, entry, game), words) for entry in entries]
    return in_rows([ways, [book_button(game)]])


def book_button(game: str) -> Item:
    """Return the button that leads to a rulebook."""
    return button(WORDS("button-look-through"), control_id("book", NO_VERSION, game))


def buttons_view(entries: Sequence[RuleEntry]) -> Groups:
    """Return a button for each entry, as many as fit."""
    return in_rows(button_rows(entry_buttons(list(dict.fromkeys(entries))[: ROWS * ROW_BUTTONS])))


def book_panel(bot: Bot, game: str, start: int = 0) -> MessageContent:
    """Return a rulebook's table of topics, with its menu from the topic ``start`` on."""
    book = bot.tables.rulebook()
    topics, terms = book.topics(game), book.terms(game)
    counts = [(topic, str(number), _counted(len(entries))) for number, (topic, entries) in enumerate(topics.items())]
    if terms:
        counts.insert(0, (WORDS("menu-glossary"), GLOSSARY, WORDS("menu-glossary.about", count=len(terms))))
    rules = _counted(sum(map(len, topics.values())))
    head = WORDS("rulebook-head", game=book_title(bot, game), rules=rules, topics=len(topics))
    titles = [(title, key, "") for key, title in books(bot).items()]
    others = select(control_id("book", NO_VERSION), WORDS("menu-rulebook"), titles)
    start = _valid_start(start, len(counts))
    menu = select(control_id("topics", NO_VERSION, game), WORDS("menu-topic"), counts, start)
    return MessageContent(f"{head}\n-# {WORDS('rules-by-question')}", groups=in_rows([[menu], [others]]))


def topic_panel(bot: Bot, game: str, number: int, start: int = 0) -> MessageContent | None:
    """Return the entries of a topic to choose from; ``None`` if the topic no longer exists."""
    topics = list(bot.tables.rulebook().topics(game).items())
    if not 0 <= number < len(topics):
        return None
    topic, entries = topics[number]
    options = [
        (WORDS("entry-in-list", title=entry.title, id=entry.id), entry.id, truncate(entry.text, OPTION_TEXT))
        for entry in entries
    ]
    start = _valid_start(start, len(options))
    menu = select(control_id("entries", NO_VERSION, game, number), WORDS("menu-rule"), options, start)
    text = WORDS("rulebook-topic", game=book_title(bot, game), topic=topic)
    text = f"{text}\n{WORDS('rulebook-topic.count', rules=_counted(len(entries)))}"
    back = button(WORDS("button-back"), control_id("book", NO_VERSION, game))
    return MessageContent(text, groups=in_rows([[menu], [back]]))


def glossary_panel(bot: Bot, game: str, start: int = 0) -> MessageContent | None:
    """Return the terms of a game's glossary from ``start`` on; ``None`` if the game has none."""
    terms = bot.tables.rulebook().terms(game)
    if not terms:
        return None
    options = [(term.name, str(number), truncate(term.text, OPTION_TEXT)) for number, term in enumerate(terms)]
    start = _valid_start(start, len(terms))
    menu = select(control_id("terms", NO_VERSION, game), WORDS("menu-term"), options, start)
    text = f"{WORDS('rulebook-glossary', game=book_title(bot, game))}\n{WORDS('rulebook-glossary.count', count=len(terms))}"
    back = button(WORDS("button-back"), control_id("book", NO_VERSION, game))
    return MessageContent(text, groups=in_rows([[menu], [back]]))


def term_panel(bot: Bot, game: str, number: int) -> MessageContent | None:
    """Return a term with the entries about it; ``None`` if the term no longer exists.

    The back button leads to the part of the glossary that holds the term.
    """
    book = bot.tables.rulebook()
    terms = book.terms(game)
    if not 0 <= number < len(terms):
        return None
    term = terms[number]
    entries = [entry for entry in map(book.get, term.rules) if entry is not None]
    back = button(WORDS("button-back"), control_id("terms", NO_VERSION, game, _part_start(number, len(terms))))
    return MessageContent(term_text(term), groups=in_rows([entry_buttons(entries[:ROW_BUTTONS]), [back]]))


def _menu_place(book: Rulebook, entry: RuleEntry) -> tuple[int, int]:
    """Return the number of an entry's topic, and the start of the menu part that holds the entry."""
    topics = book.topics(entry.game)
    entries = topics[entry.topic]
    return list(topics).index(entry.topic), _part_start(entries.index(entry), len(entries))


def _part_start(number: int, count: int) -> int:
    """Return the start of the menu part that holds option ``number`` of ``count`` (see `select`)."""
    start = 0
    while count - start > MENU_OPTIONS and number >= start + MENU_OPTIONS - 1:
        start += MENU_OPTIONS - 1
    return start


def _valid_start(start: int, count: int) -> int:
    """Return the start of a menu; 0 if ``start`` is no option of it any more."""
    return start if 0 <= start < count else 0


def _counted(rules: int) -> str:
    return WORDS("rules-counted", count=rules)
