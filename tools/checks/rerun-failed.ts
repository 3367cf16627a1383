import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { countReport, failedFiles } from "./count-tests.ts";
import type { LaneResult } from "./parallel-lanes.ts";
import type { SuiteReport } from "./reports.ts";

/** The maximum number of failures that are run again, because a change that breaks more is not a race. */
const mostFailures = 10;

/**
 * Runs failed tests once more, alone on the machine, and returns the readable reports. Among thousands of tests with real
 * processes on a shared machine, one may lose a race when it gets no processor time; a real failure fails again. Nothing is run
 * again if more than ten tests failed, or if the worlds of the journeys did not start.
 */
export function rerunFailed(
  root: string,
  reports: readonly SuiteReport[],
  stdio: "inherit" | "ignore" = "inherit",
): ReadonlyMap<string, unknown> {
  const failed = reports.filter(({ report }) => countReport(report).failed > 0);
  const failures = failed.reduce((sum, { report }) => sum + countReport(report).failed, 0);
  const reruns = new Map<string, unknown>();
  if (failures > mostFailures) return reruns;
  for (const { suite, report } of failed) {
    const folder = packageFolder(root, suite);
    const file = resolve(folder, ".reports/rerun", `${suite.split("/")[1]}.json`);
    mkdirSync(dirname(file), { recursive: true });
    const isPlaywright = suite === "web/journeys";
    const args = isPlaywright
      ? ["playwright", "test", "--last-failed"]
      : [
          "vitest",
          "run",
          ...configOf(suite),
          ...reporters,
          `--outputFile.json=${file}`,
          ...failedFiles(report),
        ];
    console.log(`\nOnce more: ${suite}`);
    const env = { ...process.env, ...(isPlaywright ? { PLAYWRIGHT_JSON_OUTPUT_FILE: file } : {}) };
    spawnSync(resolve(root, "node_modules/.bin", args[0] ?? ""), args.slice(1), {
      cwd: folder,
      stdio,
      env,
    });
    try {
      reruns.set(suite, JSON.parse(readFileSync(file, "utf8")));
    } catch {
      // If the second run wrote no report, the first one counts.
    }
  }
  return reruns;
}

/** Whether all failures of a lane are tests that passed when they were run once more. */
export function isExplained({ ok, summary }: LaneResult, passedOnRerun: ReadonlySet<string>): boolean {
  if (ok) return true;
  const failed = summary.tasks.filter(({ execution }) => execution !== undefined && execution.exitCode !== 0);
  return (
    failed.length > 0 &&
    failed.every(
      ({ taskId, task }) =>
        ["test", "browser"].includes(task) &&
        passedOnRerun.has(taskId.replace(/^@cathedra\//, "").replace(/#.*$/, "")),
    )
  );
}

const reporters = ["--reporter=default", "--reporter=json"];

function configOf(suite: string): readonly string[] {
  return suite === "web/built" ? ["--config", "vitest.built.config.ts"] : [];
}

function packageFolder(root: string, suite: string): string {
  const name = suite.split("/")[0] ?? "";
  return name === "tools" ? resolve(root, name) : resolve(root, "packages", name);
}
