// The home page: play at once, open a table, sit down at one, choose a theme.

import "../tokens.css";
import "../shell/shell.css";
import "./home.css";

import { ask } from "../core/api";
import { anew, contribute, elsewhere, take } from "../core/shuffle";
import type { TableInfo } from "../core/wire";
import { dress, prefer, preference, type Preferences } from "../core/preferences";
import { day, underWay } from "./parts";

// the covers are named by the server-rendered page
import.meta.glob("./*.svg", { query: "?url", eager: true });

const page = document.body.dataset;
const name = document.querySelector<HTMLInputElement>("#my-name");
const stage = document.querySelector<HTMLElement>("#showcase");

/** A guest needs a name before anything else; the one in the field, or the page's word for a guest. */
export async function beSomebody(): Promise<void> {
  const wanted = name?.value.trim() || page.guest || "Guest";
  if (page.known !== "yes") await ask("POST", "/api/guests", { name: wanted });
  else if (name && wanted !== name.defaultValue) await ask("PATCH", "/api/me", { name: wanted });
}

async function open(table: Record<string, unknown>): Promise<void> {
  await beSomebody();
  const made = await take("/api/tables", table);
  location.assign(`/t/${made.id}`);
}

function report(near: Element, error: unknown): void {
  const place = near.closest("section, article, form, dialog")?.querySelector<HTMLElement>(".problem");
  if (place) {
    place.textContent = error instanceof Error ? error.message : String(error);
    place.hidden = false;
  }
}

/** Do something whenever a thing is pressed, also one that came to the page later. */
function when(selector: string, act: (element: HTMLElement) => Promise<void>): void {
  document.addEventListener("click", (event) => {
    const element = (event.target as Element).closest<HTMLElement>(selector);
    if (!element) return;
    element.setAttribute("aria-busy", "true");
    act(element)
      .catch((error) => report(element, error))
      .finally(() => element.removeAttribute("aria-busy"));
  });
}

// whoever plays a game for the first time is asked whether to learn it; once answered, never again
const known = (game: string) => `known-${game}`;
function asked(button: HTMLElement): boolean {
  const game = button.dataset.play!;
  const dialog = document.querySelector<HTMLDialogElement>(`dialog[data-first="${game}"]`);
  if (!dialog || localStorage.getItem(known(game))) return false;
  dialog.showModal();
  const play = () => {
    dialog.close();
    button.click();
  };
  const remember = () => localStorage.setItem(known(game), "yes");
  dialog.querySelector<HTMLElement>("[data-known]")!.onclick = () => (remember(), play());
  dialog.querySelector<HTMLElement>("[data-lesson]")!.addEventListener("click", remember, { once: true });
  return true;
}

when("[data-play]", async (button) => {
  if (asked(button)) return;
  const bots = Number(button.dataset.bots ?? 3);
  const seats = [{ kind: "me" }, ...Array.from({ length: bots }, () => ({ kind: "bot", level: button.dataset.level ?? "cup" }))];
  return open({ game: button.dataset.play, seats });
});

when("[data-lesson]", async (button) => {
  await beSomebody();
  const made = await ask<{ id: string }>("POST", `/api/lessons/${button.dataset.lesson}`, {});
  location.assign(`/t/${made.id}`);
});

// a table with a seat kept free and its link, before anything is asked; the link is copied where the browser lets us
when("[data-invite]", async (button) => {
  await beSomebody();
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", level: "cup" }, { kind: "bot", level: "cup" }];
  const made = await take("/api/tables", { game: button.dataset.invite, seats });
  const copied = await navigator.clipboard.writeText(made.link).then(() => made.id, () => "");
  sessionStorage.setItem("copied", copied);
  location.assign(`/t/${made.id}`);
});

// whoever takes a seat plays on at the moment that is shown
when("[data-take-seat]", async () => {
  await beSomebody();
  const made = await take("/api/showcase/seat", { at: Number(stage!.dataset.at) });
  location.assign(`/t/${made.id}`);
});

