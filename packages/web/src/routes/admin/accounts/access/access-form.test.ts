import type { CaseId } from "@cathedra/domain";
import { expect, test } from "vitest";
import { differs, getFields } from "./access-form.ts";

const access = (allowed: readonly string[], fullAccess = false, courses: readonly number[] = []) =>
  getFields({
    modifiedAt: "2026-11-21T20:00:00.000Z",
    fullAccess,
    courses: [1, 2].map((id) => ({ course: { id }, allowed: fullAccess || courses.includes(id) })),
    cloudModules: [
      {
        cases: ["a", "b", "c"].map((caseId) => ({ caseId, allowed: fullAccess || allowed.includes(caseId) })),
      },
    ],
  });

test("the access form begins with the account's stored cases, courses and full access", () => {
  expect(access(["a", "c"]).chosen).toEqual(new Set(["a", "c"]));
  expect(access([], false, [2]).courses).toEqual(new Set([2]));
  expect(access([], true)).toMatchObject({
    isFull: true,
    chosen: new Set(["a", "b", "c"]),
    courses: new Set([1, 2]),
  });
});

test("only an effective difference of an account's access counts as a change", () => {
  expect(differs(access(["a"]), access(["a"]))).toBe(false);
  expect(differs(access(["a"]), access(["b"]))).toBe(true);
  expect(differs(access(["a"]), access(["a", "b"]))).toBe(true);
  expect(differs(access(["a"]), access(["a"], false, [1]))).toBe(true);
  expect(differs(access(["a"]), access([], true))).toBe(true);
  expect(differs(access([], true), { ...access([], true), chosen: new Set<CaseId>() })).toBe(false);
});
