"""The lab's page: no barrier that axe knows, nothing cut off on a phone, everything open on paper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from teahouse.lab import compare, report
from teahouse.lab.changes import Sweep
from teahouse.lab.sweep import sweep_report
from teahouse.words import Words
from tests.browser.conftest import Invite
from tests.browser.house import DESKTOP, PATIENCE, PHONE, House
from tests.browser.test_pages import barriers, fits
from tests.lab.studies import NAMES, invented, small_study
from tests.lab.test_pairs import raised

A4 = {"width": 680, "height": 900}
"""What is left of a sheet between the margins, in points of the screen."""


def page_of(name: str, lang: str, folder: Path) -> str:
    """A page with a comparison, as an address."""
    data = small_study(name)
    file = folder / f"{name}-{lang}.html"
    file.write_text(report(data, Words(lang, name), data, compare(data, data)), "utf-8")
    return file.as_uri()


HERE = ("en", "en", "de")
"""Each title in one language here, in the other in `make long`."""


@pytest.mark.parametrize(
    ("name", "lang"),
    [
        pytest.param(name, lang, marks=[] if lang == HERE[place] else [pytest.mark.soak])
        for place, name in enumerate(NAMES)
        for lang in ("en", "de")
    ],
)
def test_the_page_has_no_barrier_and_its_tables_fit_a_phone(
    browser: Browser, tmp_path: Path, name: str, lang: str
) -> None:
    # each size in both themes, shared out among the games and languages
    themes = ["light", "dark"] if (NAMES.index(name) + (lang == "de")) % 2 else ["dark", "light"]
    for size, theme in zip((PHONE, DESKTOP), themes, strict=True):
        context = browser.new_context(viewport=size, color_scheme=theme, offline=True)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(page_of(name, lang, tmp_path))
        page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
        fits(page)
        wide = "[...document.querySelectorAll('.wide')].filter(one => one.scrollWidth > one.clientWidth)"
        assert page.evaluate(f"{wide}.map(one => one.ariaLabel)") == []
        assert barriers(page) == []
        context.close()


def test_the_host_has_a_study_made_in_the_browser(invite: Invite, house: House) -> None:
    host = invite(viewport=PHONE)
    page = host.page
    page.goto(house.host_link)
    expect(page).to_have_url(re.compile(r"/house$"))
    page.get_by_role("link", name="To the lab").click()
    expect(page).to_have_url(re.compile(r"/lab$"))
    expect(page.get_by_role("heading", name="The lab")).to_be_visible()
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        fits(page)
        assert barriers(page) == []
    page.get_by_label("Bots", exact=True).select_option("random")
    page.get_by_label("Games", exact=True).select_option("30")
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_label("Changes").fill("start.yuann=30")
    page.get_by_role("button", name="Make it").click()
    expect(page.get_by_role("alert")).to_contain_text("no entry “yuann” to change")
    assert ["400" in complaint for complaint in host.complaints] == [True]  # the browser tells of the refusal
    host.complaints.clear()
    page.get_by_label("Changes").fill("start.yuan=30")
    page.get_by_role("button", name="Make it").click()
    done = page.get_by_role("link", name="In the Year of the Dragon: 30 games with 2 players, start.yuan=30")
    expect(done).to_be_visible(timeout=4 * PATIENCE)
    done.click()
    expect(page.get_by_role("heading", name="What differs")).to_be_visible()
    expect(page.get_by_text("Both played the same 30 deals")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.effect')).width") != "auto"
    page.goto("/")
    expect(page.get_by_role("link", name="The house")).to_be_visible()


def test_a_page_of_curves_has_no_barrier_and_fits_a_phone(browser: Browser, tmp_path: Path) -> None:
    base = invented(1, 200)
    tried = Sweep("bonus-cards.A.vp", 0, list(range(9)))
    file = tmp_path / "curves.html"
    for lang, size, theme in (("de", PHONE, "light"), ("en", PHONE, "dark"), ("de", DESKTOP, "dark")):
        studies = [base if not value else raised(base, value) for value in tried.values]
        file.write_text(sweep_report(base, [(tried, studies)], Words(lang, "dragon-boats")), "utf-8")
        context = browser.new_context(viewport=size, color_scheme=theme, offline=True)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(file.as_uri())
        page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
        fits(page)
        wide = "[...document.querySelectorAll('.wide')].filter(one => one.scrollWidth > one.clientWidth)"
        assert page.evaluate(f"{wide}.length") == 0
        assert barriers(page) == []
        context.close()


@pytest.mark.parametrize("name", NAMES)
def test_on_paper_everything_is_open_and_nothing_wider_than_the_sheet(
    browser: Browser, tmp_path: Path, name: str
) -> None:
    page = browser.new_page(viewport=A4)  # type: ignore[arg-type]
    page.emulate_media(media="print")
    page.goto(page_of(name, "de", tmp_path))
    fits(page)
    tables = "[...document.querySelectorAll('details table')]"
    assert page.evaluate(f"{tables}.map(one => one.checkVisibility({{contentVisibilityAuto: true}}))") == [True] * 5
    assert page.evaluate("[...document.querySelectorAll('table')].every(one => one.clientWidth <= innerWidth)")
    page.close()
