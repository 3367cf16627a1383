import { type ExerciseId, instant, type SimulatorActivityId } from "@cathedra/domain";
import { evaluate, type MetricValues } from "@cathedra/domain/results";
import { simulatorModules } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Db } from "../../src/db/database.ts";
import { outcomeColumns } from "../../src/modules/activity-log/public.ts";
import { aRun, type RunFacts } from "../activity-log/runs.ts";

export function getExercise(id: number) {
  for (const module of simulatorModules) {
    const exercise = module.exercises.find((each) => each.id === id);
    if (exercise !== undefined) return { module, exercise };
  }
  throw new RangeError(`no such exercise: ${id}`);
}

export function exerciseKeyOf(id: number): string {
  const { module, exercise } = getExercise(id);
  return `${module.code}/${exercise.code}`;
}

type AttemptFacts = RunFacts & { readonly values?: MetricValues; readonly isCompleted?: boolean };

/** Stores a run with what it measured, judged by the benchmarks of its exercise. */
export async function anAttempt(db: Db, facts: AttemptFacts): Promise<SimulatorActivityId> {
  const { values = {}, isCompleted = true, ...run } = facts;
  const { exercise } = getExercise(run.exerciseId ?? 101);
  const { startedAt = "2026-03-02T09:00:00Z" } = run;
  const { seconds = Math.max(600, Math.ceil(Number(values["total_time"] ?? 0))) } = run;
  const begun = Date.parse(startedAt);
  const evaluation = evaluate(exercise.definition, {
    startedAt: instant(begun),
    endedAt: instant(begun + seconds * 1000),
    isCompleted,
    values,
  });
  const id = await aRun(db, { ...run, seconds, isCompleted });
  await db.updateTable("simulator_activity").set(outcomeColumns(evaluation)).where("id", "=", id).execute();
  await db
    .insertInto("simulator_result")
    .values({ activity_id: id, metric_values: JSON.stringify(values) })
    .execute();
  return id;
}

/** Another version of the module of an exercise, with that exercise alone; answers with the number of the exercise there. */
export async function anotherVersion(db: Db, exerciseId: number, version: string): Promise<ExerciseId> {
  const module = await db
    .insertInto("simulator_module")
    .columns(["code", "version", "name", "result_format_version", "is_newest"])
    .expression((of) =>
      of
        .selectFrom("simulator_module")
        .innerJoin("simulator_exercise", "simulator_exercise.module_id", "simulator_module.id")
        .select([
          "simulator_module.code",
          sql<string>`${version}`.as("version"),
          "simulator_module.name",
          "result_format_version",
          sql<boolean>`false`.as("is_newest"),
        ])
        .where("simulator_exercise.id", "=", exerciseId as ExerciseId),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  const made = await sql<{ id: ExerciseId }>`
    insert into simulator_exercise (module_id, code, name, position, definition)
    select ${module.id}, code, name, position, definition
    from simulator_exercise where id = ${exerciseId} returning id`.execute(db);
  const [row] = made.rows;
  if (row === undefined) throw new Error("no exercise was made");
  return row.id;
}

/** Marks a run as made with another version of the module. */
export async function madeWith(
  db: Db,
  id: SimulatorActivityId,
  exerciseId: ExerciseId,
  version: string,
): Promise<void> {
  await db
    .updateTable("simulator_activity")
    .set({ exercise_id: exerciseId, module_version: version })
    .where("id", "=", id)
    .execute();
}
