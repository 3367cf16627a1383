import { expect, test, vi } from "vitest";
import { showFullMoment } from "./full-moment.ts";

test("the tooltip of a time contains the weekday, the date and the time zone", () => {
  vi.stubGlobal("navigator", { language: "en-GB", languages: ["en-GB"] });
  vi.stubEnv("TZ", "Europe/Berlin");
  const winter = showFullMoment(Date.parse("2026-11-22T23:30:00Z"));
  expect(winter).toContain("Monday");
  expect(winter).toContain("23 November 2026");
  expect(winter).toContain("00:30 Central European Standard Time");
  expect(showFullMoment(Date.parse("2026-06-22T21:30:00Z"))).toContain("23:30 Central European Summer Time");
});
