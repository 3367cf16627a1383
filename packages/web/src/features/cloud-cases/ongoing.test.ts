import { expect, test } from "vitest";
import { ongoingOf } from "./ongoing.ts";

const own = { status: "started", is_event: false, case_name: "Ruptured aneurysm", voucher_id: 7 };

test("one's own case has its way back, while it starts and while it continues", () => {
  expect(ongoingOf(own)).toEqual({
    words: "Ruptured aneurysm is running.",
    way: "Open",
    href: "/cloud-case/",
  });
  for (const status of ["desired", "idle", "starting"])
    expect(ongoingOf({ ...own, status })).toEqual({
      words: "Ruptured aneurysm is being started.",
      way: "Show",
      href: "/cloud-case/",
    });
});

test("an event that the person has started leads to its own room", () => {
  const event = { ...own, is_event: true };
  expect(ongoingOf(event)).toEqual({
    words: "Your event is running.",
    way: "Open",
    href: "/cloud-event/7",
  });
  expect(ongoingOf({ ...event, event_name: "Carotid day" })?.words).toBe("Carotid day is running.");
  expect(ongoingOf({ ...event, status: "starting" })?.words).toBe("Your event is being started.");
});

test("nothing is said of no machine, and of one that failed", () => {
  expect(ongoingOf(null)).toBeNull();
  expect(ongoingOf({ ...own, status: "off" })).toBeNull();
});
