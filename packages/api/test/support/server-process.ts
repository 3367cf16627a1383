import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { compiledCode } from "@cathedra/test-fixtures/compiled-code";
import { freePort } from "@cathedra/test-fixtures/free-port";
import { portalProcess } from "./portal-process.ts";

type Environment = Readonly<Record<string, string>>;

export type ServerProcess = {
  readonly url: string;
  readonly objectFolder: string;
  signal(name: NodeJS.Signals): void;
  /** The exit code; null after a signal that nothing handled. */
  readonly exited: Promise<number | null>;
  /** The output so far. */
  readonly output: () => string;
  /** Kills the process if it still runs, and deletes its folder. */
  dispose(): Promise<void>;
};

/** Runs the server as deployments do. `issuer` is the identity service it trusts. */
export async function startServer(
  databaseUrl: string,
  issuer: string,
  extra: Environment = {},
): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), "cathedra-server-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await writeFile(
    join(folder, "config.json"),
    JSON.stringify({
      identity: { issuer, clientId: "cathedra-web", audience: "cathedra-api" },
      product: { title: "Cathedra", copyright: "© 2026 Cathedra", contactEmail: "help@cathedra.example" },
    }),
  );
  const child = runServer({
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: url,
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_CONFIG: join(folder, "config.json"),
    OBJECT_STORE: `fs:${folder}`,
    OBJECT_STORE_SECRET: "a secret of more than thirty-two characters",
    SHUTDOWN_DELAY_MS: "0",
    ...extra,
  });
  const server: ServerProcess = {
    url,
    objectFolder: folder,
    signal: (name) => void child.process.kill(name),
    exited: child.exited,
    output: child.output,
    dispose: async () => {
      child.process.kill("SIGKILL");
      await child.exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
  await untilAlive(server);
  return server;
}

export type Run = {
  readonly process: ChildProcess;
  readonly exited: Promise<number | null>;
  readonly output: () => string;
};

/** Starts the process with exactly these settings, and waits for nothing. */
export function runServer(environment: Environment): Run {
  const child = spawn(process.execPath, portalProcess("server"), {
    env: { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE: compiledCode, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  child.stderr.on("data", (part: Buffer) => parts.push(part));
  const exited = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
  return { process: child, exited, output: () => Buffer.concat(parts).toString() };
}

/** A busy machine may take long for it: what has ended will not come, and else the test's own time is waited for. */
async function untilAlive(server: ServerProcess): Promise<void> {
  let hasEnded = false;
  void server.exited.then(() => {
    hasEnded = true;
  });
  for (let attempt = 0; attempt < 500 && !hasEnded; attempt += 1) {
    const answer = await fetch(`${server.url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  await server.dispose();
  throw new Error(`the server did not start:\n${server.output()}`);
}
