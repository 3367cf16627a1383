import type { ItemRow } from "./item-view.ts";
import { countChanged } from "./refusals.ts";

/**
 * What holds something is touched only by whoever was shown how much it holds (X92): the files and folders in all of it, all the
 * way down. Nothing has to be confirmed where there is nothing in it.
 */
export function insistOnCount(items: readonly ItemRow[], confirmed: number | undefined): void {
  const count = items.reduce((sum, { heldCount }) => sum + heldCount, 0);
  const size = items.reduce((sum, item) => sum + (item.isDirectory ? item.heldBytes : item.size), 0);
  if ((confirmed ?? 0) !== count) throw countChanged(count, size);
}
