import type { Actor } from "@cathedra/domain/access";
import type { StorageItem } from "@cathedra/domain/storage";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { folderAt } from "./insert-item.ts";
import { toItem } from "./item-view.ts";
import { nameTaken, newPathOf } from "./refusals.ts";
import { libraryLock, lockTree } from "./tree.ts";

export type StorageDeps = { readonly db: Db; readonly clock: Clock };

/** Creates a folder with its missing parents (8.014). If the folder exists, that is reported. */
export async function makeFolder(
  { db, clock }: StorageDeps,
  actor: Actor,
  key: string,
): Promise<StorageItem> {
  const names = newPathOf(key);
  return inLockedTransaction(db, libraryLock, async (tx) => {
    await lockTree(tx);
    const { folder, made } = await folderAt(tx, names, { by: actor.userId, now: clock() });
    const last = made.at(-1);
    if (last === undefined) throw nameTaken(folder.names, true);
    await audit(tx, actor, "library.folder_made", String(folder.item.id), {
      customer: null,
      after: { name: last, made },
    });
    return toItem(folder.item, folder.names.slice(0, -1));
  });
}
