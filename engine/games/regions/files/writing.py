"""A scenario as the text of a scenario file, with comments, so that it can be read back, changed and used again."""

from __future__ import annotations

from engine.core.files.writing import joined, row, table, tables

from ..state.catalogue import WORDS
from ..state.scenarios import Connection, Feature, Scenario
from . import keys, own_content, variants


def write(scenario: Scenario) -> str:
    """Return the TOML text of a scenario; `files.read` makes an equal scenario of it."""
    rows = {
        "region": [row(region, keys.REGION) for region in scenario.regions],
        "connection": [_connection(connection) for connection in scenario.connections],
        "challenge": [row(placed, keys.CHALLENGE) for placed in scenario.placed],
        "feature": [_feature(feature) for feature in scenario.features],
        "variant": [variants.written(scenario, variant) for variant in scenario.variants],
        "kind": [row(kind, own_content.KIND) for kind in scenario.own.kinds],
        "play": [row(play, own_content.CARD) for play in scenario.own.plays],
        "craft": [row(craft, own_content.CRAFT) for craft in scenario.own.crafts],
        "gear": [row(item, own_content.GEAR) for item in scenario.own.gear],
    }
    parts = [
        WORDS("file-begins", name=scenario.name),
        table("scenario", row(scenario, keys.SCENARIO)),
    ]
    for name, found in rows.items():
        parts += tables(name, found, WORDS(f"comment-{name}"))
    return joined(parts)


def _connection(connection: Connection) -> dict[str, object]:
    """Return the keys of a connection; its id only where it is not made of its ends."""
    known = {key: form for key, form in keys.CONNECTION.items() if key not in ("id", "a", "b", *keys.ALIASES)}
    own = {} if connection.id == f"{connection.a}/{connection.b}" else {"id": connection.id}
    return {**own, "a": connection.a, "b": connection.b, **row(connection, known)}


def _feature(feature: Feature) -> dict[str, object]:
    """Return the keys of a feature; of a key always what it costs, which is not the same for doors and chests (REG-249)."""
    return {**row(feature, keys.FEATURE), **({"use": feature.use} if feature.kind == "key" else {})}
