import type { StorageItemId } from "@cathedra/domain";
import { foldedName, keyOfPath } from "@cathedra/domain/storage";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { type LockKey, lockKey } from "../../db/locked-transaction.ts";
import { int, statement } from "../../db/statement.ts";
import { type ItemRow, itemColumns, itemSelect } from "./item-view.ts";
import { gone } from "./refusals.ts";

export const rootId = 0 as StorageItemId;

/** Changes of the tree are serialised by this lock: each takes a few rows, whatever the folders contain. */
export const libraryLock: readonly LockKey[] = [lockKey("library")];

/** Acquires the library's lock in the database, for other processes. */
export async function lockTree(tx: Tx): Promise<void> {
  await sql`select from storage_item where id = ${rootId} for no key update`.execute(tx);
}

const pathStatement = statement(
  { ...itemColumns, depth: int() },
  (names: readonly string[], folds: readonly string[]) => sql`
    with recursive step as (
      select item.*, 0 as depth from storage_item item where id = ${rootId}
      union all
      select item.*, step.depth + 1 from step
      join storage_item item on item.parent_id = step.id
        and item.name_fold = (${folds}::text[])[step.depth + 1] and item.name = (${names}::text[])[step.depth + 1]
    )
    select ${itemSelect}, item.depth from step item order by item.depth`,
);

/** The existing rows along a path, beginning with the root. */
async function along(db: Db | Tx, names: readonly string[]): Promise<readonly ItemRow[]> {
  return pathStatement.rows(db, names, names.map(foldedName));
}

/** The item at the end of a path and its parent folders, root first; undefined if there is none. */
export type Found = {
  readonly item: ItemRow;
  readonly above: readonly ItemRow[];
  readonly names: readonly string[];
};

export async function findItem(db: Db | Tx, names: readonly string[]): Promise<Found | undefined> {
  const rows = await along(db, names);
  const item = rows.at(-1);
  if (item === undefined || rows.length !== names.length + 1) return undefined;
  return { item, above: rows.slice(0, -1), names };
}

/** The item at a path that the person has seen; a missing one is reported as gone. */
export async function requireItem(db: Db | Tx, names: readonly string[]): Promise<Found> {
  const found = await findItem(db, names);
  if (found === undefined) throw gone(keyOfPath(names, false));
  return found;
}

const childStatement = statement(
  itemColumns,
  (parent: StorageItemId, fold: string) => sql`
    select ${itemSelect} from storage_item item where parent_id = ${parent} and name_fold = ${fold}`,
);

/** The item of a folder with this name, or with a name that is considered equal. */
export function findChild(db: Db | Tx, parent: StorageItemId, name: string): Promise<ItemRow | undefined> {
  return childStatement.first(db, parent, foldedName(name));
}

export type Growth = {
  readonly children: number;
  /** The number of files and folders in the tree below a folder. */
  readonly count: number;
  readonly bytes: number;
  /** The length of the longest path among the new items, in bytes. */
  readonly pathBytes?: number;
};

/** Adds to the sizes of a folder and of all its parents. */
export async function grow(tx: Tx, folder: StorageItemId, by: Growth): Promise<void> {
  await sql`
    with recursive above as (
      select id, parent_id, ${by.pathBytes ?? 0}::int + octet_length(name) + 1 as bytes from storage_item where id = ${folder}
      union all
      select item.id, item.parent_id, above.bytes + octet_length(item.name) + 1
      from above join storage_item item on item.id = above.parent_id
    )
    update storage_item item set
      child_count = item.child_count + case when item.id = ${folder} then ${by.children}::int else 0 end,
      held_count = item.held_count + ${by.count}::bigint,
      held_bytes = item.held_bytes + ${by.bytes}::bigint,
      path_bytes = case when ${by.pathBytes ?? null}::int is null then item.path_bytes else greatest(item.path_bytes, above.bytes) end
    from above where item.id = above.id`.execute(tx);
}

/** The amount by which an item counts in its parent folders. */
export function getGrowth({ isDirectory, size, heldCount, heldBytes, pathBytes }: ItemRow): Required<Growth> {
  return { children: 1, count: 1 + heldCount, bytes: isDirectory ? heldBytes : size, pathBytes };
}

/** The change in counts and bytes when a part of the tree is removed. */
export function shrinkage(of: Required<Growth>): Growth {
  return { children: -of.children, count: -of.count, bytes: -of.bytes };
}
