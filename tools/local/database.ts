import {
  type PostgresProblem,
  PostgresRefusal,
  reachableDataDir,
  startPostgres,
} from "@cathedra/test-fixtures/embedded-postgres";
import { Client } from "pg";
import type { LogFile } from "./log-file.ts";
import { Refusal } from "./refusal.ts";
import type { Service } from "./service.ts";

/** The database of the local world on its embedded server. */
export const databaseName = "cathedra";

/** Settings with which a failed statement is logged without values that people typed. */
const quietly = { log_error_verbosity: "terse", log_parameter_max_length: "0" };

export type DatabasePlan = {
  readonly dataDir: string;
  readonly port: number;
  readonly log: LogFile;
  /** Whether `--reset` is possible here, so that a message may advise it. */
  readonly mayReset: boolean;
};

/** The data folder of the embedded server, and whether it differs from the preferred one. */
export function databaseFolder(preferred: string): { readonly dataDir: string; readonly moved: boolean } {
  return reachableDataDir(preferred);
}

/** The embedded server as a service; `url` is the fixed address of the portal's database while the server runs. */
export function databaseService({
  dataDir,
  port,
  log,
  mayReset,
}: DatabasePlan): Service & { readonly url: () => string } {
  let url = "";
  return {
    name: "database",
    url: () => url,
    async start() {
      const server = await startPostgres({ dataDir, port, log: log.write, settings: quietly }).catch(
        (error: unknown) => {
          throw withAdvice(error, log.path, mayReset);
        },
      );
      await createIfMissing(server.url("postgres"));
      url = server.url(databaseName);
      return {
        identity: undefined,
        exited: server.exited,
        stop: () => server.stop(),
      };
    },
  };
}

/**
 * Checks a configured database; the error explains in one sentence why it cannot be used, without the address, which may
 * contain a password.
 */
export async function checkOwnDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error && error.message !== "" ? error.message : String(error);
    throw new Refusal(`The database in DATABASE_URL cannot be used: ${reason}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createIfMissing(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const found = await client.query("select from pg_database where datname = $1", [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(databaseName)}`);
  } finally {
    await client.end();
  }
}

/** Adds advice to a database refusal; returns any other error unchanged. */
function withAdvice(error: unknown, logPath: string, mayReset: boolean): unknown {
  if (!(error instanceof PostgresRefusal)) return error;
  return new Refusal(`${error.message}. ${adviceOn(error.problem, logPath, mayReset)}`);
}

function adviceOn(problem: PostgresProblem, logPath: string, mayReset: boolean): string {
  const startOver = mayReset
    ? "or start over with `npm start -- --reset`, which loses the data"
    : "or name another folder in CATHEDRA_DATA";
  switch (problem) {
    case "foreign":
      return `Move it away, ${mayReset ? "name another folder in CATHEDRA_DATA, " : ""}${startOver}.`;
    case "no-marker":
      return "Put that file back from a backup, or move the folder away, and a new database is made.";
    case "damaged-marker":
      return `Put that file back from a backup, ${startOver}.`;
    case "being-made":
      return "Wait until it is done, or stop that process.";
    case "closed":
      return "Give the folder back to yourself, or name another one in CATHEDRA_DATA.";
    case "does-not-start":
      return `All that it said is in ${logPath}; if its data is damaged, restore a backup of the folder, ${startOver}.`;
  }
}
