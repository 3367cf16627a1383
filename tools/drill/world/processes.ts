import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { exitWithParentArgs } from "../../local/exit-with-parent-args.ts";

export type ProcessPlan = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
  /** The log file of the process. */
  readonly log: string;
  /** Whether a Node process of ours ends with this one, also when this one is killed (kill -9). */
  readonly endsWithParent?: boolean;
};

export type DrillProcess = {
  readonly name: string;
  readonly pid: number;
  readonly signal: (name: NodeJS.Signals) => void;
  readonly exited: Promise<void>;
  readonly hasExited: () => boolean;
  readonly exitCode: () => number | null;
};

export function startProcess(plan: ProcessPlan): DrillProcess {
  const child = spawn(plan.command, plan.args, {
    cwd: plan.cwd ?? "/",
    // Each process gets an operating-system session of its own, as on separate machines: the kernel divides processor time among
    // sessions.
    detached: true,
    // Tests set the folder of compiled code, so that all processes share it.
    env: { PATH: process.env.PATH, ...compiled(process.env), ...plan.env },
    stdio: ["ignore", "pipe", "pipe", ...(plan.endsWithParent === true ? (["ipc"] as const) : [])],
    ...(plan.uid === undefined ? {} : { uid: plan.uid, gid: plan.gid }),
  });
  const log = createWriteStream(plan.log, { flags: "a" });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  const exited = new Promise<void>((done) => {
    child.once("error", () => done());
    child.once("exit", () => done());
  });
  const killNow = () => void child.kill("SIGKILL");
  process.once("exit", killNow);
  void exited.then(() => process.off("exit", killNow));
  return {
    name: plan.name,
    pid: child.pid ?? 0,
    signal: (name) => void child.kill(name),
    exited,
    hasExited: () => isOver(child),
    exitCode: () => child.exitCode,
  };
}

const compiled = ({ NODE_COMPILE_CACHE }: NodeJS.ProcessEnv) =>
  NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** Starts a script of the portal with Node as deployments do. */
export function startScript(
  plan: Omit<ProcessPlan, "command" | "args"> & { readonly script: string },
): DrillProcess {
  return startProcess({
    ...plan,
    command: process.execPath,
    args: [...exitWithParentArgs(10_000), "--conditions=cathedra-source", plan.script],
    endsWithParent: true,
  });
}

/** The last lines of a process's log. */
export function lastWords(log: string): string {
  return existsSync(log)
    ? readFileSync(log, "utf8").trim().split("\n").slice(-5).join("\n")
    : "it said nothing";
}

export async function stopProcess(process: DrillProcess): Promise<void> {
  if (process.hasExited()) return;
  process.signal("SIGTERM");
  await Promise.race([process.exited, sleep(20_000).then(() => process.signal("SIGKILL"))]);
  await process.exited;
}

/** Waits for a condition; the error names the condition that was not met. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  withinMs = 180_000,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if (await isSo()) return;
    await sleep(20);
  }
  throw new Error(`${what} took longer than ${withinMs / 1000} s`);
}

export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok === true;
}

function isAlive(pid: number): boolean {
  const status = `/proc/${pid}/stat`;
  return existsSync(status) && !/\) Z /.test(readFileSync(status, "utf8"));
}

function isOver(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * Kills a process and its descendants (kill -9) and waits until all have ended. It uses the process file system, because
 * PostgreSQL's processes have their own sessions and no common group.
 */
export async function killFamily(pid: number): Promise<void> {
  const children = `/proc/${pid}/task/${pid}/children`;
  const family = existsSync(children)
    ? [pid, ...readFileSync(children, "utf8").split(" ").filter(Boolean).map(Number)]
    : [pid];
  for (const each of family) {
    try {
      process.kill(each, "SIGKILL");
    } catch {
      // The process had already ended.
    }
  }
  while (family.some(isAlive)) await sleep(5);
}
