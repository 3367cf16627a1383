import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { checkout } from "../data-paths.ts";
import { type Run, readRun } from "../run-file.ts";

export type LocalWorld = {
  readonly process: ChildProcess;
  /** The output of the process so far. */
  said(): string;
  /** Resolves with the output once it contains `text`; rejects if the process ends before that. */
  until(text: string): Promise<string>;
  /** Resolves with the exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string>;
  run(): Run;
};

/** Starts the same as `npm start`, with data and ports of the test, and without building the web. */
export function startLocalWorld(
  dataFolder: string,
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = ["--no-build"],
): LocalWorld {
  const child = spawn(
    process.execPath,
    ["--conditions=cathedra-source", join(checkout, "tools/local/start.js"), ...flags],
    {
      cwd: checkout,
      env: { ...cleanEnvironment(), ...builtPortal(), CATHEDRA_DATA: dataFolder, SIMULATORS: "1", ...env },
      stdio: "pipe",
    },
  );
  let output = "";
  const listeners = new Set<() => void>();
  const collectOutput = (chunk: Buffer) => {
    output += chunk.toString("utf8");
    for (const listener of listeners) listener();
  };
  child.stdout.on("data", collectOutput);
  child.stderr.on("data", collectOutput);
  const ended = new Promise<number | string>((done) => {
    child.once("close", (code, signal) => done(signal ?? code ?? "unknown"));
  });
  return {
    process: child,
    said: () => output,
    until: (text) =>
      new Promise((found, failed) => {
        const check = () => {
          if (!output.includes(text)) return;
          listeners.delete(check);
          found(output);
        };
        listeners.add(check);
        check();
        void ended.then((code) =>
          failed(new Error(`ended with ${code} before saying "${text}":\n${output}`)),
        );
      }),
    ended,
    run() {
      const run = readRun(join(dataFolder, "run.json"));
      if (run === undefined) throw new Error(`there is no run file:\n${output}`);
      return run;
    },
  };
}

/** Finds two ports on which nothing listens. */
export async function freePorts(): Promise<{ readonly PORT: string; readonly IDENTITY_PORT: string }> {
  const servers = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((found) => {
          server.listen(0, "127.0.0.1", () => {
            const address = server.address();
            if (typeof address === "object" && address !== null) found(address.port);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return { PORT: String(ports[0]), IDENTITY_PORT: String(ports[1]) };
}

/** The developer's own settings must not affect the test. */
/** In a run of all tests the API's programs are built before, and start in half the processor time. */
function builtPortal(): Record<string, string> {
  return process.env.TEST_SHARD === undefined ? {} : { PORTAL_BUILT: "yes" };
}

function cleanEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, HOST: __, NODE_OPTIONS: ___, ...rest } = process.env;
  return rest;
}
