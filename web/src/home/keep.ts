// How I keep my seat (passkeys, a code on paper), and how I come back to it.

import "./home";
import "./notices.css";
import "./keep.css";

import { ask } from "../core/api";
import { attempt, day, find } from "./parts";

interface Passkey {
  id: string;
  name: string;
  since: number;
  used: number | null;
}
interface Kept {
  passkeys: Passkey[];
  code: number | null;
}
interface Returned {
  code: string | null;
}

const bytes = (text: string) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
const text = (found: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(found ?? new ArrayBuffer(0)))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

const able = (place: HTMLElement) =>
  place.dataset.number === "yes" ? "number" : !isSecureContext ? "insecure" : "PublicKeyCredential" in window ? "can" : "cannot";

for (const place of document.querySelectorAll<HTMLElement>("#passkeys, #back")) {
  for (const part of place.querySelectorAll<HTMLElement>(`[data-passkey-${able(place)}]`)) part.hidden = false;
}

/** What the house asks to be signed, as the browser wants it: bytes as bytes. */
function unpacked(options: any): any {
  return {
    ...options,
    challenge: bytes(options.challenge),
    ...(options.user ? { user: { ...options.user, id: bytes(options.user.id) } } : {}),
    ...(options.excludeCredentials ? { excludeCredentials: options.excludeCredentials.map((one: any) => ({ ...one, id: bytes(one.id) })) } : {}),
  };
}

/** Whoever closes the browser's window has changed their mind: nothing went wrong. */
async function unless<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError")) return null;
    if (error instanceof DOMException && error.name === "InvalidStateError") throw new Error(keys!.dataset.known);
    throw error;
  });
}

// -- a code to be written down -------------------------------------------------------------------------------------

const paper = find(".paper")!;

function write(code: string, what: "yours" | "next"): void {
  paper.querySelector("h2")!.textContent = paper.dataset[what]!;
  paper.querySelector("output")!.textContent = code;
  paper.querySelector<HTMLElement>("[data-go-home]")!.hidden = what !== "next";
  paper.hidden = false;
  paper.querySelector("h2")!.focus();
}

paper.querySelector("[data-print]")!.addEventListener("click", () => print());
paper.querySelector<HTMLElement>("[data-copy-code]")!.addEventListener("click", async (event) => {
  const button = event.currentTarget as HTMLElement;
  await navigator.clipboard?.writeText(paper.querySelector("output")!.textContent!);
  if (navigator.clipboard) button.textContent = button.dataset.copied!;
});
if (!navigator.clipboard) paper.querySelector<HTMLElement>("[data-copy-code]")!.hidden = true;

const code = find("#code");

code?.querySelector("[data-code-make]")!.addEventListener("click", () => {
  if (code.dataset.has && !confirm(code.dataset.sure)) return;
  void attempt(code, async () => {
    const made = await ask<{ code: string }>("POST", "/api/me/code", {});
    await show();
    write(made.code, "yours");
  });
});

code?.querySelector("[data-code-end]")!.addEventListener("click", () => {
  void attempt(code, async () => {
    await ask("DELETE", "/api/me/code");
    paper.hidden = true;
    await show();
  });
});

// -- passkeys ------------------------------------------------------------------------------------------------------

const keys = find("#passkeys");

async function show(): Promise<void> {
  const kept = await ask<Kept>("GET", "/api/me/keep");
  keys!.querySelector("ul")!.replaceChildren(...kept.passkeys.map(line));
  keys!.querySelector<HTMLElement>(".none")!.hidden = kept.passkeys.length > 0;
  const said = code!.dataset;
  said.has = kept.code ? "yes" : "";
  code!.querySelector("[data-code-since]")!.textContent = kept.code ? said.since!.replace("%", day(kept.code)) : said.none!;
  code!.querySelector("[data-code-make]")!.textContent = said[kept.code ? "again" : "make"]!;
  code!.querySelector<HTMLElement>("[data-code-end]")!.hidden = !kept.code;
}

function line(one: Passkey): HTMLElement {
  const said = keys!.dataset as Record<string, string>;
  const row = document.createElement("li");
  const words = document.createElement("span");
  const name = one.name || said.unnamed!;
  const used = one.used ? said.used!.replace("%", day(one.used)) : said.unused!;
  words.append(Object.assign(document.createElement("b"), { textContent: name }), ` ${said.since!.replace("%", day(one.since))} · ${used}`);
  const end = Object.assign(document.createElement("button"), { type: "button", className: "btn", textContent: said.end! });
  end.setAttribute("aria-label", said.endWhat!.replace("%", name));
  end.addEventListener("click", () => {
    void attempt(keys!, async () => {
      await ask("DELETE", `/api/me/passkeys/${one.id}`);
      keys!.querySelector("[role=status]")!.textContent = "";
      await show();
    });
  });
  row.append(words, end);
  return row;
}

keys?.querySelector("[data-passkey-make]")!.addEventListener("click", () => {
  void attempt(keys, async () => {
    const { options } = await ask<{ options: unknown }>("POST", "/api/me/passkeys/ask", {});
    const made = (await unless(navigator.credentials.create({ publicKey: unpacked(options) }))) as PublicKeyCredential | null;
    if (!made) return;
    const found = made.response as AuthenticatorAttestationResponse;
    await ask("POST", "/api/me/passkeys", { id: made.id, client: text(found.clientDataJSON), attestation: text(found.attestationObject) });
    await show();
    keys.querySelector("[role=status]")!.textContent = keys.dataset.made!;
  });
});

if (keys) void attempt(keys, show);

// -- coming back ---------------------------------------------------------------------------------------------------

const back = find<HTMLFormElement>("#back")!;
const instead = document.body.dataset.known === "yes"; // the page has said what becomes of whoever is here

back.querySelector("[data-passkey-use]")!.addEventListener("click", () => {
  void attempt(back, async () => {
    const { options } = await ask<{ options: unknown }>("POST", "/api/passkeys/ask", {});
    const given = (await unless(navigator.credentials.get({ publicKey: unpacked(options) }))) as PublicKeyCredential | null;
    if (!given) return;
    const found = given.response as AuthenticatorAssertionResponse;
    const signed = { authenticator: text(found.authenticatorData), signature: text(found.signature), user: text(found.userHandle) };
    await ask("POST", "/api/passkeys", { id: given.id, client: text(found.clientDataJSON), ...signed, instead });
    location.assign("/");
  });
});

back.addEventListener("submit", (event) => {
  event.preventDefault();
  void attempt(back, async () => {
    const found = await ask<Returned>("POST", "/api/code", { code: find<HTMLInputElement>("#typed")!.value, instead });
    if (!found.code) return location.assign("/");
    for (const part of document.querySelectorAll<HTMLElement>("main > :not(h1, .paper)")) part.hidden = true;
    write(found.code, "next");
  });
});
