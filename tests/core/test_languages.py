"""Languages: which one is spoken, how German declines names, and how texts of the content are translated (TAB-208)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import languages
from engine.core.catalogue import Catalogue
from engine.core.errors import BadContent
from engine.core.german import German
from engine.core.grammar import Grammar, Names, Noun
from engine.core.languages import LOCALES, PLACES, nearest, speaking, spoken
from engine.core.spanish import Spanish
from engine.core.words import listed, lower

ENGLISH = """
falls = { CAP(THE($foe)) } falls.
strikes = { $who } strikes { THE($foe) } with { A($tool) }.
told = { $story }
only-english = Nothing else.
near = By { THE($foe) }.
"""
GERMAN = """
falls = { CAP(THE($foe)) } fällt.
strikes = { $who } schlägt { THE($foe, case: "acc") } mit { A($tool, case: "dat") }.
told = { $story }
forms = { A($foe) }, { THE($foe, case: "gen") }, { PLURAL($foe) }, bei { PLURAL($foe, case: "dat") }, { GENDER($foe) }
owner = { OF($who) }
bare = mit { NAME($foe, case: "dat") }
near = { THE($foe, case: "Bei") }, { THE($foe, case: "zu") }, { THE($foe, case: "in") }, { THE($foe, case: "ins") }
chosen = { $story ->
    [dark] dunkel
   *[other] { $story }
}
"""
CONTENT = """
msgid "Pale warden"
msgstr "blass~ Wächter {m, plural: blass~ Wächter}"

msgid "Torch bearer"
msgstr "Fackelbote {m, oblique: Fackelboten, plural: Fackelboten}"

msgid "Needle"
msgstr "lang~ Nadel {f, plural: lang~ Nadeln}"

msgid "Light"
msgstr "Licht {n, plural: Lichter}"

msgid "Grave ones"
msgstr "Begraben~ {p}"

msgid "Holm"
msgstr "Holm"

msgid "Lucky boots"
msgstr "gut~ Stiefel {p}"

msgid "Foot bridge"
msgstr "Steg {m, at: auf}"

msgid "Slate roof"
msgstr "Dach {n, at: auf}"

msgid "Wood's edge"
msgstr "Waldrand {m, at: an}"

msgid "It is dark."
msgstr "Es ist dunkel."

msgid "dark"
msgstr "finster"

