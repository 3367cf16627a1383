import { randomUUID } from "node:crypto";
import type { CustomerId } from "@cathedra/domain";
import { type CastPerson, getCustomer } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { CastApp } from "../support/cast-app.ts";

const northgate = getCustomer("northgate").id;
export const lakeside = getCustomer("lakeside").id;

/** The day of a person's first run; each further one is a day later. */
export const firstDay = Date.UTC(2026, 9, 1, 9);
const dayMs = 86_400_000;

export type Runs = {
  readonly exerciseId: number;
  /** `p`assed, `f`ailed, ended early (`a`), `n`ot evaluated: one a day; a capital was delivered by hand. */
  readonly outcomes: string;
  readonly customerId?: CustomerId | null;
  readonly from?: number;
};

/** Inserts runs of a person as they are stored after a delivery. */
export async function makeRuns(
  { database }: Pick<CastApp, "database">,
  { userId }: Pick<CastPerson, "userId">,
  { exerciseId, outcomes, customerId = northgate, from = firstDay }: Runs,
): Promise<void> {
  const rows = Array.from(outcomes)
    .map((sign, place) => ({ sign, letter: sign.toLowerCase(), place }))
    .map(({ sign, letter, place }) => ({
      id: randomUUID(),
      at: new Date(from + place * dayMs).toISOString(),
      source: sign === letter ? "cloud_machine" : "by_hand",
      completed: letter !== "a",
      progress: letter === "n" || letter === "a" ? null : letter === "f" ? 50 : 100,
    }));
  await sql`
    insert into simulator_activity (id, created_by, run_id, customer_id, exercise_id, exercise_key, exercise_name, module_code,
      module_name, module_version, started_at, ended_at, total_time_s, is_completed, evaluated, met, progress, is_met, source)
    select made.id, ${userId}, made.id::text, ${customerId}::int, exercise.id, module.code || '/' || exercise.code, exercise.name,
      module.code, module.name, module.version, made.at, made.at + interval '10 minutes', 600, made.completed,
      case when progress is null then 0 else 2 end, coalesce(progress / 50, 0), progress, progress = 100, made.source
    from json_to_recordset(${JSON.stringify(rows)}::json)
      made(id uuid, at timestamptz, completed boolean, progress int, source text),
      simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    where exercise.id = ${exerciseId}`.execute(database.db);
}

/** Another version of the module of an exercise, with this exercise in it: its number. */
export async function newVersion(
  { database }: Pick<CastApp, "database">,
  exerciseId: number,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with old as (
      update simulator_module set is_newest = false
      where id = (select module_id from simulator_exercise where id = ${exerciseId}) returning *
    ), module as (
      insert into simulator_module (code, version, name, result_format_version)
      select code, version || '.1', name, result_format_version from old returning id
    )
    insert into simulator_exercise (module_id, code, name, position, definition)
    select module.id, exercise.code, exercise.name || ' (new)', exercise.position, exercise.definition
    from module, simulator_exercise exercise where exercise.id = ${exerciseId}
    returning id`.execute(database.db);
  const [made] = rows;
  if (made === undefined) throw new Error("no such exercise");
  return made.id;
}

/** Module and exercise, without the version. */
export async function makeKey({ database }: Pick<CastApp, "database">, exerciseId: number): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select module.code || '/' || exercise.code as key
    from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    where exercise.id = ${exerciseId}`.execute(database.db);
  return rows[0]?.key ?? "";
}
