import { describe, expect, test } from "vitest";
import type { CustomerId, GroupId, RecordId, UserId } from "../ids.ts";
import type { Actor } from "./actor.ts";
import {
  isAttending,
  mayAskToReopen,
  mayBeAttending,
  mayConfirmRecord,
  mayEnterAddress,
  mayReopenRecord,
} from "./confirmation.ts";

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

describe("who confirms a record (X84, X115)", () => {
  test("its attending, by the verified address of its entry, and no one their own", () => {
    expect(mayConfirmRecord(actor, { ...record(other), entry })).toBe("allowed");
    expect(mayConfirmRecord(actor, { ...record(me), entry })).toBe("forbidden");
    expect(mayConfirmRecord(actor, record(other))).toBe("hidden");
    const others = { email: "other@example.org", isRemoved: false };
    expect(mayConfirmRecord(actor, { ...record(other), entry: others })).toBe("hidden");
  });

  test("no one opens their own record again, also not as an admin of its customer", () => {
    const admin = { ...actor, administers: [1 as CustomerId] };
    expect(mayReopenRecord(actor, { ...record(me), entry })).toBe("forbidden");
    expect(mayReopenRecord(admin, record(me))).toBe("forbidden");
    expect(mayReopenRecord(admin, record(other))).toBe("allowed");
    expect([mayAskToReopen(actor, record(me)), mayAskToReopen(admin, record(other))]).toEqual([
      "allowed",
      "forbidden",
    ]);
  });

  test("an attending reopens what they confirmed, without being an admin", () => {
    const elsewhere = { ...actor, memberships: [] };
    expect(mayReopenRecord(elsewhere, { ...record(other), entry })).toBe("allowed");
  });

  test("a record that one may not read stays hidden", () => {
    const foreign = { ...record(other), groupId: 9 as GroupId, customerId: 9 as CustomerId };
    expect(mayReopenRecord(actor, foreign)).toBe("hidden");
    expect(mayAskToReopen(actor, foreign)).toBe("hidden");
  });

  test("only a verified address can be that of an attending", () => {
    expect(mayBeAttending(actor)).toBe("allowed");
    expect(mayBeAttending({ ...actor, isEmailVerified: false })).toBe("forbidden");
    expect(mayBeAttending({ email: " ", isEmailVerified: true })).toBe("forbidden");
  });

  test("an administrator never enters their own address, in whatever way it is written", () => {
    expect(mayEnterAddress(actor, " me@example.ORG ")).toBe("forbidden");
    // Mail to it arrives in their own mailbox.
    expect(mayEnterAddress(actor, "me+attending@example.org")).toBe("forbidden");
    expect(mayEnterAddress(actor, "m.e@example.org")).toBe("allowed");
    expect(mayEnterAddress(actor, "other@example.org")).toBe("allowed");
    expect(mayEnterAddress({ email: "" }, null)).toBe("allowed");
  });

  test("an address that is not verified, or of an entry that was taken off, is no one's", () => {
    expect(isAttending({ ...actor, isEmailVerified: false }, entry)).toBe(false);
    expect(isAttending(actor, { ...entry, isRemoved: true })).toBe(false);
    expect(isAttending(actor, { email: null, isRemoved: false })).toBe(false);
    expect(isAttending(actor, entry)).toBe(true);
  });
});
