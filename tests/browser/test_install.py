"""The client as an application of its own on somebody's device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect


def test_the_browser_takes_the_manifest(new_page: Callable[..., Page]) -> None:
    """It is linked, served as what it is, allowed by the policy, and read without a complaint."""
    page = new_page()
    page.goto("/")
    expect(page.get_by_test_id("play-now")).to_be_visible()
    link = page.locator("link[rel='manifest']").get_attribute("href")
    assert link == "/manifest.webmanifest"
    answer = page.request.get(link)
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest: dict[str, Any] = answer.json()
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        picture = page.request.get(icon["src"])
        assert picture.status == 200
        assert picture.headers["content-type"] == icon["type"]

    browser = page.context.new_cdp_session(page)
    taken = browser.send("Page.getAppManifest")
    assert taken["url"].endswith(link)
    assert taken["errors"] == []
    told = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's browser is a private one, and those install nothing.
    assert {one["errorId"] for one in told} <= {"in-incognito"}
