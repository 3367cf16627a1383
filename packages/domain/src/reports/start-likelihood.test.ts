import { expect, test } from "vitest";
import { compareLikelihoods, type StartFacts, startLikelihood } from "./start-likelihood.ts";

const checkedAt = "2026-11-27T20:00:00.000Z";
const facts = (more: Partial<StartFacts>): StartFacts => ({
  code: "MAY_START",
  checkedAt,
  isExpected: true,
  ...more,
});

test.each<[string, Partial<StartFacts>, string]>([
  ["an event for which they wait", { waitingSince: checkedAt, failedAt: checkedAt }, "waited for"],
  ["an event that begins in 20 minutes", { beginsAt: "2026-11-27T20:20:00.000Z" }, "now"],
  ["an event that begins tomorrow", { beginsAt: "2026-11-28T20:20:00.000Z" }, "other"],
  ["an event that has run for 5 hours", { code: "MAY_JOIN", beginsAt: "2026-11-27T15:00:00.000Z" }, "now"],
  ["an event that ended an hour ago", { code: "EVENT_OVER", beginsAt: "2026-11-27T18:00:00.000Z" }, "other"],
  ["an event of others", { beginsAt: "2026-11-27T20:20:00.000Z", isExpected: false }, "other"],
  ["a start that failed an hour ago", { failedAt: "2026-11-27T19:00:00.000Z" }, "failed"],
  ["a start that failed three days ago", { failedAt: "2026-11-24T20:00:00.000Z" }, "used"],
  ["what was used last", { usedAt: "2026-11-20T20:00:00.000Z" }, "used"],
  ["anything else", {}, "other"],
])("%s is likely meant as “%s” (9.060)", (_, more, expected) => {
  expect(startLikelihood(facts(more))).toBe(expected);
});

test("an event that takes place now comes before a failed start, and both before the last use (9.060)", () => {
  const inOrder = ["waited for", "now", "failed", "used", "other"] as const;
  expect(inOrder.toReversed().toSorted(compareLikelihoods)).toEqual(inOrder);
});
