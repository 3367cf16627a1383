import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "@cathedra/test-fixtures/free-port";
import { writeSiteConfig } from "../local/site-config.ts";

const here = import.meta.dirname;

/** The secret with which the bench signs links as the portal does. */
export const objectStoreSecret = "only-for-this-run-of-the-bench-000000";

/** A running server of the bench. */
export type RunningServer = {
  readonly pid: number;
  readonly address: string;
  readonly stop: () => Promise<void>;
};

/** Starts a reference server; `more` are further arguments of the program, after the database and the port. */
export async function startReference(
  file: "raw-server.ts" | "postgraphile-server.ts",
  databaseUrl: string,
  ...more: readonly string[]
): Promise<RunningServer> {
  const port = await freePort();
  return started(resolve(here, file), [databaseUrl, String(port), ...more], port, {}, "/");
}

/** Starts a server that answers this many requests a second without doing anything. */
export async function startIdleServer(perSecond: number): Promise<RunningServer> {
  const port = await freePort();
  return started(resolve(here, "idle-server.ts"), [String(perSecond), String(port)], port, {}, "/");
}

/** Starts the portal's own server as in production. */
export async function startPortal(
  databaseUrl: string,
  issuer: string,
  operations: Readonly<Record<string, string>>,
  extra: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "cathedra-bench-"));
  const siteConfig = join(folder, "config.json");
  const port = await freePort();
  writeSiteConfig(siteConfig, issuer, "https://player.example/embed");
  const persisted = join(folder, "operations.json");
  writeFileSync(persisted, JSON.stringify(operations));
  const settings = {
    PERSISTED_OPERATIONS: persisted,
    DATABASE_URL: databaseUrl,
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SITE_CONFIG: siteConfig,
    OBJECT_STORE: `fs:${join(folder, "objects")}`,
    OBJECT_STORE_SECRET: objectStoreSecret,
    SHUTDOWN_DELAY_MS: "0",
    LOG_LEVEL: "warn",
    RATE_LIMIT_USER: "1000000",
    RATE_LIMIT_ADDRESS: "10000000",
    ...extra,
  };
  const server = await started(
    resolve(here, "../../packages/api/src/server.ts"),
    [],
    port,
    settings,
    "/readyz",
  );
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function started(
  file: string,
  args: readonly string[],
  port: number,
  settings: Readonly<Record<string, string>>,
  probe: string,
): Promise<RunningServer> {
  const child = fork(file, [...args], {
    env: { ...process.env, ...settings, NODE_ENV: "production" },
    execArgv: ["--conditions=cathedra-source"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(child, `${address}${probe}`, file);
  return { pid: child.pid ?? 0, address, stop: () => stopped(child) };
}

async function answering(child: ChildProcess, url: string, file: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${file} does not answer`);
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once("exit", () => done());
    child.kill("SIGTERM");
  });
}
