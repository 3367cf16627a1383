import type { StorageItemId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  bytesOf,
  foldedName,
  keyOfPath,
  type NameConflictPolicy,
  numberedName,
  orderOfName,
  outermost,
  type StorageItem,
} from "@cathedra/domain/storage";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { audit } from "../audit/public.ts";
import { assertConfirmedCount } from "./assert-confirmed-count.ts";
import { assertPathLength, folderAt, type InsertContext, type MadeFolders } from "./insert-item.ts";
import { toItem } from "./item-view.ts";
import type { StorageDeps } from "./make-folder.ts";
import { getPath, gone, intoItself, nameTaken, newPathOf } from "./refusals.ts";
import { putIntoTrash, requireItems } from "./trash-items.ts";
import {
  type Found,
  findChild,
  getGrowth,
  grow,
  libraryLock,
  lockTree,
  requireItem,
  shrinkage,
} from "./tree.ts";

export type Renaming = {
  readonly key: string;
  readonly newKey: string;
  /** The number of items in the folder that the caller has confirmed (X92). */
  readonly count: number | undefined;
  readonly onTaken: NameConflictPolicy;
};

/**
 * Moves a file or folder to another path by changing one row, whatever it contains (8.012, X92). An empty or equal path changes
 * nothing (8.007). Of two concurrent renames one succeeds, and the other is told that the item is gone.
 */
export async function renameItem(
  { db, clock }: StorageDeps,
  actor: Actor,
  { key, newKey, count, onTaken }: Renaming,
): Promise<StorageItem> {
  const from = getPath(key);
  return inLockedTransaction(db, libraryLock, async (tx) => {
    await lockTree(tx);
    const found = await requireItem(tx, from);
    if (from.length === 0) throw gone(key);
    const wantedKey = newKey.trim();
    if (
      wantedKey === "" ||
      wantedKey === keyOfPath(found.names, found.item.isDirectory) ||
      wantedKey === keyOfPath(found.names, false)
    )
      return toItem(found.item, found.names.slice(0, -1));
    const to = newPathOf(newKey);
    assertConfirmedCount([found.item], count);
    const making = { by: actor.userId, now: clock() };
    const target = await folderAt(tx, to.slice(0, -1), making);
    const { item, names } = await attach(tx, found, target, to.at(-1) ?? "", onTaken, making);
    await audit(tx, actor, "library.renamed", String(item.id), {
      customer: null,
      before: { name: keyOfPath(found.names, item.isDirectory) },
      after: { name: keyOfPath(names, item.isDirectory) },
    });
    return toItem(item, names.slice(0, -1));
  });
}

export type Moving = {
  readonly keys: readonly string[];
  /** The folder into which the items are moved. */
  readonly to: string;
  readonly count: number | undefined;
  readonly onTaken: NameConflictPolicy;
};

/** Moves several items into an existing folder at once: all of them or none. */
export async function moveItems(
  { db, clock }: StorageDeps,
  actor: Actor,
  { keys, to, count, onTaken }: Moving,
): Promise<readonly StorageItem[]> {
  const paths = outermost(keys.map(getPath));
  return inLockedTransaction(db, libraryLock, async (tx) => {
    await lockTree(tx);
    const folder = await requireItem(tx, getPath(to));
    if (!folder.item.isDirectory) throw nameTaken(folder.names, false);
    const target = { folder, made: [] };
    const found = await requireItems(tx, paths, count);
    const moved: StorageItem[] = [];
    for (const each of found) {
      const before = keyOfPath(each.names, each.item.isDirectory);
      const making = { by: actor.userId, now: clock() };
      const { item, names } = await attach(tx, each, target, each.item.name, onTaken, making);
      await audit(tx, actor, "library.moved", String(item.id), {
        customer: null,
        before: { name: before },
        after: { name: keyOfPath(names, item.isDirectory) },
      });
      moved.push(toItem(item, names.slice(0, -1)));
    }
    return moved;
  });
}

/** Moves an item into a folder under a name. */
async function attach(
  tx: Tx,
  { item, above, names: former }: Found,
  { folder }: MadeFolders,
  wanted: string,
  onTaken: NameConflictPolicy,
  making: InsertContext,
): Promise<{ readonly item: Found["item"]; readonly names: readonly string[] }> {
  const parent = folder.item;
  if (item.id === parent.id || folder.above.some(({ id }) => id === item.id))
    throw intoItself(keyOfPath(former, true));
  const name = await freeName(tx, folder, wanted, {
    isDirectory: item.isDirectory,
    except: item.id,
    onTaken,
    making,
  });
  const longest = item.pathBytes - bytesOf(item.name) + bytesOf(name);
  assertPathLength(folder.names, name, longest);
  const from = above.at(-1);
  await sql`
    update storage_item set
      parent_id = ${parent.id}, name = ${name}, name_fold = ${foldedName(name)}, name_order = ${orderOfName(name)},
      path_bytes = ${longest}
    where id = ${item.id}`.execute(tx);
  const growth = { ...getGrowth(item), pathBytes: longest };
  if (from !== undefined) await grow(tx, from.id, shrinkage(growth));
  await grow(tx, parent.id, growth);
  return { item: { ...item, name, pathBytes: longest }, names: [...folder.names, name] };
}

type NameRequest = {
  readonly isDirectory: boolean;
  /** The item that may keep the name although it is taken, because it is the one to be named. */
  readonly except?: StorageItemId;
  readonly onTaken: NameConflictPolicy;
  readonly making: InsertContext;
};

/** The name that an item gets in a folder: the requested one if it is free, otherwise with the next number. */
export async function freeName(
  tx: Tx,
  folder: Found,
  wanted: string,
  { isDirectory, except, onTaken, making }: NameRequest,
): Promise<string> {
  const there = await findChild(tx, folder.item.id, wanted);
  if (there === undefined || there.id === except) return wanted;
  const path = [...folder.names, there.name];
  if (onTaken === "refuse") throw nameTaken(path, there.isDirectory);
  if (onTaken === "replace") {
    // A folder is never replaced, and never takes the place of a file.
    if (there.isDirectory || isDirectory) throw nameTaken(path, there.isDirectory);
    await putIntoTrash(tx, { item: there, above: [...folder.above, folder.item], names: path }, making);
    return wanted;
  }
  for (let number = 2; ; number += 1) {
    const name = numberedName(wanted, number);
    if ((await findChild(tx, folder.item.id, name)) === undefined) return name;
  }
}
