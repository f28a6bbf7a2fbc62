"""Notices in a real browser: sound, push through the real worker, no network, what is missing without TLS."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import playwright.sync_api
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Invite
from tests.browser.house import PATIENCE, PHONE, Guest, House
from tests.browser.house import browser as open_browser
from tests.server import receivers
from tests.server.receivers import Letters, Subscription

FLAGS = ("--notice-delay", "0.05", "--notices-inside")
# no push service can be reached from here: the browser is given a subscription to the one of this test
SUBSCRIBED = """PushManager.prototype.subscribe = async (wish) => {
  if (!wish.userVisibleOnly || wish.applicationServerKey.length !== 87) throw new Error("not as browsers want it");
  return { toJSON: () => (%s) };
};"""
HEARD = """window.taps = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) { window.taps++; return start.call(this, at); };
document.hasFocus = () => false;"""


@pytest.fixture
def whole(browser: Browser) -> Iterator[Browser]:
    """A browser with notices: the shell without windows, which other tests use, has none."""
    with open_browser(browser.browser_type, windows=True) as opened:
        yield opened


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, *FLAGS)
    house.start()
    yield house
    house.close()


class PushService:
    """Receives in a thread of its own, since the browser is driven from this one."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.letters: Letters | None = None
        self._ready, self._end = threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self.loop.run_until_complete, args=(self._serve(),))

    async def _serve(self) -> None:
        async with receivers.http() as self.letters:
            self._ready.set()
            await self._end.wait()

    def __enter__(self) -> PushService:
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self._end.set)
        self._thread.join()
        self.loop.close()

    @property
    def address(self) -> str:
        assert self.letters is not None
        return self.letters.address

    def next(self) -> Any:
        assert self.letters is not None
        return asyncio.run_coroutine_threadsafe(self.letters.next(), self.loop).result()


def test_a_phone_is_called_by_push_and_by_webhook_and_is_friendly_without_a_network(
    whole: Browser, telling: House
) -> None:
    subscription = Subscription()
    with PushService() as service:
        lin = Guest(whole, telling, "Lin", viewport=PHONE, locale="de-DE", has_touch=True, is_mobile=True)
        bao = Guest(whole, telling, "Bao")
        for guest in (lin, bao):
            guest.context.add_init_script(HEARD)
        lin.context.grant_permissions(["notifications"], origin=telling.address)
        lin.context.add_init_script(SUBSCRIBED % json.dumps({"endpoint": service.address, "keys": subscription.keys}))
        id = lin.table("year-of-the-dragon", "me", "open")
        page = lin.page
        page.goto("/me/notices")
        page.get_by_role("button", name="Auf diesem Gerät Bescheid geben").click()
        expect(page.locator("#told-by li")).to_contain_text("dieses Gerät")
        page.get_by_role("checkbox", name="Ich habe Ruhezeiten").check()
        far = page.evaluate("String((new Date().getHours() + 12) % 24).padStart(2, '0')")  # not now
        page.get_by_label("Von").fill(f"{far}:15")
        page.get_by_label("Bis", exact=True).fill(f"{far}:16")
        page.get_by_role("button", name="Merken").click()
        expect(page.locator("#quiet [role=status]")).to_have_text("Gemerkt.")

        # a webhook tells too, until the link in what it gets is opened
        page.get_by_label("Adresse des Webhooks").fill(service.address.replace("/hook", "/other"))
        page.get_by_role("button", name="Dort Bescheid geben").click()
        page.get_by_role("button", name="Probenachricht schicken an 127").click()
        expect(page.locator("#told-by [role=status]")).to_contain_text("unterwegs")
        page.goto(json.loads(service.next()[1])["stop"])
        expect(page.get_by_role("status")).to_contain_text("die letzte Nachricht")
        assert page.url.endswith("/notices/stop")
        assert [one["kind"] for one in lin.ask("GET", "/api/me/notices")["channels"]] == ["push"]

        # the message comes encrypted for this browser alone; the worker is handed what the browser decrypts
        worker = Worker(lin)
        with page.expect_response("**/api/me/here"):  # what a page says when it is left can get lost; then it counts on
            page.evaluate("dispatchEvent(new Event('pagehide'))")
        page.goto("about:blank")
        bao.ask("POST", "/api/guests", {"name": "Bao"})
        bao.ask("POST", f"/api/tables/{id}/sit", {})
        told = subscription.open(service.next()[1])
        assert told["link"] == f"/t/{id}"
        worker.push(told)
        worker.shows(["Du bist dran", "Im Jahr des Drachen wartet auf dich.", "stop"])

        # on a computer a page in the background can be heard, on a phone it cannot
        page.goto(f"/t/{id}")
        expect(page).to_have_title(re.compile("^● Du bist dran"))
        worker.push(told | {"tag": "seen", "title": "Seen"})
        bao.page.goto(f"/t/{id}")
        expect(bao.page.locator("#board")).to_be_visible()
        expect(bao.page).to_have_title(re.compile("Teahouse"))
        bao.page.mouse.click(5, 300)  # browsers are silent on pages that nobody has touched
        play(lin, id)
        before_long(bao.page, lambda: bao.page.evaluate("taps") > 0)
        play(bao, id)
        expect(page).to_have_title(re.compile("^●"))
        assert page.evaluate("taps") == 0
        assert "Seen" not in str(worker.shown())

        worker.tap("stop")
        worker.shows([told["stopped"], ""])
        assert lin.ask("GET", "/api/me/notices")["channels"] == []

        page.goto("about:blank")
        bao.close()
        telling.close()
        page.goto(f"{telling.address}/t/{id}")
        expect(page.get_by_role("heading", level=1)).to_have_text("Gerade kein Weg zum Haus")
        page.get_by_role("link", name="Im Jahr des Drachen").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Im Jahr des Drachen")
        telling.start()
        lin.close()


