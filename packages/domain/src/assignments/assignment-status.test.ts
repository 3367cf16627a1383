import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, parseLocalDate } from "../time.ts";
import { type AssignmentFacts, getAssignmentStatuses, isOpenStatus } from "./assignment-status.ts";

const today = parseLocalDate("2026-11-26") ?? addDays("" as never, 0);
const facts = (change: Partial<AssignmentFacts> = {}): AssignmentFacts => ({
  groupId: 1,
  dueOn: today,
  step: null,
  isDone: false,
  isAvailable: true,
  ...change,
});
const statuses = (...of: readonly Partial<AssignmentFacts>[]) => getAssignmentStatuses(of.map(facts), today);

it("an assignment is due on its day, late the day after, and done whenever it is completed", () => {
  expect(statuses({}, { dueOn: addDays(today, -1) }, { dueOn: addDays(today, -1), isDone: true })).toEqual([
    "due",
    "late",
    "done",
  ]);
});

it("a step is blocked by open lower steps of its own group only", () => {
  expect(statuses({ step: 1 }, { step: 1 }, { step: 2 }, { step: 2, groupId: 2 }, {})).toEqual([
    "due",
    "due",
    "blocked",
    "due",
    "due",
  ]);
  expect(statuses({ step: 1, isDone: true }, { step: 2 })).toEqual(["done", "due"]);
});

it("a step is not blocked by an unavailable one, and an overdue step is late instead of blocked", () => {
  expect(statuses({ step: 1, isAvailable: false }, { step: 2 })).toEqual(["unavailable", "due"]);
  expect(statuses({ step: 1 }, { step: 2, dueOn: addDays(today, -1) })).toEqual(["due", "late"]);
});

it("a person with open steps always has one that can be started", () => {
  const one = fc.record({
    groupId: fc.constantFrom(1, 2),
    step: fc.option(fc.integer({ min: 1, max: 4 })),
    isDone: fc.boolean(),
    isAvailable: fc.boolean(),
    dueOn: fc.integer({ min: -3, max: 3 }).map((days) => addDays(today, days)),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 12 }), (assignments) => {
      const found = getAssignmentStatuses(assignments, today);
      const open = found.filter(isOpenStatus);
      expect(open.length === 0 || open.some((status) => status !== "blocked")).toBe(true);
      expect(found.map((status) => status === "done")).toEqual(assignments.map(({ isDone }) => isDone));
    }),
  );
});
