/**
 * `npm run capacity [-- --write] [--measure]`: the resources for 1, 10 and 100 thousand active people, computed from
 * `measured.json` and the model of a day in `model.ts`. `--write` updates `docs/scale.md`; `--measure` first makes the
 * measurements that no bench makes, in half a minute, and stores them.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measure } from "./measure.ts";
import type { Measurements } from "./model.ts";
import { tables, withTables } from "./page.ts";

const { values } = parseArgs({
  options: { write: { type: "boolean", default: false }, measure: { type: "boolean", default: false } },
});
const file = join(import.meta.dirname, "measured.json");
const page = join(import.meta.dirname, "../../docs/scale.md");
let measured: Measurements = JSON.parse(readFileSync(file, "utf8"));
if (values.measure) {
  const { heartbeat, walAHeartbeat, save, walASave, commits, tellingCommits } = await measure();
  console.log(
    `a heartbeat: ${heartbeat.cpuPerRequest.toFixed(2)} ms, ${heartbeat.serverCpuPerRequest.toFixed(2)} of it the portal's, ${Math.round(walAHeartbeat).toLocaleString("en")} bytes of changes`,
  );
  console.log(
    `a save: ${save.cpuPerRequest.toFixed(2)} ms, ${Math.round(walASave).toLocaleString("en")} bytes of changes`,
  );
  console.log(
    `commits of 8 connections: ${commits.toFixed(0)} a second, with a notification ${tellingCommits.toFixed(0)}`,
  );
  const command = "npm run capacity -- --measure";
  measured = {
    ...measured,
    requests: {
      ...measured.requests,
      "heartbeat of a station": {
        api: rounded(heartbeat.serverCpuPerRequest),
        database: rounded(heartbeat.cpuPerRequest - heartbeat.serverCpuPerRequest),
        command,
      },
    },
    database: { ...measured.database, walASave: { value: Math.round(walASave), command } },
  };
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
}
const { core, needs } = tables(measured);
console.log(`${core}\n\n${needs}`);
if (values.write) writeFileSync(page, withTables(readFileSync(page, "utf8"), measured));

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
