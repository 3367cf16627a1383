import { createHash } from "node:crypto";
import { type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from "kysely";
import pg from "pg";

/**
 * Marks a statement that must be planned for its own values, such as a LIKE over a trigram index. PostgreSQL switches a prepared
 * statement to a generic plan after five runs, which for such a search is up to a hundred times slower.
 */
export const unprepared: RawBuilder<unknown> = sql.raw("/* unprepared */");

/**
 * The number of statements with a name, enough for all usual statements of the application; further ones (rare combinations of
 * filters) are sent without a name.
 */
const usualNames = 1000;

/** A query with its name from the start: pg copies configuration objects by their property descriptors, which is slow. */
class NamedQuery extends pg.Query {
  readonly name: string | undefined;

  constructor(
    name: string | undefined,
    text: string,
    values: readonly unknown[],
    done: (error: Error | undefined, result: pg.ResultBuilder) => void,
  ) {
    super(text, values, done);
    this.name = name;
  }
}

/**
 * The pool as Kysely uses it: statements with parameters are named, so that PostgreSQL parses and plans each once for a
 * connection. Statements without parameters (begin, commit) use the simple protocol. With `maxNames` 0 none is named, for a
 * pooler that uses another connection for each transaction and does not know its names.
 */
export function poolWithPreparedStatements(pool: pg.Pool, maxNames = usualNames): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function getName(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= maxNames || text.includes("/* unprepared */")) return undefined;
    const name = createHash("sha1").update(text).digest("base64url");
    names.set(text, name);
    return name;
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: string, values: readonly unknown[]) => {
      if (values.length === 0) return client.query(text);
      return new Promise<pg.ResultBuilder>((resolve, reject) => {
        client.query(
          new NamedQuery(getName(text), text, values, (error, result) =>
            error ? reject(error) : resolve(result),
          ),
        );
      });
    };
    // Kysely calls `query` with a cursor only in a dialect that is configured with one, so that form is missing.
    return {
      query: query as unknown as PostgresPoolClient["query"],
      release: (broken) => client.release(broken),
    };
  }

  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known !== undefined) return known;
      const wrapped = wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}
