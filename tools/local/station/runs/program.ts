import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { checkout } from "../../data-paths.ts";
import { readJson, writeFileAtomic } from "../../files.ts";
import { identify } from "../../process-identity.ts";
import { type Plan, runPaths, type Status, status } from "../program/plan.ts";

const main = join(import.meta.dirname, "../program/main.ts");

/** The simulator of a station: a separate program that communicates by files and outlives the process that started it. */
export type Program = {
  start(plan: Plan): void;
  /** The present status; undefined if it has reported none yet. */
  status(): Status | undefined;
  /** Whether the program may still send a message. */
  isAlive(): boolean;
  quit(): void;
};

export function openProgram(folder: string): Program {
  const paths = runPaths(folder);
  const read = (): Status | undefined => {
    const parsed = v.safeParse(status, readJson(paths.status));
    return parsed.success ? parsed.output : undefined;
  };
  let startedPid: number | undefined;
  return {
    start(plan) {
      writeFileAtomic(paths.plan, JSON.stringify(plan));
      const options: SpawnOptions = { cwd: checkout, detached: true, stdio: "ignore" };
      const child = spawn(
        process.execPath,
        ["--no-warnings", "--conditions=cathedra-source", main, folder],
        options,
      );
      child.on("error", () => undefined);
      startedPid = child.pid;
      child.unref();
    },
    status: read,
    isAlive() {
      const pid = read()?.pid ?? startedPid;
      return pid !== undefined && identify(pid) !== undefined;
    },
    quit: () => {
      if (existsSync(folder)) writeFileSync(paths.quit, "");
    },
  };
}
