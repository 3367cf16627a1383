import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { exitWithParentArgs } from "./exit-with-parent-args.ts";

/** A service that exits with its parent: it reports that it runs, and then loses its supervisor. */
async function abandoned(service: string, patienceMs: number): Promise<ChildProcess> {
  const script = `${service}; setInterval(() => undefined, 1000); process.send("runs")`;
  const child = spawn(process.execPath, [...exitWithParentArgs(patienceMs), "--eval", script], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await once(child, "message");
  child.disconnect();
  return child;
}

test("a service whose supervisor is gone shuts down as if it had been told to stop", async () => {
  const child = await abandoned(`process.on("SIGTERM", () => process.exit(7))`, 60_000);
  expect(await once(child, "exit")).toEqual([7, null]);
});

test("a process that does not stop in time is killed", async () => {
  const child = await abandoned(`process.on("SIGTERM", () => undefined)`, 100);
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
});
