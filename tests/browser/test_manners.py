"""The page never stands in the way, and nobody loses anything by walking off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Dialog, expect

from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import GAMES

MOVING = "document.getAnimations().filter(one => one.playState === 'running' && one.effect.target).length"


@pytest.mark.parametrize("game", GAMES)
def test_motion_never_blocks_a_click_is_taken_while_things_move(invite: Invite, game: str) -> None:
    """Delight 11: its times are measured by `make bench`."""
    guest = invite(reduced_motion="no-preference")
    page = guest.page
    id = guest.table(game, "me", "bot")
    page.goto(f"/t/{id}")
    session = guest.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.01})  # a blink lasts half a minute
    moving = 0
    for step in range(14):
        assert hands.my_turn(page)
        before = guest.ask("GET", f"/api/tables/{id}")["version"]
        moving += page.evaluate(MOVING)
        # what glides under something else just now cannot be meant by a click
        offered = [thing for thing in hands.choices(page) if thing.reached]
        hands.click(page, offered[step % len(offered)])
        hands.settled(page)
        taken = page.get_by_role("button", name="Undo").is_enabled() or page.get_by_role("dialog").count()
        assert taken or guest.ask("GET", f"/api/tables/{id}")["version"] > before, "a click was lost"
    assert moving > 0, "nothing moved, so nothing was shown"


def test_leaving_with_an_unconfirmed_turn_asks_nothing_because_nothing_is_lost(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    id = guest.table("year-of-the-dragon", "me", "bot")
    page.goto(f"/t/{id}")
    asked: list[str] = []

    def leave(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.accept()

    page.on("dialog", leave)
    assert hands.my_turn(page)
    hands.possible(page).first.click()
    hands.settled(page)
    page.close(run_before_unload=True)
    again = guest.tab()
    hands.until(again, page.is_closed)
    assert asked == []
    again.goto(f"/t/{id}")
    expect(hands.undo(again)).to_be_enabled()
