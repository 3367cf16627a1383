import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { createKey, decryptText, type Encrypted, encryptText } from "../../encryption.ts";
import { markQueue, queueDatabase, queueOwner, wipeQueue } from "./queue-owner.ts";
import type { QueuedRecord } from "./queued-record.ts";

/** A record as it is stored: its content is encrypted, and what the browser has to find is not. */
type Sealed = Encrypted & Pick<QueuedRecord, "id" | "owner" | "savedAt">;

/** An earlier version of the portal stored records as they are. */
type Stored = Sealed | QueuedRecord;

interface Schema extends DBSchema {
  records: { key: string; value: Stored };
  keys: { key: string; value: CryptoKey };
}

const storeName = "records";
const onlyKey = "key";

/** About the size of three long records: a browser whose storage is full refuses it. */
const probeSize = 64_000;

type Records = {
  readonly get: (id: string) => Promise<Stored | undefined>;
  readonly all: () => Promise<readonly Stored[]>;
  readonly put: (record: Sealed) => Promise<unknown>;
  readonly remove: (id: string) => Promise<void>;
};

/** The connection is closed after each use, so that a sign-out in any tab can delete the database. */
async function withDatabase<Result>(
  act: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB<Schema>(queueDatabase, 2, {
    upgrade: (created, version) => {
      if (version < 1) created.createObjectStore(storeName, { keyPath: "id" });
      created.createObjectStore("keys");
    },
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

/** A transaction ends while something else is awaited: records are encrypted before it, and decrypted after it. */
async function inTransaction<Result>(
  database: IDBPDatabase<Schema>,
  act: (records: Records) => Promise<Result>,
  person = queueOwner.get(),
): Promise<Result> {
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
    const owners = (await store.getAll()).map(({ owner }) => owner);
    // Records of another person may wait, too, until the question about them is answered.
    markQueue(owners.find((owner) => owner === person) ?? owners[0] ?? null);
    return result;
  };
  const [result] = await Promise.all([work(), transaction.done]);
  return result;
}

const withRecords = <Result>(act: (records: Records) => Promise<Result>): Promise<Result> =>
  withDatabase((database) => inTransaction(database, act));

async function keyOf(database: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const known = await database.get("keys", onlyKey);
  if (known !== undefined) return known;
  const made = await createKey();
  const transaction = database.transaction("keys", "readwrite");
  // Another tab may have made one meanwhile.
  const present = await transaction.store.get(onlyKey);
  if (present === undefined) await transaction.store.put(made, onlyKey);
  await transaction.done;
  return present ?? made;
}

async function seal(key: CryptoKey, record: QueuedRecord): Promise<Sealed> {
  const { id, owner, savedAt } = record;
  return { id, owner, savedAt, ...(await encryptText(key, JSON.stringify(record))) };
}

async function unseal(key: CryptoKey, stored: Stored): Promise<QueuedRecord> {
  if (!("iv" in stored)) return stored;
  return JSON.parse(await decryptText(key, stored)) as QueuedRecord;
}

/** Whether nothing was written between two reads: each write has a new initialization vector. */
function isSame(one: Stored | undefined, other: Stored): boolean {
  const versionOf = (stored: Stored) => ("iv" in stored ? stored.iv.join() : JSON.stringify(stored));
  return one !== undefined && versionOf(one) === versionOf(other);
}

/** The records of one person that wait in this browser. All methods reject where the browser keeps nothing. */
export const queueStore = {
  /** In the order in which they were saved. */
  of: (owner: string): Promise<readonly QueuedRecord[]> =>
    withDatabase(async (database) => {
      const stored = await inTransaction(database, ({ all }) => all(), owner);
      const own = stored.filter((record) => record.owner === owner);
      if (own.length === 0) return [];
      const key = await keyOf(database);
      const records = await Promise.all(own.map((record) => unseal(key, record)));
      return records.toSorted((one, other) => one.savedAt - other.savedAt);
    }),
  get: (id: string): Promise<QueuedRecord | undefined> =>
    withDatabase(async (database) => {
      const stored = await inTransaction(database, ({ get }) => get(id));
      return stored === undefined ? undefined : unseal(await keyOf(database), stored);
    }),
  put: (record: QueuedRecord): Promise<void> =>
    withDatabase(async (database) => {
      const sealed = await seal(await keyOf(database), record);
      await inTransaction(database, ({ put }) => put(sealed), record.owner);
    }),
  /** Changes a record that is still there. */
  change: (id: string, change: (record: QueuedRecord) => QueuedRecord): Promise<void> =>
    withDatabase(async (database) => {
      const key = await keyOf(database);
      for (;;) {
        const stored = await inTransaction(database, ({ get }) => get(id));
        if (stored === undefined) return;
        const sealed = await seal(key, change(await unseal(key, stored)));
        const isDone = await inTransaction(database, async ({ get, put }) => {
          // Another tab may have written it meanwhile.
          if (!isSame(await get(id), stored)) return false;
          await put(sealed);
          return true;
        });
        if (isDone) return;
      }
    }),
  /** Removes records, except those that have been saved again since they were read. */
  remove: (records: readonly Pick<QueuedRecord, "id" | "savedAt">[]): Promise<void> =>
    withRecords(async ({ get, remove }) => {
      for (const { id, savedAt } of records) if ((await get(id))?.savedAt === savedAt) await remove(id);
    }),
  /** The owner of each record that waits. */
  owners: (): Promise<readonly string[]> =>
    withRecords(async ({ all }) => (await all()).map(({ owner }) => owner)),
  /** Removes the records of some people, and the database with its key if nothing is left. */
  removeOf: async (isRemoved: (owner: string) => boolean): Promise<void> => {
    await withRecords(async ({ all, remove }) => {
      for (const { id, owner } of await all()) if (isRemoved(owner)) await remove(id);
    });
    if (queueOwner.get() === null) wipeQueue();
  },
  /** Rejects where the browser keeps nothing, cannot encrypt, or has no room left. */
  probe: (): Promise<void> =>
    withDatabase(async (database) => {
      const encrypted = await encryptText(await keyOf(database), "0".repeat(probeSize));
      await inTransaction(database, async ({ put, remove }) => {
        await put({ id: "probe", owner: "", savedAt: 0, ...encrypted });
        await remove("probe");
      });
    }),
};

export type QueueStore = typeof queueStore;
