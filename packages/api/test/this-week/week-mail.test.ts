import { type Instant, parseInstant } from "@cathedra/domain";
import { cast, getCourse, getGroup } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sendWeekMails } from "../../src/modules/this-week/public.ts";
import { setCourses } from "../group-courses/group-course-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";

const portal = setUpCastApp();
const at = (text: string): Instant => {
  const found = parseInstant(text);
  if (found === undefined) throw new Error(text);
  return found;
};
const mutation =
  "mutation ($isOn: Boolean!, $timeZone: String!) { setWeekMail(isOn: $isOn, timeZone: $timeZone) { isOn leadsGroups } }";
const set = (who: typeof cast.priya, isOn = true, timeZone = "Europe/Stockholm") =>
  portal.ask(who, mutation, { isOn, timeZone });
const mails = () =>
  unbranded(portal.database.db)
    .selectFrom("mail")
    .select(["recipient", "facts", "cause"])
    .where("kind", "=", "weekFigures")
    .orderBy("recipient")
    .execute();
/** Sets the mail as if the person had chosen it in October, in a time zone. */
const chosen = async (...people: readonly (readonly [typeof cast.priya, string])[]) => {
  for (const [who, timeZone] of people) await set(who, true, timeZone);
  await sql`update week_mail set sent_week = '2026-10-12'`.execute(portal.database.db);
};

beforeAll(async () => {
  const db = unbranded(portal.database.db);
  const course = getCourse("EVA-101").id;
  await db.deleteFrom("course_enrolment").execute();
  for (const group of ["irResidents", "endovascularTrainees"] as const)
    await setCourses(portal, getGroup(group).id, [course]);
  const quiet = {
    course_id: course,
    status: "in_progress" as const,
    percentage: 10,
    last_active_at: new Date("2026-01-01"),
  };
  await db
    .insertInto("course_enrolment")
    .values([
      { ...quiet, user_id: cast.maya.userId },
      { ...quiet, user_id: cast.aiko.userId },
    ])
    .execute();
});
beforeEach(async () => {
  await sql`delete from mail`.execute(portal.database.db);
  await sql`delete from week_mail`.execute(portal.database.db);
});

test("the mail is sent once, at seven on Monday in the recipient's time zone, with their own figures (9.064)", async () => {
  const { db } = portal.database;
  await chosen([cast.priya, "Europe/Stockholm"], [cast.lukas, "America/New_York"]);
  expect(await sendWeekMails(db, at("2026-10-19T04:59:00Z"))).toBe(0);
  expect(await sendWeekMails(db, at("2026-10-19T05:00:00Z"))).toBe(1);
  expect(await sendWeekMails(db, at("2026-10-19T10:59:00Z"))).toBe(0);
  expect(await sendWeekMails(db, at("2026-10-19T11:00:00Z"))).toBe(1);
  expect(await sendWeekMails(db, at("2026-10-25T23:00:00Z"))).toBe(0);
  // Daylight saving time in Stockholm has ended since.
  expect(await sendWeekMails(db, at("2026-10-26T05:30:00Z"))).toBe(0);
  expect(await sendWeekMails(db, at("2026-10-26T06:00:00Z"))).toBe(1);
  const written = await mails();
  expect(written.map(({ recipient }) => recipient).toSorted()).toEqual(
    [cast.lukas.email, cast.priya.email, cast.priya.email].toSorted(),
  );
  for (const { facts } of written)
    expect(facts).toMatchObject({ counts: expect.arrayContaining([{ kind: "quiet", people: 1 }]) });
  expect(JSON.stringify(written)).not.toMatch(/Maya|Aiko/);
});

test("several workers, and a worker that restarts, send one mail", async () => {
  const { db } = portal.database;
  await chosen([cast.priya, "UTC"], [cast.lukas, "UTC"]);
  const now = at("2026-10-19T08:00:00Z");
  const counts = await Promise.all([1, 2, 3, 4, 5].map(() => sendWeekMails(db, now)));
  expect(counts.reduce((sum, count) => sum + count)).toBe(2);
  expect(await mails()).toHaveLength(2);
});

