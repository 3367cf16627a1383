import { describe, expect, test } from "vitest";
import { customer, group } from "../../test/builders.ts";
import { operationKinds } from "../operations/operation.ts";
import { mayAdministerTalent, mayFollowOperation } from "./operations.ts";
import { roles } from "./role.ts";

describe("the learning platform's mirror (5.032)", () => {
  test.each(roles)("as %s", (role) => {
    expect(mayAdministerTalent({ roles: [role] })).toBe(role === "sys_admin" ? "allowed" : "forbidden");
  });
});

describe("long work", () => {
  test.each(operationKinds)(
    "operations of the kind %s are visible only to people who may begin them",
    (kind) => {
      expect(mayFollowOperation({ roles: ["sys_admin"], memberships: [] }, { kind })).toBe("allowed");
      expect(mayFollowOperation({ roles: ["customer_admin", "support"], memberships: [] }, { kind })).toBe(
        "hidden",
      );
    },
  );

  test("the reading of a class is there for the admins of that group, and not for its learners or other admins", () => {
    const member = (role: "admin" | "learner", id = 1) => ({
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
