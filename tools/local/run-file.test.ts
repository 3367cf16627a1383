import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { identify, isRunning, type ProcessIdentity } from "./process-identity.ts";
import { claimRun, readRun } from "./run-file.ts";
import { temporaryFolders } from "./testing/temporary-folder.ts";

const temporaryFolder = temporaryFolders();
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

function sleeper(): ProcessIdentity {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  children.push(child);
  const identity = child.pid === undefined ? undefined : identify(child.pid);
  if (identity === undefined) throw new Error("the process did not start");
  return identity;
}

/** No running process was started at the first clock tick. */
const longAgo = "1";

describe("ownership of the data folder", () => {
  test("a second process is told where the first one runs, and may start once the first has released it", async () => {
    const file = join(temporaryFolder(), "run.json");
    const first = await claimRun(file, () => undefined);
    first.update({ ready: true, origin: "http://localhost:4321" });
    await expect(claimRun(file, () => undefined)).rejects.toThrow(
      `Cathedra runs already (process ${process.pid}), at http://localhost:4321.`,
    );
    first.release();
    expect(existsSync(file)).toBe(false);
    (await claimRun(file, () => undefined)).release();
  });

  test("processes left by a killed run are stopped and named", async () => {
    const file = join(temporaryFolder(), "run.json");
    const leftover = sleeper();
    const supervisor = { pid: process.pid, started: longAgo };
    const run = { supervisor, children: [{ name: "API", process: leftover }], ready: true };
    writeFileSync(file, JSON.stringify(run));
    const said: string[] = [];
    await claimRun(file, (line) => said.push(line));
    expect(said).toEqual(["Stopping what an earlier run left behind: API"]);
    expect(isRunning(leftover)).toBe(false);
    expect(readRun(file)?.supervisor.pid).toBe(process.pid);
  });

  test("an unrelated process that has the id of a former one is left alone", async () => {
    const file = join(temporaryFolder(), "run.json");
    const stranger = sleeper();
    const former = { pid: stranger.pid, started: longAgo };
    writeFileSync(
      file,
      JSON.stringify({ supervisor: former, children: [{ name: "API", process: former }], ready: true }),
    );
    await claimRun(file, () => undefined);
    expect(isRunning(stranger)).toBe(true);
  });

  test("an incomplete file does not prevent a start", async () => {
    const file = join(temporaryFolder(), "run.json");
    writeFileSync(file, '{"supervisor": {"pi');
    await claimRun(file, () => undefined);
    expect(readRun(file)?.supervisor.pid).toBe(process.pid);
  });
});
