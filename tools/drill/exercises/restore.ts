import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@cathedra/test-fixtures/free-port";
import { prove } from "../load/acknowledged-writes.ts";
import { buildMix } from "../load/request-mix.ts";
import { type LoadResult, startLoad } from "../load/steady-load.ts";
import type { Outcome } from "../outcome.ts";
import { takeBaseBackup } from "../world/base-backup.ts";
import { copyNewObjects, loseCases, writeCases } from "../world/case-files.ts";
import { type DatabaseServer, query } from "../world/database-server.ts";
import { archiveWhatIsWritten, forgetBefore, restoreTo } from "../world/point-in-time.ts";
import { here, startApi } from "../world/portal.ts";
import { stopProcess } from "../world/processes.ts";
import type { DrillWorld } from "../world/start-world.ts";

export type RestorePlan = {
  readonly rate: number;
  /** The number of people's files, each with a row. */
  readonly files: number;
  readonly withinSeconds?: number;
};

const workedMs = 3_000;
const mistaken = 100;

/**
 * A base backup is taken under load; later, data is deleted by mistake. Database and files are restored to just before that,
 * the portal starts on them, and all invariants hold.
 */
export async function restore(
  world: DrillWorld,
  { rate, files, withinSeconds = 300 }: RestorePlan,
): Promise<Outcome> {
  const objects = join(world.folder, "objects");
  const [backup, copies] = [join(world.folder, "base"), join(world.folder, "objects-copied")];
  const work = async (run: string): Promise<LoadResult> => {
    const load = startLoad(world.balancerPort, rate, buildMix(world.people, run));
    await sleep(workedMs);
    return load.end();
  };

  await writeCases(world.url, objects, files);
  const during = startLoad(world.balancerPort, rate, buildMix(world.people, "during"));
  const base = await takeBaseBackup(world.primary.url(), world.primary.plan.dataDir, backup);
  await copyNewObjects(objects, copies);
  const whileCopied = await during.end();
  await forgetBefore(world.archive, backup);
  await writeCases(world.url, objects, mistaken);
  const onwards = await work("before");
  const counted = await countRecords(world.url);
  const time = await now(world.url);
  await sleep(200);

  // The simulated mistake deletes a customer's records and people's cases, whose files the clean-up job deletes later.
  await query(world.url, "delete from logbook_record where customer_id = (select min(id) from customer)");
  await copyNewObjects(objects, copies);
  await loseCases(world.url, objects, mistaken);
  const late = await work("after");
  await archiveWhatIsWritten(world.primary, world.archive);
  await world.primary.kill();

  const begun = performance.now();
  const dataDir = join(world.folder, "restored");
  const server = await restoreTo({ backup, archive: world.archive, time, dataDir }, world.primary);
  world.onStop(server.stop);
  const databaseSeconds = since(begun);
  const restoredObjects = join(world.folder, "objects-restored");
  await copyNewObjects(copies, restoredObjects);
  // The new server has no pooler yet, so it is reached directly.
  const { DATABASE_DIRECT_URL: _, DATABASE_PREPARED_STATEMENTS: __, ...others } = world.settings;
  const settings = {
    ...others,
    DATABASE_URL: server.url(),
    OBJECT_STORE: `fs:${restoredObjects}`,
  };
  const api = await startApi({ code: here, folder: world.folder, settings }, await freePort());
  const recovery = performance.now() - begun;
  await stopProcess(api);

  const acknowledged = {
    saves: new Map([...whileCopied.acknowledged.saves, ...onwards.acknowledged.saves]),
    beats: new Map([...whileCopied.acknowledged.beats, ...onwards.acknowledged.beats]),
  };
  const proof = await prove(server.url(), acknowledged);
  const there = await countRecords(server.url());
  const invariants = lookAtInvariants(server, restoredObjects);
  const all = [whileCopied, onwards, late];
  const failures = all.flatMap((each) => each.failures);
  return {
    exercise: "restore",
    what: `${counted.toLocaleString("en")} records and ${(files + mistaken).toLocaleString("en")} files to just before a mistake`,
    asked: all.reduce((sum, each) => sum + each.asked, 0),
    failed: failures.length,
    lost: proof.lost.length,
    proved: proof.proved,
    twice: proof.twice.length,
    recoveriesMs: [recovery],
    p50: onwards.p50,
    p99: Math.max(...all.map((each) => each.p99)),
    slowest: Math.max(...all.map((each) => each.slowest)),
    notes: [
      `base backup      ${(base.bytes / 1e9).toFixed(2)} GB in ${base.seconds.toFixed(1)} s, under load`,
      `restored         database in ${databaseSeconds}, files and a process that is ready in ${since(begun, recovery)} of all`,
      `given up         ${late.acknowledged.saves.size} saves after the mistake`,
      `invariants       ${invariants.last}`,
    ],
    broken: [
      ...(proof.lost.length > 0 ? [`${proof.lost.length} acknowledged writes are not there`] : []),
      ...(there === counted ? [] : [`${there} records instead of ${counted}`]),
      ...(failures.length > 0 ? [`${failures.length} requests failed (${failures[0]?.why})`] : []),
      ...(invariants.holds ? [] : ["the invariants do not hold"]),
      ...(recovery > withinSeconds * 1000 ? [`it took longer than ${withinSeconds} s`] : []),
    ],
  };
}

/** Checks the invariants by the same command as an operator. */
function lookAtInvariants(server: DatabaseServer, objects: string) {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--no-warnings", "--conditions=cathedra-source", join(here.root, "tools/invariants/run.ts")],
    {
      env: { PATH: process.env.PATH, DATABASE_URL: server.url(), OBJECT_STORE: `fs:${objects}` },
      encoding: "utf8",
    },
  );
  const last = (status === 2 ? stderr : stdout).trim().split("\n").at(-1) ?? "";
  return { holds: status === 0, last: `${last} (${since(begun)})` };
}

async function countRecords(url: string): Promise<number> {
  const [row] = await query<{ count: number }>(url, "select count(*)::int as count from logbook_record");
  return row?.count ?? 0;
}

async function now(url: string): Promise<string> {
  const [row] = await query<{ now: string }>(url, "select clock_timestamp()::text as now");
  return row?.now ?? "";
}

function since(begun: number, took = performance.now() - begun): string {
  return `${(took / 1000).toFixed(1)} s`;
}
