import type { StorageItemId } from "@cathedra/domain";
import type { StorageItem } from "@cathedra/domain/storage";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { statement, texts } from "../../db/statement.ts";
import { itemColumns, itemSelect, toItem } from "./item-view.ts";
import { rootId } from "./tree.ts";

const itemStatement = statement(
  { ...itemColumns, above: texts() },
  (id: StorageItemId) => sql`
    with recursive up as (
      select parent_id as at, array[]::text[] as above from storage_item where id = ${id}
      union all
      select item.parent_id, item.name || up.above from up join storage_item item on item.id = up.at where up.at <> ${rootId}
    )
    select ${itemSelect}, up.above from up, storage_item item where up.at = ${rootId} and item.id = ${id}`,
);

/** A file or folder by its id, wherever it is now; undefined if it is in the trash or deleted. */
export async function itemById(db: Db | Tx, id: StorageItemId): Promise<StorageItem | undefined> {
  const found = await itemStatement.first(db, id);
  if (found === undefined) return undefined;
  const { above, ...row } = found;
  return toItem(row, above);
}
