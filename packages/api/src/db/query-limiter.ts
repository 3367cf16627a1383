import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { type ConcurrencyLimiter, concurrencyLimiter, type Scope } from "./concurrency-limiter.ts";

/** The person in whose name the current code queries the database, and how its statements wait for others of that person. */
const personContext = new AsyncLocalStorage<{ readonly person: string; readonly scope: Scope }>();

/** Counts all database queries of `work`, and of everything it starts, as this person's. */
export function runForPerson<T>(person: string, work: () => T): T {
  return personContext.run({ person, scope: "everybody" }, work);
}

/** The person in whose name the current code runs; undefined for work in no one's name. */
export function currentPerson(): string | undefined {
  return personContext.getStore()?.person;
}

/** Sends the statements of `work` one after the other, because it has many large ones. */
export function runOneByOne<T>(work: () => T): T {
  const person = currentPerson();
  return person === undefined ? work() : personContext.run({ person, scope: "alone" }, work);
}

/** Runs `work` without counting its statements towards a person's limit. */
export function runForEverybody<T>(work: () => T): T {
  return personContext.exit(work);
}

/** The query limiter of a database. Two connections are reserved for reading callers. */
export function createQueryLimiter(poolSize: number, waitMs: number): ConcurrencyLimiter {
  const all = Math.max(1, poolSize - 2);
  const limits = {
    all,
    // In a small pool one person can hold all slots: further statements then wait for the person's own work, and not for lack
    // of connections.
    each: Math.min(3, all),
    waiting: 200,
    waitMs: { forOthers: waitMs, forOneself: Math.max(5_000, waitMs) },
  };
  return concurrencyLimiter(limits);
}

/** Acquires one of the person's slots for a transaction, before the transaction waits for locks that others need. */
export async function acquireWriteSlot({ enter }: ConcurrencyLimiter): Promise<() => void> {
  const person = currentPerson();
  return person === undefined ? () => undefined : enter(person, "own");
}

/**
 * Wraps the pool: a person's query or transaction waits for a slot before it takes a connection. Work without a person does not
 * wait.
 */
export function limitedPool(pool: PostgresPool, { enter }: ConcurrencyLimiter): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, LimitedClient>();

  async function connect(): Promise<PostgresPoolClient> {
    const current = personContext.getStore();
    if (current === undefined) return pool.connect();
    const leave = await enter(current.person, current.scope);
    try {
      const client = await pool.connect();
      const limited = known.get(client) ?? limitedClient(client);
      known.set(client, limited);
      limited.leave = leave;
      return limited.client;
    } catch (error) {
      leave();
      throw error;
    }
  }
  return { options: pool.options, connect, end: () => pool.end() };
}

type LimitedClient = { readonly client: PostgresPoolClient; leave: () => void };

/** A connection serves one caller at a time, so one wrapper can be reused for all of them. */
function limitedClient(client: PostgresPoolClient): LimitedClient {
  const limited: LimitedClient = {
    client: {
      query: client.query.bind(client),
      release: (broken) => {
        client.release(broken);
        limited.leave();
      },
    },
    leave: () => undefined,
  };
  return limited;
}
