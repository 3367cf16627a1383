import type { Db } from "../../db/database.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import { type Delivery, giveUpDelivery } from "../files/face.ts";

/** Removes what was stored of a delivery that came to nothing. What cannot be removed now, the sweep removes. */
export async function forgetFiles(
  { db, objectStore }: { readonly db: Db; readonly objectStore: ObjectStore },
  { id, prefix }: Delivery,
): Promise<void> {
  try {
    // Who waits for the answer of its commit, in the database too, is waited for.
    if (!(await giveUpDelivery(db, id))) return;
    const { objects } = await objectStore.list(prefix);
    for (const { key } of objects) await objectStore.delete(key);
  } catch {
    // The sweep finds it by its prefix.
  }
}
