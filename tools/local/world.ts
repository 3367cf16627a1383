import { join } from "node:path";
import * as v from "valibot";
import type { CleanUps } from "./clean-ups.ts";
import { contentService, playerAt } from "./content-service.ts";
import { checkout, dataPathsIn, isOurDataFolder, prepareDataFolder } from "./data-paths.ts";
import { checkOwnDatabase, databaseFolder, databaseService } from "./database.ts";
import { startWatching } from "./dev-watch.ts";
import { chooseDirectoryPort, directoryCredential, directoryService } from "./directory-service.ts";
import { writeFileAtomic } from "./files.ts";
import { identityService, issuerAt } from "./identity-service.ts";
import { chooseLearningPort, learningAt, learningService } from "./learning-service.ts";
import { type LogFile, openLogFile } from "./log-file.ts";
import { chooseMachinePorts, getMachines, machinesService, seeded, wantedFleet } from "./machines-service.ts";
import { chooseMailboxPorts, mailboxAt, mailboxService } from "./mailbox-service.ts";
import type { Options } from "./options.ts";
import { apiService, webService, workerService } from "./portal.ts";
import type { PortalPlan } from "./portal-plan.ts";
import { checkHost, openPortBook } from "./ports.ts";
import type { Progress } from "./progress.ts";
import { chooseReportsPort, reportsAt, reportsService } from "./reports-service.ts";
import { resetData } from "./reset.ts";
import { claimRun } from "./run-file.ts";
import { loadOrCreateSecrets } from "./secrets.ts";
import { seedDemoRuns } from "./seed-demo-runs.ts";
import { type Keeper, type Service, superviseService } from "./service.ts";
import { writeSiteConfig } from "./site-config.ts";
import { stationsService } from "./stations-service.ts";
import { runTask } from "./task.ts";
import { buildWeb, isWebBuilt } from "./web-build.ts";

export type WorldParts = {
  readonly options: Options;
  readonly progress: Progress;
  /** Filled while parts start; the caller runs it in any case. */
  readonly stops: CleanUps;
  /** Aborted by Ctrl-C: the service that is still starting is stopped. */
  readonly signal: AbortSignal;
};

export type World = {
  readonly origin: string;
  readonly mailbox: string;
  /** The page on which the receiver of error reports and feedback shows them. */
  readonly reports: string;
  readonly learning: string;
  readonly dataFolder: string;
};

