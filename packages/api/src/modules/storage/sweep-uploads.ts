import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { lockDueUploads, lockUpload, removeUpload } from "./upload-queries.ts";

export type SweepDeps = { readonly db: Db; readonly clock: Clock; readonly objectStore: ObjectStore };

/**
 * Cancels multipart uploads without activity for a day, and deletes finished ones. The object store's parts are dropped first,
 * so that an interrupted sweep can continue. Returns how many.
 */
export async function sweepUploads(
  { db, clock, objectStore }: SweepDeps,
  signal?: AbortSignal,
): Promise<number> {
  for (let swept = 0; ; swept += 1) {
    signal?.throwIfAborted();
    const isDone = await inLockedTransaction(db, [], async (tx) => {
      const [due] = await lockDueUploads(tx, clock(), 1);
      const upload = due && (await lockUpload(tx, due.id));
      if (upload === undefined) return true;
      if (upload.finishedAt === null) {
        await objectStore.giveUpParts(upload.objectKey);
        await removeUpload(tx, upload.id);
      } else await tx.deleteFrom("storage_upload").where("id", "=", upload.id).execute();
      return false;
    });
    if (isDone) return swept;
  }
}
