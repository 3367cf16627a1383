import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anActor, anyActor, anyFacts, customer, group, someFacts, user } from "../../test/builders.ts";
import {
  mayCreateRecordIn,
  mayDeleteRecord,
  mayEditRecord,
  mayFilterByParticipant,
  mayListParticipant,
  mayReadRecord,
  maySeeOptionalIdentifier,
  mayUseLogbook,
} from "./logbook.ts";

const member = (role: "admin" | "learner", groupId = 1, customerId = 1) => ({
  groupId: group(groupId),
  customerId: customer(customerId),
  role,
});

test("people with the logbook flag and sys_admin may use the logbook (7.006)", () => {
  expect(mayUseLogbook({ logbook: true, roles: [] })).toBe("allowed");
  expect(mayUseLogbook({ logbook: false, roles: ["sys_admin"] })).toBe("allowed");
  expect(mayUseLogbook({ logbook: false, roles: ["customer_admin", "group_admin", "support"] })).toBe(
    "forbidden",
  );
});

describe("access to another person's record (X35)", () => {
  test.each([
    ["an unrelated person", anActor(), "hidden", "hidden"],
    ["a learner of the group", anActor({ memberships: [member("learner")] }), "hidden", "hidden"],
    ["an admin of the group", anActor({ memberships: [member("admin")] }), "allowed", "allowed"],
    [
      "an admin of another group of the customer",
      anActor({ memberships: [member("admin", 2)] }),
      "hidden",
      "hidden",
    ],
    ["an admin of the customer", anActor({ administers: [customer(1)] }), "allowed", "allowed"],
    ["an admin of another customer", anActor({ administers: [customer(2)] }), "hidden", "hidden"],
    [
      "a group_admin without a group",
      anActor({ roles: ["group_admin", "customer_admin"] }),
      "hidden",
      "hidden",
    ],
    ["sys_admin", anActor({ roles: ["sys_admin"] }), "allowed", "forbidden"],
    ["support, product and qa", anActor({ roles: ["support", "product", "qa"] }), "hidden", "hidden"],
    [
      "an admin without a logbook",
      anActor({ logbook: false, administers: [customer(1)] }),
      "hidden",
      "hidden",
    ],
  ])("%s", (_who, actor, read, change) => {
    const record = someFacts();
    expect(mayReadRecord(actor, record)).toBe(read);
    expect(mayEditRecord(actor, record)).toBe(change);
    expect(mayDeleteRecord(actor, record)).toBe(change);
  });

  test("a participant may read the record but not change it", () => {
    const actor = anActor();
    const record = someFacts({ participantIds: [actor.userId] });
    expect(mayReadRecord(actor, record)).toBe("allowed");
    expect(mayEditRecord(actor, record)).toBe("forbidden");
  });
});

describe("for any person and any record", () => {
  test("a creator with a logbook may read, change and delete, and no one may change a record they cannot read", () => {
    fc.assert(
      fc.property(anyActor, anyFacts, (actor, record) => {
        const [read, edit] = [mayReadRecord(actor, record), mayEditRecord(actor, record)];
        expect(mayDeleteRecord(actor, record)).toBe(edit);
        expect(edit === "hidden").toBe(read === "hidden");
        expect(read).not.toBe("forbidden");
        if (mayUseLogbook(actor) !== "allowed") expect(read).toBe("hidden");
        else if (record.createdBy === actor.userId) expect(edit).toBe("allowed");
      }),
    );
  });

  test("the record is hidden from people without a tie to its customer, except sys_admin", () => {
    fc.assert(
      fc.property(anyActor, anyFacts, (actor, record) => {
        const isStranger =
          record.createdBy !== actor.userId &&
          !record.participantIds.includes(actor.userId) &&
          !actor.administers.includes(record.customerId) &&
          !actor.memberships.some(({ customerId }) => customerId === record.customerId) &&
          !actor.roles.includes("sys_admin");
        if (isStranger) expect(mayReadRecord(actor, record)).toBe("hidden");
      }),
    );
  });

  test("only the creator may see the optional identifier (X115)", () => {
    fc.assert(
      fc.property(anyActor, anyFacts, (actor, record) => {
        const isCreator = record.createdBy === actor.userId;
        expect(maySeeOptionalIdentifier(actor, record)).toBe(isCreator ? "allowed" : "hidden");
      }),
    );
  });
});

describe("creating a record in a group", () => {
  const place = { id: group(1), customerId: customer(1) };

  test("learners and admins of the group may create records, and no one else", () => {
    expect(mayCreateRecordIn(anActor({ memberships: [member("learner")] }), place)).toBe("allowed");
    expect(mayCreateRecordIn(anActor({ memberships: [member("admin")] }), place)).toBe("allowed");
    expect(mayCreateRecordIn(anActor({ memberships: [member("learner", 2)] }), place)).toBe("hidden");
    expect(mayCreateRecordIn(anActor({ administers: [customer(1)], roles: ["sys_admin"] }), place)).toBe(
      "hidden",
    );
  });

  test("a person without a logbook may not create records", () => {
    const actor = anActor({ logbook: false, memberships: [member("learner")] });
    expect(mayCreateRecordIn(actor, place)).toBe("forbidden");
  });
});

test("only admin roles may filter by participant (7.007)", () => {
  for (const role of ["sys_admin", "customer_admin", "group_admin"] as const) {
    expect(mayFilterByParticipant({ roles: [role] })).toBe("allowed");
  }
  expect(mayFilterByParticipant({ roles: ["support", "product", "qa", "demo"] })).toBe("forbidden");
});

test("only group members, the person themselves and existing participants may be listed by account", () => {
  const stranger = { userId: user("stranger"), isMember: false };
  expect(mayListParticipant(anActor(), stranger)).toBe("hidden");
  expect(mayListParticipant(anActor(), stranger, { participantIds: [user("somebody")] })).toBe("hidden");
  expect(mayListParticipant(anActor(), stranger, { participantIds: [user("stranger")] })).toBe("allowed");
  expect(mayListParticipant(anActor(), { ...stranger, isMember: true })).toBe("allowed");
  expect(mayListParticipant(anActor(), { userId: anActor().userId, isMember: false })).toBe("allowed");
});
