import { describe, expect, test } from "vitest";
import type { CustomerId, GroupId, RecordId, UserId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import {
  isAttending,
  mayAskToReopen,
  mayBeAttending,
  mayConfirmInStead,
  mayConfirmRecord,
  mayEnterAddress,
  mayReopenRecord,
} from "./confirmation.ts";
import { entrustmentSide, mayRateRecord, mayStateTraineeRole } from "./entrustment.ts";

const me = "00000000-0000-4000-8000-000000000001" as UserId;
const other = "00000000-0000-4000-8000-000000000002" as UserId;
const actor = {
  userId: me,
  email: "Me@Example.org",
  isEmailVerified: true,
  roles: [],
  logbook: true,
  memberships: [{ groupId: 1, customerId: 1, role: "learner" }],
  administers: [],
} as unknown as Actor;
const entry = { email: "me@example.org", isRemoved: false };
const record = (createdBy: UserId) => ({
  id: "r" as RecordId,
  groupId: 1 as GroupId,
  customerId: 1 as CustomerId,
  createdBy,
  participantIds: [],
});

describe("who may confirm a record (X84, X115)", () => {
  test("the attending with the entry's verified address may confirm, but never their own record", () => {
    expect(mayConfirmRecord(actor, { ...record(other), entry })).toBe("allowed");
    expect(mayConfirmRecord(actor, { ...record(me), entry })).toBe("forbidden");
    expect(mayConfirmRecord(actor, record(other))).toBe("hidden");
    const others = { email: "other@example.org", isRemoved: false };
    expect(mayConfirmRecord(actor, { ...record(other), entry: others })).toBe("hidden");
  });

  test("no one may reopen their own record, not even an admin of its customer", () => {
    const admin = { ...actor, administers: [1 as CustomerId] };
    expect(mayReopenRecord(actor, { ...record(me), entry })).toBe("forbidden");
    expect(mayReopenRecord(admin, record(me))).toBe("forbidden");
    expect(mayReopenRecord(admin, record(other))).toBe("allowed");
    expect([mayAskToReopen(actor, record(me)), mayAskToReopen(admin, record(other))]).toEqual([
      "allowed",
      "forbidden",
    ]);
  });

  test("an institution's administrator may confirm in the stead of an attending who has left or has no address, and of no other", () => {
    const admin = { ...actor, administers: [1 as CustomerId] };
    const left = { email: "gone@example.org", isRemoved: true };
    const unaddressed = { email: null, isRemoved: false };
    const listed = { email: "gone@example.org", isRemoved: false };
    const decide = (who: Actor, entryOfRecord: typeof left | typeof unaddressed | undefined, by = other) =>
      mayConfirmInStead(who, { ...record(by), ...(entryOfRecord && { entry: entryOfRecord }) });
    expect([decide(admin, left), decide(admin, unaddressed)]).toEqual(["allowed", "allowed"]);
    expect([decide(admin, listed), decide(admin, undefined), decide(admin, left, me)]).toEqual([
      "forbidden",
      "forbidden",
      "forbidden",
    ]);
    // An admin of the group alone, or of another institution, may not.
    const ofGroup = {
      ...actor,
      memberships: [{ groupId: 1, customerId: 1, role: "admin" }],
    } as unknown as Actor;
    expect(decide(ofGroup, left)).toBe("forbidden");
    expect(decide({ ...ofGroup, administers: [2 as CustomerId] }, left)).toBe("forbidden");
    expect(decide({ ...actor, administers: [2 as CustomerId] }, left)).toBe("hidden");
    expect(decide({ ...admin, logbook: false }, left)).toBe("hidden");
  });

  test("an attending without admin rights may reopen a record that they confirmed", () => {
    const elsewhere = { ...actor, memberships: [] };
    expect(mayReopenRecord(elsewhere, { ...record(other), entry })).toBe("allowed");
  });

  test("reopening a record that the person may not read is answered as hidden", () => {
    const foreign = { ...record(other), groupId: 9 as GroupId, customerId: 9 as CustomerId };
    expect(mayReopenRecord(actor, foreign)).toBe("hidden");
    expect(mayAskToReopen(actor, foreign)).toBe("hidden");
  });

  test("only a person with a verified address can be an attending", () => {
    expect(mayBeAttending(actor)).toBe("allowed");
    expect(mayBeAttending({ ...actor, isEmailVerified: false })).toBe("forbidden");
    expect(mayBeAttending({ email: " ", isEmailVerified: true })).toBe("forbidden");
  });

  test("an admin may not enter their own address for an attending, in any spelling of it", () => {
    expect(mayEnterAddress(actor, " me@example.ORG ")).toBe("forbidden");
    // A mail to an address with a tag arrives in the person's own mailbox.
    expect(mayEnterAddress(actor, "me+attending@example.org")).toBe("forbidden");
    expect(mayEnterAddress(actor, "m.e@example.org")).toBe("allowed");
    expect(mayEnterAddress(actor, "other@example.org")).toBe("allowed");
    expect(mayEnterAddress({ email: "" }, null)).toBe("allowed");
  });

  test("an unverified address, or one of a removed entry, identifies no attending", () => {
    expect(isAttending({ ...actor, isEmailVerified: false }, entry)).toBe(false);
    expect(isAttending(actor, { ...entry, isRemoved: true })).toBe(false);
    expect(isAttending(actor, { email: null, isRemoved: false })).toBe(false);
    expect(isAttending(actor, entry)).toBe(true);
  });
});

test("a record is rated by its author and by who confirmed it, never by oneself twice or by an admin", () => {
  const open = { ...record(other), entry, answer: null, by: null };
  const byMe = { ...open, answer: "confirmed", by: me } as const;
  const byOther = { ...byMe, by: other };
  const own = { ...byMe, createdBy: me };
  const admin = { ...actor, administers: [1 as CustomerId] };
  expect([open, byMe, byOther, own].map((each) => entrustmentSide(actor, each))).toEqual([
    null,
    "attending",
    null,
    "trainee",
  ]);
  // The attending of an open record may, but has to confirm it first.
  expect([open, byMe, own].map((each) => mayRateRecord(actor, each))).toEqual([
    "allowed",
    "allowed",
    "allowed",
  ]);
  expect(mayRateRecord(actor, byOther)).toBe("hidden");
  expect(mayRateRecord({ ...admin, email: "admin@example.org" }, byOther)).toBe("forbidden");
  expect(mayStateTraineeRole(actor, byMe)).toBe("allowed");
  expect([mayStateTraineeRole(actor, own), mayStateTraineeRole(admin, byOther)]).toEqual([
    "forbidden",
    "forbidden",
  ]);
});
