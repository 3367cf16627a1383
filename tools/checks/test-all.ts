/**
 * `npm test` and `npm run check`: runs every check and every test of every package through turbo, and prints how many passed
 * and failed, how long each part took and when it began, and the slowest tests. `--no-browser` leaves out tests that need a
 * browser; `--shard=1/4` runs the first of four parts, for several machines. The last line is `N passed, N failed`; each lint,
 * layer, type and build task counts as one.
 */
import { spawnSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { cpus } from "node:os";
import { resolve } from "node:path";
import {
  addUp,
  type Counts,
  countReport,
  countTasks,
  countWithRerun,
  failures,
  secondTries,
} from "./count-tests.ts";
import { openLanes, runJobs, together } from "./parallel-lanes.ts";
import { busyShare, readReports, type Span, slowest, spanOf, timesOf } from "./reports.ts";
import { isExplained, rerunFailed } from "./rerun-failed.ts";
import { parseShard } from "./shard.ts";

const root = resolve(import.meta.dirname, "../..");
const withBrowser = !process.argv.includes("--no-browser");
const shard = parseShard(process.argv);
if (shard === undefined) {
  console.error("--shard needs a part and how many there are, as in --shard=1/4.");
  console.log("0 passed, 1 failed");
  process.exit(1);
}
// The test scripts of packages that are divided into shards read this variable.
process.env.TEST_SHARD = `${shard.index}/${shard.count}`;
// The web build compresses quickly: the best quality takes half of its processor time and changes nothing that is tested.
process.env.COMPRESSION = "quick";
// Type checker and linter are written in Go. Several lanes already use all processors, so more threads would only compete.
// Garbage is collected only beyond this size: a type check stays below it, and takes a seventh less processor time.
process.env.GOMAXPROCS ??= "1";
process.env.GOGC ??= "off";
process.env.GOMEMLIMIT ??= "3GiB";
const startedAt = Date.now();
const processors = cpus();

for (const folder of globSync("{packages/*,tools}/.reports", { cwd: root })) {
  rmSync(resolve(root, folder), { recursive: true, force: true });
}

// The check of package boundaries is not a turbo task, since a task must not call turbo.
const layers = spawnSync(resolve(root, "node_modules/.bin/turbo"), ["boundaries"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
});

// The tasks on which others depend run first, except for the tests of the API, whose lane builds the API itself. The tools, which
// have no build, are left out because they depend on the API.
const lanes = openLanes(root);
const prepared = await lanes.run(["build"], 1, ["@cathedra/domain"]);
if (prepared.error !== undefined) {
  console.error(`The checks could not be run: ${prepared.error.message}. Was \`npm ci\` run?`);
  console.log("0 passed, 1 failed");
  process.exit(1);
}
let builtAt = startedAt;
const building = lanes
  .run(withBrowser ? ["build", "build-storybook"] : ["build"], 2, ["!@cathedra/api", "!@cathedra/tools"])
  .then((built) => {
    builtAt = Date.now();
    return built;
  });
const whenBuilt =
  (...args: Parameters<typeof lanes.run>) =>
  async () => {
    await building;
    return lanes.run(...args);
  };
// Three lanes run one job each at a time, the longest first, so that they end together. Jobs wait so much that two lanes would
// leave the processors idle a third of the time. With several shards, the first one also runs everything that is not worth
// dividing.
const ran = await runJobs(
  [
    () => lanes.run(["test"], 1, ["@cathedra/api"]),
    withBrowser && whenBuilt(["browser"], 1, ["@cathedra/web"]),
    shard.index === 1 && whenBuilt(["test"], 1, ["@cathedra/web"]),
    whenBuilt(["test"], 1, ["@cathedra/tools"]),
    withBrowser && whenBuilt(["browser"], 1, ["@cathedra/ui-kit"]),
    shard.index === 1 && whenBuilt(["lint"], 1),
    shard.index === 1 && whenBuilt(["typecheck"], 1),
    shard.index === 1 && whenBuilt(["test"], 1, ["!@cathedra/api", "!@cathedra/tools", "!@cathedra/web"]),
  ].filter((job) => job !== false),
  3,
);
const built = [prepared, await building];

const reports = readReports(root);
const reruns = rerunFailed(root, reports);
const countsOf = ({ suite, report }: (typeof reports)[number]): Counts =>
  reruns.has(suite) ? countWithRerun(report, reruns.get(suite)) : countReport(report);
const rows: [string, Counts, Span | undefined][] = [
  ["layers", layers.status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, undefined],
  [
    "lint, types, builds",
    countTasks(together([...built, ...ran].map(({ summary }) => summary))),
    { from: startedAt, to: builtAt },
  ],
  ...reports.map((report): (typeof rows)[number] => [report.suite, countsOf(report), spanOf(report)]),
];
const total = addUp(rows.map(([, counts]) => counts));
const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

console.log();
for (const [kind, counts, span] of rows) {
  console.log(
    `${kind.padEnd(34)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed` +
      (span === undefined ? "" : seconds(span.to - span.from).padStart(9)) +
      // Results from turbo's cache are of an earlier run, so their time is not shown.
      (span === undefined || span.from < startedAt ? "" : ` after ${seconds(span.from - startedAt)}`),
  );
}
console.log("\nThe ten slowest tests:");
for (const { suite, name, ms } of slowest(reports.flatMap(timesOf), 10)) {
  console.log(`${seconds(ms).padStart(7)}  ${suite}: ${name}`);
}
const namesOf = (of: typeof reports, list: typeof failures) =>
  of.flatMap(({ suite, report }) => list(report).map((name) => `${suite}: ${name}`));
const isBroken = (one: (typeof reports)[number]) => countsOf(one).failed > 0;
const broken = namesOf(reports.filter(isBroken), failures);
if (broken.length > 0) console.log(`\nFailed:\n- ${broken.join("\n- ")}`);
const passedOnRerun = reports.filter((one) => reruns.has(one.suite) && !isBroken(one));
if (passedOnRerun.length > 0) {
  console.log(
    `\nFailed in the run and passed when run once more at its end, a race to be mended:\n- ${namesOf(passedOnRerun, failures).join("\n- ")}`,
  );
}
const triedTwice = namesOf(reports, secondTries);
if (triedTwice.length > 0) {
  console.log(
    `\nFailed first and passed on the second try, a race to be mended:\n- ${triedTwice.join("\n- ")}\n`,
  );
}
const busy = Math.round(100 * busyShare(processors, cpus()));
console.log(`in ${Math.round((Date.now() - startedAt) / 1000)} s, the processors busy for ${busy} % of them`);
// A run that turbo reports as failed counts as failed, whatever the reports say.
const brokenPackages = new Set(reports.filter(isBroken).map(({ suite }) => suite.split("/")[0]));
const mended = new Set(
  passedOnRerun.map(({ suite }) => suite.split("/")[0] ?? "").filter((name) => !brokenPackages.has(name)),
);
const failed = [...built, ...ran].every((lane) => isExplained(lane, mended))
  ? total.failed
  : Math.max(total.failed, 1);
console.log(`${total.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
