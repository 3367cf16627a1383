import { describe, expect, test } from "vitest";
import { customer, group } from "../../test/builders.ts";
import type { UserId } from "../ids.ts";
import { operationKinds } from "../operations/operation.ts";
import { mayAdministerTalent, mayFollowOperation } from "./operations.ts";
import { roles } from "./role.ts";

describe("administering the synchronisation with the learning platform (5.032)", () => {
  test.each(roles)("administering it as %s", (role) => {
    expect(mayAdministerTalent({ roles: [role] })).toBe(role === "sys_admin" ? "allowed" : "forbidden");
  });
});

const nobody = { roles: [], memberships: [], userId: "7f1c8a52-0c4b-4c55-9d3e-0f6d3a1b2c4d" as UserId };

describe("visibility of operations", () => {
  test("only its person follows the making of a logbook report", () => {
    const work = { kind: "logbook_report", subject: nobody.userId } as const;
    expect(mayFollowOperation(nobody, work)).toBe("allowed");
    expect(mayFollowOperation({ ...nobody, userId: "other" as UserId }, work)).toBe("hidden");
    expect(mayFollowOperation(nobody, { ...work, subject: "" })).toBe("hidden");
  });

  test.each(operationKinds)(
    "operations of the kind %s are visible only to people who may begin them",
    (kind) => {
      expect(mayFollowOperation({ ...nobody, roles: ["sys_admin"] }, { kind })).toBe("allowed");
      expect(mayFollowOperation({ ...nobody, roles: ["customer_admin", "support"] }, { kind })).toBe(
        "hidden",
      );
    },
  );

  test("only admins of the group may follow a class reading, and learners and other admins may not", () => {
    const member = (role: "admin" | "learner", id = 1) => ({
      ...nobody,
      roles: ["group_admin"] as const,
      memberships: [{ groupId: group(id), customerId: customer(1), role }],
    });
    const work = { kind: "class_reading", subject: "1" } as const;
    expect(mayFollowOperation(member("admin"), work)).toBe("allowed");
    expect(mayFollowOperation(member("learner"), work)).toBe("hidden");
    expect(mayFollowOperation(member("admin", 2), work)).toBe("hidden");
    expect(mayFollowOperation(member("admin"), { ...work, kind: "platform_sync" })).toBe("hidden");
  });
});
