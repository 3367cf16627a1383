import { describe, expect, test } from "vitest";
import { instant, type LocalDate } from "../time.ts";
import { getNotice, inboxKinds, inboxLabel, type NoticeFacts } from "./notice-kinds.ts";

const opensAt = instant(Date.UTC(2026, 10, 23, 14));
const closesAt = instant(Date.UTC(2026, 10, 23, 16));
const reading = {
  when: (at: number) => new Date(at).toISOString().slice(11, 16),
  day: (day: string) => `the day ${day}`,
};
const event = { eventId: 7, name: "Carotid day", opensAt, closesAt };
const software = {
  stationId: "s",
  station: "Angio lab 2",
  serviceTag: "NGT7P03",
  software: "VIST",
  version: "2.1.0",
};

const assignment = {
  assignmentId: 4,
  groupId: 3,
  groupName: "IR residents",
  title: "Carotid stenting",
  dueOn: "2026-12-10" as LocalDate,
};

/** One notice of each kind. */
const samples: NoticeFacts = {
  event_soon: event,
  event_late: { ...event, participants: 3 },
  event_changed: { ...event, changed: ["time"] },
  event_cancelled: event,
  invitation: { groupId: 3, customer: "Northgate", code: "grp 1" },
  result: {
    activityId: "a",
    exercise: "Selective angiography",
    module: "Carotid stenting",
    startedAt: opensAt,
    lastStartedAt: opensAt,
    outcome: "Did not meet all criteria (3 of 4 criteria met)",
    met: null,
    exerciseKey: "carotid-stenting/angiography",
    joined: ["a"],
  },
  hours_given: {
    voucherId: 9,
    hours: 10,
    learningSpace: "Neuro",
    customer: "Northgate",
    by: "George Adeyemi",
    validTo: closesAt,
  },
  voucher_expiring: { voucherId: 9, name: "Carotid stenting", validTo: closesAt },
  software_update: { ...software, state: "new_update", currentVersion: "2.0.4", joined: ["x"] },
  station_signed_in: { sessionId: "x", station: "Angio lab 2", place: "Floor 3", at: opensAt },
  record_returned: { recordId: "x", procedure: "Angioplasty", day: "2026-11-02", by: "Eleanor Whitfield" },
  reopening_asked: { recordId: "x", procedure: "Angioplasty", day: "2026-11-02", by: "" },
  attending_address_changed: { attending: "Whitfield, Eleanor", hadAddress: true },
  assignment: { ...assignment, isMoved: false },
  assignment_reminder: { ...assignment, reminder: "week" },
  deactivations_held: { customerId: 1, customer: "Northgate" },
  records_to_confirm: { open: 31, isMore: false, oldestAskedAt: opensAt, now: opensAt },
};

const getText = (kind: string, facts: unknown) => getNotice(kind, facts, reading);

