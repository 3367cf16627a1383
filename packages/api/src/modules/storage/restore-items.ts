import type { StorageItemId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { foldedName, keyOfPath, orderOfName, pathBytes, type StorageItem } from "@cathedra/domain/storage";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { filled, int, nullable, statement, text } from "../../db/statement.ts";
import { AppError } from "../../errors.ts";
import { audit } from "../audit/public.ts";
import { assertPathLength, folderAt, type InsertContext } from "./insert-item.ts";
import { itemById } from "./item-by-id.ts";
import { itemColumns, itemSelect, toItem } from "./item-view.ts";
import type { StorageDeps } from "./make-folder.ts";
import { freeName } from "./move-items.ts";
import { getPath, gone } from "./refusals.ts";
import { type Found, getGrowth, grow, libraryLock, lockTree, requireItem } from "./tree.ts";

/** A restored item, which has another name or place if its own is taken or gone. */
export type Restored = StorageItem & { readonly FormerKey: string };

const trashedStatement = statement(
  { ...itemColumns, path: filled(text()), from: nullable(int<StorageItemId>()) },
  (id: StorageItemId) => sql`
    select ${itemSelect}, item.trashed_path as path, item.trashed_from as "from" from storage_item item
    where id = ${id} and trashed_at is not null and purge_at is null for update`,
);

/**
 * Restores items from the trash, all or none: into their former folder, whatever its present name; if that is gone, into one
 * with its path. A taken name gets a number. Items that are restored already are unchanged.
 */
export async function restoreItems(
  { db, clock }: StorageDeps,
  actor: Actor,
  ids: readonly StorageItemId[],
): Promise<readonly Restored[]> {
  return inLockedTransaction(db, libraryLock, async (tx) => {
    await lockTree(tx);
    const making = { by: actor.userId, now: clock() };
    const restored: Restored[] = [];
    for (const id of new Set(ids)) {
      const trashed = await trashedStatement.first(tx, id);
      if (trashed === undefined) {
        const there = await itemById(tx, id);
        if (there === undefined) throw gone("");
        restored.push({ ...there, FormerKey: there.Key });
        continue;
      }
      const { path, from, ...item } = trashed;
      const folder = await folderFor(tx, path, from, making);
      const name = await freeName(tx, folder, item.name, {
        isDirectory: item.isDirectory,
        onTaken: "keepBoth",
        making,
      });
      const longest = item.pathBytes - pathBytes([item.name]) + pathBytes([name]);
      assertPathLength(folder.names, name, longest);
      await sql`
        update storage_item set
          parent_id = ${folder.item.id}, trashed_at = null, trashed_by = null, trashed_from = null, trashed_path = null,
          name = ${name}, name_fold = ${foldedName(name)}, name_order = ${orderOfName(name)}, path_bytes = ${longest}
        where id = ${id}`.execute(tx);
      await grow(tx, folder.item.id, { ...getGrowth(item), pathBytes: longest });
      const FormerKey = `${path}${item.name}${item.isDirectory ? "/" : ""}`;
      await audit(tx, actor, "library.restored", String(id), {
        customer: null,
        details: { name: keyOfPath([...folder.names, name], item.isDirectory), formerName: FormerKey },
      });
      restored.push({ ...toItem({ ...item, name }, folder.names), FormerKey });
    }
    return restored;
  });
}

/** The folder that an item was in, or one that is created at the same path; if a file has taken that path, the root. */
async function folderFor(
  tx: Tx,
  path: string,
  from: StorageItemId | null,
  making: InsertContext,
): Promise<Found> {
  const there = from === null ? undefined : await folderById(tx, from);
  if (there !== undefined) return there;
  try {
    return (await folderAt(tx, getPath(path), making)).folder;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "STORAGE_NAME_TAKEN") throw error;
    return requireItem(tx, []);
  }
}

async function folderById(tx: Tx, id: StorageItemId): Promise<Found | undefined> {
  if (id === 0) return requireItem(tx, []);
  const item = await itemById(tx, id);
  return item && requireItem(tx, getPath(item.Key));
}