test("the mail must be chosen, starts the next week, and is turned off by its link or on the profile", async () => {
  const { db } = portal.database;
  expect(await portal.get(cast.priya, "{ weekMail { isOn leadsGroups } }")).toEqual({
    weekMail: { isOn: false, leadsGroups: true },
  });
  expect((await set(cast.priya)).data).toEqual({ setWeekMail: { isOn: true, leadsGroups: true } });
  expect(await sendWeekMails(db, at(new Date().toISOString()))).toBe(0);
  await sql`update week_mail set sent_week = '2026-10-12'`.execute(db);
  const { stop_key: key } = await unbranded(db)
    .selectFrom("week_mail")
    .select("stop_key")
    .executeTakeFirstOrThrow();
  const stop = (text: string) =>
    portal.app.inject({
      method: "POST",
      url: `/api/week-mails/stop?key=${text}`,
      payload: "List-Unsubscribe=One-Click",
    });
  expect((await stop("k".repeat(32))).statusCode).toBe(404);
  expect((await stop(key)).statusCode).toBe(200);
  expect(await sendWeekMails(db, at("2026-10-19T08:00:00Z"))).toBe(0);
  expect(await portal.get(cast.priya, "{ weekMail { isOn } }")).toEqual({ weekMail: { isOn: false } });
  await set(cast.priya);
  expect((await set(cast.priya, false)).data).toMatchObject({ setWeekMail: { isOn: false } });
});

test("no mail is sent if nobody needs attention, to people who no longer lead a group, or to unconfirmed addresses", async () => {
  const { db } = portal.database;
  await chosen([cast.tomas, "UTC"], [cast.priya, "UTC"]);
  await db
    .updateTable("app_user")
    .set({ email_verified: false })
    .where("id", "=", cast.priya.userId)
    .execute();
  expect(await sendWeekMails(db, at("2026-10-19T08:00:00Z"))).toBe(0);
  await db
    .updateTable("app_user")
    .set({ email_verified: true })
    .where("id", "=", cast.priya.userId)
    .execute();
  expect(await sendWeekMails(db, at("2026-10-19T08:00:00Z"))).toBe(1);
});

test.each(["Mars/Olympus", "", "UTC; drop", "a".repeat(61)])(
  "an invalid time zone is refused: %s",
  async (timeZone) => {
    expect((await set(cast.priya, true, timeZone)).errors?.[0]?.extensions).toMatchObject({
      code: "INVALID_INPUT",
      fields: [{ path: "timeZone", code: "NOT_AN_OPTION" }],
    });
  },
);

test("mails and assignments use the same time zone: the last one that the person's browser sent", async () => {
  await set(cast.lukas, true, "Asia/Tokyo");
  await set(cast.priya, true, "Europe/Stockholm");
  const zone = async (who: typeof cast.priya) =>
    (await portal.get(who, "{ myAssignments { timeZone } }")).myAssignments?.timeZone;
  expect(await zone(cast.priya)).toBe("Europe/Stockholm");
  await portal.get(cast.priya, 'mutation { setTimeZone(timeZone: "America/Lima") }');
  await sql`update week_mail set sent_week = '2026-11-16'`.execute(portal.database.db);
  // Seven in the morning of Monday in Tokyo is the evening before in UTC; in Lima it is noon in UTC.
  const sentTo = async () =>
    (
      await sql<{ email: string }>`
        select person.email from week_mail join app_user person on person.id = user_id
        where sent_week = '2026-11-23' order by person.email`.execute(portal.database.db)
    ).rows.map(({ email }) => email);
  await sendWeekMails(portal.database.db, at("2026-11-23T11:00:00Z"));
  expect(await sentTo()).toEqual([cast.lukas.email]);
  await sendWeekMails(portal.database.db, at("2026-11-23T12:00:00Z"));
  expect(await sentTo()).toEqual([cast.lukas.email, cast.priya.email].toSorted());
  expect(await zone(cast.lukas)).toBe("Asia/Tokyo");
});