test.each(inboxKinds)("%s has a complete text, also after it was stored as JSON", (kind) => {
  const kept: unknown = JSON.parse(JSON.stringify(samples[kind]));
  const notice = getText(kind, kept);
  expect(notice?.title).toMatch(/^[A-Z].*[^.]$/);
  expect(notice?.text).toMatch(/\.$/);
  expect(notice?.link ?? "/").toMatch(/^\//);
  expect(inboxLabel(kind)).not.toBe("");
});

test.each(inboxKinds)("%s shows days in the reader's format", (kind) => {
  const notice = getText(kind, samples[kind]);
  const said = `${notice?.title} ${notice?.text}`.replaceAll(/the day \d{4}-\d\d-\d\d/g, "");
  expect(said).not.toMatch(/\d{4}-\d\d|[A-Z][a-z]{2}, \d{4}/);
});

test("a notice about received hours names the giver and the last minute of their validity", () => {
  const notice = getText("hours_given", { ...samples.hours_given, hours: 1 });
  expect(notice).toMatchObject({
    title: "You have 1 hour for cloud cases of Neuro",
    text: "George Adeyemi gave you hours of Northgate. You can use them until 15:59.",
  });
  expect(getText("hours_given", samples.hours_given)?.title).toBe(
    "You have 10 hours for cloud cases of Neuro",
  );
});

test("a changed number of records is announced together with the due day", () => {
  const changed = { ...assignment, isMoved: false, minimum: 12 };
  expect(getText("assignment", changed)).toMatchObject({
    title: "New number of records: Carotid stenting",
    text: expect.stringMatching(/^12 logbook records, due on .*, in IR residents\.$/),
  });
  expect(getText("assignment", { ...changed, isMoved: true })?.title).toBe(
    "New due date and number of records: Carotid stenting",
  );
});

test("a new member gets one notice for all assignments of the group", () => {
  const open = { ...assignment, isMoved: false };
  expect(getText("assignment", { ...open, others: 0 })?.title).toBe("New assignment: Carotid stenting");
  expect(getText("assignment", { ...open, others: 2 })).toMatchObject({
    title: "3 assignments in IR residents",
    text: expect.stringMatching(/^The first is due on .*: Carotid stenting\.$/),
    link: "/assignments",
    about: { subject: "assignmentsOfGroup", id: "3" },
  });
  expect(getText("assignment", open)?.about).toEqual({ subject: "assignment", id: "4" });
});

describe("software update on a station (13.033)(13.034)", () => {
  test.each([
    ["new_software", null, "New software: VIST 2.1.0", "For Angio lab 2."],
    ["new_update", "2.0.4", "New update: VIST 2.1.0", "For Angio lab 2, which has 2.0.4."],
    ["downloaded", "2.0.4", "Ready to install: VIST 2.1.0", "On Angio lab 2."],
    ["installed", "2.0.4", "Installed: VIST 2.1.0", "On Angio lab 2."],
  ] as const)("%s leads to the updates (13.032)", (state, currentVersion, title, text) => {
    const notice = getText("software_update", { ...software, state, currentVersion });
    expect(notice).toEqual({
      title,
      text,
      link: "/system/updates?serviceTag=NGT7P03",
      about: { subject: "station", id: "s" },
    });
  });
});

test("a moved event shows its new time, and a cancelled event links to the list of events", () => {
  expect(getText("event_changed", samples.event_changed)).toMatchObject({
    title: "Carotid day has a new time",
    text: "It is now from 14:00 to 15:55.",
    link: "/cloud-event/7",
  });
  expect(getText("event_changed", { ...event, changed: ["details"] })?.title).toBe("Carotid day has changed");
  expect(getText("event_cancelled", event)?.link).toBe("/events");
});

test("organizers of a late event see its planned start and the number of participants", () => {
  const late = (participants: number) => getText("event_late", { ...event, participants });
  expect(late(3)).toMatchObject({
    title: "Carotid day has not started yet",
    text: "It was due to start at 14:00. It has 3 participants.",
    link: "/cloud-event/7",
  });
  expect(late(1)?.text).toBe("It was due to start at 14:00. It has 1 participant.");
  expect(late(0)?.text).toBe("It was due to start at 14:00.");
});

describe("results of several runs of an exercise on one day", () => {
  const lastStartedAt = instant(opensAt + 45 * 60_000);
  const several = { ...samples.result, lastStartedAt, joined: ["a", "b", "c"] };
  const getRange = (facts: object) => {
    const address = new URL(getText("result", facts)?.link ?? "", "http://portal.example").searchParams;
    return [address.get("exercise"), address.get("from"), address.get("until")];
  };

  test("results of several runs are announced in one notice with their number, linking to exactly these runs", () => {
    expect(getText("result", several)).toMatchObject({
      title: "Your results for 3 runs of Selective angiography are in",
      text: "Carotid stenting, started between 14:00 and 14:45.",
      about: null,
    });
    const range = ["2026-11-23T14:00:00.000Z", "2026-11-23T14:45:00.000Z"];
    expect(getRange(several)).toEqual(["carotid-stenting/angiography", ...range]);
  });

  test("stored notices of an earlier version link to the whole day in UTC", () => {
    const { lastStartedAt: _last, ...earlier } = several;
    expect(getRange(earlier).slice(1)).toEqual(["2026-11-23T00:00:00.000Z", "2026-11-23T23:59:59.999Z"]);
  });

  test("an update of a single run, or from an earlier version, is announced for that run", () => {
    const { joined: _joined, exerciseKey: _key, ...earlier } = several;
    for (const facts of [samples.result, earlier])
      expect(getText("result", facts)).toMatchObject({
        link: "/activity-log/vist-activity/a",
        about: { subject: "activity", id: "a" },
      });
  });
});

test("an event is announced with its planned end, without the five minutes of grace (3.008)", () => {
  expect(getText("event_soon", event)).toMatchObject({ text: "From 14:00 until 15:55." });
});

test("unknown kinds and invalid facts give no notice", () => {
  expect(getText("constructor", event)).toBeUndefined();
  expect(getText("event_soon", { ...event, opensAt: "soon" })).toBeUndefined();
  expect(getText("result", null)).toBeUndefined();
});
