import type { Actor } from "@cathedra/domain/access";
import { keyOfPath, outermost } from "@cathedra/domain/storage";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { audit } from "../audit/public.ts";
import { assertConfirmedCount } from "./assert-confirmed-count.ts";
import type { InsertContext } from "./insert-item.ts";
import type { StorageDeps } from "./make-folder.ts";
import { getPath, gone } from "./refusals.ts";
import { type Found, getGrowth, grow, libraryLock, lockTree, requireItem, shrinkage } from "./tree.ts";

/** Moves an item with its content to the trash by changing one row. */
export async function putIntoTrash(
  tx: Tx,
  { item, above, names }: Found,
  { by, now }: InsertContext,
): Promise<void> {
  const parent = above.at(-1);
  if (parent === undefined) throw gone("");
  await sql`
    update storage_item set
      parent_id = null, trashed_at = ${new Date(now)}, trashed_by = ${by}, trashed_from = ${parent.id},
      trashed_path = ${keyOfPath(names.slice(0, -1), true)}
    where id = ${item.id}`.execute(tx);
  await grow(tx, parent.id, shrinkage(getGrowth(item)));
}

/** The items at these paths, with the confirmed number of items in the folders among them. */
export async function requireItems(
  tx: Tx,
  paths: readonly (readonly string[])[],
  count: number | undefined,
): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const path of paths) {
    if (path.length === 0) throw gone("");
    found.push(await requireItem(tx, path));
  }
  assertConfirmedCount(
    found.map(({ item }) => item),
    count,
  );
  return found;
}

export type Trashed = { readonly id: number; readonly key: string };

/** Moves items to the trash, all or none (8.011, X92). `count` is the confirmed number of items in the folders among them. */
export async function trashItems(
  { db, clock }: StorageDeps,
  actor: Actor,
  { keys, count }: { readonly keys: readonly string[]; readonly count: number | undefined },
): Promise<readonly Trashed[]> {
  const paths = outermost(keys.map(getPath));
  return inLockedTransaction(db, libraryLock, async (tx) => {
    await lockTree(tx);
    const found = await requireItems(tx, paths, count);
    const trashed: Trashed[] = [];
    for (const each of found) {
      const key = keyOfPath(each.names, each.item.isDirectory);
      await putIntoTrash(tx, each, { by: actor.userId, now: clock() });
      await audit(tx, actor, "library.trashed", String(each.item.id), {
        customer: null,
        before: { name: key, count: each.item.heldCount },
      });
      trashed.push({ id: each.item.id, key });
    }
    return trashed;
  });
}
