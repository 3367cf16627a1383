import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateToLatest } from "@cathedra/api";
import { deleteDatabase, reachableDataDir } from "@cathedra/test-fixtures/embedded-postgres";
import { freePort } from "@cathedra/test-fixtures/free-port";
import { startIssuer } from "../../bench/issuer.ts";
import { audience, clientId } from "../../local/identity/settings.ts";
import { type DatabaseAddress, openDatabaseAddress } from "./database-address.ts";
import {
  type DatabaseServer,
  databaseName,
  folderOfServer,
  primarySettings,
  query,
  startDatabaseServer,
} from "./database-server.ts";
import { haproxyProgram, startHaproxy } from "./haproxy.ts";
import { fillPeople, getPeople, type People } from "./people.ts";
import { type PoolerProcess, pgbouncerProgram, startPooler } from "./pooler.ts";
import { here, type PortalCode, type PortalSettings, startApi, startWorkerProcess } from "./portal.ts";
import { type DrillProcess, stopProcess } from "./processes.ts";
import { startRoundRobin } from "./round-robin.ts";

export type WorldPlan = {
  readonly apis: number;
  readonly workers: number;
  readonly records: number;
  /** Whether to use the installed HAProxy, as for the other programs; false to use its stand-in. */
  readonly haproxy: boolean;
  readonly pgbouncer: boolean;
  /** The code that the first processes run. */
  readonly code?: PortalCode;
  /** Settings that are added to those of a primary. */
  readonly databaseSettings?: Readonly<Record<string, string>>;
  readonly portalSettings?: PortalSettings;
  /** Migrates an empty database to the schema of `code` and fills it; by default with the planned number of records. */
  readonly fill?: (url: string) => Promise<void>;
  readonly log: (line: string) => void;
};

/** A portal on several simulated machines, all of which are this one. */
export type DrillWorld = {
  readonly folder: string;
  readonly archive: string;
  /** The server that is written to; after a promotion it is another one. */
  primary: DatabaseServer;
  readonly address: DatabaseAddress;
  /** Connects to the database through its address. */
  readonly url: string;
  readonly pooler: PoolerProcess | undefined;
  readonly people: People;
  readonly balancerPort: number;
  readonly balancer: { readonly name: string; process: DrillProcess | undefined };
  /** The API processes in the order of their ports. */
  readonly apis: DrillProcess[];
  readonly ports: readonly number[];
  readonly workers: DrillProcess[];
  readonly settings: PortalSettings;
  /** Starts a new API process in place of the one with this index. */
  readonly replaceApi: (n: number, code?: PortalCode) => Promise<void>;
  readonly replaceWorker: (n: number, code?: PortalCode, more?: PortalSettings) => void;
  readonly restartBalancer: () => Promise<void>;
  /** Registers a function that runs before the servers are stopped, the last registered first. */
  readonly onStop: (stop: () => Promise<unknown>) => void;
  readonly stop: () => Promise<void>;
};

