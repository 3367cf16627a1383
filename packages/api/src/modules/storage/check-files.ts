import { createHash } from "node:crypto";
import type { StorageItemId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, nullable, statement, text } from "../../db/statement.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ObjectStore } from "../../ports/object-store.ts";

/** The job that verifies uploaded files by reading them from the store. */
export const checkFilesJob = "check_files";

/**
 * Queues a job that compares the stored object with the upload, in the transaction that writes the row. One job runs at a time.
 */
export async function askForCheck(tx: Tx): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      ${checkFilesJob}, queue_name => ${checkFilesJob}, job_key => ${checkFilesJob}, max_attempts => 5
    )`.execute(tx);
}

const nextStatement = statement(
  { id: int<StorageItemId>(), objectKey: nullable(text()), sentSha256: nullable(text()) },
  (after: StorageItemId) => sql`
    select id, object_key as "objectKey", sent_sha256 as "sentSha256" from storage_item
    where sent_sha256 is not null and checked_at is null and id > ${after} and purge_at is null
    order by id limit 1`,
  [0 as StorageItemId],
);

type Deps = { readonly db: Db; readonly clock: Clock; readonly objectStore: ObjectStore };

/**
 * Reads each uploaded file back from the store once, and stores its SHA-256 beside the announced one. Returns the keys of files
 * that differ. Missing objects are left to `npm run invariants`; an unavailable store throws.
 */
export async function checkFiles(
  { db, clock, objectStore }: Deps,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const differing: string[] = [];
  for (let after = 0 as StorageItemId; ; ) {
    signal?.throwIfAborted();
    const next = await nextStatement.first(db, after);
    if (next === undefined) return differing;
    after = next.id;
    const found = next.objectKey === null ? undefined : await objectStore.get(next.objectKey);
    if (found === undefined) continue;
    const hash = createHash("sha256");
    for await (const piece of found.body as AsyncIterable<Buffer>) {
      signal?.throwIfAborted();
      hash.update(piece);
    }
    const sha256 = hash.digest("hex");
    await sql`
      update storage_item set sha256 = ${sha256}, checked_at = ${new Date(clock())}
      where id = ${next.id} and object_key = ${found.key}`.execute(db);
    if (sha256 !== next.sentSha256) differing.push(found.key);
  }
}
