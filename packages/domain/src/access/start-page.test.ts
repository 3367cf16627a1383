import { expect, test } from "vitest";
import { type HomeFacts, startsWithLearning } from "./start-page.ts";

const nothing: HomeFacts = { hasOwnLogbook: false, isAttending: false, mayManage: false, isStaff: false };

test.each<[string, Partial<HomeFacts>, boolean]>([
  ["a trainee", { hasOwnLogbook: true }, true],
  ["a learner without a logbook", {}, true],
  ["an attending", { isAttending: true }, false],
  ["an attending who keeps a logbook", { isAttending: true, hasOwnLogbook: true }, true],
  ["an admin", { mayManage: true }, false],
  ["staff", { mayManage: true, isStaff: true }, false],
  ["staff with a logbook", { mayManage: true, isStaff: true, hasOwnLogbook: true }, false],
  ["an admin who keeps a logbook", { mayManage: true, hasOwnLogbook: true }, false],
])("whether the home page of %s begins with learning", (_who, facts, expected) => {
  expect(startsWithLearning({ ...nothing, ...facts })).toBe(expected);
});
