import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { statement, text } from "../../db/statement.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { deleteOldDeliveries, lockDueDeliveries } from "./file-deliveries.ts";
import type { SweepDeps } from "./sweep-files.ts";

const batch = 50;

const dueObjectsStatement = statement(
  { key: text() },
  (most: number) => sql`
    select key from unowned_object where unowned_since < now() - interval '10 minutes'
    order by unowned_since limit ${most} for update skip locked`,
);

/**
 * Deletes stored objects without an owner: those of deliveries that were not finished in time, and those of files whose owner
 * was deleted. Returns how many. Objects are deleted before their rows, so that an interrupted sweep can continue.
 */
export async function sweepObjects({ db, objectStore }: SweepDeps, signal?: AbortSignal): Promise<number> {
  const untilNone = async (some: (tx: Tx) => Promise<number>, most: number) => {
    for (let swept = 0; ; ) {
      signal?.throwIfAborted();
      const gone = await inLockedTransaction(db, [], some);
      swept += gone;
      if (gone < most) return swept;
    }
  };
  const deliveries = await untilNone((tx) => sweepDelivery(tx, objectStore), 1);
  const objects = await untilNone((tx) => sweepSome(tx, objectStore), batch);
  await untilNone((tx) => deleteOldDeliveries(tx, 1_000), 1_000);
  return deliveries + objects;
}

/** Deletes the files of one abandoned delivery; only one each time, because a delivery may have hundreds of files. */
async function sweepDelivery(tx: Tx, objectStore: ObjectStore): Promise<number> {
  const [due] = await lockDueDeliveries(tx, 1);
  if (due === undefined) return 0;
  await deleteBelow(objectStore, due.prefix);
  await tx.deleteFrom("file_delivery").where("id", "=", due.id).execute();
  return 1;
}

async function sweepSome(tx: Tx, objectStore: ObjectStore): Promise<number> {
  const due = await dueObjectsStatement.rows(tx, batch);
  const keys = due.map(({ key }) => key);
  await Promise.all(keys.map((key) => objectStore.delete(key)));
  if (keys.length > 0) await tx.deleteFrom("unowned_object").where("key", "in", keys).execute();
  return keys.length;
}

async function deleteBelow(objectStore: ObjectStore, prefix: string): Promise<void> {
  for (;;) {
    const { objects } = await objectStore.list(prefix, { limit: batch });
    if (objects.length === 0) return;
    await Promise.all(objects.map(({ key }) => objectStore.delete(key)));
  }
}
