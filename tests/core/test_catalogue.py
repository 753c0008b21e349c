"""Messages of a catalogue: how facts become variables, what functions do with names, and what goes wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.catalogue import GRAMMARS, BadMessage, Catalogue, Messages
from engine.core.errors import BadContent, IllegalMove
from engine.core.events import Happened
from engine.core.grammar import Names, Noun

TEXT = """# A file of messages.

moved = { $who } walks to { $at }{ $second ->
        [yes] { " on a second move" }
       *[no] { "" }
    }.
collapsed = { CAP(THE($tile)) } falls in.
    .doors = { COUNT($doors) ->
        [one] A door is open again at { $doors }.
       *[other] Doors are open again at { $doors }.
    }
relic = { $who } finds { A($relic) } and packs { GENDER($relic) ->
        [p] them
       *[n] it
    } away.
passed = { "" }
coins = { $number } { $number ->
        [one] coin
       *[other] coins
    }
either = { LIST($doors, type: "or") }
in-a-row = { LIST($doors, type: "comma") }; { LIST($doors, type: "semicolon") }
in-clauses = { LIST($doors, type: "clauses") }
all-of = { LIST($chips, each: "the") }, { COUNT($chips) } in all
some-of = { PLURAL($chip) }
a-chip = { A($chip) }
rules = Rules:{ LINES($lines) }
turn-of = It is { LIST($names, type: "or", each: "of") } turn.
buy = Buy { A($relic) }
    .hint = { coins }
