import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { compiledCode } from "@cathedra/test-fixtures/compiled-code";

/** A process that another one follows whenever it ends, as under any supervisor. */
export type KeptProcess = {
  /** The output of this process and of those before it. */
  readonly output: () => string;
  /** Resolves when the process is ready. */
  readonly ready: () => Promise<void>;
  /** kill -9; ends when the next one is ready. */
  readonly kill: () => Promise<void>;
  /** Kills the process with SIGKILL; nothing restarts it. */
  readonly stop: () => Promise<void>;
};

type Plan = {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Whether the process is ready, given its output since its start. */
  readonly isReady: (output: string) => Promise<boolean>;
};

type Running = { readonly child: ChildProcess; readonly gone: Promise<void>; readonly output: () => string };

/** How long a process may take to become ready on a busy machine. */
const patientMs = 180_000;
const againAfterMs = 100;

export function keepProcess({ args, env, isReady }: Plan): KeptProcess {
  const former: string[] = [];
  let isStopped = false;
  let running = begin();
  const killNow = (): void => void running.child.kill("SIGKILL");
  // An aborted test run leaves no process behind.
  process.once("exit", killNow);

  function begin(): Running {
    const child = spawn(process.execPath, [...args], {
      env: { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE: compiledCode, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => parts.push(part));
    const output = () => Buffer.concat(parts).toString();
    const gone = new Promise<void>((done) => child.once("close", () => done())).then(async () => {
      former.push(output());
      if (isStopped) return;
      await sleep(againAfterMs);
      if (!isStopped) running = begin();
    });
    return { child, gone, output };
  }

  async function ready(): Promise<void> {
    for (const deadline = Date.now() + patientMs; Date.now() < deadline; await sleep(50)) {
      if (running.child.exitCode === null && (await isReady(running.output()))) return;
    }
    throw new Error(`a process of the portal does not start:\n${former.join("")}${running.output()}`);
  }

  async function end(): Promise<void> {
    const { child, gone } = running;
    child.kill("SIGKILL");
    await gone;
  }

  return {
    output: () => former.join("") + (running.child.exitCode === null ? running.output() : ""),
    ready,
    kill: async () => {
      await end();
      await ready();
    },
    stop: async () => {
      isStopped = true;
      process.off("exit", killNow);
      await end();
    },
  };
}
