// What a person likes, kept in this browser: theme, motion, zoom, and whether a complete turn confirms itself.

export interface Preferences {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "none";
  confirm: "ask" | "auto";
  zoom: "100" | "115" | "130";
  seats: "seals" | "letters";
}

export const DEFAULTS: Preferences = { theme: "auto", motion: "auto", confirm: "ask", zoom: "100", seats: "seals" };
export const CHOICES: { [Name in keyof Preferences]: Preferences[Name][] } = {
  theme: ["auto", "light", "dark"],
  motion: ["auto", "none"],
  confirm: ["ask", "auto"],
  zoom: ["100", "115", "130"],
  seats: ["seals", "letters"],
};

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** A preference, or its default if the browser keeps none or nonsense. */
export function preference<Name extends keyof Preferences>(name: Name, shelf: Shelf = localStorage): Preferences[Name] {
  const kept = shelf.getItem(name) as Preferences[Name] | null;
  return kept !== null && CHOICES[name].includes(kept) ? kept : DEFAULTS[name];
}

export function prefer<Name extends keyof Preferences>(name: Name, value: Preferences[Name], shelf: Shelf = localStorage): void {
  shelf.setItem(name, value);
}

/** Show the page as preferred. */
export function dress(page: HTMLElement = document.documentElement): void {
  for (const name of ["theme", "motion", "zoom", "seats"] as const) {
    const value = preference(name);
    if (value === DEFAULTS[name]) delete page.dataset[name];
    else page.dataset[name] = value;
  }
}
