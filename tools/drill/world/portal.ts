import { execFileSync, spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { answers, type DrillProcess, lastWords, startScript, until } from "./processes.ts";

/** A tree of the portal's code: a checkout, or one of an earlier version. */
export type PortalCode = {
  readonly root: string;
  readonly name: string;
  /** The folder of what Node compiled of the built programs; without it, the sources are started. */
  readonly compiled?: string;
};

export const here: PortalCode = { root: resolve(import.meta.dirname, "../../.."), name: "this version" };

/** This version as containers have it: built into a few files and compiled, which start in less than half the processor time. */
export function builtVersion(folder: string): PortalCode {
  const { root } = here;
  execFileSync("npx", ["turbo", "run", "build", "--filter=@cathedra/api"], { cwd: root, stdio: "ignore" });
  const code = { ...here, compiled: join(folder, "compiled") };
  // Without settings each process ends at once, after it was compiled, as in the Dockerfile.
  for (const name of ["server", "worker", "migrate"] as const)
    spawnSync(process.execPath, ["--conditions=cathedra-source", getProgram(code, name)], {
      env: { PATH: process.env.PATH, ...compileCacheOf(code) },
      stdio: "ignore",
    });
  return code;
}

function getProgram({ root, compiled }: PortalCode, name: "server" | "worker" | "migrate"): string {
  return join(root, "packages/api", compiled === undefined ? `src/${name}.ts` : `dist/${name}.js`);
}

function compileCacheOf({ compiled }: PortalCode): PortalSettings {
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled };
}

export type PortalSettings = Readonly<Record<string, string>>;

export type PortalPart = {
  readonly code: PortalCode;
  readonly settings: PortalSettings;
  readonly folder: string;
};

/** Starts a process of the API at a fixed port. */
export async function startApi(part: PortalPart, port: number): Promise<DrillProcess> {
  const log = join(part.folder, `api-${port}.log`);
  const api = startScript({
    name: `API ${port}`,
    script: getProgram(part.code, "server"),
    cwd: part.code.root,
    env: { ...part.settings, ...compileCacheOf(part.code), PORT: String(port) },
    log,
  });
  await until(`the API at ${port} (${part.code.name})`, () => {
    if (api.hasExited()) throw new Error(`the API of ${part.code.name} ended at once:\n${lastWords(log)}`);
    return answers(`http://127.0.0.1:${port}/readyz`);
  });
  return api;
}

export function startWorkerProcess(part: PortalPart, number: number): DrillProcess {
  return startScript({
    name: `worker ${number}`,
    script: getProgram(part.code, "worker"),
    cwd: part.code.root,
    env: { ...part.settings, ...compileCacheOf(part.code) },
    log: join(part.folder, `worker-${number}.log`),
  });
}

/** Runs the process that migrates the database; resolves when it has ended. */
export async function migrate(part: PortalPart, url: string): Promise<void> {
  const log = join(part.folder, "migrate.log");
  const migrating = startScript({
    name: "migration",
    script: getProgram(part.code, "migrate"),
    cwd: part.code.root,
    env: { ...part.settings, ...compileCacheOf(part.code), DATABASE_URL: url, DATABASE_DIRECT_URL: url },
    log,
  });
  await migrating.exited;
  if (migrating.exitCode() !== 0)
    throw new Error(`the migration of ${part.code.name} failed:\n${lastWords(log)}`);
}
