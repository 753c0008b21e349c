"""Checks addresses that members gave: the bot sends only to public ones, and to none of this machine or its network.

What a name leads to is looked up once, checked, and connected to: a name that leads elsewhere a moment later gains nothing.
"""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

from aiohttp.abc import AbstractResolver, ResolveResult

LOOKUPS = 4
"""So many names are looked up at a time, on threads of their own: what hangs there holds up nothing else."""
TRANSLATED = ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48")
"""Networks in which the last four bytes are an address of IPv4."""


class Forbidden(OSError):
    """An address is none that anything is sent to."""


def is_public(text: str, *, loopback: bool = False) -> bool:
    """Return whether an IP address is one of the public internet; with ``loopback`` also one of this machine itself."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if loopback and address.is_loopback:
        return True
    return all(_is_global(each) for each in _meant(address))


def _is_global(address: IPv4Address | IPv6Address) -> bool:
    wrong = address.is_private or address.is_loopback or address.is_link_local or address.is_multicast
    return address.is_global and not (wrong or address.is_reserved or address.is_unspecified)


def _meant(address: IPv4Address | IPv6Address) -> tuple[IPv4Address | IPv6Address, ...]:
    """Return an address, or those of IPv4 that it stands for."""
    if isinstance(address, IPv4Address):
        return (address,)
    if address.ipv4_mapped is not None:
        return (address.ipv4_mapped,)
    within: list[IPv4Address | IPv6Address] = [address]
    if address.sixtofour is not None:
        within.append(address.sixtofour)
    if address.teredo is not None:
        within += address.teredo
    if any(address in network for network in TRANSLATED):
        return (IPv4Address(int(address) & 0xFFFF_FFFF),)
    return tuple(within)


class PublicResolver(AbstractResolver):
    """Looks names up, and gives only public addresses: `Forbidden` where there is any other among them."""

    def __init__(self, *, loopback: bool = False) -> None:
        self._loopback = loopback
        self._threads = ThreadPoolExecutor(LOOKUPS, thread_name_prefix="lookup")

    async def resolve(self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET) -> list[ResolveResult]:
        """Return the addresses of a name."""
        found = await asyncio.get_running_loop().run_in_executor(self._threads, _look_up, host, port, family)
        for each in found:
            if not is_public(each["host"], loopback=self._loopback):
                raise Forbidden(f"{host} leads to an address that is not public")
        return found

    async def close(self) -> None:
        """Look nothing up any more. What hangs is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _look_up(host: str, port: int, family: socket.AddressFamily) -> list[ResolveResult]:
    infos: list[Any] = socket.getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
    return [
        ResolveResult(
            hostname=host,
            host=str(where[0]),
            port=int(where[1]),
            family=kind,
            proto=proto,
            flags=socket.AI_NUMERICHOST | socket.AI_NUMERICSERV,
        )
        for kind, _, proto, _, where in infos
    ]
