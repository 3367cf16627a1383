import type { StorageItemId } from "@cathedra/domain";
import { type StorageItem, storageLimits } from "@cathedra/domain/storage";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, int, nullable, statement, text, timestamp } from "../../db/statement.ts";
import { appError } from "../../errors.ts";
import { itemColumns, itemSelect, toItem } from "./item-view.ts";

/** An item in the trash; `Key` is its former path. */
export type TrashItem = StorageItem & {
  readonly TrashedAt: string;
  /** The name of the person who moved the item to the trash; null if the person was deleted. */
  readonly TrashedBy: string | null;
  /** When the item is removed for good. */
  readonly RemovedAt: string;
};

const dayMs = 86_400_000;

const pageStatement = statement(
  { ...itemColumns, path: filled(text()), trashedAt: filled(timestamp()), trashedBy: nullable(text()) },
  (after: TrashPlace | null, limit: number) => sql`
    select ${itemSelect}, item.trashed_path as path, item.trashed_at as "trashedAt",
      case when person.id is not null then concat_ws(' ', nullif(person.first_name, ''), nullif(person.last_name, '')) end as "trashedBy"
    from (
      select * from storage_item where trashed_at is not null and purge_at is null
        and (${after === null}::boolean or (trashed_at, id) < (${new Date(after?.at ?? 0)}::timestamptz, ${after?.id ?? 0}::bigint))
      order by trashed_at desc, id desc limit ${limit}
    ) item left join app_user person on person.id = item.trashed_by
    order by item.trashed_at desc, item.id desc`,
  [null, 1],
);

const countStatement = statement(
  { total: int() },
  () => sql`
    select count(*) as total from (
      select from storage_item where trashed_at is not null and purge_at is null limit ${sql.lit(10_000)}
    ) counted`,
);

type TrashPlace = { readonly at: number; readonly id: StorageItemId };

/** The trash, latest first; counting stops at 10,000. */
export async function pageOfTrash(
  db: Db,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<{ readonly items: readonly TrashItem[]; readonly total: number; readonly next?: string }> {
  const place = after === undefined ? null : getPlace(after);
  const [rows, { total }] = await Promise.all([
    pageStatement.rows(db, place, limit + 1),
    countStatement.only(db),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const items = shown.map(({ path, trashedAt, trashedBy, ...row }) => ({
    ...toItem(row, path.split("/").slice(0, -1)),
    TrashedAt: new Date(trashedAt).toISOString(),
    TrashedBy: trashedBy,
    RemovedAt: new Date(trashedAt + storageLimits.trashDays * dayMs).toISOString(),
  }));
  return { items, total, ...(last === undefined ? {} : { next: `${last.trashedAt}-${last.id}` }) };
}

function getPlace(token: string): TrashPlace {
  const [, at, id] = /^(\d{1,15})-(\d{1,15})$/.exec(token) ?? [];
  if (at === undefined || id === undefined) throw appError("BAD_REQUEST");
  return { at: Number(at), id: Number(id) as StorageItemId };
}
