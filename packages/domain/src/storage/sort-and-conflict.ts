/** The sort orders of a folder (8.015); the default is newest first. Folders come before files in all of them. */
export const storageSorts = ["date", "nameAscending", "nameDescending"] as const;
export type StorageSort = (typeof storageSorts)[number];
export const defaultStorageSort: StorageSort = "date";

export function isStorageSort(text: unknown): text is StorageSort {
  return storageSorts.some((known) => known === text);
}

/** What happens if a name is taken: nothing is stored, the existing item goes to the trash, or the new one gets a number. */
export const nameConflictPolicies = ["refuse", "replace", "keepBoth"] as const;
export type NameConflictPolicy = (typeof nameConflictPolicies)[number];

export function isNameConflictPolicy(text: unknown): text is NameConflictPolicy {
  return nameConflictPolicies.some((known) => known === text);
}
