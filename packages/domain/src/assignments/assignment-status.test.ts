import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, parseLocalDate } from "../time.ts";
import { type AssignmentFacts, assignmentStatusesOf, isOpenStatus } from "./assignment-status.ts";

const today = parseLocalDate("2026-11-26") ?? addDays("" as never, 0);
const facts = (change: Partial<AssignmentFacts> = {}): AssignmentFacts => ({
  groupId: 1,
  dueOn: today,
  step: null,
  isDone: false,
  isAvailable: true,
  ...change,
});
const statuses = (...of: readonly Partial<AssignmentFacts>[]) => assignmentStatusesOf(of.map(facts), today);

it("is due on its day, late on the next, and done however late it is", () => {
  expect(statuses({}, { dueOn: addDays(today, -1) }, { dueOn: addDays(today, -1), isDone: true })).toEqual([
    "due",
    "late",
    "done",
  ]);
});

it("waits for the lower steps of its group that are open, and for no other group's", () => {
  expect(statuses({ step: 1 }, { step: 1 }, { step: 2 }, { step: 2, groupId: 2 }, {})).toEqual([
    "due",
    "due",
    "blocked",
    "due",
    "due",
  ]);
  expect(statuses({ step: 1, isDone: true }, { step: 2 })).toEqual(["done", "due"]);
});

it("does not wait for what no longer exists, and is late rather than waiting", () => {
  expect(statuses({ step: 1, isAvailable: false }, { step: 2 })).toEqual(["unavailable", "due"]);
  expect(statuses({ step: 1 }, { step: 2, dueOn: addDays(today, -1) })).toEqual(["due", "late"]);
});

it("always lets someone with something open in an order begin something", () => {
  const one = fc.record({
    groupId: fc.constantFrom(1, 2),
    step: fc.option(fc.integer({ min: 1, max: 4 })),
    isDone: fc.boolean(),
    isAvailable: fc.boolean(),
    dueOn: fc.integer({ min: -3, max: 3 }).map((days) => addDays(today, days)),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 12 }), (assignments) => {
      const found = assignmentStatusesOf(assignments, today);
      const open = found.filter(isOpenStatus);
      expect(open.length === 0 || open.some((status) => status !== "blocked")).toBe(true);
      expect(found.map((status) => status === "done")).toEqual(assignments.map(({ isDone }) => isDone));
    }),
  );
});
