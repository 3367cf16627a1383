import { expect, it, vi } from "vitest";
import { localDay, showMoment, showTime } from "./dates.ts";

it("takes the day of the browser's own calendar, whatever UTC says", () => {
  expect(localDay(new Date(2026, 2, 7, 0, 0, 1))).toBe("2026-03-07");
  expect(localDay(new Date(2026, 2, 7, 23, 59, 59))).toBe("2026-03-07");
});

it.each([
  ["en-US", "2:05 PM"],
  ["en-GB", "14:05"],
  ["fi-FI", "14:05"],
])("writes times of day as it writes instants: %s", (language, text) => {
  vi.stubGlobal("navigator", { language, languages: [language] });
  const at = new Date(2026, 10, 25, 14, 5).getTime();
  expect(showTime(at)).toBe(text);
  expect(showMoment(at).endsWith(text)).toBe(true);
});
