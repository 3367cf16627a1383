import { expect, it } from "vitest";
import { localDay } from "./dates.ts";

it("takes the day of the browser's own calendar, whatever UTC says", () => {
  expect(localDay(new Date(2026, 2, 7, 0, 0, 1))).toBe("2026-03-07");
  expect(localDay(new Date(2026, 2, 7, 23, 59, 59))).toBe("2026-03-07");
});
