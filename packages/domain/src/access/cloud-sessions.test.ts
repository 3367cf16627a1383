import { expect, test } from "vitest";
import { user } from "../../test/builders.ts";
import { mayAdministerMachines, mayEndCaseSession, mayEnterCaseSession } from "./cloud-sessions.ts";
import { roles } from "./role.ts";

const session = { startedBy: user("trainee") };

test("only the person who started a case session may enter it, and sys_admin may end it too (4.021, 4.041)", () => {
  expect(mayEnterCaseSession({ userId: user("trainee") }, session)).toBe("allowed");
  expect(mayEnterCaseSession({ userId: user("another") }, session)).toBe("hidden");
  expect(mayEndCaseSession({ userId: user("trainee"), roles: [] }, session)).toBe("allowed");
  expect(mayEndCaseSession({ userId: user("another"), roles: ["customer_admin"] }, session)).toBe("hidden");
  expect(mayEndCaseSession({ userId: user("another"), roles: ["sys_admin"] }, session)).toBe("allowed");
});

test.each(roles)("administering machines as %s (4.050)", (role) => {
  expect(mayAdministerMachines({ roles: [role] })).toBe(role === "sys_admin" ? "allowed" : "forbidden");
});
