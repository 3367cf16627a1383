import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { lockUnownedFiles } from "./file-queries.ts";

export type SweepDeps = { readonly db: Db; readonly objectStore: ObjectStore };

const batch = 50;

/**
 * Deletes files that have had no owner for a day and returns how many. A concurrent use of such a file waits and finds it
 * missing. Objects are deleted before their rows, so that an interrupted sweep can continue.
 */
export async function sweepFiles({ db, objectStore }: SweepDeps, signal?: AbortSignal): Promise<number> {
  let swept = 0;
  for (;;) {
    signal?.throwIfAborted();
    const gone = await inLockedTransaction(db, [], async (tx) => {
      const files = await lockUnownedFiles(tx, batch);
      await Promise.all(files.map(({ key }) => objectStore.delete(key)));
      const ids = files.map(({ id }) => id);
      if (ids.length > 0) await tx.deleteFrom("stored_file").where("id", "in", ids).execute();
      return files.length;
    });
    swept += gone;
    if (gone < batch) return swept;
  }
}
