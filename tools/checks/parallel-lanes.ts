import { type ChildProcess, spawn } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { TurboSummary } from "./count-tests.ts";

/** The result of a lane: whether turbo succeeded, and its summary of each task. */
export type LaneResult = { readonly ok: boolean; readonly error?: Error; readonly summary: TurboSummary };

export type Lanes = {
  /** Runs turbo once, with at most two concurrent tasks. `packages` limits it to these packages or, with `!`, excludes them. */
  readonly run: (
    tasks: readonly string[],
    side?: number,
    packages?: readonly string[],
  ) => Promise<LaneResult>;
};

/** Runs turbo in this workspace. Several lanes can run at the same time if they have no unfinished task in common. */
export function openLanes(root: string): Lanes {
  rmSync(resolve(root, ".turbo/runs"), { recursive: true, force: true });
  const read = new Set<string>();

  /** Finds the summary of the lane that has just ended by its tasks. */
  function summaryOf(tasks: readonly string[]): TurboSummary {
    for (const file of globSync(".turbo/runs/*.json", { cwd: root })) {
      if (read.has(file)) continue;
      const summary = JSON.parse(readFileSync(resolve(root, file), "utf8")) as TurboSummary;
      if (!tasks.every((name) => summary.tasks.some(({ task }) => task === name))) continue;
      read.add(file);
      return summary;
    }
    return { tasks: [{ taskId: tasks.join("+"), task: "summary", execution: { exitCode: 1 } }] };
  }

  return {
    run: async (tasks, side = 2, packages = []) => {
      const child = spawn(
        resolve(root, "node_modules/.bin/turbo"),
        [
          "run",
          ...tasks,
          ...packages.map((name) => `--filter=${name}`),
          "--continue",
          "--summarize",
          "--output-logs=errors-only",
          `--concurrency=${side}`,
        ],
        { cwd: root, stdio: "inherit", env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" } },
      );
      const { ok, error } = await ended(child);
      return { ok, ...(error === undefined ? {} : { error }), summary: summaryOf(tasks) };
    },
  };
}

function ended(child: ChildProcess): Promise<{ readonly ok: boolean; readonly error?: Error }> {
  return new Promise((done) => {
    child.once("error", (error) => done({ ok: false, error }));
    child.once("close", (code) => done({ ok: code === 0 }));
  });
}

/** Runs jobs in their order, a limited number at a time: each begins as soon as an earlier one has ended. */
export async function runJobs<T>(
  jobs: readonly (() => Promise<T>)[],
  atATime: number,
): Promise<readonly T[]> {
  const waiting = [...jobs];
  const done: T[] = [];
  const lane = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) done.push(await job());
  };
  await Promise.all(Array.from({ length: atATime }, lane));
  return done;
}

/** The tasks of all lanes without repetition: a task that one lane has built is cached for the others. */
export function together(summaries: readonly TurboSummary[]): TurboSummary {
  const tasks = new Map<string, TurboSummary["tasks"][number]>();
  for (const task of summaries.flatMap((summary) => summary.tasks)) {
    if (!tasks.has(task.taskId)) tasks.set(task.taskId, task);
  }
  return { tasks: [...tasks.values()] };
}
