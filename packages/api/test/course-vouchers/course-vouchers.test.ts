import { instant } from "@cathedra/domain";
import type { Course, CourseVoucher } from "@cathedra/graphql-schema";
import { cast, getCourse, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aNewcomer, decideOutcome } from "../groups/invitation-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { statementsOf } from "../support/statements.ts";
import {
  aCourseVoucher,
  accept,
  createMutation,
  findVouchers,
  getState,
  given,
} from "./course-voucher-builders.ts";

const start = Date.UTC(2026, 10, 22, 12);
const dayMs = 86_400_000;
let now = start;

const portal = setUpCastApp([], { clock: () => instant(now) });

test("a link with 20 uses for 30 days grants one course and nothing else of the group (2.006, 2.018, 2.020-2.022)", async () => {
  const voucher = await aCourseVoucher(portal);
  expect(voucher).toMatchObject({
    maxUses: 20,
    used: 0,
    state: "open",
    validTo: new Date(start + 30 * dayMs).toISOString(),
    creator: { first_name: "Priya" },
    users: [],
  });
  expect(voucher.code).toMatch(/^crsv[0-9a-z]{26}$/);
  const { data } = await accept(portal, cast.nils, voucher.code);
  expect(data?.acceptVoucher).toEqual({
    course: { id: given.course, name: getCourse("EVA-201").name, isOpen: true },
    groupName: getGroup("irResidents").name,
    learningSpaceNames: ["Endovascular Aorta"],
  });
  const { customerGroups } = await portal.get<{ customerGroups: { id: number }[] }>(
    cast.nils,
    "{ customerGroups { id } }",
  );
  expect(customerGroups.map(({ id }) => id)).not.toContain(given.group);
  const { course } = await portal.get<{ course: Course | null }>(
    cast.nils,
    "{ course(courseId: 19) { id } }",
  );
  expect(course).toBeNull();
  const [listed] = await findVouchers(portal);
  expect(listed).toMatchObject({ id: voucher.id, used: 1, users: [{ user: { email: cast.nils.email } }] });
});

test("each person uses a code once, and a repeated use returns the same course (2.009)", async () => {
  const { code, id } = await aCourseVoucher(portal);
  const who = aNewcomer();
  expect(decideOutcome(await accept(portal, who, code))).toBe("ok");
  const { errors } = await accept(portal, who, code);
  expect(errors?.[0]).toMatchObject({
    message: "You have already used this voucher",
    extensions: { code: "VOUCHER_ALREADY_USED", courseId: given.course },
  });
  expect(await getState(portal, id)).toEqual({ used: 1, users: 1, grants: 1 });
});

test("a code is refused once its uses are spent, its time has passed or it is withdrawn (2.008, 2.010, 2.011, 2.014)", async () => {
  const few = await aCourseVoucher(portal, { maxUses: 1 });
  await accept(portal, aNewcomer(), few.code);
  expect(decideOutcome(await accept(portal, aNewcomer(), few.code))).toBe("VOUCHER_NO_MORE_USES");
  const endDate = new Date(start + 60_000).toISOString();
  const short = await aCourseVoucher(portal, { endDate });
  try {
    now = start + 60_000;
    const { errors } = await accept(portal, aNewcomer(), short.code);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "OLD_VOUCHER", validTo: endDate });
    const regenerate = `mutation { regenerateCourseVoucherCode(courseVoucherId: ${short.id}) { id } }`;
    expect(decideOutcome(await portal.ask(cast.priya, regenerate))).toBe("VOUCHER_NOT_EDITABLE");
  } finally {
    now = start;
  }
  expect(decideOutcome(await accept(portal, aNewcomer(), `crsv${"0".repeat(26)}`))).toBe("INVALID_VOUCHER");
  expect(decideOutcome(await accept(portal, aNewcomer(), "' or 1 = 1"))).toBe("INVALID_VOUCHER");
});

test("a link does not grant a course that the group no longer has or its account may no longer use (2.012)", async () => {
  const { db } = portal.database;
  const { code, id } = await aCourseVoucher(portal);
  const row = { group_id: getGroup("irResidents").id, course_id: getCourse("EVA-201").id };
  await db
    .deleteFrom("group_course")
    .where("group_id", "=", row.group_id)
    .where("course_id", "=", row.course_id)
    .execute();
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("VOUCHER_EXPIRED");
  expect((await findVouchers(portal)).find((each) => each.id === id)?.state).toBe("ended");
  await db.insertInto("group_course").values(row).execute();
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("ok");
});

test("the links of a deleted group grant nothing, and work again after the group is restored (0195)", async () => {
  const { db } = portal.database;
  const { code } = await aCourseVoucher(portal);
  const set = (at: string | null) =>
    sql`update customer_group set removed_at = ${at}::timestamptz where id = ${given.group}`.execute(db);
  await set("2026-11-22T12:00:00Z");
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("VOUCHER_EXPIRED");
  expect(decideOutcome(await portal.ask(cast.ruth, createMutation, given))).toBe("NOT_FOUND");
  await set(null);
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("ok");
});

