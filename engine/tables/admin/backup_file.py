"""A server's tables as one file: what all may read of it in the clear, what seats hide sealed (TAB-136, TAB-137).

The file is `MAGIC`, the length of the head (4 bytes), the head (JSON), the open part and the sealed one. The SHA-256 of all
that stands at the end. A part is `ServerRows` in MessagePack, compressed. The sealed one is encrypted with AES-256-GCM,
whose tag also signs the head and the open part. Where the seal is not known, the tag cannot be checked. Then any person
could have written the file, and only its `unvouched` rows are taken.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import zlib
from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from engine.api.characters import is_bot
from engine.core.errors import GameError, OperatorError
from engine.core.messages import WORDS
from engine.store import CampaignRow, KeepsakeRow, NamedRow, ResultRow, ServerRow, ServerRows, TableRows
from engine.tables.session.live import NO_KEEPER

MAGIC = b"delves of a server\n"
FORMAT = 1
DIGEST = hashlib.sha256().digest_size
NONCE = 12
LARGEST_HEAD = 4096
LARGEST_BACKUP: Final = 25 * 1024 * 1024
"""Bytes of a file at most."""
UNPACKED: Final = 48 * 1024 * 1024
"""Bytes of what is packed in a file at most: more is made into several files, and nothing that claims more is unpacked."""
SEAL = re.compile(r"delve-seal-([0-9a-f]{64})")


class BadBackup(GameError):
    """A file from which nothing can be restored here; says why."""

    usual = "TAB-138"


class Head(msgspec.Struct, frozen=True):
    """What a file says of itself.

    It names its server, when it was ``made`` (Unix seconds), and the ``schema`` of the store that made it. It tells how
    many bytes its parts are (``*_size`` once they are unpacked), and which ``seal`` opens the second.
    """

    guild: int
    made: int
    schema: int
    open: int
    open_size: int
    sealed: int
    sealed_size: int
    seal: str
    nonce: bytes
    format: int = FORMAT


class _PackedRows(msgspec.Struct, frozen=True):
    """`ServerRows` whose tables are not read yet."""

    server: ServerRow
    tables: tuple[msgspec.Raw, ...]
    kept: tuple[KeepsakeRow, ...]
    results: tuple[ResultRow, ...] = ()
    campaigns: tuple[CampaignRow, ...] = ()


class Contents(msgspec.Struct, frozen=True):
    """What was read of a file; ``sealed`` is ``None`` where its seal is not known here, so that nothing vouches for it."""

    head: Head
    open: ServerRows
    sealed: ServerRows | None

    @property
    def whole(self) -> ServerRows:
        """All of it that may be taken in, tables that are over first."""
        if self.sealed is None:
            return unvouched(self.open)
        tables = (*self.open.tables, *self.sealed.tables)
        return msgspec.structs.replace(self.open, tables=tables, kept=self.sealed.kept)


def new_seal() -> tuple[str, str]:
    """Return a new seal: its name and its key."""
    key = secrets.token_hex(32)
    return seal_name(key), key


def seal_name(key: str) -> str:
    """Return what a seal is known by, which gives nothing of it away."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()[:16]


def shown_seal(key: str) -> str:
    """Return a seal as it is handed on."""
    return f"delve-seal-{key}"


def read_seal(text: str) -> tuple[str, str]:
    """Return the name and the key of a seal that was handed on; `OperatorError` where it is none."""
    found = SEAL.fullmatch(text.strip())
    if found is None:
        raise OperatorError(WORDS("bad-seal"))
    return seal_name(found[1]), found[1]


def parted(rows: ServerRows) -> tuple[ServerRows, ServerRows]:
    """Return what a holder of the file may read, and what not: what is in use, and what members keep.

    All may have everything of a game that is over with /delve export, and no more is given of it. What seats of a game in
    use hide no one has, nor its dice key. A server's hall and its campaigns all may see.
    """
    bare: dict[str, Any] = {"seen": (), "plans": (), "minds": (), "invitations": ()}
    over = tuple(msgspec.structs.replace(table, **bare) for table in rows.tables if not table.row.in_use)
    in_use = tuple(table for table in rows.tables if table.row.in_use)
    clear = ServerRows(rows.server, over, results=rows.results, campaigns=rows.campaigns)
    return clear, ServerRows(ServerRow(rows.server.guild), in_use, rows.kept)


