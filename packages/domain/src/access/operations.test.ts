import { describe, expect, test } from "vitest";
import { operationKinds } from "../operations/operation.ts";
import { mayAdministerTalent, mayFollowOperation } from "./operations.ts";
import { roles } from "./role.ts";

describe("the learning platform's mirror (5.032)", () => {
  test.each(roles)("as %s", (role) => {
    expect(mayAdministerTalent({ roles: [role] })).toBe(role === "sys_admin" ? "allowed" : "forbidden");
  });
});

describe("long work", () => {
  test.each(operationKinds)("of the kind %s is there for whoever may begin it alone", (kind) => {
    expect(mayFollowOperation({ roles: ["sys_admin"] }, { kind })).toBe("allowed");
    expect(mayFollowOperation({ roles: ["customer_admin", "support"] }, { kind })).toBe("hidden");
  });
});
