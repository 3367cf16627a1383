/**
 * `npm run bench:reports [-- --rounds=20]`: the cost of error reports and audit rows for a request, in processor time. The same
 * request is sent in turn to a portal with a receiver of reports and to one without; a change with its audit row is compared
 * with the row alone. Both are ratios within one run; the difference between two equal portals shows the noise.
 */
import { createServer } from "node:http";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Db } from "@cathedra/api";
import { freePort } from "@cathedra/test-fixtures/free-port";
import { sql } from "kysely";
import { logbookOfBench, runBench } from "../bench-program.ts";
import { startPortal } from "../compared-servers.ts";
import { cpuTaken } from "../load.ts";
import { median } from "../ratios.ts";
import { backends } from "../statements.ts";
import type { Workload } from "../workloads.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "20" } } });
const rounds = Number(values.rounds);
const inRound = 100;

await runBench(
  async (bench) => {
    const { issuer, atEnd } = bench;
    const { url, db, questions, operations } = await logbookOfBench(bench, ["detail:", "save:"]);
    const receiver = createServer(
      (request, response) => void request.resume().on("end", () => response.end()),
    );
    const port = await freePort();
    await new Promise<void>((ready) => receiver.listen(port, "127.0.0.1", ready));
    atEnd(async () => void receiver.close());
    const reports = { ERROR_REPORT_DSN: `http://bench@127.0.0.1:${port}/1` };
    const portals = {
      without: await startPortal(url, issuer.issuer, operations),
      "without, again": await startPortal(url, issuer.issuer, operations),
      with: await startPortal(url, issuer.issuer, operations, reports),
    };
    atEnd(...Object.values(portals).map(({ stop }) => stop));

    const cost = async (pid: number, address: string, { who, portal }: Workload): Promise<number> => {
      const taken = await cpuTaken([pid, ...(await backends(db))], async () => {
        for (let n = 0; n < inRound; n += 1) {
          const response = await fetch(`${address}/api/graphql`, {
            method: "POST",
            headers: { authorization: `Bearer ${who(n).token}`, "content-type": "application/json" },
            body: JSON.stringify(portal(n)),
          });
          if (!response.ok) throw new Error(await response.text());
          await response.arrayBuffer();
        }
      });
      return taken / inRound;
    };

    console.log(`load ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds of ${inRound} requests`);
    for (const question of questions) {
      const found: Record<string, number[]> = {};
      for (let round = 0; round <= rounds; round += 1)
        for (const [name, { pid, address }] of Object.entries(portals)) {
          const each = await cost(pid, address, question);
          // The first round only warms up and is not counted.
          if (round > 0) found[name] = [...(found[name] ?? []), each];
        }
      const base = found.without ?? [];
      for (const [name, times] of Object.entries(found)) {
        const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
        const ratios = times.map((each, at) => each / (base[at] ?? each));
        console.log(
          `${question.name}, ${name}: ${median(times).toFixed(2)} ms of processor time; of all ${(sum(times) / sum(base)).toFixed(3)}, median of rounds ${median(ratios).toFixed(3)}`,
        );
      }
      if (question.name.startsWith("save:")) {
        const row = await rowCost(db, rounds, inRound);
        console.log(
          `a row of the audit log: ${row.toFixed(3)} ms, ${((row / median(base)) * 100).toFixed(1)}% of a save`,
        );
      }
    }
  },
  { shared_preload_libraries: "pg_stat_statements" },
);

/** Processor time, of this process and the database, that a row of the audit log adds to a transaction; in milliseconds. */
async function rowCost(db: Db, rounds: number, inRound: number): Promise<number> {
  const { id: actor } = await db.selectFrom("app_user").select("id").limit(1).executeTakeFirstOrThrow();
  let [bare, audited] = [0, 0];
  for (let round = 0; round <= rounds; round += 1) {
    const without = await measured(false);
    const withRow = await measured(true);
    // The first round only warms up and is not counted.
    if (round === 0) continue;
    bare += without;
    audited += withRow;
  }
  return (audited - bare) / (rounds * inRound);

  async function measured(isAudited: boolean): Promise<number> {
    return cpuTaken([process.pid, ...(await backends(db))], async () => {
      for (let n = 0; n < inRound; n += 1)
        await db.transaction().execute(async (tx) => {
          await sql`select 1`.execute(tx);
          if (isAudited)
            await tx
              .insertInto("audit_log")
              .values({
                actor_id: actor,
                action: "target.changed",
                subject: "1",
                subject_name: "All procedures, this year",
                customer_id: null,
                request_id: null,
                before: JSON.stringify({ count: n }),
                after: JSON.stringify({ count: n + 1 }),
              })
              .execute();
        });
    });
  }
}