// the secret of a seat link is taken out of the address at once
const secret = location.hash.match(/^#seat=([\w-]{16,128})$/)?.[1];
if (secret) history.replaceState(null, "", location.pathname);

when("[data-sit]", async (button) => {
  await beSomebody();
  await take(`/api/tables/${button.dataset.sit}/sit`, secret ? { secret } : {});
  location.assign(`/t/${button.dataset.sit}`);
});

// a link that works once: the secret is handed in, then the visitor goes where it leads
const arrival = document.querySelector<HTMLElement>("[data-arrive]");
if (arrival) {
  const key = { secret: location.hash.slice(1) };
  history.replaceState(null, "", location.pathname);
  const led = async (): Promise<void> => {
    if (arrival.dataset.arrive === "transfer") return invited(arrival, key);
    await beSomebody();
    if (arrival.dataset.arrive === "host") {
      await ask("POST", "/api/host", key);
      return location.replace("/house");
    }
    location.replace(`/t/${(await take("/api/play", key)).id}`);
  };
  led().catch((error) => report(arrival.lastElementChild!, error));
}

/** A transfer link asks first: whom it brings, and what becomes of whoever is here. */
async function invited(place: HTMLElement, key: { secret: string }): Promise<void> {
  const found = await ask<{ name: string; here: string | null; same: boolean; sentences: string[] }>("POST", "/api/transfer/ask", key);
  place.querySelector("#arrival")!.replaceChildren(
    ...found.sentences.map((sentence) => Object.assign(document.createElement("p"), { textContent: sentence })),
  );
  const named = (text: string | undefined, who: string) => (text ?? "").replace("%", who);
  const be = place.querySelector<HTMLElement>("[data-be-here]")!;
  const first = place.querySelector<HTMLElement>("[data-transfer]")!;
  be.textContent = named(place.dataset.be, found.name);
  be.hidden = found.same;
  first.hidden = found.same || !found.here;
  if (found.here) {
    first.textContent = named(place.dataset.first, found.here);
    place.querySelector("[data-stay-here]")!.textContent = named(place.dataset.stay, found.here);
  }
  be.addEventListener("click", () => {
    ask("POST", "/api/transfer", { ...key, instead: true })
      .then(() => location.replace("/"))
      .catch((error) => report(be, error));
  });
  place.querySelector<HTMLElement>(".cta")!.hidden = false;
  place.querySelector<HTMLElement>("h1")!.focus();
}

when("[data-transfer]", async () => {
  const field = document.querySelector<HTMLInputElement>("#transfer-link")!;
  field.value = (await ask<{ link: string }>("POST", "/api/me/transfer", {})).link;
  field.closest<HTMLElement>("#transfer")!.hidden = false;
  field.focus();
  field.select();
});

interface Device {
  id: string;
  kind: "tool" | "browser";
  name: string;
  since: number;
  here: boolean;
}

// where I am signed in, when I want to know
const devices = document.querySelector<HTMLDetailsElement>("[data-devices]");
devices?.addEventListener("toggle", () => {
  if (devices.open) listDevices(devices).catch((error) => report(devices, error));
});

async function listDevices(place: HTMLElement): Promise<void> {
  const said = place.dataset;
  const lines = (await ask<Device[]>("GET", "/api/me/devices")).map((one) => {
    const called = one.name || said[one.kind]!;
    const line = document.createElement("li");
    line.append(`${called} · ${said.since!.replace("%", day(one.since))}${one.here ? ` · ${said.here}` : ""} `);
    const end = Object.assign(document.createElement("button"), { type: "button", className: "btn", textContent: said.end! });
    end.setAttribute("aria-label", said.endWhat!.replace("%", called));
    end.addEventListener("click", () => {
      ask("DELETE", `/api/me/devices/${one.id}`)
        .then(() => (one.here ? location.assign("/") : listDevices(place)))
        .catch((error) => report(place, error));
    });
    line.append(end);
    return line;
  });
  place.querySelector("ul")!.replaceChildren(...lines);
}

// for those who want notices, or have the house as an app on their screen
if (page.here) void import("../notice/here");

// on how many days in a row the puzzle of the day was solved, for those who may have solved any
const streak = document.querySelector<HTMLElement>("main.home [data-streak]");
if (streak && (page.known === "yes" || localStorage.getItem("puzzles"))) void import("./streak").then(({ tell }) => tell(streak));

// a study of the host's: many games between bots
when("[data-study]", async () => {
  const said = (what: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`#study-${what}`)!.value.trim();
  const wish = { game: said("game"), players: Number(said("players")), games: Number(said("games")), bots: said("bots"), starts: said("starts") };
  await ask("POST", "/api/lab", { ...wish, changes: said("changes").split(/[\s,;]+/).filter(Boolean) });
  location.assign("/lab");
});

when("[data-forget]", async (button) => {
  if (!confirm(button.dataset.sure)) return;
  await ask("DELETE", "/api/me");
  location.assign("/");
});

when("[data-copy]", async (button) => {
  await navigator.clipboard.writeText(button.dataset.copy!);
  button.textContent = button.dataset.copied!;
});

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-share]")) {
  button.hidden = !navigator.share;
  button.addEventListener("click", () => void navigator.share({ title: button.dataset.title!, url: button.dataset.share! }).catch(() => {}));
}
const copy = document.querySelector<HTMLElement>("[data-copy]");
if (copy?.dataset.copy?.endsWith(`/t/${sessionStorage.getItem("copied")}`)) copy.textContent = copy.dataset.copied!;

