import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createStationTokens, openDatabase, seedStationHistory, systemClock } from "@cathedra/api/seed";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../files.ts";
import { getUnpacked, lostStation } from "./demo-stations.ts";
import { queueLog } from "./device/logs.ts";
import { runningStationTags } from "./running-station-tags.ts";
// Imported here so that it is compiled into the cache: the process that runs the stations should not need memory for the
// compiler.
import "./supervise-stations.ts";
import { stationState } from "./state.ts";
import { stationPaths } from "./station-paths.ts";
import { openStore } from "./store.ts";

// A task of the supervisor: unpacks the stations of the demo world, and gives those without a key a one-time token each.

const { DATABASE_URL, STATIONS_FOLDER } = v.parse(
  v.object({ DATABASE_URL: v.string(), STATIONS_FOLDER: v.string() }),
  process.env,
);
const { db, close } = openDatabase(DATABASE_URL, {
  poolSize: 1,
  connectTimeoutMs: 60_000,
  onError: (error) => console.error(error),
});
// This script loads the demo world's data, which take much memory, so that the process that runs the stations does not have to.
for (const tag of runningStationTags)
  await openStore(stationPaths(join(STATIONS_FOLDER, tag)), async () => getUnpacked(tag, Date.now()));
try {
  const past = await seedStationHistory(db, lostStation, systemClock());
  for (const run of past) waitWithLog(run);
  const stations = runningStationTags.map((serviceTag) => ({
    serviceTag,
    x: heldKey(join(STATIONS_FOLDER, serviceTag)),
  }));
  for (const { serviceTag, token } of await createStationTokens(db, stations, systemClock())) {
    writeFileAtomic(stationPaths(join(STATIONS_FOLDER, serviceTag)).enrolment, JSON.stringify({ token }));
  }
} finally {
  await close();
}

/** The public half of the key that a station has registered; null if it has registered none. */
function heldKey(folder: string): string | null {
  const state = v.safeParse(stationState, readJson(stationPaths(folder).state));
  return state.success && state.output.enrolled !== null ? state.output.key.x : null;
}

/** Queues the log of an earlier run, once: for the running stations, and for those whose folders are kept. */
function waitWithLog({
  runId,
  serviceTag,
  startedAt,
  endedAt,
}: Awaited<ReturnType<typeof seedStationHistory>>[number]): void {
  if (!runningStationTags.some((tag) => tag === serviceTag)) return;
  const paths = stationPaths(join(STATIONS_FOLDER, serviceTag));
  const sent = join(paths.folder, "past-logs.txt");
  const known = existsSync(sent) ? readFileSync(sent, "utf8") : "";
  if (known.includes(runId)) return;
  const from = join(paths.folder, "log.txt");
  const [began, ended] = [startedAt, endedAt].map((at) => new Date(at).toISOString());
  writeFileSync(from, `${began} loading\n${began} The case is shown.\n${ended} The case is over.\n`);
  queueLog(paths, from, { name: `${runId}.log`, runId, startedAt: began ?? "", endedAt: ended ?? "" });
  rmSync(from);
  appendFileSync(sent, `${runId}\n`);
}
