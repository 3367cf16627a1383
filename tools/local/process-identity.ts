import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/** A process, identified by its number and start time, because numbers are reused. */
export type ProcessIdentity = { readonly pid: number; readonly started: string };

/** Identifies a running process; undefined if there is no such process. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = getStart(pid);
  return started === undefined ? undefined : { pid, started };
}

export function isRunning({ pid, started }: ProcessIdentity): boolean {
  return getStart(pid) === started;
}

/** Ends a process by SIGTERM, and by SIGKILL if it has not ended after `patienceMs`. */
export async function stopProcess(identity: ProcessIdentity, patienceMs = 5000): Promise<void> {
  send(identity, "SIGTERM");
  for (let waited = 0; waited < patienceMs; waited += 50) {
    if (!isRunning(identity)) return;
    await delay(50);
  }
  send(identity, "SIGKILL");
}

function send(identity: ProcessIdentity, signal: NodeJS.Signals): void {
  if (!isRunning(identity)) return;
  try {
    process.kill(identity.pid, signal);
  } catch (error) {
    const wentAway = error instanceof Error && "code" in error && error.code === "ESRCH";
    if (!wentAway) throw error;
  }
}

function getStart(pid: number): string | undefined {
  return existsSync("/proc/self/stat") ? startFromProc(pid) : startFromPs(pid);
}

function startFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The process's name, in parentheses, may contain any character, so fields are counted from the closing parenthesis.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function startFromPs(pid: number): string | undefined {
  const { status, stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
  return status === 0 && stdout.trim() !== "" ? stdout.trim() : undefined;
}
