import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { judgeRuns } from "../../src/modules/activity-results/judge-runs.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { anAttempt } from "./attempts.ts";

const portal = setUpCastApp();

const rows = () =>
  unbranded(portal.database.db).selectFrom("simulator_activity").selectAll().orderBy("id").execute();
const notices = () =>
  unbranded(portal.database.db).selectFrom("notification").selectAll().orderBy("id").execute();

test("stored runs are judged again by today's rules in batches, never twice even by two simultaneous jobs", async () => {
  const { db } = portal.database;
  const facts = [
    { values: { total_time: 500 } },
    { values: { total_time: 500 }, isCompleted: false },
    { values: { total_time: -5 } },
    { values: {} },
  ];
  for (const by of [cast.maya, cast.tomas]) {
    for (const fact of facts) {
      const id = await anAttempt(db, { by, ...fact });
      await sql`insert into notification (user_id, kind, cause, facts) values (${by.userId}, 'result', ${`result:${id}`},
        ${JSON.stringify({ activityId: id, exercise: "E", module: "M", startedAt: 1, met: { count: 1, of: 1 } })}::jsonb)`.execute(
        db,
      );
    }
  }
  // Runs share a notice if module, exercise and day are the same.
  const { rows: grouped } = await sql<{ id: string }>`
    update notification set cause = 'result:' || activity.exercise_key || ':'
      || floor(extract(epoch from activity.started_at) / 86400)::bigint * 86400000
    from simulator_activity activity
    where notification.id = (select min(id) from notification where user_id = ${cast.maya.userId})
      and activity.id::text = notification.facts ->> 'activityId' returning notification.id`.execute(db);
  expect(grouped).toHaveLength(1);
  // A run that is judged already and an unrelated notice must not change.
  const kept = await anAttempt(db, { by: cast.maya, values: { total_time: 400 } });
  await sql`insert into notification (user_id, kind, cause, facts) values (${cast.maya.userId}, 'voucher_expiring', 'voucher:1', '{}')`.execute(
    db,
  );
  const judged = await rows();
  const told = await notices();
  // The rows as the previous version stored them: ended early with a score, one criterion of all "passed".
  await sql`update simulator_activity set outcome = null, value_count = 0, asked = 0, measured = 0, implausible = '[]',
    evaluated = 1, met = 1, progress = 100, is_met = true where id <> ${kept}`.execute(db);

  const counts = await Promise.all([judgeRuns(db, undefined, 3), judgeRuns(db, undefined, 3)]);
  expect(counts[0] + counts[1]).toBe(8);
  expect(await rows()).toEqual(judged);
  expect(await judgeRuns(db)).toBe(0);

  const after = await notices();
  expect(after.filter(({ kind }) => kind !== "result")).toEqual(told.filter(({ kind }) => kind !== "result"));
  expect(after.flatMap(({ facts: each }) => (each as { outcome?: string }).outcome ?? []).toSorted()).toEqual(
    [
      "Ended early",
      "Ended early",
      "Implausible: Procedure time -0:05, less than 0:00",
      "Implausible: Procedure time -0:05, less than 0:00",
      "Nothing was measured",
      "Nothing was measured",
      "1 of 13 measured",
      "1 of 13 measured",
    ].toSorted(),
  );
});
