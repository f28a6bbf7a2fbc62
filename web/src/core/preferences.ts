// What a person likes, kept in this browser: theme, motion, zoom, whether a complete turn confirms itself, how others are followed, sound.

export interface Preferences {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "none";
  confirm: "ask" | "auto";
  zoom: "100" | "115" | "130";
  seats: "seals" | "letters";
  /** How long the turns of bots are told. */
  speed: "slow" | "normal" | "step" | "none";
  /** Whether what befalls everybody comes as a card, or stands in the log alone. */
  moments: "show" | "log";
  /** Whether one's turn can be heard while one is elsewhere; auto: not on phones. */
  sound: "auto" | "on" | "off";
  /** Whether one is asked before a turn of a practice game is stored that seems to be a mistake. */
  doubt: "off" | "on";
}

export const DEFAULTS: Preferences = { theme: "auto", motion: "auto", confirm: "ask", zoom: "100", seats: "seals", speed: "normal", moments: "show", sound: "auto", doubt: "off" };
export const CHOICES: { [Name in keyof Preferences]: Preferences[Name][] } = {
  theme: ["auto", "light", "dark"],
  motion: ["auto", "none"],
  confirm: ["ask", "auto"],
  zoom: ["100", "115", "130"],
  seats: ["seals", "letters"],
  speed: ["slow", "normal", "step", "none"],
  moments: ["show", "log"],
  sound: ["auto", "on", "off"],
  doubt: ["off", "on"],
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
