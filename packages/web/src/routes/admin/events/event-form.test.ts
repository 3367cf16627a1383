import type { CaseId, ModuleId } from "@cathedra/domain";
import type { CloudModule } from "@cathedra/domain/cloud";
import { cloudEventTexts } from "@cathedra/domain/messages";
import { afterEach, expect, test, vi } from "vitest";
import { emailField } from "../../../features/email-fields/email-field.ts";
import {
  type EditedEvent,
  type EventForm,
  getEventAt,
  getPlace,
  getTexts,
  isSkipped,
  makeForm,
  newForm,
  toInput,
  wrongWith,
} from "./event-form.ts";

afterEach(() => vi.unstubAllEnvs());

const stroke: CloudModule = {
  moduleId: "stroke" as ModuleId,
  name: "Stroke",
  description: "",
  cases: [{ caseId: "stroke-01" as CaseId, name: "Case 1", description: "" }],
};
const now = new Date("2026-03-03T12:00:00").getTime();

const event: EditedEvent = {
  modifiedAt: "2026-03-01T08:00:00.000Z",
  id: 7,
  name: "Stroke evening",
  description: "Two cases",
  eventAt: new Date("2026-03-28T17:30:20").toISOString(),
  durationInSeconds: 7200,
  maxUses: 3,
  hasStarted: false,
  customer: { id: 1, name: "Northgate" },
  learningSpace: { id: 2, name: "Neuro" },
  creatorEmail: "George@northgate.example",
  organizers: ["george@northgate.example", "priya@northgate.example"],
  modules: [stroke],
};
const complete: EventForm = {
  ...newForm([{ id: 1 }]),
  learningSpaceId: 2,
  name: "Stroke evening",
  description: "Two cases",
  day: "2026-03-28",
  time: "17:30",
  maxUses: 3,
  chosen: new Set(["stroke-01" as CaseId]),
};

test("the only customer is preselected, one of several is not, and an hour is the default (3.045, 3.046)", () => {
  expect(newForm([{ id: 1 }])).toMatchObject({ customerId: 1, hours: 1 });
  expect(newForm([{ id: 1 }, { id: 2 }]).customerId).toBeNull();
});

test("an empty form shows what is missing, with a text for each field (3.044)", () => {
  expect(wrongWith(newForm([]), [], null, now)).toEqual({
    customerId: "Select a customer",
    learningSpaceId: "Select a learning space",
    name: "Give your event a title",
    description: "Give your event a description",
    eventAt: "Select an event date and time",
    maxUses: "Set a max amount of users",
    modules: "Select one or more cases",
  });
});

test("if only the day is chosen, the time is reported as missing", () => {
  expect(wrongWith({ ...complete, time: null }, [stroke], null, now)).toEqual({
    time: "Select an event date and time",
  });
  expect(wrongWith({ ...complete, day: "2026-03-02" }, [stroke], null, now)).toHaveProperty("eventAt");
  expect(wrongWith(complete, [stroke], null, now)).toBeUndefined();
});

test("the time is in the local time zone, and an unchanged time keeps its seconds", () => {
  const at = new Date("2026-10-30T08:05:00").toISOString();
  expect(getEventAt({ day: "2026-10-30", time: "08:05" }, null)).toBe(at);
  expect(getPlace(at)).toEqual({ day: "2026-10-30", time: "08:05" });
  expect(toInput(makeForm(event), [], event).eventAt).toBe(event.eventAt);
  expect(toInput({ ...makeForm(event), time: "17:31" }, [], event).eventAt).toBe(
    new Date("2026-03-28T17:31:00").toISOString(),
  );
});

test("an unchanged form sends the event unchanged, without its creator among the organizers", () => {
  const form = makeForm(event);
  expect(toInput(form, [stroke], event)).toMatchObject({
    name: event.name,
    durationInSeconds: 7200,
    maxUses: 3,
    organizers: ["priya@northgate.example"],
    modules: [{ moduleId: "stroke", caseIds: ["stroke-01"] }],
  });
  expect(wrongWith(form, [], event, now)).toBeUndefined();
});

test("a started event can be renamed but not moved", () => {
  const started = { ...event, hasStarted: true };
  const later = now + 30 * 86_400_000;
  expect(wrongWith({ ...makeForm(started), name: "Late" }, [], started, later)).toBeUndefined();
  expect(wrongWith({ ...makeForm(started), day: "2026-03-29" }, [], started, now)).toEqual({
    eventAt: "The event has started: its time can no longer be changed",
  });
});

test("empty organizer fields are left out, and an error is shown in its own field", () => {
  const form = { ...complete, organizers: [emailField(" "), emailField("nobody")] };
  expect(toInput(form, [stroke], null).organizers).toEqual(["nobody"]);
  expect(wrongWith(form, [stroke], null, now)).toEqual({
    "organizers.1": "Please enter an e-mail address",
  });
});

test("an error of a case is shown at the choice of cases", () => {
  expect(getTexts([{ path: "modules.0.caseIds.1", message: "Choose one of the options" }], complete)).toEqual(
    {
      modules: "Choose one of the options",
    },
  );
});

test("a time skipped by the clock change is refused, and a repeated one is the first of the two", () => {
  vi.stubEnv("TZ", "America/New_York");
  const skipped = { ...complete, day: "2027-03-14", time: "02:30" };
  expect(isSkipped(skipped)).toBe(true);
  expect(wrongWith(skipped, [stroke], null, now)).toEqual({ time: cloudEventTexts.skippedTime });
  expect(wrongWith({ ...skipped, time: "03:00" }, [stroke], null, now)).toBeUndefined();
  const twice = { day: "2027-11-07", time: "01:30" };
  expect(isSkipped(twice)).toBe(false);
  expect(getEventAt(twice, null)).toBe("2027-11-07T05:30:00.000Z");
});
