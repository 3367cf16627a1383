import type { Instant, StorageItemId } from "@cathedra/domain";
import { keyOfPath, type StorageItem } from "@cathedra/domain/storage";
import { sql } from "kysely";
import { bool, int, nullable, text, timestamp } from "../../db/statement.ts";

/** A file or folder as its row has it, without its path. */
export type ItemRow = {
  readonly id: StorageItemId;
  readonly name: string;
  readonly isDirectory: boolean;
  readonly size: number;
  readonly contentType: string | null;
  readonly objectKey: string | null;
  readonly modifiedAt: Instant;
  readonly childCount: number;
  readonly heldCount: number;
  readonly heldBytes: number;
  readonly pathBytes: number;
};

/** The columns of an `item`, which the statements of the library share. */
export const itemColumns = {
  id: int<StorageItemId>(),
  name: text(),
  isDirectory: bool(),
  size: int(),
  contentType: nullable(text()),
  objectKey: nullable(text()),
  modifiedAt: timestamp(),
  childCount: int(),
  heldCount: int(),
  heldBytes: int(),
  pathBytes: int(),
};

export const itemSelect = sql`item.id, item.name, item.is_directory as "isDirectory", item.size,
  item.content_type as "contentType", item.object_key as "objectKey", item.modified_at as "modifiedAt",
  item.child_count as "childCount", item.held_count as "heldCount", item.held_bytes as "heldBytes",
  item.path_bytes as "pathBytes"`;

/** The item as it is reported (8.006); its path is built from the names of its folders. */
export function toItem(row: ItemRow, above: readonly string[]): StorageItem {
  return {
    Key: keyOfPath([...above, row.name], row.isDirectory),
    IsDirectory: row.isDirectory,
    Size: row.isDirectory ? row.heldBytes : row.size,
    LastModified: new Date(row.modifiedAt).toISOString(),
    Id: row.id,
    ContentType: row.contentType,
    Items: row.isDirectory ? row.heldCount : 0,
  };
}
