import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { When } from "../src/core/when.svelte";
import type { Told } from "../src/core/wire";

const at = (year: number, month: number, day: number, hour = 21, minute = 14) => new Date(year, month - 1, day, hour, minute).getTime() / 1000;
const NOW = at(2026, 11, 18, 9, 0);

beforeEach(() => void vi.useFakeTimers({ now: NOW * 1000 }));
afterEach(() => void vi.useRealTimers());

it("says when a turn was made as near as the reader needs it, in their language", () => {
  const days = [at(2026, 11, 18, 8), at(2026, 11, 17), at(2026, 11, 16), at(2026, 11, 12), at(2026, 11, 11), at(2025, 12, 31)];
  const said = (lang: string) => days.map((one) => new When(lang).moment(one));
  expect(said("en")).toEqual(["today 08:14", "yesterday 21:14", "Monday 21:14", "Thursday 21:14", "November 11, 21:14", "December 31, 2025, 21:14"]);
  expect(said("de")).toEqual(["heute 08:14", "gestern 21:14", "Montag 21:14", "Donnerstag 21:14", "11. November, 21:14", "31. Dezember 2025, 21:14"]);
  expect([new When("en").day(at(2026, 11, 16)), new When("de").day(at(2026, 11, 16)), new When("de").day(at(2026, 11, 17))]).toEqual(["Monday, November 16", "Montag, 16. November", "gestern"]);
});

it("is not confused by midnight, the nights in which an hour is left out or comes twice, and clocks that are ahead", () => {
  const near = (now: number, then: number) => (vi.setSystemTime(now * 1000), new When("en").moment(then));
  expect(near(at(2026, 11, 18, 0, 1), at(2026, 11, 17, 23, 59))).toBe("yesterday 23:59");
  expect(near(at(2027, 3, 29, 12), at(2027, 3, 28, 0, 30))).toBe("yesterday 00:30");
  expect(near(at(2026, 10, 26, 0, 30), at(2026, 10, 25, 23, 30))).toBe("yesterday 23:30");
  expect(near(at(2026, 11, 17, 23, 59), at(2026, 11, 18, 0, 1))).toBe("today 00:01");
  expect(near(at(2027, 1, 2), at(2026, 12, 30))).toBe("Wednesday 21:14");
});

it("knows that a day ends while the page is open", () => {
  vi.setSystemTime(at(2026, 11, 17, 23, 59) * 1000);
  const when = new When("en");
  expect(when.moment(at(2026, 11, 17, 20, 0))).toBe("today 20:00");
  vi.advanceTimersByTime(120_000);
  expect(when.moment(at(2026, 11, 17, 20, 0))).toBe("yesterday 20:00");
});

it("tells machines the moment by the reader's own clock", () => {
  const said = new When("en").iso(NOW);
  expect(said.slice(0, 19)).toBe("2026-11-18T09:00:00");
  expect(new Date(said).getTime() / 1000).toBe(NOW);
});

it("puts a line above the latest turn of every day but today's, when the latest come first", () => {
  const told = [at(2026, 11, 18, 8), at(2026, 11, 17, 23), at(2026, 11, 17, 1), 0, at(2026, 11, 10)].map((when, index) => ({ at: index, when }) as Told);
  expect([...new When("en").days(told)].map((one) => one.at)).toEqual([1, 4]);
});
