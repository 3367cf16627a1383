import { type StorageItem, storageLimits } from "@cathedra/domain/storage";

/** The selected items by id, so that a renamed item stays selected. */
export type Selection = ReadonlyMap<number, StorageItem>;

export const emptySelection: Selection = new Map();

export function selectOnly(item: StorageItem): Selection {
  return new Map([[item.Id, item]]);
}

/** The selection with this item added, or removed if it was selected. */
export function toggleItem(choice: Selection, item: StorageItem): Selection {
  const next = new Map(choice);
  if (!next.delete(item.Id) && next.size < storageLimits.maxListItems) next.set(item.Id, item);
  return next;
}

/** Selects all of these items, up to the maximum that one action may contain. */
export function selectAll(items: readonly StorageItem[]): Selection {
  return new Map(items.slice(0, storageLimits.maxListItems).map((item) => [item.Id, item]));
}

/** The selected items that still exist, in their present state: items that someone else has removed are no longer selected. */
export function withoutRemoved(choice: Selection, items: readonly StorageItem[]): Selection {
  if (choice.size === 0) return choice;
  const remaining = items.filter(({ Id }) => choice.has(Id));
  return new Map(remaining.map((item) => [item.Id, item]));
}

/** The items between two positions, including both, in either order. */
export function selectRange<T>(items: readonly T[], one: number, other: number): readonly T[] {
  return items.slice(Math.min(one, other), Math.max(one, other) + 1);
}

/** How many objects the items are, including everything in folders (X92). */
export function objectsIn(items: Iterable<StorageItem>): number {
  let count = 0;
  for (const { Items } of items) count += 1 + Items;
  return count;
}
