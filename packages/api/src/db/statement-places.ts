import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { type Places, places } from "./places.ts";

/** The person in whose name the current code queries the database. */
const worker = new AsyncLocalStorage<string>();

/** Whatever `work` asks the database, and all that follows from it, is asked for this person. */
export function workingFor<T>(person: string, work: () => T): T {
  return worker.run(person, work);
}

/** What `work` asks the database is asked for everybody, whoever caused it: it takes nobody's place. */
export function workingForAll<T>(work: () => T): T {
  return worker.exit(work);
}

/** The places of a database: its connections without two, which are for those who only ask who they are. */
export function statementPlaces(poolSize: number, waitMs: number): Places {
  const limits = {
    all: Math.max(1, poolSize - 2),
    each: 3,
    waiting: 200,
    waitMs: { forOthers: waitMs, forOneself: Math.max(5_000, waitMs) },
  };
  return places(limits);
}

/** One of the person's places for a transaction that others may have to wait for, before it waits for anything itself. */
export async function placeToWrite({ enter }: Places): Promise<() => void> {
  const person = worker.getStore();
  return person === undefined ? () => undefined : enter(person, "own");
}

/**
 * The pool with places: a statement or transaction of a person waits for one before it takes a connection, in a fair order. What
 * is asked for nobody in particular does not wait.
 */
export function poolWithPlaces(pool: PostgresPool, { enter }: Places): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, Placed>();

  async function connect(): Promise<PostgresPoolClient> {
    const person = worker.getStore();
    if (person === undefined) return pool.connect();
    const leave = await enter(person);
    try {
      const client = await pool.connect();
      const placed = known.get(client) ?? placedClient(client);
      known.set(client, placed);
      placed.leave = leave;
      return placed.client;
    } catch (error) {
      leave();
      throw error;
    }
  }
  return { options: pool.options, connect, end: () => pool.end() };
}

type Placed = { readonly client: PostgresPoolClient; leave: () => void };

/** Of a connection one at a time has hold, so that one wrapper does for all of them, one after the other. */
function placedClient(client: PostgresPoolClient): Placed {
  const placed: Placed = {
    client: {
      query: client.query.bind(client),
      release: (broken) => {
        client.release(broken);
        placed.leave();
      },
    },
    leave: () => undefined,
  };
  return placed;
}
