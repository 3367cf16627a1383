import { describe, expect, test } from "vitest";
import { instant } from "../time.ts";
import { inboxKinds, inboxLabel, type NoticeFacts, noticeOf } from "./notice-kinds.ts";

const opensAt = instant(Date.UTC(2026, 10, 23, 14));
const closesAt = instant(Date.UTC(2026, 10, 23, 16));
const reading = {
  when: (at: number) => new Date(at).toISOString().slice(11, 16),
  dayOf: (at: number) => new Date(at).toISOString().slice(0, 10),
};
const event = { eventId: 7, name: "Carotid day", opensAt, closesAt };
const software = {
  stationId: "s",
  station: "Angio lab 2",
  serviceTag: "NGT7P03",
  software: "VIST",
  version: "2.1.0",
};

/** One of each kind that there is. */
const samples: NoticeFacts = {
  event_soon: event,
  event_changed: { ...event, changed: ["time"] },
  event_cancelled: event,
  invitation: { groupId: 3, customer: "Northgate", code: "grp 1" },
  result: {
    activityId: "a",
    exercise: "Selective angiography",
    module: "Carotid stenting",
    startedAt: opensAt,
    outcome: "Did not meet all criteria (3 of 4 criteria met)",
    met: null,
    exerciseKey: "carotid-stenting/angiography",
    joined: ["a"],
  },
  voucher_expiring: { voucherId: 9, name: "Carotid stenting", validTo: closesAt },
  software_update: { ...software, state: "new_update", currentVersion: "2.0.4", joined: ["x"] },
  station_signed_in: { sessionId: "x", station: "Angio lab 2", place: "Floor 3", at: opensAt },
  record_returned: { recordId: "x", procedure: "Angioplasty", day: "2026-11-02", by: "Eleanor Whitfield" },
  reopening_asked: { recordId: "x", procedure: "Angioplasty", day: "2026-11-02", by: "" },
  attending_address_changed: { attending: "Whitfield, Eleanor", hadAddress: true },
  records_to_confirm: { open: 31, isMore: false, oldestAskedAt: opensAt, now: opensAt },
};

const textOf = (kind: string, facts: unknown) => noticeOf(kind, facts, reading);

test.each(inboxKinds)("%s says something of what it knows, also after it was kept as JSON", (kind) => {
  const kept: unknown = JSON.parse(JSON.stringify(samples[kind]));
  const notice = textOf(kind, kept);
  expect(notice?.title).toMatch(/^[A-Z].*[^.]$/);
  expect(notice?.text).toMatch(/\.$/);
  expect(notice?.link ?? "/").toMatch(/^\//);
  expect(inboxLabel(kind)).not.toBe("");
});

describe("software on a station (13.033)(13.034)", () => {
  test.each([
    ["new_software", null, "New software: VIST 2.1.0", "For Angio lab 2."],
    ["new_update", "2.0.4", "New update: VIST 2.1.0", "For Angio lab 2, which has 2.0.4."],
    ["downloaded", "2.0.4", "Ready to install: VIST 2.1.0", "On Angio lab 2."],
    ["installed", "2.0.4", "Installed: VIST 2.1.0", "On Angio lab 2."],
  ] as const)("%s leads to the updates (13.032)", (state, currentVersion, title, text) => {
    const notice = textOf("software_update", { ...software, state, currentVersion });
    expect(notice).toEqual({
      title,
      text,
      link: "/system/updates?serviceTag=NGT7P03",
      about: { subject: "station", id: "s" },
    });
  });
});

test("an event that moved says its new time, one that is called off leads to the list", () => {
  expect(textOf("event_changed", samples.event_changed)).toMatchObject({
    title: "Carotid day has a new time",
    text: "It is now from 14:00 to 16:00.",
    link: "/cloud-event/7",
  });
  expect(textOf("event_changed", { ...event, changed: ["details"] })?.title).toBe("Carotid day has changed");
  expect(textOf("event_cancelled", event)?.link).toBe("/events");
});

describe("results of several runs of one exercise on one day", () => {
  const several = { ...samples.result, joined: ["a", "b", "c"] };

  test("are one notice with their number, which leads to the list of them", () => {
    expect(textOf("result", several)).toEqual({
      title: "Your results of 3 runs of Selective angiography are in",
      text: "Carotid stenting, 2026-11-23.",
      link: "/activity-log?exercise=carotid-stenting%2Fangiography&from=2026-11-23&until=2026-11-23",
      about: null,
    });
  });

  test("lead to both days on which they are for a reader west or east of Greenwich", () => {
    const inNewYork = { ...reading, dayOf: (at: number) => reading.dayOf(at - 5 * 3_600_000) };
    expect(noticeOf("result", several, inNewYork)).toMatchObject({
      text: "Carotid stenting, 2026-11-22 and 2026-11-23.",
      link: "/activity-log?exercise=carotid-stenting%2Fangiography&from=2026-11-22&until=2026-11-23",
    });
  });

  test("of one run, or of an earlier version, are told as one", () => {
    const { joined: _joined, exerciseKey: _key, ...earlier } = several;
    for (const facts of [samples.result, earlier])
      expect(textOf("result", facts)).toMatchObject({
        link: "/activity-log/vist-activity/a",
        about: { subject: "activity", id: "a" },
      });
  });
});

test("what nobody knows (any more) is no notice", () => {
  expect(textOf("constructor", event)).toBeUndefined();
  expect(textOf("event_soon", { ...event, opensAt: "soon" })).toBeUndefined();
  expect(textOf("result", null)).toBeUndefined();
});
