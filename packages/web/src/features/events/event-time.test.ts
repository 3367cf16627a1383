import { afterEach, expect, it, vi } from "vitest";
import * as dates from "../../format/dates.ts";
import { showEventTime, zoneName } from "./event-time.ts";

const at = (locale: string, timeZone: string) =>
  vi.spyOn(dates, "browserFormat").mockReturnValue({ locale, timeZone });
afterEach(() => vi.restoreAllMocks());

it("the time is shown in the format of all dates (G.023) and the browser's zone, with both days across midnight", () => {
  const event = { eventAt: "2026-07-14T21:30:00.000Z", durationInSeconds: 3600 };
  at("en-GB", "Europe/Stockholm");
  expect(showEventTime(event)).toBe("Tue 14/07/2026, 23:30 – Wed 15/07/2026, 00:30");
  at("en-GB", "Europe/London");
  expect(showEventTime(event)).toBe("Tue 14/07/2026, 22:30–23:30");
  at("en-US", "America/New_York");
  expect(showEventTime(event)).toBe("Tue 07/14/2026, 5:30 PM–6:30 PM");
  at("sv-SE", "Europe/London");
  expect(showEventTime(event)).toBe("tis 2026-07-14, 22:30–23:30");
});

it("the zone has its name on the day of the event", () => {
  at("en-GB", "Europe/Stockholm");
  expect(zoneName({ eventAt: "2026-07-14T21:30:00.000Z", durationInSeconds: 3600 })).toBe(
    "Central European Summer Time",
  );
  expect(zoneName({ eventAt: "2026-12-14T21:30:00.000Z", durationInSeconds: 3600 })).toBe(
    "Central European Standard Time",
  );
});

it("both zone names are shown if the clocks change during the event", () => {
  at("en-US", "America/New_York");
  const event = { eventAt: "2027-11-07T05:30:00.000Z", durationInSeconds: 3600 };
  expect(showEventTime(event)).toBe("Sun 11/07/2027, 1:30 AM EDT – 1:30 AM EST");
  expect(zoneName(event)).toBe("Eastern Daylight Time, then Eastern Standard Time");
});
