import type { Db, Tx } from "./database.ts";
import type { Places } from "./places.ts";
import { type Leave, openQueue, type Queue } from "./queue.ts";
import { placeToWrite, workingForAll } from "./statement-places.ts";

/** What several may want to lock at once, in the order in which its locks are taken, here and in the database. */
const lockOrder = [
  "person",
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

/** One thing that is changed by one transaction after the other. */
export type Turn = { readonly kind: (typeof lockOrder)[number]; readonly id: string | number };

export const turn = (kind: Turn["kind"], id: Turn["id"] = ""): Turn => ({ kind, id });

/** So long in all somebody waits without a connection; the wait for a lock of another process comes on top. */
const patienceMs = 8_000;
const mostWaiting = 1_000;

type Turns = { readonly lanes: Queue; readonly byKey: Map<string, Queue>; readonly places: Places };

const turnsOfDatabases = new WeakMap<Db, Turns>();

/**
 * How many connections transactions have at the most: whoever waits in one for a lock that another process holds leaves
 * the other half of the pool to those who only read.
 */
export function limitTransactions(db: Db, poolSize: number, places: Places): void {
  const lanes = openQueue(Math.max(1, Math.floor(poolSize / 2)), mostWaiting);
  turnsOfDatabases.set(db, { lanes, byKey: new Map(), places });
}

/**
 * Runs `work` in a transaction when all `turns` are the caller's. Those of this process who want the same wait here, in the
 * order in which they came and without a connection: in the database at most one of each process waits for a lock that
 * `turns` names. Locks are taken there all the same, for the other processes. Every use case that writes comes through
 * here; one that locks what many want names it.
 */
export async function inTurn<T>(db: Db, turns: readonly Turn[], work: (tx: Tx) => Promise<T>): Promise<T> {
  const known = turnsOfDatabases.get(db);
  if (known === undefined) throw new Error("a database without turns: it was not opened by openDatabase");
  const { lanes, byKey, places } = known;
  const deadline = performance.now() + patienceMs;
  const held: Leave[] = [];
  try {
    held.push(await placeToWrite(places));
    for (const key of keysInOrder(turns)) held.push(await enterKey(byKey, key, deadline));
    held.push(await lanes.enter(deadline));
    return await workingForAll(() => db.transaction().execute(work));
  } finally {
    for (const leave of held.toReversed()) leave();
  }
}

function keysInOrder(turns: readonly Turn[]): readonly string[] {
  const sorted = turns.toSorted((one, other) => lockOrder.indexOf(one.kind) - lockOrder.indexOf(other.kind));
  return [...new Set(sorted.map(({ kind, id }) => `${kind}:${id}`))];
}

/** Empty queues are deleted: keys come from requests and would otherwise accumulate. */
async function enterKey(byKey: Map<string, Queue>, key: string, deadline: number): Promise<Leave> {
  const queue = byKey.get(key) ?? openQueue(1, mostWaiting);
  byKey.set(key, queue);
  const leave = await queue.enter(deadline);
  return () => {
    leave();
    if (queue.isEmpty()) byKey.delete(key);
  };
}
