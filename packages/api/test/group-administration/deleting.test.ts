import { instant } from "@cathedra/domain";
import { aRecord, cast, getCourse, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { accept } from "../groups/invitation-helpers.ts";
import { type CastApp, setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  aGroup,
  createMutation,
  decideOutcome,
  groupAs,
  northgate,
  remove,
  removeAllMutation,
  removedGroup,
  undoMutation,
} from "./group-administration-helpers.ts";

/** How far the portal's clock is ahead of the test's, in milliseconds. */
let ahead = 0;
const record = aRecord();

const portal = setUpCastApp([record], { clock: () => instant(Date.now() + ahead) });

const undo = (who: Parameters<CastApp["ask"]>[0], undoId: string) =>
  portal.ask(who, undoMutation, { undoId });

async function courses(userId: string): Promise<readonly number[]> {
  const { rows } = await portal.database.pool.query<{ course_id: number }>(
    "select course_id from open_course where user_id = $1 order by course_id",
    [userId],
  );
  return rows.map(({ course_id }) => course_id);
}

async function aGroupWithCourses() {
  const group = await aGroup(portal, { learners: [cast.nils] });
  await unbranded(portal.database.db)
    .insertInto("group_course")
    .values([1, 2].map((course_id) => ({ group_id: group.id, course_id })))
    .execute();
  return group;
}

test("a deleted group is invisible, its link invalid and its name free, and records still name it (9.049)", async () => {
  const { id, name, invitationCode } = await aGroup(portal, { learners: [cast.maya] });
  await remove(portal, cast.george, northgate, id);
  for (const who of [cast.george, cast.priya, cast.ruth, cast.maya])
    expect(await groupAs(portal, who, id)).toBe("NOT_FOUND");
  const { customerGroups } = await portal.get(cast.maya, "{ customerGroups { id } }");
  expect(customerGroups.map((group) => group.id)).not.toContain(id);
  expect(decideOutcome(await accept(portal, cast.nils, invitationCode?.code ?? ""))).toBe("INVALID_VOUCHER");
  const again = { customer_id: northgate, name, admin: cast.priya.email };
  expect(decideOutcome(await portal.ask(cast.george, createMutation, again))).toBe("ok");
});

test("logbook totals and targets do not offer a deleted group, and its records stay (9.049)", async () => {
  const { id } = getGroup("irResidents");
  const { undo: offer } = await remove(portal, cast.george, northgate, id);
  const query = `{ logbookTargets(customerId: ${northgate}) { groups { id } }
    logbookTotalsGroups { groups { id } } }`;
  const offered = await portal.get<Readonly<Record<string, { groups: { id: number }[] }>>>(cast.ruth, query);
  for (const { groups } of Object.values(offered)) {
    expect(groups.length).toBeGreaterThan(0);
    expect(groups.map((group) => group.id)).not.toContain(id);
  }
  const { activity } = await portal.get(cast.maya, `{ activity(id: "${record.id}") { id } }`);
  expect(activity.id).toBe(record.id);
  expect(decideOutcome(await undo(cast.george, offer.undoId))).toBe("ok");
});

test("by default the group's people lose its courses (9.044)", async () => {
  const before = await courses(cast.nils.userId);
  const { id } = await aGroupWithCourses();
  expect(await courses(cast.nils.userId)).toEqual([...new Set([...before, 1, 2])].toSorted((a, b) => a - b));
  await remove(portal, cast.george, northgate, id);
  expect(await courses(cast.nils.userId)).toEqual(before);
});

test("people who keep the group's courses keep only those its account may use, and others' courses are unchanged", async () => {
  const { db } = portal.database;
  const group = await aGroupWithCourses();
  const notUsable = getCourse("CAR-101").id;
  // The group has it from before its account lost it; another group of the account has people and courses too.
  const other = await aGroup(portal, { learners: [cast.maya, cast.nils] });
  await unbranded(db)
    .insertInto("group_course")
    .values([
      { group_id: group.id, course_id: notUsable },
      { group_id: other.id, course_id: 4 },
    ])
    .execute();
  await unbranded(db)
    .insertInto("course_grant")
    .values([
      { user_id: cast.aiko.userId, course_id: 1, source: "kept" },
      { user_id: cast.maya.userId, course_id: 2, source: "voucher", group_id: other.id },
    ])
    .onConflict((it) => it.doNothing())
    .execute();
  const granted = async (where = sql`true`) =>
    (
      await sql<{ user_id: string; course_id: number }>`
        select * from course_grant where ${where} order by user_id, course_id`.execute(db)
    ).rows;
  const before = await granted();
  await remove(portal, cast.george, northgate, group.id, true);
  const kept = await granted(sql`group_id = ${group.id}`);
  expect(kept.map(({ course_id }) => course_id)).not.toContain(notUsable);
  expect(new Set(kept.map(({ course_id }) => course_id))).toEqual(new Set([1, 2]));
  expect(await granted(sql`group_id is distinct from ${group.id}`)).toEqual(before);
});

test("people may keep the courses, and after restoring the group they have them only through the group (9.044)", async () => {
  const before = await courses(cast.nils.userId);
  const { id } = await aGroupWithCourses();
  const during = await courses(cast.nils.userId);
  const { undo: offer } = await remove(portal, cast.george, northgate, id, true);
  expect(await courses(cast.nils.userId)).toEqual(during);
  expect(decideOutcome(await undo(cast.george, offer.undoId))).toBe("ok");
  await remove(portal, cast.george, northgate, id);
  expect(await courses(cast.nils.userId)).toEqual(before);
});

test("a restored group has the same people, roles and link as before (9.049)", async () => {
  const group = await aGroup(portal, { learners: [cast.maya, cast.tomas] });
  const before = await groupAs(portal, cast.george, group.id);
  const { undo: offer } = await remove(portal, cast.george, northgate, group.id);
  expect(offer.seconds).toBe(10);
  expect(decideOutcome(await undo(cast.george, offer.undoId))).toBe("ok");
  expect(await groupAs(portal, cast.george, group.id)).toEqual({
    ...(before as object),
    modifiedAt: expect.any(String),
  });
  // The request is repeated after a lost answer.
  expect(decideOutcome(await undo(cast.george, offer.undoId))).toBe("ok");
});

test("repeating a deletion whose answer was lost returns the same offer to undo it", async () => {
  const { id } = await aGroup(portal);
  const first = await remove(portal, cast.george, northgate, id);
  expect(await remove(portal, cast.george, northgate, id)).toEqual(first);
});

test("a deletion can be undone for 10 s on the screen and 30 s at the API, and not later (9.049)", async () => {
  const { undo: offer, group } = await removedGroup(portal, cast.george);
  ahead += 25_000;
  const later = await removedGroup(portal, cast.george);
  expect(decideOutcome(await undo(cast.george, offer.undoId))).toBe("ok");
  ahead += 30_000;
  const refused = await undo(cast.george, later.undo.undoId);
  expect(refused.errors?.[0]).toMatchObject({
    message: "It is too late to undo this.",
    extensions: { code: "UNDO_TOO_LATE" },
  });
  expect(await groupAs(portal, cast.george, group.id)).toMatchObject({ id: group.id });
  expect(await groupAs(portal, cast.george, later.group.id)).toBe("NOT_FOUND");
});

test("only the person who deleted a group can undo it, and only while they have the right", async () => {
  const { undo: offer } = await removedGroup(portal, cast.george);
  for (const who of [cast.helena, cast.ruth, cast.priya])
    expect(decideOutcome(await undo(who, offer.undoId))).toBe("NOT_FOUND");
  expect(decideOutcome(await undo(cast.george, "not an id"))).toBe("NOT_FOUND");
  const former = { ...cast.george, roles: [] };
  expect(decideOutcome(await undo(former, offer.undoId))).not.toBe("ok");
  expect(decideOutcome(await undo(cast.george, offer.undoId))).toBe("ok");
});

test("a group whose name was taken meanwhile cannot be restored, and nothing changes", async () => {
  const { undo: offer, group } = await removedGroup(portal, cast.george);
  await aGroup(portal, { name: group.name });
  const refused = await undo(cast.george, offer.undoId);
  expect(refused.errors?.[0]).toMatchObject({
    message: "This cannot be undone: another group of the account now has this name.",
    extensions: { code: "UNDO_NOT_POSSIBLE", obstacle: "GROUP_NAME_TAKEN" },
  });
  expect(await groupAs(portal, cast.george, group.id)).toBe("NOT_FOUND");
});

test("removed people become members again, beside those who joined since (9.050)", async () => {
  const group = await aGroup(portal, { learners: [cast.maya, cast.tomas] });
  const { removeAllUsers } = await portal.get<{ removeAllUsers: { undo: { undoId: string } } }>(
    cast.priya,
    removeAllMutation,
    { id: group.id },
  );
  const code = group.invitationCode?.code ?? "";
  expect(decideOutcome(await accept(portal, cast.maya, code))).toBe("ok");
  expect(decideOutcome(await accept(portal, cast.aiko, code))).toBe("ok");
  expect(decideOutcome(await undo(cast.priya, removeAllUsers.undo.undoId))).toBe("ok");
  const after = await groupAs(portal, cast.priya, group.id);
  const emails = typeof after === "string" ? after : after.members.map(({ email }) => email).toSorted();
  expect(emails).toEqual([cast.aiko, cast.maya, cast.priya, cast.tomas].map(({ email }) => email).toSorted());
});

test("people cannot be restored into a group that was deleted meanwhile", async () => {
  const { id } = await aGroup(portal, { learners: [cast.maya] });
  const { removeAllUsers } = await portal.get<{ removeAllUsers: { undo: { undoId: string } } }>(
    cast.priya,
    removeAllMutation,
    { id },
  );
  await remove(portal, cast.george, northgate, id);
  // Priya no longer administers the group: it does not exist for her.
  expect(decideOutcome(await undo(cast.priya, removeAllUsers.undo.undoId))).toBe("NOT_FOUND");
  const members = await unbranded(portal.database.db)
    .selectFrom("customer_group_member")
    .select("user_id")
    .where("group_id", "=", id)
    .execute();
  expect(members).toEqual([]);
});

test("creation, deletion and restoration are audited with the actor", async () => {
  const { undo: offer, group } = await removedGroup(portal, cast.george);
  await undo(cast.george, offer.undoId);
  const rows = await portal.database.db
    .selectFrom("audit_log")
    .select(["action", "actor_id"])
    .where("subject", "=", String(group.id))
    .orderBy("id")
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(["group.created", "group.removed", "group.restored"]);
});
