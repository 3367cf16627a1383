import { sql } from "kysely";
import * as v from "valibot";
import type { Db, Tx } from "../db/database.ts";

const payloadSchema = v.object({ userId: v.pipe(v.string(), v.uuid()) });

/**
 * Writes a person's present name where it was copied to: the logbook records on which they are listed. In batches of
 * one short transaction each; running it twice, or again after a stop in the middle, changes nothing more.
 */
export async function refreshPersonNames(
  db: Db,
  payload: unknown,
  signal?: AbortSignal,
  // The number of records in a transaction, so small that no lock is held for long.
  batchSize = 200,
): Promise<number> {
  const { userId } = v.parse(payloadSchema, payload);
  let renamed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const count = await db.transaction().execute((tx) => renameBatch(tx, userId, batchSize));
    renamed += count;
    if (count < batchSize) return renamed;
  }
}

async function renameBatch(tx: Tx, userId: string, batchSize: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with person as (
      select id, trim(first_name || ' ' || last_name) as name from app_user where id = ${userId}
    ), outdated as (
      select participant.record_id, participant.position, person.name
      from logbook_participant participant join person on person.id = participant.user_id
      where participant.name <> person.name and person.name <> ''
      order by participant.record_id, participant.position limit ${batchSize}
      for update of participant
    )
    update logbook_participant participant set name = outdated.name
    from outdated
    where participant.record_id = outdated.record_id and participant.position = outdated.position`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}
