import type { OperationId, StorageItemId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { storageLimits } from "@cathedra/domain/storage";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, int, type RowsOf, statement, text } from "../../db/statement.ts";
import { audit } from "../audit/public.ts";
import { requestOperation } from "../operations/public.ts";
import type { StorageDeps } from "./make-folder.ts";
import { countChanged } from "./refusals.ts";
import { libraryLock, lockTree } from "./tree.ts";

const markStatement = statement(
  { id: int<StorageItemId>(), name: text(), held: int(), bytes: int() },
  (which: RawBuilder<unknown>) => sql`
    update storage_item item set purge_at = now()
    from (
      select id from storage_item where trashed_at is not null and purge_at is null and ${which} for update
    ) due where item.id = due.id
    returning item.id, item.trashed_path || item.name as name, item.held_count as held,
      item.size + item.held_bytes as bytes`,
  [sql`true`],
);

export type Purging = { readonly operationId: OperationId | null };

/**
 * Deletes items in the trash for good: these, or all. They are invisible from now on, and the worker deletes them in batches.
 * `count` is the number that the person confirmed.
 */
export async function purgeItems(
  { db }: StorageDeps,
  actor: Actor,
  { ids, count }: { readonly ids: readonly StorageItemId[] | "all"; readonly count: number },
): Promise<Purging> {
  return inLockedTransaction(db, libraryLock, async (tx) => {
    await lockTree(tx);
    const marked = await markStatement.rows(tx, ids === "all" ? sql`true` : sql`id = any(${ids}::bigint[])`);
    // Items that are already gone are not missing from the count.
    if (ids === "all" && marked.length !== count) throw countChanged(marked.length, bytesOf(marked));
    if (marked.length === 0) return { operationId: null };
    if (ids === "all") await noteEmptied(tx, actor.userId, marked);
    else
      for (const { id, name, held, bytes } of marked)
        await audit(tx, actor, "library.purged", String(id), {
          customer: null,
          before: { name, count: held, size: bytes },
        });
    const { id } = await requestOperation(tx, { kind: "storage_purge", requestedBy: actor.userId });
    return { operationId: id };
  });
}

const leftStatement = statement(
  { isLeft: bool() },
  () => sql`select exists (select from storage_item where purge_at is not null) as "isLeft"`,
);

/** Deletes items whose time in the trash is over, and resumes interrupted deletions; returns the number of expired items. */
export async function purgeOverdue({ db }: { readonly db: Db }): Promise<number> {
  const due = sql`trashed_at < now() - ${sql.lit(storageLimits.trashDays)} * interval '1 day'`;
  return inLockedTransaction(db, libraryLock, async (tx) => {
    await lockTree(tx);
    const marked = await markStatement.rows(tx, due);
    if (marked.length > 0) await noteEmptied(tx, null, marked);
    const { isLeft } = await leftStatement.only(tx);
    if (isLeft) await requestOperation(tx, { kind: "storage_purge", requestedBy: null });
    return marked.length;
  });
}

type Marked = RowsOf<typeof markStatement>;

/** Writes one entry into the audit log, however many items were removed. */
async function noteEmptied(tx: Tx, by: Actor["userId"] | null, marked: readonly Marked[]): Promise<void> {
  const before = {
    count: marked.length,
    size: bytesOf(marked),
    names: marked.slice(0, 20).map(({ name }) => name),
  };
  await audit(tx, { userId: by }, "library.trash_emptied", "trash", { customer: null, before });
}

const bytesOf = (marked: readonly Marked[]) => marked.reduce((sum, { bytes }) => sum + bytes, 0);
