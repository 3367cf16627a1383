import type { StorageItemId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { int, statement } from "../../db/statement.ts";
import type { Runner } from "../operations/public.ts";

const batch = 500;

const leftStatement = statement(
  { left: int() },
  () =>
    sql`select coalesce(sum(held_count + 1), 0)::bigint as left from storage_item where purge_at is not null`,
);

const nextStatement = statement(
  { id: int<StorageItemId>() },
  () => sql`select id from storage_item where purge_at is not null order by purge_at limit 1 for update`,
);

/** Turns the subfolders of a folder into separate items to be removed. */
const detachStatement = statement(
  { held: int() },
  (id: StorageItemId) => sql`
    update storage_item set parent_id = null, trashed_at = now(), trashed_path = '', purge_at = now()
    where id in (
      select id from storage_item where parent_id = ${id} and is_directory limit ${sql.lit(batch)}
    ) returning held_count as held`,
);

/**
 * Deletes invisible items in batches, each in its own transaction: the files of a folder, then its subfolders as separate
 * items, then the folder. After a crash it continues with the rest. Stored objects are removed by the sweep.
 */
export const purgeRunner: Runner = async ({ db, signal, report, write }) => {
  const { left: all } = await leftStatement.only(db);
  for (let done = 0; ; ) {
    signal.throwIfAborted();
    const removed = await write(removeSome);
    if (removed === undefined) return;
    done += removed;
    report({ step: `${done} of ${all} removed`, progress: all === 0 ? 100 : (done / all) * 100 });
  }
};

async function removeSome(tx: Tx): Promise<number | undefined> {
  const next = await nextStatement.first(tx);
  if (next === undefined) return undefined;
  const { numAffectedRows: files = 0n } = await sql`
    delete from storage_item where id in (
      select id from storage_item where parent_id = ${next.id} and not is_directory limit ${sql.lit(batch)}
    )`.execute(tx);
  if (files > 0n) return lessen(tx, next.id, Number(files), Number(files));
  const folders = await detachStatement.rows(tx, next.id);
  const within = folders.reduce((sum, { held }) => sum + held + 1, 0);
  if (folders.length > 0) return lessen(tx, next.id, within, 0);
  await tx.deleteFrom("storage_item").where("id", "=", next.id).execute();
  return 1;
}

/** Reduces the counts of a folder that is being deleted to the remaining items, from which the progress is computed. */
async function lessen(tx: Tx, id: StorageItemId, by: number, removed: number): Promise<number> {
  await sql`update storage_item set held_count = greatest(0, held_count - ${by}::bigint) where id = ${id}`.execute(
    tx,
  );
  return removed;
}
