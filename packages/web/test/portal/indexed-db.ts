import * as fake from "fake-indexeddb";
import { vi } from "vitest";

/** Until the end of the test the browser has an empty IndexedDB, which the test DOM lacks. */
export function stubIndexedDb(): void {
  for (const [name, part] of Object.entries(fake)) if (name.startsWith("IDB")) vi.stubGlobal(name, part);
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
}