/** Put a bot on a seat; with the last one the game begins. */
async function seatBot(table: string, seat: string): Promise<void> {
  await contribute(await ask<TableInfo>("PUT", `/api/tables/${table}/seats/${seat}`, { kind: "bot", level: "cup" }));
}

when("[data-start]", async (button) => {
  for (const seat of button.dataset.open!.split(",")) await seatBot(button.dataset.start!, seat);
  location.reload();
});

when("[data-bot]", async (button) => {
  await seatBot(button.dataset.table!, button.dataset.bot!);
  location.reload();
});

when("[data-free]", async (button) => {
  await ask("PUT", `/api/tables/${button.dataset.table}/seats/${button.dataset.free}`, { kind: "open" });
  location.reload();
});

when("[data-post]", async (button) => {
  await ask("POST", button.dataset.post!, {});
  location.assign(button.dataset.then!);
});

when("[data-anew]", async (button) => {
  await anew(button.dataset.anew!);
  location.reload();
});

// who waits sees the others come, adds a part to the shuffle, and sees the game begin
const { waits, changed } = document.querySelector<HTMLElement>("[data-waits]")?.dataset ?? {};
const talking = document.querySelector<HTMLElement>("[data-talking]");
const writing = (at = document.activeElement as HTMLInputElement | null) => at === name || !!(at?.value && talking?.contains(at));
const drawn = (info: TableInfo) => info.seats.map((seat) => [seat.kind, seat.name, seat.late, seat.anew, seat.commitment === "?"].join()).join();
// the page is made anew, unless somebody begins to do something with the old one: that is not lost
let renewing = false;
function renew(table: string, before: string): void {
  renewing = true;
  location.reload();
  setTimeout(() => void wait(table, before), 1500);
}
for (const kind of ["pointerdown", "keydown", "focusin", "click"]) {
  addEventListener(kind, () => {
    if (renewing) window.stop();
    renewing = false;
  }, true);
}
async function wait(table: string, before: string): Promise<void> {
  if (renewing) return void setTimeout(() => void wait(table, before), 1500);
  const found = await ask<TableInfo>("GET", `/api/tables/${table}`).catch(() => null);
  // somebody came or went since the page was made
  const stale = !!found && !before && found.changed !== Number(changed);
  if (stale && !writing() && !underWay()) return renew(table, before);
  const info = found && (await contribute(found).catch(() => null));
  if (info && (info.status !== "open" || (before && before !== drawn(info) && !writing())) && !underWay()) return renew(table, before);
  if (info) document.querySelector<HTMLElement>("[data-elsewhere]")?.toggleAttribute("hidden", !elsewhere(info));
  if (info && talking) void import("./talking").then(({ hear }) => hear(talking, info)).catch(() => {});
  const full = info?.seats.every((seat) => seat.kind === "guest" || seat.kind === "bot");
  setTimeout(() => void wait(table, before || (info && !stale ? drawn(info) : "")), full ? 400 : 1500);
}
if (waits) void wait(waits, "");
else if (page.turn) addEventListener("load", () => void import("./follow").catch(() => {}));

// -- a record to look at -------------------------------------------------------------------------------------------

const upload = document.querySelector<HTMLInputElement>("#record");
upload?.addEventListener("change", async () => {
  const file = upload.files?.[0];
  if (!file) return;
  try {
    await beSomebody();
    const made = await ask<{ id: string }>("POST", "/api/records", { record: await file.text() });
    location.assign(`/t/${made.id}/replay`);
  } catch (error) {
    report(upload, error);
  }
});

// -- a table of one's own ------------------------------------------------------------------------------------------

/** How much time people have, as the form says. */
export function timed(fields: FormData): object | null {
  const kind = fields.get("pace") ?? "none";
  const minute = (name: string) => (fields.get(name) as string).split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  if (kind === "none") return null;
  if (kind === "live") return { kind, bank: Number(fields.get("bank")), increment: Number(fields.get("increment")) };
  return { kind, ...(fields.has("hours") ? { hours: { begins: minute("begins"), ends: minute("ends") } } : {}) };
}

