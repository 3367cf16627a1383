import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@cathedra/test-fixtures/free-port";
import { fleetSecret } from "../machines/fake-agents.ts";
import { portalProcess } from "../support/portal-process.ts";
import { type KeptProcess, keepProcess } from "./supervised-process.ts";

export type PortalPlan = {
  readonly databaseUrl: string;
  readonly issuer: string;
  /** The driver that turns the machines on and off. */
  readonly machinesUrl: string;
  readonly servers: number;
  readonly workers: number;
  /** A module that each process loads before anything else. */
  readonly preload?: string;
};

export type PortalProcesses = {
  /** The addresses of the API's processes, whether or not they are running at the moment. */
  readonly urls: readonly string[];
  readonly servers: readonly KeptProcess[];
  readonly workers: readonly KeptProcess[];
  readonly stop: () => Promise<void>;
};

/** API and workers as processes of their own, as in production. */
export async function startProcesses(plan: PortalPlan): Promise<PortalProcesses> {
  const folder = await mkdtemp(join(tmpdir(), "cathedra-storm-"));
  const siteConfig = join(folder, "config.json");
  const product = { title: "Cathedra", copyright: "© 2026 Cathedra", contactEmail: "help@cathedra.example" };
  const identity = { issuer: plan.issuer, clientId: "cathedra-web", audience: "cathedra-api" };
  await writeFile(siteConfig, JSON.stringify({ identity, product }));
  const common = {
    DATABASE_URL: plan.databaseUrl,
    HOST: "127.0.0.1",
    SITE_CONFIG: siteConfig,
    OBJECT_STORE: `fs:${folder}`,
    OBJECT_STORE_SECRET: "a secret of more than thirty-two characters",
    SHUTDOWN_DELAY_MS: "0",
    MACHINE_FLEET_SECRET: fleetSecret,
    MACHINE_LOCAL_URL: plan.machinesUrl,
    TRUST_PROXY: "true",
    RATE_LIMIT_USER: "1000000",
    RATE_LIMIT_ADDRESS: "10000000",
    LOG_LEVEL: "error",
  };
  const preload = plan.preload === undefined ? [] : [`--import=${plan.preload}`];
  const argsOf = (name: "server" | "worker") => [...preload, ...portalProcess(name)];
  const ports = await Promise.all(Array.from({ length: plan.servers }, () => freePort()));
  const servers = ports.map((port) => {
    const url = `http://127.0.0.1:${port}`;
    return keepProcess({
      args: argsOf("server"),
      env: { ...common, PORT: String(port), PUBLIC_URL: url },
      isReady: async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true,
    });
  });
  const workers = Array.from({ length: plan.workers }, () =>
    keepProcess({
      args: argsOf("worker"),
      env: { ...common, PUBLIC_URL: "http://portal.example" },
      isReady: async (output) => output.includes("waiting for jobs"),
    }),
  );
  const all = [...servers, ...workers];
  const stop = async (): Promise<void> => {
    await Promise.all(all.map((each) => each.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(all.map(({ ready }) => ready()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { urls: ports.map((port) => `http://127.0.0.1:${port}`), servers, workers, stop };
}
