import { migrateToLatest, openDatabase } from "@cathedra/api";
import { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import { sql } from "kysely";
import pg from "pg";
import { startPortal } from "../bench/compared-servers.ts";
import { startIssuer } from "../bench/issuer.ts";
import { type Contender, load, type Round } from "../bench/load.ts";
import { backends } from "../bench/statements.ts";
import { buildMix } from "../drill/load/request-mix.ts";
import { fillPeople, getPeople } from "../drill/world/people.ts";

const records = 5_000;
const seconds = 4;
const connections = 8;

export type Found = {
  readonly heartbeat: Round;
  readonly walAHeartbeat: number;
  readonly save: Round;
  readonly walASave: number;
  /**
   * The number of commits a second of eight connections that write a row; `tellingCommits` counts commits with a notification.
   */
  readonly commits: number;
  readonly tellingCommits: number;
};

/** Measurements that no other bench makes: a heartbeat, the write-ahead log of a save, and the cost of notifying at commit. */
export async function measure(): Promise<Found> {
  const postgres = await startTemporaryPostgres();
  const issuer = await startIssuer();
  const url = postgres.url("postgres");
  try {
    await migrateToLatest(url);
    await fillPeople(url, records);
    const people = await getPeople(url, records, issuer);
    const portal = await startPortal(url, issuer.issuer, {});
    const { db, close } = openDatabase(url, { poolSize: 1 });
    try {
      const mix = buildMix(people, "capacity");
      let n = 0;
      // Uses only requests that were not sent before: a heartbeat's signature is valid for one request, and for a minute.
      const contender = (kind: string): Contender => {
        const some = Array.from({ length: 100_000 }, () => mix(n++)).filter((each) => each.kind === kind);
        return {
          name: kind,
          server: portal.pid,
          backends: () => backends(db),
          url: portal.address + (some[0]?.path ?? ""),
          requests: some.map(({ token, body }) => ({ headers: { authorization: `Bearer ${token}` }, body })),
        };
      };
      await load(contender("heartbeat"), connections, 1);
      const [heartbeat, walAHeartbeat] = await withWal(db, contender("heartbeat"));
      const [save, walASave] = await withWal(db, contender("save"));
      return { heartbeat, walAHeartbeat, save, walASave, ...(await getCommits(url)) };
    } finally {
      await close();
      await portal.stop();
    }
  } finally {
    await issuer.stop();
    await postgres.stop();
  }
}

/** One round of load, and the bytes of changes that each request wrote. */
async function withWal(db: Parameters<typeof backends>[0], contender: Contender): Promise<[Round, number]> {
  const before = await position(db);
  const round = await load(contender, connections, seconds);
  return [round, ((await position(db)) - before) / (round.requestsPerSecond * seconds)];
}

async function position(db: Parameters<typeof backends>[0]): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as at`.execute(db);
  return rows[0]?.at ?? 0;
}

/** A notification at commit holds a server-wide lock until the commit is finished. */
async function getCommits(url: string): Promise<Pick<Found, "commits" | "tellingCommits">> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  try {
    await pool.query("create unlogged table told (n int)");
    const rate = async (text: string): Promise<number> => {
      const until = performance.now() + seconds * 1000;
      let done = 0;
      await Promise.all(
        Array.from({ length: connections }, async () => {
          for (; performance.now() < until; done += 1) await pool.query(text);
        }),
      );
      return done / seconds;
    };
    const commits = await rate("insert into told values (1)");
    return {
      commits,
      tellingCommits: await rate(
        "with row as (insert into told values (1)) select pg_notify('capacity', '1')",
      ),
    };
  } finally {
    await pool.end();
  }
}
