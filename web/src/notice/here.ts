// Tells the house while a page of it is before somebody's eyes, so that nobody is called who looks; only for those who want notices.
// Where the house is an app on somebody's screen, the worker is brought in that knows what to show without a network.

import { register } from "./register";

const wish = document.body.dataset.here!.split(" ");
const EVERY = 30_000;
const page = Math.random().toString(36).slice(2);
const table = location.pathname.match(/^\/t\/(\w+)/)?.[1] ?? "";
let count = 0;
const seen = () => document.visibilityState === "visible";

function say(looking: boolean): void {
  const body = JSON.stringify({ page, table, looking, count: count++ });
  void fetch("/api/me/here", { method: "POST", headers: { "content-type": "application/json" }, body, keepalive: true }).catch(() => {});
}

if (wish.includes("app")) void register().catch(() => {});
if (wish.includes("seen")) {
  say(seen());
  document.addEventListener("visibilitychange", () => say(seen()));
  addEventListener("pagehide", () => say(false));
  addEventListener("pageshow", (event) => event.persisted && say(seen()));
  setInterval(() => seen() && say(true), EVERY);
}
