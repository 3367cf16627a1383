/** How a folder is sorted (8.015): the newest first by itself. Folders stand before files in each. */
export const storageSorts = ["date", "nameAscending", "nameDescending"] as const;
export type StorageSort = (typeof storageSorts)[number];
export const defaultStorageSort: StorageSort = "date";

export function isStorageSort(text: unknown): text is StorageSort {
  return storageSorts.some((known) => known === text);
}

/** What becomes of a name that is taken: nothing is done, the former one goes to the trash, or this one gets a number. */
export const nameConflictPolicies = ["refuse", "replace", "keepBoth"] as const;
export type NameConflictPolicy = (typeof nameConflictPolicies)[number];

export function isNameConflictPolicy(text: unknown): text is NameConflictPolicy {
  return nameConflictPolicies.some((known) => known === text);
}