export async function startWorld(plan: WorldPlan): Promise<DrillWorld> {
  const folder = mkdtempSync(join(tmpdir(), "cathedra-drill-"));
  // Other users can enter the folder but not list it, because the database runs as another user.
  chmodSync(folder, 0o711);
  const stops: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.toReversed()) await each().catch((error: unknown) => plan.log(String(error)));
  };
  try {
    const issuer = await startIssuer();
    stops.push(issuer.stop);
    const { dataDir } = reachableDataDir(join(folder, "primary"));
    if (!dataDir.startsWith(folder)) stops.push(async () => deleteDatabase(dataDir));
    const archive = join(folder, "archive");
    const primary = await startDatabaseServer({
      dataDir,
      port: await freePort(),
      settings: { ...primarySettings(archive), ...plan.databaseSettings },
      log: plan.log,
    });
    stops.push(() => primary.stop());
    folderOfServer(archive, dataDir);
    await query(primary.url("postgres"), `create database ${databaseName}`);
    const fill =
      plan.fill ??
      (async (url: string) => {
        await migrateToLatest(url);
        await fillPeople(url, plan.records);
      });
    await fill(primary.url());
    const people = await getPeople(primary.url(), plan.records, issuer);
    const address = await openDatabaseAddress(primary.plan.port);
    stops.push(address.close);
    const url = withPort(primary.url(), address.port);
    const pooler = await getPooler(plan, folder, dataDir, url);
    if (pooler !== undefined) stops.push(() => pooler.stop());

    const balancerPort = await freePort();
    const ports = await distinctPorts(plan.apis);
    const settings: PortalSettings = {
      ...getSettings(folder, issuer.issuer, balancerPort),
      DATABASE_URL: pooler?.url ?? url,
      ...(pooler === undefined ? {} : { DATABASE_PREPARED_STATEMENTS: "off", DATABASE_DIRECT_URL: url }),
      ...plan.portalSettings,
    };
    const code = plan.code ?? here;
    const part = { folder, settings };
    const apis: DrillProcess[] = [];
    const workers: DrillProcess[] = [];
    stops.push(() => Promise.all([...apis, ...workers].map(stopProcess)));
    for (const port of ports) apis.push(await startApi({ ...part, code }, port));
    for (let n = 0; n < plan.workers; n += 1) workers.push(startWorkerProcess({ ...part, code }, n));

    const balancer = await balancerOf(plan, folder, balancerPort, ports);
    stops.push(() => balancer.stop());
    return {
      folder,
      archive,
      primary,
      address,
      url,
      pooler,
      people,
      balancerPort,
      balancer,
      apis,
      ports,
      workers,
      settings,
      replaceApi: async (n, newer = here) => {
        apis[n] = await startApi({ ...part, code: newer }, ports[n] ?? 0);
      },
      replaceWorker: (n, newer = here, more = {}) => {
        workers[n] = startWorkerProcess({ folder, settings: { ...settings, ...more }, code: newer }, n);
      },
      restartBalancer: balancer.restart,
      onStop: (each) => void stops.push(each),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function getSettings(folder: string, issuer: string, port: number): PortalSettings {
  const siteConfig = join(folder, "config.json");
  // Settings that every version knows: a process of an older version refuses newer settings.
  const product = { title: "Cathedra", copyright: "© Cathedra", contactEmail: "contact@cathedra.example" };
  writeFileSync(siteConfig, JSON.stringify({ identity: { issuer, clientId, audience }, product }));
  mkdirSync(join(folder, "objects"));
  return {
    NODE_ENV: "production",
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(folder, "compiled"),
    HOST: "127.0.0.1",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SITE_CONFIG: siteConfig,
    OBJECT_STORE: `fs:${join(folder, "objects")}`,
    OBJECT_STORE_SECRET: "only-for-this-run-of-the-drill-000000",
    TRUST_PROXY: "1",
    // The delay of a shutdown is more than twice the interval of the balancer's checks.
    SHUTDOWN_DELAY_MS: "2500",
    LOG_LEVEL: "warn",
    // The limits are high, because all requests come from one address here.
    RATE_LIMIT_USER: "1000000",
    RATE_LIMIT_ADDRESS: "10000000",
    IN_FLIGHT_USER: "100000",
    IN_FLIGHT_ADDRESS: "100000",
  };
}

async function getPooler(plan: WorldPlan, folder: string, dataDir: string, url: string) {
  if (!plan.pgbouncer || !existsSync(pgbouncerProgram)) return undefined;
  return startPooler(join(folder, "pooler"), await freePort(), url, dataDir);
}

async function balancerOf(plan: WorldPlan, folder: string, port: number, ports: readonly number[]) {
  if (!plan.haproxy || !existsSync(haproxyProgram)) return ownBalancer(port, ports);
  const start = () => startHaproxy(join(folder, "balancer"), port, ports);
  const balancer = {
    name: "HAProxy",
    process: (await start()) as DrillProcess | undefined,
    restart: async () => {
      balancer.process = await start();
    },
    stop: async () => {
      if (balancer.process !== undefined) await stopProcess(balancer.process);
    },
  };
  return balancer;
}

async function ownBalancer(port: number, ports: readonly number[]) {
  const { stop } = await startRoundRobin(port, ports);
  return {
    name: "a small balancer of the drill's own",
    process: undefined,
    restart: async () => undefined,
    stop,
  };
}

async function distinctPorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

function withPort(url: string, port: number): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}
