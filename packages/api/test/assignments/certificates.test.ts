import { parseCertificateCode } from "@cathedra/domain/assignments";
import { cast, getCourse } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  assigned,
  courseId,
  dayFromNow,
  doneAssignment,
  issueMutation,
  noAssignments,
} from "./assignment-builders.ts";

const { maya, tomas, priya, aiko } = cast;
const course = getCourse("EVA-201");

const portal = setUpCastApp();
const db = () => unbranded(portal.database.db);
beforeEach(async () => {
  await noAssignments(portal);
  await db().deleteFrom("assignment_certificate").execute();
  await db().deleteFrom("course_enrolment").execute();
  await db().deleteFrom("wrong_code").execute();
});

/** An assignment that Maya and Tomás have completed, with their certificates. */
async function done(): Promise<number> {
  const { id } = await assigned(portal);
  for (const who of [maya, tomas])
    await db()
      .insertInto("course_enrolment")
      .values({
        user_id: who.userId,
        course_id: courseId,
        status: "completed",
        percentage: 100,
        total_time_s: 60,
        completed_at: new Date("2026-11-20T09:00:00Z"),
      })
      .execute();
  return id;
}

const ownQuery = `query ($assignmentId: Int!) {
  myCertificate(assignmentId: $assignmentId) { code personName title groupName institution doneAt showsName issuedAt }
}`;
const withdrawMutation =
  "mutation ($assignmentId: Int!) { withdrawCertificate(assignmentId: $assignmentId) }";

const own = async (who: Caller, assignmentId: number) =>
  (await portal.get(who, ownQuery, { assignmentId })).myCertificate;
const issued = async (who: Caller, assignmentId: number, showsName = false): Promise<string> => {
  const { issueCertificate } = await portal.get(who, issueMutation, { assignmentId, showsName });
  return issueCertificate.code ?? "";
};
const getCode = async (who: Caller, query: string, variables: object) =>
  (await portal.ask(who, query, variables)).errors?.[0]?.extensions.code;
const verify = async (code: unknown, remoteAddress = "203.0.113.9") => {
  const answer = await portal.app.inject({
    method: "POST",
    url: "/api/certificates/verify",
    payload: { code },
    remoteAddress,
  });
  return { status: answer.statusCode, ...answer.json() };
};
const stored = async () => {
  const rows = await db().selectFrom("assignment_certificate").selectAll().orderBy("code").execute();
  return rows.filter(({ user_id }) => user_id === tomas.userId);
};

test("a completed assignment gets one certificate with one code, also for repeated and simultaneous requests (9.067)", async () => {
  const id = await done();
  const others = await issued(tomas, id).then(stored);
  expect(await own(maya, id)).toMatchObject({
    code: null,
    issuedAt: null,
    personName: `${maya.firstName} ${maya.lastName}`,
    title: course.name,
    groupName: "IR Residents",
    doneAt: "2026-11-20T09:00:00.000Z",
    showsName: false,
  });
  const codes = await Promise.all([1, 2, 3].map(() => issued(maya, id)));
  expect(new Set(codes).size).toBe(1);
  expect(await issued(maya, id, true)).toBe(codes[0]);
  expect(await own(maya, id)).toMatchObject({ code: codes[0], showsName: true });
  expect(await stored()).toEqual(others);
});

test("an assignment that is open, unknown or another person's has no certificate (9.067)", async () => {
  const { id: open } = await assigned(portal, { dueOn: dayFromNow(3) });
  for (const [who, assignmentId] of [
    [maya, open],
    [aiko, open],
    [priya, open],
    [maya, 999_999_999],
  ] as const) {
    expect(await getCode(who, ownQuery, { assignmentId })).toBe("NOT_FOUND");
    expect(await getCode(who, issueMutation, { assignmentId, showsName: true })).toBe("NOT_FOUND");
  }
  await noAssignments(portal);
  const id = await done();
  await issued(tomas, id);
  expect((await own(maya, id)).code).toBe(null);
  expect((await portal.get(maya, withdrawMutation, { assignmentId: id })).withdrawCertificate).toBe(false);
  expect((await own(tomas, id)).code).not.toBe(null);
});

test("the code shows without sign-in what was completed, and names the person only with their consent (9.068)", async () => {
  const id = await done();
  const code = await issued(maya, id);
  const shown = { status: 200, kind: "course", title: course.name, doneAt: "2026-11-20T09:00:00.000Z" };
  expect(await verify(code)).toMatchObject({ ...shown, personName: null });
  expect(JSON.stringify(await verify(code))).not.toContain(maya.lastName);
  await issued(maya, id, true);
  for (const typed of [code, code.toLowerCase(), code.replaceAll("-", " ")])
    expect(await verify(typed)).toMatchObject({ ...shown, personName: `${maya.firstName} ${maya.lastName}` });
  await issued(maya, id, false);
  expect((await verify(code)).personName).toBe(null);
});

