import { instant } from "@cathedra/domain";
import { type CastPerson, cast, getCourse } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { notifyNewMember } from "../../src/modules/assignments/public.ts";
import { readMyAssignments } from "../../src/modules/assignments/read-assignments.ts";
import { storeCompletedCourses } from "../../src/modules/assignments/read-states.ts";
import { accept, getCode, leaveMutation } from "../groups/invitation-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  assigned,
  courseId,
  dayFromNow,
  irResidents,
  noAssignments,
  withdrawMutation,
} from "./assignment-builders.ts";

const { maya, tomas } = cast;
const title = getCourse("EVA-201").name;

const portal = setUpCastApp();
const db = () => unbranded(portal.database.db);
beforeEach(async () => {
  await noAssignments(portal);
  await db().deleteFrom("course_enrolment").execute();
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker._private_jobs`.execute(
    db(),
  );
});

const records = (name: string, change = {}) => ({
  kind: "records",
  courseId: null,
  name,
  minimum: 5,
  countsFrom: dayFromNow(-30),
  ...change,
});
const leave = () => portal.get(tomas, leaveMutation, { group: irResidents });

/** Joins by the group's link, and lets two workers run the queued job at the same time. */
async function join(): Promise<void> {
  await accept(portal, tomas, await getCode(portal, irResidents));
  const { rows } = await sql<{ payload: unknown }>`
    select job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'welcome_member'`.execute(db());
  expect(rows).toHaveLength(1);
  const run = () => notifyNewMember(portal.database.db, rows[0]?.payload, instant(Date.now()));
  await Promise.all([run(), run()]);
}

async function told(who: CastPerson): Promise<readonly string[]> {
  const { notifications } = await portal.get(who, "{ notifications { notifications { title text } } }");
  return notifications.notifications.map((each) => `${each.title} | ${each.text}`).toReversed();
}

const complete = ({ userId }: CastPerson) =>
  db()
    .insertInto("course_enrolment")
    .values({ user_id: userId, course_id: courseId, status: "completed", percentage: 100, total_time_s: 1 })
    .execute();

test("a new member gets one notice of all open assignments, and earlier members get none", async () => {
  await leave();
  await assigned(portal, records("Ten cases", { dueOn: dayFromNow(3) }));
  await assigned(portal);
  await assigned(portal, records("For Maya", { people: [maya.keycloakId] }));
  const before = await told(maya);
  await join();
  expect(await told(tomas)).toEqual([
    expect.stringMatching(/^2 assignments in IR Residents \| The first is due on .*: Ten cases\.$/),
  ]);
  await leave();
  await join();
  expect(await told(tomas)).toHaveLength(1);
  expect(await told(maya)).toEqual(before);
});

test("the combined notice has a link while one of its assignments exists and the person is a learner of the group", async () => {
  const links = async () => {
    const { notifications } = await portal.get(tomas, "{ notifications { notifications { link } } }");
    return notifications.notifications.map(({ link }) => link);
  };
  await leave();
  const first = await assigned(portal, records("Ten cases", { dueOn: dayFromNow(3) }));
  const second = await assigned(portal);
  await assigned(portal, records("For Maya", { people: [maya.keycloakId] }));
  await join();
  await portal.get(cast.priya, withdrawMutation, { assignmentId: first.id });
  expect(await links()).toEqual(["/assignments"]);
  await leave();
  expect(await links()).toEqual([null]);
  // The assignment that is still open has a notice of its own.
  await join();
  expect(await links()).toEqual(["/assignments", "/assignments"]);
  await portal.get(cast.priya, withdrawMutation, { assignmentId: second.id });
  expect(await links()).toEqual([null, null]);
});

test("a single assignment is announced in the usual way, and a completed one is not announced", async () => {
  await leave();
  await assigned(portal);
  await join();
  expect(await told(tomas)).toEqual([expect.stringMatching(`^New assignment: ${title} `)]);
  await leave();
  await db().deleteFrom("notification").execute();
  await complete(tomas);
  await join();
  expect(await told(tomas)).toEqual([]);
});

test("completed courses are all stored in several batches, and nobody else's are stored", async () => {
  await sql`
    with made as (
      insert into assignment (group_id, kind, course_id, due_on, is_for_all, created_at, modified_at, asked_at)
      select ${irResidents}, 'course', ${courseId}, current_date, false, now(), now(), now() from generate_series(1, 150)
      returning id
    )
    insert into assignment_person (assignment_id, user_id) select id, ${maya.userId} from made`.execute(db());
  await complete(maya);
  await complete(tomas);
  await storeCompletedCourses(portal.database.db);
  const { rows } = await sql<{ user_id: string; count: number }>`
    select user_id, count(*)::int as count from assignment_completion group by user_id`.execute(db());
  expect(rows).toEqual([{ user_id: maya.userId, count: 150 }]);
});

test("a completion that cannot be stored is still shown as done, and the failure is logged", async () => {
  await assigned(portal);
  await complete(maya);
  await sql`alter table assignment_completion add constraint refused check (false) not valid`.execute(db());
  const lines: string[] = [];
  const log = { warn: (_facts: unknown, line?: string) => void lines.push(line ?? "") };
  const clock = () => instant(Date.now());
  const read = () =>
    readMyAssignments(
      { db: portal.database.db, clock, prefetched: {}, log: log as never },
      { userId: maya.userId } as never,
      {},
    );
  expect((await read()).assignments).toMatchObject([{ status: "done" }]);
  expect(lines).toEqual(["what was seen done of assignments was not kept"]);
  await sql`alter table assignment_completion drop constraint refused`.execute(db());
  await read();
  expect(lines).toHaveLength(1);
});
