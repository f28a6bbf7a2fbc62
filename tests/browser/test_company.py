"""Several browsers at one table; lost lines, crashes and reloads; people at one screen, onlookers and stand-ins."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser import hands
from tests.browser.conftest import Invite
from tests.browser.house import GAMES, Guest, House
from tests.browser.test_delights import board, each_game, sit


def version(guest: Guest, id: str) -> int:
    return int(guest.ask("GET", f"/api/tables/{id}/state")["version"])


def moves_of(guest: Guest, id: str, seat: int) -> list[str]:
    """The moves of a seat so far."""
    log = guest.ask("GET", f"/api/tables/{id}/state")["log"]
    return [line["text"] for line in log if line["kind"] == "move" and line["seat"] == seat and "text" in line]


def sees_the_last_move(guest: Guest, id: str) -> str:
    """The log on the page has come as far as the table; what it tells of the last turn."""
    tale = guest.ask("GET", f"/api/tables/{id}/state")["tale"]
    last = [turn["at"] for turn in tale if turn.get("parts") and turn["seat"] >= 0][-1]
    log = guest.page.get_by_role("log")
    link = log.get_by_role("link", name=f"Go to move {last}", exact=True)
    expect(link.last).to_be_attached()  # the newest come first: what befell everybody by this turn stands above it
    return link.last.locator("xpath=following-sibling::*/descendant-or-self::p[1]").first.inner_text()


# -- 12: my tunnel, my train, my crash: nothing lost ---------------------------------------------------------------


@each_game
def test_delight_12_a_crash_of_the_house_loses_nothing(invite: Invite, house: House, game: str) -> None:
    """Delight 12: the same turn and the same steps after the house has come back, and no move is made twice."""
    guest = invite()
    id = sit(guest, game, steps=3)
    page = guest.page
    hands.complete_turn(page)
    before, stored = board(page).inner_text(), version(guest, id)
    seat = guest.ask("GET", f"/api/tables/{id}/state")["seat"]
    made = moves_of(guest, id, seat)
    house.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    house.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    assert version(guest, id) == stored
    expect(board(page)).to_have_text(re.sub(r"\s+", " ", before).strip(), use_inner_text=True)
    expect(hands.undo(page)).to_be_enabled()
    hands.confirm(page).click()
    hands.settled(page)
    assert version(guest, id) > stored
    now = moves_of(guest, id, seat)
    assert now[: len(made)] == made
    assert hands.my_turn(page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lost", ["turn", "answer"])
def test_delight_12_a_line_cut_while_a_turn_is_confirmed_stores_it_once(invite: Invite, game: str, lost: str) -> None:
    """Delight 12: whether the turn or its answer was lost, it is sent again under the same id."""
    guest = invite()
    page = guest.page
    turns: list[str] = []
    chosen: list[str] = []

    def meet(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "turn":
                turns.append(message["id"])
                chosen[:] = message["moves"]
                if len(turns) == 1:
                    if lost == "answer":
                        server.send(frame)
                    line.close()
                    server.close()
                    return
            server.send(frame)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/live$"), meet)
    id = guest.table(game, "me", "bot")
    page.goto(f"/t/{id}")
    hands.complete_turn(page)
    stored = version(guest, id)
    seat = guest.ask("GET", f"/api/tables/{id}/state")["seat"]
    made = len(moves_of(guest, id, seat))
    hands.confirm(page).click()
    assert hands.my_turn(page)
    hands.begin_turn(page)
    assert len(turns) == 2
    assert len(set(turns)) == 1
    assert version(guest, id) > stored
    assert moves_of(guest, id, seat)[made:] == chosen


@each_game
def test_a_reload_shows_the_same_table(invite: Invite, game: str) -> None:
    guest = invite()
    sit(guest, game, steps=6)
    page = guest.page
    hands.begin_turn(page)
    before = board(page).inner_text()
    page.reload()
    assert hands.my_turn(page)
    expect(board(page)).to_have_text(re.sub(r"\s+", " ", before).strip(), use_inner_text=True)


# -- several browsers ----------------------------------------------------------------------------------------------


@each_game
def test_two_tabs_on_one_seat_stay_in_step(invite: Invite, game: str) -> None:
    guest = invite()
    id = sit(guest, game, steps=2)
    page, other = guest.page, guest.tab()
    other.goto(f"/t/{id}")
    hands.begin_turn(other)  # it has taken up the steps of this one: the next could be to confirm them
    hands.act(other, hands.click)  # what is tentative there gives way when the turn is confirmed here
    hands.end_turn(page)
    hands.begin_turn(page)
    # nothing is left to take back; while others are followed, Undo is not even there
    expect(hands.undo(other).and_(other.locator(":enabled"))).to_have_count(0)
    # what the coming events would do is fetched after the rest
    hands.until(page, lambda: board(other).text_content() == board(page).text_content())


@each_game
def test_three_browsers_play_at_one_table_and_see_the_same(invite: Invite, game: str) -> None:
    host, *friends = people = [invite("Lin"), invite("Bao"), invite("Kai")]
    id = host.table(game, "me", "open", "open")
    for friend in friends:
        friend.ask("POST", "/api/guests", {"name": friend.name})
        friend.ask("POST", f"/api/tables/{id}/sit", {})
    seats = {}
    for one in people:
        one.page.goto(f"/t/{id}")
        expect(board(one.page)).to_be_visible()
        seats[one.ask("GET", f"/api/tables/{id}/state")["seat"]] = one
    for _ in range(4):
        state = host.ask("GET", f"/api/tables/{id}/state")
        mover = seats[state["view"]["to_move"]]
        hands.end_turn(mover.page)
        assert version(host, id) > state["version"]
        seal, name, did = sees_the_last_move(mover, id).partition(f"{mover.name} ")
        assert name, seal
        for one in people:
            # in the log or, for whoever is asked next, among what came since the last turn
            log = one.page.get_by_role("region", name="Log", exact=True)
            expect(log).to_contain_text(name + did, use_inner_text=True)


@each_game
def test_somebody_who_watches_sees_the_board_and_can_do_nothing(invite: Invite, game: str) -> None:
    guest, other = invite(), invite("Bao")
    id = sit(guest, game, steps=4)
    other.page.goto(f"/t/{id}")
    expect(board(other.page)).to_be_visible()
    assert hands.possible(other.page).count() == 0
    expect(hands.confirm(other.page)).to_have_count(0)
    hands.end_turn(guest.page)
    assert hands.my_turn(guest.page)
    sees_the_last_move(other, id)


def test_what_happens_while_a_page_is_still_loading_is_not_missed(invite: Invite) -> None:
    host, friend = invite(name="Bao"), invite(name="Lin")
    id = host.table("year-of-the-dragon", "me", "open")
    friend.ask("POST", "/api/guests", {"name": "Lin"})
    friend.ask("POST", f"/api/tables/{id}/sit", {})
    host.page.goto(f"/t/{id}")
    assert hands.my_turn(host.page)
    late: list[Route] = []
    friend.page.route("**/box/**", lambda route: late.append(route))
    friend.page.goto(f"/t/{id}")
    hands.until(friend.page, lambda: late)
    hands.end_turn(host.page)
    hands.until(host.page, lambda: friend.ask("GET", f"/api/tables/{id}/state")["moves"])
    friend.page.wait_for_timeout(300)  # the line of the page has brought it
    late[0].continue_()
    assert hands.my_turn(friend.page)


def test_the_others_let_a_bot_play_for_somebody_and_she_takes_her_seat_back(invite: Invite) -> None:
    host, friend = invite("Lin"), invite("Bao")
    id = host.table("year-of-the-dragon", "me", "open")
    friend.ask("POST", "/api/guests", {"name": "Bao"})
    friend.ask("POST", f"/api/tables/{id}/sit", {})
    page = friend.page
    page.goto(f"/t/{id}")
    expect(board(page)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let a bot play for me (Bao)").click()
    expect(page.get_by_text("A bot plays your seat")).to_be_visible()
    host.page.goto(f"/t/{id}")
    for _ in range(3):  # the game goes on with the bot
        hands.end_turn(host.page)
    assert hands.my_turn(host.page)
    page.get_by_role("button", name="Play myself again (Bao)").click()
    expect(page.get_by_text("A bot plays your seat")).to_be_hidden()


# -- 13: my friend is in with one link -----------------------------------------------------------------------------


@each_game
def test_delight_13_a_friend_is_in_with_a_link_a_name_and_a_click(invite: Invite, game: str) -> None:
    """Delight 13: what is hidden never travels to her is shown in tests/server/test_secrets.py."""
    host, friend, late = invite("Lin"), invite("Bao"), invite("Li")
    id = host.table(game, "me", "open")
    host.page.goto(f"/t/{id}")
    link = host.page.get_by_role("textbox", name="Copy the invitation link").input_value()
    friend.page.goto(link)
    friend.page.get_by_role("textbox", name="Your name").fill("Bao Zhi")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(board(friend.page)).to_be_visible()
    expect(board(host.page)).to_be_visible()
    expect(host.page.get_by_role("region", name="Turn order").get_by_text("Bao Zhi").first).to_be_visible()
    # the table is full: the link now leads to watching
    late.page.goto(link)
    expect(board(late.page)).to_be_visible()
    expect(hands.confirm(late.page)).to_have_count(0)


def test_delight_13_a_seat_link_works_once_and_leaves_the_address_bar(invite: Invite) -> None:
    """Delight 13."""
    host, friend, late = invite("Lin"), invite("Bao"), invite("Li")
    id = host.table("year-of-the-dragon", "me", "open", "open")
    link = host.ask("POST", f"/api/tables/{id}/seats/2/link", {})["link"]
    friend.page.goto(link)
    expect(friend.page).to_have_url(re.compile(rf"/t/{id}$"))
    friend.page.get_by_role("textbox", name="Your name").fill("Bao")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.get_by_role("button", name="Get up")).to_be_visible()
    late.page.goto(link)
    late.page.get_by_role("textbox", name="Your name").fill("Li Ming")
    late.page.get_by_role("button", name="Sit down").click()
    expect(late.page.get_by_role("alert")).to_contain_text("used already")
    late.complaints.clear()  # the browser reports the refusal


# -- people at one screen ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), [(GAMES[0], {"hands": "hidden"}), (GAMES[1], {}), (GAMES[2], {})])
def test_people_at_one_screen_have_a_curtain_where_hands_are_secret(
    invite: Invite, game: str, options: dict[str, str]
) -> None:
    guest = invite()
    id = guest.table(game, "me", "hotseat Bao", **options)
    page = guest.page
    page.goto(f"/t/{id}")
    name = "Lin" if guest.ask("GET", f"/api/tables/{id}/state")["seat"] == 0 else "Bao"
    for _ in range(2):
        expect(page.get_by_role("heading", name=f"Please hand the screen to {name}")).to_be_visible()
        expect(board(page)).to_be_hidden()
        page.get_by_role("button", name=f"I am {name}").click()
        while guest.ask("GET", f"/api/tables/{id}/state")["seat"] == (0 if name == "Lin" else 1):
            hands.end_turn(page)
        name = "Bao" if name == "Lin" else "Lin"


def test_people_at_one_screen_have_no_curtain_where_everything_is_open(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.goto(f"/t/{guest.table('year-of-the-dragon', 'me', 'hotseat Bao')}")
    for _ in range(3):
        hands.end_turn(page)
        expect(board(page)).to_be_visible()
