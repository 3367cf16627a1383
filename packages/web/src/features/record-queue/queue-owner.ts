import { observable } from "../../observable.ts";

// Part of the first view: whether anything waits in this browser is known without opening its database.

const key = "cathedra.record-queue";
export const queueDatabase = "cathedra.record-queue";

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The `keycloak_id` of the person whose saved records wait in this browser to be sent; null where none wait. */
export const queueOwner = observable(read());

globalThis.addEventListener?.("storage", () => queueOwner.set(read()));

export function markQueue(owner: string | null): void {
  if (owner === null) localStorage.removeItem(key);
  else localStorage.setItem(key, owner);
  queueOwner.set(owner);
}

/** Removes all records that wait, of every person: at a sign-out, and when another person has signed in. */
export function wipeQueue(): void {
  try {
    markQueue(null);
    indexedDB.deleteDatabase(queueDatabase);
  } catch {
    // Nothing is kept where the browser forbids its storage.
  }
}