/** Starts the whole portal, part after part, and keeps each part running. */
export async function startWorld({ options, progress, stops, signal }: WorldParts): Promise<World> {
  const paths = dataPathsIn(options.dataFolder ?? join(checkout, ".data"));
  prepareDataFolder(paths.dataFolder);
  const runFile = await claimRun(paths.runFile, progress.say);
  stops.add(runFile.release);

  const { dataDir, moved } = databaseFolder(paths.postgres);
  const embedded = options.databaseUrl === undefined;
  if (options.reset)
    await progress.step("Empty the data folder", () => resetData(paths, dataDir, progress.say));
  if (embedded && moved)
    progress.say(`The database's user cannot enter ${checkout}: its data is in ${dataDir}`);

  const keeper: Keeper = {
    say: progress.say,
    started(name, identity) {
      if (identity !== undefined) runFile.children.set(name, identity);
      runFile.update({});
    },
  };
  /** Starts services at the same time; they are stopped in the opposite order of the list. */
  const startServices = async (...services: readonly Service[]) => {
    signal.throwIfAborted();
    const started = await Promise.allSettled(services.map((service) => superviseService(service, keeper)));
    for (const one of started) if (one.status === "fulfilled") stops.add(one.value.stop);
    for (const one of started) if (one.status === "rejected") throw one.reason;
  };
  const log = (name: string): LogFile => {
    const file = openLogFile(join(paths.logs, `${name}.log`));
    stops.add(file.close);
    return file;
  };
  const task = (what: string, script: string, databaseUrl: string, env: Record<string, string> = {}) =>
    runTask({
      what,
      args: ["--conditions=cathedra-source", script],
      env: { ...env, DATABASE_URL: databaseUrl },
      signal,
    });

  const chosen = await progress.step("Settings and ports", async () => {
    await checkHost(options.host);
    const book = openPortBook(paths.ports, options.host, progress.say);
    const portal = await book.choose({
      name: "portal",
      setting: "PORT",
      explicit: options.port,
      preferred: 3000,
    });
    const identity = await book.choose({
      name: "identity service",
      setting: "IDENTITY_PORT",
      explicit: options.identityPort,
      preferred: 3001,
    });
    const database = embedded
      ? await book.choose({ name: "database", explicit: undefined, preferred: undefined })
      : undefined;
    const api = options.dev
      ? await book.choose({ name: "API", explicit: undefined, preferred: undefined })
      : portal;
    const content = await book.choose({ name: "news and videos", explicit: undefined, preferred: undefined });
    const mailbox = await chooseMailboxPorts(book);
    const learning = await chooseLearningPort(book);
    const reports = await chooseReportsPort(book);
    const directory = await chooseDirectoryPort(book);
    const machines = await chooseMachinePorts(book, options.simulators);
    const secrets = loadOrCreateSecrets(paths.secrets);
    writeSiteConfig(paths.siteConfig, issuerAt(identity), playerAt(content));
    return {
      portal,
      identity,
      database,
      api,
      content,
      mailbox,
      learning,
      reports,
      directory,
      machines,
      secrets,
    };
  });
  const origin = `http://localhost:${chosen.portal}`;

  if (options.build && !options.dev) {
    const name = isWebBuilt(paths) ? "Web" : "Web (the first build takes a while)";
    await progress.step(name, (note) => buildWeb(paths, signal, note));
  }

  const databaseUrl = await progress.step("Database", async (note) => {
    if (options.databaseUrl !== undefined) {
      await checkOwnDatabase(options.databaseUrl);
      note("from DATABASE_URL");
      return options.databaseUrl;
    }
    const service = databaseService({
      dataDir,
      port: chosen.database ?? 0,
      log: log("database"),
      mayReset: isOurDataFolder(paths),
    });
    await startServices(service);
    return service.url();
  });
  await progress.step("Migrations", () =>
    task("Migrating the database", paths.program("migrate", options.startsBuilt), databaseUrl),
  );
  const { machines } = chosen;
  const demoData = await progress.step("Demo data", async (note) => {
    const output = await task("Writing the demo data", join(paths.local, "seed-demo.ts"), databaseUrl, {
      DEMO_LIFE: options.life ? "yes" : "no",
      DIRECTORY_CREDENTIAL: directoryCredential(chosen.secrets),
      MACHINES: JSON.stringify(wantedFleet(machines?.simulators ?? [])),
    });
    const written = v.parse(seeded, JSON.parse(output));
    if (written.leftOut.length > 0) note(`without some demo events (${written.leftOut.join(", ")})`);
    return written;
  });
  const plan: PortalPlan = {
    options,
    paths,
    secrets: chosen.secrets,
    databaseUrl,
    origin,
    apiPort: chosen.api,
    contentPort: chosen.content,
    learningPort: chosen.learning,
    mailbox: chosen.mailbox,
    reportsPort: chosen.reports,
    directoryPort: chosen.directory,
    machines: chosen.machines ?? null,
    log,
    signal,
  };
  await progress.step("News and videos", () =>
    // Started before the worker, which requests from them as soon as it runs.
    startServices(contentService({ options, paths, port: chosen.content, log: log("content"), signal })),
  );
  await progress.step("Mailbox", () => startServices(mailboxService(plan)));
  await progress.step("Receiver of reports", () => startServices(reportsService(plan)));
  await progress.step("Learning platform", () => startServices(learningService(plan)));
  if (machines !== undefined) {
    await progress.step("Simulators", async () => {
      const fleet = getMachines(machines, demoData);
      writeFileAtomic(paths.simulators, JSON.stringify(fleet));
      await startServices(machinesService(plan, machines.host, fleet));
    });
  }
  await progress.step("Identity service, API and worker", () =>
    startServices(
      identityService({ options, paths, port: chosen.identity, origin, log: log("identity"), signal }),
      apiService(plan),
      workerService(plan),
    ),
  );
  if (options.life) await progress.step("Directory of Lakeside", () => startServices(directoryService(plan)));
  if (options.life) {
    await progress.step("Software of stations, library, report", () =>
      task("Filling the demo world with files", join(paths.local, "seed-demo-files.ts"), databaseUrl, {
        OBJECTS: paths.objects,
        SECRET: chosen.secrets.objectStore,
        RELEASE_SIGNING_KEY: chosen.secrets.releases,
        ORIGIN: origin,
      }),
    );
    await progress.step("Stations", async () => {
      const script = join(paths.local, "station/enrol-demo.ts");
      await task("Enrolling the stations", script, databaseUrl, {
        STATIONS_FOLDER: paths.stations,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? paths.compiled,
      });
      await startServices(stationsService(plan));
    });
  }
  if (options.dev) {
    await progress.step("Web, watched", async () => {
      stops.add(await startWatching(paths, progress.say, signal));
      await startServices(webService(plan, chosen.portal));
    });
  }
  runFile.update({ ready: true, origin, issuer: issuerAt(chosen.identity) });
  if (options.life && machines !== undefined) {
    const issuer = issuerAt(chosen.identity);
    stops.add(seedDemoRuns({ paths, databaseUrl, api: chosen.api, origin, issuer, say: progress.say }));
  }
  const { mailbox, learning, reports } = chosen;
  return {
    origin,
    mailbox: mailboxAt(mailbox),
    learning: learningAt(learning),
    reports: reportsAt(reports),
    dataFolder: paths.dataFolder,
  };
}
