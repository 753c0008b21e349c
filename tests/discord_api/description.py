"""Discord's own OpenAPI description: which body a request may have, and what is wrong with one, in words."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import jsonschema
import jsonschema_rs

from .place import where

WITH_NUMBERS = ("allowed_mentions", "attachments", "default_values", "emoji", "message_reference")
"""Where discord.py sends snowflakes as numbers; Discord takes both."""


@cache
def description() -> Description | None:
    """Return the description, read once, or ``None`` where there is none."""
    path = where()
    return Description(json.loads(path.read_bytes())) if path else None


class Description:
    """The parsed document, with a validator for each body that was asked for."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._document = document
        self._validators: dict[tuple[str, str], jsonschema_rs.Validator | None] = {}
        self._templates: dict[int, list[tuple[list[str], str]]] = {}
        for template in document["paths"]:
            parts = template.strip("/").split("/")
            self._templates.setdefault(len(parts), []).append((parts, template))

    def complaints(self, method: str, path: str, body: Any) -> Iterator[str]:
        """Yield what is wrong with a request: no such path or method, or where its body differs from the schema."""
        template = self._template(path)
        operation = self._document["paths"].get(template, {}).get(method.lower())
        if operation is None:
            yield "Discord describes no such request"
            return
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        if schema is None or body is None:
            return
        body = with_texts_for_snowflakes(body)
        if not self._validator(method, template, schema).is_valid(body):
            yield self._words(schema, body)

    def _template(self, path: str) -> str:
        """Return the path template with the most literal parts that fits, or ``""``."""
        parts = path.strip("/").split("/")
        fitting = [
            (sum(mine == theirs for mine, theirs in zip(parts, template, strict=True)), whole)
            for template, whole in self._templates.get(len(parts), ())
            if all(theirs.startswith("{") or mine == theirs for mine, theirs in zip(parts, template, strict=True))
        ]
        return max(fitting, default=(0, ""))[1]

    def _validator(self, method: str, template: str, schema: Mapping[str, Any]) -> jsonschema_rs.Validator:
        key = (method, template)
        if key not in self._validators:
            self._validators[key] = jsonschema_rs.Draft202012Validator(self._rooted(schema))
        return self._validators[key]

    def _rooted(self, schema: Mapping[str, Any]) -> dict[str, Any]:
        return {**schema, "components": self._document["components"]}

    def _words(self, schema: Mapping[str, Any], body: Any) -> str:
        """Say what is wrong: the slow validator's errors, followed down to the alternative that was meant."""
        error = min(jsonschema.Draft202012Validator(self._rooted(schema)).iter_errors(body), key=str, default=None)
        if error is None:
            return "differs from Discord's schema"
        while error.context:
            error = meant(error)
        return f"at {error.json_path}: {shortened(error.message)}"


def meant(error: jsonschema.ValidationError) -> jsonschema.ValidationError:
    """Return the error inside an ``oneOf`` or ``anyOf`` that tells most: of the alternative that came closest."""
    by_branch: dict[Any, list[jsonschema.ValidationError]] = {}
    for inner in error.context:
        by_branch.setdefault(inner.relative_schema_path[0], []).append(inner)

    def distance(errors: list[jsonschema.ValidationError]) -> tuple[bool, bool, int]:
        of_other_type = any(list(inner.relative_path) == ["type"] for inner in errors)
        of_other_kind = any(inner.validator == "type" and not inner.relative_path for inner in errors)
        return of_other_kind, of_other_type, len(errors)

    return min(by_branch.values(), key=distance)[0]


def with_texts_for_snowflakes(body: Any) -> Any:
    """Return the body with those snowflakes as texts that discord.py sends as numbers and Discord takes either way."""
    if isinstance(body, list):
        return [with_texts_for_snowflakes(part) for part in body]
    if not isinstance(body, dict):
        return body
    return {
        key: _ids_as_texts(value) if key in WITH_NUMBERS else with_texts_for_snowflakes(value)
        for key, value in body.items()
    }


def _ids_as_texts(value: Any) -> Any:
    if isinstance(value, list):
        return [_ids_as_texts(part) for part in value]
    if not isinstance(value, dict):
        return value
    if isinstance(value.get("users"), list):
        value = {**value, "users": [str(user) for user in value["users"]]}
    return {
        key: str(part) if key.endswith("id") and isinstance(part, int) and not isinstance(part, bool) else part
        for key, part in value.items()
    }


def shortened(text: str, most: int = 300) -> str:
    """Return the text, its middle left out when it is long."""
    return text if len(text) <= most else f"{text[: most // 2]} ... {text[-most // 2 :]}"
