import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { checkout } from "./data-paths.ts";
import { exitWithParentArgs } from "./exit-with-parent-args.ts";
import type { LogFile } from "./log-file.ts";
import { identify } from "./process-identity.ts";
import type { Running, Service } from "./service.ts";
import { childEnvironment } from "./task.ts";

export type ChildPlan = {
  readonly name: string;
  /** Arguments of Node itself: flags, the script, its arguments. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly log: LogFile;
  /** Aborts the start of the service. */
  readonly signal: AbortSignal;
  /** Whether the service is ready; called every 100 ms with the lines that it has printed. */
  readonly isReady: (lines: readonly string[]) => boolean | Promise<boolean>;
};

const readyWithinMs = 60_000;
const patienceMs = 10_000;

/** A Node process of ours in its own process group, so that Ctrl-C reaches only the supervisor, which then stops the process. */
export function childService(plan: ChildPlan): Service {
  return { name: plan.name, start: () => start(plan) };
}

async function start(plan: ChildPlan): Promise<Running> {
  const child = spawn(process.execPath, [...exitWithParentArgs(patienceMs), ...plan.args], {
    cwd: plan.cwd ?? checkout,
    env: childEnvironment(plan.env),
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      plan.log.write(line);
    });
  }
  let gone = false;
  const exited = new Promise<string>((done) => {
    const end = (reason: string) => {
      gone = true;
      done(reason);
    };
    child.once("error", (error) => end(error.message));
    child.once("exit", (code, signal) => end(signal ?? `exit code ${code}`));
  });
  const identity = child.pid === undefined ? undefined : identify(child.pid);
  const running = { identity, exited, stop: () => stop(child, exited) };
  const deadline = Date.now() + readyWithinMs;
  while (!gone && !plan.signal.aborted && Date.now() < deadline) {
    if (await plan.isReady(lines.splice(0))) return running;
    await Promise.race([delay(100), exited]);
  }
  await running.stop();
  plan.signal.throwIfAborted();
  throw new Error(`the ${plan.name} did not start (${await exited}). It said:\n${plan.log.tail(30)}`);
}

async function stop(child: ChildProcess, exited: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.kill("SIGTERM");
  const patience = new AbortController();
  const forced = delay(patienceMs, undefined, { signal: patience.signal }).then(
    () => child.kill("SIGKILL"),
    () => false,
  );
  await exited;
  patience.abort();
  await forced;
}

/** Whether an address answers with a success status; false also if there is no answer. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