def unvouched(rows: ServerRows) -> ServerRows:
    """Return what may be taken of an open part that nothing vouches for: its tables, without members.

    No results, campaigns or settings; no seat, move or host is a member's. Their names are noted, so that a member who
    bears one can still have it taken out (TAB-122).
    """
    return ServerRows(ServerRow(rows.server.guild), tuple(map(_without_members, rows.tables)))


def _without_members(rows: TableRows) -> TableRows:
    replace = msgspec.structs.replace
    people = dict.fromkeys(seat.member for seat in rows.seats if not is_bot(seat.member))
    numbers = {member: -at for at, member in enumerate(people, start=1)}

    def number(member: int) -> int:
        return member if is_bot(member) else numbers.get(member, NO_KEEPER)

    seats = tuple(
        replace(seat, member=number(seat.member), keeper=NO_KEEPER, owner=0, owner_name="", away=0, hosted=0)
        for seat in rows.seats
    )
    borne = {(seat.member, seat.name) for seat in rows.seats if seat.member > 0 and not is_bot(seat.member)}
    borne |= {(seat.owner, seat.owner_name) for seat in rows.seats if seat.owner > 0}
    borne |= {(row.member, row.name) for row in rows.named}
    journal = tuple(replace(entry, member=number(entry.member)) for entry in rows.journal)
    row = replace(rows.row, host=number(rows.row.host), rested=0, campaign=0, counted=True, vouched=False)
    named = tuple(NamedRow(member, name) for member, name in sorted(borne))
    return replace(rows, row=row, seats=seats, journal=journal, named=named)


def sized(rows: ServerRows, most: int = UNPACKED) -> list[ServerRows]:
    """Return the same rows in parts of at most ``most`` bytes each.

    Each part holds at least one table, even where that is larger. The first part also holds the rows of no table.
    """
    found: list[list[TableRows]] = [[]]
    room = most - len(msgspec.msgpack.encode(msgspec.structs.replace(rows, tables=())))
    for table in rows.tables:
        size = len(msgspec.msgpack.encode(table))
        if found[-1] and size > room:
            found.append([])
            room = most
        found[-1].append(table)
        room -= size
    bare = ServerRows(ServerRow(rows.server.guild))
    return [msgspec.structs.replace(bare if at else rows, tables=tuple(part)) for at, part in enumerate(found)]


def packed(rows: ServerRows, made: int, schema: int, name: str, key: str) -> bytes:
    """Return the file that holds these rows, sealed with a seal."""
    clear, hidden = map(_encoded, parted(rows))
    first, second = zlib.compress(clear, 9), zlib.compress(hidden, 9)
    nonce = secrets.token_bytes(NONCE)
    # What is encrypted is longer by the 16 bytes that prove it.
    head = Head(rows.server.guild, made, schema, len(first), len(clear), len(second) + 16, len(hidden), name, nonce)
    written = msgspec.json.encode(head)
    before = MAGIC + len(written).to_bytes(4, "big") + written + first
    whole = before + _encrypted(key, nonce, second, before)
    return whole + hashlib.sha256(whole).digest()


def _encoded(rows: ServerRows) -> bytes:
    # One table after the other: a large server at once would hold up all others meanwhile.
    tables = tuple([msgspec.Raw(msgspec.msgpack.encode(table)) for table in rows.tables])
    return msgspec.msgpack.encode(_PackedRows(rows.server, tables, rows.kept, rows.results, rows.campaigns))


def unpacked(file: bytes, guild: int, schema: int, seals: Mapping[str, str]) -> Contents:
    """Return what a file holds, opened with one of the ``seals``.

    `BadBackup` in words where it is damaged or was made in another server than ``guild``. So too where a newer version made
    it, whose store has a later schema than ``schema``.
    """
    head, start = _head(file)
    if head.format > FORMAT or head.schema > schema:
        raise BadBackup(WORDS.message("backup-newer"))
    if head.guild != guild:
        raise BadBackup(WORDS.message("backup-other-server"))
    middle, end = start + head.open, start + head.open + head.sealed
    if end + DIGEST != len(file) or hashlib.sha256(file[:end]).digest() != file[end:]:
        raise _damaged("digest")
    clear = _rows(_inflated(file[start:middle], head.open_size))
    if head.seal not in seals:
        return Contents(head, checked(clear, guild, in_use=False), None)
    second = _decrypted(seals[head.seal], head.nonce, file[middle:end], file[:middle])
    hidden = _rows(_inflated(second, head.sealed_size))
    return Contents(head, checked(clear, guild, in_use=False), checked(hidden, guild, in_use=True))


