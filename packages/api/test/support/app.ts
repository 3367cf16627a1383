import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { Pool } from "pg";
import { buildApp } from "../../src/app.ts";
import type { Config } from "../../src/config.ts";
import { type DatabaseOptions, type OpenDatabase, openDatabase } from "../../src/db/database.ts";
import { openHintFeed } from "../../src/modules/hints/public.ts";
import { type Clock, systemClock } from "../../src/ports/clock.ts";
import type { HintFeed } from "../../src/ports/hint-feed.ts";
import type { LearningPlatform } from "../../src/ports/learning-platform.ts";
import type { ObjectStore } from "../../src/ports/object-store.ts";
import type { ReportSink } from "../../src/ports/report-sink.ts";
import { openObjectStore } from "../../src/storage/open-object-store.ts";
import { type TestDatabase, testDatabase } from "./database.ts";
import { startIdentity, type TestIdentity } from "./identity.ts";
import { openBeforeAll } from "./open-before-all.ts";

export type TestApp = {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly database: TestDatabase;
  /** The application's own connections. */
  readonly pool: Pool;
  readonly identity: TestIdentity;
  readonly objectStore: ObjectStore;
  readonly hintFeed: HintFeed;
  /** Ends when no reading of progress is under way, in any of the processes. */
  readonly readingsEnded: () => Promise<void>;
  /** Each process, the one that is `app` first. */
  readonly apps: readonly FastifyInstance[];
  /** Sends one GraphQL request; without `token`, as a signed-in person. */
  graphql(body: unknown, options?: GraphqlOptions): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

export type GraphqlOptions = {
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
};

export type TestAppOptions = {
  readonly config?: Partial<Config>;
  readonly database?: DatabaseOptions;
  /** The demo world is there from the beginning. */
  readonly withWorld?: boolean;
  /** Another way for each process to its database. */
  readonly through?: (database: TestDatabase) => Promise<OpenDatabase>;
  readonly clock?: Clock;
  /** The learning platform of each process. */
  readonly platform?: () => LearningPlatform;
  /** The receiver of error reports; without it there is none. */
  readonly reportSink?: ReportSink;
  /**
   * This many processes on one database, each with a pool of its own, take GraphQL requests in turn, so that races happen
   * between them.
   */
  readonly processes?: number;
  /** How long a page waits for a reading of progress, in milliseconds; without it, until the reading has ended. */
  readonly readingWaitMs?: () => number;
  /** The clock of the database only moves when the test moves it (`database-clock.ts`). */
  readonly ownsDatabaseClock?: boolean;
  /** Registers routes or inspects the application before it is ready. */
  readonly extend?: (app: FastifyInstance) => void;
};

/** A busy machine is no overload: what tests of that need, they set. */
const loadLimits = { maxInFlight: 4096, maxLagMs: 60_000, sampleMs: 60_000 };
/** Longer than any reading may take. */
const untilRead = 50_000;

function testConfig(identity: TestIdentity, folder: string): Config {
  return {
    environment: "test",
    database: {
      url: "postgres://unused",
      directUrl: "postgres://unused",
      poolSize: 5,
      isPooled: false,
      namesStatements: true,
      replicaUrls: [],
    },
    http: {
      host: "127.0.0.1",
      port: 0,
      publicUrl: "http://portal.example",
      trustProxy: false,
      shutdownDelayMs: 0,
    },
    rateLimits: { user: 100_000, address: 100_000 },
    inFlight: { user: 64, address: 2000 },
    site: {
      identity: { issuer: identity.issuer, clientId: "cathedra-web", audience: identity.audience },
      product: {
        title: "Cathedra",
        copyright: "© 2026 Cathedra",
        contactEmail: "help@cathedra.example",
        partners: [],
      },
      administration: {},
      videos: { playerUrl: "https://player.example/embed" },
      cookies: { serviceTag: "service_tag", clientVersion: "client_version" },
      simulators: {},
      desktopClient: { overWebSocket: false },
      offline: { isOn: true },
    },
    otherClients: [],
    securityContacts: ["mailto:security@portal.example", "https://portal.example/report"],
    persistedOperations: new Map(),
    objectStore: { kind: "fs", folder },
    objectStoreSecret: "a secret of more than thirty-two characters",
    logLevel: "silent",
    newUserLogbook: true,
    content: {},
    logbookAdminCustomers: ["Northgate University Hospital"],
    voucherAdminCustomers: ["Northgate University Hospital"],
    machines: {
      fleetSecret: "a fleet's secret of more than thirty-two characters",
      frameSources: ["https://*.sim.example"],
    },
  };
}

/** The whole application on a database and an identity service of its own. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), "cathedra-objects-"));
  const [database, identity] = await Promise.all([
    testDatabase(options.database, options.withWorld === true ? "world" : "empty", options.ownsDatabaseClock),
    startIdentity(),
  ]);
  const config: Config = { ...testConfig(identity, folder), ...options.config };
  const { clock = systemClock } = options;
  const objectStore = await openObjectStore(config, clock);
  const way = options.through === undefined ? undefined : await options.through(database);
  const { close: _, ...ofDatabase } = way ?? database;
  const { pool } = ofDatabase;
  const learning = () => (options.platform === undefined ? {} : { learningPlatform: options.platform() });
  const hintFeed = openHintFeed(database.url);
  const working = new Set<Promise<unknown>>();
  const readingLimits = {
    get waitMs() {
      return options.readingWaitMs?.() ?? untilRead;
    },
    onWork: (work: Promise<unknown>) => {
      working.add(work);
      const ended = () => void working.delete(work);
      work.then(ended, ended);
    },
  };
  const reports = options.reportSink === undefined ? {} : { reportSink: options.reportSink };
  const app = await buildApp(config, {
    ...ofDatabase,
    clock,
    objectStore,
    hintFeed,
    loadLimits,
    readingLimits,
    ...learning(),
    ...reports,
  });
  options.extend?.(app);
  await app.ready();
  const others = await Promise.all(
    Array.from({ length: (options.processes ?? 1) - 1 }, async () => {
      const { close, ...own } =
        (await options.through?.(database)) ?? openDatabase(database.nearUrl, options.database);
      const feed = openHintFeed(database.url);
      const other = await buildApp(config, {
        ...own,
        clock,
        objectStore,
        hintFeed: feed,
        loadLimits,
        readingLimits,
        ...learning(),
      });
      await other.ready();
      return {
        app: other,
        close: async () => {
          await other.close();
          await Promise.all([feed.close(), close()]);
        },
      };
    }),
  );
  const apps = [app, ...others.map((other) => other.app)];
  let requests = 0;
  const someone = identity.token();

  return {
    app,
    config,
    database,
    pool,
    identity,
    objectStore,
    hintFeed,
    readingsEnded: async () => {
      while (working.size > 0) await Promise.allSettled(working);
    },
    apps,
    graphql: async (body, { token, headers = {} } = {}) => {
      const authorization = token === null ? {} : { authorization: `Bearer ${token ?? (await someone)}` };
      const taking = apps[requests++ % apps.length] ?? app;
      return taking.inject({
        method: "POST",
        url: "/api/graphql",
        headers: { "content-type": "application/json", ...authorization, ...headers },
        payload: typeof body === "string" ? body : JSON.stringify(body),
      });
    },
    close: async () => {
      await Promise.all([app.close(), ...others.map((other) => other.close())]);
      await Promise.all([hintFeed.close(), way?.close()]);
      await Promise.all([database.drop(), identity.close(), rm(folder, { recursive: true, force: true })]);
    },
  };
}

/** The same for all tests of a file: open before the first, closed after the last. */
export function setUpTestApp(...options: Parameters<typeof testApp>): TestApp {
  return openBeforeAll(() => testApp(...options));
}
