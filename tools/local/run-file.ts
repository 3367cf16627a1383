import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "./files.ts";
import { identify, isRunning, type ProcessIdentity, stopProcess } from "./process-identity.ts";
import { Refusal } from "./refusal.ts";

const identity = v.object({ pid: v.number(), started: v.string() });
const content = v.object({
  supervisor: identity,
  children: v.array(v.object({ name: v.string(), process: identity })),
  ready: v.boolean(),
  origin: v.optional(v.string()),
  issuer: v.optional(v.string()),
});

/** The run that owns the data folder, as the file describes it; tests read it for the address. */
export type Run = v.InferOutput<typeof content>;

export type RunFile = {
  readonly children: Map<string, ProcessIdentity>;
  update(facts: Partial<Pick<Run, "ready" | "origin" | "issuer">>): void;
  readonly release: () => void;
};

export function readRun(path: string): Run | undefined {
  const parsed = v.safeParse(content, readJson(path));
  return parsed.success ? parsed.output : undefined;
}

/**
 * Claims the data folder for this process. A running process keeps it and is named in the error; leftovers of a killed run are
 * stopped first. The exclusive creation of the file decides between two processes that start at the same moment.
 */
export async function claimRun(path: string, say: (line: string) => void): Promise<RunFile> {
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    const run: Run = { supervisor: self(), children: [], ready: false };
    if (createExclusively(path, run)) return runFile(path, run);
    const other = readRun(path);
    if (other !== undefined && isRunning(other.supervisor)) throw new Refusal(runsAlready(other));
    await stopLeftovers(other, say);
    rmSync(path, { force: true });
  }
}

function runFile(path: string, run: Run): RunFile {
  let current = run;
  const children = new Map<string, ProcessIdentity>();
  const update: RunFile["update"] = (facts) => {
    const listed = [...children].map(([name, process]) => ({ name, process }));
    current = { ...current, ...facts, children: listed };
    writeFileAtomic(path, JSON.stringify(current));
  };
  return { children, update, release: () => rmSync(path, { force: true }) };
}

async function stopLeftovers(run: Run | undefined, say: (line: string) => void): Promise<void> {
  const alive = (run?.children ?? []).filter((child) => isRunning(child.process));
  if (alive.length > 0) {
    say(`Stopping what an earlier run left behind: ${alive.map((child) => child.name).join(", ")}`);
  }
  await Promise.all(alive.map((child) => stopProcess(child.process)));
}

function runsAlready({ supervisor, origin, ready }: Run): string {
  const where = ready && origin !== undefined ? `at ${origin}` : "but is not ready yet";
  return `Cathedra runs already (process ${supervisor.pid}), ${where}. Stop it there with Ctrl-C, or use CATHEDRA_DATA for a second one.`;
}

function self(): ProcessIdentity {
  const own = identify(process.pid);
  if (own === undefined) throw new Error("this process cannot be found among the running ones");
  return own;
}

function createExclusively(path: string, run: Run): boolean {
  try {
    writeFileSync(path, JSON.stringify(run), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
