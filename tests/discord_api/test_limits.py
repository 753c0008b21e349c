"""What the limits refuse, and that they let pass what is right."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discord_api.conformity import complaints_about
from tests.discord_api.limits import of_commands, of_components, of_form, of_message

QUIET = {"parse": []}


def button(name: str = "act:12.37:explore B", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Explore B", "custom_id": name, **more}


def menu(count: int, **more: Any) -> dict[str, Any]:
    options = [{"label": f"Hex {number}", "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "menu", "options": options, **more}


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inside)}


def command(name: str = "explore", **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "Open a door", "type": 1, "options": [], **more}


def option(name: str, **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "Which one", "required": False, **more}


def message(**parts: Any) -> dict[str, Any]:
    return {"content": "The gate grinds shut.", "allowed_mentions": QUIET, **parts}


def test_an_ordinary_post_passes() -> None:
    post = message(
        attachments=[{"id": 0, "filename": "map.png", "description": "The map: 4 tiles."}],
        components=[row(button("a"), button("b")), row(menu(25))],
        nonce="14325980305048846710",
    )
    assert list(of_message(post, new=True)) == []


@pytest.mark.parametrize(
    ("parts", "complaint"),
    [
        ({"content": ""}, "the message is empty"),
        ({"content": "x" * 2001}, "the text has 2001 characters, 2000 at most"),
        ({"embeds": [{"description": "x" * 4000}, {"fields": [{"name": "y" * 1001, "value": "z" * 1000}]}]}, "6001 char"),
        ({"allowed_mentions": None}, "allowed_mentions is missing"),
        ({"allowed_mentions": {"parse": ["everyone"]}}, "lets the text call everyone"),
        ({"allowed_mentions": {"parse": ["roles"]}}, "lets the text call roles"),
        ({"allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "both parses users and lists them"),
        ({"attachments": [{"id": 0, "filename": "map.png", "description": "x" * 1025}]}, "1025 characters, 1024"),
        ({"attachments": [{"id": 0, "filename": "map.png"}]}, "the picture map.png has no alt text"),
        ({"attachments": [{"id": number} for number in range(11)]}, "11 files, 10 at most"),
        ({"nonce": "1" * 26}, "the nonce has 26 characters"),
    ],
)
def test_a_message_beyond_a_limit_is_refused(parts: dict[str, Any], complaint: str) -> None:
    found = list(of_message(message(**parts), new=True))
    assert len(found) == 1 and complaint in found[0]


def test_an_edit_may_leave_things_alone_but_not_empty_a_message() -> None:
    assert list(of_message({"components": []}, new=False)) == []
    emptied = {"content": "", "embeds": [], "components": [], "attachments": []}
    assert list(of_message(emptied, new=False)) == ["the message is empty"]


@pytest.mark.parametrize(
    ("components", "complaint"),
    [
        ([row(button(str(number))) for number in range(6)], "6 rows, 5 at most"),
        ([row(*(button(str(number)) for number in range(6)))], "6 buttons in a row"),
        ([row(menu(0))], "has 0 options"),
        ([row(menu(26))], "has 26 options"),
        ([row(menu(2), button())], "a menu shares its row"),
        ([row(menu(2, max_values=3))], "choose more than it offers"),
        ([row(menu(2, placeholder="x" * 151))], "placeholder has 151 characters"),
        ([row()], "an empty row"),
        ([row(button("same")), row(button("same"))], "two components have the custom_id same"),
        ([row({"type": 2, "style": 1, "label": "Join"})], "the button 'Join' has no custom_id"),
        ([row({"type": 2, "style": 5, "label": "Site"})], "leads nowhere"),
        ([row(button(label=""))], "a button shows nothing"),
        ([row(button("x" * 101))], "a custom_id has 101 characters"),
        ([row(button(label="x" * 81))], "label has 81 characters"),
    ],
)
def test_components_beyond_a_limit_are_refused(components: list[dict[str, Any]], complaint: str) -> None:
    found = list(of_components(components))
    assert len(found) == 1 and complaint in found[0]


@pytest.mark.parametrize("part", ["label", "value", "description"])
def test_each_text_of_a_menu_option_has_100_characters_at_most(part: str) -> None:
    option_of_menu = {"label": "A", "value": "a", "description": "b"}
    assert list(of_components([row(menu(1, options=[option_of_menu | {part: "x" * 100}]))])) == []
    found = list(of_components([row(menu(1, options=[option_of_menu | {part: "x" * 101}]))]))
    assert found == [f"an option's {part} has 101 characters, 100 at most"]


def test_a_menu_offers_nothing_twice() -> None:
    twice = [{"label": "A", "value": "a"}, {"label": "B", "value": "a"}]
    assert list(of_components([row(menu(0, options=twice))])) == ["the menu menu offers 'a' twice"]


def test_ordinary_commands_pass() -> None:
    nested = command(
        "delve", options=[{**option("new"), "type": 1, "options": [option("game", required=True), option("key")]}]
    )
    assert list(of_commands([command(), nested, {"name": "Explain this", "type": 3}])) == []


@pytest.mark.parametrize(
    ("commands", "complaint"),
    [
        ([command("Explore")], "'Explore' is no name"),
        ([command("ex plore")], "'ex plore' is no name"),
        ([command("x" * 33)], "is no name"),
        ([command(), command()], "two commands are called explore"),
        ([command(description="")], "/explore has no description"),
        ([command(description="x" * 101)], "101 characters, 100 at most"),
        ([command(options=[option("door"), option("door")])], "two options called door"),
        ([command(options=[option("door"), option("turn", required=True)])], "turn is required but follows door"),
        ([command(options=[option(f"o{number}") for number in range(26)])], "26 options, 25 at most"),
        ([command(options=[option("door", choices=[{"name": "A", "value": "A"}] * 26)])], "26 choices, 25 at most"),
        ([command(options=[option("door", choices=[{"name": "x" * 101, "value": "A"}])])], "name of /explore door has 101"),
        (
            [command(options=[option("door", choices=[{"name": "A", "value": "x" * 101}])])],
            "value of /explore door has 101",
        ),
        ([command(options=[option("door", autocomplete=True, choices=[{"name": "A", "value": "A"}])])], "both choices and"),
        ([command(options=[option("door"), {**option("new"), "type": 1}])], "subcommands beside options"),
        ([command(f"c{number}") for number in range(101)], "101 commands of type 1, 100 at most"),
        ([{"name": "x" * 33, "type": 3}], "has 33 characters, 32 at most"),
    ],
)
def test_commands_beyond_a_limit_are_refused(commands: list[dict[str, Any]], complaint: str) -> None:
    found = list(of_commands(commands))
    assert len(found) == 1 and complaint in found[0]


def test_a_command_holds_8000_characters_at_most() -> None:
    wide = [{"name": "n" * 100, "value": "v" * 100}] * 20
    options = [option(f"o{number}", choices=wide) for number in range(2)]
    # 7 + 11 for the command, and for each option 2 + 9 + 20 * 200
    assert list(of_commands([command(options=options)])) == [
        "/explore holds 8040 characters of names and descriptions, 8000 at most"
    ]


def test_a_form_has_a_title_and_one_to_five_fields() -> None:
    field = row({"type": 4, "style": 1, "label": "Name", "custom_id": "name"})
    assert list(of_form({"title": "Rename", "custom_id": "f", "components": [field]})) == []
    assert list(of_form({"title": "x" * 46, "custom_id": "f", "components": [field]})) == [
        "the form's title has 46 characters, 45 at most"
    ]
    assert list(of_form({"title": "Rename", "custom_id": "f", "components": []})) == [
        "the form has 0 fields, 1 to 5 are possible"
    ]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/channels/1/messages", message(content="")),
        ("/webhooks/1/token", message(content="")),
        ("/interactions/1/token/callback", {"type": 4, "data": message(content="")}),
        ("/interactions/1/token/callback", {"type": 8, "data": {"choices": [{"name": "A", "value": "A"}] * 26}}),
        (
            "/interactions/1/token/callback",
            {"type": 9, "data": {"title": "", "custom_id": "f", "components": [row(button())]}},
        ),
    ],
)
def test_limits_are_asked_for_every_kind_of_request(path: str, body: dict[str, Any]) -> None:
    assert complaints_about("POST", path, body) != []


@pytest.mark.parametrize(
    "path", ["/channels/1/messages/2", "/webhooks/1/token/messages/@original", "/webhooks/1/t/messages/3"]
)
def test_limits_are_asked_for_every_kind_of_edit(path: str) -> None:
    assert any("2001 characters" in found for found in complaints_about("PATCH", path, message(content="x" * 2001)))


def test_silent_acknowledgements_pass() -> None:
    assert complaints_about("POST", "/interactions/1/token/callback", {"type": 5}) == []
    assert complaints_about("POST", "/interactions/1/token/callback", {"type": 6}) == []
