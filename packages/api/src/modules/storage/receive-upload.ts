import type { Readable } from "node:stream";
import type { Actor } from "@cathedra/domain/access";
import {
  bytesOf,
  keyOfPath,
  type NameConflictPolicy,
  type StorageItem,
  storageLimits,
} from "@cathedra/domain/storage";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { audit } from "../audit/public.ts";
import { abortDelivery, beginDelivery, finishDelivery, storeAnyFile } from "../files/public.ts";
import { askForCheck } from "./check-files.ts";
import { assertPathLength, folderAt, type InsertContext, insertItem, type NewFile } from "./insert-item.ts";
import { toItem } from "./item-view.ts";
import type { StorageDeps } from "./make-folder.ts";
import { freeName } from "./move-items.ts";
import { nameTaken } from "./refusals.ts";
import { findItem, libraryLock, lockTree } from "./tree.ts";

export type UploadDeps = StorageDeps & { readonly objectStore: ObjectStore };

/**
 * Stores a file that is sent in one request (8.013): streamed into the object store under a generated key, and added to the
 * tree once it is complete. On a failure nothing is visible, and stored bytes are removed by the sweep.
 */
export async function receiveUpload(
  { db, clock, objectStore }: UploadDeps,
  actor: Actor,
  {
    names,
    body,
    onTaken,
    sha256,
  }: {
    readonly names: readonly string[];
    readonly body: Readable;
    readonly onTaken: NameConflictPolicy;
    /** The digest that the sender announced; undefined if there was none. */
    readonly sha256?: string | undefined;
  },
): Promise<StorageItem> {
  if (onTaken === "refuse") await assertNamesFree(db, names);
  const delivery = await beginDelivery(db, "library/");
  const objectKey = `${delivery.prefix}file`;
  try {
    const name = names.at(-1) ?? "";
    const stored = await storeAnyFile(objectStore, objectKey, body, {
      name,
      maxBytes: storageLimits.maxRequestBytes,
    });
    if (sha256 !== undefined && sha256 !== stored.sha256) throw appError("UPLOAD_DAMAGED");
    return await inLockedTransaction(db, libraryLock, async (tx) => {
      await lockTree(tx);
      if (!(await finishDelivery(tx, delivery.id))) throw appError("REQUEST_TIMEOUT");
      const making = { by: actor.userId, now: clock() };
      const file = { ...stored, objectKey, sentSha256: stored.sha256 };
      return attachFile(tx, actor, { names, onTaken, file }, making);
    });
  } catch (error) {
    // The deletion is only attempted, because the sweep removes a leftover delivery.
    await abortDelivery(db, delivery.id).catch(() => undefined);
    throw error;
  }
}

/** Checked before gigabytes are uploaded; a conflict that arises in the meantime is reported at the end. */
export async function assertNamesFree(db: Db | Tx, names: readonly string[]): Promise<void> {
  const there = await findItem(db, names);
  if (there !== undefined) throw nameTaken(names, there.item.isDirectory);
}

/** Adds a stored file to the tree, with missing folders of its path. */
export async function attachFile(
  tx: Tx,
  actor: Actor,
  {
    names,
    onTaken,
    file,
  }: { readonly names: readonly string[]; readonly onTaken: NameConflictPolicy; readonly file: NewFile },
  making: InsertContext,
): Promise<StorageItem> {
  const { folder } = await folderAt(tx, names.slice(0, -1), making);
  const name = await freeName(tx, folder, names.at(-1) ?? "", { isDirectory: false, onTaken, making });
  assertPathLength(folder.names, name, bytesOf(name));
  const item = await insertItem(tx, folder.item.id, name, file, making);
  const { size, contentType } = file;
  if (file.sentSha256 !== null) await askForCheck(tx);
  await audit(tx, actor, "library.uploaded", String(item.id), {
    customer: null,
    after: { name: keyOfPath([...folder.names, name], false), size, contentType },
  });
  return toItem(item, folder.names);
}
