// Which puzzles were solved here, and on how many days in a row the one of the day: kept in this browser alone.

/** At the first try, at a later one, or shown. */
export type How = "first" | "later" | "shown";

export interface Kept {
  solved: Record<string, How>;
  /** The last day whose puzzle was solved, as 2026-11-16, and so many days in a row. */
  day: string;
  streak: number;
}

const PLACE = "puzzles";
const DAY = 86_400_000;

/** What was solved so far; what cannot be read counts as nothing. */
export function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { solved: { ...found.solved }, day: String(found.day ?? ""), streak: Number(found.streak) || 0 };
  } catch {
    return { solved: {}, day: "", streak: 0 };
  }
}

/** Keep that a puzzle was solved or shown; the first time counts. With its day, if it is the puzzle of the day. */
export function keep(id: string, how: How, day = ""): Kept {
  const now = kept();
  const fresh = !(id in now.solved);
  if (fresh) now.solved[id] = how;
  if (day && fresh && how !== "shown" && now.day !== day) {
    now.streak = follows(day, now.day) ? now.streak + 1 : 1;
    now.day = day;
  }
  localStorage.setItem(PLACE, JSON.stringify(now));
  return now;
}

/** How many days in a row, seen from a day: one that was missed ends it, today may still come. */
export function streakAt(day: string, now = kept()): number {
  return now.day === day || follows(day, now.day) ? now.streak : 0;
}

function follows(day: string, before: string): boolean {
  return Date.parse(day) - Date.parse(before) === DAY;
}
