"""Who asks, from where, and whether their page may.

A browser is known by one random token in a cookie that no script can read; the server keeps only
its hash. There are no accounts.
"""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets

from starlette.requests import HTTPConnection

from realmwright.server.config import Config

COOKIE = "realmwright"
YEARS = 5 * 365 * 24 * 3600
TOKEN_BYTES = 16
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
"""The form of our own tokens; nothing else is anybody."""


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str:
    """The token that came with a request, or an empty text."""
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else ""


def cookie(token: str, secure: bool) -> str:
    """The header that gives a browser its token."""
    return (
        f"{COOKIE}={token}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax"
        f"{'; Secure' if secure else ''}"
    )


def is_secure(connection: HTTPConnection, config: Config) -> bool:
    """Whether the browser speaks to us (or to our proxy) over TLS."""
    scheme = connection.url.scheme
    if config.trust_proxy:
        scheme = connection.headers.get("x-forwarded-proto", scheme)
    return scheme in ("https", "wss")


def address_of(connection: HTTPConnection, config: Config) -> str:
    """The address that asks, for limits."""
    if config.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if forwarded:
            return household(forwarded[:64])
    return household(connection.client.host) if connection.client else ""


def household(address: str) -> str:
    """What counts as one address: of IPv6 the first half, for everybody has all of the other."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def host_of(connection: HTTPConnection, config: Config) -> str:
    """The host and port that the browser asked for."""
    host = connection.headers.get("host", "")
    if config.trust_proxy:
        host = connection.headers.get("x-forwarded-host", host)
    return host.lower()


def base_of(connection: HTTPConnection, config: Config) -> str:
    """The address of this server as the browser knows it."""
    scheme = "https" if is_secure(connection, config) else "http"
    return f"{scheme}://{host_of(connection, config)}"


def origin_allowed(connection: HTTPConnection, config: Config) -> bool:
    """Whether the page that asks is our own.

    Browsers say where a page came from; programs that are not browsers say nothing, and have no
    cookies of people that could be abused.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    # A proxy that we were not told to trust may end the TLS before us: then the page is https.
    schemes = ("https",) if is_secure(connection, config) else ("http", "https")
    host = host_of(connection, config)
    return bool(host) and origin.lower() in [f"{scheme}://{host}" for scheme in schemes]