no-door = There is no door “{ $text }”.
nobody-yet = Wait.
"""


class Moved(Happened, frozen=True):
    """A member walked."""

    who: str
    at: str
    second: bool


class Collapsed(Happened, frozen=True):
    """A tile fell in."""

    tile: str
    doors: tuple[str, ...] = ()


class Relic(Happened, frozen=True):
    """A member found a relic."""

    who: str
    relic: str


class Passed(Happened, frozen=True):
    """A turn is over."""


THINGS = {
    "lamp_niche": "lamp niche",
    "needle": "awl",
    "lucky_boots": "lucky boots",
    "gloom_rat": "gloom rat",
    "lynx": "lynx",
}


def thing(id: str) -> Noun:
    return Noun(THINGS[id], id, many=id == "lucky_boots")


NOUNS = {"tile": thing, "relic": thing, "chip": thing, "chips": thing, "who": Noun}


def _globals(messages: Messages, id: str) -> dict[str, object]:
    """Return what a compiled message can read by name."""
    found: dict[str, object] = vars(messages)["_compiled"][id].__globals__
    return found


@pytest.fixture
def words(tmp_path: Path) -> Catalogue:
    folder = tmp_path / "toy" / "words" / "en"
    folder.mkdir(parents=True)
    (folder / "messages.ftl").write_text(TEXT, encoding="utf-8")
    return Catalogue("toy", nouns=NOUNS, folder=tmp_path)


def test_an_event_is_told_by_the_message_of_its_kind(words: Catalogue) -> None:
    assert words.tell(Moved("Ada", "B2", second=False)) == "Ada walks to B2."
    assert words.tell(Moved("Ada", "B2", second=True)) == "Ada walks to B2 on a second move."


def test_an_attribute_follows_where_its_field_is_set(words: Catalogue) -> None:
    assert words.tell(Collapsed("lamp_niche")) == "The lamp niche falls in."
    assert words.tell(Collapsed("lamp_niche", ("A",))) == "The lamp niche falls in. A door is open again at A."
    assert words.tell(Collapsed("lamp_niche", ("A", "B", "C"))).endswith("Doors are open again at A, B and C.")


def test_an_event_may_be_told_by_nothing(words: Catalogue) -> None:
    assert words.tell(Passed()) == ""


def test_what_is_told_besides_stands_instead_of_a_field(words: Catalogue) -> None:
    assert words.tell(Moved("Ada", "B2", second=False), at="the gate") == "Ada walks to the gate."


@pytest.mark.parametrize(
    ("relic", "told"),
    [("needle", "Ada finds an awl and packs it away."), ("lucky_boots", "Ada finds lucky boots and packs them away.")],
)
def test_a_name_has_its_article_and_its_number(words: Catalogue, relic: str, told: str) -> None:
    assert words.tell(Relic("Ada", relic)) == told


def test_facts_that_are_equal_but_of_other_types_are_worded_each_in_their_own_way(words: Catalogue) -> None:
    assert words("a-chip", chip="lynx") == words("a-chip", chip="lynx") == "a lynx"
    assert words("a-chip", chip=Noun("lynx")) == "lynx"
    assert words("all-of", chips=["lynx"]) == words("all-of", chips=("lynx",)) == "the lynx, 1 in all"
    assert words("all-of", chips=(Noun("lynx"),)) == "lynx, 1 in all"
    assert [words("no-door", text=text) for text in (1, True, "1")] == [
        f"There is no door “{it}”." for it in ("1", "yes", "1")
    ]


def test_the_names_of_people_stay_as_they_are(words: Catalogue) -> None:
    assert words("collapsed", tile=Noun("ada"), doors=()) == "ada falls in."
    assert words("all-of", chips=(Noun("ada"), thing("lynx"))) == "ada and the lynx, 2 in all"


def test_numbers_choose_and_are_written_without_separators(words: Catalogue) -> None:
    assert words("coins", number=1) == "1 coin"
    assert words("coins", number=1234) == "1234 coins"


def test_a_compiled_message_keeps_only_the_names_that_it_reads(tmp_path: Path) -> None:
    (tmp_path / "messages.ftl").write_text(TEXT, encoding="utf-8")
    messages = Messages(tmp_path, GRAMMARS["en"])
    assert messages.format("buy.hint", {"number": 2}) == "2 coins"
    assert messages.format("coins", {"number": 1}) == "1 coin"
    (hint, coins) = (set(_globals(messages, id)) for id in ("buy.hint", "coins"))
    assert "coins" in hint and "coins" not in coins
    assert not {"print", "sorted", "zip"} & (hint | coins)
    assert len(hint | coins) < 20


def test_names_are_listed(words: Catalogue) -> None:
    assert words("either", doors=("A", "B", "C")) == "A, B or C"
    assert words("either", doors=("A",)) == "A" and type(words("either", doors=("A",))) is str
    assert words("in-a-row", doors=("A", "B", "C")) == "A, B, C; A; B; C"
    assert words("in-clauses", doors=("A and B", "C")) == "A and B, and C"
    assert (
        words("all-of", chips=("gloom_rat", "lynx", "gloom_rat")) == "the gloom rat, the lynx and the gloom rat, 3 in all"
    )
    assert words("some-of", chip="lynx") == "lynxes" and words("some-of", chip="gloom_rat") == "gloom rats"
    assert words("some-of", chip=Noun("thief", "thief")) == "thieves"
    assert words("turn-of", names=("Ada", "Bob")) == "It is Ada's or Bob's turn."
    assert words("rules", lines=("Go.", "Stay.")) == "Rules:\n- Go.\n- Stay."
    assert str(Names(("A", "B"), "en_GB", "or")) == "A or B"


def test_an_attribute_can_be_asked_for_by_itself(words: Catalogue) -> None:
    assert words("buy", relic="needle") == "Buy an awl"
    assert words("buy.hint", number=2) == "2 coins"


def test_a_refusal_is_worded_when_it_is_read(words: Catalogue) -> None:
    refused = words.refused("no-door", "SKY-002", text="Q")
    assert isinstance(refused, IllegalMove) and refused.rule == "SKY-002"
    assert refused.words == "There is no door “Q”." and str(refused) == "There is no door “Q”. (SKY-002)"
    assert words.refused("nobody-yet").words == "Wait."
    assert words.message("no-door", text="Q").facts == {"text": "Q"}


def test_text_of_players_is_never_read_as_a_message(words: Catalogue) -> None:
    assert words("no-door", text="{ $who }") == "There is no door “{ $who }”."


@pytest.mark.parametrize("id", ["no-such", "no-door.such"])
def test_a_message_that_does_not_exist_is_an_error(words: Catalogue, id: str) -> None:
    with pytest.raises(BadMessage, match="there is no message"):
        words(id, text="")


def test_a_variable_that_is_missing_is_an_error(words: Catalogue) -> None:
    with pytest.raises(BadMessage, match="no-door"):
        words("no-door")


def test_a_fact_that_the_nouns_do_not_know_is_an_error_that_names_the_message(tmp_path: Path) -> None:
    folder = tmp_path / "toy" / "words" / "en"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(TEXT, encoding="utf-8")
    words = Catalogue("toy", nouns={"relic": lambda relic: Noun({"salve": "salve tin"}[relic])}, folder=tmp_path)
    with pytest.raises(BadMessage, match="buy: the nouns know no 'a salve tin'"):
        words("buy", relic="a salve tin")


def test_an_id_that_stands_twice_is_an_error(words: Catalogue, tmp_path: Path) -> None:
    (tmp_path / "toy" / "words" / "en" / "more.ftl").write_text("coins = Money\n", encoding="utf-8")
    with pytest.raises(BadContent, match="coins"):
        words("coins", number=1)


def test_a_line_that_belongs_to_no_message_is_an_error(words: Catalogue, tmp_path: Path) -> None:
    (tmp_path / "toy" / "words" / "en" / "more.ftl").write_text("Some words.\nmoney = Money\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"Some words\."):
        words("coins", number=1)


def test_a_name_may_know_its_plural_and_that_it_is_the_only_one(words: Catalogue) -> None:
    boots = Noun("boots", "footwear", many=True, plural="pairs of boots")
    assert (words("some-of", chip=boots), words("a-chip", chip=boots)) == ("pairs of boots", "boots")
    assert words("some-of", chip=Noun("scissors", "scissors", many=True)) == "scissors"
    assert words("a-chip", chip=Noun("White Mare", "mare", unique=True)) == "the White Mare"
    assert words("a-chip", chip=Noun("last pages", "pages", many=True, unique=True)) == "the last pages"


@pytest.mark.parametrize(("names", "gender"), [(("needle",), "n"), (("lucky_boots",), "p"), (("needle", "lynx"), "p")])
def test_several_names_are_a_plural(names: tuple[str, ...], gender: str) -> None:
    grammar = GRAMMARS["en"](lambda id: None)
    assert grammar.gender(Names([thing(name) for name in names], "en_GB")) == gender
