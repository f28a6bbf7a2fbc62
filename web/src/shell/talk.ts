// How far this browser has heard the talk of a table, and whether anybody could hear it.

import type { TableInfo } from "../core/wire";

const name = (table: string) => `talk ${table}`;

/** The number of the last word that was shown here. */
export function heard(table: string): number {
  return Number(localStorage.getItem(name(table)) ?? 0);
}

export function hearUntil(table: string, number: number): void {
  if (number > heard(table)) localStorage.setItem(name(table), String(number));
}

/** Whether I may hear what is said and somebody else could say something. */
export function talks(table: TableInfo): boolean {
  const mine = table.seats.some((seat) => seat.mine);
  const others = table.seats.some((seat) => seat.kind === "guest" && !seat.mine);
  return table.talk !== "off" && (table.hearers === "all" || (mine && others));
}