test("a new link ends the former one, a withdrawn one grants nothing, and the log contains no code (2.010)", async () => {
  const { id, code } = await aCourseVoucher(portal);
  await accept(portal, cast.lukas, code);
  const change = (name: string) =>
    portal.get<Record<string, CourseVoucher>>(
      cast.priya,
      `mutation { ${name}(courseVoucherId: ${id}) { code state used } }`,
    );
  const { regenerateCourseVoucherCode: renewed } = await change("regenerateCourseVoucherCode");
  expect(renewed?.code).not.toBe(code);
  expect(decideOutcome(await accept(portal, aNewcomer(), code))).toBe("INVALID_VOUCHER");
  expect(decideOutcome(await accept(portal, aNewcomer(), String(renewed?.code)))).toBe("ok");
  for (const _ of [1, 2]) {
    expect(await change("revokeCourseVoucherCode")).toEqual({
      revokeCourseVoucherCode: { code: null, state: "revoked", used: 2 },
    });
  }
  expect(decideOutcome(await accept(portal, aNewcomer(), String(renewed?.code)))).toBe("INVALID_VOUCHER");
  // A person who has used the voucher keeps the course, and the message contains no dead link.
  const { course } = await portal.get(cast.lukas, `{ course(courseId: ${given.course}) { isOpen } }`);
  expect(course).toEqual({ isOpen: true });
  const log = await portal.database.db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject", "=", String(id))
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    "course_voucher.created",
    "course_voucher.accepted",
    "course_voucher.code_regenerated",
    "course_voucher.accepted",
    "course_voucher.code_revoked",
  ]);
  expect(JSON.stringify(log)).not.toMatch(/crsv/);
});

test.each([
  ["a learner of the group", cast.maya, "FORBIDDEN"],
  ["the admin of its customer (X26)", cast.george, "FORBIDDEN"],
  ["an admin of another group", cast.lukas, "NOT_FOUND"],
  ["staff", cast.ingrid, "NOT_FOUND"],
  ["sys_admin (X25)", cast.ruth, "ok"],
])("%s creates, sees and changes links: %s (2.021, X97)", async (_, who, outcome) => {
  const { id } = await aCourseVoucher(portal);
  const list = `{ courseVouchers(customerGroupId: ${given.group}, talentCourseId: ${given.course}) { code } }`;
  const change = (name: string) => `mutation { ${name}(courseVoucherId: ${id}) { id } }`;
  expect(decideOutcome(await portal.ask(who, createMutation, given))).toBe(outcome);
  expect(decideOutcome(await portal.ask(who, list))).toBe(outcome);
  expect(decideOutcome(await portal.ask(who, change("regenerateCourseVoucherCode")))).toBe(outcome);
  expect(decideOutcome(await portal.ask(who, change("revokeCourseVoucherCode")))).toBe(outcome);
});

test.each([
  ["a course of the account that the group does not have", { course: getCourse("EVA-301").id }],
  ["an unknown course", { course: 999_999 }],
  ["more than 20 uses", { maxUses: 21 }],
  ["zero uses", { maxUses: 0 }],
  ["more than 30 days", { endDate: new Date(start + 31 * dayMs).toISOString() }],
  ["an end in the past", { endDate: new Date(start - 1).toISOString() }],
])("%s is refused (2.020, X97)", async (_what, wanted) => {
  expect(decideOutcome(await portal.ask(cast.priya, createMutation, { ...given, ...wanted }))).toBe(
    "INVALID_INPUT",
  );
});

test("a repeated call creates nothing new, and its key can be used neither for another course nor by another person", async () => {
  const first = await aCourseVoucher(portal, { key: "once" });
  expect((await aCourseVoucher(portal, { key: "once" })).id).toBe(first.id);
  const other = { ...given, course: getCourse("EVA-101").id, key: "once" };
  expect(decideOutcome(await portal.ask(cast.priya, createMutation, other))).toBe("INVALID_INPUT");
  expect((await aCourseVoucher(portal, { key: "once" }, cast.ruth)).id).not.toBe(first.id);
});

test("a person who has the course from their group may still accept, and keeps what they have", async () => {
  const { code } = await aCourseVoucher(portal);
  expect(decideOutcome(await accept(portal, cast.maya, code))).toBe("ok");
  const kept = await aCourseVoucher(portal);
  expect(decideOutcome(await accept(portal, cast.maya, kept.code))).toBe("ok");
});

test("after ten wrong codes, a right one is refused too", async () => {
  const { code } = await aCourseVoucher(portal);
  const guesser = aNewcomer();
  const outcomes: string[] = [];
  for (let number = 0; number < 11; number += 1) {
    outcomes.push(decideOutcome(await accept(portal, guesser, `crsv${String(number).padStart(26, "0")}`)));
  }
  expect(outcomes).toEqual([...Array(10).fill("INVALID_VOUCHER"), "RATE_LIMITED"]);
  expect(decideOutcome(await accept(portal, guesser, code))).toBe("RATE_LIMITED");
});

test("a hundred vouchers with their users are read in one statement", async () => {
  const { db } = portal.database;
  await sql`
    insert into course_voucher (code, group_id, course_id, valid_to, max_uses)
    select 'crsv-many-' || number, ${given.group}, ${given.course}, now() + interval '400 days', 20
    from generate_series(1, 100) number`.execute(db);
  const query = `{ courseVouchers(customerGroupId: ${given.group}, talentCourseId: ${given.course}, limit: 1000) { id users { acceptedAt } } }`;
  const statements = await statementsOf(async () => {
    const { courseVouchers } = await portal.get(cast.priya, query);
    expect(courseVouchers).toHaveLength(100);
  });
  // The three statements read the caller, the group and the vouchers.
  expect(statements).toHaveLength(3);
});
