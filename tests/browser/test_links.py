"""Links that work once: the table of `teahouse play GAME`, one's own identity on another device."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Invite
from tests.browser.house import PATIENCE, ROOT


@pytest.mark.slow
def test_play_with_a_game_shows_a_table_of_it_ready_for_the_first_move(browser: Browser, tmp_path: Path) -> None:
    words = ["play", "dragon-boats", "--players", "2", "--no-browser", "--data", str(tmp_path), "--lang", "en"]
    command = [sys.executable, "-m", "teahouse", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as run:
        try:
            assert run.stdout is not None
            said = [run.stdout.readline() for _ in range(2)]
            context = browser.new_context(locale="en-GB")
            page = context.new_page()
            page.goto(said[1].split()[-1])
            expect(page).to_have_url(re.compile(r"/t/\w+(#.*)?$"))
            expect(page.locator("[data-target]:not([aria-disabled]):visible").first).to_be_visible()
            context.close()
        finally:
            run.send_signal(signal.SIGINT)
            assert run.wait(PATIENCE / 1000) == 0


def test_i_go_to_another_device_and_have_my_data_deleted_there(invite: Invite) -> None:
    page = invite().page
    page.goto("/")
    page.get_by_role("textbox", name="Your name").fill("Lin")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/t/\w+(#.*)?$"))
    page.goto("/")
    page.get_by_role("button", name="Go to another device").click()
    field = page.get_by_role("textbox", name="Open this link on the other device")
    expect(field).to_have_value(re.compile(r"/transfer#[\w-]{32}$"))
    link = field.input_value()
    other = invite(locale="de-DE").page
    other.goto(link)
    expect(other.get_by_text("gehört dieser Browser")).to_contain_text("Lin")
    other.get_by_role("button", name="Hier Lin sein").click()
    expect(other.get_by_role("heading", name="Du bist Lin")).to_be_visible()
    assert "#" not in other.url
    late = invite()
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("This link has been used already")
    assert ["404" in complaint for complaint in late.complaints] == [True]  # the browser tells of the refusal
    late.complaints.clear()
    # the other device can be sent away from here, and is asked before it sends anybody else away
    page.get_by_text("Where you are signed in").click()
    expect(page.get_by_role("listitem").filter(has_text="since")).to_have_count(2)
    page.get_by_role("button", name="Go to another device").click()
    expect(field).not_to_have_value(link)
    bao = invite("Bao")
    bao.table("year-of-the-dragon", "me", "open")
    bao.page.goto(field.input_value())
    expect(bao.page.get_by_text("You are Bao here now, with a seat at one table.")).to_be_visible()
    bao.page.get_by_role("button", name="First make a link for Bao").click()
    expect(bao.page.get_by_role("textbox", name="Open this link on the other device")).to_have_value(re.compile("#"))
    bao.page.get_by_role("link", name="Stay Bao").click()
    expect(bao.page.get_by_role("heading", name="You are Bao")).to_be_visible()
    other.once("dialog", lambda question: question.accept())
    other.get_by_role("button", name="Meine Daten löschen").click()
    expect(other.get_by_role("heading", name="Du bist Lin")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="You are Lin")).to_have_count(0)