test("a certificate stays as issued after the person is renamed and the assignment's group is deleted (9.067)", async () => {
  const id = await done();
  const code = await issued(maya, id, true);
  const before = await verify(code);
  await sql`update app_user set last_name = 'Married' where id = ${maya.userId}`.execute(db());
  await sql`delete from assignment where id = ${id}`.execute(db());
  expect(await verify(code)).toEqual(before);
  expect((await stored()).length).toBe(0);
  await sql`update app_user set last_name = ${maya.lastName} where id = ${maya.userId}`.execute(db());
});

test("a withdrawn certificate shows only that it is withdrawn, and a new one has another code (9.068)", async () => {
  const id = await done();
  const others = await issued(tomas, id).then(stored);
  const code = await issued(maya, id, true);
  expect((await portal.get(maya, withdrawMutation, { assignmentId: id })).withdrawCertificate).toBe(true);
  const withdrawn = await verify(code);
  expect(withdrawn).toMatchObject({ status: 200, personName: null });
  expect(Date.parse(withdrawn.withdrawnAt)).toBeGreaterThan(Date.now() - 60_000);
  expect((await own(maya, id)).code).toBe(null);
  const again = await issued(maya, id);
  expect(again).not.toBe(code);
  expect((await verify(again)).withdrawnAt).toBeUndefined();
  expect(await stored()).toEqual(others);
});

test("a deleted person's code and a malformed code are answered like an unknown code (9.068)", async () => {
  const code = "0123456789abcdef";
  await sql`
    with someone as (
      insert into app_user (id, keycloak_id, email, first_name, last_name, logbook)
      values (gen_random_uuid(), gen_random_uuid()::text, 'leaver@left.example', 'Lee', 'Aver', false) returning id
    )
    insert into assignment_certificate
      (code, user_id, person_name, kind, title, group_name, institution, done_at, issued_at, shows_name)
    select ${code}, id, 'Lee Aver', 'course', 'Access', 'Residents', 'Northfield', now(), now(), true from someone`.execute(
    db(),
  );
  expect(await verify(code)).toMatchObject({ status: 200, personName: "Lee Aver" });
  await sql`delete from app_user where email = 'leaver@left.example'`.execute(db());
  const gone = await verify(code);
  expect(gone.status).toBe(404);
  for (const text of ["fedcba9876543210", "", "%", "x".repeat(3_000), 7, null, { $ne: 1 }, "' or 1=1"])
    expect([text, (await verify(text)).error?.message]).toEqual([text, gone.error.message]);
});

test("after sixty wrong codes a network is blocked, for right codes too, and other networks are not (9.068)", async () => {
  const code = await issued(maya, await done());
  for (let n = 0; n < 60; n += 1) await verify(`${n}`.padStart(16, "0"), `2001:db8:1:2::${n.toString(16)}`);
  const refused = await verify(code, "2001:db8:1:2::ffff");
  expect([refused.status, refused.error.code]).toEqual([429, "RATE_LIMITED"]);
  expect(refused.error.retryAfterSeconds).toBeGreaterThan(500);
  expect((await verify(code, "2001:db8:1:3::1")).status).toBe(200);
  expect(parseCertificateCode(code)).toBeDefined();
});

test("a person's valid certificates are listed newest first, also for withdrawn assignments and left groups", async () => {
  const id = await done();
  const codes = [await issued(maya, id), await issued(tomas, id)];
  const other = await doneAssignment(portal, maya);
  const newest = await issued(maya, other, true);
  const list = async (who: Caller) =>
    (await portal.get(who, "{ myCertificates { certificates { code assignmentId title showsName } } }"))
      .myCertificates?.certificates;
  const ofCourse = { code: codes[0], assignmentId: id, title: course.name, showsName: false };
  expect(await list(maya)).toMatchObject([{ code: newest, assignmentId: other, showsName: true }, ofCourse]);
  await sql`update assignment set withdrawn_at = now() where id = ${id}`.execute(db());
  await portal.get(maya, withdrawMutation, { assignmentId: other });
  await sql`delete from customer_group_member where user_id = ${maya.userId}`.execute(db());
  expect(await list(maya)).toEqual([ofCourse]);
  await sql`delete from assignment where id = ${id}`.execute(db());
  expect(await list(maya)).toEqual([{ ...ofCourse, assignmentId: null }]);
  expect(await list(tomas)).toMatchObject([{ code: codes[1] }]);
  expect(await list(priya)).toEqual([]);
});
