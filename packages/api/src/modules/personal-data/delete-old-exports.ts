import type { Instant } from "@cathedra/domain";
import { dataExportKey } from "@cathedra/domain/personal-data";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { lockOldExport } from "./export-queries.ts";

type Deps = { readonly db: Db; readonly objectStore: ObjectStore };

/**
 * Deletes the archives whose time is over, and what attempts that were not finished left in the store. Objects are deleted before
 * their row, so that an interrupted run can continue. Returns how many.
 */
export async function deleteOldExports(
  { db, objectStore }: Deps,
  now: Instant,
  signal?: AbortSignal,
): Promise<number> {
  for (let deleted = 0; ; deleted += 1) {
    signal?.throwIfAborted();
    const isDone = await inLockedTransaction(db, [], async (tx) => {
      const old = await lockOldExport(tx, now);
      if (old === undefined) return true;
      await removeAttempts(objectStore, old.id, old.attempts);
      await tx.deleteFrom("personal_data_export").where("id", "=", old.id).execute();
      return false;
    });
    if (isDone) return deleted;
  }
}

/** Removes what the first attempts at an archive have stored: the parts that have arrived, and the whole. */
export async function removeAttempts(objectStore: ObjectStore, id: string, attempts: number): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await objectStore.giveUpParts(dataExportKey(id, attempt));
    await objectStore.delete(dataExportKey(id, attempt));
  }
}
