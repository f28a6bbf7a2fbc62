"""The host's page: what a guest reports arrives there, tables are closed and guests removed, and people are told."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Dialog, expect

from tests.browser.house import DESKTOP, PHONE, Guest, House
from tests.browser.test_pages import barriers, fits


def test_the_host_reads_a_report_removes_a_guest_and_closes_a_table(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)  # of its own: there is one host in a house
    house.start()
    mei, lin, host = (Guest(browser, house, name) for name in ("Mei", "Lin", "Wirtin"))
    try:
        id = mei.table("year-of-the-dragon", "me", "open", "bot")
        lin.ask("POST", "/api/guests", {"name": "Lin"})
        lin.ask("POST", f"/api/tables/{id}/sit", {})
        lin.ask("POST", "/api/tournaments", {"game": "yinzi", "name": "Autumn cup"})
        page = mei.page
        page.goto(f"/t/{id}")
        page.get_by_role("button", name="Settings").first.click()
        page.get_by_text("Report something to the host").click()
        page.get_by_label("About").select_option(label="Lin")
        page.get_by_label("What happened?").fill("rude")
        assert barriers(page) == []
        page.get_by_role("button", name="Send").click()
        expect(page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
        page.get_by_role("dialog", name="Settings").get_by_role("button", name="Close").click()

        page = host.page
        page.goto(house.host_link)
        expect(page).to_have_url(re.compile(r"/house$"))
        page.get_by_role("button", name="Make a backup now").click()
        expect(page.locator(".files li")).to_have_count(1)
        for size, theme, lang in ((PHONE, "dark", "de"), (DESKTOP, "light", "en")):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.goto(f"/house?lang={lang}")
            page.locator("summary").click()
            expect(page.locator("section").filter(has_text="Autumn cup")).to_contain_text("Lin")
            fits(page)
            assert barriers(page) == []
        told = page.locator(".cards > li").filter(has_text="rude")
        expect(told).to_contain_text("Mei about Lin")
        asked: list[str] = []

        def agree(dialog: Dialog) -> None:
            asked.append(dialog.message)
            dialog.accept()

        page.on("dialog", agree)
        told.get_by_role("button", name="Remove Lin").click()
        expect(page.get_by_role("button", name="Remove Lin")).to_have_count(0)
        expect(page.get_by_role("button", name="Remove Mei")).to_be_visible()
        assert lin.context.request.get("/api/me").status == 401
        page.get_by_role("button", name="Close the table").last.click()
        expect(page.get_by_text("Nobody plays and nobody waits.")).to_be_visible()
        assert [message.partition("?")[0] for message in asked] == [
            "Remove Lin from the house",
            "Close the table “In the Year of the Dragon”",
        ]
        expect(mei.page.get_by_text("The host of this house has closed the table.").first).to_be_visible()
    finally:
        for guest in (mei, lin, host):
            guest.close()
        house.close()
