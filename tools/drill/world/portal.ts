import { join, resolve } from "node:path";
import { answers, type DrillProcess, lastWords, startScript, until } from "./processes.ts";

/** A tree of the portal's code: a checkout, or one of an earlier version. */
export type PortalCode = { readonly root: string; readonly name: string };

export const here: PortalCode = { root: resolve(import.meta.dirname, "../../.."), name: "this version" };

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
    script: join(part.code.root, "packages/api/src/server.ts"),
    cwd: part.code.root,
    env: { ...part.settings, PORT: String(port) },
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
    script: join(part.code.root, "packages/api/src/worker.ts"),
    cwd: part.code.root,
    env: part.settings,
    log: join(part.folder, `worker-${number}.log`),
  });
}

/** Runs the process that migrates the database; resolves when it has ended. */
export async function migrate(part: PortalPart, url: string): Promise<void> {
  const log = join(part.folder, "migrate.log");
  const migrating = startScript({
    name: "migration",
    script: join(part.code.root, "packages/api/src/migrate.ts"),
    cwd: part.code.root,
    env: { ...part.settings, DATABASE_URL: url, DATABASE_DIRECT_URL: url },
    log,
  });
  await migrating.exited;
  if (migrating.exitCode() !== 0)
    throw new Error(`the migration of ${part.code.name} failed:\n${lastWords(log)}`);
}
