import { type Actor, allows, keepsStorage } from "@cathedra/domain/access";
import type { StorageItem } from "@cathedra/domain/storage";
import type { Db } from "../../db/database.ts";
import { toItem } from "./item-view.ts";
import { pathOf } from "./refusals.ts";
import { seenItem } from "./tree.ts";

/** What a path leads to, how much it holds, and whether whoever asks may change it. */
export async function folderFacts(
  db: Db,
  actor: Actor,
  key: string,
): Promise<StorageItem & { readonly viewerCanKeep: boolean }> {
  const { item, names } = await seenItem(db, pathOf(key));
  const told = toItem(item, names.slice(0, -1));
  return { ...told, Key: names.length === 0 ? "" : told.Key, viewerCanKeep: allows(keepsStorage(actor)) };
}
