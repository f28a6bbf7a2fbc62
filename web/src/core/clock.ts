// What a clock shows: how long is left and until when, in words.

import type { Words } from "./words";

const DAY = 86_400;
/** So much of an hour or a day may be gone and it is still called one. */
const GRACE = 60;

/** The largest unit that still says enough: two days and more in days, an hour and a half and more in hours. */
export function duration(words: Words, seconds: number): string {
  if (seconds >= 2 * DAY) return words.text("clock-days", { count: Math.floor((seconds + GRACE) / DAY) });
  if (seconds >= 5400) return words.text("clock-hours", { count: Math.floor((seconds + GRACE) / 3600) });
  if (seconds >= 60) return words.text("clock-minutes", { count: Math.floor(seconds / 60) });
  return words.text("clock-seconds");
}

/** "until tomorrow 14:00", by the reader's own clock; times are seconds since 1970. */
export function until(words: Words, at: number, now: number): string {
  const time = hour(words, at);
  const days = Math.round((midnight(at) - midnight(now)) / DAY);
  if (days === 0) return words.text("clock-until-today", { time });
  if (days === 1) return words.text("clock-until-tomorrow", { time });
  const day = new Date(at * 1000).toLocaleDateString(words.lang, { weekday: "long", day: "numeric", month: "long" });
  return words.text("clock-until-day", { day, time });
}

export function hour(words: Words, at: number): string {
  return new Date(at * 1000).toLocaleTimeString(words.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** Minutes and seconds of a live game. */
export function ticks(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

const midnight = (at: number) => new Date(at * 1000).setHours(0, 0, 0, 0) / 1000;
