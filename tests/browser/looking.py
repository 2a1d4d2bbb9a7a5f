"""What an eye sees on a page that is laid out badly."""

from __future__ import annotations

from playwright.sync_api import Page

BEYOND = """() => {
  const root = document.documentElement;
  const found = [];
  if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth} px`);
  const scrolls = (element) => {
    for (let one = element.parentElement; one && one !== root; one = one.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(one).overflowX)) return true;
    }
    return false;
  };
  const things = 'a, button, input, select, label, p, h1, h2, h3, td, th, legend, summary, li';
  for (const one of document.querySelectorAll(things)) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (one.closest('.visually-hidden, [aria-hidden="true"]') || scrolls(one)) continue;
    const box = one.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const name = `${one.tagName} "${one.textContent.trim().slice(0, 30)}"`;
    if (box.left < -1 || box.right > root.clientWidth + 1) {
      found.push(`${name}: from ${Math.round(box.left)} to ${Math.round(box.right)}`);
    } else if (one.matches('button, a.btn, .tab') && one.scrollWidth > one.clientWidth + 1) {
      found.push(`${name}: ${one.scrollWidth} px of text in ${one.clientWidth}`);
    }
  }
  return found;
}"""

SMALL = """(least) => {
  const found = [];
  for (const one of document.querySelectorAll('a.btn, button, select, input, [role=tab]')) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest('.visually-hidden') || one.matches('.visually-hidden')) continue;
    // A box or a range is as large as the label or the row that takes its taps.
    const target = one.closest('label') ?? one;
    const box = target.getBoundingClientRect();
    if (box.width + 0.5 >= least && box.height + 0.5 >= least) continue;
    const name = one.dataset.testid ?? one.ariaLabel ?? one.textContent.trim().slice(0, 30);
    found.push(`${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
  }
  return found;
}"""


def beyond_the_edge(page: Page) -> list[str]:
    """What sticks out of the page to the left or right, or out of its own button."""
    found: list[str] = page.evaluate(BEYOND)
    return found


def too_small(page: Page, least: int) -> list[str]:
    """The controls that a finger would miss."""
    found: list[str] = page.evaluate(SMALL, least)
    return found
