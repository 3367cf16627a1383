import { buffer } from "node:stream/consumers";
import type { Actor } from "@cathedra/domain/access";
import type { NameConflictPolicy, StorageItem } from "@cathedra/domain/storage";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import { detectTypeByHead, headBytes } from "../files/public.ts";
import { itemById } from "./item-by-id.ts";
import { storedUpload } from "./multipart-uploads.ts";
import { attachFile, type UploadDeps } from "./receive-upload.ts";
import { gone, newPathOf } from "./refusals.ts";
import { libraryLock, lockTree } from "./tree.ts";
import { finishRow, lockUpload } from "./upload-queries.ts";

export type Finishing = {
  readonly id: string;
  readonly onTaken: NameConflictPolicy;
  /**
   * The SHA-256 of the whole file as its sender has read it, with which the stored object is compared later (`check-files.ts`).
   */
  readonly sha256?: string | undefined;
  /** The digest over the digests of all parts: a different value means that parts of two files were mixed. */
  readonly partsSha256?: string | undefined;
};

/**
 * Turns an upload whose parts have all arrived into a file of the library. A repeated request returns that file. If the name was
 * taken in the meantime, the caller can repeat the request with a decision.
 */
export async function finishUpload(
  deps: UploadDeps,
  actor: Actor,
  { id, onTaken, sha256, partsSha256 }: Finishing,
): Promise<StorageItem> {
  const { db, clock, objectStore } = deps;
  const stored = await storedUpload(deps, actor, { id, partsSha256 });
  if (stored.item !== undefined) return stored.item;
  const { objectKey, size, path } = stored.row;
  const names = newPathOf(path);
  const begin =
    size === 0
      ? undefined
      : await objectStore.get(objectKey, { start: 0, end: Math.min(size, headBytes) - 1 });
  const head = begin === undefined ? Buffer.alloc(0) : await buffer(begin.body);
  const contentType = await detectTypeByHead(names.at(-1) ?? "", head);
  return inLockedTransaction(db, libraryLock, async (tx) => {
    await lockTree(tx);
    const upload = await lockUpload(tx, id);
    // The upload was cancelled in the meantime.
    if (upload === undefined) throw appError("NOT_FOUND");
    if (upload.finishedAt !== null) {
      const item = upload.itemId === null ? undefined : await itemById(tx, upload.itemId);
      if (item === undefined) throw gone(path);
      return item;
    }
    const now = clock();
    const file = { objectKey, size, contentType, sentSha256: sha256 ?? null };
    const item = await attachFile(tx, actor, { names, onTaken, file }, { by: actor.userId, now });
    await finishRow(tx, id, item.Id, now);
    return item;
  });
}
