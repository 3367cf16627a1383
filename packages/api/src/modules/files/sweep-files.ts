import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { lockUnownedFiles } from "./file-queries.ts";

export type SweepDeps = { readonly db: Db; readonly objectStore: ObjectStore };

const batch = 50;

/**
 * Deletes the files that have belonged to nothing for a day, and answers how many. Whoever wants one of them meanwhile waits,
 * and finds it gone. The objects go first: a sweep that is interrupted finds the rest again.
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
