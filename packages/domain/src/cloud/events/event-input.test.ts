import { describe, expect, test } from "vitest";
import { aModule, later, noon } from "../../../test/cloud-builders.ts";
import {
  type EditedEvent,
  type EventInput,
  readEventTimes,
  validateEvent,
  validateEventChange,
} from "./event-input.ts";

const offered = [aModule("carotid", 2)];
const creatorEmail = "George.Adeyemi@northgate.example";
const anInput = (overrides: EventInput = {}): EventInput => ({
  name: " Carotid  day ",
  description: "First\r\nsecond",
  customerId: 1,
  learningSpaceId: 2,
  modules: [{ moduleId: "carotid", caseIds: ["carotid-01"] }],
  eventAt: "2026-03-04T09:00:00+01:00",
  durationInSeconds: 3600,
  maxUses: 20,
  ...overrides,
});
type Read = ReturnType<typeof validateEvent | typeof validateEventChange | typeof readEventTimes>;
const told = (read: Read) => (read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`));
const refusals = (overrides: EventInput) =>
  told(validateEvent(anInput(overrides), { offered, creatorEmail }, noon));

test("valid input is accepted, and the creator is an organizer (X29)", () => {
  expect(validateEvent(anInput(), { offered, creatorEmail }, noon)).toEqual({
    ok: true,
    value: {
      name: "Carotid day",
      description: "First\nsecond",
      customerId: 1,
      learningSpaceId: 2,
      modules: [{ moduleId: "carotid", caseIds: ["carotid-01"] }],
      eventAt: Date.UTC(2026, 2, 4, 8),
      durationInSeconds: 3600,
      maxUses: 20,
      organizers: ["george.adeyemi@northgate.example"],
    },
  });
});

test("every field is required and has its own message (3.044)", () => {
  expect(told(validateEvent({}, { offered: [], creatorEmail }, noon))).toEqual([
    "customerId: Select a customer",
    "learningSpaceId: Select a learning space",
    "name: Give your event a title",
    "description: Give your event a description",
    "eventAt: Select an event date and time",
    "durationInSeconds: Set from 1 to 4 hours",
    "maxUses: Set a max amount of users",
    "modules: Select one or more cases",
  ]);
});

test.each<[EventInput, readonly string[]]>([
  [{ name: "  " }, ["name: Give your event a title"]],
  [{ description: "\u200b" }, ["description: Give your event a description"]],
  [{ name: "x".repeat(101) }, ["name: At most 100 characters"]],
  [{ eventAt: later(-61) }, ["eventAt: Choose a time that is still to come"]],
  [{ eventAt: "2026-03-04T09:00:00" }, ["eventAt: Value should be a date"]],
  [{ eventAt: "2029-01-01T00:00:00Z" }, ["eventAt: The date should not be after 2028-03-02"]],
  [{ durationInSeconds: 3599 }, ["durationInSeconds: Set from 1 to 4 hours"]],
  [{ durationInSeconds: 14_401 }, ["durationInSeconds: Set from 1 to 4 hours"]],
  [{ durationInSeconds: 5400 }, ["durationInSeconds: Set whole hours"]],
  [{ durationInSeconds: 14_400 }, []],
  [{ maxUses: 21 }, ["maxUses: Value should be a whole number from 1 to 20"]],
  [{ maxUses: 0 }, ["maxUses: Value should be a whole number from 1 to 20"]],
  [{ organizers: "a@b.example" }, ["organizers: Value has the wrong type"]],
  [{ organizers: ["a@b.example", "nobody"] }, ["organizers.1: Please enter an e-mail address"]],
  [{ organizers: [7] }, ["organizers.0: Please enter an e-mail address"]],
])("%o (3.044, 3.045)", (overrides, expected) => {
  expect(refusals(overrides)).toEqual(expected);
});

test("an event may begin in the current minute", () => {
  const now = later(30);
  const read = validateEvent(anInput({ eventAt: noon }), { offered, creatorEmail }, now);
  expect(read.ok).toBe(true);
});

test("the times alone are validated by the same rules", () => {
  const times = { eventAt: noon, durationInSeconds: 3600 };
  expect(readEventTimes(times, noon)).toEqual({ ok: true, value: times });
  expect(told(readEventTimes({ eventAt: later(-61), durationInSeconds: 1 }, noon))).toEqual([
    "eventAt: Choose a time that is still to come",
    "durationInSeconds: Set from 1 to 4 hours",
  ]);
  expect(told(readEventTimes({ eventAt: 8.64e15, durationInSeconds: 3600 }, noon))).toHaveLength(1);
});

test("organizers are compared without case, listed once, and limited to twenty besides the creator (X29)", () => {
  const organizers = ["Priya.Raman@Northgate.example", " priya.raman@northgate.example ", creatorEmail];
  const read = validateEvent(anInput({ organizers }), { offered, creatorEmail }, noon);
  expect(read.ok && read.value.organizers).toEqual([
    "george.adeyemi@northgate.example",
    "priya.raman@northgate.example",
  ]);
  const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@x.example`);
  expect(refusals({ organizers: many(20) })).toEqual([]);
  expect(refusals({ organizers: many(21) })).toEqual(["organizers: At most 20 entries"]);
});

describe("changing an event (3.039, 3.042)", () => {
  const standing: EditedEvent = {
    eventAt: later(-600),
    durationInSeconds: 3600,
    organizers: [creatorEmail.toLowerCase(), "priya.raman@northgate.example"],
    creatorEmail,
    hasStarted: false,
  };
  const change = { name: "New", description: "Text", eventAt: standing.eventAt as unknown };
  const changed = (given: EventInput, event: Partial<EditedEvent> = {}) =>
    validateEventChange({ ...change, ...given }, { ...standing, ...event }, noon);

  test("the name can change while the event is ongoing, and omitted organizers are kept", () => {
    expect(changed({})).toEqual({ ok: true, value: { ...change, organizers: standing.organizers } });
  });

  test("the time can change to a future time only", () => {
    expect(changed({ eventAt: later(7200) }).ok).toBe(true);
    expect(told(changed({ eventAt: later(-7200) }))).toEqual([
      "eventAt: Choose a time that is still to come",
    ]);
  });

  test("the time cannot change after the event has started", () => {
    const message = "eventAt: The event has started: its time can no longer be changed";
    expect(told(changed({ eventAt: later(7200) }, { hasStarted: true }))).toEqual([message]);
    expect(changed({}, { hasStarted: true }).ok).toBe(true);
  });

  test("the same duration is accepted, and another one is refused (X60)", () => {
    expect(changed({ durationInSeconds: 3600 }).ok).toBe(true);
    expect(changed({ durationInSeconds: null }).ok).toBe(true);
    expect(told(changed({ durationInSeconds: 7200 }))).toEqual([
      "durationInSeconds: This can no longer be changed",
    ]);
  });

  test("the organizers can change, but the creator always stays one (X29)", () => {
    const read = changed({ organizers: ["aiko@lakeside.example"] });
    expect(read.ok && read.value.organizers).toEqual([creatorEmail.toLowerCase(), "aiko@lakeside.example"]);
    const none = changed({ organizers: [] });
    expect(none.ok && none.value.organizers).toEqual([creatorEmail.toLowerCase()]);
  });
});
