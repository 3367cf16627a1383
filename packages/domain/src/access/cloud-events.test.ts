import { describe, expect, test } from "vitest";
import { anActor, user } from "../../test/builders.ts";
import { instant } from "../time.ts";
import {
  type EventFacts,
  getEventRole,
  mayConductEvent,
  mayEndEventSession,
  mayEnterEvent,
  mayReadEvent,
  mayReadEventCalendar,
  mayReadEventReport,
} from "./cloud-events.ts";
import type { Decision } from "./decision.ts";

const event: EventFacts = {
  organizers: ["priya.raman@northgate.example"],
  creatorId: user("george"),
  userIds: [user("trainee")],
  isArchived: false,
};
const archived = { ...event, isArchived: true };
const organizer = anActor({ userId: user("priya"), email: "Priya.Raman@Northgate.example" });
const participant = anActor();
const stranger = anActor({ userId: user("another"), email: "another@northgate.example" });
const systemAdmin = anActor({ userId: user("ruth"), email: "ruth@cathedra.example", roles: ["sys_admin"] });

describe("event permissions by role (3.019, 3.025, 3.026, 4.041)", () => {
  test.each([
    ["an organizer", organizer, "ORGANIZER", ["allowed", "allowed", "allowed", "allowed"]],
    ["a participant", participant, "PARTICIPANT", ["allowed", "forbidden", "forbidden", "forbidden"]],
    ["another person", stranger, null, ["hidden", "hidden", "hidden", "hidden"]],
    ["sys_admin", systemAdmin, null, ["hidden", "hidden", "allowed", "allowed"]],
  ] as const)("%s", (_who, actor, role, decisions) => {
    const policies = [mayEnterEvent, mayConductEvent, mayEndEventSession, mayReadEventReport];
    expect(getEventRole(actor, event)).toBe(role);
    expect(policies.map((policy) => policy(actor, event))).toEqual(decisions);
  });
});

test("an unverified address never makes a person an organizer, and the creator is always an organizer", () => {
  const claimant = anActor({ ...organizer, isEmailVerified: false });
  expect(getEventRole(claimant, event)).toBeNull();
  expect(mayConductEvent(claimant, event)).toBe("hidden");
  expect(getEventRole({ ...claimant, userId: participant.userId }, event)).toBe("PARTICIPANT");
  expect(getEventRole(anActor({ userId: user("george"), email: "", isEmailVerified: false }), event)).toBe(
    "ORGANIZER",
  );
});

test("an archived event can only have its session ended or its report read", () => {
  expect(mayEnterEvent(organizer, archived)).toBe("hidden");
  expect(mayConductEvent(organizer, archived)).toBe("hidden");
  expect(mayEndEventSession(systemAdmin, archived)).toBe("allowed");
  expect(mayReadEventReport(organizer, archived)).toBe("allowed");
});

test("an archived event is visible to its organizers and participants only until its planned end", () => {
  const seen = (who: typeof organizer, facts: EventFacts, now: number) =>
    mayReadEvent(who, { ...facts, endsAt: instant(1000) }, instant(now));
  for (const who of [organizer, participant]) {
    expect([999, 1000].map((now) => seen(who, archived, now))).toEqual(["allowed", "hidden"]);
    expect(seen(who, event, 5000)).toBe("allowed");
  }
  for (const who of [stranger, systemAdmin]) expect(seen(who, archived, 999)).toBe("hidden");
});

test("the cancellation of an archived event is sent to its members' and administrators' calendars only", () => {
  const read = (actor: typeof organizer, administration: Decision = "hidden") =>
    mayReadEventCalendar(actor, archived, administration);
  for (const actor of [organizer, participant]) expect(read(actor)).toBe("allowed");
  for (const actor of [stranger, systemAdmin]) expect(read(actor)).toBe("hidden");
  expect(read(stranger, "allowed")).toBe("allowed");
});

test("a person without an address is never an organizer", () => {
  const nameless = anActor({ userId: user("x"), email: "" });
  expect(getEventRole(nameless, { ...event, organizers: [""] })).toBeNull();
});
