import { expect, test } from "vitest";
import { getOngoing } from "./ongoing.ts";

const own = { status: "started", is_event: false, case_name: "Ruptured aneurysm", voucher_id: 7 };

test("the person's own case has a link to its page while it starts and while it runs", () => {
  expect(getOngoing(own)).toEqual({
    words: "Ruptured aneurysm is running.",
    way: "Open",
    href: "/cloud-case/",
  });
  for (const status of ["desired", "idle", "starting"])
    expect(getOngoing({ ...own, status })).toEqual({
      words: "Ruptured aneurysm is being started.",
      way: "Show",
      href: "/cloud-case/",
    });
});

test("an event that the person started has a link to its room", () => {
  const event = { ...own, is_event: true };
  expect(getOngoing(event)).toEqual({
    words: "Your event is running.",
    way: "Open",
    href: "/cloud-event/7",
  });
  expect(getOngoing({ ...event, event_name: "Carotid day" })?.words).toBe("Carotid day is running.");
  expect(getOngoing({ ...event, status: "starting" })?.words).toBe("Your event is being started.");
});

test("without a machine, or after a failed start, nothing is shown", () => {
  expect(getOngoing(null)).toBeNull();
  expect(getOngoing({ ...own, status: "off" })).toBeNull();
});