/** What happens when somebody is late or away; how long that takes is said where no clock says it. */
export function late(fields: FormData): object {
  return { replace: fields.get("replace"), ...(fields.has("absence") ? { absence: Number(fields.get("absence")) } : {}) };
}

/** Whether it is asked how long somebody has to be away: without a clock, if something happens then. */
export function fitAbsence(form: HTMLFormElement): void {
  const part = form.querySelector<HTMLElement>("[data-absence]")!;
  const value = (name: string) => form.querySelector<HTMLSelectElement>(name)!.value;
  part.hidden = value("#pace") !== "none" || value("#late") === "never";
  part.querySelector("select")!.disabled = part.hidden;
}

const form = document.querySelector<HTMLFormElement>("#create");
if (form) {
  const show = () => {
    const game = new FormData(form).get("game") as string;
    for (const part of form.querySelectorAll<HTMLElement>("[data-game]")) {
      part.hidden = part.dataset.game !== game;
      for (const field of part.querySelectorAll<HTMLSelectElement>("select")) field.disabled = part.hidden;
      for (const field of part.querySelectorAll<HTMLSelectElement>("[data-seat]")) {
        const named = field.parentElement!.querySelector<HTMLInputElement>(".named");
        if (named) named.hidden = field.value !== "hotseat";
      }
    }
  };
  const pace = form.querySelector<HTMLSelectElement>("#pace")!;
  const hours = form.querySelector<HTMLInputElement>("#hours")!;
  const setting = form.querySelector<HTMLSelectElement>("#late")!;
  /** What belongs to another time for a turn is hidden; people at one screen have no clock. */
  const time = () => {
    const shared = [...form.querySelectorAll<HTMLSelectElement>("[data-seat]")].some((field) => !field.disabled && field.value === "hotseat");
    pace.disabled = shared;
    if (shared) pace.value = "none";
    for (const part of form.querySelectorAll<HTMLElement>("[data-pace]")) {
      part.hidden = !part.dataset.pace!.split(" ").includes(pace.value);
      for (const field of part.querySelectorAll<HTMLInputElement>("select, input")) field.disabled = part.hidden;
    }
    const nights = form.querySelector<HTMLElement>("[data-hours]")!;
    nights.hidden = !hours.checked;
    for (const field of nights.querySelectorAll("input")) field.disabled ||= nights.hidden;
    for (const part of form.querySelectorAll<HTMLElement>("[data-late]")) part.hidden = part.dataset.late !== setting.value;
    fitAbsence(form);
  };
  form.addEventListener("change", () => (show(), time()));
  show();
  time();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    const game = fields.get("game") as string;
    const seats = [...form.querySelectorAll<HTMLSelectElement>(`[data-game="${game}"] [data-seat]`)]
      .filter((field) => field.value !== "none")
      .map((field) => {
        const [kind, level] = field.value.split(":");
        const called = field.parentElement!.querySelector<HTMLInputElement>(".named")?.value.trim() ?? "";
        return { kind, ...(level ? { level } : {}), ...(kind === "hotseat" ? { name: called } : {}) };
      });
    const options: Record<string, string | number> = {};
    for (const field of form.querySelectorAll<HTMLSelectElement>(`[data-game="${game}"] select[data-option]`)) {
      if (field.value !== field.dataset.default) options[field.dataset.option!] = /^\d+$/.test(field.value) ? Number(field.value) : field.value;
    }
    const [talk, hearers] = (fields.get("talk") as string).split("-");
    open({ game, seats, options, pace: timed(fields), ...late(fields), talk, ...(hearers ? { hearers } : {}), listed: fields.get("listed") === "on", rated: fields.get("rated") === "on", practice: fields.get("practice") === "on" }).catch((error) => report(form, error));
  });
}

// -- a game of bots to look at, for those who stay a moment --------------------------------------------------------

const line = document.querySelector<HTMLElement>("#showcase-line");
const thrifty = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
if (stage && line && !thrifty) {
  addEventListener("load", () => setTimeout(() => void import("./showcase").then(({ run }) => run(stage, line)).catch(() => {}), 2500));
}

// -- theme ---------------------------------------------------------------------------------------------------------

dress();
for (const input of document.querySelectorAll<HTMLInputElement>("input[name=theme]")) {
  input.checked = preference("theme") === input.value;
  input.addEventListener("change", () => {
    prefer("theme", input.value as Preferences["theme"]);
    dress();
  });
}
