/**
 * `npm run bench [-- --sizes=10000,100000 --seconds=3 --rounds=5 --connections=8 --write]`: fills a database of its own,
 * asks raw SQL, PostGraphile and the portal the same questions in turn, and prints ratios. `--write` renews
 * `docs/benchmarks.md`.
 */
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Db, fillLogbook, migrateToLatest, openDatabase } from "@cathedra/api";
import { instant, utcDay } from "@cathedra/domain";
import { startTemporaryPostgres } from "@cathedra/test-fixtures/temporary-postgres";
import { sql } from "kysely";
import pg from "pg";
import { startPortal, startReference } from "./contenders.ts";
import { startIssuer } from "./issuer.ts";
import { type Contender, load, type Round } from "./load.ts";
import { compare } from "./ratios.ts";
import { asText, type Measured, machine, markdown } from "./report.ts";
import { benchmarksPage, readPage, sectionsFrom } from "./sections.ts";
import { backends, watchStatements } from "./statements.ts";
import { genericSearchFunctions, portalOperations, type Subjects, workloads } from "./workloads.ts";
import { benchWorld } from "./world.ts";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000" },
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "5" },
    connections: { type: "string", default: "8" },
    write: { type: "boolean", default: false },
  },
});
const [seconds, rounds, connections] = [
  Number(values.seconds),
  Number(values.rounds),
  Number(values.connections),
];
const today = utcDay(instant(Date.now()));
const warmUpSeconds = 1;
const askedPeople = 40;

const issuer = await startIssuer();
const postgres = await startTemporaryPostgres({
  shared_buffers: "512MB",
  shared_preload_libraries: "pg_stat_statements",
});
const measured: Measured[] = [];
try {
  for (const size of values.sizes.split(",").map(Number)) measured.push(...(await measure(size)));
} finally {
  await postgres.stop();
  await issuer.stop();
}
console.log(asText(measured));
if (values.write) {
  const page = markdown(measured, { machine: machine(), day: today, seconds, rounds, connections });
  // What other benches wrote stays.
  writeFileSync(benchmarksPage, [page, ...sectionsFrom(readPage())].join("\n"));
}

async function measure(size: number): Promise<Measured[]> {
  const url = await emptyDatabase(`bench_${size}`);
  const { db, close } = openDatabase(url, { poolSize: 4, onError: ({ message }) => console.error(message) });
  const startedAt = performance.now();
  await migrateToLatest(url);
  await sql.raw(genericSearchFunctions).execute(db);
  const { world, residents, admins, records } = benchWorld(size, today);
  const written = await fillLogbook(db, world, records);
  console.log(`${written} records written in ${Math.round((performance.now() - startedAt) / 1000)} s`);

  const subjects = await subjectsOf(db, residents, admins);
  const servers = {
    raw: await startReference("raw-server.ts", url),
    postgraphile: await startReference("postgraphile-server.ts", url),
    portal: await startPortal(await asRole(url, "portal"), issuer.issuer, portalOperations),
  };
  const found: Measured[] = [];
  try {
    for (const workload of workloads(subjects)) {
      const turns = Array.from({ length: askedPeople }, (_, n) => n);
      const contenders: Contender[] = [
        {
          ...base("raw", servers.raw.pid, db),
          url: servers.raw.address + workload.raw(0).path,
          requests: turns.map((n) => ({ body: JSON.stringify(workload.raw(n).body) })),
        },
        {
          ...base("postgraphile", servers.postgraphile.pid, db),
          url: `${servers.postgraphile.address}/graphql`,
          requests: turns.map((n) => ({ body: JSON.stringify(workload.postgraphile(n)) })),
        },
        {
          ...base("portal", servers.portal.pid, db),
          url: `${servers.portal.address}/api/graphql`,
          requests: turns.map((n) => {
            const { token, body } = workload.portal(n);
            return { headers: { authorization: `Bearer ${token}` }, body: JSON.stringify(body) };
          }),
        },
      ];
      const series = contenders.map(({ name }) => ({ contender: name, rounds: [] as Round[] }));
      const open = workload.slow?.connections ?? connections;
      const round = Math.max(seconds, workload.slow?.seconds ?? 0);
      for (const contender of contenders) {
        await load(contender, open, Math.max(warmUpSeconds, workload.slow?.seconds ?? 0));
      }
      const statements = await watchStatements(db, "portal");
      for (let turn = 0; turn < rounds; turn += 1) {
        for (const [n, contender] of contenders.entries()) {
          series[n]?.rounds.push(await load(contender, open, round));
        }
      }
      const lines = compare(series, "raw");
      found.push({ size, workload: workload.name, lines, ...(await statements.seen()) });
      console.log(`${size} ${workload.name}: done`);
    }
    return found;
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.stop()));
    await close();
  }
}

async function emptyDatabase(name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
  await admin.query(`create database ${admin.escapeIdentifier(name)}`);
  await admin.end();
  return postgres.url(name);
}

/** The same database for a role of its own, so that its statements can be told from those of the references. */
async function asRole(url: string, role: string): Promise<string> {
  const password = randomUUID();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`do $$ begin
    if to_regrole('${role}') is null then create role ${role} login superuser; end if;
  end $$`);
  await admin.query(`alter role ${role} password '${password}'`);
  await admin.end();
  const address = new URL(url);
  address.username = role;
  address.password = password;
  return address.href;
}

function base(name: string, pid: number, db: Db) {
  // The contenders take turns, so that what the database does meanwhile it does for this one.
  const pids = async () => [pid, ...(await backends(db))];
  return { name, pids, method: "POST" as const };
}

async function subjectsOf(
  db: ReturnType<typeof openDatabase>["db"],
  people: ReturnType<typeof benchWorld>["residents"],
  admins: ReturnType<typeof benchWorld>["admins"],
): Promise<Subjects> {
  const step = Math.max(1, Math.floor(people.length / askedPeople));
  const asked = people.filter((_, n) => n % step === 0).slice(0, askedPeople);
  return {
    people: await Promise.all(
      asked.map(async (person) => {
        const rows = await db
          .selectFrom("logbook_record")
          .select("id")
          .where("created_by", "=", person.userId)
          .limit(40)
          .execute();
        return {
          userId: person.userId,
          token: await issuer.token(person),
          recordIds: rows.map(({ id }) => id),
        };
      }),
    ),
    admins: await Promise.all(
      admins.slice(0, askedPeople).map(async (admin) => ({
        customerId: admin.customerId,
        token: await issuer.token(admin),
      })),
    ),
    words: ["biopsy", "catheter", "angio", "drain", "vein"],
  };
}
