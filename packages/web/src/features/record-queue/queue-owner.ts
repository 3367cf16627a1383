import { observable } from "../../observable.ts";

// Part of the first view: whether anything waits in this browser is known without opening its database.

const key = "cathedra.record-queue";
export const queueDatabase = "cathedra.record-queue";

/** Where `localStorage` has notes for people whose records another person deleted in this browser. */
export const deletionNotesKey = "cathedra.deleted-records";

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The `keycloak_id` of a person whose saved records wait in this browser, of the one who is signed in if any; null where none wait. */
export const queueOwner = observable(read());

globalThis.addEventListener?.("storage", () => queueOwner.set(read()));

export function markQueue(owner: string | null): void {
  if (owner === null) localStorage.removeItem(key);
  else localStorage.setItem(key, owner);
  queueOwner.set(owner);
}

/** Removes the records of a person at a sign-out. Those of another person stay. */
export async function wipeQueueOf(person: string): Promise<void> {
  if (queueOwner.get() === null) return wipeQueue();
  try {
    const { queueStore } = await import("./browser-record-queue.ts");
    await queueStore.removeOf((owner) => owner === person);
  } catch {
    if (queueOwner.get() === person) wipeQueue();
  }
}

/** Removes all records that wait, of every person. */
export function wipeQueue(): void {
  try {
    markQueue(null);
    indexedDB.deleteDatabase(queueDatabase);
  } catch {
    // Nothing is kept where the browser forbids its storage.
  }
}
