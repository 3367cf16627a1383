import type { Instant, StorageItemId, UserId } from "@cathedra/domain";
import {
  bytesOf,
  foldedName,
  keyOfPath,
  orderOfName,
  pathBytes,
  storageLimits,
} from "@cathedra/domain/storage";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { statement } from "../../db/statement.ts";
import { type ItemRow, itemColumns, itemSelect } from "./item-view.ts";
import { nameRefused, nameTaken } from "./refusals.ts";
import { type Found, findChild, findItem, grow } from "./tree.ts";

/** The facts about a file that is in the object store. */
export type NewFile = {
  readonly objectKey: string;
  readonly size: number;
  readonly contentType: string;
  /** The SHA-256 that the sender announced; null if there was none. */
  readonly sentSha256: string | null;
};

export type InsertContext = { readonly by: UserId; readonly now: Instant };

const insertStatement = statement(
  itemColumns,
  (parent: StorageItemId, name: string, file: NewFile | null, { by, now }: InsertContext) => sql`
    insert into storage_item as item
      (parent_id, name, name_fold, name_order, is_directory, size, content_type, object_key, sent_sha256, modified_at, made_by, path_bytes)
    values (
      ${parent}, ${name}, ${foldedName(name)}, ${orderOfName(name)}, ${file === null}, ${file?.size ?? 0}, ${file?.contentType ?? null},
      ${file?.objectKey ?? null}, ${file?.sentSha256 ?? null}, ${new Date(now)}, ${by}, ${bytesOf(name)}
    )
    returning ${itemSelect}`,
  [0 as StorageItemId, "", null, { by: "" as UserId, now: 0 as Instant }],
);

/** Adds a new file or a missing folder to a folder that has nothing of this name. */
export async function insertItem(
  tx: Tx,
  parent: StorageItemId,
  name: string,
  file: NewFile | null,
  making: InsertContext,
): Promise<ItemRow> {
  const row = await insertStatement.only(tx, parent, name, file, making);
  await grow(tx, parent, { children: 1, count: 1, bytes: file?.size ?? 0, pathBytes: bytesOf(name) });
  return row;
}

export type MadeFolders = {
  readonly folder: Found;
  /** The keys of the folders that were created. */
  readonly made: readonly string[];
};

/** The folder at a path, created with its missing parents. A file in the way is reported. */
export async function folderAt(
  tx: Tx,
  names: readonly string[],
  making: InsertContext,
): Promise<MadeFolders> {
  const made: string[] = [];
  let above: readonly ItemRow[] = [];
  let at = await rootRow(tx);
  for (const [index, name] of names.entries()) {
    const here = names.slice(0, index + 1);
    let next = await findChild(tx, at.id, name);
    if (next !== undefined && !next.isDirectory) throw nameTaken(here, false);
    if (next === undefined) {
      next = await insertItem(tx, at.id, name, null, making);
      made.push(keyOfPath(here, true));
    }
    above = [...above, at];
    at = next;
  }
  const found = [...above.slice(1).map(({ name }) => name), ...(names.length === 0 ? [] : [at.name])];
  return { folder: { item: at, above, names: found }, made };
}

async function rootRow(tx: Tx): Promise<ItemRow> {
  const root = await findItem(tx, []);
  if (root === undefined) throw new Error("the library has no root");
  return root.item;
}

/** Refuses a path that would exceed the maximum length, including everything inside of it. */
export function assertPathLength(above: readonly string[], name: string, longest: number): void {
  const { maxPathBytes } = storageLimits;
  const before = above.length === 0 ? 0 : pathBytes(above) + 1;
  if (before + longest > maxPathBytes)
    throw nameRefused(name, { reason: "path_too_long", maxBytes: maxPathBytes });
}
