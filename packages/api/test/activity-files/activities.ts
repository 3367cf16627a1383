import { randomUUID } from "node:crypto";
import type { SimulatorActivityId } from "@cathedra/domain";
import type { CastPerson } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Db } from "../../src/db/database.ts";
import type { ObjectStore } from "../../src/ports/object-store.ts";
import { aRun } from "../activity-log/runs.ts";

type World = { readonly database: { readonly db: Db }; readonly objectStore: ObjectStore };

type ActivityFacts = { readonly customerId?: number | null; readonly values?: object | null };

/** Stores a run of a person, with a result. */
export async function anActivity(
  { database: { db } }: World,
  by: Pick<CastPerson, "userId">,
  { customerId, values = { total_time: 412.5 } }: ActivityFacts = {},
): Promise<SimulatorActivityId> {
  const id = await aRun(db, { by, ...(customerId === undefined ? {} : { customerId }) });
  if (values !== null) await withValues({ database: { db } }, id, values);
  return id;
}

async function withValues(
  { database: { db } }: Pick<World, "database">,
  id: string,
  values: object,
): Promise<void> {
  await sql`
    insert into simulator_result (activity_id, metric_values)
    values (${id}::uuid, ${JSON.stringify(values)}::jsonb)`.execute(db);
}

export type GivenFile = {
  readonly kind: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly contentType?: string;
  readonly durationS?: number;
  readonly poster?: string;
  /** In ISO 8601; undefined if the delivery does not contain it. */
  readonly takenAt?: string;
  /** False: the row exists, but its file is missing in the object store. */
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
    takenAt,
    isStored = true,
  }: GivenFile,
): Promise<StoredFile> {
  const id = randomUUID();
  const key = `results/${activityId}/${id}`;
  if (isStored) await objectStore.put(key, bytes, { contentType });
  await sql`
    insert into activity_file (id, activity_id, kind, name, object_key, content_type, size, sha256, position, created_at,
      duration_s, poster, taken_at)
    values (${id}::uuid, ${activityId}::uuid, ${kind}, ${name}, ${key}, ${contentType}, ${bytes.length}, '', ${++position},
      now(), ${durationS ?? null}::numeric, ${poster ?? null}, ${takenAt ?? null}::timestamptz)`.execute(db);
  return { id, key };
}
