import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { statement, text, uuid } from "../../db/statement.ts";

/** A delivery of files in progress; all its files are under one prefix of the store. */
export type Delivery = { readonly id: string; readonly prefix: string };

const beginStatement = statement(
  { id: uuid(), prefix: text() },
  (folder: string) => sql`
    insert into file_delivery (id, prefix)
    select id, ${folder}::text || id || '/' from (select gen_random_uuid() as id) given
    returning id, prefix`,
);

/**
 * Records that files are being delivered below `folder` (`results/`). Until the delivery is finished, everything below its
 * prefix may be deleted.
 */
export function beginDelivery(db: Db, folder: `${string}/`): Promise<Delivery> {
  return beginStatement.only(db, folder);
}

/**
 * Assigns the files of a delivery to rows of the same transaction. False if the delivery took so long that the sweep has
 * removed it; then nothing may be written.
 */
export async function finishDelivery(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update file_delivery set done_at = now() where id = ${id}::uuid and done_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Gives up a delivery, so that the next sweep removes its files. False if it was finished after all, such as when the answer to
 * its commit was lost; then nothing may be removed. Waits for a transaction that is finishing it.
 */
export async function abortDelivery(db: Db, id: string): Promise<boolean> {
  await sql`
    update file_delivery set begun_at = begun_at - interval '1 day' where id = ${id}::uuid and done_at is null`.execute(
    db,
  );
  const { rows } =
    await sql`select from file_delivery where id = ${id}::uuid and done_at is not null`.execute(db);
  return rows.length === 0;
}

const dueStatement = statement(
  { id: uuid(), prefix: text() },
  (most: number) => sql`
    select id, prefix from file_delivery
    where done_at is null and begun_at < now() - interval '1 hour'
    order by begun_at limit ${most} for update skip locked`,
);

/** Locks some of the deliveries that were not finished within an hour, three times the maximum duration. */
export function lockDueDeliveries(tx: Tx, most: number) {
  return dueStatement.rows(tx, most);
}

/** Deletes deliveries that are done, which nothing reads any longer. */
export async function deleteOldDeliveries(tx: Tx, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from file_delivery where id in (
      select id from file_delivery where done_at < now() - interval '1 day' order by done_at limit ${most}
    )`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
