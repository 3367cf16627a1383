import { expect, it, vi } from "vitest";
import { localDay, showMoment, showTime } from "./dates.ts";

it("the day is that of the browser's own calendar, regardless of UTC", () => {
  expect(localDay(new Date(2026, 2, 7, 0, 0, 1))).toBe("2026-03-07");
  expect(localDay(new Date(2026, 2, 7, 23, 59, 59))).toBe("2026-03-07");
});

it.each([
  ["en-US", "2:05 PM"],
  ["en-GB", "14:05"],
  ["fi-FI", "14:05"],
])("times of day have the same format as instants: %s", (language, text) => {
  vi.stubGlobal("navigator", { language, languages: [language] });
  const at = new Date(2026, 10, 25, 14, 5).getTime();
  expect(showTime(at)).toBe(text);
  expect(showMoment(at).endsWith(text)).toBe(true);
});