#, fuzzy
msgid "It was dark."
msgstr "Es war hell."
"""


PLACED = ("Foot bridge", "Slate roof", "Wood's edge")
"""Places in which one is not, but on or at them."""


def write(game: Path, english: str, language: str, messages: str, content: str) -> None:
    """Write the messages of a game in English and in another language, with the texts of its content."""
    for each, text in (("en", english), (language, messages)):
        (game / "words" / each).mkdir(parents=True)
        (game / "words" / each / "all.ftl").write_text(text, encoding="utf-8")
    (game / "words" / language / "content.po").write_text(content, encoding="utf-8")


@pytest.fixture
def words(tmp_path: Path) -> Catalogue:
    write(tmp_path / "small", ENGLISH, "de", GERMAN, CONTENT)
    named = {"Pale warden", "Torch bearer", "Needle", "Light", "Lucky boots", "Grave ones", "Holm", *PLACED}
    noun = {key: Noun(lower(key), key, many=key.endswith(("boots", "ones"))) for key in named}
    return Catalogue("small", nouns={"foe": noun.__getitem__, "tool": noun.__getitem__}, folder=tmp_path)


@pytest.fixture(autouse=True)
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLACES, "de", PLACES["en"])
    monkeypatch.setitem(LOCALES, "de", "de_DE")


def test_a_language_is_eachuntil_its_block_ends() -> None:
    with speaking("de"):
        assert spoken() == "de"
        with speaking("tlh"):
            assert spoken() == "en", "one that is not known is not spoken"
        assert spoken() == "de"
    assert spoken() == "en"
    assert [nearest(locale) for locale in ("de", "en-GB", "tlh", None)] == ["de", "en", "en", "en"]


def test_a_message_is_worded_in_the_language_that_is_spoken(words: Catalogue) -> None:
    assert words("falls", foe="Pale warden") == "The pale warden falls."
    with speaking("de"):
        assert words("falls", foe="Pale warden") == "Der blasse Wächter fällt."
        assert words("strikes", who="Ada", foe="Torch bearer", tool="Needle") == (
            "Ada schlägt den Fackelboten mit einer langen Nadel."
        )
        assert (
            words("strikes", who="Ada", foe="Lucky boots", tool="Light") == "Ada schlägt die guten Stiefel mit einem Licht."
        )


def test_a_refusal_is_worded_for_its_reader(words: Catalogue) -> None:
    refusal = words.refused("falls", foe="Needle")
    assert str(refusal) == "The needle falls."
    with speaking("de"):
        assert str(words.message("falls", foe="Needle")) == "Die lange Nadel fällt."


@pytest.mark.parametrize(
    ("foe", "forms"),
    [
        ("Pale warden", "ein blasser Wächter, des blassen Wächters, blasse Wächter, bei blassen Wächtern, m"),
        ("Torch bearer", "ein Fackelbote, des Fackelboten, Fackelboten, bei Fackelboten, m"),
        ("Needle", "eine lange Nadel, der langen Nadel, lange Nadeln, bei langen Nadeln, f"),
        ("Light", "ein Licht, des Lichts, Lichter, bei Lichtern, n"),
        ("Grave ones", "Begrabene, der Begrabenen, Begrabene, bei Begrabenen, p"),
        ("Holm", "Holm, Holms, Holm, bei Holm, n"),
        ("Lucky boots", "gute Stiefel, der guten Stiefel, gute Stiefel, bei guten Stiefeln, p"),
    ],
)
def test_german_declines_names(words: Catalogue, foe: str, forms: str) -> None:
    with speaking("de"):
        assert words("forms", foe=foe) == forms


@pytest.mark.parametrize(
    ("foe", "near"),
    [
        ("Pale warden", "Beim blassen Wächter, zum blassen Wächter, im blassen Wächter, in den blassen Wächter"),
        ("Needle", "Bei der langen Nadel, zur langen Nadel, in der langen Nadel, in die lange Nadel"),
        ("Light", "Beim Licht, zum Licht, im Licht, ins Licht"),
        ("Grave ones", "Bei den Begrabenen, zu den Begrabenen, in den Begrabenen, in die Begrabenen"),
        ("Holm", "Bei Holm, zu Holm, in Holm, in Holm"),
        ("Foot bridge", "Beim Steg, zum Steg, auf dem Steg, auf den Steg"),
        ("Slate roof", "Beim Dach, zum Dach, auf dem Dach, aufs Dach"),
        ("Wood's edge", "Beim Waldrand, zum Waldrand, am Waldrand, an den Waldrand"),
    ],
)
def test_a_german_preposition_becomes_one_word_with_the_article(words: Catalogue, foe: str, near: str) -> None:
    with speaking("de"):
        assert words("near", foe=foe) == near


def test_german_names_owners_and_names_without_an_article(words: Catalogue) -> None:
    with speaking("de"):
        assert [words("owner", who=who) for who in ("Ada", "Jonas", "Max")] == ["Adas", "Jonas’", "Max’"]
        assert words("bare", foe="Pale warden") == "mit blassem Wächter"
        assert listed(("Ada", "Bob", "Cy")) == "Ada, Bob und Cy"
        assert lower("Licht") == "Licht", "nouns keep their capital"


def test_texts_of_the_content_are_translated_by_themselves(words: Catalogue) -> None:
    assert words.text("It is dark.") == "It is dark."
    with speaking("de"):
        assert (words("told", story="It is dark."), words.text("It is dark.")) == ("Es ist dunkel.", "Es ist dunkel.")
        assert words.text("It was dark.") == "It was dark.", "what has changed since it was translated stays English"
        assert words.text("Ada") == "Ada"


def test_a_choice_compares_what_a_translated_text_stands_for(words: Catalogue) -> None:
    with speaking("de"):
        assert (words("told", story="dark"), words("chosen", story="dark")) == ("finster", "dunkel")
        assert words("chosen", story="It is dark.") == "Es ist dunkel."


def test_what_a_language_lacks_is_told_in_english_and_counted(words: Catalogue) -> None:
    before = languages.untold["de", "small", "only-english"]
    with speaking("de"):
        assert words("only-english") == "Nothing else."
    assert languages.untold["de", "small", "only-english"] == before + 1


def test_a_text_with_a_plural_of_its_own_is_refused(words: Catalogue, tmp_path: Path) -> None:
    file = tmp_path / "small" / "words" / "de" / "content.po"
    file.write_text('msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] "d"\n', encoding="utf-8")
    with speaking("de"), pytest.raises(BadContent):
        words.text("a")


SPANISH = """
the = { THE($foe) }, { THE($foe, case: "de") }, { THE($foe, case: "a") }
some = { A($foe) }, { PLURAL($foe) }, { GENDER($foe) }, { $foe }
owner = { OF($who) }
"""
EN_FORMS = """
the = { THE($foe) }
some = { A($foe) }
owner = { $who }'s
"""
SPANISH_CONTENT = """
msgid "Pale warden"
msgstr "Guardián pálido {m, plural: guardianes pálidos}"

