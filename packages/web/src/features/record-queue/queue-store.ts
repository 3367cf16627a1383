import { type DBSchema, openDB, type StoreNames } from "idb";
import { markQueue, queueDatabase } from "./queue-owner.ts";
import type { QueuedRecord } from "./queued-record.ts";

interface Schema extends DBSchema {
  records: { key: string; value: QueuedRecord };
}

const storeName: StoreNames<Schema> = "records";

/** About the size of three long records: a browser whose storage is full refuses it. */
const probeSize = 64_000;

/** The connection is closed after each use, so that a sign-out in any tab can delete the database. */
async function withRecords<Result>(
  act: (records: {
    readonly get: (id: string) => Promise<QueuedRecord | undefined>;
    readonly all: () => Promise<readonly QueuedRecord[]>;
    readonly put: (record: QueuedRecord) => Promise<unknown>;
    readonly remove: (id: string) => Promise<void>;
  }) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(queueDatabase, 1, {
    upgrade: (created) => void created.createObjectStore(storeName, { keyPath: "id" }),
  });
  try {
    // A record counts as saved: it is on the disk before the person is told so.
    const transaction = database.transaction(storeName, "readwrite", { durability: "strict" });
    const { store } = transaction;
    const work = async () => {
      const result = await act({
        get: (id) => store.get(id),
        all: () => store.getAll(),
        put: (record) => store.put(record),
        remove: (id) => store.delete(id),
      });
      // Within the transaction, which no other tab can be in at the same time.
      const [any] = await store.getAll(undefined, 1);
      markQueue(any?.owner ?? null);
      return result;
    };
    const [result] = await Promise.all([work(), transaction.done]);
    return result;
  } finally {
    database.close();
  }
}

/** The records of one person that wait in this browser. All methods reject where the browser keeps nothing. */
export const queueStore = {
  /** In the order in which they were saved. */
  of: (owner: string): Promise<readonly QueuedRecord[]> =>
    withRecords(async ({ all }) =>
      (await all())
        .filter((record) => record.owner === owner)
        .toSorted((one, other) => one.savedAt - other.savedAt),
    ),
  get: (id: string): Promise<QueuedRecord | undefined> => withRecords(({ get }) => get(id)),
  put: (record: QueuedRecord): Promise<void> =>
    withRecords(async ({ put }) => {
      await put(record);
    }),
  /** Changes a record that is still there. */
  change: (id: string, change: (record: QueuedRecord) => QueuedRecord): Promise<void> =>
    withRecords(async ({ get, put }) => {
      const record = await get(id);
      if (record !== undefined) await put(change(record));
    }),
  /** Removes a record unless it has been saved anew since it was read. */
  remove: ({ id, savedAt }: Pick<QueuedRecord, "id" | "savedAt">): Promise<void> =>
    withRecords(async ({ get, remove }) => {
      if ((await get(id))?.savedAt === savedAt) await remove(id);
    }),
  /** Rejects where the browser keeps nothing, or has no room left. */
  probe: (): Promise<void> =>
    withRecords(async ({ put, remove }) => {
      const id = "probe";
      await put({ ...probeRecord, id, content: "0".repeat(probeSize) });
      await remove(id);
    }),
};

const probeRecord: QueuedRecord = {
  id: "probe",
  owner: "",
  session: "",
  savedAt: 0,
  procedureName: "",
  dateOfProcedure: "",
  customerId: undefined,
  draftRevision: undefined,
  content: null,
  refusal: null,
};

export type QueueStore = typeof queueStore;
