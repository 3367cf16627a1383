import { instant, type LocalDate, localTime } from "@cathedra/domain";
import { reminderAt } from "@cathedra/domain/assignments";
import { type CastPerson, cast, getCourse } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { isOutdatedNotice, remindOfAssignments } from "../../src/modules/assignments/public.ts";
import { sendDigests } from "../../src/modules/inbox/public.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { assigned, courseId, irResidents, noAssignments } from "./assignment-builders.ts";

const { maya, tomas, priya } = cast;
const title = getCourse("EVA-201").name;
const smtp = {
  smtpUrl: "smtp://mail.example",
  from: { name: "Cathedra", address: "portal@cathedra.example" },
};

const portal = setUpCastApp([], { config: { mail: smtp } });
const db = () => unbranded(portal.database.db);
beforeEach(async () => {
  await noAssignments(portal);
  await db().deleteFrom("course_enrolment").execute();
  await db().deleteFrom("mail").execute();
  await sql`update app_user set time_zone = null`.execute(portal.database.db);
});

const dueOn = "2026-12-10";
const at = (days: number, hour: number, minute = 0) => instant(Date.UTC(2026, 11, 10 + days, hour, minute));
const run = (days: number, hour: number, minute = 0) =>
  remindOfAssignments(portal.database.db, at(days, hour, minute));

/** Assigns the course, long ago, with the due day 10 December. */
async function longAsked(change = {}): Promise<number> {
  const { id } = await assigned(portal, change);
  await sql`
    update assignment set due_on = ${dueOn}::date, asked_at = '2026-11-01T12:00:00Z' where id = ${id}`.execute(
    portal.database.db,
  );
  await db().deleteFrom("notification").execute();
  return id;
}
async function told(who: CastPerson): Promise<readonly string[]> {
  const { notifications } = await portal.get(who, "{ notifications { notifications { title } } }");
  return notifications.notifications.map((each) => each.title).toReversed();
}
const complete = (who: CastPerson) =>
  db()
    .insertInto("course_enrolment")
    .values({
      user_id: who.userId,
      course_id: courseId,
      status: "completed",
      percentage: 100,
      total_time_s: 1,
    })
    .execute();
const completions = () => db().selectFrom("assignment_completion").select(["user_id"]).execute();

test("reminders are sent once each a week before, a day before and once after the due day (9.066)", async () => {
  await longAsked();
  for (let hours = -9 * 24; hours <= 9 * 24; hours += 6) await run(0, hours + 2);
  expect(await told(maya)).toEqual([`Due soon: ${title}`, `Due soon: ${title}`, `Late: ${title}`]);
  expect(await told(priya)).toEqual([]);
  expect(await run(1, 9)).toBe(0);
});

test("a completion is stored, and its person gets no reminder", async () => {
  await longAsked();
  await complete(maya);
  await run(-7, 9);
  expect(await told(maya)).toEqual([]);
  expect(await told(tomas)).toEqual([`Due soon: ${title}`]);
  expect(await completions()).toEqual([{ user_id: maya.userId }]);
  // A completed assignment stays completed, even if its course disappears.
  await db().deleteFrom("course_enrolment").execute();
  await run(1, 9);
  expect(await told(maya)).toEqual([]);
  expect(await completions()).toHaveLength(1);
});

test("a course completed before or after the due day is stored, and stays done after a reset", async () => {
  const id = await longAsked({ people: [maya.keycloakId] });
  await complete(maya);
  await complete(tomas);
  await run(-60, 3);
  expect(await completions()).toEqual([{ user_id: maya.userId }]);
  await db().updateTable("course_enrolment").set({ status: "not_attempted", percentage: 0 }).execute();
  const shown = "{ myAssignments { assignments { status assignment { id } } } }";
  expect((await portal.get(maya, shown)).myAssignments?.assignments).toEqual([
    { status: "done", assignment: { id } },
  ]);
});

test("nothing is stored for deleted groups and withdrawn assignments", async () => {
  const id = await longAsked();
  await complete(maya);
  const setRemoved = (removed_at: Date | null) =>
    db().updateTable("customer_group").set({ removed_at }).where("id", "=", irResidents).execute();
  await setRemoved(new Date());
  await run(-60, 3);
  await setRemoved(null);
  await sql`update assignment set withdrawn_at = now() where id = ${id}`.execute(portal.database.db);
  await run(-60, 3);
  expect(await completions()).toEqual([]);
  await sql`update assignment set withdrawn_at = null where id = ${id}`.execute(portal.database.db);
  await run(-60, 3);
  expect(await completions()).toEqual([{ user_id: maya.userId }]);
});

