// How I am told that it is my turn: by push, webhook or mail, and when not. Links in notices lead here too.

import "./home";
import "./notices.css";

import { ask } from "../core/api";
import { register } from "../notice/register";
import { attempt, find } from "./parts";

interface Channel {
  id: string;
  kind: "push" | "webhook" | "mail";
  name: string;
  waits: boolean;
  failed: number;
  here: boolean;
}
interface Told {
  channels: Channel[];
  quiet: { begins: number; ends: number; zone: string } | null;
  key: string;
}

// -- a link in a notice --------------------------------------------------------------------------------------------

const link = find("[data-notice]");
if (link) {
  const secret = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
  void attempt(link, async () => {
    const status = link.querySelector("[role=status]")!;
    status.textContent = secret ? "" : link.dataset.none!;
    if (!secret) return;
    const { sentence } = await ask<{ sentence: string }>("POST", `/api/notices/${link.dataset.notice}`, { secret });
    status.textContent = sentence;
  });
}

// -- my channels ---------------------------------------------------------------------------------------------------

const list = find("#told-by");
const push = find("#push-title")?.parentElement;

async function show(): Promise<Told> {
  const told = await ask<Told>("GET", "/api/me/notices");
  list!.querySelector("ul")!.replaceChildren(...told.channels.map(line));
  list!.querySelector<HTMLElement>(".none")!.hidden = told.channels.length > 0;
  pushable(told);
  return told;
}

function line(one: Channel): HTMLElement {
  const said = list!.dataset as Record<string, string>;
  const row = document.createElement("li");
  const text = document.createElement("span");
  const name = one.name || said[one.kind]!;
  const more = [one.here ? said.hereName : "", one.waits ? said.unconfirmed : "", one.failed ? said.failed : ""].filter(Boolean);
  text.append(Object.assign(document.createElement("b"), { textContent: name }), ` ${[said[one.kind], ...more].join(" · ")}`);
  row.append(text);
  const status = list!.querySelector("[role=status]")!;
  const button = (label: string, what: string, act: () => Promise<unknown>) => {
    const made = Object.assign(document.createElement("button"), { type: "button", className: "btn", textContent: label });
    made.setAttribute("aria-label", what.replace("%", name));
    made.addEventListener("click", () => {
      status.textContent = "";
      void attempt(list!, act);
    });
    row.append(made);
  };
  if (!one.waits) {
    button(said.try!, said.tryWhat!, async () => {
      const { arrived } = await ask<{ arrived: boolean }>("POST", `/api/me/notices/${one.id}/try`, {});
      await show();
      status.textContent = said[arrived ? "arrived" : "lost"]!;
    });
  }
  button(said.end!, said.endWhat!, async () => {
    await ask("DELETE", `/api/me/notices/${one.id}`);
    if (one.here) await (await (await navigator.serviceWorker?.getRegistration("/"))?.pushManager?.getSubscription())?.unsubscribe();
    await show();
  });
  return row;
}

// -- push ----------------------------------------------------------------------------------------------------------

/** An iPhone or iPad, which sometimes says that it is a Mac: it can push only where the house lies on its home screen. */
function ios(): boolean {
  const installed = matchMedia("(display-mode: standalone)").matches;
  return !installed && (/iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1));
}

/** What this browser can do, and what is missing. */
function pushable(told: Told): void {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  const unable = ios() ? "ios" : "cannot";
  const state = !isSecureContext ? "insecure" : !able ? unable : Notification.permission === "denied" ? "denied" : "can";
  for (const name of ["can", "insecure", "cannot", "ios", "denied"]) {
    for (const part of push!.querySelectorAll<HTMLElement>(`[data-push-${name}]`)) part.hidden = state !== name;
  }
  const done = told.channels.some((one) => one.kind === "push" && one.here);
  push!.querySelector<HTMLButtonElement>("[data-push-on]")!.parentElement!.hidden = state !== "can" || done;
}

find("[data-push-on]")?.addEventListener("click", () => {
  void attempt(push!, async () => {
    const { key } = await show();
    if ((await Notification.requestPermission()) !== "granted") return void (await show());
    const worker = await register();
    const wish = { userVisibleOnly: true, applicationServerKey: key };
    const { endpoint, keys } = (await worker.pushManager.subscribe(wish)).toJSON();
    await ask("POST", "/api/me/notices", { kind: "push", address: endpoint, p256dh: keys!.p256dh, auth: keys!.auth });
    await show();
  });
});

// -- webhook and mail ----------------------------------------------------------------------------------------------

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-way]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form, async () => {
      await ask("POST", "/api/me/notices", { kind: form.dataset.way, address: form.querySelector("input")!.value.trim() });
      form.reset();
      await show();
    });
  });
}

// -- quiet hours ---------------------------------------------------------------------------------------------------

const quiet = find<HTMLFormElement>("#quiet");
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
const clock = (minute: number) => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
const field = (name: string) => find<HTMLInputElement>(`#quiet-${name}`)!;

function tick(): void {
  quiet!.querySelector<HTMLElement>(".hours")!.hidden = !field("on").checked;
}

quiet?.addEventListener("change", tick);
quiet?.addEventListener("submit", (event) => {
  event.preventDefault();
  const status = quiet.querySelector<HTMLElement>("[role=status]")!;
  status.textContent = "";
  void attempt(quiet, async () => {
    const [begins, ends] = field("on").checked ? [minutes(field("from").value), minutes(field("to").value)] : [0, 0];
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await ask("PUT", "/api/me/quiet", { begins, ends, zone: timeZone });
    status.textContent = status.dataset.saved!;
  });
});

// -- holidays ------------------------------------------------------------------------------------------------------

interface Away {
  until: number;
  most_days: number;
  days_left: number;
}
const holiday = find<HTMLFormElement>("#holiday");
const DAY = 86_400_000;

/** How it stands; the last day is a whole one. */
function away(place: HTMLFormElement, now: Away): void {
  const said = place.dataset as Record<string, string>;
  const most = Math.min(now.most_days, now.days_left);
  const last = find<HTMLInputElement>("#holiday-until")!;
  const day = (at: number) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  last.min = day(Date.now());
  last.max = day(Date.now() + (most - 1) * DAY);
  place.querySelector("[data-holiday-most]")!.textContent = said.most!.replace("%", String(now.most_days)).replace("$", String(now.days_left));
  const until = new Date(now.until * 1000).toLocaleDateString(document.documentElement.lang, { weekday: "long", day: "numeric", month: "long" });
  place.querySelector("[role=status]")!.textContent = now.until ? said.away!.replace("%", until) : said.here!;
  place.querySelector<HTMLElement>("[data-back]")!.hidden = !now.until;
}

if (holiday) {
  const about = (method: string, body?: unknown) => attempt(holiday, async () => away(holiday, await ask<Away>(method, "/api/me/holiday", body)));
  holiday.addEventListener("submit", (event) => {
    event.preventDefault();
    const [year, month, day] = find<HTMLInputElement>("#holiday-until")!.value.split("-").map(Number);
    void about("PUT", { until: new Date(year!, month! - 1, day!, 23, 59).getTime() / 1000 });
  });
  find("[data-back]")!.addEventListener("click", () => void about("DELETE"));
  void about("GET");
}

if (list) {
  void attempt(list, async () => {
    const told = await show();
    if (told.quiet) {
      field("on").checked = true;
      field("from").value = clock(told.quiet.begins);
      field("to").value = clock(told.quiet.ends);
    }
    tick();
  });
}
