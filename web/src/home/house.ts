// The host's page: what every page has, buttons that ask the house for something, and times as the host's clock has them.

import "./home";
import "./house.css";

import { ask } from "../core/api";

const lang = document.documentElement.lang;

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-ask]")) {
  button.addEventListener("click", async () => {
    const { sure, ask: wish } = button.dataset;
    if (sure && !confirm(sure)) return;
    const [method, path] = wish!.split(" ") as [string, string];
    button.disabled = true;
    try {
      await ask(method, path, method === "POST" ? {} : undefined);
      location.reload();
    } catch (error) {
      button.disabled = false;
      const place = button.closest("section")!.querySelector<HTMLElement>(".problem")!;
      place.textContent = (error as Error).message;
      place.hidden = false;
    }
  });
}

for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-at]")) {
  const at = new Date(Number(time.dataset.at) * 1000);
  time.dateTime = at.toISOString();
  time.title = at.toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
}
