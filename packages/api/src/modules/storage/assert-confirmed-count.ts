import type { ItemRow } from "./item-view.ts";
import { countChanged } from "./refusals.ts";

/**
 * Throws unless the caller has confirmed how many files and folders the items contain, at every depth (X92). Nothing has to be
 * confirmed for empty folders and single files.
 */
export function assertConfirmedCount(items: readonly ItemRow[], confirmed: number | undefined): void {
  const count = items.reduce((sum, { heldCount }) => sum + heldCount, 0);
  const size = items.reduce((sum, item) => sum + (item.isDirectory ? item.heldBytes : item.size), 0);
  if ((confirmed ?? 0) !== count) throw countChanged(count, size);
}
