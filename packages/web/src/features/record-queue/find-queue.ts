import { queueDatabase, queueOwner } from "./queue-owner.ts";

/**
 * Finds what waits of a person although a crash has lost the mark, which browsers write to the disk later than the records, or
 * the mark names another person.
 */
export async function findQueue(me: string): Promise<void> {
  const marked = queueOwner.get();
  if (marked === me || (marked === null && !(await mayHoldRecords()))) return;
  const { recordQueue } = await import("./browser-record-queue.ts");
  await recordQueue.read(me);
}

/** Whether the database is there, without making one. */
async function mayHoldRecords(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === queueDatabase);
  } catch {
    // Forbidden, or an older browser; then only the mark tells.
    return false;
  }
}
