import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { duration, ticks, until } from "../src/core/clock";
import { Words } from "../src/core/words";

const words = (lang: string) => new Words(lang, [readFileSync(new URL(`../../src/teahouse/locale/${lang}/clocks.ftl`, import.meta.url).pathname, "utf-8")]);

it("says how long in the largest unit that still says enough", () => {
  const said = (lang: string, seconds: number) => duration(words(lang), seconds);
  expect([59, 60, 3600, 5400, 86_400, 172_800, 600_000].map((one) => said("en", one))).toEqual([
    "less than a minute", "a minute", "60 min", "an hour", "24 h", "2 days", "6 days",
  ]);
  expect([60, 86_400, 172_800].map((one) => said("de", one))).toEqual(["eine Minute", "24 Std.", "2 Tage"]);
});

it("says until when by the reader's own clock", () => {
  const at = (day: number, hour: number) => new Date(2027, 2, day, hour).getTime() / 1000;
  expect(until(words("en"), at(1, 23), at(1, 0))).toBe("until 23:00");
  expect(until(words("en"), at(2, 0), at(1, 23))).toBe("until tomorrow 00:00");
  expect(until(words("de"), at(4, 14), at(1, 12))).toBe("bis Donnerstag, 4. März, 14:00");
  // the night in which an hour is left out, wherever the reader is
  expect(until(words("en"), at(28, 12), at(27, 12))).toBe("until tomorrow 12:00");
});

it("counts a live game in minutes and seconds, never below nothing", () => {
  expect([0.2, 59.4, 600, -3].map(ticks)).toEqual(["0:01", "1:00", "10:00", "0:00"]);
});