def play(guest: Guest, id: str) -> None:
    """Moves until it is the other one's turn."""
    while (state := guest.ask("GET", f"/api/tables/{id}/state"))["moves"]:
        turn = {
            "id": f"a-turn-of-{guest.name}-{state['version']}",
            "version": state["version"],
            "moves": state["moves"][:1],
        }
        guest.ask("POST", f"/api/tables/{id}/turn", turn)


def before_long(page: Page, true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < end
        page.wait_for_timeout(20)


def worker_of(guest: Guest) -> playwright.sync_api.Worker:
    before_long(guest.page, lambda: bool(guest.context.service_workers))
    return guest.context.service_workers[0]


class Worker:
    """The service worker of a guest's browser."""

    def __init__(self, guest: Guest) -> None:
        self._page = guest.page
        self._line = guest.context.new_cdp_session(guest.page)
        self._registered: list[dict[str, str]] = []
        self._line.on("ServiceWorker.workerRegistrationUpdated", self._learn)
        self._line.send("ServiceWorker.enable")
        self._worker = worker_of(guest)
        before_long(guest.page, lambda: bool(self._registered))

    def _learn(self, found: dict[str, list[dict[str, str]]]) -> None:
        self._registered += found["registrations"]

    def push(self, told: Any) -> None:
        """Hand a message to its handler, as the browser does with what it has decrypted."""
        one = self._registered[-1]
        origin = one["scopeURL"].rstrip("/")
        message = {"origin": origin, "registrationId": one["registrationId"], "data": json.dumps(told)}
        self._line.send("ServiceWorker.deliverPushMessage", message)

    def shown(self) -> Any:
        """Title, text and actions of the notices that the device shows."""
        return self._worker.evaluate("""async () => (await registration.getNotifications())
          .map(({ title, body, actions }) => [title, body, ...actions.map((one) => one.action)])""")

    def shows(self, notice: list[str]) -> None:
        """One notice, this one."""
        before_long(self._page, lambda: self.shown() == [notice])

    def tap(self, action: str) -> None:
        """Somebody taps an action of the notice."""
        self._worker.evaluate(
            """async (action) => {
              const [notification] = await registration.getNotifications();
              const tapped = new NotificationEvent("notificationclick", { notification, action });
              let done;
              tapped.waitUntil = (work) => { done = work; };
              dispatchEvent(tapped);
              await done;
            }""",
            action,
        )


@pytest.fixture
def mailing(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, *FLAGS, "--mail-server", "smtp://127.0.0.1:25", "--mail-from", "house@games.example")
    house.start()
    yield house
    house.close()


def test_without_tls_pages_say_what_is_missing_and_offer_webhook_mail_and_code(
    browser: Browser, mailing: House
) -> None:
    context = browser.new_context(base_url=mailing.address.replace("127.0.0.1", "0.0.0.0"))  # this machine, not trusted
    context.request.post("/api/guests", data={"name": "Lin"})
    page = context.new_page()
    page.goto("/me/notices")
    expect(page.locator("[data-push-insecure]")).to_contain_text("https://")
    expect(page.get_by_role("button", name="Tell me on this device")).to_be_hidden()
    expect(page.get_by_label("Address of the webhook")).to_be_visible()
    page.get_by_label("Address of the webhook").fill("https://2130706433/")
    page.get_by_role("button", name="Tell me there").click()
    expect(page.get_by_role("alert")).to_contain_text("names a host")
    expect(page.get_by_label("Mail address")).to_be_visible()
    page.goto("/me/keep")
    expect(page.locator("#passkeys")).to_contain_text("https://")
    expect(page.get_by_role("button", name="Make a passkey")).to_be_hidden()
    page.get_by_role("button", name="Make a code").click()
    expect(page.locator("output.code")).to_have_text(re.compile(r"^(\w{5}-){4}\w{5}$"))
    context.close()


def test_the_house_opened_as_an_app_says_that_it_is_seen_and_is_friendly_without_a_network(
    browser: Browser, telling: House
) -> None:
    with PushService() as service:
        lin = Guest(browser, telling, "Lin", viewport=PHONE)
        lin.ask("POST", "/api/guests", {"name": "Lin"})
        lin.ask("POST", "/api/me/notices", {"kind": "webhook", "address": service.address})
        page = lin.page
        page.goto("/manifest.webmanifest")
        start = json.loads(page.inner_text("body"))["start_url"]
        with page.expect_request("**/api/me/here") as said:
            page.goto(start)
        assert '"looking":true' in (said.value.post_data or "")
        page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        telling.close()
        page.goto(f"{telling.address}{start}")
        expect(page.get_by_role("heading", level=1)).to_have_text("No way to the house just now")
        page.get_by_role("link", name="Yínzi").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Yínzi")
        telling.start()
        lin.complaints.clear()  # the browser reports what it could not fetch
        lin.close()


IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile"


def test_on_an_iphone_it_is_said_how_to_get_push_and_how_to_come_back_there(invite: Invite) -> None:
    for lang, said in (("en", "Add to Home Screen"), ("de", "Zum Home-Bildschirm")):
        guest = invite(viewport=PHONE, locale=lang, user_agent=IPHONE)
        guest.context.add_init_script("delete window.PushManager;")  # as Safari has none outside of an app
        guest.ask("POST", "/api/guests", {"name": "Lin"})
        guest.page.goto("/me/notices")
        hint = guest.page.locator("[data-push-ios]")
        expect(hint).to_contain_text(said)
        expect(hint.get_by_role("link")).to_have_attribute("href", "/me/keep")
        expect(guest.page.locator("[data-push-cannot]")).to_be_hidden()


def test_a_subscription_that_the_browser_renews_is_brought_to_the_house(browser: Browser, telling: House) -> None:
    old, renewed = Subscription(), Subscription()
    with PushService() as service:
        lin = Guest(browser, telling, "Lin")
        lin.ask("POST", "/api/guests", {"name": "Lin"})
        lin.page.goto("/?app=1")
        lin.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        wish = {"kind": "push", "address": service.address}
        lin.ask("POST", "/api/me/notices", wish | old.keys)
        fresh = {"endpoint": f"{service.address}/renewed", "keys": renewed.keys}
        worker_of(lin).evaluate(
            """async (fresh) => {
              const event = new ExtendableEvent("pushsubscriptionchange");
              event.newSubscription = { toJSON: () => fresh };
              let done;
              event.waitUntil = (work) => { done = work; };
              dispatchEvent(event);
              await done;
            }""",
            fresh,
        )
        (channel,) = lin.ask("GET", "/api/me/notices")["channels"]  # in place of the old one
        assert lin.ask("POST", f"/api/me/notices/{channel['id']}/try", {}) == {"arrived": True}
        assert renewed.open(service.next()[1])["tag"] == "trial"
        lin.close()