msgid "Needle"
msgstr "Aguja {f}"

msgid "Lucky boots"
msgstr "Botas de la suerte {fp}"
"""


@pytest.fixture
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    write(tmp_path / "little", EN_FORMS, "es", SPANISH, SPANISH_CONTENT)
    monkeypatch.setitem(PLACES, "es", PLACES["en"])
    noun = {key: Noun(lower(key), key) for key in ("Pale warden", "Needle", "Lucky boots")}
    return Catalogue("little", nouns={"foe": noun.__getitem__}, folder=tmp_path)


@pytest.mark.parametrize(
    ("foe", "articles", "forms"),
    [
        (
            "Pale warden",
            "el guardián pálido, del guardián pálido, al guardián pálido",
            "un guardián pálido, guardianes pálidos, m, guardián pálido",
        ),
        ("Needle", "la aguja, de la aguja, a la aguja", "una aguja, agujas, f, aguja"),
        (
            "Lucky boots",
            "las botas de la suerte, de las botas de la suerte, a las botas de la suerte",
            "botas de la suerte, botas de la suerte, p, botas de la suerte",
        ),
    ],
)
def test_spanish_names_have_articles_that_join_prepositions(
    spanish: Catalogue, foe: str, articles: str, forms: str
) -> None:
    with speaking("es"):
        assert (spanish("the", foe=foe), spanish("some", foe=foe)) == (articles, forms)


def test_spanish_owners_and_lists(spanish: Catalogue) -> None:
    with speaking("es"):
        assert spanish("owner", who="Ada") == "de Ada"
        assert listed(("Ada", "Bob", "Cy")) == "Ada, Bob y Cy"
        assert [listed(("Ada", last)) for last in ("Inés", "Hilda", "Hielo")] == [
            "Ada e Inés",
            "Ada e Hilda",
            "Ada y Hielo",
        ]
        assert listed(("Ada", "Otto"), "or") == "Ada u Otto"


@pytest.mark.parametrize(
    ("grammar", "listed"),
    [(Grammar, "Ada nor Bob nor Cy"), (German, "Ada noch Bob noch Cy"), (Spanish, "a Ada ni a Bob ni a Cy")],
)
def test_names_of_which_none_is_meant_are_listed_with_a_word_between_each_two(grammar: type[Grammar], listed: str) -> None:
    names = Names([Noun("Ada"), Noun("Bob"), Noun("Cy")], grammar.locale)
    case = "a" if grammar is Spanish else "nom"
    assert grammar(lambda form: None).list(names, "nor", each="the", case=case) == listed


def test_a_name_that_begins_with_its_article_has_no_second_one() -> None:
    english = Grammar({})
    assert english.the("The White Mare") == "the White Mare"
    assert english.the("Theatre") == "the Theatre"
