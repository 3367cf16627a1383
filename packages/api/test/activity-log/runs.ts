import { randomUUID } from "node:crypto";
import type { CustomerId, SimulatorActivityId } from "@cathedra/domain";
import type { RunOutcome } from "@cathedra/domain/results";
import { type CastPerson, getCustomer, simulatorModules } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Db } from "../../src/db/database.ts";

/** The facts of a run that a test is about; all others have default values. */
export type RunFacts = {
  readonly by: Pick<CastPerson, "userId">;
  readonly id?: string;
  readonly runId?: string;
  readonly customerId?: number | null;
  readonly exerciseId?: number;
  readonly exerciseName?: string;
  readonly moduleName?: string;
  readonly courseName?: string | null;
  readonly unitName?: string | null;
  readonly startedAt?: string;
  readonly seconds?: number;
  readonly evaluated?: number;
  readonly met?: number;
  readonly isCompleted?: boolean;
  readonly outcome?: RunOutcome;
  readonly ipAddress?: string | null;
};

/** Stores a run of a person, with a result in which all three criteria are met, and returns its id. */
export async function aRun(db: Db, facts: RunFacts): Promise<SimulatorActivityId> {
  const {
    by,
    id = randomUUID(),
    customerId = getCustomer("northgate").id,
    evaluated = 3,
    met = evaluated,
  } = facts;
  const { startedAt = "2026-03-02T09:00:00Z", seconds = 600 } = facts;
  const { exercise, module } = getExercise(facts.exerciseId ?? 101);
  const startAt = new Date(startedAt);
  const usual = evaluated === 0 ? "notEvaluated" : met === evaluated ? "met" : "notMet";
  const { outcome = usual } = facts;
  const counts = outcome === "met" || outcome === "notMet";
  await db
    .insertInto("simulator_activity")
    .values({
      id: id as SimulatorActivityId,
      created_by: by.userId,
      run_id: facts.runId ?? id,
      customer_id: customerId as CustomerId | null,
      exercise_id: exercise.id,
      exercise_key: `${module.code}/${exercise.code}`,
      exercise_name: facts.exerciseName ?? exercise.name,
      module_code: module.code,
      module_name: facts.moduleName ?? module.name,
      module_version: module.version,
      course_name: facts.courseName ?? null,
      unit_name: facts.unitName ?? null,
      started_at: sql`${startAt}`,
      ended_at: sql`${new Date(startAt.getTime() + seconds * 1000)}`,
      total_time_s: seconds,
      is_completed: facts.isCompleted ?? true,
      value_count: Math.max(1, evaluated),
      asked: evaluated,
      measured: evaluated,
      implausible: "[]",
      evaluated,
      met,
      progress: counts ? Math.floor((100 * met) / evaluated) : null,
      is_met: counts ? met === evaluated : null,
      outcome,
      source: "cloud_machine",
      ip_address: facts.ipAddress === undefined ? "203.0.113.7" : facts.ipAddress,
    })
    .execute();
  return id as SimulatorActivityId;
}

function getExercise(id: number) {
  for (const module of simulatorModules) {
    const exercise = module.exercises.find((each) => each.id === id);
    if (exercise !== undefined) return { exercise, module };
  }
  throw new RangeError(`no such exercise: ${id}`);
}
