import type { StorageItemId } from "@cathedra/domain";
import type { StorageItem, StorageSort } from "@cathedra/domain/storage";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { statement, text } from "../../db/statement.ts";
import { appError } from "../../errors.ts";
import { itemColumns, itemSelect, toItem } from "./item-view.ts";
import { getPath } from "./refusals.ts";
import { requireItem } from "./tree.ts";

/** The position after which a page begins: that of the previous page's last row in the order. */
type Place = { readonly isDirectory: boolean; readonly by: string; readonly id: number };

/** The time of the last change in microseconds, the precision of the column. */
const moment = sql`(extract(epoch from item.modified_at) * 1000000)::bigint::text`;

type Order = {
  readonly order: RawBuilder<unknown>;
  readonly by: RawBuilder<unknown>;
  readonly after: (place: Place) => RawBuilder<unknown>;
};

const byName = sql`item.name_order`;
const ofKind = (place: Place) => sql`item.is_directory = ${place.isDirectory}`;
const getInstant = (place: Place) => sql`to_timestamp(${place.by}::bigint / 1000000.0)`;

/** The orders of a folder. In each of them folders come first, and each has an index. */
const orders: Readonly<Record<StorageSort, Order>> = {
  nameAscending: {
    order: sql`item.is_directory desc, item.name_order, item.id`,
    by: byName,
    after: (place) =>
      sql`${ofKind(place)} and (item.name_order, item.id) > (${place.by}, ${place.id}::bigint)`,
  },
  nameDescending: {
    order: sql`item.is_directory desc, item.name_order desc, item.id desc`,
    by: byName,
    after: (place) =>
      sql`${ofKind(place)} and (item.name_order, item.id) < (${place.by}, ${place.id}::bigint)`,
  },
  date: {
    order: sql`item.is_directory desc, item.modified_at desc, item.id desc`,
    by: moment,
    after: (place) =>
      sql`${ofKind(place)} and (item.modified_at, item.id) < (${getInstant(place)}, ${place.id}::bigint)`,
  },
};

/**
 * The rows after a position: the remaining ones of its kind, and then the files if it was a folder. Each part is a look into
 * the index from that position on, however many rows come before.
 */
const pageStatement = statement(
  { ...itemColumns, by: text() },
  (folder: StorageItemId, sort: StorageSort, place: Place | null, limit: number) => {
    const { order, by, after } = orders[sort];
    const part = (where: RawBuilder<unknown>) => sql`(
      select ${itemSelect}, ${by} as by from storage_item item
      where item.parent_id = ${folder} and ${where} order by ${order} limit ${limit})`;
    if (place === null)
      return sql`${part(sql`item.is_directory`)} union all ${part(sql`not item.is_directory`)} limit ${limit}`;
    if (!place.isDirectory) return part(after(place));
    return sql`${part(after(place))} union all ${part(sql`not item.is_directory`)} limit ${limit}`;
  },
  [0 as StorageItemId, "date", null, 1],
  [0 as StorageItemId, "date", { isDirectory: true, by: "1", id: 1 }, 1],
  [0 as StorageItemId, "nameAscending", { isDirectory: false, by: "1", id: 1 }, 1],
  [0 as StorageItemId, "nameDescending", { isDirectory: true, by: "1", id: 1 }, 1],
);

export type FolderPageQuery = {
  readonly prefix: string;
  readonly sort: StorageSort;
  readonly after?: string | undefined;
  readonly limit: number;
};

export type Page = {
  readonly items: readonly StorageItem[];
  /** The number of items in the folder, or of the search results. */
  readonly total: number;
  readonly next?: string;
};

/** A page of a folder (8.009): one look into an index, whatever the folder's size. */
export async function pageOfFolder(db: Db, { prefix, sort, after, limit }: FolderPageQuery): Promise<Page> {
  const { item: folder, names } = await requireItem(db, getPath(prefix));
  if (!folder.isDirectory) throw appError("NOT_FOUND");
  const place = after === undefined ? null : getPlace(after, sort);
  const rows = await pageStatement.rows(db, folder.id, sort, place, limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => toItem(row, names)),
    total: folder.childCount,
    ...(last === undefined ? {} : { next: makeToken(sort, last) }),
  };
}

function makeToken(sort: StorageSort, { isDirectory, by, id }: Place): string {
  return Buffer.from(JSON.stringify([sort, isDirectory, by, id])).toString("base64url");
}

/** Parses the token `after`; a token of another sort order or an invalid one is a bad request. */
function getPlace(token: string, sort: StorageSort): Place {
  try {
    const [of, isDirectory, by, id]: readonly unknown[] = JSON.parse(
      Buffer.from(token, "base64url").toString("utf8"),
    );
    const isMoment = sort !== "date" || (typeof by === "string" && /^\d{1,17}$/.test(by));
    if (
      of === sort &&
      typeof isDirectory === "boolean" &&
      typeof by === "string" &&
      isMoment &&
      Number.isSafeInteger(id)
    )
      return { isDirectory, by, id: Number(id) };
  } catch {
    // An unreadable cursor is answered with BAD_REQUEST, like any other invalid one.
  }
  throw appError("BAD_REQUEST");
}
