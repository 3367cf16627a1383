import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { exitWithParentArgs } from "../exit-with-parent-args.ts";

export type ProcessPlan = {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  readonly say: (line: string) => void;
};

const patienceMs = 5000;
const script = join(import.meta.dirname, "../simulator/main.ts");

export type MachineProcess = ReturnType<typeof machineProcess>;

/** The process of one simulator, turned on and off on request; both are idempotent. */
export function machineProcess({ name, env, say }: ProcessPlan) {
  let child: ChildProcess | undefined;
  let exited: Promise<void> = Promise.resolve();

  const isRunning = (): boolean =>
    child?.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    isRunning,
    powerOn(): void {
      if (isRunning()) return;
      const started = spawn(
        process.execPath,
        ["--no-warnings", "--conditions=cathedra-source", ...exitWithParentArgs(patienceMs), script],
        {
          // The keys of the other machines are not passed on to the process.
          env: { PATH: process.env.PATH, ...env },
          stdio: ["ignore", "pipe", "pipe", "ipc"],
        },
      );
      child = started;
      for (const stream of [started.stdout, started.stderr])
        if (stream !== null) createInterface({ input: stream }).on("line", (line) => say(`${name}: ${line}`));
      exited = new Promise((done) => {
        started.once("error", (error) => {
          say(`${name}: ${error.message}`);
          done();
        });
        started.once("exit", (code, signal) => {
          say(`${name}: off (${signal ?? `exit code ${code}`})`);
          done();
        });
      });
    },
    async powerOff(): Promise<void> {
      if (!isRunning()) return;
      const stopping = child;
      stopping?.kill("SIGTERM");
      const patience = new AbortController();
      const forced = delay(patienceMs, undefined, { signal: patience.signal }).then(
        () => stopping?.kill("SIGKILL"),
        () => false,
      );
      await exited;
      patience.abort();
      await forced;
    },
  };
}
