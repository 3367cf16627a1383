import { expect, test } from "vitest";
import type { CustomerId } from "../ids.ts";
import { getAuditScope, mayReadAudit } from "./audit.ts";
import type { Role } from "./role.ts";

const asking = (roles: readonly Role[], administers: readonly number[] = []) => ({
  roles,
  administers: administers as readonly CustomerId[],
});

test("support and sys_admin may read all audit entries", () => {
  for (const role of ["support", "sys_admin"] as const) expect(getAuditScope(asking([role]))).toBe("all");
});

test("a customer admin reads the audit entries of those customers, and everyone else reads none", () => {
  expect(getAuditScope(asking(["customer_admin"], [3, 4]))).toEqual([3, 4]);
  expect(mayReadAudit(asking(["customer_admin"], [3]))).toBe("allowed");
  // A person on a customer's list of admins needs the role too, and a person with the role needs to be on a list.
  expect(mayReadAudit(asking([], [3]))).toBe("forbidden");
  expect(mayReadAudit(asking(["customer_admin"]))).toBe("forbidden");
  for (const role of ["product", "qa", "group_admin", "demo"] as const)
    expect(mayReadAudit(asking([role], [3]))).toBe("forbidden");
});
