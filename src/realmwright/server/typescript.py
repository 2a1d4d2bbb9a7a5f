"""Writes the protocol as TypeScript, so that the client is checked against the same definitions."""

from __future__ import annotations

import inspect
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import msgspec

from realmwright.engine import scene
from realmwright.server import protocol

TARGET = "web/src/lib/protocol.ts"
HEADER = """\
// Generated from src/realmwright/server/protocol.py by `realmwright types`. Do not edit.
/* eslint-disable */

"""
ALIASES = {
    "PatchStep": protocol.PatchStep,
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
}
SENT = {
    *get_args(protocol.ClientMessage),
    *(protocol.NewTable, protocol.SeatSpec, protocol.ClockSpec, protocol.Arrive),
}
"""What the client writes: fields with a default may be left out."""

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def typescript() -> str:
    """The whole TypeScript module."""
    constants = [
        f"export const {name} = {getattr(protocol, name)};"
        for name in ("PROTOCOL", "MAX_MESSAGE", "MAX_NAME", "MAX_CHAT")
    ]
    aliases = [f"export type {name} = {_type(hint)};" for name, hint in ALIASES.items()]
    interfaces = [_interface(c) for module in (scene, protocol) for c in _classes(module)]
    return HEADER + "\n".join([*constants, "", *aliases]) + "\n\n" + "\n\n".join(interfaces) + "\n"


def _classes(module: types.ModuleType) -> Iterator[type]:
    """The structs and typed dicts that a module itself defines, in its order."""
    for _, value in vars(module).items():
        if inspect.isclass(value) and value.__module__ == module.__name__:
            yield value


def _interface(cls: type) -> str:
    lines = []
    if issubclass(cls, msgspec.Struct):
        config = cls.__struct_config__
        if config.tag is not None:
            lines.append(f'  {config.tag_field}: "{config.tag}";')
        hints = get_type_hints(cls)
        for field in msgspec.structs.fields(cls):
            hint = hints[field.name]
            optional = not field.required and (config.omit_defaults or cls in SENT)
            if optional and field.default is None and cls not in SENT:
                hint = Union[tuple(a for a in get_args(hint) if a is not type(None))]  # noqa: UP007
            lines.append(f"  {field.encode_name}{'?' if optional else ''}: {_type(hint)};")
    else:
        for name, hint in get_type_hints(cls, include_extras=True).items():
            absent = get_origin(hint) is NotRequired
            inner = get_args(hint)[0] if absent else hint
            lines.append(f"  {name}{'?' if absent else ''}: {_type(inner)};")
    comment = _comment(cls)
    return f"{comment}export interface {cls.__name__} {{\n" + "\n".join(lines) + "\n}"


def _comment(cls: type) -> str:
    text = cls.__dict__.get("__doc__")
    if not text:
        return ""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _type(hint: Any) -> str:
    """The TypeScript of one annotation."""
    if hint is Any:
        return "any"
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if hint == protocol.PatchStep and origin is not tuple:
        named = protocol.PatchStep
        return " | ".join(_type(a) for a in get_args(named))
    if origin is Literal:
        return " | ".join(f'"{a}"' for a in args)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(a) for a in args)
    if origin is list:
        inner = "PatchStep" if args[0] == protocol.PatchStep else _type(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return "[" + ", ".join(_type(a) for a in args) + "]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if inspect.isclass(hint):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def write(root: Path) -> Path:
    """Write the module into a checkout; the path of what was written."""
    target = root / TARGET
    target.write_text(typescript(), encoding="utf-8")
    return target
