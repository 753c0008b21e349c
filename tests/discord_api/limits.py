"""Discord's limits that its description leaves out, and two of our own: quiet mentions, and words for every picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

Json = Mapping[str, Any]

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
LABEL = 18
TEXT, GALLERY, LAYOUTS = 10, 12, (9, 10, 11, 12, 13, 14, 17)
LINK, PREMIUM = 5, 6
SUBCOMMANDS = (1, 2)
CHAT_INPUT = 1
MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
COMPONENTS_V2 = 1 << 15
PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".webp")


def of_commands(commands: Sequence[Json]) -> Iterator[str]:
    """Yield what is wrong with a list of commands: names, descriptions, order of options, choices, their number."""
    kinds = Counter(command.get("type", CHAT_INPUT) for command in commands)
    for kind, count in kinds.items():
        if count > MOST_COMMANDS.get(kind, 1):
            yield f"{count} commands of type {kind}, {MOST_COMMANDS.get(kind, 1)} at most"
    names = [(command.get("type", CHAT_INPUT), command["name"]) for command in commands]
    yield from (f"two commands are called {name}" for _, name in repeated(names))
    for command in commands:
        path = f"/{command['name']}"
        if command.get("type", CHAT_INPUT) == CHAT_INPUT:
            yield from of_named(path, command)
            yield from of_options(path, command.get("options") or ())
            if (size := size_of(command)) > 8000:
                yield f"{path} holds {size} characters of names and descriptions, 8000 at most"
        else:
            yield from too_long(f"the name of {path}", command["name"], 32)


def of_named(path: str, thing: Json) -> Iterator[str]:
    """Yield what is wrong with the name and description of a command or option."""
    name = thing.get("name") or ""
    if not 1 <= len(name) <= 32 or name != name.lower() or not all(sign.isalnum() or sign in "-_'" for sign in name):
        yield f"{path}: {name!r} is no name for a command or option"
    if not thing.get("description"):
        yield f"{path} has no description"
    yield from too_long(f"the description of {path}", thing.get("description"), 100)


def of_options(path: str, options: Sequence[Json]) -> Iterator[str]:
    """Yield what is wrong with the options of a command, and of its subcommands."""
    if len(options) > 25:
        yield f"{path} has {len(options)} options, 25 at most"
    if 0 < sum(option["type"] in SUBCOMMANDS for option in options) < len(options):
        yield f"{path} has subcommands beside options"
    yield from (f"{path} has two options called {name}" for name in repeated(option["name"] for option in options))
    optional = ""
    for option in options:
        inner = f"{path} {option['name']}"
        yield from of_named(inner, option)
        if option["type"] in SUBCOMMANDS:
            yield from of_options(inner, option.get("options") or ())
            continue
        if option.get("required") and optional:
            yield f"{inner} is required but follows {optional}, which is not"
        if not option.get("required"):
            optional = option["name"]
        choices = option.get("choices") or ()
        if choices and option.get("autocomplete"):
            yield f"{inner} has both choices and completion"
        yield from of_choices(inner, choices)


def of_choices(path: str, choices: Sequence[Json]) -> Iterator[str]:
    """Yield what is wrong with the choices of an option, or with a completion."""
    if len(choices) > 25:
        yield f"{path} has {len(choices)} choices, 25 at most"
    for choice in choices:
        if not choice.get("name"):
            yield f"{path} has a choice without a name"
        yield from too_long(f"a choice's name of {path}", choice.get("name"), 100)
        if isinstance(choice.get("value"), str):
            yield from too_long(f"a choice's value of {path}", choice["value"], 100)


def of_message(message: Json, *, new: bool) -> Iterator[str]:
    """Yield what is wrong with a message, ``new`` or an edit of one."""
    content = message.get("content") or ""
    filled = [message.get(part) for part in ("content", "embeds", "components", "attachments", "poll", "sticker_ids")]
    emptied = all(part in message for part in ("content", "embeds", "components", "attachments"))
    if not any(filled) and (new or emptied):
        yield "the message is empty"
    yield from too_long("the text", content, 2000)
    components, v2 = message.get("components") or (), bool((message.get("flags") or 0) & COMPONENTS_V2)
    texts = [part["content"] for part in flat(components) if part["type"] == TEXT]
    if v2 and (content or message.get("embeds") or message.get("poll")):
        yield "a layout has neither text nor embeds nor a poll beside its components"
    if v2 and not components:
        yield "a layout has at least one component"
    embeds = message.get("embeds") or ()
    if (size := sum(map(size_of_embed, embeds))) > 6000:
        yield f"the embeds hold {size} characters together, 6000 at most"
    yield from of_mentions(message, needed=bool(content or texts) or (new and bool(embeds)))
    yield from of_attachments(message.get("attachments") or ())
    yield from of_components(components, v2=v2)
    if v2 and "attachments" in message:
        yield from of_pictures(components, message["attachments"])
    yield from too_long("the nonce", str(message.get("nonce") or ""), 25)


def of_mentions(message: Json, *, needed: bool) -> Iterator[str]:
    """Yield where a message could call more people than it means to."""
    allowed = message.get("allowed_mentions")
    if allowed is None:
        if needed:
            yield "allowed_mentions is missing: the text could call anybody"
        return
    for crowd in ("everyone", "roles"):
        if crowd in allowed.get("parse", ()):
            yield f"allowed_mentions lets the text call {crowd}"
    if "users" in allowed.get("parse", ()) and allowed.get("users"):
        yield "allowed_mentions both parses users and lists them"


def of_attachments(attachments: Sequence[Json]) -> Iterator[str]:
    """Yield what is wrong with the files of a message; a new picture needs words for those who cannot see it."""
    if len(attachments) > 10:
        yield f"{len(attachments)} files, 10 at most"
    for attachment in attachments:
        name = attachment.get("filename") or ""
        yield from too_long(f"the description of {name}", attachment.get("description"), 1024)
        if name.lower().endswith(PICTURES) and not attachment.get("description"):
            yield f"the picture {name} has no alt text"


def of_components(components: Sequence[Json], *, v2: bool = False) -> Iterator[str]:
    """Yield what is wrong with the rows, buttons and menus of a message."""
    if not v2 and len(components) > 5:
        yield f"{len(components)} rows, 5 at most"
    parts = list(flat(components))
    if v2 and len(parts) > 40:
        yield f"{len(parts)} components, 40 at most"
    if (size := sum(len(part["content"]) for part in parts if part["type"] == TEXT)) > 4000:
        yield f"the texts have {size} characters together, 4000 at most"
    for kind in sorted({part["type"] for part in parts if part["type"] in LAYOUTS and not v2}):
        yield f"a component of type {kind} in what is no layout"
    yield from (f"two components have the id {name}" for name in repeated(part["id"] for part in parts if part.get("id")))
    yield from (
        f"two components have the custom_id {name}"
        for name in repeated(part["custom_id"] for part in parts if part.get("custom_id"))
    )
    for part in parts:
        yield from too_long("a custom_id", part.get("custom_id"), 100)
        if part["type"] == ROW:
            yield from of_row(part.get("components") or ())
        elif part["type"] == BUTTON:
            yield from of_button(part)
        elif part["type"] in SELECTS:
            yield from of_select(part)


def of_pictures(components: Sequence[Json], attachments: Sequence[Json]) -> Iterator[str]:
    """Yield where a layout shows a file that is not attached, or one without alt text, or leaves out a file that is
    attached: no member sees that file then."""
    shown = [item for part in flat(components) if part["type"] == GALLERY for item in part["items"]]
    names = [item["media"]["url"].removeprefix("attachment://") for item in shown]
    attached = [attachment.get("filename") for attachment in attachments]
    if sorted(names) != sorted(map(str, attached)):
        yield f"the layout shows {names}, and {attached} are attached"
    for item in shown:
        yield from too_long("the description of a picture", item.get("description"), 1024)
        if not item.get("description"):
            yield f"the picture {item['media']['url']} has no alt text"


def of_row(inside: Sequence[Json]) -> Iterator[str]:
    """Yield what is wrong with one row: five buttons, or one menu, or one field of a form."""
    alone = sum(part["type"] in (*SELECTS, TEXT_INPUT) for part in inside)
    if not inside:
        yield "an empty row"
    if alone and len(inside) > 1:
        yield "a menu shares its row"
    if len(inside) > 5:
        yield f"{len(inside)} buttons in a row, 5 at most"


def of_button(button: Json) -> Iterator[str]:
    """Yield what is wrong with a button."""
    label = button.get("label")
    style = button.get("style")
    if style == LINK and not button.get("url"):
        yield f"the button {label!r} leads nowhere"
    if style not in (LINK, PREMIUM) and not button.get("custom_id"):
        yield f"the button {label!r} has no custom_id"
    if style != PREMIUM and not label and not button.get("emoji"):
        yield "a button shows nothing"
    yield from too_long("a button's label", label, 80)


def of_select(select: Json) -> Iterator[str]:
    """Yield what is wrong with a menu."""
    name = select.get("custom_id")
    if not name:
        yield "a menu has no custom_id"
    yield from too_long("a menu's placeholder", select.get("placeholder"), 150)
    if select["type"] != STRING_SELECT:
        return
    options = select.get("options") or ()
    if not 1 <= len(options) <= 25:
        yield f"the menu {name} has {len(options)} options, 1 to 25 are possible"
    if (select.get("max_values") or 1) > max(len(options), 1):
        yield f"the menu {name} lets one choose more than it offers"
    yield from (f"the menu {name} offers {value!r} twice" for value in repeated(option.get("value") for option in options))
    for option in options:
        for part in ("label", "value", "description"):
            yield from too_long(f"an option's {part}", option.get(part), 100)
        if not option.get("label") or not option.get("value"):
            yield f"an option of the menu {name} lacks its label or value"


def of_form(form: Json) -> Iterator[str]:
    """Yield what is wrong with a modal."""
    yield from too_long("the form's title", form.get("title"), 45)
    yield from too_long("the form's custom_id", form.get("custom_id"), 100)
    if not form.get("title") or not form.get("custom_id"):
        yield "the form lacks its title or custom_id"
    rows = form.get("components") or ()
    if not 1 <= len(rows) <= 5:
        yield f"the form has {len(rows)} fields, 1 to 5 are possible"
    yield from of_components(rows)
    for part in flat(rows):
        if part["type"] == LABEL:
            yield from too_long("a field's label", part.get("label"), 45)
            yield from too_long("a field's description", part.get("description"), 100)
        if part["type"] == TEXT_INPUT:
            yield from too_long("a field's label", part.get("label"), 45)
            yield from too_long("a field's placeholder", part.get("placeholder"), 100)
            yield from too_long("a field's value", part.get("value"), 4000)


def too_long(what: str, text: str | None, most: int) -> Iterator[str]:
    """Yield a complaint when a text is longer than it may be."""
    if text is not None and len(text) > most:
        yield f"{what} has {len(text)} characters, {most} at most"


def repeated(names: Iterable[Any]) -> list[Any]:
    """Return those that come more than once, in order of appearance."""
    return [name for name, count in Counter(names).items() if count > 1]


def flat(components: Iterable[Json]) -> Iterator[Json]:
    """Yield the components and everything inside them."""
    for component in components:
        yield component
        inside = [*(component.get("components") or ()), component.get("accessory"), component.get("component")]
        yield from flat(part for part in inside if part)


def size_of(command: Json) -> int:
    """Return the characters that count towards a command's 8000: names, descriptions and choices, all the way down."""
    own = len(command.get("name") or "") + len(command.get("description") or "")
    choices = sum(len(choice["name"]) + len(str(choice["value"])) for choice in command.get("choices") or ())
    return own + choices + sum(map(size_of, command.get("options") or ()))


def size_of_embed(embed: Json) -> int:
    """Return the characters that count towards the 6000 of a message's embeds."""
    own = sum(len(embed.get(part) or "") for part in ("title", "description"))
    footer = len((embed.get("footer") or {}).get("text") or "") + len((embed.get("author") or {}).get("name") or "")
    return own + footer + sum(len(field["name"]) + len(field["value"]) for field in embed.get("fields") or ())
