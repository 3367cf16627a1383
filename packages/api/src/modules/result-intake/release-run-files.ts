import type { Db } from "../../db/database.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { abortDelivery, type Delivery } from "../files/public.ts";

/** Removes the stored files of a delivery that failed. Files that cannot be removed now are removed by the sweep. */
export async function releaseRunFiles(
  { db, objectStore }: { readonly db: Db; readonly objectStore: ObjectStore },
  { id, prefix }: Delivery,
): Promise<void> {
  try {
    // Waits for a transaction that may still be committing.
    if (!(await abortDelivery(db, id))) return;
    const { objects } = await objectStore.list(prefix);
    for (const { key } of objects) await objectStore.delete(key);
  } catch {
    // The clean-up job finds the files by their prefix.
  }
}
