import { randomUUID } from "node:crypto";
import type { SimulatorActivityId } from "@cathedra/domain";
import { type CastPerson, customers } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Db } from "../../src/db/database.ts";
import type { ObjectStore } from "../../src/ports/object-store.ts";

type World = { readonly database: { readonly db: Db }; readonly objectStore: ObjectStore };

const northgate = customers.find(({ name }) => name.startsWith("Northgate"))?.id ?? 0;

type ActivityFacts = { readonly customerId?: number | null; readonly values?: object | null };

/** A run of the first exercise of the demo world, made in a customer of theirs. */
export async function anActivity(
  { database: { db } }: World,
  { userId }: Pick<CastPerson, "userId">,
  { customerId = northgate, values = { total_time: 412.5 } }: ActivityFacts = {},
): Promise<SimulatorActivityId> {
  const id = randomUUID() as SimulatorActivityId;
  await sql`
    insert into simulator_activity (id, created_by, run_id, customer_id, exercise_id, exercise_key, exercise_name,
      module_code, module_name, module_version, started_at, ended_at, total_time_s, source)
    select ${id}::uuid, ${userId}::uuid, ${id}, ${customerId}::int, exercise.id, module.code || '/' || exercise.code,
      exercise.name, module.code, module.name, module.version, now() - interval '1 hour', now() - interval '50 minutes', 600,
      'person'
    from simulator_exercise exercise join simulator_module module on module.id = exercise.module_id
    where exercise.id = 101`.execute(db);
  if (values !== null) {
    await sql`
      insert into simulator_result (activity_id, metric_values)
      values (${id}::uuid, ${JSON.stringify(values)}::jsonb)`.execute(db);
  }
  return id;
}

export type GivenFile = {
  readonly kind: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly contentType?: string;
  readonly durationS?: number;
  readonly poster?: string;
  /** False: the row says that it is there, and the store does not have it. */
  readonly isStored?: boolean;
};

export type StoredFile = { readonly id: string; readonly key: string };

let position = 0;

/** A file of an activity, as a delivery leaves it. */
export async function aFile(
  { database: { db }, objectStore }: World,
  activityId: string,
  {
    kind,
    name,
    bytes,
    contentType = "application/octet-stream",
    durationS,
    poster,
    isStored = true,
  }: GivenFile,
): Promise<StoredFile> {
  const id = randomUUID();
  const key = `results/${activityId}/${id}`;
  if (isStored) await objectStore.put(key, bytes, { contentType });
  await sql`
    insert into activity_file (id, activity_id, kind, name, object_key, content_type, size, sha256, position, created_at,
      duration_s, poster)
    values (${id}::uuid, ${activityId}::uuid, ${kind}, ${name}, ${key}, ${contentType}, ${bytes.length}, '', ${++position},
      now(), ${durationS ?? null}::numeric, ${poster ?? null})`.execute(db);
  return { id, key };
}
