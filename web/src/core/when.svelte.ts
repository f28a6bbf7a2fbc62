// When turns were made, in the reader's language and by their own clock.

import type { Told } from "./wire";

type Format = Intl.DateTimeFormatOptions;

const DAY = 86_400;
const HOUR: Format = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
const DATE: Format = { day: "numeric", month: "long" };

/** Times are seconds since 1970. */
export class When {
  /** The day that it is; it may end while the page is open. */
  #today = $state(midnight(Date.now() / 1000));
  #hour: Intl.DateTimeFormat;
  #near: Intl.RelativeTimeFormat;

  constructor(readonly lang: string) {
    this.#hour = new Intl.DateTimeFormat(lang, HOUR);
    this.#near = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
    setInterval(() => (this.#today = midnight(Date.now() / 1000)), 60_000);
  }

  /** For whoever reads the page without eyes, by the same clock: "2026-11-16T21:14:00+01:00". */
  iso(at: number): string {
    const ahead = -new Date(at * 1000).getTimezoneOffset();
    const zone = new Date(Math.abs(ahead) * 60_000).toISOString().slice(11, 16);
    return `${new Date((at + ahead * 60) * 1000).toISOString().slice(0, 19)}${ahead < 0 ? "-" : "+"}${zone}`;
  }
  hour(at: number): string {
    return this.#hour.format(at * 1000);
  }
  /** "yesterday", "Monday, November 16". */
  day(at: number): string {
    const ago = this.#ago(at);
    return ago < 2 ? this.#near.format(-ago, "day") : this.#said(at, { weekday: "long", ...DATE, ...this.#year(at) });
  }
  /** "yesterday 21:14", "Monday 21:14", "November 16, 21:14". */
  moment(at: number): string {
    const ago = this.#ago(at);
    if (ago < 2) return `${this.day(at)} ${this.hour(at)}`;
    if (ago < 7) return `${this.#said(at, { weekday: "long" })} ${this.hour(at)}`;
    return `${this.#said(at, { ...DATE, ...this.#year(at) })}, ${this.hour(at)}`;
  }
  /** Those above which another day begins, the latest first; that the first ones are of today goes without saying. */
  days(told: Told[]): Set<Told> {
    const found = new Set<Told>();
    let last = 0;
    for (const one of told) {
      if (!one.when || this.#ago(one.when) === last) continue;
      last = this.#ago(one.when);
      found.add(one);
    }
    return found;
  }

  /** How many days ago; the clock of whoever is ahead of us does not show tomorrow. */
  #ago(at: number): number {
    return Math.max(0, Math.round((this.#today - midnight(at)) / DAY));
  }
  /** The year is said if it is another one. */
  #year(at: number): Format {
    const [then, now] = [at, this.#today].map((time) => new Date(time * 1000).getFullYear());
    return then === now ? {} : { year: "numeric" };
  }
  #said(at: number, format: Format): string {
    return new Intl.DateTimeFormat(this.lang, format).format(at * 1000);
  }
}

const midnight = (at: number) => new Date(at * 1000).setHours(0, 0, 0, 0) / 1000;
