import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { Refusal } from "./refusal.ts";

export const checkout = resolve(import.meta.dirname, "../..");

/** The paths of the checkout, and of the data that the local world keeps between runs. */
export function dataPathsIn(dataFolder: string) {
  const inPackages = (path: string) => join(checkout, "packages", path);
  return {
    dataFolder,
    marker: markerIn(dataFolder),
    objects: join(dataFolder, "objects"),
    identity: join(dataFolder, "identity"),
    learning: join(dataFolder, "learning"),
    mailbox: join(dataFolder, "mailbox"),
    /** The people of the local directory. */
    directory: join(dataFolder, "directory.json"),
    /** The preferred folder of the database; the database's own user may need another one (`reachableDataDir`). */
    postgres: join(dataFolder, "postgres"),
    logs: join(dataFolder, "logs"),
    secrets: join(dataFolder, "secrets.json"),
    ports: join(dataFolder, "ports.json"),
    simulators: join(dataFolder, "simulators.json"),
    /** A file that exists if the runs of the demo people were delivered. */
    demoRuns: join(dataFolder, "demo-runs.txt"),
    /** The folder of results that simulators have not delivered yet. */
    outboxes: join(dataFolder, "outboxes"),
    /** The stations of the local world, a folder each. */
    stations: join(dataFolder, "stations"),
    /** The folder of Node's compile cache. */
    compiled: join(dataFolder, "compiled"),
    siteConfig: join(dataFolder, "config.json"),
    runFile: join(dataFolder, "run.json"),
    bin: (name: string) => join(checkout, "node_modules/.bin", name),
    /** A program of the API: either built, which starts in half the processor time, or its source. */
    program: (name: "server" | "worker" | "migrate", isBuilt: boolean) =>
      inPackages(isBuilt ? `api/dist/${name}.js` : `api/src/${name}.ts`),
    web: inPackages("web"),
    webRoot: inPackages("web/dist"),
    persistedOperations: inPackages("web/persisted-operations.json"),
    graphqlSchema: inPackages("graphql-schema"),
    local: import.meta.dirname,
  };
}

export type DataPaths = ReturnType<typeof dataPathsIn>;

/**
 * Whether the data folder was missing or empty when Cathedra first used it, so that files with Cathedra's names are ours; true
 * for the checkout's own folder.
 */
export function isOurDataFolder({ dataFolder, marker }: Pick<DataPaths, "dataFolder" | "marker">): boolean {
  return existsSync(marker) || resolve(dataFolder) === join(checkout, ".data");
}

function markerIn(dataFolder: string): string {
  return join(dataFolder, ".cathedra");
}

/**
 * Creates the data folder; the error explains in one sentence why it cannot be used. Root may use folders of other users.
 */
export function prepareDataFolder(folder: string, uid = process.getuid?.() ?? 0): void {
  const foreign = makeAndList(folder).find((path) => uid !== 0 && statSync(path).uid !== uid);
  if (foreign === undefined) return;
  throw new Refusal(
    `${foreign} belongs to another user (was Cathedra run as root here?): give it back with ` +
      `\`sudo chown -R $(id -un) "${folder}"\`, or name another folder in CATHEDRA_DATA.`,
  );
}

/** Creates the folder, and lists the entries in it that our processes write to. */
function makeAndList(folder: string): readonly string[] {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(`The data folder cannot be used: ${reason}. Name another one in CATHEDRA_DATA.`);
  }
  const names = readdirSync(folder);
  if (names.length === 0) {
    writeFileSync(
      markerIn(folder),
      "Cathedra made this folder; `npm start -- --reset` throws its data away.\n",
    );
  }
  const inside = names.map((name) => join(folder, name));
  // The folder of the database is not checked, because the database itself reports when it cannot use it.
  const ours = inside.filter((path) => !basename(path).startsWith("postgres"));
  const logs = join(folder, "logs");
  return [folder, ...ours, ...(existsSync(logs) ? readdirSync(logs).map((name) => join(logs, name)) : [])];
}
