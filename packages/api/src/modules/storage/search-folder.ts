import type { StorageItemId } from "@cathedra/domain";
import { foldedName, type StorageSort, storageLimits } from "@cathedra/domain/storage";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { unprepared } from "../../db/prepared-statements.ts";
import { statement, texts } from "../../db/statement.ts";
import { appError } from "../../errors.ts";
import type { Page } from "./folder-page.ts";
import { itemColumns, itemSelect, toItem } from "./item-view.ts";
import { getPath } from "./refusals.ts";
import { requireItem } from "./tree.ts";

const { maxFound, maxLookedAt, shortestPart } = storageLimits;

const sortings = {
  date: sql`item.is_directory desc, item.modified_at desc, item.id desc`,
  nameAscending: sql`item.is_directory desc, item.name_order, item.id`,
  nameDescending: sql`item.is_directory desc, item.name_order desc, item.id desc`,
} satisfies Record<StorageSort, unknown>;

/**
 * Finds items below a folder by a part of their name: a limited number of matching names is found by an index, and for each one
 * the path up to the folder is followed; items in the trash or elsewhere do not reach it.
 */
const searchStatement = statement(
  { ...itemColumns, above: texts() },
  (folder: StorageItemId, part: string, sort: StorageSort) => sql`
    ${unprepared} with recursive named as materialized (
      select id, parent_id from storage_item
      where name_fold like ${toLikePattern(part)} and parent_id is not null limit ${sql.lit(maxLookedAt)}
    ), up as (
      select id, parent_id as at, array[]::text[] as above from named
      union all
      select up.id, item.parent_id, item.name || up.above
      from up join storage_item item on item.id = up.at where up.at <> ${folder}
    )
    select ${itemSelect}, up.above from up join storage_item item on item.id = up.id
    where up.at = ${folder} order by ${sortings[sort]} limit ${sql.lit(maxFound)}`,
  [0 as StorageItemId, "abc", "date"],
);

/** Searches only the folder itself, because a shorter part occurs in nearly every name. */
const searchHereStatement = statement(
  itemColumns,
  (folder: StorageItemId, part: string, sort: StorageSort) => sql`
    select ${itemSelect} from storage_item item
    where item.parent_id = ${folder} and item.name_fold like ${toLikePattern(part)}
    order by ${sortings[sort]} limit ${sql.lit(maxFound)}`,
  [0 as StorageItemId, "a", "date"],
);

/** The items below a folder whose names contain a text (8.005), in the order of the folder, up to a limit. */
export async function searchFolder(
  db: Db,
  { prefix, search, sort }: { readonly prefix: string; readonly search: string; readonly sort: StorageSort },
): Promise<Page> {
  const { item: folder, names } = await requireItem(db, getPath(prefix));
  if (!folder.isDirectory) throw appError("NOT_FOUND");
  const part = foldedName(search.trim()).slice(0, 100);
  if (part.includes("\0")) return { items: [], total: 0 };
  const items =
    Array.from(part).length < shortestPart
      ? (await searchHereStatement.rows(db, folder.id, part, sort)).map((row) => toItem(row, names))
      : (await searchStatement.rows(db, folder.id, part, sort)).map(({ above, ...row }) =>
          toItem(row, [...names, ...above]),
        );
  return { items, total: items.length };
}

function toLikePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, "\\$&")}%`;
}
