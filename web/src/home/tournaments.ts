// Tournaments: a new one, and joining one by its link. What else there is to press, the home page's script knows.

import { beSomebody, fitAbsence, late, timed } from "./home";
import "./tournaments.css";

import { ask } from "../core/api";
import { attempt, find } from "./parts";

const form = find<HTMLFormElement>("#make");

/** A table has no more seats than the game; what happens when somebody is late hangs on the clock. */
function fit(): void {
  const most = Number(find<HTMLSelectElement>("#game")!.selectedOptions[0]!.dataset.most);
  const size = find<HTMLSelectElement>("#size")!;
  for (const option of size.options) option.disabled = option.hidden = Number(option.value) > most;
  if (Number(size.value) > most) size.value = String(most);
  const clock = find<HTMLSelectElement>("#pace")!.value === "none" ? "no" : "yes";
  for (const part of form!.querySelectorAll<HTMLElement>("[data-clock]")) part.hidden = part.dataset.clock !== clock;
  fitAbsence(form!);
  find("[data-hours]")!.hidden = !find<HTMLInputElement>("#hours")!.checked;
}

/** Play in it; at night my clock stands, and the house has to know when that is. */
async function enter(id: string): Promise<void> {
  await ask("POST", `/api/tournaments/${id}/join`, { zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
}

if (form) {
  form.addEventListener("change", fit);
  fit();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form, async () => {
      await beSomebody();
      const fields = new FormData(form);
      const said = (name: string) => fields.get(name) as string;
      const pace = timed(fields);
      const wish = { game: said("game"), name: said("name").trim(), kind: said("kind"), size: Number(said("size")), fill: said("fill") };
      const made = await ask<{ id: string }>("POST", "/api/tournaments", { ...wish, pace, ...late(fields), rated: fields.get("rated") === "on" });
      await enter(made.id);
      location.assign(`/tournaments/${made.id}`);
    });
  });
}

const join = find("[data-join]");
join?.addEventListener("click", () => {
  void attempt(join.closest("section")!, async () => {
    await beSomebody();
    await enter(join.dataset.join!);
    location.reload();
  });
});
