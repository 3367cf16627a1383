import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { Refusal } from "./refusal.ts";

export const checkout = resolve(import.meta.dirname, "../../..");

/** Where everything lies: the checkout's parts, and what the local world keeps between runs. */
export function placesIn(dataFolder: string) {
  const inPackages = (path: string) => join(checkout, "packages", path);
  return {
    dataFolder,
    objects: join(dataFolder, "objects"),
    identity: join(dataFolder, "identity"),
    /** Preferred; the database's own user may need another one, see `reachableDataDir`. */
    postgres: join(dataFolder, "postgres"),
    logs: join(dataFolder, "logs"),
    secrets: join(dataFolder, "secrets.json"),
    ports: join(dataFolder, "ports.json"),
    siteConfig: join(dataFolder, "config.json"),
    runFile: join(dataFolder, "run.json"),
    bin: (name: string) => join(checkout, "node_modules/.bin", name),
    server: inPackages("api/src/server.ts"),
    worker: inPackages("api/src/worker.ts"),
    migrate: inPackages("api/src/migrate.ts"),
    web: inPackages("web"),
    webRoot: inPackages("web/dist"),
    persistedOperations: inPackages("web/persisted-operations.json"),
    graphqlSchema: inPackages("graphql-schema"),
    local: import.meta.dirname,
  };
}

export type Places = ReturnType<typeof placesIn>;

/** Makes the data folder; says in one sentence why it cannot be used. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const secrets = join(folder, "secrets.json");
    if (existsSync(secrets)) accessSync(secrets, constants.R_OK | constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new Refusal(
      `The data folder ${folder} cannot be used (${reason}): it may belong to another user; remove it, run as that ` +
        "user, or name another folder in CATHEDRA_DATA.",
    );
  }
}