def _damaged(part: Literal["digest", "head", "packing", "size", "row", "place"]) -> BadBackup:
    return BadBackup(WORDS.message("backup-damaged", part=part))


def _encrypted(key: str, nonce: bytes, part: bytes, about: bytes) -> bytes:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    return AESGCM(bytes.fromhex(key)).encrypt(nonce, part, about)


def _decrypted(key: str, nonce: bytes, part: bytes, about: bytes) -> bytes:
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    try:
        return AESGCM(bytes.fromhex(key)).decrypt(nonce, part, about)
    except (InvalidTag, ValueError) as error:
        raise BadBackup(WORDS.message("backup-changed")) from error


def _head(file: bytes) -> tuple[Head, int]:
    if not file.startswith(MAGIC):
        raise BadBackup(WORDS.message("backup-none"))
    length = int.from_bytes(file[len(MAGIC) : len(MAGIC) + 4], "big")
    start = len(MAGIC) + 4 + length
    try:
        if length > LARGEST_HEAD:
            raise ValueError
        head = msgspec.json.decode(file[len(MAGIC) + 4 : start], type=Head)
        if min(head.open, head.open_size, head.sealed, head.sealed_size) < 0 or len(head.nonce) != NONCE:
            raise ValueError
    except ValueError as error:
        raise _damaged("head") from error
    return head, start


def _inflated(part: bytes, size: int) -> bytes:
    """Return a part unpacked, which is exactly of the size that was said: a small file cannot become a large one."""
    if size > UNPACKED:
        raise BadBackup(WORDS.message("backup-large"))
    inflater = zlib.decompressobj()
    try:
        found = inflater.decompress(part, size + 1)
    except zlib.error as error:
        raise _damaged("packing") from error
    if len(found) != size or not inflater.eof or inflater.unused_data:
        raise _damaged("size")
    return found


def _rows(written: bytes) -> ServerRows:
    try:
        part = msgspec.msgpack.decode(written, type=_PackedRows)
        # One after the other, as they are written.
        tables = tuple([msgspec.msgpack.decode(table, type=TableRows) for table in part.tables])
        return ServerRows(part.server, tables, part.kept, results=part.results, campaigns=part.campaigns)
    except msgspec.MsgspecError as error:
        raise _damaged("row") from error


def checked(rows: ServerRows, guild: int, *, in_use: bool) -> ServerRows:
    """Return the rows, once each is checked; `BadBackup` otherwise.

    Each must belong to the server, stand in the part where it has to be, and fit into the store.
    """
    tables = [table.row for table in rows.tables]
    loose = (*rows.kept, *rows.results, *rows.campaigns)
    guilds = {rows.server.guild, *(item.guild for some in (tables, rows.kept, rows.results) for item in some)}
    guilds |= {campaign.guild for campaign in rows.campaigns}
    strange = (rows.results or rows.campaigns) if in_use else rows.kept
    # A private table is none of a server's.
    placed = not strange and all(row.in_use == in_use and row.status != "closed" and not row.sort for row in tables)
    sound = all(map(_is_sound, (rows.server, *loose)))
    if not (guilds == {guild} and placed and sound and all(map(_fits, rows.tables))):
        raise _damaged("place")
    return rows


def _fits(found: TableRows) -> bool:
    """Return whether the rows of a table can stand beside each other in the store."""
    keys = (
        [seat.seat for seat in found.seats],
        [entry.seq for entry in found.journal],
        [snapshot.seq for snapshot in found.snapshots],
        [seen.member for seen in found.seen],
        [plan.seat for plan in found.plans],
        [(mind.position, mind.seat) for mind in found.minds],
        [invited.member for invited in found.invitations],
        [(named.member, named.name) for named in found.named],
    )
    if any(len(set(key)) < len(key) for key in keys):
        return False
    lists = (
        found.seats,
        found.journal,
        found.snapshots,
        found.seen,
        found.plans,
        found.minds,
        found.invitations,
        found.named,
    )
    rows = (found.row, *(row for rows in lists for row in rows))
    return all(map(_is_sound, rows))


def _is_sound(row: msgspec.Struct) -> bool:
    values = msgspec.structs.astuple(row)
    return all(-(1 << 63) <= value < 1 << 63 for value in values if isinstance(value, int))
