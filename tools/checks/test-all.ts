/**
 * `npm test` and `npm run check`: runs every check and every test of every package through turbo, then says
 * how many passed and failed. `--no-browser` leaves out what needs a browser. The last line is
 * `N passed, N failed`; each lint, layer, type and build task counts as one.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { addUp, type Counts, countReport, countTasks, secondTries, type TurboSummary } from "./count.ts";

const root = resolve(import.meta.dirname, "../..");
const withBrowser = !process.argv.includes("--no-browser");
const startedAt = Date.now();

for (const folder of globSync("{packages/*,tools}/.reports", { cwd: root })) {
  rmSync(resolve(root, folder), { recursive: true, force: true });
}
rmSync(resolve(root, ".turbo/runs"), { recursive: true, force: true });

const tasks = ["lint", "typecheck", "test", ...(withBrowser ? ["browser"] : [])];
const turbo = (...args: string[]) =>
  spawnSync(resolve(root, "node_modules/.bin/turbo"), args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });

// Not a task, since a task must not call turbo.
const layers = turbo("boundaries");
const run = turbo(
  "run",
  ...tasks,
  "--continue",
  "--summarize",
  "--output-logs=errors-only",
  "--concurrency=2",
);
if (run.error !== undefined) {
  console.error(`The checks could not be run: ${run.error.message}. Was \`npm ci\` run?`);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

const summaryFile = globSync(".turbo/runs/*.json", { cwd: root })[0];
const checks: Counts =
  summaryFile === undefined
    ? { passed: 0, failed: 1 }
    : countTasks(JSON.parse(readFileSync(resolve(root, summaryFile), "utf8")) as TurboSummary);
const rows: [string, Counts][] = [
  ["layers", layers.status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }],
  ["lint, types, builds", checks],
];
const triedTwice: string[] = [];
for (const file of globSync("{packages/*,tools}/.reports/*.json", { cwd: root }).sort()) {
  const kind = file.replace("packages/", "").replace(".reports/", "").replace(".json", "");
  const report: unknown = JSON.parse(readFileSync(resolve(root, file), "utf8"));
  rows.push([kind, countReport(report)]);
  triedTwice.push(...secondTries(report).map((name) => `${kind}: ${name}`));
}
const total = addUp(rows.map(([, counts]) => counts));

console.log();
for (const [kind, counts] of rows) {
  console.log(
    `${kind.padEnd(34)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed`,
  );
}
if (triedTwice.length > 0) {
  console.log(
    `\nFailed first and passed on the second try, a race to be mended:\n- ${triedTwice.join("\n- ")}\n`,
  );
}
console.log(`in ${Math.round((Date.now() - startedAt) / 1000)} s`);
// A run that turbo calls failed is failed, whatever the reports say.
const failed = run.status === 0 ? total.failed : Math.max(total.failed, 1);
console.log(`${total.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
