import { expect, test } from "vitest";
import type { CustomerId, GroupId, UserId } from "../ids.ts";
import { mayDownloadCase } from "./activity-files.ts";
import type { Actor } from "./actor.ts";

const [northgate, lakeside] = [1 as CustomerId, 2 as CustomerId];
const [residents, trainees] = [10 as GroupId, 20 as GroupId];
const run = { createdBy: "maya" as UserId, customerId: northgate, groupIds: [residents] };

type Facts = Parameters<typeof mayDownloadCase>[0];
const who = (facts: Partial<Facts>): Facts => ({
  userId: "somebody" as UserId,
  administers: [],
  memberships: [],
  roles: [],
  ...facts,
});
const member = (
  groupId: GroupId,
  customerId: CustomerId,
  role: "admin" | "learner",
): Actor["memberships"][number] => ({ groupId, customerId, role });

test.each([
  ["a sys_admin", who({ roles: ["sys_admin"] }), "allowed"],
  ["an admin of its customer", who({ administers: [northgate] }), "allowed"],
  [
    "an admin of the person's group",
    who({ memberships: [member(residents, northgate, "admin")] }),
    "allowed",
  ],
  ["the person of the run", who({ userId: run.createdBy }), "forbidden"],
  ["a fellow learner", who({ memberships: [member(residents, northgate, "learner")] }), "hidden"],
  ["an admin of another customer", who({ administers: [lakeside] }), "hidden"],
  ["an admin of another group", who({ memberships: [member(trainees, lakeside, "admin")] }), "hidden"],
  ["a group_admin without a group", who({ roles: ["group_admin"] }), "hidden"],
  ["support", who({ roles: ["support"] }), "hidden"],
] as const)("permission to download all files of a run: %s (6.012)", (_who, actor, decision) => {
  expect(mayDownloadCase(actor, run)).toBe(decision);
});

test("only sys_admin may download all files of a run without a customer (6.012)", () => {
  const own = { ...run, customerId: null, groupIds: [] };
  expect(mayDownloadCase(who({ roles: ["sys_admin"] }), own)).toBe("allowed");
  expect(mayDownloadCase(who({ administers: [northgate] }), own)).toBe("hidden");
  expect(mayDownloadCase(who({ userId: run.createdBy }), own)).toBe("forbidden");
});