test("reminders are sent in the morning of the person's time zone", async () => {
  await longAsked();
  await sql`update app_user set time_zone = 'Asia/Tokyo' where id = ${maya.userId}`.execute(
    portal.database.db,
  );
  await sql`update app_user set time_zone = 'America/Los_Angeles' where id = ${tomas.userId}`.execute(
    portal.database.db,
  );
  // At 23:00 UTC on the eighth day before it, it is eight in the morning in Tokyo, exactly a week before.
  await run(-8, 22, 45);
  expect(await told(maya)).toEqual([]);
  await run(-8, 23);
  expect([await told(maya), await told(tomas)]).toEqual([[`Due soon: ${title}`], []]);
  await run(-7, 15, 45);
  expect(await told(tomas)).toEqual([]);
  await run(-7, 16);
  expect(await told(tomas)).toEqual([`Due soon: ${title}`]);
});

test("people who have left, deleted groups and withdrawn assignments get no reminders", async () => {
  const id = await longAsked();
  await db()
    .deleteFrom("customer_group_member")
    .where("user_id", "=", maya.userId)
    .where("group_id", "=", irResidents)
    .execute();
  await run(-7, 9);
  expect(await told(maya)).toEqual([]);
  await db()
    .insertInto("customer_group_member")
    .values({ group_id: irResidents, user_id: maya.userId, role: "learner" })
    .execute();
  const setRemoved = (removed_at: Date | null) =>
    db().updateTable("customer_group").set({ removed_at }).where("id", "=", irResidents).execute();
  await setRemoved(new Date());
  expect(await run(-1, 9)).toBe(0);
  await setRemoved(null);
  await sql`update assignment set withdrawn_at = now() where id = ${id}`.execute(portal.database.db);
  expect(await run(1, 9)).toBe(0);
});

test("simultaneous workers send each reminder once and store each completion once", async () => {
  await longAsked();
  await complete(maya);
  await Promise.all(Array.from({ length: 5 }, () => portal.database.pool.query("select pg_sleep(0.05)")));
  await Promise.all(Array.from({ length: 4 }, () => run(-7, 9)));
  expect(await told(tomas)).toEqual([`Due soon: ${title}`]);
  expect(await completions()).toHaveLength(1);
  const notices = await db().selectFrom("notification").select("cause").execute();
  expect(new Set(notices.map(({ cause }) => cause))).toEqual(
    new Set([expect.stringContaining(":week:2026-12-10") as string]),
  );
});

test("mail goes only to people who chose it and who still have the same open assignment with that due day", async () => {
  const id = await longAsked();
  const choose = 'mutation { setNotificationMail(kinds: ["assignment_reminder"], pace: hour) { pace } }';
  for (const who of [maya, tomas]) await portal.get(who, choose);
  const mails = async () => {
    const rows = await db().selectFrom("mail").select(["recipient"]).execute();
    return rows.map(({ recipient }) => recipient);
  };
  const send = (days: number, hour: number) =>
    sendDigests(
      portal.database.db,
      instant(Date.now() + days * 86_400_000 + hour * 3_600_000),
      undefined,
      isOutdatedNotice,
    );
  await run(-7, 9);
  await db()
    .deleteFrom("customer_group_member")
    .where("user_id", "=", tomas.userId)
    .where("group_id", "=", irResidents)
    .execute();
  await send(0, 1);
  expect(await mails()).toEqual([maya.email]);
  await run(-1, 9);
  await sql`update assignment set due_on = '2026-12-20' where id = ${id}`.execute(portal.database.db);
  await send(1, 1);
  expect(await mails()).toEqual([maya.email]);
  await db()
    .insertInto("customer_group_member")
    .values({ group_id: irResidents, user_id: tomas.userId, role: "learner" })
    .execute();
});

test("the database and the domain rule select the same due reminders", async () => {
  const id = await longAsked({ people: [maya.keycloakId] });
  const zones = ["Pacific/Kiritimati", "Europe/Stockholm", "America/Los_Angeles", null];
  for (const timeZone of zones) {
    await sql`update app_user set time_zone = ${timeZone} where id = ${maya.userId}`.execute(
      portal.database.db,
    );
    for (const askedAt of ["2026-11-01T12:00:00Z", "2026-12-03T12:00:00Z", "2026-12-09T12:00:00Z"]) {
      await sql`update assignment set asked_at = ${askedAt}::timestamptz where id = ${id}`.execute(
        portal.database.db,
      );
      for (let hours = -9 * 24; hours <= 9 * 24; hours += 7) {
        await db().deleteFrom("notification").execute();
        const now = at(0, hours);
        const expected = reminderAt(
          { dueOn: dueOn as LocalDate, askedOn: localTime(instant(Date.parse(askedAt)), timeZone).day },
          localTime(now, timeZone),
        );
        const looked = await remindOfAssignments(portal.database.db, now);
        const [notice] = await db().selectFrom("notification").select("facts").execute();
        expect([looked, notice?.facts.reminder ?? null], `${timeZone} ${askedAt} ${hours}`).toEqual([
          expected === null ? 0 : 1,
          expected,
        ]);
      }
    }
  }
}, 60_000);
