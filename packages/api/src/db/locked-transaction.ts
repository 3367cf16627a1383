import type { ConcurrencyLimiter } from "./concurrency-limiter.ts";
import type { Db, Tx } from "./database.ts";
import { type Leave, openQueue, type Queue } from "./fifo-queue.ts";
import { acquireWriteSlot, runForEverybody } from "./query-limiter.ts";

/** The kinds of things that requests lock. Locks are taken in this order, in this process and in the database, so that no two requests wait for each other. */
const lockOrder = [
  "person",
  "directory",
  "library",
  "code",
  "group",
  "record",
  "voucher",
  "account",
  "space",
  "modules",
  "update",
  "fleet",
] as const;

/** The thing to lock: only one transaction at a time changes it. */
export type LockKey = { readonly kind: (typeof lockOrder)[number]; readonly id: string | number };

export const lockKey = (kind: LockKey["kind"], id: LockKey["id"] = ""): LockKey => ({ kind, id });

/** Longest wait for locks of this process, without a database connection; waiting for another process's lock comes on top. */
const patienceMs = 8_000;
const maxWaiting = 1_000;

type TransactionQueues = {
  readonly lanes: Queue;
  readonly byKey: Map<string, Queue>;
  readonly places: ConcurrencyLimiter;
};

const queuesOfDatabases = new WeakMap<Db, TransactionQueues>();

/**
 * Limits transactions to half of the pool, so that those waiting for another process's lock leave connections to requests that
 * only read.
 */
export function limitTransactions(db: Db, poolSize: number, places: ConcurrencyLimiter): void {
  const lanes = openQueue(Math.max(1, Math.floor(poolSize / 2)), maxWaiting);
  queuesOfDatabases.set(db, { lanes, byKey: new Map(), places });
}

/**
 * Runs `work` in a transaction that holds the locks of all `keys`. Requests of this process for the same key queue here in
 * order of arrival and without a connection, so that at most one of each process waits for that lock in the database, where the
 * locks are acquired for other processes too. Every use case that writes runs in here, with `keys` for the rows that many
 * requests lock.
 */
export function inLockedTransaction<T>(
  db: Db,
  keys: readonly LockKey[],
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return withLocks(db, keys, () => db.transaction().execute(work));
}

/**
 * Runs `work`, which writes in a single statement, in its turn among the transactions. PostgreSQL makes a transaction of a
 * statement by itself, so that begin and commit need no round trips.
 */
export function inSingleStatement<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return withLocks(db, [], () => work(db));
}

async function withLocks<T>(db: Db, keys: readonly LockKey[], work: () => Promise<T>): Promise<T> {
  const known = queuesOfDatabases.get(db);
  if (known === undefined)
    throw new Error("a database without lock queues: it was not opened by openDatabase");
  const { lanes, byKey, places } = known;
  const deadline = performance.now() + patienceMs;
  const held: Leave[] = [];
  try {
    held.push(await acquireWriteSlot(places));
    for (const key of keysInOrder(keys)) held.push(await enterKey(byKey, key, deadline));
    held.push(await lanes.enter(deadline));
    return await runForEverybody(work);
  } finally {
    for (const leave of held.toReversed()) leave();
  }
}

function keysInOrder(keys: readonly LockKey[]): readonly string[] {
  const sorted = keys.toSorted((one, other) => lockOrder.indexOf(one.kind) - lockOrder.indexOf(other.kind));
  return [...new Set(sorted.map(({ kind, id }) => `${kind}:${id}`))];
}

/** Empty queues are deleted: keys come from requests and would otherwise accumulate. */
async function enterKey(byKey: Map<string, Queue>, key: string, deadline: number): Promise<Leave> {
  const queue = byKey.get(key) ?? openQueue(1, maxWaiting);
  byKey.set(key, queue);
  const leave = await queue.enter(deadline);
  return () => {
    leave();
    if (queue.isEmpty()) byKey.delete(key);
  };
}
