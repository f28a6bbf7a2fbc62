// The home page: play at once, open a table, sit down at one, choose a theme.

import "../tokens.css";
import "../shell/shell.css";
import "./home.css";

import { ask } from "../core/api";
import { dress, prefer, preference, type Preferences } from "../core/preferences";

// the covers are named by the server-rendered page
import.meta.glob("./*.svg", { query: "?url", eager: true });

const page = document.body.dataset;
const name = document.querySelector<HTMLInputElement>("#my-name");

/** A guest needs a name before anything else; the one in the field, or the page's word for a guest. */
async function beSomebody(): Promise<void> {
  const wanted = name?.value.trim() || page.guest || "Guest";
  if (page.known !== "yes") await ask("POST", "/api/guests", { name: wanted });
  else if (name && wanted !== name.defaultValue) await ask("PATCH", "/api/me", { name: wanted });
}

async function open(table: Record<string, unknown>): Promise<void> {
  await beSomebody();
  const made = await ask<{ id: string }>("POST", "/api/tables", table);
  location.assign(`/t/${made.id}`);
}

function report(near: Element, error: unknown): void {
  const place = near.closest("section, article, form")?.querySelector<HTMLElement>(".problem");
  if (place) {
    place.textContent = error instanceof Error ? error.message : String(error);
    place.hidden = false;
  }
}

function when(selector: string, act: (element: HTMLElement) => Promise<void>): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    element.addEventListener("click", () => {
      element.setAttribute("aria-busy", "true");
      act(element)
        .catch((error) => report(element, error))
        .finally(() => element.removeAttribute("aria-busy"));
    });
  }
}

when("[data-play]", (button) => {
  const bots = Number(button.dataset.bots ?? 3);
  const seats = [{ kind: "me" }, ...Array.from({ length: bots }, () => ({ kind: "bot", level: button.dataset.level ?? "cup" }))];
  return open({ game: button.dataset.play, seats });
});

when("[data-sit]", async (button) => {
  await beSomebody();
  await ask("POST", `/api/tables/${button.dataset.sit}/sit`, {});
  location.assign(`/t/${button.dataset.sit}`);
});

when("[data-copy]", async (button) => {
  await navigator.clipboard.writeText(button.dataset.copy!);
  button.textContent = button.dataset.copied!;
});

// -- a table of one's own ------------------------------------------------------------------------------------------

const form = document.querySelector<HTMLFormElement>("#create");
if (form) {
  const show = () => {
    const game = new FormData(form).get("game") as string;
    for (const part of form.querySelectorAll<HTMLElement>("[data-game]")) {
      part.hidden = part.dataset.game !== game;
      for (const field of part.querySelectorAll<HTMLSelectElement>("select")) field.disabled = part.hidden;
    }
  };
  form.addEventListener("change", show);
  show();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    const game = fields.get("game") as string;
    const seats = fields
      .getAll(`seat-${game}`)
      .filter((kind) => kind !== "none")
      .map((kind) => {
        const [what, level] = String(kind).split(":");
        return level ? { kind: what, level } : { kind: what };
      });
    const options: Record<string, string | number> = {};
    for (const field of form.querySelectorAll<HTMLSelectElement>(`[data-game="${game}"] select[data-option]`)) {
      if (field.value !== field.dataset.default) options[field.dataset.option!] = /^\d+$/.test(field.value) ? Number(field.value) : field.value;
    }
    open({ game, seats, options, listed: fields.get("listed") === "on" }).catch((error) => report(form, error));
  });
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

// -- rules: find a sentence ----------------------------------------------------------------------------------------

const search = document.querySelector<HTMLInputElement>("#find-rule");
search?.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const rule of document.querySelectorAll<HTMLElement>("[data-rule]")) {
    const text = rule.textContent!.toLowerCase();
    rule.hidden = !words.every((word) => text.includes(word));
  }
});
