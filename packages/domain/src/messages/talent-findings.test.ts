import { expect, test } from "vitest";
import type { SyncFinding, SyncThing } from "../learning/mirror/sync-finding.ts";
import { findingText } from "./talent-findings.ts";

const rows: readonly (readonly [SyncThing, SyncFinding, string])[] = [
  ["space", { code: "NEW" }, "New learning space."],
  [
    "course",
    { code: "CHANGED", isBack: false, fields: [{ field: "name", before: "A/B", after: "🫀" }] },
    "Name: “A/B” → “🫀”.",
  ],
  [
    "course",
    { code: "CHANGED", isBack: true, fields: [{ field: "code", before: "", after: "X" }] },
    "Back on the platform. Code: nothing → “X”.",
  ],
  ["course", { code: "UNITS", added: 2, changed: 0, gone: 1 }, "Units: 2 added, 1 gone."],
  [
    "space",
    { code: "LIST", added: [], removed: ["A", "B"], accounts: 1 },
    "Courses removed: “A”, “B”. 1 account with full access to the space now has these courses.",
  ],
  ["space", { code: "LIST", added: [], removed: [], accounts: 0 }, "The order of its courses changed."],
  [
    "course",
    { code: "GONE", accounts: 1, groups: 2, people: 1200 },
    "The platform no longer has it, so it can no longer be started. 1 account, 2 groups, 1,200 people have access to it. Access and progress are kept.",
  ],
  [
    "course",
    { code: "GONE", accounts: 0, groups: 0, people: 0 },
    "The platform no longer has it, so it can no longer be started. No one has access to it.",
  ],
  [
    "course",
    { code: "NOT_READ", reason: "SLOW" },
    "The platform did not answer in time. It stays as it was.",
  ],
  [
    "course",
    { code: "SAME_CODE", courseCode: "EV-1", others: ["A", "B", "C", "D", "E", "F"] },
    "“A”, “B”, “C”, “D”, “E” and 1 more have the code “EV-1” too. All are kept.",
  ],
  [
    "course",
    { code: "NAME_CUT", length: 10_000 },
    "The name has 10,000 characters on the platform. The first 300 are kept.",
  ],
];

test.each(rows)("finding about a %s: %j", (thing, finding, text) => {
  expect(findingText(thing, finding)).toBe(text);
});
