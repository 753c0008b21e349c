from datetime import timedelta

import pytest

from playground.script import (
    Apply,
    Autoplay,
    Click,
    Command,
    Complete,
    Expect,
    Fill,
    Go,
    Pick,
    Restart,
    ScriptError,
    Seed,
    Wait,
    read,
    read_line,
)


@pytest.mark.parametrize(
    ("text", "who", "act"),
    [
        (
            "@ada /delve new game:skyshard threat:standard",
            "ada",
            Command(("delve", "new"), (("game", "skyshard"), ("threat", "standard"))),
        ),
        ('@ada /call name:"The Long Barrow"', "ada", Command(("call",), (("name", "The Long Barrow"),))),
        (r'@ada /call name:"say \"hm\" # so"', "ada", Command(("call",), (("name", 'say "hm" # so'),))),
        ("@ada /host to:@bob in:#crypt", "ada", Command(("host",), (("to", "@bob"), ("in", "#crypt")))),
        ("@ada ? /explore what:", "ada", Complete(Command(("explore",)), "what", "")),
        ("@ada ? /place tile:2 at:C", "ada", Complete(Command(("place",), (("tile", "2"),)), "at", "C")),
        ('@BOB press "Join"', "bob", Click("Join")),
        ("@bob press Explore A", "bob", Click("Explore A")),
        ('@bob press "Explore A" in line 7', "bob", Click("Explore A", 7)),
        ('@bob pick "B3"', "bob", Pick(("B3",))),
        ('@bob pick "B3" "B4" in line 2', "bob", Pick(("B3", "B4"), 2)),
        ('@ada fill name:"text"', "ada", Fill((("name", "text"),))),
        ('@ada menu "Explain this"', "ada", Apply("Explain this")),
        ("channel crypt", "", Go("crypt")),
        ("restart", "", Restart()),
        ("wait 3h", "", Wait(timedelta(hours=3))),
        ("wait 1h30m", "", Wait(timedelta(minutes=90))),
        ('expect "text"', "", Expect("text")),
        ('expect not "text"', "", Expect("text", present=False)),
        ("expect map", "", Expect(None)),
        ("expect not map", "", Expect(None, present=False)),
        ('expect "map"', "", Expect("map")),
        ('expect in crypt "text"', "", Expect("text", channel="crypt")),
        ("expect to @Ada not map", "", Expect(None, present=False, member="ada")),
        ('expect "in crypt"', "", Expect("in crypt")),
        ("autoplay 300", "", Autoplay(300)),
        ("seed moth", "", Seed("moth")),
        ('seed "moth 2"', "", Seed("moth 2")),
    ],
)
def test_every_line_of_the_grammar_is_read(text, who, act):
    line = read_line(4, f"  {text}   # and a comment")
    assert (line.number, line.who, line.act) == (4, who, act)
    assert line.do == (text.split(" ", 1)[1] if who else text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("dance", '"dance" is unknown'),
        ("@ada", "says who and what"),
        ("@ada dance", "is nothing a member does"),
        ("@ada press", "the label is missing"),
        ('@ada press "A" "B"', "takes one label"),
        ('@ada press "A', "a double quote is missing"),
        ("@ada /", "needs its name"),
        ("@ada /explore what:A B", "belongs to no argument"),
        ("@ada /explore what:A what:B", "stands there twice"),
        ("@ada ? explore", "comes a slash command"),
        ("@ada ? /explore", "name the argument"),
        ("@ada fill text", "names each field"),
        ("wait soon", "is not a time"),
        ("wait 3", "is not a time"),
        ("wait 999999999999d", "longer than a year"),
        ("wait", "write wait 3h"),
        ("restart now", "write restart"),
        ("channel", "write channel crypt"),
        ("autoplay", "write autoplay 300"),
        ("autoplay 0", "write autoplay 300"),
        ("expect text", "write expect"),
        ('expect not ""', "write expect"),
        ('expect "a" "b"', "write expect"),
        ("seed", "write seed lantern"),
        ("expect in tavern", "write expect"),
        ('expect in "tavern" map', "write expect"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_line(text, why):
    with pytest.raises(ScriptError) as refusal:
        read(f"# first\n\nrestart\n{text}\n")
    assert str(refusal.value).startswith("line 4: ")
    assert why in str(refusal.value)


def test_comments_and_empty_lines_are_passed_over_but_counted():
    assert [line.number for line in read("# a\n\n  \nrestart\n# b\nwait 1s\n")] == [4, 6]
