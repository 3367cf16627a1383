/**
 * `npm run drill [-- upgrade api worker …]`: simulates the portal on several machines within this one, with operational faults
 * under load: an upgrade, the loss of every process, a restore to a point in time. `--rate=200` requests a second, `--rounds=3`
 * losses of each kind, `--records=10000` in the logbook, `--apis=3 --workers=2`, `--from=<commit>` the version that is
 * upgraded, `--without=haproxy,pgbouncer` uses stand-ins, `--json=<file>` writes the result for programs. Exit code 1 on a
 * violation.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { drill, exerciseNames, isExerciseName } from "./drill.ts";
import { asText, type Outcome } from "./outcome.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: "string", default: "200" },
    rounds: { type: "string", default: "3" },
    records: { type: "string", default: "10000" },
    apis: { type: "string", default: "3" },
    workers: { type: "string", default: "2" },
    from: { type: "string" },
    without: { type: "string", default: "" },
    json: { type: "string" },
  },
});
const unknown = positionals.filter((name) => !isExerciseName(name));
if (unknown.length > 0) {
  console.error(`There is no exercise ${unknown.join(", ")}: ${exerciseNames.join(", ")}`);
  process.exit(2);
}
// All child processes end with this one, also when it is interrupted.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
const without = values.without.split(",");
const outcomes: Outcome[] = [];
const begun = performance.now();
await drill({
  exercises: positionals.length === 0 ? exerciseNames : positionals.filter(isExerciseName),
  rate: Number(values.rate),
  rounds: Number(values.rounds),
  records: Number(values.records),
  apis: Number(values.apis),
  workers: Number(values.workers),
  from: values.from,
  haproxy: !without.includes("haproxy"),
  pgbouncer: !without.includes("pgbouncer"),
  told: (outcome) => {
    outcomes.push(outcome);
    console.log(`${asText(outcome)}\n`);
  },
  said: (line) => console.log(line),
});
const broken = outcomes.filter((outcome) => outcome.broken.length > 0);
const lost = outcomes.reduce((sum, outcome) => sum + outcome.lost, 0);
const verdict =
  broken.length === 0
    ? `All ${outcomes.length} exercises hold`
    : `${broken.length} of ${outcomes.length} exercises do not hold (${broken.map(({ exercise }) => exercise).join(", ")})`;
console.log(
  `${verdict}; ${lost} acknowledged writes lost, ${Math.round((performance.now() - begun) / 1000)} s.`,
);
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify({ holds: broken.length === 0, outcomes }, null, 2)}\n`);
}
process.exitCode = broken.length === 0 ? 0 : 1;
